#!/usr/bin/env python3
"""Scores bridge boards a second time and compares them with the program.

Written from the laws and from the published formulas, and not from the program: contracts from Law
77, IMPs from Law 78B, matchpoints from Law 78A, Neuberg's formula, cross-IMPs, Butler,
board-a-match, and the WBF's continuous scale of victory points. Invented events go into the
program as event files and come out as USEBIO; every score, point, total and victory point is
compared.

    tools/bridge_scorer.py --program target/debug/tiebreak --values 100000
"""

import argparse
import collections
import decimal
import functools
import math
import random
import subprocess
import sys
import tempfile
import xml.etree.ElementTree
from fractions import Fraction
from pathlib import Path

IMPS = [20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600]
IMPS += [750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000]


def imps(difference):
    """Law 78B: the IMPs of a difference in points, with its sign."""
    size = sum(abs(difference) >= limit for limit in IMPS)
    return size if difference >= 0 else -size


def vulnerable(board, side):
    """Law 2: whether North-South (0) or East-West (1) is vulnerable on a board."""
    pattern = ["", "N", "E", "NE", "N", "E", "NE", "", "E", "NE", "", "N", "NE", "", "N", "E"]
    return "NE"[side] in pattern[(board - 1) % 16]


def contract_score(level, strain, doubled, tricks, is_vulnerable):
    """Law 77: what declarer's side scores; doubled is 0, 1 or 2."""
    over = tricks - level - 6
    factor = 2**doubled
    if over < 0:
        down = -over
        if doubled == 0:
            return -down * (100 if is_vulnerable else 50)
        if is_vulnerable:
            steps = [200] + [300] * 12
        else:
            steps = [100, 200, 200] + [300] * 10
        return -sum(steps[:down]) * doubled
    each = 20 if strain in "CD" else 30
    below = (each * level + (10 if strain == "N" else 0)) * factor
    score = below + (50 if below < 100 else 500 if is_vulnerable else 300)
    if level == 6:
        score += 750 if is_vulnerable else 500
    if level == 7:
        score += 1500 if is_vulnerable else 1000
    score += {0: 0, 1: 50, 2: 100}[doubled]
    beyond = each if doubled == 0 else (100 * doubled * (2 if is_vulnerable else 1))
    return score + over * beyond


def nearest(number, step):
    """The nearest multiple, halves away from zero."""
    steps = abs(Fraction(number)) / step
    whole = math.floor(steps + Fraction(1, 2)) * step
    return whole if number >= 0 else -whole


def datum_rounded(number, step, how):
    """A multiple of the step by each of the ways that an event file can name."""
    steps = Fraction(number) / step
    below, sign = math.floor(steps), 1 if steps >= 0 else -1
    size = abs(steps)
    whole = {
        "half-away-from-zero": sign * math.floor(size + Fraction(1, 2)),
        "half-to-even": round(steps),
        "half-towards-zero": sign * math.ceil(size - Fraction(1, 2)),
        "half-up": math.floor(steps + Fraction(1, 2)),
        "towards-zero": sign * math.floor(size),
        "down": below,
    }
    return whole[how] * step


@functools.cache
def scale_of(boards):
    """The WBF's continuous scale for a number of boards: the winner's points in hundredths by margin.

    A margin of 15 times the root of the boards or more gives 20. No step is larger than the one
    before it: where rounding to hundredths makes one so, the points before it are one more.
    """
    with decimal.localcontext() as context:
        context.prec = 40
        full = 15 * decimal.Decimal(boards).sqrt()
        ratio = (decimal.Decimal(5).sqrt() - 1) / 2

        def won(margin):
            if margin >= full:
                return 2000
            part = (1 - ratio ** (3 * margin / full)) / (1 - ratio**3)
            return int((1000 + 1000 * part).quantize(1, rounding=decimal.ROUND_HALF_UP))

        points = [won(margin) for margin in range(int(full) + 3)]
    changed = True
    while changed:
        changed = False
        for margin in range(1, len(points) - 1):
            before, here, after = points[margin - 1 : margin + 2]
            if after - here > here - before:
                points[margin] += 1
                changed = True
    return points


def victory_points(margin, boards):
    """What the winner and the loser get for a margin in IMPs."""
    points = scale_of(boards)
    won = Fraction(points[min(margin, len(points) - 1)], 100)
    return [won, 20 - won]


class Table:
    """One table's line: who sat there, and the scores or what the director gave."""

    def __init__(self, board, north_south, east_west, dice, averages):
        self.board, self.sides, self.given, self.text = board, (north_south, east_west), None, ""
        kind = dice.random()
        self.score = None
        if kind < 0.02 and averages:
            self.text = 'status = "not-played"'
        elif kind < 0.05 and averages:
            self.given = [dice.choice(["A+", "A", "A-"]) for _ in range(2)]
            self.text = f'adjusted = ["{self.given[0]}", "{self.given[1]}"]'
        elif kind < 0.08:
            self.score, self.text = 0, 'contract = "pass"'
        else:
            level, strain = dice.randint(1, 7), dice.choice("CDHSN")
            doubled, seat = dice.choices([0, 1, 2], [8, 2, 1])[0], dice.choice("NESW")
            tricks = min(13, max(0, level + 6 + dice.choice([-4, -3, -2, -1, 0, 0, 0, 1, 2])))
            side = "NS".find(seat) < 0
            score = contract_score(level, strain, doubled, tricks, vulnerable(board, side))
            self.score = -score if side else score
            name = f"{level}{'NT' if strain == 'N' else strain}{'X' * doubled}"
            self.text = f'contract = "{name}", by = "{seat}", tricks = {tricks}'

    def line(self, more=""):
        """As the event file has it."""
        return f'  {{ {more}ns = "{self.sides[0]}", ew = "{self.sides[1]}", {self.text} }},'


def pairs_points(tables, rules, expected):
    """Points of both sides of every table, the top, and which sides have none yet."""
    scores = [table.score for table in tables if table.score is not None]
    count = len(scores)
    top = 2 * ((expected if rules["neuberg"] else count) - 1)
    datum = None
    if rules["method"] == "butler" and scores:
        kept = sorted(scores)
        cut = rules["cut"] if 2 * rules["cut"] < count else 0
        kept = kept[cut : count - cut]
        datum = Fraction(sum(kept), len(kept))
        if rules["datum-to"]:
            datum = datum_rounded(datum, rules["datum-to"], rules["datum-rounding"])
    points = {}
    for at, table in enumerate(tables):
        for side, sign in ((0, 1), (1, -1)):
            if table.score is None:
                continue
            own, others = sign * table.score, [sign * score for score in scores]
            others.remove(own)
            if rules["method"] == "matchpoints":
                found = Fraction(sum(2 if own > one else own == one for one in others))
                if rules["neuberg"] and count < expected:
                    found = (found + 1) * Fraction(expected, count) - 1
            elif rules["method"] == "cross-imps":
                found = Fraction(sum(imps(own - one) for one in others))
                if rules["divided"] and others:
                    found /= len(others)
            else:
                difference = own - sign * datum
                size = imps(math.floor(abs(difference)))
                found = Fraction(size if difference >= 0 else -size)
            points[at, side] = nearest(found, rules["round"]) if rules["round"] else found
    return points, Fraction(max(top, 0))


def run(program, folder, text):
    """What the program makes of an event file, as USEBIO."""
    source, target = folder / "event.toml", folder / "event.xml"
    source.write_text(text, encoding="utf-8")
    command = [program, "convert", "--force", str(source), str(target)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"the program refused {source}:\n{done.stderr}")
    return xml.etree.ElementTree.parse(target).getroot().find("EVENT")


class Comparison:
    """Counts what was compared and keeps what differs."""

    def __init__(self):
        self.values, self.wrong, self.kinds = 0, [], collections.Counter()

    def check(self, what, found, expected):
        self.values += 1
        self.kinds[what.split(",")[0]] += 1
        if found is None or Fraction(found) != expected:
            self.wrong.append(f"{what}: the program has {found}, this scorer {float(expected)}")


def compare_pairs(program, folder, dice, result):
    """One event of pairs: every score, point and total."""
    rules = {
        "method": dice.choice(["matchpoints", "matchpoints", "cross-imps", "butler"]),
        "neuberg": dice.random() < 0.7,
        "own-average": dice.random() < 0.5,
        "divided": dice.random() < 0.5,
        "cut": dice.randint(0, 2),
        "datum-to": dice.choice([0, 1, 10]),
        "datum-rounding": dice.choice(
            ["half-away-from-zero", "half-to-even", "half-towards-zero", "half-up", "down"]
        ),
        "round": dice.choice([None, *(Fraction(1, 10**places) for places in (1, 2, 2, 3))]),
    }
    # Exact fractions of boards that were played unequally often are too fine for the program.
    unequal = rules["round"] is not None
    sections = dice.choice([[None], [None], ["A", "B"]])
    pairs, boards = dice.randint(3, 9), dice.randint(20, 40)
    lines = ['format = "tiebreak-event/1"', 'title = "Invented"', 'kind = "pairs"']
    lines += ['regulation = "wbf-2023"', "[board-scoring]"]
    for key, value in rules.items():
        if isinstance(value, bool):
            lines.append(f"{key} = {str(value).lower()}")
        elif isinstance(value, str):
            lines.append(f'{key} = "{value}"')
        elif value is not None:
            lines.append(f"{key} = {float(value) if key == 'round' else value}")
    groups = {}
    for section in sections:
        name = section or ""
        names = [[f"{name}{side}{at}" for at in range(pairs)] for side in "NE"]
        lines += [f'[[pair]]\nname = "{one}"' for side in names for one in side]
        for number in range(1, boards + 1):
            tables = [
                Table(number, names[0][at], names[1][(at + number) % pairs], dice, unequal)
                for at in range(pairs)
                if at < 2 or not unequal or dice.random() > 0.1
            ]
            groups.setdefault(section, []).append((number, tables))
            more = [f'section = "{section}"'] if section else []
            lines += ["[[board]]", f"number = {number}", *more, "tables = ["]
            lines += [table.line() for table in tables] + ["]"]
    event = run(program, folder, "\n".join(lines) + "\n")
    names = {pair.findtext("PAIR_NUMBER"): pair.findtext("PLAYER/PLAYER_NAME")
             for pair in event.iter("PAIR")}
    written = {}
    for board in event.iter("BOARD"):
        for line in board.iter("TRAVELLER_LINE"):
            who = [names[line.findtext(f"{side}_PAIR_NUMBER")] for side in ("NS", "EW")]
            written[int(board.findtext("BOARD_NUMBER")), who[0], who[1]] = line
    unit = {"matchpoints": "MATCH_POINTS", "cross-imps": "CROSS_IMP_POINTS"}
    unit = unit.get(rules["method"], "BUTLER_IMP_POINTS")
    totals = collections.defaultdict(lambda: [Fraction(0), Fraction(0)])
    for section in groups.values():
        expected = max(len(tables) for _, tables in section)
        found = [pairs_points(tables, rules, expected) for _, tables in section]
        own = collections.defaultdict(lambda: [Fraction(0), Fraction(0)])
        for (_, tables), (points, top) in zip(section, found):
            for (at, side), number in points.items():
                own[tables[at].sides[side]][0] += number
                own[tables[at].sides[side]][1] += top
        for (number, tables), (points, top) in zip(section, found):
            for at, table in enumerate(tables):
                line = written[number, *table.sides]
                if table.score is not None:
                    result.check(f"score, board {number}", line.findtext("SCORE"), table.score)
                for side in (0, 1):
                    pair = table.sides[side]
                    if table.given is not None:
                        points[at, side] = averaged(table.given[side], rules, own[pair], top)
                    if (at, side) not in points:
                        continue
                    totals[pair][0] += points[at, side]
                    totals[pair][1] += top
                    text = line.findtext(f"{('NS', 'EW')[side]}_{unit}")
                    shown = nearest(points[at, side], Fraction(1, 100))
                    result.check(f"{rules['method']}, board {number}, {pair}", text, shown)
    for pair in event.iter("PAIR"):
        points, most = totals[names[pair.findtext("PAIR_NUMBER")]]
        shown = nearest(points, Fraction(1, 100))
        result.check(f"total, {rules}", pair.findtext("TOTAL_SCORE"), shown)
        if rules["method"] == "matchpoints" and most:
            percent = points / most * 100
            percent = nearest(percent, rules["round"]) if rules["round"] else percent
            shown = nearest(percent, Fraction(1, 100))
            result.check(f"percentage, {rules}", pair.findtext("PERCENTAGE"), shown)


def averaged(given, rules, own, top):
    """Law 12C2: average plus and minus, by the pair's own percentage where the event says so."""
    if rules["method"] != "matchpoints":
        return Fraction({"A+": 3, "A": 0, "A-": -3}[given])
    percent = Fraction({"A+": 60, "A": 50, "A-": 40}[given])
    if rules["own-average"] and own[1]:
        mine = own[0] / own[1] * 100
        percent = {"A+": max(percent, mine), "A": percent, "A-": min(percent, mine)}[given]
    points = percent * top / 100
    return nearest(points, rules["round"]) if rules["round"] else points


def compare_teams(program, folder, dice, result):
    """One event of teams: IMPs and victory points of every match, or the boards won."""
    board_a_match = dice.random() < 0.3
    kind = "board-a-match" if board_a_match else "round-robin"
    teams = [f"T{at}" for at in range(dice.choice([4, 6, 8]))]
    boards = dice.randint(6, 32)
    lines = ['format = "tiebreak-event/1"', 'title = "Invented"', f'kind = "{kind}"']
    lines += ['regulation = "wbf-2023"']
    scale = None
    if not board_a_match and dice.random() < 0.4:
        steps = sorted(dice.sample(range(1, 60), 8))
        scale = [(0, 10, 10)] + [(step, 11 + at, 9 - at) for at, step in enumerate(steps)]
        rows = ", ".join(f"[{step}, {won}, {lost}]" for step, won, lost in scale)
        lines += ["[board-scoring]", f"vp-table = [{rows}]"]
    lines += [f'[[team]]\nname = "{team}"' for team in teams]
    matches, circle = {}, teams[:]
    by_board = collections.defaultdict(list)
    for number in range(1, len(teams)):
        half = len(circle) // 2
        for first, second in zip(circle[:half], reversed(circle[half:])):
            for board in range(1, boards + 1):
                two = [Table(board, first, second, dice, False),
                       Table(board, second, first, dice, False)]
                by_board[board] += [table.line(f"round = {number}, ") for table in two]
                matches.setdefault((number, first, second), []).append(two)
        circle = [circle[0], circle[-1], *circle[1:-1]]
    for board, tables in by_board.items():
        lines += ["[[board]]", f"number = {board}", "tables = [", *tables, "]"]
    event = run(program, folder, "\n".join(lines) + "\n")
    names = {team.findtext("TEAM_ID"): team.findtext("TEAM_NAME") for team in event.iter("TEAM")
             if team.find("TEAM_ID") is not None}
    for match in event.iter("MATCH"):
        number = int(match.findtext("ROUND_NUMBER"))
        first, second = names[match.findtext("TEAM")], names[match.findtext("OPPOSING_TEAM")]
        turned = (number, first, second) not in matches
        played = matches[(number, second, first) if turned else (number, first, second)]
        won, counted = [Fraction(0), Fraction(0)], 0
        for one, other in played:
            if one.score is None or other.score is None:
                continue
            counted += 1
            net = one.score - other.score
            if board_a_match:
                won[0] += Fraction(1 if net > 0 else 0) + Fraction(1 if net == 0 else 0, 2)
                won[1] += Fraction(1 if net < 0 else 0) + Fraction(1 if net == 0 else 0, 2)
            else:
                won[net < 0] += abs(imps(net))
        points = None
        if not board_a_match:
            margin = abs(won[0] - won[1])
            if scale:
                row = [one for one in scale if one[0] <= margin][-1]
                points = [Fraction(row[1]), Fraction(row[2])]
            else:
                points = victory_points(int(margin), counted)
            if won[0] < won[1]:
                points.reverse()
        for side in (1, 0) if turned else (0, 1):
            name = "OPPOSING_TEAM" if side != turned else "TEAM"
            what = "boards won" if board_a_match else "match IMPs"
            result.check(f"{what}, {first}-{second}", match.findtext(f"{name}_SCORE"), won[side])
            if points:
                of_scale = "vp-table" if scale else "WBF scale"
                text = match.findtext(f"{name}_VICTORY_POINTS")
                result.check(f"{of_scale}, margin {margin} on {counted}", text, points[side])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", required=True, help="the program to compare with")
    parser.add_argument("--values", type=int, default=100_000, help="how many values to compare")
    parser.add_argument("--seed", type=int, default=1, help="another seed makes other events")
    options = parser.parse_args()
    dice, result = random.Random(options.seed), Comparison()
    with tempfile.TemporaryDirectory() as folder:
        while result.values < options.values and len(result.wrong) < 100:
            compare = compare_pairs if dice.random() < 0.7 else compare_teams
            compare(options.program, Path(folder), dice, result)
    for wrong in result.wrong[:20]:
        print(wrong)
    kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(result.kinds.items()))
    print(f"{result.values} values ({kinds}): {len(result.wrong)} differ")
    sys.exit(3 if result.wrong else 0)


if __name__ == "__main__":
    main()
