"""Last steps of one file: how the hand ended, and the hands right before it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from doorcard.fairness import (
    ClosingEvent,
    Json,
    OpeningEvent,
    Outcome,
    VoidReason,
    play_digest,
    signed_by,
)
from doorcard.proof.decks_check import gives_root
from doorcard.proof.findings import Finding, found
from doorcard.proof.saved_hand import SavedHand, ToldNotice
from doorcard.stud import StreetDealt


def check_closing(hand: SavedHand) -> Iterator[Finding]:
    """The end is signed, is of this hand, and tells the play; or the void has its reason."""
    closing = hand.closing
    if closing is None or hand.closing_signature is None:
        yield found("mark.unfinished")
        return
    if not signed_by(hand.opening.key, closing.digest, hand.closing_signature):
        yield found("signature.closing")
    yield from check_names(hand.opening, closing)
    if closing.outcome is Outcome.PLAYED:
        if hand.mixed is None or closing.play != play_digest(rail(hand.notices)):
            yield found("play.closing")
        return
    yield from check_void(hand.opening, closing)
    if hand.mixed is not None and closing.reason is VoidReason.SILENT:
        yield found("void.mixed")
    mine = hand.mine
    if mine is not None and mine.seat in closing.silent:
        yield found("mark.blamed" if mine.receipt is None else "void.mine", seat=mine.seat)
    if closing.reason is VoidReason.SILENT:
        yield _void_mark(closing)


def check_names(opening: OpeningEvent, closing: ClosingEvent) -> Iterator[Finding]:
    """The closing event names the hand that was opened."""
    opened = (opening.table, opening.hand, opening.number)
    if (closing.table, closing.hand, closing.number) != opened:
        yield found("started.hand", opened=opening.hand, closed=closing.hand)
    if closing.opening != opening.digest:
        yield found("play.closing")


def check_void(opening: OpeningEvent, closing: ClosingEvent) -> Iterator[Finding]:
    """A void is of silence that is there, and hides no deck."""
    committed = {each.seat for each in opening.people}
    came = {seat for seat, _ in closing.seeds}
    silent = set(closing.silent)
    founded = (
        closing.reason is VoidReason.SILENT and silent and silent <= committed and not silent & came
    )
    if not founded:
        yield found(
            "void.unfounded",
            reason=closing.reason.value,
            number=closing.number,
            silent=sorted(silent),
        )
    decks = closing.decks
    if decks is None:
        if closing.reason is not VoidReason.KEY_LOST:
            yield found("void.decks", number=closing.number)
        return
    wrong = [index for index, seed in enumerate(decks) if not gives_root(opening, index, seed)]
    if wrong:
        yield found("void.decks", number=closing.number, decks=wrong)


def check_chain(hand: SavedHand) -> Iterator[Finding]:
    """The hands before lead to this one without a gap; silent seats stayed out."""
    out: set[int] = set()
    links = [(each.opening, each.closing) for each in hand.before]
    for link in hand.before:
        if not signed_by(hand.key, link.opening.digest, link.signature):
            yield found("signature.opening", number=link.opening.number)
        if not signed_by(hand.key, link.closing.digest, link.closing_signature):
            yield found("signature.closing", number=link.opening.number)
        yield from check_names(link.opening, link.closing)
    later = [*(opening for opening, _ in links[1:]), hand.opening]
    for (opening, closing), after in zip(links, later, strict=True):
        if after.table != opening.table or after.number != opening.number + 1:
            yield found("chain.gap", number=after.number, before=opening.number)
        if after.previous != closing.digest:
            yield found("chain.previous", number=after.number)
        if closing.is_void:
            yield from check_void(opening, closing)
            yield _void_mark(closing)
            out |= set(closing.silent)
        else:
            out = set()
        dealt_in = {each.seat for each in after.seats}
        if dealt_in & out and len(dealt_in - out) >= 2:
            yield found("chain.silent", number=after.number, seats=sorted(dealt_in & out))


def rail(notices: Sequence[ToldNotice]) -> Iterator[Json]:
    """The notices as the rail was told them: with every down card covered."""
    for told in notices:
        if isinstance(told.event, StreetDealt):
            yield {**told.notice, "cards": [_covered(each) for each in _list(told.notice["cards"])]}
        else:
            yield told.notice


def _covered(dealt: Json) -> Json:
    if not isinstance(dealt, dict):
        return dealt
    return {**dealt, "down": ["??" for _ in _list(dealt["down"])]}


def _list(value: Json) -> list[Json]:
    return value if isinstance(value, list) else []


def _void_mark(closing: ClosingEvent) -> Finding:
    return found("mark.void", number=closing.number, silent=sorted(closing.silent))
