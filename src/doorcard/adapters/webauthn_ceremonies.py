"""Passkeys by the library ``webauthn``. Source: W3C Web Authentication, level 3."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import parse_authentication_credential_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from doorcard.room.table import PlayerId
from doorcard.service.accounts.ports import Made, Passkey, Place
from doorcard.stud import Refusal

_ROOM: Final = "Doorcard"
_WRONG: Final = (WebAuthnException, ValueError, KeyError, TypeError)
"""What the library raises on an answer that is wrong, or is no answer at all."""


class WebAuthnCeremonies:
    """Keeps the promises of :class:`doorcard.service.accounts.ports.Ceremonies`.

    The device must check its user (a finger, a face, a PIN): the passkey stands alone,
    in place of a password.
    """

    def creation(
        self, place: Place, player: PlayerId, name: str, challenge: bytes, known: Sequence[bytes]
    ) -> bytes:
        """Options to make a passkey, as JSON."""
        options = generate_registration_options(
            rp_id=place.host,
            rp_name=_ROOM,
            user_id=player.encode(),
            user_name=name,
            user_display_name=name,
            challenge=challenge,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=each) for each in known],
        )
        return options_to_json(options).encode()

    def made(self, place: Place, challenge: bytes, answer: bytes) -> Made:
        """The passkey that was made. Raises ``Refusal`` ``passkey.refused``."""
        try:
            made = verify_registration_response(
                credential=answer.decode(),
                expected_challenge=challenge,
                expected_rp_id=place.host,
                expected_origin=place.origin,
                require_user_verification=True,
            )
        except _WRONG:
            raise _refused() from None
        return Made(made.credential_id, made.credential_public_key, made.sign_count)

    def request(self, place: Place, challenge: bytes) -> bytes:
        """Options to use any passkey of this room, as JSON."""
        options = generate_authentication_options(
            rp_id=place.host,
            challenge=challenge,
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return options_to_json(options).encode()

    def credential_of(self, answer: bytes) -> bytes:
        """Which passkey answered. Raises ``Refusal`` ``passkey.refused``."""
        try:
            return parse_authentication_credential_json(json.loads(answer)).raw_id
        except _WRONG:
            raise _refused() from None

    def used(self, place: Place, challenge: bytes, answer: bytes, passkey: Passkey) -> int:
        """Its new count, if it answered rightly. Raises ``Refusal`` ``passkey.refused``."""
        try:
            used = verify_authentication_response(
                credential=answer.decode(),
                expected_challenge=challenge,
                expected_rp_id=place.host,
                expected_origin=place.origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
                require_user_verification=True,
            )
        except _WRONG:
            raise _refused() from None
        return used.new_sign_count


def _refused() -> Refusal:
    return Refusal(
        "passkey.refused", "the device's answer does not hold: begin again, or use your password"
    )
