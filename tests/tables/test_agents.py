"""Agents at a table: they play, they may get stuck, their owner comes back."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from tests.tables.common import (
    PERSON,
    Client,
    agent,
    dice,
    house,
    in_loop,
    play_on,
    sit_down,
    to_action,
    wish,
)
from trilithon import agents
from trilithon.agents import make_agent
from trilithon.agents.levels import ADVISER, FAST, LEVELS, USUAL, Level
from trilithon.games import find
from trilithon.kernel.engine.events import Message
from trilithon.kernel.messages import Catalogue
from trilithon.tables.protocol import Answer, Done, Hint, LetAgentPlay, Refused
from trilithon.tables.thinking import Thinkers, ThinkingFailed, Thought

LEVEL_TEXTS = Catalogue([Path(agents.__file__).parent / "texts"])
STUCK = Level("stuck", "search:1000s", 0.3)
QUICK = {name: Level(name, "random", 20.0) for name in ("wanderer", FAST, ADVISER)}


def thought(spec: str, seconds: float = 30.0) -> Thought:
    game = find("pantheon")
    position = game.dump(game.start(game.setup(2, {}), 4))
    return Thought("pantheon", (), position, spec, 1, seconds)


def test_every_level_has_an_agent_and_a_name_in_both_languages() -> None:
    assert len(LEVELS) >= 4
    assert {USUAL, ADVISER, FAST} <= LEVELS.keys()
    for level_id, level in LEVELS.items():
        assert make_agent(level.spec, 1)
        for language in ("en", "hu"):
            for name in (f"level-{level_id}", f"level-{level_id}-about"):
                assert LEVEL_TEXTS.render(Message(name), language)


@in_loop
async def test_a_game_among_agents_is_played_to_its_end(tmp_path: Path) -> None:
    async with house(tmp_path, levels=QUICK) as tables:
        made = await tables.make(wish(agent("wanderer"), agent("wanderer"), mode="solo"))
        watcher = await Client.at(tables, made, None)
        await watcher.until(lambda client: client.now.over)
        assert tables.statistics()["agent_fallbacks"] == 0
        assert not any(seat.thinking for seat in watcher.now.seats)


@in_loop
async def test_an_agent_that_never_answers_stops_nobody(tmp_path: Path) -> None:
    async with house(tmp_path, workers=2, levels={"stuck": STUCK, **QUICK}) as tables:
        slow = await Client.at(tables, await tables.make(wish(PERSON, agent("stuck"), first_player="2")), 0)
        others = await sit_down(tables, await tables.make(wish(PERSON, PERSON)))
        start = slow.now
        if start.to_move == 1:
            assert start.seats[1].thinking
        assert await play_on(others, dice(), 20) == 20
        rng = dice()
        while slow.now.ply < start.ply + 8:
            await slow.until(lambda client: client.now.to_move == 0 or client.now.ply >= start.ply + 8)
            if slow.now.to_move == 0:
                await slow.play(slow.now.choices[rng.below(len(slow.now.choices))].move)
        decided = slow.visit.table.course.playthrough.latest_decision(1)
        assert decided is not None, "a fast agent stepped in"


@in_loop
async def test_without_any_thinker_the_game_goes_on(tmp_path: Path) -> None:
    async with house(tmp_path, levels=QUICK) as tables:
        await tables._thinkers.close()
        made = await tables.make(wish(agent("wanderer"), agent("wanderer"), mode="solo"))
        watcher = await Client.at(tables, made, None)
        await watcher.until(lambda client: client.now.over)
        assert tables.statistics()["agent_fallbacks"] > 50


@in_loop
async def test_an_owner_leaves_the_seat_to_an_agent_and_comes_back(tmp_path: Path) -> None:
    async with house(tmp_path, levels=QUICK) as tables:
        made = await tables.make(wish(PERSON, PERSON, first_player="1"))
        clients = await sit_down(tables, made)
        client = await to_action(clients)
        seat = client.now.seat or 0
        other = clients[1 - seat]
        give = LetAgentPlay(command_id="give", seat=seat, expected_version=0, level="wanderer")
        assert isinstance((await client.say(give))[0], Done)
        assert client.now.choices == []
        assert client.now.log[-1].text["id"] == "table-agent-plays"
        refused = await client.play("draw", seat=seat)
        assert isinstance(refused, Refused)
        await other.until(lambda client: client.now.to_move != seat)
        info = other.now.seats[seat]
        assert (info.level, info.owned, info.present) == ("wanderer", True, True)
        take = LetAgentPlay(command_id="take", seat=seat, expected_version=0, level=None)
        assert isinstance((await client.say(take))[0], Done)
        assert client.now.seats[seat].level is None
        nobody = LetAgentPlay(command_id="who", seat=seat, expected_version=0, level="genius")
        refused = (await client.say(nobody))[0]  # type: ignore[assignment]
        assert isinstance(refused, Refused)
        assert await play_on(clients, dice(), 10) == 10
    async with house(tmp_path) as tables:
        again = await Client.at(tables, made, seat)
        assert again.now.seats[seat].level is None
        assert [line for line in again.now.log if line.text["id"] == "table-owner-plays"]


@in_loop
async def test_a_hint_goes_to_the_end_of_the_action_and_says_what_speaks_for_it(tmp_path: Path) -> None:
    """All of it can be played at once, and nothing that it says depends on what is hidden."""
    levels = {**QUICK, ADVISER: Level(ADVISER, "search:12", 60.0)}
    async with house(tmp_path, levels=levels) as tables:
        clients = await sit_down(tables, await tables.make(wish(PERSON, PERSON, first_player="1")))
        lengths = set()
        for _ in range(6):
            client = await to_action(clients)
            seat = client.now.seat or 0
            await client.say(Hint(request_id="hint", seat=seat))
            await client.until(lambda client: isinstance(client.last, Answer))
            answer = client.last
            assert isinstance(answer, Answer)
            assert answer.moves
            assert answer.labels
            assert answer.about
            assert len(answer.moves) == len(answer.labels) == len(answer.about)
            assert answer.why is not None
            assert answer.why["id"] in ("hint-better", "hint-close")
            lengths.add(len(answer.moves))
            course = client.visit.table.course
            for move in answer.moves[:-1]:
                course = course.next()
                course.play(move, seat, course.ply)
                assert course.to_move == seat
                assert not course.playthrough.played[-1].barrier, "only the last may show something hidden"
            assert isinstance(await client.play(*answer.moves), Done)
        assert max(lengths) > 2


@in_loop
async def test_a_hint_is_a_legal_move_and_keeps_nobody_waiting(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON, first_player="1"))
        clients = await sit_down(tables, made)
        client = await to_action(clients)
        seat = client.now.seat or 0
        assert await client.say(Hint(request_id="hint", seat=seat)) == []
        await client.until(lambda client: isinstance(client.last, Answer))
        answer = client.last
        assert isinstance(answer, Answer)
        assert answer.moves is not None
        assert answer.moves[0] in [choice.move for choice in client.now.choices]
        (answer,) = await clients[1 - seat].say(Hint(request_id="hint", seat=1 - seat))  # type: ignore[assignment]
        assert answer.refusal is not None
        assert answer.refusal.code == "not-your-turn"


@in_loop
async def test_agents_can_be_followed_by_the_eye(tmp_path: Path) -> None:
    async with house(tmp_path, levels=QUICK, pace=0.05) as tables:
        made = await tables.make(wish(agent("wanderer"), agent("wanderer"), mode="solo"))
        watcher = await Client.at(tables, made, None)
        loop = asyncio.get_running_loop()
        await watcher.until(lambda client: client.now.ply > 3)  # its process has started
        began, frames = loop.time(), len(watcher.messages)
        await watcher.until(lambda client: len(client.messages) >= frames + 5)
        assert loop.time() - began >= 4 * 0.05


@in_loop
async def test_a_worker_is_replaced_when_it_is_stuck_or_dead() -> None:
    thinkers = Thinkers(1)
    try:
        assert await thinkers.think(thought("random"))
        with pytest.raises(ThinkingFailed, match=r"0\.2 seconds"):
            await thinkers.think(thought("search:1000s", 0.2))
        assert await thinkers.think(thought("random"))
        process = thinkers._workers[0]._process
        assert process is not None
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        with pytest.raises(ThinkingFailed, match="died"):
            await thinkers.think(thought("random"))
        assert await thinkers.think(thought("random"))
        with pytest.raises(ThinkingFailed, match="cannot think"):
            await thinkers.think(thought("nonsense"))
        assert thinkers.failed == 3
    finally:
        await thinkers.close()
    with pytest.raises(ThinkingFailed):
        await thinkers.think(thought("random"))
