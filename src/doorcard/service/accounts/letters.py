"""The letters of the room, in plain text."""

from __future__ import annotations

from doorcard.service.accounts.ports import Letter

_END = "\n\nIf this was not you, do nothing: without the link nothing changes.\n"


def verify_letter(to: str, name: str, link: str, hours: int) -> Letter:
    """Asks whether the address is the account's."""
    return Letter(
        to,
        "Your e-mail address in the card room",
        f"Hello {name},\n\nopen this link within {hours} hours to say that this address is "
        f"yours:\n\n{link}{_END}",
    )


def reset_letter(to: str, name: str, link: str, minutes: int) -> Letter:
    """Lets the owner of the address choose another password."""
    return Letter(
        to,
        "A new password in the card room",
        f"Hello {name},\n\nopen this link within {minutes} minutes to choose another "
        f"password:\n\n{link}{_END}",
    )


def changed_letter(to: str, name: str, what: str) -> Letter:
    """Tells the owner that something about the account was changed."""
    return Letter(
        to,
        "Your account in the card room",
        f"Hello {name},\n\n{what} If this was not you, ask for a new password on the page for "
        "logging in, or write to your host.\n",
    )
