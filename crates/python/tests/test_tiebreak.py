"""The package as its users meet it. The program's own JSON is the measure: TIEBREAK names the program."""

import json
import os
import subprocess
import threading
from fractions import Fraction
from pathlib import Path

import pytest

import tiebreak

ROOT = Path(__file__).parents[3]
EVENTS = ROOT / "events"
TATA = EVENTS / "tata-steel-masters-2024.toml"
BEFORE = EVENTS / "tata-steel-masters-2022-before-round-13.toml"


def printed(*arguments: object) -> str:
    """What the command line prints."""
    program = os.environ["TIEBREAK"]
    run = subprocess.run([program, *map(str, arguments)], capture_output=True, text=True, encoding="utf-8", check=False)
    assert run.stdout, run.stderr
    return run.stdout


@pytest.mark.parametrize("path", sorted(EVENTS.glob("*.toml")), ids=lambda path: path.stem)
def test_a_ruling_is_the_command_lines_to_the_byte(path: Path) -> None:
    ruling = tiebreak.rule(tiebreak.Event.read(path))
    assert ruling.to_json() == printed("resolve", path, "--format", "json")
    assert ruling.to_dict() == json.loads(ruling.to_json())


def test_scenarios_odds_standings_and_findings_are_the_command_lines() -> None:
    before = tiebreak.Event.read(BEFORE)
    assert tiebreak.scenarios(before).to_json() == printed("scenarios", BEFORE, "--format", "json")
    tata = tiebreak.Event.read(TATA)
    assert tiebreak.odds(tata).to_json() == printed("odds", TATA, "--format", "json")
    assert tiebreak.standings(tata, "PTS,SB,WIN").to_json() == printed(
        "standings", TATA, "--by", "PTS,SB,WIN", "--format", "json"
    )
    regulation = tiebreak.Regulation.read("tata-steel-masters-2023")
    assert tiebreak.check(regulation).to_json() == printed("check", "tata-steel-masters-2023", "--format", "json")


def test_scores_are_fractions() -> None:
    ruling = tiebreak.rule(tiebreak.Event.read(TATA))
    first = ruling.standing[0]
    assert (first.first, first.last, first.score, first.tied) == (1, 4, Fraction(17, 2), True)
    assert sorted(first.names) == ["Anish Giri", "Gukesh D", "Nodirbek Abdusattorov", "Wei Yi"]
    standing = tiebreak.standings(tiebreak.Event.read(TATA), "PTS,SB")
    gukesh = next(row for row in standing.standing if row.name == "Gukesh D")
    assert gukesh.values == {"PTS": Fraction(17, 2), "SB": Fraction(201, 4)}


CLUB = """
format = "tiebreak-event/1"
title = "Club championship"
kind = "round-robin"
regulation = "tepe-sigeman-2023"
player = [{ name = "Ann", points = 5 }, { name = "Ben", points = 5 }, { name = "Cid", points = 4 }]
"""


def test_a_play_off_from_the_tie_to_the_winner() -> None:
    event = tiebreak.Event.parse(CLUB, "club.toml")
    ruling = tiebreak.rule(event)
    assert [(one.id, one.kind, one.clause) for one in ruling.open] == [("match/first-white", "lots", "C.1")]
    assert ruling.open[0].text.startswith("Draw lots")
    assert ruling.winner is None
    answers = {"match/first-white": ["Ben", "Ann"], "match/game-1": "1/2-1/2", "match/game-2": "1-0"}
    ruling = tiebreak.rule(event, answers=answers)
    assert ruling.settled and ruling.winner == "Ann"
    assert "Ann" in ruling.why("Ann", "Ben")
    assert ruling.rows()[0] == {"from": 1, "to": 1, "name": "Ann", "score": Fraction(5), "open": False}


def test_an_answer_that_does_not_fit_is_refused() -> None:
    event = tiebreak.Event.parse(CLUB, "club.toml")
    with pytest.raises(tiebreak.TiebreakError, match="match/first-white: .*expected"):
        tiebreak.rule(event, answers={"match/first-white": ["Ben", "Zoe"]})
    with pytest.raises(TypeError):
        tiebreak.rule(event, answers=3)  # type: ignore[arg-type]


def test_a_mistake_says_where() -> None:
    with pytest.raises(tiebreak.TiebreakError) as caught:
        tiebreak.Event.parse(CLUB.replace('"round-robin"', '"round-robbin"'), "club.toml")
    (mistake,) = caught.value.mistakes
    assert (mistake["file"], mistake["line"], mistake["column"]) == ("club.toml", 4, 8)
    assert "round-robin" in str(caught.value)
    with pytest.raises(tiebreak.TiebreakError) as caught:
        tiebreak.Regulation.read("tata-steel-masters-2032")
    assert "tata-steel-masters" in (caught.value.hint or "")
    with pytest.raises(FileNotFoundError):
        tiebreak.Event.read("there-is-no-such-file.toml")
    with pytest.raises(tiebreak.TiebreakError, match="kind of event"):
        tiebreak.Event.parse(CLUB, kind="ladder")


def test_a_record_is_followed_and_held_to_its_event(tmp_path: Path) -> None:
    path = tmp_path / "club.toml"
    path.write_text(CLUB, encoding="utf-8")
    printed("answer", path, "match/first-white", "Ben", "Ann")
    event = tiebreak.Event.read(path)
    (kept,) = (one for one in tmp_path.iterdir() if one != path)
    record = tiebreak.Record.read(kept, event)
    ruling = tiebreak.rule(event, answers=record)
    assert ruling.open[0].id == "match/game-1"
    assert ruling.to_json() == printed("resolve", path, "--format", "json")
    other = tiebreak.Event.parse(CLUB.replace("Cid", "Dan"), "club.toml")
    with pytest.raises(tiebreak.TiebreakError):
        tiebreak.Record.read(kept, other)


def test_pictures_for_a_notebook() -> None:
    ruling = tiebreak.rule(tiebreak.Event.read(TATA))
    crosstable, bracket = ruling.crosstable(), ruling.bracket()
    assert crosstable is not None and crosstable._repr_svg_().startswith("<svg")
    assert bracket is not None and "Gukesh" in bracket._repr_svg_()
    page = ruling._repr_html_()
    assert "Draw lots" in page and "<svg" in page
    scenarios = tiebreak.scenarios(tiebreak.Event.read(BEFORE))
    assert scenarios.outcomes == 2187
    carlsen = scenarios.participants[0]
    assert (carlsen.name, carlsen.outright, carlsen.shared) == ("Magnus Carlsen", 1782, 405)
    assert "<svg" in scenarios._repr_html_()


def test_names_cannot_break_out_of_the_page() -> None:
    hostile = CLUB.replace('"Ann"', '"<script>alert(1)</script>"')
    assert "<script>" not in tiebreak.rule(tiebreak.Event.parse(hostile, "club.toml"))._repr_html_()


def test_other_threads_go_on_meanwhile() -> None:
    """While scenarios are worked out, another thread of Python counts: the lock is released."""
    counted = 0
    done = threading.Event()

    def count() -> None:
        nonlocal counted
        while not done.is_set():
            counted += 1

    thread = threading.Thread(target=count)
    event = tiebreak.Event.read(BEFORE)
    thread.start()
    try:
        before = counted
        tiebreak.scenarios(event)
        during = counted - before
    finally:
        done.set()
        thread.join()
    assert during > 0


def test_the_notebook_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every cell of docs/notebooks, in order, as a reader would run them."""
    for path in sorted((ROOT / "docs" / "notebooks").glob("*.ipynb")):
        notebook = json.loads(path.read_text(encoding="utf-8"))
        monkeypatch.chdir(path.parent)
        names: dict[str, object] = {}
        cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
        assert cells
        for cell in cells:
            exec(compile(cell, str(path), "exec"), names)  # noqa: S102
