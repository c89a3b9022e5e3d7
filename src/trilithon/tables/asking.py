"""Questions that change nothing: why not, which way, how exactly, what would be good, how was it."""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.kernel.engine.events import Message
from trilithon.kernel.errors import MoveError
from trilithon.kernel.messages import to_json
from trilithon.tables.course import Course
from trilithon.tables.plans import plan_message
from trilithon.tables.protocol import Answer, Hint, Prepare, Prepared, Propose, Refusal, WhyNot
from trilithon.tables.thinking import Advice


def why_not(course: Course, question: WhyNot) -> Answer:
    """Asked by the seat to move. MoveError: no such thing."""
    return Answer(request_id=question.request_id, refusal=_reason(course, question.target))


def propose(course: Course, question: Propose) -> Answer:
    """A row of moves that leads there; else why there is none."""
    row = course.game.propose(course.playthrough.state.copy(), question.target)
    if not row:
        return Answer(request_id=question.request_id, refusal=_reason(course, question.target))
    return _row(course, question.request_id, row)


def prepare(course: Course, question: Prepare) -> Prepared:
    """MoveError: the first of the moves is not legal."""
    plan = course.game.plan(course.playthrough.state, question.moves)
    return Prepared(
        request_id=question.request_id,
        version=course.version,
        plan=None if plan is None else plan_message(plan),
    )


def advise(course: Course, question: Hint, advice: Advice) -> Answer:
    """What an agent would do, to the end of its action, and what speaks for it. MoveError: it is not legal."""
    answer = _row(course, question.request_id, advice.moves)
    if advice.other is not None:
        game, state = course.game, course.playthrough.state
        other = game.label(state, game.read(state, advice.other))
        points = round(advice.better)
        reason = Message("hint-better", {"points": points, "other": other})
        answer.why = to_json(reason if points > 0 else Message("hint-close", {"other": other}))
    return answer


def _row(course: Course, request_id: str, row: Sequence[int | str]) -> Answer:
    """Moves one after the other, without those that are played by themselves."""
    game, state = course.game, course.playthrough.state.copy()
    moves, labels, about, told = [], [], [], []
    for step in row:
        legal = state.moves()
        move = game.read(state, step) if isinstance(step, str) else step
        if move not in legal:
            raise MoveError("the proposed row breaks the rules")
        if len(legal) > 1 or state.asks(move):
            moves.append(game.write(state, move))
            labels.append(to_json(game.label(state, move)))
            about.append(game.about(state, move))
            told.append(game.told(state, move))
        revealed = state.reveals
        state.play(move)
        if state.reveals != revealed:
            break  # what comes now is nobody's business yet
    return Answer(request_id=request_id, moves=moves, labels=labels, about=about, told=told)


def _reason(course: Course, target: str) -> Refusal | None:
    refusal = course.game.why_not(course.playthrough.state, target)
    if refusal is None:
        return None
    return Refusal(code="illegal", text=to_json(refusal.message), rule=refusal.rule)


def points_over_time(course: Course) -> list[list[int]]:
    """The points of all seats after every ply, from 0 on."""
    state = course.playthrough.state_at(0)
    points = [state.scores()]
    for played in course.playthrough.played:
        state.turn_to(played.seat)
        state.play(played.move)
        points.append(state.scores())
    return points
