"""What the games' fixtures have in common: a moment of a game as the server would send it.

Each game's fixtures/make.py plays games, finds its interesting moments and writes them with these.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from trilithon.kernel.engine.events import Event
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.game import Game, Refusal
from trilithon.kernel.messages import to_json
from trilithon.kernel.playthrough import Playthrough
from trilithon.tables.plans import plan_message
from trilithon.tables.snapshots import choices

NAMES = ["Júlia", "Marta", "Bence", "Konstantina", "Erzsébet"]
LINES = 24
BOOK = "fixture"
"""The page of fixtures has the game's book under this name, from `book.json` (`make types`)."""


def snapshot(
    game: Game, play: Playthrough, log: list[dict[str, Any]], seat: int | None, since: int
) -> dict[str, Any]:
    state = play.state
    viewer = NOBODY if seat is None else seat
    mine = seat is not None and state.to_move == seat
    undo = play.can_undo(seat) if mine else None
    return {
        "table": "fixture",
        "game": game.id,
        "book": BOOK,
        "mode": "solo",
        "pack": None,
        "options": dict(play.setup.options),
        "version": play.ply,
        "ply": play.ply,
        "seat": seat,
        "seats": [
            {
                "seat": n,
                "name": NAMES[n],
                "level": None if n == seat else "strategist",
                "owned": n == seat,
                "present": True,
                "thinking": n == state.to_move and n != seat,
                "decides": n in state.deciding(),
            }
            for n in range(state.seats)
        ],
        "to_move": None if state.to_move == NOBODY else state.to_move,
        "view": game.view(state, viewer) | game.remembered(state, (line["event"] for line in reversed(log))),
        "question": to_json(game.question(state)),
        "choices": msgspec.to_builtins(choices(game, state, play.legal) if mine else []),
        "plan": plan(game, play) if mine else None,
        "categories": list(game.categories),
        "sheet": game.score_sheet(state),
        "undo": bool(undo and undo.allowed),
        "undo_reason": to_json(undo.reason) if undo and undo.reason else None,
        "undo_step": None,
        "log": [
            {"ply": line["ply"], "seat": line["seat"], "text": to_json(line["event"].told_to(viewer))}
            for line in log[-LINES:]
        ],
        "log_from": 0,
        "since": since,
        "over": play.over,
        "places": state.ranking() if play.over else None,
        "tie_breaks": [
            {"label": to_json(one.label), "values": one.values}
            for one in (game.tie_breaks(state) if play.over else [])
        ],
        "seed": str(play.seed) if play.over else None,
        "salt": None,
        "seed_hash": "0" * 32,
    }


def plan(game: Game, play: Playthrough) -> Any:
    prepared = game.plan(play.state, [])
    return None if prepared is None else msgspec.to_builtins(plan_message(prepared))


def lines(ply: int, events: list[Event]) -> list[dict[str, Any]]:
    return [{"ply": ply, "seat": e.seat if e.seat != NOBODY else None, "event": e} for e in events]


def answers(game: Game, play: Playthrough, tells: Callable[[str, Refusal], bool]) -> dict[str, Any]:
    """Why not, for what is not lit and whose reason tells something."""
    found = {}
    for target in game.targets(play.state):
        refusal = game.why_not(play.state, target)
        if refusal is not None and tells(target, refusal):
            found[target] = {"code": "illegal", "text": to_json(refusal.message), "rule": refusal.rule}
    return found


def spectated(fixture: dict[str, Any], **hidden: Any) -> dict[str, Any]:
    """The same moment as somebody sees it who only watches; `hidden` is what a game's view has for players only."""
    table = fixture["table"]
    view = {**table["view"], "seat": None, **hidden}
    return {**fixture, "table": {**table, "choices": [], "seat": None, "undo": False, "view": view}}


def write(path: Path, data: Any) -> None:
    path.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
