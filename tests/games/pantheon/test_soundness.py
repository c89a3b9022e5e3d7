"""No position in which something is lost, doubled or contradictory can be loaded (PA-DATA-03)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.pantheon.scenario import Scenario
from tests.games.pantheon.starting_points import pantheon, random_game
from trilithon.kernel.errors import PositionError

Json = dict[str, Any]


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
