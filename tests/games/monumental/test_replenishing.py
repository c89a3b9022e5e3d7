"""Phases 3 and 4: what happens with City and display at the end of a turn (MO-CITY, MO-DISP)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.monumental.scenario import Play, Scenario
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.slots import upper_slot

SIX = ("granary", "barracks", "quarry", "irrigation", "writing", "sailing")
"""Three Buildings, three Knowledge cards; none of them costs more than 5."""
FORTS = {"a1": "fort", "a2": "fort", "a3": "fort"}
CAMPS = {"b1": "work_camp", "b2": "work_camp", "b3": "work_camp"}
LIBRARIES = {"c1": "library", "c2": "library", "c3": "library"}


def full_city(*, without: tuple[str, ...] = ()) -> dict[str, str]:
    """Nine inactive Buildings of the starting deck, some of them missing."""
    return {space: card for space, card in (FORTS | CAMPS | LIBRARIES).items() if space not in without}


# -- the City ------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-CITY-01", "MO-EFF-13")
def test_what_is_reinforced_is_chosen_before_the_active_cards_go() -> None:
    scenario = Scenario(civilizations=["japan"]).active(0, b1="fort", b2=("work_camp", "bushido"), b3="mine")
    play = scenario.exact_deck(0).goods(0, military=2, gold=1).play().do("use b2-under bushido", "end")
    assert play.asked == "reinforcing"
    assert play.city(0) == {"b1": "fort", "b2": "work_camp", "b2-under": "bushido", "b3": "mine"}
    assert play.goods(0) == {"gold": 1}, "phase 2 is over"
    play.do("card b1 fort")
    assert play.city(0)["b1"] == "fort"
    assert Counter([*play.discard(0), *play.deck(0), *play.city(0).values()]) == Counter(
        ["fort", "work_camp", "bushido", "mine"]
    )


@pytest.mark.rule("MO-CITY-01")
def test_all_active_cards_are_discarded_knowledge_included() -> None:
    scenario = Scenario().active(0, a1=("fort", "irrigation"), c3="writing").city(0, a2=("fort", "sailing"))
    play = scenario.deck(0, *["work_camp"] * 5, "library", "library", "library").play().do("end")
    assert sorted(play.discard(0)) == ["fort", "irrigation", "writing"]
    assert (play.city(0)["a2"], play.city(0)["a2-under"]) == ("fort", "sailing")
    assert play.active(0) == []


@pytest.mark.rule("MO-CITY-02", "MO-CITY-03")
def test_open_spaces_are_filled_in_order_and_nothing_shifts() -> None:
    scenario = Scenario().city(0, a2="fort", b1="library", c3="mine").active(0, b2="forum")
    play = scenario.deck(0, "fort", "work_camp", "library", "work_camp", "fort", "library").play().do("end")
    assert play.city(0) == {
        "a1": "fort", "a2": "fort", "a3": "work_camp",
        "b1": "library", "b2": "library", "b3": "work_camp",
        "c1": "fort", "c2": "library", "c3": "mine",
    }  # fmt: skip


@pytest.mark.rule("MO-CITY-04")
def test_a_knowledge_does_not_fill_a_space() -> None:
    scenario = Scenario().city(0, **full_city(without=("a2", "b3")))
    play = scenario.deck(0, "irrigation", "forum", "mine").play().do("end")
    assert (play.city(0)["a2-under"], play.city(0)["a2"], play.city(0)["b3"]) == (
        "irrigation",
        "forum",
        "mine",
    )
    assert "b3-under" not in play.city(0)


@pytest.mark.rule("MO-CITY-05")
@pytest.mark.parametrize(
    ("answer", "stays", "goes"),
    [("stays old irrigation", "irrigation", "writing"), ("stays new writing", "writing", "irrigation")],
)
def test_of_two_knowledge_cards_in_a_space_the_owner_keeps_one(answer: str, stays: str, goes: str) -> None:
    scenario = Scenario().city(0, **full_city(without=("b2", "c1")))
    play = scenario.deck(0, "irrigation", "writing", "forum", "mine").play().do("end")
    assert play.asked == "stays"
    assert play.to_move == 0
    assert play.legal == ["stays old irrigation", "stays new writing"]
    assert "b2" not in play.city(0), "it is decided before the next card is dealt"
    play.do(answer)
    assert (play.city(0)["b2-under"], play.city(0)["b2"]) == (stays, "forum")
    assert play.discard(0) == [goes]
    assert play.city(0)["c1"] == "mine"


@pytest.mark.rule("MO-CITY-05")
def test_dealing_goes_on_in_the_same_space_until_a_card_closes_it() -> None:
    scenario = Scenario().city(0, **full_city(without=("b2",)))
    play = scenario.deck(0, "irrigation", "writing", "sailing", "forum").play()
    play.do("end", "stays new writing")
    assert play.legal == ["stays old writing", "stays new sailing"]
    play.do("stays old writing")
    assert (play.city(0)["b2-under"], play.city(0)["b2"]) == ("writing", "forum")
    assert sorted(play.discard(0)) == ["irrigation", "sailing"]


@pytest.mark.rule("MO-CITY-06")
def test_an_empty_deck_is_made_anew_of_the_discard_pile_with_the_cards_of_this_turn() -> None:
    scenario = Scenario().city(0, **FORTS, **CAMPS).active(0, c1="mine", c2="library", c3="library")
    play = scenario.discard(0, "forum").exact_deck(0, "work_camp").play().do("end")
    assert play.city(0)["c1"] == "work_camp", "first what is in the deck"
    dealt = [play.city(0)["c2"], play.city(0)["c3"]]
    assert Counter(dealt + play.deck(0)) == Counter(["mine", "library", "library", "forum"])
    assert play.discard(0) == []
    assert "shuffled" in play.told


@pytest.mark.rule("MO-CITY-07")
def test_a_discard_pile_of_knowledge_alone_is_not_shuffled() -> None:
    scenario = Scenario().city(0, **full_city(without=("a1", "c3")))
    play = scenario.discard(0, "irrigation", "writing").exact_deck(0).play().do("end")
    assert play.city(0) == full_city(without=("a1", "c3"))
    assert sorted(play.discard(0)) == ["irrigation", "writing"]
    assert play.deck(0) == []
    assert play.to_move == 1


@pytest.mark.rule("MO-CITY-07")
def test_without_cards_all_open_spaces_stay_open() -> None:
    scenario = Scenario().city(0, **full_city(without=("a1", "b1", "c3"))).exact_deck(0, "forum")
    play = scenario.play().do("end")
    assert play.city(0) == full_city(without=("b1", "c3")) | {"a1": "forum"}
    assert play.deck(0) == play.discard(0) == []


@pytest.mark.rule("MO-CITY-07", "MO-CITY-08")
def test_a_knowledge_may_be_left_alone() -> None:
    scenario = Scenario().city(0, **full_city(without=("b2", "b3"))).discard(0, "writing")
    play = scenario.exact_deck(0, "irrigation").play().do("end")
    assert play.city(0) == full_city(without=("b2", "b3")) | {"b2-under": "irrigation"}
    assert play.discard(0) == ["writing"]


@pytest.mark.rule("MO-CITY-08")
def test_a_knowledge_alone_can_be_activated() -> None:
    play = Scenario().city(0, **full_city(without=("b2",)), b2="irrigation").turn(0, phase=1).play()
    play.do("activate b2")
    assert play.active(0) == ["a2", "b1", "b2-under", "b3", "c2"]
    assert play.goods(0) == {"military": 1, "production": 2, "science": 1}
    play.do("use b2-under irrigation")
    assert play.goods(0)["production"] == 3


@pytest.mark.rule("MO-CITY-08", "MO-CITY-05")
def test_the_space_of_a_knowledge_alone_is_dealt_to_later() -> None:
    city = full_city(without=("b2",)) | {"b2": "irrigation"}
    play = Scenario().city(0, **city).deck(0, "forum").play().do("end")
    assert (play.city(0)["b2-under"], play.city(0)["b2"]) == ("irrigation", "forum")
    play = Scenario().city(0, **city).deck(0, "writing", "forum").play().do("end")
    assert play.legal == ["stays old irrigation", "stays new writing"]


@pytest.mark.rule("MO-EFF-12")
def test_spaces_emptied_in_phase_2_stay_empty_until_phase_3() -> None:
    scenario = (
        Scenario(civilizations=["china"]).city(0, a1="fort").active(0, b2=("work_camp", "pyrotechnics"))
    )
    play = scenario.play().do("use b2-under pyrotechnics", "card a1 fort")
    assert "a1" not in play.city(0)
    assert play.asked == "act"
    play.do("end")
    assert all(play.state.card_at(0, upper_slot(space)) >= 0 for space in range(c.SPACES))


# -- the display ---------------------------------------------------------------------------------------


def bought(play: Play, *places: int) -> Play:
    """Buy from these places and end the turn; whoever plays can pay everything."""
    for place in places:
        play.do(f"buy {place} {play.display()[place - 1]}")
    return play.do("end")


def shop(seats: int, *future: str) -> Scenario:
    """Six cards on display, these next in the deck, and enough to buy all of it."""
    scenario = Scenario(seats).display(*SIX).goods(0, production=20, science=20)
    return scenario.future(*future)


@pytest.mark.rule("MO-DISP-01")
@pytest.mark.parametrize("seats", [3, 4])
def test_if_a_card_was_acquired_nothing_is_discarded(seats: int) -> None:
    play = bought(shop(seats, "currency").play(), 3)
    assert play.display() == ["currency", "granary", "barracks", "irrigation", "writing", "sailing"]
    assert play.past() == []


@pytest.mark.rule("MO-EX-16", "MO-DISP-01", "MO-DISP-03", "MO-DEC-18")
def test_cards_are_dealt_one_by_one_into_the_rightmost_open_position() -> None:
    play = bought(shop(4, "currency", "academy").play(), 2, 5)
    assert play.display() == ["academy", "currency", "granary", "quarry", "irrigation", "sailing"]


@pytest.mark.rule("MO-DISP-02", "MO-EX-09")
@pytest.mark.parametrize("seats", [3, 4])
def test_if_none_was_acquired_the_oldest_goes(seats: int) -> None:
    play = shop(seats, "currency").play()
    left = len(play.future())
    play.do("end")
    assert play.display() == ["currency", "granary", "barracks", "quarry", "irrigation", "writing"]
    assert play.past() == ["sailing"]
    assert len(play.future()) == left - 1


@pytest.mark.rule("MO-DISP-02")
def test_what_was_discarded_never_comes_back() -> None:
    play = shop(3).exact_future("currency", "academy").play().do("end")
    gone = play.past()
    for _ in range(8):
        if play.asked == "over":
            break
        play.do("activate a1", "end")
    assert play.future() == []
    assert play.past()[: len(gone)] == gone
    assert "sailing" not in play.display()


@pytest.mark.rule("MO-DISP-04")
def test_between_eras_the_next_card_is_dealt() -> None:
    play = bought(shop(3).exact_future("currency", "market", "castle").play(), 1, 2)
    assert play.display() == ["market", "currency", "quarry", "irrigation", "writing", "sailing"]
    assert play.future() == ["castle"]
    assert play.look.turns_left == -1


@pytest.mark.rule("MO-DISP-05", "MO-DISP-06", "MO-EX-08", "MO-DEC-18")
def test_of_two_rows_each_is_judged_by_itself() -> None:
    play = shop(2, "currency", "academy", "amphitheatre", "great_pyramid").play()
    left = len(play.future())
    bought(play, 2, 3)
    upper, lower = play.display()[:3], play.display()[3:]
    assert upper == ["academy", "currency", "granary"], "dealt first, from the right"
    assert lower == ["amphitheatre", "irrigation", "writing"]
    assert play.past() == ["sailing"]
    assert len(play.future()) == left - 3


@pytest.mark.rule("MO-DISP-05", "MO-EX-09")
def test_two_seats_that_take_nothing_lose_the_oldest_of_both_rows() -> None:
    play = shop(2, "currency", "academy").play()
    left = len(play.future())
    play.do("end")
    assert play.display() == ["currency", "granary", "barracks", "academy", "irrigation", "writing"]
    assert sorted(play.past()) == ["quarry", "sailing"]
    assert len(play.future()) == left - 2


@pytest.mark.rule("MO-DISP-05")
def test_two_seats_that_take_from_both_rows_lose_nothing() -> None:
    play = bought(shop(2, "currency", "academy").play(), 1, 6)
    assert play.display() == ["currency", "barracks", "quarry", "academy", "irrigation", "writing"]
    assert play.past() == []


@pytest.mark.rule("MO-DISP-07", "MO-DEC-19")
@pytest.mark.parametrize("seats", [2, 3])
def test_once_the_deck_is_empty_nothing_is_discarded(seats: int) -> None:
    scenario = shop(seats).exact_future().last_turns(3)
    play = scenario.play().do("end")
    assert play.display() == list(SIX)
    before = scenario.play().past()
    play = bought(scenario.play(), 2, 6)
    assert play.past() == before
    if seats == 3:
        assert play.display() == [None, None, "granary", "quarry", "irrigation", "writing"]
    else:
        assert play.display() == [None, "granary", "quarry", None, "irrigation", "writing"]
    assert play.look.turns_left == 2, "the end is triggered only once"


@pytest.mark.rule("MO-DISP-08", "MO-END-01")
def test_if_the_deck_runs_out_positions_stay_open() -> None:
    play = bought(shop(3).exact_future("currency").play(), 1, 2, 3)
    assert play.display() == [None, None, "currency", "irrigation", "writing", "sailing"]


@pytest.mark.rule("MO-DISP-08", "MO-DISP-06")
def test_the_last_card_goes_to_the_upper_of_two_rows() -> None:
    play = shop(2).exact_future("currency").play().do("end")
    assert play.display() == ["currency", "granary", "barracks", None, "irrigation", "writing"]


@pytest.mark.rule("MO-DISP-09")
def test_basic_buildings_and_policies_are_not_taken_from_the_display() -> None:
    play = shop(3, "currency").goods(0, culture=1).play()
    play.do("buy workshop", "develop corvee", "effect 1", "end")
    assert play.past() == ["sailing"]
    assert play.piles()["workshop"] == 9
