//! The page about personal data: what this server keeps, where, how long, and who sees it.

use super::words::{MARKS, with_markup};
use super::{Section, page_in};
use crate::accounts::access::{COOKIE, HALF, LANGUAGE_COOKIE, Viewer};
use axum::response::Html;
use maud::{Markup, html};
use tiebreak_report::{Language, say};

/// Each kind of data and who sees it, as the messages select by them.
const KEPT: [(&str, &str); 8] = [
    ("players", "players"),
    ("entries", "entries"),
    ("accounts", "accounts"),
    ("sessions", "account"),
    ("attempts", "nobody"),
    ("files", "account"),
    ("log", "machine"),
    ("removed", "administrators"),
];

/// The rights of people in their data, as the messages select by them.
const RIGHTS: [&str; 5] = ["access", "rectification", "restriction", "erasure", "copies"];

/// `GET /privacy`: shows the page about personal data.
pub async fn show(viewer: Viewer) -> Html<String> {
    let language = viewer.language;
    page_in(
        Section::Elsewhere,
        &say!(language, page_privacy),
        &viewer,
        html! { article { (body(language)) } },
    )
}

fn body(language: Language) -> Markup {
    html! {
        h1 { (say!(language, page_privacy)) }
        p.lead { (say!(language, page_privacy_lead)) }
        div.grid-scroll tabindex="0" { (kept(language)) }
        h2 { (heading(language, "where")) }
        p { (say!(language, page_privacy_where)) }
        h2 { (heading(language, "cookies")) }
        p { (cookies(language)) }
        h2 { (heading(language, "rights")) }
        dl {
            @for right in RIGHTS {
                dt { (say!(language, page_privacy_right { right })) }
                dd { (say!(language, page_privacy_right_means { right })) }
            }
        }
        p.grey { (say!(language, page_privacy_no_advice)) }
    }
}

fn heading(language: Language, about: &str) -> String {
    say!(language, page_privacy_heading { about })
}

/// A table of the kinds of data: content, purpose, legal ground, duration and readers.
fn kept(language: Language) -> Markup {
    html! {
        table.privacy {
            thead {
                tr {
                    @for column in ["what", "why", "how-long", "who"] {
                        th scope="col" { (say!(language, page_privacy_column { column })) }
                    }
                }
            }
            tbody {
                @for (data, who) in KEPT {
                    tr {
                        td { (say!(language, page_privacy_what { data })) }
                        td { (say!(language, page_privacy_why { data })) }
                        td { (say!(language, page_privacy_how_long { data })) }
                        td { (say!(language, page_privacy_who { data: who })) }
                    }
                }
            }
        }
    }
}

fn cookies(language: Language) -> Markup {
    let [session, half, ..] = MARKS;
    let code = |name: &str| html! { code { (name) } };
    html! {
        @let cookies = say!(language, page_privacy_cookies { session, half });
        (with_markup(&cookies, &[code(COOKIE), code(HALF)]))
        " "
        @let of_language = say!(language, page_privacy_language_cookie { language: MARKS[0] });
        (with_markup(&of_language, &[code(LANGUAGE_COOKIE)]))
    }
}
