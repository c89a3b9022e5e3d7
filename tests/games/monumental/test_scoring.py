"""Points, Dominance and who wins (MO-SCORE)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.monumental.scenario import Play, Scenario, new_game
from tests.games.monumental.soundness import counted_anew
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.view import view
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.peek import Peek


def points(play: Play, seat: int, *, viewer: int = NOBODY) -> dict[str, int]:
    """By category, as anybody sees them at any time; those of which there are none left out."""
    shown: dict[str, int] = view(play.state, viewer)["players"][seat]["points"]
    return {category: n for category, n in shown.items() if n}


def finished(scenario: Scenario) -> Play:
    """The last turn is over."""
    play = scenario.exact_future().last_turns(0).play().do("end")
    assert play.asked == "over"
    return play


# -- the four categories -------------------------------------------------------------------------------


@pytest.mark.rule("MO-SCORE-01", "MO-DEC-21")
def test_a_province_is_a_point_and_the_capital_none() -> None:
    scenario = (
        Scenario().units(0, "b0", 1).outpost(0, "a1").units(1, "d0", 1).units(1, "d1", 1).units(1, "e2", 1)
    )
    play = scenario.play()
    assert points(play, 0) == {"provinces": 2}
    assert points(play, 1) == {"provinces": 3, "dominance": 3}
    assert points(Scenario().play(), 0) == {}, "the own Capital is controlled, but no Province"


@pytest.mark.rule("MO-SCORE-01")
def test_what_is_conquered_is_lost_by_the_other() -> None:
    scenario = Scenario().units(0, "c0", 4).units(1, "d0", 1).units(1, "d1", 1).goods(0, military=2)
    play = scenario.play()
    assert (points(play, 0)["provinces"], points(play, 1)["provinces"]) == (1, 2)
    play.do("conquer d0")
    assert (points(play, 0)["provinces"], points(play, 1)["provinces"]) == (2, 1)


@pytest.mark.rule("MO-SCORE-02")
def test_knowledge_counts_wherever_it_is_but_for_archive_and_the_starting_one() -> None:
    scenario = Scenario().city(0, a1=("fort", "irrigation"), a2=("fort", "masonry")).deck(0, "writing")
    play = scenario.discard(0, "sailing").archive(0, "currency").play()
    assert points(play, 0) == {"knowledge": 3, "dominance": 3}


@pytest.mark.rule("MO-SCORE-02", "MO-SCORE-03", "MO-EFF-08")
def test_archiving_takes_the_points_away() -> None:
    scenario = Scenario(civilizations=["china"]).active(0, b2=("work_camp", "pyrotechnics"))
    scenario.city(0, a1=("fort", "irrigation"), a2="stonehenge").city(1, a1=("fort", "writing"))
    play = scenario.play()
    assert points(play, 0) == {"knowledge": 1, "wonders": 2, "dominance": 6}
    less = play.copy().do("use b2-under pyrotechnics", "card a1-under irrigation")
    assert points(less, 0) == {"wonders": 2, "dominance": 3}
    less = play.copy().do("use b2-under pyrotechnics", "card a2 stonehenge")
    assert points(less, 0) == {"knowledge": 1, "dominance": 3}


@pytest.mark.rule("MO-SCORE-03")
def test_a_wonder_counts_when_it_is_completed() -> None:
    play = Scenario().work(0, "stonehenge").goods(0, production=4).play()
    assert points(play, 0) == {}
    play.do("finish")
    assert play.wonder("a0") == "stonehenge"
    assert points(play, 0) == {"wonders": 2, "dominance": 3}
    everywhere = Scenario().city(0, a1="stonehenge").deck(0, "great_library").discard(0, "great_pyramid")
    assert points(everywhere.archive(0, "hanging_gardens").play(), 0)["wonders"] == 6


@pytest.mark.rule("MO-SCORE-03")
def test_the_wonder_is_its_builders_whoever_holds_the_tile() -> None:
    scenario = Scenario().wonder(0, "stonehenge", "c0").units(1, "c0", 1)
    play = scenario.play()
    assert points(play, 0) == {"wonders": 2, "dominance": 3}
    assert points(play, 1) == {"provinces": 1, "dominance": 3}


@pytest.mark.rule("MO-SCORE-04")
def test_a_policy_is_two_points_covered_or_not() -> None:
    play = Scenario().policies(0, "corvee", "guilds", "expansion").play()
    assert points(play, 0) == {"policies": 6, "dominance": 3}


# -- Dominance -----------------------------------------------------------------------------------------


@pytest.mark.rule("MO-SCORE-05")
def test_all_who_are_first_dominate() -> None:
    scenario = Scenario(3).discard(0, "irrigation", "writing").discard(1, "sailing", "currency")
    play = scenario.discard(2, "engineering").wonder(2, "stonehenge", "c0").play()
    assert points(play, 0) == {"knowledge": 2, "dominance": 3}
    assert points(play, 1) == {"knowledge": 2, "dominance": 3}
    assert points(play, 2) == {"knowledge": 1, "wonders": 2, "dominance": 3}


@pytest.mark.rule("MO-SCORE-05")
def test_each_of_the_four_categories_is_worth_three_more() -> None:
    scenario = Scenario().units(0, "b0", 1).discard(0, "irrigation").wonder(0, "stonehenge", "b0")
    play = scenario.policies(0, "corvee").play()
    assert points(play, 0) == {"provinces": 1, "knowledge": 1, "wonders": 2, "policies": 2, "dominance": 12}
    assert play.state.scores() == [18, 0]


@pytest.mark.rule("MO-SCORE-05", "MO-SCORE-02")
def test_the_starting_knowledge_does_not_count_for_dominance() -> None:
    play = Scenario().city(0, a1=("fort", "masonry")).discard(1, "irrigation").play()
    assert points(play, 0) == {}
    assert points(play, 1) == {"knowledge": 1, "dominance": 3}


@pytest.mark.rule("MO-SCORE-06", "MO-DEC-20")
def test_nothing_earns_no_dominance() -> None:
    play = Scenario(3).play()
    assert play.state.scores() == [0, 0, 0]


some_cards = ("irrigation", "writing", "sailing", "currency", "stonehenge", "great_pyramid", "great_library")


@settings(max_examples=60)
@given(
    owners=st.tuples(*[st.integers(-1, 2)] * len(some_cards)),
    lands=st.tuples(*[st.integers(-1, 2)] * 4),
    policies=st.tuples(*[st.integers(0, 5)] * 3),
)
@pytest.mark.rule("MO-SCORE-01", "MO-SCORE-02", "MO-SCORE-03", "MO-SCORE-04", "MO-SCORE-05", "MO-SCORE-06")
def test_points_are_those_of_the_rules(
    owners: tuple[int, ...], lands: tuple[int, ...], policies: tuple[int, ...]
) -> None:
    scenario = Scenario(3)
    for card, owner in zip(some_cards, owners, strict=True):
        if owner >= 0:
            scenario.discard(owner, card)
    for tile, owner in zip(("b0", "c0", "d0", "d1"), lands, strict=True):
        if owner >= 0:
            scenario.units(owner, tile, 1)
    for seat, n in enumerate(policies):
        scenario.policies(seat, *own_policies(scenario, seat)[:n])
    table = [
        (lands.count(seat), owners[:4].count(seat), owners[4:].count(seat), policies[seat])
        for seat in range(3)
    ]
    best = [max(row[what] for row in table) for what in range(4)]
    wanted = [
        sum(
            n * worth + (3 if n == most and n else 0)
            for n, worth, most in zip(row, (1, 1, 2, 2), best, strict=True)
        )
        for row in table
    ]
    assert scenario.play().state.scores() == wanted


# -- who wins ------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-SCORE-07")
@pytest.mark.parametrize(
    ("first", "second", "places"),
    [
        ({"gold": 1}, {"gold": 2}, [2, 1]),
        ({"gold": 2, "culture": 0}, {"gold": 1, "culture": 9}, [1, 2]),
        ({"gold": 2, "culture": 1}, {"gold": 2, "culture": 3}, [2, 1]),
        ({"gold": 2, "culture": 1}, {"gold": 2, "culture": 1}, [1, 1]),
    ],
)
def test_gold_then_culture_then_a_shared_victory(
    first: dict[str, int], second: dict[str, int], places: list[int]
) -> None:
    play = finished(Scenario().goods(0, **first).goods(1, **second))
    assert play.state.scores() == [0, 0]
    assert play.state.ranking() == places


@pytest.mark.rule("MO-SCORE-07")
def test_points_come_before_gold() -> None:
    play = finished(Scenario().goods(0, gold=50, culture=20).discard(1, "irrigation"))
    assert play.state.ranking() == [2, 1]


@pytest.mark.rule("MO-SCORE-07")
def test_tokens_and_basic_resources_break_no_tie() -> None:
    scenario = Scenario(markets=["palmyra", "malacca"]).crates(0, 3).bargain(0, "palmyra_1").goods(1, gold=0)
    scenario.goods(0, production=5, science=5, military=5).goods(1, production=1)
    assert scenario.play().state.ranking() == [1, 1]
    play = finished(scenario)
    assert (play.look.crates[0], play.bargain(0, "palmyra")) == (3, "palmyra_1")
    assert play.state.ranking() == [1, 1]


@pytest.mark.rule("MO-SCORE-07")
def test_where_two_share_the_first_place_nobody_is_second() -> None:
    play = Scenario(4).goods(2, gold=1).goods(0, gold=1).play()
    assert play.state.ranking() == [1, 3, 1, 3]


# -- at any time ---------------------------------------------------------------------------------------


@pytest.mark.rule("MO-SCORE-08")
def test_the_running_score_is_shown_to_everybody() -> None:
    scenario = Scenario(3).discard(0, "irrigation").deck(0, "stonehenge").units(1, "d0", 1)
    play = scenario.play()
    for viewer in (0, 1, 2, NOBODY):
        assert points(play, 0, viewer=viewer) == {"knowledge": 1, "wonders": 2, "dominance": 6}
        assert points(play, 1, viewer=viewer) == {"provinces": 1, "dominance": 3}


@settings(max_examples=15)
@given(seats=st.integers(2, 4), seed=st.integers(0, 2**32))
@pytest.mark.rule("MO-SCORE-08")
def test_what_is_counted_on_the_way_is_what_lies_on_the_table(seats: int, seed: int) -> None:
    s = new_game(seats, seed=seed)
    rng = Random(seed)
    while s.to_move != NOBODY:
        moves = s.moves()
        s.play(rng.choice(moves[:-1] or moves) if rng.random() < 0.9 else moves[-1])
        _check_counts(s)


def own_policies(scenario: Scenario, seat: int) -> list[str]:
    box, civilization = scenario.state.box, scenario.state.civilization(seat)
    return box.policy_ids[box.policy_start[civilization] : box.policy_end[civilization]]


def _check_counts(s: Position) -> None:
    if s.capital(0) >= 0:
        assert Peek(s).counts == counted_anew(s)
