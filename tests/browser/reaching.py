"""Positions to begin a test at, reached through the API in no time: nobody needs to watch how."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack

from tests.web.playing import Browser as Api
from tests.web.playing import Json, Line

Wanted = Callable[[Json], object]
"""Of the view that the seat to move has."""
Pick = Callable[[Json], str]
"""One of its moves."""


class Unreached(Exception):
    """Chance never led there."""


def reach(
    url: str, wanted: Wanted, people: int = 2, most: int = 160, pick: Pick | None = None, **other: object
) -> Json:
    """A table whose seat 0 is to move in a position as wanted; the rest is played as by somebody who likes to walk."""
    options = {"first_player": "0"}
    with Api(url) as api:
        for _ in range(12):
            made = api.make(people, options=options, **other)
            with ExitStack() as stack:
                lines = [stack.enter_context(api.sit(made, seat)) for seat in range(people)]
                if play_until(lines, lambda now: now["seat"] == 0 and wanted(now), most, pick or walker):
                    return made
    raise Unreached


def play_until(lines: list[Line], wanted: Wanted, most: int, pick: Pick) -> bool:
    version = max(line.now["version"] for line in lines)
    for _ in range(most):
        for line in lines:
            line.hear_version(version)
        if lines[0].now["over"]:
            return False
        line = lines[lines[0].now["to_move"]]
        if wanted(line.now):
            return True
        version = play(line, pick(line.now))
    return False


def play(line: Line, move: str) -> int:
    """The version of the table after it. Where nobody thinks, the server may ask to go slower."""
    while True:
        answer = line.command("play", line.now["seat"], moves=[move])
        if answer["type"] == "done":
            return int(answer["version"])
        assert answer["refusal"]["code"] == "too-fast", answer
        time.sleep(0.2)


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


def finish(url: str, **other: object) -> Json:
    """A table whose game is over: its only person has left the seat to an agent."""
    with Api(url) as api:
        made = api.make(people=1, agents=1, **other)
        with api.sit(made, 0) as line:
            line.command("agent", 0, level="wanderer")
            while not line.now["over"]:
                line.hear("now")
    return made


def asked(*questions: str) -> Wanted:
    return lambda now: now["view"]["asked"] in questions


def can(move: str) -> Wanted:
    return lambda now: any(choice["move"] == move for choice in now["choices"])


def far(now: Json) -> bool:
    """Can move, with two cards or more and feet for some steps."""
    own = now["view"]["players"][now["seat"]]
    return bool(can("move")(now)) and own["hand"].get("movement", 0) > 1 and own["feet"]["home"] > 2
