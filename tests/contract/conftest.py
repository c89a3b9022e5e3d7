"""A test here that asks for a `game` is run with every installed one, and with that of the kernel's tests."""

from __future__ import annotations

import pytest

from tests.contract.playing import all_games, load
from trilithon.kernel.game import Game


@pytest.fixture(params=all_games(), scope="session")
def game(request: pytest.FixtureRequest) -> Game:
    return load(request.param)
