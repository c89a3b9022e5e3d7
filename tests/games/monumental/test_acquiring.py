"""Phase 2 in general, and acquiring cards (MO-ACQ)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.monumental.scenario import Play, Scenario


def whole_display(scenario: Scenario) -> Scenario:
    return scenario.display("granary", "irrigation", "stonehenge", "writing", "barracks", "quarry")


# -- actions in general --------------------------------------------------------------------------------


@pytest.mark.rule("MO-ACQ-01")
def test_a_seat_may_stop_without_acting() -> None:
    assert Scenario().play().legal == ["end"]
    play = whole_display(Scenario()).goods(0, production=9, military=9, gold=9, culture=9).play()
    assert play.legal[-1] == "end"
    assert play.do("end").to_move == 1


@pytest.mark.rule("MO-ACQ-01")
def test_actions_in_any_order_and_number() -> None:
    scenario = whole_display(Scenario(civilizations=("egypt",))).goods(
        0, production=12, science=5, military=9, culture=3
    )
    scenario.active(0, a1="forum").token("a1", "herders").crates(0, 1)
    play = scenario.play()
    play.do("explorer 1 b0", "buy 1 granary", "pick 1", "conquer a1", "without warlord", "choose 1")
    play.do("develop guilds", "effect 1", "buy 4 writing", "explorer 1 b1", "crate")
    play.do("use a1 forum", "spend science", "receive production", "receive military")
    play.do("buy 3 stonehenge", "finish", "place a1", "march a0")
    play.do("develop expansion", "effect 1", "effect 1", "conquer b0", "without warlord", "from a1")
    assert play.counts(0) == {"provinces": 2, "knowledge": 1, "wonders": 1, "policies": 2}
    assert play.deck(0)[:3] == ["stonehenge", "writing", "granary"]


@pytest.mark.rule("MO-ACQ-01", "MO-DEC-28", "MO-OUT-06")
@pytest.mark.parametrize(
    "moves", [["buy 1 granary"], ["conquer a1"], ["march a0"], ["use a2 forum"], ["develop guilds"]]
)
def test_nothing_else_while_a_decision_is_pending(moves: list[str]) -> None:
    """What can be done in phase 2 - an Outpost, a token, another purchase - waits until the question is answered."""
    scenario = whole_display(Scenario(civilizations=("egypt",))).crates(0, 1).units(0, "b0", 3, warlord=True)
    scenario.goods(0, production=5, military=5, science=1, gold=3, culture=2).active(0, a2="forum")
    scenario.policies(0, "nile_floods")
    play = scenario.play()
    assert {"crate", "outpost b0", "end", "policy nile_floods"} <= set(play.legal)
    play.do(*moves)
    assert play.asked != "act"
    words = {text.split()[0] for text in play.legal}
    assert not words & {"crate", "outpost", "end", "policy", "buy", "conquer", "march", "explorer", "develop"}


# -- buying --------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-ACQ-02")
def test_building_of_the_display() -> None:
    scenario = whole_display(Scenario()).goods(0, production=3, science=9)
    play = scenario.play()
    assert play.offers("buy") == [
        "1 granary",
        "2 irrigation",
        "3 stonehenge",
        "4 writing",
        "workshop",
        "laboratory",
        "archery_range",
    ]
    size = len(play.deck(0))
    play.do("buy 1 granary")
    assert play.deck(0)[0] == "granary"
    assert len(play.deck(0)) == size + 1
    assert play.goods(0) == {"science": 9}
    assert play.city(0) == {}
    assert play.discard(0) == []


@pytest.mark.rule("MO-ACQ-02")
@pytest.mark.parametrize("card", ["workshop", "laboratory", "archery_range"])
def test_basic_building(card: str) -> None:
    play = Scenario().goods(0, production=4, science=4).play().do(f"buy {card}")
    assert play.deck(0)[0] == card
    assert play.goods(0) == {"production": 1, "science": 4}
    assert play.piles() == {
        name: 9 if name == card else 10 for name in ("workshop", "laboratory", "archery_range")
    }


@pytest.mark.rule("MO-ACQ-02", "MO-ACQ-03")
def test_buildings_cost_production_and_knowledge_science() -> None:
    scenario = whole_display(Scenario())
    assert scenario.goods(0, science=9, military=9).play().offers("buy") == ["2 irrigation", "4 writing"]
    only_production = scenario.goods(0, production=9, science=0).play().offers("buy")
    assert not {"2 irrigation", "4 writing"} & set(only_production)


@pytest.mark.rule("MO-ACQ-03")
def test_knowledge_of_the_display() -> None:
    play = whole_display(Scenario()).goods(0, science=5, production=2).play().do("buy 4 writing")
    assert play.deck(0)[0] == "writing"
    assert play.goods(0) == {"science": 2, "production": 2}
    assert play.counts(0)["knowledge"] == 1


@pytest.mark.rule("MO-ACQ-02", "MO-ACQ-03")
@pytest.mark.parametrize(
    ("card", "resource", "cost"),
    [
        ("granary", "production", 3),
        ("amphitheatre", "production", 5),
        ("castle", "production", 6),
        ("irrigation", "science", 2),
        ("historiography", "science", 6),
        ("computing", "science", 9),
    ],
)
def test_the_whole_price_is_needed(card: str, resource: str, cost: int) -> None:
    scenario = Scenario().display(card)
    assert f"1 {card}" not in scenario.goods(0, **{resource: cost - 1}).play().offers("buy")
    play = scenario.goods(0, **{resource: cost}).play().do(f"buy 1 {card}")
    assert play.goods(0) == {}
    assert play.deck(0)[0] == card


@pytest.mark.rule("MO-ACQ-04")
def test_the_last_card_is_on_top_and_comes_first() -> None:
    scenario = whole_display(Scenario()).goods(0, production=9, science=2)
    play = scenario.play().do("buy 1 granary", "buy workshop", "buy 2 irrigation", "buy laboratory")
    assert play.deck(0)[:4] == ["laboratory", "irrigation", "workshop", "granary"]
    city = play.do("end").city(0)
    assert (city["a1"], city["a2-under"], city["a2"], city["a3"]) == (
        "laboratory",
        "irrigation",
        "workshop",
        "granary",
    )


@pytest.mark.rule("MO-ACQ-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gaps_stay_until_phase_4(seats: int) -> None:
    scenario = whole_display(Scenario(seats)).goods(0, production=9, science=9)
    play = scenario.play().do("buy 1 granary", "buy 4 writing")
    assert play.display() == [None, "irrigation", "stonehenge", None, "barracks", "quarry"]
    left = len(play.future())
    play.do("buy workshop")
    assert len(play.future()) == left
    play.do("end")
    assert None not in play.display()
    assert len(play.future()) == left - 2


@pytest.mark.rule("MO-ACQ-06")
def test_an_empty_basic_pile_sells_nothing() -> None:
    scenario = Scenario().piles(workshop=1, laboratory=0).goods(0, production=9)
    play = scenario.play()
    assert play.offers("buy") == ["workshop", "archery_range"]
    assert play.do("buy workshop").offers("buy") == ["archery_range"]


@pytest.mark.rule("MO-ACQ-06")
def test_an_empty_basic_pile_gives_nothing_to_take() -> None:
    scenario = (
        Scenario(renaissance=1).piles(workshop=0, laboratory=0, archery_range=0).active(0, a1="manufactory")
    )
    assert scenario.play().offers("use") == []


def lost(play: Play) -> list[str]:
    """Cards that the display lost in phase 4 of this turn."""
    play.do("end")
    while play.asked == "stays":  # two Knowledge cards were dealt to one space
        play.do(play.legal[0])
    return play.past()


@pytest.mark.rule("MO-ACQ-06")
def test_basic_buildings_do_not_count_as_taken_from_the_display() -> None:
    scenario = whole_display(Scenario(4)).goods(0, production=9, science=9)
    assert lost(scenario.play()) == ["quarry"]
    assert lost(scenario.play().do("buy workshop", "buy archery_range")) == ["quarry"]
    assert lost(scenario.play().do("buy 1 granary")) == []


# -- taking --------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-ACQ-07")
def test_taking_from_a_basic_pile_is_free_and_not_from_the_display() -> None:
    scenario = whole_display(Scenario(4, renaissance=1)).active(0, a1="manufactory").goods(0, production=1)
    play = scenario.play().do("use a1 manufactory")
    assert play.offers("take") == ["workshop", "laboratory", "archery_range"]
    play.do("take laboratory")
    assert play.goods(0) == {"production": 1}
    assert play.deck(0)[0] == "laboratory"
    assert play.piles()["laboratory"] == 9
    assert lost(play) == ["quarry"]


@pytest.mark.rule("MO-ACQ-07")
def test_taking_from_the_display_is_free_and_counts_as_acquired() -> None:
    scenario = (
        whole_display(Scenario(4, civilizations=("china",)))
        .work(0, "statue_of_liberty")
        .goods(0, production=8)
    )
    scenario.policies(0, "imperial_examinations")
    play = scenario.play().do("finish")
    assert play.offers("take") == ["2 irrigation", "4 writing"]
    play.do("take 4 writing", "effect 1")  # the Examinations reward acquiring a Knowledge
    assert play.goods(0) == {"gold": 1}
    assert play.counts(0)["knowledge"] == 1
    assert play.display()[3] is None
    assert lost(play) == []


def taking_wonders(folder: Path) -> list[Path]:
    pack = folder / "pack.toml"
    pack.write_text(
        '[[card]]\nid = "granary"\n'
        'ability.use = [{ do = "take", kinds = ["wonder", "knowledge"], source = "display" }]\n',
        encoding="utf-8",
    )
    return [pack]


@pytest.mark.rule("MO-ACQ-08", "MO-DEC-29")
def test_taking_a_wonder_begins_it(tmp_path: Path) -> None:
    scenario = Scenario(4, packs=taking_wonders(tmp_path)).active(0, a1="granary")
    scenario.display("stonehenge", "irrigation", None, None, None, "quarry")
    play = scenario.play().do("use a1 granary")
    assert play.offers("take") == ["1 stonehenge", "2 irrigation"]
    size = len(play.deck(0))
    play.do("take 1 stonehenge")
    assert play.work(0) == "stonehenge"
    assert len(play.deck(0)) == size
    assert play.counts(0)["wonders"] == 0
    assert lost(play) == []


@pytest.mark.rule("MO-ACQ-08", "MO-WON-04")
@pytest.mark.parametrize(("kept", "gone"), [("stonehenge", "great_library"), ("great_library", "stonehenge")])
def test_taking_a_second_wonder(tmp_path: Path, kept: str, gone: str) -> None:
    scenario = Scenario(4, packs=taking_wonders(tmp_path)).active(0, a1="granary").work(0, "great_library")
    play = scenario.display("stonehenge").play().do("use a1 granary", "take 1 stonehenge")
    assert set(play.offers("keep")) == {"stonehenge", "great_library"}
    play.do(f"keep {kept}")
    assert play.work(0) == kept
    assert gone in play.removed()


@pytest.mark.rule("MO-ACQ-09", "MO-DEC-17")
@pytest.mark.parametrize("kept", ["stonehenge", "great_library"])
def test_a_wonder_given_up_at_once_was_acquired_all_the_same(kept: str) -> None:
    scenario = whole_display(Scenario(4)).work(0, "great_library").goods(0, production=3)
    play = scenario.play().do("buy 3 stonehenge", f"keep {kept}")
    assert lost(play) == []


@pytest.mark.rule("MO-ACQ-09")
@pytest.mark.parametrize(
    ("move", "rows_lost"), [("buy 1 granary", ["quarry"]), ("buy 4 writing", ["stonehenge"])]
)
def test_with_two_seats_each_row_counts_by_itself(move: str, rows_lost: list[str]) -> None:
    scenario = whole_display(Scenario()).goods(0, production=9, science=9)
    assert lost(scenario.play().do(move)) == rows_lost
