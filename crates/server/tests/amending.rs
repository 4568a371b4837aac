//! The page on which an event file is amended: what was typed is kept, what follows is shown, and
//! only then it is entered.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common;

use crate::common::{Site, form};

const EVENT: &str = "/events/tata-steel-masters-2024";

#[test]
fn the_file_is_amended_on_a_page() {
    let site = Site::start();
    let ann = site.administrator();
    let file = ann.get(&format!("{EVENT}/file")).text;
    let console = ann.get(&format!("{EVENT}/console")).text;
    assert!(console.contains(&format!("href=\"{EVENT}/amend\"")), "the console leads there");
    let page = ann.get(&format!("{EVENT}/amend")).text;
    assert!(page.contains("rating     = 2727"), "{page}");

    // A mistake is underlined, and nothing that was typed is lost.
    let wrong = file.replacen("rating     = 2727", "rating     = \"strong\"", 1);
    let kept = ann.post(&format!("{EVENT}/amend"), &form(&[("text", &wrong)]));
    assert_eq!(kept.status, 200, "{}", kept.text);
    assert!(kept.text.contains("role=\"alert\"") && kept.text.contains("strong"), "{}", kept.text);
    let same =
        ann.post(&format!("{EVENT}/amend"), &form(&[("text", &format!("# a comment\r\n{file}"))]));
    assert!(same.text.contains("nothing of the event was changed"), "{}", same.text);

    // As a browser sends it: with the line ends of a form.
    let right = file.replacen("rating     = 2727", "rating     = 2730", 1).replace('\n', "\r\n");
    let seen = ann.post(&format!("{EVENT}/amend"), &form(&[("text", &right)])).text;
    assert!(seen.contains("Nodirbek Abdusattorov: rating 2730 instead of 2727"), "{seen}");
    assert!(
        !ann.get(&format!("{EVENT}/record")).text.contains("amendment"),
        "nothing is entered yet"
    );
    let head = ann.get(&format!("{EVENT}/amend")).text;
    assert!(
        !head.contains("name=\"head\""),
        "the head is taken from the page that shows what follows"
    );
    let head =
        seen.split("name=\"head\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let fields = form(&[("text", &right), ("head", &head), ("why", "the list of January")]);
    assert_eq!(ann.post(&format!("{EVENT}/amend"), &fields).status, 303);
    assert!(ann.get(&format!("{EVENT}/file")).text.contains("rating = 2730"));
    let protocol = ann.get(&format!("{EVENT}/protocol")).text;
    assert!(protocol.contains("the list of January"), "{protocol}");
    assert!(ann.get(&format!("{EVENT}/log")).text.contains("rating 2730 instead of 2727"));

    // A reader of an older state is told so, and only those who conduct may do
    // it.
    let stale = ann.post(
        &format!("{EVENT}/amend"),
        &form(&[("text", &file), ("head", &head), ("why", "back")]),
    );
    assert_eq!(stale.status, 409, "{}", stale.text);
    let anybody = common::Visitor::new(&site.url);
    assert_ne!(anybody.get(&format!("{EVENT}/amend")).status, 200);
}
