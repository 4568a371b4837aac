//! The page of the console: one task at a time, and everything else in tabs.

use super::toast::{self, LatestLine};
use super::{exceptions, log, rests};
use crate::accounts::access::Member;
use crate::board::{self, embedding};
use crate::broadcast::page::BroadcastView;
use crate::events::localized::LocalizedEvent;
use crate::events::page::{Here, departures, gone, reminders, top};
use crate::events::{drawings, now, removal, steps, visibility};
use crate::infra::problem::Problem;
use crate::paper::pdf;
use crate::site::page;
use crate::site::words::{MARKS, with_markup};
use crate::{App, broadcast};
use axum::extract::{Path, Query, State};
use axum::response::Html;
use maud::{Markup, PreEscaped, html};
use tiebreak_model::GameState;
use tiebreak_report::{Language, say};
use tiebreak_store::Audience;

/// How many entries are shown under the tie.
const LAST_ENTRIES: usize = 4;

/// `GET /events/{slug}/console`: shows the console.
///
/// The script replaces `#console` after an entry from this or another browser; without it every
/// form leads here again.
pub async fn show(
    State(app): State<App>,
    Path(slug): Path<String>,
    member: Member,
    Query(written): Query<LatestLine>,
) -> Result<Html<String>, Problem> {
    let event_state = app.live.event_state(&slug).await?;
    let (viewer, told) = (member.viewer(), LocalizedEvent::new(&event_state, member.language));
    let conducts = member.account.conducts(&slug);
    let removable = removal::may(&member.account, &event_state.row);
    let audience = app.live.audience(&slug).await?;
    let full = app.condition.is_full(&app.store).await;
    let sites = app.live.sites(&slug).await?;
    let board_language = app.live.language(&slug).await?;
    let language = member.language;
    let broadcast = BroadcastView::new(&app, told).filter(|_| conducts);
    let settings = Settings {
        conducts,
        removable: removable.then_some(audience),
        broadcast: broadcast.as_ref(),
        sites: &sites,
        board_language,
    };
    Ok(page(
        &say!(language, page_console_title { event: event_state.event.title() }),
        &viewer,
        html! {
            div id="console" data-console={ "/events/" (slug) "/console" }
                data-live-from={ "/events/" (slug) "/live?view=console" }
                data-not-live=(say!(language, page_board_lost))
                data-lines=(event_state.record().lines().len())
                data-broadcast=(broadcast.as_ref().map_or(0, BroadcastView::version)) {
                (top(told, Some(Here::Console), true))
                @if full { p.warning role="alert" { (say!(language, page_console_disk_full)) } }
                @if audience != Audience::Public {
                    p.grey role="note" { (secluded(language, audience)) }
                }
                (departures(told))
                (gone(told))
                div.console {
                    div.left {
                        @if let Some(shown) = &broadcast { (broadcast::page::section(told, shown)) }
                        (now::section(told, conducts))
                        (rests::section(told, conducts))
                    }
                    aside.right aria-label=(say!(language, page_console_so_far)) {
                        (tabs(told, conducts, &more(&app, told, settings)))
                    }
                }
                @if conducts { (toast::toast(told, written, &member.account.name)) }
            }
            (keys(language))
            div id="toasts" {}
            (script(language))
        },
    ))
}

/// The notice that the event is not public.
fn secluded(language: Language, audience: Audience) -> Markup {
    let word = html! { strong { (say!(language, page_audience { audience: audience.word() })) } };
    with_markup(&say!(language, page_console_secluded { audience: MARKS[0] }), &[word])
}

/// The script with its messages; `{}` in a message is replaced by a value.
fn script(language: Language) -> Markup {
    let here = "{}";
    html! {
        script src="/assets/console.js" defer
            data-seed=(say!(language, page_console_said_seed { what: here }))
            data-answer=(say!(language, page_console_said_answer))
            data-lost=(say!(language, page_console_lost))
            data-lost-look=(say!(language, page_console_lost_look))
            data-waiting=(say!(language, page_console_waiting { what: here }))
            data-waiting-sent=(say!(language, page_console_waiting_sent))
            data-do-not-send=(say!(language, page_console_do_not_send))
            data-not-written=(say!(language, page_console_not_written { what: here }))
            data-unreadable=(say!(language, page_console_unreadable))
            data-just-appeared=(say!(language, page_console_just_appeared))
            data-same-key=(say!(language, page_console_same_key))
            data-log-in=(say!(language, page_log_in))
            data-close=(say!(language, page_console_close)) {}
    }
}

/// The tabs: radio buttons and their panels, which need no script.
fn tabs(event_state: LocalizedEvent<'_>, conducts: bool, more: &Markup) -> Markup {
    let language = event_state.language;
    let name = |tab: &str| say!(language, page_console_tab { tab });
    let panels: [(&str, Markup); 5] = [
        ("tie", tie(event_state, conducts)),
        ("why", html! { h2 id="why" { (name("why")) } (steps::steps(event_state, true)) }),
        ("log", log::section(event_state, conducts)),
        ("mind", html! { h2 id="mind" { (name("mind")) } (reminders(event_state)) }),
        ("more", more.clone()),
    ];
    html! {
        fieldset.tabs {
            legend.unseen { (say!(language, page_console_what_to_show)) }
            @for (index, (tab, _)) in panels.iter().enumerate() {
                input type="radio" name="tab" id={ "tab-" (index) } value=(index)
                    checked[index == 0];
                label for={ "tab-" (index) } { (name(tab)) }
            }
            @for (_, panel) in &panels { div.panel { (panel) } }
        }
    }
}

/// The bracket or table, and the last entries.
fn tie(event_state: LocalizedEvent<'_>, conducts: bool) -> Markup {
    html! {
        @for drawing in drawings::narrow(event_state) {
            figure.drawing tabindex="0" { (PreEscaped(drawing)) }
        }
        h2 { (say!(event_state.language, page_console_entered_last)) }
        (log::last(event_state, conducts, LAST_ENTRIES))
    }
}

/// What the settings tab of an event needs.
struct Settings<'s> {
    conducts: bool,
    /// The audience of the event, if the reader may change it and remove the event.
    removable: Option<Audience>,
    broadcast: Option<&'s BroadcastView>,
    sites: &'s [String],
    board_language: Language,
}

/// The tab with exceptions, paper, settings, removal.
fn more(
    app: &App,
    event_state: LocalizedEvent<'_>,
    Settings { conducts, removable, broadcast, sites, board_language }: Settings<'_>,
) -> Markup {
    let (slug, language) = (&event_state.row.slug, event_state.language);
    let mut games = event_state.ruling().stages.iter().flat_map(|stage| &stage.games);
    let played = games.any(|game| matches!(game.state, GameState::Played(_)));
    html! {
        h2 { (say!(language, page_console_print)) }
        p {
            a.button href={ "/events/" (slug) "/slips" } { (say!(language, page_console_slips)) }
            " "
            a.button href={ "/events/" (slug) "/protocol" } {
                (say!(language, page_console_protocol))
            }
            @if pdf::IS_BUILT {
                " "
                a.button href={ "/events/" (slug) "/slips.pdf" } download {
                    (say!(language, page_console_slips_pdf))
                }
                " "
                a.button href={ "/events/" (slug) "/protocol.pdf" } download {
                    (say!(language, page_console_protocol_pdf))
                }
            }
            @if played {
                " "
                a.button href={ "/events/" (slug) "/play-off.pgn" } download {
                    (say!(language, page_console_pgn))
                }
            }
        }
        @if conducts {
            (broadcast::page::source(app, language, slug, broadcast))
            (embedding::form(language, slug, sites))
            (board::language::form(language, slug, board_language))
            h2 { (say!(language, page_console_unusual)) } (exceptions::forms(event_state))
        }
        @if let Some(audience) = removable {
            (visibility::form(language, slug, audience))
            p.small {
                a href={ "/events/" (slug) "/remove" } { (say!(language, page_console_remove)) }
            }
        }
    }
}

/// The list of keyboard shortcuts. The script opens it with `?`; without the script there are
/// none.
fn keys(language: Language) -> Markup {
    html! {
        dialog id="keys" aria-labelledby="keys-title" {
            h2 id="keys-title" { (say!(language, page_console_keys)) }
            dl {
                @for (sign, key) in [
                    ("1", "white"),
                    ("5", "draw"),
                    ("0", "black"),
                    ("Tab", "next"),
                    ("y", "take"),
                    ("n", "leave"),
                    ("a", "all"),
                    ("?", "keys"),
                    ("Esc", "close"),
                ] {
                    div { dt { kbd { (sign) } } dd { (say!(language, page_console_key { key })) } }
                }
            }
            p.small.grey { (say!(language, page_console_keys_where)) }
            form method="dialog" { button { (say!(language, page_console_close)) } }
        }
    }
}
