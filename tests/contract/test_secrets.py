"""Non-interference: what a seat cannot know changes nothing of what it is shown, told or offered.

A position is compared with a twin that the seat could just as well be in: `imagine` deals anew all that it
does not know. Were anything to differ for that seat, something secret would have leaked.
"""

from __future__ import annotations

import json
from typing import Any

from tests.contract.playing import DREAMS, any_of, cases, finished, sampled, viewers
from trilithon.kernel.engine.events import Event
from trilithon.kernel.engine.rng import Rng, seeded
from trilithon.kernel.engine.state import NOBODY, State
from trilithon.kernel.game import Game
from trilithon.kernel.messages import catalogue, to_json


def offered(game: Game, state: State, seat: int) -> dict[str, Any]:
    """All that a seat learns when it is asked for a move."""
    moves = state.moves()
    refusals = {target: game.why_not(state, target) for target in game.targets(state)}
    return {
        "question": to_json(game.question(state)),
        "moves": moves,
        "notation": [game.write(state, move) for move in moves],
        "labels": [to_json(game.label(state, move)) for move in moves],
        "about": [game.about(state, move) for move in moves],
        "closes": [state.closes(move) for move in moves],
        "told": [game.told(state, move) for move in moves],
        "losses": [[to_json(loss) for loss in game.losses(state, move)] for move in moves],
        "outlooks": game.outlooks(state, moves),
        "plans": [game.plan(state, wish) for wish in ([], *([game.write(state, move)] for move in moves))],
        "asks": [state.asks(move) for move in moves],
        "why not": {
            target: refusal and (to_json(refusal.message), refusal.rule)
            for target, refusal in refusals.items()
        },
        "text": [game.show(state, seat, language) for language in catalogue(game).languages],
    }


def test_what_is_shown_depends_only_on_what_may_be_known(game: Game) -> None:
    for case in cases(game, 0.05):
        rng = seeded(case.seed, DREAMS)
        for state in sampled(game, case, 20):
            for seat in viewers(state):
                twin = state.imagine(seat, rng)
                assert twin.to_move == state.to_move
                assert game.view(twin, seat) == game.view(state, seat), f"{case}, seat {seat}"


def test_what_is_offered_depends_only_on_what_may_be_known(game: Game) -> None:
    for case in cases(game, 0.03):
        rng = seeded(case.seed, DREAMS)
        for state in sampled(game, case, 2):
            seat = state.to_move
            assert offered(game, state.imagine(seat, rng), seat) == offered(game, state, seat), (
                f"{case}, seat {seat}"
            )


def test_what_is_told_depends_only_on_what_may_be_known(game: Game) -> None:
    """The same move in both, with the same luck: if a seat sees no difference, it may hear of none."""
    compared = 0
    for case in cases(game, 0.06):
        rng = seeded(case.seed, DREAMS)
        for state in sampled(game, case, 30):
            for seat in viewers(state):
                twin = state.imagine(seat, rng)
                moves = [move for move in state.moves() if move in twin.moves()]
                if not moves:
                    continue
                twin.rng = state.rng.copy()
                move = any_of(moves, rng)
                told_here, here = _told(state.copy(), move, seat)
                told_there, there = _told(twin, move, seat)
                if game.view(here, seat) == game.view(there, seat):
                    compared += 1
                    assert told_here == told_there, f"{case}, seat {seat}: {game.write(state, move)}"
    assert compared


def _told(state: State, move: int, seat: int) -> tuple[list[Any], State]:
    """Of what is for this seat only, no more than that it was told: two draws in either order end alike."""
    events: list[Event] = []
    state.events = events
    state.play(move)
    told = [(event.told_to(seat), event.told_to(seat) is event.private) for event in events]
    return [message.id if privately else to_json(message) for message, privately in told], state


def test_imagined_positions_are_sound_and_cost_the_original_nothing(game: Game) -> None:
    for case in cases(game, 0.06):
        rng = seeded(case.seed, DREAMS)
        for state in sampled(game, case, 10):
            before, stream = state.numbers(), rng.words()
            for seat in viewers(state):
                twin = state.imagine(seat, rng)
                assert game.problems(twin) == [], f"{case}, seat {seat}"
                assert twin.events is None
                assert twin.rng.words() != state.rng.words(), "a dreamer would foresee the dice"
                for _ in range(20):  # also a decision that was interrupted can still be made later on
                    if twin.to_move != NOBODY:
                        assert twin.moves(), f"{case}, seat {seat}: nobody could get on from here"
                        twin.play(any_of(twin.moves(), rng))
                assert game.problems(twin) == [], f"{case}, seat {seat}: later on"
            assert state.numbers() == before, f"{case}: imagining changed the position"
            assert rng.words() != stream


def test_what_is_imagined_depends_only_on_what_may_be_known(game: Game) -> None:
    """The same dreamer in the original and in the twin dreams the same, so no dream can contain the truth."""
    differing = 0
    for case in cases(game, 0.1):
        rng = seeded(case.seed, DREAMS)
        for state in sampled(game, case, 20):
            for seat in viewers(state):
                twin = state.imagine(seat, rng)
                dreamer = Rng(*rng.words())
                dream, same_dream = state.imagine(seat, rng), twin.imagine(seat, dreamer)
                assert dream.numbers() == same_dream.numbers(), f"{case}, seat {seat}"
                dream.rng = state.rng.copy()
                differing += dream.numbers() != state.numbers()
    assert differing, "nothing hidden is ever dealt anew"


def test_views_are_json_and_a_spectator_sees_the_end(game: Game) -> None:
    for case in cases(game, 0.02):
        for state in [*(state.copy() for state in sampled(game, case, 10)), finished(game, case)]:
            views = game.views(state, viewers(state))
            for seat in viewers(state):
                view = game.view(state, seat)
                assert views[seat] == view, "made together, they are the same"
                assert json.loads(json.dumps(view)) == _listed(view)


def _listed(value: Any) -> Any:
    """JSON knows lists only; a tuple in a view becomes one."""
    if isinstance(value, dict):
        return {key: _listed(inner) for key, inner in value.items()}
    return [_listed(inner) for inner in value] if isinstance(value, list | tuple) else value
