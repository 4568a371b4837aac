//! The standing of a knock-out: match by match, stage after stage. A match that ends level is a tie of its own.

use super::Level;
use crate::Facts;
use crate::group::Part;
use crate::hearing::Hearing;
use crate::missing::is_known;
use crate::rule::Placed;
use std::cmp::{Ordering, Reverse};
use std::collections::BTreeMap;
use tiebreak_model::{Departed, Event, Exact, Game, Id, KnockOutMatch, Sport, StandingPlace, Warning};

/// Teams that contend for the same places until a stage separates them.
struct Field {
    first: usize,
    members: Vec<Id>,
    /// Whether something is still to be decided about them.
    open: bool,
    /// Whether a match among them has no winner: later stages cannot separate them then.
    stuck: bool,
}

/// How a match ended.
enum Ended {
    Won { loser: Id },
    Undecided { open: bool },
}

/// A match of the event: who met, at which stage, and how it stands. Nothing where it is not finished.
struct Contest {
    pair: [Id; 2],
    stage: Option<String>,
    round: Option<u32>,
    /// What each scored, where the match is finished.
    score: Option<[Exact; 2]>,
    /// What each brought along.
    carry_over: [Exact; 2],
}

impl Hearing<'_> {
    /// Whoever loses a match stands below those who do not; who lost at the same stage share their places. The score of a place is the number of
    /// matches won: match scores of different stages could not stand in one column.
    ///
    /// At chess each match counts by itself: one that is finished and level opens its play-off though others still run.
    pub(crate) fn by_matches(&mut self, finished: bool, departures: &mut Vec<Departed>) -> Placed {
        let all: Vec<Id> = self.event.ids().collect();
        let mut wins = vec![0u32; all.len()];
        let mut ties = Vec::new();
        let stuck = !finished && self.event.sport == Sport::Bridge;
        let mut fields = vec![Field { first: 1, members: all, open: !finished, stuck }];
        for stage in self.contests() {
            let mut next = Vec::new();
            for field in fields {
                next.extend(self.play_stage(field, &stage, &mut wins, &mut ties, departures));
            }
            fields = next;
        }
        let places: Vec<StandingPlace> = fields
            .into_iter()
            .map(|field| StandingPlace {
                from: field.first,
                to: field.first + field.members.len() - 1,
                score: field.members.iter().map(|id| Exact::from(wins[id.index()])).max().unwrap_or(Exact::ZERO),
                members: field.members,
                open: field.open,
            })
            .collect();
        let levels = places
            .iter()
            .map(|place| Level {
                first: place.from,
                members: place.members.clone(),
                score: place.score,
                name: None,
                round: None,
                within: None,
            })
            .collect();
        Placed { levels, places, ties }
    }

    /// The matches by stage, earlier stages first.
    fn contests(&self) -> Vec<Vec<Contest>> {
        match self.event.sport {
            Sport::Chess => chess_contests(&self.facts),
            Sport::Bridge => {
                let contest = |index: usize| {
                    let one = &self.event.matches[index];
                    let score = self.facts.matches.score_of_match(self.event, self.facts.all_told(), index);
                    let pair = [one.first, one.second?];
                    Some(Contest { pair, stage: one.stage.clone(), round: None, score, carry_over: one.carried() })
                };
                stages(self.event).into_iter().map(|stage| stage.into_iter().filter_map(contest).collect()).collect()
            }
        }
    }

    fn play_stage(
        &mut self,
        mut field: Field,
        stage: &[Contest],
        wins: &mut [u32],
        ties: &mut Vec<Level>,
        departures: &mut Vec<Departed>,
    ) -> Vec<Field> {
        let mut losers: Vec<Id> = Vec::new();
        let within: Vec<&Contest> =
            stage.iter().filter(|one| one.pair.iter().all(|id| field.members.contains(id))).collect();
        if field.stuck || within.is_empty() {
            return vec![field];
        }
        for contest in within {
            let ended = self.end_of(contest, &field, ties, departures);
            self.keep_match(contest, &ended);
            match ended {
                Ended::Won { loser } => {
                    let [first, second] = contest.pair;
                    wins[if loser == first { second } else { first }.index()] += 1;
                    losers.push(loser);
                }
                Ended::Undecided { open } => {
                    field.open |= open;
                    field.stuck = true;
                }
            }
        }
        if field.stuck || losers.is_empty() {
            return vec![field];
        }
        losers.sort_unstable();
        losers.dedup();
        let above: Vec<Id> = field.members.iter().copied().filter(|id| !losers.contains(id)).collect();
        let below = Field { first: field.first + above.len(), members: losers, open: false, stuck: false };
        if above.is_empty() { vec![below] } else { vec![Field { members: above, ..field }, below] }
    }

    fn end_of(
        &mut self,
        contest: &Contest,
        field: &Field,
        ties: &mut Vec<Level>,
        departures: &mut Vec<Departed>,
    ) -> Ended {
        let [first, second] = contest.pair;
        let Some([own, other]) = contest.score else { return Ended::Undecided { open: true } };
        let [own, other] = [own + contest.carry_over[0], other + contest.carry_over[1]];
        match own.cmp(&other) {
            Ordering::Greater => return Ended::Won { loser: second },
            Ordering::Less => return Ended::Won { loser: first },
            Ordering::Equal => {}
        }
        let members = vec![first.min(second), first.max(second)];
        let stage = match (&contest.stage, contest.round) {
            (Some(stage), _) => stage.clone(),
            (None, Some(round)) => format!("round-{round}"),
            (None, None) => "match".to_owned(),
        };
        let name = format!("{stage}/{} - {}", self.event.name(members[0]), self.event.name(members[1]));
        let level =
            Level { first: field.first, members, score: own, name: Some(name), round: contest.round, within: None };
        // Every match of chess has to be won by somebody, also the one for third place.
        let last = field.first + field.members.len() - 1;
        if self.event.sport == Sport::Bridge && !self.settles(field.first, last) {
            return Ended::Undecided { open: false };
        }
        ties.push(level.clone());
        // At chess the regulation speaks of the match alone, whose winner is first in it.
        let first = if self.event.sport == Sport::Chess { 1 } else { level.first };
        match self.settle(&Level { first, ..level }, departures).as_slice() {
            [_, Part { members, open: false }] if members.len() == 1 => Ended::Won { loser: members[0] },
            parts => Ended::Undecided { open: parts.iter().any(|part| part.open) },
        }
    }
}

impl Hearing<'_> {
    /// Keeps a match that is finished for the standing and for whoever asks why.
    fn keep_match(&mut self, contest: &Contest, ended: &Ended) {
        let Some(score) = contest.score.filter(|_| self.explain) else { return };
        let [first, second] = contest.pair;
        let winner = match ended {
            Ended::Won { loser } => Some(if *loser == first { second } else { first }),
            Ended::Undecided { .. } => None,
        };
        let (stage, carry_over) = (contest.stage.clone(), contest.carry_over);
        self.matches.push(KnockOutMatch {
            stage,
            round: contest.round,
            between: contest.pair,
            score,
            carry_over,
            winner,
        });
    }
}

/// The games of a knock-out as matches: those of the same two players are one, and belong to the round of the first of them.
fn chess_contests(facts: &Facts<'_>) -> Vec<Vec<Contest>> {
    let event = facts.event;
    let mut met: BTreeMap<[Id; 2], Vec<&Game>> = BTreeMap::new();
    for game in facts.games() {
        met.entry([game.white.min(game.black), game.white.max(game.black)]).or_default().push(game);
    }
    let mut rounds: BTreeMap<Option<u32>, Vec<Contest>> = BTreeMap::new();
    for (pair, games) in met {
        let round = games.iter().filter_map(|game| game.round).min();
        let score = totals(event, pair, &games);
        let contest = Contest { pair, stage: None, round, score, carry_over: [Exact::ZERO; 2] };
        rounds.entry(round).or_default().push(contest);
    }
    rounds.into_values().collect()
}

/// The points of both in their match, once it is finished: all its games are played, or the lead is larger than what is left.
fn totals(event: &Event, [first, second]: [Id; 2], games: &[&Game]) -> Option<[Exact; 2]> {
    let scored = |id: Id| -> i64 {
        games.iter().filter_map(|game| game.seen_by(id).map(|(_, colour)| game.units(colour))).sum()
    };
    let [own, other] = [scored(first), scored(second)];
    let open = games.iter().filter(|game| !is_known(game.result)).count() as i64;
    let to_come = i64::from(event.cycles).saturating_sub(games.len() as i64).max(0) + open;
    let [win, ..] = event.scoring.points(None);
    let within_reach = to_come > 0 && event.points((own - other).abs()) <= Exact::from(to_come) * win;
    (!within_reach).then(|| [event.points(own), event.points(other)])
}

/// What tells one stage from another: its round and its name.
type StageKey<'e> = (Option<u32>, Option<&'e str>);

/// The matches by stage, earlier stages first: by round, by the name of the stage, by how many matches it has.
fn stages(event: &Event) -> Vec<Vec<usize>> {
    let mut stages: Vec<(StageKey<'_>, Vec<usize>)> = Vec::new();
    for (index, one) in event.matches.iter().enumerate() {
        let key = (one.round, one.stage.as_deref());
        match stages.iter_mut().find(|(known, _)| *known == key) {
            Some((_, matches)) => matches.push(index),
            None => stages.push((key, vec![index])),
        }
    }
    stages.sort_by_key(|((round, stage), matches)| {
        let stage = stage.unwrap_or_default().to_owned();
        (*round, lateness(&stage), Reverse(matches.len()), stage)
    });
    stages.into_iter().map(|(_, matches)| matches).collect()
}

fn lateness(stage: &str) -> u8 {
    let stage = stage.to_lowercase();
    match () {
        () if stage.contains("semi") => 2,
        () if stage.contains("quarter") => 1,
        () if stage.contains("final") || stage.contains("play-off") || stage.contains("playoff") => 3,
        () => 0,
    }
}

/// Teams that play twice in one stage: the order of their matches is not known then.
pub(crate) fn doubts(event: &Event) -> Vec<Warning> {
    let mut doubts = Vec::new();
    for stage in stages(event) {
        let mut seen = std::collections::BTreeSet::new();
        for index in stage {
            let one = &event.matches[index];
            for id in std::iter::once(one.first).chain(one.second) {
                if !seen.insert(id) {
                    doubts.push(Warning::PlaysTwice { team: id });
                }
            }
        }
    }
    doubts.dedup();
    doubts
}
