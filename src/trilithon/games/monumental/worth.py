"""What abilities are worth to somebody who must judge a position at a glance: hundredths of a point for one use.

Estimates, made from the same data that the engine plays: a new card is judged without anybody naming it. Rough is good
enough; agents look ahead and see what an effect really does.
"""

from __future__ import annotations

from trilithon.games.monumental import effects as e

PRICES = {"production": 33, "science": 33, "military": 36, "gold": 42, "culture": 95}
USUAL = {"provinces": 4.0, "coastal": 2.0, "wonders": 1.0, "knowledge": 3.0, "policies": 1.5, "outposts": 0.5}
"""How many there are in the middle of a game."""
ACTIVE = {"building": 3.5, "knowledge": 1.2, "wonder": 0.6}
"""How many of a kind are active besides a card itself; with a certain icon about as many as these."""
ACTIVE_ICON = 1.6
LIKELY = 0.55
"""How often conditions hold."""
HAPPENS = {
    "conquer": 1.2,
    "complete_wonder": 0.25,
    "acquire": 1.2,
    "develop": 0.35,
    "pickup": 0.7,
    "outpost": 0.15,
}
"""How often in a turn."""
OF_TARGET = {"barbarian": 0.7, "free_city": 0.15, "opponent": 0.2, "coastal": 0.45}
OF_KIND = 0.4
"""What share of acquisitions is of a certain kind."""
RULE_PRICES = {"building": 25, "basic": 12, "knowledge": 25, "wonder_stage": 25, "policy": 30, "progress": 15}
CONQUESTS = {
    "any": 40,
    "barbarian": 30,
    "free_city": 10,
    "opponent": 14,
    "coastal": 18,
    "opponent_with_more": 8,
}
DEFENCES = {"all": 15, "coastal": 7, "wonder": 5, "next_to_capital": 6}
CARD = 55
"""An average card that is used once."""


def ability_worth(ability: e.Ability) -> int:
    """For every turn in which it is active."""
    use = max(0.0, parts_worth(ability.use))
    always = sum(_rule(rule) for rule in ability.always)
    when = sum(_when(when) for when in ability.when)
    return round(use + always + when)


def parts_worth(parts: e.Parts) -> float:
    return sum(_part(part) for part in parts)


def goods_worth(goods: e.Goods) -> float:
    return sum(n * price for n, price in zip(goods.amounts(), PRICES.values(), strict=True))


def _part(part: e.AnyPart) -> float:
    match part:
        case e.Gain(goods=goods, each=each, only=only):
            return goods_worth(goods) * _times(each) * (0.7 if only else 1.0)
        case e.GainChoice(n=n, among=among):
            return 1.1 * n * max(PRICES[name] for name in among)
        case e.Pay(goods=goods, basic=basic):
            return -0.8 * goods_worth(goods) - 26 * basic
        case e.Convert(n=n):
            return 8 * n
        case e.Choose(of=alternatives):
            return 1.1 * max(parts_worth(alternative) for alternative in alternatives)
        case e.If(then=then):
            return LIKELY * parts_worth(then)
        case e.Archive(n=n, then=then):
            return n * (22 + parts_worth(then))
        case e.DiscardCity(n=n, then=then):
            return n * (5 + parts_worth(then))
        case e.ArchiveSelf():
            return -40
        case e.Draw(n=n, use=use):
            return CARD * use + 10 * (n - use)
        case e.Discount(minus=minus, half=half):
            return 60 if half else 26 * minus
        case e.Further(worth=worth):
            return worth
    return PLAIN[type(part)] * getattr(part, "n", 1)


PLAIN: dict[type[e.Part], int] = {
    e.Reinforce: 30,
    e.Copy: CARD,
    e.Activate: 60,
    e.Take: 110,
    e.CompleteSection: 160,
    e.ExplorerStep: 20,
    e.ExtraPickup: 35,
    e.UnitMove: 12,
    e.Destroy: 30,
    e.RepeatOneoff: 60,
}


def _times(each: e.Each | None) -> float:
    if each is None:
        return 1.0
    if each.of != "active":
        return USUAL[each.of] / each.step
    return (ACTIVE[each.kind] if each.kind else ACTIVE_ICON) / each.step


def _rule(rule: e.AnyRule) -> float:
    match rule:
        case e.Price(on=on, minus=minus):
            return RULE_PRICES[on] * minus
        case e.ConquestPrice(target=target, minus=minus):
            return CONQUESTS[target] * minus
        case e.Defence(where=where, n=n):
            return DEFENCES[where] * n
        case e.OutpostUnits():
            return 8
        case e.LootBoth():
            return 45
        case e.SecondPickup():
            return 30


def _when(when: e.When) -> float:
    often = HAPPENS[when.event]
    if when.target:
        often *= OF_TARGET[when.target]
    if when.kind:
        often *= OF_KIND
    return often * parts_worth(when.do)
