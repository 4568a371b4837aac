//! Boards and scenes without a browser: addresses that are refused, fonts and colours, pages
//! without scripts, the gallery.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::{Site, Visitor, form};

const TATA: &str = "/events/tata-steel-masters-2024";

#[test]
fn scenes_are_asked_for_by_address() {
    let site = Site::start();
    let ann = site.administrator();
    let anybody = Visitor::new(&site.url);
    let scene = |query: &str| anybody.get(&format!("{TATA}/overlay{query}"));
    assert!(scene("").text.contains("Four tied on 8½"));
    assert!(scene("?scene=bracket").text.contains("Winner of semi-final 1"));
    assert!(
        scene("?scene=standing&at=bottom-right&scale=1.5&theme=light")
            .page()
            .at(".stage.at-bottom-right.s150")
            .text()
            .contains("Wei Yi")
    );
    assert!(
        scene("?scene=needs").page().all(".panel").is_empty(),
        "nothing is open: the scene is empty"
    );
    for question in ["semi-final-1/first-white", "semi-final-2/first-white"] {
        let entered =
            ann.post(&format!("{TATA}/answers"), &form(&[("question", question), ("seed", "1")]));
        assert_eq!(entered.status, 303, "{}", entered.text);
    }
    let third = scene("?scene=lower-third&board=2").page();
    assert!(
        third.at(".panel").text().contains("Semi-final 2")
            && third.at(".panel").text().contains("Anish Giri")
    );
    assert!(scene("?scene=card&board=1").page().at(".panel").text().contains("Game 1 of 2, 3+2"));
    assert!(scene("?scene=card&board=3").page().all(".panel").is_empty());
    let coloured = scene("?scene=card&colour=%230A5A45").text;
    assert!(coloured.contains("href=\"/assets/colours/0a5a45\""), "{coloured}");
    let colour = anybody.get("/assets/colours/0a5a45");
    assert_eq!((colour.status, colour.text.as_str()), (200, ":root { --house: #0a5a45; }\n"));
    for query in [
        "?scene=banner",
        "?board=0",
        "?at=here",
        "?scale=9",
        "?theme=pink",
        "?colour=red",
        "?colour=%7D%7D",
        "?secne=card",
    ] {
        let refused = scene(query);
        assert_eq!(refused.status, 400, "{query}");
        assert!(refused.text.contains("expected"), "{query}: {}", refused.text);
    }
    assert_eq!(anybody.get("/assets/colours/red").status, 400);
    assert_eq!(anybody.get(&format!("{TATA}/board?theme=pink")).status, 400);
    let list = anybody.get(&format!("{TATA}/scenes"));
    assert_eq!(list.page().all(".scene-preview").len(), 5, "{}", list.text);
}

#[test]
fn what_somebody_needs_is_a_scene() {
    let site = Site::start();
    let anybody = Visitor::new(&site.url);
    let event = "/events/tata-steel-masters-2022-before-round-13";
    let needs = |query: &str| {
        let begun = std::time::Instant::now();
        loop {
            let page = anybody.get(&format!("{event}/overlay?scene=needs{query}")).page();
            if page.has(".is-needs") || begun.elapsed().as_secs() > 60 {
                return page.at("main").text();
            }
            std::thread::sleep(std::time::Duration::from_millis(50));
        }
    };
    assert!(needs("").contains("Magnus Carlsen"));
    assert!(needs("&of=Rich%C3%A1rd+Rapport").contains("is in the play-off if"));
    assert!(
        !anybody.get(&format!("{event}/overlay?scene=needs&of=Nobody")).text.contains("is-needs")
    );
}

#[test]
fn fonts_are_fetched_once() {
    let site = Site::start();
    let anybody = Visitor::new(&site.url);
    let page = anybody.get("/");
    let preloaded = page.page();
    let fonts = preloaded.all("link[rel=preload][as=font]");
    assert_eq!(fonts.len(), 2);
    assert!(page.header("content-security-policy").contains("font-src 'self'"));
    let missing = anybody.get("/assets/fonts/other.woff2");
    assert_eq!(missing.status, 404);
    assert!(missing.header("cache-control").contains("no-store"));
}

/// Without scripts a board asks for itself again, and says when it was made.
#[test]
fn without_scripts_boards_refresh_themselves() {
    let site = Site::start();
    let anybody = Visitor::new(&site.url);
    for (page, seconds) in [("/board", 15), ("", 30)] {
        let text = anybody.get(&format!("{TATA}{page}")).text;
        assert!(
            text.contains(&format!(
                "<noscript><meta http-equiv=\"refresh\" content=\"{seconds}\">"
            )),
            "{page}"
        );
        assert!(text.contains(&format!("looks again every {seconds} seconds")), "{page}: {text}");
    }
    assert!(anybody.get(&format!("{TATA}/overlay")).text.contains("http-equiv=\"refresh\""));
}

/// The board says who has white; nothing on it reads like a drawn game, and no order to the
/// arbiter.
#[test]
fn lots_are_shown_as_they_fall() {
    let site = Site::start();
    let ann = site.administrator();
    let board = || ann.get(&format!("{TATA}/board")).page().at("main").text();
    assert!(!board().contains("Draw lots"), "{}", board());
    let answer = |question: &str, what: (&str, &str)| {
        let entered = ann.post(&format!("{TATA}/answers"), &form(&[("question", question), what]));
        assert_eq!(entered.status, 303, "{}", entered.text);
    };
    answer("semi-final-1/first-white", ("seed", "6 2 5 1"));
    assert!(board().contains("White by lots: ") && !board().contains("Drawn:"), "{}", board());
    answer("semi-final-2/first-white", ("seed", "1"));
    for game in ["semi-final-1/game-1", "semi-final-2/game-1"] {
        answer(game, ("value", "1-0"));
    }
    assert!(!board().contains("by lots"), "{}", board());
    for game in ["semi-final-1/game-2", "semi-final-2/game-2"] {
        answer(game, ("value", "1/2-1/2"));
    }
    // The finalists, not an order.
    let shown = ann.get(&format!("{TATA}/board")).page();
    assert_eq!(shown.all(".above .bd .nm").len(), 2, "{}", shown.at("main").text());
    assert!(
        shown.at(".above .kick").text().contains("Lots for white")
            && !board().contains("Draw lots")
    );
}

/// A rest counts down above; when play begins it is gone, and so it is when its time is over.
#[test]
fn a_rest_is_gone_when_it_is_over() {
    let site = Site::start();
    let ann = site.administrator();
    for question in ["semi-final-1/first-white", "semi-final-2/first-white"] {
        ann.post(&format!("{TATA}/answers"), &form(&[("question", question), ("seed", "1")]));
    }
    let board = || ann.get(&format!("{TATA}/board")).page();
    assert_eq!(ann.post(&format!("{TATA}/rests"), "minutes=10&why=x").status, 303);
    assert_eq!(
        board().all(".above .rest [data-countdown]").len(),
        1,
        "{}",
        board().at("main").text()
    );
    assert_eq!(
        ann.post(
            &format!("{TATA}/answers"),
            &form(&[("question", "semi-final-1/game-1"), ("value", "1-0")])
        )
        .status,
        303
    );
    assert!(board().all(".rest").is_empty(), "play has begun");
    assert!(!board().at("main").text().contains("Play goes on"));
}

#[test]
fn the_gallery_belongs_to_the_demo() {
    let site = Site::start();
    let anybody = Visitor::new(&site.url);
    let gallery = anybody.get("/gallery");
    let mut seen = std::collections::BTreeMap::new();
    assert_eq!(gallery.status, 200, "{}", gallery.text);
    assert!(gallery.text.len() < 100_000, "{} bytes", gallery.text.len());
    let mut clauses = 0;
    for link in gallery.page().all(".gallery > section > p > a") {
        let board = anybody.get(&link.attribute("href"));
        assert_eq!(board.status, 200, "{}: {}", link.attribute("href"), board.text);
        // Whatever a board links to is there: the clause itself, not only the regulation.
        for target in board.page().all("main a").iter().map(|to| to.attribute("href")) {
            let (path, clause) = target.split_once('#').unwrap_or((&target, ""));
            let there = seen.entry(path.to_owned()).or_insert_with(|| anybody.get(path));
            assert_eq!(there.status, 200, "{target}");
            assert!(clause.is_empty() || there.page().has(&format!("[id='{clause}']")), "{target}");
            clauses += usize::from(!clause.is_empty());
        }
    }
    assert!(clauses > 10, "{clauses} clauses are linked to");
    assert_eq!(anybody.get("/gallery/nothing/latin").status, 404);
}

/// What each moment says above and below; the words come from the ruling.
#[test]
fn every_moment_says_what_it_is() {
    let site = Site::start();
    let anybody = Visitor::new(&site.url);
    let said = |state: &str, selector: &str| {
        anybody.get(&format!("/gallery/{state}/latin")).page().at(selector).text()
    };
    for (state, kick) in [
        ("interim", ["Provisional", "1 of 5 rounds (12 games missing)"]),
        ("tie-of-four", ["A play-off decides", "Four share first place"]),
        ("lots", ["Lots for white", "Four tied on 3½"]),
        ("semi-finals", ["Playing", "Four tied on 3½"]),
        ("between", ["Next game soon", "Four tied on 3½"]),
        ("rest", ["Rest", "Four tied on 3½"]),
        ("final-lots", ["Lots for white", "Four tied on 3½"]),
        ("no-tie", ["Final standings", "No tie to settle"]),
    ] {
        assert_eq!(
            [said(state, ".above .kick .st"), said(state, ".above .kick .end")],
            kick,
            "{state}"
        );
    }
    assert_eq!(said("decided", ".above .kick .st"), "Winner");
    assert_eq!(said("damaged", ".above .kick .st"), "The record cannot be read");
    assert!(said("last-round", ".above .kick").starts_with("Current standings"));
    let strip = said("corrected", ".above .kick .strip");
    assert!(
        strip.starts_with("Corrected: semi-final ") && strip.contains(" was won by "),
        "{strip}"
    );
    assert_eq!(said("corrected", ".above .kick > .st"), "Lots for white", "it stays");
    assert!(
        said("departed", ".above .kick").contains("Decided by a departure from the regulation")
    );
    // Between two games: what ended below with its clause, what comes next on the boards, where
    // they were.
    let between = anybody.get("/gallery/between/latin").page();
    // The colours change: the winner with White has Black now.
    let [white, black] = [0, 1].map(|row| between.all(".bd:nth-child(2) .nm")[row].text());
    assert_eq!(
        between.at(".why").text(),
        format!("Semi-final 2, game 1 of 2: {black} 1–0 {white}. C.1")
    );
    let labels: Vec<String> = between.all(".bd .label").iter().map(|label| label.text()).collect();
    assert_eq!(
        labels,
        ["Semi-final 1Next: game 2 of 2, 3+2", "Semi-final 2Next: game 2 of 2, 3+2"]
    );
    assert!(!between.has(".bd.now") && !between.has(".st.playing"));
    let announced = anybody.get(&format!("{TATA}/board")).page().at(".why").text();
    assert_eq!(
        announced,
        "Four tied on 8½: two semi-finals, 1 against 4 and 2 against 3, and a final. E.1"
    );
    assert!(said("lots", ".why").starts_with("Semi-finals: "), "{}", said("lots", ".why"));
    assert!(
        said("decided", ".why").contains("were tied on 3½.")
            && said("decided", ".why").ends_with("the others share second place. A.2")
    );
    for state in ["interim", "last-round"] {
        assert!(
            !anybody.get(&format!("/gallery/{state}/latin")).text.contains("Winner"),
            "{state}"
        );
    }
}
