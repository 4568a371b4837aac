//! A standing of players or of teams, as reports, checkers and programs see it.

use crate::check::{Computed, ComputedStanding};
use crate::{Edition, Name, Opened, Row, Standings, TeamName, TeamStandings};
use serde_json::{Map, Value, json};
use tiebreak_model::{Entrant, Exact};

/// A tie-break of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The code with its modifiers.
    pub code: String,
    /// In words.
    pub words: String,
    /// Which tie-break of players it is, or would be.
    pub name: Option<Name>,
    /// Whether its values are ranks inside the tied groups.
    pub inside_ties: bool,
}

/// What players and teams have in common once they are ranked.
pub trait Standing {
    /// The players or teams, by number.
    fn entrants(&self) -> &[Entrant];
    /// The rows, best first.
    fn rows(&self) -> Vec<Row>;
    /// The list by which they are ranked.
    fn list(&self) -> Vec<Listed>;
    /// The edition that was applied.
    fn edition(&self) -> Edition;
    /// How many rounds count.
    fn rounds(&self) -> u32;
    /// The value of the n-th code; none where it is undefined.
    fn value(&self, who: usize, code: usize) -> Option<Exact>;
    /// A value with everything behind it.
    fn open(&self, who: usize, code: usize) -> Option<Opened>;
    /// The points that decide first.
    fn points(&self, who: usize) -> Exact;
    /// The points with everything behind them.
    fn open_points(&self, who: usize) -> Opened;
    /// Whose results count for nobody.
    fn not_counted(&self) -> Vec<usize>;

    /// The codes that stand for the points.
    fn points_codes(&self) -> Vec<&'static str> {
        vec!["PTS"]
    }

    /// The standing as a checker compares it.
    fn computed(&self) -> ComputedStanding {
        let codes: Vec<String> = self.list().into_iter().map(|listed| listed.code).collect();
        let row = |row: Row| {
            let entrant = &self.entrants()[row.player];
            Computed {
                number: entrant.number,
                name: entrant.name.clone(),
                rank: row.rank,
                points: self.points(row.player),
                values: (0..codes.len()).map(|code| self.value(row.player, code)).collect(),
            }
        };
        let rows = self.rows().into_iter().map(row).collect();
        ComputedStanding { round: self.rounds(), codes, points_codes: self.points_codes(), rows }
    }

    /// The standing for machines, `tiebreak-standings/1`: values are exact decimals as text, null where they are undefined.
    fn json(&self) -> Value {
        let computed = self.computed();
        let rows = computed.rows_as_json();
        json!({ "schema": "tiebreak-standings/1", "edition": self.edition().year(), "by": computed.codes, "rows": rows })
    }
}

impl ComputedStanding {
    /// The rows for machines.
    pub(crate) fn rows_as_json(&self) -> Vec<Value> {
        let text = |value: &Option<Exact>| value.map_or(Value::Null, |value| Value::String(value.to_string()));
        let row = |row: &Computed| {
            let values: Map<String, Value> = self.codes.iter().cloned().zip(row.values.iter().map(text)).collect();
            json!({ "rank": row.rank, "number": row.number, "name": row.name, "values": values })
        };
        self.rows.iter().map(row).collect()
    }
}

impl Standing for Standings<'_> {
    fn entrants(&self) -> &[Entrant] {
        &self.table().entrants
    }

    fn rows(&self) -> Vec<Row> {
        self.rows()
    }

    fn list(&self) -> Vec<Listed> {
        let listed = |code: &crate::Code| Listed {
            code: code.to_string(),
            words: code.words().to_owned(),
            name: Some(code.name),
            inside_ties: code.name == Name::De,
        };
        self.codes().map(listed).collect()
    }

    fn edition(&self) -> Edition {
        self.edition()
    }

    fn rounds(&self) -> u32 {
        self.rounds()
    }

    fn value(&self, who: usize, code: usize) -> Option<Exact> {
        self.value(who, code)
    }

    fn open(&self, who: usize, code: usize) -> Option<Opened> {
        self.open(who, code)
    }

    fn points(&self, who: usize) -> Exact {
        self.points(who)
    }

    fn open_points(&self, who: usize) -> Opened {
        self.open_points(who)
    }

    fn not_counted(&self) -> Vec<usize> {
        self.not_counted().collect()
    }
}

impl Standing for TeamStandings<'_> {
    fn entrants(&self) -> &[Entrant] {
        self.entrants()
    }

    fn rows(&self) -> Vec<Row> {
        self.rows()
    }

    fn list(&self) -> Vec<Listed> {
        let listed = |code: &crate::TeamCode| Listed {
            code: code.to_string(),
            words: code.words(),
            name: match code.name {
                TeamName::On(name, _) => Some(name),
                _ => None,
            },
            inside_ties: code.ranks_inside_groups(),
        };
        self.codes().map(listed).collect()
    }

    fn edition(&self) -> Edition {
        self.edition()
    }

    fn rounds(&self) -> u32 {
        self.primary().rounds()
    }

    fn value(&self, who: usize, code: usize) -> Option<Exact> {
        self.value(who, code)
    }

    fn open(&self, who: usize, code: usize) -> Option<Opened> {
        self.open(who, code)
    }

    fn points(&self, who: usize) -> Exact {
        self.primary().points(who)
    }

    fn open_points(&self, who: usize) -> Opened {
        self.primary().open_points(who)
    }

    fn not_counted(&self) -> Vec<usize> {
        self.primary().not_counted().collect()
    }
    fn points_codes(&self) -> Vec<&'static str> {
        vec!["PTS", self.table().primary.code()]
    }
}
