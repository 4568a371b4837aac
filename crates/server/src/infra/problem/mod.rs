//! Errors with their HTTP status: a page for people, a problem document for programs.

mod wording;

use crate::imports::file_reader::ReadLimit;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use serde_json::json;
use std::fmt;
use std::sync::Arc;
use tiebreak_document::{Diagnostic, RejectedFile};
use tiebreak_engine::RuleError;
use tiebreak_record::{AnswerError, FaultKind, PromiseFault, RecordError, RecordFault};
use tiebreak_report::{Explain, Language, Sentence, sentence};
use tiebreak_store::StoreError;

/// Why a request failed.
#[derive(Debug)]
pub enum Problem {
    /// The requested thing does not exist.
    NotFound(Sentence),
    /// A login is needed first. Then the reader returns to this path.
    LogIn(String),
    /// A program must send a token.
    NoToken,
    /// The account may not do this.
    Forbidden(Sentence),
    /// Another person did or changed the same thing in the meantime.
    Conflict(Sentence),
    /// The address asks for something that does not exist.
    Wrong(Sentence),
    /// The event has changed since the program read it.
    Moved,
    /// The data in the request cannot be used.
    Invalid(Sentence),
    /// The framework could not read the request: its status and its message.
    Unread(StatusCode, Sentence),
    /// A file cannot be used, with its findings.
    Rejected(RejectedFile),
    /// Reading a file exceeded the limits of the server.
    Exceeded(ReadLimit),
    /// The answer would exceed the budget of its route.
    AnswerTooLarge {
        /// About how many bytes the answer would have.
        bytes: usize,
        /// How many bytes it may have.
        most: usize,
    },
    /// The request contains too much; the limit in MB.
    TooLarge(usize),
    /// Too many attempts; the seconds to wait.
    TooOften(u64),
    /// The server is busy; the seconds after which to try again.
    Busy(u64),
    /// The request body arrived too slowly.
    TooSlow,
    /// The database failed.
    Store(StoreError),
    /// The record in the database is inconsistent.
    Record(RecordError),
    /// The gate of the record refused the entry.
    Refused(RecordFault),
    /// The event cannot be read, because its record or its files were changed from outside.
    Damaged {
        /// The event's name in addresses.
        slug: String,
        /// What is wrong.
        reason: Sentence,
    },
    /// An error that should never happen.
    Internal(String),
}

/// The English text, for programs and the log.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sentence().fmt(f)
    }
}

impl std::error::Error for Problem {}

/// The status of a refused entry: 409 if it was or will be possible at another time, else 422.
fn refused(kind: &FaultKind) -> StatusCode {
    match kind {
        FaultKind::NotOpen { .. }
        | FaultKind::NothingToCorrect { .. }
        | FaultKind::NothingToWithdraw { .. }
        | FaultKind::NoTie { .. }
        | FaultKind::OthersTied { .. }
        | FaultKind::NoDeparture { .. }
        | FaultKind::NotTied { .. }
        | FaultKind::GoneAlready { .. }
        | FaultKind::NotGone { .. }
        | FaultKind::Promise(PromiseFault::Twice { .. }) => StatusCode::CONFLICT,
        FaultKind::Stopped => StatusCode::INTERNAL_SERVER_ERROR,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

impl Problem {
    /// The data in the request cannot be used.
    pub fn invalid(why: impl Into<Sentence>) -> Self {
        Self::Invalid(why.into())
    }

    /// Another person was faster.
    pub fn conflict(why: impl Into<Sentence>) -> Self {
        Self::Conflict(why.into())
    }

    /// The account may not do this.
    pub fn forbidden(why: impl Into<Sentence>) -> Self {
        Self::Forbidden(why.into())
    }

    /// The address asks for something that does not exist.
    pub fn wrong(why: impl Into<Sentence>) -> Self {
        Self::Wrong(why.into())
    }

    /// A missing thing by its English name, for requests that only programs make.
    pub fn not_found(what: impl Into<Sentence>) -> Self {
        Self::NotFound(format!("there is no {} here", what.into()).into())
    }

    /// The HTTP status of the response.
    pub fn status(&self) -> StatusCode {
        match self {
            Self::NotFound(_) => StatusCode::NOT_FOUND,
            Self::Wrong(_) => StatusCode::BAD_REQUEST,
            Self::LogIn(_) | Self::NoToken => StatusCode::UNAUTHORIZED,
            Self::Moved => StatusCode::PRECONDITION_FAILED,
            Self::Unread(status, _) => *status,
            Self::Forbidden(_) => StatusCode::FORBIDDEN,
            Self::Conflict(_) | Self::Store(StoreError::Stale | StoreError::Taken(_)) => {
                StatusCode::CONFLICT
            }
            Self::Refused(fault) => refused(&fault.kind),
            Self::Invalid(_)
            | Self::Rejected(_)
            | Self::Exceeded(_)
            | Self::Damaged { .. }
            | Self::AnswerTooLarge { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Self::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooOften(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::Busy(_) => StatusCode::SERVICE_UNAVAILABLE,
            Self::Store(StoreError::Full) => StatusCode::INSUFFICIENT_STORAGE,
            Self::Store(StoreError::NotText | StoreError::NotALine) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Self::Store(error) if error.is_passing() => StatusCode::SERVICE_UNAVAILABLE,
            Self::Store(_) | Self::Record(_) | Self::Internal(_) => {
                StatusCode::INTERNAL_SERVER_ERROR
            }
        }
    }

    fn log(&self) {
        // Being busy is not a fault and has its own counter.
        if self.status().is_server_error() && !matches!(self, Self::Busy(_)) {
            match self {
                Self::Internal(detail) => tracing::error!(detail, "request failed"),
                other => tracing::error!(error = %other, "request failed"),
            }
        }
    }

    fn headers(&self, response: &mut Response) {
        if let Self::NoToken = self {
            response
                .headers_mut()
                .insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        if let Self::TooOften(seconds) | Self::Busy(seconds) = self {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(*seconds));
        }
    }
}

/// A problem on its way to the layer that knows the reader's language.
#[derive(Debug, Clone)]
pub struct PendingProblem(pub Arc<Problem>);

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        self.log();
        if let Self::LogIn(then) = &self
            && !then.is_empty()
        {
            return Redirect::to(&format!("/login?then={}", crate::site::url(then)))
                .into_response();
        }
        // The layer that knows the reader's language draws the page.
        let mut response = self.status().into_response();
        self.headers(&mut response);
        response.extensions_mut().insert(PendingProblem(Arc::new(self)));
        response
    }
}

/// A problem for programs: `application/problem+json` (RFC 9457).
#[derive(Debug)]
pub struct ApiProblem(pub Problem);

impl<P: Into<Problem>> From<P> for ApiProblem {
    fn from(problem: P) -> Self {
        Self(problem.into())
    }
}

impl IntoResponse for ApiProblem {
    fn into_response(self) -> Response {
        self.0.log();
        let status = self.0.status();
        let mut body = json!({
            "type": "about:blank",
            "title": self.0.title(Language::default()),
            "status": status.as_u16(),
            "detail": self.0.to_string(),
        });
        if let Problem::Exceeded(limit) = &self.0 {
            body["code"] = json!(limit.code());
        }
        if let Problem::Rejected(rejected) = &self.0 {
            let finding = |found: &Diagnostic| {
                let mut finding = json!({ "message": found.message.to_string() });
                if !found.label.is_empty() {
                    finding["label"] = json!(found.label.to_string());
                }
                if let Some(hint) = &found.hint {
                    finding["hint"] = json!(hint.to_string());
                }
                finding
            };
            body["findings"] = rejected.findings.iter().map(finding).collect();
        }
        if let Problem::AnswerTooLarge { .. } = &self.0 {
            body["code"] = json!("answer-too-large");
            body["narrow"] = json!(["for", "places"]);
        }
        let kind = [(header::CONTENT_TYPE, "application/problem+json")];
        let mut response = (status, kind, body.to_string()).into_response();
        self.0.headers(&mut response);
        response
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<RecordError> for Problem {
    fn from(error: RecordError) -> Self {
        Self::Record(error)
    }
}

impl From<AnswerError> for Problem {
    fn from(error: AnswerError) -> Self {
        Self::Invalid(error.sentence())
    }
}

impl From<RejectedFile> for Problem {
    fn from(rejected: RejectedFile) -> Self {
        Self::Rejected(rejected)
    }
}

impl From<RuleError> for Problem {
    fn from(error: RuleError) -> Self {
        Self::Invalid(sentence!(page_rule_error { why: error.sentence() }))
    }
}
