//! What becomes of tied players who do not play: who declines, withdrew, was expelled or left.
//!
//! No printed text speaks of them, so each answer is a reading.

/// The rules about tied players who do not play. Each has its key at the head of a regulation
/// file; without one the first variant holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct AbsenceRules {
    /// `absent`: the schedule of the play-off.
    pub schedule: RuleWithReading<AbsentSchedule>,
    /// `absent-results`: their results where a clause selects players for the play-off.
    pub results: RuleWithReading<AbsentResults>,
    /// `absent-share`: their share of prize money that players in the play-off divide.
    pub share: RuleWithReading<AbsentShare>,
}

/// A rule and the reading that it depends on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RuleWithReading<T> {
    /// The rule in force.
    pub rule: T,
    /// The index of the reading, where the rule depends on one.
    pub reading: Option<usize>,
}

/// The schedule of a play-off where some of the tied do not play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum AbsentSchedule {
    /// It is the schedule of those who play.
    #[default]
    LeftOut,
    /// It is the schedule of all the tied; those who do not play forfeit their games.
    Forfeits,
}

/// The results of those who do not play, where a clause selects players for the play-off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum AbsentResults {
    /// They are ignored.
    #[default]
    LeftOut,
    /// They count, and the player is passed over in the selection.
    Count,
}

/// The share of those who do not play in prize money of the players in the play-off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum AbsentShare {
    /// The same as for the others who were tied.
    #[default]
    Full,
    /// They get no share.
    Nothing,
}
