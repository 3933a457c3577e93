"""What the whole suite shares: which tests this machine can run, said aloud."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).parents[1]
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

settings.register_profile("doorcard", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("doorcard")

left_out: dict[str, int] = {}


def missing_chromium() -> str | None:
    """Why browser tests cannot run here, or ``None`` when they can."""
    if os.environ.get("DOORCARD_CHROMIUM") or any(map(shutil.which, CHROMIUMS)):
        return None
    return "no Chromium was found (install chromium, or name one in DOORCARD_CHROMIUM)"


def missing_node() -> str | None:
    """Why tests of the client's build cannot run here, or ``None`` when they can."""
    node = shutil.which("node")
    if node is None:
        return "no Node was found (version 20 or newer is needed)"
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    if int(version.lstrip("v").partition(".")[0]) < 20:
        return f"Node {version.strip()} is too old (version 20 or newer is needed)"
    if not (ROOT / "client" / "node_modules").is_dir():
        return "the client's packages are not installed (npm ci in client/)"
    return None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what this machine cannot run, unless it was said that it must.

    Browser tests go last: while Playwright drives a browser, its event loop is the
    thread's, and no other can be started.
    """
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)
    for mark, missing, required in (
        ("browser", missing_chromium, "DOORCARD_REQUIRE_BROWSER"),
        ("client", missing_node, "DOORCARD_REQUIRE_NODE"),
    ):
        marked = [item for item in items if item.get_closest_marker(mark)]
        why = missing() if marked else None
        if why is None:
            continue
        if os.environ.get(required) == "1":
            raise pytest.UsageError(f"{len(marked)} {mark} tests must run, but {why}")
        items[:] = [item for item in items if item not in marked]
        config.hook.pytest_deselected(items=marked)
        left_out[f"{len(marked)} {mark} tests were NOT run: {why}"] = len(marked)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was left out, where it cannot be overlooked."""
    for sentence in left_out:
        terminalreporter.write_sep("!", sentence, red=True, bold=True)
