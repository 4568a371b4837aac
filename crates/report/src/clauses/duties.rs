//! What a clause does besides ordering the tied, in words.

use super::{awards, ids};
use crate::words::{self, role_key};
use crate::{Language, phrase, say};
use tiebreak_model::capital;
use tiebreak_regulation::{Clause, Duty, PrizeRule, Promotion, Regulation};

pub(super) fn says(
    language: Language,
    regulation: &Regulation,
    duty: &Duty,
    clause: &Clause,
) -> Option<String> {
    Some(match duty {
        Duty::Applies | Duty::Settles => return None,
        Duty::Clock(name) => {
            let clock = regulation.clocks.iter().find(|clock| clock.name == *name)?;
            say!(
                language,
                clause_clock {
                    name: name.to_string(),
                    clock: words::clock(language, &clock.clock)
                }
            )
        }
        Duty::Prizes(rule) => prizes_say(language, *rule),
        Duty::TourPoints => say!(language, clause_tour_points),
        Duty::LeavesTied => say!(language, clause_leaves_tied),
        Duty::AtAnyTime => say!(language, clause_at_any_time),
        Duty::LeavesOpen(why) => {
            say!(language, clause_leaves_open { why: why.trim_end_matches('.') })
        }
        Duty::Restates(others) => {
            say!(language, clause_restates { clauses: ids(regulation, others) })
        }
        Duty::Rest { minutes, all_games } => {
            let after = if *all_games { "all-games" } else { "of-tied" };
            say!(language, clause_rest { after, minutes: minutes.to_string() })
        }
        Duty::ShortDraws { moves, minutes, inclusive } => {
            let limit = if *inclusive { "at-most" } else { "fewer" };
            let (time, length) = match minutes {
                0 => ("none", 0),
                minutes if minutes % 60 == 0 => ("hours", minutes / 60),
                minutes => ("minutes", *minutes),
            };
            let (moves, length) = (moves.to_string(), length.to_string());
            say!(language, clause_short_draws { time, limit, moves, length })
        }
        Duty::Promotes(promotion) => promotes(language, promotion),
        Duty::Award(award) => awards::award_says(language, regulation, award),
        Duty::OnePrize(rule) => awards::one_prize_says(language, regulation, rule),
        Duty::CarryOver(rule) => awards::carry_over_says(language, regulation, rule),
        Duty::Deviate { who, .. } => {
            capital(&say!(language, clause_deviates { known: role_key(who), role: who }))
        }
        Duty::Conducts(who) => say!(language, clause_conducted { who: who.to_string() }),
        Duty::Remind { words, with, .. } => {
            let words = words
                .as_deref()
                .map_or_else(|| clause.text.clone(), |words| phrase(language, words));
            match with.is_empty() {
                true => say!(language, clause_reminds { words }),
                false => {
                    say!(language, clause_reminds_with { clauses: ids(regulation, with), words })
                }
            }
        }
        Duty::Outside(why) => say!(language, clause_outside { why: why.to_string() }),
    })
}

fn promotes(language: Language, promotion: &Promotion) -> String {
    let who = if promotion.first_place_stays_shared { "one" } else { "winner" };
    let when = if promotion.next_year { "next-year" } else { "now" };
    say!(language, clause_promotes { who, when, to: promotion.to.to_string() })
}

pub(super) fn prizes_say(language: Language, rule: PrizeRule) -> String {
    let (rule, by_place, shared) = match rule {
        PrizeRule::ByScore => ("by-score", 0, 0),
        PrizeRule::ByPlace => ("by-place", 0, 0),
        PrizeRule::HORT => ("half", 1, 1),
        PrizeRule::Split { by_place, shared } => ("split", by_place, shared),
    };
    let all = (by_place + shared).to_string();
    say!(
        language,
        clause_prizes { rule, by_place: by_place.to_string(), shared: shared.to_string(), all }
    )
}
