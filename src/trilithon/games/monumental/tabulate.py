"""Content turned into the integer tables that the engine plays with (`engine/box.py`)."""

from __future__ import annotations

from trilithon.games.monumental import effects as e
from trilithon.games.monumental import worth
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.box import Box
from trilithon.games.monumental.glossary import glossary, names
from trilithon.games.monumental.schema import Barbarian, Content, FreeCity
from trilithon.games.monumental.wording import clause
from trilithon.kernel.engine.events import Message

RESOURCES = ("production", "science", "military", "gold", "culture")
KINDS = ("building", "knowledge", "wonder")
DECKS = ("common", "special", "knowledge", "basic", "1", "2", "renaissance", "3")
WARLORD_TYPES = ("architectural", "cultural", "aggressive", "technological", "economic")
STOCK = (12, 12, 15, 50, 20)
"""Counters in the box (section 2 of the rules): Production, Science, Military, Gold, Culture."""
ANY_KIND = 0b111


def tabulate(content: Content) -> Box:
    return _Tabulator(content).box


class _Tabulator:
    """Fills a Box; parts of effects that lie inside others get numbers on the way."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.names = names(content)
        self.box = Box()
        self.box.codes = []
        self.box.code_texts = []
        self.box.choices = []
        self.box.conditions = []
        self.box.stock = list(STOCK)
        self._cards()
        self._civilizations()
        self._tokens()
        self._markets()

    # -- tables ----------------------------------------------------------------------------------

    def _cards(self) -> None:
        box, cards = self.box, self.content.card
        box.cards = len(cards)
        box.card_ids = [card.id for card in cards]
        box.card_names = [self.names[f"card:{card.id}"] for card in cards]
        box.card_kind = [KINDS.index(card.kind) for card in cards]
        box.card_deck = [DECKS.index(card.deck) for card in cards]
        box.card_copies = [card.copies for card in cards]
        box.cost = [card.stages[0] if card.stages else card.cost for card in cards]
        box.second_cost = [card.stages[1] if card.stages else 0 for card in cards]
        box.alternative = [int(card.alternative) for card in cards]
        box.icons = [_pairs(card.icons) for card in cards]
        box.bonus = [self._code(card.bonus) for card in cards]
        box.basics = [at for at, card in enumerate(cards) if card.deck == "basic"]
        box.use_code, box.rules, box.triggers, box.use_texts = [], [], [], []
        box.copies_others, box.archives_itself = [], []
        box.ability_worth = []
        for card in cards:
            self._ability(card.ability)
        box.card_worth = [
            round(worth.goods_worth(card.icons)) + box.ability_worth[at] for at, card in enumerate(cards)
        ]
        box.bonus_worth = [round(worth.parts_worth(card.bonus)) for card in cards]

    def _ability(self, ability: e.Ability) -> None:
        box = self.box
        parts = list(e.all_parts(ability.use))
        box.use_code.append(self._code(ability.use))
        box.ability_worth.append(worth.ability_worth(ability))
        box.use_texts.append(clause(ability.use) if ability.use else Message("list-none"))
        box.rules.append([n for rule in ability.always for n in _rule(rule)])
        box.triggers.append([n for when in ability.when for n in self._trigger(when)])
        box.copies_others.append(int(any(isinstance(part, e.Copy) for part in parts)))
        box.archives_itself.append(int(any(isinstance(part, e.ArchiveSelf) for part in parts)))

    def _civilizations(self) -> None:
        box, civilizations = self.box, self.content.civilization
        box.civilizations = len(civilizations)
        box.civilization_ids = [civilization.id for civilization in civilizations]
        box.civilization_names = [
            self.names[f"civilization:{civilization.id}"] for civilization in civilizations
        ]
        box.warlord_names = [self.names[f"warlord:{civilization.id}"] for civilization in civilizations]
        box.warlord_type = [WARLORD_TYPES.index(civilization.warlord) for civilization in civilizations]
        box.warlord_code = [self._code(civilization.bonus) for civilization in civilizations]
        box.warlord_texts = [clause(civilization.bonus) for civilization in civilizations]
        box.special = [box.card_ids.index(civilization.special) for civilization in civilizations]
        box.starting = [box.card_ids.index(civilization.knowledge) for civilization in civilizations]
        box.policy_ids, box.policy_names, box.one_off, box.one_off_texts = [], [], [], []
        for civilization in civilizations:
            for policy in self.content.policy:
                if policy.civilization == civilization.id:
                    box.policy_ids.append(policy.id)
                    box.policy_names.append(self.names[f"policy:{policy.id}"])
                    box.one_off.append(self._code(policy.oneoff))
                    box.one_off_texts.append(clause(policy.oneoff))
                    self._ability(policy.ability)

    def _tokens(self) -> None:
        box = self.box
        barbarians, cities = self.content.barbarian, self.content.free_city
        tokens: list[Barbarian | FreeCity] = [*barbarians, *cities]
        prices = sorted({city.price.amounts() for city in cities})
        box.tokens = len(tokens)
        box.token_ids = [token.id for token in tokens]
        box.token_copies = [token.copies for token in tokens]
        box.token_value = [token.value for token in barbarians] + [c.FREE_CITY] * len(cities)
        box.token_front = [token.value - 1 for token in barbarians]
        box.token_front += [4 + prices.index(city.price.amounts()) for city in cities]
        box.token_price = [[] for _ in barbarians]
        box.token_price += [list(city.price.amounts()[: c.BASICS]) for city in cities]
        box.token_benefits = [[self._code(parts) for parts in token.benefits] for token in tokens]
        box.benefit_texts = [[clause(parts) for parts in token.benefits] for token in tokens]
        texts = glossary(self.content)
        box.token_texts = [texts[f"barbarian:{token.id}"][0] for token in barbarians]
        box.token_texts += [texts[f"free_city:{city.id}"][0] for city in cities]

    def _markets(self) -> None:
        box = self.box
        box.markets = len(self.content.market)
        box.market_ids = [market.id for market in self.content.market]
        box.market_names = [self.names[f"market:{market.id}"] for market in self.content.market]
        stock = [
            [token for token in self.content.market_token if token.market == market.id]
            for market in self.content.market
        ]
        box.market_token_ids = [[token.id for token in tokens] for tokens in stock]
        box.bargain_worth = [[round(worth.goods_worth(token.gain)) for token in tokens] for tokens in stock]
        box.market_tokens = [[_gains(token.gain) for token in tokens] for tokens in stock]

    # -- effects -----------------------------------------------------------------------------------

    def _code(self, parts: e.Parts) -> list[int]:
        return [n for part in parts for n in self._part(part)]

    def _inside(self, parts: e.Parts) -> int:
        """The number of a code that lies inside another."""
        code = self._code(parts)
        self.box.codes.append(code)
        self.box.code_texts.append(clause(parts))
        return len(self.box.codes) - 1

    def _trigger(self, when: e.When) -> list[int]:
        events = ("conquer", "complete_wonder", "acquire", "develop", "pickup", "outpost")
        targets = ("barbarian", "free_city", "opponent", "coastal")
        filter = 1 << targets.index(when.target) if when.target else 0
        if when.kind:
            filter = 1 << KINDS.index(when.kind)
        return [events.index(when.event), filter, self._inside(when.do)]

    def _part(self, part: e.AnyPart) -> list[int]:
        match part:
            case e.Gain(goods=goods, each=None, only=None):
                return _gains(goods)
            case e.Gain(goods=goods, each=None):
                return [c.GAIN, c.FEUD, goods.military, 0]
            case e.Gain(goods=goods, each=e.Each() as each, only=only):
                return [n for pair in _paired(goods) for n in _gain_each(pair, each, only)]
            case e.GainChoice(n=n, among=among, distinct=distinct):
                return [c.GAIN_CHOICE, sum(1 << RESOURCES.index(name) for name in among), n, int(distinct)]
            case e.Pay(basic=basic, with_gold=with_gold) if basic:
                return [c.PAY_ANY, basic, 0, int(with_gold)]
            case e.Pay(goods=goods, with_gold=with_gold):
                return [n for what, many in _paired(goods) for n in (c.PAY, what, many, int(with_gold))]
            case e.Convert(n=n):
                return [c.CONVERT, n, 0, 0]
            case e.Choose(of=alternatives):
                self.box.choices.append([self._inside(alternative) for alternative in alternatives])
                return [c.CHOOSE, len(self.box.choices) - 1, 0, 0]
            case e.If(all=conditions, then=then):
                self.box.conditions.append([n for condition in conditions for n in _condition(condition)])
                number = len(self.box.conditions) - 1
                return [c.IF, number, self._inside(then), 0]
            case e.Archive(n=n, kind=kind, then=then):
                return [c.ARCHIVE, n, _kind_bits(kind), self._inside(then) if then else c.NONE]
            case e.DiscardCity(n=n, then=then):
                return [c.DISCARD, n, ANY_KIND, self._inside(then) if then else c.NONE]
            case e.Take(kinds=kinds, source=source, most=most):
                bits = sum(1 << KINDS.index(kind) for kind in kinds)
                return [c.TAKE, bits, int(source == "basic"), most]
            case e.Draw(n=n, use=use):
                return [c.DRAW, n, use, 0]
            case e.Copy(scope=scope):
                return [c.COPY, int(scope == "opponents"), 0, 0]
            case e.Discount(on=on, minus=minus):
                coupons = ("building", "knowledge", "wonder_stage", "policy", "conquest")
                return [c.DISCOUNT, coupons.index(on), minus, 0]
        return [PLAIN[type(part)], getattr(part, "n", 0), 0, 0]


PLAIN: dict[type[e.Part], int] = {
    e.ArchiveSelf: c.ARCHIVE_SELF,
    e.Reinforce: c.REINFORCE,
    e.Activate: c.EXTRA_SPACE,
    e.CompleteSection: c.SECTION,
    e.ExplorerStep: c.FREE_STEP,
    e.ExtraPickup: c.EXTRA_PICKUP,
    e.UnitMove: c.UNIT_MOVE,
    e.Destroy: c.DESTROY,
    e.RepeatOneoff: c.REPEAT_ONE_OFF,
}
"""Parts that are a frame with at most a number."""

PRICES = ("building", "basic", "knowledge", "wonder_stage", "policy", "progress")
CONQUESTS = ("any", "barbarian", "free_city", "opponent", "coastal", "opponent_with_more")
DEFENCES = ("all", "coastal", "wonder", "next_to_capital")
COUNTED = {
    "provinces": c.PROVINCES,
    "knowledge": c.KNOWLEDGES,
    "wonders": c.WONDERS,
    "policies": c.DEVELOPED,
    "coastal": c.COASTAL,
    "outposts": c.OUTPOSTS_BUILT,
}


def _paired(goods: e.Goods) -> list[tuple[int, int]]:
    return [(resource, n) for resource, n in enumerate(goods.amounts()) if n]


def _pairs(goods: e.Goods) -> list[int]:
    return [n for pair in _paired(goods) for n in pair]


def _gains(goods: e.Goods) -> list[int]:
    return [n for resource, many in _paired(goods) for n in (c.GAIN, resource, many, 0)]


def _gain_each(pair: tuple[int, int], each: e.Each, only: str | None) -> list[int]:
    resource, n = pair
    if only is not None:
        resource = c.FEUD
    what = COUNTED[each.of] if each.of != "active" else _active(each.kind, each.icon)
    return [c.GAIN_EACH, resource, (what * 64 + each.step) * 64 + n, 0]


def _active(kind: e.CardKind | None, icon: e.Basic | None) -> int:
    if kind is not None:
        return c.ACTIVE_KIND + KINDS.index(kind)
    assert icon is not None
    return c.ACTIVE_ICON + RESOURCES.index(icon)


def _kind_bits(kind: e.CardKind | None) -> int:
    return ANY_KIND if kind is None else 1 << KINDS.index(kind)


def _condition(condition: e.AnyCondition) -> list[int]:
    match condition:
        case e.Gained(goods=goods):
            return [n for resource, many in _paired(goods) for n in (c.COND_GAINED, resource, many)]
        case e.ActiveCards(n=n, kind=kind, icon=icon):
            return [c.COND_COUNT, _active(kind, icon), n]
        case e.Has(of=of, n=n):
            return [c.COND_COUNT, COUNTED[of], n]
        case e.Behind(of=of):
            return [c.COND_BEHIND, COUNTED[of], 0]


def _rule(rule: e.AnyRule) -> list[int]:
    match rule:
        case e.Price(on=on, minus=minus):
            return [c.BUILDINGS_MINUS + PRICES.index(on), minus]
        case e.ConquestPrice(target=target, minus=minus):
            return [c.CONQUEST_ANY + CONQUESTS.index(target), minus]
        case e.Defence(where=where, n=n):
            return [c.DEFENCE_ALL + DEFENCES.index(where), n]
        case e.OutpostUnits(n=n):
            return [c.OUTPOST_UNITS_SAVED, 3 - n]
        case e.LootBoth():
            return [c.LOOT_BOTH, 1]
        case e.SecondPickup():
            return [c.SECOND_PICKUP, 1]
