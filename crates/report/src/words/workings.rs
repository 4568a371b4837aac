//! The workings of a criterion's values.

use super::values;
use crate::{Case, say};
use tiebreak_model::{Contribution, Reason, Step};

/// The working of each compared participant: "Gukesh D: 4½ (Anish Giri, round 3), 7 (Ding Liren,
/// round 4)."; empty if workings were not requested.
pub fn workings(case: Case<'_>, step: &Step) -> Vec<String> {
    let Reason::Ranked { made_of, .. } = &step.reason else { return Vec::new() };
    let sentence = |(id, counted): &(_, Vec<Contribution>)| {
        let name = case.name(*id);
        let parts: Vec<String> = counted.iter().map(|one| part(case, one)).collect();
        match parts.is_empty() {
            true => say!(case.language, working_nothing { name }),
            false => say!(case.language, working { name, parts: parts.join(", ") }),
        }
    };
    made_of.iter().map(sentence).collect()
}

/// "7 (Ding Liren, round 4)".
fn part(case: Case<'_>, counted: &Contribution) -> String {
    let language = case.language;
    let mut about: Vec<String> =
        counted.against.iter().map(|id| case.name(*id).to_owned()).collect();
    about.extend(counted.round.map(|round| say!(language, working_round { round })));
    about.extend(counted.session.map(|session| say!(language, working_session { session })));
    about.extend(counted.board.map(|board| say!(language, working_board { board })));
    if counted.cut {
        about.push(say!(language, working_left_out));
    }
    let adds = values::value(language, &counted.adds);
    if about.is_empty() { adds } else { format!("{adds} ({})", about.join(", ")) }
}
