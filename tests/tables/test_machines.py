"""Seats that the game plays itself: who follows what they do is told where to stop."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.tables.common import PERSON, Client, dice, house, in_loop, play_on, sit_down, wish
from trilithon.games.pantheon.game import Pantheon
from trilithon.kernel.game import Setup
from trilithon.kernel.messages import SetupRefused
from trilithon.tables import following
from trilithon.tables.course import Course
from trilithon.tables.protocol import LookBack, Then


@pytest.fixture
def second_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sits there is taken for a machine."""
    monkeypatch.setattr(Pantheon, "machines", lambda self, setup: {1: "3"})


@pytest.mark.usefixtures("second_seat")
@in_loop
async def test_stops_are_before_and_after_what_a_machine_plays(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        clients = await sit_down(tables, await tables.make(wish(PERSON, PERSON)))
        first, second = clients
        seen = 0
        while not first.now.over and seen < 5:
            before = first.now
            await play_on(clients, dice(), 1)
            now, played = first.now, first.visit.table.course.playthrough.played
            by_second = [ply for ply in range(now.since, now.ply) if played[ply].seat == 1]
            assert set(now.stops) == {stop for ply in by_second for stop in (ply, ply + 1)} - {now.ply}
            assert now.stops == sorted(now.stops)
            seen += len(now.stops) > 1
            if before.to_move == 0 and not by_second:
                assert now.stops == []  # the own moves are no news
        assert seen
        for stop in first.now.stops:  # whoever follows may look there
            (then,) = await first.say(LookBack(request_id="back", seat=0, ply=stop))
            assert isinstance(then, Then)
            assert (then.table.ply, then.table.stops, then.table.choices) == (stop, [], [])
        assert [info.machine for info in second.now.seats] == [None, "3"]


@in_loop
async def test_who_only_watches_is_told_of_the_latest(tmp_path: Path) -> None:
    """What was played since anybody decided something."""
    async with house(tmp_path) as tables:
        options: dict[str, bool | int | str] = {"automas": "any:1", "first_player": "host"}
        made = await tables.make(replace(wish(PERSON, PERSON), game="monumental", options=options))
        client, watcher = [await Client.at(tables, made, seat) for seat in (0, None)]
        rng = dice()
        followed = 0
        while followed < 2:
            moves = [choice.move for choice in client.now.choices]
            await client.play("end" if "end" in moves else moves[rng.below(len(moves))])
            played = watcher.visit.table.course.playthrough.played
            decided = max(ply for ply, move in enumerate(played, 1) if not move.automatic)
            by_automa = [ply for ply in range(decided, len(played)) if played[ply].seat == 1]
            assert set(watcher.now.stops) == {stop for ply in by_automa for stop in (ply, ply + 1)} - {
                len(played)
            }
            followed += len(by_automa) > 5


@pytest.mark.usefixtures("second_seat")
@in_loop
async def test_nobody_is_told_of_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "MOST_STOPS", 3)
    async with house(tmp_path) as tables:
        clients = await sit_down(tables, await tables.make(wish(PERSON, PERSON)))
        while len(clients[0].now.stops) < 3:
            await play_on(clients, dice(), 1)
        for _ in range(20):
            await play_on(clients, dice(), 1)
            course, now = clients[0].visit.table.course, clients[0].now
            machine = [ply for ply in range(now.since, now.ply) if course.playthrough.played[ply].seat == 1]
            every = sorted({stop for ply in machine for stop in (ply, ply + 1)} - {now.ply})
            assert now.stops == every[-3:]


@in_loop
async def test_without_machines_there_is_nothing_to_stop_at(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        clients = await sit_down(tables, await tables.make(wish(PERSON, PERSON)))
        await play_on(clients, dice(), 30)
        assert clients[0].now.stops == []
        assert all(info.machine is None for info in clients[0].now.seats)


@in_loop
async def test_somebody_sits_at_every_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(self: Pantheon, setup: Setup) -> tuple[bool, ...]:
        return (False,) * setup.seats

    monkeypatch.setattr(Pantheon, "people", nobody)
    async with house(tmp_path) as tables:
        with pytest.raises(SetupRefused) as refused:
            await tables.make(wish(PERSON, PERSON))
        for language, words in (("en", "at least one is for somebody"), ("hu", "legalább egy hely")):
            assert words in refused.value.said(language)


@in_loop
async def test_each_move_of_a_machine_is_told_by_itself(tmp_path: Path) -> None:
    """At a table with a seat that the game plays: what it does is told move by move, and nothing of it too early."""
    async with house(tmp_path) as tables:
        options: dict[str, bool | int | str] = {"automas": "any:1", "first_player": "host"}
        made = await tables.make(replace(wish(PERSON, PERSON), game="monumental", options=options))
        client, watcher = [await Client.at(tables, made, seat) for seat in (0, None)]
        rng = dice()
        while len(client.now.stops) < 6:
            assert client.now.to_move == 0
            moves = [choice.move for choice in client.now.choices]
            await client.play("end" if "end" in moves else moves[rng.below(len(moves))])
        log = client.now.log
        for ply in reversed(client.now.stops):
            (then,) = await client.say(LookBack(request_id="back", seat=0, ply=ply))
            assert isinstance(then, Then)
            assert all(line.ply <= ply for line in then.table.log)
            assert then.table.log == [line for line in log if line.ply <= ply]
        assert len({line.ply for line in log if line.ply > client.now.stops[0]}) > 3
        assert watcher.now.log == log  # nothing of it is secret
        (then,) = await client.say(LookBack(request_id="back", seat=0, ply=client.now.ply))
        assert isinstance(then, Then)
        assert then.table.log == log


@in_loop
async def test_what_a_machine_did_keeps_its_place_in_the_log(tmp_path: Path) -> None:
    """Whatever others do next: it stays news for who has not played since, and nobody reads of it too early."""
    async with house(tmp_path) as tables:
        options: dict[str, bool | int | str] = {"automas": "any:1", "first_player": "host"}
        made = await tables.make(replace(wish(PERSON, PERSON, PERSON), game="monumental", options=options))
        first, second = [await Client.at(tables, made, seat) for seat in (0, 1)]
        rng = dice()

        async def decide(*, ends: bool) -> None:
            client = first if first.now.to_move == 0 else second
            moves = [choice.move for choice in client.now.choices]
            others = [move for move in moves if move != "end"]
            await client.play("end" if ends and "end" in moves else others[rng.below(len(others))])

        while len(second.now.stops) < 6 or second.now.to_move != 0:
            await decide(ends=True)
        log, stops = list(second.now.log), second.now.stops
        course = second.visit.table.course
        plies = [told.ply for told in course.told]
        assert plies == sorted(plies)
        assert len({ply for ply in plies if ply >= stops[0]}) > 3
        await decide(ends=False)
        assert second.now.log[: len(log)] == log
        assert second.now.since <= stops[0]
        assert [line for line in log if line.seat == 2 and line.ply > second.now.since]
        (then,) = await second.say(LookBack(request_id="back", seat=1, ply=stops[2]))
        assert isinstance(then, Then)
        assert then.table.log == [line for line in log if line.ply <= stops[2]]
        for _ in range(5):
            await decide(ends=True)
            assert second.now.log[: len(log)] == log
        kept = await tables._store.load(made.table)
        assert kept is not None
        course = second.visit.table.course
        assert [told.ply for told in Course.again(kept, course.game).told] == [
            told.ply for told in course.told
        ]
