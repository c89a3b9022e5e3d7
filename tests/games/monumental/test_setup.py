"""The beginning of a game (MO-SETUP)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.monumental.contents import box
from tests.games.monumental.scenario import MAPS, Play, new_game
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.cities import fill_city
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.slots import under_slot, upper_slot
from trilithon.games.monumental.view import view
from trilithon.kernel.peek import Peek

SEEDS = range(40)
each_number_of_seats = pytest.mark.parametrize("seats", [2, 3, 4])
CIVILIZATIONS = [civilization.id for civilization in box().civilization]


def settled(position: Position) -> Play:
    """All Capitals are chosen, each seat taking the first that is free."""
    play = Play(position)
    while play.asked == "capital":
        play.do(play.legal[0], forced=False)
    return play


def era_of(name: str) -> str:
    return next(card.deck for card in box().card if card.id == name)


# -- who plays -----------------------------------------------------------------------------------------


@pytest.mark.rule("MO-SETUP-01")
@each_number_of_seats
def test_anybody_may_begin(seats: int) -> None:
    firsts = Counter(new_game(seats, seed=seed, first_player=0).first() for seed in range(60))
    assert set(firsts) == set(range(seats))
    assert min(firsts.values()) >= 60 // seats // 3


@pytest.mark.rule("MO-SETUP-01")
@each_number_of_seats
def test_host_begins_if_the_table_wants_so(seats: int) -> None:
    assert {new_game(seats, seed=seed, first_player=1).first() for seed in SEEDS} == {0}


@pytest.mark.rule("MO-SETUP-02", "MO-ACTV-09")
@each_number_of_seats
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_turns_go_clockwise_from_the_first(seats: int, seed: int) -> None:
    play = settled(new_game(seats, seed=seed, first_player=0))
    first, order = play.look.first, []
    for _ in range(2 * seats + 1):
        order.append(play.to_move)
        play.do("activate b2", "end")
        while play.asked == "stays":
            play.do(play.legal[0])
    assert order == [(first + turn) % seats for turn in range(2 * seats + 1)]


@pytest.mark.rule("MO-SETUP-03")
@pytest.mark.parametrize("chosen", [(), ("japan",), (None, None, "china"), ("greece", None, "egypt", None)])
def test_civilizations_are_those_chosen_or_random_and_all_different(chosen: tuple[str | None, ...]) -> None:
    drawn: list[set[str]] = [set(), set(), set(), set()]
    for seed in SEEDS:
        state = new_game(4, civilizations=chosen, seed=seed)
        named = [CIVILIZATIONS[number] for number in state.setup.civilization]
        assert len(set(named)) == 4
        for seat, civilization in enumerate(chosen):
            assert civilization in (None, named[seat])
        for seat, civilization in enumerate(named):
            drawn[seat].add(civilization)
    taken = {civilization for civilization in chosen if civilization}
    for seat in range(4):
        if seat >= len(chosen) or chosen[seat] is None:
            assert drawn[seat] == set(CIVILIZATIONS) - taken


@pytest.mark.rule("MO-SETUP-03", "MO-SETUP-09")
def test_unused_civilizations_leave_the_game() -> None:
    state = new_game(2, civilizations=("japan", "china"))
    ids = Counter(state.box.card_ids[kind] for kind in state.kinds)
    assert (ids["samurai_school"], ids["bushido"], ids["paper_maker"], ids["pyrotechnics"]) == (1, 1, 1, 1)
    for card in ("pharaohs_barge", "masonry", "dolmen", "scouting", "hoplite_grounds", "philosophy"):
        assert card not in ids
    assert (ids["work_camp"], ids["library"], ids["fort"], ids["forum"], ids["mine"]) == (10, 6, 6, 2, 2)


# -- decks ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-SETUP-04", "MO-SETUP-05")
@each_number_of_seats
def test_eras_are_stacked_first_on_top(seats: int) -> None:
    for seed in SEEDS:
        deck = Play(new_game(seats, seed=seed)).future()
        assert [era_of(card) for card in deck] == ["1"] * 15 + ["2"] * 12 + ["3"] * 8
        assert len(set(deck)) == 35


@pytest.mark.rule("MO-SETUP-04")
def test_every_era_is_shuffled_by_itself() -> None:
    decks = [Play(new_game(seed=seed)).future() for seed in range(100)]
    for place, era in ((0, "1"), (14, "1"), (15, "2"), (26, "2"), (27, "3"), (34, "3")):
        cards = {card.id for card in box().card if card.deck == era and not card.alternative}
        assert {deck[place] for deck in decks} == cards


@pytest.mark.rule("MO-SETUP-05")
def test_alternative_wonders_are_left_out() -> None:
    play = Play(new_game())
    alternatives = {card.id for card in box().card if card.alternative}
    assert alternatives == {"colossus_of_rhodes", "notre_dame", "international_space_station"}
    assert not alternatives & set(play.future())
    kinds = Counter((card.deck, card.kind) for card in box().card if card.id in play.future())
    assert kinds == {
        ("1", "wonder"): 5, ("1", "building"): 5, ("1", "knowledge"): 5,
        ("2", "wonder"): 4, ("2", "building"): 4, ("2", "knowledge"): 4,
        ("3", "wonder"): 4, ("3", "knowledge"): 4,
    }  # fmt: skip


@pytest.mark.rule("MO-SETUP-06")
@pytest.mark.parametrize("eras", range(8))
def test_alternative_wonder_replaces_one_of_its_era(eras: int) -> None:
    plain = set(Play(new_game()).future())
    replaced = set()
    for seed in range(60):
        play = Play(new_game(seed=seed, alt_wonders=eras))
        deck = play.future()
        assert [era_of(card) for card in deck] == ["1"] * 15 + ["2"] * 12 + ["3"] * 8
        alternatives = ("colossus_of_rhodes", "notre_dame", "international_space_station")
        for bit, alternative in enumerate(alternatives):
            assert (alternative in deck) == bool(eras >> bit & 1)
        gone = plain - set(deck)
        assert Counter(era_of(card) for card in gone) == Counter(
            "123"[bit] for bit in range(3) if eras >> bit & 1
        )
        assert gone <= set(play.removed())
        replaced |= gone
    wonders = {card.id for card in box().card if card.kind == "wonder" and not card.alternative}
    assert replaced == {
        card for card in wonders if era_of(card) in {"123"[bit] for bit in range(3) if eras >> bit & 1}
    }


@pytest.mark.rule("MO-SETUP-07")
def test_renaissance_lies_between_the_second_and_the_third_era() -> None:
    decks = [Play(new_game(seed=seed, renaissance=1)).future() for seed in range(100)]
    for deck in decks:
        eras = [era_of(card) for card in deck]
        assert eras == ["1"] * 15 + ["2"] * 12 + ["renaissance"] * 12 + ["3"] * 8
    cards = {card.id for card in box().card if card.deck == "renaissance"}
    assert {deck[27] for deck in decks} == cards == {deck[38] for deck in decks}


@pytest.mark.rule("MO-SETUP-08")
@each_number_of_seats
def test_three_basic_piles_of_ten(seats: int) -> None:
    assert Play(new_game(seats)).piles() == {"workshop": 10, "laboratory": 10, "archery_range": 10}


# -- Cities --------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-SETUP-09", "MO-SETUP-10", "MO-SETUP-11")
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 4))
def test_city_of_nine_or_ten_cards(seed: int, seats: int) -> None:
    play = Play(new_game(seats, seed=seed))
    for seat in range(seats):
        city = play.city(seat)
        below = [place for place in city if place.endswith("-under")]
        assert len(city) - len(below) == 9
        assert len(play.deck(seat)) == 6 - len(below)
        assert play.discard(seat) == play.archive(seat) == []
        civilization = box().civilization[play.state.civilization(seat)]
        assert [city[place] for place in below] in ([], [civilization.knowledge])
        own = Counter([*city.values(), *play.deck(seat)])
        assert own == {
            "work_camp": 5, "library": 3, "fort": 3, "forum": 1, "mine": 1,
            civilization.special: 1, civilization.knowledge: 1,
        }  # fmt: skip


@pytest.mark.rule("MO-SETUP-09", "MO-SETUP-10")
def test_every_place_may_get_every_card() -> None:
    cities = [Play(new_game(seed=seed, civilizations=("egypt",))).city(0) for seed in range(200)]
    kinds = {"work_camp", "library", "fort", "forum", "mine", "pharaohs_barge"}
    assert {city["a1"] for city in cities} == {city["c3"] for city in cities} == kinds
    assert {place for city in cities for place in city if place.endswith("-under")} == {
        f"{row}{column}-under" for row in "abc" for column in "123"
    }
    with_knowledge = sum(len(city) == 10 for city in cities)
    assert 90 < with_knowledge < 160  # 10 of 15 places: about two thirds


@pytest.mark.rule("MO-SETUP-09", "MO-SETUP-10")
@pytest.mark.parametrize("at", range(15))
def test_city_is_dealt_in_reading_order_and_knowledge_fills_no_space(at: int) -> None:
    state = new_game(civilizations=("egypt", "greece"))
    cards = list(range(15))  # the last is the starting Knowledge
    cards.insert(at, cards.pop())
    look = Peek(state)
    look.deck[0] = cards[::-1]
    look.city[:18] = [c.NONE] * 18
    assert fill_city(state, 0) == c.NONE
    others = [card for card in cards if card != 14]
    assert [look.city[0, upper_slot(space)] for space in range(9)] == others[:9]
    under = [look.city[0, under_slot(space)] for space in range(9)]
    assert under == [14 if space == at and at < 9 else c.NONE for space in range(9)]
    assert look.deck[0] == [card for card in cards if card not in look.city[:18]][::-1]
    assert len(look.deck[0]) == (5 if at < 9 else 6)


@pytest.mark.rule("MO-SETUP-11")
def test_culture_deck_has_all_five_policies() -> None:
    play = settled(new_game(2, civilizations=("denmark", "egypt")))
    play.do("activate b2")
    assert play.policies(0) == []
    seen = view(play.state, 0)["players"][0]
    assert seen["policies"] == ["warrior_culture", "raiding_parties", "pillaging", "longships", "danegeld"]
    play.look.goods[0, c.CULTURE] = 1
    assert play.offers("develop") == seen["policies"]


@pytest.mark.rule("MO-SETUP-12")
@each_number_of_seats
def test_two_gold_and_nothing_else(seats: int) -> None:
    play = settled(new_game(seats))
    for seat in range(seats):
        assert play.goods(seat) == {"gold": 2}
        assert play.look.crates[seat] == 0
        assert play.looted(seat) == []
        assert all(play.bargain(seat, market.id) is None for market in box().market)
        assert play.outposts(seat) == []
        assert view(play.state, seat)["players"][seat]["outposts"] == 2


# -- tokens on the map ---------------------------------------------------------------------------------


@pytest.mark.rule("MO-EX-07", "MO-MAP-08", "MO-DEC-30")
@each_number_of_seats
def test_markets_hold_as_many_tokens_as_there_are_seats(seats: int) -> None:
    markets = [market.id for market in box().market]
    seen: dict[str, set[str]] = {market: set() for market in markets}
    for seed in range(60):
        play = Play(new_game(seats, seed=seed))
        for market in markets[:seats]:
            assert len(set(play.stack(market))) == seats  # of 5: with three seats two stay in the box
            seen[market].update(play.stack(market))
        for market in markets[seats:]:
            assert play.stack(market) == []
    for market in markets[:seats]:
        assert seen[market] == {token.id for token in box().market_token if token.market == market}


@pytest.mark.rule("MO-MAP-04", "MO-MAP-09")
@each_number_of_seats
def test_every_province_has_its_tokens(seats: int) -> None:
    play = Play(new_game(seats))
    chart = play.state.chart
    values = {token.id: token.value for token in box().barbarian}
    drawn = {
        f"{'abcde'[column]}{row}": text
        for row, line in enumerate(MAPS[seats])
        for column, text in enumerate(line.split())
    }
    for name, tile in play.tiles.items():
        token = play.token(name)
        if chart.kind[tile] != c.PROVINCE:
            assert token is None
            assert not play.crate(name)
            continue
        assert token is not None
        assert str(values.get(token, "f")) == drawn[name][1]
        assert play.crate(name) == (drawn[name][2] == "-")


# -- Capitals and display ------------------------------------------------------------------------------


@pytest.mark.rule("MO-SETUP-13")
@each_number_of_seats
@pytest.mark.parametrize("seed", range(5))
def test_capitals_are_chosen_from_the_last_to_the_first(seats: int, seed: int) -> None:
    play = Play(new_game(seats, seed=seed, first_player=0))
    first, free = play.look.first, list(play.offers("settle"))
    assert len(free) == seats
    for place in reversed(range(seats)):
        assert play.to_move == (first + place) % seats
        assert play.offers("settle") == free
        chosen = free.pop(seed % len(free))
        play.do(f"settle {chosen}", forced=False)
        assert play.owner(chosen) == (first + place) % seats


@pytest.mark.rule("MO-SETUP-14")
@each_number_of_seats
def test_everything_starts_on_the_own_capital(seats: int) -> None:
    play = settled(new_game(seats))
    for seat in range(seats):
        (capital,) = play.owned(seat)
        assert play.soldiers(capital) == 9
        assert play.warlord(seat) == capital
        assert play.explorers(seat) == [capital, capital]
    assert sum(play.soldiers(tile) for tile in play.tiles) == 9 * seats


@pytest.mark.rule("MO-SETUP-15", "MO-SETUP-16")
@pytest.mark.parametrize(
    ("seats", "order"), [(2, [3, 2, 1, 6, 5, 4]), (3, [6, 5, 4, 3, 2, 1]), (4, [6, 5, 4, 3, 2, 1])]
)
def test_display_is_dealt_after_the_capitals_the_oldest_at_the_right(seats: int, order: list[int]) -> None:
    play = Play(new_game(seats))
    deck = play.future()
    for _ in range(seats):
        assert play.asked == "capital"
        assert play.display() == [None] * 6
        assert all(len(play.city(seat)) >= 9 for seat in range(seats))
        play.do(play.legal[0], forced=False)
    assert play.asked == "activate"
    shown = play.display()
    assert [shown[place - 1] for place in order] == deck[:6]
    assert play.future() == deck[6:]


@pytest.mark.rule("MO-SETUP-16")
def test_map_and_cities_lie_open_before_capitals_are_chosen() -> None:
    play = Play(new_game(3))
    assert play.asked == "capital"
    provinces = [tile for tile in play.tiles if play.state.chart.kind[play.tiles[tile]] == c.PROVINCE]
    assert all(play.token(tile) for tile in provinces)
    seen = view(play.state, 0)
    assert all(len(player["city"]) == 9 for player in seen["players"])
    assert seen["turn"]["first"] == play.look.first
