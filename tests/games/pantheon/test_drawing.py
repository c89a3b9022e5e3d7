"""Drawing cards, the display, and what happens when the piles run out (PA-DRAW)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.games.pantheon.common import (
    TAKE_J7,
    all_hands,
    draw_three,
    loot_on_j7,
    reseed,
    told_ids,
)
from tests.games.pantheon.scenario import SACRIFICES, Play, Scenario

FOUR = ("movement", "money_1", "dancers", "temples")
"""A full display of different cards."""

STEP = ("move", "cards 0", "foot i4", "stop")
"""A movement without cards: nothing is discarded, and everybody who cannot follow draws one card."""


def display(play: Play) -> list[str | None]:
    shown: list[str | None] = play.table["display"]
    return shown


def open_cards(play: Play) -> list[str]:
    """The moves that take a card of the display."""
    return [f"take {place} {kind}" for place, kind in enumerate(display(play), start=1) if kind]


def piles(play: Play) -> tuple[list[str], dict[str, int]]:
    table = play.table
    return table["pile"], table["discard"]


def empty_piles(seats: int = 2, *, shown: tuple[str | None, ...] = FOUR, rest_to: int = 1) -> Scenario:
    """Draw and discard pile are empty; one seat holds all cards that are not in the display or the special stack."""
    return Scenario(seats).display(*shown).exact_pile(rest_to=rest_to)


# -- the Draw cards action ---------------------------------------------------------------------------


@pytest.mark.rule("PA-DRAW-01")
def test_three_cards_one_after_another_each_open_or_from_the_pile() -> None:
    play = Scenario().display(*FOUR).pile("priests", "offerings", "priests", "temples").play().do("draw")
    for taken in range(3):
        assert (play.asked, play.to_move, play.hand_size(0)) == ("draw", 0, taken)
        assert play.legal == [*open_cards(play), "pile"]
        play.do(("pile", "take 2 money_1", "pile")[taken])
    assert play.hand(0) == {"priests": 2, "money_1": 1}
    assert (play.asked, play.to_move) == ("action", 1)


@pytest.mark.rule("PA-DRAW-01")
def test_each_card_is_seen_before_the_next_is_chosen() -> None:
    play = Scenario().display(*FOUR).pile("priests", "temples").play().do("draw", "pile")
    assert play.view(0)["players"][0]["hand"] == {"priests": 1}
    assert (play.asked, play.to_move) == ("draw", 0)


@pytest.mark.rule("PA-DRAW-02")
def test_the_three_cards_are_mandatory() -> None:
    play = Scenario().owns(0, "gadicea", 2).display(*FOUR).play().do("draw")
    for _ in range(3):
        assert "stop" not in play.legal
        play.do("pile")
    assert "stop" in play.legal


@pytest.mark.rule("PA-DRAW-02")
@pytest.mark.parametrize("picks", [[], ["take 3 dancers"], ["pile"], ["take 3 dancers", "pile"]])
def test_gadicea_cards_follow_and_are_optional_and_come_from_display_or_pile(picks: list[str]) -> None:
    play = Scenario().owns(0, "gadicea", 2).display(*FOUR).play().do("draw", "pile", "pile", "pile")
    for pick in picks:
        assert play.legal == [*open_cards(play), "pile", "stop"]
        play.do(pick)
    if len(picks) < 2:
        play.do("stop")
    assert play.hand_size(0) == 3 + len(picks)
    assert (play.asked, play.to_move) == ("action", 1)


@pytest.mark.rule("PA-DRAW-02")
def test_without_gadicea_there_is_no_fourth_card() -> None:
    play = draw_three(Scenario().owns(1, "gadicea").display(*FOUR).play())
    assert (play.asked, play.to_move, play.hand_size(0)) == ("action", 1, 3)


@pytest.mark.rule("PA-DRAW-03")
def test_a_taken_open_card_is_replaced_at_once_on_its_place() -> None:
    play = Scenario().display(*FOUR).pile("priests", "offerings").play().do("draw", "take 2 money_1")
    assert display(play) == ["movement", "priests", "dancers", "temples"]
    assert piles(play)[0][0] == "offerings"
    assert "take 2 priests" in play.legal, "the new card may be taken with the next pick"
    play.do("take 2 priests")
    assert display(play) == ["movement", "offerings", "dancers", "temples"]
    assert play.hand(0) == {"money_1": 1, "priests": 1}


@pytest.mark.rule("PA-DRAW-03")
def test_a_pile_draw_leaves_the_display_alone() -> None:
    play = Scenario().display(*FOUR).pile("priests", "offerings").play().do("draw", "pile")
    assert display(play) == list(FOUR)
    assert piles(play)[0][0] == "offerings"


@pytest.mark.rule("PA-DRAW-04")
def test_a_player_who_does_not_follow_draws_from_the_pile() -> None:
    scenario = Scenario(3).hand(1, movement=1).display(*FOUR).pile("priests", "offerings", "temples")
    play = scenario.play().do(*STEP)
    assert play.legal == ["follow", "draw instead"], "no open card is offered"
    play.do("draw instead")
    assert play.hand(1) == {"movement": 1, "priests": 1}
    assert play.hand(2) == {"offerings": 1}
    assert display(play) == list(FOUR)


@pytest.mark.rule("PA-DRAW-04")
def test_traits_and_depraccus_draw_from_the_pile() -> None:
    scenario = Scenario(nation="persia").next_nation("roma").prepare_epoch().owns(1, "depraccus")
    scenario.display(*FOUR)
    play = scenario.pile("priests", "priests", "offerings", "temples", "dancers", "dancers").play()
    assert play.hand(0) == {"priests": 2}
    assert play.hand(1) == {"offerings": 1, "temples": 1, "dancers": 2}
    assert display(play) == list(FOUR)


@pytest.mark.rule("PA-DRAW-04")
def test_gallia_and_germania_draw_from_the_pile() -> None:
    scenario = Scenario().next_nation("gallia").prepare_epoch().display(*FOUR)
    gallia = scenario.pile("priests", "offerings").play().do("choose 1")
    assert gallia.hand(0) == {"priests": 1, "offerings": 1}
    assert display(gallia) == list(FOUR)
    scenario = Scenario().next_nation("germania").prepare_epoch().display(*FOUR)
    germania = scenario.pile(*["priests"] * 7).play()
    assert germania.hand(0) == {"priests": 7}
    assert display(germania) == list(FOUR)


@pytest.mark.rule("PA-DRAW-04")
def test_loot_draws_from_the_pile() -> None:
    play = loot_on_j7("draw_3").display(*FOUR).pile("priests", "offerings", "priests").play().do(*TAKE_J7)
    assert play.hand(0) == {"priests": 2, "offerings": 1}
    assert display(play) == list(FOUR)


@pytest.mark.rule("PA-DRAW-11")
def test_there_is_no_hand_limit() -> None:
    play = Scenario().hand(0, movement=10, money_1=10, dancers=10).owns(0, "gadicea").play()
    play.do("draw", "pile", "pile", "pile", "pile")
    assert play.hand_size(0) == 34
    assert (play.asked, play.to_move) == ("action", 1), "nothing has to be discarded"


# -- reshuffling -------------------------------------------------------------------------------------


@pytest.mark.rule("PA-DRAW-05")
def test_the_discard_pile_is_shuffled_as_soon_as_the_pile_is_emptied() -> None:
    scenario = Scenario().display(*FOUR).discard(dancers=3, temples=2)
    play = scenario.exact_pile("priests", "offerings", rest_to=1).play().do("draw", "pile")
    assert piles(play) == (["offerings"], {"dancers": 3, "temples": 2}), "not before it is empty"
    play.do("pile")
    pile, discard = piles(play)
    assert sorted(pile) == ["dancers"] * 3 + ["temples"] * 2
    assert discard == {}
    assert play.hand(0) == {"priests": 1, "offerings": 1}


@pytest.mark.rule("PA-DRAW-05")
def test_replacing_an_open_card_may_empty_the_pile_too() -> None:
    scenario = Scenario().display(*FOUR).discard(dancers=3)
    play = scenario.exact_pile("priests", rest_to=1).play().do("draw", "take 1 movement")
    assert display(play)[0] == "priests"
    assert piles(play) == (["dancers"] * 3, {})


@pytest.mark.rule("PA-DRAW-05")
def test_the_new_pile_is_shuffled() -> None:
    orders = set()
    for seed in range(10):
        scenario = reseed(Scenario().display(*FOUR).discard(dancers=3, temples=3), seed)
        orders.add(tuple(piles(scenario.exact_pile("priests", rest_to=1).play().do("draw", "pile"))[0]))
    assert len(orders) > 3
    assert {tuple(sorted(order)) for order in orders} == {("dancers",) * 3 + ("temples",) * 3}


def pile_ran_out() -> Play:
    """Seat 0 has drawn the last card of the pile while nothing was discarded; now it is seat 1's turn."""
    scenario = Scenario().display(*FOUR).gods("taksator", "gadicea")
    play = scenario.exact_pile("offerings", "offerings", "offerings", rest_to=1).play()
    return draw_three(play)


@pytest.mark.rule("PA-DRAW-05")
def test_cards_discarded_later_wait_for_the_next_draw() -> None:
    play = pile_ran_out()
    assert piles(play) == ([], {})
    play.do("gain 1 taksator", "sacrifice 2:dancers 1:priests")
    assert piles(play) == ([], {"dancers": 2, "priests": 1}), "an empty pile alone wakes nothing"
    play.do("draw")
    assert piles(play) == ([], {"dancers": 2, "priests": 1})
    play.do("pile")
    assert len(piles(play)[0]) == 2
    assert piles(play)[1] == {}
    assert Counter(piles(play)[0]) + Counter(play.hand(0)) == Counter(offerings=3, dancers=2, priests=1)


@pytest.mark.rule("PA-DRAW-05")
def test_cards_discarded_later_are_shuffled_to_replace_an_open_card() -> None:
    play = pile_ran_out().do("gain 1 taksator", "sacrifice 2:dancers 1:priests", "draw", "take 1 movement")
    pile, discard = piles(play)
    assert display(play)[0] in ("dancers", "priests")
    assert len(pile) == 2
    assert discard == {}


# -- the emergency -----------------------------------------------------------------------------------


def emergency_for_followers() -> Play:
    """Seat 0 has moved; both piles are empty, and seat 1 must move or draw."""
    scenario = Scenario(3).display(*FOUR).hand(0, dancers=3).hand(2, money_5=1, temples=2)
    scenario.gods("vinthrad").levels(1, dancers=2).owns(2, "gaiviles")
    return scenario.exact_pile(rest_to=1).play().do(*STEP)


@pytest.mark.rule("PA-DRAW-06")
def test_a_required_draw_from_empty_piles_throws_all_hands_together() -> None:
    play = emergency_for_followers()
    before = all_hands(play)
    assert before["money_5"] == 1
    play.do("draw instead")
    assert "emergency" in told_ids(play)
    assert [play.hand_size(seat) for seat in range(3)] == [0, 1, 1], "the draws that are still due"
    assert all_hands(play) + Counter(piles(play)[0]) == before, "special money included"
    assert piles(play)[1] == {}


@pytest.mark.rule("PA-DRAW-06")
def test_the_emergency_pile_is_shuffled_and_nobody_sees_it() -> None:
    play = emergency_for_followers()
    play.do("draw instead")
    for seat in (0, 1, 2, -1):
        told = [message for message in play.told(seat) if message.id == "pantheon-log-emergency"]
        assert [message.args for message in told] == [{"n": 75 + 1 - 4}]
    drawn = set()
    for seed in range(8):
        scenario = reseed(empty_piles(3), seed)
        drawn.add(tuple(scenario.play().do(*STEP, "draw instead").table["pile"]))
    assert len(drawn) == 8


@pytest.mark.rule("PA-DRAW-06")
def test_cards_drawn_earlier_in_the_same_action_are_thrown_in_too() -> None:
    """Four cards are due: one from the pile, the movement card just played, then the emergency, then two more."""
    scenario = loot_on_j7("draw_4").display(*FOUR).hand(0, money_1=2)
    play = scenario.exact_pile("priests", rest_to=1).play().do(*TAKE_J7)
    assert told_ids(play).count("emergency") == 1
    assert play.hand_size(0) == 2
    assert play.hand_size(1) == 1, "left without cards, seat 1 cannot follow and draws"
    assert len(piles(play)[0]) == 75 - 4 - 2 - 1


@pytest.mark.rule("PA-DRAW-06")
def test_in_a_draw_cards_action_the_cards_already_picked_go_back() -> None:
    """The display has one card left; after it the second pick is a required draw."""
    play = empty_piles(shown=("dancers", None, None, None)).play().do("draw", "take 1 dancers")
    assert play.hand(0) == {"dancers": 1}
    assert play.legal == ["pile"]
    play.do("pile")
    assert "emergency" in told_ids(play)
    assert play.hand_size(0) == 1, "the dancers went into the pile, one card was drawn"
    assert (play.asked, play.to_move) == ("draw", 0), "one pick is still due"
    play.do("pile")
    assert play.hand_size(0) == 2
    assert play.hand_size(1) == 0
    assert play.to_move == 1


@pytest.mark.rule("PA-DRAW-07")
def test_display_special_stack_and_tiles_are_not_touched() -> None:
    play = emergency_for_followers()
    before = play.json
    play.do("draw instead")
    after = play.json
    assert after["table"]["display"] == list(FOUR)
    assert after["table"]["special"] == before["table"]["special"] == [2, 2, 3, 3, 4, 4]
    for part in ("gods_stack", "gods_box", "half_stack", "half_pool", "bag", "loot_tiles", "bonus_box"):
        assert after["table"][part] == before["table"][part]
    assert after["hexes"] == before["hexes"]
    for seat in range(3):
        for what in ("sacrifices", "gods", "reserve", "points"):
            assert after["players"][seat][what] == before["players"][seat][what]


@pytest.mark.rule("PA-DRAW-08")
def test_the_pile_cannot_be_chosen_while_both_piles_are_empty_and_a_card_lies_open() -> None:
    play = empty_piles().play().do("draw")
    assert play.legal == ["take 1 movement", "take 2 money_1", "take 3 dancers", "take 4 temples"]
    assert play.why_not("pile") == ("PA-DRAW-08", "pantheon-reason-piles-empty")
    play.do("take 1 movement", "take 2 money_1")
    assert play.legal == ["take 3 dancers", "take 4 temples"]


@pytest.mark.rule("PA-DRAW-08")
def test_the_pile_can_be_chosen_while_the_discard_pile_has_a_card() -> None:
    play = Scenario().display(*FOUR).discard(priests=1).exact_pile(rest_to=1).play().do("draw")
    assert "pile" in play.legal
    play.do("pile")
    assert play.hand(0) == {"priests": 1}
    assert "pile" not in play.legal, "now both are empty"


@pytest.mark.rule("PA-DRAW-08")
def test_with_an_empty_display_a_mandatory_pick_is_a_required_draw() -> None:
    play = empty_piles(shown=(None, None, None, None)).play().do("draw")
    assert play.legal == ["pile"]
    play.do("pile")
    assert "emergency" in told_ids(play)
    assert play.hand_size(0) == 1


@pytest.mark.rule("PA-DRAW-08")
def test_gadicea_is_not_offered_while_display_and_both_piles_are_empty() -> None:
    shown = ("dancers", "dancers", "temples", None)
    play = empty_piles(shown=shown).owns(0, "gadicea").play()
    play.do("draw", "take 1 dancers", "take 2 dancers", "take 3 temples")
    assert (play.asked, play.to_move) == ("action", 1)
    assert "emergency" not in told_ids(play)
    assert play.hand(0) == {"dancers": 2, "temples": 1}


@pytest.mark.rule("PA-DRAW-08")
def test_gadicea_may_take_an_open_card_while_both_piles_are_empty() -> None:
    play = empty_piles().owns(0, "gadicea", 2).play()
    play.do("draw", "take 1 movement", "take 2 money_1", "take 3 dancers")
    assert play.legal == ["take 4 temples", "stop"]
    play.do("take 4 temples")
    assert (play.asked, play.to_move) == ("action", 1), "the second Gadicea finds nothing"
    assert "emergency" not in told_ids(play)


# -- gaps --------------------------------------------------------------------------------------------


@pytest.mark.rule("PA-DRAW-09")
def test_refilling_never_causes_an_emergency() -> None:
    play = empty_piles().play().do("draw", "take 2 money_1")
    assert display(play) == ["movement", None, "dancers", "temples"]
    assert "emergency" not in told_ids(play)
    assert play.hand_size(1) == 75 - 4
    assert play.why_not("display:2") == ("PA-DRAW-09", "pantheon-reason-display-gap")


def gap_and_discards(*discarded: str, seats: int = 2, gaps: int = 1) -> Scenario:
    """The display has gaps, the draw pile is empty and these cards are in the discard pile."""
    scenario = Scenario(seats).display(*FOUR[: 4 - gaps], *[None] * gaps)
    return scenario.discard(**Counter(discarded)).exact_pile(rest_to=seats - 1)


@pytest.mark.rule("PA-DRAW-09")
def test_a_gap_wakes_nothing_by_itself() -> None:
    scenario = Scenario().display(*FOUR[:3], None).gods("taksator", "gadicea").hand(0, money_1=1)
    play = scenario.exact_pile(rest_to=1).play().do("buy", "coin 1", "paid", "buy foot", "stop")
    assert display(play)[3] is None
    assert piles(play) == ([], {"money_1": 1})
    play.do("gain 1 taksator", "sacrifice 2:dancers 1:priests")
    assert display(play)[3] is None
    assert piles(play) == ([], {"money_1": 1, "dancers": 2, "priests": 1})


@pytest.mark.rule("PA-DRAW-09")
@pytest.mark.parametrize("pick", ["pile", "take 1 movement"])
def test_gaps_are_filled_after_the_next_pick_of_a_draw_cards_action(pick: str) -> None:
    play = gap_and_discards("priests", "priests", "priests").play().do("draw", pick)
    assert display(play)[3] == "priests"
    assert None not in display(play)
    assert len(piles(play)[0]) == 1


@pytest.mark.rule("PA-DRAW-09")
def test_gaps_are_filled_as_far_as_the_cards_go() -> None:
    play = gap_and_discards("priests", "priests", gaps=3).play().do("draw", "pile")
    assert play.hand(0) == {"priests": 1}
    assert display(play) == ["movement", "priests", None, None]
    assert piles(play) == ([], {})
    assert "emergency" not in told_ids(play)


@pytest.mark.rule("PA-DRAW-09")
@pytest.mark.parametrize(("discarded", "gap"), [(["priests"], None), (["priests", "priests"], "priests")])
def test_a_follower_draws_before_the_gap_is_filled(discarded: list[str], gap: str | None) -> None:
    play = gap_and_discards(*discarded, seats=3).play().do(*STEP)
    assert play.hand(1) == {"priests": 1}
    assert display(play)[3] == gap


@pytest.mark.rule("PA-DRAW-09")
def test_a_whole_share_is_served_before_the_gap() -> None:
    scenario = loot_on_j7("draw_3").display(*FOUR[:3], None)
    play = scenario.exact_pile("priests", "priests", "offerings", "temples", rest_to=1).play().do(*TAKE_J7)
    assert play.hand(0) == {"priests": 2, "offerings": 1}
    assert display(play)[3] == "temples"


@pytest.mark.rule("PA-DRAW-09")
def test_gaps_are_filled_between_the_shares_of_two_players() -> None:
    """Roma: each player draws two; the gap gets the third card."""
    scenario = Scenario(nation="persia").next_nation("roma").prepare_epoch().display(*FOUR[:3], None)
    play = scenario.pile("priests", "priests", "money_1", "offerings", "temples").play()
    assert play.hand(0) == {"priests": 2}
    assert display(play)[3] == "money_1"
    assert play.hand(1) == {"offerings": 1, "temples": 1}


@pytest.mark.rule("PA-DRAW-09")
@pytest.mark.parametrize(("hand", "gap"), [(7, None), (6, "priests")])
def test_germania_fills_a_gap_only_if_somebody_draws(hand: int, gap: str | None) -> None:
    scenario = Scenario().next_nation("germania").prepare_epoch().display(*FOUR[:3], None)
    play = scenario.hand(0, dancers=7).hand(1, temples=hand).pile("priests", "priests").play()
    assert [play.hand_size(seat) for seat in (0, 1)] == [7, 7]
    assert display(play)[3] == gap


# -- in the middle of Germania -----------------------------------------------------------------------


@pytest.mark.rule("PA-DRAW-12")
@pytest.mark.parametrize("pile", [[], ["priests", "priests", "priests"]])
def test_an_emergency_in_germania_adjusts_the_current_and_later_players_only(pile: list[str]) -> None:
    """Seat 0 has its 7 cards already when seat 1 finds both piles empty."""
    scenario = Scenario(3).next_nation("germania").prepare_epoch().display(*FOUR)
    play = scenario.hand(0, dancers=7).hand(1, temples=2).exact_pile(*pile, rest_to=2).play()
    assert [play.hand_size(seat) for seat in range(3)] == [0, 7, 7]
    assert len(piles(play)[0]) == 75 - 4 - 14


# -- no card in the world ----------------------------------------------------------------------------


def tiny_deck(folder: Path, movement: int, display: int) -> Path:
    """A deck of a few movement cards and nothing else; nobody is dealt a hand."""
    counts = {"movement": movement} | dict.fromkeys(SACRIFICES, 0) | {f"money_{v}": 0 for v in range(1, 6)}
    text = "".join(f'[[card]]\nid = "{kind}"\ncopies = {n}\n' for kind, n in counts.items())
    text += f'[[number]]\nid = "display"\nvalue = {display}\n[[number]]\nid = "start_hand"\nvalue = 0\n'
    pack = folder / f"tiny_{movement}_{display}.toml"
    pack.write_text(text)
    return pack


@pytest.mark.rule("PA-DRAW-10")
def test_without_any_card_the_rest_of_the_draw_is_forfeited(tmp_path: Path) -> None:
    play = Scenario(packs=[tiny_deck(tmp_path, 0, 0)]).owns(0, "gadicea").play().do("draw")
    assert play.legal == ["pile"]
    play.do("pile")
    assert (play.asked, play.to_move) == ("action", 1), "two more cards and Gadicea's are not even asked for"
    assert play.hand_size(0) == 0


@pytest.mark.rule("PA-DRAW-10")
def test_open_cards_do_not_help_a_required_draw(tmp_path: Path) -> None:
    """All cards lie in the display: neither a Draw tile nor the player who does not follow gets one."""
    scenario = Scenario(packs=[tiny_deck(tmp_path, 2, 2)]).display("movement", "movement")
    play = scenario.loot(j7="draw_3", l4="step").owns_loot(0, "step").play()
    play.do("move", "cards 0", "foot j6", "foot j7", "stop")
    assert [play.hand_size(seat) for seat in (0, 1)] == [0, 0]
    assert display(play) == ["movement", "movement"]
    assert (play.asked, play.to_move) == ("action", 1)


@pytest.mark.rule("PA-DRAW-10", "PA-DRAW-12")
def test_who_cannot_reach_seven_cards_stops_with_all_there_are(tmp_path: Path) -> None:
    """Three cards in the world besides the display: each player in turn gets them by an emergency."""
    scenario = Scenario(packs=[tiny_deck(tmp_path, 5, 2)]).next_nation("germania").prepare_epoch()
    play = scenario.display("movement", "movement").exact_pile("movement", rest_to=1).play()
    assert [play.hand_size(seat) for seat in (0, 1)] == [0, 3]
    assert (play.asked, play.to_move) == ("action", 0)
