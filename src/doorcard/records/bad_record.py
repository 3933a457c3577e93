"""The refusal of a record that cannot be read."""

from __future__ import annotations

from doorcard.stud.refusals import Refusal


class BadRecord(Refusal):
    """These bytes are not what they should be; nothing was read from them.

    Codes: ``record.malformed`` (no JSON), ``record.unknown_type``, ``record.unfit`` (a
    field is missing or holds the wrong kind of value), ``record.out_of_bounds`` (a seat
    or an amount that cannot be), ``record.unknown_shape``, ``record.no_deck`` (cards that
    are no deck order), ``record.not_redacted`` (a notice that tells hidden cards),
    ``record.sealed_part_missing`` and ``record.parts_differ``. The sentence names the
    place, and never a face: the card may be a hidden one.
    """
