//! Matches of a knock-out: the stage, the score, and what was carried over.

use super::basic::decimal;
use super::places::stage_named;
use crate::{Case, Language, say};
use tiebreak_model::{Exact, Id, KnockOutMatch, Sport};

/// Where a match was played, as messages select by it: its kind (`stage`, `round`, `match`), the
/// name of the stage, the round.
pub(crate) fn played_in(language: Language, one: &KnockOutMatch) -> (&'static str, String, u32) {
    let stage = one.stage.as_deref().map(|stage| stage_named(language, stage)).unwrap_or_default();
    let within = match (&one.stage, one.round) {
        (Some(_), _) => "stage",
        (None, Some(_)) => "round",
        (None, None) => "match",
    };
    (within, stage, one.round.unwrap_or(0))
}

/// "the semi-final", "round 2", "the match".
pub fn stage_of_match(language: Language, one: &KnockOutMatch) -> String {
    let (within, stage, round) = played_in(language, one);
    say!(language, match_stage { within, stage, round })
}

/// "92 + 8 to 100": the score of one side first, with its carry-over.
pub fn match_score(case: Case<'_>, one: &KnockOutMatch, seen_by: Id) -> String {
    let number = |number: Exact| match case.event.sport() {
        Sport::Chess => decimal(case.language, &number.mixed()),
        Sport::Bridge => decimal(case.language, &number.to_string()),
    };
    let side = |index: usize| match (one.score[index], one.carry_over[index]) {
        (score, carried) if carried == Exact::ZERO => number(score),
        (score, carried) => format!("{} + {}", number(score), number(carried)),
    };
    let own = usize::from(one.between[0] != seen_by);
    say!(case.language, score_to_score { own: side(own), other: side(1 - own) })
}

/// A participant's last match, for the standings: "final, 80 to 70 against C".
pub fn last_match(case: Case<'_>, id: Id) -> Option<String> {
    let language = case.language;
    let one = case.ruling.matches.iter().rev().find(|one| one.between.contains(&id))?;
    let opponent = if one.between[0] == id { one.between[1] } else { one.between[0] };
    let (within, stage, round) = played_in(language, one);
    let stage = say!(language, last_match_stage { within, stage, round });
    let carried = if one.carry_over == [Exact::ZERO; 2] { "no" } else { "yes" };
    let (score, opponent) = (match_score(case, one, id), case.name(opponent));
    Some(say!(language, last_match { carried, stage, score, opponent }))
}
