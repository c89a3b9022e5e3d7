"""Positions are packed arrays whose every place is declared: what follows from that is checked for every game.

A place that nobody declared a meaning for, an index that is one too small and a frame that was not cleared do no harm
that a player would see at once. They are looked for here.
"""

from __future__ import annotations

from typing import Any, cast

from tests.contract.playing import MOVES, any_of, cases, decisions, finished, sampled
from trilithon.kernel.engine.agenda import AgendaState
from trilithon.kernel.engine.layout import AGENDA, FRAME
from trilithon.kernel.engine.rng import Rng, seeded
from trilithon.kernel.engine.state import NOBODY, State
from trilithon.kernel.game import Game
from trilithon.kernel.saved import range_problems
from trilithon.kernel.stepped import SteppedGame


def packed(state: State) -> AgendaState:
    assert isinstance(state, AgendaState)
    return state


def array(state: State) -> list[int]:
    """All of it, also what is derived and therefore not among the numbers."""
    return [int(n) for n in packed(state).d]


def test_every_number_is_in_its_range_at_every_decision(game: Game) -> None:
    for case in cases(game, 0.05):
        for count, state in enumerate(decisions(game, case), start=1):
            assert list(range_problems(packed(state))) == [], f"{case}, decision {count}"
        assert list(range_problems(packed(finished(game, case)))) == [], f"{case}, at the end"


def test_what_is_free_is_zero(game: Game) -> None:
    """Freed places of the agenda would tell two equal positions apart; those of piles are looked at with the ranges."""
    for case in cases(game, 0.2):
        for count, state in enumerate(decisions(game, case), start=1):
            s = packed(state)
            free = AGENDA + int(s.depth()) * FRAME
            end = AGENDA + s.layout.frames * FRAME
            assert not any(s.d[place] for place in range(free, end)), f"{case}, decision {count}"


def test_a_step_leaves_its_unused_fields_zero(game: Game) -> None:
    for case in cases(game, 0.03):
        for state in sampled(game, case, 30):
            s = packed(state)
            for n in range(int(s.depth())):
                frame = int(s.below(n))
                step = s.steps[int(s.d[frame])]
                used = 2 + len(step.fields)
                assert not any(s.d[frame + place] for place in range(used, FRAME)), f"{case}: {step.name}"


def test_copies_have_arrays_of_their_own(game: Game) -> None:
    for case in cases(game, 0.1):
        for state in sampled(game, case, 10):
            here, copy = array(state), state.copy()
            dream = state.imagine(state.to_move, seeded(case.seed))
            dreamt = array(dream)
            assert array(copy) == here, case
            _play_on(copy, 10, seeded(case.seed, MOVES))
            assert array(state) == here, f"{case}: playing on the copy changed the original"
            assert array(dream) == dreamt, f"{case}: playing on the copy changed what was imagined"


def test_every_question_has_words_and_every_step_a_name(game: Game) -> None:
    stepped = cast("SteppedGame[Any]", game)
    steps = packed(game.start(game.setup(game.seat_counts[0]), 0)).steps
    assert [step.number for step in steps] == list(range(len(steps)))
    assert all(step.name == step.name.strip() != "" for step in steps)
    assert len({step.name for step in steps}) == len(steps)
    for step in steps:
        if step.decides:
            assert int(step.number) in stepped.words, f"nobody can put the question {step.name}"
            assert stepped.words[int(step.number)].step is step
            assert stepped.words[int(step.number)].rule
        names = [field.name for field in step.fields]
        assert len({*names, "do", "seat"}) == len(names) + 2, f"{step.name}: a field twice, or do, or seat"
    assert all(words.step is steps[number] for number, words in stepped.words.items())


def test_no_two_fields_share_a_place(game: Game) -> None:
    for seats in game.seat_counts:
        layout = packed(game.start(game.setup(seats, game.allowing(seats)), 0)).layout
        taken = [AGENDA + layout.frames * FRAME]
        for field in layout.fields:
            start = field.start - (1 if field.most else 0)
            assert start == taken[-1], f"{field.name} does not begin where the field before it ends"
            taken.append(start + field.places())
        assert taken[-1] == layout.size == len(layout.blank())


def _play_on(state: State, moves: int, rng: Rng) -> None:
    while moves and state.to_move != NOBODY:
        state.play(any_of(state.moves(), rng))
        moves -= 1
