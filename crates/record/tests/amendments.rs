//! Amendments of the event file: what changed, as data; every answer held against the event of its
//! day; what became of the rest.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use crate::hall::{Hall, some_answer};
use tiebreak_record::{
    Amendment, AmendmentFault, AnswerEntry, Entry, EntryStatus, FaultKind, FieldChange, Note,
    Record, SourceFile, VerifiedRecord, sha256,
};

/// Four who are tied, and the same event in which one of them is not.
fn halls() -> [Hall; 2] {
    let four = Hall::all()
        .into_iter()
        .find(|hall| hall.name == "tata-steel-masters-2023-round-robin-4")
        .unwrap();
    let three = four
        .amended(&four.text.replace("name = \"P03\"\npoints = 5", "name = \"P03\"\npoints = 4"));
    [four, three]
}

fn answer(hall: &Hall, checked: &VerifiedRecord) -> Entry {
    let question = checked.heard().unwrap().ruling.open[0].clone();
    Entry::Answer(AnswerEntry::new(&question, &some_answer(&question, 0), &hall.event))
}

fn entered(hall: &Hall, checked: &VerifiedRecord, entry: Entry) -> VerifiedRecord {
    checked.with(hall.against(|against| checked.pass(entry, against)).unwrap())
}

fn amendment(record: &Record, to: &Hall) -> Entry {
    Entry::Amendment(Amendment::new(record, to.source(), "misread".into()).unwrap())
}

/// Two answers among four, the amendment, and the first answer among three.
fn evening([four, three]: &[Hall; 2]) -> VerifiedRecord {
    let mut checked = four.against(|against| VerifiedRecord::start(four.header(), against));
    for _ in 0..2 {
        let entry = answer(four, &checked);
        checked = entered(four, &checked, entry);
    }
    let entry = amendment(checked.record(), three);
    checked = entered(four, &checked, entry);
    let entry = answer(three, &checked);
    entered(three, &checked, entry)
}

#[test]
fn every_answer_is_held_against_the_event_of_its_day() {
    let halls = halls();
    let good = evening(&halls);
    let again = halls[1].read(&good.record().text());
    assert!(again.faults().is_empty(), "{:?}", again.faults());
    assert_eq!(again.heard().unwrap(), good.heard().unwrap());
    // The file as it was is not the one that the record is about any more.
    assert_eq!(halls[0].read(&good.record().text()).faults()[0].check, 7);
    // What was possible before the amendment was not after it, and the other way round.
    let entries = good.record().entries();
    for (order, line) in [([0, 2, 1, 3], 4), ([0, 3, 1, 2], 3), ([2, 0, 1, 3], 3)] {
        let mut forged = Record::start(good.record().header().clone());
        order.iter().for_each(|at| drop(forged.append(entries[*at].clone())));
        let found = halls[1].read(&forged.text());
        let fault = found
            .faults()
            .iter()
            .find(|fault| fault.check == 9)
            .unwrap_or_else(|| panic!("{order:?}"));
        assert_eq!(fault.line, Some(line), "{order:?}: {fault:?}");
    }
}

#[test]
fn what_fell_away_is_told_from_what_counts() {
    let halls = halls();
    let checked = evening(&halls);
    let trace = checked.heard().unwrap().trace();
    let fates: Vec<EntryStatus> = (0..4).map(|at| checked.record().fate(at, trace)).collect();
    assert_eq!(
        fates,
        [EntryStatus::FellAway, EntryStatus::FellAway, EntryStatus::Counts, EntryStatus::Counts]
    );
    // Taken back by another amendment, the first answers count again, and the last one does not.
    let entry = amendment(checked.record(), &halls[0]);
    let back = entered(&halls[1], &checked, entry);
    let trace = back.heard().unwrap().trace();
    let fates: Vec<EntryStatus> = (0..5).map(|at| back.record().fate(at, trace)).collect();
    assert_eq!(
        fates,
        [
            EntryStatus::Counts,
            EntryStatus::Counts,
            EntryStatus::Counts,
            EntryStatus::FellAway,
            EntryStatus::Counts
        ]
    );
    assert!(halls[0].read(&back.record().text()).faults().is_empty());
}

#[test]
fn what_changed_is_data() {
    let [four, three] = halls();
    let record = Record::start(four.header());
    let made = Amendment::new(&record, three.source(), "misread".into()).unwrap();
    let change = FieldChange {
        table: Some("player".into()),
        row: vec!["P03".into()],
        field: Some("points".into()),
        was: Some("5".into()),
        is: Some("4".into()),
    };
    assert_eq!(made.changes, [change]);
    // A row that is new, one that is gone, something at the head.
    let text =
        four.text.replace("P03", "Q").replace("title = \"Tie\"", "title = \"Tie\"\nrounds = 3");
    let made = Amendment::new(&record, four.amended(&text).source(), "misread".into()).unwrap();
    let seen: Vec<(Option<&str>, Vec<String>, bool, bool)> = made
        .changes
        .iter()
        .map(|change| {
            (change.field.as_deref(), change.row.clone(), change.was.is_some(), change.is.is_some())
        })
        .collect();
    let row = |name: &str| vec![name.to_owned()];
    assert_eq!(
        seen,
        [
            (Some("rounds"), vec![], false, true),
            (None, row("P03"), true, false),
            (None, row("Q"), false, true)
        ]
    );
}

#[test]
fn an_amendment_says_what_was_done_or_is_refused() {
    let [four, three] = halls();
    let checked = four.against(|against| VerifiedRecord::start(four.header(), against));
    let Entry::Amendment(good) = amendment(checked.record(), &three) else {
        panic!("no amendment")
    };
    let text = |text: &str| SourceFile { text: Some(text.to_owned()), ..good.event.clone() };
    let other = four.source().text.unwrap().replace("\"Tie\"", "\"Cup\"");
    for (wrong, expected) in [
        (Amendment { was: sha256(b"another"), ..good.clone() }, AmendmentFault::OtherBefore),
        (Amendment { changes: vec![], ..good.clone() }, AmendmentFault::OtherChanges),
        (Amendment { event: text(&other), ..good.clone() }, AmendmentFault::OtherChanges),
        (
            Amendment { event: four.source(), changes: vec![], ..good.clone() },
            AmendmentFault::NothingChanged,
        ),
        (
            Amendment { event: SourceFile { text: None, ..good.event.clone() }, ..good.clone() },
            AmendmentFault::NothingKept,
        ),
    ] {
        let fault =
            four.against(|against| checked.pass(Entry::Amendment(wrong), against)).unwrap_err();
        assert_eq!((fault.check, fault.kind), (13, FaultKind::Amendment(expected)));
    }
    // A person who still has the old file after an amendment cannot write to it.
    let amended = entered(&four, &checked, Entry::Amendment(good));
    let note = Entry::Note(Note { by: "Ann".into(), why: "late".into(), at: None });
    assert_eq!(four.against(|against| amended.pass(note.clone(), against)).unwrap_err().check, 7);
    assert!(three.against(|against| amended.pass(note, against)).is_ok());
}
