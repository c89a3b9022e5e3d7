"""A line of an Automa card, as a move that is played by itself."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.modules.automa.engine import codes as a
from trilithon.games.monumental.modules.automa.engine.own import own
from trilithon.games.monumental.modules.automa.engine.queue import current_card, current_line
from trilithon.games.monumental.modules.automa.engine.steps.line import LINE
from trilithon.games.monumental.modules.automa.engine.steps.turn import AUTOMA_SLOT, AUTOMA_TURN
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.shared import ask, say
from trilithon.games.monumental.words.things import END
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import verb_of
from trilithon.kernel.words import Frame

WRITTEN = {a.DONE: "line", a.GOLD: "gold", a.SKIPPED: "skip", a.IGNORED: "ignore"}
"""What becomes of it, as the first word of the move."""


class LineWords(MonumentalWords):
    step = LINE
    rule = "MO-AUT-08"
    notation = tuple(f"{word} AUTOMA" for word in WRITTEN.values())
    lies = Lies.ON_TOP

    def question(self, s: Position) -> Message:
        return ask("automa-line", line=_text(s), card=_card(s))

    def label(self, s: Position, move: int) -> Message:
        return say(f"automa-{a.FATES[verb_of(move)]}", line=_text(s), n=a.MADE_UP)

    def write(self, s: Position, move: int) -> str:
        """With the card and the number of the line on it."""
        mine, seat = own(s), s.whose()
        card = current_card(s, mine, seat)
        number = current_line(s, mine, seat) - int(mine.cards.start[card]) + 1
        return f"{WRITTEN[verb_of(move)]} {mine.cards.ids[card]}:{number}"

    def about(self, s: Position, move: int) -> list[str]:
        return [END]

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        lies_on = agenda[agenda.index(frame) - 1]
        is_own = lies_on.step in (AUTOMA_TURN, AUTOMA_SLOT) and lies_on.seat == frame.seat
        return is_own and current_card(s, own(s), frame.seat) >= 0

    def shown(self, s: Position) -> dict[str, Any]:
        return {"automa": s.whose()}


def _text(s: Position) -> Message:
    mine = own(s)
    return mine.cards.line_texts[current_line(s, mine, s.whose())]


def _card(s: Position) -> Message:
    mine = own(s)
    return mine.cards.names[current_card(s, mine, s.whose())]
