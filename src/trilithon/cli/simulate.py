"""`trilithon simulate`: a series of games between agents, and what it says."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic
from typing import Annotated, TextIO

from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn

from trilithon.cli import arguments as a
from trilithon.cli.simulate_report import print_report
from trilithon.cli.terminal import print_warnings, remarks
from trilithon.kernel.game import Game
from trilithon.kernel.kept import write_beside
from trilithon.lab.simulation import Series, deaf_to_ctrl_c, play_series
from trilithon.lab.statistics import Tally

EXAMPLES = """\
Examples:

    trilithon simulate pantheon --seats greedy,random --games 100
    trilithon simulate pantheon --seats search:24,greedy --out games.jsonl
    trilithon simulate pantheon --seats greedy,greedy --option jump_column=false
    trilithon simulate pantheon --seats random,random --pack cheaper.toml
"""


def simulate(
    game: a.GameId,
    /,
    *,
    seats: Annotated[
        str,
        a.described(
            "The agents, one for each seat that the game does not play itself, separated by commas; or none."
        ),
    ],
    games: Annotated[int, a.described("How many games.", validator=a.AT_LEAST_1)] = 100,
    workers: Annotated[
        int | None,
        a.described("How many processes. Unless given, one for each core.", validator=a.AT_LEAST_1),
    ] = None,
    seed: Annotated[int, a.described("Another seed, other games; the same one, the same games.")] = 1,
    option: a.Options = [],  # noqa: B006  never changed, as in the other commands
    pack: a.Packs = [],  # noqa: B006
    out: Annotated[
        Path | None,
        a.described(
            "Write the games here, one JSON object in each line; their content is kept beside it in files "
            "content-….json, so that they can be replayed whatever is tuned later."
        ),
    ] = None,
) -> None:
    """Let agents play many games and report win rates, points and speed.

    Agents change seats from game to game, so that each sits everywhere equally often. The same command plays
    the same games, whatever the number of workers (unless an agent thinks by the clock).
    """
    series = Series(
        game, a.read_agents(seats), games, seed, a.read_options(option), tuple(pack), records=out is not None
    )
    loaded = series.check()
    if pack:
        print_warnings(loaded)
    tally = Tally(series.entrants)
    began = monotonic()
    try:
        with (
            _writing(out, series, loaded) as file,
            closing(play_series(series, min(workers or cores(), games))) as finished,
            progress(games) as step,
        ):
            for result in finished:
                with deaf_to_ctrl_c():  # a game is counted and kept, or neither
                    tally.add(result)
                    if file is not None:
                        file.write(json.dumps(result.to_json(loaded), ensure_ascii=False) + "\n")
                        file.flush()
                step()
    finally:  # after Ctrl-C as well: what is finished is reported
        if tally.games:
            print_report(loaded, tally, monotonic() - began, games)


def cores() -> int:
    """Those that this process may use, where the system tells."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def _writing(out: Path | None, series: Series, game: Game) -> Iterator[TextIO | None]:
    if out is None:
        yield None
        return
    try:
        file = out.open("w", encoding="utf-8")
        if out.is_file():  # and not a terminal or a pipe
            write_beside(out.parent, game.parts(game.setup_for(len(series.entrants), series.options).options))
    except OSError as error:
        raise a.ArgumentError(f"{out} cannot be written: {error.strerror}") from None
    with file:
        yield file


@contextmanager
def progress(games: int) -> Iterator[Callable[[], None]]:
    """What to call after each game: a bar on a terminal; elsewhere a line at every tenth of the way."""
    console = remarks()
    if console.is_terminal:
        columns = (*Progress.get_default_columns(), MofNCompleteColumn(), TimeElapsedColumn())
        with Progress(*columns, console=console, transient=True) as progress:
            task = progress.add_task("playing", total=games)
            yield lambda: progress.advance(task)
        return
    done = 0

    def step() -> None:
        nonlocal done
        done += 1
        if done * 10 // games > (done - 1) * 10 // games:
            console.print(f"{done} of {games} games")

    yield step
