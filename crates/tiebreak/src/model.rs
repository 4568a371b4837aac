//! Events, questions, answers and rulings.

pub use tiebreak_model::{
    Absence, Adjustment, Answer, Answers, AppliedDeparture, Ask, AssignedScore, Award, AwardPlace,
    Birth, Board, Bonus, BridgeResults, Bye, ByeKind, CarryOver, ChessGames, Choice, ClauseRef,
    Clock, Colour, Contribution, Crosstable, CrosstableBuilder, CrosstableCell, DataAnswer,
    DataNeeded, Decider, DeclinedOffer, Departure, Destination, DraftEvent, DraftGame, DraftMatch,
    DraftParticipant, EarliestStart, Encounter, Entrant, Event, EventInfo, Exact, ExactError,
    Fault, Figure, FixedAnswers, Game, GameResult, GameState, Id, Inapplicable, Invitation, Kind,
    KnockOutMatch, ListedTieBreaks, Match, MatchStatus, MissingData, MissingGame, Moment,
    NoAnswers, OpenReason, OpenTie, Outcome, Participant, PersonalDatum, Place, Play, PlayOffGame,
    PlayedGame, PrizePart, PrizeShare, Prizes, Purpose, Question, ReadingTaken, Reason, Reminder,
    ReminderAbout, Ruling, Scoring, SideClock, Sides, Sport, StageForm, StageRecord, StandingPlace,
    Step, TeamBoard, TeamMatch, TeamScore, TeamTable, Teams, TourPoints, TourShare, UndividedPrize,
    UnfinishedEvent, Value, Warning, Workings, Zone,
};

/// What only bridge has.
pub mod bridge {
    pub use tiebreak_model::bridge::Method;
}
