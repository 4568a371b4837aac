//! Mistakes are shown whatever the file holds and wherever their places are: nothing panics.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use tiebreak_document::{Diagnostic, Document, Excerpt, RejectedFile, without_mark};
use tiebreak_report::{Language, diagnostic};

/// What editors, other programs and broken files hold: marks, zeros, tabs, ends of lines of every
/// kind, letters of one to four bytes.
const PIECES: [&str; 24] = [
    "\u{feff}",
    "\0",
    "\t",
    "\n",
    "\r\n",
    "\r",
    " ",
    "é",
    "ß",
    "漢",
    "😀",
    "👩‍💻",
    "\u{200d}",
    "\u{301}",
    "\u{202e}",
    "\u{fffd}",
    "\u{1b}",
    "\u{7f}",
    "\"",
    "name = \"Ana\"\n",
    "[[game]]\n",
    "a = [1, 2\n",
    "{\"a\": 1,",
    "x",
];

fn texts() -> impl Strategy<Value = String> {
    let pieces = prop::collection::vec(prop::sample::select(&PIECES[..]), 0..40)
        .prop_map(|pieces| pieces.concat());
    let bytes = prop::collection::vec(any::<u8>(), 0..300)
        .prop_map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    let long = (pieces.clone(), 0_usize..400)
        .prop_map(|(text, times)| format!("{text}{}{text}", "漢é".repeat(times)));
    prop_oneof![pieces, bytes, long]
}

fn spans() -> impl Strategy<Value = std::ops::Range<usize>> {
    let near = (0_usize..90, 0_usize..90).prop_map(|(start, end)| start..end);
    let far = (any::<usize>(), any::<usize>()).prop_map(|(start, end)| start..end);
    prop_oneof![9 => near, 1 => far]
}

fn rejected(text: &str, spans: &[std::ops::Range<usize>], label: &str) -> RejectedFile {
    let found = |span: &std::ops::Range<usize>| {
        Diagnostic::error("wrong", span.clone()).label(label).hint("mend it")
    };
    RejectedFile::new("a\u{feff}.toml", text, spans.iter().map(found).collect())
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: cases(),
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(17),
        ..ProptestConfig::default()
    })]

    #[test]
    fn any_place_of_any_text_is_shown(text in texts(), spans in prop::collection::vec(spans(), 1..4), label in "|here|第\u{0}一") {
        let rejected = rejected(&text, &spans, &label);
        for colour in [false, true] {
            let shown = diagnostic::render(Language::default(), &rejected, colour);
            prop_assert!(shown.contains("wrong"));
        }
        prop_assert_eq!(rejected.to_string().lines().count(), spans.len());
    }

    #[test]
    fn a_place_is_cut_out_whole(text in texts(), span in spans()) {
        let place = Excerpt::new(&text, span);
        prop_assert_eq!(place.text, without_mark(&text));
        prop_assert!(place.text.get(place.span.clone()).is_some());
        // Of several marks only the first is one.
        if without_mark(place.text) == place.text {
            prop_assert_eq!(Excerpt::new(place.text, place.span.clone()).span, place.span.clone());
        }
    }

    #[test]
    fn whatever_cannot_be_read_is_shown(text in texts()) {
        let marked = format!("\u{feff}{}", text.trim_start_matches('\u{feff}'));
        let shown = [without_mark(&marked), marked.as_str()].map(|text| match Document::read("a.toml", text) {
            Ok(document) => format!("{:?}", document.root),
            Err(rejected) => format!("{rejected}\n{}", diagnostic::render(Language::default(), &rejected, false)),
        });
        prop_assert_eq!(&shown[0], &shown[1]);
    }
}

/// `TIEBREAK_ALL=1` tries a hundred times as many.
fn cases() -> u32 {
    if std::env::var_os("TIEBREAK_ALL").is_some() { 100_000 } else { 1_000 }
}

#[test]
fn a_mark_moves_no_place() {
    let text = "title = \"Été\"\nrounds = nine\n";
    let at = text.find("nine").unwrap();
    let plain = rejected(text, &[at..at + 4, 0..1], "here");
    let marked = rejected(&format!("\u{feff}{text}"), &[at + 3..at + 7, 3..4], "here");
    assert_eq!(plain.to_string(), marked.to_string());
    let shown = |rejected: &RejectedFile| diagnostic::render(Language::default(), rejected, false);
    assert_eq!(shown(&plain), shown(&marked));
}
