"""Questions of which the answers are so many of some things: who goes, what is paid from where.

Whoever has chosen can take one more of a thing or one fewer. What that comes to is found by trying: only what the
engine accepts is offered, so nobody has to say by which rule there are limits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Generic, NamedTuple

from trilithon.kernel.plan import PlanPart, PlanThing, Row
from trilithon.kernel.rows import only_answer
from trilithon.kernel.trying import S, Sighted, Taken, Walk, counted_in, own_answers, texts_of
from trilithon.kernel.words import Counted

if TYPE_CHECKING:
    from trilithon.kernel.stepped import SteppedGame

SWAPS = 3
"""So many others are tried when one thing more is wanted and another must give way."""


class Key(NamedTuple):
    """What is counted."""

    thing: str
    what: str


def key_of(counted: Counted) -> Key:
    return Key(counted.thing, counted.what)


class SetOfThings(Generic[S]):
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
            for thing in counted_in(one):
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
        return own_answers(self.game, s)

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
            for counted in counted_in(taken):
                rest = left.pop(key_of(counted), 0) - counted.n
                if rest < 0:
                    return None
                if rest:
                    left[key_of(counted)] = rest
            row += texts_of([taken])
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
