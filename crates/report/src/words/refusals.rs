//! Why a criterion does not apply to a group.

use super::{awards, basic};
use crate::{Case, say};
use tiebreak_model::{Id, Inapplicable};

/// Why a criterion cannot be applied, as the end of a sentence.
pub(super) fn inapplicable(case: Case<'_>, why: &Inapplicable) -> String {
    let language = case.language;
    let who = |ids: &[Id]| basic::names(language, case.event, ids);
    match why {
        Inapplicable::NoSession(members) => {
            say!(language, inapplicable_no_session { members: who(members) })
        }
        Inapplicable::NoTwoSessions(members) => {
            say!(language, inapplicable_no_two_sessions { members: who(members) })
        }
        Inapplicable::NoCommonOpponent(members) => {
            say!(language, inapplicable_no_common_opponent { members: who(members) })
        }
        Inapplicable::NobodyInCommon(members) => {
            say!(language, inapplicable_nobody_in_common { members: who(members) })
        }
        Inapplicable::NoCommonBoard(members) => {
            say!(
                language,
                inapplicable_no_common_board { count: members.len(), members: who(members) }
            )
        }
        Inapplicable::DidNotMeet(pairs) => did_not_meet(case, pairs),
        Inapplicable::OnlyForTwo => say!(language, inapplicable_only_for_two),
        Inapplicable::NoQualificationMatch(members) => {
            say!(language, inapplicable_no_qualification_match { members: who(members) })
        }
        Inapplicable::QualificationScoreUnknown => {
            say!(language, inapplicable_qualification_unknown)
        }
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
        say!(
            language,
            inapplicable_did_not_meet { two: basic::names(language, case.event, &[*a, *b]) }
        )
    };
    let mut listed: Vec<String> = pairs.iter().take(3).map(two).collect();
    let count = pairs.len().saturating_sub(3);
    listed.extend((count > 0).then(|| say!(language, inapplicable_more_pairs { count })));
    basic::apart(language, &listed)
}
