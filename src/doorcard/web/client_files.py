"""The built client: its files, held in memory and served as they are."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from doorcard.stud.refusals import Refusal

BUILT: Final = Path(__file__).parent / "static"
"""Where the client's build lies inside the package."""
INDEX: Final = "index.html"
A_YEAR: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
_MEDIA_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Named here and not asked of the machine: one with a wrong table would serve a script
that no browser runs."""
_SQUEEZED: Final = frozenset({".css", ".html", ".js", ".json", ".svg", ".webmanifest"})


@dataclass(frozen=True, slots=True)
class ClientFile:
    """One file with what a browser must know about it."""

    body: bytes
    squeezed: bytes | None
    """The body under gzip, where that is much smaller."""
    media_type: str
    etag: str
    caching: str


@dataclass(frozen=True, slots=True)
class ClientFiles:
    """All files of the client by path, without a leading slash.

    They are read once: a path is looked up among the names that exist, so that no
    request can lead out of the folder.
    """

    files: Mapping[str, ClientFile]

    @classmethod
    def read(cls, folder: Path = BUILT) -> ClientFiles:
        """The files under ``folder``. Raises ``Refusal`` when no client was built."""
        if not (folder / INDEX).is_file():
            raise Refusal(
                "client.not_built",
                f"there is no built client in {folder}: run `make client`, or install a release",
                folder=str(folder),
            )
        found = sorted(path for path in folder.rglob("*") if path.is_file())
        return cls({path.relative_to(folder).as_posix(): _read(path, folder) for path in found})

    def at(self, path: str) -> ClientFile | None:
        """The file at ``path``; the index for a page of the client; ``None`` for neither.

        A page's path is one the browser's own router knows: it has no dot in its last
        part, so that a missing picture is not answered with a page.
        """
        wanted = path.lstrip("/")
        exact = self.files.get(wanted or INDEX)
        if exact is None and "." not in wanted.rpartition("/")[2]:
            return self.files[INDEX]
        return exact


def _read(path: Path, folder: Path) -> ClientFile:
    body = path.read_bytes()
    small = gzip.compress(body, 9, mtime=0) if path.suffix in _SQUEEZED else None
    hashed = path.relative_to(folder).parts[0] == "assets"
    return ClientFile(
        body=body,
        squeezed=small if small is not None and len(small) < 0.9 * len(body) else None,
        media_type=_MEDIA_TYPES.get(path.suffix, "application/octet-stream"),
        etag=f'"{hashlib.sha256(body).hexdigest()[:32]}"',
        caching=A_YEAR if hashed else ASK_FIRST,
    )
