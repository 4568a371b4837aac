//! The arbiter's console: one thing to do at a time, and everything else behind tabs.

use super::broadcast::{self, Shown};
use super::event::{Here, departures, gone, reminders, top};
use super::toast::{self, Written};
use super::{drawings, embedding, exceptions, log, now, page, removal, resting, seclusion, steps};
use crate::App;
use crate::access::{Member, Viewer};
use crate::dossier::Dossier;
use crate::problem::Problem;
use axum::extract::{Path, Query, State};
use axum::response::Html;
use maud::{Markup, PreEscaped, html};
use tiebreak_model::Scheduled;
use tiebreak_store::Audience;

/// How many entries stand under the tie.
const LAST_ENTRIES: usize = 4;

/// `GET /events/{slug}/console`
///
/// The script replaces `#console` when something was entered, by this browser or by another; without it every form leads here again.
pub async fn show(
    State(app): State<App>,
    Path(slug): Path<String>,
    member: Member,
    Query(written): Query<Written>,
) -> Result<Html<String>, Problem> {
    let dossier = app.live.dossier(&slug).await?;
    let viewer = Viewer(Some(member.0.clone()));
    let conducts = member.0.conducts(&slug);
    let removable = removal::may(&member.0, &dossier.row);
    let audience = app.live.audience(&slug).await?;
    let full = app.condition.is_full(&app.store).await;
    let sites = app.live.sites(&slug).await?;
    let broadcast = Shown::of(&app, &dossier).filter(|_| conducts);
    Ok(page(
        &format!("Console: {}", dossier.event.title),
        &viewer,
        html! {
            div id="console" data-console={ "/events/" (slug) "/console" } data-live-from={ "/events/" (slug) "/live?view=console" } data-lines=(dossier.record().lines().len()) data-broadcast=(broadcast.as_ref().map_or(0, Shown::version)) {
                (top(&dossier, Some(Here::Console), true))
                @if full { p.warning role="alert" { "The server’s disk is full: nothing can be entered until there is room. What was confirmed is kept." } }
                @if audience != Audience::Public { p.grey role="note" { "This event is " strong { (audience.word()) } ": not everybody sees it." } }
                (departures(&dossier))
                (gone(&dossier))
                div.console {
                    div.left {
                        @if let Some(shown) = &broadcast { (broadcast::section(&dossier, shown)) }
                        (now::section(&dossier, conducts))
                        (resting::section(&dossier, conducts))
                    }
                    aside.right aria-label="The play-off so far" { (tabs(&dossier, conducts, &more(&app, &dossier, conducts, removable.then_some(audience), broadcast.as_ref(), &sites))) }
                }
                @if conducts { (toast::toast(&dossier, written, &member.0.name)) }
            }
            (keys())
            div id="toasts" {}
            script src="/assets/console.js" defer {}
        },
    ))
}

/// The tabs: radio buttons and their panels, so that they need no script.
fn tabs(dossier: &Dossier, conducts: bool, more: &Markup) -> Markup {
    let panels: [(&str, Markup); 5] = [
        ("The tie", tie(dossier, conducts)),
        ("Why", html! { h2 id="why" { "Why" } (steps::steps(dossier, true)) }),
        ("Log", log::section(dossier, conducts)),
        ("Keep in mind", html! { h2 id="mind" { "Keep in mind" } (reminders(dossier)) }),
        ("More", more.clone()),
    ];
    html! {
        fieldset.tabs {
            legend.unseen { "What to show" }
            @for (index, (name, _)) in panels.iter().enumerate() {
                input type="radio" name="tab" id={ "tab-" (index) } value=(index) checked[index == 0];
                label for={ "tab-" (index) } { (name) }
            }
            @for (_, panel) in &panels { div.panel { (panel) } }
        }
    }
}

/// The bracket or table, and what was entered last.
fn tie(dossier: &Dossier, conducts: bool) -> Markup {
    html! {
        @for drawing in drawings::narrow(dossier) { figure.drawing tabindex="0" { (PreEscaped(drawing)) } }
        h2 { "So far" }
        (log::last(dossier, conducts, LAST_ENTRIES))
    }
}

/// What is seldom needed: exceptions, paper, the end.
fn more(
    app: &App,
    dossier: &Dossier,
    conducts: bool,
    removable: Option<Audience>,
    broadcast: Option<&Shown>,
    sites: &[String],
) -> Markup {
    let slug = &dossier.row.slug;
    let mut games = dossier.ruling().stages.iter().flat_map(|stage| &stage.games);
    let played = games.any(|game| matches!(game.state, Scheduled::Played(_)));
    html! {
        h2 { "Print" }
        p {
            a.button href={ "/events/" (slug) "/slips" } { "Slips for the open games" } " "
            a.button href={ "/events/" (slug) "/protocol" } { "Protocol" }
            @if played { " " a.button href={ "/events/" (slug) "/play-off.pgn" } download { "Play-off as PGN" } }
        }
        @if conducts { (broadcast::source(app, slug, broadcast)) (embedding::form(slug, sites)) h2 { "Out of the ordinary" } (exceptions::forms(dossier)) }
        @if let Some(audience) = removable { (seclusion::form(slug, audience)) p.small { a href={ "/events/" (slug) "/remove" } { "Remove this event" } } }
    }
}

/// What the keys do. The script opens it with `?`; without it there are no keys.
fn keys() -> Markup {
    html! {
        dialog id="keys" aria-labelledby="keys-title" {
            h2 id="keys-title" { "Keys" }
            dl {
                @for (key, means) in [
                    ("1", "White wins"),
                    ("5", "a draw"),
                    ("0", "Black wins"),
                    ("Tab", "the next board"),
                    ("y", "takes the first result of the broadcast, or the one that is framed"),
                    ("n", "leaves it"),
                    ("a", "takes all of the tournament"),
                    ("?", "these keys"),
                    ("Esc", "closes this"),
                ] {
                    div { dt { kbd { (key) } } dd { (means) } }
                }
            }
            p.small.grey { "On the board that is framed, or on the only one. The same key within a second enters nothing, and neither does a board that has just appeared." }
            form method="dialog" { button { "Close" } }
        }
    }
}
