"""Settings of a room."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path

import pytest

from doorcard.bootstrap import pace_of
from doorcard.config import CATALOGUE, BadSettings, Settings, find_settings, read_settings, reading


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

    def test_an_address_is_given_what_one_person_may_be_given_unless_it_is_set(self) -> None:
        def pace(**environ: str) -> int | None:
            return pace_of(read_settings({}, environ)).grants_a_day_address

        assert pace() == 2
        assert pace(DOORCARD_GRANTS_PER_DAY="5") == 5
        assert pace(DOORCARD_GRANTS_PER_DAY="0") is None, "no limit"
        assert pace(DOORCARD_GRANTS_PER_ADDRESS="40") == 40
        assert pace(DOORCARD_GRANTS_PER_ADDRESS="0") is None

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
            ({"names": ("https://a.example",)}, "name 'https://a.example' must be a host's name"),
            ({"names": ("a.example:80",)}, "must be a host's name alone"),
            ({"metrics_token": "short"}, "metrics_token must have 16 characters"),
            ({"log_level": "loud"}, "log_level 'loud' must be one of debug"),
            ({"log_format": "xml"}, "log_format 'xml' must be one of text, json"),
        ],
    )
    def test_are_refused_one_by_one(self, change: dict[str, object], problem: str) -> None:
        with pytest.raises(BadSettings, match=problem):
            read_settings(change, {})


class TestTheSettingsFile:
    def room(self, tmp_path: Path, *lines: str, mode: int = 0o600) -> Path:
        file = tmp_path / "settings.toml"
        file.write_text("\n".join(lines), encoding="utf-8")
        file.chmod(mode)
        return tmp_path

    def test_in_the_data_folder_is_read_by_itself(self, tmp_path: Path) -> None:
        folder = self.room(
            tmp_path, "port = 9000", "bots = false", "think = 2", 'origins = ["https://a.example"]'
        )

        settings = read_settings({"data": folder}, {})

        assert (settings.port, settings.bots, settings.think) == (9000, False, 2.0)
        assert settings.origins == ("https://a.example",)
        assert settings.data == folder

    def test_goes_before_a_default_and_behind_a_variable_and_a_flag(self, tmp_path: Path) -> None:
        folder = self.room(tmp_path, "port = 1111", "pause = 1.5", "think = 0.5")

        found = find_settings(
            {"data": folder, "port": 3333}, {"DOORCARD_PORT": "2222", "DOORCARD_PAUSE": "2"}
        )

        assert (found.settings.port, found.settings.pause) == (3333, 2.0)
        assert (found.settings.think, found.settings.drain) == (0.5, 8.0)
        assert [found.sources[each] for each in ("port", "pause", "think", "drain")] == [
            "flag",
            "DOORCARD_PAUSE",
            str(folder / "settings.toml"),
            "default",
        ]

    def test_may_be_another_that_names_the_folder(self, tmp_path: Path) -> None:
        self.room(tmp_path, 'data = "/srv/cards"')

        for given in (
            find_settings({"settings": tmp_path / "settings.toml"}, {}),
            find_settings({}, {"DOORCARD_SETTINGS": str(tmp_path / "settings.toml")}),
        ):
            assert given.settings.data == Path("/srv/cards")

    @pytest.mark.parametrize(
        ("line", "problem"),
        [
            ("prot = 9000", "sets 'prot', which is no setting"),
            ("port = '9000'", "port '9000' in .* is not a whole number"),
            ("port = true", "port True in .* is not a whole number"),
            ("bots = 1", "bots 1 in .* is not yes or no"),
            ("think = 'long'", "think 'long' in .* is not a number"),
            ("origins = 'https://a.example'", "is not a list"),
            ("proxies = [1]", "is not a list"),
            ("host = 1", "is not text"),
            ("port 9000", "is not TOML"),
            ("data = '/srv'", "lies in the data folder and cannot name it"),
        ],
    )
    def test_is_refused_with_what_is_wrong_in_it(
        self, line: str, problem: str, tmp_path: Path
    ) -> None:
        with pytest.raises(BadSettings, match=problem):
            read_settings({"data": self.room(tmp_path, line)}, {})

    def test_that_is_named_must_be_there(self, tmp_path: Path) -> None:
        with pytest.raises(BadSettings, match="there is no settings file"):
            read_settings({"settings": tmp_path / "none.toml"}, {})

    def test_that_cannot_be_read_is_refused(self, tmp_path: Path) -> None:
        (tmp_path / "settings.toml").mkdir()

        with pytest.raises(BadSettings, match="cannot be read"):
            read_settings({"data": tmp_path}, {})

    def test_with_a_secret_is_for_its_owner_alone(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        port = next(each for each in CATALOGUE if each.name == "port")
        secret = replace(port, secret=True)
        monkeypatch.setitem(reading._BY_NAME, "port", secret)
        folder = self.room(tmp_path, "port = 9000", mode=0o640)

        with pytest.raises(BadSettings, match="holds a secret and others may read it: chmod 600"):
            read_settings({"data": folder}, {})

        self.room(tmp_path, "port = 9000", mode=0o600)
        assert read_settings({"data": folder}, {}).port == 9000

    def test_with_a_slip_in_a_secret_does_not_repeat_it(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        port = next(each for each in CATALOGUE if each.name == "port")
        monkeypatch.setitem(reading._BY_NAME, "port", replace(port, secret=True))

        with pytest.raises(BadSettings) as wrong:
            read_settings({"data": self.room(tmp_path, "port = 'hunter2'")}, {})

        assert "hunter2" not in str(wrong.value)


class TestTheCatalogue:
    def test_has_no_flag_for_a_secret(self) -> None:
        secrets = [each for each in CATALOGUE if each.secret]

        assert secrets
        assert [each.name for each in secrets if each.flag] == []

    def test_names_each_setting_once(self) -> None:
        flags = [each.flag for each in CATALOGUE if each.flag]

        assert len(flags) == len(set(flags))
        assert len({each.name for each in CATALOGUE}) == len(CATALOGUE)


class TestTheNetwork:
    def test_is_reached_on_every_address_of_this_machine(self, tmp_path: Path) -> None:
        assert Settings(data=tmp_path, lan=True).listen_on == "0.0.0.0"  # noqa: S104 - asked for
        assert Settings(data=tmp_path).listen_on == "127.0.0.1"

    def test_cannot_be_one_address_and_all_of_them(self, tmp_path: Path) -> None:
        assert Settings(data=tmp_path, lan=True, host="192.0.2.7").problems() == [
            "lan is every address of this machine, and host is 192.0.2.7: set one of them"
        ]

    @pytest.mark.parametrize("proxy", ["127.0.0.1", "10.0.0.0/8", "::1", "fd00::/8"])
    def test_knows_a_proxy_by_its_address(self, proxy: str, tmp_path: Path) -> None:
        assert Settings(data=tmp_path, proxies=(proxy,)).problems() == []

    @pytest.mark.parametrize("proxy", ["*", "proxy.example", "10.0.0.1/8", ""])
    def test_knows_a_proxy_by_nothing_else(self, proxy: str, tmp_path: Path) -> None:
        [problem] = Settings(data=tmp_path, proxies=(proxy,)).problems()

        assert problem.startswith(f"proxy {proxy!r} must be an address or a network")
