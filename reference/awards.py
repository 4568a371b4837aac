"""Awards, cuts, one prize each and carry-over (docs/spec/awards.md)."""

from fractions import Fraction

from . import criteria, prizes
from .exact import Range, name, number, written
from .regulation import as_list


class Award:
    """A clause with `award` or `cut`, and the list of those who may have it."""

    def __init__(self, run, clause):
        self.clause = clause
        self.kind = "award" if clause.get("award") else "cut"
        rule = clause.get(self.kind)
        self.rule = {"name": rule} if isinstance(rule, str) else rule
        self.name = self.rule["name"]
        amounts = run.event.table.get("prizes", {}).get("awards", {}).get(self.name, [])
        self.amounts = [prizes.cents(one) for one in as_list(amounts)]
        if self.kind == "cut":
            self.count = self.rule.get("first", self.rule.get("last"))
        else:
            self.count = self.rule.get("places", max(1, len(self.amounts)))
        self.levels = []
        self.places = []  # (first, part) of its list
        self.given = []  # those of the places that it has

    def declined_by(self, run, who):
        return any(isinstance(one, dict) and one.get("award") == self.name
                   for one in run.event.by_name[who].declined)

    def printed(self):
        return {"name": self.name, "clause": self.clause.id, "kind": self.kind,
                "for": self.count,
                "places": [{"from": first, "to": first + len(part.members) - 1,
                            "names": part.members, "open": part.open}
                           for first, part in self.given]}


def folded(text):
    """ASCII letters in any case."""
    return "".join(c.lower() if c.isascii() else c for c in str(text))


def birth_year(one):
    text = str(one.get("birth", ""))[:4]
    return int(text) if text.isdigit() and len(text) == 4 else None


def may_have(run, award, who):
    """Whether a participant may have an award."""
    if award.declined_by(run, who):
        return False
    one = run.event.by_name[who]
    rule = award.rule.get("for", {})
    for key, value in rule.items():
        if key in ("federation", "club"):
            fits = folded(one.get(key, "\0")) in [folded(text) for text in as_list(value)]
        elif key == "group":
            groups = [folded(group) for group in one.get("groups", [])]
            fits = any(folded(text) in groups for text in as_list(value))
        elif key == "names":
            fits = who in [name(text) for text in as_list(value)]
        elif key == "sex":
            sex = str(one.get("sex", ""))[:1].lower()
            fits = ("w" if sex == "f" else sex) == value
        elif key == "rating":
            rating = one.get("rating", 0)
            fits = Range(value).has(rating) if rating else rule.get("unrated") is True
        elif key == "unrated":
            fits = True
        else:
            fits = of_age(run, one, key, value)
        if not fits:
            return False
    return True


def of_age(run, one, key, value):
    born = birth_year(one)
    if born is None:
        return False
    if key == "born":
        return Range(value).has(born)
    year = prizes.year(run)
    if year is None:
        return False
    return year - born <= value if key == "under" else year - born >= value


def without(levels, places, out):
    """Levels and places without some participants: those below move up."""
    from .ruling import Part
    new_levels, new_places, first = [], [], 1
    for level in levels:
        members = [who for who in level.members if who not in out]
        if members:
            new_levels.append(prizes.Level(first, members))
            first += len(members)
    first = 1
    for _, part in places:
        members = [who for who in part.members if who not in out]
        if members:
            new_places.append((first, Part(members, part.open and len(members) > 1)))
            first += len(members)
    return new_levels, new_places


def apply_for(run, award, target, members, first):
    """Apply a clause to those who contend for an award."""
    from .ruling import Group
    run.begin_tie(members)
    run.contest = award.count
    parts = run.apply(target, Group(members, first, f"award-{award.clause.id}/"))
    run.contest = None
    return parts


def make_list(run, award, levels, places, out=()):
    """Work out the list of an award."""
    from .ruling import Part
    out = [who for who in run.event.names if who in out or not may_have(run, award, who)]
    award.levels, below = without(levels, places, out)
    if award.rule.get("of-all") and award.levels:
        everyone = sorted(who for level in award.levels for who in level.members)
        award.levels = [prizes.Level(1, everyone)]
    found = []
    for level in award.levels:
        target = award.rule.get("by") or award.rule.get("of-all")
        inside = [part for first, part in below if level.first <= first <= level.last]
        if target and len(level.members) > 1 and level.first <= award.count:
            inside = apply_for(run, award, target, level.members, level.first)
        elif award.rule.get("by") or award.rule.get("of-all"):
            inside = [Part(level.members)]
        first = level.first
        for part in inside:
            shared = award.rule.get("if-shared")
            if shared and not part.open and len(part.members) > 1 and first <= award.count:
                parts = apply_for(run, award, shared, part.members, first)
            else:
                parts = [part]
            for one in parts:
                found.append((first, one))
                first += len(one.members)
    award.places = found
    award.given = [(first, part) for first, part in found if first <= award.count]


def give_cut(run, award, places, levels):
    """The places of a cut are those of the standings."""
    from .ruling import Part
    size = len(run.event.names)
    first_counts = "first" in award.rule
    if first_counts:
        out = [who for who in run.event.names if award.declined_by(run, who)]
        award.levels, places = without(levels, places, out)
        award.given = [(first, part) for first, part in places if first <= award.count]
    else:
        award.given = [(first, part) for first, part in places
                       if first + len(part.members) - 1 > size - award.count]
    award.places = places
    left = [sorted(one["names"]) for one in run.left_open]
    for at, (first, part) in enumerate(award.given):
        last = first + len(part.members) - 1
        beyond = last > award.count if first_counts else first <= size - award.count
        award.given[at] = (first, Part(part.members, part.open and beyond))
        if beyond and not part.open and sorted(part.members) not in left:
            leave_shared(run, award, first, part)


def leave_shared(run, award, first, part):
    run.left_open.append({
        "clause": award.clause.id, "names": part.members,
        "reason": {"kind": "award-shared", "from": first, "to": first + len(part.members) - 1}})


def share_money(run, shares, award):
    rule = prizes.rule_of(award.rule.get("prizes", "by-place"))
    shares.work_out(award.amounts, award.levels, award.places, lambda level: award.clause,
                    lambda level: rule, award.name)
    last = len(award.places) and award.places[-1][0] + len(award.places[-1][1].members) - 1
    shares.leave(sum(award.amounts[last:]), award.clause.id, [])


def finish(run, shares, award):
    """What follows once the list of an award is there."""
    if award.rule.get("indivisible"):
        for first, part in award.given:
            if len(part.members) > 1 and not part.open:
                leave_shared(run, award, first, part)
    if award.amounts:
        share_money(run, shares, award)


def all_of(run):
    return [Award(run, clause) for clause in run.entry.about()
            if clause.get("award") or clause.get("cut")]


def work_out(run, shares, levels):
    """All awards and the money of the standings; the money goes to the shares."""
    awards = all_of(run)
    rule = next((clause.get("one-prize") for clause in run.entry.about()
                 if clause.get("one-prize")), None)
    for award in awards:
        if award.kind == "cut":
            give_cut(run, award, run.places, levels)
    others = [award for award in awards if award.kind == "award"]
    if rule == "largest":
        largest(run, shares, levels, others)
    elif rule:
        in_order(run, shares, levels, others, as_list(rule))
    else:
        prizes.of_standing(run, shares, levels, run.places)
        for award in others:
            make_list(run, award, levels, run.places)
            finish(run, shares, award)
    return awards


# One prize each. None stands for the list of the standings.


def list_without(run, levels, award, out):
    """The shares of one list without some participants, or None if a place of it is open."""
    found = prizes.Shares(run)
    if award is None:
        levels, places = without(levels, run.places, out)
        prizes.of_standing(run, found, levels, places)
        amounts = prizes.amounts_of(run)
    else:
        make_list(run, award, levels, run.places, out)
        if award.amounts:
            share_money(run, found, award)
        places, amounts = award.places, award.amounts
    counts = len(amounts) if award is None else max(award.count, len(amounts))
    if any(part.open for first, part in places if first <= counts):
        return None
    return found


def keep_open(run, award, levels):
    """The places of an award of which nothing is given."""
    from .ruling import Part
    make_list(run, award, levels, run.places)
    award.given = [(first, Part(part.members, True)) for first, part in award.given]


def largest(run, shares, levels, others):
    rich = [award for award in others if award.amounts]
    for award in others:
        if not award.amounts:
            make_list(run, award, levels, run.places)
            finish(run, shares, award)
    lists = [None] + rich
    has = {}  # participant -> list
    while True:
        best = None
        for at, award in enumerate(lists):
            out = [who for who, other in has.items() if other != at]
            found = list_without(run, levels, award, out)
            if found is None:
                for one in rich:
                    keep_open(run, one, levels)
                return
            for share in found.prizes:
                amount = prizes.cents(share["amount"])
                if share["name"] not in has and (best is None or amount > best[0]):
                    best = (amount, share["name"], at)
        if best is None:
            break
        has[best[1]] = best[2]
    for at, award in enumerate(lists):
        out = [who for who, other in has.items() if other != at]
        found = list_without(run, levels, award, out)
        shares.prizes += found.prizes
        shares.undivided += found.undivided
        if award is not None:
            finish_without_money(run, award)


def finish_without_money(run, award):
    amounts, award.amounts = award.amounts, []
    finish(run, None, award)
    award.amounts = amounts


def in_order(run, shares, levels, others, clauses):
    by_id = {award.clause.id: award for award in others}
    lists = [by_id.get(ident) for ident in clauses]
    if None not in lists:
        prizes.of_standing(run, shares, levels, run.places)
    given = set()
    stopped = False
    for award in lists:
        found = None if stopped else list_without(run, levels, award, given)
        if found is None:
            stopped = True
            if award is not None:
                keep_open(run, award, levels)
            continue
        shares.prizes += found.prizes
        shares.undivided += found.undivided
        given |= {share["name"] for share in found.prizes}
        if award is not None:
            given |= {who for _, part in award.given for who in part.members}
            finish_without_money(run, award)
    for award in others:
        if award.clause.id not in clauses:
            make_list(run, award, levels, run.places)
            finish(run, shares, award)


# Carry-over.


def carry_over(run, awards):
    clause = next((one for one in run.entry.about() if one.get("carry-over")), None)
    if clause is None:
        return None
    rule = clause.get("carry-over")
    if "of" in rule:
        award = next((one for one in awards if one.clause.id == rule["of"]), None)
    else:
        award = next((one for one in awards if one.kind == "cut"), None)
    if award is None:
        return None
    has = sum(len(part.members) for _, part in award.given)
    if any(part.open for _, part in award.given) or has > award.count:
        return None
    qualified = [who for _, part in award.given for who in part.members]
    found = {"clause": clause.id, "of": award.name}
    if rule.get("against") == "each":
        found["between"] = between(run, clause, rule, qualified)
        return None if found["between"] is None else found
    each = []
    for first, part in award.given:
        for who in part.members:
            points = counted(run, clause, rule, who, [one for one in qualified if one != who],
                             (first, part))
            if points is None:
                return None
            points = limited(rule, points * number(rule.get("part", 1)))
            at = next(first_ for first_, one in run.places if who in one.members)
            each.append({"name": who, "place": at, "points": written(points)})
    found["each"] = each
    return found


def limited(rule, points):
    if "most" in rule:
        most = number(rule["most"])
        points = max(-most, min(most, points))
    if "rounded" in rule:
        unit = number(rule["rounded"])
        points = (points / unit + Fraction(1, 2)) // 1 * unit
    return points


def against(run, who, others):
    """The points against others, from games or matches."""
    event = run.event
    total = sum((event.game_points(game, who) for game in event.games
                 if who in game.players and game.opponent(who) in others), Fraction(0))
    for match in event.matches:
        if who in match.teams and len(match.teams) == 2 and match.status != "annulled":
            if match.opponent(who) in others:
                total += event.score_of(match)[match.side(who)]
    return total


def counted(run, clause, rule, who, others, place):
    counts = rule["counts"]
    if isinstance(counts, list):
        first, part = place
        last = first + len(part.members) - 1
        total = sum((number(one) for one in counts[first - 1:last]), Fraction(0))
        return total / len(part.members)
    if counts == "score":
        return run.scores[who]
    if counts == "imp-margin":
        from .ruling import Missing
        matches = criteria.meetings_of(run, who, others)
        try:
            criteria.need_figure(run, clause, matches, "imps")
        except Missing:
            return None
        return criteria.net(run, "imps", who, others)
    points = against(run, who, others)
    if counts == "margin":
        points -= sum((against(run, one, [who]) for one in others), Fraction(0))
    return points


def between(run, clause, rule, qualified):
    found = []
    place = {who: first for first, part in run.places for who in part.members}
    for i, a in enumerate(qualified):
        for b in qualified[i + 1:]:
            met = any({a, b} == set(one.players) and one.counts for one in run.event.games) \
                or any({a, b} == set(match.teams) and match.status != "annulled"
                       for match in run.event.matches)
            if not met:
                continue
            margin = counted(run, clause, rule, a, [b], None)
            if margin is None:
                return None
            winner, loser = (b, a) if margin < 0 else (a, b)
            lower_won = place[winner] > place[loser]
            key = "part-below" if lower_won and "part-below" in rule else "part"
            points = limited(rule, abs(margin) * number(rule.get(key, 1)))
            found.append({"names": [winner, loser], "points": [written(points), "0"]})
    return found
