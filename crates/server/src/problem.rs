//! What goes wrong, with its HTTP status: a page for people, a problem document for programs.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use serde_json::json;
use tiebreak_document::{Diagnostic, Rejected};
use tiebreak_engine::RuleError;
use tiebreak_record::{AnswerError, Fault, FaultKind, PromiseFault, RecordError};
use tiebreak_report::words;
use tiebreak_store::StoreError;

/// Why a request was not done.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    /// There is no such thing.
    #[error("there is no {0} here")]
    NotFound(String),
    /// Somebody has to log in first, and wanted to go here.
    #[error("log in first: there is no session, or it has expired")]
    LogIn(String),
    /// A program has to send a token.
    #[error("this needs a token: there is none, it is not known, or it has ended")]
    NoToken,
    /// The account may not do this.
    #[error("{0}")]
    Forbidden(String),
    /// The thing was done, or changed, by somebody else in the meantime.
    #[error("{0}")]
    Conflict(String),
    /// The address asks for something that there is not.
    #[error("{0}")]
    Wrong(String),
    /// The event is no longer as the program has seen it.
    #[error("the event has moved on since the state that `If-Match` names")]
    Moved,
    /// What was sent cannot be used.
    #[error("{0}")]
    Invalid(String),
    /// The framework could not read the request: what it said, and the status that it gave.
    #[error("{1}")]
    Unread(StatusCode, String),
    /// A file cannot be used; its findings.
    #[error("{0}")]
    Rejected(Rejected),
    /// Too much at once.
    #[error("what was sent is too large: at most {0} MB")]
    TooLarge(usize),
    /// Too often; seconds to wait.
    #[error("too many attempts: wait {} and try again", waiting(.0))]
    TooOften(u64),
    /// Too much is being worked on; seconds after which to come again.
    #[error("the server is busy with what others have asked for")]
    Busy(u64),
    /// What was sent came too slowly.
    #[error("what was sent came too slowly, so it was let go")]
    TooSlow,
    /// The database.
    #[error("{0}")]
    Store(StoreError),
    /// The record in the database does not hold together.
    #[error("the record of this event does not hold together: {}", words::record_error(.0))]
    Record(RecordError),
    /// The entry does not pass the gate of the record.
    #[error("{}", words::fault_kind(&.0.kind))]
    Refused(Fault),
    /// The event cannot be read: its record or its files were changed from outside.
    #[error("{reason}")]
    Damaged {
        /// The event's name in addresses.
        slug: String,
        /// What is wrong.
        reason: String,
    },
    /// Something that should not happen.
    #[error("something went wrong in the program; the administrator finds it in the log")]
    Internal(String),
}

fn waiting(seconds: &u64) -> String {
    if *seconds > 90 { format!("{} minutes", seconds.div_ceil(60)) } else { format!("{seconds} seconds") }
}

/// What was possible a moment ago, or will be when others have done their part, is a conflict; the rest cannot be used as it is.
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
    /// The HTTP status.
    pub fn status(&self) -> StatusCode {
        match self {
            Self::NotFound(_) => StatusCode::NOT_FOUND,
            Self::Wrong(_) => StatusCode::BAD_REQUEST,
            Self::LogIn(_) | Self::NoToken => StatusCode::UNAUTHORIZED,
            Self::Moved => StatusCode::PRECONDITION_FAILED,
            Self::Unread(status, _) => *status,
            Self::Forbidden(_) => StatusCode::FORBIDDEN,
            Self::Conflict(_) | Self::Store(StoreError::Stale | StoreError::Taken(_)) => StatusCode::CONFLICT,
            Self::Refused(fault) => refused(&fault.kind),
            Self::Invalid(_) | Self::Rejected(_) | Self::Damaged { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Self::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooOften(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::Busy(_) => StatusCode::SERVICE_UNAVAILABLE,
            Self::Store(StoreError::Full) => StatusCode::INSUFFICIENT_STORAGE,
            Self::Store(StoreError::NotText | StoreError::NotALine) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Store(error) if error.is_passing() => StatusCode::SERVICE_UNAVAILABLE,
            Self::Store(_) | Self::Record(_) | Self::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// A short title for the status.
    pub fn title(&self) -> &'static str {
        if matches!(self, Self::Damaged { .. }) {
            return "This event cannot be read";
        }
        if matches!(self, Self::Busy(_)) {
            return "Busy";
        }
        match self.status() {
            StatusCode::NOT_FOUND => "Not found",
            StatusCode::BAD_REQUEST => "This address is not understood",
            StatusCode::UNAUTHORIZED => "Log in first",
            StatusCode::FORBIDDEN => "Not allowed",
            StatusCode::CONFLICT => "Somebody was faster",
            StatusCode::PRECONDITION_FAILED => "Another state than the one seen",
            StatusCode::BAD_REQUEST => "The request cannot be read",
            StatusCode::METHOD_NOT_ALLOWED => "Not in this way",
            StatusCode::UNSUPPORTED_MEDIA_TYPE => "Not in this form",
            StatusCode::UNPROCESSABLE_ENTITY => "This cannot be used",
            StatusCode::PAYLOAD_TOO_LARGE => "Too large",
            StatusCode::TOO_MANY_REQUESTS => "Too many attempts",
            StatusCode::REQUEST_TIMEOUT => "Too slow",
            StatusCode::SERVICE_UNAVAILABLE => "The database does not answer",
            StatusCode::INSUFFICIENT_STORAGE => "The disk is full",
            _ => "Something went wrong",
        }
    }

    /// What to do about it.
    pub fn advice(&self) -> &'static str {
        if matches!(self, Self::Damaged { .. }) {
            return "Its record or its files were changed from outside. Nothing is lost, and other events are not touched.";
        }
        if matches!(self, Self::Busy(_)) {
            return "Nothing was changed and nothing is lost. This page tries again by itself in a few seconds; what was sent by a form has to be sent again.";
        }
        match self.status() {
            StatusCode::NOT_FOUND => {
                "The list of events shows what there is; private events are seen after logging in."
            }
            StatusCode::BAD_REQUEST => "Correct the address.",
            StatusCode::FORBIDDEN => "An administrator can give an account more rights.",
            StatusCode::CONFLICT => "Nothing was changed by you. Go back, look at what is there now, and decide anew.",
            StatusCode::UNPROCESSABLE_ENTITY => "Nothing was changed. Go back and correct it.",
            StatusCode::REQUEST_TIMEOUT => "Nothing was changed. Send it again over a better connection.",
            StatusCode::INSUFFICIENT_STORAGE => {
                "Nothing was changed, and nothing that was confirmed is lost. The administrator has to make room on the server's disk; then send it again."
            }
            StatusCode::SERVICE_UNAVAILABLE => {
                "Nothing is lost. Wait a moment, look whether the entry is in the log, and try again if it is not."
            }
            _ => "",
        }
    }

    /// What to do about it where the form still stands on the page.
    pub fn on_the_card(&self) -> &'static str {
        match self.status() {
            StatusCode::UNAUTHORIZED => {
                "Log in again in another window, come back and press again: what is typed here stays."
            }
            StatusCode::CONFLICT => "Nothing was changed by you. Look at what is there now, and decide anew.",
            StatusCode::UNPROCESSABLE_ENTITY | StatusCode::NOT_FOUND => {
                "Nothing was changed. Correct it and press again."
            }
            _ => self.advice(),
        }
    }

    fn log(&self) {
        // Being busy is not a fault, and is counted elsewhere.
        if self.status().is_server_error() && !matches!(self, Self::Busy(_)) {
            match self {
                Self::Internal(detail) => tracing::error!(detail, "request failed"),
                other => tracing::error!(error = %other, "request failed"),
            }
        }
    }

    fn headers(&self, response: &mut Response) {
        if let Self::NoToken = self {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        if let Self::TooOften(seconds) | Self::Busy(seconds) = self {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(*seconds));
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        self.log();
        if let Self::LogIn(then) = &self
            && !then.is_empty()
        {
            return Redirect::to(&format!("/login?then={}", crate::pages::url(then))).into_response();
        }
        let mut response = (self.status(), crate::pages::problem::page(&self)).into_response();
        self.headers(&mut response);
        response
    }
}

/// The same for programs: `application/problem+json` (RFC 9457).
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
        let mut body = json!({ "type": "about:blank", "title": self.0.title(), "status": status.as_u16(), "detail": self.0.to_string() });
        if let Problem::Rejected(rejected) = &self.0 {
            let finding = |found: &Diagnostic| {
                let mut finding = json!({ "message": found.message });
                if !found.label.is_empty() {
                    finding["label"] = json!(found.label);
                }
                if let Some(hint) = &found.hint {
                    finding["hint"] = json!(hint);
                }
                finding
            };
            body["findings"] = rejected.findings.iter().map(finding).collect();
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
        Self::Invalid(words::answer_error(&error, words::AnswerForm::InAForm))
    }
}

impl From<Rejected> for Problem {
    fn from(rejected: Rejected) -> Self {
        Self::Rejected(rejected)
    }
}

impl From<RuleError> for Problem {
    fn from(error: RuleError) -> Self {
        Self::Invalid(format!(
            "{}; choose another regulation, or correct the kind of the event",
            words::rule_error(&error)
        ))
    }
}
