"""The course of the game, which runs by itself: an epoch and its preparation, turns, the end of an epoch."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.cards import deal
from trilithon.games.pantheon.engine.epochs import clear_away, lay_out, place_temple
from trilithon.games.pantheon.engine.steps.action import ACTION
from trilithon.games.pantheon.engine.steps.pick_bonus import PICK_BONUS
from trilithon.games.pantheon.engine.steps.traitera import TRAITERA
from trilithon.games.pantheon.engine.tiles import use_bonus
from trilithon.games.pantheon.engine.world import World
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.layout import HIGHEST
from trilithon.kernel.engine.state import NOBODY

# -- preparation ---------------------------------------------------------------------------------------


class Epoch(Step[World]):
    """Lays out a new epoch and puts the rest of its preparation, and its first turn, on the agenda (3.3)."""

    def __init__(self) -> None:
        super().__init__("epoch")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        s.drop()
        lay_out(s)
        first = i64(s.d[s.at.start_player])
        TURN.push(s, first)
        if s.epoch() == 1:
            self._push_bonus(s, first)
        i = s.seats - 1
        while i >= 0:
            s.push(GIFTS, (first + i) % s.seats)
            i -= 1
        s.push(TEMPLE, first)
        if s.box.nation_for_game[s.nation()]:
            s.push(TRAIT, first)
        else:
            i = s.seats - 1
            while i >= 0:
                s.push(TRAIT, (first + i) % s.seats)
                i -= 1

    def _push_bonus(self, s: World, first: i64) -> None:
        """The dealt tiles act in order (PA-BON-01), or are chosen counter-clockwise (PA-BON-02)."""
        i: i64
        if s.option(c.BONUS_CHOICE) == 1:
            s.push(BONUS_REST, first)
            for i in range(s.seats):
                PICK_BONUS.push(s, (first + i) % s.seats)
        else:
            i = s.seats - 1
            while i >= 0:
                s.push(BONUS, (first + i) % s.seats)
                i -= 1


class Trait(Step[World]):
    """What the active nation does, for one seat or for the whole game."""

    def __init__(self) -> None:
        super().__init__("trait")

    def run(self, s: World) -> None:
        seat = s.whose()
        s.drop()
        s.push_code(s.box.nation_code[s.nation()], seat, 0)


class Temple(Step[World]):
    """The temple piece is placed at the start of the active nation."""

    def __init__(self) -> None:
        super().__init__("temple")

    def run(self, s: World) -> None:
        s.drop()
        place_temple(s)


class Gifts(Step[World]):
    """Depraccus, after the temple piece was placed."""

    def __init__(self) -> None:
        super().__init__("gifts")

    def run(self, s: World) -> None:
        seat = s.whose()
        s.drop()
        n = s.has(seat, c.PREPARATION_CARDS)
        if n > 0:
            deal(s, seat, n)


class Bonus(Step[World]):
    """The bonus tile that was dealt to a seat acts."""

    def __init__(self) -> None:
        super().__init__("bonus")

    def run(self, s: World) -> None:
        seat = s.whose()
        s.drop()
        waiting = s.at.bonus_waiting + seat
        tile = i64(s.d[waiting])
        if tile >= 0:
            s.d[waiting] = c.NONE
            use_bonus(s, seat, tile)


class BonusRest(Step[World]):
    """Tiles that nobody has chosen go to the box."""

    def __init__(self) -> None:
        super().__init__("bonus_rest")

    def run(self, s: World) -> None:
        s.drop()
        while s.size(s.at.bonus_open) > 0:
            s.d[s.at.bonus_box + s.pop(s.at.bonus_open)] += 1


# -- turns ---------------------------------------------------------------------------------------------


class Turn(Step[World]):
    """A seat's turn begins: its action, and what follows from it."""

    def __init__(self) -> None:
        super().__init__("turn")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        seat = s.whose()
        s.drop()
        s.d[s.at.active] = i16(seat)
        s.d[s.at.only_draws] = 1
        s.push(END_TURN, seat)
        extra = s.has(seat, c.EXTRA_ACTIONS)
        if extra > 0:
            TRAITERA.push(s, seat, extra)
        ACTION.push(s, seat)


class EndTurn(Step[World]):
    """Does the epoch end here (3.13)? Else the next player's turn."""

    def __init__(self) -> None:
        super().__init__("end_turn")

    def run(self, s: World) -> None:
        seat = s.whose()
        s.drop()
        if s.triggered():
            points = s.box.end_points
            s.give_points(seat, c.FROM_ENDING, points)
            if s.events is not None:
                s.tell(seat, "ended-epoch", {"points": points})
            self._end_epoch(s)
        elif self._stalls(s):
            if s.events is not None:
                s.tell(NOBODY, "stalled", {"turns": i64(s.d[s.at.stalled_turns])})
            self._end_epoch(s)
        else:
            TURN.push(s, (seat + 1) % s.seats)

    def _stalls(self, s: World) -> bool:
        """Has there been nothing but drawing for too long (PA-END-10)?"""
        turns: i64 = 0
        if i64(s.d[s.at.only_draws]) == 1:
            turns = min(i64(s.d[s.at.stalled_turns]) + 1, HIGHEST - 1)
        s.d[s.at.stalled_turns] = i16(turns)
        rounds = s.option(c.STALL_ROUNDS)
        return rounds > 0 and turns >= rounds * s.seats

    def _end_epoch(self, s: World) -> None:
        clear_away(s)
        if s.epoch() < s.box.epochs:
            EPOCH.push(s, i64(s.d[s.at.start_player]))


EPOCH: Final = Epoch()
TRAIT: Final = Trait()
TEMPLE: Final = Temple()
GIFTS: Final = Gifts()
BONUS: Final = Bonus()
BONUS_REST: Final = BonusRest()
TURN: Final = Turn()
END_TURN: Final = EndTurn()
