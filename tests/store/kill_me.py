"""Plays at a table until it is killed, and says what it was told is stored. Run by test_kill.

With a third argument it is a ballot at which the last seat never votes: the others do, and withdraw, again and again.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from unittest.mock import patch

from msgspec.structs import replace

from tests.kernel.ballot import Ballot
from tests.tables.common import PERSON, dice, house, play_on, sit_down, wish
from trilithon.store import replaying
from trilithon.tables import Shelf, Tables
from trilithon.tables.protocol import Done, TableMade, Undo

GAME = Ballot()


async def main(folder: Path, seed: int, is_ballot: bool) -> None:
    async with house(folder) as tables:
        if is_ballot:
            with (
                patch.object(Shelf, "find", return_value=GAME),
                patch.object(replaying, "find", return_value=GAME),
            ):
                await vote(tables, seed)
        else:
            await play(await tables.make(wish(PERSON, PERSON)), tables, seed)


async def vote(tables: Tables, seed: int) -> None:
    rng = dice(seed)
    made = await tables.make(replace(wish(*[PERSON] * 4), game="ballot"))
    clients = await sit_down(tables, made, 4)
    for number in range(100_000):
        seat = rng.below(3)
        client = clients[seat]
        if client.now.undo:
            undo = Undo(command_id=f"u{number}", seat=seat, expected_version=client.now.version)
            assert isinstance((await client.say(undo))[0], Done)
        else:
            assert isinstance(await client.play(("no", "yes")[rng.below(2)]), Done)
        say(client.now.ply)


async def play(made: TableMade, tables: Tables, seed: int) -> None:
    rng = dice(seed)
    clients = await sit_down(tables, made)
    for number in range(100_000):
        ply = clients[0].now.ply
        if await play_on(clients, rng, 1) == 0:
            return
        say(clients[0].now.ply)
        seat = next((seat for seat, client in enumerate(clients) if client.now.undo), None)
        if seat is not None and rng.below(4) == 0:
            version = clients[seat].now.version
            undo = Undo(command_id=f"u{seed}-{number}", seat=seat, expected_version=version)
            assert isinstance((await clients[seat].say(undo))[0], Done)
            assert clients[0].now.ply <= ply + 1
            say(clients[0].now.ply)


def say(ply: int) -> None:
    print(ply, flush=True)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2]), len(sys.argv) > 3))
