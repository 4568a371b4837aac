//! The page that amends the event file: first the file, then the changes and their consequences,
//! then the reason.

use super::amendment::DraftAmendment;
use super::{correction, entries, service};
use crate::App;
use crate::accounts::access::{Member, Viewer};
use crate::events::localized::LocalizedEvent;
use crate::imports::file_reader;
use crate::infra::problem::Problem;
use crate::site::page;
use axum::extract::{Path, State};
use axum::response::{Html, Redirect};
use maud::{Markup, html};
use tiebreak_report::Explain;
use tiebreak_report::{diagnostic, imperative, say};

type FormFields = Vec<(String, String)>;

/// `GET /events/{slug}/amend`: shows the present file for editing.
pub async fn show(
    State(app): State<App>,
    Path(slug): Path<String>,
    member: Member,
) -> Result<Html<String>, Problem> {
    let language = member.language;
    let account = member.conducting(&slug)?;
    let event_state = app.live.event_state(&slug).await?;
    let told = LocalizedEvent::new(&event_state, language);
    let body = form(told, &event_state.row.text, None);
    Ok(page(&say!(language, page_unusual_amend), &Viewer::new(account, language), body))
}

/// `POST /events/{slug}/amend`: without a reason, shows the consequences; with one, enters the
/// amendment.
pub async fn amend(
    State(app): State<App>,
    Path(slug): Path<String>,
    member: Member,
    axum::Form(fields): axum::Form<FormFields>,
) -> Result<Result<Html<String>, Redirect>, Problem> {
    let language = member.language;
    let account = member.conducting(&slug)?;
    let event_state = app.live.event_state(&slug).await?;
    let told = LocalizedEvent::new(&event_state, language);
    let text = entries::field(&fields, "text").unwrap_or_default();
    let (why, head) =
        (entries::field(&fields, "why"), entries::field(&fields, "head").unwrap_or_default());
    let readable = file_reader::check_event_file(&app, &event_state.row.file, text).await;
    let amending = readable
        .and_then(|()| DraftAmendment::new(told, text, &account.name, why.unwrap_or_default()));
    let amending = match amending {
        Ok(amending) => amending,
        // The submitted text is kept, with what is wrong with it.
        Err(problem) => {
            let said = match &problem {
                Problem::Rejected(rejected) => diagnostic::render(language, rejected, false),
                Problem::Invalid(_) | Problem::Refused(_) | Problem::Exceeded(_) => {
                    problem.in_language(language)
                }
                _ => return Err(problem),
            };
            let body = form(told, text, Some(&said));
            return Ok(Ok(page(
                &say!(language, page_unusual_amend),
                &Viewer::new(account, language),
                body,
            )));
        }
    };
    if why.is_none() {
        let body = seen(told, &amending, text);
        return Ok(Ok(page(
            &say!(language, page_unusual_amend),
            &Viewer::new(account, language),
            body,
        )));
    }
    let after = service::append_seen(&app, &slug, head, amending.entry()).await?;
    Ok(Err(entries::to_written(&slug, &after)))
}

/// The file in a form, with what is wrong with it.
fn form(event_state: LocalizedEvent<'_>, text: &str, wrong: Option<&str>) -> Markup {
    let (slug, language) = (&event_state.row.slug, event_state.language);
    html! {
        article.amending {
            p { a href={ "/events/" (slug) "/console" } { (say!(language, page_console_back)) } }
            h1 { (say!(language, page_unusual_amend)) }
            p { (say!(language, page_amend_explained)) }
            @if let Some(wrong) = wrong { pre.problem role="alert" { (wrong) } }
            form method="post" action={ "/events/" (slug) "/amend" } {
                label { (say!(language, page_amend_file))
                    textarea name="text" rows="24" spellcheck="false" autocomplete="off" {
                        "\n" (text)
                    } }
                button.main type="submit" { (say!(language, page_amend_show)) }
            }
        }
    }
}

/// What changed, who is in and who is out, which answers no longer apply, which questions are
/// asked again; and the form for the reason.
fn seen(event_state: LocalizedEvent<'_>, amending: &DraftAmendment, text: &str) -> Markup {
    let (slug, language) = (&event_state.row.slug, event_state.language);
    let lost = &amending.preview.falls_away;
    let anew: Vec<_> = amending.preview.asked_anew().collect();
    html! {
        article.amending {
            p { a href={ "/events/" (slug) "/console" } { (say!(language, page_console_back)) } }
            h1 { (say!(language, page_unusual_amend)) }
            h2 { (say!(language, page_amend_changed)) }
            ul.changes { @for change in amending.changes() { li { (change) } } }
            h2 { (say!(language, page_amend_follows)) }
            ul.consequences { @for sentence in &amending.consequences { li { (sentence) } } }
            @if lost.is_empty() {
                p { (say!(language, page_amend_kept)) }
            } @else {
                h2 { (say!(language, page_correction_falls_away)) }
                ul.falls-away {
                    @for answer in lost { li { (correction::of_question(event_state, answer)) } }
                }
            }
            @if !anew.is_empty() {
                h2 { (say!(language, page_correction_opens)) }
                ul { @for question in anew { li { (imperative(amending.after(), question)) } } }
            }
            form method="post" action={ "/events/" (slug) "/amend" } {
                input type="hidden" name="text" value=(text);
                input type="hidden" name="head" value=(event_state.record().head());
                label {
                    (say!(language, page_console_reason)) " "
                    input name="why" required maxlength="1000" autofocus;
                }
                button.main type="submit" { (say!(language, page_amend_it)) }
            }
        }
    }
}
