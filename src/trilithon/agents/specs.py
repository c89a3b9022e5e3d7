"""Agents by name, as the command line, tables and tournaments ask for them."""

from __future__ import annotations

import re

from trilithon.agents.engine.agent import Agent, RandomAgent
from trilithon.agents.engine.greedy import GlanceAgent, GreedyAgent, PlainGreedyAgent
from trilithon.agents.engine.search import SearchAgent
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.errors import SetupError

HELP = {
    "random": "any legal move, each equally likely",
    "glance": "the move after which the position looks best at once",
    "greedy": "looks one whole action ahead with the game's own evaluation",
    "search:24": "plays greedy's best plans on, in 24 imagined futures (any number; 1 is greedy)",
    "search:2s": "the same, for 2 seconds a plan (any number, also 0.5s)",
    "search:24/2s": "the same, in 24 futures, but no longer than 2 seconds",
    "greedy-plain": "greedy without what modules add to the evaluation, to measure what that is worth",
}

STREAM = 0xA6E27
"""Salt of the agents' random numbers, so that they are never those of a game with the same seed."""


def agent_help() -> dict[str, str]:
    """What agents there are: an example of each spec, and what it does."""
    return dict(HELP)


def make_agent(spec: str, seed: int) -> Agent:
    """The agent of a spec; SetupError says which there are."""
    rng = seeded(seed, STREAM)
    if spec == "random":
        return RandomAgent(spec, rng)
    if spec == "glance":
        return GlanceAgent(spec, rng)
    if spec == "greedy":
        return GreedyAgent(spec, rng)
    if spec == "greedy-plain":
        return PlainGreedyAgent(spec, rng)
    if match := re.fullmatch(r"search:([1-9][0-9]{0,8})", spec):
        return SearchAgent(spec, rng, int(match[1]), 0.0)
    match = re.fullmatch(r"search:(?:([1-9][0-9]{0,8})/)?([0-9]{1,6}(?:\.[0-9]{1,6})?)s", spec)
    if match and float(match[2]) > 0:
        return SearchAgent(spec, rng, int(match[1] or 0), float(match[2]))
    raise SetupError(f"there is no agent {spec!r}; agents are: {', '.join(HELP)}")
