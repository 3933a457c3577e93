"""The client that the package ships is the one that its sources build."""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "client" / "src"
SHIPPED = ROOT / "src" / "doorcard" / "web" / "static"


def files_in(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


@pytest.mark.client
class TestShippedClient:
    """A fresh machine needs no Node: the built client is kept beside the package."""

    def test_is_what_the_sources_build(self, tmp_path: Path) -> None:
        npx = shutil.which("npx")
        assert npx is not None

        subprocess.run(
            [npx, "--no-install", "vite", "build", "--outDir", str(tmp_path), "--emptyOutDir"],
            cwd=ROOT / "client",
            check=True,
            capture_output=True,
        )

        built, shipped = files_in(tmp_path), files_in(SHIPPED)
        assert sorted(built) == sorted(shipped), "run `make client` and commit what it builds"
        assert [name for name in built if built[name] != shipped[name]] == []


class TestShippedFiles:
    def test_hold_a_page_and_what_it_loads(self) -> None:
        shipped = files_in(SHIPPED)

        kinds = {Path(name).suffix for name in shipped}

        assert "index.html" in shipped
        assert {".js", ".css"} <= kinds

    def test_tell_no_place_of_the_machine_that_built_them(self) -> None:
        told = [
            name for name, content in files_in(SHIPPED).items() if str(ROOT).encode() in content
        ]

        assert told == []


class TestAFinger:
    """A phone has no hover: nothing appears, moves or works by it, it changes a colour."""

    HOVER = re.compile(r"[^{}]*:hover[^{}]*\{([^{}]*)\}")
    COLOURS: Final = {"background", "border-color", "border-style", "text-decoration"}
    TAG = re.compile(r"<[a-z][^<]*?(?<!=)>", re.DOTALL)
    TITLE = re.compile(r"\stitle=\{((?:[^{}]|\{[^{}]*\})*)\}")
    ELSEWHERE: Final = {
        "title(": "which key presses a button: the command help tells it",
        "action.show_card": "the card is drawn on the button",
        "seat.wager": "the chips are written beside it",
        "fair.mark.open": "the panel that the button opens says it",
        "botText(": "the list of players says it",
    }
    """What a title may say that is no message said in plain sight as well, and why."""

    def test_needs_no_hover(self) -> None:
        styles = "".join(
            content.decode() for name, content in files_in(SHIPPED).items() if name.endswith(".css")
        )
        rules = self.HOVER.findall(styles)
        changed = {each.partition(":")[0] for rule in rules for each in rule.split(";") if each}
        sources = [*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")]
        heard = [
            path.name
            for path in sources
            if re.search("on(mouse|pointer)(over|enter)", path.read_text(encoding="utf-8"))
        ]

        assert len(rules) > 3
        assert changed <= self.COLOURS, changed
        assert heard == []

    def test_finds_nothing_in_a_title_that_stands_nowhere_else(self) -> None:
        told, seen = [], ""
        for path in CLIENT.rglob("*.svelte"):
            text = path.read_text(encoding="utf-8")
            for tag in self.TAG.findall(text):
                told += self.TITLE.findall(tag)
                text = text.replace(
                    tag, re.sub(r"aria-label=\{[^}]*\}", "", self.TITLE.sub("", tag))
                )
            seen += text
        alone = [
            title
            for title in told
            if not any(each in title for each in self.ELSEWHERE)
            and not all(f"say({key}" in seen for key in re.findall(r"say\(([`'][\w.]+)", title))
        ]

        assert len(told) > 8
        assert alone == []


class TestTheFirstLoad:
    """What a table needs before it is drawn: the page, its script and style, one language."""

    MOST = 150_000

    def test_is_light(self) -> None:
        files = files_in(SHIPPED)
        page = files["index.html"].decode()
        needed = {"index.html"}
        found = set(re.findall(r"/(assets/[\w.-]+)", page))
        while found - needed:
            needed |= found
            scripts = [files[name].decode() for name in found if name.endswith(".js")]
            found = {
                f"assets/{name}"
                for script in scripts
                for name in re.findall(r'(?:from|import)\s*[`"\']\./([\w.-]+\.js)', script)
            }
        language = max(
            (name for name in files if re.match(r"assets/(en|fi|pl|et)-", name)),
            key=lambda name: len(gzip.compress(files[name])),
        )
        table = [name for name in files if name.startswith("assets/TablePage")]

        weight = sum(len(gzip.compress(files[name], 9)) for name in {*needed, language, *table})

        assert len(needed) > 2
        assert weight < self.MOST, f"{weight} bytes compressed"

    def test_load_the_lobby_and_the_table_within_150_kb(self) -> None:
        """Compressed scripts and style, in the language with the most words."""
        shipped = files_in(SHIPPED)
        first = re.findall(r'(?:src|href)="/(assets/[^"]+)"', shipped["index.html"].decode())
        words = [name for name in shipped if re.match(r"assets/(en|fi|pl|et)-", name)]
        squeezed = {name: len(gzip.compress(shipped[name], 9)) for name in [*first, *words]}

        load = sum(squeezed[name] for name in first) + max(squeezed[name] for name in words)

        assert len(words) == 4
        assert load < 150_000
