"""Loot and bonus tiles, type by type (PA-TILE)."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from tests.games.pantheon.common import TAKE_J7, bonus_for, budget, draw_three, loot_on_j7, reseed, told_ids
from tests.games.pantheon.scenario import SACRIFICES, Play, Scenario, counted
from trilithon.games import find
from trilithon.games.pantheon.game import Pantheon
from trilithon.kernel.engine.state import NOBODY

ANSWERS = {
    "reserve_either": ["take feet"],
    "sacrifice_1": ["raise dancers"],
    "sacrifice_2": ["raise dancers", "raise priests"],
    "sacrifice": ["raise dancers", "raise priests"],
    "column": ["column h5"],
}
"""What the owner of a tile answers when it asks something."""

ONE_SHOT_LOOT = (
    "half", "god", "reserve_either", "reserve_feet", "reserve_columns",
    "sacrifice_1", "sacrifice_2", "draw_3", "draw_4", "money",
)  # fmt: skip
ONE_SHOT_BONUS = ("half", "god", "column", "sacrifice", "reserve")


# -- how tiles act -----------------------------------------------------------------------------------


@pytest.mark.rule("PA-TILE-01")
@pytest.mark.parametrize("tile", ONE_SHOT_LOOT)
def test_loot_goes_to_the_box_when_it_has_acted(tile: str) -> None:
    play = loot_on_j7(tile).play().do(*TAKE_J7, *ANSWERS.get(tile, []))
    assert play.table["loot_box"] == {tile: 1}
    assert play.table["looted"] == []
    assert play.player(0)["loot"] == {}


@pytest.mark.rule("PA-TILE-01")
def test_loot_does_not_act_again_in_the_next_movement() -> None:
    play = draw_three(loot_on_j7("draw_3").play().do(*TAKE_J7))
    assert play.hand_size(0) == 3
    play.do("move", "cards 0", "foot i4", "stop")
    assert play.hand_size(0) == 3


@pytest.mark.rule("PA-TILE-01")
def test_a_steps_tile_stays_with_its_owner_for_the_rest_of_the_game() -> None:
    play = Scenario().hand(0, movement=1).loot(j7="step").next_nation("persia").play().do(*TAKE_J7)
    assert play.table["epoch"] == 2, "it was the last loot tile"
    assert play.player(0)["loot"] == {"step": 1}
    assert play.table["loot_box"] == {}
    draw_three(play)
    assert play.do("move", "cards 0").to_move == 0
    assert budget(play) == 2


@pytest.mark.rule("PA-TILE-01")
@pytest.mark.parametrize("tile", ONE_SHOT_BONUS)
def test_a_bonus_tile_goes_to_the_box_when_it_has_acted(tile: str) -> None:
    play = bonus_for(0, tile).play().do(*ANSWERS.get(tile, []))
    assert play.table["bonus_box"][tile] == 1
    assert play.player(0)["bonus"] == {}
    assert play.player(0)["bonus_waiting"] is None


@pytest.mark.rule("PA-TILE-01")
def test_the_steps_bonus_tile_stays() -> None:
    play = bonus_for(0, "step").play()
    assert play.player(0)["bonus"] == {"step": 1}
    assert "step" not in play.table["bonus_box"]


@pytest.mark.rule("PA-TILE-02")
def test_loot_waits_for_the_end_of_the_movement() -> None:
    play = loot_on_j7("money").play().do(*TAKE_J7[:-1])
    assert play.table["looted"] == ["money"]
    assert play.loot_on_board["j7"] is None
    assert play.hand(0) == {}
    assert "foot k7" in play.legal, "the movement may go on"
    play.do("foot k7")
    assert play.hand(0) == {}
    play.do("stop")
    assert play.hand(0) == {"money_2": 1}


@pytest.mark.rule("PA-TILE-02")
def test_movement_cards_are_discarded_before_the_loot_acts() -> None:
    """The pile has two cards: the third one drawn is the movement card that was just played."""
    play = loot_on_j7("draw_3").exact_pile("dancers", "priests", rest_to=1).play().do(*TAKE_J7)
    assert play.hand(0) == {"dancers": 1, "priests": 1, "movement": 1}


@pytest.mark.rule("PA-TILE-02")
def test_loot_of_the_active_player_acts_before_anybody_follows() -> None:
    play = loot_on_j7("reserve_either", seats=3).play().do(*TAKE_J7)
    assert (play.asked, play.to_move) == ("reserve", 0)
    assert [play.hand_size(seat) for seat in (1, 2)] == [0, 0]
    play.do("take feet")
    assert [play.hand_size(seat) for seat in (1, 2)] == [1, 1]


@pytest.mark.rule("PA-TILE-02")
def test_loot_of_a_follower_acts_before_the_next_one_follows() -> None:
    play = Scenario(3).hand(1, movement=1).loot(j7="reserve_either", l4="step").play()
    play.do("move", "cards 0", "foot i4", "stop", "follow", "cards 1", "foot j6", "foot j7", "stop")
    assert (play.asked, play.to_move) == ("reserve", 1)
    assert play.hand_size(2) == 0
    play.do("take columns")
    assert play.player(1)["columns_home"] == 5
    assert play.hand_size(2) == 1


@pytest.mark.rule("PA-TILE-02")
def test_loot_taken_in_buying_acts_at_the_end_of_buying() -> None:
    play = Scenario().hand(0, money_1=3).feet(0, "j6").loot(j7="money", l4="step").play()
    play.do("buy", "coin 1", "coin 1", "coin 1", "paid", "foot j7", "buy foot")
    assert play.table["special"][0] == 2
    play.do("stop")
    assert play.hand(0) == {"money_2": 1}
    assert play.table["discard"] == {"money_1": 3}
    assert (play.asked, play.to_move) == ("action", 1)


def two_loot_tiles() -> Play:
    """Seat 0 has just taken a Reserve and a Sacrifice tile in one movement."""
    scenario = Scenario().hand(0, movement=2).reserve(0, feet=6)
    play = scenario.loot(j7="reserve_either", g4="sacrifice_2", l4="step").play()
    return play.do("move", "cards 2", "foot j6", "foot j7", "foot i4", "foot h4", "foot g4", "stop")


@pytest.mark.rule("PA-TILE-03")
def test_the_owner_chooses_the_order_of_several_loot_tiles() -> None:
    play = two_loot_tiles()
    assert (play.asked, play.to_move) == ("loot", 0)
    assert sorted(play.legal) == ["loot reserve_either", "loot sacrifice_2"]


@pytest.mark.rule("PA-TILE-03")
def test_each_loot_tile_is_finished_before_the_next_begins() -> None:
    play = two_loot_tiles().do("loot sacrifice_2", "raise dancers")
    assert play.asked == "upgrade", "the second symbol comes before the other tile"
    play.do("raise dancers")
    assert play.player(0)["sacrifices"] == {"dancers": 2}
    assert play.asked == "reserve"
    play.do("take feet")
    assert (play.asked, play.to_move) == ("action", 1)


@pytest.mark.rule("PA-TILE-03")
def test_the_other_order_is_possible_too() -> None:
    play = two_loot_tiles().do("loot reserve_either")
    assert play.asked == "reserve"
    assert play.do("take columns").asked == "upgrade"


# -- Reserve -----------------------------------------------------------------------------------------


def reserves(play: Play, seat: int = 0) -> tuple[int, int, int, int]:
    """Feet at home and in the bank, columns at home and in the bank."""
    player = play.player(seat)
    return player["feet_home"], player["feet_bank"], player["columns_home"], player["columns_bank"]


@pytest.mark.rule("PA-TILE-04")
@pytest.mark.parametrize(
    ("tile", "answers", "feet", "columns"),
    [
        ("reserve_feet", [], 2, 1),
        ("reserve_columns", [], 1, 2),
        ("reserve_either", ["take columns"], 0, 2),
        ("reserve_either", ["take feet"], 2, 0),
    ],
)
def test_reserve_brings_pieces_from_the_general_reserve(
    tile: str, answers: list[str], feet: int, columns: int
) -> None:
    play = loot_on_j7(tile).play().do(*TAKE_J7, *answers)
    assert reserves(play) == (2 + feet, 8 - feet, 3 + columns, 9 - columns), "two feet are on the board"


@pytest.mark.rule("PA-TILE-04")
def test_only_a_tile_with_a_choice_asks() -> None:
    play = loot_on_j7("reserve_either").play().do(*TAKE_J7)
    assert play.legal == ["take columns", "take feet"]
    assert loot_on_j7("reserve_feet").play().do(*TAKE_J7).asked == "action"


@pytest.mark.rule("PA-TILE-04")
@pytest.mark.parametrize(
    ("tile", "answers", "expected"),
    [
        ("reserve_feet", [], (10, 0, 12, 0)),
        ("reserve_columns", [], (10, 0, 12, 0)),
        ("reserve_either", ["take feet"], (10, 0, 11, 1)),
        ("reserve_either", ["take columns"], (9, 1, 12, 0)),
    ],
)
def test_reserve_gives_what_is_left(
    tile: str, answers: list[str], expected: tuple[int, int, int, int]
) -> None:
    """One foot and one column are left in the general reserve; there is no other compensation."""
    play = loot_on_j7(tile).reserve(0, feet=11, columns=11).play().do(*TAKE_J7, *answers)
    assert reserves(play) == expected
    assert play.hand(0) == {}


@pytest.mark.rule("PA-TILE-04")
def test_the_reserve_bonus_tile_gives_two_columns_and_two_feet() -> None:
    assert reserves(bonus_for(0, "reserve").play()) == (6, 6, 5, 7)


# -- half gods ---------------------------------------------------------------------------------------


@pytest.mark.rule("PA-TILE-05")
def test_half_god_loot_takes_the_highest_of_the_pool() -> None:
    play = loot_on_j7("half").pool(2, 5, 3).half_stack(6).play().do(*TAKE_J7)
    assert play.half_pool == [2, 3]
    assert play.player(0)["half_gods_seen"] == [5]
    assert play.player(0)["half_gods_secret"] == []
    assert play.table["half_stack"][0] == 6


@pytest.mark.rule("PA-TILE-05")
def test_the_half_god_bonus_tile_draws_from_the_stack() -> None:
    play = bonus_for(0, "half").pool(6).half_stack(2).play()
    assert play.player(0)["half_gods_secret"] == [2]
    assert play.half_pool == [6]


@pytest.mark.rule("PA-TILE-06")
def test_only_the_owner_may_look_at_half_gods_whoever_has_the_turn() -> None:
    play = Scenario(3).half_gods(0, 4, 2).half_gods(1, 1, seen=True).play()
    for _ in range(3):
        for viewer in (0, 1, 2, NOBODY):
            players = play.view(viewer)["players"]
            assert [player["half_gods"] for player in players] == [2, 1, 0]
            own: list[list[int] | None] = [[2, 4], [1], []]
            shown = [player.get("half_god_values") for player in players]
            assert shown == [values if seat == viewer else None for seat, values in enumerate(own)]
        draw_three(play)


@pytest.mark.rule("PA-TILE-07")
def test_half_god_loot_gives_nothing_when_the_pool_is_empty() -> None:
    play = loot_on_j7("half").play()
    stack = play.table["half_stack"]
    play.do(*TAKE_J7)
    assert play.view(0)["players"][0]["half_gods"] == 0
    assert play.table["half_stack"] == stack, "nor does one come from the stack"
    assert "no-half-god" in told_ids(play)
    assert play.table["loot_box"] == {"half": 1}


def half_gods_of(play: Play, seat: int = 0) -> list[int]:
    player = play.player(seat)
    return sorted(player["half_gods_seen"] + player["half_gods_secret"])


def plaesiris_from_stack(stack: list[int], box: list[int]) -> Scenario:
    """Loot brings Plaesiris, who draws two half gods; those not named belong to seat 1."""
    scenario = loot_on_j7("god").gods_stack("plaesiris")
    rest = [*scenario.table["half_stack"]]
    for value in [*stack, *box]:
        rest.remove(value)
    scenario.table.update(half_stack=stack, half_box=counted(box))
    scenario.player(1)["half_gods_secret"] = counted(rest)
    return scenario


@pytest.mark.rule("PA-TILE-09")
def test_an_empty_half_god_stack_is_renewed_from_the_box() -> None:
    play = plaesiris_from_stack([1], [2, 4, 5]).play().do(*TAKE_J7)
    stack = play.table["half_stack"]
    assert len(stack) == 2
    assert play.half_box == []
    assert sorted(half_gods_of(play) + stack) == [1, 2, 4, 5]
    assert 1 in half_gods_of(play)


@pytest.mark.rule("PA-TILE-09")
def test_the_box_waits_until_a_half_god_must_be_drawn() -> None:
    play = plaesiris_from_stack([1, 3], [2, 4, 5]).play().do(*TAKE_J7)
    assert half_gods_of(play) == [1, 3]
    assert play.table["half_stack"] == []
    assert play.half_box == [2, 4, 5]


@pytest.mark.rule("PA-TILE-09")
def test_the_renewed_half_god_stack_has_high_and_low_mixed() -> None:
    seen = set()
    for seed in range(12):
        scenario = reseed(plaesiris_from_stack([], [1, 2, 3, 4, 5, 6]), seed)
        stack = scenario.play().do(*TAKE_J7).table["half_stack"]
        seen.add(tuple(int(value > 3) for value in stack))
    assert any(above > below for order in seen for above, below in pairwise(order))
    assert any(above < below for order in seen for above, below in pairwise(order))


@pytest.mark.rule("PA-TILE-09")
@pytest.mark.parametrize(("box", "gained"), [([], []), ([6], [6])])
def test_without_half_gods_in_stack_and_box_none_is_drawn(box: list[int], gained: list[int]) -> None:
    play = plaesiris_from_stack([], box).play().do(*TAKE_J7)
    assert half_gods_of(play) == gained
    assert play.scores[0] == 1, "the points for Plaesiris stay"
    assert (play.asked, play.to_move) == ("action", 1)


# -- gods tiles --------------------------------------------------------------------------------------


@pytest.mark.rule("PA-TILE-08")
def test_gods_loot_gives_the_top_god_of_the_stack_without_sacrifice() -> None:
    scenario = loot_on_j7("god", epoch=4).hand(0, dancers=5).gods("vinthrad", "gadicea")
    play = scenario.gods_stack("taksator").play().do(*TAKE_J7)
    assert play.hand(0) == {"dancers": 5, "money_2": 1}
    assert play.scores == [4, 0]
    assert play.gods_open == ["vinthrad", "gadicea"]
    assert play.table["gods_box"] == {"taksator": 1}


@pytest.mark.rule("PA-TILE-08")
def test_the_gods_bonus_tile_gives_points_and_benefit_too() -> None:
    play = bonus_for(0, "god").gods("vinthrad").gods_stack("stonkus_2").play()
    assert play.player(0)["gods"] == {"stonkus_2": 1}
    assert play.scores == [1, 0]
    assert play.gods_open == ["vinthrad"]
    assert play.do("buy").legal == ["paid"], "Stonkus alone is enough for a purchase"


# -- the Column bonus tile ---------------------------------------------------------------------------


def column_hexes() -> set[str]:
    game = find("pantheon")
    assert isinstance(game, Pantheon)
    return {f"{chr(97 + cell.column)}{cell.row}" for cell in game.map.column_cells}


@pytest.mark.rule("PA-TILE-10")
def test_the_column_tile_may_use_any_column_hex_with_room() -> None:
    scenario = bonus_for(0, "column", seats=3).columns(0, "c0").columns(1, "d1", "h1").columns(2, "h1")
    free = column_hexes() - {"c0", "h1"}
    assert set(scenario.play().legal) == {f"column {where}" for where in free}
    assert len(free) == 34
    assert scenario.play().why_not("hex:c0") == ("PA-PLACE-04", "pantheon-reason-own-piece")
    assert scenario.play().why_not("hex:h1") == ("PA-PLACE-04", "pantheon-reason-full")
    assert scenario.play().why_not("hex:i4") == ("PA-PLACE-03", "pantheon-reason-not-a-column-hex")


@pytest.mark.rule("PA-TILE-10")
def test_the_column_is_free_and_comes_from_the_general_reserve() -> None:
    play = bonus_for(0, "column").hand(0, money_1=1, movement=1).columns(1, "s3").play().do("column s3")
    assert reserves(play) == (4, 8, 3, 8)
    assert play.hand(0) == {"money_1": 1, "movement": 1}
    assert play.board["s3"]["columns"] == [0, 1]
    assert (play.asked, play.to_move) == ("action", 0)


@pytest.mark.rule("PA-TILE-10")
def test_the_free_column_counts_like_any_other() -> None:
    play = bonus_for(0, "column").hand(0, movement=2).play().do("column h5")
    assert play.view(1)["players"][0]["columns"]["board"] == 1
    play.do("move", "cards 2")
    assert "foot g5" in play.legal, "next to the temple it belongs to the network at once"
    assert "column h3" not in play.legal
    far = bonus_for(0, "column").hand(0, movement=2).play().do("column s3", "move", "cards 2")
    assert "foot s4" not in far.legal, "away from it the column gives nothing yet"


@pytest.mark.rule("PA-TILE-10")
def test_without_a_column_in_the_general_reserve_nothing_happens() -> None:
    play = bonus_for(0, "column").reserve(0, columns=12).play()
    assert (play.asked, play.to_move) == ("action", 0)
    assert play.board == {}
    assert reserves(play) == (4, 8, 12, 0)


@pytest.mark.rule("PA-TILE-10")
def test_without_room_on_any_column_hex_nothing_happens(tmp_path: Path) -> None:
    """A board of ours with one column hex, where two others stand."""
    game = find("pantheon")
    assert isinstance(game, Pantheon)
    rows = [row.replace("##", "..").split() for row in game.content.board[0].rows]
    rows[5][7] = "##"
    written = ", ".join(f'"{" ".join(row)}"' for row in rows)
    pack = tmp_path / "one_column_hex.toml"
    pack.write_text(f'[[board]]\nid = "mediterranean"\nrows = [{written}]\n')
    scenario = Scenario(3, packs=[pack]).bonus_waiting(0, "column").columns(1, "h5")
    scenario.agenda({"do": "bonus", "seat": 0}, {"do": "turn", "seat": 0})
    assert scenario.play().legal == ["column h5"]
    play = scenario.columns(2, "h5").play()
    assert (play.asked, play.to_move) == ("action", 0)
    assert reserves(play) == (4, 8, 3, 9)


# -- Sacrifice ---------------------------------------------------------------------------------------


@pytest.mark.rule("PA-TILE-11")
def test_a_symbol_raises_a_tile_or_brings_a_new_one_but_never_beyond_level_4() -> None:
    scenario = loot_on_j7("sacrifice_1").levels(0, offerings=4, priests=3, dancers=1)
    play = scenario.play().do(*TAKE_J7)
    assert play.legal == ["raise priests", "raise dancers", "raise temples"]
    assert play.why_not("sacrifice:offerings") == ("PA-TILE-11", "pantheon-reason-top-level")
    play.do("raise temples")
    assert play.player(0)["sacrifices"] == {"offerings": 4, "priests": 3, "dancers": 1, "temples": 1}
    assert play.asked == "action", "one symbol, one level"
    raised = scenario.play().do(*TAKE_J7, "raise priests")
    assert raised.player(0)["sacrifices"] == {"offerings": 4, "priests": 4, "dancers": 1}


@pytest.mark.rule("PA-TILE-11")
@pytest.mark.parametrize(
    ("answers", "levels"),
    [
        (["raise temples", "raise temples"], {"dancers": 2, "temples": 2}),
        (["raise dancers", "raise dancers"], {"dancers": 4}),
        (["raise dancers", "raise temples"], {"dancers": 3, "temples": 1}),
        (["raise priests", "raise temples"], {"dancers": 2, "priests": 1, "temples": 1}),
    ],
)
def test_two_symbols_go_to_one_tile_or_are_split(answers: list[str], levels: dict[str, int]) -> None:
    loot = loot_on_j7("sacrifice_2").levels(0, dancers=2).play().do(*TAKE_J7, *answers)
    assert loot.player(0)["sacrifices"] == levels
    assert loot.to_move == 1
    bonus = bonus_for(0, "sacrifice").levels(0, dancers=2).play().do(*answers)
    assert bonus.player(0)["sacrifices"] == levels
    assert (bonus.asked, bonus.to_move) == ("action", 0)


@pytest.mark.rule("PA-TILE-11")
def test_symbols_that_cannot_be_used_are_lost() -> None:
    full = dict.fromkeys(SACRIFICES, 4)
    play = loot_on_j7("sacrifice_2").levels(0, **full | {"temples": 3}).play().do(*TAKE_J7)
    assert play.legal == ["raise temples"]
    play.do("raise temples")
    assert (play.asked, play.to_move) == ("action", 1), "the second symbol is lost"
    assert play.player(0)["sacrifices"] == full
    assert loot_on_j7("sacrifice_1").levels(0, **full).play().do(*TAKE_J7).asked == "action"


# -- cards, money, steps -----------------------------------------------------------------------------


@pytest.mark.rule("PA-TILE-12")
@pytest.mark.parametrize(("tile", "n"), [("draw_3", 3), ("draw_4", 4)])
def test_draw_cards_takes_so_many_from_the_pile(tile: str, n: int) -> None:
    top = ["dancers", "money_1", "temples", "offerings"]
    scenario = loot_on_j7(tile).display("priests", "priests", "priests", "priests").pile(*top, "movement")
    play = scenario.play().do(*TAKE_J7)
    assert play.hand(0) == dict.fromkeys(top[:n], 1)
    assert play.table["display"] == ["priests"] * 4


@pytest.mark.rule("PA-TILE-13")
def test_a_money_tile_takes_the_top_special_money_card() -> None:
    play = loot_on_j7("money").special(4, 3, 5).play().do(*TAKE_J7)
    assert play.hand(0) == {"money_4": 1}
    assert play.table["special"] == [3, 5]


@pytest.mark.rule("PA-TILE-13")
def test_a_money_tile_gives_nothing_when_the_stack_is_empty() -> None:
    play = loot_on_j7("money").special().play().do(*TAKE_J7)
    assert play.hand(0) == {}
    assert "no-special" in told_ids(play)
    assert play.table["loot_box"] == {"money": 1}


@pytest.mark.rule("PA-TILE-14")
@pytest.mark.parametrize(("cards", "steps"), [(0, 4), (1, 6)])
def test_steps_tiles_add_up_with_each_other_and_with_vinthrad(cards: int, steps: int) -> None:
    play = Scenario().hand(0, movement=1).owns_loot(0, "step", 2).owns(0, "vinthrad").play()
    play.do("move", f"cards {cards}")
    assert budget(play) == steps


@pytest.mark.rule("PA-TILE-14")
def test_a_steps_tile_serves_a_follower_without_a_movement_card() -> None:
    play = Scenario(3).owns_loot(1, "step").play().do("move", "cards 0")
    assert budget(play) == 1, "it helps nobody but its owner"
    play.do("foot i4", "stop")
    assert (play.asked, play.to_move) == ("follow", 1)
    play.do("follow", "cards 0")
    assert budget(play) == 1
    assert "foot j6" in play.legal
    play.do("foot j6", "stop")
    assert play.hand_size(1) == 0, "who moves does not draw"
    assert play.hand_size(2) == 1


@pytest.mark.rule("PA-TILE-14")
def test_a_steps_tile_is_used_in_every_movement() -> None:
    play = Scenario().owns_loot(0, "step").play().do("move", "cards 0", "foot i4", "foot h4", "stop")
    draw_three(play).do("move", "cards 0")
    assert budget(play) == 2


@pytest.mark.rule("PA-TILE-14")
def test_steps_tiles_are_no_money() -> None:
    assert "buy" not in Scenario().owns_loot(0, "step", 3).play().legal
    play = Scenario().owns_loot(0, "step", 3).hand(0, money_1=1).play().do("buy", "coin 1", "paid")
    assert budget(play) == 1
