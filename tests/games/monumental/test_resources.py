"""Resources, payments and the tally of the turn (MO-RES)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.monumental.scenario import Scenario
from trilithon.games.monumental.view import view

BASICS = ["production", "science", "military"]


# -- what there is -------------------------------------------------------------------------------------


@pytest.mark.rule("MO-RES-01", "MO-RES-08")
def test_basic_resources_are_production_science_and_military() -> None:
    """Masonry costs two basic resources, Forum one and gives two."""
    scenario = Scenario(civilizations=("egypt",)).active(0, a1=("forum", "masonry"))
    only_culture = scenario.goods(0, culture=9).play()
    assert only_culture.offers("use") == []
    play = scenario.goods(0, production=1, science=1, military=1, culture=9).play()
    assert play.copy().do("use a1 forum").offers("spend") == BASICS
    play.do("use a1 forum", "spend production")
    assert play.offers("receive") == ["production", "science"]  # in order, so that one more follows
    play.do("receive science")  # only Military is left for the other
    assert play.goods(0) == {"science": 2, "military": 2, "culture": 9}


@pytest.mark.rule("MO-RES-08")
@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("second", range(4))
def test_any_mix_pays_for_basic_resources(first: int, second: int) -> None:
    types = [*BASICS, "gold"]
    pair = sorted((first, second))
    scenario = Scenario(civilizations=("egypt",)).active(0, a1="masonry")
    play = scenario.goods(0, production=2, science=2, military=2, gold=2).play().do("use a1-under masonry")
    for which in pair:
        if play.asked == "pay_any":
            play.do(f"spend {types[which]}")
    expected = dict.fromkeys(types, 2)
    for which in pair:
        expected[types[which]] -= 1
    expected["gold"] += 1
    assert play.goods(0) == {name: n for name, n in expected.items() if n}


@pytest.mark.rule("MO-RES-02", "MO-DEC-23", "MO-RES-15")
def test_basic_resources_are_lost_at_the_end_of_phase_2_and_nothing_else() -> None:
    scenario = Scenario(civilizations=("japan",)).crates(0, 2).bargain(0, "palmyra_1")
    scenario.goods(0, production=2, science=3, military=4, feud=2, gold=5, culture=1)
    scenario.goods(1, production=1, science=1, military=1, gold=1)
    scenario.active(0, a1=("fort", "bushido"))
    play = scenario.play().do("use a1-under bushido")
    assert play.goods(0) == {"production": 2, "science": 3, "military": 4, "feud": 2, "gold": 5, "culture": 1}
    play.do("end")
    assert play.asked == "reinforcing"  # phase 3 has begun
    assert play.goods(0) == {"gold": 5, "culture": 1}
    assert play.look.crates[0] == 2
    assert play.bargain(0, "palmyra") == "palmyra_1"
    play.do("done")
    assert play.goods(0) == {"gold": 5, "culture": 1}
    assert play.goods(1) == {"production": 1, "science": 1, "military": 1, "gold": 1}


# -- Gold ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-RES-03")
@pytest.mark.parametrize(
    ("moves", "cost"),
    [
        (["buy 1 granary"], 3),
        (["buy workshop"], 3),
        (["buy 2 irrigation"], 2),
        (["buy 3 stonehenge"], 3),
        (["finish", "place a0"], 5),
        (["explorer 1 b0"], 1),
        (["march a0", "to a1"], 1),
        (["conquer b0", "without warlord", "choose 1"], 2),
        (["progress", "draw 1 mine"], 2),
    ],
)
def test_gold_pays_for_basic_resources_of_every_cost(moves: list[str], cost: int) -> None:
    scenario = Scenario().display("granary", "irrigation", "stonehenge").work(0, "great_pyramid")
    scenario.units(0, "a1", 1).token("b0", "nomads").deck(0, "mine").goods(0, gold=7)
    play = scenario.play().do(moves[0])
    for move in moves[1:]:
        if move in play.legal:
            play.do(move)
    left = play.goods(0)["gold"] - (2 if moves[0] == "finish" else 0)  # the Pyramid's bonus
    assert 7 - left == cost


@pytest.mark.rule("MO-RES-03", "MO-EX-10")
def test_warrior_culture_takes_no_gold() -> None:
    scenario = Scenario(civilizations=("denmark",)).policies(0, "warrior_culture")
    short = scenario.goods(0, military=1, gold=5).play()
    assert short.offers("policy") == []
    play = scenario.goods(0, military=2, gold=5).play()
    play.do("policy warrior_culture")
    assert play.goods(0) == {"gold": 5, "culture": 1}
    assert scenario.goods(0, military=4).play().do("policy warrior_culture").offers("policy") == []  # once


@pytest.mark.rule("MO-RES-04")
def test_nothing_replaces_culture_or_gold() -> None:
    rich = {"production": 9, "science": 9, "military": 9}
    scenario = Scenario(civilizations=("china",)).active(0, a1="paper_maker")
    assert scenario.goods(0, gold=9, **rich).play().offers("develop") == []
    without_gold = scenario.goods(0, gold=0, culture=9, **rich).play()
    assert without_gold.offers("use") == []
    assert without_gold.offers("develop") != []


@pytest.mark.rule("MO-RES-04")
def test_culture_replaces_nothing() -> None:
    play = Scenario().display("granary", "irrigation", "stonehenge").goods(0, culture=1).play()
    assert {text.split()[0] for text in play.legal} == {"develop", "end"}


@pytest.mark.rule("MO-RES-05", "MO-DEC-01")
@pytest.mark.parametrize("gold", [0, 1, 2])
def test_payer_chooses_how_much_gold(gold: int) -> None:
    scenario = Scenario().display("granary", "irrigation").goods(0, production=4, gold=2)
    play = scenario.play().do("buy 1 granary")
    assert play.legal == ["gold 0", "gold 1", "gold 2"]
    play.do(f"gold {gold}")
    kept = {"production": 1 + gold, "gold": 2 - gold}
    assert play.goods(0) == {name: n for name, n in kept.items() if n}
    assert play.deck(0)[0] == "granary"


@pytest.mark.rule("MO-RES-05")
def test_gold_needed_for_another_part_of_the_same_price_is_kept() -> None:
    """City of Envoys costs 1 Production and 1 Science, and Units: who lacks Science keeps a Gold for it."""
    scenario = (
        Scenario(rows=["CCC 0f- CCC"])
        .token("b0", "city_of_envoys")
        .goods(0, production=1, military=1, gold=2)
    )
    play = scenario.play().do("conquer b0", "without warlord")
    assert play.legal == ["gold 0", "gold 1"]  # Military; one Gold is promised for the Science
    play.do("gold 1")
    assert play.asked == "benefit"
    assert play.goods(0) == {"military": 1}
    last = scenario.goods(0, gold=1).play().do("conquer b0", "without warlord")
    assert last.asked == "benefit"  # its only Gold goes into the Science: nothing to ask
    assert last.goods(0) == {}


@pytest.mark.rule("MO-RES-06")
def test_least_gold_is_the_first_proposal_and_restricted_military_goes_first() -> None:
    scenario = Scenario(civilizations=("japan",)).token("b0", "nomads")  # 2 Military
    play = scenario.goods(0, feud=1, military=1, gold=2).play().do("conquer b0", "without warlord")
    assert play.legal == ["gold 0", "gold 1"]
    assert play.copy().do("gold 0", "choose 2").goods(0) == {"production": 1, "science": 1, "gold": 2}
    assert play.do("gold 1", "choose 2").goods(0) == {"production": 1, "science": 1, "military": 1, "gold": 1}


@pytest.mark.rule("MO-RES-06")
def test_restricted_military_alone_pays_without_a_question() -> None:
    scenario = Scenario().token("b0", "nomads").goods(0, feud=2, military=3, gold=3)
    play = scenario.play().do("conquer b0", "without warlord")
    assert play.asked == "benefit"
    assert play.goods(0) == {"military": 3, "gold": 3}


@pytest.mark.rule("MO-RES-03", "MO-RES-05", "MO-RES-07")
@settings(max_examples=60)
@given(
    st.integers(0, 6), st.integers(0, 6), st.sampled_from(["granary", "barracks", "irrigation", "currency"])
)
def test_costs_are_paid_exactly(counters: int, gold: int, card: str) -> None:
    cost, resource = {
        "granary": (3, "production"),
        "barracks": (4, "production"),
        "irrigation": (2, "science"),
        "currency": (4, "science"),
    }[card]
    scenario = Scenario().display(card).goods(0, gold=gold, **{resource: counters})
    play = scenario.play()
    assert (f"buy 1 {card}" in play.legal) == (counters + gold >= cost)
    if counters + gold < cost:
        return
    asked = play.do(f"buy 1 {card}", forced=False)
    splits = [n for n in range(gold + 1) if 0 <= cost - n <= counters]
    if len(splits) > 1:
        assert asked.legal == [f"gold {n}" for n in splits]
    for split in splits:
        paid = play.copy()
        if paid.asked == "pay":
            paid.do(f"gold {split}")
        after = paid.goods(0)
        assert after.get("gold", 0) == gold - split
        assert after.get(resource, 0) == counters - (cost - split)


# -- tokens --------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-RES-09")
def test_production_tokens_are_used_one_by_one() -> None:
    play = Scenario().crates(0, 3).play()
    for n in (1, 2, 3):
        play.do("crate")
        assert play.goods(0) == play.gained(0) == {"production": n}
        assert play.look.crates[0] == 3 - n
    assert "crate" not in play.legal


@pytest.mark.rule("MO-RES-09", "MO-RES-10")
def test_tokens_only_on_the_own_turn_in_phase_2_with_nothing_pending() -> None:
    scenario = (
        Scenario().crates(0, 1).bargain(0, "palmyra_1").display("granary").goods(0, production=3, gold=3)
    )
    tokens = {"crate", "market palmyra"}
    assert tokens <= set(scenario.play().legal)
    assert not tokens & set(scenario.play().do("buy 1 granary").legal)  # a payment is pending
    assert not tokens & set(scenario.turn(0, phase=1).play().legal)
    assert not tokens & set(scenario.turn(1).play().legal)


@pytest.mark.rule("MO-RES-10")
def test_market_token_gives_what_it_shows_once_and_stays() -> None:
    scenario = Scenario().bargain(0, "samarkand_2").bargain(0, "palmyra_1")
    play = scenario.play()
    assert play.offers("market") == ["samarkand", "palmyra"]
    play.do("market samarkand")
    assert play.goods(0) == play.gained(0) == {"production": 1, "gold": 2}
    assert play.offers("market") == ["palmyra"]
    assert play.bargain(0, "samarkand") == "samarkand_2"
    assert play.look.bargains_used[0] == 1
    play.do("end").do("activate a1", "end").do("activate a1")
    assert play.to_move == 0
    assert play.offers("market") == ["palmyra"]


@pytest.mark.rule("MO-RES-11")
def test_tokens_are_never_spent_by_themselves() -> None:
    scenario = Scenario().crates(0, 1).bargain(0, "malacca_1").display("granary").goods(0, production=2)
    play = scenario.play()
    assert play.offers("buy") == []
    assert play.do("crate").offers("buy") == ["1 granary", "workshop", "laboratory", "archery_range"]
    assert play.do("buy 1 granary").goods(0) == {}
    assert play.offers("market") == ["malacca"]


# -- the tally -----------------------------------------------------------------------------------------


@pytest.mark.rule("MO-RES-12", "MO-DEC-02")
def test_every_gain_is_tallied_and_spending_lowers_nothing() -> None:
    """The icon of a card, an effect, a Production token, a Market token."""
    scenario = (
        Scenario(civilizations=("egypt",)).turn(0, phase=1).city(0, a1="work_camp", b2=("fort", "irrigation"))
    )
    scenario.crates(0, 1).bargain(0, "palmyra_2").goods(0, gold=1)
    play = scenario.play().do("activate b1")
    assert play.gained(0) == {"production": 1, "military": 1}
    play.do("use b2-under irrigation", "crate")
    assert play.gained(0) == {"production": 3, "military": 1}
    play.do("buy workshop", "gold 0")
    assert play.goods(0) == {"military": 1, "gold": 1}
    assert play.gained(0) == {"production": 3, "military": 1}
    play.do("market palmyra")
    assert play.gained(0) == {"production": 5, "military": 3}


@pytest.mark.rule("MO-RES-12")
def test_benefit_bonus_and_one_offs_are_tallied() -> None:
    scenario = Scenario(civilizations=("greece",)).token("b0", "scouts").goods(0, military=2, culture=1)
    play = scenario.play().do("conquer b0", "with warlord", "effect 1", "choose 1")
    assert play.gained(0) == {"military": 2}
    play.do("effect 1")  # Heracles
    assert play.gained(0) == {"military": 2, "gold": 1}
    play.do("develop siege_warfare", "effect 1")
    assert play.gained(0) == {"military": 2, "gold": 1, "production": 2}
    finished = Scenario().work(0, "stonehenge").goods(0, production=4).play().do("finish")
    assert finished.gained(0) == {"culture": 1}


@pytest.mark.rule("MO-RES-12")
def test_tally_starts_anew_with_the_own_turn() -> None:
    scenario = Scenario().goods(0, gold=1).gained(0, production=2, military=1, gold=1).gained(1, science=1)
    play = scenario.play().do("end")
    assert play.gained(1) == {}
    assert play.gained(0) == {"production": 2, "military": 1, "gold": 1}  # nobody asks for it now
    play.do("activate a1", "end")
    assert play.to_move == 0
    assert play.gained(0) == {}


@pytest.mark.rule("MO-RES-13")
def test_what_is_no_gain() -> None:
    scenario = Scenario(civilizations=("china",)).policies(0, "taxation").explorers(0, "b0", "b1")
    scenario.goods(0, gold=8, culture=3).display("granary", "irrigation")
    play = scenario.play().do("buy 1 granary", "buy 2 irrigation")
    assert play.gained(0) == {}
    play.do("pick 1", "look 2", play.copy().do("look 2").legal[0])
    assert play.look.crates[0] == 1
    assert play.gained(0) == {}
    assert play.offers("policy") == []  # Taxation


@pytest.mark.rule("MO-RES-14")
def test_conditions_spend_nothing() -> None:
    scenario = Scenario(civilizations=("china",)).active(0, a1="mine").policies(0, "taxation")
    scenario.gained(0, production=2, military=1, science=1).goods(0, production=2, military=1)
    play = scenario.play().do("use a1 mine", "policy taxation")
    assert play.goods(0) == {"production": 2, "military": 1, "gold": 2}
    spent = scenario.goods(0, production=0, military=0).play()
    assert spent.do("use a1 mine", "policy taxation").goods(0) == {"gold": 2}


@pytest.mark.rule("MO-RES-12", "MO-RES-14")
@pytest.mark.parametrize(
    ("gained", "usable"),
    [
        ({"production": 2, "military": 1}, True),
        ({"production": 3, "military": 4}, True),
        ({"production": 1, "military": 1}, False),
        ({"production": 2}, False),
        ({"science": 5, "gold": 5, "culture": 5}, False),
    ],
)
def test_mine_asks_what_was_gained(gained: dict[str, int], usable: bool) -> None:
    scenario = Scenario().active(0, a1="mine").gained(0, **gained).goods(0, production=9, military=9)
    assert (scenario.play().offers("use") == ["a1 mine"]) == usable


@pytest.mark.rule("MO-EX-11", "MO-RES-12")
def test_paper_maker_and_mine() -> None:
    scenario = Scenario(civilizations=("china",)).active(0, a1="paper_maker", b1="mine")
    play = scenario.goods(0, gold=1).gained(0, production=1).play()
    assert play.offers("use") == ["a1 paper_maker"]
    play.do("use a1 paper_maker", "receive production", "receive military")
    assert play.goods(0) == {"production": 1, "military": 1}
    assert play.gained(0) == {"production": 2, "military": 1}
    assert play.do("use b1 mine").goods(0) == {"production": 1, "military": 1, "gold": 1}


# -- restricted Military -------------------------------------------------------------------------------


@pytest.mark.rule("MO-RES-15")
def test_samurai_pay_against_barbarians_only() -> None:
    scenario = Scenario(civilizations=("japan",)).active(0, a1="samurai_school").goods(0, gold=1)
    scenario.units(1, "a1", 1)
    play = scenario.play().do("use a1 samurai_school")
    assert play.goods(0) == {"feud": 2}
    assert play.gained(0) == {"military": 2}
    assert play.offers("conquer") == ["b0"]  # not a1, which an opponent holds with defence 1
    assert play.offers("march") == play.offers("explorer") == []
    assert play.do("end").goods(0) == {}


@pytest.mark.rule("MO-RES-15")
def test_samurai_do_not_pay_for_free_cities_or_empty_provinces() -> None:
    scenario = Scenario(rows=["CCC 0f- 01- CCC"]).token("b0", "city_of_shields")
    scenario.goods(0, feud=9)
    assert scenario.play().offers("conquer") == []
    assert scenario.goods(0, military=3).play().offers("conquer") == ["b0"]
    assert Scenario().empty("b0", "a1").goods(0, feud=9).play().offers("conquer") == []


@pytest.mark.rule("MO-RES-15")
def test_samurai_pay_for_no_effect() -> None:
    scenario = Scenario(civilizations=("denmark",)).active(0, a1="dolmen").policies(0, "warrior_culture")
    assert scenario.goods(0, feud=9).play().legal == ["conquer b0", "conquer a1", "end"]


# -- prices --------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-RES-16")
@pytest.mark.parametrize(
    ("policy", "active", "goods", "card", "price"),
    [
        ("colonies", {"a1": "watermill"}, 9, "workshop", 1),  # 3, half 2, minus 1; not (3 - 1) / 2
        ("siege_warfare", {"a1": "watermill"}, 9, "1 barracks", 2),
        ("siege_warfare", {"a1": "watermill"}, 9, "2 quarry", 3),  # rounded up
        ("siege_warfare", {"a1": "engineering"}, 9, "3 stonehenge", 2),
    ],
)
def test_half_comes_first_rounded_up(
    policy: str, active: dict[str, str], goods: int, card: str, price: int
) -> None:
    scenario = (
        Scenario(civilizations=("greece",)).policies(0, policy).goods(0, production=goods, science=goods)
    )
    scenario.display("barracks", "quarry", "stonehenge").active(0, **active)
    (space, helper) = next(iter(active.items()))
    place = f"{space} {helper}" if helper == "watermill" else f"{space}-under {helper}"
    play = scenario.play().do(f"use {place}", f"buy {card}")
    assert goods - play.goods(0)["production"] == price


@pytest.mark.rule("MO-RES-16")
def test_halving_and_subtracting_a_wonder_stage() -> None:
    scenario = Scenario(civilizations=("egypt",)).policies(0, "corvee").active(0, a1="engineering")
    scenario.display("stonehenge").work(0, "great_pyramid").goods(0, production=9)
    begun = scenario.play().do("use a1-under engineering", "buy 1 stonehenge")
    assert begun.goods(0) == {"production": 8}  # 3, half 2, minus 1
    finished = scenario.play().do("use a1-under engineering", "finish")
    assert finished.goods(0) == {"production": 7, "gold": 2}  # 5, half 3, minus 1


@pytest.mark.rule("MO-RES-16")
def test_reductions_add_up_and_stop_at_nothing() -> None:
    scenario = Scenario(civilizations=("china",)).policies(0, "imperial_examinations")
    scenario.display("irrigation", "currency").active(0, a1=("great_library", "writing"), a2="university")
    play = scenario.goods(0, science=1).play()
    assert play.offers("buy") == ["1 irrigation", "2 currency"]  # 2 - 3 and 4 - 3
    assert view(play.state, 0)["prices"]["display"][:2] == [0, 1]
    free = play.copy().do("buy 1 irrigation")
    assert free.goods(0)["science"] == 1
    assert play.do("buy 2 currency").goods(0).get("science", 0) == 0
    discounted = scenario.goods(0, science=0).play().do("use a2 university")
    assert discounted.offers("buy") == ["1 irrigation", "2 currency"]  # 4 - 3 - 1
    assert discounted.do("buy 2 currency").deck(0)[0] == "currency"


@pytest.mark.rule("MO-RES-16")
def test_a_discount_serves_one_purchase() -> None:
    scenario = Scenario().active(0, a1="watermill").display("barracks").goods(0, production=9)
    play = scenario.play().do("use a1 watermill", "buy 1 barracks")
    assert play.goods(0) == {"production": 7}
    assert play.do("buy workshop").goods(0) == {"production": 4}


# -- limits --------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-RES-17", "MO-DEC-22")
@pytest.mark.parametrize(("strict", "production", "gold"), [(0, 14, 51), (1, 12, 50)])
def test_counters_are_limited_only_if_the_table_wants_so(strict: int, production: int, gold: int) -> None:
    scenario = Scenario(strict_components=strict).turn(0, phase=1).goods(0, production=11, gold=10)
    scenario.goods(1, gold=40).city(0, b2="granary", b1="work_camp", b3="work_camp")
    play = scenario.play().do("activate b2")
    assert play.goods(0)["production"] == production
    assert sum(play.goods(seat)["gold"] for seat in (0, 1)) == gold
    assert play.gained(0) == ({"production": 1} if strict else {"production": 3, "gold": 1})


@pytest.mark.rule("MO-RES-17")
def test_restricted_military_is_made_of_the_same_counters() -> None:
    scenario = Scenario(civilizations=("japan",), strict_components=1).goods(0, military=14, gold=1)
    play = scenario.active(0, a1="samurai_school").play().do("use a1 samurai_school")
    assert play.goods(0) == {"military": 14, "feud": 1}
    some = scenario.goods(0, military=10, feud=4).play().do("use a1 samurai_school")
    assert some.goods(0) == {"military": 10, "feud": 5}


@pytest.mark.rule("MO-RES-18")
def test_nothing_passes_between_seats() -> None:
    rich = {"production": 9, "science": 9, "military": 9, "gold": 9, "culture": 9}
    scenario = Scenario(civilizations=("japan", "greece")).goods(1, **rich).crates(1, 3).units(1, "b0", 1)
    scenario.policies(0, "cultural_exchange").city(1, a1="granary").display("barracks", "irrigation")
    play = scenario.play()
    before = play.goods(1)
    assert play.legal == ["policy cultural_exchange", "end"]  # the neighbour's wealth buys nothing
    play.do("policy cultural_exchange")
    play.do(*[text for text in play.legal if text.startswith("copy 2 a1")])
    assert play.goods(1) == before
    assert play.look.crates == [0, 3]
