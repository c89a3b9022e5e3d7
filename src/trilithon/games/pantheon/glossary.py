"""The text of every tile, made from its effects: what is written on it cannot differ from what it does."""

from __future__ import annotations

import re
from pathlib import Path

from trilithon.games.pantheon import schema as x
from trilithon.games.pantheon.effects import told
from trilithon.games.pantheon.names import CARDS
from trilithon.kernel.engine.events import Message

ENGLISH = Path(__file__).parent / "texts" / "en.ftl"
KNOWN = frozenset(re.findall(r"^([a-z0-9-]+) =", ENGLISH.read_text(encoding="utf-8"), re.MULTILINE))
"""The ids of all messages that there are."""


def name(kind: str, entry: x.God | x.Tile | x.Nation) -> Message:
    """What it is called: as the texts have it, or by its own name if it comes from a pack."""
    key = f"pantheon-{kind}-{entry.id.replace('_', '-')}"
    return Message(key) if key in KNOWN else Message("pantheon-named", {"name": entry.name or entry.id})


def face(god: x.God) -> Message:
    """What its own tile calls it: without what tells it from others of its name, since the text below says that."""
    key = f"pantheon-face-{god.id.replace('_', '-')}"
    return Message(key) if key in KNOWN else name("god", god)


def names(content: x.Content) -> dict[str, Message]:
    """All names, by kind and id as in views (`god:vinthrad`); `face:vinthrad` is what stands on the tile itself."""
    called = {f"god:{god.id}": name("god", god) for god in content.god}
    called |= {f"face:{god.id}": face(god) for god in content.god}
    called |= {f"loot:{tile.id}": name("loot", tile) for tile in content.loot}
    called |= {f"bonus:{tile.id}": name("bonus", tile) for tile in content.bonus}
    called |= {f"nation:{nation.id}": name("nation", nation) for nation in content.nation}
    return called | {f"card:{card}": Message(f"pantheon-card-{card.replace('_', '-')}") for card in CARDS}


def glossary(content: x.Content) -> dict[str, list[Message]]:
    texts = {f"god:{god.id}": [*_cost(god), *told(god.effects)] for god in content.god}
    texts |= {f"loot:{tile.id}": told(tile.effects) for tile in content.loot}
    texts |= {f"bonus:{tile.id}": told(tile.effects) for tile in content.bonus}
    texts |= {f"nation:{nation.id}": _trait(nation) for nation in content.nation}
    return texts


def _trait(nation: x.Nation) -> list[Message]:
    """Sentences speak to one player; a trait of scope "player" is done by all of them."""
    everybody = [Message("pantheon-everybody")] if nation.scope == "player" else []
    return everybody + told(nation.trait)


def _cost(god: x.God) -> list[Message]:
    numbers = [Message("pantheon-cost-number", {"n": n, "place": i}) for i, n in enumerate(god.cost, start=1)]
    return [Message("pantheon-cost-cards-only" if god.cards_only else "pantheon-cost", {"numbers": numbers})]
