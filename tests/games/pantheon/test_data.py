"""Content is data, chance has one source, and nothing is ever lost (PA-DATA)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.pantheon.packs import board_entry, game_with, pack
from tests.games.pantheon.scenario import Play, Scenario
from tests.games.pantheon.starting_points import random_game
from trilithon.games import find
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.game import Pantheon
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.errors import ContentError, PositionError, SetupError

Json = dict[str, Any]

ONE_EPOCH = """
[[number]]
id = "epochs"
value = 1
[[row]]
id = "epoch_points"
values = [4]
[[row]]
id = "scoring_epochs"
values = [1]
"""
SMALL_BOARD = board_entry(
    [
        ["..", "ro", "##", "..", "~~"],
        ["..", "..", "..", "##", ".."],
        ["ro", "..", "RO", "..", "ro3"],
        ["..", "##", "..", "..", ".."],
    ]
)
BARE_BOARD = board_entry([["..", "..", ".."], ["..", "RO", ".."], ["..", "..", ".."]])


def pantheon() -> Pantheon:
    game = find("pantheon")
    assert isinstance(game, Pantheon)
    return game


def play_to_the_end(game: Pantheon, seats: int, seed: int, **options: object) -> Position:
    """A game of random moves; every position on the way must be sound."""
    state = game.start(game.setup(seats, options), seed)
    rng = seeded(seed, 1)
    while moves := state.moves():
        state.play(moves[rng.below(len(moves))])
        assert game.problems(state) == []
    return state


# -- boards ----------------------------------------------------------------------------------------


@pytest.mark.rule("PA-DATA-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("board", [SMALL_BOARD, BARE_BOARD], ids=["small", "bare"])
def test_a_whole_game_on_a_small_board(board: str, seats: int, tmp_path: Path) -> None:
    """Also on one without any loot or column hex."""
    game = game_with(tmp_path, board, ONE_EPOCH)
    end = play_to_the_end(game, seats, seed=seats)
    assert end.epoch == 1
    assert max(end.scores()) > 0


@pytest.mark.rule("PA-DATA-01")
def test_rules_of_placing_hold_on_a_small_board(tmp_path: Path) -> None:
    scenario = Scenario(packs=[pack(tmp_path, SMALL_BOARD, ONE_EPOCH)]).hand(0, movement=2)
    play = scenario.loot(b0="step", a2="money").play().do("move", "cards 2")
    assert set(play.legal) == {"foot b1", "foot c1", "foot b2", "foot d2", "foot c3"}
    play.do("foot c1")
    assert {"column c0", "column d1"} <= set(play.legal)
    play.do("column c0", "foot b0")
    assert play.json["tiles"]["taken"] == ["step"]


@pytest.mark.rule("PA-DATA-01")
def test_a_board_without_enough_nations_cannot_begin_a_game(tmp_path: Path) -> None:
    game = game_with(tmp_path, SMALL_BOARD)
    with pytest.raises(SetupError, match="this board has 1 nations; a whole game needs 6"):
        game.start(game.setup(2), 1)


def on_small_board(folder: Path, epoch: int, deck: list[str]) -> Play:
    """A position of the ordinary game, with Roma as the active nation, moved to the small board."""
    game = game_with(folder, SMALL_BOARD)
    position = Scenario(nation="roma", epoch=epoch).json
    position["content"] = game.content_digest
    position["epoch"] |= {"temple": "c2", "nation_deck": deck}
    return Play(game, game.load(position))


@pytest.mark.rule("PA-DATA-01")
def test_a_board_without_nations_that_are_no_longer_needed_is_accepted(tmp_path: Path) -> None:
    play = on_small_board(tmp_path, epoch=6, deck=["iberia", "cartago"])
    assert set(play.do("move", "cards 0").legal) == {"foot b1", "foot c1", "foot b2", "foot d2", "foot c3"}


@pytest.mark.rule("PA-DATA-01")
def test_a_board_without_a_nation_that_will_rise_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PositionError, match="a nation that will be needed has no start hex on this board"):
        on_small_board(tmp_path, epoch=5, deck=["persia", "iberia"])
    with pytest.raises(PositionError, match="0 nations are left for 1 epochs"):
        on_small_board(tmp_path, epoch=5, deck=[])


# -- tiles, prices, decks ----------------------------------------------------------------------------


def after_loot(folder: Path, effects: str, lifetime: str = "once", **hand: int) -> Play:
    """Seat 0 has just finished a movement that took a loot tile of this effect."""
    entry = f'[[loot]]\nid = "step"\nlifetime = "{lifetime}"\neffects = [{effects}]\n'
    scenario = Scenario(packs=[pack(folder, entry)]).feet(0, "j6").hand(0, **hand)
    scenario.display("temples", "temples", "temples", "temples").loot(j7="step", g4="money")
    return scenario.play().do("move", "cards 0", "foot j7", "stop")


@pytest.mark.rule("PA-DATA-01")
@pytest.mark.parametrize(
    ("effects", "asked", "answer", "result"),
    [
        (
            '{op="take_reserve", columns=3, feet=1, mode="all"}',
            "action",
            "",
            {"columns_home": 6, "feet_home": 4},
        ),
        (
            '{op="take_reserve", columns=3, feet=1, mode="choose_one"}',
            "reserve",
            "take columns",
            {"columns_home": 6},
        ),
        ('{op="half_god", n=2, source="stack"}', "action", "", {"half_gods_secret": [1, 1]}),
        ('{op="place_column_free", n=1}', "free_column", "column b6", {"columns_bank": 8}),
        ('{op="upgrade_sacrifice", n=1}', "upgrade", "raise priests", {"sacrifices": {"priests": 1}}),
        ('{op="draw_pile", n=5}', "action", "", {"hand": {"movement": 5}}),
        ('{op="special_money", n=3}', "action", "", {"hand": {"money_2": 2, "money_3": 1}}),
        ('{op="hand_to", n=2}', "action", "", {"hand": {"movement": 2}}),
        ('{op="swap_reserve"}', "swap", "swap 2 feet", {"feet_home": 1, "columns_home": 5}),
        ('{op="spend_money", n=3}', "buy", "tile dancers 2", {"sacrifices": {"dancers": 2}}),
        (
            '{op="draw_pile", n=1}, {op="special_money", n=1}',
            "action",
            "",
            {"hand": {"movement": 1, "money_2": 1}},
        ),
        (
            '{op="choose", of=[[{op="draw_pile", n=1}], [{op="special_money", n=1}, {op="draw_pile", n=2}]]}',
            "choose",
            "choose 2",
            {"hand": {"money_2": 1, "movement": 2}},
        ),
    ],
)
def test_a_tile_may_do_anything_the_primitives_say(
    effects: str, asked: str, answer: str, result: Json, tmp_path: Path
) -> None:
    play = after_loot(tmp_path, effects)
    assert (play.asked, play.to_move) == (asked, 0 if answer else 1)
    if answer:
        play.do(answer)
    assert {name: play.player(0)[name] for name in result} == result


@pytest.mark.rule("PA-DATA-01")
@pytest.mark.parametrize(
    ("effect", "shown"),
    [("passive_steps", "steps"), ("passive_jump", "jumps"), ("passive_money", "coins")],
)
def test_a_lasting_tile_may_give_any_lasting_benefit(effect: str, shown: str, tmp_path: Path) -> None:
    play = after_loot(tmp_path, f'{{op="{effect}", n=3}}', lifetime="permanent")
    assert play.view(0)["players"][0][shown] == 3
    assert play.player(0)["loot"] == {"step": 1}


@pytest.mark.rule("PA-DATA-01")
def test_a_tile_may_turn_up_a_god_or_sort_the_special_money(tmp_path: Path) -> None:
    play = after_loot(tmp_path, '{op="reveal_god_top_cost"}', priests=5)
    assert (play.asked, play.to_move) == ("revealed", 0)
    play = after_loot(tmp_path, '{op="resort_special", order="descending"}')
    assert play.json["cards"]["special"] == [5, 4, 4, 3, 3, 2, 2]
    play = after_loot(tmp_path, '{op="gods_from_stack", n=2, chain=true}')
    assert play.scores[0] >= 2


@pytest.mark.rule("PA-DATA-01")
def test_an_unknown_primitive_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"loot 'step'.*op.*'draw_pil'.*draw_pile"):
        after_loot(tmp_path, '{op="draw_pil", n=5}')


@pytest.mark.rule("PA-DATA-01")
def test_games_with_other_tiles_prices_decks_and_numbers_stay_sound(tmp_path: Path) -> None:
    game = game_with(
        tmp_path,
        '[[god]]\nid = "surparit"\ncost = [1]\neffects = [{op="gods_from_stack", n=2, chain=true}]',
        '[[god]]\nid = "gadicea"\ncost = [1, 1]\n'
        'effects = [{op="passive_draw", n=2}, {op="passive_steps", n=1}]',
        '[[god]]\nid = "hermes"\nname = "Hermes"\nsource = "original"\ncopies = 9\ncost = [2]\n'
        'lifetime = "once"\n'
        'effects = [{op="spend_money", n=4}, {op="swap_reserve"}]',
        '[[loot]]\nid = "half"\ncopies = 20\neffects = [{op="half_god", n=2, source="pool_highest"}]',
        '[[card]]\nid = "movement"\ncopies = 40',
        '[[card]]\nid = "temples"\ncopies = 2',
        '[[half_god]]\nid = "half_god_6"\ncopies = 0',
        '[[row]]\nid = "tile_price"\nvalues = [0, 2, 3, 4, 5]',
        '[[number]]\nid = "start_hand"\nvalue = 3',
    )
    for seats in (2, 3, 4):
        assert play_to_the_end(game, seats, seed=seats).epoch == 6


@pytest.mark.rule("PA-DATA-01")
def test_prices_are_data(tmp_path: Path) -> None:
    prices = '[[row]]\nid = "tile_price"\nvalues = [0, 2, 3, 4, 9]'
    play = Scenario(packs=[pack(tmp_path, prices)]).hand(0, money_3=1).play().do("buy", "coin 3", "paid")
    levels = {move for move in play.legal if move.startswith("tile dancers")}
    assert levels == {"tile dancers 1", "tile dancers 2"}
    play.do("tile dancers 1", "tile dancers 2")
    assert play.json["underway"]["budget"] == 0


@pytest.mark.rule("PA-DATA-01")
@pytest.mark.parametrize("mode", ["random", "choice"])
def test_fewer_bonus_tiles_than_players_are_dealt_as_far_as_they_go(mode: str, tmp_path: Path) -> None:
    none_of = "".join(
        f'[[bonus]]\nid = "{id}"\ncopies = 0\n' for id in ("half", "god", "column", "step", "sacrifice")
    )
    end = play_to_the_end(game_with(tmp_path, none_of), 3, seed=1, bonus_mode=mode)
    assert sum(end.bonus_box) == 1


@pytest.mark.rule("PA-DATA-01")
def test_a_deck_too_small_for_the_set_up_is_refused(tmp_path: Path) -> None:
    none_of = "".join(
        f'[[card]]\nid = "{id}"\ncopies = 0\n' for id in ("priests", "dancers", "temples", "money_1")
    )
    few = game_with(tmp_path, none_of, '[[card]]\nid = "offerings"\ncopies = 3')
    assert few.start(few.setup(3), 1).seats == 3
    with pytest.raises(SetupError, match="the deck has 19 cards; a game of 4 needs 24"):
        few.start(few.setup(4), 1)


# -- positions of a running game -----------------------------------------------------------------------


@pytest.mark.rule("PA-DATA-01")
@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 5), (4, 8)])
def test_any_position_of_a_game_can_be_written_and_read(seats: int, seed: int) -> None:
    game = pantheon()
    for number, state in enumerate(random_game(seats, seed)):
        if number % 7 == 0:
            again = game.load(game.dump(state))
            assert again.numbers() == state.numbers()
            assert again.moves() == state.moves()


@pytest.mark.rule("PA-DATA-01")
def test_order_of_stacks_and_piles_is_part_of_a_position() -> None:
    def position(cards: list[str], gods: list[str]) -> Position:
        return Scenario().pile(*cards).gods_stack(*gods).play().state

    cards, gods = ["dancers", "priests"], ["vinthrad", "gadicea"]
    here = position(cards, gods)
    assert here.numbers() == position(cards, gods).numbers()
    assert here.numbers() != position(cards[::-1], gods).numbers()
    assert here.numbers() != position(cards, gods[::-1]).numbers()


# -- chance ----------------------------------------------------------------------------------------


def story(seats: int, seed: int) -> list[str]:
    return [state.fingerprint() for state in random_game(seats, seed)]


@pytest.mark.rule("PA-DATA-02")
@settings(max_examples=4, deadline=None, derandomize=True)
@given(seats=st.integers(2, 4), seed=st.integers(0, 2**64 - 1))
def test_same_seed_and_same_decisions_give_the_same_game(seats: int, seed: int) -> None:
    random.seed(1)
    first = story(seats, seed)
    random.seed(2)
    assert story(seats, seed) == first


@pytest.mark.rule("PA-DATA-02")
def test_other_seeds_give_other_games() -> None:
    assert len({next(random_game(2, seed)).fingerprint() for seed in range(20)}) == 20


@pytest.mark.rule("PA-DATA-02")
@pytest.mark.parametrize("way", ["copied", "written and read"])
def test_a_game_taken_up_in_the_middle_goes_on_in_the_same_way(way: str) -> None:
    game = pantheon()
    state = game.start(game.setup(3), 6)
    rng = seeded(1)
    for _ in range(100):
        state.play(state.moves()[rng.below(len(state.moves()))])
    twin = state.copy() if way == "copied" else game.load(game.dump(state))
    same = seeded(2)
    while moves := state.moves():
        choice = same.below(len(moves))
        state.play(moves[choice])
        twin.play(twin.moves()[choice])
        assert twin.fingerprint() == state.fingerprint()


# -- what is always true -----------------------------------------------------------------------------


def totals(position: Json) -> dict[str, int]:
    """How many cards and tiles there are, wherever they lie."""
    cards, gods, halves, tiles = position["cards"], position["gods"], position["half_gods"], position["tiles"]
    players = position["players"]
    on_agenda = [frame["god"] for frame in position["agenda"] if "god" in frame]
    return {
        "cards": len(cards["pile"])
        + sum(card is not None for card in cards["display"])
        + len(cards["special"])
        + sum(sum(counts.values()) for counts in (cards["discard"], cards["on_table"]))
        + sum(sum(player["hand"].values()) for player in players),
        "gods": len(gods["stack"])
        + sum(god is not None for god in gods["on_board"])
        + sum(sum(counts.values()) for counts in (gods["box"], gods["gone"]))
        + sum(sum(player["gods"].values()) for player in players)
        + len(on_agenda),
        "half gods": sum(len(halves[where]) for where in ("stack", "pool", "box"))
        + sum(len(player["half_gods_seen"]) + len(player["half_gods_secret"]) for player in players),
        "loot": sum(tiles["bag"].values())
        + sum(tile is not None for tile in tiles["on_board"].values())
        + len(tiles["taken"])
        + sum(tiles["box"].values())
        + sum(sum(player["loot"].values()) for player in players),
    }


@pytest.mark.rule("PA-DATA-03")
@pytest.mark.parametrize(("seats", "seed"), [(2, 21), (3, 22), (4, 23)])
def test_nothing_is_lost_and_scores_never_fall(seats: int, seed: int) -> None:
    game = pantheon()
    before = [0] * seats
    for state in random_game(seats, seed):
        assert game.problems(state) == []
        assert totals(game.dump(state)) == {"cards": 82, "gods": 40, "half gods": 21, "loot": 40}
        scores = state.scores()
        assert all(old <= new for old, new in zip(before, scores, strict=True))
        before = scores
    assert max(before) > 0


def refusal(spoil: Callable[[Json], object], scenario: Scenario | None = None) -> list[str]:
    """What `load` says about a position after it was spoilt."""
    scenario = scenario or Scenario()
    scenario.play()
    spoil(scenario.json)
    with pytest.raises(PositionError) as refused:
        scenario.play()
    return refused.value.problems


@pytest.mark.rule("PA-DATA-03")
@pytest.mark.parametrize(
    ("field", "n", "problem"),
    [
        ("feet_home", 5, "players[1]: 13 feet on board and in reserve, there must be 12"),
        ("feet_bank", 7, "players[1]: 11 feet on board and in reserve, there must be 12"),
        ("columns_home", 4, "players[1]: 13 columns on board and in reserve, there must be 12"),
        ("columns_bank", 0, "players[1]: 3 columns on board and in reserve, there must be 12"),
    ],
)
def test_a_colour_with_other_than_12_pieces_is_refused(field: str, n: int, problem: str) -> None:
    assert refusal(lambda position: position["players"][1].update({field: n})) == [problem]


@pytest.mark.rule("PA-DATA-03")
def test_a_piece_on_the_board_that_nobody_misses_is_refused() -> None:
    problems = refusal(lambda position: position["board"].update(i4={"feet": [0]}, h5={"columns": [1]}))
    assert problems == [
        "players[0]: 13 feet on board and in reserve, there must be 12",
        "players[1]: 13 columns on board and in reserve, there must be 12",
    ]


def put_card(position: Json, where: str) -> None:
    cards = position["cards"]
    match where:
        case "pile":
            cards["pile"].append("dancers")
        case "display":
            cards["display"][0] = "dancers"
        case "hand":
            position["players"][1]["hand"] = {"dancers": 1}
        case _:
            cards[where] = {"dancers": 1}


@pytest.mark.rule("PA-DATA-03")
@pytest.mark.parametrize("where", ["pile", "display", "hand", "discard", "on_table"])
def test_a_card_too_many_anywhere_is_refused(where: str) -> None:
    problems = refusal(lambda position: put_card(position, where))
    assert problems == ["cards of dancers: there are 12 in all, there must be 11"]


@pytest.mark.rule("PA-DATA-03")
def test_missing_cards_are_refused() -> None:
    assert refusal(lambda position: position["cards"]["pile"].remove("movement")) == [
        "cards of movement: there are 15 in all, there must be 16"
    ]
    assert refusal(lambda position: position["cards"]["special"].remove(5)) == [
        "cards of money_5: there are 0 in all, there must be 1"
    ]


def put_god(position: Json, where: str) -> None:
    gods = position["gods"]
    match where:
        case "stack":
            gods["stack"].append("vinthrad")
        case "on_board":
            gods["on_board"] = ["vinthrad"]
            position["epoch"]["gods_laid"] = 1
        case "player":
            position["players"][0]["gods"] = {"vinthrad": 1}
        case "agenda":
            position["agenda"].insert(0, {"do": "to_box", "seat": 0, "god": "vinthrad"})
        case _:
            gods[where] = {"vinthrad": 1}


@pytest.mark.rule("PA-DATA-03")
@pytest.mark.parametrize("where", ["stack", "on_board", "box", "gone", "player", "agenda"])
def test_a_god_too_many_anywhere_is_refused(where: str) -> None:
    problems = refusal(lambda position: put_god(position, where))
    assert problems == ["gods tiles of vinthrad: there are 5 in all, there must be 4"]


@pytest.mark.rule("PA-DATA-03")
@pytest.mark.parametrize("where", ["stack", "pool", "box", "half_gods_seen", "half_gods_secret"])
def test_a_half_god_too_many_anywhere_is_refused(where: str) -> None:
    def spoil(position: Json) -> None:
        place = position["players"][1] if where.startswith("half_gods") else position["half_gods"]
        place[where].append(6)

    assert refusal(spoil) == ["half gods of value 6: there are 5 in all, there must be 4"]


@pytest.mark.rule("PA-DATA-03")
@pytest.mark.parametrize("where", ["bag", "on_board", "taken", "box", "player"])
def test_a_loot_tile_too_many_anywhere_is_refused(where: str) -> None:
    def spoil(position: Json) -> None:
        tiles = position["tiles"]
        match where:
            case "taken":
                tiles["taken"].append("step")
            case "on_board":
                tiles["on_board"] = {"j7": "step"}
                position["epoch"]["loot_laid"] = 1
            case "player":
                position["players"][0]["loot"] = {"step": 1}
            case _:
                tiles[where]["step"] = tiles[where].get("step", 0) + 1

    assert refusal(spoil) == ["loot tiles of step: there are 4 in all, there must be 3"]


@pytest.mark.rule("PA-DATA-03")
def test_three_pieces_on_a_hex_are_refused() -> None:
    scenario = Scenario(3).feet(0, "i4").feet(1, "i4").feet(2, "i4")
    with pytest.raises(PositionError, match="i4: more than two pieces"):
        scenario.play()
    scenario = Scenario(3).columns(0, "h5").columns(1, "h5").columns(2, "h5")
    with pytest.raises(PositionError, match="h5: more than two pieces"):
        scenario.play()


@pytest.mark.rule("PA-DATA-03")
def test_two_pieces_of_one_player_on_a_hex_are_refused() -> None:
    with pytest.raises(PositionError, match="11 feet on board and in reserve"):
        Scenario().feet(0, "i4", "i4").play()
    with pytest.raises(PositionError, match="h5: a foot cannot stand on a column hex"):
        Scenario().columns(0, "h5").feet(0, "h5").play()


@pytest.mark.rule("PA-DATA-03")
def test_pieces_on_the_wrong_ground_are_refused() -> None:
    with pytest.raises(PositionError, match="h5: a foot cannot stand on a column hex"):
        Scenario().feet(0, "h5").play()
    with pytest.raises(PositionError, match="i4: a column can stand on a column hex only"):
        Scenario().columns(0, "i4").play()
    with pytest.raises(PositionError, match="i5: nothing can stand on the temple's hex"):
        Scenario().feet(0, "i5").play()


@pytest.mark.rule("PA-DATA-03")
def test_a_foot_outside_its_network_is_refused() -> None:
    with pytest.raises(PositionError, match="i3: the foot of seat 0 has no connection to the temple"):
        Scenario().feet(0, "i3").feet(1, "i4").play()
    Scenario().feet(0, "i3", "i4").play()


@pytest.mark.rule("PA-DATA-03")
def test_a_landing_without_its_piece_is_refused() -> None:
    problems = refusal(lambda position: position["board"].update(a0={"jumped": [0]}))
    assert problems == ["board.a0: seat 0 jumped there, but has no piece on it"]


@pytest.mark.rule("PA-DATA-03")
def test_scores_below_zero_are_refused() -> None:
    problems = refusal(lambda position: position["players"][0]["points"].update(gods=-1))
    assert problems == ["players[0].points.gods: -1 is less than none"]


@pytest.mark.rule("PA-DATA-03")
@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (lambda p: p["half_gods"]["stack"].append(7), "half_gods.stack: half gods have values from 1 to 6"),
        (lambda p: p["cards"]["special"].append(9), "cards.special: money has values from 1 to 5, not 9"),
        (lambda p: p["cards"]["pile"].append("joker"), "cards.pile[75]: there is no 'joker'"),
        (lambda p: p["gods"]["stack"].append("zeus"), "gods.stack[40]: there is no 'zeus'"),
        (lambda p: p["players"][0]["hand"].update(dancers=-1), "players[0].hand.dancers: -1 is less"),
        (
            lambda p: p["players"][0].update(feet_home=-1, feet_bank=13),
            "Expected 'int' >= 0 - at '$.players[0].feet_home'",
        ),
        (lambda p: p["players"][0]["sacrifices"].update(dancers=5), "sacrifice tiles have levels up to 4"),
        (lambda p: p["epoch"].update(temple=None), "agenda: action needs the temple piece"),
        (lambda p: p["epoch"].update(temple="c6"), "epoch.temple: c6 is not the start hex"),
        (lambda p: p["epoch"].update(number=2), "epoch: number 2, but 1 nations were used"),
        (lambda p: p["epoch"].update(gods_laid=3), "epoch: gods_laid and loot_laid must be the numbers"),
        (lambda p: p["epoch"]["nation_deck"].append("roma"), "a nation is in the deck or used more than"),
    ],
)
def test_other_inconsistent_positions_are_refused(spoil: Callable[[Json], object], problem: str) -> None:
    assert any(problem in found for found in refusal(spoil))


@pytest.mark.rule("PA-DATA-03")
def test_everything_that_is_wrong_is_reported_at_once() -> None:
    def spoil(position: Json) -> None:
        position["players"][0]["feet_bank"] += 1
        position["cards"]["pile"].append("dancers")
        position["gods"]["stack"].append("vinthrad")

    assert len(refusal(spoil)) == 3


@pytest.mark.rule("PA-DATA-03")
@pytest.mark.parametrize("what", ["hands", "pile", "gods_box", "half_box", "bag", "reserve", "board"])
def test_problems_of_a_position_in_memory_are_found_too(what: str) -> None:
    play = Scenario().play()
    assert play.game.problems(play.state) == []
    numbers = getattr(play.state, what)
    if what == "pile":
        numbers.pop()
    else:
        numbers[2] += 1
    assert play.game.problems(play.state)


def test_totals_of_the_plain_count_are_those_of_the_box() -> None:
    content = pantheon().content
    copies = Counter(
        {
            "cards": sum(card.copies for card in content.card),
            "gods": sum(god.copies for god in content.god),
            "half gods": sum(tile.copies for tile in content.half_god),
            "loot": sum(tile.copies for tile in content.loot),
        }
    )
    assert totals(Scenario().json) == copies


def on_agenda(*frames: Json) -> Callable[[Json], None]:
    """These frames on top of what is there."""
    return lambda position: position["agenda"].__setitem__(slice(0, 0), frames)


@pytest.mark.rule("PA-DATA-03")
@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (on_agenda({"do": "draw_pile", "seat": 0, "n": 10**9}), "Expected 'int' <= 999"),
        (on_agenda({"do": "epoch", "seat": 0}), "agenda: epoch can only be the last"),
        (
            on_agenda({"do": "place", "seat": 0}, {"do": "place", "seat": 0}),
            "agenda: place can only be the first",
        ),
        (
            on_agenda({"do": "loot", "seat": 0}, {"do": "buy", "seat": 0, "placing": 1}),
            "buy can only be the first",
        ),
        (on_agenda({"do": "traitera", "seat": 0, "copies": 3}), "traitera: 3 copies, but seat 0 has 0"),
        (
            lambda position: position.update(agenda=[{"do": "loot", "seat": 0}]),
            "the last must be epoch or turn",
        ),
        (lambda position: position["players"][0].update(points={"gods": 10**400}), "99999"),
        (lambda position: position["epoch"].update(nation="roma"), "epoch.nation: must be the last of"),
        (lambda position: position["underway"].update(budget=10**6), "Expected 'int' <= 999"),
    ],
)
def test_positions_that_no_game_can_reach_are_refused(spoil: Callable[[Json], object], problem: str) -> None:
    assert any(problem in said for said in refusal(spoil, Scenario(nation="iberia")))


@pytest.mark.rule("PA-DATA-03")
def test_no_epoch_follows_the_last() -> None:
    scenario = Scenario(epoch=6)
    problems = refusal(lambda position: position.update(agenda=[{"do": "epoch", "seat": 0}]), scenario)
    assert "agenda: epoch: no epoch follows number 6" in problems
