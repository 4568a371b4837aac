//! An event as a reader found it: with names instead of ids, and not checked yet.
//! [`crate::Event::new`] checks it.

use crate::bridge::{BoardScoring, PlayedBoard, Sides};
use crate::{
    ByeKind, DeclinedOffer, EventInfo, Exact, GameOrigin, GameResult, MatchStatus, Moment,
};

mod teams;

pub use teams::{DraftAssignedPoints, DraftTeamBye, DraftTeamMatch, DraftTeams};

/// An event with names, before it is checked. It may hold what cannot be, a game of chess in a
/// bridge event: [`crate::Event::new`] refuses it.
#[derive(Debug, Clone, Default)]
pub struct DraftEvent {
    /// What the head of the file says.
    pub info: EventInfo,
    /// Players, teams or pairs.
    pub participants: Vec<DraftParticipant>,
    /// Games of chess.
    pub games: Vec<DraftGame>,
    /// Matches of bridge.
    pub matches: Vec<DraftMatch>,
    /// Matches of the qualification before a knock-out.
    pub qualification_matches: Vec<DraftMatch>,
    /// Encounters of pairs.
    pub encounters: Vec<DraftEncounter>,
    /// Boards of a board-a-match event.
    pub boards: Vec<DraftBoard>,
    /// How boards are scored, where the file says so.
    pub board_scoring: Option<BoardScoring>,
    /// The boards as they were played, table by table; what follows from them is entered by the
    /// crate that scores them.
    pub played_boards: Vec<PlayedBoard<String>>,
    /// Rounds in which a chess player had no opponent.
    pub byes: Vec<DraftBye>,
    /// Points that the arbiter gave players or took away.
    pub assigned: Vec<DraftAssignedScore>,
    /// The games (by their position in `games`) that were played but are not rated.
    pub unrated: Vec<usize>,
    /// Games of the play-off that the file holds, in their order; see
    /// [`crate::Event::play_off`].
    pub play_off: Vec<DraftPlayOffGame>,
    /// The games (by their position in `games`) whose results were annulled.
    pub annulled: Vec<usize>,
    /// Boards, line-ups and matches of a chess event of teams.
    pub teams: Option<DraftTeams>,
}

/// A participant, before it is checked.
#[derive(Debug, Clone, Default)]
pub struct DraftParticipant {
    /// The name, unique in the event.
    pub name: String,
    /// The name that people see, where the file gives one.
    pub shown: Option<String>,
    /// The name that boards and overlays use.
    pub short: Option<String>,
    /// The federation, as three letters usually.
    pub federation: Option<String>,
    /// The rating at the start of the event.
    pub rating: Option<u32>,
    /// The number that FIDE gave the player.
    pub fide_id: Option<u64>,
    /// The starting number.
    pub number: Option<u32>,
    /// The title, as FIDE abbreviates it: `GM`, `WIM`.
    pub chess_title: Option<String>,
    /// The published score.
    pub points: Option<Exact>,
    /// Points of a tour, event by event.
    pub points_by_event: Vec<(String, Exact)>,
    /// Points taken off.
    pub penalty: Option<Exact>,
    /// Points brought along.
    pub carry_over: Option<Exact>,
    /// The place at the end of the qualification.
    pub qualification_rank: Option<u32>,
    /// Scores by session.
    pub sessions: Vec<Exact>,
    /// `m` or `w`, as tournament reports write it.
    pub sex: Option<String>,
    /// The date of birth, as tournament reports write it.
    pub birth: Option<String>,
    /// The club, as the file names it.
    pub club: Option<String>,
    /// Groups of the organiser's own.
    pub groups: Vec<String>,
    /// The place in the previous edition.
    pub previous_place: Option<u32>,
    /// The published rank.
    pub rank: Option<u32>,
    /// The round from which the participant had withdrawn.
    pub withdrawn: Option<u32>,
    /// The round from which the participant was expelled.
    pub expelled: Option<u32>,
    /// What the participant turns down.
    pub declines: Vec<DeclinedOffer>,
    /// The awards that the participant turns down, by their names.
    pub declines_awards: Vec<String>,
    /// Published values of tie-breaks by their codes.
    pub values: Vec<(String, Exact)>,
}

/// A game, before it is checked.
#[derive(Debug, Clone)]
pub struct DraftGame {
    /// The round, where the file numbers them.
    pub round: Option<u32>,
    /// The name of the player of White.
    pub white: String,
    /// The name of the player of Black.
    pub black: String,
    /// How it ended.
    pub result: GameResult,
    /// The phase whose points it gives: `rapid`, `armageddon`.
    pub phase: Option<String>,
    /// The number of moves.
    pub moves: Option<u32>,
    /// When it began.
    pub started: Option<Moment>,
    /// When it ended.
    pub finished: Option<Moment>,
}

/// A game of the play-off that came with the file, before it is checked.
#[derive(Debug, Clone)]
pub struct DraftPlayOffGame {
    /// The game, which gives no points.
    pub game: DraftGame,
    /// Whether its result was struck out.
    pub annulled: bool,
    /// Where it stood in the file that it was first read from.
    pub origin: Option<GameOrigin>,
}

/// A round without an opponent, before it is checked.
#[derive(Debug, Clone)]
pub struct DraftBye {
    /// The round in which the player had no opponent.
    pub round: u32,
    /// The player's name.
    pub player: String,
    /// Why there was no opponent.
    pub kind: ByeKind,
    /// What it gave.
    pub points: Exact,
}

/// Points that the arbiter gave a player or took away, before they are checked.
#[derive(Debug, Clone)]
pub struct DraftAssignedScore {
    /// The round from which they count; none where they change the standing only and no tie-break.
    pub round: Option<u32>,
    /// The player's name.
    pub player: String,
    /// What was given; below zero where it was taken away.
    pub points: Exact,
}

/// A match, before it is checked.
#[derive(Debug, Clone, Default)]
pub struct DraftMatch {
    /// The round, where the file numbers them.
    pub round: Option<u32>,
    /// The stage of a knock-out.
    pub stage: Option<String>,
    /// One name for a bye, two otherwise.
    pub teams: Vec<String>,
    /// How it came by its score.
    pub status: MatchStatus,
    /// How many boards.
    pub boards: Option<u32>,
    /// IMPs won by each side.
    pub imps: Sides,
    /// Victory points of each side.
    pub vps: Sides,
    /// Total points won by each side.
    pub total_points: Sides,
    /// Score without carry-over.
    pub score: Sides,
    /// Carry-over into this match.
    pub carry_over: Sides,
}

/// An encounter, before it is checked.
#[derive(Debug, Clone)]
pub struct DraftEncounter {
    /// The two names.
    pub pairs: [String; 2],
    /// The matchpoints of each pair.
    pub matchpoints: [Exact; 2],
}

/// A board, before it is checked.
#[derive(Debug, Clone)]
pub struct DraftBoard {
    /// The number of the board.
    pub number: u32,
    /// Net points by team.
    pub net: Vec<(String, Exact)>,
}
