//! After an upload, before anything is decided: what was understood of the file, and what has to be told about it.

use super::new_event::{Shelf, regulation_choice};
use super::page;
use crate::App;
use crate::access::{Member, Viewer};
use crate::bringing_in::{self, Newcomer};
use crate::problem::Problem;
use crate::upload::{self, Said};
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, html};
use tiebreak_formats::account::{Account, DoubtKind, Phase, Told};
use tiebreak_formats::{Import, import_any};
use tiebreak_model::Kind;
use tiebreak_report::account;
use tiebreak_store::Upload;

/// `GET /events/new/{upload}`
pub async fn show(State(app): State<App>, Path(id): Path<String>, member: Member) -> Result<Html<String>, Problem> {
    let viewer = member.bringing_events()?;
    let (upload, said) = upload::kept(&app, &viewer, &id).await?;
    let import = read(&upload, &said.told()?)?;
    let shelf = Shelf::of(&app, &viewer).await?;
    Ok(form(&upload, &said, &import, None, &shelf, viewer))
}

/// `POST /events/new/{upload}`: looks again with what was told, or brings the event in.
pub async fn decide(
    State(app): State<App>,
    Path(id): Path<String>,
    member: Member,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Problem> {
    let viewer = member.bringing_events()?;
    let (upload, said) = upload::kept(&app, &viewer, &id).await?;
    let said = said.and(fields);
    let told = said.told().and_then(|told| read(&upload, &told));
    // What was told may not fit the file: then it is shown as it was, with what is wrong.
    let (import, mistake) = match told {
        Ok(import) if said.field("do") != "bring" => (import, None),
        Ok(import) if import.account.undecided().next().is_some() => {
            (import, Some(Problem::Invalid("something is still to be decided below".to_owned())))
        }
        Ok(import) => match bring_in(&app, &viewer, &upload, &said, import.clone()).await {
            Ok(next) => return Ok(Redirect::to(&next).into_response()),
            Err(problem @ (Problem::Invalid(_) | Problem::Rejected(_))) => (import, Some(problem)),
            Err(other) => return Err(other),
        },
        Err(problem @ (Problem::Invalid(_) | Problem::Rejected(_))) => {
            (read(&upload, &Told::default())?, Some(problem))
        }
        Err(other) => return Err(other),
    };
    let shelf = Shelf::of(&app, &viewer).await?;
    let status = if mistake.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    Ok((status, form(&upload, &said, &import, mistake.as_ref(), &shelf, viewer)).into_response())
}

/// The file with its account, published values of tie-breaks compared.
fn read(upload: &Upload, told: &Told) -> Result<Import, Problem> {
    let mut import = import_any(&upload.name, &upload.content, told)?;
    account::compare(&mut import);
    Ok(import)
}

async fn bring_in(
    app: &App,
    viewer: &tiebreak_store::Account,
    upload: &Upload,
    said: &Said,
    import: Import,
) -> Result<String, Problem> {
    let (event, text) = bringing_in::decided(import, &upload.content)?;
    // The record is bound to the file's bytes: they must say what was told.
    let text = text.filter(|_| !said.has_told());
    let newcomer = Newcomer::for_account(app, viewer, &upload.name, (event, text), said.choice()).await?;
    let slug = newcomer.add(app, &viewer.name).await?;
    app.store.drop_upload(&viewer.name, &upload.id).await?;
    Ok(format!("/events/{slug}/console"))
}

fn form(
    upload: &Upload,
    said: &Said,
    import: &Import,
    mistake: Option<&Problem>,
    shelf: &Shelf,
    viewer: tiebreak_store::Account,
) -> Html<String> {
    let found = &import.account;
    let undecided = found.undecided().next().is_some();
    let named = import.event.as_ref().is_some_and(|event| !event.regulation.is_empty());
    let chosen = named || said.regulation.is_some() || !said.field("regulation").is_empty();
    page(
        "What the file holds",
        &Viewer(Some(viewer)),
        html! {
            h1 { "What the file holds" }
            p.lead { (account::heading(found)) "." }
            @if let Some(mistake) = mistake { div.mistake role="alert" { (super::problem::findings(mistake)) } }
            (account::html(found))
            form.wide method="post" action={ "/events/new/" (upload.id) } {
                @if undecided { h2 { "To be decided" } p { "Nothing is worked out before this is said." } }
                (which_event(found, said))
                (names_alike(found, said))
                (about(found, said))
                @if !chosen || matches!(mistake, Some(Problem::Invalid(_))) && !undecided {
                    (regulation_choice(shelf, said.field("regulation")))
                }
                p {
                    button.main[!undecided] type="submit" name="do" value="bring" { "Bring it in" } " "
                    button.main[undecided] type="submit" name="do" value="look" { "Read it again" } " "
                    a href="/events/new" { "Another file" }
                }
            }
        },
    )
}

/// The events of the file, where there are several.
fn which_event(found: &Account, said: &Said) -> Markup {
    let main: Vec<_> = found.events.iter().filter(|one| one.phase == Phase::Main).collect();
    html! {
        @if main.len() > 1 {
            fieldset {
                legend { "Which event" }
                @for one in &main {
                    @let value = serde_json::to_string(&(&one.name, &one.section)).unwrap_or_default();
                    label.radio {
                        input type="radio" name="which" value=(value) checked[value == said.field("which")];
                        " " (one.name) @if let Some(section) = &one.section { ", " (section) } " (" (one.games) " games)"
                    }
                }
            }
        }
    }
}

/// Names that look alike, and whom they mean.
fn names_alike(found: &Account, said: &Said) -> Markup {
    let alike: Vec<_> = found.doubts.iter().filter(|doubt| doubt.kind == DoubtKind::NamesAlike).collect();
    let pair =
        |option: &str| option.strip_prefix("--names \"").and_then(|rest| rest.strip_suffix('"')).map(str::to_owned);
    let same = |value: &str| said.fields.iter().any(|(name, known)| name == "same" && known == value);
    html! {
        @if !alike.is_empty() {
            fieldset {
                legend { "Names that look alike" }
                @for (value, words) in [("apart", "They are different people"), ("together", "Each two are one person")] {
                    label.radio { input type="radio" name="names" value=(value) checked[said.field("names") == value]; " " (words) }
                }
                @for value in alike.iter().filter_map(|doubt| pair(doubt.option.as_deref()?)) {
                    label.radio { input type="checkbox" name="same" value=(value) checked[same(&value)]; " One person: " (value) }
                }
            }
        }
    }
}

/// Kind, cycles, rounds and encoding: open where the kind has to be told.
fn about(found: &Account, said: &Said) -> Markup {
    let unclear = found.doubts.iter().any(|doubt| doubt.kind == DoubtKind::KindUnclear);
    let number = |name: &str, words: &str| {
        html! { label { (words) " " input type="number" name=(name) min="1" inputmode="numeric" value=(said.field(name)); } }
    };
    html! {
        details.more open[unclear || said.has_told()] {
            summary { "Something is read wrong" }
            label { "Kind of event "
                select name="kind" {
                    option value="" { "as it was read" }
                    @for (_, word) in Kind::ALL { option value=(word) selected[said.field("kind") == word] { (word.replace('-', " ")) } }
                }
            }
            (number("cycles", "How often everybody meets everybody"))
            (number("rounds", "How many rounds the event has"))
            label { "Encoding of the file " input name="encoding" value=(said.field("encoding")) placeholder=(found.encoding) maxlength="40"; }
        }
    }
}
