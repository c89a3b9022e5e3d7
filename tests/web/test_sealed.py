"""Answers given at the same time: what goes over the wires before all are in does not depend on them by a byte."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.dealing import seed_file
from tests.web.playing import Browser, Json, Line, new_id
from tests.web.serving import Process

SECRET = {"continuous": True, "cont_activation": "simultaneous"}
WAYS = [("a1", "a1"), ("c3", "b2"), ("b1", "a3")]
"""What seat 1 chooses first, and instead of that."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    place = tmp_path_factory.mktemp("sealed")
    database = place / "tables.sqlite"
    seed_file(database).write_text("5")
    with Process(database, place / "log", module="tests.browser.dealing") as process:
        yield process


def command(line: Line, kind: str, seat: int, name: str, **fields: object) -> Json:
    """With an id that is the same at every table."""
    version = line.now["version"]
    line.say(type=kind, seat=seat, command_id=name, expected_version=version, **fields)
    answer = line.hear("done", "refused")
    if answer["type"] == "done":
        line.hear_version(answer["version"])
    return answer


def ask(line: Line, seat: int) -> None:
    """Everything that somebody can try to find out."""
    now = line.now["ply"]
    questions: list[Json] = [
        {"type": "look", "seat": eyes, "ply": ply} for eyes in (None, 0, 1) for ply in (now - 2, now - 1, now)
    ]
    for target in ("city:1:c3", "end"):
        questions += [{"type": kind, "seat": seat, "target": target} for kind in ("why", "propose")]
    questions.append({"type": "prepare", "seat": seat, "moves": ["choose-cross a1"]})
    for question in questions:
        line.say(request_id="question", **question)
        line.hear("answer", "then", "prepared")


def frames_of_others(house: Process, way: tuple[str, str]) -> tuple[list[str], list[str]]:
    """What everybody but seat 1 hears until all but seat 0 have chosen, and what seat 1 hears itself."""
    with Browser(house.url) as browser:
        made = browser.make(people=3, game="monumental", options=SECRET, command_id=new_id())
        lines = [browser.sit(made, seat) for seat in (0, 1, 2, None)]
        while lines[0].now["view"]["asked"] != "choose_secretly":  # everybody founds a Capital first
            seat = lines[0].now["to_move"]
            version = lines[seat].play(lines[seat].moves[0])
            for line in lines:
                line.hear_version(version)
        for line in lines:
            line.frames.clear()
        first, second = way
        command(lines[1], "play", 1, "first", moves=[f"choose-cross {first}"])
        command(lines[2], "play", 2, "other", moves=["choose-cross c1"])
        command(lines[1], "undo", 1, "withdraw", all=False)
        lines[0].hear_version(lines[1].now["version"])
        ask(lines[0], 0)
        answer = command(lines[1], "play", 1, "second", moves=[f"choose-cross {second}"])
        assert answer["type"] == "done"
        for line in lines:
            line.hear_version(answer["version"])
        for line, seat in ((lines[0], 0), (lines[2], 2), (lines[3], 0)):
            ask(line, seat)
        late = [browser.sit(made, seat) for seat in (0, 2, None)]
        assert lines[0].now["view"]["rotation"]["chosen"] == [1, 2]
        others = [frame for line in (lines[0], lines[2], lines[3], *late) for frame in line.frames]
        own = lines[1].frames.copy()
        revealed = command(lines[0], "play", 0, "last", moves=["choose-cross a1"])
        assert revealed["type"] == "done", revealed
        lines[3].hear_version(revealed["version"])
        shown = lines[3].now["view"]["players"]
        assert [player["crossed"] for player in shown] == ["a1", second, "c1"]
        assert not any(line.hear_version(revealed["version"])["undo"] for line in lines[:3])
        return plain(made, lines[0], others), plain(made, lines[0], own)


def plain(made: Json, line: Line, frames: list[str]) -> list[str]:
    """Without the names of this very table."""
    return [frame.replace(made["table"], "-").replace(line.now["seed_hash"], "-") for frame in frames]


@pytest.mark.rule("MO-CONT-02")
def test_no_byte_of_a_sealed_choice_leaves_the_house(house: Process) -> None:
    sent = [frames_of_others(house, way) for way in WAYS]
    for others, own in sent[1:]:
        assert others == sent[0][0]
        assert own != sent[0][1]
