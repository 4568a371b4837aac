"""What `play` does: matches, round robins, knock-outs, boards (docs/spec/stages.md)."""

from dataclasses import replace
from fractions import Fraction

from . import clocks
from .event import PLAIN
from .exact import Refused, ranked

FOR_TWO = ("match", "until-won", "armageddon")
NAMES = {"match": "match", "until-won": "sudden-death", "armageddon": "armageddon",
         "board": "board"}


def play(run, clause, group):
    rule = clause.get("play")
    form = rule["form"]
    if form in FOR_TWO and len(group.members) != 2:
        return run.give_up(clause, group, "stage-for-two")
    if form in ("knock-out", "ladder"):
        return seeded(run, clause, group)
    seeds = None
    if looks_at_seeds(rule):
        if rule.get("seeding"):
            seeds = seeding(run, clause, group)
            if seeds is None:
                return run.give_up(clause, group, "not-seeded")
            if not seeds:
                return still_open(group)
        else:
            seeds = group.seeds
        if seeds is None:
            return run.give_up(clause, group, "no-seeds")
        seeds = sorted(group.members, key=seeds.index)
    path = stage_path(run, group, form)
    group = replace(group, unnamed=False)
    stage = Stage(run, clause, group, path, seeds)
    forms = {"match": match, "until-won": until_won, "armageddon": armageddon,
             "round-robin": round_robin, "board": board}
    if form not in forms:
        raise Refused(f"the stage {form} is not implemented here")
    return forms[form](stage)


def still_open(group):
    from .ruling import Part
    return [Part(group.members, True)]


def looks_at_seeds(rule):
    return any("seed" in str(rule.get(key, "")) for key in ("white", "level-wins", "draw-wins"))


def stage_path(run, group, form):
    if form == "round-robin":
        path = f"{group.path}round-robin-{group.round_robins + 1}"
    elif group.unnamed:
        path = group.path[:-1]
    else:
        return run.label(group.path + NAMES[form])
    run.labels.add(path)
    return path


def paths_to_come(run, clause, group):
    """The paths that the stage would take now."""
    rule = clause.get("play")
    form = rule["form"]
    if form == "ladder":
        return [group.path + "step-1"]
    if form == "knock-out":
        size = field_size(len(group.members))
        return [group.path + pairing_name(size, i + 1) for i in range(size // 2)]
    if form == "round-robin":
        return [f"{group.path}round-robin-{group.round_robins + 1}"]
    if group.unnamed:
        return [group.path[:-1]]
    path, count = group.path + NAMES[form], 1
    while path in run.labels:
        count += 1
        path = f"{group.path}{NAMES[form]}-{count}"
    return [path]


class Stage:
    """A stage that is played: its clause, group, path and seeds."""

    def __init__(self, run, clause, group, path, seeds):
        self.run = run
        self.clause = clause
        self.rule = clause.get("play")
        self.group = group
        self.path = path
        self.seeds = seeds
        self.drawn_by = self.rule.get("drawn-by", clause.id)
        self.bid = None  # Black's time in seconds

    def open(self):
        return still_open(self.group)

    def follow(self, parts):
        return self.run.follow(self.clause, parts, self.group)

    def clock(self):
        return clocks.of_stage(self.run.regulation, self.rule, self.bid)

    # Games.

    def question(self, ident, white, black, draw_wins=None):
        question = {"id": ident, "kind": "game", "clause": self.clause.id, "white": white,
                    "black": black, "clock": self.clock()}
        if draw_wins:
            question["draw-wins"] = draw_wins
        return question

    def result(self, question):
        """The result of a game, answered or forfeited; None while it is open."""
        from .ruling import PlayOffGame
        run = self.run
        white, black = question["white"], question["black"]
        found = run.peek(question)
        if found is None:
            found = self.forfeit(white, black)
        if found is not None:
            run.games.append(PlayOffGame(white, black, found, self.clause.id))
        return found

    def forfeit(self, white, black):
        """The result of a game without an answer if somebody does not play any more."""
        if self.run.gone(white):
            return "-/-" if self.run.gone(black) else "-/+"
        return "+/-" if self.run.gone(black) else None

    def ask_game(self, *args, **keys):
        question = self.question(*args, **keys)
        found = self.result(question)
        if found is None:
            self.run.leave_unanswered(question)
        return found

    # Who begins with White.

    def lots(self, purpose):
        return self.run.ask(f"{self.path}/{purpose}", "lots", self.drawn_by, purpose=purpose,
                            among=self.group.members)

    def first_white(self):
        """Who has White in the first game, or None while that is open."""
        found = self.find_white()
        if found is not None:
            self.group = replace(self.group, first_white=found)
        return found

    def find_white(self):
        white = self.rule["white"]
        a, b = self.group.members
        if white == "kept" and self.group.first_white is not None:
            return self.group.first_white
        if white in ("lots", "kept"):
            drawn = self.lots("first-white")
            return drawn and drawn[0]
        if white == "toss-with-choice":
            drawn = self.lots("coin-toss")
            return drawn and self.choice(drawn[0])
        if white == "bids":
            return self.bids(a, b)
        seed = self.seeds[0] if white.startswith("higher-seed") else self.seeds[1]
        return self.choice(seed) if white.endswith("chooses") else seed

    def other(self, who):
        a, b = self.group.members
        return b if who == a else a

    def choice(self, chooser):
        other = self.other(chooser)
        question = {"id": f"{self.path}/colour", "kind": "colour", "clause": self.drawn_by,
                    "chooser": chooser, "other": other}
        found = self.run.peek(question)
        if found is None and not (self.run.gone(chooser) or self.run.gone(other)):
            self.run.leave_unanswered(question)
            return None
        return other if found == "black" else chooser

    def bids(self, a, b):
        most = int(self.clock()["black"]["base"])
        question = {"id": f"{self.path}/bid", "kind": "bid", "clause": self.drawn_by,
                    "between": [a, b], "most": most}
        found = self.run.peek(question)
        if found is None:
            if self.run.gone(a) or self.run.gone(b):
                return a
            self.run.leave_unanswered(question)
            return None
        self.bid = int(min(found))
        if found[0] == found[1]:
            drawn = self.lots("first-white")
            return drawn and drawn[0]
        return b if found[0] < found[1] else a

    def colour_that_wins(self, wins, white):
        """The colour for which `wins` (a colour or a seed) stands."""
        if wins in ("white", "black", None):
            return wins
        seed = self.seeds[0] if wins == "higher-seed" else self.seeds[1]
        return "white" if seed == white else "black"

    def both_forfeit(self, ident, choices):
        """The decision after both forfeited: parts, "go-on", or None while it is open."""
        a, b = self.group.members
        if self.run.gone(a) or self.run.gone(b):
            choices = None
        return self.run.decided(f"{ident}/decision", self.clause.id, "Chief Arbiter", [a, b],
                                choices)


def match(stage):
    games = stage.rule.get("games", 2)
    first = stage.first_white()
    if first is None:
        return stage.open()
    second = stage.other(first)
    points = {first: Fraction(0), second: Fraction(0)}
    stops = stage.run.entry.stop and not stage.rule.get("played-out")
    for i in range(1, games + 1):
        if stops and abs(points[first] - points[second]) > games - i + 1:
            break
        white, black = (first, second) if i % 2 == 1 else (second, first)
        draw_wins = None
        if games == 1:
            draw_wins = stage.colour_that_wins(stage.rule.get("level-wins"), white)
        found = stage.ask_game(f"{stage.path}/game-{i}", white, black, draw_wins=draw_wins)
        if found is None:
            return stage.open()
        points[white] += PLAIN[found][0]
        points[black] += PLAIN[found][1]
    if points[first] == points[second] and stage.rule.get("level-wins"):
        higher = stage.rule["level-wins"] == "higher-seed"
        return stage.follow([[one] for one in (stage.seeds if higher else stage.seeds[::-1])])
    return stage.follow(ranked(points))


def until_won(stage):
    first = stage.first_white()
    if first is None:
        return stage.open()
    players = {"1": first, "2": stage.other(first)}
    order = stage.rule.get("order", "1 2").split()
    for i in range(1, 10_001):
        white = players[order[(i - 1) % len(order)]]
        black = stage.other(white)
        ident = f"{stage.path}/game-{i}"
        found = stage.ask_game(ident, white, black)
        if found is None:
            return stage.open()
        asked = stage.run.regulation.rule("double-forfeit") == "asked"
        if found == "-/-" and asked:
            choices = [{"id": "go-on", "clause": stage.clause.id}, {"id": "other-means"}]
            decision = stage.both_forfeit(ident, choices)
            if decision is None:
                return stage.open()
            if decision != "go-on":
                return stage.follow(decision)
        elif PLAIN[found][0] != PLAIN[found][1]:
            winner = white if PLAIN[found][0] else black
            return stage.follow([[winner], [stage.other(winner)]])
    return stage.open()


def armageddon(stage):
    white = stage.first_white()
    if white is None:
        return stage.open()
    black = stage.other(white)
    colour = stage.colour_that_wins(stage.rule["draw-wins"], white)
    ident = f"{stage.path}/game-1"
    found = stage.ask_game(ident, white, black, draw_wins=colour)
    if found is None:
        return stage.open()
    asked = stage.run.regulation.rule("double-forfeit") == "asked"
    if found == "-/-" and asked:
        decision = stage.both_forfeit(ident, None)
        return stage.open() if decision is None else stage.follow(decision)
    if PLAIN[found][0] == PLAIN[found][1]:
        winner = white if colour == "white" else black
    else:
        winner = white if PLAIN[found][0] else black
    return stage.follow([[winner], [stage.other(winner)]])


def berger(size):
    """The rounds of a cycle: pairs of pairing numbers, White first."""
    even = size + size % 2
    around = even - 1
    rounds = []
    for r in range(1, even):
        o = (r - 1) * (even // 2) % around + 1
        pairs = [(o, even) if r % 2 == 1 else (even, o)]
        for k in range(1, even // 2):
            pairs.append(((o + k - 1) % around + 1, (o - k - 1) % around + 1))
        rounds.append([pair for pair in pairs if max(pair) <= size])
    return rounds


def schedule(numbers, is_reversed, cycles):
    """All rounds, each a list of White and Black."""
    rounds = []
    for cycle in range(cycles):
        swap = is_reversed != (cycle % 2 == 1)
        for pairs in berger(len(numbers)):
            names = [(numbers[a - 1], numbers[b - 1]) for a, b in pairs]
            rounds.append([(b, a) if swap else (a, b) for a, b in names])
    return rounds


def pairing_numbers(stage):
    """The players in the order of their numbers and whether colours are reversed, or None."""
    group, rule = stage.group, stage.rule
    again = group.numbers is not None and sorted(group.numbers) == group.members
    if rule["numbers"] != "lots" and again:
        return group.numbers, not group.reversed
    asked_by = stage.clause.id if rule["numbers"] == "reversed" else stage.drawn_by
    drawn = stage.run.ask(f"{stage.path}/pairing-numbers", "lots", asked_by,
                          purpose="pairing-numbers", among=group.members)
    return drawn and (drawn, False)


def round_robin(stage):
    found = pairing_numbers(stage)
    if found is None:
        return stage.open()
    numbers, is_reversed = found
    cycles = stage.rule.get("cycles", 1)
    if stage.rule.get("double-for-two") and len(numbers) == 2:
        cycles = max(cycles, 2)
    stage.group = replace(stage.group, round_robins=stage.group.round_robins + 1,
                          numbers=numbers, reversed=is_reversed)
    rounds = schedule(numbers, is_reversed, cycles)
    entry = stage.run.entry
    may_stop = (entry.stop and entry.winner_only and stage.group.first == 1
                and not stage.rule.get("played-out"))
    points = {who: Fraction(0) for who in numbers}
    for r, games in enumerate(rounds, 1):
        asked = []
        without_result = []
        for b, (white, black) in enumerate(games, 1):
            question = stage.question(f"{stage.path}/round-{r}/game-{b}", white, black)
            result = stage.result(question)
            if result is None:
                asked.append(question)
                without_result.append((white, black))
                continue
            points[white] += PLAIN[result][0]
            points[black] += PLAIN[result][1]
        complete = not asked
        if may_stop and (complete or entry.stop != "clear-winner-after-round"):
            winner = clear_winner(stage, numbers, points, without_result, rounds[r:], r + 1)
            if winner is not None:
                others = sorted(who for who in numbers if who != winner)
                return stage.follow([[winner], others])
        if not complete:
            for question in asked:
                stage.run.leave_unanswered(question)
            return stage.open()
    return stage.follow(ranked(points))


def clear_winner(stage, numbers, points, without_result, later, next_round):
    """Who has won although games are left, or None."""
    certain = dict(points)
    possible = {who: 0 for who in numbers}
    if not any(later) and not without_result:
        return None
    for r, games in enumerate(later, next_round):
        for b, (white, black) in enumerate(games, 1):
            question = stage.question(f"{stage.path}/round-{r}/game-{b}", white, black)
            forfeited = stage.forfeit(white, black)
            if stage.run.answers.find(question) is not None or forfeited is None:
                without_result = without_result + [(white, black)]
            else:
                certain[white] += PLAIN[forfeited][0]
                certain[black] += PLAIN[forfeited][1]
    for pair in without_result:
        for who in pair:
            possible[who] += 1
    leader = max(numbers, key=lambda who: (certain[who], -numbers.index(who)))
    reach = [certain[who] + possible[who] for who in numbers if who != leader]
    return leader if certain[leader] > max(reach) else None


def board(stage):
    members = stage.group.members
    most = stage.rule.get("most")
    each_two = stage.rule.get("between") == "each-two" and len(members) > 2
    extra = extra_keys(stage)
    parts = [members]
    for i in range(1, (most or 1000) + 1):
        ident = f"{stage.path}/{i}"
        if each_two:
            parts = boards_of_each_two(stage, ident, members, extra)
        else:
            parts = stage.run.ask(ident, "board", stage.clause.id, between=members, **extra)
        if parts is None:
            return stage.open()
        if len(parts) > 1:
            break
    if len(parts) == 1 and not most:
        return stage.open()
    if stage.rule.get("others") == "share" and len(parts) > 1:
        from .ruling import Part
        others = sorted(who for part in parts[1:] for who in part)
        return stage.follow(parts[:1]) + [Part(others)]
    return stage.follow(parts)


def extra_keys(stage):
    """How many boards are played as one, as the question says it."""
    if stage.rule.get("boards", 1) >= 2:
        return {"boards": stage.rule["boards"]}
    extra = stage.rule.get("extra")
    if not extra:
        return {}
    played = [match for match in stage.run.event.matches
              if len(match.teams) == 2 and set(match.teams) <= set(stage.group.members)]
    boards = played[-1].table.get("boards") if played else None
    if boards is None:
        return {"extra-boards": None}
    return {"extra-boards": max(extra.get("least", 1), -(-boards // extra["part"]))}


def boards_of_each_two(stage, ident, members, extra):
    points = {who: Fraction(0) for who in members}
    complete = True
    for x, a in enumerate(members):
        for b in members[x + 1:]:
            found = stage.run.ask(f"{ident}/{a} - {b}", "board", stage.clause.id,
                                  between=[a, b], **extra)
            if found is None:
                complete = False
            elif len(found) == 2:
                points[found[0][0]] += 1
            else:
                points[a] += Fraction(1, 2)
                points[b] += Fraction(1, 2)
    return ranked(points) if complete else None


# Knock-outs and ladders.


def seeding(run, clause, group):
    """The seeds, number 1 first; [] while that is open, None if they are left level."""
    from .ruling import Purpose
    owner = run.regulation.clauses[clause.get("play")["seeding"]]
    compared = None
    if owner.get("among") == "all-tied" and len(group.members) < len(run.tied):
        compared = run.tied
    parts = run.order_list(owner, group, Purpose("seeding"), compared=compared)
    if any(part.open for part in parts):
        return []
    parts = [[who for who in part.members if who in group.members] for part in parts]
    if any(len(part) > 1 for part in parts):
        return None
    return [who for part in parts for who in part]


def seeded(run, clause, group):
    seeds = seeding(run, clause, group)
    if seeds is None:
        run.give_up(clause, group, "not-seeded")
        return still_open(group)
    if not seeds:
        return still_open(group)
    parts = (ladder if clause.get("play")["form"] == "ladder" else knock_out)(
        run, clause, group, seeds)
    if parts is None:
        return still_open(group)
    return run.follow(clause, parts, group)


def decide_pairing(run, target, group, seeds, a, b, title):
    """The winner of a pairing, or None while it is not decided."""
    from .ruling import Group
    pair = Group(sorted([a, b]), group.first, f"{group.path}{title}/", unnamed=True, seeds=seeds)
    result = run.apply(target, pair)
    if len(result) == 2 and not any(part.open for part in result):
        return result[0].members[0]
    return None


def field_size(players):
    size = 2
    while size < players:
        size *= 2
    return size


def pairing_name(size, number):
    if size == 2:
        return "final"
    return {4: "semi-final-", 8: "quarter-final-"}.get(size, f"round-of-{size}-") + str(number)


def knock_out(run, clause, group, seeds):
    """The parts of a knock-out, or None while it goes on."""
    rule = clause.get("play")
    seats = [1]
    while len(seats) < field_size(len(seeds)):
        size = 2 * len(seats)
        seats = [seed for seat in seats for seed in (seat, size + 1 - seat)]
    field = [seeds[seat - 1] if seat <= len(seeds) else None for seat in seats]
    parts = []
    while len(field) > 1:
        target = rule.get("final", rule["match"]) if len(field) == 2 else rule["match"]
        winners, losers = [], []
        for i in range(len(field) // 2):
            a, b = field[2 * i], field[2 * i + 1]
            if a is None or b is None:
                winners.append(a or b)
                continue
            title = pairing_name(len(field), i + 1)
            winner = decide_pairing(run, target, group, seeds, a, b, title)
            if winner is None:
                losers.append(None)
                winners.append(None)
                continue
            winners.append(winner)
            losers.append(b if winner == a else a)
        if None in losers:
            return None
        parts.insert(0, sorted(losers))
        field = winners
    return [field] + parts


def ladder(run, clause, group, seeds):
    rule = clause.get("play")
    parts = []
    current = seeds[-1]
    for step in range(1, len(seeds)):
        other = seeds[-1 - step]
        target = rule.get("final", rule["match"]) if step == len(seeds) - 1 else rule["match"]
        winner = decide_pairing(run, target, group, seeds, current, other, f"step-{step}")
        if winner is None:
            return None
        parts.insert(0, [other if winner == current else current])
        current = winner
    return [[current]] + parts
