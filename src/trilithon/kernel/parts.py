"""Parts of effects, as content writes them and as the engine's tables have them."""

from __future__ import annotations

from typing import Any

from trilithon.kernel.engine.agenda import PART, Step


def row(step: Step[Any], **values: int) -> list[int]:
    """A part in the engine's table: its step and the step's fields by name; those that are not named are 0."""
    numbers = [int(step.number), *[0] * (PART - 1)]
    fields = [field.name for field in step.fields]
    for name, value in values.items():
        numbers[1 + fields.index(name)] = int(value)
    return numbers
