"""What may stand in the content files of Monsters: what each does while it is there, how it attacks, how it is defeated
and what that brings. Texts are made from these."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from trilithon.games.monumental import effects
from trilithon.games.monumental.abilities import check_reward
from trilithon.games.monumental.effects import all_parts, alternatives, chain, clause
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.hooks import CONQUERING, FORTIFYING, MOVING, PROGRESSING, STEPPING
from trilithon.games.monumental.engine.layout import RESOURCES
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.goods import Goods, Positive
from trilithon.games.monumental.module import Json
from trilithon.games.monumental.modules.monsters.engine import codes as m
from trilithon.games.monumental.modules.monsters.engine.own import is_victim
from trilithon.games.monumental.modules.monsters.engine.steps.attack_choice import ATTACK_CHOICE
from trilithon.games.monumental.modules.monsters.engine.steps.forget import FORGET
from trilithon.games.monumental.modules.monsters.engine.steps.rob import ROB
from trilithon.games.monumental.modules.monsters.engine.steps.strike import (
    STRIKE,
    STRIKE_LONE,
    is_lone,
    is_struck,
)
from trilithon.games.monumental.modules.monsters.engine.steps.wreck import WRECK, wonders_within
from trilithon.games.monumental.words.choose import Choose
from trilithon.games.monumental.words.condition import If
from trilithon.kernel.content import Entry
from trilithon.kernel.engine.events import Argument, Message
from trilithon.kernel.parts import row

Place = Literal["here", "near", "around"]
"""The Monster's Province, those next to it, both."""
Victims = Literal["controller", "all", "neighbours"]
"""Of the Monster's Province; everybody; who has a Province there or next to it."""

ACTIONS = {
    "conquer": CONQUERING,
    "step": STEPPING,
    "move": MOVING,
    "outpost": FORTIFYING,
    "progress": PROGRESSING,
}


# -- while it is on the map (MO-MONS-11) -----------------------------------------------------------------------


class Rule(Struct, tag_field="rule", frozen=True, forbid_unknown_fields=True, kw_only=True):
    def numbers(self) -> list[int]:
        raise NotImplementedError

    def told(self) -> Message:
        raise NotImplementedError


class Surcharge(Rule, tag="surcharge", frozen=True, kw_only=True):
    """Something there costs so much more Military."""

    on: Literal["conquer", "step", "move"]
    where: Place
    n: Positive = 1

    def numbers(self) -> list[int]:
        return [ACTIONS[self.on], m.PLACES.index(self.where), self.n]

    def told(self) -> Message:
        return Message(f"monumental-monster-dear-{self.on}", {"where": self.where, "n": self.n})


class Forbid(Rule, tag="forbid", frozen=True, kw_only=True):
    """No Outposts there, or no scientific progress for whoever controls the Monster's Province."""

    on: Literal["outpost", "progress"]
    where: Place = "here"

    def __post_init__(self) -> None:
        if self.on == "progress" and self.where != "here":
            raise ValueError(
                "progress is forbidden to whoever controls the Monster's Province, so where is here"
            )

    def numbers(self) -> list[int]:
        where = m.OF_CONTROLLER if self.on == "progress" else m.PLACES.index(self.where)
        return [ACTIONS[self.on], where, 0]

    def told(self) -> Message:
        return Message(f"monumental-monster-forbids-{self.on}", {"where": self.where})


# -- Attacks (MO-MONS-14 to -18) -------------------------------------------------------------------------------


class Attack(Struct, tag_field="do", frozen=True, forbid_unknown_fields=True, kw_only=True):
    def numbers(self, choices: list[list[int]]) -> list[int]:
        """As the engine's table has it; what lies inside goes to `choices`."""
        raise NotImplementedError

    def told(self) -> Message:
        """A clause."""
        raise NotImplementedError

    def hits(self, s: Position, monster: int) -> list[Json]:
        """What it would hit now: `what` of which `seat`, on which `tile` or one of `tiles`. With `choice` it may be
        something else, as somebody chooses. Of Units the owner often chooses which, so a hit is a Province."""
        raise NotImplementedError

    def ransom(self, s: Position, monster: int) -> list[Json]:
        """The same where it is one of several alternatives."""
        return [{**hit, "choice": True} for hit in self.hits(s, monster)]


class StrikeUnits(Attack, tag="strike", frozen=True, kw_only=True):
    """So many Units are destroyed in each Province of a place, or of each player there; their owner chooses which."""

    where: Literal["here", "near", "around", "coastal", "crowded", "everywhere"]
    each: Literal["province", "player"] = "province"
    n: Positive = 1

    def numbers(self, choices: list[list[int]]) -> list[int]:
        where, each = m.PLACES.index(self.where), m.SHARES.index(self.each)
        return row(STRIKE, where=where, each=each, n=self.n)

    def told(self) -> Message:
        return Message(f"monumental-attack-strike-{self.each}", {"where": self.where, "n": self.n})

    def hits(self, s: Position, monster: int) -> list[Json]:
        where = m.PLACES.index(self.where)
        struck = [tile for tile in range(s.at.tiles) if is_struck(s, monster, where, tile)]
        if self.each == "province":
            return [{**_units(s, tile), "n": self.n} for tile in struck]
        lands = {
            seat: [s.chart.names[tile] for tile in struck if s.owner(tile) == seat] for seat in range(s.seats)
        }
        return [
            {"what": "units", "seat": seat, "tiles": tiles, "n": self.n}
            for seat, tiles in lands.items()
            if tiles
        ]


class StrikeLone(Attack, tag="strike_lone", frozen=True, kw_only=True):
    """Every Soldier that is alone in a Province, without Warlord and Outpost, is destroyed."""

    def numbers(self, choices: list[list[int]]) -> list[int]:
        return row(STRIKE_LONE)

    def told(self) -> Message:
        return Message("monumental-attack-strike-lone")

    def hits(self, s: Position, monster: int) -> list[Json]:
        return [{**_units(s, tile), "n": 1} for tile in range(s.at.tiles) if is_lone(s, tile)]


class Wreck(Attack, tag="wreck", frozen=True, kw_only=True):
    """A Wonder of a place is destroyed."""

    where: Place

    def numbers(self, choices: list[list[int]]) -> list[int]:
        return row(WRECK, where=m.PLACES.index(self.where))

    def told(self) -> Message:
        return Message("monumental-attack-wreck", {"where": self.where})

    def hits(self, s: Position, monster: int) -> list[Json]:
        found = wonders_within(s, monster, m.PLACES.index(self.where))
        one_of = {"choice": True} if len(found) > 1 else {}
        ids, names = s.box.card_ids, s.chart.names
        return [
            {"what": "wonder", "tile": names[tile], "card": ids[s.wonder_on(tile)], **one_of}
            for tile in found
        ]


class Forget(Attack, tag="forget", frozen=True, kw_only=True):
    """A Knowledge of each victim is destroyed; the victim chooses which."""

    who: Victims

    def numbers(self, choices: list[list[int]]) -> list[int]:
        return row(FORGET, who=m.VICTIMS.index(self.who))

    def told(self) -> Message:
        return Message("monumental-attack-forget", {"who": self.who})

    def hits(self, s: Position, monster: int) -> list[Json]:
        victims = [seat for seat in _victims(s, monster, self.who) if s.count(seat, c.KNOWLEDGES)]
        return [{"what": "knowledge", "seat": seat} for seat in victims]


class Rob(Attack, tag="rob", frozen=True, kw_only=True):
    """Each victim loses so much of what outlasts a turn."""

    resource: Literal["gold", "culture"]
    n: Positive
    who: Victims

    def numbers(self, choices: list[list[int]]) -> list[int]:
        return row(ROB, resource=RESOURCES.index(self.resource), n=self.n, who=m.VICTIMS.index(self.who))

    def told(self) -> Message:
        lost = Message(f"monumental-some-{self.resource}", {"n": self.n})
        return Message("monumental-attack-rob", {"goods": lost, "who": self.who})

    def hits(self, s: Position, monster: int) -> list[Json]:
        resource = RESOURCES.index(self.resource)
        lost = {seat: min(self.n, s.has(seat, resource)) for seat in _victims(s, monster, self.who)}
        return [{"what": self.resource, "seat": seat, "n": n} for seat, n in lost.items() if n]

    def ransom(self, s: Position, monster: int) -> list[Json]:
        """It is paid in full."""
        return [hit for hit in super().ransom(s, monster) if hit["n"] == self.n]


def _units(s: Position, tile: int) -> Json:
    return {"what": "units", "tile": s.chart.names[tile], "seat": s.owner(tile)}


def _victims(s: Position, monster: int, who: Victims) -> list[int]:
    return [seat for seat in range(s.seats) if is_victim(s, monster, m.VICTIMS.index(who), seat)]


Single = StrikeUnits | StrikeLone | Wreck | Forget | Rob


class ChooseAttack(Attack, tag="choose", frozen=True, kw_only=True):
    """One of several, chosen by whoever controls the Monster's Province (MO-MONS-15)."""

    of: Annotated[tuple[Single, ...], Meta(min_length=2)]

    def numbers(self, choices: list[list[int]]) -> list[int]:
        choices.append([n for attack in self.of for n in attack.numbers(choices)])
        return row(ATTACK_CHOICE, choice=len(choices) - 1)

    def told(self) -> Message:
        return alternatives([attack.told() for attack in self.of])

    def hits(self, s: Position, monster: int) -> list[Json]:
        return [hit for attack in self.of for hit in attack.ransom(s, monster)]


# -- a Monster -------------------------------------------------------------------------------------------------


class Monster(Entry, frozen=True, kw_only=True):
    """It is named in the texts, where a line tells what it is."""

    lives: Literal["province", "water"] = "province"
    rules: tuple[Surcharge | Forbid, ...] = ()
    attack: Annotated[tuple[Single | ChooseAttack, ...], Meta(min_length=1)]
    defeat: Goods
    """What an Explorer's player pays, in one resource."""
    reward: Annotated[effects.Parts, Meta(min_length=1)]

    def __post_init__(self) -> None:
        if len(self.defeat.counted()) != 1 or self.defeat.culture:
            raise ValueError("a Defeat is paid in one resource, which is not Culture")
        check_reward(self.reward)
        if any(isinstance(part, Choose | If) for part in all_parts(self.reward)):
            raise ValueError("a reward is the same for everybody: it has no choose and no if")
        if self.lives == "water" and any(getattr(rule, "on", "") == "progress" for rule in self.rules):
            raise ValueError("nobody controls Water, so progress would be forbidden to nobody")

    @property
    def name(self) -> Message:
        return Message(f"monumental-monster-{self.id}")

    def attack_told(self) -> Message:
        return chain("then", [attack.told() for attack in self.attack])

    def reward_told(self) -> Message:
        return clause(self.reward)

    def told(self) -> list[Message]:
        """All that its card says."""
        sea = [Message("monumental-monster-in-water")] if self.lives == "water" else []
        attack = Message("monumental-monster-attack", {"effects": self.attack_told()})
        paid: dict[str, Argument] = {"goods": self.defeat.gained(), "effects": self.reward_told()}
        return [
            *sea,
            *(rule.told() for rule in self.rules),
            attack,
            Message("monumental-monster-defeat", paid),
        ]


class Content(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    monster: tuple[Monster, ...]


def rows(parts: Sequence[Sequence[int]]) -> list[int]:
    """One after the other."""
    return [n for numbers in parts for n in numbers]
