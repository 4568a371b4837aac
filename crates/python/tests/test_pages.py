"""The Python on the pages of the book says what they say."""

import doctest
from pathlib import Path

import pytest
from conftest import ROOT


@pytest.mark.parametrize("page", ["docs/guides/python.md", "crates/python/README.md"])
def test_a_page_says_what_happens(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    text = Path(page).read_text(encoding="utf-8")
    # The fences of the blocks would be taken for what is printed.
    plain = "\n".join("" if line.startswith("```") else line for line in text.splitlines())
    examples = doctest.DocTestParser().get_doctest(plain, {}, page, page, 0)
    assert len(examples.examples) >= 5
    failed = doctest.DocTestRunner(verbose=False).run(examples).failed
    assert failed == 0, f"{failed} examples of {page} print something else"
