"""`trilithon match`: is one agent better than another?"""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Annotated

from rich.progress import Progress, TextColumn, TimeElapsedColumn

from trilithon.cli import arguments as a
from trilithon.cli.simulate import cores
from trilithon.cli.terminal import output, print_warnings, remarks
from trilithon.lab.match import WITHOUT_END, Block, KeptMatch, Rivals, counted, play_blocks
from trilithon.lab.means import Mean
from trilithon.lab.sequential import SequentialTest, Verdict
from trilithon.lab.simulation import deaf_to_ctrl_c

EXAMPLES = """\
Examples:

    trilithon match pantheon greedy random
    trilithon match monumental search:24 greedy --keep search.jsonl
    trilithon match monuments greedy glance --players 4 --low 25 --high 30
"""
PERCENT = 100


def match(
    game: a.GameId,
    first: Annotated[str, a.described("The agent that is judged; `trilithon agents` lists them.")],
    second: Annotated[str, a.described("The agent that it plays against, at all other seats.")],
    /,
    *,
    players: Annotated[int, a.described("How many sit at the table.", validator=a.AT_LEAST_1)] = 2,
    low: Annotated[
        float | None, a.described("A share of the wins in percent. Unless given, that of equals.")
    ] = None,
    high: Annotated[
        float | None, a.described("A higher one: it is tested which of them it is. Unless given, 5 more.")
    ] = None,
    mistakes: Annotated[float, a.described("How often, in percent, the test may be mistaken.")] = 5.0,
    most: Annotated[
        int, a.described("Stop after so many deals, whatever they say.", validator=a.AT_LEAST_1)
    ] = WITHOUT_END,
    keep: Annotated[
        Path | None,
        a.described("Keep what was played here: the same command goes on from there."),
    ] = None,
    workers: Annotated[
        int | None,
        a.described("How many processes. Unless given, one for each core.", validator=a.AT_LEAST_1),
    ] = None,
    seed: Annotated[int, a.described("Another seed, other deals; the same one, the same deals.")] = 1,
    option: a.Options = [],  # noqa: B006  never changed, as in the other commands
    pack: a.Packs = [],  # noqa: B006
) -> None:
    """Let two agents play until it can be told whether the first one is better.

    Every deal is played once in each rotation of the seats, and its games are judged together: so nobody wins by luck
    of the deal. After each deal a sequential probability ratio test is asked whether the first agent's share of the
    wins is rather the higher or the lower one. Ctrl-C ends a match at any time; with `--keep` it can be gone on with.
    """
    specs = [a.read_agents(spec)[0] for spec in (first, second)]
    rivals = Rivals(game, specs[0], specs[1], players, seed, a.read_options(option), tuple(pack))
    equal = PERCENT / players
    lower = equal if low is None else low
    higher = lower + 5 if high is None else high
    test = SequentialTest(lower / PERCENT, higher / PERCENT, mistakes / PERCENT, mistakes / PERCENT)
    loaded = rivals.check()
    if pack:
        print_warnings(loaded)
    kept = KeptMatch(rivals, keep)
    counted(test, kept.blocks)
    try:
        if test.verdict is Verdict.OPEN and len(kept.blocks) < most:
            _play_on(rivals, kept, test, workers or cores(), most)
    finally:  # after Ctrl-C as well
        _print_report(rivals, test, kept.blocks)


def _play_on(rivals: Rivals, kept: KeptMatch, test: SequentialTest, workers: int, most: int) -> None:
    columns = (TextColumn("{task.description}"), TimeElapsedColumn())
    with (
        closing(play_blocks(rivals, workers, len(kept.blocks), most)) as blocks,
        Progress(*columns, console=remarks(), transient=True) as bar,
    ):
        task = bar.add_task(standing(test), total=None)
        for block in blocks:
            with deaf_to_ctrl_c():  # a block is counted and kept, or neither
                kept.add(block)
                test.add(block.score)
            bar.update(task, description=standing(test))
            if test.verdict is not Verdict.OPEN:
                return


def standing(test: SequentialTest) -> str:
    """Where the test stands, in one line."""
    lowest, highest = test.bounds
    share = test.share
    reach = "" if share.reach is None else f" ± {share.reach:.1%}"
    return (
        f"{test.scores.n} deals, {share.value:.1%}{reach} won; "
        f"log likelihood ratio {test.ratio:+.2f}, decided at {lowest:.2f} or {highest:+.2f}"
    )


def _print_report(rivals: Rivals, test: SequentialTest, blocks: list[Block]) -> None:
    out, n = output(), test.scores.n
    out.print(
        f"{rivals.game}: {rivals.first} against {rivals.second}, {rivals.seats} players; "
        f"deals: {n}, games: {n * rivals.seats}",
        style="bold",
    )
    if not n:
        out.print("Nothing was played.")
        return
    margin = Mean()
    for block in blocks[:n]:
        margin.add(block.margin)
    share, ahead = test.share, margin.estimate
    out.print(
        f"{rivals.first} won {share.value:.1%}{_plus_minus(share.reach, '.1%')}; equals win {1 / rivals.seats:.1%}"
    )
    out.print(f"points ahead of the others: {ahead.value:+.1f}{_plus_minus(ahead.reach, '.1f')}")
    lowest, highest = test.bounds
    out.print(f"log likelihood ratio {test.ratio:+.2f}, decided at {lowest:.2f} or {highest:+.2f}")
    out.print(_sentence(test), style="bold")


def _sentence(test: SequentialTest) -> str:
    low, high = f"{test.low:.1%}", f"{test.high:.1%}"
    match test.verdict:
        case Verdict.HIGH:
            return f"Decided: it wins {high} rather than {low}."
        case Verdict.LOW:
            return f"Decided: it wins {low} rather than {high}."
        case Verdict.OPEN:
            return f"Not decided yet between {low} and {high}."


def _plus_minus(reach: float | None, form: str) -> str:
    return "" if reach is None else f" ± {reach:{form}}"
