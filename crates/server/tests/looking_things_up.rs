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
