//! Why a tie is left open.

/// Why the text does not settle a tie.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpenReason {
    /// The clause gives no further rule.
    NoFurtherRule,
    /// There is no rule for this number of tied participants.
    NoRuleForNumber(usize),
    /// There is no rule for these places.
    NoRuleForPlaces,
    /// Nothing is said about those whom the clause leaves level.
    NothingMoreSaid,
    /// Nothing says which of them are chosen.
    NobodyChosen,
    /// Too few are left to choose from.
    TooFewToChoose,
    /// The stage is one for two.
    StageForTwo,
    /// None of them is present to play.
    NobodyThere,
    /// They cannot be seeded.
    NotSeeded,
    /// Neither of the two has the better number.
    NoSeeds,
    /// An award that cannot be shared is shared.
    AwardShared,
    /// The clauses lead in a circle.
    Circle,
    /// The clauses do not come to an end.
    NoEnd {
        /// How many were followed.
        clauses: usize,
    },
}

impl OpenReason {
    /// The name of the kind.
    pub fn kind(self) -> &'static str {
        match self {
            Self::NoFurtherRule => "no-further-rule",
            Self::NoRuleForNumber(_) => "no-rule-for-number",
            Self::NoRuleForPlaces => "no-rule-for-places",
            Self::NothingMoreSaid => "nothing-more-said",
            Self::NobodyChosen => "nobody-chosen",
            Self::TooFewToChoose => "too-few-to-choose",
            Self::StageForTwo => "stage-for-two",
            Self::NobodyThere => "nobody-there",
            Self::NotSeeded => "not-seeded",
            Self::NoSeeds => "no-seeds",
            Self::AwardShared => "award-shared",
            Self::Circle => "circle",
            Self::NoEnd { .. } => "no-end",
        }
    }
}
