"""Content turned into the tables of numbers that the engine plays with (`engine/box.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16

from trilithon.games.monumental import effects as e
from trilithon.games.monumental import worth
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.box import Box
from trilithon.games.monumental.engine.layout import COUPONS, EVENTS
from trilithon.games.monumental.engine.steps.archive import ARCHIVE
from trilithon.games.monumental.engine.steps.archive_self import ARCHIVE_SELF
from trilithon.games.monumental.engine.steps.choose import CHOOSE
from trilithon.games.monumental.engine.steps.condition import IF
from trilithon.games.monumental.engine.steps.convert import CONVERT
from trilithon.games.monumental.engine.steps.copy import COPY
from trilithon.games.monumental.engine.steps.destroy import DESTROY
from trilithon.games.monumental.engine.steps.discard import DISCARD
from trilithon.games.monumental.engine.steps.draw import DRAW
from trilithon.games.monumental.engine.steps.extra_space import EXTRA_SPACE
from trilithon.games.monumental.engine.steps.free_step import FREE_STEP
from trilithon.games.monumental.engine.steps.gain_choice import GAIN_CHOICE
from trilithon.games.monumental.engine.steps.gains import DISCOUNT, EXTRA_PICKUP, GAIN, GAIN_EACH, REINFORCE
from trilithon.games.monumental.engine.steps.part import Part
from trilithon.games.monumental.engine.steps.pay import PAY
from trilithon.games.monumental.engine.steps.pay_any import PAY_ANY
from trilithon.games.monumental.engine.steps.repeat_one_off import REPEAT_ONE_OFF
from trilithon.games.monumental.engine.steps.section import SECTION
from trilithon.games.monumental.engine.steps.table import STEPS
from trilithon.games.monumental.engine.steps.take import TAKE
from trilithon.games.monumental.engine.steps.unit_move import UNIT_MOVE
from trilithon.games.monumental.glossary import glossary, names
from trilithon.games.monumental.schema import Barbarian, Content, FreeCity
from trilithon.games.monumental.wording import clause
from trilithon.kernel.engine.agenda import PART, Step
from trilithon.kernel.engine.events import Message
from trilithon.kernel.errors import ContentError

RESOURCES = ("production", "science", "military", "gold", "culture")
KINDS = ("building", "knowledge", "wonder")
DECKS = ("common", "special", "knowledge", "basic", "1", "2", "renaissance", "3")
WARLORD_TYPES = ("architectural", "cultural", "aggressive", "technological", "economic")
TARGETS = ("barbarian", "free_city", "opponent", "coastal")
STOCK = (12, 12, 15, 50, 20)
"""Counters in the box (section 2 of the rules): Production, Science, Military, Gold, Culture."""
ANY_KIND = 0b111
NOTHING = 0
"""The code that does nothing."""


def tabulate(content: Content) -> Box:
    return _Tabulator(content).box


def packed(numbers: Sequence[int]) -> vec[i16]:
    """A table; a number that does not fit would wrap around silently."""
    if numbers and not -0x8000 <= min(numbers) <= max(numbers) <= 0x7FFF:
        raise OverflowError("content has a number that does not fit into the engine's tables")
    return vec[i16](numbers)


class _Tabulator:
    """Fills a Box; effects get numbers on the way."""

    def __init__(self, content: Content) -> None:
        assert STEPS  # effects are made of the numbers of steps
        self.content = content
        self.names = names(content)
        self.box = Box()
        self.parts: list[int] = []
        self.starts: list[int] = []
        self.ends: list[int] = []
        self.box.code_texts = []
        self.box.choices = []
        self.box.conditions = []
        self._code(())
        self.box.stock = packed(STOCK)
        self.box.physical = {}
        self._cards()
        self._civilizations()
        self._abilities()
        self._tokens()
        self._markets()
        self.box.parts = packed(self.parts)
        self.box.code_start = packed(self.starts)
        self.box.code_end = packed(self.ends)

    # -- tables ----------------------------------------------------------------------------------

    def _cards(self) -> None:
        box, cards = self.box, self.content.card
        box.cards = len(cards)
        box.card_ids = [card.id for card in cards]
        box.card_names = [self.names[f"card:{card.id}"] for card in cards]
        box.card_kind = packed([KINDS.index(card.kind) for card in cards])
        box.card_deck = packed([DECKS.index(card.deck) for card in cards])
        box.card_copies = packed([card.copies for card in cards])
        box.cost = packed([card.stages[0] if card.stages else card.cost for card in cards])
        box.second_cost = packed([card.stages[1] if card.stages else 0 for card in cards])
        box.alternative = packed([int(card.alternative) for card in cards])
        box.icons = packed([n for card in cards for n in (*card.icons.amounts(), 0)])
        box.has_icons = packed([int(card.icons.total() > 0) for card in cards])
        box.bonus = packed([self._code(card.bonus) for card in cards])
        box.basics = packed([at for at, card in enumerate(cards) if card.deck == "basic"])
        box.bonus_worth = packed([round(worth.parts_worth(card.bonus)) for card in cards])

    def _civilizations(self) -> None:
        box, civilizations = self.box, self.content.civilization
        box.civilizations = len(civilizations)
        box.civilization_ids = [civilization.id for civilization in civilizations]
        box.civilization_names = [
            self.names[f"civilization:{civilization.id}"] for civilization in civilizations
        ]
        box.warlord_names = [self.names[f"warlord:{civilization.id}"] for civilization in civilizations]
        box.warlord_type = packed(
            [WARLORD_TYPES.index(civilization.warlord) for civilization in civilizations]
        )
        box.warlord_code = packed([self._code(civilization.bonus) for civilization in civilizations])
        box.warlord_texts = [clause(civilization.bonus) for civilization in civilizations]
        box.special = packed([box.card_ids.index(civilization.special) for civilization in civilizations])
        box.starting = packed([box.card_ids.index(civilization.knowledge) for civilization in civilizations])
        self.policies = [
            policy
            for civilization in civilizations
            for policy in self.content.policy
            if policy.civilization == civilization.id
        ]
        whose = [policy.civilization for policy in self.policies]
        box.policy_ids = [policy.id for policy in self.policies]
        box.policy_names = [self.names[f"policy:{policy.id}"] for policy in self.policies]
        box.policy_start = packed([whose.index(name) for name in box.civilization_ids])
        box.policy_end = packed([whose.index(name) + whose.count(name) for name in box.civilization_ids])
        box.one_off = packed([self._code(policy.oneoff) for policy in self.policies])
        box.one_off_texts = [clause(policy.oneoff) for policy in self.policies]

    def _abilities(self) -> None:
        """Of cards, then of Policies."""
        box = self.box
        abilities = [card.ability for card in self.content.card]
        abilities += [policy.ability for policy in self.policies]
        box.use_texts = [clause(each.use) if each.use else Message("list-none") for each in abilities]
        rules = [[n for rule in each.always for n in _rule(rule)] for each in abilities]
        triggers = [[n for when in each.when for n in self._trigger(when)] for each in abilities]
        box.rule_start, box.rules = _rows(rules)
        box.trigger_start, box.triggers = _rows(triggers)
        copies = [int(_has(each.use, e.Copy)) for each in abilities]
        archives = [int(_has(each.use, e.ArchiveSelf)) for each in abilities]
        uses = [self._code(each.use) for each in abilities]
        box.copies_others, box.archives_itself = packed(copies), packed(archives)
        box.use_code = packed(uses)
        box.when_archived = packed([self._rest(code) for code in uses])
        gives = zip(uses, rules, triggers, copies, archives, strict=True)
        box.copyable = packed(
            [
                int((use != NOTHING or bool(rule) or bool(when)) and not copy and not archive)
                for use, rule, when, copy, archive in gives
            ]
        )
        worths = [worth.ability_worth(each) for each in abilities]
        box.ability_worth = packed(worths)
        box.card_worth = packed(
            [round(worth.goods_worth(card.icons)) + worths[at] for at, card in enumerate(self.content.card)]
        )

    def _rest(self, code: int) -> int:
        """What an effect does after its card has archived itself, as a code of its own (MO-EFF-27)."""
        for at in range(self.starts[code], self.ends[code], PART):
            if self.parts[at] == ARCHIVE_SELF.number:
                return self._number(at + PART, self.ends[code], Message("list-none"))
        return NOTHING

    def _tokens(self) -> None:
        box = self.box
        barbarians, cities = self.content.barbarian, self.content.free_city
        tokens: list[Barbarian | FreeCity] = [*barbarians, *cities]
        prices = sorted({city.price.amounts() for city in cities})
        box.tokens = len(tokens)
        box.token_ids = [token.id for token in tokens]
        box.token_copies = packed([token.copies for token in tokens])
        box.token_value = packed([*(token.value for token in barbarians), *[c.FREE_CITY] * len(cities)])
        fronts = [token.value - 1 for token in barbarians]
        box.token_front = packed([*fronts, *(4 + prices.index(city.price.amounts()) for city in cities)])
        amounts = [(0,) * c.BASICS for _ in barbarians] + [
            city.price.amounts()[: c.BASICS] for city in cities
        ]
        box.token_price = packed([n for price in amounts for n in price])
        box.token_benefits = packed([self._code(parts) for token in tokens for parts in token.benefits])
        box.benefit_texts = [[clause(parts) for parts in token.benefits] for token in tokens]
        texts = glossary(self.content)
        box.token_texts = [texts[f"barbarian:{token.id}"][0] for token in barbarians]
        box.token_texts += [texts[f"free_city:{city.id}"][0] for city in cities]

    def _markets(self) -> None:
        box, markets = self.box, self.content.market
        box.markets = len(markets)
        box.market_ids = [market.id for market in markets]
        box.market_names = [self.names[f"market:{market.id}"] for market in markets]
        tokens = [
            token for market in markets for token in self.content.market_token if token.market == market.id
        ]
        whose = [token.market for token in tokens]
        box.bargain_start = packed([whose.index(name) for name in box.market_ids])
        box.bargain_end = packed([whose.index(name) + whose.count(name) for name in box.market_ids])
        box.bargain_ids = [token.id for token in tokens]
        box.bargain_worth = packed([round(worth.goods_worth(token.gain)) for token in tokens])
        box.bargain_code = packed([self._code((e.Gain(goods=token.gain),)) for token in tokens])

    # -- effects -----------------------------------------------------------------------------------

    def _code(self, parts: e.Parts) -> int:
        """The number of an effect; its parts stand together in the table, those that lie inside others before them."""
        numbers = [n for part in parts for n in self._part(part)]
        if not numbers and self.starts:
            return NOTHING
        start = len(self.parts)
        self.parts += numbers
        return self._number(start, len(self.parts), clause(parts) if parts else Message("list-none"))

    def _number(self, start: int, end: int, text: Message) -> int:
        self.starts.append(start)
        self.ends.append(end)
        self.box.code_texts.append(text)
        return len(self.starts) - 1

    def _trigger(self, when: e.When) -> list[int]:
        bits = 1 << TARGETS.index(when.target) if when.target else 0
        if when.kind:
            bits = 1 << KINDS.index(when.kind)
        return [EVENTS.index(when.event), bits, self._code(when.do)]

    def _part(self, part: e.AnyPart) -> list[int]:
        match part:
            case e.Gain(goods=goods, each=None, only=None):
                return [n for what, many in _paired(goods) for n in _row(GAIN, resource=what, n=many)]
            case e.Gain(goods=goods, each=None):
                return _row(GAIN, resource=c.FEUD, n=goods.military)
            case e.Gain(goods=goods, each=e.Each() as each, only=only):
                return [n for pair in _paired(goods) for n in _gain_each(pair, each, only)]
            case e.GainChoice(n=n, among=among, distinct=distinct):
                bits = sum(1 << RESOURCES.index(name) for name in among)
                return _row(GAIN_CHOICE, among=bits, n=n, distinct=distinct)
            case e.Pay(basic=basic, with_gold=with_gold) if basic:
                return _row(PAY_ANY, n=basic, means=c.WITH_GOLD if with_gold else 0)
            case e.Pay(goods=goods, with_gold=with_gold):
                means = c.WITH_GOLD if with_gold else 0
                return [
                    n for what, many in _paired(goods) for n in _row(PAY, resource=what, n=many, means=means)
                ]
            case e.Choose(of=alternatives):
                self.box.choices.append(packed([self._code(alternative) for alternative in alternatives]))
                return _row(CHOOSE, choice=len(self.box.choices) - 1)
            case e.If(all=conditions, then=then):
                code = self._code(then)
                self.box.conditions.append(packed([n for each in conditions for n in _condition(each)]))
                return _row(IF, conditions=len(self.box.conditions) - 1, code=code)
            case e.Archive(n=n, kind=kind, then=then):
                return _row(ARCHIVE, n=n, kinds=_kind_bits(kind), code=self._code(then))
            case e.DiscardCity(n=n, then=then):
                return _row(DISCARD, n=n, kinds=ANY_KIND, code=self._code(then))
            case e.Take(kinds=kinds, source=source, most=most):
                bits = sum(1 << KINDS.index(kind) for kind in kinds)
                return _row(TAKE, kinds=bits, basic=source == "basic", most=most)
            case e.Draw(n=n, use=use):
                return _row(DRAW, n=n, use=use)
            case e.Copy(scope=scope):
                return _row(COPY, opponents=scope == "opponents")
            case e.Discount(on=on, minus=minus):
                return _row(DISCOUNT, on=COUPONS.index(on), minus=minus)
            case e.Further(step=step, numbers=further):
                return _row(_step_of_module(step), **further)
        numbers: dict[str, int] = {"n": part.n} if hasattr(part, "n") else {}
        return _row(PLAIN[type(part)], **numbers)


PLAIN: dict[type[e.Part], Step[Any]] = {
    e.ArchiveSelf: ARCHIVE_SELF,
    e.Convert: CONVERT,
    e.Reinforce: REINFORCE,
    e.Activate: EXTRA_SPACE,
    e.CompleteSection: SECTION,
    e.ExplorerStep: FREE_STEP,
    e.ExtraPickup: EXTRA_PICKUP,
    e.UnitMove: UNIT_MOVE,
    e.Destroy: DESTROY,
    e.RepeatOneoff: REPEAT_ONE_OFF,
}
"""Parts that are a step with at most a number."""


def _step_of_module(name: str) -> Step[Any]:
    for step in STEPS:
        if step.name == name and step.module >= 0 and isinstance(step, Part):
            return step
    raise ContentError(f"no module has a step {name!r} that can be part of an effect")


def _row(step: Step[Any], **values: int) -> list[int]:
    """A part: its step and the step's fields by name; those that are not named are 0."""
    row = [int(step.number), *[0] * (PART - 1)]
    fields = [field.name for field in step.fields]
    for name, value in values.items():
        row[1 + fields.index(name)] = int(value)
    return row


def _rows(rows: list[list[int]]) -> tuple[vec[i16], vec[i16]]:
    """Where each row begins, one number more than there are rows; and all of them one after the other."""
    starts = [0]
    for row in rows:
        starts.append(starts[-1] + len(row))
    return packed(starts), packed([n for row in rows for n in row])


def _has(parts: e.Parts, wanted: type[e.Part]) -> bool:
    return any(isinstance(part, wanted) for part in e.all_parts(parts))


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


def _gain_each(pair: tuple[int, int], each: e.Each, only: str | None) -> list[int]:
    resource, n = pair
    if only is not None:
        resource = c.FEUD
    what = COUNTED[each.of] if each.of != "active" else _active(each.kind, each.icon)
    return _row(GAIN_EACH, resource=resource, n=n, per=each.step, what=what)


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
