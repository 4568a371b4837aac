//! Answering with slips and corrections comes to the same as answering right in the first place.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use crate::common::header;
use proptest::prelude::*;
use tiebreak_engine::{Options, rule};
use tiebreak_formats::event_file;
use tiebreak_model::{Answer, Ask, Colour, Event, GameResult, Question, Ruling};
use tiebreak_record::{AnswerEntry, Entry, Record, Withdrawal, WithdrawnEntry, preview};
use tiebreak_regulation::{Regulation, builtin};

fn load(name: &str) -> (Event, Regulation) {
    let path = format!("{}/../../crates/server/events/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap();
    let event = event_file::read(name, &text).unwrap();
    let (file, text) = builtin::file(event.regulation()).unwrap();
    let regulation = Regulation::read_as(file, text, event.readings()).unwrap();
    (event, regulation)
}

/// Some answer to a question, by a number.
fn some_answer(question: &Question, number: u8) -> Answer {
    let turned = |among: &[tiebreak_model::Id]| {
        let mut order = among.to_vec();
        order.rotate_left(usize::from(number) % among.len());
        Answer::order(order)
    };
    match &question.ask {
        Ask::Game { .. } => Answer::Result(
            [GameResult::White, GameResult::Draw, GameResult::Black][usize::from(number % 3)],
        ),
        Ask::Lots { among, .. } | Ask::Decision { among, .. } | Ask::Board { between: among } => {
            turned(among)
        }
        Ask::Colour { .. } => {
            Answer::Colour([Colour::White, Colour::Black][usize::from(number % 2)])
        }
        Ask::Bid { .. } | Ask::Data(_) => {
            unreachable!("these events ask for neither bids nor data")
        }
    }
}

struct Hall {
    event: Event,
    regulation: Regulation,
}

impl Hall {
    fn rule(&self, record: &Record) -> (Ruling, Vec<(Question, usize)>) {
        let mut answers = record.answers(&self.event);
        let ruling = rule(&self.event, &self.regulation, &mut answers, Options::default()).unwrap();
        (ruling, answers.answered().to_vec())
    }

    /// The same answers, each given once and right.
    fn straight(&self, record: &Record) -> Record {
        let counts = record.answers(&self.event);
        let mut straight = Record::start(header());
        loop {
            let (ruling, _) = self.rule(&straight);
            let found =
                ruling.open.iter().find_map(|question| Some((question, counts.entry(question)?.1)));
            let Some((question, entry)) = found else { return straight };
            let answer = entry.value.answer(question.ask.kind(), &self.event).unwrap();
            straight.append(Entry::Answer(AnswerEntry::new(question, &answer, &self.event)));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn corrections_equal_straight_answers(
        name in prop::sample::select(vec!["tata-steel-masters-2024", "gct-2018-tour", "sinquefield-cup-2018", "tepe-sigeman-2024"]),
        steps in prop::collection::vec((0u8..10, any::<u8>(), any::<u8>()), 1..40),
    ) {
        let (event, regulation) = load(name);
        let hall = Hall { event, regulation };
        let mut record = Record::start(header());
        for (what, which, value) in steps {
            let (ruling, answered) = hall.rule(&record);
            let entry = if what < 4 && !answered.is_empty() {
                let (question, _) = &answered[usize::from(which) % answered.len()];
                if what == 0 {
                    let what = WithdrawnEntry::Answer { id: question.id.clone(), asked: question.wording(&hall.event) };
                    Entry::Withdrawal(Withdrawal { what, by: None, why: "slip".into(), at: None })
                } else {
                    let answer = some_answer(question, value);
                    Entry::Answer(AnswerEntry { why: Some("slip".into()), ..AnswerEntry::new(question, &answer, &hall.event) })
                }
            } else if ruling.open.is_empty() {
                continue;
            } else {
                let question = &ruling.open[usize::from(which) % ruling.open.len()];
                Entry::Answer(AnswerEntry::new(question, &some_answer(question, value), &hall.event))
            };
            // The preview says beforehand what is so afterwards.
            let seen = preview(&record, &hall.event, entry.clone(), |answers| {
                rule(&hall.event, &hall.regulation, answers, Options::default())
            }).unwrap();
            record.append(entry);
            let (after, counting) = hall.rule(&record);
            prop_assert_eq!(&seen.after, &after);
            for lost in &seen.falls_away {
                prop_assert!(!counting.iter().any(|(question, _)| question.id == lost.id && question.wording(&hall.event) == lost.asked));
            }
        }
        let straight = hall.straight(&record);
        prop_assert_eq!(hall.rule(&record).0, hall.rule(&straight).0);
        // And what was written can be read again.
        prop_assert_eq!(Record::parse(&record.text()).unwrap(), record);
    }
}
