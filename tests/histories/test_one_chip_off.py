"""A hand whose pot, bet, rake or award is one chip off never passes for right."""

from __future__ import annotations

import re
from decimal import Decimal

import pytest

from doorcard.histories.judging import Verdict
from tests.histories.told_hands import FILES, hands, one_off, told, verdicts

CENT = Decimal("0.01")
MEANING = {
    "phh.phhs": re.compile(r"^finishing_stacks"),
    "ipoker.xml": re.compile(r"<action"),
    "merge.xml": re.compile(r"amount="),
    "doorcard.jsonl": re.compile(r"called|wagered|brought_in|uncalled|swept|awarded|hand_ended"),
}
"""The lines that tell of chips put in or taken, by file."""
TEXT = re.compile(
    r"ante|bring|brings|calls|bets|raises|completes|ollect|wins|won|[Tt]otal.?[Pp]ot|[Pp]ot:|Rake|"
    r"ncalled|returned|Hand result|net:|Bring|Calls|Bets|Raises"
)
NO_CHIPS = re.compile(
    r"^(PokerStars|Full Tilt|Hand #|Game|Stage|Everleaf|\*\*\*|Winamax|Table|#\d|€1/€2|\$1/\$2|"
    r"Start hand|Button)|seconds left"
)
UNTRACED = {
    "absolute.txt": r"Raises|Bring-In",
    "full_tilt.txt": r"brings in",
    "kingsclub.txt": r"brings in",
    "winamax.txt": r"brings in",
    "everleaf.txt": r"posts bring-in",
    "ongame.txt": r"bring in",
    "ipoker.xml": r'type="16"',
    "merge.xml": r"BRING_IN",
}
"""Lines where an amount leaves no trace: a bring-in whose seat went on to a fixed total, and
what Absolute says is added, beside the total."""


def changes(file: str) -> list[tuple[str, list[Verdict | None]]]:
    """Each line that was tampered with, and what became of its hand."""
    meaning = MEANING.get(file, TEXT)
    unit = Decimal(1) if file == "phh.phhs" else CENT
    found = []
    for lines in hands(file):
        for tampered in one_off(lines, meaning, unit):
            (line,) = (new for old, new in zip(lines, tampered, strict=True) if old != new)
            if not NO_CHIPS.search(line.text):
                found.append((line.text, verdicts(tampered)))
    return found


class TestOneChipOff:
    @pytest.mark.parametrize("file", [each for each in FILES if each.endswith(".txt")])
    def test_is_wrong_in_text(self, file: str) -> None:
        untraced = re.compile(UNTRACED.get(file, r"(?!)"))
        all_changes = changes(file)
        passed = [line for line, found in all_changes if not {*found} & {"wrong", "unread"}]

        assert len(all_changes) > 80
        assert [line for line in passed if not untraced.search(line)] == []

    def test_is_wrong_in_phh(self) -> None:
        passed = [line for line, found in changes("phh.phhs") if "wrong" not in found]

        assert passed == []

    @pytest.mark.parametrize(
        ("file", "attribute"),
        [
            ("ipoker.xml", "sum"),
            ("ipoker.xml", "win"),
            ("ipoker.xml", "bet"),
            ("merge.xml", "amount"),
        ],
    )
    @pytest.mark.parametrize("step", [CENT, -CENT])
    def test_is_wrong_in_xml(self, file: str, attribute: str, step: Decimal) -> None:
        whole = "\n".join(each.text for each in told(file))
        pattern = re.compile(rf'(?<= {attribute}=")\$?(\d+(?:\.\d+)?)(?=")')
        found = [each for each in pattern.finditer(whole) if Decimal(each[1]) > 0]
        passed = []
        for each in found:
            start, end = each.span(1)
            lines = [
                type(told(file)[0])(n, text)
                for n, text in enumerate(
                    (whole[:start] + str(Decimal(each[1]) + step) + whole[end:]).split("\n"), 1
                )
            ]
            if "wrong" not in verdicts(lines):
                passed.append(whole[whole.rfind("<", 0, start) : whole.find(">", end)])

        assert len(found) > 3
        assert [tag for tag in passed if not re.search(UNTRACED[file], tag)] == []

    def test_is_wrong_in_doorcards_own_lines(self) -> None:
        lines = told("doorcard.jsonl")
        passed = []
        for line in lines:
            if not MEANING["doorcard.jsonl"].search(line.text):
                continue
            for found in re.finditer(r'"(?:to|chips|stack)": ?(\d+)', line.text):
                start, end = found.span(1)
                text = line.text[:start] + str(int(found[1]) + 1) + line.text[end:]
                tampered = [
                    type(line)(each.number, text if each is line else each.text) for each in lines
                ]
                if not {*verdicts(tampered)} & {"wrong", "unread"}:
                    passed.append(text)

        assert passed == []
