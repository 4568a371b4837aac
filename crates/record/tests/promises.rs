//! Promises and public sources: what they allow, and every way around them, refused by the gate and
//! found by the check.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use crate::common::{against, event, header, lots};
use tiebreak_model::{Answer, Event, Moment};
use tiebreak_record::{
    AnswerEntry, Commitment, Entry, FaultKind, PromiseFault, PublicSource, Record, Reveal,
    SourceEntry, VerifiedRecord, Withdrawal, WithdrawnEntry, draw_lots, joint_seed, sha256,
};

const DRAW: &str = "final/first-white";
const SIGNATURE: &str = "b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92";
/// Round 123 of quicknet came at 15:15:33.
const BEFORE: &str = "2023-08-23T17:15:32+02:00";
const AFTER: &str = "2023-08-23T15:15:33Z";

fn at(text: &str) -> Option<Moment> {
    Some(text.parse().unwrap())
}

fn promise(party: &str, secret: &str) -> Entry {
    let (id, party) = (DRAW.to_owned(), party.to_owned());
    Entry::Commitment(Commitment { id, party, hash: sha256(secret.as_bytes()), at: at(BEFORE) })
}

fn named(text: &str, when: &str) -> Entry {
    let source = PublicSource::named(text).unwrap();
    Entry::Source(SourceEntry { id: DRAW.into(), source, by: None, at: at(when) })
}

fn reveals(pairs: &[(&str, &str)]) -> Vec<Reveal> {
    let reveal = |(party, secret): &(&str, &str)| Reveal {
        party: (*party).into(),
        secret: (*secret).into(),
    };
    pairs.iter().map(reveal).collect()
}

/// The draw from secrets and an outcome, with the seed that is due.
fn drawn(
    event: &Event,
    secrets: &[(&str, &str)],
    outcome: Option<&str>,
    value: Option<&str>,
) -> AnswerEntry {
    let question = lots(event, DRAW, &["Gukesh D", "Wei Yi"]);
    let reveals = reveals(secrets);
    let seed = joint_seed(&reveals, value);
    let (answer, _) = draw_lots(&question, event, &seed).unwrap();
    let outcome = outcome.map(str::to_owned);
    AnswerEntry {
        seed: Some(seed),
        reveals,
        outcome,
        ..AnswerEntry::new(&question, &answer, event)
    }
}

/// By a seed that somebody chose, by hand, and the same as a correction.
fn otherwise(event: &Event) -> [Entry; 3] {
    let question = lots(event, DRAW, &["Gukesh D", "Wei Yi"]);
    let (answer, _) = draw_lots(&question, event, "6 2 5").unwrap();
    let seeded =
        AnswerEntry { seed: Some("6 2 5".into()), ..AnswerEntry::new(&question, &answer, event) };
    let by_hand = AnswerEntry::new(
        &question,
        &Answer::order([event.find("Wei Yi").unwrap(), event.find("Gukesh D").unwrap()]),
        event,
    );
    let corrected = AnswerEntry { why: Some("another".into()), ..by_hand.clone() };
    [Entry::Answer(seeded), Entry::Answer(by_hand), Entry::Answer(corrected)]
}

fn withdrawn() -> Entry {
    let asked = ["lots", "first-white", "Gukesh D", "Wei Yi"].map(str::to_owned).to_vec();
    let what = WithdrawnEntry::Answer { id: DRAW.into(), asked };
    Entry::Withdrawal(Withdrawal { what, by: None, why: "a party has left".into(), at: None })
}

/// Enters what must pass.
fn taken(entries: &[Entry]) -> VerifiedRecord {
    let event = event();
    against(&event, |against| {
        let mut checked = VerifiedRecord::start(header(), against);
        for entry in entries {
            let passed =
                checked.pass(entry.clone(), against).unwrap_or_else(|fault| panic!("{fault:?}"));
            checked.take(passed);
        }
        checked
    })
}

/// What must not pass after these; and a record in which somebody wrote it all the same fails V6.
fn refused(entries: &[Entry], last: &Entry) -> PromiseFault {
    let event = event();
    let checked = taken(entries);
    let fault = against(&event, |against| checked.pass(last.clone(), against)).unwrap_err();
    let mut forged = Record::start(header());
    entries.iter().chain([last]).for_each(|entry| drop(forged.append(entry.clone())));
    let whole = against(&event, |against| VerifiedRecord::read(forged.text().as_bytes(), against));
    if let Ok(whole) = whole {
        assert!(whole.faults().contains(&fault), "{fault:?} in {:?}", whole.faults());
    }
    assert_eq!(fault.check, 6, "{fault:?}");
    match fault.kind {
        FaultKind::Promise(fault) => fault,
        other => panic!("{other:?}"),
    }
}

#[test]
fn two_parties_draw_together_and_nothing_else_does() {
    let event = event();
    let both = [promise("Press", "rain"), promise("Wei Yi", "geese")];
    let draw = Entry::Answer(drawn(&event, &[("Press", "rain"), ("Wei Yi", "geese")], None, None));
    let done = taken(&[both[0].clone(), both[1].clone(), draw.clone()]);
    assert_eq!(done.promises().revealed(), 2);
    for entry in &otherwise(&event)[..2] {
        assert_eq!(refused(&both, entry), PromiseFault::Bound { id: DRAW.into() });
    }
    // A drawn order is not corrected. It may be withdrawn with a reason and drawn again.
    let all = [both[0].clone(), both[1].clone(), draw];
    assert_eq!(refused(&all, &otherwise(&event)[2]), PromiseFault::Corrected { id: DRAW.into() });
    let again = [&all[..], &[withdrawn(), otherwise(&event)[1].clone()]].concat();
    let drawn_anew = taken(&again);
    let remarks = drawn_anew.record().remarks();
    let remarks: Vec<String> = remarks
        .map(|one| tiebreak_report::words::entry(tiebreak_report::Language::default(), one))
        .collect();
    assert_eq!(remarks.len(), 1, "{remarks:?}");
    assert!(remarks[0].contains("a party has left"), "{remarks:?}");
    // The same for a draw that was promised and never made.
    taken(&[both[0].clone(), withdrawn(), otherwise(&event)[0].clone()]);
}

#[test]
fn every_secret_once_as_promised_all_together() {
    let event = event();
    let both = [promise("Press", "rain"), promise("Wei Yi", "geese")];
    let party = |name: &str| name.to_owned();
    let draw = |secrets: &[(&str, &str)]| Entry::Answer(drawn(&event, secrets, None, None));
    let cases = [
        (draw(&[("Press", "rain")]), PromiseFault::NotRevealed { party: party("Wei Yi") }),
        (
            draw(&[("Press", "snow"), ("Wei Yi", "geese")]),
            PromiseFault::OtherSecret { party: party("Press") },
        ),
        (
            draw(&[("Press", "rain"), ("Wei Yi", "geese"), ("Eve", "x")]),
            PromiseFault::NotPromised { party: party("Eve"), id: DRAW.into() },
        ),
        (promise("Press", "snow"), PromiseFault::Twice { party: party("Press"), id: DRAW.into() }),
        (promise("Press=x", "snow"), PromiseFault::Name { party: party("Press=x") }),
        (promise("source", "snow"), PromiseFault::Name { party: party("source") }),
    ];
    for (entry, fault) in cases {
        assert_eq!(refused(&both, &entry), fault);
    }
    let mut seeded = drawn(&event, &[("Press", "rain"), ("Wei Yi", "geese")], None, None);
    let question = lots(&event, DRAW, &["Gukesh D", "Wei Yi"]);
    let (answer, _) = draw_lots(&question, &event, "mine").unwrap();
    seeded = AnswerEntry {
        reveals: seeded.reveals,
        seed: Some("mine".into()),
        ..AnswerEntry::new(&question, &answer, &event)
    };
    assert_eq!(refused(&both, &Entry::Answer(seeded)), PromiseFault::OtherSeed { id: DRAW.into() });
    assert_eq!(
        refused(&both[..1], &draw(&[("Press", "rain")])),
        PromiseFault::Alone { party: party("Press") },
        "nobody draws alone"
    );
    // One secret twice cannot even be written.
    let twice = draw(&[("Press", "rain"), ("Press", "rain"), ("Wei Yi", "geese")]);
    let fault = against(&event, |against| taken(&both).pass(twice, against)).unwrap_err();
    assert_eq!((fault.check, fault.kind), (4, FaultKind::ReadsOtherwise));
}

#[test]
fn a_beacon_is_named_before_it_speaks_and_checked_when_it_has() {
    let event = event();
    let value = sha256(
        &(0..48)
            .map(|at| u8::from_str_radix(&SIGNATURE[2 * at..2 * at + 2], 16).unwrap())
            .collect::<Vec<_>>(),
    );
    let round = named("drand quicknet 123", BEFORE);
    let draw = |secrets: &[(&str, &str)], outcome: Option<&str>| {
        Entry::Answer(drawn(&event, secrets, outcome, Some(&value)))
    };
    // Alone, and with one other party.
    taken(&[round.clone(), draw(&[], Some(SIGNATURE))]);
    taken(&[promise("Press", "rain"), round.clone(), draw(&[("Press", "rain")], Some(SIGNATURE))]);
    let id = || DRAW.to_owned();
    assert_eq!(
        refused(&[], &named("drand quicknet 123", AFTER)),
        PromiseFault::TooLate { id: id() }
    );
    assert_eq!(
        refused(std::slice::from_ref(&round), &named("lottery", BEFORE)),
        PromiseFault::SecondSource { id: id() }
    );
    assert_eq!(
        refused(std::slice::from_ref(&round), &otherwise(&event)[0]),
        PromiseFault::Bound { id: id() }
    );
    assert_eq!(
        refused(std::slice::from_ref(&round), &draw(&[], Some(&SIGNATURE.replace("92", "93")))),
        PromiseFault::NotGenuine { id: id() }
    );
    assert_eq!(
        refused(&[named("drand quicknet 124", BEFORE)], &draw(&[], Some(SIGNATURE))),
        PromiseFault::NotGenuine { id: id() }
    );
    assert_eq!(
        refused(&[promise("Press", "rain"), round.clone()], &draw(&[("Press", "rain")], None)),
        PromiseFault::NoOutcome { id: id() }
    );
    assert_eq!(refused(&[], &draw(&[], Some(SIGNATURE))), PromiseFault::NoSource { id: id() });
    let late = Commitment { id: id(), party: "Press".into(), hash: sha256(b"x"), at: at(AFTER) };
    assert_eq!(
        refused(&[round], &Entry::Commitment(late)),
        PromiseFault::TooLate { id: id() },
        "a secret chosen afterwards"
    );
    // A round whose time is another, and a beacon that nobody knows.
    let PublicSource::Drand { chain, time, .. } =
        PublicSource::named("drand quicknet 123").unwrap()
    else {
        panic!()
    };
    let entry = |source| Entry::Source(SourceEntry { id: id(), source, by: None, at: at(BEFORE) });
    let moved = PublicSource::Drand { chain, round: 124, time };
    assert_eq!(refused(&[], &entry(moved)), PromiseFault::OtherTime { round: 124 });
    let strange = PublicSource::Drand { chain: "00".into(), round: 123, time };
    assert_eq!(refused(&[], &entry(strange)), PromiseFault::OtherChain { chain: "00".into() });
    assert_eq!(
        PublicSource::named("drand nonsense 1"),
        Err(PromiseFault::OtherChain { chain: "nonsense".into() })
    );
    assert_eq!(PublicSource::named("drand quicknet soon"), Err(PromiseFault::NoRound));
}

#[test]
fn any_words_name_a_source() {
    let event = event();
    let source = named("Lotto of 18 November, in the order drawn", AFTER);
    taken(&[source.clone(), Entry::Answer(drawn(&event, &[], Some("4 8 15"), Some("4 8 15")))]);
    taken(&[
        source,
        promise("Press", "rain"),
        Entry::Answer(drawn(&event, &[("Press", "rain")], Some("4 8 15"), Some("4 8 15"))),
    ]);
    assert_eq!(joint_seed(&reveals(&[("B", "y"), ("A", "x")]), Some("4")), "A=x;B=y;source=4");
}
