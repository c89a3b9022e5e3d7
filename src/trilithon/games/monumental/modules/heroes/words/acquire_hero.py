"""Acquire a Hero of the row, and where it is put."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.telling import counted, named_card, named_tile
from trilithon.games.monumental.modules.heroes.engine import codes as h
from trilithon.games.monumental.modules.heroes.engine.actions.acquire_hero import ACQUIRE_HERO
from trilithon.games.monumental.modules.heroes.engine.coming import has_place, price_of
from trilithon.games.monumental.modules.heroes.engine.own import fights, hero_of, is_hero, own
from trilithon.games.monumental.modules.heroes.engine.steps.deploy import DEPLOY, HERO_PAID, STAY
from trilithon.games.monumental.words.actions.base import ActionWords
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.shared import ask, because, card_id, does, note, say
from trilithon.games.monumental.words.things import END, tile_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of, verb_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame, Target


def hero_thing(s: Position, card: int) -> str:
    return f"hero:{card_id(s, card)}"


class AcquireHeroWords(ActionWords):
    action = ACQUIRE_HERO
    notation = ("acquire CARD",)

    def label(self, s: Position, argument: int) -> Message:
        card = _in_row(s, argument)
        return say("acquire-hero", card=named_card(s, card), goods=counted(c.GOLD, price_of(s, card)))

    def write(self, s: Position, argument: int) -> str:
        return f"acquire {card_id(s, _in_row(s, argument))}"

    def about(self, s: Position, argument: int) -> list[str]:
        return [hero_thing(s, _in_row(s, argument))]

    def confirms(self, s: Position, argument: int) -> bool:
        return True

    def does(self, s: Position, argument: int) -> Message:
        return does("acquire-hero")

    def notes(self, s: Position, argument: int) -> list[Message]:
        """The Hero that the seat has goes back to the row (MO-HERO-07)."""
        old = hero_of(s, own(s), s.to_move)
        return [note("hero-returns", card=named_card(s, old))] if old >= 0 else []

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort != "hero":
            return None
        mine, seat = own(s), s.to_move
        for card in s.items(mine.row):
            if card_id(s, card) == target.name:
                return _why_not(s, card)
        if hero_of(s, mine, seat) >= 0 and card_id(s, hero_of(s, mine, seat)) == target.name:
            return None
        return because("MO-HERO-08", "hero-of-another")


def _in_row(s: Position, place: int) -> int:
    return int(s.d[own(s).row + 1 + place])


def _why_not(s: Position, card: int) -> Refusal:
    mine, seat, name = own(s), s.to_move, named_card(s, card)
    if s.d[mine.bought + seat]:
        return because("MO-HERO-04", "hero-once")
    if not has_place(s, mine, seat, card):
        return because("MO-HERO-06", "hero-no-place", card=name)
    price = price_of(s, card)
    if price <= s.has(seat, c.GOLD):
        return because("MO-HERO-04", "forbidden")
    short = price - s.has(seat, c.GOLD)
    return because("MO-HERO-04", "hero-dear", card=name, goods=counted(c.GOLD, price), short=short)


class HeroPaidWords(MonumentalWords):
    """It is being paid for."""

    step = HERO_PAID
    lies = Lies.UNDER_PAYMENT
    follows_action = True

    def holds(self, frame: Frame) -> int | None:
        return frame.values["card"]

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return _is_coming(s, frame)


class DeployWords(MonumentalWords):
    step = DEPLOY
    rule = "MO-HERO-06"
    notation = ("stand TILE", "stay")
    lies = Lies.ON_TOP
    follows_action = True

    def question(self, s: Position) -> Message:
        return ask("deploy", card=named_card(s, s.get(DEPLOY.card)))

    def label(self, s: Position, move: int) -> Message:
        if verb_of(move) == STAY:
            return say("stay")
        return say("place", tile=named_tile(s, argument_of(move)))

    def write(self, s: Position, move: int) -> str:
        return "stay" if verb_of(move) == STAY else f"stand {s.chart.names[argument_of(move)]}"

    def about(self, s: Position, move: int) -> list[str]:
        return [END if verb_of(move) == STAY else tile_thing(s, argument_of(move))]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort != "tile":
            return None
        place = h.PLACES[own(s).place[int(s.kinds[s.get(DEPLOY.card)])]]
        where = Message(f"monumental-hero-deploy-{place.replace('_', '-')}")
        return because(self.rule, "hero-not-there", said=where)

    def usual(self, s: Position) -> int:
        """Where it is needed most: next to a rival, where few others stand."""
        return max(s.moves(), key=lambda move: _need(s, argument_of(move)))

    def does(self, s: Position, move: int) -> Message:
        return does("acquire-hero")

    def shown(self, s: Position) -> dict[str, Any]:
        return {"card": card_id(s, s.get(DEPLOY.card))}

    def holds(self, frame: Frame) -> int | None:
        return frame.values["card"]

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        mine = own(s)
        if not _is_coming(s, frame) or hero_of(s, mine, frame.seat) >= 0:
            return False
        return has_place(s, mine, frame.seat, frame.values["card"])


def _need(s: Position, tile: int) -> tuple[int, int]:
    seat = s.to_move
    rivals = sum(s.owner(near) not in (c.NONE, seat) for near in s.chart.neighbours(tile))
    there = sum(s.units(tile, unit) for unit in range(s.at.kinds_of_units))
    is_unit = fights(s, own(s), s.get(DEPLOY.card))
    return rivals, there if is_unit else -there


def _is_coming(s: Position, frame: Frame) -> bool:
    """Is it a Hero, and is it known that the seat has acquired one?"""
    mine = own(s)
    return is_hero(s, mine, frame.values["card"]) and bool(s.d[mine.bought + frame.seat])
