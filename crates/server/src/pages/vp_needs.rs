//! What if, of teams at bridge: before the last match of a round robin, what each team needs in VPs.
//!
//! The results that are supposed stand in the address (`?2-5=45-23`, teams by their position in the event, what each won in IMPs), so that a page can
//! be sent on and works without a script.

use super::Section;
use super::event::{Here, top};
use super::layout::public_page;
use super::share::Share;
use crate::access::Viewer;
use crate::address::Base;
use crate::dossier::Dossier;
use crate::problem::Problem;
use crate::{App, outlook};
use axum::response::Html;
use maud::{Markup, html};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;
use tiebreak_model::{Event, Id};
use tiebreak_report::{vp_needs as said, words};
use tiebreak_scenarios::{VpNeeds, VpOutlook, imps_of, supposed_match, unplayed};

/// Of more matches none can be supposed: the last ones are fewer.
const MATCHES: usize = 40;

/// The results that are supposed, by the two teams.
type Supposed = BTreeMap<[Id; 2], [u32; 2]>;

/// The page for an event of bridge.
pub async fn show(
    app: &App,
    dossier: Arc<Dossier>,
    query: &BTreeMap<String, String>,
    base: &Base,
    viewer: &Viewer,
) -> Result<Html<String>, Problem> {
    let slug = &dossier.row.slug;
    let event = &dossier.event;
    let supposed = supposed(event, query)?;
    let matches_then = supposed.iter().map(|(teams, imps)| supposed_match(event, *teams, *imps));
    let then = if supposed.is_empty() { Arc::clone(event) } else { Arc::new(event.with_matches(matches_then)) };
    let found = outlook::teams(app, &dossier, Arc::clone(&then)).await?;
    let title = format!("What if · {}", event.title);
    let frame = app.live.frame(slug).await?;
    let share = Share::event(base, slug, "/what-if", &query_of(&supposed), &title, &frame.card);
    let body = html! {
        (top(&dossier, Some(Here::WhatIf), viewer.0.is_some()))
        @match &found {
            Ok(outlook) => { (needs(&then, outlook)) }
            Err(why) => p.warning { "There are no scenarios: " (said::no_needs(*why)) "." },
        }
        (matches(event, slug, &supposed))
    };
    Ok(public_page(Section::Events, viewer, &share, body))
}

/// What the address supposes. Fields left empty suppose nothing; other names were put there by a site that passed the link on.
fn supposed(event: &Event, query: &BTreeMap<String, String>) -> Result<Supposed, Problem> {
    let open = unplayed(event);
    let mut supposed = Supposed::new();
    for (name, value) in query.iter().filter(|(_, value)| !value.trim().is_empty()) {
        let Some(teams) = teams_of(name) else { continue };
        let wrong =
            || Problem::Invalid(format!("\"{name}={value}\" is no result in IMPs of a match still to be played"));
        let imps = imps_of(value).filter(|_| open.contains(&teams)).ok_or_else(wrong)?;
        supposed.insert(teams, imps);
    }
    Ok(supposed)
}

/// "2-5": two teams by their position.
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

/// The matches still to be played, with a field each for a result.
fn matches(event: &Event, slug: &str, supposed: &Supposed) -> Markup {
    let open = unplayed(event);
    html! {
        @if (1..=MATCHES).contains(&open.len()) {
            section.sec aria-labelledby="matches" {
                h2.kick id="matches" {
                    "Suppose results"
                    @if !supposed.is_empty() {
                        span.end { (supposed.len()) " supposed · " a href={ "/events/" (super::url(slug)) "/what-if" } { "as it stands" } }
                    }
                }
                form.suppose method="get" {
                    @for teams in &open {
                        @let [first, second] = teams.map(|id| event.name(id));
                        p { label {
                            span.nm { (first) } " – " span.nm { (second) } ", IMPs "
                            input name={ (teams[0].index()) "-" (teams[1].index()) } size="8" placeholder="45-23"
                                pattern=" *[0-9]+ *[\\-–:] *[0-9]+ *" title="what each won in IMPs, such as 45-23"
                                value=[supposed.get(teams).map(|[own, other]| format!("{own}-{other}"))];
                        } }
                    }
                    p { button type="submit" { "What follows" } }
                }
            }
        }
    }
}
fn needs(event: &Event, outlook: &VpOutlook) -> Markup {
    let mut teams: Vec<&VpNeeds> = outlook.needs.iter().collect();
    teams.sort_by_key(|need| Reverse(need.score));
    let shown = |of: &VpNeeds, need| said::interval(outlook, of.opponent, need).unwrap_or_else(|| "–".to_owned());
    html! {
        section.sec aria-labelledby="needs" {
            h2.kick id="needs" { "What each team needs " (said::goal(outlook.places)) }
            p { (said::heading(outlook)) }
            ul.needs { @for need in &teams { li { (said::sentence(event, outlook, need)) } } }
        }
        section.sec aria-labelledby="intervals" {
            h2.kick id="intervals" { "In VPs" span.end { "in the last match" } }
            div.scroll tabindex="0" role="region" aria-label="What each team needs in VPs" {
                table.standing.intervals {
                    thead { tr {
                        th scope="col" { "Team" } th.number scope="col" { "VPs now" } th scope="col" { "Against" }
                        th scope="col" { "Sure" } th scope="col" { "At worst level" } th scope="col" { "Possible" }
                    } }
                    tbody { @for need in &teams { tr {
                        th scope="row" { span.nm { (event.name(need.team)) } }
                        td.number { (need.score.rounded(2)) }
                        td { @if let Some(id) = need.opponent { (event.name(id)) } @else { "has played" } }
                        @for one in [need.sure, need.level, need.possible] { td { (words::capital(&shown(need, one))) } }
                    } } }
                }
            }
        }
    }
}
