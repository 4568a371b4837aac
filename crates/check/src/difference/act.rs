//! What a clause does, without its number: two editions may number the same sentence differently.

use tiebreak_model::{ClauseRef, Clock};
use tiebreak_regulation::{
    Action, Criterion, DrawWins, ExtraBoards, FirstWhite, GamesScope, NumberSource, Regulation,
    Seed, StagePlay, StageRules,
};

/// One thing done to the tied.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Act {
    /// No rule applies.
    Nothing,
    Rank(Criterion, GamesScope),
    /// What is entered, and whether the lowest is the best.
    Enter(String, bool),
    Lots,
    Share,
    Decide {
        who: String,
        may_go_on: bool,
    },
    Select {
        top: usize,
        ladder: Ladder,
    },
    Play(Stage),
}

/// Criteria in turn.
#[derive(Debug, Clone)]
pub(super) struct Ladder {
    /// The clause that names them.
    pub clause: ClauseRef,
    rungs: Vec<(Rung, ClauseRef)>,
    restart: bool,
}

/// The same criteria, whatever their numbers.
impl PartialEq for Ladder {
    fn eq(&self, other: &Self) -> bool {
        self.restart == other.restart && self.kinds().eq(other.kinds())
    }
}

impl Eq for Ladder {}

impl Ladder {
    fn kinds(&self) -> impl Iterator<Item = &Rung> {
        self.rungs.iter().map(|(rung, _)| rung)
    }

    /// The clauses of the criteria.
    pub fn clauses(&self) -> impl Iterator<Item = ClauseRef> {
        self.rungs.iter().map(|(_, at)| *at)
    }

    /// Which criterion is the first that differs; none where the criteria are the same and only
    /// what follows a separation differs.
    pub fn first_difference(&self, other: &Self) -> Option<usize> {
        let longest = self.rungs.len().max(other.rungs.len());
        let rung = |ladder: &'_ Self, at: usize| ladder.rungs.get(at).map(|(rung, _)| rung.clone());
        (0..longest).find(|at| rung(self, *at) != rung(other, *at))
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Rung {
    Rank(Criterion, GamesScope),
    Enter(String, bool),
    Lots(Option<bool>),
    Decide(String),
    Share,
    Nothing,
}

/// A stage: what can change its winner, and what only changes how it is played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Stage {
    rules: StageContents,
    conditions: PlayConditions,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum StageContents {
    Match {
        games: u32,
        level_wins: Option<Seed>,
    },
    UntilWon,
    RoundRobin {
        cycles: u32,
        double_for_two: bool,
    },
    KnockOut(Ladder),
    Ladder(Ladder),
    Armageddon(DrawWins),
    Board {
        most: Option<u32>,
        others_share: bool,
        extra: Option<ExtraBoards>,
        each_two: bool,
        segment: Option<u32>,
    },
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct PlayConditions {
    clock: Option<Clock>,
    /// Whether all games are played, also those that nobody needs.
    played_out: bool,
    colours: &'static str,
    order: Vec<u8>,
}

/// How far two acts differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ActDifference {
    Same,
    /// The same rules under other conditions: clocks, colours.
    Conditions,
    Different,
}

impl Act {
    pub fn alike(&self, other: &Self) -> ActDifference {
        match (self, other) {
            (Self::Play(one), Self::Play(two))
                if one.rules == two.rules && one.conditions != two.conditions =>
            {
                ActDifference::Conditions
            }
            _ if self == other => ActDifference::Same,
            _ => ActDifference::Different,
        }
    }

    /// The criteria that it chooses or seeds by.
    pub fn ladder(&self) -> Option<&Ladder> {
        match self {
            Self::Select { ladder, .. } => Some(ladder),
            Self::Play(Stage {
                rules: StageContents::KnockOut(ladder) | StageContents::Ladder(ladder),
                ..
            }) => Some(ladder),
            _ => None,
        }
    }

    /// Whether two that differ do so in their criteria and in nothing else.
    pub fn differs_in_ladder_only(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Select { top: one, .. }, Self::Select { top: two, .. }) => one == two,
            (Self::Play(one), Self::Play(two)) => {
                std::mem::discriminant(&one.rules) == std::mem::discriminant(&two.rules)
                    && one.conditions == two.conditions
            }
            _ => false,
        }
    }

    /// What the action of a clause does to a group of this size.
    pub fn from_clause(regulation: &Regulation, at: ClauseRef, size: usize) -> Self {
        match &regulation.clause(at).action {
            Action::None
            | Action::Go(_)
            | Action::ByNumber(_)
            | Action::ByPlace(_)
            | Action::Order { .. } => Self::Nothing,
            Action::Rank(criterion) => Self::Rank(*criterion, over(regulation, at)),
            Action::Enter { what, lowest } => Self::Enter(what.clone(), *lowest),
            Action::Lots { .. } => Self::Lots,
            Action::Share => Self::Share,
            Action::Decide { who, go_on, .. } => {
                Self::Decide { who: who.clone(), may_go_on: go_on.is_some() }
            }
            Action::Select { top, by, restart, .. } => {
                let (by, restart) =
                    if size > *top { (by.as_slice(), *restart) } else { (&[][..], false) };
                Self::Select { top: *top, ladder: ladder(regulation, at, by, restart) }
            }
            Action::Play(play) => {
                let (rules, colours, order) = form(regulation, play, size);
                let clock = play.clock.map(|(clock, _)| clock);
                let conditions =
                    PlayConditions { clock, played_out: play.played_out, colours, order };
                Self::Play(Stage { rules, conditions })
            }
        }
    }
}

/// The games that a criterion looks at, without the number of the clause that had them played.
fn over(regulation: &Regulation, at: ClauseRef) -> GamesScope {
    match &regulation.clause(at).over {
        GamesScope::Stage(_) => GamesScope::Stage(ClauseRef(0)),
        over => over.clone(),
    }
}

fn ladder(regulation: &Regulation, clause: ClauseRef, by: &[ClauseRef], restart: bool) -> Ladder {
    let rung = |at: ClauseRef| match &regulation.clause(at).action {
        Action::Rank(criterion) => Rung::Rank(*criterion, over(regulation, at)),
        Action::Enter { what, lowest } => Rung::Enter(what.clone(), *lowest),
        Action::Lots { only_first, .. } => Rung::Lots(*only_first),
        Action::Decide { who, .. } => Rung::Decide(who.clone()),
        Action::Share => Rung::Share,
        _ => Rung::Nothing,
    };
    Ladder { clause, rungs: by.iter().map(|at| (rung(*at), *at)).collect(), restart }
}

fn form(
    regulation: &Regulation,
    play: &StagePlay,
    size: usize,
) -> (StageContents, &'static str, Vec<u8>) {
    let white = |white: &FirstWhite| match white {
        FirstWhite::Lots(_) => "lots",
        FirstWhite::TossWithChoice(_) => "toss",
        FirstWhite::Kept => "kept",
        FirstWhite::Bids(_) => "bids",
        FirstWhite::Seed(Seed::Higher) => "higher-seed",
        FirstWhite::Seed(Seed::Lower) => "lower-seed",
        FirstWhite::SeedChooses(Seed::Higher) => "higher-seed-chooses",
        FirstWhite::SeedChooses(Seed::Lower) => "lower-seed-chooses",
    };
    let seeded = |seeding: &ClauseRef| match &regulation.clause(*seeding).action {
        Action::Order { by, restart } => ladder(regulation, *seeding, by, *restart),
        _ => ladder(regulation, *seeding, &[*seeding], false),
    };
    match &play.form {
        StageRules::Match { games, white: first, level_wins } => (
            StageContents::Match { games: *games, level_wins: *level_wins },
            white(first),
            Vec::new(),
        ),
        StageRules::UntilWon { white: first, order } => {
            (StageContents::UntilWon, white(first), order.clone())
        }
        StageRules::RoundRobin { numbers, cycles, double_for_two } => {
            let numbers = match numbers {
                NumberSource::Lots(_) => "lots",
                NumberSource::Reversed => "reversed",
                NumberSource::ByChange { .. } => "by-change",
            };
            let double_for_two = double_for_two.is_some() && size == 2;
            (StageContents::RoundRobin { cycles: *cycles, double_for_two }, numbers, Vec::new())
        }
        StageRules::KnockOut { seeding, .. } => {
            (StageContents::KnockOut(seeded(seeding)), "", Vec::new())
        }
        StageRules::Ladder { seeding, .. } => {
            (StageContents::Ladder(seeded(seeding)), "", Vec::new())
        }
        StageRules::Armageddon { colours, draw_wins } => {
            (StageContents::Armageddon(draw_wins.0), white(colours), Vec::new())
        }
        StageRules::Board => {
            let StagePlay { most, others_share, extra, each_two, segment, .. } = *play;
            (
                StageContents::Board {
                    most,
                    others_share,
                    extra,
                    each_two: each_two && size > 2,
                    segment,
                },
                "",
                Vec::new(),
            )
        }
    }
}
