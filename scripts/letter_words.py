"""Writes the words of a retold hand for letters from the client's own: ``make letter-words``.

Cards, hands and the dealer's log have their words in the client, in every language. A letter is
written by the room: it takes these words from there, so that both say the same.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

from doorcard.service.letters.told_hand import TRANSLATED

CLIENT: Final = Path(__file__).parents[1] / "client" / "src" / "locales"
FOLDER: Final = Path(__file__).parents[1] / "src" / "doorcard" / "service" / "letters" / "words"
_TAKEN: Final = re.compile(
    r"(rank|hand|log|opens|street|house)\.(?!wheel|short|low_draw)[\w.]+|pot\.(only|main|side)|seat\.name"
)
_MESSAGE: Final = re.compile(r"^  '([\w.]+)':\s*'([^']*)',$", re.MULTILINE)


def words(language: str) -> str:
    """The file of one language. ``ValueError`` for a message that is more than places."""
    files = sorted((CLIENT / language).glob("*.ts"))
    found: dict[str, str] = {
        key: message
        for path in files
        for key, message in _MESSAGE.findall(path.read_text(encoding="utf-8"))
        if _TAKEN.fullmatch(key)
    }
    for key, message in found.items():
        if message.count("{") != len(re.findall(r"\{\w+\}", message)):
            raise ValueError(f"{key} of {language} is more than words and places: {message}")
    return json.dumps(found, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def main() -> None:
    """Write the files."""
    FOLDER.mkdir(exist_ok=True)
    for language in TRANSLATED:
        (FOLDER / f"{language}.json").write_text(words(language), encoding="utf-8")


if __name__ == "__main__":
    main()
