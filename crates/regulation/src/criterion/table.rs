//! The table of criteria: one line each, and nothing else about it anywhere but in the file that works it out.
//!
//! A line of `own` names the criterion, its file in `engine/src/criteria/`, its name in regulation files, what its values are called in a
//! step, its nature, and what it does in a sentence. A line of `fide` has FIDE's tie-break and how many it leaves out at the low and at
//! the high end in place of the file. The regulation reader, the checker, the engine and the reference are made from this table: a line
//! without its file does not compile, and a file without its line fails a test. `docs/guides/developers.md` adds one.

/// Hands the table to a macro of the caller.
#[macro_export]
macro_rules! criteria_table {
    ($caller:ident) => {
        $caller! {
            own {
                MutualResult mutual_result "mutual-result" "mutual result" (CHESS.among_the_tied())
                    "Points from the games among all the tied, every game counting 1, ½, 0.";
                MutualResultWeighted mutual_result_weighted "mutual-result-weighted" "mutual result" (CHESS.among_the_tied())
                    "Points from the games among all the tied, as the event scores them.";
                SonnebornBerger sonneborn_berger "sonneborn-berger" "Sonneborn-Berger" (CHESS)
                    "The full score of every opponent beaten and half the score of every opponent drawn with.";
                GamesWithBlack games_with_black "games-with-black" "games with black" (CHESS.counts_colours())
                    "The number of games played with black.";
                Wins wins "wins" "wins" (CHESS)
                    "The number of games won.";
                WinsWithBlack wins_with_black "wins-with-black" "wins with black" (CHESS.counts_colours())
                    "The number of games won with black.";
                ImpQuotient imp_quotient "imp-quotient" "IMP quotient" (BRIDGE.quotient("a team neither won nor lost any IMPs: 0/0"))
                    "IMPs won divided by IMPs lost, in all matches played.";
                PointsQuotient points_quotient "total-points-quotient" "total points quotient" (BRIDGE.quotient("a team neither won nor lost any points: 0/0"))
                    "Total points won divided by total points lost, in all matches played.";
                ImpsInTheirMatch imps_in_their_match "imps-in-their-match" "IMPs in their match" (BRIDGE.among_the_tied().idle_for_two_after(C::NetImps))
                    "IMPs earned in the match that the tied played against each other.";
                PointsInTheirMatch points_in_their_match "total-points-in-their-match" "total points in their match" (BRIDGE.among_the_tied().idle_for_two_after(C::NetPoints))
                    "Total points earned in the match that the tied played against each other.";
                BeatBoth beat_both "beat-both" "matches among the tied" (BRIDGE.among_the_tied().one_first().idle_after(&[C::BeatAllOrTiedOne]))
                    "First is the one team that beat both of the others.";
                BeatOneTiedOther beat_one_tied_other "beat-one-tied-other" "matches among the tied" (BRIDGE.among_the_tied().one_first().separates_from(3).idle_after(&[C::BeatAllOrTiedOne]))
                    "First is the one team that beat one of the others and tied with the other.";
                BeatenByBoth beaten_by_both "beaten-by-both" "matches among the tied" (BRIDGE.among_the_tied().one_last())
                    "Last is the one team that was beaten by both of the others.";
                BeatAllOrTiedOne beat_all "beat-all-or-tied-one" "matches among the tied" (BRIDGE.among_the_tied().one_first())
                    "First is the one team that beat all the others, or alone tied one and beat the rest.";
                NetImps net_imps "net-imps" "net IMPs among the tied" (BRIDGE.among_the_tied().idle_for_two_after(C::ImpsInTheirMatch))
                    "IMPs won less IMPs lost in the matches among the tied.";
                NetPoints net_points "net-total-points" "net total points among the tied" (BRIDGE.among_the_tied().idle_for_two_after(C::PointsInTheirMatch))
                    "Total points won less total points lost in the matches among the tied.";
                NetImpsInAll net_imps_in_all "net-imps-in-all-matches" "net IMPs in all matches" (BRIDGE)
                    "IMPs won less IMPs lost, in all matches played.";
                MarginAgainstCommonOpponent margin_against_common_opponent "margin-against-common-opponent" "margin against a common opponent" (BRIDGE.among_the_tied().undefined("the tied have met no team in common"))
                    "Net IMPs against the highest-placed team that all the tied met, then the next, to the first that differs.";
                SwissPoints swiss_points "swiss-points" "Swiss points" (BRIDGE)
                    "The sum of the scores of every opponent met.";
                QualificationRank qualification_rank "qualification-rank" "place in the qualification" (BRIDGE.needs(Needs::Asked))
                    "The place at the end of the qualification, the higher one first.";
                QualificationMatch qualification_match "qualification-match" "qualification match" (BRIDGE.among_the_tied().needs(Needs::Kind(Kind::Knockout)).undefined("the two did not meet in the qualification"))
                    "The match of the qualification between the tied: VPs, then IMPs.";
                BestSession best_session "best-session" "best session" (BRIDGE.idle_after(&[C::NextBestSession]).needs(Needs::Kind(Kind::Pairs)))
                    "The score in the best session.";
                NextBestSession next_best_session "next-best-session" "best session" (BRIDGE.needs(Needs::Kind(Kind::Pairs)))
                    "The score in the best session, then the next best, and so on to the first that differs.";
                BestTwoSessions best_two_sessions "best-two-sessions" "best two sessions" (BRIDGE.needs(Needs::Kind(Kind::Pairs)))
                    "The score in the best two sessions together.";
                CommonOpponent common_opponent "common-opponent" "matchpoints against a common opponent" (BRIDGE.among_the_tied().needs(Needs::Kind(Kind::Pairs)).undefined("the tied have met no pair in common"))
                    "Matchpoints against the highest-ranked pairs that all the tied met, then the next, to the first that differs.";
                ScoreWithoutCarryOver score_without_carry_over "score-without-carry-over" "score without carry-over" (BRIDGE)
                    "The score of the stage without what was carried over.";
                OpponentsAverage opponents_average "opponents-average" "average score of the opponents" (BRIDGE.quotient("a team had byes and forfeits only: there is nobody to average over"))
                    "The average of the opponents' final scores.";
                WeightedAverage weighted_average "weighted-average" "weighted average" (BRIDGE.quotient("a team had byes and forfeits only: there is nobody to average over"))
                    "The average, over the matches, of the own score times the opponent's final score.";
                DirectMatch direct_match "direct-match" "direct match" (BRIDGE.among_the_tied())
                    "The score in the matches among the tied, where all of them met.";
                NetOnCommonBoards net_on_common_boards "net-points-on-common-boards" "net total points on common boards" (BRIDGE.among_the_tied().needs(Needs::Kind(Kind::BoardAMatch)).undefined("the tied played no board in common"))
                    "Net total points over the boards that all the tied played.";
                BoardsWon boards_won "boards-won" "boards won" (BRIDGE.needs(Needs::Asked))
                    "A point for each board won and half a point for each drawn, over all boards played (point-a-board).";
            }
            fide {
                FideDe (De 0 0) "DE" "direct encounter" (CHESS.among_the_tied())
                    "FIDE C.07, 6: points from the games among the tied, again for those still level.";
                FideWin (Win 0 0) "WIN" "wins" (CHESS)
                    "FIDE C.07, 7.1: rounds that gave as much as a win, played or not.";
                FideWon (Won 0 0) "WON" "games won" (CHESS)
                    "FIDE C.07, 7.2: games won over the board.";
                FideBpg (Bpg 0 0) "BPG" "games with black" (CHESS)
                    "FIDE C.07, 7.3: games played with black.";
                FideBwg (Bwg 0 0) "BWG" "wins with black" (CHESS)
                    "FIDE C.07, 7.4: games won with black.";
                FidePs (Ps 0 0) "PS" "progressive score" (CHESS)
                    "FIDE C.07, 7.5: the sum of the scores after each round.";
                FidePsCut1 (Ps 1 0) "PS/C1" "progressive score cut 1" (CHESS)
                    "FIDE C.07, 7.5: the same without the first round.";
                FideRep (Rep 0 0) "REP" "rounds elected to play" (CHESS)
                    "FIDE C.07, 7.6: rounds without a forfeit loss or a requested bye.";
                FideStd (Std 0 0) "STD" "standard points" (CHESS)
                    "FIDE C.07, 7.7: points at 1, ½, 0.";
                FideBh (Bh 0 0) "BH" "Buchholz" (CHESS)
                    "FIDE C.07, 8.1: the sum of the opponents' scores.";
                FideBhCut1 (Bh 1 0) "BH/C1" "Buchholz cut 1" (CHESS)
                    "FIDE C.07, 8.1: the same without the lowest.";
                FideBhCut2 (Bh 2 0) "BH/C2" "Buchholz cut 2" (CHESS)
                    "FIDE C.07, 8.1: the same without the two lowest.";
                FideBhMedian1 (Bh 1 1) "BH/M1" "median Buchholz" (CHESS)
                    "FIDE C.07, 8.1: the same without the lowest and the highest.";
                FideAob (Aob 0 0) "AOB" "average Buchholz of the opponents" (CHESS)
                    "FIDE C.07, 8.2: the mean of the opponents' Buchholz.";
                FideFb (Fb 0 0) "FB" "Fore Buchholz" (CHESS)
                    "FIDE C.07, 8.3: Buchholz with the games of the last round taken as drawn.";
                FideSb (Sb 0 0) "SB" "Sonneborn-Berger" (CHESS)
                    "FIDE C.07, 9.1: the opponents' scores times the points scored against them.";
                FideSbCut1 (Sb 1 0) "SB/C1" "Sonneborn-Berger cut 1" (CHESS)
                    "FIDE C.07, 9.1: the same without the least significant.";
                FideKs (Ks 0 0) "KS" "Koya system" (CHESS)
                    "FIDE C.07, 9.2: points against opponents with at least half of the possible points.";
                FideAro (Aro 0 0) "ARO" "average rating of the opponents" (CHESS.undefined("a player has no rating"))
                    "FIDE C.07, 10.1: the mean rating of the opponents met over the board.";
                FideAroCut1 (Aro 1 0) "ARO/C1" "average rating of the opponents cut 1" (CHESS.undefined("a player has no rating"))
                    "FIDE C.07, 10.1: the same without the lowest.";
                FideTpr (Tpr 0 0) "TPR" "tournament performance rating" (CHESS.undefined("a player has no rating"))
                    "FIDE C.07, 10.2: the average rating of the opponents and what the percentage adds.";
                FidePtp (Ptp 0 0) "PTP" "perfect tournament performance" (CHESS.undefined("a player has no rating"))
                    "FIDE C.07, 10.3: the lowest rating that would be expected to score as much.";
                FideApro (Apro 0 0) "APRO" "average performance of the opponents" (CHESS.undefined("a player has no rating"))
                    "FIDE C.07, 10.4: the mean of the opponents' performance ratings.";
                FideAppo (Appo 0 0) "APPO" "average perfect performance of the opponents" (CHESS.undefined("a player has no rating"))
                    "FIDE C.07, 10.5: the mean of the opponents' perfect performances.";
                FideRtng (Rtng 0 0) "RTNG" "rating" (CHESS.undefined("a player has no rating"))
                    "FIDE C.07, 10.6: the player's rating.";
            }
        }
    };
}
