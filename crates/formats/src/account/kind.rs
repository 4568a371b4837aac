//! Round robin or Swiss: what the pairings say, why, and which games are missing or too many.

use super::{Meeting, berger};
use std::collections::{BTreeMap, BTreeSet};
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::Kind;
use tiebreak_model::bounds::MOST_ROUNDS;

/// What is known of an event besides its pairings.
#[derive(Debug, Clone, Default)]
pub struct EventFacts {
    /// How many take part.
    pub participants: usize,
    /// The word for many of them.
    pub who: &'static str,
    /// The kind that the user or the file names, and the words for who named it.
    pub named: Option<(Kind, Sentence)>,
    /// How often everybody meets everybody, where the user said so.
    pub cycles: Option<u32>,
    /// How many rounds there are, where the user or the file says so.
    pub rounds: Option<u32>,
    /// Rounds in which somebody had no opponent, and the file says so.
    pub byes: BTreeSet<(usize, u32)>,
}

impl EventFacts {
    /// `participants` players or teams, of which nothing else is known.
    pub fn new(who: &'static str, participants: usize, named: Option<(Kind, Sentence)>) -> Self {
        Self { participants, who, named, ..Self::default() }
    }
}

/// What the pairings came to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Judged {
    /// The kind; `None` where it cannot be told.
    pub kind: Option<Kind>,
    /// How often everybody meets everybody.
    pub cycles: u32,
    /// What in the pairings shows the kind.
    pub because: Sentence,
    /// How many rounds were played or paired.
    pub rounds: u32,
    /// Pairings that are not there, with the round where it can be told.
    pub missing: Vec<(Option<u32>, [usize; 2])>,
    /// Meetings that are there once too often, by their position in the list.
    pub surplus: Vec<usize>,
    /// Rounds of a Swiss in which more than one pairing is not there: the round, and how many have
    /// no game.
    pub idle: Vec<(u32, usize)>,
}

/// Looks at the pairings of an event.
pub fn judge(course: &EventFacts, meetings: &[Meeting]) -> Judged {
    let table = MeetingTable::new(course, meetings);
    let (kind, cycles, because) = table.kind();
    let mut judged = Judged { kind, cycles, because, rounds: table.rounds, ..Judged::default() };
    match kind {
        Some(Kind::RoundRobin) => {
            judged.missing = table.missing_of_round_robin(cycles);
            judged.surplus = table.beyond(cycles);
        }
        Some(Kind::Swiss) => {
            table.idle_rounds(&mut judged);
            judged.surplus = table.beyond(1);
            judged.surplus.retain(|at| table.met_before(*at));
        }
        _ => {}
    }
    judged
}

/// How many missing games are counted: as many as all games of the largest round robin that is
/// read.
const MOST_MISSING: usize = 5_000_000;

/// Round robins of more players are not played in one group.
const MOST_OF_ROUND_ROBIN: usize = 30;

/// How many rounds a Swiss needs to find a winner among `players`: each halves those who won all.
fn rounds_of_swiss(players: usize) -> usize {
    players.next_power_of_two().trailing_zeros() as usize
}

struct MeetingTable<'m> {
    course: &'m EventFacts,
    meetings: &'m [Meeting],
    pairs: PairCounts,
    rounds: u32,
    /// Whether every meeting says its round.
    numbered: bool,
}

impl<'m> MeetingTable<'m> {
    fn new(course: &'m EventFacts, meetings: &'m [Meeting]) -> Self {
        let pairs = PairCounts::new(meetings);
        let numbered = meetings.iter().all(|met| met.round.is_some());
        let mut games = vec![0u32; course.participants];
        for met in meetings {
            met.sides().iter().for_each(|side| games[*side] += 1);
        }
        let highest = meetings.iter().filter_map(|met| met.round).max();
        let rounds = highest.filter(|_| numbered).or_else(|| games.into_iter().max()).unwrap_or(0);
        // A later round is refused afterwards; it must not cost anything before.
        let rounds = rounds.min(MOST_ROUNDS);
        Self { course, meetings, pairs, rounds, numbered }
    }

    fn kind(&self) -> (Option<Kind>, u32, Sentence) {
        let usual = self.usual_meetings();
        let cycles = self.course.cycles.unwrap_or(usual);
        if let Some((kind, by)) = &self.course.named {
            let cycles = if *kind == Kind::RoundRobin { cycles } else { 1 };
            return (Some(*kind), cycles, by.clone());
        }
        if let Some(cycles) = self.course.cycles {
            return (Some(Kind::RoundRobin), cycles, sentence!(kind_told_cycles { cycles }));
        }
        let (players, rounds, who) = (self.course.participants, self.rounds, self.course.who);
        if players == 2 {
            let games = u32::try_from(self.meetings.len()).unwrap_or(u32::MAX);
            let kind = if who == "players" { Kind::Match } else { Kind::RoundRobin };
            return (Some(kind), games.max(1), sentence!(kind_only_two { who }));
        }
        if self.meetings.is_empty() || players < 2 {
            return (None, 1, sentence!(kind_no_games));
        }
        if self.knock_out() {
            return (Some(Kind::Knockout), 1, sentence!(kind_knock_out));
        }
        let pairs = players * (players - 1) / 2;
        let present = |cycles: u32| {
            self.pairs.each().map(|met| met.len().min(cycles as usize)).sum::<usize>()
        };
        for cycles in [usual, usual + 1] {
            let expected = pairs * cycles as usize;
            let over = self.meetings.len() - present(cycles);
            let complete = present(cycles) == expected && over < players / 2;
            let last =
                cycles as usize * if players.is_multiple_of(2) { players - 1 } else { players };
            // A match that is there twice, under a wrong name, takes a round more.
            let more = (last + 1..=last + over).contains(&(rounds as usize))
                && 10 * present(cycles) >= 9 * expected;
            let nearly = (more || rounds as usize == last)
                && 3 * present(cycles) >= 2 * expected
                && over <= players / 2;
            if complete {
                return (
                    Some(Kind::RoundRobin),
                    cycles,
                    sentence!(kind_all_met { times: cycles, who }),
                );
            }
            if nearly {
                let present = present(cycles);
                let because =
                    sentence!(kind_nearly_all_met { rounds, players, who, present, expected });
                return (Some(Kind::RoundRobin), cycles, because);
            }
        }
        self.by_score()
    }

    /// How often those met who met at all: the most frequent number.
    fn usual_meetings(&self) -> u32 {
        let mut counts: BTreeMap<usize, usize> = BTreeMap::new();
        self.pairs.each().for_each(|met| *counts.entry(met.len()).or_default() += 1);
        let most =
            counts.into_iter().max_by_key(|(times, pairs)| (*pairs, std::cmp::Reverse(*times)));
        most.and_then(|(times, _)| u32::try_from(times).ok()).unwrap_or(1)
    }

    /// A Swiss pairs by score, a round robin does not. Both are compared with pairings by chance:
    /// the differences of score that were played against the average difference of any two in the
    /// same round.
    fn by_score(&self) -> (Option<Kind>, u32, Sentence) {
        let (players, rounds, who) =
            (self.course.participants, self.rounds as usize, self.course.who);
        let full = self.numbered && self.all_rounds_full();
        let repeated = self.pairs.each().any(|met| met.len() > 1);
        if full && !repeated && players <= MOST_OF_ROUND_ROBIN && rounds > 1 {
            if berger::fits(players, self.rounds, self.meetings) {
                return (
                    Some(Kind::RoundRobin),
                    1,
                    sentence!(kind_berger { rounds, players, who }),
                );
            }
            // After so few rounds a Swiss cannot be told from a round robin that began by chance
            // with players of like scores.
            if rounds <= rounds_of_swiss(players) && self.seldom_met() {
                return (None, 1, sentence!(kind_either { rounds, players, who }));
            }
        }
        if 4 * rounds <= players && rounds > 2 {
            let because = sentence!(kind_too_few_rounds { rounds, players, who });
            return (Some(Kind::Swiss), 1, because);
        }
        let (played, chance) = self.differences();
        // Differences count in half points; below a dozen of them chance alone decides.
        let enough = chance >= 24;
        if self.numbered && enough && 2 * played <= chance {
            return (Some(Kind::Swiss), 1, sentence!(kind_like_scores));
        }
        if self.numbered
            && enough
            && 10 * played >= 8 * chance
            && !repeated
            && self.all_rounds_full()
        {
            return (Some(Kind::RoundRobin), 1, sentence!(kind_never_twice { rounds, who }));
        }
        (None, 1, sentence!(kind_either { rounds, players, who }))
    }

    /// What was played, and what chance would give.
    fn differences(&self) -> (i64, i64) {
        let mut scores = vec![0i64; self.course.participants];
        let (mut played, mut chance) = (0, 0);
        for round in 1..=self.rounds {
            let met: Vec<&Meeting> =
                self.meetings.iter().filter(|met| met.round == Some(round)).collect();
            let mut there: Vec<i64> =
                met.iter().flat_map(|met| met.sides().map(|side| scores[side])).collect();
            there.sort_unstable();
            let count = i64::try_from(there.len()).unwrap_or(0);
            // The sum of all differences of sorted numbers, each counted by its place.
            let all: i64 =
                (0i64..).zip(&there).map(|(at, score)| score * (2 * at - count + 1)).sum();
            if count > 1 {
                chance += all / (count - 1);
            }
            for one in met {
                played += (scores[one.sides()[0]] - scores[one.sides()[1]]).abs();
            }
            for one in self.meetings.iter().filter(|met| met.round == Some(round)) {
                scores[one.sides()[0]] += i64::from(one.scored[0]);
                scores[one.sides()[1]] += i64::from(one.scored[1]);
            }
        }
        (played, chance)
    }

    /// Whether everybody played at most once against anybody else, and in every round.
    fn seldom_met(&self) -> bool {
        let mut games = vec![0u32; self.course.participants];
        self.meetings.iter().flat_map(Meeting::sides).for_each(|side| games[side] += 1);
        let odd = u32::from(!self.course.participants.is_multiple_of(2));
        games.iter().all(|games| *games + odd >= self.rounds)
    }

    fn all_rounds_full(&self) -> bool {
        self.meetings.len() == self.rounds as usize * (self.course.participants / 2)
    }

    /// Everybody meets one opponent in a round, and about half of those there go on to the next.
    fn knock_out(&self) -> bool {
        if !self.numbered || self.rounds < 2 || self.course.participants < 4 {
            return false;
        }
        let mut before: Option<BTreeSet<usize>> = None;
        for round in 1..=self.rounds {
            let mut opponents: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
            for met in self.meetings.iter().filter(|met| met.round == Some(round)) {
                opponents.entry(met.sides()[0]).or_default().insert(met.sides()[1]);
                opponents.entry(met.sides()[1]).or_default().insert(met.sides()[0]);
            }
            let now: BTreeSet<usize> = opponents.keys().copied().collect();
            let one_each = opponents.values().all(|others| others.len() == 1);
            let fewer = before
                .as_ref()
                .is_none_or(|before| now.is_subset(before) && now.len() * 3 <= before.len() * 2);
            if now.is_empty() || !one_each || !fewer {
                return false;
            }
            before = Some(now);
        }
        true
    }

    fn missing_of_round_robin(&self, cycles: u32) -> Vec<(Option<u32>, [usize; 2])> {
        let busy = BusyRounds::new(self.course.participants, self.meetings, &BTreeSet::new());
        let mut missing = Vec::new();
        for a in 0..self.course.participants {
            for b in a + 1..self.course.participants {
                let met = self.pairs.of_two([a, b]).len();
                if met >= cycles as usize {
                    continue;
                }
                if missing.len() >= MOST_MISSING {
                    return missing;
                }
                let mut both_free = (1..=self.rounds).filter(|round| {
                    self.numbered
                        && !holds(busy.rounds(a), *round)
                        && !holds(busy.rounds(b), *round)
                });
                let round = both_free.next().filter(|_| both_free.next().is_none());
                missing.extend((met..cycles as usize).map(|_| (round, [a, b])));
            }
        }
        missing.sort_by_key(|(round, pair)| (round.is_none(), *round, *pair));
        missing
    }

    /// Meetings of the same two beyond the usual number: those of the later rounds.
    fn beyond(&self, cycles: u32) -> Vec<usize> {
        let mut surplus: Vec<usize> = self
            .pairs
            .each()
            .flat_map(|met| met.iter().skip(cycles as usize))
            .map(|(_, at)| *at as usize)
            .collect();
        surplus.sort_unstable();
        surplus
    }

    /// Whether the same two played each other before.
    fn met_before(&self, at: usize) -> bool {
        let [a, b] = self.meetings[at].sides();
        let before = self.pairs.of_two([a.min(b), a.max(b)]).iter().map(|(_, met)| *met as usize);
        before.take_while(|met| *met != at).any(|met| self.meetings[met].played)
    }

    /// Rounds of a Swiss in which people who were there before and after have no game. Who came
    /// late or left is not looked at.
    fn idle_rounds(&self, judged: &mut Judged) {
        if !self.numbered {
            return;
        }
        let busy = BusyRounds::new(self.course.participants, self.meetings, &self.course.byes);
        for round in 1..=self.rounds {
            let left =
                |rounds: &[u32]| rounds.last().is_none_or(|last| last.saturating_add(1) < round);
            let late = |rounds: &[u32]| rounds.first().is_none_or(|first| *first > round + 1);
            let waits = |rounds: &[u32]| !holds(rounds, round) && !left(rounds) && !late(rounds);
            let idle: Vec<usize> =
                (0..self.course.participants).filter(|at| waits(busy.rounds(*at))).collect();
            match idle.as_slice() {
                [] | [_] => {}
                [a, b] if self.pairs.of_two([*a, *b]).is_empty() => {
                    judged.missing.push((Some(round), [*a, *b]))
                }
                more => judged.idle.push((round, more.len())),
            }
        }
    }
}

/// Whether a round is among some in order.
fn holds(rounds: &[u32], round: u32) -> bool {
    rounds.binary_search(&round).is_ok()
}

/// The rounds in which each has a game or a bye, in order: those of all side by side.
struct BusyRounds {
    rounds: Vec<u32>,
    /// Where those of each participant begin, and where the last end.
    starts: Vec<usize>,
}

impl BusyRounds {
    fn new(participants: usize, meetings: &[Meeting], byes: &BTreeSet<(usize, u32)>) -> Self {
        let played = meetings
            .iter()
            .flat_map(|met| met.sides().map(|side| Some((side, met.round?))))
            .flatten();
        let all = played.chain(byes.iter().copied());
        let mut starts = vec![0; participants + 1];
        all.clone().for_each(|(side, _)| starts[side + 1] += 1);
        (0..participants).for_each(|side| starts[side + 1] += starts[side]);
        let (mut rounds, mut next) = (vec![0; starts[participants]], starts.clone());
        for (side, round) in all {
            rounds[next[side]] = round;
            next[side] += 1;
        }
        starts.windows(2).for_each(|one| rounds[one[0]..one[1]].sort_unstable());
        Self { rounds, starts }
    }

    fn rounds(&self, participant: usize) -> &[u32] {
        &self.rounds[self.starts[participant]..self.starts[participant + 1]]
    }
}

/// The meetings of every two, by position: those of the same two stand side by side, in the order
/// of their rounds.
struct PairCounts(Vec<([u32; 2], u32)>);

impl PairCounts {
    fn new(meetings: &[Meeting]) -> Self {
        let lower = |met: &Meeting| met.pair()[0] as usize;
        let last = meetings.iter().map(lower).max().map_or(0, |last| last + 1);
        let mut next = vec![0; last + 1];
        meetings.iter().for_each(|met| next[lower(met) + 1] += 1);
        (0..last).for_each(|at| next[at + 1] += next[at]);
        // Grouped by the lower position, there are few of each to be sorted.
        let mut pairs = vec![([0; 2], None, 0); meetings.len()];
        for (at, met) in (0u32..).zip(meetings) {
            let place = &mut next[lower(met)];
            pairs[*place] = (met.pair(), met.round, at);
            *place += 1;
        }
        pairs.chunk_by_mut(|a, b| a.0[0] == b.0[0]).for_each(<[_]>::sort_unstable);
        Self(pairs.into_iter().map(|(pair, _, at)| (pair, at)).collect())
    }

    /// Every two who met, with their meetings.
    fn each(&self) -> impl Iterator<Item = &[([u32; 2], u32)]> {
        self.0.chunk_by(|a, b| a.0 == b.0)
    }

    /// The meetings of two, the lower position first.
    fn of_two(&self, two: [usize; 2]) -> &[([u32; 2], u32)] {
        let two = two.map(small);
        let from = self.0.partition_point(|(pair, _)| *pair < two);
        let count = self.0[from..].partition_point(|(pair, _)| *pair == two);
        &self.0[from..from + count]
    }
}

/// A position in half the memory: the participants of every file fit.
fn small(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A round robin by the circle method.
    fn circle(players: usize) -> Vec<Meeting> {
        let mut meetings = Vec::new();
        for round in 0..players - 1 {
            for board in 0..players / 2 {
                let at = |slot: usize| {
                    if slot == 0 { 0 } else { (slot - 1 + round) % (players - 1) + 1 }
                };
                let sides = [at(board), at(players - 1 - board)];
                let scored = [[2, 0], [1, 1], [0, 2]][(sides[0] * 7 + sides[1] * 3 + round) % 3];
                let round = u32::try_from(round + 1).ok();
                meetings.push(Meeting::new(meetings.len(), round, sides, scored, true));
            }
        }
        meetings
    }

    fn course(participants: usize) -> EventFacts {
        EventFacts { participants, who: "players", ..EventFacts::default() }
    }

    #[test]
    fn a_round_robin_with_a_game_taken_out_is_still_one() {
        let mut meetings = circle(14);
        assert_eq!(judge(&course(14), &meetings).because, "every two players met once");
        let gone = meetings.remove(45);
        let judged = judge(&course(14), &meetings);
        assert_eq!((judged.kind, judged.cycles), (Some(Kind::RoundRobin), 1));
        let [a, b] = gone.sides();
        assert_eq!(judged.missing, [(gone.round, [a.min(b), a.max(b)])]);
        assert_eq!(judged.because, "13 rounds for 14 players, and 90 of 91 pairings are there");
    }

    #[test]
    fn a_game_too_many_is_found() {
        let mut meetings = circle(6);
        let last = meetings[14];
        meetings.push(Meeting::new(15, last.round, last.sides(), last.scored, last.played));
        let judged = judge(&course(6), &meetings);
        assert_eq!((judged.kind, judged.surplus), (Some(Kind::RoundRobin), vec![15]));
    }

    #[test]
    fn a_pairing_that_is_there_twice_in_place_of_another_makes_no_other_kind() {
        let mut meetings = circle(16);
        let last = meetings.len() - 1;
        let twice = meetings[0].sides();
        meetings[last] = Meeting::new(last, Some(16), twice, [2, 0], true);
        let judged = judge(&course(16), &meetings);
        assert_eq!((judged.kind, judged.cycles), (Some(Kind::RoundRobin), 1));
        assert_eq!((judged.missing.len(), judged.surplus.len()), (1, 1));
    }

    #[test]
    fn a_few_rounds_of_a_few_players_cannot_be_told() {
        let meetings: Vec<Meeting> =
            circle(6).into_iter().filter(|met| met.round < Some(3)).collect();
        assert_eq!(judge(&course(6), &meetings).kind, None);
        let told = EventFacts { named: Some((Kind::Swiss, "told so".into())), ..course(6) };
        assert_eq!(judge(&told, &meetings).kind, Some(Kind::Swiss));
    }

    #[test]
    fn a_missing_game_of_a_swiss_is_found_where_two_have_none() {
        let mut meetings: Vec<Meeting> =
            circle(40).into_iter().filter(|met| met.round < Some(8)).collect();
        let gone = meetings.remove(70);
        let judged = judge(&course(40), &meetings);
        assert_eq!(judged.kind, Some(Kind::Swiss));
        let [a, b] = gone.sides();
        assert_eq!(judged.missing, [(gone.round, [a.min(b), a.max(b)])]);
    }

    #[test]
    fn a_knock_out_halves() {
        let met = |round, a, b| Meeting::new(0, Some(round), [a, b], [2, 0], true);
        let meetings = [
            met(1, 0, 1),
            met(1, 2, 3),
            met(1, 4, 5),
            met(1, 6, 7),
            met(2, 0, 2),
            met(2, 4, 6),
            met(3, 0, 4),
        ];
        assert_eq!(judge(&course(8), &meetings).kind, Some(Kind::Knockout));
    }
}
