"""What is in the box: the counts of the components, what is printed, and that everything can work."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from tests.games.monumental import primitives as x
from tests.games.monumental.contents import (
    abilities,
    box,
    card,
    civilization,
    every_part,
    lists_of_parts,
    policy,
)
from trilithon.games.monumental.schema import ERAS, Card


def deck(name: str) -> list[Card]:
    return [card for card in box().card if card.deck == name]


def kinds(name: str, alternative: bool = False) -> tuple[int, int, int]:
    """How many Wonders, Buildings and Knowledge there are in a deck."""
    found = Counter(card.kind for card in deck(name) if card.alternative == alternative)
    return found["wonder"], found["building"], found["knowledge"]


def gain(only: str | None = None, each: x.Each | None = None, **goods: int) -> x.Gain:
    assert only in (None, "barbarian")
    return x.Gain(goods=x.Goods(**goods), only="barbarian" if only else None, each=each)


def pay(with_gold: bool = True, **goods: int) -> x.Pay:
    return x.Pay(goods=x.Goods(**goods), with_gold=with_gold)


def use(*parts: x.Part) -> x.Ability:
    return x.Ability(use=parts)


TWO_DIFFERENT = x.GainChoice(n=2, distinct=True)


# -- counts ------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-SETUP-09")
def test_every_civilization_starts_with_15_city_cards() -> None:
    common = {card.id: card.copies for card in deck("common")}
    assert common == {"work_camp": 5, "library": 3, "fort": 3, "forum": 1, "mine": 1}
    own = [
        card(key)
        for civilization in box().civilization
        for key in (civilization.special, civilization.knowledge)
    ]
    assert len({each.id for each in own}) == 10
    assert [(each.kind, each.deck) for each in own] == [
        ("building", "special"),
        ("knowledge", "knowledge"),
    ] * 5
    assert sum(common.values()) + 2 == 15


def test_there_are_five_civilizations_with_five_policies_each() -> None:
    assert {civilization.id for civilization in box().civilization} == {
        "egypt",
        "japan",
        "denmark",
        "china",
        "greece",
    }
    assert set(Counter(policy.civilization for policy in box().policy).values()) == {5}
    assert len(box().policy) == 25


@pytest.mark.rule("MO-SETUP-05")
def test_the_development_deck_has_35_cards() -> None:
    assert (kinds("1"), kinds("2"), kinds("3")) == ((5, 5, 5), (4, 4, 4), (4, 0, 4))
    assert sum(sum(kinds(era)) for era in ("1", "2", "3")) == 35


@pytest.mark.rule("MO-SETUP-06")
def test_each_era_has_an_alternative_wonder() -> None:
    found = {card.deck: card.id for card in box().card if card.alternative}
    assert found == {"1": "colossus_of_rhodes", "2": "notre_dame", "3": "international_space_station"}
    assert sum(card.kind == "wonder" for card in box().card) == 20, "one for each Wonder token"


@pytest.mark.rule("MO-SETUP-07")
def test_the_renaissance_has_12_cards() -> None:
    assert kinds("renaissance") == (4, 4, 4)
    assert sum(sum(kinds(era)) for era in ERAS) == 47


@pytest.mark.rule("MO-SETUP-08")
def test_there_are_three_piles_of_10_basic_buildings() -> None:
    assert {card.id: card.copies for card in deck("basic")} == {
        "workshop": 10,
        "laboratory": 10,
        "archery_range": 10,
    }
    assert all(card.kind == "building" for card in deck("basic"))
    assert card("archery_range").icons.military > 0


def test_there_are_50_exploration_tokens() -> None:
    barbarians = Counter[int]()
    for token in box().barbarian:
        barbarians[token.value] += token.copies
    assert barbarians == {1: 14, 2: 14, 3: 8, 4: 4}
    assert sum(city.copies for city in box().free_city) == 10


@pytest.mark.rule("MO-MAP-08")
def test_there_are_four_markets_of_five_tokens() -> None:
    tokens = Counter(token.market for token in box().market_token)
    assert sorted(tokens) == sorted(market.id for market in box().market)
    assert list(tokens.values()) == [5, 5, 5, 5]
    mixes = [
        sorted(token.gain.amounts() for token in box().market_token if token.market == key) for key in tokens
    ]
    assert all(mixes.count(mix) == 1 for mix in mixes), "each Market has a mix of its own"


# -- what is printed ---------------------------------------------------------------------------------


@pytest.mark.rule("MO-CIV-01")
def test_egypt() -> None:
    egypt = civilization("egypt")
    assert (egypt.special, egypt.knowledge, egypt.warlord) == ("pharaohs_barge", "masonry", "architectural")
    assert card("pharaohs_barge").icons == x.Goods(military=1)
    assert card("pharaohs_barge").ability == use(x.ArchiveSelf(), x.CompleteSection())
    assert card("masonry").ability == use(x.Pay(basic=2), gain(gold=1))
    assert egypt.bonus == (gain(production=2),)


@pytest.mark.rule("MO-CIV-02")
def test_japan() -> None:
    japan = civilization("japan")
    assert (japan.special, japan.knowledge, japan.warlord) == ("samurai_school", "bushido", "cultural")
    assert card("samurai_school").ability == use(pay(gold=1), gain(only="barbarian", military=2))
    assert card("bushido").ability == use(x.Reinforce(n=1))
    assert japan.bonus == (gain(science=2),)


@pytest.mark.rule("MO-CIV-03")
def test_denmark() -> None:
    denmark = civilization("denmark")
    assert (denmark.special, denmark.knowledge, denmark.warlord) == ("dolmen", "scouting", "aggressive")
    military, culture = card("dolmen").ability.use
    assert isinstance(military, x.Pay)
    assert isinstance(culture, x.Gain)
    assert military.goods.military == military.goods.total() > 0
    assert culture.goods == x.Goods(culture=1)
    assert card("scouting").ability == use(x.ExplorerStep(n=1))
    assert denmark.bonus == (gain(military=2),)


@pytest.mark.rule("MO-CIV-04")
def test_china() -> None:
    china = civilization("china")
    assert (china.special, china.knowledge, china.warlord) == ("paper_maker", "pyrotechnics", "technological")
    assert card("paper_maker").ability == use(pay(gold=1), TWO_DIFFERENT)
    assert card("pyrotechnics").ability == use(x.Archive(n=1))
    assert china.bonus == (x.Draw(n=2, use=1),)


@pytest.mark.rule("MO-CIV-05")
def test_greece() -> None:
    greece = civilization("greece")
    assert (greece.special, greece.knowledge, greece.warlord) == ("hoplite_grounds", "philosophy", "economic")
    others = x.Each(of="active", icon="military")
    assert card("hoplite_grounds").ability == use(gain(military=1, each=others))
    assert card("philosophy").ability == use(x.Convert(n=1))
    assert greece.bonus == (gain(gold=1),)


def on_conquest(target: x.Target | None = None, **goods: int) -> x.Ability:
    return x.Ability(when=(x.When(event="conquer", target=target, do=(gain(**goods),)),))


PRINTED = {
    "warrior_culture": ("denmark", use(pay(military=2, with_gold=False), gain(culture=1))),
    "raiding_parties": ("denmark", on_conquest("coastal", gold=1)),
    "pillaging": ("denmark", on_conquest(production=1)),
    "research_and_development": (
        "china",
        use(x.If(all=(x.ActiveCards(kind="wonder"), x.ActiveCards(kind="knowledge")), then=(gain(gold=1),))),
    ),
    "taxation": (
        "china",
        use(x.If(all=(x.Gained(goods=x.Goods(production=1, science=1, military=1)),), then=(gain(gold=1),))),
    ),
    "guided_tours": ("china", x.Ability(when=(x.When(event="complete_wonder", do=(gain(culture=1),)),))),
    "siege_warfare": ("greece", use(pay(science=1), gain(military=2))),
    "diplomacy": ("japan", x.Ability(always=(x.ConquestPrice(target="free_city", minus=2),))),
    "rapid_expansion": ("japan", x.Ability(always=(x.ConquestPrice(target="opponent_with_more", minus=2),))),
    "cultural_exchange": ("japan", use(x.Copy(scope="opponents"))),
}


@pytest.mark.rule("MO-CIV-06")
@pytest.mark.parametrize("key", PRINTED)
def test_the_ongoing_effects_that_are_printed(key: str) -> None:
    assert (policy(key).civilization, policy(key).ability) == PRINTED[key]
    assert policy(key).source == "printed"


@pytest.mark.rule("MO-CIV-06")
def test_what_is_not_printed_is_not_said_to_be() -> None:
    assert {policy.id for policy in box().policy if policy.source == "printed"} == set(PRINTED)
    assert policy("expansion").civilization == policy("guilds").civilization == "egypt"
    assert isinstance(policy("expansion").ability.always[0], x.ConquestPrice)
    assert any(
        isinstance(part, x.Gain) and part.goods.science for part in x.all_parts(policy("guilds").ability.use)
    )


def test_what_is_known_from_questions_of_players() -> None:
    assert card("market").ability == use(pay(gold=1), gain(production=1, science=1, military=1))
    assert card("engineering").ability == use(x.Discount(on="wonder_stage", half=True))
    assert card("historiography").ability == use(x.Archive(n=1, then=(gain(culture=1),)))
    assert card("tribute").ability == x.Ability(always=(x.LootBoth(),))
    assert {card.id for card in box().card if card.source == "reported"} == {
        "market",
        "engineering",
        "historiography",
        "tribute",
    }


# -- cards as they are meant to be -------------------------------------------------------------------

COSTS = {
    ("basic", "building"): (3, 4),
    ("1", "building"): (3, 5),
    ("2", "building"): (5, 7),
    ("renaissance", "building"): (6, 8),
    ("1", "knowledge"): (2, 4),
    ("2", "knowledge"): (4, 6),
    ("renaissance", "knowledge"): (5, 7),
    ("3", "knowledge"): (6, 9),
    ("1", "wonder"): (6, 8),
    ("2", "wonder"): (9, 11),
    ("renaissance", "wonder"): (10, 13),
    ("3", "wonder"): (12, 16),
}


@pytest.mark.parametrize("key", [card.id for card in box().card if card.deck in (*ERAS, "basic")])
def test_a_card_costs_what_is_right_for_its_era(key: str) -> None:
    found = card(key)
    least, most = COSTS[found.deck, found.kind]
    if found.stages is None:
        assert least <= found.cost <= most
    else:
        assert least <= sum(found.stages) <= most
        assert found.stages[0] < found.stages[1], "the right stage is dearer"
        assert found.bonus


def test_no_two_development_cards_are_the_same() -> None:
    seen: dict[object, str] = {}
    for found in box().card:
        if found.deck in ERAS:
            does = (found.kind, found.icons, found.bonus, found.ability)
            assert does not in seen, f"{found.id} is like {seen[does]}"
            seen[does] = found.id
            assert found.icons.total() or found.ability != x.Ability(), found.id


def test_no_two_policies_are_the_same() -> None:
    does = [policy.ability for policy in box().policy]
    assert len(set(does)) == len(does)
    assert all(ability != x.Ability() for ability in does)
    for owner in box().civilization:
        oneoffs = [policy.oneoff for policy in box().policy if policy.civilization == owner.id]
        assert len(set(oneoffs)) >= 3, owner.id


WORTH = {"production": 1.0, "science": 1.0, "military": 1.0, "gold": 1.3, "culture": 2.5}


def worth(parts: tuple[x.Part, ...]) -> float:
    """About how many basic resources these are worth."""
    total = 0.0
    for part in parts:
        match part:
            case x.Gain(goods=goods):
                total += sum(n * WORTH[name] for name, n in msgspec.structs.asdict(goods).items())
            case x.GainChoice(n=n) | x.ExplorerStep(n=n):
                total += n
            case x.UnitMove(n=n):
                total += n * 0.75
            case x.Draw(use=n):
                total += n * 1.5
            case x.Archive(n=n):
                total += n
            case x.Take(source="basic"):
                total += 3
            case _:
                raise AssertionError(f"what is {part} worth?")
    return total


def test_both_benefits_of_a_token_are_worth_its_value() -> None:
    for token in box().barbarian:
        assert token.benefits[0] != token.benefits[1]
        for benefit in token.benefits:
            assert token.value <= worth(benefit) <= token.value + 1.25, token.id
    for city in box().free_city:
        assert 2 <= city.price.total() <= 3
        assert city.benefits[0] != city.benefits[1]
        for benefit in city.benefits:
            assert city.price.total() <= worth(benefit) <= 4.5, city.id
    assert any(city.price == x.Goods(science=2) for city in box().free_city)
    assert any((gain(culture=1),) in city.benefits for city in box().free_city)


def test_a_market_token_is_worth_four_resources() -> None:
    assert any(token.gain == x.Goods(military=4) for token in box().market_token)
    for token in box().market_token:
        assert 3.3 <= worth((x.Gain(goods=token.gain),)) <= 4.4, token.id


def test_a_one_off_effect_is_worth_one_or_two_resources() -> None:
    for each in box().policy:
        assert 1 <= worth(each.oneoff) <= 2, each.id


# -- everything can work, and nothing works for ever -------------------------------------------------


def test_every_primitive_is_in_the_box() -> None:
    parts = {type(part) for _, part in every_part()}
    assert parts == set(x.PARTS)
    rules = {type(rule) for _, ability in abilities() for rule in ability.always}
    assert rules == set(x.RULES)
    conditions = {
        type(condition) for _, part in every_part() if isinstance(part, x.If) for condition in part.all
    }
    assert conditions == set(x.CONDITIONS)
    events = {when.event for _, ability in abilities() for when in ability.when}
    assert events == {"conquer", "complete_wonder", "acquire", "develop", "pickup", "outpost"}
    scopes = {part.scope for _, part in every_part() if isinstance(part, x.Copy)}
    assert scopes == {"own", "opponents"}


def test_no_effect_gives_points() -> None:
    """There is nothing to gain but the five resources, and none of them scores (MO-SCORE-01 to -07)."""
    assert x.Goods.__struct_fields__ == ("production", "science", "military", "gold", "culture")
    for primitive in (*x.PARTS, *x.RULES):
        assert not {"points", "score"} & set(primitive.__struct_fields__)


def test_no_condition_is_impossible() -> None:
    for key, part in every_part():
        if isinstance(part, x.If):
            for condition in part.all:
                if isinstance(condition, x.ActiveCards):
                    assert condition.n <= 5, f"{key}: five spaces are activated"
                if isinstance(condition, x.Has):
                    most = {"outposts": 2, "policies": 5, "wonders": 4}.get(condition.of, 8)
                    assert condition.n <= most, key
                if isinstance(condition, x.Gained):
                    assert condition.goods.total() <= 4, key
        if isinstance(part, x.Take) and part.source == "display":
            offered = [card for era in ERAS for card in deck(era) if card.kind in part.kinds]
            assert sum((card.stages or (card.cost,))[0] <= part.most for card in offered) >= 5, key
    for each in box().policy:
        for when in each.ability.when:
            assert when.event != "develop", f"{each.id} is covered when the next Policy is developed"


def test_what_follows_from_an_event_cannot_bring_it_about_for_ever() -> None:
    """Basic Buildings can be bought in any number, so buying them gives nothing to buy with."""
    buys = (
        x.Gain,
        x.GainChoice,
        x.Convert,
        x.Take,
        x.Discount,
        x.Draw,
        x.RepeatOneoff,
        x.Archive,
        x.DiscardCity,
    )
    for key, ability in abilities():
        for when in ability.when:
            if when.event == "acquire" and when.kind in (None, "building"):
                assert not [part for part in x.all_parts(when.do) if isinstance(part, buys)], key


def test_payments_are_made_in_use_only() -> None:
    paying = {
        key for key, parts in lists_of_parts() if any(isinstance(part, x.Pay) for part in x.all_parts(parts))
    }
    assert paying == {
        key for key, ability in abilities() if ability.use and isinstance(ability.use[0], x.Pay)
    }
