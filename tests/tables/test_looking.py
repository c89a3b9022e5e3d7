"""Looking back, why not, proposals, the end of a game."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from tests.tables.common import PERSON, Client, dice, house, in_loop, play_on, sit_down, to_action, wish
from trilithon.kernel.messages import catalogue, from_json
from trilithon.tables.protocol import Answer, LookBack, Propose, Refused, Then, Undo, WhyNot


@in_loop
async def test_looking_back_shows_what_the_seat_knew_then(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON))
        clients = await sit_down(tables, made)
        seen = {clients[0].now.ply: clients[0].now}
        for _ in range(40):
            await play_on(clients, dice(), 1)
            seen[clients[0].now.ply] = clients[0].now
        for ply, snapshot in seen.items():
            (then,) = await clients[0].say(LookBack(request_id="back", seat=0, ply=ply))
            assert isinstance(then, Then)
            assert then.course is None
            assert then.table.view == snapshot.view
            assert then.table.log == snapshot.log
            assert then.table.question == snapshot.question
            assert then.table.choices == []
            assert then.table.seed is None
        for seat, ply in ((1, 3), (0, 9999), (0, -1)):
            (answer,) = await clients[0].say(LookBack(request_id="back", seat=seat, ply=ply))
            assert isinstance(answer, Answer)
            assert answer.refusal is not None


@in_loop
async def test_at_the_end_everything_is_open(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON))
        clients = await sit_down(tables, made)
        watcher = await Client.at(tables, made, None)
        promised = watcher.now.seed_hash
        assert watcher.now.seed is None
        await play_on(clients, dice(), 10_000)
        now = watcher.now
        assert now.over
        assert now.to_move is None
        assert sorted(now.places or []) in ([1, 2], [1, 1])
        assert sha256(f"{now.seed}:{now.salt}".encode()).hexdigest()[:32] == promised == now.seed_hash
        (then,) = await watcher.say(LookBack(request_id="back", seat=1, ply=30))
        assert isinstance(then, Then)
        assert "hand" in then.table.view["players"][1]
        assert then.course is not None
        assert len(then.course) == now.ply + 1
        assert then.course[-1] == [sum(row) for row in now.sheet]
        seat = watcher.visit.table.course.playthrough.played[-1].seat
        (refused,) = await clients[seat].say(
            Undo(command_id="too-late", seat=seat, expected_version=now.version)
        )
        assert isinstance(refused, Refused)
        assert refused.refusal.text["id"] == "refused-over"
        stored = await tables._store.load(made.table)
        assert stored is not None
        assert stored.table.finished is not None


@in_loop
async def test_why_not_is_answered_to_the_seat_that_is_asked(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON, first_player="1"))
        clients = await sit_down(tables, made)
        client = await to_action(clients)
        game = client.visit.table.course.game
        seat = client.now.seat or 0
        lit = {target for choice in client.now.choices for target in choice.about}
        for target in game.targets(client.visit.table.course.playthrough.state):
            (answer,) = await client.say(WhyNot(request_id="why", seat=seat, target=target))
            assert isinstance(answer, Answer)
            assert (answer.refusal is None) == (target in lit)
            if answer.refusal is not None:
                assert answer.refusal.rule
                for language in ("en", "hu"):
                    assert catalogue(game).render(from_json(answer.refusal.text), language)
        (answer,) = await clients[1 - seat].say(WhyNot(request_id="why", seat=1 - seat, target="pile"))
        assert isinstance(answer, Answer)
        assert answer.refusal is not None
        assert answer.refusal.code == "not-your-turn"
        (answer,) = await client.say(WhyNot(request_id="why", seat=seat, target="moon"))
        assert isinstance(answer, Answer)
        assert answer.refusal is not None
        assert answer.refusal.code == "unknown"


@in_loop
async def test_views_have_what_the_game_remembers_of_that_ply(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        client = await to_action(await sit_down(tables, await tables.make(wish(PERSON, PERSON))))
        course = client.visit.table.course
        assert client.now.view["taken"] == [None, None, None]
        assert client.now.view["because"] is None
        effects = [ply for ply in range(course.ply) if course.playthrough.state_at(ply).to_move >= 0]
        for ply in effects:
            (then,) = await client.say(LookBack(request_id="back", seat=client.now.seat, ply=ply))
            assert isinstance(then, Then)
            because, asked = then.table.view["because"], then.table.view["asked"]
            assert (because is None) == (asked in ("action", "cards", "place", "draw", "follow"))


@in_loop
async def test_a_proposal_can_be_played_as_it_is(tmp_path: Path) -> None:
    played = 0
    async with house(tmp_path) as tables:
        for _ in range(8):
            made = await tables.make(wish(PERSON, PERSON))
            client = await to_action(await sit_down(tables, made))
            seat = client.now.seat or 0
            state = client.visit.table.course.playthrough.state
            for target in client.visit.table.course.game.targets(state):
                (answer,) = await client.say(Propose(request_id="way", seat=seat, target=target))
                assert isinstance(answer, Answer)
                if answer.moves and target.startswith("hex:"):
                    assert answer.labels is not None
                    assert answer.told is not None
                    assert len(answer.labels) == len(answer.told) == len(answer.moves)
                    assert answer.told[-1]["hex"] == target.removeprefix("hex:")
                    await client.play(*answer.moves)
                    place = target.removeprefix("hex:")
                    assert (
                        seat
                        in client.now.view["board"][place]["feet"]
                        + client.now.view["board"][place]["columns"]
                    )
                    undo = Undo(
                        command_id=f"back-{target.replace(':', '-')}",
                        seat=seat,
                        expected_version=client.now.version,
                        all=True,
                    )
                    await client.say(undo)
                    played += 1
    assert played > 10


@in_loop
async def test_new_lines_are_those_after_the_own_last_decision(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(wish(PERSON, PERSON, first_player="1"))
        clients = await sit_down(tables, made)
        client = await to_action(clients)
        for move in ("draw", "pile", "pile", "pile"):
            await client.play(move)
        other = clients[1 - (client.now.seat or 0)]
        while other.now.to_move == other.now.seat:
            await other.play(other.now.choices[0].move)
        new = [line for line in client.now.log if line.ply > client.now.since]
        assert new
        assert all(line.seat != client.now.seat for line in new[:1])
