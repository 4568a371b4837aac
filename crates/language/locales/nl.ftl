### Nederlands.

## The language itself

language-name = Nederlands
decimal-sign = ,

## Lists, numbers, places

list-and = { $before } en { $last }
list-apart = { $before }; { $next }
list-or = { $before } of { $last }
number-word =
    { $count ->
        [0] nul
        [1] één
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
        [6] zes
        [7] zeven
        [8] acht
        [9] negen
        [10] tien
        [11] elf
        [12] twaalf
       *[other] { $count }
    }
places =
    { $reach ->
        [first] de eerste plaats
        [one] plaats { $from }
        [two] de plaatsen { $from } en { $to }
       *[more] de plaatsen { $from } tot en met { $to }
    }

## Days and times

month =
    { $month ->
        [1] januari
        [2] februari
        [3] maart
        [4] april
        [5] mei
        [6] juni
        [7] juli
        [8] augustus
        [9] september
        [10] oktober
        [11] november
       *[12] december
    }
day-in-words = { $day } { $month } { $year }
days-in-month = { $from } t/m { $to } { $month } { $year }
days-in-year = { $from } { $from-month } t/m { $to } { $to-month } { $year }
days-apart = { $from } { $from-month } { $from-year } t/m { $to } { $to-month } { $to-year }
short-date = { $day }-{ $month }-{ $year }

## Stages of a play-off

stage-word =
    { $stage ->
        [final] finale
        [semi-final] halve finale
        [quarter-final] kwartfinale
        [knock-out] knock-out
        [play-off] barrage
        [round-robin] rondtoernooi
        [match] match
        [sudden-death] sudden death
        [armageddon] armageddon
        [board] spel
        [ladder] ladder
        [step] trede
        [game] partij
        [round] ronde
        [first-white] eerste wit
        [pairing-numbers] lotnummers
        [seeding] plaatsingslijst
        [coin-toss] toss
        [colour] kleurkeuze
        [bid] bod
        [decision] beslissing
        [participants] deelnemers
        [award] prijs
        [event] toernooi
        [first] eerste plaats
       *[other] { $words }
    }
round-of =
    { $count ->
        [16] achtste finale
        [32] zestiende finale
       *[other] ronde van { $count }
    }
stage-places = plaatsen { $from } tot en met { $to }

## Values

value-undefined-quotient = { $quotient } (niet gedefinieerd)
value-above-all = { $quotient } (hoger dan elke andere)
value-not-applicable = niet van toepassing
finding =
    { $found ->
        [beat-both] won van beide
        [beat-one-tied-one] won er één, speelde er één gelijk
        [beat-one-lost-one] won er één, verloor er één
        [tied-both] speelde tegen beide gelijk
        [tied-one-lost-one] speelde er één gelijk, verloor er één
        [lost-to-both] verloor van beide
        [did-not-meet-both] speelde niet tegen beide
        [did-not-meet-all] speelde niet tegen alle
        [beat-all] won van alle
       *[tied-one-beat-rest] speelde er één gelijk, won de rest
    }
found-beat = won er { number-word }
found-tied = speelde er { number-word } gelijk
found-lost = verloor er { number-word }

## What happened in a step

tied = { $members } delen { $places } met { $score }.
score-with-unit =
    { $unit ->
        [percent] { $score } %
        [imps] { $score } imps
        [vps] { $score } VP
        [points] { $score } punten
       *[none] { $score }
    }
level-match =
    { $within ->
        [round] { $members } staan gelijk in ronde { $round }, { $score }.
       *[stage] { $members } staan gelijk ({ $stage }), { $score }.
    }
score-to-score = { $own } – { $other }
stay-tied = { $members } blijven gelijk staan voor { $places }.
shared = { $members } delen { $places }.
sent-on = { $members } gaan van { $from } door naar { $go }.
sent-by-number = { number-word } staan gelijk: { $go } is van toepassing.
sent-by-place = { $members } staan gelijk om { $places }: { $go } is van toepassing.
selected = { $members } spelen de barrage.
not-applicable = { $measure }: niet van toepassing, { $why }.
drawn =
    { $purpose ->
        [seeding] Loting voor de plaatsingslijst: { $order }.
        [participants] Loting om een plaats in de barrage: { $order }.
       *[other] Loting: { $order }.
    }
in-order = { $before }, dan { $next }
within-match = { $place }: { $sentence }
first-white = { $white } heeft door loting wit.
pairing-numbers-drawn = Lotnummers door loting: { $order }.
toss-won = { $chooser } wint de toss en mag de kleur kiezen.
colour-chosen =
    { $colour ->
        [white] { $chooser } kiest wit.
       *[black] { $chooser } kiest zwart.
    }
bids-black = { $first } biedt { $first-bid }, { $second } biedt { $second-bid }: { $black } heeft zwart.
bids-lots = { $first } biedt { $first-bid }, { $second } biedt { $second-bid }: het lot beslist.
seeded = Plaatsingslijst: { $order }.
knock-out-begins =
    { $seats ->
        [2] Finale: { $pairs }.
        [4] { $count ->
            [one] Halve finale: { $pairs }.
           *[other] Halve finales: { $pairs }.
        }
        [8] { $count ->
            [one] Kwartfinale: { $pairs }.
           *[other] Kwartfinales: { $pairs }.
        }
        [16] Achtste finales: { $pairs }.
       *[other] Ronde van { $seats }: { $pairs }.
    }
match-level = De match { $first } – { $second } eindigt gelijk, { $score }.
match-won = { $first } – { $second } { $score }: { $winner } wint de match.
sudden-death-won = { $winner } wint sudden-deathpartij { $game } van { $loser }.
armageddon-won = { $winner } wint de armageddonpartij van { $loser }.
armageddon-drawn =
    { $colour ->
        [white] De armageddonpartij is remise, dus wint { $winner } met wit.
       *[black] De armageddonpartij is remise, dus wint { $winner } met zwart.
    }
double-round-robin =
    { $fewer ->
        [yes] Er zijn er twee over: zij spelen een dubbelrondig toernooi.
       *[no] De twee spelen een dubbelrondig toernooi.
    }
colours-reversed = Opnieuw dezelfde spelers: de kleuren worden omgedraaid.
clear-winner = Niemand kan { $winner } met { $score } nog inhalen: de overige partijen worden niet gespeeld.
round-robin-ended = Rondtoernooi { $number }: { $scores }.
board-level = Na spel { $number } staan { $level } nog gelijk.
board-order = Spel { $number }: { $order }.
shoot-out-level =
    { $number ->
        [1] Na de shoot-out staan { $level } nog gelijk.
       *[other] Na shoot-out { $number } staan { $level } nog gelijk.
    }
shoot-out-order =
    { $number ->
        [1] Shoot-out: { $order }.
       *[other] Shoot-out { $number }: { $order }.
    }
extra-boards-level =
    { $count ->
        [0] Na de extra spellen staan { $level } nog gelijk.
       *[other] Na de { number-word } extra spellen staan { $level } nog gelijk.
    }
extra-boards-order =
    { $count ->
        [0] de extra spellen: { $order }.
       *[other] { number-word } extra spellen: { $order }.
    }
more-extra-boards-level =
    { $count ->
        [0] na nog meer extra spellen staan { $level } nog gelijk.
       *[other] na nog { number-word } extra spellen staan { $level } nog gelijk.
    }
more-extra-boards-order =
    { $count ->
        [0] nog meer extra spellen: { $order }.
       *[other] nog { number-word } extra spellen: { $order }.
    }
one-board-matches =
    { $number ->
        [1] Matches over één spel: { $scores }.
       *[other] Matches over één spel, ronde { $number }: { $scores }.
    }
goes-on-by-name = Beslissing van { $by }: er wordt doorgegaan met { $go }.
goes-on = Beslissing ({ role }): er wordt doorgegaan met { $go }.
both-forfeited =
    { $game ->
        [0] { $players } verliezen beiden de armageddonpartij reglementair: de arbiter beslist.
       *[other] { $players } verliezen beiden sudden-deathpartij { $game } reglementair: de arbiter beslist.
    }
share-their-places = { $members } delen hun plaatsen
decided-by-name = Beslissing van { $by }: { $order }.
decided = Beslissing ({ role }): { $order }.
role =
    { $known ->
        [grand-chess-tour-chief-arbiter-or-his-appointed-deputy] hoofdarbiter van de Grand Chess Tour of zijn aangewezen plaatsvervanger
        [arbiter] arbiter
        [chief-arbiter] hoofdarbiter
        [arbiters] arbiters
        [director] wedstrijdleider
        [organiser] organisator
        [league-committee] competitiecommissie
        [appeals-committee] commissie van beroep
       *[other] { $role }
    }
won-of-two = { $winner } wint; { $other } is tweede.
won = { $winner } wint; de anderen delen de tweede plaats.
draw-odds =
    { $seed ->
        [higher] Bij gelijke stand wint wie hoger geplaatst is: { $winner }.
       *[lower] Bij gelijke stand wint wie lager geplaatst is: { $winner }.
    }
seed-has-white =
    { $seed ->
        [higher] { $white } is hoger geplaatst en heeft wit.
       *[lower] { $white } is lager geplaatst en heeft wit.
    }
seed-chooses =
    { $seed ->
        [higher] { $chooser } is hoger geplaatst en mag de kleur kiezen.
       *[lower] { $chooser } is lager geplaatst en mag de kleur kiezen.
    }
absent-withdrew = { $name } heeft zich voor ronde { $round } teruggetrokken
absent-expelled = { $name } is voor ronde { $round } uitgesloten
absent-declines = { $name } ziet af van de barrage
absent-left = { $name } is vertrokken
absent =
    { $count ->
        [1] { $reasons }: { $present } hoeft geen barrage te spelen.
       *[other] { $reasons }: { $present } gaan door.
    }
forfeited-by-leaving =
    { $count ->
        [1] { $white } – { $black }: { $left } is vertrokken, de partij is reglementair verloren.
       *[other] { $white } – { $black }: { $left } zijn vertrokken, de partij is reglementair verloren.
    }
forfeited-absent =
    { $count ->
        [1] { $white } – { $black }: { $left } speelt niet, de partij is reglementair verloren.
       *[other] { $white } – { $black }: { $left } spelen niet, de partij is reglementair verloren.
    }
read-as = De tekst zegt niet: { $silent }. Interpretatie: { $meaning }.
departed =
    { $named ->
        [yes] Afwijking van het reglement door { $by }: { $why }.
       *[no] Afwijking van het reglement: { $why }.
    }
departed-without-power =
    { $named ->
        [yes] Afwijking door { $by } ({ $why }): het reglement geeft die bevoegdheid niet.
       *[no] Afwijking ({ $why }): het reglement geeft die bevoegdheid niet.
    }

## Criteria

criterion =
    { $criterion ->
        [mutual-result] onderling resultaat
        [mutual-result-weighted] onderling resultaat
        [sonneborn-berger] Sonneborn-Berger
        [games-with-black] partijen met zwart
        [wins] gewonnen partijen
        [wins-with-black] overwinningen met zwart
        [imp-quotient] impquotiënt
        [total-points-quotient] quotiënt van de totaalscore
        [imps-in-their-match] imps in de onderlinge wedstrijd
        [total-points-in-their-match] totaalscore in de onderlinge wedstrijd
        [beat-both] onderlinge wedstrijden
        [beat-one-tied-other] onderlinge wedstrijden
        [beaten-by-both] onderlinge wedstrijden
        [beat-all-or-tied-one] onderlinge wedstrijden
        [net-imps] impsaldo in de onderlinge wedstrijden
        [net-total-points] saldo van de totaalscore in de onderlinge wedstrijden
        [net-imps-in-all-matches] impsaldo in alle wedstrijden
        [margin-against-common-opponent] saldo tegen een gemeenschappelijke tegenstander
        [swiss-points] Swiss points
        [qualification-rank] plaats in de voorronde
        [qualification-match] wedstrijd in de voorronde
        [best-session] beste zitting
        [next-best-session] beste zitting
        [best-two-sessions] beste twee zittingen
        [common-opponent] matchpunten tegen een gemeenschappelijke tegenstander
        [score-without-carry-over] score zonder carry-over
        [opponents-average] gemiddelde score van de tegenstanders
        [weighted-average] gewogen gemiddelde
        [direct-match] onderlinge wedstrijd
        [net-points-on-common-boards] saldo van de totaalscore op gemeenschappelijke spellen
        [boards-won] gewonnen spellen
        [berlin-count] Berlijnse telling van de onderlinge wedstrijd
        [bottom-board-elimination] onderlinge wedstrijd zonder de laatste borden
        [youngest] geboortedatum
        [oldest] geboortedatum
        [higher-rating] rating
        [lower-rating] rating
        [title] rang van de titel
        [starting-number] startnummer
        [previous-place] plaats in de vorige editie
        [modified-median] gewijzigde mediaan
        [solkoff] Solkoff
        [cumulative] cumulatieve score
        [cumulative-of-opposition] cumulatieve scores van de tegenstanders
        [DE] onderling resultaat
        [WIN] overwinningen
        [WON] gewonnen partijen
        [BPG] partijen met zwart
        [BWG] overwinningen met zwart
        [PS] progressieve score
        [PS-C1] progressieve score zonder de eerste ronde
        [REP] rondes waarin men wilde spelen
        [STD] standaardpunten
        [BH] Buchholz
        [BH-C1] Buchholz zonder laagste
        [BH-C2] Buchholz min twee
        [BH-M1] mediaan-Buchholz
        [AOB] gemiddelde Buchholz van de tegenstanders
        [FB] Fore Buchholz
        [SB] Sonneborn-Berger
        [SB-C1] Sonneborn-Berger zonder laagste
        [KS] Koya-systeem
        [ARO] gemiddelde rating van de tegenstanders
        [ARO-C1] gemiddelde rating van de tegenstanders zonder laagste
        [TPR] toernooiprestatie
        [PTP] perfecte toernooiprestatie
        [APRO] gemiddelde prestatie van de tegenstanders
        [APPO] gemiddelde perfecte prestatie van de tegenstanders
        [RTNG] rating
       *[other] { $measure }
    }
criterion-of-code = { criterion } ({ $code })
measure-lots = loting
measure-decision = beslissing
measure-entered = ingevoerde getallen
session-from-best =
    { $number ->
        [2] op één na beste zitting
        [3] op twee na beste zitting
        [4] op drie na beste zitting
        [5] op vier na beste zitting
        [6] op vijf na beste zitting
       *[other] zitting nummer { $number } vanaf de beste
    }
qualification-vps = VP in de wedstrijd van de voorronde
qualification-imps = imps in de wedstrijd van de voorronde
direct-encounter-not-all-met = onderling resultaat, waarbij niet iedereen tegen elkaar speelde (6.2)
matchpoints-against = matchpunten tegen { $against }
matchpoints-in-turn = matchpunten achtereenvolgens tegen { $against }, de laatste tegen { $last }
margin-against = saldo tegen { $against }
counted-in-play-off = { $counted } in de barrage
counted-in-both = { $counted } in het toernooi en de barrage
counted-in-clause = { $counted } in de partijen van { $clause }
counted-in-phase =
    { $phase ->
        [rapid] { $counted } in de rapidpartijen
        [blitz] { $counted } in de snelschaakpartijen
       *[other] { $counted } in de partijen ({ $phase })
    }
comparison = { $counted }: { $values }.
still-level-two = Zij staan nog gelijk.
still-level-all = Allen staan nog gelijk.
nobody-found =
    { $criterion ->
        [beat-both] Geen team won van beide andere.
        [beat-one-tied-other] Geen enkel team won als enige van het ene en speelde gelijk tegen het andere.
        [beaten-by-both] Geen team verloor van beide andere.
       *[beat-all-or-tied-one] Geen team won van alle andere, en geen enkel team speelde als enige één keer gelijk en won de rest.
    }
one-found =
    { $criterion ->
        [beaten-by-both] { $team } komt op de derde van de gedeelde plaatsen.
       *[other] { $team } wordt tot winnaar uitgeroepen.
    }
nothing-lost =
    { $among ->
        [two] { $order ->
            [level] { $unit ->
                [imps] Geen van beide verloor een IMP: gelijk.
               *[points] Geen van beide verloor een punt: gelijk.
            }
           *[won] { $unit ->
                [imps] Geen van beide verloor een IMP: het team dat meer won, staat voor.
               *[points] Geen van beide verloor een punt: het team dat meer won, staat voor.
            }
        }
       *[more] { $order ->
            [level] { $unit ->
                [imps] Geen van hen verloor een IMP: gelijk.
               *[points] Geen van hen verloor een punt: gelijk.
            }
           *[won] { $unit ->
                [imps] Geen van hen verloor een IMP: het team dat meer won, staat voor.
               *[points] Geen van hen verloor een punt: het team dat meer won, staat voor.
            }
        }
    }
nothing-lost-of-some = { $names }: { $said }
working-nothing = { $name }: niets geteld.
working = { $name }: { $parts }.
working-round = ronde { $round }
working-session = zitting { $session }
working-board = spel { $board }
working-left-out = weggelaten
inapplicable-no-session = van { $members } is geen zitting bekend
inapplicable-no-two-sessions = van { $members } zijn geen twee zittingen bekend
inapplicable-no-common-opponent = van { $members } is geen ontmoeting met een gemeenschappelijke tegenstander bekend
inapplicable-nobody-in-common = { $members } hebben geen tegenstander gemeen
inapplicable-no-common-board =
    { $count ->
        [2] er is geen spel bekend dat { $members } beide speelden
       *[other] er is geen spel bekend dat { $members } alle speelden
    }
inapplicable-did-not-meet = { $two } speelden niet tegen elkaar
inapplicable-more-pairs = en { number-word } andere paren evenmin
inapplicable-only-for-two = dit criterium vergelijkt alleen twee teams
inapplicable-no-qualification-match = van { $members } is geen wedstrijd in de voorronde bekend
inapplicable-qualification-unknown = de uitslag van de wedstrijd in de voorronde is niet bekend
inapplicable-nothing-carried = er is niets meegenomen naar deze fase
inapplicable-only-for-teams = dit criterium vergelijkt teams, geen spelers
inapplicable-only-for-players = dit criterium vergelijkt spelers, geen teams
inapplicable-no-direct-match = er is geen onderlinge wedstrijd met haar borden bekend
inapplicable-told-in-vain = wat is opgegeven vult de leemte niet
inapplicable-not-known =
    { $what ->
        [birth] de geboortedatum van { $of } is niet bekend
        [rating] de rating van { $of } is niet bekend
        [title] de titel van { $of } is niet bekend
        [starting-number] het startnummer van { $of } is niet bekend
        [previous-place] de plaats van { $of } in de vorige editie is niet bekend
        [sex] het geslacht van { $of } is niet bekend
        [federation] de federatie van { $of } is niet bekend
       *[club] de club van { $of } is niet bekend
    }
inapplicable-too-large = de scores zijn te groot om exact te vermenigvuldigen

## Awards and invitations

award-nobody-may = { $award }: niemand komt ervoor in aanmerking.
award-nobody-has = { $award }: niemand krijgt hem; { $declined }.
award-given = { $award }: { $who }.
award-shared-by = { $who } delen hem
award-passed =
    { $count ->
        [1] { $who } heeft een andere prijs
       *[other] { $who } hebben een andere prijs
    }
award-declined =
    { $count ->
        [1] { $who } ziet ervan af
       *[other] { $who } zien ervan af
    }
award-contested =
    { $whole ->
        [yes] { $members } komen in aanmerking: { $award }.
       *[no] { $members } komen in aanmerking: { $award }, om { $places }.
    }
ladder-alone = Ladder.
ladder-begins = Ladder: { $steps }.
ladder-step = { $before }; dan de winnaar – { $next }
award-nobody-may-have = niemand komt in aanmerking
award-nobody-has-it = niemand
award-place-open = { $who } (open)
cannot-decline-last =
    { $count ->
        [1] { $who } ziet af van “{ $award }”: wie bij de laatsten hoort, kan er niet van afzien
       *[other] { $who } zien af van “{ $award }”: wie bij de laatsten hoort, kan er niet van afzien
    }
cannot-decline-unknown =
    { $count ->
        [1] { $who } ziet af van “{ $award }”: geen bepaling kent dat toe; waarvan men kan afzien staat bij `award` of `cut` in het reglement
       *[other] { $who } zien af van “{ $award }”: geen bepaling kent dat toe; waarvan men kan afzien staat bij `award` of `cut` in het reglement
    }
carried-part = { $part } van { $sum }
carried-against = { $points } tegen { $name }
carried-pair = { $winner } tegen { $loser }
carry-over-title = Carry-over: { $of }
many-players = { $count } spelers
eligible-unknown =
    { $what ->
        [birth] de geboortedatum van { $who } staat niet in het bestand; het gaat om “{ $award }”
        [rating] de rating van { $who } staat niet in het bestand; het gaat om “{ $award }”
        [title] de titel van { $who } staat niet in het bestand; het gaat om “{ $award }”
        [starting-number] het startnummer van { $who } staat niet in het bestand; het gaat om “{ $award }”
        [previous-place] de plaats van { $who } in de vorige editie staat niet in het bestand; het gaat om “{ $award }”
        [sex] het geslacht van { $who } staat niet in het bestand; het gaat om “{ $award }”
        [federation] de federatie van { $who } staat niet in het bestand; het gaat om “{ $award }”
       *[club] de club van { $who } staat niet in het bestand; het gaat om “{ $award }”
    }
destination-next-year = { $name } van volgend jaar
invited = { $name } wordt uitgenodigd voor { $to }.
invitation-nobody =
    { $count ->
        [1] { $declined } neemt de uitnodiging niet aan: er is niemand meer om uit te nodigen.
       *[other] { $declined } nemen de uitnodiging niet aan: er is niemand meer om uit te nodigen.
    }
invitation-passes =
    { $count ->
        [1] { $declined } neemt de uitnodiging niet aan. De tekst zegt niet wie in plaats daarvan wordt uitgenodigd; { $next }.
       *[other] { $declined } nemen de uitnodiging niet aan. De tekst zegt niet wie in plaats daarvan wordt uitgenodigd; { $next }.
    }
invitation-next =
    { $count ->
        [1] volgens dezelfde regels is het { $among }
       *[other] dezelfde regels beslissen tussen { $among }
    }

## Matches and boards

match-stage =
    { $within ->
        [stage] { $stage }
        [round] ronde { $round }
       *[match] match
    }
last-match =
    { $carried ->
        [yes] { $stage }, { $score }, tegen { $opponent }, met carry-over
       *[no] { $stage }, { $score }, tegen { $opponent }
    }
last-match-stage =
    { $within ->
        [stage] { $stage }
        [round] ronde { $round }
       *[match] match
    }
boards-one = één spel
boards-extra =
    { $count ->
        [0] de extra spellen
       *[other] { number-word } extra spellen
    }
boards-segment = een shoot-out van { number-word } spellen
met-in-round = { $of } { $adds }, { $against } { $other } in ronde { $round }
met-somewhere = { $of } { $adds }, { $against } { $other }
part-against = { $of } tegen { $against }
two-winners = { $north-south } wint op noord-zuid, { $east-west } op oost-west.
boards-level =
    { $count ->
        [1] Nog één spel maakte geen verschil.
       *[other] Nog { $count } spellen maakten geen verschil.
    }
session-number = zitting { $number }
section-name = lijn { $name }
board-unit =
    { $unit ->
        [matchpoints] matchpunten
        [points] punten
       *[imps] imps
    }
matchpoints-of = matchpunten van { $top }
deal =
    { $dealer ->
        [north] Noord
        [east] Oost
        [south] Zuid
       *[west] West
    } gever, { $vulnerable ->
        [nobody] niemand kwetsbaar
        [north-south] noord-zuid kwetsbaar
        [east-west] oost-west kwetsbaar
       *[all] allen kwetsbaar
    }
table-result =
    { $result ->
        [not-played] niet gespeeld
       *[passed-out] rondpas
    }
no-trumps = SA
seat-letter =
    { $seat ->
        [north] N
        [east] O
        [south] Z
       *[west] W
    }
side-letters =
    { $side ->
        [north-south] NZ
       *[east-west] OW
    }
card-sum =
    { $what ->
        [boards] Spellen
        [carry-over] Carry-over
        [penalty] Strafpunten
       *[total] Totaal
    }

## Why a tie is left open

left-open = { $members } blijven gelijk staan voor { $places }: { $why }.
left-open-summary = Dit bestand is een samenvatting; het gedrukte reglement kan meer zeggen.
no-further-rule = het reglement geeft geen verdere regel
no-rule-for-number = de tekst heeft geen regel voor { number-word }
no-rule-for-places = de tekst heeft geen regel voor deze plaatsen
nobody-chosen = de tekst zegt niet wie van hen worden gekozen
too-few-to-choose = er zijn er te weinig over om uit te kiezen
stage-for-two = de fase is voor twee
nobody-there = niemand van hen is er om te spelen
not-seeded = { $members } kunnen niet worden geplaatst: de tekst zegt verder niets.
no-seeds = Nergens staat wie hoger geplaatst is: { $members }.
award-left-open = { $members } staan gelijk om “{ $award }”: de tekst zegt niet wie van hen het krijgt.
award-places-left-open = { $members } staan gelijk om { $places }: de tekst zegt niet wie van hen het krijgt.
clauses-in-circle = { $members } komen zonder iets nieuws weer bij { $clause }: de bepalingen draaien in een kring.
no-end = Na { $clauses } bepalingen is er nog geen einde.

## Warnings

warning-answer-does-not-fit = het antwoord op { $question } past niet bij de vraag en blijft buiten beschouwing
warning-departure-about-others = de afwijking over { $tie } gaat over andere deelnemers en blijft buiten beschouwing
warning-games-missing =
    { $games ->
        [one] er ontbreekt { $games } partij; de gepubliceerde punten van { $published } gelden
       *[other] er ontbreken { $games } partijen; de gepubliceerde punten van { $published } gelden
    }
warning-games-without-points =
    { $games ->
        [one] er ontbreekt { $games } partij en van { $members } zijn geen punten gepubliceerd: hun scores kunnen te laag zijn
       *[other] er ontbreken { $games } partijen en van { $members } zijn geen punten gepubliceerd: hun scores kunnen te laag zijn
    }
warning-gone-annulled =
    { $count ->
        [1] { $player } vertrok voor ronde { $round }: het resultaat is geschrapt
       *[other] { $player } vertrok voor ronde { $round }: de { $count } resultaten zijn geschrapt
    }
warning-gone-forfeited =
    { $count ->
        [1] { $player } vertrok voor ronde { $round }: één partij telt voor de tegenstander als reglementair gewonnen
       *[other] { $player } vertrok voor ronde { $round }: { $count } partijen tellen voor de tegenstanders als reglementair gewonnen
    }
warning-idle =
    { $count ->
        [1] { $what ->
            [session] { $members } heeft geen zitting in dit toernooi
           *[match] { $members } heeft geen wedstrijd in dit toernooi
        }
       *[other] { $what ->
            [session] { $members } hebben geen zitting in dit toernooi
           *[match] { $members } hebben geen wedstrijd in dit toernooi
        }
    }
warning-published-differs = { $team } heeft volgens de publicatie { $published }, maar uit de wedstrijden { $found }; { $published } geldt
warning-matches-missing =
    { $matches ->
        [one] er ontbreekt { $matches } wedstrijd van het rondtoernooi: dit is een tussenstand
       *[other] er ontbreken { $matches } wedstrijden van het rondtoernooi: dit is een tussenstand
    }
warning-plays-twice = { $team } speelt twee keer in één fase: geef de wedstrijden een `stage` of een `round`
warning-unknown-award = het toernooi heeft prijzen voor “{ $award }”, en geen bepaling kent dat toe: niemand krijgt ze
warning-unequal-opponents = de Swiss points van gelijke teams berusten op ongelijke aantallen tegenstanders: { $each }
warning-off-scale =
    { $count ->
        [1] de VP van één wedstrijd zijn niet die van de continue WBF-schaal en gelden zoals opgegeven ({ $example })
       *[other] de VP van { number-word } wedstrijden zijn niet die van de continue WBF-schaal en gelden zoals opgegeven (de eerste is { $example })
    }
off-scale-example = { $teams }: { $given } waar de schaal { $scale } geeft

## Reminders

condition =
    { $known-condition ->
        [if-they-deem-this-necessary] als zij dit nodig vinden
       *[other] { $condition }
    }
may-depart =
    { $conditional ->
        [yes] van deze regels mag worden afgeweken ({ role }), { condition }.
       *[no] van deze regels mag worden afgeweken ({ role }).
    }
may-depart-reason = Tiebreak vraagt naar de reden, de tekst niet.
rest-before = { $minutes } minuten rust voor iedere speler vóór de barragepartijen.
rest-after-last = { $minutes } minuten rust voor iedere speler: niet vóór { $start } (de laatste partij was toen afgelopen).
rest-of-player = { $minutes } minuten rust voor iedere speler: niet vóór { $start } ({ $player } was klaar om { $finished }).
short-draws =
    { $count ->
        [1] één remise was korter dan de organisatoren wensen: { $draws }.
       *[other] { number-word } remises waren korter dan de organisatoren wensen: { $draws }.
    }
short-draw =
    { $unit ->
        [moves] { $white } – { $black } ({ $length } zetten)
       *[minutes] { $white } – { $black } ({ $length } minuten)
    }
short-draw-in-round =
    { $unit ->
        [moves] { $white } – { $black } (ronde { $round }, { $length } zetten)
       *[minutes] { $white } – { $black } (ronde { $round }, { $length } minuten)
    }
undivided-nobody = { $amount } blijft over: niemand komt ervoor in aanmerking.
undivided = { $amount } blijft onverdeeld tussen { $among }: de organisator beslist.

## Questions

draw-first-white =
    { $within ->
        [final] Loten voor de finale: wie van { $names } heeft wit in partij 1?
        [match] Loten voor { $pairing }: wie van { $names } heeft wit in partij 1?
       *[none] Loten: wie van { $names } heeft wit in partij 1?
    }
draw-pairing-numbers = Lotnummers trekken: { $names }.
draw-seeding = Loten voor de plaatsingslijst: { $names }.
draw-participants = Loten: { $question }?
who-takes-part =
    { $count ->
        [1] wie van { $names } doet mee
       *[other] welke { number-word } van { $names } doen mee
    }
toss-coin =
    { $within ->
        [final] Tossen voor de finale: wie van { $names } wint de toss?
        [match] Tossen voor { $pairing }: wie van { $names } wint de toss?
       *[none] Tossen: wie van { $names } wint de toss?
    }
toss-coin-conducted =
    { $within ->
        [final] Kleuren in de finale door een toss, uitgevoerd door { $by }: wie van { $names } wint de toss?
        [match] Kleuren voor { $pairing } door een toss, uitgevoerd door { $by }: wie van { $names } wint de toss?
       *[none] Kleuren door een toss, uitgevoerd door { $by }: wie van { $names } wint de toss?
    }
draw-order = Loten om de volgorde van { $names }.
draw-one = Loten om de eerste plaats: wie van { $names } wordt getrokken?
play-game = Te spelen: { $white } (wit) – { $black } (zwart). Bedenktijd: { $clock }.
play-sudden-death = Te spelen, sudden-deathpartij { $number }: { $white } (wit) – { $black } (zwart). Bedenktijd: { $clock }.
draw-wins =
    { $colour ->
        [white] Bij remise wint wit.
       *[black] Bij remise wint zwart.
    }
ask-colour = { $chooser } laten kiezen: wit of zwart.
ask-bids = Aan { $bidders } elk een geheim bod vragen: de bedenktijd waarmee zij zwart zouden nemen, ten hoogste { $most }.
play-board = Eén spel spelen, sudden death: { $names }.
play-boards = Te spelen: { $boards }, { $names }.
ask-decision = Een beslissing vragen ({ role }) over { $names }.
ask-to-go-on = Een beslissing vragen ({ role }): gaan { $names } door met { $clause }, of wordt er op een andere manier beslist?
role-after =
    { $known-after ->
        [after-consulting-with-the-players] { role }, na overleg met de spelers
       *[other] { role }, { $after }
    }
find-out = Na te gaan: { $what }.
file-has-result = Het bestand geeft { $result } voor deze partij ({ $place }).
file-has-white = Het bestand geeft { $white } wit in deze partij ({ $place }).
play-off-game = barragepartij { $number }
game-at-line = partij { $game }, regel { $line }
game-at-line-of-file = partij { $game }, regel { $line } van { $file }
clock-both = beiden { $pace }
clock-both-from = beiden { $pace }, vanaf zet { $from }
clock-sides = wit { $white }, zwart { $black }
clock-sides-from = wit { $white }, zwart { $black }, vanaf zet { $from }
clock-sides-apart = wit { $white }, vanaf zet { $white-from }, zwart { $black }, vanaf zet { $black-from }
clock-delay = { $time } vertraging { $seconds }

## Missing data

missing-result = uitslag van { $white } – { $black }
missing-result-in-round = uitslag van { $white } – { $black } in ronde { $round }
missing-game = de partij tussen { $first } en { $second }: wit, zwart, uitslag
missing-of-qualification = { figure } van { $first } en { $second } in hun wedstrijd van de voorronde
missing-of-match =
    { $when ->
        [stage] { figure } van { $first } en { $second } ({ $stage })
        [round] { figure } van { $first } en { $second } in ronde { $round }
       *[match] { figure } van { $first } en { $second } in hun wedstrijd
    }
missing-of-bye =
    { $when ->
        [stage] { figure } van { $team } voor de bye ({ $stage })
        [round] { figure } van { $team } voor de bye in ronde { $round }
       *[match] { figure } van { $team } voor de bye
    }
missing-entered = { $what } van { $one }
missing-on-common-boards = { figure } van { $one } over de spellen die { $among } gemeenschappelijk speelden
missing-against-common =
    { $number ->
        [1] { figure } van { $one } tegen het hoogst geklasseerde paar dat { $among } allen ontmoetten
       *[other] { figure } van { $one } tegen nummer { $number } van de hoogst geklasseerde paren die { $among } allen ontmoetten
    }
missing-of-one = { figure } van { $one }
figure =
    { $figure ->
        [vps] VP
        [score] score
        [imps] imps
        [total-points] totaalscore
        [qualification-rank] plaats in de voorronde
        [net-on-common-boards] saldo van de totaalscore
        [against-common-opponent] matchpunten
        [boards-won] gewonnen spellen (gelijke voor de helft)
        [code] { $code }
       *[number] getal
    }

## A ruling as text

summary-of-ours = { $name } (samenvatting)
list-of-tie-breaks = Tiebreaks { $codes }: reglement { $regulation }, { $clause }.
unit =
    { $unit ->
        [VPs] VP
        [IMPs] imps
        [boards] spellen
        [points] punten
       *[other] { $unit }
    }
north-south = Noord-zuid
east-west = Oost-west
heading-steps = Hoe het beslist is
heading-one-sentence = In één zin
heading-left-open = Niet geregeld in het reglement
heading-departures = Afwijkingen van het reglement
heading-to-do = Nu te doen
heading-awards = Prijzen en titels
heading-prizes = Prijzengeld, { $currency }
heading-tour-points = Tourpunten
heading-keep-in-mind = Herinneringen
heading-read-as = Interpretatie
heading-on-record = In het logbestand
record-head = Vingerafdruk van het logbestand: { $head }
tied-mark = gelijk
interim-progress =
    { $what ->
        [games] { $count ->
            [one] { $count } partij ontbreekt
           *[other] { $count } partijen ontbreken
        }
       *[matches] { $count ->
            [one] { $count } wedstrijd ontbreekt
           *[other] { $count } wedstrijden ontbreken
        }
    }
interim-rounds = { $played } van { $all } rondes ({ interim-progress })
interim = tussenstand: { $progress }
interim-sentence = Tussenstand: { $progress }.
heading-plain-steps = Stappen
heading-warnings = Waarschuwingen
heading-prize-money = Prijzengeld
place-open = { $place } (open)
column-place = plaats
column-name = naam
column-score = score
column-score-in = score, { $unit }
column-matches-won = gewonnen wedstrijden
column-last-match = laatste wedstrijd
column-clause = bepaling
column-award = prijs
column-who = wie
column-points = punten
column-working = berekening

## Readings

reading-idle = { $readings }: een andere interpretatie zou hier niets veranderen.
reading-changes-nothing = zou hier niets veranderen
reading-other-standing = zou een andere stand geven: { $places }
reading-asks-else = zou nu om iets anders vragen
reading-other-reminders = zou andere aandachtspunten geven
reading-would-say = zou zeggen: { $said }; wat open is, blijft gelijk
# What a regulation file says of a reading or as a reminder, by its first words; others stay as they
# were written.
reading-phrase =
    { $phrase ->
        [a-1-divides-the-money-of-the-players-in-the-tiebreak-what-of-ties-for-other-plac] A.1 verdeelt het geld van de spelers in de barrage. En bij gelijke stand voor andere plaatsen?
        [a-1-divides-the-prize-money-among-all-the-players-in-the-tiebreak-has-a-player-w] A.1 verdeelt het prijzengeld onder “all the players in the tiebreak”. Heeft een speler die van de barrage afziet een aandeel?
        [a-1-speaks-of-the-tournament-of-2022] A.1 spreekt van het toernooi van 2022.
        [a-tie-of-two-may-be-broken-here-where-other-steps-say-shall-must-it-be-broken] Een gelijke stand van twee “may be broken”, waar andere stappen “shall” zeggen. Moet die worden opgelost?
        [all-of-them-play-one-common-board-and-its-scores-order-them] allen spelen één gemeenschappelijk spel, en de scores rangschikken hen
        [all-of-them-share-second-place-those-who-did-not-play-off-too] allen delen de tweede plaats, ook wie geen barrage speelde
        [all-of-them-share-second-place-whenever-they-were-knocked-out] allen delen de tweede plaats, wanneer ze ook uitvielen
        [among-all-who-were-tied-at-the-end-of-the-main-tournament] tussen allen die aan het eind van het hoofdtoernooi gelijk stonden
        [among-the-four-by-their-games-in-the-main-tournament] tussen de vier, naar hun partijen in het hoofdtoernooi
        [among-whom-four-who-come-out-of-a-larger-play-off-are-compared-for-their-seeding] tussen wie vier uit een grotere barrage voor hun plaatsing worden vergeleken
        [are-30-moves-or-three-hours-still-within-30-moves-or-three-hours] Vallen 30 zetten of drie uur nog binnen de grens?
        [are-lots-drawn-again-for-the-first-sudden-death-game] Wordt er opnieuw geloot voor de eerste sudden-deathpartij?
        [as-in-the-event] zoals in het toernooi
        [as-soon-as-nobody-else-can-reach-the-leader-s-present-score-in-any-way-the-rest] zodra niemand anders de huidige score van de leider nog kan bereiken
        [best-session-then-the-best-two-together-then-common-opponents-from-the-highest-r] beste zitting, dan de beste twee samen, dan gemeenschappelijke tegenstanders vanaf de hoogste
        [best-session-then-the-second-best-and-so-on-before-the-best-two-together] beste zitting, dan de op een na beste, enzovoort, vóór de beste twee samen
        [both-players-forfeit-the-armageddon-game-who-wins] Beide spelers verliezen de Armageddonpartij reglementair. Wie wint?
        [by-the-imps-of-all-their-meetings] naar de IMP’s van al hun ontmoetingen
        [by-the-vps-of-all-their-meetings-a-team-that-is-to-stand-first-or-last-this-way] naar de VP’s van al hun ontmoetingen; een team dat zo eerste of laatste wordt, moet alle andere hebben getroffen
        [by-total-then-by-sessions-those-of-one-rank-are-added-up-a-part-that-is-still-le] naar totaal, dan zittingen; die van één rang worden opgeteld; een nog gelijke groep zoekt de zijne van boven af
        [by-vps-then-by-imps-several-meetings-are-added-up] naar VP’s, dan IMP’s; meer ontmoetingen worden opgeteld
        [by-which-ranking-opponents-are-the-highest-ranking] volgens welke rangschikking tegenstanders de hoogste zijn
        [classical-games-count-3-1-0-armageddon-games-after-a-draw-and-0-on-top-a-drawn-a] Klassieke partijen tellen 3, 1, 0, Armageddonpartijen na remise ½ en 0 extra. Een remise in de Armageddonpartij is winst voor zwart.
        [each-part-that-still-holds-one-of-the-first-four-places-plays-on-by-itself-a-par] elke groep die nog om een van de eerste vier plaatsen gaat, speelt apart verder; vanaf plaats vijf blijft men gelijk
        [each-two-of-them-play-a-board-and-the-boards-won-order-them-a-drawn-one-counting] elk tweetal speelt een spel, en de gewonnen spellen rangschikken hen, een gelijk spel telt half
        [every-game-1-0-regardless-of-time-control] elke partij 1, ½, 0: “regardless of time control”
        [everything-games-with-black-too] alles, ook partijen met zwart
        [everything-wins-with-black-too] alles, ook overwinningen met zwart
        [final-scores-with-the-carry-over-direct-matches-only-where-all-met] eindscores met carry-over; directe wedstrijden alleen als allen elkaar troffen
        [for-every-sudden-death-match-in-every-section] voor elke “sudden death”-wedstrijd, in elke sectie
        [for-those-of-four-or-more-teams-in-a-round-robin-alone] alleen voor die van vier of meer teams in een rondtoernooi
        [four-come-out-of-a-larger-play-off-among-whom-are-the-criteria-of-their-seeding] Vier komen uit een grotere barrage. Tussen wie worden de plaatsingscriteria vergeleken?
        [how-are-further-ties-broken-likewise] Hoe worden verdere gelijke standen “likewise” opgelost?
        [how-do-three-or-more-teams-play-one-board-matches] Hoe spelen drie of meer teams “one-board matches”?
        [how-is-the-third-round-robin-of-the-same-players-numbered] Hoe wordt het derde rondtoernooi van dezelfde spelers genummerd?
        [how-prize-money-is-divided-by-players-who-are-level-for-another-place-than-the-f] hoe prijzengeld wordt verdeeld door spelers die voor een andere plaats dan de eerste gelijk staan
        [how-the-other-two-are-placed-after-a-one-board-match-of-three-teams] hoe de andere twee worden geplaatst na een wedstrijd over één spel met drie teams
        [how-the-winner-of-the-qualification-match-is-found-when-its-vps-are-level] hoe de winnaar van de kwalificatiewedstrijd bij gelijke VP’s wordt bepaald
        [how-three-or-more-teams-play-one-board-matches] hoe drie of meer teams wedstrijden over één spel spelen
        [how-two-teams-compare-that-both-lost-nothing] hoe twee teams worden vergeleken die niets verloren
        [it-counts-as-a-draw-and-the-next-game-is-played] ze telt als remise en de volgende partij wordt gespeeld
        [it-goes-by-place-what-a-tie-covers-is-left-undivided] het gaat per plaats: wat onder een gelijke stand valt, blijft onverdeeld
        [it-is-shared-equally-too-which-the-text-does-not-say] het wordt ook gelijk verdeeld, wat de tekst niet zegt
        [it-may-be-after-consulting-with-the-players-otherwise-3-8-goes-on-with-another-r] het mag, na overleg met de spelers; anders gaat 3.8 verder met nog een rondtoernooi
        [it-must-be] het moet
        [it-must-be-exactly-one-else-the-next-step-could-never-apply] het moet er precies één zijn, anders zou de volgende stap nooit gelden
        [left-over-from-the-edition-before-the-regulation-applies-to-its-own-year] overgebleven uit de vorige editie; het reglement geldt voor zijn eigen jaar
        [lots-are-drawn-anew-as-in-section-1-and-the-fourth-reverses-it-as-in-section-2] er wordt opnieuw geloot zoals in sectie 1, en het vierde keert dat om zoals in sectie 2
        [lots-decide] het lot beslist
        [main-tournament-100-minutes-for-40-moves-50-for-20-15-for-the-rest-30-seconds-ad] Hoofdtoernooi: 100 minuten voor 40 zetten, 50 voor 20, 15 voor de rest, 30 seconden per zet vanaf de eerste.
        [moves-are-broadcast-with-a-delay-of-15-minutes] De zetten worden met 15 minuten vertraging uitgezonden.
        [n-1-3-e-is-printed-under-four-or-more-teams-for-which-sudden-death-matches-does-it] 1.3(e) is gedrukt onder vier of meer teams. Voor welke “sudden death”-wedstrijden geldt het?
        [no-fewer-than-30-moves-less-than-three-hours] nee: minder dan 30 zetten, minder dan drie uur
        [no-he-is-left-out-altogether-as-if-he-were-not-tied] nee: hij blijft geheel buiten beschouwing, alsof hij niet gelijk stond
        [no-rest-between-tiebreak-games-the-chief-arbiter-may-grant-a-limited-one] Geen rust tussen de barragepartijen; de hoofdarbiter kan een beperkte rust toestaan.
        [no-the-money-goes-to-those-who-play] nee: het geld gaat naar wie spelen
        [no-whoever-began-the-match-with-white-begins-again] nee: wie de match met wit begon, begint opnieuw
        [nothing-is-added-for-a-bye-a-warning-says-where-opponents-are-unequal-in-number] voor een bye wordt niets geteld; een waarschuwing meldt ongelijke aantallen tegenstanders
        [on-to-the-next-printed-step-two-or-three-go-to-the-section-for-their-number-from] naar de volgende gedrukte stap; twee of drie gaan naar de sectie voor hun aantal, vanaf de eerste stap
        [on-which-places-the-tied-are-who-did-not-win] op welke plaatsen de gelijkstaanden eindigen die niet wonnen
        [one-board-matches-will-determine-the-winner-of-three-what-of-the-other-two] Wedstrijden over één spel “will determine the winner” van drie. En de andere twee?
        [play-in-the-main-hall-if-all-games-of-masters-and-challengers-have-finished-else] Speel in de grote zaal als alle partijen van Masters en Challengers klaar zijn, anders in een andere ruimte.
        [points-from-the-games-among-all-the-tied-those-still-level-go-on-to-the-next-cri] punten uit de partijen tussen alle gelijkstaanden; wie nog gelijk staat, gaat naar het volgende criterium
        [points-mutual-result-sonneborn-berger-and-wins-not-a-game-with-black] punten, onderling resultaat, Sonneborn-Berger en overwinningen; geen partij met zwart
        [points-results-among-the-tied-and-wins-not-a-win-with-black] punten, onderlinge resultaten en overwinningen; geen overwinning met zwart
        [rounds-start-at-14-00-cet-the-last-at-12-00-cet] De rondes beginnen om 14.00 uur CET, de laatste om 12.00 uur CET.
        [somebody-who-is-tied-declines-the-playoff-has-withdrawn-was-expelled-or-leaves-d] Een gelijkstaande ziet af van de barrage, heeft zich teruggetrokken, is uitgesloten of vertrekt tijdens de barrage. Wat is het schema?
        [somebody-who-is-tied-declines-the-tiebreak-has-withdrawn-was-expelled-or-leaves] Een gelijkstaande ziet af van de barrage, heeft zich teruggetrokken, is uitgesloten of vertrekt tijdens de barrage. Wat is het schema?
        [somebody-who-is-tied-for-first-place-declines-the-playoff-do-his-games-count-in] Iemand die gelijk staat voor de eerste plaats ziet af van de barrage. Tellen zijn partijen in 2.1.1 tot 2.1.3?
        [swiss-points-add-up-the-victory-point-scores-obtained-by-the-opponents-with-pena] Zwitserse punten tellen de “victory-point scores obtained by” de tegenstanders op. Met straffen en carry-over? In het voorbeeld van de tekst “has a VP score of 50” een team, de score van de stand; waar de tekst een score zonder carry-over bedoelt, zegt hij dat (5a).
        [the-appeal-and-protest-period-is-over-when-the-sudden-death-match-begins] De beroeps- en protesttermijn eindigt als de “sudden death”-wedstrijd begint.
        [the-arbiter-is-asked-whether-they-play-on-or-who-goes-through] de arbiter wordt gevraagd of ze doorspelen of wie doorgaat
        [the-arbiter-names-the-winner] de arbiter wijst de winnaar aan
        [the-average-per-opponent-is-compared] het gemiddelde per tegenstander wordt vergeleken
        [the-chief-arbiter-or-his-deputy-shall-be-empowered-after-four-round-robins-must] De hoofdarbiter of zijn plaatsvervanger “shall be empowered” na vier rondtoernooien: moet de gelijke stand dan anders worden beslist?
        [the-colours-go-on-being-reversed-without-new-lots] de kleuren blijven omkeren, zonder nieuwe loting
        [the-director-decides-whether-it-is-broken-and-how] de wedstrijdleider beslist of en hoe die wordt opgelost
        [the-invitation-alone-first-place-stays-shared] alleen de uitnodiging: de eerste plaats blijft gedeeld
        [the-meetings-that-took-place-count] de gespeelde ontmoetingen tellen
        [the-next-player-by-the-same-rules-among-those-who-accept] de volgende volgens dezelfde regels, onder wie aanneemt
        [the-next-printed-step] de volgende gedrukte stap
        [the-same-but-the-round-under-way-is-finished-first] hetzelfde, maar de lopende ronde wordt eerst uitgespeeld
        [the-same-step-again] dezelfde stap opnieuw
        [the-schedule-is-that-of-all-who-were-tied-and-those-who-do-not-play-forfeit-its] het schema is dat van alle gelijkstaanden, en wie niet speelt, verliest reglementair
        [the-scores-of-the-standings-with-penalties-and-carry-over] de scores van de stand, met straffen en carry-over
        [the-step-is-not-applicable-and-says-so] de stap is niet van toepassing en zegt dat
        [the-team-that-won-more-is-ahead] het team dat meer won, staat voor
        [the-tie-is-left-open-and-the-ruling-says-so] de gelijke stand blijft open, en de beslissing zegt dat
        [the-vps-won-in-matches-without-penalties-and-carry-over] de in wedstrijden gewonnen VP’s, zonder straffen en carry-over
        [the-winner-declines-the-invitation-who-is-invited] De winnaar slaat de uitnodiging af. Wie wordt uitgenodigd?
        [the-winner-of-a-toss-chooses] wie de toss wint, kiest
        [whoever-wins-the-challengers-is-invited-to-next-year-s-masters-see-tata-steel-ch] De winnaar van de Challengers wordt uitgenodigd voor het Masters van het volgende jaar: zie tata-steel-challengers-2023.
        [the-winner-the-player-invited-is-first-the-others-who-were-tied-share-second-pla] de winnaar: wie wordt uitgenodigd is eerste, de andere gelijkstaanden delen de tweede plaats
        [their-average-counts-and-an-opponent-met-twice-counts-once-for-swiss-points] hun gemiddelde telt, en een tweemaal getroffen tegenstander telt eenmaal voor Zwitserse punten
        [they-are-a-tie-of-their-own-and-begin-again-with-5a-so-that-5d-and-5e-look-at-th] ze zijn een eigen gelijke stand en beginnen weer met 5a, zodat 5d en 5e alleen hen bekijken
        [they-are-added-up-and-an-opponent-met-twice-counts-twice-for-swiss-points] ze worden opgeteld, en een tweemaal getroffen tegenstander telt tweemaal voor Zwitserse punten
        [they-are-level] ze staan gelijk
        [they-count-only-where-each-two-of-the-three-met] ze tellen alleen als elk tweetal van de drie elkaar trof
        [they-go-on-with-the-next-step] ze gaan verder met de volgende stap
        [they-share-the-place-below-the-winner] ze delen de plaats onder de winnaar
        [those-on-the-way-to-this-group-its-larger-groups-included] die op weg naar deze groep, ook van grotere groepen
        [those-still-level-go-on-to-2-1-2] wie nog gelijk staat, gaat verder met 2.1.2
        [those-still-level-start-again-with-2-1-1-among-themselves] wie nog gelijk staat, begint onderling opnieuw met 2.1.1
        [those-still-level-start-again-with-the-mutual-result-among-themselves] wie nog gelijk staat, begint onderling opnieuw met het onderling resultaat
        [those-who-do-not-play-are-left-out-and-the-schedule-is-that-of-the-others-who-le] wie niet speelt, valt weg en het schema is dat van de anderen; wie een begonnen fase verlaat, verliest de overige partijen reglementair
        [to-their-own-section-again-from-its-first-step] opnieuw naar hun eigen sectie, vanaf de eerste stap
        [two-quotients-have-nothing-below-how-do-they-compare] Twee quotiënten hebben niets eronder. Hoe worden ze vergeleken?
        [vps-only-no-meeting-no-imps-no-swiss-opponent] alleen VP’s: geen ontmoeting, geen IMP’s, geen Zwitserse tegenstander
        [what-a-forfeited-game-counts-for] waarvoor een reglementaire partij telt
        [what-a-forfeited-game-counts-for-in-the-criteria-of-the-seeding] waarvoor een reglementaire partij telt in de plaatsingscriteria
        [what-a-quotient-is-when-nothing-was-lost] wat een quotiënt is als er niets verloren is
        [what-are-the-clauses-called-whose-printed-numbering-is-broken] Hoe heten de bepalingen waarvan de gedrukte nummering niet klopt?
        [what-are-the-swiss-points-of-a-team-that-had-a-bye] Wat zijn de Zwitserse punten van een team met een bye?
        [what-counts-when-the-mutual-result-separates-some-of-three-or-four] Wat telt als het onderling resultaat van drie of vier er enkelen scheidt?
        [what-counts-when-the-mutual-result-separates-some-of-three-or-more] Wat telt als het onderling resultaat van drie of meer er enkelen scheidt?
        [what-do-forfeits-assigned-scores-and-byes-count-for] Waarvoor tellen reglementaire en toegekende uitslagen en byes?
        [what-do-several-meetings-of-the-same-two-count] Hoe tellen meer ontmoetingen van dezelfde twee?
        [what-do-the-games-among-the-tied-count-when-rapid-counts-double-in-the-event] Hoeveel tellen de partijen tussen de gelijkstaanden als rapid in het toernooi dubbel telt?
        [what-do-the-promotion-rules-decide] Wat beslissen de promotieregels?
        [what-does-a-forfeited-game-count-for] Waarvoor telt een reglementaire partij?
        [what-follows-when-2-1-1-separates-some-of-the-tied] Wat volgt er als 2.1.1 enkelen van de gelijkstaanden scheidt?
        [what-follows-when-2-1-1-separates-some-of-the-tied-and-leaves-others-level] wat er volgt als 2.1.1 enkelen scheidt en anderen gelijk laat
        [what-follows-when-5-d-or-5-e-separates-some-teams-and-leaves-others-level] wat er volgt als 5(d) of 5(e) enkele teams scheidt en andere gelijk laat
        [what-follows-when-four-or-more-are-left-after-a-winner-is-taken-out] Wat volgt er als er na de winnaar nog vier of meer over zijn?
        [what-follows-when-four-or-more-teams-are-left-after-a-winner-is-declared] wat er volgt als er na de winnaar vier of meer teams over zijn
        [what-forfeits-assigned-scores-and-byes-count-for] waarvoor reglementaire en toegekende uitslagen en byes tellen
        [what-happens-when-a-player-who-is-tied-declines-the-playoff-or-leaves-it] wat er gebeurt als een gelijkstaande van de barrage afziet of die verlaat
        [what-happens-when-a-player-who-is-tied-declines-the-tiebreak-or-leaves-it] wat er gebeurt als een gelijkstaande van de barrage afziet of die verlaat
        [what-happens-when-all-the-steps-leave-teams-level] wat er gebeurt als alle stappen teams gelijk laten
        [what-happens-when-both-players-forfeit-a-sudden-death-game] wat er gebeurt als beiden een sudden-deathpartij reglementair verliezen
        [what-happens-when-the-two-tied-teams-did-not-meet] wat er gebeurt als de twee teams elkaar niet troffen
        [what-happens-when-two-of-three-teams-beat-one-and-tied-the-other] wat er gebeurt als twee van drie teams van een wonnen en tegen de ander gelijkspeelden
        [what-if-both-players-forfeit-a-sudden-death-game] En als beide spelers een sudden-deathpartij reglementair verliezen?
        [what-if-nothing-is-left-to-apply] En als er niets meer toe te passen is?
        [what-if-the-two-teams-did-not-meet] En als de twee teams elkaar niet troffen?
        [what-if-two-teams-beat-one-and-tied-the-other] En als twee teams van een wonnen en tegen de ander gelijkspeelden?
        [what-is-a-quotient-with-nothing-below] Wat is een quotiënt met niets eronder?
        [what-net-totals-among-three-teams-count-when-two-of-them-did-not-meet] hoe nettototalen tussen drie teams tellen als er twee elkaar niet troffen
        [what-of-net-imps-and-net-points-of-three-teams-that-did-not-all-meet] Hoe tellen netto-IMP’s en nettopunten van drie teams die elkaar niet allen troffen?
        [what-of-teams-that-are-still-level-after-5d-or-5e-separated-some] Wat gebeurt er met teams die nog gelijk staan nadat 5d of 5e er enkele scheidde?
        [what-several-meetings-of-the-same-two-teams-count] hoe meer ontmoetingen van dezelfde twee teams tellen
        [what-the-swiss-points-of-a-team-with-a-bye-are] wat de Zwitserse punten van een team met een bye zijn
        [when-has-a-team-beaten-another-and-when-have-they-tied] Wanneer heeft een team een ander verslagen, en wanneer speelden ze gelijk?
        [when-is-there-a-clear-winner-inside-a-round-robin] Wanneer is er binnen een rondtoernooi een duidelijke winnaar?
        [where-do-four-or-more-go-who-are-still-level-after-some-were-separated] Waarheen gaan vier of meer die na een scheiding nog gelijk staan?
        [where-do-the-tied-stand-who-did-not-win] Op welke plaats eindigen de gelijkstaanden die niet wonnen?
        [where-four-or-more-teams-go-that-remain-tied-after-a-step-separated-some] waarheen vier of meer teams gaan die na een stap nog gelijk staan
        [where-the-board-leaves-them-level-they-go-to-the-section-for-two] laat het spel hen gelijk, dan gaan ze naar de sectie voor twee
        [whether-a-player-who-is-tied-and-declines-the-tiebreak-has-a-share-of-the-prize] of een gelijkstaande die van de barrage afziet deelt in het prijzengeld
        [whether-a-tie-of-two-that-may-be-broken-must-be-broken] of een gelijke stand van twee die “may be broken” moet worden opgelost
        [whether-the-end-of-the-appeal-period-in-1-3-e-holds-for-sudden-death-matches-of] of het einde van de beroepstermijn in 1.3(e) ook geldt voor “sudden death”-wedstrijden van andere secties
        [whether-the-games-of-a-tied-player-who-declines-the-playoff-count-in-2-1-1-to-2] of de partijen van een gelijkstaande die van de barrage afziet tellen in 2.1.1 tot 2.1.3
        [whether-the-opponents-victory-point-scores-include-penalties-and-carry-over] of de victory points van de tegenstanders straffen en carry-over bevatten
        [which-opponents-are-the-highest-ranked] Welke tegenstanders zijn de hoogst geplaatste?
        [which-round-robins-are-counted] Welke rondtoernooien tellen mee?
        [which-scores-of-the-opponents-count-and-what-is-the-direct-match-of-three-or-mor] Welke scores van de tegenstanders tellen, en wat is de directe wedstrijd van drie of meer?
        [which-scores-of-the-opponents-count-in-5-b-and-5-c] welke scores van de tegenstanders tellen in 5(b) en 5(c)
        [who-begins-the-rapid-mini-match-with-white-the-text-is-silent] Wie begint de rapidminimatch met wit? De tekst zwijgt.
        [who-has-white-in-the-first-game-of-the-rapid-mini-match] wie wit heeft in de eerste partij van de rapidminimatch
        [who-is-invited-when-the-winner-declines-the-invitation] wie wordt uitgenodigd als de winnaar bedankt
        [who-plays-on-after-a-round-robin] Wie speelt verder na een rondtoernooi?
        [who-plays-on-after-a-round-robin-that-separated-some] wie verder speelt na een rondtoernooi dat enkelen scheidde
        [who-wins-when-both-players-forfeit-the-armageddon-game] wie wint als beiden de Armageddonpartij reglementair verliezen
        [who-won-the-qualification-match] Wie won de kwalificatiewedstrijd?
        [x-0-stands-above-every-other-0-0-is-undefined-and-the-step-does-not-decide] x/0 gaat voor alle andere; 0/0 is onbepaald, en de stap beslist niet
        [yes-30-moves-and-three-hours-are-within] ja: 30 zetten en drie uur vallen erbinnen
        [yes-a-full-share-as-all-who-were-tied] ja, een volledig deel, zoals alle gelijkstaanden
        [yes-as-if-the-text-said-shall] ja, alsof er “shall” stond
        [yes-he-was-involved-in-the-tie-he-is-passed-over-as-a-participant] ja: hij was bij de gelijke stand betrokken; als deelnemer wordt hij overgeslagen
        [yes-the-sentence-about-lots-is-repeated-in-c-2] ja: de zin over de loting staat nog eens in C.2
       *[other] { $english }
    }
outcome-first = { $winner } is eerste.
outcome-shared = { $members } delen de eerste plaats.
outcome-nothing = Er is niets te doen.
outcome-and-more = { $first } En nog { $count }.

## Prizes

prize-part =
    { $part ->
        [half] { $divided ->
            [yes] de helft van { $money } voor { $places }, gedeeld door { $among }
           *[no] de helft van { $money } voor { $places }
        }
        [some] { $divided ->
            [yes] { $fraction } van { $money } voor { $places }, gedeeld door { $among }
           *[no] { $fraction } van { $money } voor { $places }
        }
       *[all] { $divided ->
            [yes] { $money } voor { $places }, gedeeld door { $among }
           *[no] { $money } voor { $places }
        }
    }
prize-place = plaats { $place }
prize-and = { $before }, en { $next }
prize-of-award = { $working } ({ $award })
prize-as-published = zoals aangekondigd

## Lots

lots-recipe = Iedereen kan het herhalen: de getallen in oplopende volgorde geven de volgorde van de namen.

## Why one participant is ranked above another

stands-above = { $upper } staat boven { $lower }: { $why }.
why-matches-won = gewonnen wedstrijden { $high } tegen { $low }
why-scores = { $high } { $unit } tegen { $low }
why-equal = gelijk met { $score } { $unit }; { $why }
why-no-more = de stand zegt verder niets
why-level =
    { $open ->
        [interim] { $one } en { $other } delen de plaatsen { $places } met { $score } { $unit }; het is een tussenstand.
        [open] { $one } en { $other } delen de plaatsen { $places } met { $score } { $unit }; er moet nog iets worden beslist.
       *[no] { $one } en { $other } delen de plaatsen { $places } met { $score } { $unit }.
    }
why-two-places = { $from } en { $to }
why-places = { $from } tot en met { $to }
why-plays-off-by = { $upper } speelt de barrage door { $why }
why-plays-off = { $upper } speelt de barrage ({ $clause })
why-round-robin = { $high } tegen { $low } in rondtoernooi { $number } ({ $clause })
why-values = { $measure } { $high } tegen { $low } ({ $clause })
why-findings = { $measure }: { $upper } { $high }, { $lower } { $low } ({ $clause })
why-clause = { $why } ({ $clause })
why-won-round = { $winner } won de { $round }
why-lots-left-out = het lot hield { $lower } buiten de barrage ({ $clause })
why-did-not-play = { $why }, dus speelde { $lower } de barrage niet
why-won-match =
    { $how ->
        [score] { $winner } won de { $round } van { $loser } met { $score }
        [sudden-death] { $winner } won de { $round } van { $loser } in sudden-deathpartij { $game }
        [armageddon-draw] { $winner } won de { $round } van { $loser } door remise in de armageddonpartij
       *[armageddon] { $winner } won de { $round } van { $loser } in de armageddonpartij
    }
why-lost-match =
    { $how ->
        [score] { $loser } verloor de { $round } van { $winner } met { $score }
        [sudden-death] { $loser } verloor de { $round } van { $winner } in sudden-deathpartij { $game }
        [armageddon-draw] { $loser } verloor de { $round } van { $winner } door remise in de armageddonpartij
       *[armageddon] { $loser } verloor de { $round } van { $winner } in de armageddonpartij
    }
why-level-match =
    { $within ->
        [stage] { $winner } en { $loser } stonden gelijk ({ $stage }), { $score }
        [round] { $winner } en { $loser } stonden gelijk in ronde { $round }, { $score }
       *[match] { $winner } en { $loser } stonden gelijk in de match, { $score }
    }
why-won-knock-out =
    { $within ->
        [stage] { $winner } won van { $loser } ({ $stage }), { $score }
        [round] { $winner } won in ronde { $round } van { $loser }, { $score }
       *[match] { $winner } won de match van { $loser }, { $score }
    }
why-lost-knock-out =
    { $within ->
        [stage] { $loser } verloor van { $winner } ({ $stage }), { $score }
        [round] { $loser } verloor in ronde { $round } van { $winner }, { $score }
       *[match] { $loser } verloor de match van { $winner }, { $score }
    }
why-later-won =
    { $within ->
        [stage] { $upper } won ({ $stage })
        [round] { $upper } won in ronde { $round }
       *[match] { $upper } won de match
    }
why-later-reached =
    { $within ->
        [stage] { $upper } kwam verder ({ $stage })
        [round] { $upper } bereikte ronde { $round }
       *[match] { $upper } bereikte de match
    }

## Protocol

protocol-title =
    { $kind ->
        [protocol] Verslag: { $event }
        [standing] Stand: { $event }
       *[slips] Uitslagbriefjes: { $event }
    }
protocol-kind =
    { $kind ->
        [interim] Tussenstand
        [standing] Stand
       *[protocol] Verslag van de beslissing
    }
protocol-section =
    { $section ->
        [departures] Deze uitslag wijkt af van het reglement
        [standing] Stand
        [values] Tiebreaks
        [awards] { heading-awards }
        [carry-over] Carry-over
        [money] { heading-prize-money }
        [open] { heading-to-do }
        [left-open] { heading-left-open }
        [play-off] Barrage
        [steps] { heading-steps }
        [crosstable] Kruistabel
        [lots] Lotingen
        [corrections] Verbeteringen en afwijkingen
        [readings] { heading-read-as }
        [reminders] { heading-keep-in-mind }
        [warnings] { heading-warnings }
        [log] Het logbestand, regel voor regel
        [head] Vingerafdruk van het logbestand
       *[signatures] Handtekeningen
    }
protocol-settled = Beslist
protocol-not-settled =
    { $open ->
        [0] Niet beslist
        [1] Niet beslist: één vraag is open
       *[other] Niet beslist: { $open } vragen zijn open
    }
protocol-printed = afgedrukt { $time }
protocol-regulation = Reglement: { $title } ({ $id })
protocol-no-record = Geen logbestand
protocol-departs-mark = wijkt af van het reglement
protocol-signs =
    { $who ->
        [chief-arbiter] Hoofdarbiter
        [deputy-arbiter] Tweede arbiter
        [chief-director] Hoofdwedstrijdleider
        [deputy-director] Tweede wedstrijdleider
       *[witness] Getuige
    }
protocol-signed-when = plaats, datum, tijd
protocol-column =
    { $column ->
        [federation] bond
        [made-of] opgebouwd uit
        [tour-points] tourpunten
        [game] partij
        [white] wit
        [black] zwart
        [result] uitslag
        [line] regel
        [when] wanneer
        [entry] aantekening
        [about] over
        [says] inhoud
        [by] door
        [board] spel
        [sitting-ns] op noord-zuid
        [sitting-ew] op oost-west
        [sat] zat
        [against] tegen
        [contract] contract
       *[score-ns] score NZ
    }
protocol-column-prize = prijs, { $currency }
protocol-to-be-decided = nog te beslissen
protocol-in-summary = Samengevat:
protocol-contract = { $contract } door { $by }, { $tricks }
protocol-game-state =
    { $state ->
        [white-wins] ½–½, wit wint
        [black-wins] ½–½, zwart wint
        [now] nu te spelen
        [later] later
       *[not-needed] niet nodig
    }
protocol-more-games =
    { $count ->
        [one] en nog { $count }
       *[other] en nog { $count }
    }
protocol-tie-for-first = Gelijke stand op de eerste plaats
protocol-reason =
    { $given ->
        [both] { $said }. Reden: { $why } ({ $by }).
        [reason] { $said }. Reden: { $why }.
        [name] { $said } ({ $by }).
       *[nothing] { $said }.
    }
protocol-allowed-by = Toegestaan door { $clause }.
protocol-line = regel { $line }
protocol-entry =
    { $kind ->
        [answer] antwoord
        [correction] verbetering
        [withdrawal] intrekking
        [departure] afwijking
        [leave] vertrek
        [amendment] wijziging
        [rest] rust
        [commitment] toezegging
        [source] bron
       *[note] notitie
    }
protocol-answer-withdrawn = het antwoord is ingetrokken
protocol-departure-withdrawn = de afwijking is ingetrokken
protocol-rest =
    { $minutes ->
        [0] eindigt voor { $players }
        [1] { $minutes } minuut voor { $players }
       *[other] { $minutes } minuten voor { $players }
    }
protocol-lots-recipe = Lotingen met een startwaarde: de namen in oplopende volgorde van SHA-256 van startwaarde, “|”, vraag, “|” en naam (UTF-8, NFC). Elke regel hieronder herhaalt één hash.
protocol-drawn-again = Opnieuw geloot: { $why }.
protocol-drawn-order = Geloot in deze volgorde: { $order }
protocol-no-witnesses = Met de hand geloot; er zijn geen getuigen genoemd.
protocol-witnesses = Met de hand geloot. Getuigen: { $names }.
protocol-seed = Startwaarde: { $seed }
protocol-revealed = { $party } zegde { $hash } toe en onthulde { $secret }.
protocol-gave = { $party } zegde vooraf niets toe en gaf { $secret }.
protocol-signed = Ondertekend; te controleren met de sleutel { $key }.
protocol-code-holds = De code bevat de sleutel en de ondertekende vingerafdruk.
protocol-not-signed = Niet ondertekend. Wie deze vingerafdruk noteert, ontdekt elke latere wijziging van de regels hierboven.
protocol-head-as-code = De vingerafdruk als QR-code
protocol-missing-letters = Sommige letters ontbreken: deze computer heeft geen lettertype voor { $letters }.
protocol-tie-break-name =
    { $criterion ->
        [PTS] punten
        [GE] rondes waarin men wilde spelen
        [TPN] startnummer
        [MMED] gewijzigde mediaan
        [SOLK] Solkoff
        [CUM] cumulatieve score
        [CUMO] cumulatieve scores van de tegenstanders
        [MPTS] matchpunten
        [GPTS] bordpunten
        [MPvGP] de score die het toernooi niet beslist
        [EDE] uitgebreid onderling resultaat
        [EDEBT] uitgebreid onderling resultaat, dan BC en TBR
        [EDEBB] uitgebreid onderling resultaat, dan BC en BBE
        [EDET] uitgebreid onderling resultaat, dan TBR
        [EDEB] uitgebreid onderling resultaat, dan BBE
        [EMMSB] matchpunten van de tegenstanders × matchpunten
        [EMGSB] matchpunten van de tegenstanders × bordpunten
        [EGMSB] bordpunten van de tegenstanders × matchpunten
        [EGGSB] bordpunten van de tegenstanders × bordpunten
        [SSSC] combinatie van scores en sterkte van de tegenstanders
        [BC] bordtelling, de laagste is de beste
        [TBR] resultaten van de hoogste borden
        [BBE] wegstrepen van de laagste borden
        [matches-won] gewonnen wedstrijden
        [strength] sterkte
       *[other] { criterion }
    }
protocol-tie-break =
    { $on ->
        [MP] { protocol-tie-break-name } in matchpunten
        [GP] { protocol-tie-break-name } in bordpunten
       *[none] { protocol-tie-break-name }
    }
protocol-list-from = reglement { $id }, { $clause }
slip-signs =
    { $who ->
        [white] Wit
        [black] Zwart
        [arbiter] Arbiter
       *[time] Tijd
    }
slip-none = Er is nu geen partij te spelen.
slip-departs = Wijkt af van het reglement: zie het verslag.
slip-other = anders
slip-delay = Seconden vertraging vanaf zet { $from }.
slip-added = Seconden per zet erbij vanaf zet { $from }.
slip-nothing-added = Er komt niets bij per zet.

## Bracket, pairings, drawings

rounds-word =
    { $stage ->
        [semi-final] halve finales
        [quarter-final] kwartfinales
        [round-of-16] achtste finales
        [round-of-32] zestiende finales
       *[other] { $title }
    }
winner-of = winnaar { $place }
bracket-bye = bye
stage-form =
    { $form ->
        [match] match
        [round-robin] rondtoernooi
        [until-won] sudden death
        [armageddon] armageddon
        [knock-out] knock-out
       *[ladder] ladder
    }
game-now = nu partij { $number }
lots-for-white = loting om wit
crosstable-title = Kruistabel: { $event }
timeline-title = Wie nog eerste kon worden: { $event }
column =
    { $what ->
        [number] nr.
        [name] naam
        [points] punten
       *[place] plaats
    }
colour-letter =
    { $colour ->
        [white] w
       *[black] z
    }
bye-with-points = bye { $points }
round-head = r. { $round }

## Cards

card-state =
    { $state ->
        [live] Bezig
        [tied] Te beslissen
        [before-the-last-round] Voor de laatste ronde
        [interim] Tussenstand
        [departed] Afwijkend beslist
       *[decided] Beslist
    }
card-description = { $label }: { $sentence }
card-by-the-regulation = Volgens het reglement { $regulation }
card-supposing =
    { $count ->
        [one] Met { $count } aangenomen uitslag: { $sentence }
       *[other] Met { $count } aangenomen uitslagen: { $sentence }
    }
card-if = Als { $results }: { $sentence }
card-outcomes =
    { $outcomes ->
        [one] { $outcomes } uitkomst
       *[other] { $outcomes } uitkomsten
    }
card-open-games =
    { $count ->
        [one] { $count } open partij
       *[other] { $count } open partijen
    }
card-now =
    { $what ->
        [lots] er moet geloot worden
        [colour] kleur nog te kiezen
        [bid] tijdbod
        [board] nog een spel te spelen
        [decision] nog een beslissing te nemen
       *[data] er ontbreekt iets
    }
still-to-come =
    { $sport ->
        [bridge] { $count ->
            [1] er moet nog één wedstrijd gespeeld worden
           *[other] er moeten nog { number-word } wedstrijden gespeeld worden
        }
       *[chess] { $count ->
            [1] er moet nog één partij gespeeld worden
           *[other] er moeten nog { number-word } partijen gespeeld worden
        }
    }
rounds-played =
    { $count ->
        [0] nog geen van { $all } rondes is gespeeld; { $still }.
        [1] van { $all } rondes is er één gespeeld; { $still }.
       *[other] { number-word } van { $all } rondes zijn gespeeld; { $still }.
    }
card-leads =
    { $count ->
        [one] { $who } staat eerste met { $score }
       *[other] { $who } staan eerste met { $score }
    }
card-certain-first = { $name } wordt eerste, wat er ook gebeurt.
card-only-one-can = { $leading }; alleen { $name } kan eerste worden.
card-several-can = { $leading }; { number-word } kunnen nog eerste worden.
card-tied-for = { $who } gelijk om { $places }
card-share-first =
    { $departed ->
        [yes] { $who } delen de eerste plaats met { $score }, in afwijking van het reglement.
       *[no] { $who } delen de eerste plaats met { $score }.
    }
card-alone = { $name }, alleen op { $score }.
card-won = { $name } won.
card-winner =
    { $how ->
        [departure] { $name }, in afwijking van het reglement.
        [play-off] { $name }, na een barrage met { number-word }.
        [measure] { $name }, op { $measure } van de { number-word }.
       *[tied] { $name }, van { number-word } die gelijk stonden.
    }
own-criteria = de eigen criteria van het reglement

## Board and overlay

interim-standing = Tussenstand · { $progress }
tied-on = { number-word } gelijk op { $score }
were-tied-on = { number-word } stonden gelijk op { $score }.
no-tie-here = Geen gelijke stand
share-places = { number-word } delen { $places }
decides-now =
    { $what ->
        [lots] Het lot beslist
        [board] Een spel beslist
        [figures] Er ontbreken gegevens
        [play-off] Een barrage beslist
       *[nothing] Gelijk
    }
somebody-decides =
    { $role ->
        [chief-arbiter] de hoofdarbiter beslist
        [arbiter] de arbiter beslist
        [the-arbiters] de arbiters beslissen
        [director] de wedstrijdleiding beslist
        [league-committee] de competitiecommissie beslist
       *[other] { $who } beslist
    }
tied-and-then = { $tied }: { $how }.
form-of-play-off =
    { $form ->
        [semi-finals] twee halve finales, 1 tegen 4 en 2 tegen 3, en een finale
        [knock-out] een knock-out met { number-word }
        [ladder] een ladder: de laatste twee spelen, en wie wint speelt tegen de plaats erboven
        [match] { $count ->
            [1] een match van één partij
           *[other] een match van { number-word } partijen
        }
        [round-robin] een rondtoernooi
        [until-won] losse partijen tot er een gewonnen wordt
       *[armageddon] een armageddonpartij
    }
ties-when-all-is-in = Gelijke standen worden beslecht als de laatste uitslag binnen is; tot dan delen gelijke scores een plaats.
equal-scores-share = Gelijke scores delen een plaats.
nobody-shares-first = Niemand deelt de eerste plaats: er is geen gelijke stand te beslechten.
nothing-to-settle = Er is geen gelijke stand te beslechten.
matrix-explained = Twee namen in een vak delen daar de eerste plaats, en het reglement beslist.
rest-before-play-off = { $count } minuten rust voor iedereen voor de barrage.
rest-granted =
    { $count ->
        [1] De arbiter heeft één minuut rust gegeven.
       *[other] De arbiter heeft { number-word } minuten rust gegeven.
    }
game-ended = { $game }: { $score }.
asked-now =
    { $what ->
        [game] Bezig
        [first-white] Loting om wit
        [pairing-numbers] Loting van de nummers
        [seeding] Loting van de plaatsingslijst
        [participants] Loting om een plaats in de barrage
        [coin-toss] De toss
        [place] Loting om de volgorde
        [colour] Kleurkeuze
        [bid] Tijdbod op zwart
       *[board] Aan tafel
    }
leg-against =
    { $form ->
        [until-won] tegen { $name }, sudden death
        [armageddon] tegen { $name }, armageddon
        [round-robin] in het rondtoernooi
       *[match] tegen { $name }
    }
leg-who-left = { $against }, die stopte
points-of = { $points } uit { $games }
clocks-of-both = wit { $white }, zwart { $black }
only-one-can-come-first = Alleen { $name } kan eerste worden
can-still-come-first = { number-word } kunnen nog eerste worden
seat-in-stage =
    { $form ->
        [match] Partij { $number } van { $total }
        [until-won] Sudden death, partij { $number }
        [round-robin] Ronde { $number } van { $total }
       *[armageddon] Armageddon
    }
rounds-of = { $played } van { $all } rondes
leads-to-both = { $step }; { $next }
nothing-more-to-do = niets meer te doen
then-the-others = daarna de andere open vragen
next-game = nu { $white } – { $black }
lots-briefly =
    { $purpose ->
        [first-white] loting om wit, { $names }
        [pairing-numbers] loting van de nummers van { $names }
        [seeding] loting van de plaatsing van { $names }
        [participants] loting: { $names }
        [coin-toss] een toss, { $names }
       *[place] loting om de volgorde van { $names }
    }
chooses-the-colour = { $name } kiest de kleur
bids-for-black = tijdbod op zwart, { $names }
boards-briefly = { $boards }, { $names }
find-out-briefly = uit te zoeken: { $what }
page-board-final = eindstand
page-board-live = live
page-board-lost = niet live: wachten op de server
page-board-not-live = niet live
page-board-now = Nu
page-board-way = Weg naar de titel
page-board-record-fails = Het logbestand doorstaat controle V{ $check } niet: { $fault }
page-board-state =
    { $state ->
        [as-it-stands] Stand nu
        [interim] Tussenstand
        [winner] Winnaar
        [rest] Rust
        [playing] Bezig
        [between] Tussen de partijen
        [final] Eindstand
       *[standing] Stand
    }
page-board-white-by-lots = Wit door loting: { $name }
page-board-departed = Beslist in afwijking van het reglement
page-board-still-played = Het toernooi is nog bezig
page-board-round = Ronde { $round }
page-board-of-rounds = van { $all }
page-board-results-to-come =
    { $count ->
        [one] uitslag te gaan
       *[other] uitslagen te gaan
    }
and-more = en nog { $count }
page-board-points-each = punten elk
page-board-second =
    { $shared ->
        [yes] Tweede plaats, gedeeld
       *[no] Tweede plaats
    }
page-board-goes-on = { $name } gaat door
page-board-left =
    { $count ->
        [one] { $names } heeft de barrage verlaten
       *[other] { $names } hebben de barrage verlaten
    }
page-board-goes-on-left = { $goes-on }: { $left } is gestopt
page-board-share-first = { $names } delen de eerste plaats
page-board-draw-wins =
    { $colour ->
        [white] Remise is genoeg voor wit
       *[black] Remise is genoeg voor zwart
    }
page-board-next = Hierna: { $game }
page-board-to-be-drawn = wordt geloot
page-board-chooses = { $name } kiest
page-board-clause = Bepaling van het reglement
page-board-play-from = Begin om { $time }
page-board-may-begin = nu
page-board-decided-at = Beslist om
page-board-time = Tijd
page-board-play-goes-on = We gaan verder om { $time }
page-board-event-here = Het toernooi op deze server
page-board-unreadable = Het logbestand is niet leesbaar
page-board-please-wait = Even geduld
page-board-looked-into = De arbiter kijkt ernaar
page-board-damaged = Het logbestand van dit toernooi is beschadigd, daarom wordt er niets uit getoond. Wat is ingevoerd, blijft bewaard.
page-board-looks-again = Stand om { $time }. Deze pagina kijkt elke { $seconds } seconden opnieuw.
page-board-the-standing = De stand
page-board-games-running =
    { $count ->
        [1] één partij bezig
       *[other] { number-word } partijen bezig
    }
page-board-with-chances = { $games } · winstkans in %, volgens de ratings
page-board-two-games-decide = Twee partijen beslissen over de eerste plaats
page-board-round-in-part = Ronde { $round }, { $shown } van { $all } partijen
page-board-the-match = De match
page-board-sudden-death = sudden death
page-board-free = vrij
page-board-column =
    { $what ->
        [number] Nummer
        [name] Naam
       *[points] Punten
    }
page-board-playing = bezig
page-board-colour =
    { $colour ->
        [white] Wit
        [black] Zwart
       *[lots] Kleur wordt geloot
    }
page-board-interim = Tussenstand · { $progress }
page-board-outcomes = In { $alone } van { $of } uitkomsten alleen eerste, in { $shared } gedeeld.
page-board-chance = Winstkans volgens de ratings: { $chance }.
page-board-no-chances = Aantallen, geen kansen.

## What if

whatif-title = { $event }: wat ieder nodig heeft
whatif-none-open = Geen partij van het toernooi staat nog open: dit is de stand van zaken.
whatif-open-games =
    { $games ->
        [1] 1 open partij: { $outcomes } uitkomsten. Het zijn aantallen, geen kansen.
       *[other] { $games } open partijen: { $outcomes } uitkomsten. Het zijn aantallen, geen kansen.
    }
whatif-unlisted =
    { $games ->
        [1] Nog 1 partij staat niet in het toernooi: die telt hier niet mee.
       *[other] Nog { $games } partijen staan niet in het toernooi: die tellen hier niet mee.
    }
whatif-stopped = Voortijdig gestopt: de aantallen zijn wat tot dan toe gevonden is, als minimum.
whatif-sampled =
    { $what ->
        [criteria] De punten zijn exact geteld. Wat criteria beslissen, berust op een steekproef: { $drawn } uitkomsten getrokken met startwaarde { $seed }; ± is één standaardfout.
       *[all] Er zijn te veel uitkomsten om ze alle te tellen. De aantallen berusten op een steekproef: { $drawn } uitkomsten getrokken met startwaarde { $seed }; ± is één standaardfout.
    }
whatif-work = Ze alle tellen zou { $needed } rekenstappen kosten, meer dan de { $budget } die hoogstens worden gedaan.
whatif-no-regulation = Er is geen reglement genoemd: gelijke standen gelden alleen op punten.
conditions-counted = { $count } verschillende voorwaarden, te veel om op te sommen
conditions-missing =
    { $why ->
        [stopped] gestopt voordat de voorwaarden waren uitgewerkt
        [sampled] uit een steekproef zijn geen voorwaarden af te leiden
       *[many] te veel voorwaarden om op te sommen
    }
procedure =
    { $about ->
        [yes] { $tied } gelijk aan kop, in ongeveer { $count } uitkomsten: { $then }.
       *[no] { $tied } gelijk aan kop, in { $count } uitkomsten: { $then }.
    }
procedure-missing = in het toernooi ontbreken partijen die de criteria nodig hebben
procedure-decides = het criterium { $criterion } ({ $clause }) beslist
procedure-leaves =
    { $playing ->
        [1] het criterium { $criterion } ({ $clause }) laat er 1 over, verder met { $go }
       *[other] het criterium { $criterion } ({ $clause }) laat er { $playing } over, verder met { $go }
    }
procedure-goes-on =
    { $playing ->
        [1] 1 gaat verder met { $go }
       *[other] { $playing } gaan verder met { $go }
    }
procedure-nothing = meer is niet geregeld
goal-label =
    { $goal ->
        [outright] wint alleen
        [promoted] promoveert
        [first] wordt eerste
        [plays-off] speelt de barrage
        [play-off] speelt de barrage
        [shared] deelt plaats 1
       *[out] is kansloos
    }
goal-words =
    { $goal ->
        [outright] wint het toernooi
        [first] behaalt of deelt de eerste plaats
        [play-off] speelt de barrage
        [shared] deelt de eerste plaats
        [promoted] promoveert
        [settled] wordt eerste zonder barrage
        [lots] doet mee aan de loting om promotie
       *[out] wordt geen eerste
    }
need-in-any-case = { $what } in elk geval
need-if = { $what } als { $ways }
need-if-and-others =
    { $others ->
        [1] { $what } als { $way }; of op één andere manier
       *[other] { $what } als { $way }; of op { $others } andere manieren
    }
ways-or = { $before }; of als { $next }
conditions-and = { $before } en { $last }
need-counted =
    { $goal ->
        [first] { $about ->
            [yes] wordt eerste in ongeveer { $count } van { $outcomes } uitkomsten
           *[no] wordt eerste in { $count } van { $outcomes } uitkomsten
        }
       *[shared] { $about ->
            [yes] deelt de eerste plaats in ongeveer { $count } van { $outcomes } uitkomsten
           *[no] deelt de eerste plaats in { $count } van { $outcomes } uitkomsten
        }
    }
own-game =
    { $result ->
        [win] de eigen partij gewonnen wordt
        [draw] de eigen partij remise wordt
        [loss] de eigen partij verloren gaat
        [no-loss] de eigen partij niet verloren gaat
        [no-win] de eigen partij niet gewonnen wordt
       *[decisive] de eigen partij tegen { $opponent } geen remise wordt
    }
own-game-of-several =
    { $result ->
        [win] { $name } van { $opponent } wint
        [draw] { $name } remise speelt tegen { $opponent }
        [loss] { $name } van { $opponent } verliest
        [no-loss] { $name } niet van { $opponent } verliest
        [no-win] { $name } niet van { $opponent } wint
       *[decisive] { $name } geen remise speelt tegen { $opponent }
    }
other-game =
    { $result ->
        [white] { $white } van { $black } wint
        [black] { $black } van { $white } wint
        [draw] { $white } – { $black } remise wordt
        [not-black] { $black } niet van { $white } wint
        [not-white] { $white } niet van { $black } wint
       *[decisive] { $white } – { $black } geen remise wordt
    }
in-any-case = in elk geval
possible-but = mogelijk; { $why }
if-way = als { $way }
or-if-way = of als { $way }
or-other-ways =
    { $count ->
        [1] of op één andere manier (--format json noemt die)
       *[other] of op { $count } andere manieren (--format json noemt ze)
    }
verdict-of =
    { $verdict ->
        [certain] { $what }: zeker; { $why }
        [possible] { $what }: mogelijk; { $why }
       *[impossible] { $what }: onmogelijk; { $why }
    }
what-why = { $what }: { $why }
tree-more-ways =
    { $count ->
        [1] { $ways }; of op één andere manier
       *[other] { $ways }; of op { $count } andere manieren
    }
no-game-left = geen partij
tree-against = tegen
own-result =
    { $result ->
        [win] winst
        [draw] remise
       *[loss] verlies
    }
matrix-games = { $down } (rijen) en { $across } (kolommen)
matrix-result =
    { $result ->
        [win] { $name } wint
       *[draw] remise
    }
matrix-what =
    { $what ->
        [tied] gelijk:
        [play-off] barrage:
        [criteria] op criteria:
       *[lots] barrage of loting:
    }
counts-of =
    { $outcomes ->
        [one] Van { $outcomes } uitkomst: { $parts }.
       *[other] Van { $outcomes } uitkomsten: { $parts }.
    }
count-outright = alleen aan kop in { $count }
count-settled = eerste zonder barrage of loting in { $count }
count-settled-by = eerste zonder barrage of loting in { $count } (waarvan { $criteria })
count-by-criterion = op het criterium { $criterion } ({ $clause }) in { $count }
count-plays = in de barrage of de loting in { $count }
count-tied = gelijk aan kop in { $count }
out-of-contention = Kansloos voor de eerste plaats: { $names }.
first-place-ends = Eerste plaats: { $ends }.
end-clear = alleen aan kop in { $count }
end-tied = { $size } gelijk in { $count }
places-settled = De plaatsen { $first } tot en met { $last } worden beslist. In hoeveel uitkomsten elke plaats wordt behaald; na de +, in hoeveel er een gelijke stand om te spelen of te loten overblijft.
place-range = { $first } t/m { $last }
place-certain = zeker
whatif-everybody = Iedereen
whatif-column =
    { $column ->
        [wins] wint
        [outright] alleen
        [tied] gelijk aan kop
       *[first] eerste of gelijk
    }
needs-note = null: { $why }; met --if zijn resultaten vast te leggen
vp-goal =
    { $places ->
        [1] voor de eerste plaats
       *[other] voor de eerste { $places } plaatsen
    }
vp-heading = Voor de laatste wedstrijden van { $boards } spellen: wat elk team nodig heeft { vp-goal }.
vp-ties =
    { $decided ->
        [regulation] Waar twee gelijk zouden staan, wordt het reglement geraadpleegd; van meer dan twee wordt alleen gezegd dat ze gelijk zouden staan.
       *[no] Waar teams gelijk zouden staan, beslist het reglement.
    }
vp-no-needs =
    { $why ->
        [other-kind] wat teams nodig hebben, wordt alleen verteld voor enkele rondtoernooien bridge die VP geven
        [not-scored] een wedstrijd zonder VP, of een schaal waarop winnaar en verliezer niet steeds hetzelfde totaal delen
        [too-early] iemand mist meer dan één wedstrijd: wat teams nodig hebben, wordt voor de laatste verteld
       *[finished] er valt niets meer te spelen
    }
vp-yes = ja
vp-any-result = elke uitslag
vp-interval = { $from }–{ $to } VP, vanaf { $margin }
vp-margin =
    { $result ->
        [win] { $imps ->
            [1] winst met 1 imp
           *[other] winst met { $imps } imps
        }
        [defeat] { $imps ->
            [1] verlies met 1 imp
           *[other] verlies met { $imps } imps
        }
       *[draw] gelijkspel
    }
vp-result = { $vps } VP ({ $margin })
vp-team = { $name } ({ $score })
vp-played-sure =
    { $places ->
        [1] { $team } heeft gespeeld en is zeker van de eerste plaats.
       *[other] { $team } heeft gespeeld en is zeker van een van de eerste { $places } plaatsen.
    }
vp-played-waits = { $team } heeft gespeeld en moet op de anderen wachten.
vp-played-waits-for = { $team } heeft gespeeld en moet op de anderen wachten: het lukt alleen als { $limits }.
vp-played-out =
    { $places ->
        [1] { $team } heeft gespeeld en kan niet meer op de eerste plaats hopen.
       *[other] { $team } heeft gespeeld en kan niet meer op een van de eerste { $places } plaatsen hopen.
    }
vp-out =
    { $places ->
        [1] { $team } kan niet meer op de eerste plaats hopen, wat er ook tegen { $opponent } gebeurt.
       *[other] { $team } kan niet meer op een van de eerste { $places } plaatsen hopen, wat er ook tegen { $opponent } gebeurt.
    }
vp-sure-anyway =
    { $places ->
        [1] { $team } is zeker van de eerste plaats, wat er ook tegen { $opponent } gebeurt.
       *[other] { $team } is zeker van een van de eerste { $places } plaatsen, wat er ook tegen { $opponent } gebeurt.
    }
vp-enough = { $team } heeft { $result } nodig tegen { $opponent }, en dat is genoeg.
vp-sure = is zeker met { $result } tegen { $opponent }
vp-then-level = staat met { $result } op zijn slechtst gelijk
vp-level = staat met { $result } tegen { $opponent } op zijn slechtst gelijk
vp-never-sure = kan door de eigen uitslag tegen { $opponent } niet zeker zijn
vp-hopes-with-any = kan met elke uitslag hopen
vp-hopes = heeft minstens { $result } nodig
vp-limit = { $name } hoogstens { $vps } VP haalt
vp-even-with = zelfs met { $vps } VP alleen als { $limits }
stage-in-sentence = { $stage }
consequence-nothing = Niemands plaats verandert, en niemands tegenstander.
consequence-other-winner = { $is } wint, niet { $was }.
consequence-open-again = { $was } heeft nog niet gewonnen: de eerste plaats is weer open.
consequence-winner = { $is } wint.
consequence-ties-too =
    { $count ->
        [1] { $joining } staat nu ook gelijk voor { $place }.
       *[other] { $joining } staan nu ook gelijk voor { $place }.
    }
consequence-ties-no-longer =
    { $count ->
        [1] { $leaving } staat niet meer gelijk voor { $place }.
       *[other] { $leaving } staan niet meer gelijk voor { $place }.
    }
consequence-ties-instead =
    { $count ->
        [1] { $joining }, niet { $leaving }, staat gelijk voor { $place }.
       *[other] { $joining }, niet { $leaving }, staan gelijk voor { $place }.
    }
consequence-plays = { $stage }: { $members } spelen.
consequence-plays-too =
    { $count ->
        [1] { $stage }: { $joining } speelt ook.
       *[other] { $stage }: { $joining } spelen ook.
    }
consequence-plays-no-longer =
    { $count ->
        [1] { $stage }: { $leaving } speelt niet meer.
       *[other] { $stage }: { $leaving } spelen niet meer.
    }
consequence-plays-instead = { $stage }: { $joining } in plaats van { $leaving }.
consequence-not-reached =
    { $count ->
        [1] { $stages } wordt niet meer bereikt.
       *[other] { $stages } worden niet meer bereikt.
    }
consequence-other-match-winner = { $stage }: { $is } wint, niet { $was }.
consequence-match-winner = { $stage }: { $is } wint.
consequence-match-open = { $stage }: { $was } heeft nog niet gewonnen.
consequence-place = { $name }: plaats { $now } in plaats van { $was }.
consequence-takes-part = { $name } doet mee.
consequence-lots-again = { $stage }: er wordt opnieuw geloot.
consequence-lots-void = { $stage }: de loting telt niet meer.
losing-pays-bounds = Elk resultaat van elke partij is slechter gemaakt voor wie het had; de indeling lag vast. Eerst bleven barrages open, zodat het gevondene geldt hoe ze ook aflopen; daarna, waar naast de stand nog iets wordt gegeven, won in toernooien tot vier de sterkste ze, voor elke volgorde van sterkte.
losing-pays-nothing-searched = { $regulation }: er is niets doorzocht.
losing-pays-none = { $regulation }: geen slechter resultaat loont.
losing-pays-found = { $regulation }: een slechter resultaat kan { $gains } opleveren.
losing-pays-gain =
    { $gain ->
        [place] een betere plaats
        [prize] meer geld
        [invitation] de uitnodiging
        [award] een prijs
       *[carry-over] meer carry-over
    }
losing-pays-example = { $events }. { $does } en { $has }. Als { $instead }, { $then }.
losing-pays-does =
    { $result ->
        [win] { $name } wint van { $opponent }
        [draw] { $name } speelt remise tegen { $opponent }
       *[loss] { $name } verliest van { $opponent }
    }
losing-pays-does-imps =
    { $result ->
        [win] { $name } wint met { $imps } van { $opponent }
        [draw] { $name } speelt { $imps } tegen { $opponent }
       *[loss] { $name } verliest met { $imps } van { $opponent }
    }
losing-pays-on-board = { $does } aan bord { $board }
losing-pays-instead =
    { $result ->
        [win] { $name } in plaats daarvan wint
        [draw] { $name } in plaats daarvan remise speelt
       *[loss] { $name } in plaats daarvan verliest
    }
losing-pays-instead-imps = { $name } in plaats daarvan { $imps } speelt
losing-pays-has =
    { $gain ->
        [place] staat op plaats { $value }
        [places] staat op de plaatsen { $value }
        [prize] krijgt { $value }
        [invited] is uitgenodigd
        [not-invited] is niet uitgenodigd
        [award] heeft “{ $value }”
        [no-award] heeft “{ $value }” niet
       *[carry-over] neemt { $value } mee
    }
losing-pays-then =
    { $gain ->
        [place] staat { $name } op plaats { $value }
        [places] staat { $name } op de plaatsen { $value }
        [prize] krijgt { $name } { $value }
        [invited] is { $name } uitgenodigd
        [not-invited] is { $name } niet uitgenodigd
        [award] heeft { $name } “{ $value }”
        [no-award] heeft { $name } “{ $value }” niet
       *[carry-over] neemt { $name } { $value } mee
    }
losing-pays-strength = Barrages worden gewonnen door de sterkste: { $order }.
losing-pays-order = { $before }, dan { $next }
losing-pays-who =
    { $who ->
        [players] spelers
        [teams] teams
        [teams-of-one] teams van één bord
       *[teams-on-boards] teams aan { number-word } borden
    }
losing-pays-events =
    { $kind ->
        [swiss] twee rondes van een Zwitsers toernooi met { $participants } { $who }
        [match] een match van twee partijen
        [rapid-and-blitz] rapid en blitz met { $participants } { $who }
       *[round-robin] een rondtoernooi met { $participants } { $who }
    }
losing-pays-size = { $events } ({ $count } toernooien)
losing-pays-searched = Doorzocht: { $sizes }. { losing-pays-bounds }
losing-pays-not-searched = Niet doorzocht: toernooien van het type { $kinds }.

## Odds

percent = { $number }%
percent-under = minder dan { $number }%
percent-over = meer dan { $number }%
odds-outright-tied = alleen { $outright }, gelijk { $tied }
odds-place = { $place }: { $chance }
odds-no-play-off = Er is geen barrage.
odds-play-off = In { $cases } van de 100 gevallen is een barrage nodig. Als die er komt:
odds-length = Gemiddeld { $games } partijen en { $minutes } minuten; de helft is binnen { $half } minuten voorbij, 90 van de 100 binnen { $most }, 99 van de 100 binnen { $nearly-all }.
odds-cut = Barrages van meer dan een week tellen niet mee in deze duur: de werkelijke is groter.
odds-left-open = In { $cases } van de 100 gevallen laat de tekst open wie eerste is.
odds-drawn = Wat te groot was om uit te rekenen, is getrokken: { $drawn } keer, startwaarde { $seed }; ± is één standaardfout.
odds-exact = Exact berekend volgens het model van docs/odds-model.md; het model zelf is een aanname.
odds-stopped = Voortijdig gestopt: { $cases } van de 100 gevallen zijn niet uitgerekend, en elke kans kan zoveel te laag zijn.
odds-stopped-fewer = Voortijdig gestopt: er zijn minder barrages getrokken dan de bedoeling was.

## Regulations and clauses

clause-tie-for =
    { $places ->
        [needed] de eerste plaats, de laatste kwalificatieplaats of een ondeelbare prijs
        [cut] een plaats over een scheidslijn heen
        [first-or-cut] de eerste plaats, of over een scheidslijn heen
        [first] de eerste plaats
        [some-or-cut] een van de plaatsen { $from } tot en met { $to }, of over een scheidslijn heen
        [some] een van de plaatsen { $from } tot en met { $to }
        [any] elke plaats
       *[below] plaats { $from } of lager
    }
clause-kinds-of = { $kinds } met { $count }
clause-settles = Beslist een gelijke stand om { $places } ({ $kinds }).
clause-settles-from = Beslist een gelijke stand om { $places } ({ $kinds }), vanaf { $go }.
clause-settled =
    { $what ->
        [invitation] Alleen de uitnodiging wordt beslist; wie gelijk stonden, delen de eerste plaats.
        [winner] Alleen de eerste plaats wordt beslist; de anderen die gelijk stonden, delen de tweede.
       *[places] Elke dergelijke plaats wordt beslist.
    }
clause-stops =
    { $when ->
        [at-once] Het spel stopt zodra niemand anders de koploper nog kan bereiken.
       *[after-round] Het spel stopt na de ronde waarin niemand anders de koploper nog kan bereiken.
    }
clause-go = Verder met { $go }.
clause-tied-go = { $count } gelijk: { $go }
clause-place-go =
    { $places ->
        [first] om de eerste plaats: { $go }
        [one] om plaats { $from }: { $go }
        [some] om de plaatsen { $from } tot en met { $to }: { $go }
       *[below] om plaats { $from } of lager: { $go }
    }
clause-ranks =
    { $over ->
        [play-off] Rangschikt op het criterium “{ $criterion }” in de barrage: { $says }
        [both] Rangschikt op het criterium “{ $criterion }” in toernooi en barrage: { $says }
        [stage] Rangschikt op het criterium “{ $criterion }” in de partijen van { $of }: { $says }
        [phase] Rangschikt op het criterium “{ $criterion }” in de partijen van fase “{ $of }”: { $says }
       *[event] Rangschikt op het criterium “{ $criterion }”: { $says }
    }
clause-enter =
    { $best ->
        [lowest] Vraagt van ieder “{ $what }”; het laagste getal is het beste.
       *[highest] Vraagt van ieder “{ $what }”; het hoogste getal is het beste.
    }
clause-orders =
    { $again ->
        [yes] Rangschikt achtereenvolgens op { $by }; wie nog gelijk staan, beginnen weer bij de eerste.
       *[no] Rangschikt achtereenvolgens op { $by }.
    }
clause-selects =
    { $again ->
        [yes] De eerste { $top }, achtereenvolgens op { $by } (wie nog gelijk staan, beginnen weer bij de eerste), gaan naar { $go }
       *[no] De eerste { $top }, achtereenvolgens op { $by }, gaan naar { $go }
    }
clause-others-go = de anderen gaan naar { $go }
clause-shares = De plaats wordt gedeeld.
clause-lots =
    { $contended ->
        [first] Vraagt om loting ({ $purpose }) waar het om de eerste plaats gaat.
        [later] Vraagt om loting ({ $purpose }) waar het om een latere plaats gaat.
       *[any] Vraagt om loting ({ $purpose }).
    }
clause-purpose =
    { $purpose ->
        [first-white] eerste wit
        [pairing-numbers] lotnummers
        [seeding] plaatsingslijst
        [participants] deelname
        [coin-toss] toss
        [place] plaats
       *[other] { $purpose }
    }
clause-decision = Vraagt om een beslissing ({ role }).
clause-decision-to-go-on = Vraagt ({ role }): verder met { $go }, of op een andere manier beslissen.
clause-route =
    { $when ->
        [all-tied] als allen nog gelijk staan, { $go }
        [separated] als er enkelen gescheiden zijn, gaan wie nog gelijk staan naar { $go }
        [tied] als er { $count } gelijk staan, { $go }
        [after-round-robins] na { $count } rondtoernooien { $go }
       *[otherwise] wie nog gelijk staan, gaan naar { $go }
    }
clause-clock = Speeltempo voor { $name }: { $clock }.
clause-tour-points = Tourpunten worden gelijk verdeeld onder wie gelijk staan in punten.
clause-leaves-tied = Andere gelijke standen blijven.
clause-at-any-time = Geldt altijd; al het andere wacht op het einde van het toernooi.
clause-leaves-open = Een gelijke stand die hier overblijft, blijft open: { $why }.
clause-restates = Uitgevoerd door { $clauses }.
clause-rest =
    { $after ->
        [all-games] Vroegste begin: { $minutes } minuten na de eigen partij, en niet voor het einde van alle partijen van het toernooi.
       *[of-tied] Vroegste begin: { $minutes } minuten na de eigen partij, en niet voor het einde van de partijen van wie gelijk staan.
    }
clause-short-draws =
    { $time ->
        [none] Noemt remises in { clause-limit } { $moves } zetten waar het toernooi hun lengte geeft.
        [hours] Noemt remises in { clause-limit } { $moves } zetten, of in { clause-limit } { $length } uur speeltijd, waar het toernooi hun lengte geeft.
       *[minutes] Noemt remises in { clause-limit } { $moves } zetten, of in { clause-limit } { $length } minuten speeltijd, waar het toernooi hun lengte geeft.
    }
clause-limit =
    { $limit ->
        [at-most] hoogstens
       *[fewer] minder dan
    }
clause-promotes =
    { $who ->
        [one] { $when ->
            [next-year] Een van hen wordt voor volgend jaar uitgenodigd ({ $to }); wie alleen wint ook. Wie de uitnodiging niet aanneemt, wordt overgeslagen: dezelfde regels vinden de volgende.
           *[now] Een van hen wordt uitgenodigd ({ $to }); wie alleen wint ook. Wie de uitnodiging niet aanneemt, wordt overgeslagen: dezelfde regels vinden de volgende.
        }
       *[winner] { $when ->
            [next-year] Wie wint, wordt voor volgend jaar uitgenodigd ({ $to }); wie alleen wint ook. Wie de uitnodiging niet aanneemt, wordt overgeslagen: dezelfde regels vinden de volgende.
           *[now] Wie wint, wordt uitgenodigd ({ $to }); wie alleen wint ook. Wie de uitnodiging niet aanneemt, wordt overgeslagen: dezelfde regels vinden de volgende.
        }
    }
clause-deviates = van deze regels mag worden afgeweken ({ role }): vastgelegd met een reden.
clause-conducted = De loting wordt uitgevoerd door { $who }.
clause-reminds = Getoond als herinnering: { $words }
clause-reminds-with = Getoond als herinnering bij { $clauses }: { $words }
clause-outside = Buiten het programma: { $why }.
clause-prizes =
    { $rule ->
        [by-score] Prijzengeld wordt gelijk verdeeld onder wie gelijk staan in punten.
        [by-place] Prijzengeld gaat naar plaats; wie een plaats delen, delen het gelijk.
        [half] De helft van elke prijs gaat naar plaats, de helft wordt gelijk verdeeld onder wie gelijk staan in punten.
       *[split] Van elke prijs gaan { $by-place } van de { $all } delen naar plaats, { $shared } worden gelijk verdeeld onder wie gelijk staan in punten.
    }
clause-award = { $name }: { $what }.
clause-award-who =
    { $who ->
        [first] de eerste plaats
        [best] de beste plaats
        [last] de laatste plaats
        [last-some] de laatste { $count } plaatsen
       *[first-some] de eerste { $count } plaatsen
    }
clause-award-among = { $who } onder de gerechtigden ({ $eligible })
clause-award-ranked =
    { $ranked ->
        [all] allen worden gerangschikt door { $clause }
       *[level] wie gelijk staan in punten, worden gerangschikt door { $clause }
    }
clause-award-shared = wie hem zouden delen, gaan naar { $clause }
clause-award-whole = hij kan niet worden gedeeld
eligible-listed =
    { $what ->
        [federation] bond { $which }
        [club] club { $which }
        [group] groep { $which }
       *[name] naam { $which }
    }
eligible-or = { $before } of { $next }
eligible-sex =
    { $sex ->
        [women] vrouwen
       *[men] mannen
    }
eligible-born =
    { $range ->
        [exactly] geboren in { $from }
        [most] geboren in of voor { $to }
        [between] geboren van { $from } tot en met { $to }
       *[least] geboren in of na { $from }
    }
eligible-under = onder de { $age } jaar
eligible-over = { $age } jaar of ouder
eligible-rated =
    { $range ->
        [exactly] rating { $from }
        [most] rating hoogstens { $to }
        [between] rating van { $from } tot en met { $to }
       *[least] rating minstens { $from }
    }
eligible-or-unrated = { $rated } of zonder rating
clause-one-prize-largest = Niemand krijgt meer dan één geldprijs: de grootste. In de andere lijsten schuiven de volgenden op.
clause-one-prize-in-order = Niemand krijgt meer dan één van de prijzen van { $clauses }: de eerste in deze volgorde. De volgenden schuiven op.
clause-carry-over = Wie zich kwalificeren, nemen mee: { $what }.
clause-carry-over-of = Wie zich volgens { $of } kwalificeren, nemen mee: { $what }.
carry-what =
    { $what ->
        [score] de score
        [among] wat tegen de andere gekwalificeerden is gescoord
        [margin-each] het saldo tegen elkaar, één voor één
        [margin] het saldo tegen de andere gekwalificeerden
        [imps-each] het impsaldo tegen elkaar, één voor één
        [imps] het impsaldo tegen de andere gekwalificeerden
       *[by-place] naar plaats { $points }
    }
carry-times = { $what }, maal { $part }
carry-below = { $what } (maal { $part } waar de lager geplaatste won)
carry-most = { $what }, hoogstens { $most }
carry-rounded = { $what }, afgerond op { $unit }
form-asks = Vraagt om { $form }.
form-white =
    { $white ->
        [lots] loting beslist wie met wit begint
        [toss] wie de toss wint, kiest de kleur
        [bids] de spelers bieden tijd voor zwart, het laagste bod krijgt het
        [kept] de kleuren beginnen zoals in de match ervoor
        [higher] de hoogst geplaatste begint met wit
        [lower] de laagst geplaatste begint met wit
        [higher-chooses] de hoogst geplaatste kiest de kleur
       *[lower-chooses] de laagst geplaatste kiest de kleur
    }
form-match =
    { $games ->
        [1] één partij, { $white }
       *[other] een match van { $games } partijen, { $white }
    }
form-level-wins =
    { $seed ->
        [higher] bij gelijke stand wint de hoogst geplaatste
       *[lower] bij gelijke stand wint de laagst geplaatste
    }
form-until-won = losse partijen tot er een gewonnen is, { $white }; wit: { $order }, telkens opnieuw
form-cycles =
    { $cycles ->
        [0] een enkel rondtoernooi
        [1] een enkel rondtoernooi
        [2] een dubbel rondtoernooi
        [3] een drievoudig rondtoernooi
        [4] een viervoudig rondtoernooi
       *[other] een { $cycles }-voudig rondtoernooi
    }
form-round-robin =
    { $two ->
        [none] { form-cycles } volgens de Bergertabellen, { form-numbers }
       *[clause] { form-cycles } volgens de Bergertabellen, dubbel voor twee ({ $clause }), { form-numbers }
    }
form-numbers =
    { $numbers ->
        [lots] lotnummers door loting
        [reversed] kleuren van de vorige omgekeerd
       *[by-change] kleuren omgekeerd voor dezelfde spelers, anders opnieuw loten
    }
form-knock-out = een knock-out met plaatsing volgens { $seeding }, elke ontmoeting volgens { $pairing }
form-armageddon =
    { $wins ->
        [white] één armageddonpartij, remise wint voor wit, { $white }
        [black] één armageddonpartij, remise wint voor zwart, { $white }
        [higher] één armageddonpartij, remise wint voor de hoogst geplaatste, { $white }
       *[lower] één armageddonpartij, remise wint voor de laagst geplaatste, { $white }
    }
form-ladder = een ladder met plaatsing volgens { $seeding }: de laatste twee treffen elkaar, de winnaar treft de eerstvolgende hoger geplaatste, elke trede volgens { $pairing }
form-shoot-out =
    { $most ->
        [0] shoot-outs van { $boards } spellen tot iemand leidt, elk uitgespeeld
        [1] een shoot-out van { $boards } spellen, altijd uitgespeeld
       *[other] hoogstens { $most } shoot-outs van { $boards } spellen, elk uitgespeeld
    }
form-extra-boards = extra spellen: het geplande aantal gedeeld door { $part }, naar boven afgerond, minstens { $least }
form-board =
    { $each ->
        [two] één spel sudden death voor elke twee van hen
       *[all] één spel sudden death
    }
form-boards-at-most = hoogstens { $most } spellen sudden death
form-seeds = plaatsing volgens { $clause }
form-clocks = speeltempo: { $clock }
form-played-out = alle partijen worden gespeeld
form-others-share = de anderen delen de plaats eronder
regulation-summary-mark = (samenvatting in onze woorden)
regulation-note = noot:
regulation-readings = Interpretaties
regulation-taken = gekozen
regulation-or = of
regulation-two-ways = Waar de tekst op twee manieren gelezen kan worden
regulation-silent-title = Wat { $title } niet zegt, en hoe het wordt gelezen
regulation-silent = De tekst zegt niet: { $silent }.
regulation-settle = Een zin die het oplost: “{ $sentence }”
regulation-silent-none = Dit reglementbestand noemt niets wat de tekst openlaat.
criterion-says =
    { $criterion ->
        [mutual-result] Punten uit de partijen tussen allen die gelijk staan, elke partij voor 1, ½, 0.
        [mutual-result-weighted] Punten uit de partijen tussen allen die gelijk staan, zoals het toernooi ze telt.
        [sonneborn-berger] De volle score van elke verslagen tegenstander en de halve score van elke tegenstander met wie remise werd gespeeld.
        [games-with-black] Het aantal met zwart gespeelde partijen.
        [wins] Het aantal gewonnen partijen.
        [wins-with-black] Het aantal met zwart gewonnen partijen.
        [imp-quotient] Gewonnen imps gedeeld door verloren imps, in alle gespeelde wedstrijden.
        [total-points-quotient] Gewonnen totaalpunten gedeeld door verloren totaalpunten, in alle gespeelde wedstrijden.
        [imps-in-their-match] Imps uit de wedstrijd tussen hen die gelijk staan.
        [total-points-in-their-match] Totaalpunten uit de wedstrijd tussen hen die gelijk staan.
        [beat-both] Eerste is het ene team dat beide andere versloeg.
        [beat-one-tied-other] Eerste is het ene team dat van één ander won en tegen het andere gelijkspeelde.
        [beaten-by-both] Laatste is het ene team dat van beide andere verloor.
        [beat-all-or-tied-one] Eerste is het ene team dat van alle andere won, of als enige tegen één gelijkspeelde en van de rest won.
        [net-imps] Gewonnen min verloren imps in de wedstrijden tussen hen die gelijk staan.
        [net-total-points] Gewonnen min verloren totaalpunten in de wedstrijden tussen hen die gelijk staan.
        [net-imps-in-all-matches] Gewonnen min verloren imps in alle gespeelde wedstrijden.
        [margin-against-common-opponent] Impsaldo tegen het hoogst geplaatste team dat allen die gelijk staan hebben ontmoet, dan het volgende, tot het eerste verschil.
        [swiss-points] De som van de scores van alle tegenstanders.
        [qualification-rank] De plaats aan het einde van de kwalificatie, de hoogste eerst.
        [qualification-match] De kwalificatiewedstrijd tussen hen die gelijk staan: VP, dan imps.
        [best-session] De score in de beste zitting.
        [next-best-session] De score in de beste zitting, dan de op één na beste, enzovoort tot het eerste verschil.
        [best-two-sessions] De score in de twee beste zittingen samen.
        [common-opponent] Matchpunten tegen de hoogst geplaatste paren die allen die gelijk staan hebben ontmoet, dan de volgende, tot het eerste verschil.
        [score-without-carry-over] De score van de fase zonder de carry-over.
        [opponents-average] Het gemiddelde van de eindscores van de tegenstanders.
        [weighted-average] Het gemiddelde over de wedstrijden van de eigen score maal de eindscore van de tegenstander.
        [direct-match] De score in de wedstrijden tussen hen die gelijk staan, als allen elkaar ontmoetten.
        [net-points-on-common-boards] Saldo van totaalpunten over de spellen die allen die gelijk staan hebben gespeeld.
        [boards-won] Een punt voor elk gewonnen en een half punt voor elk gelijk spel, over alle gespeelde spellen (point-a-board).
        [berlin-count] Twee schaakteams: punten in hun wedstrijd, het laatste bord één keer, het bord erboven twee keer, enzovoort.
        [bottom-board-elimination] Twee schaakteams: punten in hun wedstrijd zonder het laatste bord, dan zonder de laatste twee, tot het eerste verschil.
        [youngest] De jongste eerst.
        [oldest] De oudste eerst.
        [higher-rating] De hogere rating eerst.
        [lower-rating] De lagere rating eerst.
        [title] De hogere titel eerst: GM, IM, WGM, FM, WIM, CM, WFM, WCM, geen.
        [starting-number] Het lagere startnummer eerst.
        [previous-place] De betere plaats in de vorige editie eerst.
        [modified-median] US Chess 34E1: de aangepaste scores van de tegenstanders zonder de minst betekenende; niet gespeelde partijen tellen daarin een half punt.
        [solkoff] US Chess 34E2: de aangepaste scores van de tegenstanders.
        [cumulative] US Chess 34E3: de som van de scores na elke ronde, min de punten waarvoor niet is gespeeld.
        [cumulative-of-opposition] US Chess 34E9: de cumulatieve scores van de tegenstanders.
        [DE] FIDE C.07, 6: punten uit de partijen tussen hen die gelijk staan, opnieuw voor wie nog gelijk staan.
        [WIN] FIDE C.07, 7.1: rondes die evenveel opleverden als winst, gespeeld of niet.
        [WON] FIDE C.07, 7.2: aan het bord gewonnen partijen.
        [BPG] FIDE C.07, 7.3: met zwart gespeelde partijen.
        [BWG] FIDE C.07, 7.4: met zwart gewonnen partijen.
        [PS] FIDE C.07, 7.5: de som van de scores na elke ronde.
        [PS-C1] FIDE C.07, 7.5: hetzelfde zonder de eerste ronde.
        [REP] FIDE C.07, 7.6: rondes zonder reglementair verlies of aangevraagde bye.
        [STD] FIDE C.07, 7.7: punten als 1, ½, 0.
        [BH] FIDE C.07, 8.1: de som van de scores van de tegenstanders.
        [BH-C1] FIDE C.07, 8.1: hetzelfde zonder de laagste.
        [BH-C2] FIDE C.07, 8.1: hetzelfde zonder de twee laagste.
        [BH-M1] FIDE C.07, 8.1: hetzelfde zonder de laagste en de hoogste.
        [AOB] FIDE C.07, 8.2: het gemiddelde van de Buchholz van de tegenstanders.
        [FB] FIDE C.07, 8.3: Buchholz met de partijen van de laatste ronde als remise geteld.
        [SB] FIDE C.07, 9.1: de scores van de tegenstanders maal de punten die tegen hen zijn behaald.
        [SB-C1] FIDE C.07, 9.1: hetzelfde zonder het minst betekenende.
        [KS] FIDE C.07, 9.2: punten tegen tegenstanders met minstens de helft van de mogelijke punten.
        [ARO] FIDE C.07, 10.1: de gemiddelde rating van de aan het bord ontmoete tegenstanders.
        [ARO-C1] FIDE C.07, 10.1: hetzelfde zonder de laagste.
        [TPR] FIDE C.07, 10.2: de gemiddelde rating van de tegenstanders en wat het percentage toevoegt.
        [PTP] FIDE C.07, 10.3: de laagste rating waarvan zoveel punten te verwachten zouden zijn.
        [APRO] FIDE C.07, 10.4: het gemiddelde van de toernooiprestaties van de tegenstanders.
        [APPO] FIDE C.07, 10.5: het gemiddelde van de perfecte toernooiprestaties van de tegenstanders.
        [RTNG] FIDE C.07, 10.6: de eigen rating.
       *[other] { $says }
    }

## Refusals

rule-other-sport = het reglement en het toernooi horen bij verschillende sporten
rule-kind-not-covered = het reglement zegt niets over toernooien van de soort “{ $kind }”, alleen over: { $covered }
rule-other-number = het reglement geldt voor toernooien met { $expected } deelnemers; hier zijn het er { $participants }
rule-games-unseen = { $clause } kijkt naar de partijen van de barrage, die hier niet één voor één worden gespeeld
rule-stage-too-long = { $clause } schrijft { $games } partijen voor; kansen worden berekend voor fasen van ten hoogste { $most } partijen
scenario-bridge = scenario’s zijn er voor partijen met drie mogelijke uitslagen; een bridgewedstrijd heeft er veel
scenario-teams = scenario’s zijn er voor partijen met drie mogelijke uitslagen; een teamwedstrijd heeft er veel
scenario-unlisted =
    { $games ->
        [1] er ontbreekt { $games } partij in het toernooi, en ze staat er ook niet als open in: zet die erin met `result = "*"`
       *[other] er ontbreken { $games } partijen in het toernooi, en ze staan er ook niet als open in: zet ze erin met `result = "*"`
    }
scenario-too-large = er staan { $games } partijen open en er is te veel onbeslist om elke afloop te tellen; probeer het na nog een ronde, of leg uitslagen vast
suppose-no-result = er staat geen uitslag aan het eind; verwacht: 1-0, 1/2-1/2 of 0-1 na de twee namen
suppose-no-open-game = er staat geen partij van dit toernooi open
suppose-no-game = geen open partij past; open staan: { $open }
suppose-several-games = meer dan één open partij past: { $fit }; schrijf meer van de namen
suppose-no-imps = er staat geen uitslag aan het eind; verwacht: de imps van beide na de twee namen, bijvoorbeeld 45-23
suppose-no-open-match = er hoeft geen wedstrijd van dit toernooi meer te worden gespeeld
suppose-no-match = geen wedstrijd past; nog te spelen zijn: { $open }
suppose-several-matches = meer dan één wedstrijd past: { $fit }; schrijf meer van de namen
odds-teams = kansen zijn er voor partijen tussen spelers, niet voor teamwedstrijden
odds-bridge = kansen zijn er voor schaakpartijen, niet voor wedstrijden en spellen in bridge
odds-bids = er is geen model van wat er voor zwart wordt geboden: voor deze barrage worden geen kansen berekend
odds-data = het toernooi zegt niet genoeg; er ontbreekt: { $what }; vul het aan in het toernooibestand
odds-stopped-early = gestopt voordat er iets bekend was
odds-never-ends = in dit model eindigt de barrage nooit: een partij die gewonnen moet worden, wordt altijd remise; verander de kansen
odds-too-many = een barrage met { $tied } deelnemers is te groot om te berekenen
odds-too-large = { $games } open partijen zijn te veel om te berekenen; leg uitslagen vast of wacht een ronde

## Answers and entries

answer-refused = { $fault }; verwacht: { $expected }
answer-nothing = het antwoord ontbreekt
answer-not-a-colour = “{ $word }” is geen kleur
answer-colour-one-word = een kleur is één woord
answer-not-lots = { $id } vraagt niet om een loting: een startwaarde is daarop geen antwoord
answer-seed = de startwaarde is leeg of niet afdrukbaar
answer-not-over = “*” betekent dat de partij niet afgelopen is
answer-not-a-result = “{ $word }” is geen uitslag
answer-unknown-name = “{ $name }” is geen naam van dit toernooi
answer-name-near = “{ $name }” is geen naam van dit toernooi: bedoelde u “{ $near }”?
answer-not-about = { $id } gaat niet over { $name }
answer-result-needed = op een partij wordt met de uitslag geantwoord
answer-other-colours = in { $id } heeft { $white } wit en { $black } zwart
answer-nobody-level = een loting laat niemand gelijk staan
answer-level-sign = “=” staat tussen twee namen
answer-named-twice = “{ $name }” is twee keer genoemd
answer-not-named = niet genoemd: { $names }
answer-two-bids = er zijn twee biedingen nodig
answer-not-a-time = “{ $word }” is geen tijd
answer-bid-too-high = een bod is ten hoogste { $most }
answer-colours-needed = de kleuren zijn ook nodig
answer-word-count =
    { $count ->
        [1] er staat maar één woord
       *[other] er staan { $count } woorden
    }
answer-not-a-number = “{ $word }” is geen bruikbaar getal
answer-out-of-bounds =
    { $figure ->
        [total-points] { $number } kan geen totaal aan punten zijn: het is niet onder 0 en gaat per tien
        [qualification-rank] { $number } is geen plaats
       *[imps] { $number } is onder 0: verwacht wordt wat de partij won
    }
expected-result = 1-0, 0-1 of 1/2-1/2 (reglementair: +/-, -/+, -/-)
expected-lots =
    { $form ->
        [option] de namen in de gelote volgorde, bijvoorbeeld { $names }, of --seed TEXT
       *[form] de namen in de gelote volgorde, bijvoorbeeld { $names }
    }
expected-order = de namen in volgorde, = tussen wie gelijk staan, bijvoorbeeld { $names }
expected-choice = { $choices }, of de namen in volgorde, = tussen wie gelijk staan, bijvoorbeeld { $names }
expected-colour = white (wit) of black (zwart), zoals { $chooser } koos
expected-bids = twee tijden, het bod van { $first } en het bod van { $second }, bijvoorbeeld 2:50 3:05
expected-event-result = de uitslag: 1-0, 0-1 of 1/2-1/2
expected-game = wie wit had, wie zwart had en de uitslag, bijvoorbeeld { $names } 1-0
expected-number = een getal, bijvoorbeeld 1230 of 13/3
expected-numbers = twee getallen, voor { $first } en voor { $second }
expected-dice = dobbelstenen, bijvoorbeeld: { $example }
told-of = { $what }: { $said }
entry-departure = Afwijking van het reglement: { $order }: { $why }
entry-withdrawn = { $id } ingetrokken
entry-departure-withdrawn = de afwijking ingetrokken
entry-commitment = { $id }: { $party } zegt het geheim met de hash { $hash } toe
entry-source = { $id }: beslist door { $source }
entry-everybody = iedereen
entry-rest =
    { $count ->
        [1] { $count } minuut rust voor { $players }: { $why }
       *[other] { $count } minuten rust voor { $players }: { $why }
    }
entry-rest-ends = De rust voor { $players } eindigt: { $why }
fate-replaced = vervangen in regel { $line }
fate-withdrawn = ingetrokken in regel { $line }
fate-fell-away = telt niet meer
entry-left = { $name } heeft de barrage verlaten
entry-back = { $name } doet toch mee aan de barrage
public-source-beacon = ronde { $round } van het drand-baken { $name }, die om { $time } komt
public-source-text = “{ $text }”
entry-seed = { $said }, geloot met de startwaarde “{ $seed }”
entry-seen = { $said }, gezien door { $witnesses }
entry-from-broadcast = { $said }, uit de uitzending
entry-corrected = { $said }; verbeterd: { $why }
entry-chose =
    { $colour ->
        [white] { $chooser } koos wit
       *[black] { $chooser } koos zwart
    }
entry-colour =
    { $colour ->
        [white] wit
       *[black] zwart
    }
entry-choice =
    { $choice ->
        [go-on] doorgaan
        [other-means] op een andere manier
       *[other] { $choice }
    }
entry-game = { $white } had wit, { $result }
amended = het toernooibestand is gewijzigd ({ $changes })
amended-more = en nog { $more }
change-instead = { $field } { $is } in plaats van { $was }
change-new = { $field } { $is } is nieuw
change-gone = { $field } { $was } is eruit gehaald
change-row-new = { $about } is nieuw
change-row-gone = { $about } is eruit gehaald
change-table =
    { $table ->
        [game] partij
        [match] wedstrijd
        [play-off-game] barragepartij
        [bye] bye
        [prizes] prijzen
        [prize] prijs
       *[other] { $words }
    }
change-of-round = { $table } van ronde { $round }
amendment-nothing-kept = het logbestand is begonnen door een programma dat het toernooi er niet in bewaarde; wat er veranderd is, kan niemand zeggen
amendment-other-before = de wijziging gaat uit van een ander toernooibestand dan dat waarmee het logbestand is vergeleken
amendment-nothing-changed = er is niets aan het toernooi veranderd
amendment-other-changes = de wijziging noemt andere veranderingen dan er gemaakt zijn
amendment-not-an-event = de tekst die het logbestand bewaart, is geen toernooi
amendment-other-text = de tekst die het logbestand bewaart, zegt iets anders dan het toernooibestand
corrected-game =
    { $result ->
        [drawn] Verbeterd: { $game } werd remise
        [won] Verbeterd: { $game } werd gewonnen door { $winner }
        [forfeit] Verbeterd: { $game } werd reglementair gewonnen door { $winner }
       *[both-lost] Verbeterd: { $game } werd door beiden reglementair verloren
    }
corrected-open = Verbeterd: { $game } heeft nog geen uitslag
corrected-order = Verbeterd: de volgorde is { $order }
corrected-back = Verbeterd: { $name } doet toch mee aan de barrage
corrected-departure = Verbeterd: de afwijking van het reglement is ingetrokken

## Records

record-empty = het logbestand is leeg
record-not-a-record = regel 1 is niet de eerste regel van een logbestand
record-other-format = het logbestand heeft het formaat “{ $found }”; dit programma leest “{ $format }”
record-not-utf-eight = regel { $line } bevat bytes die geen UTF-8 zijn: het logbestand is veranderd
record-cut-off = regel { $line } is niet tot het eind geschreven: het programma of de computer stopte tijdens het schrijven
record-altered = regel { $line } is veranderd: de controlesom past niet bij de tekst
record-broken = regel { $line } volgt niet op de regel ervoor: hier is een regel veranderd, verwijderd, verdubbeld of verplaatst
record-malformed = regel { $line } is geen aantekening van een logbestand: { $why }
record-other-event = het logbestand hoort bij een ander toernooibestand (“{ $title }”), of het toernooibestand is sindsdien veranderd
record-other-regulation = het logbestand is begonnen door { $program } met een andere tekst van het reglement “{ $id }”
hint-empty = verwijder het bestand; het volgende antwoord begint een nieuw logbestand
hint-path = controleer het pad; een logbestand begint met { $begins }
hint-copy = ga terug naar een kopie waarvan de vingerafdruk is genoteerd, of begin een nieuw logbestand; er is niets veranderd
hint-cut-off = `tiebreak playoff` en `tiebreak answer` leggen de halve regel apart en gaan verder; controleer of het antwoord ontbreekt
hint-amend = noteer de wijziging met `tiebreak record amend EVENT --why TEXT`, dat eerst laat zien wat eruit zou volgen; of maak haar ongedaan; of noem een ander logbestand met --record
hint-regulation = gebruik het reglementbestand, of de versie van het programma, waarmee het logbestand is begonnen
malformed-not-json = het is geen JSON: { $error }
malformed-not-an-object = verwacht: een JSON-object
malformed-written-otherwise = zo schrijft het programma haar niet
malformed-missing = `{ $name }` ontbreekt
malformed-provenance = antwoorden komen niet uit “{ $word }”; verwacht: “broadcast”
malformed-unknown-field = er is geen veld `{ $name }`
malformed-unknown-kind = er is geen soort “{ $kind }”
malformed-not-a =
    { $what ->
        [text] `{ $name }` is geen tekst
        [texts] `{ $name }` is geen lijst van teksten
        [object] `{ $name }` is geen object
       *[objects] `{ $name }` is geen lijst van objecten
    }
malformed-empty = `{ $name }` is leeg
malformed-not-a-moment = `{ $field }` is geen tijdstip: “{ $text }”
malformed-not-a-round = `round` is geen getal
malformed-not-an-order = `parts` is geen volgorde van namen
malformed-not-minutes = `minutes` is geen getal van 0 tot en met 1440
malformed-reveals = `reveals` bevat iets anders dan teksten
malformed-order-not-names = de volgorde is geen lijst van namen
malformed-other-names = de namen van het antwoord zijn niet die van de vraag
malformed-not-an-answer = { $value } is geen antwoord op een vraag van de soort “{ $kind }”
in-line = regel { $line }: { $said }
fault-reads-otherwise = de aantekening is niet zo te schrijven dat ze weer hetzelfde wordt gelezen
fault-too-long = een tekst van { $signs } tekens is te lang: een aantekening neemt er ten hoogste { $most } per tekst
fault-other-order = de startwaarde geeft voor { $id } een andere volgorde
fault-other-event = het toernooibestand zegt iets anders dan toen het logbestand begon of voor het laatst werd gewijzigd (“{ $title }”)
fault-other-regulation = het logbestand is begonnen met een andere tekst van het reglement “{ $id }”
fault-not-open = { $id } stond niet open
fault-does-not-fit = het antwoord past niet bij { $id }
fault-nothing-to-correct = er was geen antwoord op { $id } om te verbeteren
fault-nothing-to-withdraw = er was geen antwoord op { $id } om in te trekken
fault-no-tie = er was geen gelijke stand { $tie }
fault-others-tied = in { $tie } stonden anderen gelijk
fault-no-departure = er was geen afwijking over { $tie } om in te trekken
fault-not-tied = { $name } zit in geen gelijke stand die wordt uitgespeeld
fault-gone-already = { $name } is al vertrokken
fault-not-gone = { $name } is niet vertrokken
fault-no-participant = “{ $name }” neemt niet deel aan het toernooi
fault-stopped = het programma kan er niet over beslissen: dat is een fout van het programma
promise-twice = { $party } heeft voor { $id } al een geheim toegezegd: het kan alleen nog worden onthuld
promise-name = “{ $party }” is geen naam van een partij: verwacht worden ten hoogste 200 tekens, zonder = en ;, en niet “source”
promise-hash = wat { $party } toezegt is geen SHA-256-hash: verwacht worden 64 hexadecimale cijfers in kleine letters
promise-not-promised = { $party } heeft voor { $id } geen geheim toegezegd
promise-not-revealed = het geheim van { $party } ontbreekt: allen die hebben toegezegd, onthullen samen
promise-revealed-twice = het geheim van { $party } is twee keer onthuld
promise-other-secret = het geheim van { $party } is niet het toegezegde
promise-alone = alleen { $party } heeft toegezegd: een loting vraagt twee partijen of een openbare bron
promise-second-source = voor { $id } is al een openbare bron genoemd
promise-unnamed = de openbare bron is niet genoemd, of in meer dan 1000 tekens
promise-other-chain = het baken “{ $chain }” is hier niet bekend: verwacht wordt quicknet, of de bron in woorden
promise-no-round = verwacht wordt een ronde van het baken, of een tijdstip met tijdzone: 2026-11-17T20:00:00+01:00
promise-other-time = ronde { $round } van het baken komt op een ander tijdstip
promise-too-late = wat de openbare bron van { $id } geeft, kan al bekend zijn: ze wordt genoemd voordat ze spreekt
promise-no-source = voor { $id } is geen openbare bron genoemd
promise-no-outcome = wat de openbare bron van { $id } gaf, ontbreekt
promise-not-genuine = dit is niet wat de openbare bron van { $id } gaf
promise-other-seed = de startwaarde van { $id } is niet gemaakt van wat is onthuld
promise-bound = voor { $id } zijn er toezeggingen: alleen die beslissen, of de loting wordt met een reden ingetrokken
promise-corrected = { $id } is uit toezeggingen geloot: dat wordt met een reden ingetrokken, niet verbeterd
file-faulty = het logbestand doorstaat controle V{ $check } niet: { $fault }
file-busy = een ander programma schrijft in het logbestand; er is niets geschreven, probeer het opnieuw
file-moved =
    { $added ->
        [1] een ander programma heeft intussen een aantekening aan het logbestand toegevoegd; er is niets geschreven
       *[other] een ander programma heeft intussen aantekeningen aan het logbestand toegevoegd; er is niets geschreven
    }
set-aside = regel { $line } was half geschreven toen het programma of de computer stopte; ze is nooit bevestigd en wordt bewaard in { $path }:
line-end-lacked = regel { $line } miste alleen het regeleinde en blijft in het logbestand:
check-of =
    { $number ->
        [1] een logbestand in een bekend formaat
        [2] elke regel heel en onveranderd
        [3] elke regel volgt op de vorige
        [4] elke regel een geldige aantekening
        [5] lotingen herhaald uit hun startwaarden
        [6] geheimen zoals toegezegd
        [7] het toernooibestand
        [8] het reglement
        [9] elk antwoord op een toen open vraag
        [10] de beslissing opnieuw afgeleid
        [11] de genoteerde vingerafdruk
        [12] de ondertekende vingerafdruk
        [13] wijzigingen van het toernooibestand zoals ze zijn gemaakt
       *[other] { $number }
    }
check-verdict =
    { $verdict ->
        [passed] ok
        [failed] FOUT
       *[not-made] vervalt
    }
found-begun-by = { $format }, begonnen door { $program }
found-lines =
    { $count ->
        [1] { $count } regel
       *[other] { $count } regels
    }
found-drawn = { $count } met een startwaarde geloot
found-revealed = { $count } onthuld
found-entries =
    { $count ->
        [1] { $count } aantekening
       *[other] { $count } aantekeningen
    }
found-amended =
    { $count ->
        [0] geen
        [1] één, genoteerd met wat er veranderde
       *[other] { $count }, genoteerd met wat er veranderde
    }
found-ruling =
    { $settled ->
        [yes] beslist; bovenaan: { $first }
       *[no] nog niet beslist; bovenaan: { $first }
    }
found-signed =
    { $later ->
        [0] alle { $line } regels, door { $by }
       *[other] regels 1 tot en met { $line }, door { $by }; { $later } kwamen later
    }
failed-other-head = genoteerd { $noted }, gevonden { $found }
failed-other-record = de handtekening gaat over een ander logbestand
failed-more-signed = er zijn { $signed } regels ondertekend, en er zijn er maar { $lines }
failed-other-line = regel { $line } is niet de regel die is ondertekend
not-made-no-event = het toernooibestand is niet gevonden; noem het met --event
not-made-other-files = het toernooi of het reglement is niet dat van het logbestand
not-made-no-head = zonder genoteerde vingerafdruk zijn regels die aan het eind ontbreken niet te vinden, en een opnieuw geschreven keten evenmin
not-made-no-signature = er is geen handtekening en geen sleutel gegeven
not-made-before = pas als V{ $check } klopt
not-made-after = V{ $check } is niet doorstaan
note-no-key = dit is geen sleutel: verwacht wordt NAME+ID+KEY zoals `tiebreak record key` het schrijft
note-not-a-note = dit is geen ondertekende notitie
note-not-a-checkpoint = de ondertekende notitie is geen controlepunt van een logbestand
note-not-signed-by = de notitie is niet met deze sleutel ondertekend
note-bad-signature = de handtekening past niet bij de notitie: een van beide is veranderd

## Broadcasts

broadcast-place =
    { $place ->
        [round-board] Ronde { $round }, bord { $board }
        [round] Ronde { $round }
        [board] Bord { $board }
       *[play-off] Barrage
    }
broadcast-colour =
    { $colour ->
        [white] { $name } heeft in de uitzending wit.
       *[black] { $name } heeft in de uitzending zwart.
    }
broadcast-result = { $white } { $result } { $black } in de uitzending.
broadcast-corrects = { $white } { $is } { $black } in de uitzending; het logbestand zegt { $was }.
broadcast-takes-back = { $white } – { $black }: de uitzending toont geen uitslag meer; het logbestand zegt { $was }.
broadcast-says = De uitzending zegt { $is }.
broadcast-took-back = De uitzending heeft { $was } ingetrokken.
broadcast-spelling = “{ $spelling }”
broadcast-spelling-number = “{ $spelling }” (FIDE-id { $number })
broadcast-is-this = { $spelled } in de uitzending: is dat { $only }?
broadcast-which-of = { $spelled } in de uitzending: wie is dat: { $names }?
broadcast-stranger = “{ $name }” staat in de uitzending en doet niet mee aan dit toernooi.
broadcast-not-a-game =
    { $known ->
        [yes] { $white } – { $black } in ronde { $round } is geen partij van het toernooibestand. Hoort ze erbij, voeg haar daar dan toe met `result = "*"`.
       *[no] { $white } – { $black } is geen partij van het toernooibestand. Hoort ze erbij, voeg haar daar dan toe met `result = "*"`.
    }
broadcast-colours-reversed = { $white } heeft tegen { $black } in de uitzending wit, en in het toernooibestand zwart.
broadcast-several-fit = { $white } – { $black }: er passen meer partijen van het toernooi, en de uitzending noemt de ronde niet.
broadcast-two-results = { $white } – { $black } staat in de uitzending met twee uitslagen.
broadcast-file-otherwise = { $white } – { $black }: { $broadcast } in de uitzending, { $file } in het toernooibestand, en dat telt. Klopt het niet, verbeter het daar en noteer de wijziging in het logbestand.
broadcast-not-yet = Er is nog niets.
broadcast-too-many = De uitzending vraagt om minder vaak te kijken; de volgende keer is over een minuut of later.
broadcast-failed = De uitzending kon niet worden gelezen: { $why }
address-too-long = een adres heeft ten hoogste { $most } bytes
address-not-an-address = dit is geen adres; verwacht: https://...
address-other-scheme = verwacht: https:// of http://
address-no-host = het adres noemt geen server
address-credentials = het adres bevat een naam of een wachtwoord
address-private = het adres leidt naar een privénetwerk; dat staat deze server niet toe
address-other-host = deze server volgt { $host } niet; `serve --follow-hosts` noemt de toegestane servers

## Imports

many-round-robin =
    { $cycles ->
        [2] dubbel rondtoernooi
        [3] drievoudig rondtoernooi
        [4] viervoudig rondtoernooi
       *[other] { $cycles }-voudig rondtoernooi
    }
a-round-robin =
    { $article ->
        [one] een enkel rondtoernooi
       *[a] een { many-round-robin }
    }
event-kind =
    { $kind ->
        [round-robin] rondtoernooi
        [swiss] Zwitsers toernooi
        [rapid-and-blitz] rapid en snelschaak
        [tour] toernooireeks
        [match] match
        [knockout] knock-outtoernooi
        [pairs] parentoernooi
        [board-a-match] board-a-match
       *[other] { $words }
    }
form-of-event =
    { $many ->
        [1] { $kind } met { $many } deelnemer
       *[other] { $kind } met { $many } deelnemers
    }
count-games =
    { $count ->
        [1] { $count } partij
       *[other] { $count } partijen
    }
count-matches =
    { $count ->
        [1] { $count } wedstrijd
       *[other] { $count } wedstrijden
    }
count-boards =
    { $count ->
        [1] { $count } spel
       *[other] { $count } spellen
    }
count-rounds =
    { $count ->
        [1] { $count } ronde
       *[other] { $count } rondes
    }
entries-of =
    { $count ->
        [0] nog geen aantekeningen
        [1] één aantekening
       *[other] { number-word } aantekeningen
    }
open-games =
    { $count ->
        [0] er staat geen partij van het toernooi open
        [1] er staat één partij open
       *[other] er staan { number-word } partijen open
    }
account-heading = { $file }: { $format }, { $encoding }, { $what }
account-format =
    { $format ->
        [event-file] toernooibestand
        [trf] toernooirapport (TRF)
        [xlsx] werkmap (XLSX)
        [ods] werkmap (ODS)
       *[other] { $format }
    }
account-participants =
    { $who ->
        [players] { $count ->
                [1] { $count } speler
               *[other] { $count } spelers
            }
        [pairs] { $count ->
                [1] { $count } paar
               *[other] { $count } paren
            }
       *[teams] { $count ->
                [1] { $count } team
               *[other] { $count } teams
            }
    }
account-phase =
    { $phase ->
        [main] toernooi
        [play-off] barrage
       *[other] armageddon
    }
account-part =
    { $phase ->
        [main] Hoofdtoernooi
        [play-off] Barrage
       *[other] Armageddon
    }
account-kind =
    { $kind ->
        [round-robin] een rondtoernooi
        [swiss] een Zwitsers toernooi
        [rapid-and-blitz] rapid en snelschaak
        [tour] een puntentabel
        [match] een match
        [knockout] een knock-outtoernooi
        [pairs] een parentoernooi
        [board-a-match] board-a-match
       *[none] van een soort die niet vast te stellen is
    }
account-in-doubt = Twijfelachtig
account-complete = Er ontbreekt niets.
account-more-doubts = en nog { $count } van dezelfde soort
account-more-in-inspect = en nog { $count }; tiebreak inspect toont ze allemaal
account-decide =
    { $stops ->
        [yes] { $doubt }; beslis het met { $option }
       *[no] { $doubt }; anders: { $option }
    }
doubt-mark =
    { $kind ->
        [events] toernooien
        [play-off] barrage
        [missing] ontbreekt
        [surplus] te veel
        [kind] soort
        [scoring] telling
        [totals] totalen
        [ranks] plaatsen
        [values] waarden
        [results] uitslagen
        [names] namen
        [date] datum
        [encoding] codering
       *[not-used] ongebruikt
    }
account-value-differs = { $name }: gepubliceerd is { $code } { $published }, de partijen geven { $computed }
account-understood = Wat is begrepen
account-doubtful = Wat twijfelachtig is
account-no-doubt = Er is geen twijfel.
account-taken-for =
    { $phase ->
        [main] Opgevat als: { $why }.
       *[other] Apart gehouden: { $why }.
    }
account-pairings =
    { $what ->
        [missing] Ontbreekt: { $pairings }.
       *[surplus] Te veel: { $pairings }.
    }
account-pairing-round = { $first }–{ $second }, ronde { $round }
account-datum-found =
    Butlerdatum: { $left-out ->
        [median] de middelste score
        [share] het gemiddelde zonder { $share } van de scores aan elk eind
        [none] het gemiddelde van alle scores
        [one] het gemiddelde zonder de hoogste en de laagste score
       *[several] het gemiddelde zonder de { $cut } hoogste en de { $cut } laagste scores
    }, { $to ->
        [exact] niet afgerond
       *[rounded] afgerond op { $step } ({ $rounding })
    }: het geeft { $agree } van { $of } gepubliceerde getallen (sleutels cut, cut-share, datum-to, datum-rounding)
account-datum-given =
    { $count ->
        [one] Butlerdatum: dat van het bestand op { $count } spel
       *[other] Butlerdatum: dat van het bestand op { $count } spellen
    }
account-imps-undivided = Cross-IMPs worden niet door het aantal vergelijkingen gedeeld: { $agree } van { $of } gepubliceerde getallen (sleutel divided)
account-raw-matchpoints =
    { $count ->
        [one] Op { $count } spel publiceert het bestand de matchpunten van vóór de formule van Neuberg
       *[other] Op { $count } spellen publiceert het bestand de matchpunten van vóór de formule van Neuberg
    }
account-small-groups =
    { $count ->
        [one] { $rule ->
            [white-book] { $count } vervalst spel: hoogstens drie scores, en hoogstens een derde van alle, krijgen gemiddeld 60 % (small-groups)
           *[neuberg] { $count } vervalst spel: elke groep wordt met de formule van Neuberg gescoord (small-groups)
        }
       *[other] { $rule ->
            [white-book] { $count } vervalste spellen: hoogstens drie scores, en hoogstens een derde van alle, krijgen gemiddeld 60 % (small-groups)
           *[neuberg] { $count } vervalste spellen: elke groep wordt met de formule van Neuberg gescoord (small-groups)
        }
    }
nothing-played =
    { $what ->
        [games] geen partijen
       *[matches] geen wedstrijden
    }

## The checker

check-class =
    { $class ->
        [invalid] Het bestand kan zo niet worden gevolgd.
        [missing-reference] Een bepaling verwijst naar een die niet bestaat.
        [gap] Er staat nog iemand gelijk en geen regel geldt.
        [overlap] Twee regels gelden voor dezelfde gelijke stand en leiden naar verschillende bepalingen.
        [endless-loop] Een lus hoeft niet te eindigen.
        [unreachable] Bij deze bepaling komt nooit een gelijke stand.
        [never-separates] Een criterium kan op zijn plaats niemand scheiden.
        [undefined-value] Een waarde hoeft niet te bestaan.
        [ill-suited] Het kan worden gevolgd maar heeft geen zin.
        [unstated-reading] De tekst is op twee manieren te lezen en zegt niet welke.
        [tie-left] Een gelijke stand blijft met opzet.
        [discretion] Een mens beslist.
       *[bound] Het bestand is groter dan wat wordt gevolgd.
    }
check-read = { $message } (gelezen als { $readings })
check-example = bijvoorbeeld: { $example }
check-count =
    { $reach ->
        [more] { $from } of meer
        [one] { $from }
        [two] { $from } of { $to }
       *[range] { $from } tot en met { $to }
    }
check-places =
    { $reach ->
        [first] de eerste plaats
        [one] plaats { $from }
       *[more] de plaatsen { $from } tot en met { $to }
    }
check-tied = { $number } delen { $places }
check-step-times = { $step }, { $times } keer
check-chooses = { $clause } kiest er { $number }
check-pairs = { $clause } paart er twee
check-sends-on = { $clause } stuurt er { $number } door
check-leaves-all = { $clause } laat allen gelijk
check-leaves = { $clause } laat er { $number } gelijk
check-leaves-for = { $clause } laat er { $number } gelijk, om { $places }
check-left-out = … { $count } stappen …
check-text-refers = de tekst van { $id } verwijst naar { $words }, dat niet bestaat
check-text-refers-label = geen zulke bepaling
check-finds-nothing = wie “{ $words }” zoekt, vindt niets
check-other-edition = de tekst van { $id } spreekt van { $year }, het reglement is dat van { $own }
check-other-edition-label = een andere editie
check-other-edition-hint = blijven staan uit de vorige editie?
check-in-part = { $id } leidt tot meer situaties dan hier worden gevolgd: er kunnen andere gaten zijn
check-in-part-label = deels bekeken
check-in-part-hint = gebruik minder bepalingen, of controleer delen van het bestand apart
check-combinations = { $followed } van { $all } combinaties van interpretaties zijn gevolgd, eerst die het dichtst bij de gekozene
check-combinations-label = deels gevolgd
check-combinations-example = een gat waar alleen sommige van de andere toe leiden, zou niet worden gevonden
check-combinations-hint = haal interpretaties weg die vaststaan, of controleer delen van het bestand apart
check-two-rules = twee regels van { $id } gelden voor dezelfde gelijke stand: { $taken } en { $other }
check-two-rules-label = met { $tied } gelijk geldt { $taken } al
check-two-rules-end = { $id } leidt naar { $taken } en naar { $other }
check-two-rules-hint = laat de voorwaarden elkaar uitsluiten
check-two-procedures = { $taken } en { $id } beginnen beide voor toernooien van één soort
check-two-procedures-label = { $taken } begint al voor “{ $kind }”
check-two-procedures-example = twee delen de eerste plaats in een toernooi van de soort “{ $kind }”
check-two-procedures-hint = noem elke soort toernooi in maar één procedure
check-until-won = { $id } gaat door tot iemand wint: er is geen einde vastgelegd
check-until-won-label =
    { $what ->
        [boards] gemiddeld { $mean } spellen als één op de drie gelijk is
       *[games] gemiddeld { $mean } partijen als één op de drie remise wordt
    }
check-until-won-end =
    { $what ->
        [boards] elk spel is gelijk
       *[games] elke partij wordt remise
    }
check-until-won-hint = zeg wat er na een aantal gebeurt, of aanvaard dat er geen grens is
check-ill-suited = { $id } rangschikt op { $measure }, dat in een toernooi van de soort “{ $kind }” niets zegt
check-as-written = gevolgd zoals het er staat
check-ill-suited-example =
    { $all ->
        [yes] twee staan gelijk; iedereen heeft tegen iedereen gespeeld, dus beide tegen tegenstanders met dezelfde scores
       *[no] twee staan gelijk; ze hadden verschillende tegenstanders, en niet evenveel van elk
    }
check-ill-suited-hint = neem een criterium dat voor zulke toernooien bedoeld is
check-time-and-draw =
    { $colour ->
        [black] in { $id } heeft zwart meer tijd en wint ook bij remise
       *[white] in { $id } heeft wit meer tijd en wint ook bij remise
    }
check-time-and-draw-example =
    { $colour ->
        [black] wie zwart krijgt, heeft beide
       *[white] wie wit krijgt, heeft beide
    }
check-time-and-draw-hint = geef de andere kleur meer tijd, of laat remise voor de andere kleur winnen
check-ambiguous =
    { $count ->
        [1] { $clauses } zegt niet: { $question }
       *[other] { $clauses } zeggen niet: { $question }
    }
check-ambiguous-label = gelezen als `{ $taken }`
check-or-else = { $before }; of: { $next }
check-ambiguous-hint = schrijf het antwoord in de volgende editie
check-leaves-tied = { $id } laat sommige gelijke standen zoals ze zijn
check-leaves-tied-label = blijven gelijk
check-two-tied = twee delen { $places }
check-winner-only = { $id } bepaalt alleen wie wint: de anderen blijven gelijk
check-winner-only-label = de anderen delen de tweede plaats
check-winner-only-example = drie delen de eerste plaats; één wint, twee delen de plaatsen 2 en 3
check-places-up-to = { $id } beslist alleen de plaatsen tot en met { $to }
check-others-stay = andere gelijke standen blijven
check-at-cuts =
    { $to ->
        [0] { $id } beslist alleen gelijke standen over een grens heen
        [1] { $id } beslist alleen de eerste plaats en gelijke standen over een grens heen
       *[other] { $id } beslist alleen de plaatsen tot en met { $to } en gelijke standen over een grens heen
    }
check-at-cuts-example = twee gelijk, beide boven de grens
check-award-shared =
    { $cut ->
        [yes] { $id }: gelijke standen op de grens van “{ $award }” worden niet altijd gescheiden
       *[no] { $id }: “{ $award }” kan niet worden gedeeld, en niets zegt wie het krijgt als meer gelijk staan
    }
check-award-shared-label =
    { $cut ->
        [yes] wie van hen staat boven de grens?
       *[no] wie van hen krijgt het?
    }
check-award-shared-example =
    { $cut ->
        [yes] twee staan gelijk, één van hen boven de grens
       *[no] twee staan gelijk op de plaats waarvoor het is
    }
check-award-shared-hint =
    { $cut ->
        [yes] voeg "cut" toe aan `tie-for`, en een bepaling die hen scheidt
       *[no] voeg `if-shared = "..."` toe: de bepaling waar wie het zouden delen heen gaan
    }
check-decides = { $id } laat het over aan: { role }
check-decides-label = op welke manier is niet gezegd
check-decides-end = beslist: { role }
check-may-depart = { $id } laat afwijken van de regels toe: { role }
check-may-depart-label = wanneer en hoe is niet gezegd
check-may-depart-example = elke gelijke stand kan anders worden beslist, met een reden in het logbestand
check-gap =
    { $gap ->
        [no-action] { $id } moet een gelijke stand beslissen maar geeft geen regel
        [no-place] { $id } heeft voor sommige plaatsen geen regel
        [no-number] { $id } heeft geen regel voor { $sizes } gelijk
        [no-route] { $id } zegt niet waar { $left } heen gaan die nog gelijk staan
        [end-of-text] er volgt niets als { $id } een gelijke stand laat
        [too-few] { $id } kiest er meer dan er gelijk staan
        [not-two] { $id } is een fase voor twee, maar er komen { $sizes }
        [not-seeded] { $id } kan er ongeplaatst laten
        [not-selected] { $id } kan openlaten wie wordt gekozen
        [not-chosen] { $id } zegt niet wat er gebeurt met wie niet worden gekozen
       *[no-seeds] { $id } geeft iets aan een van de geplaatsten, maar geen van beide is hoger geplaatst
    }
check-gap-end =
    { $gap ->
        [no-action] { $id } ordent niemand
        [no-place] { $id } heeft geen regel voor plaats { $place }
        [no-number] { $id } heeft geen regel voor { $level }
        [no-route] { $id } laat er { $some } gelijk, en geen weg past hun
        [end-of-text] { $id } laat er { $some } gelijk, en de tekst houdt op
        [too-few] { $id } wil er meer dan { $level }
        [not-two] er komen er { $level } bij { $id }, dat voor twee is
        [not-seeded] { $id } laat er { $some } gelijk en zegt niets meer
        [not-selected] { $id } laat er gelijk van wie niet allen kunnen worden gekozen
        [not-chosen] { $id } laat er { $some } buiten, en hun plaatsen moeten worden beslist
       *[no-seeds] daarna komt { $id }, en niemand is geplaatst
    }
check-gap-hint =
    { $gap ->
        [no-action] geef de bepaling een werkwoord: `rank`, `order`, `lots`, `play`, `decide` of `go`
        [no-place] voeg de ontbrekende plaats toe aan `by-place`
        [no-number] voeg het ontbrekende aantal toe aan `by-number`
        [no-route] voeg een weg toe aan `then`
        [end-of-text] voeg `then = "..."` toe: een ander criterium, loting of een beslissing
        [too-few] stuur er minder elders heen met `by-number`
        [not-two] gebruik `by-number`, of een rondtoernooi of knock-out
        [not-seeded] sluit de plaatsingslijst af met `lots = "seeding"`
        [not-selected] sluit de selectie af met `lots = "participants"`
        [not-chosen] voeg `others = "..."` toe aan `select`: de bepaling die hen ordent, of een met `share = true`
       *[no-seeds] voeg `seeding = "..."` toe aan `play`: de bepaling die de twee ordent
    }
check-gap-knowingly = { $id } laat een gelijke stand open, en het bestand zegt waarom: { $why }
check-gap-label = hier kunnen er { $sizes } komen
check-circle-idle =
    { $count ->
        [1] { $clauses } leidt naar zichzelf terug, en er gebeurt niets nieuws
       *[other] { $clauses } leiden in een kring waarin niets nieuws gebeurt
    }
check-circle-idle-label = hier komt men steeds weer terug
check-circle-idle-end =
    { $count ->
        [1] { $clauses } laat allen gelijk en leidt terug naar { $first }
       *[other] { $clauses } laten allen gelijk en leiden terug naar { $first }
    }
check-circle-idle-hint =
    { $count ->
        [1] laat haar elders heen leiden
       *[other] laat een ervan elders heen leiden
    }
check-circle =
    { $count ->
        [1] { $clauses } wordt herhaald zolang niemand gescheiden is
       *[other] { $clauses } worden herhaald zolang niemand gescheiden is
    }
check-circle-label =
    { $about ->
        [yes] gemiddeld ongeveer { $mean } partijen als alle uitslagen even waarschijnlijk zijn
       *[no] gemiddeld { $mean } partijen als alle uitslagen even waarschijnlijk zijn
    }
check-circle-no-last = geen laatste keer
check-circle-end =
    { $size ->
        [2] elke fase laat beide gelijk
       *[other] elke fase laat alle { $number } gelijk
    }
check-circle-hint = zeg wat er na een aantal fasen gebeurt, of aanvaard dat er geen grens is
check-never =
    { $never ->
        [reached] bij { $id } komt nooit een gelijke stand
        [clock] geen gespeelde fase gebruikt de bedenktijd van { $id }
        [route] niemand gaat langs deze weg ooit van { $id } naar { $to }
        [number] { $to } gelijk komen nooit bij { $id }
        [place] een gelijke stand om plaats { $to } komt nooit bij { $id }
       *[left-open] { $id } zegt dat er een gelijke stand openblijft, maar daar blijft er nooit een
    }
check-never-label =
    { $never ->
        [reached] nooit bereikt
        [clock] nooit gebruikt
        [left-open] komt nooit voor
       *[taken] nooit genomen
    }
check-never-example = elk aantal gelijk, bij alle uitslagen en interpretaties
check-never-hint =
    { $never ->
        [reached] laat een andere bepaling hierheen leiden, of maak er `restates` of `remind` van
        [clock] laat een andere bepaling hierheen leiden, of maak er `restates` of `remind` van
        [left-open] laat `leaves-open` weg
       *[taken] laat het weg, of verruim de voorwaarde
    }
check-cannot-separate =
    { $data ->
        [yes] { $id } kan niemand scheiden: hier staat iedereen al gelijk op { $measure }
       *[no] { $id } kan niemand scheiden: een toernooi van de soort “{ $kind }” heeft geen gegevens voor { $measure }
    }
check-cannot-separate-label = beslist hier niets
check-cannot-separate-end = { $id } vindt niets nieuws
check-cannot-separate-hint = laat het criterium weg, of zet het vóór wat hen gelijk maakte
check-orders-nobody = { $id } staat in een volgorde maar ordent niemand
check-orders-nobody-label = criterium noch loting
check-orders-nobody-end = { $id } wordt overgeslagen
check-orders-nobody-hint = een volgorde noemt bepalingen met `rank` of `lots`
check-nothing-kept =
    { $kept ->
        [colours] { $id } houdt de kleuren van een match aan die niet gespeeld hoeft te zijn
       *[numbers] { $id } draait de kleuren om van een rondtoernooi dat dezen niet gespeeld hoeven te hebben
    }
check-nothing-kept-label =
    { $kept ->
        [colours] er is misschien niets om aan te houden: er wordt geloot
       *[numbers] er is misschien niets om te draaien: er wordt geloot
    }
check-nothing-kept-end = daarna komt { $id }
check-nothing-kept-hint =
    { $kept ->
        [colours] zeg hoe wit wordt bepaald: `white = "lots"`
       *[numbers] zeg hoe de nummers worden bepaald: `numbers = "by-change"` of `"lots"`
    }
check-undefined =
    { $count ->
        [1] { $clauses } gebruikt een waarde die niet hoeft te bestaan
       *[other] { $clauses } gebruiken waarden die niet hoeven te bestaan
    }
check-undefined-label = de stap beslist misschien niet
check-undefined-hint = zeg wat dan geldt: de stap wordt overgeslagen, of telt als nul
check-unstated =
    { $what ->
        [separation] { $id } zegt niet wat er volgt als een criterium sommigen scheidt
        [forfeits] { $id } zegt niet of een reglementaire uitslag telt
        [games] { $id } noemt zijn `games` niet
        [order] { $id } noemt zijn `order` niet
       *[settles] { $id } zegt niet of alleen wordt beslist wie wint, of elke plaats
    }
check-unstated-label =
    { $what ->
        [separation] aangenomen: wie nog gelijk staan gaan naar het volgende criterium
        [forfeits] aangenomen: bij een reglementaire uitslag had niemand zwart
        [games] aangenomen: twee partijen
        [order] aangenomen: wit wisselt na elke partij
       *[settles] aangenomen: elke plaats die genoemd is
    }
check-unstated-end =
    { $what ->
        [separation] de onderlinge partijen zetten er één bovenaan en laten er twee gelijk
        [forfeits] twee staan gelijk; één kreeg een punt met zwart doordat de tegenstander niet kwam
        [settles] drie delen de eerste plaats; wie de barrage verliest is derde of deelt de tweede plaats
       *[come] twee komen bij { $id }
    }
check-unstated-hint =
    { $what ->
        [separation] voeg `after-separation = "continue"` of `"restart"` toe
        [forfeits] voeg `forfeits = "in-scores"` of `"everywhere"` toe bovenaan het bestand
        [games] voeg `games = 2` toe
        [order] voeg `order = "1 2"` toe
       *[settles] voeg `settles = "winner"` of `"places"` toe
    }
check-severity-count =
    { $severity ->
        [error] { $count ->
                [1] { $count } fout
               *[other] { $count } fouten
            }
        [warning] { $count ->
                [1] { $count } waarschuwing
               *[other] { $count } waarschuwingen
            }
       *[note] { $count ->
                [1] { $count } opmerking
               *[other] { $count } opmerkingen
            }
    }

## Standings of FIDE

check-head =
    { $competitors ->
        [teams] { $file }: { $count } teams, { check-rounds-played }, lijst { $list } ({ $from })
       *[players] { $file }: { $count } spelers, { check-rounds-played }, lijst { $list } ({ $from })
    }
check-rounds-played =
    { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }
check-after-round = Na ronde { $round }
check-what =
    { $what ->
        [points] punten
        [rank] plaats
       *[code] { $code }
    }
check-is = gepubliceerd { $published }, juist { $computed }
check-has-no-value = gepubliceerd { $published }, heeft geen waarde
check-nobody = gepubliceerd { $published }, niemand heeft dit nummer
check-nothing = Er is niets gepubliceerd dat vergeleken kan worden.
check-all-agree =
    { $figures ->
        [one] Het ene cijfer klopt ({ $shown }).
       *[other] Alle { $shown } cijfers kloppen.
    }
check-some-agree = { $right } van { $all } cijfers kloppen.
check-points-given = { $points }, { $amount } toegekend door de arbiter (299)
check-points-taken = { $points }, { $amount } afgenomen door de arbiter (299)
check-no-round = geen ronde
check-rounds = rondes { $rounds }
check-opponents = tegenstanders: { $values }
check-without-round = { $sum }, zonder ronde { $round } ({ $amount })
check-below = onder { $name }: { $by }
check-above = boven { $name }: { $by }
check-values = { $code } { $mine } tegen { $theirs }
cli-standing-head =
    { $column ->
        [rank] Plaats
        [number] Nr.
       *[name] Naam
    }
standing-by = Op { $codes } ({ $from }).
standing-list-from =
    { $source ->
        [recommended] de lijst die de FIDE tot 2023 aanbeval; sindsdien beveelt zij er geen aan, en noch het bestand noch een optie noemt er een
        [by] opgegeven met --by
        [record] { $from } van het bestand
       *[other] { $from }
    }
standing-edition = FIDE C.07, uitgave { $year }: { $because }.
standing-other-edition = --edition 2023 past de vorige uitgave toe, voor toernooien die vóór 1 maart 2026 begonnen.
standing-among-tied = punten onder de gelijkgeëindigden, en tussen haakjes de rang die ze geven
cli-opened-undefined = niet gedefinieerd
cli-opened-article = { $words }, artikel { $article }
cli-opened-arbiter = beslissing van de arbiter
cli-opened-no-opponent = geen tegenstander
cli-opened-unplayed = niet gespeeld, { $article }
cli-opened-cut = geschrapt
cli-check-beyond = Er is een stand na ronde { $round } gepubliceerd, maar er zijn pas { $last } rondes gespeeld: die wordt niet vergeleken.

## Around every page

page-skip = Naar de inhoud
page-pages = Pagina’s
page-events = Toernooien
page-regulations = Reglementen
page-people = Personen
page-log-in = Inloggen
page-log-out = Uitloggen
page-privacy = Privacy
page-language = Taal
page-show-in-language = Taal wijzigen
page-all-events = Alle toernooien
page-problem-title =
    { $kind ->
        [damaged] Dit toernooi is niet te lezen
        [busy] Bezet
        [not-found] Niet gevonden
        [address] Dit adres wordt niet begrepen
        [log-in] Log eerst in
        [forbidden] Niet toegestaan
        [conflict] Iemand was sneller
        [moved] Niet meer de stand die gezien is
        [method] Niet op deze manier
        [form] Niet in deze vorm
        [invalid] Dit is niet te gebruiken
        [large] Te groot
        [often] Te veel pogingen
        [slow] Te langzaam
        [database] De database antwoordt niet
        [full] De schijf is vol
       *[other] Er ging iets mis
    }
page-problem-advice =
    { $kind ->
        [damaged] Het logbestand of de bestanden zijn van buitenaf gewijzigd. Er is niets verloren en andere toernooien zijn niet geraakt.
        [busy] Er is niets gewijzigd en niets verloren. Deze pagina probeert het over enkele seconden vanzelf opnieuw; wat met een formulier is verstuurd, moet opnieuw worden verstuurd.
        [not-found] De lijst van toernooien toont wat er is; besloten toernooien zijn na inloggen te zien.
        [address] Verbeter het adres.
        [forbidden] Een beheerder kan een account meer rechten geven.
        [conflict] U hebt niets gewijzigd. Ga terug, bekijk wat er nu staat en beslis opnieuw.
        [invalid] Er is niets gewijzigd. Ga terug en verbeter het.
        [slow] Er is niets gewijzigd. Verstuur het opnieuw via een betere verbinding.
        [full] Er is niets gewijzigd, en niets dat bevestigd was is verloren. De beheerder moet ruimte maken op de schijf van de server; verstuur het daarna opnieuw.
       *[database] Er is niets verloren. Wacht even, kijk of de invoer in het logboek staat en probeer het anders opnieuw.
    }
# Where the form still stands on the page.
page-problem-on-the-card =
    { $kind ->
        [log-in] Log in een ander venster opnieuw in, kom terug en druk nogmaals: wat hier is ingevuld blijft staan.
        [conflict] U hebt niets gewijzigd. Bekijk wat er nu staat en beslis opnieuw.
       *[invalid] Er is niets gewijzigd. Verbeter het en druk nogmaals.
    }
page-problem-number = Het heeft nummer { $number } in het serverlog.
page-file-cannot-be-used = { $name } is niet te gebruiken:
page-session-over = log eerst in: er is geen sessie, of ze is verlopen
page-token-needed = hiervoor is een token nodig: er is er geen, het is onbekend of het is verlopen
page-event-moved = het toernooi is verder dan de stand die `If-Match` noemt
page-sent-too-large = wat verstuurd werd is te groot: hoogstens { $megabytes } MB
page-file-exceeds-memory = dit bestand lezen kost meer geheugen dan de server toestaat ({ $megabytes } MB); verstuur een bestand met alleen dit toernooi, of vraag de beheerder `read-memory` te verhogen
page-file-exceeds-time = dit bestand lezen duurt langer dan de server toestaat ({ $seconds } s); verstuur een bestand met alleen dit toernooi, of vraag de beheerder `read-seconds` te verhogen
page-file-stops-reader = Tiebreak kan dit bestand niet lezen; sla het op in een ander formaat, en stuur het naar de beheerder, zodat de fout hersteld wordt
page-wait-minutes =
    { $minutes ->
       *[other] te veel pogingen: wacht { $minutes } minuten en probeer het opnieuw
    }
page-wait-seconds =
    { $seconds ->
        [one] te veel pogingen: wacht een seconde en probeer het opnieuw
       *[other] te veel pogingen: wacht { $seconds } seconden en probeer het opnieuw
    }
page-server-busy = de server is bezig met wat anderen vroegen
page-sent-too-slowly = wat verstuurd werd kwam te langzaam binnen en is losgelaten
page-record-broken = het logbestand van dit toernooi klopt niet: { $why }
page-went-wrong = er ging iets mis in het programma; de beheerder vindt het in het serverlog
page-name-taken = “{ $name }” is bezet
page-record-moved = het logbestand is verder: iemand anders schreef eerder
page-disk-full = de schijf van de server is vol: er kan niets bewaard worden tot er weer ruimte is
page-no-text = een tekst bevat het teken NUL, of is geen tekst
page-database-silent = de database antwoordt niet: { $why }
page-rule-error = { $why }; kies een ander reglement of verbeter de soort van het toernooi
page-no-page = er is geen pagina op dit adres
page-no-event = er is hier geen toernooi met deze naam
page-not-asked-so = dit adres wordt niet op deze manier opgevraagd
page-from-another-site = het formulier kwam van een andere site en is geweigerd ({ $words })
page-nul-sent = in wat verstuurd werd staat het teken NUL, dat in geen tekst voorkomt
page-not-an-arbiter = { $name } is geen arbiter van dit toernooi
page-only-reads = { $name } mag alles bekijken en niets wijzigen
page-for-administrators = dit is voor beheerders

## Pages for everybody

page-lots-for =
    { $purpose ->
        [first-white] loting om wit in partij 1
        [pairing-numbers] loting van de nummers
        [seeding] loting van de plaatsingslijst
        [participants] loting om deelname
        [coin-toss] de toss
       *[place] loting om de volgorde
    }
page-first-drawn =
    { $purpose ->
        [first-white] Wie het eerst wordt getrokken, heeft wit.
        [pairing-numbers] Wie het eerst wordt getrokken, is nummer 1.
        [seeding] Wie het eerst wordt getrokken, is hoger geplaatst.
        [participants]
            { $count ->
                [1] Wie het eerst wordt getrokken, doet mee.
               *[other] De eerste { number-word } die worden getrokken, doen mee.
            }
        [coin-toss] Wie het eerst wordt getrokken, heeft de toss gewonnen.
       *[place] Wie het eerst wordt getrokken, eindigt hoger.
    }
page-mistakes =
    { $count ->
        [1] één fout
       *[other] { $count } fouten
    }
page-brief-within = { $place }: { $what }
page-brief-game = { $name } heeft wit
page-brief-bids = tijdbod op zwart
page-brief-boards =
    { $form ->
        [one] er wordt één spel gespeeld
        [segment] er wordt { $boards } gespeeld
       *[extra] er worden { $boards } gespeeld
    }
page-brief-data = uit te zoeken: { $what }
page-motto = Gelijke standen, beslist zoals het reglement zegt.
page-front-about = { page-motto } De barrage live, wat iedereen nodig heeft voor de laatste ronde, en elke stap met zijn bepaling.
page-front-show-all = alles tonen
page-front-sport =
    { $sport ->
        [bridge] bridge
       *[chess] schaken
    }
page-front-filter =
    { $which ->
        [words] Titel, plaats, speler
        [sport] Sport
        [state] Stand van zaken
        [all] alle
       *[regulation] Reglement
    }
page-front-find = Zoeken
page-front-new-event = Nieuw toernooi
page-front-found =
    { $count ->
        [0] Niets gevonden
        [1] Eén toernooi gevonden
       *[other] { $count } toernooien gevonden
    }
page-front-nothing-fits = Geen enkel toernooi past.
page-front-nothing-fits-words = Geen enkel toernooi past bij “{ $words }”.
page-front-empty = Er is nog geen toernooi.
page-front-log-in-to-bring = { $log-in } om er een in te brengen, of start de server met --demo om echte te bekijken.
page-front-texts = Alle, en eigen reglementen
page-turn-list = Pagina’s van de lijst
page-turn-before = Vorige
page-turn-after = Volgende
page-turn-here = pagina { $here } van { $pages }
page-glance-not-read = Nog niet gelezen
page-glance-not-finished = Niet afgelopen
page-glance-go =
    { $to ->
        [board] Bekijk het bord
        [needs] Wat iedereen nodig heeft
       *[how] Hoe het zo kwam
    }
page-glance-rounds = { $played } van { $of } rondes
page-glance-bar = { $name }: in { $count } van { $of } uitkomsten eerste, alleen of gedeeld
page-legend =
    { $what ->
        [alone] alleen eerste
        [tied] gedeeld eerste
        [shared] gedeeld
       *[out] kansloos
    }
page-event-heading =
    { $what ->
        [standing] Stand
        [play-off] Barrage
        [how] Hoe het zo kwam
        [mind] Om aan te denken
        [look-at] Nog te bekijken
        [awards] Prijzen en titels
        [prizes] Prijzengeld
        [tour-points] Tourpunten
        [to-do] Nu te doen
       *[read-as] Interpretatie
    }
page-event-standing-is =
    { $state ->
        [settled] beslist
       *[interim] tussenstand
    }
page-event-press-a-step = klik op een stap voor de gedrukte tekst
page-event-fact =
    { $what ->
        [played] Gespeeld
        [event] Toernooi
        [regulation] Reglement
       *[record] Logbestand
    }
page-event-times-of = tijden van { $zone }
page-event-record-head = { $entries }, kop { $head }
page-event-record-fails = Het logbestand doorstaat controle V{ $check } niet en er kan niets aan worden toegevoegd: { $fault }.
page-event-first-no-tie = { $name } is eerste; er hoefde geen gelijke stand te worden beslist.
page-event-wins = { $name } wint.
page-event-no-tie = Er is geen gelijke stand die het reglement beslist.
page-event-all-settled = Elke gelijke stand die het reglement beslist, is beslist.
page-event-share-first = Beslist in afwijking van het reglement: { $names } delen de eerste plaats.
and-more-ending = en nog { $count }.
page-event-departure = Afwijking van het reglement
page-event-departure-by = { $departure } door { $by }: { $why }
page-event-reading-not = (niet { $instead })
page-event-nothing = Niets.
page-event-column =
    { $column ->
        [place] Plaats
        [name] Naam
        [matches-won] Gewonnen wedstrijden
        [last-match] Laatste wedstrijd
        [number] Nummer
        [rating] Rating
       *[points] Punten
    }
page-event-open = open
page-event-this = Dit toernooi
page-event-way =
    { $to ->
        [ruling] Uitslag
        [console] Arbiterconsole
        [what-if] Scenario’s
        [boards] Spellen
        [regulation] Reglement
        [board] Scherm
        [overlay] Overlay
       *[protocol] Verslag
    }
page-event-download = Downloaden
page-event-file =
    { $file ->
        [record] Logbestand
        [event] Toernooibestand
        [regulation] Reglementbestand
        [protocol] Verslag als PDF
        [standing] Stand als PDF
       *[timeline] Tijdlijn als plaatje
    }
page-event-participants =
    { $count ->
        [1] { $count } deelnemer
       *[other] { $count } deelnemers
    }
page-event-unreadable = Dit toernooi is niet te lezen: { $reason }.
page-event-changed-outside = Het logbestand of de bestanden zijn van buitenaf gewijzigd. Er kan niets worden toegevoegd; niets is verloren.
page-event-record-kept = Het logbestand zoals het bewaard is
page-cross-heading = Kruistabel
page-cross-shaded = gearceerd: met zwart
page-cross-results = Uitslagen van iedereen
page-cross-rounds = Ronden
page-cross-part = { $from } tot en met { $to } van { $all }
page-cross-parts = Delen van de stand
page-cross-with =
    { $colour ->
        [white] met wit
       *[black] met zwart
    }
page-round-count =
    { $count ->
        [1] { $count } ronde
       *[other] { $count } rondes
    }
page-round-parts = Delen van de ronde
page-no-round = er is hier geen ronde met dit nummer
page-summary-in-our-words = (samenvatting in onze woorden)
page-turned-on =
    { $what ->
        [boards] Op de spellen
       *[counted] Wat er is geteld
    }
page-bridge-column =
    { $column ->
        [board] Spel
        [north-south] Noord-zuid
        [east-west] Oost-west
        [sat] Zat
        [opponents] Tegenstanders
        [contract] Contract
        [lead] Uitkomst
        [score] Score NZ
        [ns] NZ
        [ew] OW
       *[session] Zitting
    }
page-bridge-boards-of = Spellen van { $name }
page-bridge-count =
    { $count ->
        [1] { $count } spel
       *[other] { $count } spellen
    }
page-bridge-who =
    { $who ->
        [pairs] Paren
       *[teams] Teams
    }
page-bridge-board = Spel { $number }
page-bridge-all = Alle spellen
page-bridge-board-by-board = spel voor spel
page-bridge-traveller = Loopbriefje
page-bridge-units = NZ en OW: { $unit }.
page-bridge-units-datum = NZ en OW: { $unit }, datum { $datum }.
page-bridge-against = Tegen { $name }
page-no-board = er is hier geen spel met dit nummer
page-no-card = er is hier geen kaart met dit nummer
page-no-boards = er zijn geen spellen van dit toernooi: het bestand heeft er geen
page-what-if-supposed = { $count } verondersteld
page-what-if-as-it-stands = werkelijk
page-what-if-keeps = Dit adres bewaart de veronderstelde uitslagen: stuur het gerust door.
page-what-if-picture = Downloaden als plaatje
page-what-if-last-hour = Tijdlijn
page-what-if-last-hour-shows = Wie op punten nog eerste kon worden, uitslag voor uitslag, en wanneer dat voorbij was
page-what-if-parts =
    { $of ->
        [games] Delen van de partijen
       *[players] Delen van de spelers
    }
page-what-if-before =
    { $of ->
        [games] Vorige partijen
       *[players] Vorige spelers
    }
page-what-if-after =
    { $of ->
        [games] Volgende partijen
       *[players] Volgende spelers
    }
page-what-if-part = deel { $part } van { $parts }
page-what-if-no-result = "{ $game }={ $result }" is geen uitslag van een open partij
page-what-if-outcomes =
    { $outcomes ->
        [one] { $outcomes } uitkomst. { page-board-no-chances }
       *[other] { $outcomes } uitkomsten. { page-board-no-chances }
    }
page-what-if-stopped = Ze konden niet allemaal op tijd worden bekeken: de aantallen zijn wat tot nu toe gevonden is, ten minste.
page-what-if-sampled = Steekproef.
page-what-if-who-first = Wie eerste kan worden
page-what-if-bar = alleen eerste in { $alone }, gedeeld in { $tied } van { $of } uitkomsten
page-what-if-tally =
    { $what ->
        [certain] zeker
        [alone] alleen
        [tied] gedeeld
       *[out] uitgesloten
    }
page-what-if-about = ongeveer { $count } ± { $error }
page-what-if-cannot = Kunnen geen eerste meer worden: { $names }.
page-what-if-cannot-more = Kunnen geen eerste meer worden: { $names } en nog { $count }.
page-what-if-two-games = Twee partijen beslissen
page-what-if-several-names = meer namen: gelijke stand
page-what-if-matrix = Eén partij naar beneden, de andere naar rechts: wie eerste wordt.
page-what-if-in-sentences = In woorden
page-what-if-places = Plaatsen
page-what-if-more-players =
    { $count ->
        [1] en nog { $count } speler.
       *[other] en nog { $count } spelers.
    }
page-what-if-first-places = De eerste { $shown } van { $all } plaatsen.
page-vp-none = Er zijn geen scenario’s: { $why }.
page-vp-suppose = Uitslagen proberen
page-vp-match = { $first } – { $second }, in imps
page-vp-imps = wat elke kant in imps won, bijvoorbeeld 45-23
page-vp-follows = Uitkomst
page-vp-needs = Wat elk team nodig heeft { vp-goal }
page-vp-in-vps = In VP
page-vp-last-match = in de laatste wedstrijd
page-vp-table = Wat elk team in VP nodig heeft
page-vp-column =
    { $column ->
        [team] Team
        [now] VP nu
        [against] Tegen
        [sure] Zeker
        [level] Op zijn slechtst gelijk
       *[possible] Mogelijk
    }
page-vp-has-played = heeft gespeeld
page-vp-no-result = "{ $teams }={ $result }" is geen uitslag in imps van een nog te spelen wedstrijd
page-regulations-about = De reglementen waarmee het programma gelijke standen beslist: gedrukte teksten, bepaling voor bepaling, elk met wat ervan gemaakt wordt.
page-regulations-write = Een reglement schrijven
page-regulations-written-here = Hier geschreven
page-regulations-built-in = Meegeleverd
page-regulations-one-version = versie { $number }, { $by }, { $when }
page-regulations-draft = concept: { $mistakes }
page-regulations-begin-lead = Het wordt tijdens het schrijven gecontroleerd, versie voor versie bewaard, en alleen gezien door u, beheerders en wie u het laat zien.
page-regulations-from-smallest = Vanuit het kleinste
page-regulations-from-built-in = Vanuit een meegeleverd reglement
page-regulations-event-title = Titel van het toernooi, met het jaar
page-regulations-our-open = Ons Open 2027
event-type-label = Soort toernooi
page-regulations-kind-of =
    { $kind ->
        [round-robin] rondtoernooi
        [swiss] Zwitsers
       *[rapid-and-blitz] rapid en snelschaak
    }
page-regulations-settled = Wat wordt beslist
page-regulations-settles =
    { $what ->
        [winner] alleen de winnaar
       *[all] alle plaatsen
    }
page-regulations-begins = Waarmee het begint
page-regulations-begins-with =
    { $what ->
        [play-off] een barrage
        [criteria] criteria, daarna loting
       *[nothing] alleen gedeelde plaatsen
    }
page-regulations-begin = Beginnen
page-regulation-summary = samenvatting
page-regulation-this = Dit reglement
page-regulation-way =
    { $to ->
        [own] Een eigen versie maken
        [clauses] Bepalingen
        [edit] Bewerken
        [versions] Versies
        [people] Wie het ziet
        [event] Nieuw toernooi hiermee
       *[file] Bestand
    }
page-regulation-about = { $title }: de gedrukte tekst, bepaling voor bepaling, wat het programma ervan maakt en wat de controle vindt.
page-regulation-text = Tekst
page-regulation-state = { $id } · versie { $number }, bewaard door { $by } op { $when } · privé tot er een toernooi mee wordt geopend
page-regulation-a-draft = Een concept.
page-regulation-to-mend =
    { $count ->
        [1] Eén fout te verbeteren voordat er een toernooi mee kan worden geopend.
       *[other] { $count } fouten te verbeteren voordat er een toernooi mee kan worden geopend.
    }
page-regulation-usable = Nieuwe toernooien nemen versie { $number }.
page-regulation-not-yet = Wat de tekst openlaat, is nog niet bekend: { $why }.
page-regulation-finding =
    { $severity ->
        [error] fout:
        [warning] waarschuwing:
       *[note] opmerking:
    }
page-regulation-taken = (gekozen)
page-scenes-title = Overlays · { $event }
page-scenes-event = Het toernooi
page-scenes-board = Het bord
page-scenes-lead = Een browserbron voor een uitzending: doorzichtig, zo groot als de bron (1920 × 1080, 3840 × 2160), verandert vanzelf.
page-scenes-asked-for = URL-parameters
page-scenes-empty = Op dit moment is er niets te tonen: de scène is leeg.
page-scenes-scene =
    { $scene ->
        [lower-third] Onderbalk
        [card] Kaart
        [bracket] Schema of tabel
        [standing] Stand
       *[needs] Wat iemand nodig heeft
    }
page-scenes-option =
    { $option ->
        [board] welk bord, vanaf 1, voor lower-third en card; welke kandidaat, vanaf 1, voor needs
        [of] van wie, bij naam
        [scale] van 0.5 tot 2 in stappen van 0.05; 1 is zo groot als in de voorbeelden
        [colour] de kleur van de dubbele lijn, als zes hexadecimale cijfers: 0a5a45
       *[lang] een andere taal dan die van het toernooi: en, de, es, fr, nl, sv
    }
page-gallery = Galerij
page-gallery-lead = Elk moment van het bord, met namen van elke lengte. De toernooien zijn verzonnen.
page-gallery-names =
    { $names ->
        [latin] Latijn
        [cyrillic] Cyrillisch
        [chinese] Chinees
       *[long] 40 letters lang
    }
page-gallery-state =
    { $state ->
        [interim] Tussenstand
        [last-round] Laatste ronde bezig
        [tie-of-four] Gelijke stand gemeld, vier
        [tie-of-two] Gelijke stand gemeld, twee
        [lots] Loting
        [semi-finals] Partijen van twee halve finales
        [between] Tussen partijen
        [sudden-death] Sudden death in één halve finale
        [rest] Pauze
        [corrected] Gecorrigeerd
        [final-lots] Loting voor de finale
        [final] Finale
        [decided] Beslist
        [match] Een match van twee
        [round-robin] Een rondtoernooi van drie
        [no-tie] Geen gelijke stand
        [departed] Van het reglement afgeweken
       *[damaged] Logbestand beschadigd
    }
page-no-gallery-board = er is hier geen bord met deze naam
page-letters-missing = Er ontbreken letters: deze server heeft geen lettertype voor { $letters }.
page-no-pictures = er is hier geen plaatje, omdat het programma zonder plaatjes is gebouwd
page-no-pdf = er is hier geen PDF, omdat het programma zonder PDF is gebouwd
page-no-key = er is hier geen sleutel om mee te ondertekenen
page-no-play-off-game = er is hier geen gespeelde partij van een barrage
page-no-timeline = er staat hier geen uitslag van het toernooi in het logbestand
page-privacy-lead = Welke persoonsgegevens deze server bewaart, waarom, hoe lang en wie ze ziet. De verwerkingsverantwoordelijke is wie deze server beheert; daar oefent u uw rechten uit.
page-privacy-column =
    { $column ->
        [what] Wat
        [why] Waarom
        [how-long] Hoe lang
       *[who] Wie het ziet
    }
page-privacy-what =
    { $data ->
        [players] Spelers, paren en teams: naam, bond, rating, titel, uitslagen, zoals het toernooibestand ze geeft
        [entries] Invoer van arbiters: accountnaam, wat is ingevoerd, de reden, de tijd; namen van getuigen en van wie besliste, als die zijn ingevoerd
        [accounts] Accounts: naam, rol, geleide toernooien, een hash van het wachtwoord (Argon2id), het geheim voor eenmalige codes waar die zijn ingesteld, hashes van herstelcodes
        [sessions] Sessies en tokens: een hash van het geheim, adres en browser bij het inloggen, tijd van inloggen en van laatste gebruik; van een token het label en het adres van het laatste gebruik
        [attempts] Inlogpogingen: een hash van de getypte naam, het adres, hoeveel
        [files] Bestanden die worden ingebracht
        [log] Het logboek van de server: tijd, nummer van het verzoek, pagina, status. Een mislukte inlogpoging met de naam van het account en het adres
       *[removed] Verwijderde toernooien: titel, wie het verwijderde, wanneer, hoeveel regels, de hash van de laatste. Verwijderde accounts: de naam en wat er in plaats daarvan staat, als dat is gekozen
    }
page-privacy-why =
    { $data ->
        [players] Om de uitslag van het toernooi waaraan zij deelnamen te bepalen en te publiceren (gerechtvaardigd belang van de organisator, art. 6 lid 1 onder f AVG)
        [entries] Zodat elke beslissing te herleiden is tot wie haar nam (gerechtvaardigd belang; instelling en onderbouwing van rechtsvorderingen, art. 17 lid 3 onder e)
        [accounts] Om toe te laten wie mag schrijven, en niemand anders (art. 6 lid 1 onder b of f)
        [sessions] Om te tonen waar iemand is ingelogd, en het te kunnen beëindigen (beveiliging, art. 6 lid 1 onder f, art. 32)
        [attempts] Om het raden van wachtwoorden te stoppen (beveiliging)
        [files] Zodat er tussen twee stappen niets twee keer wordt getypt
        [log] Om fouten en aanvallen te vinden (beveiliging)
       *[removed] Zodat niets spoorloos verdwijnt, en een vervangen naam vervangen blijft
    }
page-privacy-how-long =
    { $data ->
        [players] Tot het toernooi wordt verwijderd. Logbestanden zijn bewijs en blijven tot dan ongewijzigd bewaard
        [entries] Met het toernooi. Een regel kan niet afzonderlijk worden gewijzigd of verwijderd
        [accounts] Tot een beheerder het account verwijdert
        [sessions] Een sessie veertien uur; een token tot het wordt ingetrokken. Beide eindigen met het account en met het opnieuw instellen van het wachtwoord
        [attempts] Een kwartier, dan verwijderd
        [files] Tot ze zijn ingebracht, hoogstens een dag, vijf per account
        [log] Het programma bewaart geen logboek: het geeft regels aan het systeem, waarvan de beheerder bepaalt hoe lang (zie de handleiding; een week is genoeg)
       *[removed] Zo lang als de server
    }
page-privacy-who =
    { $data ->
        [players] Iedereen zolang het toernooi openbaar is; wie een account heeft zolang het privé is; wie het leidt en beheerders zolang het offline is
        [entries] Zoals het toernooi
        [accounts] Beheerders zien naam, rol en toernooien. Niemand ziet wachtwoorden of geheimen
        [account] Het account zelf
        [nobody] Niemand; het programma telt
        [machine] Wie de machine beheert
       *[administrators] Beheerders
    }
page-privacy-heading =
    { $about ->
        [where] Waar
        [cookies] Cookies
       *[rights] Uw rechten
    }
page-privacy-where = In één database, SQLite of PostgreSQL, op de machine of bij de dienst die de beheerder van de server heeft gekozen. Niets wordt naar anderen gestuurd: geen pagina laadt iets van een andere site, en niemand wordt geteld of gevolgd. Een webhook of een programma met een token ontvangt wat degene die het instelde heeft gevraagd.
page-privacy-cookies = Eén, { $session }, gezet bij het inloggen en daarvoor nodig; { $half } gedurende vijf minuten terwijl om een eenmalige code wordt gevraagd. Geen voor wie alleen kijkt.
page-privacy-language-cookie = Wie onder aan een pagina een taal kiest, krijgt { $language }; die bewaart deze keuze en niets anders, een jaar lang. Hij doet wat gevraagd is en onderscheidt niemand, zodat geen toestemming nodig is.
page-privacy-right =
    { $right ->
        [access] Inzage en overdraagbaarheid
        [rectification] Rectificatie
        [restriction] Beperking en bezwaar
        [erasure] Wissing
       *[copies] Kopieën
    }
page-privacy-right-means =
    { $right ->
        [access] Toernooibestand, logbestand en verslag zijn op de pagina van het toernooi te downloaden, in open formaten.
        [rectification] Een arbiter van het toernooi corrigeert een antwoord of wijzigt het toernooibestand; de eerdere tekst blijft in het logbestand naast de correctie staan, gemerkt als niet meer geldend.
        [restriction] Het toernooi kan meteen privé worden gemaakt of offline gehaald, door wie het inbracht of een beheerder (console, Meer).
        [erasure] Het toernooi kan als geheel met zijn logbestand worden verwijderd; een account kan worden verwijderd en de naam vanaf dan op elke pagina en afdruk door andere woorden worden vervangen. In een logbestand dat bewaard blijft, en in de downloads ervan, blijft de naam staan: elke regel is door zijn hash aan de vorige gebonden, en er een wijzigen zou het bewijs ongeldig maken.
       *[copies] Back-ups en bestanden die iemand heeft gedownload, zijn buiten bereik van deze server; wie ze bewaart, is ervoor verantwoordelijk.
    }
page-privacy-no-advice = Dit zijn de feiten over het programma, in woorden die een jurist kan gebruiken. Het is geen juridisch advies; wie de server beheert, voegt toe wie hij is en hoe hij te bereiken is.
card-front-clauses = Elke stap noemt zijn bepaling. Wat niet te beslissen is, wordt gezegd.
card-front-sports = Schaken en bridge
flow-of = Het verloop van { $title }
flow-first-play =
    { $count ->
       *[other] de eerste { $count } spelen
    }
flow-match-of =
    { $games ->
       *[other] match over { $games }
    }
flow-verb =
    { $what ->
        [none] geldt
        [go] verder
        [by-number] naar aantal
        [by-place] naar plaats
        [order] criteria op volgorde
        [lots] loting
        [decide] een beslissing
        [share] gedeeld
        [until-won] partijen tot winst
        [round-robin] rondtoernooi
        [knock-out] knock-outsysteem
        [ladder] ladder
        [armageddon] Armageddon
       *[board] één spel
    }

## The console

page-console-title = Console: { $event }
page-console-disk-full = De schijf van de server is vol: er kan niets worden ingevoerd tot er weer ruimte is. Wat bevestigd is, blijft bewaard.
page-console-secluded = Dit toernooi is { $audience }: niet iedereen ziet het.
page-console-so-far = De barrage tot nu toe
page-console-what-to-show = Wat te zien is
page-console-tab =
    { $tab ->
        [tie] Gelijke stand
        [why] Waarom
        [log] Logboek
        [mind] Om aan te denken
       *[more] Meer
    }
page-console-entered-last = Laatste invoer
page-console-print = Afdrukken
page-console-slips = Uitslagbriefjes van de open partijen
page-console-slips-pdf = Uitslagbriefjes als PDF
page-console-protocol = Verslag op papier
page-console-protocol-pdf = Verslag als PDF
page-console-pgn = Barrage als PGN
page-console-unusual = Uitzonderingen
page-console-remove = Dit toernooi verwijderen
page-console-keys = Toetsen
page-console-key =
    { $key ->
        [white] wit wint
        [draw] remise
        [black] zwart wint
        [next] het volgende bord
        [take] neemt de eerste uitslag van de uitzending over, of die met het kader
        [leave] laat die liggen
        [all] neemt alle van het toernooi over
        [keys] deze toetsen
       *[close] sluit dit venster
    }
page-console-keys-where = Op het bord met het kader, of op het enige. Dezelfde toets voert binnen een seconde niets in, en een bord dat net verschenen is ook niet.
page-console-close = Sluiten
page-console-back = Terug naar de console
page-console-reason = Reden
page-console-set = Vastleggen
# What the script says. Where it puts its own words stands $what.
page-console-said-seed = startwaarde “{ $what }”
page-console-said-answer = antwoord
page-console-lost = De verbinding is weg.
page-console-lost-look = Kijk in het logboek zodra ze terug is, en druk nogmaals als het er niet staat.
page-console-waiting = Wacht op de verbinding: { $what }.
page-console-waiting-sent = Het wordt verstuurd zodra de verbinding terug is, tenzij iemand sneller is.
page-console-do-not-send = Niet versturen
page-console-not-written = Niet ingevoerd: { $what }.
page-console-unreadable = het antwoord van de server is niet te lezen.
page-console-just-appeared = Dit bord is net verschenen: druk nogmaals.
page-console-same-key = Dezelfde toets voert binnen een seconde niets in.
page-now = Nu
page-now-tab = Tab kiest het bord;
page-now-key =
    { $key ->
        [white] wit wint
        [draw] remise
       *[black] zwart wint
    }
page-now-more-follow =
    { $count ->
        [one] Er volgt nog één vraag als deze beantwoord zijn.
       *[other] Er volgen nog { $count } vragen als deze beantwoord zijn.
    }
page-now-enter-result-of = Voer de uitslag in: { $game }.
page-now-enter-result = Voer de uitslag in.
page-now-enter-results-of = Voer de uitslagen in: { $game }.
page-now-enter-results = Voer de uitslagen in zodra partijen eindigen.
page-now-draw = Loot.
page-now-enter-and-draw = Voer de uitslagen in en loot.
page-now-answer = Beantwoord de open vragen: { number-word }.
page-now-not-finished = Het toernooi is niet afgelopen.
page-now-wins = { $winner } wint.
everything-settled = Alles is beslist.
page-now-left-open = De tekst laat een gelijke stand open.
page-now-nothing-yet = Er hoeft nog niets te worden gespeeld of geloot.
page-now-nothing-left = Er is niets meer te doen: druk het verslag af en laat het ondertekenen.
page-now-nothing-can-be-answered = Er kan niets worden beantwoord.
page-question-game-before = partij { $number }: { $result }
page-question-won = { $name } won
page-accept = Overnemen
page-question-draw-wins =
    { $colour ->
        [white] Bij remise wint wit.
       *[black] Bij remise wint zwart.
    }
page-question-chose = { $name } koos:
page-question-bid-of = Bod van { $name }
page-question-note-bids = Biedingen noteren
page-question-places-after-play = Plaatsen na het spelen; gelijke getallen waar het nog gelijk staat
page-question-key-into-clock = Wat op de klok wordt ingesteld
page-question-increment-from = De toeslag of vertraging telt vanaf zet { $number }.
page-question-result = Uitslag
page-question-forfeit = Reglementair
page-question-forfeits =
    { $who ->
        [white] Wit wint reglementair
        [black] Zwart wint reglementair
       *[both] Beiden verliezen reglementair
    }
page-question-seed = Startwaarde: bijvoorbeeld in het openbaar gedobbeld
page-question-draw-lots = Loten
page-question-by-hand = Met de hand geloot
page-question-first-drawn = Eerst getrokken
page-question-order-drawn = De gelote volgorde, vanaf 1
page-question-witness = Getuige
page-question-enter-draw = Loting invoeren
page-question-secrets = Uit geheimen van meer partijen, of een openbare bron
page-question-secrets-explained = Als niemand alleen mag dobbelen: elke partij zegt de SHA-256 van een geheim toe, daarna worden ze in één keer onthuld. Zodra iets is toegezegd of genoemd, beslist niets anders.
page-question-secret-of = Geheim van { $party }
page-question-what-came = Wat er kwam: { $source }
page-question-reveal = Onthullen en loten
page-question-promise =
    { $which ->
        [first] Geheim toezeggen
       *[another] Nog een toezegging
    }
page-question-party = Partij
page-question-hash = SHA-256 van het geheim
page-question-hash-made = Door de partij zelf gemaakt:
page-question-note-promise = Toezegging noteren
page-question-source = Openbare bron noemen
page-question-source-what = Wat zal beslissen
page-question-source-name = Noemen
page-question-enter = Invoeren
page-question-who-decided = Wie besliste ({ $who }, of een plaatsvervanger)
page-question-decided = Wat beslist is
page-question-go-on-with = Verder met { $clause }
page-question-go-on = Doorgaan
page-question-other-means = Op een andere manier, volgt nog
page-question-places = Plaatsen volgens de beslissing; gelijke getallen delen een plaats
page-question-places-otherwise = Of op een andere manier beslist: de plaatsen; gelijke getallen delen een plaats
page-correction-title = Een aantekening verbeteren
page-correction-line = Regel { $line } verbeteren
page-correction-answer = { $place }: { $answer }.
page-correction-answer-by = { $place }: { $answer }, ingevoerd door { $name }.
page-correction-draw = { $place }: de toegezegde loting. Ingetrokken met een reden, die op alles staat wat wordt afgedrukt, kan ze op een andere manier gebeuren.
page-correction-departure = Afwijking van het reglement in de gelijke stand: { $tie }.
page-correction-should-be = Juiste waarde
page-correction-not-asked = De vraag wordt niet meer gesteld; dit antwoord telt niet meer.
page-correction-take-back = Aantekening verwijderen
page-correction-open-again = Wat erdoor beslist was, is weer open. Er verandert niets voordat u hebt gezien wat eruit volgt.
page-correction-drawn-again = In plaats daarvan: opnieuw geloot
page-correction-drawn-then = Er wordt geloot zodra de reden is ingevoerd. Wie eerst zou kunnen kijken, zou startwaarden kunnen proberen tot er een bevalt.
page-correction-instead = In plaats daarvan: { $answer }
page-correction-instead-nothing = In plaats daarvan: niets, ingetrokken
page-correction-correct-it = Verbeteren
page-correction-before = Voor
page-correction-after = Na
page-correction-falls-away = Geldt niet meer
page-correction-of-question = { $place }: { $answer }
page-correction-opens = Opnieuw te beantwoorden
page-correction-open = nog open
page-unusual-amend = Toernooibestand wijzigen
page-unusual-depart = Afwijken van het reglement
page-unusual-places = Plaatsen in de gelijke stand ({ $tie }); gelijke getallen delen een plaats
page-unusual-who-decides = Wie beslist
page-unusual-enter-departure = Uitzondering opslaan
page-unusual-departure-marked = Ze staat voortaan op alles wat wordt getoond of afgedrukt.
page-unusual-leaves = Iemand verlaat de barrage
page-unusual-who-leaves = Wie vertrekt
page-save = Opslaan
page-unusual-leaving = Een onderdeel dat begonnen is, wordt met reglementaire uitslagen afgemaakt; een dat nog niet begonnen is, begint zonder wie vertrekt.
page-unusual-add-note = Notitie toevoegen
page-unusual-note = Notitie
page-add = Toevoegen
page-log-title = Logboek: { $event }
page-log-heading = Logboek
page-log-empty = Er is nog niets ingevoerd.
page-log-older =
    { $count ->
        [one] { $count } oudere aantekening
       *[other] { $count } oudere aantekeningen
    }
page-log-head = Vingerafdruk van het logbestand:
page-log-correct = Verbeteren
page-log-draw = De loting
page-log-draw-again = Om opnieuw te loten, voor elke naam: { $command }; de laagste eerst.
page-toast-written = Ingevoerd: { $what }.
page-toast-withdrawn = { $place } ingetrokken
page-toast-departure-withdrawn = afwijking van het reglement ingetrokken
page-toast-amended = toernooibestand gewijzigd
page-toast-written-at = Ingevoerd { $time }: { $what }.
page-undo = Ongedaan maken
page-resting = Rust
page-resting-may-start = Mag beginnen om { $time }
page-resting-until =
    { $count ->
        [1] { $names } rust tot { $time }
       *[other] { $names } rusten tot { $time }
    }
page-resting-over = mag nu beginnen
page-resting-correct = Deze rust verbeteren
page-resting-minutes-from-now = Minuten vanaf nu; 0 beëindigt ze
page-resting-correct-it = Rust verbeteren
page-resting-grant = Rust geven
page-resting-minutes = Minuten
page-resting-for-whom = Voor; niemand aangevinkt betekent iedereen
page-resting-grant-it = Geven
page-resting-ends = Ze eindigt als wie rusten gaan spelen.
page-amend-explained = Verbeter wat niet klopt: een rating, een tijd, een uitslag van het toernooi. Er wordt niets ingevoerd voordat u hebt gezien wat eruit volgt.
page-amend-file = Het toernooibestand
page-amend-show = Wijzigingen bekijken
page-amend-changed = Gewijzigd
page-amend-follows = Uitkomst
page-amend-kept = Alle antwoorden die tellen, blijven.
page-amend-it = Wijzigingen opslaan
page-amend-other-regulation = een wijziging kan het reglement niet veranderen: breng het toernooi opnieuw in, onder het andere
page-removal-title = { $event } verwijderen
page-removal-goes =
    { $entries ->
        [1] Het toernooi verdwijnt voor iedereen, met zijn logbestand van { $entries } aantekening. Van hieruit is het niet terug te halen.
       *[other] Het toernooi verdwijnt voor iedereen, met zijn logbestand van { $entries } aantekeningen. Van hieruit is het niet terug te halen.
    }
page-removal-keep-first = Bewaar het eerst: { $files }.
page-removal-file =
    { $file ->
        [record] logbestand
        [event] toernooibestand
        [regulation] reglement
        [protocol] verslag op papier
       *[lines] de regels van het logbestand
    }
page-removal-stays = Wat hier blijft: dat u het verwijderd hebt, wanneer, en de vingerafdruk van het logbestand, { $head }.
page-removal-type = Typ { $name } om door te gaan
page-removal-remove = Toernooi verwijderen
page-cancel = Annuleren
page-removal-not-typed = Er is niets verwijderd: wat getypt werd, is niet { $name }.
page-removal-grown = het logbestand is gegroeid sinds de pagina geladen werd, daarom is er niets verwijderd
page-removal-not-yours = alleen wie het toernooi inbracht of een beheerder verwijdert het
page-removal-removed = Verwijderd
page-removal-trace =
    { $entries ->
        [one] verwijderd door { $who }, { $when }; { $entries } aantekening, vingerafdruk { $head }
       *[other] verwijderd door { $who }, { $when }; { $entries } aantekeningen, vingerafdruk { $head }
    }
page-removal-before-them =
    { $count ->
        [one] en nog { $count } ervoor; alle staan in elke back-up
       *[other] en nog { $count } ervoor; alle staan in elke back-up
    }
page-damaged-ways = Zoals het bewaard is: { $files }.
page-audience =
    { $audience ->
        [public] openbaar
        [private] privé
       *[offline] offline
    }
page-audience-who = Zichtbaarheid
page-audience-means =
    { $audience ->
        [public] Openbaar: iedereen ziet het, ook borden en downloads
        [private] Privé: wie hier een account heeft
       *[offline] Offline: wie het leiden, en beheerders
    }
page-audience-not-yours = alleen wie het toernooi inbracht of een beheerder bepaalt wie het ziet
page-audience-unknown = “{ $word }” is niet public, private of offline
page-embedding = Het bord op andere sites
page-embedding-sites = Sites die het bord in een kader mogen tonen en de feed mogen lezen, één per regel, als adres zonder pad
page-embedding-none = Geen, waar niets genoemd is. Op hun pagina’s:
page-embedding-too-many = er zijn { $count } sites genoemd: het mogen er ten hoogste { $most } zijn
page-embedding-no-site = “{ $text }” is geen site: verwacht: https://example.org
page-embedding-refused = { $site } mag dit bord nog niet tonen
page-embedding-allow = Sta het zo toe: open de console van het toernooi, kies “Meer” en voeg { $site } toe onder “Het bord op andere sites”.
page-embedding-open = Bord openen
page-hall-language = Weergavetaal
page-hall-language-shown = Bord en overlay worden getoond in het
page-hall-language-else = Wie { $query } aan het adres toevoegt, ziet ze in een andere taal.
page-hall-language-unknown = “{ $code }” is geen taal van een bord: verwacht: { $known }
page-broadcast-from = Uit de uitzending
page-broadcast-looked = { $host }, bekeken { $time }
page-broadcast-misfits = Wat niet klopt: { $count }
page-broadcast-nothing = Er zijn geen voorstellen.
page-broadcast-running = Bezig: { $count }
page-broadcast-move = { $game }, zet { $number }
page-broadcast-change = Logbestand wijzigen
page-broadcast-leave = Negeren
page-broadcast-take-all =
    { $count ->
       *[other] Alle { $count } van het toernooi overnemen
    }
page-broadcast-nobody = Niemand uit dit toernooi
page-broadcast = Uitzending
page-broadcast-none = Deze server volgt geen uitzendingen: { $option } noemt de servers die hij mag bevragen. { $command } volgt er een vanaf uw eigen computer.
page-broadcast-address = Adres van de partijen, als PGN
page-broadcast-follow = Volgen
page-broadcast-hosts = Van { $hosts }. Er wordt niets ingevoerd dat niemand overneemt.
page-broadcast-stop = Niet meer volgen
page-broadcast-neither = “{ $word }” is noch take noch leave
page-broadcast-nothing-chosen = het ontbreekt wat wordt overgenomen of blijft liggen
page-broadcast-no-longer = de uitzending stelt dit niet meer voor: het staat al in het logbestand, of ze zegt nu iets anders
page-broadcast-not-allowed = deze server volgt geen uitzendingen: `serve --follow-hosts` noemt de servers die hij mag bevragen
page-broadcast-cannot-be-followed = “{ $url }” kan niet worden gevolgd: { $why }
page-broadcast-no-address = “{ $url }” is geen adres
page-broadcast-too-many =
    { $count ->
       *[other] er worden al { $count } toernooien gevolgd; stop eerst met een ervan
    }
page-broadcast-at-once = iemand anders antwoordt op hetzelfde moment over de uitzending
page-broadcast-not-followed = dit toernooi volgt geen uitzending
page-missing =
    { $what ->
        [question] de vraag ontbreekt
        [who-decided] het ontbreekt wie besliste
        [who-decides] het ontbreekt wie beslist
        [tie] de gelijke stand ontbreekt
        [reason] de reden ontbreekt
        [head] de vingerafdruk van het logbestand ontbreekt
        [who-leaves] het ontbreekt wie vertrekt
        [minutes] het aantal minuten ontbreekt
        [party] de partij ontbreekt
        [hash] de hash van het geheim ontbreekt
        [source] de bron ontbreekt
        [note] de notitie ontbreekt
        [line] de regel ontbreekt
        [address] het adres ontbreekt
        [what-to-do] het ontbreekt wat er moet gebeuren
        [spelling] de schrijfwijze ontbreekt
       *[who-is-meant] het ontbreekt wie bedoeld is
    }
page-missing-place = de plaats van { $name } ontbreekt
page-no-place = “{ $word }” is geen plaats voor { $name }: verwacht: 1 tot en met { $count }
page-no-promise = niemand heeft een geheim toegezegd
page-no-seed = er is geen startwaarde om mee te loten
page-no-such-tie = deze gelijke stand is er niet meer: { $tie }
page-no-rest = “{ $word }” is geen rust: verwacht: 1 tot en met 240 minuten, of 0 om er een te beëindigen
page-takes-no-part = “{ $name }” doet niet mee aan dit toernooi
page-question-changed = de vraag is veranderd sinds de pagina geladen werd: andere spelers of andere kleuren
page-answered-already = { $question } is al beantwoord: { $answer }
page-answered-already-by = { $question } is al beantwoord door { $name }: { $answer }
page-no-open-question = er is hier geen open vraag { $question }
page-no-open-lots = er is hier geen open loting { $question }
page-record-grown = het logbestand is gegroeid sinds de pagina geladen werd, en wat eruit volgt kan veranderd zijn
page-too-late-to-take-back = dit kan niet meer meteen worden ingetrokken: er zijn tien seconden voorbij, of het is veranderd; verbeter het in het logboek
page-correction-needs-reason = een verbetering vraagt een reden: die blijft in het logbestand staan naast wat ze verbetert
page-correction-decides-nothing = deze aantekening beslist niets en kan niet worden verbeterd; voeg in plaats daarvan een notitie toe
page-correction-no-line = het logbestand heeft hier geen regel { $line }
page-correction-counts-no-longer = dit antwoord telt niet meer: de vraag wordt niet meer gesteld

## Accounts, people, files that come in

page-account = Account
page-account-name = Naam
page-account-password = Wachtwoord
page-account-do-not-fit = Naam en wachtwoord horen niet bij elkaar.
page-account-one-time-code = Eenmalige code
page-account-code-asked = Het wachtwoord klopt. Nu de code die uw authenticator toont, of een van uw herstelcodes.
page-account-code = Code
page-account-code-wrong = Deze code klopt niet of is al gebruikt.
page-account-no-invitation = hier is geen uitnodiging: de link is gebruikt of verlopen
page-account-set-up-administrator = De beheerder instellen
page-account-set-your-password = Stel uw wachtwoord in
page-account-link-works-once = Deze link werkt één keer. Uw naam komt bij elke invoer te staan die u doet.
page-account-set-up-again = Bestaat het account al, dan wordt het overal uitgelogd, vervallen zijn tokens en moeten eenmalige codes opnieuw worden ingesteld.
page-account-at-least = Minstens { $count } tekens.
page-account-same-again = Wachtwoord herhalen
page-account-set-the-password = Wachtwoord instellen
page-account-passwords-differ = de twee wachtwoorden verschillen
page-account-name-refused = een naam heeft 1 tot 100 afdrukbare tekens
page-account-password-short =
    { $length ->
        [one] het wachtwoord heeft { $length } teken; minstens { $shortest } zijn nodig
       *[other] het wachtwoord heeft { $length } tekens; minstens { $shortest } zijn nodig
    }
page-account-password-long = het wachtwoord is langer dan { $longest } tekens
page-account-role =
    { $role ->
        [administrator] beheerder
        [arbiter] arbiter
       *[reader] lezer
    }
page-account-password-changed = Het wachtwoord is gewijzigd en alle andere sessies zijn beëindigd.
page-account-tokens = Tokens voor programma’s
page-account-tokens-explained = Een programma dat een token stuurt, mag wat u mag, voor zover het token dat toestaat. De interface staat beschreven in { $file }.
page-account-new-token = Het nieuwe token, alleen nu te zien: { $token }
page-account-token-for = Waarvoor het is
page-account-token-may = Wat het mag
page-account-token-days = Na hoeveel dagen het eindigt
page-account-token-never = nooit
page-account-token-event = Alleen voor het toernooi
page-account-token-all = al uw toernooien
page-account-make-token = Token maken
page-account-scope =
    { $scope ->
        [read] bekijken
        [answer] bekijken en in logbestanden schrijven
       *[manage] alles wat u mag
    }
page-account-only-for = alleen voor { $event }
page-account-since = sinds { $when }
page-account-until = tot { $when }
page-account-last-used-from = laatst gebruikt { $when } vanaf { $address }
page-account-never-used = nooit gebruikt
page-account-take-back = Intrekken
page-account-sessions = Waar u bent ingelogd
page-account-more-sessions =
    { $count ->
        [one] en nog een die eerder is gebruikt
       *[other] en nog { $count } die eerder zijn gebruikt
    }
page-account-end-others = Andere apparaten uitloggen
page-account-browser = Een browser
page-account-browser-on = { $browser } op { $system }
page-account-this-one = deze
page-account-session-since = sinds { $when } vanaf { $address }
page-account-last-used = laatst gebruikt { $when }
page-account-begun-before = begonnen voordat dit werd bijgehouden
page-account-password-now = Huidig wachtwoord
page-account-new-password = Nieuw wachtwoord
page-account-tokens-too = Ook alle tokens intrekken
page-account-change-password = Wachtwoord wijzigen
page-account-others-end = Alle andere sessies eindigen.
page-account-no-such-scope = “{ $word }” is niet iets waarvoor een token kan dienen
page-account-days-refused = een token eindigt na 1 tot 3650 dagen
page-account-no-event = er is hier geen toernooi “{ $event }”
page-account-most-tokens = een account heeft hoogstens { $most } tokens: trek er eerst een in
page-account-password-now-wrong = Het huidige wachtwoord klopt niet.
page-account-one-time-codes = Eenmalige codes
page-account-codes-left =
    { $left ->
        [one] Na het wachtwoord wordt een code gevraagd. Er is nog { $left } van { $all } herstelcodes over.
       *[other] Na het wachtwoord wordt een code gevraagd. Er zijn nog { $left } van { $all } herstelcodes over.
    }
page-account-ask-no-more = Geen code meer vragen
page-account-codes-explained = Met een authenticator op uw telefoon wordt na het wachtwoord een code gevraagd, zodat het wachtwoord alleen niemand binnenlaat.
page-account-set-up-codes = Eenmalige codes instellen
page-account-codes-there = eenmalige codes zijn al ingesteld: beëindig ze eerst
page-account-password-wrong = Het wachtwoord klopt niet.
page-account-read-secret = Lees dit met een authenticator, of typ het geheim erin over.
page-account-qr-code = QR-code van het geheim
page-account-secret = Geheim: { $secret }
page-account-code-shown = De code die hij toont
page-account-confirm = Bevestigen
page-account-code-not-now = Dit is niet de code van nu. Loopt de klok van de telefoon gelijk?
page-account-recovery-codes = Herstelcodes
page-account-recovery-explained = Eenmalige codes zijn ingesteld. Zonder de authenticator laat elk van deze u één keer binnen. Druk ze af of bewaar ze waar de telefoon niet is; ze worden alleen nu getoond.
page-account-codes-kept = Ik heb ze bewaard
page-people-link = Stuur deze link naar de persoon; hij werkt één keer, binnen een week, en eerdere voor deze naam zijn vervallen: { $link }
page-people-find = Zoeken
page-people-invite = Iemand uitnodigen
page-people-role = Rol
page-people-role-means =
    { $role ->
        [arbiter] arbiter: brengt toernooien in, leidt de toegewezen
        [reader] lezer: ziet elke console, wijzigt niets
       *[administrator] beheerder: alles
    }
page-people-make-link = Link maken
page-people-known-name = Bestaat de naam al, dan stelt de link een nieuw wachtwoord en de rol in en beëindigt sessies, tokens en eenmalige codes.
page-people-conducts =
    { $count ->
        [one] Leidt { $count } toernooi
       *[other] Leidt { $count } toernooien
    }
page-remove = Verwijderen
page-people-no-longer-event = { $event } verwijderen
page-people-more-events = en nog { $count }
page-people-event-address = Toernooi, zoals het in het adres staat
page-people-remove = Verwijderen
page-people-removal = Sessies, tokens en uitnodigingen eindigen meteen. Invoer blijft in de logbestanden, die niet gewijzigd kunnen worden.
page-people-other-words = Naam vervangen door
page-people-remove-name = { $name } verwijderen
page-people-no-account-or-event = zo’n account of toernooi is hier niet
page-people-no-account = zo’n account is hier niet
page-people-not-oneself = niemand kan het account verwijderen waarmee hij is ingelogd
page-incoming-step = Stap { $step } van 2
page-incoming-new-event = Nieuw toernooi
page-incoming-from-file = Uit een bestand
page-incoming-event-file = Toernooibestand (TOML of JSON), TRF, PGN, CSV, XLSX, ODS, USEBIO of PBN, ingepakt of niet
page-incoming-or-pasted = Of geplakt
page-incoming-paste = Een kruistabel uit een rekenblad of van een webpagina, of de tekst van een van deze bestanden
page-incoming-title-without = Titel, als de tekst er geen heeft
page-incoming-or-grid = Of { $grid }.
page-incoming-or-grid-link = typ spelers en uitslagen in een raster
page-incoming-own-regulation = Een eigen reglementbestand
page-incoming-or-write = Of { $write }, gecontroleerd terwijl u schrijft.
page-incoming-or-write-link = schrijf er hier een
page-incoming-regulation-file = Reglementbestand
page-incoming-read = Doorgaan
page-incoming-nothing-decided = Er is nog niets beslist: hierna komt wat het bestand bevat, en de keuze van reglement, interpretaties en tijdzone.
page-incoming-pasted-event = Geplakt toernooi
page-incoming-neither = er is geen bestand en geen geplakte tekst
page-incoming-not-utf-8 = { $name } is geen UTF-8: sla het op als UTF-8
page-incoming-not-a-regulation = { $name } is geen reglement ({ $what })
page-incoming-too-many-fields = het formulier heeft meer velden dan deze pagina verstuurt
page-incoming-text-not-utf-8 = de tekst is geen UTF-8
page-incoming-form-unread = het formulier is niet te lezen: { $why }
page-incoming-no-upload = het geüploade bestand is hier niet meer: breng het opnieuw in
page-incoming-no-such-event = “{ $which }” is geen toernooi van het bestand
page-incoming-refused =
    { $what ->
        [kind] “{ $text }” is geen soort toernooi
        [scoring] “{ $text }” is geen telling voor paren
        [cycles] “{ $text }” is geen aantal cycli
        [rounds] “{ $text }” is geen aantal rondes
       *[encoding] “{ $text }” is geen tekencodering
    }
page-incoming-no-time-zone = “{ $name }” is geen tijdzone: verwacht wordt een naam uit de IANA-database, zoals Europe/Amsterdam
page-incoming-other-time-zone = “{ $name }” is geen tijdzone: bedoelt u { $near }?
page-incoming-names-no-regulation = het bestand noemt geen reglement: kies er hieronder een
page-incoming-unknown-regulation = er is geen ingebouwd reglement “{ $regulation }”: kies een van { $known }, of voeg het bestand van het reglement toe
page-incoming-still-undecided = hieronder is nog iets te beslissen
page-grid-new = Nieuw rondtoernooi
page-grid-players = Spelers
page-grid-empty = Leeg raster van deze grootte
page-grid-marked =
    { $count ->
        [one] { $count } veld om naar te kijken, hieronder gemarkeerd.
       *[other] { $count } velden om naar te kijken, hieronder gemarkeerd.
    }
page-grid-title = Titel
page-grid-explained = Spelers in de volgorde van hun lotnummers. In de vakken 1, 5 of ½, 0, gezien vanuit de rij; leeg zolang er niet gespeeld is. Een van de twee vakken van een partij is genoeg. Ronden en kleuren volgen de Bergertabel; waar een kleur anders was, voegt u w (wit) of b (zwart) toe: 1b.
page-grid-next = Hierna komt de keuze van reglement, interpretaties en tijdzone.
page-number = Nummer
page-grid-rating = Rating
page-grid-name-of = Naam van speler { $number }
page-grid-rating-of = Rating van speler { $number }
page-grid-against = { $row } tegen { $column }
page-grid-no-title = het toernooi heeft een titel nodig
page-grid-no-name = er ontbreekt een naam
page-grid-no-rating = “{ $typed }” is geen rating
name-twice = twee deelnemers heten “{ $name }”
page-grid-does-not-fit = past niet bij het vak ertegenover
page-grid-no-result = “{ $typed }” is geen 1, ½ (of 5) of 0
page-incoming-holds = Wat het bestand bevat
page-incoming-to-decide = Te beslissen
page-incoming-nothing-before = Er wordt niets uitgewerkt voordat dit gezegd is.
page-incoming-bring = Importeren
page-incoming-read-again = Opnieuw lezen
page-incoming-show-follows = Tonen wat volgt
page-incoming-another-file = Ander bestand kiezen
page-incoming-with-regulation = Is een reglement gekozen, dan toont deze pagina wat elk van zijn interpretaties voor dit toernooi zou betekenen.
page-incoming-regulation = Reglement
page-incoming-settled-by-file = Gelijke standen worden beslist volgens { $file }, het meegegeven bestand.
page-incoming-as-chosen = Zoals het gekozen is: { $outcome }
page-incoming-which-event = Welk toernooi
page-incoming-one-event =
    { $games ->
        [one] { $name } ({ $games } partij)
       *[other] { $name } ({ $games } partijen)
    }
page-incoming-names-alike = Namen die op elkaar lijken
page-incoming-names-are =
    { $are ->
        [apart] Het zijn verschillende personen
       *[together] Elke twee zijn één persoon
    }
page-incoming-one-person = Eén persoon: { $names }
page-incoming-read-wrong = Corrigeren wat herkend is
page-incoming-kind = Soort toernooi
page-incoming-scoring = Telling van de spellen
page-incoming-as-read = zoals gelezen
page-incoming-cycles = Hoe vaak iedereen tegen iedereen speelt
page-incoming-rounds = Hoeveel rondes het toernooi heeft
page-incoming-encoding = Tekencodering van het bestand
page-incoming-settle-by = Beslis gelijke standen volgens
page-incoming-choose = kies een reglement
page-incoming-built-in = Ingebouwd
page-incoming-own-version =
    { $draft ->
        [yes] { $title }, versie { $number } (een nieuwere is een concept)
       *[no] { $title }, versie { $number }
    }
page-incoming-its-text = De tekst
page-incoming-text-kept = Het toernooi bewaart de tekst zoals die nu is en toont hem aan iedereen.
page-incoming-silent-readings =
    { $count ->
        [one] { $count } interpretatie die nu niets zou veranderen
       *[other] { $count } interpretaties die nu niets zouden veranderen
    }
page-incoming-way =
    { $usual ->
        [yes] { $name } (gebruikelijk): { $means }
       *[no] { $name }: { $means }
    }
page-incoming-names = Namen
page-incoming-names-shown =
    { $order ->
        [given-family] Voornaam eerst: { $example }
        [family-given] Achternaam eerst: { $example }
       *[as-written] Zoals in het bestand: { $example }
    }
page-incoming-names-explained = Het logbestand en de andere bestanden houden de namen van het ingelezen bestand. Bij Chinese, Hongaarse en Vietnamese namen blijft de achternaam vooraan.
page-incoming-time-zone = Tijdzone
page-incoming-played-in = Tijdzone waarin gespeeld wordt
page-incoming-zone-explained = Rusttijden, invoer en het vroegste begin worden daarin getoond. Zonder tijdzone dragen ze de afwijking van de server of van het bestand.
page-incoming-take-zone = Die van deze browser nemen: { $zone }

## The editor of regulations

page-editor-new = Nieuw reglement
page-editor-not-saved-yet = Nog niet opgeslagen. Alleen u, beheerders en wie u het laat zien zullen het vinden.
page-editor-as-form = Het reglement als formulier
page-editor-as-toml = Het reglement, als TOML
page-editor-save-as = Opslaan als versie { $number }
page-editor-check = Controleren
page-editor-drafts = Een tekst met fouten kan als concept worden opgeslagen. Hoe een reglement geschreven wordt, staat in de handleiding voor organisatoren; { $built-in } zijn voorbeelden.
page-editor-drafts-link = de ingebouwde
page-editor-checker-says = Wat de controle zegt
page-editor-not-saved = { $mark } { $why }.
page-editor-not-saved-mark = Niet opgeslagen:
page-editor-saved-as = Opgeslagen als versie { $number }.
page-editor-open-event = Er een toernooi onder openen
page-editor-overtaken = { $who } sloeg op { $when } versie { $number } op, terwijl u schreef.
page-editor-overtaken-yours = De uwe staat hieronder en is niet opgeslagen. Sla hem nu op en hij wordt versie { $next }; de andere blijft versie { $number }. Of neem over wat daar gewijzigd is:
page-editor-signs = − alleen in de andere, + alleen in de uwe.
page-editor-their-version = De andere versie
page-editor-text-late = de tekst is niet op tijd te lezen: probeer het opnieuw of kort hem in
page-editor-severity =
    { $severity ->
        [error] fout:
        [warning] waarschuwing:
       *[note] opmerking:
    }
page-editor-class =
    { $class ->
        [invalid] ongeldig
        [missing-reference] ontbrekende verwijzing
        [gap] leemte
        [overlap] overlapping
        [endless-loop] eindeloze lus
        [unreachable] onbereikbaar
        [never-separates] scheidt nooit
        [undefined-value] onbepaalde waarde
        [ill-suited] ongeschikt
        [unstated-reading] interpretatie niet gezegd
        [tie-left] gelijke stand blijft
        [discretion] naar eigen oordeel
        [bound] grens
       *[other] { $words }
    }
page-editor-flow = Verloop
page-editor-verdict =
    { $verdict ->
        [complete] Het kan gevolgd worden en laat geen gelijke stand zonder regel.
        [followed] Het kan gevolgd worden.
        [not-always] Het kan gevolgd worden, maar niet in alle gevallen.
       *[not] Het kan nog niet gevolgd worden.
    }
page-editor-not-explored = Niet elke uitkomst is bekeken: { $why }.
page-editor-unexplored =
    { $why ->
        [many-readings] het noemt meer interpretaties dan hier verkend kunnen worden: gebruik tiebreak check
        [in-a-moment] controleer het zo dadelijk opnieuw
       *[takes-longer] alle uitkomsten verkennen duurt langer dan gewoonlijk: controleer het zo dadelijk opnieuw
    }
page-editor-other-id = de id is "{ $found }", maar dit reglement wordt bewaard als "{ $wanted }"
page-editor-other-id-hint = schrijf id = "{ $wanted }", zodat geen logbestand het met een ander verwart; de titel mag u kiezen
page-editor-too-long = de tekst heeft { $bytes } bytes; hoogstens { $most } worden aangenomen
page-editor-unseen = regel { $line } heeft een teken dat niet te zien is: haal het weg
page-editor-no-regulation = er is hier geen reglement “{ $id }”
page-editor-no-version = er is hier geen versie { $number } van “{ $id }”
page-editor-most-begun = { $name } is al { $most } reglementen begonnen
page-editor-most-versions = er zijn { $most } versies: begin er een nieuw reglement mee
page-editor-not-followed = geen versie van “{ $id }” kan al gevolgd worden: herstel eerst de fouten
page-editor-who-shares = { $name } of een beheerder zegt wie het ziet
page-editor-no-account = er is hier geen account “{ $name }”
page-editor-keeps-seeing = { $name } is het begonnen en blijft het zien
page-editor-typed-other = wat is ingetypt is niet { $id }
page-editor-who-sees = Wie { $title } ziet
page-editor-who-sees-it = Wie het ziet
page-editor-administrators-see = Beheerders zien elk reglement. Daarnaast:
page-editor-began-it = is het begonnen
page-editor-no-longer = Niet meer
page-editor-account-name = Naam van het account
page-editor-let-see = Dit account het laten zien
page-editor-arbiters-too = Arbiters mogen het ook wijzigen; lezers kijken alleen.
page-editor-remove-regulation = Het reglement verwijderen
page-editor-versions-go = Alle versies verdwijnen; { $keep }. Toernooien die eronder zijn geopend, houden hun tekst.
page-editor-versions-go-link = bewaar eerst het bestand
page-editor-type-to-go-on = Typ om door te gaan { $id }
page-editor-remove-it = Verwijderen
page-editor-versions-of = Versies van { $title }
page-editor-versions = Versies
page-editor-version-of = { $title }, versie { $number }
page-editor-saved-by = Opgeslagen door { $who } op { $when }
page-editor-all-versions = Alle versies
page-editor-file = Bestand
page-editor-bring-back = Terughalen als versie { $number }
page-editor-changed-since = Gewijzigd sinds versie { $number }
page-editor-text = Tekst
page-editor-saved-since = { $who } heeft sindsdien versie { $number } opgeslagen
page-editor-no-line-differs = Geen regel verschilt.
# What the schema of regulation files says, by its first words; what is not here stays English.
page-editor-schema =
    { $text ->
        [a-clause] een bepaling
        [a-code-of-fide-s] een code van de FIDE
        [a-criterion] een criterium
        [a-draw-wins-for] Remise wint voor
        [a-margin-against-all-of-them-together-or-against-each-as-a-k] Een marge tegen allen samen of tegen ieder, zoals een knock-out die nodig heeft: de winnaar van hun wedstrijd neemt haar mee, de verliezer niets.
        [a-match-of-a-fixed-number-of-games] Een match met een vast aantal partijen.
        [a-person-decides] Een persoon beslist
        [a-person-decides-those-left-level-go-on-where-there-is-a-the] Een persoon beslist; wie gelijk blijft, gaat verder waar er een `then` is.
        [a-remark-of-ours] Een opmerking van ons.
        [a-report-of-short-draws-where-the-event-gives-their-length] Een overzicht van korte remises, als het toernooi hun lengte geeft.
        [a-rest-before-the-play-off] Een rust voor de barrage.
        [a-sentence-that-would-settle-it-for-the-next-edition-of-the-] Een zin voor de volgende uitgave die het zou regelen.
        [a-sudden-death-game-that-both-forfeit-asked-of-the-arbiter-o] Een suddendeathpartij die beiden reglementair verliezen: de arbiter wordt gevraagd, of remise.
        [a-title-a-trophy-or-a-category-of-prizes-and-for-whom-it-is] Een titel, een beker of een prijscategorie, en voor wie die is.
        [a-title-trophy-or-prize] Een titel, beker of prijs
        [above-the-last-so-many] Boven de laatste zoveel.
        [absent] afwezig
        [absent-results] resultaten van afwezigen
        [absent-share] deel van afwezigen
        [after] na
        [after-the-games-of-the-tied-or-all-games-of-the-event] Na de partijen van wie gelijk staan, of na alle partijen van het toernooi.
        [after-what-in-the-words-of-the-text] Na wat, in de woorden van de tekst.
        [against] tegen
        [all] alle
        [all-games] alle partijen
        [all-go-to-one-clause] allen gaan naar één bepaling
        [all-tied] allen die gelijk staan
        [also-while-the-event-is-played] Ook terwijl het toernooi loopt
        [among-qualified] onder wie zich plaatsten
        [among-whom-the-criteria-of-order-compare-the-group-that-is-o] Onder wie de criteria van `order` vergelijken: de groep die wordt geordend, of allen die aan het eind van het toernooi gelijk stonden.
        [annulled] geschrapt
        [armageddon] armageddonpartij
        [asked] gevraagd
        [at-least-so-many-boards] Minstens zoveel spellen.
        [at-most-so-many-boards-those-still-level-then-go-on] Hoogstens zoveel spellen; wie dan nog gelijk staat, gaat verder.
        [average] gemiddelde
        [beaten] verslagen
        [becomes-at-least-so-old-in-the-year-of-the-event] Wordt in het jaar van het toernooi minstens zo oud.
        [becomes-at-most-so-old-in-the-year-of-the-event] Wordt in het jaar van het toernooi hoogstens zo oud.
        [begins-with-clause] Begint met bepaling
        [below-the-first-so-many] Onder de eerste zoveel.
        [best] beste getal
        [between] tussen wie
        [bids] tijdbiedingen
        [black] zwart
        [black-s-time] De tijd van zwart.
        [board] spel
        [board-a-match] board-a-match
        [boards] spellen
        [born] geboren
        [both] beide
        [bridge-how-quotients-compare-where-neither-team-lost-anythin] Bridge: hoe quotiënten worden vergeleken als geen van de teams iets verloor. Gelijk, of naar wat zij wonnen.
        [bridge-swiss-points-as-a-sum-or-as-an-average-per-opponent] Bridge: Zwitserse punten als som of als gemiddelde per tegenstander.
        [bridge-what-becomes-of-sums-over-the-tied-where-some-two-of-] Bridge: wat er met sommen over wie gelijk staan gebeurt als twee van hen elkaar niet troffen.
        [bridge-what-it-takes-to-have-beaten-a-team] Bridge: wat nodig is om een team verslagen te hebben.
        [bridge-what-several-meetings-of-the-same-two-count] Bridge: wat meerdere ontmoetingen van dezelfde twee tellen.
        [bridge-which-scores-of-the-opponents-make-swiss-points-those] Bridge: welke scores van de tegenstanders de Swiss points vormen. Die van de stand, met carry-over en straffen, of de in wedstrijden gewonnen VP’s.
        [by] volgens
        [by-a-usual-rule] volgens een gebruikelijke regel
        [by-change] door wisseling
        [by-imps] op IMP’s
        [by-place] naar plaats
        [by-vps] op VP’s
        [by-what-the-scheduled-number-of-boards-is-divided] Waardoor het geplande aantal spellen wordt gedeeld.
        [by-won] naar wat gewonnen is
        [carried-out-by-other-clauses] Uitgevoerd door andere bepalingen
        [chess] schaken
        [chess-round-robins-what-becomes-of-the-games-of-players-who-] Rondtoernooien in het schaken: wat er met de partijen gebeurt van wie zich terugtrokken of werden uitgesloten. Gewonnen door hun tegenstanders, alle uitslagen geschrapt, of geschrapt als minder dan de helft gespeeld was.
        [choices] keuzes
        [choose-some-who-go-on] Enkelen kiezen, die doorgaan
        [chosen-by] Gekozen volgens
        [clause] bepaling
        [clear-winner] duidelijke winnaar
        [clear-winner-after-round] duidelijke winnaar na een ronde
        [clock] Klok
        [compared-among] Vergeleken onder
        [continue] verder
        [count] tellen
        [counts] telt
        [default] gebruikelijk
        [double-for-two] dubbel voor twee
        [double-forfeit] beiden reglementair
        [draw] remise
        [draw-by] remise volgens
        [draw-lots] Loten
        [drawn-by] geloot volgens
        [draws-within-so-many-moves-are-listed] Remises binnen zoveel zetten worden vermeld.
        [each] ieder
        [each-reading-with-what-it-means] Elke interpretatie met wat ze betekent.
        [each-two] elke twee
        [earned] behaald
        [event] toernooi
        [event-files-give-its-prizes-by-this-name] Toernooibestanden geven de prijzen onder deze naam.
        [everybody-against-everybody-by-the-berger-tables] Iedereen tegen iedereen, volgens de Bergertabellen.
        [everywhere] overal
        [extra-boards-of-a-level-match-the-scheduled-number-divided-b] Extra spellen van een gelijke wedstrijd: het geplande aantal gedeeld door `part`, naar boven afgerond, minstens `least`.
        [federation] bond
        [fewer] minder
        [final] finale
        [first] eerste
        [first-all-places-such-as-1-4-2-5-or-3-needed-first-place-the] "first" (de eerste), "all" (alle), plaatsen als "1-4", "2..5" of "3..", "needed" (de eerste plaats, de laatste kwalificatieplaats en ondeelbare prijzen) of "cut": gelijke standen over een grens heen; ook "first, cut".
        [for] voor
        [for-how-many-it-is-as-many-as-it-has-prizes-without-it] Voor hoeveel; anders voor zoveel als er prijzen zijn.
        [for-people-alone] Alleen voor mensen
        [for-people-alone-why] Alleen voor mensen; waarom.
        [for-the-place] om de plaats
        [for-the-seeding] om de plaatsing
        [for-who-takes-part] om wie meedoet
        [forfeits] reglementaire uitslagen
        [form] vorm
        [full] volledig
        [go-on] verdergaan
        [go-on-by-how-many-are-tied] Verder naar het aantal dat gelijk staat
        [go-on-by-the-place-that-is-tied-for] Verder naar de plaats waarom het gaat
        [go-on-to-a-clause] Verder naar een bepaling
        [go-to] Ga naar
        [group] groep
        [half] helft
        [half-by-place-half-shared-equally-hort] half naar plaats, half gelijk gedeeld (Hort)
        [higher-seed] hoogst geplaatste
        [higher-seed-chooses] hoogst geplaatste kiest
        [highest] hoogste
        [how-its-money-is-shared-by-those-who-are-level] Hoe het geld wordt gedeeld door wie gelijk staan.
        [how-many] Hoeveel
        [how-many-are-chosen] Hoeveel er gekozen worden.
        [how-many-games-two-without-it] Hoeveel partijen; anders twee.
        [how-many-take-part-where-the-rule-is-for-events-of-so-many-o] Hoeveel er meedoen, als de regel alleen voor toernooien met zoveel geldt: 2 in een match.
        [how-often-each-two-meet] Hoe vaak elke twee elkaar treffen
        [how-often-everybody-meets-everybody-once-without-it] Hoe vaak iedereen tegen iedereen speelt; anders één keer.
        [how-prize-money-is-shared-equally-by-those-level-on-points-b] Hoe prijzengeld wordt gedeeld: gelijkelijk door wie gelijk staan in punten, naar plaats, half om half (Hort) of in andere delen.
        [how-the-pairing-numbers-come-about] Hoe de lotnummers tot stand komen.
        [if] als
        [if-shared] als gedeeld
        [imp-margin] IMP-marge
        [in-other-parts] in andere delen
        [in-scores] alleen in de score
        [in-words] in woorden
        [indivisible] ondeelbaar
        [invitation] Uitnodiging
        [invitee] genodigde
        [kept] behouden
        [kinds-of-event] Soorten toernooi
        [knock-out] knock-out
        [knockout] knock-outtoernooi
        [last] laatste
        [least] minstens
        [left-open-knowingly] Bewust opengelaten
        [left-out] weggelaten
        [level] gelijk
        [level-wins] gelijk wint
        [lots] loting
        [lots-and-what-for] Loting, en waarvoor.
        [lots-only-for] Loting alleen voor
        [lots-only-for-the-first-place-or-only-for-a-later-one] Loting alleen voor de eerste plaats, of alleen voor een latere.
        [lower-seed] laagst geplaatste
        [lower-seed-chooses] laagst geplaatste kiest
        [lowest] laagste
        [m] mannen
        [margin] marge
        [met-twice] twee keer ontmoet
        [minutes] minuten
        [minutes-after-a-player-s-own-game] Minuten na de eigen partij.
        [most] hoogstens
        [moves] zetten
        [name] naam
        [names] namen
        [next-year] volgend jaar
        [no-more-than-this] Niet meer dan dit.
        [nobody-gets-more-than-one-prize-the-largest-or-the-first-in-] Niemand krijgt meer dan één prijs: de grootste, of de eerste in deze volgorde van bepalingen.
        [nobody-separated-go-to] Niemand gescheiden: ga naar
        [not-applicable] niet van toepassing
        [not-met] niet ontmoet
        [nothing] niets
        [nothing-lost] niets verloren
        [number-of-games] Aantal partijen
        [number-of-participants] Aantal deelnemers
        [obliged] verplicht
        [of] van
        [of-a-margin-by-which-the-lower-placed-of-two-won-this-part] Van een marge waarmee de lager geplaatste van twee won, dit deel.
        [of-all] van allen
        [of-this-club-or-of-one-of-these] Van deze club of een van deze.
        [of-this-federation-or-of-one-of-these] Van deze bond of een van deze.
        [of-which-places-the-clause-about-prizes-speaks] Over welke plaatsen de bepaling over prijzen gaat.
        [on-what-condition-in-the-words-of-the-text] Op welke voorwaarde, in de woorden van de tekst.
        [once-some-are-separated] Zodra enkelen gescheiden zijn
        [one-board-of-bridge-again-while-it-leaves-all-of-them-level] Eén spel bridge, opnieuw zolang het allen gelijk laat.
        [one-game-in-which-a-draw-decides] Eén partij waarin remise beslist.
        [one-of-the-groups-that-the-event-file-gives-its-participants] Een van de `groups` die het toernooibestand aan zijn deelnemers geeft.
        [one-of-these] een van deze
        [one-prize-each] Elk één prijs
        [one-route] één route
        [only-the-games-of-this-phase-of-the-event] Alleen de partijen van deze fase van het toernooi.
        [only-the-games-that-this-clause-had-played-to-break-the-tie] Alleen de partijen die deze bepaling liet spelen om de gelijke stand te breken.
        [opponents-scores] scores van de tegenstanders
        [or-within-so-many-minutes-of-play] Of binnen zoveel minuten spel.
        [order] volgorde
        [orders-the-tied-by-a-criterion] Ordent wie gelijk staan volgens een criterium.
        [orders-the-tied-by-several-clauses-in-turn] Ordent wie gelijk staan volgens meerdere bepalingen om beurten.
        [other-clauses-carry-this-sentence-out] Andere bepalingen voeren deze zin uit.
        [other-ties-stay] Andere gelijke standen blijven
        [others] de anderen
        [otherwise] anders
        [over] ouder dan
        [over-which-games] Over welke partijen
        [pairing-numbers] Lotnummers
        [pairs] parentoernooi
        [part] deel
        [part-below] deel van de lager geplaatste
        [per-opponent] per tegenstander
        [phase] fase
        [places] plaatsen
        [places-that-are-tied-for] Plaatsen waarom het gaat
        [places-that-the-prize-money-is-for] Plaatsen waarvoor het prijzengeld is
        [play] Spelen
        [play-off] barrage
        [played-out] uitgespeeld
        [printed-text] Gedrukte tekst
        [prize-money] Prijzengeld
        [prize-money-of-other-ties] Prijzengeld van andere gelijke standen
        [prizes] prijzen
        [question] vraag
        [rank-by-a-criterion] Ordenen volgens een criterium
        [rank-by-several-criteria-in-turn] Ordenen volgens meerdere criteria om beurten
        [ranks-all-of-them-whatever-their-points] Ordent hen allen, ongeacht hun punten.
        [ranks-those-of-them-who-are-level-on-points-instead-of-the-s] Ordent wie van hen gelijk staan in punten, in plaats van de stand.
        [rapid-and-blitz] rapid en snelschaak
        [remark] Opmerking
        [reminder] Herinnering
        [reminder-only-with] Herinnering alleen met
        [rest-before-the-play-off] Rust voor de barrage
        [restart] opnieuw beginnen
        [reversed] omgekeerd
        [reversed-by] omgekeerd volgens
        [round-robin] rondtoernooi
        [rounded] afgerond
        [rounding-of-prize-money] Afronding van het prijzengeld
        [seeding] plaatsing
        [sends-the-tied-on] Stuurt wie gelijk staan verder.
        [sends-the-tied-on-by-how-many-they-are] Stuurt wie gelijk staan verder naar hun aantal.
        [sends-the-tied-on-by-the-first-place-that-they-contend-for] Stuurt wie gelijk staan verder naar de eerste plaats waarom het gaat.
        [sets-a-clock-or-several] Stelt een klok in, of meer.
        [settle] regelt
        [several] meerdere
        [several-routes-the-first-that-fits] meerdere routes; de eerste die past
        [sex] geslacht
        [share] delen
        [share-the-place] De plaats delen
        [shared] gedeeld
        [shared-equally-by-those-level-on-points] gelijk gedeeld door wie gelijk staan in punten
        [short-draws] Korte remises
        [shown-to-people-the-text-itself-or-shorter-words] Wordt aan mensen getoond: de tekst zelf of kortere woorden.
        [silent] zwijgt
        [single-games-until-one-is-won] Losse partijen tot er een gewonnen is.
        [so-many-boards-as-one-segment-always-played-out-a-shoot-out] Zoveel spellen als één segment, altijd uitgespeeld: een shoot-out.
        [so-many-round-robins-played] Zoveel rondtoernooien gespeeld
        [so-many-still-level] Zoveel nog gelijk
        [somebody-enters-a-number-for-each-of-the-tied] Iemand voert een getal in voor ieder die gelijk staat.
        [somebody-enters-numbers] Iemand voert getallen in
        [somebody-may-depart-from-the-regulation] Iemand mag van het reglement afwijken.
        [somebody-separated-go-to] Iemand gescheiden: ga naar
        [something-has-to-be-played] Er moet iets gespeeld worden.
        [source] bron
        [standing] stand
        [sum] som
        [sums] sommen
        [swiss] Zwitsers toernooi
        [swiss-points] Zwitserse punten
        [takes-the-first-few-by-several-clauses-in-turn-and-sends-onl] Neemt de eersten volgens meerdere bepalingen om beurten en stuurt alleen hen verder.
        [the-chosen-go-to] De gekozenen gaan naar
        [the-clause-by-which-two-players-meet-twice] De bepaling waardoor twee spelers elkaar twee keer treffen.
        [the-clause-for-the-final-where-it-is-another-one] De bepaling voor de finale, als dat een andere is.
        [the-clause-for-the-last-step] De bepaling voor de laatste trede.
        [the-clause-that-each-pairing-is-played-by] De bepaling waarnaar elke ontmoeting wordt gespeeld.
        [the-clause-that-each-step-is-played-by] De bepaling waarnaar elke trede wordt gespeeld.
        [the-clause-that-orders-the-seeds] De bepaling die de plaatsing ordent.
        [the-clause-that-ranks-the-two-where-no-knock-out-or-ladder-h] De bepaling die de twee ordent, als geen knock-out of ladder hen heeft geplaatst.
        [the-clause-that-says-so-where-it-is-another-one] De bepaling die het zegt, als dat een andere is.
        [the-clause-under-which-colours-are-reversed-where-it-is-anot] De bepaling waarnaar de kleuren worden omgekeerd, als dat een andere is.
        [the-clause-under-which-lots-are-drawn-where-it-is-another-on] De bepaling waarnaar geloot wordt, als dat een andere is.
        [the-clause-with-the-cut-or-award-the-first-cut-without-it] De bepaling met de grens of prijs; anders de eerste grens.
        [the-clause-with-which-the-procedure-begins] De bepaling waarmee de procedure begint.
        [the-clauses-that-it-is-about] De bepalingen waarover het gaat.
        [the-clauses-that-order-them-in-turn] De bepalingen die hen om beurten ordenen.
        [the-first-or-the-last-so-many-they-qualify-are-promoted-are-] De eerste of de laatste zoveel: zij plaatsen zich, promoveren, degraderen.
        [the-games-of-a-phase-of-the-event] De partijen van een fase van het toernooi.
        [the-games-that-a-clause-had-played-to-break-this-tie] De partijen die een bepaling liet spelen om deze gelijke stand te breken.
        [the-kinds-of-events] De soorten toernooien.
        [the-last-two-seeds-meet-the-winner-meets-the-next-higher-one] De laatste twee geplaatsten treffen elkaar, de winnaar treft de eerstvolgende hogere, enzovoort.
        [the-name-by-which-stages-choose-it] De naam waarmee fasen hem kiezen.
        [the-name-of-a-clock] De naam van een klok.
        [the-others-go-to] De anderen gaan naar
        [the-part-of-each-prize-that-goes-by-place] Het deel van elke prijs dat naar plaats gaat.
        [the-part-of-it-that-is-carried-over] Het deel ervan dat wordt meegenomen.
        [the-part-that-is-shared-by-those-level-on-points] Het deel dat wie gelijk staan in punten delen.
        [the-place-is-shared] De plaats wordt gedeeld.
        [the-places] de plaatsen
        [the-printed-words] De gedrukte woorden.
        [the-procedure-that-this-clause-is-about-where-there-are-seve] De procedure waarover deze bepaling gaat, als er meer zijn.
        [label] naam voor lezers
        [the-name-of-the-reading-for-people-by-language] De naam van de interpretatie voor mensen, per taal.
        [the-reading-taken-unless-the-event-says-otherwise] De interpretatie die geldt tenzij het toernooi anders zegt.
        [the-reminder-is-shown-only-where-one-of-these-clauses-came-i] De herinnering wordt alleen getoond als een van deze bepalingen in het spel kwam.
        [the-schedule-where-some-of-the-tied-do-not-play-that-of-the-] Het schema als sommigen die gelijk staan niet spelen: dat van de anderen, of dat van allen, waarbij de partijen van de afwezigen reglementair verloren zijn.
        [the-sport] De sport.
        [the-text-is-a-summary] De tekst is een samenvatting
        [the-time-of-both-players-3-00-2-10-00-delay-5-5-00-10-00-1-4] De tijd van beide spelers: "3:00+2", "10:00 delay 5", "5:00", "10:00+1@41".
        [the-title-with-the-year-of-the-edition] De titel, met het jaar van de editie.
        [the-whole-score-what-was-scored-against-the-others-who-quali] De hele score, wat tegen de andere geplaatsten behaald is, de marge tegen hen (in punten of VP’s, of in IMP’s), of zoveel voor elke plaats.
        [the-winner-only] alleen de winnaar
        [the-winner-only-or-every-place-that-applies-names] Alleen de winnaar, of elke plaats die `applies` noemt.
        [these-alone] Alleen deze.
        [those-above-or-below-a-line] Wie boven of onder een grens staan
        [those-still-level] Wie nog gelijk staan
        [tied-games] partijen van wie gelijk staan
        [time-of-black] Tijd van zwart
        [time-of-both] Tijd van beiden
        [time-of-white] Tijd van wit
        [title] titel
        [to] tot
        [to-the-nearest-multiple-halves-up] Op het dichtstbijzijnde veelvoud, halven naar boven.
        [to-what-amounts-are-rounded-down-such-as-1-or-0-50-cents-wit] Waarop bedragen naar beneden worden afgerond, zoals "1" of "0.50"; anders op centen. Wat overblijft verdeelt de organisator.
        [to-what-with-its-article] Waarvoor, met lidwoord.
        [toss-with-choice] toss met keuze
        [tour] toernooireeks
        [tour-points-too] Ook de punten van de reeks
        [under] jonger dan
        [undivided] onverdeeld
        [unrated] zonder rating
        [until-won] tot winst
        [up-to] tot en met
        [w] vrouwen
        [what] wat
        [what-a-forfeited-game-counts-for-results-only-or-games-and-w] Waarvoor een reglementair besliste partij telt: alleen de uitslag, of ook als partij en winst met een kleur.
        [what-becomes-of-the-money-of-ties-of-which-no-clause-speaks] Wat er met het geld gebeurt van gelijke standen waarover geen bepaling iets zegt.
        [what-becomes-of-those-whom-the-winner-of-the-board-leaves-be] Wat er gebeurt met wie de winnaar van het spel achter zich laat.
        [what-is-carried-over] Wat wordt meegenomen
        [what-is-entered-in-the-words-of-the-regulation] Wat wordt ingevoerd, in de woorden van het reglement.
        [what-is-entered-points-of-the-jury] Wat wordt ingevoerd: “punten van de jury”.
        [what-is-settled] Wat wordt beslist
        [what-it-is-called] Hoe het heet.
        [what-share-the-tied-who-do-not-play-have-in-prize-money-that] Welk deel degenen die niet spelen hebben in het prijzengeld dat een clausule verdeelt onder wie gelijk staan om de eerste plaats.
        [what-the-text-does-not-say-as-the-end-of-a-sentence-what-hap] Wat de tekst niet zegt, als einde van een zin: „wat er gebeurt als …”. Zonder dit spreekt de tekst erover en kan hij op meer manieren worden gelezen.
        [what-the-text-leaves-unclear] Wat de tekst onduidelijk laat.
        [what-the-winner-is-invited-to-with-its-article-the-table-als] Waarvoor de winnaar wordt uitgenodigd, met lidwoord; de tabel zegt ook of het dat van volgend jaar is, en of de genodigde eerste is of gelijk blijft met wie gelijk stonden.
        [what-there-is] wat er is
        [what-those-who-qualified-take-along-into-the-next-stage] Wat wie zich plaatsten meenemen naar de volgende fase.
        [when-play-stops] Wanneer het spel stopt
        [when-play-stops-before-its-end] Wanneer het spel voor het einde stopt.
        [when-the-reminder-is-shown] Wanneer de herinnering wordt getoond.
        [when-to-remind] Wanneer herinneren
        [where-a-part-of-so-many-goes] Waar een deel van zoveel heen gaat.
        [where-all-go-if-nobody-was-separated] Waar allen heen gaan als niemand gescheiden werd.
        [where-the-chosen-go] Waar de gekozenen heen gaan.
        [where-the-text-comes-from] Waar de tekst vandaan komt.
        [where-the-tied-go-on-if-that-is-decided] Waar wie gelijk staan verdergaan als dat beslist wordt.
        [where-those-go-who-are-not-chosen] Waar wie niet gekozen zijn heen gaan.
        [where-those-go-who-are-still-level] Waar wie nog gelijk staan heen gaan.
        [where-those-go-who-have-played-so-many-round-robins-on-the-w] Waar wie onderweg zoveel rondtoernooien speelden heen gaan.
        [where-those-go-who-would-share-it] Waar wie het zouden delen heen gaan.
        [where-those-still-level-go-if-somebody-was-separated] Waar wie nog gelijk staan heen gaan als iemand gescheiden werd.
        [where-to] Waarheen.
        [whether-all-games-are-played-also-where-play-otherwise-stops] Of alle partijen gespeeld worden, ook waar anders bij een duidelijke winnaar gestopt wordt.
        [whether-going-on-is-no-choice] Of verdergaan geen keuze is.
        [whether-it-cannot-be-shared] Of het niet gedeeld kan worden.
        [whether-it-is-the-one-of-the-next-year] Of het dat van het volgende jaar is.
        [whether-just-so-many-are-still-within] Of precies zoveel er nog bij horen.
        [whether-other-ties-stay-as-they-are] Of andere gelijke standen blijven zoals ze zijn.
        [whether-text-is-a-summary-in-our-words] Of `text` een samenvatting in onze woorden is.
        [whether-the-clause-the-first-of-its-procedure-also-ranks-whi] Of de bepaling, de eerste van haar procedure, ook ordent terwijl het toernooi loopt.
        [whether-the-highest-or-the-lowest-number-is-the-best] Of het hoogste of het laagste getal het beste is.
        [whether-the-invitation-decides-first-place-or-a-tie-for-it-s] Of de uitnodiging de eerste plaats beslist, of een gelijke stand daar blijft.
        [whether-the-results-of-the-tied-who-do-not-play-count-where-] Of de resultaten van wie niet spelen tellen als `select` spelers voor de barrage kiest.
        [whether-those-still-level-go-on-to-the-next-criterion-or-sta] Of wie nog gelijk staan naar het volgende criterium gaan of weer bij het eerste beginnen.
        [whether-those-without-a-rating-may-have-it-too] Of ook wie geen rating heeft het kan krijgen.
        [whether-three-or-more-play-a-common-board-or-each-two-of-the] Of drie of meer één gezamenlijk spel spelen, of elke twee van hen een.
        [whether-tour-points-are-shared-likewise] Of de punten van de reeks net zo worden gedeeld.
        [which-games-the-criterion-of-rank-looks-at-those-of-the-even] Welke partijen het criterium van `rank` bekijkt: anders die van het toernooi.
        [which-procedure-this-is-about] Om welke procedure het gaat
        [which-ties] Welke gelijke standen
        [which-ties-start-the-procedure-and-where-it-begins] Welke gelijke standen de procedure starten, en waar die begint.
        [white] wit
        [white-in-the-first-game] Wit in de eerste partij
        [white-s-time-where-the-two-differ] De tijd van wit, als de twee verschillen.
        [who] Wie
        [who-begins-with-white] Wie met wit begint.
        [who-conducts-the-draw] Wie de loting leidt
        [who-conducts-the-draw-that-the-clause-is-about-in-the-words-] Wie de loting leidt waarover de clausule gaat, in de woorden van de tekst.
        [who-decides] Wie beslist.
        [who-has-white] Wie wit heeft.
        [who-has-white-game-by-game-over-and-over-1-is-who-began] Wie wit heeft, partij voor partij, telkens opnieuw: 1 is wie begon.
        [who-may-depart-from-the-rules] Wie van de regels mag afwijken
        [who-may-have-it-everybody-without-it] Wie het kan krijgen; anders iedereen.
        [whom-a-draw-gives-the-win] Wie door remise wint.
        [whom-a-level-match-gives-the-win-draw-odds] Wie bij een gelijke match wint: remisevoordeel.
        [why-the-text-knowingly-has-no-further-rule-for-a-tie-that-is] Waarom de tekst bewust geen verdere regel heeft voor een gelijke stand die hier blijft.
        [winners-go-on] Winnaars gaan door.
        [withdrawals] terugtrekkingen
        [within] binnen
        [women-or-men] Vrouwen of mannen.
        [years-of-birth-2014-2014-2015-1966] Geboortejaren: "2014..", "2014..2015", "..1966".
        [yes] ja
       *[other] { $english }
    }
page-editor-json = Dit reglement is als JSON geschreven. Het formulier schrijft alleen TOML: ga verder in de tekst.
page-editor-unreadable =
    { $known ->
        [yes] De tekst kan niet worden ontleed, vanwege regel { $line }. Herstel het in de tekst en het formulier is terug.
       *[no] De tekst kan niet worden ontleed. Herstel het in de tekst en het formulier is terug.
    }
page-editor-how-to-write = Weergave
page-editor-view =
    { $view ->
        [both] Formulier en tekst
        [form] Formulier
       *[text] Tekst
    }
page-editor-in-text-only = Dit kan hier niet worden gewijzigd: wijzig het in de tekst.
page-editor-about = Over het reglement
page-editor-add-clause = Bepaling toevoegen
page-editor-move-up = Omhoog
page-editor-move-down = Omlaag
page-editor-add-behind = Bepaling eronder toevoegen
page-editor-of-clause =
    { $act ->
        [up] Bepaling { $clause } omhoog
        [down] Bepaling { $clause } omlaag
        [add] Bepaling eronder toevoegen: { $clause }
        [remove] Bepaling { $clause } verwijderen
        [remove-from-list] Bepaling { $clause } uit de lijst verwijderen
        [earlier] Bepaling { $clause } eerder
       *[later] Bepaling { $clause } later
    }
page-editor-does = Wat ze doet met wie gelijk staan
page-editor-does-nothing = zelf niets
page-editor-remove-what = Verwijderen: { $what }
page-editor-remove-number = Nummer { $number } verwijderen: { $what }
page-editor-remove-from = { $what } verwijderen: { $from }
page-editor-unknown-word = { $word }: zo’n woord kent het programma niet.
page-editor-say-more = Veld toevoegen
page-editor-choose = Kies …
page-editor-means = { $what }: { $says }
page-editor-no-clause = zo’n bepaling is er niet
page-editor-grip = Bepaling { $clause }, { $number } van { $count }: sleep haar of druk op de pijltjestoetsen
page-editor-next-in-turn = De volgende
page-editor-one-more-clause = Nog een bepaling
page-editor-another-kind = Een bepaling van een andere soort
page-editor-clause-there = Een bepaling die er is
page-editor-criteria = Criteria
page-editor-fide-codes = Tiebreaks van de FIDE met hun codes
page-editor-one-more = Nog een
page-editor-for-which = Waarvoor
page-editor-read-so = { $title }, gelezen als “{ $choice }”
page-editor-depends = Het hangt af van de interpretatie “{ $reading }”.
page-editor-what-then = Anders
page-editor-no-choice = De interpretatie heeft geen keuze { $choice }.
page-editor-always-as = Altijd als “{ $choice }”
page-editor-may-depend = { $title } hangt af van een interpretatie
page-editor-let-depend = Hangt af van de interpretatie
page-editor-how-said = { $title }: hoe het gezegd wordt
page-editor-in-the-text = Het staat in de tekst en blijft zoals het is: { $value }
page-editor-script =
    { $say ->
        [keeps-nothing] deze browser bewaart niets: sla vaak op
        [checking] wordt gecontroleerd …
        [checked] gecontroleerd
        [busy] de server is bezig; uw tekst wordt over { $what } seconden opnieuw gecontroleerd
        [logged-out] u bent uitgelogd; uw tekst blijft bewaard in deze browser: log in een ander venster in en ga dan hier verder
        [not-checked] niet gecontroleerd: { $what }
        [answered] de server antwoordde { $what }
        [no-connection] geen verbinding; uw tekst blijft bewaard in deze browser en wordt gecontroleerd zodra de verbinding terug is
        [saving] wordt opgeslagen …
        [not-saved] niet opgeslagen: geen verbinding. Uw tekst blijft bewaard in deze browser; probeer het opnieuw
        [back] Wat u tot { $what } typte en niet opsloeg, is terug.
        [without-it] Opnieuw beginnen zonder
        [saved-instead] In plaats daarvan de opgeslagen versie nemen
        [form-logged-out] U bent uitgelogd: log in een ander venster in en ga dan hier verder
        [form-not-taken] Niet gewijzigd: de server nam het niet aan
        [form-no-connection] Geen verbinding: er is niets gewijzigd
        [form-choose] Kies wat u wilt toevoegen.
        [form-taken-back] Ongedaan gemaakt.
       *[form-now] Nu { $what } van { $of }.
    }

## Command line

cli-label =
    { $label ->
        [error] fout
        [because] oorzaak
        [hint] hint
        [note] opmerking
       *[warning] waarschuwing
    }
cli-labelled = { $label }: { $message }
diagnostic-level =
    { $level ->
        [error] fout
        [warning] waarschuwing
        [note] opmerking
       *[help] hulp
    }
diagnostic-more =
    { $kinds ->
        [one] en nog { $more } van dezelfde soort
        [new] en { $more } van een andere soort: { $kind }
       *[other] en nog { $more } van dezelfde soort: { $kind }
    }
cli-cannot-read = { $path } is niet te lezen
cli-cannot-write = { $path } is niet te schrijven
cli-cannot-make = { $path } is niet aan te maken
cli-file-folder = { $path } is een map
cli-file-too-large =
    { $what ->
        [regulation] { $path } is { $megabytes } MB groot; een reglementbestand heeft ten hoogste { $most } MB
       *[event] { $path } is { $megabytes } MB groot; een toernooibestand heeft ten hoogste { $most } MB
    }
cli-file-not-text = { $path }: byte { $byte } is geen UTF-8 (op positie { $at }, regel { $line })
cli-file-no-regulation =
    { $what ->
        [event] { $path } is een toernooibestand, geen reglement
       *[other] { $path } is geen reglement ({ $words })
    }
cli-no-regulation = er is geen reglement `{ $named }`
cli-names-no-regulation = het toernooi noemt geen reglement
no-reading =
    { $known ->
        [no] het reglement heeft geen interpretatie `{ $asked }`: het noemt er geen
       *[yes] het reglement heeft geen interpretatie `{ $asked }`; het noemt { $names }
    }
no-choice-of-reading = de interpretatie `{ $reading }` kan niet `{ $asked }` zijn; kies { $names }
cli-hint-folder = noem het bestand erin
cli-hint-too-large = was een ander bestand bedoeld?
cli-hint-utf-eight = sla het bestand op als UTF-8
cli-hint-no-regulation-file =
    { $interface ->
        [python] een reglement is een TOML-bestand met bepalingen; `tiebreak.regulations()` somt de ingebouwde op
        [page] een reglement is een TOML-bestand met bepalingen; de pagina van de reglementen somt de ingebouwde op
       *[command-line] een reglement is een TOML-bestand met bepalingen; `tiebreak regulations` somt de ingebouwde op, `tiebreak new-regulation` schrijft er een
    }
cli-hint-name-regulation =
    { $interface ->
        [python] noem er een met regulation=, of in het toernooibestand: regulation = "..."; `tiebreak.regulations()` somt de ingebouwde op
        [page] kies er een in het veld Reglement, of noem het in het toernooibestand: regulation = "..."
       *[command-line] noem er een met --regulation, of in het toernooibestand: regulation = "..."; `tiebreak regulations` somt de ingebouwde op
    }
cli-hint-regulations =
    { $interface ->
        [python] `tiebreak.regulations()` somt de ingebouwde op; het pad van een bestand mag ook
        [page] kies er een uit de lijst in het veld Reglement
       *[command-line] `tiebreak regulations` somt de ingebouwde op; het pad van een bestand mag ook
    }
cli-hint-readings =
    { $interface ->
        [python] `Regulation.text` toont de interpretaties; readings= of [readings] in het toernooibestand kiest ze
        [page] de pagina van het reglement toont de interpretaties; kies ze in de instellingen van het toernooi
       *[command-line] `tiebreak regulations ID` toont de interpretaties; [readings] in het toernooibestand kiest ze
    }
cli-did-you-mean = bedoelde u `{ $near }`?
cli-did-you-mean-code = bedoelde u { $near }?
cli-did-you-mean-name = bedoelde u “{ $near }”?
cli-taken = { $path } bestaat al en is niet vervangen
cli-taken-hint = kies een andere naam, of voeg --force toe
cli-nothing-written = er is niets geschreven
cli-standard-input = standaardinvoer
cli-no-text = dit is geen tekst en zou alleen de terminal verstoren
cli-no-text-hint = schrijf het naar een bestand met -o FILE
cli-no-pdf = dit programma is zonder PDF gebouwd
cli-no-pdf-hint = de pakketten van een uitgave hebben het; vanuit de broncode: { $command }
cli-pdf-not-written = de PDF kon niet worden geschreven: { $why }
cli-kind-choice =
    { $kind ->
        [round-robin] een rondtoernooi
       *[swiss] een Zwitsers toernooi
    }
scoring-method =
    { $method ->
        [butler] IMPs tegen een datum (Butler)
        [cross-imps] cross-IMPs
       *[matchpoints] matchpunten
    }
cli-people =
    { $people ->
        [one] één persoon
       *[two] twee personen
    }
cli-event-games =
    { $games ->
        [one] { $name }: { $games } partij
       *[other] { $name }: { $games } partijen
    }
cli-yes-or-no = { $question }? (ja of nee)
cli-yes-words = j ja
cli-choose = 1 tot { $count }:
cli-progress = { $done }, nog { $left }; Ctrl-C toont wat bekend is
cli-long-work =
    { $what ->
        [scenarios] Uitkomsten worden geteld
        [odds] Kansen worden berekend
       *[losing-pays] Kleine toernooien worden doorzocht
    }
cli-no-randomness = er is hier geen toeval: { $error }
cli-key-name = “{ $name }” is geen naam voor een sleutel
cli-key-name-hint = een naam zoals arbiter.example, zonder spaties en plustekens
cli-key-taken = { $path } bestaat al, en een sleutel wordt nooit vervangen
cli-key-taken-hint = kies een andere naam
cli-no-signing-key = { $path } bevat geen sleutel om mee te ondertekenen
cli-no-signing-key-hint = verwacht wordt een bestand dat `tiebreak record key` heeft gemaakt, niet dat op .pub eindigt
cli-no-checkpoint = de vingerafdruk is niet als controlepunt te schrijven
cli-no-data-folder = er is geen gegevensmap: HOME is niet ingesteld
cli-name-database = noem een bestand met --database
cli-no-event-in = er staat geen toernooi in { $file }
cli-no-chess-in = er staan geen schaakpartijen in { $file }
cli-no-chess-hint = de tiebreaks van de FIDE hebben partijen nodig; `tiebreak resolve` beslist andere gelijke standen
cli-points-differ =
    { $others ->
        [0] de partijen komen niet uit op de gepubliceerde punten van { $first }
       *[other] de partijen komen niet uit op de gepubliceerde punten van { $first } en nog { $others }
    }
cli-points-differ-hint = er ontbreken partijen; elke waarde hier berust alleen op de partijen, ook de punten
cli-no-pgn-in = er staat geen .pgn-bestand in { $path }
cli-no-pgn-hint = elektronische borden en uitzendingen schrijven .pgn-bestanden
cli-no-record-file = naast een toernooi uit de standaardinvoer ligt geen logbestand
cli-no-record-hint = noem het logbestand met --record FILE
cli-enter-missing = het logbestand is weer bruikbaar; voer in wat ontbreekt en herhaal de opdracht
cli-next = Hierna
cli-other-regulation = kies een ander reglement met --regulation, of verbeter `kind`
cli-event-changed =
    { $since ->
        [amended] het toernooibestand is veranderd sinds de laatste genoteerde wijziging
       *[began] het toernooibestand is veranderd sinds het logbestand begon
    }
cli-note-the-change = noteer de wijziging, nadat u hebt gezien wat eruit zou volgen:
cli-or-undo-it = of maak haar ongedaan, of noem een ander logbestand met --record
cli-verify-all = `tiebreak verify` doet alle controles; aan dit logbestand wordt niets toegevoegd
cli-noted =
    { $preview ->
        [yes] Zou noteren: { $what }
       *[no] Genoteerd: { $what }
    }
cli-noted-alone = Genoteerd.
cli-departure = afwijking van het reglement
cli-expected = verwacht: { $expected }
cli-expected-or-share = verwacht: { $expected }; of --share
cli-not-a-participant = “{ $name }” neemt niet deel aan dit toernooi
cli-no-look-at-lots = een loting is niet te bekijken voor ze is gedaan
cli-no-look-hint = wie eerst kon kijken, kon proberen tot het bevalt; laat --preview weg
cli-write-in-place =
    { $what ->
        [result] schrijf de uitslag in plaats van { $words }
        [colour] schrijf de kleur in plaats van { $words }
        [decision] schrijf de beslissing in plaats van { $words }
        [bids] schrijf de twee biedingen in plaats van { $words }
        [numbers] schrijf de getallen in plaats van { $words }
        [number] schrijf het getal in plaats van { $words }
        [names-and-result] schrijf de namen en de uitslag in plaats van { $words }
       *[names] schrijf de namen in plaats van { $words }
    }
cli-nothing-to-correct = { $id } is open: er is geen antwoord te verbeteren
cli-nothing-to-correct-hint = laat --correct en --withdraw weg
cli-reason-needed = een verbetering heeft een reden nodig
cli-answered-already = { $id } is al beantwoord: { $given } (regel { $line } van het logbestand)
cli-answered-hint = voeg --correct --why "..." toe om het te verbeteren
cli-no-open-question = er is geen open vraag `{ $id }`
cli-nothing-open =
    { $interim ->
        [yes] er is niets open: het toernooi is niet afgelopen
       *[no] er is niets open: alles is beslist, of door de tekst opengelaten
    }
cli-open-now = Nu open:
cli-already-the-answer = { $value } is al het antwoord op { $id }
cli-seen-by = Gezien door { $names }.
cli-decided-by = { $id } wordt beslist door { $source }
cli-promises = { $party } zegt een geheim toe voor { $id }
cli-falls-away = vervalt: { $what }
cli-not-a-hash = “{ $hash }” is geen SHA-256-hash in hexadecimale cijfers
cli-not-for-lots = { $id } is geen vraag voor een loting
cli-source-hint = verwacht: “drand quicknet 2026-11-17T20:00:00+01:00”, of andere woorden
cli-no-departure = er is geen afwijking over { $tie } in te trekken
cli-no-tie-at-all = er is geen gelijke stand die het reglement beslist, en niets om van af te wijken
cli-several-ties = er zijn verscheidene gelijke standen: { $ties }
cli-say-which-tie = zeg welke met --tie
cli-no-tie = er is geen gelijke stand `{ $tie }`
cli-there-is = beschikbaar: { $what }
cli-the-tie = de gelijke stand `{ $tie }`
cli-lots-not-printable = een naam of de startwaarde is leeg of niet afdrukbaar
cli-named-twice = “{ $name }” is twee keer genoemd
cli-named-twice-hint = houd de twee uit elkaar
cli-award-open = het is nog niet beslist wie “{ $award }” heeft
cli-resolve-says = `tiebreak resolve` zegt wat open is
cli-no-next-event = daar is geen toernooi van te maken: { $why }
cli-no-award = er is geen grens of prijs “{ $name }”
cli-nobody-goes-on = het reglement zegt niet wie doorgaat
cli-cut-hint = een bepaling met `{ $cut }` zegt het
cli-there-are = beschikbaar: { $names }
cli-slips-for-paper = uitslagbriefjes zijn voor papier
cli-slips-hint = laat --format weg voor een HTML-pagina, of zeg --format pdf
cli-record-to-come = { $path } bestaat nog niet; het eerste antwoord begint het
cli-file-lists = het bestand noemt { $codes } ({ $from }); { $taken } wordt gevolgd
cli-same-name-twice = “{ $name }” is niet met zichzelf te vergelijken
cli-other-list = het bestand noemt { $codes } ({ $from }); die van { $taken } wordt genomen
cli-other-tie-breaks = kies andere tiebreaks met --by, of laat --strict weg
cli-not-a-code = “{ $text }” is geen tiebreak: verwacht wordt een van { $codes }
cli-not-a-code-because = “{ $text }” is geen tiebreak: { $why }
cli-left-early = { $name } vertrok toen minder dan de helft van de partijen was gespeeld: ze tellen voor niemand (wedstrijdregels van de FIDE)
cli-no-list = { $named } heeft geen lijst van tiebreaks van de FIDE voor dit soort toernooi
cli-no-list-hint = `tiebreak resolve` volgt het bepaling voor bepaling; --by geeft een lijst
cli-not-among =
    { $competitors ->
        [teams] “{ $name }” is geen team van dit toernooi
       *[players] “{ $name }” is geen speler van dit toernooi
    }
cli-name-or-number = geef de naam zoals het bestand die schrijft, of het startnummer
cli-check-not-as =
    { $format ->
        [pdf] een controle wordt niet als PDF geschreven
       *[xlsx] een controle wordt niet als werkmap geschreven
    }
cli-use-format = gebruik --format { $format }
cli-search-sarif = SARIF kent bevindingen over regels; een zoektocht heeft toernooien
cli-compare-sarif = een vergelijking gaat over twee bestanden; SARIF kent bevindingen over één
cli-search-stopped = de zoektocht is voor het einde gestopt
cli-not-a-ruling = { $path } is geen beslissing: { $error }
cli-not-a-ruling-hint = verwacht: de uitvoer van `resolve --format json`
cli-verify-event = { $path } is een toernooibestand, en verify controleert een logbestand: { $record }
cli-verify-event-hint = voer `tiebreak verify { $record }` uit
cli-other-ruling = de afgedrukte beslissing is een andere: `{ $name }` verschilt
cli-no-rating = geen rating voor { $names }: { $rating } wordt genomen
cli-white-advantage = --white-advantage kan niet { $points } zijn
cli-white-advantage-hint = verwacht: ratingpunten van { $least } tot { $most }, bijvoorbeeld 35
cli-draws = --draws is een deel van alle partijen
cli-draws-hint = verwacht: een getal van 0 tot onder 1
cli-no-scenarios = er zijn geen scenario’s: { $why }
cli-no-scenarios-hint = `tiebreak resolve` geeft de stand zoals die is
cli-needs-as-text = wat teams in VP nodig hebben, wordt als tekst, Markdown of JSON geschreven
cli-needs-hint = de webapp toont het op de pagina Wat als
cli-if = --if "{ $text }": { $why }
cli-only-points = het reglement zegt niets over dit soort toernooi: er wordt alleen naar de punten gekeken
cli-name-in-file = geef de naam zoals die in het toernooibestand staat
cli-several-people = “{ $name }” past bij meer namen: { $names }
cli-several-people-hint = schrijf meer van de naam
cli-signed =
    { $lines ->
        [one] Ondertekend: { $lines } regel, vingerafdruk { $head }, in { $path }
       *[other] Ondertekend: { $lines } regels, vingerafdruk { $head }, in { $path }
    }
cli-key = Sleutel { $key }
cli-no-play-off-game = er is nog geen barragepartij gespeeld
cli-no-play-off-hint = `tiebreak convert --to pgn` schrijft de partijen van het toernooi
cli-write-reason = schrijf de reden in plaats van REASON
cli-nothing-to-amend = er is nog geen logbestand { $path }, en niets te wijzigen
cli-nothing-to-amend-hint = het eerste antwoord begint het, met het toernooibestand zoals het dan is
cli-amended-already = Niets te wijzigen: het toernooibestand zegt wat het logbestand weet.
cli-nothing-was-written = Er is niets geschreven.
cli-file-amended = het toernooibestand is gewijzigd
cli-enter-amendment = Deze wijziging invoeren
cli-enter-amendment-hint = herhaal de opdracht met --yes om de wijziging in te voeren
cli-undo-or-restart = maak de wijziging van het toernooibestand ongedaan, of begin een nieuw logbestand en voer de antwoorden opnieuw in
cli-undo-change = maak de wijziging van het toernooibestand ongedaan; er is niets geschreven
cli-heading =
    { $heading ->
        [changed] Veranderd in het toernooibestand
        [follows] Wat eruit volgt
        [falls-away] Vervalt
        [again] Opnieuw gevraagd
        [so-far] Tot nu toe
       *[also-open] Ook open
    }
cli-answers-kept = Elk antwoord dat telt, blijft bewaard.
cli-cannot-follow = “{ $source }” is niet te volgen: { $why }
cli-who-is-meant = “{ $who }” zegt niet wie er bedoeld is
cli-who-hint = verwacht: “SPELLING = NAME”
cli-source-unread = { $source } kon niet worden gelezen: { $why }
cli-proposes-nothing = de uitzending stelt niets voor bij `{ $id }`
cli-proposes-nothing-now = ze stelt nu niets voor
cli-proposes-for = ze stelt iets voor bij: { $ids }
cli-follow-keys = y neemt het eerste voorstel over, n laat het liggen, a neemt alle van het toernooi over, q stopt.
cli-following = De uitzending wordt gevolgd. { cli-follow-keys }
cli-no-such-number = Er is geen { $number }.
cli-start-with-by = Het logbestand zegt wie een uitslag heeft overgenomen: stop met q en begin opnieuw met --by NAME.
cli-proposal-left = Laten liggen. Het voorstel komt terug als de uitzending iets anders zegt.
cli-nothing-proposed = Er wordt niets voorgesteld.
cli-nothing-to-take = Niets over te nemen.
cli-follow-nothing-at = er zijn nog geen partijen op { $source }
cli-follow-empty = { $source } heeft nog geen partijen
cli-follow-no-file = er is geen bestand { $source }
cli-follow-waiting = Tiebreak blijft vragen; q stopt.
cli-not-a-memory = { $path } is niet wat `tiebreak follow` heeft geschreven
cli-not-a-memory-hint = verwijder het; wat het beantwoordde, wordt dan opnieuw gevraagd
cli-no-format = de extensie van { $path } noemt geen formaat
cli-no-format-hint = gebruik .toml, .trf, .pgn, .csv, .xml of .xlsx, of --to FORMAT
cli-same-file = invoer en uitvoer zijn hetzelfde bestand
cli-same-file-hint = noem een andere uitvoer
cli-cannot-be-written = dit toernooi is zo niet te schrijven: { $why }
cli-toml-holds-all = een toernooibestand (.toml) bevat alles
cli-does-not-hold = { $format } bevat niet: { $lost }
cli-only-report-lists = alleen een toernooirapport bevat een lijst van tiebreaks
cli-write-trf = schrijf .trf
cli-list-changed =
    { $after ->
        [1] de lijst van tiebreaks verandert nadat 1 ronde is gespeeld: het was { $from }, en is van nu af { $to }; een opmerking in het rapport zegt het
       *[other] de lijst van tiebreaks verandert nadat { $after } rondes zijn gespeeld: het was { $from }, en is van nu af { $to }; een opmerking in het rapport zegt het
    }
cli-no-event-called = er is geen toernooi `{ $slug }`
cli-no-event-called-hint = `tiebreak export` zonder naam somt ze op
cli-nothing-kept = er is niets bewaard in { $path }
copied-events =
    { $events ->
        [1] { $events } toernooi
       *[other] { $events } toernooien
    }
copied-lines =
    { $lines ->
        [1] { $lines } regel
       *[other] { $lines } regels
    }
copied-accounts =
    { $accounts ->
        [1] { $accounts } account
       *[other] { $accounts } accounts
    }
cli-copied = { copied-events } met { copied-lines } van hun logbestanden, { copied-accounts }
cli-new-database = noem met --database een nieuw bestand of een lege database: er wordt nooit iets vervangen
cli-nothing-copied = { $why }; er is niets gekopieerd
cli-stop-the-server = stop de server erop en probeer het opnieuw
cli-settings-from = Instellingen uit { $file }
cli-server-at = Tiebreak is te bereiken op { $here }
cli-first-password = Stel het wachtwoord van de beheerder in, eenmalig, binnen een dag: { $link }
cli-server-stopped = de server is gestopt
cli-systemd = wat systemd doorgeeft, is niet te gebruiken
cli-cannot-listen = op { $place } is niet te luisteren: { $error }
cli-cannot-listen-hint = kies een andere met --listen
cli-key-made = Er is een sleutel gemaakt om mee te ondertekenen: { $path } ({ $key })
cli-show-config = `tiebreak serve --show-config` toont wat is ingesteld en vanwaar
cli-no-round-again = het toernooi heeft geen ronde die opnieuw gespeeld kan worden
cli-no-round-hint = een oefening heeft een schaaktoernooi met rondes en uitslagen nodig
cli-no-demo = de demo heeft zo’n toernooi niet
cli-no-folder = geen map voor de oefening
cli-cannot-listen-port = op poort { $port } van deze computer is niet te luisteren
cli-rehearsal = Een oefening van { $games } partijen, over in ongeveer { $seconds } seconden. Stop met Ctrl+C; er wordt niets van bewaard.
cli-rehearsal-place =
    { $place ->
        [board] Scherm
        [console] Console
       *[broadcast] Uitzending
    }
cli-rehearsal-password = Stel voor de console eerst een wachtwoord in, alleen voor deze oefening: { $link }
cli-no-command = er is geen opdracht `{ $name }`
cli-no-command-hint = `tiebreak help` somt ze op
cli-playoff-changed = Het logbestand is intussen veranderd: kijk eerst, druk dan opnieuw.
cli-playoff-added = Een ander programma heeft iets aan het logbestand toegevoegd.
cli-playoff-no-key = `{ $key }` doet hier niets.
cli-playoff-twice = `{ $key }` kwam binnen een seconde opnieuw en is niet ingevoerd. Druk nog eens als het zo bedoeld is.
cli-playoff-nothing-open = Er is niets open.
cli-playoff-seed = Startwaarde, bv. de dobbelstenen zoals ze vielen:
cli-playoff-repeat = Iedereen kan het herhalen, naam voor naam, de laagste eerst:
cli-playoff-not-noted = Niet genoteerd: { $why }.
cli-playoff-games-otherwise = De partijen zeggen nu iets anders over het toernooi zelf: sluit af, en zie `tiebreak record amend`.
cli-playoff-games-news = De partijen hebben nieuws; wat ze aanbieden, staat bij de vraag.
cli-playoff-keys =
    { $keys ->
        [forfeit] 1 0 2 regl. · f terug · u verbeteren · ? toetsen · q stop
        [game] 1 5 0 uitslag · f regl. · u verbeteren · ? toetsen · q stop
        [lots] nummer · s startwaarde · u verbeteren · ? toetsen · q stop
        [decision] g door · o anders · u verbeteren · ? toetsen · q stop
        [order] op volgorde · = gelijk · u verbeteren · ? toetsen · q stop
        [colour] w b kleur · u verbeteren · ? toetsen · q stop
        [words] Enter antwoord · u verbeteren · ? toetsen · q stop
       *[nothing] u verbeteren · ? toetsen · q stop
    }
cli-playoff-key =
    { $key ->
        [result] een partij: wit won, remise, zwart won
        [forfeit] reglementair: 1 of 0 voor wie won, 2 voor geen
        [order] loting, spellen, beslissing: namen op volgorde
        [level] tussen twee die gelijk staan
        [colour] de kleur die gekozen is
        [decision] een beslissing: doorgaan, of op een andere manier
        [seed] loting met een startwaarde
        [witness] wie de loting ziet
        [offer] het antwoord overnemen dat het bestand aanbiedt
        [words] een antwoord in woorden
        [next] de volgende open vraag
        [correct] een antwoord verbeteren of intrekken
        [departure] een afwijking van het reglement
        [leave] iemand vertrekt, of komt terug
        [rest] rust geven; iets noteren
       *[quit] afsluiten; alles wat is ingevoerd, blijft
    }
cli-playoff-key-twice = Dezelfde toets tweemaal in een seconde telt één keer.
cli-playoff-any-key = een toets: terug
cli-playoff-place = ({ $number } van { $open }, Tab: volgende)
cli-playoff-word =
    { $word ->
        [play] Spelen
        [white] Wit
        [black] Zwart
       *[clock] Klok
    }
cli-playoff-colours = w  wit   b  zwart
cli-playoff-enter-then = Enter, dan { $expected }
cli-playoff-go-on-with = doorgaan met { $clause }
cli-playoff-go-on = doorgaan
cli-playoff-other-means = op een andere manier, nog te bepalen
cli-playoff-not-before =
    { $left ->
        [no] Niet voor { $time }
       *[yes] Niet voor { $time } (over { $remaining })
    }
cli-playoff-rest-until = Rust tot { $time } (over { $remaining }): { $what }
cli-playoff-departure = Afwijking van het reglement: { $why } ({ $by })
cli-playoff-answer-label = Antwoord:
cli-playoff-same-answer = Dat is al het antwoord.
cli-playoff-why-or-leave = Reden (leeg: alles blijft zoals het is):
cli-playoff-nothing-changed = Er is niets veranderd.
cli-playoff-corrected = Verbeterd: { $id }
cli-playoff-no-answer-yet = Er is nog geen antwoord te verbeteren.
cli-playoff-correct-which = Welk antwoord verbeteren?
cli-playoff-number-or-name = Nummer of naam van de vraag (leeg: geen):
cli-playoff-no-answer = Er is geen antwoord `{ $id }`.
cli-playoff-instead-of = In plaats van { $answer }:
cli-playoff-right-answer = het juiste antwoord · x intrekken · Backspace terug
cli-playoff-seed-again = Startwaarde:
cli-playoff-correct-title = { $id } verbeteren
cli-playoff-was-and-is =
    { $what ->
        [now] nu
       *[instead] in plaats daarvan
    }
cli-playoff-open-again = weer open
cli-playoff-nothing-falls-away = Verder vervalt er niets.
cli-playoff-nothing-noted = Er is niets genoteerd.
cli-playoff-your-name = Uw naam:
cli-playoff-no-tie = Er is geen gelijke stand om bij af te wijken.
cli-playoff-which-tie = Welke gelijke stand ({ $ties }):
cli-playoff-no-such-tie = Er is geen gelijke stand `{ $tie }`.
cli-playoff-order = Allen delen: `share`; of "namen" op volgorde, = tussen gelijken:
cli-playoff-why = Reden:
cli-playoff-departure-noted = Genoteerd: afwijking van het reglement.
cli-playoff-who-leaves = Wie vertrekt (wie al weg is, komt terug):
cli-playoff-said-why = { $said }. Reden:
cli-playoff-minutes = Minuten rust:
cli-playoff-no-minutes = “{ $minutes }” is geen aantal minuten.
cli-playoff-for-whom = Voor wie (leeg: iedereen):
cli-playoff-rest-noted = Genoteerd: de rust.
cli-playoff-note = Notitie:
cli-playoff-who-sees = Wie de loting ziet ("namen" tussen aanhalingstekens; leeg: niemand):
cli-playoff-no-witnesses = Lotingen worden zonder getuigen genoteerd.
cli-playoff-seen-by = Lotingen worden genoteerd als gezien door { $names }.

## Files: what is wrong anywhere

# $known is all, or least where they were not counted to the end.
document-not-shown =
    { $known ->
        [least] minstens { $more } andere bevindingen worden niet getoond
       *[all] { $more } andere bevindingen worden niet getoond
    }
# What a table of a file is called, as the subject of a sentence; $name is a clause's, or the key as it stands.
document-table =
    { $what ->
        [the-event] het toernooi
        [the-regulation] het reglement
        [the-settings] het bestand met instellingen
        [the-model] het model
        [this-stage] deze etappe
        [this-clock] deze bedenktijd
        [this-route] deze weg
        [this-reading] deze interpretatie
        [this-player] deze speler
        [this-team] dit team
        [this-pair] dit paar
        [this-game] deze partij
        [this-origin] deze herkomst
        [this-match] deze wedstrijd
        [this-encounter] deze ontmoeting
        [this-bye] deze bye
        [these-points] deze toekenning van punten
        [this-board] dit spel
        [this-table] deze tafel
        [this-phase] deze fase
        [what-is-declined] dit afzien
        [clause] de bepaling “{ $name }”
       *[other] { $name }
    }
# The same, where something stands in it.
document-in-table =
    { $what ->
        [the-event] in het toernooi
        [the-regulation] in het reglement
        [the-settings] in de instellingen
        [the-model] in het model
        [this-stage] in deze etappe
        [this-clock] in deze bedenktijd
        [this-route] in deze weg
        [this-reading] in deze interpretatie
        [this-player] bij deze speler
        [this-team] bij dit team
        [this-pair] bij dit paar
        [this-game] in deze partij
        [this-origin] in deze herkomst
        [this-match] in deze wedstrijd
        [this-encounter] in deze ontmoeting
        [this-bye] in deze bye
        [these-points] in deze toekenning van punten
        [this-board] in dit spel
        [this-table] aan deze tafel
        [this-phase] in deze fase
        [what-is-declined] in dit afzien
        [clause] in de bepaling “{ $name }”
       *[other] in { $name }
    }
document-missing = { $table } heeft geen `{ $key }`
document-missing-label = hier ontbreekt `{ $key }`
document-missing-hint = voeg `{ $key } = ...` toe
document-missing-hint-like = voeg `{ $key } = ...` toe: { $like }
document-not-usable = `{ $key }` is niet bruikbaar
document-whole-number = verwacht: een geheel getal van { $least } tot en met { $most }
document-unknown-key = onbekende sleutel `{ $key }` { $place }
document-known-keys = bekende sleutels: { $keys }
document-kind =
    { $kind ->
        [text] een tekst
        [number] een getal
        [truth] true of false
        [moment] een datum of tijd
        [list] een lijst
       *[table] een tabel
    }
document-wrong-kind =
    { $wanted ->
        [text] { $table } is { $kind }, geen tekst
        [list] { $table } is { $kind }, geen lijst
       *[table] { $table } is { $kind }, geen tabel
    }
document-expected =
    { $wanted ->
        [text] verwacht: een tekst
        [list] verwacht: een lijst
       *[table] verwacht: een tabel
    }
# $why is in the words of the library that reads TOML.
document-toml = dit is geen geldige TOML: { $why }
document-quotes-straight = gebruik rechte aanhalingstekens: "..."
document-quotes-text = een tekst staat tussen aanhalingstekens: { $key } = "{ $value }"
document-quotes-end = een tekst eindigt op de regel waarop hij begint, of staat tussen drie aanhalingstekens: """..."""
document-quotes-inside = een aanhalingsteken in een tekst wordt als \" geschreven, of de tekst staat tussen enkele: '...'
document-json = dit is geen geldige JSON
document-json-expected =
    { $what ->
        [end] verwacht: het einde van het bestand
        [flatter] verwacht: minder haken in elkaar
        [value] verwacht: een waarde
        [key] verwacht: een sleutel tussen aanhalingstekens
        [quote] verwacht: `"` aan het einde van de tekst
        [line] verwacht: geen regeleinde in een tekst
        [escape] verwacht: een teken na `\`
        [escapes] verwacht: een van { $signs }
        [character] verwacht: een teken
        [hex] verwacht: vier hexadecimale cijfers
       *[signs] verwacht: { $signs }
    }
document-json-twice = de sleutel `{ $key }` staat er twee keer
document-json-keep-one = houd een van de twee

## Files: what was understood

kind-told = zo opgegeven met --kind
kind-told-cycles =
    { $cycles ->
        [1] opgegeven als enkel rondtoernooi ({ $cycles } cyclus)
       *[other] opgegeven als rondtoernooi van { $cycles } cycli
    }
kind-only-two =
    { $who ->
        [players] slechts twee spelers
        [pairs] slechts twee paren
       *[teams] slechts twee teams
    }
kind-no-games = er zijn geen partijen waaraan het te zien is
kind-knock-out = na elke ronde speelt ongeveer de helft van wie er nog zijn verder
kind-all-met =
    { $times ->
        [1] { $who ->
                [players] alle spelers hebben één keer tegen elkaar gespeeld
                [pairs] alle paren hebben één keer tegen elkaar gespeeld
               *[teams] alle teams hebben één keer tegen elkaar gespeeld
            }
        [2] { $who ->
                [players] alle spelers hebben twee keer tegen elkaar gespeeld
                [pairs] alle paren hebben twee keer tegen elkaar gespeeld
               *[teams] alle teams hebben twee keer tegen elkaar gespeeld
            }
       *[other] { $who ->
                [players] alle spelers hebben { $times } keer tegen elkaar gespeeld
                [pairs] alle paren hebben { $times } keer tegen elkaar gespeeld
               *[teams] alle teams hebben { $times } keer tegen elkaar gespeeld
            }
    }
kind-nearly-all-met =
    { $who ->
        [players] { $rounds } rondes voor { $players } spelers, en { $present } van de { $expected } ontmoetingen zijn er
        [pairs] { $rounds } rondes voor { $players } paren, en { $present } van de { $expected } ontmoetingen zijn er
       *[teams] { $rounds } rondes voor { $players } teams, en { $present } van de { $expected } ontmoetingen zijn er
    }
kind-too-few-rounds =
    { $who ->
        [players] { $rounds } rondes voor { $players } spelers: te weinig om allen tegen elkaar te laten spelen
        [pairs] { $rounds } rondes voor { $players } paren: te weinig om allemaal tegen elkaar te laten spelen
       *[teams] { $rounds } rondes voor { $players } teams: te weinig om allemaal tegen elkaar te laten spelen
    }
kind-like-scores = er is ingedeeld op score
kind-berger =
    { $who ->
        [players] { $rounds } volle rondes voor { $players } spelers, ingedeeld volgens de Bergertabellen
        [pairs] { $rounds } volle rondes voor { $players } paren, ingedeeld volgens de Bergertabellen
       *[teams] { $rounds } volle rondes voor { $players } teams, ingedeeld volgens de Bergertabellen
    }
kind-never-twice =
    { $who ->
        [players] { $rounds } volle rondes van spelers die elkaar nooit twee keer troffen, ingedeeld zonder op de score te letten
        [pairs] { $rounds } volle rondes van paren die elkaar nooit twee keer troffen, ingedeeld zonder op de score te letten
       *[teams] { $rounds } volle rondes van teams die elkaar nooit twee keer troffen, ingedeeld zonder op de score te letten
    }
kind-either =
    { $rounds ->
        [1] { $who ->
                [players] { $rounds } ronde voor { $players } spelers kan een Zwitsers toernooi zijn, of een lopend rondtoernooi
                [pairs] { $rounds } ronde voor { $players } paren kan een Zwitsers toernooi zijn, of een lopend rondtoernooi
               *[teams] { $rounds } ronde voor { $players } teams kan een Zwitsers toernooi zijn, of een lopend rondtoernooi
            }
       *[other] { $who ->
                [players] { $rounds } rondes voor { $players } spelers kunnen een Zwitsers toernooi zijn, of een lopend rondtoernooi
                [pairs] { $rounds } rondes voor { $players } paren kunnen een Zwitsers toernooi zijn, of een lopend rondtoernooi
               *[teams] { $rounds } rondes voor { $players } teams kunnen een Zwitsers toernooi zijn, of een lopend rondtoernooi
            }
    }
kind-kept-apart = apart gehouden in tabellen [[play-off-game]]
doubt-total =
    { $unit ->
        [points] { $name }: gepubliceerd zijn { $published } punten, de uitslagen geven { $given }
       *[vps] { $name }: gepubliceerd zijn { $published } VP, de uitslagen geven { $given }
    }
doubt-total-missing = ontbrekende uitslagen kunnen dat verklaren
doubt-total-penalty = { $points } strafpunten zouden het verklaren
doubt-total-carry-over = een carry-over van { $points } zou het verklaren
doubt-rank = { $below } staat op plaats { $lower } met { $more } punten, onder { $above }, plaats { $rank } met { $points }
doubt-ranks = de gepubliceerde plaatsen volgen bij { $wrong } van de { $count } niet de punten
doubt-vps = { $first } – { $second }: gepubliceerd zijn { $published } VP, { $imps } imps in { $boards } spellen geven { $given }
doubt-vps-count = de gepubliceerde tellen
doubt-vps-scale = geen van de { $count } wedstrijden heeft de VP van de WBF-schaal: er is een andere schaal gebruikt
doubt-names-seen = “{ $name }” staat hier twee keer, in tekens die er hetzelfde uitzien
doubt-names-expected = verwacht: `given-family`, `family-given`, `as-written`, `apart`, `together`, of twee namen met = ertussen
doubt-board-score = spel { $number }, { $who }: opgegeven is { $stated }, het contract geeft { $given }
doubt-board-points = spel { $number }, { $who }: gepubliceerd is { $stated }, de scores geven { $given }
doubt-session =
    { $unit ->
        [percent] { $name }: gepubliceerd is { $stated }, de spellen geven { $given }%
       *[imps] { $name }: gepubliceerd is { $stated }, de spellen geven { $given } imps
    }
doubt-and-more = { $first }; en nog { $more }
doubt-taken =
    { $taken ->
        [stated] de opgegeven scores gelden
        [scores] wat de scores geven, geldt
       *[boards] wat de spellen geven, geldt
    }
doubt-scoring-unclear =
    { $said ->
        [other] “{ $stated }” zegt niet hoe de spellen worden gescoord
       *[nothing] het bestand zegt niet hoe de spellen worden gescoord
    }
lost-part =
    { $part ->
        [title] de titel
        [regulation] het reglement en zijn interpretaties
        [kind] de soort toernooi (geef --kind op bij het lezen)
        [rounds] hoeveel rondes er komen
        [finished] dat het toernooi is afgelopen
        [start] de dag waarop het begint
        [end] de dag waarop het eindigt
        [venue] de speellocatie
        [time-zone] de tijdzone
        [scoring] andere punten voor partijen dan 1, ½, 0
        [prizes] prijzengeld
        [tour-points] tourpunten
        [teams] borden en opstellingen van teams
        [report] verdere regels van het rapport
        [participants] deelnemers die niets speelden
        [numbers] startnummers
        [shown-names] hoe namen worden getoond
        [short-names] korte namen
        [federations] bonden
        [chess-titles] schaaktitels
        [ratings] ratings
        [fide-ids] FIDE-nummers
        [births] geslacht en geboortedata
        [figures] gepubliceerde cijfers
        [penalties] strafpunten en carry-over
        [points-by-event] punten per toernooi
        [sessions] scores van zittingen
        [clubs] clubs
        [groups] groepen deelnemers
        [previous-places] plaatsen in de vorige editie
        [qualification-places] plaatsen in de voorronde
        [who-left] wie vertrok of afziet
        [results] uitslagen van partijen
        [rounds-of-games] de rondes van partijen
        [phases] de fasen van partijen
        [moves] aantallen zetten
        [times] wanneer partijen gespeeld zijn
        [byes] byes
        [unrated] welke partijen niet voor de rating tellen
        [play-off] partijen van de barrage
        [annulled-games] geschrapte partijen
        [matches] cijfers van wedstrijden
        [qualification-matches] wedstrijden van de voorronde
        [annulled-matches] geschrapte wedstrijden
        [encounters] ontmoetingen van paren
        [boards] spellen
        [tables] wat er aan de tafels gebeurde
       *[everything] alles: het is niet opnieuw te lezen
    }

## Files: models of chance

model-file-format = “{ $format }” is niet het formaat van een modelbestand
model-file-format-expected = verwacht: "{ $expected }"
model-file-twice = { $white } met wit tegen { $black } is twee keer genoemd
model-file-twice-label = de tweede keer
model-file-twice-hint = elk paar en elke kleur één keer; met de kleuren omgekeerd is het een ander paar
model-file-no-player = “{ $name }” speelt niet mee in dit toernooi
model-file-three = er zijn drie kansen nodig: wit wint, remise, zwart wint
model-file-three-expected = verwacht: bijvoorbeeld { $example }
model-file-together-one = verwacht: drie van 0 tot 1, samen 1
model-file-out-of-range = een kans is kleiner dan 0 of groter dan 1
model-file-nearly-one =
    { $off ->
        [more] de drie kansen zijn samen { $by } meer dan 1
       *[less] de drie kansen zijn samen { $by } minder dan 1
    }
model-file-not-one = de drie kansen zijn samen { $sum }, niet 1
model-file-draws = `draws` is het deel van de partijen tussen gelijken dat remise wordt
model-file-cannot-be = `{ $key }` kan niet { $found } zijn
model-file-from-to = verwacht: een getal van { $least } tot { $most }
model-file-no-number = dit is geen getal
model-file-number-expected = verwacht: een getal

## Made-up tournaments

## The store

## Settings

## A new regulation in the terminal

new-regulation-title = Titel van het toernooi, met het jaar
new-regulation-sport = Sport
new-regulation-settled =
    { $first ->
        [winner] Wat er wordt beslist: alleen de winnaar, of alle plaatsen
       *[all] Wat er wordt beslist: alle plaatsen, of alleen de winnaar
    }
new-regulation-games = Partijen in een barragematch van twee (0: geen barrage)
new-regulation-games-expected = verwacht: een getal tot en met 100
new-regulation-criteria = Criteria op volgorde, met komma’s
new-regulation-no-criterion =
    { $near ->
        [none] “{ $name }” is geen criterium van deze sport; er zijn { $known }
       *[other] “{ $name }” is geen criterium van deze sport; bedoelde u { $near }? Er zijn { $known }
    }
new-regulation-criterion-twice = { $name } staat er twee keer; de tweede zou niemand scheiden
new-regulation-many-criteria = verwacht: hoogstens twintig
new-regulation-categories = Categorieën met eigen prijzen of bekers, met komma’s (women, under 12, over 65, below 2000)
new-regulation-no-category = “{ $name }” is geen van women, under N, over N, below RATING
new-regulation-several-prizes = Wie meer prijzen wint, krijgt ze allemaal, of alleen de grootste
new-regulation-criteria-level = Als de criteria sommigen gelijk laten
new-regulation-rate = Speeltempo: minuten + seconden per zet
new-regulation-rate-expected = verwacht: bijvoorbeeld 3+2
new-regulation-match-level = Als de match gelijk eindigt
new-regulation-more-than-two = Meer dan twee gelijk: allen in een rondtoernooi, of de beste twee volgens de criteria
new-regulation-no-choice = “{ $answer }” is geen van { $names }
new-regulation-choice = { $question } ({ $names })
new-regulation-prompt = { $question } [{ $usual }]:
new-regulation-written =
    { $count ->
        [0] { $name } is geschreven; `tiebreak check { $name }` heeft geen opmerkingen.
        [1] { $name } is geschreven; `tiebreak check { $name }` heeft één opmerking.
       *[other] { $name } is geschreven; `tiebreak check { $name }` heeft { $count } opmerkingen.
    }

## Following a broadcast

follow-no-address = { $address } is geen adres
follow-answered = antwoordde { $status }
follow-redirect = antwoordde { $status }, naar { $to }: omleidingen worden niet gevolgd
follow-too-much = stuurde meer dan { $most } bytes
follow-cannot-read = { $path } is niet te lezen: { $why }
follow-file-too-large = meer dan { $most } bytes

## Files: TRF

trf-no-player = geen speler in dit rapport
trf-no-player-hint = spelers staan in records die met 001 beginnen
trf-not-rounds = “{ $text }” is geen aantal rondes
trf-expected-rounds = verwacht: een geheel getal van 1 tot { $most }
trf-not-point-system = “{ $word }” hoort niet in een puntensysteem
trf-expected-point-system = verwacht: letters met punten, bijvoorbeeld W 1.0  D 0.5  L 0.0
trf-not-a-record = { $code } is geen record van een toernooirapport
trf-meant-player = bedoelde u 001?
trf-expected-record = verwacht: het nummer van een record
trf-comment = een regel die met # begint, is commentaar
trf-old-byes =
    { $count ->
        [one] { $count } bye heeft het teken van een uitslag, zoals in TRF06: + geldt als bye met een heel punt, = als bye met een half punt.
       *[other] { $count } byes hebben het teken van een uitslag, zoals in TRF06: + geldt als bye met een heel punt, = als bye met een half punt.
    }
trf-taken-for =
    { $declared ->
        [no] Een { $layout }-rapport heeft hiervoor geen record; aangenomen zijn: { $rounds ->
                [one] { $rounds } ronde, zoveel als er gespeeld zijn
               *[other] { $rounds } rondes, zoveel als er gespeeld zijn
            }; { $points } punten; { $kind ->
                [round-robin] een rondtoernooi
               *[swiss] een Zwitsers toernooi
            }.
       *[yes] Een { $layout }-rapport heeft hiervoor geen record; aangenomen zijn: { $points } punten; { $kind ->
                [round-robin] een rondtoernooi
               *[swiss] een Zwitsers toernooi
            }.
    }
trf-shifted =
    { $more ->
        [0] De kolommen van de records van { $numbers } zijn verschoven: ze worden gelezen waar ze staan.
       *[other] De kolommen van de records van { $numbers } en nog { $more } zijn verschoven: ze worden gelezen waar ze staan.
    }
trf-shifted-by =
    { $side ->
        [right] { $columns ->
                [one] één kolom naar rechts verschoven
               *[other] { $columns } kolommen naar rechts verschoven
            }
       *[left] { $columns ->
                [one] één kolom naar links verschoven
               *[other] { $columns } kolommen naar links verschoven
            }
    }
trf-shifted-hint = in sommige programma’s doen namen met letters van twee bytes dat; exporteer het rapport opnieuw
trf-short-record = dit spelersrecord eindigt bij kolom { $column }
trf-expected-points-end = verwacht: minstens 84 kolommen; de punten staan in de kolommen 81 tot 84
trf-short-record-hint = de regel is misschien afgekapt, of de spaties zijn samengetrokken; exporteer het rapport opnieuw
trf-number-zero = een startnummer 0
trf-expected-one-or-more = verwacht: 1 of meer
trf-not-points = “{ $text }” zijn geen punten
trf-expected-points = verwacht: punten zoals { $such } in de kolommen { $from } tot { $to }
trf-odd-name = een naam met een tab of een ander teken dat geen letter is
trf-expected-name = verwacht: letters en spaties in de kolommen 15 tot 47
trf-expected-field =
    { $what ->
        [number] verwacht: een startnummer in de kolommen { $from } tot { $to }
        [rating] verwacht: een rating in de kolommen { $from } tot { $to }
        [fide-id] verwacht: het FIDE-id in de kolommen { $from } tot { $to }
        [rank] verwacht: een plaats in de kolommen { $from } tot { $to }
        [round] verwacht: een ronde in de kolommen { $from } tot { $to }
        [team] verwacht: het nummer van een team in de kolommen { $from } tot { $to }
        [strength] verwacht: een sterkte in de kolommen { $from } tot { $to }
        [any-number] verwacht: een startnummer van vier kolommen
        [any-player] verwacht: het startnummer van een speler
        [any-seat] verwacht: het startnummer van een speler, of 0
       *[any-team] verwacht: het nummer van een team
    }
trf-many-rounds = { $count } rondes, meer dan de { $most } die gelezen worden
trf-expected-at-most = verwacht: ten hoogste { $most }
trf-expected-round = verwacht: tegenstander, kleur en uitslag van ronde { $round }, bijvoorbeeld "12 w 1"
trf-round-columns = ze staan in de kolommen { $from } tot { $to }
trf-no-result = een ronde zonder uitslag
trf-expected-result = verwacht: 1, =, 0, +, -, W, D, L, F, H, U of Z
trf-points-to-nobody = punten worden aan niemand toegekend
trf-expected-numbers = verwacht: startnummers
trf-points-to-nobody-hint = ze staan in de kolommen 24 tot 27, 29 tot 32 enzovoort; de punten van spelers in de kolommen 14 tot 17
trf-points-here = hier worden punten aan dit nummer toegekend
trf-not-kind = “{ $kind }” is geen soort uitslag
trf-expected-kind = verwacht: +, -, W, D, L, F, H, U of Z in kolom 5
trf-called = speler { $number } heet vanaf hier “{ $name }”
trf-no-name-here = hier staat geen naam
trf-name-twice = deze naam staat hier twee keer
trf-points-differ =
    { $more ->
        [0] speler { $number } heeft hier { $points } punten, maar { $rounds } uit de rondes
       *[other] speler { $number } heeft hier { $points } punten, maar { $rounds } uit de rondes, en nog { $more }
    }
trf-points-of-team = in een teamrapport kunnen het die van het team zijn
trf-rounds-give = de rondes geven { $points }
trf-points-differ-hint = verbeter de punten of de uitslagen; andere punten voor een winst staan in record 162
trf-same-number = twee spelers hebben startnummer { $number }
trf-number-above = dit nummer staat al hierboven
trf-round-too-many = speler { $number } heeft een ronde { $round }
trf-rounds-declared = volgens het rapport zijn er { $rounds } rondes
trf-more-mistakes = er zijn meer fouten; dit zijn de eerste
trf-against-itself = speler { $number } speelt tegen zichzelf
trf-expected-opponent = verwacht: een tegenstander
trf-expected-known-number = verwacht: een startnummer van dit rapport, ten hoogste { $last }
trf-disagree = de spelers { $one } en { $other } stemmen niet overeen over ronde { $round }
trf-player-there = speler { $number } heeft daar speler { $opponent }
trf-bye-there = speler { $number } heeft daar een bye
trf-nothing-there = speler { $number } heeft daar niets
trf-same-colour = de spelers { $one } en { $other } hebben dezelfde kleur in ronde { $round }
trf-expected-other-colour = verwacht: de andere kleur
trf-results-disagree = de uitslagen van de spelers { $one } en { $other } in ronde { $round } kloppen niet met elkaar
trf-signs = { $here } hier, { $there } bij speler { $number }
trf-list-changed = De lijst van tiebreaks is na ronde { $round } veranderd: het was { $from }, en is van toen af { $to }.
trf-list-changed-when = De lijst van tiebreaks is veranderd{ $when }: het was { $from }, en is van toen af { $to }.
trf-because-said = het rapport zegt “{ $system }”
trf-because-rounds = { $rounds } rondes voor { $players } spelers
trf-because-unnamed = het rapport noemt geen systeem, en er zijn te weinig rondes voor een rondtoernooi
trf-team-unknown = een van deze teams staat niet in het rapport
trf-expected-teams = verwacht: nummers van record 310
trf-expected-team = verwacht: een nummer van record 310
trf-kind-of-teams = wat een soort uitslag teams geeft (299), wordt bewaard maar niet geteld
trf-team-names-nobody = dit team noemt een speler die niet in het rapport staat
trf-in-two-teams = speler { $number } zit in twee teams
trf-team-above-too = een team hierboven noemt deze speler ook
trf-not-in-team = speler { $number } zit niet in team { $team }
trf-expected-line-up = verwacht: spelers van dit team, 0 voor niemand
trf-in-no-team = speler { $number } zit in geen team
trf-expected-of-a-team = verwacht: een speler van een team
trf-team-against-itself = team { $number } speelt tegen zichzelf
trf-expected-of-another-team = verwacht: een speler van een ander team
trf-two-opponents = team { $number } ontmoet twee teams in ronde { $round }
trf-other-boards = de andere borden spelen tegen een ander team
trf-empty-boards = de teams { $one } en { $other } lieten in ronde { $round } beide een bord leeg, en geen record 300 zegt welk
trf-empty-boards-taken = de lege borden gelden als de laatste
trf-same-team-number = twee teams hebben nummer { $number }
trf-team-above = “{ $name }” staat al hierboven
trf-not-bye = “{ $kind }” is geen soort bye
trf-expected-bye = verwacht: F, H of Z in kolom 5
trf-not-came = “{ $text }” zegt niet wie er was
trf-expected-came = verwacht: +-, -+ of -- in de kolommen 5 en 6
trf-not-colours = “{ $colours }” zijn geen kleuren
trf-expected-colours = verwacht: W of B voor elk bord, bijvoorbeeld WBWB
trf-not-match-points = “{ $word }” hoort niet in de matchpunten
trf-expected-match-points = verwacht: letters met punten, bijvoorbeeld TW 2.0   TD 1.0   TL 0.0
trf-number-missing = er ontbreekt een nummer
trf-chess-only = een toernooirapport (TRF) bevat alleen schaak
trf-needs-line-ups = een toernooirapport (TRF) moet weten wie er aan elk bord zat
trf-too-wide = { $value } past niet in de { $width } tekens die record { $record } van een toernooirapport (TRF) ervoor heeft

## Files: PGN

pgn-not-of-event = { $white } – { $black } is geen partij van dit toernooi
pgn-other-result = { $white } – { $black } eindigde in { $known } volgens het toernooibestand, in { $result } volgens de partijen
pgn-event-file-counts = het toernooibestand telt; verbeter het daar als het niet klopt
pgn-not-a-player = “{ $name }” is geen speler van dit toernooi
pgn-add-fide-id = voeg de fide-id van de speler toe aan het toernooibestand, of verbeter de naam in de partijen
pgn-looks-like = het lijkt op { $names }; voeg de fide-id toe, of schrijf beide hetzelfde
pgn-in-file = { $file }:{ $line }: { $message }
pgn-because-two-speeds = rapid- en snelschaakpartijen van dezelfde spelers
pgn-because-event-type = de tag EventType zegt het
pgn-later =
    { $phase ->
        [armageddon] { $count ->
                [one] { $count } armageddonpartij: { $because }
               *[other] { $count } armageddonpartijen: { $because }
            }
       *[play-off] { $count ->
                [one] { $count } partij: { $because }
               *[other] { $count } partijen: { $because }
            }
    }
pgn-later-in-round = ze geven geen punten; als ze dat wel doen, schrijf dat onder [scoring] in een toernooibestand
pgn-later-apart = niet meegeteld in de stand; aangeboden als antwoord waar de barrage erom vraagt
pgn-tag-differs = { $white } – { $black }: de tag zegt { $tag }, de zetten eindigen met { $ended } ({ $place })
pgn-tag-counts = de tag telt
pgn-no-side = een partij zonder [{ $tag } "..."]
pgn-no-side-label = deze partij noemt daar geen speler
pgn-expected-result = verwacht: 1-0, 0-1, 1/2-1/2 of *
pgn-because-unequal-time = wit en zwart hebben verschillende speeltempo’s
pgn-because-tags = de tags zeggen “{ $word }”
pgn-because-decider = één snellere partij ({ $clock }) na een remise van dezelfde twee, in dezelfde ronde
pgn-because-faster = sneller dan de andere ({ $clock }), tussen { $few } van { $all } spelers
pgn-because-after = na ronde { $round }, de laatste van het toernooi
pgn-one-player = “{ $one }” en “{ $other }” gelden als één speler
pgn-maybe-one-player = “{ $one }” en “{ $other }” zijn misschien dezelfde speler
pgn-fide-id = FIDE-id { $id }
pgn-hidden-sign = ze verschillen door een teken dat niemand ziet: { $one } en { $other }
pgn-other-letters = ze zien er hetzelfde uit, met andere letters: { $one } en { $other }
pgn-say-one = zeg { $option } als het één persoon is
pgn-repeated =
    { $count ->
        [one] { $count } partij staat hier twee keer
       *[other] { $count } partijen staan hier meer dan één keer
    }
pgn-counts-once = elke partij telt één keer
pgn-two-results = { $white } – { $black } staat hier met twee uitslagen
pgn-results-before = { $here } hier, { $before } eerder
pgn-results-in = { $here } hier, { $there } in { $place }
pgn-remove-wrong = verwijder de partij die niet klopt
pgn-faults-elsewhere =
    { $count ->
        [one] { $count } fout in een ander toernooi van het bestand; dit toernooi is niet betrokken
       *[other] { $count } fouten in andere toernooien van het bestand; dit toernooi is niet betrokken
    }
pgn-board-of-match = { $first }–{ $second }, bord { $board }
pgn-boards-missing =
    { $count ->
        [one] { $count } bord van de wedstrijden heeft geen uitslag in het bestand, en de wedstrijd telt niet: { $boards }
       *[other] { $count } borden van de wedstrijden hebben geen uitslag in het bestand, en deze wedstrijden tellen niet: { $boards }
    }
pgn-no-rounds = de partijen noemen geen rondes; elke wedstrijd krijgt de eerste ronde waarin beide teams vrij zijn
pgn-expected-end = verwacht: { $signs } aan het eind van de tag
pgn-odd-tag = een tag zonder goede naam
pgn-not-a-game = dit is geen PGN-partij
pgn-expected-event = verwacht: een tag zoals [Event "..."]
pgn-no-game = geen partij in dit bestand
pgn-no-game-hint = een PGN-partij begint met tags zoals [Event "..."]
pgn-chess-only = PGN bevat alleen schaakpartijen
pgn-no-games = PGN bevat partijen, en dit toernooi heeft er geen

## Files: CSV

csv-because-requested = er zijn byes op verzoek gegeven, wat een rondtoernooi niet kent
csv-because-opponents = een kruistabel met een kolom voor elke tegenstander
csv-expected-points = verwacht: 1, ½ (ook =, 1/2), 0, + of -
csv-expected-round = verwacht: tegenstander, kleur en uitslag, bijvoorbeeld 12w1
csv-cells-disagree = de cellen van { $one } en { $other } kloppen niet met elkaar
csv-second-cell = dit is de tweede van de twee
csv-one-row = de partij van { $one } en { $other } staat maar in een van hun rijen
csv-other-row = in de andere rij staat daar niets
csv-no-colours = de kruistabel zegt niet wie wit had: op criteria die zwartpartijen tellen valt niet te vertrouwen
csv-no-colours-hint = schrijf 1w of 0b in de cellen, of geef een lijst van partijen
csv-no-result-column = er is geen kolom voor de uitslag
csv-expected-result-column = verwacht: een kolom `result`
csv-expected-counting = verwacht: 1, 2, 3, ...
csv-expected-result = verwacht: 1-0, 0-1, 1/2-1/2, +/-, -/+, -/- of *
csv-row-lacks =
    { $what ->
        [name] in deze rij ontbreekt de naam
        [score] in deze rij ontbreekt de score
        [white] in deze rij ontbreekt de witspeler
        [black] in deze rij ontbreekt de zwartspeler
        [team] in deze rij ontbreekt het team
        [board] in deze rij ontbreekt het spel
       *[pair] in deze rij ontbreekt het paar
    }
csv-row-expected =
    { $what ->
        [name] verwacht: een naam
        [score] verwacht: een score
        [white] verwacht: een speler met wit
        [black] verwacht: een speler met zwart
        [team] verwacht: een team
        [board] verwacht: een spel
       *[pair] verwacht: een paar
    }
csv-vps-of-nobody = VP voor een team dat niet genoemd is
csv-vps-of-bye = een bye heeft de VP van één team
csv-not-a-status = “{ $status }” is geen status van een wedstrijd
csv-expected-status = verwacht: played, forfeit, assigned, bye of annulled
csv-long-row = deze rij heeft { $fields } velden, de eerste rij { $columns }
csv-no-column = hiervoor is geen kolom
csv-long-row-hint = schrijf 4.5 of "4,5", of zet puntkomma’s tussen de velden
csv-unknown-columns = deze kolommen zijn niet bekend
csv-expected-columns = verwacht: round, white, black, result
csv-unknown-columns-hint = of: name, 1, 2, 3, ... (een kruistabel); name, points (een tabel); home, visit, boards, home_imps, visit_imps (bridge); board, ns, ew, contract, by, tricks (loopbriefjes)
csv-expected-number = verwacht: een getal zoals 8.5
csv-nothing = er staat niets in dit bestand
csv-nothing-hint = de eerste rij noemt de kolommen
csv-many-fields = deze rij heeft meer dan de { $most } velden die gelezen worden
csv-many-cells = dit bestand heeft meer dan de { $most } velden die worden gelezen
csv-one-too-many = dit is er een te veel
csv-many-fields-hint = staat de hele tabel op één regel? Begin een regel voor elke rij
csv-after-quote = tekst na een aanhalingsteken
csv-expected-field-end = verwacht: het eind van het veld
csv-after-quote-hint = schrijf een aanhalingsteken in een veld twee keer
csv-open-field = dit veld eindigt niet
csv-expected-quote = verwacht: een sluitend aanhalingsteken
csv-because-table = een puntentabel zonder partijen
csv-because-travellers = er staan loopbriefjes van paren in
csv-because-sessions = er staan zittingen van paren in
csv-expected-score = verwacht: de score van noord-zuid, A6040 voor percentages, of NP voor niet gespeeld
csv-score-here = hier staat een score van { $score }
csv-contract-gives = het contract geeft noord-zuid { $score } op spel { $board }
csv-row-says-nothing = deze rij zegt niet wat er gebeurde
csv-expected-contract-or-score = verwacht: een contract met leider en slagen, of een score
csv-half-contract = { $contract } zonder leider of slagen
csv-expected-declarer = verwacht: N, E, S of W onder `by`, en 0 tot 13 onder `tricks`
csv-not-a-contract = “{ $contract }” is geen contract
csv-expected-contract = verwacht: een zoals 4S, 3NTX of pass
csv-no-teams = CSV heeft geen plaats voor borden en opstellingen van teams; een toernooibestand (.toml) of een rapport (.trf) wel
csv-no-table = CSV bevat partijen, wedstrijden of een puntentabel, en dit toernooi heeft er geen van

## Files: USEBIO

usebio-other-root = <{ $element }> is geen USEBIO-bestand
usebio-expected-root = verwacht: <USEBIO Version="1.2"> of 1.3
usebio-no-event = er staat geen toernooi in dit bestand
usebio-expected-event = verwacht: <EVENT>
usebio-other-version = versie { $version } van USEBIO is niet bekend
usebio-expected-version = verwacht: 1.2 of 1.3
usebio-because-type = het type toernooi is { $kind }
usebio-because-pairs = er staan paren in
usebio-expected-number = verwacht: een getal in <{ $element }>
usebio-lacks = <{ $element }> heeft geen <{ $child }>
usebio-expected-in-here = verwacht: <{ $child }> hierin
usebio-not-whole = { $number } is geen geheel getal
usebio-expected-whole = verwacht: 1, 2, 3, ... in <{ $element }>
usebio-nobody = er zijn geen teams en geen paren in dit toernooi
usebio-expected-participants = verwacht: <PARTICIPANTS> met <TEAM> of <PAIR>
usebio-no-pair = er is geen paar { $pair }
usebio-expected-pair = verwacht: een PAIR_NUMBER van de deelnemers
usebio-below-zero = matchpunten onder nul
usebio-expected-zero = verwacht: nul of meer
usebio-expected-team = verwacht: een TEAM_ID van de deelnemers
usebio-imps-differ = { $home } – { $visit }: opgegeven is { $stated } imps, de spellen geven { $counted }
usebio-stated-taken = de opgegeven imps gelden
usebio-deep = elementen meer dan 64 diep in elkaar
usebio-entities = dit bestand definieert eigen entiteiten
usebio-entities-hint = zulke bestanden worden niet gelezen; exporteer het zonder documenttype, of met een eenvoudig
usebio-open-element = <{ $element }> eindigt niet
usebio-no-element = er staat geen element in dit bestand
usebio-not-xml = dit is geen geldige XML: { $why }
usebio-other-entity = { $entity } is niet bekend
usebio-expected-entity = verwacht: &amp; &lt; &gt; &apos; of &quot;
usebio-bridge-only = USEBIO wordt geschreven voor viertallenwedstrijden in bridge, en voor paren waarvan de spellen bekend zijn
usebio-no-byes = USEBIO heeft geen plaats voor byes, reglementaire en toegekende uitslagen

## Files: PBN

pbn-no-board = geen spel in dit bestand
pbn-no-board-hint = een PBN-record begint met tags zoals [Board "1"]
pbn-no-teams = een spel zonder zijn teams
pbn-expected-teams = verwacht: [Board], [HomeTeam] en [VisitTeam] in dit record
pbn-expected-score = verwacht: een zoals "NS 420" of "EW 50"
pbn-three-tables = spel { $board } van { $home } – { $visit } is aan meer dan twee tafels gespeeld
pbn-third = dit is de derde
pbn-unplayed =
    { $boards ->
        [one] { $home } – { $visit } is niet gespeeld: { $boards } spel is rondgepast zonder score
       *[other] { $home } – { $visit } is niet gespeeld: { $boards } spellen zijn rondgepast zonder score
    }
pbn-unplayed-hint = voeg de wedstrijd met de VP en `status = "forfeit"` toe aan het toernooibestand: ze geldt niet als gelijkspel
pbn-one-table = spel { $board } van { $home } – { $visit } is maar aan één tafel gespeeld en telt niet
pbn-no-score = spel { $board } van { $home } – { $visit } heeft geen score en telt niet
pbn-same-seats = spel { $board } van { $home } – { $visit } heeft { $team } aan beide tafels op noord-zuid en telt niet
pbn-left-out = { $home } – { $visit } heeft geen spel met een score aan beide tafels en wordt weggelaten
pbn-left-out-hint = voeg de wedstrijd met de hand toe aan het toernooibestand
pbn-no-number = een scoretabel zonder het nummer van het spel
pbn-no-table = spel { $board } heeft geen tafel
pbn-because-pairs = er staan scoretabellen van paren in
pbn-row-without-pairs = een rij zonder haar twee paren
pbn-expected-pairs = verwacht: wat de kolommen PairId_NS en PairId_EW noemen
pbn-row-says-nothing = een rij die niet zegt wat er gebeurde
pbn-expected-contract = verwacht: Contract, Declarer en Result, of Score_NS of Score_EW
pbn-no-boards = PBN bevat spellen, en dit toernooi bevat alleen wat ze opleverden
pbn-one-session = PBN wordt geschreven voor één zitting zonder lijnen

## Files: what comes packed

packed-from = uitgepakt uit { $file }
packed-xls = dit is een werkmap van Excel van vóór 2007 (.xls)
packed-xls-hint = sla haar op als .xlsx of CSV en lees dat
packed-broken = dit archief is niet te openen: { $why }
packed-nothing = er zit geen bestand in dit archief
packed-several = er zitten { $count } bestanden in dit archief
packed-several-hint = pak het uit en noem het bestand dat bedoeld is: { $names }
packed-unreadable = dit bestand is niet uit te pakken: { $why }
packed-large = dit archief bevat meer dan { $size } MB
packed-workbook = deze werkmap is niet te openen: { $why }
packed-workbook-hint = sla het blad op als CSV en lees dat
packed-no-sheet = er is geen blad “{ $name }” in deze werkmap
packed-sheets = ze heeft { $names }
packed-sheets-of-results = { $count } bladen van deze werkmap bevatten uitslagen
packed-sheet-of = blad “{ $name }” van { $count }
packed-sheets-empty = er staat niets in de bladen
packed-encrypted = ze is versleuteld; sla haar op zonder wachtwoord
packed-nested = dit bestand is meer dan { $most } keer ingepakt
packed-nested-hint = pak het uit en lees de inhoud
packed-place-outside = { $place } is geen cel van een blad, dat { $rows } rijen en { $columns } kolommen heeft
packed-many-cells = meer dan { $most } cellen zijn gevuld
packed-many-repeats = ze herhaalt gevulde cellen meer dan { $most } keer
packed-many-gaps = meer dan { $most } lege cellen liggen tussen gevulde
packed-many-sheets = ze heeft meer dan { $most } bladen
packed-many-strings = ze heeft meer dan { $most } gedeelde teksten
packed-much-text = ze heeft meer dan { $size } MB tekst
packed-unpacks-large = uitgepakt is ze groter dan { $size } MB
packed-part-missing = { $part } ontbreekt
packed-part-cut = { $part } eindigt te vroeg
packed-not-xml = { $part } is geen geldige XML: { $why }
packed-long-piece = { $part } heeft een tag of tekst van meer dan { $size } MB
packed-xml-deep = { $part } is meer dan { $most } niveaus diep genest
packed-string-missing = cel { $place } noemt gedeelde tekst { $number }, en er zijn er { $count }
packed-file-empty = het bestand is leeg
packed-saved = is het opgeslagen?
packed-file-large = het bestand heeft { $size } bytes, meer dan de { $most } die gelezen worden
packed-right-file = is dit het juiste bestand?
packed-not-utf-8 = byte { $byte } is geen UTF-8 (op positie { $at }, regel { $line })
packed-expected-utf-8 = verwacht: een teken in UTF-8
packed-not-text = byte { $byte } is geen tekst (op bytepositie { $at }, regel { $line })
packed-expected-text = tekst verwacht
export-not-read = dit formaat kan het evenement niet bevatten: { $why }
export-taken-for = dit formaat kan het evenement niet bevatten: het bestand zou als { $format } worden gelezen
packed-utf-8-hint = sla het bestand op als UTF-8, of noem de codering met --encoding, bijvoorbeeld --encoding latin1
import-read-as = het bestand is geen UTF-8; het wordt gelezen als { $encoding }
import-several-files = { $count } bestanden gelezen als één toernooi
import-as-xlsx = een werkmap wordt geschreven als .xlsx
import-cut-off = het bestand is misschien afgekapt; haal het opnieuw op
import-open-tag = deze tag eindigt niet
import-expected-tag = verwacht: [Name "value"]
import-open-tag-hint = het bestand is hier misschien afgekapt; haal het opnieuw op, of maak de tag af
import-not-a-number = “{ $text }” is geen getal
import-not-whole = “{ $text }” is geen geheel getal
import-not-a-round = “{ $text }” is geen ronde
import-not-a-score = “{ $text }” is geen score
import-no-player = er is geen speler { $number }
import-no-team = er is geen team { $number }
import-cannot-score = de spellen zijn niet te scoren
import-below-zero =
    { $what ->
        [imps] imps onder nul
       *[total-points] totaalpunten onder nul
    }
import-expected-won = verwacht: wat elke kant won, niet het verschil
import-unplayed-without-vps = een wedstrijd die niet gespeeld is, heeft hier geen VP
import-expected-given-vps = verwacht: de VP die gegeven zijn
import-match-without-figures = deze wedstrijd heeft geen VP en ook geen spellen en imps
import-expected-figures = verwacht: de VP van beide kanten, of spellen en de imps van beide
import-choose = kies er een met { $option }; tiebreak inspect toont ze allemaal
import-say = zeg { $option }
import-say-names = zeg { $option } als het twee mensen zijn, of voeg hun FIDE-id’s toe
import-say-kind = zeg --kind round-robin of --kind swiss
import-no-event = er is geen toernooi “{ $name }” in dit bestand
import-did-you-mean = bedoelde u “{ $name }”?
import-holds = het bevat { $names }
import-quoted = “{ $name }”
date-unreadable = uit de datum “{ $text }” is geen dag te lezen
date-either = de datum “{ $text }” kan { $taken } of { $instead } zijn; { $taken } wordt aangehouden
date-within = de datum “{ $text }” noemt geen dag; { $taken } wordt aangehouden
date-edition = de FIDE-regels worden toegepast in de uitgave { $year }; { $option } past de andere toe
edition-because-start = het toernooi begon op { $date }
edition-because-unknown = de datum van het toernooi is niet bekend
edition-because-told = genoemd met --edition
account-edition = FIDE-tiebreakregels, uitgave { $year }: { $because }.
import-part =
    { $what ->
        [games] { $count ->
                [one] “{ $name }”, { $count } partij
               *[other] “{ $name }”, { $count } partijen
            }
       *[matches] { $count ->
                [one] “{ $name }”, { $count } wedstrijd
               *[other] “{ $name }”, { $count } wedstrijden
            }
    }
import-several =
    { $what ->
        [sections] { $count ->
                [2] er staan twee groepen in dit bestand
                [3] er staan drie groepen in dit bestand
               *[other] er staan { $count } groepen in dit bestand
            }
       *[tournaments] { $count ->
                [2] er staan twee toernooien in dit bestand
                [3] er staan drie toernooien in dit bestand
               *[other] er staan { $count } toernooien in dit bestand
            }
    }
import-kind-unclear = de soort toernooi is niet vast te stellen: { $because }
import-or-round-robin = of --kind round-robin
import-missing =
    { $what ->
        [games] { $count ->
                [one] { $count } partij ontbreekt: { $pairings }
               *[other] { $count } partijen ontbreken: { $pairings }
            }
       *[matches] { $count ->
                [one] { $count } wedstrijd ontbreekt: { $pairings }
               *[other] { $count } wedstrijden ontbreken: { $pairings }
            }
    }
import-maybe-bye = geen van beiden heeft in die ronde een partij; het kan een bye zijn geweest
import-idle =
    { $who ->
        [players] { $count } spelers hebben geen partij in ronde { $round }
        [pairs] { $count } paren hebben geen wedstrijd in ronde { $round }
       *[teams] { $count } teams hebben geen wedstrijd in ronde { $round }
    }
import-idle-why = byes, of partijen die ontbreken
import-surplus =
    { $what ->
        [games] { $count ->
                [one] { $count } partij is te veel: { $pairings }
               *[other] { $count } partijen zijn te veel: { $pairings }
            }
       *[matches] { $count ->
                [one] { $count } wedstrijd is te veel: { $pairings }
               *[other] { $count } wedstrijden zijn te veel: { $pairings }
            }
    }
import-not-counted = niet geteld: dezelfde twee hebben elkaar al ontmoet
import-counted = geteld, hoewel dezelfde twee elkaar al hebben ontmoet
import-recognised =
    { $what ->
        [archive] een archief of een werkmap (.zip, .xlsx, .ods)
        [packed] een ingepakt bestand (.gz)
        [office] een werkmap of een document van Office van vóór 2007 (.xls, .doc)
        [pdf] een PDF
        [record] een logbestand
        [trf] een toernooirapport (TRF)
        [pgn] een bestand met partijen (PGN)
        [pbn] een bestand met spellen (PBN)
        [access] een Access-database, zoals Bridgemate die schrijft (.bws)
        [lin] spellen van Bridge Base Online (LIN)
        [csv] een tabel (CSV)
        [xml] een XML- of HTML-bestand
       *[event-file] een toernooibestand
    }
import-row-figures = deze rij van de gepubliceerde stand heeft { $count } cijfers
import-unread =
    { $what ->
        [access] dit is een Microsoft Access-database, zoals Bridgemate die schrijft (.bws)
        [acbl] dit is een pagina van ACBL Live
       *[page] dit is een webpagina (HTML)
    }
import-unread-hint =
    { $what ->
        [access] exporteer USEBIO of PBN uit het rekenprogramma, of: mdb-export FILE ReceivedData > tables.csv
        [acbl] vraag de club om de uitslag als USEBIO of PBN, of schrijf de tafels als CSV
       *[page] bewaar de uitslag in een formaat dat wordt gelezen: USEBIO, PBN, CSV, PGN, TRF
    }
lin-no-result = geen spel in dit LIN-bestand zegt wie speelde en hoe het afliep
lin-no-result-hint = nodig zijn namen (pn), een spel (md), het bieden (mb) en een claim (mc) of het hele afspel (pc)
lin-not-written = LIN wordt alleen gelezen; schrijf PBN
tables-without-result =
    { $count ->
        [one] { $count } record zegt niet wie het spel speelde en hoe het afliep: het wordt weggelaten
       *[other] { $count } records zeggen niet wie het spel speelde en hoe het afliep: ze worden weggelaten
    }
pbn-summarised = de scoretabellen zeggen niet welke paren speelden, en er zijn geen totalen
pbn-summarised-hint = exporteer een scoretabel met PairId_NS en PairId_EW
account-totals-alone = De scoretabellen zijn samengevat: de gepubliceerde totalen zijn de uitslag
import-expected-row-figures = verwacht: { $count }, zoals de eerste regel ze noemt
import-nobody-named = in deze stand wordt niemand genoemd
import-expected-name-column = verwacht: een kolom number of name
import-name-column-hint = bijvoorbeeld: rank,number,name,points,BH/C1,BH,SB
import-expected-figure = verwacht: een cijfer van de stand; - waar er geen is
import-no-such-name = niemand in dit toernooi heeft deze naam
import-expected-name = verwacht: een naam zoals het toernooi die schrijft
import-number-surer = een kolom `number` met startnummers is zekerder

## Files: events

event-file-says-so = zo staat het in het bestand
event-file-expected = verwacht: { $words }
event-file-no-format = dit is geen toernooibestand: het heeft geen `format`
event-file-begin-with = begin het bestand met `format = "{ $format }"`
event-file-regulation = dit is een reglement, geen toernooi
event-file-regulation-hint = noem het bestand van het toernooi zelf, en het reglement met --regulation
event-file-other-version = dit programma kent versie { $version } van het toernooiformaat niet
event-file-other-format = “{ $format }” is niet het formaat van een toernooibestand
event-file-both-tables = een toernooi heeft tabellen [[{ $first }]] of [[{ $second }]], niet allebei
event-file-tables-too = in dit bestand staan ook tabellen [[{ $first }]]
event-file-kind-without-tables = een toernooi van soort “{ $kind }” heeft geen tabellen [[{ $table }]]
event-file-not-a-kind = “{ $kind }” is geen soort toernooi
event-file-not-a-name-order = “{ $word }” is geen volgorde van namen
event-file-foreign-tables =
    { $sport ->
        [chess] een schaaktoernooi heeft geen tabellen [[{ $key }]]
        [teams] een schaaktoernooi voor teams heeft geen tabellen [[{ $key }]]
       *[bridge] een bridgetoernooi heeft geen tabellen [[{ $key }]]
    }
event-file-foreign-tables-hint = schaken heeft [[player]] en [[game]], bridge [[team]] en [[match]]
event-file-is = `{ $key }` is { $value }
event-file-is-word = `{ $key }` is “{ $value }”
event-file-kind-not-a-number = dit is { $kind }, geen getal
event-file-not-a-number = “{ $digits }” is geen getal
event-file-divides-by-zero = “{ $digits }” deelt door nul
event-file-too-large = { $digits } is te groot of te fijn
event-file-expected-number =
    { $wrong ->
        [not-a-number] verwacht: een getal zoals 8.5 of "13/3"
        [zero-below] een breuk kan geen nul in de noemer hebben
       *[too-large] verwacht: ten hoogste 1.000.000.000 en ten hoogste vijf decimalen
    }
event-file-amount-of =
    { $what ->
        [prize] een prijs van { $number }
        [bye] een bye van { $number }
        [imps] { $number } imps
        [total-points] { $number } totaalpunten
       *[matchpoints] { $number } matchpunten
    }
event-file-zero-or-more = verwacht: nul of meer
event-file-true-or-false = verwacht: true of false
event-file-whole-cents = verwacht: hele centen, ten hoogste twee decimalen
event-file-expected-whole = verwacht: een geheel getal, { $least } of meer
event-file-entries =
    { $count ->
        [0] `{ $key }` heeft geen waarden
        [1] `{ $key }` heeft één waarde
       *[other] `{ $key }` heeft { $count } waarden
    }
event-file-not-a-moment = `{ $key }` is geen datum met tijd
event-file-expected-moment = verwacht: bijvoorbeeld 2024-01-28T17:42:00+01:00
event-file-not-a-zone = “{ $name }” is geen tijdzone
event-file-expected-zone = verwacht: een naam uit de IANA-database, zoals "Europe/Amsterdam"
event-file-cannot-be-declined = “{ $word }” is niets wat kan worden afgewezen
event-file-expected-declined = verwacht: "play-off", "invitation", of een prijs met zijn naam: {"{"} award = "..." {"}"}
event-file-points-differ = { $name } heeft hier { $points } punten, maar { $sum } toernooi voor toernooi
event-file-events-add-up = de toernooien tellen op tot { $sum }
event-file-leave-one-out = verbeter een van beide, of laat `{ $key }` weg
event-file-expected-scoring = verwacht: drie getallen, voor winst, remise en verlies
event-file-no-place = dit is geen plaats
event-file-cannot-round = resultaten kunnen niet op { $step } worden afgerond
event-file-expected-step = verwacht: een stap zoals 0.01 of 0.1
event-file-cut-share = een datum kan niet { $share } van de scores aan elk eind weglaten
event-file-expected-share = verwacht: een deel kleiner dan de helft, zoals "1/10"
event-file-no-vp-table = geen VP-tabel heet “{ $name }”
event-file-expected-vp-table = verwacht: rijen, of een van { $names }
event-file-expected-vp-row = verwacht: een verschil, de VP van de winnaar en van de verliezer
event-file-vp-row = een rij voor verschillen vanaf { $margin }
event-file-vp-row-from =
    { $row ->
        [first] verwacht: 0 in de eerste rij
       *[next] verwacht: meer dan in de rij ervoor
    }
event-file-score-stands = hier staat een score van { $score }
event-file-contract-gives = het contract geeft noord-zuid { $given } op spel { $board }
event-file-no-result = een tafel zonder uitslag
event-file-nothing-happened = niets zegt wat hier is gebeurd
event-file-add-result = voeg `contract`, `by` en `tricks` toe, of `score`, of `adjusted = [.., ..]`, of `status = "not-played"`
event-file-several-results = een tafel met meer dan één uitslag
event-file-expected-one-result = verwacht: een contract, een score, `adjusted` of `status`, een daarvan
event-file-not-a-contract = “{ $text }” is geen contract
event-file-expected-contract = verwacht: bijvoorbeeld "4S", "3NTX", "2HXX" of "pass"
event-file-contract-alone = { $contract } zonder leider of zonder slagen
event-file-expected-declarer = verwacht: `by = "N"` en `tricks = 10` ernaast
event-file-no-seat = “{ $text }” is geen windrichting
event-file-not-a-score = { $score } is geen score
event-file-expected-score = verwacht: de score van noord-zuid in tientallen, onder nul waar oost-west scoorde
event-file-expected-adjusted = verwacht: wat noord-zuid en oost-west hebben gekregen
event-file-not-given = “{ $text }” is niets wat een wedstrijdleider geeft
event-file-expected-given = verwacht: A+, A, A-, 60%, +3 imps, een score, of gewichten zoals "60% of 620, 40% of -100"
event-file-not-a-status =
    { $of ->
        [table] “{ $text }” is geen status van een tafel
       *[match] “{ $text }” is geen status van een wedstrijd
    }
event-file-match-of-teams =
    { $count ->
       *[other] een wedstrijd van { $count } teams
    }
event-file-expected-teams = verwacht: twee teams, of één bij een bye
event-file-expected-two-numbers = verwacht: twee getallen, een voor elke kant
event-file-expected-bye-number = verwacht: één getal, want een bye heeft één team
event-file-missing-here = `{ $key }` ontbreekt hier
event-file-match-without-score = een wedstrijd zonder score
event-file-add-score = voeg `score = [..., ...]` toe
event-file-vps-unknown = de VP van deze wedstrijd zijn niet bekend
event-file-add-boards = voeg `boards = ...` toe, waaruit de VP volgen, of `vps = [..., ...]`
event-file-neither-imps-nor-vps = deze wedstrijd heeft geen imps en geen VP
event-file-add-imps = voeg `imps = [..., ...]` en `boards = ...` toe, of `vps = [..., ...]`
event-file-status-without-vps = een wedstrijd met status “{ $status }” en zonder VP
event-file-add-vps = voeg de gegeven VP toe: ze zijn niet uit te rekenen
event-file-expected-pairs = verwacht: twee paren
event-file-not-a-table = `{ $key }` is { $kind }, geen tabel
event-file-not-a-result = “{ $text }” is geen uitslag
event-file-kind-not-a-result = { $kind } is geen uitslag
event-file-result-hint =
    { $of ->
        [game] een reglementaire uitslag schrijft u als +/- of -/+, een partij die niet af is als *, een geschrapte als annulled
       *[board] een reglementaire uitslag schrijft u als +/- of -/+, een partij die niet af is als *
    }
event-file-not-a-bye = “{ $text }” is geen soort bye
event-file-expected-values = verwacht: waarden per code, zoals {"{"} "EMGSB/C1" = 372.5 {"}"}
event-file-expected-match-points = verwacht: drie getallen, voor een gewonnen, gelijke en verloren wedstrijd
event-file-not-a-team-score = “{ $text }” is geen score van teams
event-file-no-colours = “{ $text }” zijn geen kleuren
event-file-expected-colours = verwacht: W of B voor elk bord, zoals WBWB
event-file-expected-game-points = verwacht: de bordpunten van beide teams
event-file-empty-match = deze wedstrijd heeft geen borden en geen score
event-file-expected-boards = verwacht: `boards` met een uitslag per bord, of `score` met bordpunten
event-file-expected-two-or-bye = verwacht: twee teams; een team zonder tegenstander is een [[bye]]
event-file-expected-line-ups = verwacht: twee lijsten van spelers, een per team
event-file-not-in-team = “{ $name }” is geen speler van “{ $team }”
event-file-expected-player = verwacht: een speler van dit team, "" voor niemand
event-file-nobody = niemand doet mee aan dit toernooi
event-file-add-participants = voeg tabellen [[player]], [[team]] of [[pair]] toe
event-file-no-name = een deelnemer zonder naam
event-file-expected-name = verwacht: een naam
event-file-long-name = een naam van meer dan 200 tekens
event-file-expected-shorter-name = verwacht: een kortere naam
event-file-control-name = een naam met een regeleinde of besturingsteken
event-file-expected-one-line = verwacht: één regel tekst
event-file-name-above = deze naam staat hierboven al
event-file-tell-apart = voeg iets toe dat hen onderscheidt, bijvoorbeeld het geboortejaar
event-file-unknown-name =
    { $what ->
        [player] “{ $name }” is geen speler van dit toernooi
       *[participant] “{ $name }” is geen deelnemer van dit toernooi
    }
event-file-expected-participant = verwacht: de naam van een deelnemer
event-file-match-with-itself = “{ $name }” speelt een wedstrijd tegen zichzelf
event-file-expected-different-teams = verwacht: twee verschillende teams
event-file-one-team = een wedstrijd met één team
event-file-expected-two-teams = verwacht: twee teams
event-file-bye-hint = een team zonder tegenstander heeft `status = "bye"`
event-file-bye-of-two = een bye met twee teams
event-file-expected-one-team = verwacht: één team
event-file-denominators = de scores hebben te veel verschillende noemers
event-file-denominators-hint =
    { $from ->
        [boards] de spellen zijn te ongelijk vaak gespeeld voor exacte breuken; zet `round = 0.01` onder [board-scoring]
       *[scores] schrijf scores als decimalen of als derden, kwarten en dergelijke
    }
event-file-not-two-players = een match heeft twee spelers, en hier zijn het er { $count }
event-file-expected-two-players = verwacht: twee tabellen [[player]]
event-file-knockout-hint = meer matches in één bestand zijn een toernooi van soort "knockout"
event-file-empty-short = een korte naam zonder teken
event-file-expected-short = verwacht: een naam, of helemaal geen `short`
event-file-same-short = { $first } en { $second } hebben dezelfde korte naam “{ $short }”
event-file-expected-other-short = verwacht: een andere korte naam, misschien met een voorletter
event-file-games-differ = { $name } heeft hier { $points } punten, maar { $games } uit de partijen
event-file-games-give = de partijen geven { $games }
event-file-correct-games =
    { $count ->
        [one] verbeter de punten of de partijen; in dit bestand staat { $count } partij van { $name }
       *[other] verbeter de punten of de partijen; in dit bestand staan { $count } partijen van { $name }
    }
event-file-ends-early = het toernooi eindigt op { $date }, voordat het begint
event-file-mixed-offsets = sommige tijden hebben een tijdsverschil en andere niet
event-file-offset-differs = deze verschilt van de eerste
event-file-offset-hint = schrijf ze allemaal hetzelfde, bijvoorbeeld 2024-01-28T17:42:00+01:00, of noem de `time-zone`
event-file-crowd = { $count } deelnemers, meer dan de 50.000 die worden gelezen
event-file-at-most = verwacht: ten hoogste { $most }
event-file-many-rounds =
    { $what ->
        [cycles] { $number } is meer dan de 5.000 omgangen die worden gelezen
       *[rounds] { $number } is meer dan de 5.000 rondes die worden gelezen
    }
event-file-many-phases = meer dan de 100 fasen die worden gelezen
event-file-long-text = een tekst van meer dan 500 tekens
event-file-expected-shorter = verwacht: een kortere
event-file-busy = { $name } speelt meer dan de 5.000 partijen die worden gelezen
event-file-many-places = { $count } deelnemers en { $rounds } rondes, meer dan de 10.000.000 vakken die een kruistabel mag hebben
event-file-many-points = { $points } punten voor één uitslag, meer dan de { $most } die worden gelezen
event-file-many-points-hint = hoe meer decimalen de scores van een toernooi hebben, hoe kleiner ze moeten zijn
event-file-many-meetings = { $first } en { $second } ontmoeten elkaar vaker dan de 32 keer die worden gelezen
event-file-both-colours = “{ $name }” heeft zowel wit als zwart
event-file-expected-opponent = verwacht: een tegenstander
event-file-meets-itself = “{ $name }” ontmoet zichzelf
event-file-expected-different-pairs = verwacht: twee verschillende paren
event-file-board-against-itself = “{ $name }” speelt tegen zichzelf op spel { $board }
event-file-rounds-and-cycles = een match van { $rounds } rondes, en van { $games } partijen volgens `cycles`
event-file-expected-same = verwacht: hetzelfde getal
event-file-one-game-a-round = laat een van beide weg: een match heeft één partij per ronde
event-file-meet-twice =
    { $others ->
        [0] “{ $first }” en “{ $second }” ontmoeten elkaar twee keer in dit rondtoernooi
        [1] “{ $first }” en “{ $second }” ontmoeten elkaar twee keer in dit rondtoernooi, en nog twee anderen ook
       *[other] “{ $first }” en “{ $second }” ontmoeten elkaar twee keer in dit rondtoernooi, en { $others } andere paren ook
    }
event-file-meet-too-often =
    { $others ->
        [0] “{ $first }” en “{ $second }” ontmoeten elkaar te vaak in dit rondtoernooi
        [1] “{ $first }” en “{ $second }” ontmoeten elkaar te vaak in dit rondtoernooi, en nog twee anderen ook
       *[other] “{ $first }” en “{ $second }” ontmoeten elkaar te vaak in dit rondtoernooi, en { $others } andere paren ook
    }
event-file-pairing-above = deze ontmoeting staat hierboven al
event-file-cycles-hint = haal weg wat niet klopt; speelt ieder twee keer tegen ieder, zet dan `cycles = 2` boven in het bestand, onder `kind`
event-file-match-of-boards =
    { $count ->
        [one] een wedstrijd over { $count } bord
       *[other] een wedstrijd over { $count } borden
    }
event-file-expected-1-to-100 = verwacht: 1 tot en met 100
event-file-match-points-order = een verloren wedstrijd geeft meer dan een gelijke, of een gelijke meer dan een gewonnen
event-file-expected-order = verwacht: winst, gelijk, verlies, zoals [2, 1, 0]
event-file-boards-in-match =
    { $count ->
        [one] { $count } bord in deze wedstrijd
       *[other] { $count } borden in deze wedstrijd
    }
event-file-bye-without-points = de bye van een team dat niet kon worden ingedeeld heeft hier geen punten
event-file-expected-bye-points = verwacht: `match-points` en `game-points`
event-file-bye-points-hint = het reglement van het toernooi zegt wat die geeft, vaak één matchpunt en de helft van de bordpunten
event-file-two-matches = “{ $name }” heeft twee wedstrijden, of een wedstrijd en een bye, in ronde { $round }
event-file-expected-one-match = verwacht: één wedstrijd per ronde
event-file-not-counted = { $method } kan “{ $given }” op spel { $number } niet tellen
event-file-too-fine = de spellen zijn te ongelijk vaak gespeeld voor exacte breuken
event-file-expected-round = verwacht: hier `round = 0.01`
event-file-too-fine-hint = zeg waarop het resultaat van elk spel wordt afgerond: `round = 0.01` onder [board-scoring]
event-file-expected-of-method =
    { $method ->
        [matchpoints] verwacht: een score, A+, A, A- of een percentage zoals "60%"
        [board] verwacht: een score, A+, A, A- of een percentage van het spel
       *[imps] verwacht: een score, A+, A, A- of imps zoals "+3 imps"
    }
event-file-other-method = spellen van soort “{ $kind }” kunnen niet met { $method } worden gescoord
event-file-two-winners = prijzen van een toernooi met twee winnaars
event-file-which-ranking = voor welke ranglijst ze zijn is niet te zeggen
event-file-leave-them-out = laat ze weg
event-file-many-tables = spel { $board } heeft meer dan 1.000 tafels
event-file-expected-fewer = verwacht: minder
event-file-session-of-board = zitting { $session } van spel { $board }
event-file-many-weighted = spel { $board } heeft meer dan 20 gewogen scores
event-file-many-travellers = { $count } regels van loopbriefjes, meer dan de 100.000 die worden gelezen
event-file-board-twice = spel { $board } van zitting { $session } staat hier twee keer
event-file-expected-one-place = verwacht: al zijn tafels op één plaats, of een andere `session` of `section`
event-file-plays-twice = “{ $name }” speelt spel { $board } twee keer
event-file-two-seats = het zit aan twee van zijn tafels
event-file-sessions-given = “{ $name }” heeft hier zittingen, en de spellen geven ze ook
event-file-from-boards = deze volgen uit de spellen
event-file-leave-boards-out = laat het weg, of laat de tafels van de spellen weg
event-file-nets-given = hier staan spellen met `net`, en spellen met `tables` geven het ook
event-file-from-tables = dit volgt uit de tafels
event-file-encounters-given = hier staan ontmoetingen, en de spellen geven ze ook
event-file-boards-differ = { $first } – { $second }: hier staat { $stated }, de spellen geven { $given }
event-file-correct-boards = verbeter het, of de spellen

## Files: regulations

regulation-file-expected-one = verwacht: een van { $words }
regulation-file-expected-such = verwacht: bijvoorbeeld { $words }
regulation-file-expected-with = verwacht: naast { $words }
regulation-file-is = `{ $key }` is { $kind }
regulation-file-this-is = dit is { $kind }
regulation-file-unknown-word = “{ $word }” is niet bekend als `{ $key }`
regulation-file-unknown-sport = een onbekende sport
regulation-file-event = dit is een toernooibestand, geen reglement
regulation-file-event-hint = een toernooi noemt zijn reglement: regulation = "...", of --regulation naast het toernooi
regulation-file-unknown-format = een onbekend formaat
regulation-file-format-hint = dit programma leest versie 1 van reglementbestanden
regulation-file-expected-tables = verwacht: tabellen [{ $key }."..."]
regulation-file-too-many =
    { $what ->
        [clauses] { $count } bepalingen, meer dan de { $most } die worden gelezen
        [readings] { $count } interpretaties, meer dan de { $most } die worden gelezen
        [clocks] { $count } speeltempo’s, meer dan de { $most } die worden gelezen
        [listed] { $count } bepalingen in één lijst, meer dan de { $most } die worden gelezen
       *[choices] { $count } keuzen, meer dan de { $most } die worden gelezen
    }
regulation-file-too-long = `{ $key }` van meer dan { $longest } tekens
regulation-file-expected-shorter = verwacht: iets korters
regulation-file-other-sport =
    { $what ->
        [margin] “{ $name }” is een verschil uit het bridge, en dit reglement is er een voor schaken
        [form-of-chess] “{ $name }” is een speelvorm uit het schaken, en dit reglement is er een voor bridge
        [form-of-bridge] “{ $name }” is een speelvorm uit het bridge, en dit reglement is er een voor schaken
        [criterion-of-chess] “{ $name }” is een criterium uit het schaken, en dit reglement is er een voor bridge
       *[criterion-of-bridge] “{ $name }” is een criterium uit het bridge, en dit reglement is er een voor schaken
    }
regulation-file-expected-own-sport =
    { $what ->
        [margin] verwacht: een verschil uit het schaken
        [form-of-chess] verwacht: een speelvorm uit het bridge
        [form-of-bridge] verwacht: een speelvorm uit het schaken
        [criterion-of-chess] verwacht: een criterium uit het bridge
       *[criterion-of-bridge] verwacht: een criterium uit het schaken
    }
regulation-file-clause-not-a-text = een bepaling is hier { $kind }, geen tekst
regulation-file-expected-text = verwacht: een tekst
regulation-file-no-such-clause = er is geen bepaling “{ $id }”
regulation-file-expected-clause = verwacht: het nummer van een bepaling in dit bestand
regulation-file-clauses = dit bestand heeft de bepalingen { $ids }
regulation-file-no-reading = er is geen interpretatie “{ $id }”
regulation-file-expected-reading = verwacht: de naam van een tabel [reading]
regulation-file-no-choice = de interpretatie “{ $reading }” heeft geen keuze `{ $choice }`
regulation-file-choice-missing = voor de keuze `{ $choice }` staat hier niets
regulation-file-add = voeg `{ $key } = ...` toe
regulation-file-unknown-forfeits = een onbekende behandeling van reglementaire uitslagen
regulation-file-unknown-withdrawals = een onbekende behandeling van wie zich terugtrekken
regulation-file-default = de standaard is niet een van de keuzen
regulation-file-idle-reading = niets hangt af van de interpretatie “{ $id }”
regulation-file-idle-reading-label = gebruik haar: `{"{"} reading = "...", choice = ... {"}"}`, of laat één keuze over
regulation-file-tie-for = "first", "all", "needed", "cut", "first, cut", of plaatsen zoals "1-4", "2..5" of "3.."
regulation-file-unknown-places = onbekende plaatsen
regulation-file-no-kind = er is geen soort toernooi genoemd
regulation-file-add-kinds = voeg `kinds = ["round-robin"]` toe; soorten zijn { $kinds }
regulation-file-two-lists = twee lijsten voor één prijs
regulation-file-cut = een grens ligt onder de eerste of boven de laatste zoveel
regulation-file-everybody = dit geldt voor iedereen
regulation-file-say-for-whom = zeg voor wie: { $keys }
regulation-file-no-range = “{ $text }” is geen bereik
regulation-file-against-each = alleen een verschil kan tegen ieder apart worden meegenomen
regulation-file-part-below = een deel voor de lager geplaatste hoort bij het verschil tussen twee
regulation-file-no-number = dit is geen getal
regulation-file-two-clocks = twee speeltempo’s heten “{ $name }”
regulation-file-expected-other-name = verwacht: een andere naam
regulation-file-both-times = een speeltempo heeft de tijden van beide kanten nodig
regulation-file-write-both = schrijf `both = "3:00+2"`, of `white` en `black`
regulation-file-not-a-time = “{ $text }” is geen bedenktijd
regulation-file-expected-time = verwacht: 3:00+2, 10:00 delay 5 of 5:00
regulation-file-no-procedure = geen bepaling zegt welke gelijke standen worden beslist
regulation-file-add-applies = voeg `applies = {"{"} ... {"}"}` toe aan de bepaling die dat doet
regulation-file-prizes-two-ways = de bepalingen “{ $first }” en “{ $second }” verdelen het prijzengeld op twee manieren
regulation-file-keep-one = houd er één, of zeg met `prizes-for` over welke plaatsen elk gaat
regulation-file-only-winner = alleen de winnaar wordt beslist, maar `tie-for` noemt plaatsen onder de eerste
regulation-file-write-settles = schrijf `settles = "places"`, of `tie-for = "first"`
regulation-file-no-seeds = bepaling “{ $id }” zegt niet wie hoger geplaatst is
regulation-file-add-seeding = voeg `seeding = "..."`, de bepaling die hen rangschikt, toe aan `play`
regulation-file-two-awards = twee prijzen heten “{ $name }”
regulation-file-award-names = toernooibestanden noemen de bedragen van een prijs bij zijn naam
regulation-file-gives-no-prize = bepaling “{ $id }” geeft geen prijs
regulation-file-expected-prizes = verwacht: bepalingen met `prizes` of `award`
regulation-file-nobody-qualifies = er staat niet wie zich plaatst
regulation-file-add-cut = voeg een bepaling met `cut = {"{"} first = 8, name = "..." {"}"}` toe, en noem haar met `of`
regulation-file-which-procedure = bepaling “{ $id }” zegt niet over welke procedure zij gaat
regulation-file-add-of = voeg `of = "..."` toe: de bepaling die `applies` heeft
regulation-file-not-a-form = “{ $form }” is geen speelvorm
regulation-file-no-clock = deze fase heeft geen speeltempo
regulation-file-add-clock = voeg `clock = "..."` toe: de naam van een speeltempo dat een bepaling vaststelt
regulation-file-unknown-clock = geen bepaling stelt een speeltempo “{ $name }” vast
regulation-file-expected-clock = verwacht: een speeltempo dat een bepaling vaststelt: `clock = {"{"} name = "...", both = "3:00+2" {"}"}`
regulation-file-known-clocks = bekende speeltempo’s: { $names }
regulation-file-not-an-order = dit is geen volgorde van kleuren
regulation-file-expected-order = verwacht: bijvoorbeeld "1 2 2 1"
regulation-file-unknown-white =
    { $way ->
        [bids] om tijd wordt alleen voor een armageddonpartij geboden
       *[other] onbekende manier om te bepalen wie wit heeft
    }
regulation-file-unknown-numbers = onbekende manier om de lotnummers te bepalen
regulation-file-colour-or-seed = dit is geen kleur en geen plaatsing
regulation-file-two-parts = een prijs heeft twee delen
regulation-file-no-amount = “{ $text }” is geen bedrag om op af te rondes
regulation-file-not-fides = “{ $code }” is geen tiebreak van de FIDE
regulation-file-long-code = verwacht: een code van ten hoogste { $longest } letters
regulation-file-code-modifier = { $code } heeft geen toevoeging { $word }
regulation-file-code-number =
    { $modifier ->
        [C] een afkapping heeft een getal nodig, zoals C1
        [M] een mediaan heeft een getal nodig, zoals M1
        [L] een grens heeft een getal nodig, zoals L+1, L-0.5 of L60
        [U] een rating voor wie er geen heeft is een getal, zoals U1400
        [V] een uitgave is een jaar, zoals V2024 of V2026
       *[K] een deler is een getal, zoals K3
    }
regulation-file-code-score = verwacht: :MP of :GP na de code
regulation-file-code-game-points = { $code } telt geen bordpunten
regulation-file-code-own-score = { $code } wordt niet op een eigen score geteld
regulation-file-code-unfit =
    { $name ->
        [BH] Buchholz is voor Zwitserse toernooien: in een rondtoernooi heeft iedereen dezelfde tegenstanders
        [AOB] de gemiddelde Buchholz van de tegenstanders is voor Zwitserse toernooien: in een rondtoernooi heeft iedereen dezelfde tegenstanders
        [FB] Fore Buchholz is voor Zwitserse toernooien: in een rondtoernooi heeft iedereen dezelfde tegenstanders
        [MMED] de gewijzigde mediaan is voor Zwitserse toernooien: in een rondtoernooi heeft iedereen dezelfde tegenstanders
        [SOLK] Solkoff is voor Zwitserse toernooien: in een rondtoernooi heeft iedereen dezelfde tegenstanders
       *[KS] het Koya-systeem is voor rondtoernooien (9.2)
    }
regulation-file-code-does-not-fit = { $code } past niet bij dit toernooi: { $why }
regulation-file-expected-criterion =
    { $sport ->
        [chess] verwacht: een criterium uit het schaken
       *[bridge] verwacht: een criterium uit het bridge
    }
regulation-file-which-one = welk? { $which }
regulation-file-criteria =
    { $sport ->
        [chess] criteria van het schaken: { $names }, of een code van de FIDE: "fide:BH/C2"
       *[bridge] criteria van het bridge: { $names }
    }
regulation-file-over = `over` hoort niet bij dit werkwoord
regulation-file-expected-with-one = verwacht: naast een van { $words }
regulation-file-over-one-stage = `over` noemt één fase
regulation-file-route = deze weg leidt nergens heen
regulation-file-add-go = voeg `go = "..."` toe
regulation-file-no-number-of-participants = dit is geen aantal deelnemers
regulation-file-silent = er staat niet wat er met bepaling “{ $id }” gebeurt
regulation-file-dropped = deze zin zou wegvallen
regulation-file-give-a-verb = geef haar een werkwoord, of `remind = true`, `restates = "..."`, `outside = "why"`
regulation-file-unquoted = het nummer van bepaling { $id } staat zonder aanhalingstekens
regulation-file-write-quoted = schrijf [clause."{ $id }"]
regulation-file-quoted-hint = TOML ziet een punt zonder aanhalingstekens aan voor een tabel in een tabel
regulation-file-no-text = bepaling “{ $id }” heeft geen tekst
regulation-file-add-text = voeg `text = "..."` toe: de gedrukte woorden
regulation-file-two-verbs = bepaling “{ $id }” doet twee dingen: { $verbs }
regulation-file-own-clauses = geef elk een eigen bepaling
regulation-file-not-a-table = `{ $key }` is geen tabel
regulation-file-not-a-place = “{ $text }” is geen plaats
regulation-file-not-a-count = “{ $text }” is geen aantal deelnemers
regulation-file-which-mutual = `mutual-result` telt de partijen tussen de gelijken één keer op; `DE` is van de FIDE en begint opnieuw voor wie nog gelijk staan; `mutual-result-weighted` telt zoals het toernooi scoort
regulation-file-which-sonneborn = `sonneborn-berger` neemt elke partij zoals ze is geteld; `SB` is van de FIDE, met eigen regels voor niet gespeelde partijen; `SB/C1` laat de minst betekenende weg
regulation-file-which-buchholz = `BH` is Buchholz van de FIDE, `BH/C1` hetzelfde zonder de laagste, `BH/M1` zonder de laagste en de hoogste; `solkoff` en `modified-median` zijn die van US Chess
regulation-file-which-wins = `wins` telt gewonnen partijen, ook reglementair; `WIN` rondes die evenveel gaven als winst, `WON` aan het bord gewonnen partijen; `wins-with-black` en `BWG` van de FIDE die met zwart
regulation-file-which-black = `games-with-black` en `BPG` van de FIDE tellen gespeelde partijen, `wins-with-black` en `BWG` gewonnen partijen
regulation-file-which-progressive = `PS` is de progressieve score van de FIDE, `PS/C1` dezelfde zonder de eerste ronde; `cumulative` is die van US Chess
regulation-file-which-rating = `higher-rating` en `lower-rating` zijn de eigen rating; `ARO` is het gemiddelde van de tegenstanders, `TPR` de prestatie
regulation-file-which-imps = `imp-quotient` deelt en `net-imps-in-all-matches` trekt af over alle wedstrijden; `net-imps` kijkt naar de wedstrijden tussen de gelijken, `imps-in-their-match` naar die van twee
regulation-file-which-direct = `direct-match` is de score tussen de gelijken, `imps-in-their-match` zijn de imps van de wedstrijd van twee; `beat-both` vraagt om één team dat de twee andere versloeg, `beat-all-or-tied-one` om één van vier of meer
regulation-file-which-session = `best-session` kijkt naar één, `next-best-session` gaat van de ene naar de volgende, `best-two-sessions` telt er twee op
regulation-file-which-swiss = `swiss-points` telt de scores van de tegenstanders op, `opponents-average` deelt ze; `common-opponent` is voor paren, `margin-against-common-opponent` voor teams
