//! What the broadcast proposes, on the console: taken or left by a button, or by a key.

use super::entries::{ConsoleForm, Fields, field, required, to_console};
use crate::App;
use crate::dossier::Dossier;
use crate::following::{self, Chosen, Told};
use crate::problem::Problem;
use axum::response::Redirect;
use maud::{Markup, html};
use tiebreak_follow::{Doubt, Proposal, What};
use tiebreak_model::Moment;
use tiebreak_report::words;

/// The broadcast of an event beside its record.
pub struct Shown {
    url: String,
    told: Told,
}

impl Shown {
    /// What there is to show, where a broadcast is followed.
    pub fn of(app: &App, dossier: &Dossier) -> Option<Self> {
        let desk = app.following.desk(&dossier.row.slug)?;
        Some(Self { url: desk.url.clone(), told: desk.told(dossier) })
    }

    /// How often what is shown has changed: a console that has seen less asks for itself anew.
    pub fn version(&self) -> u64 {
        self.told.version
    }
}

/// The section above what is to be done now.
pub fn section(dossier: &Dossier, shown: &Shown) -> Markup {
    let Shown { url, told } = shown;
    let slug = &dossier.row.slug;
    html! {
        section.broadcast aria-labelledby="broadcast" {
            h2.kick id="broadcast" tabindex="-1" {
                "From the broadcast"
                span.end {
                    a href=(url) rel="noreferrer noopener" { (host(url)) }
                    @if let Some(at) = told.looked { ", looked at " (words::time(&dossier.event, at)) }
                }
            }
            @if let Some(trouble) = &told.trouble { p.warning role="status" { (trouble) } }
            @for doubt in &told.doubts { (who(slug, doubt)) }
            @for (proposal, since) in &told.proposals { (card(dossier, proposal, *since)) }
            (all(dossier, told))
            @if !told.notices.is_empty() {
                details { summary { "What does not fit: " (told.notices.len()) } ul { @for notice in &told.notices { li { (notice) } } } }
            }
            (running(told))
            @if told.proposals.is_empty() && told.doubts.is_empty() && told.trouble.is_none() { p.grey { "Nothing is proposed." } }
        }
    }
}

/// The games in progress: how many moves, and the clocks after the last of them.
fn running(told: &Told) -> Markup {
    let clock =
        |seconds: Option<u32>| seconds.map(|left| format!("{}:{:02}:{:02}", left / 3600, left / 60 % 60, left % 60));
    html! {
        @if !told.running.is_empty() {
            details.running {
                summary { "In progress: " (told.running.len()) }
                ul {
                    @for game in &told.running {
                        li {
                            (game.white) " – " (game.black)
                            @if let Some(moves) = game.moves.count { ", move " (moves) }
                            @if let (Some(white), Some(black)) = (clock(game.moves.white_clock), clock(game.moves.black_clock)) { ", " (white) " – " (black) }
                        }
                    }
                }
            }
        }
    }
}

/// Where it comes from, at a glance.
fn host(url: &str) -> &str {
    url.split("://").nth(1).and_then(|rest| rest.split('/').next()).unwrap_or(url)
}

fn card(dossier: &Dossier, proposal: &Proposal, since: Option<Moment>) -> Markup {
    let says = proposal.says(&dossier.event);
    let changes = !matches!(proposal.what, What::Enter(_));
    html! {
        article.card.proposal data-question={ "broadcast/" (proposal.question.id) } tabindex="0" {
            header { strong { (words::proposal(&dossier.event, proposal)) } @if let Some(at) = since { span.played { (words::time(&dossier.event, at)) } } }
            form method="post" action={ "/events/" (dossier.row.slug) "/broadcast/proposals" } {
                (named(&proposal.question.id, &says))
                button.main type="submit" name="do" value="take" data-key="y" { @if changes { "Change the record" } @else { "Take it" } }
                button type="submit" name="do" value="leave" data-key="n" { "Leave it" }
            }
        }
    }
}

fn named(question: &str, says: &str) -> Markup {
    html! { input type="hidden" name="question" value=(question); input type="hidden" name="says" value=(says); }
}

/// All results of the tournament that only add, as they stand on this page.
fn all(dossier: &Dossier, told: &Told) -> Markup {
    let adding = |(proposal, _): &&(Proposal, _)| proposal.tournament && proposal.adds();
    let several: Vec<&Proposal> = told.proposals.iter().filter(adding).map(|(proposal, _)| proposal).collect();
    html! {
        @if several.len() > 1 {
            form.all method="post" action={ "/events/" (dossier.row.slug) "/broadcast/proposals" } {
                @for proposal in &several { (named(&proposal.question.id, &proposal.says(&dossier.event))) }
                button type="submit" name="do" value="take" data-key="a" { "Take all " (several.len()) " of the tournament" }
            }
        }
    }
}

/// Who is meant by a spelling, asked once.
fn who(slug: &str, doubt: &Doubt) -> Markup {
    html! {
        article.card.doubt data-question={ "who/" (doubt.spelling) } tabindex="-1" {
            header { strong { (words::broadcast_doubt(doubt)) } }
            form method="post" action={ "/events/" (slug) "/broadcast/who" } {
                input type="hidden" name="spelling" value=(doubt.spelling);
                @for name in &doubt.candidates { button type="submit" name="name" value=(name) { (name) } " " }
                button type="submit" name="nobody" value="yes" { "Nobody of this event" }
            }
        }
    }
}

/// The form that sets the address, among what is seldom needed.
pub fn source(app: &App, slug: &str, shown: Option<&Shown>) -> Markup {
    let hosts = app.settings.follow.hosts.names();
    html! {
        h2 { "Broadcast" }
        @if hosts.is_empty() {
            p.small.grey { "This server follows no broadcasts: " code { "serve --follow-hosts" } " names the hosts that it may ask. " code { "tiebreak follow" } " follows one from your own machine." }
        } @else {
            form method="post" action={ "/events/" (slug) "/broadcast" } {
                label { "Address of the games, as PGN " input type="url" name="url" required maxlength=(tiebreak_follow::LONGEST) value=[shown.map(|shown| &shown.url)]; }
                button type="submit" { "Follow" }
                p.small.grey { "From " (hosts.join(", ")) ". Nothing is entered unless somebody takes it." }
            }
            @if shown.is_some() {
                form method="post" action={ "/events/" (slug) "/broadcast" } { button type="submit" name="stop" value="yes" { "Stop following" } }
            }
        }
    }
}

/// `POST /events/{slug}/broadcast`: follows an address, or none any more.
pub async fn set(ConsoleForm { app, slug, account, fields }: ConsoleForm) -> Result<Redirect, Problem> {
    if field(&fields, "stop").is_some() {
        following::stop(&app, &slug, &account.name).await?;
    } else {
        following::set(&app, &slug, &account.name, required(&fields, "url", "the address")?).await?;
    }
    Ok(to_console(&slug))
}

/// `POST /events/{slug}/broadcast/proposals`: takes or leaves what somebody saw.
pub async fn decide(ConsoleForm { app, slug, account, fields }: ConsoleForm) -> Result<Redirect, Problem> {
    let chosen = chosen(&fields)?;
    match required(&fields, "do", "what to do")? {
        "take" => {
            let line = following::take(&app, &slug, &account.name, &chosen).await?;
            Ok(Redirect::to(&format!("/events/{slug}/console?written={line}")))
        }
        "leave" => {
            following::leave(&app, &slug, &chosen).await?;
            Ok(to_console(&slug))
        }
        other => Err(Problem::Invalid(format!("\"{other}\" is neither take nor leave"))),
    }
}

/// The questions and what the broadcast said, pair by pair.
fn chosen(fields: &Fields) -> Result<Chosen, Problem> {
    let all =
        |name: &'static str| fields.iter().filter(move |(known, _)| known == name).map(|(_, value)| value.clone());
    let (questions, says) = (all("question"), all("says"));
    let chosen: Chosen = questions.zip(says).map(|(question, says)| [question, says]).collect();
    match chosen.is_empty() || all("question").count() != all("says").count() {
        true => Err(Problem::Invalid("what is taken or left is missing".to_owned())),
        false => Ok(chosen),
    }
}

/// `POST /events/{slug}/broadcast/who`: who is meant by a spelling.
pub async fn settle(ConsoleForm { app, slug, fields, .. }: ConsoleForm) -> Result<Redirect, Problem> {
    let spelling = required(&fields, "spelling", "the spelling")?;
    let name = match field(&fields, "nobody") {
        Some(_) => None,
        None => Some(required(&fields, "name", "who is meant")?),
    };
    following::settle(&app, &slug, spelling, name).await?;
    Ok(to_console(&slug))
}
