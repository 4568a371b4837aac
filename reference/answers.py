"""Answers: the form that fits each question, and the record (docs/spec/ruling.md, Answers)."""

import json

from .event import RESULTS, spelled
from .exact import Refused, name, number


def parts(value):
    """A list of parts: names, or lists of names that are level."""
    if not isinstance(value, list):
        return None
    return [[name(one) for one in (part if isinstance(part, list) else [part])] for part in value]


def result(value):
    text = spelled(value)
    return text if text in RESULTS else None


def numbers(value, count):
    """So many numbers as texts; None if they are not."""
    if not isinstance(value, list) or len(value) != count:
        return None
    try:
        return [number(one) for one in value]
    except Refused:
        return None


def order(value, among):
    found = parts(value)
    if found is None or any(not part for part in found):
        return None
    return found if sorted(one for part in found for one in part) == sorted(among) else None


def fitting(question, value):
    """The answer in the form that the engine uses, or None if it does not fit."""
    kind = question["kind"]
    if kind == "game":
        return result(value)
    if kind == "lots":
        found = order(value, question["among"])
        return [one for part in found for one in part] \
            if found and all(len(part) == 1 for part in found) else None
    if kind == "board":
        return order(value, question["between"])
    if kind == "decision":
        if isinstance(value, str):
            ids = [choice["id"] for choice in question.get("choices", [])]
            return value if value in ids else None
        return order(value, question["among"])
    if kind == "colour":
        return value if value in ("white", "black") else None
    if kind == "bid":
        found = numbers(value, 2)
        most = min(question["most"], 86_399)
        return found if found and all(one.denominator == 1 and 1 <= one <= most
                                      for one in found) else None
    if question["needs"] == "result":
        return result(value)
    if question["needs"] == "game":
        if not isinstance(value, dict) or name(value.get("white", "")) not in question["about"]:
            return None
        found = result(value.get("result"))
        return {"white": name(value["white"]), "result": found} if found else None
    return numbers(value, len(question["about"]))


def wording(question):
    """The question as it was asked: its kind, for lots the purpose, and the participants."""
    words = [question["kind"]]
    if question["kind"] == "lots":
        words.append(question["purpose"])
    if question["kind"] == "game":
        return words + [question["white"], question["black"]]
    if question["kind"] == "colour":
        return words + [question["chooser"], question["other"]]
    return words + question.get("among", question.get("between", question.get("about", [])))


class Answers:
    """What was answered, who left and when, and the departures."""

    def __init__(self, table=None):
        self.values = {}  # id -> list of (position, wording or None, value), the last counts
        self.left = {}  # name -> position
        self.departures = {}  # tie -> the departure
        for position, (ident, value) in enumerate((table or {}).items()):
            self.values[ident] = [(position, None, value)]

    @classmethod
    def read(cls, path):
        """From a JSON object of ids and values, or from a record."""
        with open(path, encoding="utf-8") as file:
            text = file.read()
        first = text.lstrip("\ufeff").split("\n", 1)[0]
        try:
            head = json.loads(first)
        except ValueError:
            head = {}
        if head.get("format") == "tiebreak-record/1":
            return cls.of_record([json.loads(line) for line in text.splitlines()[1:] if line])
        return cls(json.loads(text))

    @classmethod
    def of_record(cls, lines):
        """From the lines of a record, without its first."""
        self = cls()
        for position, line in enumerate(lines):
            kind = line["kind"]
            if kind in ("answer", "correction"):
                entry = (position, line["asked"], line["value"])
                self.values.setdefault(line["id"], []).append(entry)
            elif kind == "leave":
                self.left[name(line["name"])] = position
            elif kind == "departure":
                self.departures[line["tie"]] = line
            elif kind == "withdrawal":
                self.withdraw(line)
            elif kind not in ("amendment", "commitment", "source", "rest", "note"):
                raise Refused(f"an entry of the kind {kind}")
        return self

    def withdraw(self, line):
        if "name" in line:
            self.left.pop(name(line["name"]), None)
        elif "tie" in line:
            self.departures.pop(line["tie"], None)
        else:
            kept = [one for one in self.values.get(line["id"], []) if one[1] != line["asked"]]
            self.values[line["id"]] = kept

    def find(self, question):
        """The fitting answer to a question, or None."""
        asked = wording(question)
        for _, words, value in reversed(self.values.get(question["id"], [])):
            if words is None or words == asked:
                return fitting(question, value)
        return None

    def began(self, path, before, members):
        """Whether a game under the path, between members, was answered before a position."""
        for ident, entries in self.values.items():
            if not ident.startswith(path + "/"):
                continue
            for position, words, _ in entries:
                if position >= before:
                    continue
                if words is None and "/game-" in ident:
                    return True
                if words and words[0] == "game" and set(words[1:]) <= set(members):
                    return True
        return False
