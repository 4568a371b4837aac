#!/usr/bin/env python3
"""Has the program of an earlier release fill a database, as people and programs did then, and writes it down as SQL.

    make.py SOURCE PROGRAM DATABASE > 0.1.sqlite.sql          DATABASE: a file that is not there yet
    make.py SOURCE PROGRAM postgres://... > 0.1.postgres.sql  or an empty database

SOURCE is the release as it was (0.1: `git archive 8bd27af`), PROGRAM the `tiebreak` built from it. Whatever is random (secrets, salts)
differs from run to run; what the tests need of it stands in the first lines.
"""

import http.client
import json
import re
import subprocess
import sys
import urllib.parse

PASSWORD = "correct horse battery"


class Visitor:
    """A browser without pictures, or a program with a token."""

    def __init__(self, port, token=None):
        self.port, self.cookie, self.token = port, None, token

    def ask(self, method, path, body=None, kind=None):
        headers = {"Content-Type": kind} if kind else {}
        if self.cookie:
            headers["Cookie"] = self.cookie
        if self.token:
            headers["Authorization"] = "Bearer " + self.token
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        text = answer.read().decode()
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].split(";")[0]
        assert answer.status in (200, 201, 303), (method, path, answer.status, text)
        return text

    def get(self, path):
        return self.ask("GET", path)

    def form(self, path, **fields):
        return self.ask("POST", path, urllib.parse.urlencode(fields), "application/x-www-form-urlencoded")

    def json(self, path, **fields):
        return json.loads(self.ask("POST", "/api/v1" + path, json.dumps(fields), "application/json"))


def open_questions(visitor, slug):
    return json.loads(visitor.get(f"/api/v1/events/{slug}/ruling"))["open"]


def people(root, port):
    """An arbiter who logs in, a reader who does so too, and somebody who was invited and has not come."""
    visitors = {}
    for name, role in [("Ben Arbiter", "arbiter"), ("Rosa", "reader"), ("Carl", "arbiter")]:
        link = re.search(r"/setup/[^<\s]+", root.form("/people", name=name, role=role))[0]
        if name != "Carl":
            visitors[name] = Visitor(port)
            visitors[name].form(link, name=name, password=PASSWORD, again=PASSWORD)
    return visitors


def play(program, slug):
    """Lots from a seed, games, a correction, a note, a rest, a departure: one line of each kind that was written then."""
    lots = open_questions(program, slug)[0]
    program.json(f"/events/{slug}/answers", question=lots["id"], seed="6 2 5 1")
    game = next(question for question in open_questions(program, slug) if question["kind"] == "game")
    program.json(f"/events/{slug}/answers", question=game["id"], value=["1-0"])
    program.json(f"/events/{slug}/answers", question=game["id"], value=["1/2-1/2"], why="the slip was misread")
    program.json(f"/events/{slug}/notes", why="The hall is cold <b>½</b>")
    program.json(f"/events/{slug}/rests", minutes=10, why="a fire alarm")


def fill(process, port, events):
    for line in process.stderr:
        if "/setup/" in line:
            link = re.search(r"/setup/\S+", line)[0]
            break
    root = Visitor(port)
    root.form(link, name="Ann", password=PASSWORD, again=PASSWORD)
    visitors = people(root, port)
    token = re.search(r"<code>([^<]+)</code>", root.form("/account/tokens", label="relay"))[1]
    program = Visitor(port, token)
    for name in ["tata-steel-masters-2024", "tepe-sigeman-2024"]:
        text = open(f"{events}/{name}.toml", encoding="utf-8").read()
        program.json("/events", name=name + ".toml", text=text)
    text = open(f"{events}/tata-steel-masters-2024.toml", encoding="utf-8").read()
    text = text.replace('title      = "Tata Steel Masters 2024"', 'title      = "Brought in by mistake"')
    assert "Brought in by mistake" in text
    program.json("/events", name="mistake.toml", text=text)
    page = root.get("/events/brought-in-by-mistake/remove")
    head = re.search(r'name="head" value="([0-9a-f]+)"', page)[1]
    root.form("/events/brought-in-by-mistake/remove", name="brought-in-by-mistake", head=head)
    play(program, "tata-steel-masters-2024")
    root.form("/people/Ben%20Arbiter/events", event="tepe-sigeman-2024", conducts="yes")
    ben = visitors["Ben Arbiter"]
    ben.form("/events/tepe-sigeman-2024/notes", why="Lots at noon")
    own = program.json("/own-regulations", text='title = "Club"\n')["id"]
    program.json(f"/own-regulations/{own}", text='title = "Club cup"\n', after=1)
    root.form(f"/regulations/{own}/people", name="Ben Arbiter", sees="yes")
    print(f"-- a token of Ann: {token}\n-- a session of Ann: {root.cookie}\n-- a session of Ben Arbiter: {ben.cookie}")
    print(f"-- the regulation written here: {own}")


def dump(database):
    if database.startswith("postgres"):
        options = ["--inserts", "--no-owner", "--no-privileges", "--no-comments"]
        text = subprocess.run(["pg_dump", *options, database], check=True, capture_output=True, text=True).stdout
        # What is meant for psql alone, and what would hide the tables from those who come next.
        kept = [line for line in text.splitlines() if not line.startswith(("\\", "SET ", "SELECT pg_catalog.set_config"))]
        return "\n".join(line for line in kept if line.strip() not in ("", "--"))
    return subprocess.run(["sqlite3", database, ".dump"], check=True, capture_output=True, text=True).stdout


def main(source, program, database):
    import socket

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    version = subprocess.run([program, "--version"], check=True, capture_output=True, text=True).stdout.strip()
    print(f"-- Written by {version} itself; releases/make.py drove it.")
    arguments = [program, "serve", "--listen", f"127.0.0.1:{port}", "--database", database]
    process = subprocess.Popen(arguments, stderr=subprocess.PIPE, text=True)
    try:
        fill(process, port, source + "/events")
    finally:
        process.terminate()
        process.wait()
    print(dump(database))


main(*sys.argv[1:])
