//! Names in the scripts of the world are whole in every output: text, Markdown, HTML, SVG. PDF is
//! in `tiebreak-pdf`, pictures are in `tiebreak-server`.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use crate::fixtures::{Ruled, all_drawn};
use tiebreak_report::html::{self, Extras};
use tiebreak_report::{Language, markdown, svg, text};
use unicode_width::UnicodeWidthStr;

const NAMES: [&str; 4] = ["丁立人", "ميلاد مقصودلو", "בוריס גלפנד", "신진서"];

fn ruled() -> Ruled {
    Ruled::of(&all_drawn("世界杯 / كأس العالم", &NAMES.map(str::to_owned)))
}

#[test]
fn no_output_loses_a_name() {
    let ruled = ruled();
    for language in Language::ALL {
        let case = ruled.case().in_language(language);
        let look = text::Look {
            width: 80,
            files: &["EVENT".to_owned()],
            head: None,
            on_record: &[],
            all_steps: true,
        };
        let outputs = [
            ("text", text::ruling(case, &[], look)),
            ("Markdown", markdown::ruling(case, &[])),
            ("HTML", html::protocol(case, &Extras::default())),
            ("crosstable", svg::crosstable(case).unwrap()),
        ];
        for (output, said) in outputs {
            for name in NAMES {
                assert!(said.contains(name), "{name} in {output} in {}", language.own_name());
            }
            assert!(said.contains("世界杯") || output == "crosstable", "{output}");
        }
    }
}

/// A sign of Chinese takes two columns of a terminal: the scores still stand beneath each other.
#[test]
fn scores_stand_beneath_each_other_whatever_the_script() {
    let ruled = ruled();
    let look = text::Look {
        width: 80,
        files: &["EVENT".to_owned()],
        head: None,
        on_record: &[],
        all_steps: false,
    };
    let said = text::ruling(ruled.case(), &[], look);
    let row = |name: &str| said.lines().find(|line| line.contains(name)).unwrap().to_owned();
    let score = |line: String| line[..line.find("1½").unwrap()].width();
    let columns = NAMES.map(|name| score(row(name)));
    assert!(columns.iter().all(|column| *column == columns[0]), "{columns:?}");
}
