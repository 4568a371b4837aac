//! Made-up events: a round robin of six, with as many players tied for first place as the state
//! needs.

use super::states::{GalleryState, ScriptedEntry};
use crate::accounts::former_names::FormerNames;
use crate::events::state::EventState;
use crate::imports::new_event::ImportedEvent;
use crate::infra::clock;
use crate::infra::problem::Problem;
use std::fmt::Write;
use tiebreak_model::{Answer, Ask, GameResult, Moment, Question};
use tiebreak_record::{AnswerEntry, DepartureEntry, Entry, Rest};

/// The name of the made-up event in addresses.
pub const SLUG: &str = "gallery-masters-2026";

/// The regulation of the made-up event.
pub const REGULATION: &str = "tata-steel-masters-2023";

/// The lists of names: a name in addresses, and six players.
pub const NAMES: [(&str, [&str; 6]); 4] = [
    (
        "latin",
        [
            "Anna Weber",
            "Jean Moreau",
            "Siân Ó Briain",
            "Nodirbek Abdusattorov",
            "Wei Yi",
            "Łukasz Żak",
        ],
    ),
    (
        "cyrillic",
        [
            "Анна Щербакова",
            "Ян Непомнящий",
            "Юрий Жуковский",
            "Александр Грищук",
            "Ия Ким",
            "Фёдор Шишкин",
        ],
    ),
    ("chinese", ["丁立人", "韦奕", "侯逸凡", "余泱漪", "居文君", "卜祥志"]),
    (
        "long",
        [
            "Maximilian Alexander Oosterom-Braunfels",
            "Venkataramanathan Subramaniamswamy Iyer",
            "Wilhelmina Wolfeschlegelsteinhausenberg",
            "Krungthepmahanakhon-Amonrattanakosinthew",
            "Константин Вознесенский-Преображенский",
            "Maria-Magdalena Konstantinopoulou-Weiß",
        ],
    ),
];

/// The results between the top players and against the others, so that the first `tied` share
/// first place.
fn result(white: usize, black: usize, tied: usize) -> GameResult {
    match (white < tied, black < tied) {
        (true, false) => GameResult::White,
        (false, true) => GameResult::Black,
        _ => GameResult::Draw,
    }
}

/// The file of an event: Berger tables for six, the last rounds not played.
fn file(state: &GalleryState, players: &[&str; 6]) -> String {
    let mut text = format!(
        "format = \"tiebreak-event/1\"\ntitle = \"Gallery Masters 2026\"\nregulation = \
         \"{REGULATION}\"\n\
         kind = \"round-robin\"\nrounds = 5\nstart = 2026-11-15\ntime-zone = \"Europe/Amsterdam\"\n\
         ",
    );
    for (index, name) in players.iter().enumerate() {
        let _ = write!(
            text,
            "\n[[player]]\nname = \"{name}\"\nfederation = \"{}\"\nrating = {}\n",
            ["GER", "FRA", "WLS", "UZB", "CHN", "POL"][index],
            2751 - 7 * index
        );
    }
    // If one round is open its pairings exist; if more are open, theirs do not.
    let drawn_up = if state.to_come > 1 { 5 - state.to_come } else { 5 };
    for round in 0..drawn_up {
        for board in 0..3 {
            let place = |seat: usize| if seat == 0 { 0 } else { (seat - 1 + round) % 5 + 1 };
            let pair = [place(board), place(5 - board)];
            let [white, black] = if (round + board) % 2 == 0 { pair } else { [pair[1], pair[0]] };
            let result = match result(white, black, state.tied) {
                _ if round + state.to_come >= 5 => "*",
                GameResult::White => "1-0",
                GameResult::Black => "0-1",
                _ => "1/2-1/2",
            };
            let _ = write!(
                text,
                "\n[[game]]\nround = {}\nwhite = \"{}\"\nblack = \"{}\"\nresult = \"{result}\"\n",
                round + 1,
                players[white],
                players[black]
            );
        }
    }
    text
}

/// The event of a state, with one of the lists of names.
pub fn event_state(state: &GalleryState, names: &str) -> Result<EventState, Problem> {
    let players =
        NAMES.iter().find(|(known, _)| *known == names).map_or(&NAMES[0].1, |(_, players)| players);
    let imported = ImportedEvent::from_file("gallery.toml", file(state, players).as_bytes(), None)?;
    let first = imported.first_line("tiebreak gallery");
    let mut event_state = EventState::new(imported.row, &[first], FormerNames::default())?;
    for entered in state.entered {
        event_state = enter(&event_state, *entered, clock::ago(state.minutes))?;
    }
    Ok(event_state)
}

fn enter(
    before: &EventState,
    entered: ScriptedEntry,
    at: Option<Moment>,
) -> Result<EventState, Problem> {
    match entered {
        ScriptedEntry::Lots => answer_all(before, at, |ask, _| match ask {
            Ask::Lots { among, .. } => Some(Answer::order(among.iter().copied())),
            _ => None,
        }),
        ScriptedEntry::Games(results) => answer_all(before, at, |ask, number| match ask {
            Ask::Game { .. } => results.get(number).or(results.last()).copied().map(Answer::Result),
            _ => None,
        }),
        ScriptedEntry::Rest => add(
            before,
            Entry::Rest(Rest {
                players: Vec::new(),
                minutes: 10,
                by: "Arbiter".into(),
                why: "Before play".into(),
                at: clock::now(),
            }),
        ),
        ScriptedEntry::Corrected(result) => correct(before, result),
        ScriptedEntry::Departure => {
            let Some((tie, among)) = before.ties().first() else { return add_nothing(before) };
            let parts = among.iter().map(|id| vec![before.event.name(*id).to_owned()]).collect();
            let why = "The hall had to be left".to_owned();
            add(
                before,
                Entry::Departure(DepartureEntry {
                    tie: tie.clone(),
                    parts,
                    by: "Arbiter".into(),
                    why,
                    at: clock::now(),
                }),
            )
        }
    }
}

/// Answers the open questions, as far as the script has answers; `number` counts the questions
/// answered.
fn answer_all(
    before: &EventState,
    at: Option<Moment>,
    answer: impl Fn(&Ask, usize) -> Option<Answer>,
) -> Result<EventState, Problem> {
    let open: Vec<Question> = before.ruling().open.clone();
    let mut now = add_nothing(before)?;
    let mut number = 0;
    for question in &open {
        if let Some(answer) = answer(&question.ask, number) {
            let entry = AnswerEntry { at, ..AnswerEntry::new(question, &answer, &now.event) };
            now = add(&now, Entry::Answer(entry))?;
            number += 1;
        }
    }
    Ok(now)
}

fn correct(before: &EventState, result: GameResult) -> Result<EventState, Problem> {
    let last = before.record().entries().iter().rev().find_map(|entry| match entry {
        Entry::Answer(answer) if answer.asked.first().is_some_and(|kind| kind == "game") => {
            Some(answer)
        }
        _ => None,
    });
    let Some(question) = last.and_then(|last| before.asked(&last.id)) else {
        return add_nothing(before);
    };
    let answer = AnswerEntry::new(question, &Answer::Result(result), &before.event);
    add(
        before,
        Entry::Answer(AnswerEntry {
            why: Some("Read from the slip".into()),
            at: clock::now(),
            ..answer
        }),
    )
}

fn add(before: &EventState, entry: Entry) -> Result<EventState, Problem> {
    before.with(before.pass(entry)?)
}

fn add_nothing(before: &EventState) -> Result<EventState, Problem> {
    let lines: Vec<String> = before.record().lines().iter().map(|line| line.text.clone()).collect();
    EventState::new((*before.row).clone(), &lines, FormerNames::default())
}
