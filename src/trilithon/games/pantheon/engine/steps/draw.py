"""Which card is drawn next in a Draw cards action (PA-DRAW-01 to -03, -08)?"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.cards import can_draw, can_pick, draw_and_tell, fill_display, take_open
from trilithon.games.pantheon.engine.steps.base import Asking
from trilithon.games.pantheon.engine.world import World
from trilithon.games.pantheon.engine.worth import DRAWN_CARD
from trilithon.kernel.engine.moves import Moves, argument_of, verb_of

FROM_DISPLAY: Final = c.FIRST_VERB  # place
FROM_PILE: Final = c.FIRST_VERB + 1


class Draw(Asking):
    def __init__(self) -> None:
        super().__init__("draw")
        self.mandatory: Final = self.field("mandatory")
        self.optional: Final = self.field("optional", high=c.MANY)

    def push(self, s: World, seat: i64, mandatory: i64, optional: i64) -> None:
        s.push(self, seat, mandatory, optional)

    def idle(self, s: World) -> bool:
        if s.get(self.mandatory) > 0:
            return False
        return s.get(self.optional) == 0 or not can_pick(s)

    def offer(self, s: World, moves: Moves) -> None:
        place: i64
        for place in range(s.box.display):
            if i64(s.d[s.at.display + place]) != c.NONE:
                moves.say(FROM_DISPLAY, place)
        if moves.count() == 0 or can_draw(s):
            moves.add(FROM_PILE)
        if s.get(self.mandatory) == 0:
            moves.add(c.STOP)

    def answer(self, s: World, move: i64) -> None:
        verb = verb_of(move)
        if verb == c.STOP:
            s.drop()
            return
        if s.get(self.mandatory) > 0:
            s.put(self.mandatory, s.get(self.mandatory) - 1)
        else:
            s.put(self.optional, s.get(self.optional) - 1)
        if verb == FROM_DISPLAY:
            take_open(s, s.whose(), argument_of(move))
        elif not draw_and_tell(s, s.whose()):
            s.drop()  # no card in the world: the rest of the draw is forfeited (PA-DRAW-10)
            return
        fill_display(s)

    def closes(self, s: World, move: i64) -> bool:
        return verb_of(move) == c.STOP or s.get(self.mandatory) + s.get(self.optional) == 1

    def promise(self, s: World, frame: i64, left: float) -> float:
        return DRAWN_CARD * float(s.field_of(frame, self.mandatory) + s.field_of(frame, self.optional))


DRAW: Final = Draw()
