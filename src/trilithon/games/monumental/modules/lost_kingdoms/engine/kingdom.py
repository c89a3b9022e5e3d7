"""What the modules of the four civilizations have in common."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.hooks import Hook
from trilithon.games.monumental.engine.setup import Setup


@mypyc_attr(allow_interpreted_subclasses=True)
class Kingdom(Hook):
    """A civilization with rules of its own: where nobody leads it, there is nothing to listen to."""

    civilization: str
    """As the box names it."""
    seat: i64
    """Who leads it; -1 if nobody does."""
    has_city: bool
    """Its rules are about cards and Policies, which only people use."""

    def __init__(self, number: i64, civilization: str, moments: list[str]) -> None:
        super().__init__(number, moments)
        self.civilization = civilization
        self.seat = c.NONE
        self.has_city = False

    def change(self, setup: Setup) -> None:
        self.seat = setup.led_by(self.civilization)
        if self.seat >= 0 and self.has_city and not i64(setup.people[self.seat]):
            self.seat = c.NONE  # whoever has no City has nothing of what lies there
        if self.seat < 0:
            self.moments = []
        else:
            self.settle(setup)

    def settle(self, setup: Setup) -> None:
        """Change what is fixed when the game begins, where somebody leads it."""
