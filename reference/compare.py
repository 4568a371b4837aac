"""Compares this program with Tiebreak.

    python3 -m reference.compare PROGRAM                    all events and cases
    python3 -m reference.compare PROGRAM N [SEED]           and N random rulings
    python3 -m reference.compare PROGRAM N [SEED] --every   of all built-in regulations
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile

from . import cases
from .exact import Refused

# The keys of which two programs must agree (docs/spec/ruling.md).
KEYS = ("schema", "event", "regulation", "settled", "interim", "missing", "standing", "matches",
        "open", "left-open", "invitation", "awards", "carry-over", "prizes", "undivided",
        "tour-points", "departures")
EXPLAIN = {"text", "reason", "offered", "working", "because", "missing", "clock-clause",
           "conducted-by", "passed", "declined", "who", "after"}


def without_words(value):
    if isinstance(value, list):
        return [{k: v for k, v in one.items() if k not in EXPLAIN}
                if isinstance(one, dict) else one for one in value]
    return value


def bare(value):
    """A value without words, and without keys that say nothing."""
    if isinstance(value, list):
        return [bare(one) for one in value]
    if isinstance(value, dict):
        return {key: bare(one) for key, one in value.items() if one not in (None, [], {})}
    return value


def agreed(ruling):
    """What two programs must agree on."""
    found = {}
    for key in KEYS:
        value = ruling.get(key)
        if value in (None, [], {}):
            continue
        if key in ("open", "prizes", "awards", "carry-over"):
            rows = value if isinstance(value, list) else [value]
            value = [{k: without_words(v) for k, v in row.items() if k not in EXPLAIN}
                     for row in rows]
        if key == "left-open":
            value = [{"clause": row["clause"], "names": row["names"],
                      "reason": {k: row["reason"].get(k) for k in ("kind", "from", "to")}}
                     for row in value]
        if key == "invitation":
            value = {k: value[k] for k in ("name", "to", "clause") if k in value}
        found[key] = bare(value)
    return found


class Program:
    """Tiebreak, one process a ruling."""

    def __init__(self, path, folder):
        self.path = path
        self.folder = folder

    def ruling(self, case):
        """The ruling, or {"refused": why}."""
        text = case.event_text
        if text is None:
            text = json.dumps(case.event, ensure_ascii=False, default=str)
            case.event_text = text
        suffix = "json" if text.lstrip()[:1] == "{" else "toml"
        event = os.path.join(self.folder, f"event.{suffix}")
        regulation = os.path.join(self.folder, "regulation.toml")
        record = os.path.join(self.folder, "event.record")
        for path, content in ((event, text), (regulation, case.regulation_text),
                              (record, case.record())):
            with open(path, "w", encoding="utf-8", newline="") as file:
                file.write(content)
        command = [self.path, "resolve", event, "--record", record, "--regulation", regulation,
                   "--format", "json"]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
        if done.returncode != 0:
            return {"refused": done.stderr.strip()}
        return json.loads(done.stdout)


def differences(ours, theirs):
    """The keys in which two rulings differ, with both values."""
    a, b = agreed(ours), agreed(theirs)
    return [(key, a.get(key), b.get(key)) for key in KEYS if a.get(key) != b.get(key)]


def compare(case, program):
    """The differences of both programs on a case; None if one of them refuses it."""
    try:
        ours = case.ruling()
    except Refused as why:
        return None, str(why)
    theirs = program.ruling(case)
    if "refused" in theirs:
        return None, theirs["refused"]
    return differences(ours, theirs), None


def report(case, found):
    print(f"DISAGREE {case.title}")
    for key, ours, theirs in found:
        print(f"  {key}\n    reference {json.dumps(ours, ensure_ascii=False)}"
              f"\n    tiebreak  {json.dumps(theirs, ensure_ascii=False)}")


def written_cases():
    """The cases of crates/server/events and cases/; a page that this program cannot play is a text."""
    yield from cases.events()
    for path in cases.pages():
        try:
            yield cases.play_page(path)
        except Refused as why:
            yield f"{os.path.relpath(path, cases.ROOT)}: {why}"


def compare_written(program):
    """Compare events/ and cases/; how many disagree."""
    agree = disagree = skipped = 0
    for case in written_cases():
        found, why = (None, case) if isinstance(case, str) else compare(case, program)
        if found is None:
            print(f"not compared: {why if isinstance(case, str) else f'{case.title}: {why}'}")
            skipped += 1
        elif found:
            report(case, found)
            disagree += 1
        else:
            agree += 1
    print(f"events and cases: {agree} agree, {disagree} disagree, {skipped} not compared")
    return disagree


def main():
    from . import generate
    parser = argparse.ArgumentParser(prog="python3 -m reference.compare",
                                     description="Compares this program with Tiebreak.")
    parser.add_argument("program", help="the program tiebreak")
    parser.add_argument("count", nargs="?", type=int, default=0, help="how many random rulings")
    parser.add_argument("seed", nargs="?", type=int, default=1)
    parser.add_argument("--every", action="store_true",
                        help="random rulings under every built-in regulation, not the five printed")
    parser.add_argument("--random-only", action="store_true", help="without events/ and cases/")
    given = parser.parse_args()
    disagree = 0
    with tempfile.TemporaryDirectory() as folder:
        program = Program(os.path.abspath(given.program), folder)
        if not given.random_only:
            disagree += compare_written(program)
        if given.count:
            disagree += generate.run(program, given.count, given.seed, given.every)
    return 1 if disagree else 0


if __name__ == "__main__":
    sys.exit(main())
