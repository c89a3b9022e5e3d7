"""Every card, Policy, Warlord and token of the box does what its entry in the content says (MO-EFF-01, MO-EFF-04).

All are tried in one rich position, in which everything is possible and every condition holds; what must come out is
worked out from the content by `plain_effects.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.monumental import primitives as e
from tests.games.monumental.contents import box, card, civilization, policy
from tests.games.monumental.plain_effects import Follower, amounts, prices
from tests.games.monumental.scenario import Play, Scenario
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.conquest import reduction
from trilithon.games.monumental.schema import Card, Policy
from trilithon.games.monumental.view import view

CARDS = [card.id for card in box().card]
POLICIES = [policy.id for policy in box().policy]
CITY = {
    "a3": "archery_range", "b1": "work_camp", "b2": "workshop", "b3": "fort", "c1": ("laboratory", "irrigation"),
    "c2": "stonehenge", "c3": "fort",
}  # fmt: skip
"""What is active besides the card that is tried; a1 is for that, and a2 is inactive."""
DISPLAY = ("great_pyramid", "academy", "sailing", "barracks", "bronze_working", "quarry")
SPARE = {
    "stonehenge": "hanging_gardens",
    "irrigation": "currency",
    "great_pyramid": "great_library",
    "academy": "amphitheatre",
    "sailing": "historiography",
    "barracks": "castle",
    "bronze_working": "writing",
    "quarry": "market",
    "engineering": "mass_media",
    "hagia_sophia": "great_wall",
    "tribute": "feudalism",
}
"""What takes the place of a card that is itself tried."""


def rich(tried: Card | Policy, *, active: bool = True) -> Scenario:
    """Seat 0 has 5 Provinces, 2 of them coastal, an Outpost, three Policies, a Wonder under construction and some
    of every resource; its opponent has 6 Provinces. A card that is tried lies in a1, a Policy is the newest."""
    key, civ = tried.id, owner_of(tried)
    eras = 7 if isinstance(tried, Card) and tried.alternative else 0
    scenario = Scenario(civilizations=[civ], renaissance=1, alt_wonders=eras, fixed=False)
    s = scenario.state

    def instead(name: str) -> str:
        there = name not in SPARE or any(s.box.card_ids[s.kinds[one]] == name for one in scenario.look.future)
        return name if there else SPARE[name]

    lay(scenario, tried, active)
    for place, cards in CITY.items():
        ids = (cards,) if isinstance(cards, str) else cards
        names = tuple(instead(name) for name in ids)
        scenario.active(0, **{place: names[0] if len(names) == 1 else (names[0], names[1])})
    scenario.city(0, a2=("mine" if key != "mine" else "forum", instead("engineering"))).city(
        1, a1=("fort", instead("tribute"))
    )
    scenario.display(*[instead(name) for name in DISPLAY]).work(0, instead("hagia_sophia"))
    own = [policy.id for policy in box().policy if policy.civilization == civ]
    developed = [name for name in own if name != key][:3]
    scenario.policies(0, *developed, *([tried.id] if isinstance(tried, Policy) and active else []))
    scenario.goods(0, production=9, science=9, military=9, gold=9, culture=9)
    scenario.gained(0, production=2, science=2, military=2)
    for tile, soldiers in {"b0": 4, "a2": 1, "b1": 1, "b2": 1}.items():
        scenario.units(0, tile, soldiers)
    scenario.outpost(0, "a1").explorers(0, "b0", "a2")
    for tile in ("c0", "c1", "d0", "d1", "d2", "e2"):
        scenario.units(1, tile, 1)
    return scenario


def owner_of(tried: Card | Policy) -> str:
    """The civilization that has such a card, or any."""
    if isinstance(tried, Policy):
        return tried.civilization
    return next((one.id for one in box().civilization if tried.id in (one.special, one.knowledge)), "egypt")


def lay(scenario: Scenario, tried: Card | Policy, active: bool) -> None:
    """A card goes to a1, a Knowledge under another."""
    if isinstance(tried, Card):
        cards = tried.id if tried.kind != "knowledge" else ("library", tried.id)
        scenario.city(0, active=active, a1=cards)


def place_of(tried: Card) -> str:
    return "a1-under" if tried.kind == "knowledge" else "a1"


# -- icons, uses, bonuses --------------------------------------------------------------------------------


@pytest.mark.rule("MO-EFF-01", "MO-EFF-04")
@pytest.mark.parametrize("key", [key for key in CARDS if card(key).ability.use])
def test_every_card_does_what_it_says(key: str) -> None:
    tried = card(key)
    play = rich(tried).play()
    follower = Follower(play, place_of(tried))
    assert f"use {place_of(tried)} {key}" in play.legal
    play.do(f"use {place_of(tried)} {key}", forced=False)
    if any(isinstance(part, e.ArchiveSelf) for part in tried.ability.use):
        assert play.archive(0)[-1] == key
    follower.follow_to_the_end(tried.ability.use)
    assert f"use {place_of(tried)} {key}" not in play.legal


@pytest.mark.rule("MO-ACTV-04", "MO-ACTV-07")
@pytest.mark.parametrize("key", [key for key in CARDS if card(key).kind == "building"])
def test_every_building_gives_its_icons(key: str) -> None:
    tried = card(key)
    play = rich(tried, active=False).turn(0, phase=1).play()
    for physical, mark in enumerate(play.look.marks):
        play.look.marks[physical] = mark & ~c.ACTIVE
    before = play.goods(0)
    wanted = amounts(tried.icons)
    for place in ("a2", "a3", "b1", "c1"):
        wanted += amounts(card(play.city(0)[place]).icons)
    play.do("activate a1")
    assert {
        name: n - before.get(name, 0) for name, n in play.goods(0).items() if n != before.get(name, 0)
    } == wanted


@pytest.mark.rule("MO-CIV-06", "MO-EFF-01", "MO-EFF-04")
@pytest.mark.parametrize("key", [key for key in POLICIES if policy(key).ability.use])
def test_every_policy_does_what_it_says(key: str) -> None:
    play = rich(policy(key)).play()
    follower = Follower(play)
    play.do(f"policy {key}", forced=False)
    follower.follow_to_the_end(policy(key).ability.use)
    assert play.offers("policy") == [], "once a turn"


@pytest.mark.rule("MO-EFF-04")
@pytest.mark.parametrize(
    "key",
    [
        holder.id
        for holder in (*box().card, *box().policy)
        if holder.ability.use and all(isinstance(part, e.If) for part in holder.ability.use)
    ],
)
def test_what_depends_on_a_condition_cannot_be_used_without_it(key: str) -> None:
    tried = card(key) if key in CARDS else policy(key)
    scenario = Scenario(civilizations=[owner_of(tried)], fixed=False).goods(
        0, production=9, science=9, military=9, gold=9
    )
    lay(scenario, tried, active=True)
    if isinstance(tried, Policy):
        scenario.policies(0, key)
    assert scenario.play().offers("use") == scenario.play().offers("policy") == []


@pytest.mark.rule("MO-WON-06", "MO-WON-11")
@pytest.mark.parametrize("key", [key for key in CARDS if card(key).kind == "wonder"])
def test_every_wonder_gives_its_bonus_when_it_is_completed(key: str) -> None:
    scenario = rich(card(key), active=False)
    look = scenario.look
    work, built = look.work[0], look.city[0, 0]
    look.work[0], look.city[0, 0] = built, work  # the one that was tried is under construction
    play = scenario.play()
    follower = Follower(play)
    play.do("finish", "gold 0", forced=False)
    follower.goods["production"] -= card(key).stages[1] if card(key).stages else 0
    follower.completed(key)
    follower.follow_to_the_end(())


@pytest.mark.rule("MO-WON-01", "MO-ACQ-02", "MO-ACQ-03")
@pytest.mark.parametrize("key", [key for key in CARDS if card(key).deck in ("1", "2", "renaissance", "3")])
def test_every_development_card_costs_what_it_says(key: str) -> None:
    tried = card(key)
    scenario = Scenario(renaissance=1, alt_wonders=7 if tried.alternative else 0, fixed=False).display(key)
    price = tried.stages[0] if tried.stages else tried.cost
    paid_in = "science" if tried.kind == "knowledge" else "production"
    scenario.goods(0, production=0, science=0)
    assert scenario.goods(0, **{paid_in: price - 1}).play().offers("buy")[:1] != [f"1 {key}"]
    play = scenario.goods(0, **{paid_in: price}).play().do(f"buy 1 {key}")
    assert play.goods(0) == {}
    assert (play.work(0) if tried.kind == "wonder" else play.deck(0)[0]) == key


# -- one-off effects, Warlords, tokens -------------------------------------------------------------------


@pytest.mark.rule("MO-POL-04", "MO-CIV-06")
@pytest.mark.parametrize("key", POLICIES)
def test_every_one_off_effect_does_what_it_says(key: str) -> None:
    scenario = rich(policy(key), active=False)
    scenario.policies(0)
    play = scenario.play()
    follower = Follower(play)
    play.do(f"develop {key}", forced=False)
    follower.goods["culture"] -= 1
    follower.answer("order", "effect 1")
    follower.follow_to_the_end(policy(key).oneoff)


@pytest.mark.rule("MO-CIV-01", "MO-CIV-02", "MO-CIV-03", "MO-CIV-04", "MO-CIV-05")
@pytest.mark.parametrize("key", [civilization.id for civilization in box().civilization])
def test_every_warlord_brings_what_it_says(key: str) -> None:
    play = Scenario(civilizations=[key], fixed=False).empty("b0").goods(0, military=1).play()
    follower = Follower(play)
    play.do("conquer b0", "with warlord", forced=False)
    follower.goods["military"] -= 1
    follower.answer("order", "effect 1")
    follower.follow_to_the_end(civilization(key).bonus)


def benefits() -> Iterator[tuple[str, int]]:
    for token in (*box().barbarian, *box().free_city):
        yield token.id, 0
        yield token.id, 1


@pytest.mark.rule("MO-CONQ-17")
@pytest.mark.parametrize(("key", "which"), [*benefits()])
def test_every_token_gives_the_benefit_that_is_chosen(key: str, which: int) -> None:
    token = next(token for token in (*box().barbarian, *box().free_city) if token.id == key)
    scenario = Scenario(fixed=False).units(0, "b0", 3).units(0, "a1", 2).city(0, a1=("fort", "irrigation"))
    tile = {1: "a2", 2: "c0", 3: "d0", 4: "c1"}[token.value] if hasattr(token, "value") else "b1"
    if tile == "d0":
        scenario.units(0, "c0", 1)
    if tile == "c1":
        scenario.units(0, "b1", 1)
    scenario.goods(0, production=9, science=9, military=9).token(tile, key)
    play = scenario.play()
    play.do(f"conquer {tile}")
    while play.asked == "units":
        play.do("without warlord" if "without warlord" in play.legal else play.legal[0])
    assert play.asked == "benefit"
    follower = Follower(play)
    follower.answer("benefit", f"choose {which + 1}")
    follower.follow_to_the_end(token.benefits[which])
    assert play.looted(0)[-1] == key


@pytest.mark.rule("MO-RES-10")
@pytest.mark.parametrize("key", [token.id for token in box().market_token])
def test_every_market_token_gives_what_it_says(key: str) -> None:
    token = next(token for token in box().market_token if token.id == key)
    other = "samarkand" if token.market != "samarkand" else "palmyra"
    play = (
        Scenario(markets=[token.market, other], fixed=False)
        .bargain(0, key)
        .play()
        .do(f"market {token.market}")
    )
    assert play.goods(0) == play.gained(0) == amounts(token.gain)
    assert f"market {token.market}" not in play.legal


# -- triggers --------------------------------------------------------------------------------------------


def happen(play: Play, when: e.When) -> None:
    """Seat 0 does what the trigger is about."""
    match when.event:
        case "conquer":
            play.do("conquer c1", "without warlord")
            while play.asked == "units":
                play.do(play.legal[0])
            while play.asked == "pay":
                play.do("gold 0")
        case "complete_wonder":
            play.do("finish", "gold 0", forced=False)
            play.do("place a0", forced=False)
        case "acquire":
            play.do(next(m for m in play.legal if m[:3] == "buy" and card(m.split()[-1]).kind == when.kind))
            play.do("gold 0", forced=False)
        case "develop":
            play.do(f"develop {play.offers('develop')[0]}", forced=False)
        case "pickup":
            play.do("pick 1", forced=False)
        case "outpost":
            play.do("outpost b0", forced=False)
            play.do("without warlord", forced=False)


def triggers() -> Iterator[tuple[str, e.When]]:
    for holder in (*box().card, *box().policy):
        for when in holder.ability.when:
            yield holder.id, when


@pytest.mark.rule("MO-EFF-01", "MO-EFF-06")
@pytest.mark.parametrize(("key", "when"), [*triggers()], ids=[key for key, _ in triggers()])
def test_every_trigger_does_what_it_says(key: str, when: e.When) -> None:
    tried = card(key) if key in CARDS else policy(key)
    quiet = rich(tried, active=False).play()
    happen(quiet, when)
    play = rich(tried).play()
    happen(play, when)
    assert play.asked == "order"
    more = len(play.offers("effect")) - (len(quiet.offers("effect")) if quiet.asked == "order" else 0)
    assert more == 1
    own = [move for move in play.legal if move != "done" and _gives(play, move, when.do)]
    assert own, f"none of {play.legal} does it"


def _gives(play: Play, move: str, parts: e.Parts) -> bool:
    twin = play.copy()
    follower = Follower(twin)
    twin.do(move, forced=False)
    try:
        follower.follow(parts)
        follower.check()
    except AssertionError:
        return False
    return True


# -- rules that hold while a card is active --------------------------------------------------------------


def price_rules() -> Iterator[tuple[str, e.Price]]:
    for holder in (*box().card, *box().policy):
        for rule in holder.ability.always:
            if isinstance(rule, e.Price):
                yield holder.id, rule


@pytest.mark.rule("MO-EFF-01", "MO-RES-16")
@pytest.mark.parametrize(("key", "rule"), [*price_rules()], ids=[key for key, _ in price_rules()])
def test_every_price_rule_lowers_what_it_says_and_nothing_else(key: str, rule: e.Price) -> None:
    tried = card(key) if key in CARDS else policy(key)
    without, with_it = (
        prices(_developed_as_many(rich(tried, active=False), tried)),
        prices(rich(tried).play()),
    )
    changed = {what for what in without if without[what] != with_it[what]}
    also = {"building": {"basic"}, "wonder_stage": {"finish"}}.get(rule.on, set())
    assert changed == {rule.on} | also
    assert all(with_it[what] == max(0, without[what] - rule.minus) for what in changed)


def _developed_as_many(scenario: Scenario, tried: Card | Policy) -> Play:
    """The same with another Policy on top, so that the next costs the same."""
    if isinstance(tried, Policy):
        own = [policy.id for policy in box().policy if policy.civilization == tried.civilization]
        plain = [key for key in own if not policy(key).ability.always and key != tried.id]
        scenario.policies(0, *(key for key in own if key not in (tried.id, plain[0])), plain[0])
    return scenario.play()


def other_rules() -> Iterator[tuple[str, e.Rule]]:
    for holder in (*box().card, *box().policy):
        for rule in holder.ability.always:
            if not isinstance(rule, e.Price):
                yield holder.id, rule


TARGETS = {
    "barbarian": {"c0"},
    "free_city": {"b2"},
    "opponent": {"c1", "d0", "d1", "d2", "e2"},
    "coastal": {"b2", "c1", "d2"},
    "opponent_with_more": {"c1", "d0", "d1", "d2", "e2"},
    "any": {"b2", "c0", "c1", "d0", "d1", "d2", "e2"},
}
"""Provinces of each kind in the position below."""


@pytest.mark.rule("MO-EFF-01", "MO-CONQ-10", "MO-POL-07")
@pytest.mark.parametrize(("key", "rule"), [*other_rules()], ids=[key for key, _ in other_rules()])
def test_every_other_rule_does_what_it_says(key: str, rule: e.Rule) -> None:
    tried = card(key) if key in CARDS else policy(key)
    plays = [_mixed(tried, active) for active in (False, True)]
    match rule:
        case e.ConquestPrice(target=target, minus=minus):
            less = [
                {
                    tile: int(reduction(play.state, 0, play.state.chart.names.index(tile)))
                    for tile in view(play.state, 0)["prices"]["conquests"]
                }
                for play in plays
            ]
            assert {tile for tile in less[1] if less[1][tile] != less[0][tile]} == TARGETS[target]
            assert all(less[1][tile] - less[0][tile] == minus for tile in TARGETS[target])
            units = [
                [shown["units"] for shown in view(play.state, 0)["prices"]["conquests"].values()]
                for play in plays
            ]
            assert units[0] == units[1], "the Units needed are the same"
        case e.Defence(where=where, n=n):
            stronger = {
                tile for tile in plays[0].owned(0)[1:] if plays[1].defence(tile) != plays[0].defence(tile)
            }
            places = {
                "all": {"b0", "a1", "a2", "b1"},
                "coastal": {"b1"},
                "wonder": {"b0"},
                "next_to_capital": {"b0", "a1"},
            }
            assert stronger == places[where]
            assert all(plays[1].defence(tile) == plays[0].defence(tile) + n for tile in stronger)
        case e.OutpostUnits(n=n):
            assert [("outpost a2" in play.legal, "outpost b1" in play.legal) for play in plays] == [
                (False, False),
                (n <= 1, n <= 2),
            ]
        case e.LootBoth():
            for play, both in zip(plays, (False, True), strict=True):
                play.do("conquer c0", "without warlord")
                while play.asked in ("units", "pay"):
                    play.do(play.legal[0])
                assert play.asked == "benefit"
                before = play.goods(0)
                play.do("choose 1")
                gains = {
                    name: n - before.get(name, 0)
                    for name, n in play.goods(0).items()
                    if n != before.get(name, 0)
                }
                assert gains == ({"military": 3, "gold": 2} if both else {"military": 3})
        case e.SecondPickup():
            for play, second in zip(plays, (False, True), strict=True):
                play.do("pick 1", "explorer 1 a1", "gold 0")
                assert ("pick 1" in play.legal) == second
        case _:
            pytest.fail(f"nobody tries {rule}")


def _mixed(tried: Card | Policy, active: bool) -> Play:
    """All kinds of targets are next to the land of seat 0, which has a Wonder token on b0."""
    scenario = Scenario(civilizations=[owner_of(tried)], renaissance=1, fixed=False)
    lay(scenario, tried, active)
    if isinstance(tried, Policy) and active:
        scenario.policies(0, tried.id)
    scenario.goods(0, production=9, science=9, military=9, gold=9)
    scenario.units(0, "b0", 2).units(0, "a1", 2).units(0, "a2", 1).units(0, "b1", 2).explorers(0, "b0")
    for tile in ("c1", "d0", "d1", "d2", "e2"):
        scenario.units(1, tile, 1)
    wonder = "stonehenge" if tried.id != "stonehenge" else "great_library"
    scenario.wonder(0, wonder, "b0").token("c0", "raiders")
    return scenario.play()
