"""An Explorer defeats a Monster (MO-MONS-21, -22); the argument is the Explorer and where the Monster is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.actions.action import Action
from trilithon.games.monumental.engine.exploring import count_pickup, is_like_another, may_pick_up
from trilithon.games.monumental.engine.hooks import PICKING_UP
from trilithon.games.monumental.engine.resources import gold_needed
from trilithon.games.monumental.engine.steps.pay import PAY
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.monsters.engine.own import monster_on, own, place_of
from trilithon.games.monumental.modules.monsters.engine.steps.defeated import DEFEATED
from trilithon.kernel.engine.moves import Moves


class Defeat(Action):
    def __init__(self) -> None:
        super().__init__("defeat")
        self.follows = ["step"]

    def offer(self, s: World, seat: i64, moves: Moves) -> None:
        keeps = own(s)
        if s.size(keeps.track) == 0:
            return
        for which in range(s.at.explorers):
            if not may_try(s, seat, which) or is_like_another(s, seat, which, PICKING_UP):
                continue
            for i in range(s.size(keeps.track)):
                monster = i64(s.d[keeps.track + 1 + i])
                if meets(s, s.explorer(seat, which), monster) and can_pay(s, seat, monster):
                    moves.say(self.verb, c.pack_step(which, place_of(s, monster)))

    def begin(self, s: World, seat: i64, argument: i64) -> None:
        monster = monster_on(s, c.step_to(argument))
        bestiary = own(s).bestiary
        count_pickup(s, seat, c.explorer_of(argument))
        DEFEATED.push(s, seat, monster)
        PAY.charge(s, seat, i64(bestiary.price_resource[monster]), i64(bestiary.price[monster]))


DEFEAT: Final = Defeat()


def meets(s: World, tile: i64, monster: i64) -> bool:
    """Is an Explorer on this tile close enough? A Capital is no Province (MO-MONS-21, MO-MD-46)."""
    if tile < 0 or i64(s.chart.kind[tile]) != c.PROVINCE:
        return False
    place = place_of(s, monster)
    if place < 0:
        return False
    return tile == place or (i64(s.chart.kind[place]) == c.WATER and s.chart.are_near(tile, place))


def may_try(s: World, seat: i64, which: i64) -> bool:
    """It is the Explorer's one pick-up of the turn (MO-MONS-22)."""
    here = c.pack_step(which, s.explorer(seat, which))
    return may_pick_up(s, seat, which) and not s.hooks.forbid(s, seat, PICKING_UP, here)


def can_pay(s: World, seat: i64, monster: i64) -> bool:
    bestiary = own(s).bestiary
    resource = i64(bestiary.price_resource[monster])
    return gold_needed(s, seat, resource, i64(bestiary.price[monster]), c.WITH_GOLD) <= s.has(seat, c.GOLD)
