//! What the engine cannot compute and has to ask.

use crate::{Clock, Colour, Event, Id};

/// A clause of the regulation in force, by its position there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClauseRef(pub u16);

impl ClauseRef {
    /// As an index into the regulation's clauses.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// What lots are drawn for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Purpose {
    /// Who has white in the first game.
    FirstWhite,
    /// The numbers for a round robin.
    PairingNumbers,
    /// The seeding of a knock-out.
    Seeding,
    /// Who takes part.
    Participants,
    /// Who wins the toss of a coin.
    CoinToss,
    /// A place in the standing.
    Place,
}

impl Purpose {
    /// As rulings write it.
    pub fn word(self) -> &'static str {
        match self {
            Self::FirstWhite => "first-white",
            Self::PairingNumbers => "pairing-numbers",
            Self::Seeding => "seeding",
            Self::Participants => "participants",
            Self::CoinToss => "coin-toss",
            Self::Place => "place",
        }
    }
}

/// What kind of answer a missing piece of data needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DataNeeded {
    /// The result of a game whose colours are known.
    Result {
        /// Who has white.
        white: Id,
        /// Who has black.
        black: Id,
    },
    /// Colours and result of a game between the two.
    Game(Id, Id),
    /// One number about one participant.
    Number(Id),
    /// A number for each of two teams.
    Numbers(Id, Id),
}

impl DataNeeded {
    /// As rulings write it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Result { .. } => "result",
            Self::Game(..) => "game",
            Self::Number(_) => "number",
            Self::Numbers(..) => "numbers",
        }
    }

    /// The name of the reason why it is asked for.
    pub fn kind(self) -> &'static str {
        match self {
            Self::Result { .. } => "missing-result",
            Self::Game(..) => "missing-game",
            Self::Number(_) => "missing-number",
            Self::Numbers(..) => "missing-numbers",
        }
    }
}

/// A number that an event may lack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Figure {
    /// The VPs of a match.
    Vps,
    /// The score of a match.
    Score,
    /// The IMPs of a match.
    Imps,
    /// The total points of a match.
    TotalPoints,
    /// The place in the qualification.
    QualificationRank,
    /// The boards won, a drawn one counting half.
    BoardsWon,
    /// The VPs of the match in the qualification.
    QualificationVps,
    /// The IMPs of the match in the qualification.
    QualificationImps,
    /// Net total points over the boards that all the tied played.
    NetOnCommonBoards,
    /// Matchpoints against the highest-ranked pair, of those not yet looked at, that all the tied
    /// met.
    AgainstCommonOpponent,
    /// The value of a FIDE tie-break, by its code.
    TieBreak(&'static str),
}

impl Figure {
    /// All of them but the tie-breaks.
    pub const ALL: [Self; 10] = [
        Self::Vps,
        Self::Score,
        Self::Imps,
        Self::TotalPoints,
        Self::QualificationRank,
        Self::BoardsWon,
        Self::QualificationVps,
        Self::QualificationImps,
        Self::NetOnCommonBoards,
        Self::AgainstCommonOpponent,
    ];

    /// As the ids of questions write it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Vps => "vps",
            Self::Score => "score",
            Self::Imps => "imps",
            Self::TotalPoints => "total-points",
            Self::QualificationRank => "qualification-rank",
            Self::BoardsWon => "boards-won",
            Self::QualificationVps => "qualification-vps",
            Self::QualificationImps => "qualification-imps",
            Self::NetOnCommonBoards => "net-on-common-boards",
            Self::AgainstCommonOpponent => "against-common-opponent",
            Self::TieBreak(code) => code,
        }
    }

    /// Whether it belongs to a match, and not to a participant.
    pub fn is_of_match(self) -> bool {
        matches!(self, Self::Vps | Self::Score | Self::Imps | Self::TotalPoints)
    }
}

/// A missing piece of data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MissingData {
    /// What would answer it, and about whom.
    pub needs: DataNeeded,
    /// Which number, where it is one.
    pub figure: Option<Figure>,
    /// The stage of the event that it belongs to.
    pub stage: Option<String>,
    /// The round that it belongs to.
    pub round: Option<u32>,
    /// Among whom a number is to be looked at, where it depends on who is tied.
    pub among: Vec<Id>,
    /// What the arbiter enters, in the words of the regulation: "points of the jury".
    pub entered: Option<String>,
}

/// A choice of the person who decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DecisionChoice {
    /// What is done.
    pub choice: Choice,
    /// The clause that it leads to, where it leads to one.
    pub clause: Option<ClauseRef>,
}

/// The choices there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// Go on as the text says.
    GoOn,
    /// Decide by other means; the answer is then an order.
    OtherMeans,
}

impl Choice {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::GoOn, Self::OtherMeans];

    /// As rulings and records write it.
    pub fn word(self) -> &'static str {
        match self {
            Self::GoOn => "go-on",
            Self::OtherMeans => "other-means",
        }
    }
}

impl std::str::FromStr for Choice {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|choice| choice.word() == text).ok_or(())
    }
}

/// What is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ask {
    /// Lots among some participants: an order of them.
    Lots {
        /// What the lots decide.
        purpose: Purpose,
        /// Among whom, by name.
        among: Vec<Id>,
        /// How many of them are drawn: fewer than all where lots decide who takes part.
        drawn: usize,
    },
    /// A game to be played.
    Game {
        /// Who has white.
        white: Id,
        /// Who has black.
        black: Id,
        /// The time that both players have.
        clock: Clock,
        /// Whom a draw gives the win.
        draw_wins: Option<Colour>,
    },
    /// A choice of colour.
    Colour {
        /// The player who names a colour.
        chooser: Id,
        /// Who gets the other colour.
        other: Id,
    },
    /// Bids of time for Black: the seconds that each would be content with.
    Bid {
        /// Who bids, by name.
        bidders: [Id; 2],
        /// The most that may be bid, in seconds: the time that Black would have without bids.
        most: u32,
    },
    /// A sudden-death board of bridge: the order after it.
    Board {
        /// Who plays it.
        between: Vec<Id>,
    },
    /// A person's decision: an order of the participants, or one of the choices.
    Decision {
        /// The person who decides, in the words of the regulation.
        who: String,
        /// The participants to be put in order.
        among: Vec<Id>,
        /// What may be chosen instead of an order; empty where an order is wanted.
        choices: Vec<DecisionChoice>,
    },
    /// Something that the event file does not say.
    Data(MissingData),
}

impl Ask {
    /// As rulings write it.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Lots { .. } => "lots",
            Self::Game { .. } => "game",
            Self::Colour { .. } => "colour",
            Self::Bid { .. } => "bid",
            Self::Board { .. } => "board",
            Self::Decision { .. } => "decision",
            Self::Data(_) => "data",
        }
    }

    /// All participants that it is about. White comes first, then black; the chooser comes before
    /// the other.
    pub fn participants(&self) -> Vec<Id> {
        match self {
            Self::Lots { among, .. } | Self::Decision { among, .. } => among.clone(),
            Self::Bid { bidders, .. } => bidders.to_vec(),
            Self::Board { between } => between.clone(),
            Self::Game { white, black, .. } => vec![*white, *black],
            Self::Colour { chooser, other } => vec![*chooser, *other],
            Self::Data(missing) => match missing.needs {
                DataNeeded::Result { white, black } => vec![white, black],
                DataNeeded::Game(a, b) | DataNeeded::Numbers(a, b) => vec![a, b],
                DataNeeded::Number(id) => vec![id],
            },
        }
    }
}

/// An open question with its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// Names the place in the regulation, not the order in which things happened:
    /// `semi-final-1/game-2`.
    pub id: String,
    /// The clause that asks.
    pub clause: ClauseRef,
    /// What is asked.
    pub ask: Ask,
}

impl Question {
    /// The question as it was asked, in names: an answer counts only for the same words.
    pub fn wording(&self, event: &Event) -> Vec<String> {
        let mut words = vec![self.ask.kind().to_owned()];
        if let Ask::Lots { purpose, .. } = &self.ask {
            words.push(purpose.word().to_owned());
        }
        words.extend(self.ask.participants().iter().map(|id| event.name(*id).to_owned()));
        words
    }
}
