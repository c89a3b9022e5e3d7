"""The ten gods (PA-GOD)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.pantheon.common import (
    TAKE_J7,
    bonus_for,
    budget,
    doings,
    draw_three,
    epoch_ends,
    gain,
    loot_on_j7,
    reseed,
    rich,
    told_ids,
)
from tests.games.pantheon.scenario import Play, Scenario, spread
from trilithon.kernel.engine.state import NOBODY

PERMANENT = ("depraccus", "vinthrad", "gaiviles", "stonkus_1", "stonkus_2", "gadicea", "pietalte")
AT_ONCE = ("surparit", "plaesiris", "taksator")


# -- ways to gain a god ------------------------------------------------------------------------------


def by_action(god: str, epoch: int = 1) -> Play:
    return gain(rich(Scenario(epoch=epoch)).gods(god, "gadicea").pool(1, 2).play(), god)


def by_loot(god: str, epoch: int = 1) -> Play:
    return loot_on_j7("god", epoch=epoch).gods_stack(god).pool(1, 2).play().do(*TAKE_J7)


def by_bonus(god: str, epoch: int = 1) -> Play:
    assert epoch == 1
    return bonus_for(0, "god").gods_stack(god).pool(1, 2).play()


def gallia_asks(god: str, epoch: int = 1) -> Scenario:
    """Gallia's trait asks seat 0 alone; this god is on top of the stack."""
    scenario = Scenario(nation="gallia", epoch=epoch).gods_stack(god).pool(1, 2)
    scenario.table["temple"] = None
    frames = [{"do": frame, "seat": 0} for frame in ("trait", "temple", "gifts", "turn")]
    return scenario.agenda(*frames)


def by_gallia(god: str, epoch: int = 1) -> Play:
    play = rich(gallia_asks(god, epoch)).play().do("choose 2")
    return play.do(play.legal[0])


def by_surparit(god: str, epoch: int = 1) -> Play:
    """Seat 0 has gained Surparit by the Gain action, and this god through it."""
    scenario = rich(Scenario(epoch=epoch)).gods("surparit", "gadicea").gods_stack(god).pool(1, 2)
    return gain(scenario.play(), "surparit")


Way = Callable[[str, int], Play]


# -- in general --------------------------------------------------------------------------------------


@pytest.mark.rule("PA-GOD-01")
@pytest.mark.parametrize("epoch", range(1, 7))
@pytest.mark.parametrize("way", [by_action, by_loot, by_gallia])
def test_every_gain_gives_the_number_of_the_epoch(way: Way, epoch: int) -> None:
    play = way("vinthrad", epoch)
    assert play.scores == [epoch, 0]
    assert play.player(0)["points"] == {"gods": epoch}
    assert play.player(0)["gods"] == {"vinthrad": 1}


@pytest.mark.rule("PA-GOD-01")
def test_a_bonus_tile_gives_the_point_of_epoch_1() -> None:
    assert by_bonus("vinthrad").scores == [1, 0]


@pytest.mark.rule("PA-GOD-01")
@pytest.mark.parametrize("epoch", [1, 4, 6])
def test_surparit_and_its_god_give_points_each(epoch: int) -> None:
    assert by_surparit("vinthrad", epoch).scores == [2 * epoch, 0]


@pytest.mark.rule("PA-GOD-02")
@pytest.mark.parametrize("way", [by_action, by_loot, by_bonus, by_gallia])
@pytest.mark.parametrize("god", AT_ONCE)
def test_gods_that_act_at_once_go_to_the_box(way: Way, god: str) -> None:
    play = way(god, 1)
    assert play.table["gods_box"][god] >= 1
    assert god not in play.player(0)["gods"]


@pytest.mark.rule("PA-GOD-02")
@pytest.mark.parametrize("god", [*PERMANENT, "traitera"])
def test_other_gods_stay_openly_with_their_owner_for_the_game(god: str) -> None:
    play = by_action(god)
    for viewer in (0, 1, NOBODY):
        assert play.view(viewer)["players"][0]["gods"] == {god: 1}
    later = epoch_ends(Scenario(epoch=3).owns(0, god), active=1)
    assert later.table["epoch"] == 4
    assert later.player(0)["gods"] == {god: 1}
    assert later.table["gods_box"] == {}


@pytest.mark.rule("PA-GOD-02", "PA-GOD-13")
def test_traitera_stays_until_it_is_used_and_is_then_out_of_the_game() -> None:
    play = draw_three(Scenario().owns(0, "traitera", 2).play())
    assert play.player(0)["gods"] == {"traitera": 2}
    play.do("use")
    assert play.player(0)["gods"] == {"traitera": 1}
    assert play.table["gods_gone"] == {"traitera": 1}
    assert play.table["gods_box"] == {}


@pytest.mark.rule("PA-GOD-03")
def test_a_benefit_without_use_leaves_the_points() -> None:
    taksator = gain(rich(Scenario(epoch=2)).gods("taksator", "gadicea").special().play(), "taksator")
    assert taksator.scores == [2, 0]
    assert not [kind for kind in taksator.hand(0) if kind.startswith("money")]
    plaesiris = gain(rich(Scenario(epoch=2)).gods("plaesiris", "gadicea").play(), "plaesiris")
    assert plaesiris.scores == [2, 0]
    assert plaesiris.view(0)["players"][0]["half_gods"] == 0
    surparit = gain(rich(Scenario(epoch=2)).gods("surparit", "gadicea").gods_stack_gone().play(), "surparit")
    assert surparit.scores == [2, 0]
    assert surparit.player(0)["gods"] == {}


# -- Surparit, Plaesiris, Taksator ---------------------------------------------------------------------


@pytest.mark.rule("PA-GOD-04")
def test_surparit_draws_one_more_god_with_points_and_benefit() -> None:
    play = by_surparit("taksator", 3)
    assert play.scores == [6, 0]
    assert play.hand(0)["money_2"] == 1
    assert play.table["gods_box"] == {"surparit": 1, "taksator": 1}
    assert play.gods_open == [None, "gadicea"]


@pytest.mark.rule("PA-GOD-04")
def test_a_second_surparit_gives_points_but_no_further_god() -> None:
    scenario = rich(Scenario(epoch=3)).gods("surparit", "gadicea").gods_stack("surparit", "vinthrad")
    play = gain(scenario.play(), "surparit")
    assert play.scores == [6, 0]
    assert play.player(0)["gods"] == {}
    assert play.table["gods_stack"][0] == "vinthrad"
    assert play.table["gods_box"] == {"surparit": 2}


@pytest.mark.rule("PA-GOD-04")
def test_surparit_from_loot_draws_a_further_god_but_not_two() -> None:
    play = loot_on_j7("god").gods_stack("surparit", "vinthrad", "gadicea").play().do(*TAKE_J7)
    assert play.scores == [2, 0]
    assert play.player(0)["gods"] == {"vinthrad": 1}
    again = loot_on_j7("god").gods_stack("surparit", "surparit", "gadicea").play().do(*TAKE_J7)
    assert again.scores == [2, 0]
    assert again.table["gods_stack"][0] == "gadicea"


@pytest.mark.rule("PA-GOD-05")
@pytest.mark.parametrize(
    ("pool", "taken", "left"), [([2, 6, 4, 4], [4, 6], [2, 4]), ([5], [5], []), ([], [], [])]
)
def test_plaesiris_by_the_gain_action_takes_the_two_highest_of_the_pool(
    pool: list[int], taken: list[int], left: list[int]
) -> None:
    play = rich(Scenario()).gods("plaesiris", "gadicea").pool(*pool).play()
    stack = play.table["half_stack"]
    gain(play, "plaesiris")
    assert play.player(0)["half_gods_seen"] == taken
    assert play.player(0)["half_gods_secret"] == []
    assert play.half_pool == left
    assert play.table["half_stack"] == stack, "there is no substitute for what the pool lacks"


@pytest.mark.rule("PA-GOD-05")
@pytest.mark.parametrize("way", ["loot", "bonus", "surparit", "gallia"])
def test_plaesiris_by_any_other_way_draws_two_from_the_stack(way: str) -> None:
    scenario = {
        "loot": lambda: loot_on_j7("god").gods_stack("plaesiris"),
        "bonus": lambda: bonus_for(0, "god").gods_stack("plaesiris"),
        "surparit": lambda: rich(Scenario()).gods("surparit", "gadicea").gods_stack("plaesiris"),
        "gallia": lambda: rich(gallia_asks("plaesiris")),
    }[way]()
    scenario.table["half_stack"] += spread(scenario.table["half_pool"])
    play = scenario.pool(6, 6).half_stack(3, 1, 2).play()
    if way == "loot":
        play.do(*TAKE_J7)
    elif way == "surparit":
        gain(play, "surparit")
    elif way == "gallia":
        play.do("choose 2").do(play.legal[0])
    assert play.player(0)["half_gods_secret"] == [1, 3]
    assert play.half_pool == [6, 6]
    assert play.table["half_stack"][0] == 2


@pytest.mark.rule("PA-GOD-06")
def test_taksator_takes_the_top_special_money_card() -> None:
    play = gain(rich(Scenario()).gods("taksator", "gadicea").special(5, 2).play(), "taksator")
    assert play.hand(0)["money_5"] == 1
    assert play.table["special"] == [2]


@pytest.mark.rule("PA-GOD-06")
def test_taksator_gives_nothing_when_the_stack_is_empty() -> None:
    play = gain(rich(Scenario()).gods("taksator", "gadicea").special().play(), "taksator")
    assert not [kind for kind in play.hand(0) if kind.startswith("money")]
    assert "no-special" in told_ids(play)


# -- Depraccus -----------------------------------------------------------------------------------------


@pytest.mark.rule("PA-GOD-07")
@pytest.mark.parametrize("copies", [1, 2, 3])
def test_depraccus_draws_two_cards_per_copy_in_each_preparation(copies: int) -> None:
    scenario = Scenario(3).owns(1, "depraccus", copies)
    play = epoch_ends(scenario.pile(*["dancers", "temples"] * 3), active=0)
    assert [play.hand_size(seat) for seat in range(3)] == [0, 2 * copies, 0]
    assert play.hand(1) == {"dancers": copies, "temples": copies}, "from the top of the pile"
    again = epoch_ends(Scenario(3, epoch=5).owns(1, "depraccus", copies), active=0)
    assert again.hand_size(1) == 2 * copies


@pytest.mark.rule("PA-GOD-07")
def test_depraccus_draws_after_the_trait_and_the_temple_piece() -> None:
    scenario = Scenario().next_nation("gallia").prepare_epoch().owns(1, "depraccus").display(*["priests"] * 4)
    play = scenario.play().do("choose 1")
    assert play.hand_size(1) == 0
    play.do("choose 1")
    assert doings(play) == [(0, "drew"), (1, "drew"), (NOBODY, "temple"), (1, "drew")]
    assert play.hand_size(1) == 4


@pytest.mark.rule("PA-GOD-07")
@pytest.mark.parametrize("way", [by_action, by_loot, by_surparit])
def test_depraccus_gained_in_the_turn_phase_waits_for_the_next_epoch(way: Way) -> None:
    play = way("depraccus", 1)
    assert play.player(0)["gods"] == {"depraccus": 1}
    assert (0, "drew") not in doings(play)


@pytest.mark.rule("PA-GOD-07")
def test_depraccus_gained_through_gallia_works_in_the_same_epoch() -> None:
    play = by_gallia("depraccus")
    assert (play.asked, play.to_move) == ("action", 0)
    assert play.hand_size(0) == 20 - 2 + 2, "two cards paid, two drawn after the temple piece was placed"


# -- Vinthrad, Stonkus, Gadicea --------------------------------------------------------------------------


@pytest.mark.rule("PA-GOD-08")
@pytest.mark.parametrize("copies", [1, 2, 4])
def test_each_vinthrad_gives_a_step_in_every_own_movement(copies: int) -> None:
    play = Scenario().owns(0, "vinthrad", copies).hand(0, movement=1).play()
    assert budget(Play(play.game, play.state.copy()).do("move", "cards 1")) == 3 + copies
    play.do("move", "cards 0")
    assert budget(play) == 1 + copies
    draw_three(play.do("foot i4", "stop")).do("move", "cards 0")
    assert budget(play) == 1 + copies


@pytest.mark.rule("PA-GOD-08")
def test_vinthrad_lets_its_owner_follow_without_cards() -> None:
    play = Scenario(3).owns(1, "vinthrad", 2).play().do("move", "cards 0")
    assert budget(play) == 1, "it is no help to others"
    play.do("foot i4", "stop")
    assert (play.asked, play.to_move) == ("follow", 1)
    assert budget(play.do("follow", "cards 0")) == 2
    play.do("foot j6", "foot j7", "stop")
    assert play.hand_size(2) == 1, "without Vinthrad and cards seat 2 must draw"


@pytest.mark.rule("PA-GOD-08")
def test_vinthrad_is_no_money() -> None:
    assert "buy" not in Scenario().owns(0, "vinthrad", 4).play().legal
    play = Scenario().owns(0, "vinthrad", 4).hand(0, money_1=1).play().do("buy", "coin 1", "paid")
    assert budget(play) == 1


@pytest.mark.rule("PA-GOD-09")
@pytest.mark.parametrize(("ones", "twos"), [(1, 0), (0, 1), (2, 0), (1, 1), (2, 2)])
def test_stonkus_gives_the_money_it_shows_in_each_buying(ones: int, twos: int) -> None:
    play = Scenario().owns(0, "stonkus_1", ones).owns(0, "stonkus_2", twos).play()
    for _ in range(2):
        play.do("buy", "paid")
        assert budget(play) == ones + 2 * twos
        draw_three(play.do("buy foot", "stop"))


@pytest.mark.rule("PA-GOD-09")
def test_stonkus_is_not_for_cartago() -> None:
    scenario = Scenario(nation="cartago").owns(0, "stonkus_2", 2).hand(0, money_1=1)
    scenario.table["temple"] = None
    play = scenario.agenda(*[{"do": frame, "seat": 0} for frame in ("trait", "temple", "turn")]).play()
    assert (play.asked, budget(play)) == ("buy", 2)
    assert "tile dancers 2" not in play.legal, "3 money would be needed"


@pytest.mark.rule("PA-GOD-09")
def test_stonkus_is_not_for_movement() -> None:
    play = Scenario().owns(0, "stonkus_2", 2).play().do("move", "cards 0")
    assert budget(play) == 1
    follower = Scenario().owns(1, "stonkus_2").play().do("move", "cards 0", "foot i4", "stop")
    assert follower.asked == "action", "it gives no step to follow with"
    assert follower.hand_size(1) == 1


@pytest.mark.rule("PA-GOD-10")
@pytest.mark.parametrize("copies", [1, 2, 3])
def test_each_gadicea_allows_one_more_card_in_the_draw_cards_action(copies: int) -> None:
    play = Scenario().owns(0, "gadicea", copies).play().do("draw", "pile", "pile", "pile")
    for more in range(copies):
        assert (play.asked, play.to_move, play.hand_size(0)) == ("draw", 0, 3 + more)
        play.do("pile")
    assert (play.asked, play.to_move, play.hand_size(0)) == ("action", 1, 3 + copies)


@pytest.mark.rule("PA-GOD-10")
def test_gadicea_works_nowhere_else() -> None:
    loot = loot_on_j7("draw_3").owns(0, "gadicea").owns(1, "gadicea").play().do(*TAKE_J7)
    assert [loot.hand_size(seat) for seat in (0, 1)] == [3, 1], "a Draw tile, and not following"
    assert loot.asked == "action"
    scenario = Scenario(nation="persia").next_nation("roma").prepare_epoch().owns(0, "gadicea")
    roma = scenario.owns(0, "depraccus").play()
    assert [roma.hand_size(seat) for seat in (0, 1)] == [4, 2], "a trait and Depraccus"


# -- Traitera --------------------------------------------------------------------------------------------


@pytest.mark.rule("PA-GOD-11")
def test_traitera_is_offered_when_the_action_is_finished_and_not_before() -> None:
    play = Scenario().owns(0, "traitera").hand(1, movement=1).play()
    assert "use" not in play.legal
    assert play.why_not("action:extra") == ("PA-GOD-11", "pantheon-reason-no-extra-action")
    play.do("move", "cards 0", "foot i4", "stop")
    assert (play.asked, play.to_move) == ("follow", 1), "followers belong to the action"
    play.do("draw instead")
    assert (play.asked, play.to_move) == ("traitera", 0)
    assert play.legal == ["use", "decline"]


@pytest.mark.rule("PA-GOD-11")
def test_traitera_may_be_declined_and_kept() -> None:
    play = draw_three(Scenario().owns(0, "traitera").play()).do("decline")
    assert (play.asked, play.to_move) == ("action", 1)
    assert play.player(0)["gods"] == {"traitera": 1}
    draw_three(draw_three(play))
    assert play.asked == "traitera"


@pytest.mark.rule("PA-GOD-11")
def test_traitera_is_for_the_own_turn_only() -> None:
    play = Scenario().owns(1, "traitera").owns_loot(1, "step").play()
    play.do("move", "cards 0", "foot i4", "stop", "follow", "cards 0", "foot j6", "stop")
    assert (play.asked, play.to_move) == ("action", 1), "seat 1 followed, and now takes its turn"


@pytest.mark.rule("PA-GOD-11")
def test_the_extra_action_may_be_of_any_type_and_comes_at_once() -> None:
    scenario = rich(Scenario()).owns(0, "traitera").hand(0, money_1=1).gods("vinthrad", "gadicea")
    play = draw_three(scenario.play()).do("use")
    assert (play.asked, play.to_move) == ("action", 0)
    assert play.legal == ["move", "buy", "gain 1 vinthrad", "gain 2 gadicea", "draw"]


@pytest.mark.rule("PA-GOD-11")
def test_several_traitera_follow_one_another() -> None:
    play = Scenario().owns(0, "traitera", 2).play()
    draw_three(draw_three(play).do("use"))
    assert play.asked == "traitera"
    draw_three(play.do("use"))
    assert (play.asked, play.to_move) == ("action", 1)
    assert play.hand_size(0) == 9
    assert play.table["gods_gone"] == {"traitera": 2}


@pytest.mark.rule("PA-GOD-11")
def test_a_traitera_gained_in_this_turn_cannot_be_used_in_it() -> None:
    play = gain(rich(Scenario()).gods("traitera", "gadicea").play(), "traitera")
    assert (play.asked, play.to_move) == ("action", 1)
    draw_three(draw_three(play))
    assert (play.asked, play.to_move) == ("traitera", 0), "from the next turn on it can"


@pytest.mark.rule("PA-GOD-11")
def test_of_two_traitera_only_the_old_one_counts() -> None:
    play = rich(Scenario()).owns(0, "traitera").owns(1, "traitera").gods("traitera", "gadicea").play()
    assert [player["extra_actions"] for player in play.view(0)["players"]] == [1, 0], "in the own turn only"
    gain(play, "traitera")
    assert play.view(1)["players"][0]["extra_actions"] == 1
    draw_three(play.do("use"))
    assert (play.asked, play.to_move) == ("action", 1)
    assert play.player(0)["gods"] == {"traitera": 1}


@pytest.mark.rule("PA-GOD-12")
def test_tiles_gained_or_bought_in_the_first_action_serve_in_the_second() -> None:
    play = gain(rich(Scenario()).owns(0, "traitera").gods("vinthrad", "gadicea").play(), "vinthrad")
    assert budget(play.do("use", "move", "cards 0")) == 2
    scenario = Scenario().owns(0, "traitera").hand(0, money_1=1, dancers=2).gods("taksator", "gadicea")
    bought = scenario.play().do("buy", "coin 1", "paid", "tile temples 1", "stop", "use")
    assert bought.do("gain 1 taksator").legal == ["sacrifice 2:dancers 1:temples+tile"]


@pytest.mark.rule("PA-GOD-12")
def test_tiles_used_in_the_first_action_work_again_in_full() -> None:
    scenario = Scenario().owns(0, "traitera").owns(0, "gaiviles").owns(0, "vinthrad").owns_loot(0, "step")
    play = scenario.feet(1, "i4", "j6").play()
    for landing in ("i3", "j7"):
        play.do("move", "cards 0")
        assert (budget(play), play.table["jumps_left"]) == (3, 1)
        play.do(f"foot {landing}", "stop")
        if landing == "i3":
            play.do("use")
    drawing = Scenario().owns(0, "traitera").owns(0, "gadicea").play()
    drawing.do("draw", *["pile"] * 4, "use", "draw", *["pile"] * 4)
    assert drawing.hand_size(0) == 8


@pytest.mark.rule("PA-GOD-12")
def test_an_extra_movement_has_the_big_foot_and_all_others_follow_again() -> None:
    scenario = Scenario(3).owns(0, "traitera").hand(2, movement=2).display(*["priests"] * 4)
    play = scenario.pile("dancers", "temples").play()
    play.do("move", "cards 0", "foot i4", "stop", "follow", "cards 1", "foot j6", "stop")
    assert [play.hand_size(seat) for seat in (1, 2)] == [1, 1]
    play.do("use", "move", "cards 0")
    assert budget(play) == 1
    assert play.view(1)["epoch"]["big_foot"] == 0
    play.do("foot i6", "stop")
    assert (play.asked, play.to_move) == ("follow", 2)
    assert play.hand_size(1) == 2
    play.do("follow", "cards 1", "foot j7", "stop")
    assert (play.asked, play.to_move) == ("action", 1)


@pytest.mark.rule("PA-GOD-13", "PA-GOD-14")
def test_a_used_traitera_does_not_come_back_when_the_stack_is_renewed() -> None:
    scenario = loot_on_j7("god").owns(0, "traitera")
    scenario.table["gods_box"]["taksator"] = 1
    scenario.table["gods_stack"].remove("taksator")
    play = draw_three(scenario.gods_stack_gone().play()).do("use", *TAKE_J7)
    assert play.table["gods_gone"]["traitera"] == 4
    assert play.table["gods_stack"] == []
    assert play.table["gods_box"] == {"taksator": 1}, "the one god of the box was drawn and acted"


# -- an empty stack ----------------------------------------------------------------------------------------


def boxed(scenario: Scenario, *gods: str) -> Scenario:
    """The gods stack is empty and these tiles are in the box; all others are out of the game."""
    for god in gods:
        scenario.table["gods_stack"].remove(god)
    scenario.gods_stack_gone()
    for god in gods:
        scenario.table["gods_box"][god] = scenario.table["gods_box"].get(god, 0) + 1
    return scenario


@pytest.mark.rule("PA-GOD-14")
def test_an_empty_gods_stack_is_renewed_from_the_box() -> None:
    play = boxed(loot_on_j7("god"), "vinthrad", "gaiviles", "stonkus_2").play().do(*TAKE_J7)
    left = play.table["gods_stack"]
    assert len(left) == 2
    assert sorted([*left, *play.player(0)["gods"]]) == ["gaiviles", "stonkus_2", "vinthrad"]
    assert play.table["gods_box"] == {}


@pytest.mark.rule("PA-GOD-14")
def test_the_renewed_gods_stack_is_shuffled() -> None:
    drawn = set()
    for seed in range(12):
        play = reseed(boxed(loot_on_j7("god"), "vinthrad", "gaiviles", "stonkus_2"), seed).play().do(*TAKE_J7)
        drawn |= {*play.player(0)["gods"]}
    assert drawn == {"gaiviles", "stonkus_2", "vinthrad"}


@pytest.mark.rule("PA-GOD-14")
def test_with_an_empty_box_too_no_tile_is_drawn() -> None:
    play = boxed(loot_on_j7("god")).play().do(*TAKE_J7)
    assert play.scores == [0, 0]
    assert play.player(0)["gods"] == {}
    assert (play.asked, play.to_move) == ("action", 1)


@pytest.mark.rule("PA-GOD-14")
def test_surparit_does_not_draw_itself() -> None:
    play = gain(boxed(rich(Scenario()).gods("surparit", "gadicea")).play(), "surparit")
    assert play.scores == [1, 0]
    assert play.table["gods_stack"] == []
    assert play.table["gods_box"] == {"surparit": 1}
    one = gain(boxed(rich(Scenario()).gods("surparit", "gadicea"), "vinthrad").play(), "surparit")
    assert one.player(0)["gods"] == {"vinthrad": 1}
    assert one.table["gods_box"] == {"surparit": 1}


# -- Pietalte ----------------------------------------------------------------------------------------------


@pytest.mark.rule("PA-GOD-15")
def test_pietalte_is_paid_with_cards_of_three_kinds() -> None:
    scenario = Scenario().hand(0, dancers=3, priests=2, temples=1).gods("pietalte", "gadicea")
    play = scenario.play().do("gain 1 pietalte")
    assert play.legal == ["sacrifice 3:dancers 2:priests 1:temples"]
    play.do(*play.legal)
    assert play.table["discard"] == {"dancers": 3, "priests": 2, "temples": 1}
    assert play.player(0)["gods"] == {"pietalte": 1}


@pytest.mark.rule("PA-GOD-15")
def test_sacrifice_tiles_do_not_help_with_pietalte() -> None:
    levels = {"dancers": 4, "priests": 4, "temples": 4, "offerings": 4}
    play = Scenario().levels(0, **levels).hand(0, dancers=3, priests=2).gods("pietalte").play()
    assert "gain 1 pietalte" not in play.legal
    assert play.why_not("god:1") == ("PA-GOD-15", "pantheon-reason-cards-short")
    payable = Scenario().levels(0, **levels).hand(0, dancers=3, priests=2, temples=1)
    paying = payable.gods("pietalte", "gadicea").play().do("gain 1 pietalte")
    assert paying.legal == ["sacrifice 3:dancers 2:priests 1:temples"]


@pytest.mark.rule("PA-GOD-15")
@pytest.mark.parametrize(("way", "paid"), [(by_loot, 0), (by_bonus, 0), (by_surparit, 4 + 2)])
def test_pietalte_comes_free_where_no_sacrifice_is_paid(way: Way, paid: int) -> None:
    """With Surparit only her own 4 and 2 are paid."""
    play = way("pietalte", 1)
    assert play.player(0)["gods"] == {"pietalte": 1}
    discard = play.table["discard"]
    assert sum(n for kind, n in discard.items() if kind != "movement") == paid


@pytest.mark.rule("PA-GOD-15")
@pytest.mark.parametrize("epoch", [3, 6])
def test_pietalte_gives_points_in_each_scoring(epoch: int) -> None:
    play = epoch_ends(Scenario(epoch=epoch).owns(0, "pietalte").levels(0, priests=3), active=1)
    assert play.player(0)["points"] == {"pietalte": 3}
