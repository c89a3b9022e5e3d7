"""Stored moves become a game again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from trilithon.games import find, find_again
from trilithon.kernel.errors import MoveError, RecordError, TrilithonError
from trilithon.kernel.game import Game, Setup
from trilithon.kernel.older import Decision, is_gone
from trilithon.kernel.options import Value, check_options
from trilithon.kernel.playthrough import Playthrough, Tell
from trilithon.store.rows import ContentRow, MoveRow, StoredTable


def game_of(stored: StoredTable) -> Game:
    """The game of a table with its own content, whatever has been tuned since; RecordError if that is not to be had."""
    table = stored.table
    game = find(table.game)
    if table.rules not in (game.rules_version, *game.replays):
        raise RecordError(
            f"table {table.id} is played under version {table.rules} of the rules of {game.id}; "
            f"here is version {game.rules_version}"
        )
    options = check_options(game.options, _options(game, table.rules, table.options))
    if table.content == (now := game.content_of(options)):
        return game  # the one that most tables share
    game = find_again(table.game, stored.kept)
    if table.content != game.content_of(options):
        raise RecordError(
            f"table {table.id} is played with other content of {game.id} ({table.content}) than there is here "
            f"({now}), and its own is not stored"
        )
    return game


def _setup(game: Game, stored: StoredTable) -> Setup:
    table = stored.table
    return game.setup(table.seats, _options(game, table.rules, table.options))


def _options(game: Game, rules: int, options: Mapping[str, Value]) -> Mapping[str, Value]:
    return options if rules == game.rules_version else game.renew_options(rules, options)


def content_rows(game: Game, options: Mapping[str, Value]) -> tuple[ContentRow, ...]:
    """What a table with these options is played with, as it is stored."""
    return tuple(ContentRow(game=game.id, part=part, kept=kept) for part, kept in game.parts(options).items())


def present_content(
    game: str, rules: int, content: str, options: Mapping[str, Value]
) -> tuple[ContentRow, ...]:
    """The content of a table that was begun before content was stored, if it is the one of today."""
    try:
        found = find(game)
        checked = check_options(found.options, _options(found, rules, options))
    except TrilithonError:  # it could not be played on before, and cannot now
        return ()
    return content_rows(found, checked) if found.content_of(checked) == content else ()


def replay(stored: StoredTable, game: Game, tell: Tell | None = None) -> Playthrough:
    """All moves played again; RecordError says where they do not lead to what was stored.

    A table of an older version of the rules goes on under the present ones. Its hashes are not compared: positions were
    kept in another form, and what is played from now on is marked with those of the present one.
    """
    table = stored.table
    same_rules = table.rules == game.rules_version
    playthrough = Playthrough.start(game, _setup(game, stored), table.seed)
    gone = 0  # answers that nobody is asked for any more
    for at, row in enumerate(stored.moves):
        if row.ply != at:
            raise RecordError(f"table {table.id}: a move is missing at ply {at}")
        ply = at - gone
        if ply == playthrough.ply:
            if not same_rules and is_gone(playthrough, table.rules, _decision(row), _next(stored.moves, at)):
                gone += 1
                continue
            _play(playthrough, table.id, row, tell)
        played = playthrough.played[ply]
        if (played.seat, played.text, played.automatic) != (row.seat, row.text, row.automatic):
            raise RecordError(
                f"table {table.id}: at ply {at} seat {row.seat + 1} played {row.text!r}, "
                f"but by these rules seat {played.seat + 1} plays {played.text!r}"
            )
        if same_rules and row.fingerprint is not None and ply + 1 == playthrough.ply:
            fingerprint = playthrough.state.fingerprint()
            if fingerprint != row.fingerprint:
                raise RecordError(
                    f"table {table.id}: after ply {at} the position's hash should be {row.fingerprint} "
                    f"but is {fingerprint}"
                )
    if same_rules and playthrough.ply != len(stored.moves):
        raise RecordError(
            f"table {table.id}: by these rules more is played by itself after ply {len(stored.moves)}"
        )
    return playthrough


def _decision(row: MoveRow) -> Decision:
    return row.seat, row.text


def _next(rows: Sequence[MoveRow], at: int) -> Decision | None:
    """What was decided after the row at this place."""
    return next((_decision(row) for row in rows[at + 1 :] if not row.automatic), None)


def _play(playthrough: Playthrough, table: str, row: MoveRow, tell: Tell | None) -> None:
    playthrough.turn_to(row.seat)
    try:
        playthrough.play_text(row.text, tell)
    except MoveError as error:
        raise RecordError(f"table {table}: at ply {row.ply}: {error}") from None
