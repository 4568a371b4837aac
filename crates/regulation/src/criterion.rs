//! The criteria that a regulation may name. Each is worked out in a file of its own in the engine.

use crate::FideCode;
use tiebreak_model::Sport;

macro_rules! criteria {
    ($($variant:ident $name:literal $measure:literal $says:literal;)*) => {
        /// A way to order the tied by what was played before.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Criterion {
            $(#[doc = $says] $variant,)*
            /// One of FIDE's tie-breaks, by its code.
            Fide(FideCode),
        }

        impl Criterion {
            /// All of them, but for FIDE's with other modifiers.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            /// The name in regulation files.
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)*
                    Self::Fide(code) => code.name(),
                }
            }

            /// What its values are called in a step.
            pub fn measure(self) -> &'static str {
                match self {
                    $(Self::$variant => $measure,)*
                    Self::Fide(code) => code.measure(),
                }
            }

            /// What it does, in a sentence.
            pub fn says(self) -> &'static str {
                match self {
                    $(Self::$variant => $says,)*
                    Self::Fide(code) => code.says(),
                }
            }

            /// The criterion of a name.
            pub fn named(name: &str) -> Option<Self> {
                match name {
                    $($name => Some(Self::$variant),)*
                    _ => FideCode::read(name.strip_prefix(FideCode::PREFIX)?).ok().map(Self::Fide),
                }
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
    ImpQuotient "imp-quotient" "IMP quotient"
        "IMPs won divided by IMPs lost, in all matches played.";
    PointsQuotient "total-points-quotient" "total points quotient"
        "Total points won divided by total points lost, in all matches played.";
    ImpsInTheirMatch "imps-in-their-match" "IMPs in their match"
        "IMPs earned in the match that the tied played against each other.";
    PointsInTheirMatch "total-points-in-their-match" "total points in their match"
        "Total points earned in the match that the tied played against each other.";
    BeatBoth "beat-both" "matches among the tied"
        "First is the one team that beat both of the others.";
    BeatOneTiedOther "beat-one-tied-other" "matches among the tied"
        "First is the one team that beat one of the others and tied with the other.";
    BeatenByBoth "beaten-by-both" "matches among the tied"
        "Last is the one team that was beaten by both of the others.";
    BeatAllOrTiedOne "beat-all-or-tied-one" "matches among the tied"
        "First is the one team that beat all the others, or alone tied one and beat the rest.";
    NetImps "net-imps" "net IMPs among the tied"
        "IMPs won less IMPs lost in the matches among the tied.";
    NetPoints "net-total-points" "net total points among the tied"
        "Total points won less total points lost in the matches among the tied.";
    NetImpsInAll "net-imps-in-all-matches" "net IMPs in all matches"
        "IMPs won less IMPs lost, in all matches played.";
    MarginAgainstCommonOpponent "margin-against-common-opponent" "margin against a common opponent"
        "Net IMPs against the highest-placed team that all the tied met, then the next, to the first that differs.";
    SwissPoints "swiss-points" "Swiss points"
        "The sum of the scores of every opponent met.";
    QualificationRank "qualification-rank" "place in the qualification"
        "The place at the end of the qualification, the higher one first.";
    QualificationMatch "qualification-match" "qualification match"
        "The match of the qualification between the tied: VPs, then IMPs.";
    BestSession "best-session" "best session"
        "The score in the best session.";
    NextBestSession "next-best-session" "best session"
        "The score in the best session, then the next best, and so on to the first that differs.";
    BestTwoSessions "best-two-sessions" "best two sessions"
        "The score in the best two sessions together.";
    CommonOpponent "common-opponent" "matchpoints against a common opponent"
        "Matchpoints against the highest-ranked pairs that all the tied met, then the next, to the first that differs.";
    ScoreWithoutCarryOver "score-without-carry-over" "score without carry-over"
        "The score of the stage without what was carried over.";
    OpponentsAverage "opponents-average" "average score of the opponents"
        "The average of the opponents' final scores.";
    WeightedAverage "weighted-average" "weighted average"
        "The average, over the matches, of the own score times the opponent's final score.";
    DirectMatch "direct-match" "direct match"
        "The score in the matches among the tied, where all of them met.";
    NetOnCommonBoards "net-points-on-common-boards" "net total points on common boards"
        "Net total points over the boards that all the tied played.";
    BoardsWon "boards-won" "boards won"
        "A point for each board won and half a point for each drawn, over all boards played (point-a-board).";
    BerlinCount "berlin-count" "Berlin count of their match"
        "Two teams of chess: points in their match, the last board counting once, the one above it twice, and so on.";
    BottomBoardElimination "bottom-board-elimination" "their match without its last boards"
        "Two teams of chess: points in their match without its last board, then without its last two, to the first that differs.";
    ModifiedMedian "modified-median" "modified median"
        "US Chess 34E1: the opponents' adjusted scores without the least significant; unplayed games count half a point in them.";
    Solkoff "solkoff" "Solkoff"
        "US Chess 34E2: the opponents' adjusted scores.";
    Cumulative "cumulative" "cumulative score"
        "US Chess 34E3: the sum of the scores after each round, less the points that were not played for.";
    CumulativeOfOpposition "cumulative-of-opposition" "cumulative scores of the opposition"
        "US Chess 34E9: the opponents' cumulative scores.";
    FideDe "DE" "direct encounter"
        "FIDE C.07, 6: points from the games among the tied, again for those still level.";
    FideWin "WIN" "wins"
        "FIDE C.07, 7.1: rounds that gave as much as a win, played or not.";
    FideWon "WON" "games won"
        "FIDE C.07, 7.2: games won over the board.";
    FideBpg "BPG" "games with black"
        "FIDE C.07, 7.3: games played with black.";
    FideBwg "BWG" "wins with black"
        "FIDE C.07, 7.4: games won with black.";
    FidePs "PS" "progressive score"
        "FIDE C.07, 7.5: the sum of the scores after each round.";
    FidePsCut1 "PS/C1" "progressive score cut 1"
        "FIDE C.07, 7.5: the same without the first round.";
    FideRep "REP" "rounds elected to play"
        "FIDE C.07, 7.6: rounds without a forfeit loss or a requested bye.";
    FideStd "STD" "standard points"
        "FIDE C.07, 7.7: points at 1, ½, 0.";
    FideBh "BH" "Buchholz"
        "FIDE C.07, 8.1: the sum of the opponents' scores.";
    FideBhCut1 "BH/C1" "Buchholz cut 1"
        "FIDE C.07, 8.1: the same without the lowest.";
    FideBhCut2 "BH/C2" "Buchholz cut 2"
        "FIDE C.07, 8.1: the same without the two lowest.";
    FideBhMedian1 "BH/M1" "median Buchholz"
        "FIDE C.07, 8.1: the same without the lowest and the highest.";
    FideAob "AOB" "average Buchholz of the opponents"
        "FIDE C.07, 8.2: the mean of the opponents' Buchholz.";
    FideFb "FB" "Fore Buchholz"
        "FIDE C.07, 8.3: Buchholz with the games of the last round taken as drawn.";
    FideSb "SB" "Sonneborn-Berger"
        "FIDE C.07, 9.1: the opponents' scores times the points scored against them.";
    FideSbCut1 "SB/C1" "Sonneborn-Berger cut 1"
        "FIDE C.07, 9.1: the same without the least significant.";
    FideKs "KS" "Koya system"
        "FIDE C.07, 9.2: points against opponents with at least half of the possible points.";
    FideAro "ARO" "average rating of the opponents"
        "FIDE C.07, 10.1: the mean rating of the opponents met over the board.";
    FideAroCut1 "ARO/C1" "average rating of the opponents cut 1"
        "FIDE C.07, 10.1: the same without the lowest.";
    FideTpr "TPR" "tournament performance rating"
        "FIDE C.07, 10.2: the average rating of the opponents and what the percentage adds.";
    FidePtp "PTP" "perfect tournament performance"
        "FIDE C.07, 10.3: the lowest rating that would be expected to score as much.";
    FideApro "APRO" "average performance of the opponents"
        "FIDE C.07, 10.4: the mean of the opponents' performance ratings.";
    FideAppo "APPO" "average perfect performance of the opponents"
        "FIDE C.07, 10.5: the mean of the opponents' perfect performances.";
    FideRtng "RTNG" "rating"
        "FIDE C.07, 10.6: the player's rating.";
}

impl Criterion {
    /// The code of FIDE's C.07, where it is one of its tie-breaks.
    ///
    /// ```
    /// use tiebreak_regulation::Criterion;
    /// assert_eq!(Criterion::FideBhCut1.fide_code(), Some("BH/C1"));
    /// assert_eq!(Criterion::Solkoff.fide_code(), None);
    /// ```
    pub fn fide_code(self) -> Option<&'static str> {
        match self {
            Self::Fide(code) => Some(code.code()),
            named => Some(named.name()).filter(|name| name.bytes().all(|byte| !byte.is_ascii_lowercase())),
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
        use Criterion as C;
        let bridge = matches!(
            self,
            C::ImpQuotient
                | C::PointsQuotient
                | C::ImpsInTheirMatch
                | C::PointsInTheirMatch
                | C::BeatBoth
                | C::BeatOneTiedOther
                | C::BeatenByBoth
                | C::BeatAllOrTiedOne
                | C::NetImps
                | C::NetPoints
                | C::NetImpsInAll
                | C::MarginAgainstCommonOpponent
                | C::SwissPoints
                | C::QualificationRank
                | C::QualificationMatch
                | C::BestSession
                | C::NextBestSession
                | C::BestTwoSessions
                | C::CommonOpponent
                | C::ScoreWithoutCarryOver
                | C::OpponentsAverage
                | C::WeightedAverage
                | C::DirectMatch
                | C::NetOnCommonBoards
                | C::BoardsWon
        );
        if bridge { Sport::Bridge } else { Sport::Chess }
    }
}
