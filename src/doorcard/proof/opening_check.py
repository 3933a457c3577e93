"""First and second step: what was fixed in advance, and the seeds."""

from __future__ import annotations

from collections.abc import Iterator

from doorcard.fairness import BadSeed, Mix, commitment, mix_of, signed_by
from doorcard.proof.findings import Finding, found
from doorcard.proof.saved_hand import SavedHand


def check_opening(hand: SavedHand) -> Iterator[Finding]:
    """The room signed it, and the viewer's own part in it is theirs."""
    opening = hand.opening
    if opening.key != hand.key:
        yield found("key.changed", known=hand.key.hex(), used=opening.key.hex())
    if not signed_by(opening.key, opening.digest, hand.signature):
        yield found("signature.opening")
    mine = hand.mine
    if mine is None:
        return
    seat = opening.seat(mine.seat)
    own = commitment(opening.table, opening.number, mine.seat, mine.seed)
    if mine.seat != hand.viewer or seat is None or seat.commitment != own:
        yield found("commitment.mine", seat=mine.seat)
    if mine.receipt is not None and mine.signature is not None:
        if not signed_by(hand.key, mine.receipt.digest, mine.signature):
            yield found("signature.receipt")
        elif mine.receipt.opening != opening.digest:
            yield found(
                "opening.changed",
                receipt=mine.receipt.opening.hex(),
                opening=opening.digest.hex(),
            )


def check_seeds(hand: SavedHand) -> tuple[list[Finding], Mix | None]:
    """Every committed seed is in the mix; and the mix, where there is one."""
    opening, mixed = hand.opening, hand.mixed
    if mixed is None:
        return [], None
    findings = []
    seeds = dict(mixed.seeds)
    if hand.mine is None:
        findings.append(found("mark.not_mine"))
    elif seeds.get(hand.mine.seat) != hand.mine.seed:
        findings.append(found("seed.mine", seat=hand.mine.seat))
    if not opening.people:
        findings.append(found("mark.unchecked"))
    try:
        return findings, mix_of(opening, seeds)
    except BadSeed as wrong:
        return [*findings, found(wrong.code, seat=wrong.seat)], None
