"""Ties in tournaments, settled exactly as the written regulation says.

>>> import tiebreak
>>> event = tiebreak.Event.read("tata-steel-masters-2024.toml")      # doctest: +SKIP
>>> ruling = tiebreak.rule(event)                                    # doctest: +SKIP
>>> [question.id for question in ruling.open]                        # doctest: +SKIP
['semi-final-1/first-white', 'semi-final-2/first-white']

One pure function does the work: ``rule(event, regulation, answers)``. Everything else reads or shows. Scores are
``fractions.Fraction``; ``to_json()`` gives what the command line prints, to the byte, and ``to_dict()`` the same as objects.
"""

from ._native import (
    Event,
    Record,
    Regulation,
    TiebreakError,
    __version__,
    inspect,
    regulations,
)
from ._results import (
    Chance,
    Check,
    Finding,
    Odds,
    Outlook,
    Picture,
    Place,
    Prize,
    Question,
    Row,
    Ruling,
    Scenarios,
    Standings,
    Step,
)
from ._functions import check, odds, rule, scenarios, standings

__all__ = [
    "Chance",
    "Check",
    "Event",
    "Finding",
    "Odds",
    "Outlook",
    "Picture",
    "Place",
    "Prize",
    "Question",
    "Record",
    "Regulation",
    "Row",
    "Ruling",
    "Scenarios",
    "Standings",
    "Step",
    "TiebreakError",
    "__version__",
    "check",
    "inspect",
    "odds",
    "regulations",
    "rule",
    "scenarios",
    "standings",
]
