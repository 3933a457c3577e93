"""How often a lost line protects its player from folding."""

from __future__ import annotations

import pytest

from doorcard.room.policy import RoomPolicy
from doorcard.room.protections import Protection, protection_left, protects
from doorcard.stud.choices import AbsenceAction
from doorcard.stud.house_rules import HouseRules


class TestProtections:
    """Rule book, part 2, 4 and 5; case K11."""

    @pytest.mark.parametrize(
        ("action", "does"),
        [
            (AbsenceAction.CHECK_FOLD, False),
            (AbsenceAction.ALLIN, True),
            (AbsenceAction.ALLIN_IF_CHIPS_ELSE_FOLD, True),
        ],
    )
    def test_are_given_where_a_lost_line_is_all_in(
        self, action: AbsenceAction, *, does: bool
    ) -> None:
        assert protects(HouseRules(disconnect_action=action)) is does

    @pytest.mark.parametrize(
        ("most", "used", "left"),
        [
            (2, 0, Protection(1, 2)),
            (2, 1, Protection(2, 2)),
            (2, 2, None),
            (0, 0, None),
            (None, 99, Protection(100, None)),
        ],
    )
    def test_are_as_many_as_the_house_gives(
        self, most: int | None, used: int, left: Protection | None
    ) -> None:
        assert protection_left(RoomPolicy(allin_protections_per_day=most), used) == left
