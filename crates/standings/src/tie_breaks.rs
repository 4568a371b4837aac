//! The tie-breaks of one crosstable for repeated questions: what they share is made once, and each
//! is prepared when it is first needed.

use crate::opened::shown;
use crate::scores::Scores;
use crate::values::{self, PreparedData};
use crate::{Code, Edition, EncounterResult, Modifiers, Name, RoundPart, direct_encounter};
use std::borrow::Cow;
use std::cell::RefCell;
use std::rc::Rc;
use tiebreak_model::{Crosstable, Exact};

/// The tie-breaks of a crosstable.
///
/// ```
/// use tiebreak_model::{CrosstableBuilder, Entrant, GameResult};
/// use tiebreak_standings::{Code, Modifiers, Name, TieBreaks};
///
/// let mut builder = CrosstableBuilder::new(2);
/// for (number, name) in [(1, "Ann"), (2, "Ben")] {
///     builder.entrants.push(Entrant { number, name: name.into(), ..Entrant::default() });
/// }
/// builder.game([0, 1], 1, GameResult::White, true, [2, 0]);
/// let tie_breaks = TieBreaks::new(builder.finish());
/// let wins = Code::new(Name::Win, Modifiers::NONE);
/// let values = tie_breaks.values(&wins, &[0, 1]);
/// let values: Vec<String> = values.iter().map(|value| value.unwrap().to_string()).collect();
/// assert_eq!(values, ["1", "0"]);
/// ```
#[derive(Debug)]
pub struct TieBreaks {
    scores: Scores<'static>,
    prepared: RefCell<Vec<(Name, Modifiers, Rc<PreparedData>)>>,
}

impl TieBreaks {
    /// Those of a crosstable, by the edition in force when it began.
    pub fn new(table: Crosstable) -> Self {
        let edition = Edition::on(table.start);
        Self { scores: Scores::new(Cow::Owned(table), edition), prepared: RefCell::default() }
    }

    /// The same where a tie-break by ratings needs those of the opponents met alone: FIDE leaves it
    /// undefined for all as soon as anybody in the tournament has no rating, and the rules of a
    /// tournament that name it mean those who are tied.
    pub fn by_ratings_met(mut self) -> Self {
        self.scores.only_met = true;
        self
    }

    /// The values of some players, given as positions in the crosstable; none where a value is
    /// undefined.
    pub fn values(&self, code: &Code, players: &[usize]) -> Vec<Option<Exact>> {
        let prepared = self.prepared(code);
        let scale = i128::from(values::scale(code, &self.scores));
        let mut parts = Vec::new();
        let mut value = |player: usize| {
            let whole = values::one(code, &self.scores, &prepared, player, &mut parts)?;
            Exact::fraction(whole.into(), scale)
        };
        players
            .iter()
            .map(|player| if *player < self.scores.players() { value(*player) } else { None })
            .collect()
    }

    /// What one player's value is made of, round by round; nothing of a direct encounter.
    pub fn parts(&self, code: &Code, player: usize) -> Vec<RoundPart> {
        if player >= self.scores.players() || code.name == Name::De {
            return Vec::new();
        }
        let mut rough = Vec::new();
        let divisor = values::parts(code, &self.scores, player, &mut rough);
        shown(&rough, divisor)
    }

    /// Orders a tied group by the games among its members, again for those who are still level.
    pub fn direct_encounter(&self, modifiers: Modifiers, group: &[usize]) -> EncounterResult {
        direct_encounter::encounter(&self.scores, modifiers, group)
    }

    fn prepared(&self, code: &Code) -> Rc<PreparedData> {
        let mut all = self.prepared.borrow_mut();
        if let Some((_, _, found)) = all
            .iter()
            .find(|(name, modifiers, _)| (*name, *modifiers) == (code.name, code.modifiers))
        {
            return Rc::clone(found);
        }
        let new = Rc::new(values::prepared(code, &self.scores));
        all.push((code.name, code.modifiers, Rc::clone(&new)));
        new
    }
}
