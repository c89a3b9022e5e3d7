"""Positions of Pantheon to begin a test at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.conftest import House
from tests.browser.leading import Wanted, asked, can, lead, moves_of, view_of
from tests.web.playing import Json
from trilithon.games.pantheon.game import Pantheon
from trilithon.kernel.playthrough import Playthrough

Pick = Callable[[Json], str]
"""One of the moves of a view."""


def walker(now: Json) -> str:
    """Collects movement cards and moves with all of them."""
    moves = [str(choice["move"]) for choice in now["choices"]]

    def rank(move: str) -> int:
        word = move.split()[0]
        if now["view"]["asked"] == "cards":
            return int(move.split()[1]) if word == "cards" else -1
        if word == "take" and move.endswith("movement"):
            return 9
        order = ("pile", "use", "buy", "decline", "draw", "stop", "column", "foot", "follow", "move")
        return order.index(word) if word in order else 3

    return max(moves, key=rank)


def shopper(now: Json) -> str:
    """Draws cards until a god can be paid in many ways, and goes for it; now and then buys."""
    moves = [str(choice["move"]) for choice in now["choices"]]
    hand = sum(now["view"]["players"][now["seat"]]["hand"].values())
    order = ("gain", "buy", "draw", "pile", "decline") if hand > 12 else ("draw", "pile", "decline")
    return next((move for word in order for move in moves if move.split()[0] == word), walker(now))


def at(house: House, wanted: Wanted, pick: Pick = walker, **other: Any) -> Json:
    """Seat 0 begins; all play as by somebody who likes to walk, or as is picked."""
    options = {"first_player": "1"}
    return lead(house, Pantheon.id, wanted, prefer=lambda play: pick(now_of(play)), options=options, **other)


def now_of(play: Playthrough) -> Json:
    """As much of what the server would say to the seat that is to move."""
    seat = play.state.to_move
    choices = [{"move": move} for move in moves_of(play)]
    return {"seat": seat, "view": play.game.view(play.state, seat), "choices": choices}


# -- what is wanted -----------------------------------------------------------------------------------


def far(play: Playthrough) -> bool:
    """Can move, with two cards or more and feet for some steps."""
    own = view_of(play)["players"][0]
    return bool(can("move")(play)) and own["hand"].get("movement", 0) > 1 and own["feet"]["home"] > 2


def middle(house: House) -> Json:
    """Somebody moves over the board, and there have been scores."""
    return at(house, lambda play: view_of(play)["epoch"]["number"] > 1 and asked("place")(play))
