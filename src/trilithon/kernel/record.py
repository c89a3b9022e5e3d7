"""Game records: a text that a person can read, compare and type, and the format in which games are kept.

    trilithon record 2
    game pantheon
    rules 1
    content 5d41402abc4b
    seats 2
    module nexus 7d793037a076
    option dice true
    seed 42

    1. 1: draw
    2. 1: (fame)
    # a comment
    20. 2: end
    check 20 8f14e45fceea
    scores 31 28
    places 1 2

A move has its number, the seat and the game's own notation; what the kernel played by itself is in parentheses.
`check` gives the hash of the position after so many moves. Instead of options and seed there may be `position` with the
JSON of one. Typed by hand, a record may leave out numbers, automatic moves, checks, the result, and the versions of
rules and content, which are then taken to be today's, and a line may have a row of moves instead of one (`rows.py`).
In the first version of the format seats were counted from 0; such records are still read.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.errors import MoveError, PositionError, RecordError, SetupError
from trilithon.kernel.game import Game, Json
from trilithon.kernel.older import is_gone
from trilithon.kernel.options import write_value
from trilithon.kernel.playthrough import Playthrough

FIRST_LINE = "trilithon record 2"
"""The number is the version of the format."""
FIRST_SEATS = {FIRST_LINE: 1, "trilithon record 1": 0}
"""By its first line: the number that a record gives to the first seat."""

_MOVE = re.compile(r"(?:(?P<number>[0-9]{1,9})\.\s*)?(?P<seat>[0-9]{1,3}):\s*(?P<text>\S.*)")


@dataclass(frozen=True)
class RecordedMove:
    seat: int
    text: str
    automatic: bool
    line: int


@dataclass(frozen=True)
class Check:
    """The hash that the position must have after so many moves."""

    ply: int
    fingerprint: str
    line: int


@dataclass
class Record:
    """What a record says, line for line; only `replay` knows whether it is true."""

    game: str
    seats: int
    first_seat: int = 1
    """What the first seat is called; everywhere else in here seats are counted from 0."""
    rules: int | None = None
    content: str | None = None
    modules: dict[str, str] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    seed: int | None = None
    position: Json | None = None
    entries: list[RecordedMove | Check] = field(default_factory=list)
    scores: list[int] | None = None
    places: list[int] | None = None


# -- writing ---------------------------------------------------------------------------------------


def write_record(playthrough: Playthrough) -> str:
    game, state = playthrough.game, playthrough.state
    lines = [
        FIRST_LINE,
        f"game {game.id}",
        f"rules {game.rules_version}",
        f"content {game.content_digest}",
        f"seats {playthrough.setup.seats}",
    ]
    if playthrough.position is None:
        modules = game.modules(playthrough.setup.options)
        lines += [f"module {name} {digest}" for name, digest in modules.items()]
        lines += [f"option {name} {write_value(value)}" for name, value in playthrough.setup.options.items()]
        lines.append(f"seed {playthrough.seed}")
    else:
        lines.append("position " + json.dumps(playthrough.position, ensure_ascii=False))
    lines.append("")
    fingerprints = playthrough.fingerprints | {playthrough.ply: state.fingerprint()}
    for ply, played in enumerate(playthrough.played, start=1):
        lines.append(f"{ply}. {played.seat + 1}: {f'({played.text})' if played.automatic else played.text}")
        if ply in fingerprints:
            lines.append(f"check {ply} {fingerprints[ply]}")
    if playthrough.over:
        lines.append("scores " + " ".join(str(score) for score in state.scores()))
        lines.append("places " + " ".join(str(place) for place in state.ranking()))
    return "\n".join(lines) + "\n"


# -- reading ---------------------------------------------------------------------------------------


def parse_record(text: str) -> Record:
    """What the text says; RecordError names the first line that is wrong and says what should be there."""
    said: dict[str, Any] = {"modules": {}, "options": {}, "entries": []}
    last_number = 0
    lines = _lines(text)
    if not lines or lines[0][1] not in FIRST_SEATS:
        raise RecordError(f"line {lines[0][0] if lines else 1}: a record begins with {FIRST_LINE!r}")
    said["first_seat"] = FIRST_SEATS[lines[0][1]]
    for line, content in lines[1:]:
        word, _, rest = content.partition(" ")
        try:
            if match := _MOVE.fullmatch(content):
                last_number = _number(match["number"], last_number)
                said["entries"].append(_move(match, line, said))
            elif word == "check":
                said["entries"].append(_check(rest, line))
            elif word in ("option", "module"):
                name, _, value = rest.partition(" ")
                _once(f"{word} {name}", name in said[f"{word}s"])
                said[f"{word}s"][name] = value.strip()
            elif word in _HEADER or word in _RESULT:
                _once(word, word in said)
                said[word] = (_HEADER | _RESULT)[word](rest.strip())
            else:
                raise _Wrong(
                    f"cannot be understood: {content[:60]!r}; a move is written like '1. 1: text', "
                    f"other lines begin with {', '.join([*_HEADER, 'module', 'option', 'check', *_RESULT])}"
                )
            if said["entries"] and word in (*_HEADER, "module", "option"):
                raise _Wrong(f"{word!r} must stand before the first move")
        except _Wrong as wrong:
            raise RecordError(f"line {line}: {wrong}") from None
    _check_complete(said)
    return Record(**said)


def _lines(text: str) -> list[tuple[int, str]]:
    """The lines that say something, with their numbers."""
    numbered = [(number, line.strip()) for number, line in enumerate(text.split("\n"), start=1)]
    return [(number, line) for number, line in numbered if line and not line.startswith("#")]


class _Wrong(Exception):
    """What is wrong with a line, and what would be right."""


def _whole_number(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,20}", text):  # 20 digits are enough for a seed
        raise _Wrong(f"there should be a whole number, not {text[:40]!r}")
    return int(text)


def _whole_numbers(text: str) -> list[int]:
    return [_whole_number(word) for word in text.split()]


def _word(text: str) -> str:
    if not re.fullmatch(r"\S+", text):
        raise _Wrong(f"there should be one word, not {text!r}")
    return text


def _position(text: str) -> Json:
    try:
        position = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _Wrong(f"the position is not JSON: {error}") from None
    if not isinstance(position, dict):
        raise _Wrong("a position is a JSON object, in braces")
    return position


_HEADER: dict[str, Callable[[str], object]] = {
    "game": _word,
    "rules": _whole_number,
    "content": _word,
    "seats": _whole_number,
    "seed": _whole_number,
    "position": _position,
}
_RESULT: dict[str, Callable[[str], object]] = {"scores": _whole_numbers, "places": _whole_numbers}


def _once(what: str, again: bool) -> None:
    if again:
        raise _Wrong(f"{what!r} is there for the second time")


def _number(text: str | None, last: int) -> int:
    """The number of a move; some may be left out together with automatic moves, so they must only grow."""
    if text is None:
        return last
    if int(text) <= last:
        raise _Wrong(f"move number {text} comes after number {last}")
    return int(text)


def _move(match: re.Match[str], line: int, said: dict[str, Any]) -> RecordedMove:
    first = said["first_seat"]
    seat = int(match["seat"]) - first
    if not 0 <= seat < said.get("seats", 0):
        raise _Wrong(
            f"there is no seat {match['seat']}; 'seats' above says how many there are, from {first} on"
        )
    if "scores" in said or "places" in said:
        raise _Wrong("no move can follow the result")
    text = " ".join(match["text"].split())
    automatic = text.startswith("(") and text.endswith(")")
    return RecordedMove(seat, text[1:-1] if automatic else text, automatic, line)


def _check(rest: str, line: int) -> Check:
    match = re.fullmatch(r"([0-9]{1,9})\s+(\S+)", rest.strip())
    if match is None:
        raise _Wrong("a check is written like 'check 20 8f14e45fceea': after how many moves, and the hash")
    return Check(int(match[1]), match[2], line)


def _check_complete(said: dict[str, Any]) -> None:
    for word in ("game", "seats"):
        if word not in said:
            raise RecordError(f"the record does not say {word!r}")
    if ("seed" in said) == ("position" in said):
        raise RecordError("the record must have either 'seed' or 'position'")
    for word in ("module", "option"):
        if "position" in said and said[f"{word}s"]:
            raise RecordError(
                f"a record that begins from a position has no {word!r}: the position knows its own"
            )


# -- replaying -------------------------------------------------------------------------------------


def replay(game: Game, record: Record, verify: bool = True) -> Playthrough:
    """Play a record through. Unless told not to, insist on the same rules, content, hashes and result.

    Of older versions of the rules that the game still replays, moves and result must agree, but not hashes.
    """
    if verify:
        _check_versions(game, record)
    playthrough = _begin(game, record)
    if verify:
        _check_modules(playthrough, record)
    same_rules = record.rules in (None, game.rules_version)
    gone = 0  # answers that nobody is asked for any more
    named = 0  # so many of the moves played are in the record, or were automatic and left out
    decided = [entry for entry in record.entries if isinstance(entry, RecordedMove) and not entry.automatic]
    left = iter([(entry.seat, entry.text) for entry in decided][1:])  # what comes after the one being played
    for entry in record.entries:
        if isinstance(entry, Check):
            if verify:
                _check_fingerprint(playthrough, entry, same_rules, gone)
        elif entry.automatic:
            _check_automatic(playthrough, entry, named, record.first_seat)
            named += 1
        else:
            following = next(left, None)
            if record.rules in game.replays and is_gone(
                playthrough, record.rules, (entry.seat, entry.text), following
            ):
                gone += 1
                continue
            named = _play(playthrough, entry, named, record.first_seat)
    if verify:
        _check_result(playthrough, record)
    return playthrough


def _check_versions(game: Game, record: Record) -> None:
    if record.game != game.id:
        raise RecordError(f"this is a record of {record.game}, not of {game.id}")
    if record.rules not in (None, game.rules_version, *game.replays):
        raise RecordError(
            f"this game was played under version {record.rules} of the rules of {game.id}; "
            f"here is version {game.rules_version}, which may not lead to the same positions"
        )
    if record.content not in (None, game.content_digest):
        raise RecordError(
            f"this game was played with other content of {game.id} ({record.content}) than there is here "
            f"({game.content_digest}); give the same packs, or none if it was played without"
        )


def _check_modules(playthrough: Playthrough, record: Record) -> None:
    if playthrough.position is not None or (record.content is None and not record.modules):
        return  # a position has been asked already; whoever typed the record left them out
    here = playthrough.game.modules(playthrough.setup.options)
    for name in sorted(set(record.modules) | set(here)):
        if record.modules.get(name) != here.get(name):
            raise RecordError(
                f"this game was played with module {name} {record.modules.get(name, 'off')}; "
                f"here, with its options, it is {here.get(name, 'off')}"
            )


def _begin(game: Game, record: Record) -> Playthrough:
    try:
        if record.position is not None:
            playthrough = Playthrough.from_position(game, record.position)
        else:
            setup = game.setup(record.seats, _options(game, record))
            playthrough = Playthrough.start(game, setup, record.seed or 0)
    except (SetupError, PositionError) as error:
        raise RecordError(f"the game of this record cannot begin: {error}") from None
    if playthrough.state.seats != record.seats:
        raise RecordError(f"the position has {playthrough.state.seats} seats, the record says {record.seats}")
    return playthrough


def _options(game: Game, record: Record) -> Mapping[str, str]:
    if record.rules in game.replays:
        return game.renew_options(record.rules, record.options)
    return record.options


def _check_automatic(playthrough: Playthrough, entry: RecordedMove, named: int, first_seat: int) -> None:
    if named == playthrough.ply:
        raise RecordError(
            f"line {entry.line}: ({entry.text}) is marked as automatic, but here is something to decide: "
            f"write it without parentheses"
        )
    played = playthrough.played[named]
    if (played.seat, played.text) != (entry.seat, entry.text):
        raise RecordError(
            f"line {entry.line}: the automatic move here is '{played.seat + first_seat}: ({played.text})', "
            f"not '{entry.seat + first_seat}: ({entry.text})'"
        )


def _play(playthrough: Playthrough, entry: RecordedMove, named: int, first_seat: int) -> int:
    """A move or a row of them; returns how many moves are named now."""
    playthrough.turn_to(entry.seat)
    to_move = playthrough.state.to_move
    try:
        row = playthrough.read(entry.text, entry.seat, named)
    except MoveError as error:
        wrong = str(error)
        if to_move not in (entry.seat, NOBODY):
            wrong = f"seat {to_move + first_seat} has to move here, not seat {entry.seat + first_seat}"
        raise RecordError(f"line {entry.line}: {wrong}") from None
    for move in row.decisions:
        named = playthrough.ply + 1
        playthrough.play(move)
    return named + row.named


def _check_fingerprint(playthrough: Playthrough, check: Check, same_rules: bool, gone: int) -> None:
    played = playthrough.ply + gone
    if check.ply > played:
        raise RecordError(f"line {check.line}: only {played} moves were played, not {check.ply}")
    if not same_rules:
        return  # the position was kept in another form then
    fingerprint = playthrough.state_at(check.ply).fingerprint()
    if fingerprint != check.fingerprint:
        raise RecordError(
            f"line {check.line}: after move {check.ply} the position's hash should be {check.fingerprint} "
            f"but is {fingerprint}: this is not the game that was recorded"
        )


def _check_result(playthrough: Playthrough, record: Record) -> None:
    if record.scores is None and record.places is None:
        return
    if not playthrough.over:
        raise RecordError(
            f"the record has a result, but after its {playthrough.ply} moves the game is not over: "
            f"seat {playthrough.state.to_move + record.first_seat} has to move"
        )
    scores, places = playthrough.state.scores(), playthrough.state.ranking()
    if record.scores not in (None, scores):
        raise RecordError(f"the scores should be {record.scores} but are {scores}")
    if record.places not in (None, places):
        raise RecordError(f"the places should be {record.places} but are {places}")
