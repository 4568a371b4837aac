"""python3 -m reference resolve EVENT.toml [--regulation FILE] [--answers FILE]
python3 -m reference lines

`resolve` prints the ruling as JSON without words. `lines` reads one case a line from standard
input, {"event": TABLE, "regulation": TABLE or id, "answers": {...}}, and prints its ruling, or
{"refused": WHY}, on one line of standard output.
"""

import argparse
import json
import sys

from .answers import Answers
from .exact import Refused
from .regulation import built_in, read
from .ruling import rule


def rule_case(case):
    """The ruling of one case of the runner, or why it is refused."""
    regulation = case.get("regulation", case["event"].get("regulation"))
    try:
        if isinstance(regulation, str):
            regulation = built_in(regulation)
        return rule(case["event"], regulation, Answers(case.get("answers")))
    except Refused as why:
        return {"refused": str(why)}


def lines(source, target):
    for line in source:
        if line.strip():
            ruling = rule_case(json.loads(line, parse_float=str))
            print(json.dumps(ruling, ensure_ascii=False), file=target, flush=True)


def main():
    parser = argparse.ArgumentParser(prog="python3 -m reference", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    resolve = commands.add_parser("resolve", help="print the ruling of an event")
    resolve.add_argument("event")
    resolve.add_argument("--regulation", help="a regulation file, or the id of a built-in one")
    resolve.add_argument("--answers", help="a JSON object of ids and values, or a record")
    commands.add_parser("lines", help="rule on one JSON case a line")
    given = parser.parse_args()
    if given.command == "lines":
        lines(sys.stdin, sys.stdout)
        return 0
    try:
        regulation = None
        if given.regulation:
            regulation = built_in(given.regulation) or read(given.regulation)
        answers = Answers.read(given.answers) if given.answers else None
        ruling = rule(read(given.event), regulation, answers)
    except Refused as why:
        print(why, file=sys.stderr)
        return 1
    print(json.dumps(ruling, ensure_ascii=False, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
