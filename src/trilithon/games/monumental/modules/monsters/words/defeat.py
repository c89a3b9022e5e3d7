"""An Explorer defeats a Monster."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.resources import most_payable
from trilithon.games.monumental.engine.telling import counted
from trilithon.games.monumental.modules.monsters.engine.actions.defeat import DEFEAT, may_try, meets
from trilithon.games.monumental.modules.monsters.engine.own import monster_on, own
from trilithon.games.monumental.modules.monsters.engine.steps.defeated import DEFEATED
from trilithon.games.monumental.modules.monsters.words.base import is_on_map, named_monster
from trilithon.games.monumental.words.actions.base import ActionWords
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.shared import because, does, say
from trilithon.games.monumental.words.things import explorer_things, tile_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame, Target


def price_of(s: Position, monster: int) -> tuple[int, int]:
    """What its Defeat is paid in, and how much."""
    bestiary = own(s).bestiary
    return int(bestiary.price_resource[monster]), int(bestiary.price[monster])


class DefeatWords(ActionWords):
    action = DEFEAT
    notation = ("defeat EXPLORER MONSTER",)

    def label(self, s: Position, argument: int) -> Message:
        monster = monster_on(s, c.step_to(argument))
        return say("defeat", monster=named_monster(s, monster), goods=counted(*price_of(s, monster)))

    def write(self, s: Position, argument: int) -> str:
        monster = own(s).bestiary.ids[monster_on(s, c.step_to(argument))]
        return f"defeat {c.explorer_of(argument) + 1} {monster}"

    def about(self, s: Position, argument: int) -> list[str]:
        monster = own(s).bestiary.ids[monster_on(s, c.step_to(argument))]
        explorers = explorer_things(s, s.to_move, c.explorer_of(argument))
        return [f"monster:{monster}", *explorers, tile_thing(s, c.step_to(argument))]

    def spends(self, s: Position, argument: int) -> tuple[int, ...]:
        return (price_of(s, monster_on(s, c.step_to(argument)))[0],)

    def does(self, s: Position, argument: int) -> Message:
        return does("defeat")

    def facts(self, s: Position, argument: int) -> dict[str, Any]:
        return {"tile": s.chart.names[c.step_to(argument)]}

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        """Of a Monster that is on the map."""
        if target.sort != "monster":
            return None
        seat, monster = s.to_move, own(s).bestiary.ids.index(target.name)
        near = [which for which in range(s.at.explorers) if meets(s, s.explorer(seat, which), monster)]
        if not near:
            in_water = bool(own(s).bestiary.in_water[monster])
            return because("MO-MONS-21", "monster-far-water" if in_water else "monster-far")
        if not any(may_try(s, seat, which) for which in near):
            return because("MO-MONS-22", "picked-up")
        resource, n = price_of(s, monster)
        short = n - (s.has(seat, c.GOLD) if resource == c.GOLD else most_payable(s, seat, resource))
        return because("MO-MONS-21", "defeat-dear", goods=counted(resource, n), short=short)


class DefeatedWords(MonumentalWords):
    """It is being paid for."""

    step = DEFEATED
    lies = Lies.UNDER_PAYMENT
    follows_action = True

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return is_on_map(s, frame.values["monster"])
