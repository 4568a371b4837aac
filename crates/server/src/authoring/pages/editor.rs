//! The editor of regulations: a plain text field next to the checker's findings. With the script
//! it checks while the writer types and keeps unsaved text; without it, a button starts the check.

use super::script_words::script_words;
use super::{findings, form};
use crate::accounts::access::{Member, Viewer};
use crate::authoring::checking::{self, Examination, LARGEST};
use crate::authoring::drafting::{self, Template};
use crate::infra::clock;
use crate::infra::problem::Problem;
use crate::site::words::{MARKS, with_markup};
use crate::site::{Section, page_in, words};
use crate::{App, regulations};
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, html};
use tiebreak_model::Kind;
use tiebreak_report::{Language, say};
use tiebreak_store::{RegulationRow, StoreError, UserAccount};

/// The starting point of a new regulation.
#[derive(Debug, serde::Deserialize)]
pub struct Beginning {
    from: Option<String>,
    #[serde(default)]
    title: String,
    #[serde(default)]
    kind: String,
    #[serde(default)]
    settles: String,
    #[serde(default)]
    with: String,
}

/// The fields of the editor's form.
#[derive(Debug, serde::Deserialize)]
pub struct EditorForm {
    #[serde(default)]
    text: String,
    /// The version that the writer started from; 0 if there is none yet.
    #[serde(default)]
    base: i64,
    /// `check` to check the text; otherwise it is saved.
    #[serde(default, rename = "do")]
    wanted: String,
}

/// The version that was just saved.
#[derive(Debug, serde::Deserialize)]
pub struct SavedQuery {
    saved: Option<i64>,
}

/// The content of an editor page.
struct EditorPage<'s> {
    account: &'s UserAccount,
    language: Language,
    /// The regulation; none before it is saved.
    row: Option<&'s RegulationRow>,
    base: i64,
    text: &'s str,
    notice: Markup,
    /// Whether the text was saved a moment ago.
    saved: bool,
    /// Whether the text was sent by the writer and is not saved in a version.
    unsaved: bool,
}

/// `GET /regulations/new`, `GET /regulations/new?from=tata-steel-masters-2023`: starts a new
/// regulation in the editor.
pub async fn begin(
    member: Member,
    Query(beginning): Query<Beginning>,
) -> Result<Response, Problem> {
    let Some(from) = beginning.from else {
        return regulations::list::beginnings(member).map(IntoResponse::into_response);
    };
    let language = member.language;
    let account = member.bringing_events()?;
    let text = if from.is_empty() {
        let kind = match beginning.kind.as_str() {
            "swiss" => Kind::Swiss,
            "rapid-and-blitz" => Kind::RapidAndBlitz,
            _ => Kind::RoundRobin,
        };
        let title: String = beginning
            .title
            .chars()
            .filter(|c| !crate::site::layout::deceives(*c))
            .take(100)
            .collect();
        let begun = match beginning.with.as_str() {
            "criteria" => Template::Criteria,
            "nothing" => Template::Nothing,
            _ => Template::PlayOff,
        };
        drafting::skeleton(&title, kind, beginning.settles != "all", begun)
    } else {
        drafting::from_builtin(&from).ok_or_else(|| drafting::no_regulation(&from))?
    };
    let (account, text, notice) = (&account, text.as_str(), html! {});
    let sheet = EditorPage {
        account,
        language,
        row: None,
        base: 0,
        text,
        notice,
        saved: false,
        unsaved: false,
    };
    sheet.show(StatusCode::OK).await
}

/// `POST /regulations/new`: checks or creates a regulation.
pub async fn create(
    State(app): State<App>,
    member: Member,
    Form(sent): Form<EditorForm>,
) -> Result<Response, Problem> {
    let language = member.language;
    let account = member.bringing_events()?;
    let sheet = |notice: Markup| EditorPage {
        account: &account,
        language,
        row: None,
        base: 0,
        text: &sent.text,
        notice,
        saved: false,
        unsaved: true,
    };
    if sent.wanted == "check" {
        return sheet(html! {}).show(StatusCode::OK).await;
    }
    match drafting::create(&app, &account, &sent.text).await {
        Ok(id) => Ok(Redirect::to(&format!("/regulations/{id}/edit?saved=1")).into_response()),
        Err(Problem::Invalid(why)) => {
            sheet(not_saved(language, &why.in_language(language)))
                .show(StatusCode::UNPROCESSABLE_ENTITY)
                .await
        }
        Err(other) => Err(other),
    }
}

/// `GET /regulations/{id}/edit`: shows the newest version in the editor.
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(after): Query<SavedQuery>,
    member: Member,
) -> Result<Response, Problem> {
    let language = member.language;
    let account = member.bringing_events()?;
    let row = drafting::visible(&app, &account, &id).await?;
    let version = drafting::version(&app, &id, row.newest.number).await?;
    let saved = after.saved == Some(row.newest.number);
    let notice = if saved {
        just_saved(language, &row)
    } else {
        html! {}
    };
    let base = row.newest.number;
    EditorPage {
        account: &account,
        language,
        row: Some(&row),
        base,
        text: &version.text,
        notice,
        saved,
        unsaved: false,
    }
    .show(StatusCode::OK)
    .await
}

/// `POST /regulations/{id}/edit`: checks the text or saves it as a version.
pub async fn save(
    State(app): State<App>,
    Path(id): Path<String>,
    member: Member,
    Form(sent): Form<EditorForm>,
) -> Result<Response, Problem> {
    let language = member.language;
    let account = member.bringing_events()?;
    let row = drafting::visible(&app, &account, &id).await?;
    let sheet = |base: i64, notice: Markup| {
        let (account, text) = (&account, sent.text.as_str());
        EditorPage {
            account,
            language,
            row: Some(&row),
            base,
            text,
            notice,
            saved: false,
            unsaved: true,
        }
    };
    if sent.wanted == "check" {
        return sheet(sent.base, html! {}).show(StatusCode::OK).await;
    }
    match drafting::save(&app, &account, &id, sent.base, &sent.text).await {
        Ok(number) => {
            Ok(Redirect::to(&format!("/regulations/{id}/edit?saved={number}")).into_response())
        }
        Err(Problem::Invalid(why)) => {
            let notice = not_saved(language, &why.in_language(language));
            sheet(sent.base, notice).show(StatusCode::UNPROCESSABLE_ENTITY).await
        }
        Err(Problem::Store(StoreError::Stale)) => {
            let row = drafting::visible(&app, &account, &id).await?;
            let theirs = drafting::version(&app, &id, row.newest.number).await?;
            let notice = overtaken(language, &row, &theirs.text, &sent.text);
            let sheet = EditorPage { row: Some(&row), ..sheet(row.newest.number, notice) };
            sheet.show(StatusCode::CONFLICT).await
        }
        Err(other) => Err(other),
    }
}

/// `POST /regulations/check` and `POST /regulations/{id}/check`: checks the text for the script
/// while the writer types.
pub async fn check(
    member: Member,
    id: Option<Path<String>>,
    Form(sent): Form<EditorForm>,
) -> Result<Html<String>, Problem> {
    let language = member.language;
    member.bringing_events()?;
    let panel = match examine(id.as_ref().map(|Path(id)| id.as_str()), &sent.text).await {
        Ok(examined) => findings::panel(language, &examined),
        Err(Problem::Invalid(why)) => {
            html! {
                div.checked data-checked {
                    p.verdict.error { strong { (words::capital(&why.in_language(language))) "." } }
                }
            }
        }
        Err(other) => return Err(other),
    };
    Ok(Html(crate::site::finish(panel)))
}

async fn examine(id: Option<&str>, text: &str) -> Result<Examination, Problem> {
    checking::examine(id, &drafting::clean(text)?).await
}

impl EditorPage<'_> {
    async fn show(&self, status: StatusCode) -> Result<Response, Problem> {
        let language = self.language;
        let panel = match examine(self.row.map(|row| row.id.as_str()), self.text).await {
            Ok(examined) => findings::panel(language, &examined),
            Err(Problem::Invalid(why)) => {
                html! { p.mistake { (words::capital(&why.in_language(language))) "." } }
            }
            Err(other) => return Err(other),
        };
        let title = self
            .row
            .map_or_else(|| say!(language, page_editor_new), |row| row.newest.title.clone());
        let body = html! {
            div.title {
                h1 { (title) }
                @if let Some(row) = self.row {
                    (regulations::page::own_ways(language, self.account, row))
                }
            }
            div data-notice { (self.notice) }
            @if let Some(row) = self.row {
                (regulations::page::state(language, row))
            } @else {
                p.grey { (say!(language, page_editor_not_saved_yet)) }
            }
            (self.form(panel))
            link rel="stylesheet" href="/assets/regulation-form.css";
            script src="/assets/editor.js" defer {}
            script src="/assets/regulation-form.js" defer {}
        };
        let viewer = Viewer::new(self.account.clone(), language);
        Ok((status, page_in(Section::Regulations, &title, &viewer, body)).into_response())
    }

    fn form(&self, panel: Markup) -> Markup {
        let language = self.language;
        let save = match self.row {
            Some(_) => say!(language, page_editor_save_as { number: (self.base + 1).to_string() }),
            None => say!(language, page_save),
        };
        let built_in =
            html! { a href="/regulations" { (say!(language, page_editor_drafts_link)) } };
        let path = self
            .row
            .map_or("/regulations/new".to_owned(), |row| format!("/regulations/{}/edit", row.id));
        let check = self.row.map_or("/regulations/check".to_owned(), |row| {
            format!("/regulations/{}/check", row.id)
        });
        html! {
            form.editor method="post" action=(path) data-editor data-check=(check)
                data-words=(script_words(language)) data-saved[self.saved]
                data-unsaved[self.unsaved] {
                input type="hidden" name="base" value=(self.base);
                (form::views(language))
                section.regulation-form data-form hidden
                    aria-label=(say!(language, page_editor_as_form)) {
                    p.bar {
                        button type="button" data-back disabled {
                            (say!(language, page_undo))
                        }
                        span.grey data-form-status role="status" {}
                    }
                    div data-cards { (form::view(language, self.text, None)) }
                }
                div.writing {
                    label for="text" { (say!(language, page_editor_as_toml)) }
                    div.sheet {
                        div.marks aria-hidden="true" {}
                        // Browsers drop the first line break after the tag, so it is written
                        // twice.
                        textarea id="text" name="text" rows="30" spellcheck="false"
                            autocomplete="off" autocapitalize="off" maxlength=(LARGEST) {
                            "\n" (self.text)
                        }
                    }
                    p.actions {
                        button.main type="submit" { (save) }
                        " "
                        button type="submit" name="do" value="check" {
                            (say!(language, page_editor_check))
                        }
                        " " span.grey data-status role="status" {}
                    }
                    p.small.grey {
                        @let drafts = say!(language, page_editor_drafts { built_in: MARKS[0] });
                        (with_markup(&drafts, &[built_in]))
                    }
                }
                section.margin aria-label=(say!(language, page_editor_checker_says)) data-panel {
                    (panel)
                }
            }
        }
    }
}

fn not_saved(language: Language, why: &str) -> Markup {
    let mark = html! { strong { (say!(language, page_editor_not_saved_mark)) } };
    html! {
        p.mistake role="alert" {
            (with_markup(&say!(language, page_editor_not_saved { mark: MARKS[0], why }), &[mark]))
        }
    }
}

fn just_saved(language: Language, row: &RegulationRow) -> Markup {
    html! {
        p.notice role="status" {
            strong {
                (say!(language, page_editor_saved_as { number: row.newest.number.to_string() }))
            }
            @if row.newest.mistakes == 0 {
                " "
                a href={ "/events/new?regulation=" (row.id) } {
                    (say!(language, page_editor_open_event))
                }
                "."
            }
        }
    }
}

/// Another writer saved a version in the meantime: shows both texts, and the writer decides.
fn overtaken(language: Language, row: &RegulationRow, theirs: &str, yours: &str) -> Markup {
    let newest = &row.newest;
    let [number, next] = [newest.number, newest.number + 1].map(|number| number.to_string());
    let when = clock::moment(language, newest.saved);
    let overtaken =
        say!(language, page_editor_overtaken { who: &newest.saved_by, number: &number, when });
    html! {
        div.mistake role="alert" {
            p {
                strong { (overtaken) } " "
                (say!(language, page_editor_overtaken_yours { next, number }))
            }
            (crate::authoring::pages::versions::difference(language, theirs, yours))
            p.small {
                (say!(language, page_editor_signs)) " "
                a href={ "/regulations/" (row.id) "/versions/" (newest.number) } target="_blank" {
                    (say!(language, page_editor_their_version))
                }
            }
        }
    }
}
