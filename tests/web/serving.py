"""Servers for tests: in a thread, where the clock can be moved, or as a process that can be killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from threading import Thread

import trilithon
from trilithon.web.house import House
from trilithon.web.pages import Pages
from trilithon.web.server import Server, address_in_browser, listen
from trilithon.web.settings import Settings

SOURCES = Path(trilithon.__file__).parents[1]
TESTS = Path(__file__).parents[1]


class Clock:
    """Stands still, unless somebody moves it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Site:
    """A server in a thread of this process."""

    def __init__(self, server: Server, thread: Thread, url: str, clock: Clock) -> None:
        self.server = server
        self.house = server.house
        self.thread = thread
        self.url = url
        self.clock = clock

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive()


def serve(settings: Settings, pages: Pages, clock: Clock) -> Site:
    listening = listen("127.0.0.1", 0)
    server = Server(House(settings, clock), pages)
    thread = Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    wait_until(lambda: server.started)
    return Site(server, thread, address_in_browser(listening), clock)


def wait_until(true: object, seconds: float = 20) -> None:
    assert callable(true)
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)


class Process:
    """`trilithon serve`, as a user starts it; or another module that takes the same arguments."""

    def __init__(self, database: Path, log: Path, *arguments: str, module: str = "trilithon") -> None:
        self.log = log
        paths = os.pathsep.join(map(str, (SOURCES, TESTS.parent)))
        environment = {**os.environ, "PYTHONPATH": paths, "TRILITHON_DATABASE": str(database)}
        if "--port" not in arguments:
            arguments = ("--port", "0", *arguments)
        command = [sys.executable, "-m", module, "serve", "--pace", "0", *arguments]
        with log.open("ab") as stderr:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=stderr, text=True, env=environment
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said.startswith("Trilithon is at http://"), said + log.read_text()
        self.url = said.split()[3]

    def end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        return self.process.wait(20)

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
