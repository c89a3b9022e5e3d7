"""Names of physical cards in saved positions: `stonehenge`, or `work_camp 7` where there are several."""

from __future__ import annotations

from collections import Counter

from trilithon.games.monumental.engine.box import Box
from trilithon.games.monumental.engine.position import Position


def card_names(s: Position) -> list[str]:
    """Of every card of the game, in their order: the first copies belong to the first seat, and so on."""
    copies = Counter(s.kinds)
    seen: Counter[int] = Counter()
    names = []
    for kind in s.kinds:
        seen[kind] += 1
        id = s.box.card_ids[kind]
        names.append(id if copies[kind] == 1 else f"{id} {seen[kind]}")
    return names


def ability_names(box: Box) -> list[str]:
    """Abilities are named after the card or Policy that has them."""
    return [f"card:{id}" for id in box.card_ids] + [f"policy:{id}" for id in box.policy_ids]
