"""The traits of the eight nations (PA-NAT)."""

from __future__ import annotations

import pytest

from tests.games.pantheon.scenario import Play, Scenario
from tests.games.pantheon.starting_points import upcoming

LAID_OUT = ("depraccus", "depraccus", "depraccus")
"""Gods that two players find on the board."""
OPEN_CARDS = ("temples", "temples", "temples", "temples")


def gallia(*stack: str, epoch: int = 2, start_player: int = 0) -> Scenario:
    """Two players before Gallia; these gods will be on top of the stack when the trait begins."""
    scenario = upcoming("gallia", epoch=epoch, start_player=start_player)
    return scenario.display(*OPEN_CARDS).gods_stack(*stack).gods_stack(*LAID_OUT)


def underway(play: Play) -> tuple[int, int, bool]:
    """Of a purchase: money left, jumps left, has anything been bought?"""
    table = play.table
    return table["budget"], table["jumps_left"], table["busy"]


# -- in general ------------------------------------------------------------------------------------


@pytest.mark.rule("PA-NAT-01")
@pytest.mark.parametrize(
    ("nation", "answer"),
    [
        ("gallia", "choose 1"),
        ("germania", "throw dancers"),
        ("graecia", "throw dancers"),
        ("aegyptus", "swap nothing"),
        ("iberia", "raise dancers"),
        ("cartago", "stop"),
    ],
)
def test_players_follow_each_other_from_the_start_player(nation: str, answer: str) -> None:
    scenario = upcoming(nation, 3, start_player=1)
    for seat in range(3):
        scenario.hand(seat, **{"dancers": 3, ["movement", "money_1", "priests"][seat]: 5})
    play = scenario.play()
    seats = []
    while play.asked != "action":
        seats.append(play.to_move)
        play.do(answer)
    assert list(dict.fromkeys(seats)) == [1, 2, 0]
    assert sorted(seats, key=[1, 2, 0].index) == seats


@pytest.mark.rule("PA-NAT-01")
@pytest.mark.parametrize("nation", ["roma", "germania", "graecia"])
def test_cards_of_a_trait_go_to_the_start_player_first(nation: str) -> None:
    scenario = upcoming(nation, start_player=1).display(*OPEN_CARDS).hand(0, money_1=5).hand(1, money_1=5)
    play = scenario.pile("dancers", "dancers", "priests", "priests").play()
    assert play.hand(1) == {"money_1": 5, "dancers": 2}
    assert play.hand(0) == {"money_1": 5, "priests": 2}


@pytest.mark.rule("PA-NAT-01")
def test_one_player_finishes_before_the_next_begins() -> None:
    """Seat 0 turns up a tile, pays it and gets its half gods before seat 1 is asked anything."""
    play = gallia("plaesiris").hand(0, priests=3).play()
    play.do("choose 2")
    assert (play.asked, play.to_move) == ("revealed", 0)
    play.do("sacrifice 3:priests")
    assert len(play.player(0)["half_gods_secret"]) == 2
    assert (play.asked, play.to_move) == ("choose", 1)


# -- Gallia ----------------------------------------------------------------------------------------


@pytest.mark.rule("PA-NAT-02")
def test_gallia_offers_two_cards_or_a_god_and_nothing_else() -> None:
    play = gallia().play()
    assert play.asked == "choose"
    assert play.legal == ["choose 1", "choose 2"]


@pytest.mark.rule("PA-NAT-02")
def test_gallia_gives_two_cards_from_the_pile() -> None:
    play = gallia("gadicea").pile("dancers", "priests", "offerings").play().do("choose 1")
    assert play.hand(0) == {"dancers": 1, "priests": 1}
    assert play.table["gods_stack"][0] == "gadicea"
    assert (play.asked, play.to_move) == ("choose", 1)


@pytest.mark.rule("PA-NAT-02")
def test_gallia_shows_the_tile_only_after_the_choice() -> None:
    play = gallia("gadicea").hand(0, priests=5).play()
    assert play.view(0)["gods"]["turned_up"] == []
    assert play.table["gods_stack"][0] == "gadicea"
    play.do("choose 2")
    for seat in range(2):
        assert [god["id"] for god in play.view(seat)["gods"]["turned_up"]] == ["gadicea"]
    assert "choose 1" not in play.legal


@pytest.mark.rule("PA-NAT-02")
def test_gallia_leaves_only_the_cards_if_no_tile_can_be_turned_up() -> None:
    scenario = upcoming("gallia").gods_stack_gone()
    assert scenario.play().legal == ["choose 1"]


@pytest.mark.rule("PA-NAT-02")
def test_gallia_can_turn_up_a_tile_that_comes_back_from_the_box() -> None:
    scenario = upcoming("gallia").gods_stack_gone().hand(0, priests=5)
    scenario.table["gods_gone"] |= {"gadicea": 3, "depraccus": 1}
    scenario.table.update(gods_stack=list(LAID_OUT), gods_box={"gadicea": 1})
    play = scenario.play()
    assert play.legal == ["choose 1", "choose 2"]
    play.do("choose 2")
    assert [god["id"] for god in play.view(0)["gods"]["turned_up"]] == ["gadicea"]


@pytest.mark.rule("PA-NAT-03")
def test_gallia_asks_for_the_top_number_alone() -> None:
    """Vinthrad costs 4 + 1 on the board; here 4 of one kind are enough, and no second kind may be paid."""
    play = gallia("vinthrad").hand(0, priests=4, dancers=4, temples=3, offerings=1).play().do("choose 2")
    assert set(play.legal) == {"sacrifice 4:priests", "sacrifice 4:dancers", "leave"}
    play.do("sacrifice 4:dancers")
    assert play.player(0)["gods"] == {"vinthrad": 1}
    assert play.hand(0) == {"priests": 4, "temples": 3, "offerings": 1}


@pytest.mark.rule("PA-NAT-03")
@pytest.mark.parametrize(
    ("payment", "left"),
    [
        ("sacrifice 4:priests+tile", {"priests": 3, "dancers": 4, "offerings": 3}),
        ("sacrifice 4:priests", {"priests": 1, "dancers": 4, "offerings": 3}),
        ("sacrifice 4:temples+tile", {"priests": 5, "dancers": 4, "offerings": 3}),
        ("sacrifice 4:dancers", {"priests": 5, "offerings": 3}),
    ],
)
def test_gallia_takes_cards_and_the_tile_of_that_kind(payment: str, left: dict[str, int]) -> None:
    scenario = gallia("vinthrad").hand(0, priests=5, dancers=4, offerings=3).levels(0, priests=2, temples=4)
    play = scenario.play().do("choose 2")
    assert payment in play.legal
    assert len(play.legal) == 5
    play.do(payment)
    assert play.hand(0) == left
    assert play.player(0)["sacrifices"] == {"priests": 2, "temples": 4}


@pytest.mark.rule("PA-NAT-03")
def test_gallia_does_not_let_two_kinds_share_the_number() -> None:
    scenario = gallia("gadicea").hand(0, priests=2, dancers=2).levels(0, priests=2, dancers=2)
    play = scenario.play().do("choose 2")
    assert (play.asked, play.to_move) == ("choose", 1)
    assert play.player(0)["gods"] == {}


@pytest.mark.rule("PA-NAT-04")
def test_a_tile_nobody_can_pay_goes_to_the_box_without_a_question() -> None:
    play = gallia("gadicea").hand(0, priests=4).play().do("choose 2")
    assert play.table["gods_box"] == {"gadicea": 1}
    assert play.hand(0) == {"priests": 4}
    assert (play.asked, play.to_move) == ("choose", 1)


@pytest.mark.rule("PA-NAT-04")
def test_a_tile_may_be_left_and_brings_no_cards_instead() -> None:
    play = gallia("gadicea").hand(0, priests=5).play().do("choose 2", "leave")
    assert play.table["gods_box"] == {"gadicea": 1}
    assert play.hand(0) == {"priests": 5}
    assert play.player(0)["gods"] == {}
    assert play.scores == [0, 0]
    assert (play.asked, play.to_move) == ("choose", 1)


@pytest.mark.rule("PA-NAT-05")
@pytest.mark.parametrize("epoch", [1, 4, 6])
def test_a_tile_gained_through_gallia_scores_the_epoch_and_works_at_once(epoch: int) -> None:
    play = gallia("taksator", epoch=epoch).hand(0, priests=2).play().do("choose 2", "sacrifice 2:priests")
    assert play.scores == [epoch, 0]
    assert play.hand(0) == {"money_2": 1}
    assert play.table["gods_box"] == {"taksator": 1}


@pytest.mark.rule("PA-NAT-05")
def test_pietalte_through_gallia_takes_three_cards_and_no_tile() -> None:
    scenario = gallia("pietalte").hand(0, priests=3, dancers=2).levels(0, priests=4, dancers=4, temples=4)
    play = scenario.play().do("choose 2")
    assert play.legal == ["sacrifice 3:priests", "leave"]
    play.do("sacrifice 3:priests")
    assert play.player(0)["gods"] == {"pietalte": 1}
    assert play.hand(0) == {"dancers": 2}


@pytest.mark.rule("PA-NAT-05")
def test_pietalte_through_gallia_cannot_be_paid_with_tiles_alone() -> None:
    scenario = gallia("pietalte").hand(0, priests=2).levels(0, priests=4, dancers=4, temples=4)
    play = scenario.play().do("choose 2")
    assert play.table["gods_box"] == {"pietalte": 1}


@pytest.mark.rule("PA-NAT-05")
def test_plaesiris_through_gallia_draws_from_the_stack_not_from_the_pool() -> None:
    scenario = (
        upcoming("gallia").gods_stack("plaesiris", "vinthrad", "vinthrad", "plaesiris").hand(0, dancers=3)
    )
    scenario.table.update(loot_box=scenario.table["bag"], bag={})
    play = scenario.half_stack(3, 3, 1, 2, 1).play()
    assert play.half_pool == [3, 3]
    play.do("choose 2", "sacrifice 3:dancers")
    assert play.half_pool == [3, 3]
    assert play.player(0)["half_gods_secret"] == [1, 2]
    assert play.table["half_stack"][0] == 1


@pytest.mark.rule("PA-NAT-06")
def test_a_tile_gained_through_gallia_does_not_come_from_the_board() -> None:
    """Even all tiles of the stack taken here bring the end of the epoch no nearer."""
    play = gallia("gadicea", "gadicea").hand(0, priests=5).hand(1, dancers=5).play()
    play.do("choose 2", "sacrifice 5:priests", "choose 2", "sacrifice 5:dancers")
    assert play.gods_open == list(LAID_OUT)
    assert play.view(0)["epoch"]["gods_left"] == 3
    assert not play.view(0)["epoch"]["ends_after_this_turn"]
    play.do("draw", "pile", "pile", "pile", "stop")
    assert (play.table["epoch"], play.to_move) == (2, 1)


# -- Germania and Graecia --------------------------------------------------------------------------


@pytest.mark.rule("PA-NAT-07")
@pytest.mark.parametrize("nation", ["germania", "graecia"])
def test_more_than_seven_cards_are_thrown_down_to_seven(nation: str) -> None:
    play = upcoming(nation).hand(0, dancers=4, priests=4, money_5=1).hand(1, temples=7).play()
    assert (play.asked, play.to_move) == ("discard", 0)
    assert set(play.legal) == {"throw dancers", "throw priests", "throw money_5"}
    play.do("throw dancers")
    assert (play.asked, play.to_move) == ("discard", 0)
    play.do("throw money_5")
    assert play.hand(0) == {"dancers": 3, "priests": 4}
    assert play.table["discard"] == {"dancers": 1, "money_5": 1}
    assert (play.asked, play.hand_size(1)) == ("action", 7)


@pytest.mark.rule("PA-NAT-07")
@pytest.mark.parametrize("nation", ["germania", "graecia"])
@pytest.mark.parametrize("held", [0, 3, 6])
def test_fewer_than_seven_cards_are_drawn_up_to_seven(nation: str, held: int) -> None:
    scenario = upcoming(nation).hand(0, dancers=held).hand(1, temples=7)
    play = scenario.pile(*["priests"] * (7 - held), "money_1").play()
    assert play.hand(0) == ({"dancers": held} if held else {}) | {"priests": 7 - held}
    assert play.asked == "action"


@pytest.mark.rule("PA-NAT-07")
@pytest.mark.parametrize("nation", ["germania", "graecia"])
def test_with_exactly_seven_cards_nothing_happens(nation: str) -> None:
    """Not even gaps of the display are filled, because nobody draws (PA-DRAW-09)."""
    scenario = upcoming(nation).hand(0, dancers=5, money_3=2).hand(1, temples=7)
    before = scenario.table["pile"].copy()
    play = scenario.play()
    assert play.asked == "action"
    assert (play.hand(0), play.hand(1)) == ({"dancers": 5, "money_3": 2}, {"temples": 7})
    assert play.table["pile"] == before
    assert play.table["display"] == [None] * 4


@pytest.mark.rule("PA-NAT-07")
def test_special_money_counts_among_the_seven() -> None:
    play = upcoming("germania").hand(0, money_2=2, money_3=2, money_4=2, money_5=1, dancers=1).play()
    assert (play.asked, play.to_move) == ("discard", 0)
    play.do("throw dancers")
    assert play.hand(0) == {"money_2": 2, "money_3": 2, "money_4": 2, "money_5": 1}


# -- Aegyptus --------------------------------------------------------------------------------------


def swaps(play: Play) -> set[str]:
    assert play.asked == "swap"
    return set(play.legal)


@pytest.mark.rule("PA-NAT-08")
def test_aegyptus_swaps_any_number_one_way_or_not_at_all() -> None:
    play = upcoming("aegyptus").play()
    feet = {"swap 1 feet", "swap 2 feet", "swap 3 feet", "swap 4 feet"}
    columns = {"swap 1 columns", "swap 2 columns", "swap 3 columns"}
    assert swaps(play) == {"swap nothing", *feet, *columns}


@pytest.mark.rule("PA-NAT-08")
@pytest.mark.parametrize(
    ("move", "feet", "columns"),
    [
        ("swap 3 feet", (1, 11), (6, 6)),
        ("swap 2 columns", (6, 6), (1, 11)),
        ("swap nothing", (4, 8), (3, 9)),
    ],
)
def test_aegyptus_exchanges_equal_numbers(move: str, feet: tuple[int, int], columns: tuple[int, int]) -> None:
    play = upcoming("aegyptus").play().do(move)
    player = play.player(0)
    assert (player["feet_home"], player["feet_bank"]) == feet
    assert (player["columns_home"], player["columns_bank"]) == columns
    assert (play.asked, play.to_move) == ("swap", 1)
    assert play.player(1)["feet_home"] == 4


@pytest.mark.rule("PA-NAT-08")
def test_aegyptus_is_limited_by_the_personal_reserve() -> None:
    play = upcoming("aegyptus").reserve(0, feet=1, columns=0).play()
    assert swaps(play) == {"swap nothing", "swap 1 feet"}


@pytest.mark.rule("PA-NAT-08")
def test_aegyptus_is_limited_by_the_general_reserve() -> None:
    play = upcoming("aegyptus").reserve(0, feet=12, columns=10).play()
    assert swaps(play) == {"swap nothing", "swap 1 feet", "swap 2 feet"}
    assert play.why_not("bank:feet") == ("PA-NAT-08", "pantheon-reason-bank-empty")


# -- Persia ----------------------------------------------------------------------------------------


@pytest.mark.rule("PA-NAT-09")
def test_persia_turns_what_is_left_of_the_special_money_around() -> None:
    scenario = upcoming("persia").hand(0, money_2=1).discard(money_4=1)
    play = scenario.play()
    assert play.table["special"] == [5, 4, 3, 3, 2]
    assert play.hand(0) == {"money_2": 1}
    assert play.table["discard"] == {"money_4": 1}


@pytest.mark.rule("PA-NAT-09")
def test_order_of_persia_stays_for_the_rest_of_the_game() -> None:
    """The next preparation does not sort the stack back."""
    scenario = Scenario(nation="persia", epoch=2).special(5, 4, 4, 3, 3, 2, 2)
    play = scenario.next_nation("iberia").prepare_epoch().play()
    assert play.table["nation"] == "iberia"
    assert play.table["special"] == [5, 4, 4, 3, 3, 2, 2]


@pytest.mark.rule("PA-NAT-09")
def test_after_persia_the_highest_special_money_is_taken_first() -> None:
    scenario = Scenario(nation="persia", epoch=2).special(5, 4, 4, 3, 3, 2, 2).feet(0, "q6")
    play = scenario.loot(p6="money", s9="step").play().do("move", "cards 0", "foot p6", "stop")
    assert play.hand(0) == {"money_5": 1}
    assert play.table["special"] == [4, 4, 3, 3, 2, 2]


# -- Iberia ----------------------------------------------------------------------------------------


@pytest.mark.rule("PA-NAT-10")
def test_iberia_gives_a_new_tile_or_one_level() -> None:
    play = upcoming("iberia").levels(0, priests=2, temples=4).play()
    assert set(play.legal) == {"raise offerings", "raise priests", "raise dancers"}
    play.do("raise priests")
    assert play.player(0)["sacrifices"] == {"priests": 3, "temples": 4}
    assert (play.asked, play.to_move) == ("upgrade", 1)
    play.do("raise dancers")
    assert play.player(1)["sacrifices"] == {"dancers": 1}
    assert play.asked == "action"


@pytest.mark.rule("PA-NAT-10")
def test_iberia_is_mandatory() -> None:
    play = upcoming("iberia").play()
    assert set(play.legal) == {"raise offerings", "raise priests", "raise dancers", "raise temples"}


@pytest.mark.rule("PA-NAT-10")
def test_iberia_gives_nothing_to_a_player_with_four_tiles_of_level_4() -> None:
    play = upcoming("iberia").levels(0, offerings=4, priests=4, dancers=4, temples=4).play()
    assert (play.asked, play.to_move) == ("upgrade", 1)


# -- Roma ------------------------------------------------------------------------------------------


@pytest.mark.rule("PA-NAT-11")
def test_roma_gives_everybody_the_two_top_cards() -> None:
    scenario = upcoming("roma", 3).display(*OPEN_CARDS).owns(0, "gadicea")
    play = scenario.pile("dancers", "priests", "money_1", "money_1", "movement", "offerings").play()
    assert play.hand(0) == {"dancers": 1, "priests": 1}
    assert play.hand(1) == {"money_1": 2}
    assert play.hand(2) == {"movement": 1, "offerings": 1}
    assert play.asked == "action"


# -- Cartago ---------------------------------------------------------------------------------------


@pytest.mark.rule("PA-NAT-12")
def test_cartago_gives_two_money_to_spend_as_in_buying() -> None:
    play = upcoming("cartago").levels(0, priests=1).play()
    tiles = {"tile offerings 1", "tile dancers 1", "tile temples 1", "tile priests 2"}
    assert set(play.legal) == {*tiles, "buy foot", "buy column", "stop"}
    play.do("buy foot", "tile dancers 1")
    assert play.player(0)["sacrifices"] == {"priests": 1, "dancers": 1}
    assert play.player(0)["feet_home"] == 5
    assert (play.asked, play.to_move) == ("buy", 1)


@pytest.mark.rule("PA-NAT-12")
def test_cartago_may_be_declined() -> None:
    play = upcoming("cartago").play().do("stop")
    assert play.player(0)["sacrifices"] == {}
    assert (play.asked, play.to_move) == ("buy", 1)


@pytest.mark.rule("PA-NAT-12")
def test_cartago_takes_no_money_cards_and_no_stonkus() -> None:
    play = upcoming("cartago").hand(0, money_1=3, money_5=1).owns(0, "stonkus_2").play()
    assert play.table["budget"] == 2
    assert not any(move.startswith("coin") for move in play.legal)
    assert "tile dancers 2" not in play.legal
    assert play.why_not("hand:money_1") is not None
    play.do("stop")
    assert play.hand(0) == {"money_1": 3, "money_5": 1}


@pytest.mark.rule("PA-NAT-12")
def test_money_of_cartago_that_is_not_spent_is_lost() -> None:
    """Neither the next player nor the own Buying finds it again."""
    play = upcoming("cartago").hand(0, money_1=1).play().do("buy foot", "stop")
    assert underway(play) == (2, 0, False)
    play.do("stop", "buy", "coin 1")
    assert play.table["budget"] == 1


@pytest.mark.rule("PA-NAT-12")
def test_money_of_cartago_that_can_buy_nothing_more_is_lost_without_a_question() -> None:
    """One foot is left to buy, and the only sacrifice tile to raise costs 2."""
    scenario = upcoming("cartago").reserve(1, feet=11, columns=12)
    play = scenario.levels(1, offerings=4, priests=4, dancers=4, temples=1).play().do("stop", "buy foot")
    assert play.asked == "action"
    assert underway(play) == (0, 0, False)


@pytest.mark.rule("PA-NAT-13")
def test_cartago_places_no_piece() -> None:
    play = upcoming("cartago").columns(0, "f10", "h10").owns(0, "gaiviles").play()
    assert play.table["temple"] is None
    assert not [move for move in play.legal if move.startswith(("foot", "column"))]
    play.do("buy foot")
    assert not [move for move in play.legal if move.startswith(("foot", "column"))]
