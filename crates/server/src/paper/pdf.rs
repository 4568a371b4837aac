//! PDFs of report, slips and standings, if the program was built with them. They need no browser,
//! and the same record always gives the same bytes.

use crate::App;
use crate::accounts::access::Reader;
use crate::infra::problem::Problem;
use axum::extract::{Path, State};
use axum::response::Response;

/// Whether the program was built with PDFs.
pub const IS_BUILT: bool = cfg!(feature = "pdf");

/// Which document to make.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Paper {
    Protocol,
    Slips,
    Standing,
}

/// `GET /events/{slug}/protocol.pdf`: the report.
pub async fn protocol(
    State(app): State<App>,
    Path(slug): Path<String>,
    reader: Reader,
) -> Result<Response, Problem> {
    made::draw(&app, &slug, reader, Paper::Protocol).await
}

/// `GET /events/{slug}/slips.pdf`: the result slips.
pub async fn slips(
    State(app): State<App>,
    Path(slug): Path<String>,
    reader: Reader,
) -> Result<Response, Problem> {
    made::draw(&app, &slug, reader, Paper::Slips).await
}

/// `GET /events/{slug}/standing.pdf`: the standings.
pub async fn standing(
    State(app): State<App>,
    Path(slug): Path<String>,
    reader: Reader,
) -> Result<Response, Problem> {
    made::draw(&app, &slug, reader, Paper::Standing).await
}

#[cfg(not(feature = "pdf"))]
mod made {
    use super::{App, Paper, Problem, Reader, Response};
    use tiebreak_report::sentence;

    /// Refuses the request, because the program was built without PDFs.
    pub async fn draw(
        app: &App,
        slug: &str,
        _reader: Reader,
        _paper: Paper,
    ) -> Result<Response, Problem> {
        app.live.snapshot(slug).await?;
        Err(Problem::NotFound(sentence!(page_no_pdf)))
    }
}

#[cfg(feature = "pdf")]
mod made {
    use super::{App, Paper, Problem, Reader, Response};
    use crate::events::localized::LocalizedEvent;
    use crate::events::record_shown;
    use crate::infra::kept_answers::KeptAnswer;
    use axum::body::Bytes;
    use axum::http::{HeaderName, HeaderValue, header};
    use axum::response::IntoResponse;
    use tiebreak_model::Sport;
    use tiebreak_pdf::{Pdf, PdfError};
    use tiebreak_report::html::Extras;
    use tiebreak_report::{Case, Language};

    /// The header that lists the letters that no font of the server has.
    const MISSING: HeaderName = HeaderName::from_static("tiebreak-missing-letters");

    /// Makes a PDF in the lane for long public work, once for each state and language.
    pub async fn draw(
        app: &App,
        slug: &str,
        Reader(language): Reader,
        paper: Paper,
    ) -> Result<Response, Problem> {
        let event_state = app.live.event_state(slug).await?;
        let word = match paper {
            Paper::Protocol => "protocol",
            Paper::Slips => "slips",
            Paper::Standing => "standing",
        };
        let key = format!("{word}.pdf {slug} {} {}", event_state.record().head(), language.code());
        let printed = async || {
            let made = app
                .work
                .what_if
                .run(|| made(app, LocalizedEvent::new(&event_state, language), paper))
                .await?;
            let pdf = made.map_err(|error| Problem::Internal(error.to_string()))?;
            // The whole log is in English, and so is this remark.
            if let Some(remark) = pdf.remark(Language::En) {
                tracing::warn!(event = slug, paper = word, "{remark}");
            }
            Ok(KeptAnswer { missing_letters: letters(&pdf), body: pdf.bytes.into() })
        };
        let answer = app.kept.find(&key, printed).await?;
        let mut response = file(&format!("{slug}-{word}.pdf"), answer.body);
        if let Some(letters) = answer.missing_letters {
            response.headers_mut().insert(MISSING, letters);
        }
        Ok(response)
    }

    /// The header value with the letters that no font of the server has, if there are any.
    fn letters(pdf: &Pdf) -> Option<HeaderValue> {
        pdf.remark(Language::En)?;
        let letters = pdf.missing.iter().take(64).map(|c| format!("U+{:04X}", u32::from(*c)));
        HeaderValue::try_from(letters.collect::<Vec<String>>().join(" ")).ok()
    }

    fn file(name: &str, bytes: Bytes) -> Response {
        let name: String = name
            .chars()
            .map(|c| if c.is_ascii_alphanumeric() || "-_.".contains(c) { c } else { '-' })
            .collect();
        let disposition = format!("attachment; filename=\"{name}\"");
        let kind = "application/pdf".to_owned();
        ([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, disposition)], bytes)
            .into_response()
    }

    /// Lays the document out, without the time of printing, because that would change the bytes.
    fn made(app: &App, event_state: LocalizedEvent<'_>, paper: Paper) -> Result<Pdf, PdfError> {
        let extras = Extras { printed: None, ..record_shown::extras(event_state) };
        let signed = || record_shown::signed(app, &event_state);
        let case = event_state.case();
        match paper {
            Paper::Slips => tiebreak_pdf::slips(case, &extras),
            Paper::Standing => tiebreak_pdf::standing(case, &Extras { signed: signed(), ..extras }),
            Paper::Protocol => {
                // A report on a bridge event shows how ties were broken, board by board.
                let worked = (event_state.event.sport() == Sport::Bridge)
                    .then(|| event_state.with_workings())
                    .flatten();
                let case = worked.as_ref().map_or(case, |ruling| Case { ruling, ..case });
                tiebreak_pdf::protocol(case, &Extras { signed: signed(), ..extras })
            }
        }
    }
}
