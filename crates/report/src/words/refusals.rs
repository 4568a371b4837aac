//! Why something does not apply: a criterion to a group, a regulation to an event, odds to a play-off.

use super::{awards, basic};
use crate::{Case, Language, say};
use tiebreak_engine::RuleError;
use tiebreak_engine::pending::MOST_GAMES;
use tiebreak_model::{Event, Id, Inapplicable};
use tiebreak_scenarios::odds::OddsError;
use tiebreak_scenarios::{ScenarioError, SupposeError};

/// Why a criterion cannot be applied, as the end of a sentence.
pub(super) fn inapplicable(case: Case<'_>, why: &Inapplicable) -> String {
    let language = case.language;
    let who = |ids: &[Id]| basic::names(language, case.event, ids);
    match why {
        Inapplicable::NoSession(members) => say!(language, inapplicable_no_session { members: who(members) }),
        Inapplicable::NoTwoSessions(members) => say!(language, inapplicable_no_two_sessions { members: who(members) }),
        Inapplicable::NoCommonOpponent(members) => {
            say!(language, inapplicable_no_common_opponent { members: who(members) })
        }
        Inapplicable::NobodyInCommon(members) => {
            say!(language, inapplicable_nobody_in_common { members: who(members) })
        }
        Inapplicable::NoCommonBoard(members) => {
            say!(language, inapplicable_no_common_board { count: members.len(), members: who(members) })
        }
        Inapplicable::DidNotMeet(pairs) => did_not_meet(case, pairs),
        Inapplicable::OnlyForTwo => say!(language, inapplicable_only_for_two),
        Inapplicable::NoQualificationMatch(members) => {
            say!(language, inapplicable_no_qualification_match { members: who(members) })
        }
        Inapplicable::QualificationScoreUnknown => say!(language, inapplicable_qualification_unknown),
        Inapplicable::NothingCarriedOver => say!(language, inapplicable_nothing_carried),
        Inapplicable::OnlyForTeams => say!(language, inapplicable_only_for_teams),
        Inapplicable::OnlyForPlayers => say!(language, inapplicable_only_for_players),
        Inapplicable::NoDirectMatch => say!(language, inapplicable_no_direct_match),
        Inapplicable::ToldInVain => say!(language, inapplicable_told_in_vain),
        Inapplicable::NotKnown { what, of } => {
            say!(language, inapplicable_not_known { what: awards::known(*what), of: who(of) })
        }
        Inapplicable::ScoresTooLarge => say!(language, inapplicable_too_large),
    }
}

/// "A and B did not meet; A and C did not meet", or the first of them and how many more.
fn did_not_meet(case: Case<'_>, pairs: &[(Id, Id)]) -> String {
    let language = case.language;
    let two = |(a, b): &(Id, Id)| {
        say!(language, inapplicable_did_not_meet { two: basic::names(language, case.event, &[*a, *b]) })
    };
    let mut listed: Vec<String> = pairs.iter().take(3).map(two).collect();
    let count = pairs.len().saturating_sub(3);
    listed.extend((count > 0).then(|| say!(language, inapplicable_more_pairs { count })));
    basic::apart(language, &listed)
}

/// Why there is no ruling.
pub fn rule_error(language: Language, error: &RuleError) -> String {
    match error {
        RuleError::OtherSport => say!(language, rule_other_sport),
        RuleError::KindNotCovered { kind, covered } => {
            let covered: Vec<&str> = covered.iter().map(|kind| kind.word()).collect();
            say!(language, rule_kind_not_covered { kind: kind.word(), covered: covered.join(", ") })
        }
        RuleError::OtherNumber { participants, expected } => {
            say!(language, rule_other_number { participants: *participants, expected: *expected })
        }
        RuleError::GamesUnseen { clause } => say!(language, rule_games_unseen { clause }),
        RuleError::StageTooLong { clause, games } => {
            say!(language, rule_stage_too_long { clause, games: *games, most: MOST_GAMES })
        }
    }
}

/// Why there are no scenarios.
pub fn scenario_error(language: Language, error: &ScenarioError) -> String {
    match error {
        ScenarioError::Bridge => say!(language, scenario_bridge),
        ScenarioError::Teams => say!(language, scenario_teams),
        ScenarioError::Unlisted { games } => say!(language, scenario_unlisted { games: *games }),
        ScenarioError::TooLarge { games } => say!(language, scenario_too_large { games: *games }),
    }
}

/// Why a supposition cannot be followed.
pub fn suppose_error(language: Language, error: &SupposeError) -> String {
    match error {
        SupposeError::NoResult => say!(language, suppose_no_result),
        SupposeError::NoGame { open } if open.is_empty() => say!(language, suppose_no_open_game),
        SupposeError::NoGame { open } => say!(language, suppose_no_game { open: open.join(", ") }),
        SupposeError::SeveralGames { fit } => say!(language, suppose_several_games { fit: fit.join(", ") }),
        SupposeError::NoImps => say!(language, suppose_no_imps),
        SupposeError::NoMatch { open } if open.is_empty() => say!(language, suppose_no_open_match),
        SupposeError::NoMatch { open } => say!(language, suppose_no_match { open: open.join(", ") }),
        SupposeError::SeveralMatches { fit } => say!(language, suppose_several_matches { fit: fit.join(", ") }),
    }
}

/// Why there are no odds.
pub fn odds_error(language: Language, event: &Event, error: &OddsError) -> String {
    match error {
        OddsError::Teams => say!(language, odds_teams),
        OddsError::Bridge => say!(language, odds_bridge),
        OddsError::Bids => say!(language, odds_bids),
        OddsError::Rule(error) => rule_error(language, error),
        OddsError::Data(data) => say!(language, odds_data { what: super::missing(language, event, data) }),
        OddsError::Unlisted { games } => say!(language, scenario_unlisted { games: *games }),
        OddsError::Stopped => say!(language, odds_stopped_early),
        OddsError::NeverEnds => say!(language, odds_never_ends),
        OddsError::TooMany { tied } => say!(language, odds_too_many { tied: *tied }),
        OddsError::TooLarge { games } => say!(language, odds_too_large { games: *games }),
    }
}
