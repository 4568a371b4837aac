//! The standings of a knock-out: match by match, stage after stage. A match that ends level is a
//! tie that the regulation settles.

use super::Level;
use crate::Facts;
use crate::group::GroupPart;
use crate::missing::is_known;
use crate::prizes::RankedPlaces;
use crate::run::Run;
use std::cmp::{Ordering, Reverse};
use std::collections::BTreeMap;
use tiebreak_model::{Event, Exact, Game, Id, KnockOutMatch, Sport, StandingPlace, Warning};

/// Participants who contend for the same places until a stage separates them.
struct Contenders {
    first: usize,
    members: Vec<Id>,
    /// Whether an answer can still separate them.
    open: bool,
    /// Whether a match among them has no winner, so that later stages cannot separate them.
    stuck: bool,
}

/// How a match ended.
enum MatchEnd {
    Won { loser: Id },
    Undecided { open: bool },
}

/// A match of the event.
struct KnockOutTie {
    pair: [Id; 2],
    stage: Option<String>,
    round: Option<u32>,
    /// The score of each side, where the match is finished.
    score: Option<[Exact; 2]>,
    /// The score that each side carried over from an earlier stage.
    carry_over: [Exact; 2],
}

impl Run<'_> {
    /// The standings by matches. The loser of a match comes below those who are still in, and the
    /// losers of one stage share their places. The score of a place is the number of matches won,
    /// because the scores of matches in different stages cannot be compared.
    ///
    /// At chess each match counts by itself: a match that ends level opens its play-off though
    /// other matches still run.
    pub(crate) fn by_matches(&mut self, finished: bool) -> RankedPlaces {
        let all: Vec<Id> = self.input.event.ids().collect();
        let mut wins = vec![0u32; all.len()];
        let stuck = !finished && self.input.event.sport() == Sport::Bridge;
        let mut fields = vec![Contenders { first: 1, members: all, open: !finished, stuck }];
        for stage in self.contests() {
            let mut next = Vec::new();
            for field in fields {
                next.extend(self.play_stage(field, &stage, &mut wins));
            }
            fields = next;
        }
        let places: Vec<StandingPlace> = fields
            .into_iter()
            .map(|field| StandingPlace {
                from: field.first,
                to: field.first + field.members.len() - 1,
                score: field
                    .members
                    .iter()
                    .map(|id| Exact::from(wins[id.index()]))
                    .max()
                    .unwrap_or(Exact::ZERO),
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
        RankedPlaces { levels, places }
    }

    /// The matches by stage, earlier stages first.
    fn contests(&self) -> Vec<Vec<KnockOutTie>> {
        match self.input.event.sport() {
            Sport::Chess => chess_contests(&self.input.facts),
            Sport::Bridge => {
                let contest = |index: usize| {
                    let one = &self.input.event.matches()[index];
                    Some(KnockOutTie {
                        pair: [one.first, one.second?],
                        stage: one.stage.clone(),
                        round: None,
                        score: self.input.facts.score_of_match(index),
                        carry_over: one.carried(),
                    })
                };
                let contests = |stage: Vec<usize>| stage.into_iter().filter_map(contest).collect();
                stages(self.input.event).into_iter().map(contests).collect()
            }
        }
    }

    fn play_stage(
        &mut self,
        mut field: Contenders,
        stage: &[KnockOutTie],
        wins: &mut [u32],
    ) -> Vec<Contenders> {
        let mut losers: Vec<Id> = Vec::new();
        let within: Vec<&KnockOutTie> = stage
            .iter()
            .filter(|one| one.pair.iter().all(|id| field.members.contains(id)))
            .collect();
        if field.stuck || within.is_empty() {
            return vec![field];
        }
        for contest in within {
            let ended = self.end_of(contest, &field);
            self.keep_match(contest, &ended);
            match ended {
                MatchEnd::Won { loser } => {
                    let [first, second] = contest.pair;
                    wins[if loser == first { second } else { first }.index()] += 1;
                    losers.push(loser);
                }
                MatchEnd::Undecided { open } => {
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
        let above: Vec<Id> =
            field.members.iter().copied().filter(|id| !losers.contains(id)).collect();
        let below = Contenders {
            first: field.first + above.len(),
            members: losers,
            open: false,
            stuck: false,
        };
        if above.is_empty() {
            vec![below]
        } else {
            vec![Contenders { members: above, ..field }, below]
        }
    }

    /// How a match ended. Where it is level, the regulation settles it.
    fn end_of(&mut self, contest: &KnockOutTie, field: &Contenders) -> MatchEnd {
        let [first, second] = contest.pair;
        let Some([own, other]) = contest.score else { return MatchEnd::Undecided { open: true } };
        let [own, other] = [own + contest.carry_over[0], other + contest.carry_over[1]];
        match own.cmp(&other) {
            Ordering::Greater => return MatchEnd::Won { loser: second },
            Ordering::Less => return MatchEnd::Won { loser: first },
            Ordering::Equal => {}
        }
        let members = vec![first.min(second), first.max(second)];
        let stage = match (&contest.stage, contest.round) {
            (Some(stage), _) => stage.clone(),
            (None, Some(round)) => format!("round-{round}"),
            (None, None) => "match".to_owned(),
        };
        let name = format!(
            "{stage}/{} - {}",
            self.input.event.name(members[0]),
            self.input.event.name(members[1])
        );
        let level = Level {
            first: field.first,
            members,
            score: own,
            name: Some(name),
            round: contest.round,
            within: None,
        };
        // Every chess match must have a winner, the one for third place included.
        let last = field.first + field.members.len() - 1;
        if self.input.event.sport() == Sport::Bridge && !self.settles(field.first, last) {
            return MatchEnd::Undecided { open: false };
        }
        if self.log.explain {
            self.log.ties.push(level.clone());
        }
        // At chess the regulation is about the match alone: its winner has first place in it.
        let first = if self.input.event.sport() == Sport::Chess { 1 } else { level.first };
        match self.settle(&Level { first, ..level }).as_slice() {
            [_, GroupPart { members, open: false }] if members.len() == 1 => {
                MatchEnd::Won { loser: members[0] }
            }
            parts => MatchEnd::Undecided { open: parts.iter().any(|part| part.open) },
        }
    }
}

impl Run<'_> {
    /// Keeps a finished match for the ruling.
    fn keep_match(&mut self, contest: &KnockOutTie, ended: &MatchEnd) {
        let Some(score) = contest.score.filter(|_| self.log.explain) else { return };
        let [first, second] = contest.pair;
        let winner = match ended {
            MatchEnd::Won { loser } => Some(if *loser == first { second } else { first }),
            MatchEnd::Undecided { .. } => None,
        };
        let (stage, carry_over) = (contest.stage.clone(), contest.carry_over);
        self.log.matches.push(KnockOutMatch {
            stage,
            round: contest.round,
            between: contest.pair,
            score,
            carry_over,
            winner,
        });
    }
}

/// The games of a chess knock-out as matches: all games of two players are one match, which
/// belongs to the round of its first game.
fn chess_contests(facts: &Facts<'_>) -> Vec<Vec<KnockOutTie>> {
    let event = facts.event;
    let mut met: BTreeMap<[Id; 2], Vec<&Game>> = BTreeMap::new();
    for game in facts.games() {
        met.entry([game.white.min(game.black), game.white.max(game.black)]).or_default().push(game);
    }
    let mut rounds: BTreeMap<Option<u32>, Vec<KnockOutTie>> = BTreeMap::new();
    for (pair, games) in met {
        let round = games.iter().filter_map(|game| game.round).min();
        let score = totals(event, pair, &games);
        let contest = KnockOutTie { pair, stage: None, round, score, carry_over: [Exact::ZERO; 2] };
        rounds.entry(round).or_default().push(contest);
    }
    rounds.into_values().collect()
}

/// The points of both players once their match is finished: all its games are played, or the
/// lead is larger than what is left to play.
fn totals(event: &Event, [first, second]: [Id; 2], games: &[&Game]) -> Option<[Exact; 2]> {
    let scored = |id: Id| -> i64 {
        games.iter().filter_map(|game| game.seen_by(id).map(|(_, colour)| game.units(colour))).sum()
    };
    let [own, other] = [scored(first), scored(second)];
    let open = games.iter().filter(|game| !is_known(game.result)).count() as i64;
    let to_come = i64::from(event.cycles()).saturating_sub(games.len() as i64).max(0) + open;
    let [win, ..] = event.scoring().points(None);
    let within_reach =
        to_come > 0 && event.points((own - other).abs()) <= Exact::from(to_come) * win;
    (!within_reach).then(|| [event.points(own), event.points(other)])
}

/// The round and the name of a stage, which together identify it.
type StageKey<'e> = (Option<u32>, Option<&'e str>);

/// The matches by stage, earlier stages first: by round, then by the name of the stage, then by
/// the number of matches, most first.
fn stages(event: &Event) -> Vec<Vec<usize>> {
    let mut stages: Vec<(StageKey<'_>, Vec<usize>)> = Vec::new();
    for (index, one) in event.matches().iter().enumerate() {
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

/// How late a stage comes, by the words in its name.
fn lateness(stage: &str) -> u8 {
    let stage = stage.to_lowercase();
    match () {
        () if stage.contains("semi") => 2,
        () if stage.contains("quarter") => 1,
        () if stage.contains("final")
            || stage.contains("play-off")
            || stage.contains("playoff") =>
        {
            3
        }
        () => 0,
    }
}

/// Warnings of teams that play twice in one stage: the order of their matches is not known.
pub(crate) fn doubts(event: &Event) -> Vec<Warning> {
    let mut doubts = Vec::new();
    for stage in stages(event) {
        let mut seen = std::collections::BTreeSet::new();
        for index in stage {
            let one = &event.matches()[index];
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
