//! Open questions, with the answers that a file offers.

use crate::questions::conducted_by;
use crate::{Case, imperative, offer, offered_words, words};
use serde::Serialize;
use tiebreak_model::{
    Ask, Bonus, Clock, DecisionChoice, GameOrigin, MissingData, Purpose, Question, SideClock,
};
use tiebreak_regulation::Action;

/// A question that can be answered now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct QuestionView<'a> {
    pub id: &'a str,
    pub kind: &'static str,
    pub clause: &'a str,
    #[serde(flatten)]
    pub ask: AskView<'a>,
    /// The next action, in one sentence.
    pub text: String,
    pub reason: QuestionReason<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offered: Option<OfferView<'a>>,
    /// The answer that the file offers, in one sentence.
    #[serde(skip)]
    pub offer: Option<String>,
    /// The question as the engine asks it, for the command that answers it.
    #[serde(skip)]
    pub asked: &'a Question,
}

/// What is asked; the fields depend on the kind of the question.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum AskView<'a> {
    Lots {
        purpose: &'static str,
        among: Vec<&'a str>,
        /// Who tosses the coin, where the regulation names that person.
        #[serde(rename = "conducted-by", skip_serializing_if = "Option::is_none")]
        conducted_by: Option<String>,
    },
    Game(GameView<'a>),
    Colour {
        chooser: &'a str,
        other: &'a str,
    },
    /// A bid; the highest one allowed is in seconds.
    Bid {
        between: Vec<&'a str>,
        most: u32,
    },
    Board(BoardView<'a>),
    Decision(DecisionView<'a>),
    Data {
        missing: String,
        about: Vec<&'a str>,
        needs: &'static str,
    },
}

/// A game to be played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct GameView<'a> {
    pub white: &'a str,
    pub black: &'a str,
    pub clock: ClockView,
    /// The clause that sets the clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock_clause: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw_wins: Option<&'static str>,
}

/// Boards to be played: one of sudden death unless a number is given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct BoardView<'a> {
    pub between: Vec<&'a str>,
    /// `null` if the number of boards of the match is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extra_boards: Option<Option<u32>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boards: Option<u32>,
}

/// A decision to be made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DecisionView<'a> {
    pub who: &'a str,
    /// What must happen before, in the words of the regulation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<&'a str>,
    pub among: Vec<&'a str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<ChoiceView<'a>>,
}

/// What the person who decides may choose.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ChoiceView<'a> {
    pub id: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clause: Option<&'a str>,
}

/// The clocks of a game, in seconds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ClockView {
    pub white: PaceView,
    pub black: PaceView,
}

/// One side's clock, in seconds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct PaceView {
    pub base: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub increment: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub delay: Option<u32>,
    /// The first move with the increment or delay, unless it is the first of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from_move: Option<u32>,
}

/// Why a question is asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct QuestionReason<'a> {
    pub kind: &'static str,
    #[serde(flatten)]
    pub parts: QuestionReasonParts<'a>,
}

/// The parts of the reason; they depend on its kind.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum QuestionReasonParts<'a> {
    Lots {
        purpose: &'static str,
        among: Vec<&'a str>,
        drawn: usize,
    },
    Decision {
        who: &'a str,
        among: Vec<&'a str>,
    },
    Between {
        between: Vec<&'a str>,
    },
    Missing {
        about: Vec<&'a str>,
        #[serde(skip_serializing_if = "Option::is_none")]
        figure: Option<&'static str>,
        #[serde(skip_serializing_if = "Option::is_none")]
        entered: Option<&'a str>,
        #[serde(skip_serializing_if = "Option::is_none")]
        stage: Option<&'a str>,
        #[serde(skip_serializing_if = "Option::is_none")]
        round: Option<u32>,
    },
}

/// The answer that a play-off game in the file offers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct OfferView<'a> {
    /// The answer as arguments of `tiebreak answer`.
    pub value: Vec<String>,
    /// The position among the play-off games of the file, from 1.
    pub play_off_game: usize,
    #[serde(flatten)]
    pub origin: Option<OriginView<'a>>,
}

/// Where a game was found in the file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct OriginView<'a> {
    pub game: u32,
    pub line: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<&'a str>,
}

impl<'a> QuestionView<'a> {
    pub(super) fn new(case: Case<'a>, asked: &'a Question) -> Self {
        Self {
            id: &asked.id,
            kind: asked.ask.kind(),
            clause: case.clause(asked.clause),
            ask: AskView::new(case, asked),
            text: imperative(case, asked),
            reason: QuestionReason::new(case, asked),
            offered: OfferView::new(case, asked),
            offer: offer(case, asked),
            asked,
        }
    }
}

impl<'a> AskView<'a> {
    fn new(case: Case<'a>, asked: &'a Question) -> Self {
        match &asked.ask {
            Ask::Lots { purpose, among, .. } => Self::Lots {
                purpose: purpose.word(),
                among: case.names(among),
                conducted_by: match purpose {
                    Purpose::CoinToss => conducted_by(case, asked),
                    _ => None,
                },
            },
            Ask::Game { white, black, clock, draw_wins } => Self::Game(GameView {
                white: case.name(*white),
                black: case.name(*black),
                clock: ClockView::new(*clock),
                clock_clause: match &case.regulation.clause(asked.clause).action {
                    Action::Play(play) => play.clock.map(|(_, set_by)| case.clause(set_by)),
                    _ => None,
                },
                draw_wins: draw_wins.map(|colour| colour.word()),
            }),
            Ask::Colour { chooser, other } => {
                Self::Colour { chooser: case.name(*chooser), other: case.name(*other) }
            }
            Ask::Bid { bidders, most } => Self::Bid { between: case.names(bidders), most: *most },
            Ask::Board { between } => {
                let (extra_boards, boards) = match words::boards(case, asked.clause, between) {
                    words::Boards::One => (None, None),
                    words::Boards::Extra(count) => (Some(count), None),
                    words::Boards::Segment(count) => (None, Some(count)),
                };
                Self::Board(BoardView { between: case.names(between), extra_boards, boards })
            }
            Ask::Decision { who, among, choices } => Self::Decision(DecisionView {
                who,
                after: match &case.regulation.clause(asked.clause).action {
                    Action::Decide { after, .. } => after.as_deref(),
                    _ => None,
                },
                among: case.names(among),
                choices: choices.iter().map(|choice| ChoiceView::new(case, choice)).collect(),
            }),
            Ask::Data(data) => Self::Data {
                missing: words::missing(case.language, case.event, data),
                about: case.names(&asked.ask.participants()),
                needs: data.needs.word(),
            },
        }
    }
}

impl<'a> ChoiceView<'a> {
    fn new(case: Case<'a>, choice: &DecisionChoice) -> Self {
        Self { id: choice.choice.word(), clause: choice.clause.map(|at| case.clause(at)) }
    }
}

impl ClockView {
    fn new(clock: Clock) -> Self {
        Self { white: PaceView::new(clock.white), black: PaceView::new(clock.black) }
    }
}

impl PaceView {
    fn new(pace: SideClock) -> Self {
        let (increment, delay) = match pace.bonus {
            Bonus::None => (None, None),
            Bonus::Increment(seconds) => (Some(seconds), None),
            Bonus::Delay(seconds) => (None, Some(seconds)),
        };
        let from_move = (pace.from_move > 1).then_some(pace.from_move);
        Self { base: pace.base, increment, delay, from_move }
    }
}

impl<'a> QuestionReason<'a> {
    fn new(case: Case<'a>, asked: &'a Question) -> Self {
        let parts = match &asked.ask {
            Ask::Lots { purpose, among, drawn } => QuestionReasonParts::Lots {
                purpose: purpose.word(),
                among: case.names(among),
                drawn: *drawn,
            },
            Ask::Data(data) => return Self::missing(case, asked, data),
            Ask::Decision { who, among, .. } => {
                QuestionReasonParts::Decision { who, among: case.names(among) }
            }
            Ask::Game { .. } | Ask::Colour { .. } | Ask::Bid { .. } | Ask::Board { .. } => {
                QuestionReasonParts::Between { between: case.names(&asked.ask.participants()) }
            }
        };
        Self { kind: asked.ask.kind(), parts }
    }

    fn missing(case: Case<'a>, asked: &'a Question, data: &'a MissingData) -> Self {
        let parts = QuestionReasonParts::Missing {
            about: case.names(&asked.ask.participants()),
            figure: data.figure.map(|figure| figure.word()),
            entered: data.entered.as_deref(),
            stage: data.stage.as_deref(),
            round: data.round,
        };
        Self { kind: data.needs.kind(), parts }
    }
}

impl<'a> OfferView<'a> {
    fn new(case: Case<'a>, asked: &'a Question) -> Option<Self> {
        let value = offered_words(case, asked)?;
        let offer = case.event.offered(case.ruling, asked)?;
        let origin = offer.from.origin.as_ref().map(|GameOrigin { game, line, file }| OriginView {
            game: *game,
            line: *line,
            file: file.as_deref(),
        });
        Some(Self { value, play_off_game: offer.number, origin })
    }
}
