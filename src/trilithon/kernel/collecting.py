"""What the files of a package bring, found by looking: whoever adds a file adds no line to a list."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages
from typing import Any, TypeVar, Union

from msgspec import Struct

T = TypeVar("T")


def classes_in(package: str, kind: type[T]) -> list[type[T]]:
    """All classes of a kind that the files of a package define, by the names of the files and then as they stand there;
    what a file imports belongs to another."""
    found: list[type[T]] = []
    folder = import_module(package)
    for entry in sorted(walk_packages(folder.__path__, f"{package}."), key=lambda entry: entry.name):
        module = import_module(entry.name)
        found += [
            one
            for one in vars(module).values()
            if isinstance(one, type) and issubclass(one, kind) and one.__module__ == entry.name
        ]
    return found


def one_of(kind: type[Struct]) -> Any:
    """The type of a field of content that holds any kind of a primitive: which one, its tag says. Sorted, since whoever
    mistypes a tag is shown them all."""
    kinds = sorted(leaves(kind), key=lambda leaf: str(leaf.__struct_config__.tag))
    return Union[tuple(kinds)]  # noqa: UP007  # they are counted while the program runs


def leaves(kind: type[T]) -> list[type[T]]:
    """All kinds of something; what others stand on is none."""
    below = kind.__subclasses__()
    return [leaf for one in below for leaf in leaves(one)] if below else [kind]
