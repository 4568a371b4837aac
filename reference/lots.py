"""Lots drawn from a seed (docs/spec/record.md, Drawing of lots)."""

import hashlib
import unicodedata


def drawn(seed, question, names):
    """The names in the order in which the seed draws them."""
    def digest(who):
        text = unicodedata.normalize("NFC", f"{seed}|{question}|{who}")
        return hashlib.sha256(text.encode("utf-8")).hexdigest()
    return sorted(names, key=digest)
