//! The second step of an import: what the program understood of the file, and what the arbiter
//! still has to decide.

use super::choices::{self, Shelf};
use super::file_reader::{self, ForeignFile};
use super::new_event::{self, DecidedEvent, EventChoices, ImportedEvent};
use super::upload::{self, UploadAnswers};
use crate::App;
use crate::accounts::access::{Member, Viewer};
use crate::infra::problem::Problem;
use crate::site::page;
use crate::site::words::{MARKS, with_markup};
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, html};
use std::collections::BTreeMap;
use tiebreak_formats::Import;
use tiebreak_formats::account::{Account, DoubtKind, Phase};
use tiebreak_model::bridge::Method;
use tiebreak_model::{Kind, Zone};
use tiebreak_report::sentence;
use tiebreak_report::{Language, account, say, words};
use tiebreak_store::Upload;

/// `GET /events/new/{upload}`: shows what was understood of the file.
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    member: Member,
) -> Result<Html<String>, Problem> {
    let language = member.language;
    let viewer = member.bringing_events()?;
    let (upload, said) = upload::kept(&app, &viewer, &id).await?;
    let import = read(&app, &upload, &said).await?;
    let shelf = Shelf::load(&app, &viewer).await?;
    let imported = proposed(&app, &viewer, &upload, &said, &import).await.ok();
    Ok(form(
        &ImportStep { upload, said, import, imported },
        None,
        &shelf,
        &Viewer::new(viewer, language),
    ))
}

/// An import in progress: the file, the answers so far, and what follows from both.
struct ImportStep {
    upload: Upload,
    said: UploadAnswers,
    import: Import,
    /// The event that would be added; `None` while something is undecided or no regulation is
    /// chosen.
    imported: Option<ImportedEvent>,
}

/// `POST /events/new/{upload}`: reads the file again with the answers, or adds the event.
pub async fn decide(
    State(app): State<App>,
    Path(id): Path<String>,
    member: Member,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Problem> {
    let language = member.language;
    let viewer = member.bringing_events()?;
    let (upload, said) = upload::kept(&app, &viewer, &id).await?;
    let said = said.and(fields);
    let (import, mut mistake) = match read(&app, &upload, &said).await {
        Ok(import) => (import, None),
        // The answers may not fit the file. Then the page shows the file without them, with the
        // mistake.
        Err(problem @ (Problem::Invalid(_) | Problem::Rejected(_) | Problem::Exceeded(_))) => {
            (read(&app, &upload, &UploadAnswers::default()).await?, Some(problem))
        }
        Err(other) => return Err(other),
    };
    let undecided = import.account.undecided().next().is_some();
    let imported = match proposed(&app, &viewer, &upload, &said, &import).await {
        Ok(imported) if mistake.is_none() && !undecided && said.field("do") == "bring" => {
            let slug = imported.add(&app, &viewer.name).await?;
            app.store.drop_upload(&viewer.name, &upload.id).await?;
            return Ok(Redirect::to(&format!("/events/{slug}/console")).into_response());
        }
        Ok(imported) => Some(imported),
        Err(
            problem @ (Problem::Invalid(_)
            | Problem::Rejected(_)
            | Problem::NotFound(_)
            | Problem::Forbidden(_)),
        ) => {
            // A person who only previews the event need not have chosen everything yet.
            let chosen =
                !said.field("regulation").is_empty() || !said.field("time-zone").is_empty();
            if !undecided && (said.field("do") == "bring" || chosen) {
                mistake = mistake.or(Some(problem));
            }
            None
        }
        Err(other) => return Err(other),
    };
    if undecided && said.field("do") == "bring" {
        mistake =
            mistake.or_else(|| Some(Problem::Invalid(sentence!(page_incoming_still_undecided))));
    }
    let shelf = Shelf::load(&app, &viewer).await?;
    let status = mistake.as_ref().map_or(StatusCode::OK, Problem::status);
    let step = ImportStep { upload, said, import, imported };
    Ok((status, form(&step, mistake.as_ref(), &shelf, &Viewer::new(viewer, language)))
        .into_response())
}

/// Reads the file and compares the tie-break values that it publishes.
async fn read(app: &App, upload: &Upload, said: &UploadAnswers) -> Result<Import, Problem> {
    file_reader::import(app, ForeignFile { name: &upload.name, bytes: &upload.content, said }, true)
        .await
}

/// The event that would be added. A choice that equals what the file says leaves the text of the
/// file unchanged.
async fn proposed(
    app: &App,
    viewer: &tiebreak_store::UserAccount,
    upload: &Upload,
    said: &UploadAnswers,
    import: &Import,
) -> Result<ImportedEvent, Problem> {
    let DecidedEvent { event, text } = new_event::decided(import.clone(), &upload.content)?;
    // The record is bound to the bytes of the file, so these must contain the answers.
    let text = text.filter(|_| !said.has_told());
    let chosen = said.choice()?;
    let time_zone = chosen.time_zone.filter(|zone| event.time_zone() != Some(zone));
    let plain = EventChoices { readings: BTreeMap::new(), time_zone, ..chosen };
    let as_it_is = ImportedEvent::for_account(
        app,
        viewer,
        &upload.name,
        DecidedEvent { event: event.clone(), text: text.clone() },
        plain.clone(),
    )
    .await?;
    let taken = |name: &str, value: &str| {
        as_it_is
            .regulation
            .readings
            .iter()
            .any(|reading| reading.id == name && reading.taken == value)
    };
    let readings: BTreeMap<String, String> =
        chosen.readings.into_iter().filter(|(name, value)| !taken(name, value)).collect();
    if readings.is_empty() {
        return Ok(as_it_is);
    }
    ImportedEvent::for_account(
        app,
        viewer,
        &upload.name,
        DecidedEvent { event, text },
        EventChoices { readings, ..plain },
    )
    .await
}

fn form(
    step: &ImportStep,
    mistake: Option<&Problem>,
    shelf: &Shelf,
    viewer: &Viewer,
) -> Html<String> {
    let language = viewer.language;
    let ImportStep { upload, said, import, imported } = step;
    let found = &import.account;
    let undecided = found.undecided().next().is_some();
    let title = say!(language, page_incoming_holds);
    page(
        &title,
        viewer,
        html! {
            p.kick { (say!(language, page_incoming_step { step: 2_usize })) }
            h1 { (title) }
            p.lead { (account::heading(language, found)) "." }
            @if let Some(mistake) = mistake {
                div.mistake role="alert" { (crate::site::error_page::findings(mistake, language)) }
            }
            (account::html(language, found))
            form.wide method="post" action={ "/events/new/" (upload.id) } {
                @if undecided {
                    h2 { (say!(language, page_incoming_to_decide)) }
                    p { (say!(language, page_incoming_nothing_before)) }
                }
                (which_event(language, found, said))
                (names_alike(language, found, said))
                (about(language, found, said))
                (chosen(language, step, shelf))
                p {
                    button.main[!undecided] type="submit" name="do" value="bring" {
                        (say!(language, page_incoming_bring))
                    }
                    " "
                    button.main[undecided] type="submit" name="do" value="look" {
                        @if undecided {
                            (say!(language, page_incoming_read_again))
                        } @else {
                            (say!(language, page_incoming_show_follows))
                        }
                    }
                    " "
                    a href="/events/new" { (say!(language, page_incoming_another_file)) }
                }
                @if imported.is_none() && !undecided {
                    p.small.grey { (say!(language, page_incoming_with_regulation)) }
                }
            }
        },
    )
}

/// The fields for regulation, readings, names and time zone, with their consequences.
fn chosen(
    language: Language,
    ImportStep { said, import, imported, .. }: &ImportStep,
    shelf: &Shelf,
) -> Markup {
    let (event, found) = (import.event.as_ref(), &import.account);
    let named = event.map_or("", |event| event.regulation());
    let regulation = match said.field("regulation") {
        "" => named,
        chosen => chosen,
    };
    let zone = match said.field("time-zone") {
        "" => event.and_then(|event| event.time_zone()).map_or("", Zone::name),
        chosen => chosen,
    };
    html! {
        h2 { (say!(language, page_incoming_regulation)) }
        @match &said.regulation {
            Some((name, _)) => {
                @let settled = say!(language, page_incoming_settled_by_file { file: MARKS[0] });
                p { (with_markup(&settled, &[html! { strong { (name) } }])) }
            }
            None => (choices::regulation(language, shelf, regulation)),
        }
        @if let Some(imported) = imported {
            @if let Some(outcome) = choices::outcome(language, imported) {
                p.notice { (say!(language, page_incoming_as_chosen { outcome })) }
            }
            (choices::readings_of(language, imported))
        }
        @if let Some(event) = event {
            (choices::names(language, event, found.format, said.field("shown-names")))
        }
        h2 { (say!(language, page_incoming_time_zone)) }
        (choices::time_zone(language, zone))
    }
}

/// The choice between the events of a file that has several.
fn which_event(language: Language, found: &Account, said: &UploadAnswers) -> Markup {
    let main: Vec<_> = found.events.iter().filter(|one| one.phase == Phase::Main).collect();
    html! {
        @if main.len() > 1 {
            fieldset {
                legend { (say!(language, page_incoming_which_event)) }
                @for one in &main {
                    @let name = match &one.section {
                        Some(section) => format!("{}, {section}", one.name),
                        None => one.name.clone(),
                    };
                    @let value =
                        serde_json::to_string(&(&one.name, &one.section)).unwrap_or_default();
                    label.radio {
                        input type="radio" name="which" value=(value)
                            checked[value == said.field("which")];
                        " " (say!(language, page_incoming_one_event { name, games: one.games }))
                    }
                }
            }
        }
    }
}

/// The choice whom similar names mean: one person or two.
fn names_alike(language: Language, found: &Account, said: &UploadAnswers) -> Markup {
    let alike: Vec<_> =
        found.doubts.iter().filter(|doubt| doubt.kind == DoubtKind::NamesAlike).collect();
    let pair = |option: &str| {
        option.strip_prefix("--names \"").and_then(|rest| rest.strip_suffix('"')).map(str::to_owned)
    };
    let same =
        |value: &str| said.fields.iter().any(|(name, known)| name == "same" && known == value);
    html! {
        @if !alike.is_empty() {
            fieldset {
                legend { (say!(language, page_incoming_names_alike)) }
                @for value in ["apart", "together"] {
                    label.radio {
                        input type="radio" name="names" value=(value)
                            checked[said.field("names") == value];
                        " " (say!(language, page_incoming_names_are { are: value }))
                    }
                }
                @for value in alike.iter().filter_map(|doubt| pair(doubt.option.as_deref()?)) {
                    label.radio {
                        input type="checkbox" name="same" value=(value) checked[same(&value)];
                        " " (say!(language, page_incoming_one_person { names: &value }))
                    }
                }
            }
        }
    }
}

/// The fields for event type, cycles, rounds and encoding; unfolded if the type is unclear.
fn about(language: Language, found: &Account, said: &UploadAnswers) -> Markup {
    let asked = [DoubtKind::KindUnclear, DoubtKind::ScoringUnclear];
    let unclear = found.doubts.iter().any(|doubt| asked.contains(&doubt.kind));
    let pairs = Method::ALL.into_iter().filter(|(method, _)| method.is_for_pairs());
    let bridge = found.events.iter().any(|event| event.kind == Some(Kind::Pairs));
    let number = |name: &str, words: String| {
        html! {
            label {
                (words) " "
                input type="number" name=(name) min="1" inputmode="numeric"
                    value=(said.field(name));
            }
        }
    };
    html! {
        details.more open[unclear || said.has_told()] {
            summary { (say!(language, page_incoming_read_wrong)) }
            label { (say!(language, page_incoming_kind)) " "
                select name="kind" {
                    option value="" { (say!(language, page_incoming_as_read)) }
                    @for (kind, word) in Kind::ALL {
                        option value=(word) selected[said.field("kind") == word] {
                            (words::event_kind(language, kind))
                        }
                    }
                }
            }
            @if bridge {
                label { (say!(language, page_incoming_scoring)) " "
                    select name="scoring" {
                        option value="" { (say!(language, page_incoming_as_read)) }
                        @for (_, word) in pairs {
                            option value=(word) selected[said.field("scoring") == word] {
                                (say!(language, scoring_method { method: word }))
                            }
                        }
                    }
                }
            }
            (number("cycles", say!(language, page_incoming_cycles)))
            (number("rounds", say!(language, page_incoming_rounds)))
            label {
                (say!(language, page_incoming_encoding)) " "
                input name="encoding" value=(said.field("encoding")) placeholder=(found.encoding)
                    maxlength="40";
            }
        }
    }
}
