"""FIDE's tie-breaks of players (docs/spec/criteria.md, FIDE)."""

import re
from fractions import Fraction

from .exact import Refused, name, number, ranked

PHASES = {None: 0, "classical": 1, "rapid": 2, "blitz": 3}
BARE = ("DE", "WIN", "WON", "BPG", "BWG", "PS", "PS/C1", "REP", "STD", "BH", "BH/C1", "BH/C2",
        "BH/M1", "AOB", "FB", "SB", "SB/C1", "KS", "ARO", "ARO/C1", "TPR", "PTP", "APRO", "APPO",
        "RTNG")
US = ("modified-median", "solkoff", "cumulative", "cumulative-of-opposition")
PERCENT = [0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141,
           149, 158, 166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309,
           322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800]
EXPECTED = [3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145,
            153, 162, 170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315,
            328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735]


class Entry:
    """A game or a bye of one player in one round."""

    def __init__(self, round_, points, kind, opponent=None, black=False, forfeited=False,
                 plain=None):
        self.round = round_
        self.points = points
        self.kind = kind  # "game", or the kind of the bye
        self.opponent = opponent
        self.black = black
        self.forfeited = forfeited
        self.plain = plain

    @property
    def played(self):
        return self.kind == "game" and not self.forfeited

    @property
    def by_choice(self):
        """Whether the round was missed by choice."""
        if self.kind == "game":
            return self.forfeited and self.plain == 0
        return self.kind in ("half", "zero")


class Code:
    """A code with its modifiers."""

    def __init__(self, text):
        self.code, *modifiers = text.upper().split("/")
        self.cut_low = self.cut_high = 0
        self.fore = self.forfeits_played = self.as_draws = self.cut_alike = self.lowest = False
        self.rating = None
        self.edition = None
        self.limit = Fraction(1, 2)
        self.moved = Fraction(0)
        for one in modifiers:
            self.modify(one)

    def modify(self, one):
        rest = one[1:]
        if one[0] == "C":
            self.cut_low = int(rest or 1)
        elif one[0] == "M":
            self.cut_low = self.cut_high = int(rest or 1)
        elif one == "F":
            self.fore = True
        elif one == "P":
            self.forfeits_played = True
        elif one in ("U", "D"):
            self.as_draws = True
        elif one[0] == "U" and rest.isdigit():
            self.rating = int(rest)
        elif one in ("V", "N"):
            self.cut_alike = True
        elif one[0] == "V" and rest.isdigit():
            self.edition = 2026 if int(rest) >= 2026 else 2023
        elif one == "R":
            self.lowest = True
        elif one[0] == "L" and rest[:1] in ("+", "-"):
            sign = 1 if rest[0] == "+" else -1
            moved = number(rest[1:])
            self.moved = sign * (moved if "." in rest else moved / 2)
        elif one[0] == "L":
            self.limit = Fraction(int(rest), 100)
        else:
            raise Refused(f"the modifier {one}")


class Table:
    """The table of entries (docs/spec/criteria.md, The table)."""

    def __init__(self, run):
        event = run.event
        self.event = event
        self.win, self.draw, _ = event.scoring["default"]
        self.round_robin = event.kind == "round-robin"
        self.entries = {who: [] for who in event.names}
        self.place_byes(event)
        self.place_games(event)
        held = [entry.round for entries in self.entries.values() for entry in entries
                if entry.kind == "game"]
        self.rounds = max(held, default=0)
        self.fill(set(held))
        self.strike_out()
        self.given = {who: [] for who in event.names}
        for table in event.assigned:
            self.given[name(table["player"])].append((table.get("round"),
                                                      number(table["points"])))
        for entries in self.entries.values():
            entries.sort(key=lambda entry: entry.round)

    def place_byes(self, event):
        for bye in event.byes:
            who = name(bye["player"])
            self.entries[who].append(Entry(bye.get("round") or 1, event.bye_points(bye),
                                           bye["kind"]))

    def place_games(self, event):
        """Phases follow one another; a game gets the first free round from its own."""
        phases = sorted({game.phase for game in event.games},
                        key=lambda phase: (PHASES.get(phase, 4), phase or ""))
        before = 0
        for phase in phases:
            games = [game for game in event.games if game.phase == phase]
            for game in games:
                if not game.counts:
                    continue
                round_ = (game.round or 1) + before
                while any(entry.round == round_ for who in game.players
                          for entry in self.entries[who]):
                    round_ += 1
                for who in game.players:
                    self.entries[who].append(Entry(
                        round_, event.game_points(game, who), "game", game.opponent(who),
                        who == game.black, game.forfeited, game.plain(who)))
            before += max((game.round or 0 for game in games), default=0)

    def fill(self, held):
        for who, entries in self.entries.items():
            entries[:] = [entry for entry in entries if entry.round <= self.rounds]
            if not self.round_robin:
                has = {entry.round for entry in entries}
                entries += [Entry(round_, Fraction(0), "zero") for round_ in held - has]

    def strike_out(self):
        """Those who left a round robin with few games are taken out of it."""
        if not self.round_robin or any(game.result == "*" for game in self.event.games):
            return
        if self.event.rounds and self.rounds < self.event.rounds:
            return
        games = {who: [entry for entry in entries if entry.kind == "game"]
                 for who, entries in self.entries.items()}
        most = max((len(found) for found in games.values()), default=0)
        left = []
        for who, found in games.items():
            last = max(found, key=lambda entry: entry.round, default=None)
            over_board = sum(1 for entry in found if entry.played)
            if last and last.by_choice and 2 * over_board < most:
                left.append(who)
        for who in left:
            self.entries[who] = []
        for who in self.entries:
            self.entries[who] = [entry for entry in self.entries[who]
                                 if entry.opponent not in left]

    def total(self, who):
        own = sum((entry.points for entry in self.entries[who]), Fraction(0))
        return own + sum((points for round_, points in self.given[who]
                          if round_ is not None and round_ <= self.rounds), Fraction(0))

    def last_chosen(self, who):
        """The last round that was not missed by choice."""
        return max((entry.round for entry in self.entries[who] if not entry.by_choice), default=0)

    def adjusted(self, who):
        total = self.total(who)
        if self.round_robin:
            return total
        last = self.last_chosen(who)
        for entry in self.entries[who]:
            if entry.kind != "game" and entry.round > last:
                total += self.draw - entry.points
        return total


class ForeTable:
    """The adjusted scores of Fore Buchholz: the games of the last round are drawn."""

    def __init__(self, table):
        self.table = table
        self.last = max(table.rounds, table.event.rounds or 0)

    def change(self, who):
        """What the last game counts more or less when it is drawn."""
        entries = self.table.entries[who]
        if entries and self.last == self.table.rounds:
            entry = entries[-1]
            if entry.kind == "game" and entry.round == self.last:
                return self.table.draw - entry.points
        return Fraction(0)

    def total(self, who):
        return self.table.total(who) + self.change(who)

    def adjusted(self, who):
        entries = self.table.entries[who]
        if any(entry.round == self.last and entry.kind in ("game", "pairing")
               for entry in entries):
            return self.total(who)
        return self.table.adjusted(who) + self.change(who)


def edition(run, code):
    if code.edition:
        return code.edition
    day = run.event.table.get("start", run.event.table.get("end"))
    return 2023 if day is not None and str(day)[:10] < "2026-03-01" else 2026


def buchholz(run, table, code, who, factors=None, factor_of_draw=None, fore=False):
    """BH and FB; SB with the points of each round as factors."""
    scores = ForeTable(table) if fore else table
    lines = []  # basis, amount, own total missed by choice
    for entry in table.entries[who]:
        last = fore and entry.round == scores.last and entry.kind == "game"
        counts = entry.played or table.round_robin or code.forfeits_played or last
        own = False
        if counts and entry.opponent is not None:
            basis = scores.adjusted(entry.opponent)
        elif table.round_robin:
            continue
        else:
            own = True
            basis = scores.total(who)
            if edition(run, code) == 2026:
                if entry.opponent is not None:
                    basis = min(basis, scores.adjusted(entry.opponent))
                else:
                    basis = min(basis, table.draw * table.rounds)
        amount = basis
        if factors is not None:
            amount = basis * factors[entry.round]
            if own and code.as_draws and not table.round_robin:
                amount = basis * factor_of_draw
        lines.append((basis, amount, own and entry.by_choice))
    cuts = table.rounds
    for _ in range(min(code.cut_low, cuts, len(lines))):
        cuts -= 1
        least = min(lines, key=lambda line: (line[0], line[1]))
        chosen = [line for line in lines if line[2]]
        if chosen and not code.cut_alike:
            other = min(chosen, key=lambda line: line[1])
            if other[1] >= least[1]:
                least = other
        lines.remove(least)
    for _ in range(min(code.cut_high, cuts, len(lines))):
        lines.remove(max(lines, key=lambda line: (line[0], line[1])))
    return sum((amount for _, amount, _ in lines), Fraction(0))


def half_up(value, digits=0):
    unit = Fraction(1, 10**digits)
    return (value / unit + Fraction(1, 2)) // 1 * unit


def met(table, who):
    return [entry for entry in table.entries[who] if entry.played]


def average_of_buchholz(run, table, code, who):
    found = [buchholz(run, table, Code("BH"), entry.opponent, fore=code.fore)
             for entry in met(table, who)]
    if not found:
        return None
    digits = next((d for d, r in ((2, 9), (3, 27), (4, 73)) if table.rounds < r), 5)
    return half_up(sum(found) / len(found), digits)


def koya(table, code, who):
    games = Fraction(table.rounds)
    if table.round_robin:
        size = len(table.event.names)
        if size and table.rounds % size == 0:
            games -= Fraction(table.rounds, size)
        games -= sum(1 for one in table.entries.values()
                     if not any(entry.kind == "game" for entry in one))
    limit = code.limit * table.win * games + code.moved
    return sum((entry.points for entry in table.entries[who]
                if entry.opponent is not None and table.total(entry.opponent) >= limit),
               Fraction(0))


def progressive(table, code, who):
    total, running = Fraction(0), Fraction(0)
    for round_ in range(1, table.rounds + 1):
        running += sum((entry.points for entry in table.entries[who] if entry.round == round_),
                       Fraction(0))
        running += sum((points for at, points in table.given[who] if at == round_), Fraction(0))
        if round_ > code.cut_low:
            total += running
    return total


# Ratings.


def rating(run, code, who):
    return run.event.by_name[who].get("rating") or code.rating


def rated_opponents(run, table, code, who):
    """The ratings of the opponents met; None if one of them has none."""
    found = [rating(run, code, entry.opponent) for entry in met(table, who)]
    return None if any(one is None for one in found) else found


def mean_rating(code, found):
    found = sorted(found)
    found = found[code.cut_low:len(found) - code.cut_high]
    return half_up(Fraction(sum(found), len(found))) if found else None


def over_board(table, who):
    games = met(table, who)
    return sum((entry.plain for entry in games), Fraction(0)), len(games)


def performance(run, table, code, who):
    found = rated_opponents(run, table, code, who)
    if not found:
        return None
    points, games = over_board(table, who)
    percent = int(half_up(100 * points / games))
    more = PERCENT[percent - 50] if percent >= 50 else -PERCENT[50 - percent]
    return mean_rating(Code("ARO"), found) + more


def expected(difference):
    if difference < 0:
        return 100 - expected(-difference)
    return 50 + sum(1 for one in EXPECTED if one < difference)


def perfect(run, table, code, who):
    found = rated_opponents(run, table, code, who)
    if not found:
        return None
    points, _ = over_board(table, who)
    low, high = min(found) - 800, max(found) + 800
    if points == 0:
        return Fraction(low)
    while low < high:
        middle = (low + high) // 2
        if sum(expected(middle - one) for one in found) >= 100 * points:
            high = middle
        else:
            low = middle + 1
    return Fraction(low)


def mean_of_opponents(run, table, code, who, of):
    values = [of(run, table, code, entry.opponent) for entry in met(table, who)]
    values = [value for value in values if value is not None]
    return half_up(sum(values, Fraction(0)) / len(values)) if values else None


# US Chess.


def us_adjusted(table, who):
    played = met(table, who)
    return sum((entry.points for entry in played), Fraction(0)) \
        + table.draw * (table.rounds - len(played))


def modified_median(table, who):
    found = [us_adjusted(table, entry.opponent) for entry in met(table, who)]
    found = sorted(found + [Fraction(0)] * (table.rounds - len(found)))
    times = 2 if table.rounds >= 9 else 1
    total = 2 * table.total(who)
    low = times if total >= table.win * table.rounds else 0
    high = times if total <= table.win * table.rounds else 0
    return sum(found[low:len(found) - high], Fraction(0))


def cumulative(table, who):
    free = sum(1 for entry in table.entries[who]
               if not entry.played and entry.points == table.win)
    return progressive(table, Code("PS"), who) - table.win * free


# Direct encounter.


def direct_encounter(run, table, code, members, again=True):
    """The parts of a group by the games among them, again for those still level."""
    points, met_ = {}, {}
    for who in members:
        by_opponent = {}
        for entry in table.entries[who]:
            counts = not entry.forfeited or table.round_robin or code.forfeits_played
            if entry.opponent in members and counts:
                by_opponent.setdefault(entry.opponent, []).append(entry.points)
        points[who] = sum((sum(found) / len(found) for found in by_opponent.values()),
                          Fraction(0))
        met_[who] = len(by_opponent)
    if table.round_robin or all(count == len(members) - 1 for count in met_.values()):
        parts = ranked(points)
    else:
        parts = certain_parts(table, members, points, met_)
    if len(parts) == 1 or not again:
        return parts
    return [one for part in parts for one in
            (direct_encounter(run, table, code, part) if len(part) > 1 else [part])]


def certain_parts(table, members, points, met_):
    most = {who: points[who] + table.win * (len(members) - 1 - met_[who]) for who in members}
    left = sorted(members, key=lambda who: (-points[who], who))
    parts = []
    while len(left) > 1 and points[left[0]] > max(most[who] for who in left[1:]):
        parts.append([left.pop(0)])
    return parts + [sorted(left)]


# The value of each code.


def starting_numbers(run):
    numbers = {one.name: one.get("number") for one in run.event.participants}
    if None not in numbers.values() and len(set(numbers.values())) == len(numbers):
        return numbers
    order = sorted(run.event.participants, key=lambda one: (-(one.get("rating") or 0), one.name))
    return {one.name: at for at, one in enumerate(order, 1)}


def value_of(run, table, code, who):
    """The value of a code for a player, None if it is undefined."""
    entries = table.entries[who]
    simple = {
        "PTS": lambda: table.total(who) + sum((points for round_, points in table.given[who]
                                               if round_ is None), Fraction(0)),
        "WIN": lambda: sum(1 for entry in entries if entry.points == table.win),
        "WON": lambda: sum(1 for entry in entries if entry.played and entry.plain == 1),
        "BPG": lambda: sum(1 for entry in entries if entry.played and entry.black),
        "BWG": lambda: sum(1 for entry in entries
                           if entry.played and entry.black and entry.plain == 1),
        "REP": lambda: sum(1 for entry in entries if entry.played or entry.kind == "pairing"
                           or entry.points == table.win),
        "STD": lambda: sum((Fraction(1) if entry.points > table.draw
                            else Fraction(entry.points == table.draw, 2) for entry in entries),
                           Fraction(0)),
        "PS": lambda: progressive(table, code, who),
        "RTNG": lambda: rating(run, code, who),
        "TPN": lambda: starting_numbers(run)[who],
        "BH": lambda: buchholz(run, table, code, who),
        "SB": lambda: buchholz(run, table, code, who,
                               {entry.round: entry.points for entry in entries}, table.draw),
        "FB": lambda: buchholz(run, table, code, who, fore=True),
        "AOB": lambda: average_of_buchholz(run, table, code, who),
        "KS": lambda: koya(table, code, who),
        "SOLKOFF": lambda: sum((us_adjusted(table, entry.opponent)
                                for entry in met(table, who)), Fraction(0)),
        "MODIFIED-MEDIAN": lambda: modified_median(table, who),
        "CUMULATIVE": lambda: cumulative(table, who),
        "CUMULATIVE-OF-OPPOSITION": lambda: sum(
            (cumulative(table, entry.opponent) for entry in met(table, who)), Fraction(0)),
    }
    simple["GE"] = simple["REP"]
    if code.code in simple:
        return simple[code.code]()
    found = rated_opponents(run, table, code, who)
    by_rating = {
        "ARO": lambda: mean_rating(code, found) if found else None,
        "TPR": lambda: performance(run, table, code, who),
        "PTP": lambda: perfect(run, table, code, who),
        "APRO": lambda: mean_of_opponents(run, table, code, who, performance),
        "APPO": lambda: mean_of_opponents(run, table, code, who, perfect),
    }
    if code.code not in by_rating:
        raise Refused(f"the criterion {code.code} is not implemented here")
    return by_rating[code.code]()


def order(run, clause, criterion, members):
    """The parts by a code, or None if nobody is separated."""
    from .criteria import gather
    if run.event.teams_of_chess:
        from . import teams
        return teams.order(run, clause, criterion.removeprefix("fide:"), members)
    named = criterion[5:] if criterion.lower().startswith("fide:") else criterion
    code = Code(named)
    gather(run, clause, members, code.code == "DE")
    table = Table(run)
    if code.code == "DE":
        return direct_encounter(run, table, code, members)
    values = {who: value_of(run, table, code, who) for who in members}
    if any(value is None for value in values.values()):
        return None
    return ranked(values, code.lowest == (code.code == "TPN"))
