"""The course of a battle between its questions. Nobody is asked; these frames are only checked."""

from __future__ import annotations

from trilithon.games.monuments.engine.steps.battle import AFTER_DAMAGE, AFTER_RETREAT, BATTLE_OVER
from trilithon.games.monuments.engine.steps.roll import ROLL
from trilithon.games.monuments.words.course import THE_TURN, OnAgenda


class RollFrames(OnAgenda):
    step = ROLL
    lies_on = THE_TURN


class AfterDamageFrames(OnAgenda):
    step = AFTER_DAMAGE
    lies_on = ((BATTLE_OVER,),)


class AfterRetreatFrames(OnAgenda):
    step = AFTER_RETREAT
    lies_on = ((BATTLE_OVER,),)


class BattleOverFrames(OnAgenda):
    step = BATTLE_OVER
    lies_on = THE_TURN
