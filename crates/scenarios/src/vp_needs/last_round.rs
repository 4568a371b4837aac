//! The last matches of a round robin: who meets whom, what a margin gives, and where the others can
//! end.

use super::{Need, NoNeeds};
use std::collections::BTreeMap;
use tiebreak_model::bridge::VpScale;
use tiebreak_model::{Event, Exact, Id, MatchStatus};

/// The only other team that can end level, with the least and the greatest margin by which it does.
#[derive(Debug, Clone, Copy)]
pub(super) struct LevelTeam {
    pub id: Id,
    pub margins: [i64; 2],
}

/// A team with the margin of its match, in IMPs.
#[derive(Debug, Clone, Copy)]
pub(super) struct TeamMargin {
    pub team: Id,
    pub margin: i64,
}

pub(super) struct LastRound {
    pub boards: u32,
    /// The denominator in which scores are whole.
    unit: i128,
    scores: Vec<i128>,
    opponents: Vec<Option<Id>>,
    /// What a margin from the heaviest defeat to the largest win gives, in units.
    results: Vec<i128>,
}

impl LastRound {
    pub fn from_event(event: &Event) -> Result<Self, NoNeeds> {
        let boards = usual_boards(event).ok_or(NoNeeds::NotScored)?;
        let scale = VpScale::for_boards(boards).ok_or(NoNeeds::NotScored)?;
        let table = event.board_scoring().filter(|scoring| !scoring.vp_table.is_empty());
        let vps = |margin: i64| match table {
            Some(own) => own.vps_of_table(Exact::from(margin)),
            None => scale.vps([Exact::from(margin), Exact::ZERO]),
        };
        let own_most = table.and_then(|own| own.vp_table.last()).map(|row| row.from);
        let most = i64::from(own_most.unwrap_or_else(|| scale.most()));
        let results: Vec<[Exact; 2]> =
            (-most..=most).map(vps).collect::<Option<_>>().ok_or(NoNeeds::NotScored)?;
        let scores = scores(event, &vps).ok_or(NoNeeds::NotScored)?;
        let numbers = scores.iter().copied().chain(results.iter().flatten().copied());
        let mut unit = 1;
        for below in numbers.map(Exact::denominator) {
            unit *= Exact::fraction(unit, below).map_or(1, Exact::denominator);
            if unit > 1_000_000_000 {
                return Err(NoNeeds::NotScored);
            }
        }
        let whole = |number: Exact| (number * Exact::from(unit)).floor();
        // Where winner and loser do not always share the same number of VPs, matches cannot be
        // looked at by one side.
        let both = whole(results[0][0] + results[0][1]);
        if results.iter().any(|[own, other]| whole(*own + *other) != both) {
            return Err(NoNeeds::NotScored);
        }
        Ok(Self {
            boards,
            unit,
            scores: scores.into_iter().map(whole).collect(),
            opponents: opponents(event)?,
            results: results.into_iter().map(|[own, _]| whole(own)).collect(),
        })
    }

    /// The best result of a match.
    pub fn best(&self) -> Need {
        Need { margin: self.most(), vps: self.exact(self.results.last().copied().unwrap_or(0)) }
    }

    /// What a team has now.
    pub fn score(&self, team: Id) -> Exact {
        self.exact(self.scores[team.index()])
    }

    /// Whom a team has still to meet.
    pub fn opponent(&self, team: Id) -> Option<Id> {
        self.opponents[team.index()]
    }

    /// The margins that make a difference to a team; a team that is done has one result, which
    /// gives nothing.
    pub fn margins(&self, team: Id) -> std::ops::RangeInclusive<i64> {
        let most = if self.opponent(team).is_some() { self.most() } else { 0 };
        -most..=most
    }

    /// A margin with what it gives.
    pub fn need(&self, opponent: Option<Id>, margin: i64) -> Need {
        Need { margin, vps: self.exact(if opponent.is_some() { self.units(margin) } else { 0 }) }
    }

    /// The margin from which on a match gives the most.
    pub fn most(&self) -> i64 {
        (self.results.len() / 2) as i64
    }

    fn exact(&self, units: i128) -> Exact {
        Exact::fraction(units, self.unit).unwrap_or(Exact::ZERO)
    }

    fn units(&self, margin: i64) -> i128 {
        let at = usize::try_from(margin + self.most()).unwrap_or(0);
        self.results.get(at).copied().unwrap_or(0)
    }

    /// What a team ends with after a margin of its own.
    fn end(&self, team: Id, margin: i64) -> i128 {
        let gained = if self.opponent(team).is_some() { self.units(margin) } else { 0 };
        self.scores[team.index()] + gained
    }

    /// The scores that another team can end with, where a team's own margin is known: with the
    /// margin of that match, from its side.
    fn ends_of(&self, other: Id, team: Id, margin: i64) -> Vec<(i64, i128)> {
        let margins = if self.opponent(team) == Some(other) {
            -margin..=-margin
        } else {
            self.margins(other)
        };
        margins.map(|margin| (margin, self.end(other, margin))).collect()
    }

    /// The only other team that can end level with a team after this margin of its own, with the
    /// least and the greatest margin by which it does; none where nobody can, or several.
    pub fn only_level(&self, team: Id, margin: i64) -> Option<LevelTeam> {
        let last = self.end(team, margin);
        let ids = (0u16..).map(Id).take(self.scores.len()).filter(|id| *id != team);
        let mut level = ids.filter_map(|other| {
            let ends = self.ends_of(other, team, margin);
            let mut level = ends.iter().filter(|(_, end)| *end == last).map(|(margin, _)| *margin);
            let least = level.next()?;
            Some(LevelTeam { id: other, margins: [least, level.next_back().unwrap_or(least)] })
        });
        let first = level.next()?;
        level.next().is_none().then_some(first)
    }

    /// Margins for the matches of all others after which exactly this number of teams is above the
    /// two that are level. `None` where that is impossible.
    pub fn with_above(
        &self,
        own: TeamMargin,
        other: TeamMargin,
        above: usize,
    ) -> Option<Vec<(Id, i64)>> {
        let last = self.end(own.team, own.margin);
        let ids = || (0u16..).map(Id).take(self.scores.len());
        let both = [own, other].into_iter().map(|one| (one.team, one.margin));
        let met = both.clone().filter_map(|(id, margin)| Some((self.opponent(id)?, -margin)));
        let known: BTreeMap<Id, i64> = met.chain(both).collect();
        let ended = |id: &Id| known.contains_key(id) || self.opponent(*id).is_none();
        let already = ids()
            .filter(ended)
            .filter(|id| self.end(*id, known.get(id).copied().unwrap_or(0)) > last)
            .count();
        let mut ways: BTreeMap<usize, Vec<(Id, i64)>> = BTreeMap::from([(already, Vec::new())]);
        for at in ids().filter(|id| !ended(id)) {
            let Some(met) = self.opponent(at).filter(|met| *met > at) else { continue };
            let before = std::mem::take(&mut ways);
            for margin in self.margins(at) {
                let more = [self.end(at, margin), self.end(met, -margin)]
                    .iter()
                    .filter(|end| **end > last)
                    .count();
                for (count, chosen) in before.iter().filter(|(count, _)| **count + more <= above) {
                    ways.entry(count + more)
                        .or_insert_with(|| [chosen.as_slice(), &[(at, margin)]].concat());
                }
            }
        }
        ways.remove(&above)
    }

    /// What each of the others may have at most for a team with its best result to be level or
    /// better, where that is less than everything.
    pub fn others_at_most(&self, team: Id) -> Vec<(Id, Need)> {
        let Some(best) = self.margins(team).last() else { return Vec::new() };
        let last = self.end(team, best);
        let ids = (0u16..).map(Id).take(self.scores.len());
        let meeting = ids.filter(|id| {
            *id != team && self.opponent(team) != Some(*id) && self.opponent(*id).is_some()
        });
        let limited = meeting.filter_map(|other| {
            let margin =
                self.margins(other).rev().find(|margin| self.end(other, *margin) <= last)?;
            (self.units(margin) < self.units(self.most()))
                .then(|| (other, self.need(Some(team), margin)))
        });
        limited.collect()
    }

    /// How many others can, and must, end above or level with a team after this margin of its own.
    pub fn others(&self, team: Id, margin: i64) -> Others {
        let last = self.end(team, margin);
        let own = self.opponent(team);
        let mut others = Others::default();
        for at in (0u16..).map(Id).take(self.scores.len()).filter(|id| *id != team) {
            match self.opponent(at).filter(|_| own != Some(at)) {
                None => {
                    let ends = self.ends_of(at, team, margin);
                    others.add(
                        &ends.into_iter().map(|(_, end)| [end, i128::MIN]).collect::<Vec<_>>(),
                        last,
                    );
                }
                // Each match once, by its first team.
                Some(other) if other > at => {
                    let both = self
                        .margins(at)
                        .map(|margin| [self.end(at, margin), self.end(other, -margin)]);
                    others.add(&both.collect::<Vec<_>>(), last);
                }
                Some(_) => {}
            }
        }
        others
    }
}

/// How many of the others.
#[derive(Debug, Default)]
pub(super) struct Others {
    /// Can end above or level.
    pub most_not_below: usize,
    /// Can end above.
    pub most_above: usize,
    /// Must end above or level.
    pub least_not_below: usize,
    /// Must end above.
    pub least_above: usize,
}

impl Others {
    /// Adds a match: all the ways in which it can end.
    fn add(&mut self, ends: &[[i128; 2]], last: i128) {
        let count = |counts: fn(i128, i128) -> bool| {
            ends.iter().map(move |both| both.iter().filter(|score| counts(**score, last)).count())
        };
        self.most_not_below += count(|score, last| score >= last).max().unwrap_or(0);
        self.most_above += count(|score, last| score > last).max().unwrap_or(0);
        self.least_not_below += count(|score, last| score >= last).min().unwrap_or(0);
        self.least_above += count(|score, last| score > last).min().unwrap_or(0);
    }
}

/// The number of boards that most matches have.
pub(super) fn usual_boards(event: &Event) -> Option<u32> {
    let mut seen: BTreeMap<u32, usize> = BTreeMap::new();
    event
        .matches()
        .iter()
        .filter_map(|one| one.boards)
        .for_each(|boards| *seen.entry(boards).or_default() += 1);
    seen.into_iter().max_by_key(|(boards, times)| (*times, *boards)).map(|(boards, _)| boards)
}

/// What each team has: its matches, carry-over, penalty.
fn scores(event: &Event, vps: &impl Fn(i64) -> Option<[Exact; 2]>) -> Option<Vec<Exact>> {
    let mut scores: Vec<Exact> =
        event.participants().iter().map(|team| team.carry_over - team.penalty).collect();
    let usual = usual_boards(event);
    for one in event.matches().iter().filter(|one| !one.is_open()) {
        let scaled = || {
            let [first, second] = one.imps.get()?;
            let margin = first - second;
            if one.boards != usual {
                return VpScale::for_boards(one.boards?)?.vps([first, second]);
            }
            vps(i64::try_from(margin.numerator())
                .ok()
                .filter(|_| margin.denominator() == 1)?
                .clamp(-10_000, 10_000))
        };
        let both = one.vps.get().or_else(scaled)?;
        scores[one.first.index()] += both[0];
        if let Some(second) = one.second {
            scores[second.index()] += both[1];
        }
    }
    Some(scores)
}

/// Whom each team has still to meet.
fn opponents(event: &Event) -> Result<Vec<Option<Id>>, NoNeeds> {
    let mut opponents = vec![None; event.participants().len()];
    for [first, second] in unplayed(event) {
        for (one, other) in [(first, second), (second, first)] {
            if opponents[one.index()].replace(other).is_some() {
                return Err(NoNeeds::TooEarly);
            }
        }
    }
    if opponents.iter().all(Option::is_none) { Err(NoNeeds::Finished) } else { Ok(opponents) }
}

/// Every two who have not met.
pub(super) fn unplayed(event: &Event) -> Vec<[Id; 2]> {
    let teams = event.participants().len();
    let mut met = vec![false; teams * teams];
    let played = event.matches().iter().filter(|one| !one.is_open());
    let there = played.chain(event.annulled_matches()).filter(|one| one.status != MatchStatus::Bye);
    for (first, second) in there.filter_map(|one| Some((one.first, one.second?))) {
        met[first.min(second).index() * teams + first.max(second).index()] = true;
    }
    let pairs = event.ids().flat_map(|first| event.ids().map(move |second| [first, second]));
    pairs
        .filter(|[first, second]| first < second && !met[first.index() * teams + second.index()])
        .collect()
}
