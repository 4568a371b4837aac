//! What happened in a step, as data: participants by name, clauses by number, exact values as text.

use super::ByName;
use super::criterion::{CountedView, InapplicableView, ParticularView};
use crate::{Case, Language, words};
use serde::Serialize;
use tiebreak_model::{Absence, Decider, Exact, Id, Reason, Value};

/// What happened in a step. The fields are those of [`Reason`], with names in place of numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum StepReason<'a> {
    Tied { names: Vec<&'a str>, from: usize, to: usize, score: String },
    LevelMatch(LevelMatch<'a>),
    StayTied { names: Vec<&'a str>, from: usize, to: usize },
    Shared { names: Vec<&'a str>, from: usize, to: usize },
    SentOn { names: Vec<&'a str>, go: &'a str },
    SentByNumber { count: usize, go: &'a str },
    SentByPlace { names: Vec<&'a str>, from: usize, to: usize, go: &'a str },
    Selected { names: Vec<&'a str> },
    Ranked(Ranked<'a>),
    Entered { what: &'a str, values: ByName<'a, String> },
    NotApplicable { criterion: &'static str, why: InapplicableView<'a> },
    Drawn { purpose: &'static str, order: Vec<&'a str> },
    FirstWhite { white: &'a str },
    PairingNumbers { order: Vec<&'a str> },
    Seeded { order: Vec<&'a str> },
    LadderBegins { order: Vec<&'a str> },
    TossWon { chooser: &'a str },
    ColourChosen { chooser: &'a str, colour: &'static str },
    Bids(Bids<'a>),
    KnockOutBegins { seats: usize, pairings: Vec<Vec<&'a str>> },
    MatchEnded(MatchEnded<'a>),
    SuddenDeathWon { winner: &'a str, loser: &'a str, game: u32 },
    ArmageddonEnded(ArmageddonEnded<'a>),
    DoubleRoundRobin { fewer: bool },
    ColoursReversed,
    ClearWinner { winner: &'a str, score: String },
    RoundRobinEnded { number: u32, scores: ByName<'a, String> },
    BoardsOfTwo { number: u32, scores: ByName<'a, String> },
    BoardPlayed { number: u32 },
    GoesOn { by: &'a str, go: &'a str },
    BothForfeited(BothForfeited<'a>),
    Decided { by: &'a str },
    Won { winner: &'a str, others: Vec<&'a str> },
    DrawOdds { winner: &'a str, loser: &'a str, seed: &'static str },
    SeedHasWhite { white: &'a str, seed: &'static str },
    SeedChooses { chooser: &'a str, seed: &'static str },
    AwardContested { award: &'a str, names: Vec<&'a str>, from: usize, to: usize },
    Awarded(Awarded<'a>),
    Invited { player: &'a str, to: String },
    InvitationPasses { declined: Vec<&'a str>, among: Vec<&'a str> },
    Absent { names: ByName<'a, &'static str> },
    ForfeitedByLeaving { players: Vec<&'a str>, left: Vec<&'a str> },
    ReadAs { reading: &'a str },
    Departed { power: bool, by: &'a str, why: &'a str },
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LevelMatch<'a> {
    pub names: Vec<&'a str>,
    pub stage: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    pub score: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Ranked<'a> {
    pub criterion: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub particular: Option<ParticularView<'a>>,
    pub values: ByName<'a, String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub made_of: Option<ByName<'a, Vec<CountedView<'a>>>>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Bids<'a> {
    pub bids: ByName<'a, u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub black: Option<&'a str>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MatchEnded<'a> {
    pub scores: ByName<'a, String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<&'a str>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct ArmageddonEnded<'a> {
    pub winner: &'a str,
    pub loser: &'a str,
    pub drawn: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw_wins: Option<&'static str>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BothForfeited<'a> {
    pub names: Vec<&'a str>,
    /// The number of the sudden-death game; missing for Armageddon.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<u32>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Awarded<'a> {
    pub award: &'a str,
    pub eligible: usize,
    pub from: usize,
    pub places: Vec<Vec<&'a str>>,
    pub passed: Vec<&'a str>,
    pub declined: Vec<&'a str>,
}

impl<'a> StepReason<'a> {
    /// The reason of a step of the ruling.
    pub fn new(case: Case<'a>, reason: &'a Reason) -> Self {
        let names = |ids: &[Id]| case.names(ids);
        let name = |id: &Id| case.name(*id);
        let exact = |values: &[(Id, Exact)]| ByName::new(case, values, Exact::to_string);
        let plain = |values: &[(Id, Value)]| ByName::new(case, values, words::plain_value);
        match reason {
            Reason::Tied { members, from, to, score } => {
                Self::Tied { names: names(members), from: *from, to: *to, score: score.to_string() }
            }
            Reason::LevelMatch { members, stage, round, score } => Self::LevelMatch(LevelMatch {
                names: names(members),
                stage,
                round: *round,
                score: score.to_string(),
            }),
            Reason::StayTied { members, from, to } => {
                Self::StayTied { names: names(members), from: *from, to: *to }
            }
            Reason::Shared { members, from, to } => {
                Self::Shared { names: names(members), from: *from, to: *to }
            }
            Reason::SentOn { members, go } => {
                Self::SentOn { names: names(members), go: case.clause(*go) }
            }
            Reason::SentByNumber { count, go } => {
                Self::SentByNumber { count: *count, go: case.clause(*go) }
            }
            Reason::SentByPlace { members, from, to, go } => Self::SentByPlace {
                names: names(members),
                from: *from,
                to: *to,
                go: case.clause(*go),
            },
            Reason::Selected { members } => Self::Selected { names: names(members) },
            Reason::Ranked { criterion, particular, values, made_of } => Self::Ranked(Ranked {
                criterion,
                particular: particular.as_ref().map(|counted| ParticularView::new(case, counted)),
                values: plain(values),
                made_of: (!made_of.is_empty()).then(|| {
                    ByName::new(case, made_of, |counted| {
                        counted.iter().map(|one| CountedView::new(case, one)).collect()
                    })
                }),
            }),
            Reason::Entered { what, values } => Self::Entered { what, values: plain(values) },
            Reason::NotApplicable { criterion, why } => {
                Self::NotApplicable { criterion, why: InapplicableView::new(case, why) }
            }
            Reason::Drawn { purpose, order, .. } => {
                Self::Drawn { purpose: purpose.word(), order: names(order) }
            }
            Reason::FirstWhite { white } => Self::FirstWhite { white: name(white) },
            Reason::PairingNumbers { order } => Self::PairingNumbers { order: names(order) },
            Reason::Seeded { order } => Self::Seeded { order: names(order) },
            Reason::LadderBegins { order } => Self::LadderBegins { order: names(order) },
            Reason::TossWon { chooser } => Self::TossWon { chooser: name(chooser) },
            Reason::ColourChosen { chooser, colour } => {
                Self::ColourChosen { chooser: name(chooser), colour: colour.word() }
            }
            Reason::Bids { bids, black } => Self::Bids(Bids {
                bids: ByName::new(case, bids, |bid| *bid),
                black: black.as_ref().map(name),
            }),
            Reason::KnockOutBegins { seats, pairings } => Self::KnockOutBegins {
                seats: *seats,
                pairings: pairings.iter().map(|pair| names(pair)).collect(),
            },
            Reason::MatchEnded { players, scores, winner } => Self::MatchEnded(MatchEnded {
                scores: exact(&[(players[0], scores[0]), (players[1], scores[1])]),
                winner: winner.as_ref().map(name),
            }),
            Reason::SuddenDeathWon { winner, loser, game } => {
                Self::SuddenDeathWon { winner: name(winner), loser: name(loser), game: *game }
            }
            Reason::ArmageddonEnded { winner, loser, drawn_for } => {
                Self::ArmageddonEnded(ArmageddonEnded {
                    winner: name(winner),
                    loser: name(loser),
                    drawn: drawn_for.is_some(),
                    draw_wins: drawn_for.map(|colour| colour.word()),
                })
            }
            Reason::DoubleRoundRobin { fewer } => Self::DoubleRoundRobin { fewer: *fewer },
            Reason::ColoursReversed => Self::ColoursReversed,
            Reason::ClearWinner { winner, score } => {
                Self::ClearWinner { winner: name(winner), score: score.to_string() }
            }
            Reason::RoundRobinEnded { number, scores } => {
                Self::RoundRobinEnded { number: *number, scores: exact(scores) }
            }
            Reason::BoardsOfTwo { number, scores } => {
                Self::BoardsOfTwo { number: *number, scores: exact(scores) }
            }
            Reason::BoardPlayed { number } => Self::BoardPlayed { number: *number },
            Reason::GoesOn { by, go } => Self::GoesOn { by: decider(by), go: case.clause(*go) },
            Reason::BothForfeited { players, game } => {
                Self::BothForfeited(BothForfeited { names: names(players), game: *game })
            }
            Reason::Decided { by } => Self::Decided { by: decider(by) },
            Reason::Won { winner, others } => {
                Self::Won { winner: name(winner), others: names(others) }
            }
            Reason::DrawOdds { winner, loser, higher } => {
                Self::DrawOdds { winner: name(winner), loser: name(loser), seed: seed(*higher) }
            }
            Reason::SeedHasWhite { white, higher } => {
                Self::SeedHasWhite { white: name(white), seed: seed(*higher) }
            }
            Reason::SeedChooses { chooser, higher } => {
                Self::SeedChooses { chooser: name(chooser), seed: seed(*higher) }
            }
            Reason::AwardContested { award, members, from, to } => {
                Self::AwardContested { award, names: names(members), from: *from, to: *to }
            }
            Reason::Awarded { award, eligible, from, places, passed, declined, .. } => {
                Self::Awarded(Awarded {
                    award,
                    eligible: *eligible,
                    from: *from,
                    places: places.iter().map(|part| names(part)).collect(),
                    passed: names(passed),
                    declined: names(declined),
                })
            }
            Reason::Invited { player, to } => {
                Self::Invited { player: name(player), to: words::destination(Language::En, to) }
            }
            Reason::InvitationPasses { declined, among } => {
                Self::InvitationPasses { declined: names(declined), among: names(among) }
            }
            Reason::Absent { members } => {
                Self::Absent { names: ByName::new(case, members, absence) }
            }
            Reason::ForfeitedByLeaving { players, left } => {
                Self::ForfeitedByLeaving { players: names(players), left: names(left) }
            }
            Reason::ReadAs { reading } => Self::ReadAs { reading },
            Reason::Departed { power, by, why } => Self::Departed { power: *power, by, why },
        }
    }
}

/// The name entered with the decision, or else the role that the regulation names.
fn decider(by: &Decider) -> &str {
    by.name.as_deref().unwrap_or(&by.role)
}

fn seed(higher: bool) -> &'static str {
    if higher { "higher" } else { "lower" }
}

fn absence(why: &Absence) -> &'static str {
    match why {
        Absence::Withdrawn(_) => "withdrawn",
        Absence::Expelled(_) => "expelled",
        Absence::Declines => "declines",
        Absence::Left => "left",
    }
}
