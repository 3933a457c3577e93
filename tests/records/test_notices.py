from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doorcard.records import BadRecord, notice_json, read_notice
from doorcard.records.events import EVENTS
from doorcard.stud.events import Event
from doorcard.views import redact
from tests.records.any_event import events
from tests.records.released import RELEASED


class TestANotice:
    @given(events, st.none() | st.integers(1, 8))
    def test_comes_back_as_it_was_told(self, event: Event, viewer: int | None) -> None:
        notice = redact(event, viewer)

        assert read_notice(notice_json(notice)) == notice

    @pytest.mark.parametrize("name", ["hand_started", "street_dealt", "street_dealt-common_card"])
    def test_is_refused_when_it_tells_what_nobody_may_know(self, name: str) -> None:
        with pytest.raises(BadRecord, match="no viewer may see") as refused:
            read_notice(EVENTS.write(RELEASED[1][name]))

        assert refused.value.code == "record.not_redacted"

    def test_is_refused_when_it_is_nothing_at_all(self) -> None:
        with pytest.raises(BadRecord, match="there is no event of type 'cards_back'"):
            read_notice(b'{"type":"cards_back"}')
