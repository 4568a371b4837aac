"""The criteria: each orders members to parts (docs/spec/criteria.md)."""

from fractions import Fraction

from . import fide, teams
from .event import Game
from .exact import Refused, name, number, ranked

TITLES = {"GM": 8, "IM": 7, "WGM": 6, "FM": 5, "WIM": 4, "CM": 3, "WFM": 2, "WCM": 1}


def order(run, clause, members):
    """The parts of the members, best first. Missing data are asked for: then `Missing`."""
    criterion = clause.get("rank")
    found = CRITERIA.get(criterion)
    if criterion in fide.BARE + fide.US or criterion.lower().startswith("fide:"):
        return fide.order(run, clause, criterion, sorted(members)) or [list(members)]
    if found is None:
        raise Refused(f"the criterion {criterion} is not implemented here")
    return found(run, clause, sorted(members)) or [list(members)]


def missing():
    from .ruling import Missing
    return Missing()


# Chess.


def gather(run, clause, members, among):
    """Ask for the games of a round robin that the group lacks."""
    event = run.event
    if event.kind != "round-robin":
        return
    pairs = []
    for who in members:
        played = sum(1 for game in event.games if who in game.players)
        if not among and played >= (len(event.names) - 1) * event.cycles:
            continue
        for other in members if among else event.names:
            pair = sorted([who, other])
            gone = any(event.by_name[one].left_event for one in pair)
            if who != other and pair not in pairs and not gone:
                pairs.append(pair)
    asked = 0
    is_open = False
    for a, b in pairs:
        known = [ident for ident in run.asked_games if run.asked_games[ident] == [a, b]]
        lacks = event.cycles - event.together(a, b) + len(known)
        for count in range(1, lacks + 1):
            ident = f"event/{a} - {b}" + (f" ({count})" if count > 1 else "")
            if ident in run.asked_games or asked == 1000:
                continue
            asked += 1
            found = run.ask_data(ident, clause.id, "game", [a, b])
            if found is None:
                is_open = True
                continue
            run.asked_games[ident] = [a, b]
            black = b if found["white"] == a else a
            game = {"white": found["white"], "black": black, "result": found["result"]}
            event.games.append(Game(game))
    event.games.sort(key=Game.key)
    if is_open:
        raise missing()


class ChessGames:
    """The games that `over` speaks of, and the scores that go with them."""

    def __init__(self, run, clause, members, among):
        over = clause.get("over", "event")
        self.run = run
        self.own = []  # games of the play-off
        self.of_event = []
        self.whole = over == "event"
        if self.whole:
            gather(run, clause, members, among)
        if over in ("event", "both"):
            self.of_event = [game for game in run.event.games if game.counts]
        if over in ("play-off", "both"):
            self.own = list(run.games)
        if isinstance(over, dict):
            if "clause" in over:
                self.own = [game for game in run.games if game.clause == over["clause"]]
            else:
                self.of_event = [game for game in run.event.games
                                 if game.counts and (game.phase or "") == over["phase"]]
        self.games = self.of_event + [Game(vars(game)) for game in self.own]

    def weighted(self, game, who):
        if game in self.of_event:
            return self.run.event.game_points(game, who)
        return game.plain(who)

    def score(self, who):
        if self.whole:
            return self.run.scores_now()[who]
        return sum((self.weighted(game, who) for game in self.games if who in game.players),
                   Fraction(0))

    def of(self, who):
        return [game for game in self.games if who in game.players]


def among_members(value):
    """A criterion over the games between two members."""
    def criterion(run, clause, members):
        games = ChessGames(run, clause, members, True)
        return ranked({who: sum((value(games, game, who) for game in games.of(who)
                                 if game.opponent(who) in members), Fraction(0))
                       for who in members})
    return criterion


def over_all(value):
    """A criterion over all games of each member."""
    def criterion(run, clause, members):
        games = ChessGames(run, clause, members, False)
        everywhere = run.regulation.rule("forfeits") == "everywhere"
        return ranked({who: sum((value(games, game, who, everywhere or not game.forfeited)
                                 for game in games.of(who)), Fraction(0)) for who in members})
    return criterion


def sonneborn_berger(games, game, who, _):
    return game.plain(who) * games.score(game.opponent(who))


def win(_, game, who, __):
    return Fraction(game.plain(who) == 1)


def win_with_black(_, game, who, fought):
    return Fraction(game.plain(who) == 1 and game.black == who and fought)


def game_with_black(_, game, who, fought):
    return Fraction(game.black == who and fought)


def of_file(key, lowest=False, convert=number):
    """By a datum of the file; without it the criterion does not apply."""
    def criterion(run, _, members):
        values = {who: run.event.by_name[who].get(key) for who in members}
        if any(value is None for value in values.values()):
            return None
        return ranked({who: convert(value) for who, value in values.items()}, not lowest)
    return criterion


def by_birth(later):
    def criterion(run, _, members):
        dates = {}
        for who in members:
            text = str(run.event.by_name[who].get("birth", ""))
            parts = [int(part) for part in text.replace("/", "-").replace(".", "-").split("-")
                     if part.strip().isdigit()]
            if not parts:
                return None
            dates[who] = tuple(parts) if len(parts) == 3 and all(parts) else (parts[0],)
        for a in members:
            for b in members:
                if dates[a][0] == dates[b][0] and len(dates[a]) != len(dates[b]):
                    return None
        return ranked(dates, later)
    return criterion


def title(run, _, members):
    return ranked({who: TITLES.get(run.event.by_name[who].get("title"), 0) for who in members})


# Bridge.


def meetings_of(run, who, members=None):
    found = [match for match in run.event.meetings() if who in match.teams]
    return [match for match in found if members is None or match.opponent(who) in members]


def need_figure(run, clause, matches, figure):
    """Ask for a figure of all matches that lack it."""
    lacking = [match for match in run.event.matches
               if any(match is one for one in matches) and figure not in match.table]
    if not all([run.ask_figure(match, figure, clause.id) for match in lacking]):
        raise missing()


def all_meetings(run, members, among):
    found = []
    for who in members:
        for match in meetings_of(run, who, members if among else None):
            if all(match is not one for one in found):
                found.append(match)
    return found


def each_two_met(run, members):
    return all(meetings_of(run, a, [b]) for a in members for b in members if a != b)


def won_lost(figure, match, who):
    return match.figure(figure, who), match.figure(figure, match.opponent(who))


def quotient(figure):
    """Won divided by lost: a/0 is above all, 0/0 compares with nothing."""
    def criterion(run, clause, members):
        need_figure(run, clause, all_meetings(run, members, False), figure)
        values = {}
        by_won = run.regulation.rule("nothing-lost") == "by-won"
        for who in members:
            pairs = [won_lost(figure, match, who) for match in meetings_of(run, who)]
            won = sum((pair[0] for pair in pairs), Fraction(0))
            lost = sum((pair[1] for pair in pairs), Fraction(0))
            if lost != 0:
                values[who] = (0, won / lost)
            elif won != 0:
                values[who] = (1, won if by_won else 0)
            else:
                return None
        return ranked(values)
    return criterion


def net_in_all(run, clause, members):
    need_figure(run, clause, all_meetings(run, members, False), "imps")
    return ranked({who: net(run, "imps", who, None) for who in members})


def net(run, figure, who, members):
    pairs = [won_lost(figure, match, who) for match in meetings_of(run, who, members)]
    return sum((won - lost for won, lost in pairs), Fraction(0))


def in_their_match(figure):
    def criterion(run, clause, members):
        if not each_two_met(run, members):
            return None
        need_figure(run, clause, all_meetings(run, members, True), figure)
        return ranked({who: sum((match.figure(figure, who)
                                 for match in meetings_of(run, who, members)), Fraction(0))
                       for who in members})
    return criterion


def summed(run, who, members, value):
    """A sum over the meetings with members; by `met-twice` the mean of those of the same two."""
    average = run.regulation.rule("met-twice") == "average"
    total = Fraction(0)
    for other in members:
        if other != who:
            found = [value(match) for match in meetings_of(run, who, [other])]
            share = sum(found, Fraction(0))
            total += share / len(found) if average and found else share
    return total


def net_among(figure):
    def criterion(run, clause, members):
        if not each_two_met(run, members):
            some = all_meetings(run, members, True)
            if run.regulation.rule("not-met") != "what-there-is" or not some:
                return None
        need_figure(run, clause, all_meetings(run, members, True), figure)

        def margin(who):
            def of(match):
                won, lost = won_lost(figure, match, who)
                return won - lost
            return of
        return ranked({who: summed(run, who, members, margin(who)) for who in members})
    return criterion


def score_in(run, match, who):
    return run.event.score_of(match)[match.side(who)]


def direct_match(run, _, members):
    if not each_two_met(run, members):
        return None
    return ranked({who: summed(run, who, members, lambda match, who=who: score_in(run, match, who))
                   for who in members})


def beaten(wins, ties, losses, alone_last=False):
    """One member alone who beat, tied and lost to these numbers of others."""
    def criterion(run, clause, members):
        by_imps = run.regulation.rule("beaten") == "by-imps"
        if by_imps:
            need_figure(run, clause, all_meetings(run, members, True), "imps")
        wanted = [(w(len(members)), t, lost(len(members)))
                  for w, t, lost in zip(wins, ties, losses)]
        found = []
        for who in members:
            signs = []
            for other in members:
                if other == who:
                    continue
                matches = meetings_of(run, who, [other])
                if not matches:
                    break
                if by_imps:
                    margin = net(run, "imps", who, [other])
                else:
                    margin = sum((score_in(run, match, who) - score_in(run, match, other)
                                  for match in matches), Fraction(0))
                signs.append((margin > 0) - (margin < 0))
            else:
                if (signs.count(1), signs.count(0), signs.count(-1)) in wanted:
                    found.append(who)
        if len(found) != 1:
            return None
        rest = [who for who in members if who not in found]
        return [rest, found] if alone_last else [found, rest]
    return criterion


def none(_):
    return 0


def but_one(count):
    return count - 1


def but_two(count):
    return count - 2


def final_score(run, who):
    return run.scores[who]


def earned(run, who):
    one = run.event.by_name[who]
    return run.scores[who] - one.exact("carry-over") + one.exact("penalty")


def opponents(run, who):
    """The opponents met, one met twice counting twice unless the average counts."""
    found = [match.opponent(who) for match in meetings_of(run, who)]
    if run.regulation.rule("met-twice") == "average":
        found = sorted(set(found))
    return found


def swiss_points(run, _, members):
    score = earned if run.regulation.rule("opponents-scores") == "earned" else final_score
    met = {who: opponents(run, who) for who in members}
    counts = {len(found) for found in met.values()}
    divide = run.regulation.rule("swiss-points") == "per-opponent" and len(counts) > 1
    values = {}
    for who, found in met.items():
        total = sum((score(run, other) for other in found), Fraction(0))
        if divide and not found:
            return None
        values[who] = total / len(found) if divide else total
    return ranked(values)


def opponents_average(run, _, members):
    values = {}
    for who in members:
        met = opponents(run, who)
        if not met:
            return None
        values[who] = sum((run.scores[other] for other in met), Fraction(0)) / len(met)
    return ranked(values)


def weighted_average(run, _, members):
    values = {}
    for who in members:
        matches = meetings_of(run, who)
        if not matches:
            return None
        total = sum((score_in(run, match, who) * run.scores[match.opponent(who)]
                     for match in matches), Fraction(0))
        values[who] = total / len(matches)
    return ranked(values)


def without_carry_over(run, _, members):
    if not any(one.exact("carry-over") for one in run.event.participants):
        return None
    return ranked({who: run.scores[who] - run.event.by_name[who].exact("carry-over")
                   for who in members})


def qualification_rank(run, clause, members):
    values = {}
    for who in members:
        rank = run.event.by_name[who].get("qualification-rank")
        if rank is None:
            found = run.ask_data(f"event/{who}/qualification-rank", clause.id, "number", [who])
            rank = found and found[0]
        values[who] = rank
    if any(rank is None for rank in values.values()):
        raise missing()
    return ranked(values, False)


def qualification_match(run, clause, members):
    if len(members) != 2:
        return None
    matches = [match for match in run.event.qualification if run.event.is_meeting(match)]
    theirs = [match for match in matches if match.names == members]
    if matches and not theirs:
        return None
    for figure in ("vps", "imps"):
        values = None
        found = [qualification_figure(run, match, figure) for match in theirs]
        if theirs and all(one is not None for one in found):
            values = {who: sum((one[match.side(who)] for one, match in zip(found, theirs)),
                               Fraction(0)) for who in members}
        else:
            ident = f"event/{members[0]} - {members[1]}/qualification-{figure}"
            answer = run.ask_data(ident, clause.id, "numbers", members)
            if answer is None:
                raise missing()
            values = dict(zip(members, answer))
        parts = ranked(values)
        if len(parts) > 1:
            return parts
    return None


def qualification_figure(run, match, figure):
    if figure in match.table:
        return match.table[figure]
    return run.event.scale(match) if figure == "vps" else None


def sessions(run, who):
    return sorted((number(part) for part in run.event.by_name[who].get("sessions", [])),
                  reverse=True)


def best_sessions(count):
    def criterion(run, _, members):
        if any(len(sessions(run, who)) < count for who in members):
            return None
        return ranked({who: sum(sessions(run, who)[:count]) for who in members})
    return criterion


def next_best_session(run, _, members):
    found = {who: sessions(run, who) for who in members}
    for at in range(min(len(one) for one in found.values())):
        values = {who: one[at] for who, one in found.items()}
        if len(set(values.values())) > 1:
            return ranked(values)
    return None


def first_that_differs(ranks, value, members):
    """By the first of several ranks in which two members differ."""
    for rank in ranks:
        values = {who: sum((value(who, other) for other in rank), Fraction(0)) for who in members}
        if len(set(values.values())) > 1:
            return ranked(values)
    return None


def against_common_team(run, clause, members):
    met = [set(match.opponent(who) for match in meetings_of(run, who)) for who in members]
    common = sorted(set.intersection(*met) - set(members))
    if not common:
        return None
    matches = [match for who in members for match in meetings_of(run, who, common)]
    need_figure(run, clause, matches, "imps")
    ranks = ranked({who: run.scores[who] for who in common})
    return first_that_differs(ranks, lambda who, other: net(run, "imps", who, [other]), members)


def common_opponent(run, clause, members):
    points = {}
    for table in run.event.encounters:
        a, b = (name(one) for one in table["pairs"])
        for who, other, won in ((a, b, 0), (b, a, 1)):
            before = points.get((who, other), Fraction(0))
            points[(who, other)] = before + number(table["matchpoints"][won])
    if not run.event.encounters:
        return asked_again(run, clause, members)
    met = [{other for one, other in points if one == who} for who in members]
    common = set.intersection(*met) - set(members)
    if not common:
        return None
    ranks = ranked({who: (run.scores[who], sum(sessions(run, who)[:1]), sum(sessions(run, who)[:2]))
                    for who in common})
    return first_that_differs(ranks, lambda who, other: points[(who, other)], members)


def tied_figure(run, clause, members, figure):
    """A figure of each member that depends on who is tied."""
    start = f"event/{' - '.join(members)}/{figure}/"
    found = {who: run.ask_data(start + who, clause.id, "number", [who]) for who in members}
    if any(value is None for value in found.values()):
        raise missing()
    return ranked({who: value[0] for who, value in found.items()})


def asked_again(run, clause, members):
    for count in range(1, max(1, len(run.event.names) - len(members)) + 1):
        figure = "against-common-opponent" + (f"-{count}" if count > 1 else "")
        parts = tied_figure(run, clause, members, figure)
        if len(parts) > 1:
            return parts
    return None


def common_boards(run, clause, members):
    if not run.event.boards:
        return tied_figure(run, clause, members, "net-on-common-boards")
    nets = [{name(who): number(net) for who, net in board.get("net", {}).items()}
            for board in run.event.boards]
    common = [net for net in nets if all(who in net for who in members)]
    if not common:
        return None
    return ranked({who: sum(net[who] for net in common) for who in members})


def boards_won(run, clause, members):
    nets = {who: [] for who in members}
    for board in run.event.boards:
        for who, net_ in board.get("net", {}).items():
            nets.setdefault(name(who), []).append(number(net_))
    if not all(nets[who] for who in members):
        found = {who: run.ask_data(f"event/{who}/boards-won", clause.id, "number", [who])
                 for who in members}
        if any(value is None for value in found.values()):
            raise missing()
        return ranked({who: value[0] for who, value in found.items()})
    divide = len({len(nets[who]) for who in members}) > 1
    values = {}
    for who in members:
        won = sum((Fraction(1) if one > 0 else Fraction(one == 0, 2) for one in nets[who]),
                  Fraction(0))
        values[who] = won / len(nets[who]) if divide else won
    return ranked(values)


CRITERIA = {
    "mutual-result": among_members(lambda games, game, who: game.plain(who)),
    "mutual-result-weighted": among_members(lambda games, game, who: games.weighted(game, who)),
    "sonneborn-berger": over_all(sonneborn_berger),
    "wins": over_all(win),
    "wins-with-black": over_all(win_with_black),
    "games-with-black": over_all(game_with_black),
    "higher-rating": of_file("rating"),
    "lower-rating": of_file("rating", True),
    "starting-number": of_file("number", True),
    "previous-place": of_file("previous-place", True),
    "youngest": by_birth(True),
    "oldest": by_birth(False),
    "title": title,
    "berlin-count": teams.berlin_count,
    "bottom-board-elimination": teams.bottom_board,
    "imp-quotient": quotient("imps"),
    "total-points-quotient": quotient("total-points"),
    "net-imps-in-all-matches": net_in_all,
    "imps-in-their-match": in_their_match("imps"),
    "total-points-in-their-match": in_their_match("total-points"),
    "net-imps": net_among("imps"),
    "net-total-points": net_among("total-points"),
    "direct-match": direct_match,
    "beat-both": beaten([but_one], [0], [none]),
    "beat-one-tied-other": beaten([but_two], [1], [none]),
    "beat-all-or-tied-one": beaten([but_one, but_two], [0, 1], [none, none]),
    "beaten-by-both": beaten([none], [0], [but_one], True),
    "swiss-points": swiss_points,
    "opponents-average": opponents_average,
    "weighted-average": weighted_average,
    "score-without-carry-over": without_carry_over,
    "qualification-rank": qualification_rank,
    "qualification-match": qualification_match,
    "margin-against-common-opponent": against_common_team,
    "best-session": best_sessions(1),
    "best-two-sessions": best_sessions(2),
    "next-best-session": next_best_session,
    "common-opponent": common_opponent,
    "net-points-on-common-boards": common_boards,
    "boards-won": boards_won,
}
