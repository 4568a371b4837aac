//! The classes of findings, each with the name that output carries.

use tiebreak_document::Severity;

macro_rules! classes {
    ($($variant:ident $name:literal $severity:ident $says:literal;)*) => {
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

            /// What it means, in a sentence.
            pub fn says(self) -> &'static str {
                match self { $(Self::$variant => $says,)* }
            }

            /// How grave it usually is.
            pub fn severity(self) -> Severity {
                match self { $(Self::$variant => Severity::$severity,)* }
            }
        }
    };
}

classes! {
    Invalid "invalid" Error "The file cannot be followed as it stands.";
    MissingReference "missing-reference" Error "A clause refers to one that does not exist.";
    Gap "gap" Error "Somebody is still tied and no rule applies.";
    Overlap "overlap" Error "Two rules apply to the same tie and lead to different clauses.";
    EndlessLoop "endless-loop" Warning "A loop need not end.";
    Unreachable "unreachable" Warning "No tie ever comes to this clause.";
    NeverSeparates "never-separates" Warning "A criterion can separate nobody at the point where it stands.";
    UndefinedValue "undefined-value" Warning "A value need not exist.";
    UnstatedReading "unstated-reading" Note "The text can be taken two ways and does not say which is meant.";
    TieLeft "tie-left" Note "A tie is left on purpose.";
    Discretion "discretion" Note "A person decides.";
}
