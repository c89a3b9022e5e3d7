"""The end of a round and of the game in Continuous play (MO-CONT-13 to -21), and taking back (MO-MOD-13)."""

from __future__ import annotations

import pytest

from tests.games.monumental.modules.heroic import Heroic
from tests.games.monumental.modules.lairs import lay, position
from tests.games.monumental.modules.rotating import (
    END,
    GAME,
    PASS,
    all_pass,
    begin,
    everybody_activates,
    rotation,
    shown,
    to_slots,
    whole,
)
from tests.games.monumental.modules.special import drawn
from tests.games.monumental.scenario import Play

NINE = (
    "granary",
    "irrigation",
    "writing",
    "currency",
    "sailing",
    "academy",
    "barracks",
    "quarry",
    "amphitheatre",
)
COMING = (
    "market",
    "castle",
    "university",
    "watermill",
    "engineering",
    "feudalism",
    "tribute",
    "historiography",
)


def over(play: Play) -> Play:
    """Up to the next round."""
    return all_pass(play)


# -- Cities --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-CONT-13")
def test_all_clear_and_fill_their_cities_each_for_itself() -> None:
    play = rotation().active(0, a1="work_camp").active(1, c3="library").goods(0, military=2).play()
    over(play)
    for seat, card in ((0, "work_camp"), (1, "library")):
        assert card in play.discard(seat) + play.deck(seat) + list(play.city(seat).values())
        assert [play.state.card_at(seat, 2 * space) >= 0 for space in range(9)] == [True] * 9
        assert play.active(seat) == []
    assert play.goods(0) == {}


@pytest.mark.rule("MO-CONT-13", "MO-CONT-08", "MO-MOD-12")
def test_who_may_keep_cards_says_so_in_order_after_all_have_passed() -> None:
    scenario = rotation().active(0, a1="work_camp", b1="fort").active(1, c3="library")
    scenario.look.reinforce = [1, 1]
    play = scenario.play().do(PASS)
    assert play.to_move == 1
    play.do(PASS)
    assert (play.asked, play.to_move, play.state.on_turn()) == ("reinforcing", 0, 0)
    play.do("a1" if "a1" in play.legal else play.legal[0])
    assert play.city(0)["a1"] == "work_camp"
    assert (play.asked, play.to_move, play.state.on_turn()) == ("reinforcing", 1, 1)


# -- the display ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-CONT-14", "MO-CONT-15")
def test_the_display_is_replenished_once_when_all_have_passed() -> None:
    play = rotation().display(*NINE[:8]).future(*COMING).goods(0, production=9).play()
    play.do("buy 1 granary", END)
    assert play.display()[0] is None
    play.do(PASS)
    assert play.display()[0] is None, "no card comes while actions are taken"
    over(play)
    assert None not in play.display()
    assert [text for text in play.told if text == "display-dealt"] == ["display-dealt"]


@pytest.mark.rule("MO-CONT-16", "MO-MD-32")
@pytest.mark.parametrize(("seats", "width", "quota"), [(2, 8, 4), (3, 8, 4), (4, 9, 5), (5, 10, 6)])
def test_the_display_is_one_row_as_wide_as_there_are_players(seats: int, width: int, quota: int) -> None:
    play = whole(seats, lost_kingdoms=seats == 5)
    assert [len(row) for row in GAME.view(play.state, 0)["display"]] == [width]
    assert all(place is not None for place in play.display())
    assert (shown(play)["quota"], play.state.setup.rows) == (quota, 1)


@pytest.mark.rule("MO-CONT-17", "MO-MEX-11")
@pytest.mark.parametrize(("taken", "discarded", "dealt"), [(3, 2, 5), (6, 0, 6), (5, 0, 5), (0, 5, 5)])
def test_so_many_leave_the_display_and_so_many_come(taken: int, discarded: int, dealt: int) -> None:
    scenario = rotation(4).display(*NINE).future(*COMING)
    for seat in range(4):
        scenario.goods(seat, production=20, science=20)
    play = scenario.play()
    for place in range(taken):
        play.do(next(text for text in play.legal if text.startswith(f"buy {place + 1} ")), END)
    assert shown(play)["taken"] == taken
    leaving = [NINE[place] for place in GAME.view(play.state, 0)["leaving"]]
    before = len(play.past())
    over(play)
    gone = play.past()[before:]
    assert (len(gone), sorted(gone)) == (discarded, sorted(leaving))
    assert gone == list(reversed(NINE))[:discarded], "the rightmost ones"
    stayed = list(NINE)[taken : 9 - discarded]
    assert play.display()[9 - len(stayed) :] == stayed, "in their order, at the right end"
    assert play.display()[: 9 - len(stayed)] == list(reversed(COMING[:dealt]))


@pytest.mark.rule("MO-CONT-17")
def test_what_effects_take_is_counted_too() -> None:
    rows = drawn(2, {"b0": "11-O"})
    scenario = rotation(rows=rows, also={"special_provinces": True}).display(*NINE[:8]).future(*COMING)
    play = scenario.goods(0, military=9).play().do("conquer b0")
    while play.asked != "act":
        play.do(next((text for text in play.legal if text.startswith(("take", "oasis"))), play.legal[0]))
    assert shown(play)["taken"] == 1
    play.do(END)
    over(play)
    assert len(play.past()) == 3, "one was taken, four leave"


@pytest.mark.rule("MO-CONT-18")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_display_of_the_base_game_loses_one_card_of_a_row_from_which_nobody_took(seats: int) -> None:
    scenario = rotation(seats, display="base").display(*NINE[:6]).future(*COMING).goods(0, production=9)
    play = scenario.goods(1, science=9).play()
    assert [len(row) for row in GAME.view(play.state, 0)["display"]] == ([3, 3] if seats == 2 else [6])
    play.do("buy 1 granary", END)
    over(play)
    gone = [NINE[5]] if seats == 2 else []
    assert play.past() == gone, "with two rows each is looked at by itself"
    untouched = rotation(seats, display="base").display(*NINE[:6]).future(*COMING).play()
    over(untouched)
    assert sorted(untouched.past()) == sorted([NINE[2], NINE[5]] if seats == 2 else [NINE[5]])


@pytest.mark.rule("MO-CONT-18", "MO-CONT-14")
def test_no_quota_is_shown_for_the_display_of_the_base_game() -> None:
    assert shown(whole(3, cont_display="base"))["quota"] == 0


# -- marks, the Era I card -------------------------------------------------------------------------------------


@pytest.mark.rule("MO-CONT-14")
def test_the_era_i_card_goes_on_clockwise() -> None:
    play = whole(3)
    holders = []
    for _ in range(4):
        holders.append((shown(play)["holder"], shown(play)["order"]))
        over(everybody_activates(play))
    assert holders == [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1]), (0, [0, 1, 2])]


# -- the end of the game -----------------------------------------------------------------------------------------


@pytest.mark.rule("MO-CONT-19", "MO-MD-33")
def test_after_the_last_card_exactly_one_more_round_is_played_and_the_display_stays() -> None:
    play = rotation(3).display(*NINE[:8]).exact_future(*COMING[:2]).play()
    assert shown(play)["last_round"] is False
    over(play)
    assert play.future() == []
    assert "last-card-of-rounds" in play.told
    assert (shown(play)["last_round"], GAME.view(play.state, 0)["turn"]["left"]) == (True, 0)
    everybody_activates(play)
    before = play.display()
    assert GAME.view(play.state, 0)["leaving"] == []
    over(play)
    assert (play.asked, play.display()) == ("over", before)
    assert play.state.round_number() == 2


@pytest.mark.rule("MO-CONT-19", "MO-HERO-03")
def test_a_hero_as_the_last_card_ends_the_game_as_well() -> None:
    scenario = to_slots(begin(Heroic(2, also={"continuous": True})))
    play = scenario.display(*NINE[1:9]).exact_future("granary", "tomyris").play()
    over(play)
    assert (play.future(), shown(play)["last_round"]) == ([], True)


# -- with Heroes and Monsters --------------------------------------------------------------------------------------


@pytest.mark.rule("MO-CONT-20")
def test_a_hero_who_comes_up_waits_in_the_row_for_the_next_round() -> None:
    scenario = to_slots(begin(Heroic(2, also={"continuous": True})))
    play = scenario.display(*NINE[:8]).future("tomyris", *COMING).goods(0, gold=9).units(0, "b0", 1).play()
    assert play.offers("acquire") == []
    over(play)
    assert None not in play.display()
    row = GAME.view(play.state, 0)["heroes"]
    assert "tomyris" in str(row)
    everybody_activates(play)
    while play.to_move != 0:
        play.do(PASS)
    assert any("tomyris" in text for text in play.legal)


@pytest.mark.rule("MO-CONT-14", "MO-CONT-21")
def test_monsters_advance_once_a_round_whatever_the_display_is_like() -> None:
    scenario = rotation(4, also={"monsters": 1})
    lay(scenario, {}, {"minotaur": ("d1", 4)})
    play = scenario.play()
    play.do(PASS)
    assert position(play, "minotaur") == 4
    over(play)
    assert position(play, "minotaur") == 5, "once, not once for each seat"
    over(everybody_activates(play))
    assert position(play, "minotaur") == 6


@pytest.mark.rule("MO-CONT-21")
def test_a_monster_begins_where_it_would_in_turns() -> None:
    scenario = rotation(2, also={"monsters": 1}).goods(0, military=9)
    lay(scenario, {"c0": "minotaur"}, {})
    play = scenario.units(0, "b0", 5).play().do("conquer c0")
    while play.asked != "act":
        play.do(play.legal[0])
    assert position(play, "minotaur") == 3
    assert play.legal[-1] == END
    over(play)
    assert position(play, "minotaur") == 4


@pytest.mark.rule("MO-CONT-21", "MO-MONS-15")
def test_where_nobody_controls_its_province_the_one_with_the_era_i_card_chooses() -> None:
    scenario = rotation(3, also={"monsters": 1}).wonder(1, "stonehenge", "b0").goods(0, gold=9)
    lay(scenario, {}, {"tarasque": ("c0", 6)})
    scenario.units(1, "b0", 1)
    scenario.wonder(2, "great_pyramid", "d0")
    play = scenario.play()
    turn = play.state.turn()
    while play.state.turn() == turn and play.asked not in ("attack_choice", "wreck"):
        play.do(PASS if PASS in play.legal else play.legal[0], forced=False)
    assert (play.asked in ("attack_choice", "wreck"), play.to_move) == (True, 0)


# -- taking back ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-MOD-13")
def test_a_slot_can_be_taken_back_until_it_is_ended() -> None:
    play = rotation().display("granary").goods(0, production=4).crates(0, 1).play()
    s = play.state
    reveals = s.reveals
    play.do("crate", "buy 1 granary")
    assert s.reveals == reveals, "nothing is final yet"
    play.do(END)
    assert s.reveals > reveals
    reveals = s.reveals
    play.do(PASS)
    assert s.reveals > reveals


@pytest.mark.rule("MO-MOD-13")
def test_the_own_activation_is_final_and_in_secret_the_reveal() -> None:
    s = whole(2).state
    reveals = s.reveals
    s.play(s.moves()[4])
    assert s.reveals > reveals
    s = whole(2, cont_activation="simultaneous").state
    reveals = s.reveals
    s.play(s.moves()[4])
    assert s.reveals == reveals, "a secret choice alone shows nothing"
    s.play(s.moves()[4])
    assert s.reveals > reveals


@pytest.mark.rule("MO-MOD-13")
def test_end_and_pass_close_and_are_never_given_by_themselves() -> None:
    play = rotation().display("granary").goods(0, production=4).play()
    s = play.state
    by_text = dict(zip(play.legal, s.moves(), strict=True))
    assert s.closes(by_text[PASS])
    play.do("buy 1 granary")
    end = dict(zip(play.legal, s.moves(), strict=True))[END]
    assert (s.closes(end), s.asks(end)) == (True, True)
