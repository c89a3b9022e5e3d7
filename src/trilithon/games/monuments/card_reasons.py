"""Why a card, a bonus, a quest, a resource or a piece of the supply cannot be chosen now."""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.games.monuments.engine import battle, economy, monument, questing
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.cards import upgrade_discount
from trilithon.games.monuments.engine.paying import unpacked
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.spots import (
    can_get,
    controlled,
    has_worker,
    is_usable,
    land_controlled,
    workers_on_board,
)
from trilithon.games.monuments.engine.telling import building as named_building
from trilithon.games.monuments.names import BUILDABLE, KINDS, PIECES
from trilithon.games.monuments.refusals import because, both, not_asked, shortage, too_dear
from trilithon.games.monuments.wording import counted
from trilithon.kernel.engine.events import player
from trilithon.kernel.game import Refusal

# -- action cards ------------------------------------------------------------------------------------


def why_not_card(s: Position, card: int) -> Refusal:
    seat = s.to_move
    if s.agenda[-1] == c.WHICH_UPGRADE:
        return _upgrade_of(s, seat, card)
    if s.agenda[-1] != c.PLAY_CARD:
        return not_asked(s)
    if not s.cards[seat * c.CARDS + card] & c.IN_HAND:
        return because("MS-TURN-01", "discarded")
    if s.round == 1 and s.options[c.O_FIRST_TURN] and card not in (c.MOVE, c.QUEST):
        return because("MS-TURN-03", "first-turn")
    return PLAYING[card](s, seat)


def _upgrade_of(s: Position, seat: int, card: int) -> Refusal:
    if s.is_green(seat, card):
        return because("MS-UPG-03", "green")
    less = upgrade_discount(s, seat, card)
    return too_dear(s, seat, "MS-UPG-01", s.box.upgrade_cost[card], less) or not_asked(s)


def _upgrade(s: Position, seat: int) -> Refusal:
    red = [card for card in range(c.CARDS) if not s.is_green(seat, card)]
    if not red:
        return because("MS-UPG-03", "all-green")
    prices = [(s.box.upgrade_cost[card], upgrade_discount(s, seat, card)) for card in red]
    return because("MS-UPG-01", "no-upgrade", n=_least_shortage(s, seat, prices))


def _least_shortage(s: Position, seat: int, prices: Sequence[tuple[Sequence[int], int]]) -> int:
    return min(shortage(s, seat, cost, less) for cost, less in prices)


def _move(s: Position, seat: int) -> Refusal:
    return because("MS-TURN-05", "nothing-moves")


def _produce(s: Position, seat: int) -> Refusal:
    lands = [hex for hex in range(s.chart.lands) if _may_produce(s, seat, hex)]
    if not lands:
        return because("MS-PRD-01", "nobody-produces")
    room = [hex for hex in lands if s.tokens_in(hex) < s.capacity(seat)]
    if not room:
        return because("MS-PRD-04", "all-full", n=s.capacity(seat))
    return because("MS-PRD-05", "stock-empty")


def _may_produce(s: Position, seat: int, hex: int) -> bool:
    return (s.owner[hex] == seat and s.workers_in(hex) > 0) or is_usable(s, seat, hex, c.FACTORY)


def _build(s: Position, seat: int) -> Refusal:
    if not any(has_worker(s, seat, hex) for hex in range(s.chart.shores)):
        return because("MS-BLD-02", "no-worker-anywhere")
    less = economy.build_discount(s, seat)
    kinds = [what for what in range(c.BUILDINGS) if economy.may_build_kind(s, seat, what)]
    kinds += [c.BRIDGE, c.FERRY_BOAT] if s.crossings else []
    if not kinds:
        return because("MS-BLD-03", "nothing-to-build")
    short = [shortage(s, seat, s.box.building_cost[what], less) for what in kinds]
    if min(short) == 0:
        return because("MS-BLD-02", "no-site")
    cheapest = min(
        zip(short, kinds, strict=True), key=lambda each: (each[0], sum(s.box.building_cost[each[1]]))
    )[1]
    cost = s.box.building_cost[cheapest]
    dear = too_dear(s, seat, "MS-BLD-01", cost, less)
    assert dear is not None
    return because("MS-BLD-01", "nothing-affordable", what=named_building(cheapest), reason=dear.message)


def _populate(s: Position, seat: int) -> Refusal:
    if s.in_supply(seat, c.S_WORKER) == 0:
        return because("MS-POP-04", "no-worker-left", n=s.locked[seat * c.SUPPLIES + c.S_WORKER])
    towns = [hex for hex in range(s.chart.lands) if is_usable(s, seat, hex, c.TOWN)]
    if not towns:
        return because("MS-POP-01", "no-town")
    needed = economy.workers_needed(s, seat)
    most = max(s.workers_in(hex) if s.owner[hex] == seat else 0 for hex in towns)
    return because("MS-POP-01", "town-workers", n=needed, have=most)


def _raise(s: Position, seat: int) -> Refusal:
    layer = s.layers[seat]
    if layer >= monument.LAYERS:
        return because("MS-MON-08", "monument-complete")
    land, needed = land_controlled(s, seat), monument.land_needed(s, seat, layer)
    if land < needed:
        return because("MS-MON-02", "layer-land", have=land, n=needed, layer=layer + 1)
    workers, victims = workers_on_board(s, seat), monument.sacrifice_needed(s, seat, layer)
    if workers < victims:
        return because("MS-MON-04", "layer-workers", have=workers, n=victims, layer=layer + 1)
    less = monument.layer_discount(s, seat)
    return too_dear(s, seat, "MS-MON-03", s.box.layer_cost[layer], less) or not_asked(s)


def _train(s: Position, seat: int) -> Refusal:
    units = [why_not_unit_piece(s, seat, piece) for piece in (c.S_ARMY, c.S_NAVY, c.S_AIRFORCE)]
    return both(units[0] if s.rule(seat, c.R_PERMIT) else units[1], _forge(s, seat))


def why_not_unit_piece(s: Position, seat: int, piece: int) -> Refusal:
    """Why none of these units can be trained."""
    free = s.agenda[-1] == c.FREE_TRAIN
    guns = piece == c.S_NAVY and s.rule(seat, c.R_NAVAL_GUNS)
    if not free and not s.rule(seat, c.R_PERMIT) and not guns:
        return because("MS-TRN-02", "no-permit")
    if s.in_supply(seat, piece) == 0:
        return because("MS-TRN-03", "none-left", n=s.locked[seat * c.SUPPLIES + piece])
    dear = None if free else too_dear(s, seat, "MS-TRN-03", s.box.unit_cost[piece - c.S_ARMY], 0)
    if dear is not None:
        return dear
    if not any(s.owner[hex] == seat and s.workers_in(hex) for hex in range(s.chart.lands)):
        return because("MS-TRN-03", "no-worker-on-land")
    return because("MS-TRN-04", "no-harbour") if piece == c.S_NAVY else not_asked(s)


def _forge(s: Position, seat: int) -> Refusal:
    if s.options[c.O_WEAPON_PERMIT] and not s.rule(seat, c.R_PERMIT):
        return because("MS-TRN-02", "no-permit")
    if s.weapons == 0:
        return because("MS-WPN-04", "no-weapon-left")
    if not economy.unarmed(s, seat):
        return because("MS-WPN-04", "nobody-unarmed")
    return too_dear(s, seat, "MS-TRN-01", s.box.weapon_cost, 0) or not_asked(s)


def _attack(s: Position, seat: int) -> Refusal:
    aboard = [s.ferry(ferry, c.F_SEAT) == seat for ferry in range(s.ferry_count())]
    fighters = [
        battle.attack_power(s, seat, hex * 8 + unit, target)
        for hex in range(s.chart.hexes)
        if s.owner[hex] == seat
        for unit in range(c.UNITS)
        if s.count(hex, unit)
        for target in (0, s.chart.shores)
    ]
    return because("MS-ATK-02", "no-target" if any(fighters) or any(aboard) else "no-fighter")


def _quest(s: Position, seat: int) -> Refusal:
    return because("MS-QST-02", "deck-empty", n=min(2, s.layers[seat] // 2))


def _trade(s: Position, seat: int) -> Refusal:
    needed, most = economy.trade_price(s, seat), max(controlled(s, seat))
    if most < needed:
        return because("MS-TRD-01", "trade-short", n=needed, have=most)
    return because("MS-TRD-02", "trade-room")


PLAYING = {
    c.UPGRADE: _upgrade,
    c.MOVE: _move,
    c.PRODUCE: _produce,
    c.BUILD: _build,
    c.POPULATE: _populate,
    c.RAISE: _raise,
    c.TRAIN: _train,
    c.ATTACK: _attack,
    c.QUEST: _quest,
    c.TRADE: _trade,
}


# -- other cards -------------------------------------------------------------------------------------


def why_not_quest(s: Position, quest: int) -> Refusal:
    seat = s.to_move
    if quest not in s.quests[seat]:
        return not_asked(s)
    if not questing.is_window(s):
        return because("MS-QST-08", "no-window")
    index = s.quests[seat].index(quest)
    goals = s.box.goals[quest]
    for at in range(0, len(goals), 3):
        have = questing.reached(s, seat, index, goals[at], goals[at + 2])
        if have < goals[at + 1]:
            text = s.box.goal_texts[quest][at // 3]
            return because("MS-QST-04", "goal-open", goal=text, have=have, n=goals[at + 1])
    return not_asked(s)


def why_not_common(s: Position, common: int) -> Refusal:
    if s.commons[common] >= 0:
        return because("MS-BON-01", "bonus-taken", player=player(s.commons[common]))
    if s.agenda[-1] != c.WHICH_COMMON:
        return because("MS-BON-01", "bonus-later", layer=s.box.common_layer[common])
    if s.box.common_layer[common] != s.agenda[-3]:
        return because("MS-BON-01", "bonus-layer", layer=s.box.common_layer[common])
    held = monument.held_like(s, s.to_move, common)
    return because("MS-BON-02", "bonus-limit", have=held, n=s.box.common_limit[common])


def why_not_civilization(s: Position, civilization: int) -> Refusal:
    if s.agenda[-1] != c.CHOOSE_CIVILIZATION:
        return not_asked(s)
    if civilization in s.civilization:
        leader = player(s.civilization.index(civilization))
        return because("MS-SET-01", "civilization-taken", player=leader)
    return because("MS-SET-01", "no-set-up", n=s.seats)


def why_not_option(s: Position) -> Refusal:
    """Another option can do something, this one nothing."""
    return because("MS-BON-06", "option-idle")


# -- resources and pieces ----------------------------------------------------------------------------


def why_not_resource(s: Position, kind: int) -> Refusal:
    seat = s.to_move
    match s.agenda[-1]:
        case c.WHICH_TRADE:
            needed, have = economy.trade_price(s, seat), controlled(s, seat)[kind]
            if have < needed:
                return because("MS-TRD-01", "kind-short", tokens=counted(KINDS[kind], needed), have=have)
            return because("MS-TRD-02", "trade-room")
        case c.TRADE_FOR | c.WHICH_PRODUCE if not can_get(s, kind):
            return because("MS-GEN-11", "stock-empty")
        case c.WHICH_TOKEN:
            return because("MS-BON-09", "no-place", tokens=counted(KINDS[kind], 1))
        case c.PAY if unpacked(s.agenda[-3])[kind] == 0:
            return because("MS-SPD-01", "not-in-price")
        case c.PAY:
            return because("MS-SPD-01", "in-order")
        case c.CARGO:
            return because("MS-FER-15", "not-cargo")
    return not_asked(s)


def why_not_piece(s: Position, piece: str) -> Refusal:
    seat, kind = s.to_move, s.agenda[-1]
    if kind == c.WHICH_UNLOCK and piece in PIECES:
        return because("MS-UNL-01", "none-locked")
    if kind in (c.WHAT_BUILD, c.FREE_BUILD) and piece in BUILDABLE:
        return why_not_buildable(s, seat, BUILDABLE.index(piece))
    if kind in (c.WHAT_TRAIN, c.FREE_TRAIN) and piece in ("army", "navy", "airforce"):
        wanted = s.agenda[-3]
        if kind == c.FREE_TRAIN and wanted >= 0 and PIECES[wanted] != piece:
            return not_asked(s)
        return why_not_unit_piece(s, seat, PIECES.index(piece))
    if kind == c.WHAT_TRAIN and piece == "weapon":
        return _forge(s, seat)
    return not_asked(s)


def why_not_buildable(s: Position, seat: int, what: int) -> Refusal:
    """Why nothing of this kind can be built or repaired anywhere."""
    wanted = s.agenda[-3]
    free = s.agenda[-1] == c.FREE_BUILD
    if free and (what != wanted if wanted >= 0 else c.FACTORY < what < c.BRIDGE):
        return not_asked(s)
    if what in (c.WORKSHOP, c.FARM) and not s.rule(seat, c.R_WORKSHOPS if what == c.WORKSHOP else c.R_FARMS):
        return because("MS-BLD-03", "other-ability")
    if what < c.BRIDGE and s.in_supply(seat, c.S_BUILDING + what) == 0:
        return because("MS-BLD-03", "none-left", n=s.locked[seat * c.SUPPLIES + c.S_BUILDING + what])
    if what >= c.BRIDGE and s.crossings == 0:
        return because("MS-GEN-11", "no-crossing-left")
    less = economy.build_discount(s, seat)
    dear = None if free else too_dear(s, seat, "MS-BLD-01", s.box.building_cost[what], less)
    return dear or because("MS-BLD-02", "no-site")
