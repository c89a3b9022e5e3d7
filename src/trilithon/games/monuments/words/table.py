"""All words of Monuments, one line for each kind of frame: those that ask, then those that are only checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.words.activate import ActivateWords
from trilithon.games.monuments.words.asking import Asking
from trilithon.games.monuments.words.attackers import AttackersWords
from trilithon.games.monuments.words.battle_frames import (
    AfterDamageFrames,
    AfterRetreatFrames,
    BattleOverFrames,
    RollFrames,
)
from trilithon.games.monuments.words.bonus_parts import (
    DrawQuestsFrames,
    GainKindFrames,
    MovementFrames,
    TakeBackFrames,
    UnlockFrames,
)
from trilithon.games.monuments.words.build import BuildWords
from trilithon.games.monuments.words.card import PlayCardWords
from trilithon.games.monuments.words.cargo import CargoWords
from trilithon.games.monuments.words.civilization import CivilizationWords
from trilithon.games.monuments.words.common import CommonWords
from trilithon.games.monuments.words.course import OnAgenda
from trilithon.games.monuments.words.free_build import FreeBuildWords
from trilithon.games.monuments.words.free_train import FreeTrainWords
from trilithon.games.monuments.words.freed_weapon import FreedWeaponWords
from trilithon.games.monuments.words.keep_quests import KeepQuestsWords
from trilithon.games.monuments.words.last_window import LastWindowWords
from trilithon.games.monuments.words.leave_out import LeaveOutWords
from trilithon.games.monuments.words.lose import LoseWords
from trilithon.games.monuments.words.occupy import OccupyWords
from trilithon.games.monuments.words.outcomes import (
    ActionOverFrames,
    BuiltBridgeFrames,
    BuiltFerryFrames,
    BuiltFrames,
    EndMovementFrames,
    ForgedFrames,
    LayerPaidFrames,
    LayerRaisedFrames,
    RepairedFrames,
    ReturnQuestsFrames,
    TradedFrames,
    TrainedFrames,
    TurnGreenFrames,
)
from trilithon.games.monuments.words.pay import PayWords
from trilithon.games.monuments.words.personal import PersonalWords
from trilithon.games.monuments.words.place_navy import PlaceNavyWords
from trilithon.games.monuments.words.place_token import PlaceTokenWords
from trilithon.games.monuments.words.place_worker import PlaceWorkerWords
from trilithon.games.monuments.words.populate import PopulateWords
from trilithon.games.monuments.words.produce import ProduceWords
from trilithon.games.monuments.words.produce_kind import ProduceKindWords
from trilithon.games.monuments.words.retreat import RetreatWords
from trilithon.games.monuments.words.sacrifice import SacrificeWords
from trilithon.games.monuments.words.sail import SailWords
from trilithon.games.monuments.words.start_quest import StartQuestWords
from trilithon.games.monuments.words.start_resource import StartResourceWords
from trilithon.games.monuments.words.step import StepWords
from trilithon.games.monuments.words.target import TargetWords
from trilithon.games.monuments.words.token_kind import TokenKindWords
from trilithon.games.monuments.words.trade import TradeWords
from trilithon.games.monuments.words.trade_for import TradeForWords
from trilithon.games.monuments.words.trade_to import TradeToWords
from trilithon.games.monuments.words.train import TrainWords
from trilithon.games.monuments.words.turn import DealFrames, NextTurnFrames, TurnFrames
from trilithon.games.monuments.words.turning_in import TurningInWords
from trilithon.games.monuments.words.unlock_any import UnlockAnyWords
from trilithon.games.monuments.words.upgrade import UpgradeWords
from trilithon.games.monuments.words.weapon import WeaponWords
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.stepped import words_by_step
from trilithon.kernel.words import Words

ASKING: Sequence[Asking] = (
    CivilizationWords(),
    StartQuestWords(),
    StartResourceWords(),
    PlayCardWords(),
    PayWords(),
    LeaveOutWords(),
    UpgradeWords(),
    ActivateWords(),
    StepWords(),
    SailWords(),
    CargoWords(),
    ProduceWords(),
    ProduceKindWords(),
    BuildWords(),
    FreeBuildWords(),
    PopulateWords(),
    SacrificeWords(),
    CommonWords(),
    PersonalWords(),
    PlaceWorkerWords(),
    PlaceTokenWords(),
    TokenKindWords(),
    UnlockAnyWords(),
    TrainWords(),
    FreeTrainWords(),
    PlaceNavyWords(),
    WeaponWords(),
    FreedWeaponWords(),
    TargetWords(),
    AttackersWords(),
    LoseWords(),
    RetreatWords(),
    OccupyWords(),
    KeepQuestsWords(),
    TradeWords(),
    TradeForWords(),
    TradeToWords(),
    LastWindowWords(),
)
CHECKED: Sequence[OnAgenda] = (
    DealFrames(),
    TurnFrames(),
    NextTurnFrames(),
    GainKindFrames(),
    UnlockFrames(),
    TakeBackFrames(),
    DrawQuestsFrames(),
    MovementFrames(),
    TurnGreenFrames(),
    BuiltFrames(),
    BuiltBridgeFrames(),
    BuiltFerryFrames(),
    RepairedFrames(),
    LayerPaidFrames(),
    LayerRaisedFrames(),
    TrainedFrames(),
    ForgedFrames(),
    TradedFrames(),
    ReturnQuestsFrames(),
    EndMovementFrames(),
    ActionOverFrames(),
    RollFrames(),
    AfterDamageFrames(),
    AfterRetreatFrames(),
    BattleOverFrames(),
)

QUESTIONS: Mapping[Step[Any], Asking] = {words.step: words for words in ASKING}
ON_AGENDA: Mapping[Step[Any], OnAgenda] = {words.step: words for words in (*ASKING, *CHECKED)}
WORDS: Mapping[int, Words[Position]] = words_by_step([*ASKING, *CHECKED])
ASIDES = (TurningInWords(),)
