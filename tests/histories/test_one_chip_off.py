"""A hand whose pot, bet, rake or award is one chip off never passes for right."""

from __future__ import annotations

import re
from decimal import Decimal

import pytest

from doorcard.histories.judging import Verdict
from doorcard.histories.readers.lines import Line
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
    r"Start hand|Button)|seconds left|pot 1\.01"
)
UNTRACED = {
    "absolute.txt": r"Raises|Bring-In",
    "full_tilt.txt": r"brings in",
    "kingsclub.txt": r"brings in|wins pot",
    "winamax.txt": r"brings in|raises -",
    "winning.txt": r"Main pot .* Rake \$0\.01|side pot\(1\.01",
    "everleaf.txt": r"posts bring-in",
    "ongame.txt": r"bring in",
    "ipoker.xml": r'type="16"',
    "merge.xml": r"BRING_IN",
}
"""Lines where an amount leaves no trace: a bring-in whose seat went on to a fixed total, what
some rooms say is added, beside the total, what KingsClub says of a split pot, and
running rake beside a jackpot's fee."""


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
        amounts = re.compile(rf'(?<= {attribute}=")\$?(\d+(?:\.\d+)?)(?=")')
        passed = []
        count = 0
        for hand in re.findall(r"(?s)<(?:session|description).*?</(?:session|game)>", whole):
            for found in amounts.finditer(hand):
                if Decimal(found[1]) > 0:
                    start, end = found.span(1)
                    text = hand[:start] + str(Decimal(found[1]) + step) + hand[end:]
                    count += 1
                    lines = [Line(n, each) for n, each in enumerate(text.split("\n"), 1)]
                    if verdicts(lines) != ["wrong"]:
                        passed.append(hand[hand.rfind("<", 0, start) : hand.find(">", end)])

        assert count > 3
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
