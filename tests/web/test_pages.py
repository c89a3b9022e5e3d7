"""The client's files: found, cached, compressed, and nothing else but them."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from tests.web.conftest import Start
from tests.web.playing import Browser
from tests.web.serving import Site

INDEX = "<!doctype html><title>Trilithon</title>"
SCRIPT = "export const answer = 42\n"


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A built client, as the build leaves it."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "assets" / "index-a1b2c3.js").write_text(SCRIPT)
    (folder / "assets" / "index-a1b2c3.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (tmp_path / "secret.txt").write_text("not for everybody")
    return folder


@pytest.fixture
def site(start: Start, client: Path) -> Site:
    return start(client=client)


@pytest.mark.parametrize("path", ["/", "/play/abc", "/rules/pantheon", "/about", "/games", "/any/thing"])
def test_every_page_is_the_client(browser: Browser, path: str) -> None:
    response = browser.get(path)
    assert response.status_code == 200
    assert response.text == INDEX
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"


def test_what_has_not_changed_is_not_sent_again(browser: Browser) -> None:
    tag = browser.get("/").headers["etag"]
    again = browser.get("/", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_files_with_a_hash_are_kept_forever_and_sent_compressed(browser: Browser) -> None:
    response = browser.get("/assets/index-a1b2c3.js")
    assert response.text == SCRIPT
    assert response.headers["content-encoding"] == "gzip"
    assert response.headers["content-type"] == "text/javascript; charset=utf-8"
    assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
    plain = browser.get("/assets/index-a1b2c3.js", headers={"accept-encoding": "identity"})
    assert plain.text == SCRIPT
    assert "content-encoding" not in plain.headers


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/favicon.ico",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
    ],
)
def test_there_is_nothing_besides(browser: Browser, path: str) -> None:
    response = browser.get(path)
    assert response.status_code == 404
    assert "everybody" not in response.text


def test_without_a_built_client_a_sentence_says_what_to_do(start: Start) -> None:
    with Browser(start().url) as browser:
        response = browser.get("/")
        assert response.status_code == 503
        assert "make setup" in response.text
        assert browser.get("/api/games").status_code == 200
