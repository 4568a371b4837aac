//! A playing hall on the last afternoon: two games are open, and a tie would be played off. The
//! arbiter takes what is proposed.
#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::panic,
    reason = "tests; every test file uses its own part"
)]

use tiebreak_engine::{Options, rule};
use tiebreak_follow::{Follower, Memory, Proposal, snapshot};
use tiebreak_formats::event_file;
use tiebreak_model::{Answers, Event};
use tiebreak_record::{Entry, Header, SourceFile, VerifiedRecord, VerifyContext, sha256};
use tiebreak_regulation::{Regulation, builtin};

/// Four players, a round robin; the last round is being played. Ann and Cleo lead.
pub const CUP: &str = r#"
format = "tiebreak-event/1"
title = "Cup"
kind = "round-robin"
regulation = "tepe-sigeman-2023"
player = [
  { name = "Ann Archer", fide-id = 101 }, { name = "Ben Baker", fide-id = 102 },
  { name = "Cleo Carter", fide-id = 103 }, { name = "Dan Dyer", fide-id = 104 },
]
game = [
  { round = 1, white = "Ann Archer", black = "Dan Dyer", result = "1-0" },
  { round = 1, white = "Ben Baker", black = "Cleo Carter", result = "0-1" },
  { round = 2, white = "Dan Dyer", black = "Cleo Carter", result = "1/2-1/2" },
  { round = 2, white = "Ann Archer", black = "Ben Baker", result = "1/2-1/2" },
  { round = 3, white = "Ben Baker", black = "Dan Dyer", result = "*" },
  { round = 3, white = "Cleo Carter", black = "Ann Archer", result = "*" },
]
"#;

/// A game as a broadcast writes it.
pub fn pgn(event: &str, round: &str, [white, black]: [&str; 2], result: &str) -> String {
    format!(
        "[Event \"{event}\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n\n\
         1. e4 {{ [%clk 1:30:00] }} e5 {{ [%clk 1:29:58] }} 2. Nf3 {result}\n\n"
    )
}

/// A game of the last round, by the surnames.
pub fn last_round(board: u32, two: [&str; 2], result: &str) -> String {
    pgn("Cup", &format!("3.{board}"), two, result)
}

pub const BEN_DAN: [&str; 2] = ["Baker, Ben", "Dyer, Dan"];
pub const CLEO_ANN: [&str; 2] = ["Carter, Cleo", "Archer, Ann"];

pub struct Hall {
    pub event: Event,
    text: String,
    regulation: Regulation,
    pub checked: VerifiedRecord,
    pub follower: Follower,
}

impl Hall {
    pub fn of(text: &str) -> Self {
        let event = event_file::read("cup.toml", text).unwrap();
        let (file, rules) = builtin::file(event.regulation()).unwrap();
        let regulation = Regulation::read_as(file, rules, event.readings()).unwrap();
        let kept = event_file::kept(&event);
        let source = |name: &str, text: &str, keep: bool| SourceFile {
            name: name.to_owned(),
            file: None,
            sha256: sha256(text.as_bytes()),
            text: keep.then(|| text.to_owned()),
        };
        let header = Header {
            program: "tiebreak test".into(),
            event: source("Cup", &kept, true),
            regulation: source(&regulation.id, rules, false),
        };
        let checked =
            against(&event, &kept, &regulation, |against| VerifiedRecord::start(header, against));
        Self { event, text: kept, regulation, checked, follower: Follower::default() }
    }

    /// The broadcast shows this now.
    pub fn shows(&mut self, text: &str) {
        self.shows_bytes(text.as_bytes());
    }

    pub fn shows_bytes(&mut self, bytes: &[u8]) {
        self.follower.look(&self.event, &snapshot(bytes));
    }

    /// What is proposed: question and word.
    pub fn proposed(&mut self) -> Vec<(String, String)> {
        self.proposals()
            .iter()
            .map(|one| (one.question.id.clone(), one.says(&self.event)))
            .collect()
    }

    pub fn proposals(&mut self) -> Vec<Proposal> {
        let Self { event, checked, follower, .. } = self;
        follower.proposals(event, checked.heard().unwrap(), checked.record())
    }

    /// The arbiter takes a proposal.
    pub fn take(&mut self, proposal: &Proposal) {
        let entry = proposal.entry(
            &self.event,
            Some("Arbiter".into()),
            "the broadcast says so".into(),
            None,
        );
        self.enter(entry);
    }

    pub fn take_all(&mut self) -> usize {
        let all = self.proposals();
        all.iter().for_each(|proposal| self.take(proposal));
        all.len()
    }

    /// The arbiter types an answer.
    pub fn answers(&mut self, id: &str, words: &[&str]) {
        let heard = self.checked.heard().unwrap();
        let question = heard
            .open(id)
            .unwrap_or_else(|| panic!("{id} is not open: {:?}", heard.ruling.open))
            .clone();
        let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
        let answer = tiebreak_record::parse_answer(&question, &self.event, &words).unwrap();
        self.enter(Entry::Answer(tiebreak_record::AnswerEntry::new(
            &question,
            &answer,
            &self.event,
        )));
    }

    pub fn enter(&mut self, entry: Entry) {
        let Self { event, text, regulation, checked, .. } = self;
        let passed =
            against(event, text, regulation, |against| checked.pass(entry, against)).unwrap();
        checked.take(passed);
    }

    /// The program is started again: only what was answered is remembered.
    pub fn started_again(&mut self) {
        self.follower = Follower::new(Memory::read(&self.follower.memory().text()).unwrap());
    }

    /// The results in the record that count, by question.
    pub fn entered(&self) -> Vec<(String, String)> {
        let heard = self.checked.heard().unwrap();
        let one = |(question, index): &(tiebreak_model::Question, usize)| {
            let Entry::Answer(entry) = &self.checked.record().entries()[*index] else { panic!() };
            let tiebreak_record::RecordedValue::Result(result) = &entry.value else { return None };
            Some((question.id.clone(), result.to_string()))
        };
        heard.answered().iter().filter_map(one).collect()
    }

    pub fn open(&self) -> Vec<String> {
        self.checked
            .heard()
            .unwrap()
            .ruling
            .open
            .iter()
            .map(|question| question.id.clone())
            .collect()
    }
}

fn against<T>(
    event: &Event,
    text: &str,
    regulation: &Regulation,
    work: impl FnOnce(&VerifyContext<'_>) -> T,
) -> T {
    let engine = |event: &Event, answers: &mut dyn Answers, explain: bool| {
        rule(event, regulation, answers, Options { explain, ..Options::default() })
            .map_err(|error| format!("{error:?}"))
    };
    let read = |text: &str| event_file::read("cup.toml", text).map_err(|error| error.to_string());
    let regulation_sha = sha256(builtin::file(event.regulation()).unwrap().1.as_bytes());
    work(&VerifyContext {
        event,
        event_sha256: &sha256(text.as_bytes()),
        event_text: text,
        regulation_sha256: &regulation_sha,
        read: &read,
        rule: &engine,
    })
}
