### Svenska.

## The language itself

language-name = Svenska
decimal-sign = ,

## Lists, numbers, places

list-and = { $before } och { $last }
list-apart = { $before }; { $next }
list-or = { $before } eller { $last }
number-word =
    { $count ->
        [0] noll
        [1] en
        [2] två
        [3] tre
        [4] fyra
        [5] fem
        [6] sex
        [7] sju
        [8] åtta
        [9] nio
        [10] tio
        [11] elva
        [12] tolv
       *[other] { $count }
    }
places =
    { $reach ->
        [first] förstaplatsen
        [one] plats { $from }
        [two] platserna { $from } och { $to }
       *[more] platserna { $from } till { $to }
    }

## Days and times

month =
    { $month ->
        [1] januari
        [2] februari
        [3] mars
        [4] april
        [5] maj
        [6] juni
        [7] juli
        [8] augusti
        [9] september
        [10] oktober
        [11] november
       *[12] december
    }
day-in-words = { $day } { $month } { $year }
days-in-month = { $from }–{ $to } { $month } { $year }
days-in-year = { $from } { $from-month } – { $to } { $to-month } { $year }
days-apart = { $from } { $from-month } { $from-year } – { $to } { $to-month } { $to-year }
short-date = { $year }-{ $month }-{ $day }

## Stages of a play-off

stage-word =
    { $stage ->
        [final] final
        [semi-final] semifinal
        [quarter-final] kvartsfinal
        [knock-out] utslagning
        [play-off] särspel
        [round-robin] rundturnering
        [match] match
        [sudden-death] sudden death
        [armageddon] armageddon
        [board] bricka
        [ladder] stege
        [step] steg
        [game] parti
        [round] rond
        [first-white] första vit
        [pairing-numbers] lottnummer
        [seeding] seedning
        [coin-toss] slantsingling
        [colour] färgval
        [bid] bud
        [decision] beslut
        [participants] deltagare
        [award] pris
        [event] turnering
        [first] förstaplatsen
       *[other] { $words }
    }
round-of =
    { $count ->
        [16] åttondelsfinal
        [32] sextondelsfinal
       *[other] omgång med { $count } kvar
    }
stage-places = platserna { $from } till { $to }

## Values

value-undefined-quotient = { $quotient } (odefinierad)
value-above-all = { $quotient } (högre än alla andra)
value-not-applicable = ej tillämpligt
finding =
    { $found ->
        [beat-both] slog båda
        [beat-one-tied-one] slog en och spelade lika mot en
        [beat-one-lost-one] slog en och förlorade mot en
        [tied-both] spelade lika mot båda
        [tied-one-lost-one] spelade lika mot en och förlorade mot en
        [lost-to-both] förlorade mot båda
        [did-not-meet-both] mötte inte båda
        [did-not-meet-all] mötte inte alla
        [beat-all] slog alla
       *[tied-one-beat-rest] spelade lika mot en och slog resten
    }
found-beat = slog { number-word }
found-tied = spelade lika mot { number-word }
found-lost = förlorade mot { number-word }

## What happened in a step

tied = { $members } delar { $places } med { $score }.
score-with-unit =
    { $unit ->
        [percent] { $score } %
        [imps] { $score } IMP
        [vps] { $score } VP
        [points] { $score } poäng
       *[none] { $score }
    }
level-match =
    { $within ->
        [round] { $members } står lika i rond { $round }, { $score }.
       *[stage] { $members } står lika ({ $stage }), { $score }.
    }
score-to-score = { $own }–{ $other }
stay-tied = { $members } delar fortfarande { $places }.
shared = { $members } delar { $places }.
sent-on = { $members } går vidare från { $from } till { $go }.
sent-by-number = { number-word } står lika: { $go } gäller.
sent-by-place = { $members } står lika om { $places }: { $go } gäller.
selected = { $members } spelar särspel.
not-applicable = { $measure }: ej tillämpligt, { $why }.
drawn =
    { $purpose ->
        [seeding] Lottning av seedningen: { $order }.
        [participants] Lottning om en plats i särspelet: { $order }.
       *[other] Lottning: { $order }.
    }
in-order = { $before }, sedan { $next }
within-match = { $place }: { $sentence }
first-white = lottningen ger { $white } vit.
pairing-numbers-drawn = Lottnummer genom lottning: { $order }.
toss-won = { $chooser } vinner slantsinglingen och får välja färg.
colour-chosen =
    { $colour ->
        [white] { $chooser } väljer vit.
       *[black] { $chooser } väljer svart.
    }
bids-black = { $first } bjuder { $first-bid }, { $second } bjuder { $second-bid }: { $black } har svart.
bids-lots = { $first } bjuder { $first-bid }, { $second } bjuder { $second-bid }: lotten avgör.
seeded = Seedning: { $order }.
knock-out-begins =
    { $seats ->
        [2] Final: { $pairs }.
        [4] { $count ->
            [one] Semifinal: { $pairs }.
           *[other] Semifinaler: { $pairs }.
        }
        [8] { $count ->
            [one] Kvartsfinal: { $pairs }.
           *[other] Kvartsfinaler: { $pairs }.
        }
        [16] { $count ->
            [one] Åttondelsfinal: { $pairs }.
           *[other] Åttondelsfinaler: { $pairs }.
        }
       *[other] Omgång med { $seats } kvar: { $pairs }.
    }
match-level = Matchen { $first } – { $second } slutar lika, { $score }.
match-won = { $first } – { $second } { $score }: { $winner } vinner matchen.
sudden-death-won = { $winner } vinner sudden death-parti { $game } mot { $loser }.
armageddon-won = { $winner } vinner armageddonpartiet mot { $loser }.
armageddon-drawn =
    { $colour ->
        [white] Armageddonpartiet slutar remi, så { $winner } vinner med vit.
       *[black] Armageddonpartiet slutar remi, så { $winner } vinner med svart.
    }
double-round-robin =
    { $fewer ->
        [yes] Två är kvar: de spelar en dubbelrond.
       *[no] De två spelar en dubbelrond.
    }
colours-reversed = Samma spelare igen: färgerna byts.
clear-winner = Ingen kan nå { $winner } med { $score }: återstående partier spelas inte.
round-robin-ended = Rundturnering { $number }: { $scores }.
board-level = Efter bricka { $number } står { $level } fortfarande lika.
board-order = Bricka { $number }: { $order }.
shoot-out-level =
    { $number ->
        [1] Efter avgörandet står { $level } fortfarande lika.
       *[other] Efter avgörande { $number } står { $level } fortfarande lika.
    }
shoot-out-order =
    { $number ->
        [1] Avgörandet: { $order }.
       *[other] Avgörande { $number }: { $order }.
    }
extra-boards-level =
    { $count ->
        [0] Efter extrabrickorna står { $level } fortfarande lika.
       *[other] Efter de { number-word } extrabrickorna står { $level } fortfarande lika.
    }
extra-boards-order =
    { $count ->
        [0] extrabrickorna: { $order }.
       *[other] { number-word } extrabrickor: { $order }.
    }
more-extra-boards-level =
    { $count ->
        [0] efter fler extrabrickor står { $level } fortfarande lika.
       *[other] efter ytterligare { number-word } extrabrickor står { $level } fortfarande lika.
    }
more-extra-boards-order =
    { $count ->
        [0] fler extrabrickor: { $order }.
       *[other] ytterligare { number-word } extrabrickor: { $order }.
    }
one-board-matches =
    { $number ->
        [1] Matcher över en bricka: { $scores }.
       *[other] Matcher över en bricka, omgång { $number }: { $scores }.
    }
goes-on-by-name = Beslut av { $by }: man går vidare med { $go }.
goes-on = Beslut ({ role }): man går vidare med { $go }.
both-forfeited =
    { $game ->
        [0] { $players } förlorar båda armageddonpartiet på walkover: domaren avgör.
       *[other] { $players } förlorar båda sudden death-parti { $game } på walkover: domaren avgör.
    }
share-their-places = { $members } delar sina platser
decided-by-name = Beslut av { $by }: { $order }.
decided = Beslut ({ role }): { $order }.
role =
    { $known ->
        [grand-chess-tour-chief-arbiter-or-his-appointed-deputy] Grand Chess Tours huvuddomare eller hans utsedda ställföreträdare
        [arbiter] domaren
        [chief-arbiter] huvuddomaren
        [arbiters] domarna
        [director] tävlingsledaren
        [organiser] arrangören
        [league-committee] seriekommittén
        [appeals-committee] tävlingsjuryn
       *[other] { $role }
    }
won-of-two = { $winner } vinner; { $other } blir tvåa.
won = { $winner } vinner; övriga delar andraplatsen.
draw-odds =
    { $seed ->
        [higher] Vid lika ställning vinner { $winner }, högre seedad.
       *[lower] Vid lika ställning vinner { $winner }, lägre seedad.
    }
seed-has-white =
    { $seed ->
        [higher] { $white }, högre seedad, har vit.
       *[lower] { $white }, lägre seedad, har vit.
    }
seed-chooses =
    { $seed ->
        [higher] { $chooser }, högre seedad, får välja färg.
       *[lower] { $chooser }, lägre seedad, får välja färg.
    }
absent-withdrew = { $name } drog sig ur före rond { $round }
absent-expelled = { $name } uteslöts före rond { $round }
absent-declines = { $name } avstår från särspelet
absent-left = { $name } har lämnat tävlingen
absent =
    { $count ->
        [1] { $reasons }: { $present } behöver inget särspel.
       *[other] { $reasons }: { $present } går vidare.
    }
forfeited-by-leaving =
    { $count ->
       *[other] { $white } – { $black }: { $left } har lämnat tävlingen, så partiet är förlorat på walkover.
    }
forfeited-absent =
    { $count ->
        [1] { $white } – { $black }: { $left } spelar inte, så partiet är förlorat på walkover.
       *[other] { $white } – { $black }: { $left } spelar inte, så partiet är förlorat på walkover.
    }
read-as = Texten säger inte: { $silent }. Läst som: { $meaning }.
departed =
    { $named ->
        [yes] Avsteg från reglementet av { $by }: { $why }.
       *[no] Avsteg från reglementet: { $why }.
    }
departed-without-power =
    { $named ->
        [yes] Avsteg av { $by } ({ $why }): reglementet ger ingen sådan befogenhet.
       *[no] Avsteg ({ $why }): reglementet ger ingen sådan befogenhet.
    }

## Criteria

criterion =
    { $criterion ->
        [mutual-result] inbördes möte
        [mutual-result-weighted] inbördes möte
        [sonneborn-berger] Sonneborn-Berger
        [games-with-black] partier med svart
        [wins] vinster
        [wins-with-black] vinster med svart
        [imp-quotient] IMP-kvot
        [total-points-quotient] kvot av totalpoäng
        [imps-in-their-match] IMP i det inbördes mötet
        [total-points-in-their-match] totalpoäng i det inbördes mötet
        [beat-both] inbördes matcher
        [beat-one-tied-other] inbördes matcher
        [beaten-by-both] inbördes matcher
        [beat-all-or-tied-one] inbördes matcher
        [net-imps] IMP-skillnad inbördes
        [net-total-points] skillnad i totalpoäng inbördes
        [net-imps-in-all-matches] IMP-skillnad i alla matcher
        [margin-against-common-opponent] skillnad mot en gemensam motståndare
        [swiss-points] Swiss points
        [qualification-rank] placering i kvalet
        [qualification-match] match i kvalet
        [best-session] bästa session
        [next-best-session] bästa session
        [best-two-sessions] två bästa sessioner
        [common-opponent] matchpoäng mot en gemensam motståndare
        [score-without-carry-over] resultat utan carry-over
        [opponents-average] motståndarnas medelresultat
        [weighted-average] vägt medeltal
        [direct-match] inbördes match
        [net-points-on-common-boards] skillnad i totalpoäng på gemensamma brickor
        [boards-won] vunna brickor
        [berlin-count] Berlinräkning av det inbördes mötet
        [bottom-board-elimination] inbördes möte utan de sista borden
        [youngest] födelsedatum
        [oldest] födelsedatum
        [higher-rating] rating
        [lower-rating] rating
        [title] titelns rang
        [starting-number] startnummer
        [previous-place] placering i förra upplagan
        [modified-median] modifierad median
        [solkoff] Solkoff
        [cumulative] kumulativ poäng
        [cumulative-of-opposition] motståndarnas kumulativa poäng
        [DE] inbördes möte
        [WIN] vinster
        [WON] vunna partier
        [BPG] partier med svart
        [BWG] vinster med svart
        [PS] progressiv poäng
        [PS-C1] progressiv poäng utan första ronden
        [REP] ronder man ville spela
        [STD] standardpoäng
        [BH] Buchholz
        [BH-C1] Buchholz utan det lägsta
        [BH-C2] Buchholz utan de två lägsta
        [BH-M1] medianbuchholz
        [AOB] motståndarnas medelbuchholz
        [FB] Fore Buchholz
        [SB] Sonneborn-Berger
        [SB-C1] Sonneborn-Berger utan det lägsta
        [KS] Koya-systemet
        [ARO] motståndarnas medelrating
        [ARO-C1] motståndarnas medelrating utan den lägsta
        [TPR] turneringsprestation
        [PTP] perfekt turneringsprestation
        [APRO] motståndarnas medelprestation
        [APPO] motståndarnas perfekta medelprestation
        [RTNG] rating
       *[other] { $measure }
    }
criterion-of-code = { criterion } ({ $code })
measure-lots = lottning
measure-decision = beslut
measure-entered = införda tal
session-from-best =
    { $number ->
        [2] näst bästa session
        [3] tredje bästa session
        [4] fjärde bästa session
        [5] femte bästa session
        [6] sjätte bästa session
       *[other] session nummer { $number } från den bästa
    }
qualification-vps = VP i kvalmatchen
qualification-imps = IMP i kvalmatchen
direct-encounter-not-all-met = inbördes möte, där inte alla har mötts (6.2)
matchpoints-against = matchpoäng mot { $against }
matchpoints-in-turn = matchpoäng i tur och ordning mot { $against }, sist mot { $last }
margin-against = skillnad mot { $against }
counted-in-play-off = { $counted } i särspelet
counted-in-both = { $counted } i tävlingen och särspelet
counted-in-clause = { $counted } i partierna enligt { $clause }
counted-in-phase =
    { $phase ->
        [rapid] { $counted } i snabbpartierna
        [blitz] { $counted } i blixtpartierna
       *[other] { $counted } i partierna ({ $phase })
    }
comparison = { $counted }: { $values }.
still-level-two = De står fortfarande lika.
still-level-all = Alla står fortfarande lika.
nobody-found =
    { $criterion ->
        [beat-both] Inget lag slog båda de andra.
        [beat-one-tied-other] Inget enskilt lag slog det ena och spelade lika mot det andra.
        [beaten-by-both] Inget lag förlorade mot båda de andra.
       *[beat-all-or-tied-one] Inget lag slog alla de andra, och inget enskilt lag spelade lika mot ett och slog resten.
    }
one-found =
    { $criterion ->
        [beaten-by-both] { $team } placeras som trea av de delade platserna.
       *[other] { $team } förklaras som segrare.
    }
nothing-lost =
    { $among ->
        [two] { $order ->
            [level] { $unit ->
                [imps] Ingen av dem förlorade en IMP: lika.
               *[points] Ingen av dem förlorade en poäng: lika.
            }
           *[won] { $unit ->
                [imps] Ingen av dem förlorade en IMP: laget som vann mer är före.
               *[points] Ingen av dem förlorade en poäng: laget som vann mer är före.
            }
        }
       *[more] { $order ->
            [level] { $unit ->
                [imps] Ingen av dem förlorade en IMP: lika.
               *[points] Ingen av dem förlorade en poäng: lika.
            }
           *[won] { $unit ->
                [imps] Ingen av dem förlorade en IMP: laget som vann mer är före.
               *[points] Ingen av dem förlorade en poäng: laget som vann mer är före.
            }
        }
    }
nothing-lost-of-some = { $names }: { $said }
working-nothing = { $name }: inget räknas.
working = { $name }: { $parts }.
working-round = rond { $round }
working-session = session { $session }
working-board = bricka { $board }
working-left-out = struken
inapplicable-no-session = ingen session är känd för { $members }
inapplicable-no-two-sessions = två sessioner är inte kända för { $members }
inapplicable-no-common-opponent = inga möten med en gemensam motståndare är kända för { $members }
inapplicable-nobody-in-common = { $members } har ingen gemensam motståndare
inapplicable-no-common-board =
    { $count ->
        [2] ingen bricka är känd som { $members } båda spelade
       *[other] ingen bricka är känd som { $members } alla spelade
    }
inapplicable-did-not-meet = { $two } möttes inte
inapplicable-more-pairs = inte heller { number-word } andra par av dem
inapplicable-only-for-two = kriteriet jämför bara två lag
inapplicable-no-qualification-match = ingen kvalmatch är känd mellan { $members }
inapplicable-qualification-unknown = resultatet i kvalmatchen är inte känt
inapplicable-nothing-carried = inget togs med till denna omgång
inapplicable-only-for-teams = kriteriet jämför lag, inte spelare
inapplicable-only-for-players = kriteriet jämför spelare, inte lag
inapplicable-no-direct-match = ingen match mellan dem är känd med sina bord
inapplicable-told-in-vain = det som uppgavs fyller inte luckan
inapplicable-not-known =
    { $what ->
        [birth] födelsedatum är inte känt för { $of }
        [rating] rating är inte känd för { $of }
        [title] titel är inte känd för { $of }
        [starting-number] startnummer är inte känt för { $of }
        [previous-place] placering i förra upplagan är inte känd för { $of }
        [sex] kön är inte känt för { $of }
        [federation] förbund är inte känt för { $of }
       *[club] klubb är inte känd för { $of }
    }
inapplicable-too-large = poängen är för stora för att multipliceras exakt

## Awards and invitations

award-nobody-may = { $award }: ingen kan få det.
award-nobody-has = { $award }: ingen får det; { $declined }.
award-given = { $award }: { $who }.
award-shared-by = { $who } delar det
award-passed =
    { $count ->
       *[other] { $who } har ett annat pris
    }
award-declined =
    { $count ->
       *[other] { $who } avstår
    }
award-contested =
    { $whole ->
        [yes] { $members } tävlar om { $award }.
       *[no] { $members } tävlar om { $award }, { $places }.
    }
ladder-alone = Stege.
ladder-begins = Stege: { $steps }.
ladder-step = { $before }; sedan vinnaren – { $next }
award-nobody-may-have = ingen kan få det
award-nobody-has-it = ingen
award-place-open = { $who } (öppet)
cannot-decline-last =
    { $count ->
       *[other] { $who } avstår från ”{ $award }”: den som är bland de sista kan inte avstå
    }
cannot-decline-unknown =
    { $count ->
       *[other] { $who } avstår från ”{ $award }”: ingen bestämmelse ger ett sådant pris; de som man kan avstå från anges med `award` eller `cut` i reglementet
    }
carried-part = { $part } av { $sum }
carried-against = { $points } mot { $name }
carried-pair = { $winner } mot { $loser }
carry-over-title = Carry-over: { $of }
many-players = { $count } spelare
eligible-unknown =
    { $what ->
        [birth] filen anger inte födelsedatum för { $who }; det gäller ”{ $award }”
        [rating] filen anger inte rating för { $who }; det gäller ”{ $award }”
        [title] filen anger inte titel för { $who }; det gäller ”{ $award }”
        [starting-number] filen anger inte startnummer för { $who }; det gäller ”{ $award }”
        [previous-place] filen anger inte placering i förra upplagan för { $who }; det gäller ”{ $award }”
        [sex] filen anger inte kön för { $who }; det gäller ”{ $award }”
        [federation] filen anger inte förbund för { $who }; det gäller ”{ $award }”
       *[club] filen anger inte klubb för { $who }; det gäller ”{ $award }”
    }
destination-next-year = { $name } nästa år
invited = { $name } bjuds in till { $to }.
invitation-nobody =
    { $count ->
       *[other] { $declined } tackar nej till inbjudan: ingen är kvar att bjuda in.
    }
invitation-passes =
    { $count ->
       *[other] { $declined } tackar nej till inbjudan. Texten säger inte vem som bjuds in i stället; { $next }.
    }
invitation-next =
    { $count ->
        [1] enligt samma regler blir det { $among }
       *[other] samma regler avgör mellan { $among }
    }

## Matches and boards

match-stage =
    { $within ->
        [stage] { $stage }
        [round] rond { $round }
       *[match] match
    }
last-match =
    { $carried ->
        [yes] { $stage }, { $score } mot { $opponent }, med carry-over
       *[no] { $stage }, { $score } mot { $opponent }
    }
last-match-stage =
    { $within ->
        [stage] { $stage }
        [round] rond { $round }
       *[match] match
    }
boards-one = en bricka
boards-extra =
    { $count ->
        [0] extrabrickorna
       *[other] { number-word } extrabrickor
    }
boards-segment = ett avgörande på { number-word } brickor
met-in-round = { $of } { $adds }, { $against } { $other } i rond { $round }
met-somewhere = { $of } { $adds }, { $against } { $other }
part-against = { $of } mot { $against }
two-winners = { $north-south } vinner i nord–syd, { $east-west } i öst–väst.
boards-level =
    { $count ->
        [1] Ytterligare en bricka gjorde ingen skillnad.
       *[other] Ytterligare { $count } brickor gjorde ingen skillnad.
    }
session-number = session { $number }
section-name = sektion { $name }
board-unit =
    { $unit ->
        [matchpoints] matchpoäng
        [points] poäng
       *[imps] IMP
    }
matchpoints-of = matchpoäng av { $top }
deal =
    { $dealer ->
        [north] Nord
        [east] Öst
        [south] Syd
       *[west] Väst
    } giv, { $vulnerable ->
        [nobody] ingen i zonen
        [north-south] Nord–Syd i zonen
        [east-west] Öst–Väst i zonen
       *[all] alla i zonen
    }
table-result =
    { $result ->
        [not-played] ej spelad
       *[passed-out] utpass
    }
no-trumps = NT
seat-letter =
    { $seat ->
        [north] N
        [east] Ö
        [south] S
       *[west] V
    }
side-letters =
    { $side ->
        [north-south] NS
       *[east-west] ÖV
    }
card-sum =
    { $what ->
        [boards] Brickor
        [carry-over] Carry-over
        [penalty] Straff
       *[total] Totalt
    }

## Why a tie is left open

left-open = { $members } delar fortfarande { $places }: { $why }.
left-open-summary = Den här filen är en sammanfattning; det tryckta reglementet kan säga mer.
no-further-rule = reglementet ger ingen ytterligare regel
no-rule-for-number = texten har ingen regel för { number-word }
no-rule-for-places = texten har ingen regel för dessa platser
nobody-chosen = texten säger inte vilka av dem som väljs
too-few-to-choose = för få är kvar att välja bland
stage-for-two = omgången är för två
nobody-there = ingen av dem är på plats för att spela
not-seeded = { $members } kan inte seedas: texten säger inget mer.
no-seeds = Inget säger vem som är högre seedad: { $members }.
award-left-open = { $members } står lika om ”{ $award }”: texten säger inte vem av dem som får det.
award-places-left-open = { $members } står lika om { $places }: texten säger inte vem av dem som får det.
clauses-in-circle = { $members } kommer åter till { $clause } utan något nytt: bestämmelserna går i cirkel.
no-end = Efter { $clauses } bestämmelser finns fortfarande inget slut.

## Warnings

warning-answer-does-not-fit = svaret på { $question } passar inte frågan och lämnas åt sidan
warning-departure-about-others = avsteget om { $tie } gäller andra deltagare och lämnas åt sidan
warning-games-missing =
    { $games ->
        [one] { $games } parti saknas; de publicerade poängen gäller för { $published }
       *[other] { $games } partier saknas; de publicerade poängen gäller för { $published }
    }
warning-games-without-points =
    { $games ->
        [one] { $games } parti saknas och inga poäng är publicerade för { $members }: deras resultat kan vara för låga
       *[other] { $games } partier saknas och inga poäng är publicerade för { $members }: deras resultat kan vara för låga
    }
warning-gone-annulled =
    { $count ->
        [1] { $player } lämnade före rond { $round }: resultatet är struket
       *[other] { $player } lämnade före rond { $round }: de { $count } resultaten är strukna
    }
warning-gone-forfeited =
    { $count ->
        [1] { $player } lämnade före rond { $round }: ett parti räknas som vunnet på walkover för motståndaren
       *[other] { $player } lämnade före rond { $round }: { $count } partier räknas som vunna på walkover för motståndarna
    }
warning-idle =
    { $what ->
        [session] { $members } har ingen session i den här tävlingen
       *[match] { $members } har ingen match i den här tävlingen
    }
warning-published-differs = { $team } har enligt publiceringen { $published }, men { $found } enligt matcherna; { $published } gäller
warning-matches-missing =
    { $matches ->
        [one] { $matches } match i rundturneringen saknas: detta är en delställning
       *[other] { $matches } matcher i rundturneringen saknas: detta är en delställning
    }
warning-plays-twice = { $team } spelar två gånger i en omgång: ge matcherna en `stage` eller en `round`
warning-unknown-award = tävlingen har priser för ”{ $award }”, och ingen bestämmelse ger ett sådant pris: ingen får dem
warning-unequal-opponents = Swiss points för lika lag vilar på olika antal motståndare: { $each }
warning-off-scale =
    { $count ->
        [1] VP i en match är inte de i WBF:s kontinuerliga skala och används som de är angivna ({ $example })
       *[other] VP i { number-word } matcher är inte de i WBF:s kontinuerliga skala och används som de är angivna (den första är { $example })
    }
off-scale-example = { $teams }: { $given } där skalan ger { $scale }

## Reminders

condition =
    { $known-condition ->
        [if-they-deem-this-necessary] om de anser det nödvändigt
       *[other] { $condition }
    }
may-depart =
    { $conditional ->
        [yes] { role } får göra avsteg från dessa regler { condition }.
       *[no] { role } får göra avsteg från dessa regler.
    }
may-depart-reason = Det är Tiebreak som frågar efter skälet, inte texten.
rest-before = { $minutes } minuters vila för varje spelare före särspelspartierna.
rest-after-last = { $minutes } minuters vila för varje spelare: inte före { $start } (då slutade det sista partiet).
rest-of-player = { $minutes } minuters vila för varje spelare: inte före { $start } ({ $player } var klar { $finished }).
short-draws =
    { $count ->
        [1] en remi var kortare än arrangörerna önskar: { $draws }.
       *[other] { number-word } remier var kortare än arrangörerna önskar: { $draws }.
    }
short-draw =
    { $unit ->
        [moves] { $white } – { $black } ({ $length } drag)
       *[minutes] { $white } – { $black } ({ $length } minuter)
    }
short-draw-in-round =
    { $unit ->
        [moves] { $white } – { $black } (rond { $round }, { $length } drag)
       *[minutes] { $white } – { $black } (rond { $round }, { $length } minuter)
    }
undivided-nobody = { $amount } blir över: ingen kan få det.
undivided = { $amount } blir odelat mellan { $among }: arrangören avgör.

## Questions

draw-first-white =
    { $within ->
        [final] Lotta för finalen: vem av { $names } har vit i parti 1?
        [match] Lotta för { $pairing }: vem av { $names } har vit i parti 1?
       *[none] Lotta: vem av { $names } har vit i parti 1?
    }
draw-pairing-numbers = Lotta lottnummer för { $names }.
draw-seeding = Lotta seedningen av { $names }.
draw-participants = Lotta: { $question }?
who-takes-part =
    { $count ->
        [1] vem av { $names } deltar
       *[other] vilka { number-word } av { $names } deltar
    }
toss-coin =
    { $within ->
        [final] Singla slant för finalen: vem av { $names } vinner?
        [match] Singla slant för { $pairing }: vem av { $names } vinner?
       *[none] Singla slant: vem av { $names } vinner?
    }
toss-coin-conducted =
    { $within ->
        [final] Färger i finalen genom slantsingling, utförd av { $by }: vem av { $names } vinner?
        [match] Färger för { $pairing } genom slantsingling, utförd av { $by }: vem av { $names } vinner?
       *[none] Färger genom slantsingling, utförd av { $by }: vem av { $names } vinner?
    }
draw-order = Lotta ordningen mellan { $names }.
draw-one = Lotta om förstaplatsen: vem av { $names } dras?
play-game = Spela: { $white } (vit) – { $black } (svart). Betänketid: { $clock }.
play-sudden-death = Spela sudden death-parti { $number }: { $white } (vit) – { $black } (svart). Betänketid: { $clock }.
draw-wins =
    { $colour ->
        [white] Vid remi vinner vit.
       *[black] Vid remi vinner svart.
    }
ask-colour = Låt { $chooser } välja: vit eller svart.
ask-bids = Be { $bidders } om var sitt hemligt bud: den betänketid med vilken de skulle ta svart, högst { $most }.
play-board = Spela en bricka, sudden death: { $names }.
play-boards = Spela { $boards }: { $names }.
ask-decision = Begär ett beslut ({ role }) om { $names }.
ask-to-go-on = Begär ett beslut ({ role }): går { $names } vidare med { $clause }, eller avgörs det på annat sätt?
role-after =
    { $known-after ->
        [after-consulting-with-the-players] { role }, efter samråd med spelarna
       *[other] { role }, { $after }
    }
find-out = Ta reda på: { $what }.
file-has-result = Filen har { $result } för detta parti ({ $place }).
file-has-white = Filen har { $white } med vit i detta parti ({ $place }).
play-off-game = särspelsparti { $number }
game-at-line = parti { $game }, rad { $line }
game-at-line-of-file = parti { $game }, rad { $line } i { $file }
clock-both = båda { $pace }
clock-both-from = båda { $pace }, från drag { $from }
clock-sides = vit { $white }, svart { $black }
clock-sides-from = vit { $white }, svart { $black }, från drag { $from }
clock-sides-apart = vit { $white }, från drag { $white-from }, svart { $black }, från drag { $black-from }
clock-delay = { $time } fördröjning { $seconds }

## Missing data

missing-result = resultat i { $white } – { $black }
missing-result-in-round = resultat i { $white } – { $black } i rond { $round }
missing-game = partiet mellan { $first } och { $second }: vit, svart, resultat
missing-of-qualification = { figure } för { $first } och { $second } i deras kvalmatch
missing-of-match =
    { $when ->
        [stage] { figure } för { $first } och { $second } ({ $stage })
        [round] { figure } för { $first } och { $second } i rond { $round }
       *[match] { figure } för { $first } och { $second } i deras match
    }
missing-of-bye =
    { $when ->
        [stage] { figure } för { $team } som står över ({ $stage })
        [round] { figure } för { $team } som står över i rond { $round }
       *[match] { figure } för { $team } som står över
    }
missing-entered = { $what } för { $one }
missing-on-common-boards = { figure } för { $one } på de brickor som { $among } spelat gemensamt
missing-against-common =
    { $number ->
        [1] { figure } för { $one } mot det högst placerade par som { $among } alla mötte
       *[other] { figure } för { $one } mot nummer { $number } av de högst placerade par som { $among } alla mötte
    }
missing-of-one = { figure } för { $one }
figure =
    { $figure ->
        [vps] VP
        [score] resultat
        [imps] IMP
        [total-points] totalpoäng
        [qualification-rank] placering i kvalet
        [net-on-common-boards] skillnad i totalpoäng
        [against-common-opponent] matchpoäng
        [boards-won] vunna brickor (lika räknas halvt)
        [code] { $code }
       *[number] tal
    }

## A ruling as text

summary-of-ours = { $name } (sammanfattning)
list-of-tie-breaks = Särskiljningar { $codes }: reglemente { $regulation }, { $clause }.
unit =
    { $unit ->
        [VPs] VP
        [IMPs] IMP
        [boards] brickor
        [points] poäng
       *[other] { $unit }
    }
north-south = Nord–syd
east-west = Öst–väst
heading-steps = Hur det avgjordes
heading-one-sentence = I en mening
heading-left-open = Inte reglerat i reglementet
heading-departures = Avsteg från reglementet
heading-to-do = Att göra nu
heading-awards = Priser och titlar
heading-prizes = Prispengar, { $currency }
heading-tour-points = Tourpoäng
heading-keep-in-mind = Påminnelser
heading-read-as = Tolkning
heading-on-record = I loggen
record-head = Loggens fingeravtryck: { $head }
tied-mark = lika
interim-progress =
    { $what ->
        [games] { $count ->
            [one] { $count } parti saknas
           *[other] { $count } partier saknas
        }
       *[matches] { $count ->
            [one] { $count } match saknas
           *[other] { $count } matcher saknas
        }
    }
interim-rounds = { $played } av { $all } ronder ({ interim-progress })
interim = delställning: { $progress }
interim-sentence = Delställning: { $progress }.
heading-plain-steps = Steg
heading-warnings = Varningar
heading-prize-money = Prispengar
place-open = { $place } (öppet)
column-place = plats
column-name = namn
column-score = resultat
column-score-in = resultat, { $unit }
column-matches-won = vunna matcher
column-last-match = senaste match
column-clause = bestämmelse
column-award = pris
column-who = vem
column-points = poäng
column-working = uträkning

## Readings

reading-idle = { $readings }: en annan tolkning skulle inte ändra något här.
reading-changes-nothing = skulle inte ändra något här
reading-other-standing = skulle ge en annan ställning: { $places }
reading-asks-else = skulle nu begära något annat
reading-other-reminders = skulle ge andra påminnelser
reading-would-say = skulle säga: { $said }; det som är öppet förblir detsamma
# What a regulation file says of a reading or as a reminder, by its first words; others stay as they
# were written.
reading-phrase =
    { $phrase ->
        [a-1-divides-the-money-of-the-players-in-the-tiebreak-what-of-ties-for-other-plac] A.1 delar pengarna mellan spelarna i särspelet. Vad gäller vid andra delade placeringar?
        [a-1-divides-the-prize-money-among-all-the-players-in-the-tiebreak-has-a-player-w] A.1 delar prispengarna mellan ”all the players in the tiebreak”. Har den som avstår från särspelet en andel?
        [a-1-speaks-of-the-tournament-of-2022] A.1 talar om turneringen 2022.
        [a-tie-of-two-may-be-broken-here-where-other-steps-say-shall-must-it-be-broken] En delad placering mellan två ”may be broken” här, där andra steg säger ”shall”. Måste den avgöras?
        [all-of-them-play-one-common-board-and-its-scores-order-them] alla spelar en gemensam bricka, och resultaten ordnar dem
        [all-of-them-share-second-place-those-who-did-not-play-off-too] alla delar andraplatsen, även de som inte spelade särspel
        [all-of-them-share-second-place-whenever-they-were-knocked-out] alla delar andraplatsen, oavsett när de slogs ut
        [among-all-who-were-tied-at-the-end-of-the-main-tournament] mellan alla som delade i slutet av huvudturneringen
        [among-the-four-by-their-games-in-the-main-tournament] mellan de fyra, efter deras partier i huvudturneringen
        [among-whom-four-who-come-out-of-a-larger-play-off-are-compared-for-their-seeding] mellan vilka fyra ur ett större särspel jämförs för seedningen
        [are-30-moves-or-three-hours-still-within-30-moves-or-three-hours] Ryms 30 drag eller tre timmar inom gränsen?
        [are-lots-drawn-again-for-the-first-sudden-death-game] Lottas det igen inför det första sudden death-partiet?
        [as-in-the-event] som i turneringen
        [as-soon-as-nobody-else-can-reach-the-leader-s-present-score-in-any-way-the-rest] så snart ingen annan kan nå ledarens nuvarande poäng
        [best-session-then-the-best-two-together-then-common-opponents-from-the-highest-r] bästa sessionen, sedan de två bästa tillsammans, sedan gemensamma motståndare uppifrån
        [best-session-then-the-second-best-and-so-on-before-the-best-two-together] bästa sessionen, sedan den näst bästa och så vidare, före de två bästa tillsammans
        [both-players-forfeit-the-armageddon-game-who-wins] Båda lämnar walkover i Armageddonpartiet. Vem vinner?
        [by-the-imps-of-all-their-meetings] efter IMP i alla deras möten
        [by-the-vps-of-all-their-meetings-a-team-that-is-to-stand-first-or-last-this-way] efter VP i alla deras möten; ett lag som så blir först eller sist måste ha mött alla andra
        [by-total-then-by-sessions-those-of-one-rank-are-added-up-a-part-that-is-still-le] efter total, sedan sessioner; de av samma rang läggs ihop; en grupp som är lika söker sina egna uppifrån
        [by-vps-then-by-imps-several-meetings-are-added-up] efter VP, sedan IMP; flera möten läggs ihop
        [by-which-ranking-opponents-are-the-highest-ranking] enligt vilken rangordning motståndarna är högst
        [classical-games-count-3-1-0-armageddon-games-after-a-draw-and-0-on-top-a-drawn-a] Långpartier räknas 3, 1, 0, Armageddonpartier efter remi ½ och 0 därtill. Remi i Armageddonpartiet är vinst för svart.
        [each-part-that-still-holds-one-of-the-first-four-places-plays-on-by-itself-a-par] varje grupp som gäller någon av de fyra första platserna spelar vidare för sig; från plats fem består den delade placeringen
        [each-two-of-them-play-a-board-and-the-boards-won-order-them-a-drawn-one-counting] varje par av lag spelar en bricka, och vunna brickor ordnar dem, en delad räknas halvt
        [every-game-1-0-regardless-of-time-control] varje parti 1, ½, 0: ”regardless of time control”
        [everything-games-with-black-too] allt, även partier med svart
        [everything-wins-with-black-too] allt, även vinster med svart
        [final-scores-with-the-carry-over-direct-matches-only-where-all-met] slutresultat med carry-over; direkta möten bara om alla har mötts
        [for-every-sudden-death-match-in-every-section] för varje ”sudden death”-match, i varje avsnitt
        [for-those-of-four-or-more-teams-in-a-round-robin-alone] bara för dem med fyra eller fler lag i en rundturnering
        [four-come-out-of-a-larger-play-off-among-whom-are-the-criteria-of-their-seeding] Fyra kommer ur ett större särspel. Mellan vilka jämförs kriterierna för seedningen?
        [how-are-further-ties-broken-likewise] Hur avgörs ytterligare delade placeringar ”likewise”?
        [how-do-three-or-more-teams-play-one-board-matches] Hur spelar tre eller fler lag ”one-board matches”?
        [how-is-the-third-round-robin-of-the-same-players-numbered] Hur numreras samma spelares tredje rundturnering?
        [how-prize-money-is-divided-by-players-who-are-level-for-another-place-than-the-f] hur prispengar delas av spelare som delar en annan plats än den första
        [how-the-other-two-are-placed-after-a-one-board-match-of-three-teams] hur de andra två placeras efter en match över en bricka med tre lag
        [how-the-winner-of-the-qualification-match-is-found-when-its-vps-are-level] hur kvalmatchens vinnare utses när VP är lika
        [how-three-or-more-teams-play-one-board-matches] hur tre eller fler lag spelar matcher över en bricka
        [how-two-teams-compare-that-both-lost-nothing] hur två lag som inget förlorat jämförs
        [it-counts-as-a-draw-and-the-next-game-is-played] det räknas som remi, och nästa parti spelas
        [it-goes-by-place-what-a-tie-covers-is-left-undivided] de går efter plats: det som en delad placering omfattar förblir odelat
        [it-is-shared-equally-too-which-the-text-does-not-say] de delas också lika, vilket texten inte säger
        [it-may-be-after-consulting-with-the-players-otherwise-3-8-goes-on-with-another-r] det får den, efter samråd med spelarna; annars fortsätter 3.8 med ännu en rundturnering
        [it-must-be] det måste den
        [it-must-be-exactly-one-else-the-next-step-could-never-apply] det måste vara exakt ett, annars gällde nästa steg aldrig
        [left-over-from-the-edition-before-the-regulation-applies-to-its-own-year] kvar från förra upplagan; reglementet gäller sitt eget år
        [lots-are-drawn-anew-as-in-section-1-and-the-fourth-reverses-it-as-in-section-2] det lottas på nytt som i avsnitt 1, och den fjärde vänder som i avsnitt 2
        [lots-decide] lotten avgör
        [main-tournament-100-minutes-for-40-moves-50-for-20-15-for-the-rest-30-seconds-ad] Huvudturneringen: 100 minuter för 40 drag, 50 för 20, 15 för resten, 30 sekunder per drag från det första.
        [moves-are-broadcast-with-a-delay-of-15-minutes] Dragen sänds med 15 minuters fördröjning.
        [n-1-3-e-is-printed-under-four-or-more-teams-for-which-sudden-death-matches-does-it] 1.3(e) står under fyra eller fler lag. För vilka ”sudden death”-matcher gäller det?
        [no-fewer-than-30-moves-less-than-three-hours] nej: färre än 30 drag, mindre än tre timmar
        [no-he-is-left-out-altogether-as-if-he-were-not-tied] nej: spelaren räknas inte alls, som om placeringen inte delades
        [no-rest-between-tiebreak-games-the-chief-arbiter-may-grant-a-limited-one] Ingen vila mellan särspelspartierna; huvuddomaren får bevilja en begränsad.
        [no-the-money-goes-to-those-who-play] nej: pengarna går till dem som spelar
        [no-whoever-began-the-match-with-white-begins-again] nej: den som började matchen med vit börjar igen
        [nothing-is-added-for-a-bye-a-warning-says-where-opponents-are-unequal-in-number] inget läggs till för en frirond; en varning säger när antalet motståndare skiljer sig
        [on-to-the-next-printed-step-two-or-three-go-to-the-section-for-their-number-from] vidare till nästa tryckta steg; två eller tre går till avsnittet för sitt antal, från första steget
        [on-which-places-the-tied-are-who-did-not-win] på vilka platser de delande som inte vann hamnar
        [one-board-matches-will-determine-the-winner-of-three-what-of-the-other-two] Matcher över en bricka ”will determine the winner” av tre. Vad händer med de andra två?
        [play-in-the-main-hall-if-all-games-of-masters-and-challengers-have-finished-else] Spela i huvudsalen om alla partier i Masters och Challengers är klara, annars i ett annat rum.
        [points-from-the-games-among-all-the-tied-those-still-level-go-on-to-the-next-cri] poäng från partierna mellan alla delande; de som fortfarande är lika går till nästa kriterium
        [points-mutual-result-sonneborn-berger-and-wins-not-a-game-with-black] poäng, inbördes möte, Sonneborn-Berger och vinster; inte ett parti med svart
        [points-results-among-the-tied-and-wins-not-a-win-with-black] poäng, inbördes resultat och vinster; inte en vinst med svart
        [rounds-start-at-14-00-cet-the-last-at-12-00-cet] Ronderna börjar 14.00 CET, den sista 12.00 CET.
        [somebody-who-is-tied-declines-the-playoff-has-withdrawn-was-expelled-or-leaves-d] En av de delande avstår, har dragit sig ur, har uteslutits eller lämnar under särspelet. Vilket är schemat?
        [somebody-who-is-tied-declines-the-tiebreak-has-withdrawn-was-expelled-or-leaves] En av de delande avstår, har dragit sig ur, har uteslutits eller lämnar under särspelet. Vilket är schemat?
        [somebody-who-is-tied-for-first-place-declines-the-playoff-do-his-games-count-in] En spelare som delar förstaplatsen avstår från särspelet. Räknas spelarens partier i 2.1.1 till 2.1.3?
        [swiss-points-add-up-the-victory-point-scores-obtained-by-the-opponents-with-pena] Swisspoäng summerar motståndarnas ”victory-point scores obtained by”. Med avdrag och carry-over? I textens exempel ”has a VP score of 50” ett lag, ställningens poäng; där texten menar poäng utan carry-over säger den det (5a).
        [the-appeal-and-protest-period-is-over-when-the-sudden-death-match-begins] Tiden för överklagande och protest är slut när ”sudden death”-matchen börjar.
        [the-arbiter-is-asked-whether-they-play-on-or-who-goes-through] domaren tillfrågas om de spelar vidare eller vem som går vidare
        [the-arbiter-names-the-winner] domaren utser vinnaren
        [the-average-per-opponent-is-compared] medelvärdet per motståndare jämförs
        [the-chief-arbiter-or-his-deputy-shall-be-empowered-after-four-round-robins-must] Huvuddomaren eller ställföreträdaren ”shall be empowered” efter fyra rundturneringar: måste den delade placeringen då avgöras på annat sätt?
        [the-colours-go-on-being-reversed-without-new-lots] färgerna fortsätter att vändas utan ny lottning
        [the-director-decides-whether-it-is-broken-and-how] tävlingsledaren avgör om och hur den avgörs
        [the-invitation-alone-first-place-stays-shared] bara inbjudan: förstaplatsen förblir delad
        [the-meetings-that-took-place-count] de möten som spelats räknas
        [the-next-player-by-the-same-rules-among-those-who-accept] nästa enligt samma regler, bland dem som tackar ja
        [the-next-printed-step] nästa tryckta steg
        [the-same-but-the-round-under-way-is-finished-first] samma, men den pågående ronden spelas färdigt först
        [the-same-step-again] samma steg igen
        [the-schedule-is-that-of-all-who-were-tied-and-those-who-do-not-play-forfeit-its] schemat gäller alla delande, och de som inte spelar lämnar walkover
        [the-scores-of-the-standings-with-penalties-and-carry-over] ställningens poäng, med avdrag och carry-over
        [the-step-is-not-applicable-and-says-so] steget är inte tillämpligt och säger det
        [the-team-that-won-more-is-ahead] laget som vann mest ligger före
        [the-tie-is-left-open-and-the-ruling-says-so] den delade placeringen lämnas öppen, och avgörandet säger det
        [the-vps-won-in-matches-without-penalties-and-carry-over] VP vunna i matcher, utan avdrag och carry-over
        [the-winner-declines-the-invitation-who-is-invited] Vinnaren tackar nej till inbjudan. Vem bjuds in?
        [the-winner-of-a-toss-chooses] den som vinner slantsinglingen väljer
        [whoever-wins-the-challengers-is-invited-to-next-year-s-masters-see-tata-steel-ch] Vinnaren av Challengers bjuds in till nästa års Masters: se tata-steel-challengers-2023.
        [the-winner-the-player-invited-is-first-the-others-who-were-tied-share-second-pla] vinnaren: den inbjudna är etta, de andra delande delar andraplatsen
        [their-average-counts-and-an-opponent-met-twice-counts-once-for-swiss-points] deras medel räknas, och en motståndare som mötts två gånger räknas en gång för Swisspoäng
        [they-are-a-tie-of-their-own-and-begin-again-with-5a-so-that-5d-and-5e-look-at-th] de är en egen delad placering och börjar om med 5a, så att 5d och 5e bara ser till dem
        [they-are-added-up-and-an-opponent-met-twice-counts-twice-for-swiss-points] de läggs ihop, och en motståndare som mötts två gånger räknas två gånger för Swisspoäng
        [they-are-level] de är lika
        [they-count-only-where-each-two-of-the-three-met] de räknas bara om alla tre har mött varandra
        [they-go-on-with-the-next-step] de går vidare till nästa steg
        [they-share-the-place-below-the-winner] de delar platsen efter vinnaren
        [those-on-the-way-to-this-group-its-larger-groups-included] de på vägen till denna grupp, även i större grupper
        [those-still-level-go-on-to-2-1-2] de som fortfarande är lika går vidare till 2.1.2
        [those-still-level-start-again-with-2-1-1-among-themselves] de som fortfarande är lika börjar om med 2.1.1 sinsemellan
        [those-still-level-start-again-with-the-mutual-result-among-themselves] de som fortfarande är lika börjar om med inbördes möte
        [those-who-do-not-play-are-left-out-and-the-schedule-is-that-of-the-others-who-le] de som inte spelar räknas bort och schemat är de andras; den som lämnar en påbörjad omgång förlorar sina återstående partier på walkover
        [to-their-own-section-again-from-its-first-step] åter till sitt eget avsnitt, från första steget
        [two-quotients-have-nothing-below-how-do-they-compare] Två kvoter har noll i nämnaren. Hur jämförs de?
        [vps-only-no-meeting-no-imps-no-swiss-opponent] bara VP: inget möte, inga IMP, ingen Swissmotståndare
        [what-a-forfeited-game-counts-for] vad ett walkoverparti räknas för
        [what-a-forfeited-game-counts-for-in-the-criteria-of-the-seeding] vad ett walkoverparti räknas för i seedningskriterierna
        [what-a-quotient-is-when-nothing-was-lost] vad en kvot är när inget har förlorats
        [what-are-the-clauses-called-whose-printed-numbering-is-broken] Vad kallas bestämmelserna vars tryckta numrering är trasig?
        [what-are-the-swiss-points-of-a-team-that-had-a-bye] Vilka är Swisspoängen för ett lag med frirond?
        [what-counts-when-the-mutual-result-separates-some-of-three-or-four] Vad gäller när inbördes möte skiljer några av tre eller fyra åt?
        [what-counts-when-the-mutual-result-separates-some-of-three-or-more] Vad gäller när inbördes möte skiljer några av tre eller fler åt?
        [what-do-forfeits-assigned-scores-and-byes-count-for] Vad räknas walkover, tilldelade resultat och frironder för?
        [what-do-several-meetings-of-the-same-two-count] Hur räknas flera möten mellan samma två?
        [what-do-the-games-among-the-tied-count-when-rapid-counts-double-in-the-event] Vad räknas partierna mellan de delande när snabbschack räknas dubbelt i turneringen?
        [what-do-the-promotion-rules-decide] Vad avgör uppflyttningsreglerna?
        [what-does-a-forfeited-game-count-for] Vad räknas ett walkoverparti för?
        [what-follows-when-2-1-1-separates-some-of-the-tied] Vad följer när 2.1.1 skiljer några av de delande åt?
        [what-follows-when-2-1-1-separates-some-of-the-tied-and-leaves-others-level] vad som följer när 2.1.1 skiljer några åt och lämnar andra lika
        [what-follows-when-5-d-or-5-e-separates-some-teams-and-leaves-others-level] vad som följer när 5(d) eller 5(e) skiljer några lag åt och lämnar andra lika
        [what-follows-when-four-or-more-are-left-after-a-winner-is-taken-out] Vad följer när fyra eller fler är kvar sedan en vinnare tagits ut?
        [what-follows-when-four-or-more-teams-are-left-after-a-winner-is-declared] vad som följer när fyra eller fler lag är kvar efter vinnaren
        [what-forfeits-assigned-scores-and-byes-count-for] vad walkover, tilldelade resultat och frironder räknas för
        [what-happens-when-a-player-who-is-tied-declines-the-playoff-or-leaves-it] vad som händer när en av de delande avstår från särspelet eller lämnar det
        [what-happens-when-a-player-who-is-tied-declines-the-tiebreak-or-leaves-it] vad som händer när en av de delande avstår från särspelet eller lämnar det
        [what-happens-when-all-the-steps-leave-teams-level] vad som händer när alla steg lämnar lag lika
        [what-happens-when-both-players-forfeit-a-sudden-death-game] vad som händer när båda lämnar walkover i ett sudden death-parti
        [what-happens-when-the-two-tied-teams-did-not-meet] vad som händer när de två lagen inte har mötts
        [what-happens-when-two-of-three-teams-beat-one-and-tied-the-other] vad som händer när två av tre lag slog ett och spelade lika mot det andra
        [what-if-both-players-forfeit-a-sudden-death-game] Vad händer om båda lämnar walkover i ett sudden death-parti?
        [what-if-nothing-is-left-to-apply] Vad gäller om inget finns kvar att tillämpa?
        [what-if-the-two-teams-did-not-meet] Vad gäller om de två lagen inte har mötts?
        [what-if-two-teams-beat-one-and-tied-the-other] Vad gäller om två lag slog ett och spelade lika mot det andra?
        [what-is-a-quotient-with-nothing-below] Vad är en kvot med noll i nämnaren?
        [what-net-totals-among-three-teams-count-when-two-of-them-did-not-meet] vad nettosummor mellan tre lag räknas för när två inte har mötts
        [what-of-net-imps-and-net-points-of-three-teams-that-did-not-all-meet] Vad gäller för netto-IMP och nettopoäng för tre lag som inte alla har mötts?
        [what-of-teams-that-are-still-level-after-5d-or-5e-separated-some] Vad gäller för lag som fortfarande är lika sedan 5d eller 5e skilt några åt?
        [what-several-meetings-of-the-same-two-teams-count] hur flera möten mellan samma två lag räknas
        [what-the-swiss-points-of-a-team-with-a-bye-are] vilka Swisspoängen är för ett lag med frirond
        [when-has-a-team-beaten-another-and-when-have-they-tied] När har ett lag slagit ett annat, och när har de spelat lika?
        [when-is-there-a-clear-winner-inside-a-round-robin] När finns en klar vinnare i en rundturnering?
        [where-do-four-or-more-go-who-are-still-level-after-some-were-separated] Vart går fyra eller fler som fortfarande är lika sedan några skilts åt?
        [where-do-the-tied-stand-who-did-not-win] På vilken plats hamnar de delande som inte vann?
        [where-four-or-more-teams-go-that-remain-tied-after-a-step-separated-some] vart fyra eller fler lag går som är lika sedan ett steg skilt några åt
        [where-the-board-leaves-them-level-they-go-to-the-section-for-two] om brickan lämnar dem lika går de till avsnittet för två
        [whether-a-player-who-is-tied-and-declines-the-tiebreak-has-a-share-of-the-prize] om en delande spelare som avstår från särspelet har del i prispengarna
        [whether-a-tie-of-two-that-may-be-broken-must-be-broken] om en delad placering som ”may be broken” måste avgöras
        [whether-the-end-of-the-appeal-period-in-1-3-e-holds-for-sudden-death-matches-of] om slutet på överklagandetiden i 1.3(e) gäller för ”sudden death”-matcher i andra avsnitt
        [whether-the-games-of-a-tied-player-who-declines-the-playoff-count-in-2-1-1-to-2] om partierna för en delande spelare som avstår från särspelet räknas i 2.1.1 till 2.1.3
        [whether-the-opponents-victory-point-scores-include-penalties-and-carry-over] om motståndarnas VP omfattar avdrag och carry-over
        [which-opponents-are-the-highest-ranked] Vilka motståndare är högst placerade?
        [which-round-robins-are-counted] Vilka rundturneringar räknas?
        [which-scores-of-the-opponents-count-and-what-is-the-direct-match-of-three-or-mor] Vilka av motståndarnas resultat räknas, och vad är det direkta mötet mellan tre eller fler?
        [which-scores-of-the-opponents-count-in-5-b-and-5-c] vilka av motståndarnas resultat som räknas i 5(b) och 5(c)
        [who-begins-the-rapid-mini-match-with-white-the-text-is-silent] Vem börjar snabbschacksmatchen med vit? Texten säger inget.
        [who-has-white-in-the-first-game-of-the-rapid-mini-match] vem som har vit i snabbschacksmatchens första parti
        [who-is-invited-when-the-winner-declines-the-invitation] vem som bjuds in när vinnaren tackar nej
        [who-plays-on-after-a-round-robin] Vem spelar vidare efter en rundturnering?
        [who-plays-on-after-a-round-robin-that-separated-some] vem som spelar vidare efter en rundturnering som skilt några åt
        [who-wins-when-both-players-forfeit-the-armageddon-game] vem som vinner när båda lämnar walkover i Armageddonpartiet
        [who-won-the-qualification-match] Vem vann kvalmatchen?
        [x-0-stands-above-every-other-0-0-is-undefined-and-the-step-does-not-decide] x/0 går före alla andra; 0/0 är odefinierat, och steget avgör inte
        [yes-30-moves-and-three-hours-are-within] ja: 30 drag och tre timmar ryms
        [yes-a-full-share-as-all-who-were-tied] ja, en hel andel som alla delande
        [yes-as-if-the-text-said-shall] ja, som om texten sade ”shall”
        [yes-he-was-involved-in-the-tie-he-is-passed-over-as-a-participant] ja: spelaren ingick i den delade placeringen men deltar inte
        [yes-the-sentence-about-lots-is-repeated-in-c-2] ja: meningen om lottning upprepas i C.2
       *[other] { $english }
    }
outcome-first = { $winner } är etta.
outcome-shared = { $members } delar förstaplatsen.
outcome-nothing = Inget behöver göras.
outcome-and-more = { $first } Och { $count } till.

## Prizes

prize-part =
    { $part ->
        [half] { $divided ->
            [yes] hälften av { $money } för { $places } delat med { $among }
           *[no] hälften av { $money } för { $places }
        }
        [some] { $divided ->
            [yes] { $fraction } av { $money } för { $places } delat med { $among }
           *[no] { $fraction } av { $money } för { $places }
        }
       *[all] { $divided ->
            [yes] { $money } för { $places } delat med { $among }
           *[no] { $money } för { $places }
        }
    }
prize-place = plats { $place }
prize-and = { $before }, och { $next }
prize-of-award = { $working } ({ $award })
prize-as-published = som utannonserat

## Lots

lots-recipe = Vem som helst kan göra om det: talen i stigande ordning ger namnens ordning.

## Why one participant is ranked above another

stands-above = { $upper } står före { $lower }: { $why }.
why-matches-won = vunna matcher { $high } mot { $low }
why-scores = { $high } { $unit } mot { $low }
why-equal = lika på { $score } { $unit }; { $why }
why-no-more = ställningen säger inget mer
why-level =
    { $open ->
        [interim] { $one } och { $other } delar platserna { $places } med { $score } { $unit }; det är en delställning.
        [open] { $one } och { $other } delar platserna { $places } med { $score } { $unit }; något återstår att avgöra.
       *[no] { $one } och { $other } delar platserna { $places } med { $score } { $unit }.
    }
why-two-places = { $from } och { $to }
why-places = { $from } till { $to }
why-plays-off-by = { $upper } spelar särspel genom { $why }
why-plays-off = { $upper } spelar särspel ({ $clause })
why-round-robin = { $high } mot { $low } i rundturnering { $number } ({ $clause })
why-values = { $measure } { $high } mot { $low } ({ $clause })
why-findings = { $measure }: { $upper } { $high }, { $lower } { $low } ({ $clause })
why-clause = { $why } ({ $clause })
why-won-round = { $winner } vann ({ $round })
why-lots-left-out = lotten ställde { $lower } utanför särspelet ({ $clause })
why-did-not-play = { $why }, så { $lower } spelade inte särspel
why-won-match =
    { $how ->
        [score] { $winner } vann mot { $loser } { $score } ({ $round })
        [sudden-death] { $winner } vann mot { $loser } i sudden death-parti { $game } ({ $round })
        [armageddon-draw] { $winner } vann mot { $loser } genom remi i armageddonpartiet ({ $round })
       *[armageddon] { $winner } vann mot { $loser } i armageddonpartiet ({ $round })
    }
why-lost-match =
    { $how ->
        [score] { $loser } förlorade mot { $winner } { $score } ({ $round })
        [sudden-death] { $loser } förlorade mot { $winner } i sudden death-parti { $game } ({ $round })
        [armageddon-draw] { $loser } förlorade mot { $winner } genom remi i armageddonpartiet ({ $round })
       *[armageddon] { $loser } förlorade mot { $winner } i armageddonpartiet ({ $round })
    }
why-level-match =
    { $within ->
        [stage] { $winner } och { $loser } stod lika ({ $stage }), { $score }
        [round] { $winner } och { $loser } stod lika i rond { $round }, { $score }
       *[match] { $winner } och { $loser } stod lika i matchen, { $score }
    }
why-won-knock-out =
    { $within ->
        [stage] { $winner } vann mot { $loser } ({ $stage }), { $score }
        [round] { $winner } vann i rond { $round } mot { $loser }, { $score }
       *[match] { $winner } vann matchen mot { $loser }, { $score }
    }
why-lost-knock-out =
    { $within ->
        [stage] { $loser } förlorade mot { $winner } ({ $stage }), { $score }
        [round] { $loser } förlorade i rond { $round } mot { $winner }, { $score }
       *[match] { $loser } förlorade matchen mot { $winner }, { $score }
    }
why-later-won =
    { $within ->
        [stage] { $upper } vann ({ $stage })
        [round] { $upper } vann i rond { $round }
       *[match] { $upper } vann matchen
    }
why-later-reached =
    { $within ->
        [stage] { $upper } kom längre ({ $stage })
        [round] { $upper } nådde rond { $round }
       *[match] { $upper } nådde matchen
    }

## Protocol

protocol-title =
    { $kind ->
        [protocol] Protokoll: { $event }
        [standing] Ställning: { $event }
       *[slips] Resultatlappar: { $event }
    }
protocol-kind =
    { $kind ->
        [interim] Delställning
        [standing] Ställning
       *[protocol] Särskiljningsprotokoll
    }
protocol-section =
    { $section ->
        [departures] Resultatet avviker från reglementet
        [standing] Ställning
        [values] Särskiljningar
        [awards] { heading-awards }
        [carry-over] Carry-over
        [money] { heading-prize-money }
        [open] { heading-to-do }
        [left-open] { heading-left-open }
        [play-off] Särspel
        [steps] { heading-steps }
        [crosstable] Korstabell
        [lots] Lottningar
        [corrections] Rättelser och avsteg
        [readings] { heading-read-as }
        [reminders] { heading-keep-in-mind }
        [warnings] { heading-warnings }
        [log] Loggen, rad för rad
        [head] Loggens fingeravtryck
       *[signatures] Underskrifter
    }
protocol-settled = Avgjort
protocol-not-settled =
    { $open ->
        [0] Inte avgjort
        [1] Inte avgjort: en fråga är öppen
       *[other] Inte avgjort: { $open } frågor är öppna
    }
protocol-printed = utskrivet { $time }
protocol-regulation = Reglemente: { $title } ({ $id })
protocol-no-record = Ingen logg
protocol-departs-mark = avviker från reglementet
protocol-signs =
    { $who ->
        [chief-arbiter] Huvuddomare
        [deputy-arbiter] Biträdande domare
        [chief-director] Huvudtävlingsledare
        [deputy-director] Biträdande tävlingsledare
       *[witness] Vittne
    }
protocol-signed-when = plats, datum, tid
protocol-column =
    { $column ->
        [federation] förbund
        [made-of] består av
        [tour-points] tourpoäng
        [game] parti
        [white] vit
        [black] svart
        [result] resultat
        [line] rad
        [when] när
        [entry] anteckning
        [about] om
        [says] innehåll
        [by] av
        [board] bricka
        [sitting-ns] på nord–syd
        [sitting-ew] på öst–väst
        [sat] satt
        [against] mot
        [contract] kontrakt
       *[score-ns] resultat NS
    }
protocol-column-prize = pris, { $currency }
protocol-to-be-decided = ska avgöras
protocol-in-summary = Sammanfattat:
protocol-contract = { $contract } av { $by }, { $tricks }
protocol-game-state =
    { $state ->
        [white-wins] ½–½, vit vinner
        [black-wins] ½–½, svart vinner
        [now] ska spelas nu
        [later] senare
       *[not-needed] behövs inte
    }
protocol-more-games =
    { $count ->
        [one] och { $count } till
       *[other] och { $count } till
    }
protocol-tie-for-first = Delad förstaplats
protocol-reason =
    { $given ->
        [both] { $said }. Skäl: { $why } ({ $by }).
        [reason] { $said }. Skäl: { $why }.
        [name] { $said } ({ $by }).
       *[nothing] { $said }.
    }
protocol-allowed-by = Tillåts av { $clause }.
protocol-line = rad { $line }
protocol-entry =
    { $kind ->
        [answer] svar
        [correction] rättelse
        [withdrawal] återtagande
        [departure] avsteg
        [leave] avhopp
        [amendment] ändring
        [rest] vila
        [commitment] löfte
        [source] källa
       *[note] notering
    }
protocol-answer-withdrawn = svaret är återtaget
protocol-departure-withdrawn = avsteget är återtaget
protocol-rest =
    { $minutes ->
        [0] slutar för { $players }
        [1] { $minutes } minut för { $players }
       *[other] { $minutes } minuter för { $players }
    }
protocol-lots-recipe = Lottningar med startvärde: namnen i stigande ordning efter SHA-256 av startvärde, ”|”, fråga, ”|” och namn (UTF-8, NFC). Varje rad nedan gör om en hash.
protocol-drawn-again = Lottat på nytt: { $why }.
protocol-drawn-order = Lottat i denna ordning: { $order }
protocol-no-witnesses = Lottat för hand; inga vittnen är nämnda.
protocol-witnesses = Lottat för hand. Vittnen: { $names }.
protocol-seed = Startvärde: { $seed }
protocol-revealed = { $party } utlovade { $hash } och avslöjade { $secret }.
protocol-gave = { $party } utlovade inget i förväg och gav { $secret }.
protocol-signed = Signerat; kontrollera med nyckeln { $key }.
protocol-code-holds = Koden innehåller nyckeln och det signerade fingeravtrycket.
protocol-not-signed = Inte signerat. Den som noterar detta fingeravtryck upptäcker varje senare ändring av raderna ovan.
protocol-head-as-code = Huvudhashen som QR-kod
protocol-missing-letters = Vissa tecken saknas: datorn har inget teckensnitt för { $letters }.
protocol-tie-break-name =
    { $criterion ->
        [PTS] poäng
        [GE] ronder man ville spela
        [TPN] startnummer
        [MMED] modifierad median
        [SOLK] Solkoff
        [CUM] kumulativ poäng
        [CUMO] motståndarnas kumulativa poäng
        [MPTS] matchpoäng
        [GPTS] partipoäng
        [MPvGP] det resultat som inte avgör turneringen
        [EDE] utökat inbördes möte
        [EDEBT] utökat inbördes möte, sedan BC och TBR
        [EDEBB] utökat inbördes möte, sedan BC och BBE
        [EDET] utökat inbördes möte, sedan TBR
        [EDEB] utökat inbördes möte, sedan BBE
        [EMMSB] motståndarnas matchpoäng × matchpoäng
        [EMGSB] motståndarnas matchpoäng × partipoäng
        [EGMSB] motståndarnas partipoäng × matchpoäng
        [EGGSB] motståndarnas partipoäng × partipoäng
        [SSSC] kombination av poäng och motståndarnas styrka
        [BC] bordräkning, lägst är bäst
        [TBR] resultat på de främsta borden
        [BBE] strykning av de sista borden
        [matches-won] vunna matcher
        [strength] styrka
       *[other] { criterion }
    }
protocol-tie-break =
    { $on ->
        [MP] { protocol-tie-break-name } i matchpoäng
        [GP] { protocol-tie-break-name } i partipoäng
       *[none] { protocol-tie-break-name }
    }
protocol-list-from = reglemente { $id }, { $clause }
slip-signs =
    { $who ->
        [white] Vit
        [black] Svart
        [arbiter] Domare
       *[time] Tid
    }
slip-none = Inget parti ska spelas nu.
slip-departs = Avviker från reglementet: se protokollet.
slip-other = annat
slip-delay = Sekunders fördröjning från drag { $from }.
slip-added = Sekunders tillägg per drag från drag { $from }.
slip-nothing-added = Inget tillägg per drag.

## Bracket, pairings, drawings

rounds-word =
    { $stage ->
        [semi-final] semifinaler
        [quarter-final] kvartsfinaler
        [round-of-16] åttondelsfinaler
        [round-of-32] sextondelsfinaler
       *[other] { $title }
    }
winner-of = vinnaren av { $place }
bracket-bye = frirond
stage-form =
    { $form ->
        [match] match
        [round-robin] rundturnering
        [until-won] sudden death
        [armageddon] armageddon
        [knock-out] utslagning
       *[ladder] stege
    }
game-now = parti { $number } pågår
lots-for-white = lottning om vit
crosstable-title = Korstabell: { $event }
timeline-title = Vilka som fortfarande kunde komma först: { $event }
column =
    { $what ->
        [number] nr
        [name] namn
        [points] poäng
       *[place] plats
    }
colour-letter =
    { $colour ->
        [white] v
       *[black] s
    }
bye-with-points = frirond { $points }
round-head = r. { $round }

## Cards

card-state =
    { $state ->
        [live] Pågår
        [tied] Ska avgöras
        [before-the-last-round] Före sista ronden
        [interim] Delställning
        [departed] Avsteg
       *[decided] Avgjort
    }
card-description = { $label }: { $sentence }
card-by-the-regulation = Enligt reglementet { $regulation }
card-supposing = Med { $count } antagna resultat: { $sentence }
card-if = Om { $results }: { $sentence }
card-outcomes =
    { $outcomes ->
        [one] { $outcomes } utfall
       *[other] { $outcomes } utfall
    }
card-open-games =
    { $count ->
        [one] { $count } öppet parti
       *[other] { $count } öppna partier
    }
card-now =
    { $what ->
        [lots] lottning återstår
        [colour] färgval återstår
        [bid] tidsbud
        [board] en bricka återstår
        [decision] ett beslut återstår
       *[data] något saknas
    }
still-to-come =
    { $sport ->
        [bridge] { $count ->
            [1] en match återstår
           *[other] { number-word } matcher återstår
        }
       *[chess] { $count ->
            [1] ett parti återstår
           *[other] { number-word } partier återstår
        }
    }
rounds-played =
    { $count ->
        [0] ingen av { $all } ronder är spelad; { $still }.
        [1] en av { $all } ronder är spelad; { $still }.
       *[other] { number-word } av { $all } ronder är spelade; { $still }.
    }
card-leads = { $who } leder på { $score }
card-certain-first = { $name } vinner, vad som än händer.
card-only-one-can = { $leading }; bara { $name } kan komma först.
card-several-can = { $leading }; { number-word } kan fortfarande komma först.
card-tied-for = { $who } lika om { $places }
card-share-first =
    { $departed ->
        [yes] { $who } delar förstaplatsen på { $score }, genom ett avsteg från reglementet.
       *[no] { $who } delar förstaplatsen på { $score }.
    }
card-alone = { $name }, ensam på { $score }.
card-won = { $name } vann.
card-winner =
    { $how ->
        [departure] { $name }, genom ett avsteg från reglementet.
        [play-off] { $name }, efter särspel mellan { number-word }.
        [measure] { $name }, på { $measure } bland { number-word }.
       *[tied] { $name }, av { number-word } som stod lika.
    }
own-criteria = reglementets egna kriterier

## Board and overlay

interim-standing = Delställning · { $progress }
tied-on = { number-word } står lika på { $score }
were-tied-on = { number-word } stod lika på { $score }.
no-tie-here = Ingen särskiljning behövs
share-places = { number-word } delar { $places }
decides-now =
    { $what ->
        [lots] Lotten avgör
        [board] En bricka avgör
        [figures] Uppgifter saknas
        [play-off] Ett särspel avgör
       *[nothing] Lika
    }
somebody-decides =
    { $role ->
        [chief-arbiter] huvuddomaren avgör
        [arbiter] domaren avgör
        [the-arbiters] domarna avgör
        [director] tävlingsledaren avgör
        [league-committee] seriekommittén avgör
       *[other] { $who } avgör
    }
tied-and-then = { $tied }: { $how }.
form-of-play-off =
    { $form ->
        [semi-finals] två semifinaler, 1 mot 4 och 2 mot 3, och en final
        [knock-out] utslagning mellan { number-word }
        [ladder] en stege: de två sista möts, och den som vinner möter platsen ovanför
        [match] { $count ->
            [1] en match om ett parti
           *[other] en match om { number-word } partier
        }
        [round-robin] en rundturnering
        [until-won] enstaka partier tills ett vinns
       *[armageddon] ett armageddonparti
    }
ties-when-all-is-in = Särskiljning görs när det sista resultatet är inne; till dess delar lika poäng plats.
equal-scores-share = Lika poäng delar plats.
nobody-shares-first = Ingen delar förstaplatsen: ingen särskiljning behövs.
nothing-to-settle = Ingen särskiljning behövs.
matrix-explained = Två namn i en ruta delar förstaplatsen där, och reglementet avgör.
rest-before-play-off = { $count } minuters vila för alla före särspelet.
rest-granted =
    { $count ->
        [1] Domaren har beviljat en minuts vila.
       *[other] Domaren har beviljat { number-word } minuters vila.
    }
game-ended = { $game }: { $score }.
asked-now =
    { $what ->
        [game] Pågår
        [first-white] Lottning om vit
        [pairing-numbers] Lottning av lottnummer
        [seeding] Lottning av seedningen
        [participants] Lottning om en plats i särspelet
        [coin-toss] Slantsingling
        [place] Lottning om ordningen
        [colour] Färgval
        [bid] Tidsbud på svart
       *[board] Vid bordet
    }
leg-against =
    { $form ->
        [until-won] mot { $name }, sudden death
        [armageddon] mot { $name }, armageddon
        [round-robin] i rundturneringen
       *[match] mot { $name }
    }
leg-who-left = { $against }, som lämnade
points-of = { $points } av { $games }
clocks-of-both = vit { $white }, svart { $black }
only-one-can-come-first = Bara { $name } kan komma först
can-still-come-first = { number-word } kan fortfarande komma först
seat-in-stage =
    { $form ->
        [match] Parti { $number } av { $total }
        [until-won] Sudden death, parti { $number }
        [round-robin] Rond { $number } av { $total }
       *[armageddon] Armageddon
    }
rounds-of = { $played } av { $all } ronder
leads-to-both = { $step }; { $next }
nothing-more-to-do = inget mer att göra
then-the-others = sedan de övriga öppna frågorna
next-game = härnäst { $white } – { $black }
lots-briefly =
    { $purpose ->
        [first-white] lottning om vit, { $names }
        [pairing-numbers] lottning av nummer för { $names }
        [seeding] lottning av seedningen för { $names }
        [participants] lottning: { $names }
        [coin-toss] slantsingling, { $names }
       *[place] lottning om ordningen mellan { $names }
    }
chooses-the-colour = { $name } väljer färg
bids-for-black = tidsbud på svart, { $names }
boards-briefly = { $boards }, { $names }
find-out-briefly = att ta reda på: { $what }
page-board-final = slutresultat
page-board-live = live
page-board-lost = inte live: väntar på servern
page-board-not-live = inte live
page-board-now = Nu
page-board-way = Vägen till titeln
page-board-record-fails = Loggen klarar inte kontroll V{ $check }: { $fault }
page-board-state =
    { $state ->
        [as-it-stands] Läget just nu
        [interim] Delställning
        [winner] Vinnare
        [rest] Vila
        [playing] Pågår
        [between] Mellan partierna
        [final] Slutställning
       *[standing] Ställning
    }
page-board-white-by-lots = Vit genom lottning: { $name }
page-board-departed = Avgjort genom ett avsteg från reglementet
page-board-still-played = Turneringen pågår fortfarande
page-board-round = Rond { $round }
page-board-of-rounds = av { $all }
page-board-results-to-come = resultat återstår
and-more = och { $count } till
page-board-points-each = poäng var
page-board-second =
    { $shared ->
        [yes] Andraplats, delad
       *[no] Andraplats
    }
page-board-goes-on = { $name } går vidare
page-board-left =
    { $count ->
        [one] { $names } har lämnat särspelet
       *[other] { $names } har lämnat särspelet
    }
page-board-goes-on-left = { $goes-on }: { $left } har lämnat
page-board-share-first = { $names } delar förstaplatsen
page-board-draw-wins =
    { $colour ->
        [white] Remi räcker för vit
       *[black] Remi räcker för svart
    }
page-board-next = Härnäst: { $game }
page-board-to-be-drawn = ska lottas
page-board-chooses = { $name } väljer
page-board-clause = Bestämmelse i reglementet
page-board-play-from = Start { $time }
page-board-may-begin = nu
page-board-decided-at = Avgjort kl.
page-board-time = Tid
page-board-play-goes-on = Spelet fortsätter { $time }
page-board-event-here = Turneringen på den här servern
page-board-unreadable = Loggen går inte att läsa
page-board-please-wait = Vänta lite
page-board-looked-into = Domaren tittar på det
page-board-damaged = Loggen för turneringen har skadats, därför visas inget ur den. Det som matats in finns kvar.
page-board-looks-again = Läget { $time }. Sidan uppdateras var { $seconds }:e sekund.
page-board-the-standing = Ställningen
page-board-games-running =
    { $count ->
        [1] ett parti pågår
       *[other] { number-word } partier pågår
    }
page-board-with-chances = { $games } · vinstchans i %, efter rating
page-board-two-games-decide = Två partier avgör förstaplatsen
page-board-round-in-part = Rond { $round }, { $shown } av { $all } partier
page-board-the-match = Matchen
page-board-sudden-death = sudden death
page-board-free = frirond
page-board-column =
    { $what ->
        [number] Nummer
        [name] Namn
       *[points] Poäng
    }
page-board-playing = pågår
page-board-colour =
    { $colour ->
        [white] Vit
        [black] Svart
       *[lots] Färgen lottas
    }
page-board-interim = Delställning · { $progress }
page-board-outcomes = Ensam etta i { $alone } av { $of } utfall, delad etta i { $shared }.
page-board-chance = Vinstchans efter rating: { $chance }.
page-board-no-chances = Antal, inte sannolikheter.

## What if

whatif-title = { $event }: vad var och en behöver
whatif-none-open = Inget parti i turneringen återstår: så här är läget.
whatif-open-games =
    { $games ->
        [1] 1 parti kvar: { $outcomes } utfall. Det är antal, inte chanser.
       *[other] { $games } partier kvar: { $outcomes } utfall. Det är antal, inte chanser.
    }
whatif-unlisted =
    { $games ->
        [1] Ytterligare 1 parti finns ännu inte i turneringen: det räknas inte med.
       *[other] Ytterligare { $games } partier finns ännu inte i turneringen: de räknas inte med.
    }
whatif-stopped = Avbrutet i förtid: antalen är vad som hittats hittills, alltså minst så många.
whatif-sampled =
    { $what ->
        [criteria] Poängen är exakt räknade. Det som särskiljningen avgör bygger på ett stickprov: { $drawn } utfall dragna med frö { $seed }; ± är ett medelfel.
       *[all] Utfallen är för många för att alla ska räknas. Antalen bygger på ett stickprov: { $drawn } utfall dragna med frö { $seed }; ± är ett medelfel.
    }
whatif-work = Att räkna alla skulle ta { $needed } räknesteg, fler än de { $budget } som görs som mest.
whatif-no-regulation = Inget reglemente anges: delad placering anges bara efter poäng.
conditions-counted = { $count } olika villkor, för många att räkna upp
conditions-missing =
    { $why ->
        [stopped] avbrutet innan villkoren var framräknade
        [sampled] villkor kan inte utläsas ur ett stickprov
       *[many] villkoren är för många att räkna upp
    }
procedure =
    { $about ->
        [yes] { $tied } delar förstaplatsen, i omkring { $count } utfall: { $then }.
       *[no] { $tied } delar förstaplatsen, i { $count } utfall: { $then }.
    }
procedure-missing = i turneringen saknas partier som särskiljningen kräver
procedure-decides = kriteriet { $criterion } ({ $clause }) avgör
procedure-leaves =
    { $playing ->
        [1] kriteriet { $criterion } ({ $clause }) lämnar kvar 1, vidare med { $go }
       *[other] kriteriet { $criterion } ({ $clause }) lämnar kvar { $playing }, vidare med { $go }
    }
procedure-goes-on =
    { $playing ->
        [1] 1 går vidare med { $go }
       *[other] { $playing } går vidare med { $go }
    }
procedure-nothing = mer sägs inte
goal-label =
    { $goal ->
        [outright] vinner ensam
        [promoted] flyttas upp
        [first] blir etta
        [plays-off] spelar särspel
        [play-off] spelar särspel
        [shared] delar förstaplatsen
       *[out] är ur leken
    }
goal-words =
    { $goal ->
        [outright] vinner turneringen
        [first] tar eller delar förstaplatsen
        [play-off] får spela särspel
        [shared] delar förstaplatsen
        [promoted] flyttas upp
        [settled] blir etta utan särspel
        [lots] är med i lottningen om uppflyttning
       *[out] blir inte etta
    }
need-in-any-case = { $what } i vilket fall som helst
need-if = { $what } om { $ways }
need-if-and-others =
    { $others ->
        [1] { $what } om { $way }; eller på ett annat sätt
       *[other] { $what } om { $way }; eller på { $others } andra sätt
    }
ways-or = { $before }; eller om { $next }
conditions-and = { $before } och { $last }
need-counted =
    { $goal ->
        [first] { $about ->
            [yes] blir etta i omkring { $count } av { $outcomes } utfall
           *[no] blir etta i { $count } av { $outcomes } utfall
        }
       *[shared] { $about ->
            [yes] delar förstaplatsen i omkring { $count } av { $outcomes } utfall
           *[no] delar förstaplatsen i { $count } av { $outcomes } utfall
        }
    }
own-game =
    { $result ->
        [win] det egna partiet vinns
        [draw] det egna partiet slutar remi
        [loss] det egna partiet förloras
        [no-loss] det egna partiet inte förloras
        [no-win] det egna partiet inte vinns
       *[decisive] det egna partiet mot { $opponent } inte slutar remi
    }
own-game-of-several =
    { $result ->
        [win] { $name } slår { $opponent }
        [draw] { $name } spelar remi mot { $opponent }
        [loss] { $name } förlorar mot { $opponent }
        [no-loss] { $name } inte förlorar mot { $opponent }
        [no-win] { $name } inte slår { $opponent }
       *[decisive] { $name } inte spelar remi mot { $opponent }
    }
other-game =
    { $result ->
        [white] { $white } slår { $black }
        [black] { $black } slår { $white }
        [draw] { $white } – { $black } slutar remi
        [not-black] { $black } inte slår { $white }
        [not-white] { $white } inte slår { $black }
       *[decisive] { $white } – { $black } inte slutar remi
    }
in-any-case = i vilket fall som helst
possible-but = möjligt; { $why }
if-way = om { $way }
or-if-way = eller om { $way }
or-other-ways =
    { $count ->
        [1] eller på ett annat sätt (--format json anger det)
       *[other] eller på { $count } andra sätt (--format json anger dem)
    }
verdict-of =
    { $verdict ->
        [certain] { $what }: säkert; { $why }
        [possible] { $what }: möjligt; { $why }
       *[impossible] { $what }: omöjligt; { $why }
    }
what-why = { $what }: { $why }
tree-more-ways =
    { $count ->
        [1] { $ways }; eller på ett annat sätt
       *[other] { $ways }; eller på { $count } andra sätt
    }
no-game-left = inget parti
tree-against = mot
own-result =
    { $result ->
        [win] vinst
        [draw] remi
       *[loss] förlust
    }
matrix-games = { $down } (rader) och { $across } (kolumner)
matrix-result =
    { $result ->
        [win] { $name } vinner
       *[draw] remi
    }
matrix-what =
    { $what ->
        [tied] delat:
        [play-off] särspel:
        [criteria] genom särskiljning:
       *[lots] särspel eller lottning:
    }
counts-of = Av { $outcomes } utfall: { $parts }.
count-outright = ensam etta i { $count }
count-settled = etta utan spel eller lottning i { $count }
count-settled-by = etta utan spel eller lottning i { $count } (varav { $criteria })
count-by-criterion = genom kriteriet { $criterion } ({ $clause }) i { $count }
count-plays = med i särspelet eller lottningen i { $count }
count-tied = delad etta i { $count }
out-of-contention = Utan chans på förstaplatsen: { $names }.
first-place-ends = Förstaplatsen: { $ends }.
end-clear = ensam etta i { $count }
end-tied = { $size } delar den i { $count }
places-settled = Platserna { $first } till { $last } avgörs. I hur många utfall varje plats nås; efter +, i hur många en delad placering återstår att spela eller lotta om.
place-range = { $first } till { $last }
place-certain = säkert
whatif-everybody = Alla
whatif-column =
    { $column ->
        [wins] vinner
        [outright] ensam etta
        [tied] delad etta
       *[first] ensam eller delad etta
    }
needs-note = null: { $why }; med --if kan resultat bestämmas
vp-goal =
    { $places ->
        [1] för förstaplatsen
       *[other] för de { $places } första platserna
    }
vp-heading = Före de sista matcherna på { $boards } brickor: vad varje lag behöver { vp-goal }.
vp-ties =
    { $decided ->
        [regulation] Där två skulle stå lika tillfrågas reglementet; om fler än två sägs bara att de skulle göra det.
       *[no] Där lag skulle stå lika avgör reglementet.
    }
vp-no-needs =
    { $why ->
        [other-kind] vad lag behöver anges för enkla rundturneringar i bridge som ger VP
        [not-scored] en match utan VP, eller en skala där vinnare och förlorare inte alltid delar samma summa
        [too-early] någon saknar mer än en match: vad lag behöver anges före den sista
       *[finished] det finns inget kvar att spela
    }
vp-yes = ja
vp-any-result = vilket resultat som helst
vp-interval = { $from }–{ $to } VP, från { $margin }
vp-margin =
    { $result ->
        [win] vinst med { $imps } IMP
        [defeat] förlust med { $imps } IMP
       *[draw] oavgjort
    }
vp-result = { $vps } VP ({ $margin })
vp-team = { $name } ({ $score })
vp-played-sure =
    { $places ->
        [1] { $team } har spelat och har säkrat förstaplatsen.
       *[other] { $team } har spelat och har säkrat en av de { $places } första platserna.
    }
vp-played-waits = { $team } har spelat och måste vänta på de andra.
vp-played-waits-for = { $team } har spelat och måste vänta på de andra: det krävs att { $limits }.
vp-played-out =
    { $places ->
        [1] { $team } har spelat och kan inte längre hoppas på förstaplatsen.
       *[other] { $team } har spelat och kan inte längre hoppas på någon av de { $places } första platserna.
    }
vp-out =
    { $places ->
        [1] { $team } kan inte längre hoppas på förstaplatsen, vad som än händer mot { $opponent }.
       *[other] { $team } kan inte längre hoppas på någon av de { $places } första platserna, vad som än händer mot { $opponent }.
    }
vp-sure-anyway =
    { $places ->
        [1] { $team } har säkrat förstaplatsen, vad som än händer mot { $opponent }.
       *[other] { $team } har säkrat en av de { $places } första platserna, vad som än händer mot { $opponent }.
    }
vp-enough = { $team } behöver { $result } mot { $opponent }, och det räcker.
vp-sure = säkrar det med { $result } mot { $opponent }
vp-then-level = står med { $result } i värsta fall lika
vp-level = står med { $result } mot { $opponent } i värsta fall lika
vp-never-sure = kan inte säkra det genom eget resultat mot { $opponent }
vp-hopes-with-any = kan hoppas med vilket resultat som helst
vp-hopes = behöver minst { $result }
vp-limit = { $name } får högst { $vps } VP
vp-even-with = även med { $vps } VP bara om { $limits }
stage-in-sentence = { $stage }
consequence-nothing = Ingens plats ändras, och ingens motståndare.
consequence-other-winner = { $is } vinner, inte { $was }.
consequence-open-again = { $was } har inte vunnit ännu: förstaplatsen är öppen igen.
consequence-winner = { $is } vinner.
consequence-ties-too = { $joining } står också lika om { $place }.
consequence-ties-no-longer = { $leaving } står inte längre lika om { $place }.
consequence-ties-instead = { $joining }, inte { $leaving }, står lika om { $place }.
consequence-plays = { $stage }: { $members } spelar.
consequence-plays-too = { $stage }: { $joining } spelar också.
consequence-plays-no-longer = { $stage }: { $leaving } är inte med längre.
consequence-plays-instead = { $stage }: { $joining } i stället för { $leaving }.
consequence-not-reached = { $stages } nås inte längre.
consequence-other-match-winner = { $stage }: { $is } vinner, inte { $was }.
consequence-match-winner = { $stage }: { $is } vinner.
consequence-match-open = { $stage }: { $was } har inte vunnit ännu.
consequence-place = { $name }: plats { $now } i stället för { $was }.
consequence-takes-part = { $name } deltar.
consequence-lots-again = { $stage }: lottningen görs om.
consequence-lots-void = { $stage }: lottningen gäller inte längre.
losing-pays-bounds = Varje resultat i varje parti gjordes sämre för den som hade det; lottningen låg fast. Först lämnades särspel öppna, så att det som hittas gäller hur de än slutar; sedan, där något ges vid sidan av ställningen, vanns de i turneringar med upp till fyra av den starkare, för varje ordning i styrka.
losing-pays-nothing-searched = { $regulation }: inget genomsöktes.
losing-pays-none = { $regulation }: inget sämre resultat lönar sig.
losing-pays-found = { $regulation }: ett sämre resultat kan ge { $gains }.
losing-pays-gain =
    { $gain ->
        [place] en bättre plats
        [prize] mer pengar
        [invitation] inbjudan
        [award] ett pris
       *[carry-over] större carry-over
    }
losing-pays-example = { $events }. { $does } och { $has }. Om { $instead } i stället { $then }.
losing-pays-does =
    { $result ->
        [win] { $name } slår { $opponent }
        [draw] { $name } spelar remi mot { $opponent }
       *[loss] { $name } förlorar mot { $opponent }
    }
losing-pays-does-imps =
    { $result ->
        [win] { $name } vinner med { $imps } mot { $opponent }
        [draw] { $name } spelar { $imps } mot { $opponent }
       *[loss] { $name } förlorar med { $imps } mot { $opponent }
    }
losing-pays-on-board = { $does } på bord { $board }
losing-pays-instead =
    { $result ->
        [win] { $name } vinner
        [draw] { $name } spelar remi
       *[loss] { $name } förlorar
    }
losing-pays-instead-imps = { $name } spelar { $imps }
losing-pays-has =
    { $gain ->
        [place] hamnar på plats { $value }
        [places] hamnar på platserna { $value }
        [prize] får { $value }
        [invited] blir inbjuden
        [not-invited] blir inte inbjuden
        [award] har ”{ $value }”
        [no-award] har inte ”{ $value }”
       *[carry-over] tar med { $value }
    }
losing-pays-then =
    { $gain ->
        [place] hamnar { $name } på plats { $value }
        [places] hamnar { $name } på platserna { $value }
        [prize] får { $name } { $value }
        [invited] blir { $name } inbjuden
        [not-invited] blir { $name } inte inbjuden
        [award] har { $name } ”{ $value }”
        [no-award] har { $name } inte ”{ $value }”
       *[carry-over] tar { $name } med { $value }
    }
losing-pays-strength = Särspel vinns av den starkare: { $order }.
losing-pays-order = { $before }, sedan { $next }
losing-pays-who =
    { $who ->
        [players] spelare
        [teams] lag
        [teams-of-one] lag med ett bord
       *[teams-on-boards] lag på { number-word } bord
    }
losing-pays-events =
    { $kind ->
        [swiss] två ronder av en schweizer med { $participants } { $who }
        [match] en match på två partier
        [rapid-and-blitz] snabbschack och blixt med { $participants } { $who }
       *[round-robin] en rundturnering med { $participants } { $who }
    }
losing-pays-size = { $events } ({ $count } turneringar)
losing-pays-searched = Genomsökt: { $sizes }. { losing-pays-bounds }
losing-pays-not-searched = Inte genomsökt: turneringar av typen { $kinds }.

## Odds

percent = { $number } %
percent-under = under { $number } %
percent-over = över { $number } %
odds-outright-tied = ensam { $outright }, delad { $tied }
odds-place = { $place }: { $chance }
odds-no-play-off = Det blir inget särspel.
odds-play-off = Särspel behövs i { $cases } fall av 100. Om det blir ett:
odds-length = I genomsnitt { $games } partier och { $minutes } minuter; hälften är klara inom { $half } minuter, 90 av 100 inom { $most }, 99 av 100 inom { $nearly-all }.
odds-cut = Särspel på mer än en vecka ingår inte i dessa längder: de verkliga är större.
odds-left-open = I { $cases } fall av 100 säger texten inte vem som är etta.
odds-drawn = Det som var för stort att räkna ut har dragits: { $drawn } gånger, frö { $seed }; ± är ett medelfel.
odds-exact = Exakt uträknat enligt modellen i docs/odds-model.md; själva modellen är ett antagande.
odds-stopped = Avbrutet i förtid: { $cases } fall av 100 är inte uträknade, och varje chans kan vara lika mycket för låg.
odds-stopped-fewer = Avbrutet i förtid: färre särspel drogs än vad som var tänkt.

## Regulations and clauses

clause-tie-for =
    { $places ->
        [needed] förstaplatsen, den sista kvalplatsen eller ett odelbart pris
        [cut] en plats över en gräns
        [first-or-cut] förstaplatsen, eller över en gräns
        [first] förstaplatsen
        [some-or-cut] någon av platserna { $from } till { $to }, eller över en gräns
        [some] någon av platserna { $from } till { $to }
        [any] vilken plats som helst
       *[below] plats { $from } eller lägre
    }
clause-kinds-of = { $kinds } med { $count }
clause-settles = Avgör delad placering om { $places } ({ $kinds }).
clause-settles-from = Avgör delad placering om { $places } ({ $kinds }), från { $go }.
clause-settled =
    { $what ->
        [invitation] Bara inbjudan avgörs; de som stod lika delar förstaplatsen.
        [winner] Bara förstaplatsen avgörs; de andra som stod lika delar andraplatsen.
       *[places] Varje sådan plats avgörs.
    }
clause-stops =
    { $when ->
        [at-once] Spelet upphör så snart ingen annan kan nå ledaren.
       *[after-round] Spelet upphör efter den rond då ingen annan kan nå ledaren.
    }
clause-go = Vidare till { $go }.
clause-tied-go = { $count } lika: { $go }
clause-place-go =
    { $places ->
        [first] om förstaplatsen: { $go }
        [one] om plats { $from }: { $go }
        [some] om platserna { $from } till { $to }: { $go }
       *[below] om plats { $from } eller lägre: { $go }
    }
clause-ranks =
    { $over ->
        [play-off] Rangordnar efter kriteriet ”{ $criterion }” i särspelet: { $says }
        [both] Rangordnar efter kriteriet ”{ $criterion }” i turneringen och särspelet: { $says }
        [stage] Rangordnar efter kriteriet ”{ $criterion }” i partierna i { $of }: { $says }
        [phase] Rangordnar efter kriteriet ”{ $criterion }” i partierna i fasen ”{ $of }”: { $says }
       *[event] Rangordnar efter kriteriet ”{ $criterion }”: { $says }
    }
clause-enter =
    { $best ->
        [lowest] Frågar efter ”{ $what }” för var och en; det lägsta talet är bäst.
       *[highest] Frågar efter ”{ $what }” för var och en; det högsta talet är bäst.
    }
clause-orders =
    { $again ->
        [yes] Rangordnar i tur och ordning efter { $by }; de som ännu står lika börjar om från början.
       *[no] Rangordnar i tur och ordning efter { $by }.
    }
clause-selects =
    { $again ->
        [yes] De { $top } första, i tur och ordning efter { $by } (de som ännu står lika börjar om från början), går till { $go }
       *[no] De { $top } första, i tur och ordning efter { $by }, går till { $go }
    }
clause-others-go = de övriga går till { $go }
clause-shares = Platsen delas.
clause-lots =
    { $contended ->
        [first] Kräver lottning ({ $purpose }) där det gäller förstaplatsen.
        [later] Kräver lottning ({ $purpose }) där det gäller en senare plats.
       *[any] Kräver lottning ({ $purpose }).
    }
clause-purpose =
    { $purpose ->
        [first-white] första vit
        [pairing-numbers] lottnummer
        [seeding] seedning
        [participants] deltagande
        [coin-toss] slantsingling
        [place] plats
       *[other] { $purpose }
    }
clause-decision = Kräver ett beslut ({ role }).
clause-decision-to-go-on = Frågar ({ role }): vidare med { $go }, eller avgöra på annat sätt.
clause-route =
    { $when ->
        [all-tied] om alla ännu står lika, { $go }
        [separated] om några har skilts åt går de som ännu står lika till { $go }
        [tied] om { $count } står lika, { $go }
        [after-round-robins] efter { $count } rundturneringar, { $go }
       *[otherwise] de som ännu står lika går till { $go }
    }
clause-clock = Betänketid för { $name }: { $clock }.
clause-tour-points = Tourpoäng delas lika mellan dem som har samma poäng.
clause-leaves-tied = Andra delade platser består.
clause-at-any-time = Gäller när som helst; allt annat väntar till turneringens slut.
clause-leaves-open = Lika ställning som återstår här förblir öppen: { $why }.
clause-restates = Utförs av { $clauses }.
clause-rest =
    { $after ->
        [all-games] Tidigaste start: { $minutes } minuter efter det egna partiet, och inte före slutet av alla partier i turneringen.
       *[of-tied] Tidigaste start: { $minutes } minuter efter det egna partiet, och inte före slutet av partierna för dem som står lika.
    }
clause-short-draws =
    { $time ->
        [none] Listar remier på { clause-limit } { $moves } drag där turneringen anger deras längd.
        [hours] Listar remier på { clause-limit } { $moves } drag, eller på { clause-limit } { $length } timmars spel, där turneringen anger deras längd.
       *[minutes] Listar remier på { clause-limit } { $moves } drag, eller på { clause-limit } { $length } minuters spel, där turneringen anger deras längd.
    }
clause-limit =
    { $limit ->
        [at-most] högst
       *[fewer] färre än
    }
clause-promotes =
    { $who ->
        [one] { $when ->
            [next-year] En av dem bjuds in nästa år ({ $to }); även den som vinner ensam. Den som inte antar inbjudan förbigås: samma regler ger nästa.
           *[now] En av dem bjuds in ({ $to }); även den som vinner ensam. Den som inte antar inbjudan förbigås: samma regler ger nästa.
        }
       *[winner] { $when ->
            [next-year] Den som vinner bjuds in nästa år ({ $to }); även den som vinner ensam. Den som inte antar inbjudan förbigås: samma regler ger nästa.
           *[now] Den som vinner bjuds in ({ $to }); även den som vinner ensam. Den som inte antar inbjudan förbigås: samma regler ger nästa.
        }
    }
clause-deviates = { role } får avvika från dessa regler: antecknas med skäl.
clause-conducted = Lottningen utförs av { $who }.
clause-reminds = Visas som påminnelse: { $words }
clause-reminds-with = Visas som påminnelse vid { $clauses }: { $words }
clause-outside = Utanför programmet: { $why }.
clause-prizes =
    { $rule ->
        [by-score] Prispengar delas lika mellan dem som har samma poäng.
        [by-place] Prispengar går efter plats; de som delar en plats delar dem lika.
        [half] Halva varje pris går efter plats, halva delas lika mellan dem som har samma poäng.
       *[split] Av varje pris går { $by-place } delar av { $all } efter plats, { $shared } delas lika mellan dem som har samma poäng.
    }
clause-award = { $name }: { $what }.
clause-award-who =
    { $who ->
        [first] förstaplatsen
        [best] den bästa platsen
        [last] sistaplatsen
        [last-some] de { $count } sista platserna
       *[first-some] de { $count } första platserna
    }
clause-award-among = { $who } bland de berättigade ({ $eligible })
clause-award-ranked =
    { $ranked ->
        [all] alla rangordnas av { $clause }
       *[level] de som har samma poäng rangordnas av { $clause }
    }
clause-award-shared = de som skulle dela det går till { $clause }
clause-award-whole = det kan inte delas
eligible-listed =
    { $what ->
        [federation] förbund { $which }
        [club] klubb { $which }
        [group] grupp { $which }
       *[name] namn { $which }
    }
eligible-or = { $before } eller { $next }
eligible-sex =
    { $sex ->
        [women] kvinnor
       *[men] män
    }
eligible-born =
    { $range ->
        [exactly] födelseår { $from }
        [most] födelseår { $to } eller tidigare
        [between] födelseår { $from } till { $to }
       *[least] födelseår { $from } eller senare
    }
eligible-under = under { $age } år
eligible-over = { $age } år eller äldre
eligible-rated =
    { $range ->
        [exactly] rating { $from }
        [most] rating högst { $to }
        [between] rating { $from } till { $to }
       *[least] rating minst { $from }
    }
eligible-or-unrated = { $rated } eller utan rating
clause-one-prize-largest = Ingen får mer än ett penningpris: det största. I de andra listorna flyttas nästa upp.
clause-one-prize-in-order = Ingen får mer än ett av priserna i { $clauses }: det första i denna ordning. Nästa flyttas upp.
clause-carry-over = De som kvalificerar sig tar med: { $what }.
clause-carry-over-of = De som kvalificerar sig enligt { $of } tar med: { $what }.
carry-what =
    { $what ->
        [score] resultatet
        [among] det som nåtts mot de andra kvalificerade
        [margin-each] skillnaden mot varandra, en i taget
        [margin] skillnaden mot de andra kvalificerade
        [imps-each] IMP-skillnaden mot varandra, en i taget
        [imps] IMP-skillnaden mot de andra kvalificerade
       *[by-place] efter plats { $points }
    }
carry-times = { $what }, gånger { $part }
carry-below = { $what } (gånger { $part } där den lägre placerade vann)
carry-most = { $what }, högst { $most }
carry-rounded = { $what }, avrundat till { $unit }
form-asks = Kräver { $form }.
form-white =
    { $white ->
        [lots] lottning avgör vem som börjar med vit
        [toss] den som vinner slantsinglingen väljer färg
        [bids] spelarna bjuder tid för svart, och det lägre budet får det
        [kept] färgerna börjar som i matchen före
        [higher] den högre seedade börjar med vit
        [lower] den lägre seedade börjar med vit
        [higher-chooses] den högre seedade väljer färg
       *[lower-chooses] den lägre seedade väljer färg
    }
form-match =
    { $games ->
        [1] ett parti, { $white }
       *[other] en match på { $games } partier, { $white }
    }
form-level-wins =
    { $seed ->
        [higher] vid lika ställning vinner den högre seedade
       *[lower] vid lika ställning vinner den lägre seedade
    }
form-until-won = enstaka partier tills ett vinns, { $white }; vit: { $order }, om och om igen
form-cycles =
    { $cycles ->
        [0] en enkel rundturnering
        [1] en enkel rundturnering
        [2] en dubbel rundturnering
        [3] en tredubbel rundturnering
        [4] en fyrdubbel rundturnering
       *[other] en { $cycles }-dubbel rundturnering
    }
form-round-robin =
    { $two ->
        [none] { form-cycles } enligt Bergertabellerna, { form-numbers }
       *[clause] { form-cycles } enligt Bergertabellerna, dubbel för två ({ $clause }), { form-numbers }
    }
form-numbers =
    { $numbers ->
        [lots] lottnummer genom lottning
        [reversed] den förra omgångens färger omvända
       *[by-change] omvända färger för samma spelare, annars ny lottning
    }
form-knock-out = en utslagning seedad enligt { $seeding }, varje möte enligt { $pairing }
form-armageddon =
    { $wins ->
        [white] ett armageddonparti, remi vinner för vit, { $white }
        [black] ett armageddonparti, remi vinner för svart, { $white }
        [higher] ett armageddonparti, remi vinner för den högre seedade, { $white }
       *[lower] ett armageddonparti, remi vinner för den lägre seedade, { $white }
    }
form-ladder = en stege seedad enligt { $seeding }: de två sista möts, och vinnaren möter den närmast högre seedade, varje steg enligt { $pairing }
form-shoot-out =
    { $most ->
        [0] shoot-outs på { $boards } brickor tills någon leder, var och en spelad färdigt
        [1] en shoot-out på { $boards } brickor, alltid spelad färdigt
       *[other] högst { $most } shoot-outs på { $boards } brickor, var och en spelad färdigt
    }
form-extra-boards = extrabrickor: det planerade antalet delat med { $part }, avrundat uppåt, minst { $least }
form-board =
    { $each ->
        [two] en bricka sudden death för varje två av dem
       *[all] en bricka sudden death
    }
form-boards-at-most = högst { $most } brickor sudden death
form-seeds = seedning enligt { $clause }
form-clocks = betänketid: { $clock }
form-played-out = alla partier spelas
form-others-share = de övriga delar platsen under
regulation-summary-mark = (sammanfattning med våra ord)
regulation-note = not:
regulation-readings = Tolkningar
regulation-taken = vald
regulation-or = eller
regulation-two-ways = Där texten kan läsas på två sätt
regulation-silent-title = Vad { $title } inte säger, och hur det läses
regulation-silent = Texten säger inte: { $silent }.
regulation-settle = En mening som avgör det: ”{ $sentence }”
regulation-silent-none = Den här reglementsfilen nämner inget som texten lämnar osagt.
criterion-says =
    { $criterion ->
        [mutual-result] Poäng i partierna mellan dem som står lika, varje parti räknat 1, ½, 0.
        [mutual-result-weighted] Poäng i partierna mellan dem som står lika, så som turneringen räknar dem.
        [sonneborn-berger] Hela poängen för varje besegrad motståndare och halva poängen för varje motståndare det blev remi mot.
        [games-with-black] Antalet partier spelade med svart.
        [wins] Antalet vunna partier.
        [wins-with-black] Antalet partier vunna med svart.
        [imp-quotient] Vunna IMP delat med förlorade IMP, i alla spelade matcher.
        [total-points-quotient] Vunna totalpoäng delat med förlorade, i alla spelade matcher.
        [imps-in-their-match] IMP i matchen mellan dem som står lika.
        [total-points-in-their-match] Totalpoäng i matchen mellan dem som står lika.
        [beat-both] Först är det lag som slog båda de andra.
        [beat-one-tied-other] Först är det lag som slog ett av de andra och spelade lika mot det andra.
        [beaten-by-both] Sist är det lag som förlorade mot båda de andra.
        [beat-all-or-tied-one] Först är det lag som slog alla de andra, eller ensamt spelade lika mot ett och slog resten.
        [net-imps] Vunna minus förlorade IMP i matcherna mellan dem som står lika.
        [net-total-points] Vunna minus förlorade totalpoäng i matcherna mellan dem som står lika.
        [net-imps-in-all-matches] Vunna minus förlorade IMP i alla spelade matcher.
        [margin-against-common-opponent] IMP-skillnad mot det högst placerade lag som alla som står lika har mött, sedan nästa, till den första skillnaden.
        [swiss-points] Summan av alla mötta motståndares resultat.
        [qualification-rank] Platsen vid kvalets slut, den bättre först.
        [qualification-match] Kvalmatchen mellan dem som står lika: VP, sedan IMP.
        [best-session] Resultatet i den bästa omgången.
        [next-best-session] Resultatet i den bästa omgången, sedan den näst bästa, och så vidare till den första skillnaden.
        [best-two-sessions] Resultatet i de två bästa omgångarna tillsammans.
        [common-opponent] Matchpoäng mot de högst placerade par som alla som står lika har mött, sedan nästa, till den första skillnaden.
        [score-without-carry-over] Resultatet i omgången utan carry-over.
        [opponents-average] Genomsnittet av motståndarnas slutresultat.
        [weighted-average] Genomsnittet över matcherna av det egna resultatet gånger motståndarens slutresultat.
        [direct-match] Resultatet i matcherna mellan dem som står lika, om alla har mötts.
        [net-points-on-common-boards] Skillnaden i totalpoäng på de brickor som alla som står lika har spelat.
        [boards-won] En poäng för varje vunnen bricka och en halv för varje lika, över alla spelade brickor (point-a-board).
        [berlin-count] Två schacklag: poäng i deras match, sista bordet räknat en gång, det ovanför två gånger, och så vidare.
        [bottom-board-elimination] Två schacklag: poäng i deras match utan sista bordet, sedan utan de två sista, till den första skillnaden.
        [youngest] Den yngsta först.
        [oldest] Den äldsta först.
        [higher-rating] Den högre ratingen först.
        [lower-rating] Den lägre ratingen först.
        [title] Den högre titeln först: GM, IM, WGM, FM, WIM, CM, WFM, WCM, ingen.
        [starting-number] Det lägre startnumret först.
        [previous-place] Den bättre platsen i förra upplagan först.
        [modified-median] US Chess 34E1: motståndarnas justerade poäng utan den minst betydande; ospelade partier räknas där som en halv poäng.
        [solkoff] US Chess 34E2: motståndarnas justerade poäng.
        [cumulative] US Chess 34E3: summan av poängen efter varje rond, minus poäng som inte spelats in.
        [cumulative-of-opposition] US Chess 34E9: motståndarnas kumulativa poäng.
        [DE] FIDE C.07, 6: poäng i partierna mellan dem som står lika, på nytt för dem som ännu står lika.
        [WIN] FIDE C.07, 7.1: ronder som gav lika mycket som en vinst, spelade eller inte.
        [WON] FIDE C.07, 7.2: partier vunna vid brädet.
        [BPG] FIDE C.07, 7.3: partier spelade med svart.
        [BWG] FIDE C.07, 7.4: partier vunna med svart.
        [PS] FIDE C.07, 7.5: summan av poängen efter varje rond.
        [PS-C1] FIDE C.07, 7.5: detsamma utan den första ronden.
        [REP] FIDE C.07, 7.6: ronder utan walkoverförlust eller begärd bye.
        [STD] FIDE C.07, 7.7: poäng som 1, ½, 0.
        [BH] FIDE C.07, 8.1: summan av motståndarnas poäng.
        [BH-C1] FIDE C.07, 8.1: detsamma utan den lägsta.
        [BH-C2] FIDE C.07, 8.1: detsamma utan de två lägsta.
        [BH-M1] FIDE C.07, 8.1: detsamma utan den lägsta och den högsta.
        [AOB] FIDE C.07, 8.2: genomsnittet av motståndarnas Buchholz.
        [FB] FIDE C.07, 8.3: Buchholz med sista rondens partier räknade som remi.
        [SB] FIDE C.07, 9.1: motståndarnas poäng gånger poängen mot dem.
        [SB-C1] FIDE C.07, 9.1: detsamma utan det minst betydande.
        [KS] FIDE C.07, 9.2: poäng mot motståndare med minst hälften av de möjliga poängen.
        [ARO] FIDE C.07, 10.1: medelratingen för motståndarna vid brädet.
        [ARO-C1] FIDE C.07, 10.1: detsamma utan den lägsta.
        [TPR] FIDE C.07, 10.2: motståndarnas medelrating och vad procenttalet lägger till.
        [PTP] FIDE C.07, 10.3: den lägsta rating som väntas ge lika många poäng.
        [APRO] FIDE C.07, 10.4: genomsnittet av motståndarnas prestationstal.
        [APPO] FIDE C.07, 10.5: genomsnittet av motståndarnas perfekta prestationstal.
        [RTNG] FIDE C.07, 10.6: den egna ratingen.
       *[other] { $says }
    }

## Refusals

rule-other-sport = reglementet och turneringen gäller olika sporter
rule-kind-not-covered = reglementet säger inget om turneringar av typen ”{ $kind }”, bara om: { $covered }
rule-other-number = reglementet gäller för turneringar med { $expected } deltagare; här är de { $participants }
rule-games-unseen = { $clause } ser på särspelets partier, som inte spelas ett och ett här
rule-stage-too-long = { $clause } föreskriver { $games } partier; chanserna räknas ut för steg med högst { $most }
scenario-bridge = scenarier finns för partier med tre möjliga resultat; en bridgematch har många
scenario-teams = scenarier finns för partier med tre möjliga resultat; en lagmatch har många
scenario-unlisted =
    { $games ->
        [1] { $games } parti saknas i turneringen, och står inte heller som öppet: skriv det med `result = "*"`
       *[other] { $games } partier saknas i turneringen, och står inte heller som öppna: skriv dem med `result = "*"`
    }
scenario-too-large = { $games } partier är öppna och för mycket är oavgjort för att räkna alla utfall; försök igen efter nästa rond, eller lås resultat
suppose-no-result = inget resultat i slutet; väntat: 1-0, 1/2-1/2 eller 0-1 efter de två namnen
suppose-no-open-game = inget parti i turneringen är öppet
suppose-no-game = inget öppet parti passar; öppna är: { $open }
suppose-several-games = mer än ett öppet parti passar: { $fit }; skriv mer av namnen
suppose-no-imps = inget resultat i slutet; väntat: vardera lagets IMP efter de två namnen, till exempel 45-23
suppose-no-open-match = ingen match i turneringen återstår
suppose-no-match = ingen match passar; kvar att spela är: { $open }
suppose-several-matches = mer än en match passar: { $fit }; skriv mer av namnen
odds-teams = chanser räknas ut för partier mellan spelare, inte för lagmatcher
odds-bridge = chanser räknas ut för schackpartier, inte för matcher och brickor i bridge
odds-bids = ingen modell säger vad som bjuds för svart: för det här särspelet räknas inga chanser ut
odds-data = turneringen säger inte nog; det saknas: { $what }; lägg till det i turneringsfilen
odds-stopped-early = avbrutet innan något var känt
odds-never-ends = i den här modellen tar särspelet aldrig slut: ett parti som måste vinnas blir alltid remi; ändra sannolikheterna
odds-too-many = ett särspel med { $tied } deltagare är för stort att räkna ut
odds-too-large = { $games } öppna partier är för många att räkna ut; lås resultat eller vänta en rond

## Answers and entries

answer-refused = { $fault }; väntat: { $expected }
answer-nothing = svaret saknas
answer-not-a-colour = ”{ $word }” är ingen färg
answer-colour-one-word = en färg är ett enda ord
answer-not-lots = { $id } frågar inte efter lottning: ett startvärde är inget svar
answer-seed = startvärdet är tomt eller kan inte skrivas ut
answer-not-over = ”*” betyder att partiet inte är slut
answer-not-a-result = ”{ $word }” är inget resultat
answer-unknown-name = ”{ $name }” är inget namn i turneringen
answer-name-near = ”{ $name }” är inget namn i turneringen: menades ”{ $near }”?
answer-not-about = { $id } gäller inte { $name }
answer-result-needed = ett parti besvaras med resultatet
answer-other-colours = i { $id } har { $white } vit och { $black } svart
answer-nobody-level = lottning lämnar ingen lika
answer-level-sign = ”=” står mellan två namn
answer-named-twice = ”{ $name }” nämns två gånger
answer-not-named = inte nämnda: { $names }
answer-two-bids = två bud behövs
answer-not-a-time = ”{ $word }” är ingen tid
answer-bid-too-high = ett bud är högst { $most }
answer-colours-needed = färgerna behövs också
answer-word-count =
    { $count ->
        [1] det är bara ett ord
       *[other] det är { $count } ord
    }
answer-not-a-number = ”{ $word }” är inget användbart tal
answer-out-of-bounds =
    { $figure ->
        [total-points] { $number } kan inte vara totalpoäng: de är inte under 0 och går i tiotal
        [qualification-rank] { $number } är ingen placering
       *[imps] { $number } är under 0: väntat är det som sidan vann
    }
expected-result = 1-0, 0-1 eller 1/2-1/2 (walkover: +/-, -/+, -/-)
expected-lots =
    { $form ->
        [option] namnen i lottad ordning, till exempel { $names }, eller --seed TEXT
       *[form] namnen i lottad ordning, till exempel { $names }
    }
expected-order = namnen i ordning, = mellan dem som står lika, till exempel { $names }
expected-choice = { $choices }, eller namnen i ordning, = mellan dem som står lika, till exempel { $names }
expected-colour = white (vit) eller black (svart), som { $chooser } valde
expected-bids = två tider, budet från { $first } och budet från { $second }, till exempel 2:50 3:05
expected-event-result = resultatet: 1-0, 0-1 eller 1/2-1/2
expected-game = vem som hade vit, vem som hade svart och resultatet, till exempel { $names } 1-0
expected-number = ett tal, till exempel 1230 eller 13/3
expected-numbers = två tal, för { $first } och för { $second }
expected-dice = tärningar, till exempel: { $example }
told-of = { $what }: { $said }
entry-departure = Avsteg från reglementet: { $order }: { $why }
entry-withdrawn = { $id } återtaget
entry-departure-withdrawn = avsteget återtaget
entry-commitment = { $id }: { $party } utlovar hemligheten med hashen { $hash }
entry-source = { $id }: avgörs av { $source }
entry-everybody = alla
entry-rest =
    { $count ->
        [1] { $count } minuts vila för { $players }: { $why }
       *[other] { $count } minuters vila för { $players }: { $why }
    }
entry-rest-ends = Vilan för { $players } slutar: { $why }
fate-replaced = ersatt på rad { $line }
fate-withdrawn = återtagen på rad { $line }
fate-fell-away = räknas inte längre
entry-left = { $name } har lämnat särspelet
entry-back = { $name } är ändå med i särspelet
public-source-beacon = runda { $round } av drand-fyren { $name }, som kommer { $time }
public-source-text = ”{ $text }”
entry-seed = { $said }, lottat med startvärdet ”{ $seed }”
entry-seen = { $said }, bevittnat av { $witnesses }
entry-from-broadcast = { $said }, från sändningen
entry-corrected = { $said }; rättat: { $why }
entry-chose =
    { $colour ->
        [white] { $chooser } valde vit
       *[black] { $chooser } valde svart
    }
entry-colour =
    { $colour ->
        [white] vit
       *[black] svart
    }
entry-choice =
    { $choice ->
        [go-on] fortsätta
        [other-means] på annat sätt
       *[other] { $choice }
    }
entry-game = { $white } hade vit, { $result }
amended = turneringsfilen har ändrats ({ $changes })
amended-more = och { $more } till
change-instead = { $field } { $is } i stället för { $was }
change-new = { $field } { $is } är nytt
change-gone = { $field } { $was } är borttaget
change-row-new = { $about } är nytt
change-row-gone = { $about } är borttaget
change-table =
    { $table ->
        [game] parti
        [match] match
        [play-off-game] särspelsparti
        [bye] frirond
        [prizes] priser
        [prize] pris
       *[other] { $words }
    }
change-of-round = { $table } i rond { $round }
amendment-nothing-kept = loggen påbörjades av ett program som inte sparade turneringen i den; ingen kan säga vad som har ändrats
amendment-other-before = ändringen utgår från en annan turneringsfil än den som loggen jämfördes med
amendment-nothing-changed = inget i turneringen har ändrats
amendment-other-changes = ändringen anger annat än vad som ändrades
amendment-not-an-event = texten som loggen sparar är ingen turnering
amendment-other-text = texten som loggen sparar säger något annat än turneringsfilen
corrected-game =
    { $result ->
        [drawn] Rättat: { $game } slutade remi
        [won] Rättat: { $game } vanns av { $winner }
        [forfeit] Rättat: { $game } vanns av { $winner } på walkover
       *[both-lost] Rättat: båda förlorade { $game } på walkover
    }
corrected-open = Rättat: { $game } har inget resultat än
corrected-order = Rättat: ordningen är { $order }
corrected-back = Rättat: { $name } är ändå med i särspelet
corrected-departure = Rättat: avsteget från reglementet drogs tillbaka

## Records

record-empty = loggen är tom
record-not-a-record = rad 1 är inte första raden i en logg
record-other-format = loggen har formatet ”{ $found }”; det här programmet läser ”{ $format }”
record-not-utf-eight = rad { $line } innehåller byte som inte är UTF-8: loggen har ändrats
record-cut-off = rad { $line } skrevs inte färdigt: programmet eller datorn stannade under skrivningen
record-altered = rad { $line } har ändrats: kontrollsumman stämmer inte med texten
record-broken = rad { $line } följer inte på raden före: här har en rad ändrats, tagits bort, dubblerats eller flyttats
record-malformed = rad { $line } är ingen anteckning i en logg: { $why }
record-other-event = loggen hör till en annan turneringsfil (”{ $title }”), eller så har turneringsfilen ändrats sedan dess
record-other-regulation = loggen påbörjades av { $program } med en annan text av reglementet ”{ $id }”
hint-empty = ta bort filen; nästa svar påbörjar en ny logg
hint-path = kontrollera sökvägen; en logg börjar med { $begins }
hint-copy = gå tillbaka till en kopia vars fingeravtryck har noterats, eller påbörja en ny logg; inget har ändrats
hint-cut-off = `tiebreak playoff` och `tiebreak answer` lägger den halva raden åt sidan och går vidare; kontrollera om dess svar saknas
hint-amend = anteckna ändringen med `tiebreak record amend EVENT --why TEXT`, som först visar vad som skulle följa; eller ångra den; eller ange en annan logg med --record
hint-regulation = använd den reglementsfil, eller den version av programmet, som loggen påbörjades med
malformed-not-json = det är inte JSON: { $error }
malformed-not-an-object = väntat: ett JSON-objekt
malformed-written-otherwise = den är inte skriven så som programmet skriver
malformed-missing = `{ $name }` saknas
malformed-provenance = svar kommer inte från ”{ $word }”; väntat: ”broadcast”
malformed-unknown-field = det finns inget fält `{ $name }`
malformed-unknown-kind = det finns ingen typ ”{ $kind }”
malformed-not-a =
    { $what ->
        [text] `{ $name }` är ingen text
        [texts] `{ $name }` är ingen lista med texter
        [object] `{ $name }` är inget objekt
       *[objects] `{ $name }` är ingen lista med objekt
    }
malformed-empty = `{ $name }` är tomt
malformed-not-a-moment = `{ $field }` är ingen tidpunkt: ”{ $text }”
malformed-not-a-round = `round` är inget tal
malformed-not-an-order = `parts` är ingen ordning av namn
malformed-not-minutes = `minutes` är inget tal från 0 till 1440
malformed-reveals = `reveals` innehåller annat än texter
malformed-order-not-names = ordningen är ingen lista med namn
malformed-other-names = namnen i svaret är inte frågans
malformed-not-an-answer = { $value } är inget svar på en fråga av typen ”{ $kind }”
in-line = rad { $line }: { $said }
fault-reads-otherwise = anteckningen kan inte skrivas så att den läses likadant igen
fault-too-long = en text på { $signs } tecken är för lång: en anteckning rymmer högst { $most } i varje
fault-other-order = startvärdet ger en annan ordning för { $id }
fault-other-event = turneringsfilen säger något annat än när loggen påbörjades eller senast ändrades (”{ $title }”)
fault-other-regulation = loggen påbörjades med en annan text av reglementet ”{ $id }”
fault-not-open = { $id } var inte öppen
fault-does-not-fit = svaret passar inte { $id }
fault-nothing-to-correct = det fanns inget svar på { $id } att rätta
fault-nothing-to-withdraw = det fanns inget svar på { $id } att återta
fault-no-tie = det fanns ingen delad placering { $tie }
fault-others-tied = andra stod lika i { $tie }
fault-no-departure = det fanns inget avsteg om { $tie } att återta
fault-not-tied = { $name } är inte med i någon delad placering som spelas av
fault-gone-already = { $name } har redan lämnat
fault-not-gone = { $name } har inte lämnat
fault-no-participant = ”{ $name }” deltar inte i turneringen
fault-stopped = programmet kan inte avgöra det: det är ett fel i programmet
promise-twice = { $party } har redan utlovat en hemlighet för { $id }: den kan bara avslöjas
promise-name = ”{ $party }” är inget namn på en part: väntat är högst 200 tecken, utan = och ;, och inte ”source”
promise-hash = det som { $party } utlovar är ingen SHA-256-hash: väntat är 64 hexadecimala siffror med små bokstäver
promise-not-promised = { $party } har inte utlovat någon hemlighet för { $id }
promise-not-revealed = hemligheten från { $party } saknas: alla som utlovat avslöjar tillsammans
promise-revealed-twice = hemligheten från { $party } avslöjas två gånger
promise-other-secret = hemligheten från { $party } är inte den som utlovades
promise-alone = bara { $party } har utlovat: en lottning behöver två parter eller en offentlig källa
promise-second-source = en offentlig källa är redan angiven för { $id }
promise-unnamed = den offentliga källan är inte angiven, eller med mer än 1000 tecken
promise-other-chain = fyren ”{ $chain }” är inte känd här: väntat är quicknet, eller källan i ord
promise-no-round = väntat är en runda av fyren, eller en tidpunkt med tidsförskjutning: 2026-11-17T20:00:00+01:00
promise-other-time = runda { $round } av fyren kommer vid en annan tid
promise-too-late = vad den offentliga källan för { $id } gav kan redan vara känt: den anges i förväg
promise-no-source = ingen offentlig källa är angiven för { $id }
promise-no-outcome = det som den offentliga källan för { $id } gav saknas
promise-not-genuine = detta är inte vad den offentliga källan för { $id } gav
promise-other-seed = startvärdet för { $id } är inte gjort av det som avslöjades
promise-bound = det finns löften för { $id }: bara de avgör, eller så återtas lottningen med ett skäl
promise-corrected = { $id } lottades med löften: det återtas med ett skäl, och rättas inte
file-faulty = loggen klarar inte kontroll V{ $check }: { $fault }
file-busy = ett annat program skriver i loggen; inget skrevs, försök igen
file-moved =
    { $added ->
        [1] ett annat program har under tiden lagt till en anteckning i loggen; inget skrevs
       *[other] ett annat program har under tiden lagt till anteckningar i loggen; inget skrevs
    }
set-aside = rad { $line } var halvskriven när programmet eller datorn stannade; den bekräftades aldrig och sparas i { $path }:
line-end-lacked = rad { $line } saknade bara radslutet och stannar i loggen:
check-of =
    { $number ->
        [1] en logg i känt format
        [2] varje rad hel och oförändrad
        [3] varje rad följer på den föregående
        [4] varje rad en giltig anteckning
        [5] lottningar gjorda om från sina startvärden
        [6] hemligheter som de utlovats
        [7] turneringsfilen
        [8] reglementet
        [9] varje svar på en då öppen fråga
        [10] avgörandet härlett på nytt
        [11] det noterade fingeravtrycket
        [12] det signerade fingeravtrycket
        [13] ändringar av turneringsfilen så som de gjordes
       *[other] { $number }
    }
check-verdict =
    { $verdict ->
        [passed] ok
        [failed] FEL
       *[not-made] ej gjord
    }
found-begun-by = { $format }, påbörjat av { $program }
found-lines =
    { $count ->
        [1] { $count } rad
       *[other] { $count } rader
    }
found-drawn = { $count } lottade med startvärde
found-revealed =
    { $count ->
        [1] { $count } avslöjad
       *[other] { $count } avslöjade
    }
found-entries =
    { $count ->
        [1] { $count } anteckning
       *[other] { $count } anteckningar
    }
found-amended =
    { $count ->
        [0] inga
        [1] en, antecknad med vad som ändrades
       *[other] { $count }, antecknade med vad som ändrades
    }
found-ruling =
    { $settled ->
        [yes] avgjort; först: { $first }
       *[no] inte avgjort än; först: { $first }
    }
found-signed =
    { $later ->
        [0] alla { $line } rader, av { $by }
       *[other] raderna 1 till { $line }, av { $by }; { $later } kom senare
    }
failed-other-head = noterad { $noted }, funnen { $found }
failed-other-record = signaturen gäller en annan logg
failed-more-signed = { $signed } rader signerades, och det finns bara { $lines }
failed-other-line = rad { $line } är inte den som signerades
not-made-no-event = turneringsfilen hittades inte; ange den med --event
not-made-other-files = turneringen eller reglementet är inte loggens
not-made-no-head = utan noterat fingeravtryck går det inte att hitta rader som saknas i slutet, och inte heller en omskriven kedja
not-made-no-signature = varken signatur eller nyckel angavs
not-made-before = inte förrän V{ $check } håller
not-made-after = V{ $check } misslyckades
note-no-key = detta är ingen nyckel: väntat är NAME+ID+KEY så som `tiebreak record key` skriver det
note-not-a-note = detta är ingen signerad anteckning
note-not-a-checkpoint = den signerade anteckningen är ingen kontrollpunkt för en logg
note-not-signed-by = anteckningen är inte signerad med den här nyckeln
note-bad-signature = signaturen stämmer inte med anteckningen: en av dem har ändrats

## Broadcasts

broadcast-place =
    { $place ->
        [round-board] Rond { $round }, bord { $board }
        [round] Rond { $round }
        [board] Bord { $board }
       *[play-off] Särspel
    }
broadcast-colour =
    { $colour ->
        [white] { $name } har vit i sändningen.
       *[black] { $name } har svart i sändningen.
    }
broadcast-result = { $white } { $result } { $black } i sändningen.
broadcast-corrects = { $white } { $is } { $black } i sändningen; loggen säger { $was }.
broadcast-takes-back = { $white } – { $black }: sändningen visar inget resultat längre; loggen säger { $was }.
broadcast-says = Sändningen säger { $is }.
broadcast-took-back = Sändningen tog tillbaka { $was }.
broadcast-spelling = ”{ $spelling }”
broadcast-spelling-number = ”{ $spelling }” (FIDE-id { $number })
broadcast-is-this = { $spelled } i sändningen: är det { $only }?
broadcast-which-of = { $spelled } i sändningen: vem är det: { $names }?
broadcast-stranger = ”{ $name }” i sändningen deltar inte i turneringen.
broadcast-not-a-game =
    { $known ->
        [yes] { $white } – { $black } i rond { $round } är inget parti i turneringsfilen. Lägg till det där med `result = "*"` om det är ett.
       *[no] { $white } – { $black } är inget parti i turneringsfilen. Lägg till det där med `result = "*"` om det är ett.
    }
broadcast-colours-reversed = { $white } har vit mot { $black } i sändningen, och svart i turneringsfilen.
broadcast-several-fit = { $white } – { $black }: flera partier i turneringen passar, och sändningen anger inte ronden.
broadcast-two-results = { $white } – { $black } står i sändningen med två resultat.
broadcast-file-otherwise = { $white } – { $black }: { $broadcast } i sändningen, { $file } i turneringsfilen, som gäller. Rätta den om den är fel, och anteckna ändringen i loggen.
broadcast-not-yet = Där finns inget än.
broadcast-too-many = Sändningen ber om färre förfrågningar; nästa kommer om en minut eller senare.
broadcast-failed = Sändningen kunde inte läsas: { $why }
address-too-long = en adress har högst { $most } byte
address-not-an-address = detta är ingen adress; väntat: https://...
address-other-scheme = väntat: https:// eller http://
address-no-host = adressen anger ingen server
address-credentials = adressen innehåller ett namn eller ett lösenord
address-private = adressen leder till ett privat nätverk, vilket servern inte tillåter
address-other-host = servern följer inte { $host }; `serve --follow-hosts` anger vilka den följer

## Imports

many-round-robin =
    { $cycles ->
        [2] dubbel rundturnering
        [3] tredubbel rundturnering
        [4] fyrdubbel rundturnering
       *[other] { $cycles }-dubbel rundturnering
    }
a-round-robin =
    { $article ->
        [one] en enkel rundturnering
       *[a] en { many-round-robin }
    }
event-kind =
    { $kind ->
        [round-robin] rundturnering
        [swiss] schweizerturnering
        [rapid-and-blitz] snabbschack och blixt
        [tour] turneringsserie
        [match] match
        [knockout] utslagsturnering
        [pairs] partävling
        [board-a-match] board-a-match
       *[other] { $words }
    }
form-of-event = { $kind } med { $many } deltagare
count-games =
    { $count ->
        [1] { $count } parti
       *[other] { $count } partier
    }
count-matches =
    { $count ->
        [1] { $count } match
       *[other] { $count } matcher
    }
count-boards =
    { $count ->
        [1] { $count } bricka
       *[other] { $count } brickor
    }
count-rounds =
    { $count ->
        [1] { $count } rond
       *[other] { $count } ronder
    }
entries-of =
    { $count ->
        [0] inga anteckningar än
        [1] en anteckning
       *[other] { number-word } anteckningar
    }
open-games =
    { $count ->
        [0] inget parti i turneringen är öppet
        [1] ett parti är öppet
       *[other] { number-word } partier är öppna
    }
account-heading = { $file }: { $format }, { $encoding }, { $what }
account-format =
    { $format ->
        [event-file] turneringsfil
        [trf] turneringsrapport (TRF)
        [xlsx] arbetsbok (XLSX)
        [ods] arbetsbok (ODS)
       *[other] { $format }
    }
account-participants =
    { $who ->
        [players] { $count } spelare
        [pairs] { $count } par
       *[teams] { $count } lag
    }
account-phase =
    { $phase ->
        [main] turnering
        [play-off] särspel
       *[other] armageddon
    }
account-part =
    { $phase ->
        [main] Huvudturnering
        [play-off] Särspel
       *[other] Armageddon
    }
account-kind =
    { $kind ->
        [round-robin] en rundturnering
        [swiss] en schweizerturnering
        [rapid-and-blitz] snabbschack och blixt
        [tour] en poängtabell
        [match] en match
        [knockout] en utslagsturnering
        [pairs] en partävling
        [board-a-match] board-a-match
       *[none] av en typ som inte går att fastställa
    }
account-in-doubt = Tveksamt
account-complete = Inget saknas.
account-more-doubts = och { $count } till av samma typ
account-more-in-inspect = och { $count } till; tiebreak inspect visar alla
account-decide =
    { $stops ->
        [yes] { $doubt }; avgör det med { $option }
       *[no] { $doubt }; annars: { $option }
    }
doubt-mark =
    { $kind ->
        [events] tävlingar
        [play-off] särspel
        [missing] saknas
        [surplus] för många
        [kind] typ
        [scoring] räkning
        [totals] summor
        [ranks] platser
        [values] värden
        [results] resultat
        [names] namn
        [date] datum
        [encoding] kodning
       *[not-used] ej använt
    }
account-value-differs = { $name }: publicerat är { $code } { $published }, partierna ger { $computed }
account-understood = Vad som uppfattades
account-doubtful = Vad som är tveksamt
account-no-doubt = Inget är tveksamt.
account-taken-for =
    { $phase ->
        [main] Uppfattas som: { $why }.
       *[other] För sig: { $why }.
    }
account-pairings =
    { $what ->
        [missing] Saknas: { $pairings }.
       *[surplus] För många: { $pairings }.
    }
account-pairing-round = { $first }–{ $second }, rond { $round }
account-datum-found =
    Butlermedel: { $left-out ->
        [median] den mellersta poängen
        [share] medelvärdet utan { $share } av poängen i vardera änden
        [none] medelvärdet av all poäng
        [one] medelvärdet utan den högsta och den lägsta poängen
       *[several] medelvärdet utan de { $cut } högsta och de { $cut } lägsta poängen
    }, { $to ->
        [exact] inte avrundat
       *[rounded] avrundat till { $step } ({ $rounding })
    }: det ger { $agree } av { $of } publicerade tal (nycklar cut, cut-share, datum-to, datum-rounding)
account-datum-given =
    { $count ->
        [one] Butlermedel: filens på { $count } bricka
       *[other] Butlermedel: filens på { $count } brickor
    }
account-imps-undivided = Cross-IMP delas inte med antalet jämförelser: { $agree } av { $of } publicerade tal (nyckel divided)
account-raw-matchpoints =
    { $count ->
        [one] På { $count } bricka publicerar filen matchpoäng före Neubergs formel
       *[other] På { $count } brickor publicerar filen matchpoäng före Neubergs formel
    }
account-small-groups =
    { $count ->
        [one] { $rule ->
            [white-book] { $count } felaktig bricka: högst tre resultat, och högst en tredjedel av alla, får i medel 60 % (small-groups)
           *[neuberg] { $count } felaktig bricka: varje grupp räknas med Neubergs formel (small-groups)
        }
       *[other] { $rule ->
            [white-book] { $count } felaktiga brickor: högst tre resultat, och högst en tredjedel av alla, får i medel 60 % (small-groups)
           *[neuberg] { $count } felaktiga brickor: varje grupp räknas med Neubergs formel (small-groups)
        }
    }
nothing-played =
    { $what ->
        [games] inga partier
       *[matches] inga matcher
    }

## The checker

check-class =
    { $class ->
        [invalid] Filen går inte att följa som den är.
        [missing-reference] En bestämmelse hänvisar till en som inte finns.
        [gap] Någon delar fortfarande plats och ingen regel gäller.
        [overlap] Två regler gäller samma delade placering och leder till olika bestämmelser.
        [endless-loop] En slinga behöver inte ta slut.
        [unreachable] Ingen delad placering kommer någonsin till bestämmelsen.
        [never-separates] Ett kriterium kan inte skilja någon där det står.
        [undefined-value] Ett värde behöver inte finnas.
        [ill-suited] Den går att följa men är meningslös.
        [unstated-reading] Texten kan läsas på två sätt och säger inte vilket.
        [tie-left] En delad placering lämnas med avsikt.
        [discretion] En människa avgör.
       *[bound] Filen är större än vad som följs.
    }
check-read = { $message } (läst som { $readings })
check-example = till exempel: { $example }
check-count =
    { $reach ->
        [more] { $from } eller fler
        [one] { $from }
        [two] { $from } eller { $to }
       *[range] { $from } till { $to }
    }
check-places =
    { $reach ->
        [first] förstaplatsen
        [one] plats { $from }
       *[more] platserna { $from } till { $to }
    }
check-tied = { $number } delar { $places }
check-step-times = { $step }, { $times } gånger
check-chooses = { $clause } väljer { $number }
check-pairs = { $clause } parar ihop två
check-sends-on = { $clause } skickar { $number } vidare
check-leaves-all = { $clause } lämnar alla lika
check-leaves = { $clause } lämnar { $number } lika
check-leaves-for = { $clause } lämnar { $number } lika, om { $places }
check-left-out = … { $count } steg …
check-text-refers = texten i { $id } hänvisar till { $words }, som inte finns
check-text-refers-label = ingen sådan bestämmelse
check-finds-nothing = den som söker ”{ $words }” hittar inget
check-other-edition = texten i { $id } talar om { $year }, reglementet är det för { $own }
check-other-edition-label = en annan upplaga
check-other-edition-hint = kvar från förra upplagan?
check-in-part = { $id } leder till fler lägen än som följs här: det kan finnas andra luckor
check-in-part-label = delvis granskat
check-in-part-hint = använd färre bestämmelser, eller kontrollera delar av filen för sig
check-combinations = { $followed } av { $all } kombinationer av tolkningar följdes, först de närmaste den valda
check-combinations-label = delvis följt
check-combinations-example = en lucka som bara några av de andra leder till skulle inte hittas
check-combinations-hint = ta bort tolkningar som är avgjorda, eller kontrollera delar av filen för sig
check-two-rules = två regler i { $id } gäller samma delade placering: { $taken } och { $other }
check-two-rules-label = med { $tied } lika gäller redan { $taken }
check-two-rules-end = { $id } leder till { $taken } och till { $other }
check-two-rules-hint = låt villkoren utesluta varandra
check-two-procedures = { $taken } och { $id } börjar båda för turneringar av samma typ
check-two-procedures-label = { $taken } börjar redan för ”{ $kind }”
check-two-procedures-example = två delar förstaplatsen i en turnering av typen ”{ $kind }”
check-two-procedures-hint = ange varje typ av turnering i bara ett förfarande
check-until-won = { $id } fortsätter tills någon vinner: inget slut är bestämt
check-until-won-label =
    { $what ->
        [boards] i snitt { $mean } brickor om var tredje blir lika
       *[games] i snitt { $mean } partier om vart tredje blir remi
    }
check-until-won-end =
    { $what ->
        [boards] varje bricka blir lika
       *[games] varje parti blir remi
    }
check-until-won-hint = säg vad som händer efter ett visst antal, eller godta att det inte finns någon gräns
check-ill-suited = { $id } rangordnar efter { $measure }, som inte säger något i en turnering av typen ”{ $kind }”
check-as-written = följs som det står
check-ill-suited-example =
    { $all ->
        [yes] två står lika; alla har mött alla, så båda har mött motståndare med samma poäng
       *[no] två står lika; de har mött olika motståndare, och inte lika många av varje
    }
check-ill-suited-hint = ta ett kriterium som är avsett för sådana turneringar
check-time-and-draw =
    { $colour ->
        [black] i { $id } har svart mer tid och vinner även vid remi
       *[white] i { $id } har vit mer tid och vinner även vid remi
    }
check-time-and-draw-example =
    { $colour ->
        [black] den som får svart har båda
       *[white] den som får vit har båda
    }
check-time-and-draw-hint = ge den andra färgen mer tid, eller låt remi vinna för den andra färgen
check-ambiguous = { $clauses } säger inte: { $question }
check-ambiguous-label = läst som `{ $taken }`
check-or-else = { $before }; eller: { $next }
check-ambiguous-hint = skriv svaret i nästa upplaga
check-leaves-tied = { $id } lämnar vissa delade placeringar som de är
check-leaves-tied-label = förblir lika
check-two-tied = två delar { $places }
check-winner-only = { $id } avgör bara vem som vinner: de andra förblir lika
check-winner-only-label = de andra delar andraplatsen
check-winner-only-example = tre delar förstaplatsen; en vinner, två delar platserna 2 till 3
check-places-up-to = { $id } avgör bara platserna till och med { $to }
check-others-stay = andra delade placeringar kvarstår
check-at-cuts =
    { $to ->
        [0] { $id } avgör bara delade placeringar över en gräns
        [1] { $id } avgör bara förstaplatsen och delade placeringar över en gräns
       *[other] { $id } avgör bara platserna till och med { $to } och delade placeringar över en gräns
    }
check-at-cuts-example = två lika, båda över gränsen
check-award-shared =
    { $cut ->
        [yes] { $id }: delade placeringar över ”{ $award }” särskiljs inte alltid
       *[no] { $id }: ”{ $award }” kan inte delas, och inget säger vem som får det när flera står lika
    }
check-award-shared-label =
    { $cut ->
        [yes] vem av dem är över gränsen?
       *[no] vem av dem får det?
    }
check-award-shared-example =
    { $cut ->
        [yes] två står lika, en av dem över gränsen
       *[no] två står lika på den plats som det gäller
    }
check-award-shared-hint =
    { $cut ->
        [yes] lägg till "cut" i `tie-for`, och en bestämmelse som skiljer dem
       *[no] lägg till `if-shared = "..."`: bestämmelsen dit de går som skulle dela det
    }
check-decides = { $id } överlåter det åt: { role }
check-decides-label = på vilket sätt sägs inte
check-decides-end = avgör: { role }
check-may-depart = { $id } tillåter avsteg från reglerna: { role }
check-may-depart-label = när och hur sägs inte
check-may-depart-example = varje delad placering kan avgöras på annat sätt, med ett skäl i loggen
check-gap =
    { $gap ->
        [no-action] { $id } ska avgöra en delad placering men ger ingen regel
        [no-place] { $id } har ingen regel för vissa platser
        [no-number] { $id } har ingen regel för { $sizes } lika
        [no-route] { $id } säger inte vart { $left } går som fortfarande står lika
        [end-of-text] inget följer när { $id } lämnar en delad placering
        [too-few] { $id } väljer fler än som står lika
        [not-two] { $id } är en omgång för två, men { $sizes } kommer dit
        [not-seeded] { $id } kan lämna några oseedade
        [not-selected] { $id } kan lämna öppet vem som väljs
        [not-chosen] { $id } säger inte vad som händer med dem som inte väljs
       *[no-seeds] { $id } ger något åt en av de seedade, men ingen av de två är högre seedad
    }
check-gap-end =
    { $gap ->
        [no-action] { $id } ordnar ingen
        [no-place] { $id } har ingen rad för plats { $place }
        [no-number] { $id } har ingen rad för { $level }
        [no-route] { $id } lämnar { $some } lika, och ingen väg passar dem
        [end-of-text] { $id } lämnar { $some } lika, och texten tar slut
        [too-few] { $id } vill ha fler än { $level }
        [not-two] { $level } kommer till { $id }, som är för två
        [not-seeded] { $id } lämnar { $some } lika och säger inget mer
        [not-selected] { $id } lämnar några lika, av vilka inte alla kan väljas
        [not-chosen] { $id } utelämnar { $some }, och deras platser ska avgöras
       *[no-seeds] sedan kommer { $id }, och ingen är seedad
    }
check-gap-hint =
    { $gap ->
        [no-action] ge bestämmelsen ett verb: `rank`, `order`, `lots`, `play`, `decide` eller `go`
        [no-place] lägg till den plats som saknas i `by-place`
        [no-number] lägg till det antal som saknas i `by-number`
        [no-route] lägg till en väg i `then`
        [end-of-text] lägg till `then = "..."`: ett annat kriterium, lottning eller ett beslut
        [too-few] skicka färre någon annanstans med `by-number`
        [not-two] använd `by-number`, eller en rundturnering eller utslagning
        [not-seeded] avsluta seedningen med `lots = "seeding"`
        [not-selected] avsluta urvalet med `lots = "participants"`
        [not-chosen] lägg till `others = "..."` i `select`: bestämmelsen som ordnar dem, eller en med `share = true`
       *[no-seeds] lägg till `seeding = "..."` i `play`: bestämmelsen som ordnar de två
    }
check-gap-knowingly = { $id } lämnar en delad placering öppen, och filen säger varför: { $why }
check-gap-label = { $sizes } kan komma hit
check-circle-idle =
    { $count ->
        [1] { $clauses } leder tillbaka till sig själv, och inget nytt händer
       *[other] { $clauses } leder runt i en cirkel där inget nytt händer
    }
check-circle-idle-label = hit kommer man om och om igen
check-circle-idle-end = { $clauses } lämnar alla lika och leder tillbaka till { $first }
check-circle-idle-hint =
    { $count ->
        [1] låt den leda någon annanstans
       *[other] låt en av dem leda någon annanstans
    }
check-circle = { $clauses } upprepas så länge ingen skiljs ut
check-circle-label =
    { $about ->
        [yes] i snitt ungefär { $mean } partier om alla resultat är lika sannolika
       *[no] i snitt { $mean } partier om alla resultat är lika sannolika
    }
check-circle-no-last = ingen sista gång
check-circle-end =
    { $size ->
        [2] varje omgång lämnar båda lika
       *[other] varje omgång lämnar alla { $number } lika
    }
check-circle-hint = säg vad som händer efter ett antal omgångar, eller godta att det inte finns någon gräns
check-never =
    { $never ->
        [reached] ingen delad placering kommer någonsin till { $id }
        [clock] ingen omgång som spelas använder betänketiden i { $id }
        [route] ingen går någonsin från { $id } till { $to } den här vägen
        [number] { $to } lika kommer aldrig till { $id }
        [place] ingen delad placering om plats { $to } kommer någonsin till { $id }
       *[left-open] { $id } säger att en delad placering lämnas öppen, men ingen lämnas någonsin där
    }
check-never-label =
    { $never ->
        [reached] nås aldrig
        [clock] används aldrig
        [left-open] händer aldrig
       *[taken] tas aldrig
    }
check-never-example = hur många som helst lika, vilka resultaten och tolkningarna än är
check-never-hint =
    { $never ->
        [reached] låt en annan bestämmelse leda hit, eller gör den till `restates` eller `remind`
        [clock] låt en annan bestämmelse leda hit, eller gör den till `restates` eller `remind`
        [left-open] ta bort `leaves-open`
       *[taken] ta bort det, eller vidga villkoret
    }
check-cannot-separate =
    { $data ->
        [yes] { $id } kan inte skilja någon: alla här står redan lika på { $measure }
       *[no] { $id } kan inte skilja någon: en turnering av typen ”{ $kind }” har inga uppgifter för { $measure }
    }
check-cannot-separate-label = avgör inget här
check-cannot-separate-end = { $id } finner inget nytt
check-cannot-separate-hint = ta bort kriteriet, eller sätt det före det som gjorde dem lika
check-orders-nobody = { $id } står i en ordning men ordnar ingen
check-orders-nobody-label = varken kriterium eller lottning
check-orders-nobody-end = { $id } hoppas över
check-orders-nobody-hint = en ordning anger bestämmelser med `rank` eller `lots`
check-nothing-kept =
    { $kept ->
        [colours] { $id } behåller färgerna från en match som inte behöver ha spelats
       *[numbers] { $id } byter färgerna från en rundturnering som dessa inte behöver ha spelat
    }
check-nothing-kept-label =
    { $kept ->
        [colours] det kanske inte finns något att behålla: det lottas
       *[numbers] det kanske inte finns något att byta: det lottas
    }
check-nothing-kept-end = sedan kommer { $id }
check-nothing-kept-hint =
    { $kept ->
        [colours] säg hur vit bestäms: `white = "lots"`
       *[numbers] säg hur numren bestäms: `numbers = "by-change"` eller `"lots"`
    }
check-undefined =
    { $count ->
        [1] { $clauses } använder ett värde som inte behöver finnas
       *[other] { $clauses } använder värden som inte behöver finnas
    }
check-undefined-label = steget kanske inte avgör
check-undefined-hint = säg vad som då gäller: steget hoppas över, eller räknas som noll
check-unstated =
    { $what ->
        [separation] { $id } säger inte vad som följer när ett kriterium skiljer några av dem
        [forfeits] { $id } säger inte om ett walkoverparti räknas
        [games] { $id } anger inte sitt `games`
        [order] { $id } anger inte sitt `order`
       *[settles] { $id } säger inte om bara vinnaren eller varje plats avgörs
    }
check-unstated-label =
    { $what ->
        [separation] antaget: de som fortfarande står lika går till nästa kriterium
        [forfeits] antaget: ingen hade svart i ett walkoverparti
        [games] antaget: två partier
        [order] antaget: vit växlar efter varje parti
       *[settles] antaget: varje plats som nämns
    }
check-unstated-end =
    { $what ->
        [separation] de inbördes partierna sätter en först och lämnar två lika
        [forfeits] två står lika; en av dem fick en poäng med svart för att motståndaren inte kom
        [settles] tre delar förstaplatsen; den som förlorar särspelet kan bli trea eller dela andraplatsen
       *[come] två kommer till { $id }
    }
check-unstated-hint =
    { $what ->
        [separation] lägg till `after-separation = "continue"` eller `"restart"`
        [forfeits] lägg till `forfeits = "in-scores"` eller `"everywhere"` överst i filen
        [games] lägg till `games = 2`
        [order] lägg till `order = "1 2"`
       *[settles] lägg till `settles = "winner"` eller `"places"`
    }
check-severity-count =
    { $severity ->
        [error] { $count } fel
        [warning] { $count ->
                [1] { $count } varning
               *[other] { $count } varningar
            }
       *[note] { $count ->
                [1] { $count } anmärkning
               *[other] { $count } anmärkningar
            }
    }

## Standings of FIDE

check-head =
    { $competitors ->
        [teams] { $file }: { $count } lag, { check-rounds-played }, lista { $list } ({ $from })
       *[players] { $file }: { $count } spelare, { check-rounds-played }, lista { $list } ({ $from })
    }
check-rounds-played =
    { $rounds ->
        [one] { $rounds } rond
       *[other] { $rounds } ronder
    }
check-after-round = Efter rond { $round }
check-what =
    { $what ->
        [points] poäng
        [rank] plats
       *[code] { $code }
    }
check-is = publicerat { $published }, rätt är { $computed }
check-has-no-value = publicerat { $published }, har inget värde
check-nobody = publicerat { $published }, ingen har detta nummer
check-nothing = Inget har publicerats som kan jämföras.
check-all-agree =
    { $figures ->
        [one] Den enda uppgiften stämmer ({ $shown }).
       *[other] Alla { $shown } uppgifter stämmer.
    }
check-some-agree = { $right } av { $all } uppgifter stämmer.
check-points-given = { $points }, { $amount } tilldelat av domaren (299)
check-points-taken = { $points }, { $amount } fråntaget av domaren (299)
check-no-round = ingen rond
check-rounds = ronder { $rounds }
check-opponents = motståndare: { $values }
check-without-round = { $sum }, utan rond { $round } ({ $amount })
check-below = under { $name }: { $by }
check-above = över { $name }: { $by }
check-values = { $code } { $mine } mot { $theirs }
cli-standing-head =
    { $column ->
        [rank] Plats
        [number] Nr
       *[name] Namn
    }
standing-by = Efter { $codes } ({ $from }).
standing-list-from =
    { $source ->
        [recommended] den lista som FIDE rekommenderade till 2023; sedan dess rekommenderas ingen, och varken filen eller ett alternativ anger någon
        [by] angivet med --by
        [record] { $from } i filen
       *[other] { $from }
    }
standing-edition = FIDE C.07, utgåva { $year }: { $because }.
standing-other-edition = --edition 2023 tillämpar den tidigare utgåvan, för turneringar som började före den 1 mars 2026.
standing-among-tied = poäng mellan de som delar plats, och inom parentes den rang de ger
cli-opened-undefined = odefinierat
cli-opened-article = { $words }, artikel { $article }
cli-opened-arbiter = domarens beslut
cli-opened-no-opponent = ingen motståndare
cli-opened-unplayed = ospelat, { $article }
cli-opened-cut = struket
cli-check-beyond = En ställning efter rond { $round } har publicerats, men bara { $last } ronder är spelade: den jämförs inte.

## Around every page

page-skip = Till innehållet
page-pages = Sidor
page-events = Turneringar
page-regulations = Reglementen
page-people = Personer
page-log-in = Logga in
page-log-out = Logga ut
page-privacy = Integritet
page-language = Språk
page-show-in-language = Byt språk
page-all-events = Alla turneringar
page-problem-title =
    { $kind ->
        [damaged] Turneringen kan inte läsas
        [busy] Upptagen
        [not-found] Hittades inte
        [address] Adressen går inte att förstå
        [log-in] Logga in först
        [forbidden] Inte tillåtet
        [conflict] Någon hann före
        [moved] Inte längre det läge som sågs
        [method] Inte på det sättet
        [form] Inte i den formen
        [invalid] Det går inte att använda
        [large] För stort
        [often] För många försök
        [slow] För långsamt
        [database] Databasen svarar inte
        [full] Disken är full
       *[other] Något gick fel
    }
page-problem-advice =
    { $kind ->
        [damaged] Loggen eller filerna har ändrats utifrån. Inget är förlorat, och andra turneringar berörs inte.
        [busy] Inget ändrades och inget är förlorat. Sidan försöker själv igen om några sekunder; det som skickades med ett formulär måste skickas igen.
        [not-found] Listan över turneringar visar vad som finns; privata turneringar syns efter inloggning.
        [address] Rätta adressen.
        [forbidden] En administratör kan ge ett konto fler rättigheter.
        [conflict] Du har inte ändrat något. Gå tillbaka, se vad som står där nu och bestäm på nytt.
        [invalid] Inget ändrades. Gå tillbaka och rätta det.
        [slow] Inget ändrades. Skicka det igen över en bättre förbindelse.
        [full] Inget ändrades, och inget som har bekräftats är förlorat. Administratören måste göra plats på serverns disk; skicka sedan igen.
       *[database] Inget är förlorat. Vänta ett ögonblick, se efter om posten finns i loggen och försök annars igen.
    }
# Where the form still stands on the page.
page-problem-on-the-card =
    { $kind ->
        [log-in] Logga in igen i ett annat fönster, kom tillbaka och tryck en gång till: det som är skrivet här står kvar.
        [conflict] Du har inte ändrat något. Se vad som står där nu och bestäm på nytt.
       *[invalid] Inget ändrades. Rätta det och tryck en gång till.
    }
page-problem-number = Det har nummer { $number } i serverns logg.
page-file-cannot-be-used = { $name } går inte att använda:
page-session-over = logga in först: det finns ingen session, eller så har den gått ut
page-token-needed = här behövs en nyckel: det finns ingen, den är inte känd eller den har gått ut
page-event-moved = turneringen har gått vidare sedan det läge som `If-Match` anger
page-sent-too-large = det som skickades är för stort: högst { $megabytes } MB
page-file-exceeds-memory = att läsa filen kräver mer minne än servern tillåter ({ $megabytes } MB); skicka en fil med bara den här turneringen, eller be administratören höja `read-memory`
page-file-exceeds-time = att läsa filen tar längre tid än servern tillåter ({ $seconds } s); skicka en fil med bara den här turneringen, eller be administratören höja `read-seconds`
page-file-stops-reader = Tiebreak kan inte läsa filen; spara den i ett annat format, och skicka den till administratören så att felet kan rättas
page-wait-minutes =
    { $minutes ->
       *[other] för många försök: vänta { $minutes } minuter och försök igen
    }
page-wait-seconds =
    { $seconds ->
        [one] för många försök: vänta en sekund och försök igen
       *[other] för många försök: vänta { $seconds } sekunder och försök igen
    }
page-server-busy = servern är upptagen med vad andra har bett om
page-sent-too-slowly = det som skickades kom för långsamt och släpptes
page-record-broken = turneringens logg hänger inte ihop: { $why }
page-went-wrong = något gick fel i programmet; administratören hittar det i serverns logg
page-name-taken = ”{ $name }” är upptaget
page-record-moved = loggen har gått vidare: någon annan skrev först
page-disk-full = serverns disk är full: inget kan sparas förrän det finns plats igen
page-no-text = en text innehåller tecknet NUL, eller är ingen text
page-database-silent = databasen svarar inte: { $why }
page-rule-error = { $why }; välj ett annat reglemente eller rätta turneringens typ
page-no-page = det finns ingen sida på den här adressen
page-no-event = det finns ingen turnering med det här namnet
page-not-asked-so = adressen kan inte anropas på det här sättet
page-from-another-site = formuläret kom från en annan webbplats och avvisades ({ $words })
page-nul-sent = i det som skickades står tecknet NUL, som ingen text innehåller
page-not-an-arbiter = { $name } är inte domare i den här turneringen
page-only-reads = { $name } får se allt och ändra ingenting
page-for-administrators = det här är för administratörer

## Pages for everybody

page-lots-for =
    { $purpose ->
        [first-white] lottning om vit i parti 1
        [pairing-numbers] lottning av lottnummer
        [seeding] lottning av seedningen
        [participants] lottning om att få delta
        [coin-toss] slantsingling
       *[place] lottning om ordningen
    }
page-first-drawn =
    { $purpose ->
        [first-white] Den som dras först har vit.
        [pairing-numbers] Den som dras först blir nummer 1.
        [seeding] Den som dras först seedas högre.
        [participants]
            { $count ->
                [1] Den som dras först deltar.
               *[other] De { number-word } som dras först deltar.
            }
        [coin-toss] Den som dras först har vunnit slantsinglingen.
       *[place] Den som dras först placeras högre.
    }
page-mistakes =
    { $count ->
        [1] ett fel
       *[other] { $count } fel
    }
page-brief-within = { $place }: { $what }
page-brief-game = { $name } har vit
page-brief-bids = tidsbud på svart
page-brief-boards =
    { $form ->
        [one] en bricka spelas
        [segment] { $boards } spelas
       *[extra] { $boards } spelas
    }
page-brief-data = att ta reda på: { $what }
page-motto = Delad placeringar, avgjorda som reglementet säger.
page-front-about = { page-motto } Särspelet live, vad var och en behöver före sista ronden och varje steg med sin bestämmelse.
page-front-show-all = visa alla
page-front-sport =
    { $sport ->
        [bridge] bridge
       *[chess] schack
    }
page-front-filter =
    { $which ->
        [words] Titel, ort, spelare
        [sport] Sport
        [state] Läge
        [all] alla
       *[regulation] Reglemente
    }
page-front-find = Sök
page-front-new-event = Ny turnering
page-front-found =
    { $count ->
        [0] Inget hittat
        [1] En turnering hittad
       *[other] { $count } turneringar hittade
    }
page-front-nothing-fits = Ingen turnering passar.
page-front-nothing-fits-words = Ingen turnering passar ”{ $words }”.
page-front-empty = Det finns ingen turnering än.
page-front-log-in-to-bring = { $log-in } för att lägga in en, eller starta servern med --demo för att se riktiga turneringar.
page-front-texts = Alla, och dina egna
page-turn-list = Listans sidor
page-turn-before = Föregående
page-turn-after = Nästa
page-turn-here = sida { $here } av { $pages }
page-glance-not-read = Inte läst än
page-glance-not-finished = Inte avslutad
page-glance-go =
    { $to ->
        [board] Se tavlan
        [needs] Vad var och en behöver
       *[how] Så gick det till
    }
page-glance-rounds = { $played } av { $of } ronder
page-glance-bar = { $name }: först, ensam eller delat, i { $count } av { $of } utfall
page-legend =
    { $what ->
        [alone] ensam först
        [tied] delad etta
        [shared] delad
       *[out] ute
    }
page-event-heading =
    { $what ->
        [standing] Ställning
        [play-off] Särspel
        [how] Så gick det till
        [mind] Att tänka på
        [look-at] Att titta på
        [awards] Priser och titlar
        [prizes] Prispengar
        [tour-points] Tourpoäng
        [to-do] Att göra nu
       *[read-as] Tolkat som
    }
page-event-standing-is =
    { $state ->
        [settled] avgjord
       *[interim] delställning
    }
page-event-press-a-step = klicka på ett steg för dess tryckta text
page-event-fact =
    { $what ->
        [played] Spelas
        [event] Turnering
        [regulation] Reglemente
       *[record] Logg
    }
page-event-times-of = tider i { $zone }
page-event-record-head = { $entries }, huvud { $head }
page-event-record-fails = Loggen klarar inte kontroll V{ $check }, och inget kan läggas till: { $fault }.
page-event-first-no-tie = { $name } är etta; ingen delad placering behövde avgöras.
page-event-wins = { $name } vinner.
page-event-no-tie = Det finns ingen delad placering som reglementet avgör.
page-event-all-settled = Alla delade placeringar som reglementet avgör är avgjorda.
page-event-share-first = Avgjort genom ett avsteg från reglementet: { $names } delar förstaplatsen.
and-more-ending = och { $count } till.
page-event-departure = Avsteg från reglementet
page-event-departure-by = { $departure }, av { $by }: { $why }
page-event-reading-not = (inte { $instead })
page-event-nothing = Inget.
page-event-column =
    { $column ->
        [place] Plats
        [name] Namn
        [matches-won] Vunna matcher
        [last-match] Senaste match
        [number] Nummer
        [rating] Rating
       *[points] Poäng
    }
page-event-open = öppen
page-event-this = Den här turneringen
page-event-way =
    { $to ->
        [ruling] Resultat
        [console] Domarkonsol
        [what-if] Scenarier
        [boards] Brickor
        [regulation] Reglemente
        [board] Visning
        [overlay] Grafik
       *[protocol] Protokoll
    }
page-event-download = Ladda ner
page-event-file =
    { $file ->
        [record] Logg
        [event] Turneringsfil
        [regulation] Reglementsfil
        [protocol] Protokoll som PDF
        [standing] Ställning som PDF
       *[timeline] Tidslinje som bild
    }
page-event-participants =
    { $count ->
        [1] { $count } deltagare
       *[other] { $count } deltagare
    }
page-event-unreadable = Den här turneringen kan inte läsas: { $reason }.
page-event-changed-outside = Loggen eller filerna har ändrats utifrån. Inget kan läggas till; inget har gått förlorat.
page-event-record-kept = Loggen som den är sparad
page-cross-heading = Korstabell
page-cross-shaded = skuggat: med svart
page-cross-results = Allas resultat
page-cross-rounds = Ronder
page-cross-part = { $from } till { $to } av { $all }
page-cross-parts = Delar av ställningen
page-cross-with =
    { $colour ->
        [white] med vit
       *[black] med svart
    }
page-round-count =
    { $count ->
        [1] { $count } rond
       *[other] { $count } ronder
    }
page-round-parts = Delar av ronden
page-no-round = det finns ingen rond med det numret här
page-summary-in-our-words = (sammanfattning med våra ord)
page-turned-on =
    { $what ->
        [boards] På brickorna
       *[counted] Vad som räknades
    }
page-bridge-column =
    { $column ->
        [board] Bricka
        [north-south] Nord–syd
        [east-west] Öst–väst
        [sat] Satt
        [opponents] Motståndare
        [contract] Kontrakt
        [lead] Utspel
        [score] Resultat NS
        [ns] NS
        [ew] ÖV
       *[session] Session
    }
page-bridge-boards-of = Brickor för { $name }
page-bridge-count =
    { $count ->
        [1] { $count } bricka
       *[other] { $count } brickor
    }
page-bridge-who =
    { $who ->
        [pairs] Par
       *[teams] Lag
    }
page-bridge-board = Bricka { $number }
page-bridge-all = Alla brickor
page-bridge-board-by-board = bricka för bricka
page-bridge-traveller = Brickprotokollet
page-bridge-units = NS och ÖV: { $unit }.
page-bridge-units-datum = NS och ÖV: { $unit }, medel { $datum }.
page-bridge-against = Mot { $name }
page-no-board = det finns ingen bricka med det numret här
page-no-card = det finns inget kort med det numret här
page-no-boards = det finns inga brickor för turneringen: filen har inga
page-what-if-supposed = { $count } antagna
page-what-if-as-it-stands = verkligt
page-what-if-keeps = Den här adressen innehåller de antagna resultaten: skicka den vidare.
page-what-if-picture = Ladda ner som bild
page-what-if-last-hour = Tidslinje
page-what-if-last-hour-shows = Vem som ännu kunde bli etta på poäng, resultat för resultat, och när det var över
page-what-if-parts =
    { $of ->
        [games] Delar av partierna
       *[players] Delar av spelarna
    }
page-what-if-before =
    { $of ->
        [games] Föregående partier
       *[players] Föregående spelare
    }
page-what-if-after =
    { $of ->
        [games] Nästa partier
       *[players] Nästa spelare
    }
page-what-if-part = del { $part } av { $parts }
page-what-if-no-result = "{ $game }={ $result }" är inget resultat i ett öppet parti
page-what-if-outcomes = { $outcomes } utfall. { page-board-no-chances }
page-what-if-stopped = Alla hann inte undersökas: antalen är vad som hittats hittills, minst.
page-what-if-sampled = Stickprov.
page-what-if-who-first = Vem som kan bli etta
page-what-if-bar = ensam först i { $alone }, delad i { $tied } av { $of } utfall
page-what-if-tally =
    { $what ->
        [certain] säkert
        [alone] ensam
        [tied] delad
       *[out] ute
    }
page-what-if-about = omkring { $count } ± { $error }
page-what-if-cannot = Kan inte bli etta: { $names }.
page-what-if-cannot-more = Kan inte bli etta: { $names } och { $count } till.
page-what-if-two-games = Två partier avgör
page-what-if-several-names = flera namn: delad placering
page-what-if-matrix = Ett parti nedåt, det andra åt sidan: vem som blir etta.
page-what-if-in-sentences = I ord
page-what-if-places = Platser
page-what-if-more-players =
    { $count ->
        [1] och { $count } spelare till.
       *[other] och { $count } spelare till.
    }
page-what-if-first-places = De första { $shown } av { $all } platser.
page-vp-none = Det finns inga scenarier: { $why }.
page-vp-suppose = Prova resultat
page-vp-match = { $first } – { $second }, i IMP
page-vp-imps = vad varje sida vann i IMP, till exempel 45-23
page-vp-follows = Utfall
page-vp-needs = Vad varje lag behöver { vp-goal }
page-vp-in-vps = I VP
page-vp-last-match = i sista matchen
page-vp-table = Vad varje lag behöver i VP
page-vp-column =
    { $column ->
        [team] Lag
        [now] VP nu
        [against] Mot
        [sure] Säkert
        [level] I värsta fall lika
       *[possible] Möjligt
    }
page-vp-has-played = har spelat
page-vp-no-result = "{ $teams }={ $result }" är inget resultat i IMP i en match som återstår
page-regulations-about = Reglementen som programmet avgör delade placeringar efter: tryckta texter, bestämmelse för bestämmelse, var och en med vad som görs av den.
page-regulations-write = Skriv ett reglemente
page-regulations-written-here = Skrivna här
page-regulations-built-in = Inbyggda
page-regulations-one-version = version nr { $number }, { $by }, { $when }
page-regulations-draft = utkast: { $mistakes }
page-regulations-begin-lead = Det kontrolleras medan du skriver, sparas version för version och ses bara av dig, administratörer och dem du låter se det.
page-regulations-from-smallest = Från det minsta
page-regulations-from-built-in = Från ett som följer med programmet
page-regulations-event-title = Turneringens titel, med årtal
page-regulations-our-open = Vår Open 2027
event-type-label = Typ av turnering
page-regulations-kind-of =
    { $kind ->
        [round-robin] rundturnering
        [swiss] schweizer
       *[rapid-and-blitz] snabbschack och blixt
    }
page-regulations-settled = Vad som avgörs
page-regulations-settles =
    { $what ->
        [winner] bara vinnaren
       *[all] alla platser
    }
page-regulations-begins = Vad det börjar med
page-regulations-begins-with =
    { $what ->
        [play-off] ett särspel
        [criteria] kriterier, sedan lottning
       *[nothing] bara delade platser
    }
page-regulations-begin = Börja
page-regulation-summary = sammanfattning
page-regulation-this = Det här reglementet
page-regulation-way =
    { $to ->
        [own] Skriv ett eget utifrån detta
        [clauses] Bestämmelser
        [edit] Redigera
        [versions] Versioner
        [people] Vem som ser det
        [event] Ny turnering enligt detta
       *[file] Fil
    }
page-regulation-about = { $title }: den tryckta texten, bestämmelse för bestämmelse, vad programmet gör av var och en och vad kontrollen hittar.
page-regulation-text = Lydelse
page-regulation-state = { $id } · version { $number }, sparad av { $by } { $when } · privat tills en turnering öppnas enligt det
page-regulation-a-draft = Ett utkast.
page-regulation-to-mend =
    { $count ->
        [1] Ett fel att rätta innan en turnering kan öppnas enligt det.
       *[other] { $count } fel att rätta innan en turnering kan öppnas enligt det.
    }
page-regulation-usable = Nya turneringar tar version { $number }.
page-regulation-not-yet = Vad texten lämnar öppet är inte känt än: { $why }.
page-regulation-finding =
    { $severity ->
        [error] fel:
        [warning] varning:
       *[note] anmärkning:
    }
page-regulation-taken = (vald)
page-scenes-title = Grafik · { $event }
page-scenes-event = Turneringen
page-scenes-board = Tavlan
page-scenes-lead = En webbläsarkälla för en sändning: genomskinlig, lika stor som källan (1920 × 1080, 3840 × 2160), ändras av sig själv.
page-scenes-asked-for = URL-parametrar
page-scenes-empty = Inget att visa just nu: scenen är tom.
page-scenes-scene =
    { $scene ->
        [lower-third] Namnskylt
        [card] Kort
        [bracket] Slutspelsträd eller tabell
        [standing] Ställning
       *[needs] Vad någon behöver
    }
page-scenes-option =
    { $option ->
        [board] vilket bord, från 1, för lower-third och card; vilken utmanare, från 1, för needs
        [of] vems, med namn
        [scale] från 0.5 till 2 i steg om 0.05; 1 är lika stort som i förhandsvisningarna
        [colour] dubbellinjens färg, som sex hexadecimala siffror: 0a5a45
       *[lang] ett annat språk än turneringens: en, de, es, fr, nl, sv
    }
page-gallery = Galleri
page-gallery-lead = Tavlans alla lägen, med namn av alla längder. Turneringarna är påhittade.
page-gallery-names =
    { $names ->
        [latin] latinska
        [cyrillic] kyrilliska
        [chinese] kinesiska
       *[long] 40 bokstäver
    }
page-gallery-state =
    { $state ->
        [interim] Delställning
        [last-round] Sista ronden pågår
        [tie-of-four] Delad placering meddelad, fyra
        [tie-of-two] Delad placering meddelad, två
        [lots] Lottning
        [semi-finals] Partier i två semifinaler
        [between] Mellan partier
        [sudden-death] Plötslig död i en semifinal
        [rest] Vila
        [corrected] Rättat
        [final-lots] Lottning inför finalen
        [final] Finalen
        [decided] Avgjort
        [match] En match mellan två
        [round-robin] En rundturnering mellan tre
        [no-tie] Ingen delad placering
        [departed] Avsteg från reglementet
       *[damaged] Loggen skadad
    }
page-no-gallery-board = det finns ingen tavla med det namnet här
page-letters-missing = Några bokstäver saknas: servern har inget typsnitt för { $letters }.
page-no-pictures = det finns ingen bild här, eftersom programmet byggts utan bilder
page-no-pdf = det finns ingen PDF här, eftersom programmet byggts utan det
page-no-key = det finns ingen nyckel att signera med här
page-no-play-off-game = det finns inget spelat särspelsparti här
page-no-timeline = det finns inget resultat från turneringen i loggen här
page-privacy-lead = Vilka personuppgifter servern sparar, varför, hur länge och vem som ser dem. Personuppgiftsansvarig är den som driver servern; vänd dig dit för att utöva dina rättigheter.
page-privacy-column =
    { $column ->
        [what] Vad
        [why] Varför
        [how-long] Hur länge
       *[who] Vem som ser det
    }
page-privacy-what =
    { $data ->
        [players] Spelare, par och lag: namn, förbund, rating, titel, resultat, så som turneringsfilen anger dem
        [entries] Domarnas anteckningar: kontonamn, vad som fördes in, skälet, tiden; namn på vittnen och på den som avgjorde, där de fördes in
        [accounts] Konton: namn, roll, ledda turneringar, en hash av lösenordet (Argon2id), hemligheten för engångskoder där de är inställda, hashar av återställningskoder
        [sessions] Sessioner och nycklar: en hash av hemligheten, adress och webbläsare vid inloggning, tid för inloggning och senaste användning; för en nyckel dess benämning och adressen för senaste användning
        [attempts] Inloggningsförsök: en hash av det skrivna namnet, adressen, hur många
        [files] Filer som håller på att läggas in
        [log] Serverns logg: tid, begärans nummer, sida, status. En misslyckad inloggning med kontots namn och adressen
       *[removed] Borttagna turneringar: titel, vem som tog bort den, när, hur många anteckningar, den sistas hash. Borttagna konton: namnet och vad som visas i stället, där det valdes
    }
page-privacy-why =
    { $data ->
        [players] För att avgöra och publicera utgången av turneringen som de deltog i (arrangörens berättigade intresse, art. 6.1 f GDPR)
        [entries] Så att varje beslut kan spåras till den som fattade det (berättigat intresse; fastställande och försvar av rättsliga anspråk, art. 17.3 e)
        [accounts] För att släppa in dem som får skriva, och ingen annan (art. 6.1 b eller f)
        [sessions] För att visa var man är inloggad, och kunna avsluta det (säkerhet, art. 6.1 f, art. 32)
        [attempts] För att hindra gissning av lösenord (säkerhet)
        [files] För att inget ska skrivas två gånger mellan två steg
        [log] För att hitta fel och angrepp (säkerhet)
       *[removed] För att inget ska försvinna spårlöst och ett ersatt namn förblir ersatt
    }
page-privacy-how-long =
    { $data ->
        [players] Tills turneringen tas bort. Loggar är bevis och sparas oförändrade till dess
        [entries] Med turneringen. En anteckning kan inte ändras eller tas bort för sig
        [accounts] Tills en administratör tar bort kontot
        [sessions] En session fjorton timmar; en nyckel tills den tas tillbaka. Båda upphör med kontot och när lösenordet återställs
        [attempts] En kvart, tas sedan bort
        [files] Tills de lagts in, högst ett dygn, fem per konto
        [log] Programmet sparar ingen logg: det lämnar rader till systemet, vars administratör bestämmer hur länge (se handboken; en vecka räcker)
       *[removed] Så länge servern finns
    }
page-privacy-who =
    { $data ->
        [players] Alla medan turneringen är offentlig; den som har konto medan den är privat; de som leder den och administratörer medan den är offline
        [entries] Som turneringen
        [accounts] Administratörer ser namn, roll och turneringar. Ingen ser lösenord eller hemligheter
        [account] Kontot självt
        [nobody] Ingen; programmet räknar
        [machine] Den som sköter maskinen
       *[administrators] Administratörer
    }
page-privacy-heading =
    { $about ->
        [where] Var
        [cookies] Kakor
       *[rights] Dina rättigheter
    }
page-privacy-where = I en databas, SQLite eller PostgreSQL, på maskinen eller i den tjänst som den som driver servern har valt. Inget skickas till någon annan: ingen sida hämtar något från en annan webbplats, och ingen räknas eller följs. En webhook eller ett program med en nyckel får det som den som ställde in det bad om.
page-privacy-cookies = En, { $session }, som sätts vid inloggning och behövs för den; { $half } i fem minuter medan en engångskod efterfrågas. Ingen för den som bara tittar.
page-privacy-language-cookie = Den som väljer språk längst ner på en sida får { $language }, som sparar valet och inget annat, i ett år. Den gör det som begärts och skiljer inte ut någon, så inget samtycke behövs.
page-privacy-right =
    { $right ->
        [access] Tillgång och dataportabilitet
        [rectification] Rättelse
        [restriction] Begränsning och invändning
        [erasure] Radering
       *[copies] Kopior
    }
page-privacy-right-means =
    { $right ->
        [access] Turneringsfil, logg och protokoll kan laddas ner på turneringens sida, i öppna format.
        [rectification] En domare i turneringen rättar ett svar eller ändrar turneringsfilen; den tidigare texten står kvar i loggen bredvid rättelsen, märkt som att den inte längre gäller.
        [restriction] Turneringen kan genast göras privat eller tas offline, av den som lade in den eller en administratör (konsolen, Mer).
        [erasure] Turneringen kan tas bort helt med sin logg; ett konto kan tas bort och dess namn ersättas med andra ord på varje sida och utskrift därefter. I en logg som sparas, och i dess nedladdningar, står namnet kvar: varje rad är bunden till den föregående genom sin hash, och att ändra en skulle göra beviset ogiltigt.
       *[copies] Säkerhetskopior och filer som någon har laddat ner är utom räckhåll för servern; den som har dem ansvarar för dem.
    }
page-privacy-no-advice = Det här är fakta om programmet, i ord som en jurist kan använda. Det är ingen juridisk rådgivning; den som driver servern lägger till vem det är och hur man når dem.
card-front-clauses = Varje steg anger sin bestämmelse. Det som inte kan avgöras sägs.
card-front-sports = Schack och bridge
flow-of = Gången i { $title }
flow-first-play =
    { $count ->
       *[other] de { $count } första spelar
    }
flow-match-of =
    { $games ->
       *[other] match över { $games }
    }
flow-verb =
    { $what ->
        [none] gäller
        [go] vidare
        [by-number] efter antal
        [by-place] efter plats
        [order] kriterier i ordning
        [lots] lottning
        [decide] ett beslut
        [share] delad
        [until-won] partier tills någon vinner
        [round-robin] rundturnering
        [knock-out] utslagning
        [ladder] stege
        [armageddon] Armageddon
       *[board] en bricka
    }

## The console

page-console-title = Konsol: { $event }
page-console-disk-full = Serverns disk är full: inget kan föras in förrän det finns plats. Det som har bekräftats finns kvar.
page-console-secluded = Turneringen är { $audience }: alla ser den inte.
page-console-so-far = Särspelet hittills
page-console-what-to-show = Vad som visas
page-console-tab =
    { $tab ->
        [tie] Särspelet
        [why] Varför
        [log] Logg
        [mind] Att tänka på
       *[more] Mer
    }
page-console-entered-last = Senaste anteckningar
page-console-print = Skriv ut
page-console-slips = Resultatlappar för öppna partier
page-console-slips-pdf = Resultatlappar som PDF
page-console-protocol = Protokoll
page-console-protocol-pdf = Protokoll som PDF
page-console-pgn = Särspelet som PGN
page-console-unusual = Undantag
page-console-remove = Ta bort turneringen
page-console-keys = Tangenter
page-console-key =
    { $key ->
        [white] vit vinner
        [draw] remi
        [black] svart vinner
        [next] nästa bord
        [take] tar sändningens första resultat, eller det inramade
        [leave] låter det vara
        [all] tar alla i turneringen
        [keys] de här tangenterna
       *[close] stänger rutan
    }
page-console-keys-where = På det inramade bordet, eller på det enda. Samma tangent inom en sekund för inte in något, och inte heller ett bord som just har dykt upp.
page-console-close = Stäng
page-console-back = Tillbaka till konsolen
page-console-reason = Skäl
page-console-set = Spara
# What the script says. Where it puts its own words stands $what.
page-console-said-seed = startvärde ”{ $what }”
page-console-said-answer = svar
page-console-lost = Förbindelsen är bruten.
page-console-lost-look = Se i loggen när den är tillbaka, och tryck igen om det inte står där.
page-console-waiting = Väntar på förbindelsen: { $what }.
page-console-waiting-sent = Det skickas så snart förbindelsen är tillbaka, om ingen hinner före.
page-console-do-not-send = Skicka inte
page-console-not-written = Inte infört: { $what }.
page-console-unreadable = serverns svar går inte att läsa.
page-console-just-appeared = Bordet har just dykt upp: tryck igen.
page-console-same-key = Samma tangent inom en sekund för inte in något.
page-now = Nu
page-now-tab = Tabb väljer bord;
page-now-key =
    { $key ->
        [white] vit vinner
        [draw] remi
       *[black] svart vinner
    }
page-now-more-follow =
    { $count ->
        [one] En fråga till följer när de här är besvarade.
       *[other] { $count } frågor till följer när de här är besvarade.
    }
page-now-enter-result-of = För in resultatet: { $game }.
page-now-enter-result = För in resultatet.
page-now-enter-results-of = För in resultaten: { $game }.
page-now-enter-results = För in resultaten när partierna slutar.
page-now-draw = Gör lottningarna.
page-now-enter-and-draw = För in resultaten och gör lottningarna.
page-now-answer = Besvara de öppna frågorna: { number-word }.
page-now-not-finished = Turneringen är inte slut.
page-now-wins = { $winner } vinner.
everything-settled = Allt är avgjort.
page-now-left-open = Texten lämnar en delad placering öppen.
page-now-nothing-yet = Ännu är inget att spela eller lotta.
page-now-nothing-left = Inget återstår att göra: skriv ut protokollet och låt det undertecknas.
page-now-nothing-can-be-answered = Inget kan besvaras.
page-question-game-before = parti { $number }: { $result }
page-question-won = { $name } vann
page-accept = Godta
page-question-draw-wins =
    { $colour ->
        [white] Vid remi vinner vit.
       *[black] Vid remi vinner svart.
    }
page-question-chose = { $name } valde:
page-question-bid-of = Bud från { $name }
page-question-note-bids = Anteckna buden
page-question-places-after-play = Platser efter spelet; lika tal där det fortfarande står lika
page-question-key-into-clock = Att ställa in på klockan
page-question-increment-from = Tillägg eller fördröjning räknas från drag { $number }.
page-question-result = Resultat
page-question-forfeit = Walkover
page-question-forfeits =
    { $who ->
        [white] Vit vinner på walkover
        [black] Svart vinner på walkover
       *[both] Båda förlorar på walkover
    }
page-question-seed = Startvärde: till exempel tärningar kastade inför publik
page-question-draw-lots = Lotta
page-question-by-hand = Lottat för hand
page-question-first-drawn = Först dragen
page-question-order-drawn = Den lottade ordningen, från 1
page-question-witness = Vittne
page-question-enter-draw = För in lottningen
page-question-secrets = Ur flera parters hemligheter, eller en offentlig källa
page-question-secrets-explained = När ingen ska hålla i tärningarna: varje part utlovar SHA-256 av en hemlighet, sedan avslöjas alla på en gång. När något väl är utlovat eller angivet avgör inget annat.
page-question-secret-of = Hemlighet från { $party }
page-question-what-came = Vad som kom: { $source }
page-question-reveal = Avslöja och lotta
page-question-promise =
    { $which ->
        [first] Utlova en hemlighet
       *[another] Ett löfte till
    }
page-question-party = Part
page-question-hash = Hemlighetens SHA-256
page-question-hash-made = Gjord av parten själv:
page-question-note-promise = Anteckna löftet
page-question-source = Ange en offentlig källa
page-question-source-what = Vad som ska avgöra
page-question-source-name = Ange
page-question-enter = För in
page-question-who-decided = Vem som beslutade ({ $who }, eller en ställföreträdare)
page-question-decided = Vad som beslutades
page-question-go-on-with = Vidare med { $clause }
page-question-go-on = Fortsätt
page-question-other-means = På annat sätt, kommer senare
page-question-places = Platser enligt beslutet; lika tal delar plats
page-question-places-otherwise = Eller avgjort på annat sätt: platserna; lika tal delar plats
page-correction-title = Rätta en anteckning
page-correction-line = Rätta rad { $line }
page-correction-answer = { $place }: { $answer }.
page-correction-answer-by = { $place }: { $answer }, infört av { $name }.
page-correction-draw = { $place }: lottningen som utlovades. Återtagen med ett skäl, som står på allt som skrivs ut, kan den göras på annat sätt.
page-correction-departure = Avsteg från reglementet, delad placering: { $tie }.
page-correction-should-be = Rätt värde
page-correction-not-asked = Frågan ställs inte längre; svaret räknas inte längre.
page-correction-take-back = Ta bort anteckningen
page-correction-open-again = Det som avgjordes är öppet igen. Inget ändras innan du har sett vad som följer.
page-correction-drawn-again = I stället: lottas om
page-correction-drawn-then = Lottningen görs när skälet har förts in. Den som kunde titta först kunde pröva startvärden tills något passar.
page-correction-instead = I stället: { $answer }
page-correction-instead-nothing = I stället: inget, återtaget
page-correction-correct-it = Rätta
page-correction-before = Före
page-correction-after = Efter
page-correction-falls-away = Gäller inte längre
page-correction-of-question = { $place }: { $answer }
page-correction-opens = Ska besvaras igen
page-correction-open = öppet
page-unusual-amend = Ändra turneringsfilen
page-unusual-depart = Frångå reglementet
page-unusual-places = Platser, delad placering ({ $tie }); lika tal delar plats
page-unusual-who-decides = Vem som beslutar
page-unusual-enter-departure = Spara undantaget
page-unusual-departure-marked = Det anges på allt som visas eller skrivs ut från och med nu.
page-unusual-leaves = Någon lämnar särspelet
page-unusual-who-leaves = Vem som lämnar
page-save = Spara
page-unusual-leaving = En påbörjad omgång avslutas med walkover; en som inte har börjat spelas utan dem.
page-unusual-add-note = Lägg till en notering
page-unusual-note = Notering
page-add = Lägg till
page-log-title = Logg: { $event }
page-log-heading = Logg
page-log-empty = Inget har förts in än.
page-log-older =
    { $count ->
        [one] { $count } äldre anteckning
       *[other] { $count } äldre anteckningar
    }
page-log-head = Loggens fingeravtryck:
page-log-correct = Rätta
page-log-draw = Lottningen
page-log-draw-again = För att lotta om, för varje namn: { $command }; lägst först.
page-toast-written = Infört: { $what }.
page-toast-withdrawn = { $place } återtaget
page-toast-departure-withdrawn = avsteget från reglementet återtaget
page-toast-amended = turneringsfilen ändrad
page-toast-written-at = Infört { $time }: { $what }.
page-undo = Ångra
page-resting = Vila
page-resting-may-start = Får börja { $time }
page-resting-until =
    { $count ->
        [1] { $names } vilar till { $time }
       *[other] { $names } vilar till { $time }
    }
page-resting-over = får börja nu
page-resting-correct = Rätta vilan
page-resting-minutes-from-now = Minuter från nu; 0 avslutar den
page-resting-correct-it = Rätta
page-resting-grant = Ge vila
page-resting-minutes = Minuter
page-resting-for-whom = För; ingen ikryssad betyder alla
page-resting-grant-it = Ge
page-resting-ends = Den slutar när de som vilar spelar.
page-amend-explained = Rätta det som är fel: en rating, en tid, ett resultat i turneringen. Inget förs in innan du har sett vad som följer.
page-amend-file = Turneringsfilen
page-amend-show = Förhandsgranska
page-amend-changed = Ändrat
page-amend-follows = Utfall
page-amend-kept = Alla svar som räknas finns kvar.
page-amend-it = Spara ändringarna
page-amend-other-regulation = en ändring kan inte byta reglemente: lägg in turneringen på nytt, under det andra
page-removal-title = Ta bort { $event }
page-removal-goes =
    { $entries ->
        [1] Turneringen försvinner för alla, med sin logg på { $entries } anteckning. Härifrån kan den inte hämtas tillbaka.
       *[other] Turneringen försvinner för alla, med sin logg på { $entries } anteckningar. Härifrån kan den inte hämtas tillbaka.
    }
page-removal-keep-first = Spara först: { $files }.
page-removal-file =
    { $file ->
        [record] logg
        [event] turneringsfil
        [regulation] reglemente
        [protocol] protokoll för utskrift
       *[lines] loggens rader
    }
page-removal-stays = Det som finns kvar här: att du tog bort den, när, och loggens fingeravtryck, { $head }.
page-removal-type = Skriv { $name } för att gå vidare
page-removal-remove = Ta bort turneringen
page-cancel = Avbryt
page-removal-not-typed = Inget togs bort: det som skrevs är inte { $name }.
page-removal-grown = loggen har vuxit sedan sidan laddades, så inget togs bort
page-removal-not-yours = bara den som lade in turneringen eller en administratör tar bort den
page-removal-removed = Borttagna
page-removal-trace =
    { $entries ->
        [one] borttagen av { $who }, { $when }; { $entries } anteckning, fingeravtryck { $head }
       *[other] borttagen av { $who }, { $when }; { $entries } anteckningar, fingeravtryck { $head }
    }
page-removal-before-them =
    { $count ->
        [one] och { $count } före dem; alla finns i varje säkerhetskopia
       *[other] och { $count } före dem; alla finns i varje säkerhetskopia
    }
page-damaged-ways = Så som den är sparad: { $files }.
page-audience =
    { $audience ->
        [public] offentlig
        [private] privat
       *[offline] offline
    }
page-audience-who = Synlighet
page-audience-means =
    { $audience ->
        [public] Offentlig: alla ser den, även tavlor och nedladdningar
        [private] Privat: den som har ett konto här
       *[offline] Offline: de som leder den, och administratörer
    }
page-audience-not-yours = bara den som lade in turneringen eller en administratör bestämmer vem som ser den
page-audience-unknown = ”{ $word }” är inte public, private eller offline
page-embedding = Tavlan på andra webbplatser
page-embedding-sites = Webbplatser som får visa tavlan i en ram och läsa flödet, en per rad, som adress utan sökväg
page-embedding-none = Ingen där inget anges. På deras sidor:
page-embedding-too-many = { $count } webbplatser anges: högst { $most } är möjliga
page-embedding-no-site = ”{ $text }” är ingen webbplats: väntat: https://example.org
page-embedding-refused = { $site } får inte visa den här tavlan än
page-embedding-allow = Tillåt det så här: öppna turneringens konsol, välj ”Mer” och lägg till { $site } under ”Tavlan på andra webbplatser”.
page-embedding-open = Öppna tavlan
page-hall-language = Visningsspråk
page-hall-language-shown = Tavla och overlay visas på
page-hall-language-else = Den som lägger till { $query } i adressen ser dem på ett annat språk.
page-hall-language-unknown = ”{ $code }” är inget språk för en tavla: väntat: { $known }
page-broadcast-from = Från sändningen
page-broadcast-looked = { $host }, avläst { $time }
page-broadcast-misfits = Det som inte stämmer: { $count }
page-broadcast-nothing = Det finns inga förslag.
page-broadcast-running = Pågår: { $count }
page-broadcast-move = { $game }, drag { $number }
page-broadcast-change = Ändra loggen
page-broadcast-leave = Ignorera
page-broadcast-take-all =
    { $count ->
       *[other] Ta alla { $count } i turneringen
    }
page-broadcast-nobody = Ingen i turneringen
page-broadcast = Sändning
page-broadcast-none = Servern följer inga sändningar: { $option } anger vilka servrar den får fråga. { $command } följer en från din egen dator.
page-broadcast-address = Partiernas adress, som PGN
page-broadcast-follow = Följ
page-broadcast-hosts = Från { $hosts }. Inget förs in om inte någon tar det.
page-broadcast-stop = Sluta följa
page-broadcast-neither = ”{ $word }” är varken take eller leave
page-broadcast-nothing-chosen = det saknas vad som tas eller lämnas
page-broadcast-no-longer = sändningen föreslår inte detta längre: det står redan i loggen, eller så säger den något annat nu
page-broadcast-not-allowed = servern följer inga sändningar: `serve --follow-hosts` anger vilka servrar den får fråga
page-broadcast-cannot-be-followed = ”{ $url }” kan inte följas: { $why }
page-broadcast-no-address = ”{ $url }” är ingen adress
page-broadcast-too-many =
    { $count ->
       *[other] { $count } turneringar följs redan; sluta först följa en av dem
    }
page-broadcast-at-once = någon annan svarar om sändningen samtidigt
page-broadcast-not-followed = turneringen följer ingen sändning
page-missing =
    { $what ->
        [question] frågan saknas
        [who-decided] det saknas vem som beslutade
        [who-decides] det saknas vem som beslutar
        [tie] den delade platsen saknas
        [reason] skälet saknas
        [head] loggens fingeravtryck saknas
        [who-leaves] det saknas vem som lämnar
        [minutes] antalet minuter saknas
        [party] parten saknas
        [hash] hemlighetens hash saknas
        [source] källan saknas
        [note] noteringen saknas
        [line] raden saknas
        [address] adressen saknas
        [what-to-do] det saknas vad som ska göras
        [spelling] stavningen saknas
       *[who-is-meant] det saknas vem som menas
    }
page-missing-place = platsen för { $name } saknas
page-no-place = ”{ $word }” är ingen plats för { $name }: väntat: 1 till { $count }
page-no-promise = ingen har utlovat en hemlighet
page-no-seed = det finns inget startvärde att lotta med
page-no-such-tie = den delade placeringen finns inte längre: { $tie }
page-no-rest = ”{ $word }” är ingen vila: väntat: 1 till 240 minuter, eller 0 för att avsluta en
page-takes-no-part = ”{ $name }” deltar inte i turneringen
page-question-changed = frågan har ändrats sedan sidan laddades: andra spelare eller andra färger
page-answered-already = { $question } är redan besvarad: { $answer }
page-answered-already-by = { $question } är redan besvarad av { $name }: { $answer }
page-no-open-question = det finns ingen öppen fråga { $question } här
page-no-open-lots = det finns ingen öppen lottning { $question } här
page-record-grown = loggen har vuxit sedan sidan laddades, och vad som följer kan ha ändrats
page-too-late-to-take-back = det här kan inte längre återtas genast: tio sekunder har gått, eller så har det ändrats; rätta det i loggen
page-correction-needs-reason = en rättelse kräver ett skäl: det står kvar i loggen bredvid det som rättas
page-correction-decides-nothing = den här anteckningen avgör inget och kan inte rättas; lägg till en notering i stället
page-correction-no-line = loggen har ingen rad { $line } här
page-correction-counts-no-longer = svaret räknas inte längre: frågan ställs inte längre

## Accounts, people, files that come in

page-account = Konto
page-account-name = Namn
page-account-password = Lösenord
page-account-do-not-fit = Namn och lösenord hör inte ihop.
page-account-one-time-code = Engångskod
page-account-code-asked = Lösenordet stämmer. Nu koden som din autentiseringsapp visar, eller en av dina återställningskoder.
page-account-code = Kod
page-account-code-wrong = Koden stämmer inte eller har redan använts.
page-account-no-invitation = här finns ingen inbjudan: länken har använts eller gått ut
page-account-set-up-administrator = Skapa administratören
page-account-set-your-password = Välj ditt lösenord
page-account-link-works-once = Länken fungerar en gång. Ditt namn kommer att stå vid varje post du skriver.
page-account-set-up-again = Om kontot redan finns loggas det ut överallt, dess nycklar upphör och engångskoder måste ställas in på nytt.
page-account-at-least = Minst { $count } tecken.
page-account-same-again = Upprepa lösenordet
page-account-set-the-password = Spara lösenordet
page-account-passwords-differ = de två lösenorden skiljer sig åt
page-account-name-refused = ett namn har 1 till 100 utskrivbara tecken
page-account-password-short =
    { $length ->
       *[other] lösenordet har { $length } tecken; minst { $shortest } behövs
    }
page-account-password-long = lösenordet är längre än { $longest } tecken
page-account-role =
    { $role ->
        [administrator] administratör
        [arbiter] domare
       *[reader] läsare
    }
page-account-password-changed = Lösenordet är ändrat, och alla andra sessioner är avslutade.
page-account-tokens = Nycklar för program
page-account-tokens-explained = Ett program som skickar en nyckel får göra det du får göra, så långt nyckeln medger. Gränssnittet beskrivs i { $file }.
page-account-new-token = Den nya nyckeln, som bara visas nu: { $token }
page-account-token-for = Vad den är till för
page-account-token-may = Vad den får göra
page-account-token-days = Efter hur många dagar den upphör
page-account-token-never = aldrig
page-account-token-event = Bara för turneringen
page-account-token-all = alla dina
page-account-make-token = Skapa en nyckel
page-account-scope =
    { $scope ->
        [read] läsa
        [answer] läsa och skriva i loggarar
       *[manage] allt som du får göra
    }
page-account-only-for = bara för { $event }
page-account-since = sedan { $when }
page-account-until = till { $when }
page-account-last-used-from = senast använd { $when } från { $address }
page-account-never-used = aldrig använd
page-account-take-back = Återkalla
page-account-sessions = Var du är inloggad
page-account-more-sessions =
    { $count ->
        [one] och en som användes tidigare
       *[other] och { $count } som användes tidigare
    }
page-account-end-others = Logga ut andra enheter
page-account-browser = En webbläsare
page-account-browser-on = { $browser } på { $system }
page-account-this-one = den här
page-account-session-since = sedan { $when } från { $address }
page-account-last-used = senast använd { $when }
page-account-begun-before = påbörjad innan detta sparades
page-account-password-now = Nuvarande lösenord
page-account-new-password = Nytt lösenord
page-account-tokens-too = Dra även tillbaka alla nycklar
page-account-change-password = Ändra lösenordet
page-account-others-end = Alla andra sessioner avslutas.
page-account-no-such-scope = ”{ $word }” är inget som en nyckel kan användas till
page-account-days-refused = en nyckel upphör efter 1 till 3 650 dagar
page-account-no-event = det finns ingen turnering ”{ $event }” här
page-account-most-tokens = ett konto har högst { $most } nycklar: dra tillbaka en först
page-account-password-now-wrong = Det nuvarande lösenordet stämmer inte.
page-account-one-time-codes = Engångskoder
page-account-codes-left =
    { $left ->
       *[other] Efter lösenordet frågas efter en kod. { $left } av { $all } återställningskoder återstår.
    }
page-account-ask-no-more = Fråga inte efter kod längre
page-account-codes-explained = Med en autentiseringsapp i telefonen frågas efter en kod efter lösenordet, så att lösenordet ensamt inte släpper in någon.
page-account-set-up-codes = Ställ in engångskoder
page-account-codes-there = engångskoder är redan inställda: avsluta dem först
page-account-password-wrong = Lösenordet stämmer inte.
page-account-read-secret = Läs av det här med en autentiseringsapp, eller skriv in hemligheten i den.
page-account-qr-code = QR-kod för hemligheten
page-account-secret = Hemlighet: { $secret }
page-account-code-shown = Koden som den visar
page-account-confirm = Bekräfta
page-account-code-not-now = Det är inte koden just nu. Går telefonens klocka rätt?
page-account-recovery-codes = Återställningskoder
page-account-recovery-explained = Engångskoder är inställda. Utan autentiseringsappen släpper var och en av dessa in dig en gång. Skriv ut dem eller spara dem där telefonen inte är; de visas bara nu.
page-account-codes-kept = Jag har sparat dem
page-people-link = Skicka länken till personen; den fungerar en gång, inom en vecka, och tidigare länkar för namnet har upphört: { $link }
page-people-find = Sök
page-people-invite = Bjud in någon
page-people-role = Roll
page-people-role-means =
    { $role ->
        [arbiter] domare: lägger in turneringar, leder de tilldelade
        [reader] läsare: ser alla konsoler, ändrar ingenting
       *[administrator] administratör: allt
    }
page-people-make-link = Skapa en länk
page-people-known-name = Om namnet redan finns anger länken ett nytt lösenord och rollen, och avslutar sessioner, nycklar och engångskoder.
page-people-conducts =
    { $count ->
        [one] Leder { $count } turnering
       *[other] Leder { $count } turneringar
    }
page-remove = Ta bort
page-people-no-longer-event = Ta bort { $event }
page-people-more-events = och { $count } till
page-people-event-address = Turnering, så som den står i sin adress
page-people-remove = Ta bort
page-people-removal = Sessioner, nycklar och inbjudningar upphör genast. Poster står kvar i loggarna, som inte kan ändras.
page-people-other-words = Ersätt namnet med
page-people-remove-name = Ta bort { $name }
page-people-no-account-or-event = det finns inget sådant konto eller sådan turnering här
page-people-no-account = det finns inget sådant konto här
page-people-not-oneself = ingen kan ta bort det konto som han eller hon är inloggad med
page-incoming-step = Steg { $step } av 2
page-incoming-new-event = Ny turnering
page-incoming-from-file = Från en fil
page-incoming-event-file = Turneringsfil (TOML eller JSON), TRF, PGN, CSV, XLSX, ODS, USEBIO eller PBN, packad eller inte
page-incoming-or-pasted = Eller inklistrad
page-incoming-paste = En korstabell från ett kalkylblad eller en webbsida, eller texten i någon av dessa filer
page-incoming-title-without = Titel, om texten saknar en
page-incoming-or-grid = Eller { $grid }.
page-incoming-or-grid-link = skriv in spelare och resultat i ett rutnät
page-incoming-own-regulation = En egen reglementsfil
page-incoming-or-write = Eller { $write }, kontrollerat medan du skriver.
page-incoming-or-write-link = skriv ett här
page-incoming-regulation-file = Reglementsfil
page-incoming-read = Fortsätt
page-incoming-nothing-decided = Inget är bestämt än: härnäst kommer vad filen innehåller, och valet av reglemente, tolkningar och tidszon.
page-incoming-pasted-event = Inklistrad turnering
page-incoming-neither = det finns varken en fil eller en inklistrad text
page-incoming-not-utf-8 = { $name } är inte UTF-8: spara den som UTF-8
page-incoming-not-a-regulation = { $name } är inget reglemente ({ $what })
page-incoming-too-many-fields = formuläret har fler fält än sidan skickar
page-incoming-text-not-utf-8 = texten är inte UTF-8
page-incoming-form-unread = formuläret kan inte läsas: { $why }
page-incoming-no-upload = den uppladdade filen finns inte längre här: lägg in den igen
page-incoming-no-such-event = ”{ $which }” är ingen turnering i filen
page-incoming-refused =
    { $what ->
        [kind] ”{ $text }” är ingen turneringstyp
        [scoring] ”{ $text }” är inget sätt att räkna par
        [cycles] ”{ $text }” är inget antal varv
        [rounds] ”{ $text }” är inget antal ronder
       *[encoding] ”{ $text }” är ingen teckenkodning
    }
page-incoming-no-time-zone = ”{ $name }” är ingen tidszon: ett namn ur IANA-databasen väntades, till exempel Europe/Amsterdam
page-incoming-other-time-zone = ”{ $name }” är ingen tidszon: menar du { $near }?
page-incoming-names-no-regulation = filen anger inget reglemente: välj ett nedan
page-incoming-unknown-regulation = det finns inget inbyggt reglemente ”{ $regulation }”: välj ett av { $known }, eller lägg till reglementets egen fil
page-incoming-still-undecided = något återstår att bestämma nedan
page-grid-new = Ny rundturnering
page-grid-players = Spelare
page-grid-empty = Tomt rutnät av den här storleken
page-grid-marked =
    { $count ->
       *[other] { $count } fält att se över, markerade nedan.
    }
page-grid-title = Titel
page-grid-explained = Spelarna i ordning efter sina lottnummer. I rutorna 1, 5 eller ½, 0, sett från raden; tomma så länge det inte har spelats. En av ett partis två rutor räcker. Ronder och färger följer Bergertabellen; där en färg var en annan, lägg till w (vit) eller b (svart): 1b.
page-grid-next = Härnäst kommer valet av reglemente, tolkningar och tidszon.
page-number = Nummer
page-grid-rating = Rating
page-grid-name-of = Namn på spelare { $number }
page-grid-rating-of = Rating för spelare { $number }
page-grid-against = { $row } mot { $column }
page-grid-no-title = turneringen behöver en titel
page-grid-no-name = ett namn saknas
page-grid-no-rating = ”{ $typed }” är ingen rating
name-twice = två deltagare heter ”{ $name }”
page-grid-does-not-fit = stämmer inte med rutan mitt emot
page-grid-no-result = ”{ $typed }” är varken 1, ½ (eller 5) eller 0
page-incoming-holds = Vad filen innehåller
page-incoming-to-decide = Att bestämma
page-incoming-nothing-before = Inget räknas ut innan detta är sagt.
page-incoming-bring = Importera
page-incoming-read-again = Läs igen
page-incoming-show-follows = Visa vad som följer
page-incoming-another-file = Välj en annan fil
page-incoming-with-regulation = När ett reglemente är valt visar sidan vad var och en av dess tolkningar skulle betyda för turneringen.
page-incoming-regulation = Reglemente
page-incoming-settled-by-file = Lika ställningar avgörs enligt { $file }, den bifogade filen.
page-incoming-as-chosen = Som det är valt: { $outcome }
page-incoming-which-event = Vilken turnering
page-incoming-one-event =
    { $games ->
        [one] { $name } ({ $games } parti)
       *[other] { $name } ({ $games } partier)
    }
page-incoming-names-alike = Namn som liknar varandra
page-incoming-names-are =
    { $are ->
        [apart] De är olika personer
       *[together] Varje två är en och samma person
    }
page-incoming-one-person = En person: { $names }
page-incoming-read-wrong = Rätta det som tolkats
page-incoming-kind = Typ av turnering
page-incoming-scoring = Räkning av brickorna
page-incoming-as-read = som den lästes
page-incoming-cycles = Hur ofta alla möter alla
page-incoming-rounds = Hur många ronder turneringen har
page-incoming-encoding = Filens teckenkodning
page-incoming-settle-by = Avgör delade placeringar enligt
page-incoming-choose = välj ett reglemente
page-incoming-built-in = Inbyggda
page-incoming-own-version =
    { $draft ->
        [yes] { $title }, version { $number } (en nyare är ett utkast)
       *[no] { $title }, version { $number }
    }
page-incoming-its-text = Texten
page-incoming-text-kept = Turneringen behåller texten som den är nu och visar den för alla.
page-incoming-silent-readings =
    { $count ->
        [one] { $count } tolkning som inte skulle ändra något nu
       *[other] { $count } tolkningar som inte skulle ändra något nu
    }
page-incoming-way =
    { $usual ->
        [yes] { $name } (vanlig): { $means }
       *[no] { $name }: { $means }
    }
page-incoming-names = Namn
page-incoming-names-shown =
    { $order ->
        [given-family] Förnamn först: { $example }
        [family-given] Efternamn först: { $example }
       *[as-written] Som i filen: { $example }
    }
page-incoming-names-explained = Loggen och filerna behåller namnen från filen. I kinesiska, ungerska och vietnamesiska namn står efternamnet kvar först.
page-incoming-time-zone = Tidszon
page-incoming-played-in = Tidszon som det spelas i
page-incoming-zone-explained = Pauser, poster och tidigaste start visas i den. Utan den har de serverns eller filens tidsförskjutning.
page-incoming-take-zone = Ta den här webbläsarens: { $zone }

## The editor of regulations

page-editor-new = Nytt reglemente
page-editor-not-saved-yet = Inte sparat än. Bara du, administratörer och de som du låter se det hittar det.
page-editor-as-form = Reglementet som formulär
page-editor-as-toml = Reglementet, som TOML
page-editor-save-as = Spara som version { $number }
page-editor-check = Kontrollera
page-editor-drafts = En text med fel kan sparas som utkast. Hur ett reglemente skrivs står i handledningen för arrangörer; { $built-in } är exempel.
page-editor-drafts-link = de inbyggda
page-editor-checker-says = Vad kontrollen säger
page-editor-not-saved = { $mark } { $why }.
page-editor-not-saved-mark = Inte sparat:
page-editor-saved-as = Sparat som version { $number }.
page-editor-open-event = Öppna en turnering under det
page-editor-overtaken = { $who } sparade version { $number } den { $when }, medan du skrev.
page-editor-overtaken-yours = Din står nedan och är inte sparad. Spara den nu så blir den version { $next }; den andra förblir version { $number }. Eller för över det som ändrats där:
page-editor-signs = − bara i den andra, + bara i din.
page-editor-their-version = Den andra versionen
page-editor-text-late = texten hann inte läsas: försök igen eller korta den
page-editor-severity =
    { $severity ->
        [error] fel:
        [warning] varning:
       *[note] anmärkning:
    }
page-editor-class =
    { $class ->
        [invalid] ogiltig
        [missing-reference] saknad hänvisning
        [gap] lucka
        [overlap] överlappning
        [endless-loop] ändlös slinga
        [unreachable] kan inte nås
        [never-separates] skiljer aldrig
        [undefined-value] odefinierat värde
        [ill-suited] illa lämpad
        [unstated-reading] osagd tolkning
        [tie-left] delad placering kvar
        [discretion] efter bedömning
        [bound] gräns
       *[other] { $words }
    }
page-editor-flow = Gång
page-editor-verdict =
    { $verdict ->
        [complete] Det kan följas och lämnar ingen delad placering utan regel.
        [followed] Det kan följas.
        [not-always] Det kan följas, men inte i alla fall.
       *[not] Det kan inte följas än.
    }
page-editor-not-explored = Alla utfall har inte granskats: { $why }.
page-editor-unexplored =
    { $why ->
        [many-readings] det anger fler tolkningar än som kan undersökas här: använd tiebreak check
        [in-a-moment] kontrollera igen om ett ögonblick
       *[takes-longer] att undersöka alla utfall tar längre tid än vanligt: kontrollera igen om ett ögonblick
    }
page-editor-other-id = id är "{ $found }", men reglementet sparas som "{ $wanted }"
page-editor-other-id-hint = skriv id = "{ $wanted }", så att ingen logg förväxlar det med ett annat; titeln väljer du själv
page-editor-too-long = texten har { $bytes } byte; högst { $most } tas emot
page-editor-unseen = rad { $line } har ett tecken som inte syns: ta bort det
page-editor-no-regulation = det finns inget reglemente ”{ $id }” här
page-editor-no-version = det finns ingen version { $number } av ”{ $id }” här
page-editor-most-begun = { $name } har redan påbörjat { $most } reglementen
page-editor-most-versions = det finns { $most } versioner: börja ett nytt reglemente från det
page-editor-not-followed = ingen version av ”{ $id }” kan följas än: rätta felen först
page-editor-who-shares = { $name } eller en administratör bestämmer vem som ser det
page-editor-no-account = det finns inget konto ”{ $name }” här
page-editor-keeps-seeing = { $name } började det och fortsätter att se det
page-editor-typed-other = det som skrevs är inte { $id }
page-editor-who-sees = Vem som ser { $title }
page-editor-who-sees-it = Vem som ser det
page-editor-administrators-see = Administratörer ser alla reglementen. Utöver dem:
page-editor-began-it = började det
page-editor-no-longer = Inte längre
page-editor-account-name = Kontots namn
page-editor-let-see = Låt kontot se det
page-editor-arbiters-too = Domare får också ändra det; läsare tittar bara.
page-editor-remove-regulation = Ta bort reglementet
page-editor-versions-go = Alla versioner försvinner; { $keep }. Turneringar som öppnats under det behåller sin text.
page-editor-versions-go-link = spara filen först
page-editor-type-to-go-on = Skriv för att fortsätta { $id }
page-editor-remove-it = Ta bort det
page-editor-versions-of = Versioner av { $title }
page-editor-versions = Versioner
page-editor-version-of = { $title }, version { $number }
page-editor-saved-by = Sparad av { $who } den { $when }
page-editor-all-versions = Alla versioner
page-editor-file = Fil
page-editor-bring-back = Hämta tillbaka som version { $number }
page-editor-changed-since = Ändrat sedan version { $number }
page-editor-text = Text
page-editor-saved-since = { $who } har sparat version { $number } sedan dess
page-editor-no-line-differs = Ingen rad skiljer sig.
# What the schema of regulation files says, by its first words; what is not here stays English.
page-editor-schema =
    { $text ->
        [a-clause] en bestämmelse
        [a-code-of-fide-s] en kod från FIDE
        [a-criterion] ett kriterium
        [a-draw-wins-for] Remi vinner för
        [a-margin-against-all-of-them-together-or-against-each-as-a-k] En marginal mot alla tillsammans eller mot var och en, så som en utslagning behöver: vinnaren av deras match tar den med sig, förloraren ingenting.
        [a-match-of-a-fixed-number-of-games] En match med ett fast antal partier.
        [a-person-decides] En person beslutar
        [a-person-decides-those-left-level-go-on-where-there-is-a-the] En person beslutar; de som fortfarande ligger lika går vidare där det finns ett `then`.
        [a-remark-of-ours] En anmärkning från oss.
        [a-report-of-short-draws-where-the-event-gives-their-length] En förteckning över korta remier, om turneringen anger deras längd.
        [a-rest-before-the-play-off] En paus före särspelet.
        [a-sentence-that-would-settle-it-for-the-next-edition-of-the-] En mening för nästa utgåva som skulle avgöra frågan.
        [a-sudden-death-game-that-both-forfeit-asked-of-the-arbiter-o] Ett sudden death-parti som båda förlorar på walkover: domaren tillfrågas, eller remi.
        [a-title-a-trophy-or-a-category-of-prizes-and-for-whom-it-is] En titel, en pokal eller en priskategori, och för vem den är.
        [a-title-trophy-or-prize] En titel, pokal eller ett pris
        [above-the-last-so-many] Ovanför de så många sista.
        [absent] frånvarande
        [absent-results] de frånvarandes resultat
        [absent-share] de frånvarandes andel
        [after] efter
        [after-the-games-of-the-tied-or-all-games-of-the-event] Efter partierna mellan dem som ligger lika, eller efter turneringens alla partier.
        [after-what-in-the-words-of-the-text] Efter vad, med textens ord.
        [against] mot
        [all] alla
        [all-games] alla partier
        [all-go-to-one-clause] alla går till en bestämmelse
        [all-tied] alla som står lika
        [also-while-the-event-is-played] Även medan turneringen pågår
        [among-qualified] bland de kvalificerade
        [among-whom-the-criteria-of-order-compare-the-group-that-is-o] Mellan vilka kriterierna i `order` jämför: gruppen som ordnas, eller alla som stod lika vid turneringens slut.
        [annulled] strukna
        [armageddon] armageddonparti
        [asked] tillfrågas
        [at-least-so-many-boards] Minst så många brickor.
        [at-most-so-many-boards-those-still-level-then-go-on] Högst så många brickor; de som då ännu ligger lika går vidare.
        [average] genomsnitt
        [beaten] slagen
        [becomes-at-least-so-old-in-the-year-of-the-event] Fyller minst så mycket under turneringens år.
        [becomes-at-most-so-old-in-the-year-of-the-event] Fyller högst så mycket under turneringens år.
        [begins-with-clause] Börjar med bestämmelse
        [below-the-first-so-many] Nedanför de så många första.
        [best] bästa talet
        [between] mellan vilka
        [bids] tidsbud
        [black] svart
        [black-s-time] Svarts tid.
        [board] bricka
        [board-a-match] board-a-match
        [boards] brickor
        [born] född
        [both] båda
        [bridge-how-quotients-compare-where-neither-team-lost-anythin] Bridge: hur kvoter jämförs när inget av lagen har förlorat något. Lika, eller efter vad de vann.
        [bridge-swiss-points-as-a-sum-or-as-an-average-per-opponent] Bridge: schweizerpoäng som summa eller som genomsnitt per motståndare.
        [bridge-what-becomes-of-sums-over-the-tied-where-some-two-of-] Bridge: vad som händer med summor över dem som ligger lika när två av dem inte har mötts.
        [bridge-what-it-takes-to-have-beaten-a-team] Bridge: vad som krävs för att ha slagit ett lag.
        [bridge-what-several-meetings-of-the-same-two-count] Bridge: vad flera möten mellan samma två räknas som.
        [bridge-which-scores-of-the-opponents-make-swiss-points-those] Bridge: vilka av motståndarnas resultat som ger Swiss points. Tabellens, med carry-over och avdrag, eller de VP som vanns i matcherna.
        [by] efter
        [by-a-usual-rule] efter en vanlig regel
        [by-change] genom byte
        [by-imps] efter IMP
        [by-place] efter plats
        [by-vps] efter VP
        [by-what-the-scheduled-number-of-boards-is-divided] Vad det planerade antalet brickor delas med.
        [by-won] efter vinst
        [carried-out-by-other-clauses] Utförs av andra bestämmelser
        [chess] schack
        [chess-round-robins-what-becomes-of-the-games-of-players-who-] Rundturneringar i schack: vad som händer med partierna för dem som drog sig ur eller uteslöts. Vunna av motståndarna, alla resultat strukna, eller strukna om färre än hälften spelades.
        [choices] val
        [choose-some-who-go-on] Välj några, som går vidare
        [chosen-by] Valda efter
        [clause] bestämmelse
        [clear-winner] klar vinnare
        [clear-winner-after-round] klar vinnare efter en rond
        [clock] Klocka
        [club] klubb
        [compared-among] Jämförs mellan
        [continue] fortsätt
        [count] räknas
        [counts] räknas
        [default] vanlig
        [double-for-two] dubbel för två
        [double-forfeit] dubbel walkover
        [draw] remi
        [draw-by] remi enligt
        [draw-lots] Lotta
        [drawn-by] lottat enligt
        [draws-within-so-many-moves-are-listed] Remier inom så många drag förtecknas.
        [each] var och en
        [each-reading-with-what-it-means] Varje tolkning med vad den betyder.
        [each-two] varje två
        [earned] erövrade
        [event] turnering
        [event-files-give-its-prizes-by-this-name] Turneringsfiler anger dess priser under detta namn.
        [everybody-against-everybody-by-the-berger-tables] Alla mot alla, enligt Bergertabellerna.
        [everywhere] överallt
        [extra] extrabrickor
        [extra-boards-of-a-level-match-the-scheduled-number-divided-b] Extrabrickor i en jämn match: det planerade antalet delat med `part`, avrundat uppåt, minst `least`.
        [federation] förbund
        [fewer] färre
        [first] första
        [first-all-places-such-as-1-4-2-5-or-3-needed-first-place-the] "first" (den första), "all" (alla), platser som "1-4", "2..5" eller "3..", "needed" (förstaplatsen, den sista kvalplatsen och odelbara priser) eller "cut": delade placeringar över en gräns; även "first, cut".
        [for] för
        [for-how-many-it-is-as-many-as-it-has-prizes-without-it] För hur många; annars för så många som det finns priser.
        [for-people-alone] Bara för människor
        [for-people-alone-why] Bara för människor; varför.
        [for-the-place] om platsen
        [for-the-seeding] om seedningen
        [for-who-takes-part] om vem som deltar
        [forfeits] walkover
        [full] hel
        [go-on] gå vidare
        [go-on-by-how-many-are-tied] Vidare efter hur många som ligger lika
        [go-on-by-the-place-that-is-tied-for] Vidare efter platsen som det gäller
        [go-on-to-a-clause] Vidare till en bestämmelse
        [go-to] Gå till
        [group] grupp
        [half] hälften
        [half-by-place-half-shared-equally-hort] hälften efter plats, hälften lika (Hort)
        [higher-seed] högre seedad
        [higher-seed-chooses] högre seedad väljer
        [highest] högst
        [how-its-money-is-shared-by-those-who-are-level] Hur pengarna delas av dem som ligger lika.
        [how-many] Hur många
        [how-many-are-chosen] Hur många som väljs.
        [how-many-games-two-without-it] Hur många partier; annars två.
        [how-many-take-part-where-the-rule-is-for-events-of-so-many-o] Hur många som deltar, om regeln bara gäller turneringar med så många: 2 i en match.
        [how-often-each-two-meet] Hur ofta varje två möts
        [how-often-everybody-meets-everybody-once-without-it] Hur ofta alla möter alla; annars en gång.
        [how-prize-money-is-shared-equally-by-those-level-on-points-b] Hur prispengar delas: lika mellan dem med samma poäng, efter plats, hälften av vardera (Hort) eller i andra delar.
        [how-the-pairing-numbers-come-about] Hur lottnumren kommer till.
        [if] om
        [if-shared] om delat
        [imp-margin] IMP-marginal
        [in-detail] i detalj
        [in-other-parts] i andra delar
        [in-scores] bara i poängen
        [in-words] i ord
        [indivisible] odelbart
        [invitation] Inbjudan
        [invitee] inbjuden
        [kept] behålls
        [kinds-of-event] Typer av turnering
        [knock-out] utslagning
        [knockout] utslagsturnering
        [ladder] stege
        [last] sista
        [later] senare
        [least] minst
        [left-open-knowingly] Medvetet lämnat öppet
        [left-out] utelämnade
        [level] lika
        [level-wins] lika vinner
        [lots] lottning
        [lots-and-what-for] Lottning, och om vad.
        [lots-only-for] Lottning bara för
        [lots-only-for-the-first-place-or-only-for-a-later-one] Lottning bara för förstaplatsen, eller bara för en senare.
        [lower-seed] lägre seedad
        [lower-seed-chooses] lägre seedad väljer
        [lowest] lägst
        [m] män
        [margin] marginal
        [met-twice] möttes två gånger
        [minutes] minuter
        [minutes-after-a-player-s-own-game] Minuter efter det egna partiet.
        [most] högst
        [moves] drag
        [name] namn
        [names] namn
        [next-year] nästa år
        [no-more-than-this] Inte mer än så.
        [nobody-gets-more-than-one-prize-the-largest-or-the-first-in-] Ingen får mer än ett pris: det största, eller det första i denna ordning av bestämmelser.
        [nobody-separated-go-to] Ingen åtskild: gå till
        [not-applicable] inte tillämpligt
        [not-met] inte mötts
        [nothing] inget
        [nothing-lost] inget förlorat
        [number-of-games] Antal partier
        [number-of-participants] Antal deltagare
        [obliged] skyldig
        [of] av
        [of-a-margin-by-which-the-lower-placed-of-two-won-this-part] Av en marginal som den lägre placerade av två vann med, denna del.
        [of-all] av alla
        [of-this-club-or-of-one-of-these] Från denna klubb eller en av dessa.
        [of-this-federation-or-of-one-of-these] Från detta förbund eller ett av dessa.
        [of-which-places-the-clause-about-prizes-speaks] Vilka platser bestämmelsen om priser talar om.
        [on-what-condition-in-the-words-of-the-text] På vilket villkor, med textens ord.
        [once-some-are-separated] När några är åtskilda
        [one-board-of-bridge-again-while-it-leaves-all-of-them-level] En bricka bridge, igen så länge den lämnar alla lika.
        [one-game-in-which-a-draw-decides] Ett parti där remi avgör.
        [one-of-the-groups-that-the-event-file-gives-its-participants] En av de `groups` som turneringsfilen ger sina deltagare.
        [one-of-these] en av dessa
        [one-prize-each] Ett pris per person
        [one-route] en väg
        [only-the-games-of-this-phase-of-the-event] Bara partierna i denna fas av turneringen.
        [only-the-games-that-this-clause-had-played-to-break-the-tie] Bara partierna som denna bestämmelse lät spela för att skilja dem åt.
        [opponents-scores] motståndarnas resultat
        [or-within-so-many-minutes-of-play] Eller inom så många minuters spel.
        [order] ordning
        [orders-the-tied-by-a-criterion] Ordnar dem som ligger lika efter ett kriterium.
        [orders-the-tied-by-several-clauses-in-turn] Ordnar dem som ligger lika efter flera bestämmelser i tur och ordning.
        [other-clauses-carry-this-sentence-out] Andra bestämmelser utför denna mening.
        [other-ties-stay] Andra delade placeringar består
        [others] de andra
        [otherwise] annars
        [over] äldre än
        [over-which-games] Över vilka partier
        [pairing-numbers] Lottnummer
        [pairs] partävling
        [part] del
        [part-below] del för lägre placerad
        [per-opponent] per motståndare
        [phase] fas
        [places] platser
        [places-that-are-tied-for] Platser som det gäller
        [places-that-the-prize-money-is-for] Platser som prispengarna gäller
        [play] Spela
        [play-off] särspel
        [played-out] spelat färdigt
        [printed-text] Tryckt text
        [prize-money] Prispengar
        [prize-money-of-other-ties] Prispengar vid andra delade placeringar
        [prizes] priser
        [question] fråga
        [rank-by-a-criterion] Ordna efter ett kriterium
        [rank-by-several-criteria-in-turn] Ordna efter flera kriterier i tur och ordning
        [ranks-all-of-them-whatever-their-points] Ordnar dem alla, oavsett poäng.
        [ranks-those-of-them-who-are-level-on-points-instead-of-the-s] Ordnar dem av dem som har samma poäng, i stället för ställningen.
        [rapid-and-blitz] snabbschack och blixt
        [remark] Anmärkning
        [reminder] Påminnelse
        [reminder-only-with] Påminnelse bara med
        [rest-before-the-play-off] Paus före särspelet
        [restart] börja om
        [reversed] omvända
        [reversed-by] omvända enligt
        [round-robin] rundturnering
        [rounded] avrundat
        [rounding-of-prize-money] Avrundning av prispengar
        [score] poäng
        [seeding] seedning
        [sends-the-tied-on] Skickar dem som ligger lika vidare.
        [sends-the-tied-on-by-how-many-they-are] Skickar dem som ligger lika vidare efter hur många de är.
        [sends-the-tied-on-by-the-first-place-that-they-contend-for] Skickar dem som ligger lika vidare efter den första plats som det gäller.
        [sets-a-clock-or-several] Ställer en klocka, eller flera.
        [settle] avgör
        [several] flera
        [several-routes-the-first-that-fits] flera vägar; den första som passar
        [sex] kön
        [share] dela
        [share-the-place] Dela platsen
        [shared] delat
        [shared-equally-by-those-level-on-points] lika mellan dem med samma poäng
        [short-draws] Korta remier
        [shown-to-people-the-text-itself-or-shorter-words] Visas för människor: själva texten eller kortare ord.
        [silent] tiger
        [single-games-until-one-is-won] Enstaka partier tills ett vinns.
        [so-many-boards-as-one-segment-always-played-out-a-shoot-out] Så många brickor som ett segment, alltid spelat färdigt: en shoot-out.
        [so-many-round-robins-played] Så många rundturneringar spelade
        [so-many-still-level] Så många ännu lika
        [somebody-enters-a-number-for-each-of-the-tied] Någon anger ett tal för var och en som ligger lika.
        [somebody-enters-numbers] Någon anger tal
        [somebody-may-depart-from-the-regulation] Någon får avvika från reglementet.
        [somebody-separated-go-to] Någon åtskild: gå till
        [something-has-to-be-played] Något måste spelas.
        [source] källa
        [standing] tabell
        [sum] summa
        [sums] summor
        [swiss] schweizerturnering
        [swiss-points] schweizerpoäng
        [takes-the-first-few-by-several-clauses-in-turn-and-sends-onl] Tar de första efter flera bestämmelser i tur och ordning och skickar bara dem vidare.
        [the-chosen-go-to] De valda går till
        [the-clause-by-which-two-players-meet-twice] Bestämmelsen enligt vilken två spelare möts två gånger.
        [the-clause-for-the-final-where-it-is-another-one] Bestämmelsen för finalen, om det är en annan.
        [the-clause-for-the-last-step] Bestämmelsen för det sista steget.
        [the-clause-that-each-pairing-is-played-by] Bestämmelsen som varje möte spelas enligt.
        [the-clause-that-each-step-is-played-by] Bestämmelsen som varje steg spelas enligt.
        [the-clause-that-orders-the-seeds] Bestämmelsen som ordnar seedningen.
        [the-clause-that-ranks-the-two-where-no-knock-out-or-ladder-h] Bestämmelsen som ordnar de två, om ingen utslagning eller stege har seedat dem.
        [the-clause-that-says-so-where-it-is-another-one] Bestämmelsen som säger det, om det är en annan.
        [the-clause-under-which-colours-are-reversed-where-it-is-anot] Bestämmelsen enligt vilken färgerna byts, om det är en annan.
        [the-clause-under-which-lots-are-drawn-where-it-is-another-on] Bestämmelsen enligt vilken lotten dras, om det är en annan.
        [the-clause-with-the-cut-or-award-the-first-cut-without-it] Bestämmelsen med gränsen eller utmärkelsen; annars den första gränsen.
        [the-clause-with-which-the-procedure-begins] Bestämmelsen som förfarandet börjar med.
        [the-clauses-that-it-is-about] Bestämmelserna som det handlar om.
        [the-clauses-that-order-them-in-turn] Bestämmelserna som ordnar dem, i tur och ordning.
        [the-first-or-the-last-so-many-they-qualify-are-promoted-are-] De så många första eller sista: de kvalificerar sig, flyttas upp, flyttas ned.
        [the-games-of-a-phase-of-the-event] Partierna i en fas av turneringen.
        [the-games-that-a-clause-had-played-to-break-this-tie] Partierna som en bestämmelse lät spela för att skilja dem åt.
        [the-kinds-of-events] Typerna av turneringar.
        [the-last-two-seeds-meet-the-winner-meets-the-next-higher-one] De två sist seedade möts, vinnaren möter den närmast högre, och så vidare.
        [the-name-by-which-stages-choose-it] Namnet som omgångar väljer den med.
        [the-name-of-a-clock] Namnet på en klocka.
        [the-others-go-to] De andra går till
        [the-part-of-each-prize-that-goes-by-place] Den del av varje pris som går efter plats.
        [the-part-of-it-that-is-carried-over] Den del av det som tas med.
        [the-part-that-is-shared-by-those-level-on-points] Den del som delas av dem med samma poäng.
        [the-place-is-shared] Platsen delas.
        [the-places] platserna
        [the-printed-words] De tryckta orden.
        [the-procedure-that-this-clause-is-about-where-there-are-seve] Förfarandet som bestämmelsen handlar om, om det finns flera.
        [label] namn för läsare
        [the-name-of-the-reading-for-people-by-language] Tolkningens namn för läsare, per språk.
        [the-reading-taken-unless-the-event-says-otherwise] Läsningen som gäller om turneringen inte säger annat.
        [the-reminder-is-shown-only-where-one-of-these-clauses-came-i] Påminnelsen visas bara om någon av dessa bestämmelser kom i spel.
        [the-schedule-where-some-of-the-tied-do-not-play-that-of-the-] Spelschemat när några av dem som står lika inte spelar: de andras, eller allas, där de frånvarandes partier är förlorade på walkover.
        [the-sport] Sporten.
        [the-text-is-a-summary] Texten är en sammanfattning
        [the-time-of-both-players-3-00-2-10-00-delay-5-5-00-10-00-1-4] Båda spelarnas tid: "3:00+2", "10:00 delay 5", "5:00", "10:00+1@41".
        [the-title-with-the-year-of-the-edition] Titeln, med upplagans år.
        [the-whole-score-what-was-scored-against-the-others-who-quali] Hela poängen, vad som togs mot de andra kvalificerade, marginalen mot dem (i poäng eller VP, eller i IMP), eller så mycket för varje plats.
        [the-winner-only] bara vinnaren
        [the-winner-only-or-every-place-that-applies-names] Bara vinnaren, eller varje plats som `applies` nämner.
        [these-alone] Bara dessa.
        [those-above-or-below-a-line] De ovanför eller nedanför en gräns
        [those-still-level] De som ännu ligger lika
        [tied-games] partier mellan dem som ligger lika
        [time-of-black] Svarts tid
        [time-of-both] Bådas tid
        [time-of-white] Vits tid
        [title] titel
        [to] till
        [to-the-nearest-multiple-halves-up] Till närmaste multipel, halva uppåt.
        [to-what-amounts-are-rounded-down-such-as-1-or-0-50-cents-wit] Vad belopp avrundas nedåt till, som "1" eller "0.50"; annars till cent. Resten fördelar arrangören.
        [to-what-with-its-article] Till vad, med artikel.
        [toss-with-choice] slantsingling med val
        [tour] turneringsserie
        [tour-points-too] Även seriepoäng
        [under] yngre än
        [undivided] odelat
        [unrated] utan rating
        [until-won] till vinst
        [up-to] till och med
        [w] kvinnor
        [what] vad
        [what-a-forfeited-game-counts-for-results-only-or-games-and-w] Vad ett walkoverparti räknas som: bara resultatet, eller också som parti och vinst med en färg.
        [what-becomes-of-the-money-of-ties-of-which-no-clause-speaks] Vad som händer med pengarna vid delade placeringar som ingen bestämmelse talar om.
        [what-becomes-of-those-whom-the-winner-of-the-board-leaves-be] Vad som händer med dem som brickans vinnare lämnar bakom sig.
        [what-is-carried-over] Vad som tas med
        [what-is-entered-in-the-words-of-the-regulation] Vad som anges, med reglementets ord.
        [what-is-entered-points-of-the-jury] Vad som anges: ”juryns poäng”.
        [what-is-settled] Vad som avgörs
        [what-it-is-called] Vad det kallas.
        [what-share-the-tied-who-do-not-play-have-in-prize-money-that] Vilken andel de som inte spelar har i prispengar som en klausul delar mellan dem som står lika om första platsen.
        [what-the-text-does-not-say-as-the-end-of-a-sentence-what-hap] Vad texten inte säger, som slutet av en mening: ”vad som händer när …”. Utan detta talar texten om saken och kan läsas på flera sätt.
        [what-the-text-leaves-unclear] Vad texten lämnar oklart.
        [what-the-winner-is-invited-to-with-its-article-the-table-als] Vad vinnaren bjuds in till, med artikel; tabellen säger också om det gäller nästa år och om den inbjudna är etta eller förblir lika med dem som låg lika.
        [what-there-is] det som finns
        [what-those-who-qualified-take-along-into-the-next-stage] Vad de kvalificerade tar med sig till nästa omgång.
        [when-play-stops] När spelet slutar
        [when-play-stops-before-its-end] När spelet slutar i förtid.
        [when-the-reminder-is-shown] När påminnelsen visas.
        [when-to-remind] När det påminns
        [where-a-part-of-so-many-goes] Vart en del på så många går.
        [where-all-go-if-nobody-was-separated] Vart alla går om ingen skildes åt.
        [where-the-chosen-go] Vart de valda går.
        [where-the-text-comes-from] Varifrån texten kommer.
        [where-the-tied-go-on-if-that-is-decided] Vart de som ligger lika går vidare om så beslutas.
        [where-those-go-who-are-not-chosen] Vart de som inte valts går.
        [where-those-go-who-are-still-level] Vart de som ännu ligger lika går.
        [where-those-go-who-have-played-so-many-round-robins-on-the-w] Vart de som har spelat så många rundturneringar på vägen går.
        [where-those-go-who-would-share-it] Vart de som skulle dela det går.
        [where-those-still-level-go-if-somebody-was-separated] Vart de som ännu ligger lika går om någon skildes åt.
        [where-to] Vart.
        [whether-all-games-are-played-also-where-play-otherwise-stops] Om alla partier spelas, även där spelet annars slutar vid en klar vinnare.
        [whether-going-on-is-no-choice] Om det inte är valfritt att gå vidare.
        [whether-it-cannot-be-shared] Om det inte kan delas.
        [whether-it-is-the-one-of-the-next-year] Om det är nästa års.
        [whether-just-so-many-are-still-within] Om exakt så många ännu räknas in.
        [whether-other-ties-stay-as-they-are] Om andra delade placeringar består som de är.
        [whether-text-is-a-summary-in-our-words] Om `text` är en sammanfattning med våra ord.
        [whether-the-clause-the-first-of-its-procedure-also-ranks-whi] Om bestämmelsen, den första i sitt förfarande, ordnar även medan turneringen pågår.
        [whether-the-highest-or-the-lowest-number-is-the-best] Om det högsta eller det lägsta talet är bäst.
        [whether-the-invitation-decides-first-place-or-a-tie-for-it-s] Om inbjudan avgör förstaplatsen, eller om en delad placering där består.
        [whether-the-results-of-the-tied-who-do-not-play-count-where-] Om resultaten för dem som inte spelar räknas när `select` väljer spelare till särspelet.
        [whether-those-still-level-go-on-to-the-next-criterion-or-sta] Om de som ännu ligger lika går till nästa kriterium eller börjar om från det första.
        [whether-those-without-a-rating-may-have-it-too] Om även de utan rating kan få det.
        [whether-three-or-more-play-a-common-board-or-each-two-of-the] Om tre eller fler spelar en gemensam bricka, eller varje två av dem en.
        [whether-tour-points-are-shared-likewise] Om seriepoäng delas på samma sätt.
        [which-games-the-criterion-of-rank-looks-at-those-of-the-even] Vilka partier kriteriet i `rank` ser på: annars turneringens.
        [which-procedure-this-is-about] Vilket förfarande det gäller
        [which-ties] Vilka delade placeringar
        [which-ties-start-the-procedure-and-where-it-begins] Vilka delade placeringar som startar förfarandet, och var det börjar.
        [white] vit
        [white-in-the-first-game] Vit i första partiet
        [white-s-time-where-the-two-differ] Vits tid, om de två skiljer sig.
        [who] Vem
        [who-begins-with-white] Vem som börjar med vit.
        [who-conducts-the-draw] Vem som leder lottningen
        [who-conducts-the-draw-that-the-clause-is-about-in-the-words-] Vem som leder den lottning som klausulen handlar om, med textens ord.
        [who-decides] Vem som beslutar.
        [who-has-white] Vem som har vit.
        [who-has-white-game-by-game-over-and-over-1-is-who-began] Vem som har vit, parti för parti, om och om igen: 1 är den som började.
        [who-may-depart-from-the-rules] Vem som får avvika från reglerna
        [who-may-have-it-everybody-without-it] Vem som kan få det; annars alla.
        [whom-a-draw-gives-the-win] Vem remi ger vinsten.
        [whom-a-level-match-gives-the-win-draw-odds] Vem en jämn match ger vinsten: remifördel.
        [why-the-text-knowingly-has-no-further-rule-for-a-tie-that-is] Varför texten medvetet saknar ytterligare regel för en delad placering som blir kvar här.
        [winners-go-on] Vinnarna går vidare.
        [withdrawals] återbud
        [within] inom
        [women-or-men] Kvinnor eller män.
        [years-of-birth-2014-2014-2015-1966] Födelseår: "2014..", "2014..2015", "..1966".
        [yes] ja
       *[other] { $english }
    }
page-editor-json = Reglementet är skrivet som JSON. Formuläret skriver bara TOML: fortsätt i texten.
page-editor-unreadable =
    { $known ->
        [yes] Texten kan inte tas isär, på grund av rad { $line }. Rätta det i texten så är formuläret tillbaka.
       *[no] Texten kan inte tas isär. Rätta det i texten så är formuläret tillbaka.
    }
page-editor-how-to-write = Vy
page-editor-view =
    { $view ->
        [both] Formulär och text
        [form] Formulär
       *[text] Text
    }
page-editor-in-text-only = Det kan inte ändras här: ändra det i texten.
page-editor-about = Om reglementet
page-editor-add-clause = Lägg till en bestämmelse
page-editor-move-up = Flytta upp
page-editor-move-down = Flytta ned
page-editor-add-behind = Lägg till en bestämmelse under
page-editor-of-clause =
    { $act ->
        [up] Flytta upp bestämmelse { $clause }
        [down] Flytta ned bestämmelse { $clause }
        [add] Lägg till en bestämmelse under: { $clause }
        [remove] Ta bort bestämmelse { $clause }
        [remove-from-list] Ta bort bestämmelse { $clause } ur listan
        [earlier] Bestämmelse { $clause } tidigare
       *[later] Bestämmelse { $clause } senare
    }
page-editor-does = Vad den gör med dem som ligger lika
page-editor-does-nothing = ingenting själv
page-editor-remove-what = Ta bort: { $what }
page-editor-remove-number = Ta bort nummer { $number }: { $what }
page-editor-remove-from = Ta bort { $what }: { $from }
page-editor-unknown-word = { $word }: programmet känner inget sådant ord.
page-editor-say-more = Lägg till fält
page-editor-choose = Välj …
page-editor-means = { $what }: { $says }
page-editor-no-clause = det finns ingen sådan bestämmelse
page-editor-grip = Bestämmelse { $clause }, { $number } av { $count }: dra den, eller tryck på piltangenterna
page-editor-next-in-turn = Näst i tur
page-editor-one-more-clause = En bestämmelse till
page-editor-another-kind = En bestämmelse av annan typ
page-editor-clause-there = En bestämmelse som finns
page-editor-criteria = Kriterier
page-editor-fide-codes = FIDE:s särskiljningar efter sina koder
page-editor-one-more = En till
page-editor-for-which = För vilken
page-editor-read-so = { $title }, läst ”{ $choice }”
page-editor-depends = Det beror på tolkningen ”{ $reading }”.
page-editor-what-then = Annars
page-editor-no-choice = Läsningen har inget val { $choice }.
page-editor-always-as = Alltid som ”{ $choice }”
page-editor-may-depend = { $title } beror på en tolkning
page-editor-let-depend = Beror på tolkningen
page-editor-how-said = { $title }: hur det sägs
page-editor-in-the-text = Det står i texten och förblir som det är: { $value }
page-editor-script =
    { $say ->
        [keeps-nothing] den här webbläsaren sparar ingenting: spara ofta
        [checking] kontrolleras …
        [checked] kontrollerad
        [busy] servern är upptagen; din text kontrolleras igen om { $what } sekunder
        [logged-out] du är utloggad; din text finns kvar i webbläsaren: logga in i ett annat fönster och fortsätt sedan här
        [not-checked] inte kontrollerad: { $what }
        [answered] servern svarade { $what }
        [no-connection] ingen förbindelse; din text finns kvar i webbläsaren och kontrolleras när förbindelsen är tillbaka
        [saving] sparas …
        [not-saved] inte sparad: ingen förbindelse. Din text finns kvar i webbläsaren; försök igen
        [back] Det du skrev fram till { $what } och inte sparade är tillbaka.
        [without-it] Börja om utan det
        [saved-instead] Ta den sparade versionen i stället
        [form-logged-out] Du är utloggad: logga in i ett annat fönster och fortsätt sedan här
        [form-not-taken] Inte ändrat: servern tog inte emot det
        [form-no-connection] Ingen förbindelse: inget ändrades
        [form-choose] Välj vad som ska läggas till.
        [form-taken-back] Ångrat.
       *[form-now] Nu { $what } av { $of }.
    }

## Command line

cli-label =
    { $label ->
        [error] fel
        [because] orsak
        [hint] tips
        [note] obs
       *[warning] varning
    }
cli-labelled = { $label }: { $message }
diagnostic-level =
    { $level ->
        [error] fel
        [warning] varning
        [note] obs
       *[help] hjälp
    }
diagnostic-more =
    { $kinds ->
        [one] och { $more } till av samma typ
        [new] och { $more } av en annan typ: { $kind }
       *[other] och { $more } till av samma typ: { $kind }
    }
cli-cannot-read = det går inte att läsa { $path }
cli-cannot-write = det går inte att skriva { $path }
cli-cannot-make = det går inte att skapa { $path }
cli-file-folder = { $path } är en mapp
cli-file-too-large =
    { $what ->
        [regulation] { $path } är { $megabytes } MB stor; en reglementsfil har högst { $most } MB
       *[event] { $path } är { $megabytes } MB stor; en turneringsfil har högst { $most } MB
    }
cli-file-not-text = { $path }: byte { $byte } är inte UTF-8 (på position { $at }, rad { $line })
cli-file-no-regulation =
    { $what ->
        [event] { $path } är en turneringsfil, inget reglemente
       *[other] { $path } är inget reglemente ({ $words })
    }
cli-no-regulation = det finns inget reglemente `{ $named }`
cli-names-no-regulation = turneringen anger inget reglemente
no-reading =
    { $known ->
        [no] reglementet har ingen tolkning `{ $asked }`: det anger inga
       *[yes] reglementet har ingen tolkning `{ $asked }`; det anger { $names }
    }
no-choice-of-reading = tolkningen `{ $reading }` kan inte vara `{ $asked }`; välj { $names }
cli-hint-folder = ange filen i den
cli-hint-too-large = menades en annan fil?
cli-hint-utf-eight = spara filen som UTF-8
cli-hint-no-regulation-file =
    { $interface ->
        [python] ett reglemente är en TOML-fil med bestämmelser; `tiebreak.regulations()` räknar upp de inbyggda
        [page] ett reglemente är en TOML-fil med bestämmelser; sidan med reglementen räknar upp de inbyggda
       *[command-line] ett reglemente är en TOML-fil med bestämmelser; `tiebreak regulations` räknar upp de inbyggda, `tiebreak new-regulation` skriver ett
    }
cli-hint-name-regulation =
    { $interface ->
        [python] ange ett med regulation=, eller i turneringsfilen: regulation = "..."; `tiebreak.regulations()` räknar upp de inbyggda
        [page] välj ett i fältet Reglemente, eller ange det i turneringsfilen: regulation = "..."
       *[command-line] ange ett med --regulation, eller i turneringsfilen: regulation = "..."; `tiebreak regulations` räknar upp de inbyggda
    }
cli-hint-regulations =
    { $interface ->
        [python] `tiebreak.regulations()` räknar upp de inbyggda; sökvägen till en fil går också
        [page] välj ett i listan i fältet Reglemente
       *[command-line] `tiebreak regulations` räknar upp de inbyggda; sökvägen till en fil går också
    }
cli-hint-readings =
    { $interface ->
        [python] `Regulation.text` visar dess tolkningar; readings= eller [readings] i turneringsfilen väljer dem
        [page] sidan om reglementet visar dess tolkningar; välj dem i turneringens inställningar
       *[command-line] `tiebreak regulations ID` visar dess tolkningar; [readings] i turneringsfilen väljer dem
    }
cli-did-you-mean = menade du `{ $near }`?
cli-did-you-mean-code = menade du { $near }?
cli-did-you-mean-name = menade du ”{ $near }”?
cli-taken = { $path } finns redan och ersattes inte
cli-taken-hint = välj ett annat namn, eller lägg till --force
cli-nothing-written = inget skrevs
cli-standard-input = standard in
cli-no-text = detta är ingen text och skulle bara störa terminalen
cli-no-text-hint = skriv det till en fil med -o FILE
cli-no-pdf = programmet är byggt utan PDF
cli-no-pdf-hint = paketen i en utgåva har det; från källkoden: { $command }
cli-pdf-not-written = PDF-filen kunde inte skrivas: { $why }
cli-kind-choice =
    { $kind ->
        [round-robin] en rundturnering
       *[swiss] en schweizer
    }
scoring-method =
    { $method ->
        [butler] IMP mot ett medel (Butler)
        [cross-imps] cross-IMP
       *[matchpoints] matchpoäng
    }
cli-people =
    { $people ->
        [one] en person
       *[two] två personer
    }
cli-event-games =
    { $games ->
        [one] { $name }: { $games } parti
       *[other] { $name }: { $games } partier
    }
cli-yes-or-no = { $question }? (ja eller nej)
cli-yes-words = j ja
cli-choose = 1 till { $count }:
cli-progress = { $done }, { $left } kvar; Ctrl-C visar vad som är känt
cli-long-work =
    { $what ->
        [scenarios] Räknar utfall
        [odds] Beräknar chanser
       *[losing-pays] Söker igenom små turneringar
    }
cli-no-randomness = det finns ingen slump här: { $error }
cli-key-name = ”{ $name }” är inget namn på en nyckel
cli-key-name-hint = ett namn som arbiter.example, utan blanksteg och plustecken
cli-key-taken = { $path } finns redan, och en nyckel ersätts aldrig
cli-key-taken-hint = välj ett annat namn
cli-no-signing-key = { $path } innehåller ingen nyckel att signera med
cli-no-signing-key-hint = väntat är en fil som `tiebreak record key` har gjort, inte den som slutar på .pub
cli-no-checkpoint = fingeravtrycket kan inte skrivas som kontrollpunkt
cli-no-data-folder = det finns ingen datamapp: HOME är inte satt
cli-name-database = ange en fil med --database
cli-no-event-in = det finns ingen turnering i { $file }
cli-no-chess-in = det finns inga schackpartier i { $file }
cli-no-chess-hint = FIDE:s särskiljningar kräver partier; `tiebreak resolve` avgör andra delade placeringar
cli-points-differ =
    { $others ->
        [0] partierna ger inte de publicerade poängen för { $first }
       *[other] partierna ger inte de publicerade poängen för { $first } och { $others } till
    }
cli-points-differ-hint = partier saknas; varje värde här bygger enbart på partierna, även poängen
cli-no-pgn-in = det finns ingen .pgn-fil i { $path }
cli-no-pgn-hint = elektroniska bräden och sändningar skriver .pgn-filer
cli-no-record-file = en turnering från standard in har ingen logg bredvid sig
cli-no-record-hint = ange loggen med --record FILE
cli-enter-missing = loggen kan användas igen; för in det som saknas och upprepa kommandot
cli-next = Härnäst
cli-other-regulation = välj ett annat reglemente med --regulation, eller rätta `kind`
cli-event-changed =
    { $since ->
        [amended] turneringsfilen har ändrats sedan den senaste antecknade ändringen
       *[began] turneringsfilen har ändrats sedan loggen påbörjades
    }
cli-note-the-change = anteckna ändringen, när du har sett vad som skulle följa:
cli-or-undo-it = eller ångra den, eller ange en annan logg med --record
cli-verify-all = `tiebreak verify` gör alla kontroller; inget läggs till i den här loggen
cli-noted =
    { $preview ->
        [yes] Skulle anteckna: { $what }
       *[no] Antecknat: { $what }
    }
cli-noted-alone = Antecknat.
cli-departure = avsteg från reglementet
cli-expected = väntat: { $expected }
cli-expected-or-share = väntat: { $expected }; eller --share
cli-not-a-participant = ”{ $name }” deltar inte i den här turneringen
cli-no-look-at-lots = en lottning kan inte ses innan den är gjord
cli-no-look-hint = den som fick titta först kunde försöka tills det passar; ta bort --preview
cli-write-in-place =
    { $what ->
        [result] skriv resultatet i stället för { $words }
        [colour] skriv färgen i stället för { $words }
        [decision] skriv beslutet i stället för { $words }
        [bids] skriv de två buden i stället för { $words }
        [numbers] skriv talen i stället för { $words }
        [number] skriv talet i stället för { $words }
        [names-and-result] skriv namnen och resultatet i stället för { $words }
       *[names] skriv namnen i stället för { $words }
    }
cli-nothing-to-correct = { $id } är öppen: det finns inget svar att rätta
cli-nothing-to-correct-hint = ta bort --correct och --withdraw
cli-reason-needed = en rättelse kräver ett skäl
cli-answered-already = { $id } har redan besvarats: { $given } (rad { $line } i loggen)
cli-answered-hint = lägg till --correct --why "..." för att rätta det
cli-no-open-question = det finns ingen öppen fråga `{ $id }`
cli-nothing-open =
    { $interim ->
        [yes] inget är öppet: turneringen är inte slut
       *[no] inget är öppet: allt är avgjort, eller lämnat öppet av texten
    }
cli-open-now = Öppna nu:
cli-already-the-answer = { $value } är redan svaret på { $id }
cli-seen-by = Bevittnat av { $names }.
cli-decided-by = { $id } avgörs av { $source }
cli-promises = { $party } utlovar en hemlighet för { $id }
cli-falls-away = faller bort: { $what }
cli-not-a-hash = ”{ $hash }” är ingen SHA-256-hash i hexadecimal form
cli-not-for-lots = { $id } är ingen fråga för lottning
cli-source-hint = väntat: ”drand quicknet 2026-11-17T20:00:00+01:00”, eller andra ord
cli-no-departure = det finns inget avsteg om { $tie } att återta
cli-no-tie-at-all = det finns ingen delad placering som reglementet avgör, och inget att avvika från
cli-several-ties = det finns flera delade placeringar: { $ties }
cli-say-which-tie = ange vilken med --tie
cli-no-tie = det finns ingen delad placering `{ $tie }`
cli-there-is = tillgängligt: { $what }
cli-the-tie = delad placering `{ $tie }`
cli-lots-not-printable = ett namn eller startvärdet är tomt eller kan inte skrivas ut
cli-named-twice = ”{ $name }” nämns två gånger
cli-named-twice-hint = skilj de två åt
cli-award-open = det är inte avgjort än vem som har ”{ $award }”
cli-resolve-says = `tiebreak resolve` säger vad som är öppet
cli-no-next-event = det går inte att göra en turnering av det: { $why }
cli-no-award = det finns ingen gräns och inget pris ”{ $name }”
cli-nobody-goes-on = reglementet säger inte vem som går vidare
cli-cut-hint = en bestämmelse med `{ $cut }` säger det
cli-there-are = tillgängliga: { $names }
cli-slips-for-paper = resultatlappar är för papper
cli-slips-hint = ta bort --format för en HTML-sida, eller ange --format pdf
cli-record-to-come = { $path } finns inte än; det första svaret påbörjar det
cli-file-lists = filen anger { $codes } ({ $from }); { $taken } följs
cli-same-name-twice = ”{ $name }” kan inte jämföras med sig själv
cli-other-list = filen anger { $codes } ({ $from }); listan från { $taken } används
cli-other-tie-breaks = välj andra särskiljningar med --by, eller ta bort --strict
cli-not-a-code = ”{ $text }” är ingen särskiljning: väntat är en av { $codes }
cli-not-a-code-because = ”{ $text }” är ingen särskiljning: { $why }
cli-left-early = { $name } lämnade med mindre än hälften av partierna spelade: de räknas inte för någon (FIDE:s tävlingsregler)
cli-no-list = { $named } har ingen lista med FIDE:s särskiljningar för sådana turneringar
cli-no-list-hint = `tiebreak resolve` följer det bestämmelse för bestämmelse; --by ger en lista
cli-not-among =
    { $competitors ->
        [teams] ”{ $name }” finns inte bland lagen i turneringen
       *[players] ”{ $name }” finns inte bland spelarna i turneringen
    }
cli-name-or-number = ange namnet som filen skriver det, eller startnumret
cli-check-not-as =
    { $format ->
        [pdf] en kontroll skrivs inte som PDF
       *[xlsx] en kontroll skrivs inte som arbetsbok
    }
cli-use-format = använd --format { $format }
cli-search-sarif = SARIF har fynd om rader; en sökning har turneringar
cli-compare-sarif = en jämförelse gäller två filer; SARIF har fynd om en
cli-search-stopped = sökningen avbröts före slutet
cli-not-a-ruling = { $path } är inget avgörande: { $error }
cli-not-a-ruling-hint = väntat: utdata från `resolve --format json`
cli-verify-event = { $path } är en turneringsfil, och verify kontrollerar en logg: { $record }
cli-verify-event-hint = kör `tiebreak verify { $record }`
cli-other-ruling = det utskrivna avgörandet är ett annat: `{ $name }` skiljer sig
cli-no-rating = ingen rating för { $names }: { $rating } används
cli-white-advantage = --white-advantage kan inte vara { $points }
cli-white-advantage-hint = väntat: ratingpoäng från { $least } till { $most }, till exempel 35
cli-draws = --draws är en del av alla partier
cli-draws-hint = väntat: ett tal från 0 till under 1
cli-no-scenarios = det finns inga scenarier: { $why }
cli-no-scenarios-hint = `tiebreak resolve` ger ställningen som den är
cli-needs-as-text = vad lagen behöver i VP skrivs som text, Markdown eller JSON
cli-needs-hint = webbappen visar det på sidan Vad händer om
cli-if = --if "{ $text }": { $why }
cli-only-points = reglementet säger inget om sådana turneringar: bara poängen beaktas
cli-name-in-file = ange namnet som det står i turneringsfilen
cli-several-people = ”{ $name }” passar in på flera namn: { $names }
cli-several-people-hint = skriv mer av namnet
cli-signed =
    { $lines ->
        [one] Signerat: { $lines } rad, fingeravtryck { $head }, i { $path }
       *[other] Signerat: { $lines } rader, fingeravtryck { $head }, i { $path }
    }
cli-key = Nyckel { $key }
cli-no-play-off-game = inget särspelsparti har spelats än
cli-no-play-off-hint = `tiebreak convert --to pgn` skriver turneringens partier
cli-write-reason = skriv skälet i stället för REASON
cli-nothing-to-amend = det finns ingen logg { $path } än, och inget att ändra
cli-nothing-to-amend-hint = det första svaret påbörjar det, med turneringsfilen som den då är
cli-amended-already = Inget att ändra: turneringsfilen säger det som loggen vet.
cli-nothing-was-written = Inget skrevs.
cli-file-amended = turneringsfilen har ändrats
cli-enter-amendment = Föra in ändringen
cli-enter-amendment-hint = upprepa kommandot med --yes för att föra in ändringen
cli-undo-or-restart = ångra ändringen av turneringsfilen, eller påbörja en ny logg och för in svaren igen
cli-undo-change = ångra ändringen av turneringsfilen; inget skrevs
cli-heading =
    { $heading ->
        [changed] Ändrat i turneringsfilen
        [follows] Vad som följer
        [falls-away] Faller bort
        [again] Frågas på nytt
        [so-far] Hittills
       *[also-open] Också öppna
    }
cli-answers-kept = Varje svar som räknas behålls.
cli-cannot-follow = ”{ $source }” kan inte följas: { $why }
cli-who-is-meant = ”{ $who }” säger inte vem som avses
cli-who-hint = väntat: ”SPELLING = NAME”
cli-source-unread = { $source } kunde inte läsas: { $why }
cli-proposes-nothing = sändningen föreslår inget för `{ $id }`
cli-proposes-nothing-now = den föreslår inget nu
cli-proposes-for = den föreslår något för: { $ids }
cli-follow-keys = y tar det första förslaget, n lämnar det, a tar alla i turneringen, q avslutar.
cli-following = Sändningen följs. { cli-follow-keys }
cli-no-such-number = Det finns ingen { $number }.
cli-start-with-by = Loggen säger vem som tog ett resultat: avsluta med q och börja om med --by NAME.
cli-proposal-left = Lämnat. Förslaget kommer tillbaka när sändningen säger något annat.
cli-nothing-proposed = Inget föreslås.
cli-nothing-to-take = Inget att godta.
cli-follow-nothing-at = det finns inga partier på { $source } än
cli-follow-empty = { $source } har inga partier än
cli-follow-no-file = det finns ingen fil { $source }
cli-follow-waiting = Tiebreak fortsätter fråga; q avslutar.
cli-not-a-memory = { $path } är inte det som `tiebreak follow` skrev
cli-not-a-memory-hint = ta bort den; det som den besvarade frågas då igen
cli-no-format = ändelsen på { $path } anger inget format
cli-no-format-hint = använd .toml, .trf, .pgn, .csv, .xml eller .xlsx, eller --to FORMAT
cli-same-file = indata och utdata är samma fil
cli-same-file-hint = ange en annan utdatafil
cli-cannot-be-written = turneringen kan inte skrivas så: { $why }
cli-toml-holds-all = en turneringsfil (.toml) rymmer allt
cli-does-not-hold = { $format } rymmer inte: { $lost }
cli-only-report-lists = bara en turneringsrapport rymmer en lista med särskiljningar
cli-write-trf = skriv .trf
cli-list-changed =
    { $after ->
        [1] listan med särskiljningar ändras efter 1 spelad rond: den var { $from }, och är från och med nu { $to }; en kommentar i rapporten säger det
       *[other] listan med särskiljningar ändras efter { $after } spelade ronder: den var { $from }, och är från och med nu { $to }; en kommentar i rapporten säger det
    }
cli-no-event-called = det finns ingen turnering `{ $slug }`
cli-no-event-called-hint = `tiebreak export` utan namn räknar upp dem
cli-nothing-kept = inget sparades i { $path }
copied-events =
    { $events ->
        [1] { $events } turnering
       *[other] { $events } turneringar
    }
copied-lines =
    { $lines ->
        [1] { $lines } rad
       *[other] { $lines } rader
    }
copied-accounts =
    { $accounts ->
        [1] { $accounts } konto
       *[other] { $accounts } konton
    }
cli-copied = { copied-events } med { copied-lines } i deras loggar, { copied-accounts }
cli-new-database = ange en ny fil eller en tom databas med --database: inget ersätts någonsin
cli-nothing-copied = { $why }; inget kopierades
cli-stop-the-server = stoppa servern på den och försök igen
cli-settings-from = Inställningar från { $file }
cli-server-at = Tiebreak finns på { $here }
cli-first-password = Ange administratörens lösenord, en gång, inom ett dygn: { $link }
cli-server-stopped = servern stannade
cli-systemd = det går inte att använda det som systemd lämnar över
cli-cannot-listen = det går inte att lyssna på { $place }: { $error }
cli-cannot-listen-hint = välj en annan med --listen
cli-key-made = En nyckel att signera med har gjorts: { $path } ({ $key })
cli-show-config = `tiebreak serve --show-config` visar vad som är inställt och varifrån
cli-no-round-again = turneringen har ingen rond som kan spelas om
cli-no-round-hint = en övning kräver en schackturnering med ronder och resultat
cli-no-demo = demon har ingen sådan turnering
cli-no-folder = ingen mapp för övningen
cli-cannot-listen-port = det går inte att lyssna på port { $port } på datorn
cli-rehearsal = En övning med { $games } partier, slut om ungefär { $seconds } sekunder. Avbryt med Ctrl+C; inget av den sparas.
cli-rehearsal-place =
    { $place ->
        [board] Tavla
        [console] Konsol
       *[broadcast] Sändning
    }
cli-rehearsal-password = Ange först ett lösenord för konsolen, bara för den här övningen: { $link }
cli-no-command = det finns inget kommando `{ $name }`
cli-no-command-hint = `tiebreak help` räknar upp dem
cli-playoff-changed = Loggen har ändrats under tiden: titta, tryck sedan igen.
cli-playoff-added = Ett annat program har lagt till något i loggen.
cli-playoff-no-key = `{ $key }` gör inget här.
cli-playoff-twice = `{ $key }` kom igen inom en sekund och fördes inte in. Tryck igen om det är meningen.
cli-playoff-nothing-open = Inget är öppet.
cli-playoff-seed = Startvärde, t.ex. tärningarna som de föll:
cli-playoff-repeat = Vem som helst kan göra om det, namn för namn, lägst först:
cli-playoff-not-noted = Inte antecknat: { $why }.
cli-playoff-games-otherwise = Partierna säger nu något annat om själva turneringen: avsluta, och se `tiebreak record amend`.
cli-playoff-games-news = Partierna har nyheter; det de erbjuder står vid frågan.
cli-playoff-keys =
    { $keys ->
        [forfeit] 1 0 2 walkover · f åter · u rätta · ? tangenter · q slut
        [game] 1 5 0 resultat · f walkover · u rätta · ? tangenter · q slut
        [lots] nummer · s startvärde · u rätta · ? tangenter · q slut
        [decision] g fortsätt · o annat · u rätta · ? tangenter · q slut
        [order] i ordning · = lika · u rätta · ? tangenter · q slut
        [colour] w b färg · u rätta · ? tangenter · q slut
        [words] Enter svar · u rätta · ? tangenter · q slut
       *[nothing] u rätta · ? tangenter · q slut
    }
cli-playoff-key =
    { $key ->
        [result] ett parti: vit vann, remi, svart vann
        [forfeit] walkover: 1 eller 0 för vem som vann, 2 för ingen
        [order] lottning, brickor, beslut: namnen i ordning
        [level] mellan två som står lika
        [colour] färgen som valdes
        [decision] ett beslut: fortsätta, eller på annat sätt
        [seed] lottning med ett startvärde
        [witness] vem som ser lottningen
        [offer] ta svaret som filen erbjuder
        [words] ett svar i ord
        [next] nästa öppna fråga
        [correct] rätta eller återta ett svar
        [departure] ett avsteg från reglementet
        [leave] någon lämnar, eller kommer tillbaka
        [rest] ge vila; anteckna något
       *[quit] avsluta; allt som förts in sparas
    }
cli-playoff-key-twice = Samma tangent två gånger inom en sekund gäller en gång.
cli-playoff-any-key = valfri tangent: tillbaka
cli-playoff-place = ({ $number } av { $open }, Tab: nästa)
cli-playoff-word =
    { $word ->
        [play] Att spela
        [white] Vit
        [black] Svart
       *[clock] Klocka
    }
cli-playoff-colours = w  vit   b  svart
cli-playoff-enter-then = Enter, sedan { $expected }
cli-playoff-go-on-with = fortsätta med { $clause }
cli-playoff-go-on = fortsätta
cli-playoff-other-means = på annat sätt, ännu inte klart
cli-playoff-not-before =
    { $left ->
        [no] Inte före { $time }
       *[yes] Inte före { $time } (om { $remaining })
    }
cli-playoff-rest-until = Vila till { $time } (om { $remaining }): { $what }
cli-playoff-departure = Avsteg från reglementet: { $why } ({ $by })
cli-playoff-answer-label = Svar:
cli-playoff-same-answer = Det är redan svaret.
cli-playoff-why-or-leave = Skäl (tomt: allt förblir som det är):
cli-playoff-nothing-changed = Inget ändrades.
cli-playoff-corrected = Rättat: { $id }
cli-playoff-no-answer-yet = Det finns inget svar att rätta än.
cli-playoff-correct-which = Vilket svar ska rättas?
cli-playoff-number-or-name = Frågans nummer eller namn (tomt: ingen):
cli-playoff-no-answer = Det finns inget svar `{ $id }`.
cli-playoff-instead-of = I stället för { $answer }:
cli-playoff-right-answer = det rätta svaret · x återta · Backsteg avbryt
cli-playoff-seed-again = Startvärde:
cli-playoff-correct-title = Rätta { $id }
cli-playoff-was-and-is =
    { $what ->
        [now] nu
       *[instead] i stället
    }
cli-playoff-open-again = öppen igen
cli-playoff-nothing-falls-away = Inget annat faller bort.
cli-playoff-nothing-noted = Inget antecknades.
cli-playoff-your-name = Ditt namn:
cli-playoff-no-tie = Det finns ingen delad placering att göra avsteg om.
cli-playoff-which-tie = Vilken delad placering ({ $ties }):
cli-playoff-no-such-tie = Det finns ingen delad placering `{ $tie }`.
cli-playoff-order = Alla delar: `share`; eller "namn" i ordning, = mellan lika:
cli-playoff-why = Skäl:
cli-playoff-departure-noted = Antecknat: avsteg från reglementet.
cli-playoff-who-leaves = Vem lämnar (den som redan lämnat kommer tillbaka):
cli-playoff-said-why = { $said }. Skäl:
cli-playoff-minutes = Antal minuters vila:
cli-playoff-no-minutes = ”{ $minutes }” är inget antal minuter.
cli-playoff-for-whom = För vem (tomt: alla):
cli-playoff-rest-noted = Antecknat: vilan.
cli-playoff-note = Notering:
cli-playoff-who-sees = Vem som ser lottningen ("namn" inom citattecken; tomt: ingen):
cli-playoff-no-witnesses = Lottningar antecknas utan vittnen.
cli-playoff-seen-by = Lottningar antecknas som bevittnade av { $names }.

## Files: what is wrong anywhere

# $known is all, or least where they were not counted to the end.
document-not-shown =
    { $known ->
        [least] minst { $more } ytterligare anmärkningar visas inte
       *[all] { $more } ytterligare anmärkningar visas inte
    }
# What a table of a file is called, as the subject of a sentence; $name is a clause's, or the key as it stands.
document-table =
    { $what ->
        [the-event] turneringen
        [the-regulation] reglementet
        [the-settings] filen med inställningar
        [the-model] modellen
        [this-stage] det här steget
        [this-clock] den här betänketiden
        [this-route] den här vägen
        [this-reading] den här tolkningen
        [this-player] den här spelaren
        [this-team] det här laget
        [this-pair] det här paret
        [this-game] det här partiet
        [this-origin] det här ursprunget
        [this-match] den här matchen
        [this-encounter] det här mötet
        [this-bye] den här frironden
        [these-points] den här poängposten
        [this-board] den här brickan
        [this-table] det här bordet
        [this-phase] den här fasen
        [what-is-declined] det som avstås
        [clause] bestämmelsen ”{ $name }”
       *[other] { $name }
    }
# The same, where something stands in it.
document-in-table =
    { $what ->
        [the-event] i turneringen
        [the-regulation] i reglementet
        [the-settings] i inställningarna
        [the-model] i modellen
        [this-stage] i det här steget
        [this-clock] i den här betänketiden
        [this-route] i den här vägen
        [this-reading] i den här tolkningen
        [this-player] hos den här spelaren
        [this-team] hos det här laget
        [this-pair] hos det här paret
        [this-game] i det här partiet
        [this-origin] i det här ursprunget
        [this-match] i den här matchen
        [this-encounter] i det här mötet
        [this-bye] i den här frironden
        [these-points] i den här poängposten
        [this-board] i den här brickan
        [this-table] vid det här bordet
        [this-phase] i den här fasen
        [what-is-declined] i det som avstås
        [clause] i bestämmelsen ”{ $name }”
       *[other] i { $name }
    }
document-missing = { $table } har ingen `{ $key }`
document-missing-label = här saknas `{ $key }`
document-missing-hint = lägg till `{ $key } = ...`
document-missing-hint-like = lägg till `{ $key } = ...`: { $like }
document-not-usable = `{ $key }` går inte att använda
document-whole-number = väntat: ett heltal från { $least } till { $most }
document-unknown-key = okänd nyckel `{ $key }` { $place }
document-known-keys = kända nycklar: { $keys }
document-kind =
    { $kind ->
        [text] en text
        [number] ett tal
        [truth] true eller false
        [moment] ett datum eller en tid
        [list] en lista
       *[table] en tabell
    }
document-wrong-kind =
    { $wanted ->
        [text] { $table } är { $kind }, inte en text
        [list] { $table } är { $kind }, inte en lista
       *[table] { $table } är { $kind }, inte en tabell
    }
document-expected =
    { $wanted ->
        [text] väntat: en text
        [list] väntat: en lista
       *[table] väntat: en tabell
    }
# $why is in the words of the library that reads TOML.
document-toml = det här är inte giltig TOML: { $why }
document-quotes-straight = använd raka citattecken: "..."
document-quotes-text = en text står inom citattecken: { $key } = "{ $value }"
document-quotes-end = en text slutar på den rad där den börjar, eller står inom tre citattecken: """..."""
document-quotes-inside = ett citattecken i en text skrivs \", eller så står texten inom enkla: '...'
document-json = det här är inte giltig JSON
document-json-expected =
    { $what ->
        [end] väntat: filens slut
        [flatter] väntat: färre parenteser inuti varandra
        [value] väntat: ett värde
        [key] väntat: en nyckel inom citattecken
        [quote] väntat: `"` i slutet av texten
        [line] väntat: ingen radbrytning i en text
        [escape] väntat: ett tecken efter `\`
        [escapes] väntat: ett av { $signs }
        [character] väntat: ett tecken
        [hex] väntat: fyra hexadecimala siffror
       *[signs] väntat: { $signs }
    }
document-json-twice = nyckeln `{ $key }` står två gånger
document-json-keep-one = behåll en av de två

## Files: what was understood

kind-told = så angivet med --kind
kind-told-cycles =
    { $cycles ->
        [1] angivet som enkel rundturnering ({ $cycles } varv)
       *[other] angivet som rundturnering med { $cycles } varv
    }
kind-only-two =
    { $who ->
        [players] bara två spelare
        [pairs] bara två par
       *[teams] bara två lag
    }
kind-no-games = det finns inga partier att se det på
kind-knock-out = ungefär hälften av dem som är kvar spelar vidare efter varje rond
kind-all-met =
    { $times ->
        [1] { $who ->
                [players] alla spelare har mött varandra en gång
                [pairs] alla par har mött varandra en gång
               *[teams] alla lag har mött varandra en gång
            }
        [2] { $who ->
                [players] alla spelare har mött varandra två gånger
                [pairs] alla par har mött varandra två gånger
               *[teams] alla lag har mött varandra två gånger
            }
       *[other] { $who ->
                [players] alla spelare har mött varandra { $times } gånger
                [pairs] alla par har mött varandra { $times } gånger
               *[teams] alla lag har mött varandra { $times } gånger
            }
    }
kind-nearly-all-met =
    { $who ->
        [players] { $rounds } ronder för { $players } spelare, och { $present } av { $expected } möten finns med
        [pairs] { $rounds } ronder för { $players } par, och { $present } av { $expected } möten finns med
       *[teams] { $rounds } ronder för { $players } lag, och { $present } av { $expected } möten finns med
    }
kind-too-few-rounds =
    { $who ->
        [players] { $rounds } ronder för { $players } spelare: för få för att alla ska mötas
        [pairs] { $rounds } ronder för { $players } par: för få för att alla ska mötas
       *[teams] { $rounds } ronder för { $players } lag: för få för att alla ska mötas
    }
kind-like-scores = de med liknande poäng har mötts
kind-berger =
    { $who ->
        [players] { $rounds } fulla ronder för { $players } spelare, lottade enligt Bergertabellerna
        [pairs] { $rounds } fulla ronder för { $players } par, lottade enligt Bergertabellerna
       *[teams] { $rounds } fulla ronder för { $players } lag, lottade enligt Bergertabellerna
    }
kind-never-twice =
    { $who ->
        [players] { $rounds } fulla ronder med spelare som aldrig möttes två gånger, lottade utan hänsyn till poängen
        [pairs] { $rounds } fulla ronder med par som aldrig möttes två gånger, lottade utan hänsyn till poängen
       *[teams] { $rounds } fulla ronder med lag som aldrig möttes två gånger, lottade utan hänsyn till poängen
    }
kind-either =
    { $rounds ->
        [1] { $who ->
                [players] { $rounds } rond för { $players } spelare kan vara en schweizerturnering, eller en rundturnering som pågår
                [pairs] { $rounds } rond för { $players } par kan vara en schweizerturnering, eller en rundturnering som pågår
               *[teams] { $rounds } rond för { $players } lag kan vara en schweizerturnering, eller en rundturnering som pågår
            }
       *[other] { $who ->
                [players] { $rounds } ronder för { $players } spelare kan vara en schweizerturnering, eller en rundturnering som pågår
                [pairs] { $rounds } ronder för { $players } par kan vara en schweizerturnering, eller en rundturnering som pågår
               *[teams] { $rounds } ronder för { $players } lag kan vara en schweizerturnering, eller en rundturnering som pågår
            }
    }
kind-kept-apart = hålls för sig i tabeller [[play-off-game]]
doubt-total =
    { $unit ->
        [points] { $name }: { $published } poäng är publicerade, resultaten ger { $given }
       *[vps] { $name }: { $published } VP är publicerade, resultaten ger { $given }
    }
doubt-total-missing = resultat som saknas kan förklara det
doubt-total-penalty = ett straff på { $points } skulle förklara det
doubt-total-carry-over = en carry-over på { $points } skulle förklara det
doubt-rank = { $below } står på plats { $lower } med { $more } poäng, under { $above }, plats { $rank } med { $points }
doubt-ranks = de publicerade platserna följer inte poängen i { $wrong } fall av { $count }
doubt-vps = { $first } – { $second }: { $published } VP är publicerade, { $imps } IMP på { $boards } brickor ger { $given }
doubt-vps-count = de publicerade räknas
doubt-vps-scale = ingen av de { $count } matcherna har VP enligt WBF:s skala: en annan skala har använts
doubt-names-seen = ”{ $name }” står här två gånger, i tecken som ser likadana ut
doubt-names-expected = väntat: `given-family`, `family-given`, `as-written`, `apart`, `together`, eller två namn med = emellan
doubt-board-score = bricka { $number }, { $who }: { $stated } är angivet, kontraktet ger { $given }
doubt-board-points = bricka { $number }, { $who }: { $stated } är publicerat, resultaten ger { $given }
doubt-session =
    { $unit ->
        [percent] { $name }: { $stated } är publicerat, brickorna ger { $given } %
       *[imps] { $name }: { $stated } är publicerat, brickorna ger { $given } IMP
    }
doubt-and-more = { $first }; och { $more } till
doubt-taken =
    { $taken ->
        [stated] de angivna resultaten används
        [scores] det som resultaten ger används
       *[boards] det som brickorna ger används
    }
doubt-scoring-unclear =
    { $said ->
        [other] ”{ $stated }” säger inte hur brickorna räknas
       *[nothing] filen säger inte hur brickorna räknas
    }
lost-part =
    { $part ->
        [title] titeln
        [regulation] reglementet och dess tolkningar
        [kind] typen av turnering (ange --kind när den läses)
        [rounds] hur många ronder det ska bli
        [finished] att turneringen är avslutad
        [start] dagen då den börjar
        [end] dagen då den slutar
        [venue] spelplatsen
        [time-zone] tidszonen
        [scoring] andra poäng för partier än 1, ½, 0
        [prizes] prispengar
        [tour-points] tourpoäng
        [teams] bord och uppställningar för lag
        [report] fler rader i rapporten
        [participants] deltagare som inte spelade något
        [numbers] startnummer
        [shown-names] hur namn visas
        [short-names] korta namn
        [federations] förbund
        [chess-titles] schacktitlar
        [ratings] rating
        [fide-ids] FIDE-id
        [births] kön och födelsedatum
        [figures] publicerade siffror
        [penalties] straff och carry-over
        [points-by-event] poäng turnering för turnering
        [sessions] resultat i sessioner
        [clubs] klubbar
        [groups] grupper av deltagare
        [previous-places] platser i föregående upplaga
        [qualification-places] platser i kvalet
        [who-left] vem som har gått eller avstår
        [results] resultat av partier
        [rounds-of-games] partiernas ronder
        [phases] partiernas faser
        [moves] antal drag
        [times] när partier spelades
        [byes] frironder
        [unrated] vilka partier som inte är ratinggrundande
        [play-off] partier i särspelet
        [annulled-games] strukna partier
        [matches] siffror för matcher
        [qualification-matches] matcher i kvalet
        [annulled-matches] strukna matcher
        [encounters] möten mellan par
        [boards] brickor
        [tables] vad som hände vid borden
       *[everything] någonting: det kan inte läsas igen
    }

## Files: models of chance

model-file-format = ”{ $format }” är inte formatet för en modellfil
model-file-format-expected = väntat: "{ $expected }"
model-file-twice = { $white } med vit mot { $black } är angivet två gånger
model-file-twice-label = andra gången
model-file-twice-hint = varje par och färg en gång; med omvända färger är det ett annat par
model-file-no-player = ”{ $name }” spelar inte i den här turneringen
model-file-three = tre sannolikheter behövs: vit vinner, remi, svart vinner
model-file-three-expected = väntat: till exempel { $example }
model-file-together-one = väntat: tre från 0 till 1, tillsammans 1
model-file-out-of-range = en sannolikhet är under 0 eller över 1
model-file-nearly-one =
    { $off ->
        [more] de tre sannolikheterna blir tillsammans { $by } mer än 1
       *[less] de tre sannolikheterna blir tillsammans { $by } mindre än 1
    }
model-file-not-one = de tre sannolikheterna blir tillsammans { $sum }, inte 1
model-file-draws = `draws` är den del av partierna mellan jämbördiga som slutar remi
model-file-cannot-be = `{ $key }` kan inte vara { $found }
model-file-from-to = väntat: ett tal från { $least } till { $most }
model-file-no-number = detta är inget tal
model-file-number-expected = väntat: ett tal

## Made-up tournaments

## The store

## Settings

## A new regulation in the terminal

new-regulation-title = Turneringens titel, med år
new-regulation-sport = Sport
new-regulation-settled =
    { $first ->
        [winner] Vad som avgörs: bara vinnaren, eller alla platser
       *[all] Vad som avgörs: alla platser, eller bara vinnaren
    }
new-regulation-games = Partier i en särspelsmatch mellan två (0: inget särspel)
new-regulation-games-expected = väntat: ett tal upp till 100
new-regulation-criteria = Kriterier i ordning, med kommatecken
new-regulation-no-criterion =
    { $near ->
        [none] ”{ $name }” är inget kriterium i den här sporten; det finns { $known }
       *[other] ”{ $name }” är inget kriterium i den här sporten; menade du { $near }? Det finns { $known }
    }
new-regulation-criterion-twice = { $name } står två gånger; det andra skulle inte skilja någon åt
new-regulation-many-criteria = väntat: högst tjugo
new-regulation-categories = Kategorier med egna priser eller pokaler, med kommatecken (women, under 12, over 65, below 2000)
new-regulation-no-category = ”{ $name }” är inget av women, under N, over N, below RATING
new-regulation-several-prizes = Den som vinner flera priser får alla, eller bara det största
new-regulation-criteria-level = Om kriterierna lämnar några lika
new-regulation-rate = Betänketid: minuter + sekunder per drag
new-regulation-rate-expected = väntat: till exempel 3+2
new-regulation-match-level = Om matchen slutar lika
new-regulation-more-than-two = Fler än två lika: alla i en rundturnering, eller de två bästa enligt kriterierna
new-regulation-no-choice = ”{ $answer }” är inget av { $names }
new-regulation-choice = { $question } ({ $names })
new-regulation-prompt = { $question } [{ $usual }]:
new-regulation-written =
    { $count ->
        [0] { $name } är skriven; `tiebreak check { $name }` har inga anmärkningar.
        [1] { $name } är skriven; `tiebreak check { $name }` har en anmärkning.
       *[other] { $name } är skriven; `tiebreak check { $name }` har { $count } anmärkningar.
    }

## Following a broadcast

follow-no-address = { $address } är ingen adress
follow-answered = svarade { $status }
follow-redirect = svarade { $status }, till { $to }: omdirigeringar följs inte
follow-too-much = sände mer än { $most } byte
follow-cannot-read = det går inte att läsa { $path }: { $why }
follow-file-too-large = mer än { $most } byte

## Files: TRF

trf-no-player = ingen spelare i rapporten
trf-no-player-hint = spelare står i poster som börjar med 001
trf-not-rounds = ”{ $text }” är inget antal ronder
trf-expected-rounds = väntat: ett heltal från 1 till { $most }
trf-not-point-system = ”{ $word }” hör inte hemma i ett poängsystem
trf-expected-point-system = väntat: bokstäver med poäng, till exempel W 1.0  D 0.5  L 0.0
trf-not-a-record = { $code } är ingen post i en turneringsrapport
trf-meant-player = menades 001?
trf-expected-record = väntat: numret på en post
trf-comment = en rad som börjar med # är en kommentar
trf-old-byes =
    { $count ->
        [one] { $count } frirond har ett resultats tecken, som i TRF06: + räknas som frirond med hel poäng, = som frirond med halv poäng.
       *[other] { $count } frironder har ett resultats tecken, som i TRF06: + räknas som frirond med hel poäng, = som frirond med halv poäng.
    }
trf-taken-for =
    { $declared ->
        [no] En { $layout }-rapport har ingen post för detta; antaget är: { $rounds ->
                [one] { $rounds } rond, så många som spelats
               *[other] { $rounds } ronder, så många som spelats
            }; { $points } poäng; { $kind ->
                [round-robin] en rundturnering
               *[swiss] en schweizerturnering
            }.
       *[yes] En { $layout }-rapport har ingen post för detta; antaget är: { $points } poäng; { $kind ->
                [round-robin] en rundturnering
               *[swiss] en schweizerturnering
            }.
    }
trf-shifted =
    { $more ->
        [0] Kolumnerna i posterna för { $numbers } är förskjutna: de läses där de står.
       *[other] Kolumnerna i posterna för { $numbers } och { $more } till är förskjutna: de läses där de står.
    }
trf-shifted-by =
    { $side ->
        [right] { $columns ->
                [one] förskjuten en kolumn åt höger
               *[other] förskjuten { $columns } kolumner åt höger
            }
       *[left] { $columns ->
                [one] förskjuten en kolumn åt vänster
               *[other] förskjuten { $columns } kolumner åt vänster
            }
    }
trf-shifted-hint = i vissa program gör namn med bokstäver på två byte så; exportera rapporten igen
trf-short-record = den här spelarposten slutar i kolumn { $column }
trf-expected-points-end = väntat: minst 84 kolumner; poängen står i kolumnerna 81 till 84
trf-short-record-hint = raden kan ha kapats, eller så har dess blanksteg dragits ihop; exportera rapporten igen
trf-number-zero = ett startnummer 0
trf-expected-one-or-more = väntat: 1 eller mer
trf-not-points = ”{ $text }” är inga poäng
trf-expected-points = väntat: poäng som { $such } i kolumnerna { $from } till { $to }
trf-odd-name = ett namn med en tabb eller ett annat tecken som inte är en bokstav
trf-expected-name = väntat: bokstäver och blanksteg i kolumnerna 15 till 47
trf-expected-field =
    { $what ->
        [number] väntat: ett startnummer i kolumnerna { $from } till { $to }
        [rating] väntat: en rating i kolumnerna { $from } till { $to }
        [fide-id] väntat: FIDE-id i kolumnerna { $from } till { $to }
        [rank] väntat: en placering i kolumnerna { $from } till { $to }
        [round] väntat: en rond i kolumnerna { $from } till { $to }
        [team] väntat: ett lags nummer i kolumnerna { $from } till { $to }
        [strength] väntat: en styrka i kolumnerna { $from } till { $to }
        [any-number] väntat: ett startnummer på fyra kolumner
        [any-player] väntat: en spelares startnummer
        [any-seat] väntat: en spelares startnummer, eller 0
       *[any-team] väntat: ett lags nummer
    }
trf-many-rounds = { $count } ronder, fler än de { $most } som läses
trf-expected-at-most = väntat: högst { $most }
trf-expected-round = väntat: motståndare, färg och resultat i rond { $round }, till exempel "12 w 1"
trf-round-columns = de står i kolumnerna { $from } till { $to }
trf-no-result = en rond utan resultat
trf-expected-result = väntat: 1, =, 0, +, -, W, D, L, F, H, U eller Z
trf-points-to-nobody = poäng tilldelas ingen
trf-expected-numbers = väntat: startnummer
trf-points-to-nobody-hint = de står i kolumnerna 24 till 27, 29 till 32 och så vidare; spelares poäng i kolumnerna 14 till 17
trf-points-here = här tilldelas detta nummer poäng
trf-not-kind = ”{ $kind }” är inget slags resultat
trf-expected-kind = väntat: +, -, W, D, L, F, H, U eller Z i kolumn 5
trf-called = spelare { $number } heter ”{ $name }” härifrån
trf-no-name-here = här står inget namn
trf-name-twice = det här namnet står här två gånger
trf-points-differ =
    { $more ->
        [0] spelare { $number } har { $points } poäng här, men { $rounds } från ronderna
       *[other] spelare { $number } har { $points } poäng här, men { $rounds } från ronderna, och { $more } till
    }
trf-points-of-team = i en lagrapport kan de vara lagets
trf-rounds-give = ronderna ger { $points }
trf-points-differ-hint = rätta poängen eller resultaten; andra poäng för en vinst anges i post 162
trf-same-number = två spelare har startnummer { $number }
trf-number-above = det här numret står redan ovanför
trf-round-too-many = spelare { $number } har en rond { $round }
trf-rounds-declared = enligt rapporten är det { $rounds } ronder
trf-more-mistakes = det finns fler fel; dessa är de första
trf-against-itself = spelare { $number } spelar mot sig själv
trf-expected-opponent = väntat: en motståndare
trf-expected-known-number = väntat: ett startnummer i rapporten, högst { $last }
trf-disagree = spelarna { $one } och { $other } stämmer inte överens om rond { $round }
trf-player-there = spelare { $number } har spelare { $opponent } där
trf-bye-there = spelare { $number } har frirond där
trf-nothing-there = spelare { $number } har inget där
trf-same-colour = spelarna { $one } och { $other } har samma färg i rond { $round }
trf-expected-other-colour = väntat: den andra färgen
trf-results-disagree = resultaten för spelarna { $one } och { $other } i rond { $round } stämmer inte överens
trf-signs = { $here } här, { $there } för spelare { $number }
trf-list-changed = Listan med särskiljningar ändrades efter rond { $round }: den var { $from }, och är { $to } därefter.
trf-list-changed-when = Listan med särskiljningar ändrades{ $when }: den var { $from }, och är { $to } därefter.
trf-because-said = rapporten säger ”{ $system }”
trf-because-rounds = { $rounds } ronder för { $players } spelare
trf-because-unnamed = rapporten anger inget system, och ronderna är för få för en rundturnering
trf-team-unknown = ett av dessa lag finns inte i rapporten
trf-expected-teams = väntat: nummer ur post 310
trf-expected-team = väntat: ett nummer ur post 310
trf-kind-of-teams = vad ett slags resultat ger lag (299) behålls men räknas inte
trf-team-names-nobody = laget anger en spelare som inte finns i rapporten
trf-in-two-teams = spelare { $number } är med i två lag
trf-team-above-too = ett lag ovanför anger också spelaren
trf-not-in-team = spelare { $number } är inte med i lag { $team }
trf-expected-line-up = väntat: spelare i laget, 0 för ingen
trf-in-no-team = spelare { $number } är inte med i något lag
trf-expected-of-a-team = väntat: en spelare i ett lag
trf-team-against-itself = lag { $number } spelar mot sig självt
trf-expected-of-another-team = väntat: en spelare i ett annat lag
trf-two-opponents = lag { $number } möter två lag i rond { $round }
trf-other-boards = de andra borden spelar mot ett annat lag
trf-empty-boards = lagen { $one } och { $other } lämnade båda ett bord tomt i rond { $round }, och ingen post 300 säger vilket
trf-empty-boards-taken = de tomma borden räknas som de sista
trf-same-team-number = två lag har nummer { $number }
trf-team-above = ”{ $name }” står redan ovanför
trf-not-bye = ”{ $kind }” är inget slags frirond
trf-expected-bye = väntat: F, H eller Z i kolumn 5
trf-not-came = ”{ $text }” säger inte vem som kom
trf-expected-came = väntat: +-, -+ eller -- i kolumnerna 5 och 6
trf-not-colours = ”{ $colours }” är inga färger
trf-expected-colours = väntat: W eller B för varje bord, till exempel WBWB
trf-not-match-points = ”{ $word }” hör inte hemma i matchpoängen
trf-expected-match-points = väntat: bokstäver med poäng, till exempel TW 2.0   TD 1.0   TL 0.0
trf-number-missing = ett nummer saknas
trf-chess-only = en turneringsrapport (TRF) rymmer bara schack
trf-needs-line-ups = en turneringsrapport (TRF) måste veta vem som satt vid varje bord
trf-too-wide = { $value } får inte plats i de { $width } tecken som post { $record } i en turneringsrapport (TRF) har för det

## Files: PGN

pgn-not-of-event = { $white } – { $black } är inget parti i turneringen
pgn-other-result = { $white } – { $black } slutade { $known } i turneringsfilen, { $result } i partierna
pgn-event-file-counts = turneringsfilen gäller; rätta där om den är fel
pgn-not-a-player = ”{ $name }” är ingen spelare i turneringen
pgn-add-fide-id = lägg till spelarens fide-id i turneringsfilen, eller rätta namnet i partierna
pgn-looks-like = det liknar { $names }; lägg till fide-id, eller skriv båda lika
pgn-in-file = { $file }:{ $line }: { $message }
pgn-because-two-speeds = snabb- och blixtpartier mellan samma spelare
pgn-because-event-type = taggen EventType säger det
pgn-later =
    { $phase ->
        [armageddon] { $count ->
                [one] { $count } armageddonparti: { $because }
               *[other] { $count } armageddonpartier: { $because }
            }
       *[play-off] { $count ->
                [one] { $count } parti: { $because }
               *[other] { $count } partier: { $because }
            }
    }
pgn-later-in-round = de ger inga poäng; där de gör det, skriv det under [scoring] i en turneringsfil
pgn-later-apart = räknas inte i ställningen; erbjuds som svar där särspelet frågar efter dem
pgn-tag-differs = { $white } – { $black }: taggen säger { $tag }, dragen slutar med { $ended } ({ $place })
pgn-tag-counts = taggen gäller
pgn-no-side = ett parti utan [{ $tag } "..."]
pgn-no-side-label = partiet anger ingen spelare där
pgn-expected-result = väntat: 1-0, 0-1, 1/2-1/2 eller *
pgn-because-unequal-time = vit och svart har olika betänketid
pgn-because-tags = taggarna säger ”{ $word }”
pgn-because-decider = ett snabbare parti ({ $clock }) efter en remi mellan samma två, i samma rond
pgn-because-faster = snabbare än de andra ({ $clock }), mellan { $few } av { $all } spelare
pgn-because-after = efter rond { $round }, turneringens sista
pgn-one-player = ”{ $one }” och ”{ $other }” räknas som en spelare
pgn-maybe-one-player = ”{ $one }” och ”{ $other }” kan vara samma spelare
pgn-fide-id = FIDE-id { $id }
pgn-hidden-sign = de skiljer sig åt genom ett tecken som ingen ser: { $one } och { $other }
pgn-other-letters = de ser likadana ut, med andra bokstäver: { $one } och { $other }
pgn-say-one = säg { $option } om de är en och samma person
pgn-repeated =
    { $count ->
        [one] { $count } parti står här två gånger
       *[other] { $count } partier står här mer än en gång
    }
pgn-counts-once = varje parti räknas en gång
pgn-two-results = { $white } – { $black } står här med två resultat
pgn-results-before = { $here } här, { $before } tidigare
pgn-results-in = { $here } här, { $there } i { $place }
pgn-remove-wrong = ta bort partiet som är fel
pgn-faults-elsewhere =
    { $count ->
        [one] { $count } fel i en annan turnering i filen; den här turneringen berörs inte
       *[other] { $count } fel i andra turneringar i filen; den här turneringen berörs inte
    }
pgn-board-of-match = { $first }–{ $second }, bräde { $board }
pgn-boards-missing =
    { $count ->
        [one] { $count } bräde i matcherna saknar resultat i filen, och matchen räknas inte: { $boards }
       *[other] { $count } bräden i matcherna saknar resultat i filen, och dessa matcher räknas inte: { $boards }
    }
pgn-no-rounds = partierna anger inga ronder; varje match får den första rond då båda lagen är lediga
pgn-expected-end = väntat: { $signs } i slutet av taggen
pgn-odd-tag = en tagg utan riktigt namn
pgn-not-a-game = det här är inget PGN-parti
pgn-expected-event = väntat: en tagg som [Event "..."]
pgn-no-game = inget parti i filen
pgn-no-game-hint = ett PGN-parti börjar med taggar som [Event "..."]
pgn-chess-only = PGN rymmer bara schackpartier
pgn-no-games = PGN rymmer partier, och turneringen har inga

## Files: CSV

csv-because-requested = frironder har getts på begäran, vilket en rundturnering inte känner
csv-because-opponents = en korstabell med en kolumn för varje motståndare
csv-expected-points = väntat: 1, ½ (även =, 1/2), 0, + eller -
csv-expected-round = väntat: motståndare, färg och resultat, till exempel 12w1
csv-cells-disagree = rutorna för { $one } och { $other } stämmer inte överens
csv-second-cell = det här är den andra av de två
csv-one-row = partiet mellan { $one } och { $other } står bara i en av deras rader
csv-other-row = i den andra raden står inget där
csv-no-colours = korstabellen säger inte vem som hade vit: kriterier som räknar svartpartier går inte att lita på
csv-no-colours-hint = skriv 1w eller 0b i rutorna, eller ge en lista med partier
csv-no-result-column = det finns ingen kolumn för resultatet
csv-expected-result-column = väntat: en kolumn `result`
csv-expected-counting = väntat: 1, 2, 3, ...
csv-expected-result = väntat: 1-0, 0-1, 1/2-1/2, +/-, -/+, -/- eller *
csv-row-lacks =
    { $what ->
        [name] på raden saknas namnet
        [score] på raden saknas poängen
        [white] på raden saknas vit spelare
        [black] på raden saknas svart spelare
        [team] på raden saknas laget
        [board] på raden saknas brickan
       *[pair] på raden saknas paret
    }
csv-row-expected =
    { $what ->
        [name] väntat: ett namn
        [score] väntat: en poängsumma
        [white] väntat: en spelare med vit
        [black] väntat: en spelare med svart
        [team] väntat: ett lag
        [board] väntat: en bricka
       *[pair] väntat: ett par
    }
csv-vps-of-nobody = VP för ett lag som inte anges
csv-vps-of-bye = en frirond har VP för ett lag
csv-not-a-status = ”{ $status }” är ingen status för en match
csv-expected-status = väntat: played, forfeit, assigned, bye eller annulled
csv-long-row = raden har { $fields } fält, den första raden { $columns }
csv-no-column = det finns ingen kolumn för detta
csv-long-row-hint = skriv 4.5 eller "4,5", eller sätt semikolon mellan fälten
csv-unknown-columns = de här kolumnerna är okända
csv-expected-columns = väntat: round, white, black, result
csv-unknown-columns-hint = eller: name, 1, 2, 3, ... (en korstabell); name, points (en tabell); home, visit, boards, home_imps, visit_imps (bridge); board, ns, ew, contract, by, tricks (brickprotokoll)
csv-expected-number = väntat: ett tal som 8.5
csv-nothing = filen innehåller ingenting
csv-nothing-hint = den första raden namnger kolumnerna
csv-many-fields = raden har fler än de { $most } fält som läses
csv-many-cells = denna fil har fler än de { $most } fält som läses
csv-one-too-many = det här är ett för mycket
csv-many-fields-hint = står hela tabellen på en rad? Börja en ny rad för varje rad i tabellen
csv-after-quote = text efter ett citattecken
csv-expected-field-end = väntat: fältets slut
csv-after-quote-hint = skriv ett citattecken inuti ett fält två gånger
csv-open-field = fältet tar inte slut
csv-expected-quote = väntat: ett avslutande citattecken
csv-because-table = en poängtabell utan partier
csv-because-travellers = den innehåller brickprotokoll för par
csv-because-sessions = den innehåller sessioner för par
csv-expected-score = väntat: nord–syds resultat, A6040 för procent, eller NP för ej spelad
csv-score-here = här står resultatet { $score }
csv-contract-gives = kontraktet ger nord–syd { $score } på bricka { $board }
csv-row-says-nothing = raden säger inte vad som hände
csv-expected-contract-or-score = väntat: ett kontrakt med spelförare och stick, eller ett resultat
csv-half-contract = { $contract } utan spelförare eller stick
csv-expected-declarer = väntat: N, E, S eller W under `by`, och 0 till 13 under `tricks`
csv-not-a-contract = ”{ $contract }” är inget kontrakt
csv-expected-contract = väntat: ett som 4S, 3NTX eller pass
csv-no-teams = CSV har ingen plats för bord och laguppställningar; en turneringsfil (.toml) eller en rapport (.trf) har det
csv-no-table = CSV rymmer partier, matcher eller en poängtabell, och turneringen har inget av dem

## Files: USEBIO

usebio-other-root = <{ $element }> är ingen USEBIO-fil
usebio-expected-root = väntat: <USEBIO Version="1.2"> eller 1.3
usebio-no-event = det finns ingen tävling i filen
usebio-expected-event = väntat: <EVENT>
usebio-other-version = version { $version } av USEBIO är okänd
usebio-expected-version = väntat: 1.2 eller 1.3
usebio-because-type = tävlingstypen är { $kind }
usebio-because-pairs = den innehåller par
usebio-expected-number = väntat: ett tal i <{ $element }>
usebio-lacks = <{ $element }> har inget <{ $child }>
usebio-expected-in-here = väntat: <{ $child }> här inuti
usebio-not-whole = { $number } är inget heltal
usebio-expected-whole = väntat: 1, 2, 3, ... i <{ $element }>
usebio-nobody = det finns varken lag eller par i tävlingen
usebio-expected-participants = väntat: <PARTICIPANTS> med <TEAM> eller <PAIR>
usebio-no-pair = det finns inget par { $pair }
usebio-expected-pair = väntat: ett PAIR_NUMBER bland deltagarna
usebio-below-zero = matchpoäng under noll
usebio-expected-zero = väntat: noll eller mer
usebio-expected-team = väntat: ett TEAM_ID bland deltagarna
usebio-imps-differ = { $home } – { $visit }: angivet är { $stated } IMP, brickorna ger { $counted }
usebio-stated-taken = de angivna gäller
usebio-deep = element mer än 64 nivåer djupt i varandra
usebio-entities = filen definierar egna entiteter
usebio-entities-hint = sådana filer läses inte; exportera den utan dokumenttyp, eller med en enkel
usebio-open-element = <{ $element }> tar inte slut
usebio-no-element = det finns inget element i filen
usebio-not-xml = det här är inte giltig XML: { $why }
usebio-other-entity = { $entity } är okänt
usebio-expected-entity = väntat: &amp; &lt; &gt; &apos; eller &quot;
usebio-bridge-only = USEBIO skrivs för lagmatcher i bridge, och för par vars brickor är kända
usebio-no-byes = USEBIO har ingen plats för frironder, walkover och tilldelade resultat

## Files: PBN

pbn-no-board = ingen bricka i filen
pbn-no-board-hint = en PBN-post börjar med taggar som [Board "1"]
pbn-no-teams = en bricka utan sina lag
pbn-expected-teams = väntat: [Board], [HomeTeam] och [VisitTeam] i posten
pbn-expected-score = väntat: ett som "NS 420" eller "EW 50"
pbn-three-tables = bricka { $board } i { $home } – { $visit } spelades vid mer än två bord
pbn-third = det här är det tredje
pbn-unplayed =
    { $boards ->
        [one] { $home } – { $visit } spelades inte: { $boards } bricka är utpassad utan resultat
       *[other] { $home } – { $visit } spelades inte: { $boards } brickor är utpassade utan resultat
    }
pbn-unplayed-hint = lägg till matchen med dess VP och `status = "forfeit"` i turneringsfilen: den räknas inte som oavgjord
pbn-one-table = bricka { $board } i { $home } – { $visit } spelades bara vid ett bord och räknas inte
pbn-no-score = bricka { $board } i { $home } – { $visit } har inget resultat och räknas inte
pbn-same-seats = bricka { $board } i { $home } – { $visit } har { $team } i nord–syd vid båda borden och räknas inte
pbn-left-out = { $home } – { $visit } har ingen bricka med resultat vid båda borden och utelämnas
pbn-left-out-hint = lägg till matchen för hand i turneringsfilen
pbn-no-number = en resultattabell utan brickans nummer
pbn-no-table = bricka { $board } har inget bord
pbn-because-pairs = den innehåller resultattabeller för par
pbn-row-without-pairs = en rad utan sina två par
pbn-expected-pairs = väntat: det som kolumnerna PairId_NS och PairId_EW anger
pbn-row-says-nothing = en rad som inte säger vad som hände
pbn-expected-contract = väntat: Contract, Declarer och Result, eller Score_NS eller Score_EW
pbn-no-boards = PBN rymmer brickor, och tävlingen rymmer bara vad de gav
pbn-one-session = PBN skrivs för en enda session utan sektioner

## Files: what comes packed

packed-from = uppackat ur { $file }
packed-xls = det här är en arbetsbok från Excel före 2007 (.xls)
packed-xls-hint = spara den som .xlsx eller CSV och läs den
packed-broken = arkivet kan inte öppnas: { $why }
packed-nothing = det finns ingen fil i arkivet
packed-several = det finns { $count } filer i arkivet
packed-several-hint = packa upp det och ange vilken som avses: { $names }
packed-unreadable = filen kan inte packas upp: { $why }
packed-large = arkivet innehåller mer än { $size } MB
packed-workbook = arbetsboken kan inte öppnas: { $why }
packed-workbook-hint = spara bladet som CSV och läs den
packed-no-sheet = det finns inget blad ”{ $name }” i arbetsboken
packed-sheets = den har { $names }
packed-sheets-of-results = { $count } blad i arbetsboken innehåller resultat
packed-sheet-of = blad ”{ $name }” av { $count }
packed-sheets-empty = det finns inget i dess blad
packed-encrypted = den är krypterad; spara den utan lösenord
packed-nested = denna fil är packad mer än { $most } gånger
packed-nested-hint = packa upp den och läs innehållet
packed-place-outside = { $place } är inte en cell i ett blad, som har { $rows } rader och { $columns } kolumner
packed-many-cells = mer än { $most } celler är ifyllda
packed-many-repeats = den upprepar ifyllda celler mer än { $most } gånger
packed-many-gaps = mer än { $most } tomma celler ligger mellan ifyllda
packed-many-sheets = den har mer än { $most } blad
packed-many-strings = den har mer än { $most } delade texter
packed-much-text = den har mer än { $size } MB text
packed-unpacks-large = uppackad är den större än { $size } MB
packed-part-missing = { $part } saknas
packed-part-cut = { $part } slutar för tidigt
packed-not-xml = { $part } är inte giltig XML: { $why }
packed-long-piece = { $part } har en tagg eller text på mer än { $size } MB
packed-xml-deep = { $part } är nästlad mer än { $most } nivåer djupt
packed-string-missing = cell { $place } anger delad text { $number }, och det finns { $count }
packed-file-empty = filen är tom
packed-saved = sparades den?
packed-file-large = filen har { $size } byte, mer än de { $most } som läses
packed-right-file = är det rätt fil?
packed-not-utf-8 = byte { $byte } är inte UTF-8 (på position { $at }, rad { $line })
packed-expected-utf-8 = väntat: ett tecken i UTF-8
packed-not-text = byte { $byte } är inte text (på byteposition { $at }, rad { $line })
packed-expected-text = text väntades
export-not-read = detta format kan inte rymma evenemanget: { $why }
export-taken-for = detta format kan inte rymma evenemanget: filen skulle läsas som { $format }
packed-utf-8-hint = spara filen som UTF-8, eller ange dess kodning med --encoding, till exempel --encoding latin1
import-read-as = filen är inte UTF-8; den läses som { $encoding }
import-several-files = { $count } filer lästa som en turnering
import-as-xlsx = en arbetsbok skrivs som .xlsx
import-cut-off = filen kan ha kapats; hämta den igen
import-open-tag = taggen tar inte slut
import-expected-tag = väntat: [Name "value"]
import-open-tag-hint = filen kan ha kapats här; hämta den igen, eller fyll i resten av taggen
import-not-a-number = ”{ $text }” är inget tal
import-not-whole = ”{ $text }” är inget heltal
import-not-a-round = ”{ $text }” är ingen rond
import-not-a-score = ”{ $text }” är inget resultat
import-no-player = det finns ingen spelare { $number }
import-no-team = det finns inget lag { $number }
import-cannot-score = brickorna kan inte räknas ut
import-below-zero =
    { $what ->
        [imps] IMP under noll
       *[total-points] totalpoäng under noll
    }
import-expected-won = väntat: vad vardera sidan vann, inte skillnaden
import-unplayed-without-vps = en match som inte spelades har inga VP här
import-expected-given-vps = väntat: de VP som gavs
import-match-without-figures = matchen har varken VP eller brickor och IMP
import-expected-figures = väntat: båda sidornas VP, eller brickor och bådas IMP
import-choose = välj en med { $option }; tiebreak inspect visar alla
import-say = säg { $option }
import-say-names = säg { $option } om de är två personer, eller lägg till deras FIDE-id
import-say-kind = säg --kind round-robin eller --kind swiss
import-no-event = det finns ingen turnering ”{ $name }” i filen
import-did-you-mean = menades ”{ $name }”?
import-holds = den innehåller { $names }
import-quoted = ”{ $name }”
date-unreadable = ingen dag kan utläsas ur datumet ”{ $text }”
date-either = datumet ”{ $text }” kan vara { $taken } eller { $instead }; { $taken } används
date-within = datumet ”{ $text }” anger ingen dag; { $taken } används
date-edition = FIDE:s regler tillämpas i utgåva { $year }; { $option } tillämpar den andra
edition-because-start = turneringen började { $date }
edition-because-unknown = turneringens datum är inte känt
edition-because-told = angiven med --edition
account-edition = FIDE:s särskiljningsregler, utgåva { $year }: { $because }.
import-part =
    { $what ->
        [games] { $count ->
                [one] ”{ $name }”, { $count } parti
               *[other] ”{ $name }”, { $count } partier
            }
       *[matches] { $count ->
                [one] ”{ $name }”, { $count } match
               *[other] ”{ $name }”, { $count } matcher
            }
    }
import-several =
    { $what ->
        [sections] { $count ->
                [2] filen innehåller två sektioner
                [3] filen innehåller tre sektioner
               *[other] filen innehåller { $count } sektioner
            }
       *[tournaments] { $count ->
                [2] filen innehåller två turneringar
                [3] filen innehåller tre turneringar
               *[other] filen innehåller { $count } turneringar
            }
    }
import-kind-unclear = turneringens typ går inte att fastställa: { $because }
import-or-round-robin = eller --kind round-robin
import-missing =
    { $what ->
        [games] { $count ->
                [one] { $count } parti saknas: { $pairings }
               *[other] { $count } partier saknas: { $pairings }
            }
       *[matches] { $count ->
                [one] { $count } match saknas: { $pairings }
               *[other] { $count } matcher saknas: { $pairings }
            }
    }
import-maybe-bye = ingen av de två har ett parti i den ronden; det kan ha varit en frirond
import-idle =
    { $who ->
        [players] { $count } spelare har inget parti i rond { $round }
        [pairs] { $count } par har ingen match i rond { $round }
       *[teams] { $count } lag har ingen match i rond { $round }
    }
import-idle-why = frironder, eller partier som saknas
import-surplus =
    { $what ->
        [games] { $count ->
                [one] { $count } parti är för mycket: { $pairings }
               *[other] { $count } partier är för mycket: { $pairings }
            }
       *[matches] { $count ->
                [one] { $count } match är för mycket: { $pairings }
               *[other] { $count } matcher är för mycket: { $pairings }
            }
    }
import-not-counted = räknas inte: samma två har mötts tidigare
import-counted = räknas, fastän samma två har mötts tidigare
import-recognised =
    { $what ->
        [archive] ett arkiv eller en arbetsbok (.zip, .xlsx, .ods)
        [packed] en packad fil (.gz)
        [office] en arbetsbok eller ett dokument från Office före 2007 (.xls, .doc)
        [pdf] en PDF
        [record] en logg
        [trf] en turneringsrapport (TRF)
        [pgn] en fil med partier (PGN)
        [pbn] en fil med brickor (PBN)
        [access] en Access-databas, som Bridgemate skriver (.bws)
        [lin] brickor från Bridge Base Online (LIN)
        [csv] en tabell (CSV)
        [xml] en XML- eller HTML-fil
       *[event-file] en turneringsfil
    }
import-row-figures = raden i den publicerade ställningen har { $count } siffror
import-unread =
    { $what ->
        [access] det här är en Microsoft Access-databas, som Bridgemate skriver (.bws)
        [acbl] det här är en sida från ACBL Live
       *[page] det här är en webbsida (HTML)
    }
import-unread-hint =
    { $what ->
        [access] exportera USEBIO eller PBN från räkneprogrammet, eller: mdb-export FILE ReceivedData > tables.csv
        [acbl] be klubben om resultaten som USEBIO eller PBN, eller skriv borden som CSV
       *[page] spara resultaten i ett format som läses: USEBIO, PBN, CSV, PGN, TRF
    }
lin-no-result = ingen bricka i LIN-filen säger vem som spelade och hur den slutade
lin-no-result-hint = namn (pn), en giv (md), budgivningen (mb) och ett claim (mc) eller hela spelet (pc) behövs
lin-not-written = LIN läses bara; skriv PBN
tables-without-result =
    { $count ->
        [one] { $count } post säger inte vem som spelade brickan och hur den slutade: den utelämnas
       *[other] { $count } poster säger inte vem som spelade brickan och hur den slutade: de utelämnas
    }
pbn-summarised = poängtabellerna säger inte vilka par som spelade, och det finns inga summor
pbn-summarised-hint = exportera en poängtabell med PairId_NS och PairId_EW
account-totals-alone = Poängtabellerna är sammanfattade: de publicerade summorna gäller
import-expected-row-figures = väntat: { $count }, som dess första rad anger dem
import-nobody-named = ingen anges i ställningen
import-expected-name-column = väntat: en kolumn number eller name
import-name-column-hint = till exempel: rank,number,name,points,BH/C1,BH,SB
import-expected-figure = väntat: en siffra i ställningen; - där det inte finns någon
import-no-such-name = ingen i turneringen har det namnet
import-expected-name = väntat: ett namn som turneringen skriver det
import-number-surer = en kolumn `number` med startnummer är säkrare

## Files: events

event-file-says-so = så står det i filen
event-file-expected = väntat: { $words }
event-file-no-format = detta är ingen turneringsfil: `format` saknas
event-file-begin-with = börja filen med `format = "{ $format }"`
event-file-regulation = detta är ett reglemente, inte en turnering
event-file-regulation-hint = ange turneringens egen fil, och reglementet med --regulation
event-file-other-version = det här programmet känner inte till version { $version } av turneringsformatet
event-file-other-format = ”{ $format }” är inte en turneringsfils format
event-file-both-tables = en turnering har tabeller [[{ $first }]] eller [[{ $second }]], inte båda
event-file-tables-too = i den här filen finns också tabeller [[{ $first }]]
event-file-kind-without-tables = en turnering av slaget ”{ $kind }” har inga tabeller [[{ $table }]]
event-file-not-a-kind = ”{ $kind }” är ingen turneringstyp
event-file-not-a-name-order = ”{ $word }” är ingen ordning för namn
event-file-foreign-tables =
    { $sport ->
        [chess] en schackturnering har inga tabeller [[{ $key }]]
        [teams] en lagturnering i schack har inga tabeller [[{ $key }]]
       *[bridge] en bridgeturnering har inga tabeller [[{ $key }]]
    }
event-file-foreign-tables-hint = schack har [[player]] och [[game]], bridge [[team]] och [[match]]
event-file-is = `{ $key }` är { $value }
event-file-is-word = `{ $key }` är ”{ $value }”
event-file-kind-not-a-number = detta är { $kind }, inget tal
event-file-not-a-number = ”{ $digits }” är inget tal
event-file-divides-by-zero = ”{ $digits }” delar med noll
event-file-too-large = { $digits } är för stort eller för fint
event-file-expected-number =
    { $wrong ->
        [not-a-number] väntat: ett tal som 8.5 eller "13/3"
        [zero-below] ett bråk kan inte ha noll i nämnaren
       *[too-large] väntat: högst 1 000 000 000 och högst fem decimaler
    }
event-file-amount-of =
    { $what ->
        [prize] ett pris på { $number }
        [bye] en frirond med { $number }
        [imps] { $number } IMP
        [total-points] { $number } totalpoäng
       *[matchpoints] { $number } matchpoäng
    }
event-file-zero-or-more = väntat: noll eller mer
event-file-true-or-false = väntat: true eller false
event-file-whole-cents = väntat: hela cent/öre, högst två decimaler
event-file-expected-whole = väntat: ett heltal, { $least } eller mer
event-file-entries =
    { $count ->
        [0] `{ $key }` har inget värde
        [1] `{ $key }` har ett värde
       *[other] `{ $key }` har { $count } värden
    }
event-file-not-a-moment = `{ $key }` är inte datum och tid
event-file-expected-moment = väntat: till exempel 2024-01-28T17:42:00+01:00
event-file-not-a-zone = ”{ $name }” är ingen tidszon
event-file-expected-zone = väntat: ett namn ur IANA:s databas, till exempel "Europe/Amsterdam"
event-file-cannot-be-declined = ”{ $word }” är inget som kan avböjas
event-file-expected-declined = väntat: "play-off", "invitation", eller ett pris med dess namn: {"{"} award = "..." {"}"}
event-file-points-differ = { $name } har { $points } poäng här, men { $sum } turnering för turnering
event-file-events-add-up = turneringarna ger tillsammans { $sum }
event-file-leave-one-out = rätta det ena av de två, eller utelämna `{ $key }`
event-file-expected-scoring = väntat: tre tal, för vinst, remi och förlust
event-file-no-place = detta är ingen placering
event-file-cannot-round = resultat kan inte avrundas till { $step }
event-file-expected-step = väntat: ett steg som 0.01 eller 0.1
event-file-cut-share = ett medel kan inte utelämna { $share } av poängen i vardera änden
event-file-expected-share = väntat: en andel under hälften, som "1/10"
event-file-no-vp-table = ingen VP-tabell heter ”{ $name }”
event-file-expected-vp-table = väntat: rader, eller en av { $names }
event-file-expected-vp-row = väntat: en marginal, vinnarens och förlorarens VP
event-file-vp-row = en rad för marginaler från { $margin }
event-file-vp-row-from =
    { $row ->
        [first] väntat: 0 i första raden
       *[next] väntat: mer än i raden före
    }
event-file-score-stands = här står resultatet { $score }
event-file-contract-gives = kontraktet ger nord–syd { $given } på bricka { $board }
event-file-no-result = ett bord utan resultat
event-file-nothing-happened = inget säger vad som hände här
event-file-add-result = lägg till `contract`, `by` och `tricks`, eller `score`, eller `adjusted = [.., ..]`, eller `status = "not-played"`
event-file-several-results = ett bord med flera resultat
event-file-expected-one-result = väntat: ett kontrakt, ett resultat, `adjusted` eller `status`, ett av dem
event-file-not-a-contract = ”{ $text }” är inget kontrakt
event-file-expected-contract = väntat: till exempel "4S", "3NTX", "2HXX" eller "pass"
event-file-contract-alone = { $contract } utan spelförare eller utan stick
event-file-expected-declarer = väntat: `by = "N"` och `tricks = 10` bredvid
event-file-no-seat = ”{ $text }” är inget väderstreck
event-file-not-a-score = { $score } är inget resultat
event-file-expected-score = väntat: nord–syds resultat i tiotal, under noll där öst–väst fick poängen
event-file-expected-adjusted = väntat: vad nord–syd och öst–väst fick
event-file-not-given = ”{ $text }” är inget som en tävlingsledare ger
event-file-expected-given = väntat: A+, A, A-, 60%, +3 IMP, ett resultat, eller vikter som "60% of 620, 40% of -100"
event-file-not-a-status =
    { $of ->
        [table] ”{ $text }” är ingen status för ett bord
       *[match] ”{ $text }” är ingen status för en match
    }
event-file-match-of-teams =
    { $count ->
       *[other] en match med { $count } lag
    }
event-file-expected-teams = väntat: två lag, eller ett vid frirond
event-file-expected-two-numbers = väntat: två tal, ett för vardera sidan
event-file-expected-bye-number = väntat: ett tal, för en frirond har ett lag
event-file-missing-here = `{ $key }` saknas här
event-file-match-without-score = en match utan resultat
event-file-add-score = lägg till `score = [..., ...]`
event-file-vps-unknown = matchens VP är inte kända
event-file-add-boards = lägg till `boards = ...`, som ger matchens VP, eller `vps = [..., ...]`
event-file-neither-imps-nor-vps = den här matchen har varken IMP eller VP
event-file-add-imps = lägg till `imps = [..., ...]` och `boards = ...`, eller `vps = [..., ...]`
event-file-status-without-vps = en match med status ”{ $status }” och utan VP
event-file-add-vps = lägg till de VP som gavs: de går inte att räkna ut
event-file-expected-pairs = väntat: två par
event-file-not-a-table = `{ $key }` är { $kind }, ingen tabell
event-file-not-a-result = ”{ $text }” är inget resultat
event-file-kind-not-a-result = { $kind } är inget resultat
event-file-result-hint =
    { $of ->
        [game] walkover skrivs +/- eller -/+, ett parti som inte är slut *, ett struket parti annulled
       *[board] walkover skrivs +/- eller -/+, ett parti som inte är slut *
    }
event-file-not-a-bye = ”{ $text }” är ingen typ av frirond
event-file-expected-values = väntat: värden efter kod, till exempel {"{"} "EMGSB/C1" = 372.5 {"}"}
event-file-expected-match-points = väntat: tre tal, för vunnen, oavgjord och förlorad match
event-file-not-a-team-score = ”{ $text }” är ingen poängräkning för lag
event-file-no-colours = ”{ $text }” är inga färger
event-file-expected-colours = väntat: W eller B för varje bord, till exempel WBWB
event-file-expected-game-points = väntat: båda lagens partipoäng
event-file-empty-match = den här matchen har varken bord eller resultat
event-file-expected-boards = väntat: `boards` med ett resultat för varje bord, eller `score` med partipoäng
event-file-expected-two-or-bye = väntat: två lag; ett lag utan motståndare är en [[bye]]
event-file-expected-line-ups = väntat: två listor med spelare, en för varje lag
event-file-not-in-team = ”{ $name }” spelar inte för ”{ $team }”
event-file-expected-player = väntat: en spelare i laget, "" för ingen
event-file-nobody = ingen deltar i turneringen
event-file-add-participants = lägg till tabeller [[player]], [[team]] eller [[pair]]
event-file-no-name = en deltagare utan namn
event-file-expected-name = väntat: ett namn
event-file-long-name = ett namn på mer än 200 tecken
event-file-expected-shorter-name = väntat: ett kortare namn
event-file-control-name = ett namn med radbrytning eller styrtecken
event-file-expected-one-line = väntat: en rad text
event-file-name-above = det här namnet står redan ovan
event-file-tell-apart = lägg till något som skiljer dem åt, till exempel födelseåret
event-file-unknown-name =
    { $what ->
        [player] ”{ $name }” spelar inte i turneringen
       *[participant] ”{ $name }” deltar inte i turneringen
    }
event-file-expected-participant = väntat: en deltagares namn
event-file-match-with-itself = ”{ $name }” spelar en match mot sig självt
event-file-expected-different-teams = väntat: två olika lag
event-file-one-team = en match med ett lag
event-file-expected-two-teams = väntat: två lag
event-file-bye-hint = ett lag utan motståndare har `status = "bye"`
event-file-bye-of-two = en frirond med två lag
event-file-expected-one-team = väntat: ett lag
event-file-denominators = poängen har för många olika nämnare
event-file-denominators-hint =
    { $from ->
        [boards] brickorna har spelats för olika många gånger för exakta bråk; ange `round = 0.01` under [board-scoring]
       *[scores] skriv poäng med decimaler eller som tredjedelar, fjärdedelar och liknande
    }
event-file-not-two-players = en match har två spelare, och här är de { $count }
event-file-expected-two-players = väntat: två tabeller [[player]]
event-file-knockout-hint = flera matcher i en fil är en turnering av slaget "knockout"
event-file-empty-short = ett kortnamn utan tecken
event-file-expected-short = väntat: ett namn, eller ingen `short` alls
event-file-same-short = { $first } och { $second } har samma kortnamn ”{ $short }”
event-file-expected-other-short = väntat: ett annat kortnamn, kanske med en initial
event-file-games-differ = { $name } har { $points } poäng här, men { $games } enligt partierna
event-file-games-give = partierna ger { $games }
event-file-correct-games =
    { $count ->
       *[other] rätta poängen eller partierna; { $count } partier av { $name } finns i filen
    }
event-file-ends-early = turneringen slutar { $date }, innan den börjar
event-file-mixed-offsets = vissa tider har en tidsförskjutning och andra inte
event-file-offset-differs = den här skiljer sig från den första
event-file-offset-hint = skriv alla likadant, till exempel 2024-01-28T17:42:00+01:00, eller ange `time-zone`
event-file-crowd = { $count } deltagare, mer än de 50 000 som läses
event-file-at-most = väntat: högst { $most }
event-file-many-rounds =
    { $what ->
        [cycles] { $number } är mer än de 5 000 varv som läses
       *[rounds] { $number } är mer än de 5 000 ronder som läses
    }
event-file-many-phases = mer än de 100 faser som läses
event-file-long-text = en text på mer än 500 tecken
event-file-expected-shorter = väntat: en kortare
event-file-busy = { $name } spelar mer än de 5 000 partier som läses
event-file-many-places = { $count } deltagare och { $rounds } ronder, mer än de 10 000 000 rutor som en korstabell får ha
event-file-many-points = { $points } poäng för ett resultat, mer än de { $most } som läses
event-file-many-points-hint = ju fler decimaler poängen i en turnering har, desto mindre måste de vara
event-file-many-meetings = { $first } och { $second } möts mer än de 32 gånger som läses
event-file-both-colours = ”{ $name }” har både vit och svart
event-file-expected-opponent = väntat: en motståndare
event-file-meets-itself = ”{ $name }” möter sig självt
event-file-expected-different-pairs = väntat: två olika par
event-file-board-against-itself = ”{ $name }” spelar mot sig självt på bricka { $board }
event-file-rounds-and-cycles = en match på { $rounds } ronder, och på { $games } partier enligt `cycles`
event-file-expected-same = väntat: samma tal
event-file-one-game-a-round = utelämna det ena av de två: en match har ett parti per rond
event-file-meet-twice =
    { $others ->
        [0] ”{ $first }” och ”{ $second }” möts två gånger i rundturneringen
        [1] ”{ $first }” och ”{ $second }” möts två gånger i rundturneringen, och två andra likaså
       *[other] ”{ $first }” och ”{ $second }” möts två gånger i rundturneringen, och { $others } andra par likaså
    }
event-file-meet-too-often =
    { $others ->
        [0] ”{ $first }” och ”{ $second }” möts för ofta i rundturneringen
        [1] ”{ $first }” och ”{ $second }” möts för ofta i rundturneringen, och två andra likaså
       *[other] ”{ $first }” och ”{ $second }” möts för ofta i rundturneringen, och { $others } andra par likaså
    }
event-file-pairing-above = det här mötet står redan ovan
event-file-cycles-hint = ta bort det som är fel; om alla möter alla två gånger, skriv `cycles = 2` överst i filen, under `kind`
event-file-match-of-boards =
    { $count ->
       *[other] en match på { $count } bord
    }
event-file-expected-1-to-100 = väntat: 1 till 100
event-file-match-points-order = en förlorad match ger mer än en oavgjord, eller en oavgjord mer än en vunnen
event-file-expected-order = väntat: vinst, oavgjort, förlust, till exempel [2, 1, 0]
event-file-boards-in-match =
    { $count ->
       *[other] { $count } bord i matchen
    }
event-file-bye-without-points = frironden för ett lag som inte kunde lottas har inga poäng här
event-file-expected-bye-points = väntat: `match-points` och `game-points`
event-file-bye-points-hint = turneringens regler säger vad den ger, ofta en matchpoäng och hälften av partipoängen
event-file-two-matches = ”{ $name }” har två matcher, eller en match och en frirond, i rond { $round }
event-file-expected-one-match = väntat: en match per rond
event-file-not-counted = ”{ $given }” på bricka { $number } är inget som { $method } kan räkna
event-file-too-fine = brickorna har spelats för olika många gånger för exakta bråk
event-file-expected-round = väntat: `round = 0.01` här
event-file-too-fine-hint = säg till vad varje brickas resultat avrundas: `round = 0.01` under [board-scoring]
event-file-expected-of-method =
    { $method ->
        [matchpoints] väntat: ett resultat, A+, A, A- eller en procentsats som "60%"
        [board] väntat: ett resultat, A+, A, A- eller en procentsats av brickan
       *[imps] väntat: ett resultat, A+, A, A- eller IMP som "+3 imps"
    }
event-file-other-method = brickor av slaget ”{ $kind }” kan inte räknas med { $method }
event-file-two-winners = priser i en turnering med två vinnare
event-file-which-ranking = det går inte att säga vilken ställning de gäller
event-file-leave-them-out = utelämna dem
event-file-many-tables = bricka { $board } har mer än 1 000 bord
event-file-expected-fewer = väntat: färre
event-file-session-of-board = session { $session } för bricka { $board }
event-file-many-weighted = bricka { $board } har mer än 20 viktade resultat
event-file-many-travellers = { $count } rader i brickprotokoll, mer än de 100 000 som läses
event-file-board-twice = bricka { $board } i session { $session } står här två gånger
event-file-expected-one-place = väntat: alla dess bord på ett ställe, eller en annan `session` eller `section`
event-file-plays-twice = ”{ $name }” spelar bricka { $board } två gånger
event-file-two-seats = det sitter vid två av dess bord
event-file-sessions-given = ”{ $name }” har sessioner här, och brickorna ger dem också
event-file-from-boards = de följer av brickorna
event-file-leave-boards-out = utelämna det, eller utelämna brickornas bord
event-file-nets-given = här står brickor med `net`, och brickor med `tables` ger det också
event-file-from-tables = detta följer av borden
event-file-encounters-given = här står möten, och brickorna ger dem också
event-file-boards-differ = { $first } – { $second }: här står { $stated }, brickorna ger { $given }
event-file-correct-boards = rätta det, eller brickorna

## Files: regulations

regulation-file-expected-one = väntat: något av { $words }
regulation-file-expected-such = väntat: till exempel { $words }
regulation-file-expected-with = väntat: bredvid { $words }
regulation-file-is = `{ $key }` är { $kind }
regulation-file-this-is = detta är { $kind }
regulation-file-unknown-word = ”{ $word }” är inte känt som `{ $key }`
regulation-file-unknown-sport = en okänd sport
regulation-file-event = detta är en turneringsfil, inte ett reglemente
regulation-file-event-hint = en turnering anger sitt reglemente: regulation = "...", eller --regulation bredvid turneringen
regulation-file-unknown-format = ett okänt format
regulation-file-format-hint = det här programmet läser version 1 av reglementsfiler
regulation-file-expected-tables = väntat: tabeller [{ $key }."..."]
regulation-file-too-many =
    { $what ->
        [clauses] { $count } bestämmelser, mer än de { $most } som läses
        [readings] { $count } tolkningar, mer än de { $most } som läses
        [clocks] { $count } betänketider, mer än de { $most } som läses
        [listed] { $count } bestämmelser i en lista, mer än de { $most } som läses
       *[choices] { $count } val, mer än de { $most } som läses
    }
regulation-file-too-long = `{ $key }` på mer än { $longest } tecken
regulation-file-expected-shorter = väntat: något kortare
regulation-file-other-sport =
    { $what ->
        [margin] ”{ $name }” är en marginal i bridge, och det här reglementet gäller schack
        [form-of-chess] ”{ $name }” är en spelform i schack, och det här reglementet gäller bridge
        [form-of-bridge] ”{ $name }” är en spelform i bridge, och det här reglementet gäller schack
        [criterion-of-chess] ”{ $name }” är ett kriterium i schack, och det här reglementet gäller bridge
       *[criterion-of-bridge] ”{ $name }” är ett kriterium i bridge, och det här reglementet gäller schack
    }
regulation-file-expected-own-sport =
    { $what ->
        [margin] väntat: en marginal i schack
        [form-of-chess] väntat: en spelform i bridge
        [form-of-bridge] väntat: en spelform i schack
        [criterion-of-chess] väntat: ett kriterium i bridge
       *[criterion-of-bridge] väntat: ett kriterium i schack
    }
regulation-file-clause-not-a-text = en bestämmelse är här { $kind }, ingen text
regulation-file-expected-text = väntat: en text
regulation-file-no-such-clause = det finns ingen bestämmelse ”{ $id }”
regulation-file-expected-clause = väntat: numret på en bestämmelse i filen
regulation-file-clauses = den här filen har bestämmelserna { $ids }
regulation-file-no-reading = det finns ingen tolkning ”{ $id }”
regulation-file-expected-reading = väntat: namnet på en tabell [reading]
regulation-file-no-choice = tolkningen ”{ $reading }” har inget val `{ $choice }`
regulation-file-choice-missing = här står inget för valet `{ $choice }`
regulation-file-add = lägg till `{ $key } = ...`
regulation-file-unknown-forfeits = en okänd behandling av walkover
regulation-file-unknown-withdrawals = en okänd behandling av dem som drar sig ur
regulation-file-default = standardvalet är inte ett av valen
regulation-file-idle-reading = inget beror på tolkningen ”{ $id }”
regulation-file-idle-reading-label = använd den: `{"{"} reading = "...", choice = ... {"}"}`, eller lämna ett val
regulation-file-tie-for = "first", "all", "needed", "cut", "first, cut", eller placeringar som "1-4", "2..5" eller "3.."
regulation-file-unknown-places = okända placeringar
regulation-file-no-kind = ingen turneringstyp anges
regulation-file-add-kinds = lägg till `kinds = ["round-robin"]`; slagen är { $kinds }
regulation-file-two-lists = två listor för ett pris
regulation-file-cut = en gräns går under de första eller över de sista så många
regulation-file-everybody = detta gäller alla
regulation-file-say-for-whom = säg för vem: { $keys }
regulation-file-no-range = ”{ $text }” är inget intervall
regulation-file-against-each = bara en marginal kan tas med mot var och en
regulation-file-part-below = en del till den lägre placerade hör till marginalen mellan två
regulation-file-no-number = detta är inget tal
regulation-file-two-clocks = två betänketider heter ”{ $name }”
regulation-file-expected-other-name = väntat: ett annat namn
regulation-file-both-times = en betänketid behöver båda sidors tider
regulation-file-write-both = skriv `both = "3:00+2"`, eller `white` och `black`
regulation-file-not-a-time = ”{ $text }” är ingen betänketid
regulation-file-expected-time = väntat: 3:00+2, 10:00 delay 5 eller 5:00
regulation-file-no-procedure = ingen bestämmelse säger vilka delade placeringar som avgörs
regulation-file-add-applies = lägg till `applies = {"{"} ... {"}"}` i den bestämmelse som gör det
regulation-file-prizes-two-ways = bestämmelserna ”{ $first }” och ”{ $second }” delar prispengarna på två sätt
regulation-file-keep-one = behåll en, eller säg med `prizes-for` vilka placeringar var och en gäller
regulation-file-only-winner = bara segraren avgörs, men `tie-for` anger placeringar under den första
regulation-file-write-settles = skriv `settles = "places"`, eller `tie-for = "first"`
regulation-file-no-seeds = bestämmelse ”{ $id }” säger inte vem som är högre seedad
regulation-file-add-seeding = lägg till `seeding = "..."`, bestämmelsen som rangordnar dem, i `play`
regulation-file-two-awards = två priser heter ”{ $name }”
regulation-file-award-names = turneringsfiler anger beloppen för ett pris med dess namn
regulation-file-gives-no-prize = bestämmelse ”{ $id }” ger inget pris
regulation-file-expected-prizes = väntat: bestämmelser med `prizes` eller `award`
regulation-file-nobody-qualifies = det står inte vem som kvalificerar sig
regulation-file-add-cut = lägg till en bestämmelse med `cut = {"{"} first = 8, name = "..." {"}"}`, och ange den med `of`
regulation-file-which-procedure = bestämmelse ”{ $id }” säger inte vilket förfarande den gäller
regulation-file-add-of = lägg till `of = "..."`: bestämmelsen som har `applies`
regulation-file-not-a-form = ”{ $form }” är ingen spelform
regulation-file-no-clock = den här omgången har ingen betänketid
regulation-file-add-clock = lägg till `clock = "..."`: namnet på en betänketid som en bestämmelse anger
regulation-file-unknown-clock = ingen bestämmelse anger en betänketid ”{ $name }”
regulation-file-expected-clock = väntat: en betänketid som en bestämmelse anger: `clock = {"{"} name = "...", both = "3:00+2" {"}"}`
regulation-file-known-clocks = kända betänketider: { $names }
regulation-file-not-an-order = detta är ingen färgordning
regulation-file-expected-order = väntat: till exempel "1 2 2 1"
regulation-file-unknown-white =
    { $way ->
        [bids] tid bjuds bara om i ett armageddonparti
       *[other] okänt sätt att avgöra vem som har vit
    }
regulation-file-unknown-numbers = okänt sätt att bestämma lottnumren
regulation-file-colour-or-seed = detta är varken en färg eller en seedning
regulation-file-two-parts = ett pris har två delar
regulation-file-no-amount = ”{ $text }” är inget belopp att avrunda till
regulation-file-not-fides = ”{ $code }” är ingen särskiljning från FIDE
regulation-file-long-code = väntat: en kod på högst { $longest } bokstäver
regulation-file-code-modifier = { $code } har inget tillägg { $word }
regulation-file-code-number =
    { $modifier ->
        [C] en strykning behöver ett tal, till exempel C1
        [M] en median behöver ett tal, till exempel M1
        [L] en gräns behöver ett tal, till exempel L+1, L-0.5 eller L60
        [U] ratingen för dem utan rating är ett tal, till exempel U1400
        [V] en utgåva är ett år, till exempel V2024 eller V2026
       *[K] en delare är ett tal, till exempel K3
    }
regulation-file-code-score = väntat: :MP eller :GP efter koden
regulation-file-code-game-points = { $code } räknar inte partipoäng
regulation-file-code-own-score = { $code } räknas inte på en egen poäng
regulation-file-code-unfit =
    { $name ->
        [BH] Buchholz är för schweizerturneringar: i en rundturnering har alla samma motståndare
        [AOB] motståndarnas genomsnittliga Buchholz är för schweizerturneringar: i en rundturnering har alla samma motståndare
        [FB] Fore Buchholz är för schweizerturneringar: i en rundturnering har alla samma motståndare
        [MMED] modifierad median är för schweizerturneringar: i en rundturnering har alla samma motståndare
        [SOLK] Solkoff är för schweizerturneringar: i en rundturnering har alla samma motståndare
       *[KS] Koya-systemet är för rundturneringar (9.2)
    }
regulation-file-code-does-not-fit = { $code } passar inte turneringen: { $why }
regulation-file-expected-criterion =
    { $sport ->
        [chess] väntat: ett kriterium i schack
       *[bridge] väntat: ett kriterium i bridge
    }
regulation-file-which-one = vilket? { $which }
regulation-file-criteria =
    { $sport ->
        [chess] kriterier i schack: { $names }, eller vilken kod som helst från FIDE: "fide:BH/C2"
       *[bridge] kriterier i bridge: { $names }
    }
regulation-file-over = `over` hör inte till det här verbet
regulation-file-expected-with-one = väntat: bredvid något av { $words }
regulation-file-over-one-stage = `over` anger en omgång
regulation-file-route = den här vägen leder ingenstans
regulation-file-add-go = lägg till `go = "..."`
regulation-file-no-number-of-participants = detta är inget antal deltagare
regulation-file-silent = det står inte vad som blir av bestämmelse ”{ $id }”
regulation-file-dropped = den här meningen skulle falla bort
regulation-file-give-a-verb = ge den ett verb, eller `remind = true`, `restates = "..."`, `outside = "why"`
regulation-file-unquoted = numret på bestämmelse { $id } står utan citattecken
regulation-file-write-quoted = skriv [clause."{ $id }"]
regulation-file-quoted-hint = TOML tar en punkt utan citattecken för en tabell i en tabell
regulation-file-no-text = bestämmelse ”{ $id }” har ingen text
regulation-file-add-text = lägg till `text = "..."`: den tryckta lydelsen
regulation-file-two-verbs = bestämmelse ”{ $id }” gör två saker: { $verbs }
regulation-file-own-clauses = ge var och en sin egen bestämmelse
regulation-file-not-a-table = `{ $key }` är ingen tabell
regulation-file-not-a-place = ”{ $text }” är ingen placering
regulation-file-not-a-count = ”{ $text }” är inget antal deltagare
regulation-file-which-mutual = `mutual-result` räknar ihop partierna mellan de lika en gång; `DE` är FIDE:s och börjar om för dem som fortfarande är lika; `mutual-result-weighted` räknar som turneringen ger poäng
regulation-file-which-sonneborn = `sonneborn-berger` tar varje parti som det räknades; `SB` är FIDE:s, med egna regler för partier som inte spelades; `SB/C1` utelämnar det minst betydande
regulation-file-which-buchholz = `BH` är FIDE:s Buchholz, `BH/C1` samma utan den lägsta, `BH/M1` utan den lägsta och den högsta; `solkoff` och `modified-median` är de från US Chess
regulation-file-which-wins = `wins` räknar vunna partier, även walkover; `WIN` ronder som gav lika mycket som en vinst, `WON` partier vunna vid brädet; `wins-with-black` och FIDE:s `BWG` dem med svart
regulation-file-which-black = `games-with-black` och FIDE:s `BPG` räknar spelade partier, `wins-with-black` och `BWG` vunna
regulation-file-which-progressive = `PS` är FIDE:s progressiva poäng, `PS/C1` samma utan första ronden; `cumulative` är den från US Chess
regulation-file-which-rating = `higher-rating` och `lower-rating` är spelarens egen; `ARO` är motståndarnas medel, `TPR` prestationen
regulation-file-which-imps = `imp-quotient` delar och `net-imps-in-all-matches` drar ifrån över alla matcher; `net-imps` ser till matcherna mellan de lika, `imps-in-their-match` till den mellan två
regulation-file-which-direct = `direct-match` är resultatet mellan de lika, `imps-in-their-match` är IMP i matchen mellan två; `beat-both` frågar efter ett lag som slog två andra, `beat-all-or-tied-one` efter ett bland fyra eller fler
regulation-file-which-session = `best-session` ser till en, `next-best-session` går från en till nästa, `best-two-sessions` räknar ihop två
regulation-file-which-swiss = `swiss-points` räknar ihop motståndarnas resultat, `opponents-average` delar dem; `common-opponent` är för par, `margin-against-common-opponent` för lag
