"""The text of every tile, made from its effects: what is written on it cannot differ from what it does."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from trilithon.games.pantheon import schema as x
from trilithon.kernel.engine.events import Message

ENGLISH = Path(__file__).parent / "texts" / "en.ftl"
KNOWN = frozenset(re.findall(r"^([a-z0-9-]+) =", ENGLISH.read_text(encoding="utf-8"), re.MULTILINE))
"""The ids of all messages that there are."""


def name(kind: str, entry: x.God | x.Tile | x.Nation) -> Message:
    """What it is called: as the texts have it, or by its own name if it comes from a pack."""
    key = f"pantheon-{kind}-{entry.id.replace('_', '-')}"
    return Message(key) if key in KNOWN else Message("pantheon-named", {"name": entry.name or entry.id})


def names(content: x.Content) -> dict[str, Message]:
    """All names, by kind and id as in views (`god:vinthrad`)."""
    called = {f"god:{god.id}": name("god", god) for god in content.god}
    called |= {f"loot:{tile.id}": name("loot", tile) for tile in content.loot}
    called |= {f"bonus:{tile.id}": name("bonus", tile) for tile in content.bonus}
    called |= {f"nation:{nation.id}": name("nation", nation) for nation in content.nation}
    return called


def glossary(content: x.Content) -> dict[str, list[Message]]:
    texts = {f"god:{god.id}": [*_cost(god), *describe(god.effects)] for god in content.god}
    texts |= {f"loot:{tile.id}": describe(tile.effects) for tile in content.loot}
    texts |= {f"bonus:{tile.id}": describe(tile.effects) for tile in content.bonus}
    texts |= {f"nation:{nation.id}": _trait(nation) for nation in content.nation}
    return texts


def describe(effects: Sequence[x.AnyEffect]) -> list[Message]:
    """One sentence for each effect; a choice has one more for each of its alternatives."""
    sentences = []
    for effect in effects:
        sentences.append(_sentence(effect))
        if isinstance(effect, x.Choose):
            for number, alternative in enumerate(effect.of, start=1):
                first, *rest = describe(alternative)
                sentences += [Message("pantheon-effect-choice", {"n": number, "effect": first}), *rest]
    return sentences


def _trait(nation: x.Nation) -> list[Message]:
    """Sentences speak to one player; a trait of scope "player" is done by all of them."""
    everybody = [Message("pantheon-everybody")] if nation.scope == "player" else []
    return everybody + describe(nation.trait)


def _cost(god: x.God) -> list[Message]:
    numbers = [Message("pantheon-cost-number", {"n": n, "place": i}) for i, n in enumerate(god.cost, start=1)]
    return [Message("pantheon-cost-cards-only" if god.cards_only else "pantheon-cost", {"numbers": numbers})]


def _sentence(effect: x.AnyEffect) -> Message:
    match effect:
        case x.TakeReserve(columns=columns, feet=feet, mode="choose_one"):
            return Message("pantheon-effect-take-reserve-one", {"columns": columns, "feet": feet})
        case x.TakeReserve(columns=columns, feet=feet):
            pieces = [Message("pantheon-columns", {"columns": columns})] if columns else []
            pieces += [Message("pantheon-feet", {"feet": feet})] if feet else []
            return Message("pantheon-effect-take-reserve-all", {"pieces": pieces})
        case x.HalfGod(n=n, source=source):
            return Message(f"pantheon-effect-half-god-{source.replace('_', '-')}", {"n": n})
        case x.GodsFromStack(n=n, chain=chain):
            return Message(f"pantheon-effect-gods-{'chain' if chain else 'no-chain'}", {"n": n})
        case x.ResortSpecial(order=order):
            return Message(f"pantheon-effect-resort-{order}")
    number: int | None = getattr(effect, "n", None)
    return Message(f"pantheon-effect-{IDS[type(effect)]}", {} if number is None else {"n": number})


IDS: dict[type[x.Effect], str] = {
    x.PlaceColumnFree: "place-column",
    x.UpgradeSacrifice: "upgrade",
    x.DrawPile: "draw",
    x.SpecialMoney: "special-money",
    x.PassiveSteps: "steps",
    x.PassiveMoney: "money",
    x.PassiveDraw: "more-draws",
    x.PassivePrepCards: "prep-cards",
    x.PassiveJump: "jump",
    x.ScoreBestLevel: "best-level",
    x.ExtraAction: "extra-action",
    x.HandTo: "hand-to",
    x.SwapReserve: "swap",
    x.SpendMoney: "spend",
    x.RevealGodTopCost: "reveal",
    x.Choose: "choose",
}
