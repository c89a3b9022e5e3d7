"""What follows when everything is paid, or when an action is over. Nobody is asked; these frames are only checked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.building import is_site, may_build_kind
from trilithon.games.monuments.engine.layout import LAYERS
from trilithon.games.monuments.engine.monument import sacrifice_needed
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.spots import workers_on_board
from trilithon.games.monuments.engine.steps.action_over import ACTION_OVER
from trilithon.games.monuments.engine.steps.built import BUILT, BUILT_BRIDGE, BUILT_FERRY
from trilithon.games.monuments.engine.steps.last_window import LAST_WINDOW
from trilithon.games.monuments.engine.steps.layer import LAYER_PAID, LAYER_RAISED
from trilithon.games.monuments.engine.steps.movement import END_MOVEMENT
from trilithon.games.monuments.engine.steps.repaired import REPAIRED
from trilithon.games.monuments.engine.steps.return_quests import RETURN_QUESTS
from trilithon.games.monuments.engine.steps.trade import WHICH_TRADE
from trilithon.games.monuments.engine.steps.traded import TRADED
from trilithon.games.monuments.engine.steps.trained import FORGED, TRAINED
from trilithon.games.monuments.engine.steps.turn_green import TURN_GREEN
from trilithon.games.monuments.engine.steps.weapon import GIVE_WEAPON
from trilithon.games.monuments.engine.training import has_harbour
from trilithon.games.monuments.words.course import A_BONUS, THE_TURN, OnAgenda, under
from trilithon.games.monuments.words.training import MILITARY
from trilithon.kernel.peek import Peek
from trilithon.kernel.words import Frame


class TurnGreenFrames(OnAgenda):
    step = TURN_GREEN
    lies_on = THE_TURN

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        if s.is_green(frame.seat, frame.values["card"]):
            yield "the card is upgraded already"


# -- buildings ---------------------------------------------------------------------------------------


class BuiltFrames(OnAgenda):
    step = BUILT
    lies_on = THE_TURN

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        seat, what, spot = frame.seat, frame.values["what"], frame.values["hex"]
        if not may_build_kind(s, seat, what) or not is_site(s, seat, spot, what) or s.owner(spot) != seat:
            yield "it cannot be built there"


class BuiltBridgeFrames(OnAgenda):
    step = BUILT_BRIDGE
    lies_on = THE_TURN

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        if not Peek(s).crossings or Peek(s).bridges[frame.values["river"]]:
            yield "it cannot be built there"


class BuiltFerryFrames(OnAgenda):
    step = BUILT_FERRY
    lies_on = THE_TURN

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        spot, water = frame.values["hex"], frame.values["water"]
        is_coast = water >= s.chart.shores and s.chart.distance(spot, water) == 1
        if not Peek(s).crossings or not is_coast or s.owner(spot) != frame.seat:
            yield "it cannot be built there"


class RepairedFrames(OnAgenda):
    step = REPAIRED
    lies_on = THE_TURN

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        spot, building = frame.values["hex"], frame.values["building"]
        if s.builder(spot) != frame.seat or s.building(spot, building) != c.DAMAGED:
            yield "there is nothing to repair"


# -- layers --------------------------------------------------------------------------------------------


class LayerPaidFrames(OnAgenda):
    step = LAYER_PAID
    lies_on = THE_TURN

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        layer = s.layers(frame.seat)
        if layer >= LAYERS:
            yield "all layers are built"
        elif workers_on_board(s, frame.seat) < sacrifice_needed(s, frame.seat, layer):
            yield "there are too few workers to sacrifice"


class LayerRaisedFrames(OnAgenda):
    step = LAYER_RAISED
    lies_on = THE_TURN

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        if s.layers(frame.seat) >= LAYERS:
            yield "all layers are built"


# -- units and weapons ---------------------------------------------------------------------------------


class TrainedFrames(OnAgenda):
    """With an upgraded card a weapon may be given afterwards."""

    step = TRAINED
    lies_on = (*THE_TURN, (GIVE_WEAPON, LAST_WINDOW))

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        seat, piece, spot = frame.seat, frame.values["piece"], frame.values["hex"]
        worker = c.ARMED if frame.values["armed"] else c.WORKER
        if (
            piece not in MILITARY
            or s.owner(spot) != seat
            or not s.count(spot, worker)
            or not s.in_supply(seat, piece)
        ):
            yield "nobody can be trained there"
        elif piece == c.S_NAVY and not has_harbour(s, seat, spot):
            yield "there is no water for a navy"


class ForgedFrames(OnAgenda):
    step = FORGED
    lies_on = THE_TURN


# -- other actions -------------------------------------------------------------------------------------


class TradedFrames(OnAgenda):
    step = TRADED
    lies_on = ((WHICH_TRADE,),)


class ReturnQuestsFrames(OnAgenda):
    step = RETURN_QUESTS
    lies_on = A_BONUS

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        deck = frame.values["deck"] + 1
        if any(s.box.quest_deck[quest] != deck for quest in s.items(s.at.drawn)):
            yield "the quests are not of this deck"


class EndMovementFrames(OnAgenda):
    step = END_MOVEMENT
    lies_on = A_BONUS

    def misplaced(self, s: Position, frame: Frame, agenda: Sequence[Frame]) -> Iterator[str]:
        yield from super().misplaced(s, frame, agenda)
        below = under(frame, agenda)
        if below and below[0].step is not LAST_WINDOW and not frame.values["bonus"]:
            yield "the card gives it, or a bonus"


class ActionOverFrames(OnAgenda):
    step = ACTION_OVER
    lies_on = THE_TURN
