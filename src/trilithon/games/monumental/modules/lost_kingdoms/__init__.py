"""Lost Kingdoms (MO-LK): four more civilizations, each a folder of its own beside this one, and a fifth player."""

from __future__ import annotations

from trilithon.games.monumental.modules.lost_kingdoms.module import LostKingdoms

MODULE = LostKingdoms()
