"""The import is light."""

from __future__ import annotations

import subprocess
import sys


def loaded_by(code: str) -> set[str]:
    script = f"import sys; {code}; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, text=True)
    return set(run.stdout.split())


def test_loads_no_numpy_and_nothing_of_the_room() -> None:
    loaded = loaded_by("import doorcard.equity")

    ours = {name.split(".")[1] for name in loaded if name.startswith("doorcard.")}
    assert ours == {"cards", "equity", "kernel", "ranking"}
    assert not {"numpy", "random", "asyncio", "logging", "msgspec"} & loaded


def test_calculates_without_numpy() -> None:
    code = "from doorcard.equity import equity; equity(['AhAd7c9s2d3d', 'QsQh7d'], deals=9)"

    assert "numpy" not in loaded_by(code)
