"""The policy on lost connections, in English."""

from __future__ import annotations

from typing import Final

from doorcard.room.disconnects.policy_text import PolicyText

ENGLISH: Final = PolicyText(
    title="Time and lost connections",
    intro="What happens when time runs out or a connection is lost. What a house sets for itself "
    "stands in the table below.",
    sentences={
        "D01": "A player has the house's time for each decision, and the last seconds of it are "
        "shown at the table.",
        "D02": "An answer that arrives exactly at the deadline counts, and so does one that is "
        "late by no more than the grace for slow networks.",
        "D03": "When the time is over, the room does what the house has set for time-outs, and "
        "a later answer changes nothing.",
        "D04": "A connection is lost when the player's last page at the table is closed, or does "
        "not answer a ping within 5 seconds; one is sent every 10 seconds.",
        "D05": "A lost connection is shown at the table, and the player keeps the seat, the "
        "chips and the cards.",
        "D06": "The clock of a player whose connection is lost runs on.",
        "D07": "Whoever comes back in turn, with at least the least time for the bonus left, gets "
        "the bonus on top of the deadline, once a turn.",
        "D08": "Whoever is not back at the deadline is treated as the house has set for lost "
        "connections, and the grace for slow networks does not apply.",
        "D09": "Check or fold means that the hand is checked where that is free, and folded when "
        "facing a bet.",
        "D10": "All-in means that the player keeps the rest of the stack, can win the pot as it "
        "stands and acts no more in the hand; later bets form a side pot.",
        "D11": "All-in if chips are in means all-in for a player with chips in the pot beyond the "
        "ante, and fold for any other.",
        "D12": "The bring-in of an absent player is posted first; under check or fold the player "
        "then stays in the hand.",
        "D13": "At the showdown the hand of a player who does not answer is mucked; a hand that "
        "wins is always shown and gets its pot.",
        "D14": "Each all-in for a lost connection uses one protection; when the protections of "
        "the day are used up, the hand is checked or folded.",
        "D15": "Protections are counted for each player over all tables, from midnight to "
        "midnight UTC.",
        "D16": "The table is told of every turn that ran out, with what was done and which "
        "protection was used; the host reads it in the room's log.",
        "D17": "Whoever comes back after the deadline sees the hand, cannot act in it where it "
        "was folded or all-in, and is dealt into the next one.",
        "D18": "Whoever stayed connected and let the time run out sits out until they say that "
        "they are back.",
        "D19": "When more than half of the connected players of a table, and at least 2, lose "
        "their connections within 15 seconds, the table is paused: no clock runs and no hand is "
        "dealt.",
        "D20": "The pause is announced, and ends when all of them are back, or else after the "
        "longest pause of the house.",
        "D21": "After a pause the clock goes on where it stood, and the next pause comes no "
        "sooner than the house allows.",
        "D22": "When the room itself was down, every clock stands still for that time, and the "
        "player in turn has at least 10 seconds, or the whole turn where it is shorter.",
        "D23": "Deadlines, bonuses, protections and pauses are stored with the hand, and hold "
        "after a crash of the room.",
        "D24": "A seat whose player takes no part is given up after the longest absence of the "
        "house, and its chips go to the wallet.",
        "D25": "Whoever has had no connection for as long as the house allows is not dealt into "
        "the next hand, keeps the seat, and is dealt in again on coming back.",
    },
    parameters={
        "turn_seconds": "Time for a decision",
        "timer_visible_seconds": "Of it shown at the table",
        "show_seconds": "Time to show or muck",
        "network_grace_ms": "Grace for slow networks",
        "timeout_action": "Time-out",
        "disconnect_action": "Lost connection",
        "allin_protections_per_day": "Protections a day",
        "reconnect_min_left_seconds": "Least time left for the bonus",
        "reconnect_bonus_seconds": "Bonus for coming back",
        "pause_seconds": "Longest pause",
        "pause_every_minutes": "Least time between pauses",
        "lost_line_seconds": "Longest time without a connection",
        "absence_minutes": "Longest absence",
    },
    words={
        "check_fold": "check or fold",
        "allin": "all-in",
        "allin_if_chips_else_fold": "all-in if chips are in, else fold",
        "none": "no limit",
        "idle": "does not arise",
    },
    day="The day of every daily count is the day of UTC: it begins and ends at midnight UTC.",
)
