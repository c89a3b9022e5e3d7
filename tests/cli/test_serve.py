"""`trilithon serve`, `backup` and `verify`. What a server does when it runs is in tests/web."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.cli.conftest import Run
from tests.web.playing import Browser
from tests.web.serving import Process
from trilithon.web.server import ServerError, address_in_browser, listen
from trilithon.web.settings import default_database


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """With one table at which somebody has moved."""
    file = tmp_path / "deep" / "down" / "tables.sqlite"
    with Process(file, tmp_path / "log") as server, Browser(server.url) as browser:
        made = browser.make(people=2)
        with browser.sit(made, 0, 1) as line:
            line.play(line.moves[0])
        server.end(signal.SIGINT)
    return file


def test_help_names_every_setting_and_its_variable(run: Run) -> None:
    said = run("serve", "--help").out
    for flag in (
        "--host",
        "--port",
        "--database",
        "--workers",
        "--open",
        "--no-open",
        "--log-level",
        "--origin",
        "--pack",
    ):
        assert flag in said
    for variable in ("HOST", "PORT", "DATABASE", "WORKERS", "ORIGINS", "PROXIES", "PACKS", "LOG_LEVEL"):
        assert f"TRILITHON_{variable}" in said


def test_a_port_that_is_taken_is_refused_with_a_sentence(fails: Callable[..., str], tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        said = fails("serve", "--port", port, "--database", tmp_path / "x", "--log-level", "error")
        assert said.startswith(f"port {port} is taken")
        assert "--port" in said


def test_unless_a_port_was_asked_for_the_next_free_one_is_taken() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with listen("127.0.0.1", port, or_next=True) as other:
            assert other.getsockname()[1] > port


def test_a_host_that_is_not_ours_is_refused_with_a_sentence() -> None:
    with pytest.raises(ServerError, match=r"192\.0\.2\.1"):
        listen("192.0.2.1", 0)
    with pytest.raises(ServerError, match="nowhere"):
        listen("nowhere.invalid", 0)


def test_everywhere_is_here_for_a_browser() -> None:
    with listen("0.0.0.0", 0) as everywhere:
        assert address_in_browser(everywhere) == f"http://127.0.0.1:{everywhere.getsockname()[1]}/"


@pytest.mark.skipif(not socket.has_ipv6, reason="no IPv6 here")
def test_ipv6() -> None:
    try:
        listening = listen("::1", 0)
    except ServerError:
        pytest.skip("no IPv6 here")
    with listening:
        assert address_in_browser(listening).startswith("http://[::1]:")


def test_the_database_is_among_the_users_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_database({}) == tmp_path / ".local" / "share" / "trilithon" / "tables.sqlite"
    assert default_database({"XDG_DATA_HOME": "/data"}) == Path("/data/trilithon/tables.sqlite")
    assert default_database({"XDG_DATA_HOME": "data"}) == default_database({})


def test_a_bad_pack_is_refused_before_anything_is_begun(fails: Callable[..., str], tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text('game = "pantheon"\n[[god]]\nid = "vinthrad"\ncoast = 3\n', encoding="utf-8")
    database = tmp_path / "data" / "tables.sqlite"
    said = fails("serve", "--port", 0, "--database", database, "--pack", bad, "--log-level", "error")
    assert said.startswith(f"{bad}: god 'vinthrad': there is no field 'coast'; did you mean 'cost'?")
    assert not database.parent.exists()


def test_ctrl_c_is_how_it_ends(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.sqlite", tmp_path / "log", "--log-level", "warning") as server:
        assert httpx.get(f"{server.url}health").text == "ok\n"
        assert server.end(signal.SIGINT) == 0
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_a_backup_is_a_database(database: Path, run: Run, fails: Callable[..., str], tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    assert run("backup", copy, "--database", database).code == 0
    assert copy.exists()
    assert "exists already" in fails("backup", copy, "--database", database)
    finished = run("verify", "--database", copy)
    assert finished.code == 0
    assert finished.out.startswith("1 tables with")


def test_verify_finds_what_does_not_fit(database: Path, run: Run) -> None:
    import sqlite3
    from contextlib import closing

    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE moves SET fingerprint = 'nonsense' WHERE fingerprint IS NOT NULL")
    finished = run("verify", "--database", database)
    assert finished.code == 2
    assert "nonsense" in finished.out
    assert "1 of 1 tables" in finished.err


def test_there_is_no_such_database(fails: Callable[..., str], tmp_path: Path) -> None:
    for command in (["backup", tmp_path / "copy"], ["verify"]):
        assert "there is no database" in fails(*command, "--database", tmp_path / "none")
