//! The signs of states: a shape and a word, the same on every page (`docs/design.md`). The
//! stylesheet draws the shapes.

use maud::{Markup, html};

/// A state that has a sign.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SignState {
    /// Lots are to be drawn, or a player has to choose: a half-filled disc.
    ToBeDrawn,
    /// Games are being played: a disc.
    Playing,
    /// The question is decided: a square.
    Decided,
    /// An entry was corrected a short while ago: the stroke of a red pencil.
    Corrected,
    /// Results of the event are still missing: a hatched square.
    Interim,
    /// The arbiter made an exception from the regulations: a lozenge.
    Departed,
    /// The connection is lost, or the record is damaged: an empty ring.
    Dead,
}

impl SignState {
    /// The class in the stylesheet.
    pub fn class(self) -> &'static str {
        match self {
            Self::ToBeDrawn => "drawn",
            Self::Playing => "playing",
            Self::Decided => "decided",
            Self::Corrected => "corrected",
            Self::Interim => "interim",
            Self::Departed => "departed",
            Self::Dead => "dead",
        }
    }
}

/// The sign of a state, in front of its words.
pub fn sign(state: SignState, words: &str) -> Markup {
    html! { span class={ "st " (state.class()) } { (words) } }
}
