from os import PathLike
from typing import Any, Mapping, Sequence, final

__all__ = [
    "__version__",
    "TiebreakError",
    "Event",
    "Regulation",
    "Record",
    "Ruling",
    "Standings",
    "Scenarios",
    "Odds",
    "Check",
    "inspect",
    "rule",
    "standings",
    "scenarios",
    "odds",
    "check",
    "regulations",
]

__version__: str

class TiebreakError(Exception):
    hint: str | None
    code: str | None
    mistakes: Sequence[dict[str, Any]]

@final
class Event:
    @staticmethod
    def read(
        path: str | PathLike[str],
        *,
        event: str | None = None,
        section: str | None = None,
        kind: str | None = None,
        cycles: int | None = None,
        rounds: int | None = None,
        names: str | Sequence[str] | None = None,
        scoring: str | None = None,
    ) -> Event: ...
    @staticmethod
    def parse(
        data: str | bytes,
        name: str = "event",
        *,
        event: str | None = None,
        section: str | None = None,
        kind: str | None = None,
        cycles: int | None = None,
        rounds: int | None = None,
        names: str | Sequence[str] | None = None,
        scoring: str | None = None,
    ) -> Event: ...
    @property
    def title(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def regulation(self) -> str: ...
    @property
    def participants(self) -> list[str]: ...
    @property
    def games(self) -> int: ...
    @property
    def warnings(self) -> list[dict[str, Any]]: ...
    def to_toml(self) -> str: ...

@final
class Regulation:
    @staticmethod
    def read(named: str | PathLike[str], *, readings: Mapping[str, str] | None = None) -> Regulation: ...
    @staticmethod
    def parse(text: str, name: str = "regulation", *, readings: Mapping[str, str] | None = None) -> Regulation: ...
    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def text(self) -> str: ...
    def to_svg(self) -> str: ...

@final
class Record:
    @staticmethod
    def read(path: str | PathLike[str], event: Event, regulation: Regulation | None = None) -> Record: ...
    @property
    def head(self) -> str: ...
    def __len__(self) -> int: ...

@final
class Ruling:
    @property
    def settled(self) -> bool: ...
    def to_json(self) -> str: ...
    def to_dict(self) -> dict[str, Any]: ...
    def to_markdown(self) -> str: ...
    def crosstable(self) -> str | None: ...
    def bracket(self) -> str | None: ...
    def why(self, one: str, other: str) -> str: ...

@final
class Standings:
    def to_json(self) -> str: ...
    def to_dict(self) -> dict[str, Any]: ...

@final
class Scenarios:
    def to_json(self) -> str: ...
    def to_dict(self) -> dict[str, Any]: ...
    def to_text(self, only: str | None = None) -> str: ...
    def to_svg(self) -> str: ...

@final
class Odds:
    def to_json(self) -> str: ...
    def to_dict(self) -> dict[str, Any]: ...

@final
class Check:
    @property
    def has_errors(self) -> bool: ...
    def to_json(self) -> str: ...
    def to_dict(self) -> dict[str, Any]: ...

def inspect(path: str | PathLike[str]) -> dict[str, Any]: ...
def regulations() -> list[str]: ...
def rule(
    event: Event,
    regulation: Regulation | None = None,
    answers: Record | dict[str, list[str]] | None = None,
    *,
    workings: bool = False,
) -> Ruling: ...
def standings(event: Event, by: str | None = None) -> Standings: ...
def scenarios(
    event: Event,
    regulation: Regulation | None = None,
    *,
    record: Record | None = None,
    suppose: str | Sequence[str] | None = None,
) -> Scenarios: ...
def odds(
    event: Event,
    regulation: Regulation | None = None,
    *,
    model: str | None = None,
    record: Record | None = None,
    suppose: str | Sequence[str] | None = None,
) -> Odds: ...
def check(regulation: Regulation) -> Check: ...
