//! Before the last match of a round robin of teams: what each team needs in VPs.
//!
//! Matches are independent of each other, so that nothing has to be enumerated: for a final score of one team, every other match by itself says
//! how many of its two teams can, and how many must, end above that score or level with it.

use std::collections::BTreeMap;
use tiebreak_model::bridge::VpScale;
use tiebreak_model::{Event, Exact, Id, Kind, MatchStatus, Sport};

/// Why there is nothing to say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoNeeds {
    /// It is not a single round robin of bridge teams whose matches give VPs.
    OtherKind,
    /// A match lacks its VPs, or nobody knows how many boards a match has.
    NotScored,
    /// Somebody lacks more than one match.
    TooEarly,
    /// Nothing is left to play.
    Finished,
}

/// A result of a team's own match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Need {
    /// The margin in IMPs, below zero for a defeat.
    pub margin: i64,
    /// The VPs that it gives.
    pub vps: Exact,
}

/// What a team needs to be among the first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VpNeeds {
    /// The team.
    pub team: Id,
    /// Whom it meets; none where it has played all its matches.
    pub opponent: Option<Id>,
    /// What it has now.
    pub score: Exact,
    /// The least result after which nobody can take the place away, nor be level for it.
    pub sure: Option<Need>,
    /// The least result after which it is at worst level for the place.
    pub level: Option<Need>,
    /// The least result after which the place, or a tie for it, is still possible.
    pub possible: Option<Need>,
}

/// What each team needs to be among the first `places`, and how many boards the matches have.
pub fn vp_needs(event: &Event, places: usize) -> Result<(u32, Vec<VpNeeds>), NoNeeds> {
    if event.sport != Sport::Bridge || event.kind != Kind::RoundRobin || event.cycles > 1 {
        return Err(NoNeeds::OtherKind);
    }
    let last = LastRound::of(event)?;
    let each = event.ids().map(|team| last.needs(team, places));
    Ok((last.boards, each.collect()))
}

struct LastRound {
    boards: u32,
    /// The denominator in which scores are whole.
    unit: i128,
    scores: Vec<i128>,
    opponents: Vec<Option<Id>>,
    /// What a margin from the heaviest defeat to the largest win gives, in units.
    results: Vec<i128>,
    /// What both sides have together, in units.
    both: i128,
}

impl LastRound {
    fn of(event: &Event) -> Result<Self, NoNeeds> {
        let boards = usual_boards(event).ok_or(NoNeeds::NotScored)?;
        let scale = VpScale::for_boards(boards).ok_or(NoNeeds::NotScored)?;
        let table = event.board_scoring.as_ref().filter(|scoring| !scoring.vp_table.is_empty());
        let vps = |margin: i64| match table {
            Some(own) => own.vps_of_table(Exact::from(margin)),
            None => scale.vps([Exact::from(margin), Exact::ZERO]),
        };
        let own_most = table.and_then(|own| own.vp_table.last()).map(|row| row.from);
        let most = i64::from(own_most.unwrap_or_else(|| scale.most()));
        let results: Vec<[Exact; 2]> = (-most..=most).map(vps).collect::<Option<_>>().ok_or(NoNeeds::NotScored)?;
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
        // Where winner and loser do not always share the same number of VPs, matches cannot be looked at by one side.
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
            both,
        })
    }

    fn needs(&self, team: Id, places: usize) -> VpNeeds {
        let score = self.scores[team.index()];
        let opponent = self.opponents[team.index()];
        let exact = |units: i128| Exact::fraction(units, self.unit).unwrap_or(Exact::ZERO);
        let mut found = VpNeeds { team, opponent, score: exact(score), sure: None, level: None, possible: None };
        let most = (self.results.len() / 2) as i64;
        // A team that is done has one result, which gives nothing.
        let own: Vec<(i64, i128)> = match opponent {
            Some(_) => (-most..=most).zip(self.results.iter().copied()).collect(),
            None => vec![(0, 0)],
        };
        for (margin, vps) in own {
            let others = self.others(team, score + vps, opponent.map(|id| (id, self.both - vps)));
            let need = Need { margin, vps: exact(vps) };
            if others.most_not_below < places {
                found.sure.get_or_insert(need);
            }
            if others.most_above < places {
                found.level.get_or_insert(need);
            }
            if others.least_above < places {
                found.possible.get_or_insert(need);
            }
        }
        found
    }

    /// How many others can, and must, end above a final score.
    fn others(&self, team: Id, last: i128, opponent: Option<(Id, i128)>) -> Others {
        let mut others = Others::default();
        let own = opponent.map(|(id, _)| id);
        for (at, score) in self.scores.iter().enumerate().filter(|(at, _)| *at != team.index()) {
            let other = self.opponents[at].filter(|_| own.is_none_or(|own| own.index() != at));
            match other {
                None => {
                    let gained = opponent.filter(|(id, _)| id.index() == at).map_or(0, |(_, vps)| vps);
                    others.add(&[[score + gained, i128::MIN]], last);
                }
                // Each match once, by its first team.
                Some(other) if other.index() > at => {
                    let both =
                        self.results.iter().map(|vps| [score + vps, self.scores[other.index()] + self.both - vps]);
                    others.add(&both.collect::<Vec<_>>(), last);
                }
                Some(_) => {}
            }
        }
        others
    }
}

#[derive(Default)]
struct Others {
    most_not_below: usize,
    most_above: usize,
    least_above: usize,
}

impl Others {
    /// Adds a match: all the ways in which it can end.
    fn add(&mut self, ends: &[[i128; 2]], last: i128) {
        let count = |counts: fn(i128, i128) -> bool| {
            ends.iter().map(move |both| both.iter().filter(|score| counts(**score, last)).count())
        };
        self.most_not_below += count(|score, last| score >= last).max().unwrap_or(0);
        self.most_above += count(|score, last| score > last).max().unwrap_or(0);
        self.least_above += count(|score, last| score > last).min().unwrap_or(0);
    }
}

/// The number of boards that most matches have.
fn usual_boards(event: &Event) -> Option<u32> {
    let mut seen: BTreeMap<u32, usize> = BTreeMap::new();
    event.matches.iter().filter_map(|one| one.boards).for_each(|boards| *seen.entry(boards).or_default() += 1);
    seen.into_iter().max_by_key(|(boards, times)| (*times, *boards)).map(|(boards, _)| boards)
}

/// What each team has: its matches, carry-over, penalty.
fn scores(event: &Event, vps: &impl Fn(i64) -> Option<[Exact; 2]>) -> Option<Vec<Exact>> {
    let mut scores: Vec<Exact> = event.participants.iter().map(|team| team.carry_over - team.penalty).collect();
    for one in &event.matches {
        let scaled = || {
            let [first, second] = one.imps.get()?;
            let margin = first - second;
            if one.boards != usual_boards(event) {
                return VpScale::for_boards(one.boards?)?.vps([first, second]);
            }
            vps(i64::try_from(margin.numerator()).ok().filter(|_| margin.denominator() == 1)?.clamp(-10_000, 10_000))
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
    let teams = event.participants.len();
    let mut met = vec![false; teams * teams];
    let there = event.matches.iter().chain(&event.annulled_matches).filter(|one| one.status != MatchStatus::Bye);
    for (first, second) in there.filter_map(|one| Some((one.first, one.second?))) {
        met[first.index() * teams + second.index()] = true;
        met[second.index() * teams + first.index()] = true;
    }
    let missing =
        |team: Id| event.ids().filter(|other| *other != team && !met[team.index() * teams + other.index()]).collect();
    let missing: Vec<Vec<Id>> = event.ids().map(missing).collect();
    if missing.iter().any(|own| own.len() > 1) {
        return Err(NoNeeds::TooEarly);
    }
    let opponents: Vec<Option<Id>> = missing.into_iter().map(|own| own.first().copied()).collect();
    if opponents.iter().all(Option::is_none) { Err(NoNeeds::Finished) } else { Ok(opponents) }
}
