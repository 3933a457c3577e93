"""Writes docs/policy/disconnects.md from the policy in the code: `make disconnects`."""

from __future__ import annotations

from pathlib import Path

from doorcard.room.disconnects import UNITS, parameters_of, policy_text
from doorcard.stud import HOUSES

PAGE = Path(__file__).parents[1] / "docs" / "policy" / "disconnects.md"

_HEAD = """\
# {title}

<!-- Written by scripts/disconnects_page.py from the code: `make disconnects`. -->

{intro}

The room shows this page in English, Finnish, Polish and Estonian:
`GET /api/policy/disconnects?lang=` with `en`, `fi`, `pl` or `et`. Each sentence is held by the test
of its number in `tests/service/test_disconnect_policy.py`.
"""


def page() -> str:
    """The whole page as Markdown."""
    text = policy_text("en")
    told = [parameters_of(house, text) for house in HOUSES.values()]
    lines = [_HEAD.format(title=text.title, intro=text.intro)]
    lines += [f'- <a id="{name}"></a>**{name}** {said}' for name, said in text.sentences.items()]
    lines += ["", "## What each house sets", ""]
    lines.append("| | " + " | ".join(each.name for each in told) + " |")
    lines.append("| --- " * (len(told) + 1) + "|")
    for field, unit in UNITS.items():
        cells = [each.words.get(field, f"{each.values[field]} {unit}".strip()) for each in told]
        lines.append(f"| {text.parameters[field]} | " + " | ".join(cells) + " |")
    lines += ["", text.day, ""]
    return "\n".join(lines)


def main() -> None:
    """Write the page."""
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")
    print(f"wrote {PAGE}")


if __name__ == "__main__":
    main()
