"""`trilithon show`: a position as text or as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

from trilithon.cli import arguments as a
from trilithon.cli.terminal import Voice, output, print_table, print_warnings, remarks, seat_style, texts_of
from trilithon.games import find
from trilithon.kernel.engine.events import player
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.engine.state import NOBODY, State
from trilithon.kernel.game import Game
from trilithon.kernel.playthrough import Playthrough

EXAMPLES = """\
Examples:

    trilithon show pantheon --seed 7 --players 3 --after 20 --seat 1
    trilithon show pantheon --seed 7 --after 20 --json > position.json
    trilithon show pantheon --position position.json --language hu
    trilithon show pantheon --seed 7 --play "settle b6 pay 2" --play "draw pile"
"""

RANDOM_MOVES = 0x5407
"""Salt of the random moves, so that they have nothing to do with the game's own random numbers."""


def show(
    game: a.GameId,
    /,
    *,
    seed: Annotated[int | None, a.described("The same seed, the same position. [default: 1]")] = None,
    players: Annotated[int | None, a.described("Unless given, as few as the game allows.")] = None,
    after: Annotated[int, a.described("After how many random moves.", validator=a.AT_LEAST_0)] = 0,
    play: Annotated[
        list[str],
        a.described(
            "Then play these moves: a text with one or more of a seat; may be repeated. What has one answer only "
            "may be left out.",
            show_default=False,
        ),
    ] = [],  # noqa: B006
    seat: a.Viewer = None,
    language: a.Language = None,
    position: Annotated[Path | None, a.described("Load this position (JSON), check and show it.")] = None,
    as_json: Annotated[
        bool,
        a.described("Print the whole position, hidden things included.", name="--json", show_default=False),
    ] = False,
    option: a.Options = [],  # noqa: B006
    pack: a.Packs = [],  # noqa: B006
) -> None:
    """Show a position of a game: as a seat or a spectator sees it, or as JSON.

    The position is that after some random moves from a seed, or one from a file; --play goes on from there.
    The JSON can be edited by hand and loaded again with --position; everything in it is checked.
    """
    loaded = find(game, pack)
    if pack:
        print_warnings(loaded)
    texts = texts_of(loaded)
    voice = Voice(texts, a.read_language(language, texts))
    if position is None:
        state = _random_position(loaded, players, a.read_options(option), 1 if seed is None else seed, after)
    elif seed is not None or players is not None or after or option:
        raise a.ArgumentError("--position says everything: leave out --seed, --players, --after and --option")
    else:
        state = loaded.load(a.read_json(a.read_text(position), str(position)))
    if play:
        state = _play(loaded, state, play)
    viewer = a.read_viewer(seat, state.seats)
    if as_json:
        output().print(json.dumps(loaded.dump(state), ensure_ascii=False, indent=2))
        return
    output().print(loaded.show(state, viewer, voice.language))
    if state.to_move == viewer != NOBODY:
        _print_moves(loaded, state, voice)


def _random_position(
    game: Game, players: int | None, options: Mapping[str, str], seed: int, after: int
) -> State:
    setup = game.setup(game.seat_counts[0] if players is None else players, options)
    playthrough = Playthrough.start(game, setup, seed)
    rng = seeded(seed, RANDOM_MOVES)
    while playthrough.ply < after and not playthrough.over:
        playthrough.play(playthrough.legal[rng.below(len(playthrough.legal))])
    if playthrough.ply < after:
        remarks().print(f"This game was over after {playthrough.ply} moves.")
    return playthrough.state_at(min(after, playthrough.ply))


def _play(game: Game, state: State, rows: Sequence[str]) -> State:
    playthrough = Playthrough.from_position(game, game.dump(state))
    for row in rows:
        playthrough.play_text(row)
    return playthrough.state


def _print_moves(game: Game, state: State, voice: Voice) -> None:
    """What is asked, and all answers: as a record has them, and as a person reads them."""
    out, seat = output(), state.to_move
    out.print()
    out.print(f"{voice.tell(player(seat))}: {voice.tell(game.question(state))}", style=seat_style(seat))
    moves = [[game.write(state, move), voice.tell(game.label(state, move))] for move in state.moves()]
    print_table(["", ""], moves, words=2)
