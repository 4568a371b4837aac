//! Paper without a browser: the protocol of a tie-break, the slips for its games and standings as
//! PDF.
//!
//! The words are those of `tiebreak_report::paper`; here they are laid out on A4. A document is
//! tagged (headings, paragraphs, lists, tables, what is said instead of a picture), checked against
//! PDF/UA-1 while it is written, and the same record gives the same bytes: neither time nor chance
//! is in it. Our own fonts have Latin and Cyrillic; names in other scripts take the fonts of the
//! machine, and what none of them has is said.
#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::panic))]
// Layout is the one place for them.
#![allow(clippy::float_arithmetic)]

mod blocks;
mod drawing;
mod fonts;
mod look;
mod page;
mod paragraph;
mod protocol;
mod qr;
mod slips;
mod standing;
mod strip;
mod table;
mod tags;
mod write;

pub use standing::standing;

use std::collections::BTreeSet;
use tiebreak_language::{Explain, Sentence, codes, display_by_sentence, sentence};
use tiebreak_report::html::Extras;
use tiebreak_report::{Case, Language, paper};

/// A PDF, and what it lacks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pdf {
    /// The bytes of the file.
    pub bytes: Vec<u8>,
    /// Letters that no font of this machine has; a box stands for each, and they can still be
    /// copied.
    pub missing: BTreeSet<char>,
}

impl Pdf {
    /// What is to be said about letters that are missing, in words.
    ///
    /// ```
    /// use tiebreak_report::Language;
    ///
    /// let pdf = tiebreak_pdf::Pdf { bytes: Vec::new(), missing: ['丁', '立'].into() };
    /// let said = pdf.remark(Language::En).unwrap();
    /// assert_eq!(said, "Some letters are missing: this machine has no font for U+4E01, U+7ACB.");
    /// assert_eq!(tiebreak_pdf::Pdf { missing: [].into(), ..pdf }.remark(Language::En), None);
    /// ```
    pub fn remark(&self, language: Language) -> Option<String> {
        paper::missing_letters(language, &self.missing)
    }
}

/// Why there is no PDF.
#[derive(Debug, PartialEq, Eq)]
pub enum PdfError {
    /// The document could not be written, or would not have been accessible.
    NotWritten(String),
}

codes!(PdfError { Self::NotWritten(_) => "pdf-not-written" });
display_by_sentence!(PdfError);

impl Explain for PdfError {
    fn code(&self) -> &'static str {
        self.own_code()
    }

    fn sentence(&self) -> Sentence {
        let Self::NotWritten(why) = self;
        sentence!(cli_pdf_not_written { why })
    }
}

/// The protocol of a tie-break.
///
/// ```
/// use tiebreak_report::{Case, html::Extras};
/// # let text = "format = \"tiebreak-event/1\"\ntitle = \"Two\"\n\
/// #     regulation = \"tata-steel-masters-2023\"\nkind = \"round-robin\"\n\
/// #     [[player]]\nname = \"A\"\n[[player]]\nname = \"B\"\n\
/// #     [[game]]\nwhite = \"A\"\nblack = \"B\"\nresult = \"1-0\"\n";
/// # let event = tiebreak_formats::event_file::read("two.toml", text).unwrap();
/// # let (file, text) = tiebreak_regulation::builtin::file("tata-steel-masters-2023").unwrap();
/// # let regulation = tiebreak_regulation::Regulation::read(file, text).unwrap();
/// # let mut answers = tiebreak_model::NoAnswers;
/// # let options = Default::default();
/// # let ruling = tiebreak_engine::rule(&event, &regulation, &mut answers, options).unwrap();
/// let case = Case::new(&event, &regulation, &ruling);
/// let pdf = tiebreak_pdf::protocol(case, &Extras::default()).unwrap();
/// assert!(pdf.bytes.starts_with(b"%PDF-1.7"));
/// assert_eq!(pdf, tiebreak_pdf::protocol(case, &Extras::default()).unwrap());
/// ```
pub fn protocol(case: Case<'_>, extras: &Extras) -> Result<Pdf, PdfError> {
    document(&paper::protocol(case, extras))
}

/// Slips for the games to be played now, four on a sheet.
///
/// ```
/// # use tiebreak_report::{Case, html::Extras};
/// # fn of(case: Case<'_>) -> Result<(), tiebreak_pdf::PdfError> {
/// std::fs::write("slips.pdf", tiebreak_pdf::slips(case, &Extras::default())?.bytes).unwrap();
/// # Ok(()) }
/// ```
pub fn slips(case: Case<'_>, extras: &Extras) -> Result<Pdf, PdfError> {
    slips::slips(&paper::slips(case, extras))
}

/// Any document of sections.
///
/// ```
/// use tiebreak_report::paper::{Foot, Heading, PaperDocument};
///
/// let document = PaperDocument {
///     language: "en",
///     title: "Standing: Club evening".to_owned(),
///     heading: Heading {
///         kind: "Standing".to_owned(),
///         title: "Club evening".to_owned(),
///         regulation: Vec::new(),
///         state: String::new(),
///         settled: true,
///         printed: None,
///     },
///     sections: Vec::new(),
///     foot: Foot { title: "Club evening".to_owned(), departs: None, head: Vec::new() },
/// };
/// assert!(tiebreak_pdf::document(&document).unwrap().missing.is_empty());
/// ```
pub fn document(document: &paper::PaperDocument) -> Result<Pdf, PdfError> {
    protocol::document(document)
}
