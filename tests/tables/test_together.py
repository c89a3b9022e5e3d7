"""Seats that decide at the same time, and seats that nobody sits at (a made-up game: `tests/kernel/ballot.py`)."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.kernel.ballot import Ballot
from tests.tables.common import PERSON, Client, agent, house, in_loop, sit_down, wish
from trilithon.store import replaying
from trilithon.tables import Shelf, minds
from trilithon.tables.protocol import Done, NewTable, Play, Propose, Refused, SeatWish, Undo, WhyNot

GAME = Ballot()


@pytest.fixture(autouse=True)
def _ballot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Shelf, "find", lambda self, game, pack=None: GAME)
    for finder in (replaying, minds):
        monkeypatch.setattr(finder, "find", lambda name, packs=(): GAME)


def ballot(*seats: SeatWish, **options: bool) -> NewTable:
    return replace(wish(*seats, **options), game="ballot")


@in_loop
async def test_all_who_decide_are_asked_and_answer_in_any_order(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(ballot(PERSON, PERSON, PERSON))
        clients = await sit_down(tables, made, 3)
        for seat, client in enumerate(clients):
            assert client.now.to_move == seat
            assert client.now.question["args"] == {"seat": seat}
            assert [choice.move for choice in client.now.choices] == ["no", "yes"]
        assert isinstance(await clients[2].play("yes"), Done)
        assert [choice.move for choice in clients[2].now.choices] == []
        assert clients[2].now.to_move == 0
        assert clients[0].now.view["votes"] == [-1, False, True]
        assert clients[1].now.to_move == 1
        answer = await clients[2].play("no", seat=2)
        assert isinstance(answer, Refused)
        assert answer.refusal.code == "not-your-turn"
        assert isinstance(await clients[0].play("no"), Done)
        assert isinstance(await clients[1].play("yes"), Done)
        assert clients[1].now.sheet == [[0], [1], [1]]
    async with house(tmp_path) as tables:
        again = await Client.at(tables, made, 1)
        assert again.now.sheet == [[0], [1], [1]]
        assert (again.now.ply, again.now.to_move) == (3, 1)


@in_loop
async def test_an_answer_is_not_too_late_because_others_have_answered_meanwhile(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(ballot(PERSON, PERSON, PERSON))
        clients = await sit_down(tables, made, 3)
        before = clients[0].now.version
        await clients[2].play("yes")
        await clients[1].play("no")
        late = await clients[0].say(Play(command_id="late", seat=0, expected_version=before, moves=["yes"]))
        assert isinstance(late[0], Done)
        stale = await clients[0].say(Play(command_id="stale", seat=0, expected_version=before, moves=["yes"]))
        assert isinstance(stale[0], Refused), "this is another round"
        assert stale[0].refusal.code == "stale"


@in_loop
async def test_questions_are_about_who_asks_and_answers_are_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(ballot(PERSON, PERSON))
        clients = await sit_down(tables, made, 2)
        asked = await clients[1].say(WhyNot(request_id="why", seat=1, target="vote:yes"))
        assert asked[0].refusal is None  # type: ignore[union-attr]
        asked = await clients[1].say(Propose(request_id="way", seat=1, target="vote:yes"))
        assert asked[0].refusal is None  # type: ignore[union-attr]
        await clients[1].play("yes")
        assert clients[1].now.undo
        version = clients[1].now.version
        undone = await clients[1].say(Undo(command_id="undo", seat=1, expected_version=version))
        assert isinstance(undone[0], Done)
        assert (clients[1].now.ply, clients[1].now.to_move) == (0, 1)


@in_loop
async def test_agents_answer_without_waiting_for_people_before_them(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(ballot(PERSON, agent("wanderer"), agent("wanderer")))
        client = await Client.at(tables, made, 0)
        await client.until(lambda client: client.now.view["votes"] == [-1, True, True])
        assert client.now.to_move == 0
        assert isinstance(await client.play("no"), Done)


@in_loop
async def test_nobody_gets_a_key_to_a_seat_that_the_game_plays_itself(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(ballot(PERSON, agent("wanderer"), PERSON, machine=True))
        assert [key.seat for key in made.keys] == [0, None]
        client = await Client.at(tables, made, 0)
        await client.until(lambda client: client.now.view["votes"][1])
        assert client.now.view["votes"] == [-1, True, True]
        seats = [(seat.owned, seat.level, seat.thinking) for seat in client.now.seats]
        assert seats == [(True, None, False), (False, "wanderer", False), (False, None, False)]
