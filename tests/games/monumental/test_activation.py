"""Phase 1: one row and one column become active (MO-ACTV)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.monumental.scenario import SPACE_NAMES, Scenario

WHOLE_CITY = {
    "a1": "work_camp", "a2": "library", "a3": "fort",
    "b1": "work_camp", "b2": "mine", "b3": "library",
    "c1": "work_camp", "c2": "fort", "c3": "library",
}  # fmt: skip


def crossing(space: str) -> list[str]:
    """The five spaces of a row and a column that meet here."""
    return [other for other in SPACE_NAMES if other[0] == space[0] or other[1] == space[1]]


@pytest.mark.rule("MO-ACTV-01")
@pytest.mark.parametrize("space", SPACE_NAMES)
def test_one_row_and_one_column_become_active(space: str) -> None:
    play = Scenario().turn(0, phase=1).city(0, **WHOLE_CITY).play()
    assert play.legal == [f"activate {name}" for name in SPACE_NAMES]
    play.do(f"activate {space}")
    assert play.active(0) == crossing(space)
    assert len(play.active(0)) == 5
    assert play.active(1) == []


@pytest.mark.rule("MO-ACTV-02", "MO-EX-12")
def test_knowledge_becomes_active_with_the_card_on_it() -> None:
    play = Scenario(civilizations=("greece",)).turn(0, phase=1)
    play.city(0, **{**WHOLE_CITY, "b2": ("mine", "philosophy"), "c3": ("library", "writing")})
    crossed = play.play().do("activate b2")
    assert crossed.active(0) == ["a2", "b1", "b2", "b2-under", "b3", "c2"]
    assert len(crossed.active(0)) == 6
    assert crossed.gained(0) == {"production": 2, "science": 2, "military": 1}


@pytest.mark.rule("MO-ACTV-02", "MO-ACTV-03")
def test_knowledge_alone_and_empty_spaces() -> None:
    scenario = Scenario(civilizations=("egypt",)).turn(0, phase=1).city(0, a1="masonry", c3="fort")
    assert scenario.play().do("activate a1").active(0) == ["a1-under"]
    nothing = scenario.play().do("activate b2")
    assert nothing.active(0) == []
    assert nothing.goods(0) == {}
    assert nothing.asked == "act"


@pytest.mark.rule("MO-ACTV-03")
@pytest.mark.parametrize("space", SPACE_NAMES)
def test_an_empty_city_can_be_activated(space: str) -> None:
    play = Scenario().turn(0, phase=1).play().do(f"activate {space}")
    assert (play.asked, play.goods(0), play.active(0)) == ("act", {}, [])


@pytest.mark.rule("MO-ACTV-04")
@pytest.mark.parametrize(
    ("space", "goods"),
    [
        ("a1", {"production": 3, "science": 1, "military": 1}),
        ("b2", {"production": 2, "science": 2, "military": 1}),
        ("c3", {"production": 1, "science": 2, "military": 2}),
    ],
)
def test_icons_of_all_active_cards_are_gained_at_once(space: str, goods: dict[str, int]) -> None:
    play = Scenario().turn(0, phase=1).goods(0, gold=1).city(0, **WHOLE_CITY).play().do(f"activate {space}")
    assert play.goods(0) == {**goods, "gold": 1}
    assert play.gained(0) == goods
    assert play.told == ["activated", "gained"]


@pytest.mark.rule("MO-ACTV-04")
@given(
    st.permutations(["work_camp"] * 3 + ["library"] * 2 + ["fort"] * 2 + ["granary", "amphitheatre"]),
    st.data(),
)
def test_what_a_crossing_gives_is_the_sum_of_its_cards(cards: list[str], data: st.DataObject) -> None:
    icons = {
        "work_camp": {"production": 1}, "library": {"science": 1}, "fort": {"military": 1},
        "granary": {"production": 1, "gold": 1}, "amphitheatre": {"culture": 1},
    }  # fmt: skip
    city = dict(zip(SPACE_NAMES, cards, strict=True))
    space = data.draw(st.sampled_from(SPACE_NAMES))
    play = Scenario().turn(0, phase=1).city(0, **city).play().do(f"activate {space}")
    expected: dict[str, int] = {}
    for other in crossing(space):
        for resource, n in icons[city[other]].items():
            expected[resource] = expected.get(resource, 0) + n
    assert play.goods(0) == expected


@pytest.mark.rule("MO-ACTV-05")
def test_effects_wait_for_phase_2() -> None:
    play = Scenario(civilizations=("greece",)).turn(0, phase=1).goods(0, gold=5, production=2)
    play.city(0, b2=("forum", "philosophy"), a1="mine").policies(0, "democracy")
    before = play.play()
    assert all(text.startswith("activate") for text in before.legal)
    before.do("activate b2")
    assert before.offers("use") == ["b2 forum", "b2-under philosophy"]  # the Mine is not active
    assert before.offers("policy") == ["democracy"]


@pytest.mark.rule("MO-ACTV-06")
def test_nothing_is_activated_twice() -> None:
    """A space with an inactive Knowledge under an active card: only the Knowledge becomes active."""
    scenario = (
        Scenario().active(0, a1="electricity", b2="archery_range", c3="archery_range").city(0, b1="workshop")
    )
    scenario.city(0, b2="writing")
    play = scenario.play().do("use a1-under electricity")
    assert play.offers("open") == ["b1", "b2"]  # c3 is active, all others are empty
    play.do("open b2")
    assert play.active(0) == ["a1-under", "b2", "b2-under", "c3"]
    assert play.goods(0) == {}
    assert play.asked == "act"


@pytest.mark.rule("MO-ACTV-07")
def test_card_activated_later_gives_its_icons_and_may_be_used() -> None:
    scenario = Scenario().active(0, a1="electricity").city(0, b2=("academy", "irrigation"))
    play = scenario.play()
    assert play.offers("use") == ["a1-under electricity"]
    play.do("use a1-under electricity", "open b2")
    assert play.goods(0) == play.gained(0) == {"science": 2}
    assert play.active(0) == ["a1-under", "b2", "b2-under"]
    assert play.offers("use") == ["b2 academy", "b2-under irrigation"]
    play.do("use b2-under irrigation")
    assert play.goods(0) == {"science": 2, "production": 1}


@pytest.mark.rule("MO-ACTV-08")
@pytest.mark.parametrize(
    ("card", "is_military"),
    [
        ("fort", True),
        ("archery_range", True),  # 2 Military: still one card
        ("barracks", True),
        ("work_camp", False),
        ("terracotta_army", False),  # its effect gives Military, its icons do not
        ("forum", False),
    ],
)
def test_military_card_is_one_with_military_among_its_icons(card: str, is_military: bool) -> None:
    scenario = Scenario(civilizations=("greece",)).active(0, a1="hoplite_grounds", b1=card)
    play = scenario.play()
    assert ("a1 hoplite_grounds" in play.offers("use")) == is_military
    if is_military:
        assert play.do("use a1 hoplite_grounds").goods(0) == {"military": 1}


@pytest.mark.rule("MO-ACTV-08")
@pytest.mark.parametrize("forts", [0, 1, 2, 3])
def test_olympic_games_count_military_cards(forts: int) -> None:
    cards = dict(zip(["a1", "a2", "a3"], ["fort"] * forts, strict=False))
    play = (
        Scenario(civilizations=("greece",))
        .policies(0, "olympic_games")
        .active(0, b1="workshop", **cards)
        .play()
    )
    assert bool(play.offers("policy")) == (forts == 3)


@pytest.mark.rule("MO-ACTV-09")
def test_a_turn_has_four_phases_in_order() -> None:
    scenario = Scenario().turn(0, phase=1).city(0, **WHOLE_CITY).goods(0, gold=1)
    scenario.display("granary", "irrigation", "barracks", "writing", "academy", "sailing")
    play = scenario.play()
    assert (play.look.phase, play.to_move, play.asked) == (1, 0, "activate")
    play.do("activate b2")
    assert (play.look.phase, play.to_move, play.asked) == (2, 0, "act")
    assert len(play.city(0)) == 9  # nothing was cleared yet
    play.do("end")
    assert play.told[2:] == ["display-lost", "display-lost", "display-dealt", "turn"]
    assert (play.look.phase, play.to_move, play.asked) == (1, 1, "activate")
    assert play.active(0) == []
    assert len(play.city(0)) >= 9
    assert len(play.discard(0)) == 5
