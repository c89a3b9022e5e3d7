"""What is laid out at the start of an epoch, and in which order (PA-PREP)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.games.pantheon.scenario import NATIONS, Scenario
from tests.games.pantheon.starting_points import random_game, upcoming
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.peek import Peek

LOOT_HEXES = {
    "iberia": (["d5", "a6", "d10"], "a9", "a11"),
    "gallia": (["g3", "e4", "h0"], "c1", "b0"),
    "germania": (["k3", "i1", "m3"], "o0", "q1"),
    "roma": (["j7", "g4", "l4"], "i2", "j0"),
    "cartago": (["e9", "g6", "h11"], "j11", "c11"),
    "graecia": (["m4", "m9", "n3"], "o7", "l10"),
    "aegyptus": (["m11", "n7", "q8"], "q11", "s10"),
    "persia": (["p6", "s9", "p2"], "s4", "r1"),
}
"""Without a mark, marked 3, marked 4: the table of the rulebook."""
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def bag_of(scenario: Scenario, **tiles: int) -> Scenario:
    """Only these tiles are in the bag, all others in the box."""
    copies = {tile.id: tile.copies for tile in scenario.game.content.loot}
    rest = {tile: n - tiles.get(tile, 0) for tile, n in copies.items()}
    scenario.table.update(bag=tiles, loot_box=rest)
    return scenario


@pytest.mark.rule("PA-PREP-01")
def test_top_nation_card_is_the_active_nation() -> None:
    play = upcoming("iberia").play()
    table = play.table
    assert table["nation"] == "iberia"
    assert "iberia" not in table["nation_deck"]
    assert len(table["nation_deck"]) == 6


@pytest.mark.rule("PA-PREP-01", "PA-PREP-02")
@SEATS
def test_six_different_nations_rise_in_the_order_of_the_deck(seats: int) -> None:
    rising = []
    deck = []
    for state in random_game(seats, seed=11):
        look = Peek(state)
        if look.epoch > len(rising):
            rising.append(look.nation)
            deck = deck or [*look.nation_deck, look.nation]
            assert look.epoch == len(rising) == len(look.nations_used)
            assert look.nations_used == rising
    assert len(set(rising)) == 6
    assert rising == deck[:-7:-1]
    assert len(look.nation_deck) == 2


@pytest.mark.rule("PA-PREP-02")
@pytest.mark.parametrize("epoch", [1, 2, 3, 4, 5, 6])
def test_epoch_number_is_the_number_of_tiles_on_the_track(epoch: int) -> None:
    scenario = (
        upcoming("gallia", epoch=epoch).hand(0, priests=5).gods_stack("depraccus", "depraccus", "depraccus")
    )
    scenario.table["gods_stack"].remove("gadicea")
    scenario.table["gods_stack"].insert(3, "gadicea")
    play = scenario.play()
    track = play.view(0)["epoch"]
    assert track["number"] == epoch == len(track["nations_used"])
    assert track["nations_used"][-1] == "gallia"
    play.do("choose 2", "sacrifice 5:priests")
    assert play.scores == [epoch, 0]


@pytest.mark.rule("PA-PREP-03")
@SEATS
def test_players_plus_one_gods_come_from_the_top_of_the_stack(seats: int) -> None:
    top = ["vinthrad", "surparit", "traitera", "gadicea", "pietalte", "taksator"]
    play = upcoming("iberia", seats).gods_stack(*top).play()
    assert play.gods_open == top[: seats + 1]
    assert play.table["gods_stack"][0] == top[seats + 1]
    assert [god["id"] for god in play.view(0)["gods"]["on_board"]] == top[: seats + 1]


@pytest.mark.rule("PA-PREP-04", "PA-PREP-05")
@SEATS
@pytest.mark.parametrize("nation", NATIONS)
def test_players_plus_one_loot_tiles_lie_on_the_permitted_hexes(nation: str, seats: int) -> None:
    unmarked, marked_3, marked_4 = LOOT_HEXES[nation]
    permitted = {*unmarked, *[marked_3][: seats - 2], *[marked_4][: max(0, seats - 3)]}
    play = upcoming(nation, seats).play()
    loot = play.view(0)["loot"]
    assert len(loot["on_board"]) == seats + 1
    assert loot["on_board"].keys() == permitted
    assert loot["bag"] == 40 - seats - 1


@pytest.mark.rule("PA-PREP-04")
def test_loot_comes_out_of_the_bag_face_up() -> None:
    scenario = bag_of(upcoming("iberia", 3), step=2, draw_3=2)
    play = scenario.play()
    assert Counter(play.view(1)["loot"]["on_board"].values()) == {"step": 2, "draw_3": 2}
    assert play.table["bag"] == {}


@pytest.mark.rule("PA-PREP-04")
def test_drawing_loot_and_its_hexes_are_left_to_chance() -> None:
    on_hex: dict[str, set[str]] = {"d5": set(), "a6": set(), "d10": set()}
    for seed in range(150):
        scenario = upcoming("iberia")
        scenario.json["random"] = seeded(seed).words()
        for where, tile in scenario.play().loot_on_board.items():
            on_hex[where].add(tile)
    kinds = {tile.id for tile in Scenario().game.content.loot}
    assert all(tiles == kinds for tiles in on_hex.values())


@pytest.mark.rule("PA-PREP-04")
def test_a_given_set_of_loot_falls_on_the_hexes_in_any_order() -> None:
    orders = set()
    for seed in range(60):
        scenario = bag_of(upcoming("iberia"), step=1, draw_3=1, money=1)
        scenario.json["random"] = seeded(seed).words()
        on_board = scenario.play().loot_on_board
        orders.add(tuple(on_board[where] for where in ("d5", "a6", "d10")))
    assert len(orders) == 6


@pytest.mark.rule("PA-PREP-06")
@pytest.mark.parametrize("plaesiris", [0, 1, 3])
@pytest.mark.parametrize("half_loot", [0, 1, 3])
def test_pool_has_two_for_each_plaesiris_and_one_for_each_half_god_loot(
    plaesiris: int, half_loot: int
) -> None:
    gods = ["plaesiris"] * plaesiris + ["vinthrad"] * (3 - plaesiris)
    scenario = bag_of(upcoming("iberia").gods_stack(*gods), half=half_loot, draw_3=3 - half_loot)
    stack = [3, 1, 2, 2, 1, 3, 3, 1, 2]
    play = scenario.half_stack(*stack).play()
    wanted = 2 * plaesiris + half_loot
    assert play.half_pool == sorted(stack[:wanted])
    assert play.table["half_stack"][: 9 - wanted] == stack[wanted:]
    assert play.view(1)["half_gods"]["pool"] == sorted(stack[:wanted])


@pytest.mark.rule("PA-PREP-06")
def test_only_what_there_is_comes_into_the_pool() -> None:
    scenario = bag_of(upcoming("iberia").gods_stack("plaesiris", "plaesiris", "vinthrad"), draw_3=3)
    scenario.table["half_stack"] = [5, 4, 6]
    scenario.player(1)["half_gods_secret"] = {str(value): 3 for value in range(1, 7)}
    assert scenario.play().half_pool == [4, 5, 6]


@pytest.mark.rule("PA-PREP-07")
def test_half_god_loot_may_take_what_was_laid_out_for_plaesiris() -> None:
    scenario = Scenario().gods("plaesiris", "vinthrad").loot(j7="half", g4="step").pool(1, 3, 6)
    scenario.feet(0, "j6").hand(1, priests=3, dancers=3)
    play = scenario.play().do("move", "cards 0", "foot j7", "stop")
    assert play.player(0)["half_gods_seen"] == [6]
    play.do("gain 1 plaesiris", "sacrifice 3:priests 3:dancers")
    assert play.player(1)["half_gods_seen"] == [1, 3]
    assert play.half_pool == []


@pytest.mark.rule("PA-PREP-07")
def test_plaesiris_may_take_what_was_laid_out_for_half_god_loot() -> None:
    scenario = Scenario().gods("plaesiris", "vinthrad").loot(j7="half", g4="step").pool(1, 3, 6)
    scenario.feet(1, "j6").hand(0, priests=3, dancers=3)
    play = scenario.play().do("gain 1 plaesiris", "sacrifice 3:priests 3:dancers")
    assert play.player(0)["half_gods_seen"] == [3, 6]
    play.do("move", "cards 0", "foot j7", "stop")
    assert play.player(1)["half_gods_seen"] == [1]


@pytest.mark.rule("PA-PREP-08", "PA-PREP-09")
def test_trait_comes_after_the_layout_and_before_the_temple_piece() -> None:
    play = upcoming("iberia", 2).gods_stack("plaesiris", "plaesiris", "vinthrad").play()
    assert play.asked == "upgrade"
    assert play.view(0)["epoch"]["temple"] is None
    assert len(play.gods_open) == len(play.loot_on_board) == 3
    assert len(play.half_pool) >= 4
    play.do("raise dancers")
    assert play.view(0)["epoch"]["temple"] is None
    play.do("raise dancers")
    assert play.view(0)["epoch"]["temple"] == "c6"
    assert play.asked == "action"


@pytest.mark.rule("PA-PREP-10")
def test_owners_of_depraccus_draw_in_order_after_trait_and_temple_piece() -> None:
    scenario = upcoming("roma", 3, start_player=1).owns(0, "depraccus").owns(2, "depraccus", 2)
    scenario.display("temples", "temples", "temples", "temples")
    trait = ["offerings", "offerings", "priests", "priests", "dancers", "dancers"]
    play = scenario.pile(*trait, "temples", "money_1", "movement", "movement", "temples", "temples").play()
    assert play.hand(1) == {"offerings": 2}
    assert play.hand(2) == {"priests": 2, "temples": 1, "money_1": 1, "movement": 2}
    assert play.hand(0) == {"dancers": 2, "temples": 2}
    assert (play.asked, play.to_move) == ("action", 1)


@pytest.mark.rule("PA-PREP-10")
def test_depraccus_waits_for_the_temple_piece() -> None:
    play = upcoming("iberia").owns(0, "depraccus").play()
    assert (play.asked, play.hand_size(0)) == ("upgrade", 0)
    play.do("raise dancers", "raise dancers")
    assert (play.asked, play.hand_size(0), play.hand_size(1)) == ("action", 2, 0)


@pytest.mark.rule("PA-PREP-11")
def test_bonus_tiles_act_in_epoch_1_after_depraccus_and_before_the_first_turn() -> None:
    scenario = upcoming("iberia", epoch=1, start_player=1).owns(0, "depraccus")
    play = scenario.bonus_waiting(0, "column").bonus_waiting(1, "sacrifice").play()
    play.do("raise dancers", "raise dancers")
    assert (play.asked, play.to_move, play.hand_size(0)) == ("upgrade", 1, 2)
    assert play.table["temple"] == "c6"
    play.do("raise priests", "raise priests")
    assert (play.asked, play.to_move) == ("free_column", 0)
    play.do("column b6")
    assert (play.asked, play.to_move) == ("action", 1)


@pytest.mark.rule("PA-PREP-11")
def test_no_bonus_tile_acts_in_a_later_epoch() -> None:
    play = upcoming("iberia", epoch=2, start_player=1).bonus_waiting(0, "column").play()
    play.do("raise dancers", "raise dancers")
    assert (play.asked, play.to_move) == ("action", 1)
    assert play.player(0)["bonus_waiting"] == "column"


@pytest.mark.rule("PA-PREP-01", "PA-PREP-03", "PA-PREP-04", "PA-PREP-08", "PA-PREP-09", "PA-PREP-10")
def test_steps_of_a_preparation_are_told_in_their_order() -> None:
    scenario = Scenario(nation="persia").next_nation("roma").owns(1, "depraccus").loot(p6="step")
    play = scenario.feet(0, "q6").play().do("move", "cards 0", "foot p6", "stop")
    told = [message.id.removeprefix("pantheon-log-") for message in play.told(0)]
    steps = [key for key in told[told.index("epoch") :] if not key.startswith("display")]
    assert steps == ["epoch", "gods-laid", "loot-laid", "drew", "drew-own", "temple", "drew"]


@pytest.mark.rule("PA-PREP-04", "PA-PREP-12")
def test_a_single_tile_falls_on_any_of_the_hexes() -> None:
    found = set()
    for seed in range(30):
        scenario = bag_of(upcoming("iberia"), step=1)
        scenario.json["random"] = seeded(seed).words()
        found |= scenario.play().loot_on_board.keys()
    assert found == {"d5", "a6", "d10"}


@pytest.mark.rule("PA-PREP-12")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_a_short_bag_gives_what_it_has(left: int) -> None:
    play = bag_of(upcoming("iberia"), step=left).play()
    on_board = play.loot_on_board
    assert list(on_board.values()) == ["step"] * left
    assert on_board.keys() <= {"d5", "a6", "d10"}
    assert play.table["loot_laid"] == left


@pytest.mark.rule("PA-PREP-12")
@pytest.mark.parametrize(("seats", "hexes"), [(2, {"d5"}), (3, {"d5", "a9"}), (4, {"d5", "a9", "a11"})])
def test_a_board_with_fewer_loot_hexes_gets_fewer_tiles(seats: int, hexes: set[str], tmp_path: Path) -> None:
    rows = [row.replace("ib ", ".. ") for row in Scenario().game.content.board[0].rows]
    rows[5] = rows[5].replace("..  ..  ..  ..", "..  ..  ..  ib", 1)
    pack = tmp_path / "few_loot_hexes.toml"
    pack.write_text(f'[[board]]\nid = "mediterranean"\nrows = {rows}\n', encoding="utf-8")
    scenario = Scenario(seats, nation="persia", packs=[pack]).next_nation("iberia").prepare_epoch()
    play = scenario.play()
    assert play.loot_on_board.keys() == hexes
    assert sum(play.table["bag"].values()) == 40 - len(hexes)
    assert play.table["loot_laid"] == len(hexes)
