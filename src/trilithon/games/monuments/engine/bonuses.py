"""Parts of bonuses: which options of a personal card can be taken, and what runs by itself."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine import economy, monument, moving, questing
from trilithon.games.monuments.engine.asking import (
    has_something_to_ask,
)
from trilithon.games.monuments.engine.cards import (
    can_rest,
    take_back,
)
from trilithon.games.monuments.engine.world import World


def run_part(s: World, kind: int, seat: int, a: int, b: int, of: int) -> None:
    if kind == c.GAIN_KIND:
        s.push(c.WHERE_TOKEN, seat, a, b, 0)
    elif kind == c.UNLOCK:
        monument.unlock(s, seat, a, b)
    elif kind == c.TAKE_BACK:
        take_back(s, seat)
    elif kind == c.DRAW_QUESTS:
        questing.draw_quests(s, seat, a)
    elif kind == c.MOVEMENT:
        s.moved.clear()
        s.waiting = c.NONE
        s.push(c.END_MOVEMENT, seat, of, 0, 0)
        s.push(c.ACTIVATE, seat, a, b, 1)


def open_options(s: World, seat: int, layer: int) -> list[int]:
    """Options of which something can be done; all of them if that holds for none (MS-BON-06)."""
    options = s.box.personal[s.deck[seat]][layer]
    found: list[int] = []
    for option in range(len(options)):
        if _can_do(s, seat, options[option]):
            found.append(option)
    return found if found else list(range(len(options)))


def _can_do(s: World, seat: int, code: list[int]) -> bool:
    """Can some part of a bonus be done now? What only an earlier part makes possible needs no look: that one can."""
    for i in range(0, len(code), 4):
        if _can_do_part(s, seat, code[i], code[i + 1]):
            return True
    return False


def _can_do_part(s: World, seat: int, kind: int, a: int) -> bool:
    if kind == c.GAIN_KIND:
        return len(economy.bonus_places(s, seat, a)) > 0
    if kind == c.UNLOCK:
        return s.locked[seat * c.SUPPLIES + a] > 0
    if kind == c.TAKE_BACK:
        return can_rest(s, seat)
    if kind == c.DRAW_QUESTS:
        return len(s.quest_decks[questing.deck_for(s, seat)]) > 0
    if kind == c.MOVEMENT:
        return moving.can_move_anything(s, seat)
    return has_something_to_ask(s, kind, seat, a, 1, 0)
