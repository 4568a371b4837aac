//! Lists that have grown long: every one has pages, and whatever is in it can be reached. Those
//! of the interface for programs are tried in `api_for_programs.rs`.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::{Site, Visitor};
use std::collections::BTreeSet;
use tiebreak_store::{EventRow, NewVersion, Role, SessionRow};

/// The number of each: two pages and a little.
const MANY: usize = 120;

/// All of a list, page by page as its links lead; no page has more than fifty.
fn all(visitor: &Visitor, first: &str, selector: &str) -> Vec<String> {
    let (mut found, mut next) = (Vec::new(), Some(first.to_owned()));
    while let Some(path) = next {
        let answer = visitor.get(&path);
        assert_eq!(answer.status, 200, "{path}");
        let page = answer.page();
        let here: Vec<String> = page.all(selector).iter().map(|one| one.text()).collect();
        assert!(!here.is_empty() && here.len() <= 50, "{path}: {}", here.len());
        found.extend(here);
        next = page.all("nav.pages a[rel=next]").first().map(|link| link.attribute("href"));
        assert!(found.len() <= 2 * MANY, "{first} has no end");
    }
    found
}

fn whole(what: &str, found: &[String], wanted: usize) {
    assert_eq!(found.len(), wanted, "{what}");
    assert_eq!(
        found.iter().collect::<BTreeSet<_>>().len(),
        wanted,
        "{what}: nobody stands on two pages"
    );
}

#[test]
fn every_list_has_pages() {
    let site = Site::start();
    let ann = site.administrator();
    let demo = site.with_store(async |store| store.events().await.unwrap().len());
    let built_in = Visitor::new(&site.url).get("/regulations").page().all("ul.events li").len();
    site.with_store(async |store| {
        let row = store.event("tata-steel-masters-2024").await.unwrap().unwrap();
        let line = store.lines("tata-steel-masters-2024").await.unwrap().remove(0);
        store.create_account("busy", Role::Arbiter, "x", 1).await.unwrap();
        for number in 0..MANY {
            let slug = format!("cup-{number:03}");
            let title = format!("Cup {number:03}");
            store
                .create_event(&EventRow { slug: slug.clone(), title, ..row.clone() }, &line)
                .await
                .unwrap();
            store.assign("busy", &slug, true).await.unwrap();
            store
                .create_account(&format!("person {number:03}"), Role::Reader, "x", 1)
                .await
                .unwrap();
            let version = NewVersion {
                title: &format!("Own {number:03}"),
                text: "",
                mistakes: 1,
                by: "Ann",
                at: number as i64,
            };
            store.create_regulation(&format!("own-{number:03}"), version).await.unwrap();
            store.share_regulation("own-000", &format!("person {number:03}"), true).await.unwrap();
            let session = SessionRow {
                hash: format!("session {number}"),
                began: 1,
                seen: 1,
                address: String::new(),
                agent: format!("browser {number}"),
                expires: i64::MAX,
            };
            store.begin_session("Ann", &session).await.unwrap();
            if number > 0 {
                let title = format!("Version {number:03}");
                store
                    .save_regulation(
                        "own-000",
                        number as i64,
                        NewVersion { title: &title, ..version },
                    )
                    .await
                    .unwrap();
            }
        }
    });
    whole("people", &all(&ann, "/people", "ul.people > li > strong"), MANY + 2);
    whole("people by name", &all(&ann, "/people?q=person", "ul.people > li > strong"), MANY);
    whole("versions", &all(&ann, "/regulations/own-000/versions", "ol.versions > li > a"), MANY);
    whole(
        "who sees it",
        &all(&ann, "/regulations/own-000/people", "ul.people > li > strong"),
        MANY + 1,
    );
    let own: Vec<String> = (1..=3)
        .flat_map(|page| {
            let listed = ann.get(&format!("/regulations?page={page}")).page();
            let shown: Vec<String> = listed
                .all("ul.events > li > a")
                .iter()
                .map(|link| link.attribute("href"))
                .collect();
            assert!(shown.len() <= 50 + built_in, "{}", shown.len());
            shown.into_iter().filter(|href| href.starts_with("/regulations/own-"))
        })
        .collect();
    whole("regulations written here", &own, MANY);
    // The events of the front page are cards and lines.
    let events: usize = (1..=(MANY + demo).div_ceil(50))
        .map(|page| {
            let listed = ann.get(&format!("/?page={page}")).page();
            let hrefs: BTreeSet<String> = listed
                .all("div.front a[href^='/events/']")
                .iter()
                .map(|link| link.attribute("href"))
                .collect();
            hrefs
                .iter()
                .filter(|href| href.matches('/').count() == 2 && *href != "/events/new")
                .count()
        })
        .sum();
    assert_eq!(events, MANY + demo, "events");
    // What belongs to one row is bounded too, and can be changed by name where it is not shown.
    let busy = ann.get("/people?q=busy");
    assert_eq!(busy.page().all("form.inline input[name=event]").len(), 50);
    assert!(busy.text.contains("and 70 more"), "{}", busy.text);
    assert_eq!(ann.post("/people/busy/events", "event=cup-119&conducts=no").status, 303);
    let left =
        site.with_store(async |store| store.account("busy").await.unwrap().unwrap().0.events);
    assert!(left.len() == MANY - 1 && !left.contains(&"cup-119".to_owned()));
    let account = ann.get("/account");
    assert_eq!(
        account.page().all("form[action='/account/sessions/end']").len(),
        49,
        "and this one"
    );
    assert!(account.text.contains("and 71 that were used before them"), "{}", account.text);
    assert_eq!(ann.post("/account/sessions/end-others", "").status, 303);
    assert_eq!(site.with_store(async |store| store.sessions("Ann", 0).await.unwrap().len()), 1);
}
