//! The language of an event's boards and scenes, which everybody in the hall reads. Set by those
//! who conduct the event.

use crate::console::entries::{ConsoleForm, field, to_console};
use crate::infra::clock;
use crate::infra::problem::Problem;
use crate::site::words::{MARKS, with_markup};
use axum::response::Redirect;
use maud::{Markup, html};
use tiebreak_report::sentence;
use tiebreak_report::{Language, say};

/// The form in the reader's language, with the present language of the event selected.
pub fn form(language: Language, slug: &str, now: Language) -> Markup {
    let else_in = say!(language, page_hall_language_else { query: MARKS[0] });
    html! {
        h2 { (say!(language, page_hall_language)) }
        form method="post" action={ "/events/" (slug) "/language" } {
            label { (say!(language, page_hall_language_shown)) " " select name="language" {
                @for one in Language::ALL {
                    option value=(one.code()) lang=(one.code()) selected[one == now] {
                        (one.own_name())
                    }
                }
            } }
            button type="submit" { (say!(language, page_console_set)) }
            p.small.grey { (with_markup(&else_in, &[html! { code { "?lang=sv" } }])) }
        }
    }
}

/// `POST /events/{slug}/language`: sets the language of an event's boards.
pub async fn set(
    ConsoleForm { app, slug, account, fields }: ConsoleForm,
) -> Result<Redirect, Problem> {
    let code = field(&fields, "language").unwrap_or_default();
    let wanted = Language::ALL.into_iter().find(|one| one.code() == code);
    let Some(language) = wanted else {
        let known = Language::ALL.map(Language::code).join(", ");
        return Err(Problem::Invalid(sentence!(page_hall_language_unknown {
            code: code.to_owned(),
            known
        })));
    };
    let kept = (language != Language::default()).then(|| language.code());
    app.store.set_board_language(&slug, kept, &account.name, clock::seconds()).await?;
    // The event in memory has the old language; open pages reconnect by themselves.
    app.live.forget(&slug);
    Ok(to_console(&slug))
}
