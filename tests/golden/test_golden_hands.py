"""Golden hands: what is written is what happens.

After a change that is meant, ``python -m tests.golden.golden_hand`` writes the files anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden.golden_hand import files, read, written


class TestGoldenHands:
    @pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
    def test_happen_as_they_are_written(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8")

        assert written(text) == text

    @pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
    def test_say_what_they_show_and_where_it_is_written(self, path: Path) -> None:
        golden = read(path.read_text(encoding="utf-8"))

        assert golden.head[0].startswith("# ")
        assert golden.wishes

    def test_are_a_dozen_with_refusals_and_views(self) -> None:
        texts = [path.read_text(encoding="utf-8") for path in files()]

        assert len(texts) >= 12
        assert sum("\n! seat" in text or "\n  ! " in text for text in texts) >= 11
        assert all("the rail" in text for text in texts)

    def test_notice_a_change(self) -> None:
        text = files()[0].read_text(encoding="utf-8")

        assert written(text.replace("= pot 15", "= pot 16", 1)) == text
