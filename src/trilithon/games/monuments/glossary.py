"""Names and texts of everything in the box, by kind and id as in views (`common:roads`).

Prices and numbers of pieces are drawn by whoever shows a card, too; what it does is said here, made from the entry.
"""

from __future__ import annotations

import re
from pathlib import Path

from trilithon.games.monuments import schema as x
from trilithon.games.monuments.effects import option
from trilithon.games.monuments.lasting import PointsPer
from trilithon.games.monuments.wording import counted, sentence
from trilithon.kernel.engine.events import Argument, Message

ENGLISH = Path(__file__).parent / "texts" / "en.ftl"
KNOWN = frozenset(re.findall(r"^([a-z0-9-]+) =", ENGLISH.read_text(encoding="utf-8"), re.MULTILINE))
"""The ids of all messages that there are."""

DECK_PIECES = ("worker", "fort", "town", "factory", "army", "navy", "airforce")

Named = x.Civilization | x.ScoreCard | x.Ability | x.PersonalDeck | x.CommonBonus | x.Quest


def names(content: x.Content) -> dict[str, Message]:
    called = {f"civilization:{entry.id}": _name("civilization", entry) for entry in content.civilization}
    called |= {f"score_card:{entry.id}": _name("score-card", entry) for entry in content.score_card}
    called |= {f"ability:{entry.id}": _name("ability", entry) for entry in content.ability}
    decks = {entry.id: _name("deck", entry) for entry in content.deck}
    called |= {f"deck:{deck}": name for deck, name in decks.items()}
    for card in content.personal:
        args: dict[str, Argument] = {"deck": decks[card.deck], "layer": card.layer}
        called[f"personal:{card.id}"] = Message("monuments-personal", args)
    called |= {f"common:{entry.id}": _name("common", entry) for entry in content.common}
    called |= {f"quest:{entry.id}": _name("quest", entry) for entry in content.quest}
    called |= {f"action:{card.id}": Message(f"monuments-action-{card.id}") for card in content.action}
    return called | {
        f"layer:{entry.layer}": Message("monuments-layer", {"n": entry.layer}) for entry in content.layer
    }


def glossary(content: x.Content) -> dict[str, list[Message]]:
    texts = {f"civilization:{entry.id}": _civilization(entry) for entry in content.civilization}
    texts |= {f"score_card:{entry.id}": _score_card(entry, content.ordinary) for entry in content.score_card}
    texts |= {f"ability:{entry.id}": _ability(entry) for entry in content.ability}
    texts |= {f"deck:{entry.id}": [_deck(entry)] for entry in content.deck}
    texts |= {f"personal:{card.id}": [option(parts) for parts in card.options] for card in content.personal}
    texts |= {f"common:{entry.id}": _common(entry) for entry in content.common}
    texts |= {f"quest:{entry.id}": _quest(entry) for entry in content.quest}
    texts |= {f"action:{card.id}": _action(card) for card in content.action}
    return texts | {f"layer:{entry.layer}": [_layer(entry)] for entry in content.layer}


def _name(kind: str, entry: Named) -> Message:
    """What it is called: as the texts have it, or by its own name if it comes from a pack."""
    known = f"monuments-{kind}-{entry.id.replace('_', '-')}"
    return Message(known) if known in KNOWN else Message("monuments-named", {"name": entry.name or entry.id})


# -- texts -------------------------------------------------------------------------------------------


def _civilization(entry: x.Civilization) -> list[Message]:
    known = f"monuments-monument-{entry.id.replace('_', '-')}"
    return [Message("monuments-civilization-about", {"monument": Message(known)})] if known in KNOWN else []


def _score_card(entry: x.ScoreCard, ordinary: tuple[x.OrdinaryLine, ...]) -> list[Message]:
    rates = {line.id: _rate(line) for line in ordinary}
    lines = [
        Message(f"monuments-instead-{line.metric}", {"rate": _rate(line), "ordinary": rates[line.metric]})
        for line in entry.instead
    ]
    return lines + [
        Message(f"monuments-extra-{line.metric}", {"points": line.points, "per": line.per})
        for line in entry.extra
    ]


def _rate(line: x.Line | x.OrdinaryLine) -> Message:
    return Message("monuments-rate", {"points": line.points, "per": line.per})


def _deck(entry: x.PersonalDeck) -> Message:
    pieces = [counted(piece, n) for piece in DECK_PIECES if (n := getattr(entry, piece))]
    return Message("monuments-deck-about", {"pieces": pieces})


def common_text(entry: x.CommonBonus) -> list[Message]:
    """What a common bonus does, without its limit."""
    return [option(entry.once)] if entry.once else [rule.told() for rule in entry.always]


def _ability(entry: x.Ability) -> list[Message]:
    return [talent.told() for talent in entry.talents] + [rule.told() for rule in entry.always]


def _common(entry: x.CommonBonus) -> list[Message]:
    texts = common_text(entry)
    if entry.limit > 1:
        texts.append(Message("monuments-common-limit", {"n": entry.limit}))
    if any(isinstance(each, PointsPer) for each in entry.always):
        texts.append(Message("monuments-common-at-the-end"))
    return texts


def _quest(entry: x.Quest) -> list[Message]:
    worth = Message("monuments-quest-worth", {"points": entry.points(), "penalty": entry.penalty()})
    return [*(sentence(goal.told()) for goal in entry.goals), worth]


def _action(card: x.ActionCard) -> list[Message]:
    return [
        Message(f"monuments-action-{card.id}-red"),
        Message(f"monuments-action-{card.id}-green"),
        Message("monuments-action-price", {"price": card.cost.told()}),
    ]


def _layer(entry: x.MonumentLayer) -> Message:
    return Message(
        "monuments-layer-about",
        {"land": entry.land, "price": entry.cost.told(), "workers": counted("worker", entry.workers)},
    )
