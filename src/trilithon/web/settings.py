"""How a server is run. `trilithon serve` fills this in from flags and from variables named TRILITHON_…"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from trilithon.web.limits import LIMITS, Limits

HOST = "127.0.0.1"
PORT = 8000


@dataclass(frozen=True)
class Settings:
    database: Path
    workers: int = 1
    """Processes in which agents think."""
    pace: float = 0.35
    """Seconds between two decisions of an agent, so that people can follow."""
    origins: tuple[str, ...] = ()
    """Pages of these origins may use the server besides its own, such as https://games.example.org."""
    proxies: tuple[str, ...] = ()
    """Addresses of reverse proxies whose word about the visitor's address is believed."""
    packs: tuple[Path, ...] = ()
    """Content files; each is played with beside the game that it is for."""
    limits: Limits = LIMITS


def default_database(environment: Mapping[str, str] = os.environ) -> Path:
    """In the user's data directory, wherever the system keeps such things."""
    data = environment.get("XDG_DATA_HOME", "")
    # The standard says that a relative path there is to be ignored.
    home = Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share"
    return home / "trilithon" / "tables.sqlite"
