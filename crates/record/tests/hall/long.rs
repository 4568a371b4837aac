//! A record as long as one likes: two who draw sudden-death game after game.

use super::{Hall, some_answer};
use tiebreak_model::{Ask, Question};
use tiebreak_record::{AnswerEntry, Entry, Record, VerifiedRecord};

/// Two tied under a regulation that plays until somebody wins.
pub fn hall() -> Hall {
    Hall::all().into_iter().find(|hall| hall.name == "tepe-sigeman-2023-round-robin-2").unwrap()
}

/// A record with at least this number of entries, as its file.
pub fn record(hall: &Hall, length: usize) -> String {
    let mut record = Record::start(hall.header());
    let mut checked = hall.against(|against| VerifiedRecord::start(hall.header(), against));
    while record.entries().len() < length {
        // The state is read again only now and then: a play-off whose every game is drawn asks for
        // the next one.
        let question = checked.heard().unwrap().ruling.open[0].clone();
        let drawn = |question: &Question| {
            Entry::Answer(AnswerEntry::new(question, &some_answer(question, 1), &hall.event))
        };
        match question.id.strip_prefix("sudden-death/game-").and_then(|number| number.parse().ok())
        {
            None => drop(record.append(drawn(&question))),
            Some(first) => {
                for number in first..first + length {
                    record.append(drawn(&later(&question, first, number)));
                }
            }
        }
        checked = hall.read(&record.text());
        assert!(checked.faults().is_empty(), "{:?}", checked.faults());
    }
    record.text()
}

/// The question for a later game of the same sudden death: colours go round as the regulation says.
fn later(question: &Question, first: usize, number: usize) -> Question {
    let white = |number: usize| [1, 2, 2, 1][(number - 1) % 4];
    let mut next = Question { id: format!("sudden-death/game-{number}"), ..question.clone() };
    if let (true, Ask::Game { white, black, .. }) = (white(number) != white(first), &mut next.ask) {
        std::mem::swap(white, black);
    }
    next
}
