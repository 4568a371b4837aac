//! Who sees an event: everybody, accounts only, or those alone who conduct it. Set by who brought
//! it in or an administrator.

use super::removal;
use crate::App;
use crate::accounts::access::Member;
use crate::infra::clock;
use crate::infra::problem::Problem;
use axum::Form;
use axum::extract::{Path, State};
use axum::response::Redirect;
use maud::{Markup, html};
use tiebreak_report::sentence;
use tiebreak_report::{Language, say};
use tiebreak_store::Audience;

/// The form, with what holds now.
pub fn form(language: Language, slug: &str, now: Audience) -> Markup {
    let means =
        |audience: Audience| say!(language, page_audience_means { audience: audience.word() });
    html! {
        form.audience method="post" action={ "/events/" (slug) "/audience" } {
            fieldset {
                legend { (say!(language, page_audience_who)) }
                @for audience in Audience::ALL {
                    label {
                        input type="radio" name="audience" value=(audience.word())
                            checked[audience == now];
                        " " (means(audience))
                    }
                }
                button type="submit" { (say!(language, page_console_set)) }
            }
        }
    }
}

/// What the form sends.
#[derive(Debug, serde::Deserialize)]
pub struct AudienceForm {
    audience: String,
}

/// Changes who sees the event: `POST /events/{slug}/audience`
pub async fn set(
    State(app): State<App>,
    Path(slug): Path<String>,
    member: Member,
    Form(chosen): Form<AudienceForm>,
) -> Result<Redirect, Problem> {
    let raw = app.live.raw(&slug).await?;
    if !removal::may(&member.account, &raw.row) {
        return Err(Problem::Forbidden(sentence!(page_audience_not_yours)));
    }
    let audience = Audience::from_word(&chosen.audience).ok_or_else(|| {
        Problem::Invalid(sentence!(page_audience_unknown { word: chosen.audience.clone() }))
    })?;
    app.store.set_audience(&slug, audience, &member.account.name, clock::seconds()).await?;
    // Those who watch are hung up on; who may still see it comes again by itself.
    app.live.forget(&slug);
    Ok(Redirect::to(&format!("/events/{slug}/console")))
}
