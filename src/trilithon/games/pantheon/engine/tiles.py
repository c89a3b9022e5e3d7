"""Loot and bonus tiles act: they stay with their owner or go to the box, and what they bring goes on the agenda
(PA-TILE)."""

from __future__ import annotations

from mypy_extensions import i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.gods import add_benefits
from trilithon.games.pantheon.engine.world import World


def use_bonus(s: World, seat: i64, tile: i64) -> None:
    box = s.box
    if s.events is not None:
        s.tell(seat, "bonus", {"tile": box.bonus_names[tile]})
    if i64(box.bonus_life[tile]) == c.PERMANENT:
        s.d[s.at.bonus + seat * box.bonuses + tile] += 1
        add_benefits(s, seat, box.bonus_benefits, tile, 1)
    else:
        s.d[s.at.bonus_box + tile] += 1
    s.push_code(box.bonus_code[tile], seat, 0)


def use_loot(s: World, seat: i64, tile: i64) -> None:
    """One of the tiles that have been taken and have not acted yet."""
    box = s.box
    s.take(s.at.looted, tile)
    if s.events is not None:
        s.tell(seat, "loot", {"tile": box.loot_names[tile]})
    if i64(box.loot_life[tile]) == c.PERMANENT:
        s.d[s.at.loot + seat * box.loots + tile] += 1
        add_benefits(s, seat, box.loot_benefits, tile, 1)
    else:
        s.d[s.at.loot_box + tile] += 1
    s.push_code(box.loot_code[tile], seat, 0)
