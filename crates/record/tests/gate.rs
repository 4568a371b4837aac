//! One gate: whatever is tried, what is accepted can be read, verified and ruled on; what is
//! refused leaves no trace.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use crate::hall;

use crate::hall::{Attempt, Hall, Maker};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use tiebreak_model::Ask;
use tiebreak_record::{CheckResult, Entry, ReaderNotes, Record, VerifiedRecord, verify};

/// How many sequences are tried: more of them with `./test --long`.
fn cases() -> u32 {
    if std::env::var_os("TIEBREAK_LONG").is_some() { 12_000 } else { 200 }
}

/// Both ways to the verdicts must agree: carried forward from line to line, and read whole.
fn same(hall: &Hall, carried: &VerifiedRecord) -> Result<(), TestCaseError> {
    let text = carried.record().text();
    let whole = hall.read(&text);
    prop_assert_eq!(whole.faults(), carried.faults());
    prop_assert!(whole.faults().is_empty(), "{:?}", whole.faults());
    prop_assert_eq!(whole.record(), carried.record());
    prop_assert_eq!(whole.promises(), carried.promises());
    prop_assert_eq!(whole.heard().unwrap(), carried.heard().unwrap());
    // What a forger put in another order: several at once and line by line find the same first
    // faults.
    let mut forged = Record::start(hall.header());
    let mut entries = carried.record().entries().to_vec();
    let turn = text.len() % entries.len().max(1);
    entries.rotate_left(turn);
    entries.iter().for_each(|entry| drop(forged.append(entry.clone())));
    for text in [text.clone(), forged.text()] {
        let (at_once, one_by_one) = hall.against(|against| {
            (
                VerifiedRecord::read(text.as_bytes(), against).unwrap(),
                VerifiedRecord::read_line_by_line(text.as_bytes(), against).unwrap(),
            )
        });
        let first = |checked: &VerifiedRecord, check| {
            checked.faults().iter().find(|fault| fault.check == check).cloned()
        };
        for check in 5..=10 {
            prop_assert_eq!(first(&at_once, check), first(&one_by_one, check));
        }
        prop_assert_eq!(at_once.promises(), one_by_one.promises());
        prop_assert_eq!(at_once.heard().ok(), one_by_one.heard().ok());
    }
    let checks =
        hall.against(|against| verify(text.as_bytes(), ReaderNotes::default(), Some(against)));
    let failed = checks.iter().find(|check| matches!(check.verdict, CheckResult::Failed(_)));
    prop_assert!(failed.is_none(), "{failed:?}");
    Ok(())
}

/// Who left is asked nothing that needs his presence.
fn nobody_absent_plays(hall: &Hall, checked: &VerifiedRecord) -> Result<(), TestCaseError> {
    let left: Vec<&str> = checked.record().left().map(|leave| leave.name.as_str()).collect();
    for open in &checked.heard().unwrap().ruling.open {
        let absent =
            open.ask.participants().into_iter().any(|id| left.contains(&hall.event.name(id)));
        let apart = matches!(open.ask, Ask::Decision { .. } | Ask::Data(_) | Ask::Lots { .. });
        prop_assert!(!absent || apart, "{}: {left:?} left, and {open:?} is open", hall.name);
    }
    Ok(())
}

/// An answer that was taken leads somewhere, also where somebody left before it.
fn the_last_answer_counts(checked: &VerifiedRecord) -> Result<(), TestCaseError> {
    let entries = checked.record().entries();
    if let Some(Entry::Answer(last)) = entries.last() {
        let used = checked.heard().unwrap().trace().used.contains(&(entries.len() - 1));
        prop_assert!(used, "{} was taken and does not count", last.id);
    }
    Ok(())
}

#[test]
fn whatever_is_accepted_can_be_read() {
    let halls = Hall::all();
    let steps = prop::collection::vec(any::<Attempt>(), 1..60);
    let mut runner = TestRunner::new(ProptestConfig {
        cases: cases(),
        failure_persistence: None,
        ..Default::default()
    });
    let (mut tried, mut taken, mut kinds) = (0, 0, std::collections::BTreeSet::new());
    let counted = std::cell::RefCell::new((&mut tried, &mut taken, &mut kinds));
    let result = runner.run(&(0..halls.len(), steps), |(at, steps)| {
        let mut hall = halls[at].clone();
        let mut checked = hall.against(|against| VerifiedRecord::start(hall.header(), against));
        for attempt in steps {
            let Some(entry) = (Maker { hall: &hall, checked: &checked }).entry(attempt) else {
                continue;
            };
            let mut counted = counted.borrow_mut();
            *counted.0 += 1;
            let before = checked.record().text();
            let kind = entry.kind();
            match hall.against(|against| checked.pass(entry, against)) {
                Ok(passed) => {
                    *counted.1 += 1;
                    counted.2.insert(kind);
                    if let Entry::Amendment(amendment) = passed.entry() {
                        let text = amendment.event.text.as_deref().unwrap_or_default();
                        hall = hall.amended(text);
                    }
                    checked.take(passed);
                    nobody_absent_plays(&hall, &checked)?;
                    the_last_answer_counts(&checked)?;
                }
                Err(_) => prop_assert_eq!(checked.record().text(), before),
            }
        }
        same(&hall, &checked)
    });
    result.unwrap();
    println!("{} regulations and kinds, {tried} entries tried, {taken} accepted", halls.len());
    assert!(
        taken * 3 > tried,
        "{taken} of {tried} accepted: the attempts are too hostile to show anything"
    );
    assert_eq!(kinds.len(), 10, "{kinds:?}");
}

/// However long a record is, verifying it asks the engine a few times, not once for every line.
/// (`cargo bench -p tiebreak-record` has the times.)
#[test]
fn a_long_record_asks_the_engine_a_few_times() {
    let hall = hall::long::hall();
    let asked = |length: usize| {
        let text = hall::long::record(&hall, length);
        let asked = std::cell::Cell::new(0_usize);
        let checked = hall
            .counting(&asked, |against| VerifiedRecord::read(text.as_bytes(), against))
            .unwrap();
        assert!(checked.faults().is_empty(), "{:?}", checked.faults());
        assert!(checked.record().entries().len() >= length);
        asked.get()
    };
    let (short, long) = (asked(100), asked(800));
    assert!(
        (1..=8).contains(&short) && long <= short + 4,
        "{short} rulings for 100 entries, {long} for 800"
    );
}
