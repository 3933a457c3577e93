"""Settings of a room."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from doorcard.config import CATALOGUE, BadSettings, Settings, read_settings


class TestWhereASettingComesFrom:
    def test_a_flag_goes_before_the_environment_and_that_before_the_default(self) -> None:
        environ = {"DOORCARD_PORT": "9000", "DOORCARD_HOST": "::1"}

        settings = read_settings({"port": 9001, "host": None}, environ)

        assert (settings.port, settings.host, settings.pause) == (9001, "::1", 4.0)

    def test_every_setting_can_be_set_by_the_environment(self) -> None:
        assert {each.name for each in CATALOGUE} == {each.name for each in fields(Settings)}

    def test_the_environment_is_text_and_is_read(self) -> None:
        settings = read_settings(
            {},
            {
                "DOORCARD_BOTS": "no",
                "DOORCARD_DATA": "/srv/room",
                "DOORCARD_ORIGINS": "https://a.example, https://b.example",
                "DOORCARD_THINK": "0.25",
            },
        )

        assert settings.bots is False
        assert settings.data == Path("/srv/room")
        assert settings.origins == ("https://a.example", "https://b.example")
        assert settings.think == 0.25

    def test_what_a_command_has_besides_is_left_alone(self) -> None:
        assert read_settings({"command": "serve", "run": print}, {}).port == 8000


class TestWrongSettings:
    def test_are_all_named_at_once(self) -> None:
        with pytest.raises(BadSettings) as refused:
            read_settings({"port": -1, "think": 99.0}, {"DOORCARD_BOTS": "perhaps"})

        assert refused.value.problems == (
            "DOORCARD_BOTS 'perhaps' is not yes or no",
            "port -1 must lie between 0 and 65535",
            "think 99.0 must lie between 0 and 60 seconds",
        )

    @pytest.mark.parametrize(
        ("change", "problem"),
        [
            ({"host": ""}, "host is empty"),
            ({"pause": -1.0}, "pause -1.0 must lie"),
            ({"origins": ("cards.example",)}, "origin 'cards.example' must be a scheme"),
            ({"origins": ("https://a.example/x",)}, "must be a scheme and a host"),
            ({"log_level": "loud"}, "log_level 'loud' must be one of debug"),
            ({"log_format": "xml"}, "log_format 'xml' must be one of text, json"),
        ],
    )
    def test_are_refused_one_by_one(self, change: dict[str, object], problem: str) -> None:
        with pytest.raises(BadSettings, match=problem):
            read_settings(change, {})
