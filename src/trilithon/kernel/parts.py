"""Parts of effects, as content writes them and as the engine's tables have them."""

from __future__ import annotations

from collections.abc import Callable
from types import GenericAlias
from typing import Any

from msgspec import Struct

from trilithon.kernel.collecting import one_of
from trilithon.kernel.engine.agenda import PART, Step


def rows_of(name: str, kind: type[Struct]) -> Callable[[str], Any]:
    """The `__getattr__` of a file in which `name` means a row of any kinds of parts. It is asked for when content is
    read: by then all files of words have brought their kinds. So fields of content are declared with the name of the
    file, `effects.Parts`, and not with one that was imported before."""

    def attribute(wanted: str) -> Any:
        if wanted == name:
            return GenericAlias(tuple, (one_of(kind), ...))
        raise AttributeError(wanted)

    return attribute


def row(step: Step[Any], **values: int) -> list[int]:
    """A part in the engine's table: its step and the step's fields by name; those that are not named are 0."""
    numbers = [int(step.number), *[0] * (PART - 1)]
    fields = [field.name for field in step.fields]
    for name, value in values.items():
        numbers[1 + fields.index(name)] = int(value)
    return numbers


def fields_of(part: Struct) -> dict[str, int]:
    """Of a part whose fields are all numbers."""
    return {name: getattr(part, name) for name in part.__struct_fields__}
