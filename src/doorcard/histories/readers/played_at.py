"""Dates and times as rooms write them."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

_MOMENT: Final = re.compile(
    r"(\d{4})[/-](\d\d?)[/-](\d\d?)(?: -)? (\d\d?):(\d\d?):(\d\d?)(?: \(?([A-Z]{2,4})\b)?"
)
_HOURS: Final = {
    "UTC": 0,
    "GMT": 0,
    "WET": 0,
    "EST": -5,
    "EDT": -4,
    "CST": -6,
    "CDT": -5,
    "PST": -8,
    "PDT": -7,
    "CEST": 2,
    "EET": 2,
    "EEST": 3,
    "MSK": 3,
    "CCT": 8,
}
_REGIONS: Final = {"ET": "America/New_York", "CET": "Europe/Paris", "PT": "America/Los_Angeles"}
"""Names that rooms write summer and winter."""


def played_at(numbers: list[int], zone: str | None = None) -> datetime | None:
    """A moment of year, month, day, hour, minute and second; ``None`` for no such moment.

    An unknown zone gives a moment without one.

    >>> played_at([2024, 5, 6, 7, 8, 9], "EDT")
    datetime.datetime(2024, 5, 6, 7, 8, 9, tzinfo=datetime.timezone(datetime.timedelta(days=-1, \
seconds=72000)))
    """
    try:
        moment = datetime(*numbers)  # type: ignore[arg-type]  # noqa: DTZ001 - zone below
    except (ValueError, TypeError):
        return None
    return moment.replace(tzinfo=_zone(zone)) if zone else moment


def moment_in(text: str) -> datetime | None:
    """The last moment that a text names, year first; ``None`` if it names none.

    >>> moment_in("(5/10) - 2016/8/2 11:13:2")
    datetime.datetime(2016, 8, 2, 11, 13, 2)
    """
    found = _MOMENT.findall(text)
    if not found:
        return None
    *numbers, zone = found[-1]
    return played_at([int(each) for each in numbers], zone or None)


def _zone(name: str) -> tzinfo | None:
    if name in _REGIONS:
        try:
            return ZoneInfo(_REGIONS[name])
        except (ZoneInfoNotFoundError, OSError):
            return None
    if name.startswith(("GMT+", "GMT-")) and name[4:].isdigit() and len(name) == 8:
        offset = timedelta(hours=int(name[4:6]), minutes=int(name[6:]))
        return timezone(offset if name[3] == "+" else -offset)
    hours = _HOURS.get(name)
    if hours is None:
        return None
    return timezone(timedelta(hours=hours)) if hours else UTC
