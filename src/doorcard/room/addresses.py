"""E-mail addresses: one form each, and nothing in them that a mail's head could trip over."""

from __future__ import annotations

import re
from typing import Final

from doorcard.stud.refusals import Refusal

LONGEST: Final = 254
_LOCAL: Final = re.compile(r"[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_LABEL: Final = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")


def mail_address(wish: str) -> str:
    """The address in one form, in lower case. Whether it exists, only a letter can tell.

    Raises ``Refusal`` ``email.malformed``.

    >>> mail_address(" Ann@Cards.Example ")
    'ann@cards.example'
    >>> mail_address("ann at cards")
    Traceback (most recent call last):
    doorcard.stud.refusals.Refusal: this is no e-mail address: write one such as ann@cards.example
    """
    address = wish.strip().lower()
    local, _, domain = address.rpartition("@")
    labels = domain.split(".")
    if (
        len(address) <= LONGEST
        and len(local) <= 64
        and _LOCAL.fullmatch(local)
        and len(labels) >= 2
        and all(map(_LABEL.fullmatch, labels))
    ):
        return address
    raise Refusal(
        "email.malformed", "this is no e-mail address: write one such as ann@cards.example"
    )
