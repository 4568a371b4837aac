//! Accounts, people, files that come in and the editor of regulations, in the language of the
//! person who asks: nothing is left in English.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::untranslated::untranslated;
use crate::common::{Answer, Site, Visitor, form, written};

/// What is the same in every language: a time zone, the sign for an encoding, what a new regulation
/// calls its clock.
const EVERYWHERE: [&str; 3] = ["Europe/Amsterdam", "utf-8", "play-off"];

/// Words that are the same in English.
const SAME: [(&str, &[&str]); 5] = [
    (
        "de",
        &[
            "Name",
            "Code",
            "Text",
            "Match",
            "Board-a-match",
            "Armageddon",
            "Administration: alles",
            "Board",
        ],
    ),
    ("es", &["match", "Match", "board a match", "bridge", "club", "error:"]),
    (
        "fr",
        &[
            "Pages", "Code", "Versions", "match", "Match", "Clause", "Source", "Sport", "bridge",
            "note:", "Score", "Question",
        ],
    ),
    (
        "nl",
        &[
            "Privacy",
            "Account",
            "Account · Tiebreak",
            "arbiter",
            "Code",
            "Rating",
            "match",
            "Match",
            "Criteria",
            "knock-out",
            "ladder",
            "Ladder",
            "bridge",
            "Sport",
            "In detail",
        ],
    ),
    ("sv", &["Rating", "match", "Match", "Text", "bridge", "Sport", "Version", "Form"]),
];

/// Asks for the same in English and in every other language: what a page says has to differ.
fn in_every_language(ask: impl Fn(&Visitor) -> Answer, who: &Visitor, passed_over: &str) {
    let english = ask(who);
    assert!(english.text.contains("<html lang=\"en\""), "{}", english.text);
    for (code, same) in SAME {
        let other = ask(&who.with("accept-language", code));
        assert_eq!(other.status, english.status, "{code}");
        assert!(other.text.contains(&format!("<html lang=\"{code}\"")), "{code}: {}", other.text);
        let passed_over = match passed_over {
            "" => "footer, header .who a".to_owned(),
            more => format!("footer, header .who a, {more}"),
        };
        let mut left = untranslated(&english.text, &other.text, &passed_over, same);
        left.retain(|text| !EVERYWHERE.contains(&text.as_str()) && !is_a_clause(text));
        assert!(left.is_empty(), "{code}: {left:#?}");
    }
}

/// A clause among those to choose from: its number, and how its text begins, which people wrote.
fn is_a_clause(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_digit()) && (text.ends_with('…') || text == "6d Lots.")
}

#[test]
fn accounts_and_people() {
    let site = Site::start();
    let nobody = Visitor::new(&site.url);
    in_every_language(|who| who.get(&site.link), &nobody, "");
    in_every_language(|who| who.post(&site.link, "name=&password=x&again=y"), &nobody, "");
    let ann = site.administrator();
    in_every_language(|who| who.get("/login"), &nobody, "");
    in_every_language(|who| who.post("/login", "name=Ann&password=wrong+horse"), &nobody, "");
    ann.post("/account/tokens", "label=program&days=9&event=tata-steel-masters-2024&scope=read");
    in_every_language(
        |who| who.get("/account"),
        &ann,
        "ul.people strong, h1, a[href$='openapi.json']",
    );
    in_every_language(
        |who| who.post("/account/second-factor", "current=wrong"),
        &ann,
        "ul.people strong, h1, a",
    );
    in_every_language(
        |who| who.post("/account/second-factor", "current=correct+horse"),
        &ann,
        "svg",
    );
    site.member(&ann, "ben", "arbiter");
    ann.post("/people/ben/events", "event=tata-steel-masters-2024&conducts=yes");
    in_every_language(|who| who.get("/people"), &ann, "ul.people strong, ul.people form.inline a");
    in_every_language(
        |who| who.post("/people", "name=cleo&role=reader"),
        &ann,
        "ul.people strong, ul.people a",
    );
    in_every_language(|who| who.post("/people/nobody/remove", ""), &ann, "");
    in_every_language(|who| who.get("/setup/used"), &nobody, "");
    let german = ann.with("accept-language", "de");
    let page = german.post("/account/password", "current=x&password=short&again=short").page();
    assert_eq!(page.at("p.mistake").text(), "Das Passwort hat 5 Zeichen; nötig sind mindestens 10");
    assert!(german.get("/people").page().at("ul.people").text().contains("Leitet 1 Turnier"));
}

#[test]
fn files_that_come_in() {
    let site = Site::start();
    let ann = site.administrator();
    in_every_language(|who| who.get("/events/new"), &ann, "");
    in_every_language(|who| who.send_file("empty.toml", b" ", ""), &ann, "");
    in_every_language(|who| who.get("/events/new/grid?players=3"), &ann, "");
    let typed = form(&[
        ("players", "3"),
        ("name-0", "Bo"),
        ("name-1", "Bo"),
        ("rating-1", "high"),
        ("cell-0-1", "x"),
    ]);
    in_every_language(|who| who.post("/events/new/grid", &typed), &ann, "");
    let game = |round: &str, white: &str, black: &str| {
        format!(
            "[Event \"Club\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"1-0\"]\n\n1-0\n\n"
        )
    };
    let club = game("1", "Ben", "Cy") + &game("2", "Ben\u{200b}", "Di");
    let uploaded = ann.send_file("club.pgn", club.as_bytes(), "");
    let step = uploaded.header("location").to_owned();
    let passed_over = "p.lead, article.found h2, select[name=regulation] option, fieldset.reading";
    in_every_language(|who| who.get(&step), &ann, passed_over);
    let wrong = form(&[
        ("kind", "swiss"),
        ("names", "together"),
        ("time-zone", "Amsterdm"),
        ("do", "bring"),
    ]);
    in_every_language(|who| who.post(&step, &wrong), &ann, passed_over);
    in_every_language(|who| who.get("/events/new/none"), &ann, "");
    let doubts = ann.with("accept-language", "de").get(&step).page().at("section.doubts").text();
    assert!(doubts.contains("unterscheiden sich durch ein Zeichen"), "{doubts}");
    let refused = ann.with("accept-language", "sv").send_file(
        "cup.toml",
        b"format = \"tiebreak-event/1\"\ntitel = \"Cup\"\n",
        "",
    );
    let findings = refused.page().at("pre.findings").text();
    assert!(findings.contains("fel: okänd nyckel `titel` i turneringen"), "{findings}");
    assert!(findings.contains("menade du `title`?"), "{findings}");
    let zone = ann
        .with("accept-language", "fr")
        .post(&step, &form(&[("time-zone", "amsterdam city"), ("do", "look")]));
    assert!(
        zone.text.contains("data-own-zone=\"Prendre celui de ce navigateur\u{202f}: {}\""),
        "{}",
        zone.text
    );
}

#[test]
fn the_editor_of_regulations() {
    let site = Site::start();
    let ann = site.administrator();
    let new = "/regulations/new?from=&title=Open&kind=round-robin&settles=winner";
    // What people wrote; and what is said of every regulation, which is looked at elsewhere.
    let passed_over = "title, h1, textarea, .ways, main > p.grey, span.clause, input, .card-text, .turns .what, \
        .found pre, summary span, optgroup:last-child option, .drawing";
    in_every_language(|who| who.get(new), &ann, passed_over);
    let begun = written(&ann.get(new).text);
    let saved = ann.post("/regulations/new", &form(&[("text", &begun), ("base", "0")]));
    let path = saved.header("location").strip_suffix("/edit?saved=1").unwrap().to_owned();
    in_every_language(|who| who.get(&format!("{path}/edit?saved=1")), &ann, passed_over);
    let text = ann.get(&format!("{path}/file")).text;
    // A key that nobody knows, and a clause that is not there.
    let mistaken = text
        .replacen("[clause.\"1\"]\n", "[clause.\"1\"]\nmystery = 1\n", 1)
        .replace("then = \"2\"", "then = \"99\"");
    let other = mistaken
        .replace(&format!("id = \"{}\"", path.rsplit('/').next().unwrap()), "id = \"own-other\"");
    let draft = form(&[("text", &other), ("base", "1")]);
    assert_eq!(ann.post(&format!("{path}/edit"), &draft).status, 303);
    for page in ["versions", "versions/1", "versions/2", "people"] {
        in_every_language(
            |who| who.get(&format!("{path}/{page}")),
            &ann,
            "title, h1, .ways, ol.versions a, ul.people strong",
        );
    }
    let too_late = form(&[("text", &format!("{text}# late\n")), ("base", "1")]);
    in_every_language(|who| who.post(&format!("{path}/edit"), &too_late), &ann, passed_over);
    in_every_language(|who| who.post(&format!("{path}/remove"), "name=x"), &ann, "");
    in_every_language(|who| who.get("/regulations/own-nothing/edit"), &ann, "");
    let german = ann.with("accept-language", "de");
    let page = german.get(new).page();
    assert_eq!(page.at("p.verdict strong").text(), "Es lässt sich befolgen.");
    let words: serde_json::Value =
        serde_json::from_str(&page.at("form.editor").attribute("data-words")).unwrap();
    assert_eq!(words["form-now"], "Nun {} von {of}.");
    let redrawn = german.post(
        "/regulations/form",
        &form(&[("text", &begun), ("change", ""), ("open", "[\"head\"]")]),
    );
    let drawn = redrawn.json()["form"].as_str().unwrap().to_owned();
    assert!(
        drawn.contains("Über das Reglement") && drawn.contains("Woher der Text stammt."),
        "{drawn}"
    );
}
