"""The event file: games, matches, scores, what is missing (docs/spec/event.md)."""

from decimal import ROUND_HALF_UP, Decimal, localcontext
from fractions import Fraction

from .exact import Refused, name, number
from .regulation import as_list

FORMAT = "tiebreak-event/1"
RESULTS = ("1-0", "0-1", "1/2-1/2", "+/-", "-/+", "-/-")
# What each result counts for White and Black, where a game counts 1, ½, 0.
PLAIN = {
    "1-0": (Fraction(1), Fraction(0)), "0-1": (Fraction(0), Fraction(1)),
    "1/2-1/2": (Fraction(1, 2), Fraction(1, 2)), "+/-": (Fraction(1), Fraction(0)),
    "-/+": (Fraction(0), Fraction(1)), "-/-": (Fraction(0), Fraction(0)),
}
FORFEITS = ("+/-", "-/+", "-/-")
TEAM_KEYS = ("boards", "match-points", "primary", "first-colours")
LACKS = ("vps", "imps", "score", "total-points")


def spelled(result):
    """A result as it is written in answers."""
    result = str(result).strip()
    return {"½-½": "1/2-1/2", "1/2": "1/2-1/2"}.get(result, result)


class Participant:
    def __init__(self, table):
        if isinstance(table, str):
            table = {"name": table}
        self.table = table
        self.name = name(table["name"])
        by_event = table.get("points-by-event")
        self.points = number(table["points"]) if "points" in table else None
        if by_event is not None:
            total = sum((number(points) for points in by_event.values()), Fraction(0))
            if self.points is not None and self.points != total:
                raise Refused(f"the points of {self.name} are not the sum of its events")
            self.points = total
        self.left_event = "withdrawn" in table or "expelled" in table
        self.declined = as_list(table.get("declines"))
        self.absent = self.left_event or "play-off" in self.declined

    def get(self, key, default=None):
        return self.table.get(key, default)

    def exact(self, key):
        return number(self.table.get(key, 0))


class Game:
    def __init__(self, table):
        self.table = table
        self.round = table.get("round")
        self.phase = table.get("phase")
        self.white = name(table["white"])
        self.black = name(table["black"])
        self.result = spelled(table["result"])
        if self.result not in RESULTS + ("*", "annulled"):
            raise Refused(f"{self.result} is not a result")
        if self.white == self.black:
            raise Refused(f"{self.white} cannot play against {self.white}")

    @property
    def players(self):
        return (self.white, self.black)

    @property
    def counts(self):
        return self.result in RESULTS

    @property
    def forfeited(self):
        return self.result in FORFEITS

    def opponent(self, who):
        return self.black if who == self.white else self.white

    def plain(self, who):
        """What the game counts for one of its players: 1, ½ or 0."""
        return PLAIN[self.result][0 if who == self.white else 1]

    def key(self):
        return (self.round is not None, self.round or 0, self.phase or "", self.white, self.black)


class Match:
    """A match of two teams, or a bye of one."""

    def __init__(self, table):
        self.table = dict(table)
        self.teams = [name(team) for team in table["teams"]]
        self.round = table.get("round")
        self.stage = table.get("stage")
        self.status = table.get("status", "played")
        self.label = None
        for key in LACKS + ("carry-over",):
            if key in table:
                self.table[key] = [number(value) for value in table[key]]

    def key(self):
        figures = [self.table.get(key, []) for key in ("imps", "vps", "total-points", "score")]
        return (self.stage is not None, self.stage or "", self.round is not None,
                self.round or 0, self.teams, figures)

    def side(self, who):
        return self.teams.index(who)

    def opponent(self, who):
        return self.teams[1 - self.side(who)]

    def figure(self, key, who):
        return self.table[key][self.side(who)]

    @property
    def names(self):
        return sorted(self.teams)


class Event:
    def __init__(self, table):
        if table.get("format") != FORMAT:
            raise Refused("not an event of format 1")
        self.table = table
        self.title = table["title"]
        self.kind = table["kind"]
        unit = next((u for u in ("player", "team", "pair") if table.get(u)), None)
        if unit is None:
            raise Refused("no participants")
        chess_teams = any(key in table for key in TEAM_KEYS) or table.get("sport") == "chess"
        self.sport = "chess" if unit == "player" or (unit == "team" and chess_teams) else "bridge"
        self.teams_of_chess = unit == "team" and self.sport == "chess"
        if any("tables" in board for board in table.get("board", [])):
            raise Refused("boards given table by table are not implemented here")
        self.participants = [Participant(one) for one in table[unit]]
        self.participants.sort(key=lambda one: one.name)
        self.names = [one.name for one in self.participants]
        if len(set(self.names)) < len(self.names):
            raise Refused("two participants have the same name")
        self.by_name = {one.name: one for one in self.participants}
        self.scoring = {"default": (Fraction(1), Fraction(1, 2), Fraction(0))}
        self.draw_wins = {}
        self.read_scoring(table.get("scoring", {}))
        self.games = sorted((Game(one) for one in table.get("game", [])), key=Game.key)
        self.byes = table.get("bye", [])
        self.assigned = table.get("assigned", [])
        if self.teams_of_chess:
            from .teams import TeamMatch
            matches = [TeamMatch(one, self.scoring["default"]) for one in table.get("match", [])]
            self.matches = sorted(matches, key=TeamMatch.key)
        else:
            self.matches = self.labelled([Match(one) for one in table.get("match", [])])
        self.qualification = [Match(one) for one in table.get("qualification-match", [])]
        self.boards = table.get("board", [])
        self.encounters = table.get("encounter", [])
        self.finished = table.get("finished") is True
        self.known(self.games, lambda game: game.players)
        self.known(self.matches, lambda match: match.teams)
        for match in [] if self.teams_of_chess else self.matches:
            self.check(match)
        self.cycles = table.get("cycles") or self.found_cycles()
        self.rounds = table.get("rounds")
        if self.kind == "match":
            if len(self.names) != 2:
                raise Refused("a match has two players")
            if self.cycles >= 2:
                self.rounds = self.cycles

    def read_scoring(self, scoring):
        for phase, points in scoring.items():
            if isinstance(points, dict):
                win, loss = number(points["win"]), number(points.get("loss", 0))
                self.scoring[phase] = (win, None, loss)
                self.draw_wins[phase] = points["draw-wins"]
            else:
                self.scoring[phase] = tuple(number(one) for one in points)

    def known(self, tables, names):
        for table in tables:
            for who in names(table):
                if who not in self.by_name:
                    raise Refused(f"{who} does not take part")

    def check(self, match):
        """Refuse a match that says nothing of its score."""
        if match.status == "annulled" or "vps" in match.table or "score" in match.table:
            return
        if self.kind in ("knockout", "board-a-match"):
            enough = "imps" in match.table
        else:
            enough = match.status == "played" and "imps" in match.table \
                and "boards" in match.table
        if not enough:
            raise Refused(f"the score of {match.label} does not follow from the file")

    @staticmethod
    def labelled(matches):
        matches.sort(key=Match.key)
        seen = {}
        for match in matches:
            label = "event/" + (f"{match.stage}/" if match.stage else "")
            label += f"round-{match.round}/" if match.round is not None else ""
            label += " - ".join(match.names)
            seen[label] = seen.get(label, 0) + 1
            match.label = label if seen[label] == 1 else f"{label} ({seen[label]})"
        return matches

    def found_cycles(self):
        """How often each two meet, where the file does not say."""
        if self.sport != "chess" or self.kind != "round-robin":
            return 1
        counts = set()
        for i, a in enumerate(self.names):
            for b in self.names[i + 1:]:
                counts.add(sum(1 for game in self.games if set(game.players) == {a, b}
                               and game.phase != "armageddon" and game.result != "annulled"))
        return counts.pop() if len(counts) == 1 and 0 not in counts else 1

    def together(self, a, b):
        """How many games or matches of the two there are, the annulled included."""
        games = sum(1 for game in self.games if set(game.players) == {a, b})
        return games + sum(1 for match in self.matches if set(match.teams) == {a, b})

    # Chess: points.

    def game_points(self, game, who):
        """What a game gives one of its players."""
        if not game.counts:
            return Fraction(0)
        phase = game.phase if game.phase in self.scoring else "default"
        win, draw, loss = self.scoring[phase]
        side = 0 if who == game.white else 1
        if game.result == "1/2-1/2":
            if draw is None:
                colour = ("white", "black")[side]
                return win if self.draw_wins[phase] == colour else loss
            return draw
        if PLAIN[game.result][side] == 1:
            return win
        return Fraction(0) if game.forfeited else loss

    def bye_points(self, bye):
        if "points" in bye:
            return number(bye["points"])
        win, draw, _ = self.scoring["default"]
        return {"pairing": win, "full": win, "half": draw, "zero": Fraction(0)}[bye["kind"]]

    def chess_scores(self, answered):
        """The score of each player; `answered` are the games that answers gave a result."""
        scores = {}
        for one in self.participants:
            games = answered if one.points is not None else self.games
            total = one.points or Fraction(0)
            total += sum((self.game_points(game, one.name) for game in games
                          if one.name in game.players), Fraction(0))
            if one.points is None:
                total += sum((self.bye_points(bye) for bye in self.byes
                              if name(bye["player"]) == one.name), Fraction(0))
                total += sum((number(points["points"]) for points in self.assigned
                              if name(points["player"]) == one.name), Fraction(0))
            scores[one.name] = total
        return scores

    def withdraw(self, rule):
        """Strike out or forfeit the games of those who withdrew from a round robin."""
        for one in self.participants:
            games = [game for game in self.games
                     if one.name in game.players and game.result != "annulled"]
            if not one.left_event or not games:
                continue
            full = (len(self.names) - 1) * self.cycles
            if rule == "annulled" or (rule == "half" and 2 * len(games) < full):
                self.games = [game for game in self.games if one.name not in game.players]
                continue
            for other in self.participants:
                if other is one:
                    continue
                result = "-/-" if other.left_event else "+/-"
                for _ in range(self.cycles - self.together(one.name, other.name)):
                    game = {"white": other.name, "black": one.name, "result": result}
                    self.games.append(Game(game))
        self.games.sort(key=Game.key)

    # Bridge: scores.

    def score_of(self, match):
        """The score of both sides, without carry-over, or None."""
        if self.kind in ("round-robin", "swiss"):
            if "vps" in match.table:
                return match.table["vps"]
            found = self.scale(match)
            return found if found is not None else match.table.get("score")
        keys = ("score", "imps", "vps") if self.kind == "knockout" else ("score", "vps", "imps")
        return next((match.table[key] for key in keys if key in match.table), None)

    def scale(self, match):
        """The VPs that follow from boards and IMPs."""
        if match.status != "played" or "imps" not in match.table or "boards" not in match.table:
            return None
        first, second = match.table["imps"]
        table = self.table.get("board-scoring", {}).get("vp-table")
        if isinstance(table, str):
            raise Refused("built-in VP tables are not implemented here")
        margin = abs(first - second)
        if table:
            row = [row for row in table if number(row[0]) <= margin][-1]
            won = (number(row[1]), number(row[2]))
        else:
            if margin.denominator != 1:
                return None
            points = continuous(match.table["boards"])
            best = points[min(int(margin), len(points) - 1)]
            won = (best, 20 - best)
        return list(won) if first >= second else [won[1], won[0]]

    def is_meeting(self, match):
        return match.status == "played" and len(match.teams) == 2

    def meetings(self):
        return [match for match in self.matches
                if self.is_meeting(match) and self.score_of(match) is not None]

    def bridge_scores(self):
        scores = {}
        for one in self.participants:
            if one.points is not None:
                scores[one.name] = one.points
                continue
            total = one.exact("carry-over") - one.exact("penalty")
            total += sum((number(part) for part in one.get("sessions", [])), Fraction(0))
            for match in self.matches:
                if one.name in match.teams and match.status != "annulled":
                    score = self.score_of(match)
                    total += score[match.side(one.name)] if score else 0
            scores[one.name] = total
        return scores

    # What is missing.

    def missing(self):
        """How many games are missing, and those that can be named, as the ruling lists them."""
        named = [{"round": game.round, "between": list(game.players)}
                 for game in self.games if game.result == "*"]
        if self.teams_of_chess:
            named += [{"round": match.round, "between": match.teams} for match in self.matches
                      if match.open]
        published = all(one.points is not None for one in self.participants)
        if self.teams_of_chess and not self.matches and not self.byes:
            published = all(self.table.get("primary", "match-points") in one.table
                            for one in self.participants)
        pairs = []
        if self.kind == "round-robin" and not self.finished and not published:
            pairs = self.missing_pairs()
        count = len(named) + len(pairs)
        entries = self.games or self.matches or self.byes
        sessions = max((len(one.get("sessions", [])) for one in self.participants), default=0)
        if self.rounds and not pairs and not self.finished:
            if entries or sessions or not published:
                more = max(0, self.rounds - max(self.held(), sessions))
                count += more * (len(self.names) // 2)
        named += pairs
        named.sort(key=lambda one: (one.get("round") is None, one.get("round") or 0,
                                    one["between"]))
        return count, [{key: value for key, value in one.items() if value is not None}
                       for one in named[:50]]

    def held(self):
        """The highest round number, or the most entries without a round of a participant."""
        rounds = [one.round for one in self.games + self.matches if one.round is not None]
        rounds += [bye["round"] for bye in self.byes if bye.get("round") is not None]
        most = 0
        for who in self.names:
            most = max(most, sum(1 for game in self.games
                                 if game.round is None and who in game.players)
                       + sum(1 for match in self.matches
                             if match.round is None and who in match.teams)
                       + sum(1 for bye in self.byes if bye.get("round") is None
                             and name(bye.get("player", bye.get("team"))) == who))
        return max(rounds + [most, 0])

    def missing_pairs(self):
        entries = [(one.round, set(one.players)) for one in self.games]
        entries += [(one.round, set(one.teams)) for one in self.matches]
        entries += [(bye.get("round"), {name(bye.get("player", bye.get("team")))})
                    for bye in self.byes]
        numbered = all(round_ is not None for round_, _ in entries)
        size = len(self.names)
        rounds = self.rounds or (size - 1 + size % 2) * self.cycles
        found = []
        for i, a in enumerate(self.participants):
            for b in self.participants[i + 1:]:
                lacks = self.cycles - self.together(a.name, b.name)
                if lacks <= 0 or a.left_event or b.left_event:
                    continue
                busy = {round_ for round_, who in entries if who & {a.name, b.name}}
                free = [r for r in range(1, rounds + 1) if r not in busy]
                at = free[0] if numbered and lacks == 1 and len(free) == 1 else None
                found += [{"round": at, "between": [a.name, b.name]}] * lacks
        return found


SCALES = {}


def continuous(boards):
    """The WBF's continuous scale: the winner's VPs for the margins 0, 1, … (the last is 20)."""
    if boards in SCALES:
        return SCALES[boards]
    with localcontext() as context:
        context.prec = 60
        tau = (Decimal(5).sqrt() - 1) / 2
        unit = 15 * Decimal(boards).sqrt()
        points = []
        margin = 0
        while not points or points[-1] < 20:
            value = Decimal(20)
            if margin * margin < 225 * boards:
                value = 10 + 10 * (1 - tau ** (3 * margin / unit)) / (1 - tau**3)
            cents = (value * 100).quantize(Decimal(1), rounding=ROUND_HALF_UP)
            points.append(Fraction(int(cents), 100))
            margin += 1
    changed = True
    while changed:
        changed = False
        for x in range(1, len(points) - 1):
            if points[x + 1] - points[x] > points[x] - points[x - 1]:
                points[x] += Fraction(1, 100)
                changed = True
    SCALES[boards] = points
    return points
