//! FIDE's tie-breaks by their codes, with any modifiers: `rank = "fide:EMGSB/C1"`.

use crate::properties::{CHESS, Properties};
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Mutex, PoisonError};
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::Kind;
use tiebreak_standings::{Code, Name, TeamCode, TeamName};

/// Longer than any code that means anything.
const LONGEST: usize = 24;

/// A code of C.07 for players, for teams, or for both. It is copied like every criterion, so its
/// facts are stored once for the whole program; the number of codes is limited.
#[derive(Clone, Copy)]
pub struct FideCode(&'static CodeFacts);

struct CodeFacts {
    name: String,
    measure: String,
    says: String,
    players: Option<Code>,
    teams: Option<TeamCode>,
}

static KNOWN: Mutex<BTreeMap<String, &'static CodeFacts>> = Mutex::new(BTreeMap::new());

impl FideCode {
    /// What stands before the code in a regulation file.
    pub const PREFIX: &'static str = "fide:";

    /// Reads a code, without the prefix; says why where it is none.
    ///
    /// ```
    /// use tiebreak_regulation::FideCode;
    /// let code = FideCode::read("emgsb/c1").unwrap();
    /// assert_eq!(code.name(), "fide:EMGSB/C1");
    /// assert!(code.players().is_none());
    /// assert_eq!(FideCode::read("EDE/C1").unwrap_err(), "EDE has no modifier C1");
    /// ```
    pub fn read(code: &str) -> Result<Self, Sentence> {
        let (players, teams) = (code.parse::<Code>(), code.parse::<TeamCode>());
        if code.len() > LONGEST {
            return Err(sentence!(regulation_file_long_code { longest: LONGEST }));
        }
        let (canonical, words) = match (&players, &teams) {
            (Ok(code), _) => (code.to_string(), code.words().to_owned()),
            (_, Ok(code)) => (code.to_string(), code.words()),
            (Err(unknown), Err(of_teams)) => {
                // The one that knows the code says more.
                let knowing = [of_teams, unknown].into_iter().find(|one| one.known.is_empty());
                return Err(knowing.unwrap_or(of_teams).why.clone());
            }
        };
        let name = format!("{}{canonical}", Self::PREFIX);
        // Nothing can go wrong while it is held.
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        let found = known.entry(name.clone()).or_insert_with(|| {
            let measure = format!("{words} ({canonical})");
            let says = format!("FIDE C.07: {words}.");
            Box::leak(Box::new(CodeFacts {
                name,
                measure,
                says,
                players: players.ok(),
                teams: teams.ok(),
            }))
        });
        Ok(Self(found))
    }

    /// The name in regulation files, with the prefix.
    pub fn name(self) -> &'static str {
        &self.0.name
    }

    /// The code alone.
    pub fn code(self) -> &'static str {
        self.name().strip_prefix(Self::PREFIX).unwrap_or_default()
    }

    /// What its values are called in a step.
    pub fn measure(self) -> &'static str {
        &self.0.measure
    }

    /// What it does, in a sentence.
    pub fn says(self) -> &'static str {
        &self.0.says
    }

    /// What is known of it without any numbers.
    pub fn properties(self) -> Properties {
        let teams = self.0.teams.as_ref().map(|code| code.name);
        let players = self.0.players.as_ref().map(|code| code.name);
        let direct =
            players == Some(Name::De) || matches!(teams, Some(TeamName::De | TeamName::Ede(_)));
        let ill_suited = match players {
            Some(Name::Bh | Name::Aob | Name::Fb | Name::Ps) => Some(Kind::RoundRobin),
            Some(Name::Ks) => Some(Kind::Swiss),
            _ => None,
        };
        Properties { among_the_tied: direct, only_teams: players.is_none(), ill_suited, ..CHESS }
    }

    /// As a code of players.
    pub fn players(self) -> Option<&'static Code> {
        self.0.players.as_ref()
    }

    /// As a code of teams.
    pub fn teams(self) -> Option<&'static TeamCode> {
        self.0.teams.as_ref()
    }
}

impl fmt::Debug for FideCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl PartialEq for FideCode {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for FideCode {}

impl PartialOrd for FideCode {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for FideCode {
    fn cmp(&self, other: &Self) -> Ordering {
        self.name().cmp(other.name())
    }
}
