//! The standing alone.

use crate::{Pdf, PdfError, document};
use tiebreak_report::html::Extras;
use tiebreak_report::{Case, paper};

/// The standing of a ruling with the values of its tie-breaks, its prizes and the crosstable.
///
/// ```
/// # use tiebreak_report::{Case, html::Extras};
/// # fn of(case: Case<'_>) -> Result<(), tiebreak_pdf::PdfError> {
/// let pdf = tiebreak_pdf::standing(case, &Extras::default())?;
/// std::fs::write("standing.pdf", pdf.bytes).unwrap();
/// # Ok(()) }
/// ```
pub fn standing(case: Case<'_>, extras: &Extras) -> Result<Pdf, PdfError> {
    document(&paper::standing(case, extras))
}
