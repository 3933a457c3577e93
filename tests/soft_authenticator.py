"""A device with passkeys, in software: what WebAuthn asks of it, and ways to answer wrongly."""

from __future__ import annotations

import base64
import hashlib
import json
import os
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def b64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


@dataclass
class SoftAuthenticator:
    """Holds one key pair, and counts how often it signs."""

    origin: str
    verifies_user: bool = True
    """Does it check who holds it?"""
    counts: bool = True
    credential: bytes = field(default_factory=lambda: os.urandom(16))
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    count: int = 0

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """What the browser sends after ``navigator.credentials.create``."""
        numbers = self.key.public_key().public_numbers()
        cose = cbor2.dumps(
            {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        )
        attested = bytes(16) + len(self.credential).to_bytes(2) + self.credential + cose
        data = self._data(options["rp"]["id"], ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential(
            {
                "clientDataJSON": b64(self._client("webauthn.create", options["challenge"])),
                "attestationObject": b64(attestation),
                "transports": ["internal"],
            }
        )

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        """What the browser sends after ``navigator.credentials.get``."""
        self.count += self.counts
        data = self._data(options["rpId"])
        client = self._client("webauthn.get", options["challenge"])
        signed = data + hashlib.sha256(client).digest()
        return self._credential(
            {
                "clientDataJSON": b64(client),
                "authenticatorData": b64(data),
                "signature": b64(self.key.sign(signed, ec.ECDSA(hashes.SHA256()))),
                "userHandle": None,
            }
        )

    def _client(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _data(self, rp_id: str, more: int = 0) -> bytes:
        flags = PRESENT | (VERIFIED if self.verifies_user else 0) | more
        return hashlib.sha256(rp_id.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        return {
            "id": b64(self.credential),
            "rawId": b64(self.credential),
            "type": "public-key",
            "response": response,
            "authenticatorAttachment": "platform",
            "clientExtensionResults": {},
        }
