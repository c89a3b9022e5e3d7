"""An Explorer defeats a Monster (MO-MONS-21 to -25)."""

from __future__ import annotations

import pytest

from tests.games.monumental.modules.lairs import GAME, claimed, labelled, lair, position, said, track, where
from tests.games.monumental.scenario import Play


@pytest.mark.rule("MO-MONS-21", "MO-MONS-23")
@pytest.mark.parametrize("owner", [None, 0, 1])
def test_an_explorer_in_its_province_can_defeat_it_whoever_controls_that(owner: int | None) -> None:
    scenario = lair(out={"wendigo": ("c0", 3)}).explorers(0, "c0", "b0").goods(0, gold=4)
    play = (scenario if owner is None else scenario.units(owner, "c0", 1)).play()
    assert play.offers("defeat") == ["1 wendigo"]
    assert labelled(play, "defeat 1 wendigo") == "Defeat Wendigo: 3 Gold"
    play.do("defeat 1 wendigo")
    assert (play.goods(0), claimed(play, "wendigo")) == ({"gold": 1, "culture": 1}, 0)
    assert (track(play), where(play, "wendigo"), position(play, "wendigo")) == ([], None, 0)
    assert play.told[-2:] == ["defeated", "gained"]


@pytest.mark.rule("MO-MONS-21")
def test_it_must_be_paid_and_the_explorer_must_be_there() -> None:
    def refused(gold: int, *tiles: str) -> str:
        play = lair(out={"wendigo": ("c0", 3)}).explorers(0, *tiles).goods(0, gold=gold).play()
        assert play.offers("defeat") == []
        return said(GAME.why_not(play.state, "monster:wendigo"))

    assert refused(2, "c0", "b0") == "To defeat it costs 3 Gold: you are 1 short, even with your Gold."
    assert refused(9, "b0", "d0") == "None of your Explorers is in the Monster's Province."


@pytest.mark.rule("MO-MONS-21", "MO-RES-05")
def test_gold_may_stand_for_basic_resources_of_the_price() -> None:
    play = lair(out={"minotaur": ("c0", 3)}).explorers(0, "c0", "b0").goods(0, gold=3, military=3).play()
    play.do("defeat 1 minotaur")
    assert play.asked == "pay"
    assert play.legal == ["gold 1", "gold 2", "gold 3"]
    play.do("gold 2")
    assert (play.goods(0), claimed(play, "minotaur")) == ({"gold": 2, "military": 1, "culture": 1}, 0)


@pytest.mark.rule("MO-MONS-21", "MO-MONS-26", "MO-MD-46")
def test_the_kraken_is_met_from_a_province_beside_its_water_not_from_a_capital() -> None:
    def offers(*tiles: str, water: str = "c2") -> list[str]:
        play = lair(out={"kraken": (water, 3)}).explorers(0, *tiles).goods(0, military=3).play()
        return play.offers("defeat")

    assert offers("b1", "a1") == ["1 kraken"]
    assert offers("a2", "a1") == []
    rows = ["CCC ~~~ 12- 13- CCC", "01- 0fm 24- 11- ...", "01- 1f- 02- 02m 11-"]
    play = lair(out={"kraken": ("b0", 3)}, rows=rows).explorers(0, "a0", "a2").goods(0, military=3).play()
    assert play.offers("defeat") == []
    assert (
        said(GAME.why_not(play.state, "monster:kraken"))
        == "None of your Explorers is in a Province next to the Monster."
    )


@pytest.mark.rule("MO-MONS-22", "MO-MD-29")
def test_it_is_the_explorers_one_pick_up_of_the_turn() -> None:
    scenario = (
        lair(out={"wendigo": ("c0", 3), "rakshasa": ("b0", 3)}).explorers(0, "c0", "b0").goods(0, gold=9)
    )
    play = scenario.play()
    assert (play.offers("pick"), play.offers("defeat")) == (["1", "2"], ["1 wendigo", "2 rakshasa"])
    picked = play.copy().do("pick 1")
    assert picked.offers("defeat") == ["2 rakshasa"]
    assert said(GAME.why_not(picked.state, "monster:wendigo")).startswith("This Explorer")
    play.do("defeat 1 wendigo")
    assert (play.offers("pick"), play.crate("c0")) == (["2"], True)
    assert play.goods(0)["gold"] == 6  # standing there costs nothing


@pytest.mark.rule("MO-MONS-22", "MO-EXPL-01")
def test_to_go_there_costs_military_as_usual() -> None:
    play = lair(out={"wendigo": ("c0", 3)}).explorers(0, "b0", "a1").goods(0, gold=3, military=1).play()
    assert play.offers("defeat") == []
    play.do("explorer 1 c0", "gold 0")
    assert (play.offers("defeat"), play.goods(0)) == (["1 wendigo"], {"gold": 3})


@pytest.mark.rule("MO-MONS-23")
def test_its_rule_and_its_attacks_end() -> None:
    scenario = lair(out={"sphinx": ("c0", 6)}).units(0, "c0", 1).explorers(0, "c0", "b0")
    play = scenario.goods(0, science=6).deck(0, "irrigation").play()
    assert "progress" not in play.legal
    play.do("defeat 1 sphinx")
    while play.asked != "act":
        play.do(play.legal[-1])
    assert "progress" in play.legal
    play.do("end")
    assert "monster-attacks" not in play.told


@pytest.mark.rule("MO-MONS-24")
def test_each_card_is_worth_a_point_and_nothing_for_dominance() -> None:
    play = (
        lair(out={"wendigo": ("c0", 3)})
        .explorers(0, "c0", "b0")
        .goods(0, gold=3)
        .play()
        .do("defeat 1 wendigo")
    )
    points = [player["points"] for player in GAME.view(play.state, 0)["players"]]
    assert [row["monsters"] for row in points] == [1, 0]
    assert [row["dominance"] for row in points] == [0, 0]
    assert [player["monsters"] for player in GAME.view(play.state, 1)["players"]] == [["wendigo"], []]


@pytest.mark.rule("MO-MONS-25")
def test_mogwai_gives_the_bonuses_of_all_policies_in_any_order() -> None:
    def defeated(*policies: str) -> Play:
        scenario = lair(out={"mogwai": ("c0", 3)}, civilizations=("egypt",)).explorers(0, "c0", "b0")
        return scenario.policies(0, *policies).goods(0, gold=5).play().do("defeat 1 mogwai")

    s = lair(civilizations=("egypt",)).state
    own = s.box.policy_ids[s.box.policy_start[s.civilization(0)] : s.box.policy_end[s.civilization(0)]]
    without = defeated()
    assert (without.asked, without.goods(0), claimed(without, "mogwai")) == ("act", {"gold": 1}, 0)
    play = defeated(*own[:3])
    assert play.asked == "order"
    entries = [text for text in play.legal if text != "done"]
    assert len(entries) >= 2
    play.do(entries[-1])
    while play.asked != "act":
        play.do(play.legal[0])
    assert play.told.count("one-off") >= 2
    assert claimed(play, "mogwai") == 0


@pytest.mark.rule("MO-MOD-13")
def test_a_defeat_can_be_taken_back() -> None:
    play = lair(out={"wendigo": ("c0", 3)}).explorers(0, "c0", "b0").goods(0, gold=3).play()
    before = play.state.reveals
    assert play.do("defeat 1 wendigo").state.reveals == before
