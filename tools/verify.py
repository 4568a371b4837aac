#!/usr/bin/env python3
"""Checks a tiebreak record without tiebreak: the chain of its lines, the lots drawn from seeds, the promises kept.

    python3 tools/verify.py cup.record
    python3 tools/verify.py cup.record --head "3f2a 91bc 0d4e 77a1"

The numbers are those of `tiebreak verify`; V13, the amendments of the event file, is made from the texts that the record keeps.
V7 to V10 need the event and the regulation and are made there only; so are
signatures, of beacons (V6) and of heads (V12): they need more than the standard library has.
Exit code 0: every check passed; 3: one failed; 1: the file cannot be read. Standard library only.
"""

import argparse
import hashlib
import json
import re
import sys
import unicodedata
from datetime import date, datetime, time

try:
    import tomllib
except ImportError:  # Python before 3.11
    tomllib = None

FORMAT = "tiebreak-record/1"
SUM = ',"sum":"'
# The fields of each kind of entry in their order; a question mark stands behind those that may be missing.
ANSWER = "id asked value seed? reveals? outcome? witnesses? from? by?"
FIELDS = {
    "answer": [ANSWER],
    "correction": [ANSWER + " why"],
    "departure": ["tie parts by why"],
    "withdrawal": ["id asked by? why", "tie by? why", "name by? why"],
    "leave": ["name by? why"],
    "amendment": ["was event changes by? why"],
    "commitment": ["id party hash"],
    "source": ["id drand by?", "id text by?"],
    "rest": ["players? minutes by why"],
    "note": ["by why"],
}
RESULTS = {"1-0", "0-1", "1/2-1/2", "+/-", "-/+", "-/-"}
# The one beacon that `tiebreak` checks: its chain, the time of its first round, seconds from round to round.
QUICKNET = ("52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971", 1692803367, 3)


class Failed(Exception):
    """A check failed."""

    def __init__(self, number, found):
        super().__init__(found)
        self.number = number


def sha256(text):
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def once(pairs):
    """An object in which no name stands twice."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a name stands twice")
    return found


def texts_of(data):
    """V1 and V2: the lines, each whole, in UTF-8, with a sum that fits."""
    if not data:
        raise Failed(1, "the record is empty")
    *lines, rest = data.split(b"\n")
    texts = []
    for number, line in enumerate(lines, 1):
        try:
            text = line.decode("utf-8")
        except UnicodeDecodeError:
            raise Failed(1 if number == 1 else 2, f"line {number} holds bytes that are not UTF-8") from None
        if number == 1 and not text.startswith('{"format":"tiebreak-record/'):
            raise Failed(1, "line 1 is not the first line of a record")
        body, found, tail = text.rpartition(SUM)
        if not found or tail != sha256(body) + '"}':
            raise Failed(2, f"line {number} was altered: its checksum does not match its text")
        texts.append(text)
    if rest:
        raise Failed(2 if texts else 1, f"line {len(lines) + 1} was not written to its end, or altered")
    return texts


def are_texts(value):
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def order_of(value):
    """The names of an order, part by part; None where it is none."""
    if not isinstance(value, list):
        return None
    parts = [[part] if isinstance(part, str) else part for part in value]
    return parts if all(part and are_texts(part) for part in parts) else None


def fits(value, asked):
    """Whether a value answers a question of this wording."""
    kind, names = asked[0], asked[2 if asked[0] == "lots" else 1:]
    if kind == "colour":
        return value in ("white", "black")
    if kind in ("lots", "board", "decision"):
        parts = order_of(value)
        level = parts and kind == "lots" and any(len(part) > 1 for part in parts)
        return bool(parts) and not level and sorted(sum(parts, [])) == sorted(names)
    if kind in ("game", "data") and isinstance(value, str):
        return value in RESULTS
    if kind == "data" and isinstance(value, dict):
        return list(value) == ["white", "result"] and value["white"] in names and value["result"] in RESULTS
    return kind in ("data", "bid") and are_texts(value)


def in_order(found, names):
    """Whether an object has these names in this order; a question mark stands behind those that may be missing."""
    wanted = [name for name in names.split() if not name.endswith("?") or name[:-1] in found]
    return list(found) == [name.rstrip("?") for name in wanted]


def is_amendment(entry):
    """The fields of the event and of the changes in an amendment."""
    event, changes = entry["event"], entry["changes"]
    if not in_order(event, "title file? sha256 text?") or not are_texts(list(event.values())):
        return False
    plain = lambda change: are_texts([value for name, value in change.items() if name != "row"])
    return all(
        in_order(change, "table? row? field? was? is?") and plain(change) and are_texts(change.get("row", ["-"]))
        for change in changes
    )


def is_entry(text, entry):
    """V4: the fields of its kind in their order, each of its kind, written in the one way there is."""
    entry = dict(entry)
    plain = json.dumps(entry, ensure_ascii=False, separators=(",", ":"))
    names = list(entry)[2:-1]
    if plain != text or list(entry)[:2] != ["prev", "kind"] or entry["kind"] not in FIELDS:
        return False
    for known in FIELDS[entry["kind"]]:
        wanted = [name for name in (known + " at?").split() if not name.endswith("?") or name[:-1] in names]
        if names == [name.rstrip("?") for name in wanted]:
            break
    else:
        return False
    lists = ("asked", "witnesses", "players")
    odd = lists + ("value", "parts", "reveals", "minutes", "drand", "event", "changes", "sum")
    if not all(isinstance(entry[name], str) for name in names if name not in odd):
        return False
    if not all(are_texts(entry[name]) for name in lists if name in entry):
        return False
    if "at" in entry and not re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d", entry["at"]):
        return False
    if "why" in entry and not entry["why"].strip():
        return False
    if entry.get("from", "broadcast") != "broadcast":
        return False
    if "parts" in entry and order_of(entry["parts"]) is None:
        return False
    if "minutes" in entry and entry["minutes"] not in range(1, 1441):
        return False
    if "reveals" in entry and not are_texts(list(entry["reveals"].values())):
        return False
    if "drand" in entry and list(entry["drand"]) != ["chain", "round", "time"]:
        return False
    if entry["kind"] == "amendment" and not is_amendment(entry):
        return False
    return "value" not in entry or bool(entry["asked"]) and fits(entry["value"], entry["asked"])


def entries_of(texts):
    """V1, V3 and V4: the first line, then lines that each hold the hash of the one before."""
    entries = []
    for number, text in enumerate(texts, 1):
        try:
            entry = json.loads(text, object_pairs_hook=once)
        except ValueError as error:
            raise Failed(4, f"line {number} is not JSON: {error}") from None
        if number == 1:
            if entry.get("format") != FORMAT:
                raise Failed(1, f"the record has the format {entry.get('format')!r}")
            if not all(key in entry for key in ("program", "event", "regulation")):
                raise Failed(4, "line 1 says too little")
            continue
        if entry.get("prev") != sha256(texts[number - 2]):
            raise Failed(3, f"line {number} does not follow the line before it")
        try:
            valid = is_entry(text, entry)
        except (KeyError, TypeError, IndexError, AttributeError):
            valid = False
        if not valid:
            raise Failed(4, f"line {number} is not an entry of a record")
        entries.append((number, entry))
    return entries


def is_answer(entry):
    return entry["kind"] in ("answer", "correction")


def check_lots(entries):
    """V5: names in the order of SHA-256(seed + "|" + question + "|" + name)."""
    count = 0
    for number, entry in entries:
        if not is_answer(entry) or "seed" not in entry:
            continue
        names = entry["asked"][2:]
        lot = lambda name: sha256(unicodedata.normalize("NFC", f"{entry['seed']}|{entry['id']}|{name}"))
        if entry["asked"][0] != "lots" or entry["value"] != sorted(names, key=lot):
            raise Failed(5, f"line {number}: the seed gives another order of {entry['id']}")
        count += 1
    return f"{count} drawn from a seed"


def seconds(text):
    """A moment with an offset, in seconds since 1970; None where it is none."""
    try:
        moment = datetime.fromisoformat(text.replace("Z", "+00:00"))
    except (AttributeError, ValueError):
        return None
    return moment.timestamp() if moment.tzinfo else None


class Draw:
    """What was named and promised for one question, and not drawn from yet."""

    def __init__(self):
        self.source, self.promises = None, {}

    def due(self):
        """The time from which the source may be known."""
        return seconds(self.source["drand"]["time"]) if self.source and "drand" in self.source else None


def check_source(entry, draw):
    """A source is named once, and a beacon's round lies in the future."""
    if draw.source:
        return "a source is named already"
    if "drand" not in entry:
        return None if entry["text"].strip() else "the source is not named"
    chain, genesis, period = QUICKNET
    drand = entry["drand"]
    if drand["chain"] != chain:
        return "the chain is not known"
    due = seconds(drand["time"])
    if due is None or drand["round"] < 1 or due != genesis + (drand["round"] - 1) * period:
        return "the round comes at another time"
    made = [entry.get("at")] + [promise.get("at") for promise in draw.promises.values()]
    if any(seconds(at) is None or seconds(at) >= due for at in made):
        return "the round was known already"
    return None


def check_promise(entry, draw):
    """A promise is made once, before the source can be known."""
    party = entry["party"]
    if not party.strip() or len(party) > 200 or party == "source":
        return "this is not the name of a party"
    if any(c in "=;" or unicodedata.category(c) == "Cc" for c in party):
        return "this is not the name of a party"
    if not re.fullmatch("[0-9a-f]{64}", entry["hash"]):
        return f"what {party} promises is not a SHA-256 hash"
    if party in draw.promises:
        return f"{party} has promised already"
    if draw.due() is not None and (seconds(entry.get("at")) is None or seconds(entry["at"]) >= draw.due()):
        return "the round was known already"
    return None


def check_draw(entry, draw):
    """Where something stands, all of it decides, and nothing else."""
    reveals = entry.get("reveals", {})
    for party in reveals:
        if party not in draw.promises:
            return f"{party} has promised no secret"
    if "outcome" in entry and not draw.source:
        return "no source was named"
    if not reveals and "outcome" not in entry:
        return "promises stand: only they decide"
    for party, promise in draw.promises.items():
        if party not in reveals:
            return f"the secret of {party} is missing"
        if sha256(reveals[party]) != promise["hash"]:
            return f"the secret of {party} is not the one promised"
    if draw.source and "outcome" not in entry:
        return "what the source gave is missing"
    if not draw.source and len(draw.promises) < 2:
        return "one party alone has promised"
    parts = [f"{party}={secret}" for party, secret in sorted(reveals.items())]
    if draw.source:
        value = entry["outcome"]
        if "drand" in draw.source:
            if not re.fullmatch("([0-9a-f]{2})+", value):
                return "this is no signature"
            value = hashlib.sha256(bytes.fromhex(value)).hexdigest()
        parts = parts + [f"source={value}"] if parts else [value]
    if entry.get("seed") != ";".join(parts):
        return "the seed is not made of what was revealed"
    return None


def check_promises(entries):
    """V6: once something is promised or named for a draw, it decides, all of it together, or the draw is withdrawn."""
    draws, decided, count, signatures = {}, set(), 0, 0
    for number, entry in entries:
        kind, question = entry["kind"], entry.get("id")
        draw = draws.get(question, Draw())
        subject = (question, tuple(entry.get("asked", ())))
        broken = None
        if kind == "source":
            broken = check_source(entry, draw)
            draw.source = entry
            draws[question] = draw
        elif kind == "commitment":
            broken = check_promise(entry, draw)
            draw.promises[entry["party"]] = entry
            draws[question] = draw
        elif is_answer(entry):
            if question in draws:
                broken = check_draw(entry, draw)
                signatures += bool(draw.source and "drand" in draw.source)
                decided.add(subject)
                del draws[question]
            elif entry.get("reveals") or "outcome" in entry:
                broken = "nothing was promised or named"
            elif subject in decided:
                broken = "the draw was made from promises: it is withdrawn, not corrected"
            count += len(entry.get("reveals", {}))
        elif kind == "withdrawal" and "id" in entry:
            draws.pop(question, None)
            decided.discard(subject)
        if broken:
            raise Failed(6, f"line {number}: {broken}")
    unchecked = f"; {signatures} signatures of beacons not checked" if signatures else ""
    return f"{count} revealed{unchecked}"


# What names a row of an event file, where it has no name.
NAMING = "round phase stage white black teams pairs player team board match".split()


def plain(value):
    """A value of TOML as people read it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (date, datetime, time)):
        return value.isoformat()
    if isinstance(value, list):
        return ", ".join(plain(one) for one in value)
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {plain(one)}" for name, one in value.items()) + " }"
    return str(value)


def tables_of(text):
    """An event's text by table, then by what names a row: the rows as names with values."""
    tables = {}
    for name, value in tomllib.loads(text, parse_float=str).items():
        if isinstance(value, dict):
            rows = [((), value)]
        elif isinstance(value, list) and value and all(isinstance(one, dict) for one in value):
            rows = [(None, one) for one in value]
        else:
            head = tables.setdefault("", {}).setdefault((), [{}])
            head[0][name] = plain(value)
            continue
        for key, fields in rows:
            fields = {field: plain(one) for field, one in fields.items()}
            if key is None:
                named = [fields["name"]] if "name" in fields else [fields[by] for by in NAMING if by in fields]
                key = tuple(named) or (one_line(fields),)
            tables.setdefault(name, {}).setdefault(key, []).append(fields)
    return tables


def one_line(fields):
    return ", ".join(f"{name} = {fields[name]}" for name in sorted(fields))


def changes_of(was, now):
    """What differs between two texts of an event."""
    was, now = tables_of(was), tables_of(now)
    changes = []
    for table in sorted({*was, *now}):
        old, new = was.get(table, {}), now.get(table, {})
        for key in sorted({*old, *new}):
            before, after = old.get(key, []), new.get(key, [])
            about = ({"table": table} if table else {}) | ({"row": list(key)} if key else {})
            for at in range(max(len(before), len(after))):
                one = before[at] if at < len(before) else None
                other = after[at] if at < len(after) else None
                if key and other is None:
                    changes.append(about | {"was": one_line(one)})
                elif key and one is None:
                    changes.append(about | {"is": one_line(other)})
                else:
                    changes += [about | change for change in fields_that_differ(one or {}, other or {})]
    return changes


def fields_that_differ(one, other):
    for field in sorted({*one, *other}):
        if one.get(field) != other.get(field):
            change = {"field": field, "was": one.get(field), "is": other.get(field)}
            yield {name: value for name, value in change.items() if value is not None}


def check_amendments(event, entries):
    """V13: every amendment takes up the event as the record had it, and says what changed."""
    count, unread = 0, 0
    for number, entry in entries:
        if entry["kind"] != "amendment":
            continue
        now = entry["event"]
        if entry["was"] != event["sha256"]:
            raise Failed(13, f"line {number} takes up another event file")
        if "text" not in event or "text" not in now:
            raise Failed(13, f"line {number}: the event was not kept, so that nobody can say what changed")
        try:
            same = tomllib is not None and changes_of(event["text"], now["text"]) == entry["changes"]
            unread += tomllib is None
        except ValueError:
            same, unread = True, unread + 1
        if event["text"] == now["text"] or not entry["changes"] or not (same or tomllib is None):
            raise Failed(13, f"line {number} names other changes than were made")
        event, count = now, count + 1
    return f"{count} amendments" + (f"; what {unread} changed was not compared" if unread else "")


def check_head(texts, noted):
    """V11: the hash of the last line begins as noted."""
    head = sha256(texts[-1])
    noted = "".join(noted.split()).lower()
    if len(noted) < 8 or not head.startswith(noted):
        raise Failed(11, f"noted {noted}, found {head}")
    return head


def checks(data, noted):
    texts = texts_of(data)
    entries = entries_of(texts)
    for number, what in enumerate(("a record", f"{len(texts)} lines unaltered", "chain", "entries"), 1):
        yield number, what
    try:
        yield 5, check_lots(entries)
        yield 6, check_promises(entries)
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise Failed(4, f"an entry lacks something: {error}") from None
    if noted is not None:
        yield 11, check_head(texts, noted)
    yield 13, check_amendments(json.loads(texts[0])["event"], entries)
    yield 0, "V12 not checked: signatures of heads are checked by `tiebreak verify --key`"
    yield 0, "head " + sha256(texts[-1])


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("record")
    parser.add_argument("--head", help="the head that was noted: also finds lines missing at the end")
    arguments = parser.parse_args()
    try:
        with open(arguments.record, "rb") as file:
            data = file.read()
    except OSError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    try:
        for number, found in checks(data, arguments.head):
            print(f"V{number:<2} ok     {found}" if number else found)
    except Failed as failed:
        print(f"V{failed.number:<2} FAILED {failed}")
        return 3
    return 0


if __name__ == "__main__":
    sys.exit(main())
