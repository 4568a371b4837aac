//! The front page: what is played, what is about to be decided, all others to be looked for; and
//! the page of an event.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common;

use crate::common::html::Page;
use crate::common::{Site, Visitor, form};
use std::time::{Duration, Instant};

const TATA: &str = "/events/tata-steel-masters-2024";

/// The page, once it shows what is expected: the list is brought up to date in the background.
fn eventually(visitor: &Visitor, path: &str, shows: impl Fn(&Page) -> bool) -> Page {
    let began = Instant::now();
    loop {
        let answer = visitor.get(path);
        assert_eq!(answer.status, 200, "{path}");
        let page = answer.page();
        if shows(&page) {
            return page;
        }
        assert!(
            began.elapsed() < Duration::from_secs(120),
            "{path} never shows it:\n{}",
            answer.text
        );
        std::thread::sleep(Duration::from_millis(50));
    }
}

fn listed(page: &Page) -> bool {
    page.has(".outcomes") && !page.has(".st.dead")
}

/// The card or line of an event.
fn card<'p>(page: &'p Page, title: &str) -> common::html::Part<'p> {
    page.saying("article.glance", title)
}

#[test]
fn the_front_page_says_how_every_event_stands() {
    let site = Site::start();
    let page = eventually(&Visitor::new(&site.url), "/", listed);
    assert_eq!(page.at("h1").text(), "Ties, settled as the regulation says.");
    // Worked out by hand from the event files: four share first place at Wijk 2024, nobody has
    // drawn anything.
    let tata = card(&page, "Tata Steel Masters 2024");
    assert_eq!(tata.at(".st").text(), "To be settled");
    assert!(
        tata.at(".say").text().starts_with(
            "Four tied on 8½: two semi-finals, 1 against 4 and 2 against 3, and a final."
        ),
        "{}",
        tata.text()
    );
    assert_eq!(tata.at(".kick .end").text(), "Wijk aan Zee, 13 to 28 January 2024");
    // Both semi-finals stand drawn up, and nobody is in the final.
    let seats: Vec<String> = tata.all(".tree-of .half").iter().map(|half| half.text()).collect();
    assert_eq!(seats, ["N. Abdusattorov", "Wei Yi", "Gukesh D", "Anish Giri", "–", "–"]);
    // Carlsen is alone first in 1,782 of 2,187 outcomes before the last round of 2022.
    let before = card(&page, "Tata Steel Masters 2022, before round 13");
    assert_eq!(before.at(".st").text(), "Before the last round");
    assert!(before.at(".kick").text().contains("2187 outcomes"), "{}", before.text());
    assert!(
        before.at(".brow").text().starts_with("Magnus Carlsen")
            && before.at(".brow").has("svg.bar rect.one"),
        "his bar has a solid part"
    );
    let decided = card(&page, "Saint Louis Rapid & Blitz 2018");
    assert_eq!(decided.at(".st").text(), "Decided");
    assert!(
        decided.at(".say").text().starts_with("Hikaru Nakamura, alone on 22½."),
        "{}",
        decided.text()
    );
    assert!(decided.at(".top-rows .first").text().contains("Hikaru Nakamura"));
    let interim = card(&page, "EBL Online Qualifier 2021, Open, round 2");
    assert_eq!(interim.at(".st").text(), "Provisional");
    assert!(!interim.has(".first"), "nobody has won");
    assert_eq!(interim.at("svg.thin").attribute("aria-label"), "1 of 29 rounds");
    // Each title stands once, and leads to its event.
    let mut titles: Vec<String> = page
        .all("article.glance h2 a, article.glance h3 a, .lines li > a[href^='/events/']")
        .iter()
        .map(|a| a.text())
        .collect();
    let all = titles.len();
    titles.sort();
    titles.dedup();
    assert_eq!((titles.len(), all), (9, 9), "{titles:?}");
}

#[test]
fn a_play_off_that_begins_comes_first() {
    let site = Site::start();
    let ann = site.administrator();
    eventually(&ann, "/", listed);
    for (question, value) in
        [("semi-final-1/first-white", "seed=6+2+5+1"), ("semi-final-1/game-1", "value=1-0")]
    {
        assert_eq!(
            ann.post(&format!("{TATA}/answers"), &format!("question={question}&{value}")).status,
            303
        );
    }
    // The list is made again after each entry, in the background: the first is not yet all.
    let now = |page: &Page| {
        page.has(".st.playing") && page.at("article.glance .kick").text().contains("game 2 of 2")
    };
    let page = eventually(&ann, "/", now);
    let first = page.at("article.glance");
    assert_eq!(first.at("h2").text(), "Tata Steel Masters 2024");
    assert_eq!(
        (first.at(".st").text(), first.at(".kick").text().contains("Semi-final 1, game 2 of 2")),
        ("Playing".into(), true)
    );
    let mini = first.at(".mini");
    assert_eq!(mini.all(".mrow").len(), 2);
    let scores: Vec<String> = mini.all(".pts").iter().map(|part| part.text()).collect();
    assert!(scores.contains(&"1".to_owned()) && scores.contains(&"0".to_owned()), "{scores:?}");
    assert!(first.has("a[href$='/board']"));
}

#[test]
fn events_are_looked_for() {
    let site = Site::start();
    let anybody = Visitor::new(&site.url);
    eventually(&anybody, "/", listed);
    let titles = |path: &str| -> Vec<String> {
        let page = anybody.get(path).page();
        page.all("article.glance h3 a, .lines li > a").iter().map(|a| a.text()).collect()
    };
    assert_eq!(titles("/?q=malmo"), ["TePe Sigeman & Co 2024"], "the place, without its accent");
    assert_eq!(titles("/?q=WIJK+challengers"), ["Tata Steel Challengers 2020"]);
    assert_eq!(
        titles("/?q=nakamura+rapid"),
        ["Saint Louis Rapid & Blitz 2018"],
        "somebody whom its card names"
    );
    assert_eq!(titles("/?sport=bridge"), ["EBL Online Qualifier 2021, Open, round 2"]);
    assert_eq!(
        titles("/?state=before-the-last-round"),
        ["Tata Steel Masters 2022, before round 13"]
    );
    let same = titles("/?regulation=tata-steel-masters-2022");
    assert_eq!(same, ["Tata Steel Masters 2022, before round 13", "Tata Steel Masters 2022"]);
    assert_eq!(
        titles("/?regulation=tata-steel-masters-2022&state=decided"),
        ["Tata Steel Masters 2022"]
    );
    let none = anybody.get("/?q=%3Cscript%3E").page();
    assert!(none.at(".front").text().contains("No event fits “<script>”"));
    assert_eq!(none.at("input[name=q]").attribute("value"), "<script>");
}

/// A hundred and twenty events: three pages, each with its own, and the filters stay in the links.
#[test]
fn the_list_is_turned_page_by_page() {
    let site = Site::start();
    let ann = site.administrator().program();
    let event = |number: usize| {
        let text = format!(
            "format = \"tiebreak-event/1\"\ntitle = \"Кубок {number:03}\"\nkind = \"tour\"\nregulation = \"grand-chess-tour-2018\"\n\
             end = 2025-06-{:02}\n[[player]]\nname = \"Ann\"\npoints = {}\n[[player]]\nname = \"Bo\"\npoints = 1\n",
            number % 28 + 1,
            number + 2
        );
        serde_json::json!({ "name": "cup.toml", "text": text })
    };
    for number in 0..120 {
        let made = ann.post_json("/api/v1/events", &event(number));
        assert_eq!(made.status, 201, "{}", made.text);
    }
    let first = eventually(&ann, "/?q=%D0%BA%D1%83%D0%B1%D0%BE%D0%BA&state=decided", |page| {
        page.at("h2.kick").text().starts_with("120 events")
    });
    let mut seen: Vec<String> = Vec::new();
    let mut page = first;
    loop {
        let here: Vec<String> = page
            .all("article.glance h3 a, .lines li > a")
            .iter()
            .map(|a| a.attribute("href"))
            .collect();
        assert!(here.len() <= 50);
        seen.extend(here);
        match page.all("a[rel=next]").first() {
            Some(next) => page = ann.get(&next.attribute("href")).page(),
            None => break,
        }
    }
    assert_eq!(seen.len(), 120);
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 120);
    assert!(
        seen.contains(&"/events/kubok-007".to_owned()),
        "titles in Cyrillic give plain addresses"
    );
    let size = ann.get("/").text.len();
    assert!(size < 100_000, "the front page has {size} bytes");
}

/// Names in letters of other scripts: the address is readable, and everything behind it works.
#[test]
fn an_event_in_another_script_has_its_address() {
    let site = Site::start();
    let ann = site.administrator();
    let text = "format = \"tiebreak-event/1\"\ntitle = \"全国象棋 2025\"\nkind = \"tour\"\nregulation = \"grand-chess-tour-2018\"\n\
        [[player]]\nname = \"丁立人\"\npoints = 3\n[[player]]\nname = \"Bo\"\npoints = 1\n";
    let brought = ann.upload("cup.toml", text.as_bytes(), "");
    assert_eq!(
        brought.header("location"),
        "/events/%E5%85%A8%E5%9B%BD%E8%B1%A1%E6%A3%8B-2025/console"
    );
    let console = ann.get(brought.header("location"));
    assert_eq!(console.status, 200);
    let event = brought.header("location").trim_end_matches("/console").to_owned();
    let page = ann.get(&event).page();
    assert_eq!(page.at("h1").text(), "全国象棋 2025");
    assert_eq!(ann.get(&format!("{event}/board")).status, 200);
    assert_eq!(ann.get_only(&format!("{event}/card.png")).header("content-type"), "image/png");
    let noted = ann.post(&format!("{event}/notes"), "why=a+note");
    assert_eq!((noted.status, noted.header("location").is_ascii()), (303, true));
}

#[test]
fn the_event_page_tells_the_winner_the_standing_and_the_steps() {
    let site = Site::start();
    let ann = site.administrator();
    let page = ann.get("/events/tata-steel-masters-2022").page();
    assert_eq!(page.at(".event-head .st").text(), "Decided");
    assert!(
        page.at(".event-head .lead").text().starts_with("Magnus Carlsen is first"),
        "{}",
        page.at(".lead").text()
    );
    assert!(page.at("dl.facts").text().contains("Wijk aan Zee, 15 to 30 January 2022"));
    assert!(page.at("dl.facts").text().contains("Round robin of 14, 91 games"));
    let won = page.at("table.standing tbody.won");
    assert_eq!(
        (won.at("th").text(), won.at(".nm").text(), won.at("td.number").text()),
        ("1".into(), "Magnus Carlsen".into(), "9½".into())
    );
    // The crosstable is a table: Carlsen's line has his number, his points and thirteen games, six
    // or seven of them with black.
    let line = page.saying("table.cross tbody tr", "Magnus Carlsen");
    assert_eq!((line.at("td.no").text(), line.at("td.p").text()), ("1".into(), "9½".into()));
    assert_eq!(line.all("td.x").len(), 14);
    assert_eq!(line.all("td.x.self").len(), 1);
    let black = line.all("td.x.b").len();
    assert!((6..=7).contains(&black), "{black} games with black");
    assert!(
        line.at("td.x.b").text().contains("with black"),
        "said to those who do not see the shade"
    );
    assert_eq!(line.at("td.rating").text(), "2865");
    // Every round has its page.
    let round = ann.get(&page.saying("nav.rounds a", "13").attribute("href")).page();
    assert_eq!(round.all("table.round tr").len(), 7);
    assert!(round.at("table.round").text().contains("Magnus Carlsen"));
    assert_eq!(ann.get("/events/tata-steel-masters-2022/rounds/14").status, 404);
    // The steps of a tie, in their order, each with its clause and the printed text.
    let tata = ann.get(TATA).page();
    let steps = tata.all("ol.steps details");
    assert!(steps.len() >= 3 && steps.iter().all(|step| step.has("summary .clause")));
    assert!(steps[0].at("summary").text().contains("share first place"), "{}", steps[0].text());
    assert!(
        steps[0].at("blockquote").text().contains("score the same number of points"),
        "{}",
        steps[0].text()
    );
}

/// Three hundred players, and two thousand where there is time: the pages come in parts, each of
/// which a telephone can carry.
#[test]
fn a_large_swiss_is_shown_in_parts() {
    let players = if std::env::var_os("TIEBREAK_LONG").is_some() { 2000 } else { 300 };
    let last = players / 100;
    let site = Site::start();
    let ann = site.administrator();
    let mut text = String::from(
        "format = \"tiebreak-event/1\"\ntitle = \"Large Open\"\nkind = \"swiss\"\nregulation = \"fide-swiss\"\nrounds = 2\n",
    );
    for number in 0..players {
        text.push_str(&format!(
            "[[player]]\nname = \"Player {number:04}\"\nrating = {}\n",
            1000 + number % 1500
        ));
    }
    for (round, result) in [(1, "1-0"), (2, "*")] {
        for board in 0..players / 2 {
            let (white, black) =
                if round == 1 { (board, board + players / 2) } else { (2 * board, 2 * board + 1) };
            text.push_str(&format!(
                "[[game]]\nround = {round}\nwhite = \"Player {white:04}\"\nblack = \"Player {black:04}\"\nresult = \"{result}\"\n"
            ));
        }
    }
    assert_eq!(ann.upload("large.toml", text.as_bytes(), "").status, 303);
    for path in
        ["", &format!("?page={last}"), "/what-if", "/rounds/2", "/rounds/2?page=4", "/board"]
    {
        let answer = ann.get(&format!("/events/large-open{path}"));
        assert_eq!(answer.status, 200, "{path}");
        println!("/events/large-open{path}: {} bytes", answer.text.len());
        assert!(answer.text.len() < 500_000, "{path} has {} bytes", answer.text.len());
    }
    let last = ann.get(&format!("/events/large-open?page={last}")).page();
    assert_eq!(last.all("table.cross tbody tr").len(), 100);
    assert!(last.has("a[rel=prev]") && !last.has("nav.pages a[rel=next]"));
    let what_if = ann.get("/events/large-open/what-if").page();
    assert_eq!(what_if.all("ul.what-if li").len(), 40);
    let next = what_if.saying("a[rel=next]", "Games").attribute("href");
    assert_eq!(ann.get(&next).page().all("ul.what-if li").len(), 40);
}

/// A program that was stopped between an entry and its list, or an older one: the list is made
/// again.
#[test]
fn a_list_that_fell_behind_catches_up() {
    let site = Site::start();
    let anybody = Visitor::new(&site.url);
    eventually(&anybody, "/", listed);
    site.with_store(async |store| {
        let state = store.state("tata-steel-masters-2022").await.unwrap().unwrap();
        store
            .put_state(&tiebreak_store::StateRow {
                form: 0,
                card: String::new(),
                title: "Stale".into(),
                ..state
            })
            .await
            .unwrap();
    });
    let again = Site::over(site);
    let page = eventually(&Visitor::new(&again.url), "/?q=masters+2022", |page| {
        page.all("article.glance").len() == 2 && !page.has(".st.dead")
    });
    assert!(page.has("article.glance h3 a[href='/events/tata-steel-masters-2022']"));
    assert!(!page.at(".glances").text().contains("Stale"));
}

#[test]
fn a_form_keeps_what_was_looked_for() {
    let site = Site::start();
    let anybody = Visitor::new(&site.url);
    eventually(&anybody, "/", listed);
    let page = anybody
        .get(&format!("/?{}", form(&[("q", "tata"), ("state", "decided"), ("sport", "chess")])))
        .page();
    assert_eq!(page.at("select[name=state] option[selected]").attribute("value"), "decided");
    assert_eq!(page.at("select[name=sport] option[selected]").attribute("value"), "chess");
    assert_eq!(page.at("input[name=q]").attribute("value"), "tata");
}
