"""Prizes, tour points, awards, carry-over, invitation (docs/spec/awards.md)."""

import re
from fractions import Fraction

from . import awards
from .exact import number, ranked, written


def plain(value):
    """Numbers of a question as JSON has them."""
    if isinstance(value, Fraction):
        return int(value) if value.denominator == 1 else float(value)
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    return value


def money(cents):
    return f"{cents // 100}.{cents % 100:02}"


def cents(amount):
    return int(number(amount) * 100)


class Level:
    def __init__(self, first, members):
        self.first = first
        self.members = members

    @property
    def last(self):
        return self.first + len(self.members) - 1


def levels_of(run):
    found, first = [], 1
    for members in ranked(run.scores):
        found.append(Level(first, members))
        first += len(members)
    return found


def rule_of(value):
    """("score"), ("place"), or the two parts of a mixed rule."""
    if value == "hort":
        return (1, 1)
    if isinstance(value, dict):
        return (value["by-place"], value["shared"])
    return value


def speaker(run, level, key):
    """The clause with `key` that speaks of a level."""
    own = "first" if level.first == 1 else "others"
    clauses = [clause for clause in run.entry.about() if clause.get(key)]
    for words in (own, "all"):
        for clause in clauses:
            if clause.get("prizes-for", "all") == words:
                return clause
    return None


class Shares:
    """The shares of prize money and what is left of the sums."""

    def __init__(self, run):
        self.run = run
        self.prizes = []
        self.undivided = []
        self.step = max(1, cents(run.entry.value("prizes-rounded", "0.01")))

    def leave(self, amount, clause, among):
        if amount > 0:
            self.undivided.append({"amount": money(amount), "clause": clause, "among": among})

    def give(self, who, amount, clause, award=None):
        if amount > 0:
            share = {"name": who, "amount": money(amount), "clause": clause}
            self.prizes.append({**share, "award": award} if award else share)

    def round_down(self, amount, sharing):
        amount = int(amount // 1)
        return amount - amount % self.step if sharing > 1 else amount

    def divide(self, total, members, clause, by_score, first, award=None):
        """Divide a sum equally."""
        if total == 0:
            return
        if by_score and len(members) == 1:
            clause = None
        ident = clause and clause.id
        run = self.run
        undivided = run.entry.value("other-prizes") == "undivided" and award is None
        if clause is None and len(members) > 1 and undivided:
            self.leave(total, None, members)
            return
        sharing = members
        if clause and first == 1 and run.regulation.rule("absent-share") == "nothing":
            sharing = [who for who in members if who not in run.absentees] or members
        each = self.round_down(Fraction(total, len(sharing)), len(sharing))
        for who in sharing:
            self.give(who, each, ident, award)
        self.leave(total - each * len(sharing), ident, sharing)

    def mixed(self, amounts, level, places, parts, clause, award=None):
        """Part of the money by place, part shared by the level."""
        by_place, shared = parts
        inside = [(first, part) for first, part in places
                  if level.first <= first <= level.last]
        total = pot(amounts, level.first, level.last)
        if total == 0 or any(part.open for _, part in inside):
            return
        given = 0
        for first, part in inside:
            own = Fraction(pot(amounts, first, first + len(part.members) - 1), len(part.members))
            for who in part.members:
                amount = (own * by_place + Fraction(total, len(level.members)) * shared)
                amount = self.round_down(amount / (by_place + shared), len(level.members))
                given += amount
                self.give(who, amount, clause and clause.id, award)
        self.leave(total - given, clause and clause.id, level.members)

    def work_out(self, amounts, levels, places, speak, rule, award=None):
        """`speak` gives the clause of a level, `rule` how it shares."""
        for level in levels:
            how = rule(level)
            if how == "by-score":
                total = pot(amounts, level.first, level.last)
                self.divide(total, level.members, speak(level), True, level.first, award)
            elif isinstance(how, tuple):
                self.mixed(amounts, level, places, how, speak(level), award)
        for first, part in places:
            level = next(one for one in levels if one.first <= first <= one.last)
            if rule(level) == "by-place" and not part.open:
                total = pot(amounts, first, first + len(part.members) - 1)
                self.divide(total, part.members, speak(level), False, first, award)


def pot(amounts, first, last):
    return sum(amounts[first - 1:last])


def amounts_of(run):
    return [cents(one) for one in run.event.table.get("prizes", {}).get("amounts", [])]


def of_standing(run, shares, levels, places):
    amounts = amounts_of(run)
    first_rule = next((clause for clause in run.entry.about() if clause.get("prizes")), None)

    def speak(level):
        return speaker(run, level, "prizes")

    def rule(level):
        clause = speak(level) or first_rule
        return rule_of(clause.get("prizes")) if clause else "by-place"

    shares.work_out(amounts, levels, places, speak, rule)


def tour_points(run, levels):
    table = run.event.table["tour-points"]
    points = [number(one) for one in table.get("places", [])]
    found = []
    for level in levels:
        total = sum(points[level.first - 1:level.last], Fraction(0))
        if level.first == 1 and len(level.members) == 1 and "outright-first" in table:
            total = number(table["outright-first"])
        clause = speaker(run, level, "tour-points") if len(level.members) > 1 else None
        for who in level.members:
            found.append({"name": who, "points": written(total / len(level.members)),
                          "clause": clause and clause.id})
    return found


# Invitations.


def accepts(run, who):
    return "invitation" not in run.event.by_name[who].declined


def promotion(run):
    """The clause about the entry that invites, with its table, or None."""
    for clause in run.entry.about():
        promotes = clause.get("promotes")
        if promotes:
            return clause, promotes if isinstance(promotes, dict) else {"to": promotes}
    return None


def ties_stay(run):
    """Whether a tie for first place stays, and only the invitation is decided."""
    found = promotion(run)
    return found is not None and found[1].get("invitee") == "level"


def invitation(run, levels):
    found = promotion(run)
    if found is None:
        return None
    clause, promotes = found
    invited = first_invited(run, promotes, levels[0])
    if invited is None:
        return None
    if not accepts(run, invited):
        invited = next_invited(run, levels)
        if invited is None:
            return None
    to = promotes["to"]
    if promotes.get("next-year"):
        to += f" {year(run) + 1}" if year(run) else " of next year"
    return {"name": invited, "to": to, "clause": clause.id}


def year(run):
    start = run.event.table.get("start")
    if start is not None:
        return int(str(start)[:4])
    years = re.findall(r"(?<!\d)(\d{4})(?!\d)", run.event.title)
    years = [int(year_) for year_ in years if 1800 <= int(year_) <= 2999]
    return years[-1] if years else None


def first_invited(run, promotes, level):
    if promotes.get("invitee") == "level" and len(level.members) > 1:
        willing = [who for who in level.members if accepts(run, who)]
        if not willing:
            return level.members[0]
        return willing[0] if len(willing) == 1 else run.winner
    _, best = run.places[0]
    return best.members[0] if len(best.members) == 1 and not best.open else None


def next_invited(run, levels):
    from .ruling import Group
    for level in levels:
        willing = [who for who in level.members if accepts(run, who)]
        if len(willing) == 1:
            return willing[0]
        if willing:
            run.visits = set()
            run.inviting = True
            parts = run.apply(run.entry.go, Group(willing, 1, "invitation/"))
            run.inviting = False
            best = parts[0]
            return best.members[0] if len(best.members) == 1 and not best.open else None
    return None


def work_out(run):
    """What follows from the places: keys of the ruling."""
    more = {"prizes": [], "undivided": [], "awards": []}
    if run.interim:
        return {}
    levels = levels_of(run)
    if run.event.kind != "knockout" and not run.unknown_scores:
        found = invitation(run, levels)
        if found:
            more["invitation"] = found
    shares = Shares(run)
    found = awards.work_out(run, shares, levels)
    more["awards"] = [award.printed() for award in found]
    if not run.unknown_scores:
        taken_along = awards.carry_over(run, found)
        if taken_along:
            more["carry-over"] = taken_along
    more["prizes"] = shares.prizes
    more["undivided"] = shares.undivided
    if "tour-points" in run.event.table:
        more["tour-points"] = tour_points(run, levels)
    return more
