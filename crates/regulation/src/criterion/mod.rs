//! The criteria that a regulation may name. Each is worked out in a file of its own in the engine.

mod nature;
mod table;

pub use nature::{Nature, Needs, Shape};

use Criterion as C;
use nature::{BRIDGE, CHESS};
use tiebreak_model::{Kind, Sport};

macro_rules! criteria {
    (own { $($own:ident $file:ident $own_name:literal $own_measure:literal ($own_nature:expr) $own_says:literal;)* }
     fide { $($fide:ident ($tie_break:ident $low:literal $high:literal) $fide_name:literal $fide_measure:literal ($fide_nature:expr) $fide_says:literal;)* }) => {
        criteria! { $($own $own_name $own_measure ($own_nature) $own_says;)* $($fide $fide_name $fide_measure ($fide_nature) $fide_says;)* }
    };
    ($($variant:ident $name:literal $measure:literal ($nature:expr) $says:literal;)*) => {
        /// A way to order the tied by what was played before.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Criterion {
            $(#[doc = $says] $variant,)*
        }

        impl Criterion {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            /// The name in regulation files.
            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)* }
            }

            /// What its values are called in a step.
            pub fn measure(self) -> &'static str {
                match self { $(Self::$variant => $measure,)* }
            }

            /// What it does, in a sentence.
            pub fn says(self) -> &'static str {
                match self { $(Self::$variant => $says,)* }
            }

            /// The criterion of a name.
            pub fn named(name: &str) -> Option<Self> {
                match name { $($name => Some(Self::$variant),)* _ => None }
            }

            /// What is known of it without any numbers.
            pub fn nature(self) -> Nature {
                match self { $(Self::$variant => $nature,)* }
            }
        }
    };
}

crate::criteria_table!(criteria);

impl Criterion {
    /// The sport whose events it counts in.
    ///
    /// ```
    /// use tiebreak_model::Sport;
    /// use tiebreak_regulation::Criterion;
    /// assert_eq!(Criterion::Wins.sport(), Sport::Chess);
    /// assert_eq!(Criterion::ImpQuotient.sport(), Sport::Bridge);
    /// ```
    pub fn sport(self) -> Sport {
        self.nature().sport
    }
}
