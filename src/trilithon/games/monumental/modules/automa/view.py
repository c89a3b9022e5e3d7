"""What people see of Automas: their cards, what lies revealed, what becomes of each line, what the next would take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.modules.automa.engine import codes as a
from trilithon.games.monumental.modules.automa.engine.fate import why_ignored
from trilithon.games.monumental.modules.automa.engine.own import Own, area, own
from trilithon.games.monumental.modules.automa.engine.queue import current_line
from trilithon.games.monumental.modules.automa.engine.steps.asking import RightHand
from trilithon.games.monumental.modules.automa.engine.steps.line import LINE
from trilithon.games.monumental.modules.automa.engine.verbs.nexus import NEXUS
from trilithon.games.monumental.words.shared import card_id
from trilithon.games.monumental.words.table import WORDS
from trilithon.kernel.engine.moves import verb_of
from trilithon.kernel.messages import to_json

Json = dict[str, Any]


class Lying(NamedTuple):
    """A card that lies revealed, or one of a Nexus that is being carried out, with its lines one after the other."""

    card: int
    reading: int
    lines: list[int]
    in_nexus: bool


def lying(s: Position, mine: Own, seat: int) -> list[Lying]:
    """In the order in which they are gone through."""
    found = []
    readings = s.items(mine.readings_of(seat))
    for at, card in enumerate(s.items(mine.queue_of(seat))):
        found.append(_lying(mine, card, readings[at], False))
        is_now = at == s.d[mine.resolved + seat] and s.d[mine.in_nexus + seat] > 0
        is_done = at < s.d[mine.resolved + seat] and has_nexus(mine, card)
        if is_now or is_done:
            found += [_lying(mine, one, a.AS_USUAL, True) for one in s.items(mine.nexus_of(seat))]
    return found


def has_nexus(mine: Own, card: int) -> bool:
    """Is there a line on it that leads into the Nexus?"""
    lines = range(mine.cards.start[card], mine.cards.end[card])
    return any(mine.cards.told(line, a.VERB) == NEXUS.number for line in lines)


def _lying(mine: Own, card: int, reading: int, in_nexus: bool) -> Lying:
    places = range(mine.cards.length(card, reading))
    return Lying(card, reading, [int(mine.cards.line_at(card, reading, at)) for at in places], in_nexus)


def queue_shown(s: Position, seat: int) -> list[Json]:
    """Line by line: what it says, for whom, its price, and what became of it."""
    mine = own(s)
    fates = [a.FATES[fate] for fate in s.items(mine.fates_of(seat))]
    is_next = current_line(s, mine, seat) >= 0
    if fates and asks_for(s, seat):
        fates[-1], is_next = "now", False  # it is under way
    shown, at = [], 0
    for card, reading, lines, in_nexus in lying(s, mine, seat):
        told = []
        for line in lines:
            state = fates[at] if at < len(fates) else "now" if at == len(fates) and is_next else "waiting"
            is_ignored = state == a.FATES[a.IGNORED]
            why = a.WHYS[why_ignored(s, mine, seat, line, reading, at)] if is_ignored else None
            told.append(_line_shown(mine, line, state, why))
            at += 1
        shown.append({"card": mine.cards.ids[card], "lines": told, **({"nexus": True} if in_nexus else {})})
    return shown


def asks_for(s: Position, seat: int) -> bool:
    """Is something asked about a line of this Automa?"""
    if not s.depth():
        return False
    step = s.step()
    return isinstance(step, RightHand) and s.get(step.seat) == seat


def _line_shown(mine: Own, line: int, state: str, why: str | None) -> Json:
    kind = mine.cards.told(line, a.TYPE)
    return {
        "text": to_json(mine.cards.line_texts[line]),
        "type": a.TYPES[kind] if kind >= 0 else None,
        "price": mine.cards.told(line, a.PRICE),
        "state": state,
        "why": why,
    }


def acting(s: Position) -> int:
    """The Automa whose line is under way, or -1."""
    for n in range(s.depth()):
        frame = s.below(n)
        step = s.steps[s.field_of(frame, 0)]
        if step is LINE:
            return int(s.seat_of(frame))
        if isinstance(step, RightHand):
            return int(s.field_of(frame, step.seat))
    return int(s.active()) if s.depth() and s.phase() > 0 and not s.is_person(s.active()) else c.NONE


def acting_shown(s: Position, lines: Sequence[Any]) -> Json | None:
    """The Automa at work, its queue, and what its next line would take or go to, as far as that is fixed; while its
    right-hand player is asked, what there is to choose from. `path`: of an Explorer. `lines`: of all cards, as content
    has them."""
    seat = acting(s)
    if seat < 0:
        return None
    return {
        "seat": seat,
        "queue": queue_shown(s, seat),
        "targets": _targets(s, seat, lines),
        "path": _path(s, seat, lines),
    }


def _targets(s: Position, seat: int, lines: Sequence[Any]) -> list[str]:
    if not s.depth():
        return []
    mine, step = own(s), s.step()
    if isinstance(step, RightHand):
        words = WORDS[int(step.number)]
        return list(dict.fromkeys(thing for move in s.moves() for thing in words.about(s, move)))
    if step is not LINE or verb_of(s.moves()[0]) != a.DONE:
        return []
    found: list[str] = lines[current_line(s, mine, seat)].targets(s, seat)
    return found


def _path(s: Position, seat: int, lines: Sequence[Any]) -> list[str]:
    """Of an Explorer that the next line sends: tiles."""
    if not s.depth() or s.step() is not LINE or verb_of(s.moves()[0]) != a.DONE:
        return []
    found: list[str] = lines[current_line(s, own(s), seat)].path(s, seat)
    return found


def automa_shown(s: Position, seat: int) -> Json | None:
    """Of a player; None for people."""
    if s.is_person(seat):
        return None
    mine = own(s)
    ids, capital = mine.cards.ids, s.capital(seat)
    wonders = [s.wonder_on(capital)] if capital >= 0 and s.wonder_on(capital) >= 0 else []
    return {
        "type": a.TYPES[mine.kinds[seat]],
        "difficulty": mine.difficulty(s, seat),
        "deck": s.size(mine.deck_of(seat)),
        "discard": [ids[card] for card in s.items(mine.discard_of(seat))],
        "gone": [ids[card] for card in s.items(mine.gone_of(seat))],
        "nexus": [ids[card] for card in s.items(mine.nexus_of(seat))],
        "queue": queue_shown(s, seat),
        "hidden_policies": s.size(mine.policies_of(seat)),
        "area": [card_id(s, card) for card in s.items(area(s, seat))],
        "capital_wonders": [
            s.box.card_ids[kind] for kind in [*wonders, *s.items(mine.more_wonders_of(seat))]
        ],
        "score_gold": s.has(seat, c.GOLD) // a.GOLD_A_POINT,
    }
