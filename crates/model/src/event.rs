//! The event: the facts before the tie-break.

use crate::bridge::{BoardScoring, PlayedBoard, Side};
use crate::draft::DraftEvent;
use crate::{
    Board, Bye, Encounter, Exact, Fault, Game, GameResult, Id, ListedTieBreaks, Match, MatchStatus, Moment,
    Participant, Place, PlayOffGame, Prizes, Scoring, Teams, TourPoints, Zone,
};
use drafted::{
    Games, boards, byes, encounters, games, matches, matches_of_qualification, participant, play_off, played_boards,
};
use names::Names;
pub use names::normal;
use std::collections::BTreeMap;

mod assigned;
pub mod bounds;
mod checks;
mod cycles;
mod drafted;
mod games_of_each;
mod names;
mod of_pairings;
mod otherwise;
mod supposed;
mod teams;

pub use assigned::Assigned;
pub use games_of_each::GamesOfEach;
use of_pairings::OfPairings;
pub use supposed::Supposed;

/// Chess or bridge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Sport {
    /// Games of two players.
    #[default]
    Chess,
    /// Matches of teams, or pairs.
    Bridge,
}

impl Sport {
    /// The word of regulation files.
    pub fn word(self) -> &'static str {
        match self {
            Self::Chess => "chess",
            Self::Bridge => "bridge",
        }
    }
}

/// The kind of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Kind {
    /// Everybody meets everybody.
    #[default]
    RoundRobin,
    /// Paired by score.
    Swiss,
    /// Rapid and blitz games that count together.
    RapidAndBlitz,
    /// The standings of several events.
    Tour,
    /// Two players, game after game.
    Match,
    /// The loser is out.
    Knockout,
    /// Pairs over sessions.
    Pairs,
    /// Bridge scored board by board.
    BoardAMatch,
}

impl Kind {
    /// All of them with the words of the event file.
    pub const ALL: [(Self, &'static str); 8] = [
        (Self::RoundRobin, "round-robin"),
        (Self::Swiss, "swiss"),
        (Self::RapidAndBlitz, "rapid-and-blitz"),
        (Self::Tour, "tour"),
        (Self::Match, "match"),
        (Self::Knockout, "knockout"),
        (Self::Pairs, "pairs"),
        (Self::BoardAMatch, "board-a-match"),
    ];

    /// The word of the event file.
    pub fn word(self) -> &'static str {
        Self::ALL.iter().find(|(kind, _)| *kind == self).map_or("", |(_, word)| word)
    }
}

/// Who took part and what was played. Made by [`Event::new`], which checks it, and never changed afterwards: its parts can be
/// looked at, not written. Other events come of it by methods that keep what was checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event(EventParts, OfPairings);

impl std::ops::Deref for Event {
    type Target = EventParts;

    fn deref(&self) -> &EventParts {
        &self.0
    }
}

/// What an event is made of; participants stand in the order of their names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventParts {
    /// The title.
    pub title: String,
    /// A built-in regulation's id, or the path of a file.
    pub regulation: String,
    /// Chess or bridge.
    pub sport: Sport,
    /// The kind of event.
    pub kind: Kind,
    /// Readings other than the default.
    pub readings: BTreeMap<String, String>,
    /// How often everybody meets everybody in a round robin; the games of a match, alone or in a knock-out.
    pub cycles: u32,
    /// How many rounds there are, where the file says so.
    pub rounds: Option<u32>,
    /// How many go on to the next stage, where the file says so.
    pub qualify: Option<u32>,
    /// The places whose prizes cannot be divided.
    pub indivisible_prizes: Vec<u32>,
    /// Whether the file says that it holds all there is, although by the kind of event games are missing.
    pub finished: bool,
    /// Points by phase.
    pub scoring: Scoring,
    /// The denominator of the unit in which [`Game::units`] count: 2 where the smallest score is half a point.
    pub unit: i64,
    /// Prize money.
    pub prizes: Option<Prizes>,
    /// Tour points.
    pub tour_points: Option<TourPoints>,
    /// The day on which it begins.
    pub start: Option<Moment>,
    /// The day on which it ends.
    pub end: Option<Moment>,
    /// The town or the hall in which it is played.
    pub venue: Option<String>,
    /// The time zone in which it is played, where the file says so; then every time of a game has its offset.
    pub time_zone: Option<Zone>,
    /// Players, teams or pairs, by name.
    pub participants: Vec<Participant>,
    /// Games of chess.
    pub games: Vec<Game>,
    /// Matches of bridge; those of chess teams are in `teams`.
    pub matches: Vec<Match>,
    /// Matches of the qualification.
    pub qualification_matches: Vec<Match>,
    /// Encounters of pairs.
    pub encounters: Vec<Encounter>,
    /// Boards of a board-a-match event.
    pub boards: Vec<Board>,
    /// How boards are scored, where the file says so.
    pub board_scoring: Option<BoardScoring>,
    /// The boards as they were played, table by table. Where there are any, the sessions and encounters of pairs, the figures of
    /// matches and the net points of `boards` follow from them.
    pub played_boards: Vec<PlayedBoard<Id>>,
    /// Rounds in which a chess player had no opponent.
    pub byes: Vec<Bye>,
    /// Points that the arbiter gave players or took away.
    pub assigned: Vec<Assigned>,
    /// The games (by their position in `games`) that were played but are not rated.
    pub unrated: Vec<usize>,
    /// Games of the play-off that stand in the same file, in the order in which they were played. They give no points and no
    /// criterion looks at them.
    pub play_off: Vec<PlayOffGame>,
    /// Games whose results were annulled: they were there, and count for nothing.
    pub annulled_games: Vec<Game>,
    /// Matches whose results were annulled, likewise.
    pub annulled_matches: Vec<Match>,
    /// Boards, line-ups and matches of a chess event of teams; its participants are the teams.
    pub teams: Option<Teams>,
    /// The tie-breaks that its report lists.
    pub listed: Option<ListedTieBreaks>,
    /// Lines of a tournament report that say nothing about the results (arbiter, city, teams), kept so that it can be
    /// written again; `001` alone marks where the players stood. Nothing is read from them: what they mean stands above.
    pub report: Vec<String>,
}

impl Event {
    /// The year of the event: that of the day on which it begins, else the last year that its title names.
    pub fn year(&self) -> Option<i16> {
        let began = self.start.map(|start| start.date().year());
        let years = |word: &str| Some(word).filter(|word| word.len() == 4)?.parse().ok();
        let mut titled = self.title.rsplit(|c: char| !c.is_ascii_digit()).filter_map(years);
        began.or_else(|| titled.find(|year: &i16| (1800..=2999).contains(year)))
    }

    /// Whether somebody needs to know who of those who share these places stands where: the winner, the last to qualify, or the winner
    /// of a prize that cannot be divided.
    pub fn needs_broken(&self, from: usize, to: usize) -> bool {
        let within = |place: u32| usize::try_from(place).is_ok_and(|place| (from..=to).contains(&place));
        let last = self.qualify.is_some_and(|last| within(last) && within(last.saturating_add(1)));
        from == 1 || last || self.indivisible_prizes.iter().any(|place| within(*place))
    }

    /// Whether the pairs of each direction are ranked by themselves.
    pub fn has_two_winners(&self) -> bool {
        self.kind == Kind::Pairs && self.board_scoring.as_ref().is_some_and(|scoring| scoring.winners == 2)
    }

    /// The direction in whose ranking a pair stands, where there are two: East-West where it is in that group, else North-South.
    pub fn direction(&self, id: Id) -> Option<Side> {
        let groups = &self.participants.get(id.index())?.groups;
        let east_west = groups.iter().any(|group| group == Side::EastWest.words());
        self.has_two_winners().then_some(if east_west { Side::EastWest } else { Side::NorthSouth })
    }

    /// Checks a draft. All the mistakes come at once.
    pub fn new(draft: DraftEvent) -> Result<Self, Vec<Fault>> {
        Self::checked(&draft)
    }

    /// The same for those who still need the draft.
    pub fn checked(draft: &DraftEvent) -> Result<Self, Vec<Fault>> {
        let mut faults = Vec::new();
        bounds::draft(draft, &mut faults);
        if !faults.is_empty() {
            return Err(faults);
        }
        let names = Names::of(&draft.participants, &mut faults);
        if !faults.is_empty() && names.by_name.is_empty() {
            return Err(faults);
        }
        let unit = checks::unit(draft, &mut faults);
        let mut participants: Vec<(Id, Participant)> = draft
            .participants
            .iter()
            .filter_map(|one| Some((*names.by_name.get(normal(&one.name).as_ref())?, participant(one, unit))))
            .collect();
        participants.sort_by_key(|(id, _)| *id);
        let Games { games, unrated, annulled: annulled_games } = games(draft, &names, unit, &mut faults);
        let byes = byes(draft, &names, &mut faults);
        let assigned = assigned::check(draft, &names, &mut faults);
        let play_off = play_off(draft, &names, &mut faults);
        let (annulled_matches, matches): (Vec<Match>, Vec<Match>) =
            matches(&draft.matches, &names, Place::Match, &mut faults)
                .into_iter()
                .partition(|one| one.status == MatchStatus::Annulled);
        let qualification_matches = matches_of_qualification(draft, &names, &mut faults);
        let encounters = encounters(draft, &names, &mut faults);
        let boards = boards(draft, &names, &mut faults);
        let played_boards = played_boards(draft, &names, &mut faults);
        let teams = teams::check(draft, &names, unit, &mut faults);
        let (cycles, rounds) = (cycles::found(draft, &names), cycles::rounds(draft, &mut faults));
        let event = Self::of_parts(EventParts {
            title: draft.title.clone(),
            regulation: draft.regulation.clone(),
            sport: draft.sport,
            kind: draft.kind,
            readings: draft.readings.clone(),
            cycles,
            rounds,
            qualify: draft.qualify,
            indivisible_prizes: draft.indivisible_prizes.clone(),
            finished: draft.finished,
            scoring: draft.scoring.clone(),
            unit,
            prizes: draft.prizes.clone(),
            tour_points: draft.tour_points.clone(),
            start: draft.start,
            end: draft.end,
            venue: draft.venue.clone(),
            time_zone: draft.time_zone.clone(),
            participants: participants.into_iter().map(|(_, participant)| participant).collect(),
            games,
            matches,
            qualification_matches,
            encounters,
            boards,
            board_scoring: draft.board_scoring.clone(),
            played_boards,
            byes,
            assigned,
            unrated,
            play_off,
            annulled_games,
            annulled_matches,
            teams,
            listed: draft.listed.clone(),
            report: draft.report.clone(),
        });
        if faults.is_empty() {
            bounds::event(&event, &mut faults);
            checks::consistent(&event, draft, &names, &mut faults);
        }
        let event = match draft.time_zone.clone() {
            Some(zone) => event.played_in(zone),
            None => event,
        };
        if faults.is_empty() { Ok(event) } else { Err(faults) }
    }

    fn of_parts(parts: EventParts) -> Self {
        Self(parts, OfPairings::default())
    }

    /// A participant's name.
    pub fn name(&self, id: Id) -> &str {
        self.participants.get(id.index()).map_or("", |participant| participant.name.as_str())
    }

    /// All the participants' numbers, in the order of their names.
    pub fn ids(&self) -> impl Iterator<Item = Id> + use<> {
        (0..u16::try_from(self.participants.len()).unwrap_or(u16::MAX)).map(Id)
    }

    /// Who has this name.
    pub fn find(&self, name: &str) -> Option<Id> {
        let name = normal(name);
        let index =
            self.participants.binary_search_by(|participant| participant.name.as_str().cmp(name.as_ref())).ok()?;
        u16::try_from(index).ok().map(Id)
    }

    /// Scores in the event's unit as points.
    pub fn points(&self, units: i64) -> Exact {
        Exact::fraction(units.into(), self.unit.into()).unwrap_or(Exact::ZERO)
    }

    /// Points as a score in the event's unit.
    pub fn in_units(&self, points: Exact) -> i64 {
        checks::in_units(points, self.unit)
    }

    /// The games that are not finished.
    pub fn open_games(&self) -> impl Iterator<Item = (usize, &Game)> {
        self.games.iter().enumerate().filter(|(_, game)| game.result == GameResult::Open)
    }
}
