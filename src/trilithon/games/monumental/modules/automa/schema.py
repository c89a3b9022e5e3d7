"""What may stand in the content file of Automas: cards, line by line. Texts are made from these."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal

from msgspec import Meta, Struct

from trilithon.games.monumental.modules.automa.engine import codes as a
from trilithon.games.monumental.modules.automa.words.lines import line as lines_file
from trilithon.games.monumental.modules.automa.words.lines.line import Line
from trilithon.games.monumental.modules.automa.words.lines.shuffle import Shuffle
from trilithon.kernel.content import Entry
from trilithon.kernel.engine.events import Message


class AutomaCard(Entry, frozen=True, kw_only=True):
    """The id of a Civilization card is that of its civilization."""

    deck: Literal["action", "advanced", "civilization", "hero"] = "action"
    lines: Annotated[lines_file.Lines, Meta(min_length=1)]

    def __post_init__(self) -> None:
        typed = [line.type is not None for line in self.lines]
        if typed != sorted(typed):
            raise ValueError("general lines come before those of a type")
        if any(isinstance(line, Shuffle) for line in self.lines[:-1]):
            raise ValueError("a shuffle is the last line of its card")
        for at, line in enumerate(self.lines):
            if line.when == "neither" and sum(other.when is not None for other in self.lines[:at][-2:]) < 2:
                raise ValueError("neither is for a line below two with conditions")

    def name(self) -> Message:
        """Action cards have numbers only; the others are named in the texts."""
        if self.deck == "civilization":
            called = Message(f"monumental-civilization-{self.id.replace('_', '-')}")
            return Message("monumental-automa-card-civilization", {"civilization": called})
        if self.deck == "hero":
            return Message("monumental-automa-card-hero")
        return Message(f"monumental-automa-card-{self.deck}", {"id": self.id.upper()})

    def told(self) -> list[Message]:
        """Line by line, with price, type and condition."""
        return [_whole(line) for line in self.lines]

    def types(self) -> int:
        """Bits of the types that its lines are for."""
        return sum(1 << kind for kind in {a.TYPES.index(line.type) for line in self.lines if line.type})


def _whole(line: Line) -> Message:
    text = line.conditional()
    if line.price:
        text = Message("monumental-automa-priced", {"n": line.price, "line": text})
    if line.type is not None:
        text = Message("monumental-automa-typed", {"type": line.type, "line": text})
    return text


class Content(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    automa_card: tuple[AutomaCard, ...]

    def __post_init__(self) -> None:
        decks = Counter(card.deck for card in self.automa_card)
        if decks["hero"] > 1:
            raise ValueError("there is one Hero card in a deck")
        if decks["advanced"] < a.HARDEST:
            raise ValueError(f"there are {decks['advanced']} advanced cards; it needs {a.HARDEST}")
        if not decks["action"]:
            raise ValueError("a deck needs action cards")
