//! Events, questions, answers and rulings.

pub use tiebreak_model::{
    Absence, Adjustment, Answer, Answers, Ask, Assigned, Award, AwardPlace, Birth, Board, Bonus,
    BridgeResults, Bye, ByeKind, CarryOver, Cell, ChessGames, Choice, ClauseRef, Clock, Colour,
    Counted, Crosstable, CrosstableBuilder, DataAnswer, Decider, Declined, Departed, Departure,
    Destination, DraftEvent, DraftGame, DraftMatch, DraftParticipant, EarliestStart, Encounter,
    Entrant, Event, EventInfo, Exact, ExactError, Fault, Figure, Game, GameResult, Given, Id,
    Inapplicable, Invitation, Kind, KnockOutMatch, Known, LeftOpen, ListedTieBreaks, Match,
    MatchStatus, Missing, MissingData, MissingGame, Moment, OpenReason, Outcome, Pace, Participant,
    Place, Play, PlayOffGame, PlayedGame, PrizePart, PrizeShare, Prizes, Purpose, Question,
    ReadingTaken, Reason, Reminded, Reminder, Ruling, Scheduled, Scoring, Sides, Silent, Sport,
    StageForm, StageRecord, StandingPlace, Step, TeamBoard, TeamMatch, TeamScore, TeamTable, Teams,
    TourPoints, TourShare, Undivided, Unfinished, Value, Warning, Workings, Zone,
};
