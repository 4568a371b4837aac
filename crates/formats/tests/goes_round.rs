//! What is written goes round: write, read, the same event. What a format cannot hold is said, and
//! is what the page about formats says it cannot hold.
#![allow(clippy::unwrap_used, clippy::panic)]

use tiebreak_formats::{Format, lost, write_any};
use tiebreak_model::{
    ByeKind, DraftBye, DraftEvent, DraftGame, DraftMatch, DraftParticipant, DraftPlayOffGame,
    Event, EventInfo, Exact, GameResult, Kind, MatchStatus, Random, Sport,
};

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
}

fn names(count: usize) -> Vec<String> {
    let first =
        ["Ada", "Bo", "Cleo", "Dag", "Eva", "Finn", "Gro", "Hans", "Ines", "Jan", "Kari", "Leo"];
    let last = [
        "Æs", "Bäcker", "Çelik", "d'Or", "Ek \"K\"", "Fu; F", "Gö, G", "=Hu", "Ibn", "Jo", "-Ko",
        "Ly",
    ];
    (0..count)
        .map(|at| format!("{} {}", last[at % last.len()], first[(at * 5 + at / 12) % first.len()]))
        .collect()
}

fn player(dice: &mut Dice, name: &str, at: usize) -> DraftParticipant {
    let number = u32::try_from(at + 1).unwrap();
    DraftParticipant {
        name: name.to_owned(),
        number: Some(number),
        short: dice.one_in(4).then(|| format!("{name} *")),
        rating: dice.one_in(2).then_some(2000 + number),
        fide_id: dice.one_in(2).then_some(1_000_000 + u64::from(number)),
        federation: dice.one_in(2).then(|| "NOR".to_owned()),
        chess_title: dice.one_in(3).then(|| "GM".to_owned()),
        ..DraftParticipant::default()
    }
}

/// A round robin or the first rounds of one as a Swiss, by the circle method, with whatever can
/// happen in it.
fn chess(dice: &mut Dice) -> Event {
    Event::new(chess_draft(dice)).unwrap()
}

fn chess_draft(dice: &mut Dice) -> DraftEvent {
    let count = 6 + 2 * dice.below(4);
    let names = names(count);
    let swiss = dice.one_in(2);
    let rounds = if swiss { 3 } else { count - 1 };
    let mut draft = DraftEvent {
        info: EventInfo {
            title: "Club Cup 2024".to_owned(),
            kind: if swiss { Kind::Swiss } else { Kind::RoundRobin },
            rounds: dice.one_in(3).then(|| u32::try_from(rounds).unwrap()),
            end: dice.one_in(3).then(|| "2024-01-28".parse().unwrap()),
            venue: dice.one_in(3).then(|| "Wijk aan Zee".to_owned()),
            ..EventInfo::default()
        },
        participants: names.iter().enumerate().map(|(at, name)| player(dice, name, at)).collect(),
        ..DraftEvent::default()
    };
    let plain = dice.one_in(2);
    for round in 0..rounds {
        for board in 0..count / 2 {
            let place =
                |seat: usize| if seat == 0 { 0 } else { (seat - 1 + round) % (count - 1) + 1 };
            let (mut white, mut black) = (place(board), place(count - 1 - board));
            if (round + board) % 2 == 1 {
                (white, black) = (black, white);
            }
            let round = u32::try_from(round + 1).unwrap();
            if swiss && !plain && dice.one_in(12) {
                let kinds = [ByeKind::Full, ByeKind::Half, ByeKind::Zero];
                for player in [white, black] {
                    let kind = kinds[dice.below(3)];
                    let points = [Exact::from(1), Exact::from(1) / 2, Exact::ZERO]
                        [kinds.iter().position(|one| *one == kind).unwrap()];
                    draft.byes.push(DraftBye {
                        round,
                        player: names[player].clone(),
                        kind,
                        points,
                    });
                }
                continue;
            }
            let result = RESULTS[dice.below(if plain { 3 } else { RESULTS.len() })];
            draft.games.push(game(Some(round), &names[white], &names[black], result));
        }
    }
    if dice.one_in(3) {
        let result = RESULTS[dice.below(3)];
        let game = game(None, &names[1], &names[0], result);
        draft.play_off.push(DraftPlayOffGame { game, annulled: false, origin: None });
    }
    draft
}

fn game(round: Option<u32>, white: &str, black: &str, result: GameResult) -> DraftGame {
    DraftGame {
        round,
        white: white.to_owned(),
        black: black.to_owned(),
        result,
        phase: None,
        moves: None,
        started: None,
        finished: None,
    }
}

/// Teams that all meet, some matches without play.
fn bridge(dice: &mut Dice, played_only: bool) -> Event {
    let names = names(6);
    let mut draft = DraftEvent {
        info: EventInfo {
            title: "Club Cup 2024".to_owned(),
            sport: Sport::Bridge,
            ..EventInfo::default()
        },
        participants: names
            .iter()
            .map(|name| DraftParticipant { name: name.clone(), ..Default::default() })
            .collect(),
        ..DraftEvent::default()
    };
    for round in 0..5 {
        for board in 0..3 {
            let place = |seat: usize| if seat == 0 { 0 } else { (seat - 1 + round) % 5 + 1 };
            let teams = [place(board), place(5 - board)].map(|at| names[at].clone());
            let hundredths = i64::try_from(dice.below(2001)).unwrap();
            let vps = [Exact::from(hundredths) / 100, Exact::from(2000 - hundredths) / 100];
            let assigned = !played_only && dice.one_in(6);
            let imps = (!assigned)
                .then(|| [Exact::from(dice.below(40) as i64), Exact::from(dice.below(40) as i64)]);
            draft.matches.push(DraftMatch {
                round: Some(u32::try_from(round + 1).unwrap()),
                teams: teams.to_vec(),
                status: if assigned { MatchStatus::Assigned } else { MatchStatus::Played },
                vps: vps.into(),
                imps: imps.into(),
                ..DraftMatch::default()
            });
        }
    }
    Event::new(draft).unwrap()
}

/// What each format is known not to hold, of what these events have. The page about formats says
/// the same.
const KIND: &str = "the kind of event (say --kind when it is read)";

fn cannot_hold(format: Format) -> Vec<&'static str> {
    const SHORT: &str = "short names";
    // Tables of results and USEBIO have no place for them, PGN none for the last day; `convert`
    // names the loss.
    const END: &str = "the day on which it ends";
    const VENUE: &str = "the venue";
    match format {
        Format::EventFile => vec![],
        Format::Trf => vec![SHORT, "games of the play-off"],
        Format::Pgn => {
            vec![SHORT, END, "starting numbers", "byes", "participants who played nothing"]
        }
        Format::Csv | Format::Xlsx => {
            vec![SHORT, END, VENUE, KIND, "starting numbers", "how many rounds there are to be"]
        }
        Format::Usebio => vec![SHORT, END, VENUE, KIND],
        Format::Pbn | Format::Lin | Format::Ods => unreachable!("not written"),
    }
}

fn goes_round(event: &Event, format: Format, seed: u64) {
    let name = "Club Cup 2024";
    let bytes =
        write_any(event, format).unwrap_or_else(|why| panic!("{format:?}, seed {seed}: {why}"));
    let lost: Vec<String> =
        lost(event, format, name, &bytes).iter().map(ToString::to_string).collect();
    let surprises: Vec<_> =
        lost.iter().filter(|words| !cannot_hold(format).contains(&words.as_str())).collect();
    let shown = String::from_utf8_lossy(&bytes);
    assert!(
        surprises.is_empty(),
        "{format:?}, seed {seed}: {surprises:?}\n{}",
        &shown[..shown.len().min(3000)]
    );
}

#[test]
fn chess_events() {
    for seed in 0..60 {
        let event = chess(&mut Dice(Random::new(seed)));
        for format in [Format::EventFile, Format::Trf, Format::Pgn, Format::Csv, Format::Xlsx] {
            goes_round(&event, format, seed);
        }
    }
}

#[test]
fn bridge_events() {
    for seed in 0..60 {
        for played_only in [true, false] {
            let event = bridge(&mut Dice(Random::new(seed)), played_only);
            let formats = [Format::EventFile, Format::Csv, Format::Xlsx, Format::Usebio];
            for format in formats.into_iter().take(if played_only { 4 } else { 3 }) {
                goes_round(&event, format, seed);
            }
        }
    }
}

#[test]
fn what_is_lost_is_said() {
    let mut draft = chess_draft(&mut Dice(Random::new(3)));
    draft.info.regulation = "fide-swiss".to_owned();
    draft.games[0].moves = Some(41);
    let event = Event::new(draft).unwrap();
    let bytes = write_any(&event, Format::Pgn).unwrap();
    let said = lost(&event, Format::Pgn, "cup.pgn", &bytes);
    for words in ["the regulation and its readings", "numbers of moves"] {
        assert!(said.iter().any(|lost| *lost == words), "{words}: {said:?}");
    }
    let bytes = write_any(&event, Format::EventFile).unwrap();
    assert!(lost(&event, Format::EventFile, "cup.toml", &bytes).is_empty());
}
