"""Random events and answers under the five printed regulations, ruled by both programs."""

import json
import os
import random
import re
import sys

from .cases import Case, regulation_text
from .compare import differences, report
from .exact import Refused
from .regulation import BUILT_IN, built_in, parse

NAMES = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gil", "Hal", "Émile", "Zoë"]
RESULTS = ["1-0", "0-1", "1/2-1/2", "1/2-1/2", "1/2-1/2", "+/-", "-/+", "-/-"]
CHESS = ["tata-steel-masters-2022", "tata-steel-masters-2023", "tata-steel-challengers-2023",
         "tepe-sigeman-2023", "grand-chess-tour-2018"]
TEAMS = ("chess-olympiad", "fide-team-round-robin", "fide-team-swiss", "national-league")


def some(random_, chance):
    return random_.random() < chance


def readings(random_, regulation, event):
    """A random choice of readings."""
    chosen = {}
    for ident, reading in regulation.get("reading", {}).items():
        if some(random_, 0.25):
            chosen[ident] = random_.choice(list(reading["choices"]))
    if chosen:
        event["readings"] = chosen
    if event["kind"] in ("knockout", "swiss", "pairs"):
        prizes(random_, event, 4)


def prizes(random_, event, size):
    if some(random_, 0.5):
        amounts = sorted((random_.choice([100, 50, 25.01, 10.1, 300, 7]) for _ in range(size)),
                         reverse=True)
        event["prizes"] = {"currency": "EUR", "amounts": amounts}


def absence(random_, player):
    if some(random_, 0.06):
        player["declines"] = random_.choice([["play-off"], ["invitation"],
                                             ["play-off", "invitation"]])
    elif some(random_, 0.03):
        player[random_.choice(["withdrawn", "expelled"])] = random_.randint(1, 4)


def chess_result(random_, level):
    """Results that leave many level, some forfeited, rarely open or annulled."""
    draw = random_.random()
    if draw < 0.006:
        return random_.choice(["*", "annulled"])
    if draw < level:
        return "1/2-1/2"
    return random_.choice(RESULTS)


def chess_event(random_, ident, kind, size):
    names = random_.sample(NAMES, size)
    event = {"format": "tiebreak-event/1", "title": "Random 2023", "kind": kind}
    if ident in TEAMS:
        return teams_event(random_, event, names)
    event["player"] = [{"name": name} for name in names]
    for player in event["player"]:
        absence(random_, player)
        if some(random_, 0.8):
            player["rating"] = random_.choice([1800, 1900, 2000, 2000, 2100])
    if kind == "swiss":
        swiss_event(random_, event, names)
        return event
    if kind in ("match", "knockout"):
        matches_event(random_, event, names)
        return event
    table = kind == "tour" or some(random_, 0.3)
    if table:
        best = random_.choice([2, 4, 5.5])
        for player in event["player"]:
            player["points"] = best if some(random_, 0.6) else random_.choice([0, 1, 1.5, 2])
    else:
        games(random_, event, names)
        if kind == "rapid-and-blitz":
            event["scoring"] = {"rapid": [2, 1, 0]}
    if kind != "tour" and some(random_, 0.2):
        add_rounds(random_, event)
    if not table and some(random_, 0.1):
        event["bye"] = [{"player": random_.choice(names), "kind": random_.choice(
            ["pairing", "full", "half", "zero"])}]
    if not table and some(random_, 0.1):
        event["assigned"] = [{"player": random_.choice(names),
                              "points": random_.choice([0.5, -0.5, 1])}]
    if kind != "tour" and not table and some(random_, 0.3):
        event["finished"] = True
        event["game"] = [game for game in event["game"] if some(random_, 0.9)]
    if kind == "tour" and some(random_, 0.2):
        event["tour-points"] = {"places": [10, 8, 7, 5], "outright-first": 12}
    prizes(random_, event, random_.randint(1, size))
    return event


def swiss_event(random_, event, names):
    event["rounds"] = random_.choice([2, 3, 4, 5])
    event["game"], event["bye"] = [], []
    if some(random_, 0.4):
        event["start"] = random_.choice(["2025-01-01", "2026-05-01"])
    level = random_.choice([0.2, 0.5, 0.8])
    met = set()
    for round_ in range(1, event["rounds"] + 1):
        left = random_.sample(names, len(names))
        while left:
            a = left.pop()
            b = next((one for one in left if frozenset((a, one)) not in met), None)
            if b is None or some(random_, 0.05):
                if some(random_, 0.8):
                    event["bye"].append({"round": round_, "player": a, "kind": random_.choice(
                        ["pairing", "full", "half", "zero"])})
                continue
            left.remove(b)
            met.add(frozenset((a, b)))
            event["game"].append({"round": round_, "white": a, "black": b,
                                  "result": chess_result(random_, level)})
    if some(random_, 0.1):
        event["assigned"] = [{"player": random_.choice(names), "points": 0.5,
                              "round": random_.choice([1, 2])}]


def matches_event(random_, event, names):
    event["cycles"] = random_.choice([1, 2, 4])
    level = random_.choice([0.5, 0.8, 1.0])
    event["game"] = []
    left = list(names)
    for round_ in (1, 2, 3):
        winners = []
        for a, b in zip(left[::2], left[1::2]):
            for game in range(event["cycles"]):
                white, black = (a, b) if game % 2 == 0 else (b, a)
                if some(random_, 0.98):
                    event["game"].append({"white": white, "black": black, "round": round_,
                                          "result": chess_result(random_, level)})
            winners.append(random_.choice([a, b]))
        left = winners
        if len(left) < 2 or some(random_, 0.5):
            break
    if event["kind"] == "match":
        for number, game in enumerate(event["game"], 1):
            game["round"] = number


def teams_event(random_, event, names):
    names = names[:random_.choice([2, 3, 4, 5])]
    event["boards"] = random_.choice([2, 3, 4])
    event["team"] = [{"name": name} for name in names]
    if some(random_, 0.3):
        event["primary"] = random_.choice(["match-points", "game-points"])
    event["match"] = []
    level = random_.choice([0.4, 0.7, 0.9])
    rounds = random_.choice([1, 2, 3])
    if event["kind"] == "swiss":
        event["rounds"] = rounds
    pairs = [(a, b) for i, a in enumerate(names) for b in names[i + 1:]]
    busy = set()
    for a, b in pairs:
        round_ = 1
        while (round_, a) in busy or (round_, b) in busy:
            round_ += 1
        if event["kind"] == "swiss" and round_ > rounds:
            continue
        busy |= {(round_, a), (round_, b)}
        match = {"round": round_, "teams": [a, b] if some(random_, 0.5) else [b, a]}
        if some(random_, 0.1):
            match["score"] = random_.choice([[1, 1], [1.5, 0.5], [0, 2]])
        else:
            match["boards"] = [board_result(random_, level) for _ in range(event["boards"])]
        event["match"].append(match)
    if event["kind"] == "swiss" and some(random_, 0.5):
        kinds = ["full", "half", "zero"]
        event["bye"] = [{"round": round_, "team": who, "kind": random_.choice(kinds)}
                        for round_ in range(1, rounds + 1) for who in names
                        if (round_, who) not in busy and some(random_, 0.7)]
    return event


def board_result(random_, level):
    found = chess_result(random_, level)
    return "1/2-1/2" if found == "annulled" else found


def add_rounds(random_, event):
    """Rounds for the games, not always those in which they could be played."""
    busy = set()
    for game in event.get("game", []):
        round_ = 1
        while (round_, game["white"]) in busy or (round_, game["black"]) in busy:
            round_ += 1
        busy |= {(round_, game["white"]), (round_, game["black"])}
        game["round"] = round_
    if some(random_, 0.5):
        event["rounds"] = random_.choice([1, 3, 5, 9])


def games(random_, event, names):
    level = random_.choice([0.3, 0.6, 0.9, 1.0])
    cycles = 2 if some(random_, 0.15) else 1
    if cycles == 2 and some(random_, 0.5):
        event["cycles"] = 2
    event["game"] = []
    for cycle in range(cycles):
        for i, a in enumerate(names):
            for b in names[i + 1:]:
                white, black = (a, b) if some(random_, 0.5) else (b, a)
                game = {"white": white, "black": black, "result": chess_result(random_, level)}
                if event["kind"] == "rapid-and-blitz":
                    game["phase"] = random_.choice(["rapid", "blitz"])
                if some(random_, 0.02):
                    continue
                event["game"].append(game)
    random_.shuffle(event["game"])


def bridge_event(random_, kind):
    names = random_.sample(NAMES, random_.choice([2, 3, 3, 4, 4, 5, 6]))
    event = {"format": "tiebreak-event/1", "title": "Random", "kind": kind}
    if kind == "pairs":
        return pairs_event(random_, event, names)
    event["team"] = [{"name": name} for name in names]
    for team in event["team"]:
        if some(random_, 0.1):
            team["carry-over"] = random_.choice([1, "7/3", 4])
        if some(random_, 0.1):
            team["penalty"] = random_.choice([0.5, 1])
        if kind == "knockout" and some(random_, 0.7):
            team["qualification-rank"] = random_.choice([1, 2, 3, 4])
    if some(random_, 0.2) and kind != "knockout":
        for team in event["team"]:
            team["points"] = random_.choice([30, 30, 20])
        return event
    event["match"] = []
    if kind == "knockout":
        knock_out(random_, event, names)
        return event
    for i, a in enumerate(names):
        for b in names[i + 1:]:
            times = random_.choice([0, 1]) if kind == "swiss" else 1
            if some(random_, 0.05):
                times += 1
            for _ in range(times):
                event["match"].append(bridge_match(random_, kind, a, b))
    if some(random_, 0.15):
        event["match"].append({"teams": [names[0]], "vps": [12], "status": "bye"})
    if kind == "board-a-match" and some(random_, 0.5):
        event["board"] = [{"number": n, "net": {name: random_.choice([-5, 0, 0, 5])
                                                for name in names if some(random_, 0.9)}}
                          for n in range(1, 4)]
    if some(random_, 0.8):
        event["finished"] = True
    return event


def bridge_match(random_, kind, a, b):
    teams = [a, b] if some(random_, 0.5) else [b, a]
    match = {"teams": teams}
    if kind == "board-a-match":
        match["score"] = random_.choice([[5, 5], [5, 5], [6, 4], [7, 3], [4, 6]])
        return match
    draw = random_.random()
    if draw < 0.05:
        match["status"] = random_.choice(["forfeit", "assigned"])
        match["vps"] = random_.choice([[12, 8], [0, 12]])
        return match
    if draw < 0.5:
        match["vps"] = random_.choice([[10, 10], [10, 10], [12, 8], [8, 12], [11.5, 8.5]])
        if some(random_, 0.8):
            match["imps"] = random_.choice([[20, 20], [30, 20], [20, 30], [0, 0], [10, 0]])
    else:
        match["boards"] = random_.choice([8, 16])
        match["imps"] = random_.choice([[20, 20], [30, 20], [20, 30], [0, 0], [55, 3]])
    if some(random_, 0.8):
        match["total-points"] = random_.choice([[500, 500], [500, 500], [400, 510], [0, 0]])
    return match


def knock_out(random_, event, names):
    stages = ["semi-final", "final"]
    left = list(names)
    for stage in stages:
        winners = []
        for a, b in zip(left[::2], left[1::2]):
            match = {"stage": stage, "teams": [a, b],
                     "score": random_.choice([[50, 50], [60, 40], [40, 60]])}
            if some(random_, 0.2):
                match["carry-over"] = random_.choice([[1, 0], [0, "13/3"]])
            event["match"].append(match)
            winners.append(random_.choice([a, b]))
        left = winners
        if len(left) < 2 or some(random_, 0.5):
            break
    if some(random_, 0.4) and len(names) > 1:
        event["qualification-match"] = [{"teams": names[:2], "imps": [20, 20],
                                         "vps": random_.choice([[10, 10], [12, 8]])}]


def pairs_event(random_, event, names):
    event["pair"] = [{"name": name, "sessions": random_.choice(
        [[50, 60, 55], [55, 55, 55], [60, 50, 55], [60, 55, 50], [40, 40, 40]])}
        for name in names]
    if some(random_, 0.6):
        event["encounter"] = []
        for i, a in enumerate(names):
            for b in names[i + 1:]:
                if some(random_, 0.8):
                    event["encounter"].append({
                        "pairs": [a, b],
                        "matchpoints": random_.choice([[10, 10], [12, 8], [9, 11]])})
    return event


def random_order(random_, names, ties):
    """An order of names, perhaps with some of them level."""
    names = random_.sample(names, len(names))
    if not ties:
        return names
    parts = [[names[0]]]
    for who in names[1:]:
        if some(random_, 0.4):
            parts[-1].append(who)
        else:
            parts.append([who])
    return [sorted(part) for part in parts]


def random_answer(random_, question, level):
    kind = question["kind"]
    if kind == "lots":
        return random_order(random_, question["among"], False)
    if kind == "board":
        return random_order(random_, question["between"], True)
    if kind == "decision":
        if question.get("choices") and some(random_, 0.7):
            return random_.choice(["go-on", "other-means"])
        return random_order(random_, question["among"], True)
    if kind == "colour":
        return random_.choice(["white", "black"])
    if kind == "bid":
        return [str(random_.choice([1, 100, 100, question["most"]])) for _ in range(2)]
    if kind == "game" or question.get("needs") == "result":
        return "1/2-1/2" if some(random_, level) else random_.choice(RESULTS)
    if question["needs"] == "game":
        white = random_.choice(question["about"])
        return {"white": white, "result": random_.choice(RESULTS)}
    return [random_.choice([10, 10, 12, 8, "10.5", 0]) for _ in question["about"]]


def random_event(random_, regulation):
    """An event of one of the kinds that the regulation is for."""
    entries = [clause["applies"] for clause in regulation["clause"].values()
               if "applies" in clause]
    applies = random_.choice(entries)
    kind = random_.choice(applies["kinds"])
    if regulation["sport"] == "bridge":
        return bridge_event(random_, kind)
    size = random_.choice([2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 7, 8, 9])
    if kind == "knockout":
        size = random_.choice([2, 4, 4, 8])
    elif "participants" in applies or kind == "match":
        size = applies.get("participants", 2)
    return chess_event(random_, regulation["id"], kind, size)


def every_id():
    return sorted(file[:-5] for _, _, files in os.walk(BUILT_IN) for file in files
                  if file.endswith(".toml"))


def states(random_, every=False):
    """A random case, again and again with more answers; each state is one to compare."""
    ident = random_.choice(every_id() if every else CHESS + ["wbf-2023"] * 4)
    regulation = built_in(ident)
    event = random_event(random_, regulation)
    event["regulation"] = ident
    readings(random_, regulation, event)
    text = json.dumps(event, ensure_ascii=False, indent=1)
    case = Case(ident, parse(text), text, regulation, regulation_text(ident))
    level = random_.choice([0.2, 0.5, 0.9])
    haste = random_.choice([0.2, 0.7, 1.0])
    for _ in range(random_.choice([2, 6, 12, 30])):
        ruling = case.ruling()
        yield case, ruling
        changed = False
        for question in ruling["open"]:
            if some(random_, haste):
                case.answer(question, random_answer(random_, question, level))
                changed = True
        if some(random_, 0.04) and "player" in event:
            changed = leave(random_, case) or changed
        if some(random_, 0.02):
            changed = depart(random_, case, ruling) or changed
        if case.entries and some(random_, 0.03):
            changed = take_back(random_, case) or changed
        if not changed and (not ruling["open"] or some(random_, 0.3)):
            return


def leave(random_, case):
    who = random_.choice(case.event["player"])["name"]
    if any(entry.get("name") == who for entry in case.entries):
        return False
    case.entries.append({"kind": "leave", "name": who, "why": "left"})
    return True


def take_back(random_, case):
    """Correct an answer, or withdraw it."""
    answers = [entry for entry in case.entries if entry["kind"] == "answer"]
    if not answers:
        return False
    old = random_.choice(answers)
    if old["asked"][0] == "game" and some(random_, 0.5):
        case.entries.append({**old, "kind": "correction", "value": random_.choice(RESULTS),
                             "why": "misread"})
        return True
    last = [entry for entry in case.entries
            if (entry.get("id"), entry.get("asked")) == (old["id"], old["asked"])][-1]
    if last["kind"] == "withdrawal":
        return False
    case.entries.append({"kind": "withdrawal", "id": old["id"], "asked": old["asked"],
                         "why": "misread"})
    return True


def depart(random_, case, ruling):
    """An order of a tie that somebody made outside the rules."""
    ties = [place["names"] for place in ruling["standing"] if len(place["names"]) > 1]
    if not ties:
        return False
    parts = random_order(random_, random_.choice(ties), True)
    case.entries.append({
        "kind": "departure", "tie": random_.choice(["first", "places-1-2", "places-1-3"]),
        "parts": [part[0] if len(part) == 1 else part for part in parts],
        "by": "arbiter", "why": "needed"})
    return True


def run(program, count, seed, every=False):
    """Compare a number of random rulings; how many disagree."""
    agree = disagree = refused = number = 0
    reasons = {}
    while agree + disagree + refused < count:
        random_ = random.Random(seed * 1_000_003 + number)
        number += 1
        try:
            for step, (case, ruling) in enumerate(states(random_, every)):
                case.title = f"random {seed} {number - 1} {step} {case.regulation['id']}"
                theirs = program.ruling(case)
                if "refused" in theirs:
                    raise Refused(theirs["refused"])
                found = differences(ruling, theirs)
                if found:
                    disagree += 1
                    report(case, found)
                    break
                agree += 1
                if agree % 500 == 0:
                    print(f"{agree} rulings agree", file=sys.stderr, flush=True)
        except Refused as why:
            refused += 1
            why = re.sub(r'"[^"]*"|[0-9]+|/[^ ]*', "…", str(why).split("\n", 1)[0])[:90]
            reasons[why] = reasons.get(why, 0) + 1
    print(f"random: {agree} agree, {disagree} disagree, {refused} refused, of {number} events")
    for why, times in sorted(reasons.items()):
        print(f"  {times} refused: {why}")
    return disagree
