"""What holds for all tests."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

import trilithon

# A test proves a rule, not how busy the machine is.
settings.register_profile("trilithon", deadline=None)
settings.load_profile("trilithon")


def pytest_configure() -> None:
    """Tests of a compiled module that is older than its source would prove nothing: refuse to run them."""
    package = Path(trilithon.__file__).parent
    for compiled in package.rglob("*.so"):
        source = compiled.with_name(compiled.name.split(".")[0] + ".py")
        if not source.exists() or source.stat().st_mtime > compiled.stat().st_mtime:
            name = source.relative_to(package.parent)
            raise pytest.UsageError(f"{name} has changed since it was compiled: run `make test`")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those that take minutes begin first, or in the end one worker would be at them while the others are idle.

    With them go the other tests in the browser, so that it is started once.
    """
    items.sort(key=lambda item: (item.path.parent.name != "browser", item.get_closest_marker("long") is None))
