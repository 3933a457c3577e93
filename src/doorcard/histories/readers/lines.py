"""A file as numbered lines of text, whatever wrote it.

Real files come with and without byte-order marks, in UTF-8, UTF-16 and the Windows code
page 1252, with NUL bytes around the hands and with three kinds of line ends, mixed.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final

MOST_BYTES_OF_FILE: Final = 1 << 30
"""A larger file is refused before it is read."""
MOST_CHARACTERS_OF_LINE: Final = 1 << 20
_CHUNK: Final = 1 << 16
_ENDS: Final = re.compile(r"\r\n|\n|\r")


class TooLarge(ValueError):
    """A file or a line of it is larger than any hand history has reason to be."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line without its end, numbered from 1."""

    number: int
    text: str


def lines_of(path: Path) -> Iterator[Line]:
    """The lines of a file, read as they are asked for.

    Raises ``TooLarge``, and ``OSError`` as opening does.
    """
    size = path.stat().st_size
    if size > MOST_BYTES_OF_FILE:
        raise TooLarge(
            f"it has {size} bytes, more than the {MOST_BYTES_OF_FILE} that are read: split it"
        )
    with path.open("rb") as file:
        for number, text in enumerate(_texts(file), 1):
            yield Line(number, text)


def _texts(file: BinaryIO) -> Iterator[str]:
    decode = _Decoding(file.read(4096))
    file.seek(0)
    rest = ""
    while chunk := file.read(_CHUNK):
        text = rest + decode.more(chunk)
        rest = ""
        if text.endswith("\r"):  # its line feed may come with the next chunk
            text, rest = text[:-1], "\r"
        *whole, last = _ENDS.split(text)
        yield from whole
        rest = last + rest
        if len(rest) > MOST_CHARACTERS_OF_LINE:
            raise TooLarge(
                f"it holds a line of more than {MOST_CHARACTERS_OF_LINE} characters: "
                "no hand history does"
            )
    last = rest + decode.more(b"", final=True)
    yield from _ENDS.split(last)


class _Decoding:
    """Bytes to text, by what the first bytes of the file betray."""

    def __init__(self, head: bytes) -> None:
        self._wide = _wide_codec(head)
        self._decoder = codecs.getincrementaldecoder(self._wide or "utf-8")(
            "replace" if self._wide else "cp1252_for_the_rest"
        )

    def more(self, chunk: bytes, *, final: bool = False) -> str:
        text = self._decoder.decode(chunk, final)
        return text.replace("\0", "").replace("\ufeff", "")


def _wide_codec(head: bytes) -> str | None:
    """Which UTF-16 it is, by its mark or by its zeros; ``None`` for one byte a letter."""
    if head.startswith(codecs.BOM_UTF16_LE):
        return "utf-16-le"
    if head.startswith(codecs.BOM_UTF16_BE):
        return "utf-16-be"
    even, odd = head[::2].count(0), head[1::2].count(0)
    if odd > len(head) // 4 and odd > 2 * even:
        return "utf-16-le"
    if even > len(head) // 4 and even > 2 * odd:
        return "utf-16-be"
    return None


def _as_windows_wrote_it(wrong: UnicodeError) -> tuple[str, int]:
    if not isinstance(wrong, UnicodeDecodeError):
        raise wrong
    bad = wrong.object[wrong.start : wrong.end]
    return bad.decode("cp1252", "replace"), wrong.end


codecs.register_error("cp1252_for_the_rest", _as_windows_wrote_it)
