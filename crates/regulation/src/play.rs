//! What has to be played: the forms of a stage.

use tiebreak_model::{ClauseRef, Clock, Colour};

/// A stage to be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StagePlay {
    /// How the stage is played.
    pub form: StageRules,
    /// The clocks, and the clause that sets them.
    pub clock: Option<(Clock, ClauseRef)>,
    /// The most boards; those still level then go on. Without it play goes on until it separates
    /// the group.
    pub most: Option<u32>,
    /// Boards: whether those whom the winner leaves behind share the place below and are not
    /// separated any more.
    pub others_share: bool,
    /// Boards: that they are extra boards of a level match, as many as follow from the scheduled
    /// number; otherwise one board each time.
    pub extra: Option<ExtraBoards>,
    /// Boards: whether each two of three or more play one; otherwise all of them play a common
    /// board.
    pub each_two: bool,
    /// Boards: how many are played as one segment, always all of them; otherwise one board each
    /// time.
    pub segment: Option<u32>,
    /// The clause that says who of two is the higher seed; in a knock-out or ladder its own seeding
    /// where there is none.
    pub seeding: Option<ClauseRef>,
    /// Match and round robin: whether all games are played, also where the rules stop play at a
    /// clear winner.
    pub played_out: bool,
}

/// How many extra boards a level match has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ExtraBoards {
    /// The scheduled number divided by this, rounded up.
    pub part: u32,
    /// The smallest number of extra boards.
    pub least: u32,
}

impl ExtraBoards {
    /// The number for a match of `scheduled` boards.
    ///
    /// ```
    /// use tiebreak_regulation::ExtraBoards;
    /// let eighth = ExtraBoards { part: 8, least: 2 };
    /// assert_eq!([8, 24, 30, 48].map(|scheduled| eighth.for_match(scheduled)), [2, 3, 4, 6]);
    /// ```
    pub fn for_match(self, scheduled: u32) -> u32 {
        scheduled.div_ceil(self.part.max(1)).max(self.least)
    }
}

/// Who has white in the first game of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FirstWhite {
    /// Lots, drawn under this clause.
    Lots(ClauseRef),
    /// The winner of a toss under this clause chooses.
    TossWithChoice(ClauseRef),
    /// As in the match before.
    Kept,
    /// One of the two seeds.
    Seed(Seed),
    /// One of the two seeds chooses.
    SeedChooses(Seed),
    /// The two bid time under this clause: the lower bid has black, with the time that was bid;
    /// lots where they are equal.
    Bids(ClauseRef),
}

/// One of two seeds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seed {
    /// The one with the better number.
    Higher,
    /// The lower seed of the two.
    Lower,
}

/// Whom a draw gives the win.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrawWins {
    /// The player of this colour.
    Colour(Colour),
    /// One of the two seeds.
    Seed(Seed),
}

impl FirstWhite {
    /// Whether it matters who of two is the higher seed.
    fn looks_at_seeds(self) -> bool {
        matches!(self, Self::Seed(_) | Self::SeedChooses(_))
    }
}

impl StagePlay {
    /// Whether it matters who of two is the higher seed.
    pub fn looks_at_seeds(&self) -> bool {
        match &self.form {
            StageRules::Match { white, level_wins, .. } => {
                white.looks_at_seeds() || level_wins.is_some()
            }
            StageRules::UntilWon { white, .. } => white.looks_at_seeds(),
            StageRules::Armageddon { colours, draw_wins } => {
                colours.looks_at_seeds() || matches!(draw_wins.0, DrawWins::Seed(_))
            }
            _ => false,
        }
    }
}

/// How pairing numbers for a round robin come about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NumberSource {
    /// Lots, drawn under this clause.
    Lots(ClauseRef),
    /// The numbers of the round robin before, with the colours reversed.
    Reversed,
    /// Reversed where the players are the same as before, else a fresh draw.
    ByChange {
        /// The clause for the same players.
        same: ClauseRef,
        /// The clause for fewer players.
        fewer: ClauseRef,
    },
}

/// The form of a stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StageRules {
    /// A match of a fixed number of games, colours alternating.
    Match {
        /// How many games.
        games: u32,
        /// Who begins with white.
        white: FirstWhite,
        /// Whom a level match gives the win, where it decides.
        level_wins: Option<Seed>,
    },
    /// Games until one is won.
    UntilWon {
        /// Who begins with white.
        white: FirstWhite,
        /// Who has white, game by game, over and over: 1 is who began.
        order: Vec<u8>,
    },
    /// Everybody against everybody, by the Berger tables.
    RoundRobin {
        /// How the numbers come about.
        numbers: NumberSource,
        /// How often everybody meets everybody.
        cycles: u32,
        /// The clause by which two players meet twice.
        double_for_two: Option<ClauseRef>,
    },
    /// Winners go on, seeded so that the first two can meet in the final only.
    KnockOut {
        /// The clause that orders the seeds.
        seeding: ClauseRef,
        /// The clause that each pairing is played by.
        pairing: ClauseRef,
        /// The clause for the final.
        last: Option<ClauseRef>,
    },
    /// One game in which a draw decides.
    Armageddon {
        /// The clause for the colours.
        colours: FirstWhite,
        /// Whom a draw gives the win, and the clause that says so.
        draw_wins: (DrawWins, ClauseRef),
    },
    /// The last two seeds meet, the winner meets the next higher one, and so on up to number 1.
    Ladder {
        /// The clause that orders the seeds.
        seeding: ClauseRef,
        /// The clause that each step is played by.
        pairing: ClauseRef,
        /// The clause for the last step.
        last: Option<ClauseRef>,
    },
    /// One board of bridge for all the tied, again while it leaves all of them level.
    Board,
}
