//! Chess teams: matches on several boards, which count match points and game points.

use crate::{ByeKind, Exact, GameResult, Id, Participant};

/// One of the two scores of a team event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum TeamScore {
    /// Points for matches won and drawn.
    #[default]
    MatchPoints,
    /// The sum of the players' points.
    GamePoints,
}

impl TeamScore {
    /// Both with the words of the event file.
    pub const ALL: [(Self, &'static str); 2] =
        [(Self::MatchPoints, "match-points"), (Self::GamePoints, "game-points")];

    /// The word of the event file.
    pub fn word(self) -> &'static str {
        match self {
            Self::MatchPoints => "match-points",
            Self::GamePoints => "game-points",
        }
    }

    /// The code of C.07.
    pub fn code(self) -> &'static str {
        match self {
            Self::MatchPoints => "MPTS",
            Self::GamePoints => "GPTS",
        }
    }

    /// The other one.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::MatchPoints => Self::GamePoints,
            Self::GamePoints => Self::MatchPoints,
        }
    }
}

/// What a chess event of teams has in addition to its participants, who are the teams.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Teams {
    /// On how many boards a match is played.
    pub boards: u32,
    /// The colours of the team named first, board by board, where they do not alternate from white:
    /// `W` or `B` each.
    pub colours: Option<String>,
    /// For a match won, drawn and lost.
    pub match_points: [Exact; 3],
    /// The score that decides the event.
    pub primary: TeamScore,
    /// The players of each team in board order, by the team's [`Id`].
    pub rosters: Vec<Vec<Participant>>,
    /// The matches, by round.
    pub matches: Vec<TeamMatch>,
    /// Rounds in which a team had no opponent.
    pub byes: Vec<TeamBye>,
    /// Points that the arbiter gave or took.
    pub assigned: Vec<AssignedPoints>,
}

impl Teams {
    /// Whether the team named first has white on a board, counted from 0.
    pub fn first_has_white(&self, board: usize) -> bool {
        match self.colours.as_ref().and_then(|colours| colours.as_bytes().get(board)) {
            Some(colour) => *colour == b'W',
            None => board.is_multiple_of(2),
        }
    }
}

/// A match of two teams.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamMatch {
    /// The round, from 1.
    pub round: u32,
    /// The two teams; the first has the colours that [`Teams::first_has_white`] says.
    pub teams: [Id; 2],
    /// The boards from the first; none where only the score is known.
    pub boards: Vec<TeamBoard>,
    /// Game points of each side: of the boards, or as the file gives them.
    pub score: [Exact; 2],
    /// Whether the match itself was forfeited.
    pub forfeited: bool,
}

impl TeamMatch {
    /// Whether a board of it is not finished.
    pub fn is_open(&self) -> bool {
        self.boards.iter().any(|board| board.result == GameResult::Open)
    }
}

/// One board of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TeamBoard {
    /// Who sat there, as positions in the rosters; nobody where the board was empty or the line-up
    /// is not known.
    pub players: [Option<u32>; 2],
    /// How it ended, the team named first taken for White.
    pub result: GameResult,
}

/// A round without an opponent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamBye {
    /// The round, from 1.
    pub round: u32,
    /// The team that this is about.
    pub team: Id,
    /// Why there was no opponent.
    pub kind: ByeKind,
    /// The match points that it gave.
    pub match_points: Exact,
    /// The game points that it gave.
    pub game_points: Exact,
}

/// Points that the arbiter gave, or took where they are negative.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AssignedPoints {
    /// The round they belong to; none where they change the standing only.
    pub round: Option<u32>,
    /// The team that this is about.
    pub team: Id,
    /// Match points given; below zero where they were taken away.
    pub match_points: Exact,
    /// Game points given; below zero where they were taken away.
    pub game_points: Exact,
}
