"""Writes the table of docs/reference/settings.md from the catalogue in the code.

``python -m scripts.settings_page``
"""

from __future__ import annotations

from pathlib import Path

from doorcard.config import CATALOGUE, Setting
from doorcard.config.kinds import YES_NO

PAGE = Path(__file__).parents[1] / "docs" / "reference" / "settings.md"
BEGIN = "| flag | variable | what it sets | unless set |"


def table() -> str:
    """The table: a row for each setting."""
    return "\n".join([BEGIN, "|---|---|---|---|", *map(_row, CATALOGUE)])


def with_table(page: str) -> str:
    """The page with the table as it is now. ``ValueError`` if it has none."""
    before, found, after = page.partition(BEGIN)
    if not found:
        raise ValueError(f"{PAGE} has no table that begins with {BEGIN}")
    rest = after.splitlines()
    while rest and (rest[0].startswith("|") or not rest[0]):
        rest.pop(0)
    return f"{before}{table()}\n\n" + "\n".join(rest) + "\n"


def _row(setting: Setting) -> str:
    flag = "none" if setting.flag is None else f"`{setting.flag}`"
    if setting.flag is not None and setting.kind is YES_NO:
        flag += f", `{setting.flag.replace('--', '--no-')}`"
    return f"| {flag} | `{setting.variable}` | {setting.meaning} | {setting.unless_set} |"


if __name__ == "__main__":
    PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"wrote {PAGE}")
