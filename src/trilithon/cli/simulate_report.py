"""What `trilithon simulate` prints at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from trilithon.cli.terminal import output, print_table
from trilithon.kernel.game import Game
from trilithon.lab.balance import Account, Balance, Having
from trilithon.lab.means import Estimate, Mean
from trilithon.lab.statistics import Chance, Rate, Standing, Tally, spread, wilson

RESULT = ("wins", "95 % interval", "points", "±")


def print_report(game: Game, tally: Tally, seconds: float, wanted: int) -> None:
    out, seats, length = output(), len(tally.seats), tally.length
    played = str(tally.games) if tally.games == wanted else f"{tally.games} of {wanted}"
    out.print(f"{game.id}, {seats} players; games: {played}", style="bold")
    out.print()
    print_table(["agent", *RESULT, "ms a decision"], [_agent_row(agent) for agent in tally.entrants], words=1)
    out.print()
    sheet = [[agent.name, *_one_decimal([*agent.mean_sheet, agent.score.value])] for agent in tally.entrants]
    print_table(["points for", *(tally.columns or game.categories), "total"], sheet, words=1)
    out.print()
    print_table(["seat", *RESULT], [_row(seat) for seat in tally.seats], words=1)
    out.print()
    _print_study(tally)
    out.print(
        f"length: {length.mean:.0f} decisions on average, median {length.median:.0f}, from {length.least:.0f} "
        f"to {length.most:.0f}; {tally.moves / tally.games:.0f} moves with the automatic ones"
    )
    out.print(f"speed: {tally.decisions / seconds:,.0f} decisions a second, {seconds:.1f} s in all")
    out.print(f"Among equals each wins {1 / seats:.1%}. A victory shared by two is half a win for each.")
    if tally.games % seats:
        out.print(f"Not every agent sat everywhere equally often: that takes a multiple of {seats} games.")


def _print_study(tally: Tally) -> None:
    """What the games say about the box, where the game keeps such accounts."""
    for kind, having in tally.balance.having.items():
        _print_having(kind, list(having.values()), tally.games)
    for kind, accounts in tally.balance.accounts.items():
        _print_accounts(kind, list(accounts.values()), tally.balance)
    for kind, standings in tally.traits.items():
        print_table([kind, *RESULT], [_row(standings[name]) for name in sorted(standings)], words=1)
        output().print()
    for kind, chances in tally.chances.items():
        rows = sorted(chances.values(), key=lambda chance: chance.rate.value)
        print_table([kind, "taken", "95 % interval", "came up"], [_chance_row(row) for row in rows], words=1)
        output().print()
    for name, numbers in tally.measures.items():
        of = spread(numbers)
        output().print(
            f"{name}: {of.mean:.1f} on average, median {of.median:g}, from {of.least:g} to {of.most:g}"
        )


def _print_having(kind: str, rows: list[Having], games: int) -> None:
    """Whatever helps most comes first. Ways to it have columns of their own, the usual one first."""
    ways = [way for way, _ in sum((row.times for row in rows), Counter[str]()).most_common() if way]
    columns = [kind, "a game", *ways, "wins with", "95 % interval", "without", "ahead by", "±", "games"]
    rows = sorted(rows, key=lambda row: row.ahead.value, reverse=True)
    print_table(columns, [_having_row(row, ways, games) for row in rows], words=1)
    output().print()


def _having_row(row: Having, ways: Sequence[str], games: int) -> list[str]:
    times = [row.times.total(), *(row.times[way] for way in ways)]
    with_it, without = wilson(row.wins_with, row.seats_with), wilson(row.wins_without, row.seats_without)
    return [
        row.name,
        *(f"{n / games:.2f}" for n in times),
        f"{with_it.value:.1%}",
        _interval(with_it),
        f"{without.value:.1%}",
        *_estimate(row.ahead.estimate, signed=True),
        str(row.games),
    ]


def _print_accounts(kind: str, rows: list[Account], balance: Balance) -> None:
    """One of the numbers may be called points: those of its own time; a total is that of whole games."""
    what = list(dict.fromkeys(name for row in rows for name in row.numbers))
    columns = [kind, "games", *(part for name in what for part in (name, "±")), "total", "more", "±"]
    cells = [
        [
            row.name,
            str(row.points.n),
            *(cell for name in what for cell in _estimate(row.numbers.get(name, Mean()).estimate)),
            f"{row.points.value:.1f}",
            *_estimate(row.more_than_without(balance.points), signed=True),
        ]
        for row in sorted(rows, key=lambda row: row.name)
    ]
    print_table(columns, cells, words=1)
    output().print()


def _chance_row(chance: Chance) -> list[str]:
    return [chance.name, f"{chance.rate.value:.1%}", _interval(chance.rate), str(chance.came_up)]


def _agent_row(agent: Standing) -> list[str]:
    return [*_row(agent), f"{1000 * agent.seconds_per_decision:.2f}"]


def _row(standing: Standing) -> list[str]:
    rate = standing.win_rate
    return [standing.name, f"{rate.value:.1%}", _interval(rate), *_estimate(standing.score.estimate)]


def _interval(rate: Rate) -> str:
    return f"{rate.low:.1%} to {rate.high:.1%}"


def _estimate(estimate: Estimate, signed: bool = False) -> list[str]:
    reach = "–" if estimate.reach is None else f"{estimate.reach:.1f}"
    return [f"{estimate.value:{'+' if signed else ''}.1f}", reach]


def _one_decimal(numbers: Sequence[float]) -> list[str]:
    return [f"{number:.1f}" for number in numbers]
