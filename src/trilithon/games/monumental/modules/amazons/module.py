"""Amazons as the game takes them in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from trilithon.games.monumental.engine.chart import Chart
from trilithon.games.monumental.engine.counting import Countable
from trilithon.games.monumental.engine.hooks import Hook
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.module import Json, Module
from trilithon.games.monumental.modules.amazons.engine import codes as a
from trilithon.games.monumental.modules.amazons.engine.counting import MOUNTED
from trilithon.games.monumental.modules.amazons.engine.hook import Amazons as AmazonsHook
from trilithon.games.monumental.modules.amazons.engine.own import horses_on, is_mounted, own, supply
from trilithon.games.monumental.modules.amazons.engine.steps.table import STEPS
from trilithon.games.monumental.modules.lost_kingdoms.options import SWITCH
from trilithon.games.monumental.opened import HAPPENINGS
from trilithon.kernel.options import Value
from trilithon.kernel.saved import of_seat
from trilithon.kernel.shown import Shown

HERE = Path(__file__).parent
WITH_HORSE = "conquer_mounted"
"""The event: a conquest in which a mounted Unit takes part."""


class Amazons(Module):
    id = "amazons"
    number = a.NUMBER
    switch = SWITCH
    first_rule = "MO-LK-04"
    packs = (HERE / "cards" / "amazons.toml",)
    units_of_many = (a.RIDER,)
    steps = STEPS
    counts: Mapping[str, tuple[Countable, float]] = {"mounted": (MOUNTED, 2.5)}
    events: Mapping[str, float] = {WITH_HORSE: 0.6}

    def hook(self, options: Mapping[str, Value], chart: Chart) -> Hook:
        return AmazonsHook(HAPPENINGS[WITH_HORSE].number)

    # -- what people see -----------------------------------------------------------------------------

    def table_view(self, s: Position, viewer: int) -> Json:
        """The supply, where there are Horses at all."""
        return {"horses": supply(s, own(s))} if own(s).unit >= 0 else {}

    def defence_view(self, s: Position, tile: int) -> dict[str, int]:
        """Mounted Soldiers are Soldiers, and Horses are told by themselves."""
        mine = own(s)
        assert isinstance(mine, AmazonsHook)
        horses, owner = horses_on(s, mine, tile), s.owner(tile)
        if not horses:
            return {}
        riders = s.units(tile, mine.unit)
        return {
            "soldiers": riders,
            a.RIDER: -riders * a.RIDER_DEFENCE,
            "horses": a.HORSE_DEFENCE * horses,
            "horse_guard": mine.guarded(s, owner, tile),
        }

    def player_view(self, s: Position, owner: int, viewer: int) -> Json:
        """Where its Horses are, and which of the Units of which it has one are mounted: of whoever has the Amazons,
        and of whoever got a Horse by a copied effect."""
        mine = own(s)
        horses = {
            name: horses_on(s, mine, tile)
            for tile, name in enumerate(s.chart.names)
            if s.owner(tile) == owner and horses_on(s, mine, tile)
        }
        if not horses and owner != mine.seat:
            return {}
        units = [unit for unit, kind in enumerate(s.setup.units) if kind.is_single]
        return {
            "horses": horses,
            "mounted": [s.setup.units[unit].name for unit in units if is_mounted(s, mine, owner, unit)],
        }

    def table_lines(self, shown: Shown, view: Json) -> list[str]:
        return [shown.say("horses-left", n=view["horses"])] if "horses" in view else []

    def player_lines(self, shown: Shown, player: Json) -> list[str]:
        if not player.get("horses"):
            return []
        where = [shown.say("horses-on", tile=tile, n=n) for tile, n in player["horses"].items()]
        figures = [shown.say(f"mounted-{name}") for name in player["mounted"]]
        listed = shown.listed(where) + (f" ({shown.listed(figures)})" if figures else "")
        return [shown.say("horses", where=listed)]

    # -- study and checks ----------------------------------------------------------------------------

    def study(self, s: Position) -> dict[str, float]:
        return {"horses_gained": float(sum(int(s.d[own(s).gained + seat]) for seat in range(s.seats)))}

    def invariants(self, s: Position) -> Iterator[str]:
        mine = own(s)
        for seat in range(s.seats):
            for unit, kind in enumerate(s.setup.units):
                if not s.d[mine.mounted + seat * s.at.kinds_of_units + unit]:
                    continue
                here = of_seat(seat, f"mounted.{kind.name}")
                if mine.unit < 0:
                    yield f"{here}: nobody has the Amazons, so there are no Horses"
                elif not kind.is_single:
                    yield f"{here}: this is for Units of which a seat has one"
                elif not kind.fights or s.figure(seat, unit) < 0:
                    yield f"{here}: there is no such Unit on the map"
        if mine.unit >= 0 and supply(s, mine) < 0:
            yield f"tiles: there are more Horses on the map than {a.HORSES}"
