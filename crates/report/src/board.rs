//! The sentences of the public board: the line above and the line with the reason below. Renderers
//! draw the cards and tables.

use crate::seat::PlayOffSeat;
use crate::words::{self, because, capital, measure, role_key, value};
use crate::{Case, Language, progress, say, svg};
use tiebreak_model::{
    Ask, Bonus, ClauseRef, Clock, Exact, GameState, Id, Purpose, Question, Reason, ReminderAbout,
    SideClock, StageForm, StageRecord, Step,
};

/// A sentence with the printed numbers of its clauses.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Said {
    /// One sentence for the board.
    pub sentence: String,
    /// The numbers of the clauses that it rests on.
    pub clauses: Vec<String>,
}

impl Said {
    fn new(case: Case<'_>, sentence: String, clauses: impl IntoIterator<Item = ClauseRef>) -> Self {
        let clauses = clauses.into_iter().map(|at| case.clause(at).to_owned()).collect();
        Self { sentence, clauses }
    }

    fn from_step(case: Case<'_>, step: &Step) -> Self {
        Self::new(case, because(case, step), step.cites())
    }
}

/// The tie that the board is about: its players and their score.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tie<'c> {
    /// The tied participants.
    pub members: &'c [Id],
    /// The first of the places that they share.
    pub from: usize,
    /// Their common score.
    pub score: Exact,
}

/// The first tie that the regulations settle; `None` if there is none.
pub fn tie<'c>(case: Case<'c>) -> Option<Tie<'c>> {
    case.ruling.steps.iter().find_map(|step| match &step.reason {
        Reason::Tied { members, from, score, .. } => {
            Some(Tie { members, from: *from, score: *score })
        }
        Reason::LevelMatch { members, score, .. } => Some(Tie { members, from: 1, score: *score }),
        _ => None,
    })
}

/// The headline: "Four tied on 8½", "Provisional standings · 1 of 29 rounds" while results are
/// missing,
/// or "No tie to settle".
pub fn headline(case: Case<'_>) -> String {
    if let Some(progress) = progress(case) {
        return say!(case.language, interim_standing { progress });
    }
    match tie(case) {
        Some(tie) => tied_on(case, tie.members.len(), tie.score),
        None => say!(case.language, no_tie_here),
    }
}

/// "Four tied on 8½".
pub(crate) fn tied_on(case: Case<'_>, count: usize, score: Exact) -> String {
    capital(&say!(case.language, tied_on { count, score: case.score(score) }))
}

/// Who shares which places: "Four share first place", "Two share places 3 and 4".
pub fn shared(language: Language, tie: Tie<'_>) -> String {
    let last = if tie.from == 1 { 1 } else { tie.from + tie.members.len() - 1 };
    let places = words::places(language, tie.from, last);
    capital(&say!(language, share_places { count: tie.members.len(), places }))
}

/// What decides now, as the heading of the tied players: "A play-off decides".
pub fn decides(case: Case<'_>) -> String {
    let play = !case.ruling.stages.is_empty();
    let what = match case.ruling.open.first().map(|question| &question.ask) {
        Some(Ask::Lots { purpose: Purpose::Place, .. }) if !play => "lots",
        Some(Ask::Decision { who, .. }) if !play => {
            return capital(&somebody_decides(case.language, who));
        }
        Some(Ask::Board { .. }) if !play => "board",
        Some(Ask::Data(_)) => "figures",
        Some(_) => "play-off",
        None => "nothing",
    };
    say!(case.language, decides_now { what })
}

/// Who decides: "the chief arbiter decides". Usual roles are translated.
pub fn somebody_decides(language: Language, who: &str) -> String {
    say!(language, somebody_decides { role: role_key(who), who })
}

/// How the tie will be settled, before any of it has been played.
pub fn announced(case: Case<'_>) -> Option<Said> {
    let tie = tie(case)?;
    let Some(stage) = case.ruling.stages.first() else {
        return newest(case);
    };
    let tied = tied_on(case, tie.members.len(), tie.score);
    let sentence = say!(case.language, tied_and_then { tied, how: form(case.language, stage) });
    Some(Said::new(case, sentence, [stage.clause]))
}

/// "two semi-finals, 1 against 4 and 2 against 3", "a match of two games", "a round robin".
pub(crate) fn form(language: Language, stage: &StageRecord) -> String {
    let members = stage.members.len() as u64;
    let (form, count) = match stage.form {
        StageForm::KnockOut if members == 4 => ("semi-finals", members),
        StageForm::Match => (form_word(stage.form), stage.total()),
        other => (form_word(other), members),
    };
    say!(language, form_of_play_off { form, count })
}

/// The word by which messages select the form of a stage.
pub(crate) fn form_word(form: StageForm) -> &'static str {
    match form {
        StageForm::KnockOut => "knock-out",
        StageForm::Ladder => "ladder",
        StageForm::Match => "match",
        StageForm::RoundRobin => "round-robin",
        StageForm::UntilWon => "until-won",
        StageForm::Armageddon => "armageddon",
    }
}

/// Why the standings are as they are: the newest step about the tie, without steps that only report
/// lots.
pub fn newest(case: Case<'_>) -> Option<Said> {
    case.ruling
        .telling()
        .rfind(|step| !step.reason.is_lots())
        .map(|step| Said::from_step(case, step))
}

/// How the winner was found: by a decision, or by the number of tied players and the step that
/// named the winner.
pub fn decided(case: Case<'_>) -> Option<Said> {
    let by_somebody =
        |step: &&Step| matches!(step.reason, Reason::Decided { .. } | Reason::Departed { .. });
    if let Some(step) = case.ruling.steps.iter().rev().find(by_somebody) {
        return Some(Said::from_step(case, step));
    }
    let won = case.ruling.steps.iter().rev().find(|step| matches!(step.reason, Reason::Won { .. }));
    let (Some(tie), Some(step)) = (tie(case), won) else { return newest(case) };
    let were = capital(&say!(
        case.language,
        were_tied_on { count: tie.members.len(), score: case.score(tie.score) }
    ));
    Some(Said::new(case, format!("{were} {}", because(case, step)), step.cites()))
}

/// What happens to ties while results of the event are missing.
pub fn not_yet(case: Case<'_>) -> Said {
    let entry = case.regulation.entries_for(case.event.kind()).next();
    let sentence = match entry {
        Some(_) => say!(case.language, ties_when_all_is_in),
        None => say!(case.language, equal_scores_share),
    };
    Said::new(case, sentence, entry.map(|entry| entry.clause))
}

/// That there is nothing to settle: "Nobody shares first place: there is no tie to settle."
pub fn no_tie(case: Case<'_>) -> Option<Said> {
    let entry = case.regulation.entries_for(case.event.kind()).next()?;
    let alone = case.ruling.standing.first().is_some_and(|place| place.members.len() == 1);
    let sentence = if alone {
        say!(case.language, nobody_shares_first)
    } else {
        say!(case.language, nothing_to_settle)
    };
    case.ruling.settled.then(|| Said::new(case, sentence, [entry.clause]))
}

/// The same for a page with a matrix, which needs an explanation.
pub fn of_the_matrix(case: Case<'_>) -> Said {
    let entry = case.regulation.entries_for(case.event.kind()).next();
    Said::new(case, say!(case.language, matrix_explained), entry.map(|entry| entry.clause))
}

/// The rest that the regulations give before the first game: "30 minutes' rest for every player."
pub fn rest_before_play(case: Case<'_>) -> Option<Said> {
    case.ruling.reminders.iter().find_map(|reminder| match reminder.about {
        ReminderAbout::Rest { minutes, .. } => {
            let sentence = capital(&say!(case.language, rest_before_play_off { count: minutes }));
            Some(Said::new(case, sentence, [reminder.clause]))
        }
        _ => None,
    })
}

/// A rest that the arbiter granted to all players.
pub fn rest_granted(language: Language, minutes: u32) -> Said {
    Said { sentence: say!(language, rest_granted { count: minutes }), clauses: Vec::new() }
}

/// The game that ended last, before the next one: "Semi-final 1, game 1 of 2: Anna Weber ½–½ Wei
/// Yi."
pub fn ended(case: Case<'_>, question: &str) -> Option<Said> {
    let seat = PlayOffSeat::find(case.ruling, question)?;
    let game = &seat.stage.games[seat.index];
    let GameState::Played(result) = game.state else { return None };
    let white = svg::own_mark(game, game.white)?;
    let black = svg::own_mark(game, game.black)?;
    let names = [game.white, game.black].map(|id| case.name(id));
    let between = if result.is_forfeit() { "/" } else { "–" };
    let score = format!("{} {white}{between}{black} {}", names[0], names[1]);
    let sentence = say!(case.language, game_ended { game: seat.whole(case.language), score });
    Some(Said::new(case, sentence, [seat.stage.clause]))
}

/// The subject of a question, without names: "Lots for white", "Toss", "Choice of colour".
pub fn asked(language: Language, question: &Question) -> String {
    let what = match &question.ask {
        Ask::Game { .. } => "game",
        Ask::Lots { purpose, .. } => purpose_word(*purpose),
        Ask::Colour { .. } => "colour",
        Ask::Bid { .. } => "bid",
        Ask::Board { .. } => "board",
        Ask::Decision { who, .. } => return capital(&somebody_decides(language, who)),
        Ask::Data(_) => return say!(language, decides_now { what: "figures" }),
    };
    say!(language, asked_now { what })
}

/// The word by which messages select the purpose of lots.
pub fn purpose_word(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::FirstWhite => "first-white",
        Purpose::PairingNumbers => "pairing-numbers",
        Purpose::Seeding => "seeding",
        Purpose::Participants => "participants",
        Purpose::CoinToss => "coin-toss",
        Purpose::Place => "place",
    }
}

/// One stage of the winner's path: "1½–½" and "against Wei Yi".
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Leg {
    /// The score, or the value of a criterion.
    pub score: String,
    /// The opponent and the stage.
    pub against: String,
}

/// How a participant won: match by match, or the criterion that decided.
pub fn way(case: Case<'_>, winner: Id) -> Vec<Leg> {
    let stages = case.ruling.stages.iter().filter(|stage| stage.members.contains(&winner));
    let legs: Vec<Leg> = stages.filter_map(|stage| leg(case, stage, winner)).collect();
    if legs.is_empty() { by_criterion(case, winner).into_iter().collect() } else { legs }
}

fn leg(case: Case<'_>, stage: &StageRecord, winner: Id) -> Option<Leg> {
    let own = svg::half_points(svg::points(stage, winner));
    let other = stage.members.iter().copied().find(|id| *id != winner)?;
    let score = match stage.form {
        StageForm::Match | StageForm::UntilWon | StageForm::Armageddon => {
            format!("{own}–{}", svg::half_points(svg::points(stage, other)))
        }
        StageForm::RoundRobin => {
            let games = stage
                .games
                .iter()
                .filter(|game| [game.white, game.black].contains(&winner))
                .count();
            say!(case.language, points_of { points: own, games })
        }
        StageForm::KnockOut | StageForm::Ladder => return None,
    };
    let against =
        say!(case.language, leg_against { form: form_word(stage.form), name: case.name(other) });
    let other_left = stage.members.len() == 2 && left_of(case, &stage.members).contains(&other);
    let against = if other_left { say!(case.language, leg_who_left { against }) } else { against };
    Some(Leg { score, against })
}

/// The players among `members` whose leaving decided a game between them.
pub fn left_of(case: Case<'_>, members: &[Id]) -> Vec<Id> {
    let of_step = |step: &Step| match &step.reason {
        Reason::ForfeitedByLeaving { players, left }
            if players.iter().all(|id| members.contains(id)) =>
        {
            left.clone()
        }
        _ => Vec::new(),
    };
    let mut left: Vec<Id> = case.ruling.steps.iter().flat_map(of_step).collect();
    left.sort_unstable();
    left.dedup();
    left
}

/// Whether a departure from the regulations decided who is first.
pub fn departed_first(case: Case<'_>) -> bool {
    let Some(first) = case.ruling.standing.first() else { return false };
    case.ruling.departures.iter().any(|departed| {
        let mut among = departed.departure.parts.iter().flatten();
        first.members.iter().all(|id| among.clone().any(|one| one == id)) && among.next().is_some()
    })
}

/// Who shares first place when nothing is left to settle: "Anna Weber and Wei Yi share first".
pub fn share_first(case: Case<'_>) -> Option<String> {
    const MOST_NAMES: usize = 3;
    let first = case.ruling.standing.first().filter(|place| place.members.len() > 1)?;
    if !case.ruling.settled {
        return None;
    }
    if first.members.len() > MOST_NAMES {
        let tie = Tie { members: &first.members, from: 1, score: first.score };
        return Some(shared(case.language, tie));
    }
    let names = words::names(case.language, case.event, &first.members);
    Some(say!(case.language, page_board_share_first { names }))
}

fn by_criterion(case: Case<'_>, winner: Id) -> Option<Leg> {
    let separated =
        |step: &&Step| step.parts.first().is_some_and(|part| part.as_slice() == [winner]);
    let step = case
        .ruling
        .steps
        .iter()
        .rev()
        .filter(|step| !step.reason.values().is_empty())
        .find(separated)?;
    let (_, own) = step.reason.values().iter().find(|(id, _)| *id == winner)?;
    Some(Leg { score: value(case.language, own), against: measure(case.language, step) })
}

/// The clock in short: `3+2`, `2:30+2`; both sides if they differ.
pub fn clocks(language: Language, clock: Clock) -> String {
    if clock.white == clock.black {
        pace(clock.white)
    } else {
        say!(language, clocks_of_both { white: pace(clock.white), black: pace(clock.black) })
    }
}

/// One side's clock in short.
fn pace(pace: SideClock) -> String {
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

/// Who can still come first: "Four can still come first", "Gukesh comes first in any case".
pub fn contenders(language: Language, names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [name] => say!(language, only_one_can_come_first { name: *name }),
        several => capital(&say!(language, can_still_come_first { count: several.len() })),
    }
}
