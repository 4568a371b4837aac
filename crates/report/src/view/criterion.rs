//! What a criterion counted, and why one could not be applied.

use crate::{Case, words};
use serde::Serialize;
use tiebreak_model::{Contribution, Inapplicable, Particular};

/// A game, match, round, session or board behind a value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CountedView<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub against: Option<&'a str>,
    /// What it adds, exactly; for a quotient, what was won and lost.
    pub adds: String,
    /// `Some(true)` if the criterion left it out, else missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cut: Option<bool>,
}

impl<'a> CountedView<'a> {
    pub fn new(case: Case<'a>, counted: &Contribution) -> Self {
        Self {
            round: counted.round,
            session: counted.session,
            board: counted.board,
            against: counted.against.map(|id| case.name(id)),
            adds: words::plain_value(&counted.adds),
            cut: counted.cut.then_some(true),
        }
    }
}

/// What exactly a criterion counted, if its name is not enough.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ParticularView<'a> {
    Session { number: usize },
    Matchpoints { against: Vec<&'a str> },
    MatchpointsAgainstEach { against: Vec<&'a str> },
    Margin { against: Vec<&'a str> },
    QualificationVps,
    QualificationImps,
    NotAllMet,
}

impl<'a> ParticularView<'a> {
    pub fn new(case: Case<'a>, particular: &Particular) -> Self {
        match particular {
            Particular::Session(number) => Self::Session { number: *number },
            Particular::Matchpoints { against } => {
                Self::Matchpoints { against: case.names(against) }
            }
            Particular::MatchpointsAgainstEach { against } => {
                Self::MatchpointsAgainstEach { against: case.names(against) }
            }
            Particular::Margin { against } => Self::Margin { against: case.names(against) },
            Particular::QualificationVps => Self::QualificationVps,
            Particular::QualificationImps => Self::QualificationImps,
            Particular::NotAllMet => Self::NotAllMet,
        }
    }
}

/// Why a criterion cannot be applied to a group.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum InapplicableView<'a> {
    NoSession { names: Vec<&'a str> },
    NoTwoSessions { names: Vec<&'a str> },
    NoCommonOpponent { names: Vec<&'a str> },
    NobodyInCommon { names: Vec<&'a str> },
    NoCommonBoard { names: Vec<&'a str> },
    NoQualificationMatch { names: Vec<&'a str> },
    NotKnown { what: &'static str, names: Vec<&'a str> },
    DidNotMeet { pairs: Vec<[&'a str; 2]> },
    OnlyForTwo,
    OnlyForTeams,
    OnlyForPlayers,
    NoDirectMatch,
    QualificationScoreUnknown,
    NothingCarriedOver,
    ToldInVain,
    ScoresTooLarge,
}

impl<'a> InapplicableView<'a> {
    pub fn new(case: Case<'a>, why: &Inapplicable) -> Self {
        match why {
            Inapplicable::NoSession(ids) => Self::NoSession { names: case.names(ids) },
            Inapplicable::NoTwoSessions(ids) => Self::NoTwoSessions { names: case.names(ids) },
            Inapplicable::NoCommonOpponent(ids) => {
                Self::NoCommonOpponent { names: case.names(ids) }
            }
            Inapplicable::NobodyInCommon(ids) => Self::NobodyInCommon { names: case.names(ids) },
            Inapplicable::NoCommonBoard(ids) => Self::NoCommonBoard { names: case.names(ids) },
            Inapplicable::NoQualificationMatch(ids) => {
                Self::NoQualificationMatch { names: case.names(ids) }
            }
            Inapplicable::NotKnown { what, of } => {
                Self::NotKnown { what: what.key(), names: case.names(of) }
            }
            Inapplicable::DidNotMeet(pairs) => Self::DidNotMeet {
                pairs: pairs
                    .iter()
                    .map(|(one, other)| [case.name(*one), case.name(*other)])
                    .collect(),
            },
            Inapplicable::OnlyForTwo => Self::OnlyForTwo,
            Inapplicable::OnlyForTeams => Self::OnlyForTeams,
            Inapplicable::OnlyForPlayers => Self::OnlyForPlayers,
            Inapplicable::NoDirectMatch => Self::NoDirectMatch,
            Inapplicable::QualificationScoreUnknown => Self::QualificationScoreUnknown,
            Inapplicable::NothingCarriedOver => Self::NothingCarriedOver,
            Inapplicable::ToldInVain => Self::ToldInVain,
            Inapplicable::ScoresTooLarge => Self::ScoresTooLarge,
        }
    }
}
