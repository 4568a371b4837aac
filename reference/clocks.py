"""Clocks: "3:00+2", "10:00 delay 5", "10:00+1@41" (docs/spec/ruling.md, Questions)."""

import re

from .exact import Refused, number

FORM = re.compile(r"(\d+):(\d\d)(?:(\+| delay )(\d+(?:\.\d+)?))?(?:@(\d+))?")


def side(text):
    found = FORM.fullmatch(str(text).strip())
    if not found:
        raise Refused(f"{text} is not a clock")
    minutes, seconds, how, more, from_move = found.groups()
    clock = {"base": int(minutes) * 60 + int(seconds)}
    if how:
        more = number(more)
        more = int(more) if more.denominator == 1 else more
        clock["increment" if how == "+" else "delay"] = more
    if from_move and from_move != "1":
        clock["from-move"] = int(from_move)
    return clock


def of_stage(regulation, rule, bid=None):
    if rule.get("clock") not in regulation.clocks:
        raise Refused(f"no clock {rule.get('clock')}")
    clock = regulation.clocks[rule["clock"]]
    both = clock.get("both")
    white = side(clock.get("white", both))
    black = side(clock.get("black", both))
    if bid is not None:
        black["base"] = bid
    return {"white": white, "black": black}
