"""The package and the command line give the same JSON, to the byte, and the same as objects."""

import json
from pathlib import Path
from typing import Any

import pytest
from conftest import BEFORE, CLUB, EVENTS, ROOT, TATA, printed

import tiebreak

REPORTS = ROOT / "crates/formats/tests/data"


def same(result: Any, *arguments: object) -> None:
    """Byte for byte, and as objects."""
    text = printed(*arguments, "--format", "json")
    assert result.to_json() == text
    assert result.to_dict() == json.loads(text)


def named(path: Path) -> str:
    return path.stem


def under_a_regulation(pattern: str) -> "list[Path]":
    return [path for path in sorted(EVENTS.glob(pattern)) if tiebreak.Event.read(path).regulation]


@pytest.mark.parametrize("path", under_a_regulation("*.toml"), ids=named)
def test_rulings(path: Path) -> None:
    event = tiebreak.Event.read(path)
    same(tiebreak.rule(event), "resolve", path)
    same(tiebreak.rule(event, workings=True), "resolve", path, "--workings")


@pytest.mark.parametrize("path", sorted((ROOT / "docs/examples").glob("*-event.toml")), ids=named)
def test_rulings_under_a_regulation_beside_the_event(path: Path) -> None:
    same(tiebreak.rule(tiebreak.Event.read(path)), "resolve", path)


@pytest.mark.parametrize("path", sorted(EVENTS.glob("*-before-*.toml")), ids=named)
def test_scenarios(path: Path) -> None:
    same(tiebreak.scenarios(tiebreak.Event.read(path)), "scenarios", path)


@pytest.mark.parametrize("path", [TATA, *under_a_regulation("*-before-*.toml")], ids=named)
def test_odds(path: Path) -> None:
    same(tiebreak.odds(tiebreak.Event.read(path)), "odds", path)


def test_what_is_supposed() -> None:
    event = tiebreak.Event.read(BEFORE)
    result = "Mamedyarov-Caruana 1/2-1/2"
    same(tiebreak.scenarios(event, suppose=result), "scenarios", BEFORE, "--if", result)
    same(tiebreak.odds(event, suppose=[result]), "odds", BEFORE, "--if", result)


@pytest.mark.parametrize("list_of_codes", [None, "PTS,SB,WIN", "PTS,DE,BH/C1,BH"])
@pytest.mark.parametrize(
    "path",
    [TATA, EVENTS / "uzchess-cup-2025.toml", *sorted(REPORTS.glob("*/swiss_1*.trf")), *sorted(REPORTS.glob("*/rr_0*.trf"))],
    ids=named,
)
def test_standings(path: Path, list_of_codes: "str | None") -> None:
    by = ["--by", list_of_codes] if list_of_codes else []
    same(tiebreak.standings(tiebreak.Event.read(path), list_of_codes), "standings", path, *by)


@pytest.mark.parametrize("regulation", tiebreak.regulations())
def test_findings(regulation: str) -> None:
    same(tiebreak.check(tiebreak.Regulation.read(regulation)), "check", regulation)


def test_a_record(tmp_path: Path) -> None:
    path = tmp_path / "club.toml"
    path.write_text(CLUB, encoding="utf-8")
    printed("answer", path, "match/first-white", "Ben", "Ann")
    printed("answer", path, "match/game-1", "1/2-1/2")
    event = tiebreak.Event.read(path)
    record = tiebreak.Record.read(tmp_path / "club.record", event)
    assert len(record) == 2
    same(tiebreak.rule(event, answers=record), "resolve", path)
    same(tiebreak.odds(event, record=record), "odds", path)


def test_an_account() -> None:
    path = ROOT / "crates/formats/tests/data/pgn/tata-steel-masters-2022-before-round-13.pgn"
    assert tiebreak.inspect(path) == json.loads(printed("inspect", path, "--format", "json"))
