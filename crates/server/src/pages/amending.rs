//! The event file, changed after the record has begun: the file, then what changed and what would follow, then the reason.

use super::{entries, page, words};
use crate::App;
use crate::access::{Member, Viewer};
use crate::amending::Amending;
use crate::conduct;
use crate::dossier::Dossier;
use crate::problem::Problem;
use crate::record_shown::answer_in_words;
use axum::extract::{Path, State};
use axum::response::{Html, Redirect};
use maud::{Markup, html};
use tiebreak_report::{diagnostic, imperative};

type Fields = Vec<(String, String)>;

/// `GET /events/{slug}/amend`: the file as it stands, to be changed.
pub async fn show(State(app): State<App>, Path(slug): Path<String>, member: Member) -> Result<Html<String>, Problem> {
    let account = member.conducting(&slug)?;
    let dossier = app.live.dossier(&slug).await?;
    let body = form(&dossier, &dossier.row.text, None);
    Ok(page("Amend the event file", &Viewer(Some(account)), body))
}

/// `POST /events/{slug}/amend`: without a reason what would follow is shown; with one it is entered.
pub async fn amend(
    State(app): State<App>,
    Path(slug): Path<String>,
    member: Member,
    axum::Form(fields): axum::Form<Fields>,
) -> Result<Result<Html<String>, Redirect>, Problem> {
    let account = member.conducting(&slug)?;
    let dossier = app.live.dossier(&slug).await?;
    let text = entries::field(&fields, "text").unwrap_or_default();
    let (why, head) = (entries::field(&fields, "why"), entries::field(&fields, "head").unwrap_or_default());
    let amending = match Amending::new(&dossier, text, &account.name, why.unwrap_or_default()) {
        Ok(amending) => amending,
        // What was typed is kept, with what is wrong about it.
        Err(problem) => {
            let said = match &problem {
                Problem::Rejected(rejected) => diagnostic::render(rejected, false),
                Problem::Invalid(_) | Problem::Refused(_) => problem.to_string(),
                _ => return Err(problem),
            };
            let body = form(&dossier, text, Some(&said));
            return Ok(Ok(page("Amend the event file", &Viewer(Some(account)), body)));
        }
    };
    if why.is_none() {
        let body = seen(&dossier, &amending, text);
        return Ok(Ok(page("Amend the event file", &Viewer(Some(account)), body)));
    }
    conduct::append_seen(&app, &slug, head, amending.entry()).await?;
    Ok(Err(Redirect::to(&format!("/events/{slug}/console"))))
}

/// The file in a form, and what is wrong with it.
fn form(dossier: &Dossier, text: &str, wrong: Option<&str>) -> Markup {
    let slug = &dossier.row.slug;
    html! {
        article.amending {
            p { a href={ "/events/" (slug) "/console" } { "Back to the console" } }
            h1 { "Amend the event file" }
            p { "Correct what is wrong: a rating, a time, a result of the tournament. Nothing is entered before you have seen what follows." }
            @if let Some(wrong) = wrong { pre.problem role="alert" { (wrong) } }
            form method="post" action={ "/events/" (slug) "/amend" } {
                label { "The event file"
                    textarea name="text" rows="24" spellcheck="false" autocomplete="off" { "\n" (text) } }
                button.main type="submit" { "Show what follows" }
            }
        }
    }
}

/// What changed, who is in and who is out, what falls away, what is asked anew; and the form that asks for the reason.
fn seen(dossier: &Dossier, amending: &Amending, text: &str) -> Markup {
    let slug = &dossier.row.slug;
    let lost = &amending.preview.falls_away;
    let anew: Vec<_> = amending.preview.asked_anew().collect();
    html! {
        article.amending {
            p { a href={ "/events/" (slug) "/console" } { "Back to the console" } }
            h1 { "Amend the event file" }
            h2 { "Changed" }
            ul.changes { @for change in amending.changes() { li { (change) } } }
            h2 { "What follows" }
            ul.consequences { @for sentence in &amending.consequences { li { (sentence) } } }
            @if lost.is_empty() {
                p { "Every answer that counts is kept." }
            } @else {
                h2 { "Falls away" }
                ul.falls-away {
                    @for answer in lost { li { (words::place_in_play_off(&answer.id)) ": " (answer_in_words(answer)) } }
                }
            }
            @if !anew.is_empty() {
                h2 { "Asked anew" }
                ul { @for question in anew { li { (imperative(amending.after(), question)) } } }
            }
            form method="post" action={ "/events/" (slug) "/amend" } {
                input type="hidden" name="text" value=(text);
                input type="hidden" name="head" value=(dossier.record().head());
                label { "Reason " input name="why" required maxlength="1000" autofocus; }
                button.main type="submit" { "Amend it" }
            }
        }
    }
}
