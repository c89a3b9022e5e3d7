"""`trilithon serve`: the tables in a browser; `backup` and `verify` for the database behind them."""

from __future__ import annotations

import os
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Annotated, Literal

from trilithon.cli import arguments as a
from trilithon.cli.terminal import output, remarks
from trilithon.web.settings import HOST, PORT, Settings, default_database

SERVE_EXAMPLES = """\
Examples:

    trilithon serve --open
    trilithon serve --host 0.0.0.0 --port 8080
    trilithon serve --open --pack cheaper.toml --pack dearer.toml
    TRILITHON_DATABASE=/srv/tables.sqlite trilithon serve --origin https://games.example.org --proxy 127.0.0.1
"""
BACKUP_EXAMPLES = """\
Examples:

    trilithon backup today.sqlite
    trilithon backup today.sqlite --database /srv/tables.sqlite
"""
VERIFY_EXAMPLES = """\
Examples:

    trilithon verify
    trilithon verify --database today.sqlite
"""

Database = Annotated[
    Path | None,
    a.described(
        "The file with all tables. Unless given, trilithon/tables.sqlite in the user's data directory "
        "($XDG_DATA_HOME or ~/.local/share).",
        env_var="TRILITHON_DATABASE",
    ),
]


class DamagedTables(a.ArgumentError):
    """Stored games that do not lead to what they led to."""


def serve(
    *,
    host: Annotated[
        str,
        a.described(
            "The address to listen at; 0.0.0.0 is all of this machine's, so that others can come.",
            env_var="TRILITHON_HOST",
        ),
    ] = HOST,
    port: Annotated[
        int | None,
        a.described(
            f"The port to listen at. Unless given, {PORT} or the next that is free.",
            env_var="TRILITHON_PORT",
            validator=a.AT_LEAST_0,
        ),
    ] = None,
    database: Database = None,
    workers: Annotated[
        int | None,
        a.described(
            "Processes in which agents think. Unless given, one for each core but one.",
            env_var="TRILITHON_WORKERS",
            validator=a.AT_LEAST_1,
        ),
    ] = None,
    pace: Annotated[
        float,
        a.described(
            "Seconds between two decisions of an agent, so that people can follow.",
            env_var="TRILITHON_PACE",
            validator=a.AT_LEAST_0,
        ),
    ] = Settings.pace,
    open_page: Annotated[
        bool,
        a.described(
            "Open the page in a browser when the server is ready.", name="--open", negative="--no-open"
        ),
    ] = False,
    origin: Annotated[
        list[str],
        a.described(
            "An address such as https://games.example.org whose pages may use this server besides its own, which a "
            "reverse proxy may need; may be repeated.",
            env_var="TRILITHON_ORIGINS",
            show_default=False,
        ),
    ] = [],  # noqa: B006
    proxy: Annotated[
        list[str],
        a.described(
            "The address of a reverse proxy that is believed when it names the visitor's address; may be repeated.",
            env_var="TRILITHON_PROXIES",
            show_default=False,
        ),
    ] = [],  # noqa: B006
    pack: Annotated[
        list[Path],
        a.described(
            "A content file (TOML) that replaces or adds cards, tiles or numbers. Its game can be played with it as "
            "well as without; may be repeated, for one more each.",
            env_var="TRILITHON_PACKS",
            show_default=False,
        ),
    ] = [],  # noqa: B006
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"] | None,
        a.described(
            "How much is logged to standard error, one JSON object in each line. Unless given, warning at a "
            "terminal, info elsewhere.",
            env_var="TRILITHON_LOG_LEVEL",
        ),
    ] = None,
) -> None:
    """Serve the tables: play in a browser, alone, on one screen or online.

    Ctrl-C ends it; nothing is lost, and whoever is at a table comes back by themselves when it runs again.
    """
    # Here and not above: no other command should wait for these to load.
    from trilithon.web import logs
    from trilithon.web.house import House
    from trilithon.web.pages import Pages
    from trilithon.web.server import Server, address_in_browser, listen

    logs.configure(log_level or ("warning" if sys.stderr.isatty() else "info"))
    settings = Settings(
        database=database or default_database(),
        workers=workers or max(1, (os.cpu_count() or 2) - 1),
        pace=pace,
        origins=tuple(origin),
        proxies=tuple(proxy),
        packs=tuple(pack),
    )
    house = House(settings)
    for warning in house.shelf.warnings():
        remarks().print(f"warning: {warning}")
    pages = Pages()
    listening = listen(host, PORT if port is None else port, or_next=port is None)
    address = address_in_browser(listening)

    def announce() -> None:
        output().print(f"Trilithon is at {address} (Ctrl-C ends it)")
        if not pages.built:
            remarks().print(
                "The pages are not built, only the API answers: `make setup` (with node) builds them."
            )
        if open_page:  # in a thread, since some browsers only return when they are closed
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with suppress(KeyboardInterrupt):  # which is how it is meant to end
        Server(house, pages, announce).run([listening])


def backup(
    file: Annotated[Path, a.described("Where the copy goes; must not exist yet.")],
    /,
    *,
    database: Database = None,
) -> None:
    """Copy the database, also while the server runs. The copy is a database as well: give it to --database."""
    from trilithon.store import copy_database

    source = database or default_database()
    copy_database(source, file)
    output().print(f"{source} is copied to {file}")


def verify(*, database: Database = None) -> None:
    """Play every stored game again and compare: before an upgrade, or of a backup. Changes nothing."""
    from trilithon.store import verify as stored

    games = moves = 0
    problems = []
    for table in stored.verify(database or default_database()):
        games, moves = games + 1, moves + table.moves
        if table.problem is not None:
            problems.append(table.problem)
            output().print(table.problem)
    if problems:
        raise DamagedTables(f"{len(problems)} of {games} tables cannot be played on with this version")
    output().print(f"{games} tables with {moves} moves: all lead to what they led to")
