"""The judge: one record, replayed under the house rules that fit, and settled."""

from __future__ import annotations

from doorcard.histories.counting import count
from doorcard.histories.judging.house import inferred_rules, is_whole_stack, other_houses
from doorcard.histories.judging.paying import Paying
from doorcard.histories.judging.replaying import Replay, replay_record
from doorcard.histories.judging.variants import variants
from doorcard.histories.judging.verdict import Finding, Judgement, Reason, Verdict
from doorcard.histories.record import HandRecord, Site, Spoiled
from doorcard.stud import Betting, HouseRules


def judge(record: HandRecord) -> Judgement:
    """Was the hand played by the rules, and does what the file says of chips add up?

    First by the rules of its site, then, where a move is not legal by those, by habits
    of other houses. Whatever the verdict, ``findings`` names every point.
    """
    played, words = _played(record)
    counted = count(record)
    paying = Paying(record, counted, played.rules)
    findings = [*played.findings, *_antes(record, played.rules), *paying.findings]
    if words:
        findings.append(Finding(Reason.SITE_RULE, words))
    findings = _excused(record, findings)
    findings.sort(key=lambda each: each.reason.explains)
    return Judgement(
        verdict=_verdict(findings),
        findings=tuple(findings),
        rules=None if any(f.reason is Reason.WRONG_STAKES for f in findings) else played.rules,
        pot=paying.pot,
        rake=paying.rake,
        taken=paying.taken,
        seats=played.seats,
        events=tuple(played.events),
    )


def _verdict(findings: list[Finding]) -> Verdict:
    if not findings:
        return Verdict.CONFIRMED
    return Verdict.EXPLAINED if all(f.reason.explains for f in findings) else Verdict.WRONG


def _played(record: HandRecord) -> tuple[Replay, str]:
    """The replay that gets furthest, and what of other houses it needs."""
    rules = inferred_rules(record)
    first = replay_record(record, rules)
    if first.is_legal or not record.players:
        return first, ""
    for words, told in variants(record, rules):
        played = replay_record(told, rules)
        if played.is_legal:
            return played, words
    if record.site is Site.KINGSCLUB and any(is_whole_stack(record, m) for m in record.moves):
        loose = rules.with_(
            betting=Betting.SPREAD_LIMIT, spread_min=rules.small_bet, spread_max=rules.big_bet
        )
        played = replay_record(record, loose)
        if played.is_legal:
            return played, "a raise over a short all-in adds a whole bet to it here"
    further: dict[HouseRules, Replay] = {}

    def helps(others: HouseRules) -> bool:
        return others in further and further[others].moves_made > first.moves_made

    for words, others in other_houses(rules, helps):
        if others != rules and not others.problems():
            further[others] = played = replay_record(record, others)
            if played.is_legal:
                return played, words
    return first, ""


def _antes(record: HandRecord, rules: HouseRules) -> list[Finding]:
    """Everybody antes the same, or all there is. (000, items 6 and 7)"""
    if record.antes is None or not record.streets:
        return []
    posted = {each.seat: 0 for each in record.players}
    for ante in record.antes:
        posted[ante.seat] += ante.chips
    found = []
    for player in record.players:
        due = rules.ante if player.stack is None else min(rules.ante, player.stack)
        if posted[player.seat] != due:
            put, owed = (record.money.text(each) for each in (posted[player.seat], due))
            found.append(
                Finding(Reason.WRONG_ANTE, f"{player.name} antes {put}, but {owed} is due")
            )
    return found


_EXCUSES = {
    Spoiled.END: {Reason.UNFINISHED, Reason.WRONG_RETURN, Reason.WRONG_POT, Reason.WRONG_AWARD}
    | {Reason.WRONG_RAKE, Reason.WRONG_WINNER},
    Spoiled.AWARDS: set[Reason](),
    Spoiled.SEATS: set(Reason),
    Spoiled.NUMBERS: set(Reason),
}
"""Which findings each kind of damage accounts for."""


def _excused(record: HandRecord, findings: list[Finding]) -> list[Finding]:
    """Damage accounts for what it spoils, and for nothing else."""
    excused: set[Reason] = set()
    for damage in record.damage:
        for spoiled in damage.spoils:
            excused |= _EXCUSES[spoiled]
    kept = [each for each in findings if each.reason not in excused]
    told = [Finding(Reason.DAMAGED_FILE, each.sentence, each.line) for each in record.damage]
    return kept + told
