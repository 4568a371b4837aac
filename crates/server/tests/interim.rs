//! An event that is not finished: nobody has won, wherever one looks.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::{Site, Visitor};

/// One round of twenty-nine; twelve of thirteen and the last being played.
const UNFINISHED: [(&str, &str); 2] = [
    ("ebl-online-qualifier-2021-open-round-2", "1 of 29 rounds (420 matches missing)"),
    ("tata-steel-masters-2022-before-round-13", "12 of 13 rounds (7 games missing)"),
];

/// The pages that everybody sees, the print, and what programs are told.
const SEEN: [&str; 6] = ["", "/board", "/overlay", "/protocol", "/slips", "/what-if"];

#[test]
fn no_page_has_the_word_winner() {
    let site = Site::start();
    let anybody = Visitor::new(&site.url);
    for (slug, progress) in UNFINISHED {
        let mut seen = 0;
        for page in SEEN {
            let found = anybody.get(&format!("/events/{slug}{page}"));
            if found.status != 200 {
                continue;
            }
            seen += 1;
            let text = found.text.to_lowercase();
            assert!(!text.contains("winner"), "/events/{slug}{page}: {text}");
            assert!(
                !text.contains("settled:") && !text.contains("final standing"),
                "/events/{slug}{page}"
            );
        }
        assert!(seen >= 4, "{slug}: only {seen} pages were there");
        for page in ["", "/board", "/overlay"] {
            let text = anybody.get(&format!("/events/{slug}{page}")).text;
            assert!(text.contains(progress), "/events/{slug}{page}: {text}");
        }
        for address in [format!("/api/v1/events/{slug}"), format!("/api/v1/events/{slug}/ruling")] {
            let told = anybody.get(&address).text;
            assert!(
                !told.to_lowercase().contains("winner") && told.contains("\"interim\":true"),
                "{address}: {told}"
            );
        }
    }
    assert!(!anybody.get("/").text.to_lowercase().contains("winner"));
}
