-- What release 0.1 kept, by its own statements; written by make.py, which says how.
CREATE TABLE IF NOT EXISTS tables_version (number BIGINT PRIMARY KEY);
INSERT INTO tables_version (number) VALUES (1);
INSERT INTO tables_version (number) VALUES (2);
INSERT INTO tables_version (number) VALUES (3);
INSERT INTO account (name, role, password, created) VALUES ('Ann', 'administrator', '$argon2id$v=19$m=19456,t=2,p=1$nBg+moOI49RJBUO0R0atAQ$SPNV82MAACGwBwyNJz93B3PYpWk8wblcKXmTvnlSK5c', 1763200000);
INSERT INTO account (name, role, password, created) VALUES ('Ben Arbiter', 'arbiter', '$argon2id$v=19$m=19456,t=2,p=1$bg2+OZSBJ5VIwkyGVKRnfA$WRavCau4wrRXOykCuRoCENeO2GPBtwnskKRlkvcaCUM', 1763200001);
INSERT INTO session (hash, account, expires) VALUES ('7a29348bfc9cc03e3e3732d26ea5bbb086dd424ab403c6a1aceaf277537e7d7c', 'Ann', 9000000000);
INSERT INTO token (hash, account, label, created) VALUES ('97222d49e050ee98425bea78869d55ae2ae371fe93cfd7e4bb0342896cfc71aa', 'Ann', 'relay', 1763200002);
INSERT INTO invitation (hash, account, role, expires) VALUES ('f448b6db9db3d9475cb7e5f745a9bf7d1a1c22abc79b6ae0c28ae81a663d2d40', 'Carl', 'reader', 9000000000);
INSERT INTO event (slug, title, file, text, regulation_file, regulation_text, created_by, created) SELECT 'tata-steel-masters-2024', 'Tata Steel Masters 2024', 'tata-steel-masters-2024.toml', '# Tata Steel Masters 2024, Wijk aan Zee, 13 to 28 January 2024. Complete: 91 of 91 games.
# Sources: PGN headers: The Week in Chess and PGN Mentor collections (public GitHub copies: rozim/ChessData, modulariumresearch/chess-reasoning, pkpranam/ChessLSTM);
# final points: ruchess.ru, "Wei Yi Wins Tata Steel Chess Tournament 2024"; federations: standings after round 1 as posted on r/chess,
# with FID for Nepomniachtchi as in the newspaper results.
# 15 games among Donchenko, Ju, Maghsoodloo, Van Foreest, Vidit and Warmerdam are not in those PGN files. Their results:
#   named in reports: rounds 2, 3, 4 (Warmerdam-Ju), 7 and 12 fide.com, ruchess.ru; 8 and 10 sportstar.thehindu.com;
#   the other seven worked out from the standings published after rounds 3, 7, 8, 10 and 13 and from fide.com on round 4, which names
#   three winners and neither Vidit nor Van Foreest. Were that list not complete, one other set would fit: Vidit wins in round 4,
#   Warmerdam and Van Foreest win in round 5, Warmerdam-Donchenko is drawn in round 6. No score and no Sonneborn-Berger of a leader changes.
# Colours and rounds of the 15: the Berger table, of which only one numbering fits the 76 games.

format     = "tiebreak-event/1"
title      = "Tata Steel Masters 2024"
regulation = "tata-steel-masters-2023"
kind       = "round-robin"

[[player]]
name       = "Nodirbek Abdusattorov"
federation = "UZB"
rating     = 2727
points     = 8.5

[[player]]
name       = "Ding Liren"
federation = "CHN"
rating     = 2780
points     = 6

[[player]]
name       = "Alexander Donchenko"
federation = "GER"
rating     = 2643
points     = 4.5

[[player]]
name       = "Alireza Firouzja"
federation = "FRA"
rating     = 2759
points     = 7.5

[[player]]
name       = "Anish Giri"
federation = "NED"
rating     = 2749
points     = 8.5

[[player]]
name       = "Gukesh D"
federation = "IND"
rating     = 2725
points     = 8.5

[[player]]
name       = "Ju Wenjun"
federation = "CHN"
rating     = 2549
points     = 4.5

[[player]]
name       = "Parham Maghsoodloo"
federation = "IRI"
rating     = 2740
points     = 4.5

[[player]]
name       = "Ian Nepomniachtchi"
federation = "FID"
rating     = 2769
points     = 6.5

[[player]]
name       = "Praggnanandhaa R"
federation = "IND"
rating     = 2743
points     = 7.5

[[player]]
name       = "Jorden van Foreest"
federation = "NED"
rating     = 2682
points     = 4.5

[[player]]
name       = "Vidit Gujrathi"
federation = "IND"
rating     = 2742
points     = 7.5

[[player]]
name       = "Max Warmerdam"
federation = "NED"
rating     = 2625
points     = 4

[[player]]
name       = "Wei Yi"
federation = "CHN"
rating     = 2740
points     = 8.5

[[game]]
round  = 1
white  = "Alexander Donchenko"
black  = "Wei Yi"
result = "0-1"

[[game]]
round  = 1
white  = "Jorden van Foreest"
black  = "Alireza Firouzja"
result = "0-1"

[[game]]
round  = 1
white  = "Vidit Gujrathi"
black  = "Ding Liren"
result = "1/2-1/2"

[[game]]
round  = 1
white  = "Ju Wenjun"
black  = "Anish Giri"
result = "0-1"

[[game]]
round  = 1
white  = "Gukesh D"
black  = "Nodirbek Abdusattorov"
result = "1/2-1/2"

[[game]]
round  = 1
white  = "Max Warmerdam"
black  = "Ian Nepomniachtchi"
result = "0-1"

[[game]]
round  = 1
white  = "Praggnanandhaa R"
black  = "Parham Maghsoodloo"
result = "1/2-1/2"

[[game]]
round  = 2
white  = "Nodirbek Abdusattorov"
black  = "Praggnanandhaa R"
result = "1/2-1/2"

[[game]]
round  = 2
white  = "Ian Nepomniachtchi"
black  = "Ju Wenjun"
result = "1/2-1/2"

[[game]]
round  = 2
white  = "Anish Giri"
black  = "Vidit Gujrathi"
result = "1/2-1/2"

[[game]]
round  = 2
white  = "Wei Yi"
black  = "Gukesh D"
result = "0-1"

[[game]]
round  = 2
white  = "Alireza Firouzja"
black  = "Parham Maghsoodloo"
result = "1-0"

[[game]]
round  = 2
white  = "Ding Liren"
black  = "Alexander Donchenko"
result = "1/2-1/2"

[[game]]
round  = 2
white  = "Jorden van Foreest"
black  = "Max Warmerdam"
result = "0-1"

[[game]]
round  = 3
white  = "Alexander Donchenko"
black  = "Anish Giri"
result = "0-1"

[[game]]
round  = 3
white  = "Vidit Gujrathi"
black  = "Ian Nepomniachtchi"
result = "1/2-1/2"

[[game]]
round  = 3
white  = "Max Warmerdam"
black  = "Alireza Firouzja"
result = "1/2-1/2"

[[game]]
round  = 3
white  = "Gukesh D"
black  = "Ding Liren"
result = "0-1"

[[game]]
round  = 3
white  = "Praggnanandhaa R"
black  = "Wei Yi"
result = "1/2-1/2"

[[game]]
round  = 3
white  = "Parham Maghsoodloo"
black  = "Nodirbek Abdusattorov"
result = "0-1"

[[game]]
round  = 3
white  = "Ju Wenjun"
black  = "Jorden van Foreest"
result = "0-1"

[[game]]
round  = 4
white  = "Wei Yi"
black  = "Parham Maghsoodloo"
result = "1-0"

[[game]]
round  = 4
white  = "Ding Liren"
black  = "Praggnanandhaa R"
result = "0-1"

[[game]]
round  = 4
white  = "Ian Nepomniachtchi"
black  = "Alexander Donchenko"
result = "1/2-1/2"

[[game]]
round  = 4
white  = "Anish Giri"
black  = "Gukesh D"
result = "1-0"

[[game]]
round  = 4
white  = "Alireza Firouzja"
black  = "Nodirbek Abdusattorov"
result = "1/2-1/2"

[[game]]
round  = 4
white  = "Jorden van Foreest"
black  = "Vidit Gujrathi"
result = "1/2-1/2"

[[game]]
round  = 4
white  = "Max Warmerdam"
black  = "Ju Wenjun"
result = "1/2-1/2"

[[game]]
round  = 5
white  = "Ju Wenjun"
black  = "Alireza Firouzja"
result = "1-0"

[[game]]
round  = 5
white  = "Praggnanandhaa R"
black  = "Anish Giri"
result = "1/2-1/2"

[[game]]
round  = 5
white  = "Nodirbek Abdusattorov"
black  = "Wei Yi"
result = "1/2-1/2"

[[game]]
round  = 5
white  = "Gukesh D"
black  = "Ian Nepomniachtchi"
result = "1-0"

[[game]]
round  = 5
white  = "Parham Maghsoodloo"
black  = "Ding Liren"
result = "1/2-1/2"

[[game]]
round  = 5
white  = "Alexander Donchenko"
black  = "Jorden van Foreest"
result = "1/2-1/2"

[[game]]
round  = 5
white  = "Vidit Gujrathi"
black  = "Max Warmerdam"
result = "1/2-1/2"

[[game]]
round  = 6
white  = "Jorden van Foreest"
black  = "Gukesh D"
result = "0-1"

[[game]]
round  = 6
white  = "Ian Nepomniachtchi"
black  = "Praggnanandhaa R"
result = "1/2-1/2"

[[game]]
round  = 6
white  = "Anish Giri"
black  = "Parham Maghsoodloo"
result = "1/2-1/2"

[[game]]
round  = 6
white  = "Alireza Firouzja"
black  = "Wei Yi"
result = "1-0"

[[game]]
round  = 6
white  = "Ding Liren"
black  = "Nodirbek Abdusattorov"
result = "1/2-1/2"

[[game]]
round  = 6
white  = "Ju Wenjun"
black  = "Vidit Gujrathi"
result = "1/2-1/2"

[[game]]
round  = 6
white  = "Max Warmerdam"
black  = "Alexander Donchenko"
result = "1-0"

[[game]]
round  = 7
white  = "Parham Maghsoodloo"
black  = "Ian Nepomniachtchi"
result = "1/2-1/2"

[[game]]
round  = 7
white  = "Wei Yi"
black  = "Ding Liren"
result = "1/2-1/2"

[[game]]
round  = 7
white  = "Vidit Gujrathi"
black  = "Alireza Firouzja"
result = "1-0"

[[game]]
round  = 7
white  = "Nodirbek Abdusattorov"
black  = "Anish Giri"
result = "1-0"

[[game]]
round  = 7
white  = "Gukesh D"
black  = "Max Warmerdam"
result = "1-0"

[[game]]
round  = 7
white  = "Praggnanandhaa R"
black  = "Jorden van Foreest"
result = "1/2-1/2"

[[game]]
round  = 7
white  = "Alexander Donchenko"
black  = "Ju Wenjun"
result = "1/2-1/2"

[[game]]
round  = 8
white  = "Max Warmerdam"
black  = "Praggnanandhaa R"
result = "1/2-1/2"

[[game]]
round  = 8
white  = "Ju Wenjun"
black  = "Gukesh D"
result = "1/2-1/2"

[[game]]
round  = 8
white  = "Ian Nepomniachtchi"
black  = "Nodirbek Abdusattorov"
result = "1-0"

[[game]]
round  = 8
white  = "Anish Giri"
black  = "Wei Yi"
result = "1/2-1/2"

[[game]]
round  = 8
white  = "Alireza Firouzja"
black  = "Ding Liren"
result = "1-0"

[[game]]
round  = 8
white  = "Jorden van Foreest"
black  = "Parham Maghsoodloo"
result = "1/2-1/2"

[[game]]
round  = 8
white  = "Vidit Gujrathi"
black  = "Alexander Donchenko"
result = "1/2-1/2"

[[game]]
round  = 9
white  = "Alexander Donchenko"
black  = "Alireza Firouzja"
result = "1-0"

[[game]]
round  = 9
white  = "Ding Liren"
black  = "Anish Giri"
result = "1/2-1/2"

[[game]]
round  = 9
white  = "Gukesh D"
black  = "Vidit Gujrathi"
result = "1/2-1/2"

[[game]]
round  = 9
white  = "Nodirbek Abdusattorov"
black  = "Jorden van Foreest"
result = "1-0"

[[game]]
round  = 9
white  = "Wei Yi"
black  = "Ian Nepomniachtchi"
result = "1-0"

[[game]]
round  = 9
white  = "Praggnanandhaa R"
black  = "Ju Wenjun"
result = "1-0"

[[game]]
round  = 9
white  = "Parham Maghsoodloo"
black  = "Max Warmerdam"
result = "1-0"

[[game]]
round  = 10
white  = "Max Warmerdam"
black  = "Nodirbek Abdusattorov"
result = "0-1"

[[game]]
round  = 10
white  = "Alireza Firouzja"
black  = "Anish Giri"
result = "1/2-1/2"

[[game]]
round  = 10
white  = "Vidit Gujrathi"
black  = "Praggnanandhaa R"
result = "1/2-1/2"

[[game]]
round  = 10
white  = "Alexander Donchenko"
black  = "Gukesh D"
result = "0-1"

[[game]]
round  = 10
white  = "Jorden van Foreest"
black  = "Wei Yi"
result = "1/2-1/2"

[[game]]
round  = 10
white  = "Ian Nepomniachtchi"
black  = "Ding Liren"
result = "1-0"

[[game]]
round  = 10
white  = "Ju Wenjun"
black  = "Parham Maghsoodloo"
result = "1/2-1/2"

[[game]]
round  = 11
white  = "Ding Liren"
black  = "Jorden van Foreest"
result = "1/2-1/2"

[[game]]
round  = 11
white  = "Wei Yi"
black  = "Max Warmerdam"
result = "1-0"

[[game]]
round  = 11
white  = "Nodirbek Abdusattorov"
black  = "Ju Wenjun"
result = "1-0"

[[game]]
round  = 11
white  = "Gukesh D"
black  = "Alireza Firouzja"
result = "1/2-1/2"

[[game]]
round  = 11
white  = "Anish Giri"
black  = "Ian Nepomniachtchi"
result = "1/2-1/2"

[[game]]
round  = 11
white  = "Praggnanandhaa R"
black  = "Alexander Donchenko"
result = "1/2-1/2"

[[game]]
round  = 11
white  = "Parham Maghsoodloo"
black  = "Vidit Gujrathi"
result = "0-1"

[[game]]
round  = 12
white  = "Alireza Firouzja"
black  = "Ian Nepomniachtchi"
result = "1-0"

[[game]]
round  = 12
white  = "Jorden van Foreest"
black  = "Anish Giri"
result = "0-1"

[[game]]
round  = 12
white  = "Vidit Gujrathi"
black  = "Nodirbek Abdusattorov"
result = "1-0"

[[game]]
round  = 12
white  = "Gukesh D"
black  = "Praggnanandhaa R"
result = "1/2-1/2"

[[game]]
round  = 12
white  = "Ju Wenjun"
black  = "Wei Yi"
result = "0-1"

[[game]]
round  = 12
white  = "Max Warmerdam"
black  = "Ding Liren"
result = "0-1"

[[game]]
round  = 12
white  = "Alexander Donchenko"
black  = "Parham Maghsoodloo"
result = "1/2-1/2"

[[game]]
round  = 13
white  = "Ding Liren"
black  = "Ju Wenjun"
result = "1/2-1/2"

[[game]]
round  = 13
white  = "Parham Maghsoodloo"
black  = "Gukesh D"
result = "0-1"

[[game]]
round  = 13
white  = "Wei Yi"
black  = "Vidit Gujrathi"
result = "1-0"

[[game]]
round  = 13
white  = "Nodirbek Abdusattorov"
black  = "Alexander Donchenko"
result = "1-0"

[[game]]
round  = 13
white  = "Anish Giri"
black  = "Max Warmerdam"
result = "1-0"

[[game]]
round  = 13
white  = "Praggnanandhaa R"
black  = "Alireza Firouzja"
result = "1/2-1/2"

[[game]]
round  = 13
white  = "Ian Nepomniachtchi"
black  = "Jorden van Foreest"
result = "1/2-1/2"
', 'regulations/chess/tata-steel-masters-2023.toml', '# Every printed sentence stands in one clause. Numbers are the printed ones; words, "B.end" and the letters alone are names of ours.

format = "tiebreak-regulation/1"
id     = "tata-steel-masters-2023"
title  = "Tata Steel Masters 2023"
sport  = "chess"
source = "Tata Steel Chess Tournament 2023, tiebreak regulations - Tata Steel Masters (sources/tata-steel-chess-tournament-2023.txt)"

# A forfeited game counts as a result, but nobody has had black in it.
forfeits = { reading = "forfeits", in-scores = "in-scores", everywhere = "everywhere" }

[clause."Laws"]
text = "We will use the valid FIDE Laws of Chess (effective since 1 January 2023)."
outside = "the Laws of Chess are the arbiters'' matter"

[clause."Rate of play"]
text = "100 minutes for 40 moves, followed by 50 minutes for 20 moves, then 15 minutes for the remaining moves with 30 seconds cumulative increment for each move starting from the first move."
remind = "Main tournament: 100 minutes for 40 moves, 50 for 20, 15 for the rest, 30 seconds added for each move from the first."
during = "event"

[clause."Fair play"]
text = "We apply visible and non-visible fair play measures."
outside = "fair play measures are not told to programs"

[clause."Start of the round"]
text = "All rounds start at 14:00 CET, except for the last round which starts at 12:00 CET."
remind = "Rounds start at 14:00 CET, the last at 12:00 CET."
during = "event"

[clause."Broadcast delay"]
text = "Moves will be broadcasted with a delay of 15 minutes (due to fair play measures)."
remind = "Moves are broadcast with a delay of 15 minutes."
during = "event"

[clause."Short draws"]
text = "We kindly ask all players to show their best fighting spirit. The sponsor and Organizing Committee respect it a lot when draws within 30 moves, or within three hours of play, will not be seen during the event. The player(s) who will not respect this ethical rule, may risk not being invited for future Tata Steel Chess Tournaments."
short-draws = { moves = 30, minutes = 180 }

[clause."Non-smoking"]
text = "Smoking is not allowed while your game is in progress."
outside = "a rule for the players'' conduct"

[clause."Prize money"]
text = "In case two or more players have the same score, money prizes will be shared equally. The result of tie break games will not influence money prizes."
prizes = "by-score"

[clause."Promotion"]
text = "The winner of the Tata Steel Challengers will receive an invitation for the Tata Steel Masters of next year. In case of an equal score, the invitee will be determined according to the following rules (in order of importance): a. the mutual result, b. the Sonneborn-Berger score, c. the player with more games with black, d. drawing of lots."
remind = "The winner of the Challengers is invited to next year''s Masters: see tata-steel-challengers-2023."
during = "event"

[clause."A.1"]
text = "If the top two or more players score the same number of points in the Tata Steel Chess Tournament 2022, a tiebreak to determine the tournament winner will be played. All players with this highest score will participate in the tiebreak games. Irrespective of the outcome, the prize money will be divided equally among all the players in the tiebreak."
applies = { kinds = ["round-robin"], tie-for = "first", go = "B.end" }
prizes  = "by-score"

[clause."A.2"]
text = "Tiebreak games are only played to determine the tournament winner. All other players (except the winner) in the tiebreak will share second place. As soon as there is a clear winner, other scheduled tiebreak games will no longer be played."
settles = "winner"   # everyone else who was tied shares second place
stop    = { reading = "clear-winner", at-once = "clear-winner", after-the-round = "clear-winner-after-round" }

[clause."A.3"]
text = "The tiebreak games will be played as soon as possible after all (potential) players in the tiebreak games have finished their games in the main tournament. Every player will have a minimum rest period of 30 minutes before the start of the tiebreak games."
rest = { minutes = 30, after = "tied-games" }

[clause."A.4"]
text = "In principle, there will not be a rest period between tiebreak games, i.e. the next games will be played as soon as possible. However, the chief arbiter may decide on granting a limited rest period."
remind = "No rest between tiebreak games; the chief arbiter may grant a limited one."

[clause."A.5"]
text = "The tiebreak games will be played in the main tournament hall if all games in the Tata Steel Masters and Tata Steel Challengers section have finished. Otherwise, an alternative tournament room will be used."
remind = "Play in the main hall if all games of Masters and Challengers have finished, else in another room."

[clause."B.1"]
text = "The time control of the tiebreak games for both players is 3 minutes with a 2 seconds increment per move as of the first move, with an exception for ''sudden death'' tiebreak games."
clock = { name = "blitz", both = "3:00+2" }

[clause."B.2"]
text = "The time control of the ''sudden death'' tiebreak games (see paragraph C.2) is 2½ minutes for white and 3 minutes for black with a 2 seconds increment per move as of the first move for both players."
clock = { name = "sudden-death", white = "2:30+2", black = "3:00+2" }

[clause."B.end"]
text = "The playing schedule of the tiebreak games depends on the number of players in the tiebreak games (see paragraphs C to F). If the top two or more players score the same number of points after a series of tiebreak games, these players will advance to the next series of tiebreak games, following the relevant schedule related to the number of remaining players (see paragraphs C to F)."
by-number = { "2" = "C", "3" = "D", "4" = "E", "5.." = "F" }

[clause."C"]
text = "If there are two players in the tiebreak, the following playing schedule will apply:"
go = "C.1"

[clause."C.1"]
text = "A play-off match of two games will be played. A drawing of lots will decide which player will start with white."
play = { form = "match", games = 2, clock = "blitz", white = "lots" }
then = "C.2"

[clause."C.2"]
text = "If the play-off match as per section 1 above results in a tie, a ''sudden death'' game will be played. If this game is a draw, the next ''sudden death'' game will be played. This will continue until a player wins a game. A drawing of lots will decide which player will start with white. The other player will play white in the next two ''sudden death'' games. After three ''sudden death games'' the first player will play white in the next two games, and so on."
play = { form = "until-won", clock = "sudden-death", order = "1 2 2 1", white = { reading = "sudden-death-lots", again = "lots", kept = "kept" } }

[clause."D"]
text = "If there are three players in the tiebreak, the following playing schedule will apply:"
go = "D.1"

[clause."D.1"]
text = "A single round robin tournament (following the Berger tables) will be played. A drawing of lots will decide the pairing numbers."
play = { form = "round-robin", numbers = "lots", clock = "blitz" }
then = [{ all-tied = "D.2" }, { tied = "2", go = "D.4" }]

[clause."D.2"]
text = "If there is a tie with three players in the play-off tournament as per section 1 above, a new single round robin tournament will be played, with the colours reversed."
play = { form = "round-robin", numbers = "reversed", clock = "blitz" }
then = [{ all-tied = "D.3" }, { tied = "2", go = "D.4" }]

[clause."D.3"]
text = "If there is a tie with three players in the play-off tournament as per section 2 above, a new single round robin will be played according to section 1 (and 2) above. This continues until one or two player(s) win(s) the play-off tournament."
go = { reading = "third-round-robin", fresh-lots = "D.1", reversing = "D.2" }

[clause."D.4"]
text = "If there is a tie with two players in the play-off tournament as per section 1 to 3 above, the tie break games continue according to paragraph C above."
go = "C"

[clause."E"]
text = "If there are four players in the tiebreak, the following playing schedule will apply:"
go = "E.1"

[clause."E.1"]
text = "Two semi-final play-off matches will be played simultaneously, following the play-off match schedule as per paragraph C."
play = { form = "knock-out", seeding = "E.2", match = "C", final = "E.3" }

[clause."E.2"]
text = "The pairings of the play-off matches will be based on the following criteria related to the final standings of the main tournament, where number 1 will play against number 4 and number 2 will play against number 3:"
order = ["E.2.1", "E.2.2", "E.2.3", "E.2.4"]
after-separation = { reading = "mutual-result", continued = "continue", restarted = "restart" }

[clause."E.2.1"]
text = "the mutual result,"
rank = "mutual-result"

[clause."E.2.2"]
text = "the Sonneborn-Berger score,"
rank = "sonneborn-berger"

[clause."E.2.3"]
text = "the player with more games with black,"
rank = "games-with-black"

[clause."E.2.4"]
text = "drawing of lots."
lots = "seeding"

[clause."E.3"]
text = "The two winners of the semi-final play-off matches will play a final play-off match, following the play-off match schedule as per paragraph C."
go = "C"

[clause."F"]
text = "If there are five or more players in the tiebreak, the following playing schedule will apply:"
go = "F.1"

[clause."F.1"]
text = "A single round robin tournament (following the Berger tables) will be played. A drawing of lots will decide the pairing numbers."
play = { form = "round-robin", numbers = "lots", clock = "blitz" }
then = [{ all-tied = "F.2" }, { tied = "2..4", go = "F.5" }, { tied = "5..", go = "F.4" }]

[clause."F.2"]
text = "If there is a tie with all players in the play-off tournament as per section 1 above, a new single round robin tournament will be played, with the colours reversed."
play = { form = "round-robin", numbers = "reversed", clock = "blitz" }
then = [{ all-tied = "F.3" }, { tied = "2..4", go = "F.5" }, { tied = "5..", go = "F.4" }]

[clause."F.3"]
text = "If there is a tie with all players in the play-off tournament as per section 2 above, a new single round robin will be played according to section 1 (and 2) above. This continues until not all players have the same score after the play-off tournament."
go = { reading = "third-round-robin", fresh-lots = "F.1", reversing = "F.2" }

[clause."F.4"]
text = "If there is a tie with five or more (but not all) players in the play-off tournament as per section 1 to 3 above, a new single round robin tournament will be played according to section 1 (to 3) above."
go = "F.1"

[clause."F.5"]
text = "If there is a tie with two, three or four players in the play-off tournament as per section 1 to 3 above, the tie break games continue according to paragraphs C to E above."
go = "B.end"

[reading."sudden-death-lots"]
clause   = ["C.2"]
question = "Are lots drawn again for the first sudden-death game?"
default  = "again"
[reading."sudden-death-lots".choices]
again = "yes: the sentence about lots is repeated in C.2"
kept = "no: whoever began the match with white begins again"

[reading."third-round-robin"]
clause   = ["D.3", "F.3"]
question = "How is the third round robin of the same players numbered?"
default  = "fresh-lots"
[reading."third-round-robin".choices]
fresh-lots = "lots are drawn anew as in section 1, and the fourth reverses it as in section 2"
reversing = "the colours go on being reversed, without new lots"

[reading."mutual-result"]
clause   = ["E.2"]
question = "What counts when the mutual result separates some of three or four?"
default  = "continued"
[reading."mutual-result".choices]
continued = "points from the games among all the tied; those still level go on to the next criterion"
restarted = "those still level start again with the mutual result among themselves"

[reading."clear-winner"]
clause   = ["A.2"]
question = "When is there a clear winner inside a round robin?"
default  = "at-once"
[reading."clear-winner".choices]
at-once = "as soon as nobody else can reach the leader''s present score in any way the rest may go"
after-the-round = "the same, but the round under way is finished first"

[reading."seeding-of-four"]
clause   = ["E.2"]
question = "What are four seeded by who came out of a larger play-off?"
default  = "main-tournament"
[reading."seeding-of-four".choices]
main-tournament = "the final standings of the main tournament, as E.2 says"

[reading."others-share-second"]
clause   = ["A.2"]
question = "Where do the tied stand who did not win?"
default  = "shared"
[reading."others-share-second".choices]
shared = "all of them share second place, whenever they were knocked out"

[reading."stale-year"]
clause   = ["A.1"]
question = "A.1 speaks of the tournament of 2022."
default  = "same-edition"
[reading."stale-year".choices]
same-edition = "left over from the edition before; the regulation applies to its own year"

[reading."forfeits"]
clause   = ["E.2.3"]
question = "What does a forfeited game count for?"
default  = "in-scores"
[reading."forfeits".choices]
in-scores = "points, mutual result, Sonneborn-Berger and wins; not a game with black"
everywhere = "everything, games with black too"
', 'Ann', 1763200003 WHERE NOT EXISTS (SELECT 1 FROM removal WHERE event = 'tata-steel-masters-2024');
INSERT INTO line (event, number, text, hash) VALUES ('tata-steel-masters-2024', 1, '{"format":"tiebreak-record/1","program":"tiebreak 0.1.0","event":{"title":"Tata Steel Masters 2024","file":"tata-steel-masters-2024.toml","sha256":"5c86d4efe0267e0bf66ee881c22a2033e7e7fc89a0be1b1675dc1f394f538d97"},"regulation":{"id":"tata-steel-masters-2023","file":"tata-steel-masters-2023.toml","sha256":"636ea1373a325460a5870d684b8f6afc6d79fe38e2390b1b74d56bd32fe12a9f"},"sum":"2f985d69f2e2ce68914a561afee45e8ed84b280856208381664ef097648f9245"}', '9e13409c2642cc26c18c55c85b331c4e23e14544675d064bacd706c76d33cb39');
INSERT INTO assignment (account, event) SELECT name, 'tata-steel-masters-2024' FROM account WHERE name = 'Ann';
INSERT INTO event (slug, title, file, text, regulation_file, regulation_text, created_by, created) SELECT 'brought-in-by-mistake', 'Tata Steel Masters 2024', 'tata-steel-masters-2024.toml', '# Tata Steel Masters 2024, Wijk aan Zee, 13 to 28 January 2024. Complete: 91 of 91 games.
# Sources: PGN headers: The Week in Chess and PGN Mentor collections (public GitHub copies: rozim/ChessData, modulariumresearch/chess-reasoning, pkpranam/ChessLSTM);
# final points: ruchess.ru, "Wei Yi Wins Tata Steel Chess Tournament 2024"; federations: standings after round 1 as posted on r/chess,
# with FID for Nepomniachtchi as in the newspaper results.
# 15 games among Donchenko, Ju, Maghsoodloo, Van Foreest, Vidit and Warmerdam are not in those PGN files. Their results:
#   named in reports: rounds 2, 3, 4 (Warmerdam-Ju), 7 and 12 fide.com, ruchess.ru; 8 and 10 sportstar.thehindu.com;
#   the other seven worked out from the standings published after rounds 3, 7, 8, 10 and 13 and from fide.com on round 4, which names
#   three winners and neither Vidit nor Van Foreest. Were that list not complete, one other set would fit: Vidit wins in round 4,
#   Warmerdam and Van Foreest win in round 5, Warmerdam-Donchenko is drawn in round 6. No score and no Sonneborn-Berger of a leader changes.
# Colours and rounds of the 15: the Berger table, of which only one numbering fits the 76 games.

format     = "tiebreak-event/1"
title      = "Tata Steel Masters 2024"
regulation = "tata-steel-masters-2023"
kind       = "round-robin"

[[player]]
name       = "Nodirbek Abdusattorov"
federation = "UZB"
rating     = 2727
points     = 8.5

[[player]]
name       = "Ding Liren"
federation = "CHN"
rating     = 2780
points     = 6

[[player]]
name       = "Alexander Donchenko"
federation = "GER"
rating     = 2643
points     = 4.5

[[player]]
name       = "Alireza Firouzja"
federation = "FRA"
rating     = 2759
points     = 7.5

[[player]]
name       = "Anish Giri"
federation = "NED"
rating     = 2749
points     = 8.5

[[player]]
name       = "Gukesh D"
federation = "IND"
rating     = 2725
points     = 8.5

[[player]]
name       = "Ju Wenjun"
federation = "CHN"
rating     = 2549
points     = 4.5

[[player]]
name       = "Parham Maghsoodloo"
federation = "IRI"
rating     = 2740
points     = 4.5

[[player]]
name       = "Ian Nepomniachtchi"
federation = "FID"
rating     = 2769
points     = 6.5

[[player]]
name       = "Praggnanandhaa R"
federation = "IND"
rating     = 2743
points     = 7.5

[[player]]
name       = "Jorden van Foreest"
federation = "NED"
rating     = 2682
points     = 4.5

[[player]]
name       = "Vidit Gujrathi"
federation = "IND"
rating     = 2742
points     = 7.5

[[player]]
name       = "Max Warmerdam"
federation = "NED"
rating     = 2625
points     = 4

[[player]]
name       = "Wei Yi"
federation = "CHN"
rating     = 2740
points     = 8.5

[[game]]
round  = 1
white  = "Alexander Donchenko"
black  = "Wei Yi"
result = "0-1"

[[game]]
round  = 1
white  = "Jorden van Foreest"
black  = "Alireza Firouzja"
result = "0-1"

[[game]]
round  = 1
white  = "Vidit Gujrathi"
black  = "Ding Liren"
result = "1/2-1/2"

[[game]]
round  = 1
white  = "Ju Wenjun"
black  = "Anish Giri"
result = "0-1"

[[game]]
round  = 1
white  = "Gukesh D"
black  = "Nodirbek Abdusattorov"
result = "1/2-1/2"

[[game]]
round  = 1
white  = "Max Warmerdam"
black  = "Ian Nepomniachtchi"
result = "0-1"

[[game]]
round  = 1
white  = "Praggnanandhaa R"
black  = "Parham Maghsoodloo"
result = "1/2-1/2"

[[game]]
round  = 2
white  = "Nodirbek Abdusattorov"
black  = "Praggnanandhaa R"
result = "1/2-1/2"

[[game]]
round  = 2
white  = "Ian Nepomniachtchi"
black  = "Ju Wenjun"
result = "1/2-1/2"

[[game]]
round  = 2
white  = "Anish Giri"
black  = "Vidit Gujrathi"
result = "1/2-1/2"

[[game]]
round  = 2
white  = "Wei Yi"
black  = "Gukesh D"
result = "0-1"

[[game]]
round  = 2
white  = "Alireza Firouzja"
black  = "Parham Maghsoodloo"
result = "1-0"

[[game]]
round  = 2
white  = "Ding Liren"
black  = "Alexander Donchenko"
result = "1/2-1/2"

[[game]]
round  = 2
white  = "Jorden van Foreest"
black  = "Max Warmerdam"
result = "0-1"

[[game]]
round  = 3
white  = "Alexander Donchenko"
black  = "Anish Giri"
result = "0-1"

[[game]]
round  = 3
white  = "Vidit Gujrathi"
black  = "Ian Nepomniachtchi"
result = "1/2-1/2"

[[game]]
round  = 3
white  = "Max Warmerdam"
black  = "Alireza Firouzja"
result = "1/2-1/2"

[[game]]
round  = 3
white  = "Gukesh D"
black  = "Ding Liren"
result = "0-1"

[[game]]
round  = 3
white  = "Praggnanandhaa R"
black  = "Wei Yi"
result = "1/2-1/2"

[[game]]
round  = 3
white  = "Parham Maghsoodloo"
black  = "Nodirbek Abdusattorov"
result = "0-1"

[[game]]
round  = 3
white  = "Ju Wenjun"
black  = "Jorden van Foreest"
result = "0-1"

[[game]]
round  = 4
white  = "Wei Yi"
black  = "Parham Maghsoodloo"
result = "1-0"

[[game]]
round  = 4
white  = "Ding Liren"
black  = "Praggnanandhaa R"
result = "0-1"

[[game]]
round  = 4
white  = "Ian Nepomniachtchi"
black  = "Alexander Donchenko"
result = "1/2-1/2"

[[game]]
round  = 4
white  = "Anish Giri"
black  = "Gukesh D"
result = "1-0"

[[game]]
round  = 4
white  = "Alireza Firouzja"
black  = "Nodirbek Abdusattorov"
result = "1/2-1/2"

[[game]]
round  = 4
white  = "Jorden van Foreest"
black  = "Vidit Gujrathi"
result = "1/2-1/2"

[[game]]
round  = 4
white  = "Max Warmerdam"
black  = "Ju Wenjun"
result = "1/2-1/2"

[[game]]
round  = 5
white  = "Ju Wenjun"
black  = "Alireza Firouzja"
result = "1-0"

[[game]]
round  = 5
white  = "Praggnanandhaa R"
black  = "Anish Giri"
result = "1/2-1/2"

[[game]]
round  = 5
white  = "Nodirbek Abdusattorov"
black  = "Wei Yi"
result = "1/2-1/2"

[[game]]
round  = 5
white  = "Gukesh D"
black  = "Ian Nepomniachtchi"
result = "1-0"

[[game]]
round  = 5
white  = "Parham Maghsoodloo"
black  = "Ding Liren"
result = "1/2-1/2"

[[game]]
round  = 5
white  = "Alexander Donchenko"
black  = "Jorden van Foreest"
result = "1/2-1/2"

[[game]]
round  = 5
white  = "Vidit Gujrathi"
black  = "Max Warmerdam"
result = "1/2-1/2"

[[game]]
round  = 6
white  = "Jorden van Foreest"
black  = "Gukesh D"
result = "0-1"

[[game]]
round  = 6
white  = "Ian Nepomniachtchi"
black  = "Praggnanandhaa R"
result = "1/2-1/2"

[[game]]
round  = 6
white  = "Anish Giri"
black  = "Parham Maghsoodloo"
result = "1/2-1/2"

[[game]]
round  = 6
white  = "Alireza Firouzja"
black  = "Wei Yi"
result = "1-0"

[[game]]
round  = 6
white  = "Ding Liren"
black  = "Nodirbek Abdusattorov"
result = "1/2-1/2"

[[game]]
round  = 6
white  = "Ju Wenjun"
black  = "Vidit Gujrathi"
result = "1/2-1/2"

[[game]]
round  = 6
white  = "Max Warmerdam"
black  = "Alexander Donchenko"
result = "1-0"

[[game]]
round  = 7
white  = "Parham Maghsoodloo"
black  = "Ian Nepomniachtchi"
result = "1/2-1/2"

[[game]]
round  = 7
white  = "Wei Yi"
black  = "Ding Liren"
result = "1/2-1/2"

[[game]]
round  = 7
white  = "Vidit Gujrathi"
black  = "Alireza Firouzja"
result = "1-0"

[[game]]
round  = 7
white  = "Nodirbek Abdusattorov"
black  = "Anish Giri"
result = "1-0"

[[game]]
round  = 7
white  = "Gukesh D"
black  = "Max Warmerdam"
result = "1-0"

[[game]]
round  = 7
white  = "Praggnanandhaa R"
black  = "Jorden van Foreest"
result = "1/2-1/2"

[[game]]
round  = 7
white  = "Alexander Donchenko"
black  = "Ju Wenjun"
result = "1/2-1/2"

[[game]]
round  = 8
white  = "Max Warmerdam"
black  = "Praggnanandhaa R"
result = "1/2-1/2"

[[game]]
round  = 8
white  = "Ju Wenjun"
black  = "Gukesh D"
result = "1/2-1/2"

[[game]]
round  = 8
white  = "Ian Nepomniachtchi"
black  = "Nodirbek Abdusattorov"
result = "1-0"

[[game]]
round  = 8
white  = "Anish Giri"
black  = "Wei Yi"
result = "1/2-1/2"

[[game]]
round  = 8
white  = "Alireza Firouzja"
black  = "Ding Liren"
result = "1-0"

[[game]]
round  = 8
white  = "Jorden van Foreest"
black  = "Parham Maghsoodloo"
result = "1/2-1/2"

[[game]]
round  = 8
white  = "Vidit Gujrathi"
black  = "Alexander Donchenko"
result = "1/2-1/2"

[[game]]
round  = 9
white  = "Alexander Donchenko"
black  = "Alireza Firouzja"
result = "1-0"

[[game]]
round  = 9
white  = "Ding Liren"
black  = "Anish Giri"
result = "1/2-1/2"

[[game]]
round  = 9
white  = "Gukesh D"
black  = "Vidit Gujrathi"
result = "1/2-1/2"

[[game]]
round  = 9
white  = "Nodirbek Abdusattorov"
black  = "Jorden van Foreest"
result = "1-0"

[[game]]
round  = 9
white  = "Wei Yi"
black  = "Ian Nepomniachtchi"
result = "1-0"

[[game]]
round  = 9
white  = "Praggnanandhaa R"
black  = "Ju Wenjun"
result = "1-0"

[[game]]
round  = 9
white  = "Parham Maghsoodloo"
black  = "Max Warmerdam"
result = "1-0"

[[game]]
round  = 10
white  = "Max Warmerdam"
black  = "Nodirbek Abdusattorov"
result = "0-1"

[[game]]
round  = 10
white  = "Alireza Firouzja"
black  = "Anish Giri"
result = "1/2-1/2"

[[game]]
round  = 10
white  = "Vidit Gujrathi"
black  = "Praggnanandhaa R"
result = "1/2-1/2"

[[game]]
round  = 10
white  = "Alexander Donchenko"
black  = "Gukesh D"
result = "0-1"

[[game]]
round  = 10
white  = "Jorden van Foreest"
black  = "Wei Yi"
result = "1/2-1/2"

[[game]]
round  = 10
white  = "Ian Nepomniachtchi"
black  = "Ding Liren"
result = "1-0"

[[game]]
round  = 10
white  = "Ju Wenjun"
black  = "Parham Maghsoodloo"
result = "1/2-1/2"

[[game]]
round  = 11
white  = "Ding Liren"
black  = "Jorden van Foreest"
result = "1/2-1/2"

[[game]]
round  = 11
white  = "Wei Yi"
black  = "Max Warmerdam"
result = "1-0"

[[game]]
round  = 11
white  = "Nodirbek Abdusattorov"
black  = "Ju Wenjun"
result = "1-0"

[[game]]
round  = 11
white  = "Gukesh D"
black  = "Alireza Firouzja"
result = "1/2-1/2"

[[game]]
round  = 11
white  = "Anish Giri"
black  = "Ian Nepomniachtchi"
result = "1/2-1/2"

[[game]]
round  = 11
white  = "Praggnanandhaa R"
black  = "Alexander Donchenko"
result = "1/2-1/2"

[[game]]
round  = 11
white  = "Parham Maghsoodloo"
black  = "Vidit Gujrathi"
result = "0-1"

[[game]]
round  = 12
white  = "Alireza Firouzja"
black  = "Ian Nepomniachtchi"
result = "1-0"

[[game]]
round  = 12
white  = "Jorden van Foreest"
black  = "Anish Giri"
result = "0-1"

[[game]]
round  = 12
white  = "Vidit Gujrathi"
black  = "Nodirbek Abdusattorov"
result = "1-0"

[[game]]
round  = 12
white  = "Gukesh D"
black  = "Praggnanandhaa R"
result = "1/2-1/2"

[[game]]
round  = 12
white  = "Ju Wenjun"
black  = "Wei Yi"
result = "0-1"

[[game]]
round  = 12
white  = "Max Warmerdam"
black  = "Ding Liren"
result = "0-1"

[[game]]
round  = 12
white  = "Alexander Donchenko"
black  = "Parham Maghsoodloo"
result = "1/2-1/2"

[[game]]
round  = 13
white  = "Ding Liren"
black  = "Ju Wenjun"
result = "1/2-1/2"

[[game]]
round  = 13
white  = "Parham Maghsoodloo"
black  = "Gukesh D"
result = "0-1"

[[game]]
round  = 13
white  = "Wei Yi"
black  = "Vidit Gujrathi"
result = "1-0"

[[game]]
round  = 13
white  = "Nodirbek Abdusattorov"
black  = "Alexander Donchenko"
result = "1-0"

[[game]]
round  = 13
white  = "Anish Giri"
black  = "Max Warmerdam"
result = "1-0"

[[game]]
round  = 13
white  = "Praggnanandhaa R"
black  = "Alireza Firouzja"
result = "1/2-1/2"

[[game]]
round  = 13
white  = "Ian Nepomniachtchi"
black  = "Jorden van Foreest"
result = "1/2-1/2"
', 'regulations/chess/tata-steel-masters-2023.toml', '# Every printed sentence stands in one clause. Numbers are the printed ones; words, "B.end" and the letters alone are names of ours.

format = "tiebreak-regulation/1"
id     = "tata-steel-masters-2023"
title  = "Tata Steel Masters 2023"
sport  = "chess"
source = "Tata Steel Chess Tournament 2023, tiebreak regulations - Tata Steel Masters (sources/tata-steel-chess-tournament-2023.txt)"

# A forfeited game counts as a result, but nobody has had black in it.
forfeits = { reading = "forfeits", in-scores = "in-scores", everywhere = "everywhere" }

[clause."Laws"]
text = "We will use the valid FIDE Laws of Chess (effective since 1 January 2023)."
outside = "the Laws of Chess are the arbiters'' matter"

[clause."Rate of play"]
text = "100 minutes for 40 moves, followed by 50 minutes for 20 moves, then 15 minutes for the remaining moves with 30 seconds cumulative increment for each move starting from the first move."
remind = "Main tournament: 100 minutes for 40 moves, 50 for 20, 15 for the rest, 30 seconds added for each move from the first."
during = "event"

[clause."Fair play"]
text = "We apply visible and non-visible fair play measures."
outside = "fair play measures are not told to programs"

[clause."Start of the round"]
text = "All rounds start at 14:00 CET, except for the last round which starts at 12:00 CET."
remind = "Rounds start at 14:00 CET, the last at 12:00 CET."
during = "event"

[clause."Broadcast delay"]
text = "Moves will be broadcasted with a delay of 15 minutes (due to fair play measures)."
remind = "Moves are broadcast with a delay of 15 minutes."
during = "event"

[clause."Short draws"]
text = "We kindly ask all players to show their best fighting spirit. The sponsor and Organizing Committee respect it a lot when draws within 30 moves, or within three hours of play, will not be seen during the event. The player(s) who will not respect this ethical rule, may risk not being invited for future Tata Steel Chess Tournaments."
short-draws = { moves = 30, minutes = 180 }

[clause."Non-smoking"]
text = "Smoking is not allowed while your game is in progress."
outside = "a rule for the players'' conduct"

[clause."Prize money"]
text = "In case two or more players have the same score, money prizes will be shared equally. The result of tie break games will not influence money prizes."
prizes = "by-score"

[clause."Promotion"]
text = "The winner of the Tata Steel Challengers will receive an invitation for the Tata Steel Masters of next year. In case of an equal score, the invitee will be determined according to the following rules (in order of importance): a. the mutual result, b. the Sonneborn-Berger score, c. the player with more games with black, d. drawing of lots."
remind = "The winner of the Challengers is invited to next year''s Masters: see tata-steel-challengers-2023."
during = "event"

[clause."A.1"]
text = "If the top two or more players score the same number of points in the Tata Steel Chess Tournament 2022, a tiebreak to determine the tournament winner will be played. All players with this highest score will participate in the tiebreak games. Irrespective of the outcome, the prize money will be divided equally among all the players in the tiebreak."
applies = { kinds = ["round-robin"], tie-for = "first", go = "B.end" }
prizes  = "by-score"

[clause."A.2"]
text = "Tiebreak games are only played to determine the tournament winner. All other players (except the winner) in the tiebreak will share second place. As soon as there is a clear winner, other scheduled tiebreak games will no longer be played."
settles = "winner"   # everyone else who was tied shares second place
stop    = { reading = "clear-winner", at-once = "clear-winner", after-the-round = "clear-winner-after-round" }

[clause."A.3"]
text = "The tiebreak games will be played as soon as possible after all (potential) players in the tiebreak games have finished their games in the main tournament. Every player will have a minimum rest period of 30 minutes before the start of the tiebreak games."
rest = { minutes = 30, after = "tied-games" }

[clause."A.4"]
text = "In principle, there will not be a rest period between tiebreak games, i.e. the next games will be played as soon as possible. However, the chief arbiter may decide on granting a limited rest period."
remind = "No rest between tiebreak games; the chief arbiter may grant a limited one."

[clause."A.5"]
text = "The tiebreak games will be played in the main tournament hall if all games in the Tata Steel Masters and Tata Steel Challengers section have finished. Otherwise, an alternative tournament room will be used."
remind = "Play in the main hall if all games of Masters and Challengers have finished, else in another room."

[clause."B.1"]
text = "The time control of the tiebreak games for both players is 3 minutes with a 2 seconds increment per move as of the first move, with an exception for ''sudden death'' tiebreak games."
clock = { name = "blitz", both = "3:00+2" }

[clause."B.2"]
text = "The time control of the ''sudden death'' tiebreak games (see paragraph C.2) is 2½ minutes for white and 3 minutes for black with a 2 seconds increment per move as of the first move for both players."
clock = { name = "sudden-death", white = "2:30+2", black = "3:00+2" }

[clause."B.end"]
text = "The playing schedule of the tiebreak games depends on the number of players in the tiebreak games (see paragraphs C to F). If the top two or more players score the same number of points after a series of tiebreak games, these players will advance to the next series of tiebreak games, following the relevant schedule related to the number of remaining players (see paragraphs C to F)."
by-number = { "2" = "C", "3" = "D", "4" = "E", "5.." = "F" }

[clause."C"]
text = "If there are two players in the tiebreak, the following playing schedule will apply:"
go = "C.1"

[clause."C.1"]
text = "A play-off match of two games will be played. A drawing of lots will decide which player will start with white."
play = { form = "match", games = 2, clock = "blitz", white = "lots" }
then = "C.2"

[clause."C.2"]
text = "If the play-off match as per section 1 above results in a tie, a ''sudden death'' game will be played. If this game is a draw, the next ''sudden death'' game will be played. This will continue until a player wins a game. A drawing of lots will decide which player will start with white. The other player will play white in the next two ''sudden death'' games. After three ''sudden death games'' the first player will play white in the next two games, and so on."
play = { form = "until-won", clock = "sudden-death", order = "1 2 2 1", white = { reading = "sudden-death-lots", again = "lots", kept = "kept" } }

[clause."D"]
text = "If there are three players in the tiebreak, the following playing schedule will apply:"
go = "D.1"

[clause."D.1"]
text = "A single round robin tournament (following the Berger tables) will be played. A drawing of lots will decide the pairing numbers."
play = { form = "round-robin", numbers = "lots", clock = "blitz" }
then = [{ all-tied = "D.2" }, { tied = "2", go = "D.4" }]

[clause."D.2"]
text = "If there is a tie with three players in the play-off tournament as per section 1 above, a new single round robin tournament will be played, with the colours reversed."
play = { form = "round-robin", numbers = "reversed", clock = "blitz" }
then = [{ all-tied = "D.3" }, { tied = "2", go = "D.4" }]

[clause."D.3"]
text = "If there is a tie with three players in the play-off tournament as per section 2 above, a new single round robin will be played according to section 1 (and 2) above. This continues until one or two player(s) win(s) the play-off tournament."
go = { reading = "third-round-robin", fresh-lots = "D.1", reversing = "D.2" }

[clause."D.4"]
text = "If there is a tie with two players in the play-off tournament as per section 1 to 3 above, the tie break games continue according to paragraph C above."
go = "C"

[clause."E"]
text = "If there are four players in the tiebreak, the following playing schedule will apply:"
go = "E.1"

[clause."E.1"]
text = "Two semi-final play-off matches will be played simultaneously, following the play-off match schedule as per paragraph C."
play = { form = "knock-out", seeding = "E.2", match = "C", final = "E.3" }

[clause."E.2"]
text = "The pairings of the play-off matches will be based on the following criteria related to the final standings of the main tournament, where number 1 will play against number 4 and number 2 will play against number 3:"
order = ["E.2.1", "E.2.2", "E.2.3", "E.2.4"]
after-separation = { reading = "mutual-result", continued = "continue", restarted = "restart" }

[clause."E.2.1"]
text = "the mutual result,"
rank = "mutual-result"

[clause."E.2.2"]
text = "the Sonneborn-Berger score,"
rank = "sonneborn-berger"

[clause."E.2.3"]
text = "the player with more games with black,"
rank = "games-with-black"

[clause."E.2.4"]
text = "drawing of lots."
lots = "seeding"

[clause."E.3"]
text = "The two winners of the semi-final play-off matches will play a final play-off match, following the play-off match schedule as per paragraph C."
go = "C"

[clause."F"]
text = "If there are five or more players in the tiebreak, the following playing schedule will apply:"
go = "F.1"

[clause."F.1"]
text = "A single round robin tournament (following the Berger tables) will be played. A drawing of lots will decide the pairing numbers."
play = { form = "round-robin", numbers = "lots", clock = "blitz" }
then = [{ all-tied = "F.2" }, { tied = "2..4", go = "F.5" }, { tied = "5..", go = "F.4" }]

[clause."F.2"]
text = "If there is a tie with all players in the play-off tournament as per section 1 above, a new single round robin tournament will be played, with the colours reversed."
play = { form = "round-robin", numbers = "reversed", clock = "blitz" }
then = [{ all-tied = "F.3" }, { tied = "2..4", go = "F.5" }, { tied = "5..", go = "F.4" }]

[clause."F.3"]
text = "If there is a tie with all players in the play-off tournament as per section 2 above, a new single round robin will be played according to section 1 (and 2) above. This continues until not all players have the same score after the play-off tournament."
go = { reading = "third-round-robin", fresh-lots = "F.1", reversing = "F.2" }

[clause."F.4"]
text = "If there is a tie with five or more (but not all) players in the play-off tournament as per section 1 to 3 above, a new single round robin tournament will be played according to section 1 (to 3) above."
go = "F.1"

[clause."F.5"]
text = "If there is a tie with two, three or four players in the play-off tournament as per section 1 to 3 above, the tie break games continue according to paragraphs C to E above."
go = "B.end"

[reading."sudden-death-lots"]
clause   = ["C.2"]
question = "Are lots drawn again for the first sudden-death game?"
default  = "again"
[reading."sudden-death-lots".choices]
again = "yes: the sentence about lots is repeated in C.2"
kept = "no: whoever began the match with white begins again"

[reading."third-round-robin"]
clause   = ["D.3", "F.3"]
question = "How is the third round robin of the same players numbered?"
default  = "fresh-lots"
[reading."third-round-robin".choices]
fresh-lots = "lots are drawn anew as in section 1, and the fourth reverses it as in section 2"
reversing = "the colours go on being reversed, without new lots"

[reading."mutual-result"]
clause   = ["E.2"]
question = "What counts when the mutual result separates some of three or four?"
default  = "continued"
[reading."mutual-result".choices]
continued = "points from the games among all the tied; those still level go on to the next criterion"
restarted = "those still level start again with the mutual result among themselves"

[reading."clear-winner"]
clause   = ["A.2"]
question = "When is there a clear winner inside a round robin?"
default  = "at-once"
[reading."clear-winner".choices]
at-once = "as soon as nobody else can reach the leader''s present score in any way the rest may go"
after-the-round = "the same, but the round under way is finished first"

[reading."seeding-of-four"]
clause   = ["E.2"]
question = "What are four seeded by who came out of a larger play-off?"
default  = "main-tournament"
[reading."seeding-of-four".choices]
main-tournament = "the final standings of the main tournament, as E.2 says"

[reading."others-share-second"]
clause   = ["A.2"]
question = "Where do the tied stand who did not win?"
default  = "shared"
[reading."others-share-second".choices]
shared = "all of them share second place, whenever they were knocked out"

[reading."stale-year"]
clause   = ["A.1"]
question = "A.1 speaks of the tournament of 2022."
default  = "same-edition"
[reading."stale-year".choices]
same-edition = "left over from the edition before; the regulation applies to its own year"

[reading."forfeits"]
clause   = ["E.2.3"]
question = "What does a forfeited game count for?"
default  = "in-scores"
[reading."forfeits".choices]
in-scores = "points, mutual result, Sonneborn-Berger and wins; not a game with black"
everywhere = "everything, games with black too"
', 'Ann', 1763200003 WHERE NOT EXISTS (SELECT 1 FROM removal WHERE event = 'brought-in-by-mistake');
INSERT INTO line (event, number, text, hash) VALUES ('brought-in-by-mistake', 1, '{"format":"tiebreak-record/1","program":"tiebreak 0.1.0","event":{"title":"Tata Steel Masters 2024","file":"tata-steel-masters-2024.toml","sha256":"5c86d4efe0267e0bf66ee881c22a2033e7e7fc89a0be1b1675dc1f394f538d97"},"regulation":{"id":"tata-steel-masters-2023","file":"tata-steel-masters-2023.toml","sha256":"636ea1373a325460a5870d684b8f6afc6d79fe38e2390b1b74d56bd32fe12a9f"},"sum":"2f985d69f2e2ce68914a561afee45e8ed84b280856208381664ef097648f9245"}', '9e13409c2642cc26c18c55c85b331c4e23e14544675d064bacd706c76d33cb39');
INSERT INTO assignment (account, event) SELECT name, 'brought-in-by-mistake' FROM account WHERE name = 'Ann';
INSERT INTO line (event, number, text, hash) SELECT event, number + 1, '{"prev":"9e13409c2642cc26c18c55c85b331c4e23e14544675d064bacd706c76d33cb39","kind":"answer","id":"semi-final-1/first-white","asked":["lots","first-white","Nodirbek Abdusattorov","Wei Yi"],"value":["Nodirbek Abdusattorov","Wei Yi"],"seed":"6 2 5 1","by":"Ann","at":"2025-11-15T10:00:00+01:00","sum":"d2dbee2fdea1d0da2542a25b2ae7355ff19101f6e5b72c292a8434ff2b1328f7"}', '0a5ac30e8018cd45294b83979174b71bc9c1dc2948685921338e582c13d429e7' FROM line WHERE event = 'tata-steel-masters-2024' AND hash = '9e13409c2642cc26c18c55c85b331c4e23e14544675d064bacd706c76d33cb39' AND number = (SELECT MAX(number) FROM line WHERE event = 'tata-steel-masters-2024');
INSERT INTO line (event, number, text, hash) SELECT event, number + 1, '{"prev":"0a5ac30e8018cd45294b83979174b71bc9c1dc2948685921338e582c13d429e7","kind":"answer","id":"semi-final-1/game-1","asked":["game","Nodirbek Abdusattorov","Wei Yi"],"value":"1-0","by":"Ben Arbiter","at":"2025-11-15T10:00:00+01:00","sum":"36e61e134956ecdfb147e31bcf4a73db9f5b000264d55baa873afeda983e39a7"}', 'af87577bf729a8b3fde8ed4d099b3a52993704d6e1e058de3c0f0d1c66cf0ecd' FROM line WHERE event = 'tata-steel-masters-2024' AND hash = '0a5ac30e8018cd45294b83979174b71bc9c1dc2948685921338e582c13d429e7' AND number = (SELECT MAX(number) FROM line WHERE event = 'tata-steel-masters-2024');
INSERT INTO line (event, number, text, hash) SELECT event, number + 1, '{"prev":"af87577bf729a8b3fde8ed4d099b3a52993704d6e1e058de3c0f0d1c66cf0ecd","kind":"correction","id":"semi-final-1/game-1","asked":["game","Nodirbek Abdusattorov","Wei Yi"],"value":"1/2-1/2","by":"Ben Arbiter","why":"the slip was misread","at":"2025-11-15T10:00:00+01:00","sum":"28090ff39b1c46074732deb0551c5a7cc1e5c0c734bc6f490ed66031b85161f0"}', '1dd53aef7e37ae45d8df80fc4b5b865de477070ce472a90dccb2775b5ee10d28' FROM line WHERE event = 'tata-steel-masters-2024' AND hash = 'af87577bf729a8b3fde8ed4d099b3a52993704d6e1e058de3c0f0d1c66cf0ecd' AND number = (SELECT MAX(number) FROM line WHERE event = 'tata-steel-masters-2024');
INSERT INTO line (event, number, text, hash) SELECT event, number + 1, '{"prev":"1dd53aef7e37ae45d8df80fc4b5b865de477070ce472a90dccb2775b5ee10d28","kind":"rest","minutes":10,"by":"Ben Arbiter","why":"a fire alarm","at":"2025-11-15T10:00:00+01:00","sum":"e5a7ca486a61021838d0dfe21d3b52bc2787440abe860f6099862bdc1dfa053c"}', 'f78636c59fe2454f2fc393e69cd4d7a9f9ef20881518e886f5d14ab9b817fc80' FROM line WHERE event = 'tata-steel-masters-2024' AND hash = '1dd53aef7e37ae45d8df80fc4b5b865de477070ce472a90dccb2775b5ee10d28' AND number = (SELECT MAX(number) FROM line WHERE event = 'tata-steel-masters-2024');
INSERT INTO line (event, number, text, hash) SELECT event, number + 1, '{"prev":"f78636c59fe2454f2fc393e69cd4d7a9f9ef20881518e886f5d14ab9b817fc80","kind":"note","by":"Ann","why":"The hall is cold <b>½</b>","at":"2025-11-15T10:00:00+01:00","sum":"498b931419838a8305a4154e381d18b6495260684a5301721fd51d6e342cc7c9"}', '5d4d1134399053e03ced3aa81a06d5ae3094adcf5df6ddd33f27a6fb5aafed51' FROM line WHERE event = 'tata-steel-masters-2024' AND hash = 'f78636c59fe2454f2fc393e69cd4d7a9f9ef20881518e886f5d14ab9b817fc80' AND number = (SELECT MAX(number) FROM line WHERE event = 'tata-steel-masters-2024');
INSERT INTO assignment (account, event) VALUES ('Ben Arbiter', 'tata-steel-masters-2024') ON CONFLICT DO NOTHING;
INSERT INTO removal (event, title, lines, head, removed_by, removed) SELECT slug, title, number, hash, 'Ann', 1763200004 FROM event JOIN line ON line.event = slug WHERE slug = 'brought-in-by-mistake' AND hash = '9e13409c2642cc26c18c55c85b331c4e23e14544675d064bacd706c76d33cb39' AND number = (SELECT MAX(number) FROM line WHERE event = 'brought-in-by-mistake');
DELETE FROM assignment WHERE event = 'brought-in-by-mistake';
DELETE FROM line WHERE event = 'brought-in-by-mistake';
DELETE FROM event WHERE slug = 'brought-in-by-mistake';
INSERT INTO regulation (id, created_by, created) VALUES ('own-club', 'Ben Arbiter', 1763200005);
INSERT INTO regulation_version (regulation, number, title, text, mistakes, saved_by, saved) VALUES ('own-club', 1, 'Club', 'title = "Club"
', 3, 'Ben Arbiter', 1763200005);
INSERT INTO regulation_share (account, regulation) SELECT name, 'own-club' FROM account WHERE name = 'Ben Arbiter';
INSERT INTO regulation_version (regulation, number, title, text, mistakes, saved_by, saved) SELECT regulation, number + 1, 'Club cup', 'title = "Club cup"
', 2, 'Ben Arbiter', 1763200006 FROM regulation_version WHERE regulation = 'own-club' AND number = 1 AND number = (SELECT MAX(number) FROM regulation_version WHERE regulation = 'own-club');
