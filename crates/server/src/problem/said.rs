//! What went wrong, in the language of whoever reads it: what it is, what it is called, what to do about it.

use super::Problem;
use axum::http::StatusCode;
use tiebreak_report::{Language, say, words};

impl Problem {
    /// What went wrong, as a sentence without its capital and its stop.
    pub fn said(&self, language: Language) -> String {
        match self {
            Self::NotFound(why)
            | Self::Forbidden(why)
            | Self::Conflict(why)
            | Self::Wrong(why)
            | Self::Invalid(why)
            | Self::Damaged { reason: why, .. } => why.in_language(language),
            Self::LogIn(_) => say!(language, page_session_over),
            Self::NoToken => say!(language, page_token_needed),
            Self::Moved => say!(language, page_event_moved),
            Self::Unread(_, why) => why.in_language(language),
            Self::Rejected(rejected) => rejected.in_language(language),
            Self::TooLarge(megabytes) => say!(language, page_sent_too_large { megabytes: *megabytes }),
            Self::TooOften(seconds) if *seconds > 90 => {
                say!(language, page_wait_minutes { minutes: seconds.div_ceil(60) })
            }
            Self::TooOften(seconds) => say!(language, page_wait_seconds { seconds: *seconds }),
            Self::Busy(_) => say!(language, page_server_busy),
            Self::TooSlow => say!(language, page_sent_too_slowly),
            Self::Store(error) => error.sentence().in_language(language),
            Self::Record(error) => say!(language, page_record_broken { why: words::record_error(language, error) }),
            Self::Refused(fault) => words::fault_kind(language, &fault.kind),
            Self::Internal(_) => say!(language, page_went_wrong),
        }
    }

    /// A short title.
    pub fn title(&self, language: Language) -> String {
        say!(language, page_problem_title { kind: self.kind() })
    }

    /// What to do about it; empty where nothing helps.
    pub fn advice(&self, language: Language) -> String {
        match self.kind() {
            kind @ ("damaged" | "busy" | "not-found" | "address" | "forbidden" | "conflict" | "invalid" | "slow"
            | "full" | "database") => say!(language, page_problem_advice { kind }),
            _ => String::new(),
        }
    }

    /// What to do about it where the form still stands on the page.
    pub fn on_the_card(&self, language: Language) -> String {
        match self.kind() {
            kind @ ("log-in" | "conflict") => say!(language, page_problem_on_the_card { kind }),
            "invalid" | "not-found" | "damaged" => say!(language, page_problem_on_the_card { kind: "invalid" }),
            _ => self.advice(language),
        }
    }

    /// What kind of problem it is, as the messages know it.
    fn kind(&self) -> &'static str {
        match (self, self.status()) {
            (Self::Damaged { .. }, _) => "damaged",
            (Self::Busy(_), _) => "busy",
            (_, StatusCode::NOT_FOUND) => "not-found",
            (_, StatusCode::BAD_REQUEST) => "address",
            (_, StatusCode::UNAUTHORIZED) => "log-in",
            (_, StatusCode::FORBIDDEN) => "forbidden",
            (_, StatusCode::CONFLICT) => "conflict",
            (_, StatusCode::PRECONDITION_FAILED) => "moved",
            (_, StatusCode::METHOD_NOT_ALLOWED) => "method",
            (_, StatusCode::UNSUPPORTED_MEDIA_TYPE) => "form",
            (_, StatusCode::UNPROCESSABLE_ENTITY) => "invalid",
            (_, StatusCode::PAYLOAD_TOO_LARGE) => "large",
            (_, StatusCode::TOO_MANY_REQUESTS) => "often",
            (_, StatusCode::REQUEST_TIMEOUT) => "slow",
            (_, StatusCode::SERVICE_UNAVAILABLE) => "database",
            (_, StatusCode::INSUFFICIENT_STORAGE) => "full",
            _ => "other",
        }
    }
}
