"""What the tests share: the project's files, and what the program prints. TIEBREAK names the program."""

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[3]
EVENTS = ROOT / "crates/server/events"
TATA = EVENTS / "tata-steel-masters-2024.toml"
BEFORE = EVENTS / "tata-steel-masters-2022-before-round-13.toml"

CLUB = """
format = "tiebreak-event/1"
title = "Club championship"
kind = "round-robin"
regulation = "tepe-sigeman-2023"
player = [{ name = "Ann", points = 5 }, { name = "Ben", points = 5 }, { name = "Cid", points = 4 }]
"""


def printed(*arguments: object) -> str:
    """What the command line prints; the exit code is looked at by its own tests."""
    program = os.environ["TIEBREAK"]
    run = subprocess.run([program, *map(str, arguments)], capture_output=True, text=True, encoding="utf-8", check=False)
    assert run.stdout, run.stderr
    return run.stdout
