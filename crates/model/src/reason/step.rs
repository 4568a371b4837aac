//! Why a step was taken.

use super::{Inapplicable, Particular, Workings};
use crate::{Absence, ClauseRef, Colour, Destination, Exact, Id, Purpose, Value};

/// Who made a decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decider {
    /// Who may decide, as the text says.
    pub role: String,
    /// Who did, as entered.
    pub name: Option<String>,
}

/// What happened in a step. The order that it led to is in the step's parts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reason {
    /// They share places of the standing, and the regulation settles that.
    Tied {
        /// The participants, in the order of their names.
        members: Vec<Id>,
        /// The first place at stake.
        from: usize,
        /// The last place at stake: the first one where only the winner is settled.
        to: usize,
        /// The score that they share.
        score: Exact,
    },
    /// A match of the event ended level.
    LevelMatch {
        /// Who played it.
        members: Vec<Id>,
        /// The stage of the event.
        stage: String,
        /// The round, where that names the stage.
        round: Option<u32>,
        /// The score of each.
        score: Exact,
    },
    /// They share places, and the regulation does not settle it.
    StayTied {
        /// The participants, in the order of their names.
        members: Vec<Id>,
        /// The first place.
        from: usize,
        /// The last place.
        to: usize,
    },
    /// They share places because a clause says so.
    Shared {
        /// The participants, in the order of their names.
        members: Vec<Id>,
        /// The first place.
        from: usize,
        /// The last place.
        to: usize,
    },
    /// The clause leads on to another.
    SentOn {
        /// The participants, in the order of their names.
        members: Vec<Id>,
        /// The clause that follows.
        go: ClauseRef,
    },
    /// The clause leads on by how many are tied.
    SentByNumber {
        /// How many participants are tied.
        count: usize,
        /// The clause that follows.
        go: ClauseRef,
    },
    /// The clause leads on by the places at stake.
    SentByPlace {
        /// The participants, in the order of their names.
        members: Vec<Id>,
        /// The first place.
        from: usize,
        /// The last place.
        to: usize,
        /// The clause that follows.
        go: ClauseRef,
    },
    /// Only some of the tied play off.
    Selected {
        /// The participants, in the order of their names.
        members: Vec<Id>,
    },
    /// A criterion was applied.
    Ranked {
        /// Its name in regulation files.
        criterion: &'static str,
        /// What exactly was counted, where the criterion's name says too little.
        particular: Option<Particular>,
        /// The value of each.
        values: Vec<(Id, Value)>,
        /// What they were made of; empty unless it was asked for, and where a value was given or is
        /// not a sum.
        made_of: Workings,
    },
    /// Numbers that the arbiter entered were compared.
    Entered {
        /// What they are, in the words of the regulation.
        what: String,
        /// The number of each.
        values: Vec<(Id, Value)>,
    },
    /// A criterion could not be applied.
    NotApplicable {
        /// Its name in regulation files.
        criterion: &'static str,
        /// Why the criterion cannot be applied.
        why: Inapplicable,
    },
    /// Lots ordered the tied.
    Drawn {
        /// What the lots decided.
        purpose: Purpose,
        /// In the order drawn.
        order: Vec<Id>,
        /// Whether they stand among criteria, for those whom the criteria left level.
        after_criteria: bool,
    },
    /// Lots decided who has white.
    FirstWhite {
        /// Who begins with white.
        white: Id,
    },
    /// Lots gave the numbers of a round robin.
    PairingNumbers {
        /// Number 1 first.
        order: Vec<Id>,
    },
    /// A player won the toss and may choose a colour.
    TossWon {
        /// The player with the choice of colour.
        chooser: Id,
    },
    /// A player chose a colour.
    ColourChosen {
        /// The player with the choice of colour.
        chooser: Id,
        /// The colour that this player has now.
        colour: Colour,
    },
    /// Both bid time for black.
    Bids {
        /// Who bid how many seconds.
        bids: [(Id, u32); 2],
        /// Who has black; nobody yet where the bids were equal.
        black: Option<Id>,
    },
    /// The seeding of a knock-out.
    Seeded {
        /// Number 1 first.
        order: Vec<Id>,
    },
    /// The first pairings of a knock-out.
    KnockOutBegins {
        /// How many seats the round has, byes included.
        seats: usize,
        /// Who meets whom.
        pairings: Vec<[Id; 2]>,
    },
    /// A match of the play-off ended.
    MatchEnded {
        /// Who played; the first began with white.
        players: [Id; 2],
        /// The points of each, in the order of `players`.
        scores: [Exact; 2],
        /// Who won it.
        winner: Option<Id>,
    },
    /// A game until one is won was won.
    SuddenDeathWon {
        /// The winner of the game or tie.
        winner: Id,
        /// The loser of the game.
        loser: Id,
        /// The number of the game that was won, from 1.
        game: u32,
    },
    /// The Armageddon game ended.
    ArmageddonEnded {
        /// The winner of the game or tie.
        winner: Id,
        /// The loser of the game.
        loser: Id,
        /// The colour that a draw favoured, where it was drawn.
        drawn_for: Option<Colour>,
    },
    /// Two play a double round robin.
    DoubleRoundRobin {
        /// Whether more than two played the round robin before.
        fewer: bool,
    },
    /// The same players meet again with the colours reversed.
    ColoursReversed,
    /// No player can reach the leader of a round robin any more.
    ClearWinner {
        /// The leader, who has won already.
        winner: Id,
        /// The points of the leader.
        score: Exact,
    },
    /// A round robin ended.
    RoundRobinEnded {
        /// How many round robins were played so far, this one included.
        number: u32,
        /// The points of each, the highest first.
        scores: Vec<(Id, Exact)>,
    },
    /// A board of bridge was played.
    BoardPlayed {
        /// The number of the board, from 1.
        number: u32,
    },
    /// Each two of three or more played a board of bridge.
    BoardsOfTwo {
        /// How often each two have played, this board included.
        number: u32,
        /// The boards that each won, a drawn one counting half.
        scores: Vec<(Id, Exact)>,
    },
    /// The person who may decide lets the tied go on as the text says.
    GoesOn {
        /// The person who decided.
        by: Decider,
        /// Where they go on.
        go: ClauseRef,
    },
    /// Both forfeited a game that one must win.
    BothForfeited {
        /// Who, white first.
        players: [Id; 2],
        /// Which game of sudden death; nothing for Armageddon.
        game: Option<u32>,
    },
    /// A person with the power to do so decided.
    Decided {
        /// The person who decided.
        by: Decider,
    },
    /// The tie for first place is broken.
    Won {
        /// The winner of the game or tie.
        winner: Id,
        /// Who did not.
        others: Vec<Id>,
    },
    /// A player is invited to another event.
    Invited {
        /// The player who is invited.
        player: Id,
        /// The event that the invitation is for.
        to: Destination,
    },
    /// An invitation is not taken up, and the text does not say who is the next.
    InvitationPasses {
        /// Who does not take it up.
        declined: Vec<Id>,
        /// Among whom the same rules find the next one; empty where none is left.
        among: Vec<Id>,
    },
    /// A match that ended level is won by the player with draw odds.
    DrawOdds {
        /// Who wins it.
        winner: Id,
        /// Who loses it.
        loser: Id,
        /// Whether the winner is the higher of the two seeds.
        higher: bool,
    },
    /// A seed has white.
    SeedHasWhite {
        /// The player who has white.
        white: Id,
        /// Whether it is the higher of the two seeds.
        higher: bool,
    },
    /// A seed has the choice of colour.
    SeedChooses {
        /// The player with the choice of colour.
        chooser: Id,
        /// Whether it is the higher of the two seeds.
        higher: bool,
    },
    /// A ladder begins: the last two seeds meet, and the winner meets the next.
    LadderBegins {
        /// The seeds, number 1 first.
        order: Vec<Id>,
    },
    /// Several contend for an award.
    AwardContested {
        /// The name of the award.
        award: String,
        /// The participants, in the order of their names.
        members: Vec<Id>,
        /// The first place at stake, among those who may have it.
        from: usize,
        /// The last place at stake.
        to: usize,
    },
    /// An award was given.
    Awarded {
        /// The name of the award.
        award: String,
        /// How many may have it.
        eligible: usize,
        /// How many it is for.
        seats: usize,
        /// The first place: that of the standing for a cut.
        from: usize,
        /// Who has it, those who share a place together.
        places: Vec<Vec<Id>>,
        /// Who would have had it, and has another prize.
        passed: Vec<Id>,
        /// Who would have had it, and declines it.
        declined: Vec<Id>,
    },
    /// Some of the tied are not there to play.
    Absent {
        /// Who, and why not.
        members: Vec<(Id, Absence)>,
    },
    /// A game was won without play because a player left.
    ForfeitedByLeaving {
        /// Who was to play, white first.
        players: [Id; 2],
        /// Who of them left.
        left: Vec<Id>,
    },
    /// The text does not say what happens here; a reading does.
    ReadAs {
        /// The id of the reading.
        reading: String,
    },
    /// An exception from the regulation.
    Departed {
        /// Whether the regulation gives the power to do so.
        power: bool,
        /// The person who departed; empty where the record does not say.
        by: String,
        /// The reason that this person gave.
        why: String,
    },
}

impl Reason {
    /// The name of the kind.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Tied { .. } => "tied",
            Self::LevelMatch { .. } => "level-match",
            Self::StayTied { .. } => "stay-tied",
            Self::Shared { .. } => "shared",
            Self::SentOn { .. } => "sent-on",
            Self::SentByNumber { .. } => "sent-by-number",
            Self::SentByPlace { .. } => "sent-by-place",
            Self::Selected { .. } => "selected",
            Self::Ranked { .. } => "ranked",
            Self::Entered { .. } => "entered",
            Self::NotApplicable { .. } => "not-applicable",
            Self::Drawn { .. } => "drawn",
            Self::FirstWhite { .. } => "first-white",
            Self::PairingNumbers { .. } => "pairing-numbers",
            Self::TossWon { .. } => "toss-won",
            Self::ColourChosen { .. } => "colour-chosen",
            Self::Bids { .. } => "bids",
            Self::Seeded { .. } => "seeded",
            Self::KnockOutBegins { .. } => "knock-out-begins",
            Self::MatchEnded { .. } => "match-ended",
            Self::SuddenDeathWon { .. } => "sudden-death-won",
            Self::ArmageddonEnded { .. } => "armageddon-ended",
            Self::DoubleRoundRobin { .. } => "double-round-robin",
            Self::ColoursReversed => "colours-reversed",
            Self::ClearWinner { .. } => "clear-winner",
            Self::RoundRobinEnded { .. } => "round-robin-ended",
            Self::BoardPlayed { .. } => "board-played",
            Self::BoardsOfTwo { .. } => "boards-of-two",
            Self::GoesOn { .. } => "goes-on",
            Self::BothForfeited { .. } => "both-forfeited",
            Self::Decided { .. } => "decided",
            Self::Won { .. } => "won",
            Self::Invited { .. } => "invited",
            Self::InvitationPasses { .. } => "invitation-passes",
            Self::DrawOdds { .. } => "draw-odds",
            Self::SeedHasWhite { .. } => "seed-has-white",
            Self::SeedChooses { .. } => "seed-chooses",
            Self::LadderBegins { .. } => "ladder-begins",
            Self::AwardContested { .. } => "award-contested",
            Self::Awarded { .. } => "awarded",
            Self::Absent { .. } => "absent",
            Self::ForfeitedByLeaving { .. } => "forfeited-by-leaving",
            Self::ReadAs { .. } => "read-as",
            Self::Departed { .. } => "departed",
        }
    }

    /// Whether the step is only about a draw of lots.
    pub fn is_lots(&self) -> bool {
        matches!(self, Self::Drawn { .. } | Self::FirstWhite { .. })
    }

    /// Whether the step only sends the tied on to another clause.
    pub fn leads_on(&self) -> bool {
        matches!(self, Self::SentOn { .. } | Self::SentByNumber { .. } | Self::SentByPlace { .. })
    }

    /// Whether a rule, lots or a person put the tied in order here, without play.
    pub fn orders_without_play(&self) -> bool {
        matches!(
            self,
            Self::Ranked { .. }
                | Self::Entered { .. }
                | Self::NotApplicable { .. }
                | Self::Drawn { .. }
                | Self::Decided { .. }
        )
    }

    /// The values that decided the step; empty where something else did.
    pub fn values(&self) -> &[(Id, Value)] {
        match self {
            Self::Ranked { values, .. } | Self::Entered { values, .. } => values,
            _ => &[],
        }
    }
}
