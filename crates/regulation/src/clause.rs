//! One printed clause and what becomes of it.

use crate::{
    AwardRule, CarryOverRule, Count, Criterion, OnePrize, PrizeRule, RuleWithReading, StagePlay,
};
use tiebreak_model::{ClauseRef, Purpose};

/// A clause: its printed text and what the program makes of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clause {
    /// The printed number, or a name of ours where the print has none.
    pub id: String,
    /// The printed text.
    pub text: String,
    /// Whether `text` is a summary in our words.
    pub summary: bool,
    /// A remark of ours.
    pub note: Option<String>,
    /// What it does to a group of tied participants.
    pub action: Action,
    /// Which games a criterion looks at.
    pub over: GamesScope,
    /// Among whom the criteria of an order compare.
    pub among: RuleWithReading<ComparedAmong>,
    /// Where the parts go after it has acted.
    pub then: Vec<Route>,
    /// What else it is for.
    pub duties: Vec<Duty>,
    /// Indices of the readings that this clause depends on.
    pub readings: Vec<usize>,
    /// The place of the clause in its file, in bytes.
    pub span: std::ops::Range<usize>,
}

impl Clause {
    /// Automated, asked, shown or outside.
    pub fn role(&self) -> ClauseRole {
        let asks = matches!(
            self.action,
            Action::Lots { .. } | Action::Play(_) | Action::Decide { .. } | Action::Enter { .. }
        );
        if asks {
            return ClauseRole::Asked;
        }
        if self.action != Action::None {
            return ClauseRole::Automated;
        }
        match self.duties.first() {
            Some(Duty::Outside(_)) => ClauseRole::Outside,
            Some(Duty::Remind { .. } | Duty::Deviate { .. }) => ClauseRole::Reminder,
            Some(_) => ClauseRole::Automated,
            None => ClauseRole::Outside,
        }
    }
}

/// What becomes of a clause.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClauseRole {
    /// The program does it.
    Automated,
    /// The program asks for it.
    Asked,
    /// The program shows it.
    Reminder,
    /// It is for people alone.
    Outside,
}

/// What a clause does to a group of tied participants.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// It leaves the group as it is.
    None,
    /// Sends the group on.
    Go(ClauseRef),
    /// Sends the group on by its size.
    ByNumber(Vec<(Count, ClauseRef)>),
    /// Sends the group on by the first place that it contends for.
    ByPlace(Vec<(Count, ClauseRef)>),
    /// Orders the group by a criterion.
    Rank(Criterion),
    /// Orders the group by several clauses in turn.
    Order {
        /// The clauses with the criteria, in their order.
        by: Vec<ClauseRef>,
        /// Whether those still level start again from the first.
        restart: bool,
    },
    /// Takes the first few by several clauses in turn and sends only them on.
    Select {
        /// The number of participants to select.
        top: usize,
        /// The clauses with the criteria, in their order.
        by: Vec<ClauseRef>,
        /// Whether those still level start again from the first.
        restart: bool,
        /// Where the chosen go.
        go: ClauseRef,
        /// Where the others go; nothing is said of them otherwise.
        others: Option<ClauseRef>,
    },
    /// A draw of lots decides.
    Lots {
        /// What the drawn order is for.
        purpose: Purpose,
        /// Only where the level ones contend for the first place (`true`), or for a later one
        /// (`false`).
        only_first: Option<bool>,
    },
    /// Something to be played.
    Play(StagePlay),
    /// Leaves the group level: they share the place.
    Share,
    /// Somebody enters a number for each: the points of a jury, a figure of another program.
    Enter {
        /// What, in the words of the regulation.
        what: String,
        /// Whether the lowest is the best.
        lowest: bool,
    },
    /// A person decides. Those whom the decision leaves level go on where the clause has a `then`,
    /// and stay level otherwise.
    Decide {
        /// The person or body who decides.
        who: String,
        /// After what, in the words of the text.
        after: Option<String>,
        /// Where the tied go on, where the decision may also be to go on.
        go_on: Option<ClauseRef>,
    },
}

impl Action {
    /// Whether it only sends those who are tied on to another clause: then it decides nothing of
    /// its own.
    pub fn leads_on(&self) -> bool {
        matches!(self, Self::Go(_) | Self::ByNumber(_) | Self::ByPlace(_))
    }
}

/// Among whom the criteria of an order compare those whom they order.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum ComparedAmong {
    /// Only the members of the group.
    #[default]
    Group,
    /// Among all who were tied at the end of the event.
    AllTied,
}

/// Which games a criterion looks at.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum GamesScope {
    /// Those of the event.
    #[default]
    Event,
    /// Those that have been played to break this tie.
    PlayOff,
    /// The games of the event and of the play-off.
    Both,
    /// Those that this clause had played to break this tie.
    Stage(ClauseRef),
    /// Those of a phase of the event.
    Phase(String),
}

/// A condition and where it leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Route {
    /// The condition under which the route is taken.
    pub when: RouteCondition,
    /// The clause that the group goes to.
    pub go: ClauseRef,
}

/// When a route is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RouteCondition {
    /// Nobody was separated.
    AllTied,
    /// Somebody was separated.
    Separated,
    /// A part of this size is left.
    Tied(Count),
    /// This number of round robins has been held on the way.
    AfterRoundRobins(u32),
    /// When no other route of the clause fits.
    Otherwise,
}

/// What a clause is for besides ordering the tied.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Duty {
    /// Starts the procedure for some ties (see [`crate::EntryPoint`]).
    Applies,
    /// Says what is settled (see [`crate::EntryPoint`]).
    Settles,
    /// Sets a clock.
    Clock(String),
    /// Says how prize money is shared.
    Prizes(PrizeRule),
    /// Says how tour points are shared.
    TourPoints,
    /// Says that ties for other places stay.
    LeavesTied,
    /// Says that a tie which comes to an end here is left open knowingly; why.
    LeavesOpen(String),
    /// Applies while the event is still being played, and not only at its end.
    AtAnyTime,
    /// A sentence that other clauses carry out.
    Restates(Vec<ClauseRef>),
    /// A rest of some minutes before the play-off, after all games of the event (`true`) or after
    /// those of the tied.
    Rest {
        /// The length of the rest in minutes.
        minutes: u32,
        /// Whether all games of the event must have ended.
        all_games: bool,
    },
    /// A report of draws within a number of moves or minutes.
    ShortDraws {
        /// The longest draw to report, in moves.
        moves: u32,
        /// Minutes of play.
        minutes: u32,
        /// Whether a draw of exactly that length is still within.
        inclusive: bool,
    },
    /// The winner is invited to another event.
    Promotes(Promotion),
    /// Gives a title, a trophy, a qualifying place or category prizes.
    Award(AwardRule),
    /// Nobody gets more than one prize.
    OnePrize(OnePrize),
    /// What those who qualified take along.
    CarryOver(CarryOverRule),
    /// Somebody may depart from the regulation.
    Deviate {
        /// The person who may make an exception.
        who: String,
        /// On what condition, in the words of the text.
        condition: Option<String>,
    },
    /// Names who conducts the draw that the clause orders.
    Conducts(String),
    /// Shown to people.
    Remind {
        /// Our words, where the text alone is long.
        words: Option<String>,
        /// While the event itself is played, rather than its play-off.
        during_event: bool,
        /// Only where one of these clauses came into play; always where there are none.
        with: Vec<ClauseRef>,
    },
    /// For people alone; why.
    Outside(String),
}

/// An invitation to another event that goes with first place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Promotion {
    /// To what, with its article: "the Tata Steel Masters".
    pub to: String,
    /// Whether it is the one of the next year.
    pub next_year: bool,
    /// Whether a tie for first place stays, and only the invitation is decided.
    pub first_place_stays_shared: bool,
}
