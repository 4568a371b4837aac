//! Pages on which everybody looks things up: what if, and the regulations.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use common::{Site, Visitor};

/// Seven games are open: 2,187 outcomes, Carlsen first alone in 1,782 of them; if he wins, in all that are left.
#[test]
fn what_if_follows_the_results_that_are_supposed() {
    let site = Site::start();
    let anybody = Visitor::new(&site.url);
    let address = "/events/tata-steel-masters-2022-before-round-13/what-if";
    let page = anybody.get(address);
    assert_eq!(page.status, 200);
    assert!(page.text.contains("2187 outcomes") && page.text.contains("<td>1782</td>"), "{}", page.text);
    let own = page.text.split("Magnus Carlsen – Daniil Dubov").nth(1).unwrap();
    let link = own.split("href=\"").nth(1).unwrap().split('"').next().unwrap().replace("&amp;", "&");
    let then = anybody.get(&link);
    assert!(then.text.contains("729 outcomes") && then.text.contains("<strong>certain</strong>"), "{}", then.text);
    assert!(!then.text.contains("<td>243</td>"), "nobody else can come first any more");
    for wrong in ["?0=1-0", "?x=1-0", "?80=2-0"] {
        let refused = anybody.get(&format!("{address}{wrong}"));
        assert!((400..500).contains(&refused.status), "{wrong}: {}", refused.status);
    }
}

/// Supposing the two games of the others who could come first leaves Carlsen's; leaving two open shows both in a matrix.
#[test]
fn what_if_draws_a_tree_for_each_and_a_matrix_for_two_games() {
    let site = Site::start();
    let anybody = Visitor::new(&site.url);
    let address = "/events/tata-steel-masters-2022-before-round-13/what-if";
    let page = anybody.get(address).text;
    let carlsen = page.split("<h3>Magnus Carlsen</h3>").nth(1).unwrap().split("</section>").next().unwrap();
    assert!(carlsen.contains("against</small> Daniil Dubov"), "the own game is the root: {carlsen}");
    let win = carlsen.split("<li class=\"win\">").nth(1).unwrap().split("</li>").next().unwrap();
    assert!(win.contains("wins outright in any case"), "{win}");
    let loss = carlsen.split("<li class=\"loss\">").nth(1).unwrap().split("</li>").next().unwrap();
    assert!(loss.contains("play-off if"), "{loss}");
    assert!(!page.contains("class=\"matrix\"") && !page.contains("class=\"sampled\""), "three games decide, exactly");
    assert!(page.contains("<s>"), "those who are out are struck through");
    // Rapport draws: only Carlsen and Mamedyarov are left, and their two games decide.
    let rapport = page.split("Richárd Rapport – Anish Giri").nth(1).unwrap();
    let link = rapport.split("href=\"").nth(2).unwrap().split('"').next().unwrap().replace("&amp;", "&");
    let then = anybody.get(&link).text;
    let matrix = then.split("class=\"matrix\"").nth(1).unwrap().split("</table>").next().unwrap();
    assert!(matrix.contains("Daniil Dubov wins") && matrix.contains("Shakhriyar Mamedyarov wins"), "{matrix}");
    assert_eq!(matrix.matches("class=\"alone-0\"").count(), 8, "Carlsen is first alone in all but one");
    assert!(matrix.contains("<small>play-off:</small>"), "{matrix}");
    let picture = anybody.get(&link.replace("/what-if?", "/what-if.svg?"));
    assert_eq!(picture.header("content-type"), "image/svg+xml");
    assert!(picture.text.starts_with("<svg"));
}

/// While games are open the board shows the standing, and what the leaders need as soon as that is worked out.
#[test]
fn the_board_shows_how_it_stands() {
    let site = Site::start();
    let anybody = Visitor::new(&site.url);
    let event = "/events/tata-steel-masters-2022-before-round-13";
    let board = || {
        let begun = std::time::Instant::now();
        loop {
            let text = anybody.get(&format!("{event}/board")).text;
            if text.contains("class=\"needs\"") || begun.elapsed().as_secs() > 10 {
                return text;
            }
            std::thread::sleep(std::time::Duration::from_millis(50));
        }
    };
    assert!(anybody.get(&format!("{event}/board")).text.contains("As it stands"), "at once, without the outlook");
    let shown = board();
    assert!(
        shown.contains("Richárd Rapport is in the play-off if he wins and Daniil Dubov beats Magnus Carlsen"),
        "{shown}"
    );
    assert!(shown.contains("Magnus Carlsen wins the tournament if he does not lose; or in one other way<"), "{shown}");
    assert!(shown.contains("Still playing:") && !shown.contains("To find out"), "{shown}");
    assert!(anybody.get(&format!("{event}/overlay")).text.contains("Interim · 12 of 13 rounds"));
    // A result is entered: the old outlook goes, the new one comes.
    let ann = site.administrator();
    let result = "question=event/round-13/Magnus+Carlsen+-+Daniil+Dubov&value=1-0";
    assert_eq!(ann.post(&format!("{event}/answers"), result).status, 303);
    let shown = board();
    assert!(shown.contains("Magnus Carlsen wins the tournament in any case"), "{shown}");
    assert!(!shown.contains("do not lose"), "{shown}");
}

/// Twelve players, all 66 games open: nobody counts 3 to the 66th, and the page says what it did instead.
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
        file.extend(
            names[index + 1..].iter().map(|black| {
                format!("[[game]]\nround = 1\nwhite = \"{white}\"\nblack = \"{black}\"\nresult = \"*\"\n")
            }),
        );
    }
    assert_eq!(ann.upload("open.toml", file.as_bytes(), "").status, 303);
    let begun = std::time::Instant::now();
    let page = ann.get("/events/wide-open/what-if");
    println!("66 open games in {:?}", begun.elapsed());
    assert_eq!(page.status, 200);
    let sampled = page.text.contains("class=\"sampled\"") && page.text.contains("about ") && page.text.contains(" ± ");
    let stopped = page.text.contains("Not all of them could be looked at in time");
    assert!(sampled || stopped, "{}", page.text);
    let board = ann.get("/events/wide-open/board");
    assert!(board.status == 200 && board.text.contains("As it stands"));
}

#[test]
fn a_board_without_a_tie_shows_the_final_standing() {
    let site = Site::start();
    let board = Visitor::new(&site.url).get("/events/tata-steel-masters-2022/board").text;
    assert!(board.contains("Final standing") && board.contains("No tie to settle") && board.contains("Magnus Carlsen"));
}

/// A result that an arbiter entered is supposed no longer: it is known.
#[test]
fn what_if_knows_the_results_in_the_record() {
    let site = Site::start();
    let event = "/events/tata-steel-masters-2022-before-round-13";
    let ann = site.administrator();
    let entered =
        ann.post(&format!("{event}/answers"), "question=event/round-13/Magnus+Carlsen+-+Daniil+Dubov&value=1-0");
    assert_eq!(entered.status, 303, "{}", entered.text);
    let page = ann.get(&format!("{event}/what-if"));
    assert!(page.text.contains("729 outcomes") && page.text.contains("<strong>certain</strong>"), "{}", page.text);
    assert!(!page.text.contains("Magnus Carlsen – Daniil Dubov"), "the game is not open any more");
}

#[test]
fn a_regulation_has_its_flow_and_what_the_checker_finds() {
    let site = Site::start();
    let page = Visitor::new(&site.url).get("/regulations/grand-chess-tour-2018");
    assert_eq!(page.status, 200);
    assert!(page.text.contains("class=\"tiebreak flow\"") && page.text.contains("href=\"#clause-2.3\""), "the flow");
    let decision = page.text.split("id=\"clause-3.10\"").nth(1).unwrap();
    assert!(
        decision.split("id=\"clause-3.11\"").next().unwrap().contains("class=\"finding"),
        "3.10 leaves it to a person"
    );
}
