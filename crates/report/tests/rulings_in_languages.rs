//! Six rulings as a terminal shows them, in every language.
#![allow(clippy::unwrap_used)]

use crate::fixtures::{Ruled, TATA_2024};
use tiebreak_engine::{Options, rule};
use tiebreak_model::NoAnswers;
use tiebreak_report::{Language, readings, text};

/// A ruling in every language, one after the other, without styles.
fn in_every_language(ruled: &Ruled) -> String {
    let mut out = String::new();
    for language in Language::ALL {
        let case = ruled.case().in_language(language);
        let again = |regulation: &_| {
            rule(&ruled.event, regulation, &mut NoAnswers, Options::default()).ok()
        };
        // With answers the other readings would be asked without them.
        let otherwise = if ruled.ruling.stages.is_empty() {
            readings::otherwise(case, again)
        } else {
            Vec::new()
        };
        let look = text::Look {
            width: 100,
            files: &["EVENT".to_owned()],
            head: None,
            on_record: &[],
            all_steps: true,
        };
        out += &format!(
            "=== {} ===\n{}\n",
            language.own_name(),
            plain(&text::ruling(case, &otherwise, look))
        );
    }
    out
}

/// Without the signs for bold and dim.
fn plain(styled: &str) -> String {
    let mut parts = styled.split('\u{1b}');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once('m').map_or("", |(_, rest)| rest))
}

#[test]
fn a_knock_out_with_lots_at_wijk_aan_zee() {
    insta::assert_snapshot!(in_every_language(
        &Ruled::real("tata-steel-masters-2024").answered(&TATA_2024[..7])
    ));
}

#[test]
fn a_finished_knock_out_at_wijk_aan_zee() {
    insta::assert_snapshot!(in_every_language(
        &Ruled::real("tata-steel-masters-2024").answered(&TATA_2024)
    ));
}

#[test]
fn a_tie_at_malmo() {
    insta::assert_snapshot!(in_every_language(&Ruled::real("tepe-sigeman-2024")));
}

#[test]
fn a_tie_of_the_grand_chess_tour() {
    insta::assert_snapshot!(in_every_language(&Ruled::real("sinquefield-cup-2018")));
}

#[test]
fn a_round_of_bridge() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../crates/server/events/ebl-online-qualifier-2021-open-round-2.toml"
    );
    let text = std::fs::read_to_string(path).unwrap();
    // One round alone, as if it were all: its ties are settled.
    let finished = text.replacen("kind       =", "finished = true\nkind       =", 1);
    insta::assert_snapshot!(in_every_language(&Ruled::of(&finished)));
}

#[test]
fn a_list_of_fide() {
    insta::assert_snapshot!(in_every_language(&Ruled::real("uzchess-cup-2025")));
}
