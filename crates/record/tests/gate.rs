//! One gate: whatever is tried, what is accepted can be read, verified and ruled on; what is refused leaves no trace.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod hall;

use hall::{Attempt, Hall, Maker};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use tiebreak_record::{Checked, Noted, Verdict, verify};

/// How many sequences are tried: more of them with `./test --long`.
fn cases() -> u32 {
    if std::env::var_os("TIEBREAK_LONG").is_some() { 4000 } else { 150 }
}

/// Both ways to the verdicts must agree: carried forward from line to line, and read whole.
fn same(hall: &Hall, carried: &Checked) -> Result<(), TestCaseError> {
    let text = carried.record().text();
    let whole = hall.read(&text);
    prop_assert_eq!(whole.faults(), carried.faults());
    prop_assert!(whole.faults().is_empty(), "{:?}", whole.faults());
    prop_assert_eq!(whole.record(), carried.record());
    prop_assert_eq!(whole.promises(), carried.promises());
    prop_assert_eq!(whole.heard().unwrap(), carried.heard().unwrap());
    let checks = hall.against(|against| verify(text.as_bytes(), Noted::default(), Some(against)));
    let failed = checks.iter().find(|check| matches!(check.verdict, Verdict::Failed(_)));
    prop_assert!(failed.is_none(), "{failed:?}");
    Ok(())
}

#[test]
fn whatever_is_accepted_can_be_read() {
    let halls = Hall::all();
    let steps = prop::collection::vec(any::<Attempt>(), 1..60);
    let mut runner =
        TestRunner::new(ProptestConfig { cases: cases(), failure_persistence: None, ..Default::default() });
    let (mut tried, mut taken, mut kinds) = (0, 0, std::collections::BTreeSet::new());
    let counted = std::cell::RefCell::new((&mut tried, &mut taken, &mut kinds));
    let result = runner.run(&(0..halls.len(), steps), |(at, steps)| {
        let hall = &halls[at];
        let mut checked = hall.against(|against| Checked::start(hall.header(), against));
        for attempt in steps {
            let Some(entry) = (Maker { hall, checked: &checked }).entry(attempt) else { continue };
            let mut counted = counted.borrow_mut();
            *counted.0 += 1;
            let before = checked.record().text();
            let kind = entry.kind();
            match hall.against(|against| checked.pass(entry, against)) {
                Ok(passed) => {
                    *counted.1 += 1;
                    counted.2.insert(kind);
                    checked.take(passed);
                }
                Err(_) => prop_assert_eq!(checked.record().text(), before),
            }
        }
        same(hall, &checked)
    });
    result.unwrap();
    println!("{} regulations and kinds, {tried} entries tried, {taken} accepted", halls.len());
    assert!(taken * 3 > tried, "{taken} of {tried} accepted: the attempts are too hostile to show anything");
    assert_eq!(kinds.len(), 7, "{kinds:?}");
}
