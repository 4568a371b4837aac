//! Bringing in an event: a file, or a pasted crosstable; the regulation and its readings.

use super::page;
use super::regulations::built_in;
use crate::App;
use crate::access::{Member, Viewer};
use crate::authoring::drafting;
use crate::bringing_in::{self, Choice, Newcomer};
use crate::problem::Problem;
use crate::upload::{self, Said};
use axum::extract::multipart::{Field, MultipartError};
use axum::extract::{Multipart, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, html};
use tiebreak_formats::account::Told;
use tiebreak_formats::{Format, import_any, recognise};
use tiebreak_regulation::Regulation;
use tiebreak_store::Account;

/// The largest file that is taken, in MB.
pub const LARGEST_MB: usize = 32;

/// The regulations that somebody may choose from.
#[derive(Debug)]
pub struct Shelf {
    built_in: &'static [Regulation],
    /// Those written here, in the newest version that can be followed; its number, and whether a newer draft waits.
    own: Vec<(Regulation, i64, bool)>,
}

impl Shelf {
    /// What the account may see.
    pub async fn of(app: &App, account: &Account) -> Result<Self, Problem> {
        let mut own = Vec::new();
        for row in app.store.regulations(account).await? {
            let Some(number) = row.usable else { continue };
            let version = drafting::version(app, &row.id, number).await?;
            // What an earlier program could follow and this one cannot is not offered.
            if let Ok(regulation) = Regulation::read(&format!("{}.toml", row.id), &version.text) {
                own.push((regulation, number, row.newest.number > number));
            }
        }
        Ok(Self { built_in: built_in(), own })
    }

    fn all(&self) -> impl Iterator<Item = &Regulation> + Clone {
        self.own.iter().map(|(regulation, ..)| regulation).chain(self.built_in)
    }
}

/// Which regulation to offer first.
#[derive(Debug, serde::Deserialize)]
pub struct RegulationOffered {
    #[serde(default)]
    regulation: String,
}

/// `GET /events/new`
pub async fn show(
    State(app): State<App>,
    member: Member,
    Query(wanted): Query<RegulationOffered>,
) -> Result<Html<String>, Problem> {
    let account = member.bringing_events()?;
    let shelf = Shelf::of(&app, &account).await?;
    Ok(form(account, None, "", regulation_choice(&shelf, &wanted.regulation)))
}

fn form(account: Account, mistake: Option<&Problem>, pasted: &str, regulations: Markup) -> Html<String> {
    page(
        "New event",
        &Viewer(Some(account)),
        html! {
            h1 { "New event" }
            @if let Some(mistake) = mistake { div.mistake role="alert" { (super::problem::findings(mistake)) } }
            form.wide method="post" action="/events/new" enctype="multipart/form-data" {
                fieldset {
                    legend { "From a file" }
                    label { "Event file (TOML or JSON), TRF, PGN, CSV, XLSX, ODS, USEBIO or PBN, packed or not " input type="file" name="file"; }
                }
                fieldset {
                    legend { "Or pasted" }
                    label for="text" { "A crosstable from a spreadsheet or a web page, or the text of any of these files" }
                    textarea id="text" name="text" rows="8" spellcheck="false" { (pasted) }
                    label { "Title, where the text has none " input name="title" maxlength="200"; }
                }
                p { "Or " a href="/events/new/grid" { "type players and results into a grid" } "." }
                (regulations)
                details.more {
                    summary { "A regulation file of your own" }
                    p.small { "Or " a href="/regulations/new" { "write one here" } ", checked while you write." }
                    label { "Regulation file " input type="file" name="regulation-file"; }
                }
                button.main type="submit" { "Bring it in" }
            }
        },
    )
}

/// The choice of a regulation, with the readings of each to unfold.
pub fn regulation_choice(shelf: &Shelf, chosen: &str) -> Markup {
    html! {
        fieldset {
            legend { "Regulation" }
            label { "Settle ties by "
                select name="regulation" {
                    option value="" { "the regulation that the file names" }
                    @if !shelf.own.is_empty() {
                        optgroup label="Written here" {
                            @for (regulation, number, draft) in &shelf.own {
                                option value=(regulation.id) selected[regulation.id == chosen] {
                                    (regulation.title) ", version " (number) @if *draft { " (a newer one is a draft)" }
                                }
                            }
                        }
                    }
                    optgroup label="Built in" {
                        @for regulation in shelf.built_in { option value=(regulation.id) selected[regulation.id == chosen] { (regulation.title) } }
                    }
                }
            }
            p.small { "Their texts: " @for (index, regulation) in shelf.all().enumerate() { @if index > 0 { ", " } a href={ "/regulations/" (regulation.id) } { (regulation.title) } } "."
                @if !shelf.own.is_empty() { " The event keeps the text as it is now, and shows it to everybody." } }
            details.more {
                summary { "Readings other than the usual ones" }
                @for regulation in shelf.all().filter(|regulation| !regulation.readings.is_empty()) {
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
    match bring_in(&app, &account, &sent, name, bytes).await {
        Ok(next) => Ok(Redirect::to(&next).into_response()),
        Err(problem @ (Problem::Invalid(_) | Problem::Rejected(_))) => {
            let shown: String = pasted.chars().take(200_000).collect();
            let regulations = regulation_choice(&Shelf::of(&app, &account).await?, field("regulation"));
            let again = form(account, Some(&problem), &shown, regulations);
            Ok((StatusCode::UNPROCESSABLE_ENTITY, again).into_response())
        }
        Err(other) => Err(other),
    }
}

/// Where it goes on: an event file is an event at once, what other programs wrote is looked at first.
async fn bring_in(app: &App, account: &Account, sent: &Sent, name: &str, bytes: &[u8]) -> Result<String, Problem> {
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(Problem::Invalid("there is neither a file nor a pasted text".to_owned()));
    }
    let said = sent.said()?;
    let import = import_any(name, bytes, &Told::default())?;
    if import.account.format != Format::EventFile || import.account.undecided().next().is_some() {
        return Ok(format!("/events/new/{}", upload::keep(app, account, name, bytes, &said).await?));
    }
    let read = bringing_in::decided(import, bytes)?;
    let newcomer = Newcomer::for_account(app, account, name, read, said.choice()).await?;
    Ok(format!("/events/{}/console", newcomer.add(app, &account.name).await?))
}

impl Sent {
    /// What was said with the file, to be kept until it is brought in.
    fn said(&self) -> Result<Said, Problem> {
        let text = |(name, bytes): &(String, Vec<u8>)| match std::str::from_utf8(bytes) {
            Ok(text) => Ok((name.clone(), text.to_owned())),
            Err(_) => Err(Problem::Invalid(format!("{name} is not UTF-8: save it as UTF-8"))),
        };
        if let Some((name, what)) = self.regulation.as_ref().and_then(|(name, bytes)| Some((name, recognise(bytes)?))) {
            return Err(Problem::Invalid(format!("{name} is {what}, not a regulation")));
        }
        let fields = self.fields.iter().filter(|(name, _)| name != "text").cloned().collect();
        Ok(Said { fields, regulation: self.regulation.as_ref().map(text).transpose()? })
    }
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
