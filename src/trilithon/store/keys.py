"""The secrets of seats. Only their hashes are stored: who reads the database can sit nowhere."""

from __future__ import annotations

import base64
import hmac
from hashlib import blake2b

SECRET_BYTES = 18
"""144 random bits: nobody guesses them, so a plain fast hash keeps them as well as a slow one would."""


def derived_secret(grain: bytes, command_id: str, purpose: str) -> str:
    """The secret of a place at a table that was made, or whose key was renewed, by that command.

    Random to everybody who does not have both the table's grain (kept here) and the command (kept by the client): so
    a command that is repeated gets the same keys again, although the keys themselves are stored nowhere.
    """
    digest = blake2b(f"{command_id} {purpose}".encode(), key=grain, digest_size=SECRET_BYTES)
    return base64.urlsafe_b64encode(digest.digest()).decode()


def hash_secret(secret: str) -> bytes:
    return blake2b(secret.encode(), digest_size=32, person=b"trilithon key").digest()


def is_same(one: bytes, other: bytes) -> bool:
    """In constant time: how long it takes tells nothing."""
    return hmac.compare_digest(one, other)
