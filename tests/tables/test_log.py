"""The log goes over the wire once: each message has what is new in it, and clients put it together."""

from __future__ import annotations

from pathlib import Path

from tests.tables.common import PERSON, Client, dice, house, in_loop, play_on, sit_down, to_action, wish
from trilithon.kernel.engine.rng import Rng
from trilithon.kernel.engine.state import NOBODY
from trilithon.tables.protocol import (
    Hello,
    LetAgentPlay,
    LogLine,
    LookBack,
    Now,
    Refused,
    Rename,
    Then,
    Undo,
    Watching,
)


def log_of(client: Client) -> list[LogLine]:
    """As the table itself has it for these eyes."""
    return client.visit.table.snapshot(client.visit.eyes).log


def rewritten(client: Client) -> int:
    """How often lines that the client had were taken away or replaced."""
    tables = [frame.table for frame in client.frames if isinstance(frame, Now)]
    lengths = [table.log_from + len(table.log) for table in tables]
    return sum(table.log_from < known for table, known in zip(tables[1:], lengths, strict=False))


async def do_something(client: Client, number: int, rng: Rng) -> None:
    """Something that changes the log otherwise than by lines at its end."""
    now, seat = client.now, rng.below(2)
    base = {"command_id": f"c{number}", "seat": seat, "expected_version": now.version}
    match rng.below(6):
        case 0 | 1:
            await client.say(Undo(**base, all=rng.below(2) == 0))  # type: ignore[arg-type]
        case 2:
            await client.say(Rename(**base, name=f"Name {number}"))  # type: ignore[arg-type]
        case 3:
            await client.say(Watching(seat=[None, 0, 1][rng.below(3)]))
        case 4:
            (then,) = await client.say(LookBack(request_id="r", seat=seat, ply=rng.below(now.ply + 1)))
            assert isinstance(then, Then)
            table = client.visit.table
            assert then.table.log == [line for line in table.snapshot(seat).log if line.ply <= then.table.ply]
        case 5 if now.to_move != seat:  # an agent that is not asked has no time to play
            for level in ("wanderer", None):
                give = LetAgentPlay(
                    command_id=f"g{number}-{level}", seat=seat, expected_version=0, level=level
                )
                await client.say(give)


@in_loop
async def test_what_clients_put_together_is_the_log(tmp_path: Path) -> None:
    """Through undos, notes, other eyes, looking back, coming again."""
    rng = dice(11)
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON, mode="screen"))
        players, screen = await sit_down(tables, made), await Client.at(tables, made, 0, 1)
        watcher = await Client.at(tables, made, None)
        for number in range(250):
            if await play_on(players, rng, 1) == 0:
                break
            await do_something(screen, number, rng)
            if number % 50 == 49:
                await watcher.visit.leave()
                watcher = await Client.at(tables, made, None)
            for client in (*players, screen, watcher):
                assert client.now.log == log_of(client)
        assert rewritten(players[0]) > 15
        assert rewritten(screen) > 30
        refused = [m for m in screen.messages if isinstance(m, Refused)]
        assert all(m.refusal.code in ("no-undo", "not-your-turn") for m in refused)


@in_loop
async def test_a_move_late_in_the_game_sends_a_few_lines_only(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON))
        clients = await sit_down(tables, made)
        await play_on(clients, dice(), 200)
        before = len(clients[0].frames)
        await play_on(clients, dice(), 30)
        sent = [frame.table for frame in clients[0].frames[before:] if isinstance(frame, Now)]
        assert len(sent) == 30
        assert len(clients[0].now.log) > 150
        assert sum(len(table.log) for table in sent) < 150
        await clients[0].say(Hello(secrets=["x" * 22]))
        again = clients[0].frames[-1]
        assert isinstance(again, Now)
        assert (again.table.log_from, again.table.log) == (0, log_of(clients[0]))


@in_loop
async def test_other_eyes_keep_no_line_that_they_may_not_read(tmp_path: Path) -> None:
    """At one screen the next player's log has their own private lines and nobody else's."""
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON, mode="screen", first_player="1"))
        await to_action(players := await sit_down(tables, made))
        await play_on(players, dice(), 60)
        screen = await Client.at(tables, made, 0, 1)
        table = screen.visit.table
        private = [told for told in table.course.told if told.event.private is not None]
        assert {told.event.seat for told in private} == {0, 1}
        for seat in (0, 1, None, 1, 0):
            await screen.say(Watching(seat=seat))
            viewer = NOBODY if seat is None else seat
            for told in private:
                assert (told.line(told.event.seat) in screen.now.log) == (told.event.seat == viewer)


@in_loop
async def test_those_who_see_the_same_are_told_the_same(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON))
        players = await sit_down(tables, made)
        watchers = [await Client.at(tables, made, None) for _ in range(3)]
        await play_on(players, dice(), 1)
        latest = {id(client.frames[-1]) for client in watchers}
        assert len(latest) == 1, "made once, and so its text can be"
