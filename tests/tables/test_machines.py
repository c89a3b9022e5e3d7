"""Seats that the game plays itself: who follows what they do is told where to stop."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tables.common import PERSON, Client, dice, house, in_loop, play_on, sit_down, wish
from trilithon.games.pantheon.game import Pantheon
from trilithon.kernel.game import Setup
from trilithon.kernel.messages import SetupRefused
from trilithon.tables.protocol import LookBack, Then
from trilithon.tables.snapshots import MOST_STOPS


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


@pytest.mark.usefixtures("second_seat")
@in_loop
async def test_who_only_watches_is_told_of_the_latest(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON))
        clients = await sit_down(tables, made)
        watcher = await Client.at(tables, made, None)
        await play_on(clients, dice(), 3 * MOST_STOPS)
        assert watcher.now.ply > MOST_STOPS
        assert min(watcher.now.stops) >= watcher.now.ply - MOST_STOPS
        assert max(watcher.now.stops) < watcher.now.ply


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
