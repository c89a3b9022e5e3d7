"""Names and texts of everything in the box, by kind and id as in views (`card:stonehenge`).

Cost and icons of a card are drawn by whoever shows it; what it does is said here.
"""

from __future__ import annotations

import re
from pathlib import Path

from msgspec import UnsetType

from trilithon.games.monumental import schema as x
from trilithon.games.monumental.effects import alternatives, chain, clause, dashed, sentence, sentences
from trilithon.games.monumental.goods import Goods
from trilithon.games.monumental.words.gains import Gain
from trilithon.kernel.engine.events import Message
from trilithon.kernel.messages import text_folders

ENGLISH = [folder / "en.ftl" for folder in text_folders(Path(__file__).parent / "texts")]
KNOWN = frozenset(
    found
    for file in ENGLISH
    for found in re.findall(r"^([a-z0-9_-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
)
"""The ids of all messages that there are, those of modules included."""


def names(content: x.Content) -> dict[str, Message]:
    called = {f"card:{card.id}": _name("card", card) for card in content.card}
    called |= {f"policy:{policy.id}": _name("policy", policy) for policy in content.policy}
    for civilization in content.civilization:
        called[f"civilization:{civilization.id}"] = _name("civilization", civilization)
        called[f"warlord:{civilization.id}"] = _warlord(civilization)
    markets = {market.id: _name("market", market) for market in content.market}
    called |= {f"market:{name}": market for name, market in markets.items()}
    for token in content.market_token:
        called[f"market_token:{token.id}"] = Message(
            "monumental-market-token", {"market": markets[token.market]}
        )
    for tribe in content.barbarian:
        called[f"barbarian:{tribe.id}"] = Message("monumental-barbarian", {"value": tribe.value})
    called |= {f"free_city:{city.id}": Message("monumental-free-city") for city in content.free_city}
    return called | {f"layout:{layout.id}": _name("layout", layout) for layout in content.layout}


def glossary(content: x.Content) -> dict[str, list[Message]]:
    texts = {f"card:{card.id}": _card(card) for card in content.card}
    texts |= {f"policy:{policy.id}": _policy(policy) for policy in content.policy}
    called = names(content)
    for civilization in content.civilization:
        texts[f"civilization:{civilization.id}"] = [_civilization(civilization, called)]
        bonus = Message("monumental-warlord-bonus", {"effects": clause(civilization.bonus)})
        texts[f"warlord:{civilization.id}"] = [bonus]
    texts |= {f"barbarian:{tribe.id}": [_benefits(tribe)] for tribe in content.barbarian}
    texts |= {f"free_city:{city.id}": [_benefits(city)] for city in content.free_city}
    for token in content.market_token:
        texts[f"market_token:{token.id}"] = sentences((Gain(goods=token.gain),))
    texts |= {f"market:{market.id}": [_market(market, content)] for market in content.market}
    return texts | {f"layout:{layout.id}": [_layout(layout)] for layout in content.layout}


# -- names -------------------------------------------------------------------------------------------


def _name(kind: str, entry: x.Card | x.Policy | x.Civilization | x.Market | x.Layout) -> Message:
    """What it is called: as the texts have it, or by its own name if it comes from a pack."""
    known = f"monumental-{kind}-{dashed(entry.id)}"
    return Message(known) if known in KNOWN else Message("monumental-named", {"name": entry.name or entry.id})


def _warlord(civilization: x.Civilization) -> Message:
    known = f"monumental-warlord-{dashed(civilization.id)}"
    if known in KNOWN:
        return Message(known)
    return Message("monumental-warlord", {"civilization": _name("civilization", civilization)})


# -- texts -------------------------------------------------------------------------------------------


def _card(card: x.Card) -> list[Message]:
    bonus = [Message("monumental-bonus", {"effects": clause(card.bonus)})] if card.bonus else []
    return bonus + card.ability.told()


def _policy(policy: x.Policy) -> list[Message]:
    icons = [] if isinstance(policy.icons, UnsetType) else [_activated(policy.icons)]
    return [*icons, *policy.ability.told(), Message("monumental-oneoff", {"effects": clause(policy.oneoff)})]


def _activated(icons: Goods) -> Message:
    """A Policy has nothing on which icons are drawn."""
    return Message("monumental-policy-icons", {"goods": icons.gained()})


def _civilization(civilization: x.Civilization, called: dict[str, Message]) -> Message:
    return Message(
        "monumental-civilization-about",
        {
            "warlord": called[f"warlord:{civilization.id}"],
            "special": called[f"card:{civilization.special}"],
            "knowledge": called[f"card:{civilization.knowledge}"],
        },
    )


def _benefits(token: x.Barbarian | x.FreeCity) -> Message:
    return sentence(alternatives([clause(benefit) for benefit in token.benefits]))


def _market(market: x.Market, content: x.Content) -> Message:
    gains = [token.gain for token in content.market_token if token.market == market.id]
    tokens = [Message("monumental-goods", {"goods": gain.told()}) for gain in gains]
    return Message("monumental-market-about", {"tokens": chain("semicolon", tokens)})


def _layout(layout: x.Layout) -> Message:
    return Message(f"monumental-layout-about-{layout.size}", {"seats": layout.seats})
