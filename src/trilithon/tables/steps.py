"""What a command does to a table, worked out on a copy: a step that can be stored, or a refusal that says why not."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from trilithon.agents.levels import Level
from trilithon.kernel.engine.events import Argument, Message, player
from trilithon.kernel.errors import MoveError
from trilithon.kernel.messages import to_json
from trilithon.store import Change, MoveRow, NoteRow, SeatRow
from trilithon.tables.course import Course, unchanged
from trilithon.tables.protocol import Command, LetAgentPlay, Play, Refusal, Rename, Undo
from trilithon.tables.snapshots import may_undo


class Refused(Exception):
    """The command is not carried out."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


def refusal(code: str, reason: str, /, **args: Argument) -> Refusal:
    return Refusal(code=code, text=to_json(Message(f"refused-{reason}", args)))  # type: ignore[arg-type]


@dataclass(frozen=True, kw_only=True)
class Step:
    """A change of a table: how it will be, and what is to be stored for that."""

    before: Course
    """What it is taken from."""
    course: Course
    seats: tuple[SeatRow, ...] = ()
    """Those that changed."""
    notes: tuple[NoteRow, ...] = ()

    def change(self, table: str, at: float) -> Change:
        before, after = self.before.ply, self.course.ply
        otherwise = self.before.stored_otherwise
        stored = unchanged(self.before.playthrough, self.course.playthrough)
        stored = stored if otherwise is None else min(stored, otherwise)
        return Change(
            table=table,
            version=self.before.version,
            back_to=stored if stored < before or otherwise is not None else None,
            moves=move_rows(self.course, stored, at),
            notes=self.notes,
            seats=self.seats,
            to_move=None if self.course.over else self.course.to_move,
            deciding=tuple(self.course.deciding),
            finished=at if after > before and self.course.over else None,
            at=at,
        )


def move_rows(course: Course, first: int, at: float) -> tuple[MoveRow, ...]:
    """The moves from that ply on, as they are stored."""
    rows = [
        MoveRow(ply=first + i, seat=played.seat, text=played.text, automatic=played.automatic, at=at)
        for i, played in enumerate(course.playthrough.played[first:])
    ]
    if rows:
        rows[-1] = replace(rows[-1], fingerprint=course.playthrough.state.fingerprint())
    return tuple(rows)


def carry_out(
    command: Command, course: Course, seats: Sequence[SeatRow], levels: Mapping[str, Level], at: float
) -> Step:
    """The step of a command by somebody whose seat it is; Refused if there is none."""
    seat = seats[command.seat]
    match command:
        case Rename():
            return Step(before=course, course=course, seats=(replace(seat, name=command.name),))
        case LetAgentPlay():
            return _let_agent_play(course, seat, command.level, levels, at)
        case Play() | Undo() if not course.is_current(command.expected_version, command.seat):
            raise Refused(refusal("stale", "stale"))
        case Play() | Undo() if not all(seat.taken for seat in seats):
            raise Refused(refusal("not-yet", "not-yet"))
        case Play() | Undo() if seat.level is not None:
            raise Refused(refusal("not-your-turn", "agent-plays"))
        case Play():
            return play(course, seat.seat, command.moves)
        case Undo():
            return _take_back(course, seat, 0 if command.all else command.to, at)
    raise Refused(refusal("unknown", "unknown"))


def play(course: Course, seat: int, moves: Sequence[str]) -> Step:
    """All of the moves, in a row, or none. The row ends where something hidden is shown or another seat decides: a
    refusal must tell nobody what would have come."""
    if course.over:
        raise Refused(refusal("illegal", "over"))
    if seat not in course.deciding:
        raise Refused(refusal("not-your-turn", "not-your-turn", player=player(course.to_move)))
    # Each text is a decision, or a row of its own; but answers that are a set may stand in any order, across texts too.
    for texts in (moves, [" ".join(moves)]):
        trial = course.next()
        try:
            _play_all(trial, seat, texts)
        except MoveError as error:
            culprit = _culprit(moves, error.unread)
        else:
            return Step(before=course, course=trial)
    raise Refused(refusal("illegal", "illegal", move=culprit))


def _play_all(trial: Course, seat: int, texts: Sequence[str]) -> None:
    named, reveals = trial.ply, trial.playthrough.state.reveals
    for text in texts:
        if trial.playthrough.state.reveals != reveals:
            raise MoveError("something hidden has been shown", unread=text)
        named = trial.play(text, seat, named)


def _culprit(moves: Sequence[str], unread: str) -> str:
    """The move that cannot be played: what was not understood begins with it, or in the midst of it."""
    texts = [" ".join(move.split()) for move in moves]
    return next((text for text in texts if f"{unread} ".startswith(f"{text} ")), unread)


def _take_back(course: Course, seat: SeatRow, to: int | None, at: float) -> Step:
    undo = may_undo(course, seat.seat, seat.level)
    if not undo.allowed:
        raise Refused(Refusal(code="no-undo", text=to_json(undo.reason or Message("undo-nothing"))))
    trial = course.next()
    taken_back = trial.take_back(seat.seat, to)
    decisions = [played.text for played in taken_back if not played.automatic]
    text = Message("table-took-back", {"player": player(seat.seat), "n": len(decisions)})
    note = _note(trial, seat.seat, text, at, tuple(played.text for played in taken_back))
    return Step(before=course, course=trial, notes=(note,))


def _let_agent_play(
    course: Course, seat: SeatRow, level: str | None, levels: Mapping[str, Level], at: float
) -> Step:
    if level is not None and level not in levels:
        raise Refused(refusal("unknown", "unknown"))
    if level is None:
        text = Message("table-owner-plays", {"player": player(seat.seat)})
    else:
        text = Message("table-agent-plays", {"player": player(seat.seat), "level": Message(f"level-{level}")})
    note = _note(course, seat.seat, text, at)
    notes = () if level == seat.level else (note,)
    return Step(before=course, course=course, seats=(replace(seat, level=level),), notes=notes)


def _note(course: Course, seat: int, text: Message, at: float, moves: tuple[str, ...] = ()) -> NoteRow:
    """It stands before whatever is played next."""
    return NoteRow(ply=course.ply + 1, seat=seat, text=json.dumps(to_json(text)), moves=moves, at=at)
