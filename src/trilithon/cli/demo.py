"""`trilithon demo`: agents play a game, and what happens is told turn by turn."""

from __future__ import annotations

import random
import shlex
from collections.abc import Mapping
from time import sleep
from typing import Annotated

from trilithon.agents import make_agent
from trilithon.cli import arguments as a
from trilithon.cli.terminal import (
    NOBODYS_STYLE,
    Voice,
    output,
    print_result,
    print_warnings,
    seat_style,
    texts_of,
)
from trilithon.games import find
from trilithon.kernel.engine.events import Event, player
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.game import Game
from trilithon.kernel.playthrough import Playthrough

EXAMPLES = """\
Examples:

    trilithon demo pantheon
    trilithon demo pantheon --seats search:12,greedy --language hu --delay 1
    trilithon demo pantheon --seed 7 > game.txt
"""

FAVOURITE_SEATS = 3
"""Where the game allows it: enough players for something to happen, few enough to follow."""
PACE = 0.2
"""Seconds between turns, at a terminal: somebody is watching."""
LONGEST_PACE = 60
CHAPTERS = ("-log-age", "-log-epoch", "-log-era", "-log-round")
"""An event whose id ends like this begins a new part of the game."""
AGENTS = 0xDE30
"""Salt of the agents' seeds."""


def demo(
    game: a.GameId,
    /,
    *,
    seats: Annotated[
        str | None, a.described("The agents, separated by commas. Unless given, all are greedy.")
    ] = None,
    language: a.Language = None,
    seed: Annotated[int | None, a.described("The same seed, the same game. Unless given, any.")] = None,
    delay: Annotated[
        float | None,
        a.described(f"Seconds between turns. Unless given, {PACE} at a terminal, none elsewhere."),
    ] = None,
    option: a.Options = [],  # noqa: B006
    pack: a.Packs = [],  # noqa: B006
) -> None:
    """Watch agents play a game.

    What happens is told as a spectator sees it, with a heading for each turn, the position at the beginning
    of each part of the game, and the result by category at the end.
    """
    loaded = find(game, pack)
    if pack:
        print_warnings(loaded)
    texts = texts_of(loaded)
    voice = Voice(texts, a.read_language(language, texts))
    specs = _default_agents(loaded) if seats is None else a.read_agents(seats)
    seed = random.randrange(1, 10_000) if seed is None else seed
    seeds = seeded(seed, AGENTS)
    setup = loaded.setup_for(len(specs), a.read_options(option))
    sitting = [seat for seat, somebody in enumerate(loaded.people(setup)) if somebody]
    agents = {seat: make_agent(spec, seeds.word()) for seat, spec in zip(sitting, specs, strict=True)}
    playthrough = Playthrough.start(loaded, setup, seed)
    narrator = Narrator(playthrough, voice, _pace(delay))
    narrator.begin({seat: agent.name for seat, agent in agents.items()})
    while not playthrough.over:
        state = playthrough.state
        seat, move = state.to_move, agents[state.to_move].choose(state)
        closing = state.closes(move)
        narrator.tell(seat, playthrough.play(move))
        if closing:
            narrator.end_turn()
    narrator.end()
    again = ["trilithon", "demo", game, "--seats", ",".join(specs) or a.NO_AGENTS, "--seed", str(seed)]
    again += [f"--option={pair}" for pair in option] + [f"--pack={file}" for file in pack]
    output().print(voice.say("cli-again", command=shlex.join(again)))


def _default_agents(game: Game) -> tuple[str, ...]:
    seats = FAVOURITE_SEATS if FAVOURITE_SEATS in game.usual_seats() else game.seat_counts[0]
    return ("greedy",) * seats


def _pace(delay: float | None) -> float:
    if delay is None:
        return PACE if output().is_terminal else 0.0
    if not 0 <= delay <= LONGEST_PACE:  # which is not true of nan either
        raise a.ArgumentError(f"a delay is from 0 to {LONGEST_PACE} seconds, not {delay:g}")
    return delay


class Narrator:
    """Tells a game as it is played."""

    def __init__(self, playthrough: Playthrough, voice: Voice, delay: float) -> None:
        self.game = playthrough.game
        self.playthrough = playthrough
        self.voice = voice
        self.delay = delay
        self.out = output()
        self.scores = playthrough.state.scores()
        """What was known before the latest decision."""
        self.at_turn = NOBODY
        """Under whose heading we are; nobody's if that turn is over."""

    def begin(self, agents: Mapping[int, str]) -> None:
        """By the seats where they sit; others the game plays itself."""
        self.out.rule(self.voice.say(f"{self.game.id}-name"), style="bold")
        for seat, agent in agents.items():
            line = self.voice.say("cli-agent-plays", player=player(seat), agent=agent)
            self.out.print(line, style=seat_style(seat))
        for event in self.playthrough.opening:
            self._tell_event(event)
        self._show_position()

    def tell(self, seat: int, events: list[Event]) -> None:
        """What came of a decision of that seat."""
        if events and seat != self.at_turn:
            self._begin_turn(seat)
        for event in events:
            self._tell_event(event)
        if any(_begins_chapter(event) for event in events):
            self._show_position()
            self.end_turn()
        self.scores = self.playthrough.state.scores()

    def end_turn(self) -> None:
        self.at_turn = NOBODY

    def end(self) -> None:
        self._show_position()
        print_result(self.game, self.playthrough.state, self.voice)
        places = self.playthrough.state.ranking()
        winners = [player(seat) for seat, place in enumerate(places) if place == 1]
        self.out.print()
        self.out.print(self.voice.say("cli-won", n=len(winners), players=winners), style="bold")

    def _begin_turn(self, seat: int) -> None:
        """The heading: whose turn it is, and the points of all."""
        sleep(self.delay)
        self.at_turn = seat
        self.out.print()
        self.out.print(self.voice.tell(player(seat)), style=f"bold {seat_style(seat)}", end="  ")
        self.out.print(" · ".join(str(score) for score in self.scores), style=NOBODYS_STYLE)

    def _tell_event(self, event: Event) -> None:
        text = self.voice.tell(event.told_to(NOBODY))
        if _begins_chapter(event):
            self.out.print()
            self.out.rule(text.removesuffix("."), style="bold")
        else:
            self.out.print(f"   {text}", style=seat_style(event.seat))

    def _show_position(self) -> None:
        self.out.print()
        self.out.print(self.game.show(self.playthrough.state, NOBODY, self.voice.language))
        self.out.print()


def _begins_chapter(event: Event) -> bool:
    return event.message.id.endswith(CHAPTERS)
