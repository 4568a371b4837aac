//! A play-off of three with every kind of entry, and folders to work in.
#![allow(dead_code, reason = "every test file uses its own part")]

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use tiebreak_model::{
    Answer, Answers, Ask, ClauseRef, Clock, Colour, DraftEvent, DraftParticipant, Event, EventInfo,
    Id, Purpose, Question, Ruling,
};
use tiebreak_model::{Bonus, GameResult, SideClock};
use tiebreak_record::{
    AnswerEntry, Commitment, DepartureEntry, Entry, Header, Leave, Note, Record, Rest, Reveal,
    SourceFile, VerifyContext, Withdrawal, WithdrawnEntry, joint_seed, sha256,
};

pub fn event() -> Event {
    let player =
        |name: &str| DraftParticipant { name: name.to_owned(), ..DraftParticipant::default() };
    let participants =
        vec![player("Anish Giri"), player("Gukesh D"), player("Wei Yi"), player("Vidit")];
    Event::new(DraftEvent {
        info: EventInfo { title: "Cup".into(), ..EventInfo::default() },
        participants,
        ..DraftEvent::default()
    })
    .unwrap()
}

pub fn id(event: &Event, name: &str) -> Id {
    event.find(name).unwrap()
}

pub fn header() -> Header {
    let source = |name: &str, bytes: &[u8]| SourceFile {
        name: name.into(),
        file: None,
        sha256: sha256(bytes),
        text: None,
    };
    Header {
        program: "tiebreak 0.1.0".into(),
        event: source("Cup", b"event"),
        regulation: source("rules", b"text"),
    }
}

pub fn game(event: &Event, id: &str, white: &str, black: &str) -> Question {
    let pace = SideClock { base: 180, bonus: Bonus::Increment(2), from_move: 1 };
    let ask = Ask::Game {
        white: event.find(white).unwrap(),
        black: event.find(black).unwrap(),
        clock: Clock { white: pace, black: pace },
        draw_wins: None,
    };
    Question { id: id.to_owned(), clause: ClauseRef(0), ask }
}

pub fn lots(event: &Event, id: &str, names: &[&str]) -> Question {
    let among: Vec<Id> = names.iter().map(|name| event.find(name).unwrap()).collect();
    let drawn = among.len();
    Question {
        id: id.to_owned(),
        clause: ClauseRef(0),
        ask: Ask::Lots { purpose: Purpose::FirstWhite, among, drawn },
    }
}

/// Does something with an engine that asks all at once what the full record answers.
pub fn against<T>(event: &Event, work: impl FnOnce(&VerifyContext<'_>) -> T) -> T {
    let colour = Ask::Colour { chooser: id(event, "Wei Yi"), other: id(event, "Vidit") };
    let questions = [
        lots(event, "final/first-white", &["Gukesh D", "Wei Yi"]),
        game(event, "final/game-1", "Gukesh D", "Wei Yi"),
        Question { id: "armageddon/colour".into(), clause: ClauseRef(0), ask: colour },
    ];
    let tied = ["Anish Giri", "Gukesh D", "Wei Yi"].map(|name| id(event, name));
    let rule = |_: &Event, answers: &mut dyn Answers, _: bool| {
        answers.departure("first", &tied);
        let open = questions
            .iter()
            .filter(|question| answers.answer(question).is_none())
            .cloned()
            .collect();
        Ok(Ruling { open, ..Ruling::default() })
    };
    let (event_sha256, regulation_sha256) = (sha256(b"event"), sha256(b"text"));
    let read = |_: &str| Ok(event.clone());
    work(&VerifyContext {
        event,
        event_sha256: &event_sha256,
        event_text: "",
        regulation_sha256: &regulation_sha256,
        read: &read,
        rule: &rule,
    })
}

/// A record with an entry of every kind.
pub fn full_record(event: &Event) -> Record {
    let mut record = Record::start(header());
    let draw = lots(event, "final/first-white", &["Gukesh D", "Wei Yi"]);
    let reveals = vec![
        Reveal { party: "Arbiter".into(), secret: "6 2 5".into() },
        Reveal { party: "Wei Yi".into(), secret: "tulip é".into() },
    ];
    for reveal in &reveals {
        let hash = sha256(reveal.secret.as_bytes());
        record.append(Entry::Commitment(Commitment {
            id: draw.id.clone(),
            party: reveal.party.clone(),
            hash,
            at: None,
        }));
    }
    let seed = joint_seed(&reveals, None);
    let (answer, _) = tiebreak_record::draw_lots(&draw, event, &seed).unwrap();
    let drawn =
        AnswerEntry { seed: Some(seed), reveals, ..AnswerEntry::new(&draw, &answer, event) };
    record.append(Entry::Answer(drawn));
    let first = game(event, "final/game-1", "Gukesh D", "Wei Yi");
    let answer = AnswerEntry {
        witnesses: vec!["Vidit".into()],
        by: Some("Arbiter".into()),
        at: Some("2024-01-28T19:00:00+01:00".parse().unwrap()),
        ..AnswerEntry::new(&first, &Answer::Result(GameResult::White), event)
    };
    record.append(Entry::Answer(answer.clone()));
    let why = Some("wrong key".to_owned());
    let corrected =
        AnswerEntry { why, ..AnswerEntry::new(&first, &Answer::Result(GameResult::Draw), event) };
    record.append(Entry::Answer(corrected));
    let what = WithdrawnEntry::Answer { id: answer.id.clone(), asked: answer.asked.clone() };
    record.append(Entry::Withdrawal(Withdrawal {
        what,
        by: None,
        why: "still playing".into(),
        at: None,
    }));
    let colour = Ask::Colour { chooser: id(event, "Wei Yi"), other: id(event, "Vidit") };
    let colour = Question { id: "armageddon/colour".into(), clause: ClauseRef(0), ask: colour };
    record.append(Entry::Answer(AnswerEntry::new(&colour, &Answer::Colour(Colour::Black), event)));
    let parts =
        vec![vec!["Gukesh D".to_owned(), "Wei Yi".to_owned()], vec!["Anish Giri".to_owned()]];
    let (by, why) = ("Organiser".to_owned(), "they agreed to share".to_owned());
    record.append(Entry::Departure(DepartureEntry {
        tie: "first".into(),
        parts,
        by,
        why,
        at: None,
    }));
    let what = WithdrawnEntry::Departure { tie: "first".into() };
    record.append(Entry::Withdrawal(Withdrawal {
        what,
        by: Some("Organiser".into()),
        why: "play on".into(),
        at: None,
    }));
    let (name, why) = ("Anish Giri".to_owned(), "his flight".to_owned());
    record.append(Entry::Leave(Leave {
        name: name.clone(),
        by: Some("Arbiter".into()),
        why,
        at: None,
    }));
    let what = WithdrawnEntry::Leave { name };
    record.append(Entry::Withdrawal(Withdrawal {
        what,
        by: None,
        why: "it was cancelled".into(),
        at: None,
    }));
    let players = vec!["Wei Yi".to_owned()];
    record.append(Entry::Rest(Rest {
        players,
        minutes: 10,
        by: "Arbiter".into(),
        why: "unwell".into(),
        at: None,
    }));
    record.append(Entry::Note(Note {
        by: "Arbiter".into(),
        why: "“quoted” \\ and\ttab".into(),
        at: None,
    }));
    record
}

/// An empty folder of its own for every test.
pub fn folder() -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let folder =
        std::env::temp_dir().join(format!("tiebreak-record-{}-{number}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}
