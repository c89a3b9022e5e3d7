"""Actions that are prepared: asked for by the seat to move, played as they are, refused to everybody else."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tests.tables.common import PERSON, Client, dice, house, in_loop, play_on, sit_down, wish
from trilithon.tables.protocol import Answer, Choice, Play, Prepare, Prepared


async def prepare(client: Client, *moves: str, seat: int | None = None) -> Prepared | Answer:
    question = Prepare(
        request_id="plan", seat=(client.now.seat or 0) if seat is None else seat, moves=list(moves)
    )
    (said,) = await client.say(question)
    assert isinstance(said, Prepared | Answer)
    return said


async def to_a_plan(clients: list[Client]) -> tuple[Client, Choice]:
    """Play until something is offered that is shown before it is played; who that is."""
    while True:
        client = clients[clients[0].now.to_move or 0]
        choices = [choice for choice in client.now.choices if choice.prepare == "always"]
        if choices:
            return client, choices[0]
        await play_on(clients, dice(), 1)


@in_loop
async def test_a_plan_is_played_as_it_is(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(msgspec.structs.replace(wish(PERSON, PERSON), game="monumental"))
        client, choice = await to_a_plan(await sit_down(tables, made))
        said = await prepare(client, choice.move)
        assert isinstance(said, Prepared)
        assert said.plan is not None
        assert said.version == client.now.version
        assert said.plan.moves[0] == choice.move
        assert said.plan.final == choice.final
        before = client.now.version
        await client.play(*said.plan.moves)
        assert client.now.version > before


@in_loop
async def test_only_who_is_asked_prepares_something_and_only_what_is_legal(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(msgspec.structs.replace(wish(PERSON, PERSON), game="monumental"))
        clients = await sit_down(tables, made)
        client, choice = await to_a_plan(clients)
        other = clients[1 - (client.now.seat or 0)]
        before = client.now.version
        for who, moves, seat, code in (
            (other, [choice.move], None, "not-your-turn"),
            (other, [choice.move], client.now.seat, "not-yours"),
            (client, ["conquer the moon"], None, "unknown"),
        ):
            said = await prepare(who, *moves, seat=seat)
            assert isinstance(said, Answer)
            assert said.refusal is not None
            assert said.refusal.code == code
        assert client.now.version == before


@in_loop
async def test_a_question_of_how_comes_with_its_plan(tmp_path: Path) -> None:
    """As the server would play it, and as changes about it are played."""
    async with house(tmp_path) as tables:
        made = await tables.make(msgspec.structs.replace(wish(PERSON, PERSON), game="monumental"))
        clients = await sit_down(tables, made)
        found = 0
        while found < 3:
            client = clients[clients[0].now.to_move or 0]
            plan = client.now.plan
            assert all(other.now.plan is None for other in clients if other is not client)
            if plan is None:
                begun = [choice.move for choice in client.now.choices if choice.prepare == "always"]
                if begun:
                    await client.play(begun[-1])
                else:
                    await play_on(clients, dice(found), 1)
                continue
            found += 1
            same = await prepare(client)
            assert isinstance(same, Prepared)
            assert same.plan == plan
            rows = [option.moves for part in plan.parts for option in part.options if not option.chosen]
            row = rows[0] if rows else plan.moves
            changed = await prepare(client, *row)
            assert isinstance(changed, Prepared)
            assert changed.plan is not None
            await client.play(*changed.plan.moves)


@in_loop
async def test_whoever_is_late_with_a_plan_plays_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        made = await tables.make(msgspec.structs.replace(wish(PERSON, PERSON), game="monumental"))
        client, choice = await to_a_plan(await sit_down(tables, made))
        said = await prepare(client, choice.move)
        assert isinstance(said, Prepared)
        assert said.plan is not None
        version = client.now.version
        await client.play(said.plan.moves[0])
        after = client.now.version
        late = Play(
            command_id="late", seat=client.now.seat or 0, expected_version=version, moves=said.plan.moves
        )
        await client.say(late)
        assert client.now.version == after
