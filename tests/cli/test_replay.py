"""`trilithon replay`."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from trilithon.cli.replay import steps
from trilithon.cli.terminal import texts_of
from trilithon.games import find
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.playthrough import Played, Playthrough
from trilithon.kernel.record import parse_record, replay, write_record


@pytest.fixture
def record(games_file: Path, tmp_path: Path) -> Path:
    """The second of the games, as a file of its own."""
    file = tmp_path / "game.txt"
    line = json.loads(games_file.read_text(encoding="utf-8").splitlines()[1])
    file.write_text(line["record"], encoding="utf-8")
    return file


@pytest.fixture
def playthrough(record: Path) -> Playthrough:
    return replay(find("pantheon"), parse_record(record.read_text(encoding="utf-8")))


def test_a_summary_of_what_was_verified(run: Run, record: Path, playthrough: Playthrough) -> None:
    finished = run("replay", record)
    assert finished.code == 0
    assert f"pantheon, 2 players, from seed {playthrough.seed}" in finished.out
    assert f"moves: {playthrough.ply}, " in finished.out
    checks = len(set(playthrough.fingerprints) | {playthrough.ply})
    assert f"The record replays exactly; hashes of positions compared: {checks}." in finished.out
    assert "options:" not in finished.out
    winner = playthrough.state.ranking().index(1)
    row = next(line for line in finished.out.splitlines() if line.startswith("1 "))
    assert f"Player {winner + 1}" in row
    assert row.split()[-1] == str(playthrough.state.scores()[winner])


def test_a_line_of_simulated_games(run: Run, games_file: Path, record: Path) -> None:
    assert run("replay", games_file, "--line", 2).out == run("replay", record).out
    single = record.with_suffix(".jsonl")
    single.write_text(games_file.read_text(encoding="utf-8").splitlines()[1] + "\n", encoding="utf-8")
    assert run("replay", single).out == run("replay", record).out


def test_a_game_that_is_not_over(run: Run, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    begun = [line for line in lines if not line.startswith(("scores", "places", "check"))][:40]
    record.write_text("\n".join(begun), encoding="utf-8")
    finished = run("replay", record)
    assert finished.code == 0
    assert "The game is not over: seat " in finished.out


def test_the_position_after_some_moves(run: Run, record: Path, playthrough: Playthrough) -> None:
    shown = run("replay", record, "--at", 30, "--seat", 2, "--language", "hu")
    assert shown.code == 0
    assert shown.out == playthrough.game.show(playthrough.state_at(30), 1, "hu") + "\n"


def test_steps_are_the_game_again(playthrough: Playthrough) -> None:
    seen: list[Played] = []
    decisions = 0
    for step in steps(playthrough):
        assert step.first == len(seen) + 1
        seen += step.played
        decisions += 1
        assert step.state.fingerprint() == playthrough.state_at(len(seen)).fingerprint()
    assert seen == playthrough.played
    assert step.state.to_move == NOBODY
    assert decisions - 1 == sum(not played.automatic for played in seen)  # one before the first decision


def test_all_steps_with_moves_events_and_positions(run: Run, record: Path, playthrough: Playthrough) -> None:
    finished = run("replay", record, "--all", "--seat", 1)
    assert finished.code == 0
    for number, played in enumerate(playthrough.played, start=1):
        text = f"({played.text})" if played.automatic else played.text
        assert f"\n{number}. {played.seat + 1}: {text}\n" in f"\n{finished.out}"
    game, texts = playthrough.game, texts_of(playthrough.game)
    for step in list(steps(playthrough))[:40]:
        for event in step.events:
            assert f"    {texts.render(event.told_to(0), 'en')}\n" in finished.out
    assert game.show(playthrough.state_at(20), 0, "en") in finished.out
    assert finished.out.count("Epoch 1 of 6") > 10


def test_a_step_for_each_enter_until_q(record: Path) -> None:
    keyboard, terminal = os.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "trilithon.cli.main", "replay", str(record), "--step", "--language", "en"],
        stdin=terminal,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    os.write(keyboard, b"\n\nq\n")
    out, err = process.communicate(timeout=60)
    os.close(keyboard)
    os.close(terminal)
    assert (process.returncode, err) == (0, "")
    assert out.count("[Enter: go on, q: stop]") == 3
    assert out.count("Epoch 1 of 6") == 3  # the beginning and two decisions


def test_content_of_another_day_is_found_beside_the_games(
    run: Run, fails: Callable[..., str], tmp_path: Path, pack: Path
) -> None:
    out = tmp_path / "games.jsonl"
    series = ("simulate", "pantheon", "--seats", "random,random", "--games", 1, "--workers", 1)
    run(*series, "--pack", pack, "--out", out)
    game = find("pantheon", [pack])
    beside = tmp_path / f"content-{game.content_digest}.json"
    finished = run("replay", out)
    assert finished.code == 0
    assert f"content {game.content_digest} (pack pack)\n" in finished.out
    beside.unlink()
    said = fails("replay", out)
    assert (
        "neither in the record nor beside it; it was played with the pack pack: give the same packs" in said
    )
    assert run("replay", out, "--pack", pack).code == 0


def test_content_of_another_day_is_found_in_the_record(
    run: Run, fails: Callable[..., str], tmp_path: Path, pack: Path
) -> None:
    game = find("pantheon", [pack])
    play = Playthrough.start(game, game.setup(2), 4)
    for _ in range(30):
        play.play(play.legal[0])
    file = tmp_path / "game.txt"
    file.write_text(write_record(play, with_content=True), encoding="utf-8")
    assert run("replay", file).code == 0
    tampered = file.read_text(encoding="utf-8").replace(
        '"id": "start_hand", "source"', '"id": "start", "source"'
    )
    file.write_text(tampered, encoding="utf-8")
    assert "played with other content of pantheon" in fails("replay", file)
    file.write_text(write_record(play), encoding="utf-8")
    assert "played with other content of pantheon" in fails("replay", file)


def test_a_pack_for_another_game_is_refused(fails: Callable[..., str], record: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text('game = "monuments"\n', encoding="utf-8")
    assert "this is a pack for monuments, not for pantheon" in fails("replay", record, "--pack", other)


def test_changed_options_are_told(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    series = ("simulate", "pantheon", "--seats", "random,random", "--games", 1, "--workers", 1)
    run(*series, "--option", "jump_column=false", "--out", out)
    assert "options: jump_column=false\n" in run("replay", out).out


def test_wrong_arguments_are_refused(
    fails: Callable[..., str], games_file: Path, record: Path, playthrough: Playthrough
) -> None:
    moves = playthrough.ply
    assert "parameter FILE requires an argument" in fails("replay")
    assert "nowhere.txt cannot be read: No such file" in fails("replay", "nowhere.txt")
    assert "has 3 games; say which with --line 1 to 3" in fails("replay", games_file)
    assert "has no line 4; it has lines 1 to 3" in fails("replay", games_file, "--line", 4)
    assert "Must be >= 1" in fails("replay", games_file, "--line", 0)
    assert "--line is for .jsonl files" in fails("replay", record, "--line", 1)
    assert f"--at can be 0 to {moves}, not 9999" in fails("replay", record, "--at", 9999)
    assert "leave out --step and --all" in fails("replay", record, "--at", 1, "--all")
    assert "use --all to print all steps at once" in fails("replay", record, "--step")
    assert "there is no seat 3" in fails("replay", record, "--seat", 3)
    assert "there is no language 'xx'; there are: en, hu" in fails("replay", record, "--language", "xx")


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("trilithon record 2", "a letter", "line 1: a record begins with 'trilithon record 2'"),
        ("game pantheon", "game chess", "there is no game 'chess'; installed: "),
        ("\nrules ", "\nrules 99", "played under version 99"),
        ("\nplaces ", "\nplaces 9 ", "the places should be [9, "),
        ("\ncheck 20 ", "\ncheck 20 0", "after move 20 the position's hash should be 0"),
    ],
)
def test_wrong_records_are_refused(
    fails: Callable[..., str], record: Path, old: str, new: str, complaint: str
) -> None:
    text = record.read_text(encoding="utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert complaint in fails("replay", record)


def test_an_illegal_move_is_refused_with_the_legal_ones(fails: Callable[..., str], record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(re.sub(r"^1\. (\d): .*$", r"1. \1: fly", text, flags=re.MULTILINE), encoding="utf-8")
    assert "'fly' is not a legal move here; legal are: " in fails("replay", record)


def test_wrong_lines_are_refused(fails: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text('{"record": 5}\n{"record"\n', encoding="utf-8")
    assert "line 1 of " in fails("replay", file, "--line", 1)
    assert "is not JSON" in fails("replay", file, "--line", 2)
