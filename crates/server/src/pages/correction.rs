//! Correcting an answer: what was answered, what would follow instead, what falls away; then the reason.

use super::question::{self, Form};
use super::words::{MARKS, place_in_play_off, with_markup};
use super::{entries, exceptions, page, words};
use crate::access::{Member, Viewer};
use crate::conduct;
use crate::dossier::Dossier;
use crate::problem::Problem;
use crate::spoken::Spoken;
use crate::{App, clock, record_shown};
use axum::extract::{Path, Query, State};
use axum::response::{Html, Redirect};
use maud::{Markup, html};
use std::sync::Arc;
use tiebreak_model::{Ruling, StandingPlace};
use tiebreak_record::{AnswerEntry, Commitment, Entry, Preview, SourceEntry, Withdrawal, Withdrawn};
use tiebreak_report::sentence;
use tiebreak_report::{Case, Language, say, words as said};

type Fields = Vec<(String, String)>;

/// `GET /events/{slug}/corrections/{line}`: first the form, with an answer the preview.
pub async fn show(
    State(app): State<App>,
    Path((slug, line)): Path<(String, usize)>,
    member: Member,
    Query(fields): Query<Fields>,
) -> Result<Html<String>, Problem> {
    let language = member.language;
    let account = member.conducting(&slug)?;
    let dossier = app.live.dossier(&slug).await?;
    let told = Spoken::new(&dossier, language);
    let old = entry_at(&dossier, line)?;
    let address = format!("/events/{slug}/corrections/{line}");
    let chosen = !fields.is_empty();
    let body = html! {
        p { a href={ "/events/" (slug) "/console" } { (say!(language, page_console_back)) } }
        h1 { (say!(language, page_correction_line { line })) }
        @match &old {
            Old::Answer(answer) => {
                p { (what_was_answered(told, answer)) }
                @if chosen { (consequences(told, new_entry(&dossier, &old, &fields, &account.name)?, &fields, &address)?) }
                @else { (choose(told, answer, &address)) }
            }
            Old::Draw { id, .. } => {
                p { (say!(language, page_correction_draw { place: place_in_play_off(language, id) })) }
                @if chosen { (consequences(told, new_entry(&dossier, &old, &fields, &account.name)?, &fields, &address)?) }
                @else { (take_back(language, &address)) }
            }
            Old::Departure(tie) => {
                p { (say!(language, page_correction_departure { tie: exceptions::tie_in_words(language, tie) })) }
                @if chosen { (consequences(told, new_entry(&dossier, &old, &fields, &account.name)?, &fields, &address)?) }
                @else { (take_back(language, &address)) }
            }
            Old::Leave(name) => {
                p { (said::left(language, name)) "." }
                @if chosen { (consequences(told, new_entry(&dossier, &old, &fields, &account.name)?, &fields, &address)?) }
                @else { (take_back(language, &address)) }
            }
        }
    };
    Ok(page(
        &say!(language, page_correction_title),
        &Viewer::of(account, language),
        html! { article.correction { (body) } },
    ))
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
        return Err(Problem::Invalid(sentence!(page_correction_needs_reason)));
    }
    conduct::append_seen(&app, &slug, entries::field(&fields, "head").unwrap_or_default(), entry).await?;
    Ok(Redirect::to(&format!("/events/{slug}/console")))
}

/// What the answer was, and who entered it.
fn what_was_answered(dossier: Spoken<'_>, entry: &AnswerEntry) -> Markup {
    let language = dossier.language;
    let place = place_in_play_off(language, &entry.id);
    let said = match &entry.by {
        Some(by) => {
            let name = dossier.former().shown(by);
            say!(language, page_correction_answer_by { place, answer: MARKS[0], name })
        }
        None => say!(language, page_correction_answer { place, answer: MARKS[0] }),
    };
    with_markup(&said, &[html! { strong { (record_shown::answer_in_words(language, entry)) } }])
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
        Some(_) => Err(Problem::Invalid(sentence!(page_correction_decides_nothing))),
        None => Err(Problem::NotFound(sentence!(page_correction_no_line { line }))),
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
    let gone = || Problem::Conflict(sentence!(page_correction_counts_no_longer));
    let question = dossier.question_of(answer).ok_or_else(gone)?;
    let given = entries::given(fields, question, &dossier.event)?;
    Ok(Entry::Answer(conduct::entry(dossier, question, by, &given, Some(why))?))
}

fn choose(dossier: Spoken<'_>, answer: &AnswerEntry, address: &str) -> Markup {
    let form = Form { action: address, method: "get", consequences: false };
    html! {
        @match dossier.question_of(answer) {
            Some(question) => {
                h2 { (say!(dossier.language, page_correction_should_be)) }
                (question::body(dossier, question, &form))
            }
            None => p { (say!(dossier.language, page_correction_not_asked)) }
        }
        (take_back(dossier.language, address))
    }
}

fn take_back(language: Language, address: &str) -> Markup {
    html! {
        form method="get" action=(address) {
            button type="submit" name="withdraw" value="yes" { (say!(language, page_correction_take_back)) }
            p.grey.small { (say!(language, page_correction_open_again)) }
        }
    }
}

/// Before and after, what falls away, and the form that asks for a reason.
fn consequences(dossier: Spoken<'_>, entry: Entry, fields: &Fields, address: &str) -> Result<Markup, Problem> {
    let language = dossier.language;
    if matches!(&entry, Entry::Answer(answer) if answer.seed.is_some()) {
        return Ok(html! {
            h2 { (say!(language, page_correction_drawn_again)) }
            p { (say!(language, page_correction_drawn_then)) }
            (reason(dossier, fields, address))
        });
    }
    let shown = match &entry {
        Entry::Answer(answer) => {
            say!(language, page_correction_instead { answer: record_shown::answer_in_words(language, answer) })
        }
        _ => say!(language, page_correction_instead_nothing),
    };
    let preview = dossier.preview(entry)?;
    Ok(html! {
        h2 { (shown) }
        (changes(dossier, &preview))
        (reason(dossier, fields, address))
    })
}

/// The form that asks for the reason and enters it.
fn reason(dossier: Spoken<'_>, fields: &Fields, address: &str) -> Markup {
    html! {
        form method="post" action=(address) {
            @for (name, value) in fields.iter().filter(|(name, _)| name != "why" && name != "head") {
                input type="hidden" name=(name) value=(value);
            }
            input type="hidden" name="head" value=(dossier.record().head());
            label { (say!(dossier.language, page_console_reason)) " " input name="why" required maxlength="1000" autofocus; }
            button.main type="submit" { (say!(dossier.language, page_correction_correct_it)) }
        }
    }
}

fn changes(dossier: Spoken<'_>, preview: &Preview) -> Markup {
    let anew: Vec<_> = preview.asked_anew().collect();
    let language = dossier.language;
    let case = |ruling| Case::new(&dossier.event, &dossier.regulation, ruling).in_language(language);
    html! {
        ul.consequences { @for sentence in tiebreak_report::consequences(case(&preview.before), case(&preview.after), preview) { li { (sentence) } } }
        @if preview.before.standing != preview.after.standing {
            div.before-after {
                section { h3 { (say!(language, page_correction_before)) } (places(dossier, &preview.before)) }
                section { h3 { (say!(language, page_correction_after)) } (places(dossier, &preview.after)) }
            }
        }
        @if !preview.falls_away.is_empty() {
            h3 { (say!(language, page_correction_falls_away)) }
            ul.falls-away { @for answer in &preview.falls_away { li { (of_question(language, answer)) } } }
        }
        @if !anew.is_empty() {
            h3 { (say!(language, page_correction_opens)) }
            ul { @for question in anew { li { (words::capital(&words::brief(dossier, question))) } } }
        }
    }
}

/// An answer with its question: "Final, game 1: Ann 1–0 Bob".
pub fn of_question(language: Language, entry: &AnswerEntry) -> String {
    let answer = record_shown::answer_in_words(language, entry);
    say!(language, page_correction_of_question { place: place_in_play_off(language, &entry.id), answer })
}

/// The places that are open or were tied for, which is what a correction can change.
fn places(dossier: Spoken<'_>, ruling: &Ruling) -> Markup {
    let names = |place: &StandingPlace| said::series(dossier.language, &dossier.case().names(&place.members));
    html! {
        ol.plain {
            @for place in ruling.standing.iter().take(6) {
                li { strong { (place.from) @if place.to > place.from { "–" (place.to) } } " " (names(place)) @if place.open { span.mark { (say!(dossier.language, page_correction_open)) } } }
            }
        }
    }
}
