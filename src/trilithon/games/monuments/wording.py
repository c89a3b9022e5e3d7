"""How clauses become sentences, and things are counted in words.

In Hungarian whatever is gained is the object of its sentence, hence "some" things.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from trilithon.kernel.engine.events import Message


def sentence(clause: Message) -> Message:
    return Message("monuments-sentence", {"clause": clause})


def chain(word: str, items: Sequence[Message]) -> Message:
    """Items with "then", or nothing but a space ("sentences"), between them."""
    return reduce(
        lambda rest, first: Message(f"monuments-{word}", {"first": first, "rest": rest}), reversed(items)
    )


def counted(what: str, n: int) -> Message:
    """So many of something: "2 wood", "1 worker"."""
    return Message(f"monuments-count-{what}", {"n": n})


def some(what: str, n: int) -> Message:
    """The same as the object of a sentence."""
    return Message(f"monuments-some-{what}", {"n": n})
