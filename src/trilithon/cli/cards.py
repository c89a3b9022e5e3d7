"""`trilithon cards`: what is written on cards and tiles, and what a pack changes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from trilithon.cli import arguments as a
from trilithon.cli.terminal import Voice, output, print_warnings, texts_of
from trilithon.games import find
from trilithon.kernel.game import Game

EXAMPLES = """\
Examples:

    trilithon cards pantheon god:vinthrad
    trilithon cards monumental granary pyramid --language hu
    trilithon cards pantheon --pack my.toml
"""


def cards(
    game: a.GameId,
    /,
    *words: Annotated[str, a.described("Parts of the ids that are wanted; unless given, all of them.")],
    language: a.Language = None,
    pack: a.Packs = [],  # noqa: B006  never changed, as in the other commands
) -> None:
    """Print the texts of cards and tiles, made from what they do.

    With a pack and nothing else: only what reads otherwise than without it. Prices of Monumental, icons and numbers of
    copies are drawn on a card and no part of its text.
    """
    loaded = find(game, pack)
    texts = _texts(loaded, language)
    if pack:
        print_warnings(loaded)
    if pack and not words:
        _print_changes(_texts(find(game), language), texts)
    else:
        _print_some(texts, words)


def _texts(game: Game, language: str | None) -> dict[str, str]:
    catalogue = texts_of(game)
    voice = Voice(catalogue, a.read_language(language, catalogue))
    return {thing: " ".join(map(voice.tell, sentences)) for thing, sentences in game.glossary().items()}


def _print_some(texts: dict[str, str], words: Sequence[str]) -> None:
    for word in words:
        if not any(word in thing for thing in texts):
            raise a.ArgumentError(f"no card or tile has {word!r} in its id; the command without it lists all")
    for thing, text in texts.items():
        if not words or any(word in thing for word in words):
            output().print(f"{thing}: {text}")


def _print_changes(before: dict[str, str], after: dict[str, str]) -> None:
    changed = [thing for thing, text in after.items() if before.get(thing) != text]
    for thing in changed:
        if thing in before:
            output().print(f"{thing}: {after[thing]}")
            output().print(f"{' ' * len(thing)}  was: {before[thing]}")
        else:
            output().print(f"{thing}, new: {after[thing]}")
    if not changed:
        output().print("The pack is in order and changes no text.")
