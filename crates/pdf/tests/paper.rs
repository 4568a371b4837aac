//! Paper as PDF says what the pages say, in the same order, whatever the names are; and is read
//! back by others' programs.
#![allow(clippy::unwrap_used, clippy::panic, clippy::expect_used)]

#[path = "../../report/tests/fixtures/mod.rs"]
mod fixtures;
mod poppler;

use fixtures::{Ruled, TATA_2024, all_drawn, hostile_names};
use poppler::{Paper, squeezed};
use tiebreak_engine::{Options, rule};
use tiebreak_record::{AnswerEntry, Entry, Header, Record, SourceFile, parse_answer, sha256};
use tiebreak_report::html::{Extras, SignedHead};
use tiebreak_report::paper::{self, Block, PaperDocument, TextRun};
use tiebreak_report::{Case, Language, html};

/// The play-off of 2024 with a record of some answers, lots from a seed.
fn recorded(answers: usize) -> (Ruled, Extras) {
    recorded_in(Language::En, answers)
}

/// The same with the extras in a language.
fn recorded_in(language: Language, answers: usize) -> (Ruled, Extras) {
    let source = |name: &str| SourceFile {
        name: name.into(),
        file: None,
        sha256: sha256(name.as_bytes()),
        text: None,
    };
    let header = Header {
        program: "tiebreak 0.2.0".into(),
        event: source("event"),
        regulation: source("regulation"),
    };
    let mut record = Record::start(header);
    let mut ruled = Ruled::real("tata-steel-masters-2024");
    let mut extras = Extras::default();
    for (id, words) in &TATA_2024[..answers] {
        let question = ruled.ruling.open.iter().find(|question| question.id == *id).unwrap();
        let words: Vec<String> = words.split(" > ").map(str::to_owned).collect();
        let answer = parse_answer(question, &ruled.event, &words).unwrap();
        record.append(Entry::Answer(AnswerEntry::new(question, &answer, &ruled.event)));
        let mut given = record.answers(&ruled.event);
        ruled.ruling =
            rule(&ruled.event, &ruled.regulation, &mut given, Options::default()).unwrap();
        extras = Extras::of_record(ruled.case().in_language(language), &record, given.trace());
    }
    (ruled, extras)
}

fn protocol(case: Case<'_>, extras: &Extras) -> Paper {
    let pdf = tiebreak_pdf::protocol(case, extras).unwrap();
    assert_eq!(pdf.remark(case.language), None);
    Paper::new(pdf.bytes)
}

/// Everything that a document says, in its order.
fn said(document: &PaperDocument) -> Vec<String> {
    let mut all = vec![document.heading.kind.to_owned(), document.heading.title.clone()];
    all.extend(words(&document.heading.regulation));
    all.push(document.heading.state.clone());
    for section in &document.sections {
        all.push(section.title.to_owned());
        section.blocks.iter().for_each(|block| all.extend(of_block(block)));
    }
    all
}

fn words(runs: &[TextRun]) -> Vec<String> {
    runs.iter()
        .map(|run| paper::legible(&run.words))
        .filter(|words| !words.trim().is_empty())
        .collect()
}

fn of_block(block: &Block) -> Vec<String> {
    let of_blocks = |blocks: &[Block]| blocks.iter().flat_map(of_block).collect::<Vec<_>>();
    match block {
        Block::Paragraph(_, runs)
        | Block::Loose(runs)
        | Block::Heading(runs)
        | Block::Quote(runs) => words(runs),
        Block::Verbatim(text) => vec![text.clone()],
        Block::Steps(steps) => {
            let of_step = |step: &paper::PaperStep| {
                [vec![step.clause.clone()], of_blocks(&step.blocks)].concat()
            };
            steps.iter().flat_map(of_step).collect()
        }
        Block::Parts(parts) => parts.iter().flat_map(|part| of_blocks(part)).collect(),
        Block::Table(table) => of_table(table),
        Block::Figure { caption, drawing } => {
            [words(caption), drawing.table.as_ref().map(of_table).unwrap_or_default()].concat()
        }
        Block::Drawing(drawing) => drawing.table.as_ref().map(of_table).unwrap_or_default(),
        Block::Draw { blocks, .. } | Block::Pinned { blocks, .. } => of_blocks(blocks),
        Block::Recipe(lines) => {
            lines.iter().flat_map(|one| [one.command.clone(), one.hash.clone()]).collect()
        }
        Block::Lines { who, noted } => {
            who.iter().flat_map(|who| [who.clone(), (*noted).to_owned()]).collect()
        }
    }
}

fn of_table(table: &paper::Table) -> Vec<String> {
    let rows = table.groups.iter().flat_map(|group| &group.rows).flat_map(|row| &row.cells);
    table.head.iter().chain(rows).flat_map(|cell| words(&cell.runs)).collect()
}

/// Each of the wanted words comes after the one before it.
fn assert_in_order(text: &str, wanted: &[String]) {
    let text = squeezed(text);
    let mut rest = text.as_str();
    for words in wanted {
        let words = squeezed(words);
        let at = rest
            .find(&words)
            .unwrap_or_else(|| panic!("“{words}” is not in: {}", &rest[..rest.len().min(600)]));
        rest = &rest[at + words.len()..];
    }
}

#[test]
fn the_protocol_says_everything_in_its_order() {
    for answers in [0, 4, TATA_2024.len()] {
        let (ruled, extras) = recorded(answers);
        let paper = protocol(ruled.case(), &extras);
        assert_in_order(&paper.read_aloud(), &said(&paper::protocol(ruled.case(), &extras)));
    }
}

/// Every letter of every language is in our own fonts, and what is read aloud is what the page
/// says.
#[test]
fn the_protocol_is_printed_in_every_language() {
    for language in Language::ALL {
        let (ruled, extras) = recorded_in(language, TATA_2024.len());
        let case = ruled.case().in_language(language);
        let made = protocol(case, &extras);
        assert_in_order(&made.read_aloud(), &said(&paper::protocol(case, &extras)));
        let code = language.code();
        let says =
            |words: &str| made.bytes.windows(words.len()).any(|bytes| bytes == words.as_bytes());
        assert!(says(&format!("/Lang ({code})")) || says(&format!("/Lang({code})")), "{code}");
        assert_eq!(made.bytes, protocol(case, &extras).bytes);
        let (ruled, extras) = recorded_in(language, 2);
        let case = ruled.case().in_language(language);
        let pdf = tiebreak_pdf::slips(case, &extras).unwrap();
        assert_eq!(pdf.remark(language), None);
        let text = squeezed(&Paper::new(pdf.bytes).text(None));
        for slip in paper::slips(case, &extras).slips {
            let signed = slip.signatures.iter().chain([
                &slip.game,
                &slip.rules,
                &slip.other,
                &slip.sides[1].word,
            ]);
            signed.for_each(|words| assert!(text.contains(&squeezed(words)), "{words} in {text}"));
        }
    }
}

/// A few of them, or with `TIEBREAK_ALL` every one: poppler takes its time for trees of tags.
#[test]
fn every_real_event_is_printed() {
    let folder =
        std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/server/events"))
            .unwrap();
    let mut paths: Vec<_> = folder.map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "toml"));
    paths.sort();
    let names = paths.iter().map(|path| path.file_stem().unwrap().to_str().unwrap());
    // Some name a regulation of their own, next to them.
    let events: Vec<Ruled> = names.filter_map(Ruled::real_if_builtin).collect();
    let read_back = if std::env::var_os("TIEBREAK_ALL").is_some() { events.len() } else { 3 };
    for (number, ruled) in events.iter().enumerate() {
        tiebreak_pdf::slips(ruled.case(), &Extras::default()).unwrap();
        for document in
            [paper::protocol, paper::standing].map(|of| of(ruled.case(), &Extras::default()))
        {
            let pdf = tiebreak_pdf::document(&document)
                .unwrap_or_else(|error| panic!("{}: {error}", document.title));
            if number < read_back {
                assert_in_order(&Paper::new(pdf.bytes).read_aloud(), &said(&document));
            }
        }
    }
}

#[test]
fn the_same_record_gives_the_same_bytes() {
    let (ruled, extras) = recorded(TATA_2024.len());
    let made = || tiebreak_pdf::protocol(ruled.case(), &extras).unwrap().bytes;
    let first = made();
    assert_eq!(first, made());
    assert_eq!(first, std::thread::scope(|scope| scope.spawn(made).join().unwrap()));
    for word in ["CreationDate", "ModDate", "CreateDate", "ModifyDate"] {
        assert!(!first.windows(word.len()).any(|bytes| bytes == word.as_bytes()), "{word}");
    }
    let slips = || tiebreak_pdf::slips(ruled.case(), &extras).unwrap();
    assert_eq!(slips(), slips());
}

#[test]
fn a_document_says_what_it_is() {
    let (ruled, extras) = recorded(TATA_2024.len());
    let paper = protocol(ruled.case(), &extras);
    assert_eq!(paper.info("Title").unwrap(), "Report: Tata Steel Masters 2024");
    assert_eq!(paper.info("Tagged").unwrap(), "yes");
    let says =
        |words: &str| paper.bytes.windows(words.len()).any(|bytes| bytes == words.as_bytes());
    assert!(says("<pdfuaid:part>1</pdfuaid:part>") && (says("/Lang (en)") || says("/Lang(en)")));
    assert_eq!(paper.info("Page size").unwrap(), "595.276 x 841.89 pts (A4)");
    assert_eq!(paper.count("H1"), 1);
    assert_eq!(paper.count("H2"), paper::protocol(ruled.case(), &extras).sections.len());
    let tags = paper.tags();
    assert!(
        tags.contains("Figure")
            && tags.contains("TH")
            && tags.contains("TD")
            && tags.contains("LBody"),
        "{tags}"
    );
    // Feet stand on every sheet and are read aloud on none.
    assert_eq!(
        squeezed(&paper.text(None)).matches(&format!("/{}TataSteel", paper.sheets())).count(),
        0
    );
    for sheet in 1..=paper.sheets() {
        assert!(
            paper.text(Some((sheet, sheet))).contains(&format!("{sheet} / {}", paper.sheets())),
            "sheet {sheet}"
        );
    }
    assert!(!paper.read_aloud().contains(&format!("1 / {}", paper.sheets())));
}

#[test]
fn head_and_key_stand_as_text_and_as_a_code() {
    let (ruled, extras) = recorded(3);
    let key = "tiebreak-club+0123abcd+AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8";
    let note = "tiebreak record\n4\nmFCyQ+nQ9cEwBJTLfPAZQ==\n\n— tiebreak-club c2lnbmF0dXJl\n";
    let signed = SignedHead { key: key.to_owned(), note: note.to_owned() };
    for (signed, wanted) in
        [(None, extras.head.clone().unwrap()), (Some(signed), format!("{key}\n\n{note}"))]
    {
        let extras = Extras { signed: signed.clone(), ..extras.clone() };
        let paper = protocol(ruled.case(), &extras);
        let text = squeezed(&paper.read_aloud());
        assert!(text.contains(extras.head.as_deref().unwrap()));
        assert_eq!(text.contains(&squeezed(key)), signed.is_some());
        assert!(paper.tags().contains("Figure"));
        assert_eq!(codes(&paper), [wanted]);
    }
}

/// What the QR codes on the sheets hold.
fn codes(paper: &Paper) -> Vec<String> {
    let mut found = Vec::new();
    for sheet in 1..=paper.sheets() {
        let (width, height, pixels) = paper.picture(sheet, 200);
        let mut image = rqrr::PreparedImage::prepare_from_greyscale(width, height, |x, y| {
            pixels[y * width + x]
        });
        found.extend(image.detect_grids().iter().map(|grid| grid.decode().unwrap().1));
    }
    found
}

#[test]
fn the_head_of_a_long_table_is_repeated_and_read_once() {
    let mut names: Vec<String> = (1..=60).map(|number| format!("Player {number:02}")).collect();
    names.sort();
    let mut text =
        "format = \"tiebreak-event/1\"\ntitle = 'Long'\nregulation = \"fide-swiss\"\nkind = \"swiss\"\n".to_owned();
    for name in &names {
        text += &format!("[[player]]\nname = '{name}'\nfederation = 'NED'\n");
    }
    for pair in names.chunks(2) {
        text += &format!(
            "[[game]]\nround = 1\nwhite = '{}'\nblack = '{}'\nresult = \"1-0\"\n",
            pair[0], pair[1]
        );
    }
    let ruled = Ruled::of(&text);
    let document = paper::standing(ruled.case(), &Extras::default());
    let paper = Paper::new(tiebreak_pdf::document(&document).unwrap().bytes);
    assert!(paper.sheets() >= 4, "{}", paper.sheets());
    for sheet in 1..=paper.sheets() {
        let text = paper.text(Some((sheet, sheet))).to_lowercase();
        assert!(text.contains("name") && text.contains("player"), "sheet {sheet}: {text}");
    }
    let tables = paper.count("Table");
    assert_eq!(paper.count("THead"), tables);
    assert_in_order(&paper.read_aloud(), &said(&document));
}

/// Names in the scripts of the world, drawn with fonts of the system.
#[test]
fn names_in_other_scripts_are_drawn_and_can_be_copied() {
    let names = [
        "ميلاد مقصودلو",
        "בוריס גלפנד",
        "丁立人",
        "Ян Непомнящий",
        "Łukasz Śmigły",
        "신진서",
        "Nguyễn Ngọc Trường Sơn",
    ];
    let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
    let ruled = Ruled::of(&all_drawn("כוס העולם / 世界杯", &names));
    let pdf = tiebreak_pdf::protocol(ruled.case(), &Extras::default()).unwrap();
    assert_eq!(pdf.missing, [].into());
    let paper = Paper::new(pdf.bytes);
    let text = paper.text(None);
    for name in &names {
        let whole = squeezed(&text);
        assert!(whole.contains(&squeezed(name)), "{name} in {text}");
    }
    // The HTML page, the slips and the standing say the same names.
    let pages = [
        html::protocol(ruled.case(), &Extras::default()),
        html::slips(ruled.case(), &Extras::default()),
    ];
    assert!(names.iter().all(|name| pages[0].contains(name.as_str())));
    let standing = tiebreak_pdf::standing(ruled.case(), &Extras::default()).unwrap();
    assert_eq!(standing.missing, [].into());
    let text = squeezed(&Paper::new(standing.bytes).text(None));
    assert!(names.iter().all(|name| text.contains(&squeezed(name))));
}

#[test]
fn hostile_names_are_whole_and_turn_nothing_around() {
    let names = hostile_names();
    let ruled = Ruled::of(&all_drawn(&"A very long title of an event ".repeat(6), &names));
    let pdf = tiebreak_pdf::protocol(ruled.case(), &Extras::default()).unwrap();
    let paper = Paper::new(pdf.bytes);
    let text = squeezed(&paper.text(None));
    for name in &names {
        let name = squeezed(&paper::legible(name));
        assert!(text.contains(&name), "{name}");
    }
}

#[test]
fn a_letter_that_no_font_has_is_said_and_can_still_be_copied() {
    let names = ["Somebody \u{10fff0}", "Another"].map(str::to_owned);
    let ruled = Ruled::of(&all_drawn("Missing", &names));
    let pdf = tiebreak_pdf::protocol(ruled.case(), &Extras::default()).unwrap();
    assert_eq!(pdf.missing, ['\u{10fff0}'].into());
    let said = pdf.remark(Language::En).unwrap();
    assert_eq!(said, "Some letters are missing: this machine has no font for U+10FFF0.");
    assert!(pdf.remark(Language::De).unwrap().ends_with("keine Schrift für U+10FFF0."));
    assert!(Paper::new(pdf.bytes).tags().contains("Somebody"));
}

#[test]
fn slips_are_four_on_a_sheet_with_names_in_full() {
    let (ruled, extras) = recorded(2);
    let pdf = tiebreak_pdf::slips(ruled.case(), &extras).unwrap();
    let paper = Paper::new(pdf.bytes);
    assert_eq!(paper.sheets(), 1);
    let text = paper.text(None);
    let games = paper::slips(ruled.case(), &extras);
    assert_eq!(games.slips.len(), 2);
    for slip in &games.slips {
        for words in [
            &slip.event,
            &slip.game,
            &slip.rules,
            &slip.id,
            &slip.sides[0].name,
            &slip.sides[1].name,
        ] {
            assert!(squeezed(&text).contains(&squeezed(words)), "{words} in {text}");
        }
    }
    assert!(text.contains("½ – ½") && text.contains("Arbiter"));
    assert_eq!(paper.count("H1"), 2);
    let nothing = Ruled::real("tata-steel-masters-2024");
    let paper = Paper::new(tiebreak_pdf::slips(nothing.case(), &Extras::default()).unwrap().bytes);
    assert!(paper.text(None).contains("No game is to be played now."));
}

#[test]
fn a_departure_is_on_every_sheet() {
    let (mut ruled, mut extras) = recorded(TATA_2024.len());
    extras.log.push(html::LogEntry {
        line: 99,
        kind: html::LogKind::Departure,
        about: Some("first".into()),
        words: "1 Wei Yi, 2 Gukesh D".into(),
        by: Some("The committee".into()),
        why: Some("Fire alarm.".into()),
        at: None,
        superseded: false,
        mark: None,
    });
    ruled.ruling.settled = true;
    let paper = protocol(ruled.case(), &extras);
    let document = paper::protocol(ruled.case(), &extras);
    assert_eq!(document.sections[0].id, "departures");
    assert_in_order(&paper.read_aloud(), &said(&document));
    for sheet in 1..=paper.sheets() {
        assert!(
            paper.text(Some((sheet, sheet))).contains("departs from the regulation"),
            "sheet {sheet}"
        );
    }
}
