#!/usr/bin/env python3
"""Serves at once, and compiles meanwhile: what `make play` runs when the page is built.

    python tools/play.py --no-open --port 8080      # arguments are those of `trilithon serve`

The engine runs uncompiled as well, only slower, so nobody has to wait for the compiler before the first game. When that
is done the server starts again at the same address, compiled. Nothing is lost by it: pages come back by themselves.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import Thread

ROOT = Path(__file__).resolve().parent.parent
STAMP = "build/engine.stamp"
UNCOMPILED = [sys.executable, "tools/uncompiled.py", "-m", "trilithon", "serve"]
COMPILED = [sys.executable, "-m", "trilithon", "serve"]
BUILD = ["make", "--no-print-directory", STAMP]
PATIENCE = 20
"""Seconds that a server has to end."""


class Server:
    """One that runs; its lines are printed as they come, and tell its port."""

    def __init__(self, command: Sequence[str]) -> None:
        self.port: int | None = None
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        self.reader = Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            print(line, end="", flush=True)
            if found := re.search(r"https?://\S+?:(\d+)", line):
                self.port = int(found[1])

    def end(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()  # which a job in the background obeys too, other than an interrupt
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
        self.reader.join(PATIENCE)


def own_environment() -> Mapping[str, str]:
    """Without what an outer `make` tells its children, or the inner one would wait for it."""
    return {
        name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")
    }


def is_compiled() -> bool:
    return any((ROOT / "src").rglob("*.so"))


def serve(
    arguments: Sequence[str],
    uncompiled: Sequence[str] = UNCOMPILED,
    compiled: Sequence[str] = COMPILED,
    build: Sequence[str] = BUILD,
) -> int:
    """Until the server ends, by Ctrl-C; returns how it ended."""
    server = Server([*uncompiled, *arguments])
    builder = subprocess.Popen(["nice", *build], cwd=ROOT, env=own_environment(), start_new_session=True)
    try:
        while builder.poll() is None and server.process.poll() is None:
            time.sleep(0.2)
        if server.process.poll() is None and builder.returncode == 0 and is_compiled():
            print("The engine is compiled: the server starts again with it.", flush=True)
            server.end()
            server = Server([*compiled, *at_the_same_address(arguments, server.port)])
        return server.process.wait()
    except KeyboardInterrupt:
        return 0
    finally:
        server.end()
        if builder.poll() is None:
            os.killpg(builder.pid, signal.SIGTERM)


def at_the_same_address(arguments: Sequence[str], port: int | None) -> list[str]:
    """The browser has been opened already."""
    kept = [argument for argument in arguments if argument != "--open"]
    return kept if port is None or "--port" in kept else [*kept, "--port", str(port)]


def main() -> None:
    arguments = sys.argv[1:]
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    current = subprocess.run(["make", "-q", STAMP], cwd=ROOT, env=own_environment(), capture_output=True)
    if current.returncode == 0:
        os.chdir(ROOT)
        os.execv(sys.executable, [*COMPILED, *arguments])
    sys.exit(serve(arguments))


if __name__ == "__main__":
    main()
