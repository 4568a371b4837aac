//! What the head of an event's file says: everything but who took part and what was played.

use crate::{Exact, ListedTieBreaks, Moment, NameOrder, Prizes, Scoring, TourPoints, Zone};
use std::collections::BTreeMap;

/// Chess or bridge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Sport {
    /// Games of two players, or matches of teams on several boards.
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
    /// All participants meet each other.
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

/// What the head of a file says. A draft and the event that is made from it share it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct EventInfo {
    /// The title, as boards and reports show it.
    pub title: String,
    /// A built-in regulation's id, or the path of a file.
    pub regulation: String,
    /// Chess or bridge.
    pub sport: Sport,
    /// The form of play.
    pub kind: Kind,
    /// Chosen readings of the regulation by their ids, where they differ from the default.
    pub readings: BTreeMap<String, String>,
    /// How names with a comma are shown to people.
    pub names: NameOrder,
    /// How often all participants meet each other in a round robin; the games of a match, alone or
    /// in a knock-out. 0 in a draft whose file does not say.
    pub cycles: u32,
    /// How many rounds there are, where the file says so.
    pub rounds: Option<u32>,
    /// How many go on to the next stage, where the file says so.
    pub qualify: Option<u32>,
    /// The places whose prizes cannot be divided.
    pub indivisible_prizes: Vec<u32>,
    /// Whether the file says that it is complete, although by the kind of event games are missing.
    pub finished: bool,
    /// Points for a game, by phase.
    pub scoring: Scoring,
    /// Prize money by place and by award.
    pub prizes: Option<Prizes>,
    /// Points for the standings of a tour.
    pub tour_points: Option<TourPoints>,
    /// The day on which it begins.
    pub start: Option<Moment>,
    /// The day on which it ends.
    pub end: Option<Moment>,
    /// The town or the hall in which it is played.
    pub venue: Option<String>,
    /// The time zone in which it is played, where the file says so. Times of a draft that have no
    /// offset are read in it; in an event every time then has its offset.
    pub time_zone: Option<Zone>,
    /// The tie-breaks that its report lists.
    pub listed: Option<ListedTieBreaks>,
    /// Lines of a tournament report that do not bear on the results (arbiter, city, teams), kept so
    /// that it can be written again; `001` alone marks where the players were. Nothing is read from
    /// them.
    pub report: Vec<String>,
}

impl EventInfo {
    /// The year of the event: that of the day on which it begins, else the last year that its title
    /// names.
    pub fn year(&self) -> Option<i16> {
        let began = self.start.map(|start| start.date().year());
        let years = |word: &str| Some(word).filter(|word| word.len() == 4)?.parse().ok();
        let mut titled = self.title.rsplit(|c: char| !c.is_ascii_digit()).filter_map(years);
        began.or_else(|| titled.find(|year: &i16| (1800..=2999).contains(year)))
    }

    /// Points of a score in units of which `unit` make a point.
    pub(crate) fn points(units: i64, unit: i64) -> Exact {
        Exact::fraction(units.into(), unit.into()).unwrap_or(Exact::ZERO)
    }
}
