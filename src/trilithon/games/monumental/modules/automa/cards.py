"""The module's content, and the tables that the engine has of it."""

from __future__ import annotations

from functools import cache, cached_property
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i16

from trilithon.games.monumental.modules.automa.engine.cards import Cards
from trilithon.games.monumental.modules.automa.schema import Content
from trilithon.kernel.kept import Loaded, Schema

SCHEMA = Schema(Content, Path(__file__).parent / "content")


class AutomaCards:
    def __init__(self, loaded: Loaded[Content]) -> None:
        self.content = loaded.content
        self.kept = loaded.kept

    @cached_property
    def tables(self) -> Cards:
        cards = self.content.automa_card
        lines = [line for card in cards for line in card.lines]
        made, ends = Cards(), [sum(len(card.lines) for card in cards[: at + 1]) for at in range(len(cards))]
        decks = {deck: [at for at, card in enumerate(cards) if card.deck == deck] for deck in DECKS}
        made.ids = [card.id for card in cards]
        made.names = [card.name() for card in cards]
        made.lines = _packed([n for line in lines for n in line.numbers()])
        made.line_texts = [line.conditional() for line in lines]
        made.start = _packed([0, *ends[:-1]])
        made.end = _packed(ends)
        made.general = _packed([sum(line.type is None for line in card.lines) for card in cards])
        made.types = _packed([card.types() for card in cards])
        made.action = decks["action"]
        made.advanced = decks["advanced"]
        made.hero = next(iter(decks["hero"]), -1)
        made.of_civilization = {cards[at].id: at for at in decks["civilization"]}
        return made


DECKS = ("action", "advanced", "civilization", "hero")


@cache
def automa_cards() -> AutomaCards:
    """As they stand in the files."""
    return AutomaCards(SCHEMA.read())


def _packed(numbers: list[int]) -> vec[i16]:
    return vec[i16](numbers)
