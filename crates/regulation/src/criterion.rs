//! The criteria that a regulation may name. Each is worked out in a file of its own in the engine.

macro_rules! criteria {
    ($($variant:ident $name:literal $measure:literal $says:literal;)*) => {
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
        }
    };
}

criteria! {
    MutualResult "mutual-result" "mutual result"
        "Points from the games among all the tied, every game counting 1, ½, 0.";
    MutualResultWeighted "mutual-result-weighted" "mutual result"
        "Points from the games among all the tied, as the event scores them.";
    SonnebornBerger "sonneborn-berger" "Sonneborn-Berger"
        "The full score of every opponent beaten and half the score of every opponent drawn with.";
    GamesWithBlack "games-with-black" "games with black"
        "The number of games played with black.";
    Wins "wins" "wins"
        "The number of games won.";
    WinsWithBlack "wins-with-black" "wins with black"
        "The number of games won with black.";
}
