"""Writing a record (docs/spec/record.md), so that another program can be given answers."""

import hashlib
import json
from fractions import Fraction

from .exact import written


def sha256(text):
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def canonical(value):
    """A value in the one form that a record has."""
    if isinstance(value, list):
        return [canonical(one[0] if isinstance(one, list) and len(one) == 1 else one)
                for one in value]
    return written(value) if isinstance(value, (int, Fraction)) else value


def text(title, event, regulation_id, regulation, entries):
    """The record of an event file and a regulation file, given as texts."""
    head = {"format": "tiebreak-record/1", "program": "reference 1",
            "event": {"title": title, "sha256": sha256(event)},
            "regulation": {"id": regulation_id, "sha256": sha256(regulation)}}
    lines = [summed(head)]
    for entry in entries:
        lines.append(summed({"prev": sha256(lines[-1]), **entry,
                             "at": "2026-11-17T20:00:00+01:00"}))
    return "".join(line + "\n" for line in lines)


def summed(table):
    body = json.dumps(table, ensure_ascii=False, separators=(",", ":"))[:-1]
    return body + ',"sum":"' + sha256(body) + '"}'


def answer(ident, asked, value):
    return {"kind": "answer", "id": ident, "asked": asked, "value": canonical(value)}


def leave(who):
    return {"kind": "leave", "name": who, "why": "left"}
