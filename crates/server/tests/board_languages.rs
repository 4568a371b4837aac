//! The language of an event's boards and scenes: set on the console, kept, told to open boards, and
//! another one for who asks for it.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::boards::until;
use crate::common::{Site, Visitor, form};
use tiebreak_e2e::postgres::Postgres;
use tiebreak_e2e::scratch::Scratch;

const TATA: &str = "/events/tata-steel-masters-2024";
const SLUG: &str = "tata-steel-masters-2024";

fn set(who: &Visitor, language: &str) -> u16 {
    who.post(&format!("{TATA}/language"), &form(&[("language", language)])).status
}

fn a_spectator_in_malmo_reads_swedish(site: &Site) {
    let ann = site.administrator();
    let anybody = Visitor::new(&site.url);
    let (board, overlay) = (format!("{TATA}/board"), format!("{TATA}/overlay"));
    for page in [&board, &overlay] {
        assert!(anybody.get(page).text.contains("<html lang=\"en\""), "{page}");
    }
    assert_eq!(set(&anybody, "sv"), 401);
    for wrong in ["", "xx", "svenska"] {
        assert_eq!(set(&ann, wrong), 422, "{wrong}");
    }
    assert_eq!(set(&ann, "sv"), 303);
    for page in [&board, &overlay] {
        let answer = anybody.get(page);
        assert!(answer.text.contains("<html lang=\"sv\""), "{}", answer.text);
        let shown = answer.page().at("main").text();
        assert!(
            shown.contains("Fyra står lika på 8½") && shown.contains("Ett särspel avgör"),
            "{shown}"
        );
        assert!(
            !shown.contains("tied") && !shown.contains("play-off") && !shown.contains("live:"),
            "{shown}"
        );
    }
    let whole = anybody.get(&board).text;
    assert!(whole.contains("Semifinaler") && whole.contains("13–28 januari 2024"), "{whole}");
    // Another viewer has another language, and nobody else notices.
    let german = anybody.get(&format!("{board}?lang=de&theme=light")).page();
    assert_eq!(
        german.at("main").attribute("data-address"),
        format!("{TATA}/board?lang=de&theme=light")
    );
    assert!(german.at("main").text().contains("Vier gleichauf mit 8½"));
    let french = anybody.get(&format!("{overlay}?lang=fr")).text;
    assert!(
        french.contains("<html lang=\"fr\"") && french.contains("Quatre à égalité avec 8½"),
        "{french}"
    );
    assert_eq!(anybody.get(&format!("{board}?lang=xx")).status, 400);
    assert_eq!(anybody.get(&format!("{overlay}?lang=xx")).status, 400);
    assert!(anybody.get(&board).text.contains("<html lang=\"sv\""));
    // The console shows it, other events keep theirs, and what is entered is drawn in it.
    let console = ann.get(&format!("{TATA}/console")).page();
    assert_eq!(console.at("select[name=language] option[selected]").attribute("value"), "sv");
    assert!(anybody.get("/events/candidates-2024/board").text.contains("<html lang=\"en\""));
    for question in ["semi-final-1/first-white", "semi-final-2/first-white"] {
        let entered =
            ann.post(&format!("{TATA}/answers"), &form(&[("question", question), ("seed", "1")]));
        assert_eq!(entered.status, 303, "{}", entered.text);
    }
    let playing = anybody.get(&board).text;
    assert!(playing.contains("Parti 1 av 2, 3+2") && playing.contains("Pågår"), "{playing}");
    let kept = site.with_store(async |store| store.board_language(SLUG).await.unwrap());
    assert_eq!(kept.as_deref(), Some("sv"));
    assert_eq!(set(&ann, "en"), 303);
    assert!(anybody.get(&board).text.contains("Game 1 of 2, 3+2"));
    let kept = site.with_store(async |store| store.board_language(SLUG).await.unwrap());
    assert_eq!(kept, None, "the usual one is not kept");
}

#[test]
fn a_board_is_shown_in_the_language_of_its_event() {
    a_spectator_in_malmo_reads_swedish(&Site::start());
}

#[test]
fn the_same_on_postgresql() {
    let server = Postgres::start();
    a_spectator_in_malmo_reads_swedish(&Site::on(&server.database(), Scratch::new("site"), 0));
}

/// Another program on the same database sets it: open boards are hung up on and come again.
#[test]
fn boards_that_are_open_hear_of_it() {
    let site = Site::start();
    let anybody = Visitor::new(&site.url);
    assert!(anybody.get(&format!("{TATA}/board")).text.contains("<html lang=\"en\""));
    site.with_store(async |store| {
        store.set_board_language(SLUG, Some("nl"), "Ann", 0).await.unwrap()
    });
    let dutch = || anybody.get(&format!("{TATA}/board")).text.contains("<html lang=\"nl\"");
    until("the board is Dutch", || dutch().then_some(()));
}

/// A language of a later program is shown as the usual one.
#[test]
fn a_language_that_is_not_known_is_english() {
    let site = Site::start();
    site.with_store(async |store| {
        store.set_board_language(SLUG, Some("xx"), "Ann", 0).await.unwrap()
    });
    let board = Visitor::new(&site.url).get(&format!("{TATA}/board"));
    assert!(board.status == 200 && board.text.contains("Four tied on 8½"));
}

/// The gallery in every language, with names of every script.
#[test]
fn names_of_every_script_stand_on_boards_of_every_language() {
    let site = Site::start();
    let anybody = Visitor::new(&site.url);
    let winners = [
        ("de", "Turniersieg"),
        ("es", "Victoria"),
        ("fr", "Victoire"),
        ("nl", "Winnaar"),
        ("sv", "Vinnare"),
    ];
    for (code, word) in winners {
        for (names, name) in
            [("latin", "Siân Ó Briain"), ("cyrillic", "Юрий Жуковский"), ("chinese", "侯逸凡")]
        {
            let board = anybody.get(&format!("/gallery/decided/{names}?lang={code}")).text;
            assert!(
                board.contains(&format!("<html lang=\"{code}\"")) && board.contains(word),
                "{board}"
            );
            assert!(board.contains(name), "{board}");
        }
    }
}
