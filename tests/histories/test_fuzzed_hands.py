"""Whatever is done to a file: no crash, no hang, and no pot that does not add up."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from doorcard.histories.judging import Verdict, judge
from doorcard.histories.outcome import Unread
from doorcard.histories.readers.lines import Line
from doorcard.histories.reading import FORMATS, read_histories
from doorcard.histories.record import HandRecord
from tests.histories.told_hands import FILES, FOLDER, outcomes, told

ROUNDS = 40
ODD = [
    "",
    " ",
    "[",
    "]",
    "(",
    ")",
    ":",
    "$",
    "€",
    "-",
    "0",
    "9" * 30,
    "1e9",
    "Kd",
    "??",
    "\u2028",
    "\ufffd",
]


def mangled(random: Random, lines: list[Line]) -> list[Line]:
    """One to four things done to a file: lines lost, doubled, swapped, cut or changed."""
    texts = [each.text for each in lines]
    for _ in range(random.randint(1, 4)):
        if not texts:
            break
        i, j = random.randrange(len(texts)), random.randrange(len(texts))
        match random.randrange(8):
            case 0:
                del texts[i]
            case 1:
                texts.insert(j, texts[i])
            case 2:
                texts[i], texts[j] = texts[j], texts[i]
            case 3:
                texts[i] = texts[i][: random.randrange(len(texts[i]) + 1)]
            case 4:
                at = random.randrange(len(texts[i]) + 1)
                texts[i] = texts[i][:at] + random.choice(ODD) + texts[i][at:]
            case 5 if texts[i]:
                at = random.randrange(len(texts[i]))
                texts[i] = texts[i][:at] + chr(random.randrange(32, 127)) + texts[i][at + 1 :]
            case 6:
                texts[i] += texts[j]
            case _:
                texts = texts[: max(1, j)]
    return [Line(n, text) for n, text in enumerate(texts, 1)]


def adds_up(record: HandRecord) -> bool:
    """Do awards and rake make the pot, counted by hand and without the judge?"""
    if record.awards is None or record.rake is None or record.damage:
        return True
    put = sum(each.chips for each in record.antes or ())
    for street in record.streets:
        wagers: dict[int, int] = {}
        for move in record.moves:
            if move.street is street and hasattr(move.action, "to"):
                wagers[move.seat] = move.action.to
        put += sum(wagers.values())
    back = sum(each.chips for each in record.returned or ())
    taken = sum(each.chips for each in record.awards)
    if record.returned is None:
        return taken + record.rake <= put
    return taken + record.rake + back == put


class TestMangledFiles:
    @pytest.mark.parametrize("file", FILES)
    def test_never_crash_a_reader_or_the_judge_nor_pass_a_wrong_pot(self, file: str) -> None:
        lines = told(file)
        (reader,) = (each for each in FORMATS if any(each.begins(line.text) for line in lines[:20]))
        for seed in range(ROUNDS):
            for outcome in reader.hands(mangled(Random(f"{file} {seed}"), lines), "a file"):
                if isinstance(outcome, HandRecord):
                    judgement = judge(outcome)
                    if judgement.verdict is Verdict.CONFIRMED:
                        assert adds_up(outcome), (seed, outcome)
                elif isinstance(outcome, Unread):
                    assert outcome.reason
                    assert outcome.file == "a file"

    @pytest.mark.parametrize("file", FILES)
    def test_of_changed_bytes_are_read_or_named(self, file: str, tmp_path: Path) -> None:
        random = Random(file)
        whole = (FOLDER / file).read_bytes()
        path = tmp_path / file
        for _ in range(8):
            found = bytearray(whole)
            for _ in range(random.randint(1, 12)):
                found[random.randrange(len(found))] = random.randrange(256)
            start = random.choice([0, 0, random.randrange(len(found))])
            path.write_bytes(bytes(found[start:]))

            for outcome in read_histories(path):
                assert outcome.file == str(path)
                if isinstance(outcome, HandRecord):
                    judge(outcome)

    @pytest.mark.parametrize("file", FILES)
    def test_lose_no_hand_but_those_that_were_touched(self, file: str) -> None:
        lines = told(file)
        whole = len(outcomes(lines))
        middle = [each for each in lines if each.number % 7]

        assert len(outcomes(middle)) <= whole + 1

    @pytest.mark.parametrize("file", FILES)
    @pytest.mark.parametrize(
        "junk", ["\x00" * 50, "a" * 100_000, "]" * 2000, "<" * 2000, '{"' * 900]
    )
    def test_are_not_slowed_by_long_lines(self, file: str, junk: str) -> None:
        lines = told(file)
        for place in (1, len(lines) // 2, len(lines)):
            between = [*lines[:place], Line(0, junk), *lines[place:]]
            assert outcomes(between)
