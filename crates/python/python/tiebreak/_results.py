"""Rulings, standings, scenarios, odds and findings as plain objects with types."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from html import escape
from typing import Any

from . import _native


def _exact(text: str | None) -> Fraction | None:
    """A score as the JSON writes it (``8.5``, ``13/3``), exactly."""
    return None if text is None else Fraction(text)


@dataclass(frozen=True)
class Place:
    """Those who share places of the standing; one alone on a place shares it with nobody."""

    first: int
    last: int
    names: tuple[str, ...]
    score: Fraction | None
    open: bool

    @property
    def tied(self) -> bool:
        """Whether more than one stands here."""
        return len(self.names) > 1


@dataclass(frozen=True)
class Question:
    """What has to be drawn, played, chosen, decided or told before the ruling can go on."""

    id: str
    kind: str
    clause: str | None
    text: str
    data: dict[str, Any] = field(repr=False, compare=False)


@dataclass(frozen=True)
class Step:
    """One step of the ruling: its clause, what followed in words, and the reason as data."""

    clause: str | None
    because: str
    reason: dict[str, Any] = field(repr=False, compare=False)
    parts: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True)
class Prize:
    """Money for one participant, with the clause it rests on."""

    name: str
    amount: Fraction
    clause: str | None


def _cell(value: object) -> str:
    return escape("" if value is None else str(value))


def _table(rows: list[dict[str, Any]]) -> str:
    """Rows as a notebook shows them."""
    head = "".join(f"<th>{_cell(name)}</th>" for name in (rows[0] if rows else ()))
    body = "".join("<tr>" + "".join(f"<td>{_cell(value)}</td>" for value in row.values()) + "</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"


class _Result:
    """What every result has: the command line's JSON, to the byte, and the same as objects."""

    _native: Any

    def __init__(self, native: Any) -> None:
        self._native = native

    def to_json(self) -> str:
        """What the command line prints with ``--format json``, to the byte."""
        text: str = self._native.to_json()
        return text

    def to_dict(self) -> dict[str, Any]:
        """The same as dictionaries, lists, strings and numbers."""
        data: dict[str, Any] = self._native.to_dict()
        return data

    @cached_property
    def _data(self) -> dict[str, Any]:
        return self.to_dict()

    def __repr__(self) -> str:
        return f"<tiebreak.{type(self).__name__}>"


class Ruling(_Result):
    """The standing, the steps, the open questions."""

    @property
    def settled(self) -> bool:
        """Whether nothing is open and no tie that the regulation settles is left."""
        settled: bool = self._native.settled
        return settled

    @property
    def interim(self) -> bool:
        """Whether the event is not finished: then nobody has won."""
        return bool(self._data.get("interim", False))

    @cached_property
    def standing(self) -> list[Place]:
        """The places, first to last."""
        return [
            Place(row["from"], row["to"], tuple(row["names"]), _exact(row.get("score")), bool(row.get("open")))
            for row in self._data["standing"]
        ]

    @cached_property
    def winner(self) -> str | None:
        """Who stands alone on the first place, once that is certain."""
        first = self.standing[0] if self.standing else None
        sure = first is not None and not (self.interim or first.open or first.tied)
        return first.names[0] if first is not None and sure else None

    @cached_property
    def open(self) -> list[Question]:
        """What can be answered now."""
        return [
            Question(row["id"], row["kind"], row.get("clause"), row.get("text", ""), row) for row in self._data["open"]
        ]

    @cached_property
    def steps(self) -> list[Step]:
        """How it was decided."""
        return [
            Step(row.get("clause"), row["because"], row.get("reason", {}), tuple(map(tuple, row.get("parts", ()))))
            for row in self._data["steps"]
        ]

    @cached_property
    def prizes(self) -> list[Prize]:
        """The money, where the event has prizes and they are certain."""
        return [Prize(row["name"], Fraction(row["amount"]), row.get("clause")) for row in self._data.get("prizes", ())]

    def rows(self) -> list[dict[str, Any]]:
        """A row for everybody, ready for ``pandas.DataFrame``."""
        return [
            {"from": place.first, "to": place.last, "name": name, "score": place.score, "open": place.open}
            for place in self.standing
            for name in place.names
        ]

    def why(self, one: str, other: str) -> str:
        """Why the one stands above the other, in one breath."""
        text: str = self._native.why(one, other)
        return text

    def to_markdown(self) -> str:
        """The ruling in Markdown."""
        text: str = self._native.to_markdown()
        return text

    def crosstable(self) -> Picture | None:
        """The crosstable, where the event has one."""
        drawn: str | None = self._native.crosstable()
        return None if drawn is None else Picture(drawn)

    def bracket(self) -> Picture | None:
        """The bracket or the matches of the play-off, where there is one."""
        drawn: str | None = self._native.bracket()
        return None if drawn is None else Picture(drawn)

    def __repr__(self) -> str:
        return repr(self._native)

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><td>{_places(place)}</td><td>{escape(name)}</td><td>{escape(str(place.score or ''))}</td></tr>"
            for place in self.standing
            for name in place.names
        )
        steps = "".join(f"<li><b>{escape(step.clause or '')}</b> {escape(step.because)}</li>" for step in self.steps)
        asked = "".join(f"<li><b>{escape(one.clause or '')}</b> {escape(one.text)}</li>" for one in self.open)
        bracket = self.bracket()
        return (
            f"<h4>{escape(self._data['event'])}</h4><table>{rows}</table><ol>{steps}</ol>"
            + (f"<p>To do now</p><ul>{asked}</ul>" if asked else "")
            + (bracket.svg if bracket else "")
        )


def _places(place: Place) -> str:
    return str(place.first) if place.first == place.last else f"{place.first}–{place.last}"


@dataclass(frozen=True)
class Picture:
    """A drawing (SVG) that a notebook shows."""

    svg: str

    def _repr_svg_(self) -> str:
        return self.svg


@dataclass(frozen=True)
class Row:
    """One row of a standing by FIDE's tie-breaks; a value that is undefined is ``None``."""

    rank: int
    number: int
    name: str
    values: dict[str, Fraction | None]


class Standings(_Result):
    """A standing by FIDE's tie-breaks."""

    @cached_property
    def by(self) -> list[str]:
        """The tie-breaks in their order."""
        return [str(code) for code in self._data["by"]]

    @cached_property
    def standing(self) -> list[Row]:
        """The rows, best first."""
        return [
            Row(
                row["rank"],
                row["number"],
                row["name"],
                {code: _exact(value) for code, value in row["values"].items()},
            )
            for row in self._data["rows"]
        ]

    def rows(self) -> list[dict[str, Any]]:
        """A row for everybody, ready for ``pandas.DataFrame``."""
        return [
            {"rank": row.rank, "number": row.number, "name": row.name, **row.values} for row in self.standing
        ]

    def _repr_html_(self) -> str:
        return _table(self.rows())


@dataclass(frozen=True)
class Outlook:
    """In how many outcomes somebody is first alone, and first with others. Number of outcomes, not probabilities."""

    name: str
    outright: int
    shared: int


class Scenarios(_Result):
    """What everyone needs."""

    @cached_property
    def outcomes(self) -> int:
        """How many outcomes the open games have."""
        return int(self._data["outcomes"])

    @cached_property
    def participants(self) -> list[Outlook]:
        """Everybody, as the standing has them."""
        return [
            Outlook(row["name"], int(row["outright"]["count"]), int(row["shared"]["count"]))
            for row in self._data["participants"]
        ]

    def rows(self) -> list[dict[str, Any]]:
        """A row for everybody, ready for ``pandas.DataFrame``."""
        return [{"name": one.name, "outright": one.outright, "shared": one.shared} for one in self.participants]

    def to_text(self, only: str | None = None) -> str:
        """In sentences; of everybody, or of one participant."""
        text: str = self._native.to_text(only)
        return text

    def picture(self) -> Picture:
        """The matrix where two games decide, else the trees."""
        return Picture(self._native.to_svg())

    def _repr_html_(self) -> str:
        return f"{self.picture().svg}<pre>{escape(self.to_text())}</pre>"


@dataclass(frozen=True)
class Chance:
    """The chance to win in the end, to be first alone before any play-off, and to share the first place then.

    ``error`` is the standard error where chances were sampled. ``places`` has the chance of every place, where the regulation settles
    more than the first.
    """

    name: str
    win: float
    outright: float
    shared: float
    error: float | None
    places: dict[int, float] = field(default_factory=dict)


class Odds(_Result):
    """Everybody's chances, and how long the play-off takes. Chances are the only floats of this package."""

    @property
    def exact(self) -> bool:
        """Whether nothing was sampled or cut."""
        return bool(self._data["exact"])

    @cached_property
    def participants(self) -> list[Chance]:
        """Everybody, by their chance."""
        return [
            Chance(
                row["name"],
                float(row["win"]),
                float(row["outright"]),
                float(row["shared"]),
                float(row["error"]) if "error" in row else None,
                {int(place): float(chance) for place, chance in row.get("places", {}).items()},
            )
            for row in self._data["participants"]
        ]

    @property
    def play_off(self) -> float:
        """The chance that there is a play-off."""
        return float(self._data["play-off"])

    @property
    def minutes(self) -> dict[str, float]:
        """How long the play-off takes: ``expected``, and within which time it ends in 50, 90 and 99 cases of 100."""
        return {name: float(value) for name, value in self._data["minutes"].items() if name != "cut"}

    def rows(self) -> list[dict[str, Any]]:
        """A row for everybody, ready for ``pandas.DataFrame``."""
        return [
            {"name": one.name, "win": one.win, "outright": one.outright, "shared": one.shared}
            for one in self.participants
        ]

    def _repr_html_(self) -> str:
        return _table(self.rows())


@dataclass(frozen=True)
class Finding:
    """Something that a regulation leaves open, or that is wrong with it."""

    kind: str
    severity: str
    clause: str | None
    message: str
    line: int | None


class Check(_Result):
    """What is wrong with a regulation, and what it leaves open."""

    @property
    def has_errors(self) -> bool:
        """Whether something in it has to be mended."""
        wrong: bool = self._native.has_errors
        return wrong

    @cached_property
    def findings(self) -> list[Finding]:
        """The findings, in the order of the file."""
        return [
            Finding(
                row["class"],
                row["severity"],
                row.get("clause"),
                row["message"],
                (row.get("place") or {}).get("line"),
            )
            for row in self._data["findings"]
        ]

    def rows(self) -> list[dict[str, Any]]:
        """A row for every finding, ready for ``pandas.DataFrame``."""
        return [
            {"kind": one.kind, "severity": one.severity, "clause": one.clause, "message": one.message, "line": one.line}
            for one in self.findings
        ]

    def _repr_html_(self) -> str:
        return _table(self.rows())
