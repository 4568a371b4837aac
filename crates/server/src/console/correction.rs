//! Correcting an answer: the former answer, the consequences of the new one, the answers that no
//! longer apply; then the reason.

use super::question::{self, Form};
use super::{entries, exceptions, service};
use crate::App;
use crate::accounts::access::{Member, Viewer};
use crate::events::localized::LocalizedEvent;
use crate::events::record_shown;
use crate::events::state::EventState;
use crate::infra::clock;
use crate::infra::problem::Problem;
use crate::site::words::{MARKS, place_in_play_off, with_markup};
use crate::site::{page, words};
use axum::extract::{Path, Query, State};
use axum::response::{Html, Redirect};
use maud::{Markup, html};
use std::sync::Arc;
use tiebreak_model::{Ruling, StandingPlace};
use tiebreak_record::{
    AnswerEntry, Commitment, Entry, Preview, SourceEntry, Withdrawal, WithdrawnEntry,
};
use tiebreak_report::sentence;
use tiebreak_report::{Case, Language, say, words as said};

type FormFields = Vec<(String, String)>;

/// `GET /events/{slug}/corrections/{line}`: shows the form, or with an answer the preview.
pub async fn show(
    State(app): State<App>,
    Path((slug, line)): Path<(String, usize)>,
    member: Member,
    Query(fields): Query<FormFields>,
) -> Result<Html<String>, Problem> {
    let language = member.language;
    let account = member.conducting(&slug)?;
    let event_state = app.live.event_state(&slug).await?;
    let told = LocalizedEvent::new(&event_state, language);
    let old = entry_at(&event_state, line)?;
    let address = format!("/events/{slug}/corrections/{line}");
    let chosen = !fields.is_empty();
    let shown_consequences = || {
        let entry = new_entry(&event_state, &old, &fields, &account.name)?;
        consequences(told, entry, &fields, &address)
    };
    let body = html! {
        p { a href={ "/events/" (slug) "/console" } { (say!(language, page_console_back)) } }
        h1 { (say!(language, page_correction_line { line })) }
        @match &old {
            FormerAnswer::Answer(answer) => {
                p { (what_was_answered(told, answer)) }
                @if chosen {
                    (shown_consequences()?)
                }
                @else { (choose(told, answer, &address)) }
            }
            FormerAnswer::Draw { id, .. } => {
                p {
                    @let place = place_in_play_off(language, id);
                    (say!(language, page_correction_draw { place }))
                }
                @if chosen {
                    (shown_consequences()?)
                }
                @else { (take_back(language, &address)) }
            }
            FormerAnswer::Departure(tie) => {
                p {
                    @let tie = exceptions::tie_in_words(language, tie);
                    (say!(language, page_correction_departure { tie }))
                }
                @if chosen {
                    (shown_consequences()?)
                }
                @else { (take_back(language, &address)) }
            }
            FormerAnswer::Leave(name) => {
                p { (said::left(language, name)) "." }
                @if chosen {
                    (shown_consequences()?)
                }
                @else { (take_back(language, &address)) }
            }
        }
    };
    Ok(page(
        &say!(language, page_correction_title),
        &Viewer::new(account, language),
        html! { article.correction { (body) } },
    ))
}

/// `POST /events/{slug}/corrections/{line}`: enters the correction.
pub async fn confirm(
    State(app): State<App>,
    Path((slug, line)): Path<(String, usize)>,
    member: Member,
    axum::Form(fields): axum::Form<FormFields>,
) -> Result<Redirect, Problem> {
    let account = member.conducting(&slug)?;
    let event_state: Arc<EventState> = app.live.event_state(&slug).await?;
    let old = entry_at(&event_state, line)?;
    let entry = new_entry(&event_state, &old, &fields, &account.name)?;
    if entries::field(&fields, "why").is_none() {
        return Err(Problem::Invalid(sentence!(page_correction_needs_reason)));
    }
    let head = entries::field(&fields, "head").unwrap_or_default();
    let after = service::append_seen(&app, &slug, head, entry).await?;
    Ok(entries::to_written(&slug, &after))
}

/// The former answer, and who entered it.
fn what_was_answered(event_state: LocalizedEvent<'_>, entry: &AnswerEntry) -> Markup {
    let language = event_state.language;
    let place = place_in_play_off(language, &entry.id);
    let said = match &entry.by {
        Some(by) => {
            let name = event_state.former().shown(by);
            say!(language, page_correction_answer_by { place, answer: MARKS[0], name })
        }
        None => say!(language, page_correction_answer { place, answer: MARKS[0] }),
    };
    with_markup(&said, &[html! { strong { (record_shown::answer_in_words(event_state, entry)) } }])
}

enum FormerAnswer {
    Answer(AnswerEntry),
    /// The commitments for a draw that was not made yet, with the question as it is asked now.
    Draw {
        id: String,
        asked: Vec<String>,
    },
    Departure(String),
    /// The participant who left.
    Leave(String),
}

fn entry_at(event_state: &EventState, line: usize) -> Result<FormerAnswer, Problem> {
    let entry = line.checked_sub(2).and_then(|index| event_state.record().entries().get(index));
    match entry {
        Some(Entry::Answer(answer)) => Ok(FormerAnswer::Answer(answer.clone())),
        Some(Entry::Departure(departure)) => Ok(FormerAnswer::Departure(departure.tie.clone())),
        Some(Entry::Leave(leave)) => Ok(FormerAnswer::Leave(leave.name.clone())),
        Some(Entry::Commitment(Commitment { id, .. }) | Entry::Source(SourceEntry { id, .. }))
            if event_state.promises().stands(id) =>
        {
            let asked = event_state
                .asked(id)
                .map(|question| question.wording(&event_state.event))
                .unwrap_or_default();
            Ok(FormerAnswer::Draw { id: id.clone(), asked })
        }
        Some(_) => Err(Problem::Invalid(sentence!(page_correction_decides_nothing))),
        None => Err(Problem::NotFound(sentence!(page_correction_no_line { line }))),
    }
}

/// The entry that the form makes: another answer, or a withdrawal.
fn new_entry(
    event_state: &EventState,
    old: &FormerAnswer,
    fields: &FormFields,
    by: &str,
) -> Result<Entry, Problem> {
    let why = entries::field(fields, "why").unwrap_or_default().to_owned();
    let withdraw = |what| {
        Entry::Withdrawal(Withdrawal {
            what,
            by: Some(by.to_owned()),
            why: why.clone(),
            at: clock::now(),
        })
    };
    let answer = match old {
        FormerAnswer::Departure(tie) => {
            return Ok(withdraw(WithdrawnEntry::Departure { tie: tie.clone() }));
        }
        FormerAnswer::Leave(name) => {
            return Ok(withdraw(WithdrawnEntry::Leave { name: name.clone() }));
        }
        FormerAnswer::Draw { id, asked } => {
            return Ok(withdraw(WithdrawnEntry::Answer { id: id.clone(), asked: asked.clone() }));
        }
        FormerAnswer::Answer(answer) => answer,
    };
    if entries::field(fields, "withdraw").is_some() {
        return Ok(withdraw(WithdrawnEntry::Answer {
            id: answer.id.clone(),
            asked: answer.asked.clone(),
        }));
    }
    let gone = || Problem::Conflict(sentence!(page_correction_counts_no_longer));
    let question = event_state.question_of(answer).ok_or_else(gone)?;
    let given = entries::given(fields, question, &event_state.event)?;
    Ok(Entry::Answer(service::entry(event_state, question, by, &given, Some(why))?))
}

fn choose(event_state: LocalizedEvent<'_>, answer: &AnswerEntry, address: &str) -> Markup {
    let form = Form { action: address, method: "get", consequences: false };
    html! {
        @match event_state.question_of(answer) {
            Some(question) => {
                h2 { (say!(event_state.language, page_correction_should_be)) }
                (question::body(event_state, question, &form))
            }
            None => p { (say!(event_state.language, page_correction_not_asked)) }
        }
        (take_back(event_state.language, address))
    }
}

fn take_back(language: Language, address: &str) -> Markup {
    html! {
        form method="get" action=(address) {
            button type="submit" name="withdraw" value="yes" {
                (say!(language, page_correction_take_back))
            }
            p.grey.small { (say!(language, page_correction_open_again)) }
        }
    }
}

/// The rulings before and after, the answers that no longer apply, and the form for the reason.
fn consequences(
    event_state: LocalizedEvent<'_>,
    entry: Entry,
    fields: &FormFields,
    address: &str,
) -> Result<Markup, Problem> {
    let language = event_state.language;
    let form = ReasonForm { fields, address, button: say!(language, page_correction_correct_it) };
    if matches!(&entry, Entry::Answer(answer) if answer.seed.is_some()) {
        return Ok(html! {
            h2 { (say!(language, page_correction_drawn_again)) }
            p { (say!(language, page_correction_drawn_then)) }
            (reason(event_state, form))
        });
    }
    let shown = match &entry {
        Entry::Answer(answer) => {
            say!(
                language,
                page_correction_instead {
                    answer: record_shown::answer_in_words(event_state, answer)
                }
            )
        }
        _ => say!(language, page_correction_instead_nothing),
    };
    let preview = event_state.preview(entry)?;
    Ok(html! {
        h2 { (shown) }
        (changes(event_state, &preview))
        (reason(event_state, form))
    })
}

/// The form under a preview: its fields, where it is sent, the words of its button.
pub struct ReasonForm<'f> {
    /// The fields that led to the preview, which are sent again.
    pub fields: &'f FormFields,
    /// The address that takes the entry.
    pub address: &'f str,
    /// The words of the button.
    pub button: String,
}

/// The form that asks for the reason and enters it.
pub fn reason(event_state: LocalizedEvent<'_>, form: ReasonForm<'_>) -> Markup {
    let ReasonForm { fields, address, button } = form;
    html! {
        form method="post" action=(address) {
            @let kept = fields.iter().filter(|(name, _)| name != "why" && name != "head");
            @for (name, value) in kept {
                input type="hidden" name=(name) value=(value);
            }
            input type="hidden" name="head" value=(event_state.record().head());
            label {
                (say!(event_state.language, page_console_reason)) " "
                input name="why" required maxlength="1000" autofocus;
            }
            button.main type="submit" { (button) }
        }
    }
}

/// The consequences of an entry, the places before and after, what no longer applies.
pub fn changes(event_state: LocalizedEvent<'_>, preview: &Preview) -> Markup {
    let anew: Vec<_> = preview.asked_anew().collect();
    let language = event_state.language;
    let case = |ruling| Case { ruling, ..event_state.case() };
    html! {
        ul.consequences {
            @let cases = (case(&preview.before), case(&preview.after));
            @let sentences = tiebreak_report::consequences(cases.0, cases.1, preview);
            @for sentence in sentences {
                li { (sentence) }
            }
        }
        @if preview.before.standing != preview.after.standing {
            div.before-after {
                section {
                    h3 { (say!(language, page_correction_before)) }
                    (places(event_state, &preview.before))
                }
                section {
                    h3 { (say!(language, page_correction_after)) }
                    (places(event_state, &preview.after))
                }
            }
        }
        @if !preview.falls_away.is_empty() {
            h3 { (say!(language, page_correction_falls_away)) }
            ul.falls-away {
                @for answer in &preview.falls_away { li { (of_question(event_state, answer)) } }
            }
        }
        @if !anew.is_empty() {
            h3 { (say!(language, page_correction_opens)) }
            ul {
                @for question in anew {
                    li { (words::capital(&words::brief(event_state, question))) }
                }
            }
        }
    }
}

/// An answer with its question: "Final, game 1: Ann 1–0 Bob".
pub fn of_question(event_state: LocalizedEvent<'_>, entry: &AnswerEntry) -> String {
    let language = event_state.language;
    let answer = record_shown::answer_in_words(event_state, entry);
    say!(
        language,
        page_correction_of_question { place: place_in_play_off(language, &entry.id), answer }
    )
}

/// The places that are open or were tied for, which a correction can change.
fn places(event_state: LocalizedEvent<'_>, ruling: &Ruling) -> Markup {
    let names = |place: &StandingPlace| {
        said::series(event_state.language, &event_state.case().names(&place.members))
    };
    html! {
        ol.plain {
            @for place in ruling.standing.iter().take(6) {
                li {
                    strong { (place.from) @if place.to > place.from { "–" (place.to) } }
                    " " (names(place))
                    @if place.open {
                        span.mark { (say!(event_state.language, page_correction_open)) }
                    }
                }
            }
        }
    }
}
