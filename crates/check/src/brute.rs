//! The engine itself, run with random answers: what it comes to is what the walk must have foreseen.

use std::collections::BTreeSet;
use tiebreak_engine::{Options, rule};
use tiebreak_model::{
    Answer, Answers, Ask, ClauseRef, Colour, DataAnswer, DraftEvent, DraftGame, DraftMatch, DraftParticipant, Event,
    Exact, GameResult, Id, Kind, Missing, Question, Ruling, Sport,
};
use tiebreak_regulation::{Entry, Regulation, Settles};

/// A small generator that gives the same numbers everywhere.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % limit.max(1)
    }

    fn shuffled(&mut self, ids: &[Id]) -> Vec<Id> {
        let mut rest = ids.to_vec();
        (0..ids.len()).map(|_| rest.remove(self.below(rest.len()))).collect()
    }
}

/// Answers everything. Of ten results so many are draws; after many games they are decisive, so that it ends.
pub struct Fate {
    pub random: Random,
    draws: usize,
    asked: usize,
}

impl Fate {
    pub fn new(seed: u64) -> Self {
        let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(1));
        let draws = [0, 3, 8, 10][random.below(4)];
        Self { random, draws, asked: 0 }
    }

    fn result(&mut self) -> GameResult {
        self.asked += 1;
        let draws = if self.asked > 80 { self.draws.min(3) } else { self.draws };
        if self.random.below(10) < draws {
            "1/2-1/2".parse().unwrap()
        } else {
            ["1-0", "0-1"][self.random.below(2)].parse().unwrap()
        }
    }

    fn order(&mut self, among: &[Id]) -> Vec<Vec<Id>> {
        let mut parts: Vec<Vec<Id>> = Vec::new();
        for id in self.random.shuffled(among) {
            match parts.last_mut() {
                Some(part) if self.random.below(10) < self.draws.min(8) => part.push(id),
                _ => parts.push(vec![id]),
            }
        }
        parts
    }
}

impl Answers for Fate {
    fn answer(&mut self, question: &Question) -> Option<Answer> {
        Some(match &question.ask {
            Ask::Lots { among, .. } => Answer::order(self.random.shuffled(among)),
            Ask::Game { .. } => Answer::Result(self.result()),
            Ask::Colour { .. } => Answer::Colour([Colour::White, Colour::Black][self.random.below(2)]),
            Ask::Bid { .. } => {
                let bids = [0, 1].map(|_| Exact::from(120 + self.random.below(3) as i64));
                Answer::Data(DataAnswer::Numbers(bids.to_vec()))
            }
            Ask::Board { between } => Answer::Order(self.order(between)),
            Ask::Decision { among, .. } => Answer::Order(self.order(among)),
            Ask::Data(missing) => Answer::Data(match missing.needs {
                Missing::Result { .. } => DataAnswer::Result(self.result()),
                Missing::Game(a, b) => DataAnswer::Game { white: [a, b][self.random.below(2)], result: self.result() },
                Missing::Number(_) => DataAnswer::Numbers(vec![Exact::from(self.random.below(3) as i64)]),
                Missing::Numbers(..) => {
                    DataAnswer::Numbers((0..2).map(|_| Exact::from(self.random.below(3) as i64)).collect())
                }
            }),
        })
    }
}

/// So many tied for places from `first` on, with two more below them.
pub fn event(regulation: &Regulation, kind: Kind, tied: usize, first: usize, fate: &mut Fate) -> Event {
    let alone = regulation.entries_for(kind).next().is_some_and(|entry| entry.participants.is_some());
    let people = first - 1 + tied + if alone { 0 } else { 2 };
    let participants = (0..people).map(|number| {
        let points = if number + 1 < first {
            100 - number as i64
        } else if number + 1 < first + tied {
            50
        } else {
            20 + people as i64 - number as i64
        };
        DraftParticipant { name: format!("P{number:02}"), points: Some(Exact::from(points)), ..Default::default() }
    });
    let draft = DraftEvent {
        title: "Tie".to_owned(),
        regulation: regulation.id.clone(),
        sport: regulation.sport,
        kind,
        cycles: 1,
        participants: participants.collect(),
        games: if kind == Kind::RapidAndBlitz { games(people, fate) } else { Vec::new() },
        matches: if regulation.sport == Sport::Bridge { matches(people, kind, fate) } else { Vec::new() },
        ..Default::default()
    };
    Event::new(draft).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// One game of each two: a round robin asks for the games it misses, other kinds of events do not.
fn games(people: usize, fate: &mut Fate) -> Vec<DraftGame> {
    let pairs = (0..people).flat_map(|a| (a + 1..people).map(move |b| (a, b)));
    let game = |(a, b)| DraftGame {
        round: None,
        white: format!("P{a:02}"),
        black: format!("P{b:02}"),
        result: fate.result(),
        phase: None,
        moves: None,
        started: None,
        finished: None,
    };
    pairs.map(game).collect()
}

/// One match of each two, of few IMPs, so that much is level; in a Swiss some did not meet.
fn matches(people: usize, kind: Kind, fate: &mut Fate) -> Vec<DraftMatch> {
    if !matches!(kind, Kind::RoundRobin | Kind::Swiss) {
        return Vec::new();
    }
    let pairs = (0..people).flat_map(|a| (a + 1..people).map(move |b| (a, b)));
    let met = pairs.filter(|_| kind == Kind::RoundRobin || fate.random.below(4) > 0).collect::<Vec<_>>();
    let mut numbers = |most: usize| [0, 1].map(|_| Exact::from(fate.random.below(most) as i64));
    let one = |(a, b)| DraftMatch {
        round: Some(1),
        teams: vec![format!("P{a:02}"), format!("P{b:02}")],
        boards: Some(16),
        imps: Some(numbers(3)),
        total_points: Some(numbers(2)),
        ..Default::default()
    };
    met.into_iter().map(one).collect()
}

/// What running a procedure showed.
#[derive(Default)]
pub struct Seen {
    pub clauses: BTreeSet<ClauseRef>,
    /// The first tie that was left open, with the clause, or that got stuck.
    pub broken: Option<(Option<ClauseRef>, String)>,
}

/// Runs a procedure for two to `most` tied, `runs` times each; the clauses are seen only where it is explained.
pub fn run(regulation: &Regulation, entry: &Entry, kind: Kind, most: usize, runs: u64, explain: bool) -> Seen {
    let mut seen = Seen::default();
    let last = match (entry.settles.0, entry.tie_for.to) {
        (Settles::Winner, _) | (_, None) => 1,
        (Settles::Places, Some(to)) => to,
    };
    let most = if kind == Kind::Knockout { 2 } else { most };
    let most = entry.participants.map_or(most, |participants| participants.min(most));
    for tied in 2..=most {
        for seed in 0..runs {
            let first = 1 + usize::try_from(seed).unwrap() % last;
            let mut fate = Fate::new(seed);
            let event = event(regulation, kind, tied, first, &mut fate);
            let ruling = rule(&event, regulation, &mut fate, Options { explain, ..Options::default() }).unwrap();
            seen.clauses.extend(ruling.steps.iter().map(|step| step.clause));
            seen.clauses.extend(ruling.stages.iter().map(|stage| stage.clause));
            if seen.broken.is_none() {
                seen.broken = broken(&ruling)
                    .map(|(at, why)| (at, format!("{tied} tied from place {first}, seed {seed}: {why}")));
            }
        }
    }
    seen
}

fn broken(ruling: &Ruling) -> Option<(Option<ClauseRef>, String)> {
    if let Some(left) = ruling.left_open.first() {
        return Some((Some(left.clause), left.because.clone()));
    }
    let stuck = ruling.open.is_empty() && ruling.standing.iter().any(|place| place.open);
    stuck.then(|| (None, "nothing is asked and nothing is settled".to_owned()))
}
