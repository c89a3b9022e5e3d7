"""Non-interference on what really leaves the house: bytes of messages, for every viewer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.tables.common import PERSON, Client, agent, dice, house, in_loop, play_on, sit_down, wish
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.engine.state import NOBODY, State
from trilithon.kernel.messages import to_json
from trilithon.tables.protocol import (
    Answer,
    Hello,
    Hint,
    LookBack,
    Now,
    Play,
    Propose,
    Refused,
    ServerMessage,
    Then,
    Undo,
    Watching,
    WhyNot,
)
from trilithon.tables.table import LiveTable


def put(table: LiveTable, state: State) -> None:
    """The position behind the table is another one."""
    playthrough = table.course.playthrough
    playthrough.state = state
    playthrough.legal = state.moves()


async def all_frames(client: Client) -> bytes:
    """Everything this client can get out of the table now."""
    seat = client.now.seat
    before = len(client.frames)
    await client.say(Hello(secrets=["x" * 22]))  # said again, it shows everything again
    for asked in (-1 if seat is None else seat, 0, 1):
        for target in client.visit.table.course.game.targets(client.visit.table.course.playthrough.state):
            await client.say(WhyNot(request_id="why", seat=asked, target=target))
            await client.say(Propose(request_id="way", seat=asked, target=target))
    return msgspec.json.encode(client.frames[before:])


@pytest.mark.parametrize("seats", [2, 3])
@in_loop
async def test_what_a_viewer_may_not_know_changes_no_byte(tmp_path: Path, seats: int) -> None:
    rng = seeded(seats, 5)
    async with house(tmp_path) as tables:
        made = await tables.make(wish(*[PERSON] * seats))
        clients = await sit_down(tables, made, seats)
        watcher = await Client.at(tables, made, None)
        differed = 0
        for _ in range(12):
            if await play_on(clients, rng, 15) < 15:
                break
            table = watcher.visit.table
            truth = table.course.playthrough.state
            for client in [*clients, watcher]:
                viewer = NOBODY if client.now.seat is None else client.now.seat
                before = await all_frames(client)
                twin = truth.imagine(viewer, rng)
                differed += twin.numbers() != truth.numbers()
                put(table, twin)
                assert await all_frames(client) == before, f"seat {viewer} at ply {table.course.ply}"
                put(table, truth)
        assert differed > 25


def players_in(message: ServerMessage) -> list[tuple[int | None, list[dict[str, Any]]]]:
    if isinstance(message, Now | Then):
        return [(message.table.seat, message.table.view["players"])]
    return []


@in_loop
async def test_frames_contain_private_things_of_the_own_seat_only(tmp_path: Path) -> None:
    """All frames of a whole game, of the players and of a spectator."""
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON))
        clients = await sit_down(tables, made)
        watcher = await Client.at(tables, made, None)
        await play_on(clients, dice(), 120)
        assert not watcher.now.over
        await watcher.say(LookBack(request_id="r", seat=None, ply=50))
        assert isinstance(watcher.last, Then)
        assert watcher.last.course is None
        await watcher.say(LookBack(request_id="r", seat=0, ply=50))
        assert isinstance(watcher.last, Answer)
        told = watcher.visit.table.course.told
        secrets = [told.event for told in told if told.event.private is not None]
        assert secrets
        for client in [*clients, watcher]:
            frames = [json.loads(msgspec.json.encode(message)) for message in client.frames]
            for message in client.frames:
                for viewer, players in players_in(message):
                    for seat, player in enumerate(players):
                        assert ("hand" in player) == (seat == viewer)
            for event in secrets:
                private = to_json(event.private)  # type: ignore[arg-type]
                for frame in frames:
                    for line in frame.get("table", {}).get("log", []):
                        assert line["text"] != private or line["seat"] == client.now.seat
            keys = {key.secret for key in made.keys}
            text = json.dumps(frames)
            assert not any(key in text for key in keys)
            seed = str(client.visit.table.row.seed)
            assert f'"{seed}"' not in text
            assert client.visit.table.row.salt not in text


@in_loop
async def test_at_one_screen_a_seat_is_shown_only_when_asked_for(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON, mode="screen", first_player="1"))
        screen = await Client.at(tables, made, 0, 1)
        rng = dice(3)
        eyes = screen.now.to_move
        assert screen.now.seat == eyes
        passed = 0
        for _ in range(150):
            to_move = screen.now.to_move
            if to_move is None:
                break
            if to_move != screen.now.seat:
                passed += 1
                assert screen.now.seat == eyes, "nobody asked to see more"
                assert screen.now.choices == []
                await screen.say(Watching(seat=None))
                assert screen.now.seat is None
                await screen.say(Watching(seat=to_move))
                eyes = to_move
            assert screen.now.seat == eyes
            choices = screen.now.choices
            before = len(screen.frames)
            await screen.play(choices[rng.below(len(choices))].move)
            for message in screen.frames[before:]:
                for viewer, players in players_in(message):
                    assert viewer == eyes
                    assert [seat for seat, player in enumerate(players) if "hand" in player] == [eyes]
        assert passed > 3
        single = await Client.at(tables, made, 0)
        await single.say(Watching(seat=1))
        assert single.now.seat == 0, "a seat one has no key for is not shown"


@in_loop
async def test_nobody_sees_a_card_before_all_have_come(tmp_path: Path) -> None:
    """Not even those who could then make another table with better ones."""
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON, agent("wanderer"), mode="friends"))
        early = await Client.at(tables, made, 0)
        watcher = await Client.at(tables, made, None)
        now = early.now
        assert [info.taken for info in now.seats] == [True, False, True]
        assert not any(info.thinking for info in now.seats)
        base = {"seat": 0, "expected_version": now.version}
        for command in (
            Play(command_id="play", moves=["draw"], **base),  # type: ignore[arg-type]
            Undo(command_id="undo", **base),  # type: ignore[arg-type]
        ):
            (refused,) = await early.say(command)
            assert isinstance(refused, Refused)
            assert refused.refusal.code == "not-yet"
        for question in (
            WhyNot(request_id="q", seat=0, target="pile"),
            Propose(request_id="q", seat=0, target="pile"),
            Hint(request_id="q", seat=0),
        ):
            (answer,) = await early.say(question)
            assert isinstance(answer, Answer)
            assert answer.refusal is not None
            assert answer.refusal.code == "not-yet"
        await early.say(LookBack(request_id="q", seat=0, ply=0))
        await early.say(Watching(seat=0))
        private = [told.event for told in early.visit.table.course.told if told.event.private is not None]
        assert private
        for frame in early.frames:
            for viewer, players in players_in(frame):
                assert viewer is None
                assert not any("hand" in player for player in players)
            if isinstance(frame, Now | Then):
                assert frame.table.choices == []
                assert not any(
                    line.text == to_json(event.private)  # type: ignore[arg-type]
                    for event in private
                    for line in frame.table.log
                )
        moves = early.visit.table.course.ply
    async with house(tmp_path) as tables:  # who has come once has come
        late = await Client.at(tables, made, 1)
        assert late.visit.table.begun
        assert late.visit.table.course.ply == moves
        assert "hand" in late.now.view["players"][1]
        early = await Client.at(tables, made, 0)
        assert "hand" in early.now.view["players"][0]
        await watcher.visit.leave()
