"""Chess teams: their matches, and the tie-breaks of teams (docs/spec/criteria.md, Teams)."""

from fractions import Fraction

from . import fide
from .event import FORFEITS, PLAIN, spelled
from .exact import Refused, name, number, ranked

SCORES = ("match-points", "game-points")
OF_TABLE = ("SB", "BH", "FB", "AOB", "KS", "PS", "WIN", "WON", "REP")
EXTENDED = {"EDE": [], "EDEBT": ["BC", "TBR"], "EDEBB": ["BC", "BBE"], "EDET": ["TBR"],
            "EDEB": ["BBE"]}
HALF = Fraction(1, 2)


class TeamMatch:
    """A match of two teams, the first of which counts as White."""

    def __init__(self, table, scoring):
        self.teams = [name(team) for team in table["teams"]]
        self.round = table.get("round")
        self.stage = None
        self.status = table.get("status", "played")
        boards = table.get("boards")
        self.boards = [spelled(one) for one in boards] if isinstance(boards, list) else None
        self.open = self.boards is not None and "*" in self.boards
        win, draw, loss = scoring
        self.by_board = None  # the points on each board, for both sides
        if self.boards is not None and not self.open:
            counts = {Fraction(1): win, HALF: draw, Fraction(0): loss}
            self.by_board = []
            for one in self.boards:
                pair = [counts[plain] for plain in PLAIN[one]]
                if one in FORFEITS:
                    pair = [win if plain == 1 else Fraction(0) for plain in PLAIN[one]]
                self.by_board.append(pair)
            self.points = [sum(pair[side] for pair in self.by_board) for side in (0, 1)]
        elif "score" in table:
            self.points = [number(one) for one in table["score"]]
        else:
            self.points = [Fraction(0), Fraction(0)]

    def key(self):
        return (self.round is not None, self.round or 0, self.teams)

    @property
    def names(self):
        return sorted(self.teams)

    @property
    def forfeited(self):
        if self.status == "forfeit":
            return True
        a, b = self.points
        all_forfeits = bool(self.boards) and all(one in FORFEITS for one in self.boards)
        return all_forfeits and (a != b or a == b == 0)

    def plain(self, side):
        """1, ½ or 0 of the match."""
        own, other = self.points[side], self.points[1 - side]
        if own == other:
            return Fraction(0) if self.forfeited else HALF
        return Fraction(own > other)


def match_points(event):
    return [number(one) for one in event.table.get("match-points", [2, 1, 0])]


def boards_of(event):
    lengths = [len(match.boards) for match in event.matches if match.boards]
    return event.table.get("boards") or max(lengths, default=1)


class TeamTable(fide.Table):
    """The table of entries by one of the two scores."""

    def __init__(self, run, score):
        event = run.event
        self.event = event
        self.score = score
        self.round_robin = event.kind == "round-robin"
        win, draw, loss = match_points(event)
        if score == "game-points":
            win, draw, loss = (one * boards_of(event) for one in event.scoring["default"])
        self.win, self.draw, self.loss = win, draw, loss
        self.entries = {who: [] for who in event.names}
        for bye in event.byes:
            entry = fide.Entry(bye.get("round") or 1, self.bye_points(bye), bye["kind"])
            self.entries[name(bye["team"])].append(entry)
        for match in event.matches:
            self.place(match)
        held = [entry.round for entries in self.entries.values() for entry in entries
                if entry.kind == "game"]
        self.rounds = max(held, default=0)
        self.fill(set(held))
        if not any(match.open for match in event.matches):
            self.strike_out()
        self.given = {who: [] for who in event.names}
        for one in event.assigned:
            self.given[name(one["team"])].append((one.get("round"), number(one.get(score, 0))))
        for entries in self.entries.values():
            entries.sort(key=lambda entry: entry.round)

    def bye_points(self, bye):
        if self.score in bye:
            return number(bye[self.score])
        return {"full": self.win, "half": self.draw, "zero": Fraction(0)}[bye["kind"]]

    def place(self, match):
        if match.open or match.status == "annulled":
            return
        for side, who in enumerate(match.teams):
            plain = match.plain(side)
            points = match.points[side]
            if self.score == "match-points":
                points = {Fraction(1): self.win, HALF: self.draw, Fraction(0): self.loss}[plain]
            self.entries[who].append(fide.Entry(
                match.round or 1, points, "game", match.teams[1 - side], side == 1,
                match.forfeited, plain))


def standing_points(table, who):
    return table.total(who) + sum((points for round_, points in table.given[who]
                                   if round_ is None), Fraction(0))


def scores(run):
    """The score of each team."""
    event = run.event
    key = event.table.get("primary", "match-points")
    if not event.matches and not event.byes:
        return {one.name: one.exact(key) for one in event.participants}
    table = TeamTable(run, key)
    return {who: standing_points(table, who) for who in event.names}


# Board by board.


def board_points(match, who):
    return [pair[match.teams.index(who)] for pair in match.by_board]


def added(lists):
    """The sum of several lists of points, board by board."""
    size = max((len(one) for one in lists), default=0)
    return [sum((one[at] for one in lists if at < len(one)), Fraction(0)) for at in range(size)]


def between_two(run, members, must_be_known):
    """What each of the two scored on each board against the other, or None."""
    if len(members) != 2:
        return None
    matches = [match for match in run.event.matches
               if match.names == sorted(members) and not match.open]
    if not matches or (must_be_known and any(match.by_board is None for match in matches)):
        return None
    known = [match for match in matches if match.by_board is not None]
    return {who: added([board_points(match, who) for match in known]) for who in members}


def berlin_count(run, _, members):
    points = between_two(run, members, True)
    if points is None:
        return None
    return ranked({who: weighed(one) for who, one in points.items()})


def weighed(points):
    return sum((len(points) - at) * one for at, one in enumerate(points))


def first_boards(points):
    """The points on all boards but the last, but the last two, …, on the first."""
    return tuple(sum(points[:count]) for count in range(len(points) - 1, 0, -1))


def bottom_board(run, _, members):
    points = between_two(run, members, True)
    if points is None:
        return None
    return ranked({who: first_boards(one) for who, one in points.items()})


def all_boards(run, who):
    """The points of a team on each board over all its entries, or None if one is unknown."""
    size = boards_of(run.event)
    win, draw, _ = run.event.scoring["default"]
    lists = []
    for match in run.event.matches:
        if who in match.teams and not match.open:
            side = match.teams.index(who)
            if match.by_board is not None:
                lists.append(board_points(match, who))
            elif match.forfeited:
                lists.append([win if match.plain(side) == 1 else Fraction(0)] * size)
            else:
                return None
    for bye in run.event.byes:
        if name(bye["team"]) == who:
            one = {"pairing": win, "full": win, "half": draw}.get(bye["kind"], Fraction(0))
            lists.append([one] * size)
    return added(lists)


def board_count(points):
    return -sum((at + 1) * one for at, one in enumerate(points))


BY_BOARD = {"BC": board_count, "TBR": tuple, "BBE": first_boards}


def over_all_boards(run, code, members):
    boards = {who: all_boards(run, who) for who in run.event.names}
    if any(one is None for one in boards.values()):
        return None
    if code == "BC":
        table = TeamTable(run, "game-points")
        if len({table.total(who) for who in members}) > 1:
            return None
    return ranked({who: BY_BOARD[code](boards[who]) for who in members})


# Extended direct encounter.


def one_pass(run, table, code, members):
    return fide.direct_encounter(run, table, code, members, again=False)


def extended(run, tables, code, members):
    for key in (primary(run), other(run)):
        parts = one_pass(run, tables[key], code, members)
        if len(parts) > 1:
            break
    if len(parts) == 1 and len(members) == 2 and met_at_all(run, code, members):
        points = between_two(run, members, False)
        for by_board in EXTENDED[code.code]:
            if points and len(parts) == 1:
                parts = ranked({who: BY_BOARD[by_board](one) for who, one in points.items()})
    if len(parts) == 1:
        return parts
    return [one for part in parts for one in
            (extended(run, tables, code, part) if len(part) > 1 else [part])]


def met_at_all(run, code, members):
    return any(match.names == sorted(members) and not match.open
               and (not match.forfeited or run.event.kind == "round-robin"
                    or code.forfeits_played) for match in run.event.matches)


# The codes.


def primary(run):
    return run.event.table.get("primary", "match-points")


def other(run):
    return SCORES[1 - SCORES.index(primary(run))]


class TeamCode(fide.Code):
    def __init__(self, text):
        self.divisor = None
        self.score = None
        parts = text.upper().split("/")
        code, *score = parts[0].split(":")
        super().__init__("/".join([code] + [one for one in parts[1:] if one[0] != "K"]))
        for one in parts[1:]:
            if one[0] == "K":
                self.divisor = int(one[1:])
        if score:
            self.score = {"MP": "match-points", "GP": "game-points"}[score[0]]


def product(run, tables, code, who):
    """EMMSB to EGGSB: the opponents' scores of one kind times the points of the other."""
    kinds = {"M": "match-points", "G": "game-points"}
    basis, entry = (tables[kinds[letter]] for letter in code.code[1:3])
    factors = {one.round: one.points for one in entry.entries[who]}
    return fide.buchholz(run, basis, code, who, factors=factors, factor_of_draw=entry.draw)


def combination(run, tables, code, who):
    """SSSC."""
    first, second = tables[primary(run)], tables[other(run)]
    divisor = code.divisor or int(first.win * first.rounds / second.win)
    if divisor == 0:
        return None
    return second.total(who) + fide.buchholz(run, first, code, who) / divisor


def value_of(run, tables, code, who):
    if code.code in ("PTS", "MPTS", "GPTS", "MPVGP"):
        key = {"PTS": primary(run), "MPTS": SCORES[0], "GPTS": SCORES[1],
               "MPVGP": other(run)}[code.code]
        return standing_points(tables[key], who)
    if len(code.code) == 5 and code.code[0] == "E" and code.code.endswith("SB"):
        return product(run, tables, code, who)
    if code.code == "SSSC":
        return combination(run, tables, code, who)
    if code.code in OF_TABLE:
        key = code.score
        if key is None:
            key = SCORES[0] if code.code in ("WIN", "WON", "REP") else primary(run)
        return fide.value_of(run, tables[key], code, who)
    if code.code in ("RTNG", "TPN"):
        return fide.value_of(run, tables[SCORES[0]], code, who)
    raise Refused(f"the tie-break {code.code} of teams is not implemented here")


def of_file(run, clause, text, members):
    """The values that the file has, where it has no matches."""
    from .criteria import missing
    own = {"PTS": primary(run), "MPTS": SCORES[0], "GPTS": SCORES[1], "MPVGP": other(run)}
    values = {}
    for who in members:
        one = run.event.by_name[who]
        code = text.upper()
        found = one.get(own[code]) if code in own else None
        for key, value in one.get("values", {}).items():
            if found is None and key.upper() == code:
                found = value
        if found is None:
            answer = run.ask_data(f"event/{who}/{text}", clause.id, "number", [who])
            found = answer and answer[0]
        values[who] = None if found is None else number(found)
    if any(value is None for value in values.values()):
        raise missing()
    return ranked(values, not text.upper().startswith(("BC", "TPN")))


def order(run, clause, text, members):
    """The parts by a code of teams."""
    if not run.event.matches:
        return of_file(run, clause, text, members)
    code = TeamCode(text)
    tables = {key: TeamTable(run, key) for key in SCORES}
    if code.code in BY_BOARD:
        return over_all_boards(run, code.code, members)
    if code.code == "DE":
        return fide.direct_encounter(run, tables[code.score or primary(run)], code, members)
    if code.code in EXTENDED:
        return extended(run, tables, code, members)
    values = {who: value_of(run, tables, code, who) for who in members}
    lowest = code.lowest != (code.code == "TPN")
    defined = ranked({who: value for who, value in values.items() if value is not None},
                     not lowest)
    undefined = sorted(who for who, value in values.items() if value is None)
    return defined + ([undefined] if undefined else [])
