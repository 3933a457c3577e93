"""At which addresses a browser reaches the room."""

from __future__ import annotations

import fcntl
import ipaddress
import socket
import struct
from collections.abc import Iterator
from typing import Final

_ADDRESS_OF_INTERFACE: Final = 0x8915
"""Linux: SIOCGIFADDR."""
_NOWHERE: Final = ("192.0.2.1", 9)
"""An address for examples. Nothing is sent to it."""


def address_of(listening: socket.socket) -> str:
    """The web address at which a browser on this machine reaches the socket."""
    host, port = listening.getsockname()[:2]
    return _url("127.0.0.1" if _is_everywhere(host) else host, port)


def addresses_for_others(listening: socket.socket) -> list[str]:
    """The web addresses to give to others on the network; none if only this machine is served."""
    host, port = listening.getsockname()[:2]
    if not _is_everywhere(host):
        return [] if ipaddress.ip_address(host).is_loopback else [_url(host, port)]
    return [_url(each, port) for each in dict.fromkeys(_own_addresses())]


def _is_everywhere(host: str) -> bool:
    return bool(ipaddress.ip_address(host).is_unspecified)


def _own_addresses() -> Iterator[str]:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        # The address of the way out comes first: it is the one that others most likely reach.
        try:
            asking.connect(_NOWHERE)
            found = [asking.getsockname()[0]]
        except OSError:
            found = []
        for _, name in socket.if_nameindex():
            asked = struct.pack("256s", name.encode()[:15])
            try:
                answer = fcntl.ioctl(asking.fileno(), _ADDRESS_OF_INTERFACE, asked)
            except OSError:
                continue  # an interface without an address, or a system that is not Linux
            found.append(socket.inet_ntoa(answer[20:24]))
    yield from (each for each in found if not ipaddress.ip_address(each).is_loopback)


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
