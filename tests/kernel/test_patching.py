"""Positions made by changing some things of another one."""

from __future__ import annotations

from textwrap import dedent
from typing import Any

import pytest

from tests.kernel.market.game import Market
from trilithon.games import find, installed
from trilithon.kernel import patching
from trilithon.kernel.errors import PositionError
from trilithon.kernel.patching import rolling
from trilithon.kernel.stepped import SteppedGame


def market() -> Market:
    return Market()


def test_only_what_is_named_changes() -> None:
    game = market()
    state = game.start(game.setup(2), seed=1)
    before = game.dump(state)
    after = game.dump(game.patch(state, {"players": {"2": {"coins": 7}}}))
    assert after["players"][1]["coins"] == 7
    after["players"][1]["coins"] = before["players"][1]["coins"]
    assert after == before
    assert game.dump(state) == before, "the position itself was changed"


def test_all_that_is_wrong_is_said_at_once() -> None:
    game = market()
    state = game.start(game.setup(2), seed=1)
    with pytest.raises(PositionError) as refused:
        game.patch(
            state,
            {
                "players": {"3": {"coins": 1}, "1": {"coins": -1, "gold": 2}},
                "table": {"sold": {"tin": 1}},
                "seed": 3,
            },
        )
    said = str(refused.value)
    for part in (
        "seats are 1 to 2",
        "-1 is not from 0",
        "no field 'gold'",
        "no good 'tin'",
        "seed: it cannot be changed",
    ):
        assert part in said


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"agenda": "x"}, "agenda: a list of objects is needed"),
        ({"agenda": [1]}, "agenda: a list of objects is needed"),
        ({"agenda": [{"do": "sing"}]}, "agenda, frame 1, do: 'sing'"),
        ({"random": [1]}, "random: four whole numbers"),
        ({"random": None}, "random: four whole numbers"),
        ({"players": 7}, "players: a list of 2 players is needed"),
        ({"table": []}, "table: an object is needed, in braces"),
        ([], "changes are an object, in braces"),
    ],
)
def test_a_change_that_is_wrong_is_named_beside_all_others(changes: Any, complaint: str) -> None:
    game = market()
    state = game.start(game.setup(2), seed=1)
    with pytest.raises(PositionError) as refused:
        game.patch(state, changes | {"weather": 1} if isinstance(changes, dict) else changes)
    assert complaint in str(refused.value)
    assert ("weather: it cannot be changed" in str(refused.value)) == isinstance(changes, dict)


def test_players_may_be_named_by_numbers() -> None:
    game = market()
    state = game.start(game.setup(2), seed=1)
    changed = game.patch(state, {"players": {2: {"coins": 7}}})
    assert game.dump(changed) == game.dump(game.patch(state, {"players": {"2": {"coins": 7}}}))


def test_every_game_can_be_patched() -> None:
    """It is part of the contract: whoever finds a game need not know how it is made."""
    for name in installed():
        game = find(name)
        state = game.start(game.setup(2), seed=1)
        assert game.patch(state, {}).numbers() == state.numbers()


def test_the_example_in_the_documentation_works() -> None:
    """That of `kernel/patching.py`, as it stands there."""
    assert patching.__doc__ is not None
    lines = patching.__doc__.splitlines()
    example = "\n".join(line for line in lines if line.startswith("    "))
    game = find("monumental")
    known: dict[str, Any] = {"game": game, "rolling": rolling}
    exec(dedent(example), known)
    after = game.dump(known["state"])
    assert after["players"][0]["goods"]["gold"] == 5
    assert after["players"][0]["deck"][0] == "fort 2"
    assert after["tiles"]["d2"] == {"owner": 1, "units": {"soldier": 2}}
    rng = known["state"].rng
    assert [rng.below(6), rng.below(6)] == [5, 0]


def test_what_cannot_be_is_refused() -> None:
    game = market()
    state = game.start(game.setup(2), seed=1)
    with pytest.raises(PositionError, match="wool"):
        game.patch(state, {"table": {"sold": {"wool": 1}}})  # one more than there are in the box


def test_chance_can_be_fixed() -> None:
    rng = rolling([(6, 5), (6, 0), (4, 2)])
    assert [rng.below(6), rng.below(6), rng.below(4)] == [5, 0, 2]
    with pytest.raises(ValueError, match="fewer"):
        rolling([(1 << 30, n) for n in range(3)])


def test_cards_are_taken_from_where_they_were_and_the_rest_goes_to_the_stack() -> None:
    game = find("monumental")
    assert isinstance(game, SteppedGame)
    state = game.start(game.setup(2), seed=4)
    before = game.dump(state)
    cards = before["players"][0]["deck"]
    wanted = cards[-1]
    replaced = before["players"][0]["city"]["a1"]
    after = game.dump(game.patch(state, {"players": {"1": {"city": {"a1": wanted}}}}))
    assert after["players"][0]["city"]["a1"] == wanted
    assert after["players"][0]["deck"] == [*cards[:-1], replaced]
    drawn_next = game.dump(game.patch(state, {"players": {"1": {"deck": [wanted]}}}))["players"][0]["deck"]
    assert drawn_next[0] == wanted
    assert sorted(drawn_next) == sorted(cards)
    with pytest.raises(PositionError, match="at once"):
        game.patch(state, {"players": {"1": {"city": {"a1": wanted, "a2": wanted}}}})


def test_quests_go_back_to_their_decks() -> None:
    game = find("monuments")
    assert isinstance(game, SteppedGame)
    state = game.start(game.setup(2, {"civ_assignment": "random"}), seed=4)
    while game.own(state).step().name != "card":  # quests to begin with are chosen first
        state.play(state.moves()[0])
    before = game.dump(state)
    deck = next(iter(before["table"]["quest_decks"].values()))
    after = game.dump(game.patch(state, {"players": {"1": {"completed": deck[:1]}}}))
    assert after["players"][0]["completed"] == deck[:1]
    assert next(iter(after["table"]["quest_decks"].values())) == deck[1:]
