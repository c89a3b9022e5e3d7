"""A game being played: the position, the moves that led to it, and the way back.

Tables, records and the command line play through this; a search works on bare positions.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass

from trilithon.kernel.engine.events import Event, Message, player
from trilithon.kernel.engine.state import NOBODY, State
from trilithon.kernel.errors import MoveError, SetupError
from trilithon.kernel.game import Game, Json, Setup
from trilithon.kernel.messages import kernel_catalogue
from trilithon.kernel.rows import Reading, only_answer, read_row

Tell = Callable[[int, list[Event]], None]
"""Is told of each move what happened, and the ply after it."""

SNAPSHOT_EVERY = 20
"""Plies between two kept copies: going back replays fewer moves than this, however long the game is."""


@dataclass(frozen=True)
class Played:
    """A move that was made. Its text is written before it is played: later nobody knows what it meant."""

    seat: int
    move: int
    text: str
    automatic: bool
    """The only answer there was, played by the kernel and not decided by anybody."""
    barrier: bool
    """Chance was used or something hidden shown, so nobody may take it back."""
    asked_from: int
    """The ply from which on it was asked: its own, or an earlier one where others have answered at the same time."""


@dataclass(frozen=True)
class Undo:
    """Whether a seat may take its latest move back; if not, why."""

    allowed: bool
    reason: Message | None = None


class Playthrough:
    """Use `Playthrough.start` or `Playthrough.from_position`. A ply is the number of moves played so far."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        state: State,
        seed: int | None,
        position: Json | None,
        opening: list[Event],
    ) -> None:
        self.game = game
        self.setup = setup
        """Begun from a position, it has the number of seats only: the position knows its own options."""
        self.seed = seed
        self.position = position
        """What it began from instead of a seed, or None."""
        self.state = state
        self.played: list[Played] = []
        self.legal = state.moves()
        """The moves that can be played now."""
        self.asked_from = 0
        """The ply from which on the seats that decide now are asked what they are asked: the present one, but where
        several decide at the same time it stays until all have answered."""
        self._snapshots = [state.copy()]
        self.opening_by_ply = [(0, opening)]
        """What happened before anybody had something to decide, and at which plies."""
        self._play_forced(lambda ply, events: self.opening_by_ply.append((ply, events)))

    @classmethod
    def start(cls, game: Game, setup: Setup, seed: int) -> Playthrough:
        if not 0 <= seed < 2**64:
            raise SetupError(f"a seed is a whole number from 0 to 2^64 - 1, not {seed}")
        opening: list[Event] = []
        return cls(game, setup, game.start(setup, seed, opening), seed, None, opening)

    @classmethod
    def from_position(cls, game: Game, position: Json) -> Playthrough:
        """A game that goes on from a position as `Game.dump` writes it."""
        state = game.load(position)
        return cls(game, Setup(state.seats), state, None, position, [])

    # -- playing ---------------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        return len(self.played)

    @property
    def opening(self) -> list[Event]:
        """What happened before anybody had something to decide."""
        return [event for _, events in self.opening_by_ply for event in events]

    @property
    def over(self) -> bool:
        return self.state.to_move == NOBODY

    def turn_to(self, seat: int) -> None:
        """If several seats decide at the same time, it is this one that plays next; else nothing changes."""
        if seat != self.state.to_move and seat in self.state.deciding():
            self.state.turn_to(seat)
            self.legal = self.state.moves()

    def play(self, move: int, tell: Tell | None = None) -> list[Event]:
        """Play a move and all decisions after it that have one answer only. What happened is returned, and told of
        each of these moves by itself."""
        if move not in self.legal:
            raise MoveError(f"move {move} is not legal here; {self._what_is_legal()}")
        told: list[Event] = []

        def tell_all(ply: int, events: list[Event]) -> None:
            told.extend(events)
            if tell is not None:
                tell(ply, events)

        self._play_one(move, False, tell_all)
        self._play_forced(tell_all)
        return told

    def play_text(self, text: str, tell: Tell | None = None) -> list[Event]:
        """The same, with the move, or a row of moves (`rows.py`), as people and records write it: all of it or none."""
        events: list[Event] = []
        for move in read_row(self.game, self.state, text).decisions:
            events += self.play(move, tell)
        return events

    def read(self, text: str, seat: int, named: int, stops_at_reveal: bool = False) -> Reading:
        """A row of moves of a seat, which may first name the seat's answers that were given by themselves from ply
        `named` on; see `read_row`."""
        before = [played.text if played.seat == seat else "" for played in self.played[named:]]
        return read_row(self.game, self.state, text, before, seat, stops_at_reveal)

    def _play_one(self, move: int, automatic: bool, tell: Tell) -> None:
        state = self.state
        seat, text, revealed = state.to_move, self.game.write(state, move), state.reveals
        others, asked_from = set(state.deciding()) - {seat}, self.asked_from
        events: list[Event] = []
        state.events = events
        state.play(move)
        state.events = None
        all_in = not others or others != set(state.deciding())
        shown = state.reveals != revealed or (all_in and asked_from < self.ply)  # or the others' answers
        self.played.append(Played(seat, move, text, automatic, shown, asked_from))
        if all_in:
            self.asked_from = self.ply
        if self.ply % SNAPSHOT_EVERY == 0:
            self._snapshots.append(state.copy())
        self.legal = state.moves()
        tell(self.ply, events)

    def _play_forced(self, tell: Tell) -> None:
        while (answer := only_answer(self.state, self.legal)) is not None:
            self._play_one(answer, True, tell)

    def _what_is_legal(self) -> str:
        if self.over:
            return "the game is over"
        texts = [f"{move} ({self.game.write(self.state, move)})" for move in self.legal]
        return f"legal are: {'; '.join(texts)}"

    def copy(self) -> Playthrough:
        """An independent twin, to try something on: what is played here is not played there."""
        twin = copy(self)
        twin.state = self.state.copy()
        twin.played = self.played.copy()
        twin._snapshots = self._snapshots.copy()
        return twin

    # -- looking back ----------------------------------------------------------------------------

    def state_at(self, ply: int) -> State:
        """A copy of the position after so many moves."""
        if not 0 <= ply <= self.ply:
            raise MoveError(f"there is no ply {ply} in this game; it has 0 to {self.ply}")
        state = self._snapshots[ply // SNAPSHOT_EVERY].copy()
        for played in self.played[ply - ply % SNAPSHOT_EVERY : ply]:
            state.turn_to(played.seat)
            state.play(played.move)
        return state

    def before(self, ply: int) -> State:
        """A copy of the position in which the move of that ply was made, as whoever made it was asked: of several who
        decided at the same time it is this one's turn."""
        state = self.state_at(ply)
        state.turn_to(self.played[ply].seat)
        return state

    @property
    def fingerprints(self) -> dict[int, str]:
        """The position's hash every SNAPSHOT_EVERY plies, by ply."""
        return {n * SNAPSHOT_EVERY: state.fingerprint() for n, state in enumerate(self._snapshots) if n}

    # -- taking back -----------------------------------------------------------------------------

    def can_undo(self, seat: int) -> Undo:
        """May this seat take back its latest own move? Not if others would lose, or keep, what came of it. What they
        have answered at the same time stays: they know nothing of it."""
        ply = self.latest_decision(seat)
        if ply is None:
            return Undo(False, Message("undo-nothing"))
        since = self.played[ply:]
        if ply >= self.asked_from:
            since = [played for played in since if played.seat == seat]
        others = [played.seat for played in since if played.seat != seat]
        if others:
            return Undo(False, Message("undo-others", {"player": player(others[0])}))
        for at, played in enumerate(since, ply):
            if played.barrier:
                return Undo(False, self.game.why_final(self.before(at), played.move))
        return Undo(True)

    def undo(self, seat: int, tell: Tell | None = None) -> list[Played]:
        """Take back the seat's latest own move and the automatic ones behind it; these moves are returned.

        What others have answered at the same time since then is played again, and `tell` is told what happens."""
        undo = self.can_undo(seat)
        ply = self.latest_decision(seat)
        if undo.reason is not None or ply is None:
            raise MoveError(kernel_catalogue().render(undo.reason or Message("undo-nothing"), "en"))
        later = self._return_to(ply)
        for played in later:
            if played.seat != seat and not played.automatic:
                self.turn_to(played.seat)
                self.play(played.move, tell)
        return [played for played in later if played.seat == seat]

    def undo_all(self, seat: int, to: int = 0, tell: Tell | None = None) -> list[Played]:
        """Take back all that this seat may, in effect its turn so far, up to something revealed or down to a ply."""
        taken_back = self.undo(seat, tell)
        while self.ply > to and self.can_undo(seat).allowed:
            taken_back = self.undo(seat, tell) + taken_back
        return taken_back

    def latest_decision(self, seat: int) -> int | None:
        """The ply before which this seat decided something for the last time, or None."""
        for ply in range(self.ply - 1, -1, -1):
            if self.played[ply].seat == seat and not self.played[ply].automatic:
                return ply
        return None

    def _return_to(self, ply: int) -> list[Played]:
        self.state = self.state_at(ply)
        self.legal = self.state.moves()
        taken_back = self.played[ply:]
        self.asked_from = taken_back[0].asked_from
        del self.played[ply:]
        del self._snapshots[ply // SNAPSHOT_EVERY + 1 :]
        return taken_back
