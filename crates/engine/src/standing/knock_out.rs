//! The standing of a knock-out: match by match, stage after stage. A match that ends level is a tie of its own.

use super::Level;
use crate::group::Part;
use crate::hearing::Hearing;
use crate::rule::Placed;
use std::cmp::{Ordering, Reverse};
use tiebreak_model::{Departed, Event, Exact, Id, Match, StandingPlace, Warning};

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

impl Hearing<'_> {
    /// Whoever loses a match stands below those who do not; who lost at the same stage share their places. The score of a place is the number of
    /// matches won: match scores of different stages could not stand in one column.
    pub(crate) fn by_matches(&mut self, finished: bool, departures: &mut Vec<Departed>) -> Placed {
        let all: Vec<Id> = self.event.ids().collect();
        let mut wins = vec![0u32; all.len()];
        let mut ties = Vec::new();
        let mut fields = vec![Field { first: 1, members: all, open: !finished, stuck: !finished }];
        for stage in stages(self.event) {
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
            .map(|place| Level { first: place.from, members: place.members.clone(), score: place.score, name: None })
            .collect();
        Placed { levels, places, ties }
    }

    fn play_stage(
        &mut self,
        mut field: Field,
        stage: &[usize],
        wins: &mut [u32],
        ties: &mut Vec<Level>,
        departures: &mut Vec<Departed>,
    ) -> Vec<Field> {
        let mut losers: Vec<Id> = Vec::new();
        let within = |one: &Match| {
            one.second.filter(|other| field.members.contains(&one.first) && field.members.contains(other))
        };
        let matches: Vec<(usize, Id, Id)> = stage
            .iter()
            .filter_map(|&index| Some((index, self.event.matches[index].first, within(&self.event.matches[index])?)))
            .collect();
        if field.stuck || matches.is_empty() {
            return vec![field];
        }
        for (index, first, second) in matches {
            match self.end_of(index, [first, second], &field, ties, departures) {
                Ended::Won { loser } => {
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
        index: usize,
        [first, second]: [Id; 2],
        field: &Field,
        ties: &mut Vec<Level>,
        departures: &mut Vec<Departed>,
    ) -> Ended {
        let one = &self.event.matches[index];
        let score = self.facts.matches.score_of_match(self.event, self.facts.all_told(), index);
        let totals = score.map(|[a, b]| [a + one.carry_over[0], b + one.carry_over[1]]);
        let Some([own, other]) = totals else { return Ended::Undecided { open: true } };
        match own.cmp(&other) {
            Ordering::Greater => return Ended::Won { loser: second },
            Ordering::Less => return Ended::Won { loser: first },
            Ordering::Equal => {}
        }
        let members = vec![first.min(second), first.max(second)];
        let stage = one.stage.clone().unwrap_or_else(|| "match".to_owned());
        let name = format!("{stage}/{} - {}", self.event.name(members[0]), self.event.name(members[1]));
        let level = Level { first: field.first, members, score: own, name: Some(name) };
        if !self.settles(field.first, field.first + field.members.len() - 1) {
            return Ended::Undecided { open: false };
        }
        ties.push(level.clone());
        match self.settle(&level, departures).as_slice() {
            [_, Part { members, open: false }] if members.len() == 1 => Ended::Won { loser: members[0] },
            parts => Ended::Undecided { open: parts.iter().any(|part| part.open) },
        }
    }
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
