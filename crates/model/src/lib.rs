//! The vocabulary of tie-breaks: events, questions, answers and rulings.
//!
//! A reader makes a [`DraftEvent`]; [`Event::new`] checks it. The engine rules on an [`Event`] and
//! asks for [`Answers`]. This crate reads no files, has no clock and decides no ties.
#![cfg_attr(not(test), deny(clippy::float_arithmetic))]

mod absence;
mod answer;
mod award;
mod birth;
pub mod bridge;
mod bye;
mod clock;
mod colour;
mod crosstable;
mod draft;
mod event;
mod exact;
mod fault;
mod game;
mod listed;
pub mod lots;
mod missing_sentence;
mod moment;
mod name_search;
mod participant;
mod phrase;
mod play_off;
mod prizes;
mod published;
mod question;
mod random;
mod reason;
mod ruling;
mod series;
mod shown_name;
mod team_table;
mod teams;
mod unfinished;
mod value;
mod zone;

pub use absence::{Absence, DeclinedOffer};
pub use answer::{Answer, Answers, DataAnswer, Departure, FixedAnswers, NoAnswers, is_game_of};
pub use award::{Award, AwardPlace, CarriedMargin, CarriedPoints, CarryOver};
pub use birth::Birth;
pub use bridge::{Board, Encounter, Match, MatchStatus, Sides};
pub use bye::{Bye, ByeKind};
pub use clock::{Bonus, Clock, SideClock};
pub use colour::Colour;
pub use crosstable::{Adjustment, Crosstable, CrosstableBuilder, CrosstableCell, Entrant, Outcome};
pub use draft::{
    DraftAssignedPoints, DraftAssignedScore, DraftBoard, DraftBye, DraftEncounter, DraftEvent,
    DraftGame, DraftMatch, DraftParticipant, DraftPlayOffGame, DraftTeamBye, DraftTeamMatch,
    DraftTeams,
};
pub use event::{
    AssignedScore, BridgeResults, ChessGames, Event, EventInfo, GamesOfEach, Kind, Play, Sport,
    SupposedEvent, Totals, bounds, normal,
};
pub use exact::{Exact, ExactError};
pub use fault::{Fault, Place};
pub use game::{Game, GameResult, Scoring};
pub use listed::ListedTieBreaks;
pub use missing_sentence::stage_named;
pub use moment::Moment;
pub use name_search::NameSearch;
pub use participant::{Id, Participant};
pub use phrase::{capital, number_in_words};
pub use play_off::{GameOrigin, Offer, PlayOffGame};
pub use prizes::{Prizes, TourPoints};
pub use published::{PublishedFigure, PublishedRow, PublishedStanding};
pub use question::{
    Ask, Choice, ClauseRef, DataNeeded, DecisionChoice, Figure, MissingData, Purpose, Question,
};
pub use random::Random;
pub use reason::{
    Contribution, Decider, EarliestStart, GroupRecord, Inapplicable, OpenReason, Particular,
    PersonalDatum, Reason, ReminderAbout, ShortDraw, Shortness, Warning, Workings,
};
pub use ruling::{
    AppliedDeparture, Destination, EventEdition, GameState, Invitation, KnockOutMatch, OpenTie,
    PlayedGame, PrizePart, PrizeShare, ReadingTaken, Reminder, Ruling, StageForm, StageRecord,
    StandingPlace, Step, TourShare, UndividedPrize,
};
pub use series::{series, series_ending};
pub use shown_name::NameOrder;
pub use team_table::{TeamBoardLine, TeamTable};
pub use teams::{AssignedPoints, TeamBoard, TeamBye, TeamMatch, TeamScore, Teams};
pub use unfinished::{MissingGame, UnfinishedEvent};
pub use value::Value;
pub use zone::Zone;
