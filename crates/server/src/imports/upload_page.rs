//! The first step of an import: the page to upload a file or paste a crosstable.

use super::file_reader::{self, ForeignFile};
use super::upload::{self, UploadAnswers};
use crate::App;
use crate::accounts::access::{Member, Viewer};
use crate::infra::problem::Problem;
use crate::site::page;
use crate::site::words::{MARKS, with_markup};
use axum::extract::multipart::{Field, MultipartError};
use axum::extract::{Multipart, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::html;
use tiebreak_formats::recognise;
use tiebreak_report::say;
use tiebreak_report::sentence;
use tiebreak_store::UserAccount;

/// The largest file that is accepted, in MB.
pub const LARGEST_MB: usize = 32;

/// The regulation that the form should preselect.
#[derive(Debug, serde::Deserialize)]
pub struct RegulationOffered {
    #[serde(default)]
    regulation: String,
}

/// `GET /events/new`: shows the upload form.
pub async fn show(
    member: Member,
    Query(wanted): Query<RegulationOffered>,
) -> Result<Html<String>, Problem> {
    let language = member.language;
    Ok(form(&Viewer::new(member.bringing_events()?, language), None, "", &wanted.regulation))
}

fn form(
    viewer: &Viewer,
    mistake: Option<&Problem>,
    pasted: &str,
    regulation: &str,
) -> Html<String> {
    let language = viewer.language;
    let grid = html! { a href="/events/new/grid" { (say!(language, page_incoming_or_grid_link)) } };
    let write =
        html! { a href="/regulations/new" { (say!(language, page_incoming_or_write_link)) } };
    page(
        &say!(language, page_incoming_new_event),
        viewer,
        html! {
            p.kick { (say!(language, page_incoming_step { step: 1_usize })) }
            h1 { (say!(language, page_incoming_new_event)) }
            @if let Some(mistake) = mistake {
                div.mistake role="alert" { (crate::site::error_page::findings(mistake, language)) }
            }
            form.wide method="post" action="/events/new" enctype="multipart/form-data" {
                fieldset {
                    legend { (say!(language, page_incoming_from_file)) }
                    label {
                        (say!(language, page_incoming_event_file)) " "
                        input type="file" name="file";
                    }
                }
                fieldset {
                    legend { (say!(language, page_incoming_or_pasted)) }
                    label for="text" { (say!(language, page_incoming_paste)) }
                    textarea id="text" name="text" rows="8" spellcheck="false" { (pasted) }
                    label {
                        (say!(language, page_incoming_title_without)) " "
                        input name="title" maxlength="200";
                    }
                }
                p {
                    @let or_grid = say!(language, page_incoming_or_grid { grid: MARKS[0] });
                    (with_markup(&or_grid, &[grid]))
                }
                @if !regulation.is_empty() {
                    input type="hidden" name="regulation" value=(regulation);
                }
                details.more {
                    summary { (say!(language, page_incoming_own_regulation)) }
                    p.small {
                        @let or_write = say!(language, page_incoming_or_write { write: MARKS[0] });
                        (with_markup(&or_write, &[write]))
                    }
                    label {
                        (say!(language, page_incoming_regulation_file)) " "
                        input type="file" name="regulation-file";
                    }
                }
                button.main type="submit" { (say!(language, page_incoming_read)) }
                p.small.grey { (say!(language, page_incoming_nothing_decided)) }
            }
        },
    )
}

#[derive(Default)]
struct UploadForm {
    file: Option<(String, Vec<u8>)>,
    regulation: Option<(String, Vec<u8>)>,
    fields: Vec<(String, String)>,
}

/// `POST /events/new`: keeps the uploaded file and goes on to the second step.
pub async fn create(
    State(app): State<App>,
    member: Member,
    form_data: Multipart,
) -> Result<Response, Problem> {
    let language = member.language;
    let account = member.bringing_events()?;
    // The lane limits how many uploads are in memory at once.
    let _place = app.work.receiving.place().await?;
    let sent = read(form_data).await?;
    let field = |wanted: &str| {
        sent.fields.iter().find(|(name, _)| name == wanted).map_or("", |(_, value)| value.trim())
    };
    let pasted = field("text");
    let title = match field("title") {
        "" => say!(language, page_incoming_pasted_event),
        title => title.to_owned(),
    };
    let (name, bytes) = match &sent.file {
        Some((name, bytes)) => (name.as_str(), bytes.as_slice()),
        None => (title.as_str(), pasted.as_bytes()),
    };
    match read_and_keep(&app, &account, &sent, name, bytes).await {
        Ok(next) => Ok(Redirect::to(&next).into_response()),
        Err(problem @ (Problem::Invalid(_) | Problem::Rejected(_) | Problem::Exceeded(_))) => {
            let shown: String = pasted.chars().take(200_000).collect();
            let again =
                form(&Viewer::new(account, language), Some(&problem), &shown, field("regulation"));
            Ok((StatusCode::UNPROCESSABLE_ENTITY, again).into_response())
        }
        Err(other) => Err(other),
    }
}

/// Keeps a file that can be read, and redirects to the second step.
async fn read_and_keep(
    app: &App,
    account: &UserAccount,
    sent: &UploadForm,
    name: &str,
    bytes: &[u8],
) -> Result<String, Problem> {
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(Problem::Invalid(sentence!(page_incoming_neither)));
    }
    let said = sent.said()?;
    // The answers apply when the event is added. Here only the file is checked.
    file_reader::check_event(app, ForeignFile { name, bytes, said: &UploadAnswers::default() })
        .await?;
    if let Some((name, text)) = &said.regulation {
        file_reader::check_regulation(app, name, text).await?;
    }
    Ok(format!("/events/new/{}", upload::keep(app, account, name, bytes, &said).await?))
}

impl UploadForm {
    /// The answers of the form, to be kept until the event is added.
    fn said(&self) -> Result<UploadAnswers, Problem> {
        let text = |(name, bytes): &(String, Vec<u8>)| match std::str::from_utf8(bytes) {
            Ok(text) => Ok((name.clone(), text.to_owned())),
            Err(_) => {
                Err(Problem::Invalid(sentence!(page_incoming_not_utf_8 { name: name.clone() })))
            }
        };
        if let Some((name, what)) =
            self.regulation.as_ref().and_then(|(name, bytes)| Some((name, recognise(bytes)?)))
        {
            return Err(Problem::Invalid(sentence!(page_incoming_not_a_regulation {
                name: name.clone(),
                what
            })));
        }
        let fields = self.fields.iter().filter(|(name, _)| name != "text").cloned().collect();
        Ok(UploadAnswers { fields, regulation: self.regulation.as_ref().map(text).transpose()? })
    }
}

async fn read(mut form_data: Multipart) -> Result<UploadForm, Problem> {
    let mut sent = UploadForm::default();
    while let Some(field) = form_data.next_field().await.map_err(refused)? {
        let name = field.name().unwrap_or_default().to_owned();
        if name == "file" || name == "regulation-file" {
            let file = without_nul(field.file_name().unwrap_or("event.toml").to_owned())?;
            let bytes: Vec<u8> = field.bytes().await.map_err(refused)?.into();
            let given = (!bytes.is_empty()).then_some((file, bytes));
            if name == "file" {
                sent.file = given
            } else {
                sent.regulation = given
            }
            continue;
        }
        sent.fields.push((without_nul(name)?, text(field).await?));
        if sent.fields.len() > 1000 {
            return Err(Problem::Invalid(sentence!(page_incoming_too_many_fields)));
        }
    }
    Ok(sent)
}

async fn text(field: Field<'_>) -> Result<String, Problem> {
    let bytes = field.bytes().await.map_err(refused)?;
    let text = String::from_utf8(bytes.to_vec());
    without_nul(text.map_err(|_| Problem::Invalid(sentence!(page_incoming_text_not_utf_8)))?)
}

/// Refuses text that contains the NUL character.
fn without_nul(text: String) -> Result<String, Problem> {
    if text.contains('\0') { Err(crate::infra::body_guard::nul()) } else { Ok(text) }
}

fn refused(error: MultipartError) -> Problem {
    match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge(LARGEST_MB),
        _ => Problem::Invalid(sentence!(page_incoming_form_unread { why: error.to_string() })),
    }
}
