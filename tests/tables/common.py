"""A house with tables for tests: a real database, real rules, real agents; only the network is missing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from functools import wraps
from itertools import count
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from trilithon.agents.levels import LEVELS, Level
from trilithon.kernel.engine.rng import Rng, seeded
from trilithon.store import Store
from trilithon.tables import Tables, Thinkers, Visit
from trilithon.tables.protocol import (
    ClientMessage,
    Done,
    LogLine,
    NewTable,
    Now,
    Play,
    Refused,
    SeatWish,
    ServerMessage,
    Snapshot,
    TableMade,
    Then,
)

PERSON = SeatWish(kind="person")
_numbers = count()


def in_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """An asynchronous test, in an event loop of its own."""

    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 120))

    return run


def agent(level: str) -> SeatWish:
    return SeatWish(kind="agent", level=level)


def wish(*seats: SeatWish, mode: str = "screen", **options: bool | int | str) -> NewTable:
    """At one screen, where a game begins at once; among friends it waits for all of them."""
    number = next(_numbers)
    return NewTable(
        game="pantheon",
        mode=mode,  # type: ignore[arg-type]
        seats=list(seats),
        options=options,
        command_id=f"a-command-for-tests-{number}",
    )


@asynccontextmanager
async def house(
    folder: Path, *, workers: int = 1, levels: Mapping[str, Level] = LEVELS, **settings: Any
) -> AsyncIterator[Tables]:
    """Opened twice on the same folder, it is a restart. Seeds are 1, 2, 3 ...: always the same games."""
    settings = {
        "pace": 0.0,
        "idle_seconds": 300.0,
        "most_tables": 100,
        "levels": levels,
        "new_seed": count(1).__next__,
        **settings,
    }
    tables = Tables(Store(folder / "tables.db"), Thinkers(workers), **settings)
    try:
        yield tables
    finally:
        await tables.close()


class Client:
    """Collects what it is sent."""

    def __init__(self) -> None:
        self.messages: list[ServerMessage] = []
        """With logs as they are put together here."""
        self.frames: list[ServerMessage] = []
        """As they came."""
        self._logs: dict[type[Now | Then], list[LogLine]] = {Now: [], Then: []}
        self._more = asyncio.Event()
        self.visit: Visit

    def send(self, message: ServerMessage) -> None:
        self.frames.append(message)
        if isinstance(message, Now | Then):
            assert message.table.log_from <= len(self._logs[type(message)])
            log = self._logs[type(message)][: message.table.log_from] + message.table.log
            self._logs[type(message)] = log
            message = replace(message, table=replace(message.table, log=log, log_from=0))
        self.messages.append(message)
        self._more.set()

    @classmethod
    async def at(cls, tables: Tables, made: TableMade, *seats: int | None) -> Client:
        client = cls()
        secrets = [key.secret for key in made.keys if key.seat in seats]
        client.visit = await tables.visit(made.table, secrets, client)
        return client

    @property
    def now(self) -> Snapshot:
        return next(message for message in reversed(self.messages) if isinstance(message, Now)).table

    @property
    def last(self) -> ServerMessage:
        return self.messages[-1]

    async def say(self, message: ClientMessage) -> list[ServerMessage]:
        """What was sent here until it was handled."""
        before = len(self.messages)
        await self.visit.handle(message)
        return self.messages[before:]

    async def play(
        self, *moves: str, seat: int | None = None, command_id: str | None = None
    ) -> Done | Refused:
        """Play at the present ply, for the seat that has to move unless told otherwise."""
        now = self.now
        to_move = now.to_move if seat is None else seat
        assert to_move is not None
        command_id = command_id or f"play-{next(_numbers)}"
        answers = await self.say(
            Play(command_id=command_id, seat=to_move, expected_version=now.version, moves=list(moves))
        )
        answer = answers[0]
        assert isinstance(answer, Done | Refused), answer
        return answer

    async def until(self, condition: Callable[[Client], bool]) -> None:
        while not condition(self):
            self._more.clear()
            await self._more.wait()


async def play_on(clients: list[Client], rng: Rng, moves: int) -> int:
    """So many random moves (fewer if the game ends); clients[n] sits at seat n. How many were played."""
    for number in range(moves):
        seat = clients[0].now.to_move
        if seat is None:
            return number
        choices = clients[seat].now.choices
        answer = await clients[seat].play(choices[rng.below(len(choices))].move)
        assert isinstance(answer, Done)
    return moves


async def sit_down(tables: Tables, made: TableMade, people: int = 2) -> list[Client]:
    return [await Client.at(tables, made, seat) for seat in range(people)]


async def to_action(clients: list[Client]) -> Client:
    """Answer what the preparation asks until somebody is asked for an action; who that is."""
    while True:
        client = clients[clients[0].now.to_move or 0]
        moves = [choice.move for choice in client.now.choices]
        if "draw" in moves:
            return client
        await client.play(moves[0])


def dice(seed: int = 1) -> Rng:
    return seeded(seed, 77)
