"""The Buying action (PA-BUY)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.games.pantheon.common import PROPERTY, budget, draw_three
from tests.games.pantheon.scenario import SACRIFICES, Play, Scenario

PRICE = {0: 0, 1: 1, 2: 3, 3: 6, 4: 10}
LEVELS = (1, 2, 3, 4)


def shopping(scenario: Scenario, *coins: int) -> Play:
    """Seat 0 has played these money cards and goes shopping."""
    return scenario.play().do("buy", *[f"coin {value}" for value in coins], "paid")


def shopping_with(total: int, scenario: Scenario | None = None) -> Play:
    """Seat 0 goes shopping with so many cards of value 1."""
    return shopping((scenario or Scenario()).hand(0, money_1=total), *[1] * total)


def tiles_for_sale(play: Play) -> set[tuple[str, int]]:
    offers = [move.split() for move in play.legal if move.startswith("tile ")]
    return {(kind, int(level)) for _, kind, level in offers}


# -- the money ---------------------------------------------------------------------------------------


@pytest.mark.rule("PA-BUY-01")
def test_money_cards_are_worth_their_face_value() -> None:
    scenario = Scenario().hand(0, money_1=2, money_2=1, money_3=1, money_4=1, money_5=1)
    play = scenario.play().do("buy")
    for value, total in ((5, 5), (3, 8), (1, 9), (4, 13), (2, 15), (1, 16)):
        play.do(f"coin {value}")
        assert budget(play) == total
    assert play.legal == ["paid"]


@pytest.mark.rule("PA-BUY-01")
def test_only_money_cards_can_be_played_and_as_many_as_one_likes() -> None:
    play = Scenario().hand(0, money_1=2, money_3=1, dancers=2, movement=1).play().do("buy")
    assert play.legal == ["coin 1", "coin 3"], "without Stonkus a card must be played first"
    play.do("coin 1")
    assert play.legal == ["coin 1", "coin 3", "paid"]
    play.do("paid")
    assert play.hand(0) == {"money_1": 1, "money_3": 1, "dancers": 2, "movement": 1}
    assert budget(play) == 1


@pytest.mark.rule("PA-BUY-01")
@pytest.mark.parametrize(("coins", "total"), [([], 3), ([1], 4), ([1, 2], 6)])
def test_stonkus_adds_its_money_with_or_without_cards(coins: list[int], total: int) -> None:
    scenario = Scenario().owns(0, "stonkus_1").owns(0, "stonkus_2").hand(0, money_1=1, money_2=1)
    assert budget(shopping(scenario, *coins)) == total


@pytest.mark.rule("PA-BUY-01")
def test_without_money_and_stonkus_nobody_can_buy() -> None:
    play = Scenario().owns(1, "stonkus_2").hand(0, dancers=3).play()
    assert "buy" not in play.legal
    assert play.why_not("action:buy") == ("PA-TURN-03", "pantheon-reason-money-short")


@pytest.mark.rule("PA-BUY-02")
def test_purchases_of_any_kind_in_any_order_and_repeated() -> None:
    play = shopping_with(9, Scenario().feet(0, "i4"))
    play.do("buy foot", "tile dancers 1", "buy foot", "column h5", "tile temples 1", "buy column", "foot i6")
    play.do("tile dancers 2")
    assert budget(play) == 0
    assert play.legal == ["stop"]


@pytest.mark.rule("PA-BUY-02")
def test_at_least_one_purchase_is_made() -> None:
    play = shopping_with(2)
    assert "stop" not in play.legal
    assert play.why_not("stop") == ("PA-TURN-03", "pantheon-reason-nothing-done")
    assert "stop" in play.do("buy foot").legal


@pytest.mark.rule("PA-BUY-02")
@PROPERTY
@given(
    money=st.fixed_dictionaries({f"money_{v}": st.integers(0, n) for v, n in ((1, 8), (2, 2), (5, 1))}),
    stonkus=st.integers(0, 2),
    levels=st.fixed_dictionaries({kind: st.integers(0, 4) for kind in SACRIFICES}),
    feet=st.integers(0, 11),
    seed=st.integers(0, 999),
)
def test_what_is_for_sale_is_what_the_rest_of_the_sum_can_pay(
    money: dict[str, int], stonkus: int, levels: dict[str, int], feet: int, seed: int
) -> None:
    """A shopper who buys at random, to the last coin; prices are reckoned here, from the rules."""
    left = stonkus + sum(int(kind[6:]) * n for kind, n in money.items())
    assume(left > 0)
    scenario = Scenario().hand(0, **money).levels(0, **levels).owns(0, "stonkus_1", stonkus)
    scenario.feet(0, "i4").reserve(0, feet=feet).columns(1, "h5")
    play = shopping(scenario, *[int(kind[6:]) for kind, n in money.items() for _ in range(n)])
    rng = Random(seed)
    while True:
        offers, player = play.legal, play.player(0)
        assert budget(play) == left
        tiles = {move for move in offers if move.startswith("tile")}
        assert tiles == {
            f"tile {kind} {level}"
            for kind in SACRIFICES
            for level in LEVELS
            if levels[kind] < level and PRICE[level] - PRICE[levels[kind]] <= left
        }
        assert ("buy foot" in offers) == (left >= 1 and player["feet_bank"] > 0)
        assert ("buy column" in offers) == (left >= 1 and player["columns_bank"] > 0)
        may_have_h5 = player["columns_home"] > 0 and 0 not in play.board["h5"]["columns"]
        assert ("column h5" in offers) == (left >= 2 and may_have_h5), "another player's column is there"
        purchases = [move for move in offers if move != "stop"]
        if not purchases:
            break
        move = rng.choice(purchases)
        if move in tiles:
            _, kind, level = move.split()
            left -= PRICE[int(level)] - PRICE[levels[kind]]
            levels[kind] = int(level)
        else:
            left -= 2 if move == "column h5" else 1
        play.do(move)


@pytest.mark.rule("PA-BUY-03")
def test_more_may_be_played_than_is_needed_and_the_rest_is_lost() -> None:
    play = shopping(Scenario().hand(0, money_5=1, money_4=1), 5, 4).do("tile dancers 1", "stop")
    assert play.hand(0) == {}
    assert budget(play) == 0
    assert play.table["discard"] == {"money_4": 1, "money_5": 1}
    draw_three(play)
    assert "buy" not in play.legal, "nothing was kept for the next turn"


@pytest.mark.rule("PA-BUY-03")
def test_there_is_no_change_into_the_next_buying() -> None:
    play = shopping(Scenario().hand(0, money_5=1, money_1=1), 5).do("buy foot", "stop")
    draw_three(play).do("buy", "coin 1", "paid")
    assert budget(play) == 1


# -- sacrifice tiles ---------------------------------------------------------------------------------


@pytest.mark.rule("PA-BUY-04")
@pytest.mark.parametrize("total", range(1, 11))
def test_a_new_tile_can_be_bought_at_any_level_for_its_price(total: int) -> None:
    play = shopping_with(total)
    affordable = {level for level in LEVELS if PRICE[level] <= total}
    assert tiles_for_sale(play) == {(kind, level) for kind in SACRIFICES for level in affordable}
    top = max(affordable)
    play.do(f"tile priests {top}")
    assert budget(play) == total - PRICE[top]
    assert play.player(0)["sacrifices"] == {"priests": top}


@pytest.mark.rule("PA-BUY-04")
def test_a_tile_that_is_too_dear_is_refused_with_the_rule() -> None:
    """All tiles but dancers are at the top, so only dancers is short of money."""
    play = shopping_with(3, Scenario().levels(0, dancers=3))
    assert ("dancers", 4) not in tiles_for_sale(play)
    assert play.why_not("sacrifice:dancers") == ("PA-BUY-04", "pantheon-reason-money-short")


@pytest.mark.rule("PA-BUY-04")
def test_nobody_has_two_tiles_of_a_kind() -> None:
    play = shopping_with(12).do("tile dancers 2")
    assert ("dancers", 1) not in tiles_for_sale(play)
    assert ("dancers", 2) not in tiles_for_sale(play)
    play.do("tile dancers 3")
    assert play.player(0)["sacrifices"] == {"dancers": 3}, "the one tile was raised"


@pytest.mark.rule("PA-BUY-05")
@pytest.mark.parametrize(("owned", "wanted"), [(a, b) for a in LEVELS for b in LEVELS if a < b])
def test_an_upgrade_to_any_higher_level_costs_the_difference(owned: int, wanted: int) -> None:
    difference = PRICE[wanted] - PRICE[owned]
    play = shopping_with(difference, Scenario().levels(0, temples=owned)).do(f"tile temples {wanted}")
    assert budget(play) == 0
    assert play.player(0)["sacrifices"] == {"temples": wanted}
    short = shopping_with(difference - 1, Scenario().levels(0, temples=owned))
    assert ("temples", wanted) not in tiles_for_sale(short)


@pytest.mark.rule("PA-BUY-05")
def test_several_upgrades_of_one_or_more_tiles_in_one_action() -> None:
    play = shopping_with(10, Scenario().levels(0, dancers=1, priests=2))
    play.do("tile dancers 2", "tile priests 3", "tile dancers 3")
    assert budget(play) == 10 - 2 - 3 - 3
    assert play.player(0)["sacrifices"] == {"dancers": 3, "priests": 3}


@pytest.mark.rule("PA-BUY-05")
def test_a_tile_at_the_top_cannot_be_raised() -> None:
    play = shopping_with(12, Scenario().levels(0, dancers=4))
    assert not [level for kind, level in tiles_for_sale(play) if kind == "dancers"]
    assert play.why_not("sacrifice:dancers") == ("PA-BUY-05", "pantheon-reason-top-level")


@pytest.mark.rule("PA-BUY-06")
@pytest.mark.parametrize("level", LEVELS)
def test_no_move_lowers_or_sells_a_sacrifice_tile(level: int) -> None:
    play = shopping_with(1, Scenario().levels(0, **dict.fromkeys(SACRIFICES, level)))
    for move in play.legal:
        twin = Play(play.game, play.state.copy()).do(move)
        after = twin.player(0)["sacrifices"]
        assert all(after.get(kind, 0) >= level for kind in SACRIFICES), move
        assert budget(twin) < budget(play), f"{move} brings money"
        assert twin.hand(0) == play.hand(0)


@pytest.mark.rule("PA-BUY-07")
@pytest.mark.parametrize("level", LEVELS)
def test_tiles_of_the_others_leave_enough_for_everybody(level: int) -> None:
    scenario = Scenario(4)
    for seat in (1, 2, 3):
        scenario.levels(seat, **dict.fromkeys(SACRIFICES, level))
    play = shopping_with(10, scenario)
    assert tiles_for_sale(play) == {(kind, level) for kind in SACRIFICES for level in LEVELS}


@pytest.mark.rule("PA-BUY-07")
def test_all_four_players_can_have_every_kind_at_the_same_level() -> None:
    scenario = Scenario(4).levels(0, offerings=3, priests=3, dancers=3)
    for seat in (1, 2, 3):
        scenario.levels(seat, **dict.fromkeys(SACRIFICES, 3))
    play = shopping_with(6, scenario).do("tile temples 3")
    assert [play.player(seat)["sacrifices"] for seat in range(4)] == [dict.fromkeys(SACRIFICES, 3)] * 4


# -- pieces ------------------------------------------------------------------------------------------


@pytest.mark.rule("PA-BUY-08")
def test_a_piece_costs_1_and_comes_from_the_general_reserve() -> None:
    play = shopping_with(3).do("buy foot", "buy column", "buy foot")
    player = play.player(0)
    assert (player["feet_home"], player["feet_bank"]) == (6, 6)
    assert (player["columns_home"], player["columns_bank"]) == (4, 8)
    assert budget(play) == 0
    assert play.player(1)["feet_bank"] == 8


@pytest.mark.rule("PA-BUY-08")
@pytest.mark.parametrize(
    ("piece", "other", "bank"), [("foot", "column", "feet"), ("column", "foot", "columns")]
)
def test_a_piece_that_is_not_left_cannot_be_bought(piece: str, other: str, bank: str) -> None:
    play = shopping_with(3, Scenario().reserve(0, **{bank: 11})).do(f"buy {piece}")
    assert f"buy {piece}" not in play.legal
    assert f"buy {other}" in play.legal
    assert play.why_not(f"bank:{bank}") == ("PA-BUY-08", "pantheon-reason-bank-empty")


@pytest.mark.rule("PA-BUY-09")
def test_pieces_of_the_personal_reserve_can_be_placed_for_1() -> None:
    play = shopping_with(2).do("foot i4", "column h5")
    assert budget(play) == 0
    assert play.board == {"i4": {"feet": [0]}, "h5": {"columns": [0]}}
    assert (play.player(0)["feet_home"], play.player(0)["columns_home"]) == (3, 2)


@pytest.mark.rule("PA-BUY-09")
def test_an_occupied_hex_costs_2() -> None:
    play = shopping_with(3, Scenario().feet(1, "i4")).do("foot i4")
    assert budget(play) == 1
    poor = shopping_with(1, Scenario().feet(1, "i4"))
    assert "foot i4" not in poor.legal
    assert poor.why_not("hex:i4") == ("PA-BUY-09", "pantheon-reason-money-short")


@pytest.mark.rule("PA-BUY-09")
def test_a_piece_just_bought_may_be_placed() -> None:
    play = shopping_with(4, Scenario().reserve(0, feet=0, columns=0))
    assert "foot i4" not in play.legal
    assert play.why_not("hex:i4") == ("PA-PLACE-01", "pantheon-reason-no-foot")
    play.do("buy foot", "foot i4")
    assert "column h5" not in play.legal
    play.do("buy column", "column h5")
    assert budget(play) == 0


@pytest.mark.rule("PA-BUY-09")
def test_placing_with_money_keeps_the_rules_of_placing() -> None:
    play = shopping_with(6, Scenario(3).feet(1, "j6").feet(2, "j6"))
    assert "foot j6" not in play.legal
    assert play.why_not("hex:j6") == ("PA-PLACE-04", "pantheon-reason-full")
    assert play.why_not("hex:g4") == ("PA-PLACE-07", "pantheon-reason-not-connected")
    assert play.why_not("hex:h5") == ("PA-PLACE-08", "pantheon-reason-no-foot-beside")
    assert play.why_not("hex:i5") == ("PA-PLACE-02", "pantheon-reason-temple")


@pytest.mark.rule("PA-BUY-10")
def test_buying_has_no_big_foot_no_steps_and_no_vinthrad() -> None:
    scenario = Scenario().owns(0, "vinthrad", 2).owns_loot(0, "step", 2)
    assert "buy" not in scenario.play().legal
    play = shopping_with(1, scenario)
    assert budget(play) == 1
    assert play.view(1)["epoch"]["big_foot"] is None
    assert play.do("foot i4").legal == ["stop"]


@pytest.mark.rule("PA-BUY-10")
def test_there_is_no_jump_in_buying() -> None:
    scenario = Scenario().owns(0, "gaiviles").feet(1, "i4")
    moving = scenario.play().do("move", "cards 0")
    assert "foot i3" in moving.legal, "in a movement i3 is reached over i4"
    play = shopping_with(5, scenario)
    assert "foot i3" not in play.legal
    assert play.why_not("hex:i3") == ("PA-JUMP-07", "pantheon-reason-no-jump-in-buying")


@pytest.mark.rule("PA-BUY-10")
def test_nobody_follows_a_buying() -> None:
    play = shopping_with(1, Scenario(3).hand(1, movement=2).owns_loot(2, "step")).do("foot i4", "stop")
    assert (play.asked, play.to_move) == ("action", 1)
    assert play.hand(1) == {"movement": 2}
    assert play.hand(2) == {}


@pytest.mark.rule("PA-BUY-11")
def test_loot_acts_after_the_money_cards_were_discarded() -> None:
    """The pile has two cards; the third one drawn is the money card that was just played."""
    scenario = Scenario().feet(0, "j6").loot(j7="draw_3", l4="step").hand(0, money_1=1)
    play = shopping(scenario.exact_pile("dancers", "priests", rest_to=1), 1).do("foot j7")
    assert play.hand(0) == {}
    play.do("stop")
    assert play.hand(0) == {"dancers": 1, "priests": 1, "money_1": 1}


@pytest.mark.rule("PA-BUY-11")
@pytest.mark.parametrize("tile", ["money", "reserve_feet", "step"])
def test_what_loot_yields_cannot_be_used_in_the_same_buying(tile: str) -> None:
    scenario = Scenario().feet(0, "j6").loot(j7=tile, l4="step").reserve(0, feet=1)
    play = shopping_with(3, scenario).do("foot j7")
    assert budget(play) == 2
    assert not [move for move in play.legal if move.startswith(("coin", "foot"))], "no new money, no new feet"
    play.do("stop")
    assert (play.asked, play.to_move) == ("action", 1)


@pytest.mark.rule("PA-BUY-12")
def test_all_played_money_goes_to_the_common_discard_pile() -> None:
    play = shopping(Scenario().hand(0, money_1=2, money_2=1, money_5=1), 1, 5, 2).do("buy foot")
    assert play.table["discard"] == {}
    assert play.table["on_table"] == {"money_1": 1, "money_2": 1, "money_5": 1}
    play.do("stop")
    assert play.table["discard"] == {"money_1": 1, "money_2": 1, "money_5": 1}
    assert play.table["special"] == [2, 3, 3, 4, 4], "special cards do not return to their stack"
    assert play.hand(0) == {"money_1": 1}


@pytest.mark.rule("PA-BUY-12")
def test_played_special_money_is_then_an_ordinary_card_of_the_deck() -> None:
    """Seat 1 draws it from the pile that is made of the discard pile."""
    scenario = Scenario().hand(0, money_4=1).display("dancers", "dancers", "dancers", "dancers")
    play = shopping(scenario.exact_pile(rest_to=1), 4).do("buy foot", "stop")
    before = play.hand(1).get("money_4", 0)
    play.do("draw", "pile")
    assert play.hand(1)["money_4"] == before + 1
