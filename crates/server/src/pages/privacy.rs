//! What personal data this server keeps, where, for how long, and who sees it.

use super::{Section, page_in};
use crate::access::Viewer;
use axum::response::Html;
use maud::{Markup, html};

/// A kind of data: what, why and on what ground, how long, who sees it.
struct Kept {
    what: &'static str,
    why: &'static str,
    how_long: &'static str,
    who: &'static str,
}

const KEPT: &[Kept] = &[
    Kept {
        what: "Players, pairs and teams: name, federation, rating, title, results, as the event file gives them",
        why: "To settle and publish the outcome of the event in which they took part (legitimate interest of the organiser, Art. 6(1)(f) GDPR)",
        how_long: "Until the event is removed. Records are evidence and are kept unchanged until then",
        who: "Everybody while the event is public; whoever has an account while it is private; those who conduct it and administrators while it is offline",
    },
    Kept {
        what: "Entries of arbiters: account name, what was entered, the reason, the time; names of witnesses and of whoever decided, where they were entered",
        why: "So that every decision can be traced to whoever made it (legitimate interest; establishment and defence of claims, Art. 17(3)(e))",
        how_long: "With the event. An entry cannot be changed or removed by itself",
        who: "As the event",
    },
    Kept {
        what: "Accounts: name, role, events conducted, a hash of the password (Argon2id), the secret for one-time codes where they were set up, hashes of recovery codes",
        why: "To let in those who may write, and nobody else (Art. 6(1)(b) or (f))",
        how_long: "Until an administrator removes the account",
        who: "Administrators see name, role and events. Nobody sees passwords or secrets",
    },
    Kept {
        what: "Sessions and tokens: a hash of the secret, address and browser at log-in, time of log-in and of last use; of a token its label and the address of its last use",
        why: "To show people where they are logged in, and to end it (security, Art. 6(1)(f), Art. 32)",
        how_long: "A session fourteen hours; a token until it is taken back. Both end with the account and with a reset of the password",
        who: "The account itself",
    },
    Kept {
        what: "Attempts to log in: a hash of the name typed, the address, how many",
        why: "To stop the guessing of passwords (security)",
        how_long: "A quarter of an hour, then removed",
        who: "Nobody; the program counts",
    },
    Kept {
        what: "Files that are being brought in",
        why: "So that nothing is typed twice between two steps",
        how_long: "Until they are brought in, a day at most, five of an account",
        who: "The account itself",
    },
    Kept {
        what: "The server's log: time, number of the request, page, status. A failed log-in with the account's name and the address",
        why: "To find faults and attacks (security)",
        how_long: "The program keeps no log: it hands lines to the system, whose administrator says how long (see the guide; a week is enough)",
        who: "Whoever administers the machine",
    },
    Kept {
        what: "Removed events: title, who removed it, when, how many entries, the hash of the last one. Removed accounts: the name and what is shown in its place, where that was chosen",
        why: "So that nothing disappears without a trace, and a name that was replaced stays replaced",
        how_long: "As long as the server",
        who: "Administrators",
    },
];

/// `GET /privacy`
pub async fn show(viewer: Viewer) -> Html<String> {
    page_in(Section::Elsewhere, "Privacy", &viewer, html! { article { (body()) } })
}

fn body() -> Markup {
    html! {
        h1 { "Privacy" }
        p.lead { "What personal data this server keeps, why, for how long, and who sees it. The controller is whoever runs this server; ask them to exercise your rights." }
        div.grid-scroll tabindex="0" {
            table.privacy {
                thead { tr { th scope="col" { "What" } th scope="col" { "Why" } th scope="col" { "How long" } th scope="col" { "Who sees it" } } }
                tbody { @for kept in KEPT { tr { td { (kept.what) } td { (kept.why) } td { (kept.how_long) } td { (kept.who) } } } }
            }
        }
        h2 { "Where" }
        p { "In one database, SQLite or PostgreSQL, on the machine or in the service that whoever runs the server has chosen. Nothing is sent to anybody else: no page loads anything from another site, and nobody is counted or followed. "
            "A webhook or a program with a token receives what whoever set it up asked for." }
        h2 { "Cookies" }
        p { "One, " code { "tiebreak_session" } ", set by logging in and needed for it; " code { "tiebreak_half" } " for five minutes while a one-time code is asked for. None for those who only look." }
        h2 { "Your rights" }
        dl {
            dt { "Access and portability" } dd { "Event file, record and protocol can be downloaded on the event’s page, in open formats." }
            dt { "Rectification" } dd { "An arbiter of the event corrects an answer or amends the event file; the earlier text stays in the record beside the correction, marked as no longer counting." }
            dt { "Restriction and objection" } dd { "The event can be made private or taken offline at once, by who brought it in or an administrator (console, More)." }
            dt { "Erasure" } dd { "The event can be removed as a whole with its record; an account can be removed, and its name replaced by other words on every page and print-out from then on. Inside a record that is kept, and in its downloads, the name stays: every line is bound to the one before by its hash, and to change one would void the evidence." }
            dt { "Copies" } dd { "Backups and files that somebody has downloaded are out of reach of this server; whoever keeps them is responsible for them." }
        }
        p.grey { "These are the facts about the program, in words that a lawyer can use. They are no legal advice; whoever runs the server adds who they are and how to reach them." }
    }
}
