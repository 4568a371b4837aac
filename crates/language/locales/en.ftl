### English. All other languages translate this file.

## The language itself

language-name = English
decimal-sign = .

## Lists, numbers, places

# $sound is the sound that the last one begins with, for languages whose "and" and "or" depend on it: i, o or other.
list-and =
    { $sound ->
       *[other] { $before } and { $last }
    }
# Between names that have a comma of their own.
list-apart = { $before }; { $next }
list-or =
    { $sound ->
       *[other] { $before } or { $last }
    }
number-word =
    { $count ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $count }
    }
# What somebody shares or plays for: the object of a sentence.
places =
    { $reach ->
        [first] first place
        [one] place { $from }
        [two] places { $from } and { $to }
       *[more] places { $from } to { $to }
    }

## Days and times

month =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
day-in-words = { $day } { $month } { $year }
days-in-month = { $from } to { $to } { $month } { $year }
days-in-year = { $from } { $from-month } to { $to } { $to-month } { $year }
days-apart = { $from } { $from-month } { $from-year } to { $to } { $to-month } { $to-year }
# Month and day with two digits.
short-date = { $year }-{ $month }-{ $day }

## Stages of a play-off

stage-word =
    { $stage ->
        [semi-final] semi-final
        [quarter-final] quarter-final
        [knock-out] knock-out
        [play-off] play-off
       *[other] { $words }
    }
round-of =
    { $count ->
       *[other] round of { $count }
    }
stage-places = places { $from } to { $to }

## Values

value-undefined-quotient = { $quotient } (undefined)
value-above-all = { $quotient } (above every other)
value-not-applicable = not applicable
finding =
    { $found ->
        [beat-both] beat both
        [beat-one-tied-one] beat one and tied one
        [beat-one-lost-one] beat one and lost to one
        [tied-both] tied both
        [tied-one-lost-one] tied one and lost to one
        [lost-to-both] lost to both
        [did-not-meet-both] did not meet both
        [did-not-meet-all] did not meet all
        [beat-all] beat all
       *[tied-one-beat-rest] tied one and beat the rest
    }
found-beat = beat { number-word }
found-tied = tied { number-word }
found-lost = lost to { number-word }

## What happened in a step

tied = { $members } share { $places } with { $score }.
# What a score counts stands behind it.
score-with-unit =
    { $unit ->
        [percent] { $score }%
        [imps] { $score } IMPs
        [vps] { $score } VPs
       *[none] { $score }
    }
level-match =
    { $within ->
        [round] { $members } are level in round { $round }, { $score }.
       *[stage] { $members } are level in the { $stage }, { $score }.
    }
score-to-score = { $own } to { $other }
stay-tied = { $members } stay tied for { $places }.
shared = { $members } share { $places }.
sent-on = { $members } go on from { $from } to { $go }.
sent-by-number = { number-word } are tied: { $go } applies.
sent-by-place = { $members } are tied for { $places }: { $go } applies.
selected = { $members } play off.
not-applicable = { $measure }: not applicable, { $why }.
drawn =
    { $purpose ->
        [seeding] Lots for the seeding: { $order }.
        [participants] Lots for a place in the play-off: { $order }.
       *[other] Lots: { $order }.
    }
in-order = { $before }, then { $next }
# A sentence that begins with the match of the knock-out it is about.
within-match = { $place }: { $sentence }
first-white = { $white } gets White (draw of lots).
pairing-numbers-drawn = Pairing numbers by lot: { $order }.
toss-won = { $chooser } wins the toss and has the choice of colour.
colour-chosen =
    { $colour ->
        [white] { $chooser } chooses White.
       *[black] { $chooser } chooses Black.
    }
bids-black = { $first } bids { $first-bid }, { $second } bids { $second-bid }: { $black } has Black.
bids-lots = { $first } bids { $first-bid }, { $second } bids { $second-bid }: lots decide.
seeded = Seeding: { $order }.
knock-out-begins =
    { $seats ->
        [2] Final: { $pairs }.
        [4] { $count ->
            [one] Semi-final: { $pairs }.
           *[other] Semi-finals: { $pairs }.
        }
        [8] { $count ->
            [one] Quarter-final: { $pairs }.
           *[other] Quarter-finals: { $pairs }.
        }
       *[other] { $count ->
            [one] Round of { $seats }: { $pairs }.
           *[other] Round of { $seats }: { $pairs }.
        }
    }
match-level = The match { $first } – { $second } ends level, { $score }.
match-won = { $first } – { $second } { $score }: { $winner } wins the match.
sudden-death-won = { $winner } wins sudden-death game { $game } against { $loser }.
armageddon-won = { $winner } wins the Armageddon game against { $loser }.
armageddon-drawn =
    { $colour ->
        [white] The Armageddon game was drawn, so { $winner }, with White, wins.
       *[black] The Armageddon game was drawn, so { $winner }, with Black, wins.
    }
double-round-robin =
    { $fewer ->
        [yes] Two are left: they play a double round robin.
       *[no] The two play a double round robin.
    }
colours-reversed = The same players again: the colours are reversed.
clear-winner = Nobody can reach { $winner }’s { $score }: the remaining games are not played.
round-robin-ended = Round robin { $number }: { $scores }.
board-level = Board { $number } leaves { $level } level.
board-order = Board { $number }: { $order }.
shoot-out-level =
    { $number ->
        [1] The shoot-out leaves { $level } level.
       *[other] Shoot-out { $number } leaves { $level } level.
    }
shoot-out-order =
    { $number ->
        [1] The shoot-out: { $order }.
       *[other] Shoot-out { $number }: { $order }.
    }
# $count is 0 where nobody knows how many boards it were.
extra-boards-level =
    { $count ->
        [0] The extra boards leave { $level } level.
       *[other] The { number-word } extra boards leave { $level } level.
    }
extra-boards-order =
    { $count ->
        [0] the extra boards: { $order }.
       *[other] { number-word } extra boards: { $order }.
    }
more-extra-boards-level =
    { $count ->
        [0] more extra boards leave { $level } level.
       *[other] { number-word } more extra boards leave { $level } level.
    }
more-extra-boards-order =
    { $count ->
        [0] more extra boards: { $order }.
       *[other] { number-word } more extra boards: { $order }.
    }
one-board-matches =
    { $number ->
        [1] One-board matches: { $scores }.
       *[other] One-board matches, round { $number }: { $scores }.
    }
goes-on-by-name = Decided by { $by }: they go on with { $go }.
goes-on = The { role } decides to go on with { $go }.
both-forfeited =
    { $game ->
        [0] { $players } both forfeit the Armageddon game: the arbiter decides.
       *[other] { $players } both forfeit sudden-death game { $game }: the arbiter decides.
    }
share-their-places = { $members } share their places
decided-by-name = Decided by { $by }: { $order }.
decided = The { role } decides: { $order }.
# Somebody whom a regulation names: known words are translated, others stay as they were written.
role =
    { $known ->
       *[other] { $role }
    }
won-of-two = { $winner } wins; { $other } is second.
won = { $winner } wins; the others share second place.
draw-odds =
    { $seed ->
        [higher] A level match is won by { $winner }, the higher seed.
       *[lower] A level match is won by { $winner }, the lower seed.
    }
seed-has-white =
    { $seed ->
        [higher] { $white }, the higher seed, has White.
       *[lower] { $white }, the lower seed, has White.
    }
seed-chooses =
    { $seed ->
        [higher] { $chooser }, the higher seed, has the choice of colour.
       *[lower] { $chooser }, the lower seed, has the choice of colour.
    }
absent-withdrew = { $name } withdrew before round { $round }
absent-expelled = { $name } was expelled before round { $round }
absent-declines = { $name } declines the play-off
absent-left = { $name } has left
absent =
    { $count ->
        [1] { $reasons }: { $present } needs no play-off.
       *[other] { $reasons }: { $present } go on.
    }
forfeited-by-leaving =
    { $count ->
        [1] { $white } – { $black }: { $left } has left, so the game is forfeited.
       *[other] { $white } – { $black }: { $left } have left, so the game is forfeited.
    }
forfeited-absent =
    { $count ->
        [1] { $white } – { $black }: { $left } does not play, so the game is forfeited.
       *[other] { $white } – { $black }: { $left } do not play, so the game is forfeited.
    }
read-as = The text does not say { $silent }; read as: { $meaning }.
departed =
    { $named ->
        [yes] Departure from the regulation by { $by }: { $why }.
       *[no] Departure from the regulation: { $why }.
    }
departed-without-power =
    { $named ->
        [yes] Departure by { $by } ({ $why }): the regulation gives no such power.
       *[no] Departure ({ $why }): the regulation gives no such power.
    }

## Criteria

# By its name in regulation files, a hyphen for a stroke; others by $measure.
criterion =
    { $criterion ->
       *[other] { $measure }
    }
# A FIDE code with modifiers: $criterion is its beginning.
criterion-of-code = { criterion } ({ $code })
measure-lots = lots
measure-decision = decision
measure-entered = numbers entered
session-from-best =
    { $number ->
        [2] second-best session
        [3] third-best session
        [4] fourth-best session
        [5] fifth-best session
        [6] sixth-best session
       *[other] session number { $number } from the best
    }
qualification-vps = VPs in the qualification match
qualification-imps = IMPs in the qualification match
direct-encounter-not-all-met = direct encounter, where not all have met (6.2)
matchpoints-against = matchpoints against { $against }
matchpoints-in-turn = matchpoints against { $against } in turn, the last against { $last }
margin-against = margin against { $against }
counted-in-play-off = { $counted } in the play-off
counted-in-both = { $counted } in the event and the play-off
counted-in-clause = { $counted } in the games of { $clause }
counted-in-phase =
    { $phase ->
       *[other] { $counted } in the { $phase } games
    }
comparison = { $counted }: { $values }.
still-level-two = They are still level.
still-level-all = All are still level.
nobody-found =
    { $criterion ->
        [beat-both] No team beat both others.
        [beat-one-tied-other] No single team beat one and tied the other.
        [beaten-by-both] No team lost to both others.
       *[beat-all-or-tied-one] No team beat all the others, and no single team tied one and beat the rest.
    }
one-found =
    { $criterion ->
        [beaten-by-both] { $team } is ranked third in the tied positions.
       *[other] { $team } is declared winner.
    }
nothing-lost =
    { $among ->
        [two] { $order ->
            [level] { $unit ->
                [imps] Neither lost an IMP; level.
               *[points] Neither lost a point; level.
            }
           *[won] { $unit ->
                [imps] Neither lost an IMP; the team that won more is ahead.
               *[points] Neither lost a point; the team that won more is ahead.
            }
        }
       *[more] { $order ->
            [level] { $unit ->
                [imps] None of them lost an IMP; level.
               *[points] None of them lost a point; level.
            }
           *[won] { $unit ->
                [imps] None of them lost an IMP; the team that won more is ahead.
               *[points] None of them lost a point; the team that won more is ahead.
            }
        }
    }
nothing-lost-of-some = { $names }: { $said }
working-nothing = { $name }: nothing counted.
working = { $name }: { $parts }.
working-round = round { $round }
working-session = session { $session }
working-board = board { $board }
working-left-out = left out
# Why a criterion does not apply, as the end of a sentence.
inapplicable-no-session = no session of { $members } is known
inapplicable-no-two-sessions = no two sessions of { $members } are known
inapplicable-no-common-opponent = no encounters of { $members } with a common opponent are known
inapplicable-nobody-in-common = { $members } have no opponent in common
inapplicable-no-common-board =
    { $count ->
        [2] { $members } have no board in common on file
       *[other] { $members } have no board in common on file
    }
inapplicable-did-not-meet = { $two } did not meet
inapplicable-more-pairs = nor did { number-word } more pairs of them
inapplicable-only-for-two = it compares two teams only
inapplicable-no-qualification-match = no match of { $members } in the qualification is known
inapplicable-qualification-unknown = the score of the qualification match is not known
inapplicable-nothing-carried = nothing was carried over into this stage
inapplicable-only-for-teams = it compares teams, not players
inapplicable-only-for-players = it compares players, not teams
inapplicable-no-direct-match = no match between them is known with its boards
inapplicable-told-in-vain = the information given is not sufficient
inapplicable-not-known =
    { $what ->
        [birth] the date of birth of { $of } is not known
        [rating] the rating of { $of } is not known
        [title] the title of { $of } is not known
        [starting-number] the starting number of { $of } is not known
        [previous-place] the place in the previous edition of { $of } is not known
        [sex] the sex of { $of } is not known
        [federation] the federation of { $of } is not known
       *[club] the club of { $of } is not known
    }
inapplicable-too-large = the scores are too large to be multiplied exactly

## Awards and invitations

award-nobody-may = { $award }: nobody may have it.
award-nobody-has = { $award }: nobody has it; { $declined }.
award-given = { $award }: { $who }.
award-shared-by = { $who } share it
award-passed =
    { $count ->
        [1] { $who } has another prize
       *[other] { $who } have another prize
    }
award-declined =
    { $count ->
        [1] { $who } declines it
       *[other] { $who } decline it
    }
award-contested =
    { $whole ->
        [yes] { $members } contend for { $award }.
       *[no] { $members } contend for { $award }, { $places }.
    }
ladder-alone = Ladder.
ladder-begins = Ladder: { $steps }.
ladder-step = { $before }; then the winner – { $next }
award-nobody-may-have = nobody may have it
award-nobody-has-it = nobody has it
award-place-open = { $who } (open)
cannot-decline-last =
    { $count ->
        [1] { $who } declines "{ $award }": a place among the last cannot be declined
       *[other] { $who } decline "{ $award }": a place among the last cannot be declined
    }
cannot-decline-unknown =
    { $count ->
        [1] { $who } declines "{ $award }": no clause gives such an award; those that can be declined are named by `award` or `cut` in the regulation
       *[other] { $who } decline "{ $award }": no clause gives such an award; those that can be declined are named by `award` or `cut` in the regulation
    }
carried-part = { $part } of { $sum }
carried-against = { $points } against { $name }
carried-pair = { $winner } against { $loser }
carry-over-title = Carry-over: { $of }
many-players = { $count } players
eligible-unknown =
    { $what ->
        [birth] the file does not give the date of birth of { $who }, who might have "{ $award }"
        [rating] the file does not give the rating of { $who }, who might have "{ $award }"
        [title] the file does not give the title of { $who }, who might have "{ $award }"
        [starting-number] the file does not give the starting number of { $who }, who might have "{ $award }"
        [previous-place] the file does not give the place in the previous edition of { $who }, who might have "{ $award }"
        [sex] the file does not give the sex of { $who }, who might have "{ $award }"
        [federation] the file does not give the federation of { $who }, who might have "{ $award }"
       *[club] the file does not give the club of { $who }, who might have "{ $award }"
    }
destination-next-year = { $name } of next year
invited = { $name } is invited to { $to }.
invitation-nobody =
    { $count ->
        [1] { $declined } does not take up the invitation: nobody is left to invite.
       *[other] { $declined } do not take up the invitation: nobody is left to invite.
    }
invitation-passes =
    { $count ->
        [1] { $declined } does not take up the invitation. The text does not say who is invited instead; { $next }.
       *[other] { $declined } do not take up the invitation. The text does not say who is invited instead; { $next }.
    }
invitation-next =
    { $count ->
        [1] by the same rules it is { $among }
        [2] the same rules decide between { $among }
       *[other] the same rules decide among { $among }
    }

## Matches and boards

match-stage =
    { $within ->
        [stage] the { $stage }
        [round] round { $round }
       *[match] the match
    }
last-match =
    { $carried ->
        [yes] { $stage }, { $score } against { $opponent }, with carry-over
       *[no] { $stage }, { $score } against { $opponent }
    }
last-match-stage =
    { $within ->
        [stage] { $stage }
        [round] round { $round }
       *[match] match
    }
boards-one = one board
# $count is 0 where nobody knows how many boards it will be.
boards-extra =
    { $count ->
        [0] the extra boards
       *[other] { number-word } extra boards
    }
boards-segment = a shoot-out of { number-word } boards
met-in-round = { $of } { $adds }, { $against } { $other } in round { $round }
met-somewhere = { $of } { $adds }, { $against } { $other }
part-against = { $of } against { $against }
two-winners = { $north-south } wins North-South, { $east-west } wins East-West.
boards-level =
    { $count ->
        [1] One more board made no difference.
       *[other] { $count } more boards made no difference.
    }
session-number = session { $number }
section-name = section { $name }
board-unit =
    { $unit ->
        [matchpoints] matchpoints
        [points] points
       *[imps] IMPs
    }
matchpoints-of = matchpoints of { $top }
deal =
    { $dealer ->
        [north] North
        [east] East
        [south] South
       *[west] West
    } deals, { $vulnerable ->
        [nobody] nobody vulnerable
        [north-south] North-South vulnerable
        [east-west] East-West vulnerable
       *[all] all vulnerable
    }
table-result =
    { $result ->
        [not-played] not played
       *[passed-out] passed out
    }
no-trumps = NT
seat-letter =
    { $seat ->
        [north] N
        [east] E
        [south] S
       *[west] W
    }
side-letters =
    { $side ->
        [north-south] NS
       *[east-west] EW
    }
card-sum =
    { $what ->
        [boards] Boards
        [carry-over] Carry-over
        [penalty] Penalty
       *[total] Total
    }

## Why a tie is left open

left-open = { $members } stay tied for { $places }: { $why }.
left-open-summary = This file is a summary; the printed rules may say more.
no-further-rule = the regulations give no further rule
no-rule-for-number = the text has no rule for { number-word }
no-rule-for-places = the text has no rule for these places
nobody-chosen = the text does not say which of them are chosen
too-few-to-choose = too few are left to choose from
stage-for-two = the stage is for two
nobody-there = none of them is there to play
not-seeded = { $members } cannot be seeded: the regulations give no further rule.
no-seeds = The regulations do not say which of { $members } is the higher seed.
award-left-open = { $members } are level for "{ $award }": the text does not say who of them has it.
award-places-left-open = { $members } are level for { $places }: the text does not say who of them has it.
clauses-in-circle = { $members } return to { $clause } with nothing changed: the clauses loop.
no-end = After { $clauses } clauses there is still no result.

## Warnings

warning-answer-does-not-fit = the answer to { $question } does not fit the question and is set aside
warning-departure-about-others = the departure about { $tie } is about other participants and is set aside
warning-games-missing =
    { $games ->
        [one] { $games } game is missing; the published points of { $published } are used
       *[other] { $games } games are missing; the published points of { $published } are used
    }
warning-games-without-points =
    { $games ->
        [one] { $games } game is missing and no points are published for { $members }: their scores may be too low
       *[other] { $games } games are missing and no points are published for { $members }: their scores may be too low
    }
warning-gone-annulled =
    { $count ->
        [1] { $player } left before round { $round }: the result is struck out
       *[other] { $player } left before round { $round }: the { $count } results are struck out
    }
warning-gone-forfeited =
    { $count ->
        [1] { $player } left before round { $round }: one game counts as won by the opponent without play
       *[other] { $player } left before round { $round }: { $count } games count as won by the opponents without play
    }
warning-idle =
    { $count ->
        [1] { $what ->
            [session] { $members } has no session in this event
           *[match] { $members } has no match in this event
        }
       *[other] { $what ->
            [session] { $members } have no session in this event
           *[match] { $members } have no match in this event
        }
    }
warning-published-differs = { $team } has { $published } as published, but { $found } from the matches; { $published } is used
warning-matches-missing =
    { $matches ->
        [one] { $matches } match of the round robin is not in this event: these are provisional standings
       *[other] { $matches } matches of the round robin are not in this event: these are provisional standings
    }
warning-plays-twice = { $team } plays twice in one stage: give the matches a `stage` or a `round`
warning-unknown-award = the event has prizes for "{ $award }", and no clause gives such an award: nobody gets them
warning-unequal-opponents = the Swiss points of tied teams rest on unequal numbers of opponents: { $each }
warning-off-scale =
    { $count ->
        [1] the VPs of one match are not those of the WBF continuous scale and are used as given ({ $example })
       *[other] the VPs of { number-word } matches are not those of the WBF continuous scale and are used as given (the first is { $example })
    }
off-scale-example = { $teams }: { $given } where the scale gives { $scale }

## Reminders

condition =
    { $known-condition ->
       *[other] { $condition }
    }
may-depart =
    { $conditional ->
        [yes] { role } may depart from these rules { condition }.
       *[no] { role } may depart from these rules.
    }
may-depart-reason = Tiebreak asks for the reason; the text does not.
rest-before =
    { $minutes ->
        [1] { $minutes } minute's rest for every player before the play-off games.
       *[other] { $minutes } minutes' rest for every player before the play-off games.
    }
rest-after-last =
    { $minutes ->
        [1] { $minutes } minute's rest for every player: not before { $start } (the last game finished then).
       *[other] { $minutes } minutes' rest for every player: not before { $start } (the last game finished then).
    }
rest-of-player =
    { $minutes ->
        [1] { $minutes } minute's rest for every player: not before { $start } ({ $player } finished at { $finished }).
       *[other] { $minutes } minutes' rest for every player: not before { $start } ({ $player } finished at { $finished }).
    }
short-draws =
    { $count ->
        [1] { number-word } draw was shorter than the regulations ask for: { $draws }.
       *[other] { number-word } draws were shorter than the regulations ask for: { $draws }.
    }
short-draw =
    { $unit ->
        [moves] { $white } – { $black } ({ $length } moves)
       *[minutes] { $white } – { $black } ({ $length } minutes)
    }
short-draw-in-round =
    { $unit ->
        [moves] { $white } – { $black } (round { $round }, { $length } moves)
       *[minutes] { $white } – { $black } (round { $round }, { $length } minutes)
    }
undivided-nobody = { $amount } is left: no one is eligible for it.
undivided = { $amount } cannot be divided equally between { $among }; the organiser decides.

## Questions

draw-first-white =
    { $within ->
        [final] Draw lots for the final: which of { $names } has White in game 1?
        [match] Draw lots for { $pairing }: which of { $names } has White in game 1?
       *[none] Draw lots: which of { $names } has White in game 1?
    }
draw-pairing-numbers = Draw lots for the pairing numbers of { $names }.
draw-seeding = Draw lots for the seeding of { $names }.
draw-participants = Draw lots: { $question }?
who-takes-part =
    { $count ->
        [1] which of { $names } takes part
       *[other] which { number-word } of { $names } take part
    }
toss-coin =
    { $within ->
        [final] Toss a coin for the final: which of { $names } wins the toss?
        [match] Toss a coin for { $pairing }: which of { $names } wins the toss?
       *[none] Toss a coin: which of { $names } wins the toss?
    }
toss-coin-conducted =
    { $within ->
        [final] Colours in the final by the toss of a coin, conducted by { $by }: which of { $names } wins the toss?
        [match] Colours in { $pairing } by the toss of a coin, conducted by { $by }: which of { $names } wins the toss?
       *[none] Colours by the toss of a coin, conducted by { $by }: which of { $names } wins the toss?
    }
draw-order = Draw lots for the order of { $names }.
draw-one = Draw lots for first place: which of { $names } is drawn?
play-game = Play: { $white } (white) – { $black } (black). Clocks: { $clock }.
play-sudden-death = Play sudden-death game { $number }: { $white } (white) – { $black } (black). Clocks: { $clock }.
draw-wins =
    { $colour ->
        [white] A draw wins for White.
       *[black] A draw wins for Black.
    }
ask-colour = Ask { $chooser } to choose: White or Black.
ask-bids = Ask { $bidders } each for a secret bid: the time with which they would take Black, at most { $most }.
play-board = Play one board, sudden death: { $names }.
play-boards = Play { $boards }: { $names }.
ask-decision = Ask the { role } for a decision about { $names }.
ask-to-go-on = Ask the { role }: do { $names } go on with { $clause }, or is the tie decided by other means?
role-after =
    { $known-after ->
       *[other] { role }, { $after }
    }
find-out = Find out: { $what }.
file-has-result = The file has { $result } for this game ({ $place }).
file-has-white = The file has { $white } with white in this game ({ $place }).
play-off-game = play-off game { $number }
game-at-line = game { $game }, line { $line }
game-at-line-of-file = game { $game }, line { $line } of { $file }
clock-both = both { $pace }
clock-both-from = both { $pace }, from move { $from }
clock-sides = White { $white }, Black { $black }
clock-sides-from = White { $white }, Black { $black }, from move { $from }
clock-sides-apart = White { $white }, from move { $white-from }, Black { $black }, from move { $black-from }
clock-delay = { $time } delay { $seconds }

## Missing data

missing-result = result of { $white } – { $black }
missing-result-in-round = result of { $white } – { $black } in round { $round }
missing-game = the game between { $first } and { $second }: White, Black, result
missing-of-qualification = { figure } of { $first } and { $second } in their match of the qualification
missing-of-match =
    { $when ->
        [stage] { figure } of { $first } and { $second } in the { $stage }
        [round] { figure } of { $first } and { $second } in round { $round }
       *[match] { figure } of { $first } and { $second } in their match
    }
missing-of-bye =
    { $when ->
        [stage] { figure } of { $team } for its bye in the { $stage }
        [round] { figure } of { $team } for its bye in round { $round }
       *[match] { figure } of { $team } for its bye
    }
missing-entered = { $what } of { $one }
missing-on-common-boards = { figure } of { $one } over the boards that { $among } have played in common
missing-against-common =
    { $number ->
        [1] { figure } of { $one } against the highest-ranking pair that { $among } all met
       *[other] { figure } of { $one } against number { $number } of the highest-ranking pairs that { $among } all met
    }
missing-of-one = { figure } of { $one }
figure =
    { $figure ->
        [vps] VPs
        [score] score
        [imps] IMPs
        [total-points] total points
        [qualification-rank] place in the qualification
        [net-on-common-boards] net total points
        [against-common-opponent] matchpoints
        [boards-won] boards won (drawn boards count half)
        [code] { $code }
       *[number] number
    }

## A ruling as text

summary-of-ours = { $name } (summary)
list-of-tie-breaks = Tie-breaks { $codes }: regulation { $regulation }, { $clause }.
unit =
    { $unit ->
        [VPs] VPs
        [IMPs] IMPs
        [boards] boards
        [points] points
       *[other] { $unit }
    }
north-south = North-South
east-west = East-West
heading-steps = How it was decided
heading-one-sentence = In one sentence
heading-left-open = Not covered by the regulations
heading-departures = Departures from the regulation
heading-to-do = To do now
heading-awards = Awards
heading-prizes = Prize money, { $currency }
heading-tour-points = Tour points
heading-keep-in-mind = Reminders
heading-read-as = Interpretation
heading-on-record = On record
record-head = Record fingerprint: { $head }
tied-mark = tied
interim-progress =
    { $what ->
        [games] { $count ->
            [one] { $count } game missing
           *[other] { $count } games missing
        }
       *[matches] { $count ->
            [one] { $count } match missing
           *[other] { $count } matches missing
        }
    }
interim-rounds = { $played } of { $all } rounds ({ interim-progress })
interim = interim: { $progress }
interim-sentence = Provisional standings: { $progress }.
heading-plain-steps = Steps
heading-warnings = Warnings
heading-prize-money = Prize money
place-open = { $place } (open)
column-place = place
column-name = name
column-score = score
column-score-in = score, { $unit }
column-matches-won = matches won
column-last-match = last match
column-clause = clause
column-award = award
column-who = who
column-points = points
column-working = working

## Readings

reading-idle = { $readings }: another interpretation would change nothing here.
reading-changes-nothing = would change nothing here
reading-other-standing = would give other standings: { $places }
reading-asks-else = would require a different next step
reading-other-reminders = would show other reminders
reading-would-say = would say: { $said }; what is open stays the same
# What a regulation file says of a reading or as a reminder, by its first words; others stay as they
# were written.
reading-phrase =
    { $phrase ->
       *[other] { $english }
    }
outcome-first = { $winner } is first.
outcome-shared = { $members } share first place.
outcome-nothing = No action needed.
outcome-and-more = { $first } And { $count } more.

## Prizes

prize-part =
    { $part ->
        [half] { $divided ->
            [yes] half of { $money } for { $places } divided by { $among }
           *[no] half of { $money } for { $places }
        }
        [some] { $divided ->
            [yes] { $fraction } of { $money } for { $places } divided by { $among }
           *[no] { $fraction } of { $money } for { $places }
        }
       *[all] { $divided ->
            [yes] { $money } for { $places } divided by { $among }
           *[no] { $money } for { $places }
        }
    }
prize-place = place { $place }
prize-and = { $before }, and { $next }
prize-of-award = { $working } of { $award }
prize-as-published = as published

## Lots

lots-recipe = To check the draw, run these commands and sort by hash, lowest first.

## Why one participant is ranked above another

stands-above = { $upper } is ranked above { $lower }: { $why }.
why-matches-won = matches won { $high } against { $low }
why-scores = { $high } { $unit } against { $low }
why-equal = equal on { $score } { $unit }; { $why }
why-no-more = the standing says no more
why-level =
    { $open ->
        [interim] { $one } and { $other } share places { $places } with { $score } { $unit }; the standings are provisional.
        [open] { $one } and { $other } share places { $places } with { $score } { $unit }; something is still to be decided.
       *[no] { $one } and { $other } share places { $places } with { $score } { $unit }.
    }
why-two-places = { $from } and { $to }
why-places = { $from } to { $to }
why-plays-off-by = { $upper } plays off, by { $why }
why-plays-off = { $upper } plays off ({ $clause })
why-round-robin = { $high } against { $low } in round robin { $number } ({ $clause })
why-values = { $measure } { $high } against { $low } ({ $clause })
why-findings = { $measure }: { $upper } { $high }, { $lower } { $low } ({ $clause })
why-clause = { $why } ({ $clause })
why-won-round = { $winner } won the { $round }
why-lots-left-out = lots left { $lower } out of the play-off ({ $clause })
why-did-not-play = { $why }, so { $lower } did not play off
why-won-match =
    { $how ->
        [score] { $winner } won the { $round } against { $loser } { $score }
        [sudden-death] { $winner } won the { $round } against { $loser } in sudden-death game { $game }
        [armageddon-draw] { $winner } won the { $round } against { $loser } by a draw in the Armageddon game
       *[armageddon] { $winner } won the { $round } against { $loser } in the Armageddon game
    }
why-lost-match =
    { $how ->
        [score] { $loser } lost the { $round } to { $winner } { $score }
        [sudden-death] { $loser } lost the { $round } to { $winner } in sudden-death game { $game }
        [armageddon-draw] { $loser } lost the { $round } to { $winner } by a draw in the Armageddon game
       *[armageddon] { $loser } lost the { $round } to { $winner } in the Armageddon game
    }
why-level-match =
    { $within ->
        [stage] { $winner } and { $loser } were level in the { $stage }, { $score }
        [round] { $winner } and { $loser } were level in round { $round }, { $score }
       *[match] { $winner } and { $loser } were level in the match, { $score }
    }
why-won-knock-out =
    { $within ->
        [stage] { $winner } won the { $stage } against { $loser }, { $score }
        [round] { $winner } won in round { $round } against { $loser }, { $score }
       *[match] { $winner } won the match against { $loser }, { $score }
    }
why-lost-knock-out =
    { $within ->
        [stage] { $loser } lost the { $stage } to { $winner }, { $score }
        [round] { $loser } lost in round { $round } to { $winner }, { $score }
       *[match] { $loser } lost the match to { $winner }, { $score }
    }
why-later-won =
    { $within ->
        [stage] { $upper } won the { $stage }
        [round] { $upper } won in round { $round }
       *[match] { $upper } won the match
    }
why-later-reached =
    { $within ->
        [stage] { $upper } reached the { $stage }
        [round] { $upper } reached round { $round }
       *[match] { $upper } reached the match
    }

## Protocol

protocol-title =
    { $kind ->
        [protocol] Report: { $event }
        [standing] Standings: { $event }
       *[slips] Slips: { $event }
    }
protocol-kind =
    { $kind ->
        [interim] Provisional standings
        [standing] Standings
       *[protocol] Tie-break report
    }
protocol-section =
    { $section ->
        [departures] This result departs from the regulation
        [standing] Standings
        [values] Tie-breaks
        [awards] { heading-awards }
        [carry-over] Carry-over
        [money] { heading-prize-money }
        [open] { heading-to-do }
        [left-open] { heading-left-open }
        [play-off] Play-off
        [steps] { heading-steps }
        [crosstable] Crosstable
        [lots] Lots
        [corrections] Corrections and exceptions
        [readings] { heading-read-as }
        [reminders] { heading-keep-in-mind }
        [warnings] { heading-warnings }
        [log] The record, line by line
        [head] Record fingerprint
       *[signatures] Signatures
    }
protocol-settled = Settled
protocol-not-settled =
    { $open ->
        [0] Not settled
        [1] Not settled: one question is open
       *[other] Not settled: { $open } questions are open
    }
protocol-printed = printed { $time }
protocol-regulation = Regulation: { $title } ({ $id })
protocol-no-record = No record
protocol-departs-mark = departs from the regulation
protocol-signs =
    { $who ->
        [chief-arbiter] Chief arbiter
        [deputy-arbiter] Deputy arbiter
        [chief-director] Chief director
        [deputy-director] Deputy director
       *[witness] Witness
    }
protocol-signed-when = place, date, time
protocol-column =
    { $column ->
        [federation] federation
        [made-of] made of
        [tour-points] tour points
        [game] game
        [white] white
        [black] black
        [result] result
        [line] line
        [when] when
        [entry] entry
        [about] about
        [says] says
        [by] by
        [board] board
        [sitting-ns] sitting North-South
        [sitting-ew] sitting East-West
        [sat] sat
        [against] against
        [contract] contract
       *[score-ns] score NS
    }
protocol-column-prize = prize, { $currency }
protocol-to-be-decided = to be decided
protocol-in-summary = In summary:
protocol-contract = { $contract } by { $by }, { $tricks }
protocol-game-state =
    { $state ->
        [white-wins] ½–½, white wins
        [black-wins] ½–½, black wins
        [now] to play now
        [later] later
       *[not-needed] not needed
    }
protocol-more-games =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
protocol-tie-for-first = Tie for first place
protocol-reason =
    { $given ->
        [both] { $said }. Reason: { $why } ({ $by }).
        [reason] { $said }. Reason: { $why }.
        [name] { $said } ({ $by }).
       *[nothing] { $said }.
    }
protocol-allowed-by = Allowed by { $clause }.
protocol-line = line { $line }
protocol-entry =
    { $kind ->
        [answer] answer
        [correction] correction
        [withdrawal] withdrawal
        [departure] departure
        [leave] leave
        [amendment] amendment
        [rest] rest
        [commitment] commitment
        [source] source
       *[note] note
    }
protocol-answer-withdrawn = the answer is withdrawn
protocol-departure-withdrawn = the departure is withdrawn
protocol-rest =
    { $minutes ->
        [0] ends for { $players }
        [1] { $minutes } minute for { $players }
       *[other] { $minutes } minutes for { $players }
    }
protocol-lots-recipe = Lots from a seed: the names in the ascending order of SHA-256 of seed, “|”, question, “|” and name (UTF-8, NFC). Each line below repeats one hash.
protocol-drawn-again = Drawn again: { $why }.
protocol-drawn-order = Drawn in this order: { $order }
protocol-no-witnesses = Drawn by hand; no witnesses are named.
protocol-witnesses = Drawn by hand. Witnesses: { $names }.
protocol-seed = Seed: { $seed }
protocol-revealed = { $party } committed to { $hash } and revealed { $secret }.
protocol-gave = { $party } made no commitment and supplied { $secret }.
protocol-signed = Signed; check it with the key { $key }.
protocol-code-holds = The code holds the key and the signed fingerprint.
protocol-not-signed = Not signed. Keep this fingerprint: it reveals any later change to the lines above.
protocol-head-as-code = The fingerprint as a QR code
protocol-missing-letters = Some letters are missing: this machine has no font for { $letters }.
# A tie-break by its code: those that no regulation uses as a criterion.
protocol-tie-break-name = { criterion }
protocol-tie-break =
    { $on ->
        [MP] { protocol-tie-break-name } in match points
        [GP] { protocol-tie-break-name } in game points
       *[none] { protocol-tie-break-name }
    }
protocol-list-from = regulation { $id }, { $clause }
slip-signs =
    { $who ->
        [white] White
        [black] Black
        [arbiter] Arbiter
       *[time] Time
    }
slip-none = No game is to be played now.
slip-departs = Exception to the regulations: see the report.
slip-other = other
slip-delay = Seconds of delay from move { $from }.
slip-added = Seconds added for each move from move { $from }.
slip-nothing-added = Nothing is added for a move.

## Bracket, pairings, drawings

rounds-word =
    { $stage ->
        [semi-final] semi-finals
        [quarter-final] quarter-finals
       *[other] { $title }
    }
winner-of = winner of { $place }
bracket-bye = bye
stage-form =
    { $form ->
        [match] match
        [round-robin] round robin
        [until-won] sudden death
        [armageddon] Armageddon
        [knock-out] knock-out
       *[ladder] ladder
    }
game-now = game { $number } now
lots-for-white = lots for White
crosstable-title = Crosstable: { $event }
timeline-title = Who could still be first: { $event }
column =
    { $what ->
        [number] no.
        [name] name
        [points] points
       *[place] place
    }
colour-letter =
    { $colour ->
        [white] w
       *[black] b
    }
bye-with-points = bye { $points }
round-head = r. { $round }

## Cards

card-state =
    { $state ->
        [live] Playing
        [tied] To be settled
        [before-the-last-round] Before the last round
        [interim] Provisional
        [departed] Settled outside the regulations
       *[decided] Decided
    }
card-description = { $label }: { $sentence }
card-by-the-regulation = By the regulation { $regulation }
card-supposing =
    { $count ->
        [one] Assuming { $count } result: { $sentence }
       *[other] Assuming { $count } results: { $sentence }
    }
card-if = If { $results }: { $sentence }
card-outcomes =
    { $outcomes ->
        [one] { $outcomes } outcome
       *[other] { $outcomes } outcomes
    }
card-open-games =
    { $count ->
        [one] { $count } open game
       *[other] { $count } open games
    }
card-now =
    { $what ->
        [lots] lots to be drawn
        [colour] the colour to be chosen
        [bid] bids of time
        [board] a board to be played
        [decision] a decision to be made
       *[data] something is missing
    }
still-to-come =
    { $sport ->
        [bridge] { $count ->
            [1] { number-word } match is still to come
           *[other] { number-word } matches are still to come
        }
       *[chess] { $count ->
            [1] { number-word } game is still to come
           *[other] { number-word } games are still to come
        }
    }
rounds-played =
    { $count ->
        [1] { number-word } of { $all } rounds has been played; { $still }.
       *[other] { number-word } of { $all } rounds have been played; { $still }.
    }
card-leads =
    { $count ->
        [one] { $who } leads with { $score }
       *[other] { $who } lead with { $score }
    }
card-certain-first = { $name } is first, whatever happens.
card-only-one-can = { $leading }; only { $name } can come first.
card-several-can = { $leading }; { number-word } can still come first.
card-tied-for = { $who } tied for { $places }
card-share-first =
    { $departed ->
        [yes] { $who } share first place on { $score }, by a departure from the regulation.
       *[no] { $who } share first place on { $score }.
    }
card-alone = { $name }, alone on { $score }.
card-won = { $name } won.
card-winner =
    { $how ->
        [departure] { $name }, by a departure from the regulation.
        [play-off] { $name }, after a play-off of { number-word }.
        [measure] { $name }, on { $measure } among the { number-word }.
       *[tied] { $name }, of { number-word } who were tied.
    }
own-criteria = the regulation’s own criteria

## Board and overlay

interim-standing = Provisional standings · { $progress }
tied-on = { number-word } tied on { $score }
were-tied-on = { number-word } were tied on { $score }.
no-tie-here = No tie to settle
share-places = { number-word } share { $places }
decides-now =
    { $what ->
        [lots] Lots decide
        [board] A board decides
        [figures] Figures are missing
        [play-off] A play-off decides
       *[nothing] Tied
    }
somebody-decides =
    { $role ->
       *[other] the { $who } decides
    }
tied-and-then = { $tied }: { $how }.
form-of-play-off =
    { $form ->
        [semi-finals] two semi-finals, 1 against 4 and 2 against 3, and a final
        [knock-out] a knock-out of { number-word }
        [ladder] a ladder: the last two meet, and the winner meets the next above
        [match] a match of { number-word } games
        [round-robin] a round robin
        [until-won] single games until one is won
       *[armageddon] an Armageddon game
    }
ties-when-all-is-in = Ties are settled when the last result is in; until then equal scores share a place.
equal-scores-share = Equal scores share a place.
nobody-shares-first = Nobody shares first place: there is no tie to settle.
nothing-to-settle = There is no tie to settle.
matrix-explained = Two names in a cell: they tie for first and the tie-break applies.
rest-before-play-off = { number-word } minutes' rest for every player before the play-off.
rest-granted = The arbiter has granted { number-word } minutes' rest.
game-ended = { $game }: { $score }.
asked-now =
    { $what ->
        [game] Playing
        [first-white] Lots for white
        [pairing-numbers] Lots for the pairing numbers
        [seeding] Lots for the seeding
        [participants] Lots for a place in the play-off
        [coin-toss] The toss
        [place] Lots for the order
        [colour] Choice of colour
        [bid] Bids of time for black
       *[board] At the table
    }
leg-against =
    { $form ->
        [until-won] against { $name }, sudden death
        [armageddon] against { $name }, Armageddon
        [round-robin] in the round robin
       *[match] against { $name }
    }
leg-who-left = { $against }, who left
points-of = { $points } of { $games }
clocks-of-both = white { $white }, black { $black }
only-one-can-come-first = Only { $name } can come first
can-still-come-first = { number-word } can still come first
seat-in-stage =
    { $form ->
        [match] Game { $number } of { $total }
        [until-won] Sudden death, game { $number }
        [round-robin] Round { $number } of { $total }
       *[armageddon] Armageddon
    }
rounds-of = { $played } of { $all } rounds
leads-to-both = { $step }; { $next }
nothing-more-to-do = nothing more to do
then-the-others = then the other open questions
next-game = next { $white } – { $black }
lots-briefly =
    { $purpose ->
        [first-white] lots for White, { $names }
        [pairing-numbers] lots for the numbers of { $names }
        [seeding] lots for the seeding of { $names }
        [participants] lots, { $names }
        [coin-toss] a toss, { $names }
       *[place] lots for the order of { $names }
    }
chooses-the-colour = { $name } chooses the colour
bids-for-black = bids of time for Black, { $names }
boards-briefly = { $boards }, { $names }
find-out-briefly = find out: { $what }
page-board-final = final
page-board-live = live
page-board-lost = not live: waiting for the server
page-board-not-live = not live
page-board-now = Now
page-board-way = Path to the title
page-board-record-fails = The record fails check V{ $check }: { $fault }
page-board-state =
    { $state ->
        [as-it-stands] Current standings
        [interim] Provisional
        [winner] Winner
        [rest] Rest
        [playing] Playing
        [between] Next game soon
        [final] Final standings
       *[standing] Standings
    }
page-board-white-by-lots = White by lots: { $name }
page-board-departed = Decided by a departure from the regulation
page-board-still-played = The event is still being played
page-board-round = Round { $round }
page-board-of-rounds = of { $all }
page-board-results-to-come =
    { $count ->
       *[other] results to come
    }
and-more = and { $count } more
page-board-points-each = points each
page-board-second =
    { $shared ->
        [yes] Second place, shared
       *[no] Second place
    }
page-board-goes-on = { $name } goes on
page-board-left =
    { $count ->
        [1] { $names } has left the play-off
       *[other] { $names } have left the play-off
    }
page-board-goes-on-left = { $goes-on }: { $left } left
page-board-share-first = { $names } share first
page-board-draw-wins =
    { $colour ->
        [white] A draw wins for White
       *[black] A draw wins for Black
    }
page-board-next = Next: { $game }
page-board-to-be-drawn = to be drawn
page-board-chooses = { $name } chooses
page-board-clause = Clause of the regulation
page-board-play-from = Play from { $time }
page-board-may-begin = now
page-board-decided-at = Decided at
page-board-time = Time
page-board-play-goes-on = Play goes on at { $time }
page-board-event-here = The event on this server
page-board-unreadable = The record cannot be read
page-board-please-wait = Please wait
page-board-looked-into = The arbiter is looking into it
page-board-damaged = The record of this event was damaged, so that nothing is shown from it. What was entered is kept.
page-board-looks-again = As of { $time }. This page looks again every { $seconds } seconds.
page-board-the-standing = Standings
page-board-games-running =
    { $count ->
        [1] { number-word } game running
       *[other] { number-word } games running
    }
page-board-with-chances = { $games } · % to win, by ratings
page-board-two-games-decide = Two games decide who comes first
page-board-round-in-part = Round { $round }, { $shown } of { $all } games
page-board-the-match = The match
page-board-sudden-death = sudden death
page-board-free = bye
page-board-column =
    { $what ->
        [number] Number
        [name] Name
       *[points] Points
    }
page-board-playing = playing
page-board-colour =
    { $colour ->
        [white] White
        [black] Black
       *[lots] Colour to be drawn
    }
page-board-interim = Provisional · { $progress }
page-board-outcomes = { $alone } of { $of } outcomes first alone, { $shared } shared.
page-board-chance = Chance of winning, by ratings: { $chance }.
page-board-no-chances = Number of outcomes, not probabilities.

## What if

whatif-title = { $event }: what everyone needs
whatif-none-open = No game of the event is open: these are the current standings.
whatif-open-games =
    { $games ->
        [1] 1 open game: { $outcomes } outcomes. Number of outcomes, not probabilities.
       *[other] { $games } open games: { $outcomes } outcomes. Number of outcomes, not probabilities.
    }
whatif-unlisted =
    { $games ->
        [1] 1 more game is not in the file and is ignored.
       *[other] { $games } more games are not in the file and are ignored.
    }
whatif-stopped = Stopped early: the true counts may be higher.
whatif-sampled =
    { $what ->
        [criteria] Points are counted exactly. What criteria decide is sampled: { $drawn } outcomes drawn with seed { $seed }; ± is one standard error.
       *[all] There are too many outcomes to count them all. Counts are sampled: { $drawn } outcomes drawn with seed { $seed }; ± is one standard error.
    }
whatif-work = Counting every outcome would take { $needed } steps (limit: { $budget }).
whatif-no-regulation = No regulations are named: ties are judged on points only.
conditions-counted = { $count } different conditions, too many to list
conditions-missing =
    { $why ->
        [stopped] the work was stopped before the conditions were worked out
        [sampled] conditions cannot be told from sampled outcomes
       *[many] the conditions are too many to list
    }
procedure =
    { $about ->
        [yes] { $tied } tied for first place, in about { $count } outcomes: { $then }.
       *[no] { $tied } tied for first place, in { $count } outcomes: { $then }.
    }
procedure-missing = games that the criteria need are missing from the event
procedure-decides = { $criterion } ({ $clause }) decides
procedure-leaves =
    { $playing ->
       *[other] { $criterion } ({ $clause }) leaves { $playing }, who go on with { $go }
    }
procedure-goes-on =
    { $playing ->
       *[other] { $playing } go on with { $go }
    }
procedure-nothing = the regulations give no further rule
# A row in a list of what can become of somebody: the words stand alone, or before "if".
goal-label =
    { $goal ->
        [outright] wins outright
        [promoted] is promoted
        [first] is first
        [plays-off] plays off
        [play-off] play-off
        [shared] shares first
       *[out] is out
    }
# What happens then, after a name.
goal-words =
    { $goal ->
        [outright] wins the tournament
        [first] comes first or shares first place
        [play-off] is in the play-off
        [shared] shares first place
        [promoted] is promoted
        [settled] is first without a play-off
        [lots] is in the lots for promotion
       *[out] does not come first
    }
need-in-any-case = { $what } in any case
need-if = { $what } if { $ways }
need-if-and-others =
    { $others ->
        [1] { $what } if { $way }; or in one other way
       *[other] { $what } if { $way }; or in { $others } other ways
    }
ways-or = { $before }; or if { $next }
conditions-and = { $before } and { $last }
need-counted =
    { $goal ->
        [first] { $about ->
            [yes] comes first in about { $count } of { $outcomes } outcomes
           *[no] comes first in { $count } of { $outcomes } outcomes
        }
       *[shared] { $about ->
            [yes] shares first place in about { $count } of { $outcomes } outcomes
           *[no] shares first place in { $count } of { $outcomes } outcomes
        }
    }
# The own game as a condition. $pronoun: he, she, they. Languages that would have to tell somebody's sex speak of the game.
own-game =
    { $result ->
        [win] { $pronoun ->
            [he] he wins
            [she] she wins
           *[they] they win
        }
        [draw] { $pronoun ->
            [he] he draws
            [she] she draws
           *[they] they draw
        }
        [loss] { $pronoun ->
            [he] he loses
            [she] she loses
           *[they] they lose
        }
        [no-loss] { $pronoun ->
            [he] he does not lose
            [she] she does not lose
           *[they] they do not lose
        }
        [no-win] { $pronoun ->
            [he] he does not win
            [she] she does not win
           *[they] they do not win
        }
       *[decisive] { $pronoun ->
            [he] his game against { $opponent } is decisive
            [she] her game against { $opponent } is decisive
           *[they] their game against { $opponent } is decisive
        }
    }
# One of several own games. $name is who it is about, for languages that say no pronoun.
own-game-of-several =
    { $name ->
       *[other] { $result ->
            [win] { $pronoun ->
                [he] he beats { $opponent }
                [she] she beats { $opponent }
               *[they] they beat { $opponent }
            }
            [draw] { $pronoun ->
                [he] he draws with { $opponent }
                [she] she draws with { $opponent }
               *[they] they draw with { $opponent }
            }
            [loss] { $pronoun ->
                [he] he loses to { $opponent }
                [she] she loses to { $opponent }
               *[they] they lose to { $opponent }
            }
            [no-loss] { $pronoun ->
                [he] he does not lose to { $opponent }
                [she] she does not lose to { $opponent }
               *[they] they do not lose to { $opponent }
            }
            [no-win] { $pronoun ->
                [he] he does not beat { $opponent }
                [she] she does not beat { $opponent }
               *[they] they do not beat { $opponent }
            }
           *[decisive] { $pronoun ->
                [he] his game against { $opponent } is decisive
                [she] her game against { $opponent } is decisive
               *[they] their game against { $opponent } is decisive
            }
        }
    }
other-game =
    { $result ->
        [white] { $white } beats { $black }
        [black] { $black } beats { $white }
        [draw] { $white } – { $black } is drawn
        [not-black] { $black } does not beat { $white }
        [not-white] { $white } does not beat { $black }
       *[decisive] { $white } – { $black } is decisive
    }
in-any-case = in any case
possible-but = possible; { $why }
if-way = if { $way }
or-if-way = or if { $way }
or-other-ways =
    { $count ->
       *[other] or in { $count } other ways (--format json lists them)
    }
verdict-of =
    { $verdict ->
        [certain] { $what }: certain; { $why }
        [possible] { $what }: possible; { $why }
       *[impossible] { $what }: impossible; { $why }
    }
what-why = { $what }: { $why }
tree-more-ways =
    { $count ->
       *[other] { $ways }; or in { $count } other ways
    }
no-game-left = no game left
tree-against = against
own-result =
    { $result ->
        [win] win
        [draw] draw
       *[loss] loss
    }
matrix-games = { $down } (down) and { $across } (across)
matrix-result =
    { $result ->
        [win] { $name } wins
       *[draw] draw
    }
matrix-what =
    { $what ->
        [tied] tied:
        [play-off] play-off:
        [criteria] by criteria:
       *[lots] play-off or lots:
    }
counts-of =
    { $outcomes ->
        [one] Of { $outcomes } outcome: { $parts }.
       *[other] Of { $outcomes } outcomes: { $parts }.
    }
count-outright = outright in { $count }
count-settled = first without a play-off or lots: { $count }
count-settled-by = first without a play-off or lots: { $count } ({ $criteria })
count-by-criterion = by { $criterion } ({ $clause }) in { $count }
count-plays = plays or is in the lots in { $count }
count-tied = tied for first in { $count }
out-of-contention = Out of contention for first place: { $names }.
first-place-ends = First place: { $ends }.
end-clear = clear first in { $count }
end-tied = { $size } tied in { $count }
places-settled = Places { $first } to { $last }: number of outcomes in which each place is reached; after +, those still to be played off or drawn.
place-range = { $first } to { $last }
place-certain = certain
whatif-everybody = Everybody
whatif-column =
    { $column ->
        [wins] wins
        [outright] outright
        [tied] tied for first
       *[first] first or tied
    }
needs-note = null: { $why }; fix some results with --if
vp-goal =
    { $places ->
        [1] to come first
       *[other] to be among the first { $places }
    }
vp-heading = Before the last matches of { $boards } boards: what each team needs { vp-goal }.
vp-ties =
    { $decided ->
        [regulation] Ties between two teams are broken by the regulations; ties of three or more are only flagged.
       *[no] Ties between teams are broken by the regulations.
    }
vp-no-needs =
    { $why ->
        [other-kind] what teams need is told for single round robins of bridge that give VPs
        [not-scored] a match without VPs, or a scale on which winner and loser do not share the same number
        [too-early] somebody lacks more than one match: what teams need is told before the last one
       *[finished] nothing is left to play
    }
vp-yes = yes
vp-any-result = any result
vp-interval = { $from }–{ $to } VPs, from { $margin }
vp-margin =
    { $result ->
        [win] { $imps ->
            [1] a win by 1 IMP
           *[other] a win by { $imps } IMPs
        }
        [defeat] { $imps ->
            [1] a defeat by 1 IMP
           *[other] a defeat by { $imps } IMPs
        }
       *[draw] a draw
    }
vp-result = { $vps } VPs ({ $margin })
vp-team = { $name } ({ $score })
vp-played-sure = { $team } has played, and is sure { vp-goal }.
vp-played-waits = { $team } has played, and has to wait for the others.
vp-played-waits-for = { $team } has played, and has to wait for the others: { $limits }.
vp-played-out = { $team } has played, and can no longer hope { vp-goal }.
vp-out = { $team } can no longer hope { vp-goal }, whatever happens against { $opponent }.
vp-sure-anyway = { $team } is sure { vp-goal } whatever happens against { $opponent }.
vp-enough = { $team } needs { $result } against { $opponent }, which is enough.
vp-sure = is sure with { $result } against { $opponent }
vp-then-level = is at worst level with { $result }
vp-level = is at worst level with { $result } against { $opponent }
vp-never-sure = cannot be sure by its own result against { $opponent }
vp-hopes-with-any = can hope with any result
vp-hopes = needs { $result } at least
# What it takes of others: clauses of this kind are listed in the two sentences that take $limits.
vp-limit = { $name } may get { $vps } VPs at most
vp-even-with = even with { $vps } VPs, { $limits }
# A stage inside a sentence; other languages give its name at the beginning, followed by a colon.
stage-in-sentence =
    { $kind ->
        [final] the final
        [numbered] { $stage }
       *[other] the { $stage }
    }
consequence-nothing = Nobody's place changes, and nobody's opponent.
consequence-other-winner = { $is }, not { $was }, wins.
consequence-open-again = { $was } has not won yet: first place is open again.
consequence-winner = { $is } wins.
consequence-ties-too =
    { $count ->
        [1] { $joining } is in the tie for { $place } too.
       *[other] { $joining } are in the tie for { $place } too.
    }
consequence-ties-no-longer =
    { $count ->
        [1] { $leaving } is no longer in the tie for { $place }.
       *[other] { $leaving } are no longer in the tie for { $place }.
    }
consequence-ties-instead =
    { $count ->
        [1] { $joining }, not { $leaving }, is in the tie for { $place }.
       *[other] { $joining }, not { $leaving }, are in the tie for { $place }.
    }
consequence-plays = { $members } play { $stage }.
consequence-plays-too =
    { $count ->
        [1] { $is-final ->
            [yes] { $joining } reaches { $stage } too.
           *[no] { $joining } plays { $stage } too.
        }
       *[other] { $is-final ->
            [yes] { $joining } reach { $stage } too.
           *[no] { $joining } play { $stage } too.
        }
    }
consequence-plays-no-longer =
    { $count ->
        [1] { $leaving } is not in { $stage } any more.
       *[other] { $leaving } are not in { $stage } any more.
    }
consequence-plays-instead =
    { $count ->
        [1] { $is-final ->
            [yes] { $joining }, not { $leaving }, reaches { $stage }.
           *[no] { $joining }, not { $leaving }, plays { $stage }.
        }
       *[other] { $is-final ->
            [yes] { $joining }, not { $leaving }, reach { $stage }.
           *[no] { $joining }, not { $leaving }, play { $stage }.
        }
    }
consequence-not-reached =
    { $count ->
        [1] { $stages } is not reached any more.
       *[other] { $stages } are not reached any more.
    }
consequence-other-match-winner = { $is }, not { $was }, wins { $stage }.
consequence-match-winner = { $is } wins { $stage }.
consequence-match-open = { $was } has not won { $stage } yet.
consequence-place = { $name }: place { $now } instead of { $was }.
consequence-takes-part = { $name } takes part.
consequence-lots-again = The lots of { $stage } are drawn again.
consequence-lots-void = The lots of { $stage } no longer count.
losing-pays-bounds = Method: each result was worsened for one player, with fixed pairings. Play-offs were first left open: these findings hold for every outcome. Where more than the standings is awarded, in events of up to four, the stronger then won the play-offs, for every order of strength.
losing-pays-nothing-searched = { $regulation }: nothing was searched.
losing-pays-none = { $regulation }: no worse result pays.
losing-pays-found = { $regulation }: a worse result may bring { $gains }.
losing-pays-gain =
    { $gain ->
        [place] a better place
        [prize] more money
        [invitation] the invitation
        [award] an award
       *[carry-over] more to carry over
    }
losing-pays-example = { $events }. { $does }, and { $has }. If { $instead } instead, { $then }.
losing-pays-does =
    { $result ->
        [win] { $name } beats { $opponent }
        [draw] { $name } draws with { $opponent }
       *[loss] { $name } loses to { $opponent }
    }
losing-pays-does-imps =
    { $result ->
        [win] { $name } scores { $imps } and beats { $opponent }
        [draw] { $name } scores { $imps } and ties with { $opponent }
       *[loss] { $name } scores { $imps } and loses to { $opponent }
    }
losing-pays-on-board = { $does } on board { $board }
losing-pays-instead =
    { $result ->
        [win] { $name } wins
        [draw] { $name } draws
       *[loss] { $name } loses
    }
losing-pays-instead-imps = { $name } scores { $imps }
# What somebody has, after "and".
losing-pays-has =
    { $gain ->
        [place] is in place { $value }
        [places] is in places { $value }
        [prize] gets { $value }
        [invited] is invited
        [not-invited] is not invited
        [award] has "{ $value }"
        [no-award] does not have "{ $value }"
       *[carry-over] carries over { $value }
    }
# What somebody has then, after an "if".
losing-pays-then =
    { $gain ->
        [place] { $name } is in place { $value }
        [places] { $name } is in places { $value }
        [prize] { $name } gets { $value }
        [invited] { $name } is invited
        [not-invited] { $name } is not invited
        [award] { $name } has "{ $value }"
        [no-award] { $name } does not have "{ $value }"
       *[carry-over] { $name } carries over { $value }
    }
losing-pays-strength = Play-offs are won by the stronger: { $order }.
losing-pays-order = { $before }, then { $next }
losing-pays-who =
    { $who ->
        [players] players
        [teams] teams
        [teams-of-one] teams of one
       *[teams-on-boards] teams on { number-word } boards
    }
losing-pays-events =
    { $kind ->
        [swiss] two rounds of a Swiss of { $participants } { $who }
        [match] a match of two games
        [rapid-and-blitz] rapid and blitz of { $participants } { $who }
       *[round-robin] a round robin of { $participants } { $who }
    }
losing-pays-size = { $events } ({ $count } events)
losing-pays-searched = Searched: { $sizes }. { losing-pays-bounds }
losing-pays-not-searched = Not searched: events of kind { $kinds }.

## Odds

percent = { $number }%
percent-under = under { $number }%
percent-over = over { $number }%
odds-outright-tied = outright { $outright }, tied { $tied }
odds-place = { $place }: { $chance }
odds-no-play-off = There is no play-off.
odds-play-off = A play-off is needed in { $cases } of 100 cases. If there is one:
odds-length = { $games } games and { $minutes } minutes on average; half are over within { $half } minutes, 90 in 100 within { $most }, 99 in 100 within { $nearly-all }.
odds-cut = Play-offs longer than a week are excluded, so the true averages are higher.
odds-left-open = In { $cases } of 100 cases the text leaves open who is first.
odds-drawn = Cases too large to compute were sampled: { $drawn } times, seed { $seed }; ± is one standard error.
odds-exact = Computed exactly under the model of docs/odds-model.md; the model itself is an assumption.
odds-stopped = Stopped before the end: { $cases } of 100 cases are not worked out, and every chance may be too low by as much.
odds-stopped-fewer = Stopped before the end: fewer play-offs were drawn than would have been.

## Regulations and clauses

clause-tie-for =
    { $places ->
        [needed] first place, the last qualifying place or a prize that cannot be divided
        [cut] a place across a cut
        [first-or-cut] first place, or across a cut
        [first] first place
        [some-or-cut] one of the places { $from } to { $to }, or across a cut
        [some] one of the places { $from } to { $to }
        [any] any place
       *[below] place { $from } or below
    }
clause-kinds-of = { $kinds } of { $count }
clause-settles = Settles a tie for { $places } ({ $kinds }).
clause-settles-from = Settles a tie for { $places } ({ $kinds }), from { $go }.
clause-settled =
    { $what ->
        [invitation] Only the invitation is decided; those who were tied share first place.
        [winner] Only the winner is found; the others who were tied share second place.
       *[places] Every such place is settled.
    }
clause-stops =
    { $when ->
        [at-once] Play stops as soon as nobody else can reach the leader.
       *[after-round] Play stops after the round in which nobody else can reach the leader.
    }
clause-go = On to { $go }.
clause-tied-go = { $count } tied: { $go }
clause-place-go =
    { $places ->
        [first] for first place: { $go }
        [one] for place { $from }: { $go }
        [some] for places { $from } to { $to }: { $go }
       *[below] for place { $from } or below: { $go }
    }
clause-ranks =
    { $over ->
        [play-off] Ranks by { $criterion } in the play-off: { $says }
        [both] Ranks by { $criterion } in the event and the play-off: { $says }
        [stage] Ranks by { $criterion } in the games of { $of }: { $says }
        [phase] Ranks by { $criterion } in the games of phase "{ $of }": { $says }
       *[event] Ranks by { $criterion }: { $says }
    }
clause-enter =
    { $best ->
        [lowest] Asks for the { $what } of each; the lowest is the best.
       *[highest] Asks for the { $what } of each; the highest is the best.
    }
clause-orders =
    { $again ->
        [yes] Orders by { $by } in turn, those still level starting again from the first.
       *[no] Orders by { $by } in turn.
    }
clause-selects =
    { $again ->
        [yes] The first { $top } by { $by } in turn, those still level starting again from the first go to { $go }
       *[no] The first { $top } by { $by } in turn go to { $go }
    }
clause-others-go = the others go to { $go }
clause-shares = The place is shared.
clause-lots =
    { $contended ->
        [first] Asks for lots ({ $purpose }) where the level ones contend for first place.
        [later] Asks for lots ({ $purpose }) where the level ones contend for a later place.
       *[any] Asks for lots ({ $purpose }).
    }
clause-purpose =
    { $purpose ->
       *[other] { $purpose }
    }
clause-decision = Asks for the decision of the { role }.
clause-decision-to-go-on = Asks the { role }: go on with { $go }, or decide by other means.
clause-route =
    { $when ->
        [all-tied] if all are still level, { $go }
        [separated] if some were separated, those still level go to { $go }
        [tied] if { $count } are level, { $go }
        [after-round-robins] after { $count } round robins, { $go }
       *[otherwise] those still level go to { $go }
    }
clause-clock = Clocks for { $name }: { $clock }.
clause-tour-points = Tour points are shared equally by those level on points.
clause-leaves-tied = Other ties stay.
clause-at-any-time = Applies at any time; everything else waits for the end of the event.
clause-leaves-open = A tie that is left here stays open: { $why }.
clause-restates = Carried out by { $clauses }.
clause-rest =
    { $after ->
        [all-games] Earliest start: { $minutes } minutes after a player's own game, and not before the end of all games of the event.
       *[of-tied] Earliest start: { $minutes } minutes after a player's own game, and not before the end of the games of the tied.
    }
clause-short-draws =
    { $time ->
        [none] Lists draws in { clause-limit } { $moves } moves where the event gives their length.
        [hours] Lists draws in { clause-limit } { $moves } moves, or in { clause-limit } { $length } hours of play, where the event gives their length.
       *[minutes] Lists draws in { clause-limit } { $moves } moves, or in { clause-limit } { $length } minutes of play, where the event gives their length.
    }
clause-limit =
    { $limit ->
        [at-most] at most
       *[fewer] fewer than
    }
clause-promotes =
    { $who ->
        [one] { $when ->
            [next-year] One of them is invited to { $to } of next year; a clear winner too. If the invitation is declined, the same rules find the next player.
           *[now] One of them is invited to { $to }; a clear winner too. If the invitation is declined, the same rules find the next player.
        }
       *[winner] { $when ->
            [next-year] The winner is invited to { $to } of next year; a clear winner too. If the invitation is declined, the same rules find the next player.
           *[now] The winner is invited to { $to }; a clear winner too. If the invitation is declined, the same rules find the next player.
        }
    }
clause-deviates = { role } may depart from these rules: recorded with a reason.
clause-conducted = The draw is conducted by { $who }.
clause-reminds = Shown as a reminder: { $words }
clause-reminds-with = Shown as a reminder with { $clauses }: { $words }
clause-outside = Outside the program: { $why }.
clause-prizes =
    { $rule ->
        [by-score] Prize money is shared equally by those level on points.
        [by-place] Prize money goes by place; those who share a place share it equally.
        [half] Half of each prize goes by place, half is shared equally by those level on points.
       *[split] Of each prize { $by-place } parts of { $all } go by place, { $shared } are shared equally by those level on points.
    }
clause-award = { $name }: { $what }.
clause-award-who =
    { $who ->
        [first] the first
        [best] the best placed
        [last] the last
        [last-some] the last { $count }
       *[first-some] the first { $count }
    }
clause-award-among = { $who } of those { $eligible }
clause-award-ranked =
    { $ranked ->
        [all] all of them are ranked by { $clause }
       *[level] those level on points are ranked by { $clause }
    }
clause-award-shared = those who would share it go to { $clause }
clause-award-whole = it cannot be shared
eligible-listed =
    { $what ->
        [federation] of { $which }
        [club] of { $which }
        [group] of the group { $which }
       *[name] called { $which }
    }
eligible-or = { $before } or { $next }
eligible-sex =
    { $sex ->
        [women] who are women
       *[men] who are men
    }
eligible-born =
    { $range ->
        [exactly] born in { $from }
        [most] born in or before { $to }
        [between] born from { $from } to { $to }
       *[least] born in or after { $from }
    }
eligible-under = under { $age }
eligible-over = aged { $age } or more
eligible-rated =
    { $range ->
        [exactly] rated { $from }
        [most] rated at most { $to }
        [between] rated from { $from } to { $to }
       *[least] rated at least { $from }
    }
eligible-or-unrated = { $rated } or without a rating
clause-one-prize-largest = No one gets more than one money prize: the largest. Other prizes pass to the next in line.
clause-one-prize-in-order = No one gets more than one of the prizes of { $clauses }: the first in this order. Other prizes pass to the next in line.
clause-carry-over = Those who qualify carry over { $what }.
clause-carry-over-of = Those who qualify of { $of } carry over { $what }.
carry-what =
    { $what ->
        [score] the score
        [among] what was scored against the others who qualified
        [margin-each] the margin against each other, one by one
        [margin] the margin against the others who qualified
        [imps-each] the IMP margin against each other, one by one
        [imps] the IMP margin against the others who qualified
       *[by-place] { $points } by place
    }
carry-times = { $what }, times { $part }
carry-below = { $what } (times { $part } where the lower placed won)
carry-most = { $what }, at most { $most }
carry-rounded = { $what }, rounded to { $unit }
form-asks = Asks for { $form }.
form-white =
    { $white ->
        [lots] lots decide who begins with white
        [toss] the winner of a toss chooses the colour
        [bids] the players bid time for black, and the lower bid has it
        [kept] colours begin as in the match before
        [higher] the higher seed begins with white
        [lower] the lower seed begins with white
        [higher-chooses] the higher seed chooses the colour
       *[lower-chooses] the lower seed chooses the colour
    }
form-match =
    { $games ->
        [1] one game, { $white }
       *[other] a match of { $games } games, { $white }
    }
form-level-wins =
    { $seed ->
        [higher] if it is level, the higher seed wins
       *[lower] if it is level, the lower seed wins
    }
form-until-won = single games until one is won, { $white }; white: { $order }, over and over
form-cycles =
    { $cycles ->
        [0] a single round robin
        [1] a single round robin
        [2] a double round robin
        [3] a triple round robin
        [4] a quadruple round robin
        [8] an 8-fold round robin
        [11] an 11-fold round robin
        [18] an 18-fold round robin
       *[other] a { $cycles }-fold round robin
    }
form-round-robin =
    { $two ->
        [none] { form-cycles } by the Berger tables, { form-numbers }
       *[clause] { form-cycles } by the Berger tables, double for two ({ $clause }), { form-numbers }
    }
form-numbers =
    { $numbers ->
        [lots] pairing numbers by lots
        [reversed] colours of the last one reversed
       *[by-change] colours reversed for the same players, else fresh lots
    }
form-knock-out = a knock-out seeded by { $seeding }, each pairing by { $pairing }
form-armageddon =
    { $wins ->
        [white] one Armageddon game, a draw wins for white, { $white }
        [black] one Armageddon game, a draw wins for black, { $white }
        [higher] one Armageddon game, a draw wins for the higher seed, { $white }
       *[lower] one Armageddon game, a draw wins for the lower seed, { $white }
    }
form-ladder = a ladder seeded by { $seeding }: the last two meet, and the winner meets the next higher seed, each step by { $pairing }
form-shoot-out =
    { $most ->
        [0] shoot-outs of { $boards } boards until somebody leads, each played out
        [1] a shoot-out of { $boards } boards, always played out
       *[other] at most { $most } shoot-outs of { $boards } boards, each played out
    }
form-extra-boards = extra boards: the scheduled number divided by { $part }, rounded up, at least { $least }
form-board =
    { $each ->
        [two] one board of sudden death for each two of them
       *[all] one board of sudden death
    }
form-boards-at-most = at most { $most } boards of sudden death
form-seeds = seeds by { $clause }
form-clocks = clocks: { $clock }
form-played-out = all games are played
form-others-share = the others share the place below
regulation-summary-mark = (summary in our words)
regulation-note = note:
regulation-readings = Interpretations
regulation-taken = taken
regulation-or = or
regulation-two-ways = Where the text can be interpreted in two ways
regulation-silent-title = What { $title } does not say, and how it is read
regulation-silent = The text does not say { $silent }.
regulation-settle = A sentence that settles it: “{ $sentence }”
regulation-silent-none = This regulation file names nothing that the text leaves unsaid.
# By the name in regulation files, a hyphen for a stroke; others as $says.
criterion-says =
    { $criterion ->
       *[other] { $says }
    }

## Refusals

rule-other-sport = the regulation and the event are of different sports
rule-kind-not-covered = the regulation says nothing about events of kind "{ $kind }", only { $covered }
rule-other-number = the regulation is for events of { $expected } participants, and { $participants } take part
rule-games-unseen = { $clause } looks at the games of the play-off, which are not played one by one here
rule-stage-too-long = { $clause } orders { $games } games; odds are worked out for stages of at most { $most }
scenario-bridge = scenarios are for games with three results; a match of bridge has many
scenario-teams = scenarios are for games with three results; a match of teams has many
scenario-unlisted =
    { $games ->
        [1] { $games } game is missing from the event, and not as open ones: write it with `result = "*"`
       *[other] { $games } games are missing from the event, and not as open ones: write them with `result = "*"`
    }
scenario-too-large = { $games } games are open and too much is undecided to count every outcome; come back after another round, or fix results
suppose-no-result = no result at the end; expected 1-0, 1/2-1/2 or 0-1 after the two names
suppose-no-open-game = no game of this event is open
suppose-no-game = no open game fits; open are: { $open }
suppose-several-games = more than one open game fits: { $fit }; write more of the names
suppose-no-imps = no result at the end; expected what each won in IMPs after the two names, such as 45-23
suppose-no-open-match = no match of this event is still to be played
suppose-no-match = no match fits; still to be played are: { $open }
suppose-several-matches = more than one match fits: { $fit }; write more of the names
odds-teams = odds are for games of players; matches of teams are out of scope
odds-bridge = odds are for games of chess; matches and boards of bridge are out of scope
odds-bids = odds know no model of what players bid for Black: this play-off is out of scope
odds-data = the event does not say enough: { $what } is missing; add it to the event file
odds-stopped-early = stopped before anything was known
odds-never-ends = under this model the play-off never ends: some game that must be won is always drawn; change the probabilities
odds-too-many = a play-off of { $tied } is too large to be worked out
odds-too-large = { $games } open games are too many to be worked out; fix results or wait for a round

## Answers and entries

answer-refused = { $fault }; expected { $expected }
answer-nothing = there is no answer
answer-not-a-colour = "{ $word }" is not a colour
answer-colour-one-word = a colour is one word
answer-not-lots = { $id } does not ask for lots: a seed cannot answer it
answer-seed = the seed is empty or not printable
answer-not-over = "*" says that the game is not over
answer-not-a-result = "{ $word }" is not a result
answer-unknown-name = "{ $name }" is not a name of this event
answer-name-near = "{ $name }" is not a name of this event: did you mean "{ $near }"?
answer-not-about = { $id } is not about { $name }
answer-result-needed = a game is answered with its result
answer-other-colours = in { $id } { $white } has White and { $black } has Black
answer-nobody-level = lots leave nobody level
answer-level-sign = "=" stands between two names
answer-named-twice = "{ $name }" is named twice
answer-not-named = not named: { $names }
answer-two-bids = two bids are needed
answer-not-a-time = "{ $word }" is not a time
answer-bid-too-high = a bid is at most { $most }
answer-colours-needed = the colours are needed too
answer-word-count = there are { $count } words
answer-not-a-number = "{ $word }" is not a number that can be used
answer-out-of-bounds =
    { $figure ->
        [total-points] { $number } cannot be total points: they are not below 0, and come in tens
        [qualification-rank] { $number } is not a rank
       *[imps] { $number } is below 0: expected what the side won
    }
expected-result = 1-0, 0-1 or 1/2-1/2 (forfeits: +/-, -/+, -/-)
expected-lots =
    { $form ->
        [option] the names in the order drawn, such as { $names }, or --seed TEXT
       *[form] the names in the order drawn, such as { $names }
    }
expected-order = the names in order, = between those level, such as { $names }
expected-choice = { $choices }, or the names in order, = between those level, such as { $names }
expected-colour = white or black, as { $chooser } chose
expected-bids = two times, the bid of { $first } and the bid of { $second }, such as 2:50 3:05
expected-event-result = the result: 1-0, 0-1 or 1/2-1/2
expected-game = who had white, who had black, and the result, such as { $names } 1-0
expected-number = a number such as 1230 or 13/3
expected-numbers = two numbers, for { $first } and for { $second }
expected-dice = dice, say: { $example }
told-of = { $what }: { $said }
entry-departure = Departure from the regulation: { $order }: { $why }
entry-withdrawn = { $id } withdrawn
entry-departure-withdrawn = the departure withdrawn
entry-commitment = { $id }: { $party } promises the secret with the hash { $hash }
entry-source = { $id }: decided by { $source }
entry-everybody = everybody
entry-rest =
    { $count ->
        [1] { $count } minute's rest for { $players }: { $why }
       *[other] { $count } minutes' rest for { $players }: { $why }
    }
entry-rest-ends = The rest of { $players } ends: { $why }
fate-replaced = replaced in line { $line }
fate-withdrawn = withdrawn in line { $line }
fate-fell-away = no longer counts
entry-left = { $name } has left the play-off
entry-back = { $name } is in the play-off after all
public-source-beacon = round { $round } of the drand beacon { $name }, published at { $time }
public-source-text = "{ $text }"
entry-seed = { $said }, drawn from the seed "{ $seed }"
entry-seen = { $said }, seen by { $witnesses }
entry-from-broadcast = { $said }, from the broadcast
entry-corrected = { $said }; corrected: { $why }
entry-chose =
    { $colour ->
        [white] { $chooser } chose white
       *[black] { $chooser } chose black
    }
entry-colour =
    { $colour ->
        [white] white
       *[black] black
    }
entry-choice =
    { $choice ->
       *[other] { $choice }
    }
entry-game = { $white } had white, { $result }
amended = the event file was amended ({ $changes })
amended-more = and { $more } more
change-instead = { $field } { $is } instead of { $was }
change-new = { $field } { $is } is new
change-gone = { $field } { $was } is taken out
change-row-new = { $about } is new
change-row-gone = { $about } is taken out
change-table =
    { $table ->
       *[other] { $words }
    }
change-of-round = { $table } of round { $round }
amendment-nothing-kept = the record was begun by a program that did not keep the event in it, so that nobody can say what changed
amendment-other-before = the amendment takes up another event file than the one the record was held against
amendment-nothing-changed = nothing of the event was changed
amendment-other-changes = the amendment names other changes than were made
amendment-not-an-event = the text that the record keeps is not an event
amendment-other-text = the text that the record keeps says something else than the event file
corrected-game =
    { $result ->
        [drawn] Corrected: { $game } was a draw
        [won] Corrected: { $game } was won by { $winner }
        [forfeit] Corrected: { $game } was won by { $winner } by forfeit
       *[both-lost] Corrected: both players forfeited { $game }
    }
corrected-open = Corrected: { $game } has no result yet
corrected-order = Corrected: the order is { $order }
corrected-back = Corrected: { $name } is in the play-off after all
corrected-departure = Corrected: the departure from the regulation was withdrawn

## Records

record-empty = the record is empty
record-not-a-record = line 1 is not the first line of a record
record-other-format = the record has the format "{ $found }"; this program reads "{ $format }"
record-not-utf-eight = line { $line } holds bytes that are not UTF-8: the record was altered
record-cut-off = line { $line } was not written to its end: the program or the machine stopped while writing it
record-altered = line { $line } was altered: its checksum does not match its text
record-broken = line { $line } does not follow the line before it: a line was altered, removed, doubled or moved here
record-malformed = line { $line } is not an entry of a record: { $why }
record-other-event = the record belongs to another event file ("{ $title }"), or the event file was changed since
record-other-regulation = the record was begun by { $program } under another text of the regulation "{ $id }"
hint-empty = delete the file; the next answer begins a new record
hint-path = check the path; a record begins with { $begins }
hint-copy = go back to a copy whose head hash was noted, or begin a new record; nothing was changed
hint-cut-off = `tiebreak playoff` and `tiebreak answer` set the half line aside and go on; check whether its answer is missing
hint-amend = note the change with `tiebreak record amend EVENT --why TEXT`, which first shows what would follow; or undo it; or name another record with --record
hint-regulation = use the regulation file, or the version of the program, with which the record was begun
malformed-not-json = it is not JSON: { $error }
malformed-not-an-object = expected a JSON object
malformed-written-otherwise = it is not written as the program writes it
malformed-missing = `{ $name }` is missing
malformed-provenance = answers do not come from "{ $word }"; expected "broadcast"
malformed-unknown-field = there is no field `{ $name }`
malformed-unknown-kind = there is no kind "{ $kind }"
malformed-not-a =
    { $what ->
        [text] `{ $name }` is not a text
        [texts] `{ $name }` is not a list of texts
        [object] `{ $name }` is not an object
       *[objects] `{ $name }` is not a list of objects
    }
malformed-empty = `{ $name }` is empty
malformed-not-a-moment = `{ $field }` is not a moment in time: "{ $text }"
malformed-not-a-round = `round` is not a number
malformed-not-an-order = `parts` is not an order of names
malformed-not-minutes = `minutes` is not a number from 0 to 1440
malformed-reveals = `reveals` holds something other than texts
malformed-order-not-names = the order is not a list of names
malformed-other-names = the names of the answer are not those of the question
malformed-not-an-answer = { $value } is not an answer to a question of kind "{ $kind }"
in-line = line { $line }: { $said }
fault-reads-otherwise = the entry cannot be written so that it reads the same again
fault-too-long = a text of { $signs } characters is too long: an entry takes at most { $most } in each
fault-other-order = the seed gives another order of { $id }
fault-other-event = the event file says something else than when the record began, or was last amended ("{ $title }")
fault-other-regulation = the record was begun with another text of the regulation "{ $id }"
fault-not-open = { $id } was not open
fault-does-not-fit = the answer does not fit { $id }
fault-nothing-to-correct = there was no answer to { $id } to correct
fault-nothing-to-withdraw = there was no answer to { $id } to withdraw
fault-no-tie = there was no tie { $tie }
fault-others-tied = others were tied in { $tie }
fault-no-departure = there was no departure about { $tie } to withdraw
fault-not-tied = { $name } is in no tie that is played off
fault-gone-already = { $name } is gone already
fault-not-gone = { $name } has not left
fault-no-participant = "{ $name }" does not take part in the event
fault-stopped = the program cannot rule on it: this is a fault of the program
promise-twice = { $party } has promised a secret for { $id } already: it can only be revealed
promise-name = "{ $party }" is not the name of a party: expected up to 200 characters, without = and ;, and not "source"
promise-hash = what { $party } promises is not a SHA-256 hash: expected 64 digits in lower-case hexadecimal
promise-not-promised = { $party } has promised no secret for { $id }
promise-not-revealed = the secret of { $party } is missing: all who promised reveal together
promise-revealed-twice = the secret of { $party } is revealed twice
promise-other-secret = the secret of { $party } is not the one that was promised
promise-alone = { $party } alone has promised: a draw needs two parties, or a public source
promise-second-source = a public source is named for { $id } already
promise-unnamed = the public source is not named, or in more than 1000 characters
promise-other-chain = the beacon "{ $chain }" is not known here: expected quicknet, or the source in words
promise-no-round = expected a round of the beacon, or a moment with its offset: 2026-11-17T20:00:00+01:00
promise-other-time = round { $round } of the beacon comes at another time
promise-too-late = the public source of { $id } may be known already: it is named before it speaks
promise-no-source = no public source is named for { $id }
promise-no-outcome = what the public source of { $id } gave is missing
promise-not-genuine = this is not what the public source of { $id } gave
promise-other-seed = the seed of { $id } is not made of what was revealed
promise-bound = promises stand for { $id }: only they decide, or the draw is withdrawn with a reason
promise-corrected = { $id } was drawn from promises: it is withdrawn with a reason, not corrected
file-faulty = the record fails check V{ $check }: { $fault }
file-busy = another program is writing to the record; nothing was written, try again
file-moved =
    { $added ->
        [1] another program has added an entry to the record meanwhile; nothing was written
       *[other] another program has added entries to the record meanwhile; nothing was written
    }
set-aside = line { $line } was half-written when the program or the machine stopped; it was never confirmed, and is kept in { $path }:
line-end-lacked = line { $line } lacked only its line end and stays in the record:
check-of =
    { $number ->
        [1] a record of a known format
        [2] every line whole and unaltered
        [3] every line follows the one before
        [4] every line a valid entry
        [5] lots drawn again from their seeds
        [6] secrets as promised before
        [7] the event file
        [8] the regulation
        [9] every answer to a question open at the time
        [10] the ruling reproduced
        [11] the head that was noted
        [12] the head that was signed
        [13] amendments of the event file as they were made
       *[other] { $number }
    }
check-verdict =
    { $verdict ->
        [passed] ok
        [failed] FAILED
       *[not-made] not made
    }
found-begun-by = { $format }, begun by { $program }
found-lines =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
found-drawn = { $count } drawn from a seed
found-revealed = { $count } revealed
found-entries =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
found-amended =
    { $count ->
        [0] none
        [1] one, noted with what changed
       *[other] { $count }, noted with what changed
    }
found-ruling =
    { $settled ->
        [yes] settled; first: { $first }
       *[no] not settled yet; first: { $first }
    }
found-signed =
    { $later ->
        [0] all { $line } lines, by { $by }
       *[other] lines 1 to { $line }, by { $by }; { $later } came later
    }
failed-other-head = noted { $noted }, found { $found }
failed-other-record = the signature is about another record
failed-more-signed = { $signed } lines were signed, and there are only { $lines }
failed-other-line = line { $line } is not the one that was signed
not-made-no-event = the event file was not found; name it with --event
not-made-other-files = the event or the regulation is not the record's
not-made-no-head = without a noted fingerprint, neither missing lines at the end nor a rewritten chain can be found
not-made-no-signature = no signature and no key were given
not-made-before = not before V{ $check } holds
not-made-after = V{ $check } failed
note-no-key = this is not a key: expected NAME+ID+KEY as `tiebreak record key` writes it
note-not-a-note = this is not a signed note
note-not-a-checkpoint = the note that was signed is not a checkpoint of a record
note-not-signed-by = the note is not signed by this key
note-bad-signature = the signature does not match the note: one of them was altered

## Broadcasts

broadcast-place =
    { $place ->
        [round-board] Round { $round }, board { $board }
        [round] Round { $round }
        [board] Board { $board }
       *[play-off] Play-off
    }
broadcast-colour =
    { $colour ->
        [white] { $name } has white on the broadcast.
       *[black] { $name } has black on the broadcast.
    }
broadcast-result = { $white } { $result } { $black } on the broadcast.
broadcast-corrects = { $white } { $is } { $black } on the broadcast; the record says { $was }.
broadcast-takes-back = { $white } – { $black }: the broadcast shows no result any more; the record says { $was }.
broadcast-says = The broadcast says { $is }.
broadcast-took-back = The broadcast took { $was } back.
broadcast-spelling = "{ $spelling }"
broadcast-spelling-number = "{ $spelling }" (FIDE id { $number })
broadcast-is-this = { $spelled } on the broadcast: is this { $only }?
broadcast-which-of = { $spelled } on the broadcast: which of { $names }?
broadcast-stranger = "{ $name }" on the broadcast takes no part in this event.
broadcast-not-a-game =
    { $known ->
        [yes] { $white } – { $black } in round { $round } is not in the event file. Add it there with `result = "*"` if it is one.
       *[no] { $white } – { $black } is not in the event file. Add it there with `result = "*"` if it is one.
    }
broadcast-colours-reversed = { $white } has white against { $black } on the broadcast, and black in the event file.
broadcast-several-fit = { $white } – { $black }: several games of the event fit, and the broadcast does not say the round.
broadcast-two-results = { $white } – { $black } stands on the broadcast with two results.
broadcast-file-otherwise = { $white } – { $black }: { $broadcast } on the broadcast, { $file } in the event file, which counts. Correct it there if it is wrong, and amend the record.
broadcast-not-yet = Nothing is there yet.
broadcast-too-many = The broadcast asks for fewer looks; the next one is in a minute or later.
broadcast-failed = The broadcast could not be read: { $why }
address-too-long = an address has at most { $most } bytes
address-not-an-address = this is not a valid address; expected https://...
address-other-scheme = expected https:// or http://
address-no-host = the address names no host
address-credentials = the address holds a name or a password
address-private = the address leads into a private network, which this server does not allow
address-other-host = this server does not follow { $host }; `serve --follow-hosts` names the hosts

## Imports

many-round-robin =
    { $cycles ->
        [2] double round robin
        [3] triple round robin
        [4] quadruple round robin
       *[other] { $cycles }-fold round robin
    }
a-round-robin =
    { $article ->
        [one] a single round robin
        [an] an { many-round-robin }
       *[a] a { many-round-robin }
    }
event-kind =
    { $kind ->
       *[other] { $words }
    }
form-of-event = { $kind } of { $many }
count-games =
    { $count ->
        [1] { $count } game
       *[other] { $count } games
    }
count-matches =
    { $count ->
        [1] { $count } match
       *[other] { $count } matches
    }
count-boards =
    { $count ->
        [1] { $count } board
       *[other] { $count } boards
    }
count-rounds =
    { $count ->
        [1] { $count } round
       *[other] { $count } rounds
    }
entries-of =
    { $count ->
        [0] no entries yet
        [1] one entry
       *[other] { number-word } entries
    }
open-games =
    { $count ->
        [0] no game of the event is open
        [1] one game is open
       *[other] { number-word } games are open
    }
account-heading = { $file }: { $format }, { $encoding }, { $what }
account-format =
    { $format ->
        [event-file] event file
        [trf] tournament report (TRF)
        [xlsx] workbook (XLSX)
        [ods] workbook (ODS)
       *[other] { $format }
    }
account-participants = { $count } { $who }
account-phase =
    { $phase ->
       *[other] { $phase }
    }
account-part =
    { $phase ->
        [main] Main event
        [play-off] Play-off
       *[other] Armageddon
    }
account-kind =
    { $kind ->
        [round-robin] a round robin
        [swiss] a Swiss
        [rapid-and-blitz] rapid and blitz
        [tour] a table of points
        [match] a match
        [knockout] a knock-out
        [pairs] a pairs event
        [board-a-match] board-a-match
       *[none] of a kind that cannot be told
    }
account-in-doubt = In doubt
account-complete = Nothing is missing.
account-more-doubts = and { $count } more of the same kind
account-more-in-inspect = and { $count } more; tiebreak inspect shows all of them
account-decide =
    { $stops ->
        [yes] { $doubt }; decide it with { $option }
       *[no] { $doubt }; otherwise: { $option }
    }
doubt-mark =
    { $kind ->
        [events] events
        [play-off] play-off
        [missing] missing
        [surplus] surplus
        [kind] kind
        [scoring] scoring
        [totals] totals
        [ranks] ranks
        [values] values
        [results] results
        [names] names
        [date] date
        [encoding] encoding
       *[not-used] not used
    }
account-value-differs = { $name }: { $code } of { $published } is published, the games give { $computed }
account-understood = What was understood
account-doubtful = What is in doubt
account-no-doubt = Nothing is in doubt.
account-taken-for =
    { $phase ->
        [main] Taken for { $why }.
       *[other] Kept apart: { $why }.
    }
account-pairings =
    { $what ->
        [missing] Missing: { $pairings }.
       *[surplus] Too many: { $pairings }.
    }
account-pairing-round = { $first }–{ $second }, round { $round }
account-datum-found =
    Butler datum: { $left-out ->
        [median] the middle score
        [share] the average without { $share } of the scores at each end
        [none] the average of all scores
        [one] the average without the highest and the lowest score
       *[several] the average without the { $cut } highest and the { $cut } lowest scores
    }, { $to ->
        [exact] not rounded
       *[rounded] rounded to { $step } ({ $rounding })
    }: it gives { $agree } of { $of } published figures (keys cut, cut-share, datum-to, datum-rounding)
account-datum-given =
    { $count ->
        [one] Butler datum: that of the file on { $count } board
       *[other] Butler datum: that of the file on { $count } boards
    }
account-imps-undivided = Cross-IMPs are not divided by the number of comparisons: { $agree } of { $of } published figures (key divided)
account-raw-matchpoints =
    { $count ->
        [one] On { $count } board the file publishes matchpoints before Neuberg's formula
       *[other] On { $count } boards the file publishes matchpoints before Neuberg's formula
    }
account-small-groups =
    { $count ->
        [one] { $rule ->
            [white-book] { $count } fouled board: at most three scores, and at most a third of all, get 60% on average (small-groups)
           *[neuberg] { $count } fouled board: every group is scored by Neuberg's formula (small-groups)
        }
       *[other] { $rule ->
            [white-book] { $count } fouled boards: at most three scores, and at most a third of all, get 60% on average (small-groups)
           *[neuberg] { $count } fouled boards: every group is scored by Neuberg's formula (small-groups)
        }
    }
nothing-played =
    { $what ->
        [games] no games
       *[matches] no matches
    }

## The checker

check-class =
    { $class ->
        [invalid] The file cannot be followed as it stands.
        [missing-reference] A clause refers to one that does not exist.
        [gap] Participants are still tied and no rule applies.
        [overlap] Two rules apply to the same tie and lead to different clauses.
        [endless-loop] A loop may never end.
        [unreachable] No tie ever comes to this clause.
        [never-separates] A criterion can separate nobody at the point where it stands.
        [undefined-value] A value may be undefined.
        [ill-suited] It can be applied, but the result is meaningless.
        [unstated-reading] The text can be taken two ways and does not say which is meant.
        [tie-left] A tie is left on purpose.
        [discretion] A person decides.
       *[bound] The file is larger than what is followed.
    }
check-read = { $message } (read { $readings })
check-example = for example: { $example }
check-count =
    { $reach ->
        [more] { $from } or more
        [one] { $from }
        [two] { $from } or { $to }
       *[range] { $from } to { $to }
    }
check-places =
    { $reach ->
        [first] first place
        [one] place { $from }
       *[more] places { $from } to { $to }
    }
check-tied = { $number } tied for { $places }
check-step-times = { $step } { $times } times
check-chooses = { $clause } chooses { $number }
check-pairs = { $clause } pairs two
check-sends-on = { $clause } sends on { $number }
check-leaves-all = { $clause } leaves all level
check-leaves = { $clause } leaves { $number } level
check-leaves-for = { $clause } leaves { $number } level for { $places }
check-left-out = … { $count } steps …
check-text-refers = the text of { $id } refers to { $words }, which does not exist
check-text-refers-label = no such clause
check-finds-nothing = there is no clause "{ $words }"
check-other-edition = the text of { $id } speaks of { $year }, the regulation is that of { $own }
check-other-edition-label = another edition
check-other-edition-hint = left over from the edition before?
check-in-part = { $id } leads to more situations than are followed here: there may be other gaps
check-in-part-label = looked at in part
check-in-part-hint = use fewer clauses, or check parts of the file by themselves
check-combinations = { $followed } of { $all } combinations of readings were followed, those nearest to what is taken first
check-combinations-label = followed in part
check-combinations-example = a gap that only some of the others lead to would not be found
check-combinations-hint = take out readings that are settled, or check parts of the file by themselves
check-two-rules = two rules of { $id } apply to the same tie: { $taken } and { $other }
check-two-rules-label = { $tied } tied: { $taken } already applies
check-two-rules-end = { $id } leads to { $taken } and to { $other }
check-two-rules-hint = make the conditions exclude each other
check-two-procedures = { $taken } and { $id } both begin for events of one kind
check-two-procedures-label = { $taken } already begins for "{ $kind }"
check-two-procedures-example = two tied for first place in an event of kind "{ $kind }"
check-two-procedures-hint = name each kind of event in one procedure only
check-until-won = { $id } goes on until somebody wins: there is no last one
check-until-won-label =
    { $what ->
        [boards] { $mean } boards on average if one in three is drawn
       *[games] { $mean } games on average if one in three is drawn
    }
check-until-won-end =
    { $what ->
        [boards] every board is flat
       *[games] every game is drawn
    }
check-until-won-hint = say what happens after a number of them, or accept that there is no limit
check-ill-suited = { $id } ranks by { $measure }, which says nothing in an event of kind "{ $kind }"
check-as-written = followed as it is written
check-ill-suited-example =
    { $all ->
        [yes] two are level; everybody has met everybody, so that both have met opponents with the same scores
       *[no] two are level; they have met different opponents, and not as many of each
    }
check-ill-suited-hint = take a criterion that is meant for such events
check-time-and-draw =
    { $colour ->
        [black] in { $id } Black has more time and wins with a draw as well
       *[white] in { $id } White has more time and wins with a draw as well
    }
check-time-and-draw-example =
    { $colour ->
        [black] the player with Black has both
       *[white] the player with White has both
    }
check-time-and-draw-hint = give the other player more time, or let a draw win for the other colour
check-ambiguous =
    { $count ->
        [1] { $clauses } does not say: { $question }
       *[other] { $clauses } do not say: { $question }
    }
check-ambiguous-label = read as `{ $taken }`
check-or-else = { $before }; or: { $next }
check-ambiguous-hint = write the answer into the next edition
check-leaves-tied = { $id } leaves some ties as they are
check-leaves-tied-label = stay tied
check-two-tied = two tied for { $places }
check-winner-only = { $id } finds the winner only: the others who were tied stay level
check-winner-only-label = the others share second place
check-winner-only-example = three tied for first place; one wins, two share places 2 to 3
check-places-up-to = { $id } settles the places up to { $to } only
check-others-stay = other ties stay
check-at-cuts =
    { $to ->
        [0] { $id } settles ties across a cut only
        [1] { $id } settles first place and ties across a cut only
       *[other] { $id } settles the places up to { $to } and ties across a cut only
    }
check-at-cuts-example = two tied, both of them above the cut
check-award-shared =
    { $cut ->
        [yes] { $id }: ties across "{ $award }" are not always broken
       *[no] { $id }: "{ $award }" cannot be shared, and nothing says who has it where several are level
    }
check-award-shared-label =
    { $cut ->
        [yes] who of them is above the line?
       *[no] who of them has it?
    }
check-award-shared-example =
    { $cut ->
        [yes] two are level, one of them above the line
       *[no] two are level on the place that it is for
    }
check-award-shared-hint =
    { $cut ->
        [yes] add "cut" to `tie-for`, and a clause that separates them
       *[no] add `if-shared = "..."`, the clause that those go to who would share it
    }
check-decides = { $id } leaves it to the { role }
check-decides-label = by what means is not said
check-decides-end = the { role } decides
check-may-depart = { $id } lets { role } depart from the rules
check-may-depart-label = when and how is not said
check-may-depart-example = any tie may be settled otherwise, with a reason on record
check-gap =
    { $gap ->
        [no-action] { $id } is to settle a tie but gives no rule
        [no-place] { $id } has no rule for ties for some places
        [no-number] { $id } has no rule for { $sizes } tied
        [no-route] { $id } does not say where { $left } who are still level go
        [end-of-text] nothing follows when { $id } leaves a tie
        [too-few] { $id } chooses more than are tied
        [not-two] { $id } is a stage for two, but { $sizes } come to it
        [not-seeded] { $id } may leave some without a seed
        [not-selected] { $id } may leave open who is chosen
        [not-chosen] { $id } does not say what becomes of those who are not chosen
       *[no-seeds] { $id } gives something to one of the seeds, but neither of the two is the higher one
    }
check-gap-end =
    { $gap ->
        [no-action] { $id } orders nobody
        [no-place] { $id } has no line for place { $place }
        [no-number] { $id } has no line for { $level }
        [no-route] { $id } leaves { $some } level, and no route fits them
        [end-of-text] { $id } leaves { $some } level, and the text ends
        [too-few] { $id } wants more than { $level }
        [not-two] { $level } come to { $id }, which is for two
        [not-seeded] { $id } leaves { $some } level and says nothing more
        [not-selected] { $id } leaves some level, of whom not all can be chosen
        [not-chosen] { $id } leaves out { $some }, and their places are to be settled
       *[no-seeds] { $id } comes next, and nobody was seeded
    }
check-gap-hint =
    { $gap ->
        [no-action] give the clause a verb: `rank`, `order`, `lots`, `play`, `decide` or `go`
        [no-place] add the missing place to `by-place`
        [no-number] add the missing number to `by-number`
        [no-route] add a route to `then`
        [end-of-text] add `then = "..."`: another criterion, lots, or a decision
        [too-few] send fewer elsewhere with `by-number`
        [not-two] use `by-number`, or a round robin or knock-out
        [not-seeded] end the seeding with `lots = "seeding"`
        [not-selected] end the selection with `lots = "participants"`
        [not-chosen] add `others = "..."` to `select`: the clause that orders them, or one with `share = true`
       *[no-seeds] add `seeding = "..."` to `play`: the clause that orders the two
    }
check-gap-knowingly = { $id } leaves a tie open, and the file says why: { $why }
check-gap-label = { $sizes } may come here
check-circle-idle =
    { $count ->
        [1] { $clauses } leads back to itself, and nothing new happens
       *[other] { $clauses } lead in a circle in which nothing new happens
    }
check-circle-idle-label = endless loop
check-circle-idle-end =
    { $count ->
        [1] { $clauses } leaves all level and leads back to { $first }
       *[other] { $clauses } leave all level and lead back to { $first }
    }
check-circle-idle-hint =
    { $count ->
        [1] let it lead elsewhere
       *[other] let one of them lead elsewhere
    }
check-circle =
    { $count ->
        [1] { $clauses } is repeated while nobody is separated
       *[other] { $clauses } are repeated while nobody is separated
    }
check-circle-label =
    { $about ->
        [yes] about { $mean } games on average if all results are equally likely
       *[no] { $mean } games on average if all results are equally likely
    }
check-circle-no-last = no last one
check-circle-end =
    { $size ->
        [2] every stage leaves both level
       *[other] every stage leaves all { $number } level
    }
check-circle-hint = say what happens after a number of stages, or accept that there is no limit
check-never =
    { $never ->
        [reached] no tie ever comes to { $id }
        [clock] no stage that is played uses the clock of { $id }
        [route] nobody ever goes from { $id } to { $to } by this route
        [number] { $to } tied never come to { $id }
        [place] no tie for place { $to } ever comes to { $id }
       *[left-open] { $id } says that it leaves a tie open, but none is ever left there
    }
check-never-label =
    { $never ->
        [reached] never reached
        [clock] never used
        [left-open] never happens
       *[taken] never taken
    }
check-never-example = any number tied, whatever the results and the readings
check-never-hint =
    { $never ->
        [reached] let another clause lead here, or make it `restates` or `remind`
        [clock] let another clause lead here, or make it `restates` or `remind`
        [left-open] leave `leaves-open` out
       *[taken] leave it out, or widen the condition
    }
check-cannot-separate =
    { $data ->
        [yes] { $id } can separate nobody: everybody here is already level on { $measure }
       *[no] { $id } can separate nobody: an event of kind "{ $kind }" has no data for { $measure }
    }
check-cannot-separate-label = decides nothing here
check-cannot-separate-end = { $id } finds nothing new
check-cannot-separate-hint = leave the criterion out, or put it before what made them level
check-orders-nobody = { $id } is in an order but ranks no participants
check-orders-nobody-label = neither a criterion nor lots
check-orders-nobody-end = { $id } is passed over
check-orders-nobody-hint = an order names clauses with `rank` or `lots`
check-nothing-kept =
    { $kept ->
        [colours] { $id } keeps the colours of a match that need not have been played
       *[numbers] { $id } reverses the colours of a round robin that these need not have played
    }
check-nothing-kept-label =
    { $kept ->
        [colours] there may be nothing to keep: lots are drawn
       *[numbers] there may be nothing to reverse: lots are drawn
    }
check-nothing-kept-end = { $id } comes next
check-nothing-kept-hint =
    { $kept ->
        [colours] say how white is found: `white = "lots"`
       *[numbers] say how the numbers are found: `numbers = "by-change"` or `"lots"`
    }
check-undefined =
    { $count ->
        [1] { $clauses } uses a value that need not exist
       *[other] { $clauses } use values that need not exist
    }
check-undefined-label = the step may not decide
check-undefined-hint = say what holds then: the step is passed over, or counts as nothing
check-unstated =
    { $what ->
        [separation] { $id } does not say what follows when a criterion separates some of them
        [forfeits] { $id } does not say whether a forfeited game counts
        [games] { $id } does not say its `games`
        [order] { $id } does not say its `order`
       *[settles] { $id } does not say whether only the winner or every place is settled
    }
check-unstated-label =
    { $what ->
        [separation] assumed: those still level go on to the next criterion
        [forfeits] assumed: nobody had black in a forfeited game
        [games] assumed: two games
        [order] assumed: white changes after every game
       *[settles] assumed: every place that it names
    }
check-unstated-end =
    { $what ->
        [separation] the games among the tied put one first and leave two level
        [forfeits] two are level; one of them got a point with black because the opponent did not come
        [settles] three tied for first place; the loser of a play-off may be third or share second place
       *[come] two come to { $id }
    }
check-unstated-hint =
    { $what ->
        [separation] add `after-separation = "continue"` or `"restart"`
        [forfeits] add `forfeits = "in-scores"` or `"everywhere"` at the top of the file
        [games] add `games = 2`
        [order] add `order = "1 2"`
       *[settles] add `settles = "winner"` or `"places"`
    }
check-severity-count =
    { $severity ->
        [error] { $count ->
                [1] { $count } error
               *[other] { $count } errors
            }
        [warning] { $count ->
                [1] { $count } warning
               *[other] { $count } warnings
            }
       *[note] { $count ->
                [1] { $count } note
               *[other] { $count } notes
            }
    }

## Standings of FIDE

check-head =
    { $competitors ->
        [teams] { $file }: { $count } teams, { check-rounds-played }, list { $list } ({ $from })
       *[players] { $file }: { $count } players, { check-rounds-played }, list { $list } ({ $from })
    }
check-rounds-played =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
check-after-round = After round { $round }
check-what =
    { $what ->
        [points] points
        [rank] rank
       *[code] { $code }
    }
check-is = published { $published }, is { $computed }
check-has-no-value = published { $published }, has no value
check-nobody = published { $published }, nobody has this number
check-nothing = Nothing was published that could be compared.
check-all-agree =
    { $figures ->
        [one] { $shown } figure agrees.
       *[other] All { $shown } figures agree.
    }
check-some-agree = { $right } of { $all } figures agree.
check-points-given = { $points }, { $amount } given by the arbiter (299)
check-points-taken = { $points }, { $amount } taken away by the arbiter (299)
check-no-round = no round
check-rounds = rounds { $rounds }
check-opponents = opponents: { $values }
check-without-round = { $sum }, without round { $round } ({ $amount })
check-below = below { $name }: { $by }
check-above = above { $name }: { $by }
check-values = { $code } { $mine } against { $theirs }
cli-standing-head =
    { $column ->
        [rank] Rank
        [number] No
       *[name] Name
    }
standing-by = By { $codes } ({ $from }).
standing-list-from =
    { $source ->
        [recommended] the list that FIDE recommended until 2023, and it has recommended none since; neither the file nor an option names one
        [by] told with --by
        [record] { $from } of the file
       *[other] { $from }
    }
standing-edition = FIDE C.07, edition of { $year }: { $because }.
standing-other-edition = --edition 2023 applies the edition before, for events that began before 1 March 2026.
standing-among-tied = points among the tied, and in brackets the rank that they give
cli-opened-undefined = undefined
cli-opened-article = { $words }, article { $article }
cli-opened-arbiter = the arbiter's decision
cli-opened-no-opponent = no opponent
cli-opened-unplayed = unplayed, { $article }
cli-opened-cut = cut
cli-check-beyond = A standing after round { $round } was published, but only { $last } rounds were played: it is not compared.

## Around every page

page-skip = Skip to the content
page-pages = Pages
page-events = Events
page-regulations = Regulations
page-people = People
page-log-in = Log in
page-log-out = Log out
page-privacy = Privacy
page-language = Language
page-show-in-language = Change language
page-all-events = All events
page-problem-title =
    { $kind ->
        [damaged] This event cannot be read
        [busy] Busy
        [not-found] Not found
        [address] This address is not understood
        [log-in] Log in first
        [forbidden] Not allowed
        [conflict] Already changed by someone else
        [moved] This page is out of date
        [method] Method not allowed
        [form] Unsupported form data
        [invalid] This cannot be used
        [large] Too large
        [often] Too many attempts
        [slow] Too slow
        [database] The database does not answer
        [full] The disk is full
       *[other] Something went wrong
    }
page-problem-advice =
    { $kind ->
        [damaged] Its record or its files were changed from outside. Nothing is lost, and other events are not touched.
        [busy] Nothing was changed and nothing is lost. This page tries again by itself in a few seconds; what was sent by a form has to be sent again.
        [not-found] The list of events shows what there is; private events are seen after logging in.
        [address] Correct the address.
        [forbidden] An administrator can give an account more rights.
        [conflict] Your change was not saved. Reload the page and try again.
        [invalid] Nothing was changed. Go back and correct it.
        [slow] Nothing was changed. Send it again over a better connection.
        [full] Nothing was changed, and nothing that was confirmed is lost. The administrator has to make room on the server's disk; then send it again.
       *[database] Nothing is lost. Wait a moment, look whether the entry is in the log, and try again if it is not.
    }
# Where the form still stands on the page.
page-problem-on-the-card =
    { $kind ->
        [log-in] Log in again in another window, come back and press again: what is typed here stays.
        [conflict] Your change was not saved. Check what is there now and try again.
       *[invalid] Nothing was changed. Correct it and press again.
    }
page-problem-number = It is number { $number } in the log.
page-file-cannot-be-used = { $name } cannot be used:
page-session-over = log in first: there is no session, or it has expired
page-token-needed = this needs a token: there is none, it is not known, or it has ended
page-event-moved = the event has moved on since the state that `If-Match` names
page-sent-too-large = what was sent is too large: at most { $megabytes } MB
page-file-exceeds-memory = reading this file takes more memory than the server allows ({ $megabytes } MB); send a file with this event alone, or ask the administrator to raise `read-memory`
page-file-exceeds-time = reading this file takes longer than the server allows ({ $seconds } s); send a file with this event alone, or ask the administrator to raise `read-seconds`
page-file-stops-reader = Tiebreak cannot read this file; save it in another format, and send it to the administrator so that the fault can be fixed
page-wait-minutes =
    { $minutes ->
       *[other] too many attempts: wait { $minutes } minutes and try again
    }
page-wait-seconds =
    { $seconds ->
       *[other] too many attempts: wait { $seconds } seconds and try again
    }
page-server-busy = the server is busy with what others have asked for
page-sent-too-slowly = the upload timed out
page-record-broken = the record of this event does not hold together: { $why }
page-went-wrong = something went wrong in the program; the administrator finds it in the log
page-name-taken = "{ $name }" is taken
page-record-moved = the record has moved on: somebody else wrote to it first
page-disk-full = the server's disk is full: nothing can be kept until there is room again
page-no-text = a text contains the character NUL or is not valid text
page-database-silent = the database does not answer: { $why }
page-rule-error = { $why }; choose another regulation, or correct the kind of the event
page-no-page = page not found
page-no-event = there is no event of this name here
page-not-asked-so = this address does not accept this method
page-from-another-site = the form came from another site, so it was refused ({ $words })
page-nul-sent = the data contains the character NUL, which no text may contain
page-not-an-arbiter = { $name } is not an arbiter of this event
page-only-reads = { $name } may look at everything and change nothing
page-for-administrators = this is for administrators

## Pages for everybody

page-lots-for =
    { $purpose ->
        [first-white] lots for white in game 1
        [pairing-numbers] lots for the pairing numbers
        [seeding] lots for the seeding
        [participants] lots to take part
        [coin-toss] lots for the toss
       *[place] lots for the order
    }
page-first-drawn =
    { $purpose ->
        [first-white] First drawn has white.
        [pairing-numbers] First drawn is number 1.
        [seeding] First drawn is seeded higher.
        [participants]
            { $count ->
                [1] First drawn takes part.
               *[other] The first { number-word } drawn take part.
            }
        [coin-toss] First drawn has won the toss.
       *[place] First drawn is placed higher.
    }
page-mistakes =
    { $count ->
        [1] one mistake
       *[other] { $count } mistakes
    }
page-brief-within = { $place }: { $what }
page-brief-game = { $name } has White
page-brief-bids = bids of time for Black
page-brief-boards =
    { $form ->
        [one] a board is played
        [segment] { $boards } is played
       *[extra] { $boards } are played
    }
page-brief-data = to find out: { $what }
page-motto = Ties, settled as the regulation says.
page-front-about = { page-motto } The play-off live, what each needs before the last round, and every step with its clause.
page-front-show-all = show all
page-front-sport =
    { $sport ->
        [bridge] bridge
       *[chess] chess
    }
page-front-filter =
    { $which ->
        [words] Title, place, player
        [sport] Sport
        [state] Status
        [all] all
       *[regulation] Regulation
    }
page-front-find = Search
page-front-new-event = New event
page-front-found =
    { $count ->
        [0] Nothing found
        [1] One event found
       *[other] { $count } events found
    }
page-front-nothing-fits = No event fits.
page-front-nothing-fits-words = No event fits “{ $words }”.
page-front-empty = There is no event yet.
page-front-log-in-to-bring = { $log-in } to bring one in, or start the server with --demo to look at real ones.
page-front-texts = All regulations
page-turn-list = Pages of the list
page-turn-before = Previous
page-turn-after = Next
page-turn-here = page { $here } of { $pages }
page-glance-not-read = Not read yet
page-glance-not-finished = Not finished
page-glance-go =
    { $to ->
        [board] Watch live
        [needs] Who needs what
       *[how] Tie-break explained
    }
page-glance-rounds = { $played } of { $of } rounds
page-glance-bar = { $name }: first, alone or shared, in { $count } of { $of } outcomes
page-legend =
    { $what ->
        [alone] outright
        [tied] tied for first
        [shared] shared
       *[out] eliminated
    }
page-event-heading =
    { $what ->
        [standing] Standings
        [play-off] Play-off
        [how] How it was decided
        [mind] Reminders
        [look-at] Warnings
        [awards] Awards
        [prizes] Prize money
        [tour-points] Tour points
        [to-do] Next steps
       *[read-as] Interpretation
    }
page-event-standing-is =
    { $state ->
        [settled] settled
       *[interim] interim
    }
page-event-press-a-step = click a step to see the clause
page-event-fact =
    { $what ->
        [played] Played
        [event] Event
        [regulation] Regulation
       *[record] Record
    }
page-event-times-of = times of { $zone }
page-event-record-head = { $entries }, fingerprint { $head }
page-event-record-fails = The record fails check V{ $check }, and nothing can be added to it: { $fault }.
page-event-first-no-tie = { $name } is first; no tie had to be settled.
page-event-wins = { $name } wins.
page-event-no-tie = There is no tie that the regulation settles.
page-event-all-settled = Every tie that the regulation settles is settled.
page-event-share-first = Decided by a departure from the regulation: { $names } share first place.
and-more-ending = and { $count } more.
page-event-departure = Departure from the regulation
page-event-departure-by = { $departure } by { $by }: { $why }
page-event-reading-not = (not { $instead })
page-event-nothing = Nothing.
page-event-column =
    { $column ->
        [place] Place
        [name] Name
        [matches-won] Matches won
        [last-match] Last match
        [number] Number
        [rating] Rating
       *[points] Points
    }
page-event-open = open
page-event-this = This event
page-event-way =
    { $to ->
        [ruling] Result
        [console] Arbiter console
        [what-if] Scenarios
        [boards] Boards
        [regulation] Regulation
        [board] Display
        [overlay] Stream overlay
       *[protocol] Report
    }
page-event-download = Download
page-event-file =
    { $file ->
        [record] Record
        [event] Event file
        [regulation] Regulation file
        [protocol] Report as PDF
        [standing] Standings as PDF
       *[timeline] Timeline as image
    }
page-event-participants =
    { $count ->
        [1] { $count } participant
       *[other] { $count } participants
    }
page-event-unreadable = This event cannot be read: { $reason }.
page-event-changed-outside = Its record or its files were changed from outside. Nothing can be added; nothing is lost.
page-event-record-kept = The record as it is kept
page-cross-heading = Crosstable
page-cross-shaded = shaded: with black
page-cross-results = Results of everybody
page-cross-rounds = Rounds
page-cross-part = { $from } to { $to } of { $all }
page-cross-parts = Parts of the standing
page-cross-with =
    { $colour ->
        [white] with white
       *[black] with black
    }
page-round-count =
    { $count ->
        [1] { $count } round
       *[other] { $count } rounds
    }
page-round-parts = Parts of the round
page-no-round = there is no round of this number here
page-summary-in-our-words = (summary in our words)
page-turned-on =
    { $what ->
        [boards] Board by board
       *[counted] Details
    }
page-bridge-column =
    { $column ->
        [board] Board
        [north-south] North-South
        [east-west] East-West
        [sat] Sat
        [opponents] Opponents
        [contract] Contract
        [lead] Lead
        [score] Score NS
        [ns] NS
        [ew] EW
       *[session] Session
    }
page-bridge-boards-of = Boards of { $name }
page-bridge-count =
    { $count ->
        [1] { $count } board
       *[other] { $count } boards
    }
page-bridge-who =
    { $who ->
        [pairs] Pairs
       *[teams] Teams
    }
page-bridge-board = Board { $number }
page-bridge-all = All boards
page-bridge-board-by-board = board by board
page-bridge-traveller = Traveller
page-bridge-units = NS and EW: { $unit }.
page-bridge-units-datum = NS and EW: { $unit }, datum { $datum }.
page-bridge-against = Against { $name }
page-no-board = there is no board of this number here
page-no-card = there is no card of this number here
page-no-boards = there is no board of this event: its file has none
page-what-if-supposed = { $count } assumed
page-what-if-as-it-stands = actual
page-what-if-keeps = This address keeps the assumed results. Share it.
page-what-if-picture = Download as image
page-what-if-last-hour = Timeline
page-what-if-last-hour-shows = Who could still win, after each result
page-what-if-parts =
    { $of ->
        [games] Parts of the games
       *[players] Parts of the players
    }
page-what-if-before =
    { $of ->
        [games] Games before
       *[players] Players before
    }
page-what-if-after =
    { $of ->
        [games] Games after
       *[players] Players after
    }
page-what-if-part = part { $part } of { $parts }
page-what-if-no-result = "{ $game }={ $result }" is not a result of an open game
page-what-if-outcomes =
    { $outcomes ->
        [one] { $outcomes } outcome. { page-board-no-chances }
       *[other] { $outcomes } outcomes. { page-board-no-chances }
    }
page-what-if-stopped = Stopped early for lack of time: the true counts may be higher.
page-what-if-sampled = Sampled.
page-what-if-who-first = Who can come first
page-what-if-bar = first alone in { $alone }, tied in { $tied } of { $of } outcomes
page-what-if-tally =
    { $what ->
        [certain] certain
        [alone] alone
        [tied] tied
       *[out] out
    }
page-what-if-about = about { $count } ± { $error }
page-what-if-cannot = Cannot come first: { $names }.
page-what-if-cannot-more = Cannot come first: { $names } and { $count } more.
page-what-if-two-games = Two games decide
page-what-if-several-names = several names: a tie
page-what-if-matrix = One game down, the other across: who comes first.
page-what-if-in-sentences = In words
page-what-if-places = Places
page-what-if-more-players =
    { $count ->
        [1] and { $count } more player.
       *[other] and { $count } more players.
    }
page-what-if-first-places = The first { $shown } of { $all } places.
page-vp-none = There are no scenarios: { $why }.
page-vp-suppose = Try results
page-vp-match = { $first } – { $second }, IMPs
page-vp-imps = what each won in IMPs, such as 45-23
page-vp-follows = Outcome
page-vp-needs = What each team needs { vp-goal }
page-vp-in-vps = In VPs
page-vp-last-match = in the last match
page-vp-table = What each team needs in VPs
page-vp-column =
    { $column ->
        [team] Team
        [now] VPs now
        [against] Against
        [sure] Sure
        [level] At least a tie
       *[possible] Possible
    }
page-vp-has-played = has played
page-vp-no-result = "{ $teams }={ $result }" is not a result in IMPs of a match still to be played
page-regulations-about = The regulations that the program settles ties by: printed texts, clause by clause, each with what is made of it.
page-regulations-write = Write a regulation
page-regulations-written-here = Written here
page-regulations-built-in = Built in
page-regulations-one-version = version { $number }, { $by }, { $when }
page-regulations-draft = draft: { $mistakes }
page-regulations-begin-lead = It is checked while you write, kept version by version, and seen only by you, administrators, and those whom you let see it.
page-regulations-from-smallest = From the smallest one
page-regulations-from-built-in = From one that comes with the program
page-regulations-event-title = Title of the event, with the year
page-regulations-our-open = Our Open 2027
event-type-label = Event type
page-regulations-kind-of =
    { $kind ->
        [round-robin] round robin
        [swiss] Swiss
       *[rapid-and-blitz] rapid and blitz
    }
page-regulations-settled = What is settled
page-regulations-settles =
    { $what ->
        [winner] the winner only
       *[all] all places
    }
page-regulations-begins = What it begins with
page-regulations-begins-with =
    { $what ->
        [play-off] a play-off
        [criteria] criteria, then lots
       *[nothing] nothing but shared places
    }
page-regulations-begin = Begin
page-regulation-summary = summary
page-regulation-this = This regulation
page-regulation-way =
    { $to ->
        [own] Copy and edit
        [clauses] Clauses
        [edit] Edit
        [versions] Versions
        [people] Sharing
        [event] New event with these regulations
       *[file] File
    }
page-regulation-about = { $title }: the printed text clause by clause, what the program makes of each, and what the checker finds.
page-regulation-text = Text
page-regulation-state = { $id } · version { $number }, saved by { $by } on { $when } · private until an event is opened under it
page-regulation-a-draft = A draft.
page-regulation-to-mend =
    { $count ->
        [1] One mistake to fix before events can use it.
       *[other] { $count } mistakes to fix before events can use it.
    }
page-regulation-usable = New events take version { $number }.
page-regulation-not-yet = What the text leaves open is not known yet: { $why }.
page-regulation-finding =
    { $severity ->
        [error] error:
        [warning] warning:
       *[note] note:
    }
page-regulation-taken = (taken)
page-scenes-title = Overlay · { $event }
page-scenes-event = The event
page-scenes-board = The board
page-scenes-lead = A browser source for a stream: transparent, as large as the source is (1920 × 1080, 3840 × 2160), changing by itself.
page-scenes-asked-for = URL parameters
page-scenes-empty = Nothing to show at this moment: the scene is empty.
page-scenes-scene =
    { $scene ->
        [lower-third] Lower third
        [card] Card
        [bracket] Bracket or table
        [standing] Standings
       *[needs] What a player needs
    }
page-scenes-option =
    { $option ->
        [board] which board, from 1, for lower-third and card; which contender, from 1, for needs
        [of] whose needs, by name
        [scale] from 0.5 to 2 in steps of 0.05; 1 is as large as in the previews
        [colour] the colour of the double rule, as six hexadecimal digits: 0a5a45
       *[lang] another language than the event's: en, de, es, fr, nl, sv
    }
page-gallery = Gallery
page-gallery-lead = Every moment of the board, with names of every length. The events are made up.
page-gallery-names =
    { $names ->
        [latin] Latin
        [cyrillic] Cyrillic
        [chinese] Chinese
       *[long] 40 letters
    }
page-gallery-state =
    { $state ->
        [interim] Interim
        [last-round] Last round running
        [tie-of-four] Tie announced, four
        [tie-of-two] Tie announced, two
        [lots] Lots
        [semi-finals] Games of two semi-finals
        [between] Between games
        [sudden-death] Sudden death in one semi-final
        [rest] Rest
        [corrected] Corrected
        [final-lots] Lots for the final
        [final] Final
        [decided] Decided
        [match] A match of two
        [round-robin] A round robin of three
        [no-tie] No tie
        [departed] Departed from the regulation
       *[damaged] Record damaged
    }
page-no-gallery-board = there is no board of this name here
page-letters-missing = Some letters are missing: this server has no font for { $letters }.
page-no-pictures = images are not available in this build
page-no-pdf = PDF is not available in this build. Print the page instead
page-no-key = there is no signing key
page-no-play-off-game = no play-off game was played yet
page-no-timeline = the record has no tournament results
page-privacy-lead = The personal data that this server keeps, why, for how long, and who sees it. The controller is the operator of this server. Ask the operator to exercise your rights.
page-privacy-column =
    { $column ->
        [what] What
        [why] Why
        [how-long] How long
       *[who] Who sees it
    }
page-privacy-what =
    { $data ->
        [players] Players, pairs and teams: name, federation, rating, title, results, as the event file gives them
        [entries] Entries of arbiters: account name, what was entered, the reason, the time; names of witnesses and deciders, where they were entered
        [accounts] Accounts: name, role, events conducted, a hash of the password (Argon2id), the secret for one-time codes where they were set up, hashes of recovery codes
        [sessions] Sessions and tokens: a hash of the secret, address and browser at log-in, time of log-in and of last use; of a token its label and the address of its last use
        [attempts] Attempts to log in: a hash of the name typed, the address, how many
        [files] Files that are being brought in
        [log] The server's log: time, number of the request, page, status. A failed log-in with the account's name and the address
       *[removed] Removed events: title, who removed it, when, how many entries, the hash of the last one. Removed accounts: the name and what is shown in its place, where that was chosen
    }
page-privacy-why =
    { $data ->
        [players] To settle and publish the outcome of the event in which they took part (legitimate interest of the organiser, Art. 6(1)(f) GDPR)
        [entries] So that every decision can be traced to its author (legitimate interest; establishment and defence of claims, Art. 17(3)(e))
        [accounts] To let in those who may write, and nobody else (Art. 6(1)(b) or (f))
        [sessions] To show people where they are logged in, and to end it (security, Art. 6(1)(f), Art. 32)
        [attempts] To stop the guessing of passwords (security)
        [files] So that nothing is typed twice between two steps
        [log] To find faults and attacks (security)
       *[removed] So that nothing disappears without a trace, and a name that was replaced stays replaced
    }
page-privacy-how-long =
    { $data ->
        [players] Until the event is removed. Records are evidence and are kept unchanged until then
        [entries] With the event. An entry cannot be changed or removed by itself
        [accounts] Until an administrator removes the account
        [sessions] A session fourteen hours; a token until it is taken back. Both end with the account and with a reset of the password
        [attempts] A quarter of an hour, then removed
        [files] Until they are brought in, a day at most, five of an account
        [log] The program keeps no log: it hands lines to the system, whose administrator says how long (see the guide; a week is enough)
       *[removed] As long as the server
    }
page-privacy-who =
    { $data ->
        [players] Everyone while the event is public; anyone with an account while it is private; its arbiters and administrators while it is hidden
        [entries] As the event
        [accounts] Administrators see name, role and events. Nobody sees passwords or secrets
        [account] The account itself
        [nobody] Nobody; the program counts
        [machine] The administrators of the machine
       *[administrators] Administrators
    }
page-privacy-heading =
    { $about ->
        [where] Where
        [cookies] Cookies
       *[rights] Your rights
    }
page-privacy-where = In one database, SQLite or PostgreSQL, on the machine or in the service that the operator has chosen. Nothing is sent to third parties: no page loads anything from another site, and no visitor is counted or tracked. A webhook or a program with a token receives the data that it was set up for.
page-privacy-cookies = One, { $session }, set by logging in and needed for it; { $half } for five minutes while a one-time code is asked for. None for those who only look.
page-privacy-language-cookie = Choosing a language at the foot of a page sets { $language }. It keeps that choice and nothing else, for a year. It identifies no one and needs no consent.
page-privacy-right =
    { $right ->
        [access] Access and portability
        [rectification] Rectification
        [restriction] Restriction and objection
        [erasure] Erasure
       *[copies] Copies
    }
page-privacy-right-means =
    { $right ->
        [access] Event file, record and report can be downloaded on the event’s page, in open formats.
        [rectification] An arbiter of the event corrects an answer or amends the event file; the earlier text stays in the record next to the correction, marked as no longer counting.
        [restriction] The event can be made private or hidden at once, by the person who added it or an administrator (console, More).
        [erasure] The event can be removed as a whole with its record; an account can be removed, and its name replaced by other words on every page and print-out from then on. Inside a record that is kept, and in its downloads, the name stays: every line is bound to the one before by its hash, and to change one would void the evidence.
       *[copies] Backups and downloaded files are out of reach of this server. Their owners are responsible for them.
    }
page-privacy-no-advice = These are the facts about the program, in words that a lawyer can use. They are not legal advice. The operator adds a name and an address.
card-front-clauses = Every step names its clause. What cannot be decided is said.
card-front-sports = Chess and bridge
flow-of = The flow of { $title }
flow-first-play =
    { $count ->
       *[other] the first { $count } play
    }
flow-match-of =
    { $games ->
       *[other] match of { $games }
    }
flow-verb =
    { $what ->
        [none] applies
        [go] on
        [by-number] by number
        [by-place] by place
        [order] criteria in turn
        [lots] lots
        [decide] a decision
        [share] shared
        [until-won] games until won
        [round-robin] round robin
        [knock-out] knock-out
        [ladder] ladder
        [armageddon] Armageddon
       *[board] one board
    }

## The console

page-console-title = Console: { $event }
page-console-disk-full = The server’s disk is full: nothing can be entered until there is room. What was confirmed is kept.
page-console-secluded = This event is { $audience }: not everybody sees it.
page-console-so-far = The play-off so far
page-console-what-to-show = What to show
page-console-tab =
    { $tab ->
        [tie] Play-off
        [why] Reasons
        [log] History
        [mind] Reminders
       *[more] More
    }
page-console-entered-last = Latest entries
page-console-print = Print
page-console-slips = Slips for the open games
page-console-slips-pdf = Slips as PDF
page-console-protocol = Report
page-console-protocol-pdf = Report as PDF
page-console-pgn = Play-off as PGN
page-console-unusual = Exceptions
page-console-remove = Delete this event
page-console-keys = Keys
page-console-key =
    { $key ->
        [white] White wins
        [draw] a draw
        [black] Black wins
        [next] the next board
        [take] takes the first result of the broadcast, or the one that is framed
        [leave] leaves it
        [all] takes all of the tournament
        [keys] these keys
       *[close] closes this
    }
page-console-keys-where = On the board that is framed, or on the only one. The same key within a second enters nothing, and neither does a board that has just appeared.
page-console-close = Close
page-console-back = Back to the console
page-console-reason = Reason
page-console-set = Set
# What the script says. Where it puts its own words stands $what.
page-console-said-seed = seed “{ $what }”
page-console-said-answer = answer
page-console-lost = The connection is lost.
page-console-lost-look = Look at the log when it is back, and press again if it is not there.
page-console-waiting = Waiting for the connection: { $what }.
page-console-waiting-sent = It is sent as soon as the connection is back, unless somebody is faster.
page-console-do-not-send = Do not send it
page-console-not-written = Not written: { $what }.
page-console-unreadable = the server gave no answer that can be read.
page-console-just-appeared = This board has just appeared: press again.
page-console-same-key = The same key within a second enters nothing.
page-now = Now
page-now-tab = Tab chooses the board;
page-now-key =
    { $key ->
        [white] White wins
        [draw] draw
       *[black] Black wins
    }
page-now-more-follow =
    { $count ->
       *[other] { $count } more questions follow when these are answered.
    }
page-now-enter-result-of = Enter the result of { $game }.
page-now-enter-result = Enter the result.
page-now-enter-results-of = Enter the results of { $game }.
page-now-enter-results = Enter the results as the games end.
page-now-draw = Draw the lots.
page-now-enter-and-draw = Enter the results, and draw the lots.
page-now-answer = Answer what is open: { number-word } questions.
page-now-not-finished = The event is not finished.
page-now-wins = { $winner } wins.
everything-settled = Everything is settled.
page-now-left-open = The text leaves a tie open.
page-now-nothing-yet = Nothing is to be played or drawn yet.
page-now-nothing-left = Nothing is left to do: print the report and have it signed.
page-now-nothing-can-be-answered = Nothing can be answered.
page-question-game-before = game { $number }: { $result }
page-question-won = { $name } won
page-accept = Accept
page-question-draw-wins =
    { $colour ->
        [white] A draw wins for White.
       *[black] A draw wins for Black.
    }
page-question-chose = { $name } chose:
page-question-bid-of = Bid of { $name }
page-question-note-bids = Note the bids
page-question-places-after-play = Places after play; equal numbers where they are still level
page-question-key-into-clock = What to key into the clock
page-question-increment-from = The increment or delay counts from move { $number }.
page-question-result = Result
page-question-forfeit = Forfeit
page-question-forfeits =
    { $who ->
        [white] White wins by forfeit
        [black] Black wins by forfeit
       *[both] Both forfeit
    }
page-question-seed = Seed: dice rolled in public, say
page-question-draw-lots = Draw lots
page-question-by-hand = Drawn by hand
page-question-first-drawn = First drawn
page-question-order-drawn = The order drawn, from 1
page-question-witness = Witness
page-question-enter-draw = Enter the draw
page-question-secrets = From secrets of several parties, or a public source
page-question-secrets-explained = For a draw that no one controls: each party commits to the SHA-256 of a secret, then all reveal. After the first commitment, this is the only way to decide this draw.
page-question-secret-of = Secret of { $party }
page-question-what-came = What came: { $source }
page-question-reveal = Reveal and draw
page-question-promise =
    { $which ->
        [first] Commit to a secret
       *[another] Another commitment
    }
page-question-party = Party
page-question-hash = SHA-256 of the secret
page-question-hash-made = Made by the party itself:
page-question-note-promise = Note the promise
page-question-source = Name a public source
page-question-source-what = What will decide
page-question-source-name = Name it
page-question-enter = Enter
page-question-who-decided = Who decided (the { $who }, or a deputy)
page-question-decided = What was decided
page-question-go-on-with = Go on with { $clause }
page-question-go-on = Go on
page-question-other-means = By other means, still to come
page-question-places = Places as decided; equal numbers share a place
page-question-places-otherwise = Or decided by other means: the places; equal numbers share a place
page-correction-title = Correct an entry
page-correction-line = Correct line { $line }
page-correction-answer = { $place }: { $answer }.
page-correction-answer-by = { $place }: { $answer }, entered by { $name }.
page-correction-draw = { $place }: committed draw. You can withdraw it (the reason is printed on every report) and draw another way.
page-correction-departure = Departure from the regulation in the tie for { $tie }.
page-correction-should-be = Correct value
page-correction-not-asked = The question is not asked any more; this answer no longer counts.
page-correction-take-back = Delete entry
page-correction-open-again = What it settled is open again. You can review the changes before saving.
page-correction-drawn-again = Instead: drawn again
page-correction-drawn-then = The lots are drawn when the reason is entered. There is no preview, so that seeds cannot be tried until the result pleases.
page-correction-instead = Instead: { $answer }
page-correction-instead-nothing = Instead: nothing: withdrawn
page-correction-correct-it = Correct it
page-correction-before = Before
page-correction-after = After
page-correction-falls-away = No longer applies
page-correction-of-question = { $place }: { $answer }
page-correction-opens = To be answered again
page-correction-open = open
page-unusual-amend = Amend the event file
page-unusual-depart = Override the regulations
page-unusual-places = Places in the tie for { $tie }; equal numbers share a place
page-unusual-who-decides = Who decides
page-unusual-enter-departure = Save the exception
page-unusual-departure-marked = It is marked on everything that is shown or printed from now on.
page-unusual-leaves = Player withdraws
page-unusual-who-leaves = Who leaves
page-save = Save
page-unusual-leaving = A stage already begun is completed by forfeits. A stage not yet begun is played without them.
page-unusual-add-note = Add a note
page-unusual-note = Note
page-add = Add
page-log-title = Log: { $event }
page-log-heading = Log
page-log-empty = Nothing has been entered yet.
page-log-older =
    { $count ->
       *[other] { $count } older entries
    }
page-log-head = Record fingerprint:
page-log-correct = Correct
page-log-draw = The draw
page-log-draw-again = To draw again, for each name: { $command }; lowest first.
page-toast-written = Written: { $what }.
page-toast-withdrawn = { $place } withdrawn
page-toast-departure-withdrawn = the departure from the regulation withdrawn
page-toast-amended = the event file amended
page-toast-written-at = Written { $time }: { $what }.
page-undo = Undo
page-resting = Rest
page-resting-may-start = May start at { $time }
page-resting-until =
    { $count ->
        [1] { $names } rests until { $time }
       *[other] { $names } rest until { $time }
    }
page-resting-over = may start now
page-resting-correct = Correct this rest
page-resting-minutes-from-now = Minutes from now; 0 ends it
page-resting-correct-it = Correct the rest
page-resting-grant = Grant a rest
page-resting-minutes = Minutes
page-resting-for-whom = For; nobody ticked means everybody
page-resting-grant-it = Grant
page-resting-ends = It ends when those who rest play.
page-amend-explained = Correct a rating, a time or a tournament result. You can review the changes before saving.
page-amend-file = The event file
page-amend-show = Preview changes
page-amend-changed = Changed
page-amend-follows = Outcome
page-amend-kept = Every answer that counts is kept.
page-amend-it = Save changes
page-amend-other-regulation = an amendment cannot change the regulations. Import the event again under the other ones
page-removal-title = Delete { $event }
page-removal-goes =
    { $entries ->
        [1] The event goes for everybody, with its record of { $entries } entry. It cannot be brought back from here.
       *[other] The event goes for everybody, with its record of { $entries } entries. It cannot be brought back from here.
    }
page-removal-keep-first = Keep it first: { $files }.
page-removal-file =
    { $file ->
        [record] record
        [event] event file
        [regulation] regulation
        [protocol] report
       *[lines] the lines of its record
    }
page-removal-stays = What stays here: that you removed it, when, and the head of its record, { $head }.
page-removal-type = To go on, type { $name }
page-removal-remove = Delete event
page-cancel = Cancel
page-removal-not-typed = Nothing was removed: what was typed is not { $name }.
page-removal-grown = the record has grown since the page was loaded, so nothing was removed
page-removal-not-yours = only the person who added the event, or an administrator, can delete it
page-removal-removed = Removed
page-removal-trace =
    { $entries ->
        [one] removed by { $who } on { $when }; { $entries } entry, head { $head }
       *[other] removed by { $who } on { $when }; { $entries } entries, head { $head }
    }
page-removal-before-them =
    { $count ->
       *[other] and { $count } before them; all are in every backup
    }
page-damaged-ways = As it is kept: { $files }.
page-audience =
    { $audience ->
        [public] public
        [private] private
       *[offline] hidden
    }
page-audience-who = Visibility
page-audience-means =
    { $audience ->
        [public] Public: everyone sees it, boards and downloads included
        [private] Private: anyone with an account here
       *[offline] Hidden: its arbiters and administrators
    }
page-audience-not-yours = only the person who added the event, or an administrator, can change its visibility
page-audience-unknown = "{ $word }" is not public, private or offline
page-embedding = Boards on other sites
page-embedding-sites = Sites that may show the board in a frame and read the feed, one a line, as an address without a path
page-embedding-none = None where nothing is named. On their pages:
page-embedding-too-many = { $count } sites are named: at most { $most } may be
page-embedding-no-site = "{ $text }" is not a valid site: expected https://example.org
page-embedding-refused = { $site } may not show this board yet
page-embedding-allow = To allow it, open the console of the event, choose “More”, and add { $site } under “Boards on other sites”.
page-embedding-open = Open the board
page-hall-language = Display language
page-hall-language-shown = Board and overlay are shown in
page-hall-language-else = Add { $query } to the address to see them in another language.
page-hall-language-unknown = "{ $code }" is not a display language: expected { $known }
page-broadcast-from = From the broadcast
page-broadcast-looked = { $host }, looked at { $time }
page-broadcast-misfits = What does not fit: { $count }
page-broadcast-nothing = Nothing is proposed.
page-broadcast-running = In progress: { $count }
page-broadcast-move = { $game }, move { $number }
page-broadcast-change = Change the record
page-broadcast-leave = Ignore
page-broadcast-take-all =
    { $count ->
       *[other] Take all { $count } of the tournament
    }
page-broadcast-nobody = Nobody of this event
page-broadcast = Broadcast
page-broadcast-none = This server follows no broadcasts: { $option } names the hosts that it may ask. { $command } follows one from your own machine.
page-broadcast-address = Address of the games, as PGN
page-broadcast-follow = Follow
page-broadcast-hosts = From { $hosts }. Nothing is entered unless somebody takes it.
page-broadcast-stop = Stop following
page-broadcast-neither = "{ $word }" is neither take nor leave
page-broadcast-nothing-chosen = what is taken or left is missing
page-broadcast-no-longer = the broadcast proposes this no longer: the record has it already, or it says something else now
page-broadcast-not-allowed = this server follows no broadcasts: `serve --follow-hosts` names the hosts that it may ask
page-broadcast-cannot-be-followed = "{ $url }" cannot be followed: { $why }
page-broadcast-no-address = "{ $url }" is not a valid address
page-broadcast-too-many =
    { $count ->
       *[other] { $count } events are followed already; stop following one of them first
    }
page-broadcast-at-once = somebody else answers about the broadcast at the same time
page-broadcast-not-followed = this event follows no broadcast
page-missing =
    { $what ->
        [question] the question is missing
        [who-decided] who decided is missing
        [who-decides] who decides is missing
        [tie] the tie is missing
        [reason] the reason is missing
        [head] the head of the record is missing
        [who-leaves] who leaves is missing
        [minutes] the number of minutes is missing
        [party] the party is missing
        [hash] the hash of the secret is missing
        [source] the source is missing
        [note] the note is missing
        [line] the line is missing
        [address] the address is missing
        [what-to-do] what to do is missing
        [spelling] the spelling is missing
       *[who-is-meant] who is meant is missing
    }
page-missing-place = the place of { $name } is missing
page-no-place = "{ $word }" is not a place for { $name }: expected 1 to { $count }
page-no-promise = nobody has promised a secret
page-no-seed = there is no seed to draw from
page-no-such-tie = there is no tie for { $tie } any more
page-no-rest = "{ $word }" is not a rest period: expected 1 to 240 minutes, or 0 to end one
page-takes-no-part = "{ $name }" does not take part in this event
page-question-changed = the question has changed since the page was loaded: other players or other colours
page-answered-already = { $question } was answered already: { $answer }
page-answered-already-by = { $question } was answered already by { $name }: { $answer }
page-no-open-question = there is no open question { $question } here
page-no-open-lots = there is no open question for lots { $question } here
page-record-grown = the record has grown since the page was loaded, so what follows may have changed
page-too-late-to-take-back = this can no longer be taken back at once: ten seconds have passed, or it was changed; correct it in the log
page-correction-needs-reason = a correction needs a reason: the record keeps it next to the corrected answer
page-correction-decides-nothing = this entry decides nothing and cannot be corrected; add a note instead
page-correction-no-line = there is no line { $line } of the record here
page-correction-counts-no-longer = this answer no longer counts: the question is not asked any more

## Accounts, people, files that come in

page-account = Account
page-account-name = Name
page-account-password = Password
page-account-do-not-fit = Name and password do not fit together.
page-account-one-time-code = One-time code
page-account-code-asked = The password is right. Now the code that your authenticator shows, or one of your recovery codes.
page-account-code = Code
page-account-code-wrong = This code is not right, or was used before.
page-account-no-invitation = there is no invitation: the link was used or has expired, so there is nothing here
page-account-set-up-administrator = Set up the administrator
page-account-set-your-password = Set your password
page-account-link-works-once = This link works once. Your name appears next to every entry you make.
page-account-set-up-again = An existing account is logged out everywhere, its tokens end, and one-time codes must be set up again.
page-account-at-least = At least { $count } characters.
page-account-same-again = Repeat password
page-account-set-the-password = Set the password
page-account-passwords-differ = the two passwords differ
page-account-name-refused = a name has 1 to 100 printable characters
page-account-password-short =
    { $length ->
       *[other] the password has { $length } characters; at least { $shortest } are needed
    }
page-account-password-long = the password is longer than { $longest } characters
page-account-role =
    { $role ->
        [administrator] administrator
        [arbiter] arbiter
       *[reader] reader
    }
page-account-password-changed = The password is changed, and every other session has ended.
page-account-tokens = Tokens for programs
page-account-tokens-explained = A program that sends a token may do what you may do, as far as the token says. The interface is described in { $file }.
page-account-new-token = The new token, shown only now: { $token }
page-account-token-for = What it is for
page-account-token-may = What it may do
page-account-token-days = It ends after how many days
page-account-token-never = never
page-account-token-event = Only for the event
page-account-token-all = all of yours
page-account-make-token = Make a token
page-account-scope =
    { $scope ->
        [read] look
        [answer] look and write to records
       *[manage] everything that you may do
    }
# What is told of a token or a session stands behind one another with commas.
page-account-only-for = only for { $event }
page-account-since = since { $when }
page-account-until = until { $when }
page-account-last-used-from = last used { $when } from { $address }
page-account-never-used = never used
page-account-take-back = Revoke
page-account-sessions = Where you are logged in
page-account-more-sessions =
    { $count ->
       *[other] and { $count } that were used before them
    }
page-account-end-others = Log out other devices
page-account-browser = A browser
page-account-browser-on = { $browser } on { $system }
page-account-this-one = this one
page-account-session-since = since { $when } from { $address }
page-account-last-used = last used { $when }
page-account-begun-before = start unknown
page-account-password-now = Current password
page-account-new-password = New password
page-account-tokens-too = Revoke all tokens too
page-account-change-password = Change the password
page-account-others-end = Every other session ends.
page-account-no-such-scope = "{ $word }" is not what a token may be used for
page-account-days-refused = a token ends after 1 to 3,650 days
page-account-no-event = there is no event "{ $event }" here
page-account-most-tokens = an account has at most { $most } tokens: revoke one first
page-account-password-now-wrong = The current password is not right.
page-account-one-time-codes = One-time codes
page-account-codes-left =
    { $left ->
       *[other] After the password a code is asked for. { $left } of { $all } recovery codes are left.
    }
page-account-ask-no-more = Ask for no code any more
page-account-codes-explained = With an authenticator on your telephone a code is asked for after the password, so that the password alone lets nobody in.
page-account-set-up-codes = Set up one-time codes
page-account-codes-there = one-time codes are set up already: end them first
page-account-password-wrong = The password is not right.
page-account-read-secret = Read this with an authenticator, or type the secret into it.
page-account-qr-code = QR code of the secret
page-account-secret = Secret: { $secret }
page-account-code-shown = The code that it shows
page-account-confirm = Confirm
page-account-code-not-now = That code is not valid right now. Check your phone's clock.
page-account-recovery-codes = Recovery codes
page-account-recovery-explained = One-time codes are set up. Without the authenticator each of these lets you in once. Print them or keep them where the telephone is not; they are shown only now.
page-account-codes-kept = I have kept them
page-people-link = Send this link to the person; it works once, within a week, and earlier ones for the name have ended: { $link }
page-people-find = Find
page-people-invite = Invite somebody
page-people-role = Role
page-people-role-means =
    { $role ->
        [arbiter] arbiter: brings in events, conducts those assigned
        [reader] reader: sees every console, changes nothing
       *[administrator] administrator: everything
    }
page-people-make-link = Make a link
page-people-known-name = For a name that exists already, the link sets a new password and the role, and ends sessions, tokens and one-time codes.
page-people-conducts =
    { $count ->
        [1] Arbiter for { $count } event
       *[other] Arbiter for { $count } events
    }
page-remove = Remove
page-people-no-longer-event = Remove { $event }
page-people-more-events = and { $count } more
page-people-event-address = Event, as in its address
page-people-remove = Remove
page-people-removal = Sessions, tokens and invitations end at once. Entries stay in the records, which cannot be changed.
page-people-other-words = Replace name with
page-people-remove-name = Remove { $name }
page-people-no-account-or-event = there is no such account or event here
page-people-no-account = there is no such account here
page-people-not-oneself = nobody can remove the account they are logged in with
page-incoming-step = Step { $step } of 2
page-incoming-new-event = New event
page-incoming-from-file = From a file
page-incoming-event-file = Event file (TOML or JSON), TRF, PGN, CSV, XLSX, ODS, USEBIO or PBN, packed or not
page-incoming-or-pasted = Or pasted
page-incoming-paste = A crosstable from a spreadsheet or a web page, or the text of any of these files
page-incoming-title-without = Title, where the text has none
page-incoming-or-grid = Or { $grid }.
page-incoming-or-grid-link = type players and results into a grid
page-incoming-own-regulation = A regulation file of your own
page-incoming-or-write = Or { $write }, checked while you write.
page-incoming-or-write-link = write one here
page-incoming-regulation-file = Regulation file
page-incoming-read = Continue
page-incoming-nothing-decided = Nothing is decided yet: next comes what the file holds, and the choice of regulation, readings and time zone.
page-incoming-pasted-event = Pasted event
page-incoming-neither = there is neither a file nor a pasted text
page-incoming-not-utf-8 = { $name } is not UTF-8: save it as UTF-8
page-incoming-not-a-regulation = { $name } is { $what }, not a regulation
page-incoming-too-many-fields = the form has more fields than this page sends
page-incoming-text-not-utf-8 = the text is not UTF-8
page-incoming-form-unread = the form cannot be read: { $why }
page-incoming-no-upload = there is no uploaded file any more: bring it in again here
page-incoming-no-such-event = "{ $which }" is not an event of the file
page-incoming-refused =
    { $what ->
        [kind] "{ $text }" is not an event type
        [scoring] "{ $text }" is not a scoring of pairs
        [cycles] "{ $text }" is not a number of cycles
        [rounds] "{ $text }" is not a number of rounds
       *[encoding] "{ $text }" is not a known encoding
    }
page-incoming-no-time-zone = "{ $name }" is not a time zone: expected a name of the IANA database, such as Europe/Amsterdam
page-incoming-other-time-zone = "{ $name }" is not a time zone: did you mean { $near }?
page-incoming-names-no-regulation = the file names no regulation: choose one below
page-incoming-unknown-regulation = there is no built-in regulation "{ $regulation }": choose one of { $known }, or add the regulation's own file
page-incoming-still-undecided = something is still to be decided below
page-grid-new = New round robin
page-grid-players = Players
page-grid-empty = Empty grid of this size
page-grid-marked =
    { $count ->
        [1] { $count } field to look at, marked below.
       *[other] { $count } fields to look at, marked below.
    }
page-grid-title = Title
page-grid-explained = Players in the order of their pairing numbers. In the cells 1, 5 or ½, 0, seen from the row; empty while not played. One of the two cells of a game is enough. Rounds and colours follow the Berger table; where a colour was otherwise, add w or b: 1b.
page-grid-next = Next comes the choice of regulation, readings and time zone.
page-number = Number
page-grid-rating = Rating
page-grid-name-of = Name of player { $number }
page-grid-rating-of = Rating of player { $number }
page-grid-against = { $row } against { $column }
page-grid-no-title = the event needs a title
page-grid-no-name = a name is missing
page-grid-no-rating = "{ $typed }" is not a rating
name-twice = two participants are called "{ $name }"
page-grid-does-not-fit = does not fit the cell across
page-grid-no-result = "{ $typed }" is none of 1, ½ (or 5), 0
page-incoming-holds = What the file holds
page-incoming-to-decide = To be decided
page-incoming-nothing-before = Nothing is worked out before this is said.
page-incoming-bring = Import
page-incoming-read-again = Re-read
page-incoming-show-follows = Preview
page-incoming-another-file = Choose another file
page-incoming-with-regulation = With a regulation chosen, this page shows what each of its readings would mean for this event.
page-incoming-regulation = Regulation
page-incoming-settled-by-file = Ties are settled by { $file }, the file that came with it.
page-incoming-as-chosen = As it is chosen: { $outcome }
page-incoming-which-event = Which event
page-incoming-one-event =
    { $games ->
        [1] { $name } ({ $games } game)
       *[other] { $name } ({ $games } games)
    }
page-incoming-names-alike = Names that look alike
page-incoming-names-are =
    { $are ->
        [apart] They are different people
       *[together] Each two are one person
    }
page-incoming-one-person = One person: { $names }
page-incoming-read-wrong = Correct what was detected
page-incoming-kind = Event type
page-incoming-scoring = Scoring of the boards
page-incoming-as-read = as it was read
page-incoming-cycles = How often everybody meets everybody
page-incoming-rounds = How many rounds the event has
page-incoming-encoding = Encoding of the file
page-incoming-settle-by = Settle ties by
page-incoming-choose = choose a regulation
page-incoming-built-in = Built in
page-incoming-own-version =
    { $draft ->
        [yes] { $title }, version { $number } (a newer one is a draft)
       *[no] { $title }, version { $number }
    }
page-incoming-its-text = Its text
page-incoming-text-kept = The event keeps the text as it is now, and shows it to everybody.
page-incoming-silent-readings =
    { $count ->
        [1] { $count } reading that would change nothing now
       *[other] { $count } readings that would change nothing now
    }
page-incoming-way =
    { $usual ->
        [yes] { $name } (usual): { $means }
       *[no] { $name }: { $means }
    }
page-incoming-names = Names
page-incoming-names-shown =
    { $order ->
        [given-family] Given name first: { $example }
        [family-given] Family name first: { $example }
       *[as-written] As in the file: { $example }
    }
page-incoming-names-explained = Records and files keep the names of the file. Chinese, Hungarian and Vietnamese names keep the family name first.
page-incoming-time-zone = Time zone
page-incoming-played-in = Time zone in which it is played
page-incoming-zone-explained = Times of rests, entries and the earliest start are shown in it. Without one they carry the offset of the server or of the file.
# $zone is put in by the script.
page-incoming-take-zone = Take this browser's: { $zone }

## The editor of regulations

page-editor-new = New regulation
page-editor-not-saved-yet = Not saved yet. Only you, administrators and those whom you let see it will find it.
page-editor-as-form = The regulation as a form
page-editor-as-toml = The regulation, as TOML
page-editor-save-as = Save as version { $number }
page-editor-check = Check
page-editor-drafts = A text with mistakes can be saved as a draft. The guide for organisers explains how to write regulations; { $built-in } are examples.
page-editor-drafts-link = the built-in ones
page-editor-checker-says = What the checker says
page-editor-not-saved = { $mark } { $why }.
page-editor-not-saved-mark = Not saved:
page-editor-saved-as = Saved as version { $number }.
page-editor-open-event = Open an event under it
page-editor-overtaken = { $who } saved version { $number } on { $when }, while you were writing.
page-editor-overtaken-yours = Yours is below and is not saved. Save it now and it becomes version { $next }; theirs stays as version { $number }. Or bring over what they changed:
page-editor-signs = − only in theirs, + only in yours.
page-editor-their-version = Their version
page-editor-text-late = the text cannot be read in time: try again, or shorten it
page-editor-severity =
    { $severity ->
        [error] error:
        [warning] warning:
       *[note] note:
    }
page-editor-class =
    { $class ->
       *[other] { $words }
    }
page-editor-flow = Flow
page-editor-verdict =
    { $verdict ->
        [complete] It can be followed and leaves no tie without a rule.
        [followed] It can be followed.
        [not-always] It can be followed, but not in every case.
       *[not] It cannot be followed yet.
    }
page-editor-not-explored = Not every outcome was looked at: { $why }.
page-editor-unexplored =
    { $why ->
        [many-readings] it names more readings than can be explored here: use tiebreak check
        [in-a-moment] check again in a moment
       *[takes-longer] exploring every outcome takes longer than usual: check again in a moment
    }
page-editor-other-id = the id is "{ $found }", but this regulation is kept as "{ $wanted }"
page-editor-other-id-hint = write id = "{ $wanted }", so that no record confuses it with another; the title is yours to choose
page-editor-too-long = the text has { $bytes } bytes; at most { $most } are taken
page-editor-unseen = line { $line } has an invisible character: remove it
page-editor-no-regulation = there is no regulation "{ $id }" here
page-editor-no-version = there is no version { $number } of "{ $id }" here
page-editor-most-begun = { $name } has begun { $most } regulations already
page-editor-most-versions = there are { $most } versions: begin a new regulation from it
page-editor-not-followed = no version of "{ $id }" can be followed yet: mend its mistakes first
page-editor-who-shares = { $name } or an administrator says who sees it
page-editor-no-account = there is no account "{ $name }" here
page-editor-keeps-seeing = { $name } began it and keeps seeing it
page-editor-typed-other = what was typed is not { $id }
page-editor-who-sees = Who sees { $title }
page-editor-who-sees-it = Who sees it
page-editor-administrators-see = Administrators see every regulation. Besides them:
page-editor-began-it = began it
page-editor-no-longer = No longer
page-editor-account-name = Name of the account
page-editor-let-see = Let this account see it
page-editor-arbiters-too = Arbiters may change it too; readers only look.
page-editor-remove-regulation = Remove the regulation
page-editor-versions-go = All its versions go; { $keep } first. Events that were opened under it keep their text.
page-editor-versions-go-link = keep the file
page-editor-type-to-go-on = To go on, type { $id }
page-editor-remove-it = Remove it
page-editor-versions-of = Versions of { $title }
page-editor-versions = Versions
page-editor-version-of = { $title }, version { $number }
page-editor-saved-by = Saved by { $who } on { $when }
page-editor-all-versions = All versions
page-editor-file = File
page-editor-bring-back = Bring it back as version { $number }
page-editor-changed-since = Changed since version { $number }
page-editor-text = Text
page-editor-saved-since = { $who } has saved version { $number } since
page-editor-no-line-differs = No line differs.
# What the schema of regulation files says, by its first words; what is not here stays English.
page-editor-schema =
    { $text ->
       *[other] { $english }
    }
page-editor-json = This regulation is written as JSON. The form writes TOML only: go on in the text.
page-editor-unreadable =
    { $known ->
        [yes] The text cannot be taken apart, because of line { $line }. Mend it in the text, and the form is back.
       *[no] The text cannot be taken apart. Mend it in the text, and the form is back.
    }
page-editor-how-to-write = View
page-editor-view =
    { $view ->
        [both] Form and text
        [form] Form
       *[text] Text
    }
page-editor-in-text-only = This cannot be changed here: change it in the text.
page-editor-about = About the regulation
page-editor-add-clause = Add a clause
page-editor-move-up = Move up
page-editor-move-down = Move down
page-editor-add-behind = Add clause below
page-editor-of-clause =
    { $act ->
        [up] Move up clause { $clause }
        [down] Move down clause { $clause }
        [add] Add clause below { $clause }
        [remove] Remove clause { $clause }
        [remove-from-list] Remove clause { $clause } from the list
        [earlier] Clause { $clause } earlier
       *[later] Clause { $clause } later
    }
page-editor-does = What it does to those who are tied
page-editor-does-nothing = nothing by itself
page-editor-remove-what = Remove { $what }
page-editor-remove-number = Remove number { $number } of { $what }
page-editor-remove-from = Remove { $what } from { $from }
page-editor-unknown-word = { $word }: the program knows no such word.
page-editor-say-more = Add field
page-editor-choose = Choose …
page-editor-means = { $what }: { $says }
page-editor-no-clause = there is no such clause
page-editor-grip = Clause { $clause }, { $number } of { $count }: drag it, or press the arrow keys
page-editor-next-in-turn = Next in turn
page-editor-one-more-clause = One more clause
page-editor-another-kind = A clause of another kind
page-editor-clause-there = A clause that is there
page-editor-criteria = Criteria
page-editor-fide-codes = FIDE's tie-breaks by their codes
page-editor-one-more = One more
page-editor-for-which = For which
page-editor-read-so = { $title }, read “{ $choice }”
page-editor-depends = It depends on the reading “{ $reading }”.
page-editor-what-then = Otherwise
page-editor-no-choice = The reading has no choice { $choice }.
page-editor-always-as = Always as “{ $choice }”
page-editor-may-depend = { $title } depends on a reading
page-editor-let-depend = Depends on interpretation
page-editor-how-said = { $title }: how it is said
page-editor-in-the-text = It is written in the text, and stays as it is: { $value }
# Texts of the editor's scripts. The scripts replace the words in braces.
page-editor-script =
    { $say ->
        [keeps-nothing] this browser keeps nothing: save often
        [checking] checking …
        [checked] checked
        [busy] the server is busy; your text is checked again in { $what } seconds
        [logged-out] you are logged out; your text is kept in this browser: log in in another window, then go on here
        [not-checked] not checked: { $what }
        [answered] the server answered { $what }
        [no-connection] no connection; your text is kept in this browser, and is checked when the connection is back
        [saving] saving …
        [not-saved] not saved: no connection. Your text is kept in this browser; try again
        [back] What you typed until { $what } and did not save is back.
        [without-it] Begin again without it
        [saved-instead] Take the saved version instead
        [form-logged-out] You are logged out: log in in another window, then go on here
        [form-not-taken] Not changed: the server did not take it
        [form-no-connection] No connection: nothing was changed
        [form-choose] Choose what to add.
        [form-taken-back] Undone.
       *[form-now] Now { $what } of { $of }.
    }

## Command line

cli-label =
    { $label ->
        [error] error
        [because] because
        [hint] hint
        [note] note
       *[warning] warning
    }
cli-labelled = { $label }: { $message }
diagnostic-level =
    { $level ->
        [error] error
        [warning] warning
        [note] note
       *[help] help
    }
diagnostic-more =
    { $kinds ->
        [one] and { $more } more of the same kind
        [new] and { $more } of another kind: { $kind }
       *[other] and { $more } more of the same kind: { $kind }
    }
cli-cannot-read = cannot read { $path }
cli-cannot-write = cannot write { $path }
cli-cannot-make = cannot make { $path }
cli-file-folder = { $path } is a folder
cli-file-too-large =
    { $what ->
        [regulation] { $path } is { $megabytes } MB large; a regulation file has at most { $most } MB
       *[event] { $path } is { $megabytes } MB large; an event file has at most { $most } MB
    }
cli-file-not-text = { $path }: byte { $byte } is not UTF-8 (at byte offset { $at }, line { $line })
cli-file-no-regulation =
    { $what ->
        [event] { $path } is an event file, not a regulation
       *[other] { $path } is { $words }, not a regulation
    }
cli-no-regulation = there is no regulation `{ $named }`
cli-names-no-regulation = the event names no regulation
no-reading =
    { $known ->
        [no] the regulation has no reading `{ $asked }`: it names none
       *[yes] the regulation has no reading `{ $asked }`; it names { $names }
    }
no-choice-of-reading = the reading `{ $reading }` cannot be `{ $asked }`; choose { $names }
cli-hint-folder = name the file inside it
cli-hint-too-large = was another file meant?
cli-hint-utf-eight = save the file as UTF-8
cli-hint-no-regulation-file =
    { $interface ->
        [python] a regulation is a TOML file with clauses; `tiebreak.regulations()` lists the built-in ones
        [page] a regulation is a TOML file with clauses; the page of the regulations lists the built-in ones
       *[command-line] a regulation is a TOML file with clauses; `tiebreak regulations` lists the built-in ones, `tiebreak new-regulation` writes one
    }
cli-hint-name-regulation =
    { $interface ->
        [python] name one with regulation=, or in the event file: regulation = "..."; `tiebreak.regulations()` lists the built-in ones
        [page] choose one in the field Regulation, or name it in the event file: regulation = "..."
       *[command-line] name one with --regulation, or in the event file: regulation = "..."; `tiebreak regulations` lists the built-in ones
    }
cli-hint-regulations =
    { $interface ->
        [python] `tiebreak.regulations()` lists the built-in ones; a path to a file is taken too
        [page] choose one of the list in the field Regulation
       *[command-line] `tiebreak regulations` lists the built-in ones; a path to a file is taken too
    }
cli-hint-readings =
    { $interface ->
        [python] `Regulation.text` shows its readings; readings= or [readings] of the event file chooses them
        [page] the page of the regulation shows its readings; choose them in the settings of the event
       *[command-line] see `tiebreak regulations ID` for its readings; [readings] of the event file chooses them
    }
cli-did-you-mean = did you mean `{ $near }`?
cli-did-you-mean-code = did you mean { $near }?
cli-did-you-mean-name = did you mean "{ $near }"?
cli-taken = { $path } is there already, and was not replaced
cli-taken-hint = choose another name, or add --force
cli-nothing-written = nothing was written
cli-standard-input = standard input
cli-no-text = this output is binary. Write it to a file with -o, or pipe it
cli-no-text-hint = write it to a file with -o FILE
cli-no-pdf = this program was built without PDF
cli-no-pdf-hint = the packages of a release have it; from the source: { $command }
cli-pdf-not-written = the PDF could not be written: { $why }
cli-kind-choice =
    { $kind ->
        [round-robin] a round robin
       *[swiss] a Swiss
    }
scoring-method =
    { $method ->
        [butler] IMPs against a datum (Butler)
        [cross-imps] cross-IMPs
       *[matchpoints] matchpoints
    }
cli-people =
    { $people ->
        [one] one person
       *[two] two people
    }
cli-event-games =
    { $games ->
        [one] { $name }: { $games } game
       *[other] { $name }: { $games } games
    }
cli-yes-or-no = { $question }? (yes or no)
# What counts as yes, between blanks.
cli-yes-words = y yes
cli-choose = 1 to { $count }:
cli-progress = { $done }, { $left } left; Ctrl-C shows what is known
cli-long-work =
    { $what ->
        [scenarios] Counting outcomes
        [odds] Computing chances
       *[losing-pays] Searching small events
    }
cli-no-randomness = there is no randomness here: { $error }
cli-key-name = "{ $name }" is not a valid name for a key
cli-key-name-hint = a name such as arbiter.example, without spaces and plus signs
cli-key-taken = { $path } is there already, and a key is never replaced
cli-key-taken-hint = choose another name
cli-no-signing-key = { $path } holds no key to sign with
cli-no-signing-key-hint = expected a file that `tiebreak record key` made, not the one that ends in .pub
cli-no-checkpoint = the head cannot be written as a checkpoint
cli-no-data-folder = there is no data folder: HOME is not set
cli-name-database = name a file with --database
cli-no-event-in = there is no event in { $file }
cli-no-chess-in = there are no games of chess in { $file }
cli-no-chess-hint = FIDE's tie-breaks need games; `tiebreak resolve` settles other ties
cli-points-differ =
    { $others ->
        [0] the games do not come to the published points of { $first }
       *[other] the games do not come to the published points of { $first } and { $others } others
    }
cli-points-differ-hint = games are missing; every value here rests on the games alone, points included
cli-no-pgn-in = there is no .pgn file in { $path }
cli-no-pgn-hint = boards and broadcasts write .pgn files
cli-no-record-file = an event from standard input has no record file
cli-no-record-hint = name the record with --record FILE
cli-enter-missing = the record can be used again; enter what is missing and repeat this command
cli-next = Next
cli-other-regulation = choose another regulation with --regulation, or correct `kind`
cli-event-changed =
    { $since ->
        [amended] the event file was changed since it was last amended
       *[began] the event file was changed since the record began
    }
cli-note-the-change = note the change, after seeing what would follow:
cli-or-undo-it = or undo it, or name another record with --record
cli-verify-all = `tiebreak verify` makes all checks; nothing is added to this record
cli-noted =
    { $preview ->
        [yes] Would note: { $what }
       *[no] Noted: { $what }
    }
cli-noted-alone = Noted.
cli-departure = departure from the regulation
cli-expected = expected { $expected }
cli-expected-or-share = expected { $expected }; or --share
cli-not-a-participant = "{ $name }" does not take part in this event
cli-no-look-at-lots = lots cannot be looked at before they are drawn
cli-no-look-hint = who could look first could try until one pleases; leave out --preview
cli-write-in-place =
    { $what ->
        [result] write the result in place of { $words }
        [colour] write the colour in place of { $words }
        [decision] write the decision in place of { $words }
        [bids] write the two bids in place of { $words }
        [numbers] write the numbers in place of { $words }
        [number] write the number in place of { $words }
        [names-and-result] write the names and the result in place of { $words }
       *[names] write the names in place of { $words }
    }
cli-nothing-to-correct = { $id } is open: there is no answer to correct
cli-nothing-to-correct-hint = leave out --correct and --withdraw
cli-reason-needed = a correction needs a reason
cli-answered-already = { $id } was answered already: { $given } (line { $line } of the record)
cli-answered-hint = to correct it, add --correct --why "..."
cli-no-open-question = there is no open question `{ $id }`
cli-nothing-open =
    { $interim ->
        [yes] nothing is open: the event is not finished
       *[no] nothing is open: everything is settled, or left to the text
    }
cli-open-now = Open now:
cli-already-the-answer = { $value } is already the answer to { $id }
cli-seen-by = Seen by { $names }.
cli-decided-by = { $id } is decided by { $source }
cli-promises = { $party } promises a secret for { $id }
cli-falls-away = no longer applies: { $what }
cli-not-a-hash = "{ $hash }" is not a SHA-256 hash in hexadecimal
cli-not-for-lots = { $id } is not a draw of lots
cli-source-hint = expected "drand quicknet 2026-11-17T20:00:00+01:00", or any other words
cli-no-departure = there is no departure about { $tie } to withdraw
cli-no-tie-at-all = there is no tie that the regulation settles, and nothing to depart from
cli-several-ties = there are several ties: { $ties }
cli-say-which-tie = say which with --tie
cli-no-tie = there is no tie `{ $tie }`
cli-there-is = available: { $what }
cli-the-tie = the tie `{ $tie }`
cli-lots-not-printable = a name or the seed is empty or not printable
cli-named-twice = "{ $name }" is named twice
cli-named-twice-hint = tell the two apart
cli-award-open = it is not decided yet who has "{ $award }"
cli-resolve-says = `tiebreak resolve` says what is open
cli-no-next-event = no event can be made of it: { $why }
cli-no-award = there is no cut or award "{ $name }"
cli-nobody-goes-on = the regulation does not say who goes on
cli-cut-hint = a clause with `{ $cut }` says so
cli-there-are = available: { $names }
cli-slips-for-paper = slips are for paper
cli-slips-hint = leave out --format for an HTML page, or say --format pdf
cli-record-to-come = { $path } does not exist yet; the first answer will begin it
cli-file-lists = the file lists { $codes } ({ $from }); { $taken } is followed
cli-same-name-twice = "{ $name }" cannot be compared with itself
cli-other-list = the file lists { $codes } ({ $from }); that of { $taken } is taken
cli-other-tie-breaks = choose other tie-breaks with --by, or leave out --strict
cli-not-a-code = "{ $text }" is not a tie-break: expected one of { $codes }
cli-not-a-code-because = "{ $text }" is not a tie-break: { $why }
cli-left-early = { $name } left with less than half of the games played: they count for nobody (FIDE's competition rules)
cli-no-list = { $named } has no list of FIDE tie-breaks for this event type
cli-no-list-hint = `tiebreak resolve` follows it clause by clause; --by gives a list
cli-not-among =
    { $competitors ->
        [teams] "{ $name }" is not among the teams of this event
       *[players] "{ $name }" is not among the players of this event
    }
cli-name-or-number = give the name as the file writes it, or the starting number
cli-check-not-as =
    { $format ->
        [pdf] a check is not written as PDF
       *[xlsx] a check is not written as a workbook
    }
cli-use-format = use --format { $format }
cli-search-sarif = SARIF has findings about lines; a search has events
cli-compare-sarif = a comparison is about two files; SARIF has findings about one
cli-search-stopped = the search was stopped before its end
cli-not-a-ruling = { $path } is not a ruling: { $error }
cli-not-a-ruling-hint = expected the output of `resolve --format json`
cli-verify-event = { $path } is an event file, and verify checks a record: { $record }
cli-verify-event-hint = run `tiebreak verify { $record }`
cli-other-ruling = the printed ruling is another: `{ $name }` differs
cli-no-rating = no rating for { $names }: { $rating } is taken
cli-white-advantage = --white-advantage cannot be { $points }
cli-white-advantage-hint = expected rating points from { $least } to { $most }, for example 35
cli-draws = --draws is a part of all games
cli-draws-hint = expected a number ≥ 0 and < 1
cli-no-scenarios = there are no scenarios: { $why }
cli-no-scenarios-hint = `tiebreak resolve` gives the standing as it is
cli-needs-as-text = what teams need in VPs is printed as text, Markdown or JSON
cli-needs-hint = the web app shows it on the page What if
cli-if = --if "{ $text }": { $why }
cli-only-points = the regulation says nothing about this kind of event: only points are looked at
cli-name-in-file = give the name as in the event file
cli-several-people = "{ $name }" fits several names: { $names }
cli-several-people-hint = write more of the name
cli-signed =
    { $lines ->
        [one] Signed: { $lines } line, fingerprint { $head }, in { $path }
       *[other] Signed: { $lines } lines, fingerprint { $head }, in { $path }
    }
cli-key = Key { $key }
cli-no-play-off-game = no game of a play-off was played yet
cli-no-play-off-hint = `tiebreak convert --to pgn` writes the games of the tournament
cli-write-reason = write the reason in place of REASON
cli-nothing-to-amend = there is no record { $path } yet, and nothing to amend
cli-nothing-to-amend-hint = the first answer begins it, with the event file as it is then
cli-amended-already = Nothing to amend: the event file says what the record knows.
cli-nothing-was-written = Nothing was written.
cli-file-amended = the event file was amended
cli-enter-amendment = Enter this amendment
cli-enter-amendment-hint = repeat the command with --yes to enter the amendment
cli-undo-or-restart = undo the change of the event file, or begin a new record and enter the answers again
cli-undo-change = undo the change of the event file; nothing was written
cli-heading =
    { $heading ->
        [changed] Changed in the event file
        [follows] Outcome
        [falls-away] No longer applies
        [again] To be answered again
        [so-far] So far
       *[also-open] Also open
    }
cli-answers-kept = Every answer that counts is kept.
cli-cannot-follow = "{ $source }" cannot be followed: { $why }
cli-who-is-meant = "{ $who }" does not say who is meant
cli-who-hint = expected "SPELLING = NAME"
cli-source-unread = { $source } could not be read: { $why }
cli-proposes-nothing = the broadcast proposes nothing for `{ $id }`
cli-proposes-nothing-now = it proposes nothing now
cli-proposes-for = it proposes something for: { $ids }
cli-follow-keys = y takes the first proposal, n leaves it, a takes all of the tournament, q ends.
cli-following = Following. { cli-follow-keys }
cli-no-such-number = No item { $number }.
cli-start-with-by = The record says who took a result: end with q, and start again with --by NAME.
cli-proposal-left = Left. It comes again when the broadcast says something else.
cli-nothing-proposed = Nothing is proposed.
cli-nothing-to-take = Nothing to take.
cli-follow-nothing-at = there are no games at { $source } yet
cli-follow-empty = { $source } has no games yet
cli-follow-no-file = there is no file { $source }
cli-follow-waiting = Tiebreak goes on asking; q ends.
cli-not-a-memory = { $path } is not what `tiebreak follow` wrote
cli-not-a-memory-hint = remove it; what it answered is then asked again
cli-no-format = the ending of { $path } does not say a format
cli-no-format-hint = use .toml, .trf, .pgn, .csv, .xml or .xlsx, or --to FORMAT
cli-same-file = input and output are the same file
cli-same-file-hint = name another output
cli-cannot-be-written = this event cannot be written so: { $why }
cli-toml-holds-all = an event file (.toml) holds everything
cli-does-not-hold = { $format } does not hold { $lost }
cli-only-report-lists = only a tournament report holds a list of tie-breaks
cli-write-trf = write .trf
cli-list-changed =
    { $after ->
        [1] the list of tie-breaks is changed after 1 round was played: it was { $from }, and is { $to } from now on; a comment in the report says so
       *[other] the list of tie-breaks is changed after { $after } rounds were played: it was { $from }, and is { $to } from now on; a comment in the report says so
    }
cli-no-event-called = there is no event `{ $slug }`
cli-no-event-called-hint = `tiebreak export` without a name lists them
cli-nothing-kept = nothing was kept in { $path }
copied-events =
    { $events ->
        [1] { $events } event
       *[other] { $events } events
    }
copied-lines =
    { $lines ->
        [1] { $lines } line
       *[other] { $lines } lines
    }
copied-accounts =
    { $accounts ->
        [1] { $accounts } account
       *[other] { $accounts } accounts
    }
cli-copied = { copied-events } with { copied-lines } of their records, { copied-accounts }
cli-new-database = name a new file or an empty database with --database: nothing is ever replaced
cli-nothing-copied = { $why }, so nothing was copied
cli-stop-the-server = stop the server on it and try again
cli-settings-from = Settings from { $file }
cli-server-at = Tiebreak is at { $here }
cli-first-password = Set the administrator's password, once, within a day: { $link }
cli-server-stopped = the server stopped
cli-systemd = cannot use what systemd hands over
cli-cannot-listen = cannot listen on { $place }: { $error }
cli-cannot-listen-hint = choose another with --listen
cli-key-made = A key to sign heads with was made: { $path } ({ $key })
cli-show-config = `tiebreak serve --show-config` shows what is set and from where
cli-no-round-again = the event has no round that could be played again
cli-no-round-hint = a rehearsal needs an event of chess with rounds and results
cli-no-demo = the demo has no such event
cli-no-folder = no folder for the rehearsal
cli-cannot-listen-port = cannot listen on port { $port } of this machine
cli-rehearsal = A rehearsal of { $games } games, over in about { $seconds } seconds. Stop it with Ctrl+C; nothing of it is kept.
cli-rehearsal-place =
    { $place ->
        [board] Board
        [console] Console
       *[broadcast] Broadcast
    }
cli-rehearsal-password = For the console set a password first, for this rehearsal alone: { $link }
cli-no-command = there is no command `{ $name }`
cli-no-command-hint = `tiebreak help` lists them
cli-playoff-changed = The record has changed meanwhile: look, then press again.
cli-playoff-added = Another program has added to the record.
cli-playoff-no-key = `{ $key }` does nothing here.
cli-playoff-twice = `{ $key }` came again within a second and was not entered. Press it again if it is meant.
cli-playoff-nothing-open = Nothing is open.
cli-playoff-seed = Seed, e.g. the dice as they fell:
cli-playoff-repeat = Anyone repeats it, name by name, lowest first:
cli-playoff-not-noted = Not noted: { $why }.
cli-playoff-games-otherwise = The games now say otherwise about the tournament itself: leave, and see `tiebreak record amend`.
cli-playoff-games-news = There are new results from the games, shown with each question.
# At most sixty columns; the keys themselves stay.
cli-playoff-keys =
    { $keys ->
        [forfeit] 1 0 2 forfeit · f back · u correct · ? keys · q quit
        [game] 1 5 0 result · f forfeit · u correct · ? keys · q quit
        [lots] number · s seed · u correct · ? keys · q quit
        [decision] g go on · o other means · u correct · ? keys · q quit
        [order] in order · = level · u correct · ? keys · q quit
        [colour] w b colour · u correct · ? keys · q quit
        [words] Enter answer · u correct · ? keys · q quit
       *[nothing] u correct · ? keys · q quit
    }
# At most 50 columns.
cli-playoff-key =
    { $key ->
        [result] a game: White won, drawn, Black won
        [forfeit] a forfeit: then 1 or 0 for who won, 2 for neither
        [order] lots, boards, decisions: the names in their order
        [level] between two who are level
        [colour] the colour that was chosen
        [decision] a decision: go on, or other means
        [seed] lots from a seed
        [witness] who sees the lots drawn
        [offer] take the answer that the file offers
        [words] an answer in words
        [next] the next open question
        [correct] correct or withdraw an answer
        [departure] a departure from the regulation
        [leave] somebody leaves, or comes back
        [rest] grant a rest; note something
       *[quit] leave; everything entered is kept
    }
cli-playoff-key-twice = The same key twice within a second enters one answer.
cli-playoff-any-key = any key: back
cli-playoff-place = ({ $number } of { $open }, Tab: next)
cli-playoff-word =
    { $word ->
        [play] Play
        [white] White
        [black] Black
       *[clock] Clock
    }
cli-playoff-colours = w  white   b  black
cli-playoff-enter-then = Enter, then { $expected }
cli-playoff-go-on-with = go on with { $clause }
cli-playoff-go-on = go on
cli-playoff-other-means = other means, still to come
cli-playoff-not-before =
    { $left ->
        [no] Not before { $time }
       *[yes] Not before { $time } (in { $remaining })
    }
cli-playoff-rest-until = Rest until { $time } (in { $remaining }): { $what }
cli-playoff-departure = Departure from the regulation: { $why } ({ $by })
cli-playoff-answer-label = Answer:
cli-playoff-same-answer = That is the answer already.
cli-playoff-why-or-leave = Why (empty: leave everything as it is):
cli-playoff-nothing-changed = Nothing was changed.
cli-playoff-corrected = Corrected: { $id }
cli-playoff-no-answer-yet = There is no answer to correct yet.
cli-playoff-correct-which = Correct which answer?
cli-playoff-number-or-name = Number or name of the question (empty: none):
cli-playoff-no-answer = There is no answer `{ $id }`.
cli-playoff-instead-of = Instead of { $answer }:
# At most sixty columns.
cli-playoff-right-answer = the right answer · x withdraw, ask again · Backspace leave
cli-playoff-seed-again = Seed:
cli-playoff-correct-title = Correct { $id }
cli-playoff-was-and-is =
    { $what ->
        [now] now
       *[instead] instead
    }
cli-playoff-open-again = open again
cli-playoff-nothing-falls-away = No other entry is affected.
cli-playoff-nothing-noted = Nothing was noted.
cli-playoff-your-name = Your name:
cli-playoff-no-tie = There is no tie to depart about.
cli-playoff-which-tie = Which tie ({ $ties }):
cli-playoff-no-such-tie = There is no tie `{ $tie }`.
cli-playoff-order = All `share`, or "names" in order, = between those level:
cli-playoff-why = Why:
cli-playoff-departure-noted = Noted: departure from the regulation.
cli-playoff-who-leaves = Who leaves (who has left already comes back):
cli-playoff-said-why = { $said }. Why:
cli-playoff-minutes = A rest of how many minutes:
cli-playoff-no-minutes = "{ $minutes }" is not a number of minutes.
cli-playoff-for-whom = For whom (empty: everybody):
cli-playoff-rest-noted = Noted: the rest.
cli-playoff-note = Note:
cli-playoff-who-sees = Who sees the lots drawn ("names" in quotes; empty: nobody):
cli-playoff-no-witnesses = Lots are noted without witnesses.
cli-playoff-seen-by = Lots are noted as seen by { $names }.

## Files: what is wrong anywhere

# $known is all, or least where they were not counted to the end.
document-not-shown =
    { $known ->
        [least] at least { $more } more findings are not shown
       *[all] { $more } more findings are not shown
    }
# What a table of a file is called, as the subject of a sentence; $name is a clause's, or the key as it stands.
document-table =
    { $what ->
        [the-event] the event
        [the-regulation] the regulation
        [the-settings] the settings
        [the-model] the model
        [this-stage] this stage
        [this-clock] this clock
        [this-route] this route
        [this-reading] this reading
        [this-player] this player
        [this-team] this team
        [this-pair] this pair
        [this-game] this game
        [this-origin] this origin
        [this-match] this match
        [this-encounter] this encounter
        [this-bye] this bye
        [these-points] these points
        [this-board] this board
        [this-table] this table
        [this-phase] this phase
        [what-is-declined] what is declined
        [clause] clause "{ $name }"
       *[other] { $name }
    }
# The same, where the table is not empty.
document-in-table =
    { $what ->
        [the-event] in the event
        [the-regulation] in the regulation
        [the-settings] in the settings
        [the-model] in the model
        [this-stage] in this stage
        [this-clock] in this clock
        [this-route] in this route
        [this-reading] in this reading
        [this-player] in this player
        [this-team] in this team
        [this-pair] in this pair
        [this-game] in this game
        [this-origin] in this origin
        [this-match] in this match
        [this-encounter] in this encounter
        [this-bye] in this bye
        [these-points] in these points
        [this-board] in this board
        [this-table] in this table
        [this-phase] in this phase
        [what-is-declined] in what is declined
        [clause] in clause "{ $name }"
       *[other] in { $name }
    }
document-missing = { $table } has no `{ $key }`
document-missing-label = `{ $key }` is missing here
document-missing-hint = add `{ $key } = ...`
document-missing-hint-like = add `{ $key } = ...`: { $like }
document-not-usable = `{ $key }` is not usable
document-whole-number = expected a whole number from { $least } to { $most }
document-unknown-key = unknown key `{ $key }` { $place }
document-known-keys = known keys: { $keys }
document-kind =
    { $kind ->
        [text] a text
        [number] a number
        [truth] true or false
        [moment] a date or time
        [list] a list
       *[table] a table
    }
document-wrong-kind =
    { $wanted ->
        [text] { $table } is { $kind }, not a text
        [list] { $table } is { $kind }, not a list
       *[table] { $table } is { $kind }, not a table
    }
document-expected =
    { $wanted ->
        [text] expected a text
        [list] expected a list
       *[table] expected a table
    }
# $why is in the words of the library that reads TOML.
document-toml = this is not valid TOML: { $why }
document-quotes-straight = use straight quotes: "..."
document-quotes-text = a text needs quotes: { $key } = "{ $value }"
document-quotes-end = a text ends in the line in which it begins, or is put in three quotes: """..."""
document-quotes-inside = a quote inside a text is written \", or the text is put in single quotes: '...'
document-json = this is not valid JSON
document-json-expected =
    { $what ->
        [end] expected the end of the file
        [flatter] expected fewer brackets inside each other
        [value] expected a value
        [key] expected a key in quotation marks
        [quote] expected `"` to end the text
        [line] expected no line break inside a text
        [escape] expected an escape
        [escapes] expected one of { $signs }
        [character] expected a character
        [hex] expected four hexadecimal digits
       *[signs] expected { $signs }
    }
document-json-twice = the key `{ $key }` is used twice
document-json-keep-one = keep one of the two

## Files: what was understood

kind-told = told so with --kind
kind-told-cycles = told to be a round robin of { $cycles } cycles
kind-only-two = only two { $who }
kind-no-games = there are no games to tell it by
kind-knock-out = about half of those left play on after every round
kind-all-met =
    { $times ->
        [1] every two { $who } met once
        [2] every two { $who } met twice
       *[other] every two { $who } met { $times } times
    }
kind-nearly-all-met = { $rounds } rounds for { $players } { $who }, and { $present } of { $expected } pairings are there
kind-too-few-rounds = { $rounds } rounds for { $players } { $who }: too few for everybody to meet everybody
kind-like-scores = those with like scores were paired
kind-berger = { $rounds } full rounds for { $players } { $who }, paired by the Berger tables
kind-never-twice = { $rounds } full rounds of { $who } who never met twice, paired without regard to the score
kind-either =
    { $rounds ->
        [1] { $rounds } round for { $players } { $who } could be a Swiss, or a round robin under way
       *[other] { $rounds } rounds for { $players } { $who } could be a Swiss, or a round robin under way
    }
kind-kept-apart = kept apart in [[play-off-game]] tables
doubt-total =
    { $unit ->
        [points] { $name }: { $published } points are published, the results give { $given }
       *[vps] { $name }: { $published } VPs are published, the results give { $given }
    }
doubt-total-missing = results that are missing can make up for it
doubt-total-penalty = a penalty of { $points } would explain it
doubt-total-carry-over = a carry-over of { $points } would explain it
doubt-rank = { $below } is ranked { $lower } with { $more } points, below { $above }, { $rank } with { $points }
doubt-ranks = the published ranks do not follow the points in { $wrong } of { $count } places
doubt-vps = { $first } – { $second }: { $published } VPs are published, { $imps } IMPs in { $boards } boards give { $given }
doubt-vps-count = the published ones count
doubt-vps-scale = none of the { $count } matches has the VPs of the WBF's scale: another scale was used
doubt-names-seen = "{ $name }" is in the file twice, in characters that look the same
doubt-names-expected = expected `given-family`, `family-given`, `as-written`, `apart`, `together`, or two names with = between them
doubt-board-score = board { $number }, { $who }: { $stated } is stated, the contract gives { $given }
doubt-board-points = board { $number }, { $who }: { $stated } published, the scores give { $given }
doubt-session =
    { $unit ->
        [percent] { $name }: { $stated } published, the boards give { $given }%
       *[imps] { $name }: { $stated } published, the boards give { $given } IMPs
    }
doubt-and-more = { $first }; and { $more } more
doubt-taken =
    { $taken ->
        [stated] the stated scores are taken
        [scores] what the scores give is taken
       *[boards] what the boards give is taken
    }
doubt-scoring-unclear =
    { $said ->
        [other] "{ $stated }" does not say how the boards are scored
       *[nothing] the file does not say how the boards are scored
    }
# What a format does not hold: parts of a list, after "does not hold:".
lost-part =
    { $part ->
        [title] the title
        [regulation] the regulation and its readings
        [kind] the kind of event (say --kind when it is read)
        [rounds] how many rounds there are to be
        [finished] that the event is finished
        [start] the day on which it begins
        [end] the day on which it ends
        [venue] the venue
        [time-zone] the time zone
        [scoring] points for games other than 1, ½, 0
        [prizes] prize money
        [tour-points] tour points
        [teams] boards and line-ups of teams
        [report] further lines of the report
        [participants] participants who played nothing
        [numbers] starting numbers
        [shown-names] how names are shown
        [short-names] short names
        [federations] federations
        [chess-titles] titles
        [ratings] ratings
        [fide-ids] FIDE ids
        [births] sex and dates of birth
        [figures] published figures
        [penalties] penalties and carry-over
        [points-by-event] points event by event
        [sessions] scores of sessions
        [clubs] clubs
        [groups] groups of participants
        [previous-places] places in the previous edition
        [qualification-places] places in the qualification
        [who-left] who left or declines
        [results] results of games
        [rounds-of-games] the rounds of games
        [phases] the phases of games
        [moves] numbers of moves
        [times] when games were played
        [byes] byes
        [unrated] which games are not rated
        [play-off] games of the play-off
        [annulled-games] annulled games
        [matches] figures of matches
        [qualification-matches] matches of the qualification
        [annulled-matches] annulled matches
        [encounters] encounters of pairs
        [boards] boards
        [tables] what happened at the tables
       *[everything] everything: it cannot be read again
    }

## Files: models of chance

model-file-format = "{ $format }" is not the format of a model file
model-file-format-expected = expected "{ $expected }"
model-file-twice = { $white } with White against { $black } is named twice
model-file-twice-label = the second time
model-file-twice-hint = each pair and colour once; the other colour is a pair of its own
model-file-no-player = "{ $name }" is not a player of this event
model-file-three = three probabilities are needed: white wins, a draw, black wins
model-file-three-expected = expected { $example }, say
model-file-together-one = expected three from 0 to 1, together 1
model-file-out-of-range = a probability is below 0 or above 1
model-file-nearly-one =
    { $off ->
        [more] the three probabilities add up to { $by } more than 1
       *[less] the three probabilities add up to { $by } less than 1
    }
model-file-not-one = the three probabilities add up to { $sum }, not to 1
model-file-draws = `draws` is the part of games between equals that is drawn
model-file-cannot-be = `{ $key }` cannot be { $found }
model-file-from-to = expected a number from { $least } to { $most }
model-file-no-number = this is not a number
model-file-number-expected = expected a number

## Made-up tournaments

generate-size = an event of { $count } cannot be made up
generate-size-hint = between 2 and { $most } players in all
generate-no-boards = a match needs boards
generate-no-boards-hint = between 1 and 20 of them
generate-cycles = a round robin of { $count } has { $once } rounds, or a multiple of it
generate-cycles-hint = leave out --rounds, or give { $once } or { $twice }
generate-rounds = an event has between 1 and 1000 rounds
generate-rounds-hint = choose another --rounds
generate-no-byes = nobody asks for a bye in a round robin
generate-no-byes-hint = --forfeits gives games not played
generate-too-many =
    { $what ->
        [withdrawals] { $wanted } withdrawals are too many for { $count } and { $rounds } rounds
        [byes] { $wanted } byes are too many for { $count } and { $rounds } rounds
        [forfeits] { $wanted } forfeits are too many for { $count } and { $rounds } rounds
       *[unrated] { $wanted } players without a rating are too many for { $count } and { $rounds } rounds
    }
generate-too-many-hint = at most { $most }
generate-other-list = choose another --by
generate-contradicts = the event contradicts itself: { $why }
generate-no-teams = this event has no teams
generate-our-mistake = this is a mistake of the program

## The store

store-no-line = this is not one line of a record
store-newer = the database has tables of version { $found }; this program knows versions up to { $known }
store-address = cannot use "{ $name }" as a database: expected the path of an SQLite file, or postgres://...
store-no-file = there is no database "{ $name }"
store-in-use = another Tiebreak server is running on { $name }: stop it first, or name another file with --database
store-no-lock = cannot lock { $file }, which keeps a second server away from the database: { $why }
store-no-tables = there is nothing of Tiebreak in this database
store-not-empty = the database is not empty: there are rows in the table "{ $table }"
store-tables-too-new = the database has tables of version { $found } already, and the copy is of version { $copy }: it needs a new database
store-no-backup = this cannot be used as a backup: { $why }
store-written = something was written to the database while it was copied
store-refused = the database refused: { $why }
store-backup-no-json = line { $number } is not JSON
store-backup-cut-off = it ends in the middle: the last line is missing
store-backup-first-line = its first line does not say { $format }
store-backup-changed = it was changed since it was made: its hash is another
store-backup-no-table = there is no table "{ $table }"
store-backup-no-column = the table "{ $table }" has no column "{ $column }"
store-backup-row = a row has other columns than its table
store-backup-hash = a line of a record does not have the hash { $hash }
store-backup-value = { $value } is not a value of a row

## Settings

settings-of-key = `{ $key }`: { $why }
settings-of-variable = { $variable } = { $text }: { $why }
settings-no-truth = `{ $key }` is { $what }, not true or false
settings-not-set = { $key } is not set
settings-usual = usual
settings-no-public-address = "{ $text }" is not a public address: { $why }
settings-public-address =
    { $wrong ->
        [form] expected one like https://ties.example.org
        [scheme] expected https:// or http:// and a host
        [host] expected a host and nothing before it
       *[end] it has a part behind ? or #
    }
settings-two-paths = the public address { $address } and the base path { $path } name two paths: leave one of them out
settings-no-path = "{ $text }" is not a path: expected one like /tiebreak, of letters, digits, - and _
settings-no-place = "{ $text }" is not an address to listen on: expected 127.0.0.1:8080, [::1]:8080 or unix:/run/tiebreak.sock
settings-no-network = "{ $text }" is not a network: expected 10.0.0.0/8, 2001:db8::/32 or a single address
settings-no-host = "{ $text }" is not a host name: expected lichess.org, *.example.org or *
settings-no-log = "{ $text }" is not a log format: expected text or json
settings-no-number =
    { $why ->
        [empty] the number is missing
        [digit] this is not a whole number
        [large] the number is too large
        [small] the number is too small
       *[zero] the number must not be zero
    }
settings-no-bool = expected true or false

## A new regulation in the terminal

new-regulation-title = Title of the event, with the year
new-regulation-sport = Sport
new-regulation-settled =
    { $first ->
        [winner] What is settled: the winner only, or all places
       *[all] What is settled: all places, or the winner only
    }
new-regulation-games = Games in a play-off match of two (0: no play-off)
new-regulation-games-expected = expected a number up to 100
new-regulation-criteria = Criteria in order, with commas
new-regulation-no-criterion =
    { $near ->
        [none] "{ $name }" is not a criterion of this sport; available: { $known }
       *[other] "{ $name }" is not a criterion of this sport; did you mean { $near }? available: { $known }
    }
new-regulation-criterion-twice = { $name } stands twice; the second would separate nobody
new-regulation-many-criteria = expected at most twenty
new-regulation-categories = Categories with prizes or trophies of their own, with commas (women, under 12, over 65, below 2000)
new-regulation-no-category = "{ $name }" is none of women, under N, over N, below RATING
new-regulation-several-prizes = Who wins several prizes receives them all, or the largest only
new-regulation-criteria-level = If the criteria leave some level
new-regulation-rate = Rate of play: minutes + seconds for each move
new-regulation-rate-expected = expected for example 3+2
new-regulation-match-level = If the match is level
new-regulation-more-than-two = More than two tied: all in a round robin, or the best two by criteria
new-regulation-no-choice = "{ $answer }" is none of { $names }
new-regulation-choice = { $question } ({ $names })
new-regulation-prompt = { $question } [{ $usual }]:
new-regulation-written =
    { $count ->
        [1] { $name } is written; `tiebreak check { $name }` has one remark.
       *[other] { $name } is written; `tiebreak check { $name }` has { $count } remarks.
    }

## Following a broadcast

follow-no-address = { $address } is not a valid address
follow-answered = answered { $status }
follow-redirect = answered { $status }, to { $to }: redirects are not followed
follow-too-much = sent more than { $most } bytes
follow-cannot-read = cannot read { $path }: { $why }
follow-file-too-large = more than { $most } bytes

## Files: TRF

trf-no-player = no player in this report
trf-no-player-hint = players are in records that begin with 001
trf-not-rounds = "{ $text }" is not a number of rounds
trf-expected-rounds = expected a whole number from 1 to { $most }
trf-not-point-system = "{ $word }" does not belong in a point system
trf-expected-point-system = expected letters with points, such as W 1.0  D 0.5  L 0.0
trf-not-a-record = { $code } is not a record of a tournament report
trf-meant-player = did you mean 001?
trf-expected-record = expected the number of a record
trf-comment = a line that begins with # is a comment
trf-old-byes =
    { $count ->
       *[other] { $count } byes have the sign of a result, as in TRF06: + is taken for a full-point bye, = for a half-point bye.
    }
# $declared: whether the report says how many rounds there are.
trf-taken-for =
    { $declared ->
        [no] A { $layout } report has no record of these: taken for { $rounds } rounds, as many as were played; { $points } points; { $kind ->
                [round-robin] a round robin
               *[swiss] a Swiss
            }.
       *[yes] A { $layout } report has no record of these: taken for { $points } points; { $kind ->
                [round-robin] a round robin
               *[swiss] a Swiss
            }.
    }
trf-shifted =
    { $more ->
        [0] The columns of the records of { $numbers } are shifted: they are read where they stand.
       *[other] The columns of the records of { $numbers } and { $more } more are shifted: they are read where they stand.
    }
trf-shifted-by =
    { $side ->
        [right] { $columns ->
                [one] shifted by one column to the right
               *[other] shifted by { $columns } columns to the right
            }
       *[left] { $columns ->
                [one] shifted by one column to the left
               *[other] shifted by { $columns } columns to the left
            }
    }
trf-shifted-hint = names with letters of two bytes do that in some programs; export the report again
trf-short-record = this player record ends at column { $column }
trf-expected-points-end = expected at least 84 columns: the points are in columns 81 to 84
trf-short-record-hint = the line may have been cut, or its blanks were squeezed together; export the report again
trf-number-zero = a starting number of 0
trf-expected-one-or-more = expected 1 or more
trf-not-points = "{ $text }" are no points
trf-expected-points = expected points such as { $such } in columns { $from } to { $to }
trf-odd-name = a name with a tab or another character that is not a letter
trf-expected-name = expected letters and blanks in columns 15 to 47
# What some columns of a record should contain. The last ones follow each other, and no columns are named.
trf-expected-field =
    { $what ->
        [number] expected a starting number in columns { $from } to { $to }
        [rating] expected a rating in columns { $from } to { $to }
        [fide-id] expected FIDE's number in columns { $from } to { $to }
        [rank] expected a rank in columns { $from } to { $to }
        [round] expected a round in columns { $from } to { $to }
        [team] expected a team's number in columns { $from } to { $to }
        [strength] expected a strength in columns { $from } to { $to }
        [any-number] expected a starting number of four columns
        [any-player] expected a player's starting number
        [any-seat] expected a player's starting number, or 0
       *[any-team] expected a team's number
    }
trf-many-rounds = { $count } rounds, more than the { $most } that are read
trf-expected-at-most = expected at most { $most }
trf-expected-round = expected opponent, colour and result of round { $round }, such as "12 w 1"
trf-round-columns = they are in columns { $from } to { $to }
trf-no-result = a round without a result
trf-expected-result = expected 1, =, 0, +, -, W, D, L, F, H, U or Z
trf-points-to-nobody = points are assigned to nobody
trf-expected-numbers = expected starting numbers
trf-points-to-nobody-hint = they are in columns 24 to 27, 29 to 32 and so on; the points of players in columns 14 to 17
trf-points-here = points are assigned to this number here
trf-not-kind = "{ $kind }" is not a kind of result
trf-expected-kind = expected +, -, W, D, L, F, H, U or Z in column 5
trf-called = player { $number } is called "{ $name }" from here on
trf-no-name-here = a name is missing
trf-name-twice = this name is here twice
trf-points-differ =
    { $more ->
        [0] player { $number } has { $points } points here, but { $rounds } from the rounds
       *[other] player { $number } has { $points } points here, but { $rounds } from the rounds, and { $more } more
    }
trf-points-of-team = in a team report they may be the team's
trf-rounds-give = the rounds give { $points }
trf-points-differ-hint = correct the points or the results; other points for a win are given in record 162
trf-same-number = two players have the starting number { $number }
trf-number-above = this number is used further up
trf-round-too-many = player { $number } has a round { $round }
trf-rounds-declared = the report says there are { $rounds } rounds
trf-more-mistakes = there are more mistakes; these are the first
trf-against-itself = player { $number } plays against itself
trf-expected-opponent = expected an opponent
trf-expected-known-number = expected a starting number of this report, at most { $last }
trf-disagree = players { $one } and { $other } disagree about round { $round }
trf-player-there = player { $number } has player { $opponent } there
trf-bye-there = player { $number } has a bye there
trf-nothing-there = player { $number } has nothing there
trf-same-colour = players { $one } and { $other } have the same colour in round { $round }
trf-expected-other-colour = expected the other colour
trf-results-disagree = the results of players { $one } and { $other } in round { $round } do not agree
trf-signs = { $here } here, { $there } for player { $number }
trf-list-changed = The list of tie-breaks was changed after round { $round }: it was { $from }, and is { $to } from then on.
# $when is what the comment says of it in other words, with a blank before it, or nothing.
trf-list-changed-when = The list of tie-breaks was changed{ $when }: it was { $from }, and is { $to } from then on.
trf-because-said = the report says "{ $system }"
trf-because-rounds = { $rounds } rounds for { $players } players
trf-because-unnamed = the report names no system, and there are too few rounds for a round robin
trf-team-unknown = one of these teams is not in the report
trf-expected-teams = expected numbers of record 310
trf-expected-team = expected a number of record 310
trf-kind-of-teams = what a kind of result gives teams (299) is kept but not counted
trf-team-names-nobody = this team names a player whom the report does not have
trf-in-two-teams = player { $number } is in two teams
trf-team-above-too = a team above names this player too
trf-not-in-team = player { $number } is not in team { $team }
trf-expected-line-up = expected players of this team, 0 for nobody
trf-in-no-team = player { $number } is in no team
trf-expected-of-a-team = expected a player of a team
trf-team-against-itself = team { $number } plays against itself
trf-expected-of-another-team = expected a player of another team
trf-two-opponents = team { $number } meets two teams in round { $round }
trf-other-boards = its other boards are against another team
trf-empty-boards = both teams { $one } and { $other } left a board empty in round { $round }, and no record 300 says which
trf-empty-boards-taken = the empty boards are taken for the last ones
trf-same-team-number = two teams have the number { $number }
trf-team-above = "{ $name }" is named further up
trf-not-bye = "{ $kind }" is not a kind of bye
trf-expected-bye = expected F, H or Z in column 5
trf-not-came = "{ $text }" does not say who came
trf-expected-came = expected +-, -+ or -- in columns 5 and 6
trf-not-colours = "{ $colours }" are no colours
trf-expected-colours = expected W or B for each board, such as WBWB
trf-not-match-points = "{ $word }" does not belong in the match points
trf-expected-match-points = expected letters with points, such as TW 2.0   TD 1.0   TL 0.0
trf-number-missing = a number is missing
trf-chess-only = a tournament report (TRF) holds chess only
trf-needs-line-ups = a tournament report (TRF) needs to know who sat at each board
trf-too-wide = { $value } does not fit in the { $width } characters that record { $record } of a tournament report (TRF) has for it

## Files: PGN

pgn-not-of-event = { $white } – { $black } is not a game of this event
pgn-other-result = { $white } – { $black } ended { $known } in the event file, { $result } in the games
pgn-event-file-counts = the event file counts; correct it there if it is wrong
pgn-not-a-player = "{ $name }" is not a player of this event
pgn-add-fide-id = add the player's fide-id to the event file, or correct the name in the games
pgn-looks-like = it looks like { $names }; add the fide-id, or write both alike
# A mistake in another file than the first, with its line.
pgn-in-file = { $file }:{ $line }: { $message }
pgn-because-two-speeds = rapid and blitz games of the same players
pgn-because-event-type = the tag EventType says so
pgn-later =
    { $phase ->
        [armageddon] { $count ->
                [one] Armageddon { $count } game: { $because }
               *[other] Armageddon { $count } games: { $because }
            }
       *[play-off] { $count ->
                [one] { $count } game: { $because }
               *[other] { $count } games: { $because }
            }
    }
pgn-later-in-round = they give no points; where they do, write that under [scoring] in an event file
pgn-later-apart = not counted in the standing; offered as answers where the play-off asks for them
pgn-tag-differs = { $white } – { $black }: the tag says { $tag }, the moves end with { $ended } ({ $place })
pgn-tag-counts = the tag counts
pgn-no-side = a game without [{ $tag } "..."]
pgn-no-side-label = this game names no player there
pgn-expected-result = expected 1-0, 0-1, 1/2-1/2 or *
pgn-because-unequal-time = the time controls of White and Black differ
pgn-because-tags = the tags say "{ $word }"
pgn-because-decider = one faster game ({ $clock }) after a drawn one of the same two, in the same round
pgn-because-faster = faster than the others ({ $clock }), between { $few } of { $all } players
pgn-because-after = after round { $round }, the last of the tournament
pgn-one-player = "{ $one }" and "{ $other }" are taken for one player
pgn-maybe-one-player = "{ $one }" and "{ $other }" may be the same player
pgn-fide-id = FIDE id { $id }
pgn-hidden-sign = they differ by a sign that nobody sees: { $one } and { $other }
pgn-other-letters = they look the same, with other letters: { $one } and { $other }
pgn-say-one = say { $option } if they are one person
pgn-repeated =
    { $count ->
        [one] { $count } game is in the file twice
       *[other] { $count } games are in the file more than once
    }
pgn-counts-once = every game counts once
pgn-two-results = { $white } – { $black } has two results in the file
pgn-results-before = { $here } here, { $before } before
pgn-results-in = { $here } here, { $there } in { $place }
pgn-remove-wrong = remove the game that is wrong
pgn-faults-elsewhere =
    { $count ->
        [one] { $count } mistake in another event of the file; this event is not affected
       *[other] { $count } mistakes in other events of the file; this event is not affected
    }
pgn-board-of-match = { $first }–{ $second }, board { $board }
pgn-boards-missing =
    { $count ->
        [one] { $count } board of the matches has no result in the file, and its match does not count: { $boards }
       *[other] { $count } boards of the matches have no result in the file, and these matches do not count: { $boards }
    }
pgn-no-rounds = the games name no rounds; each match gets the first round in which both teams are free
# $signs are in the file.
pgn-expected-end = expected { $signs } at the end of the tag
pgn-odd-tag = a tag without a proper name
pgn-not-a-game = this is not a PGN game
pgn-expected-event = expected a tag such as [Event "..."]
pgn-no-game = no game in this file
pgn-no-game-hint = a PGN game begins with tags such as [Event "..."]
pgn-chess-only = PGN holds games of chess only
pgn-no-games = PGN holds games, and this event has none

## Files: CSV

csv-because-requested = byes were given on request, which a round robin does not know
csv-because-opponents = a crosstable with a column for every opponent
csv-expected-points = expected 1, ½ (also =, 1/2), 0, + or -
csv-expected-round = expected opponent, colour and result, such as 12w1
csv-cells-disagree = the cells of { $one } and { $other } do not agree
csv-second-cell = this is the second of the two
csv-one-row = the game of { $one } and { $other } is in one of their rows only
csv-other-row = the other row has nothing there
csv-no-colours = the crosstable does not say who had white: criteria that count games with black cannot be relied on
csv-no-colours-hint = write 1w or 0b in the cells, or give a list of games
csv-no-result-column = there is no column for the result
csv-expected-result-column = expected a column `result`
csv-expected-counting = expected 1, 2, 3, ...
csv-expected-result = expected 1-0, 0-1, 1/2-1/2, +/-, -/+, -/- or *
csv-row-lacks =
    { $what ->
        [name] this row has no name
        [score] this row has no score
        [white] this row has no white player
        [black] this row has no black player
        [team] this row has no team
        [board] this row has no board
       *[pair] this row has no pair
    }
csv-row-expected =
    { $what ->
        [name] expected a name
        [score] expected a score
        [white] expected a white player
        [black] expected a black player
        [team] expected a team
        [board] expected a board
       *[pair] expected a pair
    }
csv-vps-of-nobody = VPs for a team that is not named
csv-vps-of-bye = a bye has the VPs of one team
csv-not-a-status = "{ $status }" is not a status of a match
csv-expected-status = expected played, forfeit, assigned, bye or annulled
csv-long-row = this row has { $fields } fields, the first row { $columns }
csv-no-column = there is no column for this
csv-long-row-hint = write 4.5 or "4,5", or put semicolons between the fields
csv-unknown-columns = these columns are not known
csv-expected-columns = expected round, white, black, result
csv-unknown-columns-hint = or: name, 1, 2, 3, ... (a crosstable); name, points (a table); home, visit, boards, home_imps, visit_imps (bridge); board, ns, ew, contract, by, tricks (travellers)
csv-expected-number = expected a number such as 8.5
csv-nothing = there is nothing in this file
csv-nothing-hint = the first row names the columns
csv-many-fields = this row has more than the { $most } fields that are read
csv-many-cells = this file has more than the { $most } fields that are read
csv-one-too-many = this is one too many
csv-many-fields-hint = is the whole table on one line? Begin a line for each row
csv-after-quote = text after a quotation mark
csv-expected-field-end = expected the end of the field
csv-after-quote-hint = write a quotation mark inside a field twice
csv-open-field = this field does not end
csv-expected-quote = expected a closing quotation mark
csv-because-table = a table of points without games
csv-because-travellers = it contains travellers of pairs
csv-because-sessions = it contains sessions of pairs
csv-expected-score = expected North-South's score, A6040 for percentages, or NP for not played
csv-score-here = this is a score of { $score }
csv-contract-gives = the contract gives North-South { $score } on board { $board }
csv-row-says-nothing = this row does not say what happened
csv-expected-contract-or-score = expected a contract with declarer and tricks, or a score
csv-half-contract = { $contract } without declarer or tricks
csv-expected-declarer = expected N, E, S or W under `by`, and 0 to 13 under `tricks`
csv-not-a-contract = "{ $contract }" is not a contract
csv-expected-contract = expected one such as 4S, 3NTX or pass
csv-no-teams = CSV has no place for boards and line-ups of teams; an event file (.toml) or a report (.trf) has
csv-no-table = CSV holds games, matches or a table of points, and this event has none of them

## Files: USEBIO

usebio-other-root = <{ $element }> is not a USEBIO file
usebio-expected-root = expected <USEBIO Version="1.2"> or 1.3
usebio-no-event = there is no event in this file
usebio-expected-event = expected <EVENT>
usebio-other-version = version { $version } of USEBIO is not known
usebio-expected-version = expected 1.2 or 1.3
usebio-because-type = the event type is { $kind }
usebio-because-pairs = it contains pairs
usebio-expected-number = expected a number in <{ $element }>
usebio-lacks = <{ $element }> has no <{ $child }>
usebio-expected-in-here = expected <{ $child }> in here
usebio-not-whole = { $number } is not a whole number
usebio-expected-whole = expected 1, 2, 3, ... in <{ $element }>
usebio-nobody = there are neither teams nor pairs in this event
usebio-expected-participants = expected <PARTICIPANTS> with <TEAM> or <PAIR>
usebio-no-pair = there is no pair { $pair }
usebio-expected-pair = expected a PAIR_NUMBER of the participants
usebio-below-zero = match points below zero
usebio-expected-zero = expected zero or more
usebio-expected-team = expected a TEAM_ID of the participants
usebio-imps-differ = { $home } – { $visit }: { $stated } IMPs are stated, the boards give { $counted }
usebio-stated-taken = the stated ones are taken
usebio-deep = elements inside each other more than 64 deep
usebio-entities = this file defines entities of its own
usebio-entities-hint = such files are not read; export it without a document type, or with a plain one
usebio-open-element = <{ $element }> does not end
usebio-no-element = there is no element in this file
# $why are the words of a library, in English.
usebio-not-xml = this is not valid XML: { $why }
# $entity is `&name;`.
usebio-other-entity = { $entity } is not known
usebio-expected-entity = expected &amp; &lt; &gt; &apos; or &quot;
usebio-bridge-only = USEBIO is written for bridge matches of teams, and for pairs whose boards are known
usebio-no-byes = USEBIO has no place for byes, forfeits and assigned scores

## Files: PBN

pbn-no-board = no board in this file
pbn-no-board-hint = a PBN record begins with tags such as [Board "1"]
pbn-no-teams = a board without its teams
pbn-expected-teams = expected [Board], [HomeTeam] and [VisitTeam] in this record
pbn-expected-score = expected one such as "NS 420" or "EW 50"
pbn-three-tables = board { $board } of { $home } – { $visit } was played at more than two tables
pbn-third = this is the third
pbn-unplayed =
    { $boards ->
       *[other] { $home } – { $visit } was not played: { $boards } boards are passed out without a score
    }
pbn-unplayed-hint = add the match with its VPs and `status = "forfeit"` to the event file: it is not taken for a draw
pbn-one-table = board { $board } of { $home } – { $visit } was played at one table only and does not count
pbn-no-score = board { $board } of { $home } – { $visit } has no score and does not count
pbn-same-seats = board { $board } of { $home } – { $visit } has { $team } North-South at both tables and does not count
pbn-left-out = { $home } – { $visit } has no board with a score at both tables and is left out
pbn-left-out-hint = add the match to the event file by hand
pbn-no-number = a table of scores without the number of its board
pbn-no-table = board { $board } has no table
pbn-because-pairs = it contains score tables of pairs
pbn-row-without-pairs = a row without its two pairs
pbn-expected-pairs = expected what the columns PairId_NS and PairId_EW name
pbn-row-says-nothing = a row that does not say what happened
pbn-expected-contract = expected Contract, Declarer and Result, or Score_NS or Score_EW
pbn-no-boards = PBN holds boards, and this event holds only what they came to
pbn-one-session = PBN is written for a single session without sections

## Files: what comes packed

packed-from = unpacked from { $file }
packed-xls = this is a workbook of Excel before 2007 (.xls)
packed-xls-hint = save it as .xlsx or CSV and read that
# $why are the words of a library, in English.
packed-broken = this archive cannot be opened: { $why }
packed-nothing = there is no file in this archive
packed-several = { $count } files are in this archive
packed-several-hint = unpack it and name the one that is meant: { $names }
packed-unreadable = this file cannot be unpacked: { $why }
packed-large = this archive holds more than { $size } MB
packed-workbook = this workbook cannot be opened: { $why }
packed-workbook-hint = save the sheet as CSV and read that
packed-no-sheet = there is no sheet "{ $name }" in this workbook
packed-sheets = it has { $names }
packed-sheets-of-results = { $count } sheets of this workbook hold results
packed-sheet-of = sheet "{ $name }" of { $count }
packed-sheets-empty = there is nothing in its sheets
packed-encrypted = it is encrypted; save it without a password
packed-nested = this file is packed more than { $most } times
packed-nested-hint = unpack it and read what it contains
packed-place-outside = { $place } is not a cell of a sheet, which has { $rows } rows and { $columns } columns
packed-many-cells = more than { $most } cells are filled
packed-many-repeats = it repeats filled cells more than { $most } times
packed-many-gaps = more than { $most } empty cells lie between filled ones
packed-many-sheets = it has more than { $most } sheets
packed-many-strings = it has more than { $most } shared texts
packed-much-text = it has more than { $size } MB of text
packed-unpacks-large = it unpacks to more than { $size } MB
packed-part-missing = { $part } is missing
packed-part-cut = { $part } ends too early
packed-not-xml = { $part } is not valid XML: { $why }
packed-long-piece = { $part } has a tag or text of more than { $size } MB
packed-xml-deep = { $part } is nested more than { $most } levels deep
packed-string-missing = cell { $place } names shared text { $number }, and there are { $count }
packed-file-empty = the file is empty
packed-saved = was it saved?
packed-file-large = the file has { $size } bytes, more than the { $most } that are read
packed-right-file = is this the right file?
packed-not-utf-8 = byte { $byte } is not UTF-8 (at byte offset { $at }, line { $line })
packed-expected-utf-8 = expected a character in UTF-8
packed-not-text = byte { $byte } is not text (at byte offset { $at }, line { $line })
packed-expected-text = expected text
export-not-read = this format cannot hold the event: { $why }
export-taken-for = this format cannot hold the event: the file would be read as { $format }
packed-utf-8-hint = save the file as UTF-8, or name its encoding with --encoding, e.g. --encoding latin1
import-read-as = the file is not UTF-8; it is read as { $encoding }
import-several-files = { $count } files read as one event
import-as-xlsx = a workbook is written as .xlsx
import-cut-off = the file may have been cut off; get it again
import-open-tag = this tag does not end
import-expected-tag = expected [Name "value"]
import-open-tag-hint = the file may have been cut off here; get it again, or complete the tag
import-not-a-number = "{ $text }" is not a number
import-not-whole = "{ $text }" is not a whole number
import-not-a-round = "{ $text }" is not a round
import-not-a-score = "{ $text }" is not a score
import-no-player = there is no player { $number }
import-no-team = there is no team { $number }
import-cannot-score = the boards cannot be scored
import-below-zero =
    { $what ->
        [imps] IMPs below zero
       *[total-points] total points below zero
    }
import-expected-won = expected what each side won, not the margin
import-unplayed-without-vps = a match that was not played has no VPs here
import-expected-given-vps = expected the VPs that were given
import-match-without-figures = this match has neither VPs nor boards and IMPs
import-expected-figures = expected the VPs of both sides, or boards and the IMPs of both
import-choose = choose one with { $option }; tiebreak inspect lists all of them
import-say = say { $option }
import-say-names = say { $option } if they are two people, or add their FIDE ids
import-say-kind = say --kind round-robin or --kind swiss
import-no-event = there is no event "{ $name }" in this file
import-did-you-mean = did you mean "{ $name }"?
import-holds = it holds { $names }
import-quoted = "{ $name }"
date-unreadable = no day can be read from the date "{ $text }"
date-either = the date "{ $text }" can be { $taken } or { $instead }; { $taken } is taken
date-within = the date "{ $text }" names no day; { $taken } is taken
date-edition = FIDE’s rules are applied in the edition of { $year }; { $option } applies the other
edition-because-start = the event began on { $date }
edition-because-unknown = the date of the event is not known
edition-because-told = named with --edition
account-edition = FIDE tie-break rules, edition of { $year }: { $because }.
import-part =
    { $what ->
        [games] "{ $name }", { $count } games
       *[matches] "{ $name }", { $count } matches
    }
import-several =
    { $what ->
        [sections] { $count ->
                [2] two sections are in this file
                [3] three sections are in this file
               *[other] { $count } sections are in this file
            }
       *[tournaments] { $count ->
                [2] two tournaments are in this file
                [3] three tournaments are in this file
               *[other] { $count } tournaments are in this file
            }
    }
import-kind-unclear = the kind of event cannot be told: { $because }
import-or-round-robin = or --kind round-robin
import-missing =
    { $what ->
        [games] { $count ->
                [one] { $count } game is not there: { $pairings }
               *[other] { $count } games are not there: { $pairings }
            }
       *[matches] { $count ->
                [one] { $count } match is not there: { $pairings }
               *[other] { $count } matches are not there: { $pairings }
            }
    }
import-maybe-bye = neither of the two has a game in that round; it may have been a bye
import-idle =
    { $who ->
        [players] { $count } players have no game in round { $round }
        [pairs] { $count } pairs have no game in round { $round }
       *[teams] { $count } teams have no game in round { $round }
    }
import-idle-why = byes, or games that are missing
import-surplus =
    { $what ->
        [games] { $count ->
                [one] { $count } game is too many: { $pairings }
               *[other] { $count } games are too many: { $pairings }
            }
       *[matches] { $count ->
                [one] { $count } match is too many: { $pairings }
               *[other] { $count } matches are too many: { $pairings }
            }
    }
import-not-counted = not counted: the same two have met before
import-counted = counted, although the same two have met before
# What a file is that was given for something else: "… is a PDF, not a regulation".
import-recognised =
    { $what ->
        [archive] an archive or a workbook (.zip, .xlsx, .ods)
        [packed] a packed file (.gz)
        [office] a workbook or a document of Office before 2007 (.xls, .doc)
        [pdf] a PDF
        [record] a record
        [trf] a tournament report (TRF)
        [pgn] a file of games (PGN)
        [pbn] a file of boards (PBN)
        [access] an Access database, such as Bridgemate writes (.bws)
        [lin] boards of Bridge Base Online (LIN)
        [csv] a table (CSV)
        [xml] an XML or HTML file
       *[event-file] an event file
    }
import-row-figures = this row of the published standing has { $count } figures
import-unread =
    { $what ->
        [access] this is a Microsoft Access database, such as Bridgemate writes (.bws)
        [acbl] this is a web page of ACBL Live
       *[page] this is a web page (HTML)
    }
import-unread-hint =
    { $what ->
        [access] export USEBIO or PBN from the scoring program, or run: mdb-export FILE ReceivedData > tables.csv
        [acbl] ask the club for the results as USEBIO or PBN, or write the tables as CSV
       *[page] save the results in one of the formats that are read: USEBIO, PBN, CSV, PGN, TRF
    }
lin-no-result = no board of this LIN file says who played and how it ended
lin-no-result-hint = names (pn), a deal (md), the auction (mb) and a claim (mc) or the whole play (pc) are needed
lin-not-written = LIN is only read; write PBN
tables-without-result =
    { $count ->
        [one] { $count } record does not say who played the board and how it ended: it is left out
       *[other] { $count } records do not say who played the board and how it ended: they are left out
    }
pbn-summarised = the tables of scores do not say which pairs played, and there are no totals
pbn-summarised-hint = export a table of scores with PairId_NS and PairId_EW
account-totals-alone = The tables of scores are summarised: the published totals are the result
import-expected-row-figures = expected { $count }, as its first line names them
import-nobody-named = nobody is named in this standing
import-expected-name-column = expected a column number or name
import-name-column-hint = such as: rank,number,name,points,BH/C1,BH,SB
import-expected-figure = expected a figure of the standing; - where there is none
import-no-such-name = nobody of this event has this name
import-expected-name = expected a name as the event writes it
import-number-surer = a column `number` with starting numbers is surer

## Files: events

event-file-says-so = the file says so
# $near is one word of the file in quotation marks, or several.
# $words are words of the file.
event-file-expected = expected { $words }
event-file-no-format = this is not an event file: it has no `format`
event-file-begin-with = begin the file with `format = "{ $format }"`
event-file-regulation = this is a regulation, not an event
event-file-regulation-hint = name the event's own file, and the regulation with --regulation
event-file-other-version = version { $version } of the event format is not known to this program
event-file-other-format = "{ $format }" is not the format of an event file
event-file-both-tables = an event has [[{ $first }]] or [[{ $second }]] tables, not both
event-file-tables-too = the file has [[{ $first }]] tables too
event-file-kind-without-tables = an event of kind "{ $kind }" has no [[{ $table }]] tables
event-file-not-a-kind = "{ $kind }" is not a kind of event
event-file-not-a-name-order = "{ $word }" is not an order of names
event-file-foreign-tables =
    { $sport ->
        [chess] an event of chess has no [[{ $key }]] tables
        [teams] an event of chess teams has no [[{ $key }]] tables
       *[bridge] an event of bridge has no [[{ $key }]] tables
    }
event-file-foreign-tables-hint = chess has [[player]] and [[game]], bridge [[team]] and [[match]]
# $value is a number of the file, or the kind of its value: "a text".
event-file-is = `{ $key }` is { $value }
event-file-is-word = `{ $key }` is "{ $value }"
event-file-kind-not-a-number = this is { $kind }, not a number
event-file-not-a-number = "{ $digits }" is not a number
event-file-divides-by-zero = "{ $digits }" divides by zero
event-file-too-large = { $digits } is too large or too fine
event-file-expected-number =
    { $wrong ->
        [not-a-number] expected a number such as 8.5 or "13/3"
        [zero-below] a fraction cannot have zero below
       *[too-large] expected at most 1,000,000,000 and at most five decimals
    }
event-file-amount-of =
    { $what ->
        [prize] a prize of { $number }
        [bye] a bye of { $number }
        [imps] IMPs of { $number }
        [total-points] total points of { $number }
       *[matchpoints] matchpoints of { $number }
    }
event-file-zero-or-more = expected zero or more
event-file-true-or-false = expected true or false
event-file-whole-cents = expected whole cents: at most two decimals
event-file-expected-whole = expected a whole number, { $least } or more
event-file-entries =
    { $count ->
        [0] `{ $key }` has no entry
        [1] `{ $key }` has one entry
       *[other] `{ $key }` has { $count } entries
    }
event-file-not-a-moment = `{ $key }` is not a date and time
event-file-expected-moment = expected one such as 2024-01-28T17:42:00+01:00
event-file-not-a-zone = "{ $name }" is not a time zone
event-file-expected-zone = expected a name of the IANA database, such as "Europe/Amsterdam"
event-file-cannot-be-declined = "{ $word }" is nothing that can be declined
event-file-expected-declined = expected "play-off", "invitation", or an award by its name: {"{"} award = "..." {"}"}
event-file-points-differ = { $name } has { $points } points here, but { $sum } event by event
event-file-events-add-up = the events add up to { $sum }
event-file-leave-one-out = correct one of the two, or leave `{ $key }` out
event-file-expected-scoring = expected three numbers: for a win, a draw, a loss
event-file-no-place = this is not a place
event-file-cannot-round = results cannot be rounded to { $step }
event-file-expected-step = expected a step such as 0.01 or 0.1
event-file-cut-share = a datum cannot leave out { $share } of the scores at each end
event-file-expected-share = expected a share below one half, such as "1/10"
event-file-no-vp-table = no table of VPs is called "{ $name }"
event-file-expected-vp-table = expected rows, or one of { $names }
event-file-expected-vp-row = expected a margin, the winner's and the loser's VPs
event-file-vp-row = a row for margins from { $margin }
event-file-vp-row-from =
    { $row ->
        [first] expected 0 in the first row
       *[next] expected more than in the row before
    }
event-file-score-stands = this is a score of { $score }
event-file-contract-gives = the contract gives North-South { $given } on board { $board }
event-file-no-result = a table without a result
event-file-nothing-happened = nothing says what happened here
event-file-add-result = add `contract`, `by` and `tricks`, or `score`, or `adjusted = [.., ..]`, or `status = "not-played"`
event-file-several-results = a table with several results
event-file-expected-one-result = expected a contract, a score, `adjusted` or `status`, one of them
event-file-not-a-contract = "{ $text }" is not a contract
event-file-expected-contract = expected one such as "4S", "3NTX", "2HXX" or "pass"
event-file-contract-alone = { $contract } without declarer or tricks
event-file-expected-declarer = expected `by = "N"` and `tricks = 10` with it
event-file-no-seat = "{ $text }" is not a seat
event-file-not-a-score = { $score } is not a score
event-file-expected-score = expected North-South's score in tens, below zero where East-West scored
event-file-expected-adjusted = expected what North-South and East-West were given
event-file-not-given = "{ $text }" is nothing that a director gives
event-file-expected-given = expected A+, A, A-, 60%, +3 imps, a score, or weights such as "60% of 620, 40% of -100"
event-file-not-a-status =
    { $of ->
        [table] "{ $text }" is not a status of a table
       *[match] "{ $text }" is not a status of a match
    }
event-file-match-of-teams =
    { $count ->
       *[other] a match of { $count } teams
    }
event-file-expected-teams = expected two teams, or one in a bye
event-file-expected-two-numbers = expected two numbers, one for each side
event-file-expected-bye-number = expected one number: a bye has one team
event-file-missing-here = `{ $key }` is missing here
event-file-match-without-score = a match without a score
event-file-add-score = add `score = [..., ...]`
event-file-vps-unknown = the VPs of this match are not known
event-file-add-boards = add `boards = ...`, from which the VPs follow, or `vps = [..., ...]`
event-file-neither-imps-nor-vps = this match has neither IMPs nor VPs
event-file-add-imps = add `imps = [..., ...]` and `boards = ...`, or `vps = [..., ...]`
event-file-status-without-vps = a match with status "{ $status }" and no VPs
event-file-add-vps = add the VPs that were given: they cannot be worked out
event-file-expected-pairs = expected two pairs
event-file-not-a-table = `{ $key }` is { $kind }, not a table
event-file-not-a-result = "{ $text }" is not a result
event-file-kind-not-a-result = { $kind } is not a result
event-file-result-hint =
    { $of ->
        [game] a forfeit is written +/- or -/+, a game that is not finished *, one that was struck out annulled
       *[board] a forfeit is written +/- or -/+, a game that is not finished *
    }
event-file-not-a-bye = "{ $text }" is not a kind of bye
event-file-expected-values = expected values by code, such as {"{"} "EMGSB/C1" = 372.5 {"}"}
event-file-expected-match-points = expected three numbers: for a match won, drawn and lost
event-file-not-a-team-score = "{ $text }" is not a score of teams
event-file-no-colours = "{ $text }" are no colours
event-file-expected-colours = expected W or B for each board, such as WBWB
event-file-expected-game-points = expected the game points of both teams
event-file-empty-match = this match has neither boards nor a score
event-file-expected-boards = expected `boards` with a result for each, or `score` with game points
event-file-expected-two-or-bye = expected two teams; a team without an opponent is a [[bye]]
event-file-expected-line-ups = expected two lists of players, one for each team
event-file-not-in-team = "{ $name }" is not a player of "{ $team }"
event-file-expected-player = expected a player of this team, "" for nobody
event-file-nobody = nobody takes part in this event
event-file-add-participants = add [[player]], [[team]] or [[pair]] tables
event-file-no-name = a participant without a name
event-file-expected-name = expected a name
event-file-long-name = a name of more than 200 characters
event-file-expected-shorter-name = expected a shorter name
event-file-control-name = a name with a line break or control character
event-file-expected-one-line = expected one line of text
event-file-name-above = this name is used further up
event-file-tell-apart = add something that tells them apart, for example the year of birth
event-file-unknown-name =
    { $what ->
        [player] "{ $name }" is not a player of this event
       *[participant] "{ $name }" is not a participant of this event
    }
event-file-expected-participant = expected the name of a participant
event-file-match-with-itself = "{ $name }" plays a match with itself
event-file-expected-different-teams = expected two different teams
event-file-one-team = a match with one team
event-file-expected-two-teams = expected two teams
event-file-bye-hint = a team without an opponent has `status = "bye"`
event-file-bye-of-two = a bye with two teams
event-file-expected-one-team = expected one team
event-file-denominators = the scores have too many different denominators
event-file-denominators-hint =
    { $from ->
        [boards] the boards were played too unequally often for exact fractions; say `round = 0.01` under [board-scoring]
       *[scores] write scores as decimals or as thirds, quarters and the like
    }
event-file-not-two-players = a match has two players, and here are { $count }
event-file-expected-two-players = expected two [[player]] tables
event-file-knockout-hint = several matches in one file are an event of kind "knockout"
event-file-empty-short = a short name without a sign
event-file-expected-short = expected a name, or no `short` at all
event-file-same-short = { $first } and { $second } have the same short name "{ $short }"
event-file-expected-other-short = expected another short name, with an initial perhaps
event-file-games-differ = { $name } has { $points } points here, but { $games } from the games
event-file-games-give = the games give { $games }
event-file-correct-games =
    { $count ->
       *[other] correct the points or the games; { $count } games of { $name } are in this file
    }
event-file-ends-early = the event ends on { $date }, before it begins
event-file-mixed-offsets = some times have an offset and some have none
event-file-offset-differs = this one differs from the first
event-file-offset-hint = write all of them alike, for example 2024-01-28T17:42:00+01:00, or name the `time-zone`
event-file-crowd = { $count } participants, more than the 50,000 that are read
# $most is a number in words of the language.
event-file-at-most = expected at most { $most }
event-file-many-rounds =
    { $what ->
        [cycles] { $number } is more than the 5,000 cycles that are read
       *[rounds] { $number } is more than the 5,000 rounds that are read
    }
event-file-many-phases = more than the 100 phases that are read
event-file-long-text = a text of more than 500 characters
event-file-expected-shorter = expected a shorter one
event-file-busy = { $name } plays more than the 5,000 games that are read
event-file-many-places = { $count } participants and { $rounds } rounds, more than the 10,000,000 places that a crosstable may have
event-file-many-points = { $points } points for one result, more than the { $most } that are read
event-file-many-points-hint = the more decimals the scores of an event have, the smaller they must be
event-file-many-meetings = { $first } and { $second } meet more than the 32 times that are read
event-file-both-colours = "{ $name }" has both white and black
event-file-expected-opponent = expected an opponent
event-file-meets-itself = "{ $name }" meets itself
event-file-expected-different-pairs = expected two different pairs
event-file-board-against-itself = "{ $name }" plays against itself on board { $board }
event-file-rounds-and-cycles = a match of { $rounds } rounds, and of { $games } games by `cycles`
event-file-expected-same = expected the same number
event-file-one-game-a-round = leave one of the two out: a match has one game a round
event-file-meet-twice =
    { $others ->
        [0] "{ $first }" and "{ $second }" meet twice in this round robin
        [1] "{ $first }" and "{ $second }" meet twice in this round robin, and so do another two
       *[other] "{ $first }" and "{ $second }" meet twice in this round robin, and so do { $others } other pairs
    }
event-file-meet-too-often =
    { $others ->
        [0] "{ $first }" and "{ $second }" meet too often in this round robin
        [1] "{ $first }" and "{ $second }" meet too often in this round robin, and so do another two
       *[other] "{ $first }" and "{ $second }" meet too often in this round robin, and so do { $others } other pairs
    }
event-file-pairing-above = this pairing is used further up
event-file-cycles-hint = remove what is wrong; if everybody meets everybody twice, write `cycles = 2` at the top of the file, below `kind`
event-file-match-of-boards =
    { $count ->
       *[other] a match of { $count } boards
    }
event-file-expected-1-to-100 = expected 1 to 100
event-file-match-points-order = a match lost gives more than one drawn, or one drawn more than one won
event-file-expected-order = expected win, draw, loss, such as [2, 1, 0]
event-file-boards-in-match =
    { $count ->
       *[other] { $count } boards in this match
    }
event-file-bye-without-points = the bye of a team that could not be paired has no points here
event-file-expected-bye-points = expected `match-points` and `game-points`
event-file-bye-points-hint = the rules of the event say what it gives, often one match point and half of the game points
event-file-two-matches = "{ $name }" has two matches, or a match and a bye, in round { $round }
event-file-expected-one-match = expected one match in a round
event-file-not-counted = "{ $given }" on board { $number } is nothing that { $method } can count
event-file-too-fine = the boards were played too unequally often for exact fractions
event-file-expected-round = expected `round = 0.01` here
event-file-too-fine-hint = say to what the result of each board is rounded: `round = 0.01` under [board-scoring]
event-file-expected-of-method =
    { $method ->
        [matchpoints] expected a score, A+, A, A- or a percentage such as "60%"
        [board] expected a score, A+, A, A- or a percentage of the board
       *[imps] expected a score, A+, A, A- or IMPs such as "+3 imps"
    }
event-file-other-method = boards of kind "{ $kind }" cannot be scored by { $method }
event-file-two-winners = prizes of an event with two winners
event-file-which-ranking = which ranking they are for cannot be told
event-file-leave-them-out = leave them out
event-file-many-tables = board { $board } has more than 1,000 tables
event-file-expected-fewer = expected fewer
event-file-session-of-board = session { $session } of board { $board }
event-file-many-weighted = board { $board } has more than 20 weighted scores
event-file-many-travellers = { $count } lines of travellers, more than the 100,000 that are read
event-file-board-twice = board { $board } of session { $session } is here twice
event-file-expected-one-place = expected all its tables in one place, or another `session` or `section`
event-file-plays-twice = "{ $name }" plays board { $board } twice
event-file-two-seats = it sits at two of its tables
event-file-sessions-given = "{ $name }" has sessions here, and the boards give them too
event-file-from-boards = these follow from the boards
event-file-leave-boards-out = leave it out, or leave the tables of the boards out
event-file-nets-given = there are boards with `net`, and boards with `tables` give it too
event-file-from-tables = this follows from the tables
event-file-encounters-given = there are encounters, and the boards give them too
event-file-boards-differ = { $first } – { $second }: the file says { $stated }, the boards give { $given }
event-file-correct-boards = correct it, or the boards

## Files: regulations

# $words are words of the file.
regulation-file-expected-one = expected one of { $words }
regulation-file-expected-such = expected such as { $words }
regulation-file-expected-with = expected with { $words }
# $kind is the kind of the value: "a text".
regulation-file-is = `{ $key }` is { $kind }
regulation-file-this-is = this is { $kind }
regulation-file-unknown-word = "{ $word }" is not known as `{ $key }`
regulation-file-unknown-sport = an unknown sport
regulation-file-event = this is an event file, not a regulation
regulation-file-event-hint = an event names its regulation: regulation = "...", or --regulation with the event
regulation-file-unknown-format = an unknown format
regulation-file-format-hint = this program reads version 1 of regulation files
regulation-file-expected-tables = expected [{ $key }."..."] tables
regulation-file-too-many =
    { $what ->
        [clauses] { $count } clauses, more than the { $most } that are read
        [readings] { $count } readings, more than the { $most } that are read
        [clocks] { $count } clocks, more than the { $most } that are read
        [listed] { $count } clauses in one list, more than the { $most } that are read
       *[choices] { $count } choices, more than the { $most } that are read
    }
regulation-file-too-long = a { $key } of more than { $longest } characters
regulation-file-expected-shorter = expected a shorter one
# $what says what it is, and of which sport; the regulation is of the other.
regulation-file-other-sport =
    { $what ->
        [margin] "{ $name }" is a margin of bridge, and this regulation is one of chess
        [form-of-chess] "{ $name }" is a form of play of chess, and this regulation is one of bridge
        [form-of-bridge] "{ $name }" is a form of play of bridge, and this regulation is one of chess
        [criterion-of-chess] "{ $name }" is a criterion of chess, and this regulation is one of bridge
       *[criterion-of-bridge] "{ $name }" is a criterion of bridge, and this regulation is one of chess
    }
# $what as above: what is expected is of the other sport.
regulation-file-expected-own-sport =
    { $what ->
        [margin] expected a margin of chess
        [form-of-chess] expected a form of play of bridge
        [form-of-bridge] expected a form of play of chess
        [criterion-of-chess] expected a criterion of bridge
       *[criterion-of-bridge] expected a criterion of chess
    }
regulation-file-clause-not-a-text = `a clause` is { $kind }, not a text
regulation-file-expected-text = expected a text
regulation-file-no-such-clause = there is no clause "{ $id }"
regulation-file-expected-clause = expected the number of a clause in this file
regulation-file-clauses = this file has the clauses { $ids }
regulation-file-no-reading = there is no reading "{ $id }"
regulation-file-expected-reading = expected the name of a [reading] table
regulation-file-no-choice = the reading "{ $reading }" has no choice `{ $choice }`
regulation-file-choice-missing = the choice `{ $choice }` is missing here
regulation-file-add = add `{ $key } = ...`
regulation-file-unknown-forfeits = an unknown treatment of forfeits
regulation-file-unknown-withdrawals = an unknown treatment of those who withdraw
regulation-file-default = the default is not one of the choices
regulation-file-idle-reading = nothing depends on the reading "{ $id }"
regulation-file-idle-reading-label = use it: `{"{"} reading = "...", choice = ... {"}"}`, or leave one choice
# Follows "expected".
regulation-file-tie-for = "first", "all", "needed", "cut", "first, cut", or places such as "1-4", "2..5" or "3.."
regulation-file-unknown-places = unknown places
regulation-file-no-kind = no kind of event is named
regulation-file-add-kinds = add `kinds = ["round-robin"]`; kinds are { $kinds }
regulation-file-two-lists = two lists for one award
regulation-file-cut = a cut needs `first = N` or `last = N`
regulation-file-everybody = this is for everybody
regulation-file-say-for-whom = say for whom: { $keys }
regulation-file-no-range = "{ $text }" is not a range
regulation-file-against-each = only a margin can be carried over against each
regulation-file-part-below = a part for the lower placed belongs to the margin of two
regulation-file-no-number = this is not a number
regulation-file-two-clocks = two clocks are called "{ $name }"
regulation-file-expected-other-name = expected another name
regulation-file-both-times = a clock needs both sides' times
regulation-file-write-both = write `both = "3:00+2"`, or `white` and `black`
regulation-file-not-a-time = "{ $text }" is not a time
regulation-file-expected-time = expected 3:00+2, 10:00 delay 5, or 5:00
regulation-file-no-procedure = no clause says which ties are settled
regulation-file-add-applies = add `applies = {"{"} ... {"}"}` to the clause that does
regulation-file-prizes-two-ways = clauses "{ $first }" and "{ $second }" share the prize money in two ways
regulation-file-keep-one = keep one, or say of which places each speaks with `prizes-for`
regulation-file-only-winner = only the winner is settled, but `tie-for` names places below the first
regulation-file-write-settles = write `settles = "places"`, or `tie-for = "first"`
regulation-file-no-seeds = clause "{ $id }" does not say who is the higher seed
regulation-file-add-seeding = add `seeding = "..."`, the clause that ranks them, to `play`
regulation-file-two-awards = two awards are called "{ $name }"
regulation-file-award-names = event files name the prizes of an award by its name
regulation-file-gives-no-prize = clause "{ $id }" gives no prize
regulation-file-expected-prizes = expected clauses with `prizes` or `award`
regulation-file-nobody-qualifies = nobody is said to qualify
regulation-file-add-cut = add a clause with `cut = {"{"} first = 8, name = "..." {"}"}`, and name it with `of`
regulation-file-which-procedure = clause "{ $id }" does not say which procedure it is about
regulation-file-add-of = add `of = "..."`, the clause that has `applies`
regulation-file-not-a-form = "{ $form }" is not a form of play
regulation-file-no-clock = this stage has no clock
regulation-file-add-clock = add `clock = "..."`, the name of a clock that a clause sets
regulation-file-unknown-clock = no clause sets a clock "{ $name }"
regulation-file-expected-clock = expected a clock that a clause sets: `clock = {"{"} name = "...", both = "3:00+2" {"}"}`
regulation-file-known-clocks = known clocks: { $names }
regulation-file-not-an-order = this is not an order of colours
regulation-file-expected-order = expected for example "1 2 2 1"
regulation-file-unknown-white =
    { $way ->
        [bids] time is bid for an Armageddon game only
       *[other] unknown way to find who has white
    }
regulation-file-unknown-numbers = unknown way to find the pairing numbers
regulation-file-colour-or-seed = this is neither a colour nor a seed
regulation-file-two-parts = a prize has two parts
regulation-file-no-amount = "{ $text }" is not an amount to round to
regulation-file-not-fides = "{ $code }" is not a FIDE tie-break
regulation-file-long-code = expected a code of at most { $longest } letters
regulation-file-code-modifier = { $code } has no modifier { $word }
regulation-file-code-number =
    { $modifier ->
        [C] a cut needs a number, such as C1
        [M] a median needs a number, such as M1
        [L] a limit needs a number, such as L+1, L-0.5 or L60
        [U] a rating for the unrated is a number, such as U1400
        [V] an edition is a year, such as V2024 or V2026
       *[K] a divisor is a number, such as K3
    }
regulation-file-code-score = expected :MP or :GP after the code
regulation-file-code-game-points = { $code } does not count game points
regulation-file-code-own-score = { $code } is not counted on a score of its own
# Why a tie-break does not fit a kind of event.
regulation-file-code-unfit =
    { $name ->
        [BH] Buchholz is for Swiss events: in a round robin all have the same opponents
        [AOB] average of the opponents' Buchholz is for Swiss events: in a round robin all have the same opponents
        [FB] Fore Buchholz is for Swiss events: in a round robin all have the same opponents
        [MMED] modified median is for Swiss events: in a round robin all have the same opponents
        [SOLK] Solkoff is for Swiss events: in a round robin all have the same opponents
       *[KS] the Koya system is for round robins (9.2)
    }
regulation-file-code-does-not-fit = { $code } does not fit this event: { $why }
regulation-file-expected-criterion =
    { $sport ->
        [chess] expected a criterion of chess
       *[bridge] expected a criterion of bridge
    }
regulation-file-which-one = which one? { $which }
regulation-file-criteria =
    { $sport ->
        [chess] criteria of chess: { $names }, or any FIDE code: "fide:BH/C2"
       *[bridge] criteria of bridge: { $names }
    }
regulation-file-over = `over` does not belong to this verb
regulation-file-expected-with-one = expected with one of { $words }
regulation-file-over-one-stage = `over` names one stage
regulation-file-route = this route leads nowhere
regulation-file-add-go = add `go = "..."`
regulation-file-no-number-of-participants = this is not a number of participants
regulation-file-silent = nothing is said of what becomes of clause "{ $id }"
regulation-file-dropped = this sentence would be dropped
regulation-file-give-a-verb = give it a verb, or `remind = true`, `restates = "..."`, `outside = "why"`
regulation-file-unquoted = the number of clause { $id } stands without quotes
regulation-file-write-quoted = write [clause."{ $id }"]
regulation-file-quoted-hint = TOML takes a dot without quotes for a table inside a table
regulation-file-no-text = clause "{ $id }" has no text
regulation-file-add-text = add `text = "..."`, the printed words
regulation-file-two-verbs = clause "{ $id }" does two things: { $verbs }
regulation-file-own-clauses = give each its own clause
regulation-file-not-a-table = `{ $key }` is not a table
regulation-file-not-a-place = "{ $text }" is not a place
regulation-file-not-a-count = "{ $text }" is not a number of participants
# Which of criteria that sound alike is which.
regulation-file-which-mutual = `mutual-result` adds up the games among the tied once; `DE` is FIDE's and starts again for those still level; `mutual-result-weighted` counts as the event scores
regulation-file-which-sonneborn = `sonneborn-berger` takes every game as it was scored; `SB` is FIDE's, with its own rules for games that were not played; `SB/C1` leaves the least significant out
regulation-file-which-buchholz = `BH` is FIDE's Buchholz, `BH/C1` the same without the lowest, `BH/M1` without the lowest and the highest; `solkoff` and `modified-median` are those of US Chess
regulation-file-which-wins = `wins` counts games won, forfeits too; `WIN` rounds that gave as much as a win, `WON` games won over the board; `wins-with-black` and FIDE's `BWG` those with black
regulation-file-which-black = `games-with-black` and FIDE's `BPG` count games played, `wins-with-black` and `BWG` games won
regulation-file-which-progressive = `PS` is FIDE's progressive score, `PS/C1` the same without the first round; `cumulative` is that of US Chess
regulation-file-which-rating = `higher-rating` and `lower-rating` are the player's own; `ARO` is the opponents' average, `TPR` the performance
regulation-file-which-imps = `imp-quotient` divides and `net-imps-in-all-matches` subtracts over all matches; `net-imps` looks at the matches among the tied, `imps-in-their-match` at that of two
regulation-file-which-direct = `direct-match` is the score among the tied, `imps-in-their-match` the IMPs of the match of two; `beat-both` asks for one team that beat two others, `beat-all-or-tied-one` for one among four or more
regulation-file-which-session = `best-session` looks at one, `next-best-session` goes on from one to the next, `best-two-sessions` adds two up
regulation-file-which-swiss = `swiss-points` adds up the opponents' scores, `opponents-average` divides them; `common-opponent` is for pairs, `margin-against-common-opponent` for teams
