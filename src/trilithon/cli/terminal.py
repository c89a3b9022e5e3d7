"""Where output goes and what it looks like: colours by seat on a terminal, plain text anywhere else."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from trilithon.kernel.engine.events import Argument, Message, player
from trilithon.kernel.engine.state import State
from trilithon.kernel.game import Game
from trilithon.kernel.messages import KERNEL_TEXTS, Catalogue, text_folders

TEXTS = Path(__file__).parent / "texts"
WIDTH = 110
"""Of tables, where there is no terminal to ask for its own."""
SEAT_STYLES = ("cyan", "yellow", "magenta", "green", "blue", "red")
NOBODYS_STYLE = "dim"


def output() -> Console:
    """Standard output. Nothing in a text is taken for markup: a name may well have brackets."""
    return _console(stderr=False)


def remarks() -> Console:
    """Standard error: progress and the like, so that what is piped on is the result alone."""
    return _console(stderr=True)


def _console(stderr: bool) -> Console:
    console = Console(stderr=stderr, markup=False, emoji=False, highlight=False, soft_wrap=True)
    if not console.is_terminal:
        console.width = WIDTH
    return console


def seat_style(seat: int) -> str:
    return SEAT_STYLES[seat % len(SEAT_STYLES)] if seat >= 0 else NOBODYS_STYLE


class Voice:
    """A game's texts in one language."""

    def __init__(self, texts: Catalogue, language: str) -> None:
        self.texts = texts
        self.language = language

    def say(self, key: str, /, **args: Argument) -> str:
        return self.tell(Message(key, args))

    def tell(self, message: Message) -> str:
        return self.texts.render(message, self.language)


def texts_of(game: Game) -> Catalogue:
    """All that can be said about a game here: messages of the kernel, of the game and of this command."""
    return Catalogue([KERNEL_TEXTS, *text_folders(game.texts), TEXTS])


def print_warnings(game: Game) -> None:
    """What is odd about the content of a game, but stops nobody."""
    for warning in game.warnings():
        remarks().print(f"warning: {warning}")


def print_table(
    columns: Sequence[str], rows: Sequence[Sequence[str]], words: int, styles: Sequence[str] = ()
) -> None:
    """A table without lines. The first columns are words, the others numbers, set to the right."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), row_styles=list(styles))
    table.show_header = any(columns)
    for at, column in enumerate(columns):
        table.add_column(column, justify="left" if at < words else "right")
    for row in rows:
        table.add_row(*row)
    output().print(table, soft_wrap=False)


def print_result(game: Game, state: State, voice: Voice) -> None:
    """The players by place, with their points by category."""
    categories = [voice.say(f"{game.id}-category-{category}") for category in game.columns(state)]
    columns = [voice.say("cli-place"), voice.say("cli-player"), *categories, voice.say("cli-total")]
    places, scores, sheet = state.ranking(), state.scores(), game.score_sheet(state)
    seats = sorted(range(state.seats), key=lambda seat: places[seat])
    rows = []
    for seat in seats:
        points = [str(points) for points in (*sheet[seat], scores[seat])]
        rows.append([str(places[seat]), voice.tell(player(seat)), *points])
    print_table(columns, rows, words=2, styles=[seat_style(seat) for seat in seats])
