"""Runs the examples of docs/spec: python3 -m reference.examples"""

import json
import os
import re
import sys

from .answers import Answers
from .cases import ROOT
from .exact import Refused
from .regulation import built_in, parse
from .ruling import rule

FOLDER = os.path.join(ROOT, "docs", "spec")
BLOCK = re.compile(r"^```(toml|json|text),([a-z0-9]+)\n(.*?)^```", re.M | re.S)


def blocks(page):
    with open(os.path.join(FOLDER, page), encoding="utf-8") as file:
        return [found.groups() for found in BLOCK.finditer(file.read())]


def heads():
    """The heads of regulations and events, and the event TIED."""
    found = [parse(text) for _, kind, text in blocks("README.md") if kind == "head"]
    regulation = next(one for one in found if one.get("format") == "tiebreak-regulation/1")
    event = next(one for one in found if one.get("format") == "tiebreak-event/1")
    with open(os.path.join(FOLDER, "README.md"), encoding="utf-8") as file:
        text = file.read()
    after = text[text.index("`TIED` has this head"):]
    tied = parse(re.search(r"^```toml[a-z,]*\n(.*?)^```", after, re.M | re.S).group(1))
    return regulation, event, {**event, **tied}


def answers_of(table):
    """Answers, with those who left (after all others) and departures."""
    table = dict(table)
    left, departures = table.pop("left", []), table.pop("departures", {})
    answers = Answers(table)
    for at, who in enumerate(left):
        answers.left[who] = len(table) + at
    for tie, parts in departures.items():
        answers.departures[tie] = {"tie": tie, "parts": parts, "by": "", "why": ""}
    return answers


def differs(wanted, found, where=""):
    """Where an excerpt differs from a ruling, or None."""
    if isinstance(wanted, dict):
        for key, value in wanted.items():
            there = found.get(key) if isinstance(found, dict) else None
            why = differs(value, there, f"{where}/{key}")
            if why:
                return why
        return None
    if isinstance(wanted, list):
        found = found or []
        if len(wanted) != len(found):
            return f"{where}: {wanted} is not {found}"
        for at, (one, other) in enumerate(zip(wanted, found)):
            why = differs(one, other, f"{where}/{at}")
            if why:
                return why
        return None
    return None if wanted == found else f"{where}: {wanted} is not {found}"


class Page:
    """The state of a page: the regulation, event and answers before a block."""

    def __init__(self):
        self.regulation_head, self.event_head, self.tied = heads()
        self.regulation, self.event, self.answers = None, self.tied, {}

    def take(self, kind, text):
        if kind == "regulation":
            table = parse(text)
            clauses = table.get("clause", {})
            if "format" not in table:
                clause = {**self.regulation_head["clause"], **clauses}
                table = {**self.regulation_head, **table, "clause": clause}
            self.regulation, self.event, self.answers = table, self.tied, {}
        elif kind == "event":
            table = parse(text)
            if "format" not in table:
                table = {**self.event_head, **table}
            self.event, self.answers = table, {}
        elif kind == "answers":
            self.answers = json.loads(text)

    def ruling(self):
        regulation = self.regulation
        if "regulation" in self.event:
            regulation = built_in(self.event["regulation"])
        return rule(self.event, regulation, answers_of(self.answers))


def run():
    """How many examples hold, the failures, and how many were not run."""
    held, failures, skipped = 0, [], 0
    for name in sorted(os.listdir(FOLDER)):
        if not name.endswith(".md"):
            continue
        page = Page()
        for at, (_, kind, text) in enumerate(blocks(name)):
            page.take(kind, text)
            if kind != "ruling":
                continue
            wanted = {key: value for key, value in json.loads(text).items() if key != "stages"}
            try:
                why = differs(wanted, page.ruling())
            except Refused as refused:
                skipped += 1
                print(f"not run: {name} block {at}: {refused}")
                continue
            if why:
                failures.append(f"{name} block {at}: {why}")
            else:
                held += 1
    return held, failures, skipped


def main():
    held, failures, skipped = run()
    for failure in failures:
        print(failure)
    print(f"examples of docs/spec: {held} hold, {len(failures)} do not, {skipped} not run")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
