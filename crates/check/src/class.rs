//! The classes of findings, each with the name that output carries.

use tiebreak_document::Severity;

macro_rules! classes {
    ($(#[doc = $says:literal] $variant:ident $name:literal $severity:ident;)*) => {
        /// What kind of thing was found.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Class {
            $(#[doc = $says] $variant,)*
        }

        impl Class {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            /// The name in JSON and SARIF.
            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)* }
            }

            /// How grave it usually is.
            pub fn severity(self) -> Severity {
                match self { $(Self::$variant => Severity::$severity,)* }
            }
        }
    };
}

classes! {
    /// The file cannot be followed as it stands.
    Invalid "invalid" Error;
    /// A clause refers to one that does not exist.
    MissingReference "missing-reference" Error;
    /// Somebody is still tied and no rule applies.
    Gap "gap" Error;
    /// Two rules apply to the same tie and lead to different clauses.
    Overlap "overlap" Error;
    /// A loop need not end.
    EndlessLoop "endless-loop" Warning;
    /// No tie ever comes to this clause.
    Unreachable "unreachable" Warning;
    /// A criterion can separate nobody at the point where it stands.
    NeverSeparates "never-separates" Warning;
    /// A value need not exist.
    UndefinedValue "undefined-value" Warning;
    /// It can be followed and makes no sense.
    IllSuited "ill-suited" Note;
    /// The text can be taken two ways and does not say which is meant.
    UnstatedReading "unstated-reading" Note;
    /// A tie is left on purpose.
    TieLeft "tie-left" Note;
    /// A person decides.
    Discretion "discretion" Note;
    /// The file is larger than what is followed.
    Bound "bound" Note;
}
