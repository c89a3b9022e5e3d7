"""The built client: read once at the start, served from memory. Every path that is not a file is a page of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

CLIENT = Path(__file__).parent / "client"
HASHED = "assets/"
"""Files in here have a hash of their content in their name: they never change."""
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""In the order in which we prefer them."""
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Here and not from the system, which may know them otherwise; browsers are told not to guess."""
NOT_BUILT = """\
The pages of Trilithon are not built: `make setup` (which needs node and npm) builds them.
Everything under /api works without them; /api/openapi.json describes it.
"""


@dataclass(frozen=True)
class File:
    type: str
    cache: str
    tag: str
    plain: bytes
    packed: dict[str, bytes] = field(default_factory=dict)
    """The same, compressed beforehand, by encoding."""


class Pages:
    def __init__(self, folder: Path = CLIENT) -> None:
        suffixes = tuple(ENCODINGS.values())
        found = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix not in suffixes]
        # Only what is in this list can be asked for: there is no way out of the folder.
        self.files = {path.relative_to(folder).as_posix(): _read(path, folder) for path in found}

    @property
    def built(self) -> bool:
        return "index.html" in self.files

    async def page(self, request: Request) -> Response:
        path = request.path_params["path"]
        file = self.files.get(path)
        if file is None and "." in path.rpartition("/")[2]:
            return PlainTextResponse("There is no such file.\n", 404)
        file = file or self.files.get("index.html")
        if file is None:
            return PlainTextResponse(NOT_BUILT, 503)
        return respond(file, request)


def _read(path: Path, folder: Path) -> File:
    name = path.relative_to(folder).as_posix()
    media_type = TYPES.get(path.suffix, "application/octet-stream")
    plain = path.read_bytes()
    packed = {
        encoding: compressed.read_bytes()
        for encoding, suffix in ENCODINGS.items()
        if (compressed := path.with_name(path.name + suffix)).exists()
    }
    tag = f'"{sha256(plain).hexdigest()[:20]}"'
    return File(media_type, FOREVER if name.startswith(HASHED) else ASK_AGAIN, tag, plain, packed)


def respond(file: File, request: Request) -> Response:
    headers = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding"}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    accepted = {
        part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")
    }
    encoding = next((name for name in ENCODINGS if name in file.packed and name in accepted), None)
    if encoding is None:
        return Response(file.plain, 200, headers, file.type)
    return Response(file.packed[encoding], 200, headers | {"content-encoding": encoding}, file.type)
