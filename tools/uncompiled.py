#!/usr/bin/env python3
"""Runs Python on the uncompiled engine although compiled modules lie beside the sources.

    python tools/uncompiled.py -m pytest tests/kernel
    python tools/uncompiled.py -c "from trilithon.kernel.engine import rng; print(rng.__file__)"

All arguments go to Python. Python prefers a compiled module wherever it finds one, so the package is copied
without them to build/pure/<hash of its files> and that folder comes first in PYTHONPATH. The hash lets
several of these run at once, each on the sources as they were when it was started.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "trilithon"
COPIES = ROOT / "build" / "pure"
LEFT_OUT = shutil.ignore_patterns("*.so", "__pycache__")


def uncompiled_copy() -> Path:
    """The folder that holds the package as it is now, without compiled modules."""
    COPIES.mkdir(parents=True, exist_ok=True)
    new = Path(tempfile.mkdtemp(dir=COPIES))
    shutil.copytree(PACKAGE, new / PACKAGE.name, ignore=LEFT_OUT)
    digest = hashlib.sha256()
    for path in sorted(new.rglob("*")):
        if path.is_file():
            digest.update(f"{path.relative_to(new)} {path.stat().st_size} ".encode() + path.read_bytes())
    place = COPIES / digest.hexdigest()[:16]
    try:
        new.rename(place)
    except OSError:  # made before, perhaps this very moment by another process
        shutil.rmtree(new)
    return place


def main() -> None:
    path = os.pathsep.join(filter(None, [str(uncompiled_copy()), os.environ.get("PYTHONPATH")]))
    os.execve(sys.executable, [sys.executable, *sys.argv[1:]], {**os.environ, "PYTHONPATH": path})


if __name__ == "__main__":
    main()
