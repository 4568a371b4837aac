//! What the public is told, moment by moment: the line above, the line of reason below. Cards and tables are drawn by whoever shows
//! them; the words are here.

use crate::seat::Seat;
use crate::words::{self, because, capital, measure, number, value};
use crate::{Case, progress, svg};
use tiebreak_model::{
    Ask, Bonus, ClauseRef, Clock, Colour, Exact, Id, Pace, Purpose, Question, Reason, Reminded, Scheduled, StageForm,
    StageRecord, Step,
};

/// A sentence with the clauses that it rests on, by their printed numbers.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Said {
    /// The sentence.
    pub sentence: String,
    /// The clauses.
    pub clauses: Vec<String>,
}

impl Said {
    fn new(case: Case<'_>, sentence: String, clauses: impl IntoIterator<Item = ClauseRef>) -> Self {
        let clauses = clauses.into_iter().map(|at| case.clause(at).to_owned()).collect();
        Self { sentence, clauses }
    }

    fn of(case: Case<'_>, step: &Step) -> Self {
        Self::new(case, because(case, step), step.cites())
    }
}

/// The tie that everything is about: who, and with which score.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tie<'c> {
    /// Who is tied.
    pub members: &'c [Id],
    /// The first place that they share.
    pub from: usize,
    /// Their score.
    pub score: Exact,
}

/// The first tie that the regulation settles; none where there is none.
pub fn tie<'c>(case: Case<'c>) -> Option<Tie<'c>> {
    case.ruling.steps.iter().find_map(|step| match &step.reason {
        Reason::Tied { members, from, score, .. } => Some(Tie { members, from: *from, score: *score }),
        Reason::LevelMatch { members, score, .. } => Some(Tie { members, from: 1, score: *score }),
        _ => None,
    })
}

/// "Four tied on 8½"; "Interim standing · 1 of 29 rounds" while results are missing; "No tie to settle".
pub fn headline(case: Case<'_>) -> String {
    if let Some(progress) = progress(case) {
        return format!("Interim standing · {progress}");
    }
    match tie(case) {
        Some(tie) => format!("{} tied on {}", capital(&number(tie.members.len())), case.score(tie.score)),
        None => "No tie to settle".to_owned(),
    }
}

/// "Four share first place", "Two share places 3 and 4".
pub fn shared(tie: Tie<'_>) -> String {
    let place =
        if tie.from == 1 { words::places(1, 1) } else { words::places(tie.from, tie.from + tie.members.len() - 1) };
    format!("{} share {place}", capital(&number(tie.members.len())))
}

/// What decides now, above the names of the tied: "A play-off decides".
pub fn decides(case: Case<'_>) -> String {
    let play = !case.ruling.stages.is_empty();
    match case.ruling.open.first().map(|question| &question.ask) {
        Some(Ask::Lots { purpose: Purpose::Place, .. }) if !play => "Lots decide".to_owned(),
        Some(Ask::Decision { who, .. }) if !play => format!("The {who} decides"),
        Some(Ask::Board { .. }) if !play => "A board decides".to_owned(),
        Some(Ask::Data(_)) => "Figures are missing".to_owned(),
        Some(_) => "A play-off decides".to_owned(),
        None => "Tied".to_owned(),
    }
}

/// How the tie will be settled, before anything of it has been played.
pub fn announced(case: Case<'_>) -> Option<Said> {
    let tie = tie(case)?;
    let on = format!("{} tied on {}", capital(&number(tie.members.len())), case.score(tie.score));
    let Some(stage) = case.ruling.stages.first() else {
        return newest(case);
    };
    Some(Said::new(case, format!("{on}: {}.", form(stage)), [stage.clause]))
}

/// "two semi-finals, 1 against 4 and 2 against 3", "a match of two games", "a round robin".
pub(crate) fn form(stage: &StageRecord) -> String {
    let count = |games: u64| number(usize::try_from(games).unwrap_or(0));
    match stage.form {
        StageForm::KnockOut if stage.members.len() == 4 => {
            "two semi-finals, 1 against 4 and 2 against 3, and a final".to_owned()
        }
        StageForm::KnockOut => format!("a knock-out of {}", number(stage.members.len())),
        StageForm::Ladder => "a ladder: the last two meet, and the winner meets the next above".to_owned(),
        StageForm::Match => format!("a match of {} games", count(stage.total())),
        StageForm::RoundRobin => "a round robin".to_owned(),
        StageForm::UntilWon => "single games until one is won".to_owned(),
        StageForm::Armageddon => "an Armageddon game".to_owned(),
    }
}

/// Why it stands as it does: the newest step that says something about the tie, without those that only tell of lots.
pub fn newest(case: Case<'_>) -> Option<Said> {
    case.ruling.telling().rfind(|step| !step.reason.is_lots()).map(|step| Said::of(case, step))
}

/// How the winner was found: by somebody's decision, or how many were tied and the step that named the winner.
pub fn decided(case: Case<'_>) -> Option<Said> {
    let by_somebody = |step: &&Step| matches!(step.reason, Reason::Decided { .. } | Reason::Departed { .. });
    if let Some(step) = case.ruling.steps.iter().rev().find(by_somebody) {
        return Some(Said::of(case, step));
    }
    let won = case.ruling.steps.iter().rev().find(|step| matches!(step.reason, Reason::Won { .. }));
    let (Some(tie), Some(step)) = (tie(case), won) else { return newest(case) };
    let were = format!("{} were tied on {}.", capital(&number(tie.members.len())), case.score(tie.score));
    Some(Said::new(case, format!("{were} {}", because(case, step)), step.cites()))
}

/// What becomes of ties while results of the event are still to come.
pub fn not_yet(case: Case<'_>) -> Said {
    let entry = case.regulation.entries_for(case.event.kind).next();
    let sentence = match entry {
        Some(_) => "Ties are settled when the last result is in; until then equal scores share a place.",
        None => "Equal scores share a place.",
    };
    Said::new(case, sentence.to_owned(), entry.map(|entry| entry.clause))
}

/// That there was nothing to settle: "Nobody shares first place: there is no tie to settle."
pub fn no_tie(case: Case<'_>) -> Option<Said> {
    let entry = case.regulation.entries_for(case.event.kind).next()?;
    let alone = case.ruling.standing.first().is_some_and(|place| place.members.len() == 1);
    let sentence =
        if alone { "Nobody shares first place: there is no tie to settle." } else { "There is no tie to settle." };
    case.ruling.settled.then(|| Said::new(case, sentence.to_owned(), [entry.clause]))
}

/// The same beside a matrix, which needs to be explained.
pub fn of_the_matrix(case: Case<'_>) -> Said {
    let entry = case.regulation.entries_for(case.event.kind).next();
    let sentence = "Two names in a field share first place there, and the regulation settles it.".to_owned();
    Said::new(case, sentence, entry.map(|entry| entry.clause))
}

/// The rest that the regulation gives before the first game: "30 minutes' rest for every player."
pub fn rest_before_play(case: Case<'_>) -> Option<Said> {
    case.ruling.reminders.iter().find_map(|reminder| match reminder.about {
        Reminded::Rest { minutes, .. } => {
            let sentence =
                format!("{} minutes' rest for every player before the play-off.", capital(&number(minutes as usize)));
            Some(Said::new(case, sentence, [reminder.clause]))
        }
        _ => None,
    })
}

/// A rest that the arbiter granted to everybody.
pub fn rest_granted(minutes: u32) -> Said {
    let sentence = format!("The arbiter has granted {} minutes' rest.", number(minutes as usize));
    Said { sentence, clauses: Vec::new() }
}

/// The game that ended last, before the next one: "Semi-final 1, game 1 of 2: Anna Weber ½–½ Wei Yi."
pub fn ended(case: Case<'_>, question: &str) -> Option<Said> {
    let seat = Seat::of(case.ruling, question)?;
    let game = &seat.stage.games[seat.index];
    let Scheduled::Played(result) = game.state else { return None };
    let [white, black] = [Colour::White, Colour::Black].map(|colour| svg::half_points(result.half_points(colour)));
    let names = [game.white, game.black].map(|id| case.name(id));
    let sentence = format!("{}: {} {white}–{black} {}.", seat.whole(), names[0], names[1]);
    Some(Said::new(case, sentence, [seat.stage.clause]))
}

/// What a question is about, before its names: "Lots for white", "Toss", "Choice of colour".
pub fn asked(question: &Question) -> String {
    match &question.ask {
        Ask::Game { .. } => "Playing".to_owned(),
        Ask::Lots { purpose, .. } => match purpose {
            Purpose::FirstWhite => "Lots for white",
            Purpose::PairingNumbers => "Lots for the pairing numbers",
            Purpose::Seeding => "Lots for the seeding",
            Purpose::Participants => "Lots for a place in the play-off",
            Purpose::CoinToss => "The toss",
            Purpose::Place => "Lots for the order",
        }
        .to_owned(),
        Ask::Colour { .. } => "Choice of colour".to_owned(),
        Ask::Bid { .. } => "Bids of time for black".to_owned(),
        Ask::Board { .. } => "At the table".to_owned(),
        Ask::Decision { who, .. } => format!("The {who} decides"),
        Ask::Data(_) => "Figures are missing".to_owned(),
    }
}

/// One line of the way that the winner went: "1½–½" and "against Wei Yi".
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Leg {
    /// The score, or what else counted.
    pub score: String,
    /// Against whom, in what.
    pub against: String,
}

/// How somebody came to win: match by match, or the criterion that decided.
pub fn way(case: Case<'_>, winner: Id) -> Vec<Leg> {
    let stages = case.ruling.stages.iter().filter(|stage| stage.members.contains(&winner));
    let legs: Vec<Leg> = stages.filter_map(|stage| leg(case, stage, winner)).collect();
    if legs.is_empty() { by_criterion(case, winner).into_iter().collect() } else { legs }
}

fn leg(case: Case<'_>, stage: &StageRecord, winner: Id) -> Option<Leg> {
    let own = svg::half_points(svg::points(stage, winner));
    let other = stage.members.iter().copied().find(|id| *id != winner)?;
    let against = format!("against {}", case.name(other));
    let duel = |what: &str| {
        let score = format!("{own}–{}", svg::half_points(svg::points(stage, other)));
        Leg { score, against: format!("{against}{what}") }
    };
    match stage.form {
        StageForm::Match => Some(duel("")),
        StageForm::UntilWon => Some(duel(", sudden death")),
        StageForm::Armageddon => Some(duel(", Armageddon")),
        StageForm::RoundRobin => {
            let games = stage.games.iter().filter(|game| [game.white, game.black].contains(&winner)).count();
            Some(Leg { score: format!("{own} of {games}"), against: "in the round robin".to_owned() })
        }
        StageForm::KnockOut | StageForm::Ladder => None,
    }
}

fn by_criterion(case: Case<'_>, winner: Id) -> Option<Leg> {
    let separated = |step: &&Step| step.parts.first().is_some_and(|part| part.as_slice() == [winner]);
    let step = case.ruling.steps.iter().rev().filter(|step| !step.reason.values().is_empty()).find(separated)?;
    let (_, own) = step.reason.values().iter().find(|(id, _)| *id == winner)?;
    Some(Leg { score: value(own), against: measure(step).to_owned() })
}

/// The clock in short: `3+2`, `2:30+2`; both sides where they differ.
pub fn clocks(clock: Clock) -> String {
    if clock.white == clock.black {
        pace(clock.white)
    } else {
        format!("white {}, black {}", pace(clock.white), pace(clock.black))
    }
}

/// One side's clock in short.
fn pace(pace: Pace) -> String {
    let base = if pace.base.is_multiple_of(60) {
        (pace.base / 60).to_string()
    } else {
        format!("{}:{:02}", pace.base / 60, pace.base % 60)
    };
    match pace.bonus {
        Bonus::None => base,
        Bonus::Increment(seconds) => format!("{base}+{seconds}"),
        Bonus::Delay(seconds) => format!("{base} d{seconds}"),
    }
}

/// "Four can still come first", "Gukesh comes first in any case".
pub fn contenders(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [one] => format!("Only {one} can come first"),
        several => format!("{} can still come first", capital(&number(several.len()))),
    }
}
