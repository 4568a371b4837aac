//! The criteria that a regulation may name. Each is worked out in a file of its own in the engine.

use crate::FideCode;
use crate::properties::{BRIDGE, CHESS, CriterionData, Properties, TiedNumber};
use tiebreak_model::{Kind, Sport};

/// Makes the enumeration of the table of criteria.
macro_rules! enumerated {
    ($($file:ident { $(
        $variant:ident $name:literal $measure:literal [$($args:tt)*] $says:literal $properties:expr;
    )+ })*) => {
        /// A way to order the tied by what was played before.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Criterion {
            $($(#[doc = $says] $variant,)+)*
            /// A FIDE tie-break, by its code.
            Fide(FideCode),
        }

        impl Criterion {
            /// All of them, but for FIDE's with other modifiers.
            pub const ALL: &'static [Self] = &[$($(Self::$variant,)+)*];

            /// The name in regulation files.
            pub fn name(self) -> &'static str {
                match self {
                    $($(Self::$variant => $name,)+)*
                    Self::Fide(code) => code.name(),
                }
            }

            /// What its values are called in a step.
            pub fn measure(self) -> &'static str {
                match self {
                    $($(Self::$variant => $measure,)+)*
                    Self::Fide(code) => code.measure(),
                }
            }

            /// What it does, in a sentence.
            pub fn says(self) -> &'static str {
                match self {
                    $($(Self::$variant => $says,)+)*
                    Self::Fide(code) => code.says(),
                }
            }

            /// What is known of it without any numbers.
            pub fn properties(self) -> Properties {
                match self {
                    $($(Self::$variant => const { $properties },)+)*
                    Self::Fide(code) => code.properties(),
                }
            }

            /// The criterion of a name.
            pub fn named(name: &str) -> Option<Self> {
                match name {
                    $($($name => Some(Self::$variant),)+)*
                    _ => FideCode::read(name.strip_prefix(FideCode::PREFIX)?).ok().map(Self::Fide),
                }
            }
        }
    };
}

crate::criteria!(enumerated);

impl Criterion {
    /// The code of C.07, where it is a FIDE tie-break.
    ///
    /// ```
    /// use tiebreak_regulation::Criterion;
    /// assert_eq!(Criterion::FideBhCut1.fide_code(), Some("BH/C1"));
    /// assert_eq!(Criterion::Solkoff.fide_code(), None);
    /// ```
    pub fn fide_code(self) -> Option<&'static str> {
        match self {
            Self::Fide(code) => Some(code.code()),
            named => Some(named.name())
                .filter(|name| name.bytes().all(|byte| !byte.is_ascii_lowercase())),
        }
    }

    /// The sport whose events it counts in.
    ///
    /// ```
    /// use tiebreak_model::Sport;
    /// use tiebreak_regulation::Criterion;
    /// assert_eq!(Criterion::Wins.sport(), Sport::Chess);
    /// assert_eq!(Criterion::ImpQuotient.sport(), Sport::Bridge);
    /// ```
    pub fn sport(self) -> Sport {
        self.properties().sport
    }

    /// Whether it can separate a group of this size: of two, each ties with the other or neither
    /// does; and some criteria compare two only.
    pub fn can_separate(self, size: usize) -> bool {
        self.properties().separates.holds(size)
    }

    /// Whether it cannot separate a group of this size that another criterion left level.
    ///
    /// ```
    /// use tiebreak_regulation::Criterion;
    /// // What one of two won, the other lost.
    /// assert!(Criterion::NetImps.repeats(Criterion::ImpsInTheirMatch, 2));
    /// assert!(!Criterion::NetImps.repeats(Criterion::ImpsInTheirMatch, 3));
    /// ```
    pub fn repeats(self, other: Self, size: usize) -> bool {
        self.properties()
            .repeats
            .iter()
            .any(|(earlier, among)| *earlier == other && among.holds(size))
    }

    /// Whether it counts games one by one, so that it can look at those of a play-off as well.
    pub fn counts_games(self) -> bool {
        matches!(
            self,
            Self::MutualResult
                | Self::MutualResultWeighted
                | Self::SonnebornBerger
                | Self::Wins
                | Self::WinsWithBlack
                | Self::GamesWithBlack
        )
    }

    /// Whether its values depend on who else is tied: the same criterion may separate a smaller
    /// group again.
    pub fn depends_on_group(self) -> bool {
        // A quotient of nothing by nothing keeps the whole group level; without that team the
        // others may differ.
        self.properties().among_the_tied || self.properties().quotient
    }

    /// Whether events of this kind have the data it needs.
    pub fn has_data(self, kind: Kind) -> bool {
        self.properties().needs.had_by(kind)
    }

    /// When its value does not exist, for events of this kind.
    pub fn undefined(self, kind: Kind) -> Option<&'static str> {
        let Properties { undefined, among_the_tied, .. } = self.properties();
        let not_all_meet = among_the_tied && matches!(kind, Kind::Swiss | Kind::BoardAMatch);
        undefined.or(not_all_meet.then_some("the tied did not all meet"))
    }
}
