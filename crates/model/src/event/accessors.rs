//! The parts of an event. A list that the sport does not have is empty.

use super::{Event, EventInfo, Kind, Play, Sport};
use crate::bridge::{BoardScoring, PlayedBoard};
use crate::{
    AssignedScore, Board, Bye, Encounter, Game, Id, ListedTieBreaks, Match, Moment, Participant,
    PlayOffGame, Prizes, Scoring, Teams, TourPoints, Zone,
};
use std::collections::BTreeMap;

/// What the head of its file says; [`EventInfo`] explains each part.
impl Event {
    /// The whole head at once.
    pub fn info(&self) -> &EventInfo {
        &self.info
    }

    /// The title as the file gives it; see [`EventInfo::title`].
    pub fn title(&self) -> &str {
        &self.info.title
    }

    /// The id of the regulation that the file names; see [`EventInfo::regulation`].
    pub fn regulation(&self) -> &str {
        &self.info.regulation
    }

    /// Chess or bridge; see [`EventInfo::sport`].
    #[inline]
    pub fn sport(&self) -> Sport {
        self.info.sport
    }

    /// The form of the event; see [`EventInfo::kind`].
    #[inline]
    pub fn kind(&self) -> Kind {
        self.info.kind
    }

    /// The readings that the file chooses, by their ids; see [`EventInfo::readings`].
    pub fn readings(&self) -> &BTreeMap<String, String> {
        &self.info.readings
    }

    /// See [`EventInfo::cycles`]; at least 1.
    #[inline]
    pub fn cycles(&self) -> u32 {
        self.info.cycles
    }

    /// The number of rounds, where the file gives it; see [`EventInfo::rounds`].
    #[inline]
    pub fn rounds(&self) -> Option<u32> {
        self.info.rounds
    }

    /// The number of participants who qualify; see [`EventInfo::qualify`].
    pub fn qualify(&self) -> Option<u32> {
        self.info.qualify
    }

    /// The places whose prizes cannot be shared; see [`EventInfo::indivisible_prizes`].
    pub fn indivisible_prizes(&self) -> &[u32] {
        &self.info.indivisible_prizes
    }

    /// Whether the file says that the event is over; see [`EventInfo::finished`].
    pub fn finished(&self) -> bool {
        self.info.finished
    }

    /// The points for a win, a draw and a loss; see [`EventInfo::scoring`].
    #[inline]
    pub fn scoring(&self) -> &Scoring {
        &self.info.scoring
    }

    /// The prize money by place; see [`EventInfo::prizes`].
    pub fn prizes(&self) -> Option<&Prizes> {
        self.info.prizes.as_ref()
    }

    /// The tour points by place; see [`EventInfo::tour_points`].
    pub fn tour_points(&self) -> Option<&TourPoints> {
        self.info.tour_points.as_ref()
    }

    /// The start of the event; see [`EventInfo::start`].
    pub fn start(&self) -> Option<Moment> {
        self.info.start
    }

    /// The end of the event; see [`EventInfo::end`].
    pub fn end(&self) -> Option<Moment> {
        self.info.end
    }

    /// The place where it was played; see [`EventInfo::venue`].
    pub fn venue(&self) -> Option<&str> {
        self.info.venue.as_deref()
    }

    /// The time zone of its times without offset; see [`EventInfo::time_zone`].
    pub fn time_zone(&self) -> Option<&Zone> {
        self.info.time_zone.as_ref()
    }

    /// The tie-breaks that the file lists; see [`EventInfo::listed`].
    pub fn listed(&self) -> Option<&ListedTieBreaks> {
        self.info.listed.as_ref()
    }

    /// The published reports on the event; see [`EventInfo::report`].
    pub fn report(&self) -> &[String] {
        &self.info.report
    }
}

/// Who took part, and what was played.
impl Event {
    /// Players, teams or pairs, in the order of their names; [`Id`] counts them.
    #[inline]
    pub fn participants(&self) -> &[Participant] {
        &self.participants
    }

    /// What was played, as the sport has it.
    pub fn play(&self) -> &Play {
        &self.play
    }

    /// The denominator of the unit in which [`Game::units`] count: 2 where the smallest score is
    /// half a point.
    #[inline]
    pub fn unit(&self) -> i64 {
        self.unit
    }

    /// The games of chess players that count, by round.
    #[inline]
    pub fn games(&self) -> &[Game] {
        self.play.chess().map_or(&[], |chess| &chess.games)
    }

    /// The positions in [`Event::games`] of games that were played but are not rated.
    pub fn unrated(&self) -> &[usize] {
        self.play.chess().map_or(&[], |chess| &chess.unrated)
    }

    /// Games of chess whose results were annulled; they count for nothing.
    pub fn annulled_games(&self) -> &[Game] {
        self.play.chess().map_or(&[], |chess| &chess.annulled)
    }

    /// Rounds in which a chess player had no opponent.
    #[inline]
    pub fn byes(&self) -> &[Bye] {
        self.play.chess().map_or(&[], |chess| &chess.byes)
    }

    /// Points that the arbiter gave chess players or took away.
    #[inline]
    pub fn assigned(&self) -> &[AssignedScore] {
        self.play.chess().map_or(&[], |chess| &chess.assigned)
    }

    /// Games of the play-off that the same file holds, in the order in which they were played. They
    /// give no points, and no criterion uses them.
    pub fn play_off(&self) -> &[PlayOffGame] {
        self.play.play_off()
    }

    /// Boards, line-ups and matches of a chess event of teams.
    #[inline]
    pub fn teams(&self) -> Option<&Teams> {
        match &self.play {
            Play::ChessTeams(teams) => Some(teams),
            _ => None,
        }
    }

    /// Matches of bridge; those of chess teams are in [`Event::teams`].
    #[inline]
    pub fn matches(&self) -> &[Match] {
        self.play.bridge().map_or(&[], |bridge| &bridge.matches)
    }

    /// Matches of bridge whose results were annulled; they count for nothing.
    pub fn annulled_matches(&self) -> &[Match] {
        self.play.bridge().map_or(&[], |bridge| &bridge.annulled)
    }

    /// Matches of the qualification before this event.
    pub fn qualification_matches(&self) -> &[Match] {
        self.play.bridge().map_or(&[], |bridge| &bridge.qualification)
    }

    /// What pairs scored against each other.
    pub fn encounters(&self) -> &[Encounter] {
        self.play.bridge().map_or(&[], |bridge| &bridge.encounters)
    }

    /// The teams' net points, board by board.
    pub fn boards(&self) -> &[Board] {
        self.play.bridge().map_or(&[], |bridge| &bridge.boards)
    }

    /// How boards are scored, where the file says so.
    pub fn board_scoring(&self) -> Option<&BoardScoring> {
        self.play.bridge().and_then(|bridge| bridge.scoring.as_ref())
    }

    /// The boards as they were played, table by table. Where there are any, the sessions and
    /// encounters of pairs, the figures of matches and [`Event::boards`] follow from them.
    pub fn played_boards(&self) -> &[PlayedBoard<Id>] {
        self.play.bridge().map_or(&[], |bridge| &bridge.played)
    }
}
