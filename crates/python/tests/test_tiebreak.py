"""The package as its users meet it."""

import sys
import threading
import time
from fractions import Fraction
from pathlib import Path

import pandas
import pytest
from conftest import BEFORE, CLUB, EVENTS, TATA, printed

import tiebreak


def test_scores_are_fractions() -> None:
    ruling = tiebreak.rule(tiebreak.Event.read(TATA))
    first = ruling.standing[0]
    assert (first.first, first.last, first.score, first.tied) == (1, 4, Fraction(17, 2), True)
    assert sorted(first.names) == ["Anish Giri", "Gukesh D", "Nodirbek Abdusattorov", "Wei Yi"]
    standing = tiebreak.standings(tiebreak.Event.read(TATA), "PTS,SB")
    gukesh = next(row for row in standing.standing if row.name == "Gukesh D")
    assert gukesh.values == {"PTS": Fraction(17, 2), "SB": Fraction(201, 4)}


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
    assert tiebreak.TiebreakError("of somebody else").hint is None
    with pytest.raises(tiebreak.TiebreakError, match="kind of event"):
        tiebreak.Event.parse(CLUB, kind="ladder")


def test_a_record_is_followed_and_held_to_its_event(tmp_path: Path) -> None:
    path = tmp_path / "club.toml"
    path.write_text(CLUB, encoding="utf-8")
    printed("answer", path, "match/first-white", "Ben", "Ann")
    event = tiebreak.Event.read(path)
    kept = tmp_path / "club.record"
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
    """While scenarios are worked out, another thread of Python counts: the lock is released.

    Python takes the lock from nobody here (the interval is an hour), so that the other thread counts only if it is given back.
    """
    counted = 0
    done = threading.Event()

    def count() -> None:
        nonlocal counted
        while not done.is_set():
            counted += 1
            time.sleep(0)

    event = tiebreak.Event.read(BEFORE)
    interval = sys.getswitchinterval()
    thread = threading.Thread(target=count)
    sys.setswitchinterval(3600)
    try:
        thread.start()
        before = counted
        sum(range(1_000_000))
        assert counted == before, "nothing else gives the lock back"
        tiebreak.scenarios(event)
        assert counted > before
    finally:
        sys.setswitchinterval(interval)
        done.set()
        thread.join()


def test_several_threads_share_everything() -> None:
    event = tiebreak.Event.read(TATA)
    regulation = tiebreak.Regulation.read("tata-steel-masters-2023")
    expected = tiebreak.rule(event, regulation).to_json()
    given: list[str] = []

    def work() -> None:
        given.extend(tiebreak.rule(event, regulation).to_json() for _ in range(20))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert given == [expected] * 80


def test_rows_become_frames() -> None:
    frame = pandas.DataFrame(tiebreak.rule(tiebreak.Event.read(TATA)).rows())
    assert list(frame.columns) == ["from", "to", "name", "score", "open"]
    assert frame.loc[frame["name"] == "Wei Yi", "score"].item() == Fraction(17, 2)
    before = tiebreak.Event.read(BEFORE)
    chances = pandas.DataFrame(tiebreak.odds(before).rows())
    assert abs(chances["win"].sum() - 1) < 1e-9
    assert chances.loc[chances["win"].idxmax(), "name"] == "Magnus Carlsen"
    rows = [tiebreak.standings(before, "PTS,SB").rows(), tiebreak.scenarios(before).rows()]
    assert [pandas.DataFrame(each).shape for each in rows] == [(14, 5), (14, 3)]
    findings = tiebreak.check(tiebreak.Regulation.read("grand-chess-tour-2018"))
    assert "3.10" in set(pandas.DataFrame(findings.rows())["clause"])


GAME = '[Event "{0}"]\n[Round "1"]\n[White "{1}"]\n[Black "{2}"]\n[Result "1-0"]\n\n1. e4 1-0\n\n'


def test_what_has_to_be_decided_is_asked_in_pythons_words() -> None:
    games = GAME.format("Open A", "Ann", "Ben") + GAME.format("Open B", "Cid", "Dan")
    with pytest.raises(tiebreak.TiebreakError) as caught:
        tiebreak.Event.parse(games, "two.pgn")
    said = str(caught.value)
    assert '"Open A", 1 games' in said and "event=NAME" in said and "--event" not in said
    assert sorted(tiebreak.Event.parse(games, "two.pgn", event="Open B").participants) == ["Cid", "Dan"]


def test_what_is_doubtful_is_told() -> None:
    assert tiebreak.Event.read(TATA).warnings == []
    table = "white,black,result\nAnn,Ben,1-0\nBen,Cid,1-0\nCid,Dan,1/2-1/2\nAnn,Cid,1-0\n"
    (doubt,) = tiebreak.Event.parse(table, "club.csv").warnings
    assert doubt["severity"] == "warning" and "games are not there" in doubt["message"]
    assert tiebreak.Event.parse(table, "club.csv", kind="swiss").kind == "swiss"
