"""The reference pages name everything that can be set, said and asked."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import get_args

import pytest

from doorcard.cli.main import main
from doorcard.config import ENVIRONMENT, FILE_VARIABLE, Settings
from doorcard.records import notice_json, read_notice
from doorcard.stud import Event
from doorcard.wire.messages import Message
from doorcard.wire.requests import Request, read_request
from scripts.settings_page import with_table

ROOT = Path(__file__).parents[1]
WEB = ROOT / "src" / "doorcard" / "web"


def page(name: str) -> str:
    return (ROOT / "docs" / "reference" / f"{name}.md").read_text(encoding="utf-8")


def examples(name: str) -> list[str]:
    blocks = re.findall(r"```json\n(.*?)```", page(name), re.DOTALL)
    return [line for block in blocks for line in block.splitlines()]


def commands(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    with pytest.raises(SystemExit):
        main([*words, "--help"])
    return capsys.readouterr().out


class TestEvents:
    def test_are_shown_as_they_are_told(self) -> None:
        assert [
            notice_json(read_notice(line.encode())).decode() for line in examples("events")
        ] == (examples("events"))

    def test_are_all_shown(self) -> None:
        tags = {
            re.sub(r"(?<=[a-z])(?=[A-Z])", "_", kind.__name__).lower() for kind in get_args(Event)
        }

        assert set(re.findall(r'^{"type":"(\w+)"', page("events"), re.MULTILINE)) == tags


class TestWire:
    def test_requests_are_shown_as_they_are_read(self) -> None:
        kinds = {type(read_request(line.encode())) for line in examples("wire")}

        assert kinds == set(get_args(Request))

    def test_every_message_is_named_with_its_fields(self) -> None:
        rows = dict(re.findall(r"^\| `(\w+)` \|(.*)$", page("wire"), re.MULTILINE))

        missing = {
            f"{kind.__struct_config__.tag}.{field}"
            for kind in get_args(Message)
            for field in kind.__struct_fields__
            if field not in re.findall(r"\w+", rows[str(kind.__struct_config__.tag)])
        }

        assert missing == set()

    def test_every_route_is_named(self) -> None:
        routes = set()
        for path in WEB.glob("*.py"):
            text = path.read_text(encoding="utf-8")
            base = "".join(re.findall(r'^    path = "(.+)"$', text, re.MULTILINE))
            for route in re.findall(r'@(?:get|post|delete|websocket)\("([^"]*)"', text):
                routes.add(base + re.sub(r":\w+}", "}", route))

        assert len(routes) >= 6
        assert [route for route in routes if f"{route}`" not in page("wire")] == []

    def test_every_code_of_a_closed_line_is_named(self) -> None:
        text = "".join(path.read_text(encoding="utf-8") for path in WEB.glob("*.py"))
        codes = set(re.findall(r"Final = (44\d\d|1012)\b", text))

        assert len(codes) >= 5
        assert codes == set(re.findall(r"^\| (\d{4}) \|", page("wire"), re.MULTILINE))


class TestSettings:
    def test_are_all_named_with_their_variable(self) -> None:
        wanted = {ENVIRONMENT + field.name.upper() for field in fields(Settings)} | {FILE_VARIABLE}

        assert set(re.findall(rf"`({ENVIRONMENT}\w+)`", page("settings"))) == wanted

    def test_stand_in_the_table_as_the_code_has_them(self) -> None:
        assert with_table(page("settings")) == page("settings")

    def test_are_all_named_with_their_flag(self, capsys: pytest.CaptureFixture[str]) -> None:
        flags = set(re.findall(r"--[a-z-]+", commands(capsys, "serve"))) - {"--help"}

        assert [flag for flag in flags if flag.removeprefix("--no-") not in page("settings")] == []


class TestCommands:
    def test_are_all_named_with_their_flags(self, capsys: pytest.CaptureFixture[str]) -> None:
        names = re.findall(r"^    (\w+) ", commands(capsys), re.MULTILINE)
        told = page("commands")

        assert len(names) >= 5
        for name in names:
            assert f"## `doorcard {name}" in told
            for flag in set(re.findall(r"--[a-z-]+", commands(capsys, name))) - {"--help"}:
                assert name == "serve" or flag.replace("--no-", "--") in told, f"{name} {flag}"
