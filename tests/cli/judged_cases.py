"""All adjudication cases, and what the judge says of them."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

from doorcard.cli.judge import POLICY, judge_case, read_cases

CASES = Path(__file__).parents[1] / "cases"
Case = dict[str, Any]


def load(name: str) -> list[Case]:
    return [dict(case) for case in read_cases(CASES / name)]  # type: ignore[call-overload]


ALL = load("cases.json") + load("more_cases.json")


JUDGED = [case for case in ALL if case["kind"] != POLICY]


BY_ID = {case["id"]: case for case in ALL}


def judged(case_id: str, **changes: object) -> list[str]:
    return judge_case({**copy.deepcopy(BY_ID[case_id]), **changes})
