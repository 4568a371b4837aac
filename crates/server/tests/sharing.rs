//! What other sites and programs see of a page: title, description, picture, and how it is
//! embedded.
#![cfg(feature = "pictures")]
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::html::Page;
use crate::common::{Site, Visitor};

const TATA: &str = "/events/tata-steel-masters-2024";

fn meta(page: &Page, name: &str) -> String {
    page.at(&format!("meta[property='{name}'], meta[name='{name}']")).attribute("content")
}

#[test]
fn every_public_page_can_be_shared() {
    let site = Site::start();
    let anybody = Visitor::new(&site.url);
    let before = "/events/tata-steel-masters-2022-before-round-13";
    let pages = [
        "/".to_owned(),
        "/?q=tata&page=1".to_owned(),
        "/regulations".to_owned(),
        "/regulations/tata-steel-masters-2023".to_owned(),
        TATA.to_owned(),
        format!("{TATA}/regulation"),
        format!("{TATA}/rounds/13"),
        format!("{TATA}/board"),
        format!("{before}/what-if"),
        format!("{before}/what-if?88=1/2-1/2"),
    ];
    for path in &pages {
        let page = anybody.get(path).page();
        for name in
            ["description", "og:title", "og:description", "og:url", "og:image:alt", "twitter:card"]
        {
            assert!(!meta(&page, name).is_empty(), "{path} has an empty {name}");
        }
        let picture = meta(&page, "og:image");
        let own = picture.strip_prefix(&site.url).unwrap_or_else(|| panic!("{path}: {picture}"));
        let answer = anybody.bytes(own);
        assert_eq!((answer.0, answer.1.as_str()), (200, "image/png"), "{path}: {own}");
        assert!(answer.2.starts_with(b"\x89PNG"), "{path}");
        // The size in the head of every PNG.
        let side = |at: usize| u32::from_be_bytes(answer.2[at..at + 4].try_into().unwrap());
        assert_eq!((side(16), side(20)), (1200, 630), "{path}");
        assert!(meta(&page, "og:url").starts_with(&site.url), "{path}");
    }
    let words = meta(&anybody.get(TATA).page(), "og:description");
    assert!(
        words.starts_with("To be settled: Four tied on 8½: two semi-finals, 1 against 4 and 2 against 3, and a final."),
        "{words}"
    );
    assert!(words.contains("Wijk aan Zee, 13 to 28 January 2024"), "{words}");
}

/// The picture changes with the state of the event and with what is supposed, and is not sent again
/// while it is the same.
#[test]
fn the_picture_shows_the_state() {
    let site = Site::start();
    let ann = site.administrator();
    let card = format!("{TATA}/card.png");
    let first = ann.get_only(&card);
    let tag = first.header("etag").to_owned();
    assert!(tag.starts_with('"') && first.header("cache-control").contains("max-age"), "{tag}");
    let known = ann.with("if-none-match", &format!("\"other\", W/{tag}"));
    assert_eq!(known.get_only(&card).status, 304);
    assert_eq!(
        ann.post(&format!("{TATA}/answers"), "question=semi-final-1/first-white&seed=6+2+5+1")
            .status,
        303
    );
    let second = known.get_only(&card);
    assert_eq!(second.status, 200, "the record has grown, and the card with it");
    assert_ne!(second.header("etag"), tag);
    let before = "/events/tata-steel-masters-2022-before-round-13/card.png";
    let supposed = ann.get_only(&format!("{before}?88=1/2-1/2"));
    assert_eq!(supposed.status, 200);
    assert_ne!(supposed.header("etag"), ann.get_only(before).header("etag"));
    assert_eq!(ann.get_only(&format!("{before}?88=2-0")).status, 422);
    // A site that passes a link on adds words of its own.
    let passed_on = ann.get_only(&format!("{before}?fbclid=IwAR0"));
    assert_eq!(passed_on.header("etag"), ann.get_only(before).header("etag"));
    assert_eq!(
        ann.get(&format!("{}/what-if?utm_source=x", before.trim_end_matches("/card.png"))).status,
        200
    );
    assert_eq!(ann.get_only("/events/nothing/card.png").status, 404);
}

#[test]
fn other_sites_are_told_how_to_embed() {
    let site = Site::start();
    let anybody = Visitor::new(&site.url);
    let page = anybody.get(TATA).page();
    let link = page.at("link[type='application/json+oembed']").attribute("href");
    let told = anybody.get(link.strip_prefix(&site.url).unwrap());
    assert_eq!(told.status, 200, "{}", told.text);
    let told = told.json();
    assert_eq!(
        (&told["version"], &told["type"], &told["title"]),
        (&"1.0".into(), &"rich".into(), &"Tata Steel Masters 2024".into())
    );
    let shown = Page::read(told["html"].as_str().unwrap());
    assert_eq!(shown.at("a").attribute("href"), format!("{}{TATA}", site.url));
    assert_eq!(shown.at("img").attribute("src"), format!("{}{TATA}/card.png", site.url));
    assert!(!shown.has("script") && !shown.has("iframe"));
    let narrow =
        anybody.get(&format!("/oembed?url={}{TATA}&maxwidth=300&format=json", site.url)).json();
    assert_eq!((&narrow["width"], &narrow["height"]), (&300.into(), &157.into()));
    for (asked, status) in [
        (format!("url={}{TATA}&format=xml", site.url), 501),
        ("url=https://elsewhere.example/events/x".to_owned(), 404),
        (format!("url={}/events/nothing", site.url), 404),
        (format!("url={}/regulations", site.url), 404),
        ("format=json".to_owned(), 400),
    ] {
        assert_eq!(anybody.get(&format!("/oembed?{asked}")).status, status, "{asked}");
    }
}

/// More at once than are painted: all are answered, with the picture or with the word to come
/// again.
#[test]
fn many_pictures_at_once_do_not_take_the_machine() {
    let site = Site::start();
    let before = "/events/tata-steel-masters-2022-before-round-13";
    let games = Visitor::new(&site.url).get(&format!("{before}/what-if")).page();
    let links: Vec<String> = games
        .all("ul.what-if li a")
        .iter()
        .map(|a| a.attribute("href").replace("/what-if?", "/card.png?"))
        .collect();
    assert_eq!(links.len(), 21);
    let asked: Vec<_> = links
        .into_iter()
        .cycle()
        .take(60)
        .map(|link| {
            let visitor = Visitor::new(&site.url);
            std::thread::spawn(move || visitor.get_only(&link).status)
        })
        .collect();
    // Meanwhile a page is answered.
    assert_eq!(Visitor::new(&site.url).get("/health").status, 200);
    let answered: Vec<u16> = asked.into_iter().map(|one| one.join().unwrap()).collect();
    assert!(answered.iter().all(|status| [200, 429].contains(status)), "{answered:?}");
    assert!(answered.contains(&200));
}
