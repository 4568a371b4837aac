"""Exact numbers, names and ranges (docs/spec/README.md, Conventions)."""

import re
import unicodedata
from fractions import Fraction

VULGAR = {"¼": "1/4", "½": "1/2", "¾": "3/4", "⅓": "1/3", "⅔": "2/3"}


class Refused(Exception):
    """The event or the regulation is not one that can be ruled on."""


def number(value):
    """A number of a file: a whole number, or a text such as 8.5, 13/3, 8½."""
    if isinstance(value, bool):
        raise Refused(f"{value} is not a number")
    if isinstance(value, (int, Fraction)):
        return Fraction(value)
    text = str(value).strip().replace("_", "")
    sign = 1
    if text[:1] in ("+", "-", "−"):
        sign = 1 if text[0] == "+" else -1
        text = text[1:]
    part = Fraction(0)
    if text and text[-1] in VULGAR:
        part = Fraction(VULGAR[text[-1]])
        text = text[:-1]
        if not text:
            return sign * part
    if not re.fullmatch(r"[0-9]+(\.[0-9]+|/[0-9]+)?", text):
        raise Refused(f"{value} is not a number")
    if "/" in text and Fraction(text.split("/")[1]) == 0:
        raise Refused(f"{value} is not a number")
    found = sign * (Fraction(text) + part)
    if abs(found) > 10**9 or found.denominator > 100_000:
        raise Refused(f"{value} is out of bounds")
    return found


def written(value):
    """A decimal where that ends, otherwise a fraction in lowest terms."""
    value = Fraction(value)
    rest = value.denominator
    digits = 0
    while rest % 10 in (0, 2, 4, 5, 6, 8) and rest > 1:
        rest = rest // 10 if rest % 10 == 0 else rest // 5 if rest % 5 == 0 else rest // 2
        digits += 1
    if rest != 1:
        return f"{value.numerator}/{value.denominator}"
    if value.denominator == 1:
        return str(value.numerator)
    digits = next(d for d in range(1, 200) if 10**d % value.denominator == 0)
    whole = abs(value.numerator) * 10**digits // value.denominator
    text = str(whole).rjust(digits + 1, "0")
    return ("-" if value < 0 else "") + text[:-digits] + "." + text[-digits:]


def name(text):
    """Names are compared without blanks at the ends, in form C."""
    return unicodedata.normalize("NFC", str(text).strip())


class Range:
    """A set of whole numbers: "2", "3..4", "3-4", "5..", "..4"."""

    def __init__(self, text):
        text = str(text).strip()
        if ".." in text:
            low, high = text.split("..")
        elif "-" in text:
            low, high = text.split("-")
        else:
            low = high = text
        self.low = int(low) if low.strip() else 1
        self.high = int(high) if high.strip() else None

    def has(self, value):
        return self.low <= value and (self.high is None or value <= self.high)

    def meets(self, first, last):
        return self.low <= last and (self.high is None or first <= self.high)


def ranked(values, highest=True):
    """Parts of the keys of `values` (name to value), the best first."""
    parts = {}
    for who in sorted(values):
        parts.setdefault(values[who], []).append(who)
    return [parts[value] for value in sorted(parts, reverse=highest)]
