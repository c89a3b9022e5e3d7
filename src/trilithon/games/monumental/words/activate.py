"""Which row and which column are activated."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.cities import is_crossed
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.slots import space_of, upper_slot
from trilithon.games.monumental.engine.steps.activate import ACTIVATE_CITY
from trilithon.games.monumental.words.base import MonumentalWords
from trilithon.games.monumental.words.city import inactive_cards, space_text
from trilithon.games.monumental.words.shared import ask, because, icons_of, say
from trilithon.games.monumental.words.things import END, slot_named, space_things
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class ActivateCityWords(MonumentalWords):
    step = ACTIVATE_CITY
    rule = "MO-ACTV-01"
    notation = ("activate SPACE",)

    def question(self, s: Position) -> Message:
        return ask("activate")

    def label(self, s: Position, move: int) -> Message:
        crossing = argument_of(move)
        slots = [slot for slot in range(2 * c.SPACES) if is_crossed(space_of(slot), crossing)]
        gained = icons_of(s, inactive_cards(s, slots))
        row, column = "ABC"[crossing // c.SIDE], crossing % c.SIDE + 1
        return say("cross", row=row, column=column, goods=gained, n=len(gained))

    def write(self, s: Position, move: int) -> str:
        return f"activate {space_text(s, upper_slot(argument_of(move)))}"

    def about(self, s: Position, move: int) -> list[str]:
        return space_things(s, s.to_move, argument_of(move))

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort == END:
            return because(self.rule, "activate-first")
        if target.sort == "city" and slot_named(s, target)[0] != s.to_move:
            return because(self.rule, "not-yours")
        return None
