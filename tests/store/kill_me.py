"""Plays at a table until it is killed, and says what it was told is stored. Run by test_kill."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from tests.tables.common import PERSON, dice, house, play_on, sit_down, wish
from trilithon.tables.protocol import Done, TableMade, Undo


async def main(folder: Path, seed: int) -> None:
    async with house(folder) as tables:
        made = await tables.make(wish(PERSON, PERSON))
        await play(made, tables, seed)


async def play(made: TableMade, tables: object, seed: int) -> None:
    rng = dice(seed)
    clients = await sit_down(tables, made)  # type: ignore[arg-type]
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
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
