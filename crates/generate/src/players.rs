//! An event of players.

use crate::chance::{self, Absences};
use crate::swiss::Swiss;
use crate::{ImpossiblePlan, Plan, round_robin};
use tiebreak_language::sentence;
use tiebreak_model::{
    ByeKind, Crosstable, DraftBye, DraftEvent, DraftGame, DraftParticipant, Event, EventInfo,
    Exact, GameResult, Id, Kind, ListedTieBreaks, Random,
};
use tiebreak_standings::{Standings, codes, recommended};

pub(crate) fn event(plan: &Plan) -> Result<Event, ImpossiblePlan> {
    let mut random = Random::new(plan.seed);
    let ratings = chance::ratings(plan.players, &mut random);
    let names = names("Player", plan.players);
    let mut draft = DraftEvent {
        info: EventInfo {
            title: title(plan),
            kind: if plan.round_robin { Kind::RoundRobin } else { Kind::Swiss },
            cycles: cycles(plan),
            rounds: Some(plan.length()),
            start: plan.start,
            ..EventInfo::default()
        },
        participants: participants(&names, &ratings),
        ..DraftEvent::default()
    };
    for at in unrated(plan, &mut random) {
        draft.participants[at].rating = None;
    }
    let absences = Absences::new(plan, &mut random);
    let mut course = EventCourse { swiss: Swiss::new(plan.players), absences, random };
    let field = PlayerField { names: &names, ratings: &ratings };
    for round in 1..=plan.length() {
        if plan.round_robin {
            meet(&mut draft, round, field, &mut course);
        } else {
            pair(&mut draft, round, field, &mut course);
        }
    }
    ranked(plan, draft)
}

pub(crate) fn names(word: &str, count: usize) -> Vec<String> {
    let width = count.to_string().len();
    (1..=count).map(|number| format!("{word} {number:0width$}")).collect()
}

pub(crate) fn title(plan: &Plan) -> String {
    let kind = if plan.round_robin { "round robin" } else { "Swiss" };
    format!("Made up, {kind}, seed {}", plan.seed)
}

pub(crate) fn cycles(plan: &Plan) -> u32 {
    let count = u32::try_from(plan.competitors()).unwrap_or(u32::MAX);
    if plan.round_robin { plan.length() / (count + count % 2 - 1) } else { 1 }
}

pub(crate) fn participants(names: &[String], ratings: &[u32]) -> Vec<DraftParticipant> {
    let one = |(at, (name, rating)): (usize, (&String, &u32))| DraftParticipant {
        name: name.clone(),
        rating: Some(*rating),
        number: u32::try_from(at + 1).ok(),
        ..DraftParticipant::default()
    };
    names.iter().zip(ratings).enumerate().map(one).collect()
}

fn unrated(plan: &Plan, random: &mut Random) -> Vec<usize> {
    let mut all: Vec<usize> = (0..plan.players).collect();
    random.shuffle(&mut all);
    all.truncate(plan.unrated);
    all
}

/// The players by their positions: names and ratings.
#[derive(Clone, Copy)]
struct PlayerField<'f> {
    names: &'f [String],
    ratings: &'f [u32],
}

/// What changes from round to round: the pairing program, who is absent, the random numbers.
pub(crate) struct EventCourse {
    pub(crate) swiss: Swiss,
    pub(crate) absences: Absences,
    pub(crate) random: Random,
}

/// A round of a round robin. Who has left loses by forfeit.
fn meet(
    draft: &mut DraftEvent,
    round: u32,
    PlayerField { names, ratings }: PlayerField<'_>,
    EventCourse { absences, random, .. }: &mut EventCourse,
) {
    let pairs = round_robin::pairs(names.len(), round);
    let forfeited = absences.forfeited(round, pairs.len(), random);
    for (board, pair) in pairs.into_iter().enumerate() {
        let result = match pair.map(|one| absences.is_gone(one, round)) {
            [true, true] => GameResult::BothForfeit,
            [true, false] => GameResult::BlackByForfeit,
            [false, true] => GameResult::WhiteByForfeit,
            _ if forfeited.contains(&board) => chance::forfeit(random),
            _ => chance::result(ratings[pair[0]], ratings[pair[1]], random),
        };
        draft.games.push(game(round, pair, names, result));
    }
}

/// A round of a Swiss event.
fn pair(
    draft: &mut DraftEvent,
    round: u32,
    PlayerField { names, ratings }: PlayerField<'_>,
    EventCourse { swiss, absences, random }: &mut EventCourse,
) {
    let mut there = Vec::with_capacity(names.len());
    let mut byes = Vec::new();
    for one in 0..names.len() {
        match absences.bye(one, round) {
            Some(kind) => byes.push((one, kind)),
            None => there.push(one),
        }
    }
    let pairing = swiss.pair(&there);
    byes.extend(pairing.alone.map(|one| (one, ByeKind::Pairing)));
    for (one, kind) in byes {
        let halves = match kind {
            ByeKind::Pairing | ByeKind::Full => 2,
            ByeKind::Half => 1,
            ByeKind::Zero => 0,
        };
        swiss.scores[one] += halves;
        draft.byes.push(DraftBye {
            round,
            player: names[one].clone(),
            kind,
            points: Exact::from(halves) / 2,
        });
    }
    let forfeited = absences.forfeited(round, pairing.pairs.len(), random);
    for (board, pair) in pairing.pairs.into_iter().enumerate() {
        let result = match forfeited.contains(&board) {
            true => chance::forfeit(random),
            false => chance::result(ratings[pair[0]], ratings[pair[1]], random),
        };
        let halves = match result {
            GameResult::White | GameResult::WhiteByForfeit => [2, 0],
            GameResult::Black | GameResult::BlackByForfeit => [0, 2],
            GameResult::Draw => [1, 1],
            _ => [0, 0],
        };
        pair.iter().zip(halves).for_each(|(one, halves)| swiss.scores[*one] += halves);
        draft.games.push(game(round, pair, names, result));
    }
}

fn game(round: u32, pair: [usize; 2], names: &[String], result: GameResult) -> DraftGame {
    DraftGame {
        round: Some(round),
        white: names[pair[0]].clone(),
        black: names[pair[1]].clone(),
        result,
        phase: None,
        moves: None,
        started: None,
        finished: None,
    }
}

/// The event with the ranks that its list gives, and the records of a report.
fn ranked(plan: &Plan, mut draft: DraftEvent) -> Result<Event, ImpossiblePlan> {
    let (kind, system) = match (plan.round_robin, draft.info.cycles) {
        (true, 1) => ("Individual: Round-Robin", "FIDE_ROUNDROBIN"),
        (true, _) => ("Individual: Double Round-Robin", "FIDE_DOUBLEROUNDROBIN"),
        (false, _) => ("Individual: Swiss-System", "CUSTOM_SWISS"),
    };
    let rated = plan.players - plan.unrated;
    draft.info.report = head(plan, kind, system, plan.players, rated);
    let event = made(draft)?;
    let table = Crosstable::from_event(&event);
    let list =
        if plan.list.is_empty() { recommended(&table).to_owned() } else { plan.list.clone() };
    let wanted = codes(&list).map_err(ImpossiblePlan::unknown)?;
    let standings = Standings::new(&table, wanted, None);
    let ranks: Vec<(Id, u32)> = standings
        .rows()
        .iter()
        .filter_map(|row| {
            Some((event.find(&table.entrants[row.player].name)?, u32::try_from(row.rank).ok()?))
        })
        .collect();
    let listed = listed(&list);
    let lines = [format!("212 {}", listed.codes.join(",")), "001".to_owned()];
    Ok(event.ranked(ranks).reported(lines, listed))
}

/// The records above the players.
pub(crate) fn head(
    plan: &Plan,
    kind: &str,
    system: &str,
    people: usize,
    rated: usize,
) -> Vec<String> {
    let mut lines = vec![format!("012 {}", title(plan))];
    let day = plan.start.map(|start| start.date().to_string().replace('-', "/"));
    lines.extend(day.map(|day| format!("042 {day}")));
    lines.extend([format!("062 {people}"), format!("072 {rated}"), format!("092 {kind}")]);
    lines.push(format!("142 {}", plan.length()));
    lines.push("162  W 1.0    D 0.5    L 0.0    A 0.0    P 1.0    X 0.5".to_owned());
    lines.push(format!("192 {system}"));
    lines
}

/// The list as record 212 of a report holds it.
pub(crate) fn listed(list: &str) -> ListedTieBreaks {
    ListedTieBreaks {
        codes: list.split(',').map(|code| code.replace(' ', "")).collect(),
        record: "212",
    }
}

/// The event of a draft of ours.
pub(crate) fn made(draft: DraftEvent) -> Result<Event, ImpossiblePlan> {
    Event::new(draft).map_err(|faults| {
        let why = faults.first().map(|fault| fault.message.clone()).unwrap_or_default();
        ImpossiblePlan::new(
            sentence!(generate_contradicts { why }),
            sentence!(generate_our_mistake),
        )
    })
}
