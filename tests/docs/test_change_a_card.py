"""The guide for designers tells the truth: its packs load, its commands run, texts and errors are as it says."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from trilithon.cli.main import main
from trilithon.games import find
from trilithon.games.pantheon import effects
from trilithon.kernel.errors import ContentError
from trilithon.kernel.messages import catalogue

GUIDE = (Path(__file__).parents[2] / "docs" / "how-to-change-a-card.md").read_text(encoding="utf-8")
GAMES = ("pantheon", "monumental", "monuments")
CUT = "…"


class Block(NamedTuple):
    """A fenced block, under a heading that begins with the name of a game, or under another."""

    heading: str
    kind: str
    text: str
    pack: str
    """The pack before it, if it is a command."""


def blocks() -> list[Block]:
    found, pack = [], ""
    for section in re.split(r"^## ", GUIDE, flags=re.MULTILINE)[1:]:
        for kind, text in re.findall(r"^```(\w+)\n(.+?)^```$", section, re.MULTILINE | re.DOTALL):
            pack = text if kind == "toml" else pack
            found.append(Block(section.split(":")[0].lower(), kind, text, pack))
    return found


PACKS = [(block.heading, block.text) for block in blocks() if block.kind == "toml"]
COMMANDS = [block for block in blocks() if block.kind == "console"]
EXACT = [block for block in COMMANDS if block.text.startswith("$ trilithon cards ")]
SERIES = [block for block in COMMANDS if block not in EXACT]
EFFECTS = re.findall(r"^\| `(\{ op = .+?)` \| (.+) \|$", GUIDE, re.MULTILINE)
MISTAKES = re.findall(
    r"^\| (\w+) \| `(\[\[\w+\]\])` `(id = \S+)` `(.+?)` \| (my\.toml: .+) \|$", GUIDE, re.MULTILINE
)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """And no colours, whoever runs the tests."""
    monkeypatch.setenv("LANG", "C.UTF-8")
    for variable in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(variable, raising=False)


def written(pack: str, folder: Path) -> Path:
    file = folder / "my.toml"
    file.write_text(pack, encoding="utf-8")
    return file


def said_by(command: str, pack: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What `$ trilithon ... --pack my.toml` prints."""
    words = [str(pack) if word == "my.toml" else word for word in shlex.split(command)]
    assert words[:2] == ["$", "trilithon"]
    assert main(words[2:]) == 0
    return capsys.readouterr().out


def test_every_game_has_its_packs_and_commands() -> None:
    for game in GAMES:
        assert game in [heading for heading, _ in PACKS]
        for verb in ("cards", "compare"):
            assert [block for block in COMMANDS if block.text.startswith(f"$ trilithon {verb} {game} ")]


@pytest.mark.parametrize(("game", "pack"), PACKS)
def test_packs_are_accepted_and_change_something(game: str, pack: str, tmp_path: Path) -> None:
    assert find(game, [written(pack, tmp_path)]).content_digest != find(game).content_digest


@pytest.mark.parametrize("block", EXACT, ids=lambda block: block.text.splitlines()[0])
def test_texts_are_as_the_guide_says(
    block: Block, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command, _, answer = block.text.partition("\n")
    assert said_by(command, written(block.pack, tmp_path), capsys) == answer


@pytest.mark.parametrize("block", SERIES, ids=lambda block: block.text.splitlines()[0])
def test_series_have_the_tables_that_the_guide_shows(
    block: Block, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With two games instead of hundreds: other numbers, the same tables."""
    command, _, answer = block.text.partition("\n")
    shorter = re.sub(r"--games \d+", "--games 2 --workers 1", command)
    assert shorter != command
    said = said_by(shorter, written(block.pack, tmp_path), capsys).splitlines()
    headers = [line for line in answer.splitlines() if line.endswith((" ±", "  games", "  came up"))]
    assert headers
    for header in headers:
        if header.startswith(("ahead with ", "taken ")):  # only of what is more than luck
            continue
        columns = re.split(r"\s{2,}", header)
        printed = [re.split(r"\s{2,}", line) for line in said if line.startswith(columns[0])]
        rare = {"paid in part"}  # by nobody, in two games
        assert any({*columns} - rare == {*line} - rare for line in printed), header


@pytest.mark.parametrize(("code", "text"), EFFECTS)
def test_effects_read_as_the_guide_says(code: str, text: str) -> None:
    parts = msgspec.convert([tomllib.loads(f"part = {code}")["part"]], effects.Effects)
    texts = catalogue(find("pantheon"))
    assert " ".join(texts.render(sentence, "en") for sentence in effects.told(parts)) == text


def test_every_effect_of_pantheon_is_in_the_guide() -> None:
    tags = {kind.__struct_config__.tag for kind in _kinds(effects.Effect)}
    assert {tomllib.loads(f"part = {code}")["part"]["op"] for code, _ in EFFECTS} == tags


def _kinds(kind: type[effects.Effect]) -> list[type[effects.Effect]]:
    below = [one for child in kind.__subclasses__() for one in _kinds(child)]
    return below or [kind]


@pytest.mark.parametrize(("game", "table", "entry", "code", "answer"), MISTAKES)
def test_mistakes_are_answered_as_the_guide_says(
    game: str, table: str, entry: str, code: str, answer: str, tmp_path: Path
) -> None:
    pack = written(f"{table}\n{entry}\n{code}\n", tmp_path)
    with pytest.raises(ContentError) as refused:
        find(game, [pack])
    known, cut, _ = answer.partition(CUT)
    said = str(refused.value).replace(str(pack), "my.toml")
    assert said.startswith(known.rstrip()) if cut else said == answer


def test_mistakes_of_every_game_are_told() -> None:
    assert {game for game, *_ in MISTAKES} == set(GAMES)
    assert len(MISTAKES) == len(re.findall(r"my\.toml: ", GUIDE)) > 10
