"""No position in which something is lost, doubled or contradictory can be loaded (PA-DATA-03)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.pantheon.scenario import Scenario
from tests.games.pantheon.starting_points import pantheon, random_game
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.errors import PositionError
from trilithon.kernel.peek import Peek
from trilithon.kernel.words import frames

Json = dict[str, Any]
ACTION = {"do": "action", "seat": 1}


def totals(position: Json) -> dict[str, int]:
    """How many cards and tiles there are, wherever they lie."""
    table, players = position["table"], position["players"]

    def listed(*fields: str) -> int:
        return sum(thing is not None for field in fields for thing in table.get(field, []))

    def counted(*fields: str) -> int:
        return sum(sum(table[field].values()) for field in fields)

    def owned(*fields: str) -> int:
        return sum(sum(player[field].values()) for field in fields for player in players)

    on_agenda = [frame["god"] for frame in position["agenda"] if "god" in frame]
    return {
        "cards": listed("pile", "display", "special") + counted("discard", "on_table") + owned("hand"),
        "gods": listed("gods_stack", "gods_open")
        + counted("gods_box", "gods_gone")
        + owned("gods")
        + len(on_agenda),
        "half gods": listed("half_stack")
        + counted("half_pool", "half_box")
        + owned("half_gods_seen", "half_gods_secret"),
        "loot": listed("loot_tiles", "looted") + counted("bag", "loot_box") + owned("loot"),
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
        ("feet_home", 5, "seat 2: 13 feet on board and in reserve, there must be 12"),
        ("feet_bank", 7, "seat 2: 11 feet on board and in reserve, there must be 12"),
        ("columns_home", 4, "seat 2: 13 columns on board and in reserve, there must be 12"),
        ("columns_bank", 0, "seat 2: 3 columns on board and in reserve, there must be 12"),
    ],
)
def test_a_colour_with_other_than_12_pieces_is_refused(field: str, n: int, problem: str) -> None:
    assert refusal(lambda position: position["players"][1]["reserve"].update({field: n})) == [problem]


@pytest.mark.rule("PA-DATA-03")
def test_a_piece_on_the_board_that_nobody_misses_is_refused() -> None:
    problems = refusal(lambda position: position["hexes"].update(i4={"feet": [1]}, h5={"columns": [2]}))
    assert problems == [
        "seat 1: 13 feet on board and in reserve, there must be 12",
        "seat 2: 13 columns on board and in reserve, there must be 12",
    ]


def put_card(position: Json, where: str) -> None:
    table = position["table"]
    match where:
        case "pile":
            table["pile"].append("dancers")
        case "display":
            table["display"][0] = "dancers"
        case "hand":
            position["players"][1]["hand"] = {"dancers": 1}
        case _:
            table[where] = {"dancers": 1}


@pytest.mark.rule("PA-DATA-03")
@pytest.mark.parametrize("where", ["pile", "display", "hand", "discard", "on_table"])
def test_a_card_too_many_anywhere_is_refused(where: str) -> None:
    problems = refusal(lambda position: put_card(position, where))
    assert problems == ["cards of dancers: there are 12 in all, there must be 11"]


@pytest.mark.rule("PA-DATA-03")
def test_missing_cards_are_refused() -> None:
    assert refusal(lambda position: position["table"]["pile"].remove("movement")) == [
        "cards of movement: there are 15 in all, there must be 16"
    ]
    assert refusal(lambda position: position["table"]["special"].remove(5)) == [
        "cards of money_5: there are 0 in all, there must be 1"
    ]


def put_god(position: Json, where: str) -> None:
    table = position["table"]
    match where:
        case "gods_open":
            table |= {"gods_open": ["vinthrad", None, None], "gods_laid": 1}
        case "player":
            position["players"][0]["gods"] = {"vinthrad": 1}
        case "agenda":
            position["agenda"].insert(0, {"do": "to_box", "seat": 1, "god": "vinthrad"})
        case _:
            table[where] = {"vinthrad": 1}


@pytest.mark.rule("PA-DATA-03")
@pytest.mark.parametrize("where", ["gods_open", "gods_box", "gods_gone", "player", "agenda"])
def test_a_god_too_many_anywhere_is_refused(where: str) -> None:
    problems = refusal(lambda position: put_god(position, where))
    assert problems == ["gods tiles of vinthrad: there are 5 in all, there must be 4"]


@pytest.mark.rule("PA-DATA-03")
@pytest.mark.parametrize("where", ["half_pool", "half_box", "half_gods_seen", "half_gods_secret"])
def test_a_half_god_too_many_anywhere_is_refused(where: str) -> None:
    def spoil(position: Json) -> None:
        place = position["players"][1] if where.startswith("half_gods") else position["table"]
        place[where]["6"] = 1

    assert refusal(spoil) == ["half gods of value 6: there are 5 in all, there must be 4"]


@pytest.mark.rule("PA-DATA-03")
@pytest.mark.parametrize("where", ["bag", "on_board", "looted", "loot_box", "player"])
def test_a_loot_tile_too_many_anywhere_is_refused(where: str) -> None:
    def spoil(position: Json) -> None:
        table = position["table"]
        match where:
            case "looted":
                table["looted"].append("step")
            case "on_board":
                table |= {
                    "loot_hexes": ["j7", None, None],
                    "loot_tiles": ["step", None, None],
                    "loot_laid": 1,
                }
            case "player":
                position["players"][0]["loot"] = {"step": 1}
            case _:
                table[where]["step"] = table[where].get("step", 0) + 1

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
    with pytest.raises(PositionError, match=r"i4\.feet: a seat is named twice"):
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
    with pytest.raises(PositionError, match="i3: the foot of seat 1 has no connection to the temple"):
        Scenario().feet(0, "i3").feet(1, "i4").play()
    Scenario().feet(0, "i3", "i4").play()


@pytest.mark.rule("PA-DATA-03")
def test_a_landing_without_its_piece_is_refused() -> None:
    problems = refusal(lambda position: position["hexes"].update(a0={"jumped": [1]}))
    assert problems == ["hexes.a0: seat 1 jumped there, but has no piece on it"]


@pytest.mark.rule("PA-DATA-03")
def test_scores_below_zero_are_refused() -> None:
    problems = refusal(lambda position: position["players"][0]["points"].update(gods=-1))
    assert problems == ["seat 1, points.gods: -1 is not from 0 to 32766"]


@pytest.mark.rule("PA-DATA-03")
@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (
            lambda p: p["table"]["half_stack"].__setitem__(20, 7),
            "table.half_stack, number 21: 7 is not from 1 to 6",
        ),
        (lambda p: p["table"]["half_stack"].append(1), "22 are more than the 21 there is room for"),
        (lambda p: p["table"]["special"].__setitem__(0, 9), "table.special, number 1: 9 is not from 1 to 5"),
        (lambda p: p["table"]["pile"].append("joker"), "table.pile, number 76: there is no card 'joker'"),
        (
            lambda p: p["table"]["gods_stack"].__setitem__(3, "zeus"),
            "gods_stack, number 4: there is no god 'zeus'",
        ),
        (lambda p: p["table"]["gods_stack"].append("gadicea"), "41 are more than the 40 there is room for"),
        (lambda p: p["players"][0]["hand"].update(dancers=-1), "seat 1, hand.dancers: -1 is not from 0"),
        (
            lambda p: p["players"][0]["reserve"].update(feet_home=-1, feet_bank=13),
            "seat 1, reserve.feet_home: -1 is not from 0",
        ),
        (
            lambda p: p["players"][0]["sacrifices"].update(dancers=5),
            "seat 1, sacrifices.dancers: 5 is not from 0 to 4",
        ),
        (lambda p: p["table"].update(temple="c6"), "table.temple: c6 is not the start hex"),
        (lambda p: p["table"].update(epoch=2), "table.epoch: number 2, but 1 nations were used"),
        (lambda p: p["table"].update(loot_laid=3), "table.loot_hexes: there must be a hex for each of the 3"),
        (
            lambda p: p["table"].update(gods_open=["gadicea", None, None]),
            "table.gods_open: there are gods beyond the 0 that were laid out",
        ),
        (lambda p: p["table"]["nation_deck"].append("roma"), "a nation is in the deck or used more than"),
    ],
)
def test_other_inconsistent_positions_are_refused(spoil: Callable[[Json], object], problem: str) -> None:
    assert any(problem in found for found in refusal(spoil))


@pytest.mark.rule("PA-DATA-03")
def test_everything_that_is_wrong_is_reported_at_once() -> None:
    def spoil(position: Json) -> None:
        position["table"]["loot_laid"] = 1
        position["players"][1]["hand"] = {"dancers": 1}
        position["table"]["gods_box"] = {"vinthrad": 1}

    assert len(refusal(spoil)) == 3


@pytest.mark.rule("PA-DATA-03")
@pytest.mark.parametrize("what", ["hand", "pile", "gods_box", "half_box", "bag", "reserve", "feet"])
def test_problems_of_a_position_in_memory_are_found_too(what: str) -> None:
    play = Scenario().play()
    assert play.game.problems(play.state) == []
    look = Peek(play.state)
    if what == "pile":
        look.pile = look.pile[:-1]
    else:
        numbers = getattr(look, what)
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
        (
            on_agenda({"do": "draw_pile", "seat": 1, "n": 10**9}),
            "agenda, frame 1, n: 1000000000 is not from 0 to 99",
        ),
        (on_agenda({"do": "epoch", "seat": 1}), "agenda: epoch: it can only be the last"),
        (
            on_agenda({"do": "place", "seat": 1}, {"do": "place", "seat": 1}),
            "agenda: place: it can only be the first",
        ),
        (
            on_agenda({"do": "loot", "seat": 1}, {"do": "buy", "seat": 1, "placing": True}),
            "agenda: buy: it can only be the first",
        ),
        (on_agenda({"do": "traitera", "seat": 1, "copies": 3}), "traitera: 3 copies, but seat 1 has 0"),
        (
            lambda position: position.update(agenda=[{"do": "loot", "seat": 1}]),
            "the last must be epoch or turn",
        ),
        (lambda position: position["players"][0].update(points={"gods": 10**400}), "32766"),
        (lambda position: position["table"].update(nation="roma"), "table.nation: must be the last of"),
        (lambda position: position["table"].update(budget=10**6), "1000000 is not from 0 to 32766"),
        (
            lambda position: position["table"].update(temple=None) or on_agenda(ACTION)(position),
            "agenda: action: the temple piece must be on the board",
        ),
    ],
)
def test_positions_that_no_game_can_reach_are_refused(spoil: Callable[[Json], object], problem: str) -> None:
    assert any(problem in said for said in refusal(spoil, Scenario(nation="iberia")))


@pytest.mark.rule("PA-DATA-03")
def test_no_epoch_follows_the_last() -> None:
    scenario = Scenario(epoch=6)
    problems = refusal(lambda position: position.update(agenda=[{"do": "epoch", "seat": 1}]), scenario)
    assert "agenda: epoch: no epoch follows number 6" in problems


@pytest.mark.rule("PA-DATA-01", "PA-INFO-05")
@pytest.mark.parametrize(("seats", "seed"), [(2, 31), (3, 32), (4, 33)])
def test_every_question_can_be_saved_and_loaded_and_looking_at_it_shows_nothing(
    seats: int, seed: int
) -> None:
    """Also `follow`, which is asked only of those who can: a loaded position must not count as a new revelation."""
    game, asked = pantheon(), Counter[str]()
    for state in random_game(seats, seed):
        loaded = game.load(game.dump(state))
        assert (loaded.reveals, loaded.to_move) == (state.reveals, state.to_move)
        assert loaded.numbers() == state.numbers()
        assert loaded.moves() == state.moves()
        asked[state.step().name if state.depth() else "over"] += 1
    assert asked["follow"] > 5
    assert asked["over"] == 1


@pytest.mark.rule("PA-END-09", "PA-DATA-03")
@pytest.mark.parametrize("epoch", [1, 3, 5])
def test_an_empty_agenda_in_an_epoch_is_no_finished_game(epoch: int) -> None:
    problems = refusal(lambda position: position.update(agenda=[]), Scenario(epoch=epoch))
    assert problems == [f"agenda: it is empty, but the game goes on after epoch {epoch}"]


@pytest.mark.rule("PA-END-08", "PA-DATA-03")
def test_an_empty_agenda_before_the_last_epoch_is_cleared_away_is_no_finished_game() -> None:
    scenario = Scenario(epoch=6).gods("vinthrad")
    problems = refusal(lambda position: position.update(agenda=[]), scenario)
    assert problems == ["agenda: it is empty, but the last epoch is not over: the board has not been cleared"]


@pytest.mark.rule("PA-TURN-01", "PA-DATA-03")
@pytest.mark.parametrize("moves", [(), ("move", "cards 0", "foot i4", "stop")], ids=["action", "follow"])
def test_whose_turn_it_is_must_fit_what_is_on_the_agenda(moves: tuple[str, ...]) -> None:
    """In a turn of seat 0, alone and while the others follow."""
    position = Scenario(3).hand(1, movement=1).play().do(*moves).json
    position["table"]["active"] = 2
    with pytest.raises(PositionError) as refused:
        pantheon().load(position)
    assert (
        "agenda: end_turn: it is the turn of seat 2 (table.active), not of seat 1" in refused.value.problems
    )


@pytest.mark.rule("PA-END-06", "PA-DATA-03")
def test_whose_turn_it_was_must_fit_while_an_epoch_is_prepared() -> None:
    """Whatever is asked then: of nations (Gallia's god, a hand size), of bonus tiles."""
    game, asked = pantheon(), set()
    for seed in range(12):
        rng = seeded(seed, 2)
        state = game.start(game.setup(3, {"bonus_mode": "choice"} if seed % 2 else {}), seed)
        while state.to_move != NOBODY:
            name, below = state.step().name, frames(state)[0].step.name
            if below == "turn" and (name, state.epoch() > 1) not in asked:
                asked.add((name, state.epoch() > 1))
                position = game.dump(state)
                right = position["table"]["active"]
                for wrong in {1, 2, 3} - {right}:
                    position["table"]["active"] = wrong
                    with pytest.raises(PositionError, match=f"agenda: turn: .*table.active is {right}"):
                        game.load(position)
            moves = state.moves()
            state.play(moves[rng.below(len(moves))])
    assert {name for name, _ in asked} >= {"upgrade", "discard", "revealed", "pick_bonus"}
    assert {is_later for _, is_later in asked} == {False, True}
