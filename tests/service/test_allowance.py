"""How often somebody may do a thing."""

from __future__ import annotations

import pytest

from doorcard.service.accounts.allowance import Allowance, take_all
from doorcard.stud import Refusal
from tests.service.clockwork import HandClock


class TestAnAllowance:
    """Issue B, how it must hold: floods are limited without starving others."""

    async def test_is_so_many_at_once_and_comes_back_one_by_one(self) -> None:
        clock = HandClock()
        allowance = Allowance(clock, most=2, every_ms=1000)
        for _ in range(2):
            assert allowance.wait_ms("ann") == 0
            allowance.take("ann")

        assert allowance.wait_ms("ann") == 1000
        assert allowance.wait_ms("ben") == 0
        await clock.pass_ms(1000)
        assert allowance.wait_ms("ann") == 0
        allowance.take("ann")
        assert allowance.wait_ms("ann") == 1000

    def test_is_not_used_up_by_what_is_refused(self) -> None:
        clock = HandClock()
        mine, ours = (Allowance(clock, most=most, every_ms=1500) for most in (1, 9))
        take_all("talk.too_fast", "too fast", (mine, "ann"), (ours, "home"))

        with pytest.raises(Refusal, match="wait 2 seconds") as refused:
            take_all("talk.too_fast", "too fast", (ours, "home"), (mine, "ann"))

        assert refused.value.facts == {"seconds": 2}
        assert ours.wait_ms("home") == 0
