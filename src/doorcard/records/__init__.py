"""Names and JSON of everything that is stored or told."""

from doorcard.records.actions import action_json, options_json, read_action
from doorcard.records.bad_record import BadRecord
from doorcard.records.deal_lines import (
    CardOpenings,
    DealLine,
    DealStep,
    KeptDeal,
    Mixed,
    closed_line,
    digest_of_rules,
    mixed_line,
    opened_line,
    read_deal,
    revealed_line,
)
from doorcard.records.notices import notice_json, read_notice
from doorcard.records.stored import Stored, seal, told_to_rail, unseal
from doorcard.records.upgrades import SHAPE

__all__ = [
    "SHAPE",
    "BadRecord",
    "CardOpenings",
    "DealLine",
    "DealStep",
    "KeptDeal",
    "Mixed",
    "Stored",
    "action_json",
    "closed_line",
    "digest_of_rules",
    "mixed_line",
    "notice_json",
    "opened_line",
    "options_json",
    "read_action",
    "read_deal",
    "read_notice",
    "revealed_line",
    "seal",
    "told_to_rail",
    "unseal",
]
