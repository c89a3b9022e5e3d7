"""`trilithon serve`, at whose new tables is dealt from the seed in a file: whoever writes it knows what will come."""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path
from unittest.mock import patch


def seed_file(database: Path) -> Path:
    return database.with_suffix(".seed")


def main() -> int:
    # Here and not above: processes in which agents think load this module once more.
    from trilithon.cli.main import main as trilithon
    from trilithon.tables import Tables
    from trilithon.web import house

    seed = seed_file(Path(os.environ["TRILITHON_DATABASE"]))
    with patch.object(house, "Tables", partial(Tables, new_seed=lambda: int(seed.read_text()))):
        return trilithon()


if __name__ == "__main__":
    sys.exit(main())
