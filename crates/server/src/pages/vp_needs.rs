//! What if, of teams at bridge: before the last match of a round robin, what each team needs in VPs.

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
use std::sync::Arc;
use tiebreak_model::Event;
use tiebreak_report::{vp_needs as said, words};
use tiebreak_scenarios::{VpNeeds, VpOutlook};

/// The page for an event of bridge.
pub async fn show(app: &App, dossier: Arc<Dossier>, base: &Base, viewer: &Viewer) -> Result<Html<String>, Problem> {
    let slug = &dossier.row.slug;
    let found = outlook::teams(app, &dossier).await?;
    let title = format!("What if · {}", dossier.event.title);
    let frame = app.live.frame(slug).await?;
    let share = Share::event(base, slug, "/what-if", "", &title, &frame.card);
    let body = html! {
        (top(&dossier, Some(Here::WhatIf), viewer.0.is_some()))
        @match &found {
            Ok(outlook) => { (needs(&dossier.event, outlook)) }
            Err(why) => p.warning { "There are no scenarios: " (said::no_needs(*why)) "." },
        }
    };
    Ok(public_page(Section::Events, viewer, &share, body))
}

fn needs(event: &Event, outlook: &VpOutlook) -> Markup {
    let mut teams: Vec<&VpNeeds> = outlook.needs.iter().collect();
    teams.sort_by_key(|need| Reverse(need.score));
    let shown = |need| said::interval(outlook, need).unwrap_or_else(|| "–".to_owned());
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
                        @for need in [need.sure, need.level, need.possible] { td { (words::capital(&shown(need))) } }
                    } } }
                }
            }
        }
    }
}
