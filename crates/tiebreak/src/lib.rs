//! Settles ties in tournaments exactly as the written regulation says, and names the clause for
//! every step.
//!
//! One pure function does the work; everything else reads or shows:
//!
//! ```text
//! rule(event, regulation, answers) -> ruling
//! ```
//!
//! An [`Event`] is who took part and what was played. A [`Regulation`] is a text, clause by clause,
//! as data. What nobody can work out (a game to be played, lots to be drawn) is asked of the
//! [`Answers`]; what they do not know is an open question of the [`Ruling`].
//!
//! # A tie, from the file to the winner
//!
//! ```
//! use tiebreak::{Answer, GameResult, FixedAnswers};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let event = tiebreak::event_from("club.toml", br#"
//!     format = "tiebreak-event/1"
//!     title = "Club championship"
//!     kind = "round-robin"
//!     regulation = "tepe-sigeman-2023"
//!     player = [
//!         { name = "Ann", points = 5 },
//!         { name = "Ben", points = 5 },
//!         { name = "Cid", points = 4 },
//!     ]
//! "#)?;
//! let regulation = tiebreak::regulation_of(&event, None)?;
//!
//! // Nobody has answered anything: lots have to be drawn, and clause C.1 says so.
//! let ruling = tiebreak::rule(&event, &regulation, &mut FixedAnswers::default())?;
//! assert!(!ruling.settled);
//! assert_eq!(ruling.open[0].id, "match/first-white");
//! assert_eq!(regulation.clause(ruling.open[0].clause).id, "C.1");
//!
//! // Ben drew white; a draw, then Ann wins with white.
//! let [ann, ben] = ["Ann", "Ben"].map(|name| event.find(name).unwrap());
//! let mut answers = FixedAnswers::default()
//!     .with("match/first-white", Answer::order([ben, ann]))
//!     .with("match/game-1", Answer::Result(GameResult::Draw))
//!     .with("match/game-2", Answer::Result(GameResult::White));
//! let ruling = tiebreak::rule(&event, &regulation, &mut answers)?;
//! assert!(ruling.settled);
//! assert_eq!(ruling.standing[0].members, [ann]);
//!
//! // In words, with the clauses:
//! let case = tiebreak::Case::new(&event, &regulation, &ruling);
//! let page = tiebreak::report::markdown::ruling(case, &[]);
//! assert!(page.contains("Ann") && page.contains("C.1"));
//! # Ok(())
//! # }
//! ```
//!
//! A ruling starts from nothing each time. To correct an answer, answer differently and rule again.
//!
//! # Where answers come from
//!
//! [`FixedAnswers`] answers from a list, a [`record`] from a file whose lines are bound by hashes,
//! [`NoAnswers`] never. Your own source implements [`Answers`]: a question in, an answer out, or
//! nothing, and then the question stays open. The engine is the same for all of them.
//!
//! # Before the last round
//!
//! [`scenarios()`] says what everyone needs: who can still come first, in how many outcomes, under
//! which minimal conditions. [`odds()`] weighs: under a model of results, who wins, and how long
//! the play-off takes.
//!
//! ```
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let event = tiebreak::event_from("club.toml", br#"
//!     format = "tiebreak-event/1"
//!     title = "Club championship"
//!     kind = "round-robin"
//!     player = [
//!         { name = "Ann", points = 2 },
//!         { name = "Ben", points = 1 },
//!         { name = "Cid", points = 1 },
//!     ]
//!     game = [{ round = 3, white = "Ann", black = "Ben", result = "*" }]
//! "#)?;
//! let found = tiebreak::scenarios(&event, None)?;
//! assert_eq!(found.outcomes.to_string(), "3");
//! assert_eq!(found.participants[0].outright.count.to_string(), "2", "Ann, unless she loses");
//! # Ok(())
//! # }
//! ```
//!
//! # What a text leaves open
//!
//! [`check()`] follows a regulation with every outcome and says what it leaves open, with the place
//! in the file.
//!
//! ```
//! let name = "grand-chess-tour-2018";
//! let checked = tiebreak::check(name, tiebreak::regulation::builtin::file(name).unwrap().1);
//! assert!(checked.findings.iter().any(|found| found.clause.as_deref() == Some("3.10")));
//! ```
//!
//! # FIDE's tie-breaks
//!
//! [`standings()`] ranks a crosstable by a list of FIDE codes, exactly; every value shows how it
//! came about.
//!
//! ```
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let games = b"white,black,result\nAnn,Ben,1-0\nBen,Cid,1-0\nCid,Ann,1/2-1/2\n";
//! let event = tiebreak::event_from("three.csv", games)?;
//! let table = tiebreak::Crosstable::from_event(&event);
//! let standings = tiebreak::standings(&table, "PTS,SB")?;
//! assert_eq!(table.entrants[standings.rows()[0].player].name, "Ann");
//! # Ok(())
//! # }
//! ```
//!
//! # Exactness
//!
//! Scores and tie-breaks are integers and fractions ([`Exact`]); floating-point numbers appear in
//! odds only. The same input gives the same bytes, whatever the machine or the order of the lines
//! in a file.
//!
//! # Where everything is
//!
//! Other crates do the work. Use what this one exports: item by item, in the modules [`model`],
//! [`regulation`], [`engine`], [`formats`], [`record`], [`report`], [`mod@scenarios`],
//! [`mod@standings`], [`mod@check`] and [`document`]. The other crates are internal and change
//! without notice. `examples/` holds four small programs.
//!
//! Every error implements [`Explain`]: a stable code, a sentence in six languages, and a hint for
//! the [`Interface`] that a person uses.

pub mod check;
pub mod document;
pub mod engine;
mod error;
mod files;
pub mod formats;
pub mod model;
pub mod record;
pub mod regulation;
pub mod report;
pub mod scenarios;
pub mod standings;
mod standings_table;

pub use error::{FileError, FileRole};
pub use files::{bytes, event, event_from, regulation_from, regulation_of, regulation_text};
pub use standings_table::{ListFrom, StandingsTable, list_of, listed};

pub use tiebreak_check::CheckedRegulation;
pub use tiebreak_engine::RuleError;
pub use tiebreak_language::{Explain, Interface};
pub use tiebreak_model::{
    Answer, Answers, Colour, Crosstable, Event, Exact, FixedAnswers, GameResult, Id, NoAnswers,
    Question, Ruling,
};
pub use tiebreak_regulation::Regulation;
pub use tiebreak_report::{Case, Language};
pub use tiebreak_scenarios::odds::{Model, Odds, OddsError};
pub use tiebreak_scenarios::{ScenarioError, Scenarios, Watch};
pub use tiebreak_standings::{Standings, UnknownCode};

/// What follows from an event, a regulation and the answers so far, with every step explained.
///
/// `engine::rule` takes options: without explanations, or for some places only.
pub fn rule(
    event: &Event,
    regulation: &Regulation,
    answers: &mut impl Answers,
) -> Result<Ruling, RuleError> {
    engine::rule(event, regulation, answers, engine::Options::default())
}

/// Who can still come first, in how many outcomes, and what everyone needs. Without a regulation
/// only points are looked at.
///
/// `scenarios::scenarios` takes a seed for what has to be sampled, and can be watched and stopped.
pub fn scenarios(
    event: &Event,
    regulation: Option<&Regulation>,
) -> Result<Scenarios, ScenarioError> {
    scenarios::scenarios(event, regulation, SEED, &Watch::default())
}

/// Under a model of results, everybody's chances, and how long the play-off takes.
///
/// `scenarios::odds::odds` takes a seed for what has to be sampled, and can be watched and stopped.
pub fn odds(event: &Event, regulation: &Regulation, model: &Model) -> Result<Odds, OddsError> {
    scenarios::odds::odds(event, regulation, model, SEED, &Watch::default())
}

/// What is wrong with the text of a regulation, and what it leaves open.
pub fn check(file: &str, text: &str) -> CheckedRegulation {
    check::check_text(file, text)
}

/// The standing of a crosstable by FIDE's tie-breaks, such as `PTS,DE,BH/C1,BH`, in the edition
/// that its date asks for.
pub fn standings<'t>(table: &'t Crosstable, list: &str) -> Result<Standings<'t>, UnknownCode> {
    Ok(Standings::new(table, standings::codes(list)?, None))
}

/// As the program takes it where nobody asks for another.
const SEED: u64 = 1;
