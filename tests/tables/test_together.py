"""Seats that decide at the same time, and seats that nobody sits at (a made-up game: `tests/kernel/ballot.py`)."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tests.kernel.ballot import Ballot
from tests.tables.common import PERSON, Client, agent, house, in_loop, sit_down, wish
from trilithon.store import replaying
from trilithon.store.verify import verify
from trilithon.tables import Shelf, minds
from trilithon.tables.course import Course
from trilithon.tables.protocol import (
    Done,
    Hello,
    Hint,
    LetAgentPlay,
    LookBack,
    NewTable,
    Play,
    Prepare,
    Propose,
    Refused,
    SeatWish,
    Then,
    Undo,
    Watching,
    WhyNot,
)

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


async def withdraw(client: Client, seat: int, version: int | None = None) -> Done | Refused:
    version = client.now.version if version is None else version
    command = Undo(command_id=f"undo-{len(client.messages)}", seat=seat, expected_version=version)
    answer = (await client.say(command))[0]
    assert isinstance(answer, Done | Refused)
    return answer


def heard(client: Client) -> list[tuple[int, str]]:
    return [(line.ply, line.text["id"]) for line in client.now.log]


@in_loop
async def test_an_answer_is_withdrawn_although_others_have_answered_since(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(ballot(PERSON, PERSON, PERSON))
        clients = await sit_down(tables, made, 3)
        begun = clients[0].now.version
        await clients[1].play("yes")
        given = clients[1].now.version
        await clients[2].play("no")
        assert clients[1].now.undo
        assert isinstance(await withdraw(clients[1], 1, given), Done), "it was about the own answer"
        assert [choice.move for choice in clients[1].now.choices] == ["no", "yes"]
        assert clients[2].now.view["votes"] == [False, False, 0]
        assert clients[2].now.undo
        assert heard(clients[2]) == [(1, "ballot-log-voted-own"), (2, "table-took-back")]
        assert heard(clients[0]) == [(1, "ballot-log-voted"), (2, "table-took-back")]
        late = Play(command_id="late", seat=0, expected_version=begun, moves=["yes"])
        assert isinstance((await clients[0].say(late))[0], Done), "what was begun before still counts"
        double = Play(command_id="double", seat=1, expected_version=given, moves=["yes"])
        refused = (await clients[1].say(double))[0]
        assert isinstance(refused, Refused), "that was before it was withdrawn"
        assert refused.refusal.code == "stale"
        await clients[1].play("no")
        assert clients[0].now.sheet == [[0], [1], [1]]
        for seat, client in enumerate(clients):
            assert not client.now.undo
            assert isinstance(await withdraw(client, seat), Refused), "all has been shown"
    async with house(tmp_path) as tables:
        again = await Client.at(tables, made, 0)
        assert heard(again) == heard(clients[0])
        assert again.now.sheet == [[0], [1], [1]]
    assert [found.problem for found in verify(tmp_path / "tables.db")] == [None]


@in_loop
async def test_the_answer_of_an_agent_stays_and_can_be_withdrawn_by_the_owner(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(ballot(PERSON, agent("wanderer"), PERSON))
        one, other = await Client.at(tables, made, 0), await Client.at(tables, made, 2)
        await one.until(lambda client: client.now.view["votes"][1])
        away = LetAgentPlay(command_id="away", seat=2, expected_version=0, level="wanderer")
        await other.say(away)
        await other.until(lambda client: client.now.view["votes"] in ([False, True, 0], [False, True, 1]))
        assert not other.now.undo
        assert isinstance(await withdraw(other, 2), Refused)
        back = LetAgentPlay(command_id="back", seat=2, expected_version=0, level=None)
        await other.say(back)
        assert isinstance(await withdraw(other, 2), Done)
        assert other.now.view["votes"] == [False, True, -1]
        assert other.now.to_move == 2


@in_loop
async def test_what_an_agent_decides_while_others_answer_is_not_thrown_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, pace=0.3) as tables:
        made = await tables.make(ballot(PERSON, agent("wanderer"), PERSON))
        clients = [await Client.at(tables, made, seat) for seat in (0, 2)]
        mind = clients[0].visit.table._minds
        thought: list[int] = []
        decide = mind.decide

        async def counted(course: Course, level: str) -> str:
            thought.append(course.version)
            return await decide(course, level)

        monkeypatch.setattr(mind, "decide", counted)
        await clients[1].play("yes", seat=2)
        await withdraw(clients[1], 2)
        await clients[0].until(lambda client: client.now.view["votes"] == [-1, True, False])
        assert clients[0].now.version == 3, "it answered last"
        assert thought == [0], "what it had begun to think before was good enough"


@in_loop
async def test_what_was_on_its_way_when_the_house_fell_down_still_counts(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(ballot(PERSON, PERSON, PERSON))
        clients = await sit_down(tables, made, 3)
        begun = clients[0].now.version
        await clients[1].play("yes")
        await withdraw(clients[1], 1)
        withdrawn = clients[1].now.version
        await clients[2].play("yes")
        await clients[1].play("no")
    async with house(tmp_path) as tables:
        clients = await sit_down(tables, made, 3)
        too_early = Play(command_id="early", seat=0, expected_version=begun, moves=["yes"])
        assert isinstance((await clients[0].say(too_early))[0], Refused), (
            "nobody knows any more what that was about"
        )
        answer = Play(command_id="late", seat=0, expected_version=withdrawn, moves=["yes"])
        assert clients[2].now.undo
        assert isinstance((await clients[0].say(answer))[0], Done)
        assert clients[0].now.sheet == [[1], [0], [1]]


@in_loop
async def test_whoever_has_not_answered_is_known_inside_and_outside(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(ballot(PERSON, PERSON, PERSON))
        clients = await sit_down(tables, made, 3)

        async def still_to_answer() -> list[int]:
            stored = await tables._store.load(made.table)
            assert stored is not None
            decide = [info.seat for info in clients[0].now.seats if info.decides]
            assert sorted(stored.table.deciding) == decide
            return decide

        assert await still_to_answer() == [0, 1, 2]
        await clients[1].play("yes")
        assert await still_to_answer() == [0, 2]
        await clients[2].play("yes")
        assert await still_to_answer() == [0]
        await withdraw(clients[1], 1)
        assert await still_to_answer() == [0, 1]
        await clients[0].say(LookBack(request_id="back", seat=0, ply=0))
        then = clients[0].last
        assert isinstance(then, Then)
        assert [info.decides for info in then.table.seats] == [True] * 3


async def frames_of_others(folder: Path, answers: tuple[str, str]) -> tuple[bytes, bytes]:
    """All that leaves a table at which seat 1 answers, withdraws and answers otherwise before the others do: what the
    others get, and what it gets itself."""
    folder.mkdir()
    async with house(folder) as tables:
        made = await tables.make(ballot(PERSON, PERSON, PERSON))
        clients = [*await sit_down(tables, made, 3), await Client.at(tables, made, None)]
        own, others = clients.pop(1), clients
        first, second = answers
        await own.play(first)
        await clients[1].play("yes", command_id="yes")
        await withdraw(own, 1)
        for client in others:
            await ask_everything(client)
        await own.play(second)
        for client in others:
            await ask_everything(client)
        late = [await Client.at(tables, made, seat) for seat in (0, 2, None)]
        for client in late:
            await ask_everything(client)
        sent = msgspec.json.encode([client.frames for client in [*others, *late]])
        row = own.visit.table.row
        for changing in (row.id, own.now.seed_hash):
            sent = sent.replace(changing.encode(), b"-")
        return sent, msgspec.json.encode(own.frames)


async def ask_everything(client: Client) -> None:
    """Everything that a client can try to get out of a table."""
    await client.say(Hello(secrets=["x" * 22]))
    now = client.now
    for seat in (None, 0, 1, 2):
        await client.say(Watching(seat=seat))
        for ply in range(now.ply + 2):
            await client.say(LookBack(request_id="back", seat=seat, ply=ply))
    for seat in range(3):
        for target in ("vote:yes", "vote:no"):
            await client.say(WhyNot(request_id="why", seat=seat, target=target))
            await client.say(Propose(request_id="way", seat=seat, target=target))
        await client.say(Prepare(request_id="plan", seat=seat, moves=[]))
    if now.seat != 0:  # who has answered, or only watches
        for seat in (1, 2):
            await client.say(Hint(request_id="hint", seat=seat))
            await client.play("no", seat=seat, command_id=f"no-{len(client.frames)}")


@in_loop
async def test_no_byte_of_an_answer_reaches_anybody_before_all_have_answered(tmp_path: Path) -> None:
    ways = [(first, second) for first in ("no", "yes") for second in ("no", "yes")]
    sent = [await frames_of_others(tmp_path / "-".join(way), way) for way in ways]
    assert len({others for others, _ in sent}) == 1
    assert len({own for _, own in sent}) == len(ways), "whoever has answered knows how"
