"""The notebooks of the book run from the first cell to the last and show what they show in the book. BLESS=1 writes them anew."""

import json
import os
from pathlib import Path

import notebooks
import pytest
from conftest import ROOT


@pytest.mark.parametrize("path", sorted((ROOT / "docs/notebooks").glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_shows_what_the_book_shows(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))
    monkeypatch.chdir(path.parent)
    now = notebooks.run(kept)
    if "BLESS" in os.environ:
        path.write_text(json.dumps(now, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    for before, after in zip(kept["cells"], now["cells"]):
        assert before.get("outputs") == after.get("outputs"), "".join(before["source"])
