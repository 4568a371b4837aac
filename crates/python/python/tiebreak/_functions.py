"""The five questions one can ask of an event or a regulation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Union

from . import _native
from ._native import Event, Record, Regulation
from ._results import Check, Odds, Ruling, Scenarios, Standings

Answers = Union[Record, Mapping[str, Union[str, Sequence[str]]]]


def rule(
    event: Event,
    regulation: Regulation | None = None,
    answers: Answers | None = None,
    *,
    workings: bool = False,
) -> Ruling:
    """What follows from an event, a regulation and the answers so far.

    Without a regulation the one that the event names is taken. ``answers`` is a record, or words by the question's id:
    ``{"match/first-white": ["Ben", "Ann"], "match/game-1": "1/2-1/2"}``. ``workings`` adds what values were made of.
    """
    given = answers if answers is None or isinstance(answers, Record) else _words(answers)
    return Ruling(_native.rule(event, regulation, given, workings=workings))


def _words(answers: Mapping[str, str | Sequence[str]]) -> dict[str, list[str]]:
    if not isinstance(answers, Mapping):
        raise TypeError(f"answers are a Record, or words by the question's id, not {type(answers).__name__}")
    return {name: [words] if isinstance(words, str) else list(words) for name, words in answers.items()}


def standings(event: Event, by: str | None = None) -> Standings:
    """The standing of a chess event by FIDE's tie-breaks, such as ``"PTS,DE,BH/C1"``."""
    return Standings(_native.standings(event, by))


def scenarios(
    event: Event,
    regulation: Regulation | None = None,
    *,
    record: Record | None = None,
    suppose: str | Sequence[str] = (),
) -> Scenarios:
    """What everyone needs, before the last games. Without a regulation only points are looked at.

    ``record`` tells results of games that the file leaves open; ``suppose`` supposes others:
    ``["Mamedyarov-Caruana 1/2-1/2"]``.
    """
    return Scenarios(_native.scenarios(event, regulation, record=record, suppose=suppose))


def odds(
    event: Event,
    regulation: Regulation | None = None,
    *,
    model: str | None = None,
    record: Record | None = None,
    suppose: str | Sequence[str] = (),
) -> Odds:
    """Everybody's chances and how long the play-off takes, under a model of results (the text of a model file)."""
    return Odds(_native.odds(event, regulation, model=model, record=record, suppose=suppose))


def check(regulation: Regulation) -> Check:
    """Follows a regulation with every outcome and says what it leaves open."""
    return Check(_native.check(regulation))
