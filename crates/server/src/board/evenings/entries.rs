//! What people enter in the course of an evening: one entry at a time, through the gate.

use super::chance::Randomness;
use crate::console::amendment::DraftAmendment;
use crate::events::localized::LocalizedEvent;
use crate::events::state::EventState;
use crate::infra::clock;
use tiebreak_formats::event_file;
use tiebreak_model::{Answer, Ask, Colour, DataAnswer, DataNeeded, Exact, GameResult, Question};
use tiebreak_record::{
    AnswerEntry, DepartureEntry, Entry, Leave, Note, Rest, Withdrawal, WithdrawnEntry,
};
use tiebreak_report::Language;

const PEOPLE: [&str; 3] = ["Ada", "Ben", "Cleo"];

const RESULTS: [GameResult; 10] = [
    GameResult::White,
    GameResult::Draw,
    GameResult::Black,
    GameResult::White,
    GameResult::Draw,
    GameResult::Black,
    GameResult::Draw,
    GameResult::WhiteByForfeit,
    GameResult::BlackByForfeit,
    GameResult::BothForfeit,
];

/// The next entry, if what was chosen is possible now.
pub fn any(state: &EventState, chance: &mut Randomness) -> Option<Entry> {
    let by = chance.pick(&PEOPLE).to_string();
    let at = clock::now();
    match chance.below(40) {
        0..=4 => corrected(state, chance, by),
        5..=6 => {
            let (_, index) = chance_of(state.heard().answered(), chance)?;
            let Entry::Answer(old) = state.record().entries().get(*index)? else { return None };
            let what = WithdrawnEntry::Answer { id: old.id.clone(), asked: old.asked.clone() };
            Some(Entry::Withdrawal(Withdrawal { what, by: Some(by), why: why(chance), at }))
        }
        7..=8 => {
            let (_, among) = chance_of(state.ties(), chance)?;
            let name = state.event.name(*chance.pick(among)).to_owned();
            Some(Entry::Leave(Leave { name, by: Some(by), why: why(chance), at }))
        }
        9..=10 => {
            let gone: Vec<String> = state.record().left().map(|one| one.name.clone()).collect();
            let what = WithdrawnEntry::Leave { name: chance_of(&gone, chance)?.clone() };
            Some(Entry::Withdrawal(Withdrawal { what, by: Some(by), why: why(chance), at }))
        }
        11 => {
            let (tie, among) = chance_of(state.ties(), chance)?;
            let names: Vec<String> =
                among.iter().map(|id| state.event.name(*id).to_owned()).collect();
            let (parts, why) = (chance.parts(&names), why(chance));
            Some(Entry::Departure(DepartureEntry { tie: tie.clone(), parts, by, why, at }))
        }
        12 => {
            let departed = &state.ruling().departures;
            let what = WithdrawnEntry::Departure { tie: chance_of(departed, chance)?.tie.clone() };
            Some(Entry::Withdrawal(Withdrawal { what, by: Some(by), why: why(chance), at }))
        }
        13..=14 => amended(state, chance, &by),
        15 => {
            let names: Vec<String> = state
                .ties()
                .iter()
                .flat_map(|(_, among)| among)
                .copied()
                .map(|id| state.event.name(id).to_owned())
                .collect();
            let players = match chance_of(&names, chance) {
                Some(one) if chance.one_in(2) => vec![one.clone()],
                _ => Vec::new(),
            };
            let minutes = *chance.pick(&[0, 1, 5, 10]);
            Some(Entry::Rest(Rest { players, minutes, by, why: why(chance), at }))
        }
        16 => Some(Entry::Note(Note { by, why: why(chance), at })),
        _ => {
            let question = chance_of(&state.ruling().open, chance)?;
            let answer = answer(&question.ask, chance);
            let entry = AnswerEntry::new(question, &answer, &state.event);
            Some(Entry::Answer(AnswerEntry { by: Some(by), at, ..entry }))
        }
    }
}

fn why(chance: &mut Randomness) -> String {
    (*chance.pick(&["Wrong slip", "He fell ill", "The hall closes"])).to_owned()
}

fn chance_of<'t, T>(among: &'t [T], chance: &mut Randomness) -> Option<&'t T> {
    (!among.is_empty()).then(|| chance.pick(among))
}

fn corrected(state: &EventState, chance: &mut Randomness, by: String) -> Option<Entry> {
    let (question, _) = chance_of(state.heard().answered(), chance)?;
    let question: &Question = question;
    let answer = answer(&question.ask, chance);
    let entry = AnswerEntry::new(question, &answer, &state.event);
    let why = Some(why(chance));
    Some(Entry::Answer(AnswerEntry { by: Some(by), at: clock::now(), why, ..entry }))
}

fn answer(ask: &Ask, chance: &mut Randomness) -> Answer {
    let number = |chance: &mut Randomness| Exact::from(chance.below(7) as u64);
    match ask {
        Ask::Game { .. } => Answer::Result(*chance.pick(&RESULTS)),
        Ask::Lots { among, .. } => Answer::order(chance.shuffled(among)),
        Ask::Board { between: among } | Ask::Decision { among, .. } => {
            Answer::Order(chance.parts(among))
        }
        Ask::Colour { .. } => Answer::Colour(*chance.pick(&[Colour::White, Colour::Black])),
        Ask::Bid { .. } => {
            let bid = |chance: &mut Randomness| Exact::from(chance.below(120) as u64 + 60);
            Answer::Data(DataAnswer::Numbers(vec![bid(chance), bid(chance)]))
        }
        Ask::Data(missing) => Answer::Data(match missing.needs {
            DataNeeded::Result { .. } => DataAnswer::Result(*chance.pick(&RESULTS)),
            DataNeeded::Game(one, other) => DataAnswer::Game {
                white: *chance.pick(&[one, other]),
                result: *chance.pick(&RESULTS[..7]),
            },
            DataNeeded::Number(_) => DataAnswer::Numbers(vec![number(chance)]),
            DataNeeded::Numbers(..) => DataAnswer::Numbers(vec![number(chance), number(chance)]),
        }),
    }
}

/// A rating, a day or a result is changed in the event file.
fn amended(state: &EventState, chance: &mut Randomness, by: &str) -> Option<Entry> {
    let text = event_file::kept(&state.event);
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let field = *chance.pick(&["result", "rating", "start"]);
    let places: Vec<usize> = (0..lines.len())
        .filter(|at| lines[*at].split('=').next().is_some_and(|key| key.trim() == field))
        .collect();
    let at = *chance_of(&places, chance)?;
    lines[at] = match field {
        "result" => format!("result = \"{}\"", chance.pick(&RESULTS[..3]).sign()),
        "rating" => format!("rating = {}", 2500 + chance.below(300)),
        _ => format!("start = 2026-11-{:02}", 1 + chance.below(14)),
    };
    let event = LocalizedEvent::new(state, Language::En);
    let why = why(chance);
    DraftAmendment::new(event, &lines.join("\n"), by, &why).ok().map(DraftAmendment::entry)
}
