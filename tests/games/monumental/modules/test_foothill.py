"""Foothills: the defender bids, the attacker pays as much or fails (MO-PROV-05)."""

from __future__ import annotations

import pytest

from tests.games.monumental.modules.special import GAME, asked, labelled, said, special
from tests.games.monumental.scenario import Play


def attacked(mine: int, theirs: int, seats: int = 2) -> Play:
    """Seat 0 has so much Gold and attacks b0, a Foothill of seat 1, which has so much."""
    scenario = special(seats, b0="11-F").units(1, "b0", 1).goods(1, gold=theirs)
    play = scenario.goods(0, military=2, gold=mine).play()
    return (
        play.do("conquer b0", "without warlord", "gold 0")
        if mine
        else play.do("conquer b0", "without warlord")
    )


@pytest.mark.rule("MO-PROV-05", "MO-MOD-12")
def test_the_defender_is_asked_when_the_military_is_paid() -> None:
    play = attacked(mine=3, theirs=2)
    assert (play.asked, play.to_move, play.state.on_turn()) == ("foothill_bid", 1, 0)
    assert play.legal == ["bid 0", "bid 1", "bid 2"]
    assert play.goods(0) == {"gold": 3}  # the Military is gone
    assert (play.owner("b0"), play.soldiers("a0")) == (1, 9)  # nobody has moved


@pytest.mark.rule("MO-PROV-05")
def test_no_bid_and_the_conquest_goes_on() -> None:
    play = attacked(mine=3, theirs=2).do("bid 0")
    assert (play.owner("b0"), play.goods(0), play.goods(1)) == (0, {"gold": 3}, {"gold": 2})
    assert play.asked == "act"
    assert play.told[-2:] == ["no-bid", "conquered-from"]


@pytest.mark.rule("MO-PROV-05")
def test_the_attacker_pays_as_much_and_conquers() -> None:
    play = attacked(mine=3, theirs=2).do("bid 2")
    assert (play.asked, play.to_move, play.legal) == ("foothill_match", 0, ["match", "fail"])
    assert play.goods(1) == {}  # paid to the stock, whatever comes
    play.do("match")
    assert (play.owner("b0"), play.soldiers("b0"), play.goods(0)) == (0, 2, {"gold": 1})
    assert play.told[-3:] == ["bid", "matched", "conquered-from"]


@pytest.mark.rule("MO-PROV-05", "MO-MD-39")
def test_or_the_conquest_fails_and_everything_paid_is_gone() -> None:
    play = attacked(mine=3, theirs=2).do("bid 1", "fail")
    assert (play.owner("b0"), play.soldiers("b0"), play.soldiers("a0")) == (1, 1, 9)
    assert (play.goods(0), play.goods(1)) == ({"gold": 3}, {"gold": 1})
    assert (play.asked, play.to_move) == ("act", 0)
    assert play.told[-1] == "conquest-failed"
    assert all(play.state.size(play.state.march(unit)) == 0 for unit in range(2))


@pytest.mark.rule("MO-PROV-05")
def test_who_cannot_pay_as_much_is_not_asked() -> None:
    play = attacked(mine=1, theirs=2).do("bid 2")
    assert (play.owner("b0"), play.goods(0), play.goods(1)) == (1, {"gold": 1}, {})
    assert (play.asked, play.to_move) == ("act", 0)
    assert play.told[-1] == "conquest-failed"


@pytest.mark.rule("MO-PROV-05")
def test_a_defender_without_gold_is_not_asked() -> None:
    play = attacked(mine=0, theirs=0)
    assert (play.owner("b0"), play.asked) == (0, "act")


@pytest.mark.rule("MO-PROV-05")
def test_every_attack_allows_one_bid() -> None:
    scenario = special(b0="11-F").units(1, "b0", 1).goods(1, gold=2).goods(0, military=4, gold=0)
    play = scenario.play().do("conquer b0", "without warlord", "bid 1")
    assert (play.owner("b0"), play.asked) == (1, "act")  # failed
    play.do("conquer b0", "without warlord")
    assert (play.asked, play.legal) == ("foothill_bid", ["bid 0", "bid 1"])
    play.do("bid 0")
    assert play.owner("b0") == 0


@pytest.mark.rule("MO-PROV-05")
def test_barbarians_and_empty_foothills_bid_nothing() -> None:
    wild = special(b0="11-F").goods(1, gold=5).goods(0, military=2).play().do("conquer b0", "without warlord")
    assert wild.owner("b0") == 0
    empty = special(b0="11-F").empty("b0").goods(1, gold=5).goods(0, military=1).play()
    assert empty.do("conquer b0", "without warlord").owner("b0") == 0


@pytest.mark.rule("MO-PROV-05")
def test_other_provinces_are_attacked_as_ever() -> None:
    scenario = special(c0="12-F").units(1, "b0", 1).goods(1, gold=5).goods(0, military=2)
    assert scenario.play().do("conquer b0", "without warlord").owner("b0") == 0


@pytest.mark.rule("MO-PROV-05")
def test_only_the_owner_bids_whoever_else_plays() -> None:
    scenario = special(3, b0="11-F").units(2, "b0", 1).goods(1, gold=5).goods(2, gold=1).goods(0, military=2)
    play = scenario.play().do("conquer b0", "without warlord")
    assert (play.to_move, play.legal) == (2, ["bid 0", "bid 1"])


@pytest.mark.rule("MO-PROV-05", "MO-CONQ-18")
def test_a_failed_attack_uses_up_no_warlord_and_moves_none() -> None:
    scenario = special(b0="11-F").units(1, "b0", 1).goods(1, gold=3).goods(0, military=2)
    play = scenario.play().do("conquer b0", "with warlord", "bid 3")
    assert (play.warlord(0), play.look.warlord_used[0], play.asked) == ("a0", 0, "act")


@pytest.mark.rule("MO-PROV-05")
def test_a_discount_is_used_up_by_a_failed_attack() -> None:
    scenario = special(b0="11-F").units(1, "b0", 1).goods(1, gold=3).goods(0, military=1)
    scenario.look.discounts[0, 4] = 1
    play = scenario.play().do("conquer b0", "without warlord", "bid 3")
    assert (play.owner("b0"), play.look.discounts[0, 4]) == (1, 0)


@pytest.mark.rule("MO-MOD-13", "MO-EFF-31")
def test_what_the_defender_decided_cannot_be_taken_back() -> None:
    """Asking is no barrier: until the other seat has answered the attacker may think again."""
    scenario = special(b0="11-F").units(1, "b0", 1).goods(1, gold=2).goods(0, military=2, gold=3)
    before = scenario.play()
    shown = before.state.reveals
    before.do("conquer b0", "without warlord", "gold 0")
    assert (before.asked, before.state.reveals) == ("foothill_bid", shown)
    for answer in ("bid 0", "bid 1"):
        play = before.copy().do(answer)
        assert play.state.reveals > before.state.reveals


@pytest.mark.rule("MO-PROV-05")
def test_questions_and_labels_say_who_has_what() -> None:
    play = attacked(mine=3, theirs=2)
    assert asked(play) == (
        "Player 1 (3 Gold) attacks your Foothill b0. How much Gold do you pay? "
        "The attacker must pay as much, or the conquest fails."
    )
    assert "hegylábadat: b0" in asked(play, "hu")
    assert [labelled(play, move) for move in play.legal] == ["Pay nothing", "Pay 1 Gold", "Pay 2 Gold"]
    play.do("bid 2")
    assert asked(play) == "Player 2 has paid 2 Gold to hold b0. Do you pay as much?"
    assert [labelled(play, move) for move in play.legal] == [
        "Pay 2 Gold as well",
        "Let the conquest of b0 fail",
    ]


@pytest.mark.rule("MO-PROV-05")
def test_pointing_elsewhere_says_what_is_asked() -> None:
    play = attacked(mine=3, theirs=2)
    assert said(GAME.why_not(play.state, "resource:military")) == (
        "Against an attack on a Foothill only Gold can be paid."
    )
    assert GAME.why_not(play.state, "resource:gold") is None
    assert GAME.why_not(play.state, "end") is None
    elsewhere = GAME.why_not(play.state, "tile:a0")
    assert elsewhere is not None
    assert elsewhere.rule == "MO-PROV-05"


@pytest.mark.rule("MO-PROV-05")
def test_a_bid_is_written_as_frames_of_another_seat() -> None:
    play = attacked(mine=3, theirs=2)
    agenda = GAME.dump(play.state)["agenda"]
    assert agenda[0] == {"do": "foothill_bid", "seat": 2, "tile": "b0"}
    assert agenda[1] == {"do": "conquered", "seat": 1, "tile": "b0"}
    play.do("bid 1")
    assert GAME.dump(play.state)["agenda"][0] == {"do": "foothill_match", "seat": 1, "tile": "b0", "n": 1}
