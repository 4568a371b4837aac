//! Pages on which everybody looks things up: what if, and the regulations.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::html::Page;
use crate::common::{Site, Visitor};

/// Seven games are open: 2,187 outcomes, Carlsen first alone in 1,782 of them; if he wins, in all
/// that are left.
#[test]
fn what_if_follows_the_results_that_are_supposed() {
    let site = Site::start();
    let anybody = Visitor::new(&site.url);
    let address = "/events/tata-steel-masters-2022-before-round-13/what-if";
    let page = anybody.get(address);
    assert_eq!(page.status, 200);
    assert!(page.text.contains("2187 outcomes"), "{}", page.text);
    let page = page.page();
    page.saying("td", "1782");
    let link = page.saying("li", "Magnus Carlsen – Daniil Dubov").at("a").attribute("href");
    let then = anybody.get(&link);
    assert!(then.text.contains("729 outcomes"), "{}", then.text);
    let then = then.page();
    assert_eq!(then.at("td strong").text(), "certain");
    assert!(
        then.all("td").iter().all(|cell| cell.text() != "243"),
        "nobody else can come first any more"
    );
    for wrong in ["?0=1-0", "?x=1-0", "?80=2-0"] {
        let refused = anybody.get(&format!("{address}{wrong}"));
        assert!((400..500).contains(&refused.status), "{wrong}: {}", refused.status);
    }
}

/// Supposing the two games of the others who could come first leaves Carlsen's; leaving two open
/// shows both in a matrix.
#[test]
fn what_if_draws_a_tree_for_each_and_a_matrix_for_two_games() {
    let site = Site::start();
    let anybody = Visitor::new(&site.url);
    let address = "/events/tata-steel-masters-2022-before-round-13/what-if";
    let page = anybody.get(address).page();
    let carlsen = page.saying("section.prospect", "Magnus Carlsen");
    assert_eq!(carlsen.at("h3").text(), "Magnus Carlsen");
    assert!(
        carlsen.text().contains("against Daniil Dubov"),
        "the own game is the root: {}",
        carlsen.text()
    );
    let win = carlsen.at("li.win").text();
    assert!(win.contains("wins outright in any case"), "{win}");
    let loss = carlsen.at("li.loss").text();
    assert!(loss.contains("play-off if"), "{loss}");
    assert!(!page.has(".matrix") && !page.has(".sampled"), "three games decide, exactly");
    assert!(page.has("s"), "those who are out are struck through");
    // Rapport draws: only Carlsen and Mamedyarov are left, and their two games decide.
    let link = page.saying("li", "Richárd Rapport – Anish Giri").all("a")[1].attribute("href");
    let then = anybody.get(&link).page();
    let matrix = then.at("table.matrix");
    let words = matrix.text();
    assert!(
        words.contains("Daniil Dubov wins") && words.contains("Shakhriyar Mamedyarov wins"),
        "{words}"
    );
    assert_eq!(matrix.all(".alone-0").len(), 8, "Carlsen is first alone in all but one");
    assert_eq!(matrix.at("small").text(), "play-off:");
    let picture = anybody.get(&link.replace("/what-if?", "/what-if.svg?"));
    assert_eq!(picture.header("content-type"), "image/svg+xml");
    assert!(picture.text.starts_with("<svg"));
}

/// While games are open the board shows the standing, and what the leaders need as soon as that is
/// worked out.
#[test]
fn the_board_shows_how_it_stands() {
    let site = Site::start();
    let anybody = Visitor::new(&site.url);
    let event = "/events/tata-steel-masters-2022-before-round-13";
    let board = || {
        let begun = std::time::Instant::now();
        loop {
            let text = anybody.get(&format!("{event}/board")).text;
            if text.contains("class=\"needs ") || begun.elapsed().as_secs() > 10 {
                return text;
            }
            std::thread::sleep(std::time::Duration::from_millis(50));
        }
    };
    assert!(
        anybody.get(&format!("{event}/board")).text.contains("Current standings"),
        "at once, without the outlook"
    );
    let shown = Page::read(&board());
    let rapport = shown.saying(".needs", "Richárd Rapport").text();
    assert!(
        rapport.ends_with("is in the play-off if he wins and Daniil Dubov beats Magnus Carlsen"),
        "{rapport}"
    );
    let carlsen = shown.saying(".needs", "wins the tournament").text();
    assert!(
        carlsen.contains("Magnus Carlsen")
            && carlsen.ends_with("if he does not lose; or in one other way"),
        "{carlsen}"
    );
    assert!(
        shown.at(".running").text().contains("Seven games running"),
        "{}",
        shown.at(".running").text()
    );
    assert!(!shown.at("main").text().contains("To find out"));
    assert!(
        anybody.get(&format!("{event}/overlay")).text.contains("Provisional · 12 of 13 rounds")
    );
    // A result is entered: the old outlook goes, the new one comes.
    let ann = site.administrator();
    let result = "question=event/round-13/Magnus+Carlsen+-+Daniil+Dubov&value=1-0";
    assert_eq!(ann.post(&format!("{event}/answers"), result).status, 303);
    let shown = board();
    assert!(shown.contains("wins the tournament in any case"), "{shown}");
    assert!(!shown.contains("do not lose"), "{shown}");
}

/// Twelve players, all 66 games open: nobody counts 3 to the 66th, and the page says what it did
/// instead.
#[test]
fn what_is_sampled_is_marked() {
    let site = Site::start();
    let ann = site.administrator();
    let names: Vec<String> = (b'A'..=b'L').map(|letter| char::from(letter).to_string()).collect();
    let mut file = String::from(
        "format = \"tiebreak-event/1\"\ntitle = \"Wide open\"\nkind = \"round-robin\"\nregulation = \"tata-steel-masters-2023\"\n",
    );
    file.extend(names.iter().map(|name| format!("[[player]]\nname = \"{name}\"\n")));
    for (index, white) in names.iter().enumerate() {
        file.extend(names[index + 1..].iter().map(|black| {
            format!(
                "[[game]]\nround = 1\nwhite = \"{white}\"\nblack = \"{black}\"\nresult = \"*\"\n"
            )
        }));
    }
    assert_eq!(ann.upload("open.toml", file.as_bytes(), "").status, 303);
    let begun = std::time::Instant::now();
    let page = ann.get("/events/wide-open/what-if");
    println!("66 open games in {:?}", begun.elapsed());
    assert_eq!(page.status, 200);
    let sampled = page.text.contains("class=\"sampled\"")
        && page.text.contains("about ")
        && page.text.contains(" ± ");
    let stopped = page.text.contains("Stopped early for lack of time");
    assert!(sampled || stopped, "{}", page.text);
    let board = ann.get("/events/wide-open/board");
    assert!(board.status == 200 && board.text.contains("Current standings"));
}

#[test]
fn a_board_without_a_tie_shows_the_final_standing() {
    let site = Site::start();
    let board = Visitor::new(&site.url).get("/events/tata-steel-masters-2022/board").text;
    assert!(
        board.contains("Final standing")
            && board.contains("No tie to settle")
            && board.contains("Magnus Carlsen")
    );
}

/// A result that an arbiter entered is supposed no longer: it is known.
#[test]
fn what_if_knows_the_results_in_the_record() {
    let site = Site::start();
    let event = "/events/tata-steel-masters-2022-before-round-13";
    let ann = site.administrator();
    let entered = ann.post(
        &format!("{event}/answers"),
        "question=event/round-13/Magnus+Carlsen+-+Daniil+Dubov&value=1-0",
    );
    assert_eq!(entered.status, 303, "{}", entered.text);
    let page = ann.get(&format!("{event}/what-if"));
    assert!(page.text.contains("729 outcomes"), "{}", page.text);
    assert_eq!(page.page().at("td strong").text(), "certain");
    assert!(!page.text.contains("Magnus Carlsen – Daniil Dubov"), "the game is not open any more");
}

#[test]
fn a_regulation_has_its_flow_and_what_the_checker_finds() {
    let site = Site::start();
    let page = Visitor::new(&site.url).get("/regulations/grand-chess-tour-2018");
    assert_eq!(page.status, 200);
    let page = page.page();
    assert!(page.has(".tiebreak.flow a[href='#clause-2.3']"), "the flow");
    assert!(page.has("[id='clause-3.10'] .finding"), "3.10 leaves it to a person");
    // What the text does not say, with the sentence that would settle it.
    let silence = page.saying("section.reading", "who has white in the first game");
    assert!(silence.text().contains("A sentence that settles it:"), "{}", silence.text());
}
