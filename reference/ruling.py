"""From event, regulation and answers to the ruling (docs/spec/regulation.md)."""

import sys
from dataclasses import dataclass, field, replace

from . import awards, criteria, knockout, prizes, stages, teams
from .answers import Answers
from .event import Event
from .exact import Range, Refused, name, ranked, written
from .regulation import Regulation, built_in

sys.setrecursionlimit(20_000)


@dataclass
class Part:
    members: list
    open: bool = False


@dataclass
class Group:
    """Those who are tied, and what they have played and passed."""

    members: list
    first: int
    path: str
    unnamed: bool = False
    round_robins: int = 0
    numbers: list = None  # the pairing numbers of the last round robin
    reversed: bool = False
    first_white: str = None
    seeds: list = None
    by_number: str = None

    @property
    def last(self):
        return self.first + len(self.members) - 1


@dataclass
class Purpose:
    """What a list orders for: "seeding", "selection" of a number, "places"."""

    kind: str
    top: int = 0


@dataclass
class PlayOffGame:
    white: str
    black: str
    result: str
    clause: str
    extra: dict = field(default_factory=dict)


class Missing(Exception):
    """Data are missing; the questions are open."""


class Run:
    def __init__(self, event, regulation, answers):
        self.event = event
        self.regulation = regulation
        self.answers = answers
        if event.sport != regulation.sport:
            raise Refused("the sport differs")
        self.entry = regulation.entry(event.kind, len(event.names))
        self.accepted = 0
        self.labels = set()
        self.open = []
        self.left_open = []
        self.used_departures = []
        self.contest = None  # the seats of the award that is contested
        self.asked_games = {}  # the games that answers added to the event: id -> the two
        self.absentees = set()  # those who were absent from a stage
        self.winner = None  # of a tie for first place of which only the invitation is decided
        self.begin_tie([])

    def begin_tie(self, members):
        self.visits = set()
        self.depth = 0
        self.shared = []
        self.games = []
        self.tied = members

    # Questions.

    def peek(self, question):
        """The answer to a question, counted if there is one; nothing becomes open."""
        found = self.answers.find(question)
        if found is not None:
            self.accepted += 1
        return found

    def ask(self, ident, kind, clause, **keys):
        """The answer to a question, or None: then it is open."""
        question = {"id": ident, "kind": kind, "clause": clause, **keys}
        found = self.peek(question)
        if found is None:
            self.leave_unanswered(question)
        return found

    def leave_unanswered(self, question):
        if all(question["id"] != other["id"] for other in self.open):
            self.open.append(question)

    def ask_data(self, ident, clause, needs, about, in_order=True):
        about = sorted(about) if in_order else list(about)
        return self.ask(ident, "data", clause, needs=needs, about=about)

    def label(self, text):
        found, count = text, 1
        while found in self.labels:
            count += 1
            found = f"{text}-{count}"
        self.labels.add(found)
        return found

    # Small steps.

    def give_up(self, clause, group, kind):
        """Leave the group open: one final part."""
        self.left_open.append({
            "clause": clause.id, "names": list(group.members),
            "reason": {"kind": kind, "from": group.first, "to": group.last}})
        return [Part(group.members)]

    def apply(self, ident, group):
        clause = self.regulation.clauses[ident]
        if len(group.members) < 2:
            return [Part(group.members)] if group.members else []
        visit = (ident, self.accepted, tuple(group.members))
        if visit in self.visits:
            return self.give_up(clause, group, "circle")
        self.visits.add(visit)
        if len(self.visits) > 4000 or self.depth >= 300:
            return self.give_up(clause, group, "no-end")
        self.depth += 1
        try:
            return self.act(clause, group)
        finally:
            self.depth -= 1

    def act(self, clause, group):
        if clause.verb is None:
            return self.give_up(clause, group, "no-further-rule")
        return getattr(self, "verb_" + clause.verb.replace("-", "_"))(clause, group)

    def is_settled(self, first, last):
        if self.contest is not None:
            return first <= self.contest
        return self.entry.settles(first, last)

    def follow(self, clause, parts, group):
        separated = len(parts) > 1
        first = group.first
        result = []
        for members in parts:
            members = sorted(members)
            last = first + len(members) - 1
            if len(members) == 1 or not self.is_settled(first, last):
                result.append(Part(members))
            else:
                part = replace(group, members=members, first=first, unnamed=False)
                part.path = self.path_of(group, part, separated)
                result += self.go_on(clause, part, separated)
            first = last + 1
        return result

    @staticmethod
    def path_of(group, part, separated):
        if separated and group.path.startswith("places-"):
            return f"places-{part.first}-{part.last}/"
        return group.path

    def go_on(self, clause, group, separated):
        """`continue` of the specification."""
        for line in clause.lines():
            if "all-tied" in line:
                target = None if separated else line["all-tied"]
            elif "separated" in line:
                target = line["separated"] if separated else None
            elif "tied" in line:
                target = line["go"] if Range(line["tied"]).has(len(group.members)) else None
            elif "after-round-robins" in line:
                enough = group.round_robins >= line["after-round-robins"]
                target = line["go"] if enough else None
            else:
                target = line["go"]
            if target is not None:
                return self.apply(target, group)
        if clause.verb == "order":
            last = clause.steps()[-1]
            if self.regulation.clauses[last].verb == "share":
                return self.apply(last, group)
        return self.give_up(clause, group, "nothing-more-said")

    # Verbs.

    def verb_go(self, clause, group):
        return self.apply(clause.get("go"), group)

    def verb_by_number(self, clause, group):
        for numbers, target in clause.get("by-number").items():
            if Range(numbers).has(len(group.members)):
                return self.apply(target, replace(group, by_number=clause.id))
        return self.give_up(clause, group, "no-rule-for-number")

    def verb_by_place(self, clause, group):
        for places, target in clause.get("by-place").items():
            if Range(places).has(group.first):
                return self.apply(target, group)
        return self.give_up(clause, group, "no-rule-for-places")

    def verb_rank(self, clause, group):
        try:
            parts = criteria.order(self, clause, group.members)
        except Missing:
            return [Part(group.members, True)]
        return self.follow(clause, parts, group)

    def verb_lots(self, clause, group):
        ident = self.label(group.path + clause.get("lots"))
        drawn = self.ask(ident, "lots", clause.id, purpose=clause.get("lots"),
                         among=group.members)
        if drawn is None:
            return [Part(group.members, True)]
        return self.follow(clause, [[one] for one in drawn], group)

    def decided(self, ident, clause_id, who, among, choices):
        """A decision: parts, "go-on", or None while it is open."""
        extra = {"choices": choices} if choices else {}
        found = self.ask(ident, "decision", clause_id, who=who, among=among, **extra)
        if found == "other-means":
            return self.ask(f"{ident}/other-means", "decision", clause_id, who=who, among=among)
        return found

    def verb_decide(self, clause, group):
        rule = clause.get("decide")
        choices = None
        if "go-on" in rule and rule.get("obliged") is not True:
            choices = [{"id": "go-on", "clause": rule["go-on"]}, {"id": "other-means"}]
        ident = self.label(group.path + "decision")
        found = self.decided(ident, clause.id, rule["who"], group.members, choices)
        if found is None:
            return [Part(group.members, True)]
        if found == "go-on":
            return self.apply(rule["go-on"], group)
        if not clause.lines():
            return [Part(sorted(part)) for part in found]
        return self.follow(clause, found, group)

    def entered(self, clause, group, members):
        """The parts of members by numbers that are entered, or None while one is missing."""
        values = {}
        for who in members:
            ident = f"{group.path}{clause.id}/{who}"
            found = self.ask_data(ident, clause.id, "number", [who])
            values[who] = found and found[0]
        if any(value is None for value in values.values()):
            return None
        return ranked(values, clause.get("enter").get("best") != "lowest")

    def verb_enter(self, clause, group):
        parts = self.entered(clause, group, group.members)
        if parts is None:
            return [Part(group.members, True)]
        return self.follow(clause, parts, group)

    def verb_share(self, clause, group):
        self.shared.append(group.members)
        return [Part(group.members)]

    def verb_order(self, clause, group):
        parts = self.order_list(clause, group, Purpose("places"))
        if any(part.open for part in parts):
            return parts
        return self.follow(clause, [part.members for part in parts], group)

    def verb_select(self, clause, group):
        absent = self.absent(clause, group)
        passed_over = []
        contenders = group.members
        rule = self.regulation.rule
        counted = rule("absent-results") == "count" and rule("absent") == "left-out"
        if counted and absent and len(group.members) - len(absent) >= 2:
            passed_over = absent
            contenders = [one for one in group.members if one not in absent]
        elif absent:
            instead = self.without(clause, group, absent)
            if instead is not None:
                return instead
        select = clause.get("select")
        top = select["top"]
        parts = self.order_list(clause, group, Purpose("selection", top), contenders=contenders)
        if any(part.open for part in parts):
            return [Part(group.members, True)]
        chosen, others = [], []
        for part in parts:
            members = [one for one in part.members if one in contenders]
            if len(chosen) < top < len(chosen) + len(members):
                return self.give_up(clause, group, "nobody-chosen")
            (chosen if len(chosen) < top else others).extend(members)
        if len(chosen) < top:
            return self.give_up(clause, group, "too-few-to-choose")
        result = self.apply(select["go"], replace(group, members=sorted(chosen)))
        if others:
            rest = replace(group, members=sorted(others), first=group.first + top, unnamed=False)
            rest.path = self.path_of(group, rest, True)
            if len(others) == 1 or not self.is_settled(rest.first, rest.last):
                result = result + [Part(rest.members)]
            elif "others" in select:
                result = result + self.apply(select["others"], rest)
            else:
                result = result + self.give_up(clause, rest, "nothing-more-said")
        if passed_over:
            result = result + [Part(passed_over)]
        return result

    def verb_play(self, clause, group):
        absent = self.absent(clause, group)
        if absent:
            instead = self.without(clause, group, absent)
            if instead is not None:
                return instead
        return stages.play(self, clause, group)

    # Lists.

    def needed(self, purpose, group, start, end):
        """Whether a part at the positions start + 1 to end has to be ordered."""
        if purpose.kind == "seeding":
            return True
        if purpose.kind == "selection":
            return start < purpose.top < end
        return self.is_settled(group.first + start, group.first + end - 1)

    def order_list(self, owner, group, purpose, contenders=None, compared=None):
        """Order the group by the list of clauses of `owner`; `compared` are more than the group."""
        contenders = contenders if contenders is not None else group.members
        clauses = [self.regulation.clauses[ident] for ident in owner.steps()]
        restart = owner.get("after-separation") == "restart"
        result = []
        position = 0

        def work(part, index):
            nonlocal position
            start = position
            inside = [one for one in part if one in contenders]
            end = start + len(inside)
            done = len(inside) < 2 or not self.needed(purpose, group, start, end)
            if done or index == len(clauses):
                result.append(Part(sorted(part)))
                position = end
                return
            parts = self.list_clause(clauses[index], part, inside, start, group, purpose)
            if parts is None:
                result.append(Part(sorted(part), True))
                position = end
                return
            index = 0 if restart and len(parts) > 1 else index + 1
            for one in parts:
                work(one, index)

        work(list(compared or group.members), 0)
        return result

    def list_clause(self, clause, part, inside, start, group, purpose):
        """The parts of a part by one clause of a list, or None while it is open."""
        end = start + len(inside)
        if clause.verb == "rank":
            try:
                return criteria.order(self, clause, sorted(part))
            except Missing:
                return None
        if clause.verb == "enter":
            return self.entered(clause, group, sorted(part))
        if clause.verb == "decide":
            ident = f"{group.path}decision/{start + 1}-{end}"
            found = self.ask(ident, "decision", clause.id, who=clause.get("decide")["who"],
                             among=sorted(inside))
            return found
        if clause.verb != "lots":
            return [part]
        only = clause.get("only")
        if (only == "first" and start > 0) or (only == "later" and start == 0):
            return [part]
        ident = f"{group.path}{clause.get('lots')}/{start + 1}-{end}"
        drawn = self.ask(ident, "lots", clause.id, purpose=clause.get("lots"),
                         among=sorted(inside))
        if drawn is None:
            return None
        count = len(inside)
        if purpose.kind == "selection":
            count = purpose.top - start
        elif purpose.kind == "places" and self.contest is not None:
            count = min(count, self.contest - group.first - start + 1)
        elif purpose.kind == "places" and self.entry.winner_only and group.first + start == 1:
            count = 1
        if count < len(inside):
            return [drawn[:count], drawn[count:]]
        return [[one] for one in drawn]

    # Absent participants.

    def known_absent(self, who):
        return self.event.by_name[who].absent

    def gone(self, who):
        """Whether somebody does not play any more."""
        if who in self.answers.left:
            return True
        return self.known_absent(who) and self.regulation.rule("absent") == "forfeits"

    def absent(self, clause, group):
        found = []
        for who in group.members:
            if self.known_absent(who):
                found.append(who)
                self.absentees.add(who)
            elif who in self.answers.left:
                paths = self.coming(clause, group)
                before = self.answers.left[who]
                if not any(self.answers.began(path, before, group.members) for path in paths):
                    found.append(who)
                    if not self.games:
                        self.absentees.add(who)
        return found

    def coming(self, clause, group):
        """The paths of the stage to come."""
        seen = set()
        while clause.verb != "play":
            if clause.id in seen:
                return []
            seen.add(clause.id)
            if clause.verb == "select":
                target = clause.get("select")["go"]
            elif clause.verb == "go":
                target = clause.get("go")
            elif clause.verb == "by-number":
                size = len(group.members)
                target = next((to for numbers, to in clause.get("by-number").items()
                               if Range(numbers).has(size)), None)
            else:
                target = None
            if target is None:
                return []
            clause = self.regulation.clauses[target]
        return stages.paths_to_come(self, clause, group)

    def without(self, clause, group, absent):
        """What becomes of a group of whom some are absent; None: it goes on with all."""
        present = [one for one in group.members if one not in absent]
        if not present:
            return self.give_up(clause, group, "nobody-there")
        if self.regulation.rule("absent") == "forfeits":
            return None
        if len(present) == 1:
            result = [Part(present)]
        else:
            result = self.apply(group.by_number or clause.id, replace(group, members=present))
        return result + [Part(absent)]

    # From the event to the ruling.

    def scores_now(self):
        """The scores of players, with the games that answers added to the event."""
        if not self.asked_games or self.event.sport != "chess":
            return self.scores
        return self.event.chess_scores(self.answered)

    def ask_open_results(self):
        """The results that the file leaves open; the games that answers gave one."""
        answered = []
        for game in self.event.games:
            if game.result != "*":
                continue
            at = f"round-{game.round}/" if game.round is not None else ""
            found = self.ask_data(f"event/{at}{game.white} - {game.black}", self.entry.id,
                                  "result", game.players, in_order=False)
            if found is not None:
                game.result = found
                answered.append(game)
        return answered

    def ask_match_scores(self):
        event = self.event
        figure = "vps" if event.kind in ("round-robin", "swiss") else "score"
        for match in event.matches:
            if match.status != "annulled" and event.score_of(match) is None:
                self.ask_figure(match, figure, self.entry.id)

    def ask_figure(self, match, figure, clause_id):
        """A figure of both sides of a match, which becomes part of the event."""
        needs = "numbers" if len(match.teams) == 2 else "number"
        found = self.ask_data(f"{match.label}/{figure}", clause_id, needs, match.teams)
        if found is not None:
            match.table[figure] = [found[match.names.index(team)] for team in match.teams]
        return found is not None

    def find_cuts(self):
        size = len(self.event.names)
        if self.event.table.get("qualify"):
            self.entry.cuts.append(self.event.table["qualify"])
        for clause in self.entry.about():
            cut = clause.get("cut")
            if cut and "last" in cut:
                self.entry.cuts.append(size - cut["last"])
            elif cut:
                self.entry.cuts += self.moved_cut(awards.Award(self, clause), cut["first"])

    def moved_cut(self, cut, count):
        """Where a cut is, and where it moves because participants decline it."""
        declined = [who for who in self.event.names if cut.declined_by(self, who)]
        if not declined:
            return [count]
        above, through = 0, 0  # the places above the level, and those of them who do not decline
        for members in ranked(self.scores):
            willing = [who for who in members if who not in declined]
            if through + len(willing) >= count:
                start = above + count - through
                return list(range(start, start + len(members) - len(willing) + 1))
            above += len(members)
            through += len(willing)
        return []

    def ruling(self):
        event, entry = self.event, self.entry
        if event.sport == "chess" and event.kind == "round-robin" and not event.teams_of_chess:
            event.withdraw(self.regulation.rule("withdrawals"))
        self.answered = self.ask_open_results()
        if event.sport == "bridge":
            self.ask_match_scores()
        count, named = event.missing()
        self.interim = count > 0
        if event.teams_of_chess:
            self.scores = teams.scores(self)
        elif event.sport == "chess":
            self.scores = event.chess_scores(self.answered)
        else:
            self.scores = event.bridge_scores()
        self.find_cuts()
        self.unknown_scores = event.sport == "bridge" and any(
            match.status != "annulled" and event.score_of(match) is None
            for match in event.matches)
        self.matches = []
        if event.kind == "knockout":
            standing = knockout.standing(self)
        else:
            standing = self.standing()
        self.places = standing
        more = prizes.work_out(self)
        ruling = {
            "schema": "tiebreak-ruling/1", "event": event.title, "regulation": self.regulation.id,
            "settled": not (self.interim or self.open or self.left_open),
            "interim": self.interim,
        }
        if self.interim:
            ruling["missing"] = {"count": count, "games": named}
        ruling["standing"] = [self.place(*one) for one in standing]
        ruling["open"] = [self.printed(question) for question in self.open]
        if event.kind == "knockout":
            ruling["matches"] = self.matches
        if self.left_open:
            ruling["left-open"] = self.left_open
        ruling.update(more)
        if self.used_departures:
            ruling["departures"] = self.used_departures
        return ruling

    def place(self, first, part):
        return {"from": first, "to": first + len(part.members) - 1, "names": part.members,
                "score": written(self.scores[part.members[0]]), "open": part.open}

    @staticmethod
    def printed(question):
        return {key: prizes.plain(value) for key, value in question.items()}

    def is_tie(self, first, last):
        entry = self.entry
        if last == first or not (entry.touches(first, last) or entry.crosses(first, last)):
            return False
        if entry.needed:
            line = self.event.table.get("qualify")
            prizes_ = self.event.table.get("indivisible-prizes", [])
            matters = any(first <= place <= last for place in prizes_)
            return first == 1 or matters or (line is not None and first <= line < last)
        return entry.settles(first, last)

    def standing(self):
        """The places in order: the first place of each, and its part."""
        standing = []
        first = 1
        for members in ranked(self.scores):
            last = first + len(members) - 1
            if self.interim:
                parts = self.at_any_time(members, first)
            elif self.unknown_scores:
                parts = [Part(members, True)]
            elif self.is_tie(first, last):
                winner_path = "" if self.entry.winner_only else f"places-{first}-{last}/"
                parts = self.settle(members, first, winner_path)
            else:
                parts = [Part(members)]
            for part in parts:
                standing.append((first, part))
                first += len(part.members)
        return standing

    def at_any_time(self, members, first):
        clause = self.regulation.clauses[self.entry.go]
        parts = [members]
        tie = self.is_tie(first, first + len(members) - 1)
        if tie and clause.verb == "rank" and clause.get("at-any-time"):
            try:
                parts = criteria.order(self, clause, members)
            except Missing:
                pass
        return [Part(sorted(part), True) for part in parts]

    def departed(self, path, members):
        tie = path[:-1] if path else "first"
        line = self.answers.departures.get(tie)
        if line is None:
            return None
        parts = [part if isinstance(part, list) else [part] for part in line["parts"]]
        parts = [sorted(name(one) for one in part) for part in parts]
        if sorted(one for part in parts for one in part) != sorted(members):
            return None
        deviate = next((clause.id for clause in self.entry.about() if clause.get("deviate")), None)
        self.used_departures.append({"clause": deviate, "tie": tie, "parts": parts,
                                     "by": line["by"], "why": line["why"]})
        return [Part(part) for part in parts]

    def run_tie(self, members, first, path):
        """The parts that the procedure makes of a tie."""
        self.begin_tie(members)
        return self.apply(self.entry.go, Group(members, first, path))

    def settle(self, members, first, path):
        """The places of a level that is tied."""
        parts = self.departed(path, members)
        if parts is not None:
            return parts
        only_invites = first == 1 and prizes.ties_stay(self)
        tied = members
        if only_invites:
            willing = [who for who in members if prizes.accepts(self, who)]
            tied = willing if willing else members
        parts = self.run_tie(tied, first, path)
        if not self.entry.winner_only:
            return parts
        best = parts[0].members
        if only_invites and len(best) == 1 and not parts[0].open:
            self.winner = best[0]
            return [Part(members)]
        others = sorted(set(members) - set(best))
        alone = len(best) == 1 and not parts[0].open
        if alone or best in self.shared:
            return [Part(best)] + ([Part(others)] if others else [])
        return [Part(members, any(part.open for part in parts))]


def rule(event_table, regulation_table=None, answers=None):
    """The ruling of an event, as a table for JSON."""
    event = Event(event_table)
    if regulation_table is None:
        regulation_table = built_in(event_table.get("regulation", ""))
        if regulation_table is None:
            raise Refused(f"no built-in regulation {event_table.get('regulation')}")
    regulation = Regulation(regulation_table, event_table.get("readings"))
    return Run(event, regulation, answers or Answers()).ruling()
