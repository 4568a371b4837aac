//! What a clause does, without its number: two editions may number the same sentence differently.

use tiebreak_model::{ClauseRef, Clock};
use tiebreak_regulation::{Action, Criterion, DrawWins, FirstWhite, Form, Numbers, Regulation, Seed};

/// One thing done to the tied.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Act {
    /// No rule applies.
    Nothing,
    Rank(Criterion),
    Lots,
    Share,
    Enter(String, bool),
    Decide(String),
    Select {
        top: usize,
        ladder: Ladder,
    },
    Play(Stage),
}

/// Criteria in turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Ladder {
    rungs: Vec<Rung>,
    restart: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Rung {
    Rank(Criterion),
    Lots(Option<bool>),
    Decide(String),
    Enter(String, bool),
    Share,
    Nothing,
}

/// A stage: what can change its winner, and what only changes how it is played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Stage {
    rules: Rules,
    conditions: Conditions,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Rules {
    Match(u32, Option<Seed>),
    UntilWon,
    RoundRobin { cycles: u32, double_for_two: bool },
    KnockOut(Ladder),
    Armageddon(DrawWins),
    Ladder(Ladder),
    Board,
    Other(String),
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Conditions {
    clock: Option<Clock>,
    colours: &'static str,
    order: Vec<u8>,
}

/// How far two acts differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Alike {
    Same,
    /// The same rules under other conditions: clocks, colours.
    Conditions,
    Different,
}

impl Act {
    pub fn alike(&self, other: &Self) -> Alike {
        match (self, other) {
            (Self::Play(one), Self::Play(two)) if one.rules == two.rules && one.conditions != two.conditions => {
                Alike::Conditions
            }
            _ if self == other => Alike::Same,
            _ => Alike::Different,
        }
    }

    /// What an action does to so many.
    pub fn of(regulation: &Regulation, action: &Action, size: usize) -> Self {
        match action {
            Action::None | Action::Go(_) | Action::ByNumber(_) | Action::ByPlace(_) | Action::Order { .. } => {
                Self::Nothing
            }
            Action::Rank(criterion) => Self::Rank(*criterion),
            Action::Lots { .. } => Self::Lots,
            Action::Share => Self::Share,
            Action::Enter { what, lowest } => Self::Enter(what.clone(), *lowest),
            Action::Decide { who, .. } => Self::Decide(who.clone()),
            Action::Select { top, by, restart, .. } => {
                let ladder =
                    if size > *top { ladder(regulation, by, *restart) } else { ladder(regulation, &[], false) };
                Self::Select { top: *top, ladder }
            }
            Action::Play(play) => {
                let (rules, colours, order) = form(regulation, &play.form, size);
                let clock = play.clock.map(|(clock, _)| clock);
                Self::Play(Stage { rules, conditions: Conditions { clock, colours, order } })
            }
        }
    }
}

fn ladder(regulation: &Regulation, by: &[ClauseRef], restart: bool) -> Ladder {
    let rungs = by.iter().map(|at| match &regulation.clause(*at).action {
        Action::Rank(criterion) => Rung::Rank(*criterion),
        Action::Lots { only_first, .. } => Rung::Lots(*only_first),
        Action::Decide { who, .. } => Rung::Decide(who.clone()),
        Action::Share => Rung::Share,
        Action::Enter { what, lowest } => Rung::Enter(what.clone(), *lowest),
        _ => Rung::Nothing,
    });
    Ladder { rungs: rungs.collect(), restart }
}

/// By what the seeds are ordered.
fn seeds(regulation: &Regulation, seeding: ClauseRef) -> Ladder {
    match &regulation.clause(seeding).action {
        Action::Order { by, restart } => ladder(regulation, by, *restart),
        _ => ladder(regulation, &[seeding], false),
    }
}

fn form(regulation: &Regulation, form: &Form, size: usize) -> (Rules, &'static str, Vec<u8>) {
    let white = |white: &FirstWhite| match white {
        FirstWhite::Lots(_) => "lots",
        FirstWhite::TossWithChoice(_) => "toss",
        FirstWhite::Kept => "kept",
        FirstWhite::Bids(_) => "bids",
        FirstWhite::Seed(Seed::Higher) => "higher seed",
        FirstWhite::Seed(Seed::Lower) => "lower seed",
    };
    match form {
        Form::Match { games, white: first, level_wins } => {
            (Rules::Match(*games, *level_wins), white(first), Vec::new())
        }
        Form::UntilWon { white: first, order } => (Rules::UntilWon, white(first), order.clone()),
        Form::RoundRobin { numbers, cycles, double_for_two } => {
            let numbers = match numbers {
                Numbers::Lots(_) => "lots",
                Numbers::Reversed => "reversed",
                Numbers::ByChange { .. } => "by-change",
            };
            let double_for_two = double_for_two.is_some() && size == 2;
            (Rules::RoundRobin { cycles: *cycles, double_for_two }, numbers, Vec::new())
        }
        Form::KnockOut { seeding, .. } => (Rules::KnockOut(seeds(regulation, *seeding)), "", Vec::new()),
        Form::Ladder { seeding, .. } => (Rules::Ladder(seeds(regulation, *seeding)), "", Vec::new()),
        Form::Armageddon { colours, draw_wins } => (Rules::Armageddon(draw_wins.0), white(colours), Vec::new()),
        Form::Board => (Rules::Board, "", Vec::new()),
        #[allow(unreachable_patterns)]
        other => (Rules::Other(format!("{other:?}")), "", Vec::new()),
    }
}
