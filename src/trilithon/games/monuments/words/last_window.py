"""The last moment of a turn to turn in quests."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.steps.last_window import LAST_WINDOW
from trilithon.games.monuments.engine.steps.turn import NEXT_TURN
from trilithon.games.monuments.words.answers import Done
from trilithon.games.monuments.words.asking import Asking, by_verb


class LastWindowWords(Asking):
    step = LAST_WINDOW
    rule = "MS-TURN-07"
    notation = ("done",)
    answers = by_verb({c.DONE: Done("last-window")})
    lies_on = ((NEXT_TURN,),)
