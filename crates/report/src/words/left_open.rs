//! Why a tie is left open.

use super::basic;
use crate::Case;
use tiebreak_model::{LeftOpen, OpenReason};
use tiebreak_regulation::Duty;

/// The sentence for a tie that is left open.
pub fn left_open(case: Case<'_>, left: &LeftOpen) -> String {
    let who = basic::names(case.event, &left.members);
    let why = match left.reason {
        OpenReason::NoFurtherRule => "the text gives no further rule".to_owned(),
        OpenReason::NoRuleForNumber(count) => format!("the text has no rule for {}", basic::number(count)),
        OpenReason::NoRuleForPlaces => "the text has no rule for these places".to_owned(),
        OpenReason::NothingMoreSaid => "the text says no more".to_owned(),
        OpenReason::NobodyChosen => "the text does not say which of them are chosen".to_owned(),
        OpenReason::TooFewToChoose => "too few are left to choose from".to_owned(),
        OpenReason::StageForTwo => "the stage is for two".to_owned(),
        OpenReason::NobodyThere => "none of them is there to play".to_owned(),
        OpenReason::NotSeeded => return format!("{who} cannot be seeded: the text says no more."),
        OpenReason::NoSeeds => return format!("Nothing says which of {who} is the higher seed."),
        OpenReason::AwardShared => {
            return format!("{who} are level for {}: the text does not say who of them has it.", award(case, left));
        }
        OpenReason::Circle => {
            let clause = case.clause(left.clause);
            return format!("{who} come to {clause} again without anything new: the clauses lead in a circle.");
        }
        OpenReason::NoEnd { clauses } => return format!("After {clauses} clauses there is still no end."),
    };
    let mut because = format!("{who} stay tied for {}: {why}.", basic::places(left.from, left.to));
    // A summary may lack what the printed rules have: whoever reads this must not take our gap for theirs.
    let clause = case.regulation.clause(left.clause);
    if clause.summary {
        because.push_str(" This file is a summary; the printed rules may say more.");
        because.extend(clause.note.iter().flat_map(|note| [" ", note.as_str()]));
    }
    because
}

/// The award that a clause gives.
fn award(case: Case<'_>, left: &LeftOpen) -> String {
    let duties = &case.regulation.clause(left.clause).duties;
    let named = duties.iter().find_map(|duty| match duty {
        Duty::Award(award) => Some(format!("\"{}\"", award.name)),
        _ => None,
    });
    named.unwrap_or_else(|| basic::places(left.from, left.to))
}
