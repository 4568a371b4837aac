//! What a departure from the regulation, or a player who leaves, would change: shown before it is
//! entered, with a form for the reason.

use super::correction::{self, ReasonForm};
use super::entries::{self, FormFields};
use crate::App;
use crate::accounts::access::{Member, Viewer};
use crate::events::localized::LocalizedEvent;
use crate::infra::clock;
use crate::infra::problem::Problem;
use crate::site::page;
use axum::extract::{Path, Query, State};
use axum::response::Html;
use maud::{Markup, html};
use tiebreak_record::{Entry, Leave};
use tiebreak_report::{say, sentence, words as said};

/// `GET /events/{slug}/leaves?name=`: shows what changes if a player leaves.
pub async fn leave(
    State(app): State<App>,
    Path(slug): Path<String>,
    member: Member,
    Query(fields): Query<FormFields>,
) -> Result<Html<String>, Problem> {
    let event_state = app.live.event_state(&slug).await?;
    let told = LocalizedEvent::new(&event_state, member.language);
    let account = member.conducting(&slug)?;
    let name = entries::required(&fields, "name", "who-leaves")?.to_owned();
    if event_state.event.find(&name).is_none() {
        return Err(Problem::Invalid(sentence!(page_takes_no_part { name })));
    }
    let title =
        format!("{}.", said::left(told.language, said::seen_name(told.case().event, &name)));
    let by = Some(account.name.clone());
    let entry = Entry::Leave(Leave { name, by, why: String::new(), at: clock::now() });
    let form = ReasonForm {
        fields: &fields,
        address: &format!("/events/{slug}/leaves"),
        button: say!(told.language, page_save),
    };
    let body = preview(told, &title, entry, form)?;
    let heading = say!(told.language, page_unusual_leaves);
    Ok(page(&heading, &Viewer::new(account, told.language), body))
}

/// `GET /events/{slug}/departures?tie=`: shows what a departure from the regulation changes.
pub async fn departure(
    State(app): State<App>,
    Path(slug): Path<String>,
    member: Member,
    Query(fields): Query<FormFields>,
) -> Result<Html<String>, Problem> {
    let event_state = app.live.event_state(&slug).await?;
    let told = LocalizedEvent::new(&event_state, member.language);
    let account = member.conducting(&slug)?;
    let entry = entries::departing(&event_state, &fields, &account.name, String::new())?;
    let form = ReasonForm {
        fields: &fields,
        address: &format!("/events/{slug}/departures"),
        button: say!(told.language, page_unusual_enter_departure),
    };
    let heading = say!(told.language, page_unusual_depart);
    let body = preview(told, &heading, Entry::Departure(entry), form)?;
    Ok(page(&heading, &Viewer::new(account, told.language), body))
}

/// The heading, the consequences, and the form for the reason.
fn preview(
    event_state: LocalizedEvent<'_>,
    title: &str,
    entry: Entry,
    form: ReasonForm<'_>,
) -> Result<Markup, Problem> {
    let (slug, language) = (&event_state.row.slug, event_state.language);
    let preview = event_state.preview(entry)?;
    Ok(html! {
        article.correction {
            p { a href={ "/events/" (slug) "/console" } { (say!(language, page_console_back)) } }
            h1 { (title) }
            h2 { (say!(language, page_amend_follows)) }
            (correction::changes(event_state, &preview))
            (correction::reason(event_state, form))
        }
    })
}
