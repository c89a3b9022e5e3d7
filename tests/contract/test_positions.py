"""Positions as JSON: what is written loads again, and what cannot be right is refused, never half-loaded."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract.playing import MOVES, any_of, cases, decisions, finished, sampled
from trilithon.kernel.engine.agenda import AgendaState
from trilithon.kernel.engine.layout import AGENDA, FRAME
from trilithon.kernel.engine.rng import Rng, seeded
from trilithon.kernel.engine.state import State
from trilithon.kernel.errors import PositionError
from trilithon.kernel.game import Game
from trilithon.kernel.peek import Rows

JUNK: list[Any] = [None, -1, 0, 1, 7, 10**6, 10**400, 1.5, True, "", "x", [], [0], {}, {"x": 1}]


def test_every_position_is_saved_and_loaded_exactly(game: Game) -> None:
    """Also what is derived: whoever loads a position must work it out as play does."""
    for case in cases(game, 0.012):
        for count, state in enumerate(decisions(game, case), start=1):
            loaded = game.load(json.loads(json.dumps(game.dump(state))))
            assert loaded.numbers() == state.numbers(), f"{case}, decision {count}"
            assert _fields(loaded) == _fields(state), f"{case}, decision {count}"
            assert loaded.to_move == state.to_move
            assert loaded.moves() == state.moves(), f"{case}, decision {count}"
        end = finished(game, case)
        assert game.load(json.loads(json.dumps(game.dump(end)))).numbers() == end.numbers(), case


def _fields(state: State) -> dict[str, list[Any]]:
    """All by their names; a derived pile is a set that may have come about in any order."""
    assert isinstance(state, AgendaState)
    found: dict[str, list[Any]] = {
        "agenda": [int(n) for n in state.d[: AGENDA + state.layout.frames * FRAME]]
    }
    for field in state.layout.fields:
        rows = list(Rows(state, field))
        found[field.name] = [sorted(row) for row in rows] if field.derived and field.most else rows
    return found


def test_a_loaded_position_plays_on_like_the_original(game: Game) -> None:
    for case in cases(game, 0.05):
        rng = seeded(case.seed, MOVES)
        for state in sampled(game, case, 5):
            original, position = state.copy(), game.dump(state)
            text = json.dumps(position)
            loaded = game.load(position)
            for _ in range(10):
                if original.moves():
                    move = any_of(original.moves(), rng)
                    original.play(move)
                    loaded.play(move)
            assert loaded.numbers() == original.numbers(), case
            assert json.dumps(position) == text, f"{case}: playing changed the JSON that was loaded"


def test_spoilt_positions_are_refused_or_sound(game: Game) -> None:
    """Whatever somebody writes into one: loading says what is wrong, or gives one that can be played."""
    refused = 0
    for case in cases(game, 0.3):
        rng = seeded(case.seed, MOVES)
        for state in sampled(game, case, 10):
            position = json.loads(json.dumps(game.dump(state)))
            path = _spoil(position, rng)
            try:
                loaded = game.load(position)
                assert game.problems(loaded) == [], f"{case}: {path}"
                assert (loaded.moves() == []) == (loaded.to_move < 0), f"{case}: {path}"
                for _ in range(20):
                    if loaded.moves():
                        loaded.play(any_of(loaded.moves(), rng))
                assert game.problems(loaded) == [], f"{case}: {path}, 20 moves later"
            except PositionError:
                refused += 1
            except Exception as error:
                raise AssertionError(f"{case}: {path} is not refused properly") from error
    assert refused


def anything() -> st.SearchStrategy[Any]:
    """Any JSON, small and odd, with names that mean something among those that do not."""
    names = st.sampled_from(["do", "seat", "n", "1", "players", "gold", "x", "d4"]) | st.text(max_size=3)
    numbers = st.integers(-2, 9) | st.sampled_from([2**31, 2**32, 10**30]) | st.floats()
    alone = st.none() | st.booleans() | numbers | names
    return st.recursive(
        alone,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(names, inner, max_size=4),
        max_leaves=8,
    )


@settings(max_examples=25, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**32), junk=st.lists(anything(), min_size=1, max_size=4))
def test_whatever_is_written_nothing_but_a_refusal_comes_out(game: Game, seed: int, junk: list[Any]) -> None:
    """Of `load` and of `patch`; several places are spoilt at once."""
    rng = seeded(seed, MOVES)
    seats = game.seat_counts[seed % len(game.seat_counts)]
    state = game.start(game.setup(seats, game.allowing(seats)), seed % 3)
    for _ in range(rng.below(30)):
        if state.moves():
            state.play(any_of(state.moves(), rng))
    position = json.loads(json.dumps(game.dump(state)))
    for value in junk:
        _spoil(position, rng, value)
    changes = {part: position.get(part) for part in position if rng.below(3) == 0}
    with suppress(PositionError):
        game.load(position)
    with suppress(PositionError):
        game.patch(state, changes)
    for value in junk:
        with suppress(PositionError):
            game.patch(state, value)
        for part in (*changes, "agenda", "random", "players", "table"):
            with suppress(PositionError):
                game.patch(state, {part: value})


def _spoil(position: dict[str, Any], rng: Rng, *junk: Any) -> str:
    """Put something else in one place, or take it out; says what was done."""
    inner: Any = position
    path = ""
    while inner:
        keys = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
        key = keys[rng.below(len(keys))]
        path += f"[{key!r}]"
        if isinstance(inner[key], dict | list) and inner[key] and rng.below(4):
            inner = inner[key]
            continue
        if rng.below(4) == 0:
            del inner[key]
            return f"{path} taken out"
        odd = junk or JUNK
        inner[key] = odd[rng.below(len(odd))]
        return f"{path} = {inner[key]!r}"
    return "nothing is left of it"
