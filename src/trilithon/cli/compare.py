"""`trilithon compare`: the same deals without a pack and with it, and what that changes."""

from __future__ import annotations

from contextlib import closing
from typing import Annotated

from trilithon.cli import arguments as a
from trilithon.cli.simulate import cores, progress
from trilithon.cli.terminal import output, print_table, print_warnings
from trilithon.lab.comparison import Change, Comparison, Shift, play_pairs
from trilithon.lab.simulation import Series, deaf_to_ctrl_c

EXAMPLES = """\
Examples:

    trilithon compare pantheon --seats greedy,greedy --pack my.toml
    trilithon compare monumental --seats greedy,greedy,greedy --games 300 --pack my.toml
"""


def compare(
    game: a.GameId,
    /,
    *,
    seats: Annotated[str, a.described("The agents, one for each seat, separated by commas.")],
    pack: a.Packs,
    games: Annotated[int, a.described("How many deals, each played twice.", validator=a.AT_LEAST_1)] = 100,
    workers: Annotated[
        int | None,
        a.described(
            "How many processes without and with the pack. Unless given, one for each core.",
            validator=a.AT_LEAST_1,
        ),
    ] = None,
    seed: Annotated[int, a.described("Another seed, other games; the same one, the same games.")] = 1,
    option: a.Options = [],  # noqa: B006  never changed, as in the other commands
) -> None:
    """Let agents play many games without a pack and with it, and report what it changes.

    Every deal is played twice, with the same seats and the same luck as far as the pack leaves it alone. A change that
    is larger than the number behind it (±) is hardly luck.
    """
    series = Series(game, a.read_agents(seats), games, seed, a.read_options(option))
    print_warnings(Series(game, series.entrants, games, seed, series.options, tuple(pack)).check())
    comparison = Comparison(series.entrants)
    try:
        with (
            closing(play_pairs(series, pack, min(workers or cores(), games))) as pairs,
            progress(games) as step,
        ):
            for pair in pairs:
                with deaf_to_ctrl_c():  # a pair is counted, or it is not
                    comparison.add(*pair)
                step()
    finally:  # after Ctrl-C as well: what is finished is reported
        if comparison.pairs:
            _print_report(game, comparison)


def _print_report(game: str, comparison: Comparison) -> None:
    out, n = output(), comparison.pairs
    out.print(f"{game}; deals played without the pack and with it: {n}", style="bold")
    out.print(f"{comparison.alike} of them ended with the same points: the pack did not matter there.")
    out.print()
    rows = [[name, *_row(change)] for name, change in comparison.categories.items()]
    rows.append(["total", *_row(comparison.points)])
    print_table(["points of a seat", "without", "with", "change", "±"], rows, words=1)
    for kind, having in comparison.traits.items():
        out.print()
        columns = [kind, "seats", "without", "with", "change", "±", "wins without", "with", "change", "±"]
        cells = [
            [name, str(those.points.change.n), *_row(those.points), *_row(those.wins, percent=True)]
            for name, those in sorted(having.items())
        ]
        print_table(columns, cells, words=1)
    for kind, shifts in comparison.ahead().items():
        _print_shifts(f"ahead with {kind}", shifts, form=".1f")
    for kind, shifts in comparison.taken().items():
        _print_shifts(f"taken {kind}", shifts, form=".1%")


def _print_shifts(title: str, shifts: list[Shift], form: str) -> None:
    """Those that are more than luck alone: there are many, and most change by a little."""
    output().print()
    rows = [
        [
            shift.name,
            format(shift.before.value, form),
            format(shift.after.value, form),
            format(shift.change.value, f"+{form}"),
            format(shift.change.reach, form),
        ]
        for shift in shifts
        if shift.is_more_than_luck
    ]
    if rows:
        print_table([title, "without", "with", "change", "±"], rows, words=1)
    output().print(f"{title}: {len(shifts) - len(rows)} of {len(shifts)} changed by no more than luck may do")


def _row(change: Change, percent: bool = False) -> list[str]:
    form = ".1%" if percent else ".1f"
    estimate = change.change.estimate
    reach = "–" if estimate.reach is None else format(estimate.reach, form)
    return [
        format(change.before.value, form),
        format(change.after.value, form),
        format(estimate.value, f"+{form}"),
        reach,
    ]
