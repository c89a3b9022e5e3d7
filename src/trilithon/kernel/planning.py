"""Actions are prepared here, for games whose questions are steps with words.

Somebody points at something: the move that begins it is carried on with the *usual* answers to all questions of how it
is done (who goes, how it is paid), up to the first question of what is done, or until something hidden is shown. All of
that is tried out in a position that the seat takes for possible, so nothing is told that it does not know. What was
answered as usual can be changed: each other answer comes with the row of moves to ask for instead.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.errors import MoveError
from trilithon.kernel.plan import Outlook, Plan, PlanOption, PlanPart, Prepare, Row
from trilithon.kernel.rows import only_answer
from trilithon.kernel.sets import SetOfThings
from trilithon.kernel.trying import S, Taken, Walk, own_answers, texts_of

if TYPE_CHECKING:
    from trilithon.kernel.stepped import SteppedGame

LONGEST = 39
"""So many answers follow the first: no more moves are sent at once."""


def outlook(game: SteppedGame[S], imagined: S, move: int) -> Outlook:
    """Of a legal move, in a position that the seat takes for possible."""
    walk = Walk(game, game.twin(imagined))
    words = walk.words()
    is_changeable = False
    answer: int | None = move
    while answer is not None:
        walk.s.play(answer)
        answer = None
        if walk.is_open and (usual := walk.words().usual(walk.s)) is not None:
            is_changeable = is_changeable or only_answer(walk.s, walk.s.moves()) is None
            answer = usual
    is_final = walk.s.reveals != walk.reveals
    if game.is_aside(move):
        return Outlook(is_final, Prepare.NEVER)
    if is_changeable or words.confirms(imagined, move):
        return Outlook(is_final, Prepare.ALWAYS)
    return Outlook(is_final, Prepare.CAREFULLY if is_final and words.warns(imagined, move) else Prepare.NEVER)


def prepare(game: SteppedGame[S], s: S, wish: Row) -> Plan | None:
    """A plan that begins with the first move of the row (none: with the question at hand) and goes on as the row says,
    where that is legal. None: nothing is to be prepared here. MoveError: the first move is not legal."""
    imagined = game.own(s.imagine(s.to_move, seeded(0)))
    words = game.asked(imagined)
    if words is None:
        raise MoveError("the game is over")
    usual = words.usual(imagined)
    first = game.read(imagined, wish[0]) if wish else usual
    if first is None or game.is_aside(first):
        return None
    walk = Walk(game, game.twin(imagined))
    row = [walk.take(first), *_answers(walk, list(wish[1:]))]
    begun = 1 if usual is None else 0  # what was pointed at is not changed, what is asked can be
    before, after = game.purse(imagined, walk.seat), game.purse(walk.sound, walk.seat)
    shown: dict[str, Any] = {}
    for taken in row:
        shown |= taken.words.forecast(taken.before, taken.move)
    return Plan(
        row=texts_of(row[: 1 + max(at for at, taken in enumerate(row) if not taken.is_given)]),
        title=words.label(imagined, first) if begun else words.question(imagined),
        does=words.does(imagined, first),
        parts=list(_parts(game, row[begun:], texts_of(row[:begun]))),
        pays=_difference(after, before),
        gains=_difference(before, after),
        notes=[note for taken in row for note in taken.words.notes(taken.before, taken.move)],
        losses=words.losses(imagined, first),
        is_final=walk.s.reveals != walk.reveals,
        beside=[game.write(imagined, move) for move in words.beside(imagined, first)],
        shown=shown,
    )


def _difference(less: Mapping[str, int], more: Mapping[str, int]) -> dict[str, int]:
    return {name: n - less.get(name, 0) for name, n in more.items() if n > less.get(name, 0)}


def _answers(walk: Walk[S], wish: list[str]) -> Iterator[Taken[S]]:
    """As wished where that is legal, else as usual; up to a question of another kind."""
    for _ in range(LONGEST):
        if not walk.is_open:
            return
        given = only_answer(walk.s, walk.s.moves())
        if given is not None:
            if wish and wish[0] == walk.game.write(walk.s, given):
                wish.pop(0)
            yield walk.take(given, is_given=True)
            continue
        usual = walk.words().usual(walk.s)
        if usual is None:
            return
        wished = _wished(walk, wish)
        taken = walk.take(usual if wished is None else wished)
        taken.is_wished = wished is not None
        yield taken


def _wished(walk: Walk[S], wish: list[str]) -> int | None:
    """The next of the wishes that is legal here; those before it are forgotten."""
    if not wish:
        return None
    written = {walk.game.write(walk.s, move): move for move in walk.s.moves()}
    for at, text in enumerate(wish):
        if text in written:
            del wish[: at + 1]
            return written[text]
    return None


def _further(row: Sequence[Taken[S]]) -> list[str]:
    """What stays when something before it is changed: all up to the last that somebody has asked for. What follows is
    answered as usual again, which may be something else then."""
    wished = [n for n, taken in enumerate(row) if taken.is_wished]
    return texts_of(row[: wished[-1] + 1]) if wished else []


# -- what can be changed -----------------------------------------------------------------------------


def _parts(game: SteppedGame[S], row: Sequence[Taken[S]], before: Row) -> Iterator[PlanPart]:
    """Questions of which the answers are so many of some things are one part together. `before`: what comes first."""
    done = list(before)
    at = 0
    for is_set, group in groupby(row, key=lambda one: one.words.step.name if _is_set(game, one) else ""):
        taken = list(group)
        rest = row[at + len(taken) :]
        if is_set:
            yield SetOfThings(game, taken, done, _further(rest)).part()
        else:
            for n, one in enumerate(taken):
                if not one.is_given:
                    further = _further([*taken[n + 1 :], *rest])
                    yield _choice(game, one, [*done, *texts_of(taken[:n])], further)
        at += len(taken)
        done += texts_of(taken)


def _is_set(game: SteppedGame[S], taken: Taken[S]) -> bool:
    answers = own_answers(game, taken.before)
    if len(answers) == 1 and taken.words.any_order:
        return True  # nothing is left of the set but to end it
    return any(taken.words.counted(taken.before, move) is not None for move in answers)


def _choice(game: SteppedGame[S], taken: Taken[S], before: Row, rest: Row) -> PlanPart:
    words, s = taken.words, taken.before
    options = [
        PlanOption(
            label=words.label(s, move),
            told=words.told(s, move),
            about=words.about(s, move),
            row=[*before, words.write(s, move), *rest],
            is_chosen=move == taken.move,
        )
        for move in own_answers(game, s)
    ]
    return PlanPart(words.step.name, words.question(s), options=options)
