"""Pot, rake and awards of a record, compared with what was put in and who held what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from doorcard.histories.counting import Count
from doorcard.histories.judging.rakes import is_believable
from doorcard.histories.judging.shares import fits
from doorcard.histories.judging.verdict import Finding, Reason
from doorcard.histories.judging.winners import winners_of
from doorcard.histories.record import HandRecord
from doorcard.stud import Chips, HouseRules, Part, Pot, SeatNo


class Paying:
    """The settlement of one record. ``findings`` is all that is wrong with it."""

    def __init__(self, record: HandRecord, counted: Count, rules: HouseRules) -> None:
        self._record, self._count, self._rules = record, counted, rules
        self._back = sum(counted.returned.values()) if record.uncalled_in_pot else 0
        self.pot = counted.contested
        self.rake = record.rake
        self.findings: list[Finding] = []
        self.taken = self._taken()
        self._judge()

    def _taken(self) -> dict[SeatNo, Chips] | None:
        """What each seat took from the pots; ``None`` where the file tells it nowhere."""
        record = self._record
        if record.awards is not None:
            taken: dict[SeatNo, Chips] = {}
            for award in record.awards:
                if award.seat is not None:
                    taken[award.seat] = taken.get(award.seat, 0) + award.chips
            return taken
        if record.results is None:
            return None
        taken = {}
        for result in record.results:
            stack = record.player(result.seat).stack
            if stack is None:
                return None
            got = result.chips - stack + self._count.paid[result.seat]
            if got:
                taken[result.seat] = got
        return taken

    def _wrong(self, reason: Reason, sentence: str, line: int = 0) -> None:
        self.findings.append(Finding(reason, sentence, line))

    def _text(self, chips: Chips) -> str:
        return self._record.money.text(chips)

    def _judge(self) -> None:
        self._judge_returns()
        self._judge_total()
        self._judge_rake()
        self._judge_pots()
        self._judge_awards()
        self._judge_repeats()
        self._judge_results()

    def _judge_returns(self) -> None:
        record, due = self._record, dict(self._count.returned)
        if record.returned is None:
            return
        told: dict[SeatNo, Chips] = {}
        for each in record.returned:
            told[each.seat] = told.get(each.seat, 0) + each.chips
        for seat in sorted({*told, *due}):
            if told.get(seat, 0) != due.get(seat, 0):
                self._wrong(
                    Reason.WRONG_RETURN,
                    f"{self._text(told.get(seat, 0))} went back to {record.player(seat).name}, "
                    f"but {self._text(due.get(seat, 0))} was not called",
                )

    def _judge_total(self) -> None:
        told, due = self._record.pot, self.pot + self._back
        if told is None or told == due:
            return
        rake = self._record.rake or 0
        if rake > 1 and told in (due - rake, due + rake):
            self._wrong(
                Reason.NET_VERSUS_GROSS,
                f"the pot of {self._text(told)} is {self._text(due)} and the rake of "
                f"{self._text(rake)}, the one with the other or without",
            )
        else:
            self._wrong(
                Reason.WRONG_POT,
                f"the file counts a pot of {self._text(told)}, but {self._text(due)} was put in",
            )

    def _judge_rake(self) -> None:
        """Awards and rake are all of the pot; a rake that is not told must be believable."""
        if self.taken is None:
            return
        record = self._record
        lost = sum(each.chips for each in record.awards or () if each.seat is None)
        left = self.pot + self._back - sum(self.taken.values()) - lost
        if record.rake is not None:
            if left != record.rake:
                self._wrong(
                    Reason.WRONG_AWARD,
                    f"the awards leave {self._text(left)} of a pot of {self._text(self.pot)}, "
                    f"but the rake is {self._text(record.rake)}",
                )
            return
        self.rake = left
        if left < 0:
            self._wrong(
                Reason.WRONG_AWARD,
                f"{self._text(self.pot - left)} is taken from a pot of {self._text(self.pot)}",
            )
        elif not is_believable(record, self.pot, left):
            self._wrong(
                Reason.WRONG_RAKE,
                f"the awards leave {self._text(left)} of a pot of {self._text(self.pot)}, "
                "which no room takes as rake",
            )

    def _judge_pots(self) -> None:
        told, due = self._record.pots, [each.chips for each in self._count.pots]
        if told is None or self.rake is None:
            return
        if len(told) != len(due):
            self._wrong(
                Reason.WRONG_POT, f"the file counts {len(told)} pots, but there are {len(due)}"
            )
            return
        net, gross = any(list(told) == each for each in self._net_pots()), list(told) == due
        if net if self._record.pots_are_net else gross:
            return
        pots = ", ".join(map(self._text, told))
        if (net or gross) and self.rake > 1:
            said = "with" if gross else "without"
            sentence = f"pots of {pots} are told {said} the rake of {self._text(self.rake)}"
            self._wrong(Reason.NET_VERSUS_GROSS, sentence)
        else:
            self._wrong(
                Reason.WRONG_POT,
                f"the file counts pots of {pots}, but they hold "
                f"{', '.join(map(self._text, due))} before the rake of {self._text(self.rake)}",
            )

    def _net_pots(self) -> Iterator[list[Chips]]:
        """How the rake may have come out of the pots."""
        gross, rake = [each.chips for each in self._count.pots], self.rake or 0
        total = sum(gross)
        record = self._record
        if record.pots is not None and _are_net(record.pots, gross, rake):
            yield list(record.pots)
        by_pot = self._by_pot(len(gross))
        if by_pot is not None:
            yield by_pot
        from_main, left = [], rake
        for chips in gross:
            from_main.append(chips - min(chips, left))
            left -= min(chips, left)
        yield from_main
        if total:
            shares = [rake * chips // total for chips in gross]
            shares[0] += rake - sum(shares)
            yield [chips - share for chips, share in zip(gross, shares, strict=True)]

    def _by_pot(self, pots: int) -> list[Chips] | None:
        awards = self._record.awards
        if not awards or any(each.pot is None for each in awards):
            return None
        sums = [sum(each.chips for each in awards if each.pot == n) for n in range(pots)]
        return sums if all(0 <= (each.pot or 0) < pots for each in awards) else None

    def _judge_awards(self) -> None:
        """Who took how much, against who held what."""
        if self.taken is None or any(not each.reason.explains for each in self.findings):
            return
        record, counted = self._record, self._count
        taken: Mapping[SeatNo, Chips] = {
            seat: chips - (counted.returned.get(seat, 0) if self._back else 0)
            for seat, chips in self.taken.items()
        }
        strangers = [each for each in record.awards or () if each.seat is None]
        lost = sum(each.chips for each in strangers)
        folded = [seat for seat in taken if seat not in counted.live and taken[seat]]
        if folded:
            name = record.player(folded[0]).name
            self._wrong(Reason.WRONG_WINNER, f"{name} takes chips after folding")
            return
        winners = [winners_of(record, self._rules, pot) for pot in counted.pots]
        for odd_low in (False, True):
            for net in self._net_pots():
                pots = self._with_chips(net)
                if fits(pots, winners, taken, lost, odd_low=odd_low):
                    if odd_low:
                        sentence = "the low half took the odd chip"
                        self._wrong(Reason.ROUNDING, sentence)
                    return
            if self._rake_is_anywhere() and fits(
                counted.pots, winners, taken, lost, odd_low=odd_low, raked=self.rake or 0
            ):
                return
        who = ", ".join(
            f"{record.player(seat).name} {self._text(chips)}" for seat, chips in taken.items()
        )
        best = "; ".join(self._winner_words(each.by_part) for each in winners)
        self._wrong(Reason.WRONG_WINNER, f"{who or 'nobody'} took the pot, but {best}")

    def _rake_is_anywhere(self) -> bool:
        """Is there nothing that tells which pot the rake came out of?"""
        gross = self._count.pots
        return len(gross) > 1 and self._record.pots is None and self._by_pot(len(gross)) is None

    def _with_chips(self, net: Sequence[Chips]) -> list[Pot]:
        return [
            Pot(chips, pot.contenders) for chips, pot in zip(net, self._count.pots, strict=True)
        ]

    def _winner_words(self, by_part: Mapping[Part, tuple[SeatNo, ...]]) -> str:
        if not by_part:
            return "no hand is told"
        return ", ".join(
            f"the {part} of it is {' and '.join(self._record.player(s).name for s in seats)}'s"
            for part, seats in by_part.items()
        )

    def _judge_repeats(self) -> None:
        record = self._record
        if self.taken is None:
            return
        if record.awards is None and len(self.taken) > 1:
            return  # KingsClub: shares of a split pot are left out
        said: dict[SeatNo, Chips] = {}
        for each in record.repeated:
            said[each.seat] = said.get(each.seat, 0) + each.chips
        if nameless := sum(each.chips for each in record.awards or () if each.seat is None):
            self._judge_nameless(said, nameless)
            return
        for seat, chips in said.items():
            if chips != self.taken.get(seat, 0):
                self._wrong(
                    Reason.WRONG_AWARD,
                    f"the summary says that {record.player(seat).name} took "
                    f"{self._text(chips)}, but it was {self._text(self.taken.get(seat, 0))}",
                )

    def _judge_nameless(self, said: Mapping[SeatNo, Chips], nameless: Chips) -> None:
        """What nobody is named for must be what the summary gives to those who are."""
        taken = self.taken or {}
        left = [chips - taken.get(seat, 0) for seat, chips in said.items()]
        if left and (min(left) < 0 or sum(left) != nameless):
            self._wrong(
                Reason.WRONG_AWARD,
                f"the summary gives out {self._text(sum(said.values()))}, but "
                f"{self._text(nameless + sum(taken.values()))} was taken",
            )

    def _judge_results(self) -> None:
        record = self._record
        if record.results is None or record.awards is None or self.taken is None:
            return
        for result in record.results:
            stack = record.player(result.seat).stack
            back = self._count.returned.get(result.seat, 0) if self._back else 0
            if stack is None:
                continue
            due = stack - self._count.paid[result.seat] + self.taken.get(result.seat, 0) - back
            if due != result.chips:
                self._wrong(
                    Reason.WRONG_RESULT,
                    f"{record.player(result.seat).name} ends with {self._text(result.chips)}, "
                    f"but should with {self._text(due)}",
                )


def _are_net(told: Sequence[Chips], gross: Sequence[Chips], rake: Chips) -> bool:
    """Are these the pots less rake, whichever it came out of?"""
    return (
        len(told) == len(gross)
        and sum(told) == sum(gross) - rake
        and all(0 <= whole - net <= rake for whole, net in zip(gross, told, strict=True))
    )
