//! FIDE's tie-breaks (Handbook C.07): DE, BH/C1, SB and the others.
//!
//! The values are those of `tiebreak standings`. In a round robin they need every game of the tied; in a Swiss event a round
//! without a game is an absence. Crosstable and scores are made when the first of them is asked for, and shared by all that follow.

use super::{Judged, Ranking, by_value, missing_games};
use crate::Facts;
use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::BTreeMap;
use tiebreak_model::{Crosstable, Id, Particular, Value};
use tiebreak_regulation::Criterion;
use tiebreak_standings::{Code, Standings};

/// The crosstable made ready, and the values of everybody for each criterion that was asked for.
pub(crate) struct Tables {
    standings: Standings<'static>,
    /// Where each participant stands in the crosstable.
    position: Vec<usize>,
    values: RefCell<BTreeMap<Criterion, Vec<Value>>>,
}

impl std::fmt::Debug for Tables {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tables").field("position", &self.position).finish_non_exhaustive()
    }
}

impl Tables {
    /// From the event with the results that were told later: they count like all others.
    pub fn of(facts: &Facts<'_>) -> Self {
        let (table, position) = Crosstable::with_games(facts.event, facts.games());
        let standings = Standings::of(Cow::Owned(table), Vec::new(), None);
        Self { standings, position, values: RefCell::default() }
    }

    fn values(&self, criterion: Criterion, code: impl FnOnce() -> Code, group: &[Id]) -> Vec<(Id, Value)> {
        let mut known = self.values.borrow_mut();
        let all = known.entry(criterion).or_insert_with(|| {
            let values = self.standings.values_of(&code()).into_iter();
            values.map(|value| value.map_or(Value::Undefined, Value::Number)).collect()
        });
        group.iter().map(|&id| (id, all[self.position[id.index()]].clone())).collect()
    }

    fn encounter(&self, group: &[Id]) -> Ranking {
        let positions: Vec<usize> = group.iter().map(|id| self.position[id.index()]).collect();
        let found = self.standings.encounter(&positions);
        let id = |position: &usize| group[positions.iter().position(|known| known == position).unwrap_or_default()];
        let mut values: Vec<(Id, Value)> =
            found.scores.iter().map(|(position, score)| (id(position), Value::Number(*score))).collect();
        values.sort_by_key(|(id, _)| *id);
        let mut parts: Vec<Vec<Id>> = found.parts.iter().map(|part| part.iter().map(id).collect()).collect();
        parts.iter_mut().for_each(|part| part.sort_unstable());
        let particular = (!found.all_met).then_some(Particular::NotAllMet);
        Ranking { particular, ..Ranking::found(values, parts) }
    }
}

pub(super) fn judge(criterion: Criterion, code: impl FnOnce() -> Code, facts: &Facts<'_>, group: &[Id]) -> Judged {
    let among_the_tied = criterion.nature().among_the_tied;
    let gaps = missing_games(facts, group, among_the_tied);
    if !gaps.is_empty() {
        return Judged::Missing(gaps);
    }
    // Direct encounter alone is about the group.
    if among_the_tied {
        return Judged::Ranked(facts.fide_tables().encounter(group));
    }
    by_value(facts.fide_tables().values(criterion, code, group))
}
