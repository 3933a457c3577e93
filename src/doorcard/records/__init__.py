"""Names and JSON of everything that is stored or told."""

from doorcard.records.actions import action_json, options_json, read_action
from doorcard.records.bad_record import BadRecord
from doorcard.records.notices import notice_json, read_notice
from doorcard.records.stored import Stored, seal, told_to_rail, unseal
from doorcard.records.upgrades import SHAPE

__all__ = [
    "SHAPE",
    "BadRecord",
    "Stored",
    "action_json",
    "notice_json",
    "options_json",
    "read_action",
    "read_notice",
    "seal",
    "told_to_rail",
    "unseal",
]
