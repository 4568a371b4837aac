"""The regulation file: readings replaced, clauses, entries (docs/spec/regulation.md)."""

import json
import os
import tomllib

from .exact import Range, Refused

FORMAT = "tiebreak-regulation/1"
VERBS = ("go", "by-number", "by-place", "rank", "order", "select", "lots", "play", "share",
         "enter", "decide")
DEFAULTS = {
    "forfeits": "in-scores", "double-forfeit": "asked", "withdrawals": "forfeits",
    "beaten": "by-vps", "met-twice": "sums", "not-met": "not-applicable", "swiss-points": "sum",
    "opponents-scores": "standing", "nothing-lost": "level", "absent": "left-out",
    "absent-results": "left-out", "absent-share": "full",
}
BUILT_IN = os.path.join(os.path.dirname(__file__), "..", "crates", "regulation", "regulations")


def parse(text):
    """TOML, or JSON with the same names; decimals stay texts."""
    if text.lstrip("\ufeff \t\r\n")[:1] == "{":
        return json.loads(text.lstrip("\ufeff"), parse_float=str)
    return tomllib.loads(text.lstrip("\ufeff"), parse_float=str)


def read(path):
    with open(path, encoding="utf-8") as file:
        return parse(file.read())


def built_in(wanted):
    """The table of the built-in regulation with this id, or None."""
    for folder, _, files in os.walk(BUILT_IN):
        if wanted + ".toml" in files:
            return read(os.path.join(folder, wanted + ".toml"))
    return None


def as_list(value):
    if value is None:
        return []
    return list(value) if isinstance(value, list) else [value]


class Clause:
    """A clause: its id and its keys, with the shorthands written out."""

    def __init__(self, ident, keys):
        self.id = ident
        self.keys = dict(keys)
        if self.keys.get("share") is False:
            del self.keys["share"]
        for key, inner in (("enter", "what"), ("decide", "who")):
            if isinstance(self.keys.get(key), str):
                self.keys[key] = {inner: self.keys[key]}
        verbs = [verb for verb in VERBS if verb in self.keys]
        if len(verbs) > 1:
            raise Refused(f"clause {ident} has the verbs {verbs}")
        self.verb = verbs[0] if verbs else None

    def get(self, key, default=None):
        return self.keys.get(key, default)

    def lines(self):
        """The lines of `then`."""
        then = self.keys.get("then")
        if isinstance(then, (str, dict)):
            then = [then]
        return [{"go": line} if isinstance(line, str) else line for line in then or []]

    def steps(self):
        """The clauses of `order`, or this clause alone."""
        if self.verb == "order":
            return as_list(self.keys["order"])
        if self.verb == "select":
            return as_list(self.keys["select"].get("by"))
        return [self.id]


class Regulation:
    """A regulation under the readings that an event chooses."""

    def __init__(self, table, chosen=None):
        if table.get("format") != FORMAT:
            raise Refused("not a regulation of format 1")
        self.id = table["id"]
        self.sport = table["sport"]
        self.taken = {}
        for ident, reading in table.get("reading", {}).items():
            self.taken[ident] = reading["default"]
        for ident, choice in (chosen or {}).items():
            if ident not in self.taken or choice not in table["reading"][ident]["choices"]:
                raise Refused(f"no reading {ident} = {choice}")
            self.taken[ident] = choice
        rest = {key: value for key, value in table.items() if key != "reading"}
        self.table = self.replaced(rest)
        self.clauses = {}
        for ident, keys in self.table.get("clause", {}).items():
            self.clauses[ident] = Clause(ident, keys)
        self.clocks = {}
        for clause in self.clauses.values():
            for clock in as_list(clause.get("clock")):
                self.clocks[clock["name"]] = clock

    def replaced(self, value):
        """`value` with every value that depends on a reading replaced."""
        if isinstance(value, list):
            return [self.replaced(one) for one in value]
        if not isinstance(value, dict):
            return value
        if isinstance(value.get("reading"), str):
            ident = value["reading"]
            if ident not in self.taken:
                raise Refused(f"no reading {ident}")
            return self.replaced(value[self.taken[ident]])
        return {key: self.replaced(one) for key, one in value.items()}

    def rule(self, key):
        """One of the rules at the top level."""
        return self.table.get(key, DEFAULTS[key])

    def entry(self, kind, participants):
        for clause in self.clauses.values():
            applies = clause.get("applies")
            if applies and kind in applies["kinds"]:
                wanted = applies.get("participants")
                if wanted is not None and kind != "knockout" and wanted != participants:
                    raise Refused(f"{self.id} is for {wanted} participants")
                return Entry(self, clause)
        raise Refused(f"{self.id} is not for events of the kind {kind}")


class Entry:
    """A clause with `applies`, and what the clauses about it say."""

    def __init__(self, regulation, clause):
        self.regulation = regulation
        self.id = clause.id
        applies = clause.get("applies")
        self.go = applies["go"]
        words = [word.strip() for word in applies["tie-for"].split(",")]
        self.at_cuts = "cut" in words
        self.needed = "needed" in words
        words = [word for word in words if word != "cut"]
        self.tie_for = None
        if words:
            word = words[0]
            named = {"first": "1", "all": "1..", "needed": "1.."}
            self.tie_for = Range(named.get(word, word))
        self.winner_only = self.value("settles", "places") == "winner"
        self.stop = self.value("stop")
        self.cuts = []  # set by the ruling: the positions of the cuts

    def is_about(self, clause):
        if clause.id == self.id:
            return True
        of = as_list(clause.get("of"))
        return self.id in of if of else clause.get("applies") is None

    def about(self):
        """The clauses about this entry, in the order of the file."""
        return [c for c in self.regulation.clauses.values() if self.is_about(c)]

    def value(self, key, default=None):
        for clause in self.about():
            if clause.get(key) is not None:
                return clause.get(key)
        return default

    def touches(self, first, last):
        return self.tie_for is not None and self.tie_for.meets(first, last)

    def crosses(self, first, last):
        return self.at_cuts and any(first <= cut < last for cut in self.cuts)

    def settles(self, first, last):
        """Whether the places first to last are settled by the entry."""
        if self.crosses(first, last):
            return True
        if self.winner_only:
            return first == 1
        return self.touches(first, last)
