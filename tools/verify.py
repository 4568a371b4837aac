#!/usr/bin/env python3
"""Checks a tiebreak record without tiebreak: the chain of its lines, the lots drawn from seeds, the commitments.

    python3 tools/verify.py cup.record
    python3 tools/verify.py cup.record --head "3f2a 91bc 0d4e 77a1"
    python3 tools/verify.py *.record
    python3 tools/verify.py cup.record --rule --ruling ruling.json

The numbers are those of `tiebreak verify`; V13, the amendments of the event file, is made from the texts that the record keeps.
`--rule` makes V8 to V10 as well, with the second implementation in reference/: every answer was to a question that was
asked, and the ruling follows. Signatures, of beacons (V6) and of heads (V12), are checked by `tiebreak verify` only: they
need more than the standard library has.
Exit code 0: every check passed; 3: one failed; 1: a file cannot be read. Standard library only.
"""

import argparse
import hashlib
import json
import math
import os
import re
import sys
import unicodedata
from datetime import date, datetime, time
from fractions import Fraction

try:
    import tomllib
except ImportError:  # Python before 3.11
    tomllib = None

FORMAT = "tiebreak-record/1"
SUM = ',"sum":"'
MARK = b"\xef\xbb\xbf"
# The fields of each kind of line in their order; a question mark marks optional ones.
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
RESULTS = ("1-0", "0-1", "1/2-1/2", "+/-", "-/+", "-/-")
CHOICES = ("go-on", "other-means")
# What counts as a blank: the White_Space characters of Unicode.
BLANKS = "\t\n\x0b\x0c\r \x85\xa0\u1680\u2028\u2029\u202f\u205f\u3000" + "".join(map(chr, range(0x2000, 0x200B)))
# The one beacon that `tiebreak` checks: its chain, the time of its first round, seconds from round to round.
QUICKNET = ("52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971", 1692803367, 3)


class Failed(Exception):
    """A check failed."""

    def __init__(self, number, found):
        super().__init__(found)
        self.number = number


def sha256(text):
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


# V1 to V4: lines, their sums, their chain.


def lines_of(data):
    """The lines of a file, each in bytes, and the rest after the last line end. A byte order mark is ignored."""
    if data.startswith(MARK):
        data = data[len(MARK):]
    if not data:
        raise Failed(1, "the record is empty")
    *lines, rest = data.split(b"\n")
    return lines, rest


def text_of(number, line):
    """V1 and V2: a whole line, in UTF-8, with a sum that fits."""
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError:
        raise Failed(1 if number == 1 else 2, f"line {number} holds bytes that are not UTF-8") from None
    if number == 1 and not text.startswith('{"format":"tiebreak-record/'):
        raise Failed(1, "line 1 is not the first line of a record")
    body, found, tail = text.rpartition(SUM)
    if not found or tail != sha256(body) + '"}':
        raise Failed(2, f"line {number} was altered: its checksum does not match its text")
    return text


def check_end(texts, rest):
    """V2: nothing follows the last line end. A file with only the beginning of a first line was cut off."""
    begun = ('{"format":"%s"' % FORMAT).encode()
    written = rest.rstrip(b"\0")
    if rest and (texts or written and written[: len(begun)] == begun[: len(written)]):
        raise Failed(2, f"line {len(texts) + 1} was not written to its end, or altered")
    if rest:
        raise Failed(1, "this is not a record")


def finite(text):
    number = float(text)
    if math.isinf(number):
        raise ValueError("a number is out of range")
    return number


def no_constant(word):
    raise ValueError(f"{word} is no value")


def object_of(number, text):
    """V4: the object in a line."""
    try:
        found = json.loads(text, parse_float=finite, parse_constant=no_constant)
        written(found).encode("utf-8")  # refuses half a character
    except (ValueError, RecursionError) as error:
        raise Failed(4, f"line {number} is not JSON: {error}") from None
    if not isinstance(found, dict):
        raise Failed(4, f"line {number} is not an object")
    return found


def written(value):
    """How the program writes a value: there is one way only, so that nothing hides in a line, such as a name given twice."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def read_lines(data):
    """V1 to V4: the first line, then lines that each hold the hash of the one before. Gives all texts, and the entries."""
    lines, rest = lines_of(data)
    texts, entries = [], []
    for number, line in enumerate(lines, 1):
        text = text_of(number, line)
        found = object_of(number, text)
        if number == 1:
            if found["format"] != FORMAT:
                raise Failed(1, f"the record has the format {found['format']!r}")
            valid = is_header(found)
        else:
            if found.get("prev") != sha256(texts[-1]):
                raise Failed(3, f"line {number} does not follow the line before it")
            valid = is_entry(found)
            entries.append((number, found))
        if not valid or written(found) != text:
            what = "the first line" if number == 1 else "an entry"
            raise Failed(4, f"line {number} is not {what} of a record, as the program writes it")
        texts.append(text)
    check_end(texts, rest)
    return texts, entries


# V4: the fields of a line. Each function says whether a value, of whatever type, is what a field holds.


def is_text(value):
    return isinstance(value, str)


def are_texts(value):
    return isinstance(value, list) and all(is_text(one) for one in value)


def some_texts(value):
    """A list that is left out if it is empty."""
    return are_texts(value) and value != []


def is_whole(value, least, most):
    """A whole number, written as one: neither 1.0 nor true."""
    return type(value) is int and least <= value <= most


def is_minutes(value):
    """Up to a day; none ends a rest."""
    return is_whole(value, 0, 1440)


def is_reason(value):
    """A text that is not blank."""
    return is_text(value) and value.strip(BLANKS) != ""


def is_broadcast(value):
    return value == "broadcast"


def is_order(value):
    """Names, and lists of two or more tied names."""
    level = lambda part: are_texts(part) and len(part) > 1
    return isinstance(value, list) and all(is_text(part) or level(part) for part in value)


def are_reveals(value):
    return isinstance(value, dict) and value != {} and all(is_text(secret) for secret in value.values())


def is_number(value):
    """An exact number as the program writes it: 8.5, -3, 13/3; not 8.50, +3, 26/6."""
    if not is_text(value) or not re.fullmatch(r"-?[0-9]+(\.[0-9]+|/[0-9]+)?", value) or len(value) > 40:
        return False
    above, _, below = value.partition("/")
    if below and int(below) == 0 or abs(Fraction(above)) > 10**9:
        return False
    number = Fraction(value)
    return number.denominator <= 100_000 and plain_number(number) == value


def plain_number(number):
    """A decimal where it ends, else a fraction."""
    places = next((places for places in range(31) if 10**places % number.denominator == 0), None)
    if places is None:
        return f"{number.numerator}/{number.denominator}"
    if places == 0:
        return str(number.numerator)
    digits = str(abs(number) * 10**places).rjust(places + 1, "0")
    return ("-" if number < 0 else "") + digits[:-places] + "." + digits[-places:]


MOMENT = re.compile(r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d{0,8}[1-9])?(?:([+-])(\d\d):([0-5]\d))?", re.ASCII)
LAST_SECOND = 253_402_207_200  # of the last day of the year 9999 but one: later moments are not compared


def is_moment(value):
    """A date and time to the second or finer, with its offset where there is one: 2026-11-17T20:00:00+01:00."""
    found = is_text(value) and MOMENT.fullmatch(value)
    if not found or found[3] and (int(found[4]) > 25 or found[3] + found[4] + found[5] == "-0000"):
        return False
    # The year 0 is a leap year, and Python does not know it.
    civil = found[1].replace("0000-", "2000-", 1) if found[1].startswith("0000-") else found[1]
    try:
        datetime.strptime(civil, "%Y-%m-%dT%H:%M:%S")
    except ValueError:
        return False
    return not civil.endswith((":60", ":61"))


def is_drand(value):
    """A round of the beacon: the chain, the number, the time at which it comes."""
    if not isinstance(value, dict) or list(value) != ["chain", "round", "time"]:
        return False
    return is_text(value["chain"]) and is_whole(value["round"], 0, 2**64 - 1) and is_moment(value["time"])


def is_event(value):
    return has_fields(value, ["title file? sha256 text?"])


def is_regulation(value):
    return has_fields(value, ["id file? sha256"])


def are_changes(value):
    return isinstance(value, list) and all(has_fields(one, ["table? row? field? was? is?"]) for one in value)


# What a field holds; a text where it is not named here. `value` is compared with the question, in `fits`.
TYPES = {
    "asked": are_texts, "witnesses": some_texts, "players": some_texts, "row": some_texts, "parts": is_order,
    "reveals": are_reveals, "minutes": is_minutes, "drand": is_drand, "changes": are_changes, "event": is_event,
    "regulation": is_regulation, "why": is_reason, "at": is_moment, "from": is_broadcast, "value": lambda value: True,
}


def has_fields(found, forms):
    """Whether an object has the fields of one of these forms, in their order, each of its type."""
    if not isinstance(found, dict):
        return False
    for form in forms:
        names = [name for name in form.split() if not name.endswith("?") or name[:-1] in found]
        if list(found) == [name.rstrip("?") for name in names]:
            return all(TYPES.get(name, is_text)(value) for name, value in found.items())
    return False


def is_header(found):
    return has_fields(found, ["format program event regulation sum"])


def is_entry(found):
    kind = found.get("kind")
    if not is_text(kind) or kind not in FIELDS:
        return False
    if not has_fields(found, [f"prev kind {form} at? sum" for form in FIELDS[kind]]):
        return False
    return "value" not in found or fits(found["value"], found["asked"])


def fits(value, asked):
    """Whether a value answers a question of this wording."""
    kind = asked[0] if asked else ""
    names = asked[2:] if kind == "lots" else asked[1:]
    if kind in ("game", "data") and is_text(value):
        return value in RESULTS
    if kind == "colour":
        return value in ("white", "black")
    if kind == "decision" and is_text(value):
        return value in CHOICES
    if kind in ("lots", "board", "decision"):
        if not is_order(value) or kind == "lots" and not are_texts(value):
            return False
        named = [name for part in value for name in ([part] if is_text(part) else part)]
        return sorted(named) == sorted(names)
    if kind == "data" and isinstance(value, dict):
        return list(value) == ["white", "result"] and value["white"] in names and value["result"] in RESULTS
    return kind in ("data", "bid") and isinstance(value, list) and all(is_number(one) for one in value)


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


def seconds(moment):
    """A moment with an offset, in seconds since 1970; None where it has none, or there is no moment."""
    found = moment is not None and MOMENT.fullmatch(moment)
    if not found or not found[3]:
        return None
    # Of the calendar only the days are needed, and they repeat after 400 years: so the year 0 has them too.
    year = int(found[1][:4])
    civil = datetime.strptime(f"{year % 400 + 2000}{found[1][4:]}", "%Y-%m-%dT%H:%M:%S")
    days = civil.toordinal() - date(1970, 1, 1).toordinal() + (year - year % 400 - 2000) // 400 * 146_097
    offset = (int(found[4]) * 60 + int(found[5])) * (-60 if found[3] == "-" else 60)
    since = days * 86_400 + civil.hour * 3600 + civil.minute * 60 + civil.second - offset
    return since + Fraction(found[2] or 0) if since <= LAST_SECOND else None


class Draw:
    """The sources and commitments of one question before the draw."""

    def __init__(self):
        self.source, self.promises = None, {}

    def due(self):
        """The time from which the source may be known."""
        return seconds(self.source["drand"]["time"]) if self.source and "drand" in self.source else None


def check_source(entry, draw):
    """A source is named once, and a beacon's round is in the future."""
    if draw.source:
        return "a source is named already"
    if "drand" not in entry:
        return None if is_reason(entry["text"]) and len(entry["text"]) <= 1000 else "the source is not named"
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
    """A party commits once, before the source can be known."""
    party = entry["party"]
    if not party.strip(BLANKS) or len(party) > 200 or party == "source":
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
    """If there is a source or commitment, all of them decide, and nothing else."""
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
    """V6: after a commitment or source, all of them together decide, or the draw is withdrawn."""
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
        return re.sub(r"(\.\d*[1-9])0+", r"\1", value.isoformat())
    if isinstance(value, list):
        return ", ".join(plain(one) for one in value)
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {plain(one)}" for name, one in value.items()) + " }"
    return str(value)


def tables_of(text):
    """An event's text by table, then by what names a row: the rows as names with values. Keys before the first table have no table."""
    tables = {}
    for name, value in tomllib.loads(text.removeprefix("\ufeff"), parse_float=str).items():
        if isinstance(value, dict):
            rows = [((), value)]
        elif isinstance(value, list) and any(isinstance(one, dict) for one in value):
            rows = [(None, one) for one in value]
        else:
            head = tables.setdefault((), {}).setdefault((), [{}])
            head[0][name] = plain(value)
            continue
        if not all(isinstance(one, dict) for _, one in rows):
            raise ValueError(f"{name} is neither a table nor a value")
        for key, fields in rows:
            fields = {field: plain(one) for field, one in fields.items()}
            if key is None:
                named = [fields["name"]] if "name" in fields else [fields[by] for by in NAMING if by in fields]
                key = tuple(named) or (one_line(fields),)
            tables.setdefault((name,), {}).setdefault(key, []).append(fields)
    return tables


def one_line(fields):
    return ", ".join(f"{name} = {fields[name]}" for name in sorted(fields))


def changes_of(was, now):
    """The differences between two texts of an event."""
    was, now = tables_of(was), tables_of(now)
    changes = []
    for table in sorted({*was, *now}):
        old, new = was.get(table, {}), now.get(table, {})
        for key in sorted({*old, *new}):
            before, after = old.get(key, []), new.get(key, [])
            about = ({"table": table[0]} if table else {}) | ({"row": list(key)} if key else {})
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
    """V13: every amendment continues the event as the record had it, and names the changes."""
    count, unread = 0, 0
    for number, entry in entries:
        if entry["kind"] != "amendment":
            continue
        now = entry["event"]
        if entry["was"] != event["sha256"]:
            raise Failed(13, f"line {number} takes up another event file")
        if "text" not in event or "text" not in now:
            raise Failed(13, f"line {number}: the event was not kept, so that nobody can say what changed")
        if tomllib is None:
            same, unread = event["text"] != now["text"], unread + 1
        else:
            try:
                same = changes_of(event["text"], now["text"]) == entry["changes"]
            except (ValueError, RecursionError) as error:
                raise Failed(13, f"line {number}: a text that the record keeps is no event: {error}") from None
        if not entry["changes"] or not same:
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
    """Makes the checks one after the other: gives the number and finding of each that passed, and raises `Failed`."""
    texts, entries = read_lines(data)
    for number, what in enumerate(("a record", f"{len(texts)} lines unaltered", "chain", "entries"), 1):
        yield number, what
    yield 5, check_lots(entries)
    yield 6, check_promises(entries)
    if noted is not None:
        yield 11, check_head(texts, noted)
    yield 13, check_amendments(json.loads(texts[0])["event"], entries)
    yield 0, "V12 not checked: signatures of heads are checked by `tiebreak verify --key`"
    yield 0, "head " + sha256(texts[-1])


def printable(failed):
    """The message of a failed check in one line: names in a record may have any character."""
    return "".join(sign if sign.isprintable() else f"\\u{ord(sign):04x}" for sign in str(failed))


def show_checks(data, noted):
    """Prints every check; the exit code."""
    try:
        for number, found in checks(data, noted):
            print(f"V{number:<2} ok     {found}" if number else found)
    except Failed as failed:
        print(f"V{failed.number:<2} FAILED {printable(failed)}")
        return 3
    return 0


def show_verdict(name, data):
    """Prints one line about a record; the exit code."""
    try:
        *_, (_, head) = checks(data, None)
    except Failed as failed:
        print(f"{name}: V{failed.number} FAILED {printable(failed)}")
        return 3
    print(f"{name}: ok, {head}")
    return 0


def show_ruling(arguments):
    """V8 to V10, with the second implementation; the exit code."""
    sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
    try:
        from reference import exact, verify
    except ImportError:
        print("error: --rule needs the folder reference/ and Python 3.11", file=sys.stderr)
        return 1
    try:
        ruling, count = verify.check(arguments.record[0], arguments.event, arguments.regulation, arguments.ruling)
    except verify.Fault as fault:
        print(f"V{fault.number:<2} FAILED {printable(fault)}")
        return 3
    except (exact.Refused, OSError) as why:
        print(f"error: {printable(why)}", file=sys.stderr)
        return 1
    print("V8  ok     regulation")
    print(f"V9  ok     {count} entries")
    print("V10 ok     the ruling follows" + (f" and is that of {arguments.ruling}" if arguments.ruling else ""))
    for line in verify.lines_of(ruling):
        print("   " + line)
    return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("record", nargs="+", help="the record; one line is printed for each where there are several")
    parser.add_argument("--head", help="the head that was noted: also finds lines missing at the end")
    parser.add_argument("--rule", action="store_true", help="rule on the record with the second implementation")
    parser.add_argument("--ruling", help="with --rule: a ruling printed by `tiebreak resolve --format json` must be equal")
    parser.add_argument("--event", help="with --rule: the event file, where the record does not keep the event")
    parser.add_argument("--regulation", help="with --rule: the regulation file, where it is not a built-in one")
    arguments = parser.parse_args()
    if arguments.rule and len(arguments.record) > 1:
        parser.error("--rule is about one record")
    if arguments.head is not None and len(arguments.record) > 1:
        parser.error("--head is about one record")
    sys.stdout.reconfigure(errors="backslashreplace")
    code = 0
    for name in arguments.record:
        try:
            with open(name, "rb") as file:
                data = file.read()
        except OSError as error:
            print(f"error: {error}", file=sys.stderr)
            return 1
        one = len(arguments.record) == 1
        code = max(code, show_checks(data, arguments.head) if one else show_verdict(name, data))
    if arguments.rule and code == 0:
        code = show_ruling(arguments)
    return code


if __name__ == "__main__":
    sys.exit(main())
