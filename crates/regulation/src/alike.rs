//! Criteria with similar names, and which of them is which. The reader shows the advice for a name
//! that it does not know, and the reference shows it with the list.

use tiebreak_document::closest;
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::Sport;

/// Criteria that are easily taken for each other.
#[derive(Debug, Clone, Copy)]
pub struct AlikeCriteria {
    /// The sport whose criteria these are.
    pub sport: Sport,
    /// Words by which people ask for them, in small letters.
    pub asked: &'static [&'static str],
    /// The names of the criteria, as regulation files write them.
    pub names: &'static [&'static str],
    /// Which is which.
    pub which: fn() -> Sentence,
}

/// All of them.
pub const ALIKE: &[AlikeCriteria] = &[
    AlikeCriteria {
        sport: Sport::Chess,
        asked: &["mutual", "direct", "encounter", "head", "h2h", "each other", "among"],
        names: &["mutual-result", "mutual-result-weighted", "DE"],
        which: || sentence!(regulation_file_which_mutual),
    },
    AlikeCriteria {
        sport: Sport::Chess,
        asked: &["sonneborn", "berger", "neustadtl"],
        names: &["sonneborn-berger", "SB", "SB/C1"],
        which: || sentence!(regulation_file_which_sonneborn),
    },
    AlikeCriteria {
        sport: Sport::Chess,
        asked: &["buchholz", "solkoff", "median", "opponents"],
        names: &["BH", "BH/C1", "BH/M1", "solkoff", "modified-median"],
        which: || sentence!(regulation_file_which_buchholz),
    },
    AlikeCriteria {
        sport: Sport::Chess,
        asked: &["win", "won", "victor"],
        names: &["wins", "WIN", "WON", "wins-with-black", "BWG"],
        which: || sentence!(regulation_file_which_wins),
    },
    AlikeCriteria {
        sport: Sport::Chess,
        asked: &["black", "colour", "color"],
        names: &["games-with-black", "BPG", "wins-with-black", "BWG"],
        which: || sentence!(regulation_file_which_black),
    },
    AlikeCriteria {
        sport: Sport::Chess,
        asked: &["progressive", "cumulative", "running"],
        names: &["PS", "PS/C1", "cumulative"],
        which: || sentence!(regulation_file_which_progressive),
    },
    AlikeCriteria {
        sport: Sport::Chess,
        asked: &["rating", "elo", "performance"],
        names: &["higher-rating", "lower-rating", "ARO", "TPR"],
        which: || sentence!(regulation_file_which_rating),
    },
    AlikeCriteria {
        sport: Sport::Bridge,
        asked: &["imp", "quotient"],
        names: &["imp-quotient", "net-imps", "net-imps-in-all-matches", "imps-in-their-match"],
        which: || sentence!(regulation_file_which_imps),
    },
    AlikeCriteria {
        sport: Sport::Bridge,
        asked: &["direct", "match", "beat", "head"],
        names: &["direct-match", "imps-in-their-match", "beat-both", "beat-all-or-tied-one"],
        which: || sentence!(regulation_file_which_direct),
    },
    AlikeCriteria {
        sport: Sport::Bridge,
        asked: &["session"],
        names: &["best-session", "next-best-session", "best-two-sessions"],
        which: || sentence!(regulation_file_which_session),
    },
    AlikeCriteria {
        sport: Sport::Bridge,
        asked: &["swiss", "opponent"],
        names: &[
            "swiss-points",
            "opponents-average",
            "common-opponent",
            "margin-against-common-opponent",
        ],
        which: || sentence!(regulation_file_which_swiss),
    },
];

/// Which one? For a name that nobody knows.
pub(crate) fn which_one(sport: Sport, asked: &str) -> Option<Sentence> {
    let asked = asked.to_lowercase();
    let of_sport = || ALIKE.iter().filter(|alike| alike.sport == sport);
    let sounds = |alike: &&AlikeCriteria| alike.asked.iter().any(|word| asked.contains(word));
    // Or nearly so: "buchholtz".
    let nearly = |alike: &&AlikeCriteria| closest(&asked, alike.asked.iter().copied()).is_some();
    of_sport().find(sounds).or_else(|| of_sport().find(nearly)).map(|alike| (alike.which)())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Criterion;

    #[test]
    fn every_name_is_a_criterion_of_its_sport() {
        for alike in ALIKE {
            for name in alike.names {
                assert_eq!(
                    Criterion::named(name).map(Criterion::sport),
                    Some(alike.sport),
                    "{name}"
                );
                assert!((alike.which)().to_string().contains(&format!("`{name}`")), "{name}");
            }
        }
        assert!(
            which_one(Sport::Chess, "Buchholz")
                .is_some_and(|which| which.to_string().starts_with("`BH`"))
        );
        assert!(
            which_one(Sport::Chess, "buchholtz")
                .is_some_and(|which| which.to_string().starts_with("`BH`"))
        );
        assert!(which_one(Sport::Bridge, "IMP-ratio").is_some());
        assert_eq!(which_one(Sport::Chess, "weather"), None);
    }
}
