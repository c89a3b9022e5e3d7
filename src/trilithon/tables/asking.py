"""Questions that change nothing: why not, which way, how was it."""

from __future__ import annotations

from trilithon.kernel.errors import MoveError
from trilithon.kernel.messages import to_json
from trilithon.tables.course import Course
from trilithon.tables.protocol import Answer, Propose, Refusal, WhyNot


def why_not(course: Course, question: WhyNot) -> Answer:
    """Asked by the seat to move. MoveError: no such thing."""
    return Answer(request_id=question.request_id, refusal=_reason(course, question.target))


def propose(course: Course, question: Propose) -> Answer:
    """A row of moves that leads there, without those that are played by themselves; else why there is none."""
    game, state = course.game, course.playthrough.state.copy()
    row = game.propose(state.copy(), question.target)
    if not row:
        return Answer(request_id=question.request_id, refusal=_reason(course, question.target))
    moves, labels = [], []
    for move in row:
        legal = state.moves()
        if move not in legal:
            raise MoveError(f"the proposal for {question.target} breaks the rules")
        if len(legal) > 1 or state.asks(move):
            moves.append(game.write(state, move))
            labels.append(to_json(game.label(state, move)))
        revealed = state.reveals
        state.play(move)
        if state.reveals != revealed:
            break  # what comes now is nobody's business yet
    return Answer(request_id=question.request_id, moves=moves, labels=labels)


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
        state.play(played.move)
        points.append(state.scores())
    return points
