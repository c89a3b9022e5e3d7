"""Who enters the hex that was won."""

from __future__ import annotations

from collections.abc import Iterator

from trilithon.games.monuments.engine import battle
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.battle import BATTLE_OVER
from trilithon.games.monuments.engine.steps.occupy import ENTER, OCCUPY
from trilithon.games.monuments.words.answers import ByUnit, Done
from trilithon.games.monuments.words.asking import Asking, by_verb
from trilithon.games.monuments.words.battles import battle_problems, force_of
from trilithon.games.monuments.words.refusing import because
from trilithon.games.monuments.words.saying import ask, fighter, named_hex, say
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.peek import Peek
from trilithon.kernel.words import Frame


class Enter(ByUnit):
    def __init__(self) -> None:
        super().__init__("enter", "enter")

    def label(self, s: Position, n: int) -> Message:
        return say("enter", fighter=fighter(s, n), hex=named_hex(s, battle.target(s)))


class OccupyWords(Asking):
    step = OCCUPY
    rule = "MS-OCC-01"
    notation = ("enter HEX UNIT", "enter ferry FERRY", "enter ferry FERRY passenger PLACE", "done")
    answers = by_verb({ENTER: Enter(), c.DONE: Done("occupy")})
    lies_on = ((BATTLE_OVER,),)
    unit_rule = "MS-OCC-01"

    def question(self, s: Position) -> Message:
        return ask("occupy-more" if s.get(OCCUPY.begun) else "occupy", hex=named_hex(s, battle.target(s)))

    def why_not_hex(self, s: Position, seat: int, spot: int) -> Refusal | None:
        here = [figure for figure in force_of(s) if s.stands_in(figure) == spot]
        return _why_not_entering(s, here[0]) if here else because("MS-OCC-01", "no-attacker")

    def why_not_unit(self, s: Position, seat: int, spot: int, unit: int) -> Refusal | None:
        return _why_not_entering(s, c.figure_in(spot, unit))

    def why_not_passenger(self, s: Position, seat: int, ferry: int, slot: int) -> Refusal | None:
        return _why_not_entering(s, c.figure_aboard(s.chart.hexes, ferry, slot))

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        yield from battle_problems(s)
        if s.owner(battle.target(s)) != (frame.seat if frame.values["begun"] else c.NONE):
            yield "the hex is not empty"
        if Peek(s).damage:
            yield "damage is dealt when somebody loses"


def _why_not_entering(s: Position, figure: int) -> Refusal:
    if figure not in force_of(s):
        return because("MS-OCC-01", "no-attacker")
    if not battle.can_enter(s, figure):
        return because("MS-OCC-04", "cannot-enter")
    return because("MS-OCC-02", "one-stays")
