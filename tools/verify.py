#!/usr/bin/env python3
"""Checks a tiebreak record without tiebreak: the chain of its lines, and the lots drawn from seeds.

    python3 tools/verify.py cup.record
    python3 tools/verify.py cup.record --head "3f2a 91bc 0d4e 77a1"

The numbers are those of `tiebreak verify`. V7 to V10 need the event and the regulation and are made there only.
Exit code 0: every check passed; 3: one failed; 1: the file cannot be read. Standard library only.
"""

import argparse
import hashlib
import json
import sys
import unicodedata

FORMAT = "tiebreak-record/1"
SUM = ',"sum":"'
KINDS = {"answer", "correction", "departure", "withdrawal", "commitment", "rest", "note"}


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
            raise Failed(2, f"line {number} was altered: its sum does not fit its text")
        texts.append(text)
    if rest:
        raise Failed(2 if texts else 1, f"line {len(lines) + 1} was not written to its end, or altered")
    return texts


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
        if entry.get("kind") not in KINDS:
            raise Failed(4, f"line {number} has the kind {entry.get('kind')!r}")
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


def check_secrets(entries):
    """V6: secrets revealed as promised before, all of them, and the seed made of them."""
    promised, count = {}, 0
    for number, entry in entries:
        if entry["kind"] == "commitment":
            promised.setdefault(entry["id"], []).append((entry["party"], entry["hash"]))
        elif is_answer(entry):
            promises, reveals = promised.pop(entry["id"], []), entry.get("reveals", {})
            if not reveals:
                continue
            for party, secret in reveals.items():
                if (party, sha256(secret)) not in promises:
                    raise Failed(6, f"line {number}: the secret of {party} is not the one promised")
            if any(party not in reveals for party, _ in promises):
                raise Failed(6, f"line {number}: not all who promised have revealed")
            if entry.get("seed") != ";".join(f"{party}={secret}" for party, secret in sorted(reveals.items())):
                raise Failed(6, f"line {number}: the seed is not made of the secrets")
            count += len(reveals)
    return f"{count} revealed"


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
        yield 6, check_secrets(entries)
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise Failed(4, f"an entry lacks something: {error}") from None
    if noted is not None:
        yield 11, check_head(texts, noted)
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
