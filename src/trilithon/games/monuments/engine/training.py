"""Training and weapons: whom, where, and who gets a weapon (MS-TRN, MS-WPN)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c

# -- verbs of the questions `train` and `free_train` ---------------------------------------------------------
TRAIN_UNIT: Final = 1  # see `trainee`
FORGE: Final = 2


def trainee(spot: i64, armed: bool, piece: i64) -> i64:
    """The argument of TRAIN_UNIT: a worker in a hex, armed or not, becomes the unit."""
    return (spot * 2 + (1 if armed else 0)) * c.SUPPLIES + piece


def spot_of_trainee(trainee: i64) -> i64:
    return trainee // c.SUPPLIES // 2


def is_armed_trainee(trainee: i64) -> bool:
    return trainee // c.SUPPLIES % 2 == 1


def piece_of_trainee(trainee: i64) -> i64:
    return trainee % c.SUPPLIES
