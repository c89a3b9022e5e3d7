"""Which row and which column are activated."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.cities import activate_cross, is_crossed
from trilithon.games.monumental.engine.hooks import REACHING
from trilithon.games.monumental.engine.in_force import lasts
from trilithon.games.monumental.engine.layout import RESOURCES
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.slots import space_of, upper_slot
from trilithon.games.monumental.engine.steps.activate import ACTIVATE_CITY
from trilithon.games.monumental.module import modules_on
from trilithon.games.monumental.words.base import MonumentalWords
from trilithon.games.monumental.words.city import inactive_cards, space_text
from trilithon.games.monumental.words.shared import ask, because, does, explained, goods, note, say, twin
from trilithon.games.monumental.words.things import END, slot_named, space_things
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class CrossWords(MonumentalWords):
    """Of any question whose answers are a row and a column."""

    def label(self, s: Position, move: int) -> Message:
        crossing = argument_of(move)
        gained, besides = goods(_gained(s, crossing)), _besides(s, crossing)
        row, column = "ABC"[crossing // c.SIDE], crossing % c.SIDE + 1
        if besides:
            return say("cross-with", row=row, column=column, goods=gained, n=len(gained), cards=besides)
        return say("cross", row=row, column=column, goods=gained, n=len(gained))

    def about(self, s: Position, move: int) -> list[str]:
        return space_things(s, s.to_move, argument_of(move))

    def confirms(self, s: Position, move: int) -> bool:
        return True

    def notes(self, s: Position, move: int) -> list[Message]:
        crossing = argument_of(move)
        names = [s.box.card_names[kind] for kind in _used_kinds(s, crossing)] + _besides(s, crossing)
        return [note("usable", cards=names)] if names else []

    def forecast(self, s: Position, move: int) -> dict[str, Any]:
        return {"crosses": space_text(s, upper_slot(argument_of(move)))}

    def shown(self, s: Position) -> dict[str, Any]:
        """Of each space: those of its row and column, what activating them brings, and which cards could be used."""
        return {
            "crossings": {space_text(s, upper_slot(space)): _crossing(s, space) for space in range(c.SPACES)}
        }

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort == END:
            return because(self.rule, "activate-first")
        if target.sort != "city":
            return None
        owner, slot = slot_named(s, target)
        if owner != s.to_move:
            return because(self.rule, "not-yours")
        return explained(s, REACHING, c.pack_slot(owner, slot), because(self.rule, "activate-first"))


class ActivateCityWords(CrossWords):
    step = ACTIVATE_CITY
    rule = "MO-ACTV-01"
    notation = ("activate SPACE",)

    def question(self, s: Position) -> Message:
        return ask("activate")

    def write(self, s: Position, move: int) -> str:
        return f"activate {space_text(s, upper_slot(argument_of(move)))}"

    def does(self, s: Position, move: int) -> Message:
        return does("activate")


def _crossing(s: Position, crossing: int) -> dict[str, Any]:
    spaces = [space for space in range(c.SPACES) if is_crossed(space, crossing)]
    shown = {
        "spaces": [space_text(s, upper_slot(space)) for space in spaces],
        "goods": {RESOURCES[resource]: n for resource, n in enumerate(_gained(s, crossing)) if n},
        "usable": sorted(s.box.card_ids[kind] for kind in _used_kinds(s, crossing)),
    }
    for module in modules_on(s):
        shown |= module.crossing_view(s, crossing)
    return shown


def _gained(s: Position, crossing: int) -> list[int]:
    """What activating brings, resource by resource, whatever it comes from: it is tried out, with nothing else
    on the agenda."""
    after = twin(s)
    while after.depth():
        after.drop()
    activate_cross(after, s.to_move, crossing)
    after.run()
    return [after.has(s.to_move, resource) - s.has(s.to_move, resource) for resource in range(c.RESOURCES)]


def _besides(s: Position, crossing: int) -> list[Message]:
    """What becomes active besides cards."""
    return [name for module in modules_on(s) for name in module.crossing_names(s, crossing)]


def _used_kinds(s: Position, crossing: int) -> list[int]:
    """Kinds of cards that become active and have an effect besides their icons."""
    slots = [slot for slot in range(2 * c.SPACES) if is_crossed(space_of(slot), crossing)]
    kinds = {int(s.kinds[card]) for card in inactive_cards(s, slots)}
    return sorted(kind for kind in kinds if _does_more(s, kind))


def _does_more(s: Position, kind: int) -> bool:
    """Has it an effect besides its icons?"""
    return bool(s.box.use_code[kind]) or lasts(s, kind)
