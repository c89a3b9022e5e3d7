"""`trilithon games` and `trilithon agents`: what there is."""

from __future__ import annotations

from trilithon.agents import agent_help
from trilithon.cli.compiled import is_compiled
from trilithon.cli.terminal import output, print_table
from trilithon.games import find, installed
from trilithon.kernel.game import Game
from trilithon.kernel.options import write_value

GAMES_EXAMPLE = "Example: trilithon games"
AGENTS_EXAMPLE = "Example: trilithon agents"


def games() -> None:
    """List the installed games: players, options, versions."""
    for number, name in enumerate(installed()):
        if number:
            output().print()
        _describe(find(name))


def _describe(game: Game) -> None:
    out = output()
    compiled = is_compiled(f"trilithon.games.{game.id}.engine")
    out.print(game.id, style="bold")
    out.print(f"players: {', '.join(str(seats) for seats in game.seat_counts)}")
    out.print(f"rules: version {game.rules_version}, content {game.content_digest}")
    out.print(f"engine: {'compiled' if compiled else 'not compiled (see `trilithon --version`)'}")
    if game.options:
        rows = [[o.id, write_value(o.default), o.allowed(), o.rule] for o in game.options]
        print_table(["option", "default", "allowed", "rule"], rows, words=4)


def agents() -> None:
    """List the agents that can play: what to write in --seats."""
    print_table(["agent", "what it does"], list(agent_help().items()), words=2)
