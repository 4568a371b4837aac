"""Knock-outs: each match counts by itself (docs/spec/event.md, Knock-outs)."""

from fractions import Fraction

WORDS = (("semi", 2), ("quarter", 1), ("final", 3), ("play-off", 3), ("playoff", 3))


class Pairing:
    """A match of the event: the two, their scores, whether it is finished."""

    def __init__(self, round_, stage, names, scores, finished, carry_over=None):
        self.winner = None
        self.taken = False
        self.round = round_
        self.stage = stage
        self.names = names  # in the order of the file
        self.scores = scores
        self.carry_over = carry_over or [Fraction(0), Fraction(0)]
        self.finished = finished
        self.totals = [score + more for score, more in zip(scores, self.carry_over)]

    @property
    def pair(self):
        return sorted(self.names)

    @property
    def title(self):
        stage = self.stage or (f"round-{self.round}" if self.round is not None else "match")
        return f"{stage}/{' - '.join(self.pair)}/"


def chess_pairings(run):
    event = run.event
    by_pair = {}
    for game in event.games:
        if game.result != "annulled":
            by_pair.setdefault(tuple(sorted(game.players)), []).append(game)
    found = []
    for pair, games in by_pair.items():
        rounds = [game.round for game in games]
        round_ = None if None in rounds else min(rounds)
        scores = [sum((event.game_points(game, who) for game in games), Fraction(0))
                  for who in pair]
        left = sum(1 for game in games if game.result == "*")
        left += max(0, event.cycles - len(games))
        most = left * event.scoring["default"][0]
        finished = left == 0 or abs(scores[0] - scores[1]) > most
        found.append(Pairing(round_, None, list(pair), scores, finished))
    found.sort(key=lambda one: (one.round is not None, one.round or 0, one.pair))
    stages = {}
    for one in found:
        stages.setdefault(one.round, []).append(one)
    return list(stages.values())


def rank_of_stage(stage):
    text = (stage or "").lower()
    return next((rank for word, rank in WORDS if word in text), 0)


def bridge_pairings(run):
    event = run.event
    stages = {}
    for match in event.matches:
        if match.status != "annulled" and len(match.teams) == 2:
            score = event.score_of(match)
            carry_over = match.table.get("carry-over")
            one = Pairing(match.round, match.stage, match.teams, score or [], score is not None,
                          carry_over if score is not None else None)
            stages.setdefault((match.round, match.stage), []).append(one)
    keys = sorted(stages, key=lambda key: (key[0] is not None, key[0] or 0,
                                           rank_of_stage(key[1]), -len(stages[key]),
                                           key[1] or ""))
    return [stages[key] for key in keys]


class Field:
    def __init__(self, members, first, is_open):
        self.members = members
        self.first = first
        self.open = is_open
        self.stuck = False


def standing(run):
    from .exact import written
    from .ruling import Part
    chess = run.event.sport == "chess"
    stages = chess_pairings(run) if chess else bridge_pairings(run)
    unknown = any(not one.finished for stage in stages for one in stage) and not chess
    fields = [Field(list(run.event.names), 1, run.interim or unknown)]
    wins = {who: 0 for who in run.event.names}
    for stage in stages:
        after = []
        for field in fields:
            after += split(run, stage, field, wins, chess)
        fields = after
    run.scores = {}
    for field in fields:
        most = max(wins[who] for who in field.members)
        run.scores.update({who: most for who in field.members})
    for stage in stages:
        for one in stage:
            if one.finished and one.taken:
                table = {"round": one.round, "stage": one.stage, "between": one.names,
                         "score": [written(score) for score in one.scores],
                         "carry-over": [written(more) for more in one.carry_over],
                         "total": [written(total) for total in one.totals],
                         "winner": one.winner}
                run.matches.append(table)
    fields.sort(key=lambda field: field.first)
    return [(field.first, Part(sorted(field.members), field.open)) for field in fields]


def split(run, stage, field, wins, chess):
    """The fields that a stage makes of a field."""
    losers = []
    undecided = False
    if field.stuck:
        return [field]
    for one in stage:
        if not set(one.names) <= set(field.members):
            continue
        one.taken = True
        loser = None
        if not one.finished:
            undecided = True
            field.open = True
            continue
        if one.totals[0] != one.totals[1]:
            winner = one.names[0 if one.totals[0] > one.totals[1] else 1]
            loser = one.names[1 if winner == one.names[0] else 0]
        else:
            loser, is_open = level_match(run, one, field, chess)
            if loser is None:
                undecided = True
                field.open = field.open or is_open
                continue
        one.winner = next(who for who in one.names if who != loser)
        wins[one.winner] += 1
        losers.append(loser)
    if undecided or (run.interim and not chess):
        field.stuck = undecided
        return [field]
    if not losers:
        return [field]
    left = [who for who in field.members if who not in losers]
    ahead = Field(left, field.first, field.open)
    return [ahead, Field(losers, field.first + len(left), False)]


def level_match(run, one, field, chess):
    """The loser of a level match, or None and whether an answer can still decide it."""
    entry = run.entry
    first = 1 if chess else field.first
    if not chess:
        last = field.first + len(field.members) - 1
        if run.interim or not entry.settles(field.first, last):
            return None, False
    parts = run.departed(one.title, one.pair)
    if parts is None:
        parts = run.run_tie(one.pair, first, one.title)
    if len(parts) == 2 and len(parts[1].members) == 1 and not parts[1].open:
        return parts[1].members[0], False
    return None, any(part.open for part in parts)
