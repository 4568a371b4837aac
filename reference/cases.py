"""The pages of cases/: event, regulation, readings and answers (cases/README.md)."""

import os
import re

from . import record
from .answers import Answers, wording
from .exact import Refused
from .regulation import built_in, parse, read
from .ruling import rule

ROOT = os.path.join(os.path.dirname(__file__), "..")


class Case:
    """An event, a regulation, and the entries of its record so far."""

    def __init__(self, title, event, event_text, regulation, regulation_text):
        self.title = title
        self.event = event
        self.event_text = event_text
        self.regulation = regulation
        self.regulation_text = regulation_text
        self.entries = []

    def ruling(self):
        return rule(self.event, self.regulation, Answers.of_record(self.entries))

    def answer(self, question, value):
        self.entries.append(record.answer(question["id"], wording(question), value))

    def record(self):
        return record.text(self.event["title"], self.event_text, self.regulation["id"],
                           self.regulation_text, self.entries)


def regulation_text(ident):
    from .regulation import BUILT_IN
    for folder, _, files in os.walk(BUILT_IN):
        if ident + ".toml" in files:
            with open(os.path.join(folder, ident + ".toml"), encoding="utf-8") as file:
                return file.read()
    return None


def table_of(text, heading):
    """The rows of the table under a heading."""
    found = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    rows = []
    for line in (found.group(1) if found else "").splitlines():
        if line.startswith("|"):
            rows.append([cell.strip() for cell in line.strip().strip("|").split("|")])
    return rows[2:]


def order_of(text):
    return [[who.strip() for who in part.split("=")] for part in text.split(",")]


def value_of(question, text):
    """The answer of a page as a record has it."""
    kind = question["kind"]
    if kind in ("lots", "board", "decision") and text not in ("go-on", "other-means"):
        return order_of(text)
    if kind == "bid":
        times = [one.strip().split(":") for one in text.split(",")]
        return [str(60 * int(minutes) + int(seconds)) for minutes, seconds in times]
    if question.get("needs") in ("number", "numbers"):
        return [one.strip() for one in text.split(",")]
    if question.get("needs") == "game":
        players, result = text.rsplit(" ", 1)
        return {"white": players.split(" – ")[0].strip(), "result": result.strip()}
    return text.strip()


def open_page(path, also=None):
    """The case of a page, before any answer, and its rows of answers."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    keys = dict(re.findall(r"^- ([A-Z][a-z ]+): (.*)$", text, re.M))
    blocks = re.findall(r"^```toml\n(.*?)^```", text, re.M | re.S)
    ident = keys["Regulation"].strip()
    if ident == "inline":
        texts = [one for one in blocks if "tiebreak-regulation/1" in one]
        blocks = [one for one in blocks if one not in texts]
        regulation_source = texts[0]
        regulation = parse(regulation_source)
    elif ident.endswith(".toml"):
        with open(os.path.join(ROOT, ident), encoding="utf-8") as file:
            regulation_source = file.read()
        regulation = parse(regulation_source)
    else:
        regulation_source = regulation_text(ident)
        regulation = built_in(ident)
    if "Event" in keys:
        with open(os.path.join(ROOT, keys["Event"].strip()), encoding="utf-8") as file:
            event_source = file.read()
    else:
        event_source = blocks[0]
    event = parse(event_source)
    chosen = [one.split(" = ") for one in keys.get("Readings", "").split(";") if " = " in one]
    if len(chosen) == 1 and "," in keys.get("Readings", ""):
        chosen = [one.split(" = ") for one in keys["Readings"].split(",")]
    if chosen:
        event["readings"] = {**event.get("readings", {}),
                             **{one.strip(): to.strip() for one, to in chosen}}
        event_source = None
    case = Case(os.path.relpath(path, ROOT), event, event_source, regulation, regulation_source)
    return case, table_of(text, "Answers")


def play_page(path):
    """The case of a page with its answers."""
    case, rows = open_page(path)
    before = []
    for ident, text in rows + [["leaves", None]]:
        if ident != "leaves":
            before.append((ident, text))
            continue
        answer_all(case, before)
        if text is not None:
            case.entries.append(record.leave(text))
    return case


def answer_all(case, rows):
    """Answer what is asked and has a row, again and again."""
    exact = dict(rows)
    endings = [(ident[:-1], text) for ident, text in rows if ident.endswith("*")]
    done = {entry.get("id") for entry in case.entries}
    more = True
    while more:
        more = False
        for question in case.ruling()["open"]:
            ident = question["id"]
            starts = [text for start, text in endings
                      if ident.startswith(start) and question["kind"] == "game"]
            text = exact.get(ident, starts[0] if starts else None)
            if text is not None and ident not in done:
                case.answer(question, value_of(question, text))
                done.add(ident)
                more = True


def pages():
    for folder, _, files in sorted(os.walk(os.path.join(ROOT, "cases"))):
        for file in sorted(files):
            path = os.path.join(folder, file)
            if folder != os.path.join(ROOT, "cases") and file.endswith(".md"):
                yield path


def events():
    """The events of crates/server/events without answers."""
    folder = os.path.join(ROOT, "crates/server/events")
    for file in sorted(os.listdir(folder)):
        path = os.path.join(folder, file)
        with open(path, encoding="utf-8") as opened:
            text = opened.read()
        event = read(path)
        ident = event.get("regulation", "candidates-2024")
        yield Case("crates/server/events/" + file, event, text, built_in(ident), regulation_text(ident))
