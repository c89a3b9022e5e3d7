"""Plans: what is prepared can be played as it is, costs what it says, and changes in the way that is asked for."""

from __future__ import annotations

from collections.abc import Iterator

from tests.contract.playing import SAMPLES, cases, sampled
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.engine.state import State
from trilithon.kernel.game import Game
from trilithon.kernel.plan import Plan, PlanPart, PlanThing, Prepare
from trilithon.kernel.rows import only_answer, read_row
from trilithon.kernel.stepped import SteppedGame

MOVES = 4
"""So many moves of a position are prepared."""


def positions(game: Game, share: float, count: int) -> Iterator[State]:
    """Where somebody is really asked: tables never stand anywhere else."""
    for case in cases(game, share):
        for state in sampled(game, case, count):
            if only_answer(state, state.moves()) is None:
                yield state


def plans(game: Game, state: State) -> Iterator[tuple[list[str], Plan]]:
    moves = state.moves()
    seeded(len(moves), SAMPLES).shuffle(moves)
    for wish in ([], *([game.write(state, move)] for move in moves[:MOVES])):
        plan = game.plan(state, wish)
        if plan is not None:
            yield wish, plan


def played(game: Game, state: State, row: list[str]) -> State:
    """The same with a row of moves, as a table would play it."""
    after = state.copy()
    for move in read_row(game, state, " ".join(row), stops_at_reveal=True).decisions:
        while (given := only_answer(after, after.moves())) is not None:
            after.play(given)
        assert move in after.moves()
        after.play(move)
    while after.to_move == state.to_move and (given := only_answer(after, after.moves())) is not None:
        after.play(given)
    return after


def test_plans_can_be_played_and_cost_what_they_say(game: Game) -> None:
    seen = 0
    for state in positions(game, 0.05, 12):
        before, seat = state.fingerprint(), state.to_move
        for wish, plan in plans(game, state):
            assert list(plan.row[: len(wish)]) == wish
            after = played(game, state, list(plan.row))
            assert plan.is_final == (after.reveals != state.reveals)
            assert isinstance(game, SteppedGame)
            if after.reveals == state.reveals:
                had, has = game.purse(game.own(state), seat), game.purse(game.own(after), seat)
                changes = {name: has[name] - had[name] for name in had if has[name] != had[name]}
                assert changes == {**dict(plan.gains), **{name: -n for name, n in plan.pays.items()}}
            seen += 1
        assert state.fingerprint() == before
    assert seen or not isinstance(game, SteppedGame)


def test_what_is_changed_about_a_plan_is_changed(game: Game) -> None:
    for state in positions(game, 0.05, 12):
        for _, plan in plans(game, state):
            for at, part in enumerate(plan.parts):
                if part.options:
                    assert sum(option.is_chosen for option in part.options) == 1
                for n, option in enumerate(part.options):
                    other = game.plan(state, option.row)
                    assert other is not None
                    assert len(other.parts) > at, (plan.row, part.asked, option.row, other)
                    assert other.parts[at].options[n].is_chosen
                for thing in part.things:
                    look_at(game, state, at, part, thing)


def look_at(game: Game, state: State, at: int, part: PlanPart, thing: PlanThing) -> None:
    for row, n in ((thing.fewer, thing.n - 1), (thing.more, thing.n + 1)):
        if row is None:
            continue
        other = game.plan(state, row)
        assert other is not None
        found = {(one.thing, one.what): one.n for one in other.parts[at].things}
        assert found[thing.thing, thing.what] == n, (row, thing)
    assert 0 <= thing.n <= thing.most
    assert thing.click == thing.more or thing.more is None


def test_what_is_shown_first_has_a_plan(game: Game) -> None:
    for state in positions(game, 0.05, 6):
        moves = state.moves()
        for move, outlook in zip(moves, game.outlooks(state, moves), strict=True):
            if outlook.prepare is Prepare.NEVER:
                continue
            plan = game.plan(state, [game.write(state, move)])
            assert plan is not None
            assert plan.is_final == outlook.is_final


def test_answers_say_what_they_are(game: Game) -> None:
    for state in positions(game, 0.1, 12):
        for move in state.moves():
            text = game.write(state, move)
            told = game.told(state, move)
            assert told["verb"] == text.split()[0], text
