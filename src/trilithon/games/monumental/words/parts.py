"""Effects as the box has them: their parts one by one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trilithon.games.monumental.engine.box import Box
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.gains import GAIN
from trilithon.games.monumental.engine.telling import counted
from trilithon.kernel.engine.agenda import PART, Step
from trilithon.kernel.engine.events import Message


def parts_of(s: Position, code: int) -> range:
    """Where the parts of an effect begin in the box's table."""
    return range(s.box.code_start[code], s.box.code_end[code], PART)


def gains_of(s: Position, code: int) -> list[Message]:
    """The plain gains of an effect."""
    return [
        counted(GAIN.told(s, part, GAIN.resource), GAIN.told(s, part, GAIN.n))
        for part in parts_of(s, code)
        if s.box.parts[part] == GAIN.number
    ]


def all_parts(box: Box, step: Step[Any]) -> Iterator[dict[str, int]]:
    """Of all effects of the box, those parts that are of one step: their fields by name."""
    for part in range(0, len(box.parts), PART):
        if box.parts[part] == step.number:
            yield {field.name: int(box.parts[part + 1 + n]) for n, field in enumerate(step.fields)}
