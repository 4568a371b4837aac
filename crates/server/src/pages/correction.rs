//! Correcting an answer: what was answered, what would follow instead, what falls away; then the reason.

use super::question::{self, Form};
use super::{entries, page, words};
use crate::access::{Member, Viewer};
use crate::conduct;
use crate::dossier::Dossier;
use crate::problem::Problem;
use crate::{App, clock, record_shown};
use axum::extract::{Path, Query, State};
use axum::response::{Html, Redirect};
use maud::{Markup, html};
use std::sync::Arc;
use tiebreak_model::{Ruling, StandingPlace};
use tiebreak_record::{AnswerEntry, Commitment, Entry, Preview, SourceEntry, Withdrawal, Withdrawn};
use tiebreak_report::{Case, words as said};

type Fields = Vec<(String, String)>;

/// `GET /events/{slug}/corrections/{line}`: first the form, with an answer the preview.
pub async fn show(
    State(app): State<App>,
    Path((slug, line)): Path<(String, usize)>,
    member: Member,
    Query(fields): Query<Fields>,
) -> Result<Html<String>, Problem> {
    let account = member.conducting(&slug)?;
    let dossier = app.live.dossier(&slug).await?;
    let old = entry_at(&dossier, line)?;
    let address = format!("/events/{slug}/corrections/{line}");
    let chosen = !fields.is_empty();
    let body = html! {
        p { a href={ "/events/" (slug) "/console" } { "Back to the console" } }
        h1 { "Correct line " (line) }
        @match &old {
            Old::Answer(answer) => {
                p { (words::place_in_play_off(&answer.id)) ": " strong { (record_shown::answer_in_words(answer)) }
                    @if let Some(by) = &answer.by { ", entered by " (dossier.former().shown(by)) } "." }
                @if chosen { (consequences(&dossier, new_entry(&dossier, &old, &fields, &account.name)?, &fields, &address)?) }
                @else { (choose(&dossier, answer, &address)) }
            }
            Old::Draw { id, .. } => {
                p { (words::place_in_play_off(id)) ": the draw that was promised. Taken back with a reason, which stands on everything printed, it can be made in another way." }
                @if chosen { (consequences(&dossier, new_entry(&dossier, &old, &fields, &account.name)?, &fields, &address)?) }
                @else { (take_back(&address)) }
            }
            Old::Departure(tie) => {
                p { "Departure from the regulation in the tie for " (tie.replace('-', " ")) "." }
                @if chosen { (consequences(&dossier, new_entry(&dossier, &old, &fields, &account.name)?, &fields, &address)?) }
                @else { (take_back(&address)) }
            }
            Old::Leave(name) => {
                p { (said::left(name)) "." }
                @if chosen { (consequences(&dossier, new_entry(&dossier, &old, &fields, &account.name)?, &fields, &address)?) }
                @else { (take_back(&address)) }
            }
        }
    };
    Ok(page("Correct an entry", &Viewer(Some(account)), html! { article.correction { (body) } }))
}

/// `POST /events/{slug}/corrections/{line}`
pub async fn confirm(
    State(app): State<App>,
    Path((slug, line)): Path<(String, usize)>,
    member: Member,
    axum::Form(fields): axum::Form<Fields>,
) -> Result<Redirect, Problem> {
    let account = member.conducting(&slug)?;
    let dossier: Arc<Dossier> = app.live.dossier(&slug).await?;
    let old = entry_at(&dossier, line)?;
    let entry = new_entry(&dossier, &old, &fields, &account.name)?;
    if entries::field(&fields, "why").is_none() {
        return Err(Problem::Invalid(
            "a correction needs a reason: it stays in the record beside what it corrects".into(),
        ));
    }
    conduct::append_seen(&app, &slug, entries::field(&fields, "head").unwrap_or_default(), entry).await?;
    Ok(Redirect::to(&format!("/events/{slug}/console")))
}

enum Old {
    Answer(AnswerEntry),
    /// What was promised for a draw that was not made yet: the question as it is asked now.
    Draw {
        id: String,
        asked: Vec<String>,
    },
    Departure(String),
    /// Who left.
    Leave(String),
}

fn entry_at(dossier: &Dossier, line: usize) -> Result<Old, Problem> {
    let entry = line.checked_sub(2).and_then(|index| dossier.record().entries().get(index));
    match entry {
        Some(Entry::Answer(answer)) => Ok(Old::Answer(answer.clone())),
        Some(Entry::Departure(departure)) => Ok(Old::Departure(departure.tie.clone())),
        Some(Entry::Leave(leave)) => Ok(Old::Leave(leave.name.clone())),
        Some(Entry::Commitment(Commitment { id, .. }) | Entry::Source(SourceEntry { id, .. }))
            if dossier.promises().stands(id) =>
        {
            let asked = dossier.asked(id).map(|question| question.wording(&dossier.event)).unwrap_or_default();
            Ok(Old::Draw { id: id.clone(), asked })
        }
        Some(_) => {
            Err(Problem::Invalid("this entry decides nothing and cannot be corrected; add a note instead".into()))
        }
        None => Err(Problem::NotFound(format!("line {line} of the record"))),
    }
}

/// The entry that the form asks for: another answer, or nothing in its place.
fn new_entry(dossier: &Dossier, old: &Old, fields: &Fields, by: &str) -> Result<Entry, Problem> {
    let why = entries::field(fields, "why").unwrap_or_default().to_owned();
    let withdraw =
        |what| Entry::Withdrawal(Withdrawal { what, by: Some(by.to_owned()), why: why.clone(), at: clock::now() });
    let answer = match old {
        Old::Departure(tie) => return Ok(withdraw(Withdrawn::Departure { tie: tie.clone() })),
        Old::Leave(name) => return Ok(withdraw(Withdrawn::Leave { name: name.clone() })),
        Old::Draw { id, asked } => return Ok(withdraw(Withdrawn::Answer { id: id.clone(), asked: asked.clone() })),
        Old::Answer(answer) => answer,
    };
    if entries::field(fields, "withdraw").is_some() {
        return Ok(withdraw(Withdrawn::Answer { id: answer.id.clone(), asked: answer.asked.clone() }));
    }
    let question = dossier.question_of(answer).ok_or_else(|| {
        Problem::Conflict("this answer no longer counts: the question is not asked any more".to_owned())
    })?;
    let given = entries::given(fields, question, &dossier.event)?;
    Ok(Entry::Answer(conduct::entry(dossier, question, by, &given, Some(why))?))
}

fn choose(dossier: &Dossier, answer: &AnswerEntry, address: &str) -> Markup {
    let form = Form { action: address, method: "get", consequences: false };
    html! {
        @match dossier.question_of(answer) {
            Some(question) => {
                h2 { "It should be" }
                (question::body(dossier, question, &form))
            }
            None => p { "The question is not asked any more; this answer no longer counts." }
        }
        (take_back(address))
    }
}

fn take_back(address: &str) -> Markup {
    html! {
        form method="get" action=(address) {
            button type="submit" name="withdraw" value="yes" { "Take it back altogether" }
            p.grey.small { "What it settled is open again. Nothing is changed before you have seen what follows." }
        }
    }
}

/// Before and after, what falls away, and the form that asks for a reason.
fn consequences(dossier: &Dossier, entry: Entry, fields: &Fields, address: &str) -> Result<Markup, Problem> {
    if matches!(&entry, Entry::Answer(answer) if answer.seed.is_some()) {
        return Ok(html! {
            h2 { "Instead: drawn again" }
            p { "The lots are drawn when the reason is entered. Whoever could look first could try seeds until one pleases." }
            (reason(dossier, fields, address))
        });
    }
    let shown = match &entry {
        Entry::Answer(answer) => record_shown::answer_in_words(answer),
        _ => "nothing: taken back".to_owned(),
    };
    let preview = dossier.preview(entry)?;
    Ok(html! {
        h2 { "Instead: " (shown) }
        (changes(dossier, &preview))
        (reason(dossier, fields, address))
    })
}

/// The form that asks for the reason and enters it.
fn reason(dossier: &Dossier, fields: &Fields, address: &str) -> Markup {
    html! {
        form method="post" action=(address) {
            @for (name, value) in fields.iter().filter(|(name, _)| name != "why" && name != "head") {
                input type="hidden" name=(name) value=(value);
            }
            input type="hidden" name="head" value=(dossier.record().head());
            label { "Reason " input name="why" required maxlength="1000" autofocus; }
            button.main type="submit" { "Correct it" }
        }
    }
}

fn changes(dossier: &Dossier, preview: &Preview) -> Markup {
    let anew: Vec<_> = preview.asked_anew().collect();
    let case = |ruling| Case { event: &dossier.event, regulation: &dossier.regulation, ruling };
    html! {
        ul.consequences { @for sentence in tiebreak_report::consequences(case(&preview.before), case(&preview.after), preview) { li { (sentence) } } }
        @if preview.before.standing != preview.after.standing {
            div.before-after {
                section { h3 { "Before" } (places(dossier, &preview.before)) }
                section { h3 { "After" } (places(dossier, &preview.after)) }
            }
        }
        @if !preview.falls_away.is_empty() {
            h3 { "Falls away" }
            ul.falls-away {
                @for answer in &preview.falls_away {
                    li { (words::place_in_play_off(&answer.id)) ": " (record_shown::answer_in_words(answer)) }
                }
            }
        }
        @if !anew.is_empty() {
            h3 { "Is open then" }
            ul { @for question in anew { li { (words::capital(&words::brief(dossier, question))) } } }
        }
    }
}

/// The places that are open or were tied for, which is what a correction can change.
fn places(dossier: &Dossier, ruling: &Ruling) -> Markup {
    let names = |place: &StandingPlace| tiebreak_model::series(&dossier.case().names(&place.members));
    html! {
        ol.plain {
            @for place in ruling.standing.iter().take(6) {
                li { strong { (place.from) @if place.to > place.from { "–" (place.to) } } " " (names(place)) @if place.open { span.mark { "open" } } }
            }
        }
    }
}
