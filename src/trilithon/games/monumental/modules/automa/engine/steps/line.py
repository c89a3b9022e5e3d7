"""A line of an Automa card. Nobody decides anything here: it always has one answer, which is what becomes of the line.
So the kernel gives it by itself and records it as a move, and whoever looks on can stop at each (MO-AUT-08 to -15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.resources import gain, spend
from trilithon.games.monumental.engine.telling import tell_price
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.automa.engine import codes as a
from trilithon.games.monumental.modules.automa.engine.fate import fate, why_ignored
from trilithon.games.monumental.modules.automa.engine.own import Own, own
from trilithon.games.monumental.modules.automa.engine.queue import advance, current_line, current_reading
from trilithon.games.monumental.modules.automa.engine.verbs.table import VERBS
from trilithon.kernel.engine.agenda import FIRST_FIELD, Question
from trilithon.kernel.engine.events import Argument
from trilithon.kernel.engine.moves import Moves, verb_of

TELLS: Final = ["", "", "automa-made-up", "automa-skipped", "automa-ignored"]
"""By what becomes of a line: what is said of it. Of one that is carried out its verb tells."""


WORKED: Final = FIRST_FIELD
"""The field of the frame that a line lies on: one was carried out or made up for."""


class Line(Question[World]):
    """Its answers are `codes.DONE` to `codes.IGNORED`, and of these there is one."""

    def __init__(self) -> None:
        super().__init__("automa_line")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def offer(self, s: World, moves: Moves) -> None:
        mine = own(s)
        seat = s.whose()
        moves.say(fate(s, mine, seat, current_line(s, mine, seat)), 0)

    def answer(self, s: World, move: i64) -> None:
        mine = own(s)
        seat = s.whose()
        what = verb_of(move)
        line = current_line(s, mine, seat)
        verb = VERBS[mine.cards.told(line, a.VERB)]
        s.drop()
        if what == a.GOLD or (what == a.DONE and verb.ends_slot):
            s.put(WORKED, 1)
        if s.events is not None and what != a.DONE:
            before = s.size(mine.fates_of(seat))
            why = why_ignored(s, mine, seat, line, current_reading(s, mine, seat), before)
            told: dict[str, Argument] = {"line": mine.cards.line_texts[line], "n": a.MADE_UP}
            if what == a.IGNORED:
                told["why"] = a.WHYS[why]
            s.tell(seat, TELLS[what], told)
        s.add(mine.fates_of(seat), what)
        if what == a.DONE:
            _pay(s, seat, mine.cards.told(line, a.PRICE))
            verb.carry_out(s, mine, seat, mine.cards.told(line, a.WHICH), mine.cards.told(line, a.HOW))
        elif what == a.GOLD:
            gain(s, seat, c.GOLD, a.MADE_UP)
        if what != a.DONE or not verb.sees_to_queue:
            advance(s, mine, seat)


LINE: Final = Line()


def _pay(s: World, seat: i64, price: i64) -> None:
    if price > 0:
        spend(s, seat, c.GOLD, price)
        if s.events is not None:
            tell_price(s, seat, c.GOLD, price)


def next_line(s: World, mine: Own, seat: i64) -> bool:
    """Put the next line on the agenda; False if all are done with."""
    if current_line(s, mine, seat) < 0:
        return False
    LINE.push(s, seat)
    return True
