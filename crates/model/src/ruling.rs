//! What follows from event, regulation and answers.

use crate::{
    Award, CarryOver, ClauseRef, Clock, Colour, Departure, Exact, GameResult, Id, Moment,
    OpenReason, Question, Reason, ReminderAbout, UnfinishedEvent, Warning,
};

/// Places, awards and prizes, how they came about, and what is still open.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Ruling {
    /// Nothing is open and no tie that the regulation settles is left.
    pub settled: bool,
    /// What an unfinished event still lacks. The standing is then provisional, and there is no
    /// winner.
    pub interim: Option<UnfinishedEvent>,
    /// The places, from the first.
    pub standing: Vec<StandingPlace>,
    /// The matches of a knock-out, stage after stage, with what was carried over.
    pub matches: Vec<KnockOutMatch>,
    /// What can be answered now.
    pub open: Vec<Question>,
    /// The steps that led to it, in the order of the clauses.
    pub steps: Vec<Step>,
    /// The readings that it depends on.
    pub readings: Vec<ReadingTaken>,
    /// Who is invited elsewhere by the place won, once that is known.
    pub invitation: Option<Invitation>,
    /// Titles, trophies, qualifying places and category prizes, in the order of the clauses.
    pub awards: Vec<Award>,
    /// What those who qualified take along into the next stage.
    pub carry_over: Option<CarryOver>,
    /// The prize money of each participant.
    pub prizes: Vec<PrizeShare>,
    /// Prize money that could not be divided, or that the text does not divide: the organiser
    /// decides.
    pub undivided: Vec<UndividedPrize>,
    /// The tour points of each participant.
    pub tour_points: Vec<TourShare>,
    /// What the arbiter has to keep in mind.
    pub reminders: Vec<Reminder>,
    /// What is doubtful about the data.
    pub warnings: Vec<Warning>,
    /// Ties that the text itself leaves open.
    pub left_open: Vec<OpenTie>,
    /// Exceptions from the regulation.
    pub departures: Vec<AppliedDeparture>,
    /// What was played, is being played and comes later, stage by stage.
    pub stages: Vec<StageRecord>,
}

impl Ruling {
    /// The steps that say something: those that only send the tied on to another clause are left
    /// out.
    pub fn telling(&self) -> impl DoubleEndedIterator<Item = &Step> {
        self.steps.iter().filter(|step| !step.reason.leads_on())
    }
}

/// One place of the standing, shared by several where they are level.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StandingPlace {
    /// The first place covered.
    pub from: usize,
    /// The last place covered.
    pub to: usize,
    /// The participants that share the place, by name.
    pub members: Vec<Id>,
    /// The score of the event.
    pub score: Exact,
    /// Whether something is still to be decided about it.
    pub open: bool,
}

/// A match of a knock-out event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnockOutMatch {
    /// The stage, where the event names it.
    pub stage: Option<String>,
    /// The round, where that names the stage.
    pub round: Option<u32>,
    /// The two participants, in the order of `score`.
    pub between: [Id; 2],
    /// What each scored in the match.
    pub score: [Exact; 2],
    /// What each brought along.
    pub carry_over: [Exact; 2],
    /// Who won it: by the score, or by what the text says about a level match.
    pub winner: Option<Id>,
}

impl KnockOutMatch {
    /// Score and carry-over together.
    pub fn totals(&self) -> [Exact; 2] {
        [self.score[0] + self.carry_over[0], self.score[1] + self.carry_over[1]]
    }

    /// Whether the match ended level.
    pub fn is_level(&self) -> bool {
        let [own, other] = self.totals();
        own == other
    }

    /// Who lost it.
    pub fn loser(&self) -> Option<Id> {
        let [one, other] = self.between;
        self.winner.map(|winner| if winner == one { other } else { one })
    }
}

/// One step: the clause, why, and the numbers it turned on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// The clause that calls for it.
    pub clause: ClauseRef,
    /// What happened, with the numbers it turned on.
    pub reason: Reason,
    /// The order after it, those in one part level; empty where the step orders nobody.
    pub parts: Vec<Vec<Id>>,
    /// Whether the parts are places of the standing (and not, say, a seeding).
    pub places: bool,
    /// The stage of the play-off in which it happened: `semi-final-1`, `match`.
    pub stage: Option<String>,
}

impl Step {
    /// The clause that it rests on. A departure for which the regulation gives no power rests on
    /// none, nor does what follows where the text does not say what happens.
    pub fn cites(&self) -> Option<ClauseRef> {
        match self.reason {
            Reason::Departed { power: false, .. }
            | Reason::Absent { .. }
            | Reason::InvitationPasses { .. }
            | Reason::ForfeitedByLeaving { .. }
            | Reason::ReadAs { .. } => None,
            _ => Some(self.clause),
        }
    }
}

/// A reading that the ruling depends on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadingTaken {
    /// The id of the reading in the regulation file.
    pub id: String,
    /// The choice that was made.
    pub taken: String,
    /// The other choices.
    pub instead: Vec<String>,
}

/// An invitation that goes with first place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invitation {
    /// Who is invited.
    pub id: Id,
    /// The event that the invitation is for.
    pub to: Destination,
    /// The clause that says so.
    pub clause: ClauseRef,
}

/// The event that an invitation is for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Destination {
    /// Its name with its article: "the Tata Steel Masters".
    pub name: String,
    /// Which one of them.
    pub edition: EventEdition,
}

/// Which one of the events of a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EventEdition {
    /// The name alone tells which one.
    Named,
    /// The one of this year.
    Of(i16),
    /// The one of the year after the event, whose year is not known.
    NextYear,
}

/// A share of the prize money.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrizeShare {
    /// The participant who gets it.
    pub id: Id,
    /// The amount in cents.
    pub cents: i64,
    /// The clause that says so, where one does.
    pub clause: Option<ClauseRef>,
    /// The award that it is for, where it is not for a place in the standing.
    pub award: Option<String>,
    /// What it was made of.
    pub made_of: Vec<PrizePart>,
}

/// A part of a prize: of the money for some places, an equal share.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PrizePart {
    /// The first place.
    pub from: usize,
    /// The last place.
    pub to: usize,
    /// The money for these places, in cents.
    pub cents: i64,
    /// Among how many it is divided.
    pub among: usize,
    /// The fraction of that share, as numerator and denominator.
    pub part: (u32, u32),
}

impl PrizePart {
    /// The amount in cents, exactly.
    pub fn amount(&self) -> Exact {
        let (part, all) = self.part;
        Exact::fraction(
            i128::from(self.cents) * i128::from(part),
            self.among as i128 * i128::from(all),
        )
        .unwrap_or(Exact::ZERO)
    }
}

/// Prize money that the text gives to no participant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UndividedPrize {
    /// The amount in cents.
    pub cents: i64,
    /// The clause by which the rest was divided, where one was.
    pub clause: Option<ClauseRef>,
    /// Among whom it is to be divided.
    pub among: Vec<Id>,
}

/// A share of the tour points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TourShare {
    /// The participant who gets it.
    pub id: Id,
    /// The tour points of this participant.
    pub points: Exact,
    /// The clause that says so, where one does.
    pub clause: Option<ClauseRef>,
}

/// Something to keep in mind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reminder {
    /// The clause that calls for it.
    pub clause: ClauseRef,
    /// What to keep in mind.
    pub about: ReminderAbout,
    /// The earliest start of the play-off.
    pub earliest_start: Option<Moment>,
    /// The earliest start for each player.
    pub players: Vec<(Id, Moment)>,
}

/// A tie that stays because the text says nothing more.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenTie {
    /// The last clause that was applied.
    pub clause: ClauseRef,
    /// Who stays tied.
    pub members: Vec<Id>,
    /// The first of the places they contend for.
    pub from: usize,
    /// The last of them.
    pub to: usize,
    /// Why the text does not settle the tie.
    pub reason: OpenReason,
}

/// An exception that took effect.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AppliedDeparture {
    /// The clause that allows it, if one does.
    pub clause: Option<ClauseRef>,
    /// The tie's name.
    pub tie: String,
    /// What was decided, by whom, why.
    pub departure: Departure,
}

/// How a stage of the play-off is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StageForm {
    /// A match of a fixed number of games.
    Match,
    /// All play against each other.
    RoundRobin,
    /// Games until one is won.
    UntilWon,
    /// One game in which a draw decides.
    Armageddon,
    /// Winners go on.
    KnockOut,
    /// The last two meet, and the winner meets the next higher seed.
    Ladder,
}

/// A stage of the play-off as far as it went.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StageRecord {
    /// Its place: `semi-final-1`, `round-robin-2`.
    pub path: String,
    /// The clause that calls for it.
    pub clause: ClauseRef,
    /// How the stage is played.
    pub form: StageForm,
    /// Who plays, in the order of pairing numbers or seeds.
    pub members: Vec<Id>,
    /// Its games in order: those played, those to be played now, and the first of those that come
    /// later.
    pub games: Vec<PlayedGame>,
    /// How many games come after those.
    pub unlisted: u64,
}

impl StageRecord {
    /// How many games it has, the unlisted included.
    pub fn total(&self) -> u64 {
        self.games.len() as u64 + self.unlisted
    }
}

/// Whether a game of a stage was played, or when it will be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameState {
    /// It was played.
    Played(GameResult),
    /// It is to be played now.
    Now,
    /// It comes later.
    Later,
    /// The stage is decided without it.
    NotNeeded,
}

/// A game of a stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedGame {
    /// The question's id.
    pub id: String,
    /// The round inside the stage.
    pub round: u32,
    /// Who has white.
    pub white: Id,
    /// Who has black.
    pub black: Id,
    /// The time that both players have.
    pub clock: Clock,
    /// Whom a draw gives the win.
    pub draw_wins: Option<Colour>,
    /// Whether it was played.
    pub state: GameState,
}
