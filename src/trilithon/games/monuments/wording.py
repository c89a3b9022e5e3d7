"""Bonuses, abilities and quests in words: made from what they do, so the sentences cannot differ from it.

A part of a bonus and a goal become clauses that begin with a verb ("gain 2 wood"); clauses become sentences here,
and words in the catalogues. In Hungarian whatever is gained is the object of its sentence, hence "some" things.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import groupby

from trilithon.games.monuments import effects as x
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.schema import PersonalDeck
from trilithon.kernel.engine.events import Argument, Message

KINDS = ("wood", "sheep", "metal", "wheat")
DECK_PIECES = ("worker", "fort", "town", "factory", "army", "navy", "airforce")
ORDINARY_YIELD = 3
"""Tokens that one hex may yield in a Production (MS-PRD-03)."""


def option(parts: Sequence[x.AnyPart]) -> Message:
    """All that an option of a personal card does, as one sentence."""
    clauses: list[Message] = []
    for gains, group in groupby(parts, lambda part: isinstance(part, x.Resources | x.Workers)):
        if gains:
            things = [thing for part in group for thing in _gained(part)]
            clauses.append(Message("monuments-do-gain", {"things": things}))
        else:
            clauses += [_do(part, len(list(same))) for part, same in groupby(group)]
    return sentence(chain("then", clauses))


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


def prices(tokens: x.Tokens) -> list[Message]:
    return [counted(kind, n) for kind, n in zip(KINDS, tokens.amounts(), strict=True) if n]


def pieces(deck: PersonalDeck) -> list[Message]:
    return [counted(piece, n) for piece in DECK_PIECES if (n := getattr(deck, piece))]


# -- bonuses that are done at once -------------------------------------------------------------------


def _gained(part: x.AnyPart) -> list[Message]:
    match part:
        case x.Resources(tokens=tokens):
            return [some(kind, n) for kind, n in zip(KINDS, tokens.amounts(), strict=True) if n]
        case x.Workers(n=n):
            return [some("worker", n)]
    return []


def _do(part: x.AnyPart, times: int) -> Message:
    """A part that is written so many times in a row."""
    match part:
        case x.Unlock(piece=piece, n=n):
            return Message("monuments-do-unlock", {"things": [some(piece, n * times)]})
        case x.BuildFree(what=what):
            return Message(f"monuments-do-build-{what}", {"n": times})
        case x.TrainFree(unit=unit):
            return Message(f"monuments-do-train-{unit}", {"n": times})
        case x.TakeBack():
            return Message("monuments-do-take-back")
        case x.Quests(n=n) | x.Move(n=n) if times > 1:
            return chain("then", [_do(part, 1)] * times)
        case x.Resources() | x.Workers():
            return Message("monuments-do-gain", {"things": _gained(part) * times})
    return Message(f"monuments-do-{NUMBERED[type(part)]}", {"n": part.n * times})


NUMBERED: dict[type[x.Part], str] = {
    x.AnyResources: "gain-any",
    x.UnlockAny: "unlock-any",
    x.UpgradeFree: "upgrade",
    x.Weapon: "weapon",
    x.Quests: "quests",
    x.Move: "move",
}
"""Parts of which nothing varies but a number."""


# -- lasting bonuses ---------------------------------------------------------------------------------


def rule(rule: x.AnyRule) -> Message:
    args: dict[str, Argument] = {}
    match rule:
        case x.Permit():
            id = "permit"
        case x.Ford():
            id = "ford"
        case x.MoveBonus(unit=unit, n=n):
            id, args = f"move-{unit}", {"n": n}
        case x.ProduceLimit(n=n):
            id, args = "produce-limit", {"n": ORDINARY_YIELD + n, "instead": ORDINARY_YIELD}
        case x.HexCapacity(n=n):
            id, args = "hex-capacity", {"n": c.CAPACITY + n, "instead": c.CAPACITY}
        case x.Power(units=units, n=n):
            id, args = "power", {"n": n, "units": [Message(f"monuments-all-{unit}") for unit in units]}
        case x.PopulateNeed(less=n) | x.LandNeed(less=n) | x.Sacrifice(less=n) | x.QuestPenalty(less=n):
            id, args = LASTING[type(rule)], {"n": n}
        case x.PointsPer(metric=metric, points=points, per=per, most=most):
            id, args = f"points-{metric}", {"points": points, "per": per, "most": most}
        case _:
            id, args = LASTING[type(rule)], {"n": rule.n}
    return Message(f"monuments-rule-{id}", args)


LASTING: dict[type[x.Rule], str] = {
    x.Activations: "activations",
    x.Carry: "carry",
    x.FerryPoints: "ferry-points",
    x.ProduceHexes: "produce-hexes",
    x.BuildDiscount: "build-discount",
    x.PopulateExtra: "populate-extra",
    x.PopulateNeed: "populate-need",
    x.LandNeed: "land-need",
    x.LayerDiscount: "layer-discount",
    x.Sacrifice: "sacrifice",
    x.TradeCount: "trades",
    x.QuestDraw: "quest-draw",
    x.QuestPenalty: "quest-penalty",
    x.Points: "points",
}
"""Lasting effects that are nothing but a number."""


def talent(talent: x.AnyTalent) -> Message:
    match talent:
        case x.Horses(n=n):
            return Message("monuments-talent-horses", {"n": n})
        case x.FreeHorseActivation(n=n):
            return Message("monuments-talent-horse-moves", {"n": n})
        case x.HorseReturns():
            return Message("monuments-talent-horse-returns")
        case x.NewBuilding(building=building, cost=cost, n=n):
            return Message(f"monuments-talent-{building}", {"price": prices(cost), "n": n})
        case x.ProduceAny():
            return Message("monuments-talent-produce-any")
        case x.PopulateAtFarm():
            return Message("monuments-talent-farm-grows")
        case x.NavalGuns(power=power):
            return Message("monuments-talent-naval-guns", {"n": power})


# -- goals of quests ---------------------------------------------------------------------------------


def goal(goal: x.AnyGoal) -> Message:
    match goal:
        case x.Land(n=n, where=where):
            return Message(f"monuments-goal-land{f'-{where}' if where else ''}", {"n": n})
        case x.Stock(n=n, kind=kind):
            return Message(f"monuments-goal-stock{f'-{kind}' if kind else ''}", {"n": n})
        case x.Units(unit=unit, n=n):
            return Message("monuments-goal-pieces", {"things": [some(unit, n)]})
        case x.Buildings(building=building, n=n):
            return Message("monuments-goal-pieces", {"things": [some(building, n)]})
        case x.Upgraded(card=card):
            return Message("monuments-goal-upgraded", {"card": Message(f"monuments-action-{card}")})
        case x.Most(metric=metric):
            return Message(f"monuments-goal-most-{metric}")
        case x.Event(event=event, n=n):
            return Message(f"monuments-goal-event-{event.replace('_', '-')}", {"n": n})
    return Message(f"monuments-goal-{GOALS[type(goal)]}", {"n": goal.n})


GOALS: dict[type[x.Goal], str] = {
    x.Sea: "sea",
    x.Kinds: "kinds",
    x.Islands: "islands",
    x.Continents: "continents",
    x.Near: "near",
    x.EachKind: "each",
    x.Pile: "pile",
    x.Work: "workers",
    x.Crowd: "crowd",
    x.Armed: "armed",
    x.Military: "military",
    x.PowerGoal: "power",
    x.BuildingSet: "set",
    x.Layers: "layers",
    x.Upgrades: "upgrades",
    x.Completed: "quests",
    x.Ferries: "ferries",
}
"""Goals of which nothing varies but a number."""
