"""The last moment of a turn to turn in quests."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.last_window import LAST_WINDOW
from trilithon.games.monuments.engine.steps.turn import NEXT_TURN
from trilithon.games.monuments.engine.turning_in import TURNING_IN
from trilithon.games.monuments.words.answers import Done
from trilithon.games.monuments.words.asking import Asking, by_verb
from trilithon.games.monuments.words.saying import loss
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import verb_of


class LastWindowWords(Asking):
    step = LAST_WINDOW
    rule = "MS-TURN-07"
    notation = ("done",)
    answers = by_verb({c.DONE: Done("last-window")})
    lies_on = ((NEXT_TURN,),)

    def losses(self, s: Position, move: int) -> list[Message]:
        """Quests that are complete."""
        complete = sum(TURNING_IN.owns(other) for other in s.moves())
        return [loss("quest", n=complete)] if verb_of(move) == c.DONE else []
