"""The text of every tile, made from its effects: what is written on a tile cannot differ from what it does."""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.games.pantheon import schema as x
from trilithon.kernel.engine.events import Argument, Message


def glossary(content: x.Content) -> dict[str, list[Message]]:
    texts = {f"god:{god.id}": [*_cost(god), *describe(god.effects)] for god in content.god}
    texts |= {f"loot:{tile.id}": describe(tile.effects) for tile in content.loot}
    texts |= {f"bonus:{tile.id}": describe(tile.effects) for tile in content.bonus}
    texts |= {f"nation:{nation.id}": describe(nation.trait) for nation in content.nation}
    return texts


def describe(effects: Sequence[x.AnyEffect]) -> list[Message]:
    """One sentence for each part of an effect."""
    return [_sentence(effect) for effect in effects]


def _cost(god: x.God) -> list[Message]:
    numbers = [Message("pantheon-number", {"n": n}) for n in god.cost]
    return [Message("pantheon-cost-cards-only" if god.cards_only else "pantheon-cost", {"numbers": [*numbers]})]


def _sentence(effect: x.AnyEffect) -> Message:
    args: dict[str, Argument] = {}
    match effect:
        case x.TakeReserve(columns=columns, feet=feet, mode=mode):
            id = "take-reserve-all" if mode == "all" else "take-reserve-one"
            return Message(f"pantheon-effect-{id}", {"columns": columns, "feet": feet})
        case x.HalfGod(n=n, source=source):
            return Message(f"pantheon-effect-half-god-{source.replace('_', '-')}", {"n": n})
        case x.GodsFromStack(n=n, chain=chain):
            return Message(f"pantheon-effect-gods-{'chain' if chain else 'no-chain'}", {"n": n})
        case x.ResortSpecial(order=order):
            return Message(f"pantheon-effect-resort-{order}")
        case x.Choose(of=alternatives):
            first, *others = [describe(alternative) for alternative in alternatives]
            rest = [sentence for other in others for sentence in other]
            return Message("pantheon-effect-choose", {"first": first, "other": rest})
    n = getattr(effect, "n", None)
    if n is not None:
        args["n"] = n
    return Message(f"pantheon-effect-{IDS[type(effect)]}", args)


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
}
