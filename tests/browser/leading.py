"""Positions to begin a test at, found by agents who play a table's game ahead, and then played at the table.

The game of a new table is fixed by its seed, so it can be played here first, where nothing is shown to anybody; only
what leads to the wanted position is sent to the server, many moves at a time.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import groupby
from typing import Any

from tests.browser.advice import Adviser
from tests.browser.conftest import House
from tests.browser.reaching import Unreached
from tests.web.playing import Browser as Api
from tests.web.playing import Json
from trilithon.agents.specs import make_agent
from trilithon.kernel.playthrough import Played, Playthrough

AT_ONCE = 40
"""Moves that the server takes in one message."""

Wanted = Callable[[Playthrough], object]
"""Asked whenever seat 0 is to move."""
Prefer = Callable[[Playthrough], str | None]
"""The move that is played, whoever is to move; None leaves it to an agent."""


def lead(
    house: House,
    game: str,
    wanted: Wanted,
    *,
    prefer: Prefer = lambda playthrough: None,
    seats: int = 2,
    tables: int = 16,
    **other: Any,
) -> Json:
    """A table whose seat 0 is to move in a position as wanted."""
    with Api(house.url) as api:
        for _ in range(tables):
            made = api.make(seats, game=game, **other)
            course = foresee(Adviser(house.database, made["table"]).game(), wanted, prefer)
            if course is not None:
                follow(api, made, course)
                return made
    raise Unreached


def foresee(playthrough: Playthrough, wanted: Wanted, prefer: Prefer) -> list[Played] | None:
    """What is decided until then, or None if the game ends without it."""
    agent, game, begun = make_agent("glance", 1), playthrough.game, playthrough.ply
    while not playthrough.over:
        state = playthrough.state
        if state.to_move == 0 and wanted(playthrough):
            return [played for played in playthrough.played[begun:] if not played.automatic]
        preferred = prefer(playthrough)
        playthrough.play_text(game.write(state, agent.choose(state)) if preferred is None else preferred)
    return None


def moves_of(playthrough: Playthrough) -> list[str]:
    return [playthrough.game.write(playthrough.state, move) for move in playthrough.legal]


def view_of(playthrough: Playthrough) -> Json:
    """What seat 0 sees."""
    return playthrough.game.view(playthrough.state, 0)


def follow(api: Api, made: Json, course: list[Played]) -> None:
    seats = sorted({key["seat"] for key in made["keys"] if key["seat"] is not None})
    with api.sit(made, *seats) as line:
        for seat, decided in groupby(course, lambda played: played.seat):
            texts = [played.text for played in decided]
            for start in range(0, len(texts), AT_ONCE):
                while (answer := line.command("play", seat, moves=texts[start : start + AT_ONCE]))[
                    "type"
                ] != "done":
                    assert answer["refusal"]["code"] == "too-fast", answer
                    time.sleep(0.2)
                line.hear_version(answer["version"])
