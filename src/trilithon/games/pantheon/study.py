"""What a finished game tells about the balance of the box: gods, nations, bonus and loot tiles.

Most gods and tiles are back in the box at the end, so the game is heard once more, event by event.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from trilithon.games.pantheon.engine.box import Box
from trilithon.games.pantheon.engine.position import Position
from trilithon.kernel.engine.events import Event
from trilithon.kernel.game import Gain, Retelling, Study
from trilithon.kernel.peek import Peek

Args = dict[str, Any]
PAID = "paid for"
CHEAP = "paid in part"
"""Its highest number alone, as in Gallia."""
DRAWN = "drawn"


def study(s: Position, retold: Retelling) -> Study:
    book = Accounts(s.box, s.seats)
    for event in retold.events:
        book.hear(event)
    assert isinstance(retold.opening, Position)
    first = Peek(retold.opening).start_player
    everybody = range(s.seats)
    return Study(
        traits=[{**book.bonus[seat], "order": f"S{(seat - first) % s.seats}"} for seat in everybody],
        measures={
            "gods per seat": book.gained("god") / s.seats,
            "loot tiles per seat": book.gained("loot") / s.seats,
        },
        chances={"open god": book.open_gods()},
        gains=book.gains,
        accounts={"nation": book.nations},
    )


class Accounts:
    """Of a game that is told, event by event."""

    def __init__(self, box: Box, seats: int) -> None:
        self.seats = seats
        self.bonus: list[dict[str, str]] = [{} for _ in range(seats)]
        self.gains: list[list[Gain]] = [[] for _ in range(seats)]
        self.nations: dict[str, dict[str, float]] = {}
        self._epoch: dict[str, float] = {}
        """The account of the nation whose epoch it is."""
        self._laid: Counter[str] = Counter()
        """Gods that lay open, of all epochs."""
        self._how = DRAWN
        """The next god is come by."""
        # Events have the very names of the box: two tiles of a pack may be called alike.
        self._ids = {
            id(name): own_id
            for names, ids in (
                (box.god_names, box.god_ids),
                (box.loot_names, box.loot_ids),
                (box.bonus_names, box.bonus_ids),
                (box.nation_names, box.nation_ids),
            )
            for name, own_id in zip(names, ids, strict=True)
        }

    def gained(self, kind: str) -> int:
        return sum(gain.kind == kind for gains in self.gains for gain in gains)

    def open_gods(self) -> dict[str, tuple[int, int]]:
        """Every god that lay open, and how many of its tiles somebody paid for."""
        paid = Counter(gain.name for gains in self.gains for gain in gains if gain.how == PAID)
        return {god: (paid[god], laid) for god, laid in self._laid.items()}

    def hear(self, event: Event) -> None:
        heard = HEARD.get(event.message.id.removeprefix("pantheon-log-"))
        if heard is not None:
            heard(self, int(event.seat), event.message.args)

    def epoch_begins(self, seat: int, args: Args) -> None:
        self._epoch = dict.fromkeys(("epoch", "gods", "loot", "columns", "points"), 0.0)
        self._epoch["epoch"] = args["epoch"]
        self.nations[self._id(args["nation"])] = self._epoch

    def gods_lie_open(self, seat: int, args: Args) -> None:
        self._laid.update(self._id(god) for god in args["gods"])

    def has_bonus(self, seat: int, args: Args) -> None:
        self.bonus[seat] = {"bonus": self._id(args["tile"])}

    def has_loot(self, seat: int, args: Args) -> None:
        self.gains[seat].append(Gain("loot", self._id(args["tile"])))
        self._count("loot")

    def god_is_turned_up(self, seat: int, args: Args) -> None:
        self._how = CHEAP

    def god_is_left(self, seat: int, args: Args) -> None:
        self._how = DRAWN

    def god_is_paid(self, seat: int, args: Args) -> None:
        if self._how != CHEAP:
            self._how = PAID

    def has_god(self, seat: int, args: Args) -> None:
        self.gains[seat].append(Gain("god", self._id(args["god"]), self._how))
        self._how = DRAWN
        self._count("gods")
        self._count("points", args["points"])

    def has_points(self, seat: int, args: Args) -> None:
        self._count("points", args["points"])

    def has_column(self, seat: int, args: Args) -> None:
        self._count("columns")

    def _id(self, name: object) -> str:
        return self._ids[id(name)]

    def _count(self, what: str, n: int = 1) -> None:
        """In the present epoch, for a seat on average."""
        self._epoch[what] += n / self.seats


HEARD: dict[str, Callable[[Accounts, int, Args], None]] = {
    "epoch": Accounts.epoch_begins,
    "gods-laid": Accounts.gods_lie_open,
    "bonus": Accounts.has_bonus,
    "loot": Accounts.has_loot,
    "revealed": Accounts.god_is_turned_up,
    "left-god": Accounts.god_is_left,
    "sacrificed": Accounts.god_is_paid,
    "gained-god": Accounts.has_god,
    "ended-epoch": Accounts.has_points,
    "placed-column": Accounts.has_column,
    "free-column": Accounts.has_column,
}
"""What lines of the log mean for the accounts."""
