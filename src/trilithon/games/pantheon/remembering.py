"""What a page shows and no position has, from what everybody was told: who took which god, and what it is that acts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.steps.choose import CHOOSE
from trilithon.games.pantheon.engine.steps.discard import DISCARD
from trilithon.games.pantheon.engine.steps.free_column import FREE_COLUMN
from trilithon.games.pantheon.engine.steps.pick_bonus import PICK_BONUS
from trilithon.games.pantheon.engine.steps.reserve import RESERVE
from trilithon.games.pantheon.engine.steps.revealed import REVEALED
from trilithon.games.pantheon.engine.steps.swap import SWAP
from trilithon.games.pantheon.engine.steps.upgrade import UPGRADE
from trilithon.kernel.engine.events import Event, Message
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.messages import to_json

LOG = "pantheon-log-"
EFFECTS = (CHOOSE, DISCARD, FREE_COLUMN, PICK_BONUS, RESERVE, REVEALED, SWAP, UPGRADE)
"""Questions in which something acts that was not chosen a moment ago,"""
CAUSES = ("bonus", "loot", "gained-god", "epoch")
"""and what tells of it."""


def remembered(s: Position, told: Iterable[Event]) -> dict[str, Any]:
    """`told`: the latest first."""
    epoch: list[Event] = []
    for event in told:
        epoch.append(event)
        if _key(event) == "epoch":
            break
    cause = _cause(s, epoch)
    return {"because": None if cause is None else to_json(cause), "taken": _taken(s, epoch[::-1])}


def _key(event: Event) -> str:
    return event.message.id.removeprefix(LOG)


def _cause(s: Position, latest_first: list[Event]) -> Message | None:
    """Where the question comes from, if that cannot be seen: a tile, a god, the trait of a nation."""
    if not any(s.is_on_top(step) for step in EFFECTS):
        return None
    causes = (event for event in latest_first if _key(event) in CAUSES and event.seat in (NOBODY, s.to_move))
    return next((event.message for event in causes), None)


def _taken(s: Position, events: list[Event]) -> list[dict[str, Any] | None]:
    """Of each place of the board that has lost its god in this epoch: which one, and to whom."""
    laid: list[Any] = []
    takers: list[tuple[Any, int]] = []
    before = ""
    for event in events:
        key = _key(event)
        if key == "gods-laid":
            gods = event.message.args["gods"]
            laid = gods if isinstance(gods, list) else []
        elif key == "sacrificed" and before != "revealed":  # that one came from the stack
            takers.append((event.message.args["god"], int(event.seat)))
        before = key
    places: list[dict[str, Any] | None] = []
    for place in range(int(s.d[s.at.gods_laid])):
        name = laid[place] if place < len(laid) else None
        taker = next((taker for taker in takers if taker[0] == name), None)
        if s.god_on(place) >= 0 or name is None or taker is None:
            places.append(None)
        else:
            takers.remove(taker)
            places.append({"god": s.box.god_ids[s.box.god_names.index(name)], "seat": taker[1]})
    return places
