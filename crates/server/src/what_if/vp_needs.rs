//! What if for bridge teams: the VPs that each team needs in the last match of a round robin.
//!
//! The assumed results are part of the address (`?2-5=45-23`, teams by their position in the event,
//! then the IMPs of each), so a page can be shared and works without scripts.

use crate::accounts::access::Viewer;
use crate::events::localized::LocalizedEvent;
use crate::events::page::{Here, top};
use crate::events::share::{EventPage, Share};
use crate::events::state::EventState;
use crate::infra::address::Base;
use crate::infra::problem::Problem;
use crate::live::forecast;
use crate::site::Section;
use crate::site::layout::public_page;
use crate::site::words::{MARKS, with_markup};
use crate::{App, what_if};
use axum::response::Html;
use maud::{Markup, html};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;
use tiebreak_model::{Event, Id};
use tiebreak_report::{Explain, sentence};
use tiebreak_report::{Language, say, vp_needs as said, words};
use tiebreak_scenarios::{VpNeeds, VpOutlook, imps_of, supposed_match, unplayed};

/// The most matches with a field for a result: a last round has fewer.
const MATCHES: usize = 40;

/// The assumed results in IMPs, by the two teams.
type Supposed = BTreeMap<[Id; 2], [u32; 2]>;

/// The page for a bridge event.
pub async fn show(
    app: &App,
    event_state: Arc<EventState>,
    query: &BTreeMap<String, String>,
    base: &Base,
    viewer: &Viewer,
) -> Result<Html<String>, Problem> {
    let slug = &event_state.row.slug;
    let event = &event_state.event;
    let supposed = supposed(event, query)?;
    let matches_then = supposed.iter().map(|(teams, imps)| supposed_match(event, *teams, *imps));
    let then = if supposed.is_empty() {
        Arc::clone(event)
    } else {
        Arc::new(event.with_matches(matches_then))
    };
    let found = forecast::teams(app, &event_state, Arc::clone(&then)).await?;
    let language = viewer.language;
    let title = what_if::page::title(language, event);
    let snapshot = app.live.snapshot(slug).await?;
    let share = Share::event(
        base,
        language,
        EventPage { slug, page: "/what-if", query: &query_of(&supposed) },
        &title,
        snapshot.card(language)?,
    );
    let body = html! {
        @let localized = LocalizedEvent::new(&event_state, language);
        (top(localized, Some(Here::WhatIf), viewer.account.is_some()))
        @match &found {
            Ok(forecast) => { (needs(language, &then.shown(), forecast)) }
            Err(why) => {
                p.warning { (say!(language, page_vp_none { why: why.in_language(language) })) }
            }
        }
        (matches(language, event_state.shown(), slug, &supposed))
    };
    Ok(public_page(Section::Events, viewer, &share, body))
}

/// The results that the query assumes. Empty fields assume nothing; other names were added by a
/// site that passed the link on.
fn supposed(event: &Event, query: &BTreeMap<String, String>) -> Result<Supposed, Problem> {
    let open = unplayed(event);
    let mut supposed = Supposed::new();
    for (name, value) in query.iter().filter(|(_, value)| !value.trim().is_empty()) {
        let Some(teams) = teams_of(name) else { continue };
        let wrong = || {
            Problem::Invalid(sentence!(page_vp_no_result {
                teams: name.to_owned(),
                result: value.to_owned()
            }))
        };
        let imps = imps_of(value).filter(|_| open.contains(&teams)).ok_or_else(wrong)?;
        supposed.insert(teams, imps);
    }
    Ok(supposed)
}

/// Parses "2-5": two teams by their position.
fn teams_of(name: &str) -> Option<[Id; 2]> {
    let (first, second) = name.split_once('-')?;
    Some([Id(first.parse().ok()?), Id(second.parse().ok()?)])
}

fn query_of(supposed: &Supposed) -> String {
    let one = |([first, second], [own, other]): (&[Id; 2], &[u32; 2])| {
        format!("{}-{}={own}-{other}", first.index(), second.index())
    };
    let all: Vec<String> = supposed.iter().map(one).collect();
    if all.is_empty() { String::new() } else { format!("?{}", all.join("&")) }
}

/// The unplayed matches, with a field for each result.
fn matches(language: Language, event: &Event, slug: &str, supposed: &Supposed) -> Markup {
    let open = unplayed(event);
    html! {
        @if (1..=MATCHES).contains(&open.len()) {
            section.sec aria-labelledby="matches" {
                h2.kick id="matches" {
                    (say!(language, page_vp_suppose))
                    @if !supposed.is_empty() {
                        span.end {
                            (say!(language, page_what_if_supposed { count: supposed.len() })) " · "
                            a href={ "/events/" (crate::site::url(slug)) "/what-if" } {
                                (say!(language, page_what_if_as_it_stands))
                            }
                        }
                    }
                }
                form.suppose method="get" {
                    @for teams in &open {
                        @let names = teams.map(|id| html! { span.nm { (event.name(id)) } });
                        @let [first, second, ..] = MARKS;
                        @let between = say!(language, page_vp_match { first, second });
                        @let score = |[own, other]: &[u32; 2]| format!("{own}-{other}");
                        p { label {
                            (with_markup(&between, &names))
                            " "
                            input name={ (teams[0].index()) "-" (teams[1].index()) } size="8"
                                placeholder="45-23" pattern=" *[0-9]+ *[\\-–:] *[0-9]+ *"
                                title=(say!(language, page_vp_imps))
                                value=[supposed.get(teams).map(score)];
                        } }
                    }
                    p { button type="submit" { (say!(language, page_vp_follows)) } }
                }
            }
        }
    }
}
/// The needs of each team, in sentences and in a table.
fn needs(language: Language, event: &Event, forecast: &VpOutlook) -> Markup {
    let mut teams: Vec<&VpNeeds> = forecast.needs.iter().collect();
    teams.sort_by_key(|need| Reverse(need.score));
    let head = |column: &str| say!(language, page_vp_column { column });
    let shown = |of: &VpNeeds, need| {
        said::interval(language, forecast, of.opponent, need).unwrap_or_else(|| "–".to_owned())
    };
    html! {
        section.sec aria-labelledby="needs" {
            h2.kick id="needs" { (say!(language, page_vp_needs { places: forecast.places })) }
            p { (said::heading(language, forecast)) }
            ul.needs {
                @for need in &teams { li { (said::sentence(language, event, forecast, need)) } }
            }
        }
        section.sec aria-labelledby="intervals" {
            h2.kick id="intervals" {
                (say!(language, page_vp_in_vps))
                span.end { (say!(language, page_vp_last_match)) }
            }
            div.scroll tabindex="0" role="region" aria-label=(say!(language, page_vp_table)) {
                table.standing.intervals {
                    thead { tr {
                        th scope="col" { (head("team")) }
                        th.number scope="col" { (head("now")) }
                        th scope="col" { (head("against")) }
                        th scope="col" { (head("sure")) } th scope="col" { (head("level")) }
                        th scope="col" { (head("possible")) }
                    } }
                    tbody { @for need in &teams { tr {
                        th scope="row" { span.nm { (event.name(need.team)) } }
                        td.number { (words::decimal(language, &need.score.rounded(2))) }
                        td {
                            @if let Some(id) = need.opponent {
                                (event.name(id))
                            } @else {
                                (say!(language, page_vp_has_played))
                            }
                        }
                        @for one in [need.sure, need.level, need.possible] {
                            td { (words::capital(&shown(need, one))) }
                        }
                    } } }
                }
            }
        }
    }
}
