//! What was played, by sport: an event holds the games of one sport and of no other.

use crate::bridge::{BoardScoring, PlayedBoard};
use crate::{AssignedScore, Board, Bye, Encounter, Game, Id, Kind, Match, PlayOffGame, Teams};

/// What was played in an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Play {
    /// Games of chess players.
    Chess(ChessGames),
    /// Matches of chess teams; the participants are the teams.
    ChessTeams(Teams),
    /// Matches of teams, encounters of pairs and boards at bridge. One event may have all of them:
    /// a team event has boards, and a final of pairs the matches of its qualification. The kind of
    /// the event says which of them give the standing.
    Bridge(BridgeResults),
    /// Only the participants' points are known: a tour, or a standing that came ready.
    Totals(Totals),
}

/// The games of chess players.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ChessGames {
    pub(crate) games: Vec<Game>,
    pub(crate) unrated: Vec<usize>,
    pub(crate) annulled: Vec<Game>,
    pub(crate) byes: Vec<Bye>,
    pub(crate) assigned: Vec<AssignedScore>,
    pub(crate) play_off: Vec<PlayOffGame>,
}

/// The results of a bridge event.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BridgeResults {
    pub(crate) matches: Vec<Match>,
    pub(crate) annulled: Vec<Match>,
    pub(crate) qualification: Vec<Match>,
    pub(crate) encounters: Vec<Encounter>,
    pub(crate) boards: Vec<Board>,
    pub(crate) scoring: Option<BoardScoring>,
    pub(crate) played: Vec<PlayedBoard<Id>>,
}

/// An event of which only points are known.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Totals {
    pub(crate) play_off: Vec<PlayOffGame>,
}

impl Play {
    /// The games of an event of chess players. A tour without games has totals only.
    pub(super) fn from_games(games: ChessGames, kind: Kind) -> Self {
        let has_results = !(games.games.is_empty()
            && games.annulled.is_empty()
            && games.byes.is_empty()
            && games.assigned.is_empty());
        if kind == Kind::Tour && !has_results {
            Self::Totals(Totals { play_off: games.play_off })
        } else {
            Self::Chess(games)
        }
    }

    /// The same after games were taken away.
    pub(super) fn without_empty_tour(self, kind: Kind) -> Self {
        match self {
            Self::Chess(games) => Self::from_games(games, kind),
            other => other,
        }
    }

    pub(super) fn chess(&self) -> Option<&ChessGames> {
        match self {
            Self::Chess(games) => Some(games),
            _ => None,
        }
    }

    pub(super) fn bridge(&self) -> Option<&BridgeResults> {
        match self {
            Self::Bridge(results) => Some(results),
            _ => None,
        }
    }

    pub(super) fn play_off(&self) -> &[PlayOffGame] {
        match self {
            Self::Chess(games) => &games.play_off,
            Self::Totals(totals) => &totals.play_off,
            Self::ChessTeams(_) | Self::Bridge(_) => &[],
        }
    }

    pub(super) fn games_mut(&mut self) -> &mut [Game] {
        match self {
            Self::Chess(games) => &mut games.games,
            _ => &mut [],
        }
    }

    /// The list to which games of a play-off are added, where the sport has any.
    pub(super) fn play_off_mut(&mut self) -> Option<&mut Vec<PlayOffGame>> {
        match self {
            Self::Chess(games) => Some(&mut games.play_off),
            Self::Totals(totals) => Some(&mut totals.play_off),
            Self::ChessTeams(_) | Self::Bridge(_) => None,
        }
    }

    /// All games that have times: those that count, those of the play-off and the annulled ones.
    pub(super) fn all_games_mut(&mut self) -> impl Iterator<Item = &mut Game> {
        let (counted, annulled, play_off): (&mut [Game], &mut [Game], &mut [PlayOffGame]) =
            match self {
                Self::Chess(games) => (&mut games.games, &mut games.annulled, &mut games.play_off),
                Self::Totals(totals) => (&mut [], &mut [], &mut totals.play_off),
                Self::ChessTeams(_) | Self::Bridge(_) => (&mut [], &mut [], &mut []),
            };
        counted.iter_mut().chain(play_off.iter_mut().map(|one| &mut one.game)).chain(annulled)
    }
}
