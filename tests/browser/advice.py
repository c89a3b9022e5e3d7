"""What a player would do: an agent looks at the game that the server has stored, and suggests a move."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from trilithon.agents.specs import make_agent
from trilithon.kernel.playthrough import Playthrough
from trilithon.store.replaying import game_of
from trilithon.store.sql import read_table


class Adviser:
    """For one table. Reads what the server writes, and never writes."""

    def __init__(self, database: Path, table: str, spec: str = "greedy") -> None:
        self.database = database
        self.table = table
        self.agent = make_agent(spec, 1)
        self.playthrough: Playthrough | None = None

    def game(self) -> Playthrough:
        """As stored now."""
        with closing(sqlite3.connect(self.database, isolation_level=None)) as connection:
            stored = read_table(connection, self.table)
        assert stored is not None
        texts = [row.text for row in stored.moves]
        known = self.playthrough
        if known is None or [played.text for played in known.played] != texts[: known.ply]:
            game = game_of(stored)
            setup = game.setup(stored.table.seats, stored.table.options)
            known = self.playthrough = Playthrough.start(game, setup, stored.table.seed)
        while known.ply < len(texts):  # what is played by itself comes along
            known.play_text(texts[known.ply])
        return known

    def suggest(self) -> str:
        """A move of the seat to move, as the server writes it."""
        playthrough = self.game()
        return playthrough.game.write(playthrough.state, self.agent.choose(playthrough.state))
