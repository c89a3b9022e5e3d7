"""Shows that games are played as they were: writes down what people saw of them, or compares with what was written.

    python tools/transcripts.py write transcripts.txt       # with the engine as it was
    python tools/transcripts.py check transcripts.txt       # with the engine as it is
    python tools/transcripts.py show monumental golden-03   # every decision, to see where two engines part

Of every recorded game under tests/golden and of some random ones (`--random 40`, for each game) it keeps one line:
how many decisions there were, hashes of what was asked, offered, said, shown and told, and the final scores. Moves are
compared by their texts and in any order, so that an engine may number and order them as it likes; a random game goes on
with a move that is chosen by its text. `--aspects questions,moves` compares these alone. `--off special_provinces`
keeps options out of random games that there were not when the file was written; they come last in their game.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Collection, Iterator
from hashlib import blake2b
from pathlib import Path

from trilithon.games import find, installed
from trilithon.kernel.engine.events import Event, Message
from trilithon.kernel.engine.rng import Rng, seeded
from trilithon.kernel.engine.state import NOBODY, State
from trilithon.kernel.errors import TrilithonError
from trilithon.kernel.game import Game
from trilithon.kernel.options import random_options
from trilithon.kernel.playthrough import Playthrough
from trilithon.kernel.record import RecordedMove, parse_record

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
ASPECTS = ("questions", "moves", "labels", "views", "reasons", "events", "saved")
OFTEN = 5
"""Views, reasons and saved positions are looked at once in so many decisions: they take most of the time."""


class Transcript:
    def __init__(self, show: bool = False) -> None:
        self.decisions = 0
        self.hashes = {aspect: blake2b(digest_size=6) for aspect in ASPECTS}
        self.show = show

    def add(self, aspect: str, what: object) -> None:
        text = json.dumps(plain(what), sort_keys=True, ensure_ascii=False)
        self.hashes[aspect].update(text.encode() + b"\n")
        if self.show:
            print(f"{self.decisions:4} {aspect}: {text}")

    def look_at(self, game: Game, state: State) -> list[tuple[str, int]]:
        """Everything that can be seen at a decision; the moves by their texts."""
        self.decisions += 1
        written = sorted((game.write(state, move), move) for move in state.moves())
        self.add("questions", [int(state.to_move), game.question(state)])
        self.add("moves", [[text, state.closes(move), state.asks(move)] for text, move in written])
        self.add(
            "labels", [[game.label(state, move), sorted(game.about(state, move))] for _, move in written]
        )
        if self.decisions % OFTEN == 1:
            for seat in [*range(state.seats), NOBODY]:
                self.add("views", game.view(state, seat))
            for target in sorted(set(game.targets(state))):
                refusal = game.why_not(state, target)
                self.add("reasons", [target, refusal and [refusal.message, refusal.rule]])
            saved = game.dump(state)
            self.add("saved", {name: part for name, part in saved.items() if name not in ("rules", "random")})
        return written

    def line(self, state: State) -> str:
        hashes = " ".join(f"{aspect}={self.hashes[aspect].hexdigest()}" for aspect in ASPECTS)
        scores, places = (",".join(str(int(n)) for n in row) for row in (state.scores(), state.ranking()))
        return f"decisions={self.decisions} {hashes} scores={scores} places={places}"


def plain(what: object) -> object:
    if isinstance(what, Message):
        return [what.id, {name: plain(value) for name, value in what.args.items()}]
    if isinstance(what, Event):
        return [int(what.seat), plain(what.message), plain(what.private)]
    if isinstance(what, dict):
        return {str(name): plain(value) for name, value in what.items()}
    if isinstance(what, (list, tuple)):
        return [plain(item) for item in what]
    return what


def recorded(game: Game, file: Path, transcript: Transcript) -> State:
    record = parse_record(file.read_text(encoding="utf-8"))
    played = Playthrough.start(game, game.setup(record.seats, record.options), record.seed or 0)
    transcript.add("events", played.opening)
    decided = [entry for entry in record.entries if isinstance(entry, RecordedMove) and not entry.automatic]
    for entry in decided:
        transcript.look_at(game, played.state)
        transcript.add("events", played.play_text(entry.text))
    return played.state


def at_random(game: Game, seed: int, transcript: Transcript, off: Collection[str]) -> State:
    seats = game.seat_counts[seed % len(game.seat_counts)]
    drawn = tuple(option for option in game.options if option.id not in off)
    options = random_options(drawn, seeded(seed, 1)) if seed % 2 else {}
    events: list[Event] = []
    state = game.start(game.setup(seats, options | game.allowing(seats)), seed, events)
    transcript.add("events", events)
    rng: Rng = seeded(seed, 2)
    while state.to_move != NOBODY:
        written = transcript.look_at(game, state)
        state.events = events = []
        state.play(written[rng.below(len(written))][1])
        transcript.add("events", events)
    return state


def lines(
    games: list[str], random: int, off: Collection[str], only: str | None = None, show: bool = False
) -> Iterator[tuple[str, str]]:
    for name in games:
        game = find(name)
        for file in sorted((GOLDEN / name).glob("*.txt")):
            if only in (None, f"golden-{file.stem}"):
                transcript = Transcript(show)
                try:
                    yield f"{name} golden-{file.stem}", transcript.line(recorded(game, file, transcript))
                except TrilithonError as error:
                    yield f"{name} golden-{file.stem}", f"stops at decision {transcript.decisions}: {error}"
        for seed in range(random):
            if only in (None, f"random-{seed}"):
                transcript = Transcript(show)
                yield f"{name} random-{seed}", transcript.line(at_random(game, seed, transcript, off))


def check(file: Path, games: list[str], random: int, off: Collection[str], aspects: list[str]) -> int:
    known = dict(line.split(": ", 1) for line in file.read_text(encoding="utf-8").splitlines())
    differ = same = 0
    for name, line in lines(games, random, off):
        if name not in known:
            continue
        before, after = (
            dict(part.partition("=")[::2] for part in text.split()) for text in (known[name], line)
        )
        wrong = [
            part
            for part in before
            if part not in ASPECTS or part in aspects
            if before[part] != after.get(part)
        ]
        differ, same = differ + bool(wrong), same + (not wrong)
        if wrong:
            print(
                f"{name}: {', '.join(wrong)} differ" + ("" if "decisions" in after else f" ({line})"),
                flush=True,
            )
    print(f"{same} games are the same, {differ} differ")
    return 1 if differ else 0


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["write", "check", "show"])
    parser.add_argument("names", nargs="+", help="a file; for show: a game and which of its games")
    parser.add_argument("--games", default=",".join(installed()))
    parser.add_argument("--random", type=int, default=40)
    parser.add_argument("--aspects", default=",".join(ASPECTS))
    parser.add_argument("--off", default="", help="options that random games do not draw")
    args = parser.parse_args()
    games, off = args.games.split(","), args.off.split(",")
    if args.what == "show":
        for _, line in lines([args.names[0]], 10_000, off, args.names[1], show=True):
            print(line)
        return 0
    if args.what == "check":
        return check(Path(args.names[0]), games, args.random, off, args.aspects.split(","))
    with Path(args.names[0]).open("w", encoding="utf-8") as file:
        for name, line in lines(games, args.random, off):
            print(f"{name}: {line}", file=file, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
