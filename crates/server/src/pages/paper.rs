//! Paper as PDF, where the program was built with it: protocol, slips, standing. No browser is needed, and the same record gives the same
//! bytes, whenever it is asked for.

use crate::App;
use crate::access::Reader;
use crate::problem::Problem;
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
pub async fn protocol(State(app): State<App>, Path(slug): Path<String>, reader: Reader) -> Result<Response, Problem> {
    made::of(&app, &slug, reader, Paper::Protocol).await
}

/// `GET /events/{slug}/slips.pdf`
pub async fn slips(State(app): State<App>, Path(slug): Path<String>, reader: Reader) -> Result<Response, Problem> {
    made::of(&app, &slug, reader, Paper::Slips).await
}

/// `GET /events/{slug}/standing.pdf`
pub async fn standing(State(app): State<App>, Path(slug): Path<String>, reader: Reader) -> Result<Response, Problem> {
    made::of(&app, &slug, reader, Paper::Standing).await
}

#[cfg(not(feature = "pdf"))]
mod made {
    use super::{App, Paper, Problem, Reader, Response};
    use tiebreak_report::sentence;

    /// This program was built without PDF.
    pub async fn of(app: &App, slug: &str, _reader: Reader, _paper: Paper) -> Result<Response, Problem> {
        app.live.frame(slug).await?;
        Err(Problem::NotFound(sentence!(page_no_pdf)))
    }
}

#[cfg(feature = "pdf")]
mod made {
    use super::{App, Paper, Problem, Reader, Response};
    use crate::record_shown;
    use crate::spoken::Spoken;
    use axum::http::{HeaderName, HeaderValue, header};
    use axum::response::IntoResponse;
    use tiebreak_model::Sport;
    use tiebreak_pdf::{Pdf, PdfError};
    use tiebreak_report::html::Extras;
    use tiebreak_report::{Case, Language};

    /// What names the letters that no font of the server has.
    const MISSING: HeaderName = HeaderName::from_static("tiebreak-missing-letters");

    /// Laid out beside the requests, in the lane of what takes long and anybody may ask for.
    pub async fn of(app: &App, slug: &str, Reader(language): Reader, paper: Paper) -> Result<Response, Problem> {
        let dossier = app.live.dossier(slug).await?;
        let made = app.work.what_if.run(|| made(app, Spoken::new(&dossier, language), paper)).await?;
        let pdf = made.map_err(|error| Problem::Internal(error.to_string()))?;
        let word = match paper {
            Paper::Protocol => "protocol",
            Paper::Slips => "slips",
            Paper::Standing => "standing",
        };
        let mut response = file(&format!("{slug}-{word}.pdf"), pdf.bytes.clone());
        // The log is in English, as all of it.
        if let Some(remark) = pdf.remark(Language::En) {
            tracing::warn!(event = slug, paper = word, "{remark}");
            let letters: Vec<String> =
                pdf.missing.iter().take(64).map(|c| format!("U+{:04X}", u32::from(*c))).collect();
            if let Ok(letters) = HeaderValue::try_from(letters.join(" ")) {
                response.headers_mut().insert(MISSING, letters);
            }
        }
        Ok(response)
    }

    fn file(name: &str, bytes: Vec<u8>) -> Response {
        let name: String =
            name.chars().map(|c| if c.is_ascii_alphanumeric() || "-_.".contains(c) { c } else { '-' }).collect();
        let disposition = format!("attachment; filename=\"{name}\"");
        let kind = "application/pdf".to_owned();
        ([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, disposition)], bytes).into_response()
    }

    /// Without the time of printing: it would make other bytes of the same record.
    fn made(app: &App, dossier: Spoken<'_>, paper: Paper) -> Result<Pdf, PdfError> {
        let extras = Extras { printed: None, ..record_shown::extras(dossier) };
        let signed = || record_shown::signed(app, &dossier);
        let case = dossier.case();
        match paper {
            Paper::Slips => tiebreak_pdf::slips(case, &extras),
            Paper::Standing => tiebreak_pdf::standing(case, &Extras { signed: signed(), ..extras }),
            Paper::Protocol => {
                // On paper a tie at bridge is shown on its boards.
                let worked = (dossier.event.sport == Sport::Bridge).then(|| dossier.with_workings()).flatten();
                let case = worked.as_ref().map_or(case, |ruling| Case { ruling, ..case });
                tiebreak_pdf::protocol(case, &Extras { signed: signed(), ..extras })
            }
        }
    }
}
