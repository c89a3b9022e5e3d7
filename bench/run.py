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
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from trilithon.games import find, installed

ROOT = Path(__file__).resolve().parent.parent
OTHERS = ROOT / ".venv-bench" / "bin" / "python"
UNCOMPILED = ROOT / "tools" / "uncompiled.py"
SEATS = (2, 4)

console = Console()
Row = dict[str, Any]


def ask(*command: object) -> Any:
    """The JSON that a command prints, or None after saying why there is none."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, cwd=ROOT)
    if done.returncode == 0:
        return json.loads(done.stdout)
    reason = done.stderr.strip().splitlines()[-1:] or ["no reason given"]
    console.print(f"[red]not measured:[/] {escape(Path(str(command[-1])).name)}: {escape(reason[0])}")
    return None


def measure_ours(seconds: float) -> list[Row]:
    """Compiled and uncompiled right after each other, so that their ratio means something."""
    rows = []
    for game in installed():
        for seats in SEATS:
            if seats not in find(game).seat_counts:
                continue
            for runner in ([], [UNCOMPILED]):
                command = [*runner, "bench/ours.py", game, "--seats", seats, "--seconds", seconds]
                if row := ask(sys.executable, *command):
                    rows.append({"library": "trilithon", "name": f"{game}, {seats} seats", **row})
    return rows


def measure_others(seconds: float) -> list[Row]:
    if not OTHERS.exists():
        console.print("[yellow]The other libraries are not installed (.venv-bench is missing).[/]")
        return []
    rows = ask(OTHERS, "bench/others.py", "--seconds", seconds) or []
    return [{"name": row["game"], **row} for row in rows]


def speed(seconds: float) -> None:
    ours, others = measure_ours(seconds), measure_others(seconds)
    if not ours:
        console.print("[yellow]None of our own games could be measured.[/]")

    table = Table(title="Random play on one core")
    for column in ("library", "game", "engine"):
        table.add_column(column)
    for column in ("decisions/s", "games/s", "copy us", "most moves"):
        table.add_column(column, justify="right")
    for row in ours + others:
        table.add_row(
            row["library"],
            row["name"],
            "" if row in others else "compiled" if row["compiled"] else "uncompiled",
            f"{row['decisions_per_second']:,.0f}",
            f"{row['games_per_second']:,.1f}",
            f"{row['copy_us']:.1f}",
            str(row.get("worst_moves", "")),
        )
    console.print(table)
    ratios(ours, others)


def ratios(ours: list[Row], others: list[Row]) -> None:
    """Each compiled game against everything else: how many times the decisions, and the copies."""
    table = Table(title="The compiled engine is faster by")
    table.add_column("game")
    table.add_column("than")
    table.add_column("decisions/s", justify="right")
    table.add_column("copies/s", justify="right")
    for row in ours:
        if not row["compiled"]:
            continue
        twin = [one for one in ours if one["name"] == row["name"] and not one["compiled"]]
        for other in twin + others:
            table.add_row(
                row["name"],
                "uncompiled" if other in twin else f"{other['library']}: {other['name']}",
                f"{row['decisions_per_second'] / other['decisions_per_second']:.1f} x",
                f"{other['copy_us'] / row['copy_us']:.1f} x",
            )
    if table.row_count:
        console.print(table)


def where_the_time_goes(seconds: float) -> None:
    """Of the uncompiled engine: a profiler cannot look into compiled code, and what is hot is the same."""
    for game in installed():
        seats = max(find(game).seat_counts)
        command = ["bench/ours.py", game, "--seats", seats, "--seconds", seconds, "--profile"]
        report = ask(sys.executable, UNCOMPILED, *command)
        if report is None:
            continue
        table = Table(title=f"Where the time goes: {game}, {report['seats']} seats, uncompiled")
        table.add_column("own time", justify="right")
        table.add_column("calls", justify="right")
        table.add_column("function")
        for entry in report["profile"]:
            table.add_row(f"{entry['share']:.1%}", f"{entry['calls']:,}", escape(entry["function"]))
        console.print(table)


SECTIONS: list[Callable[[float], None]] = [speed, where_the_time_goes]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5, help="for each measurement (default: 5)")
    seconds = parser.parse_args().seconds
    console.print(f"Python {platform.python_version()}, {platform.machine()}, {seconds:g} s for each line")
    for section in SECTIONS:
        section(seconds)


if __name__ == "__main__":
    main()
