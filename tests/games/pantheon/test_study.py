"""What a finished game tells the laboratory: it adds up, and it shows what is far too strong."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.games.pantheon.packs import pack
from tests.games.pantheon.scenario import Play, Scenario
from tests.games.pantheon.test_nations import gallia
from trilithon.games import find
from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.game import Pantheon
from trilithon.games.pantheon.study import Accounts
from trilithon.kernel.engine.events import Event, Message
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.game import Gain, Retelling, Study
from trilithon.kernel.peek import Peek
from trilithon.lab.simulation import Series, play_series
from trilithon.lab.statistics import Tally


def played(seats: int, seed: int, **options: object) -> tuple[Pantheon, Position, Retelling]:
    """A whole game of random moves, and all that was told of it."""
    game = find("pantheon")
    assert isinstance(game, Pantheon)
    events: list[Event] = []
    state, rng = game.start(game.setup(seats, options), seed, events), seeded(seed)
    opening = game.twin(state)
    state.events = events
    while state.to_move != NOBODY:
        moves = state.moves()
        state.play(moves[rng.below(len(moves))])
    return game, state, Retelling(opening, events)


def studied(game: Pantheon, s: Position, retold: Retelling) -> Study:
    return game.study(s, lambda: retold)


@pytest.mark.parametrize(("seats", "bonus_mode"), [(2, "random"), (3, "choice"), (4, "random")])
def test_the_figures_add_up(seats: int, bonus_mode: str) -> None:
    for seed in range(5):
        game, s, retold = played(seats, seed, bonus_mode=bonus_mode)
        study, look, sheet = studied(game, s, retold), Peek(s), game.score_sheet(s)
        gods = [Counter(gain.name for gain in gains if gain.kind == "god") for gains in study.gains]
        loot = [Counter(gain.name for gain in gains if gain.kind == "loot") for gains in study.gains]

        nations = study.accounts["nation"]
        epochs = {account["epoch"]: name for name, account in nations.items()}
        in_order = [s.box.nation_ids[nation] for nation in look.nations_used]
        assert [epochs[epoch] for epoch in range(1, 7)] == in_order
        points = sum(row[c.FROM_GODS] + row[c.FROM_ENDING] for row in sheet)
        assert sum(account["points"] for account in nations.values()) * seats == pytest.approx(points)
        for_gods = sum(account["gods"] * account["epoch"] for account in nations.values()) * seats
        assert for_gods == pytest.approx(sum(row[c.FROM_GODS] for row in sheet))
        assert sum(account["gods"] for account in nations.values()) * seats == pytest.approx(
            sum(map(Counter.total, gods))
        )
        assert sum(account["loot"] for account in nations.values()) * seats == pytest.approx(
            sum(map(Counter.total, loot))
        )
        columns = sum(s.columns_on_board(seat) for seat in range(seats))
        assert sum(account["columns"] for account in nations.values()) * seats == pytest.approx(columns)

        for seat in range(seats):
            for god, name in enumerate(s.box.god_ids):
                if s.box.god_life[god] == c.PERMANENT:
                    assert gods[seat][name] == look.gods[seat, god]
            for tile, name in enumerate(s.box.loot_ids):
                if s.box.loot_life[tile] == c.PERMANENT:
                    assert loot[seat][name] == look.loot[seat, tile]
            if look.bonus[seat, s.box.bonus_ids.index("step")]:
                assert study.traits[seat]["bonus"] == "step"
        laid = study.chances["open god"]
        assert sum(came_up for _, came_up in laid.values()) == 6 * (seats + 1)
        paid = Counter(gain.name for gains in study.gains for gain in gains if gain.how == "paid for")
        assert {name: taken for name, (taken, _) in laid.items() if taken} == paid
        assert len({traits["bonus"] for traits in study.traits}) == seats
        assert sorted(traits["order"] for traits in study.traits) == [f"S{n}" for n in range(seats)]


def test_the_order_of_play_begins_with_the_first_start_player() -> None:
    game, s, retold = played(3, 4, first_player="2")
    assert [traits["order"] for traits in studied(game, s, retold).traits] == ["S2", "S0", "S1"]


def heard(play: Play) -> Accounts:
    """The accounts of what was played, which began in the middle of an epoch."""
    box = play.game.box
    book = Accounts(box, play.state.seats)
    book.hear(Event(NOBODY, Message("pantheon-log-epoch", {"epoch": 2, "nation": box.nation_names[0]})))
    for event in play.events:
        book.hear(event)
    return book


def test_a_god_that_is_paid_for_may_draw_another() -> None:
    scenario = Scenario().hand(0, priests=4, dancers=2).gods("surparit", "gadicea").gods_stack("vinthrad")
    book = heard(scenario.play().do("gain 1 surparit", "sacrifice 4:priests 2:dancers"))
    assert book.gains == [[Gain("god", "surparit", "paid for"), Gain("god", "vinthrad", "drawn")], []]


def test_a_god_in_gallia_is_paid_in_part_or_left() -> None:
    play = gallia("vinthrad", "gadicea").hand(0, priests=4).play()
    assert heard(play.do("choose 2", "sacrifice 4:priests")).gains == [
        [Gain("god", "vinthrad", "paid in part")],
        [],
    ]


def test_a_god_that_is_left_in_gallia_says_nothing_about_the_next_one() -> None:
    play = gallia("vinthrad", "gadicea").hand(0, priests=4).hand(1, dancers=5).play()
    play.do("choose 2", "leave", "choose 1")
    book = heard(play)
    assert book.gains == [[], []]
    god = book._ids
    name = next(name for name in play.game.box.god_names if god[id(name)] == "gadicea")
    book.hear(Event(1, Message("pantheon-log-gained-god", {"god": name, "points": 2})))
    assert book.gains[1] == [Gain("god", "gadicea", "drawn")]


def test_two_tiles_of_a_pack_may_be_called_alike(tmp_path: Path) -> None:
    tile = '[[loot]]\nid = "{}"\nname = "Treasure"\nsource = "original"\ncopies = 1\nlifetime = "once"\neffects = []\n'
    game = find("pantheon", [pack(tmp_path, tile.format("chest"), tile.format("hoard"))])
    assert isinstance(game, Pantheon)
    names = dict(zip(game.box.loot_ids, game.box.loot_names, strict=True))
    assert names["chest"] == names["hoard"]
    book = Accounts(game.box, 2)
    book.hear(Event(NOBODY, Message("pantheon-log-epoch", {"epoch": 1, "nation": game.box.nation_names[0]})))
    for tile in ("hoard", "chest"):
        book.hear(Event(0, Message("pantheon-log-loot", {"tile": names[tile]})))
    assert book.gains[0] == [Gain("loot", "hoard"), Gain("loot", "chest")]


def test_a_god_that_is_far_too_strong_shows_up(tmp_path: Path) -> None:
    strong = '[[god]]\nid = "taksator"\neffects = [{ op = "half_god", n = 4, source = "stack" }]\n'
    ahead = []
    for packs in ((), (pack(tmp_path, strong),)):
        tally = Tally(["random", "random"])
        for game in play_series(Series("pantheon", ("random", "random"), games=150, packs=packs)):
            tally.add(game)
        having = tally.balance.having["god"]
        ahead.append(having["taksator"].ahead.estimate)
    before, after = ahead
    most = max(others.ahead.value for name, others in having.items() if name != "taksator")
    assert after.reach is not None
    assert after.value - after.reach > most
    change = after - before
    assert change.reach is not None
    assert change.value > change.reach
    taksator = having["taksator"]
    assert taksator.wins_with / taksator.seats_with > 0.7
