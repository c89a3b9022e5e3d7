"""Which row and which column, chosen in secret."""

from __future__ import annotations

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.slots import upper_slot
from trilithon.games.monumental.modules.continuous.engine.steps.choose_secretly import CHOOSE_SECRETLY
from trilithon.games.monumental.words.activate import CrossWords
from trilithon.games.monumental.words.city import space_text
from trilithon.games.monumental.words.shared import ask, does
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of


class ChooseSecretlyWords(CrossWords):
    """All as if it were activated at once; it is only told to nobody."""

    step = CHOOSE_SECRETLY
    rule = "MO-CONT-02"
    notation = ("choose-cross SPACE",)
    asks_others = True

    def question(self, s: Position) -> Message:
        return ask("choose-secretly")

    def write(self, s: Position, move: int) -> str:
        return f"choose-cross {space_text(s, upper_slot(argument_of(move)))}"

    def does(self, s: Position, move: int) -> Message:
        return does("choose-secretly")
