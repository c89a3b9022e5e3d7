"""Which civilisation to lead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trilithon.games.monuments.derived import is_dealt
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.civilization import CHOOSE_CIVILIZATION, LEAD
from trilithon.games.monuments.engine.steps.deal import DEAL
from trilithon.games.monuments.words.asking import Answer, Asking, by_verb
from trilithon.games.monuments.words.course import is_in_turn
from trilithon.games.monuments.words.refusing import because
from trilithon.games.monuments.words.saying import say
from trilithon.kernel.engine.events import Message, player
from trilithon.kernel.game import Refusal
from trilithon.kernel.peek import Peek
from trilithon.kernel.words import Frame


class Lead(Answer):
    def label(self, s: Position, n: int) -> Message:
        return say("lead", civilization=s.box.civilization_names[n])

    def write(self, s: Position, n: int) -> str:
        return f"lead {s.box.civilization_ids[n]}"

    def about(self, s: Position, n: int) -> list[str]:
        return [f"civilization:{s.box.civilization_ids[n]}"]


class CivilizationWords(Asking):
    step = CHOOSE_CIVILIZATION
    rule = "MS-SET-01"
    notation = ("lead CIVILIZATION",)
    answers = by_verb({LEAD: Lead()})
    lies_on = ((DEAL,), (CHOOSE_CIVILIZATION,))
    asks_others = True

    def why_not_civilization(self, s: Position, civilization: int) -> Refusal | None:
        for seat in range(s.seats):
            if Peek(s).civilization[seat] == civilization:
                return because("MS-SET-01", "civilization-taken", player=player(seat))
        return because("MS-SET-01", "no-set-up", n=s.seats)

    def misplaced(self, s: Position, frame: Frame, agenda: Sequence[Frame]) -> Iterator[str]:
        yield from super().misplaced(s, frame, agenda)
        if not s.option(c.O_CHOOSE_CIV) or is_dealt(s):
            yield "civilizations are not chosen here"

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        if not is_in_turn(s, frame, agenda):
            yield "everybody chooses once, from the start player on"
        if Peek(s).civilization[frame.seat] >= 0:
            yield f"seat {frame.seat + 1} has chosen"
