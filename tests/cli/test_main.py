"""The command as a whole: help, version, refusals, and what it imports."""

from __future__ import annotations

import argparse
import subprocess
import sys
from types import SimpleNamespace

import pytest

import doorcard
from doorcard.cli.main import COMMANDS, main
from doorcard.stud import Refusal


def command(monkeypatch: pytest.MonkeyPatch, run: object) -> None:
    """Put a command of that behaviour in the place of ``houses``."""

    def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
        subparsers.add_parser("houses").set_defaults(run=run)

    monkeypatch.setattr(
        "doorcard.cli.main.importlib.import_module",
        lambda _: SimpleNamespace(add_parser=add_parser),
    )


class TestDoorcard:
    """One entry point; each command says itself what it takes."""

    def test_tells_its_version(self, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit) as ended:
            main(["--version"])

        assert ended.value.code == 0
        assert capsys.readouterr().out == f"doorcard {doorcard.__version__}\n"

    def test_lists_every_command_in_its_help(self, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit) as ended:
            main(["--help"])

        told = capsys.readouterr().out
        words = " ".join(told.split())
        assert ended.value.code == 0
        assert all(f"    {name}" in told for name in COMMANDS)
        assert all(f"{name} {line}" in words for name, line in COMMANDS.items())

    @pytest.mark.parametrize("name", COMMANDS)
    def test_explains_each_command(self, name: str, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit) as ended:
            main([name, "--help"])

        told = capsys.readouterr().out
        assert ended.value.code == 0
        assert told.startswith(f"usage: doorcard {name}")
        assert "options:" in told

    @pytest.mark.parametrize(
        ("argv", "complaint"),
        [
            ([], "COMMAND"),
            (["shuffle"], "invalid choice: 'shuffle'"),
            (["houses", "--loud"], "unrecognized arguments: --loud"),
            (["play", "--seats", "many"], "invalid int value: 'many'"),
        ],
    )
    def test_ends_with_2_for_what_it_does_not_know(
        self, argv: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        with pytest.raises(SystemExit) as ended:
            main(argv)

        assert ended.value.code == 2
        assert complaint in capsys.readouterr().err

    def test_prints_a_refusal_as_its_sentence(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        def run(_: argparse.Namespace) -> int:
            raise Refusal("room.shut", "the room is shut")

        command(monkeypatch, run)

        assert main(["houses"]) == 2
        assert capsys.readouterr().err == "doorcard houses: the room is shut\n"

    def test_does_not_hide_a_mistake_of_its_own(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def run(_: argparse.Namespace) -> int:
            raise ValueError("a bug")

        command(monkeypatch, run)

        with pytest.raises(ValueError, match="a bug"):
            main(["houses"])

    def test_ends_with_130_when_interrupted(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        def run(_: argparse.Namespace) -> int:
            raise KeyboardInterrupt

        command(monkeypatch, run)

        assert main(["houses"]) == 130
        assert capsys.readouterr().err == "\n"

    def test_takes_the_process_s_own_arguments(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(sys, "argv", ["doorcard", "houses"])

        assert main() == 0
        assert "partypoker" in capsys.readouterr().out

    def test_is_quiet_when_nobody_reads_on(self) -> None:
        told = subprocess.run(
            ["bash", "-c", "python -m doorcard.cli.main houses partypoker --json | true"],
            env={"PATH": f"{sys.prefix}/bin:/usr/bin:/bin", "PYTHONUNBUFFERED": "1"},
            capture_output=True,
            check=False,
            text=True,
        )

        assert told.stderr == ""

    def test_imports_no_more_than_the_command_needs(self) -> None:
        script = (
            "import sys\n"
            "from doorcard.cli.main import main\n"
            "main(['houses'])\n"
            "heavy = {'litestar', 'sqlalchemy', 'uvicorn', 'msgspec', 'asyncio'}\n"
            "print(sorted(heavy & set(sys.modules)), file=sys.stderr)\n"
        )

        told = subprocess.run(
            [sys.executable, "-c", script], capture_output=True, check=True, text=True
        )

        assert told.stderr == "[]\n"
