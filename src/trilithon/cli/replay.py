"""`trilithon replay`: a recorded game, checked, summed up or gone through step by step."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from trilithon.cli import arguments as a
from trilithon.cli.terminal import Voice, output, print_result, seat_style, texts_of
from trilithon.games import find
from trilithon.kernel.engine.events import Event
from trilithon.kernel.engine.state import NOBODY, State
from trilithon.kernel.options import write_value
from trilithon.kernel.playthrough import Played, Playthrough
from trilithon.kernel.record import Check, Record, parse_record
from trilithon.kernel.record import replay as play_again

EXAMPLES = """\
Examples:

    trilithon replay game.txt
    trilithon replay games.jsonl --line 3 --step --language hu
    trilithon replay game.txt --all --seat 1 > everything.txt
    trilithon replay game.txt --at 120
"""


def replay(
    file: Annotated[Path, a.described("A game record, or a .jsonl file of `trilithon simulate --out`.")],
    /,
    *,
    line: Annotated[
        int | None, a.described("Which line of a .jsonl file, from 1 on.", validator=a.AT_LEAST_1)
    ] = None,
    step: Annotated[
        bool, a.described("Go through the game, Enter for the next decision.", show_default=False)
    ] = False,
    all_steps: Annotated[
        bool, a.described("Print all steps without waiting.", name="--all", show_default=False)
    ] = False,
    at: Annotated[
        int | None, a.described("Show the position after so many moves.", validator=a.AT_LEAST_0)
    ] = None,
    seat: a.Viewer = None,
    language: a.Language = None,
    pack: a.Packs = [],  # noqa: B006
) -> None:
    """Check that a recorded game replays exactly, and show it.

    Rules, content, hashes of positions and the result must all agree with the record (of games under older
    rules: moves and result). A game that was played with packs needs the same packs here.
    """
    if at is not None and (step or all_steps):
        raise a.ArgumentError("--at shows a single position: leave out --step and --all, or --at")
    if step and not all_steps and not sys.stdin.isatty():
        raise a.ArgumentError("--step waits for Enter at a terminal; use --all to print all steps at once")
    record = parse_record(_read_record(file, line))
    game = find(record.game, pack)
    texts = texts_of(game)
    viewing = Viewing(Voice(texts, a.read_language(language, texts)), a.read_viewer(seat, record.seats))
    playthrough = play_again(game, record)
    if at is not None:
        _print_position(playthrough, at, viewing)
    elif step or all_steps:
        _go_through(playthrough, viewing, waiting=not all_steps)
    else:
        _print_summary(record, playthrough, viewing.voice)


@dataclass(frozen=True)
class Viewing:
    """How somebody looks at the game: in which language, with whose eyes."""

    voice: Voice
    seat: int


def _read_record(file: Path, line: int | None) -> str:
    text = a.read_text(file)
    if not text.startswith("{"):
        if line is not None:
            raise a.ArgumentError(f"{file} is a single record; --line is for .jsonl files, leave it out")
        return text
    lines = text.splitlines()
    if line is None and len(lines) > 1:
        raise a.ArgumentError(f"{file} has {len(lines)} games; say which with --line 1 to {len(lines)}")
    number = line or 1
    if number > len(lines):
        raise a.ArgumentError(f"{file} has no line {number}; it has lines 1 to {len(lines)}")
    record = a.read_json(lines[number - 1], f"line {number} of {file}").get("record")
    if not isinstance(record, str):
        raise a.ArgumentError(f"line {number} of {file} should have a text called 'record'")
    return record


# -- summary -----------------------------------------------------------------------------------------


def _print_summary(record: Record, playthrough: Playthrough, voice: Voice) -> None:
    out, game, state = output(), playthrough.game, playthrough.state
    begun = "a position" if playthrough.seed is None else f"seed {playthrough.seed}"
    out.print(f"{game.id}, {state.seats} players, from {begun}", style="bold")
    out.print(f"rules: version {game.rules_version}, content {game.content_digest}")
    if changed := _changed_options(playthrough):
        out.print(f"options: {', '.join(changed)}")
    decided = sum(not played.automatic for played in playthrough.played)
    out.print(f"moves: {playthrough.ply}, {decided} of them decided by players")
    if record.rules in (None, game.rules_version):
        checks = sum(isinstance(entry, Check) for entry in record.entries)
        out.print(f"The record replays exactly; hashes of positions compared: {checks}.")
    else:
        out.print(
            f"The record was made under version {record.rules}. Its moves and result are the same here; "
            f"hashes of positions cannot be compared."
        )
    out.print()
    if not playthrough.over:
        out.print(f"The game is not over: seat {state.to_move + 1} has to move. Points so far:")
    print_result(game, state, voice)


def _changed_options(playthrough: Playthrough) -> list[str]:
    """Those that do not have their default values. A position knows its own, which nobody asks for here."""
    values = playthrough.setup.options
    return [
        f"{option.id}={write_value(values[option.id])}"
        for option in playthrough.game.options
        if values.get(option.id, option.default) != option.default
    ]


# -- positions ---------------------------------------------------------------------------------------


@dataclass
class Step:
    """A decision with the automatic moves after it: what was played, what happened, where it led."""

    first: int
    """The number of its first move."""
    played: list[Played]
    events: list[Event]
    state: State


def steps(playthrough: Playthrough) -> Iterator[Step]:
    """The game once more, all steps on one position that goes on.

    The first step has what was played before anybody had something to decide, mostly nothing.
    """
    state = playthrough.state_at(0)
    step = Step(1, [], [], state)
    for number, played in enumerate(playthrough.played, start=1):
        if not played.automatic:
            yield step
            step = Step(number, [], [], state)
        state.events = step.events
        state.turn_to(played.seat)
        state.play(played.move)
        step.played.append(played)
    yield step


def _go_through(playthrough: Playthrough, viewing: Viewing, waiting: bool) -> None:
    out = output()
    for step in steps(playthrough):
        _print_step(step, viewing)
        out.print()
        out.print(playthrough.game.show(step.state, viewing.seat, viewing.voice.language))
        out.print()
        if waiting and step.state.to_move != NOBODY and not _wants_more(viewing.voice):
            return
    if playthrough.over:
        print_result(playthrough.game, playthrough.state, viewing.voice)


def _print_step(step: Step, viewing: Viewing) -> None:
    """The moves as they are in the record, and what they brought about."""
    out = output()
    for number, played in enumerate(step.played, start=step.first):
        text = f"({played.text})" if played.automatic else played.text
        out.print(f"{number}. {played.seat + 1}: {text}", style=f"bold {seat_style(played.seat)}")
    for event in step.events:
        out.print(f"    {viewing.voice.tell(event.told_to(viewing.seat))}", style=seat_style(event.seat))


def _wants_more(voice: Voice) -> bool:
    try:
        return input(f"[{voice.say('cli-next')}] ").strip().lower() != "q"
    except EOFError:
        return False


def _print_position(playthrough: Playthrough, at: int, viewing: Viewing) -> None:
    moves = playthrough.ply
    if at > moves:
        raise a.ArgumentError(f"the game has {moves} moves: --at can be 0 to {moves}, not {at}")
    output().print(playthrough.game.show(playthrough.state_at(at), viewing.seat, viewing.voice.language))
