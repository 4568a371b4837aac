//! After an upload, before anything is decided: what was understood of the file, and what has to be told about it.

use super::choosing::{self, Shelf};
use super::page;
use crate::App;
use crate::access::{Member, Viewer};
use crate::bringing_in::{self, Choice, Newcomer};
use crate::problem::Problem;
use crate::upload::{self, Said};
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, html};
use std::collections::BTreeMap;
use tiebreak_formats::account::{Account, DoubtKind, Phase, Told};
use tiebreak_formats::{Import, import_any};
use tiebreak_model::{Kind, Zone};
use tiebreak_report::account;
use tiebreak_store::Upload;

/// `GET /events/new/{upload}`
pub async fn show(State(app): State<App>, Path(id): Path<String>, member: Member) -> Result<Html<String>, Problem> {
    let viewer = member.bringing_events()?;
    let (upload, said) = upload::kept(&app, &viewer, &id).await?;
    let import = read(&app, &upload, &said.told()?).await?;
    let shelf = Shelf::of(&app, &viewer).await?;
    let newcomer = proposed(&app, &viewer, &upload, &said, &import).await.ok();
    Ok(form(&Step { upload, said, import, newcomer }, None, &shelf, viewer))
}

/// Where somebody stands between the file and the event.
struct Step {
    upload: Upload,
    said: Said,
    import: Import,
    /// The event as it would come in, where nothing is undecided and a regulation is chosen.
    newcomer: Option<Newcomer>,
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
    let told = match said.told() {
        Ok(told) => read(&app, &upload, &told).await,
        Err(problem) => Err(problem),
    };
    let (import, mut mistake) = match told {
        Ok(import) => (import, None),
        // What was told may not fit the file: then it is shown as it was, with what is wrong.
        Err(problem @ (Problem::Invalid(_) | Problem::Rejected(_))) => {
            (read(&app, &upload, &Told::default()).await?, Some(problem))
        }
        Err(other) => return Err(other),
    };
    let undecided = import.account.undecided().next().is_some();
    let newcomer = match proposed(&app, &viewer, &upload, &said, &import).await {
        Ok(newcomer) if mistake.is_none() && !undecided && said.field("do") == "bring" => {
            let slug = newcomer.add(&app, &viewer.name).await?;
            app.store.drop_upload(&viewer.name, &upload.id).await?;
            return Ok(Redirect::to(&format!("/events/{slug}/console")).into_response());
        }
        Ok(newcomer) => Some(newcomer),
        Err(problem @ (Problem::Invalid(_) | Problem::Rejected(_) | Problem::NotFound(_) | Problem::Forbidden(_))) => {
            // Who only looks need not have chosen everything yet.
            let chosen = !said.field("regulation").is_empty() || !said.field("time-zone").is_empty();
            if !undecided && (said.field("do") == "bring" || chosen) {
                mistake = mistake.or(Some(problem));
            }
            None
        }
        Err(other) => return Err(other),
    };
    if undecided && said.field("do") == "bring" {
        mistake = mistake.or_else(|| Some(Problem::Invalid("something is still to be decided below".to_owned())));
    }
    let shelf = Shelf::of(&app, &viewer).await?;
    let status = mistake.as_ref().map_or(StatusCode::OK, Problem::status);
    Ok((status, form(&Step { upload, said, import, newcomer }, mistake.as_ref(), &shelf, viewer)).into_response())
}

/// The file with its account, published values of tie-breaks compared.
async fn read(app: &App, upload: &Upload, told: &Told) -> Result<Import, Problem> {
    let read = || {
        let mut import = import_any(&upload.name, &upload.content, told)?;
        account::compare(&mut import);
        Ok(import)
    };
    app.work.reading.run(read).await?
}

/// The event as it would come in. What is chosen as the file has it already leaves the file as it is.
async fn proposed(
    app: &App,
    viewer: &tiebreak_store::Account,
    upload: &Upload,
    said: &Said,
    import: &Import,
) -> Result<Newcomer, Problem> {
    let (event, text) = bringing_in::decided(import.clone(), &upload.content)?;
    // The record is bound to the file's bytes: they must say what was told.
    let text = text.filter(|_| !said.has_told());
    let chosen = said.choice()?;
    let time_zone = chosen.time_zone.filter(|zone| event.time_zone.as_ref() != Some(zone));
    let plain = Choice { readings: BTreeMap::new(), time_zone, ..chosen };
    let as_it_is =
        Newcomer::for_account(app, viewer, &upload.name, (event.clone(), text.clone()), plain.clone()).await?;
    let taken = |name: &str, value: &str| {
        as_it_is.regulation.readings.iter().any(|reading| reading.id == name && reading.taken == value)
    };
    let readings: BTreeMap<String, String> =
        chosen.readings.into_iter().filter(|(name, value)| !taken(name, value)).collect();
    if readings.is_empty() {
        return Ok(as_it_is);
    }
    Newcomer::for_account(app, viewer, &upload.name, (event, text), Choice { readings, ..plain }).await
}

fn form(step: &Step, mistake: Option<&Problem>, shelf: &Shelf, viewer: tiebreak_store::Account) -> Html<String> {
    let Step { upload, said, import, newcomer } = step;
    let found = &import.account;
    let undecided = found.undecided().next().is_some();
    page(
        "What the file holds",
        &Viewer(Some(viewer)),
        html! {
            p.kick { "Step 2 of 2" }
            h1 { "What the file holds" }
            p.lead { (account::heading(found)) "." }
            @if let Some(mistake) = mistake { div.mistake role="alert" { (super::problem::findings(mistake)) } }
            (account::html(found))
            form.wide method="post" action={ "/events/new/" (upload.id) } {
                @if undecided { h2 { "To be decided" } p { "Nothing is worked out before this is said." } }
                (which_event(found, said))
                (names_alike(found, said))
                (about(found, said))
                (chosen(step, shelf))
                p {
                    button.main[!undecided] type="submit" name="do" value="bring" { "Bring it in" } " "
                    button.main[undecided] type="submit" name="do" value="look" { @if undecided { "Read it again" } @else { "Show what follows" } } " "
                    a href="/events/new" { "Another file" }
                }
                @if newcomer.is_none() && !undecided { p.small.grey { "With a regulation chosen, this page shows what each of its readings would mean for this event." } }
            }
        },
    )
}

/// Regulation, readings and time zone, with what follows from them.
fn chosen(Step { said, import, newcomer, .. }: &Step, shelf: &Shelf) -> Markup {
    let event = import.event.as_ref();
    let named = event.map_or("", |event| event.regulation.as_str());
    let regulation = if said.field("regulation").is_empty() { named } else { said.field("regulation") };
    let zone = event.and_then(|event| event.time_zone.as_ref()).map_or("", Zone::name);
    html! {
        h2 { "Regulation" }
        @match &said.regulation {
            Some((name, _)) => p { "Ties are settled by " strong { (name) } ", the file that came with it." },
            None => (choosing::regulation(shelf, regulation)),
        }
        @if let Some(newcomer) = newcomer {
            @if let Some(outcome) = choosing::outcome(newcomer) { p.notice { "As it is chosen: " (outcome) } }
            (choosing::readings_of(newcomer))
        }
        h2 { "Time zone" }
        (choosing::time_zone(if said.field("time-zone").is_empty() { zone } else { said.field("time-zone") }))
    }
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
