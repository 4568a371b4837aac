//! Tables and brackets: the right results in the right cells, whole and safe whatever the names
//! are.
#![allow(clippy::unwrap_used, clippy::panic, clippy::expect_used)]

use crate::fixtures::markup::{elements, in_lines, texts};
use crate::fixtures::{Ruled, TATA_2024, all_drawn, hostile_names};
use tiebreak_formats::{event_file, trf::Trf};
use tiebreak_model::{StageForm, StageRecord};
use tiebreak_report::svg;

fn tata(answers: usize) -> Ruled {
    Ruled::real("tata-steel-masters-2024").answered(&TATA_2024[..answers])
}

#[test]
fn the_bracket_of_wijk_aan_zee_2024() {
    insta::assert_snapshot!(in_lines(&svg::bracket(tata(11).case()).unwrap()));
}

#[test]
fn the_crosstable_of_malmo_2024() {
    insta::assert_snapshot!(in_lines(
        &svg::crosstable(Ruled::real("tepe-sigeman-2024").case()).unwrap()
    ));
}

#[test]
fn a_finished_bracket_has_every_score_and_the_winner() {
    let drawn = svg::bracket(tata(11).case()).unwrap();
    let names = ["Nodirbek Abdusattorov", "Wei Yi", "Gukesh D", "Anish Giri", "Wei Yi", "Gukesh D"];
    assert_eq!(texts(&drawn, "name"), names);
    assert_eq!(texts(&drawn, "seed"), ["1", "4", "2", "3", "4", "2"]);
    assert_eq!(texts(&drawn, "score"), ["½", "1½", "1", "1", "1", "0", "1½", "½"]);
    assert_eq!(
        texts(&drawn, "caption"),
        ["match ½–1½", "match 1–1, sudden death 1–0", "match 1½–½"]
    );
    assert_eq!(texts(&drawn, "winner"), ["Wei Yi"]);
}

#[test]
fn an_unfinished_bracket_says_what_is_awaited() {
    let drawn = svg::bracket(tata(0).case()).unwrap();
    assert_eq!(texts(&drawn, "waiting"), ["winner of semi-final 1", "winner of semi-final 2"]);
    assert_eq!(texts(&drawn, "caption"), ["lots for White", "lots for White", ""]);
    assert!(texts(&drawn, "score").is_empty() && texts(&drawn, "winner").is_empty());

    let drawn = svg::bracket(tata(6).case()).unwrap();
    assert_eq!(texts(&drawn, "caption"), ["match ½–1½", "match 1–1, lots for White", ""]);
    assert_eq!(texts(&drawn, "waiting"), ["winner of semi-final 2"]);

    let drawn = svg::bracket(tata(3).case()).unwrap();
    assert_eq!(texts(&drawn, "caption")[..2], ["match ½–½, game 2 now", "match 0–0, game 1 now"]);
    assert_eq!(elements(&drawn).iter().filter(|element| element.is("now")).count(), 2);
}

#[test]
fn a_bracket_of_other_sizes() {
    let ruled = tata(0);
    let members: Vec<_> = ruled.event.ids().collect();
    let bracket = |size: usize| {
        let stage = StageRecord {
            path: "places-1-8/knock-out".to_owned(),
            clause: ruled.ruling.stages[0].clause,
            form: StageForm::KnockOut,
            members: members[..size].to_vec(),
            games: Vec::new(),
            unlisted: 0,
        };
        svg::knock_out(ruled.case(), &stage)
    };
    assert_eq!(texts(&bracket(8), "round"), ["Quarter-finals", "Semi-finals", "Final"]);
    assert_eq!(texts(&bracket(8), "name").len(), 8);
    let three = bracket(3);
    assert_eq!(texts(&three, "waiting"), ["bye", "winner of semi-final 2"]);
    assert_eq!(texts(&three, "name").len(), 4, "the one with the bye is in the final already");
    assert_eq!(
        texts(&bracket(14), "round"),
        ["Round of 16", "Quarter-finals", "Semi-finals", "Final"]
    );
    bracket(1);
    bracket(0);
}

/// The rows of a table: the result cells of each name.
fn rows(drawn: &str) -> Vec<(String, Vec<String>, String)> {
    let mut rows: Vec<(String, Vec<String>, String)> = Vec::new();
    for element in elements(drawn).into_iter().filter(|element| element.name == "text") {
        match element.class.as_str() {
            "name" => rows.push((element.text, Vec::new(), String::new())),
            "result" => rows.last_mut().unwrap().1.push(element.text),
            "points" => rows.last_mut().unwrap().2 = element.text,
            _ => {}
        }
    }
    rows
}

#[test]
fn the_cells_of_a_crosstable_add_up_to_its_points() {
    let halves = |text: &str| match text {
        "½" => 1,
        whole => {
            2 * whole.trim_end_matches('½').parse::<u32>().unwrap()
                + u32::from(whole.ends_with('½'))
        }
    };
    for (event, players) in
        [("tata-steel-masters-2024", 14), ("tepe-sigeman-2024", 8), ("sinquefield-cup-2018", 10)]
    {
        let rows = rows(&svg::crosstable(Ruled::real(event).case()).unwrap());
        assert_eq!(rows.len(), players);
        for (name, cells, points) in rows {
            assert_eq!(cells.len(), players - 1, "{name}");
            assert_eq!(
                cells.iter().map(|cell| halves(cell)).sum::<u32>(),
                halves(&points),
                "{name}"
            );
        }
    }
}

#[test]
fn a_swiss_goes_by_round() {
    let file =
        format!("{}/../formats/tests/data/tie-breaks/swiss_0001.trf", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(file).unwrap();
    let (trf, _) = Trf::read("swiss", &text).unwrap();
    let (event, _) = trf.event("swiss", &text).unwrap();
    let mut players: Vec<(Option<u32>, String)> =
        event.participants().iter().map(|one| (one.number, one.name.clone())).collect();
    players.sort();
    let names: Vec<&str> = players.iter().map(|(_, name)| name.as_str()).collect();
    let ruled = Ruled::in_order(event.clone(), &names);
    let rows = rows(&svg::crosstable(ruled.case()).unwrap());
    // 19 b 1    15 w 1     5 b 0    20 w +    14 w 1    10 w =    13 b =     6 w 0    18 b 0
    assert_eq!(rows[0].1, ["19b1", "15w1", "5b0", "20w+", "14w1", "10w½", "13b½", "6w0", "18b0"]);
    let parts = svg::crosstable_in_parts(ruled.case(), 15);
    assert_eq!(
        parts.iter().map(|part| texts(part, "name").len()).collect::<Vec<_>>(),
        [15, 15, 10]
    );
    assert!(parts.iter().all(|part| texts(part, "head").contains(&"r. 9".to_owned())));
}

#[test]
fn bridge_goes_by_victory_points() {
    let event = event_file::read(
        "bridge",
        r#"
        format = "tiebreak-event/1"
        title = "Teams"
        regulation = "wbf-2023"
        kind = "swiss"
        team = [{ name = "A" }, { name = "B" }, { name = "C" }]
        [[match]]
        round = 1
        teams = ["A", "B"]
        vps = [15.21, 4.79]
        [[match]]
        round = 1
        teams = ["C"]
        vps = [12]
        status = "bye"
        [[match]]
        round = 2
        teams = ["A", "C"]
        vps = [0, 20]
        status = "forfeit"
        [[match]]
        round = 3
        teams = ["B", "C"]
        boards = 16
        imps = [30, 8]
        "#,
    )
    .unwrap_or_else(|rejected| panic!("{rejected}"));
    let rows = rows(&svg::crosstable(Ruled::in_order(event, &["C", "A", "B"]).case()).unwrap());
    // 22 IMPs over 16 boards give 15.38 by the WBF's table.
    let cells: Vec<Vec<String>> = rows.into_iter().map(|(_, cells, _)| cells).collect();
    assert_eq!(
        cells,
        [
            vec!["bye 12", "2: 20 f", "3: 4.62"],
            vec!["3: 15.21", "1: 0 f"],
            vec!["2: 4.79", "1: 15.38"],
        ]
    );
}

#[test]
fn a_round_robin_that_has_only_begun_goes_by_round() {
    let drawn =
        svg::crosstable(Ruled::real("ebl-online-qualifier-2021-open-round-2").case()).unwrap();
    let rows = rows(&drawn);
    assert_eq!(rows.len(), 30);
    assert!(texts(&drawn, "head").contains(&"r. 2".to_owned()));
    // Bulgaria and France are level, in the order of their names. France beat Lithuania, which
    // stands 24th, by 18 IMPs to 7.
    assert_eq!(rows[6], ("France".to_owned(), vec!["24: 13.72".to_owned()], "13.72".to_owned()));
}

#[test]
fn a_tour_without_its_events_has_no_crosstable() {
    assert_eq!(svg::crosstable(Ruled::real("gct-2018-tour").case()), None);
}

#[test]
fn a_round_robin_shows_what_is_played_now() {
    let lots =
        ("round-robin-1/pairing-numbers", "Peter Svidler > Nodirbek Abdusattorov > Arjun Erigaisi");
    let first = ("round-robin-1/round-1/game-1", "1-0");
    let table = |answers: &[(&str, &str)]| {
        let ruled = Ruled::real("tepe-sigeman-2024").answered(answers);
        rows(&svg::round_robin(ruled.case(), &ruled.ruling.stages[0]))
    };
    let row = |name: &str, cells: &[&str], points: &str| {
        (
            name.to_owned(),
            cells.iter().map(|cell| (*cell).to_owned()).collect::<Vec<_>>(),
            points.to_owned(),
        )
    };
    // The Berger table for three: 2 against 3, then 1 against 2, then 3 against 1.
    let before = [
        row("Peter Svidler", &[], "0"),
        row("Nodirbek Abdusattorov", &["○"], "0"),
        row("Arjun Erigaisi", &["○"], "0"),
    ];
    assert_eq!(table(&[lots]), before);
    let after = table(&[lots, first]);
    assert_eq!(after[1], row("Nodirbek Abdusattorov", &["○", "1"], "1"));
    assert_eq!(after[0].1, ["○"]);
    assert_eq!(after[2].1, ["0"]);
}

#[test]
fn no_name_breaks_a_drawing() {
    let ruled = Ruled::of(&all_drawn("<title> & more", &hostile_names()));
    let id = "round-robin-1/pairing-numbers";
    let names: Vec<&str> = ruled.event.participants().iter().map(|one| one.name.as_str()).collect();
    let order = names.join(" > ");
    let ruled = ruled.answered(&[(id, &order)]);
    let knock_out = StageRecord {
        path: "knock-out".to_owned(),
        form: StageForm::KnockOut,
        games: Vec::new(),
        ..ruled.ruling.stages[0].clone()
    };
    let case = ruled.case();
    let drawings = [
        svg::crosstable(case).unwrap(),
        svg::round_robin(case, &ruled.ruling.stages[0]),
        svg::knock_out(case, &knock_out),
    ];
    for drawn in drawings {
        let shapes = ["svg", "title", "text", "line", "rect", "path", "g"];
        for element in elements(&drawn) {
            assert!(shapes.contains(&element.name.as_str()), "{element:?}");
            assert!(
                !element.attributes.iter().any(|(name, _)| name.starts_with("on")),
                "{element:?}"
            );
        }
        assert!(
            texts(&drawn, "name").iter().any(|name| name.starts_with("<script>alert(1)")),
            "{drawn}"
        );
        assert!(
            texts(&drawn, "name").iter().all(|name| name.chars().count() < 80),
            "long names are cut"
        );
        assert!(!drawn.contains('\u{202e}') && !drawn.contains('\u{2066}'));
        // Where a name is cut, the whole of it shows when pointed at.
        assert!(
            elements(&drawn)
                .iter()
                .any(|element| element.name == "title" && element.text == "W".repeat(200))
        );
    }
}

#[test]
fn nothing_comes_from_outside() {
    let ruled = tata(11);
    for drawn in [svg::bracket(ruled.case()).unwrap(), svg::crosstable(ruled.case()).unwrap()] {
        let inner = drawn.replacen("xmlns=\"http://www.w3.org/2000/svg\"", "", 1);
        for outside in ["http", "href", "url(", "<style", "<script", "<image", "<use", "@import"] {
            assert!(!inner.contains(outside), "{outside}");
        }
        assert!(inner.contains("currentColor"));
    }
}
