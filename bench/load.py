"""Measures one server process under many tables of scripted players, over loopback WebSockets, and prints JSON.

    python bench/load.py --tables 200 --seats 4 --seconds 10

The server runs in a process of its own with its database on the disk; all players share this one. They play random
legal moves as soon as it is their turn (`--pause` seconds later), so without a pause the server is busy all the time
and a move waits for those of all other tables. A move's time runs from sending the command until the last player at
the table has the new position. What people see as a plan before they play it, these ask for as well; the time of a
preview runs from asking until the plan is there.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any
from uuid import uuid4

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

UNLIMITED = 1_000_000


# -- the server ----------------------------------------------------------------------------------------


def serve(database: Path) -> None:
    from trilithon.web import logs
    from trilithon.web.house import House
    from trilithon.web.limits import LIMITS, Rate
    from trilithon.web.pages import Pages
    from trilithon.web.server import Server, address_in_browser, listen
    from trilithon.web.settings import Settings

    often = Rate(UNLIMITED, 1)
    limits = LIMITS._replace(
        messages=often, requests=often, tables=often, connections=UNLIMITED, connections_of_address=UNLIMITED
    )
    logs.configure("error")
    listening = listen("127.0.0.1", 0)
    house = House(Settings(database=database, limits=limits))
    Server(house, Pages(), lambda: print(address_in_browser(listening), flush=True)).run([listening])


class Served:
    """The server's process, as seen from outside."""

    def __init__(self, folder: str) -> None:
        command = [sys.executable, __file__, "--serve", str(Path(folder) / "tables.sqlite")]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()

    def megabytes(self) -> float:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        kilobytes = next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]
        return int(kilobytes) / 1024

    def processor_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)


# -- the players ---------------------------------------------------------------------------------------


class Choice(msgspec.Struct):
    move: str
    prepare: str


class Plan(msgspec.Struct):
    moves: list[str]


class Snapshot(msgspec.Struct):
    version: int
    to_move: int | None
    choices: list[Choice]
    plan: Plan | None


class Said(msgspec.Struct):
    """As much of a message as a player looks at."""

    type: str
    table: Snapshot | None = None
    request_id: str = ""
    plan: Plan | None = None


class Table:
    """Its players, who know when each of them saw what."""

    def __init__(self, made: dict[str, Any], chance: Random, pause: float) -> None:
        self.id: str = made["table"]
        self.keys = {key["seat"]: key["secret"] for key in made["keys"] if key["seat"] is not None}
        self.chance = chance
        self.pause = pause
        self.sent_at: dict[int, float] = {}
        """When the command was sent at each version of the table that not all have left behind yet."""
        self.seen = dict.fromkeys(self.keys, -1)
        """The latest version that each seat has seen."""
        self.times: list[float] = []
        self.previews: list[float] = []
        self.asked_at: dict[str, tuple[float, int]] = {}
        """When a plan was asked for, and at which version of the table."""
        self.sockets: dict[int, ClientConnection] = {}

    async def sit_down(self, url: str) -> None:
        for seat, secret in self.keys.items():
            address = f"{url.replace('http://', 'ws://')}api/tables/{self.id}/live"
            socket = await connect(address, max_size=None, ping_interval=None, open_timeout=60)
            self.sockets[seat] = socket
            await socket.send(json.dumps({"type": "hello", "secrets": [secret]}))

    async def play(self, seat: int) -> None:
        decode = msgspec.json.Decoder(Said).decode
        async for frame in self.sockets[seat]:
            said = decode(frame)
            if said.table is not None:
                await self.look(self.sockets[seat], seat, said.table)
            elif said.request_id in self.asked_at:
                asked_at, version = self.asked_at.pop(said.request_id)
                self.previews.append(perf_counter() - asked_at)
                assert said.plan is not None
                await self.send(self.sockets[seat], seat, version, said.plan.moves)

    async def look(self, socket: ClientConnection, seat: int, table: Snapshot) -> None:
        if table.version <= self.seen[seat]:
            return
        self.seen[seat] = table.version
        seen_by_all = min(self.seen.values())
        for version in [version for version in self.sent_at if version < seen_by_all]:
            self.times.append(perf_counter() - self.sent_at.pop(version))
        if table.choices and table.to_move == seat:
            if self.pause:
                await asyncio.sleep(self.pause * self.chance.uniform(0.5, 1.5))
            choice = self.chance.choice(table.choices)
            if table.plan is not None:
                await self.send(socket, seat, table.version, table.plan.moves)
            elif choice.prepare == "always":
                await self.ask(socket, seat, table.version, choice.move)
            else:
                await self.send(socket, seat, table.version, [choice.move])

    async def ask(self, socket: ClientConnection, seat: int, version: int, move: str) -> None:
        request = uuid4().hex
        self.asked_at[request] = perf_counter(), version
        question = {"type": "prepare", "request_id": request, "seat": seat, "moves": [move]}
        await socket.send(json.dumps(question))

    async def send(self, socket: ClientConnection, seat: int, version: int, moves: list[str]) -> None:
        self.sent_at[version] = perf_counter()
        command = {"type": "play", "command_id": uuid4().hex, "seat": seat, "expected_version": version}
        await socket.send(json.dumps(command | {"moves": moves}))


async def make(url: str, game: str, seats: int, number: int) -> list[dict[str, Any]]:
    made = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        for _ in range(number):
            wish = {
                "game": game,
                "mode": "screen",  # where a game begins without waiting for everybody
                "seats": [{"kind": "person"}] * seats,
                "command_id": uuid4().hex,
            }
            response = await client.post("/api/tables", json=wish, headers={"X-Trilithon": "1"})
            response.raise_for_status()
            made.append(response.json())
    return made


async def measure(server: Served, args: argparse.Namespace) -> dict[str, Any]:
    empty = server.megabytes()
    chance = Random(1)
    made = await make(server.url, args.game, args.seats, args.tables)
    tables = [Table(each, Random(chance.random()), args.pause) for each in made]
    for (
        table
    ) in tables:  # one after the other, before anybody plays: opening connections is not what is measured
        await table.sit_down(server.url)
    players = [asyncio.create_task(table.play(seat)) for table in tables for seat in table.keys]
    await asyncio.sleep(2)
    for table in tables:
        table.times.clear()
        table.previews.clear()
    spent, began = server.processor_seconds(), perf_counter()
    await asyncio.sleep(args.seconds)
    lasted = perf_counter() - began
    spent, memory = server.processor_seconds() - spent, server.megabytes()
    times = sorted(time for table in tables for time in table.times)
    previews = sorted(time for table in tables for time in table.previews)
    for player in players:
        player.cancel()
    results = await asyncio.gather(*players, return_exceptions=True)
    return {
        "tables": args.tables,
        "seats": args.seats,
        "pause": args.pause,
        "moves_per_second": len(times) / lasted,
        "p50_ms": percentile(times, 0.5) * 1000,
        "p99_ms": percentile(times, 0.99) * 1000,
        "previews_per_second": len(previews) / lasted,
        "preview_p99_ms": percentile(previews, 0.99) * 1000,
        "server_cpu": spent / lasted,
        "kb_per_table": (memory - empty) * 1024 / args.tables,
        "lost_players": sum(not isinstance(result, asyncio.CancelledError) for result in results),
    }


def percentile(ordered: Sequence[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="pantheon")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--pause", type=float, default=0, help="of a player before each move, in seconds")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve is not None:
        serve(args.serve)
        return
    with tempfile.TemporaryDirectory() as folder:
        server = Served(folder)
        try:
            print(json.dumps(asyncio.run(measure(server, args))))
        finally:
            server.end()


if __name__ == "__main__":
    main()
