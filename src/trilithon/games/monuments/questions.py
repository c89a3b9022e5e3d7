"""What a person is asked, and the rule it comes from."""

from __future__ import annotations

from typing import NamedTuple

from trilithon.games.monuments.engine import battle, economy
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.paying import unpacked
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.telling import hex as named_hex
from trilithon.games.monuments.engine.telling import unit as named_unit
from trilithon.games.monuments.names import BUILDABLE, KINDS, PIECES
from trilithon.games.monuments.wording import counted
from trilithon.kernel.engine.events import Argument, Message


class Question(NamedTuple):
    """The text of a question and the rule it comes from."""

    id: str
    rule: str


QUESTIONS = {
    c.CHOOSE_CIVILIZATION: Question("civilization", "MS-SET-01"),
    c.KEEP_START_QUEST: Question("start-quest", "MS-SET-06"),
    c.START_RESOURCE: Question("start-resource", "MS-SET-11"),
    c.PLAY_CARD: Question("card", "MS-TURN-01"),
    c.PAY: Question("pay", "MS-SPD-01"),
    c.WHICH_UPGRADE: Question("upgrade", "MS-UPG-01"),
    c.ACTIVATE: Question("activate", "MS-MOV-01"),
    c.STEP: Question("step", "MS-MOV-03"),
    c.CARGO: Question("cargo", "MS-FER-15"),
    c.WHERE_PRODUCE: Question("produce", "MS-PRD-01"),
    c.WHICH_PRODUCE: Question("produce-kind", "MS-PRD-07"),
    c.WHAT_BUILD: Question("build", "MS-BLD-01"),
    c.WHERE_POPULATE: Question("populate", "MS-POP-01"),
    c.WHICH_SACRIFICE: Question("sacrifice", "MS-MON-04"),
    c.WHICH_COMMON: Question("common", "MS-BON-01"),
    c.WHICH_OPTION: Question("personal", "MS-BON-05"),
    c.WHERE_WORKER: Question("place-worker", "MS-BON-08"),
    c.WHERE_TOKEN: Question("place-token", "MS-BON-09"),
    c.WHICH_TOKEN: Question("token-kind", "MS-BON-09"),
    c.WHICH_UNLOCK: Question("unlock", "MS-UNL-01"),
    c.FREE_BUILD: Question("free-build", "MS-BON-07"),
    c.FREE_TRAIN: Question("free-train", "MS-TRN-03"),
    c.WHAT_TRAIN: Question("train", "MS-TRN-01"),
    c.WHERE_NAVY: Question("place-navy", "MS-TRN-04"),
    c.GIVE_WEAPON: Question("weapon", "MS-WPN-01"),
    c.WHICH_TARGET: Question("target", "MS-ATK-01"),
    c.WHICH_ATTACKER: Question("attackers", "MS-ATK-02"),
    c.LOSE: Question("lose", "MS-DMG-01"),
    c.RETREAT: Question("retreat", "MS-RET-01"),
    c.OCCUPY: Question("occupy", "MS-OCC-01"),
    c.KEEP_QUESTS: Question("keep-quests", "MS-QST-01"),
    c.WHICH_TRADE: Question("trade", "MS-TRD-01"),
    c.TRADE_FOR: Question("trade-for", "MS-TRD-01"),
    c.TRADE_TO: Question("trade-to", "MS-TRD-02"),
    c.LAST_WINDOW: Question("last-window", "MS-TURN-07"),
}

NUMBERED = (
    c.START_RESOURCE,
    c.WHERE_PRODUCE,
    c.WHICH_SACRIFICE,
    c.WHERE_WORKER,
    c.WHICH_TOKEN,
    c.WHICH_UNLOCK,
)
"""Questions that say how many answers are still to come: parameter a of their frames."""


def question(s: Position) -> Message:
    """What the seat to move is asked; once the game is over, that it is."""
    if not s.agenda:
        return Message("monuments-question-over")
    kind, a, b = s.agenda[-1], s.agenda[-3], s.agenda[-4]
    if kind in NUMBERED:
        return _ask(QUESTIONS[kind].id, n=a)
    if kind in (c.PAY, c.ACTIVATE, c.STEP, c.WHERE_POPULATE, c.GIVE_WEAPON, c.PLAY_CARD, c.WHICH_UPGRADE):
        return _ask_about_turn(s, kind)
    if kind in (c.WHICH_ATTACKER, c.LOSE, c.RETREAT, c.OCCUPY):
        return _ask_in_battle(s, kind)
    args: dict[str, Argument] = {}
    match kind:
        case c.CARGO | c.WHERE_NAVY:
            args = {"hex": named_hex(s, a)}
        case c.WHICH_PRODUCE:
            args = {"hex": named_hex(s, a), "n": b}
        case c.WHICH_COMMON:
            args = {"layer": a}
        case c.WHICH_OPTION:
            args = {"layer": a + 1}
        case c.WHERE_TOKEN:
            args = {"tokens": counted(KINDS[a], b)}
        case c.FREE_BUILD:
            return _ask(f"free-build-{BUILDABLE[a] if a >= 0 else 'any'}")
        case c.FREE_TRAIN:
            return _ask(f"free-train-{PIECES[a] if a >= 0 else 'any'}")
        case c.KEEP_QUESTS:
            args = {"n": a}
        case c.WHICH_TRADE:
            args = {"n": a, "price": economy.trade_price(s, s.agenda[-2])}
        case c.TRADE_TO:
            args = {"tokens": counted(KINDS[a], 1)}
    return _ask(QUESTIONS[kind].id, **args)


def _ask(id: str, **args: Argument) -> Message:
    return Message(f"monuments-question-{id}", args)


def _ask_about_turn(s: Position, kind: int) -> Message:
    seat, a, b, of = s.agenda[-2], s.agenda[-3], s.agenda[-4], s.agenda[-5]
    match kind:
        case c.PLAY_CARD:
            return _ask("first-card" if s.round == 1 and s.options[c.O_FIRST_TURN] else "card")
        case c.WHICH_UPGRADE:
            return _ask("free-upgrade" if a else "upgrade")
        case c.PAY:
            left = [counted(KINDS[at], n) for at, n in enumerate(unpacked(a)) if n]
            return _ask("discount", price=left, n=b) if b else _ask("pay", price=left)
        case c.ACTIVATE if s.waiting >= 0:
            return _ask("second-boarder", n=s.waiting + 1)
        case c.ACTIVATE:
            return _ask("activate-horses", n=a, horses=b) if b else _ask("activate", n=a)
        case c.STEP if of >= 0:
            return _ask("sail", n=a, ferry=of + 1)
        case c.STEP:
            return _ask("step", n=a, unit=named_unit(s.unit), hex=named_hex(s, s.place))
        case c.WHERE_POPULATE:
            return _ask("populate-more" if of else "populate")
    return _ask("weapon", n=a) if b else _ask("freed-weapon", n=s.freed[seat])


def _ask_in_battle(s: Position, kind: int) -> Message:
    target = named_hex(s, s.target)
    match kind:
        case c.WHICH_ATTACKER:
            power, against = battle.attack_total(s, s.active), battle.defence_total(s)
            return _ask("attackers", hex=target, power=power, against=against)
        case c.LOSE:
            return _ask("lose", n=s.damage, hex=target)
        case c.RETREAT:
            unit = battle.unit_of(s, battle.next_to_retreat(s))
            return _ask("retreat", unit=named_unit(unit), hex=target)
    return _ask("occupy-more" if s.agenda[-3] else "occupy", hex=target)
