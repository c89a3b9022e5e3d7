"""The course of a game at a table: the moves, and what was told about them.

A change is tried on a copy, which takes the place of the original once it is stored: whoever looks meanwhile sees
what is stored and nothing else, and what goes wrong half-way leaves no trace.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import chain

from trilithon.kernel.engine.events import Event
from trilithon.kernel.engine.state import State
from trilithon.kernel.game import Game, Json
from trilithon.kernel.messages import to_json
from trilithon.kernel.playthrough import Played, Playthrough
from trilithon.store import MoveRow, StoredTable
from trilithon.store.replaying import replay
from trilithon.tables.protocol import LogLine


class Told:
    """An event with its ply, and as the lines that it is in the logs of those who may know more or less of it."""

    def __init__(self, ply: int, event: Event) -> None:
        self.ply = ply
        self.event = event
        seat = None if event.seat < 0 else event.seat
        self._public = LogLine(ply=ply, seat=seat, text=to_json(event.message))
        self._private = None
        if event.private is not None:
            self._private = LogLine(ply=ply, seat=seat, text=to_json(event.private))

    def line(self, viewer: int) -> LogLine:
        told = self.event.told_to(viewer)
        return self._private if self._private is not None and told is self.event.private else self._public


class Course:
    def __init__(self, playthrough: Playthrough, told: list[Told], version: int) -> None:
        self.playthrough = playthrough
        self.version = version
        """How often something was played or taken back: names this course among all that the table has had."""
        self.asked_from = version
        """The version from which on the seats that decide now are asked what they are asked. Where several decide at
        the same time it stays while they answer: who has not seen the others' answers yet may give its own."""
        self._answered: dict[int, int] = {}
        """Seats that have answered, or withdrawn an answer, since then: in which version they did so last."""
        self.told = told
        """In ascending order of plies, each after the move that led to it; those of ply 0 happened before the first."""
        self._lines: dict[int, list[LogLine]] = {}
        """The same as lines, for each viewer who has asked."""
        self.stored_otherwise: int | None = None
        """The ply from which on other moves are stored, as an older version had them (`kernel/older.py`)."""

    @classmethod
    def begin(cls, playthrough: Playthrough) -> Course:
        return cls(
            playthrough,
            [Told(ply, event) for ply, events in playthrough.opening_by_ply for event in events],
            0,
        )

    @classmethod
    def again(cls, stored: StoredTable, game: Game) -> Course:
        """As it was stored; RecordError if it does not fit the rules."""
        told: list[Told] = []

        def tell(ply: int, events: list[Event]) -> None:
            told.extend(Told(ply, event) for event in events)

        course = cls.begin(replay(stored, game, tell))
        course.told += told
        course.version = stored.table.version
        course.asked_from = course.version - course._open_answers()
        if len(stored.moves) != course.ply:
            course.stored_otherwise = _agreement(stored.moves, course.playthrough.played)
        return course

    @property
    def game(self) -> Game:
        return self.playthrough.game

    @property
    def ply(self) -> int:
        return self.playthrough.ply

    @property
    def over(self) -> bool:
        return self.playthrough.over

    @property
    def to_move(self) -> int:
        return self.playthrough.state.to_move

    @property
    def deciding(self) -> list[int]:
        """All seats that may decide now: mostly one."""
        return self.playthrough.state.deciding()

    def turned_to(self, seat: int) -> Course:
        """As the seat sees it if it is one of several that decide at the same time: what is asked is asked of it."""
        if seat == self.to_move or seat not in self.deciding:
            return self
        twin = Course(self.playthrough.copy(), self.told, self.version)
        twin.playthrough.turn_to(seat)
        return twin

    def is_current(self, version: int, seat: int) -> bool:
        """Is what the seat saw at this version still what it is about?"""
        return max(self.asked_from, self._answered.get(seat, 0)) <= version <= self.version

    def next(self) -> Course:
        """A copy to try something on, which is to take the place of this one."""
        twin = Course(self.playthrough.copy(), self.told.copy(), self.version + 1)
        twin.asked_from, twin._answered = self.asked_from, self._answered.copy()
        twin._lines = {viewer: lines.copy() for viewer, lines in self._lines.items()}
        return twin

    def play(self, text: str, seat: int, named: int) -> int:
        """A row of moves of a seat, mostly one. It may first name answers that were given by themselves from the ply
        `named` on; returns the ply from which on they are not named then. MoveError: not legal."""
        asked_from = self.playthrough.asked_from
        self.playthrough.turn_to(seat)
        row = self.playthrough.read(text, seat, named, stops_at_reveal=True)
        for move in row.decisions:
            named = self.ply + 1
            self.playthrough.play(move, self._tell)
        self._has_answered(seat, asked_from)
        return named + row.named

    def take_back(self, seat: int, to: int | None) -> list[Played]:
        """The latest decision, or all down to that ply. MoveError: not allowed.

        What others have answered at the same time is told anew, since its ply is another one."""
        before, asked_from = self.playthrough.copy(), self.playthrough.asked_from
        again: list[tuple[int, list[Event]]] = []

        def tell(ply: int, events: list[Event]) -> None:
            while again and again[-1][0] >= ply:  # taken back once more
                again.pop()
            again.append((ply, events))

        through = self.playthrough
        taken_back = through.undo(seat, tell) if to is None else through.undo_all(seat, to, tell)
        left = bisect_right(self.told, unchanged(before, through), key=lambda told: told.ply)
        del self.told[left:]
        for lines in self._lines.values():
            del lines[left:]
        for ply, events in again:
            self._tell(ply, events)
        self._has_answered(seat, asked_from)
        return taken_back

    def _open_answers(self) -> int:
        """How many of those who decide at the same time have answered: in the last so many versions all of them, at
        least, were asked what is asked now."""
        return sum(not played.automatic for played in self.playthrough.played[self.playthrough.asked_from :])

    def _tell(self, ply: int, events: list[Event]) -> None:
        self.told += [Told(ply, event) for event in events]

    def _has_answered(self, seat: int, asked_from: int) -> None:
        """What was asked from that ply on: is it asked still?"""
        if self.playthrough.asked_from == asked_from:
            self._answered[seat] = self.version
        else:
            self.asked_from, self._answered = self.version, {}

    def since(self, viewer: int) -> int:
        """The ply after the viewer's own last decision, and after what was played for the viewer right behind it."""
        latest = self.playthrough.latest_decision(viewer)
        if latest is None:
            return 0
        behind = enumerate(self.playthrough.played[latest + 1 :], latest + 1)
        return next((ply for ply, played in behind if played.seat != viewer), self.ply)

    def remembered(self, state: State, ply: int) -> Json:
        """What the game adds to views of that ply."""
        return self.game.remembered(state, (told.event for told in reversed(self.told) if told.ply <= ply))

    def log(self, viewer: int, notes: list[LogLine]) -> list[LogLine]:
        """What this viewer was told, with the notes in between."""
        lines = self._lines.setdefault(viewer, [])
        lines += [told.line(viewer) for told in self.told[len(lines) :]]
        if not notes:
            return lines
        return sorted(chain(notes, lines), key=lambda line: line.ply)  # stable: of one ply, notes come first


def unchanged(before: Playthrough, after: Playthrough) -> int:
    """How many moves from the beginning on were neither taken back nor played again."""
    pairs = zip(before.played, after.played, strict=False)
    changed = (ply for ply, (one, other) in enumerate(pairs) if one is not other)
    return next(changed, min(before.ply, after.ply))


def _agreement(rows: Sequence[MoveRow], played: Sequence[Played]) -> int:
    """How many moves are the same from the beginning on."""
    pairs = zip(rows, played, strict=False)
    differing = (n for n, (row, move) in enumerate(pairs) if (row.seat, row.text) != (move.seat, move.text))
    return next(differing, min(len(rows), len(played)))
