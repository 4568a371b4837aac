//! Paper as PDF, where the program was built with it: protocol, slips, standing. No browser is
//! needed, and the same record gives the same bytes, whenever it is asked for.

use crate::App;
use crate::accounts::access::Reader;
use crate::infra::problem::Problem;
use axum::extract::{Path, State};
use axum::response::Response;

/// Whether there is paper as PDF.
pub const IS_BUILT: bool = cfg!(feature = "pdf");

/// Which paper is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Paper {
    Protocol,
    Slips,
    Standing,
}

/// `GET /events/{slug}/protocol.pdf`
pub async fn protocol(
    State(app): State<App>,
    Path(slug): Path<String>,
    reader: Reader,
) -> Result<Response, Problem> {
    made::draw(&app, &slug, reader, Paper::Protocol).await
}

/// `GET /events/{slug}/slips.pdf`
pub async fn slips(
    State(app): State<App>,
    Path(slug): Path<String>,
    reader: Reader,
) -> Result<Response, Problem> {
    made::draw(&app, &slug, reader, Paper::Slips).await
}

/// `GET /events/{slug}/standing.pdf`
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

    /// This program was built without PDF.
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
    use crate::infra::kept_answers::Answer;
    use axum::body::Bytes;
    use axum::http::{HeaderName, HeaderValue, header};
    use axum::response::IntoResponse;
    use tiebreak_model::Sport;
    use tiebreak_pdf::{Pdf, PdfError};
    use tiebreak_report::html::Extras;
    use tiebreak_report::{Case, Language};

    /// What names the letters that no font of the server has.
    const MISSING: HeaderName = HeaderName::from_static("tiebreak-missing-letters");

    /// Laid out beside the requests, in the lane of what takes long and anybody may ask for, once
    /// for each state and language.
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
            // The log is in English, as all of it.
            if let Some(remark) = pdf.remark(Language::En) {
                tracing::warn!(event = slug, paper = word, "{remark}");
            }
            Ok(Answer { missing_letters: letters(&pdf), body: pdf.bytes.into() })
        };
        let answer = app.kept.find(&key, printed).await?;
        let mut response = file(&format!("{slug}-{word}.pdf"), answer.body);
        if let Some(letters) = answer.missing_letters {
            response.headers_mut().insert(MISSING, letters);
        }
        Ok(response)
    }

    /// The letters that no font of the server has, where there are some.
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

    /// Without the time of printing: it would make other bytes of the same record.
    fn made(app: &App, event_state: LocalizedEvent<'_>, paper: Paper) -> Result<Pdf, PdfError> {
        let extras = Extras { printed: None, ..record_shown::extras(event_state) };
        let signed = || record_shown::signed(app, &event_state);
        let case = event_state.case();
        match paper {
            Paper::Slips => tiebreak_pdf::slips(case, &extras),
            Paper::Standing => tiebreak_pdf::standing(case, &Extras { signed: signed(), ..extras }),
            Paper::Protocol => {
                // On paper a tie at bridge is shown on its boards.
                let worked = (event_state.event.sport() == Sport::Bridge)
                    .then(|| event_state.with_workings())
                    .flatten();
                let case = worked.as_ref().map_or(case, |ruling| Case { ruling, ..case });
                tiebreak_pdf::protocol(case, &Extras { signed: signed(), ..extras })
            }
        }
    }
}
