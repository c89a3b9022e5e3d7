"""Positions to begin a test at, found by agents who play a game ahead, and then played at a table.

What is dealt at a table is fixed by its seed, so a game can be played here first, where nothing is shown to anybody;
one that comes to the wanted position is played at a table of that seed, many moves at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tests.browser.conftest import SEED, House
from tests.web.playing import Browser as Api
from tests.web.playing import Json
from trilithon.agents.specs import make_agent
from trilithon.games import find
from trilithon.kernel.playthrough import Playthrough

AT_ONCE = 40
"""Moves that the server takes in one message."""

Wanted = Callable[[Playthrough], object]
"""Asked whenever seat 0 is to move."""
Prefer = Callable[[Playthrough], str | None]
"""The move that is played, whoever is to move; None leaves it to an agent."""


class Unreached(Exception):
    """None of the games came there."""


def lead(
    house: House,
    game: str,
    wanted: Wanted,
    *,
    prefer: Prefer = lambda play: None,
    seats: int = 2,
    options: Json | None = None,
    games: int = 100,
    **other: Any,
) -> Json:
    """A table whose seat 0 is to move in a position as wanted."""
    for seed in range(SEED, SEED + games):
        play = begin(game, seats, options, seed)
        if foresee(play, wanted, prefer):
            return follow(house, play, options=options or {}, **other)
    raise Unreached


def finish(house: House, game: str = "pantheon", options: Json | None = None) -> Json:
    """A table whose game is over."""
    play = begin(game, 2, options, SEED)
    foresee(play, lambda play: False, lambda play: None)
    return follow(house, play, options=options or {})


def begin(game: str, seats: int, options: Json | None, seed: int) -> Playthrough:
    rules = find(game)
    return Playthrough.start(rules, rules.setup(seats, options or {}), seed)


def foresee(play: Playthrough, wanted: Wanted, prefer: Prefer) -> bool:
    """Plays on until it is as wanted; False if the game ends without that."""
    agent = make_agent("glance", 1)
    while not play.over:
        state = play.state
        if state.to_move == 0 and wanted(play):
            return True
        preferred = prefer(play)
        play.play_text(play.game.write(state, agent.choose(state)) if preferred is None else preferred)
    return False


def moves_of(play: Playthrough) -> list[str]:
    return [play.game.write(play.state, move) for move in play.legal]


def view_of(play: Playthrough) -> Json:
    """What seat 0 sees."""
    return play.game.view(play.state, 0)


def asked(*questions: str) -> Wanted:
    return lambda play: view_of(play)["asked"] in questions


def can(*moves: str) -> Wanted:
    """All of these moves are legal."""
    return lambda play: set(moves) <= set(moves_of(play))


def follow(house: House, play: Playthrough, **wishes: Any) -> Json:
    """A new table at which everything is played that was played here."""
    assert play.seed is not None
    house.deal(play.seed)
    made = house.make(play.setup.seats, game=play.game.id, **wishes)
    people = [seat for seat, somebody in enumerate(play.game.people(play.setup)) if somebody]
    with Api(house.url) as api, api.sit(made, *people) as line:
        for seat, moves in rows_of(play):
            line.play_patiently(seat, moves)
    return made


def rows_of(play: Playthrough) -> Iterator[tuple[int, list[str]]]:
    """All that was decided, in rows as a table takes them: of one seat, and up to where something hidden is shown."""
    seat, row, ended = -1, list[str](), False
    for played in play.played:
        if not played.automatic:
            if row and (ended or played.seat != seat or len(row) == AT_ONCE):
                yield seat, row
                row = []
            seat, ended = played.seat, False
            row.append(played.text)
        ended = ended or played.barrier
    if row:
        yield seat, row
