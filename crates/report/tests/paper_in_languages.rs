//! Paper in every language: nothing on it is left in English but what people wrote, and the same
//! record gives the same page.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use crate::fixtures::{Ruled, TATA_2024, all_drawn};
use std::collections::BTreeSet;
use tiebreak_engine::{Options, rule};
use tiebreak_model::{Colour, GameResult, GameState, NoAnswers};
use tiebreak_record::{
    AnswerEntry, Commitment, DepartureEntry, Entry, Header, Leave, Note, Provenance, PublicSource,
    Record, RecordedValue, Rest, Reveal, SourceEntry, SourceFile, Withdrawal, WithdrawnEntry,
    joint_seed, parse_answer, sha256,
};
use tiebreak_regulation::builtin;
use tiebreak_report::html::{self, Extras, SignedHead};
use tiebreak_report::paper::{self, Block, Manner, PaperDocument, Slips, TextRun};
use tiebreak_report::{Language, readings};

/// What people write here has no letters: whatever has some was said by the program.
const WHY: &str = "§ 7.4";
const BY: &str = "№ 1";

/// Words that are the same in English, each by itself or as a heading.
const SAME: [(Language, &[&str]); 5] = [
    (Language::De, &["Sonneborn-Berger", "IMPs", "Buchholz", "Name"]),
    (Language::Es, &["Sonneborn-Berger", "IMPs", "Buchholz", "Final", "Final (C", "match"]),
    (
        Language::Fr,
        &[
            "Sonneborn-Berger",
            "Buchholz",
            "Signatures",
            "place",
            "points",
            "score",
            "correction",
            "match",
            "note",
            "source",
        ],
    ),
    (
        Language::Nl,
        &[
            "Sonneborn-Berger",
            "Buchholz",
            "Knock-out (E",
            "Arbiter",
            "later",
            "match",
            "match ½–½, sudden death",
            "score",
        ],
    ),
    (
        Language::Sv,
        &["Sonneborn-Berger", "Buchholz", "Final", "Final (C", "match", "match ½–½, sudden death"],
    ),
];

fn header() -> Header {
    let source = |name: &str| SourceFile {
        name: name.into(),
        file: None,
        sha256: sha256(name.as_bytes()),
        text: None,
    };
    Header {
        program: "tiebreak 0.2.0".into(),
        event: source("event"),
        regulation: source("regulation"),
    }
}

/// The play-off of 2024 with a record with every kind of entry: some answers, then
/// what goes with them.
fn recorded(answers: usize) -> (Ruled, Record) {
    let mut record = Record::start(header());
    let mut ruled = Ruled::real("tata-steel-masters-2024");
    for (number, (id, words)) in TATA_2024[..answers].iter().enumerate() {
        let question = ruled.ruling.open.iter().find(|question| question.id == *id).unwrap();
        let words: Vec<String> = words.split(" > ").map(str::to_owned).collect();
        let answer = parse_answer(question, &ruled.event, &words).unwrap();
        let mut entry = AnswerEntry::new(question, &answer, &ruled.event);
        match number {
            0 => drawn_from_secrets(&mut record, &mut entry),
            1 => entry.witnesses = vec![BY.to_owned()],
            2 => entry.from = Some(Provenance::Broadcast),
            _ => {}
        }
        record.append(Entry::Answer(entry));
        ruled.ruling = again(&ruled, &record);
    }
    (ruled, record)
}

fn again(ruled: &Ruled, record: &Record) -> tiebreak_model::Ruling {
    rule(&ruled.event, &ruled.regulation, &mut record.answers(&ruled.event), Options::default())
        .unwrap()
}

/// One party promised its secret, the other did not.
fn drawn_from_secrets(record: &mut Record, entry: &mut AnswerEntry) {
    let hash = sha256(b"12");
    record.append(Entry::Commitment(Commitment {
        id: entry.id.clone(),
        party: BY.to_owned(),
        hash,
        at: None,
    }));
    let reveal = |party: &str, secret: &str| Reveal { party: party.into(), secret: secret.into() };
    entry.reveals = vec![reveal(BY, "12"), reveal("№ 2", "34")];
    entry.seed = Some(joint_seed(&entry.reveals, None));
}

/// All entries other than answers.
fn with_everything(record: &mut Record) {
    let (by, why) = (Some(BY.to_owned()), WHY.to_owned());
    let mut entries = record.entries().iter();
    let (asked, first) = entries
        .find_map(|entry| match entry {
            Entry::Answer(answer) if answer.asked[0] == "game" => {
                Some((answer.asked.clone(), answer.clone()))
            }
            _ => None,
        })
        .unwrap();
    let corrected = AnswerEntry {
        value: RecordedValue::Result(GameResult::White),
        why: Some(WHY.into()),
        from: None,
        ..first
    };
    let taken_back =
        |what| Entry::Withdrawal(Withdrawal { what, by: by.clone(), why: why.clone(), at: None });
    let players = vec!["Wei Yi".to_owned()];
    let rest = |players, minutes| {
        Entry::Rest(Rest { players, minutes, by: BY.into(), why: why.clone(), at: None })
    };
    let parts =
        vec![vec!["Wei Yi".to_owned()], vec!["Anish Giri".to_owned(), "Gukesh D".to_owned()]];
    let departure = |tie: &str| DepartureEntry {
        tie: tie.into(),
        parts: parts.clone(),
        by: BY.into(),
        why: why.clone(),
        at: None,
    };
    let id = "final/first-white".to_owned();
    for entry in [
        Entry::Answer(corrected.clone()),
        taken_back(WithdrawnEntry::Answer { id: corrected.id.clone(), asked }),
        Entry::Departure(departure("places-2-4")),
        taken_back(WithdrawnEntry::Departure { tie: "places-2-4".into() }),
        Entry::Departure(departure("first")),
        Entry::Leave(Leave { name: "Wei Yi".into(), by: by.clone(), why: why.clone(), at: None }),
        taken_back(WithdrawnEntry::Leave { name: "Wei Yi".into() }),
        rest(Vec::new(), 10),
        rest(players, 0),
        Entry::Source(SourceEntry {
            id,
            source: PublicSource::Text("6 2".into()),
            by: by.clone(),
            at: None,
        }),
        Entry::Note(Note { by: BY.into(), why: why.clone(), at: None }),
    ] {
        record.append(entry);
    }
}

/// The extras of a protocol in a language, with the other readings and the time of printing.
fn extras(ruled: &Ruled, record: &Record, language: Language) -> Extras {
    let case = ruled.case().in_language(language);
    let mut given = record.answers(&ruled.event);
    rule(&ruled.event, &ruled.regulation, &mut given, Options::default()).unwrap();
    let otherwise = readings::otherwise(case, |other| {
        rule(&ruled.event, other, &mut record.answers(&ruled.event), Options::default()).ok()
    });
    Extras {
        otherwise,
        printed: Some("12:00".into()),
        ..Extras::of_record(case, record, given.trace())
    }
}

/// What the program said: not the names, the hashes and the ids, and not the clauses.
fn said(document: &PaperDocument) -> Vec<String> {
    let mut all =
        vec![document.title.clone(), document.heading.kind.clone(), document.heading.state.clone()];
    all.extend(document.heading.printed.clone());
    all.extend(words(&document.heading.regulation));
    all.extend(document.foot.departs.clone());
    all.extend(words(&document.foot.head));
    for section in &document.sections {
        all.push(section.title.clone());
        section.blocks.iter().for_each(|block| all.extend(of_block(block)));
    }
    all
}

fn words(runs: &[TextRun]) -> Vec<String> {
    let own = |run: &&TextRun| {
        !matches!(
            run.manner,
            Manner::Name | Manner::StrongName | Manner::Code | Manner::Id | Manner::Source
        )
    };
    runs.iter().filter(own).map(|run| run.words.to_string()).collect()
}

fn of_block(block: &Block) -> Vec<String> {
    let of_blocks = |blocks: &[Block]| blocks.iter().flat_map(of_block).collect::<Vec<_>>();
    match block {
        Block::Paragraph(_, runs) | Block::Loose(runs) | Block::Heading(runs) => words(runs),
        // The text of a clause stays as it was written; what introduces a summary does not.
        Block::Quote(runs) => words(&runs[..runs.len() - 1]),
        Block::Verbatim(_) | Block::Recipe(_) => Vec::new(),
        Block::Steps(steps) => {
            let of_step = |step: &paper::PaperStep| {
                [vec![step.clause.clone()], of_blocks(&step.blocks)].concat()
            };
            steps.iter().flat_map(of_step).collect()
        }
        Block::Parts(parts) => parts.iter().flat_map(|part| of_blocks(part)).collect(),
        Block::Table(table) => of_table(table),
        Block::Figure { caption, drawing } => [words(caption), of_drawing(drawing)].concat(),
        Block::Drawing(drawing) => of_drawing(drawing),
        Block::Draw { blocks, .. } => of_blocks(blocks),
        Block::Pinned { alternative, blocks, .. } => {
            [vec![alternative.clone()], of_blocks(blocks)].concat()
        }
        Block::Lines { who, noted } => [who.clone(), vec![noted.clone()]].concat(),
    }
}

fn of_table(table: &paper::Table) -> Vec<String> {
    let rows = table.groups.iter().flat_map(|group| &group.rows).flat_map(|row| &row.cells);
    table.head.iter().chain(rows).flat_map(|cell| words(&cell.runs)).collect()
}

/// The title, the table, and the words between the shapes.
fn of_drawing(drawing: &paper::Drawing) -> Vec<String> {
    let mut all = vec![drawing.title.clone()];
    all.extend(drawing.table.iter().flat_map(of_table));
    let pieces = drawing
        .svg
        .iter()
        .flat_map(|svg| svg.split('>'))
        .map(|piece| piece.split('<').next().unwrap());
    all.extend(pieces.map(str::to_owned));
    all
}

fn on_slips(slips: &Slips) -> Vec<String> {
    let mut all = vec![slips.title.clone(), slips.none.clone()];
    all.extend(slips.foot.departs.clone());
    for slip in &slips.slips {
        all.extend([slip.game.clone(), slip.rules.clone(), slip.other.clone()]);
        all.extend(slip.departs.clone());
        all.extend(slip.signatures.clone());
        all.extend(slip.sides.iter().flat_map(|side| [side.word.clone(), side.pace.clone()]));
        all.extend(slip.head.iter().flat_map(|head| words(head)));
    }
    all
}

/// The words that are left of a text without what people wrote: names, the title, the readings of a
/// regulation.
fn own(text: &str, ruled: &Ruled) -> Option<String> {
    let mut text = text.to_owned();
    let readings =
        ruled.regulation.readings.iter().flat_map(|one| [one.question.as_str(), one.meaning()]);
    let mut written: Vec<String> =
        readings.map(|text| text.trim_end_matches('.').to_owned()).collect();
    written.extend(ruled.event.participants().iter().flat_map(|one| {
        let parts = one.name.split(' ').map(str::to_owned).collect::<Vec<_>>();
        [vec![one.name.clone()], one.federation.iter().cloned().collect(), parts].concat()
    }));
    written.extend([
        ruled.event.title().to_owned(),
        ruled.regulation.title.clone(),
        ruled.regulation.id.clone(),
    ]);
    written.sort_by_key(|one| std::cmp::Reverse(one.len()));
    for one in written.iter().filter(|one| one.len() > 1) {
        text = text.replace(one.as_str(), "");
    }
    let sign = |c: char| !c.is_alphabetic();
    let left = text.split_whitespace().collect::<Vec<_>>().join(" ").trim_matches(sign).to_owned();
    // A code or a single letter, the number of a clause, what a regulation says itself, a hash.
    let letters = left.chars().any(char::is_lowercase)
        && left.chars().filter(|c| c.is_alphabetic()).count() > 1;
    let clause = ruled.regulation.clauses.iter().any(|clause| clause.id == left);
    let printed = builtin::file(ruled.event.regulation()).unwrap().1;
    let quoted = left.split(' ').count() > 3 && printed.contains(&left);
    let hash = left.len() > 40 && !left.contains(' ');
    (letters && !clause && !quoted && !hash).then_some(left)
}

/// Nothing that is said in English is said in another language too, but words that are the same.
fn assert_translated(ruled: &Ruled, what: &str, said: impl Fn(Language) -> Vec<String>) {
    let own = |said: &[String]| {
        said.iter().filter_map(|text| own(text, ruled)).collect::<BTreeSet<String>>()
    };
    let english = own(&said(Language::En));
    assert!(english.len() > 5, "{english:?}");
    let mut found = Vec::new();
    for (language, same) in SAME {
        let said = said(language);
        let (own, whole) = (own(&said), said.join("\n"));
        let left = |text: &&String| {
            let sentence = text.split(' ').count() > 2 && whole.contains(text.as_str());
            (sentence || own.contains(*text)) && !same.contains(&text.as_str())
        };
        found.extend(english.iter().filter(left).map(|text| (language.code(), text)));
    }
    assert!(found.is_empty(), "{what}: {found:?}");
}

#[test]
fn a_protocol_has_no_sentence_of_another_language() {
    for answers in [0, 4, 7, TATA_2024.len()] {
        let (mut ruled, mut record) = recorded(answers);
        if answers >= 4 {
            with_everything(&mut record);
        }
        for stage in &mut ruled.ruling.stages {
            for (game, state) in
                stage.games.iter_mut().zip([GameState::NotNeeded, GameState::Later])
            {
                game.state = state;
            }
            if let Some(game) = stage.games.last_mut() {
                (game.state, game.draw_wins) =
                    (GameState::Played(GameResult::Draw), Some(Colour::Black));
            }
            stage.unlisted = 3;
        }
        assert_translated(&ruled, "the protocol", |language| {
            said(&paper::protocol(
                ruled.case().in_language(language),
                &extras(&ruled, &record, language),
            ))
        });
    }
}

#[test]
fn a_signed_head_is_explained_in_every_language() {
    let (ruled, record) = recorded(2);
    assert_translated(&ruled, "the head", |language| {
        let signed = Some(SignedHead { key: "1+2+3".into(), note: "4".into() });
        let extras = Extras { signed, ..extras(&ruled, &record, language) };
        said(&paper::protocol(ruled.case().in_language(language), &extras))
    });
}

#[test]
fn slips_have_no_word_of_another_language() {
    let (ruled, mut record) = recorded(2);
    record.append(Entry::Departure(DepartureEntry {
        tie: "first".into(),
        parts: vec![vec!["Wei Yi".into()]],
        by: BY.into(),
        why: WHY.into(),
        at: None,
    }));
    assert_translated(&ruled, "the slips", |language| {
        on_slips(&paper::slips(
            ruled.case().in_language(language),
            &extras(&ruled, &record, language),
        ))
    });
}

/// A tie of two teams that one board decided, and a Swiss whose tie-breaks are listed.
#[test]
fn standings_and_boards_have_no_sentence_of_another_language() {
    let mut teams = Ruled::of(include_str!("fixtures/three-teams.toml"));
    let options = Options { workings: true, ..Options::default() };
    teams.ruling = rule(&teams.event, &teams.regulation, &mut NoAnswers, options).unwrap();
    assert_translated(&teams, "the boards", |language| {
        said(&paper::protocol(teams.case().in_language(language), &Extras::default()))
    });
    let swiss = Ruled::of(
        &all_drawn("1234", &["A", "B", "C"].map(str::to_owned))
            .replace("tata-steel-masters-2023", "fide-swiss")
            .replace("\"round-robin\"", "\"swiss\""),
    );
    assert_translated(&swiss, "the standing", |language| {
        said(&paper::standing(swiss.case().in_language(language), &Extras::default()))
    });
}

#[test]
fn a_page_says_its_language_and_the_same_record_gives_the_same_page() {
    let (ruled, record) = recorded(TATA_2024.len());
    for language in Language::ALL {
        let page = || {
            let (case, extras) =
                (ruled.case().in_language(language), extras(&ruled, &record, language));
            [html::protocol(case, &extras), html::slips(case, &extras)]
        };
        let pages = page();
        assert!(
            pages.iter().all(|page| page.contains(&format!("<html lang=\"{}\">", language.code())))
        );
        assert_eq!(pages, page());
    }
}

/// What native readers look at: the same protocol in every language, without its drawings.
#[test]
fn a_protocol_in_every_language() {
    let (ruled, mut record) = recorded(7);
    with_everything(&mut record);
    for language in Language::ALL {
        let (case, extras) =
            (ruled.case().in_language(language), extras(&ruled, &record, language));
        let document = paper::protocol(case, &extras);
        let slips = on_slips(&paper::slips(case, &extras));
        let lines: Vec<String> = document.sections.iter().flat_map(lines).chain(slips).collect();
        insta::assert_snapshot!(format!("protocol_{}", language.code()), lines.join("\n"));
    }
}

/// A section as lines: each paragraph and each row is one.
fn lines(section: &paper::PaperSection) -> Vec<String> {
    let apart = |run: &TextRun| matches!(run.manner, Manner::Mark | Manner::Clock);
    let shown = |run: &TextRun| {
        if apart(run) { format!(" [{}]", run.words) } else { run.words.to_string() }
    };
    let line = |runs: &[TextRun]| runs.iter().map(shown).collect::<String>();
    fn lines_of(block: &Block, line: &impl Fn(&[TextRun]) -> String) -> Vec<String> {
        let rows = |table: &paper::Table| {
            let rows = table.groups.iter().flat_map(|group| &group.rows).map(|row| &row.cells);
            let cells = std::iter::once(&table.head).chain(rows);
            cells
                .map(|cells| {
                    cells.iter().map(|cell| line(&cell.runs)).collect::<Vec<_>>().join(" | ")
                })
                .collect()
        };
        let all = |blocks: &[Block]| {
            blocks.iter().flat_map(|block| lines_of(block, line)).collect::<Vec<_>>()
        };
        match block {
            Block::Paragraph(_, runs) | Block::Loose(runs) | Block::Heading(runs) => {
                vec![line(runs)]
            }
            Block::Quote(_) | Block::Verbatim(_) | Block::Recipe(_) | Block::Drawing(_) => {
                Vec::new()
            }
            Block::Figure { caption, .. } => vec![line(caption)],
            Block::Steps(steps) => steps
                .iter()
                .flat_map(|step| {
                    all(&step.blocks).into_iter().map(|said| format!("{}  {said}", step.clause))
                })
                .collect(),
            Block::Parts(parts) => parts.iter().flat_map(|part| all(part)).collect(),
            Block::Table(table) => rows(table),
            Block::Draw { blocks, .. } | Block::Pinned { blocks, .. } => all(blocks),
            Block::Lines { who, noted } => vec![format!("{} ({noted})", who.join(" | "))],
        }
    }
    let mut lines = vec![format!("\n# {}", section.title)];
    lines.extend(section.blocks.iter().flat_map(|block| lines_of(block, &line)));
    lines
}
