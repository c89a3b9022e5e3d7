"""Who attacks, one by one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trilithon.games.monuments.engine import battle
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.spots import is_closed
from trilithon.games.monuments.engine.steps.attackers import SEND, WHICH_ATTACKER
from trilithon.games.monuments.engine.steps.roll import ROLL
from trilithon.games.monuments.words.answers import ByUnit, Done
from trilithon.games.monuments.words.asking import Asking, by_verb
from trilithon.games.monuments.words.battles import (
    battle_problems,
    force_of,
    has_access,
    may_be_sent,
    shown_battle,
)
from trilithon.games.monuments.words.refusing import because
from trilithon.games.monuments.words.rows import after
from trilithon.games.monuments.words.saying import ask, does, fighter, named_hex, say
from trilithon.games.monuments.words.things import figure_name, figure_targets, spot_of
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of, make_move, verb_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.peek import Peek
from trilithon.kernel.words import Counted, Frame, Target


class Send(ByUnit):
    def __init__(self) -> None:
        super().__init__("send", "send")

    def label(self, s: Position, n: int) -> Message:
        power = battle.attack_power(s, s.to_move, n, battle.target(s))
        return say("send", fighter=fighter(s, n), n=power)

    def facts(self, s: Position, n: int) -> dict[str, Any]:
        power = battle.attack_power(s, s.to_move, n, battle.target(s))
        return {**super().facts(s, n), "hex": s.chart.names[s.stands_in(n)], "power": int(power)}

    def does(self, s: Position, n: int) -> Message:
        return does("attack")


class Roll(Done):
    def __init__(self) -> None:
        super().__init__("attackers")

    def label(self, s: Position, n: int) -> Message:
        power, against = battle.attack_total(s, s.active()), battle.defence_total(s)
        return say("done-attackers", power=power, against=against)

    def does(self, s: Position, n: int) -> Message:
        return does("attack")


class AttackersWords(Asking):
    step = WHICH_ATTACKER
    rule = "MS-ATK-02"
    notation = ("send HEX UNIT", "send ferry FERRY", "send ferry FERRY passenger PLACE", "done")
    answers = by_verb({SEND: Send(), c.DONE: Roll()})
    lies_on = ((ROLL,),)
    any_order = True
    unit_rule = "MS-ATK-02"

    def question(self, s: Position) -> Message:
        return ask("attackers", hex=named_hex(s, battle.target(s)))

    def usual(self, s: Position) -> int:
        return next(iter(_usual_sendings(s)), make_move(c.DONE, 0))

    def counted(self, s: Position, move: int) -> Counted | None:
        if verb_of(move) != SEND:
            return None
        figure = argument_of(move)
        return Counted(figure_targets(s, figure)[0], 1, _there(s, figure), figure_name(s, figure))

    def notes(self, s: Position, move: int) -> list[Message]:
        if verb_of(move) != c.DONE:
            return []
        power, against = battle.attack_total(s, s.active()), battle.defence_total(s)
        return [Message("monuments-note-attack", {"power": power, "against": against})]

    def forecast(self, s: Position, move: int) -> dict[str, Any]:
        """Both sides as they would fight, and how that may end."""
        return {"battle": shown_battle(s)} if verb_of(move) == c.DONE else {}

    def propose(self, s: Position, target: Target) -> list[int]:
        return all_attackers(s) if spot_of(s, target) == battle.target(s) else []

    def why_not_hex(self, s: Position, seat: int, spot: int) -> Refusal | None:
        if s.owner(spot) != seat:
            return because("MS-ATK-02", "nobody-of-yours")
        figures = [c.figure_in(spot, unit) for unit in range(c.UNITS) if s.count(spot, unit)]
        if not figures:
            return because("MS-ATK-03", "only-passengers")
        strong = [figure for figure in figures if battle.attack_power(s, seat, figure, battle.target(s)) > 0]
        return _why_not_sent(s, seat, (strong or figures)[0])

    def why_not_unit(self, s: Position, seat: int, spot: int, unit: int) -> Refusal | None:
        return _why_not_sent(s, seat, c.figure_in(spot, unit))

    def why_not_passenger(self, s: Position, seat: int, ferry: int, slot: int) -> Refusal | None:
        return _why_not_sent(s, seat, c.figure_aboard(s.chart.hexes, ferry, slot))

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        wrong = list(battle_problems(s))
        yield from wrong
        if wrong:
            return
        seat, target, force = frame.seat, battle.target(s), force_of(s)
        holder = s.owner(target) if s.owner(target) >= 0 else s.builder(target)
        if not is_closed(s, seat, target) or holder != battle.defender(s):
            yield "the defender does not hold the hex"
        if len({s.stands_in(figure) for figure in force}) > 1 and not s.is_green(seat, c.ATTACK):
            yield "all attackers come from one hex"
        if any(not may_be_sent(s, seat, figure, target) for figure in force):
            yield "an attacker has no access"
        if Peek(s).damage:
            yield "damage is dealt when somebody loses"


def _why_not_sent(s: Position, seat: int, figure: int) -> Refusal | None:
    target, force = battle.target(s), force_of(s)
    if s.chart.distance(s.stands_in(figure), target) > 1:
        return because("MS-ATK-05", "not-adjacent")
    if battle.attack_power(s, seat, figure, target) == 0:
        return because("MS-ATK-02", "no-power")
    if not has_access(s, seat, figure, target):
        return because("MS-ATK-03", "no-access")
    if force.count(figure) >= _there(s, figure):
        return because("MS-ATK-02", "sent-already")
    if force and not s.is_green(seat, c.ATTACK) and s.stands_in(figure) != s.stands_in(force[0]):
        return because("MS-ATK-02", "one-hex")
    return because("MS-ATK-02", "in-order")


def _there(s: Position, figure: int) -> int:
    """How many of these there are in that place."""
    is_aboard = c.is_aboard(s.chart.hexes, figure)
    return 1 if is_aboard else s.count(c.spot_of(figure), c.unit_in(figure))


# -- an attack with all that can ------------------------------------------------------------------------


def all_attackers(s: Position) -> list[int]:
    """All of them, or those of the strongest hex if they must come from one."""
    row: list[int] = []
    while sent := _usual_sendings(s):
        row.append(sent[0])
        s = after(s, sent[:1])
    return row


def _usual_sendings(s: Position) -> list[int]:
    origins = _origins(s)
    return [move for move in _sendings(s) if s.stands_in(argument_of(move)) in origins]


def _sendings(s: Position) -> list[int]:
    return [move for move in s.moves() if verb_of(move) == SEND] if s.is_on_top(WHICH_ATTACKER) else []


def _origins(s: Position) -> set[int]:
    """Hexes from which attackers are sent; once somebody is, the question itself knows from where others may come."""
    figures = [argument_of(move) for move in _sendings(s)]
    powers = dict.fromkeys(sorted(s.stands_in(figure) for figure in figures), 0)
    if not powers or s.is_green(s.to_move, c.ATTACK):
        return set(powers)
    for figure in figures:
        powers[s.stands_in(figure)] += _there(s, figure) * battle.attack_power(
            s, s.to_move, figure, battle.target(s)
        )
    return {max(powers, key=lambda origin: powers[origin])}
