"""Actions are prepared here, for games whose questions are steps with words.

Somebody points at something: the move that begins it is carried on with the *usual* answers to all questions of how it
is done (who goes, how it is paid), up to the first question of what is done, or until something hidden is shown. All of
that is tried out in a position that the seat takes for possible, so nothing is told that it does not know. What was
answered as usual can be changed: each other answer comes with the row of moves to ask for instead.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from trilithon.kernel.engine.agenda import AgendaState
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.errors import MoveError
from trilithon.kernel.plan import Outlook, Plan, PlanOption, PlanPart, PlanThing, Prepare, Row
from trilithon.kernel.rows import only_answer
from trilithon.kernel.words import Counted, Words

if TYPE_CHECKING:
    from trilithon.kernel.stepped import SteppedGame

S = TypeVar("S", bound=AgendaState)

LONGEST = 39
"""So many answers follow the first: no more moves are sent at once."""
SWAPS = 3
"""So many others are tried when one thing more is wanted and another must give way."""


class Key(NamedTuple):
    """What is counted."""

    thing: str
    what: str


def key_of(counted: Counted) -> Key:
    return Key(counted.thing, counted.what)


class Sighted(NamedTuple):
    """A thing that can be chosen, as it was offered first."""

    counted: Counted
    label: Message
    told: Mapping[str, Any]


@dataclass
class Taken(Generic[S]):
    """An answer of a plan."""

    words: Words[S]
    before: S
    move: int
    is_given: bool
    """The kernel gives it by itself."""
    settled: list[Sighted]
    """What follows from it unasked, of the same question."""
    is_wished: bool = False
    """Somebody has asked for it."""

    def text(self) -> str:
        return self.words.write(self.before, self.move)


class Walk(Generic[S]):
    """A position in which answers are tried one after the other."""

    def __init__(self, game: SteppedGame[S], s: S) -> None:
        self.game = game
        self.s = s
        self.seat = s.to_move
        self.reveals = s.reveals
        self.sound = s
        """The last position in which nothing hidden had been shown yet."""

    @property
    def is_open(self) -> bool:
        """Is the same seat asked, and nothing hidden shown?"""
        return self.s.reveals == self.reveals and self.s.to_move == self.seat

    def copy(self) -> Walk[S]:
        other = Walk(self.game, self.game.twin(self.s))
        other.seat, other.reveals = self.seat, self.reveals
        return other

    def words(self) -> Words[S]:
        words = self.game.asked(self.s)
        assert words is not None
        return words

    def take(self, move: int, is_given: bool = False) -> Taken[S]:
        """Play an answer step by step, to see what is settled without a question, and when something is shown."""
        game, s = self.game, self.s
        taken = Taken(self.words(), game.twin(s), move, is_given, [])
        self.sound = taken.before
        s.step().answer(s, move)
        while s.depth():
            if s.reveals == self.reveals:
                self.sound = game.twin(s)
            step = s.step()
            if not step.decides:
                step.run(s)
                continue
            if not step.idle(s):
                break
            self._hear_settled(taken)
            step.settle(s)
        s.run()  # nothing is left to do: this says whose turn it is
        if s.reveals == self.reveals:
            self.sound = game.twin(s)
        return taken

    def _hear_settled(self, taken: Taken[S]) -> None:
        words, moves = self.words(), self.s.moves()
        if not words.settles_single or len(moves) != 1 or words.step is not taken.words.step:
            return
        if (counted := words.counted(self.s, moves[0])) is not None:
            taken.settled.append(
                Sighted(counted, words.label(self.s, moves[0]), words.told(self.s, moves[0]))
            )


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
        row=_texts(row[: 1 + max(at for at, taken in enumerate(row) if not taken.is_given)]),
        title=words.label(imagined, first) if begun else words.question(imagined),
        does=words.does(imagined, first),
        parts=list(_parts(game, row[begun:], _texts(row[:begun]))),
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
    written = {walk.game.write(walk.s, move): move for move in walk.s.moves()}
    for at, text in enumerate(wish):
        if text in written:
            del wish[: at + 1]
            return written[text]
    return None


def _texts(row: Sequence[Taken[S]]) -> list[str]:
    """Also of what the kernel gives by itself: a row that names all up to its last decision cannot be misread."""
    return [taken.text() for taken in row]


def _further(row: Sequence[Taken[S]]) -> list[str]:
    """What stays when something before it is changed: all up to the last that somebody has asked for. What follows is
    answered as usual again, which may be something else then."""
    wished = [n for n, taken in enumerate(row) if taken.is_wished]
    return _texts(row[: wished[-1] + 1]) if wished else []


# -- what can be changed -----------------------------------------------------------------------------


def _parts(game: SteppedGame[S], row: Sequence[Taken[S]], before: Row) -> Iterator[PlanPart]:
    """Questions of which the answers are so many of some things are one part together. `before`: what comes first."""
    done = list(before)
    at = 0
    for is_set, group in groupby(row, key=lambda one: one.words.step.name if _is_set(game, one) else ""):
        taken = list(group)
        rest = row[at + len(taken) :]
        if is_set:
            yield _SetOfThings(game, taken, done, _further(rest)).part()
        else:
            for n, one in enumerate(taken):
                if not one.is_given:
                    further = _further([*taken[n + 1 :], *rest])
                    yield _choice(game, one, [*done, *_texts(taken[:n])], further)
        at += len(taken)
        done += _texts(taken)


def _own_answers(game: SteppedGame[S], s: S) -> list[int]:
    """Without what stands beside every question."""
    return [move for move in s.moves() if not game.is_aside(move)]


def _is_set(game: SteppedGame[S], taken: Taken[S]) -> bool:
    answers = _own_answers(game, taken.before)
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
        for move in _own_answers(game, s)
    ]
    return PlanPart(words.step.name, words.question(s), options=options)


def _counted_in(taken: Taken[S]) -> list[Counted]:
    """What an answer and all that follows from it unasked comes to."""
    counted = taken.words.counted(taken.before, taken.move)
    return [*([] if counted is None else [counted]), *(settled.counted for settled in taken.settled)]


class _SetOfThings(Generic[S]):
    """A question that is asked until so many things are chosen."""

    def __init__(self, game: SteppedGame[S], taken: Sequence[Taken[S]], before: Row, rest: Row) -> None:
        self.game = game
        self.start: Walk[S] = Walk(game, taken[0].before)
        self.words = taken[0].words
        self.taken = taken
        self.before = before
        self.rest = rest
        self.chosen: dict[Key, int] = {}
        for one in taken:
            for thing in _counted_in(one):
                self.chosen[key_of(thing)] = self.chosen.get(key_of(thing), 0) + thing.n
        self.sights: dict[Key, Sighted] = {}
        self._look_around()

    def part(self) -> PlanPart:
        s = self.taken[0].before
        has_a_say = any(not one.is_given for one in self.taken)
        things = [self._thing(key, sight, has_a_say) for key, sight in self.sights.items()]
        return PlanPart(self.words.step.name, self.words.question(s), things=things)

    # -- what there is to choose from

    def _look_around(self) -> None:
        """Things are offered in one order, and after one of them none that comes before it: whoever takes the last one
        each time sees them all."""
        for one in self.taken:
            self._sight(one.before, one.settled)
        walk = self.start.copy()
        while self._is_asked(walk):
            things = [move for move in self._moves(walk.s) if self.words.counted(walk.s, move) is not None]
            if not things:
                return
            taken = walk.take(things[-1])
            self._sight(taken.before, taken.settled)

    def _sight(self, s: S, settled: Sequence[Sighted]) -> None:
        for move in self._moves(s):
            counted = self.words.counted(s, move)
            if counted is not None and key_of(counted) not in self.sights:
                sight = Sighted(counted, self.words.label(s, move), self.words.told(s, move))
                self.sights[key_of(counted)] = sight
        for sight in settled:
            self.sights.setdefault(key_of(sight.counted), sight)

    def _is_asked(self, walk: Walk[S]) -> bool:
        return walk.is_open and walk.s.is_on_top(self.words.step)

    def _moves(self, s: S) -> list[int]:
        return _own_answers(self.game, s)

    # -- other choices

    def _thing(self, key: Key, sight: Sighted, has_a_say: bool) -> PlanThing:
        n = self.chosen.get(key, 0)
        most = sight.counted.most
        thing = PlanThing(key.thing, key.what, sight.label, sight.told, n, most)
        if not has_a_say:
            return thing
        fewer = self._with(key, n - 1) if n > 0 else None
        more = self._with(key, n + 1) if n < most else None
        click = more or next(
            (row for fewest in range(n) if (row := self._with(key, fewest)) is not None), None
        )
        return replace(thing, fewer=fewer, more=more, click=click)

    def _with(self, key: Key, n: int) -> Row | None:
        """A row with so many of one thing: others stay as they are; or one of them makes up for it; or none else is
        taken at all."""
        by = n - self.chosen.get(key, 0)
        changed = {**self.chosen, key: n}
        if (row := self._row(changed)) is not None:
            return row
        for other in self._others(key, by)[:SWAPS]:
            if (row := self._row({**changed, other: self.chosen.get(other, 0) - by})) is not None:
                return row
        return self._row({key: n}) if by > 0 else None

    def _others(self, key: Key, by: int) -> list[Key]:
        """Those that can make up for it: of the same kind first, and those of which most are taken."""
        others = [
            other
            for other, sight in self.sights.items()
            if other != key and 0 <= self.chosen.get(other, 0) - by <= sight.counted.most
        ]
        return sorted(others, key=lambda other: (other.what != key.what, -self.chosen.get(other, 0)))

    def _row(self, wanted: Mapping[Key, int]) -> Row | None:
        """The moves that choose exactly these."""
        left = {key: n for key, n in wanted.items() if n}
        walk = self.start.copy()
        row: list[str] = []
        while self._is_asked(walk):
            move = self._next(walk.s, left)
            if move is None:
                return None
            is_given = only_answer(walk.s, walk.s.moves()) is not None
            taken = walk.take(move, is_given)
            for counted in _counted_in(taken):
                rest = left.pop(key_of(counted), 0) - counted.n
                if rest < 0:
                    return None
                if rest:
                    left[key_of(counted)] = rest
            row += _texts([taken])
        return None if left else [*self.before, *row, *self.rest]

    def _next(self, s: S, left: Mapping[Key, int]) -> int | None:
        """The first answer that is wanted, as many at once as possible; else that it is enough."""
        best: int | None = None
        best_n, best_key = 0, None
        enough: int | None = None
        for move in self._moves(s):
            counted = self.words.counted(s, move)
            if counted is None:
                enough = move
            elif counted.n <= left.get(key_of(counted), 0) and (
                best is None or (key_of(counted) == best_key and counted.n > best_n)
            ):
                best, best_n, best_key = move, counted.n, key_of(counted)
        return enough if best is None else best
