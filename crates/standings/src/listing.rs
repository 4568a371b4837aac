//! What a table, an explanation or a check needs of a standing, be it of players or of teams.

use crate::check::{ComputedRow, ComputedStanding};
use crate::{
    Edition, Name, Standings, StandingsRow, TeamName, TeamStandings, ValueWorking, digits, written,
};
use jiff::civil::Date;
use tiebreak_model::{Entrant, Exact};

/// How the value of a tie-break comes about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Derivation {
    /// The parts are added up.
    Sum,
    /// Rounds are counted.
    Rounds,
    /// An average over opponents, or something worked out from all of them.
    Opponents,
    /// The tied are compared with each other: there is a rank inside the tie, and no value.
    Comparison,
}

impl From<Name> for Derivation {
    fn from(name: Name) -> Self {
        match name {
            Name::De => Self::Comparison,
            Name::Win | Name::Won | Name::Bpg | Name::Bwg | Name::Rep => Self::Rounds,
            Name::Aro | Name::Tpr | Name::Ptp | Name::Apro | Name::Appo | Name::Aob => {
                Self::Opponents
            }
            _ => Self::Sum,
        }
    }
}

/// One tie-break of a standing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TieBreakHeading {
    /// The code with its modifiers.
    pub code: String,
    /// The tie-break in words.
    pub words: String,
    /// How its values come about.
    pub made_of: Derivation,
}

/// A standing of players or of teams. Competitors are named by their position among the entrants.
pub trait Listing {
    /// Who takes part, by number.
    fn entrants(&self) -> &[Entrant];
    /// The edition that was applied.
    fn edition(&self) -> Edition;
    /// The day on which the event began; the last day, where only that is known.
    fn start(&self) -> Option<Date>;
    /// What was scored against those who were tied, for a direct encounter of some who were.
    fn among_tied(&self, _who: usize, _code: usize) -> Option<Exact> {
        None
    }
    /// How many rounds count.
    fn rounds(&self) -> u32;
    /// The rows, best first; those of one rank by number.
    fn rows(&self) -> Vec<StandingsRow>;
    /// The tie-breaks in their order.
    fn headings(&self) -> Vec<TieBreakHeading>;
    /// The value of the n-th tie-break; none where it is undefined.
    fn value(&self, who: usize, code: usize) -> Option<Exact>;
    /// Puts that value at the end of a text; nothing where it is undefined.
    fn put_value(&self, who: usize, code: usize, out: &mut String) {
        if let Some(value) = self.value(who, code) {
            digits::put_exact(out, value);
        }
    }
    /// A value with everything behind it.
    fn open(&self, who: usize, code: usize) -> Option<ValueWorking>;
    /// The points by which the standing begins: of teams the score that decides.
    fn points(&self, who: usize) -> Exact;
    /// The points with everything behind them.
    fn open_points(&self, who: usize) -> ValueWorking;
    /// Who left a round robin with less than half of the games: their results count for nobody.
    fn not_counted(&self) -> Vec<usize>;

    /// The standing for machines: the JSON of `tiebreak-standings/1`, with where its list of
    /// tie-breaks came from.
    fn json(&self, list_from: &str) -> String {
        written::json(self, list_from)
    }

    /// The standing as a checker compares it.
    fn computed(&self) -> ComputedStanding {
        let codes: Vec<String> = self.headings().into_iter().map(|heading| heading.code).collect();
        let row = |row: StandingsRow| {
            let entrant = &self.entrants()[row.player];
            ComputedRow {
                number: entrant.number,
                name: entrant.name.clone(),
                rank: row.rank,
                points: self.points(row.player),
                values: (0..codes.len()).map(|code| self.value(row.player, code)).collect(),
            }
        };
        let rows = self.rows().into_iter().map(row).collect();
        ComputedStanding { round: self.rounds(), codes, rows }
    }
}

impl Listing for Standings<'_> {
    fn entrants(&self) -> &[Entrant] {
        &self.table().entrants
    }

    fn edition(&self) -> Edition {
        self.edition()
    }

    fn start(&self) -> Option<Date> {
        self.table().start
    }

    fn among_tied(&self, who: usize, code: usize) -> Option<Exact> {
        self.among_tied(who, code)
    }

    fn rounds(&self) -> u32 {
        self.rounds()
    }

    fn rows(&self) -> Vec<StandingsRow> {
        self.rows()
    }

    fn headings(&self) -> Vec<TieBreakHeading> {
        let heading = |code: &crate::Code| TieBreakHeading {
            code: code.to_string(),
            words: code.words().to_owned(),
            made_of: Derivation::from(code.name),
        };
        self.codes().map(heading).collect()
    }

    fn value(&self, who: usize, code: usize) -> Option<Exact> {
        self.value(who, code)
    }

    fn put_value(&self, who: usize, code: usize, out: &mut String) {
        self.put_value(who, code, out);
    }

    fn open(&self, who: usize, code: usize) -> Option<ValueWorking> {
        self.open(who, code)
    }

    fn points(&self, who: usize) -> Exact {
        self.points(who)
    }

    fn open_points(&self, who: usize) -> ValueWorking {
        self.open_points(who)
    }

    fn not_counted(&self) -> Vec<usize> {
        self.not_counted().collect()
    }
}

impl Listing for TeamStandings<'_> {
    fn entrants(&self) -> &[Entrant] {
        self.entrants()
    }

    fn edition(&self) -> Edition {
        self.edition()
    }

    fn start(&self) -> Option<Date> {
        self.primary().table().start
    }

    fn rounds(&self) -> u32 {
        self.primary().rounds()
    }

    fn rows(&self) -> Vec<StandingsRow> {
        self.rows()
    }

    fn headings(&self) -> Vec<TieBreakHeading> {
        let heading = |code: &crate::TeamCode| TieBreakHeading {
            code: code.to_string(),
            words: code.words(),
            made_of: match code.name {
                TeamName::On(name, _) => Derivation::from(name),
                _ if code.ranks_inside_groups() => Derivation::Comparison,
                _ => Derivation::Sum,
            },
        };
        self.codes().map(heading).collect()
    }

    fn value(&self, who: usize, code: usize) -> Option<Exact> {
        self.value(who, code)
    }

    fn open(&self, who: usize, code: usize) -> Option<ValueWorking> {
        self.open(who, code)
    }

    fn points(&self, who: usize) -> Exact {
        self.primary().points(who)
    }

    fn open_points(&self, who: usize) -> ValueWorking {
        self.primary().open_points(who)
    }

    fn not_counted(&self) -> Vec<usize> {
        self.primary().not_counted().collect()
    }
}
