"""Is the engine that runs here the compiled one?"""

from __future__ import annotations

import sys
from importlib.machinery import EXTENSION_SUFFIXES

import trilithon
from trilithon.kernel.engine import state

ADVICE = (
    "With a C compiler (gcc, clang) and the headers of Python at hand, `make clean setup` in the sources, "
    "or `pip install --force-reinstall --no-binary trilithon trilithon`, compiles it."
)


def is_compiled(engine: str = state.__name__) -> bool:
    """Whether all modules of an engine that are loaded (or this one module) are compiled."""
    files = [
        module.__file__ or ""
        for name, module in list(sys.modules.items())
        if (name == engine or name.startswith(f"{engine}.")) and not hasattr(module, "__path__")
    ]
    return bool(files) and all(file.endswith(tuple(EXTENSION_SUFFIXES)) for file in files)


def version() -> str:
    engine = "engine: compiled" if is_compiled() else f"engine: not compiled, several times slower. {ADVICE}"
    return f"trilithon {trilithon.__version__}\n{engine}"
