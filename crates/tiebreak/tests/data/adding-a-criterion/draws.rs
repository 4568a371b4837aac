//! Games drawn: who drew more often stands higher.

use super::{Judged, by_value, missing_games};
use crate::Facts;
use tiebreak_model::{GameResult, Id, Value};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> Judged {
    let gaps = missing_games(facts, group, false);
    if !gaps.is_empty() {
        return Judged::Missing(gaps);
    }
    let drawn = |id: Id| facts.seen(id).filter(|(game, _, _)| game.result == GameResult::Draw).count();
    by_value(group.iter().map(|&id| (id, Value::Number((drawn(id) as u64).into()))).collect())
}
