"""The Aztecs (MO-LK-14, -15): effects that are paid for with Soldiers."""

from __future__ import annotations

from trilithon.games.monumental.modules.aztecs.module import Aztecs

MODULE = Aztecs()
