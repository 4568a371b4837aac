//! Rulings, scenarios and findings for people and programs.

pub use tiebreak_report::{Case, Interface, Language, Sentence, WhyError, why};

/// What was understood of a file from elsewhere.
pub mod account {
    pub use tiebreak_report::account::{compare, json, text};
}

/// What the checker found.
pub mod check {
    pub use tiebreak_report::check::{Said, json, said, text};
}

/// Mistakes in files, underlined at their places.
pub mod diagnostic {
    pub use tiebreak_report::diagnostic::render;
}

/// Rulings, findings and standings as HTML pages.
pub mod html {
    pub use tiebreak_report::html::{Extras, protocol};
}

/// JSON with stable names.
pub mod json {
    pub use tiebreak_report::json::ruling;
}

/// Rulings, findings and standings as Markdown.
pub mod markdown {
    pub use tiebreak_report::markdown::ruling;
}

/// What other readings of the text would give.
pub mod readings {
    pub use tiebreak_report::readings::{Otherwise, otherwise};
}

/// What everyone needs, and chances.
pub mod scenarios {
    pub use tiebreak_report::scenarios::{
        View, markdown, odds_json, odds_markdown, odds_text, scenarios_json, svg, text,
    };
}

/// Drawings as SVG: crosstables, brackets and procedures.
pub mod svg {
    pub use tiebreak_report::svg::{
        Timeline, bracket, crosstable, flow, match_list, round_robin, timeline,
    };
}

/// Text for a terminal.
pub mod text {
    pub use tiebreak_report::text::{Look, ruling};
}

/// Single sentences of a ruling, for programs that have their own layout.
pub mod words {
    pub use tiebreak_report::words::entry;
}
