"""E-mail addresses of accounts, and new passwords for those who lost theirs."""

from __future__ import annotations

import pytest

from doorcard.room.addresses import mail_address
from doorcard.stud import Refusal
from tests.service.account_office import ELSEWHERE, HERE, PASSWORD, deed, link_in, office

ADDRESS = "ann@cards.example"
NEW = "eight cards in a row"
NAMES = [f"Player {number}x" for number in range(11)]
_MINUTE_MS = 60_000


class TestAnAddress:
    @pytest.mark.parametrize(
        "wish", ["ann@cards.example", "Ann.Lee+cards@sub.cards.example", "o'neil@cards.example"]
    )
    def test_is_taken_in_lower_case(self, wish: str) -> None:
        assert mail_address(wish) == wish.lower()

    @pytest.mark.parametrize(
        "wish",
        [
            "", "ann", "@cards.example", "ann@", "ann@cards", "ann@@cards.example",
            "ann lee@cards.example", "ann@cards.example\nBcc: all@cards.example",
            "ann@-cards.example", "ann@cards..example", ".ann@cards.example", "x" * 65 + "@c.de",
            "ann@" + "x" * 250 + ".de", "änn@cards.example", "<ann@cards.example>",
        ],
    )  # fmt: skip
    def test_is_refused_when_it_is_none(self, wish: str) -> None:
        with pytest.raises(Refusal) as refused:
            mail_address(wish)

        assert refused.value.code == "email.malformed"


class TestGivingAnAddress:
    async def test_counts_once_its_link_was_opened(self) -> None:
        async with office() as room:
            ann = await room.ann()
            await room.accounts.mail.set_address(ann.player, ADDRESS, HERE)
            login = await room.accounts.login(ann.player.id)
            assert (login.email, login.email_verified_ms) == (ADDRESS, None)

            (letter,) = await room.letters()
            assert letter.to == ADDRESS
            assert await room.accounts.mail.verify(link_in(letter)) == ADDRESS

            login = await room.accounts.login(ann.player.id)
            assert login.email_verified_ms == room.clock.wall_ms()

    async def test_gives_a_link_that_works_once_and_for_two_days(self) -> None:
        async with office() as room:
            ann = await room.ann()
            await room.accounts.mail.set_address(ann.player, ADDRESS, HERE)
            token = link_in((await room.letters())[0])
            await room.accounts.mail.verify(token)
            with pytest.raises(Refusal, match="has been used, or is too old") as refused:
                await room.accounts.mail.verify(token)
            assert refused.value.code == "link.unknown"

            await room.accounts.mail.set_address(ann.player, "ann@other.example", HERE)
            await room.clock.pass_ms(48 * 60 * _MINUTE_MS)
            with pytest.raises(Refusal):
                await room.accounts.mail.verify(link_in((await room.letters())[1]))

    async def test_needs_the_link_of_the_newest_address(self) -> None:
        async with office() as room:
            ann = await room.ann()
            await room.accounts.mail.set_address(ann.player, ADDRESS, HERE)
            token = link_in((await room.letters())[0])
            await room.accounts.mail.set_address(ann.player, None, HERE)

            with pytest.raises(Refusal) as refused:
                await room.accounts.mail.verify(token)

            assert refused.value.code == "link.unknown"

    async def test_sends_no_second_letter_to_an_address_that_has_answered(self) -> None:
        async with office() as room:
            ann = await room.ann()
            await room.verified(ann, ADDRESS)

            await room.accounts.mail.set_address(ann.player, ADDRESS, HERE)

            assert await room.letters() == []
            assert (await room.accounts.login(ann.player.id)).email_verified_ms is not None

    async def test_is_for_one_account(self) -> None:
        async with office() as room:
            await room.verified(await room.ann(), ADDRESS)
            ben = await room.accounts.entrance.register("Ben", PASSWORD, HERE)
            await room.accounts.mail.set_address(ben.player, ADDRESS, HERE)

            with pytest.raises(Refusal) as refused:
                await room.accounts.mail.verify(link_in((await room.letters())[-1]))

            assert refused.value.code == "email.taken"

    async def test_is_told_to_the_old_address(self) -> None:
        async with office() as room:
            ann = await room.ann()
            await room.verified(ann, ADDRESS)

            await room.accounts.mail.set_address(ann.player, None, HERE)

            (letter,) = await room.letters()
            assert letter.to == ADDRESS
            assert "was changed" in letter.text
            assert (await room.accounts.login(ann.player.id)).email is None

    @pytest.mark.parametrize(
        ("language", "said"),
        [
            ("fi", ("Sähköpostiosoitteesi korttihuoneessa", "Hei Ann,\n", "48 tunnin kuluessa")),
            ("pl", ("Twój adres e-mail w sali karcianej", "Cześć Ann,\n", "48 godzin")),
            ("et", ("Sinu e-posti aadress kaarditoas", "Tere, Ann!\n", "48 tunni jooksul")),
        ],
    )
    async def test_is_asked_for_in_the_language_of_the_account(
        self, language: str, said: tuple[str, str, str]
    ) -> None:
        async with office() as room:
            ann = await room.ann()
            await room.accounts.prefer(ann.player.id, {"language": language})
            await room.accounts.mail.set_address(ann.player, ADDRESS, HERE)

            (letter,) = await room.letters()

            assert letter.subject == said[0]
            assert letter.text.startswith(said[1])
            assert said[2] in letter.text
            assert await room.accounts.mail.verify(link_in(letter)) == ADDRESS

    async def test_comes_with_opening_an_account(self) -> None:
        async with office() as room:
            ann = await room.accounts.register("Ann", PASSWORD, ADDRESS, HERE)

            (letter,) = await room.letters()
            assert letter.to == ADDRESS
            assert (await room.accounts.login(ann.player.id)).email == ADDRESS

    async def test_sends_so_many_letters_and_no_more(self) -> None:
        async with office() as room:
            ann = await room.ann()
            for number in range(5):
                await room.accounts.mail.set_address(ann.player, f"a{number}@c.example", HERE)

            with pytest.raises(Refusal) as refused:
                await room.accounts.mail.set_address(ann.player, ADDRESS, HERE)

            assert refused.value.code == "accounts.wait"

    async def test_of_one_is_sent_though_others_behind_the_same_address_had_theirs(self) -> None:
        async with office() as room:
            for number in range(25):
                await room.accounts.register(
                    f"Player {number}x", PASSWORD, f"p{number}@c.example", HERE
                )

            assert len(await room.letters()) == 25

    async def test_floods_no_mailbox_however_many_accounts_name_it(self) -> None:
        async with office() as room:
            for name in NAMES[:5]:
                await room.accounts.register(name, PASSWORD, ADDRESS, HERE)

            with pytest.raises(Refusal) as refused:
                await room.accounts.register("Zoe", PASSWORD, ADDRESS, ELSEWHERE)
            another = await room.accounts.register("Zoe", PASSWORD, "zoe@cards.example", ELSEWHERE)

            assert refused.value.code == "accounts.wait"
            assert another.player.name == "Zoe"
            assert len(await room.letters()) == 6

    async def test_opens_no_account_whose_letter_would_not_be_sent(self) -> None:
        async with office() as room:
            ann = await room.ann()
            others = [await room.accounts.entrance.register(n, PASSWORD, HERE) for n in NAMES]
            for number, each in enumerate([ann, *others] * 5):
                await room.accounts.mail.set_address(each.player, f"a{number}@c.example", HERE)

            with pytest.raises(Refusal) as refused:
                await room.accounts.register("Zoe", PASSWORD, ADDRESS, HERE)
            later = await room.accounts.register("Zoe", PASSWORD, ADDRESS, ELSEWHERE)

            assert refused.value.code == "accounts.wait"
            assert later.player.name == "Zoe"

    async def test_is_for_accounts(self) -> None:
        async with office() as room:
            _, ben = await room.guest("Ben")

            with pytest.raises(Refusal) as refused:
                await room.accounts.mail.set_address(ben, ADDRESS, HERE)

            assert refused.value.code == "account.needed"


class TestALostPassword:
    async def test_is_replaced_by_a_link_to_a_verified_address(self) -> None:
        async with office() as room:
            ann = await room.ann()
            await room.verified(ann, ADDRESS)

            room.accounts.mail.ask_reset(" Ann@Cards.example", ELSEWHERE)
            token = link_in((await room.letters())[0])
            came = await room.accounts.mail.reset(token, NEW, ELSEWHERE)

            assert came.player == ann.player
            assert await room.desk.player_of(ann.token) is None  # older sessions end
            assert await room.desk.player_of(came.token) == ann.player
            await room.accounts.entrance.log_in("Ann", NEW, HERE)

    async def test_answers_nothing_to_an_unknown_or_unverified_address(self) -> None:
        async with office() as room:
            ann = await room.ann()
            await room.accounts.mail.set_address(ann.player, ADDRESS, HERE)
            await room.letters()
            room.mailer.letters.clear()

            room.accounts.mail.ask_reset(ADDRESS, HERE)
            room.accounts.mail.ask_reset("nobody@cards.example", HERE)

            assert await room.letters() == []

    async def test_has_a_link_that_works_once_and_for_half_an_hour(self) -> None:
        async with office() as room:
            await room.verified(await room.ann(), ADDRESS)
            room.accounts.mail.ask_reset(ADDRESS, HERE)
            token = link_in((await room.letters())[0])
            await room.accounts.mail.reset(token, NEW, HERE)
            with pytest.raises(Refusal):
                await room.accounts.mail.reset(token, "nine cards in a row", HERE)

            room.accounts.mail.ask_reset(ADDRESS, HERE)
            token = link_in((await room.letters())[-1])
            await room.clock.pass_ms(30 * _MINUTE_MS)
            with pytest.raises(Refusal) as refused:
                await room.accounts.mail.reset(token, "nine cards in a row", HERE)
            assert refused.value.code == "link.unknown"

    async def test_keeps_its_link_when_the_new_one_will_not_do(self) -> None:
        async with office() as room:
            await room.verified(await room.ann(), ADDRESS)
            room.accounts.mail.ask_reset(ADDRESS, HERE)
            token = link_in((await room.letters())[0])
            with pytest.raises(Refusal, match="at least 8 characters"):
                await room.accounts.mail.reset(token, "short", HERE)

            await room.accounts.mail.reset(token, NEW, HERE)

    async def test_is_not_opened_by_a_link_of_another_kind(self) -> None:
        async with office() as room:
            ann = await room.ann()
            await room.accounts.mail.set_address(ann.player, ADDRESS, HERE)
            verify = link_in((await room.letters())[0])

            with pytest.raises(Refusal):
                await room.accounts.mail.reset(verify, NEW, HERE)

    async def test_is_asked_for_so_often_and_no_more(self) -> None:
        async with office() as room:
            for _ in range(5):
                room.accounts.mail.ask_reset(ADDRESS, HERE)

            with pytest.raises(Refusal) as refused:
                room.accounts.mail.ask_reset(ADDRESS, ELSEWHERE)

            assert refused.value.code == "accounts.wait"

    async def test_is_replaced_with_a_hosts_help(self) -> None:
        async with office() as room:
            ann = await room.ann()
            ben = await room.accounts.entrance.register("Ben", PASSWORD, HERE)
            with pytest.raises(Refusal) as refused:
                await room.accounts.mail.reset_by_host(ben.player, ann.player.id, "asked for")
            assert refused.value.code == "host.only"
            await room.store.accounts.set_host(ben.player.id, on=True, log=deed())
            host = await room.accounts.entrance.player(ben.player.id)

            made = await room.accounts.mail.reset_by_host(host, ann.player.id, "asked for")

            token = made.link.removeprefix("https://cards.example/account/reset#")
            assert token not in repr(made)
            await room.accounts.mail.reset(token, NEW, HERE)
            await room.accounts.entrance.log_in("Ann", NEW, HERE)
