"""The compiled kernel from outside: one hand at a time, and what it refuses."""

from __future__ import annotations

import inspect
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from doorcard.kernel import chosen, twin
from tests.kernel.kernels import KERNELS, cards, deck_without

JOBS = ["census", "heads_up", "multiway", "rank_masks", "rank_rows", "sample", "tally"]


def told_by(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def can_compile() -> bool:
    headers = Path(sysconfig.get_path("include"), "Python.h")
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return headers.exists() and shutil.which(compiler) is not None


class TestTheChosenKernel:
    def test_is_compiled_where_there_is_a_compiler(self) -> None:
        code = "from doorcard.kernel import chosen; print(chosen.COMPILED)"

        compiled = told_by(code, DOORCARD_KERNEL="").stdout.strip() == "True"
        assert compiled or not can_compile(), "install Doorcard anew: scripts/install dev"

    def test_is_the_twin_on_demand(self) -> None:
        code = "from doorcard.kernel import chosen; print(chosen.COMPILED, chosen.tally.__module__)"

        assert told_by(code, DOORCARD_KERNEL="python").stdout.split() == [
            "False",
            "doorcard.kernel.twin.tally",
        ]

    def test_offers_every_job_that_the_twin_does(self) -> None:
        assert sorted(twin.__all__) == JOBS
        assert all(callable(getattr(chosen, job)) for job in JOBS)

    def test_loads_no_numpy(self) -> None:
        code = (
            "import sys; from doorcard.kernel import chosen, twin\n"
            "chosen.census('hi', 45); print('numpy' in sys.modules)"
        )

        assert told_by(code).stdout.strip() == "False"


@pytest.mark.parametrize("kernel", KERNELS[1:] or KERNELS)
class TestBadArguments:
    """Whoever calls a kernel has checked the cards; a compiled one never runs into the dark."""

    HANDS = cards("AhKhQhJh2c"), cards("7c7d2s9s3d")
    DECK = deck_without(*HANDS)

    @pytest.mark.parametrize(
        "call",
        [
            "kernel.heads_up('draw', *hands, deck, -1)",
            "kernel.tally('draw', hands[0], deck)",
            "kernel.census('draw', 3)",
            "kernel.sample('draw', hands, (none, none), deck, 0, 1, (0, 1))",
            "kernel.multiway('draw', hands, deck, 0, 9)",
        ],
    )
    def test_are_refused_for_a_game_that_is_none(self, kernel: object, call: str) -> None:
        known = {"kernel": kernel, "hands": self.HANDS, "deck": self.DECK, "none": (b"", b"")}

        with pytest.raises(ValueError, match="'draw' is no game"):
            eval(call, known)  # noqa: S307 - the calls stand above


if chosen.COMPILED:
    from doorcard.kernel import _native

    class TestTheCompiledKernel:
        HANDS = cards("AhKhQhJh2c"), cards("7c7d2s9s3d")
        DECK = deck_without(*HANDS)

        @pytest.mark.parametrize(
            "call",
            [
                "native.heads_up('hi', hands[0], hands[1][:4] * 2, deck, -1)",
                "native.heads_up('hi', *hands, deck + hands[0], -1)",
                "native.heads_up('hi', *hands, deck[:3], -1)",
                "native.heads_up('hi', *hands, deck, 99)",
                "native.heads_up('hi', hands[0], hands[1] + b'\\x00', deck, -1)",
                "native.heads_up('hi', *hands, b'\\xff' + deck, -1)",
                "native.multiway('hi', [hands[0], hands[1][:3]], deck, 0, 9)",
                "native.multiway('hi', [hands[0]] * 9, deck, 0, 9)",
                "native.multiway('hi', [hands[0], deck[:5]], deck, 0, 9)",
                "native.multiway('hi', hands, deck[:3], 0, 9)",
                "native.sample('hi', hands, (none, none), deck[:3], 0, 1, (0, 1))",
                "native.sample('hi', hands, (none, (b'abcd', b'')), deck, 0, 1, (0, 1))",
                "native.sample('hi', [hands[0] * 2] * 2, (none, none), deck, 0, 1, (0, 1))",
                "native.tally('hi', hands[0], hands[0])",
                "native.census('hi', 52)",
                "native.rank_rows('hi', bytes(14), bytearray(2))",
            ],
        )
        def test_refuses_cards_in_two_places_and_decks_too_short(self, call: str) -> None:
            known = {"native": _native, "hands": self.HANDS, "deck": self.DECK}

            with pytest.raises(ValueError, match=r"card|seat|limit|place"):
                eval(call, {**known, "none": (b"", b"")})  # noqa: S307 - the calls stand above

        def test_lets_other_threads_run(self) -> None:
            code = (
                "import threading, time\n"
                "from doorcard.kernel import _native as n\n"
                "deck = bytes(set(range(52)) - {5, 20})\n"
                "turns = []\n"
                "what = 'hi', b'\\x05', b'\\x14', deck, 3\n"
                "job = threading.Thread(target=n.heads_up, args=what)\n"
                "job.start()\n"
                "while job.is_alive(): turns.append(time.sleep(0))\n"
                "print(len(turns))"
            )

            assert int(told_by(code).stdout) > 5

        @pytest.mark.parametrize("job", JOBS)
        def test_has_the_signature_of_its_twin(self, job: str) -> None:
            stub = Path(twin.__file__).parents[1] / "_native.pyi"
            names = list(inspect.signature(getattr(twin, job)).parameters)

            text = stub.read_text(encoding="utf-8").partition(f"def {job}(")[2].partition(")")[0]

            assert [line.partition(":")[0].strip() for line in text.split(",") if ":" in line] == (
                names
            )
