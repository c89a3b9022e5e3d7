"""The speed report: our games compiled and uncompiled, other libraries, and where the time goes.

`make bench` runs it. What is measured runs in processes of its own, one at a time, and answers in JSON;
a part that fails says so and the rest goes on. A new section is a new function in SECTIONS.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from trilithon.games import find, installed
from trilithon.kernel.game import Game

ROOT = Path(__file__).resolve().parent.parent
OTHERS = ROOT / ".venv-bench"
UNCOMPILED = "tools/uncompiled.py"
SEATS = (2, 4)
EVERYTHING = {"monumental": ("special_provinces=true", "monsters=3", "heroes=true", "lost_kingdoms=true")}
"""Options that switch all extensions of a game on."""

console = Console(highlight=False)
Row = dict[str, Any]


def ask(name: str, *command: object) -> Any:
    """The JSON that a command prints, or None after saying why there is none."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, cwd=ROOT)
    if done.returncode == 0:
        return json.loads(done.stdout)
    complain(name, (done.stderr.strip() or "no reason given").splitlines()[-1])
    return None


def complain(name: str, reason: str) -> None:
    console.print(f"[red]not measured:[/] {escape(name)}: {escape(reason)}", soft_wrap=True)


def sheet(title: str, left: list[str], right: list[str]) -> Table:
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD)
    for column in left:
        table.add_column(column)
    for column in right:
        table.add_column(column, justify="right")
    return table


# -- how fast --------------------------------------------------------------------------------------


def our_games() -> Iterator[Game]:
    for name in installed():
        try:
            yield find(name)
        except Exception as error:  # a game that is being written must not hide the others
            complain(name, repr(error))


def measure_ours(seconds: float) -> list[Row]:
    """Compiled and uncompiled right after each other, so that their ratio means something."""
    rows = []
    for game in our_games():
        for seats in sorted(set(SEATS).intersection(game.seat_counts)):
            name = f"{game.id}, {seats} seats"
            for runner in ([], [UNCOMPILED]):
                command = [*runner, "bench/ours.py", game.id, "--seats", seats, "--seconds", seconds]
                row = ask(name, sys.executable, *command)
                if row is None:
                    break
                rows.append({**row, "name": name if row["compiled"] else f"{name}, uncompiled"})
                if not row["compiled"]:
                    break  # the second run would measure the same again
    return rows


def measure_others(seconds: float) -> list[Row]:
    if not (OTHERS / ".ready").exists():
        complain("other libraries", f"they are not installed ({OTHERS.name} could not be made)")
        return []
    rows = ask("other libraries", OTHERS / "bin" / "python", "bench/others.py", "--seconds", seconds) or []
    return [{**row, "name": f"{row['library']}: {row['game']}"} for row in rows]


def speed(seconds: float) -> None:
    ours, others = measure_ours(seconds), measure_others(seconds)
    table = sheet("Random play on one core", ["game"], ["decisions/s", "games/s", "copy us", "most moves"])
    for row in ours + others:
        table.add_row(
            row["name"],
            f"{row['decisions_per_second']:,.0f}",
            f"{row['games_per_second']:,.1f}",
            f"{row['copy_us']:.1f}",
            str(row.get("worst_moves", "")),
        )
    console.print(table)
    ratios(ours, others)


def ratios(ours: list[Row], others: list[Row]) -> None:
    """Each of our games, compiled, against itself uncompiled and against the other libraries."""
    table = sheet("The compiled engine is faster", ["game", "than"], ["decisions", "copies"])
    for row in ours:
        if not row["compiled"]:
            continue
        twin = [one for one in ours if one["name"] == f"{row['name']}, uncompiled"]
        for other in twin + others:
            table.add_row(
                row["name"],
                "uncompiled" if other in twin else other["name"],
                f"{row['decisions_per_second'] / other['decisions_per_second']:.1f} x",
                f"{other['copy_us'] / row['copy_us']:.1f} x",
            )
    if table.row_count:
        console.print(table)
    else:
        complain("compiled engine", "no compiled game was measured; `make setup` says why")


def extensions(seconds: float) -> None:
    """Games with everything that can be switched on, in turn with those without."""
    table = sheet("With all modules on, on one core", ["game"], ["decisions/s", "without them", "share"])
    for name, options in EVERYTHING.items():
        for seats in SEATS:
            title = f"{name}, {seats} seats"
            chosen = [word for option in options for word in ("--option", option)]
            command = ["bench/ours.py", name, "--seats", seats, *chosen, "--against", "--seconds", seconds]
            if row := ask(title, sys.executable, *command):
                speeds = (
                    f"{row['decisions_per_second']:,.0f}",
                    f"{row['without']:,.0f}",
                    f"{row['share']:.0%}",
                )
                table.add_row(f"{title}, all modules on", *speeds)
    console.print(table)


# -- agents ----------------------------------------------------------------------------------------


def agents(seconds: float) -> None:
    """Two greedy seats, compiled: what a search is made of, on one core."""
    table = sheet(
        "Games of two greedy agents on one core", ["game"], ["games/s", "decisions/s", "ms/decision"]
    )
    for game in our_games():
        command = ["bench/ours.py", game.id, "--greedy", "--seconds", seconds]
        if row := ask(f"greedy, {game.id}", sys.executable, *command):
            table.add_row(
                game.id if row["compiled"] else f"{game.id}, uncompiled",
                f"{row['games_per_second']:,.2f}",
                f"{row['decisions_per_second']:,.0f}",
                f"{1000 / row['decisions_per_second']:.2f}",
            )
    console.print(table)


# -- where the time goes ---------------------------------------------------------------------------


def profiles(seconds: float) -> None:
    """Of the uncompiled engine: a profiler cannot look into compiled code, and what is hot is the same."""
    for game in our_games():
        seats = max(game.usual_seats())
        command = [UNCOMPILED, "bench/ours.py", game.id, "--seats", seats, "--seconds", seconds, "--profile"]
        if report := ask(f"profile of {game.id}", sys.executable, *command):
            title = f"Where the time goes: {game.id}, {seats} seats, uncompiled"
            table = sheet(title, ["function"], ["own time", "calls"])
            for entry in report["profile"]:
                table.add_row(escape(entry["function"]), f"{entry['share']:.1%}", f"{entry['calls']:,}")
            console.print(table)


# -- many tables -----------------------------------------------------------------------------------


def load(seconds: float) -> None:
    """One server process with 200 full tables: as fast as it can, and at a pace that it is not busy with."""
    title = "200 full tables over WebSockets, one server process"
    table = sheet(
        title,
        ["game, players"],
        ["moves/s", "p50 ms", "p99 ms", "previews/s", "p99 ms", "server's core", "KB/table"],
    )
    for game in our_games():
        for players, pause in (("never pause", 0), ("think about 5 s", 5)):
            name = f"{game.id}, {players}"
            command = [
                "bench/load.py",
                "--game",
                game.id,
                "--seats",
                max(game.usual_seats()),
                "--pause",
                pause,
            ]
            if row := ask(f"load, {name}", sys.executable, *command, "--seconds", max(seconds, 2 * pause)):
                table.add_row(
                    name,
                    f"{row['moves_per_second']:,.0f}",
                    f"{row['p50_ms']:,.1f}",
                    f"{row['p99_ms']:,.1f}",
                    f"{row['previews_per_second']:,.0f}",
                    f"{row['preview_p99_ms']:,.1f}",
                    f"{row['server_cpu']:.0%}",
                    f"{row['kb_per_table']:,.0f}",
                )
                if row["lost_players"]:
                    complain(f"load, {name}", f"{row['lost_players']} players lost their connection")
    console.print(table)


def previews(seconds: float) -> None:
    """Plans at late positions: what they cost the server, and how soon they are seen."""
    columns = ["server's p50 ms", "p99 ms", "worst", "click to picture, p50 ms", "worst"]
    table = sheet("previews at late positions", ["game"], columns)
    for game in our_games():
        if row := ask(f"previews, {game.id}", sys.executable, "bench/previews.py", game.id):
            numbers = ("server_p50_ms", "server_p99_ms", "server_worst_ms", "shown_p50_ms", "shown_worst_ms")
            table.add_row(game.id, *(f"{row[number]:,.2f}" for number in numbers))
    console.print(table)


SECTIONS: list[Callable[[float], None]] = [speed, extensions, agents, load, previews, profiles]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5, help="for each measurement (default: 5)")
    seconds = parser.parse_args().seconds
    console.print(f"Python {platform.python_version()}, {platform.machine()}, {seconds:g} s for each line")
    for section in SECTIONS:
        section(seconds)


if __name__ == "__main__":
    main()
