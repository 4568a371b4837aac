//! Random small events, and a source of answers for their open games.
#![allow(dead_code, clippy::unwrap_used, clippy::panic)]

use tiebreak_model::{
    Answer, Answers, Ask, DataAnswer, DataNeeded, DraftEvent, DraftGame, DraftParticipant, Event,
    EventInfo, Exact, GameResult, Question,
};
use tiebreak_regulation::{Regulation, builtin};

pub const RESULTS: [GameResult; 3] = [GameResult::White, GameResult::Draw, GameResult::Black];

/// SplitMix64.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }

    pub fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }
}

pub fn load(name: &str) -> Event {
    let path = format!("{}/../../crates/server/events/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap();
    tiebreak_formats::event_file::read(name, &text).unwrap_or_else(|rejected| panic!("{rejected}"))
}

pub fn regulation(id: &str) -> Regulation {
    builtin::find(id).unwrap().unwrap()
}

/// A regulation of these clauses, numbered from 1.
pub fn made_up(sport: &str, clauses: &[&str]) -> Regulation {
    let mut text = format!(
        "format = \"tiebreak-regulation/1\"\nid = \"made-up\"\ntitle = \"Made up\"\nsport = \"{sport}\"\nsource = \"ours\"\n"
    );
    for (number, clause) in (1..).zip(clauses) {
        text.push_str(&format!("\n[clause.\"{number}\"]\ntext = \"Clause {number}.\"\n{clause}\n"));
    }
    Regulation::read("made-up.toml", &text).unwrap_or_else(|error| panic!("{error}"))
}

pub fn names(count: usize) -> Vec<String> {
    (0..count).map(|index| format!("P{index}")).collect()
}

pub fn game(white: &str, black: &str, round: usize, result: GameResult) -> DraftGame {
    DraftGame {
        round: Some(round as u32),
        white: white.into(),
        black: black.into(),
        result,
        phase: None,
        moves: None,
        started: None,
        finished: None,
    }
}

pub fn player(name: &str) -> DraftParticipant {
    DraftParticipant { name: name.into(), ..DraftParticipant::default() }
}

/// A round robin of three to six with two to seven open games; sometimes with published points.
pub fn small_event(random: &mut Random) -> Event {
    let count = 3 + random.below(4);
    let names = names(count);
    let mut games = Vec::new();
    for (round, pairs) in tiebreak_engine::berger::rounds(count).into_iter().enumerate() {
        for (white, black) in pairs {
            let result = [GameResult::White, GameResult::Draw, GameResult::Draw, GameResult::Black]
                [random.below(4)];
            games.push(game(&names[white - 1], &names[black - 1], round + 1, result));
        }
    }
    let open = (2 + random.below(6)).min(games.len());
    let from = games.len() - open;
    games[from..].iter_mut().for_each(|game| game.result = GameResult::Open);
    let mut participants: Vec<DraftParticipant> = names.iter().map(|name| player(name)).collect();
    if random.below(5) == 0 {
        for one in &mut participants {
            let half: i64 = games
                .iter()
                .filter(|game| game.result != GameResult::Open)
                .map(|game| {
                    let colour = |name: &str| name == one.name;
                    if colour(&game.white) {
                        game.result.half_points(tiebreak_model::Colour::White)
                    } else if colour(&game.black) {
                        game.result.half_points(tiebreak_model::Colour::Black)
                    } else {
                        0
                    }
                })
                .sum();
            one.points = Exact::fraction(half.into(), 2);
        }
    }
    let kind = tiebreak_model::Kind::RoundRobin;
    Event::new(DraftEvent {
        info: EventInfo { title: "Small".into(), kind, cycles: 1, ..EventInfo::default() },
        participants,
        games,
        ..DraftEvent::default()
    })
    .unwrap()
}

/// Answers the open games of an event, and nothing else.
pub struct Outcome<'o> {
    pub event: &'o Event,
    pub results: &'o [GameResult],
}

impl Answers for Outcome<'_> {
    fn answer(&mut self, question: &Question) -> Option<Answer> {
        let Ask::Data(missing) = &question.ask else { return None };
        let DataNeeded::Result { white, black } = missing.needs else { return None };
        let mut open = self.event.open_games().map(|(_, game)| game);
        let index = open.position(|game| game.white == white && game.black == black)?;
        Some(Answer::Data(DataAnswer::Result(self.results[index])))
    }
}

/// All outcomes of this number of games, as positions in `RESULTS`; the first game changes slowest.
pub fn outcomes(games: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for _ in 0..games {
        all = all
            .iter()
            .flat_map(|one: &Vec<usize>| {
                (0..3).map(move |result| [one.as_slice(), &[result]].concat())
            })
            .collect();
    }
    all
}
