//! What a finding says, as data: the clauses, numbers and criteria that it turns on. `report` puts
//! it into words.

use crate::Trail;
use tiebreak_language::Sentence;
use tiebreak_model::{Colour, Exact, Kind};
use tiebreak_regulation::{Count, Criterion};

/// Why no rule applies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Gap {
    /// The clause orders nobody.
    NoAction,
    /// `by-number` has no line for a tie of this size.
    NoNumber,
    /// `by-place` has no line for the place.
    NoPlace,
    /// No route of `then` fits.
    NoRoute,
    /// Nothing more is said.
    EndOfText,
    /// Fewer are tied than should be chosen.
    TooFew,
    /// A stage for two meets another number.
    NotTwo,
    /// The seeding leaves some level.
    NotSeeded,
    /// The selection leaves some level who are partly in.
    NotSelected,
    /// Nothing is said of those whom the selection leaves out.
    NotChosen,
    /// A stage gives something to the higher of two seeds, and neither is.
    NoSeeds,
}

/// A value that a stage takes from one that need not have been played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeptValue {
    /// The colours of a match.
    Colours,
    /// The numbers of a round robin, reversed.
    Numbers,
}

/// A clause, or a line of it, that nothing ever comes to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UnusedPart {
    /// No tie comes to the clause.
    Reached,
    /// No stage uses the clock.
    ClockUsed,
    /// Nobody goes to this clause by this route.
    RouteTaken(String),
    /// A tie of this size never occurs.
    NumberTied(Count),
    /// No tie for these places comes.
    PlaceTied(Count),
    /// A tie is said to be left open, and none is.
    LeftOpen,
}

/// Something that the file does not say and that has to be assumed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UnstatedChoice {
    /// What follows when a criterion separates some.
    AfterSeparation(Trail),
    /// Whether a forfeited game counts as one with black.
    Forfeits,
    /// How many games a match has.
    Games,
    /// Who has white in which game until one is won.
    Order,
    /// Whether only the winner or every place is settled.
    Settles,
}

/// What was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FindingKind {
    /// A mistake in the words of the reader that found it.
    Mistake {
        /// What is wrong.
        message: Sentence,
        /// The words under the underlined place.
        label: Sentence,
        /// What to do about it.
        hint: Option<Sentence>,
    },
    /// The text names a clause that there is not.
    TextRefers {
        /// As the text names it: "section 7".
        words: String,
    },
    /// The text speaks of another edition.
    OtherEdition {
        /// The year in the text.
        year: String,
        /// The year of the regulation.
        own: String,
    },
    /// Somebody is tied and no rule applies.
    Gap {
        /// Why no rule applies.
        gap: Gap,
        /// How many may come here.
        come: Vec<Count>,
        /// How many are left.
        left: Vec<Count>,
        /// How many come in the smallest example, and for which place.
        example: (usize, usize),
        /// How many are left in it.
        some: usize,
        /// Why the file leaves it open knowingly.
        knowingly: Option<String>,
        /// The smallest example.
        trail: Trail,
    },
    /// More situations than are followed.
    InPart {
        /// The last that was followed.
        trail: Trail,
    },
    /// More combinations of readings than are followed.
    Combinations {
        /// How many were followed.
        followed: usize,
        /// How many there are.
        of: usize,
    },
    /// Two routes or lines of one clause apply to the same tie.
    TwoRules {
        /// Where the one that is taken leads.
        taken: String,
        /// Where the other leads.
        other: String,
        /// How many are tied.
        tied: Vec<Count>,
        /// The smallest example.
        trail: Trail,
    },
    /// Two procedures begin for the same kind of event.
    TwoProcedures {
        /// The clause of the one that begins.
        taken: String,
        /// The kind of event.
        kind: Kind,
    },
    /// A stage repeats itself until somebody wins.
    UntilWon {
        /// Whether boards are played, and not games.
        boards: bool,
        /// How many on average.
        mean: Option<Exact>,
        /// The smallest example.
        trail: Trail,
    },
    /// Clauses that lead back to the first of them.
    Circle {
        /// The ids of the clauses.
        clauses: Vec<String>,
        /// How many are tied.
        size: usize,
        /// Whether something is played on the way.
        played: bool,
        /// How many games on average.
        mean: Option<Exact>,
        /// The smallest example.
        trail: Trail,
    },
    /// A clause or a line that nothing comes to.
    Never(UnusedPart),
    /// A criterion that separates nobody.
    CannotSeparate {
        /// The criterion that the clause applies.
        criterion: Criterion,
        /// The kind of event that has no data for it; otherwise all are level on it already.
        no_data: Option<Kind>,
        /// The smallest example.
        trail: Trail,
    },
    /// A clause in an order that orders nobody.
    OrdersNobody {
        /// The smallest example.
        trail: Trail,
    },
    /// Something is kept of a stage that need not have been played.
    NothingKept {
        /// The value that may not exist yet.
        kept: KeptValue,
        /// The smallest example.
        trail: Trail,
    },
    /// Values that need not exist.
    Undefined {
        /// The clauses that use them.
        clauses: Vec<String>,
        /// When they do not exist, as the table of criteria says it.
        when: &'static str,
        /// The smallest example.
        trail: Trail,
    },
    /// A criterion that is followed and makes no sense for the kind of event.
    IllSuited {
        /// The criterion that has no data.
        criterion: Criterion,
        /// The kind of event.
        kind: Kind,
    },
    /// Whom a draw makes the winner has more time as well.
    TimeAndDraw {
        /// The colour that the draw favours.
        colour: Colour,
    },
    /// An ambiguity that the file names.
    Ambiguous {
        /// The clauses that it is about.
        clauses: Vec<String>,
        /// What the text leaves unclear.
        question: String,
        /// The reading taken, and what it means.
        taken: (String, String),
        /// What the others mean.
        instead: Vec<String>,
    },
    /// Something that has to be assumed.
    Unstated(UnstatedChoice),
    /// A clause leaves ties as they are, from this place on.
    LeavesTied {
        /// The first place of them.
        from: usize,
    },
    /// Only the winner is found.
    WinnerOnly,
    /// Only places up to this one are settled.
    PlacesUpTo(usize),
    /// Only ties across a cut are settled, and those for places up to this one.
    AtCuts {
        /// The last of the places; nothing where there are none.
        to: usize,
    },
    /// An award that cannot be shared, or a cut, where several may be level and nothing says who
    /// has it.
    AwardShared {
        /// The name of the award.
        award: String,
        /// Whether it is a cut in the standing.
        cut: bool,
    },
    /// A person decides.
    Decides {
        /// The person or body who decides.
        who: String,
        /// The smallest example.
        trail: Trail,
    },
    /// Somebody may depart from the rules.
    MayDepart {
        /// The person or body who decides.
        who: String,
    },
}

impl FindingKind {
    /// Its name in output.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Mistake { .. } => "mistake",
            Self::TextRefers { .. } => "text-refers",
            Self::OtherEdition { .. } => "other-edition",
            Self::Gap { gap, .. } => gap.name(),
            Self::InPart { .. } => "in-part",
            Self::Combinations { .. } => "combinations",
            Self::TwoRules { .. } => "two-rules",
            Self::TwoProcedures { .. } => "two-procedures",
            Self::UntilWon { .. } => "until-won",
            Self::Circle { .. } => "circle",
            Self::Never(never) => never.name(),
            Self::CannotSeparate { .. } => "cannot-separate",
            Self::OrdersNobody { .. } => "orders-nobody",
            Self::NothingKept { .. } => "nothing-kept",
            Self::Undefined { .. } => "undefined",
            Self::IllSuited { .. } => "ill-suited",
            Self::TimeAndDraw { .. } => "time-and-draw",
            Self::Ambiguous { .. } => "ambiguous",
            Self::Unstated(unstated) => unstated.name(),
            Self::LeavesTied { .. } => "leaves-tied",
            Self::WinnerOnly => "winner-only",
            Self::PlacesUpTo(_) => "places-up-to",
            Self::AtCuts { .. } => "at-cuts",
            Self::AwardShared { .. } => "award-shared",
            Self::Decides { .. } => "decides",
            Self::MayDepart { .. } => "may-depart",
        }
    }

    /// The situation that shows it, where one does.
    pub fn trail(&self) -> Option<&Trail> {
        match self {
            Self::Gap { trail, .. }
            | Self::InPart { trail }
            | Self::TwoRules { trail, .. }
            | Self::UntilWon { trail, .. }
            | Self::Circle { trail, .. }
            | Self::CannotSeparate { trail, .. }
            | Self::OrdersNobody { trail }
            | Self::NothingKept { trail, .. }
            | Self::Undefined { trail, .. }
            | Self::Decides { trail, .. }
            | Self::Unstated(UnstatedChoice::AfterSeparation(trail)) => Some(trail),
            _ => None,
        }
    }

    /// Whether another finding at the same clause is this one, found in another reading: with
    /// another example, or for other numbers.
    pub(crate) fn is_again(&self, other: &Self) -> bool {
        match (self, other) {
            (
                Self::TwoRules { taken, other, .. },
                Self::TwoRules { taken: again, other: too, .. },
            ) => (taken, other) == (again, too),
            (
                Self::Circle { clauses, played, .. },
                Self::Circle { clauses: again, played: too, .. },
            ) => (clauses, played) == (again, too),
            // In one reading there is no `then`, in another it has no line that fits.
            (
                Self::Gap { gap: Gap::EndOfText | Gap::NoRoute, .. },
                Self::Gap { gap: Gap::EndOfText | Gap::NoRoute, .. },
            ) => true,
            (Self::Undefined { when, .. }, Self::Undefined { when: again, .. }) => when == again,
            (Self::IllSuited { criterion, .. }, Self::IllSuited { criterion: again, .. }) => {
                criterion == again
            }
            _ => self.name() == other.name(),
        }
    }
}

impl Gap {
    fn name(self) -> &'static str {
        match self {
            Self::NoAction => "no-action",
            Self::NoNumber => "no-number",
            Self::NoPlace => "no-place",
            Self::NoRoute => "no-route",
            Self::EndOfText => "end-of-text",
            Self::TooFew => "too-few",
            Self::NotTwo => "not-two",
            Self::NotSeeded => "not-seeded",
            Self::NotSelected => "not-selected",
            Self::NotChosen => "not-chosen",
            Self::NoSeeds => "no-seeds",
        }
    }
}

impl UnusedPart {
    fn name(&self) -> &'static str {
        match self {
            Self::Reached => "never-reached",
            Self::ClockUsed => "clock-never-used",
            Self::RouteTaken(_) => "route-never-taken",
            Self::NumberTied(_) => "number-never-tied",
            Self::PlaceTied(_) => "place-never-tied",
            Self::LeftOpen => "never-left-open",
        }
    }
}

impl UnstatedChoice {
    fn name(&self) -> &'static str {
        match self {
            Self::AfterSeparation(_) => "after-separation-unstated",
            Self::Forfeits => "forfeits-unstated",
            Self::Games => "games-unstated",
            Self::Order => "order-unstated",
            Self::Settles => "settles-unstated",
        }
    }
}
