"""Commands: who may, when, once, all or nothing."""

from __future__ import annotations

import asyncio
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
from trilithon.kernel.errors import SetupError
from trilithon.tables import Tables, UnknownTable, WrongKey
from trilithon.tables.protocol import (
    Answer,
    Done,
    Goodbye,
    LookBack,
    NewTable,
    Now,
    Play,
    Propose,
    Refused,
    Rename,
    Undo,
    WhyNot,
)


@in_loop
async def test_a_table_is_made_once_per_wish_also_after_a_restart(tmp_path: Path) -> None:
    wanted = wish(PERSON, PERSON, agent("wanderer"))
    async with house(tmp_path) as tables:
        made, again = await asyncio.gather(tables.make(wanted), tables.make(wanted))
        assert made == again
        assert [key.seat for key in made.keys] == [0, 1, None]
        assert len({key.secret for key in made.keys}) == 3
    async with house(tmp_path) as tables:
        assert await tables.make(wanted) == made
        assert (await tables.make(wish(PERSON, PERSON))).table != made.table


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (NewTable(game="chess", mode="solo", seats=[PERSON] * 2, command_id="x" * 16), "no game"),
        (NewTable(game="pantheon", mode="solo", seats=[PERSON] * 5, command_id="x" * 16), "2, 3, 4"),
        (wish(PERSON, PERSON, dragons=True), "no option"),
        (wish(PERSON, PERSON, stall_rounds="many"), "stall_rounds"),
        (wish(PERSON, agent("genius")), "no level"),
    ],
)
@in_loop
async def test_a_wrong_wish_is_answered_with_a_sentence(
    tmp_path: Path, wrong: NewTable, sentence: str
) -> None:
    async with house(tmp_path) as tables:
        with pytest.raises(SetupError, match=sentence):
            await tables.make(wrong)


@in_loop
async def test_only_a_key_of_the_table_opens_it(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made, other = await tables.make(wish(PERSON, PERSON)), await tables.make(wish(PERSON, PERSON))
        with pytest.raises(UnknownTable):
            await tables.visit("nowhere", [made.keys[0].secret], Client())
        with pytest.raises(WrongKey):
            await tables.visit(made.table, [other.keys[0].secret], Client())


@in_loop
async def test_a_command_that_comes_a_hundred_times_at_once_is_one_move(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON, first_player="1"))
        client = await Client.at(tables, made, 0)
        now = client.now
        command = Play(
            command_id="double-click", seat=0, expected_version=now.version, moves=[now.choices[0].move]
        )
        await asyncio.gather(*(client.visit.handle(command) for _ in range(100)))
        answers = [message for message in client.messages if isinstance(message, Done | Refused)]
        assert answers == [answers[0]] * 100
        assert isinstance(answers[0], Done)
        assert client.visit.table.course.playthrough.latest_decision(0) == now.ply
        stored = await tables._store.load(made.table)
        assert stored is not None
        assert len(stored.answers) == 1
        assert sum(not row.automatic for row in stored.moves) == 1


@in_loop
async def test_of_two_commands_at_the_same_ply_one_wins(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON, first_player="1"))
        one, other = await Client.at(tables, made, 0), await Client.at(tables, made, 0)
        now = one.now
        both = [
            Play(command_id=f"click-{n}", seat=0, expected_version=now.version, moves=[now.choices[n].move])
            for n in range(2)
        ]
        await asyncio.gather(one.visit.handle(both[0]), other.visit.handle(both[1]))
        answers = [m for client in (one, other) for m in client.messages if isinstance(m, Done | Refused)]
        assert sorted(type(answer).__name__ for answer in answers) == ["Done", "Refused"]
        (refused,) = (answer for answer in answers if isinstance(answer, Refused))
        assert refused.refusal.code == "stale"
        assert one.now.ply == other.now.ply > now.ply


@in_loop
async def test_of_two_servers_on_one_database_one_wins(tmp_path: Path) -> None:
    async with house(tmp_path) as tables, house(tmp_path) as others:
        made = await tables.make(wish(PERSON, PERSON, first_player="1"))
        here, there = await Client.at(tables, made, 0), await Client.at(others, made, 0)
        moves = [choice.move for choice in here.now.choices]
        assert isinstance(await here.play(moves[0]), Done)
        before = there.now
        answers = await there.say(
            Play(command_id="late", seat=0, expected_version=before.version, moves=[moves[1]])
        )
        assert [type(answer) for answer in answers] == [Goodbye], "it does not know what is true any more"
        back = await Client.at(others, made, 0)
        assert back.now.view == here.now.view
        assert back.now.log == here.now.log


@in_loop
async def test_a_late_command_is_refused_and_gets_the_present_state(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON, first_player="1"))
        client = await Client.at(tables, made, 0)
        move, version = client.now.choices[0].move, client.now.version
        await client.play(move)
        late = Play(command_id="late", seat=0, expected_version=version, moves=[move])
        refused, fresh = await client.say(late)
        assert isinstance(refused, Refused)
        assert refused.refusal.code == "stale"
        assert isinstance(fresh, Now)
        assert fresh.table == client.now


@in_loop
async def test_nobody_plays_for_others_or_out_of_turn(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON, first_player="1"))
        first, second, watcher = [await Client.at(tables, made, seat) for seat in (0, 1, None)]
        move = first.now.choices[0].move
        assert not second.now.choices
        for client, seat, code in (
            (second, 0, "not-yours"),
            (second, 1, "not-your-turn"),
            (watcher, 0, "not-yours"),
        ):
            refused = await client.play(move, seat=seat)
            assert isinstance(refused, Refused)
            assert refused.refusal.code == code
        for command in (
            Undo(command_id="undo-for-you", seat=0, expected_version=first.now.version),
            Rename(command_id="rename-you", seat=0, expected_version=first.now.version, name="Mud"),
        ):
            (refused,) = await second.say(command)  # type: ignore[assignment]
            assert isinstance(refused, Refused)
            assert refused.refusal.code == "not-yours"
        assert isinstance(await first.play(move), Done)


@in_loop
async def test_several_moves_are_played_all_or_none(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON, first_player="1"))
        client = await to_action(await sit_down(tables, made))
        before = client.now
        refused = await client.play("draw", "pile", "dance")
        assert isinstance(refused, Refused)
        assert refused.refusal.code == "illegal"
        assert client.now == before
        done = await client.play("draw", "pile")
        assert isinstance(done, Done)
        assert client.now.ply == before.ply + 2
        assert done.version == client.now.version == before.version + 1


@pytest.mark.parametrize("moves", [("draw", "pile", "pile"), ("draw pile pile",), ("draw", "pile pile")])
@in_loop
async def test_a_row_ends_where_something_hidden_is_shown(tmp_path: Path, moves: tuple[str, ...]) -> None:
    """Otherwise a refusal would tell what would be drawn, and nothing would have been drawn."""
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON, first_player="1"))
        client = await to_action(await sit_down(tables, made))
        before = client.now
        refused = await client.play(*moves)
        assert isinstance(refused, Refused)
        assert refused.refusal.code == "illegal"
        assert client.now == before
        assert isinstance(await client.play("draw pile"), Done)
        assert client.now.ply == before.ply + 2


@in_loop
async def test_a_refusal_is_given_again_even_when_the_move_would_be_legal_now(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON, first_player="1"))
        client = await Client.at(tables, made, 0)
        version, move = client.now.version, client.now.choices[0].move
        early = Play(command_id="early", seat=0, expected_version=version + 40, moves=[move])
        first, _ = await client.say(early)
        assert isinstance(first, Refused)
    async with house(tmp_path) as tables:
        client = await Client.at(tables, made, 0)
        again, _ = await client.say(early)
        assert again == first


@in_loop
async def test_undo_goes_back_to_a_barrier_and_all_can_see_it(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON, first_player="1"))
        clients = await sit_down(tables, made)
        client = await to_action(clients)
        start = client.now
        assert isinstance(await client.play("draw"), Done)
        assert client.now.undo
        assert client.now.undo_step == {"id": "pantheon-do-draw", "args": {}}
        undo = Undo(command_id="undo-1", seat=0, expected_version=client.now.version)
        answer, now = await client.say(undo)
        assert isinstance(answer, Done)
        assert isinstance(now, Now)
        assert now.table.ply == start.ply
        assert now.table.view == start.view
        assert clients[1].now.log[-1].text["id"] == "table-took-back"
        assert (await client.say(undo))[0] == answer, "an undo too is done once"
        await client.play("draw", "pile")  # the card drawn cannot be forgotten
        assert not client.now.undo
        assert client.now.undo_step is None
        assert client.now.undo_reason is not None
        (refused,) = await client.say(Undo(command_id="undo-2", seat=0, expected_version=client.now.version))
        assert isinstance(refused, Refused)
        assert refused.refusal.code == "no-undo"
        assert refused.refusal.text["id"] == "undo-revealed"
        snapshots = [client.visit.table.snapshot(seat) for seat in (-1, 0, 1)]
        stored = await tables._store.load(made.table)
        assert stored is not None
        assert stored.notes[0].moves == ("draw",), "what was taken back is not forgotten"
        for other in clients:
            await other.visit.leave()
    async with house(tmp_path) as tables:
        client = await Client.at(tables, made, 0)
        for other in clients:
            assert other.now.ply == client.now.ply
        live = client.visit.table
        assert [live.snapshot(seat).log for seat in (-1, 0, 1)] == [table.log for table in snapshots]


@in_loop
async def test_a_whole_turn_is_taken_back_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        client, moves = await _able_to_move(tables)
        start = client.now
        await client.play("move")
        while (first := client.now.choices[0].move) != "stop" and client.now.ply < start.ply + 3:
            await client.play(first)
        assert client.now.undo
        await client.say(
            Undo(command_id="restart-turn", seat=0, expected_version=client.now.version, all=True)
        )
        assert client.now.ply == start.ply
        assert [choice.move for choice in client.now.choices] == moves


@in_loop
async def test_moves_are_taken_back_down_to_a_ply(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        client, _ = await _able_to_move(tables)
        await client.play("move")
        middle = client.now
        while (first := client.now.choices[0].move) != "stop" and client.now.ply < middle.ply + 2:
            await client.play(first)
        assert client.now.ply > middle.ply + 1
        await client.say(
            Undo(command_id="undo-a-row", seat=0, expected_version=client.now.version, to=middle.ply)
        )
        assert client.now.ply == middle.ply
        assert client.now.choices == middle.choices


@in_loop
async def test_a_move_for_a_position_that_was_taken_back_is_late_although_the_ply_is_the_same(
    tmp_path: Path,
) -> None:
    """Another tab takes back and plays something else: as many moves as before, at another place."""
    async with house(tmp_path) as tables:
        client, _ = await _able_to_move(tables)
        await client.play("move")
        seen = client.now
        await client.say(Undo(command_id="other-tab", seat=0, expected_version=seen.version))
        await client.play("draw")
        assert client.now.ply == seen.ply
        late = Play(command_id="late", seat=0, expected_version=seen.version, moves=[seen.choices[0].move])
        refused, fresh = await client.say(late)
        assert isinstance(refused, Refused)
        assert refused.refusal.code == "stale"
        assert isinstance(fresh, Now)
        (undo, _) = await client.say(Undo(command_id="late-undo", seat=0, expected_version=seen.version))
        assert isinstance(undo, Refused)
        assert undo.refusal.code == "stale"


@in_loop
async def test_a_version_is_never_used_twice_also_after_a_restart(tmp_path: Path) -> None:
    versions = []
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON, first_player="1"))
    for number in range(4):
        async with house(tmp_path) as tables:
            client = await to_action(await sit_down(tables, made))
            await client.play("draw")
            versions.append(client.now.version)
        async with house(tmp_path) as tables:
            client = await Client.at(tables, made, 0)
            assert client.now.version == versions[-1]
            await client.say(Undo(command_id=f"undo-{number}", seat=0, expected_version=client.now.version))
            versions.append(client.now.version)
    assert versions == list(range(versions[0], versions[0] + 8))


@in_loop
async def test_what_others_do_at_their_seats_makes_no_move_late(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON, first_player="1"))
        clients = await sit_down(tables, made)
        before = clients[0].now
        await clients[1].say(Rename(command_id="rename", seat=1, expected_version=before.version, name="Zoé"))
        move = before.choices[0].move
        play = Play(command_id="play", seat=0, expected_version=before.version, moves=[move])
        assert isinstance((await clients[0].say(play))[0], Done)


async def _able_to_move(tables: Tables) -> tuple[Client, list[str]]:
    """Somebody at seat 0 who can choose the action Move."""
    while True:
        made = await tables.make(wish(PERSON, PERSON, first_player="1"))
        client = await to_action(await sit_down(tables, made))
        moves = [choice.move for choice in client.now.choices]
        if "move" in moves:
            return client, moves


@in_loop
async def test_a_name_can_be_changed_at_any_time(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON))
        clients = await sit_down(tables, made)
        await clients[1].say(Rename(command_id="rename", seat=1, expected_version=99, name="Ödön"))
        assert clients[0].now.seats[1].name == "Ödön"
    async with house(tmp_path) as tables:
        assert (await Client.at(tables, made, 0)).now.seats[1].name == "Ödön"


@in_loop
async def test_a_key_can_be_replaced(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON))
        client = await Client.at(tables, made, 1)
        fresh = await tables.renew_key(made.table, made.keys[1].secret, "x" * 16)
        assert isinstance(client.last, Goodbye)
        assert not client.last.again
    async with house(tmp_path) as tables:
        with pytest.raises(WrongKey):
            await Client.at(tables, made, 1)
        client = Client()
        await tables.visit(made.table, [fresh.secret], client)
        assert client.now.seat == 1


@in_loop
async def test_whoever_loses_the_answer_to_a_renewal_has_not_lost_the_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON))
        old = made.keys[1].secret
        both = await asyncio.gather(
            *(tables.renew_key(made.table, old, "my-random-wish-1") for _ in range(2))
        )
        assert both[0] == both[1]
        with pytest.raises(WrongKey):  # who has the old link has it still, but does not know the wish
            await tables.renew_key(made.table, old, "somebody-elses-wish")
        await sit_down(tables, made, 1)
    async with house(tmp_path) as tables:
        assert await tables.renew_key(made.table, old, "my-random-wish-1") == both[0]
        assert await tables.renew_key(made.table, both[0].secret, "my-random-wish-1") == both[0]
        after = await tables.renew_key(made.table, both[0].secret, "my-random-wish-2")
        assert (after.seat, after == both[0]) == (1, False)
        with pytest.raises(WrongKey):
            await tables.renew_key(made.table, old, "my-random-wish-1")
        watching = await tables.renew_key(made.table, made.keys[2].secret, "my-random-wish-2-watch")
        assert watching.seat is None


@in_loop
async def test_of_two_renewals_of_a_key_one_wins(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON))
        old = made.keys[0].secret
        wishes = (tables.renew_key(made.table, old, f"wish-of-somebody-{n}") for n in range(3))
        results = await asyncio.gather(*wishes, return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["SeatKey", "WrongKey", "WrongKey"]


@in_loop
async def test_who_leaves_in_the_middle_of_a_command_leaves_no_half_move(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON, first_player="1"))
        clients = await sit_down(tables, made)
        now, move = clients[0].now, clients[0].now.choices[0].move
        command = Play(command_id="cut-off", seat=0, expected_version=now.version, moves=[move])
        handling = asyncio.create_task(clients[0].visit.handle(command))
        await asyncio.sleep(0)
        handling.cancel()
        await clients[1].until(lambda client: client.now.ply > now.ply)
        assert await play_on(clients, dice(), 20) == 20


@in_loop
async def test_a_mistake_of_ours_is_a_refusal_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the client would come back and say the same again, for ever."""

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON, first_player="1"))
        client = await to_action(await sit_down(tables, made))
        before, move = client.now, client.now.choices[0].move
        seat = before.seat or 0
        game = type(client.visit.table.course.game)
        with monkeypatch.context() as patch:
            for method in ("write", "why_not", "propose", "view"):
                patch.setattr(game, method, broken)
            play = Play(command_id="play", seat=seat, expected_version=before.version, moves=[move])
            (refused,) = await client.say(play)
            assert isinstance(refused, Refused)
            assert refused.refusal.code == "broken"
            questions = (
                WhyNot(request_id="q", seat=seat, target="pile"),
                Propose(request_id="q", seat=seat, target="pile"),
                LookBack(request_id="q", seat=seat, ply=0),
            )
            for question in questions:
                (answer,) = await client.say(question)
                assert isinstance(answer, Answer)
                assert answer.refusal is not None
                assert answer.refusal.code == "broken"
        assert client.now == before
        assert isinstance(await client.play(move), Done)
