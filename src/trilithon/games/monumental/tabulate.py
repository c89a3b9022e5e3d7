"""Content turned into the tables of numbers that the engine plays with (`engine/box.py`)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from librt.vecs import vec
from msgspec import UNSET, UnsetType
from mypy_extensions import i16

from trilithon.games.monumental import effects
from trilithon.games.monumental.abilities import When
from trilithon.games.monumental.effects import all_parts, clause, worth_of
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.box import Box
from trilithon.games.monumental.engine.counting import CONDITIONS
from trilithon.games.monumental.engine.layout import KINDS
from trilithon.games.monumental.engine.steps.archive_self import ARCHIVE_SELF
from trilithon.games.monumental.engine.steps.table import STEPS
from trilithon.games.monumental.glossary import glossary, names
from trilithon.games.monumental.goods import Goods
from trilithon.games.monumental.opened import COUNTED, HAPPENINGS
from trilithon.games.monumental.schema import WARLORD_TYPES, Barbarian, Content, FreeCity
from trilithon.games.monumental.standing import Rule
from trilithon.games.monumental.words.archive_self import ArchiveSelf
from trilithon.games.monumental.words.gains import Gain
from trilithon.kernel.engine.agenda import PART
from trilithon.kernel.engine.events import Message
from trilithon.kernel.errors import ContentError

DECKS = ("common", "special", "knowledge", "basic", "1", "2", "renaissance", "3")
STOCK = (12, 12, 15, 50, 20)
"""Counters in the box (section 2 of the rules): Production, Science, Military, Gold, Culture."""
NOTHING = 0
"""The code that does nothing."""


def tabulate(content: Content, modules: Collection[int] = ()) -> Box:
    """For games with these modules."""
    return _Tabulator(content, modules).box


def packed(numbers: Sequence[int]) -> vec[i16]:
    """A table; a number that does not fit would wrap around silently."""
    if numbers and not -0x8000 <= min(numbers) <= max(numbers) <= 0x7FFF:
        raise OverflowError("content has a number that does not fit into the engine's tables")
    return vec[i16](numbers)


class _Tabulator:
    """Fills a Box; effects get numbers on the way (it is their `Writer`)."""

    def __init__(self, content: Content, modules: Collection[int]) -> None:
        assert STEPS  # effects are made of the numbers of steps
        self.content = content
        self.modules = modules
        self.names = names(content)
        self.box = Box()
        self.parts: list[int] = []
        self.starts: list[int] = []
        self.ends: list[int] = []
        self.box.code_texts = []
        self.box.choices = []
        self.box.conditions = []
        self.code(())
        self.box.stock = packed(STOCK)
        self.box.to_acquire = {}
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
        box.card_kind = packed([KINDS.index(card.kind) if card.kind in KINDS else c.OTHER for card in cards])
        if c.OTHER in box.card_kind and not self.modules:
            raise ContentError(
                "cards of another kind than building, knowledge and wonder need a module that is on"
            )
        box.card_deck = packed([DECKS.index(card.deck) for card in cards])
        box.card_players = packed([0 if card.players is UNSET else card.players for card in cards])
        box.card_copies = packed([card.copies for card in cards])
        box.cost = packed([card.stages[0] if card.stages else card.cost for card in cards])
        box.second_cost = packed([card.stages[1] if card.stages else 0 for card in cards])
        box.alternative = packed([int(card.alternative) for card in cards])
        box.icons = packed([n for card in cards for n in (*card.icons.amounts(), 0)])
        box.has_icons = packed([int(card.icons.total() > 0) for card in cards])
        # MO-AUT-21: by ids, which go like the English names wherever it matters; texts may change, and games with them
        box.alphabetical = packed([sorted(box.card_ids).index(card_id) for card_id in box.card_ids])
        box.bonus = packed([self.code(card.bonus) for card in cards])
        box.basics = packed([at for at, card in enumerate(cards) if card.deck == "basic"])
        box.bonus_worth = packed([round(worth_of(card.bonus)) for card in cards])

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
        box.warlord_code = packed([self.code(civilization.bonus) for civilization in civilizations])
        box.warlord_texts = [clause(civilization.bonus) for civilization in civilizations]
        box.common = [
            kind
            for kind, card in enumerate(self.content.card)
            if card.deck == "common"
            for _ in range(card.copies)
        ]
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
        self.icons = [
            Goods() if isinstance(policy.icons, UnsetType) else policy.icons for policy in self.policies
        ]
        box.policy_icons = packed([n for each in self.icons for n in (*each.amounts(), 0)])
        box.one_off = packed([self.code(policy.oneoff) for policy in self.policies])
        box.one_off_texts = [clause(policy.oneoff) for policy in self.policies]

    def _abilities(self) -> None:
        """Of cards, then of Policies."""
        box = self.box
        abilities = [card.ability for card in self.content.card]
        abilities += [policy.ability for policy in self.policies]
        box.ability_ids = [f"card:{name}" for name in box.card_ids]
        box.ability_ids += [f"policy:{name}" for name in box.policy_ids]
        box.use_texts = [clause(each.use) if each.use else Message("list-none") for each in abilities]
        rules = [[n for rule in each.always for n in self._rule(rule)] for each in abilities]
        triggers = [[n for when in each.when for n in self._trigger(when)] for each in abilities]
        box.rule_start, box.rules = _rows(rules)
        box.trigger_start, box.triggers = _rows(triggers)
        copies = [int(any(part.copies for part in all_parts(each.use))) for each in abilities]
        archives = [int(_has(each.use, ArchiveSelf)) for each in abilities]
        uses = [self.code(each.use) for each in abilities]
        box.archives_itself = packed(archives)
        box.use_code = packed(uses)
        priced = [any(part.has_price for part in all_parts(each.use)) for each in abilities]
        box.free_use = packed([int(not one) for one in priced])
        box.when_archived = packed([self._rest(code) for code in uses])
        gives = zip(uses, rules, triggers, copies, archives, strict=True)
        box.copyable = packed(
            [
                int((use != NOTHING or bool(rule) or bool(when)) and not copy and not archive)
                for use, rule, when, copy, archive in gives
            ]
        )
        worths = [each.worth() for each in abilities]
        for at, icons in enumerate(self.icons, start=len(self.content.card)):
            worths[at] += round(icons.worth())
        box.ability_worth = packed(worths)
        box.card_worth = packed(
            [round(card.icons.worth()) + worths[at] for at, card in enumerate(self.content.card)]
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
        box.token_benefits = packed([self.code(parts) for token in tokens for parts in token.benefits])
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
        box.bargain_worth = packed([round(token.gain.worth()) for token in tokens])
        box.bargain_code = packed([self.code((Gain(goods=token.gain),)) for token in tokens])

    # -- effects -----------------------------------------------------------------------------------

    def code(self, parts: effects.Parts) -> int:
        """The number of an effect; its parts stand together in the table, those that lie inside others before them."""
        numbers = [n for part in parts for n in self._numbers(part)]
        if not numbers and self.starts:
            return NOTHING
        start = len(self.parts)
        self.parts += numbers
        return self._number(start, len(self.parts), clause(parts) if parts else Message("list-none"))

    def _numbers(self, part: effects.Part) -> list[int]:
        numbers = part.numbers(self)
        for number in numbers[::PART]:
            self._check_on(part.named(), int(STEPS[number].module))
        if isinstance(part, Gain) and part.each is not None and part.each.of in COUNTED:
            self._check_on(part.each.of, COUNTED[part.each.of].module)
        return numbers

    def _rule(self, rule: Rule) -> tuple[int, int]:
        numbers = rule.numbers()
        self._check_on(str(rule.__struct_config__.tag), int(c.module_of_rule(numbers[0])))
        return numbers

    def _trigger(self, when: When) -> list[int]:
        self._check_on(when.event, HAPPENINGS[when.event].module)
        return when.numbers(self)

    def _check_on(self, name: str, module: int) -> None:
        if module >= 0 and module not in self.modules:
            raise ContentError(f"{name} is part of an effect, but of a module that is off")

    def _number(self, start: int, end: int, text: Message) -> int:
        self.starts.append(start)
        self.ends.append(end)
        self.box.code_texts.append(text)
        return len(self.starts) - 1

    def choice(self, codes: Sequence[int]) -> int:
        self.box.choices.append(packed(codes))
        return len(self.box.choices) - 1

    def conditions(self, numbers: Sequence[int]) -> int:
        for condition, what in zip(numbers[::3], numbers[1::3], strict=True):
            self._check_on("a condition", int(CONDITIONS[condition].module))
            if condition == c.COND_COUNT:
                for name, counted in COUNTED.items():
                    if counted.number == what:
                        self._check_on(name, counted.module)
        self.box.conditions.append(packed(numbers))
        return len(self.box.conditions) - 1


def _rows(rows: list[list[int]]) -> tuple[vec[i16], vec[i16]]:
    """Where each row begins, one number more than there are rows; and all of them one after the other."""
    starts = [0]
    for row in rows:
        starts.append(starts[-1] + len(row))
    return packed(starts), packed([n for row in rows for n in row])


def _has(parts: effects.Parts, wanted: type[effects.Part]) -> bool:
    return any(isinstance(part, wanted) for part in all_parts(parts))
