"""What a viewer is told at one moment leaves the room in one write."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, cast

JOINED_FRAMES: Final = "doorcard.joined_frames"
"""The extension of the scope through which a socket takes several messages at once."""
WriteFrames = Callable[[bytes], Awaitable[None]]

_WHOLE_TEXT: Final = 0x81
_SHORT: Final = 125
_LONG: Final = 126
_LONGER: Final = 127


def frames(messages: Iterable[bytes]) -> bytes:
    r"""Text messages as the frames of a server, which are not masked (RFC 6455, 5.2).

    >>> frames([b"a", b"bc"])
    b'\x81\x01a\x81\x02bc'
    """
    parts = []
    for message in messages:
        size = len(message)
        if size <= _SHORT:
            parts.append(bytes((_WHOLE_TEXT, size)))
        elif size < 1 << 16:
            parts.append(bytes((_WHOLE_TEXT, _LONG)) + size.to_bytes(2, "big"))
        else:
            parts.append(bytes((_WHOLE_TEXT, _LONGER)) + size.to_bytes(8, "big"))
        parts.append(message)
    return b"".join(parts)


def writing_of(scope: Any) -> WriteFrames | None:  # noqa: ANN401 - an ASGI scope of any maker
    """How this socket takes frames; ``None`` where messages go one by one."""
    offered = (scope.get("extensions") or {}).get(JOINED_FRAMES, {})
    return cast("WriteFrames | None", offered.get("write"))
