"""What is new at a table: each module that is met there is explained once to whoever has not seen it, on a card.

A module has a card if the texts have one for it, `monumental-new-<id>`. One with options of its own is met wherever it
is on. One without is a civilization, and met by whoever leads it and by those who play against it.
"""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.games.monumental.effects import dashed
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.glossary import KNOWN
from trilithon.games.monumental.module import Json, Module, modules_on
from trilithon.kernel.engine.events import Message


def cards(modules: Sequence[Module]) -> dict[str, Message]:
    """The text of each module that has one, by things as in views."""
    return {f"module:{module.id}": Message(_text(module)) for module in modules if _text(module) in KNOWN}


def titles(modules: Sequence[Module]) -> dict[str, Message]:
    """Of those: what they are called."""
    return {f"module:{module.id}": _title(module) for module in modules if _text(module) in KNOWN}


def met(s: Position, viewer: int) -> list[Json]:
    """Modules with a card that are met at this table, the own civilization first, and where the rules of each begin."""
    there = [module for module in modules_on(s) if _text(module) in KNOWN and _is_met(s, module)]
    there.sort(key=lambda module: viewer < 0 or s.setup.led_by(module.id) != viewer)
    return [{"id": module.id, "rule": module.first_rule} for module in there]


def _is_met(s: Position, module: Module) -> bool:
    return bool(module.options) or s.setup.led_by(module.id) >= 0


def _text(module: Module) -> str:
    return f"monumental-new-{dashed(module.id)}"


def _title(module: Module) -> Message:
    names = [f"monumental-{sort}-{dashed(module.id)}" for sort in ("civilization", "new-name")]
    return Message(next((name for name in names if name in KNOWN), f"monumental-option-{module.switch}"))
