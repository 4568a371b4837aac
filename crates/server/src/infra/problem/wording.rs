//! Problems in the reader's language: sentence, title and advice.

use super::Problem;
use axum::http::StatusCode;
use tiebreak_report::{Explain, Language, Sentence, say, sentence};

impl Explain for Problem {
    fn code(&self) -> &'static str {
        match self {
            Self::Rejected(rejected) => rejected.code(),
            Self::Exceeded(limit) => limit.code(),
            Self::AnswerTooLarge { .. } => "answer-too-large",
            Self::Store(error) => error.code(),
            Self::Record(error) => error.code(),
            Self::Refused(fault) => fault.code(),
            _ => self.kind(),
        }
    }

    /// What happened, without capital and full stop.
    fn sentence(&self) -> Sentence {
        match self {
            Self::NotFound(why)
            | Self::Forbidden(why)
            | Self::Conflict(why)
            | Self::Wrong(why)
            | Self::Invalid(why)
            | Self::Damaged { reason: why, .. } => why.clone(),
            Self::LogIn(_) => sentence!(page_session_over),
            Self::NoToken => sentence!(page_token_needed),
            Self::Moved => sentence!(page_event_moved),
            Self::Unread(_, why) => why.clone(),
            Self::Rejected(rejected) => rejected.sentence(),
            Self::Exceeded(limit) => limit.sentence(),
            // Only programs request answers that can be so large, so this text is English.
            Self::AnswerTooLarge { bytes, most } => Sentence::from(format!(
                "the answer would have about {} MB, and {} MB is the most; \
                  ask for one participant (?for=NAME) or for some places (?places=1-3)",
                bytes.div_ceil(1 << 20),
                most >> 20
            )),
            Self::TooLarge(megabytes) => {
                sentence!(page_sent_too_large { megabytes: *megabytes })
            }
            Self::TooOften(seconds) if *seconds > 90 => {
                sentence!(page_wait_minutes { minutes: seconds.div_ceil(60) })
            }
            Self::TooOften(seconds) => sentence!(page_wait_seconds { seconds: *seconds }),
            Self::Busy(_) => sentence!(page_server_busy),
            Self::TooSlow => sentence!(page_sent_too_slowly),
            Self::Store(error) => error.sentence(),
            Self::Record(error) => {
                sentence!(page_record_broken { why: error.sentence() })
            }
            Self::Refused(fault) => fault.kind.sentence(),
            Self::Internal(_) => sentence!(page_went_wrong),
        }
    }
}

impl Problem {
    /// A short title.
    pub fn title(&self, language: Language) -> String {
        say!(language, page_problem_title { kind: self.kind() })
    }

    /// What to do about it; empty if there is no advice.
    pub fn advice(&self, language: Language) -> String {
        match self.kind() {
            kind @ ("damaged" | "busy" | "not-found" | "address" | "forbidden" | "conflict"
            | "invalid" | "slow" | "full" | "database") => {
                say!(language, page_problem_advice { kind })
            }
            _ => String::new(),
        }
    }

    /// The advice while the form is still on the page.
    pub fn on_the_card(&self, language: Language) -> String {
        match self.kind() {
            kind @ ("log-in" | "conflict") => say!(language, page_problem_on_the_card { kind }),
            "invalid" | "not-found" | "damaged" => {
                say!(language, page_problem_on_the_card { kind: "invalid" })
            }
            _ => self.advice(language),
        }
    }

    /// The kind of problem, as messages select by it.
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
