"""What is open, what is private and what is hidden (PA-INFO), in views, in what is told and in undo data."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.pantheon.common import (
    TAKE_J7,
    TAKE_LAST_GOD,
    bonus_for,
    draw_three,
    gain,
    last_god,
    loot_on_j7,
    reseed,
    rich,
)
from tests.games.pantheon.scenario import Play, Scenario
from trilithon.games import find
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.events import player as name_of
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.errors import MoveError
from trilithon.kernel.playthrough import Playthrough

ALL = (0, 1, 2, NOBODY)
"""Three seats and a spectator."""


def told(play: Play, key: str) -> dict[int, list[Message]]:
    """For each viewer: what it was told under this id, or under the private form of it."""
    ids = (f"pantheon-log-{key}", f"pantheon-log-{key}-own")
    return {viewer: [message for message in play.told(viewer) if message.id in ids] for viewer in ALL}


def named(kind: str, n: int = 1) -> Message:
    """So many cards of a kind, as a message names them."""
    card = Message(f"pantheon-card-{kind.replace('_', '-')}")
    return Message("pantheon-cards", {"card": card, "n": n})


# -- half gods ---------------------------------------------------------------------------------------


@pytest.mark.rule("PA-INFO-01")
def test_a_half_god_from_the_pool_is_named_to_all() -> None:
    play = loot_on_j7("half", 3).pool(2, 5).play().do(*TAKE_J7)
    for messages in told(play, "half-god-pool").values():
        assert [message.args["value"] for message in messages] == [5]


@pytest.mark.rule("PA-INFO-01")
def test_a_half_god_from_the_stack_is_named_to_its_owner_alone() -> None:
    play = loot_on_j7("god", 3).gods_stack("plaesiris").half_stack(3, 1).play().do(*TAKE_J7)
    for viewer, messages in told(play, "half-god-stack").items():
        values = [message.args.get("value") for message in messages]
        assert values == ([3, 1] if viewer == 0 else [None, None])
    for viewer in ALL:
        players = play.view(viewer)["players"]
        assert players[0]["half_gods"] == 2
        assert players[0].get("half_god_values") == ([1, 3] if viewer == 0 else None)


@pytest.mark.rule("PA-INFO-01")
def test_during_a_scoring_all_half_gods_are_shown() -> None:
    play = last_god(3, epoch=3).half_gods(1, 2, 6).half_gods(2, 1).play().do(*TAKE_LAST_GOD)
    for messages in told(play, "scored").values():
        assert [message.args["shown"] for message in messages] == ["", "6, 2", "1"]
    for seat in range(3):
        assert play.player(seat)["half_gods_secret"] == [], "what all have seen is no secret any more"


# -- cards -------------------------------------------------------------------------------------------


@pytest.mark.rule("PA-INFO-02")
def test_an_open_card_is_named_to_all() -> None:
    scenario = Scenario(3).display("dancers", "temples", "priests", "movement")
    play = scenario.play().do("draw", "take 2 temples")
    for messages in told(play, "took-open").values():
        assert [message.args["card"] for message in messages] == [Message("pantheon-card-temples")]


@pytest.mark.rule("PA-INFO-02")
def test_a_pile_draw_is_named_to_the_drawer_alone() -> None:
    display = ["dancers", "temples", "priests", "movement"]
    scenario = Scenario(3).hand(1, movement=1).display(*display).pile("offerings", "temples", "money_1")
    play = scenario.play().do("draw", "pile")
    for viewer, messages in told(play, "drew").items():
        (message,) = messages
        assert message.args["n"] == 1
        assert message.args.get("cards") == ([named("offerings")] if viewer == 0 else None)


@pytest.mark.rule("PA-INFO-02")
def test_the_card_of_a_player_who_does_not_follow_is_named_to_him_alone() -> None:
    display = ["dancers", "temples", "priests", "movement"]
    play = Scenario(3).display(*display).pile("offerings", "temples").play()
    play.do("move", "cards 0", "foot i4", "stop")
    for viewer, messages in told(play, "drew").items():
        assert [message.args.get("cards") for message in messages] == [
            [named("offerings")] if viewer == 1 else None,
            [named("temples")] if viewer == 2 else None,
        ]


@pytest.mark.rule("PA-INFO-02")
def test_cards_from_loot_are_named_to_their_owner_alone() -> None:
    play = loot_on_j7("draw_3", 3).pile("offerings", "offerings", "temples").play().do(*TAKE_J7)
    for viewer, messages in told(play, "drew").items():
        assert messages[0].args["n"] == 3
        expected = [named("offerings", 2), named("temples")]
        assert messages[0].args.get("cards") == (expected if viewer == 0 else None)


@pytest.mark.rule("PA-INFO-03")
def test_cards_discarded_for_germania_are_open() -> None:
    scenario = Scenario(3).next_nation("germania").prepare_epoch().hand(0, dancers=6, temples=3)
    play = scenario.play().do("throw temples", "throw dancers")
    for messages in told(play, "threw").values():
        cards = [message.args["card"] for message in messages]
        assert cards == [Message("pantheon-card-temples"), Message("pantheon-card-dancers")]
    for viewer in ALL:
        assert play.view(viewer)["cards"]["discard"] == {"dancers": 1, "temples": 1}


@pytest.mark.rule("PA-INFO-03")
def test_special_money_is_taken_openly() -> None:
    play = gain(rich(Scenario(3)).gods("taksator", "gadicea").play(), "taksator")
    for messages in told(play, "special").values():
        assert [message.args["card"] for message in messages] == [Message("pantheon-card-money-2")]
    for viewer in ALL:
        assert play.view(viewer)["cards"]["special"] == [2, 3, 3, 4, 4, 5]


# -- views -------------------------------------------------------------------------------------------


def secret_of_others(variant: int) -> Scenario:
    """Two positions that differ only in what seat 0 and a spectator cannot know."""
    scenario = Scenario(3).hand(0, dancers=2, movement=1).half_gods(0, 4).gods("vinthrad", "gadicea").pool(5)
    scenario.display("dancers", "temples", "priests", "movement").discard(money_1=2)
    if variant == 0:
        scenario.hand(1, temples=3, money_1=1).hand(2, offerings=2).half_gods(1, 6, 1).half_gods(2, 3)
        return scenario
    scenario.hand(1, dancers=1, priests=3).hand(2, movement=2).half_gods(1, 2, 5).half_gods(2, 4)
    for stack in (scenario.table["pile"], scenario.table["gods_stack"]):
        Random(variant).shuffle(stack)
    scenario.table["half_stack"].reverse()
    scenario.table["nation_deck"].reverse()
    return reseed(scenario, variant)


@pytest.mark.rule("PA-INFO-04")
@pytest.mark.parametrize("variant", [1, 2, 3])
def test_views_do_not_depend_on_hands_orders_and_luck(variant: int) -> None:
    here, there = secret_of_others(0).play(), secret_of_others(variant).play()
    for viewer in (0, NOBODY):
        assert here.view(viewer) == there.view(viewer)
        assert here.game.show(here.state, viewer, "en") == there.game.show(there.state, viewer, "en")
    assert here.view(1) != there.view(1), "seat 1 knows its own hand"


@pytest.mark.rule("PA-INFO-04")
@pytest.mark.parametrize("variant", [1, 2, 3])
def test_neither_views_nor_messages_betray_others_while_they_play(variant: int) -> None:
    """Seat 0 moves, both others draw a card instead of following; seat 1 draws three in its turn."""
    plays = [secret_of_others(n).hand(2, movement=0).play() for n in (0, variant)]
    for play in plays:
        play.do("move", "cards 1", "foot j6", "stop")
        while play.asked == "follow":
            play.do("draw instead")
        draw_three(play)
    here, there = plays
    for viewer in (0, NOBODY):
        assert here.view(viewer) == there.view(viewer)
        assert here.told(viewer) == there.told(viewer)
    assert here.told(1) != there.told(1)


PUBLIC = {
    "score", "points", "hand_size", "half_gods", "feet", "columns", "sacrifices", "gods", "loot", "bonus",
    "bonus_waiting", "steps", "jumps", "coins", "extra_actions",
}  # fmt: skip


def check_view(view: dict[str, Any], viewer: int) -> None:
    for seat, player in enumerate(view["players"]):
        assert player.keys() - PUBLIC == ({"hand", "half_god_values"} if seat == viewer else set())
    for part, heap in (("gods", "stack"), ("half_gods", "stack"), ("cards", "pile"), ("loot", "bag")):
        assert isinstance(view[part][heap], int), "a number, not an order"
    assert not {"random", "agenda", "reveals", "rng", "nation_deck"} & (view.keys() | view["epoch"].keys())


@pytest.mark.rule("PA-INFO-04")
def test_no_view_of_a_whole_game_has_more_than_it_may() -> None:
    game = find("pantheon")
    state = game.start(game.setup(3), 11)
    rng = Random(11)
    for _ in range(400):
        if state.to_move == NOBODY:
            break
        for viewer in ALL:
            check_view(game.view(state, viewer), viewer)
        state.play(rng.choice(state.moves()))


@pytest.mark.rule("PA-INFO-04")
def test_what_is_public_is_in_every_view() -> None:
    scenario = secret_of_others(0).feet(1, "i4").columns(2, "h5").loot(j7="half", g4=None).special(3, 5)
    play = scenario.levels(1, dancers=2).owns(2, "gaiviles").owns_loot(1, "step").points(2, 7).play()
    for viewer in ALL:
        view = play.view(viewer)
        assert view["board"]["i4"]["feet"] == [1]
        assert view["board"]["h5"]["columns"] == [2]
        assert view["loot"]["on_board"] == {"j7": "half"}
        assert [god["id"] for god in view["gods"]["on_board"]] == ["vinthrad", "gadicea"]
        assert view["half_gods"]["pool"] == [5]
        assert view["cards"]["display"] == ["dancers", "temples", "priests", "movement"]
        assert view["cards"]["discard"]["money_1"] == 2
        assert view["cards"]["special"] == [3, 5]
        assert view["cards"]["pile"] == len(play.table["pile"])
        assert view["epoch"]["start_player"] == 0
        players = view["players"]
        assert [player["hand_size"] for player in players] == [3, 4, 2]
        assert [player["half_gods"] for player in players] == [1, 2, 1]
        assert players[1]["sacrifices"]["dancers"] == 2
        assert (players[1]["loot"], players[2]["gods"]) == ({"step": 1}, {"gaiviles": 1})
        assert players[2]["score"] == 7
        assert players[1]["feet"] == {"home": 4, "bank": 7}
    assert play.view(0)["players"][0]["hand"] == {"dancers": 2, "movement": 1}
    assert play.view(0)["players"][0]["half_god_values"] == [4]


@pytest.mark.rule("PA-INFO-04")
def test_a_dealt_bonus_tile_is_open_and_a_god_turned_up_too() -> None:
    play = bonus_for(0, "sacrifice", 3).bonus_waiting(1, "step").play()
    for viewer in ALL:
        assert play.view(viewer)["players"][1]["bonus_waiting"] == "step"
    gallia = rich(Scenario(3).next_nation("gallia").prepare_epoch()).gods_stack(*["gadicea"] * 4, "vinthrad")
    turned = gallia.play().do("choose 2")
    for viewer in ALL:
        (tile,) = turned.view(viewer)["gods"]["turned_up"]
        assert tile == {"id": "vinthrad", "cost": [4], "cards_only": False}, "the highest number alone"


# -- taking back -------------------------------------------------------------------------------------


def at_table(scenario: Scenario) -> Playthrough:
    play = scenario.play()
    return Playthrough.from_position(play.game, play.json)


def enter(table: Playthrough, *moves: str) -> None:
    for move in moves:
        table.play_text(move)


@pytest.mark.rule("PA-INFO-04")
@pytest.mark.parametrize("variant", [1, 2, 3])
def test_the_moves_of_a_running_game_name_nothing_hidden(variant: int) -> None:
    """The list of moves, which others may see for replay and undo, is the same whatever was drawn."""
    tables = [at_table(secret_of_others(n)) for n in (0, variant)]
    for table in tables:
        enter(table, "draw", "pile", "take 1 dancers", "pile", "draw", "pile", "pile", "pile")
    here, there = (
        [(played.seat, played.text, played.barrier) for played in table.played] for table in tables
    )
    assert here == there
    for seat in range(3):
        assert tables[0].can_undo(seat) == tables[1].can_undo(seat)


@pytest.mark.rule("PA-INFO-04")
def test_a_draw_cannot_be_taken_back() -> None:
    table = at_table(secret_of_others(0))
    enter(table, "draw")
    assert table.can_undo(0).allowed, "nothing was drawn yet"
    enter(table, "pile")
    assert table.can_undo(0).reason == Message("undo-revealed")
    with pytest.raises(MoveError):
        table.undo(0)


@pytest.mark.rule("PA-INFO-04")
def test_taking_an_open_card_shows_the_next_one_and_cannot_be_taken_back() -> None:
    table = at_table(secret_of_others(0))
    enter(table, "draw", "take 1 dancers")
    assert table.can_undo(0).reason == Message("undo-revealed")


@pytest.mark.rule("PA-INFO-05")
def test_a_movement_can_be_taken_back_until_it_is_finished() -> None:
    table = at_table(loot_on_j7("draw_3"))
    before = table.state.fingerprint()
    for move in TAKE_J7[:-1]:
        enter(table, move)
        assert table.can_undo(0).allowed
        assert not table.played[-1].barrier, "nothing hidden was shown"
    assert len(table.undo_all(0)) == 4
    assert table.state.fingerprint() == before
    enter(table, *TAKE_J7)
    assert table.played[-1].barrier
    assert table.can_undo(0).reason == Message("undo-revealed"), "the loot has acted: cards were drawn"


@pytest.mark.rule("PA-INFO-05")
def test_steps_of_a_movement_can_be_taken_back_one_by_one() -> None:
    table = at_table(loot_on_j7("draw_3"))
    enter(table, *TAKE_J7[:-2])
    after_j6 = table.state.fingerprint()
    enter(table, "foot j7")
    assert [played.text for played in table.undo(0)] == ["foot j7"]
    assert table.state.fingerprint() == after_j6
    assert table.game.view(table.state, 1)["loot"]["on_board"]["j7"] == "draw_3"


@pytest.mark.rule("PA-INFO-05")
def test_a_purchase_can_be_taken_back_until_it_is_finished() -> None:
    scenario = Scenario().hand(0, money_1=2, money_3=1).feet(0, "j6").loot(j7="draw_3", l4="step")
    table = at_table(scenario)
    before = table.state.fingerprint()
    purchase = ("buy", "coin 3", "coin 1", "paid", "tile dancers 1", "buy foot", "foot j7")
    for move in purchase:
        enter(table, move)
        assert table.can_undo(0).allowed
        assert not table.played[-1].barrier
    assert len(table.undo_all(0)) == len(purchase)
    assert table.state.fingerprint() == before
    enter(table, *purchase, "stop")
    assert table.can_undo(0).reason == Message("undo-revealed")


@pytest.mark.rule("PA-INFO-05")
def test_a_follower_takes_back_his_own_movement_only() -> None:
    table = at_table(Scenario().hand(0, movement=1).hand(1, movement=2))
    enter(table, "move", "cards 0", "foot i4", "stop", "follow", "cards 1", "foot j6")
    assert table.can_undo(1).allowed
    assert not table.can_undo(0).allowed, "the other has moved since"
    assert len(table.undo_all(1)) == 3
    asked = Message("pantheon-undo-follow", {"player": name_of(1)})
    assert table.can_undo(0).reason == asked, "that the other was asked tells something of his hand"


@pytest.mark.rule("PA-INFO-05")
def test_a_movement_can_be_taken_back_as_long_as_nobody_was_asked_and_nothing_shown() -> None:
    """The loot asks its owner something first; and after the last follower nobody is asked any more."""
    table = at_table(loot_on_j7("sacrifice_2").hand(1, movement=2))
    enter(table, *TAKE_J7)
    assert table.can_undo(0).allowed, "which tiles to raise is asked of the same seat"
    enter(table, "raise dancers", "raise dancers")
    assert table.can_undo(0).reason == Message("pantheon-undo-follow", {"player": name_of(1)})
    enter(table, "follow", "cards 1", "foot i4", "stop")
    assert table.state.to_move == 1, "seat 1 has followed last, and it is its turn now"
    assert table.can_undo(1).allowed
