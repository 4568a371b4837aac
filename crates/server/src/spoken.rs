//! An event as it is spoken of to somebody: in the language of whoever reads the page.

use crate::dossier::Dossier;
use std::ops::Deref;
use tiebreak_report::{Case, Language};

/// A dossier and the language of its reader. Pages take it where they say anything.
#[derive(Debug, Clone, Copy)]
pub struct Spoken<'d> {
    dossier: &'d Dossier,
    /// The language of the page.
    pub language: Language,
}

impl<'d> Spoken<'d> {
    /// A dossier for a reader.
    pub fn new(dossier: &'d Dossier, language: Language) -> Self {
        Self { dossier, language }
    }

    /// For the reports, in the language of the page.
    pub fn case(self) -> Case<'d> {
        self.dossier.case().in_language(self.language)
    }
}

impl Deref for Spoken<'_> {
    type Target = Dossier;

    fn deref(&self) -> &Dossier {
        self.dossier
    }
}
