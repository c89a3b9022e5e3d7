"""One of several effects (PA-NAT-02)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.gods import god_can_be_drawn
from trilithon.games.pantheon.engine.steps.base import Asking
from trilithon.games.pantheon.engine.steps.effects import REVEAL_GOD
from trilithon.games.pantheon.engine.world import World
from trilithon.kernel.engine.moves import Moves, argument_of

ALTERNATIVE: Final = c.FIRST_VERB  # which of the list


class Choose(Asking):
    def __init__(self) -> None:
        super().__init__("choose")
        self.alternatives: Final = self.field("alternatives", c.CHOICE)  # which list of them

    def offer(self, s: World, moves: Moves) -> None:
        alternatives = s.box.choices[s.get(self.alternatives)]
        i: i64
        for i in range(len(alternatives)):
            if may_choose(s, alternatives[i]):
                moves.say(ALTERNATIVE, i)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        alternative = s.box.choices[s.get(self.alternatives)][argument_of(move)]
        s.drop()
        s.push_code(alternative, seat, 0)


def may_choose(s: World, alternative: vec[i16]) -> bool:
    """Turning up a gods tile is no choice when there is none (PA-NAT-02)."""
    return not turns_up_god(alternative) or god_can_be_drawn(s)


def turns_up_god(alternative: vec[i16]) -> bool:
    return i64(alternative[0]) == REVEAL_GOD.number


CHOOSE: Final = Choose()
