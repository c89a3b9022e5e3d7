"""Special Provinces as they are played: Deserts, Jungles, Mines and the rest (MO-PROV)."""

from __future__ import annotations

import pytest

from tests.games.monumental.modules.special import GAME, labelled, said, special
from tests.games.monumental.scenario import Scenario

RETURNING = pytest.mark.parametrize("letter", ["D", "P", "O"])


# -- Desert, Pyramid, Oasis ------------------------------------------------------------------------------


@pytest.mark.rule("MO-PROV-02")
@RETURNING
def test_after_the_conquest_one_soldier_goes_home(letter: str) -> None:
    play = special(b0=f"12-{letter}").goods(0, military=3).play()
    play.do("conquer b0", "without warlord")
    assert (play.owner("b0"), play.soldiers("b0"), play.soldiers("a0")) == (0, 2, 7)
    assert "soldier-returned" in play.told


@pytest.mark.rule("MO-PROV-02")
@RETURNING
def test_the_last_unit_of_a_province_does_not_go_home(letter: str) -> None:
    play = special(b0=f"01-{letter}").goods(0, military=1).play()
    play.do("conquer b0", "without warlord")
    assert (play.owner("b0"), play.soldiers("b0")) == (0, 1)
    assert "soldier-returned" not in play.told


@pytest.mark.rule("MO-PROV-02")
def test_the_warlord_never_goes_home_but_may_stay_alone() -> None:
    alone = special(b0="01-D").goods(0, military=1).play().do("conquer b0", "with warlord")
    assert (alone.warlord(0), alone.soldiers("b0")) == ("b0", 0)
    both = special(b0="11-D").goods(0, military=2).play().do("conquer b0", "with warlord")
    assert (both.warlord(0), both.soldiers("b0"), both.soldiers("a0")) == ("b0", 0, 9)


@pytest.mark.rule("MO-PROV-01", "MO-PROV-02")
def test_every_conquest_counts_not_only_the_first() -> None:
    """From an opponent, and of a Province that is empty."""
    taken = special(b0="12-D").units(1, "b0", 1).goods(0, military=2).play()
    taken.do("conquer b0", "without warlord")
    assert (taken.owner("b0"), taken.soldiers("b0")) == (0, 1)
    empty = special(b0="22-D").empty("b0").goods(0, military=2).play()
    empty.do("conquer b0", "without warlord")
    assert empty.soldiers("b0") == 1


@pytest.mark.rule("MO-PROV-02")
def test_elsewhere_everybody_stays() -> None:
    play = special(c0="12-D").goods(0, military=2).play().do("conquer b0", "without warlord")
    assert play.soldiers("b0") == 2


# -- Jungle ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-PROV-04", "MO-MOD-14")
def test_the_conquest_of_a_jungle_costs_one_more_and_takes_no_more_units() -> None:
    scenario = special(b0="11-J")
    assert scenario.goods(0, military=2).play().offers("conquer") == ["a1"]
    play = scenario.goods(0, military=3).play()
    play.do("conquer b0", "without warlord")
    assert (play.soldiers("b0"), play.goods(0).get("military", 0)) == (2, 0)


@pytest.mark.rule("MO-PROV-04", "MO-MOD-14")
def test_reductions_apply_to_the_dearer_price() -> None:
    """An opponent with more Provinces: 2 less (Rapid Expansion), of 1 + 1 + 1."""
    scenario = special(civilizations=["japan", "egypt"], b0="11-J").policies(0, "rapid_expansion")
    play = scenario.units(1, "b0", 1).units(1, "c0", 1).goods(0, military=1).play()
    play.do("conquer b0", "without warlord")
    assert (play.owner("b0"), play.goods(0)) == (0, {})


@pytest.mark.rule("MO-PROV-04")
def test_half_of_an_odd_price_is_rounded_up_with_the_jungle_in_it() -> None:
    scenario = special(b0="11-J").goods(0, military=2)
    scenario.look.half_price[0, 4] = 1
    play = scenario.play().do("conquer b0", "without warlord")
    assert (play.owner("b0"), play.goods(0)) == (0, {})


@pytest.mark.rule("MO-PROV-04")
def test_a_unit_that_ends_its_move_in_a_jungle_costs_two() -> None:
    scenario = special(b0="11-J").units(0, "b0", 1).units(0, "a1", 1)
    poor = scenario.goods(0, military=1).play()
    poor.do("march a0", forced=False)
    assert poor.offers("to") == ["a1"]
    rich = scenario.goods(0, military=3).play()
    rich.do("march a0", "to b0")
    assert (rich.soldiers("b0"), rich.goods(0)) == (2, {"military": 1})


@pytest.mark.rule("MO-PROV-04")
def test_nobody_moves_if_only_a_jungle_could_be_reached_and_is_too_dear() -> None:
    scenario = special(b0="11-J").units(0, "b0", 1)
    play = scenario.goods(0, military=1).play()
    assert play.offers("march") == []
    refusal = GAME.why_not(play.state, "tile:a0")
    assert "To move a Unit to b0 costs 2 Military: you are 1 short" in said(refusal)
    assert "Jungle" in said(refusal)
    assert scenario.goods(0, military=1, gold=1).play().offers("march") == ["a0", "a0 warlord"]


@pytest.mark.rule("MO-PROV-04")
def test_units_pass_through_a_jungle_for_nothing_more() -> None:
    play = special(b0="11-J").units(0, "b0", 1).units(0, "c0", 1).goods(0, military=1).play()
    play.do("march a0", forced=False)
    assert play.offers("to") == ["c0"]
    play.do("to c0")
    assert (play.soldiers("c0"), play.goods(0)) == (2, {})


@pytest.mark.rule("MO-PROV-04")
def test_an_explorers_step_into_a_jungle_costs_two() -> None:
    scenario = special(b0="11-J")
    assert scenario.goods(0, military=1).play().offers("explorer") == ["1 a1"]
    play = scenario.goods(0, military=2).play()
    assert sorted(play.offers("explorer")) == ["1 a1", "1 b0"]
    play.do("explorer 1 b0")
    assert (play.explorers(0), play.goods(0)) == (["b0", "a0"], {})
    out = special(b0="11-J").explorers(0, "b0", "a0").goods(0, military=1).play()
    out.do("explorer 1 c0")
    assert out.explorers(0) == ["c0", "a0"]


@pytest.mark.rule("MO-PROV-04", "MO-EXPL-09", "MO-EFF-33")
def test_free_moves_and_steps_are_free_in_a_jungle_as_well() -> None:
    """They save the Military of the step, whatever it is."""
    scouting = special(civilizations=["denmark", "egypt"], b0="11-J").active(0, a1="scouting").play()
    scouting.do("use a1-under scouting", "explorer 1 b0")
    assert scouting.explorers(0) == ["b0", "a0"]


@pytest.mark.rule("MO-PROV-04")
@pytest.mark.parametrize(
    ("move", "label", "hungarian"),
    [
        ("explorer 1 b0", "Explorer 1 to b0: 2 Military", "1. felfedező lépése: b0 (2 hadászat)"),
        ("explorer 1 a1", "Explorer 1 to a1: 1 Military", "1. felfedező lépése: a1 (1 hadászat)"),
        ("conquer b0", "Conquer b0: 2 Units, 3 Military", "b0 meghódítása: 2 egység, 3 hadászat"),
    ],
)
def test_labels_say_what_it_costs(move: str, label: str, hungarian: str) -> None:
    play = special(b0="11-J").goods(0, military=3).play()
    assert labelled(play, move, "en") == label
    assert labelled(play, move, "hu") == hungarian


@pytest.mark.rule("MO-PROV-04")
def test_labels_of_moves_say_what_the_jungle_costs() -> None:
    scenario = special(b0="11-J").units(0, "b0", 1).goods(0, military=2)
    play = scenario.play()
    assert labelled(play, "march a0", "en") == "Move a Soldier from a0: 2 Military"
    play.do("march a0", forced=False)
    assert labelled(play, "to b0", "en") == "To b0: 2 Military"
    assert labelled(play, "to b0", "hu") == "Ide: b0 (2 hadászat)"
    plain = scenario.units(0, "a1", 1).play()
    assert labelled(plain, "march a0", "en") == "Move a Soldier from a0: 1 Military"


# -- Savannah, Harbour ---------------------------------------------------------------------------------------


def building(scenario: Scenario) -> Scenario:
    """The first seat can complete Stonehenge."""
    return scenario.work(0, "stonehenge").goods(0, production=20)


@pytest.mark.rule("MO-PROV-06")
def test_a_wonder_placed_on_a_savannah_brings_two_gold() -> None:
    scenario = building(special(b0="11-S").units(0, "b0", 1).units(0, "a1", 1))
    on = scenario.play().do("finish", "place b0")
    assert (on.wonder("b0"), on.goods(0)["gold"], "savannah" in on.told) == ("stonehenge", 2, True)
    beside = scenario.play().do("finish", "place a1")
    assert "gold" not in beside.goods(0)


@pytest.mark.rule("MO-PROV-10")
def test_the_first_conqueror_of_a_harbour_gains_two_gold() -> None:
    play = special(b0="11-H").goods(0, military=2).play().do("conquer b0", "without warlord")
    assert play.goods(0)["gold"] == 2
    assert play.gained(0)["gold"] == 2
    assert "harbour" in play.told


@pytest.mark.rule("MO-PROV-01", "MO-PROV-10")
def test_later_conquerors_of_a_harbour_gain_nothing() -> None:
    later = special(b0="11-H").units(1, "b0", 1).goods(0, military=2).play()
    later.do("conquer b0", "without warlord")
    assert "gold" not in later.goods(0)
    empty = special(b0="11-H").empty("b0").goods(0, military=2).play()
    empty.do("conquer b0", "without warlord")
    assert "gold" not in empty.goods(0)


# -- Island, Lake ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-PROV-08")
def test_an_island_is_conquered_and_entered_over_bridges_only() -> None:
    island = special(b1="01-It").units(0, "b0", 2).goods(0, military=9).play()
    assert island.state.chart.neighbours(island.tiles["b1"]) == [island.tiles["b0"]]
    assert "b1" in island.offers("conquer")
    apart = special(b1="01-Ip").units(0, "b0", 2).units(0, "a1", 1).goods(0, military=9)
    play = apart.explorers(0, "b0", "a1").play()
    assert "b1" not in play.offers("conquer")
    assert not any(step.endswith(" b1") for step in play.offers("explorer"))


@pytest.mark.rule("MO-PROV-08", "MO-MIL-01")
def test_units_move_to_an_island_over_its_bridge_only() -> None:
    joined = special(b1="01-It").units(0, "b0", 2).units(0, "b1", 1).goods(0, military=1).play()
    joined.do("march b0", forced=False)
    assert "b1" in joined.offers("to")
    apart = special(b1="01-Ip").units(0, "b0", 2).units(0, "b1", 2).goods(0, military=1).play()
    assert "b1" not in apart.offers("march")


@pytest.mark.rule("MO-PROV-08")
def test_who_points_at_an_island_without_a_bridge_is_told_why() -> None:
    play = special(b1="01-Ip").units(0, "b0", 2).goods(0, military=9).play()
    refusal = GAME.why_not(play.state, "tile:b1")
    assert refusal is not None
    assert refusal.rule == "MO-PROV-08"
    assert said(refusal) == (
        "It is not next to your land. An Island is adjacent only to tiles that a bridge leads to."
    )
    assert said(refusal, "hu").endswith("Sziget csak azzal a mezővel szomszédos, amelyhez híd vezet.")


@pytest.mark.rule("MO-PROV-08")
def test_who_stands_on_an_island_is_told_why_the_shore_is_not_adjacent() -> None:
    play = special(b1="01-Ip").units(0, "b1", 2).goods(0, military=9).play()
    refusal = GAME.why_not(play.state, "tile:b2")
    assert refusal is not None
    assert refusal.rule == "MO-PROV-08"
    far = GAME.why_not(play.state, "tile:e2")
    assert far is not None
    assert far.rule == "MO-CONQ-02"


@pytest.mark.rule("MO-PROV-08", "MO-PROV-09", "MO-MAP-13")
def test_islands_and_shores_of_lakes_are_coastal() -> None:
    """Raiding Parties bring 1 Gold for a coastal Province."""

    def raids(scenario: Scenario) -> bool:
        scenario.policies(0, "raiding_parties").empty("b0").goods(0, military=1)
        return scenario.play().do("conquer b0", "without warlord").asked == "order"

    danes = ["denmark", "egypt"]
    assert not raids(special(civilizations=danes))
    assert raids(special(civilizations=danes, b0="11-Is"))
    assert raids(special(civilizations=danes, a1="01-L"))
    assert not raids(special(civilizations=danes, b0="11-L"))  # through its own lake it is not coastal


@pytest.mark.rule("MO-PROV-09")
def test_a_lake_is_a_province_like_others() -> None:
    play = special(b0="11-L").goods(0, military=2).play().do("conquer b0", "without warlord")
    assert (play.owner("b0"), play.counts(0)["provinces"]) == (0, 1)
    assert play.state.chart.kind[play.tiles["b0"]] == 1


# -- Mine ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-PROV-07")
def test_whoever_conquers_a_mine_turns_production_into_gold() -> None:
    play = special(b0="11-M").empty("b0").goods(0, military=1, production=3).play()
    play.do("conquer b0", "without warlord")
    assert play.asked == "mine"
    assert play.legal == ["turn 3", "turn 2", "turn 1", "done"]
    play.do("turn 2")
    assert (play.goods(0), play.gained(0)) == ({"production": 1, "gold": 2}, {"gold": 2})
    assert play.asked == "act"


@pytest.mark.rule("MO-PROV-07")
def test_production_tokens_can_be_cashed_within_the_decision() -> None:
    play = special(b0="11-M").empty("b0").crates(0, 2).goods(0, military=1, production=1).play()
    play.do("conquer b0", "without warlord")
    assert play.legal == ["turn 1", "crate", "done"]
    play.do("crate")
    assert play.legal == ["turn 2", "turn 1", "crate", "done"]
    play.do("crate", "turn 3")
    assert play.goods(0) == {"gold": 3}
    assert play.gained(0) == {"production": 2, "gold": 3}
    assert play.look.crates[0] == 0


@pytest.mark.rule("MO-PROV-07")
def test_nothing_need_be_turned_and_who_has_nothing_is_not_asked() -> None:
    scenario = special(b0="11-M").empty("b0")
    play = scenario.goods(0, military=1, production=1).play().do("conquer b0", "without warlord", "done")
    assert (play.goods(0), play.asked) == ({"production": 1}, "act")
    none = scenario.goods(0, military=1, production=0).play().do("conquer b0", "without warlord")
    assert none.asked == "act"


@pytest.mark.rule("MO-PROV-07", "MO-CONQ-19")
def test_the_token_may_come_first_and_bring_the_production() -> None:
    """Every conquest counts, and all that it brings comes in the order the conqueror likes."""
    scenario = special(b0="12-M").token("b0", "miners")
    play = scenario.goods(0, military=3).play().do("conquer b0", "without warlord")
    assert play.asked == "benefit"  # there is no Production yet
    play.do("choose 1")
    assert (play.asked, play.legal) == ("mine", ["turn 3", "turn 2", "turn 1", "done"])
    asked = scenario.goods(0, military=3, production=1).play().do("conquer b0", "without warlord")
    assert asked.asked == "order"
    first = asked.copy().do("effect 2", "turn 1", "choose 2")
    assert first.goods(0) == {"gold": 3}
    last = asked.copy().do("effect 1", "choose 1", "turn 4")
    assert last.goods(0) == {"gold": 4}


@pytest.mark.rule("MO-PROV-07")
def test_taken_from_an_opponent_a_mine_works_again() -> None:
    play = special(b0="11-M").units(1, "b0", 1).goods(0, military=2, production=1).play()
    play.do("conquer b0", "without warlord", "turn 1")
    assert play.goods(0) == {"gold": 1}


@pytest.mark.rule("MO-PROV-07", "MO-RES-17")
def test_no_more_is_turned_than_there_is_gold_in_the_box() -> None:
    scenario = special(strict=True, b0="11-M").empty("b0")
    play = scenario.goods(1, gold=48).goods(0, military=1, production=5).play()
    play.do("conquer b0", "without warlord")
    assert play.legal == ["turn 2", "turn 1", "done"]
