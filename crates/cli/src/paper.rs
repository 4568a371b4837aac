//! Where what a command makes goes: to standard output, or to a file; and PDF, where the program
//! was built with it.

#[cfg(feature = "pdf")]
use crate::failure;
use crate::failure::Complaint;
use crate::output::Replacing;
use crate::show;
use clap::Args;
use std::io::IsTerminal;
use std::path::PathBuf;
use tiebreak_report::{Language, say};

// The options of commands that print something to keep.
#[derive(Debug, Args)]
pub struct OutputOptions {
    /// Write to a file instead of standard output
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    replacing: Replacing,
}

impl OutputOptions {
    /// Stops before any work is done where the file is there already, or where bytes would end on a
    /// terminal.
    pub fn is_free(&self, language: Language, bytes: bool) -> crate::Result<()> {
        match &self.out {
            Some(path) => self.replacing.is_free(language, path),
            None if bytes && std::io::stdout().is_terminal() => {
                let complaint = Complaint::new(say!(language, cli_no_text));
                Err(complaint.hint(say!(language, cli_no_text_hint)).into())
            }
            None => Ok(()),
        }
    }

    /// Bytes as they are.
    pub fn bytes(&self, language: Language, bytes: &[u8]) -> crate::Result<()> {
        match &self.out {
            Some(path) => self.replacing.write(language, path, bytes),
            None => show::bytes(bytes),
        }
    }

    /// Text as it is.
    pub fn plain(&self, language: Language, text: &str) -> crate::Result<()> {
        self.bytes(language, text.as_bytes())
    }

    /// Data as JSON, set out for reading.
    pub fn json(&self, language: Language, data: &impl serde::Serialize) -> crate::Result<()> {
        let mut text = serde_json::to_vec_pretty(data).map_err(std::io::Error::from)?;
        text.push(b'\n');
        self.bytes(language, &text)
    }

    /// Text that may carry styles; a file has none.
    pub fn styled(&self, language: Language, text: &str) -> crate::Result<()> {
        match &self.out {
            Some(_) => self.plain(language, &anstream::adapter::strip_str(text).to_string()),
            None => show::styled(text),
        }
    }

    /// A PDF; letters that it lacks are said.
    #[cfg(feature = "pdf")]
    pub fn pdf(
        &self,
        language: Language,
        made: Result<tiebreak_pdf::Pdf, tiebreak_pdf::PdfError>,
    ) -> crate::Result<()> {
        let pdf = made.map_err(|tiebreak_pdf::PdfError::NotWritten(why)| {
            Complaint::new(say!(language, cli_pdf_not_written { why }))
        })?;
        if let Some(remark) = pdf.remark(language) {
            failure::note(language, &remark);
        }
        self.bytes(language, &pdf.bytes)
    }
}

/// Stops where this program makes no PDF.
#[cfg(not(feature = "pdf"))]
pub fn has_pdf(language: Language) -> crate::Result<()> {
    let command = "cargo install --path crates/cli --features pdf";
    let complaint = Complaint::new(say!(language, cli_no_pdf));
    Err(complaint.hint(say!(language, cli_no_pdf_hint { command })).into())
}

/// Stops where this program makes no PDF.
#[cfg(feature = "pdf")]
pub fn has_pdf(_language: Language) -> crate::Result<()> {
    Ok(())
}
