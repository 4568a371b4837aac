//! Regulations as data: one table for each printed clause, in the printed order, carrying the
//! printed text.
//!
//! ```
//! use tiebreak_regulation::builtin;
//! let tata = builtin::find("tata-steel-masters-2023").unwrap().unwrap();
//! let clause = tata.clause_named("C.2").unwrap();
//! assert!(tata.clause(clause).text.contains("sudden death"));
//! ```
#![cfg_attr(not(test), deny(clippy::float_arithmetic))]

mod absence;
mod alike;
mod award;
mod bridge_outline;
pub mod builtin;
mod clause;
mod count;
mod counting;
mod criteria_table;
mod criterion;
mod entry;
mod fide_code;
mod lower;
mod outline;
mod play;
mod prize_outline;
mod properties;
mod reading;
mod regulation;

/// The JSON Schema of regulation files.
pub const SCHEMA: &str = include_str!("../regulations/schema.json");

pub use absence::{AbsenceRules, AbsentResults, AbsentSchedule, AbsentShare, RuleWithReading};
pub use alike::{ALIKE, AlikeCriteria};
pub use award::{AwardRule, CarriedMeasure, CarryOverRule, Eligible, OnePrize};
pub use bridge_outline::{BridgeOutline, LastResort};
pub use clause::{
    Action, Clause, ClauseRole, ComparedAmong, Duty, GamesScope, Promotion, Route, RouteCondition,
};
pub use count::Count;
pub use counting::{
    Counting, MetTwiceRule, NotMetRule, NothingLostRule, OpponentScores, SwissPoints, WinMeasure,
};
pub use criterion::Criterion;
pub use entry::{
    Cut, EarlyStop, EntryPoint, OtherPrizes, PrizeClause, PrizeRule, SettledScope, SharesOf, TieFor,
};
pub use fide_code::FideCode;
pub use outline::{LevelMatchEnd, Outline, PlayOffOutline, quoted};
pub use play::{DrawWins, ExtraBoards, FirstWhite, NumberSource, Seed, StagePlay, StageRules};
pub use prize_outline::{Category, PrizeOutline};
pub use properties::{CriterionData, PartsShape, Properties, TiedNumber};
pub use reading::Reading;
pub use regulation::{ClockName, ReadError, Regulation, Withdrawals};
