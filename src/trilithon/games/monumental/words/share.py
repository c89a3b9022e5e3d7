"""How much of a reduction is taken off each resource of a price."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.layout import RESOURCES
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.conquered import BEFORE_CONQUEST, CONQUERED
from trilithon.games.monumental.engine.steps.pay import PAY
from trilithon.games.monumental.engine.steps.share import SHARE
from trilithon.games.monumental.engine.telling import named_tile
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.pay import least_gold
from trilithon.games.monumental.words.shared import ask, played, resource_name, say
from trilithon.games.monumental.words.things import resource_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.words import Frame


class ShareWords(MonumentalWords):
    step = SHARE
    rule = "MO-CONQ-22"
    notation = ("less AMOUNT",)
    lies = Lies.ON_TOP

    def question(self, s: Position) -> Message:
        tile, resource = named_tile(s, s.get(SHARE.tile)), resource_name(s.get(SHARE.resource))
        return ask("share", n=s.get(SHARE.n), tile=tile, resource=resource)

    def label(self, s: Position, move: int) -> Message:
        return say("less", n=argument_of(move), resource=resource_name(s.get(SHARE.resource)))

    def write(self, s: Position, move: int) -> str:
        return f"less {argument_of(move)}"

    def about(self, s: Position, move: int) -> list[str]:
        return [resource_thing(s.get(SHARE.resource))]

    def facts(self, s: Position, move: int) -> dict[str, Any]:
        return {"resource": RESOURCES[s.get(SHARE.resource)]}

    def usual(self, s: Position) -> int:
        """Where it saves most Gold."""
        return max(s.moves(), key=lambda move: _gold_left(played(s, move), s.to_move))

    def misplaced(self, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        yield from super().misplaced(frame, agenda)
        below = agenda[agenda.index(frame) - 1 :: -1]
        paid_for = next((other for other in below if other.step is not PAY), None)
        if paid_for is None or paid_for.step not in (CONQUERED, BEFORE_CONQUEST):
            yield "it lies on the payments of a conquest"

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return frame.values["resource"] < c.BASICS


def _gold_left(s: Position, seat: int) -> int:
    """When all is paid, each part with as little Gold as possible."""
    while s.is_on_top(PAY):
        s.play(least_gold(s))
    if s.is_on_top(SHARE):
        return max(_gold_left(played(s, move), seat) for move in s.moves())
    return s.has(seat, c.GOLD)
