//! The one table of criteria. Each entry stands under the file of the engine that works it out, in
//! `crates/engine/src/criteria`.
//!
//! A new criterion is such a file and an entry here; whatever is left out does not compile. An
//! entry has, in this order:
//!
//! - what the program calls it, and its name in regulation files;
//! - what its values are called in a step;
//! - what is handed to the file's `judge`, besides the facts and the group;
//! - what it does, in a sentence;
//! - what is known of it without any numbers ([`Properties`](crate::Properties)), beginning with
//!   its sport.
//!
//! The table is a macro because two crates need it: this one makes [`Criterion`](crate::Criterion)
//! of it, the engine its files and the way to them.

/// Hands the table of criteria to another macro.
#[macro_export]
macro_rules! criteria {
    ($to:ident) => {
        $to! {
            mutual_result {
                MutualResult "mutual-result" "mutual result" [false]
                    "Points from the games among all the tied, every game counting 1, ½, 0."
                    CHESS.among_the_tied();
                MutualResultWeighted "mutual-result-weighted" "mutual result" [true]
                    "Points from the games among all the tied, as the event scores them."
                    CHESS.among_the_tied();
            }
            sonneborn_berger {
                SonnebornBerger "sonneborn-berger" "Sonneborn-Berger" []
                    "The full score of every opponent beaten and half the score of every opponent \
drawn with."
                    CHESS;
            }
            games_with_black {
                GamesWithBlack "games-with-black" "games with black" []
                    "The number of games played with black."
                    CHESS.counts_colours();
            }
            wins {
                Wins "wins" "wins" [false]
                    "The number of games won."
                    CHESS;
                WinsWithBlack "wins-with-black" "wins with black" [true]
                    "The number of games won with black."
                    CHESS.counts_colours();
            }
            imp_quotient {
                ImpQuotient "imp-quotient" "IMP quotient" []
                    "IMPs won divided by IMPs lost, in all matches played."
                    BRIDGE.quotient().undefined_where("a team neither won nor lost any IMPs: 0/0");
            }
            points_quotient {
                PointsQuotient "total-points-quotient" "total points quotient" []
                    "Total points won divided by total points lost, in all matches played."
                    BRIDGE
                        .quotient()
                        .undefined_where("a team neither won nor lost any points: 0/0");
            }
            their_match {
                ImpsInTheirMatch "imps-in-their-match" "IMPs in their match" [MatchFigure::Imps]
                    "IMPs earned in the match that the tied played against each other."
                    BRIDGE.among_the_tied().repeats(&[(Criterion::NetImps, TiedNumber::Two)]);
                PointsInTheirMatch "total-points-in-their-match" "total points in their match"
                    [MatchFigure::TotalPoints]
                    "Total points earned in the match that the tied played against each other."
                    BRIDGE.among_the_tied().repeats(&[(Criterion::NetPoints, TiedNumber::Two)]);
            }
            beat_both {
                BeatBoth "beat-both" "matches among the tied" []
                    "First is the one team that beat both of the others."
                    BRIDGE
                        .one_first()
                        .among_the_tied()
                        .repeats(&[(Criterion::BeatAllOrTiedOne, TiedNumber::Any)]);
            }
            beat_one_tied_other {
                BeatOneTiedOther "beat-one-tied-other" "matches among the tied" []
                    "First is the one team that beat one of the others and tied with the other."
                    BRIDGE
                        .one_first()
                        .separates_three_or_more()
                        .among_the_tied()
                        .repeats(&[(Criterion::BeatAllOrTiedOne, TiedNumber::Any)]);
            }
            beaten_by_both {
                BeatenByBoth "beaten-by-both" "matches among the tied" []
                    "Last is the one team that was beaten by both of the others."
                    BRIDGE.one_last().among_the_tied();
            }
            beat_all {
                BeatAllOrTiedOne "beat-all-or-tied-one" "matches among the tied" []
                    "First is the one team that beat all the others, or alone tied one and beat \
the rest."
                    BRIDGE.one_first().among_the_tied();
            }
            net_among_tied {
                NetImps "net-imps" "net IMPs among the tied" [MatchFigure::Imps]
                    "IMPs won less IMPs lost in the matches among the tied."
                    BRIDGE
                        .among_the_tied()
                        .repeats(&[(Criterion::ImpsInTheirMatch, TiedNumber::Two)]);
                NetPoints "net-total-points" "net total points among the tied"
                    [MatchFigure::TotalPoints]
                    "Total points won less total points lost in the matches among the tied."
                    BRIDGE
                        .among_the_tied()
                        .repeats(&[(Criterion::PointsInTheirMatch, TiedNumber::Two)]);
            }
            net_imps_in_all {
                NetImpsInAll "net-imps-in-all-matches" "net IMPs in all matches" []
                    "IMPs won less IMPs lost, in all matches played."
                    BRIDGE;
            }
            margin_against_common_opponent {
                MarginAgainstCommonOpponent "margin-against-common-opponent"
                    "margin against a common opponent"
                    []
                    "Net IMPs against the highest-placed team that all the tied met, then the \
next, to the first that differs."
                    BRIDGE.among_the_tied().undefined_where("the tied have met no team in common");
            }
            swiss_points {
                SwissPoints "swiss-points" "Swiss points" []
                    "The sum of the scores of every opponent met."
                    BRIDGE.not_for(Kind::RoundRobin);
            }
            qualification_rank {
                QualificationRank "qualification-rank" "place in the qualification" []
                    "The place at the end of the qualification, the higher one first."
                    BRIDGE.needs(CriterionData::Told);
            }
            qualification_match {
                QualificationMatch "qualification-match" "qualification match" []
                    "The match of the qualification between the tied: VPs, then IMPs."
                    BRIDGE
                        .among_the_tied()
                        .needs(CriterionData::Told)
                        .undefined_where("the two did not meet in the qualification");
            }
            best_session {
                BestSession "best-session" "best session" [false]
                    "The score in the best session."
                    BRIDGE
                        .repeats(&[(Criterion::NextBestSession, TiedNumber::Any)])
                        .needs(CriterionData::Only(Kind::Pairs));
                NextBestSession "next-best-session" "best session" [true]
                    "The score in the best session, then the next best, and so on to the first \
that differs."
                    BRIDGE.needs(CriterionData::Only(Kind::Pairs));
            }
            best_two_sessions {
                BestTwoSessions "best-two-sessions" "best two sessions" []
                    "The score in the best two sessions together."
                    BRIDGE.needs(CriterionData::Only(Kind::Pairs));
            }
            common_opponent {
                CommonOpponent "common-opponent" "matchpoints against a common opponent" []
                    "Matchpoints against the highest-ranked pairs that all the tied met, then the \
next, to the first that differs."
                    BRIDGE
                        .among_the_tied()
                        .needs(CriterionData::Only(Kind::Pairs))
                        .undefined_where("the tied have met no pair in common");
            }
            score_without_carry_over {
                ScoreWithoutCarryOver "score-without-carry-over" "score without carry-over" []
                    "The score of the stage without what was carried over."
                    BRIDGE;
            }
            opponents_average {
                OpponentsAverage "opponents-average" "average score of the opponents" []
                    "The average of the opponents' final scores."
                    BRIDGE
                        .quotient()
                        .undefined_where(
                            "a team had byes and forfeits only: there is nobody to average over",
                        );
            }
            weighted_average {
                WeightedAverage "weighted-average" "weighted average" []
                    "The average, over the matches, of the own score times the opponent's final \
score."
                    BRIDGE
                        .quotient()
                        .undefined_where(
                            "a team had byes and forfeits only: there is nobody to average over",
                        );
            }
            direct_match {
                DirectMatch "direct-match" "direct match" []
                    "The score in the matches among the tied, where all of them met."
                    BRIDGE.among_the_tied();
            }
            net_on_common_boards {
                NetOnCommonBoards "net-points-on-common-boards" "net total points on common boards"
                    []
                    "Net total points over the boards that all the tied played."
                    BRIDGE
                        .among_the_tied()
                        .needs(CriterionData::Only(Kind::BoardAMatch))
                        .undefined_where("the tied played no board in common");
            }
            boards_won {
                BoardsWon "boards-won" "boards won" []
                    "A point for each board won and half a point for each drawn, over all boards \
played (point-a-board)."
                    BRIDGE.needs(CriterionData::Told);
            }
            berlin_count {
                BerlinCount "berlin-count" "Berlin count of their match"
                    [berlin_count::BoardCount::BerlinCount]
                    "Two teams of chess: points in their match, the last board counting once, the \
one above it twice, and so on."
                    CHESS.separates_two().among_the_tied().of_teams();
                BottomBoardElimination "bottom-board-elimination"
                    "their match without its last boards"
                    [berlin_count::BoardCount::WithoutBottomBoards]
                    "Two teams of chess: points in their match without its last board, then \
without its last two, to the first that differs."
                    CHESS.separates_two().among_the_tied().of_teams();
            }
            personal {
                Youngest "youngest" "date of birth" [personal::PersonalFact::Youngest]
                    "The youngest first."
                    CHESS
                        .needs(CriterionData::Told)
                        .undefined_where("a date of birth is not known");
                Oldest "oldest" "date of birth" [personal::PersonalFact::Oldest]
                    "The oldest first."
                    CHESS
                        .needs(CriterionData::Told)
                        .undefined_where("a date of birth is not known");
                HigherRating "higher-rating" "rating" [personal::PersonalFact::HigherRating]
                    "The higher rating first."
                    CHESS.needs(CriterionData::Told).undefined_where("a player has no rating");
                LowerRating "lower-rating" "rating" [personal::PersonalFact::LowerRating]
                    "The lower rating first."
                    CHESS.needs(CriterionData::Told).undefined_where("a player has no rating");
                HigherTitle "title" "rank of the title" [personal::PersonalFact::Title]
                    "The higher title first: GM, IM, WGM, FM, WIM, CM, WFM, WCM, none."
                    CHESS.needs(CriterionData::Told);
                StartingNumber "starting-number" "starting number"
                    [personal::PersonalFact::StartingNumber]
                    "The lower starting number first."
                    CHESS
                        .needs(CriterionData::Told)
                        .undefined_where("a player has no starting number");
                PreviousPlace "previous-place" "place in the previous edition"
                    [personal::PersonalFact::PreviousPlace]
                    "The better place in the previous edition first."
                    CHESS
                        .needs(CriterionData::Told)
                        .undefined_where("a player has no place in the previous edition");
            }
            us_chess {
                ModifiedMedian "modified-median" "modified median" ["MMED", Name::ModifiedMedian]
                    "US Chess 34E1: the opponents' adjusted scores without the least significant; \
unplayed games count half a point in them."
                    CHESS.not_for(Kind::RoundRobin);
                Solkoff "solkoff" "Solkoff" ["SOLK", Name::Solkoff]
                    "US Chess 34E2: the opponents' adjusted scores."
                    CHESS.not_for(Kind::RoundRobin);
                Cumulative "cumulative" "cumulative score" ["CUM", Name::Cumulative]
                    "US Chess 34E3: the sum of the scores after each round, less the points that \
were not played for."
                    CHESS.not_for(Kind::RoundRobin);
                CumulativeOfOpposition "cumulative-of-opposition"
                    "cumulative scores of the opposition"
                    ["CUMO", Name::CumulativeOfOpposition]
                    "US Chess 34E9: the opponents' cumulative scores."
                    CHESS.not_for(Kind::RoundRobin);
            }
            fide {
                FideDe "DE" "direct encounter" ["DE", Name::De, Modifiers::NONE]
                    "FIDE C.07, 6: points from the games among the tied, again for those still \
level."
                    CHESS.among_the_tied();
                FideWin "WIN" "wins" ["WIN", Name::Win, Modifiers::NONE]
                    "FIDE C.07, 7.1: rounds that gave as much as a win, played or not."
                    CHESS;
                FideWon "WON" "games won" ["WON", Name::Won, Modifiers::NONE]
                    "FIDE C.07, 7.2: games won over the board."
                    CHESS;
                FideBpg "BPG" "games with black" ["BPG", Name::Bpg, Modifiers::NONE]
                    "FIDE C.07, 7.3: games played with black."
                    CHESS;
                FideBwg "BWG" "wins with black" ["BWG", Name::Bwg, Modifiers::NONE]
                    "FIDE C.07, 7.4: games won with black."
                    CHESS;
                FidePs "PS" "progressive score" ["PS", Name::Ps, Modifiers::NONE]
                    "FIDE C.07, 7.5: the sum of the scores after each round."
                    CHESS.not_for(Kind::RoundRobin);
                FidePsCut1 "PS/C1" "progressive score cut 1" ["PS/C1", Name::Ps, Modifiers::cut(1)]
                    "FIDE C.07, 7.5: the same without the first round."
                    CHESS.not_for(Kind::RoundRobin);
                FideRep "REP" "rounds elected to play" ["REP", Name::Rep, Modifiers::NONE]
                    "FIDE C.07, 7.6: rounds without a forfeit loss or a requested bye."
                    CHESS;
                FideStd "STD" "standard points" ["STD", Name::Std, Modifiers::NONE]
                    "FIDE C.07, 7.7: points at 1, ½, 0."
                    CHESS;
                FideBh "BH" "Buchholz" ["BH", Name::Bh, Modifiers::NONE]
                    "FIDE C.07, 8.1: the sum of the opponents' scores."
                    CHESS.not_for(Kind::RoundRobin);
                FideBhCut1 "BH/C1" "Buchholz cut 1" ["BH/C1", Name::Bh, Modifiers::cut(1)]
                    "FIDE C.07, 8.1: the same without the lowest."
                    CHESS.not_for(Kind::RoundRobin);
                FideBhCut2 "BH/C2" "Buchholz cut 2" ["BH/C2", Name::Bh, Modifiers::cut(2)]
                    "FIDE C.07, 8.1: the same without the two lowest."
                    CHESS.not_for(Kind::RoundRobin);
                FideBhMedian1 "BH/M1" "median Buchholz" ["BH/M1", Name::Bh, Modifiers::median(1)]
                    "FIDE C.07, 8.1: the same without the lowest and the highest."
                    CHESS.not_for(Kind::RoundRobin);
                FideAob "AOB" "average Buchholz of the opponents"
                    ["AOB", Name::Aob, Modifiers::NONE]
                    "FIDE C.07, 8.2: the mean of the opponents' Buchholz."
                    CHESS.not_for(Kind::RoundRobin);
                FideFb "FB" "Fore Buchholz" ["FB", Name::Fb, Modifiers::NONE]
                    "FIDE C.07, 8.3: Buchholz with the games of the last round taken as drawn."
                    CHESS.not_for(Kind::RoundRobin);
                FideSb "SB" "Sonneborn-Berger" ["SB", Name::Sb, Modifiers::NONE]
                    "FIDE C.07, 9.1: the opponents' scores times the points scored against them."
                    CHESS;
                FideSbCut1 "SB/C1" "Sonneborn-Berger cut 1" ["SB/C1", Name::Sb, Modifiers::cut(1)]
                    "FIDE C.07, 9.1: the same without the least significant."
                    CHESS;
                FideKs "KS" "Koya system" ["KS", Name::Ks, Modifiers::NONE]
                    "FIDE C.07, 9.2: points against opponents with at least half of the possible \
points."
                    CHESS.not_for(Kind::Swiss);
                FideAro "ARO" "average rating of the opponents" ["ARO", Name::Aro, Modifiers::NONE]
                    "FIDE C.07, 10.1: the mean rating of the opponents met over the board."
                    CHESS.undefined_where("a player has no rating");
                FideAroCut1 "ARO/C1" "average rating of the opponents cut 1"
                    ["ARO/C1", Name::Aro, Modifiers::cut(1)]
                    "FIDE C.07, 10.1: the same without the lowest."
                    CHESS.undefined_where("a player has no rating");
                FideTpr "TPR" "tournament performance rating" ["TPR", Name::Tpr, Modifiers::NONE]
                    "FIDE C.07, 10.2: the average rating of the opponents and what the percentage \
adds."
                    CHESS.undefined_where("a player has no rating");
                FidePtp "PTP" "perfect tournament performance" ["PTP", Name::Ptp, Modifiers::NONE]
                    "FIDE C.07, 10.3: the lowest rating that would be expected to score as much."
                    CHESS.undefined_where("a player has no rating");
                FideApro "APRO" "average performance of the opponents"
                    ["APRO", Name::Apro, Modifiers::NONE]
                    "FIDE C.07, 10.4: the mean of the opponents' performance ratings."
                    CHESS.undefined_where("a player has no rating");
                FideAppo "APPO" "average perfect performance of the opponents"
                    ["APPO", Name::Appo, Modifiers::NONE]
                    "FIDE C.07, 10.5: the mean of the opponents' perfect performances."
                    CHESS.undefined_where("a player has no rating");
                FideRtng "RTNG" "rating" ["RTNG", Name::Rtng, Modifiers::NONE]
                    "FIDE C.07, 10.6: the player's rating."
                    CHESS.undefined_where("a player has no rating");
            }
        }
    };
}
