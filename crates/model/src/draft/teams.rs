//! Chess teams, before they are checked.

use super::DraftParticipant;
use crate::{ByeKind, Exact, GameResult, TeamScore};

/// What a chess event of teams has in addition to its participants, who are the teams.
#[derive(Debug, Clone)]
pub struct DraftTeams {
    /// On how many boards a match is played.
    pub boards: u32,
    /// The colours of the team named first, `W` or `B` for each board.
    pub colours: Option<String>,
    /// For a match won, drawn and lost.
    pub match_points: [Exact; 3],
    /// The score that decides the event.
    pub primary: TeamScore,
    /// The players of each team, in the order of the event's participants.
    pub rosters: Vec<Vec<DraftParticipant>>,
    /// The matches of all rounds.
    pub matches: Vec<DraftTeamMatch>,
    /// Rounds without an opponent.
    pub byes: Vec<DraftTeamBye>,
    /// Points given or taken by the arbiter.
    pub assigned: Vec<DraftAssignedPoints>,
}

impl Default for DraftTeams {
    /// No matches yet; a match won gives two points, a drawn one gives one.
    fn default() -> Self {
        Self {
            boards: 0,
            colours: None,
            match_points: [2, 1, 0].map(Exact::from),
            primary: TeamScore::default(),
            rosters: Vec::new(),
            matches: Vec::new(),
            byes: Vec::new(),
            assigned: Vec::new(),
        }
    }
}

/// A match, before it is checked.
#[derive(Debug, Clone, Default)]
pub struct DraftTeamMatch {
    /// The round, from 1.
    pub round: u32,
    /// The two names.
    pub teams: [String; 2],
    /// How each board ended, the team named first taken for White.
    pub results: Vec<GameResult>,
    /// Who sat at each board, as positions in the rosters.
    pub line_ups: [Vec<Option<u32>>; 2],
    /// Game points, where the boards are not known.
    pub score: Option<[Exact; 2]>,
    /// Whether the match itself was forfeited.
    pub forfeited: bool,
}

/// A bye of a team, before it is checked. Points that are not given follow from the kind.
#[derive(Debug, Clone)]
pub struct DraftTeamBye {
    /// The round, from 1.
    pub round: u32,
    /// The team's name.
    pub team: String,
    /// Why there was no opponent.
    pub kind: ByeKind,
    /// The match points that it gave.
    pub match_points: Option<Exact>,
    /// The game points that it gave.
    pub game_points: Option<Exact>,
}

/// Points given or taken by the arbiter, before they are checked.
#[derive(Debug, Clone)]
pub struct DraftAssignedPoints {
    /// The round; none where they change the standing only.
    pub round: Option<u32>,
    /// The team's name.
    pub team: String,
    /// Match points given; below zero where they were taken away.
    pub match_points: Exact,
    /// Game points given; below zero where they were taken away.
    pub game_points: Exact,
}
