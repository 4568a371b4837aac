//! Criteria that sound alike, and which of them is which. The reader says it beside a name that it does not know, the reference beside
//! the list.

use tiebreak_document::closest;
use tiebreak_model::Sport;

/// Criteria that are easily taken for each other.
#[derive(Debug, Clone, Copy)]
pub struct Alike {
    /// The sport.
    pub sport: Sport,
    /// Words by which people ask for them, in small letters.
    pub asked: &'static [&'static str],
    /// Their names.
    pub names: &'static [&'static str],
    /// Which is which.
    pub which: &'static str,
}

/// All of them.
pub const ALIKE: &[Alike] = &[
    Alike {
        sport: Sport::Chess,
        asked: &["mutual", "direct", "encounter", "head", "h2h", "each other", "among"],
        names: &["mutual-result", "mutual-result-weighted", "DE"],
        which: "`mutual-result` adds up the games among the tied once; `DE` is FIDE's and starts again for those still level; \
                `mutual-result-weighted` counts as the event scores",
    },
    Alike {
        sport: Sport::Chess,
        asked: &["sonneborn", "berger", "neustadtl"],
        names: &["sonneborn-berger", "SB", "SB/C1"],
        which: "`sonneborn-berger` takes every game as it was scored; `SB` is FIDE's, with its own rules for games that were not played; \
                `SB/C1` leaves the least significant out",
    },
    Alike {
        sport: Sport::Chess,
        asked: &["buchholz", "solkoff", "median", "opponents"],
        names: &["BH", "BH/C1", "BH/M1", "solkoff", "modified-median"],
        which: "`BH` is FIDE's Buchholz, `BH/C1` the same without the lowest, `BH/M1` without the lowest and the highest; \
                `solkoff` and `modified-median` are those of US Chess",
    },
    Alike {
        sport: Sport::Chess,
        asked: &["win", "won", "victor"],
        names: &["wins", "WIN", "WON", "wins-with-black", "BWG"],
        which: "`wins` counts games won, forfeits too; `WIN` rounds that gave as much as a win, `WON` games won over the board; \
                `wins-with-black` and FIDE's `BWG` those with black",
    },
    Alike {
        sport: Sport::Chess,
        asked: &["black", "colour", "color"],
        names: &["games-with-black", "BPG", "wins-with-black", "BWG"],
        which: "`games-with-black` and FIDE's `BPG` count games played, `wins-with-black` and `BWG` games won",
    },
    Alike {
        sport: Sport::Chess,
        asked: &["progressive", "cumulative", "running"],
        names: &["PS", "PS/C1", "cumulative"],
        which: "`PS` is FIDE's progressive score, `PS/C1` the same without the first round; `cumulative` is that of US Chess",
    },
    Alike {
        sport: Sport::Chess,
        asked: &["rating", "elo", "performance"],
        names: &["higher-rating", "lower-rating", "ARO", "TPR"],
        which: "`higher-rating` and `lower-rating` are the player's own; `ARO` is the opponents' average, `TPR` the performance",
    },
    Alike {
        sport: Sport::Bridge,
        asked: &["imp", "quotient"],
        names: &["imp-quotient", "net-imps", "net-imps-in-all-matches", "imps-in-their-match"],
        which: "`imp-quotient` divides and `net-imps-in-all-matches` subtracts over all matches; `net-imps` looks at the matches among \
                the tied, `imps-in-their-match` at that of two",
    },
    Alike {
        sport: Sport::Bridge,
        asked: &["direct", "match", "beat", "head"],
        names: &["direct-match", "imps-in-their-match", "beat-both", "beat-all-or-tied-one"],
        which: "`direct-match` is the score among the tied, `imps-in-their-match` the IMPs of the match of two; `beat-both` asks for one team that beat two others, \
                `beat-all-or-tied-one` for one among four or more",
    },
    Alike {
        sport: Sport::Bridge,
        asked: &["session"],
        names: &["best-session", "next-best-session", "best-two-sessions"],
        which: "`best-session` looks at one, `next-best-session` goes on from one to the next, `best-two-sessions` adds two up",
    },
    Alike {
        sport: Sport::Bridge,
        asked: &["swiss", "opponent"],
        names: &["swiss-points", "opponents-average", "common-opponent", "margin-against-common-opponent"],
        which: "`swiss-points` adds up the opponents' scores, `opponents-average` divides them; `common-opponent` is for pairs, \
                `margin-against-common-opponent` for teams",
    },
];

/// Which one? For a name that nobody knows.
pub(crate) fn which_one(sport: Sport, asked: &str) -> Option<&'static str> {
    let asked = asked.to_lowercase();
    let of_sport = || ALIKE.iter().filter(|alike| alike.sport == sport);
    let sounds = |alike: &&Alike| alike.asked.iter().any(|word| asked.contains(word));
    // Or nearly so: "buchholtz".
    let nearly = |alike: &&Alike| closest(&asked, alike.asked.iter().copied()).is_some();
    of_sport().find(sounds).or_else(|| of_sport().find(nearly)).map(|alike| alike.which)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Criterion;

    #[test]
    fn every_name_is_a_criterion_of_its_sport() {
        for alike in ALIKE {
            for name in alike.names {
                assert_eq!(Criterion::named(name).map(Criterion::sport), Some(alike.sport), "{name}");
                assert!(alike.which.contains(&format!("`{name}`")), "{name}");
            }
        }
        assert!(which_one(Sport::Chess, "Buchholz").is_some_and(|which| which.starts_with("`BH`")));
        assert!(which_one(Sport::Chess, "buchholtz").is_some_and(|which| which.starts_with("`BH`")));
        assert!(which_one(Sport::Bridge, "IMP-ratio").is_some());
        assert_eq!(which_one(Sport::Chess, "weather"), None);
    }
}
