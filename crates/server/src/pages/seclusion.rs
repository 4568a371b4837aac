//! Who sees an event: everybody, accounts only, or those alone who conduct it. Set by who brought it in or an administrator.

use super::removal;
use crate::access::Member;
use crate::problem::Problem;
use crate::{App, clock};
use axum::Form;
use axum::extract::{Path, State};
use axum::response::Redirect;
use maud::{Markup, html};
use tiebreak_store::Audience;

/// The form, with what holds now.
pub fn form(slug: &str, now: Audience) -> Markup {
    let means = |audience: Audience| match audience {
        Audience::Public => "Public: everybody sees it, boards and downloads included",
        Audience::Private => "Private: whoever has an account here",
        Audience::Offline => "Offline: those who conduct it, and administrators",
    };
    html! {
        form.audience method="post" action={ "/events/" (slug) "/audience" } {
            fieldset {
                legend { "Who sees it" }
                @for audience in Audience::ALL {
                    label { input type="radio" name="audience" value=(audience.word()) checked[audience == now]; " " (means(audience)) }
                }
                button type="submit" { "Set" }
            }
        }
    }
}

/// What the form sends.
#[derive(Debug, serde::Deserialize)]
pub struct Chosen {
    audience: String,
}

/// `POST /events/{slug}/audience`
pub async fn set(
    State(app): State<App>,
    Path(slug): Path<String>,
    member: Member,
    Form(chosen): Form<Chosen>,
) -> Result<Redirect, Problem> {
    let raw = app.live.raw(&slug).await?;
    if !removal::may(&member.0, &raw.row) {
        let message = "only who brought the event in or an administrator says who sees it";
        return Err(Problem::Forbidden(message.to_owned()));
    }
    let audience = Audience::of(&chosen.audience)
        .ok_or_else(|| Problem::Invalid(format!("\"{}\" is not public, private or offline", chosen.audience)))?;
    app.store.set_audience(&slug, audience, &member.0.name, clock::seconds()).await?;
    // Those who watch are hung up on; who may still see it comes again by itself.
    app.live.forget(&slug);
    Ok(Redirect::to(&format!("/events/{slug}/console")))
}
