//! The proposals of a broadcast on the console: accepted or dismissed by a button or a key.

use super::{BroadcastPanel, MatchChoice};
use crate::console::entries::{ConsoleForm, FormFields, field, required, to_console};
use crate::events::localized::LocalizedEvent;
use crate::infra::problem::Problem;
use crate::site::words::{MARKS, with_markup};
use crate::{App, broadcast};
use axum::response::Redirect;
use maud::{Markup, html};
use tiebreak_follow::{NameDoubt, Proposal, ProposedEntry};
use tiebreak_model::Moment;
use tiebreak_report::sentence;
use tiebreak_report::{Language, say, words};

/// The broadcast of an event, as the console shows it.
pub struct BroadcastView {
    url: String,
    told: BroadcastPanel,
}

impl BroadcastView {
    /// The view of the broadcast, if the event follows one.
    pub fn new(app: &App, event_state: LocalizedEvent<'_>) -> Option<Self> {
        let desk = app.following.desk(&event_state.row.slug)?;
        Some(Self { url: desk.url.clone(), told: desk.told(event_state) })
    }

    /// How often the content has changed: a console with an older version loads itself again.
    pub fn version(&self) -> u64 {
        self.told.version
    }
}

/// The section above the open questions.
pub fn section(event_state: LocalizedEvent<'_>, shown: &BroadcastView) -> Markup {
    let BroadcastView { url, told } = shown;
    let (slug, language) = (&event_state.row.slug, event_state.language);
    html! {
        section.broadcast aria-labelledby="broadcast" {
            h2.kick id="broadcast" tabindex="-1" {
                (say!(language, page_broadcast_from))
                span.end { (looked(event_state, url, told)) }
            }
            @if let Some(trouble) = &told.trouble { p.warning role="status" { (trouble) } }
            @for doubt in &told.doubts { (who(language, slug, doubt)) }
            @for (proposal, since) in &told.proposals { (card(event_state, proposal, *since)) }
            (all(event_state, told))
            @if !told.notices.is_empty() {
                details {
                    summary {
                        (say!(language, page_broadcast_misfits { count: told.notices.len() }))
                    }
                    ul { @for notice in &told.notices { li { (notice) } } }
                }
            }
            (running(language, told))
            @if told.proposals.is_empty() && told.doubts.is_empty() && told.trouble.is_none() {
                p.grey { (say!(language, page_broadcast_nothing)) }
            }
        }
    }
}

/// The source of the games, and when they were last fetched.
fn looked(event_state: LocalizedEvent<'_>, url: &str, told: &BroadcastPanel) -> Markup {
    let from = html! { a href=(url) rel="noreferrer noopener" { (host(url)) } };
    match told.looked.map(|at| words::time(&event_state.event, at)) {
        Some(time) => with_markup(
            &say!(event_state.language, page_broadcast_looked { host: MARKS[0], time }),
            &[from],
        ),
        None => from,
    }
}

/// The games in progress: the number of moves, and the clocks after the last of them.
fn running(language: Language, told: &BroadcastPanel) -> Markup {
    let clock = |seconds: Option<u32>| {
        seconds.map(|left| format!("{}:{:02}:{:02}", left / 3600, left / 60 % 60, left % 60))
    };
    html! {
        @if !told.running.is_empty() {
            details.running {
                summary { (say!(language, page_broadcast_running { count: told.running.len() })) }
                ul {
                    @for game in &told.running {
                        li {
                            @let two = format!("{} – {}", game.white, game.black);
                            @match game.moves.count {
                                Some(number) => {
                                    (say!(language, page_broadcast_move { game: two, number }))
                                }
                                None => (two),
                            }
                            @let white = clock(game.moves.white_clock);
                            @let black = clock(game.moves.black_clock);
                            @if let (Some(white), Some(black)) = (white, black) {
                                ", " (white) " – " (black)
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The host of the address, as a short name of the source.
fn host(url: &str) -> &str {
    url.split("://").nth(1).and_then(|rest| rest.split('/').next()).unwrap_or(url)
}

fn card(event_state: LocalizedEvent<'_>, proposal: &Proposal, since: Option<Moment>) -> Markup {
    let says = proposal.says(&event_state.event);
    let changes = !matches!(proposal.what, ProposedEntry::Enter(_));
    let language = event_state.language;
    html! {
        article.card.proposal data-question={ "broadcast/" (proposal.question.id) } tabindex="0" {
            header {
                strong { (words::proposal(language, event_state.shown(), proposal)) }
                @if let Some(at) = since { span.played { (words::time(&event_state.event, at)) } }
            }
            form method="post" action={ "/events/" (event_state.row.slug) "/broadcast/proposals" } {
                (named(&proposal.question.id, &says))
                button.main type="submit" name="do" value="take" data-key="y" {
                    @if changes {
                        (say!(language, page_broadcast_change))
                    } @else {
                        (say!(language, page_accept))
                    }
                }
                button type="submit" name="do" value="leave" data-key="n" {
                    (say!(language, page_broadcast_leave))
                }
            }
        }
    }
}

fn named(question: &str, says: &str) -> Markup {
    html! {
        input type="hidden" name="question" value=(question);
        input type="hidden" name="says" value=(says);
    }
}

/// A button for all results of the tournament that only add to the record, as this page shows
/// them.
fn all(event_state: LocalizedEvent<'_>, told: &BroadcastPanel) -> Markup {
    let adding = |(proposal, _): &&(Proposal, _)| proposal.tournament && proposal.adds();
    let several: Vec<&Proposal> =
        told.proposals.iter().filter(adding).map(|(proposal, _)| proposal).collect();
    html! {
        @if several.len() > 1 {
            form.all method="post"
                action={ "/events/" (event_state.row.slug) "/broadcast/proposals" } {
                @for proposal in &several {
                    (named(&proposal.question.id, &proposal.says(&event_state.event)))
                }
                button type="submit" name="do" value="take" data-key="a" {
                    (say!(event_state.language, page_broadcast_take_all { count: several.len() }))
                }
            }
        }
    }
}

/// The question who is meant by a spelling; it is asked only once.
fn who(language: Language, slug: &str, doubt: &NameDoubt) -> Markup {
    html! {
        article.card.doubt data-question={ "who/" (doubt.spelling) } tabindex="-1" {
            header { strong { (words::broadcast_doubt(language, doubt)) } }
            form method="post" action={ "/events/" (slug) "/broadcast/who" } {
                input type="hidden" name="spelling" value=(doubt.spelling);
                @for name in &doubt.candidates {
                    button type="submit" name="name" value=(name) { (name) }
                    " "
                }
                button type="submit" name="nobody" value="yes" {
                    (say!(language, page_broadcast_nobody))
                }
            }
        }
    }
}

/// The form that sets the address, among the settings.
pub fn source(app: &App, language: Language, slug: &str, shown: Option<&BroadcastView>) -> Markup {
    let hosts = app.settings.follow.hosts.names();
    html! {
        h2 { (say!(language, page_broadcast)) }
        @if hosts.is_empty() {
            p.small.grey { (follows_none(language)) }
        } @else {
            form method="post" action={ "/events/" (slug) "/broadcast" } {
                label {
                    (say!(language, page_broadcast_address)) " "
                    input type="url" name="url" required maxlength=(tiebreak_follow::LONGEST)
                        value=[shown.map(|shown| &shown.url)];
                }
                button type="submit" { (say!(language, page_broadcast_follow)) }
                p.small.grey { (say!(language, page_broadcast_hosts { hosts: hosts.join(", ") })) }
            }
            @if shown.is_some() {
                form method="post" action={ "/events/" (slug) "/broadcast" } {
                    button type="submit" name="stop" value="yes" {
                        (say!(language, page_broadcast_stop))
                    }
                }
            }
        }
    }
}

/// The notice that this server follows no broadcasts, and how to change that.
fn follows_none(language: Language) -> Markup {
    let said = say!(language, page_broadcast_none { option: MARKS[0], command: MARKS[1] });
    with_markup(
        &said,
        &[html! { code { "serve --follow-hosts" } }, html! { code { "tiebreak follow" } }],
    )
}

/// `POST /events/{slug}/broadcast`: follows an address, or stops following.
pub async fn set(
    ConsoleForm { app, slug, account, fields }: ConsoleForm,
) -> Result<Redirect, Problem> {
    if field(&fields, "stop").is_some() {
        broadcast::stop(&app, &slug, &account.name).await?;
    } else {
        broadcast::set(&app, &slug, &account.name, required(&fields, "url", "address")?).await?;
    }
    Ok(to_console(&slug))
}

/// `POST /events/{slug}/broadcast/proposals`: accepts or dismisses the proposals that the arbiter
/// saw.
pub async fn decide(
    ConsoleForm { app, slug, account, fields }: ConsoleForm,
) -> Result<Redirect, Problem> {
    let chosen = chosen(&fields)?;
    match required(&fields, "do", "what-to-do")? {
        "take" => {
            let line = broadcast::take(&app, &slug, &account.name, &chosen).await?;
            Ok(Redirect::to(&format!("/events/{slug}/console?written={line}")))
        }
        "leave" => {
            broadcast::leave(&app, &slug, &chosen).await?;
            Ok(to_console(&slug))
        }
        other => {
            Err(Problem::Invalid(sentence!(page_broadcast_neither { word: other.to_owned() })))
        }
    }
}

/// Pairs of a question and the result in the broadcast, from the form.
fn chosen(fields: &FormFields) -> Result<MatchChoice, Problem> {
    let all = |name: &'static str| {
        fields.iter().filter(move |(known, _)| known == name).map(|(_, value)| value.clone())
    };
    let (questions, says) = (all("question"), all("says"));
    let chosen: MatchChoice =
        questions.zip(says).map(|(question, says)| [question, says]).collect();
    match chosen.is_empty() || all("question").count() != all("says").count() {
        true => Err(Problem::Invalid(sentence!(page_broadcast_nothing_chosen))),
        false => Ok(chosen),
    }
}

/// `POST /events/{slug}/broadcast/who`: stores who is meant by a spelling.
pub async fn settle(
    ConsoleForm { app, slug, fields, .. }: ConsoleForm,
) -> Result<Redirect, Problem> {
    let spelling = required(&fields, "spelling", "spelling")?;
    let name = match field(&fields, "nobody") {
        Some(_) => None,
        None => Some(required(&fields, "name", "who-is-meant")?),
    };
    broadcast::settle(&app, &slug, spelling, name).await?;
    Ok(to_console(&slug))
}
