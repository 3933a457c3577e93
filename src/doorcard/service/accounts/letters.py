"""The letters of the room about an account, in plain text, in the language of the account."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from doorcard.service.accounts.ports import Letter


class Changed(StrEnum):
    """What was changed about an account."""

    ADDRESS = "address"
    PASSWORD = "password"  # noqa: S105 - a code
    PASSWORD_BY_LINK = "password_by_link"  # noqa: S105 - a code
    PASSKEY = "passkey"


@dataclass(frozen=True, slots=True, kw_only=True)
class _Words:
    """One language. Places: ``{name}``, ``{link}``, ``{hours}``, ``{minutes}``, ``{what}``."""

    verify_subject: str
    verify: str
    reset_subject: str
    reset: str
    changed_subject: str
    changed: str
    what: Mapping[Changed, str]


_WORDS: Final = {
    "en": _Words(
        verify_subject="Your e-mail address in the card room",
        verify="Hello {name},\n\nopen this link within {hours} hours to say that this address is "
        "yours:\n\n{link}\n\nIf this was not you, do nothing: without the link nothing changes.\n",
        reset_subject="A new password in the card room",
        reset="Hello {name},\n\nopen this link within {minutes} minutes to choose another "
        "password:\n\n{link}\n\nIf this was not you, do nothing: without the link nothing "
        "changes.\n",
        changed_subject="Your account in the card room",
        changed="Hello {name},\n\n{what} If this was not you, ask for a new password on the page "
        "for logging in, or write to your host.\n",
        what={
            Changed.ADDRESS: "the e-mail address of your account was changed.",
            Changed.PASSWORD: "your password was changed.",
            Changed.PASSWORD_BY_LINK: "your password was changed by a link that we sent or gave "
            "you.",
            Changed.PASSKEY: "a passkey was added to your account.",
        },
    ),
    "fi": _Words(
        verify_subject="Sähköpostiosoitteesi korttihuoneessa",
        verify="Hei {name},\n\navaa tämä linkki {hours} tunnin kuluessa, niin osoite vahvistetaan "
        "sinun osoitteeksesi:\n\n{link}\n\nJos et pyytänyt tätä, älä tee mitään: ilman linkkiä "
        "mikään ei muutu.\n",
        reset_subject="Uusi salasana korttihuoneeseen",
        reset="Hei {name},\n\navaa tämä linkki {minutes} minuutin kuluessa ja valitse uusi "
        "salasana:\n\n{link}\n\nJos et pyytänyt tätä, älä tee mitään: ilman linkkiä mikään ei "
        "muutu.\n",
        changed_subject="Tilisi korttihuoneessa",
        changed="Hei {name},\n\n{what} Jos et tehnyt tätä itse, pyydä kirjautumissivulta uusi "
        "salasana tai kirjoita isännälle.\n",
        what={
            Changed.ADDRESS: "tilisi sähköpostiosoite on vaihdettu.",
            Changed.PASSWORD: "salasanasi on vaihdettu.",
            Changed.PASSWORD_BY_LINK: "salasanasi on vaihdettu linkillä, jonka lähetimme tai "
            "annoimme sinulle.",
            Changed.PASSKEY: "tiliisi on lisätty pääsyavain.",
        },
    ),
    "pl": _Words(
        verify_subject="Twój adres e-mail w sali karcianej",
        verify="Cześć {name},\n\notwórz ten link w ciągu {hours} godzin, aby potwierdzić, że ten "
        "adres jest twój:\n\n{link}\n\nJeśli to nie ty, nic nie rób: bez linku nic się nie "
        "zmieni.\n",
        reset_subject="Nowe hasło do sali karcianej",
        reset="Cześć {name},\n\notwórz ten link w ciągu {minutes} minut, aby wybrać nowe "
        "hasło:\n\n{link}\n\nJeśli to nie ty, nic nie rób: bez linku nic się nie zmieni.\n",
        changed_subject="Twoje konto w sali karcianej",
        changed="Cześć {name},\n\n{what} Jeśli to nie ty, poproś o nowe hasło na stronie logowania "
        "albo napisz do gospodarza.\n",
        what={
            Changed.ADDRESS: "adres e-mail twojego konta został zmieniony.",
            Changed.PASSWORD: "twoje hasło zostało zmienione.",
            Changed.PASSWORD_BY_LINK: "twoje hasło zostało zmienione przez link, który wysłaliśmy "
            "lub daliśmy tobie.",
            Changed.PASSKEY: "do twojego konta dodano klucz dostępu.",
        },
    ),
    "et": _Words(
        verify_subject="Sinu e-posti aadress kaarditoas",
        verify="Tere, {name}!\n\nAva see link {hours} tunni jooksul, et kinnitada, et see aadress "
        "on sinu oma:\n\n{link}\n\nKui see ei olnud sina, ära tee midagi: ilma lingita midagi ei "
        "muutu.\n",
        reset_subject="Uus parool kaarditoas",
        reset="Tere, {name}!\n\nAva see link {minutes} minuti jooksul ja vali uus "
        "parool:\n\n{link}\n\nKui see ei olnud sina, ära tee midagi: ilma lingita midagi ei "
        "muutu.\n",
        changed_subject="Sinu konto kaarditoas",
        changed="Tere, {name}!\n\n{what} Kui see ei olnud sina, küsi sisselogimise lehel uus "
        "parool või kirjuta peremehele.\n",
        what={
            Changed.ADDRESS: "Sinu konto e-posti aadressi muudeti.",
            Changed.PASSWORD: "Sinu parooli muudeti.",
            Changed.PASSWORD_BY_LINK: "Sinu parooli muudeti lingiga, mille me sulle saatsime või "
            "andsime.",
            Changed.PASSKEY: "Sinu kontole lisati pääsuvõti.",
        },
    ),
}


def verify_letter(to: str, name: str, link: str, hours: int, language: str = "en") -> Letter:
    """Asks whether the address is the account's."""
    words = _WORDS[language]
    return Letter(to, words.verify_subject, words.verify.format(name=name, link=link, hours=hours))


def reset_letter(to: str, name: str, link: str, minutes: int, language: str = "en") -> Letter:
    """Lets the owner of the address choose another password."""
    words = _WORDS[language]
    text = words.reset.format(name=name, link=link, minutes=minutes)
    return Letter(to, words.reset_subject, text)


def changed_letter(to: str, name: str, what: Changed, language: str = "en") -> Letter:
    """Tells the owner that something about the account was changed."""
    words = _WORDS[language]
    return Letter(to, words.changed_subject, words.changed.format(name=name, what=words.what[what]))
