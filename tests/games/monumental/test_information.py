"""What is open, what is private and what is hidden (section 5 of the rules): views, what is told, imagined worlds."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.monumental.scenario import Play, Scenario
from tests.games.monumental.soundness import problems
from tests.games.monumental.starting import random_game
from trilithon.games import find
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.view import view
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.peek import Peek
from trilithon.kernel.playthrough import Playthrough

ALL = (0, 1, NOBODY)
"""Two seats and a spectator."""


def player(play: Play, seat: int, viewer: int) -> dict[str, Any]:
    shown: dict[str, Any] = view(play.state, viewer)["players"][seat]
    return shown


def tile(play: Play, name: str, viewer: int) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in view(play.state, viewer)["map"]["tiles"] if one["id"] == name)
    return found


def market(play: Play, name: str, viewer: int) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in view(play.state, viewer)["markets"] if one["id"] == name)
    return found


# -- tokens ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-MAP-10")
@pytest.mark.parametrize(("name", "ids"), [("b0", ("scouts", "herders")), ("c0", ("raiders", "miners"))])
def test_of_barbarians_only_the_number_is_seen(name: str, ids: tuple[str, str]) -> None:
    for viewer in ALL:
        one, other = (view(Scenario().token(name, token).play().state, viewer) for token in ids)
        assert one == other


@pytest.mark.rule("MO-MAP-10")
def test_of_free_cities_only_the_price_is_seen() -> None:
    for viewer in ALL:
        plays = [Scenario().token("b2", city).play() for city in ("city_of_scholars", "city_of_artisans")]
        shown = [tile(play, "b2", viewer)["token"] for play in plays]
        assert shown == [{"free_city": {"science": 2}}] * 2, "these two have the same price"


@pytest.mark.rule("MO-MAP-10", "MO-CONQ-17")
def test_a_token_that_was_turned_is_seen_by_all() -> None:
    play = Scenario().token("b0", "scouts").goods(0, military=2).play()
    play.do("conquer b0", "without warlord", "choose 1")
    for viewer in ALL:
        assert player(play, 0, viewer)["looted"] == ["scouts"]
        assert tile(play, "b0", viewer)["token"] is None


# -- Markets ---------------------------------------------------------------------------------------------


def looking() -> Play:
    """Seat 0 looks at the three tokens of Palmyra, a Market of 2 seats that has one more for once."""
    scenario = Scenario(3, markets=["palmyra", "malacca", "timbuktu"]).explorers(0, "b1").explorers(1, "b1")
    return scenario.stack("palmyra", "palmyra_1", "palmyra_3", "palmyra_5").play()


@pytest.mark.rule("MO-MAP-08", "MO-EXPL-06")
def test_a_market_is_face_down_but_for_who_looks_at_it() -> None:
    play = looking()
    everybody = (0, 1, 2, NOBODY)
    for viewer in everybody:
        assert market(play, "palmyra", viewer) == {"id": "palmyra", "left": 3, "buyers": []}
    play.do("look 1")
    for viewer in everybody:
        seen = market(play, "palmyra", viewer).get("open")
        assert seen == (["palmyra_1", "palmyra_3", "palmyra_5"] if viewer == 0 else None)
    play.do("keep palmyra_3")
    for viewer in everybody:
        assert market(play, "palmyra", viewer)["left"] == 2
        assert market(play, "palmyra", viewer).get("seen") == (
            ["palmyra_1", "palmyra_5"] if viewer == 0 else None
        )
        token = "palmyra_3" if viewer == 0 else None
        bargain = {"market": "palmyra", "token": token, "used": False}
        assert player(play, 0, viewer)["bargains"] == [bargain], "where it comes from is public"


@pytest.mark.rule("MO-EXPL-06")
def test_what_was_taken_is_told_to_its_owner_alone() -> None:
    play = looking().do("look 1", "keep palmyra_3")
    taken = next(event for event in play.events if event.message.id == "monumental-log-took-token")
    assert taken.told_to(0).id == "monumental-log-took-token-own"
    assert "goods" in taken.told_to(0).args
    for viewer in (1, 2, NOBODY):
        assert taken.told_to(viewer) == taken.message
        assert "goods" not in taken.message.args


@pytest.mark.rule("MO-RES-10")
def test_a_used_market_token_is_seen_by_all() -> None:
    play = looking().do("look 1", "keep palmyra_3", "market palmyra")
    for viewer in (0, 1, 2, NOBODY):
        bargain = {"market": "palmyra", "token": "palmyra_3", "used": True}
        assert player(play, 0, viewer)["bargains"] == [bargain]


# -- cards -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-CITY-09", "MO-DEC-24")
@pytest.mark.parametrize("is_open", [0, 1])
def test_a_discard_pile_is_its_owners_at_any_time(is_open: int) -> None:
    scenario = Scenario(open_discards=is_open).discard(0, "fort", "mine").discard(1, "library")
    play = scenario.play()
    for viewer in ALL:
        for owner, cards in enumerate((["fort", "mine"], ["library"])):
            shown = player(play, owner, viewer)
            assert shown["discards"] == len(cards), "how many there are is public"
            assert shown.get("discarded") == (cards if viewer == owner or is_open else None)


def test_cards_put_on_top_of_a_deck_are_known_until_they_are_drawn_or_shuffled() -> None:
    scenario = Scenario().display("granary", "irrigation").goods(0, production=3, science=4)
    play = scenario.play()
    for viewer in ALL:
        assert player(play, 0, viewer)["deck"] == {"left": 15, "top": []}
    play.do("buy 1 granary", "buy 2 irrigation")
    for viewer in ALL:
        assert player(play, 0, viewer)["deck"] == {"left": 17, "top": ["irrigation", "granary"]}
    play.do("progress", "draw 1 irrigation", "done")
    for viewer in ALL:
        assert player(play, 0, viewer)["deck"] == {"left": 16, "top": ["granary"]}


@pytest.mark.rule("MO-EFF-22")
def test_drawn_cards_are_shown_to_all() -> None:
    play = Scenario().deck(0, "fort").goods(0, science=2).play().do("progress")
    for viewer in ALL:
        assert view(play.state, viewer)["held"] == [{"card": "fort", "fresh": True}]


def test_of_the_development_deck_all_see_how_many_cards_of_each_era_are_left() -> None:
    play = Scenario(3).exact_future("irrigation", "granary", "market").play()
    for viewer in (0, 1, 2, NOBODY):
        eras = [{"era": "1", "left": 2}, {"era": "2", "left": 1}]
        deck = view(play.state, viewer)["deck"]
        assert (deck["left"], deck["eras"]) == (3, eras)


def test_all_see_how_many_turns_each_seat_has_still_to_come() -> None:
    for left, of_each in ((0, [0, 0, 0]), (2, [0, 1, 1]), (4, [1, 2, 1])):
        turn = view(Scenario(3).last_turns(left).play().state, 1)["turn"]
        assert (turn["left"], turn["left_of"]) == (left, of_each)
    assert view(Scenario(3).play().state, 1)["turn"]["left_of"] is None


def test_the_latest_era_goes_up_in_its_order() -> None:
    game = find("monumental")
    for seats, renaissance in ((2, False), (3, True), (4, False)):
        state = game.start(game.setup(seats, {"renaissance": renaissance}), 1)
        rng, eras = seeded(1, 3), [""]
        while state.to_move != NOBODY:
            if (era := game.view(state, 0)["deck"]["era"]) != eras[-1]:
                eras.append(era)
            moves = state.moves()
            state.play(moves[rng.below(len(moves))])
        assert eras[1:] == ["1", "2", *(["renaissance"] if renaissance else []), "3"]


def test_what_is_public_is_the_same_for_all() -> None:
    """A spectator sees what every seat sees; a seat sees more of its own things only."""
    play = looking().do("look 1", "keep palmyra_3")
    shown = [view(play.state, viewer) for viewer in (NOBODY, 0, 1)]
    private = {"seat", "prices", "costs", "markets", "players", "next_crossings"}
    assert [{k: v for k, v in one.items() if k not in private} for one in shown[1:]] == [
        {k: v for k, v in shown[0].items() if k not in private}
    ] * 2
    for viewer in (0, 1):
        for owner in range(3):
            seen, by_all = shown[viewer + 1]["players"][owner], shown[0]["players"][owner]
            differences = {key for key in seen if seen[key] != by_all.get(key)}
            assert differences <= ({"discarded", "bargains"} if owner == viewer else set())


def test_at_the_end_all_is_open() -> None:
    scenario = (
        Scenario(markets=["palmyra", "malacca"]).bargain(0, "palmyra_1").discard(0, "fort").exact_future()
    )
    play = scenario.last_turns(0).play().do("end")
    assert play.asked == "over"
    for viewer in ALL:
        assert player(play, 0, viewer)["bargains"][0]["token"] == "palmyra_1"
        assert player(play, 0, viewer)["discarded"] == sorted(play.discard(0))


# -- imagined worlds -------------------------------------------------------------------------------------


@settings(max_examples=12)
@given(seats=st.integers(2, 4), seed=st.integers(0, 2**20), every=st.integers(11, 37))
@pytest.mark.rule("MO-MAP-10", "MO-MAP-08", "MO-CITY-09")
def test_an_imagined_world_looks_the_same_and_could_be_true(seats: int, seed: int, every: int) -> None:
    """Nothing that a seat knows is changed, nothing that it does not know is kept from being changed."""
    rng = seeded(seed, 7)
    for number, s in enumerate(random_game(seats, seed)):
        if number % every or s.to_move == NOBODY:
            continue
        viewer = number // every % (seats + 1) - 1
        twin = s.imagine(viewer, rng)
        assert view(twin, viewer) == view(s, viewer)
        assert problems(twin) == []
        if s.to_move == viewer:
            assert twin.moves() == s.moves()


def imagined(s: Position, viewer: int, n: int = 30) -> list[Peek]:
    rng = seeded(5)
    return [Peek(s.imagine(viewer, rng)) for _ in range(n)]


def test_what_a_seat_does_not_know_is_dealt_anew() -> None:
    play = looking().do("look 1", "keep palmyra_3")
    s = play.state
    b0 = play.tiles["b0"]
    for viewer in (0, 1, NOBODY):
        worlds = imagined(s, viewer)
        assert len({tuple(world.deck[0]) for world in worlds}) > 1
        assert len({tuple(world.deck[1]) for world in worlds}) > 1
        assert len({tuple(world.future) for world in worlds}) > 1
        assert len({world.token[b0] for world in worlds}) > 1
        palmyra = s.box.market_ids.index("palmyra")
        kept = {world.bargains[0, palmyra] for world in worlds}
        stacks = {tuple(world.stacks[palmyra]) for world in worlds}
        if viewer == 0:
            assert (len(kept), len(stacks)) == (1, 1), "it has seen them"
        else:
            assert min(len(kept), len(stacks)) > 1


def test_what_was_left_in_a_market_is_remembered_until_it_turns_up() -> None:
    """Seat 1 takes a token after seat 0 has looked: seat 0 knows that it is one of those it left."""
    play = looking().do("look 1", "keep palmyra_3", "end", "activate a1", "look 1", "keep palmyra_5")
    box = play.state.box
    palmyra = box.market_ids.index("palmyra")
    tokens = range(box.bargain_start[palmyra], box.bargain_end[palmyra])
    left = {tokens[0], tokens[4]}
    for world in imagined(play.state, 0):
        taken = world.bargains[1, palmyra]
        assert {taken, *world.stacks[palmyra]} == left
    assert len({world.bargains[1, palmyra] for world in imagined(play.state, 0)}) == 2
    assert market(play, "palmyra", 0)["seen"] == ["palmyra_1", "palmyra_5"]
    for world in imagined(play.state, 1):
        assert world.stacks[palmyra] == [tokens[0]], "it has looked last"
        assert world.bargains[0, palmyra] in tokens[1:4]
    play.do("market palmyra")
    assert market(play, "palmyra", 0)["seen"] == ["palmyra_1"]
    for world in imagined(play.state, 0):
        assert world.stacks[palmyra] == [tokens[0]]


def test_known_cards_on_top_stay_there_in_every_imagined_world() -> None:
    scenario = Scenario().display("granary", "irrigation").goods(0, production=3, science=2)
    play = scenario.play().do("buy 1 granary", "buy 2 irrigation")
    for viewer in ALL:
        for world in imagined(play.state, viewer, 10):
            assert world.deck[0][-2:] == play.look.deck[0][-2:]


def test_eras_stay_apart_in_every_imagined_world() -> None:
    s = Scenario(renaissance=1).play().state
    eras = [s.box.card_deck[s.kinds[card]] for card in Peek(s).future]
    for world in imagined(s, 0, 10):
        assert [s.box.card_deck[s.kinds[card]] for card in world.future] == eras


# -- undo ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-EFF-31", "MO-EFF-32")
def test_steps_are_taken_back_one_by_one_down_to_the_latest_barrier() -> None:
    game = find("monumental")
    through = Playthrough.start(game, game.setup(2, {"first_player": "host"}), seed=3)
    while through.state.moves() and not game.write(through.state, through.legal[0]).startswith("activate"):
        through.play(through.legal[0])
    seat = through.state.to_move
    before = through.state.numbers()
    through.play(through.legal[0])
    assert through.can_undo(seat).allowed, "activation is no barrier"
    through.undo(seat)
    assert through.state.numbers() == before
    through.play(through.legal[0])
    through.play_text("end")
    assert not through.can_undo(seat).allowed, "phase 2 is over"
