"""The built client's files."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from doorcard.stud import Refusal
from doorcard.web.client_files import A_YEAR, ASK_FIRST, ClientFiles


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>room</title>")
    (tmp_path / "assets" / "index-abc123.js").write_text("go();" * 200)
    (tmp_path / "favicon.svg").write_text("<svg/>")
    (tmp_path.parent / "secret.txt").write_text("not a file of the client")
    return tmp_path


class TestWhatIsServed:
    def test_is_the_file_at_a_path(self, folder: Path) -> None:
        file = ClientFiles.read(folder).at("/assets/index-abc123.js")

        assert file is not None
        assert file.body == b"go();" * 200
        assert file.media_type == "text/javascript"

    @pytest.mark.parametrize("path", ["", "/", "/table/casino", "/hand/h1", "/houses/celebpoker"])
    def test_is_the_index_for_a_page(self, folder: Path, path: str) -> None:
        file = ClientFiles.read(folder).at(path)

        assert file is not None
        assert file.body.startswith(b"<!doctype html>")

    @pytest.mark.parametrize(
        "path",
        ["/assets/gone.js", "/table/x.png", "/../secret.txt", "/%2e%2e/secret.txt", "//secret.txt"],
    )
    def test_is_nothing_for_a_missing_file(self, folder: Path, path: str) -> None:
        assert ClientFiles.read(folder).at(path) is None


class TestHowItIsCached:
    def test_hashed_files_for_a_year_and_pages_never_unasked(self, folder: Path) -> None:
        files = ClientFiles.read(folder).files

        assert files["assets/index-abc123.js"].caching == A_YEAR
        assert files["index.html"].caching == ASK_FIRST
        assert files["favicon.svg"].caching == ASK_FIRST

    def test_the_tag_follows_the_content(self, folder: Path) -> None:
        before = ClientFiles.read(folder).files["index.html"].etag
        (folder / "index.html").write_text("<!doctype html><title>other</title>")

        assert ClientFiles.read(folder).files["index.html"].etag != before

    def test_what_shrinks_is_kept_squeezed(self, folder: Path) -> None:
        files = ClientFiles.read(folder).files
        squeezed = files["assets/index-abc123.js"].squeezed

        assert squeezed is not None
        assert gzip.decompress(squeezed) == files["assets/index-abc123.js"].body
        assert files["favicon.svg"].squeezed is None


class TestAPackageWithoutAClient:
    def test_says_how_to_get_one(self, tmp_path: Path) -> None:
        with pytest.raises(Refusal, match="run `make client`") as refused:
            ClientFiles.read(tmp_path)

        assert refused.value.code == "client.not_built"
