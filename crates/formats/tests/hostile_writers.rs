//! What is written is read again, whatever an event holds: very long names, names that mean
//! something in a format, huge and negative numbers, many rounds. What a format cannot hold is
//! refused before anything is written.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use tiebreak_formats::account::{Names, Told};
use tiebreak_formats::{Format, event_file, import_any, write_any};
use tiebreak_model::{
    ByeKind, DraftBye, DraftEvent, DraftGame, DraftMatch, DraftParticipant, Event, EventInfo,
    Exact, GameResult, Kind, MatchStatus, Random, Sport,
};

const FORMATS: [Format; 7] = [
    Format::EventFile,
    Format::Trf,
    Format::Pgn,
    Format::Pbn,
    Format::Csv,
    Format::Usebio,
    Format::Xlsx,
];

/// Names that are hard to write: separators, quotes, signs of each format, letters of all kinds.
const NAMES: [&str; 40] = [
    "Ann, Bo",
    "Ann; Bo",
    "\"Ann\"",
    "\"",
    "'",
    "'=Ann",
    "=1+1",
    "+Ann",
    "-Ann",
    "@Ann",
    "Ann \\",
    "\\",
    "\\\"",
    "[Ann]",
    "{Ann}",
    "(Ann)",
    "%Ann",
    ";Ann",
    "#Ann",
    "<Ann>",
    "&amp;",
    "Ann & Bo",
    "]]>",
    "<!--",
    "001",
    "1",
    "1.5",
    "1/2",
    "½",
    "name",
    "white",
    "bye",
    "\u{202e}nnA",
    "A\u{301}nn",
    "\u{1f600}",
    "阿",
    "_x000D_",
    "x\u{a0}y",
    "TRUE",
    "0000",
];

const LONG: [usize; 5] = [32, 33, 34, 100, 200];

const RESULTS: [GameResult; 7] = [
    GameResult::White,
    GameResult::Black,
    GameResult::Draw,
    GameResult::WhiteByForfeit,
    GameResult::BlackByForfeit,
    GameResult::BothForfeit,
    GameResult::Open,
];

struct Dice(Random);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0.below(most)
    }

    fn one_in(&mut self, number: usize) -> bool {
        self.below(number) == 0
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    fn name(&mut self) -> String {
        match self.below(4) {
            0 => self.pick(&["x", "ä", "阿", "\u{1f600}"]).repeat(self.pick(&LONG) - 2) + "y",
            1 => format!("Player {}", self.below(1_000)),
            _ => self.pick(&NAMES).to_owned(),
        }
    }

    fn text(&mut self) -> Option<String> {
        let texts =
            ["NOR", "GM", "Netherlands", "", " ", "a\nb", "a\tb", "\"", "x,y;z", "&<>", "ÅÄÖ"];
        let text = self.pick(&texts);
        self.one_in(4).then(|| text.to_owned())
    }

    fn figure(&mut self) -> Option<u32> {
        let figure = self.pick(&[0, 1, 999, 1_000, 9_999, 10_000, 99_999, 2_147_483_648, u32::MAX]);
        self.one_in(4).then_some(figure)
    }

    fn number(&mut self) -> Exact {
        let top = self.pick(&[
            0,
            1,
            -1,
            7,
            9_995,
            -9_995,
            100_000,
            4_000_000,
            i64::from(u32::MAX),
            -4_000_000_000,
        ]);
        Exact::from(top) / self.pick(&[1, 2, 3, 10, 1_000])
    }
}

fn people(dice: &mut Dice) -> Vec<DraftParticipant> {
    let mut names: Vec<String> = (0..2 + dice.below(5)).map(|_| dice.name()).collect();
    names.sort();
    names.dedup();
    let numbered = dice.one_in(2);
    let far = dice.pick(&[0, 0, 9_990, 99_998]);
    (1..)
        .zip(names)
        .map(|(at, name)| DraftParticipant {
            name,
            number: numbered.then_some(far + at),
            rating: dice.figure(),
            fide_id: dice.figure().map(u64::from),
            rank: dice.figure().filter(|rank| *rank > 0),
            federation: dice.text(),
            chess_title: dice.text(),
            birth: dice.text(),
            points: dice.one_in(4).then(|| dice.number()),
            ..DraftParticipant::default()
        })
        .collect()
}

fn titled(dice: &mut Dice, participants: Vec<DraftParticipant>) -> DraftEvent {
    DraftEvent {
        info: EventInfo {
            title: dice
                .pick(&[
                    "Cup",
                    "\"Cup\"",
                    "Cup\nB",
                    "<Cup>",
                    "001 Cup",
                    "Cup \\",
                    "[Cup]",
                    "\u{1}",
                    "Cüp, the; 2nd",
                ])
                .into(),
            kind: dice.pick(&[Kind::Swiss, Kind::RoundRobin, Kind::Knockout, Kind::Tour]),
            venue: dice.text(),
            rounds: dice.one_in(4).then(|| dice.pick(&[1, 9, 999, 1_000, 5_000])),
            ..EventInfo::default()
        },
        participants,
        ..DraftEvent::default()
    }
}

fn chess(dice: &mut Dice) -> Option<Event> {
    let participants = people(dice);
    let mut draft = titled(dice, participants);
    let names: Vec<String> = draft.participants.iter().map(|one| one.name.clone()).collect();
    for round in 1..=dice.below(5) {
        let far = dice.pick(&[0, 0, 0, 0, 95, 995]);
        for two in names.chunks(2) {
            let round = u32::try_from(round + far).unwrap();
            match two {
                [white, black] => draft.games.push(DraftGame {
                    round: Some(round),
                    white: white.clone(),
                    black: black.clone(),
                    result: dice.pick(&RESULTS),
                    phase: None,
                    moves: dice.figure(),
                    started: None,
                    finished: None,
                }),
                _ => draft.byes.push(DraftBye {
                    round,
                    player: two[0].clone(),
                    kind: dice.pick(&[
                        ByeKind::Full,
                        ByeKind::Pairing,
                        ByeKind::Half,
                        ByeKind::Zero,
                    ]),
                    points: Exact::from(1) / 2,
                }),
            }
        }
    }
    Event::new(draft).ok()
}

fn bridge(dice: &mut Dice) -> Option<Event> {
    let teams = people(dice)
        .into_iter()
        .map(|one| DraftParticipant { name: one.name, ..Default::default() });
    let teams = teams.collect();
    let mut draft = titled(dice, teams);
    draft.info.sport = Sport::Bridge;
    draft.info.kind = dice.pick(&[Kind::Swiss, Kind::RoundRobin]);
    let names: Vec<String> = draft.participants.iter().map(|one| one.name.clone()).collect();
    for round in 1..=dice.below(5) {
        for two in names.chunks(2) {
            let assigned = two.len() == 1 || dice.one_in(6);
            let fine = dice.pick(&[1, 2, 3, 100]);
            let numbers = |dice: &mut Dice| {
                [(); 2].map(|()| Exact::from(dice.pick(&[0, 1, 20, 999, 1_999, 100_000])) / fine)
            };
            let far = if dice.one_in(10) { Some([dice.number(), dice.number()]) } else { None };
            draft.matches.push(DraftMatch {
                round: Some(u32::try_from(round).unwrap()),
                teams: two.to_vec(),
                status: if assigned { MatchStatus::Assigned } else { MatchStatus::Played },
                vps: far.or_else(|| Some(numbers(dice))).into(),
                imps: (!assigned).then(|| numbers(dice)).into(),
                boards: dice.figure().filter(|boards| *boards > 0),
                ..DraftMatch::default()
            });
        }
    }
    Event::new(draft).ok()
}

/// What must come back: how many games and matches there are, of which result, in which round.
fn counted(event: &Event) -> Vec<String> {
    let games = event.games().iter().map(|game| format!("{:?} {:?}", game.round, game.result));
    let matches = event
        .matches()
        .iter()
        .map(|one| format!("{:?} {:?} {:?}", one.round, one.imps.get(), one.vps.get()));
    let mut all: Vec<String> = games.chain(matches).collect();
    all.sort();
    all
}

/// The names in the games and matches; reports cut them after 33 characters.
fn named(event: &Event, most: usize) -> Vec<String> {
    let cut = |id| event.name(id).chars().take(most).collect::<String>().trim().to_owned();
    let games =
        event.games().iter().map(|game| format!("{} - {}", cut(game.white), cut(game.black)));
    let matches =
        event.matches().iter().map(|one| format!("{} - {:?}", cut(one.first), one.second.map(cut)));
    let mut all: Vec<String> = games.chain(matches).collect();
    all.sort();
    all
}

/// Whether the format takes the event; or what is wrong with what was written.
fn read_again(event: &Event, format: Format) -> Result<bool, String> {
    let Ok(bytes) = write_any(event, format) else { return Ok(false) };
    let last = event.games().iter().filter_map(|game| game.round).max().unwrap_or(0);
    let told = Told {
        kind: Some(event.kind()),
        cycles: Some(event.cycles()),
        rounds: event.rounds().filter(|rounds| *rounds >= last),
        names: vec![Names::Apart],
        ..Told::default()
    };
    let import = import_any("Cup", &bytes, &told).map_err(|rejected| rejected.to_string())?;
    let back = import.event.ok_or("undecided")?;
    let cut = if format == Format::Trf { 30 } else { 1_000 };
    for (read, written) in
        [(counted(&back), counted(event)), (named(&back, cut), named(event, cut))]
    {
        if read != written {
            let text: String = String::from_utf8_lossy(&bytes).chars().take(2_000).collect();
            return Err(format!("{read:?}\ninstead of\n{written:?}\n{text}"));
        }
    }
    Ok(true)
}

/// All formats with many events; each of some formats writes at least a few of them.
fn all_are_read_again(make: impl Fn(&mut Dice) -> Option<Event>, some: &[Format]) {
    let mut written: Vec<Format> = Vec::new();
    let mut failures = Vec::new();
    for seed in 0..200 {
        let Some(event) = make(&mut Dice(Random::new(seed))) else { continue };
        // An event comes from a file: what an event file cannot hold is not written either.
        let Ok(event) = event_file::read("Cup", &event_file::write(&event)) else { continue };
        for format in FORMATS {
            match read_again(&event, format) {
                Ok(true) => written.push(format),
                Ok(false) => {}
                Err(why) => failures.push(format!("{format:?}, seed {seed}: {why}")),
            }
        }
    }
    let first: Vec<String> =
        failures.iter().take(14).map(|one| one.chars().take(700).collect()).collect();
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), first.join("\n\n"));
    for format in some {
        let count = written.iter().filter(|one| *one == format).count();
        assert!(count > 10, "{format:?} was written {count} times");
    }
}

#[test]
fn chess_events() {
    all_are_read_again(
        chess,
        &[Format::EventFile, Format::Trf, Format::Pgn, Format::Csv, Format::Xlsx],
    );
}

#[test]
fn bridge_events() {
    all_are_read_again(bridge, &[Format::EventFile, Format::Csv, Format::Usebio, Format::Xlsx]);
}
