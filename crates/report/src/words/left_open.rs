//! Why a tie is left open.

use super::basic;
use crate::{Case, say};
use tiebreak_model::{OpenReason, OpenTie};
use tiebreak_regulation::Duty;

/// The sentence for a tie that is left open.
pub fn left_open(case: Case<'_>, left: &OpenTie) -> String {
    let language = case.language;
    let members = basic::names(language, case.event, &left.members);
    let why = match left.reason {
        OpenReason::NoFurtherRule => say!(language, no_further_rule),
        OpenReason::NoRuleForNumber(count) => say!(language, no_rule_for_number { count }),
        OpenReason::NoRuleForPlaces => say!(language, no_rule_for_places),
        OpenReason::NothingMoreSaid => say!(language, no_further_rule),
        OpenReason::NobodyChosen => say!(language, nobody_chosen),
        OpenReason::TooFewToChoose => say!(language, too_few_to_choose),
        OpenReason::StageForTwo => say!(language, stage_for_two),
        OpenReason::NobodyThere => say!(language, nobody_there),
        OpenReason::NotSeeded => return say!(language, not_seeded { members }),
        OpenReason::NoSeeds => return say!(language, no_seeds { members }),
        OpenReason::AwardShared => {
            return match award(case, left) {
                Some(award) => say!(language, award_left_open { members, award }),
                None => {
                    let places = basic::places(language, left.from, left.to);
                    say!(language, award_places_left_open { members, places })
                }
            };
        }
        OpenReason::Circle => {
            return say!(language, clauses_in_circle { members, clause: case.clause(left.clause) });
        }
        OpenReason::NoEnd { clauses } => return say!(language, no_end { clauses }),
    };
    let places = basic::places(language, left.from, left.to);
    let mut because = say!(language, left_open { members, places, why });
    // A summary may lack parts of the printed rules, so the sentence must not blame the rules for
    // the gap.
    let clause = case.regulation.clause(left.clause);
    if clause.summary {
        because.push(' ');
        because.push_str(&say!(language, left_open_summary));
        because.extend(clause.note.iter().flat_map(|note| [" ", note.as_str()]));
    }
    because
}

/// The award that a clause gives.
fn award<'a>(case: Case<'a>, left: &OpenTie) -> Option<&'a str> {
    let duties = &case.regulation.clause(left.clause).duties;
    duties.iter().find_map(|duty| match duty {
        Duty::Award(award) => Some(award.name.as_str()),
        _ => None,
    })
}
