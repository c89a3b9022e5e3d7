"""A client without a screen: makes tables, sits down, plays."""

from __future__ import annotations

import json
import time
from contextlib import AbstractContextManager
from random import Random
from types import TracebackType
from typing import Any
from uuid import uuid4

import httpx
from websockets.sync.client import ClientConnection, connect

OURS = {"X-Trilithon": "1"}
PATIENCE = 20.0
Json = dict[str, Any]


def wish(people: int = 2, agents: int = 0, **other: object) -> Json:
    seats = [{"kind": "person", "name": f"Person {n}"} for n in range(people)]
    seats += [{"kind": "agent", "level": "wanderer"}] * agents
    return {"game": "pantheon", "mode": "screen", "seats": seats, "command_id": new_id(), **other}


def new_id() -> str:
    return uuid4().hex


class Browser(httpx.Client):
    def __init__(self, url: str) -> None:
        super().__init__(base_url=url, timeout=PATIENCE)

    def make(self, people: int = 2, agents: int = 0, **other: object) -> Json:
        response = self.post("/api/tables", json=wish(people, agents, **other), headers=OURS)
        assert response.status_code == 201, response.text
        made: Json = response.json()
        return made

    def line(self, table: str, **settings: Any) -> Line:
        url = str(self.base_url).replace("http://", "ws://")
        return Line(connect(f"{url}api/tables/{table}/live", max_size=None, **settings))

    def sit(self, made: Json, *seats: int | None) -> Line:
        """At these seats (None: as a spectator), with the first view taken."""
        line = self.line(made["table"])
        line.say(type="hello", secrets=[secret_of(made, seat) for seat in seats])
        line.hear("now")
        return line


def secret_of(made: Json, seat: int | None) -> str:
    return next(str(key["secret"]) for key in made["keys"] if key["seat"] == seat)


class Line:
    """A connection; `now` is the latest view."""

    def __init__(self, opening: AbstractContextManager[ClientConnection]) -> None:
        self.socket = opening.__enter__()
        self.now: Json = {}
        self.frames: list[str] = []
        self.log: list[Json] = []

    def say(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def next(self) -> Json:
        frame = self.socket.recv(PATIENCE)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Json = json.loads(frame)
        if message["type"] == "now":
            self.now = message["table"]
            self.log = self.now["log"] = self.log[: self.now["log_from"]] + self.now["log"]
        return message

    def hear(self, *types: str) -> Json:
        """The next message of one of these types."""
        while (message := self.next())["type"] not in types:
            pass
        return message

    def hear_version(self, version: int) -> Json:
        while self.now.get("version", -1) < version:
            self.hear("now")
        return self.now

    def command(self, kind: str, seat: int, **fields: object) -> Json:
        """Says it, and waits for the answer."""
        message = {
            "type": kind,
            "command_id": new_id(),
            "seat": seat,
            "expected_version": self.now["version"],
            **fields,
        }
        self.say(**message)
        while True:
            answer = self.hear("done", "refused")
            if answer["command_id"] == message["command_id"]:
                return answer

    def play(self, move: str) -> int:
        """A move of the seat through whose eyes we look; the version of the table after it."""
        answer = self.command("play", self.now["seat"], moves=[move])
        assert answer["type"] == "done", answer
        self.hear_version(answer["version"])
        return int(answer["version"])

    def play_patiently(self, seat: int, moves: list[str]) -> None:
        """Moves of a seat; where nobody thinks, the server may ask to go slower."""
        while (answer := self.command("play", seat, moves=moves))["type"] != "done":
            assert answer["refusal"]["code"] == "too-fast", answer
            time.sleep(0.2)
        self.hear_version(answer["version"])

    @property
    def moves(self) -> list[str]:
        return [choice["move"] for choice in self.now["choices"]]

    def __enter__(self) -> Line:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.socket.close()


def play_on(lines: list[Line], moves: int, chance: Random) -> int:
    """So many random moves of all these seats in turn, or until the end; the version reached."""
    version = max(line.now["version"] for line in lines)
    for _ in range(moves):
        for line in lines:
            line.hear_version(version)
        if lines[0].now["over"]:
            break
        line = lines[lines[0].now["to_move"]]
        version = line.play(chance.choice(line.moves))
    return int(version)
