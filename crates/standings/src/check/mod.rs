//! Is the published standing right? What was published, figure by figure, against what the rules
//! give.
//!
//! The comparison knows numbers, ranks and values only, so that it serves players and teams alike:
//! [`ComputedRow`] is what either kind of standing hands over.

mod json;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use tiebreak_model::{Exact, PublishedFigure, PublishedRow, PublishedStanding};

/// What a figure says.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum FigureName {
    /// The points of the competitor.
    Points,
    /// The rank of the competitor.
    Rank,
    /// The value of a tie-break.
    Code(String),
}

impl fmt::Display for FigureName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Points => f.write_str("points"),
            Self::Rank => f.write_str("rank"),
            Self::Code(code) => f.write_str(code),
        }
    }
}

/// What the rules give for one competitor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ComputedRow {
    /// The starting number of the player or team.
    pub number: u32,
    /// The name as it was published.
    pub name: String,
    /// The rank; those who are level share it.
    pub rank: usize,
    /// The points by which the standing begins.
    pub points: Exact,
    /// The values in the order of the codes; none where undefined.
    pub values: Vec<Option<Exact>>,
}

/// A standing as the rules give it, after one round.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ComputedStanding {
    /// The round after which it stands so.
    pub round: u32,
    /// The codes of the list.
    pub codes: Vec<String>,
    /// The competitors, best first.
    pub rows: Vec<ComputedRow>,
}

/// One figure that is not what the rules give.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FigureDifference {
    /// The starting number.
    pub number: u32,
    /// The name; empty for a number that nobody has.
    pub name: String,
    /// What it says.
    pub what: FigureName,
    /// As it was published.
    pub published: String,
    /// What is right; none where the rules define no value.
    pub computed: Option<String>,
    /// After which round.
    pub round: u32,
}

/// What came of comparing one or more published standings.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct StandingsCheck {
    /// The list of tie-breaks that was taken.
    pub list: Vec<String>,
    /// Where it was taken from: `record 212`, `--by`, ...
    pub list_from: String,
    /// What had to be adjusted to read the file, and what else to know, in sentences.
    pub notes: Vec<String>,
    /// The standings by the rules, round by round where that was asked for, the last one always.
    pub standings: Vec<ComputedStanding>,
    /// The figures that differ, in the order of rounds, ranks and columns.
    pub differences: Vec<FigureDifference>,
    /// Every figure that was compared, once: round, number, what.
    compared: BTreeSet<(u32, u32, FigureName)>,
}

impl StandingsCheck {
    /// Nothing compared yet, by a list from somewhere.
    pub fn by(list: Vec<String>, list_from: impl Into<String>, notes: Vec<String>) -> Self {
        Self { list, list_from: list_from.into(), notes, ..Self::default() }
    }

    /// Whether everything agrees.
    pub fn agrees(&self) -> bool {
        self.differences.is_empty()
    }

    /// How many figures were compared.
    pub fn figures(&self) -> usize {
        self.compared.len()
    }

    /// How many of them are right.
    pub fn right(&self) -> usize {
        let wrong: BTreeSet<(u32, u32, &FigureName)> =
            self.differences.iter().map(|one| (one.round, one.number, &one.what)).collect();
        self.figures() - wrong.len()
    }

    /// How many figures were compared after a round.
    pub fn figures_after(&self, round: u32) -> usize {
        self.compared.iter().filter(|(of, _, _)| *of == round).count()
    }

    /// Compares a published standing with the right one, and keeps what differs.
    pub fn compare(&mut self, published: &PublishedStanding, right: &ComputedStanding) {
        let by_number: BTreeMap<u32, &ComputedRow> =
            right.rows.iter().map(|row| (row.number, row)).collect();
        let mut sharing: BTreeMap<usize, usize> = BTreeMap::new();
        right.rows.iter().for_each(|row| *sharing.entry(row.rank).or_default() += 1);
        for row in &published.rows {
            let Some(computed) = by_number.get(&row.number) else {
                self.nobody(row, right.round);
                continue;
            };
            let shared = sharing.get(&computed.rank).copied().unwrap_or(1);
            if let Some(points) = &row.points {
                let (what, value) = (FigureName::Points, Some(computed.points));
                self.figure(computed, points, RightFigure { what, value, round: right.round });
            }
            if let Some(rank) = &row.rank {
                self.rank(computed, rank, shared, right.round);
            }
            for (code, value) in published.codes.iter().zip(&row.values) {
                let Some(at) =
                    right.codes.iter().position(|known| known.eq_ignore_ascii_case(code))
                else {
                    continue;
                };
                let Some(value) = value.as_ref().filter(|_| has_value(code)) else { continue };
                let what = if code == "PTS" {
                    FigureName::Points
                } else {
                    FigureName::Code(right.codes[at].clone())
                };
                let computed_value = computed.values.get(at).copied().flatten();
                let figure = RightFigure { what, value: computed_value, round: right.round };
                self.figure(computed, value, figure);
            }
        }
    }

    /// Puts the differences in the order in which people read a standing.
    pub fn arrange(&mut self) {
        let rank = |one: &FigureDifference| {
            let standing = self.standings.iter().find(|standing| standing.round == one.round);
            standing
                .and_then(|standing| standing.rows.iter().position(|row| row.number == one.number))
        };
        let mut keyed: Vec<(u32, Option<usize>, FigureDifference)> =
            self.differences.iter().map(|one| (one.round, rank(one), one.clone())).collect();
        keyed.sort_by(|a, b| (a.0, a.1, &a.2.what).cmp(&(b.0, b.1, &b.2.what)));
        self.differences = keyed.into_iter().map(|(_, _, one)| one).collect();
    }

    fn figure(
        &mut self,
        of: &ComputedRow,
        published: &PublishedFigure,
        RightFigure { what, value: right, round }: RightFigure,
    ) {
        self.compared.insert((round, of.number, what.clone()));
        if right == Some(published.value) {
            return;
        }
        self.differs(FigureDifference {
            number: of.number,
            name: of.name.clone(),
            what,
            published: published.text.clone(),
            computed: right.map(|right| published.in_the_style(right)),
            round,
        });
    }

    /// Where the list leaves a tie, whatever order was found for it by other means is right.
    fn rank(&mut self, of: &ComputedRow, published: &PublishedFigure, shared: usize, round: u32) {
        let (first, last) =
            (Exact::from(of.rank as i64), Exact::from((of.rank + shared) as i64 - 1));
        let right = if (first..=last).contains(&published.value) { published.value } else { first };
        let figure = RightFigure { what: FigureName::Rank, value: Some(right), round };
        self.figure(of, published, figure);
    }

    /// A number that is not in the event.
    fn nobody(&mut self, row: &PublishedRow, round: u32) {
        self.compared.insert((round, row.number, FigureName::Rank));
        let published = row.rank.as_ref().map_or("-", |rank| rank.text.as_str()).to_owned();
        let (name, what) = (String::new(), FigureName::Rank);
        self.differs(FigureDifference {
            number: row.number,
            name,
            what,
            published,
            computed: None,
            round,
        });
    }

    /// The same figure may be published twice, in the record and in a comment: once is enough.
    fn differs(&mut self, difference: FigureDifference) {
        if !self.differences.contains(&difference) {
            self.differences.push(difference);
        }
    }
}

/// A figure as it should be after a round.
struct RightFigure {
    what: FigureName,
    value: Option<Exact>,
    round: u32,
}

/// Direct encounter, and results compared board by board, rank without a value.
fn has_value(code: &str) -> bool {
    let name = code.split(['/', ':']).next().unwrap_or_default();
    !(matches!(name, "DE" | "TBR" | "BBE") || name.starts_with("EDE"))
}
