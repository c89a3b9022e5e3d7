"""What `trilithon simulate` prints at the end."""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.cli.terminal import output, print_table
from trilithon.kernel.game import Game
from trilithon.lab.statistics import Chance, Standing, Tally, spread

RESULT = ("wins", "95 % interval", "points")


def print_report(game: Game, tally: Tally, seconds: float, wanted: int) -> None:
    out, seats, length = output(), len(tally.seats), tally.length
    played = str(tally.games) if tally.games == wanted else f"{tally.games} of {wanted}"
    out.print(f"{game.id}, {seats} players; games: {played}", style="bold")
    out.print()
    print_table(["agent", *RESULT, "ms a decision"], [_agent_row(agent) for agent in tally.entrants], words=1)
    out.print()
    sheet = [[agent.name, *_one_decimal([*agent.mean_sheet, agent.mean_score])] for agent in tally.entrants]
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


def _chance_row(chance: Chance) -> list[str]:
    rate = chance.rate
    return [chance.name, f"{rate.value:.1%}", f"{rate.low:.1%} to {rate.high:.1%}", str(chance.games)]


def _agent_row(agent: Standing) -> list[str]:
    return [*_row(agent), f"{1000 * agent.seconds_per_decision:.2f}"]


def _row(standing: Standing) -> list[str]:
    rate = standing.win_rate
    interval = f"{rate.low:.1%} to {rate.high:.1%}"
    return [standing.name, f"{rate.value:.1%}", interval, *_one_decimal([standing.mean_score])]


def _one_decimal(numbers: Sequence[float]) -> list[str]:
    return [f"{number:.1f}" for number in numbers]
