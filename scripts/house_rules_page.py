"""Writes docs/rules/house-rules.md from the houses in the code: `make house-rules`."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

from doorcard.room.policy import RoomPolicy, policy_of
from doorcard.stud import HOUSES, House, HouseRules
from doorcard.stud.house_words import house_sentences, scalar

PAGE = Path(__file__).parents[1] / "docs" / "rules" / "house-rules.md"

INTRODUCTION = """\
# House rules

<!-- Written by scripts/house_rules_page.py from the code: `make house-rules`. -->

A house may decide each of these for itself (`doorcard.stud.HouseRules`). Amounts count the
table's smallest unit, a hundredth of a chip. In *italics*: the house's source is silent, and the
value is the reference default or was chosen for the house. `doorcard houses NAME` says a house's
rules in sentences.
"""

IDLE = ("Does not arise", "A spread game knows no", "There is no big bet", "There is no spread")
"""How the sentence of a field without meaning in a house begins."""

POLICY = """\
## Room policy

What concerns the room around the hands (`doorcard.room.policy.RoomPolicy`), for the first stakes
of each house.
"""


def page() -> str:
    """The whole page as Markdown."""
    return "\n".join(
        [INTRODUCTION, *_values(), "", *_meanings(), "", *_stakes(), "", POLICY, *_policies(), ""]
    )


def _row(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def _head(first: str) -> list[str]:
    return [_row([first, *HOUSES]), _row(["---"] * (len(HOUSES) + 1))]


def _shown(value: object) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(scalar(value)).replace("_", " ")


def _values() -> list[str]:
    columns = {
        name: {each.field: each for each in house_sentences(house)}
        for name, house in HOUSES.items()
    }
    rows = []
    for field in columns["reference"]:
        cells = [f"[`{field}`](#{field})"]
        for name in HOUSES:
            sentence = columns[name][field]
            idle = sentence.text.startswith(IDLE)
            value = "-" if idle else _shown(getattr(HOUSES[name].rules, field))
            silent = name != "reference" and ":" in sentence.source
            cells.append(f"*{value}*" if silent and not idle else value)
        rows.append(_row(cells))
    return [*_head("field"), *rows]


def _meanings() -> list[str]:
    """Each field with what it says in every house that says it differently, and where."""
    lines = ["## What each says"]
    for field in (each.name for each in fields(HouseRules)):
        lines += ["", f'<a id="{field}"></a>', f"**`{field}`**", ""]
        said: dict[str, list[str]] = {}
        for name, house in HOUSES.items():
            sentence = next(each for each in house_sentences(house) if each.field == field)
            stated = "" if ":" in sentence.source else f" ({_linked(sentence.source)})"
            said.setdefault(sentence.text, []).append(f"{name}{stated}")
        lines += [f"- {text} *{', '.join(houses)}*" for text, houses in said.items()]
    return lines


def _linked(source: str) -> str:
    return re.sub(r"\b(00[0-3]), items? (\d+)", r"[\g<0>](\1.md#item-\2)", source)


def _stakes() -> list[str]:
    lines = ["## Stakes and games offered", ""]
    for name, house in HOUSES.items():
        lines += [f"- **{name}**, {house.title}: {'; '.join(_offers(house))}"]
    return lines


def _offers(house: House) -> list[str]:
    return [_offer(rules) for rules in (house.rules, *house.stakes)]


def _offer(rules: HouseRules) -> str:
    sizes = {
        "fixed limit": f"{rules.small_bet}/{rules.big_bet}",
        "spread limit": f"{rules.spread_min} to {rules.spread_max}",
    }
    betting = _shown(rules.betting)
    size = sizes.get(betting, f"from {rules.small_bet}")
    forced = f"ante {rules.ante}" + (f", bring-in {rules.bring_in}" if rules.bring_in else "")
    return f"{_shown(rules.game)}, {betting} {size}, {forced}"


def _policies() -> list[str]:
    policies = [policy_of(name, house.rules) for name, house in HOUSES.items()]
    return [
        *_head("field"),
        *(
            _row([f"`{field.name}`", *(_shown(getattr(each, field.name)) for each in policies)])
            for field in fields(RoomPolicy)
        ),
    ]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"wrote {PAGE}")
