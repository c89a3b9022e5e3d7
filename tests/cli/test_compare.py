"""`trilithon compare`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.cli.conftest import Run

PAIR = ("compare", "pantheon", "--seats", "random,random", "--workers", 1)


def test_a_report_of_what_the_pack_changes(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "my.toml"
    pack.write_text('[[number]]\nid = "end_points"\nvalue = 10\n', encoding="utf-8")
    finished = run(*PAIR, "--games", 10, "--pack", pack)
    assert finished.code == 0
    lines = finished.out.splitlines()
    assert lines[0] == "pantheon; deals played without the pack and with it: 10"
    assert lines[1] == "0 of them ended with the same points: the pack did not matter there."
    rows = {line.split()[0]: line.split()[1:] for line in lines[4:10]}
    assert rows["gods"][2:] == ["+0.0", "0.0"]
    assert rows["ending"] == ["9.0", "30.0", "+21.0", "0.0"]  # six epochs, each ended by one of two
    assert rows["total"][2] == rows["ending"][2]
    assert [line.split()[0] for line in lines if line.startswith(("bonus ", "order "))] == ["bonus", "order"]
    assert finished.err.splitlines()[-1] == "10 of 10 games"


def test_without_a_pack_or_with_a_wrong_one(fails: Callable[..., str], tmp_path: Path) -> None:
    pack = tmp_path / "my.toml"
    pack.write_text('[[number]]\nid = "end_points"\nvalue = 1000\n', encoding="utf-8")
    assert "--pack requires an argument" in fails(*PAIR)
    assert "Expected int <= 99" in fails(*PAIR, "--pack", pack)
