//! Bringing in an event: a file, or a pasted crosstable; the regulation and its readings.

use super::page;
use crate::App;
use crate::access::{Member, Viewer};
use crate::newcomer::{Choice, Newcomer};
use crate::problem::Problem;
use axum::extract::multipart::{Field, MultipartError};
use axum::extract::{Multipart, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, html};
use tiebreak_regulation::{Regulation, builtin};
use tiebreak_store::Account;

/// The largest file that is taken, in MB.
pub const LARGEST_MB: usize = 32;

/// `GET /events/new`
pub async fn show(member: Member) -> Result<Html<String>, Problem> {
    let account = member.bringing_events()?;
    Ok(form(account, None, ""))
}

fn form(account: Account, mistake: Option<&Problem>, pasted: &str) -> Html<String> {
    page(
        "New event",
        &Viewer(Some(account)),
        html! {
            h1 { "New event" }
            @if let Some(mistake) = mistake { div.mistake role="alert" { (super::problem::findings(mistake)) } }
            form.wide method="post" action="/events/new" enctype="multipart/form-data" {
                fieldset {
                    legend { "From a file" }
                    label { "Event file (TOML or JSON), TRF, PGN or CSV " input type="file" name="file"; }
                }
                fieldset {
                    legend { "Or pasted" }
                    label for="text" { "A crosstable from a spreadsheet or a web page, or the text of any of these files" }
                    textarea id="text" name="text" rows="8" spellcheck="false" { (pasted) }
                    label { "Title, where the text has none " input name="title" maxlength="200"; }
                }
                p { "Or " a href="/events/new/grid" { "type players and results into a grid" } "." }
                (regulation_choice(""))
                details.more {
                    summary { "A regulation of your own" }
                    label { "Regulation file " input type="file" name="regulation-file"; }
                }
                button.main type="submit" { "Bring it in" }
            }
        },
    )
}

/// The choice of a regulation, with the readings of each to unfold.
pub fn regulation_choice(chosen: &str) -> Markup {
    let regulations: Vec<Regulation> = builtin::ids().filter_map(builtin::find).filter_map(Result::ok).collect();
    html! {
        fieldset {
            legend { "Regulation" }
            label { "Settle ties by "
                select name="regulation" {
                    option value="" { "the regulation that the file names" }
                    @for regulation in &regulations { option value=(regulation.id) selected[regulation.id == chosen] { (regulation.title) } }
                }
            }
            p.small { "Their texts: " @for (index, regulation) in regulations.iter().enumerate() { @if index > 0 { ", " } a href={ "/regulations/" (regulation.id) } { (regulation.title) } } "." }
            details.more {
                summary { "Readings other than the usual ones" }
                @for regulation in regulations.iter().filter(|regulation| !regulation.readings.is_empty()) {
                    fieldset {
                        legend { (regulation.title) }
                        @for reading in &regulation.readings {
                            label { (reading.question) " "
                                select name={ "reading/" (regulation.id) "/" (reading.id) } {
                                    option value="" { (reading.default.replace('-', " ")) " (usual)" }
                                    @for (name, _) in reading.choices.iter().filter(|(name, _)| *name != reading.default) {
                                        option value=(name) { (name.replace('-', " ")) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The regulation and the readings that a form chose. Readings of other regulations than the chosen one mean nothing.
pub fn choice<'f>(fields: impl Iterator<Item = (&'f str, &'f str)> + Clone, regulation: &str) -> Choice {
    let readings = fields.filter_map(|(name, value)| {
        let (of, reading) = name.strip_prefix("reading/")?.split_once('/')?;
        (of == regulation && !value.is_empty()).then(|| (reading.to_owned(), value.to_owned()))
    });
    Choice { regulation: regulation.to_owned(), readings: readings.collect(), own: None }
}

#[derive(Default)]
struct Sent {
    file: Option<(String, Vec<u8>)>,
    regulation: Option<(String, Vec<u8>)>,
    fields: Vec<(String, String)>,
}

/// `POST /events/new`
pub async fn create(State(app): State<App>, member: Member, form_data: Multipart) -> Result<Response, Problem> {
    let account = member.bringing_events()?;
    let sent = read(form_data).await?;
    let field =
        |wanted: &str| sent.fields.iter().find(|(name, _)| name == wanted).map_or("", |(_, value)| value.trim());
    let pasted = field("text");
    let title = if field("title").is_empty() { "Pasted event" } else { field("title") };
    let (name, bytes) = match &sent.file {
        Some((name, bytes)) => (name.as_str(), bytes.as_slice()),
        None => (title, pasted.as_bytes()),
    };
    let added = match newcomer(&sent, name, bytes) {
        Ok(newcomer) => newcomer.add(&app, &account.name).await,
        Err(problem) => Err(problem),
    };
    match added {
        Ok(slug) => Ok(Redirect::to(&format!("/events/{slug}/console")).into_response()),
        Err(problem @ (Problem::Invalid(_) | Problem::Rejected(_))) => {
            let shown: String = pasted.chars().take(200_000).collect();
            Ok((StatusCode::UNPROCESSABLE_ENTITY, form(account, Some(&problem), &shown)).into_response())
        }
        Err(other) => Err(other),
    }
}

fn newcomer(sent: &Sent, name: &str, bytes: &[u8]) -> Result<Newcomer, Problem> {
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(Problem::Invalid("there is neither a file nor a pasted text".to_owned()));
    }
    let fields = sent.fields.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let chosen = fields.clone().find(|(name, _)| *name == "regulation").map_or("", |(_, value)| value);
    let mut choice = choice(fields, chosen);
    if let Some((name, bytes)) = &sent.regulation {
        let text = std::str::from_utf8(bytes)
            .map_err(|_| Problem::Invalid(format!("{name} is not UTF-8: save it as UTF-8")))?;
        choice.own = Some((name.clone(), text.to_owned()));
    }
    Newcomer::from_file(name, bytes, Some(&choice))
}

async fn read(mut form_data: Multipart) -> Result<Sent, Problem> {
    let mut sent = Sent::default();
    while let Some(field) = form_data.next_field().await.map_err(refused)? {
        let name = field.name().unwrap_or_default().to_owned();
        if name == "file" || name == "regulation-file" {
            let file = field.file_name().unwrap_or("event.toml").to_owned();
            let bytes = field.bytes().await.map_err(refused)?.to_vec();
            let given = (!bytes.is_empty()).then_some((file, bytes));
            if name == "file" {
                sent.file = given
            } else {
                sent.regulation = given
            }
            continue;
        }
        sent.fields.push((name, text(field).await?));
        if sent.fields.len() > 1000 {
            return Err(Problem::Invalid("the form has more fields than this page sends".to_owned()));
        }
    }
    Ok(sent)
}

async fn text(field: Field<'_>) -> Result<String, Problem> {
    let bytes = field.bytes().await.map_err(refused)?;
    String::from_utf8(bytes.to_vec()).map_err(|_| Problem::Invalid("the text is not UTF-8".to_owned()))
}

fn refused(error: MultipartError) -> Problem {
    match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge(LARGEST_MB),
        _ => Problem::Invalid(format!("the form cannot be read: {error}")),
    }
}
