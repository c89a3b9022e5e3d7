"""Oases: their first conqueror takes a card, or sets one aside (MO-PROV-03)."""

from __future__ import annotations

import pytest

from tests.games.monumental.modules.special import GAME, asked, labelled, said, special
from tests.games.monumental.scenario import Play, Scenario

CARDS = ("granary", "irrigation", "stonehenge", "barracks", None, "bronze_working")


def conquering(reserve: str = "take", seats: int = 3, **goods: int) -> Scenario:
    """Seat 0 can conquer b0, an Oasis, which has a token still."""
    scenario = special(seats, reserve=reserve, b0="12-O").display(*CARDS).token("b0", "raiders")
    return scenario.goods(0, military=3, **goods)


def taken(reserve: str = "take", **goods: int) -> Play:
    """The same when the token's Gold has been chosen first."""
    play = conquering(reserve, **goods).play().do("conquer b0", "without warlord")
    assert (play.asked, play.legal) == ("order", ["effect 1", "effect 2"])
    return play.do("effect 1", "choose 2")


@pytest.mark.rule("MO-PROV-03", "MO-ACQ-07")
def test_the_first_conqueror_takes_a_building_or_knowledge_for_nothing() -> None:
    play = taken()
    assert play.asked == "take"
    assert play.legal == [
        "take 1 granary",
        "take 2 irrigation",
        "take 4 barracks",
        "take 6 bronze_working",
        "done",
    ]
    play.do("take 4 barracks")
    assert play.deck(0)[0] == "barracks"
    assert (play.display()[3], play.asked, play.goods(0)) == (None, "act", {"gold": 2})


@pytest.mark.rule("MO-PROV-03")
def test_it_may_be_declined() -> None:
    play = taken().do("done")
    assert (play.asked, play.display()) == ("act", list(CARDS))


@pytest.mark.rule("MO-PROV-03", "MO-CONQ-19")
def test_the_card_may_come_before_the_token() -> None:
    play = conquering().play().do("conquer b0", "without warlord", "effect 2", "take 2 irrigation")
    assert play.asked == "benefit"
    assert play.counts(0)["knowledge"] == 1


@pytest.mark.rule("MO-PROV-03", "MO-ACQ-09", "MO-DISP-01")
def test_the_card_counts_as_acquired_from_the_display() -> None:
    for reserve, move in (("take", "take 1 granary"), ("hold", "reserve 1 granary")):
        play = taken(reserve).do(move, "end")
        assert "bronze_working" in play.display()  # the oldest card is not discarded
        assert play.past() == []


@pytest.mark.rule("MO-PROV-01", "MO-PROV-03")
def test_later_conquerors_take_nothing_but_a_soldier_goes_home_each_time() -> None:
    scenario = special(b0="12-O").display("granary").units(1, "b0", 1).goods(0, military=2)
    play = scenario.play().do("conquer b0", "without warlord")
    assert (play.asked, play.soldiers("b0"), play.display()[0]) == ("act", 1, "granary")


@pytest.mark.rule("MO-PROV-03")
def test_wonders_are_not_taken_and_an_empty_display_asks_nothing() -> None:
    scenario = special(b0="12-O").display("stonehenge", None, "hanging_gardens").token("b0", "raiders")
    play = scenario.goods(0, military=3).play().do("conquer b0", "without warlord", "choose 2")
    assert play.asked == "act"


@pytest.mark.rule("MO-PROV-03")
def test_who_points_at_a_wonder_is_told_why() -> None:
    for reserve in ("take", "hold"):
        play = taken(reserve)
        refusal = GAME.why_not(play.state, "display:3")
        assert "Stonehenge" in said(refusal)
        assert GAME.why_not(play.state, "display:1") is None
        assert said(GAME.why_not(play.state, "display:5"))


# -- hold ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-PROV-03")
def test_with_the_option_the_card_is_set_aside() -> None:
    play = taken("hold")
    assert (play.asked, asked(play)) == ("reserve", "Which card do you set aside, to buy it later?")
    assert labelled(play, "reserve 1 granary") == "Set Granary aside"
    play.do("reserve 1 granary")
    assert play.asked == "act"
    view = GAME.view(play.state, 1)
    assert [them["reserved"] for them in view["players"]] == ["granary", None, None]
    assert "granary" not in [*play.deck(0), *play.display()]
    assert "granary" in GAME.show(play.state, 0, "en").lower()


@pytest.mark.rule("MO-PROV-03")
def test_later_it_is_bought_at_its_cost() -> None:
    play = taken("hold", production=5).do("reserve 1 granary")
    cost = GAME.view(play.state, 0)["prices"]["reserved"]
    assert labelled(play, "buy reserved granary") == f"Buy Granary: {cost} Production"
    play.do("buy reserved granary", "gold 0")
    assert play.deck(0)[0] == "granary"
    assert play.goods(0) == {"production": 5 - cost, "gold": 2}
    assert GAME.view(play.state, 0)["players"][0]["reserved"] is None


@pytest.mark.rule("MO-PROV-03", "MO-DISP-02")
def test_buying_it_later_is_no_acquisition_from_the_display() -> None:
    play = holding("quarry", production=9).play().do("buy reserved quarry", "end")
    assert play.past() == ["bronze_working"]  # the oldest card leaves: nothing was acquired
    assert play.deck(0)[0] == "quarry" or "quarry" in play.city(0).values()


def holding(card: str, **goods: int) -> Scenario:
    """Seat 0 has set a card aside in an earlier turn."""
    scenario = special(3, reserve="hold", b0="12-O").display(*CARDS).token("b0", "raiders").goods(0, **goods)
    scenario.future(card)
    scenario.look.reserved[0] = scenario.state.pop(scenario.state.at.future)
    return scenario


@pytest.mark.rule("MO-PROV-03", "MO-EFF-06")
def test_setting_aside_triggers_what_an_acquisition_triggers_and_buying_does_not() -> None:
    """China: 1 Gold for every Knowledge that is acquired."""
    scenario = special(civilizations=["china", "egypt"], reserve="hold", b0="12-O").token("b0", "raiders")
    scenario.display("irrigation").policies(0, "imperial_examinations").goods(0, military=3, science=9)
    play = scenario.play().do("conquer b0", "without warlord", "effect 1", "choose 1", "reserve 1 irrigation")
    assert play.asked == "order"
    play.do("effect 1")
    assert play.goods(0)["gold"] == 1
    play.do("buy reserved irrigation", "gold 0")
    assert (play.asked, play.goods(0)["gold"], play.counts(0)["knowledge"]) == ("act", 1, 1)


@pytest.mark.rule("MO-PROV-03")
def test_nobody_else_can_buy_it() -> None:
    play = taken("hold", production=5).do("reserve 1 granary", "end")
    while play.to_move == 0:
        play.do(play.legal[0])
    other = GAME.why_not(play.state, "reserve:0")
    assert other is not None
    play.state.drop()
    play.look.phase = 2
    play.look.goods[1, 0] = 9
    assert play.offers("buy")
    assert not any(text.startswith("reserved") for text in play.offers("buy"))
    assert said(GAME.why_not(play.state, "reserve:0")) == (
        "Another player has set this card aside; nobody else can buy it."
    )


@pytest.mark.rule("MO-PROV-03")
def test_a_player_holds_one_card_at_most() -> None:
    play = holding("quarry", military=3).play().do("conquer b0", "without warlord", "choose 2")
    assert (play.asked, play.display()) == ("act", list(CARDS))


@pytest.mark.rule("MO-PROV-03", "MO-SCORE-02")
def test_it_is_not_owned_and_scores_nothing_before_it_is_bought() -> None:
    play = taken("hold", science=9).do("reserve 2 irrigation")
    assert play.counts(0)["knowledge"] == 0
    play.do("buy reserved irrigation")
    while play.asked == "pay":
        play.do("gold 0")
    assert play.counts(0)["knowledge"] == 1


@pytest.mark.rule("MO-PROV-03")
def test_who_cannot_pay_for_it_is_told_how_much_is_missing() -> None:
    play = taken("hold").do("reserve 1 granary")
    assert "reserved granary" not in play.offers("buy")
    assert "Granary costs" in said(GAME.why_not(play.state, "reserve:0"))
