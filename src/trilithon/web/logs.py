"""Structured logs: one JSON object in each line, with the table, ply and seat it is about.

Only the fields below are ever written, so that a secret cannot slip in with something else; a query string, which
could carry one, is not among them.
"""

from __future__ import annotations

import json
import logging
import logging.config
from datetime import UTC, datetime
from typing import Any

FIELDS = (
    *("table", "game", "ply", "version", "seat", "command", "outcome", "code", "level"),
    *("method", "path", "status", "milliseconds", "reason", "count"),
)
LEVELS = ("debug", "info", "warning", "error")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {
            "time": at,
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def configure(level: str) -> None:
    """Everything to standard error. What lies below our own code speaks up only when something is wrong: at lower
    levels it would log addresses with their queries, and the content of frames, where secrets are."""
    quiet = {"level": "WARNING"}
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"json": {"()": JsonLines}},
            "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json"}},
            "root": {"level": "WARNING", "handlers": ["stderr"]},
            "loggers": {
                "trilithon": {"level": level.upper()},
                "uvicorn": quiet,
                "uvicorn.error": quiet,
                "websockets": quiet,
                "asyncio": quiet,
            },
        }
    )
