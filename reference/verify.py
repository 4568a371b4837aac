"""Rules on a record: every answer was to an open question and fits it, and the ruling follows.

`tools/verify.py RECORD --rule` calls it. It looks at V9 and V10 of `tiebreak verify`
(docs/reference/record.md) with a program that shares no line with the one that wrote the record.
"""

import hashlib
import json
import os

from .answers import Answers, fitting, wording
from .compare import differences
from .exact import Refused, name
from .regulation import BUILT_IN, parse
from .ruling import rule


class Fault(Exception):
    """A check failed; `number` is that of `tiebreak verify`."""

    def __init__(self, number, why):
        super().__init__(why)
        self.number = number


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def built_in_texts():
    for folder, _, files in os.walk(BUILT_IN):
        for file in sorted(files):
            if file.endswith(".toml"):
                yield read(os.path.join(folder, file))


def regulation_of(head, path):
    """The regulation that the record names: a file, or the built-in one with its hash."""
    wanted = head["regulation"]["sha256"]
    for text in [read(path)] if path else built_in_texts():
        if hashlib.sha256(text.encode("utf-8")).hexdigest() == wanted:
            return parse(text)
    where = path or "the regulations of this folder"
    raise Fault(8, f"the regulation {head['regulation']['id']} of the record is not in {where}")


def event_of(kept, path):
    """The event as the record keeps it, or from its file."""
    if "text" in kept:
        return parse(kept["text"])
    if not path:
        raise Refused("the record keeps no event: name its file with --event")
    text = read(path)
    if hashlib.sha256(text.encode("utf-8")).hexdigest() != kept["sha256"]:
        raise Fault(7, f"{path} is not the event file of the record")
    return parse(text)


class Asked(Answers):
    """Answers that note each question that was looked up."""

    def __init__(self):
        super().__init__()
        self.questions = []

    def find(self, question):
        self.questions.append(question)
        return super().find(question)


def check_entry(number, line, event, regulation, before):
    """V9: an answer was to a question that was asked then, and fits it."""
    answers = Asked.of_record(before)
    ruling = rule(event, regulation, answers)
    if line["kind"] == "leave":
        if name(line["name"]) not in {who for place in ruling["standing"]
                                      for who in place["names"]}:
            raise Fault(9, f"line {number}: {line['name']} does not take part")
        return
    questions = [one for one in answers.questions
                 if one["id"] == line["id"] and wording(one) == line["asked"]]
    if not questions:
        raise Fault(9, f"line {number}: {line['id']} was not asked")
    if fitting(questions[-1], line["value"]) is None:
        raise Fault(9, f"line {number}: the answer to {line['id']} does not fit")


def check(path, event_file=None, regulation_file=None, ruling_file=None):
    """The ruling of a record, and how many entries were checked."""
    texts = read(path).lstrip("\ufeff").splitlines()
    head, *entries = (json.loads(text) for text in texts)
    regulation = regulation_of(head, regulation_file)
    kept = head["event"]
    event_table = event_of(kept, event_file)
    for at, line in enumerate(entries):
        if line["kind"] == "amendment":
            event_table = event_of(line["event"], event_file)
        elif line["kind"] in ("answer", "correction", "leave"):
            check_entry(at + 2, line, event_table, regulation, entries[:at])
    ruling = rule(event_table, regulation, Answers.of_record(entries))
    if ruling_file:
        found = differences(ruling, json.loads(read(ruling_file)))
        if found:
            key, ours, theirs = found[0]
            raise Fault(10, f"{key}: follows {json.dumps(ours, ensure_ascii=False)}, "
                            f"printed {json.dumps(theirs, ensure_ascii=False)}")
    return ruling, len(entries)


def lines_of(ruling):
    """The standing and what is open, for people."""
    for place in ruling["standing"]:
        at = f"{place['from']}" if place["from"] == place["to"] \
            else f"{place['from']}-{place['to']}"
        yield f"{at}{' (open)' if place['open'] else ''}  {', '.join(place['names'])}"
    for question in ruling["open"]:
        yield f"open: {question['id']} ({question['clause']})"
