"""The vectors that every implementation shares are what this one gives."""

from __future__ import annotations

from tests.fairness.write_vectors import PAGE, text


class TestTheVectors:
    def test_of_the_primitives_are_what_they_give(self) -> None:
        assert PAGE.read_text(encoding="utf-8") == text()
