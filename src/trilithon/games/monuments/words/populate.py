"""Where a new worker or horse is placed."""

from __future__ import annotations

from collections.abc import Iterator

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.populating import workers_needed
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.spots import is_usable
from trilithon.games.monuments.engine.steps.action_over import ACTION_OVER
from trilithon.games.monuments.engine.steps.populate import AT_FARM, HORSE_BACK, RESPAWN, WHERE_POPULATE
from trilithon.games.monuments.words.answers import Done, InHex, InTown
from trilithon.games.monuments.words.asking import Answer, Asking, by_verb
from trilithon.games.monuments.words.refusing import because
from trilithon.games.monuments.words.saying import ask, say
from trilithon.games.monuments.words.things import building_target, hex_target
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.peek import Peek
from trilithon.kernel.words import Frame

TOWNS = 2
"""In which an upgraded card places workers."""


class AtFarm(InHex):
    def __init__(self) -> None:
        super().__init__("farm", "farm")

    def about(self, s: Position, n: int) -> list[str]:
        return [hex_target(s, n), building_target(s, n, c.FARM)]


class Respawn(Answer):
    def label(self, s: Position, n: int) -> Message:
        return say("respawn")

    def write(self, s: Position, n: int) -> str:
        return "respawn"

    def about(self, s: Position, n: int) -> list[str]:
        return [hex_target(s, s.monument_of(s.to_move))]


class PopulateWords(Asking):
    step = WHERE_POPULATE
    rule = "MS-POP-01"
    notation = ("at HEX", "farm HEX", "horse HEX", "respawn", "done")
    answers = by_verb(
        {
            c.AT: InTown(),
            AT_FARM: AtFarm(),
            HORSE_BACK: InHex("horse", "horse"),
            RESPAWN: Respawn(),
            c.DONE: Done("populate"),
        }
    )
    lies_on = ((ACTION_OVER,),)

    def question(self, s: Position) -> Message:
        return ask("populate-more" if s.get(WHERE_POPULATE.begun) else "populate")

    def why_not_hex(self, s: Position, seat: int, spot: int) -> Refusal | None:
        if s.index_of(s.at.served, spot) >= 0:
            return because("MS-POP-02", "populated-already")
        if spot >= s.chart.lands or s.builder(spot) != seat or s.building(spot, c.TOWN) < 0:
            return because("MS-POP-01", "no-town-here")
        if not is_usable(s, seat, spot, c.TOWN):
            return because("MS-GEN-08", "unusable")
        if s.in_supply(seat, c.S_WORKER) == 0:
            return why_no_worker(s, seat)
        needed = workers_needed(s, seat)
        have = s.workers_in(spot) if s.owner(spot) == seat else 0
        if have < needed:
            return because("MS-POP-01", "town-workers", n=needed, have=have)
        return because("MS-POP-02", "no-more-towns")

    def why_not_building(self, s: Position, spot: int, building: int) -> Refusal | None:
        return self.why_not_hex(s, s.to_move, spot)

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        seat, values = frame.seat, frame.values
        growing, served = s.items(s.at.growing), s.items(s.at.served)
        if values["extras"] > s.rule(seat, c.R_POPULATE_EXTRA) or values["towns"] > TOWNS:
            yield "there are not so many workers to place"
        if (values["farm"] and not s.rule(seat, c.R_FARMS)) or (
            values["horse"] and not s.rule(seat, c.R_HORSE_RETURNS)
        ):
            yield "the player has no such ability"
        if any(not is_usable(s, seat, spot, c.TOWN) for spot in growing + served):
            yield "table.growing: only own towns grow"
        if s.size(s.at.used):
            yield "table.used: nothing is being produced"


def why_no_worker(s: Position, seat: int) -> Refusal:
    """None is in supply; how many are locked."""
    locked = Peek(s).locked[seat, c.S_WORKER]
    return because("MS-POP-04", "no-worker-left", n=locked)
