#!/usr/bin/env python3
"""Writes the rows that release 0.1 kept, as its program wrote them.

    git archive 8bd27af | tar x -C SOURCE      the last commit of release 0.1
    make.py SOURCE > 0.1.sql                   needs argon2-cffi

The statements are those of SOURCE/crates/store/src, with their values in place: each is looked for there, and the script stops where one is
not found. The tables are not in it: they are SOURCE/crates/store/migrations, which are kept unchanged as the first three of ours (the tests
hold them against their hashes of that day). Event and regulation are SOURCE's own files; lines are sealed as SOURCE/crates/record/src/chain.rs
seals them, with the fields of entry_lines.rs, and SOURCE/tools/verify.py has to accept the record.
"""

import hashlib
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import argon2

SOURCE = pathlib.Path(sys.argv[1])
STATEMENTS = " ".join(" ".join(path.read_text(encoding="utf-8").split()) for path in SOURCE.glob("crates/store/src/*.rs"))
AT = 1_763_200_000
SLUG, TITLE = "tata-steel-masters-2024", "Tata Steel Masters 2024"
RULES = "regulations/chess/tata-steel-masters-2023.toml"


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def literal(value):
    return str(value) if isinstance(value, int) else "'" + value.replace("'", "''") + "'"


def run(statement, *values):
    """A statement of 0.1 with its values."""
    assert statement in STATEMENTS, f"0.1 has no such statement: {statement}"
    print(re.sub(r"\$(\d+)", lambda found: literal(values[int(found[1]) - 1]), statement) + ";")


def seal(fields):
    body = json.dumps(fields, ensure_ascii=False, separators=(",", ":"))[:-1]
    return f'{body},"sum":"{sha256(body)}"}}'


def entries():
    """What was entered: lots from a seed, a game, its correction, a rest, a note."""
    players = ["Nodirbek Abdusattorov", "Wei Yi"]
    lots = "semi-final-1/first-white"
    drawn = sorted(players, key=lambda name: sha256(f"6 2 5 1|{lots}|{name}"))
    game = {"id": "semi-final-1/game-1", "asked": ["game", *drawn]}
    at = {"at": "2025-11-15T10:00:00+01:00"}
    yield {"kind": "answer", "id": lots, "asked": ["lots", "first-white", *players], "value": drawn, "seed": "6 2 5 1", "by": "Ann", **at}
    yield {"kind": "answer", **game, "value": "1-0", "by": "Ben Arbiter", **at}
    yield {"kind": "correction", **game, "value": "1/2-1/2", "by": "Ben Arbiter", "why": "the slip was misread", **at}
    yield {"kind": "rest", "minutes": 10, "by": "Ben Arbiter", "why": "a fire alarm", **at}
    yield {"kind": "note", "by": "Ann", "why": "The hall is cold <b>½</b>", **at}


def record(event, rules):
    about = {"title": TITLE, "file": f"{SLUG}.toml", "sha256": sha256(event)}
    under = {"id": "tata-steel-masters-2023", "file": RULES.rsplit("/", 1)[1], "sha256": sha256(rules)}
    lines = [seal({"format": "tiebreak-record/1", "program": "tiebreak 0.1.0", "event": about, "regulation": under})]
    for entry in entries():
        lines.append(seal({"prev": sha256(lines[-1]), **entry}))
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", suffix=".record") as file:
        file.write("".join(line + "\n" for line in lines))
        file.flush()
        subprocess.run([sys.executable, SOURCE / "tools/verify.py", file.name], check=True, stdout=sys.stderr)
    return lines


def accounts():
    hasher = argon2.PasswordHasher(time_cost=2, memory_cost=19456, parallelism=1)
    account = "INSERT INTO account (name, role, password, created) VALUES ($1, $2, $3, $4)"
    run(account, "Ann", "administrator", hasher.hash("correct horse battery"), AT)
    run(account, "Ben Arbiter", "arbiter", hasher.hash("battery horse correct"), AT + 1)
    run("INSERT INTO session (hash, account, expires) VALUES ($1, $2, $3)", sha256("session of 0.1"), "Ann", 9_000_000_000)
    run("INSERT INTO token (hash, account, label, created) VALUES ($1, $2, $3, $4)", sha256("token of 0.1"), "Ann", "relay", AT + 2)
    invited = "INSERT INTO invitation (hash, account, role, expires) VALUES ($1, $2, $3, $4)"
    run(invited, sha256("link of 0.1"), "Carl", "reader", 9_000_000_000)


def events():
    event = (SOURCE / f"events/{SLUG}.toml").read_text(encoding="utf-8")
    rules = (SOURCE / RULES).read_text(encoding="utf-8")
    create = (
        "INSERT INTO event (slug, title, file, text, regulation_file, regulation_text, created_by, created) "
        "SELECT $1, $2, $3, $4, $5, $6, $7, $8 WHERE NOT EXISTS (SELECT 1 FROM removal WHERE event = $1)"
    )
    first = "INSERT INTO line (event, number, text, hash) VALUES ($1, 1, $2, $3)"
    own = "INSERT INTO assignment (account, event) SELECT name, $2 FROM account WHERE name = $1"
    append = (
        "INSERT INTO line (event, number, text, hash) SELECT event, number + 1, $3, $4 FROM line "
        "WHERE event = $1 AND hash = $2 AND number = (SELECT MAX(number) FROM line WHERE event = $1)"
    )
    lines = record(event, rules)
    for slug in [SLUG, "brought-in-by-mistake"]:
        run(create, slug, TITLE, f"{SLUG}.toml", event, RULES, rules, "Ann", AT + 3)
        run(first, slug, lines[0], sha256(lines[0]))
        run(own, "Ann", slug)
    for before, line in zip(lines, lines[1:]):
        run(append, SLUG, sha256(before), line, sha256(line))
    run("INSERT INTO assignment (account, event) VALUES ($1, $2) ON CONFLICT DO NOTHING", "Ben Arbiter", SLUG)
    removed = (
        "INSERT INTO removal (event, title, lines, head, removed_by, removed) "
        "SELECT slug, title, number, hash, $3, $4 FROM event JOIN line ON line.event = slug "
        "WHERE slug = $1 AND hash = $2 AND number = (SELECT MAX(number) FROM line WHERE event = $1)"
    )
    run(removed, "brought-in-by-mistake", sha256(lines[0]), "Ann", AT + 4)
    for step in ["assignment WHERE event = $1", "line WHERE event = $1", "event WHERE slug = $1"]:
        run(f"DELETE FROM {step}", "brought-in-by-mistake")


def regulations():
    version = "INSERT INTO regulation_version (regulation, number, title, text, mistakes, saved_by, saved)"
    save = (
        version + " SELECT regulation, number + 1, $3, $4, $5, $6, $7 FROM regulation_version WHERE regulation = $1 AND number = $2 "
        "AND number = (SELECT MAX(number) FROM regulation_version WHERE regulation = $1)"
    )
    run("INSERT INTO regulation (id, created_by, created) VALUES ($1, $2, $3)", "own-club", "Ben Arbiter", AT + 5)
    run(version + " VALUES ($1, 1, $2, $3, $4, $5, $6)", "own-club", "Club", 'title = "Club"\n', 3, "Ben Arbiter", AT + 5)
    run(
        "INSERT INTO regulation_share (account, regulation) SELECT name, $2 FROM account WHERE name = $1",
        "Ben Arbiter",
        "own-club",
    )
    run(save, "own-club", 1, "Club cup", 'title = "Club cup"\n', 2, "Ben Arbiter", AT + 6)


print("-- What release 0.1 kept, by its own statements; written by make.py, which says how.")
run("CREATE TABLE IF NOT EXISTS tables_version (number BIGINT PRIMARY KEY)")
for number in (1, 2, 3):
    run("INSERT INTO tables_version (number) VALUES ($1)", number)
accounts()
events()
regulations()
