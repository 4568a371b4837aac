### Deutsch.

## The language itself

language-name = Deutsch
decimal-sign = ,

## Lists, numbers, places

list-and = { $before } und { $last }
list-apart = { $before }; { $next }
list-or = { $before } oder { $last }
number-word =
    { $count ->
        [0] null
        [1] eins
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $count }
    }
# Im Akkusativ: „teilen sich …“, „es geht um …“.
places =
    { $reach ->
        [first] den ersten Platz
        [one] Platz { $from }
        [two] die Plätze { $from } und { $to }
       *[more] die Plätze { $from } bis { $to }
    }

## Days and times

month =
    { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }
day-in-words = { $day }. { $month } { $year }
days-in-month = { $from }. bis { $to }. { $month } { $year }
days-in-year = { $from }. { $from-month } bis { $to }. { $to-month } { $year }
days-apart = { $from }. { $from-month } { $from-year } bis { $to }. { $to-month } { $to-year }
short-date = { $day }.{ $month }.{ $year }

## Stages of a play-off

stage-word =
    { $stage ->
        [final] Finale
        [semi-final] Halbfinale
        [quarter-final] Viertelfinale
        [knock-out] K.-o.-Runde
        [play-off] Stichkampf
        [round-robin] Rundenturnier
        [match] Match
        [sudden-death] Sudden Death
        [armageddon] Armageddon
        [board] Board
        [ladder] Leiter
        [step] Stufe
        [game] Partie
        [round] Runde
        [first-white] erstes Weiß
        [pairing-numbers] Losnummern
        [seeding] Setzliste
        [coin-toss] Münzwurf
        [colour] Farbwahl
        [bid] Gebot
        [decision] Entscheidung
        [participants] Teilnehmer
        [award] Preis
        [event] Turnier
        [first] Platz 1
       *[other] { $words }
    }
round-of =
    { $count ->
        [16] Achtelfinale
        [32] Sechzehntelfinale
       *[other] Runde der letzten { $count }
    }
stage-places = Plätze { $from } bis { $to }

## Values

value-undefined-quotient = { $quotient } (nicht definiert)
value-above-all = { $quotient } (höher als jeder andere)
value-not-applicable = nicht anwendbar
finding =
    { $found ->
        [beat-both] beide geschlagen
        [beat-one-tied-one] einmal gewonnen, einmal unentschieden
        [beat-one-lost-one] einmal gewonnen, einmal verloren
        [tied-both] zweimal unentschieden
        [tied-one-lost-one] einmal unentschieden, einmal verloren
        [lost-to-both] gegen beide verloren
        [did-not-meet-both] nicht gegen beide gespielt
        [did-not-meet-all] nicht gegen alle gespielt
        [beat-all] alle geschlagen
       *[tied-one-beat-rest] einmal unentschieden, sonst gewonnen
    }
found-beat =
    { $count ->
        [1] einmal gewonnen
       *[other] { number-word }mal gewonnen
    }
found-tied =
    { $count ->
        [1] einmal unentschieden
       *[other] { number-word }mal unentschieden
    }
found-lost =
    { $count ->
        [1] einmal verloren
       *[other] { number-word }mal verloren
    }

## What happened in a step

tied = { $members } teilen sich { $places } mit { $score }.
score-with-unit =
    { $unit ->
        [percent] { $score } %
        [imps] { $score } IMP
        [vps] { $score } VP
        [points] { $score } Punkten
       *[none] je { $score }
    }
level-match =
    { $within ->
        [round] { $members } stehen in Runde { $round } gleich, { $score }.
       *[stage] { $members } stehen gleich ({ $stage }), { $score }.
    }
score-to-score = { $own } zu { $other }
stay-tied = { $members } teilen sich weiterhin { $places }.
shared = { $members } teilen sich { $places }.
sent-on = { $members } gehen von { $from } weiter zu { $go }.
sent-by-number = { number-word } sind punktgleich: { $go } gilt.
sent-by-place = { $members } stehen gleich, es geht um { $places }: { $go } gilt.
selected = { $members } bestreiten den Stichkampf.
not-applicable = { $measure }: nicht anwendbar, { $why }.
drawn =
    { $purpose ->
        [seeding] Los für die Setzliste: { $order }.
        [participants] Los um einen Platz im Stichkampf: { $order }.
       *[other] Los: { $order }.
    }
in-order = { $before }, dann { $next }
within-match = { $place }: { $sentence }
first-white = { $white } erhält durch das Los Weiß.
pairing-numbers-drawn = Losnummern durch das Los: { $order }.
toss-won = { $chooser } gewinnt den Münzwurf und hat die Farbwahl.
colour-chosen =
    { $colour ->
        [white] { $chooser } wählt Weiß.
       *[black] { $chooser } wählt Schwarz.
    }
bids-black = { $first } bietet { $first-bid }, { $second } bietet { $second-bid }: { $black } hat Schwarz.
bids-lots = { $first } bietet { $first-bid }, { $second } bietet { $second-bid }: Das Los entscheidet.
seeded = Setzliste: { $order }.
knock-out-begins =
    { $seats ->
        [2] Finale: { $pairs }.
        [4] Halbfinale: { $pairs }.
        [8] Viertelfinale: { $pairs }.
        [16] Achtelfinale: { $pairs }.
        [32] Sechzehntelfinale: { $pairs }.
       *[other] Runde der letzten { $seats }: { $pairs }.
    }
match-level = Das Match { $first } – { $second } endet { $score } unentschieden.
match-won = { $first } – { $second } { $score }: { $winner } gewinnt das Match.
sudden-death-won = { $winner } gewinnt Sudden-Death-Partie { $game } gegen { $loser }.
armageddon-won = { $winner } gewinnt die Armageddon-Partie gegen { $loser }.
armageddon-drawn =
    { $colour ->
        [white] Die Armageddon-Partie endet remis, also gewinnt { $winner } mit Weiß.
       *[black] Die Armageddon-Partie endet remis, also gewinnt { $winner } mit Schwarz.
    }
double-round-robin =
    { $fewer ->
        [yes] Zwei sind übrig: Sie spielen ein doppelrundiges Rundenturnier.
       *[no] Die beiden spielen ein doppelrundiges Rundenturnier.
    }
colours-reversed = Wieder dieselben Spieler: Die Farben werden vertauscht.
clear-winner = Niemand kann { $winner } mit { $score } noch erreichen: Die übrigen Partien entfallen.
round-robin-ended = Rundenturnier { $number }: { $scores }.
board-level = Nach Board { $number } stehen { $level } weiterhin gleich.
board-order = Board { $number }: { $order }.
shoot-out-level =
    { $number ->
        [1] Nach dem Shoot-out stehen { $level } weiterhin gleich.
       *[other] Nach Shoot-out { $number } stehen { $level } weiterhin gleich.
    }
shoot-out-order =
    { $number ->
        [1] Shoot-out: { $order }.
       *[other] Shoot-out { $number }: { $order }.
    }
extra-boards-level =
    { $count ->
        [0] Nach den Zusatzboards stehen { $level } weiterhin gleich.
       *[other] Nach den { number-word } Zusatzboards stehen { $level } weiterhin gleich.
    }
extra-boards-order =
    { $count ->
        [0] Zusatzboards: { $order }.
       *[other] { number-word } Zusatzboards: { $order }.
    }
more-extra-boards-level =
    { $count ->
        [0] nach weiteren Zusatzboards stehen { $level } weiterhin gleich.
       *[other] nach { number-word } weiteren Zusatzboards stehen { $level } weiterhin gleich.
    }
more-extra-boards-order =
    { $count ->
        [0] weitere Zusatzboards: { $order }.
       *[other] { number-word } weitere Zusatzboards: { $order }.
    }
one-board-matches =
    { $number ->
        [1] Kämpfe über ein Board: { $scores }.
       *[other] Kämpfe über ein Board, Runde { $number }: { $scores }.
    }
goes-on-by-name = Entscheidung von { $by }: Es geht weiter mit { $go }.
goes-on = Entscheidung ({ role }): Es geht weiter mit { $go }.
both-forfeited =
    { $game ->
        [0] { $players } verlieren beide die Armageddon-Partie kampflos: Der Schiedsrichter entscheidet.
       *[other] { $players } verlieren beide Sudden-Death-Partie { $game } kampflos: Der Schiedsrichter entscheidet.
    }
share-their-places = { $members } teilen sich ihre Plätze
decided-by-name = Entscheidung von { $by }: { $order }.
decided = Entscheidung ({ role }): { $order }.
role =
    { $known ->
        [grand-chess-tour-chief-arbiter-or-his-appointed-deputy] Hauptschiedsrichter der Grand Chess Tour oder sein ernannter Stellvertreter
        [arbiter] Schiedsrichter
        [chief-arbiter] Hauptschiedsrichter
        [arbiters] Schiedsrichter
        [director] Turnierleiter
        [organiser] Veranstalter
        [league-committee] Ligaausschuss
        [appeals-committee] Schiedsgericht
       *[other] { $role }
    }
won-of-two = { $winner } gewinnt; { $other } belegt Platz 2.
won = { $winner } gewinnt; die Übrigen teilen sich Platz 2.
draw-odds =
    { $seed ->
        [higher] Bei Gleichstand gewinnt, wer höher gesetzt ist: { $winner }.
       *[lower] Bei Gleichstand gewinnt, wer niedriger gesetzt ist: { $winner }.
    }
seed-has-white =
    { $seed ->
        [higher] { $white } ist höher gesetzt und hat Weiß.
       *[lower] { $white } ist niedriger gesetzt und hat Weiß.
    }
seed-chooses =
    { $seed ->
        [higher] { $chooser } ist höher gesetzt und hat die Farbwahl.
       *[lower] { $chooser } ist niedriger gesetzt und hat die Farbwahl.
    }
absent-withdrew = { $name } ist vor Runde { $round } ausgeschieden
absent-expelled = { $name } wurde vor Runde { $round } ausgeschlossen
absent-declines = { $name } verzichtet auf den Stichkampf
absent-left = { $name } ist ausgeschieden
absent =
    { $count ->
        [1] { $reasons }: { $present } braucht keinen Stichkampf.
       *[other] { $reasons }: { $present } spielen weiter.
    }
forfeited-by-leaving =
    { $count ->
        [1] { $white } – { $black }: { $left } ist ausgeschieden, die Partie ist kampflos verloren.
       *[other] { $white } – { $black }: { $left } sind ausgeschieden, die Partie ist kampflos verloren.
    }
forfeited-absent =
    { $count ->
        [1] { $white } – { $black }: { $left } spielt nicht, die Partie ist kampflos verloren.
       *[other] { $white } – { $black }: { $left } spielen nicht, die Partie ist kampflos verloren.
    }
read-as = Der Text sagt nicht: { $silent }. Gelesen als: { $meaning }.
departed =
    { $named ->
        [yes] Abweichung vom Reglement durch { $by }: { $why }.
       *[no] Abweichung vom Reglement: { $why }.
    }
departed-without-power =
    { $named ->
        [yes] Abweichung durch { $by } ({ $why }): Das Reglement gibt dazu keine Befugnis.
       *[no] Abweichung ({ $why }): Das Reglement gibt dazu keine Befugnis.
    }

## Criteria

criterion =
    { $criterion ->
        [mutual-result] direkter Vergleich
        [mutual-result-weighted] direkter Vergleich
        [sonneborn-berger] Sonneborn-Berger
        [games-with-black] Partien mit Schwarz
        [wins] Siege
        [wins-with-black] Siege mit Schwarz
        [imp-quotient] IMP-Quotient
        [total-points-quotient] Quotient der Gesamtpunkte
        [imps-in-their-match] IMP im direkten Kampf
        [total-points-in-their-match] Gesamtpunkte im direkten Kampf
        [beat-both] Kämpfe untereinander
        [beat-one-tied-other] Kämpfe untereinander
        [beaten-by-both] Kämpfe untereinander
        [beat-all-or-tied-one] Kämpfe untereinander
        [net-imps] IMP-Saldo untereinander
        [net-total-points] Saldo der Gesamtpunkte untereinander
        [net-imps-in-all-matches] IMP-Saldo aller Kämpfe
        [margin-against-common-opponent] Saldo gegen einen gemeinsamen Gegner
        [swiss-points] Swiss Points
        [qualification-rank] Platz in der Qualifikation
        [qualification-match] Kampf in der Qualifikation
        [best-session] bester Durchgang
        [next-best-session] bester Durchgang
        [best-two-sessions] beste zwei Durchgänge
        [common-opponent] Matchpunkte gegen einen gemeinsamen Gegner
        [score-without-carry-over] Ergebnis ohne Carry-over
        [opponents-average] Durchschnitt der Gegner
        [weighted-average] gewichteter Durchschnitt
        [direct-match] direkter Kampf
        [net-points-on-common-boards] Saldo der Gesamtpunkte auf gemeinsamen Boards
        [boards-won] gewonnene Boards
        [berlin-count] Berliner Wertung des direkten Kampfs
        [bottom-board-elimination] direkter Kampf ohne die letzten Bretter
        [youngest] Geburtsdatum
        [oldest] Geburtsdatum
        [higher-rating] Wertungszahl
        [lower-rating] Wertungszahl
        [title] Rang des Titels
        [starting-number] Startnummer
        [previous-place] Platz im Vorjahr
        [modified-median] modifizierte Median-Wertung
        [solkoff] Solkoff
        [cumulative] Fortschrittswertung
        [cumulative-of-opposition] Fortschrittswertung der Gegner
        [DE] direkter Vergleich
        [WIN] Siege
        [WON] gewonnene Partien
        [BPG] Partien mit Schwarz
        [BWG] Siege mit Schwarz
        [PS] Fortschrittswertung
        [PS-C1] Fortschrittswertung mit einem Streichergebnis
        [REP] Runden mit Spielbereitschaft
        [STD] Standardpunkte
        [BH] Buchholz
        [BH-C1] Buchholz mit einem Streichergebnis
        [BH-C2] Buchholz mit zwei Streichergebnissen
        [BH-M1] Median-Buchholz
        [AOB] mittleres Buchholz der Gegner
        [FB] Fore-Buchholz
        [SB] Sonneborn-Berger
        [SB-C1] Sonneborn-Berger mit einem Streichergebnis
        [KS] Koya-System
        [ARO] Wertungsdurchschnitt der Gegner
        [ARO-C1] Wertungsdurchschnitt der Gegner mit einem Streichergebnis
        [TPR] Turnierleistung
        [PTP] perfekte Turnierleistung
        [APRO] mittlere Turnierleistung der Gegner
        [APPO] mittlere perfekte Turnierleistung der Gegner
        [RTNG] Wertungszahl
       *[other] { $measure }
    }
criterion-of-code = { criterion } ({ $code })
measure-lots = Los
measure-decision = Entscheidung
measure-entered = eingetragene Zahlen
session-from-best =
    { $number ->
        [2] zweitbester Durchgang
        [3] drittbester Durchgang
        [4] viertbester Durchgang
        [5] fünftbester Durchgang
        [6] sechstbester Durchgang
       *[other] Durchgang { $number } vom besten an
    }
qualification-vps = VP im Kampf der Qualifikation
qualification-imps = IMP im Kampf der Qualifikation
direct-encounter-not-all-met = direkter Vergleich, wo nicht alle gegeneinander gespielt haben (6.2)
matchpoints-against = Matchpunkte gegen { $against }
matchpoints-in-turn = Matchpunkte der Reihe nach gegen { $against }, zuletzt gegen { $last }
margin-against = Saldo gegen { $against }
counted-in-play-off = { $counted } im Stichkampf
counted-in-both = { $counted } in Turnier und Stichkampf
counted-in-clause = { $counted } in den Partien nach { $clause }
counted-in-phase =
    { $phase ->
        [rapid] { $counted } in den Schnellpartien
        [blitz] { $counted } in den Blitzpartien
       *[other] { $counted } in den Partien ({ $phase })
    }
comparison = { $counted }: { $values }.
still-level-two = Sie stehen weiterhin gleich.
still-level-all = Alle stehen weiterhin gleich.
nobody-found =
    { $criterion ->
        [beat-both] Kein Team hat beide anderen geschlagen.
        [beat-one-tied-other] Kein einzelnes Team hat eines geschlagen und gegen das andere unentschieden gespielt.
        [beaten-by-both] Kein Team hat gegen beide anderen verloren.
       *[beat-all-or-tied-one] Kein Team hat alle anderen geschlagen, und kein einzelnes hat einmal unentschieden gespielt und sonst gewonnen.
    }
one-found =
    { $criterion ->
        [beaten-by-both] { $team } wird auf den dritten der geteilten Plätze gesetzt.
       *[other] { $team } wird zum Sieger erklärt.
    }
nothing-lost =
    { $among ->
        [two] { $order ->
            [level] { $unit ->
                [imps] Keines der beiden hat einen IMP verloren: gleich.
               *[points] Keines der beiden hat einen Punkt verloren: gleich.
            }
           *[won] { $unit ->
                [imps] Keines der beiden hat einen IMP verloren: Das Team mit mehr gewonnenen liegt vorn.
               *[points] Keines der beiden hat einen Punkt verloren: Das Team mit mehr gewonnenen liegt vorn.
            }
        }
       *[more] { $order ->
            [level] { $unit ->
                [imps] Keines von ihnen hat einen IMP verloren: gleich.
               *[points] Keines von ihnen hat einen Punkt verloren: gleich.
            }
           *[won] { $unit ->
                [imps] Keines von ihnen hat einen IMP verloren: Das Team mit mehr gewonnenen liegt vorn.
               *[points] Keines von ihnen hat einen Punkt verloren: Das Team mit mehr gewonnenen liegt vorn.
            }
        }
    }
nothing-lost-of-some = { $names }: { $said }
working-nothing = { $name }: nichts gezählt.
working = { $name }: { $parts }.
working-round = Runde { $round }
working-session = Durchgang { $session }
working-board = Board { $board }
working-left-out = gestrichen
inapplicable-no-session = von { $members } ist kein Durchgang bekannt
inapplicable-no-two-sessions = von { $members } sind keine zwei Durchgänge bekannt
inapplicable-no-common-opponent = von { $members } ist keine Begegnung mit einem gemeinsamen Gegner bekannt
inapplicable-nobody-in-common = { $members } haben keinen gemeinsamen Gegner
inapplicable-no-common-board =
    { $count ->
        [2] kein Board ist bekannt, das { $members } beide gespielt haben
       *[other] kein Board ist bekannt, das { $members } alle gespielt haben
    }
inapplicable-did-not-meet = { $two } haben nicht gegeneinander gespielt
inapplicable-more-pairs = ebenso { number-word } weitere Paare von ihnen
inapplicable-only-for-two = das Kriterium vergleicht nur zwei Teams
inapplicable-no-qualification-match = von { $members } ist kein Kampf in der Qualifikation bekannt
inapplicable-qualification-unknown = das Ergebnis des Kampfs in der Qualifikation ist nicht bekannt
inapplicable-nothing-carried = in diesen Abschnitt wurde nichts mitgenommen
inapplicable-only-for-teams = das Kriterium vergleicht Mannschaften, keine Spieler
inapplicable-only-for-players = das Kriterium vergleicht Spieler, keine Mannschaften
inapplicable-no-direct-match = kein Kampf zwischen ihnen ist mit seinen Brettern bekannt
inapplicable-told-in-vain = die Angaben reichen nicht aus
inapplicable-not-known =
    { $what ->
        [birth] das Geburtsdatum von { $of } ist nicht bekannt
        [rating] die Wertungszahl von { $of } ist nicht bekannt
        [title] der Titel von { $of } ist nicht bekannt
        [starting-number] die Startnummer von { $of } ist nicht bekannt
        [previous-place] der Platz von { $of } im Vorjahr ist nicht bekannt
        [sex] das Geschlecht von { $of } ist nicht bekannt
        [federation] die Föderation von { $of } ist nicht bekannt
       *[club] der Verein von { $of } ist nicht bekannt
    }
inapplicable-too-large = die Ergebnisse sind zu groß, um genau multipliziert zu werden

## Awards and invitations

award-nobody-may = { $award }: Niemand kommt dafür in Frage.
award-nobody-has = { $award }: Niemand erhält ihn; { $declined }.
award-given = { $award }: { $who }.
award-shared-by = { $who } teilen ihn sich
award-passed =
    { $count ->
        [1] { $who } hat einen anderen Preis
       *[other] { $who } haben einen anderen Preis
    }
award-declined =
    { $count ->
        [1] { $who } verzichtet
       *[other] { $who } verzichten
    }
award-contested =
    { $whole ->
        [yes] { $members } kommen in Frage: { $award }.
       *[no] { $members } kommen in Frage: { $award }; es geht um { $places }.
    }
ladder-alone = Leiter.
ladder-begins = Leiter: { $steps }.
ladder-step = { $before }; dann wer gewinnt – { $next }
award-nobody-may-have = niemand kommt in Frage
award-nobody-has-it = niemand
award-place-open = { $who } (offen)
cannot-decline-last =
    { $count ->
        [1] { $who } verzichtet auf „{ $award }“: Auf einen Platz unter den Letzten kann nicht verzichtet werden
       *[other] { $who } verzichten auf „{ $award }“: Auf einen Platz unter den Letzten kann nicht verzichtet werden
    }
cannot-decline-unknown =
    { $count ->
        [1] { $who } verzichtet auf „{ $award }“: Keine Bestimmung vergibt das; worauf man verzichten kann, steht bei `award` oder `cut` im Reglement
       *[other] { $who } verzichten auf „{ $award }“: Keine Bestimmung vergibt das; worauf man verzichten kann, steht bei `award` oder `cut` im Reglement
    }
carried-part = { $part } von { $sum }
carried-against = { $points } gegen { $name }
carried-pair = { $winner } gegen { $loser }
carry-over-title = Carry-over: { $of }
many-players = { $count } Spielern
eligible-unknown =
    { $what ->
        [birth] das Geburtsdatum von { $who } steht nicht in der Datei; es geht um „{ $award }“
        [rating] die Wertungszahl von { $who } steht nicht in der Datei; es geht um „{ $award }“
        [title] der Titel von { $who } steht nicht in der Datei; es geht um „{ $award }“
        [starting-number] die Startnummer von { $who } steht nicht in der Datei; es geht um „{ $award }“
        [previous-place] der Platz von { $who } im Vorjahr steht nicht in der Datei; es geht um „{ $award }“
        [sex] das Geschlecht von { $who } steht nicht in der Datei; es geht um „{ $award }“
        [federation] die Föderation von { $who } steht nicht in der Datei; es geht um „{ $award }“
       *[club] der Verein von { $who } steht nicht in der Datei; es geht um „{ $award }“
    }
destination-next-year = { $name } des nächsten Jahres
invited = Eingeladen ist { $name }: { $to }.
invitation-nobody =
    { $count ->
        [1] { $declined } nimmt die Einladung nicht an: Niemand ist mehr da, der eingeladen werden könnte.
       *[other] { $declined } nehmen die Einladung nicht an: Niemand ist mehr da, der eingeladen werden könnte.
    }
invitation-passes =
    { $count ->
        [1] { $declined } nimmt die Einladung nicht an. Der Text sagt nicht, wer stattdessen eingeladen wird; { $next }.
       *[other] { $declined } nehmen die Einladung nicht an. Der Text sagt nicht, wer stattdessen eingeladen wird; { $next }.
    }
invitation-next =
    { $count ->
        [1] nach denselben Regeln ist es { $among }
       *[other] dieselben Regeln entscheiden zwischen { $among }
    }

## Matches and boards

match-stage =
    { $within ->
        [stage] { $stage }
        [round] Runde { $round }
       *[match] Match
    }
last-match =
    { $carried ->
        [yes] { $stage }, { $score } gegen { $opponent }, mit Carry-over
       *[no] { $stage }, { $score } gegen { $opponent }
    }
last-match-stage =
    { $within ->
        [stage] { $stage }
        [round] Runde { $round }
       *[match] Match
    }
boards-one = ein Board
boards-extra =
    { $count ->
        [0] die Zusatzboards
       *[other] { number-word } Zusatzboards
    }
boards-segment = ein Shoot-out über { number-word } Boards
met-in-round = { $of } { $adds }, { $against } { $other } in Runde { $round }
met-somewhere = { $of } { $adds }, { $against } { $other }
part-against = { $of } gegen { $against }
two-winners = { $north-south } gewinnt auf Nord-Süd, { $east-west } auf Ost-West.
boards-level =
    { $count ->
        [1] Ein weiteres Board machte keinen Unterschied.
       *[other] { $count } weitere Boards machten keinen Unterschied.
    }
session-number = Durchgang { $number }
section-name = Gruppe { $name }
board-unit =
    { $unit ->
        [matchpoints] Matchpunkte
        [points] Punkte
       *[imps] IMP
    }
matchpoints-of = Matchpunkte von { $top }
deal =
    Teiler { $dealer ->
        [north] Nord
        [east] Ost
        [south] Süd
       *[west] West
    }, { $vulnerable ->
        [nobody] niemand in Gefahr
        [north-south] Nord-Süd in Gefahr
        [east-west] Ost-West in Gefahr
       *[all] alle in Gefahr
    }
table-result =
    { $result ->
        [not-played] nicht gespielt
       *[passed-out] durchgepasst
    }
no-trumps = SA
seat-letter =
    { $seat ->
        [north] N
        [east] O
        [south] S
       *[west] W
    }
side-letters =
    { $side ->
        [north-south] NS
       *[east-west] OW
    }
card-sum =
    { $what ->
        [boards] Boards
        [carry-over] Carry-over
        [penalty] Strafe
       *[total] Gesamt
    }

## Why a tie is left open

left-open = { $members } teilen sich weiterhin { $places }: { $why }.
left-open-summary = Diese Datei ist eine Zusammenfassung; das gedruckte Reglement kann mehr sagen.
no-further-rule = das Reglement enthält keine weitere Regel
no-rule-for-number = Der Text hat keine Regel für { number-word }
no-rule-for-places = Der Text hat keine Regel für diese Plätze
nobody-chosen = Der Text sagt nicht, wer von ihnen ausgewählt wird
too-few-to-choose = Es sind zu wenige übrig, um auszuwählen
stage-for-two = Der Abschnitt ist für zwei
nobody-there = Niemand von ihnen ist zum Spielen da
not-seeded = { $members } können nicht gesetzt werden: Das Reglement enthält keine weitere Regel.
no-seeds = Nirgends steht, wer höher gesetzt ist: { $members }.
award-left-open = { $members } stehen gleich, es geht um „{ $award }“: Der Text sagt nicht, wer von ihnen es erhält.
award-places-left-open = { $members } stehen gleich, es geht um { $places }: Der Text sagt nicht, wer von ihnen es erhält.
clauses-in-circle = { $members } kommen unverändert wieder zu { $clause }: Die Bestimmungen führen im Kreis.
no-end = Nach { $clauses } Bestimmungen gibt es noch kein Ergebnis.

## Warnings

warning-answer-does-not-fit = die Antwort auf { $question } passt nicht zur Frage und bleibt unberücksichtigt
warning-departure-about-others = die Abweichung zu { $tie } betrifft andere Teilnehmer und bleibt unberücksichtigt
warning-games-missing =
    { $games ->
        [one] { $games } Partie fehlt; es gelten die veröffentlichten Punkte von { $published }
       *[other] { $games } Partien fehlen; es gelten die veröffentlichten Punkte von { $published }
    }
warning-games-without-points =
    { $games ->
        [one] { $games } Partie fehlt, und für { $members } sind keine Punkte veröffentlicht: Ihre Ergebnisse können zu niedrig sein
       *[other] { $games } Partien fehlen, und für { $members } sind keine Punkte veröffentlicht: Ihre Ergebnisse können zu niedrig sein
    }
warning-gone-annulled =
    { $count ->
        [1] { $player } ist vor Runde { $round } ausgeschieden: Das Ergebnis ist gestrichen
       *[other] { $player } ist vor Runde { $round } ausgeschieden: Die { $count } Ergebnisse sind gestrichen
    }
warning-gone-forfeited =
    { $count ->
        [1] { $player } ist vor Runde { $round } ausgeschieden: Eine Partie zählt für den Gegner als kampflos gewonnen
       *[other] { $player } ist vor Runde { $round } ausgeschieden: { $count } Partien zählen für die Gegner als kampflos gewonnen
    }
warning-idle =
    { $count ->
        [1] { $what ->
            [session] { $members } hat in diesem Turnier keinen Durchgang
           *[match] { $members } hat in diesem Turnier keinen Kampf
        }
       *[other] { $what ->
            [session] { $members } haben in diesem Turnier keinen Durchgang
           *[match] { $members } haben in diesem Turnier keinen Kampf
        }
    }
warning-published-differs = { $team } hat laut Veröffentlichung { $published }, aus den Kämpfen aber { $found }; { $published } gilt
warning-matches-missing =
    { $matches ->
        [one] { $matches } Kampf des Rundenturniers fehlt: Dies ist ein Zwischenstand
       *[other] { $matches } Kämpfe des Rundenturniers fehlen: Dies ist ein Zwischenstand
    }
warning-plays-twice = { $team } spielt zweimal in einem Abschnitt: Die Kämpfe brauchen `stage` oder `round`
warning-unknown-award = das Turnier hat Preise für „{ $award }“, aber keine Bestimmung vergibt das: Niemand erhält sie
warning-unequal-opponents = die Swiss Points punktgleicher Teams beruhen auf ungleich vielen Gegnern: { $each }
warning-off-scale =
    { $count ->
        [1] die VP eines Kampfs sind nicht die der kontinuierlichen WBF-Skala und gelten wie angegeben ({ $example })
       *[other] die VP von { number-word } Kämpfen sind nicht die der kontinuierlichen WBF-Skala und gelten wie angegeben (der erste ist { $example })
    }
off-scale-example = { $teams }: { $given }, nach der Skala { $scale }

## Reminders

condition =
    { $known-condition ->
        [if-they-deem-this-necessary] wenn sie es für nötig halten
       *[other] { $condition }
    }
may-depart =
    { $conditional ->
        [yes] von diesen Regeln darf abgewichen werden ({ role }), { condition }.
       *[no] von diesen Regeln darf abgewichen werden ({ role }).
    }
may-depart-reason = Nach dem Grund fragt Tiebreak, nicht der Text.
rest-before = { $minutes } Minuten Pause für alle vor den Stichkampfpartien.
rest-after-last = { $minutes } Minuten Pause für alle: nicht vor { $start } (Ende der letzten Partie).
rest-of-player = { $minutes } Minuten Pause für alle: nicht vor { $start } ({ $player } war um { $finished } fertig).
short-draws =
    { $count ->
        [1] ein Remis war kürzer, als das Reglement verlangt: { $draws }.
       *[other] { number-word } Remispartien waren kürzer, als das Reglement verlangt: { $draws }.
    }
short-draw =
    { $unit ->
        [moves] { $white } – { $black } ({ $length } Züge)
       *[minutes] { $white } – { $black } ({ $length } Minuten)
    }
short-draw-in-round =
    { $unit ->
        [moves] { $white } – { $black } (Runde { $round }, { $length } Züge)
       *[minutes] { $white } – { $black } (Runde { $round }, { $length } Minuten)
    }
undivided-nobody = { $amount } bleibt übrig: Niemand kommt dafür in Frage.
undivided = { $amount } lässt sich unter { $among } nicht gleich teilen; der Veranstalter entscheidet.

## Questions

draw-first-white =
    { $within ->
        [final] Für das Finale auslosen: Wer von { $names } hat Weiß in Partie 1?
        [match] Für { $pairing } auslosen: Wer von { $names } hat Weiß in Partie 1?
       *[none] Auslosen: Wer von { $names } hat Weiß in Partie 1?
    }
draw-pairing-numbers = Losnummern auslosen: { $names }.
draw-seeding = Setzliste auslosen: { $names }.
draw-participants = Auslosen: { $question }?
who-takes-part =
    { $count ->
        [1] Wer von { $names } nimmt teil
       *[other] Welche { number-word } von { $names } nehmen teil
    }
toss-coin =
    { $within ->
        [final] Für das Finale eine Münze werfen: Wer von { $names } gewinnt den Wurf?
        [match] Für { $pairing } eine Münze werfen: Wer von { $names } gewinnt den Wurf?
       *[none] Eine Münze werfen: Wer von { $names } gewinnt den Wurf?
    }
toss-coin-conducted =
    { $within ->
        [final] Farben im Finale durch Münzwurf, durchgeführt von { $by }: Wer von { $names } gewinnt den Wurf?
        [match] Farben für { $pairing } durch Münzwurf, durchgeführt von { $by }: Wer von { $names } gewinnt den Wurf?
       *[none] Farben durch Münzwurf, durchgeführt von { $by }: Wer von { $names } gewinnt den Wurf?
    }
draw-order = Reihenfolge auslosen: { $names }.
draw-one = Platz 1 auslosen: Wer von { $names } wird gezogen?
play-game = Spielen: { $white } (Weiß) – { $black } (Schwarz). Bedenkzeit: { $clock }.
play-sudden-death = Sudden-Death-Partie { $number } spielen: { $white } (Weiß) – { $black } (Schwarz). Bedenkzeit: { $clock }.
draw-wins =
    { $colour ->
        [white] Bei Remis gewinnt Weiß.
       *[black] Bei Remis gewinnt Schwarz.
    }
ask-colour = { $chooser } wählen lassen: Weiß oder Schwarz.
ask-bids = Von { $bidders } je ein geheimes Gebot einholen: die Bedenkzeit, mit der sie Schwarz nähmen, höchstens { $most }.
play-board = Ein Board spielen, Sudden Death: { $names }.
play-boards = Zu spielen: { $boards }, { $names }.
ask-decision = Entscheidung einholen ({ role }): { $names }.
ask-to-go-on = Entscheidung einholen ({ role }): Geht es für { $names } mit { $clause } weiter, oder wird anders entschieden?
role-after =
    { $known-after ->
        [after-consulting-with-the-players] { role }, nach Rücksprache mit den Spielern
       *[other] { role }, { $after }
    }
find-out = Zu klären: { $what }.
file-has-result = Die Datei hat für diese Partie { $result } ({ $place }).
file-has-white = Die Datei hat in dieser Partie { $white } mit Weiß ({ $place }).
play-off-game = Stichkampfpartie { $number }
game-at-line = Partie { $game }, Zeile { $line }
game-at-line-of-file = Partie { $game }, Zeile { $line } von { $file }
clock-both = beide { $pace }
clock-both-from = beide { $pace }, ab Zug { $from }
clock-sides = Weiß { $white }, Schwarz { $black }
clock-sides-from = Weiß { $white }, Schwarz { $black }, ab Zug { $from }
clock-sides-apart = Weiß { $white }, ab Zug { $white-from }, Schwarz { $black }, ab Zug { $black-from }
clock-delay = { $time } Verzögerung { $seconds }

## Missing data

missing-result = Ergebnis von { $white } – { $black }
missing-result-in-round = Ergebnis von { $white } – { $black } in Runde { $round }
missing-game = die Partie zwischen { $first } und { $second }: Weiß, Schwarz, Ergebnis
missing-of-qualification = { figure } von { $first } und { $second } in ihrem Kampf der Qualifikation
missing-of-match =
    { $when ->
        [stage] { figure } von { $first } und { $second } ({ $stage })
        [round] { figure } von { $first } und { $second } in Runde { $round }
       *[match] { figure } von { $first } und { $second } in ihrem Kampf
    }
missing-of-bye =
    { $when ->
        [stage] { figure } von { $team } für das Freilos ({ $stage })
        [round] { figure } von { $team } für das Freilos in Runde { $round }
       *[match] { figure } von { $team } für das Freilos
    }
missing-entered = { $what }: { $one }
missing-on-common-boards = { figure } von { $one } auf den gemeinsamen Boards von { $among }
missing-against-common =
    { $number ->
        [1] { figure } von { $one } gegen das bestplatzierte Paar, gegen das { $among } alle gespielt haben
       *[other] { figure } von { $one } gegen Nummer { $number } der bestplatzierten Paare, gegen die { $among } alle gespielt haben
    }
missing-of-one = { figure } von { $one }
figure =
    { $figure ->
        [vps] VP
        [score] Ergebnis
        [imps] IMP
        [total-points] Gesamtpunkte
        [qualification-rank] Platz in der Qualifikation
        [net-on-common-boards] Saldo der Gesamtpunkte
        [against-common-opponent] Matchpunkte
        [boards-won] gewonnene Boards (geteilte zählen halb)
        [code] { $code }
       *[number] Zahl
    }

## A ruling as text

summary-of-ours = { $name } (Zusammenfassung)
list-of-tie-breaks = Feinwertungen { $codes }: Reglement { $regulation }, { $clause }.
unit =
    { $unit ->
        [VPs] VP
        [IMPs] IMP
        [boards] Boards
        [points] Punkte
       *[other] { $unit }
    }
north-south = Nord-Süd
east-west = Ost-West
heading-steps = Wie entschieden wurde
heading-one-sentence = In einem Satz
heading-left-open = Vom Reglement nicht geregelt
heading-departures = Abweichungen vom Reglement
heading-to-do = Jetzt zu tun
heading-awards = Preise und Titel
heading-prizes = Preisgeld, { $currency }
heading-tour-points = Tourpunkte
heading-keep-in-mind = Hinweise
heading-read-as = Auslegung
heading-on-record = In der Aufzeichnung
record-head = Fingerabdruck der Aufzeichnung: { $head }
tied-mark = gleich
interim-progress =
    { $what ->
        [games] { $count ->
            [one] { $count } Partie fehlt
           *[other] { $count } Partien fehlen
        }
       *[matches] { $count ->
            [one] { $count } Kampf fehlt
           *[other] { $count } Kämpfe fehlen
        }
    }
interim-rounds = { $played } von { $all } Runden ({ interim-progress })
interim = Zwischenstand: { $progress }
interim-sentence = Zwischenstand: { $progress }.
heading-plain-steps = Schritte
heading-warnings = Warnungen
heading-prize-money = Preisgeld
place-open = { $place } (offen)
column-place = Platz
column-name = Name
column-score = Ergebnis
column-score-in = Ergebnis, { $unit }
column-matches-won = gewonnene Kämpfe
column-last-match = letzter Kampf
column-clause = Bestimmung
column-award = Preis
column-who = wer
column-points = Punkte
column-working = Rechnung

## Readings

reading-idle = { $readings }: Eine andere Lesart würde hier nichts ändern.
reading-changes-nothing = würde hier nichts ändern
reading-other-standing = gäbe einen anderen Stand: { $places }
reading-asks-else = würde einen anderen nächsten Schritt verlangen
reading-other-reminders = gäbe andere Hinweise
reading-would-say = würde sagen: { $said }; was offen ist, bleibt gleich
# What a regulation file says of a reading or as a reminder, by its first words; others stay as they
# were written.
reading-phrase =
    { $phrase ->
        [a-1-divides-the-money-of-the-players-in-the-tiebreak-what-of-ties-for-other-plac] A.1 teilt das Geld der Spieler im Stichkampf. Was gilt bei Gleichstand um andere Plätze?
        [a-1-divides-the-prize-money-among-all-the-players-in-the-tiebreak-has-a-player-w] A.1 teilt das Preisgeld unter „all the players in the tiebreak“. Hat, wer auf den Stichkampf verzichtet, einen Anteil?
        [a-1-speaks-of-the-tournament-of-2022] A.1 spricht vom Turnier 2022.
        [a-tie-of-two-may-be-broken-here-where-other-steps-say-shall-must-it-be-broken] Ein Gleichstand von zweien „may be broken“, wo andere Schritte „shall“ sagen. Muss er aufgelöst werden?
        [all-of-them-play-one-common-board-and-its-scores-order-them] alle spielen ein gemeinsames Board, dessen Ergebnisse sie ordnen
        [all-of-them-share-second-place-those-who-did-not-play-off-too] alle teilen den zweiten Platz, auch wer nicht im Stichkampf war
        [all-of-them-share-second-place-whenever-they-were-knocked-out] alle teilen den zweiten Platz, wann immer sie ausgeschieden sind
        [among-all-who-were-tied-at-the-end-of-the-main-tournament] unter allen, die am Ende des Hauptturniers gleichstanden
        [among-the-four-by-their-games-in-the-main-tournament] unter den vieren, nach ihren Partien im Hauptturnier
        [among-whom-four-who-come-out-of-a-larger-play-off-are-compared-for-their-seeding] unter wem vier verglichen werden, die aus einem größeren Stichkampf kommen, um sie zu setzen
        [are-30-moves-or-three-hours-still-within-30-moves-or-three-hours] Sind 30 Züge oder drei Stunden noch innerhalb von 30 Zügen oder drei Stunden?
        [are-lots-drawn-again-for-the-first-sudden-death-game] Wird für die erste Sudden-Death-Partie neu gelost?
        [as-in-the-event] wie im Turnier
        [as-soon-as-nobody-else-can-reach-the-leader-s-present-score-in-any-way-the-rest] sobald niemand sonst den jetzigen Stand des Führenden noch erreichen kann
        [best-session-then-the-best-two-together-then-common-opponents-from-the-highest-r] beste Sitzung, dann die besten zwei zusammen, dann gemeinsame Gegner vom höchsten Rang abwärts
        [best-session-then-the-second-best-and-so-on-before-the-best-two-together] beste Sitzung, dann die zweitbeste und so weiter, vor den besten zwei zusammen
        [both-players-forfeit-the-armageddon-game-who-wins] Beide verlieren die Armageddon-Partie kampflos. Wer gewinnt?
        [by-the-imps-of-all-their-meetings] nach den IMP aller Begegnungen
        [by-the-vps-of-all-their-meetings-a-team-that-is-to-stand-first-or-last-this-way] nach den VP aller Begegnungen; ein Team, das so Erstes oder Letztes wird, muss gegen alle anderen gespielt haben
        [by-total-then-by-sessions-those-of-one-rank-are-added-up-a-part-that-is-still-le] nach Gesamtergebnis, dann nach Sitzungen; die eines Rangs werden addiert; eine noch gleiche Gruppe sucht ihre eigenen von oben
        [by-vps-then-by-imps-several-meetings-are-added-up] nach VP, dann nach IMP; mehrere Begegnungen werden addiert
        [by-which-ranking-opponents-are-the-highest-ranking] nach welcher Rangliste Gegner die bestplatzierten sind
        [classical-games-count-3-1-0-armageddon-games-after-a-draw-and-0-on-top-a-drawn-a] Klassische Partien zählen 3, 1, 0, Armageddon-Partien nach einem Remis zusätzlich ½ und 0. Eine remise Armageddon-Partie gewinnt Schwarz.
        [each-part-that-still-holds-one-of-the-first-four-places-plays-on-by-itself-a-par] jede Gruppe, in der es noch um einen der ersten vier Plätze geht, spielt für sich weiter; ab Platz fünf bleibt es beim Gleichstand
        [each-two-of-them-play-a-board-and-the-boards-won-order-them-a-drawn-one-counting] je zwei spielen ein Board, und die gewonnenen Boards ordnen sie, ein geteiltes zählt halb
        [every-game-1-0-regardless-of-time-control] jede Partie 1, ½, 0: „regardless of time control“
        [everything-games-with-black-too] alles, auch Partien mit Schwarz
        [everything-wins-with-black-too] alles, auch Siege mit Schwarz
        [final-scores-with-the-carry-over-direct-matches-only-where-all-met] Endergebnisse mit Carry-over; direkte Kämpfe nur, wenn alle gegeneinander gespielt haben
        [for-every-sudden-death-match-in-every-section] für jeden „sudden death“-Kampf, in jedem Abschnitt
        [for-those-of-four-or-more-teams-in-a-round-robin-alone] nur für die von vier oder mehr Teams in einem Rundenturnier
        [four-come-out-of-a-larger-play-off-among-whom-are-the-criteria-of-their-seeding] Vier kommen aus einem größeren Stichkampf. Unter wem werden die Kriterien ihrer Setzung verglichen?
        [how-are-further-ties-broken-likewise] Wie werden weitere Gleichstände „likewise“ aufgelöst?
        [how-do-three-or-more-teams-play-one-board-matches] Wie spielen drei oder mehr Teams „one-board matches“?
        [how-is-the-third-round-robin-of-the-same-players-numbered] Wie wird das dritte Rundenturnier derselben Spieler nummeriert?
        [how-prize-money-is-divided-by-players-who-are-level-for-another-place-than-the-f] wie das Preisgeld unter Spielern geteilt wird, die um einen anderen Platz als den ersten gleichstehen
        [how-the-other-two-are-placed-after-a-one-board-match-of-three-teams] wie die anderen beiden nach einem Kampf dreier Teams über ein Board platziert werden
        [how-the-winner-of-the-qualification-match-is-found-when-its-vps-are-level] wie der Sieger des Qualifikationskampfs bei gleichen VP bestimmt wird
        [how-three-or-more-teams-play-one-board-matches] wie drei oder mehr Teams Kämpfe über ein Board spielen
        [how-two-teams-compare-that-both-lost-nothing] wie zwei Teams verglichen werden, die beide nichts verloren haben
        [it-counts-as-a-draw-and-the-next-game-is-played] sie zählt als Remis, und die nächste Partie wird gespielt
        [it-goes-by-place-what-a-tie-covers-is-left-undivided] es geht nach Platz: Worum ein Gleichstand geht, bleibt ungeteilt
        [it-is-shared-equally-too-which-the-text-does-not-say] es wird ebenfalls gleich geteilt, was der Text nicht sagt
        [it-may-be-after-consulting-with-the-players-otherwise-3-8-goes-on-with-another-r] er darf, nach Beratung mit den Spielern; sonst geht es mit 3.8 und einem weiteren Rundenturnier weiter
        [it-must-be] er muss
        [it-must-be-exactly-one-else-the-next-step-could-never-apply] es muss genau eines sein, sonst käme der nächste Schritt nie zum Zug
        [left-over-from-the-edition-before-the-regulation-applies-to-its-own-year] Überbleibsel der vorigen Ausgabe; das Reglement gilt für sein eigenes Jahr
        [lots-are-drawn-anew-as-in-section-1-and-the-fourth-reverses-it-as-in-section-2] es wird neu gelost wie in Abschnitt 1, und das vierte kehrt es um wie in Abschnitt 2
        [lots-decide] das Los entscheidet
        [main-tournament-100-minutes-for-40-moves-50-for-20-15-for-the-rest-30-seconds-ad] Hauptturnier: 100 Minuten für 40 Züge, 50 für 20, 15 für den Rest, 30 Sekunden je Zug ab dem ersten.
        [moves-are-broadcast-with-a-delay-of-15-minutes] Die Züge werden mit 15 Minuten Verzögerung übertragen.
        [n-1-3-e-is-printed-under-four-or-more-teams-for-which-sudden-death-matches-does-it] 1.3(e) steht unter vier oder mehr Teams. Für welche „sudden death“-Kämpfe gilt es?
        [no-fewer-than-30-moves-less-than-three-hours] nein: weniger als 30 Züge, weniger als drei Stunden
        [no-he-is-left-out-altogether-as-if-he-were-not-tied] nein: er bleibt ganz außer Betracht, als stünde er nicht gleich
        [no-rest-between-tiebreak-games-the-chief-arbiter-may-grant-a-limited-one] Keine Pause zwischen den Stichkampfpartien; der Hauptschiedsrichter kann eine begrenzte gewähren.
        [no-the-money-goes-to-those-who-play] nein: das Geld geht an die, die spielen
        [no-whoever-began-the-match-with-white-begins-again] nein: wer den Kampf mit Weiß begann, beginnt wieder
        [nothing-is-added-for-a-bye-a-warning-says-where-opponents-are-unequal-in-number] für ein Freilos wird nichts addiert; eine Warnung nennt ungleiche Gegnerzahlen
        [on-to-the-next-printed-step-two-or-three-go-to-the-section-for-their-number-from] weiter zum nächsten gedruckten Schritt; zwei oder drei gehen zum Abschnitt für ihre Zahl, ab dessen erstem Schritt
        [on-which-places-the-tied-are-who-did-not-win] auf welchen Plätzen die Gleichstehenden ohne Sieg stehen
        [one-board-matches-will-determine-the-winner-of-three-what-of-the-other-two] Kämpfe über ein Board „will determine the winner“ von dreien. Was ist mit den anderen beiden?
        [play-in-the-main-hall-if-all-games-of-masters-and-challengers-have-finished-else] Im Hauptsaal spielen, wenn alle Partien von Masters und Challengers beendet sind, sonst in einem anderen Raum.
        [points-from-the-games-among-all-the-tied-those-still-level-go-on-to-the-next-cri] Punkte aus den Partien unter allen Gleichstehenden; wer noch gleichsteht, geht zum nächsten Kriterium
        [points-mutual-result-sonneborn-berger-and-wins-not-a-game-with-black] Punkte, direkter Vergleich, Sonneborn-Berger und Siege; keine Partie mit Schwarz
        [points-results-among-the-tied-and-wins-not-a-win-with-black] Punkte, Ergebnisse untereinander und Siege; kein Sieg mit Schwarz
        [rounds-start-at-14-00-cet-the-last-at-12-00-cet] Die Runden beginnen um 14:00 MEZ, die letzte um 12:00 MEZ.
        [somebody-who-is-tied-declines-the-playoff-has-withdrawn-was-expelled-or-leaves-d] Wer gleichsteht, verzichtet auf den Stichkampf, ist zurückgetreten, wurde ausgeschlossen oder scheidet währenddessen aus. Welcher Spielplan gilt?
        [somebody-who-is-tied-declines-the-tiebreak-has-withdrawn-was-expelled-or-leaves] Wer gleichsteht, verzichtet auf den Stichkampf, ist zurückgetreten, wurde ausgeschlossen oder scheidet währenddessen aus. Welcher Spielplan gilt?
        [somebody-who-is-tied-for-first-place-declines-the-playoff-do-his-games-count-in] Jemand mit gleichem Anspruch auf den ersten Platz verzichtet auf den Stichkampf. Zählen seine Partien in 2.1.1 bis 2.1.3?
        [swiss-points-add-up-the-victory-point-scores-obtained-by-the-opponents-with-pena] Swiss Points summieren die „victory-point scores obtained by“ den Gegnern. Mit Strafen und Carry-over? Im Beispiel des Textes „has a VP score of 50“ ein Team, das Ergebnis der Tabelle; wo der Text ein Ergebnis ohne Carry-over meint, sagt er es (5a).
        [the-appeal-and-protest-period-is-over-when-the-sudden-death-match-begins] Die Einspruchs- und Protestfrist endet, wenn der „sudden death“-Kampf beginnt.
        [the-arbiter-is-asked-whether-they-play-on-or-who-goes-through] der Schiedsrichter wird gefragt, ob sie weiterspielen oder wer weiterkommt
        [the-arbiter-names-the-winner] der Schiedsrichter bestimmt den Sieger
        [the-average-per-opponent-is-compared] der Durchschnitt je Gegner wird verglichen
        [the-chief-arbiter-or-his-deputy-shall-be-empowered-after-four-round-robins-must] Der Hauptschiedsrichter oder sein Stellvertreter „shall be empowered“ nach vier Rundenturnieren: Muss der Gleichstand dann auf andere Weise entschieden werden?
        [the-colours-go-on-being-reversed-without-new-lots] die Farben werden weiter umgekehrt, ohne neues Los
        [the-director-decides-whether-it-is-broken-and-how] der Turnierleiter entscheidet, ob und wie er aufgelöst wird
        [the-invitation-alone-first-place-stays-shared] nur die Einladung: Der erste Platz bleibt geteilt
        [the-meetings-that-took-place-count] die Begegnungen, die stattfanden, zählen
        [the-next-player-by-the-same-rules-among-those-who-accept] der Nächste nach denselben Regeln, unter denen, die annehmen
        [the-next-printed-step] der nächste gedruckte Schritt
        [the-same-but-the-round-under-way-is-finished-first] ebenso, aber die laufende Runde wird zu Ende gespielt
        [the-same-step-again] noch einmal derselbe Schritt
        [the-schedule-is-that-of-all-who-were-tied-and-those-who-do-not-play-forfeit-its] es gilt der Spielplan aller Gleichstehenden, und wer nicht spielt, verliert seine Partien kampflos
        [the-scores-of-the-standings-with-penalties-and-carry-over] die Ergebnisse der Tabelle, mit Strafen und Carry-over
        [the-step-is-not-applicable-and-says-so] der Schritt ist nicht anwendbar und sagt das
        [the-team-that-won-more-is-ahead] das Team, das mehr gewonnen hat, liegt vorn
        [the-tie-is-left-open-and-the-ruling-says-so] der Gleichstand bleibt offen, und das Ergebnis sagt das
        [the-vps-won-in-matches-without-penalties-and-carry-over] die in Kämpfen gewonnenen VP, ohne Strafen und Carry-over
        [the-winner-declines-the-invitation-who-is-invited] Der Sieger lehnt die Einladung ab. Wer wird eingeladen?
        [the-winner-of-a-toss-chooses] wer den Münzwurf gewinnt, wählt
        [whoever-wins-the-challengers-is-invited-to-next-year-s-masters-see-tata-steel-ch] Der Sieger der Challengers wird zum Masters des nächsten Jahres eingeladen: siehe tata-steel-challengers-2023.
        [the-winner-the-player-invited-is-first-the-others-who-were-tied-share-second-pla] den Sieger: Wer eingeladen wird, ist Erster, die übrigen teilen den zweiten Platz
        [their-average-counts-and-an-opponent-met-twice-counts-once-for-swiss-points] ihr Durchschnitt zählt, und ein zweimal getroffener Gegner zählt für Swiss Points einmal
        [they-are-a-tie-of-their-own-and-begin-again-with-5a-so-that-5d-and-5e-look-at-th] sie sind ein eigener Gleichstand und beginnen wieder mit 5a, sodass 5d und 5e nur sie betrachten
        [they-are-added-up-and-an-opponent-met-twice-counts-twice-for-swiss-points] sie werden addiert, und ein zweimal getroffener Gegner zählt für Swiss Points zweimal
        [they-are-level] sie stehen gleich
        [they-count-only-where-each-two-of-the-three-met] sie zählen nur, wenn je zwei der drei gegeneinander gespielt haben
        [they-go-on-with-the-next-step] sie gehen zum nächsten Schritt
        [they-share-the-place-below-the-winner] sie teilen den Platz hinter dem Sieger
        [those-on-the-way-to-this-group-its-larger-groups-included] die auf dem Weg zu dieser Gruppe, auch die ihrer größeren Gruppen
        [those-still-level-go-on-to-2-1-2] wer noch gleichsteht, geht weiter zu 2.1.2
        [those-still-level-start-again-with-2-1-1-among-themselves] wer noch gleichsteht, beginnt unter sich wieder mit 2.1.1
        [those-still-level-start-again-with-the-mutual-result-among-themselves] wer noch gleichsteht, beginnt unter sich wieder mit dem direkten Vergleich
        [those-who-do-not-play-are-left-out-and-the-schedule-is-that-of-the-others-who-le] wer nicht spielt, bleibt außer Betracht, und es gilt der Spielplan der übrigen; wer eine begonnene Phase verlässt, verliert ihre restlichen Partien kampflos
        [to-their-own-section-again-from-its-first-step] wieder zu ihrem eigenen Abschnitt, ab dessen erstem Schritt
        [two-quotients-have-nothing-below-how-do-they-compare] Zwei Quotienten haben nichts im Nenner. Wie werden sie verglichen?
        [vps-only-no-meeting-no-imps-no-swiss-opponent] nur VP: keine Begegnung, keine IMP, kein Gegner für Swiss Points
        [what-a-forfeited-game-counts-for] wofür eine kampflose Partie zählt
        [what-a-forfeited-game-counts-for-in-the-criteria-of-the-seeding] wofür eine kampflose Partie in den Kriterien der Setzung zählt
        [what-a-quotient-is-when-nothing-was-lost] was ein Quotient ist, wenn nichts verloren wurde
        [what-are-the-clauses-called-whose-printed-numbering-is-broken] Wie heißen die Bestimmungen, deren gedruckte Nummerierung fehlerhaft ist?
        [what-are-the-swiss-points-of-a-team-that-had-a-bye] Was sind die Swiss Points eines Teams mit Freilos?
        [what-counts-when-the-mutual-result-separates-some-of-three-or-four] Was gilt, wenn der direkte Vergleich von dreien oder vieren nur einige trennt?
        [what-counts-when-the-mutual-result-separates-some-of-three-or-more] Was gilt, wenn der direkte Vergleich von dreien oder mehr nur einige trennt?
        [what-do-forfeits-assigned-scores-and-byes-count-for] Wofür zählen kampflose, zugeteilte Ergebnisse und Freilose?
        [what-do-several-meetings-of-the-same-two-count] Was zählen mehrere Begegnungen derselben zwei?
        [what-do-the-games-among-the-tied-count-when-rapid-counts-double-in-the-event] Was zählen die Partien der Gleichstehenden, wenn Schnellschach im Turnier doppelt zählt?
        [what-do-the-promotion-rules-decide] Was entscheiden die Aufstiegsregeln?
        [what-does-a-forfeited-game-count-for] Wofür zählt eine kampflose Partie?
        [what-follows-when-2-1-1-separates-some-of-the-tied] Was folgt, wenn 2.1.1 einige der Gleichstehenden trennt?
        [what-follows-when-2-1-1-separates-some-of-the-tied-and-leaves-others-level] was folgt, wenn 2.1.1 einige trennt und andere gleichstehen lässt
        [what-follows-when-5-d-or-5-e-separates-some-teams-and-leaves-others-level] was folgt, wenn 5(d) oder 5(e) einige Teams trennt und andere gleichstehen lässt
        [what-follows-when-four-or-more-are-left-after-a-winner-is-taken-out] Was folgt, wenn nach dem Sieger noch vier oder mehr übrig sind?
        [what-follows-when-four-or-more-teams-are-left-after-a-winner-is-declared] was folgt, wenn nach dem Sieger vier oder mehr Teams übrig sind
        [what-forfeits-assigned-scores-and-byes-count-for] wofür kampflose, zugeteilte Ergebnisse und Freilose zählen
        [what-happens-when-a-player-who-is-tied-declines-the-playoff-or-leaves-it] was geschieht, wenn ein Gleichstehender auf den Stichkampf verzichtet oder ihn verlässt
        [what-happens-when-a-player-who-is-tied-declines-the-tiebreak-or-leaves-it] was geschieht, wenn ein Gleichstehender auf den Stichkampf verzichtet oder ihn verlässt
        [what-happens-when-all-the-steps-leave-teams-level] was geschieht, wenn alle Schritte Teams gleichstehen lassen
        [what-happens-when-both-players-forfeit-a-sudden-death-game] was geschieht, wenn beide eine „sudden death“-Partie kampflos verlieren
        [what-happens-when-the-two-tied-teams-did-not-meet] was geschieht, wenn die beiden Teams nicht gegeneinander gespielt haben
        [what-happens-when-two-of-three-teams-beat-one-and-tied-the-other] was geschieht, wenn zwei von drei Teams eines besiegt und gegen das andere unentschieden gespielt haben
        [what-if-both-players-forfeit-a-sudden-death-game] Was gilt, wenn beide eine Sudden-Death-Partie kampflos verlieren?
        [what-if-nothing-is-left-to-apply] Was gilt, wenn keine Regel mehr übrig ist?
        [what-if-the-two-teams-did-not-meet] Was gilt, wenn die beiden Teams nicht gegeneinander gespielt haben?
        [what-if-two-teams-beat-one-and-tied-the-other] Was gilt, wenn zwei Teams eines besiegt und gegen das andere unentschieden gespielt haben?
        [what-is-a-quotient-with-nothing-below] Was ist ein Quotient, unter dem nichts steht?
        [what-net-totals-among-three-teams-count-when-two-of-them-did-not-meet] was Nettosummen unter drei Teams zählen, wenn zwei nicht gegeneinander gespielt haben
        [what-of-net-imps-and-net-points-of-three-teams-that-did-not-all-meet] Was gilt für Netto-IMP und Nettopunkte dreier Teams, die nicht alle gegeneinander gespielt haben?
        [what-of-teams-that-are-still-level-after-5d-or-5e-separated-some] Was gilt für Teams, die noch gleichstehen, nachdem 5d oder 5e einige getrennt hat?
        [what-several-meetings-of-the-same-two-teams-count] was mehrere Begegnungen derselben zwei Teams zählen
        [what-the-swiss-points-of-a-team-with-a-bye-are] was die Swiss Points eines Teams mit Freilos sind
        [when-has-a-team-beaten-another-and-when-have-they-tied] Wann hat ein Team ein anderes besiegt, und wann haben sie unentschieden gespielt?
        [when-is-there-a-clear-winner-inside-a-round-robin] Wann steht in einem Rundenturnier der Sieger fest?
        [where-do-four-or-more-go-who-are-still-level-after-some-were-separated] Wohin gehen vier oder mehr, die nach einer Trennung noch gleichstehen?
        [where-do-the-tied-stand-who-did-not-win] Auf welchen Plätzen stehen die Gleichstehenden, die nicht gewonnen haben?
        [where-four-or-more-teams-go-that-remain-tied-after-a-step-separated-some] wohin vier oder mehr Teams gehen, die nach einem Schritt noch gleichstehen
        [where-the-board-leaves-them-level-they-go-to-the-section-for-two] bleiben sie auf dem Board gleich, gehen sie zum Abschnitt für zwei
        [whether-a-player-who-is-tied-and-declines-the-tiebreak-has-a-share-of-the-prize] ob ein Gleichstehender, der auf den Stichkampf verzichtet, Anteil am Preisgeld hat
        [whether-a-tie-of-two-that-may-be-broken-must-be-broken] ob ein Gleichstand von zweien, der „may be broken“, aufgelöst werden muss
        [whether-the-end-of-the-appeal-period-in-1-3-e-holds-for-sudden-death-matches-of] ob das Ende der Einspruchsfrist in 1.3(e) auch für „sudden death“-Kämpfe anderer Abschnitte gilt
        [whether-the-games-of-a-tied-player-who-declines-the-playoff-count-in-2-1-1-to-2] ob die Partien eines Gleichstehenden, der auf den Stichkampf verzichtet, in 2.1.1 bis 2.1.3 zählen
        [whether-the-opponents-victory-point-scores-include-penalties-and-carry-over] ob die Siegpunkte der Gegner Strafen und Carry-over enthalten
        [which-opponents-are-the-highest-ranked] Welche Gegner sind die bestplatzierten?
        [which-round-robins-are-counted] Welche Rundenturniere werden gezählt?
        [which-scores-of-the-opponents-count-and-what-is-the-direct-match-of-three-or-mor] Welche Ergebnisse der Gegner zählen, und was ist der direkte Kampf von drei oder mehr?
        [which-scores-of-the-opponents-count-in-5-b-and-5-c] welche Ergebnisse der Gegner in 5(b) und 5(c) zählen
        [who-begins-the-rapid-mini-match-with-white-the-text-is-silent] Wer beginnt den Schnellschachkampf mit Weiß? Der Text schweigt.
        [who-has-white-in-the-first-game-of-the-rapid-mini-match] wer in der ersten Partie des Schnellschachkampfs Weiß hat
        [who-is-invited-when-the-winner-declines-the-invitation] wer eingeladen wird, wenn der Sieger ablehnt
        [who-plays-on-after-a-round-robin] Wer spielt nach einem Rundenturnier weiter?
        [who-plays-on-after-a-round-robin-that-separated-some] wer nach einem Rundenturnier weiterspielt, das einige getrennt hat
        [who-wins-when-both-players-forfeit-the-armageddon-game] wer gewinnt, wenn beide die Armageddon-Partie kampflos verlieren
        [who-won-the-qualification-match] Wer hat den Qualifikationskampf gewonnen?
        [x-0-stands-above-every-other-0-0-is-undefined-and-the-step-does-not-decide] x/0 steht über jedem anderen; 0/0 ist undefiniert, und der Schritt entscheidet nicht
        [yes-30-moves-and-three-hours-are-within] ja: 30 Züge und drei Stunden sind noch innerhalb
        [yes-a-full-share-as-all-who-were-tied] ja, einen vollen Anteil wie alle Gleichstehenden
        [yes-as-if-the-text-said-shall] ja, als stünde dort „shall“
        [yes-he-was-involved-in-the-tie-he-is-passed-over-as-a-participant] ja: er war am Gleichstand beteiligt; als Teilnehmer wird er übergangen
        [yes-the-sentence-about-lots-is-repeated-in-c-2] ja: der Satz über das Los steht in C.2 noch einmal
       *[other] { $english }
    }
outcome-first = { $winner } belegt Platz 1.
outcome-shared = { $members } teilen sich den ersten Platz.
outcome-nothing = Nichts zu tun.
outcome-and-more = { $first } Und { $count } weitere.

## Prizes

prize-part =
    { $part ->
        [half] { $divided ->
            [yes] die Hälfte von { $money } für { $places }, geteilt durch { $among }
           *[no] die Hälfte von { $money } für { $places }
        }
        [some] { $divided ->
            [yes] { $fraction } von { $money } für { $places }, geteilt durch { $among }
           *[no] { $fraction } von { $money } für { $places }
        }
       *[all] { $divided ->
            [yes] { $money } für { $places }, geteilt durch { $among }
           *[no] { $money } für { $places }
        }
    }
prize-place = Platz { $place }
prize-and = { $before } und { $next }
prize-of-award = { $working } ({ $award })
prize-as-published = wie ausgeschrieben

## Lots

lots-recipe = Zum Nachprüfen diese Befehle ausführen und nach dem Hash ordnen, den kleinsten zuerst.

## Why one participant is ranked above another

stands-above = { $upper } steht vor { $lower }: { $why }.
why-matches-won = gewonnene Kämpfe { $high } gegen { $low }
why-scores = { $high } { $unit } gegen { $low }
why-equal = gleich, je { $score } { $unit }; { $why }
why-no-more = mehr sagt der Stand nicht
why-level =
    { $open ->
        [interim] { $one } und { $other } teilen sich die Plätze { $places }, { $score } { $unit }; es ist ein Zwischenstand.
        [open] { $one } und { $other } teilen sich die Plätze { $places }, { $score } { $unit }; etwas ist noch zu entscheiden.
       *[no] { $one } und { $other } teilen sich die Plätze { $places }, { $score } { $unit }.
    }
why-two-places = { $from } und { $to }
why-places = { $from } bis { $to }
why-plays-off-by = { $upper } kommt in den Stichkampf: { $why }
why-plays-off = { $upper } kommt in den Stichkampf ({ $clause })
why-round-robin = { $high } gegen { $low } in Rundenturnier { $number } ({ $clause })
why-values = { $measure } { $high } gegen { $low } ({ $clause })
why-findings = { $measure }: { $upper } {"–"} { $high }, { $lower } {"–"} { $low } ({ $clause })
why-clause = { $why } ({ $clause })
why-won-round = { $winner } gewann ({ $round })
why-lots-left-out = das Los schloss { $lower } vom Stichkampf aus ({ $clause })
why-did-not-play = { $why }, daher kam { $lower } nicht in den Stichkampf
why-won-match =
    { $how ->
        [score] { $winner } gewann gegen { $loser } { $score } ({ $round })
        [sudden-death] { $winner } gewann gegen { $loser } in Sudden-Death-Partie { $game } ({ $round })
        [armageddon-draw] { $winner } gewann gegen { $loser } durch Remis in der Armageddon-Partie ({ $round })
       *[armageddon] { $winner } gewann gegen { $loser } in der Armageddon-Partie ({ $round })
    }
why-lost-match =
    { $how ->
        [score] { $loser } verlor gegen { $winner } { $score } ({ $round })
        [sudden-death] { $loser } verlor gegen { $winner } in Sudden-Death-Partie { $game } ({ $round })
        [armageddon-draw] { $loser } verlor gegen { $winner } durch Remis in der Armageddon-Partie ({ $round })
       *[armageddon] { $loser } verlor gegen { $winner } in der Armageddon-Partie ({ $round })
    }
why-level-match =
    { $within ->
        [stage] { $winner } und { $loser } standen gleich ({ $stage }), { $score }
        [round] { $winner } und { $loser } standen in Runde { $round } gleich, { $score }
       *[match] { $winner } und { $loser } standen im Match gleich, { $score }
    }
why-won-knock-out =
    { $within ->
        [stage] { $winner } gewann ({ $stage }) gegen { $loser }, { $score }
        [round] { $winner } gewann in Runde { $round } gegen { $loser }, { $score }
       *[match] { $winner } gewann das Match gegen { $loser }, { $score }
    }
why-lost-knock-out =
    { $within ->
        [stage] { $loser } verlor ({ $stage }) gegen { $winner }, { $score }
        [round] { $loser } verlor in Runde { $round } gegen { $winner }, { $score }
       *[match] { $loser } verlor das Match gegen { $winner }, { $score }
    }
why-later-won =
    { $within ->
        [stage] { $upper } gewann ({ $stage })
        [round] { $upper } gewann in Runde { $round }
       *[match] { $upper } gewann das Match
    }
why-later-reached =
    { $within ->
        [stage] { $upper } kam weiter ({ $stage })
        [round] { $upper } kam bis Runde { $round }
       *[match] { $upper } kam bis ins Match
    }

## Protocol

protocol-title =
    { $kind ->
        [protocol] Protokoll: { $event }
        [standing] Stand: { $event }
       *[slips] Ergebniszettel: { $event }
    }
protocol-kind =
    { $kind ->
        [interim] Zwischenstand
        [standing] Stand
       *[protocol] Protokoll zum Stichkampf
    }
protocol-section =
    { $section ->
        [departures] Dieses Ergebnis weicht vom Reglement ab
        [standing] Stand
        [values] Feinwertungen
        [awards] { heading-awards }
        [carry-over] Carry-over
        [money] { heading-prize-money }
        [open] { heading-to-do }
        [left-open] { heading-left-open }
        [play-off] Stichkampf
        [steps] { heading-steps }
        [crosstable] Kreuztabelle
        [lots] Lose
        [corrections] Berichtigungen und Abweichungen
        [readings] { heading-read-as }
        [reminders] { heading-keep-in-mind }
        [warnings] { heading-warnings }
        [log] Die Aufzeichnung, Zeile für Zeile
        [head] Fingerabdruck der Aufzeichnung
       *[signatures] Unterschriften
    }
protocol-settled = Entschieden
protocol-not-settled =
    { $open ->
        [0] Nicht entschieden
        [1] Nicht entschieden: Eine Frage ist offen
       *[other] Nicht entschieden: { $open } Fragen sind offen
    }
protocol-printed = gedruckt { $time }
protocol-regulation = Reglement: { $title } ({ $id })
protocol-no-record = Keine Aufzeichnung
protocol-departs-mark = weicht vom Reglement ab
protocol-signs =
    { $who ->
        [chief-arbiter] Hauptschiedsrichter
        [deputy-arbiter] Stellvertretender Schiedsrichter
        [chief-director] Hauptturnierleiter
        [deputy-director] Stellvertretender Turnierleiter
       *[witness] Zeuge
    }
protocol-signed-when = Ort, Datum, Uhrzeit
protocol-column =
    { $column ->
        [federation] Föderation
        [made-of] zusammengesetzt aus
        [tour-points] Tourpunkte
        [game] Partie
        [white] Weiß
        [black] Schwarz
        [result] Ergebnis
        [line] Zeile
        [when] wann
        [entry] Eintrag
        [about] zu
        [says] Inhalt
        [by] von
        [board] Board
        [sitting-ns] auf Nord-Süd
        [sitting-ew] auf Ost-West
        [sat] saß
        [against] gegen
        [contract] Kontrakt
       *[score-ns] Ergebnis NS
    }
protocol-column-prize = Preis, { $currency }
protocol-to-be-decided = noch offen
protocol-in-summary = Zusammengefasst:
protocol-contract = { $contract } von { $by }, { $tricks }
protocol-game-state =
    { $state ->
        [white-wins] ½–½, Weiß gewinnt
        [black-wins] ½–½, Schwarz gewinnt
        [now] jetzt zu spielen
        [later] später
       *[not-needed] nicht nötig
    }
protocol-more-games =
    { $count ->
        [one] und { $count } weitere
       *[other] und { $count } weitere
    }
protocol-tie-for-first = Gleichstand auf Platz 1
protocol-reason =
    { $given ->
        [both] { $said }. Grund: { $why } ({ $by }).
        [reason] { $said }. Grund: { $why }.
        [name] { $said } ({ $by }).
       *[nothing] { $said }.
    }
protocol-allowed-by = Zugelassen durch { $clause }.
protocol-line = Zeile { $line }
protocol-entry =
    { $kind ->
        [answer] Antwort
        [correction] Berichtigung
        [withdrawal] Rücknahme
        [departure] Abweichung
        [leave] Ausscheiden
        [amendment] Änderung
        [rest] Pause
        [commitment] Zusage
        [source] Quelle
       *[note] Vermerk
    }
protocol-answer-withdrawn = die Antwort ist zurückgenommen
protocol-departure-withdrawn = die Abweichung ist zurückgenommen
protocol-rest =
    { $minutes ->
        [0] endet für { $players }
        [1] { $minutes } Minute für { $players }
       *[other] { $minutes } Minuten für { $players }
    }
protocol-lots-recipe = Lose aus einem Startwert: die Namen in aufsteigender Folge des SHA-256 von Startwert, „|“, Frage, „|“ und Name (UTF-8, NFC). Jede Zeile unten wiederholt einen Hash.
protocol-drawn-again = Noch einmal gelost: { $why }.
protocol-drawn-order = Gelost in dieser Reihenfolge: { $order }
protocol-no-witnesses = Von Hand gelost; Zeugen sind nicht genannt.
protocol-witnesses = Von Hand gelost. Zeugen: { $names }.
protocol-seed = Startwert: { $seed }
protocol-revealed = { $party } hat { $hash } zugesagt und { $secret } offengelegt.
protocol-gave = { $party } hat vorher nichts zugesagt und { $secret } gegeben.
protocol-signed = Unterschrieben; zu prüfen mit dem Schlüssel { $key }.
protocol-code-holds = Der Code enthält den Schlüssel und den unterschriebenen Fingerabdruck.
protocol-not-signed = Nicht unterschrieben. Bewahren Sie diesen Fingerabdruck auf: Er zeigt jede spätere Änderung der Zeilen oben.
protocol-head-as-code = Der Fingerabdruck als QR-Code
protocol-missing-letters = Einige Zeichen fehlen: Dieser Rechner hat keine Schrift für { $letters }.
protocol-tie-break-name =
    { $criterion ->
        [PTS] Punkte
        [GE] Runden mit Spielbereitschaft
        [TPN] Startnummer
        [MMED] modifizierte Median-Wertung
        [SOLK] Solkoff
        [CUM] Fortschrittswertung
        [CUMO] Fortschrittswertung der Gegner
        [MPTS] Mannschaftspunkte
        [GPTS] Brettpunkte
        [MPvGP] die Wertung, nach der das Turnier nicht entschieden wird
        [EDE] erweiterter direkter Vergleich
        [EDEBT] erweiterter direkter Vergleich, dann BC und TBR
        [EDEBB] erweiterter direkter Vergleich, dann BC und BBE
        [EDET] erweiterter direkter Vergleich, dann TBR
        [EDEB] erweiterter direkter Vergleich, dann BBE
        [EMMSB] Mannschaftspunkte der Gegner × Mannschaftspunkte
        [EMGSB] Mannschaftspunkte der Gegner × Brettpunkte
        [EGMSB] Brettpunkte der Gegner × Mannschaftspunkte
        [EGGSB] Brettpunkte der Gegner × Brettpunkte
        [SSSC] Verbindung aus Punkten und Stärke der Gegner
        [BC] Berliner Wertung, die niedrigere ist besser
        [TBR] Ergebnisse der vorderen Bretter
        [BBE] Streichen der hinteren Bretter
        [matches-won] gewonnene Kämpfe
        [strength] Spielstärke
       *[other] { criterion }
    }
protocol-tie-break =
    { $on ->
        [MP] { protocol-tie-break-name } nach Mannschaftspunkten
        [GP] { protocol-tie-break-name } nach Brettpunkten
       *[none] { protocol-tie-break-name }
    }
protocol-list-from = Reglement { $id }, { $clause }
slip-signs =
    { $who ->
        [white] Weiß
        [black] Schwarz
        [arbiter] Schiedsrichter
       *[time] Uhrzeit
    }
slip-none = Jetzt ist keine Partie zu spielen.
slip-departs = Weicht vom Reglement ab: siehe Protokoll.
slip-other = anderes
slip-delay = Verzögerung in Sekunden ab Zug { $from }.
slip-added = Sekunden Zugabe je Zug ab Zug { $from }.
slip-nothing-added = Für einen Zug kommt nichts hinzu.

## Bracket, pairings, drawings

rounds-word =
    { $stage ->
        [semi-final] Halbfinals
        [quarter-final] Viertelfinals
        [round-of-16] Achtelfinals
       *[other] { $title }
    }
winner-of = wer { $place } gewinnt
bracket-bye = spielfrei
stage-form =
    { $form ->
        [match] Match
        [round-robin] Rundenturnier
        [until-won] Sudden Death
        [armageddon] Armageddon
        [knock-out] K.-o.-Runde
       *[ladder] Leiter
    }
game-now = jetzt Partie { $number }
lots-for-white = Los um Weiß
crosstable-title = Kreuztabelle: { $event }
timeline-title = Wer noch gewinnen konnte: { $event }
column =
    { $what ->
        [number] Nr.
        [name] Name
        [points] Punkte
       *[place] Platz
    }
colour-letter =
    { $colour ->
        [white] w
       *[black] s
    }
bye-with-points = spielfrei { $points }
round-head = R. { $round }

## Cards

card-state =
    { $state ->
        [live] Es wird gespielt
        [tied] Zu entscheiden
        [before-the-last-round] Vor der letzten Runde
        [interim] Zwischenstand
        [departed] Abweichend entschieden
       *[decided] Entschieden
    }
card-description = { $label }: { $sentence }
card-by-the-regulation = Nach dem Reglement { $regulation }
card-supposing =
    { $count ->
        [one] Mit { $count } angenommenen Ergebnis: { $sentence }
       *[other] Mit { $count } angenommenen Ergebnissen: { $sentence }
    }
card-if = Angenommen, { $results }: { $sentence }
card-outcomes =
    { $outcomes ->
        [one] { $outcomes } Ausgang
       *[other] { $outcomes } Ausgänge
    }
card-open-games =
    { $count ->
        [one] { $count } offene Partie
       *[other] { $count } offene Partien
    }
card-now =
    { $what ->
        [lots] das Los entscheidet
        [colour] Farbwahl steht aus
        [bid] Zeitgebote
        [board] ein Board ist zu spielen
        [decision] eine Entscheidung steht aus
       *[data] es fehlt etwas
    }
still-to-come =
    { $sport ->
        [bridge] { $count ->
            [1] ein Kampf steht noch aus
           *[other] { number-word } Kämpfe stehen noch aus
        }
       *[chess] { $count ->
            [1] eine Partie steht noch aus
           *[other] { number-word } Partien stehen noch aus
        }
    }
rounds-played =
    { $count ->
        [0] noch keine von { $all } Runden ist gespielt; { $still }.
        [1] eine von { $all } Runden ist gespielt; { $still }.
       *[other] { number-word } von { $all } Runden sind gespielt; { $still }.
    }
card-leads =
    { $count ->
        [one] { $who } führt mit { $score }
       *[other] { $who } führen mit { $score }
    }
card-certain-first = { $name } gewinnt, was auch geschieht.
card-only-one-can = { $leading }; nur { $name } kann noch gewinnen.
card-several-can = { $leading }; { number-word } können noch gewinnen.
card-tied-for = { $who } gleichauf, es geht um { $places }
card-share-first =
    { $departed ->
        [yes] { $who } teilen sich den ersten Platz mit { $score }, abweichend vom Reglement.
       *[no] { $who } teilen sich den ersten Platz mit { $score }.
    }
card-alone = { $name }, allein mit { $score }.
card-won = { $name } hat gewonnen.
card-winner =
    { $how ->
        [departure] { $name }, abweichend vom Reglement.
        [play-off] { $name }, nach einem Stichkampf unter { number-word }.
        [measure] { $name }, von { number-word } Punktgleichen; Kriterium: { $measure }.
       *[tied] { $name }, von { number-word }, die gleichauf lagen.
    }
own-criteria = eigene Kriterien des Reglements

## Board and overlay

interim-standing = Zwischenstand · { $progress }
tied-on = { number-word } gleichauf mit { $score }
were-tied-on = { number-word } lagen gleichauf mit { $score }.
no-tie-here = Kein Gleichstand
share-places = { number-word } teilen sich { $places }
decides-now =
    { $what ->
        [lots] Das Los entscheidet
        [board] Ein Board entscheidet
        [figures] Es fehlen Angaben
        [play-off] Ein Stichkampf entscheidet
       *[nothing] Gleichauf
    }
somebody-decides =
    { $role ->
        [chief-arbiter] der Hauptschiedsrichter entscheidet
        [arbiter] das Schiedsgericht entscheidet
        [the-arbiters] das Schiedsgericht entscheidet
        [director] die Turnierleitung entscheidet
        [league-committee] der Ligaausschuss entscheidet
       *[other] { $who } entscheidet
    }
tied-and-then = { $tied }: { $how }.
form-of-play-off =
    { $form ->
        [semi-finals] zwei Halbfinale, 1 gegen 4 und 2 gegen 3, und ein Finale
        [knock-out] eine K.-o.-Runde mit { number-word }
        [ladder] eine Leiter: die letzten zwei spielen, und wer gewinnt, spielt gegen den Nächsthöheren
        [match] ein Wettkampf über { number-word } Partien
        [round-robin] ein Rundenturnier
        [until-won] einzelne Partien, bis eine gewonnen ist
       *[armageddon] eine Armageddon-Partie
    }
ties-when-all-is-in = Über Gleichstände wird entschieden, wenn das letzte Ergebnis da ist; bis dahin teilen sich gleiche Punktzahlen einen Platz.
equal-scores-share = Gleiche Punktzahlen teilen sich einen Platz.
nobody-shares-first = Der erste Platz ist nicht geteilt: es gibt keinen Gleichstand zu entscheiden.
nothing-to-settle = Es gibt keinen Gleichstand zu entscheiden.
matrix-explained = Zwei Namen in einem Feld: Sie teilen den ersten Platz, und die Wertung entscheidet.
rest-before-play-off = vor dem Stichkampf { $count } Minuten Pause für alle.
rest-granted =
    { $count ->
        [1] Es wurde eine Minute Pause gewährt.
       *[other] Es wurden { number-word } Minuten Pause gewährt.
    }
game-ended = { $game }: { $score }.
asked-now =
    { $what ->
        [game] Es wird gespielt
        [first-white] Los um Weiß
        [pairing-numbers] Los um die Losnummern
        [seeding] Los um die Setzliste
        [participants] Los um einen Platz im Stichkampf
        [coin-toss] Münzwurf
        [place] Los um die Reihenfolge
        [colour] Farbwahl
        [bid] Zeitgebote für Schwarz
       *[board] Am Tisch
    }
leg-against =
    { $form ->
        [until-won] gegen { $name }, Sudden Death
        [armageddon] gegen { $name }, Armageddon
        [round-robin] im Rundenturnier
       *[match] gegen { $name }
    }
leg-who-left = { $against } (nicht mehr dabei)
points-of = { $points } aus { $games }
clocks-of-both = Weiß { $white }, Schwarz { $black }
only-one-can-come-first = Nur { $name } kann noch gewinnen
can-still-come-first = { number-word } können noch gewinnen
seat-in-stage =
    { $form ->
        [match] Partie { $number } von { $total }
        [until-won] Sudden Death, Partie { $number }
        [round-robin] Runde { $number } von { $total }
       *[armageddon] Armageddon
    }
rounds-of = { $played } von { $all } Runden
leads-to-both = { $step }; { $next }
nothing-more-to-do = nichts mehr zu tun
then-the-others = dann die anderen offenen Fragen
next-game = als Nächstes { $white } – { $black }
lots-briefly =
    { $purpose ->
        [first-white] das Los um Weiß, { $names }
        [pairing-numbers] das Los um die Losnummern: { $names }
        [seeding] das Los um die Setzliste: { $names }
        [participants] das Los: { $names }
        [coin-toss] ein Münzwurf, { $names }
       *[place] das Los um die Reihenfolge: { $names }
    }
chooses-the-colour = { $name } wählt die Farbe
bids-for-black = Zeitgebote für Schwarz, { $names }
boards-briefly = { $boards }, { $names }
find-out-briefly = zu klären: { $what }
page-board-final = Endstand
page-board-live = live
page-board-lost = nicht live: warten auf den Server
page-board-not-live = nicht live
page-board-now = Jetzt
page-board-way = Weg zum Titel
page-board-record-fails = Die Aufzeichnung besteht Prüfung V{ $check } nicht: { $fault }
page-board-state =
    { $state ->
        [as-it-stands] Stand jetzt
        [interim] Zwischenstand
        [winner] Turniersieg
        [rest] Pause
        [playing] Es wird gespielt
        [between] Zwischen den Partien
        [final] Endstand
       *[standing] Stand
    }
page-board-white-by-lots = Weiß durch Los: { $name }
page-board-departed = Abweichend vom Reglement entschieden
page-board-still-played = Das Turnier läuft noch
page-board-round = Runde { $round }
page-board-of-rounds = von { $all }
page-board-results-to-come =
    { $count ->
        [one] Ergebnis fehlt noch
       *[other] Ergebnisse fehlen noch
    }
and-more = und { $count } weitere
page-board-points-each = Punkte
page-board-second =
    { $shared ->
        [yes] Platz 2, geteilt
       *[no] Platz 2
    }
page-board-goes-on = { $name } ist weiter
page-board-left =
    { $count ->
        [1] { $names } hat den Stichkampf verlassen
       *[other] { $names } haben den Stichkampf verlassen
    }
page-board-goes-on-left = { $goes-on }: { $left } ist nicht mehr dabei
page-board-share-first = { $names } teilen sich den ersten Platz
page-board-draw-wins =
    { $colour ->
        [white] Remis genügt Weiß
       *[black] Remis genügt Schwarz
    }
page-board-next = Als Nächstes: { $game }
page-board-to-be-drawn = das Los entscheidet
page-board-chooses = { $name } wählt
page-board-clause = Bestimmung des Reglements
page-board-play-from = Beginn um { $time }
page-board-may-begin = jetzt
page-board-decided-at = Entschieden um
page-board-time = Uhrzeit
page-board-play-goes-on = Weiter geht es um { $time }
page-board-event-here = Das Turnier auf diesem Server
page-board-unreadable = Die Aufzeichnung ist nicht lesbar
page-board-please-wait = Bitte warten
page-board-looked-into = Die Turnierleitung klärt es
page-board-damaged = Die Aufzeichnung dieses Turniers wurde beschädigt, darum wird nichts daraus gezeigt. Was eingegeben wurde, ist erhalten.
page-board-looks-again = Stand { $time }. Diese Seite sieht alle { $seconds } Sekunden wieder nach.
page-board-the-standing = Der Stand
page-board-games-running =
    { $count ->
        [1] eine Partie läuft
       *[other] { number-word } Partien laufen
    }
page-board-with-chances = { $games } · Siegchance in %, nach Wertungszahlen
page-board-two-games-decide = Zwei Partien entscheiden über den ersten Platz
page-board-round-in-part = Runde { $round }, { $shown } von { $all } Partien
page-board-the-match = Das Match
page-board-sudden-death = Sudden Death
page-board-free = spielfrei
page-board-column =
    { $what ->
        [number] Nummer
        [name] Name
       *[points] Punkte
    }
page-board-playing = läuft
page-board-colour =
    { $colour ->
        [white] Weiß
        [black] Schwarz
       *[lots] Farbe wird gelost
    }
page-board-interim = Zwischenstand · { $progress }
page-board-outcomes = In { $alone } von { $of } Ausgängen allein vorn, in { $shared } geteilt.
page-board-chance = Siegchance nach Wertungszahlen: { $chance }.
page-board-no-chances = Anzahl der Ausgänge, keine Wahrscheinlichkeiten.

## What if

whatif-title = { $event }: Was alle brauchen
whatif-none-open = Keine Partie des Turniers ist offen: Dies ist der Stand.
whatif-open-games =
    { $games ->
        [1] 1 offene Partie: { $outcomes } Ausgänge. Anzahl der Ausgänge, keine Wahrscheinlichkeiten.
       *[other] { $games } offene Partien: { $outcomes } Ausgänge. Anzahl der Ausgänge, keine Wahrscheinlichkeiten.
    }
whatif-unlisted =
    { $games ->
        [1] 1 weitere Partie fehlt noch im Turnier: Sie bleibt unberücksichtigt.
       *[other] { $games } weitere Partien fehlen noch im Turnier: Sie bleiben unberücksichtigt.
    }
whatif-stopped = Vorzeitig abgebrochen: Die wahren Anzahlen können höher sein.
whatif-sampled =
    { $what ->
        [criteria] Die Punkte sind genau gezählt. Was die Feinwertungen entscheiden, beruht auf einer Stichprobe: { $drawn } Ausgänge, gezogen mit Startwert { $seed }; ± ist ein Standardfehler.
       *[all] Es sind zu viele Ausgänge, um alle zu zählen. Die Anzahlen beruhen auf einer Stichprobe: { $drawn } Ausgänge, gezogen mit Startwert { $seed }; ± ist ein Standardfehler.
    }
whatif-work = Alle Ausgänge zu zählen würde { $needed } Schritte kosten (Grenze: { $budget }).
whatif-no-regulation = Es ist kein Reglement angegeben: Gleichstände werden nur nach Punkten genannt.
conditions-counted = { $count } verschiedene Bedingungen, zu viele für eine Liste
conditions-missing =
    { $why ->
        [stopped] abgebrochen, bevor die Bedingungen ermittelt waren
        [sampled] aus einer Stichprobe lassen sich keine Bedingungen ablesen
       *[many] zu viele Bedingungen für eine Liste
    }
procedure =
    { $about ->
        [yes] { $tied } gleichauf an der Spitze, in etwa { $count } Ausgängen: { $then }.
       *[no] { $tied } gleichauf an der Spitze, in { $count } Ausgängen: { $then }.
    }
procedure-missing = im Turnier fehlen Partien, die für die Feinwertung nötig sind
procedure-decides = das Kriterium { $criterion } ({ $clause }) entscheidet
procedure-leaves =
    { $playing ->
        [1] das Kriterium { $criterion } ({ $clause }) lässt 1 übrig, weiter mit { $go }
       *[other] das Kriterium { $criterion } ({ $clause }) lässt { $playing } übrig, weiter mit { $go }
    }
procedure-goes-on =
    { $playing ->
        [1] für 1 geht es weiter mit { $go }
       *[other] für { $playing } geht es weiter mit { $go }
    }
procedure-nothing = mehr ist nicht geregelt
goal-label =
    { $goal ->
        [outright] gewinnt allein
        [promoted] steigt auf
        [first] belegt Platz 1
        [plays-off] spielt den Stichkampf
        [play-off] spielt den Stichkampf
        [shared] teilt Platz 1
       *[out] ist aus dem Rennen
    }
goal-words =
    { $goal ->
        [outright] gewinnt das Turnier
        [first] belegt oder teilt Platz 1
        [play-off] kommt in den Stichkampf
        [shared] teilt Platz 1
        [promoted] steigt auf
        [settled] belegt Platz 1 ohne Stichkampf
        [lots] kommt in die Auslosung um den Aufstieg
       *[out] belegt nicht Platz 1
    }
need-in-any-case = { $what }, in jedem Fall
need-if = { $what }, wenn { $ways }
need-if-and-others =
    { $others ->
        [1] { $what }, wenn { $way }; oder auf einem weiteren Weg
       *[other] { $what }, wenn { $way }; oder auf { $others } weiteren Wegen
    }
ways-or = { $before }; oder wenn { $next }
conditions-and = { $before } und { $last }
need-counted =
    { $goal ->
        [first] { $about ->
            [yes] belegt in etwa { $count } von { $outcomes } Ausgängen Platz 1
           *[no] belegt in { $count } von { $outcomes } Ausgängen Platz 1
        }
       *[shared] { $about ->
            [yes] teilt in etwa { $count } von { $outcomes } Ausgängen Platz 1
           *[no] teilt in { $count } von { $outcomes } Ausgängen Platz 1
        }
    }
own-game =
    { $result ->
        [win] die eigene Partie gewonnen wird
        [draw] die eigene Partie remis endet
        [loss] die eigene Partie verloren geht
        [no-loss] die eigene Partie nicht verloren geht
        [no-win] die eigene Partie nicht gewonnen wird
       *[decisive] die eigene Partie gegen { $opponent } nicht remis endet
    }
own-game-of-several =
    { $result ->
        [win] { $name } gegen { $opponent } gewinnt
        [draw] { $name } gegen { $opponent } remis spielt
        [loss] { $name } gegen { $opponent } verliert
        [no-loss] { $name } nicht gegen { $opponent } verliert
        [no-win] { $name } nicht gegen { $opponent } gewinnt
       *[decisive] { $name } gegen { $opponent } nicht remis spielt
    }
other-game =
    { $result ->
        [white] { $white } gegen { $black } gewinnt
        [black] { $black } gegen { $white } gewinnt
        [draw] { $white } – { $black } remis endet
        [not-black] { $black } nicht gegen { $white } gewinnt
        [not-white] { $white } nicht gegen { $black } gewinnt
       *[decisive] { $white } – { $black } nicht remis endet
    }
in-any-case = auf jeden Fall
possible-but = möglich; { $why }
if-way = wenn { $way }
or-if-way = oder wenn { $way }
or-other-ways =
    { $count ->
        [1] oder auf einem weiteren Weg (--format json nennt ihn)
       *[other] oder auf { $count } weiteren Wegen (--format json nennt sie)
    }
verdict-of =
    { $verdict ->
        [certain] { $what }: sicher; { $why }
        [possible] { $what }: möglich; { $why }
       *[impossible] { $what }: unmöglich; { $why }
    }
what-why = { $what }: { $why }
tree-more-ways =
    { $count ->
        [1] { $ways }; oder auf einem weiteren Weg
       *[other] { $ways }; oder auf { $count } weiteren Wegen
    }
no-game-left = keine Partie
tree-against = gegen
own-result =
    { $result ->
        [win] Sieg
        [draw] Remis
       *[loss] Niederlage
    }
matrix-games = { $down } (Zeilen) und { $across } (Spalten)
matrix-result =
    { $result ->
        [win] { $name } gewinnt
       *[draw] Remis
    }
matrix-what =
    { $what ->
        [tied] gleichauf:
        [play-off] Stichkampf:
        [criteria] nach Feinwertung:
       *[lots] Stichkampf oder Los:
    }
counts-of =
    { $outcomes ->
        [one] Von { $outcomes } Ausgang: { $parts }.
       *[other] Von { $outcomes } Ausgängen: { $parts }.
    }
count-outright = allein vorn in { $count }
count-settled = ohne Stichkampf und Los vorn in { $count }
count-settled-by = ohne Stichkampf und Los vorn in { $count } (davon { $criteria })
count-by-criterion = durch das Kriterium { $criterion } ({ $clause }) in { $count }
count-plays = im Stichkampf oder in der Auslosung in { $count }
count-tied = gleichauf an der Spitze in { $count }
out-of-contention = Ohne Aussicht auf Platz 1: { $names }.
first-place-ends = Platz 1: { $ends }.
end-clear = allein vorn in { $count }
end-tied = { $size } gleichauf in { $count }
places-settled = Die Plätze { $first } bis { $last } werden entschieden. In wie vielen Ausgängen jeder erreicht wird; nach dem +, in wie vielen ein Gleichstand um ihn auszuspielen oder auszulosen bleibt.
place-range = { $first } bis { $last }
place-certain = sicher
whatif-everybody = Alle
whatif-column =
    { $column ->
        [wins] gewinnt
        [outright] allein
        [tied] gleichauf vorn
       *[first] allein oder gleichauf
    }
needs-note = null: { $why }; mit --if lassen sich Ergebnisse festlegen
vp-goal =
    { $places ->
        [1] für Platz 1
       *[other] für die ersten { $places } Plätze
    }
vp-heading = Vor den letzten Kämpfen über { $boards } Boards: Was jedes Team { vp-goal } braucht.
vp-ties =
    { $decided ->
        [regulation] Wo zwei gleichauf lägen, wird das Reglement befragt; bei mehr als zwei wird nur gesagt, dass sie es wären.
       *[no] Wo Teams gleichauf lägen, entscheidet das Reglement.
    }
vp-no-needs =
    { $why ->
        [other-kind] was Teams brauchen, wird nur für einfache Rundenturniere im Bridge angegeben, die VP vergeben
        [not-scored] ein Kampf ohne VP oder eine Skala, auf der sich Sieger und Verlierer nicht immer dieselbe Summe teilen
        [too-early] jemandem fehlt mehr als ein Kampf: Was Teams brauchen, wird erst vor dem letzten angegeben
       *[finished] es ist nichts mehr zu spielen
    }
vp-yes = ja
vp-any-result = jedes Ergebnis
vp-interval = { $from }–{ $to } VP, ab { $margin }
vp-margin =
    { $result ->
        [win] { $imps ->
            [1] Sieg mit 1 IMP
           *[other] Sieg mit { $imps } IMP
        }
        [defeat] { $imps ->
            [1] Niederlage um 1 IMP
           *[other] Niederlage um { $imps } IMP
        }
       *[draw] Unentschieden
    }
vp-result = { $vps } VP ({ $margin })
vp-team = { $name } ({ $score })
vp-played-sure =
    { $places ->
        [1] { $team } hat gespielt und Platz 1 sicher.
       *[other] { $team } hat gespielt und einen der ersten { $places } Plätze sicher.
    }
vp-played-waits = { $team } hat gespielt und muss auf die anderen warten.
vp-played-waits-for = { $team } hat gespielt und muss auf die anderen warten: Nötig ist, dass { $limits }.
vp-played-out =
    { $places ->
        [1] { $team } hat gespielt und kann nicht mehr auf Platz 1 hoffen.
       *[other] { $team } hat gespielt und kann nicht mehr auf einen der ersten { $places } Plätze hoffen.
    }
vp-out =
    { $places ->
        [1] { $team } kann nicht mehr auf Platz 1 hoffen, wie auch immer es gegen { $opponent } ausgeht.
       *[other] { $team } kann nicht mehr auf einen der ersten { $places } Plätze hoffen, wie auch immer es gegen { $opponent } ausgeht.
    }
vp-sure-anyway =
    { $places ->
        [1] { $team } hat Platz 1 sicher, wie auch immer es gegen { $opponent } ausgeht.
       *[other] { $team } hat einen der ersten { $places } Plätze sicher, wie auch immer es gegen { $opponent } ausgeht.
    }
vp-enough = { $team } braucht { $result } gegen { $opponent }, und das genügt.
vp-sure = ist mit { $result } gegen { $opponent } sicher
vp-then-level = ist mit { $result } schlimmstenfalls gleichauf
vp-level = ist mit { $result } gegen { $opponent } schlimmstenfalls gleichauf
vp-never-sure = kann durch das eigene Ergebnis gegen { $opponent } nicht sicher sein
vp-hopes-with-any = kann mit jedem Ergebnis hoffen
vp-hopes = braucht mindestens { $result }
vp-limit = { $name } höchstens { $vps } VP holt
vp-even-with = selbst mit { $vps } VP nur, wenn { $limits }
stage-in-sentence = { $stage }
consequence-nothing = Niemandes Platz ändert sich und niemandes Gegner.
consequence-other-winner = { $is } gewinnt, nicht { $was }.
consequence-open-again = { $was } hat noch nicht gewonnen: Der erste Platz ist wieder offen.
consequence-winner = { $is } gewinnt.
consequence-ties-too =
    { $count ->
        [1] { $joining } ist jetzt auch im Gleichstand um { $place }.
       *[other] { $joining } sind jetzt auch im Gleichstand um { $place }.
    }
consequence-ties-no-longer =
    { $count ->
        [1] { $leaving } ist nicht mehr im Gleichstand um { $place }.
       *[other] { $leaving } sind nicht mehr im Gleichstand um { $place }.
    }
consequence-ties-instead =
    { $count ->
        [1] Im Gleichstand um { $place } ist { $joining } statt { $leaving }.
       *[other] Im Gleichstand um { $place } sind { $joining } statt { $leaving }.
    }
consequence-plays = { $stage }: { $members } spielen.
consequence-plays-too =
    { $count ->
        [1] { $stage }: { $joining } kommt dazu.
       *[other] { $stage }: { $joining } kommen dazu.
    }
consequence-plays-no-longer =
    { $count ->
        [1] { $stage }: { $leaving } ist nicht mehr dabei.
       *[other] { $stage }: { $leaving } sind nicht mehr dabei.
    }
consequence-plays-instead = { $stage }: { $joining } statt { $leaving }.
consequence-not-reached =
    { $count ->
        [1] { $stages } wird nicht mehr erreicht.
       *[other] { $stages } werden nicht mehr erreicht.
    }
consequence-other-match-winner = { $stage }: { $is } gewinnt, nicht { $was }.
consequence-match-winner = { $stage }: { $is } gewinnt.
consequence-match-open = { $stage }: { $was } hat noch nicht gewonnen.
consequence-place = { $name }: Platz { $now } statt { $was }.
consequence-takes-part = { $name } nimmt teil.
consequence-lots-again = { $stage }: Das Los wird neu gezogen.
consequence-lots-void = { $stage }: Das gezogene Los zählt nicht mehr.
losing-pays-bounds = Jedes Ergebnis jeder Partie wurde für die betroffene Seite verschlechtert; die Paarungen blieben fest. Zuerst blieben Stichkämpfe offen, sodass das Gefundene gilt, wie auch immer sie ausgehen; dann wurden sie, wo neben dem Stand noch etwas vergeben wird, in Turnieren mit bis zu vier Teilnehmern von den Stärkeren gewonnen, für jede Reihenfolge der Stärke.
losing-pays-nothing-searched = { $regulation }: Es wurde nichts durchsucht.
losing-pays-none = { $regulation }: Kein schlechteres Ergebnis lohnt sich.
losing-pays-found = { $regulation }: Ein schlechteres Ergebnis kann { $gains } bringen.
losing-pays-gain =
    { $gain ->
        [place] einen besseren Platz
        [prize] mehr Preisgeld
        [invitation] die Einladung
        [award] einen Preis
       *[carry-over] mehr Carry-over
    }
losing-pays-example = { $events }. { $does } und { $has }. Wenn { $instead }, { $then }.
losing-pays-does =
    { $result ->
        [win] { $name } gewinnt gegen { $opponent }
        [draw] { $name } spielt remis gegen { $opponent }
       *[loss] { $name } verliert gegen { $opponent }
    }
losing-pays-does-imps =
    { $result ->
        [win] { $name } gewinnt { $imps } gegen { $opponent }
        [draw] { $name } spielt { $imps } gegen { $opponent }
       *[loss] { $name } verliert { $imps } gegen { $opponent }
    }
losing-pays-on-board = { $does } an Brett { $board }
losing-pays-instead =
    { $result ->
        [win] { $name } stattdessen gewinnt
        [draw] { $name } stattdessen remis spielt
       *[loss] { $name } stattdessen verliert
    }
losing-pays-instead-imps = { $name } stattdessen { $imps } spielt
losing-pays-has =
    { $gain ->
        [place] belegt Platz { $value }
        [places] belegt die Plätze { $value }
        [prize] erhält { $value }
        [invited] ist eingeladen
        [not-invited] ist nicht eingeladen
        [award] hat „{ $value }“
        [no-award] hat „{ $value }“ nicht
       *[carry-over] nimmt { $value } mit
    }
losing-pays-then =
    { $gain ->
        [place] belegt { $name } Platz { $value }
        [places] belegt { $name } die Plätze { $value }
        [prize] erhält { $name } { $value }
        [invited] ist { $name } eingeladen
        [not-invited] ist { $name } nicht eingeladen
        [award] hat { $name } „{ $value }“
        [no-award] hat { $name } „{ $value }“ nicht
       *[carry-over] nimmt { $name } { $value } mit
    }
losing-pays-strength = Stichkämpfe gewinnt die stärkere Seite: { $order }.
losing-pays-order = { $before }, dann { $next }
losing-pays-who =
    { $who ->
        [players] Teilnehmern
        [teams] Teams
        [teams-of-one] Teams zu je einem Brett
       *[teams-on-boards] Teams an { number-word } Brettern
    }
losing-pays-events =
    { $kind ->
        [swiss] zwei Runden eines Schweizer Systems mit { $participants } { $who }
        [match] ein Match über zwei Partien
        [rapid-and-blitz] Schnellschach und Blitz mit { $participants } { $who }
       *[round-robin] ein Rundenturnier mit { $participants } { $who }
    }
losing-pays-size = { $events } ({ $count } Turniere)
losing-pays-searched = Durchsucht: { $sizes }. { losing-pays-bounds }
losing-pays-not-searched = Nicht durchsucht: Turniere der Art { $kinds }.

## Odds

percent = { $number } %
percent-under = unter { $number } %
percent-over = über { $number } %
odds-outright-tied = allein { $outright }, gleichauf { $tied }
odds-place = { $place }: { $chance }
odds-no-play-off = Es gibt keinen Stichkampf.
odds-play-off = In { $cases } von 100 Fällen ist ein Stichkampf nötig. Wenn es einen gibt:
odds-length = Im Mittel { $games } Partien und { $minutes } Minuten; die Hälfte ist innerhalb von { $half } Minuten vorbei, 90 von 100 innerhalb von { $most }, 99 von 100 innerhalb von { $nearly-all }.
odds-cut = Stichkämpfe von mehr als einer Woche sind in diesen Längen nicht enthalten: Die wahren Werte sind größer.
odds-left-open = In { $cases } von 100 Fällen lässt der Text offen, wer Platz 1 belegt.
odds-drawn = Was zum Durchrechnen zu groß war, wurde gezogen: { $drawn }-mal, Startwert { $seed }; ± ist ein Standardfehler.
odds-exact = Genau berechnet nach dem Modell in docs/odds-model.md; das Modell selbst ist eine Annahme.
odds-stopped = Vorzeitig abgebrochen: { $cases } von 100 Fällen sind nicht berechnet, und jede Wahrscheinlichkeit kann um so viel zu niedrig sein.
odds-stopped-fewer = Vorzeitig abgebrochen: Es wurden weniger Stichkämpfe gezogen als vorgesehen.

## Regulations and clauses

clause-tie-for =
    { $places ->
        [needed] den ersten Platz, den letzten Qualifikationsplatz oder einen unteilbaren Preis
        [cut] einen Platz über eine Trennlinie hinweg
        [first-or-cut] den ersten Platz oder über eine Trennlinie hinweg
        [first] den ersten Platz
        [some-or-cut] einen der Plätze { $from } bis { $to } oder über eine Trennlinie hinweg
        [some] einen der Plätze { $from } bis { $to }
        [any] jeden Platz
       *[below] Platz { $from } oder einen tieferen
    }
clause-kinds-of = { $kinds } mit { $count }
clause-settles = Löst einen Gleichstand um { $places } ({ $kinds }).
clause-settles-from = Löst einen Gleichstand um { $places } ({ $kinds }), beginnend mit { $go }.
clause-settled =
    { $what ->
        [invitation] Nur die Einladung wird entschieden; die Punktgleichen teilen sich den ersten Platz.
        [winner] Nur Platz 1 wird entschieden; die übrigen Punktgleichen teilen sich Platz 2.
       *[places] Jeder solche Platz wird entschieden.
    }
clause-stops =
    { $when ->
        [at-once] Das Spiel endet, sobald die Spitze von niemandem mehr zu erreichen ist.
       *[after-round] Das Spiel endet nach der Runde, in der die Spitze von niemandem mehr zu erreichen ist.
    }
clause-go = Weiter mit { $go }.
clause-tied-go = { $count } punktgleich: { $go }
clause-place-go =
    { $places ->
        [first] um den ersten Platz: { $go }
        [one] um Platz { $from }: { $go }
        [some] um die Plätze { $from } bis { $to }: { $go }
       *[below] um Platz { $from } oder tiefer: { $go }
    }
clause-ranks =
    { $over ->
        [play-off] Ordnet nach dem Kriterium „{ $criterion }“ im Stichkampf: { $says }
        [both] Ordnet nach dem Kriterium „{ $criterion }“ in Turnier und Stichkampf: { $says }
        [stage] Ordnet nach dem Kriterium „{ $criterion }“ in den Partien von { $of }: { $says }
        [phase] Ordnet nach dem Kriterium „{ $criterion }“ in den Partien der Phase „{ $of }“: { $says }
       *[event] Ordnet nach dem Kriterium „{ $criterion }“: { $says }
    }
clause-enter =
    { $best ->
        [lowest] Fragt für alle nach „{ $what }“; die niedrigste Zahl ist die beste.
       *[highest] Fragt für alle nach „{ $what }“; die höchste Zahl ist die beste.
    }
clause-orders =
    { $again ->
        [yes] Ordnet der Reihe nach durch { $by }; wer noch gleichsteht, beginnt wieder von vorn.
       *[no] Ordnet der Reihe nach durch { $by }.
    }
clause-selects =
    { $again ->
        [yes] Die ersten { $top }, der Reihe nach durch { $by } (wer noch gleichsteht, beginnt wieder von vorn), gehen zu { $go }
       *[no] Die ersten { $top }, der Reihe nach durch { $by }, gehen zu { $go }
    }
clause-others-go = die Übrigen gehen zu { $go }
clause-shares = Der Platz wird geteilt.
clause-lots =
    { $contended ->
        [first] Verlangt das Los ({ $purpose }), wenn es unter Gleichstehenden um den ersten Platz geht.
        [later] Verlangt das Los ({ $purpose }), wenn es unter Gleichstehenden um einen späteren Platz geht.
       *[any] Verlangt das Los ({ $purpose }).
    }
clause-purpose =
    { $purpose ->
        [first-white] erstes Weiß
        [pairing-numbers] Losnummern
        [seeding] Setzliste
        [participants] Teilnahme
        [coin-toss] Münzwurf
        [place] Platz
       *[other] { $purpose }
    }
clause-decision = Verlangt eine Entscheidung ({ role }).
clause-decision-to-go-on = Fragt ({ role }): Weiter mit { $go }, oder anders entscheiden?
clause-route =
    { $when ->
        [all-tied] wenn alle noch gleichstehen, { $go }
        [separated] wenn einige getrennt wurden, gehen die noch Gleichstehenden zu { $go }
        [tied] wenn { $count } gleichstehen, { $go }
        [after-round-robins] nach { $count } Rundenturnieren { $go }
       *[otherwise] die noch Gleichstehenden gehen zu { $go }
    }
clause-clock = Bedenkzeit für { $name }: { $clock }.
clause-tour-points = Tour-Punkte werden unter Punktgleichen gleichmäßig geteilt.
clause-leaves-tied = Andere Gleichstände bleiben.
clause-at-any-time = Gilt jederzeit; alles andere wartet auf das Ende des Turniers.
clause-leaves-open = Ein Gleichstand, der hier übrig ist, bleibt offen: { $why }.
clause-restates = Wird ausgeführt durch { $clauses }.
clause-rest =
    { $after ->
        [all-games] Frühester Beginn: { $minutes } Minuten nach der jeweils eigenen Partie und nicht vor dem Ende aller Partien des Turniers.
       *[of-tied] Frühester Beginn: { $minutes } Minuten nach der jeweils eigenen Partie und nicht vor dem Ende der Partien der Punktgleichen.
    }
clause-short-draws =
    { $time ->
        [none] Führt Remispartien mit { clause-limit } { $moves } Zügen auf, wo das Turnier ihre Länge angibt.
        [hours] Führt Remispartien mit { clause-limit } { $moves } Zügen oder { clause-limit } { $length } Stunden Spielzeit auf, wo das Turnier ihre Länge angibt.
       *[minutes] Führt Remispartien mit { clause-limit } { $moves } Zügen oder { clause-limit } { $length } Minuten Spielzeit auf, wo das Turnier ihre Länge angibt.
    }
clause-limit =
    { $limit ->
        [at-most] höchstens
       *[fewer] weniger als
    }
clause-promotes =
    { $who ->
        [one] { $when ->
            [next-year] Aus ihrer Mitte wird jemand für das nächste Jahr eingeladen ({ $to }); ein alleiniger Sieg genügt auch. Wer die Einladung nicht annimmt, wird übergangen: Dieselben Regeln bestimmen, wer nachrückt.
           *[now] Aus ihrer Mitte wird jemand eingeladen ({ $to }); ein alleiniger Sieg genügt auch. Wer die Einladung nicht annimmt, wird übergangen: Dieselben Regeln bestimmen, wer nachrückt.
        }
       *[winner] { $when ->
            [next-year] Wer gewinnt, wird für das nächste Jahr eingeladen ({ $to }); ein alleiniger Sieg genügt auch. Wer die Einladung nicht annimmt, wird übergangen: Dieselben Regeln bestimmen, wer nachrückt.
           *[now] Wer gewinnt, wird eingeladen ({ $to }); ein alleiniger Sieg genügt auch. Wer die Einladung nicht annimmt, wird übergangen: Dieselben Regeln bestimmen, wer nachrückt.
        }
    }
clause-deviates = von diesen Regeln darf abgewichen werden ({ role }): wird mit Begründung festgehalten.
clause-conducted = Die Auslosung führt { $who } durch.
clause-reminds = Erscheint als Hinweis: { $words }
clause-reminds-with = Erscheint als Hinweis bei { $clauses }: { $words }
clause-outside = Außerhalb des Programms: { $why }.
clause-prizes =
    { $rule ->
        [by-score] Preisgeld wird unter Punktgleichen gleichmäßig geteilt.
        [by-place] Preisgeld geht nach dem Platz; wer einen Platz teilt, teilt es gleichmäßig.
        [half] Die Hälfte jedes Preises geht nach dem Platz, die Hälfte wird unter Punktgleichen gleichmäßig geteilt.
       *[split] Von jedem Preis gehen { $by-place } von { $all } Teilen nach dem Platz, { $shared } werden unter Punktgleichen gleichmäßig geteilt.
    }
clause-award = { $name }: { $what }.
clause-award-who =
    { $who ->
        [first] der erste Platz
        [best] der beste Platz
        [last] der letzte Platz
        [last-some] die letzten { $count } Plätze
       *[first-some] die ersten { $count } Plätze
    }
clause-award-among = { $who } unter den Berechtigten ({ $eligible })
clause-award-ranked =
    { $ranked ->
        [all] alle werden durch { $clause } geordnet
       *[level] Punktgleiche werden durch { $clause } geordnet
    }
clause-award-shared = wer ihn teilen würde, geht zu { $clause }
clause-award-whole = er kann nicht geteilt werden
eligible-listed =
    { $what ->
        [federation] Föderation { $which }
        [club] Verein { $which }
        [group] Gruppe { $which }
       *[name] Name { $which }
    }
eligible-or = { $before } oder { $next }
eligible-sex =
    { $sex ->
        [women] Frauen
       *[men] Männer
    }
eligible-born =
    { $range ->
        [exactly] Jahrgang { $from }
        [most] Jahrgang { $to } oder früher
        [between] Jahrgang { $from } bis { $to }
       *[least] Jahrgang { $from } oder später
    }
eligible-under = unter { $age } Jahren
eligible-over = ab { $age } Jahren
eligible-rated =
    { $range ->
        [exactly] Wertungszahl { $from }
        [most] Wertungszahl höchstens { $to }
        [between] Wertungszahl { $from } bis { $to }
       *[least] Wertungszahl mindestens { $from }
    }
eligible-or-unrated = { $rated } oder ohne Wertungszahl
clause-one-prize-largest = Niemand erhält mehr als einen Geldpreis: den größten. In den anderen Listen rücken die Nächsten auf.
clause-one-prize-in-order = Niemand erhält mehr als einen der Preise von { $clauses }: den ersten in dieser Reihenfolge. Die Nächsten rücken auf.
clause-carry-over = Wer sich qualifiziert, nimmt mit: { $what }.
clause-carry-over-of = Wer sich nach { $of } qualifiziert, nimmt mit: { $what }.
carry-what =
    { $what ->
        [score] das Ergebnis
        [among] was gegen die anderen Qualifizierten erzielt wurde
        [margin-each] der Saldo gegeneinander, je für sich
        [margin] der Saldo gegen die anderen Qualifizierten
        [imps-each] der IMP-Saldo gegeneinander, je für sich
        [imps] der IMP-Saldo gegen die anderen Qualifizierten
       *[by-place] nach dem Platz { $points }
    }
carry-times = { $what }, mal { $part }
carry-below = { $what } (mal { $part }, wo die schlechter platzierte Seite gewann)
carry-most = { $what }, höchstens { $most }
carry-rounded = { $what }, gerundet auf { $unit }
form-asks = Verlangt: { $form }.
form-white =
    { $white ->
        [lots] das Los entscheidet, wer mit Weiß beginnt
        [toss] wer den Münzwurf gewinnt, hat die Farbwahl
        [bids] es wird Zeit für Schwarz geboten, das niedrigere Gebot erhält es
        [kept] die Farben beginnen wie im Match davor
        [higher] die höher gesetzte Seite beginnt mit Weiß
        [lower] die niedriger gesetzte Seite beginnt mit Weiß
        [higher-chooses] die höher gesetzte Seite hat die Farbwahl
       *[lower-chooses] die niedriger gesetzte Seite hat die Farbwahl
    }
form-match =
    { $games ->
        [1] eine Partie, { $white }
       *[other] ein Match über { $games } Partien, { $white }
    }
form-level-wins =
    { $seed ->
        [higher] bei Gleichstand gewinnt die höher gesetzte Seite
       *[lower] bei Gleichstand gewinnt die niedriger gesetzte Seite
    }
form-until-won = einzelne Partien, bis eine gewonnen wird, { $white }; Weiß: { $order }, immer wieder
form-cycles =
    { $cycles ->
        [0] ein einfaches Rundenturnier
        [1] ein einfaches Rundenturnier
        [2] ein doppelrundiges Rundenturnier
        [3] ein dreifaches Rundenturnier
        [4] ein vierfaches Rundenturnier
       *[other] ein { $cycles }-faches Rundenturnier
    }
form-round-robin =
    { $two ->
        [none] { form-cycles } nach den Berger-Tabellen, { form-numbers }
       *[clause] { form-cycles } nach den Berger-Tabellen, doppelt bei zweien ({ $clause }), { form-numbers }
    }
form-numbers =
    { $numbers ->
        [lots] Losnummern durch das Los
        [reversed] die Farben des letzten vertauscht
       *[by-change] bei denselben Spielern die Farben vertauscht, sonst neues Los
    }
form-knock-out = eine K.-o.-Runde, gesetzt nach { $seeding }, jede Paarung nach { $pairing }
form-armageddon =
    { $wins ->
        [white] eine Armageddon-Partie, Remis gewinnt für Weiß, { $white }
        [black] eine Armageddon-Partie, Remis gewinnt für Schwarz, { $white }
        [higher] eine Armageddon-Partie, Remis gewinnt für die höher gesetzte Seite, { $white }
       *[lower] eine Armageddon-Partie, Remis gewinnt für die niedriger gesetzte Seite, { $white }
    }
form-ladder = eine Leiter, gesetzt nach { $seeding }: Die letzten zwei treffen aufeinander, wer gewinnt, trifft auf die nächsthöhere Setzung, jede Stufe nach { $pairing }
form-shoot-out =
    { $most ->
        [0] Shoot-outs über { $boards } Boards, bis jemand führt, jeder zu Ende gespielt
        [1] ein Shoot-out über { $boards } Boards, immer zu Ende gespielt
       *[other] höchstens { $most } Shoot-outs über { $boards } Boards, jeder zu Ende gespielt
    }
form-extra-boards = Zusatzboards: die vorgesehene Zahl geteilt durch { $part }, aufgerundet, mindestens { $least }
form-board =
    { $each ->
        [two] ein Board Sudden Death für je zwei von ihnen
       *[all] ein Board Sudden Death
    }
form-boards-at-most = höchstens { $most } Boards Sudden Death
form-seeds = gesetzt nach { $clause }
form-clocks = Bedenkzeit: { $clock }
form-played-out = alle Partien werden gespielt
form-others-share = die Übrigen teilen sich den Platz darunter
regulation-summary-mark = (Zusammenfassung in unseren Worten)
regulation-note = Anmerkung:
regulation-readings = Lesarten
regulation-taken = gewählt
regulation-or = oder
regulation-two-ways = Wo sich der Text auf zwei Arten lesen lässt
regulation-silent-title = Was { $title } nicht sagt, und wie es gelesen wird
regulation-silent = Der Text sagt nicht: { $silent }.
regulation-settle = Ein Satz, der es klärt: „{ $sentence }“
regulation-silent-none = Diese Regelwerkdatei nennt nichts, was der Text offenlässt.
criterion-says =
    { $criterion ->
        [mutual-result] Punkte aus den Partien der Punktgleichen untereinander, jede Partie zu 1, ½, 0.
        [mutual-result-weighted] Punkte aus den Partien der Punktgleichen untereinander, wie das Turnier sie wertet.
        [sonneborn-berger] Die volle Punktzahl jedes geschlagenen Gegners und die halbe jedes Gegners, gegen den remis gespielt wurde.
        [games-with-black] Die Zahl der mit Schwarz gespielten Partien.
        [wins] Die Zahl der gewonnenen Partien.
        [wins-with-black] Die Zahl der mit Schwarz gewonnenen Partien.
        [imp-quotient] Gewonnene IMP geteilt durch verlorene IMP, in allen gespielten Kämpfen.
        [total-points-quotient] Gewonnene Gesamtpunkte geteilt durch verlorene, in allen gespielten Kämpfen.
        [imps-in-their-match] IMP aus dem Kampf der Punktgleichen gegeneinander.
        [total-points-in-their-match] Gesamtpunkte aus dem Kampf der Punktgleichen gegeneinander.
        [beat-both] Vorn liegt das eine Team, das beide anderen geschlagen hat.
        [beat-one-tied-other] Vorn liegt das eine Team, das eines der anderen geschlagen und gegen das andere unentschieden gespielt hat.
        [beaten-by-both] Hinten liegt das eine Team, das gegen beide anderen verloren hat.
        [beat-all-or-tied-one] Vorn liegt das eine Team, das alle anderen geschlagen oder als einziges gegen eines unentschieden gespielt und die übrigen geschlagen hat.
        [net-imps] Gewonnene weniger verlorene IMP in den Kämpfen der Punktgleichen.
        [net-total-points] Gewonnene weniger verlorene Gesamtpunkte in den Kämpfen der Punktgleichen.
        [net-imps-in-all-matches] Gewonnene weniger verlorene IMP in allen gespielten Kämpfen.
        [margin-against-common-opponent] IMP-Saldo gegen das bestplatzierte Team, gegen das alle Punktgleichen gespielt haben, dann gegen das nächste, bis zum ersten Unterschied.
        [swiss-points] Die Summe der Ergebnisse aller Gegner.
        [qualification-rank] Der Platz am Ende der Qualifikation, der bessere zuerst.
        [qualification-match] Der Kampf der Punktgleichen in der Qualifikation: VP, dann IMP.
        [best-session] Das Ergebnis im besten Durchgang.
        [next-best-session] Das Ergebnis im besten Durchgang, dann im nächstbesten und so weiter bis zum ersten Unterschied.
        [best-two-sessions] Das Ergebnis der zwei besten Durchgänge zusammen.
        [common-opponent] Matchpunkte gegen die bestplatzierten Paare, gegen die alle Punktgleichen gespielt haben, dann gegen die nächsten, bis zum ersten Unterschied.
        [score-without-carry-over] Das Ergebnis der Phase ohne den Carry-over.
        [opponents-average] Der Durchschnitt der Endergebnisse der Gegner.
        [weighted-average] Der Durchschnitt über die Kämpfe aus eigenem Ergebnis mal Endergebnis des Gegners.
        [direct-match] Das Ergebnis der Kämpfe der Punktgleichen, wenn alle gegeneinander gespielt haben.
        [net-points-on-common-boards] Saldo der Gesamtpunkte auf den Boards, die alle Punktgleichen gespielt haben.
        [boards-won] Ein Punkt für jedes gewonnene, ein halber für jedes unentschiedene Board, über alle gespielten Boards (Point-a-Board).
        [berlin-count] Zwei Schachmannschaften: Punkte in ihrem Kampf, das letzte Brett einfach, das darüber doppelt und so weiter.
        [bottom-board-elimination] Zwei Schachmannschaften: Punkte in ihrem Kampf ohne das letzte Brett, dann ohne die letzten zwei, bis zum ersten Unterschied.
        [youngest] Die jüngste Person zuerst.
        [oldest] Die älteste Person zuerst.
        [higher-rating] Die höhere Wertungszahl zuerst.
        [lower-rating] Die niedrigere Wertungszahl zuerst.
        [title] Der höhere Titel zuerst: GM, IM, WGM, FM, WIM, CM, WFM, WCM, keiner.
        [starting-number] Die niedrigere Startnummer zuerst.
        [previous-place] Der bessere Platz in der vorigen Ausgabe zuerst.
        [modified-median] US Chess 34E1: die angepassten Punktzahlen der Gegner ohne die unwichtigste; ungespielte Partien zählen darin einen halben Punkt.
        [solkoff] US Chess 34E2: die angepassten Punktzahlen der Gegner.
        [cumulative] US Chess 34E3: die Summe der Punktzahlen nach jeder Runde, weniger die nicht erspielten Punkte.
        [cumulative-of-opposition] US Chess 34E9: die Fortschrittswertungen der Gegner.
        [DE] FIDE C.07, 6: Punkte aus den Partien der Punktgleichen, erneut für die noch Gleichstehenden.
        [WIN] FIDE C.07, 7.1: Runden, die so viel wie ein Sieg brachten, gespielt oder nicht.
        [WON] FIDE C.07, 7.2: am Brett gewonnene Partien.
        [BPG] FIDE C.07, 7.3: mit Schwarz gespielte Partien.
        [BWG] FIDE C.07, 7.4: mit Schwarz gewonnene Partien.
        [PS] FIDE C.07, 7.5: die Summe der Punktzahlen nach jeder Runde.
        [PS-C1] FIDE C.07, 7.5: dasselbe ohne die erste Runde.
        [REP] FIDE C.07, 7.6: Runden ohne kampflose Niederlage oder beantragtes Freilos.
        [STD] FIDE C.07, 7.7: Punkte zu 1, ½, 0.
        [BH] FIDE C.07, 8.1: die Summe der Punktzahlen der Gegner.
        [BH-C1] FIDE C.07, 8.1: dasselbe ohne die niedrigste.
        [BH-C2] FIDE C.07, 8.1: dasselbe ohne die zwei niedrigsten.
        [BH-M1] FIDE C.07, 8.1: dasselbe ohne die niedrigste und die höchste.
        [AOB] FIDE C.07, 8.2: das mittlere Buchholz der Gegner.
        [FB] FIDE C.07, 8.3: Buchholz, wobei die Partien der letzten Runde als remis gelten.
        [SB] FIDE C.07, 9.1: die Punktzahlen der Gegner mal die gegen sie erzielten Punkte.
        [SB-C1] FIDE C.07, 9.1: dasselbe ohne das unwichtigste.
        [KS] FIDE C.07, 9.2: Punkte gegen Gegner mit mindestens der Hälfte der möglichen Punkte.
        [ARO] FIDE C.07, 10.1: die mittlere Wertungszahl der am Brett gespielten Gegner.
        [ARO-C1] FIDE C.07, 10.1: dasselbe ohne die niedrigste.
        [TPR] FIDE C.07, 10.2: die mittlere Wertungszahl der Gegner und was der Prozentsatz hinzufügt.
        [PTP] FIDE C.07, 10.3: die niedrigste Wertungszahl, von der so viele Punkte zu erwarten wären.
        [APRO] FIDE C.07, 10.4: die mittlere Turnierleistung der Gegner.
        [APPO] FIDE C.07, 10.5: die mittlere perfekte Turnierleistung der Gegner.
        [RTNG] FIDE C.07, 10.6: die eigene Wertungszahl.
       *[other] { $says }
    }

## Refusals

rule-other-sport = Reglement und Turnier gehören zu verschiedenen Sportarten
rule-kind-not-covered = das Reglement sagt nichts über Turniere der Art „{ $kind }“, nur über: { $covered }
rule-other-number = das Reglement gilt für Turniere mit { $expected } Teilnehmern; hier sind es { $participants }
rule-games-unseen = { $clause } sieht sich die Partien des Stichkampfs an; hier werden sie nicht einzeln gespielt
rule-stage-too-long = { $clause } verlangt { $games } Partien; Chancen werden nur für Stufen mit höchstens { $most } Partien berechnet
scenario-bridge = Szenarien gibt es für Partien mit drei möglichen Ergebnissen; ein Bridgekampf hat viele
scenario-teams = Szenarien gibt es für Partien mit drei möglichen Ergebnissen; ein Mannschaftskampf hat viele
scenario-unlisted =
    { $games ->
        [1] { $games } Partie fehlt im Turnier und steht dort auch nicht als offene: Sie gehört mit `result = "*"` in die Datei
       *[other] { $games } Partien fehlen im Turnier und stehen dort auch nicht als offene: Sie gehören mit `result = "*"` in die Datei
    }
scenario-too-large = { $games } Partien sind offen, und zu viel ist unentschieden, um jeden Ausgang zu zählen; nach einer weiteren Runde noch einmal versuchen oder Ergebnisse festlegen
suppose-no-result = am Ende steht kein Ergebnis; erwartet wird 1-0, 1/2-1/2 oder 0-1 nach den beiden Namen
suppose-no-open-game = keine Partie dieses Turniers ist offen
suppose-no-game = keine offene Partie passt; offen sind: { $open }
suppose-several-games = mehr als eine offene Partie passt: { $fit }; bitte mehr von den Namen schreiben
suppose-no-imps = am Ende steht kein Ergebnis; erwartet werden die IMP beider Seiten nach den beiden Namen, etwa 45-23
suppose-no-open-match = kein Kampf dieses Turniers ist noch zu spielen
suppose-no-match = kein Kampf passt; noch zu spielen sind: { $open }
suppose-several-matches = mehr als ein Kampf passt: { $fit }; bitte mehr von den Namen schreiben
odds-teams = Chancen gibt es für Partien zwischen Spielern, nicht für Mannschaftskämpfe
odds-bridge = Chancen gibt es für Schachpartien, nicht für Kämpfe und Boards im Bridge
odds-bids = wie viel Zeit für Schwarz geboten wird, ist in keinem Modell enthalten: Für diesen Stichkampf gibt es keine Chancen
odds-data = das Turnier sagt nicht genug; es fehlt: { $what }; bitte in der Turnierdatei ergänzen
odds-stopped-early = abgebrochen, bevor etwas feststand
odds-never-ends = in diesem Modell endet der Stichkampf nie: Eine Partie, die gewonnen werden muss, endet immer remis; bitte die Wahrscheinlichkeiten ändern
odds-too-many = ein Stichkampf mit { $tied } Teilnehmern ist zu groß, um berechnet zu werden
odds-too-large = { $games } offene Partien sind zu viele, um berechnet zu werden; Ergebnisse festlegen oder eine Runde abwarten

## Answers and entries

answer-refused = { $fault }; erwartet: { $expected }
answer-nothing = die Antwort fehlt
answer-not-a-colour = „{ $word }“ ist keine Farbe
answer-colour-one-word = eine Farbe ist ein einziges Wort
answer-not-lots = { $id } fragt nicht nach einem Los: Ein Startwert ist keine Antwort darauf
answer-seed = der Startwert ist leer oder nicht druckbar
answer-not-over = „*“ heißt, dass die Partie nicht beendet ist
answer-not-a-result = „{ $word }“ ist kein Ergebnis
answer-unknown-name = „{ $name }“ ist kein Name dieses Turniers
answer-name-near = „{ $name }“ ist kein Name dieses Turniers: Ist „{ $near }“ gemeint?
answer-not-about = bei { $id } geht es nicht um { $name }
answer-result-needed = auf eine Partie antwortet man mit ihrem Ergebnis
answer-other-colours = in { $id } hat { $white } Weiß und { $black } Schwarz
answer-nobody-level = das Los lässt niemanden gleich stehen
answer-level-sign = „=“ steht zwischen zwei Namen
answer-named-twice = „{ $name }“ ist zweimal genannt
answer-not-named = nicht genannt: { $names }
answer-two-bids = es braucht zwei Gebote
answer-not-a-time = „{ $word }“ ist keine Zeit
answer-bid-too-high = ein Gebot ist höchstens { $most }
answer-colours-needed = auch die Farben werden gebraucht
answer-word-count =
    { $count ->
        [1] da ist nur ein Wort
       *[other] da sind { $count } Wörter
    }
answer-not-a-number = „{ $word }“ ist keine brauchbare Zahl
answer-out-of-bounds =
    { $figure ->
        [total-points] { $number } können keine Totalpunkte sein: sie sind nicht unter 0 und durch 10 teilbar
        [qualification-rank] { $number } ist kein Rang
       *[imps] { $number } ist unter 0: erwartet wird, was die Seite gewonnen hat
    }
expected-result = 1-0, 0-1 oder 1/2-1/2 (kampflos: +/-, -/+, -/-)
expected-lots =
    { $form ->
        [option] die Namen in der gelosten Reihenfolge, etwa { $names }, oder --seed TEXT
       *[form] die Namen in der gelosten Reihenfolge, etwa { $names }
    }
expected-order = die Namen der Reihe nach, = zwischen gleich Stehenden, etwa { $names }
expected-choice = { $choices } oder die Namen der Reihe nach, = zwischen gleich Stehenden, etwa { $names }
expected-colour = white (Weiß) oder black (Schwarz), wie { $chooser } gewählt hat
expected-bids = zwei Zeiten, das Gebot von { $first } und das Gebot von { $second }, etwa 2:50 3:05
expected-event-result = das Ergebnis: 1-0, 0-1 oder 1/2-1/2
expected-game = wer Weiß hatte, wer Schwarz hatte und das Ergebnis, etwa { $names } 1-0
expected-number = eine Zahl, etwa 1230 oder 13/3
expected-numbers = zwei Zahlen, für { $first } und für { $second }
expected-dice = Würfel, etwa: { $example }
told-of = { $what }: { $said }
entry-departure = Abweichung vom Reglement: { $order }: { $why }
entry-withdrawn = { $id } zurückgenommen
entry-departure-withdrawn = die Abweichung zurückgenommen
entry-commitment = { $id }: { $party } sagt das Geheimnis mit dem Hash { $hash } zu
entry-source = { $id }: entschieden durch { $source }
entry-everybody = alle
entry-rest =
    { $count ->
        [1] { $count } Minute Pause für { $players }: { $why }
       *[other] { $count } Minuten Pause für { $players }: { $why }
    }
entry-rest-ends = Die Pause für { $players } endet: { $why }
fate-replaced = ersetzt in Zeile { $line }
fate-withdrawn = zurückgenommen in Zeile { $line }
fate-fell-away = zählt nicht mehr
entry-left = { $name } hat den Stichkampf verlassen
entry-back = { $name } ist doch im Stichkampf
public-source-beacon = Runde { $round } des drand-Beacons { $name }, die um { $time } kommt
public-source-text = „{ $text }“
entry-seed = { $said }, gelost mit dem Startwert „{ $seed }“
entry-seen = { $said }, gesehen von { $witnesses }
entry-from-broadcast = { $said }, aus der Übertragung
entry-corrected = { $said }; berichtigt: { $why }
entry-chose =
    { $colour ->
        [white] { $chooser } hat Weiß gewählt
       *[black] { $chooser } hat Schwarz gewählt
    }
entry-colour =
    { $colour ->
        [white] Weiß
       *[black] Schwarz
    }
entry-choice =
    { $choice ->
        [go-on] weiterspielen
        [other-means] auf andere Weise
       *[other] { $choice }
    }
entry-game = { $white } hatte Weiß, { $result }
amended = die Turnierdatei wurde geändert ({ $changes })
amended-more = und { $more } weitere
change-instead = { $field } { $is } statt { $was }
change-new = { $field } { $is } ist neu
change-gone = { $field } { $was } ist gestrichen
change-row-new = { $about } ist neu
change-row-gone = { $about } ist gestrichen
change-table =
    { $table ->
        [game] Partie
        [match] Kampf
        [play-off-game] Stichkampfpartie
        [bye] Freilos
        [prizes] Preise
        [prize] Preis
       *[other] { $words }
    }
change-of-round = { $table } der Runde { $round }
amendment-nothing-kept = die Aufzeichnung wurde von einem Programm begonnen, das das Turnier nicht darin aufbewahrt hat; was sich geändert hat, lässt sich nicht sagen
amendment-other-before = die Änderung geht von einer anderen Turnierdatei aus als der, gegen die die Aufzeichnung gehalten wurde
amendment-nothing-changed = am Turnier wurde nichts geändert
amendment-other-changes = die Änderung nennt anderes, als geändert wurde
amendment-not-an-event = der Text, den die Aufzeichnung aufbewahrt, ist kein Turnier
amendment-other-text = der Text, den die Aufzeichnung aufbewahrt, sagt etwas anderes als die Turnierdatei
corrected-game =
    { $result ->
        [drawn] Berichtigt: { $game } endete remis
        [won] Berichtigt: { $game } gewann { $winner }
        [forfeit] Berichtigt: { $game } gewann { $winner } kampflos
       *[both-lost] Berichtigt: { $game } verloren beide kampflos
    }
corrected-open = Berichtigt: { $game } hat noch kein Ergebnis
corrected-order = Berichtigt: Die Reihenfolge ist { $order }
corrected-back = Berichtigt: { $name } ist doch im Stichkampf
corrected-departure = Berichtigt: Die Abweichung vom Reglement wurde zurückgezogen

## Records

record-empty = die Aufzeichnung ist leer
record-not-a-record = Zeile 1 ist nicht die erste Zeile einer Aufzeichnung
record-other-format = die Aufzeichnung hat das Format „{ $found }“; dieses Programm liest „{ $format }“
record-not-utf-eight = Zeile { $line } enthält Bytes, die kein UTF-8 sind: Die Aufzeichnung wurde verändert
record-cut-off = Zeile { $line } wurde nicht zu Ende geschrieben: Programm oder Rechner brachen dabei ab
record-altered = Zeile { $line } wurde verändert: Die Prüfsumme passt nicht zum Text
record-broken = Zeile { $line } folgt nicht auf die Zeile davor: Hier wurde eine Zeile verändert, entfernt, verdoppelt oder verschoben
record-malformed = Zeile { $line } ist kein Eintrag einer Aufzeichnung: { $why }
record-other-event = die Aufzeichnung gehört zu einer anderen Turnierdatei („{ $title }“), oder die Turnierdatei wurde seither geändert
record-other-regulation = die Aufzeichnung wurde von { $program } mit einem anderen Text des Reglements „{ $id }“ begonnen
hint-empty = die Datei löschen; die nächste Antwort beginnt eine neue Aufzeichnung
hint-path = den Pfad prüfen; eine Aufzeichnung beginnt mit { $begins }
hint-copy = auf eine Kopie zurückgehen, deren Fingerabdruck notiert ist, oder eine neue Aufzeichnung beginnen; geändert wurde nichts
hint-cut-off = `tiebreak playoff` und `tiebreak answer` legen die halbe Zeile beiseite und machen weiter; bitte prüfen, ob ihre Antwort fehlt
hint-amend = die Änderung mit `tiebreak record amend EVENT --why TEXT` vermerken, das zuerst zeigt, was folgen würde; oder sie rückgängig machen; oder mit --record eine andere Aufzeichnung nennen
hint-regulation = die Reglementdatei oder die Programmversion verwenden, mit der die Aufzeichnung begonnen wurde
malformed-not-json = es ist kein JSON: { $error }
malformed-not-an-object = erwartet wird ein JSON-Objekt
malformed-written-otherwise = so schreibt das Programm keine Einträge
malformed-missing = `{ $name }` fehlt
malformed-provenance = Antworten kommen nicht aus „{ $word }“; erwartet wird „broadcast“
malformed-unknown-field = ein Feld `{ $name }` gibt es nicht
malformed-unknown-kind = eine Art „{ $kind }“ gibt es nicht
malformed-not-a =
    { $what ->
        [text] `{ $name }` ist kein Text
        [texts] `{ $name }` ist keine Liste von Texten
        [object] `{ $name }` ist kein Objekt
       *[objects] `{ $name }` ist keine Liste von Objekten
    }
malformed-empty = `{ $name }` ist leer
malformed-not-a-moment = `{ $field }` ist kein Zeitpunkt: „{ $text }“
malformed-not-a-round = `round` ist keine Zahl
malformed-not-an-order = `parts` ist keine Reihenfolge von Namen
malformed-not-minutes = `minutes` ist keine Zahl von 0 bis 1440
malformed-reveals = `reveals` enthält etwas anderes als Texte
malformed-order-not-names = die Reihenfolge ist keine Liste von Namen
malformed-other-names = die Namen der Antwort sind nicht die der Frage
malformed-not-an-answer = { $value } ist keine Antwort auf eine Frage der Art „{ $kind }“
in-line = Zeile { $line }: { $said }
fault-reads-otherwise = der Eintrag lässt sich nicht so schreiben, dass er wieder gleich gelesen wird
fault-too-long = ein Text von { $signs } Zeichen ist zu lang: Ein Eintrag fasst je Text höchstens { $most }
fault-other-order = der Startwert ergibt für { $id } eine andere Reihenfolge
fault-other-event = die Turnierdatei sagt etwas anderes als bei Beginn oder letzter Änderung der Aufzeichnung („{ $title }“)
fault-other-regulation = die Aufzeichnung wurde mit einem anderen Text des Reglements „{ $id }“ begonnen
fault-not-open = { $id } war nicht offen
fault-does-not-fit = die Antwort passt nicht zu { $id }
fault-nothing-to-correct = zu { $id } gab es keine Antwort, die zu berichtigen wäre
fault-nothing-to-withdraw = zu { $id } gab es keine Antwort, die zurückzunehmen wäre
fault-no-tie = einen Gleichstand { $tie } gab es nicht
fault-others-tied = bei { $tie } standen andere gleich
fault-no-departure = zu { $tie } gab es keine Abweichung, die zurückzunehmen wäre
fault-not-tied = { $name } ist an keinem Gleichstand beteiligt, der ausgespielt wird
fault-gone-already = { $name } ist schon gegangen
fault-not-gone = { $name } ist nicht gegangen
fault-no-participant = „{ $name }“ nimmt am Turnier nicht teil
fault-stopped = das Programm kann darüber nicht entscheiden: Das ist ein Fehler des Programms
promise-twice = { $party } hat für { $id } schon ein Geheimnis zugesagt: Es kann nur noch offengelegt werden
promise-name = „{ $party }“ ist kein Name einer Partei: erwartet werden bis zu 200 Zeichen, ohne = und ;, und nicht „source“
promise-hash = was { $party } zusagt, ist kein SHA-256-Hash: erwartet werden 64 hexadezimale Ziffern in Kleinbuchstaben
promise-not-promised = { $party } hat für { $id } kein Geheimnis zugesagt
promise-not-revealed = das Geheimnis von { $party } fehlt: Alle, die zugesagt haben, legen gemeinsam offen
promise-revealed-twice = das Geheimnis von { $party } ist zweimal offengelegt
promise-other-secret = das Geheimnis von { $party } ist nicht das zugesagte
promise-alone = nur { $party } hat zugesagt: Eine Auslosung braucht zwei Parteien oder eine öffentliche Quelle
promise-second-source = für { $id } ist schon eine öffentliche Quelle genannt
promise-unnamed = die öffentliche Quelle ist nicht genannt oder mit mehr als 1000 Zeichen
promise-other-chain = der Beacon „{ $chain }“ ist hier nicht bekannt: erwartet wird quicknet oder die Quelle in Worten
promise-no-round = erwartet wird eine Runde des Beacons oder ein Zeitpunkt mit Zeitverschiebung: 2026-11-17T20:00:00+01:00
promise-other-time = Runde { $round } des Beacons kommt zu einer anderen Zeit
promise-too-late = was die öffentliche Quelle von { $id } ergibt, kann schon bekannt sein: Sie wird vorher genannt
promise-no-source = für { $id } ist keine öffentliche Quelle genannt
promise-no-outcome = was die öffentliche Quelle von { $id } ergab, fehlt
promise-not-genuine = das ist nicht, was die öffentliche Quelle von { $id } ergab
promise-other-seed = der Startwert von { $id } ist nicht aus dem Offengelegten gebildet
promise-bound = für { $id } gibt es Zusagen: Nur sie entscheiden, oder die Auslosung wird mit Begründung zurückgenommen
promise-corrected = { $id } wurde aus Zusagen gelost: Das wird mit Begründung zurückgenommen, nicht berichtigt
file-faulty = die Aufzeichnung besteht die Prüfung V{ $check } nicht: { $fault }
file-busy = ein anderes Programm schreibt gerade in die Aufzeichnung; nichts wurde geschrieben, bitte noch einmal versuchen
file-moved =
    { $added ->
        [1] ein anderes Programm hat inzwischen einen Eintrag in die Aufzeichnung geschrieben; hier wurde nichts geschrieben
       *[other] ein anderes Programm hat inzwischen Einträge in die Aufzeichnung geschrieben; hier wurde nichts geschrieben
    }
set-aside = Zeile { $line } war nur halb geschrieben, als Programm oder Rechner abbrachen; sie wurde nie bestätigt und liegt jetzt in { $path }:
line-end-lacked = Zeile { $line } fehlte nur das Zeilenende; sie bleibt in der Aufzeichnung:
check-of =
    { $number ->
        [1] eine Aufzeichnung in einem bekannten Format
        [2] jede Zeile ganz und unverändert
        [3] jede Zeile folgt auf die davor
        [4] jede Zeile ein gültiger Eintrag
        [5] Lose aus ihren Startwerten noch einmal gezogen
        [6] Geheimnisse wie vorher zugesagt
        [7] die Turnierdatei
        [8] das Reglement
        [9] jede Antwort auf eine damals offene Frage
        [10] die Entscheidung noch einmal hergeleitet
        [11] der notierte Fingerabdruck
        [12] der unterschriebene Fingerabdruck
        [13] Änderungen der Turnierdatei, wie sie gemacht wurden
       *[other] { $number }
    }
check-verdict =
    { $verdict ->
        [passed] ok
        [failed] FEHLER
       *[not-made] entfällt
    }
found-begun-by = { $format }, begonnen von { $program }
found-lines =
    { $count ->
        [1] { $count } Zeile
       *[other] { $count } Zeilen
    }
found-drawn = { $count } mit Startwert gelost
found-revealed = { $count } offengelegt
found-entries =
    { $count ->
        [1] { $count } Eintrag
       *[other] { $count } Einträge
    }
found-amended =
    { $count ->
        [0] keine
        [1] eine, vermerkt mit dem, was sich geändert hat
       *[other] { $count }, vermerkt mit dem, was sich geändert hat
    }
found-ruling =
    { $settled ->
        [yes] entschieden; vorn: { $first }
       *[no] noch nicht entschieden; vorn: { $first }
    }
found-signed =
    { $later ->
        [0] alle { $line } Zeilen, von { $by }
       *[other] Zeilen 1 bis { $line }, von { $by }; { $later } kamen später dazu
    }
failed-other-head = notiert { $noted }, gefunden { $found }
failed-other-record = die Unterschrift gehört zu einer anderen Aufzeichnung
failed-more-signed = { $signed } Zeilen wurden unterschrieben, und es sind nur { $lines } da
failed-other-line = Zeile { $line } ist nicht die unterschriebene
not-made-no-event = die Turnierdatei wurde nicht gefunden; bitte mit --event nennen
not-made-other-files = Turnier oder Reglement sind nicht die der Aufzeichnung
not-made-no-head = ohne notierten Fingerabdruck lassen sich am Ende fehlende Zeilen nicht finden, auch keine neu geschriebene Kette
not-made-no-signature = weder Unterschrift noch Schlüssel wurden angegeben
not-made-before = erst, wenn V{ $check } gilt
not-made-after = V{ $check } ist nicht bestanden
note-no-key = das ist kein Schlüssel: erwartet wird NAME+ID+KEY, wie `tiebreak record key` es schreibt
note-not-a-note = das ist keine unterschriebene Notiz
note-not-a-checkpoint = die unterschriebene Notiz ist kein Prüfpunkt einer Aufzeichnung
note-not-signed-by = die Notiz ist nicht mit diesem Schlüssel unterschrieben
note-bad-signature = die Unterschrift passt nicht zur Notiz: Eines von beiden wurde verändert

## Broadcasts

broadcast-place =
    { $place ->
        [round-board] Runde { $round }, Brett { $board }
        [round] Runde { $round }
        [board] Brett { $board }
       *[play-off] Stichkampf
    }
broadcast-colour =
    { $colour ->
        [white] { $name } hat in der Übertragung Weiß.
       *[black] { $name } hat in der Übertragung Schwarz.
    }
broadcast-result = { $white } { $result } { $black } in der Übertragung.
broadcast-corrects = { $white } { $is } { $black } in der Übertragung; in der Aufzeichnung steht { $was }.
broadcast-takes-back = { $white } – { $black }: Die Übertragung zeigt kein Ergebnis mehr; in der Aufzeichnung steht { $was }.
broadcast-says = In der Übertragung steht { $is }.
broadcast-took-back = Die Übertragung hat { $was } zurückgenommen.
broadcast-spelling = „{ $spelling }“
broadcast-spelling-number = „{ $spelling }“ (FIDE-ID { $number })
broadcast-is-this = { $spelled } in der Übertragung: Ist das { $only }?
broadcast-which-of = { $spelled } in der Übertragung: Wer ist das: { $names }?
broadcast-stranger = „{ $name }“ steht in der Übertragung, nimmt an diesem Turnier aber nicht teil.
broadcast-not-a-game =
    { $known ->
        [yes] { $white } – { $black } in Runde { $round } ist keine Partie der Turnierdatei. Gehört sie dazu, bitte dort mit `result = "*"` eintragen.
       *[no] { $white } – { $black } ist keine Partie der Turnierdatei. Gehört sie dazu, bitte dort mit `result = "*"` eintragen.
    }
broadcast-colours-reversed = { $white } hat gegen { $black } in der Übertragung Weiß, in der Turnierdatei Schwarz.
broadcast-several-fit = { $white } – { $black }: Mehrere Partien des Turniers passen, und die Übertragung nennt die Runde nicht.
broadcast-two-results = { $white } – { $black } steht in der Übertragung mit zwei Ergebnissen.
broadcast-file-otherwise = { $white } – { $black }: { $broadcast } in der Übertragung, { $file } in der Turnierdatei, und die gilt. Ist sie falsch, bitte dort berichtigen und die Änderung in der Aufzeichnung vermerken.
broadcast-not-yet = Da ist noch nichts.
broadcast-too-many = Die Übertragung bittet um seltenere Abfragen; die nächste folgt in einer Minute oder später.
broadcast-failed = Die Übertragung konnte nicht gelesen werden: { $why }
address-too-long = eine Adresse hat höchstens { $most } Bytes
address-not-an-address = das ist keine Adresse; erwartet wird https://...
address-other-scheme = erwartet wird https:// oder http://
address-no-host = die Adresse nennt keinen Rechner
address-credentials = die Adresse enthält einen Namen oder ein Passwort
address-private = die Adresse führt in ein privates Netz; das lässt dieser Server nicht zu
address-other-host = dieser Server folgt { $host } nicht; `serve --follow-hosts` nennt die erlaubten Rechner

## Imports

many-round-robin =
    { $cycles ->
        [2] doppelrundiges Rundenturnier
        [3] dreifaches Rundenturnier
        [4] vierfaches Rundenturnier
       *[other] { $cycles }-faches Rundenturnier
    }
a-round-robin =
    { $article ->
        [one] ein einfaches Rundenturnier
       *[a] ein { many-round-robin }
    }
event-kind =
    { $kind ->
        [round-robin] Rundenturnier
        [swiss] Turnier nach Schweizer System
        [rapid-and-blitz] Schnell- und Blitzschach
        [tour] Turnierserie
        [match] Match
        [knockout] K.-o.-Turnier
        [pairs] Paarturnier
        [board-a-match] Board-a-match
       *[other] { $words }
    }
form-of-event =
    { $many ->
        [1] { $kind } mit { $many } Teilnehmer
       *[other] { $kind } mit { $many } Teilnehmern
    }
count-games =
    { $count ->
        [1] { $count } Partie
       *[other] { $count } Partien
    }
count-matches =
    { $count ->
        [1] { $count } Kampf
       *[other] { $count } Kämpfe
    }
count-boards =
    { $count ->
        [1] { $count } Board
       *[other] { $count } Boards
    }
count-rounds =
    { $count ->
        [1] { $count } Runde
       *[other] { $count } Runden
    }
entries-of =
    { $count ->
        [0] noch keine Einträge
        [1] ein Eintrag
       *[other] { number-word } Einträge
    }
open-games =
    { $count ->
        [0] keine Partie des Turniers ist offen
        [1] eine Partie ist offen
       *[other] { number-word } Partien sind offen
    }
account-heading = { $file }: { $format }, { $encoding }, { $what }
account-format =
    { $format ->
        [event-file] Turnierdatei
        [trf] Turnierbericht (TRF)
        [xlsx] Arbeitsmappe (XLSX)
        [ods] Arbeitsmappe (ODS)
       *[other] { $format }
    }
account-participants =
    { $who ->
        [players] { $count ->
                [1] { $count } Spieler
               *[other] { $count } Spieler
            }
        [pairs] { $count ->
                [1] { $count } Paar
               *[other] { $count } Paare
            }
       *[teams] { $count ->
                [1] { $count } Team
               *[other] { $count } Teams
            }
    }
account-phase =
    { $phase ->
        [main] Turnier
        [play-off] Stichkampf
       *[other] Armageddon
    }
account-part =
    { $phase ->
        [main] Hauptturnier
        [play-off] Stichkampf
       *[other] Armageddon
    }
account-kind =
    { $kind ->
        [round-robin] ein Rundenturnier
        [swiss] ein Turnier nach Schweizer System
        [rapid-and-blitz] Schnell- und Blitzschach
        [tour] eine Punktetabelle
        [match] ein Match
        [knockout] ein K.-o.-Turnier
        [pairs] ein Paarturnier
        [board-a-match] Board-a-match
       *[none] unbestimmter Art
    }
account-in-doubt = Zweifelhaft
account-complete = Es fehlt nichts.
account-more-doubts = und { $count } weitere derselben Art
account-more-in-inspect = und { $count } weitere; tiebreak inspect zeigt alle
account-decide =
    { $stops ->
        [yes] { $doubt }; zu entscheiden mit { $option }
       *[no] { $doubt }; sonst: { $option }
    }
doubt-mark =
    { $kind ->
        [events] Turniere
        [play-off] Stichkampf
        [missing] fehlt
        [surplus] überzählig
        [kind] Art
        [scoring] Wertung
        [totals] Summen
        [ranks] Plätze
        [values] Werte
        [results] Ergebnisse
        [names] Namen
        [date] Datum
        [encoding] Kodierung
       *[not-used] ungenutzt
    }
account-value-differs = { $name }: veröffentlicht ist { $code } { $published }, die Partien ergeben { $computed }
account-understood = Was verstanden wurde
account-doubtful = Was zweifelhaft ist
account-no-doubt = Nichts ist zweifelhaft.
account-taken-for =
    { $phase ->
        [main] Verstanden als: { $why }.
       *[other] Gesondert: { $why }.
    }
account-pairings =
    { $what ->
        [missing] Es fehlt: { $pairings }.
       *[surplus] Zu viel: { $pairings }.
    }
account-pairing-round = { $first }–{ $second }, Runde { $round }
account-datum-found =
    Butler-Datum: { $left-out ->
        [median] der mittlere Score
        [share] der Durchschnitt ohne { $share } der Scores an jedem Ende
        [none] der Durchschnitt aller Scores
        [one] der Durchschnitt ohne den höchsten und den niedrigsten Score
       *[several] der Durchschnitt ohne die { $cut } höchsten und die { $cut } niedrigsten Scores
    }, { $to ->
        [exact] nicht gerundet
       *[rounded] gerundet auf { $step } ({ $rounding })
    }: es ergibt { $agree } von { $of } veröffentlichten Zahlen (Schlüssel cut, cut-share, datum-to, datum-rounding)
account-datum-given =
    { $count ->
        [one] Butler-Datum: das der Datei auf { $count } Board
       *[other] Butler-Datum: das der Datei auf { $count } Boards
    }
account-imps-undivided = Cross-IMP werden nicht durch die Zahl der Vergleiche geteilt: { $agree } von { $of } veröffentlichten Zahlen (Schlüssel divided)
account-raw-matchpoints =
    { $count ->
        [one] Auf { $count } Board veröffentlicht die Datei Matchpoints vor der Neuberg-Formel
       *[other] Auf { $count } Boards veröffentlicht die Datei Matchpoints vor der Neuberg-Formel
    }
account-small-groups =
    { $count ->
        [one] { $rule ->
            [white-book] { $count } falsch gestecktes Board: höchstens drei Scores, die höchstens ein Drittel sind, erhalten im Mittel 60 % (small-groups)
           *[neuberg] { $count } falsch gestecktes Board: jede Gruppe wird nach der Neuberg-Formel gewertet (small-groups)
        }
       *[other] { $rule ->
            [white-book] { $count } falsch gesteckte Boards: höchstens drei Scores, die höchstens ein Drittel sind, erhalten im Mittel 60 % (small-groups)
           *[neuberg] { $count } falsch gesteckte Boards: jede Gruppe wird nach der Neuberg-Formel gewertet (small-groups)
        }
    }
nothing-played =
    { $what ->
        [games] keine Partien
       *[matches] keine Kämpfe
    }

## The checker

check-class =
    { $class ->
        [invalid] Die Datei ist so nicht anwendbar.
        [missing-reference] Eine Bestimmung verweist auf eine, die es nicht gibt.
        [gap] Jemand steht noch gleich, und keine Regel gilt.
        [overlap] Zwei Regeln gelten für denselben Gleichstand und führen zu verschiedenen Bestimmungen.
        [endless-loop] Eine Schleife endet möglicherweise nie.
        [unreachable] Zu dieser Bestimmung kommt nie ein Gleichstand.
        [never-separates] Ein Kriterium kann dort, wo es steht, niemanden trennen.
        [undefined-value] Einen Wert muss es nicht geben.
        [ill-suited] Man kann ihr folgen, aber sie ergibt keinen Sinn.
        [unstated-reading] Der Text lässt sich auf zwei Weisen lesen und sagt nicht, welche gemeint ist.
        [tie-left] Ein Gleichstand bleibt mit Absicht.
        [discretion] Ein Mensch entscheidet.
       *[bound] Die Datei ist größer als das, was verfolgt wird.
    }
check-read = { $message } (gelesen als { $readings })
check-example = zum Beispiel: { $example }
check-count =
    { $reach ->
        [more] { $from } oder mehr
        [one] { $from }
        [two] { $from } oder { $to }
       *[range] { $from } bis { $to }
    }
check-places =
    { $reach ->
        [first] den ersten Platz
        [one] Platz { $from }
       *[more] die Plätze { $from } bis { $to }
    }
check-tied = { $number } teilen sich { $places }
check-step-times = { $step }, { $times }-mal
check-chooses = { $clause } wählt { $number } aus
check-pairs = { $clause } paart zwei
check-sends-on = { $clause } schickt { $number } weiter
check-leaves-all = { $clause } lässt alle gleich
check-leaves = { $clause } lässt { $number } gleich
check-leaves-for = { $clause } lässt { $number } gleich; es geht um { $places }
check-left-out = … { $count } Schritte …
check-text-refers = der Text von { $id } verweist auf { $words }; das gibt es nicht
check-text-refers-label = keine solche Bestimmung
check-finds-nothing = wer „{ $words }“ sucht, findet nichts
check-other-edition = der Text von { $id } spricht von { $year }, das Reglement ist das von { $own }
check-other-edition-label = eine andere Ausgabe
check-other-edition-hint = aus der vorigen Ausgabe stehen geblieben?
check-in-part = { $id } führt zu mehr Lagen, als hier verfolgt werden: Es kann weitere Lücken geben
check-in-part-label = zum Teil angesehen
check-in-part-hint = weniger Bestimmungen verwenden oder Teile der Datei für sich prüfen
check-combinations = { $followed } von { $all } Kombinationen der Lesarten wurden verfolgt, zuerst die nächsten zur gewählten
check-combinations-label = zum Teil verfolgt
check-combinations-example = eine Lücke, zu der nur manche der anderen führen, würde nicht gefunden
check-combinations-hint = geklärte Lesarten herausnehmen oder Teile der Datei für sich prüfen
check-two-rules = zwei Regeln von { $id } gelten für denselben Gleichstand: { $taken } und { $other }
check-two-rules-label = bei { $tied } Gleichen gilt schon { $taken }
check-two-rules-end = { $id } führt zu { $taken } und zu { $other }
check-two-rules-hint = die Bedingungen so fassen, dass sie einander ausschließen
check-two-procedures = { $taken } und { $id } beginnen beide für Turniere derselben Art
check-two-procedures-label = { $taken } beginnt schon für „{ $kind }“
check-two-procedures-example = zwei teilen sich in einem Turnier der Art „{ $kind }“ den ersten Platz
check-two-procedures-hint = jede Art von Turnier nur in einem Verfahren nennen
check-until-won = { $id } geht weiter, bis jemand gewinnt: Ein Ende ist nicht festgelegt
check-until-won-label =
    { $what ->
        [boards] im Mittel { $mean } Boards, wenn jedes dritte unentschieden endet
       *[games] im Mittel { $mean } Partien, wenn jede dritte remis endet
    }
check-until-won-end =
    { $what ->
        [boards] jedes Board endet gleich
       *[games] jede Partie endet remis
    }
check-until-won-hint = sagen, was nach einer bestimmten Zahl geschieht, oder hinnehmen, dass es keine Grenze gibt
check-ill-suited = { $id } ordnet nach { $measure }; das sagt in einem Turnier der Art „{ $kind }“ nichts
check-as-written = befolgt, wie es geschrieben steht
check-ill-suited-example =
    { $all ->
        [yes] zwei stehen gleich; alle haben gegen alle gespielt, also beide gegen Gegner mit denselben Punkten
       *[no] zwei stehen gleich; sie haben gegen verschiedene Gegner gespielt, und nicht gegen gleich viele von jeder Art
    }
check-ill-suited-hint = ein Kriterium nehmen, das für solche Turniere gedacht ist
check-time-and-draw =
    { $colour ->
        [black] in { $id } hat Schwarz mehr Zeit und gewinnt auch bei Remis
       *[white] in { $id } hat Weiß mehr Zeit und gewinnt auch bei Remis
    }
check-time-and-draw-example =
    { $colour ->
        [black] wer Schwarz bekommt, hat beides
       *[white] wer Weiß bekommt, hat beides
    }
check-time-and-draw-hint = der anderen Farbe mehr Zeit geben oder ihr das Remis als Sieg zählen
check-ambiguous =
    { $count ->
        [1] { $clauses } sagt nicht: { $question }
       *[other] { $clauses } sagen nicht: { $question }
    }
check-ambiguous-label = gelesen als `{ $taken }`
check-or-else = { $before }; oder: { $next }
check-ambiguous-hint = die Antwort in die nächste Ausgabe schreiben
check-leaves-tied = { $id } lässt manche Gleichstände stehen
check-leaves-tied-label = bleiben gleich
check-two-tied = zwei teilen sich { $places }
check-winner-only = { $id } ermittelt nur, wer gewinnt: Die anderen bleiben gleich
check-winner-only-label = die anderen teilen sich den zweiten Platz
check-winner-only-example = drei teilen sich den ersten Platz; nach dem Sieg teilen sich zwei die Plätze 2 bis 3
check-places-up-to = { $id } entscheidet nur die Plätze bis { $to }
check-others-stay = andere Gleichstände bleiben
check-at-cuts =
    { $to ->
        [0] { $id } entscheidet nur Gleichstände über eine Grenze hinweg
        [1] { $id } entscheidet nur den ersten Platz und Gleichstände über eine Grenze hinweg
       *[other] { $id } entscheidet nur die Plätze bis { $to } und Gleichstände über eine Grenze hinweg
    }
check-at-cuts-example = zwei stehen gleich, beide über der Grenze
check-award-shared =
    { $cut ->
        [yes] { $id }: Gleichstände an der Grenze „{ $award }“ werden nicht immer aufgelöst
       *[no] { $id }: „{ $award }“ kann nicht geteilt werden, und nichts sagt, wer es bei Gleichstand erhält
    }
check-award-shared-label =
    { $cut ->
        [yes] wer von ihnen steht über der Grenze?
       *[no] wer von ihnen erhält es?
    }
check-award-shared-example =
    { $cut ->
        [yes] zwei stehen gleich, die Grenze liegt zwischen ihnen
       *[no] zwei stehen auf dem Platz gleich, für den es vergeben wird
    }
check-award-shared-hint =
    { $cut ->
        [yes] "cut" zu `tie-for` hinzufügen, und eine Bestimmung, die sie trennt
       *[no] `if-shared = "..."` hinzufügen: die Bestimmung, zu der alle gehen, die es teilen würden
    }
check-decides = { $id } überlässt die Entscheidung: { role }
check-decides-label = auf welche Weise, ist nicht gesagt
check-decides-end = es entscheidet: { role }
check-may-depart = { $id } lässt Abweichungen von den Regeln zu: { role }
check-may-depart-label = wann und wie, ist nicht gesagt
check-may-depart-example = jeder Gleichstand kann anders entschieden werden, mit einer Begründung in der Aufzeichnung
check-gap =
    { $gap ->
        [no-action] { $id } soll einen Gleichstand entscheiden, gibt aber keine Regel
        [no-place] { $id } hat für manche Plätze keine Regel
        [no-number] { $id } hat keine Regel für { $sizes } Gleiche
        [no-route] { $id } sagt nicht, wohin { $left } gehen, die noch gleich stehen
        [end-of-text] nichts folgt, wenn { $id } einen Gleichstand lässt
        [too-few] { $id } wählt mehr aus, als gleich stehen
        [not-two] { $id } ist ein Abschnitt für zwei, aber { $sizes } kommen dorthin
        [not-seeded] { $id } kann manche ungesetzt lassen
        [not-selected] { $id } kann offen lassen, wer ausgewählt wird
        [not-chosen] { $id } sagt nicht, was aus denen wird, die nicht ausgewählt werden
       *[no-seeds] { $id } gibt etwas an einen der Gesetzten, aber keiner der beiden ist höher gesetzt
    }
check-gap-end =
    { $gap ->
        [no-action] { $id } ordnet niemanden
        [no-place] { $id } hat keine Zeile für Platz { $place }
        [no-number] { $id } hat keine Zeile für { $level }
        [no-route] { $id } lässt { $some } gleich, und kein Weg passt für sie
        [end-of-text] { $id } lässt { $some } gleich, und der Text endet
        [too-few] { $id } will mehr als { $level }
        [not-two] { $level } kommen zu { $id }, und das ist für zwei
        [not-seeded] { $id } lässt { $some } gleich und sagt nichts weiter
        [not-selected] { $id } lässt manche gleich, von denen nicht alle ausgewählt werden können
        [not-chosen] { $id } lässt { $some } übrig, und deren Plätze sind zu entscheiden
       *[no-seeds] dann kommt { $id }, und niemand wurde gesetzt
    }
check-gap-hint =
    { $gap ->
        [no-action] der Bestimmung ein Verb geben: `rank`, `order`, `lots`, `play`, `decide` oder `go`
        [no-place] den fehlenden Platz in `by-place` ergänzen
        [no-number] die fehlende Zahl in `by-number` ergänzen
        [no-route] in `then` einen Weg ergänzen
        [end-of-text] `then = "..."` ergänzen: ein weiteres Kriterium, Lose oder eine Entscheidung
        [too-few] weniger mit `by-number` anderswohin schicken
        [not-two] `by-number` verwenden, oder ein Rundenturnier oder K.-o.-System
        [not-seeded] die Setzliste mit `lots = "seeding"` abschließen
        [not-selected] die Auswahl mit `lots = "participants"` abschließen
        [not-chosen] `others = "..."` in `select` ergänzen: die Bestimmung, die sie ordnet, oder eine mit `share = true`
       *[no-seeds] `seeding = "..."` in `play` ergänzen: die Bestimmung, die die beiden ordnet
    }
check-gap-knowingly = { $id } lässt einen Gleichstand offen, und die Datei sagt, warum: { $why }
check-gap-label = { $sizes } können hierher kommen
check-circle-idle =
    { $count ->
        [1] { $clauses } führt zu sich selbst zurück, und nichts Neues geschieht
       *[other] { $clauses } führen im Kreis, in dem nichts Neues geschieht
    }
check-circle-idle-label = hierher kommt man immer wieder
check-circle-idle-end =
    { $count ->
        [1] { $clauses } lässt alle gleich und führt zurück zu { $first }
       *[other] { $clauses } lassen alle gleich und führen zurück zu { $first }
    }
check-circle-idle-hint =
    { $count ->
        [1] sie anderswohin führen lassen
       *[other] eine davon anderswohin führen lassen
    }
check-circle =
    { $count ->
        [1] { $clauses } wird wiederholt, solange niemand getrennt ist
       *[other] { $clauses } werden wiederholt, solange niemand getrennt ist
    }
check-circle-label =
    { $about ->
        [yes] im Mittel etwa { $mean } Partien, wenn alle Ergebnisse gleich wahrscheinlich sind
       *[no] im Mittel { $mean } Partien, wenn alle Ergebnisse gleich wahrscheinlich sind
    }
check-circle-no-last = kein letztes Mal
check-circle-end =
    { $size ->
        [2] jeder Abschnitt lässt beide gleich
       *[other] jeder Abschnitt lässt alle { $number } gleich
    }
check-circle-hint = sagen, was nach einer bestimmten Zahl von Abschnitten geschieht, oder hinnehmen, dass es keine Grenze gibt
check-never =
    { $never ->
        [reached] zu { $id } kommt nie ein Gleichstand
        [clock] kein gespielter Abschnitt verwendet die Bedenkzeit von { $id }
        [route] auf diesem Weg kommt nie jemand von { $id } zu { $to }
        [number] { $to } Gleiche kommen nie zu { $id }
        [place] ein Gleichstand um Platz { $to } kommt nie zu { $id }
       *[left-open] { $id } sagt, dass ein Gleichstand offen bleibt, aber dort bleibt nie einer
    }
check-never-label =
    { $never ->
        [reached] nie erreicht
        [clock] nie verwendet
        [left-open] kommt nie vor
       *[taken] nie genommen
    }
check-never-example = beliebig viele gleich, bei allen Ergebnissen und Lesarten
check-never-hint =
    { $never ->
        [reached] eine andere Bestimmung hierher führen lassen oder `restates` oder `remind` daraus machen
        [clock] eine andere Bestimmung hierher führen lassen oder `restates` oder `remind` daraus machen
        [left-open] `leaves-open` weglassen
       *[taken] weglassen oder die Bedingung weiter fassen
    }
check-cannot-separate =
    { $data ->
        [yes] { $id } kann niemanden trennen: Alle hier sind schon gleich nach { $measure }
       *[no] { $id } kann niemanden trennen: Ein Turnier der Art „{ $kind }“ hat keine Daten für { $measure }
    }
check-cannot-separate-label = entscheidet hier nichts
check-cannot-separate-end = { $id } findet nichts Neues
check-cannot-separate-hint = das Kriterium weglassen oder vor das stellen, was sie gleichgemacht hat
check-orders-nobody = { $id } steht in einer Reihenfolge, ordnet aber niemanden
check-orders-nobody-label = weder Kriterium noch Los
check-orders-nobody-end = { $id } wird übergangen
check-orders-nobody-hint = eine Reihenfolge nennt Bestimmungen mit `rank` oder `lots`
check-nothing-kept =
    { $kept ->
        [colours] { $id } behält die Farben eines Matchs bei, das nicht gespielt worden sein muss
       *[numbers] { $id } vertauscht die Farben eines Rundenturniers, das diese nicht gespielt haben müssen
    }
check-nothing-kept-label =
    { $kept ->
        [colours] es gibt vielleicht nichts beizubehalten: Dann wird gelost
       *[numbers] es gibt vielleicht nichts zu vertauschen: Dann wird gelost
    }
check-nothing-kept-end = dann kommt { $id }
check-nothing-kept-hint =
    { $kept ->
        [colours] sagen, wie Weiß bestimmt wird: `white = "lots"`
       *[numbers] sagen, wie die Nummern bestimmt werden: `numbers = "by-change"` oder `"lots"`
    }
check-undefined =
    { $count ->
        [1] { $clauses } verwendet einen Wert, den es nicht geben muss
       *[other] { $clauses } verwenden Werte, die es nicht geben muss
    }
check-undefined-label = der Schritt entscheidet vielleicht nicht
check-undefined-hint = sagen, was dann gilt: Der Schritt wird übergangen oder zählt null
check-unstated =
    { $what ->
        [separation] { $id } sagt nicht, was folgt, wenn ein Kriterium manche von ihnen trennt
        [forfeits] { $id } sagt nicht, ob eine kampflose Partie zählt
        [games] { $id } nennt sein `games` nicht
        [order] { $id } nennt sein `order` nicht
       *[settles] { $id } sagt nicht, ob nur entschieden wird, wer gewinnt, oder jeder Platz
    }
check-unstated-label =
    { $what ->
        [separation] angenommen: Wer noch gleich steht, geht zum nächsten Kriterium
        [forfeits] angenommen: In einer kampflosen Partie hatte niemand Schwarz
        [games] angenommen: zwei Partien
        [order] angenommen: Weiß wechselt nach jeder Partie
       *[settles] angenommen: jeder Platz, der genannt ist
    }
check-unstated-end =
    { $what ->
        [separation] die Partien untereinander bringen einen nach vorn und lassen zwei gleich
        [forfeits] zwei stehen gleich; einmal kam ein Punkt mit Schwarz dazu, weil der Gegner nicht erschien
        [settles] drei teilen sich den ersten Platz; wer im Stichkampf verliert, kommt auf Platz 3 oder teilt sich Platz 2
       *[come] zwei kommen zu { $id }
    }
check-unstated-hint =
    { $what ->
        [separation] `after-separation = "continue"` oder `"restart"` ergänzen
        [forfeits] `forfeits = "in-scores"` oder `"everywhere"` oben in der Datei ergänzen
        [games] `games = 2` ergänzen
        [order] `order = "1 2"` ergänzen
       *[settles] `settles = "winner"` oder `"places"` ergänzen
    }
check-severity-count =
    { $severity ->
        [error] { $count } Fehler
        [warning] { $count ->
                [1] { $count } Warnung
               *[other] { $count } Warnungen
            }
       *[note] { $count ->
                [1] { $count } Hinweis
               *[other] { $count } Hinweise
            }
    }

## Standings of FIDE

check-head =
    { $competitors ->
        [teams] { $file }: { $count } Mannschaften, { check-rounds-played }, Liste { $list } ({ $from })
       *[players] { $file }: { $count } Spieler, { check-rounds-played }, Liste { $list } ({ $from })
    }
check-rounds-played =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
check-after-round = Nach Runde { $round }
check-what =
    { $what ->
        [points] Punkte
        [rank] Rang
       *[code] { $code }
    }
check-is = veröffentlicht { $published }, richtig { $computed }
check-has-no-value = veröffentlicht { $published }, hat keinen Wert
check-nobody = veröffentlicht { $published }, niemand hat diese Nummer
check-nothing = Es wurde nichts veröffentlicht, was sich vergleichen ließe.
check-all-agree =
    { $figures ->
        [one] Die eine Angabe stimmt ({ $shown }).
       *[other] Alle { $shown } Angaben stimmen.
    }
check-some-agree = { $right } von { $all } Angaben stimmen.
check-points-given = { $points }, { $amount } durch Schiedsrichterentscheid gegeben (299)
check-points-taken = { $points }, { $amount } durch Schiedsrichterentscheid abgezogen (299)
check-no-round = keine Runde
check-rounds = Runden { $rounds }
check-opponents = Gegner: { $values }
check-without-round = { $sum }, ohne Runde { $round } ({ $amount })
check-below = unter { $name }: { $by }
check-above = über { $name }: { $by }
check-values = { $code } { $mine } gegen { $theirs }
cli-standing-head =
    { $column ->
        [rank] Rang
        [number] Nr.
       *[name] Name
    }
standing-by = Nach { $codes } ({ $from }).
standing-list-from =
    { $source ->
        [recommended] die Liste, die die FIDE bis 2023 empfahl; seither empfiehlt sie keine, und weder die Datei noch eine Option nennt eine
        [by] mit --by angegeben
        [record] { $from } der Datei
       *[other] { $from }
    }
standing-edition = FIDE C.07, Ausgabe { $year }: { $because }.
standing-other-edition = --edition 2023 nimmt die Ausgabe davor, für Turniere, die vor dem 1. März 2026 begannen.
standing-among-tied = Punkte unter den Punktgleichen, und in Klammern der Rang, den sie ergeben
cli-opened-undefined = nicht definiert
cli-opened-article = { $words }, Artikel { $article }
cli-opened-arbiter = Entscheidung des Schiedsrichters
cli-opened-no-opponent = kein Gegner
cli-opened-unplayed = nicht gespielt, { $article }
cli-opened-cut = gestrichen
cli-check-beyond = Ein Stand nach Runde { $round } wurde veröffentlicht, gespielt sind aber nur { $last } Runden: Er wird nicht verglichen.

## Around every page

page-skip = Zum Inhalt
page-pages = Seiten
page-events = Turniere
page-regulations = Reglements
page-people = Personen
page-log-in = Anmelden
page-log-out = Abmelden
page-privacy = Datenschutz
page-language = Sprache
page-show-in-language = Sprache wechseln
page-all-events = Alle Turniere
page-problem-title =
    { $kind ->
        [damaged] Dieses Turnier ist nicht lesbar
        [busy] Überlastet
        [not-found] Nicht gefunden
        [address] Diese Adresse ist nicht zu verstehen
        [log-in] Bitte zuerst anmelden
        [forbidden] Nicht erlaubt
        [conflict] Jemand war schneller
        [moved] Nicht mehr der gesehene Stand
        [method] So geht es nicht
        [form] Nicht in dieser Form
        [invalid] Das lässt sich nicht verwenden
        [large] Zu groß
        [often] Zu viele Versuche
        [slow] Zu langsam
        [database] Die Datenbank antwortet nicht
        [full] Der Datenträger ist voll
       *[other] Etwas ist schiefgegangen
    }
page-problem-advice =
    { $kind ->
        [damaged] Aufzeichnung oder Dateien wurden von außen verändert. Nichts ist verloren, andere Turniere sind nicht betroffen.
        [busy] Nichts wurde geändert, nichts ist verloren. Diese Seite versucht es in wenigen Sekunden von selbst wieder; was ein Formular gesendet hat, muss noch einmal gesendet werden.
        [not-found] Die Liste der Turniere zeigt, was es gibt; nicht öffentliche Turniere sind nach dem Anmelden zu sehen.
        [address] Bitte die Adresse berichtigen.
        [forbidden] Die Administration kann einem Konto mehr Rechte geben.
        [conflict] Durch Sie wurde nichts geändert. Gehen Sie zurück, sehen Sie nach, was jetzt dort steht, und entscheiden Sie neu.
        [invalid] Nichts wurde geändert. Gehen Sie zurück und berichtigen Sie es.
        [slow] Nichts wurde geändert. Senden Sie es über eine bessere Verbindung noch einmal.
        [full] Nichts wurde geändert, und nichts Bestätigtes ist verloren. Die Administration muss auf dem Datenträger des Servers Platz schaffen; dann bitte noch einmal senden.
       *[database] Nichts ist verloren. Warten Sie einen Augenblick, sehen Sie im Verlauf nach, ob der Eintrag dort steht, und versuchen Sie es sonst noch einmal.
    }
# Where the form still stands on the page.
page-problem-on-the-card =
    { $kind ->
        [log-in] Melden Sie sich in einem anderen Fenster wieder an, kommen Sie zurück und drücken Sie noch einmal: was hier eingegeben ist, bleibt stehen.
        [conflict] Durch Sie wurde nichts geändert. Sehen Sie nach, was jetzt dort steht, und entscheiden Sie neu.
       *[invalid] Nichts wurde geändert. Berichtigen Sie es und drücken Sie noch einmal.
    }
page-problem-number = Es hat die Nummer { $number } im Log.
page-file-cannot-be-used = { $name } lässt sich nicht verwenden:
page-session-over = bitte zuerst anmelden: es gibt keine Sitzung, oder sie ist abgelaufen
page-token-needed = dafür braucht es ein Token: es gibt keines, es ist nicht bekannt, oder es ist abgelaufen
page-event-moved = das Turnier ist weiter als der Stand, den `If-Match` nennt
page-sent-too-large = das Gesendete ist zu groß: höchstens { $megabytes } MB
page-file-exceeds-memory = diese Datei zu lesen braucht mehr Speicher, als der Server erlaubt ({ $megabytes } MB); senden Sie eine Datei nur mit diesem Turnier, oder bitten Sie die Administration, `read-memory` zu erhöhen
page-file-exceeds-time = diese Datei zu lesen dauert länger, als der Server erlaubt ({ $seconds } s); senden Sie eine Datei nur mit diesem Turnier, oder bitten Sie die Administration, `read-seconds` zu erhöhen
page-file-stops-reader = Tiebreak kann diese Datei nicht lesen; speichern Sie sie in einem anderen Format, und senden Sie sie der Administration, damit der Fehler behoben wird
page-wait-minutes =
    { $minutes ->
       *[other] zu viele Versuche: bitte in { $minutes } Minuten noch einmal
    }
page-wait-seconds =
    { $seconds ->
        [one] zu viele Versuche: bitte in einer Sekunde noch einmal
       *[other] zu viele Versuche: bitte in { $seconds } Sekunden noch einmal
    }
page-server-busy = der Server ist mit anderen Anfragen beschäftigt
page-sent-too-slowly = das Hochladen dauerte zu lange
page-record-broken = die Aufzeichnung dieses Turniers ist nicht schlüssig: { $why }
page-went-wrong = im Programm ist etwas schiefgegangen; die Administration findet es im Log
page-name-taken = „{ $name }“ ist vergeben
page-record-moved = die Aufzeichnung ist schon weiter: jemand anderes hat zuerst eingetragen
page-disk-full = der Datenträger des Servers ist voll: bis wieder Platz ist, kann nichts gespeichert werden
page-no-text = ein Text enthält das Zeichen NUL oder ist kein Text
page-database-silent = die Datenbank antwortet nicht: { $why }
page-rule-error = { $why }; wählen Sie ein anderes Reglement oder berichtigen Sie die Art des Turniers
page-no-page = Seite nicht gefunden
page-no-event = ein Turnier dieses Namens gibt es hier nicht
page-not-asked-so = diese Methode ist hier nicht erlaubt
page-from-another-site = das Formular kam von einer anderen Website und wurde abgelehnt ({ $words })
page-nul-sent = im Gesendeten steht das Zeichen NUL, das in keinem Text vorkommt
page-not-an-arbiter = { $name } leitet dieses Turnier nicht
page-only-reads = { $name } darf alles ansehen und nichts ändern
page-for-administrators = das ist der Administration vorbehalten

## Pages for everybody

page-lots-for =
    { $purpose ->
        [first-white] Los um Weiß in Partie 1
        [pairing-numbers] Los um die Losnummern
        [seeding] Los um die Setzliste
        [participants] Los um die Teilnahme
        [coin-toss] Münzwurf
       *[place] Los um die Reihenfolge
    }
page-first-drawn =
    { $purpose ->
        [first-white] Wer zuerst gezogen wird, hat Weiß.
        [pairing-numbers] Wer zuerst gezogen wird, ist Nummer 1.
        [seeding] Wer zuerst gezogen wird, ist höher gesetzt.
        [participants]
            { $count ->
                [1] Wer zuerst gezogen wird, nimmt teil.
               *[other] Die ersten { number-word }, die gezogen werden, nehmen teil.
            }
        [coin-toss] Wer zuerst gezogen wird, hat den Wurf gewonnen.
       *[place] Wer zuerst gezogen wird, steht höher.
    }
page-mistakes =
    { $count ->
        [1] ein Fehler
       *[other] { $count } Fehler
    }
page-brief-within = { $place }: { $what }
page-brief-game = { $name } hat Weiß
page-brief-bids = Zeitgebote für Schwarz
page-brief-boards =
    { $form ->
        [one] ein Board wird gespielt
        [segment] { $boards } wird gespielt
       *[extra] { $boards } werden gespielt
    }
page-brief-data = zu klären: { $what }
page-motto = Gleichstände, entschieden, wie es das Reglement sagt.
page-front-about = { page-motto } Der Stichkampf live, was vor der letzten Runde nötig ist, und jeder Schritt mit seiner Bestimmung.
page-front-show-all = alle zeigen
page-front-sport =
    { $sport ->
        [bridge] Bridge
       *[chess] Schach
    }
page-front-filter =
    { $which ->
        [words] Titel, Ort, Name
        [sport] Sportart
        [state] Stand
        [all] alle
       *[regulation] Reglement
    }
page-front-find = Suchen
page-front-new-event = Neues Turnier
page-front-found =
    { $count ->
        [0] Nichts gefunden
        [1] Ein Turnier gefunden
       *[other] { $count } Turniere gefunden
    }
page-front-nothing-fits = Kein Turnier passt.
page-front-nothing-fits-words = Kein Turnier passt zu „{ $words }“.
page-front-empty = Es gibt noch kein Turnier.
page-front-log-in-to-bring = { $log-in }, um eines einzubringen, oder den Server mit --demo starten, um echte anzusehen.
page-front-texts = Alle Reglemente
page-turn-list = Seiten der Liste
page-turn-before = Zurück
page-turn-after = Weiter
page-turn-here = Seite { $here } von { $pages }
page-glance-not-read = Noch nicht gelesen
page-glance-not-finished = Nicht beendet
page-glance-go =
    { $to ->
        [board] Zur Anzeigetafel
        [needs] Wer was braucht
       *[how] Wie es dazu kam
    }
page-glance-rounds = { $played } von { $of } Runden
page-glance-bar = { $name }: auf Platz 1, allein oder geteilt, in { $count } von { $of } Ausgängen
page-legend =
    { $what ->
        [alone] allein vorn
        [tied] gleichauf vorn
        [shared] geteilt
       *[out] aus
    }
page-event-heading =
    { $what ->
        [standing] Stand
        [play-off] Stichkampf
        [how] Wie entschieden wurde
        [mind] Hinweise
        [look-at] Anzusehen
        [awards] Preise und Titel
        [prizes] Preisgeld
        [tour-points] Tourpunkte
        [to-do] Jetzt zu tun
       *[read-as] Auslegung
    }
page-event-standing-is =
    { $state ->
        [settled] entschieden
       *[interim] Zwischenstand
    }
page-event-press-a-step = für den Wortlaut einen Schritt anklicken
page-event-fact =
    { $what ->
        [played] Gespielt
        [event] Turnier
        [regulation] Reglement
       *[record] Aufzeichnung
    }
page-event-times-of = Zeiten von { $zone }
page-event-record-head = { $entries }, Kopf { $head }
page-event-record-fails = Die Aufzeichnung besteht Prüfung V{ $check } nicht, und es kann nichts hinzugefügt werden: { $fault }.
page-event-first-no-tie = { $name } liegt vorn; kein Gleichstand war zu entscheiden.
page-event-wins = { $name } gewinnt.
page-event-no-tie = Es gibt keinen Gleichstand, den das Reglement entscheidet.
page-event-all-settled = Jeder Gleichstand, den das Reglement entscheidet, ist entschieden.
page-event-share-first = Abweichend vom Reglement entschieden: { $names } teilen sich den ersten Platz.
and-more-ending = und { $count } weitere.
page-event-departure = Abweichung vom Reglement
page-event-departure-by = { $departure } durch { $by }: { $why }
page-event-reading-not = (nicht { $instead })
page-event-nothing = Nichts.
page-event-column =
    { $column ->
        [place] Platz
        [name] Name
        [matches-won] Gewonnene Kämpfe
        [last-match] Letzter Kampf
        [number] Nummer
        [rating] Wertungszahl
       *[points] Punkte
    }
page-event-open = offen
page-event-this = Dieses Turnier
page-event-way =
    { $to ->
        [ruling] Ergebnis
        [console] Konsole der Turnierleitung
        [what-if] Szenarien
        [boards] Boards
        [regulation] Reglement
        [board] Anzeige
        [overlay] Einblendung
       *[protocol] Protokoll
    }
page-event-download = Herunterladen
page-event-file =
    { $file ->
        [record] Aufzeichnung
        [event] Turnierdatei
        [regulation] Reglementdatei
        [protocol] Protokoll als PDF
        [standing] Stand als PDF
       *[timeline] Zeitverlauf als Bild
    }
page-event-participants =
    { $count ->
        [1] { $count } Teilnehmer
       *[other] { $count } Teilnehmer
    }
page-event-unreadable = Dieses Turnier kann nicht gelesen werden: { $reason }.
page-event-changed-outside = Die Aufzeichnung oder die Dateien wurden von außen geändert. Es kann nichts hinzugefügt werden; nichts ist verloren.
page-event-record-kept = Die Aufzeichnung, wie sie aufbewahrt ist
page-cross-heading = Kreuztabelle
page-cross-shaded = schattiert: mit Schwarz
page-cross-results = Ergebnisse aller
page-cross-rounds = Runden
page-cross-part = { $from } bis { $to } von { $all }
page-cross-parts = Teile des Stands
page-cross-with =
    { $colour ->
        [white] mit Weiß
       *[black] mit Schwarz
    }
page-round-count =
    { $count ->
        [1] { $count } Runde
       *[other] { $count } Runden
    }
page-round-parts = Teile der Runde
page-no-round = hier gibt es keine Runde mit dieser Nummer
page-summary-in-our-words = (Zusammenfassung in unseren Worten)
page-turned-on =
    { $what ->
        [boards] Auf den Boards
       *[counted] Was gezählt wurde
    }
page-bridge-column =
    { $column ->
        [board] Board
        [north-south] Nord-Süd
        [east-west] Ost-West
        [sat] Saß
        [opponents] Gegner
        [contract] Kontrakt
        [lead] Ausspiel
        [score] Score NS
        [ns] NS
        [ew] OW
       *[session] Durchgang
    }
page-bridge-boards-of = Boards von { $name }
page-bridge-count =
    { $count ->
        [1] { $count } Board
       *[other] { $count } Boards
    }
page-bridge-who =
    { $who ->
        [pairs] Paare
       *[teams] Teams
    }
page-bridge-board = Board { $number }
page-bridge-all = Alle Boards
page-bridge-board-by-board = Board für Board
page-bridge-traveller = Der Laufzettel
page-bridge-units = NS und OW: { $unit }.
page-bridge-units-datum = NS und OW: { $unit }, Datum { $datum }.
page-bridge-against = Gegen { $name }
page-no-board = hier gibt es kein Board mit dieser Nummer
page-no-card = hier gibt es keine Karte mit dieser Nummer
page-no-boards = von diesem Turnier gibt es keine Boards: Seine Datei hat keine
page-what-if-supposed = { $count } angenommen
page-what-if-as-it-stands = tatsächlich
page-what-if-keeps = Diese Adresse enthält die angenommenen Ergebnisse: Sie kann weitergegeben werden.
page-what-if-picture = Als Bild herunterladen
page-what-if-last-hour = Zeitverlauf
page-what-if-last-hour-shows = Wer nach jedem Ergebnis noch gewinnen konnte
page-what-if-parts =
    { $of ->
        [games] Teile der Partien
       *[players] Teile der Namen
    }
page-what-if-before =
    { $of ->
        [games] Partien davor
       *[players] Namen davor
    }
page-what-if-after =
    { $of ->
        [games] Partien danach
       *[players] Namen danach
    }
page-what-if-part = Teil { $part } von { $parts }
page-what-if-no-result = "{ $game }={ $result }" ist kein Ergebnis einer offenen Partie
page-what-if-outcomes =
    { $outcomes ->
        [one] { $outcomes } Ausgang. { page-board-no-chances }
       *[other] { $outcomes } Ausgänge. { page-board-no-chances }
    }
page-what-if-stopped = Aus Zeitgründen abgebrochen: Die wahren Anzahlen können höher sein.
page-what-if-sampled = Stichprobe.
page-what-if-who-first = Wer auf Platz 1 kommen kann
page-what-if-bar = allein vorn in { $alone }, gleichauf in { $tied } von { $of } Ausgängen
page-what-if-tally =
    { $what ->
        [certain] sicher
        [alone] allein
        [tied] gleichauf
       *[out] aus
    }
page-what-if-about = etwa { $count } ± { $error }
page-what-if-cannot = Nicht mehr auf Platz 1 kommen können: { $names }.
page-what-if-cannot-more = Nicht mehr auf Platz 1 kommen können: { $names } und { $count } weitere.
page-what-if-two-games = Zwei Partien entscheiden
page-what-if-several-names = mehrere Namen: Gleichstand
page-what-if-matrix = Eine Partie nach unten, die andere nach rechts: wer auf Platz 1 kommt.
page-what-if-in-sentences = In Worten
page-what-if-places = Plätze
page-what-if-more-players =
    { $count ->
        [1] und { $count } weiterer Name.
       *[other] und { $count } weitere Namen.
    }
page-what-if-first-places = Die ersten { $shown } von { $all } Plätzen.
page-vp-none = Es gibt keine Szenarien: { $why }.
page-vp-suppose = Ergebnisse ausprobieren
page-vp-match = { $first } – { $second }, in IMP
page-vp-imps = was jede Seite in IMP gewonnen hat, etwa 45-23
page-vp-follows = Ergebnis
page-vp-needs = Was jedes Team { vp-goal } braucht
page-vp-in-vps = In VP ausgedrückt
page-vp-last-match = im letzten Kampf
page-vp-table = Was jedes Team in VP braucht
page-vp-column =
    { $column ->
        [team] Team
        [now] VP jetzt
        [against] Gegen
        [sure] Sicher
        [level] Schlimmstenfalls gleichauf
       *[possible] Möglich
    }
page-vp-has-played = hat gespielt
page-vp-no-result = "{ $teams }={ $result }" ist kein Ergebnis in IMP eines noch zu spielenden Kampfes
page-regulations-about = Die Reglements, nach denen das Programm Gleichstände entscheidet: gedruckte Texte, Bestimmung für Bestimmung, jede mit dem, was daraus gemacht wird.
page-regulations-write = Ein Reglement schreiben
page-regulations-written-here = Hier geschrieben
page-regulations-built-in = Mitgeliefert
page-regulations-one-version = Version { $number }, { $by }, { $when }
page-regulations-draft = Entwurf: { $mistakes }
page-regulations-begin-lead = Es wird beim Schreiben geprüft, Version für Version aufbewahrt, und nur Sie sehen es, die Administratoren und alle, denen Sie es zeigen.
page-regulations-from-smallest = Mit dem kleinsten beginnen
page-regulations-from-built-in = Mit einem mitgelieferten beginnen
page-regulations-event-title = Titel des Turniers, mit Jahr
page-regulations-our-open = Unser Open 2027
event-type-label = Art des Turniers
page-regulations-kind-of =
    { $kind ->
        [round-robin] Rundenturnier
        [swiss] Schweizer System
       *[rapid-and-blitz] Schnell- und Blitzschach
    }
page-regulations-settled = Was entschieden wird
page-regulations-settles =
    { $what ->
        [winner] nur Platz 1
       *[all] alle Plätze
    }
page-regulations-begins = Womit es beginnt
page-regulations-begins-with =
    { $what ->
        [play-off] einem Stichkampf
        [criteria] Feinwertungen, dann Los
       *[nothing] nur geteilten Plätzen
    }
page-regulations-begin = Beginnen
page-regulation-summary = Zusammenfassung
page-regulation-this = Dieses Reglement
page-regulation-way =
    { $to ->
        [own] Ein eigenes daraus machen
        [clauses] Bestimmungen
        [edit] Bearbeiten
        [versions] Versionen
        [people] Wer es sieht
        [event] Neues Turnier mit diesem Reglement
       *[file] Datei
    }
page-regulation-about = { $title }: der gedruckte Text, Bestimmung für Bestimmung, was das Programm daraus macht und was die Prüfung findet.
page-regulation-text = Wortlaut
page-regulation-state = { $id } · Version { $number }, gespeichert von { $by } am { $when } · privat, bis ein Turnier danach eröffnet wird
page-regulation-a-draft = Ein Entwurf.
page-regulation-to-mend =
    { $count ->
        [1] Ein Fehler ist zu beheben, bevor ein Turnier danach eröffnet werden kann.
       *[other] { $count } Fehler sind zu beheben, bevor ein Turnier danach eröffnet werden kann.
    }
page-regulation-usable = Neue Turniere nehmen Version { $number }.
page-regulation-not-yet = Was der Text offenlässt, ist noch nicht bekannt: { $why }.
page-regulation-finding =
    { $severity ->
        [error] Fehler:
        [warning] Warnung:
       *[note] Hinweis:
    }
page-regulation-taken = (gewählt)
page-scenes-title = Einblendung · { $event }
page-scenes-event = Das Turnier
page-scenes-board = Die Anzeigetafel
page-scenes-lead = Eine Browserquelle für eine Übertragung: durchsichtig, so groß wie die Quelle (1920 × 1080, 3840 × 2160), ändert sich von selbst.
page-scenes-asked-for = URL-Parameter
page-scenes-empty = Im Augenblick gibt es nichts zu zeigen: Die Szene ist leer.
page-scenes-scene =
    { $scene ->
        [lower-third] Bauchbinde
        [card] Karte
        [bracket] Turnierbaum oder Tabelle
        [standing] Stand
       *[needs] Was jemand braucht
    }
page-scenes-option =
    { $option ->
        [board] welches Brett, ab 1, bei lower-third und card; welcher Anwärter, ab 1, bei needs
        [of] wessen Bedarf, mit Namen
        [scale] von 0.5 bis 2 in Schritten von 0.05; 1 ist so groß wie in der Vorschau
        [colour] die Farbe der doppelten Linie, als sechs hexadezimale Ziffern: 0a5a45
       *[lang] eine andere Sprache als die des Turniers: en, de, es, fr, nl, sv
    }
page-gallery = Galerie
page-gallery-lead = Jeder Augenblick der Anzeigetafel, mit Namen jeder Länge. Die Turniere sind erfunden.
page-gallery-names =
    { $names ->
        [latin] lateinisch
        [cyrillic] kyrillisch
        [chinese] chinesisch
       *[long] 40 Buchstaben
    }
page-gallery-state =
    { $state ->
        [interim] Zwischenstand
        [last-round] Letzte Runde läuft
        [tie-of-four] Gleichstand verkündet, vier
        [tie-of-two] Gleichstand verkündet, zwei
        [lots] Los
        [semi-finals] Partien zweier Halbfinals
        [between] Zwischen Partien
        [sudden-death] Sudden Death in einem Halbfinale
        [rest] Pause
        [corrected] Berichtigt
        [final-lots] Los für das Finale
        [final] Finale
        [decided] Entschieden
        [match] Ein Match zu zweit
        [round-robin] Ein Rundenturnier zu dritt
        [no-tie] Kein Gleichstand
        [departed] Vom Reglement abgewichen
       *[damaged] Aufzeichnung beschädigt
    }
page-no-gallery-board = hier gibt es keine Anzeigetafel dieses Namens
page-letters-missing = Einige Buchstaben fehlen: Dieser Server hat keine Schrift für { $letters }.
page-no-pictures = dieses Programm kann keine Bilder erzeugen
page-no-pdf = dieses Programm kann kein PDF erzeugen. Drucken Sie stattdessen die Seite
page-no-key = hier gibt es keinen Schlüssel zum Signieren
page-no-play-off-game = hier gibt es keine gespielte Partie eines Stichkampfs
page-no-timeline = hier steht kein Ergebnis des Turniers in der Aufzeichnung
page-privacy-lead = Welche personenbezogenen Daten dieser Server speichert, warum, wie lange, und wer sie sieht. Verantwortlich ist, wer diesen Server betreibt; dorthin wenden Sie sich, um Ihre Rechte auszuüben.
page-privacy-column =
    { $column ->
        [what] Was
        [why] Warum
        [how-long] Wie lange
       *[who] Wer es sieht
    }
page-privacy-what =
    { $data ->
        [players] Spielende, Paare und Teams: Name, Föderation, Wertungszahl, Titel, Ergebnisse, wie die Turnierdatei sie angibt
        [entries] Einträge der Schiedsrichter: Kontoname, was eingetragen wurde, der Grund, die Zeit; Namen von Zeugen und von denen, die entschieden haben, soweit eingetragen
        [accounts] Konten: Name, Rolle, geleitete Turniere, ein Hash des Passworts (Argon2id), das Geheimnis für Einmalcodes, wo sie eingerichtet sind, Hashes der Wiederherstellungscodes
        [sessions] Sitzungen und Tokens: ein Hash des Geheimnisses, Adresse und Browser bei der Anmeldung, Zeit der Anmeldung und der letzten Nutzung; bei einem Token seine Bezeichnung und die Adresse der letzten Nutzung
        [attempts] Anmeldeversuche: ein Hash des eingegebenen Namens, die Adresse, wie viele
        [files] Dateien, die gerade eingebracht werden
        [log] Das Log des Servers: Zeit, Nummer der Anfrage, Seite, Status. Eine misslungene Anmeldung mit dem Namen des Kontos und der Adresse
       *[removed] Entfernte Turniere: Titel, wer es entfernt hat, wann, wie viele Einträge, der Hash des letzten. Entfernte Konten: der Name und was an seiner Stelle gezeigt wird, wo das gewählt wurde
    }
page-privacy-why =
    { $data ->
        [players] Um den Ausgang des Turniers, an dem sie teilgenommen haben, zu entscheiden und zu veröffentlichen (berechtigtes Interesse des Veranstalters, Art. 6 Abs. 1 Buchst. f DSGVO)
        [entries] Damit sich jede Entscheidung auf die Person zurückführen lässt, die sie getroffen hat (berechtigtes Interesse; Geltendmachung und Verteidigung von Ansprüchen, Art. 17 Abs. 3 Buchst. e)
        [accounts] Um die einzulassen, die schreiben dürfen, und sonst niemanden (Art. 6 Abs. 1 Buchst. b oder f)
        [sessions] Um zu zeigen, wo man angemeldet ist, und es beenden zu können (Sicherheit, Art. 6 Abs. 1 Buchst. f, Art. 32)
        [attempts] Um das Erraten von Passwörtern zu verhindern (Sicherheit)
        [files] Damit zwischen zwei Schritten nichts zweimal getippt wird
        [log] Um Fehler und Angriffe zu finden (Sicherheit)
       *[removed] Damit nichts spurlos verschwindet und ein ersetzter Name ersetzt bleibt
    }
page-privacy-how-long =
    { $data ->
        [players] Bis das Turnier entfernt wird. Aufzeichnungen sind Beweismittel und bleiben bis dahin unverändert
        [entries] Mit dem Turnier. Ein Eintrag kann nicht für sich geändert oder entfernt werden
        [accounts] Bis jemand mit Administratorrechten das Konto entfernt
        [sessions] Eine Sitzung vierzehn Stunden; ein Token, bis es zurückgenommen wird. Beide enden mit dem Konto und wenn das Passwort zurückgesetzt wird
        [attempts] Eine Viertelstunde, dann entfernt
        [files] Bis sie eingebracht sind, höchstens einen Tag, fünf je Konto
        [log] Das Programm führt kein Log: Es übergibt Zeilen an das System, dessen Verwaltung sagt, wie lange (siehe Handbuch; eine Woche genügt)
       *[removed] So lange wie der Server
    }
page-privacy-who =
    { $data ->
        [players] Alle, solange das Turnier öffentlich ist; wer ein Konto hat, solange es privat ist; wer es leitet und die Administratoren, solange es offline ist
        [entries] Wie das Turnier
        [accounts] Administratoren sehen Name, Rolle und Turniere. Niemand sieht Passwörter oder Geheimnisse
        [account] Das Konto selbst
        [nobody] Niemand; das Programm zählt
        [machine] Wer die Maschine verwaltet
       *[administrators] Administratoren
    }
page-privacy-heading =
    { $about ->
        [where] Wo
        [cookies] Cookies
       *[rights] Ihre Rechte
    }
page-privacy-where = In einer Datenbank, SQLite oder PostgreSQL, auf der Maschine oder bei dem Dienst, den der Betreiber des Servers gewählt hat. Nichts wird an andere gesendet: Keine Seite lädt etwas von einer anderen Website, und niemand wird gezählt oder verfolgt. Ein Webhook oder ein Programm mit einem Token erhält, worum gebeten hat, wer es eingerichtet hat.
page-privacy-cookies = Eines, { $session }, beim Anmelden gesetzt und dafür nötig; { $half } für fünf Minuten, während nach einem Einmalcode gefragt wird. Keines für alle, die nur ansehen.
page-privacy-language-cookie = Wer am Fuß einer Seite eine Sprache wählt, erhält { $language }; es bewahrt diese Wahl und sonst nichts, ein Jahr lang. Es tut, worum gebeten wurde, und unterscheidet niemanden; darum ist keine Einwilligung nötig.
page-privacy-right =
    { $right ->
        [access] Auskunft und Übertragbarkeit
        [rectification] Berichtigung
        [restriction] Einschränkung und Widerspruch
        [erasure] Löschung
       *[copies] Kopien
    }
page-privacy-right-means =
    { $right ->
        [access] Turnierdatei, Aufzeichnung und Protokoll lassen sich auf der Seite des Turniers herunterladen, in offenen Formaten.
        [rectification] Die Turnierleitung berichtigt eine Antwort oder ändert die Turnierdatei; der frühere Text bleibt in der Aufzeichnung neben der Berichtigung, als nicht mehr geltend gekennzeichnet.
        [restriction] Das Turnier kann sofort privat gemacht oder verborgen werden, von der Person, die es angelegt hat, oder mit Administratorrechten (Konsole, Mehr).
        [erasure] Das Turnier kann als Ganzes mit seiner Aufzeichnung entfernt werden; ein Konto kann entfernt und sein Name von da an auf jeder Seite und jedem Ausdruck durch andere Worte ersetzt werden. In einer Aufzeichnung, die aufbewahrt wird, und in deren Downloads bleibt der Name: Jede Zeile ist durch ihren Hash an die vorige gebunden, und eine zu ändern, würde den Beweis entwerten.
       *[copies] Sicherungen und heruntergeladene Dateien sind außer Reichweite dieses Servers; verantwortlich ist, wer sie aufbewahrt.
    }
page-privacy-no-advice = Das sind die Tatsachen über das Programm, in Worten, mit denen eine Juristin oder ein Jurist arbeiten kann. Sie sind keine Rechtsberatung; wer den Server betreibt, ergänzt Namen und Anschrift.
card-front-clauses = Jeder Schritt nennt seine Bestimmung. Was nicht zu entscheiden ist, wird gesagt.
card-front-sports = Schach und Bridge
flow-of = Der Ablauf von { $title }
flow-first-play =
    { $count ->
       *[other] die ersten { $count } spielen
    }
flow-match-of =
    { $games ->
       *[other] Match über { $games }
    }
flow-verb =
    { $what ->
        [none] gilt
        [go] weiter
        [by-number] nach Anzahl
        [by-place] nach Platz
        [order] Wertungen der Reihe nach
        [lots] Los
        [decide] eine Entscheidung
        [share] geteilt
        [until-won] Partien bis zum Sieg
        [round-robin] Rundenturnier
        [knock-out] K.-o.-System
        [ladder] Leiter
        [armageddon] Armageddon
       *[board] ein Board
    }

## The console

page-console-title = Konsole: { $event }
page-console-disk-full = Der Datenträger des Servers ist voll: Bis wieder Platz ist, kann nichts eingetragen werden. Was bestätigt wurde, ist erhalten.
page-console-secluded = Dieses Turnier ist { $audience }: Nicht alle können es sehen.
page-console-so-far = Der Stichkampf bis jetzt
page-console-what-to-show = Was zu sehen ist
page-console-tab =
    { $tab ->
        [tie] Stichkampf
        [why] Warum
        [log] Verlauf
        [mind] Zu beachten
       *[more] Mehr
    }
page-console-entered-last = Letzte Einträge
page-console-print = Drucken
page-console-slips = Ergebniszettel der offenen Partien
page-console-slips-pdf = Ergebniszettel als PDF
page-console-protocol = Protokoll
page-console-protocol-pdf = Protokoll als PDF
page-console-pgn = Stichkampf als PGN
page-console-unusual = Ausnahmen
page-console-remove = Dieses Turnier löschen
page-console-keys = Tasten
page-console-key =
    { $key ->
        [white] Weiß gewinnt
        [draw] Remis
        [black] Schwarz gewinnt
        [next] nächstes Brett
        [take] übernimmt das erste Ergebnis der Übertragung oder das umrahmte
        [leave] lässt es weg
        [all] übernimmt alle des Turniers
        [keys] diese Tasten
       *[close] schließt das Fenster
    }
page-console-keys-where = Auf dem umrahmten Brett oder auf dem einzigen. Dieselbe Taste trägt innerhalb einer Sekunde nichts ein, ein eben erst erschienenes Brett auch nicht.
page-console-close = Schließen
page-console-back = Zurück zur Konsole
page-console-reason = Grund
page-console-set = Festlegen
# What the script says. Where it puts its own words stands $what.
page-console-said-seed = Startwert „{ $what }“
page-console-said-answer = Antwort
page-console-lost = Die Verbindung ist unterbrochen.
page-console-lost-look = Sehen Sie im Verlauf nach, sobald sie wieder besteht, und drücken Sie noch einmal, wenn der Eintrag fehlt.
page-console-waiting = Wartet auf die Verbindung: { $what }.
page-console-waiting-sent = Wird gesendet, sobald die Verbindung wieder besteht, sofern niemand schneller ist.
page-console-do-not-send = Nicht senden
page-console-not-written = Nicht eingetragen: { $what }.
page-console-unreadable = die Antwort des Servers ist nicht lesbar.
page-console-just-appeared = Dieses Brett ist eben erst erschienen: bitte noch einmal drücken.
page-console-same-key = Dieselbe Taste trägt innerhalb einer Sekunde nichts ein.
page-now = Jetzt
page-now-tab = Tab wählt das Brett;
page-now-key =
    { $key ->
        [white] Weiß gewinnt
        [draw] Remis
       *[black] Schwarz gewinnt
    }
page-now-more-follow =
    { $count ->
        [one] Eine weitere Frage folgt, wenn diese beantwortet sind.
       *[other] { $count } weitere Fragen folgen, wenn diese beantwortet sind.
    }
page-now-enter-result-of = Ergebnis eintragen: { $game }.
page-now-enter-result = Das Ergebnis eintragen.
page-now-enter-results-of = Ergebnisse eintragen: { $game }.
page-now-enter-results = Die Ergebnisse eintragen, sobald Partien enden.
page-now-draw = Die Lose ziehen.
page-now-enter-and-draw = Die Ergebnisse eintragen und die Lose ziehen.
page-now-answer = Offene Fragen beantworten: { number-word }.
page-now-not-finished = Das Turnier ist nicht beendet.
page-now-wins = { $winner } gewinnt.
everything-settled = Alles ist entschieden.
page-now-left-open = Der Text lässt einen Gleichstand offen.
page-now-nothing-yet = Noch ist nichts zu spielen oder auszulosen.
page-now-nothing-left = Es bleibt nichts zu tun: das Protokoll drucken und unterschreiben lassen.
page-now-nothing-can-be-answered = Nichts kann beantwortet werden.
page-question-game-before = Partie { $number }: { $result }
page-question-won = { $name } gewann
page-accept = Übernehmen
page-question-draw-wins =
    { $colour ->
        [white] Ein Remis gewinnt für Weiß.
       *[black] Ein Remis gewinnt für Schwarz.
    }
page-question-chose = { $name } hat gewählt:
page-question-bid-of = Gebot von { $name }
page-question-note-bids = Gebote eintragen
page-question-places-after-play = Plätze nach dem Spiel; gleiche Zahlen, wo noch Gleichstand ist
page-question-key-into-clock = So ist die Uhr zu stellen
page-question-increment-from = Zuschlag oder Verzögerung gilt ab Zug { $number }.
page-question-result = Ergebnis
page-question-forfeit = Kampflos
page-question-forfeits =
    { $who ->
        [white] Weiß gewinnt kampflos
        [black] Schwarz gewinnt kampflos
       *[both] Beide verlieren kampflos
    }
page-question-seed = Startwert: etwa öffentlich gewürfelt
page-question-draw-lots = Auslosen
page-question-by-hand = Von Hand gelost
page-question-first-drawn = Zuerst gezogen
page-question-order-drawn = Die gezogene Reihenfolge, ab 1
page-question-witness = Zeuge
page-question-enter-draw = Los eintragen
page-question-secrets = Aus Geheimnissen mehrerer Parteien oder einer öffentlichen Quelle
page-question-secrets-explained = Wenn niemand allein würfeln soll: Jede Partei sagt den SHA-256 eines Geheimnisses zu, dann werden alle auf einmal offengelegt. Sobald etwas zugesagt oder genannt ist, entscheidet nichts anderes.
page-question-secret-of = Geheimnis von { $party }
page-question-what-came = Was kam: { $source }
page-question-reveal = Offenlegen und auslosen
page-question-promise =
    { $which ->
        [first] Geheimnis zusagen
       *[another] Weitere Zusage
    }
page-question-party = Partei
page-question-hash = SHA-256 des Geheimnisses
page-question-hash-made = Von der Partei selbst erzeugt:
page-question-note-promise = Zusage eintragen
page-question-source = Öffentliche Quelle nennen
page-question-source-what = Was entscheiden wird
page-question-source-name = Nennen
page-question-enter = Eintragen
page-question-who-decided = Wer entschieden hat ({ $who } oder Stellvertretung)
page-question-decided = Was entschieden wurde
page-question-go-on-with = Weiter mit { $clause }
page-question-go-on = Weiterspielen
page-question-other-means = Auf andere Weise, folgt noch
page-question-places = Plätze wie entschieden; gleiche Zahlen teilen sich einen Platz
page-question-places-otherwise = Oder auf andere Weise entschieden: die Plätze; gleiche Zahlen teilen sich einen Platz
page-correction-title = Einen Eintrag berichtigen
page-correction-line = Zeile { $line } berichtigen
page-correction-answer = { $place }: { $answer }.
page-correction-answer-by = { $place }: { $answer }, eingetragen von { $name }.
page-correction-draw = { $place }: das zugesagte Los. Mit einem Grund zurückgenommen, der auf allem Gedruckten steht, kann es auf andere Weise gezogen werden.
page-correction-departure = Abweichung vom Reglement im Gleichstand: { $tie }.
page-correction-should-be = Richtiger Wert
page-correction-not-asked = Die Frage wird nicht mehr gestellt; diese Antwort zählt nicht mehr.
page-correction-take-back = Eintrag löschen
page-correction-open-again = Was dadurch entschieden war, ist wieder offen. Nichts wird geändert, bevor Sie gesehen haben, was folgt.
page-correction-drawn-again = Stattdessen: neu ausgelost
page-correction-drawn-then = Gelost wird, wenn der Grund eingetragen ist. Wer vorher nachsehen könnte, könnte Startwerte versuchen, bis einer gefällt.
page-correction-instead = Stattdessen: { $answer }
page-correction-instead-nothing = Stattdessen: nichts, zurückgenommen
page-correction-correct-it = Berichtigen
page-correction-before = Vorher
page-correction-after = Nachher
page-correction-falls-away = Gilt nicht mehr
page-correction-of-question = { $place }: { $answer }
page-correction-opens = Neu zu beantworten
page-correction-open = offen
page-unusual-amend = Turnierdatei ändern
page-unusual-depart = Reglement übersteuern
page-unusual-places = Plätze im Gleichstand ({ $tie }); gleiche Zahlen teilen sich einen Platz
page-unusual-who-decides = Wer entscheidet
page-unusual-enter-departure = Ausnahme speichern
page-unusual-departure-marked = Sie ist von nun an auf allem vermerkt, was gezeigt oder gedruckt wird.
page-unusual-leaves = Jemand verlässt den Stichkampf
page-unusual-who-leaves = Wer geht
page-save = Speichern
page-unusual-leaving = Ein begonnener Abschnitt wird mit kampflosen Partien zu Ende geführt; ein noch nicht begonnener beginnt ohne sie.
page-unusual-add-note = Vermerk hinzufügen
page-unusual-note = Vermerk
page-add = Hinzufügen
page-log-title = Verlauf: { $event }
page-log-heading = Verlauf
page-log-empty = Noch ist nichts eingetragen.
page-log-older =
    { $count ->
        [one] { $count } älterer Eintrag
       *[other] { $count } ältere Einträge
    }
page-log-head = Fingerabdruck der Aufzeichnung:
page-log-correct = Berichtigen
page-log-draw = Die Auslosung
page-log-draw-again = Zum Wiederholen, für jeden Namen: { $command }; der kleinste Wert zuerst.
page-toast-written = Eingetragen: { $what }.
page-toast-withdrawn = { $place } zurückgenommen
page-toast-departure-withdrawn = Abweichung vom Reglement zurückgezogen
page-toast-amended = Turnierdatei berichtigt
page-toast-written-at = Eingetragen { $time }: { $what }.
page-undo = Rückgängig
page-resting = Pause
page-resting-may-start = Beginn frühestens { $time }
page-resting-until =
    { $count ->
        [1] { $names } pausiert bis { $time }
       *[other] { $names } pausieren bis { $time }
    }
page-resting-over = es kann beginnen
page-resting-correct = Diese Pause berichtigen
page-resting-minutes-from-now = Minuten ab jetzt; 0 beendet sie
page-resting-correct-it = Pause berichtigen
page-resting-grant = Pause gewähren
page-resting-minutes = Minuten
page-resting-for-whom = Für; niemand angekreuzt heißt alle
page-resting-grant-it = Gewähren
page-resting-ends = Sie endet, sobald die Pausierenden spielen.
page-amend-explained = Berichtigen Sie, was falsch ist: eine Wertungszahl, eine Zeit, ein Ergebnis des Turniers. Nichts wird eingetragen, bevor Sie gesehen haben, was folgt.
page-amend-file = Die Turnierdatei
page-amend-show = Änderungen ansehen
page-amend-changed = Geändert
page-amend-follows = Ergebnis
page-amend-kept = Alle Antworten, die zählen, bleiben erhalten.
page-amend-it = Änderungen speichern
page-amend-other-regulation = eine Änderung kann das Reglement nicht wechseln: Nehmen Sie das Turnier unter dem anderen neu auf
page-removal-title = { $event } löschen
page-removal-goes =
    { $entries ->
        [1] Das Turnier verschwindet für alle, mit seiner Aufzeichnung von { $entries } Eintrag. Von hier lässt es sich nicht zurückholen.
       *[other] Das Turnier verschwindet für alle, mit seiner Aufzeichnung von { $entries } Einträgen. Von hier lässt es sich nicht zurückholen.
    }
page-removal-keep-first = Vorher sichern: { $files }.
page-removal-file =
    { $file ->
        [record] Aufzeichnung
        [event] Turnierdatei
        [regulation] Reglement
        [protocol] Protokoll zum Drucken
       *[lines] die Zeilen der Aufzeichnung
    }
page-removal-stays = Was hier bleibt: dass Sie es gelöscht haben, wann, und der Fingerabdruck der Aufzeichnung, { $head }.
page-removal-type = Zum Fortfahren { $name } eingeben
page-removal-remove = Turnier löschen
page-cancel = Abbrechen
page-removal-not-typed = Nichts wurde gelöscht: Eingegeben wurde nicht { $name }.
page-removal-grown = die Aufzeichnung ist länger geworden, seit die Seite geladen wurde; darum wurde nichts gelöscht
page-removal-not-yours = nur wer das Turnier angelegt hat oder Administratorrechte hat, kann es löschen
page-removal-removed = Gelöscht
page-removal-trace =
    { $entries ->
        [one] gelöscht von { $who }, { $when }; { $entries } Eintrag, Fingerabdruck { $head }
       *[other] gelöscht von { $who }, { $when }; { $entries } Einträge, Fingerabdruck { $head }
    }
page-removal-before-them =
    { $count ->
        [one] und { $count } davor; alle stehen in jeder Sicherung
       *[other] und { $count } davor; alle stehen in jeder Sicherung
    }
page-damaged-ways = Wie es aufbewahrt ist: { $files }.
page-audience =
    { $audience ->
        [public] öffentlich
        [private] privat
       *[offline] offline
    }
page-audience-who = Sichtbarkeit
page-audience-means =
    { $audience ->
        [public] Öffentlich: alle sehen es, auch Tafeln und Downloads
        [private] Privat: wer hier ein Konto hat
       *[offline] Offline: wer es leitet, und die Administration
    }
page-audience-not-yours = nur wer das Turnier angelegt hat oder Administratorrechte hat, kann die Sichtbarkeit ändern
page-audience-unknown = „{ $word }“ ist weder public noch private noch offline
page-embedding = Tafeln auf anderen Websites
page-embedding-sites = Websites, die die Tafel in einem Rahmen zeigen und den Feed lesen dürfen, eine je Zeile, als Adresse ohne Pfad
page-embedding-none = Keine, wo nichts genannt ist. Auf deren Seiten:
page-embedding-too-many = { $count } Websites sind genannt: höchstens { $most } sind möglich
page-embedding-no-site = „{ $text }“ ist keine Website: erwartet wird https://example.org
page-embedding-refused = { $site } darf diese Tafel noch nicht zeigen
page-embedding-allow = So wird es erlaubt: in der Konsole des Turniers „Mehr“ wählen und { $site } unter „Tafeln auf anderen Websites“ eintragen.
page-embedding-open = Tafel öffnen
page-hall-language = Anzeigesprache
page-hall-language-shown = Tafel und Overlay erscheinen auf
page-hall-language-else = Mit { $query } an der Adresse erscheinen sie in einer anderen Sprache.
page-hall-language-unknown = „{ $code }“ ist keine Sprache einer Tafel: erwartet wird { $known }
page-broadcast-from = Aus der Übertragung
page-broadcast-looked = { $host }, abgefragt { $time }
page-broadcast-misfits = Was nicht passt: { $count }
page-broadcast-nothing = Es gibt keine Vorschläge.
page-broadcast-running = Laufend: { $count }
page-broadcast-move = { $game }, Zug { $number }
page-broadcast-change = Aufzeichnung ändern
page-broadcast-leave = Ignorieren
page-broadcast-take-all =
    { $count ->
       *[other] Alle { $count } des Turniers übernehmen
    }
page-broadcast-nobody = Niemand aus diesem Turnier
page-broadcast = Übertragung
page-broadcast-none = Dieser Server folgt keinen Übertragungen: { $option } nennt die Rechner, die er abfragen darf. { $command } folgt einer von Ihrem eigenen Rechner aus.
page-broadcast-address = Adresse der Partien, als PGN
page-broadcast-follow = Folgen
page-broadcast-hosts = Von { $hosts }. Nichts wird eingetragen, was niemand übernimmt.
page-broadcast-stop = Nicht mehr folgen
page-broadcast-neither = „{ $word }“ ist weder take noch leave
page-broadcast-nothing-chosen = es fehlt, was übernommen oder weggelassen wird
page-broadcast-no-longer = die Übertragung schlägt das nicht mehr vor: Es steht schon in der Aufzeichnung, oder sie sagt jetzt etwas anderes
page-broadcast-not-allowed = dieser Server folgt keinen Übertragungen: `serve --follow-hosts` nennt die Rechner, die er abfragen darf
page-broadcast-cannot-be-followed = „{ $url }“ kann nicht gefolgt werden: { $why }
page-broadcast-no-address = „{ $url }“ ist keine Adresse
page-broadcast-too-many =
    { $count ->
       *[other] { $count } Turnieren wird schon gefolgt; beenden Sie das zuerst bei einem davon
    }
page-broadcast-at-once = jemand anderes antwortet gerade zur Übertragung
page-broadcast-not-followed = dieses Turnier folgt keiner Übertragung
page-missing =
    { $what ->
        [question] die Frage fehlt
        [who-decided] es fehlt, wer entschieden hat
        [who-decides] es fehlt, wer entscheidet
        [tie] der Gleichstand fehlt
        [reason] der Grund fehlt
        [head] der Fingerabdruck der Aufzeichnung fehlt
        [who-leaves] es fehlt, wer geht
        [minutes] die Zahl der Minuten fehlt
        [party] die Partei fehlt
        [hash] der Hash des Geheimnisses fehlt
        [source] die Quelle fehlt
        [note] der Vermerk fehlt
        [line] die Zeile fehlt
        [address] die Adresse fehlt
        [what-to-do] es fehlt, was zu tun ist
        [spelling] die Schreibweise fehlt
       *[who-is-meant] es fehlt, wer gemeint ist
    }
page-missing-place = der Platz von { $name } fehlt
page-no-place = „{ $word }“ ist kein Platz für { $name }: erwartet wird 1 bis { $count }
page-no-promise = niemand hat ein Geheimnis zugesagt
page-no-seed = es fehlt ein Startwert zum Auslosen
page-no-such-tie = diesen Gleichstand gibt es nicht mehr: { $tie }
page-no-rest = „{ $word }“ ist keine Pause: erwartet werden 1 bis 240 Minuten, oder 0, um eine zu beenden
page-takes-no-part = „{ $name }“ nimmt an diesem Turnier nicht teil
page-question-changed = die Frage hat sich geändert, seit die Seite geladen wurde: andere Spieler oder andere Farben
page-answered-already = { $question } ist schon beantwortet: { $answer }
page-answered-already-by = { $question } ist schon von { $name } beantwortet: { $answer }
page-no-open-question = eine offene Frage { $question } gibt es hier nicht
page-no-open-lots = eine offene Frage nach einem Los { $question } gibt es hier nicht
page-record-grown = die Aufzeichnung ist länger geworden, seit die Seite geladen wurde; was folgt, kann sich geändert haben
page-too-late-to-take-back = das lässt sich nicht mehr sofort zurücknehmen: Zehn Sekunden sind vorbei, oder es wurde geändert; berichtigen Sie es im Verlauf
page-correction-needs-reason = eine Berichtigung braucht einen Grund: Er bleibt in der Aufzeichnung neben dem Berichtigten stehen
page-correction-decides-nothing = dieser Eintrag entscheidet nichts und kann nicht berichtigt werden; fügen Sie stattdessen einen Vermerk hinzu
page-correction-no-line = eine Zeile { $line } hat die Aufzeichnung hier nicht
page-correction-counts-no-longer = diese Antwort zählt nicht mehr: Die Frage wird nicht mehr gestellt

## Accounts, people, files that come in

page-account = Konto
page-account-name = Name
page-account-password = Passwort
page-account-do-not-fit = Name und Passwort passen nicht zusammen.
page-account-one-time-code = Einmalcode
page-account-code-asked = Das Passwort stimmt. Nun der Code, den Ihre Authenticator-App zeigt, oder einer Ihrer Wiederherstellungscodes.
page-account-code = Code
page-account-code-wrong = Dieser Code stimmt nicht oder wurde schon verwendet.
page-account-no-invitation = hier gibt es keine Einladung: der Link wurde verwendet oder ist abgelaufen
page-account-set-up-administrator = Administration einrichten
page-account-set-your-password = Passwort festlegen
page-account-link-works-once = Dieser Link gilt einmal. Ihr Name wird bei jedem Eintrag stehen, den Sie machen.
page-account-set-up-again = Gibt es das Konto schon, wird es überall abgemeldet, seine Token verfallen, und Einmalcodes müssen neu eingerichtet werden.
page-account-at-least = Mindestens { $count } Zeichen.
page-account-same-again = Passwort wiederholen
page-account-set-the-password = Passwort festlegen
page-account-passwords-differ = die beiden Passwörter sind verschieden
page-account-name-refused = ein Name hat 1 bis 100 druckbare Zeichen
page-account-password-short =
    { $length ->
       *[other] das Passwort hat { $length } Zeichen; nötig sind mindestens { $shortest }
    }
page-account-password-long = das Passwort ist länger als { $longest } Zeichen
page-account-role =
    { $role ->
        [administrator] Administration
        [arbiter] Schiedsrichter
       *[reader] nur Lesen
    }
page-account-password-changed = Das Passwort ist geändert, alle anderen Sitzungen sind beendet.
page-account-tokens = Token für Programme
page-account-tokens-explained = Ein Programm, das ein Token sendet, darf, was Sie dürfen, soweit das Token es zulässt. Die Schnittstelle beschreibt { $file }.
page-account-new-token = Das neue Token, nur jetzt zu sehen: { $token }
page-account-token-for = Wofür es ist
page-account-token-may = Was es darf
page-account-token-days = Nach wie vielen Tagen es endet
page-account-token-never = nie
page-account-token-event = Nur für das Turnier
page-account-token-all = alle eigenen
page-account-make-token = Token erstellen
page-account-scope =
    { $scope ->
        [read] lesen
        [answer] lesen und in Aufzeichnungen eintragen
       *[manage] alles, was Sie dürfen
    }
page-account-only-for = nur für { $event }
page-account-since = seit { $when }
page-account-until = bis { $when }
page-account-last-used-from = zuletzt verwendet { $when } von { $address }
page-account-never-used = nie verwendet
page-account-take-back = Widerrufen
page-account-sessions = Wo Sie angemeldet sind
page-account-more-sessions =
    { $count ->
        [one] und eine, die davor verwendet wurde
       *[other] und { $count }, die davor verwendet wurden
    }
page-account-end-others = Andere Geräte abmelden
page-account-browser = Ein Browser
page-account-browser-on = { $browser } unter { $system }
page-account-this-one = diese
page-account-session-since = seit { $when } von { $address }
page-account-last-used = zuletzt verwendet { $when }
page-account-begun-before = begonnen, bevor das festgehalten wurde
page-account-password-now = Aktuelles Passwort
page-account-new-password = Neues Passwort
page-account-tokens-too = Auch alle Token zurückziehen
page-account-change-password = Passwort ändern
page-account-others-end = Alle anderen Sitzungen enden.
page-account-no-such-scope = „{ $word }“ ist nichts, wofür ein Token verwendet werden kann
page-account-days-refused = ein Token endet nach 1 bis 3650 Tagen
page-account-no-event = ein Turnier „{ $event }“ gibt es hier nicht
page-account-most-tokens = ein Konto hat höchstens { $most } Token: ziehen Sie zuerst eines zurück
page-account-password-now-wrong = Das bisherige Passwort stimmt nicht.
page-account-one-time-codes = Einmalcodes
page-account-codes-left =
    { $left ->
        [one] Nach dem Passwort wird ein Code verlangt. Von { $all } Wiederherstellungscodes ist noch { $left } übrig.
       *[other] Nach dem Passwort wird ein Code verlangt. Von { $all } Wiederherstellungscodes sind noch { $left } übrig.
    }
page-account-ask-no-more = Keinen Code mehr verlangen
page-account-codes-explained = Mit einer Authenticator-App auf Ihrem Telefon wird nach dem Passwort ein Code verlangt, sodass das Passwort allein niemanden einlässt.
page-account-set-up-codes = Einmalcodes einrichten
page-account-codes-there = Einmalcodes sind schon eingerichtet: beenden Sie sie zuerst
page-account-password-wrong = Das Passwort stimmt nicht.
page-account-read-secret = Lesen Sie das mit einer Authenticator-App ein, oder tippen Sie das Geheimnis dort ab.
page-account-qr-code = QR-Code des Geheimnisses
page-account-secret = Geheimnis: { $secret }
page-account-code-shown = Der Code, den sie zeigt
page-account-confirm = Bestätigen
page-account-code-not-now = Das ist nicht der augenblickliche Code. Geht die Uhr des Telefons richtig?
page-account-recovery-codes = Wiederherstellungscodes
page-account-recovery-explained = Einmalcodes sind eingerichtet. Ohne die Authenticator-App lässt jeder dieser Codes Sie einmal ein. Drucken Sie sie aus oder bewahren Sie sie dort auf, wo das Telefon nicht ist; sie sind nur jetzt zu sehen.
page-account-codes-kept = Ich habe sie aufbewahrt
page-people-link = Senden Sie diesen Link der Person; er gilt einmal, innerhalb einer Woche, und frühere für diesen Namen sind beendet: { $link }
page-people-find = Suchen
page-people-invite = Jemanden einladen
page-people-role = Rolle
page-people-role-means =
    { $role ->
        [arbiter] Schiedsrichter: legt Turniere an, leitet die zugewiesenen
        [reader] nur Lesen: sieht jede Konsole, ändert nichts
       *[administrator] Administration: alles
    }
page-people-make-link = Link erstellen
page-people-known-name = Gibt es den Namen schon, legt der Link ein neues Passwort und die Rolle fest und beendet Sitzungen, Token und Einmalcodes.
page-people-conducts =
    { $count ->
        [one] Leitet { $count } Turnier
       *[other] Leitet { $count } Turniere
    }
page-remove = Entfernen
page-people-no-longer-event = { $event } entfernen
page-people-more-events =
    { $count ->
        [one] und { $count } weiteres
       *[other] und { $count } weitere
    }
page-people-event-address = Turnier, wie es in seiner Adresse steht
page-people-remove = Entfernen
page-people-removal = Sitzungen, Token und Einladungen enden sofort. Einträge bleiben in den Aufzeichnungen, die nicht geändert werden können.
page-people-other-words = Name ersetzen durch
page-people-remove-name = { $name } entfernen
page-people-no-account-or-event = ein solches Konto oder Turnier gibt es hier nicht
page-people-no-account = ein solches Konto gibt es hier nicht
page-people-not-oneself = niemand kann das Konto entfernen, mit dem er angemeldet ist
page-incoming-step = Schritt { $step } von 2
page-incoming-new-event = Neues Turnier
page-incoming-from-file = Aus einer Datei
page-incoming-event-file = Turnierdatei (TOML oder JSON), TRF, PGN, CSV, XLSX, ODS, USEBIO oder PBN, gepackt oder nicht
page-incoming-or-pasted = Oder eingefügt
page-incoming-paste = Eine Kreuztabelle aus einer Tabellenkalkulation oder von einer Webseite, oder der Text einer dieser Dateien
page-incoming-title-without = Titel, falls der Text keinen hat
page-incoming-or-grid = Oder { $grid }.
page-incoming-or-grid-link = Spieler und Ergebnisse in ein Raster eintragen
page-incoming-own-regulation = Eine eigene Reglementdatei
page-incoming-or-write = Oder { $write }, geprüft schon beim Schreiben.
page-incoming-or-write-link = hier eines schreiben
page-incoming-regulation-file = Reglementdatei
page-incoming-read = Weiter
page-incoming-nothing-decided = Noch ist nichts entschieden: als Nächstes kommt, was die Datei enthält, und die Wahl von Reglement, Lesarten und Zeitzone.
page-incoming-pasted-event = Eingefügtes Turnier
page-incoming-neither = es gibt weder eine Datei noch einen eingefügten Text
page-incoming-not-utf-8 = { $name } ist nicht UTF-8: speichern Sie die Datei als UTF-8
page-incoming-not-a-regulation = { $name } ist kein Reglement ({ $what })
page-incoming-too-many-fields = das Formular hat mehr Felder, als diese Seite sendet
page-incoming-text-not-utf-8 = der Text ist nicht UTF-8
page-incoming-form-unread = das Formular ist nicht lesbar: { $why }
page-incoming-no-upload = die hochgeladene Datei gibt es hier nicht mehr: bitte noch einmal hochladen
page-incoming-no-such-event = „{ $which }“ ist kein Turnier der Datei
page-incoming-refused =
    { $what ->
        [kind] „{ $text }“ ist keine Turnierart
        [scoring] „{ $text }“ ist keine Wertung für Paare
        [cycles] „{ $text }“ ist keine Zahl von Durchgängen
        [rounds] „{ $text }“ ist keine Zahl von Runden
       *[encoding] „{ $text }“ ist keine Zeichenkodierung
    }
page-incoming-no-time-zone = „{ $name }“ ist keine Zeitzone: erwartet wird ein Name der IANA-Datenbank wie Europe/Amsterdam
page-incoming-other-time-zone = „{ $name }“ ist keine Zeitzone: meinen Sie { $near }?
page-incoming-names-no-regulation = die Datei nennt kein Reglement: wählen Sie unten eines
page-incoming-unknown-regulation = ein mitgeliefertes Reglement „{ $regulation }“ gibt es nicht: wählen Sie eines von { $known }, oder geben Sie die Datei des Reglements mit
page-incoming-still-undecided = unten ist noch etwas zu entscheiden
page-grid-new = Neues Rundenturnier
page-grid-players = Spieler
page-grid-empty = Leeres Raster dieser Größe
page-grid-marked =
    { $count ->
        [one] { $count } Feld ist anzusehen, unten markiert.
       *[other] { $count } Felder sind anzusehen, unten markiert.
    }
page-grid-title = Titel
page-grid-explained = Die Spieler in der Reihenfolge ihrer Losnummern. In den Feldern 1, 5 oder ½, 0, von der Zeile aus gesehen; leer, solange nicht gespielt. Eines der beiden Felder einer Partie genügt. Runden und Farben folgen der Berger-Tabelle; wo eine Farbe anders war, steht w oder b dahinter (b für Schwarz): 1b.
page-grid-next = Als Nächstes kommt die Wahl von Reglement, Lesarten und Zeitzone.
page-number = Nummer
page-grid-rating = Wertungszahl
page-grid-name-of = Name von Spieler { $number }
page-grid-rating-of = Wertungszahl von Spieler { $number }
page-grid-against = { $row } gegen { $column }
page-grid-no-title = das Turnier braucht einen Titel
page-grid-no-name = es fehlt ein Name
page-grid-no-rating = „{ $typed }“ ist keine Wertungszahl
name-twice = zwei Teilnehmer heißen „{ $name }“
page-grid-does-not-fit = passt nicht zum Feld gegenüber
page-grid-no-result = „{ $typed }“ ist weder 1 noch ½ (oder 5) noch 0
page-incoming-holds = Was die Datei enthält
page-incoming-to-decide = Zu entscheiden
page-incoming-nothing-before = Solange das nicht gesagt ist, wird nichts berechnet.
page-incoming-bring = Importieren
page-incoming-read-again = Neu lesen
page-incoming-show-follows = Zeigen, was folgt
page-incoming-another-file = Andere Datei wählen
page-incoming-with-regulation = Ist ein Reglement gewählt, zeigt diese Seite, was jede seiner Lesarten für dieses Turnier bedeuten würde.
page-incoming-regulation = Reglement
page-incoming-settled-by-file = Gleichstände werden nach { $file } entschieden, der mitgegebenen Datei.
page-incoming-as-chosen = So, wie es gewählt ist: { $outcome }
page-incoming-which-event = Welches Turnier
page-incoming-one-event =
    { $games ->
        [one] { $name } ({ $games } Partie)
       *[other] { $name } ({ $games } Partien)
    }
page-incoming-names-alike = Ähnliche Namen
page-incoming-names-are =
    { $are ->
        [apart] Es sind verschiedene Personen
       *[together] Je zwei sind eine Person
    }
page-incoming-one-person = Eine Person: { $names }
page-incoming-read-wrong = Erkanntes berichtigen
page-incoming-kind = Turnierart
page-incoming-scoring = Wertung der Boards
page-incoming-as-read = wie gelesen
page-incoming-cycles = Wie oft jeder gegen jeden spielt
page-incoming-rounds = Wie viele Runden das Turnier hat
page-incoming-encoding = Zeichenkodierung der Datei
page-incoming-settle-by = Gleichstände entscheiden nach
page-incoming-choose = bitte ein Reglement wählen
page-incoming-built-in = Mitgeliefert
page-incoming-own-version =
    { $draft ->
        [yes] { $title }, Version { $number } (eine neuere ist ein Entwurf)
       *[no] { $title }, Version { $number }
    }
page-incoming-its-text = Der Text
page-incoming-text-kept = Das Turnier behält den Text, wie er jetzt ist, und zeigt ihn allen.
page-incoming-silent-readings =
    { $count ->
        [one] { $count } Lesart, die jetzt nichts ändern würde
       *[other] { $count } Lesarten, die jetzt nichts ändern würden
    }
page-incoming-way =
    { $usual ->
        [yes] { $name } (üblich): { $means }
       *[no] { $name }: { $means }
    }
page-incoming-names = Namen
page-incoming-names-shown =
    { $order ->
        [given-family] Vorname zuerst: { $example }
        [family-given] Familienname zuerst: { $example }
       *[as-written] Wie in der Datei: { $example }
    }
page-incoming-names-explained = Aufzeichnungen und Dateien behalten die Namen der Datei. Bei chinesischen, ungarischen und vietnamesischen Namen bleibt der Familienname vorn.
page-incoming-time-zone = Zeitzone
page-incoming-played-in = Zeitzone, in der gespielt wird
page-incoming-zone-explained = Pausen, Einträge und der früheste Beginn werden in ihr angezeigt. Ohne sie gilt die Abweichung des Servers oder der Datei.
page-incoming-take-zone = Die dieses Browsers nehmen: { $zone }

## The editor of regulations

page-editor-new = Neues Reglement
page-editor-not-saved-yet = Noch nicht gespeichert. Nur Sie, die Administration und wen Sie es sehen lassen, werden es finden.
page-editor-as-form = Das Reglement als Formular
page-editor-as-toml = Das Reglement als TOML
page-editor-save-as = Als Version { $number } speichern
page-editor-check = Prüfen
page-editor-drafts = Ein Text mit Fehlern kann als Entwurf gespeichert werden. Wie ein Reglement geschrieben wird, steht im Leitfaden für Veranstalter; Beispiele sind { $built-in }.
page-editor-drafts-link = die mitgelieferten
page-editor-checker-says = Was die Prüfung sagt
page-editor-not-saved = { $mark } { $why }.
page-editor-not-saved-mark = Nicht gespeichert:
page-editor-saved-as = Als Version { $number } gespeichert.
page-editor-open-event = Ein Turnier danach anlegen
page-editor-overtaken = { $who } hat am { $when } Version { $number } gespeichert, während Sie schrieben.
page-editor-overtaken-yours = Ihre steht unten und ist nicht gespeichert. Speichern Sie jetzt, wird sie Version { $next }; die andere bleibt Version { $number }. Oder übernehmen Sie, was dort geändert wurde:
page-editor-signs = − nur in der anderen, + nur in Ihrer.
page-editor-their-version = Die andere Version
page-editor-text-late = der Text ließ sich nicht rechtzeitig lesen: versuchen Sie es noch einmal, oder kürzen Sie ihn
page-editor-severity =
    { $severity ->
        [error] Fehler:
        [warning] Warnung:
       *[note] Hinweis:
    }
page-editor-class =
    { $class ->
        [invalid] ungültig
        [missing-reference] fehlender Verweis
        [gap] Lücke
        [overlap] Überschneidung
        [endless-loop] endlose Schleife
        [unreachable] unerreichbar
        [never-separates] trennt nie
        [undefined-value] unbestimmter Wert
        [ill-suited] unpassend
        [unstated-reading] Lesart nicht gesagt
        [tie-left] Gleichstand bleibt
        [discretion] Ermessen
        [bound] Grenze
       *[other] { $words }
    }
page-editor-flow = Ablauf
page-editor-verdict =
    { $verdict ->
        [complete] Es lässt sich befolgen und lässt keinen Gleichstand ohne Regel.
        [followed] Es lässt sich befolgen.
        [not-always] Es lässt sich befolgen, aber nicht in jedem Fall.
       *[not] Es lässt sich noch nicht befolgen.
    }
page-editor-not-explored = Nicht jeder Ausgang wurde angesehen: { $why }.
page-editor-unexplored =
    { $why ->
        [many-readings] es nennt mehr Lesarten, als hier durchgesehen werden können: verwenden Sie tiebreak check
        [in-a-moment] prüfen Sie in einem Augenblick noch einmal
       *[takes-longer] das Durchsehen aller Ausgänge dauert länger als sonst: prüfen Sie in einem Augenblick noch einmal
    }
page-editor-other-id = die id ist "{ $found }", aber dieses Reglement wird als "{ $wanted }" geführt
page-editor-other-id-hint = schreiben Sie id = "{ $wanted }", damit keine Aufzeichnung es mit einem anderen verwechselt; der Titel steht Ihnen frei
page-editor-too-long = der Text hat { $bytes } Bytes; höchstens { $most } werden angenommen
page-editor-unseen = in Zeile { $line } steht ein unsichtbares Zeichen: entfernen Sie es
page-editor-no-regulation = ein Reglement „{ $id }“ gibt es hier nicht
page-editor-no-version = eine Version { $number } von „{ $id }“ gibt es hier nicht
page-editor-most-begun = { $name } hat schon { $most } Reglements begonnen
page-editor-most-versions = es gibt { $most } Versionen: beginnen Sie daraus ein neues Reglement
page-editor-not-followed = keine Version von „{ $id }“ lässt sich schon befolgen: beheben Sie zuerst die Fehler
page-editor-who-shares = wer es sieht, sagt { $name } oder die Administration
page-editor-no-account = ein Konto „{ $name }“ gibt es hier nicht
page-editor-keeps-seeing = { $name } hat es begonnen und sieht es weiterhin
page-editor-typed-other = eingegeben wurde nicht { $id }
page-editor-who-sees = Wer { $title } sieht
page-editor-who-sees-it = Wer es sieht
page-editor-administrators-see = Die Administration sieht jedes Reglement. Außer ihr:
page-editor-began-it = hat es begonnen
page-editor-no-longer = Nicht mehr
page-editor-account-name = Name des Kontos
page-editor-let-see = Dieses Konto sehen lassen
page-editor-arbiters-too = Schiedsrichter dürfen es auch ändern; wer nur liest, sieht es an.
page-editor-remove-regulation = Reglement entfernen
page-editor-versions-go = Alle seine Versionen gehen verloren; { $keep }. Turniere, die danach angelegt wurden, behalten ihren Text.
page-editor-versions-go-link = heben Sie zuerst die Datei auf
page-editor-type-to-go-on = Um fortzufahren, geben Sie ein: { $id }
page-editor-remove-it = Entfernen
page-editor-versions-of = Versionen von { $title }
page-editor-versions = Versionen
page-editor-version-of = { $title }, Version { $number }
page-editor-saved-by = Gespeichert von { $who } am { $when }
page-editor-all-versions = Alle Versionen
page-editor-file = Datei
page-editor-bring-back = Als Version { $number } zurückholen
page-editor-changed-since = Geändert seit Version { $number }
page-editor-text = Text
page-editor-saved-since = { $who } hat seither Version { $number } gespeichert
page-editor-no-line-differs = Keine Zeile ist anders.
# What the schema of regulation files says, by its first words; what is not here stays English.
page-editor-schema =
    { $text ->
        [a-clause] eine Bestimmung
        [a-code-of-fide-s] ein Kürzel der FIDE
        [a-criterion] ein Kriterium
        [a-draw-wins-for] Remis gewinnt für
        [a-margin-against-all-of-them-together-or-against-each-as-a-k] Ein Vorsprung gegen alle zusammen oder gegen jeden, wie es eine K.-o.-Runde braucht: wer den Kampf gewann, nimmt ihn mit, die andere Seite nichts.
        [a-match-of-a-fixed-number-of-games] Ein Match mit fester Zahl von Partien.
        [a-person-decides] Eine Person entscheidet
        [a-person-decides-those-left-level-go-on-where-there-is-a-the] Eine Person entscheidet; wer gleich bleibt, geht weiter, wo es ein `then` gibt.
        [a-remark-of-ours] Eine Anmerkung von uns.
        [a-report-of-short-draws-where-the-event-gives-their-length] Eine Liste der Kurzremisen, wenn das Turnier ihre Länge angibt.
        [a-rest-before-the-play-off] Eine Pause vor dem Stichkampf.
        [a-sentence-that-would-settle-it-for-the-next-edition-of-the-] Ein Satz für die nächste Ausgabe, der die Frage klärt.
        [a-sudden-death-game-that-both-forfeit-asked-of-the-arbiter-o] Eine Sudden-Death-Partie, die beide kampflos verlieren: Frage an den Schiedsrichter, oder remis.
        [a-title-a-trophy-or-a-category-of-prizes-and-for-whom-it-is] Ein Titel, ein Pokal oder eine Preiskategorie, und für wen sie ist.
        [a-title-trophy-or-prize] Ein Titel, Pokal oder Preis
        [above-the-last-so-many] Oberhalb der letzten so vielen.
        [absent] abwesend
        [absent-results] Ergebnisse der Abwesenden
        [absent-share] Anteil der Abwesenden
        [after] nach
        [after-the-games-of-the-tied-or-all-games-of-the-event] Nach den Partien der Punktgleichen oder nach allen Partien des Turniers.
        [after-what-in-the-words-of-the-text] Wonach, mit den Worten des Textes.
        [against] gegen
        [all] alle
        [all-games] alle Partien
        [all-go-to-one-clause] alle gehen zu einer Bestimmung
        [all-tied] alle Gleichauf-Liegenden
        [also-while-the-event-is-played] Auch während das Turnier läuft
        [among-qualified] unter den Qualifizierten
        [among-whom-the-criteria-of-order-compare-the-group-that-is-o] Unter wem die Kriterien von `order` vergleichen: unter der Gruppe, die geordnet wird, oder unter allen, die am Ende des Turniers gleichauf lagen.
        [annulled] gestrichen
        [armageddon] Armageddon-Partie
        [asked] gefragt
        [at-least-so-many-boards] Mindestens so viele Boards.
        [at-most-so-many-boards-those-still-level-then-go-on] Höchstens so viele Boards; wer dann noch gleich ist, geht weiter.
        [average] Durchschnitt
        [beaten] geschlagen
        [becomes-at-least-so-old-in-the-year-of-the-event] Wird im Jahr des Turniers mindestens so alt.
        [becomes-at-most-so-old-in-the-year-of-the-event] Wird im Jahr des Turniers höchstens so alt.
        [begins-with-clause] Beginnt mit Bestimmung
        [below-the-first-so-many] Unterhalb der ersten so vielen.
        [best] beste Zahl
        [between] zwischen
        [bids] Zeitgebote
        [black] Schwarz
        [black-s-time] Die Zeit von Schwarz.
        [board] Board
        [board-a-match] Board-a-match
        [boards] Boards
        [born] geboren
        [both] beides
        [bridge] Bridge
        [bridge-how-quotients-compare-where-neither-team-lost-anythin] Bridge: wie Quotienten verglichen werden, wenn keines der Teams etwas verloren hat. Gleich, oder nach dem, was sie gewonnen haben.
        [bridge-swiss-points-as-a-sum-or-as-an-average-per-opponent] Bridge: Swiss-Punkte als Summe oder als Durchschnitt je Gegner.
        [bridge-what-becomes-of-sums-over-the-tied-where-some-two-of-] Bridge: was aus Summen über die Punktgleichen wird, wenn zwei von ihnen nicht aufeinandertrafen.
        [bridge-what-it-takes-to-have-beaten-a-team] Bridge: was nötig ist, um ein Team geschlagen zu haben.
        [bridge-what-several-meetings-of-the-same-two-count] Bridge: was mehrere Begegnungen derselben zwei zählen.
        [bridge-which-scores-of-the-opponents-make-swiss-points-those] Bridge: welche Ergebnisse der Gegner die Swiss Points ergeben. Die der Tabelle mit Carry-over und Strafen oder die in Kämpfen gewonnenen VP.
        [by] nach
        [by-a-usual-rule] nach einer üblichen Regel
        [by-change] nach Wechsel
        [by-imps] nach IMP
        [by-place] nach Platz
        [by-vps] nach VP
        [by-what-the-scheduled-number-of-boards-is-divided] Wodurch die vorgesehene Zahl der Boards geteilt wird.
        [by-won] nach Gewonnenem
        [carried-out-by-other-clauses] Von anderen Bestimmungen ausgeführt
        [chess] Schach
        [chess-round-robins-what-becomes-of-the-games-of-players-who-] Rundenturniere im Schach: was aus den Partien derer wird, die zurücktraten oder ausgeschlossen wurden. Gewonnen für die Gegner, alle Ergebnisse gestrichen, oder gestrichen, wenn weniger als die Hälfte gespielt war.
        [choices] Möglichkeiten
        [choose-some-who-go-on] Einige auswählen, die weiterkommen
        [chosen-by] Ausgewählt nach
        [clause] Bestimmung
        [clear-winner] klarer Sieger
        [clear-winner-after-round] klarer Sieger nach einer Runde
        [clock] Uhr
        [club] Verein
        [compared-among] Verglichen unter
        [continue] weiter
        [count] zählen
        [counts] zählt
        [default] üblich
        [double-for-two] doppelt bei zweien
        [double-forfeit] beiderseits kampflos
        [draw] remis
        [draw-by] Remis nach
        [draw-lots] Losen
        [drawn-by] gelost nach
        [draws-within-so-many-moves-are-listed] Remisen innerhalb so vieler Züge werden aufgeführt.
        [each] jeder
        [each-reading-with-what-it-means] Jede Lesart mit dem, was sie bedeutet.
        [each-two] je zwei
        [earned] erspielt
        [event] Turnier
        [event-files-give-its-prizes-by-this-name] Turnierdateien geben ihre Preise unter diesem Namen an.
        [everybody-against-everybody-by-the-berger-tables] Jeder gegen jeden, nach den Berger-Tabellen.
        [everywhere] überall
        [extra] Zusatz
        [extra-boards-of-a-level-match-the-scheduled-number-divided-b] Zusatzboards eines unentschiedenen Kampfes: die vorgesehene Zahl geteilt durch `part`, aufgerundet, mindestens `least`.
        [federation] Föderation
        [fewer] weniger
        [final] Finale
        [first] erster
        [first-all-places-such-as-1-4-2-5-or-3-needed-first-place-the] "first" (der erste), "all" (alle), Plätze wie "1-4", "2..5" oder "3..", "needed" (der erste Platz, der letzte Qualifikationsplatz und unteilbare Preise) oder "cut": Gleichstände über eine Grenze hinweg; auch "first, cut".
        [for] für
        [for-how-many-it-is-as-many-as-it-has-prizes-without-it] Für wie viele; ohne Angabe für so viele, wie es Preise hat.
        [for-people-alone] Nur für Menschen
        [for-people-alone-why] Nur für Menschen; warum.
        [for-the-place] um den Platz
        [for-the-seeding] um die Setzung
        [for-who-takes-part] um die Teilnahme
        [forfeits] kampflose Partien
        [form] Form
        [full] voll
        [go-on] weitermachen
        [go-on-by-how-many-are-tied] Weiter nach der Zahl der Punktgleichen
        [go-on-by-the-place-that-is-tied-for] Weiter nach dem umstrittenen Platz
        [go-on-to-a-clause] Weiter zu einer Bestimmung
        [go-to] Weiter zu
        [group] Gruppe
        [half] Hälfte
        [half-by-place-half-shared-equally-hort] halb nach Platz, halb gleichmäßig geteilt (Hort)
        [higher-seed] höher gesetzt
        [higher-seed-chooses] höher Gesetzter wählt
        [highest] höchste
        [how-its-money-is-shared-by-those-who-are-level] Wie das Geld unter Punktgleichen geteilt wird.
        [how-many] Wie viele
        [how-many-are-chosen] Wie viele ausgewählt werden.
        [how-many-games-two-without-it] Wie viele Partien; zwei ohne Angabe.
        [how-many-take-part-where-the-rule-is-for-events-of-so-many-o] Wie viele teilnehmen, wenn die Regel nur für Turniere mit so vielen gilt: 2 in einem Match.
        [how-often-each-two-meet] Wie oft je zwei aufeinandertreffen
        [how-often-everybody-meets-everybody-once-without-it] Wie oft jeder gegen jeden spielt; einmal ohne Angabe.
        [how-prize-money-is-shared-equally-by-those-level-on-points-b] Wie Preisgeld geteilt wird: gleichmäßig unter Punktgleichen, nach Platz, je zur Hälfte (Hort) oder in anderen Teilen.
        [how-the-pairing-numbers-come-about] Wie die Losnummern zustande kommen.
        [if] falls
        [if-shared] wenn geteilt
        [imp-margin] IMP-Vorsprung
        [in-detail] im Einzelnen
        [in-other-parts] in anderen Teilen
        [in-scores] nur in der Punktzahl
        [in-words] in Worten
        [indivisible] unteilbar
        [invitation] Einladung
        [invitee] Eingeladener
        [kept] beibehalten
        [kinds-of-event] Turnierarten
        [knock-out] K.-o.-Runde
        [knockout] K.-o.-Turnier
        [ladder] Leiter
        [last] letzte
        [later] später
        [least] mindestens
        [left-open-knowingly] Bewusst offengelassen
        [left-out] ausgelassen
        [level] gleich
        [level-wins] Gleichstand gewinnt
        [lots] Los
        [lots-and-what-for] Das Los, und wofür.
        [lots-only-for] Los nur für
        [lots-only-for-the-first-place-or-only-for-a-later-one] Los nur für den ersten Platz oder nur für einen späteren.
        [lower-seed] niedriger gesetzt
        [lower-seed-chooses] niedriger Gesetzter wählt
        [lowest] niedrigste
        [m] männlich
        [margin] Vorsprung
        [match] Match
        [met-twice] zweimal begegnet
        [minutes] Minuten
        [minutes-after-a-player-s-own-game] Minuten nach der eigenen Partie.
        [most] höchstens
        [moves] Züge
        [name] Name
        [names] Namen
        [next-year] nächstes Jahr
        [no-more-than-this] Nicht mehr als das.
        [nobody-gets-more-than-one-prize-the-largest-or-the-first-in-] Niemand bekommt mehr als einen Preis: den größten, oder den ersten in dieser Reihenfolge der Bestimmungen.
        [nobody-separated-go-to] Niemand getrennt: weiter zu
        [not-applicable] nicht anwendbar
        [not-met] nicht begegnet
        [nothing] nichts
        [nothing-lost] nichts verloren
        [number-of-games] Zahl der Partien
        [number-of-participants] Zahl der Teilnehmer
        [obliged] verpflichtet
        [of] von
        [of-a-margin-by-which-the-lower-placed-of-two-won-this-part] Von einem Vorsprung, mit dem der schlechter Platzierte von zweien gewann, dieser Teil.
        [of-all] von allen
        [of-this-club-or-of-one-of-these] Von diesem Verein oder einem von diesen.
        [of-this-federation-or-of-one-of-these] Von dieser Föderation oder einer von diesen.
        [of-which-places-the-clause-about-prizes-speaks] Von welchen Plätzen die Bestimmung über Preise spricht.
        [on-what-condition-in-the-words-of-the-text] Unter welcher Bedingung, mit den Worten des Textes.
        [once-some-are-separated] Sobald einige getrennt sind
        [one-board-of-bridge-again-while-it-leaves-all-of-them-level] Ein Board Bridge, noch einmal, solange es alle gleich lässt.
        [one-game-in-which-a-draw-decides] Eine Partie, in der ein Remis entscheidet.
        [one-of-the-groups-that-the-event-file-gives-its-participants] Eine der `groups`, die die Turnierdatei ihren Teilnehmern gibt.
        [one-of-these] eins von diesen
        [one-prize-each] Jedem nur ein Preis
        [one-route] ein Weg
        [only-the-games-of-this-phase-of-the-event] Nur die Partien dieser Phase des Turniers.
        [only-the-games-that-this-clause-had-played-to-break-the-tie] Nur die Partien, die nach dieser Bestimmung gespielt wurden, um den Gleichstand aufzulösen.
        [opponents-scores] Ergebnisse der Gegner
        [or-within-so-many-minutes-of-play] Oder innerhalb so vieler Spielminuten.
        [order] Reihenfolge
        [orders-the-tied-by-a-criterion] Ordnet die Punktgleichen nach einem Kriterium.
        [orders-the-tied-by-several-clauses-in-turn] Ordnet die Punktgleichen nach mehreren Bestimmungen der Reihe nach.
        [other-clauses-carry-this-sentence-out] Andere Bestimmungen führen diesen Satz aus.
        [other-ties-stay] Andere Gleichstände bleiben
        [others] die Übrigen
        [otherwise] sonst
        [over] älter als
        [over-which-games] Über welche Partien
        [pairing-numbers] Startnummern
        [pairs] Paarturnier
        [part] Teil
        [part-below] Teil des schlechter Platzierten
        [per-opponent] je Gegner
        [phase] Phase
        [places] Plätze
        [places-that-are-tied-for] Umstrittene Plätze
        [places-that-the-prize-money-is-for] Plätze, für die das Preisgeld ist
        [play] Spielen
        [play-off] Stichkampf
        [played-out] zu Ende gespielt
        [printed-text] Gedruckter Text
        [prize-money] Preisgeld
        [prize-money-of-other-ties] Preisgeld anderer Gleichstände
        [prizes] Preise
        [question] Frage
        [rank-by-a-criterion] Nach einem Kriterium ordnen
        [rank-by-several-criteria-in-turn] Nach mehreren Kriterien der Reihe nach ordnen
        [ranks-all-of-them-whatever-their-points] Ordnet sie alle, wie viele Punkte sie auch haben.
        [ranks-those-of-them-who-are-level-on-points-instead-of-the-s] Ordnet die Punktgleichen unter ihnen, anstelle des Standes.
        [rapid-and-blitz] Schnell- und Blitzschach
        [rating] Wertungszahl
        [remark] Anmerkung
        [reminder] Erinnerung
        [reminder-only-with] Erinnerung nur mit
        [rest-before-the-play-off] Pause vor dem Stichkampf
        [restart] von vorn
        [reversed] vertauscht
        [reversed-by] vertauscht nach
        [round-robin] Rundenturnier
        [rounded] gerundet
        [rounding-of-prize-money] Rundung des Preisgelds
        [score] Punktzahl
        [seeding] Setzung
        [sends-the-tied-on] Schickt die Punktgleichen weiter.
        [sends-the-tied-on-by-how-many-they-are] Schickt die Punktgleichen weiter, je nachdem, wie viele es sind.
        [sends-the-tied-on-by-the-first-place-that-they-contend-for] Schickt die Punktgleichen weiter, je nach dem ersten Platz, um den es geht.
        [sets-a-clock-or-several] Stellt eine Uhr oder mehrere.
        [settle] klärt
        [several] mehrere
        [several-routes-the-first-that-fits] mehrere Wege; der erste, der passt
        [sex] Geschlecht
        [share] teilen
        [share-the-place] Den Platz teilen
        [shared] geteilt
        [shared-equally-by-those-level-on-points] gleichmäßig geteilt unter Punktgleichen
        [short-draws] Kurzremisen
        [shown-to-people-the-text-itself-or-shorter-words] Wird Menschen gezeigt: der Text selbst oder kürzere Worte.
        [silent] schweigt
        [single-games-until-one-is-won] Einzelne Partien, bis eine gewonnen wird.
        [so-many-boards-as-one-segment-always-played-out-a-shoot-out] So viele Boards als ein Abschnitt, immer zu Ende gespielt: ein Shoot-out.
        [so-many-round-robins-played] So viele Rundenturniere gespielt
        [so-many-still-level] So viele noch gleich
        [somebody-enters-a-number-for-each-of-the-tied] Jemand trägt für jeden der Punktgleichen eine Zahl ein.
        [somebody-enters-numbers] Jemand trägt Zahlen ein
        [somebody-may-depart-from-the-regulation] Jemand darf vom Reglement abweichen.
        [somebody-separated-go-to] Jemand getrennt: weiter zu
        [something-has-to-be-played] Etwas muss gespielt werden.
        [source] Quelle
        [sport] Sportart
        [standing] Tabelle
        [sum] Summe
        [sums] Summen
        [swiss] Schweizer System
        [swiss-points] Swiss-Punkte
        [takes-the-first-few-by-several-clauses-in-turn-and-sends-onl] Nimmt die ersten nach mehreren Bestimmungen der Reihe nach und schickt nur sie weiter.
        [the-chosen-go-to] Die Ausgewählten weiter zu
        [the-clause-by-which-two-players-meet-twice] Die Bestimmung, nach der zwei Spieler zweimal aufeinandertreffen.
        [the-clause-for-the-final-where-it-is-another-one] Die Bestimmung für das Finale, wenn es eine andere ist.
        [the-clause-for-the-last-step] Die Bestimmung für die letzte Stufe.
        [the-clause-that-each-pairing-is-played-by] Die Bestimmung, nach der jede Paarung gespielt wird.
        [the-clause-that-each-step-is-played-by] Die Bestimmung, nach der jede Stufe gespielt wird.
        [the-clause-that-orders-the-seeds] Die Bestimmung, die die Setzliste ordnet.
        [the-clause-that-ranks-the-two-where-no-knock-out-or-ladder-h] Die Bestimmung, die die zwei ordnet, wenn keine K.-o.-Runde oder Leiter sie gesetzt hat.
        [the-clause-that-says-so-where-it-is-another-one] Die Bestimmung, die das sagt, wenn es eine andere ist.
        [the-clause-under-which-colours-are-reversed-where-it-is-anot] Die Bestimmung, nach der die Farben getauscht werden, wenn es eine andere ist.
        [the-clause-under-which-lots-are-drawn-where-it-is-another-on] Die Bestimmung, nach der gelost wird, wenn es eine andere ist.
        [the-clause-with-the-cut-or-award-the-first-cut-without-it] Die Bestimmung mit der Grenze oder Auszeichnung; ohne Angabe die erste Grenze.
        [the-clause-with-which-the-procedure-begins] Die Bestimmung, mit der das Verfahren beginnt.
        [the-clauses-that-it-is-about] Die Bestimmungen, um die es geht.
        [the-clauses-that-order-them-in-turn] Die Bestimmungen, die sie der Reihe nach ordnen.
        [the-first-or-the-last-so-many-they-qualify-are-promoted-are-] Die ersten oder die letzten so vielen: sie qualifizieren sich, steigen auf, steigen ab.
        [the-games-of-a-phase-of-the-event] Die Partien einer Phase des Turniers.
        [the-games-that-a-clause-had-played-to-break-this-tie] Die Partien, die nach einer Bestimmung gespielt wurden, um diesen Gleichstand aufzulösen.
        [the-kinds-of-events] Die Arten von Turnieren.
        [the-last-two-seeds-meet-the-winner-meets-the-next-higher-one] Die letzten zwei der Setzliste treffen aufeinander, wer gewinnt, auf den nächsthöheren, und so weiter.
        [the-name-by-which-stages-choose-it] Der Name, unter dem Stufen sie wählen.
        [the-name-of-a-clock] Der Name einer Uhr.
        [the-others-go-to] Die Übrigen weiter zu
        [the-part-of-each-prize-that-goes-by-place] Der Teil jedes Preises, der nach Platz geht.
        [the-part-of-it-that-is-carried-over] Der Teil davon, der mitgenommen wird.
        [the-part-that-is-shared-by-those-level-on-points] Der Teil, den sich die Punktgleichen teilen.
        [the-place-is-shared] Der Platz wird geteilt.
        [the-places] die Plätze
        [the-printed-words] Die gedruckten Worte.
        [the-procedure-that-this-clause-is-about-where-there-are-seve] Das Verfahren, um das es in dieser Bestimmung geht, wenn es mehrere gibt.
        [label] Bezeichnung
        [the-name-of-the-reading-for-people-by-language] Der Name der Lesart für Menschen, je Sprache.
        [the-reading-taken-unless-the-event-says-otherwise] Die Lesart, die gilt, wenn das Turnier nichts anderes sagt.
        [the-reminder-is-shown-only-where-one-of-these-clauses-came-i] Die Erinnerung wird nur gezeigt, wenn eine dieser Bestimmungen zum Zug kam.
        [the-schedule-where-some-of-the-tied-do-not-play-that-of-the-] Der Spielplan, wenn einige der Gleichauf-Liegenden nicht spielen: der der anderen, oder der aller, wobei die Partien der Abwesenden kampflos verloren sind.
        [the-sport] Die Sportart.
        [the-text-is-a-summary] Der Text ist eine Zusammenfassung
        [the-time-of-both-players-3-00-2-10-00-delay-5-5-00-10-00-1-4] Die Zeit beider Spieler: "3:00+2", "10:00 delay 5", "5:00", "10:00+1@41".
        [the-title-with-the-year-of-the-edition] Der Titel mit dem Jahr der Ausgabe.
        [the-whole-score-what-was-scored-against-the-others-who-quali] Die ganze Punktzahl, was gegen die anderen Qualifizierten erzielt wurde, der Vorsprung gegen sie (in Punkten oder VP oder in IMP), oder so viel für jeden Platz.
        [the-winner-only] nur der Sieger
        [the-winner-only-or-every-place-that-applies-names] Nur der Sieger, oder jeder Platz, den `applies` nennt.
        [these-alone] Nur diese.
        [those-above-or-below-a-line] Die über oder unter einer Grenze
        [those-still-level] Wer noch gleich ist
        [tied-games] Partien der Punktgleichen
        [time-of-black] Zeit von Schwarz
        [time-of-both] Zeit beider
        [time-of-white] Zeit von Weiß
        [title] Titel
        [to] zu
        [to-the-nearest-multiple-halves-up] Auf das nächste Vielfache, Hälften nach oben.
        [to-what-amounts-are-rounded-down-such-as-1-or-0-50-cents-wit] Worauf Beträge abgerundet werden, etwa "1" oder "0.50"; ohne Angabe auf Cent. Den Rest teilt der Veranstalter auf.
        [to-what-with-its-article] Wozu, mit Artikel.
        [toss-with-choice] Münzwurf mit Farbwahl
        [tour] Turnierserie
        [tour-points-too] Auch Tourpunkte
        [under] jünger als
        [undivided] ungeteilt
        [unrated] ohne Wertungszahl
        [until-won] bis zum Sieg
        [up-to] bis zu
        [w] weiblich
        [what] was
        [what-a-forfeited-game-counts-for-results-only-or-games-and-w] Wofür eine kampflose Partie zählt: nur als Ergebnis, oder auch als Partie und Sieg mit einer Farbe.
        [what-becomes-of-the-money-of-ties-of-which-no-clause-speaks] Was aus dem Geld von Gleichständen wird, über die keine Bestimmung etwas sagt.
        [what-becomes-of-those-whom-the-winner-of-the-board-leaves-be] Was aus denen wird, die der Sieger des Boards hinter sich lässt.
        [what-is-carried-over] Was mitgenommen wird
        [what-is-entered-in-the-words-of-the-regulation] Was eingetragen wird, in den Worten des Reglements.
        [what-is-entered-points-of-the-jury] Was eingetragen wird: „Punkte der Jury“.
        [what-is-settled] Was entschieden wird
        [what-it-is-called] Wie es heißt.
        [what-share-the-tied-who-do-not-play-have-in-prize-money-that] Welchen Anteil diejenigen, die nicht spielen, an dem Preisgeld haben, das eine Klausel unter allen teilt, die um den ersten Platz gleichauf lagen.
        [what-the-text-does-not-say-as-the-end-of-a-sentence-what-hap] Was der Text nicht sagt, als Ende eines Satzes: „was geschieht, wenn …“. Ohne diese Angabe spricht der Text davon und kann auf mehrere Arten gelesen werden.
        [what-the-text-leaves-unclear] Was der Text unklar lässt.
        [what-the-winner-is-invited-to-with-its-article-the-table-als] Wozu der Sieger eingeladen wird, mit Artikel; die Tabelle sagt auch, ob es das nächste Jahr betrifft und ob der Eingeladene Erster ist oder mit den Punktgleichen gleich bleibt.
        [what-there-is] was da ist
        [what-those-who-qualified-take-along-into-the-next-stage] Was die Qualifizierten in die nächste Stufe mitnehmen.
        [when-play-stops] Wann das Spiel endet
        [when-play-stops-before-its-end] Wann vor dem Ende aufgehört wird.
        [when-the-reminder-is-shown] Wann die Erinnerung gezeigt wird.
        [when-to-remind] Wann erinnert wird
        [where-a-part-of-so-many-goes] Wohin ein Teil von so vielen geht.
        [where-all-go-if-nobody-was-separated] Wohin alle gehen, wenn niemand getrennt wurde.
        [where-the-chosen-go] Wohin die Ausgewählten gehen.
        [where-the-text-comes-from] Woher der Text stammt.
        [where-the-tied-go-on-if-that-is-decided] Wohin die Punktgleichen weitergehen, wenn so entschieden wird.
        [where-those-go-who-are-not-chosen] Wohin die nicht Ausgewählten gehen.
        [where-those-go-who-are-still-level] Wohin die gehen, die noch gleich sind.
        [where-those-go-who-have-played-so-many-round-robins-on-the-w] Wohin die gehen, die unterwegs so viele Rundenturniere gespielt haben.
        [where-those-go-who-would-share-it] Wohin die gehen, die es sich teilen würden.
        [where-those-still-level-go-if-somebody-was-separated] Wohin die noch Gleichen gehen, wenn jemand getrennt wurde.
        [where-to] Wohin.
        [whether-all-games-are-played-also-where-play-otherwise-stops] Ob alle Partien gespielt werden, auch wo sonst bei einem klaren Sieger aufgehört wird.
        [whether-going-on-is-no-choice] Ob das Weitergehen keine Wahl ist.
        [whether-it-cannot-be-shared] Ob es nicht geteilt werden kann.
        [whether-it-is-the-one-of-the-next-year] Ob es das des nächsten Jahres ist.
        [whether-just-so-many-are-still-within] Ob genau so viele noch dazugehören.
        [whether-other-ties-stay-as-they-are] Ob andere Gleichstände bleiben, wie sie sind.
        [whether-text-is-a-summary-in-our-words] Ob `text` eine Zusammenfassung in unseren Worten ist.
        [whether-the-clause-the-first-of-its-procedure-also-ranks-whi] Ob die Bestimmung, die erste ihres Verfahrens, auch ordnet, während das Turnier läuft.
        [whether-the-highest-or-the-lowest-number-is-the-best] Ob die höchste oder die niedrigste Zahl die beste ist.
        [whether-the-invitation-decides-first-place-or-a-tie-for-it-s] Ob die Einladung den ersten Platz entscheidet oder ein Gleichstand dort bleibt.
        [whether-the-results-of-the-tied-who-do-not-play-count-where-] Ob die Ergebnisse derer zählen, die nicht spielen, wenn `select` Spieler für den Stichkampf auswählt.
        [whether-those-still-level-go-on-to-the-next-criterion-or-sta] Ob die noch Gleichen zum nächsten Kriterium weitergehen oder von vorn beginnen.
        [whether-those-without-a-rating-may-have-it-too] Ob auch jemand ohne Wertungszahl es bekommen kann.
        [whether-three-or-more-play-a-common-board-or-each-two-of-the] Ob drei oder mehr ein gemeinsames Board spielen oder je zwei von ihnen eines.
        [whether-tour-points-are-shared-likewise] Ob Tourpunkte ebenso geteilt werden.
        [which-games-the-criterion-of-rank-looks-at-those-of-the-even] Welche Partien das Kriterium von `rank` ansieht: ohne Angabe die des Turniers.
        [which-procedure-this-is-about] Um welches Verfahren es geht
        [which-ties] Welche Gleichstände
        [which-ties-start-the-procedure-and-where-it-begins] Welche Gleichstände das Verfahren auslösen, und wo es beginnt.
        [white] Weiß
        [white-in-the-first-game] Weiß in der ersten Partie
        [white-s-time-where-the-two-differ] Die Zeit von Weiß, wenn die beiden verschieden sind.
        [who] Wer
        [who-begins-with-white] Wer mit Weiß beginnt.
        [who-conducts-the-draw] Wer die Auslosung leitet
        [who-conducts-the-draw-that-the-clause-is-about-in-the-words-] Wer die Auslosung leitet, um die es in der Klausel geht, mit den Worten des Textes.
        [who-decides] Wer entscheidet.
        [who-has-white] Wer Weiß hat.
        [who-has-white-game-by-game-over-and-over-1-is-who-began] Wer Weiß hat, Partie für Partie, immer wieder: 1 ist, wer begonnen hat.
        [who-may-depart-from-the-rules] Wer von den Regeln abweichen darf
        [who-may-have-it-everybody-without-it] Wer es bekommen kann; ohne Angabe alle.
        [whom-a-draw-gives-the-win] Wem ein Remis den Sieg gibt.
        [whom-a-level-match-gives-the-win-draw-odds] Wem ein unentschiedenes Match den Sieg gibt: Remisvorteil.
        [why-the-text-knowingly-has-no-further-rule-for-a-tie-that-is] Warum der Text für einen Gleichstand, der hier bleibt, bewusst keine weitere Regel hat.
        [winners-go-on] Wer gewinnt, kommt weiter.
        [withdrawals] Rücktritte
        [within] innerhalb
        [women-or-men] Frauen oder Männer.
        [years-of-birth-2014-2014-2015-1966] Geburtsjahre: "2014..", "2014..2015", "..1966".
        [yes] ja
       *[other] { $english }
    }
page-editor-json = Dieses Reglement ist in JSON geschrieben. Das Formular schreibt nur TOML: schreiben Sie im Text weiter.
page-editor-unreadable =
    { $known ->
        [yes] Der Text lässt sich nicht zerlegen, wegen Zeile { $line }. Beheben Sie es im Text, und das Formular ist wieder da.
       *[no] Der Text lässt sich nicht zerlegen. Beheben Sie es im Text, und das Formular ist wieder da.
    }
page-editor-how-to-write = Ansicht
page-editor-view =
    { $view ->
        [both] Formular und Text
        [form] Formular
       *[text] Text
    }
page-editor-in-text-only = Das lässt sich hier nicht ändern: ändern Sie es im Text.
page-editor-about = Über das Reglement
page-editor-add-clause = Bestimmung hinzufügen
page-editor-move-up = Nach oben
page-editor-move-down = Nach unten
page-editor-add-behind = Bestimmung darunter einfügen
page-editor-of-clause =
    { $act ->
        [up] Bestimmung { $clause } nach oben
        [down] Bestimmung { $clause } nach unten
        [add] Bestimmung darunter einfügen: { $clause }
        [remove] Bestimmung { $clause } entfernen
        [remove-from-list] Bestimmung { $clause } aus der Liste entfernen
        [earlier] Bestimmung { $clause } früher
       *[later] Bestimmung { $clause } später
    }
page-editor-does = Was sie mit den Punktgleichen macht
page-editor-does-nothing = selbst nichts
page-editor-remove-what = Entfernen: { $what }
page-editor-remove-number = Nummer { $number } entfernen: { $what }
page-editor-remove-from = { $what } entfernen: { $from }
page-editor-unknown-word = { $word }: ein solches Wort kennt das Programm nicht.
page-editor-say-more = Feld hinzufügen
page-editor-choose = Bitte wählen …
page-editor-means = { $what }: { $says }
page-editor-no-clause = eine solche Bestimmung gibt es nicht
page-editor-grip = Bestimmung { $clause }, { $number } von { $count }: ziehen, oder die Pfeiltasten drücken
page-editor-next-in-turn = Als Nächstes
page-editor-one-more-clause = Eine weitere Bestimmung
page-editor-another-kind = Eine Bestimmung anderer Art
page-editor-clause-there = Eine vorhandene Bestimmung
page-editor-criteria = Kriterien
page-editor-fide-codes = Feinwertungen der FIDE nach ihren Kürzeln
page-editor-one-more = Noch eins
page-editor-for-which = Wofür
page-editor-read-so = { $title }, gelesen als „{ $choice }“
page-editor-depends = Es hängt von der Lesart „{ $reading }“ ab.
page-editor-what-then = Andernfalls
page-editor-no-choice = Die Lesart hat keine Wahl { $choice }.
page-editor-always-as = Immer wie „{ $choice }“
page-editor-may-depend = { $title } hängt von einer Lesart ab
page-editor-let-depend = Hängt von der Lesart ab
page-editor-how-said = { $title }: wie es gesagt wird
page-editor-in-the-text = Es steht im Text und bleibt, wie es ist: { $value }
page-editor-script =
    { $say ->
        [keeps-nothing] dieser Browser behält nichts: speichern Sie oft
        [checking] wird geprüft …
        [checked] geprüft
        [busy] der Server ist beschäftigt; Ihr Text wird in { $what } Sekunden noch einmal geprüft
        [logged-out] Sie sind abgemeldet; Ihr Text bleibt in diesem Browser: melden Sie sich in einem anderen Fenster an, und machen Sie dann hier weiter
        [not-checked] nicht geprüft: { $what }
        [answered] der Server antwortete { $what }
        [no-connection] keine Verbindung; Ihr Text bleibt in diesem Browser und wird geprüft, sobald die Verbindung wieder da ist
        [saving] wird gespeichert …
        [not-saved] nicht gespeichert: keine Verbindung. Ihr Text bleibt in diesem Browser; versuchen Sie es noch einmal
        [back] Was Sie bis { $what } geschrieben und nicht gespeichert haben, ist wieder da.
        [without-it] Ohne das neu beginnen
        [saved-instead] Stattdessen die gespeicherte Version nehmen
        [form-logged-out] Sie sind abgemeldet: melden Sie sich in einem anderen Fenster an, und machen Sie dann hier weiter
        [form-not-taken] Nicht geändert: der Server hat es nicht angenommen
        [form-no-connection] Keine Verbindung: nichts wurde geändert
        [form-choose] Wählen Sie, was hinzukommen soll.
        [form-taken-back] Zurückgenommen.
       *[form-now] Nun { $what } von { $of }.
    }

## Command line

cli-label =
    { $label ->
        [error] Fehler
        [because] Grund
        [hint] Hinweis
        [note] Anmerkung
       *[warning] Warnung
    }
cli-labelled = { $label }: { $message }
diagnostic-level =
    { $level ->
        [error] Fehler
        [warning] Warnung
        [note] Anmerkung
       *[help] Hinweis
    }
diagnostic-more =
    { $kinds ->
        [one] und { $more } weitere derselben Art
        [new] und { $more } anderer Art: { $kind }
       *[other] und { $more } weitere derselben Art: { $kind }
    }
cli-cannot-read = { $path } lässt sich nicht lesen
cli-cannot-write = { $path } lässt sich nicht schreiben
cli-cannot-make = { $path } lässt sich nicht anlegen
cli-file-folder = { $path } ist ein Ordner
cli-file-too-large =
    { $what ->
        [regulation] { $path } ist { $megabytes } MB groß; eine Reglementdatei hat höchstens { $most } MB
       *[event] { $path } ist { $megabytes } MB groß; eine Turnierdatei hat höchstens { $most } MB
    }
cli-file-not-text = { $path }: Byte { $byte } ist kein UTF-8 (an Byteposition { $at }, Zeile { $line })
cli-file-no-regulation =
    { $what ->
        [event] { $path } ist eine Turnierdatei, kein Reglement
       *[other] { $path } ist kein Reglement ({ $words })
    }
cli-no-regulation = ein Reglement `{ $named }` gibt es nicht
cli-names-no-regulation = das Turnier nennt kein Reglement
no-reading =
    { $known ->
        [no] das Reglement hat keine Lesart `{ $asked }`: Es nennt keine
       *[yes] das Reglement hat keine Lesart `{ $asked }`; es nennt { $names }
    }
no-choice-of-reading = die Lesart `{ $reading }` kann nicht `{ $asked }` sein; wählen Sie { $names }
cli-hint-folder = nennen Sie die Datei darin
cli-hint-too-large = war eine andere Datei gemeint?
cli-hint-utf-eight = speichern Sie die Datei als UTF-8
cli-hint-no-regulation-file =
    { $interface ->
        [python] ein Reglement ist eine TOML-Datei mit Bestimmungen; `tiebreak.regulations()` zählt die eingebauten auf
        [page] ein Reglement ist eine TOML-Datei mit Bestimmungen; die Seite der Reglemente zählt die eingebauten auf
       *[command-line] ein Reglement ist eine TOML-Datei mit Bestimmungen; `tiebreak regulations` zählt die eingebauten auf, `tiebreak new-regulation` schreibt eines
    }
cli-hint-name-regulation =
    { $interface ->
        [python] nennen Sie eines mit regulation= oder in der Turnierdatei: regulation = "..."; `tiebreak.regulations()` zählt die eingebauten auf
        [page] wählen Sie eines im Feld Reglement, oder nennen Sie es in der Turnierdatei: regulation = "..."
       *[command-line] nennen Sie eines mit --regulation oder in der Turnierdatei: regulation = "..."; `tiebreak regulations` zählt die eingebauten auf
    }
cli-hint-regulations =
    { $interface ->
        [python] `tiebreak.regulations()` zählt die eingebauten auf; auch der Pfad einer Datei geht
        [page] wählen Sie eines aus der Liste im Feld Reglement
       *[command-line] `tiebreak regulations` zählt die eingebauten auf; auch der Pfad einer Datei geht
    }
cli-hint-readings =
    { $interface ->
        [python] `Regulation.text` zeigt seine Lesarten; readings= oder [readings] in der Turnierdatei wählt sie
        [page] die Seite des Reglements zeigt seine Lesarten; wählen Sie sie in den Einstellungen des Turniers
       *[command-line] `tiebreak regulations ID` zeigt seine Lesarten; [readings] in der Turnierdatei wählt sie
    }
cli-did-you-mean = meinten Sie `{ $near }`?
cli-did-you-mean-code = meinten Sie { $near }?
cli-did-you-mean-name = meinten Sie „{ $near }“?
cli-taken = { $path } gibt es schon und wurde nicht ersetzt
cli-taken-hint = wählen Sie einen anderen Namen, oder fügen Sie --force hinzu
cli-nothing-written = nichts wurde geschrieben
cli-standard-input = Standardeingabe
cli-no-text = das ist kein Text und würde nur das Terminal stören
cli-no-text-hint = schreiben Sie es mit -o FILE in eine Datei
cli-no-pdf = dieses Programm wurde ohne PDF gebaut
cli-no-pdf-hint = die Pakete einer Veröffentlichung haben es; aus den Quellen: { $command }
cli-pdf-not-written = das PDF ließ sich nicht schreiben: { $why }
cli-kind-choice =
    { $kind ->
        [round-robin] ein Rundenturnier
       *[swiss] Schweizer System
    }
scoring-method =
    { $method ->
        [butler] IMP gegen ein Datum (Butler)
        [cross-imps] Cross-IMP
       *[matchpoints] Matchpoints
    }
cli-people =
    { $people ->
        [one] eine Person
       *[two] zwei Personen
    }
cli-event-games =
    { $games ->
        [one] { $name }: { $games } Partie
       *[other] { $name }: { $games } Partien
    }
cli-yes-or-no = { $question }? (ja oder nein)
cli-yes-words = j ja
cli-choose = 1 bis { $count }:
cli-progress = { $done }, noch { $left }; Strg-C zeigt, was bekannt ist
cli-long-work =
    { $what ->
        [scenarios] Ausgänge werden gezählt
        [odds] Chancen werden berechnet
       *[losing-pays] Kleine Turniere werden durchsucht
    }
cli-no-randomness = hier gibt es keinen Zufall: { $error }
cli-key-name = „{ $name }“ ist kein Name für einen Schlüssel
cli-key-name-hint = ein Name wie arbiter.example, ohne Leer- und Pluszeichen
cli-key-taken = { $path } gibt es schon, und ein Schlüssel wird nie ersetzt
cli-key-taken-hint = wählen Sie einen anderen Namen
cli-no-signing-key = { $path } enthält keinen Schlüssel zum Unterschreiben
cli-no-signing-key-hint = erwartet wird eine Datei, die `tiebreak record key` angelegt hat, nicht die mit der Endung .pub
cli-no-checkpoint = der Fingerabdruck lässt sich nicht als Prüfpunkt schreiben
cli-no-data-folder = es gibt keinen Datenordner: HOME ist nicht gesetzt
cli-name-database = nennen Sie eine Datei mit --database
cli-no-event-in = in { $file } steht kein Turnier
cli-no-chess-in = in { $file } stehen keine Schachpartien
cli-no-chess-hint = die Feinwertungen der FIDE brauchen Partien; `tiebreak resolve` entscheidet andere Gleichstände
cli-points-differ =
    { $others ->
        [0] die Partien ergeben nicht die veröffentlichten Punkte von { $first }
       *[other] die Partien ergeben nicht die veröffentlichten Punkte von { $first } und { $others } weiteren
    }
cli-points-differ-hint = Partien fehlen; jeder Wert hier beruht allein auf den Partien, auch die Punkte
cli-no-pgn-in = in { $path } liegt keine .pgn-Datei
cli-no-pgn-hint = elektronische Bretter und Übertragungen schreiben .pgn-Dateien
cli-no-record-file = neben einem Turnier aus der Standardeingabe liegt keine Aufzeichnung
cli-no-record-hint = nennen Sie die Aufzeichnung mit --record FILE
cli-enter-missing = die Aufzeichnung ist wieder brauchbar; tragen Sie ein, was fehlt, und wiederholen Sie den Befehl
cli-next = Als Nächstes
cli-other-regulation = wählen Sie mit --regulation ein anderes Reglement, oder berichtigen Sie `kind`
cli-event-changed =
    { $since ->
        [amended] die Turnierdatei wurde seit ihrer letzten vermerkten Änderung geändert
       *[began] die Turnierdatei wurde seit Beginn der Aufzeichnung geändert
    }
cli-note-the-change = vermerken Sie die Änderung, nachdem Sie gesehen haben, was folgen würde:
cli-or-undo-it = oder machen Sie sie rückgängig, oder nennen Sie mit --record eine andere Aufzeichnung
cli-verify-all = `tiebreak verify` macht alle Prüfungen; dieser Aufzeichnung wird nichts hinzugefügt
cli-noted =
    { $preview ->
        [yes] Würde eintragen: { $what }
       *[no] Eingetragen: { $what }
    }
cli-noted-alone = Eingetragen.
cli-departure = Abweichung vom Reglement
cli-expected = erwartet: { $expected }
cli-expected-or-share = erwartet: { $expected }; oder --share
cli-not-a-participant = „{ $name }“ nimmt an diesem Turnier nicht teil
cli-no-look-at-lots = Lose kann man nicht ansehen, bevor sie gezogen sind
cli-no-look-hint = wer vorher schauen könnte, könnte probieren, bis es gefällt; lassen Sie --preview weg
cli-write-in-place =
    { $what ->
        [result] schreiben Sie das Ergebnis anstelle von { $words }
        [colour] schreiben Sie die Farbe anstelle von { $words }
        [decision] schreiben Sie die Entscheidung anstelle von { $words }
        [bids] schreiben Sie die beiden Gebote anstelle von { $words }
        [numbers] schreiben Sie die Zahlen anstelle von { $words }
        [number] schreiben Sie die Zahl anstelle von { $words }
        [names-and-result] schreiben Sie die Namen und das Ergebnis anstelle von { $words }
       *[names] schreiben Sie die Namen anstelle von { $words }
    }
cli-nothing-to-correct = { $id } ist offen: Es gibt keine Antwort zu berichtigen
cli-nothing-to-correct-hint = lassen Sie --correct und --withdraw weg
cli-reason-needed = eine Berichtigung braucht einen Grund
cli-answered-already = { $id } ist schon beantwortet: { $given } (Zeile { $line } der Aufzeichnung)
cli-answered-hint = zum Berichtigen --correct --why "..." hinzufügen
cli-no-open-question = eine offene Frage `{ $id }` gibt es nicht
cli-nothing-open =
    { $interim ->
        [yes] nichts ist offen: Das Turnier ist nicht zu Ende
       *[no] nichts ist offen: Alles ist entschieden oder vom Text offengelassen
    }
cli-open-now = Jetzt offen:
cli-already-the-answer = { $value } ist schon die Antwort auf { $id }
cli-seen-by = Gesehen von { $names }.
cli-decided-by = { $id } wird entschieden durch { $source }
cli-promises = { $party } sagt ein Geheimnis für { $id } zu
cli-falls-away = entfällt: { $what }
cli-not-a-hash = „{ $hash }“ ist kein SHA-256-Hash in hexadezimalen Ziffern
cli-not-for-lots = { $id } ist keine Frage für das Los
cli-source-hint = erwartet: „drand quicknet 2026-11-17T20:00:00+01:00“ oder beliebige andere Worte
cli-no-departure = zu { $tie } gibt es keine Abweichung, die zurückzunehmen wäre
cli-no-tie-at-all = es gibt keinen Gleichstand, den das Reglement entscheidet, und nichts, wovon abzuweichen wäre
cli-several-ties = es gibt mehrere Gleichstände: { $ties }
cli-say-which-tie = sagen Sie mit --tie, welcher
cli-no-tie = einen Gleichstand `{ $tie }` gibt es nicht
cli-there-is = verfügbar: { $what }
cli-the-tie = Gleichstand `{ $tie }`
cli-lots-not-printable = ein Name oder der Startwert ist leer oder nicht druckbar
cli-named-twice = „{ $name }“ ist zweimal genannt
cli-named-twice-hint = unterscheiden Sie die beiden
cli-award-open = es ist noch nicht entschieden, wer „{ $award }“ hat
cli-resolve-says = `tiebreak resolve` sagt, was offen ist
cli-no-next-event = daraus lässt sich kein Turnier machen: { $why }
cli-no-award = eine Grenze oder einen Preis „{ $name }“ gibt es nicht
cli-nobody-goes-on = das Reglement sagt nicht, wer weiterkommt
cli-cut-hint = eine Bestimmung mit `{ $cut }` sagt es
cli-there-are = verfügbar: { $names }
cli-slips-for-paper = Ergebniszettel sind für Papier
cli-slips-hint = lassen Sie --format weg für eine HTML-Seite, oder sagen Sie --format pdf
cli-record-to-come = { $path } gibt es noch nicht; die erste Antwort beginnt es
cli-file-lists = die Datei führt { $codes } auf ({ $from }); befolgt wird { $taken }
cli-same-name-twice = „{ $name }“ lässt sich nicht mit sich selbst vergleichen
cli-other-list = die Datei führt { $codes } auf ({ $from }); genommen wird die Liste von { $taken }
cli-other-tie-breaks = wählen Sie mit --by andere Feinwertungen, oder lassen Sie --strict weg
cli-not-a-code = „{ $text }“ ist keine Feinwertung: erwartet wird eine von { $codes }
cli-not-a-code-because = „{ $text }“ ist keine Feinwertung: { $why }
cli-left-early = { $name } ging, als weniger als die Hälfte der Partien gespielt war: Sie zählen für niemanden (Wettkampfregeln der FIDE)
cli-no-list = { $named } hat für solche Turniere keine Liste von Feinwertungen der FIDE
cli-no-list-hint = `tiebreak resolve` folgt ihm Bestimmung für Bestimmung; --by gibt eine Liste
cli-not-among =
    { $competitors ->
        [teams] „{ $name }“ ist nicht unter den Mannschaften dieses Turniers
       *[players] „{ $name }“ ist nicht unter den Teilnehmern dieses Turniers
    }
cli-name-or-number = geben Sie den Namen an, wie ihn die Datei schreibt, oder die Startnummer
cli-check-not-as =
    { $format ->
        [pdf] eine Prüfung wird nicht als PDF geschrieben
       *[xlsx] eine Prüfung wird nicht als Arbeitsmappe geschrieben
    }
cli-use-format = nehmen Sie --format { $format }
cli-search-sarif = SARIF kennt Befunde zu Zeilen; eine Suche hat Turniere
cli-compare-sarif = ein Vergleich betrifft zwei Dateien; SARIF kennt Befunde zu einer
cli-search-stopped = die Suche wurde vor ihrem Ende angehalten
cli-not-a-ruling = { $path } ist keine Entscheidung: { $error }
cli-not-a-ruling-hint = erwartet: die Ausgabe von `resolve --format json`
cli-verify-event = { $path } ist eine Turnierdatei, und verify prüft eine Aufzeichnung: { $record }
cli-verify-event-hint = rufen Sie `tiebreak verify { $record }` auf
cli-other-ruling = die gedruckte Entscheidung ist eine andere: `{ $name }` weicht ab
cli-no-rating = keine Wertungszahl für { $names }: genommen wird { $rating }
cli-white-advantage = --white-advantage kann nicht { $points } sein
cli-white-advantage-hint = erwartet: Wertungspunkte von { $least } bis { $most }, etwa 35
cli-draws = --draws ist ein Teil aller Partien
cli-draws-hint = erwartet: eine Zahl von 0 bis unter 1
cli-no-scenarios = es gibt keine Szenarien: { $why }
cli-no-scenarios-hint = `tiebreak resolve` gibt den Stand, wie er ist
cli-needs-as-text = was Teams an VP brauchen, gibt es als Text, Markdown oder JSON
cli-needs-hint = die Web-App zeigt es auf der Seite „Was wäre wenn“
cli-if = --if "{ $text }": { $why }
cli-only-points = das Reglement sagt nichts über solche Turniere: Nur die Punkte werden angesehen
cli-name-in-file = geben Sie den Namen an, wie er in der Turnierdatei steht
cli-several-people = „{ $name }“ passt auf mehrere Namen: { $names }
cli-several-people-hint = schreiben Sie mehr vom Namen
cli-signed =
    { $lines ->
        [one] Unterschrieben: { $lines } Zeile, Fingerabdruck { $head }, in { $path }
       *[other] Unterschrieben: { $lines } Zeilen, Fingerabdruck { $head }, in { $path }
    }
cli-key = Schlüssel { $key }
cli-no-play-off-game = es wurde noch keine Stichkampfpartie gespielt
cli-no-play-off-hint = `tiebreak convert --to pgn` schreibt die Partien des Turniers
cli-write-reason = schreiben Sie den Grund anstelle von REASON
cli-nothing-to-amend = eine Aufzeichnung { $path } gibt es noch nicht und nichts zu ändern
cli-nothing-to-amend-hint = die erste Antwort beginnt es, mit der Turnierdatei, wie sie dann ist
cli-amended-already = Nichts zu ändern: Die Turnierdatei sagt, was die Aufzeichnung weiß.
cli-nothing-was-written = Nichts wurde geschrieben.
cli-file-amended = die Turnierdatei wurde geändert
cli-enter-amendment = Diese Änderung eintragen
cli-enter-amendment-hint = wiederholen Sie den Befehl mit --yes, um die Änderung einzutragen
cli-undo-or-restart = machen Sie die Änderung der Turnierdatei rückgängig, oder beginnen Sie eine neue Aufzeichnung und tragen Sie die Antworten noch einmal ein
cli-undo-change = machen Sie die Änderung der Turnierdatei rückgängig; nichts wurde geschrieben
cli-heading =
    { $heading ->
        [changed] In der Turnierdatei geändert
        [follows] Ergebnis
        [falls-away] Gilt nicht mehr
        [again] Neu zu beantworten
        [so-far] Bisher
       *[also-open] Auch offen
    }
cli-answers-kept = Jede Antwort, die zählt, bleibt erhalten.
cli-cannot-follow = „{ $source }“ lässt sich nicht verfolgen: { $why }
cli-who-is-meant = „{ $who }“ sagt nicht, wer gemeint ist
cli-who-hint = erwartet: „SPELLING = NAME“
cli-source-unread = { $source } ließ sich nicht lesen: { $why }
cli-proposes-nothing = die Übertragung schlägt für `{ $id }` nichts vor
cli-proposes-nothing-now = sie schlägt jetzt nichts vor
cli-proposes-for = sie schlägt etwas vor für: { $ids }
cli-follow-keys = y übernimmt den ersten Vorschlag, n lässt ihn liegen, a übernimmt alle des Turniers, q beendet.
cli-following = Die Übertragung wird verfolgt. { cli-follow-keys }
cli-no-such-number = Eine { $number } gibt es nicht.
cli-start-with-by = Die Aufzeichnung sagt, wer ein Ergebnis übernommen hat: mit q beenden und mit --by NAME neu beginnen.
cli-proposal-left = Liegen gelassen. Der Vorschlag kommt wieder, wenn die Übertragung etwas anderes sagt.
cli-nothing-proposed = Nichts wird vorgeschlagen.
cli-nothing-to-take = Nichts zu übernehmen.
cli-follow-nothing-at = unter { $source } gibt es noch keine Partien
cli-follow-empty = { $source } enthält noch keine Partien
cli-follow-no-file = die Datei { $source } gibt es nicht
cli-follow-waiting = Tiebreak fragt weiter nach; q beendet.
cli-not-a-memory = { $path } ist nicht, was `tiebreak follow` geschrieben hat
cli-not-a-memory-hint = löschen Sie sie; was sie beantwortet hat, wird dann noch einmal gefragt
cli-no-format = die Endung von { $path } nennt kein Format
cli-no-format-hint = nehmen Sie .toml, .trf, .pgn, .csv, .xml oder .xlsx, oder --to FORMAT
cli-same-file = Eingabe und Ausgabe sind dieselbe Datei
cli-same-file-hint = nennen Sie eine andere Ausgabe
cli-cannot-be-written = dieses Turnier lässt sich so nicht schreiben: { $why }
cli-toml-holds-all = eine Turnierdatei (.toml) fasst alles
cli-does-not-hold = { $format } fasst nicht: { $lost }
cli-only-report-lists = nur ein Turnierbericht enthält eine Liste von Feinwertungen
cli-write-trf = schreiben Sie .trf
cli-list-changed =
    { $after ->
        [1] die Liste der Feinwertungen wird geändert, nachdem 1 Runde gespielt ist: Sie war { $from } und ist ab jetzt { $to }; ein Kommentar im Bericht sagt es
       *[other] die Liste der Feinwertungen wird geändert, nachdem { $after } Runden gespielt sind: Sie war { $from } und ist ab jetzt { $to }; ein Kommentar im Bericht sagt es
    }
cli-no-event-called = ein Turnier `{ $slug }` gibt es nicht
cli-no-event-called-hint = `tiebreak export` ohne Namen zählt sie auf
cli-nothing-kept = in { $path } wurde nichts gesichert
copied-events =
    { $events ->
        [1] { $events } Turnier
       *[other] { $events } Turniere
    }
copied-lines =
    { $lines ->
        [1] { $lines } Zeile
       *[other] { $lines } Zeilen
    }
copied-accounts =
    { $accounts ->
        [1] { $accounts } Konto
       *[other] { $accounts } Konten
    }
cli-copied = { copied-events } mit { copied-lines } ihrer Aufzeichnungen, { copied-accounts }
cli-new-database = nennen Sie mit --database eine neue Datei oder eine leere Datenbank: Ersetzt wird nie etwas
cli-nothing-copied = { $why }; kopiert wurde nichts
cli-stop-the-server = halten Sie den Server darauf an und versuchen Sie es noch einmal
cli-settings-from = Einstellungen aus { $file }
cli-server-at = Tiebreak ist unter { $here } zu erreichen
cli-first-password = Setzen Sie das Passwort der Verwaltung, einmalig, binnen eines Tages: { $link }
cli-server-stopped = der Server hat angehalten
cli-systemd = was systemd übergibt, ist nicht zu gebrauchen
cli-cannot-listen = an { $place } lässt sich nicht lauschen: { $error }
cli-cannot-listen-hint = wählen Sie mit --listen eine andere Stelle
cli-key-made = Ein Schlüssel zum Unterschreiben wurde angelegt: { $path } ({ $key })
cli-show-config = `tiebreak serve --show-config` zeigt, was eingestellt ist und woher
cli-no-round-again = das Turnier hat keine Runde, die sich noch einmal spielen ließe
cli-no-round-hint = eine Probe braucht ein Schachturnier mit Runden und Ergebnissen
cli-no-demo = die Demo hat kein solches Turnier
cli-no-folder = kein Ordner für die Probe
cli-cannot-listen-port = am Port { $port } dieses Rechners lässt sich nicht lauschen
cli-rehearsal = Eine Probe mit { $games } Partien, zu Ende in etwa { $seconds } Sekunden. Mit Strg+C anhalten; nichts davon wird aufbewahrt.
cli-rehearsal-place =
    { $place ->
        [board] Anzeige
        [console] Konsole
       *[broadcast] Übertragung
    }
cli-rehearsal-password = Für die Konsole zuerst ein Passwort setzen, nur für diese Probe: { $link }
cli-no-command = einen Befehl `{ $name }` gibt es nicht
cli-no-command-hint = `tiebreak help` zählt sie auf
cli-playoff-changed = Die Aufzeichnung hat sich inzwischen geändert: erst ansehen, dann noch einmal drücken.
cli-playoff-added = Ein anderes Programm hat etwas in die Aufzeichnung eingetragen.
cli-playoff-no-key = `{ $key }` bewirkt hier nichts.
cli-playoff-twice = `{ $key }` kam binnen einer Sekunde noch einmal und wurde nicht eingetragen. Noch einmal drücken, wenn es so gemeint ist.
cli-playoff-nothing-open = Nichts ist offen.
cli-playoff-seed = Startwert, etwa die Würfel, wie sie fielen:
cli-playoff-repeat = Jeder kann es wiederholen, Name für Name, der niedrigste zuerst:
cli-playoff-not-noted = Nicht eingetragen: { $why }.
cli-playoff-games-otherwise = Die Partien sagen jetzt etwas anderes über das Turnier selbst: beenden und `tiebreak record amend` ansehen.
cli-playoff-games-news = Die Partien haben Neues; was sie anbieten, steht bei der Frage.
cli-playoff-keys =
    { $keys ->
        [forfeit] 1 0 2 kampflos · f zurück · u ändern · ? Tasten · q Ende
        [game] 1 5 0 Ergebnis · f kampflos · u ändern · ? Tasten · q Ende
        [lots] Nummer · s Startwert · u ändern · ? Tasten · q Ende
        [decision] g weiter · o anders · u ändern · ? Tasten · q Ende
        [order] der Reihe nach · = gleich · u ändern · ? Tasten · q Ende
        [colour] w b Farbe · u ändern · ? Tasten · q Ende
        [words] Enter Antwort · u ändern · ? Tasten · q Ende
       *[nothing] u ändern · ? Tasten · q Ende
    }
cli-playoff-key =
    { $key ->
        [result] eine Partie: Weiß gewann, Remis, Schwarz gewann
        [forfeit] kampflos: dann 1 oder 0, wer gewann; 2 für keinen
        [order] Lose, Boards, Entscheidungen: Namen der Reihe nach
        [level] zwischen zwei, die gleich stehen
        [colour] die Farbe, die gewählt wurde
        [decision] eine Entscheidung: weiter, oder auf andere Weise
        [seed] Lose aus einem Startwert
        [witness] wer bei der Auslosung zusieht
        [offer] die Antwort übernehmen, die die Datei anbietet
        [words] eine Antwort in Worten
        [next] die nächste offene Frage
        [correct] eine Antwort berichtigen oder zurücknehmen
        [departure] eine Abweichung vom Reglement
        [leave] jemand geht oder kommt zurück
        [rest] eine Pause gewähren; etwas vermerken
       *[quit] beenden; alles Eingetragene bleibt
    }
cli-playoff-key-twice = Dieselbe Taste zweimal binnen einer Sekunde gilt einmal.
cli-playoff-any-key = beliebige Taste: zurück
cli-playoff-place = ({ $number } von { $open }, Tab: nächste)
cli-playoff-word =
    { $word ->
        [play] Spielen
        [white] Weiß
        [black] Schwarz
       *[clock] Uhr
    }
cli-playoff-colours = w  Weiß   b  Schwarz
cli-playoff-enter-then = Enter, dann { $expected }
cli-playoff-go-on-with = weiter mit { $clause }
cli-playoff-go-on = weiter
cli-playoff-other-means = auf andere Weise, noch offen
cli-playoff-not-before =
    { $left ->
        [no] Nicht vor { $time }
       *[yes] Nicht vor { $time } (in { $remaining })
    }
cli-playoff-rest-until = Pause bis { $time } (in { $remaining }): { $what }
cli-playoff-departure = Abweichung vom Reglement: { $why } ({ $by })
cli-playoff-answer-label = Antwort:
cli-playoff-same-answer = Das ist schon die Antwort.
cli-playoff-why-or-leave = Grund (leer: alles bleibt, wie es ist):
cli-playoff-nothing-changed = Nichts wurde geändert.
cli-playoff-corrected = Berichtigt: { $id }
cli-playoff-no-answer-yet = Es gibt noch keine Antwort zu berichtigen.
cli-playoff-correct-which = Welche Antwort berichtigen?
cli-playoff-number-or-name = Nummer oder Name der Frage (leer: keine):
cli-playoff-no-answer = Eine Antwort `{ $id }` gibt es nicht.
cli-playoff-instead-of = Statt { $answer }:
cli-playoff-right-answer = die richtige Antwort · x zurücknehmen · Rücktaste abbrechen
cli-playoff-seed-again = Startwert:
cli-playoff-correct-title = { $id } berichtigen
cli-playoff-was-and-is =
    { $what ->
        [now] jetzt
       *[instead] stattdessen
    }
cli-playoff-open-again = wieder offen
cli-playoff-nothing-falls-away = Sonst entfällt nichts.
cli-playoff-nothing-noted = Nichts wurde eingetragen.
cli-playoff-your-name = Ihr Name:
cli-playoff-no-tie = Es gibt keinen Gleichstand, bei dem abzuweichen wäre.
cli-playoff-which-tie = Welcher Gleichstand ({ $ties }):
cli-playoff-no-such-tie = Einen Gleichstand `{ $tie }` gibt es nicht.
cli-playoff-order = Alle teilen: `share`; oder "Namen" der Reihe nach, = zwischen gleichen:
cli-playoff-why = Grund:
cli-playoff-departure-noted = Eingetragen: Abweichung vom Reglement.
cli-playoff-who-leaves = Wer geht (wer schon gegangen ist, kommt zurück):
cli-playoff-said-why = { $said }. Grund:
cli-playoff-minutes = Minuten Pause:
cli-playoff-no-minutes = „{ $minutes }“ ist keine Zahl von Minuten.
cli-playoff-for-whom = Für wen (leer: alle):
cli-playoff-rest-noted = Eingetragen: die Pause.
cli-playoff-note = Vermerk:
cli-playoff-who-sees = Wer bei der Auslosung zusieht ("Namen" in Anführungszeichen; leer: niemand):
cli-playoff-no-witnesses = Lose werden ohne Zeugen eingetragen.
cli-playoff-seen-by = Lose werden als gesehen von { $names } eingetragen.

## Files: what is wrong anywhere

# $known is all, or least where they were not counted to the end.
document-not-shown =
    { $known ->
        [least] mindestens { $more } weitere Meldungen sind nicht aufgeführt
       *[all] { $more } weitere Meldungen sind nicht aufgeführt
    }
# What a table of a file is called, as the subject of a sentence; $name is a clause's, or the key as it stands.
document-table =
    { $what ->
        [the-event] das Turnier
        [the-regulation] das Reglement
        [the-settings] die Einstellungsdatei
        [the-model] das Modell
        [this-stage] diese Stufe
        [this-clock] diese Bedenkzeit
        [this-route] dieser Weg
        [this-reading] diese Lesart
        [this-player] dieser Spieler
        [this-team] dieses Team
        [this-pair] dieses Paar
        [this-game] diese Partie
        [this-origin] diese Herkunft
        [this-match] dieser Kampf
        [this-encounter] diese Begegnung
        [this-bye] dieses Freilos
        [these-points] dieser Punkteeintrag
        [this-board] dieses Board
        [this-table] dieser Tisch
        [this-phase] diese Phase
        [what-is-declined] dieser Verzicht
        [clause] die Bestimmung „{ $name }“
       *[other] { $name }
    }
# The same, where something stands in it.
document-in-table =
    { $what ->
        [the-event] im Turnier
        [the-regulation] im Reglement
        [the-settings] in den Einstellungen
        [the-model] im Modell
        [this-stage] in dieser Stufe
        [this-clock] in dieser Bedenkzeit
        [this-route] in diesem Weg
        [this-reading] in dieser Lesart
        [this-player] bei diesem Spieler
        [this-team] bei diesem Team
        [this-pair] bei diesem Paar
        [this-game] in dieser Partie
        [this-origin] in dieser Herkunft
        [this-match] in diesem Kampf
        [this-encounter] in dieser Begegnung
        [this-bye] in diesem Freilos
        [these-points] in diesem Punkteeintrag
        [this-board] in diesem Board
        [this-table] an diesem Tisch
        [this-phase] in dieser Phase
        [what-is-declined] in diesem Verzicht
        [clause] in der Bestimmung „{ $name }“
       *[other] in { $name }
    }
document-missing = { $table } hat keinen Eintrag `{ $key }`
document-missing-label = hier fehlt `{ $key }`
document-missing-hint = ergänzen Sie `{ $key } = ...`
document-missing-hint-like = ergänzen Sie `{ $key } = ...`: { $like }
document-not-usable = `{ $key }` ist nicht zu gebrauchen
document-whole-number = erwartet: eine ganze Zahl von { $least } bis { $most }
document-unknown-key = unbekannter Schlüssel `{ $key }` { $place }
document-known-keys = bekannte Schlüssel: { $keys }
document-kind =
    { $kind ->
        [text] ein Text
        [number] eine Zahl
        [truth] true oder false
        [moment] ein Datum oder eine Zeit
        [list] eine Liste
       *[table] eine Tabelle
    }
document-wrong-kind =
    { $wanted ->
        [text] { $table } ist { $kind }, kein Text
        [list] { $table } ist { $kind }, keine Liste
       *[table] { $table } ist { $kind }, keine Tabelle
    }
document-expected =
    { $wanted ->
        [text] erwartet: ein Text
        [list] erwartet: eine Liste
       *[table] erwartet: eine Tabelle
    }
# $why is in the words of the library that reads TOML.
document-toml = das ist kein gültiges TOML: { $why }
document-quotes-straight = nehmen Sie gerade Anführungszeichen: "..."
document-quotes-text = ein Text steht in Anführungszeichen: { $key } = "{ $value }"
document-quotes-end = ein Text endet in der Zeile, in der er beginnt, oder steht in drei Anführungszeichen: """..."""
document-quotes-inside = ein Anführungszeichen in einem Text wird \" geschrieben, oder der Text steht in einfachen: '...'
document-json = das ist kein gültiges JSON
document-json-expected =
    { $what ->
        [end] erwartet: das Ende der Datei
        [flatter] erwartet: weniger Klammern ineinander
        [value] erwartet: ein Wert
        [key] erwartet: ein Schlüssel in Anführungszeichen
        [quote] erwartet: `"` am Ende des Textes
        [line] erwartet: kein Zeilenumbruch in einem Text
        [escape] erwartet: ein Zeichen nach `\`
        [escapes] erwartet: eines von { $signs }
        [character] erwartet: ein Zeichen
        [hex] erwartet: vier hexadezimale Ziffern
       *[signs] erwartet: { $signs }
    }
document-json-twice = der Schlüssel `{ $key }` steht zweimal da
document-json-keep-one = behalten Sie einen der beiden

## Files: what was understood

kind-told = so angegeben mit --kind
kind-told-cycles =
    { $cycles ->
        [1] angegeben als einfaches Rundenturnier ({ $cycles } Durchgang)
       *[other] angegeben als Rundenturnier mit { $cycles } Durchgängen
    }
kind-only-two =
    { $who ->
        [players] nur zwei Spieler
        [pairs] nur zwei Paare
       *[teams] nur zwei Teams
    }
kind-no-games = es gibt keine Partien, an denen es zu erkennen wäre
kind-knock-out = nach jeder Runde spielt etwa die Hälfte der Verbliebenen weiter
kind-all-met =
    { $times ->
        [1] { $who ->
                [players] je zwei Spieler haben einmal gegeneinander gespielt
                [pairs] je zwei Paare haben einmal gegeneinander gespielt
               *[teams] je zwei Teams haben einmal gegeneinander gespielt
            }
        [2] { $who ->
                [players] je zwei Spieler haben zweimal gegeneinander gespielt
                [pairs] je zwei Paare haben zweimal gegeneinander gespielt
               *[teams] je zwei Teams haben zweimal gegeneinander gespielt
            }
       *[other] { $who ->
                [players] je zwei Spieler haben { $times }-mal gegeneinander gespielt
                [pairs] je zwei Paare haben { $times }-mal gegeneinander gespielt
               *[teams] je zwei Teams haben { $times }-mal gegeneinander gespielt
            }
    }
kind-nearly-all-met =
    { $who ->
        [players] { $rounds } Runden bei { $players } Spielern, und { $present } von { $expected } Paarungen sind da
        [pairs] { $rounds } Runden bei { $players } Paaren, und { $present } von { $expected } Paarungen sind da
       *[teams] { $rounds } Runden bei { $players } Teams, und { $present } von { $expected } Paarungen sind da
    }
kind-too-few-rounds =
    { $who ->
        [players] { $rounds } Runden bei { $players } Spielern: zu wenige, als dass jeder gegen jeden spielen könnte
        [pairs] { $rounds } Runden bei { $players } Paaren: zu wenige, als dass jedes gegen jedes spielen könnte
       *[teams] { $rounds } Runden bei { $players } Teams: zu wenige, als dass jedes gegen jedes spielen könnte
    }
kind-like-scores = gepaart wurde nach dem Punktestand
kind-berger =
    { $who ->
        [players] { $rounds } volle Runden bei { $players } Spielern, gepaart nach den Berger-Tabellen
        [pairs] { $rounds } volle Runden bei { $players } Paaren, gepaart nach den Berger-Tabellen
       *[teams] { $rounds } volle Runden bei { $players } Teams, gepaart nach den Berger-Tabellen
    }
kind-never-twice =
    { $who ->
        [players] { $rounds } volle Runden; keine zwei Spieler trafen zweimal aufeinander, und gepaart wurde ohne Rücksicht auf den Punktestand
        [pairs] { $rounds } volle Runden; keine zwei Paare trafen zweimal aufeinander, und gepaart wurde ohne Rücksicht auf den Punktestand
       *[teams] { $rounds } volle Runden; keine zwei Teams trafen zweimal aufeinander, und gepaart wurde ohne Rücksicht auf den Punktestand
    }
kind-either =
    { $rounds ->
        [1] { $who ->
                [players] { $rounds } Runde bei { $players } Spielern könnte Schweizer System sein oder ein laufendes Rundenturnier
                [pairs] { $rounds } Runde bei { $players } Paaren könnte Schweizer System sein oder ein laufendes Rundenturnier
               *[teams] { $rounds } Runde bei { $players } Teams könnte Schweizer System sein oder ein laufendes Rundenturnier
            }
       *[other] { $who ->
                [players] { $rounds } Runden bei { $players } Spielern könnten Schweizer System sein oder ein laufendes Rundenturnier
                [pairs] { $rounds } Runden bei { $players } Paaren könnten Schweizer System sein oder ein laufendes Rundenturnier
               *[teams] { $rounds } Runden bei { $players } Teams könnten Schweizer System sein oder ein laufendes Rundenturnier
            }
    }
kind-kept-apart = steht gesondert unter [[play-off-game]]
doubt-total =
    { $unit ->
        [points] { $name }: veröffentlicht sind { $published } Punkte, die Ergebnisse ergeben { $given }
       *[vps] { $name }: veröffentlicht sind { $published } VP, die Ergebnisse ergeben { $given }
    }
doubt-total-missing = fehlende Ergebnisse können das ausgleichen
doubt-total-penalty = eine Strafe von { $points } würde es erklären
doubt-total-carry-over = ein Carry-over von { $points } würde es erklären
doubt-rank = { $below } steht mit { $more } Punkten auf Platz { $lower }, hinter { $above }, Platz { $rank } mit { $points }
doubt-ranks = die veröffentlichten Plätze folgen bei { $wrong } von { $count } nicht den Punkten
doubt-vps = { $first } – { $second }: veröffentlicht sind { $published } VP, { $imps } IMP in { $boards } Boards ergeben { $given }
doubt-vps-count = die veröffentlichten zählen
doubt-vps-scale = keiner der { $count } Kämpfe hat die VP der WBF-Skala: Es galt eine andere Skala
doubt-names-seen = „{ $name }“ steht hier zweimal, in Zeichen, die gleich aussehen
doubt-names-expected = erwartet: `given-family`, `family-given`, `as-written`, `apart`, `together` oder zwei Namen mit = dazwischen
doubt-board-score = Board { $number }, { $who }: angegeben ist { $stated }, der Kontrakt ergibt { $given }
doubt-board-points = Board { $number }, { $who }: veröffentlicht ist { $stated }, die Scores ergeben { $given }
doubt-session =
    { $unit ->
        [percent] { $name }: veröffentlicht ist { $stated }, die Boards ergeben { $given } %
       *[imps] { $name }: veröffentlicht ist { $stated }, die Boards ergeben { $given } IMP
    }
doubt-and-more = { $first }; und { $more } weitere
doubt-taken =
    { $taken ->
        [stated] es gelten die angegebenen Scores
        [scores] es gilt, was die Scores ergeben
       *[boards] es gilt, was die Boards ergeben
    }
doubt-scoring-unclear =
    { $said ->
        [other] „{ $stated }“ sagt nicht, wie die Boards gewertet werden
       *[nothing] die Datei sagt nicht, wie die Boards gewertet werden
    }
lost-part =
    { $part ->
        [title] den Titel
        [regulation] das Reglement und seine Lesarten
        [kind] die Art des Turniers (beim Lesen mit --kind angeben)
        [rounds] wie viele Runden vorgesehen sind
        [finished] dass das Turnier beendet ist
        [start] den Tag, an dem es beginnt
        [end] den Tag, an dem es endet
        [venue] den Spielort
        [time-zone] die Zeitzone
        [scoring] andere Punkte für Partien als 1, ½, 0
        [prizes] Preisgeld
        [tour-points] Tourpunkte
        [teams] Bretter und Aufstellungen der Mannschaften
        [report] weitere Zeilen des Berichts
        [participants] Teilnehmer, die nichts gespielt haben
        [numbers] Startnummern
        [shown-names] wie Namen angezeigt werden
        [short-names] Kurznamen
        [federations] Föderationen
        [chess-titles] Schachtitel
        [ratings] Wertungszahlen
        [fide-ids] FIDE-IDs
        [births] Geschlecht und Geburtsdaten
        [figures] veröffentlichte Zahlen
        [penalties] Strafen und Carry-over
        [points-by-event] Punkte der einzelnen Turniere
        [sessions] Ergebnisse der Durchgänge
        [clubs] Vereine
        [groups] Gruppen der Teilnehmer
        [previous-places] Plätze bei der vorigen Austragung
        [qualification-places] Plätze in der Qualifikation
        [who-left] wer gegangen ist oder verzichtet
        [results] Ergebnisse von Partien
        [rounds-of-games] die Runden der Partien
        [phases] die Phasen der Partien
        [moves] Zahlen von Zügen
        [times] wann Partien gespielt wurden
        [byes] Freilose
        [unrated] welche Partien nicht gewertet werden
        [play-off] Partien des Stichkampfs
        [annulled-games] gestrichene Partien
        [matches] Zahlen der Kämpfe
        [qualification-matches] Kämpfe der Qualifikation
        [annulled-matches] gestrichene Kämpfe
        [encounters] Begegnungen von Paaren
        [boards] Boards
        [tables] was an den Tischen geschah
       *[everything] alles: Es lässt sich nicht wieder lesen
    }

## Files: models of chance

model-file-format = „{ $format }“ ist nicht das Format einer Modelldatei
model-file-format-expected = erwartet: "{ $expected }"
model-file-twice = { $white } mit Weiß gegen { $black } ist zweimal genannt
model-file-twice-label = das zweite Mal
model-file-twice-hint = jedes Paar und jede Farbe einmal; mit vertauschten Farben ist es ein eigenes Paar
model-file-no-player = „{ $name }“ spielt in diesem Turnier nicht mit
model-file-three = drei Wahrscheinlichkeiten werden gebraucht: Weiß gewinnt, Remis, Schwarz gewinnt
model-file-three-expected = erwartet: etwa { $example }
model-file-together-one = erwartet: drei von 0 bis 1, zusammen 1
model-file-out-of-range = eine Wahrscheinlichkeit ist kleiner als 0 oder größer als 1
model-file-nearly-one =
    { $off ->
        [more] die drei Wahrscheinlichkeiten ergeben zusammen { $by } mehr als 1
       *[less] die drei Wahrscheinlichkeiten ergeben zusammen { $by } weniger als 1
    }
model-file-not-one = die drei Wahrscheinlichkeiten ergeben zusammen { $sum }, nicht 1
model-file-draws = `draws` ist der Anteil der Partien unter Gleichstarken, die remis enden
model-file-cannot-be = `{ $key }` kann nicht { $found } sein
model-file-from-to = erwartet: eine Zahl von { $least } bis { $most }
model-file-no-number = das ist keine Zahl
model-file-number-expected = erwartet: eine Zahl

## Made-up tournaments

## The store

## Settings

## A new regulation in the terminal

new-regulation-title = Titel des Turniers, mit dem Jahr
new-regulation-sport = Sport
new-regulation-settled =
    { $first ->
        [winner] Was entschieden wird: nur Platz 1 oder alle Plätze
       *[all] Was entschieden wird: alle Plätze oder nur Platz 1
    }
new-regulation-games = Partien eines Stichkampfs zu zweit (0: kein Stichkampf)
new-regulation-games-expected = erwartet: eine Zahl bis 100
new-regulation-criteria = Kriterien der Reihe nach, mit Kommas
new-regulation-no-criterion =
    { $near ->
        [none] „{ $name }“ ist kein Kriterium dieses Sports; es gibt { $known }
       *[other] „{ $name }“ ist kein Kriterium dieses Sports; meinten Sie { $near }? Es gibt { $known }
    }
new-regulation-criterion-twice = { $name } steht zweimal da; das zweite würde niemanden trennen
new-regulation-many-criteria = erwartet: höchstens zwanzig
new-regulation-categories = Kategorien mit eigenen Preisen oder Pokalen, mit Kommas (women, under 12, over 65, below 2000)
new-regulation-no-category = „{ $name }“ ist keines von women, under N, over N, below RATING
new-regulation-several-prizes = Wer mehrere Preise gewinnt, erhält sie alle oder nur den größten
new-regulation-criteria-level = Wenn die Kriterien einige gleich lassen
new-regulation-rate = Bedenkzeit: Minuten + Sekunden je Zug
new-regulation-rate-expected = erwartet: zum Beispiel 3+2
new-regulation-match-level = Wenn das Match unentschieden endet
new-regulation-more-than-two = Mehr als zwei punktgleich: alle in einem Rundenturnier oder die besten zwei nach den Kriterien
new-regulation-no-choice = „{ $answer }“ ist keines von { $names }
new-regulation-choice = { $question } ({ $names })
new-regulation-prompt = { $question } [{ $usual }]:
new-regulation-written =
    { $count ->
        [0] { $name } ist geschrieben; `tiebreak check { $name }` hat nichts anzumerken.
        [1] { $name } ist geschrieben; `tiebreak check { $name }` hat eine Anmerkung.
       *[other] { $name } ist geschrieben; `tiebreak check { $name }` hat { $count } Anmerkungen.
    }

## Following a broadcast

follow-no-address = { $address } ist keine Adresse
follow-answered = antwortete { $status }
follow-redirect = antwortete { $status }, nach { $to }: Weiterleitungen wird nicht gefolgt
follow-too-much = sandte mehr als { $most } Bytes
follow-cannot-read = { $path } lässt sich nicht lesen: { $why }
follow-file-too-large = mehr als { $most } Bytes

## Files: TRF

trf-no-player = in diesem Bericht steht kein Spieler
trf-no-player-hint = Spieler stehen in Sätzen, die mit 001 beginnen
trf-not-rounds = „{ $text }“ ist keine Rundenzahl
trf-expected-rounds = erwartet: eine ganze Zahl von 1 bis { $most }
trf-not-point-system = „{ $word }“ gehört nicht in ein Punktesystem
trf-expected-point-system = erwartet: Buchstaben mit Punkten, etwa W 1.0  D 0.5  L 0.0
trf-not-a-record = { $code } ist kein Satz eines Turnierberichts
trf-meant-player = ist 001 gemeint?
trf-expected-record = erwartet: die Nummer eines Satzes
trf-comment = eine Zeile, die mit # beginnt, ist ein Kommentar
trf-old-byes =
    { $count ->
        [one] { $count } Freilos hat das Zeichen eines Ergebnisses, wie in TRF06: + gilt als Freilos mit vollem Punkt, = als Freilos mit halbem Punkt.
       *[other] { $count } Freilose haben das Zeichen eines Ergebnisses, wie in TRF06: + gilt als Freilos mit vollem Punkt, = als Freilos mit halbem Punkt.
    }
trf-taken-for =
    { $declared ->
        [no] Ein { $layout }-Bericht hat dafür keinen Satz; angenommen sind: { $rounds ->
                [one] { $rounds } Runde, so viele wie gespielt wurden
               *[other] { $rounds } Runden, so viele wie gespielt wurden
            }; { $points } Punkte; { $kind ->
                [round-robin] ein Rundenturnier
               *[swiss] ein Turnier nach Schweizer System
            }.
       *[yes] Ein { $layout }-Bericht hat dafür keinen Satz; angenommen sind: { $points } Punkte; { $kind ->
                [round-robin] ein Rundenturnier
               *[swiss] ein Turnier nach Schweizer System
            }.
    }
trf-shifted =
    { $more ->
        [0] Die Spalten der Sätze von { $numbers } sind verschoben: Sie werden gelesen, wo sie stehen.
       *[other] Die Spalten der Sätze von { $numbers } und { $more } weiteren sind verschoben: Sie werden gelesen, wo sie stehen.
    }
trf-shifted-by =
    { $side ->
        [right] { $columns ->
                [one] um eine Spalte nach rechts verschoben
               *[other] um { $columns } Spalten nach rechts verschoben
            }
       *[left] { $columns ->
                [one] um eine Spalte nach links verschoben
               *[other] um { $columns } Spalten nach links verschoben
            }
    }
trf-shifted-hint = in manchen Programmen tun das Namen mit Buchstaben aus zwei Bytes; exportieren Sie den Bericht noch einmal
trf-short-record = dieser Spielersatz endet in Spalte { $column }
trf-expected-points-end = erwartet: mindestens 84 Spalten; die Punkte stehen in den Spalten 81 bis 84
trf-short-record-hint = die Zeile wurde vielleicht abgeschnitten, oder ihre Leerzeichen wurden zusammengezogen; exportieren Sie den Bericht noch einmal
trf-number-zero = eine Startnummer 0
trf-expected-one-or-more = erwartet: 1 oder mehr
trf-not-points = „{ $text }“ sind keine Punkte
trf-expected-points = erwartet: Punkte wie { $such } in den Spalten { $from } bis { $to }
trf-odd-name = ein Name mit einem Tabulator oder einem anderen Zeichen, das kein Buchstabe ist
trf-expected-name = erwartet: Buchstaben und Leerzeichen in den Spalten 15 bis 47
trf-expected-field =
    { $what ->
        [number] erwartet: eine Startnummer in den Spalten { $from } bis { $to }
        [rating] erwartet: eine Wertungszahl in den Spalten { $from } bis { $to }
        [fide-id] erwartet: die FIDE-ID in den Spalten { $from } bis { $to }
        [rank] erwartet: ein Platz in den Spalten { $from } bis { $to }
        [round] erwartet: eine Runde in den Spalten { $from } bis { $to }
        [team] erwartet: die Nummer eines Teams in den Spalten { $from } bis { $to }
        [strength] erwartet: eine Spielstärke in den Spalten { $from } bis { $to }
        [any-number] erwartet: eine Startnummer in vier Spalten
        [any-player] erwartet: die Startnummer eines Spielers
        [any-seat] erwartet: die Startnummer eines Spielers, oder 0
       *[any-team] erwartet: die Nummer eines Teams
    }
trf-many-rounds = { $count } Runden, mehr als die { $most }, die gelesen werden
trf-expected-at-most = erwartet: höchstens { $most }
trf-expected-round = erwartet: Gegner, Farbe und Ergebnis der Runde { $round }, etwa "12 w 1"
trf-round-columns = sie stehen in den Spalten { $from } bis { $to }
trf-no-result = eine Runde ohne Ergebnis
trf-expected-result = erwartet: 1, =, 0, +, -, W, D, L, F, H, U oder Z
trf-points-to-nobody = Punkte werden niemandem zugeteilt
trf-expected-numbers = erwartet: Startnummern
trf-points-to-nobody-hint = sie stehen in den Spalten 24 bis 27, 29 bis 32 und so weiter; die Punkte von Spielern in den Spalten 14 bis 17
trf-points-here = hier werden dieser Nummer Punkte zugeteilt
trf-not-kind = „{ $kind }“ ist keine Art von Ergebnis
trf-expected-kind = erwartet: +, -, W, D, L, F, H, U oder Z in Spalte 5
trf-called = Spieler { $number } heißt von hier an „{ $name }“
trf-no-name-here = hier steht kein Name
trf-name-twice = dieser Name steht hier zweimal
trf-points-differ =
    { $more ->
        [0] Spieler { $number } hat hier { $points } Punkte, aber { $rounds } aus den Runden
       *[other] Spieler { $number } hat hier { $points } Punkte, aber { $rounds } aus den Runden, und { $more } weitere
    }
trf-points-of-team = in einem Bericht über Teams können es die des Teams sein
trf-rounds-give = die Runden ergeben { $points }
trf-points-differ-hint = berichtigen Sie die Punkte oder die Ergebnisse; andere Punkte für einen Sieg stehen in Satz 162
trf-same-number = zwei Spieler haben die Startnummer { $number }
trf-number-above = diese Nummer steht schon weiter oben
trf-round-too-many = Spieler { $number } hat eine Runde { $round }
trf-rounds-declared = nach dem Bericht sind es { $rounds } Runden
trf-more-mistakes = es gibt weitere Fehler; dies sind die ersten
trf-against-itself = Spieler { $number } spielt gegen sich selbst
trf-expected-opponent = erwartet: ein Gegner
trf-expected-known-number = erwartet: eine Startnummer dieses Berichts, höchstens { $last }
trf-disagree = die Spieler { $one } und { $other } stimmen über Runde { $round } nicht überein
trf-player-there = Spieler { $number } hat dort Spieler { $opponent }
trf-bye-there = Spieler { $number } ist dort spielfrei
trf-nothing-there = bei Spieler { $number } steht dort nichts
trf-same-colour = die Spieler { $one } und { $other } haben in Runde { $round } dieselbe Farbe
trf-expected-other-colour = erwartet: die andere Farbe
trf-results-disagree = die Ergebnisse der Spieler { $one } und { $other } in Runde { $round } passen nicht zusammen
trf-signs = { $here } hier, { $there } bei Spieler { $number }
trf-list-changed = Die Liste der Feinwertungen wurde nach Runde { $round } geändert: Bis dahin war es { $from }, von da an { $to }.
trf-list-changed-when = Die Liste der Feinwertungen wurde geändert{ $when }: Bis dahin war es { $from }, von da an { $to }.
trf-because-said = im Bericht steht „{ $system }“
trf-because-rounds = { $rounds } Runden für { $players } Spieler
trf-because-unnamed = der Bericht nennt kein System, und für ein Rundenturnier sind es zu wenige Runden
trf-team-unknown = eines dieser Teams steht nicht im Bericht
trf-expected-teams = erwartet: Nummern aus Sätzen 310
trf-expected-team = erwartet: eine Nummer aus einem Satz 310
trf-kind-of-teams = was eine Art von Ergebnis Teams gibt (299), wird aufbewahrt, aber nicht gezählt
trf-team-names-nobody = dieses Team nennt einen Spieler, den der Bericht nicht hat
trf-in-two-teams = Spieler { $number } ist in zwei Teams
trf-team-above-too = ein Team weiter oben nennt diesen Spieler auch
trf-not-in-team = Spieler { $number } ist nicht in Team { $team }
trf-expected-line-up = erwartet: Spieler dieses Teams, 0 für niemanden
trf-in-no-team = Spieler { $number } ist in keinem Team
trf-expected-of-a-team = erwartet: ein Spieler eines Teams
trf-team-against-itself = Team { $number } spielt gegen sich selbst
trf-expected-of-another-team = erwartet: ein Spieler eines anderen Teams
trf-two-opponents = Team { $number } trifft in Runde { $round } auf zwei Teams
trf-other-boards = seine anderen Bretter spielen gegen ein anderes Team
trf-empty-boards = die Teams { $one } und { $other } ließen in Runde { $round } beide ein Brett leer, und kein Satz 300 sagt, welches
trf-empty-boards-taken = die leeren Bretter gelten als die letzten
trf-same-team-number = zwei Teams haben die Nummer { $number }
trf-team-above = „{ $name }“ steht schon weiter oben
trf-not-bye = „{ $kind }“ ist keine Art von Freilos
trf-expected-bye = erwartet: F, H oder Z in Spalte 5
trf-not-came = „{ $text }“ sagt nicht, wer kam
trf-expected-came = erwartet: +-, -+ oder -- in den Spalten 5 und 6
trf-not-colours = „{ $colours }“ sind keine Farben
trf-expected-colours = erwartet: W oder B für jedes Brett, etwa WBWB
trf-not-match-points = „{ $word }“ gehört nicht in die Mannschaftspunkte
trf-expected-match-points = erwartet: Buchstaben mit Punkten, etwa TW 2.0   TD 1.0   TL 0.0
trf-number-missing = eine Nummer fehlt
trf-chess-only = ein Turnierbericht (TRF) enthält nur Schach
trf-needs-line-ups = ein Turnierbericht (TRF) braucht die Spieler an jedem Brett
trf-too-wide = { $value } passt nicht in die { $width } Zeichen, die Datensatz { $record } eines Turnierberichts (TRF) dafür hat

## Files: PGN

pgn-not-of-event = { $white } – { $black } ist keine Partie dieses Turniers
pgn-other-result = { $white } – { $black } endete in der Turnierdatei { $known }, in den Partien { $result }
pgn-event-file-counts = die Turnierdatei zählt; ist es dort falsch, berichtigen Sie es dort
pgn-not-a-player = „{ $name }“ ist kein Spieler dieses Turniers
pgn-add-fide-id = ergänzen Sie in der Turnierdatei die fide-id des Spielers, oder berichtigen Sie den Namen in den Partien
pgn-looks-like = es ähnelt { $names }; ergänzen Sie die fide-id, oder schreiben Sie beide gleich
pgn-in-file = { $file }:{ $line }: { $message }
pgn-because-two-speeds = Schnell- und Blitzpartien derselben Spieler
pgn-because-event-type = das Tag EventType sagt es
pgn-later =
    { $phase ->
        [armageddon] { $count ->
                [one] { $count } Armageddon-Partie: { $because }
               *[other] { $count } Armageddon-Partien: { $because }
            }
       *[play-off] { $count ->
                [one] { $count } Partie: { $because }
               *[other] { $count } Partien: { $because }
            }
    }
pgn-later-in-round = sie geben keine Punkte; geben sie doch welche, schreiben Sie das in einer Turnierdatei unter [scoring]
pgn-later-apart = im Stand nicht gezählt; wo der Stichkampf danach fragt, als Antworten angeboten
pgn-tag-differs = { $white } – { $black }: Das Tag sagt { $tag }, die Züge enden mit { $ended } ({ $place })
pgn-tag-counts = das Tag zählt
pgn-no-side = eine Partie ohne [{ $tag } "..."]
pgn-no-side-label = diese Partie nennt dort keinen Spieler
pgn-expected-result = erwartet: 1-0, 0-1, 1/2-1/2 oder *
pgn-because-unequal-time = Weiß und Schwarz haben verschiedene Bedenkzeiten
pgn-because-tags = in den Tags steht „{ $word }“
pgn-because-decider = eine schnellere Partie ({ $clock }) nach einem Remis derselben beiden, in derselben Runde
pgn-because-faster = schneller als die anderen ({ $clock }), zwischen { $few } von { $all } Spielern
pgn-because-after = nach Runde { $round }, der letzten des Turniers
pgn-one-player = „{ $one }“ und „{ $other }“ gelten als ein Spieler
pgn-maybe-one-player = „{ $one }“ und „{ $other }“ sind vielleicht derselbe Spieler
pgn-fide-id = FIDE-ID { $id }
pgn-hidden-sign = sie unterscheiden sich durch ein Zeichen, das niemand sieht: { $one } und { $other }
pgn-other-letters = sie sehen gleich aus, mit anderen Buchstaben: { $one } und { $other }
pgn-say-one = sagen Sie { $option }, wenn es eine Person ist
pgn-repeated =
    { $count ->
        [one] { $count } Partie steht hier zweimal
       *[other] { $count } Partien stehen hier mehr als einmal
    }
pgn-counts-once = jede Partie zählt einmal
pgn-two-results = { $white } – { $black } steht hier mit zwei Ergebnissen
pgn-results-before = { $here } hier, { $before } davor
pgn-results-in = { $here } hier, { $there } in { $place }
pgn-remove-wrong = entfernen Sie die Partie, die falsch ist
pgn-faults-elsewhere =
    { $count ->
        [one] { $count } Fehler in einem anderen Turnier der Datei; dieses Turnier ist nicht betroffen
       *[other] { $count } Fehler in anderen Turnieren der Datei; dieses Turnier ist nicht betroffen
    }
pgn-board-of-match = { $first }–{ $second }, Brett { $board }
pgn-boards-missing =
    { $count ->
        [one] zu { $count } Brett der Wettkämpfe fehlt das Ergebnis, und der Wettkampf zählt nicht: { $boards }
       *[other] zu { $count } Brettern der Wettkämpfe fehlt das Ergebnis, und diese Wettkämpfe zählen nicht: { $boards }
    }
pgn-no-rounds = die Partien nennen keine Runden; jeder Wettkampf bekommt die erste Runde, in der beide Teams frei sind
pgn-expected-end = erwartet: { $signs } am Ende des Tags
pgn-odd-tag = ein Tag ohne richtigen Namen
pgn-not-a-game = das ist keine PGN-Partie
pgn-expected-event = erwartet: ein Tag wie [Event "..."]
pgn-no-game = in dieser Datei steht keine Partie
pgn-no-game-hint = eine PGN-Partie beginnt mit Tags wie [Event "..."]
pgn-chess-only = PGN enthält nur Schachpartien
pgn-no-games = PGN enthält Partien, und dieses Turnier hat keine

## Files: CSV

csv-because-requested = Freilose wurden auf Antrag gegeben, was es in einem Rundenturnier nicht gibt
csv-because-opponents = eine Kreuztabelle mit einer Spalte für jeden Gegner
csv-expected-points = erwartet: 1, ½ (auch =, 1/2), 0, + oder -
csv-expected-round = erwartet: Gegner, Farbe und Ergebnis, etwa 12w1
csv-cells-disagree = die Felder von { $one } und { $other } passen nicht zusammen
csv-second-cell = das ist das zweite der beiden
csv-one-row = die Partie von { $one } und { $other } steht nur in einer ihrer Zeilen
csv-other-row = in der anderen Zeile steht dort nichts
csv-no-colours = die Kreuztabelle sagt nicht, wer Weiß hatte: Auf Kriterien, die Schwarzpartien zählen, ist kein Verlass
csv-no-colours-hint = schreiben Sie 1w oder 0b in die Felder, oder geben Sie eine Liste der Partien
csv-no-result-column = es gibt keine Spalte für das Ergebnis
csv-expected-result-column = erwartet: eine Spalte `result`
csv-expected-counting = erwartet: 1, 2, 3, ...
csv-expected-result = erwartet: 1-0, 0-1, 1/2-1/2, +/-, -/+, -/- oder *
csv-row-lacks =
    { $what ->
        [name] in dieser Zeile fehlt der Name
        [score] in dieser Zeile fehlt die Punktzahl
        [white] in dieser Zeile fehlt, wer Weiß hatte
        [black] in dieser Zeile fehlt, wer Schwarz hatte
        [team] in dieser Zeile fehlt das Team
        [board] in dieser Zeile fehlt das Board
       *[pair] in dieser Zeile fehlt das Paar
    }
csv-row-expected =
    { $what ->
        [name] erwartet: ein Name
        [score] erwartet: eine Punktzahl
        [white] erwartet: ein Spieler mit Weiß
        [black] erwartet: ein Spieler mit Schwarz
        [team] erwartet: ein Team
        [board] erwartet: ein Board
       *[pair] erwartet: ein Paar
    }
csv-vps-of-nobody = VP für ein Team, das nicht genannt ist
csv-vps-of-bye = ein Freilos hat die VP eines Teams
csv-not-a-status = „{ $status }“ ist kein Status eines Kampfes
csv-expected-status = erwartet: played, forfeit, assigned, bye oder annulled
csv-long-row = diese Zeile hat { $fields } Felder, die erste Zeile { $columns }
csv-no-column = dafür gibt es keine Spalte
csv-long-row-hint = schreiben Sie 4.5 oder "4,5", oder setzen Sie Semikolons zwischen die Felder
csv-unknown-columns = diese Spalten sind nicht bekannt
csv-expected-columns = erwartet: round, white, black, result
csv-unknown-columns-hint = oder: name, 1, 2, 3, ... (eine Kreuztabelle); name, points (eine Tabelle); home, visit, boards, home_imps, visit_imps (Bridge); board, ns, ew, contract, by, tricks (Laufzettel)
csv-expected-number = erwartet: eine Zahl wie 8.5
csv-nothing = in dieser Datei steht nichts
csv-nothing-hint = die erste Zeile nennt die Spalten
csv-many-fields = diese Zeile hat mehr als die { $most } Felder, die gelesen werden
csv-many-cells = diese Datei hat mehr als die { $most } Felder, die gelesen werden
csv-one-too-many = das ist eines zu viel
csv-many-fields-hint = steht die ganze Tabelle in einer Zeile? Beginnen Sie für jede Reihe eine neue
csv-after-quote = Text nach einem Anführungszeichen
csv-expected-field-end = erwartet: das Ende des Feldes
csv-after-quote-hint = ein Anführungszeichen im Feld schreiben Sie zweimal
csv-open-field = dieses Feld endet nicht
csv-expected-quote = erwartet: ein schließendes Anführungszeichen
csv-because-table = eine Punktetabelle ohne Partien
csv-because-travellers = es stehen Laufzettel von Paaren darin
csv-because-sessions = es stehen Durchgänge von Paaren darin
csv-expected-score = erwartet: der Score von Nord-Süd, A6040 für Prozente, oder NP für nicht gespielt
csv-score-here = hier steht ein Score von { $score }
csv-contract-gives = der Kontrakt gibt Nord-Süd auf Board { $board } { $score }
csv-row-says-nothing = diese Zeile sagt nicht, was geschah
csv-expected-contract-or-score = erwartet: ein Kontrakt mit Alleinspieler und Stichen, oder ein Score
csv-half-contract = { $contract } ohne Alleinspieler oder Stiche
csv-expected-declarer = erwartet: N, E, S oder W unter `by` und 0 bis 13 unter `tricks`
csv-not-a-contract = „{ $contract }“ ist kein Kontrakt
csv-expected-contract = erwartet: einer wie 4S, 3NTX oder pass
csv-no-teams = CSV hat keinen Platz für Bretter und Aufstellungen von Teams; eine Turnierdatei (.toml) oder ein Bericht (.trf) hat ihn
csv-no-table = CSV enthält Partien, Kämpfe oder eine Punktetabelle, und dieses Turnier hat nichts davon

## Files: USEBIO

usebio-other-root = <{ $element }> ist keine USEBIO-Datei
usebio-expected-root = erwartet: <USEBIO Version="1.2"> oder 1.3
usebio-no-event = in dieser Datei steht kein Turnier
usebio-expected-event = erwartet: <EVENT>
usebio-other-version = Version { $version } von USEBIO ist nicht bekannt
usebio-expected-version = erwartet: 1.2 oder 1.3
usebio-because-type = der Turniertyp ist { $kind }
usebio-because-pairs = es stehen Paare darin
usebio-expected-number = erwartet: eine Zahl in <{ $element }>
usebio-lacks = <{ $element }> hat kein <{ $child }>
usebio-expected-in-here = erwartet: <{ $child }> hierin
usebio-not-whole = { $number } ist keine ganze Zahl
usebio-expected-whole = erwartet: 1, 2, 3, ... in <{ $element }>
usebio-nobody = in diesem Turnier sind weder Teams noch Paare
usebio-expected-participants = erwartet: <PARTICIPANTS> mit <TEAM> oder <PAIR>
usebio-no-pair = ein Paar { $pair } gibt es nicht
usebio-expected-pair = erwartet: eine PAIR_NUMBER der Teilnehmer
usebio-below-zero = Matchpunkte unter null
usebio-expected-zero = erwartet: null oder mehr
usebio-expected-team = erwartet: eine TEAM_ID der Teilnehmer
usebio-imps-differ = { $home } – { $visit }: angegeben sind { $stated } IMP, die Boards ergeben { $counted }
usebio-stated-taken = es gelten die angegebenen
usebio-deep = Elemente mehr als 64-fach ineinander
usebio-entities = diese Datei definiert eigene Entitäten
usebio-entities-hint = solche Dateien werden nicht gelesen; exportieren Sie sie ohne Dokumenttyp oder mit einem einfachen
usebio-open-element = <{ $element }> endet nicht
usebio-no-element = in dieser Datei steht kein Element
usebio-not-xml = das ist kein gültiges XML: { $why }
usebio-other-entity = { $entity } ist nicht bekannt
usebio-expected-entity = erwartet: &amp; &lt; &gt; &apos; oder &quot;
usebio-bridge-only = USEBIO wird für Teamkämpfe im Bridge geschrieben, und für Paare, deren Boards bekannt sind
usebio-no-byes = USEBIO hat keinen Platz für Freilose, kampflose und zugeteilte Ergebnisse

## Files: PBN

pbn-no-board = in dieser Datei steht kein Board
pbn-no-board-hint = ein PBN-Satz beginnt mit Tags wie [Board "1"]
pbn-no-teams = ein Board ohne seine Teams
pbn-expected-teams = erwartet: [Board], [HomeTeam] und [VisitTeam] in diesem Satz
pbn-expected-score = erwartet: einer wie "NS 420" oder "EW 50"
pbn-three-tables = Board { $board } von { $home } – { $visit } wurde an mehr als zwei Tischen gespielt
pbn-third = das ist der dritte
pbn-unplayed =
    { $boards ->
        [one] { $home } – { $visit } wurde nicht gespielt: { $boards } Board ist ohne Score durchgepasst
       *[other] { $home } – { $visit } wurde nicht gespielt: { $boards } Boards sind ohne Score durchgepasst
    }
pbn-unplayed-hint = ergänzen Sie den Kampf mit seinen VP und `status = "forfeit"` in der Turnierdatei: Er gilt nicht als unentschieden
pbn-one-table = Board { $board } von { $home } – { $visit } wurde nur an einem Tisch gespielt und zählt nicht
pbn-no-score = Board { $board } von { $home } – { $visit } hat keinen Score und zählt nicht
pbn-same-seats = auf Board { $board } von { $home } – { $visit } sitzt { $team } an beiden Tischen Nord-Süd; es zählt nicht
pbn-left-out = { $home } – { $visit } hat kein Board mit einem Score an beiden Tischen und bleibt weg
pbn-left-out-hint = ergänzen Sie den Kampf von Hand in der Turnierdatei
pbn-no-number = eine Scoretabelle ohne die Nummer ihres Boards
pbn-no-table = Board { $board } hat keinen Tisch
pbn-because-pairs = es stehen Scoretabellen von Paaren darin
pbn-row-without-pairs = eine Zeile ohne ihre beiden Paare
pbn-expected-pairs = erwartet: was die Spalten PairId_NS und PairId_EW nennen
pbn-row-says-nothing = eine Zeile, die nicht sagt, was geschah
pbn-expected-contract = erwartet: Contract, Declarer und Result, oder Score_NS oder Score_EW
pbn-no-boards = PBN enthält Boards, und dieses Turnier enthält nur, was sie ergaben
pbn-one-session = PBN wird für einen einzigen Durchgang ohne Gruppen geschrieben

## Files: what comes packed

packed-from = entpackt aus { $file }
packed-xls = das ist eine Arbeitsmappe von Excel vor 2007 (.xls)
packed-xls-hint = speichern Sie sie als .xlsx oder CSV, und lesen Sie das
packed-broken = dieses Archiv lässt sich nicht öffnen: { $why }
packed-nothing = in diesem Archiv ist keine Datei
packed-several = in diesem Archiv sind { $count } Dateien
packed-several-hint = entpacken Sie es, und nennen Sie die Datei, die gemeint ist: { $names }
packed-unreadable = diese Datei lässt sich nicht entpacken: { $why }
packed-large = dieses Archiv enthält mehr als { $size } MB
packed-workbook = diese Arbeitsmappe lässt sich nicht öffnen: { $why }
packed-workbook-hint = speichern Sie das Blatt als CSV, und lesen Sie das
packed-no-sheet = in dieser Arbeitsmappe gibt es kein Blatt „{ $name }“
packed-sheets = sie hat { $names }
packed-sheets-of-results = { $count } Blätter dieser Arbeitsmappe enthalten Ergebnisse
packed-sheet-of = Blatt „{ $name }“ von { $count }
packed-sheets-empty = in ihren Blättern steht nichts
packed-encrypted = sie ist verschlüsselt; speichern Sie sie ohne Kennwort
packed-nested = diese Datei ist mehr als { $most }-mal gepackt
packed-nested-hint = entpacken Sie sie, und lesen Sie den Inhalt
packed-place-outside = { $place } ist keine Zelle eines Blatts, das { $rows } Zeilen und { $columns } Spalten hat
packed-many-cells = mehr als { $most } Zellen sind ausgefüllt
packed-many-repeats = sie wiederholt ausgefüllte Zellen mehr als { $most }-mal
packed-many-gaps = mehr als { $most } leere Zellen liegen zwischen ausgefüllten
packed-many-sheets = sie hat mehr als { $most } Blätter
packed-many-strings = sie hat mehr als { $most } gemeinsame Texte
packed-much-text = sie hat mehr als { $size } MB Text
packed-unpacks-large = sie ist entpackt größer als { $size } MB
packed-part-missing = { $part } fehlt
packed-part-cut = { $part } endet zu früh
packed-not-xml = { $part } ist kein gültiges XML: { $why }
packed-long-piece = { $part } hat eine Marke oder einen Text von mehr als { $size } MB
packed-xml-deep = { $part } ist mehr als { $most } Ebenen tief verschachtelt
packed-string-missing = Zelle { $place } nennt den gemeinsamen Text { $number }, und es gibt { $count }
packed-file-empty = die Datei ist leer
packed-saved = wurde sie gespeichert?
packed-file-large = die Datei hat { $size } Bytes, mehr als die { $most }, die gelesen werden
packed-right-file = ist das die richtige Datei?
packed-not-utf-8 = Byte { $byte } ist kein UTF-8 (an Byteposition { $at }, Zeile { $line })
packed-expected-utf-8 = erwartet: ein Zeichen in UTF-8
packed-not-text = Byte { $byte } ist kein Text (an Byteposition { $at }, Zeile { $line })
packed-expected-text = erwartet: Text
export-not-read = dieses Format kann die Veranstaltung nicht aufnehmen: { $why }
export-taken-for = dieses Format kann die Veranstaltung nicht aufnehmen: die Datei würde als { $format } gelesen
packed-utf-8-hint = speichern Sie die Datei als UTF-8, oder nennen Sie ihre Kodierung mit --encoding, etwa --encoding latin1
import-read-as = die Datei ist nicht UTF-8; sie wird als { $encoding } gelesen
import-several-files = { $count } Dateien als ein Turnier gelesen
import-as-xlsx = eine Arbeitsmappe wird als .xlsx geschrieben
import-cut-off = die Datei wurde vielleicht abgeschnitten; holen Sie sie noch einmal
import-open-tag = dieses Tag endet nicht
import-expected-tag = erwartet: [Name "value"]
import-open-tag-hint = die Datei wurde vielleicht hier abgeschnitten; holen Sie sie noch einmal, oder vervollständigen Sie das Tag
import-not-a-number = „{ $text }“ ist keine Zahl
import-not-whole = „{ $text }“ ist keine ganze Zahl
import-not-a-round = „{ $text }“ ist keine Runde
import-not-a-score = „{ $text }“ ist kein Score
import-no-player = einen Spieler { $number } gibt es nicht
import-no-team = ein Team { $number } gibt es nicht
import-cannot-score = die Boards lassen sich nicht abrechnen
import-below-zero =
    { $what ->
        [imps] IMP unter null
       *[total-points] Totalpunkte unter null
    }
import-expected-won = erwartet: was jede Seite gewann, nicht der Unterschied
import-unplayed-without-vps = ein Kampf, der nicht gespielt wurde, hat hier keine VP
import-expected-given-vps = erwartet: die VP, die gegeben wurden
import-match-without-figures = dieser Kampf hat weder VP noch Boards und IMP
import-expected-figures = erwartet: die VP beider Seiten, oder Boards und die IMP beider
import-choose = wählen Sie eines mit { $option }; tiebreak inspect listet alle auf
import-say = sagen Sie { $option }
import-say-names = sagen Sie { $option }, wenn es zwei Personen sind, oder ergänzen Sie ihre FIDE-IDs
import-say-kind = sagen Sie --kind round-robin oder --kind swiss
import-no-event = ein Turnier „{ $name }“ gibt es in dieser Datei nicht
import-did-you-mean = ist „{ $name }“ gemeint?
import-holds = sie enthält { $names }
import-quoted = „{ $name }“
date-unreadable = aus dem Datum „{ $text }“ ist kein Tag zu lesen
date-either = das Datum „{ $text }“ kann { $taken } oder { $instead } sein; genommen wird { $taken }
date-within = das Datum „{ $text }“ nennt keinen Tag; genommen wird { $taken }
date-edition = FIDE-Regeln in der Ausgabe { $year }; { $option } nimmt die andere
edition-because-start = das Turnier begann am { $date }
edition-because-unknown = das Datum des Turniers ist nicht bekannt
edition-because-told = mit --edition genannt
account-edition = FIDE-Wertungsregeln, Ausgabe { $year }: { $because }.
import-part =
    { $what ->
        [games] { $count ->
                [one] „{ $name }“, { $count } Partie
               *[other] „{ $name }“, { $count } Partien
            }
       *[matches] { $count ->
                [one] „{ $name }“, { $count } Kampf
               *[other] „{ $name }“, { $count } Kämpfe
            }
    }
import-several =
    { $what ->
        [sections] { $count ->
                [2] in dieser Datei sind zwei Gruppen
                [3] in dieser Datei sind drei Gruppen
               *[other] in dieser Datei sind { $count } Gruppen
            }
       *[tournaments] { $count ->
                [2] in dieser Datei sind zwei Turniere
                [3] in dieser Datei sind drei Turniere
               *[other] in dieser Datei sind { $count } Turniere
            }
    }
import-kind-unclear = die Art des Turniers ist nicht zu erkennen: { $because }
import-or-round-robin = oder --kind round-robin
import-missing =
    { $what ->
        [games] { $count ->
                [one] { $count } Partie fehlt: { $pairings }
               *[other] { $count } Partien fehlen: { $pairings }
            }
       *[matches] { $count ->
                [one] { $count } Kampf fehlt: { $pairings }
               *[other] { $count } Kämpfe fehlen: { $pairings }
            }
    }
import-maybe-bye = keiner der beiden hat in dieser Runde eine Partie; vielleicht waren sie spielfrei
import-idle =
    { $who ->
        [players] { $count } Spieler haben in Runde { $round } keine Partie
        [pairs] { $count } Paare haben in Runde { $round } keinen Kampf
       *[teams] { $count } Teams haben in Runde { $round } keinen Kampf
    }
import-idle-why = spielfrei, oder es fehlt etwas
import-surplus =
    { $what ->
        [games] { $count ->
                [one] { $count } Partie ist zu viel: { $pairings }
               *[other] { $count } Partien sind zu viel: { $pairings }
            }
       *[matches] { $count ->
                [one] { $count } Kampf ist zu viel: { $pairings }
               *[other] { $count } Kämpfe sind zu viel: { $pairings }
            }
    }
import-not-counted = nicht gezählt: Die beiden trafen schon aufeinander
import-counted = gezählt, obwohl die beiden schon aufeinandertrafen
import-recognised =
    { $what ->
        [archive] ein Archiv oder eine Arbeitsmappe (.zip, .xlsx, .ods)
        [packed] eine gepackte Datei (.gz)
        [office] eine Arbeitsmappe oder ein Dokument von Office vor 2007 (.xls, .doc)
        [pdf] ein PDF
        [record] eine Aufzeichnung
        [trf] ein Turnierbericht (TRF)
        [pgn] eine Datei mit Partien (PGN)
        [pbn] eine Datei mit Boards (PBN)
        [access] eine Access-Datenbank, wie Bridgemate sie schreibt (.bws)
        [lin] Boards von Bridge Base Online (LIN)
        [csv] eine Tabelle (CSV)
        [xml] eine XML- oder HTML-Datei
       *[event-file] eine Turnierdatei
    }
import-row-figures = diese Zeile des veröffentlichten Stands hat { $count } Zahlen
import-unread =
    { $what ->
        [access] das ist eine Datenbank von Microsoft Access, wie Bridgemate sie schreibt (.bws)
        [acbl] das ist eine Webseite von ACBL Live
       *[page] das ist eine Webseite (HTML)
    }
import-unread-hint =
    { $what ->
        [access] aus dem Auswerteprogramm USEBIO oder PBN exportieren, oder: mdb-export FILE ReceivedData > tables.csv
        [acbl] den Club um die Ergebnisse als USEBIO oder PBN bitten, oder die Tische als CSV schreiben
       *[page] die Ergebnisse in einem lesbaren Format speichern: USEBIO, PBN, CSV, PGN, TRF
    }
lin-no-result = kein Board dieser LIN-Datei sagt, wer spielte und wie es endete
lin-no-result-hint = nötig sind Namen (pn), ein Blatt (md), die Reizung (mb) und ein Claim (mc) oder das ganze Spiel (pc)
lin-not-written = LIN wird nur gelesen; schreiben Sie PBN
tables-without-result =
    { $count ->
        [one] { $count } Eintrag sagt nicht, wer das Board spielte und wie es endete: er wird ausgelassen
       *[other] { $count } Einträge sagen nicht, wer das Board spielte und wie es endete: sie werden ausgelassen
    }
pbn-summarised = die Scoretabellen sagen nicht, welche Paare spielten, und Summen fehlen
pbn-summarised-hint = eine Scoretabelle mit PairId_NS und PairId_EW exportieren
account-totals-alone = Die Scoretabellen sind zusammengefasst: es gelten die veröffentlichten Summen
import-expected-row-figures = erwartet: { $count }, wie seine erste Zeile sie nennt
import-nobody-named = in diesem Stand ist niemand genannt
import-expected-name-column = erwartet: eine Spalte number oder name
import-name-column-hint = etwa: rank,number,name,points,BH/C1,BH,SB
import-expected-figure = erwartet: eine Zahl des Stands; - wo es keine gibt
import-no-such-name = in diesem Turnier heißt niemand so
import-expected-name = erwartet: ein Name, wie das Turnier ihn schreibt
import-number-surer = eine Spalte `number` mit Startnummern ist sicherer

## Files: events

event-file-says-so = so steht es in der Datei
event-file-expected = erwartet: { $words }
event-file-no-format = dies ist keine Turnierdatei: `format` fehlt
event-file-begin-with = die Datei mit `format = "{ $format }"` beginnen
event-file-regulation = dies ist ein Reglement, kein Turnier
event-file-regulation-hint = die Datei des Turniers selbst angeben, und das Reglement mit --regulation
event-file-other-version = Version { $version } des Turnierformats kennt dieses Programm nicht
event-file-other-format = „{ $format }“ ist nicht das Format einer Turnierdatei
event-file-both-tables = ein Turnier hat Tabellen [[{ $first }]] oder [[{ $second }]], nicht beide
event-file-tables-too = in dieser Datei stehen auch Tabellen [[{ $first }]]
event-file-kind-without-tables = ein Turnier der Art „{ $kind }“ hat keine Tabellen [[{ $table }]]
event-file-not-a-kind = „{ $kind }“ ist keine Art von Turnier
event-file-not-a-name-order = „{ $word }“ ist keine Reihenfolge von Namen
event-file-foreign-tables =
    { $sport ->
        [chess] ein Schachturnier hat keine Tabellen [[{ $key }]]
        [teams] ein Mannschaftsturnier im Schach hat keine Tabellen [[{ $key }]]
       *[bridge] ein Bridgeturnier hat keine Tabellen [[{ $key }]]
    }
event-file-foreign-tables-hint = Schach hat [[player]] und [[game]], Bridge [[team]] und [[match]]
event-file-is = `{ $key }` ist { $value }
event-file-is-word = `{ $key }` ist „{ $value }“
event-file-kind-not-a-number = dies ist { $kind }, keine Zahl
event-file-not-a-number = „{ $digits }“ ist keine Zahl
event-file-divides-by-zero = „{ $digits }“ teilt durch null
event-file-too-large = { $digits } ist zu groß oder zu fein
event-file-expected-number =
    { $wrong ->
        [not-a-number] erwartet: eine Zahl wie 8.5 oder "13/3"
        [zero-below] ein Bruch kann keine Null im Nenner haben
       *[too-large] erwartet: höchstens 1.000.000.000 und höchstens fünf Nachkommastellen
    }
event-file-amount-of =
    { $what ->
        [prize] ein Preis von { $number }
        [bye] ein Freilos mit { $number }
        [imps] { $number } IMP
        [total-points] { $number } Gesamtpunkte
       *[matchpoints] { $number } Matchpunkte
    }
event-file-zero-or-more = erwartet: null oder mehr
event-file-true-or-false = erwartet: true oder false
event-file-whole-cents = erwartet: ganze Cent, höchstens zwei Nachkommastellen
event-file-expected-whole = erwartet: eine ganze Zahl, mindestens { $least }
event-file-entries =
    { $count ->
        [0] `{ $key }` hat keinen Eintrag
        [1] `{ $key }` hat einen Eintrag
       *[other] `{ $key }` hat { $count } Einträge
    }
event-file-not-a-moment = `{ $key }` ist kein Datum mit Uhrzeit
event-file-expected-moment = erwartet: etwas wie 2024-01-28T17:42:00+01:00
event-file-not-a-zone = „{ $name }“ ist keine Zeitzone
event-file-expected-zone = erwartet: ein Name der IANA-Datenbank wie "Europe/Amsterdam"
event-file-cannot-be-declined = „{ $word }“ ist nichts, was man ablehnen kann
event-file-expected-declined = erwartet: "play-off", "invitation" oder ein Preis mit seinem Namen: {"{"} award = "..." {"}"}
event-file-points-differ = { $name } hat hier { $points } Punkte, Turnier für Turnier aber { $sum }
event-file-events-add-up = die Turniere ergeben zusammen { $sum }
event-file-leave-one-out = eines von beiden berichtigen oder `{ $key }` weglassen
event-file-expected-scoring = erwartet: drei Zahlen, für Sieg, Remis und Niederlage
event-file-no-place = dies ist kein Platz
event-file-cannot-round = auf { $step } lassen sich Ergebnisse nicht runden
event-file-expected-step = erwartet: ein Schritt wie 0.01 oder 0.1
event-file-cut-share = ein Datum kann nicht { $share } der Scores an jedem Ende weglassen
event-file-expected-share = erwartet: ein Anteil unter der Hälfte wie "1/10"
event-file-no-vp-table = keine VP-Tabelle heißt „{ $name }“
event-file-expected-vp-table = erwartet: Zeilen oder eine von { $names }
event-file-expected-vp-row = erwartet: eine Differenz, die VP des Siegers und des Verlierers
event-file-vp-row = eine Zeile für Differenzen ab { $margin }
event-file-vp-row-from =
    { $row ->
        [first] erwartet: 0 in der ersten Zeile
       *[next] erwartet: mehr als in der Zeile davor
    }
event-file-score-stands = hier steht ein Score von { $score }
event-file-contract-gives = der Kontrakt gibt Nord-Süd auf Board { $board } { $given }
event-file-no-result = ein Tisch ohne Ergebnis
event-file-nothing-happened = nichts sagt, was hier geschah
event-file-add-result = `contract`, `by` und `tricks` hinzufügen, oder `score`, oder `adjusted = [.., ..]`, oder `status = "not-played"`
event-file-several-results = ein Tisch mit mehreren Ergebnissen
event-file-expected-one-result = erwartet: ein Kontrakt, ein Score, `adjusted` oder `status`, eines davon
event-file-not-a-contract = „{ $text }“ ist kein Kontrakt
event-file-expected-contract = erwartet: etwas wie "4S", "3NTX", "2HXX" oder "pass"
event-file-contract-alone = { $contract } ohne Alleinspieler oder Stiche
event-file-expected-declarer = erwartet: `by = "N"` und `tricks = 10` daneben
event-file-no-seat = „{ $text }“ ist kein Platz am Tisch
event-file-not-a-score = { $score } ist kein Score
event-file-expected-score = erwartet: der Score von Nord-Süd in Zehnern, unter null, wo Ost-West geschrieben hat
event-file-expected-adjusted = erwartet: was Nord-Süd und Ost-West erhalten haben
event-file-not-given = „{ $text }“ ist nichts, was ein Turnierleiter gibt
event-file-expected-given = erwartet: A+, A, A-, 60%, +3 imps, ein Score oder Gewichte wie "60% of 620, 40% of -100"
event-file-not-a-status =
    { $of ->
        [table] „{ $text }“ ist kein Status eines Tisches
       *[match] „{ $text }“ ist kein Status eines Kampfes
    }
event-file-match-of-teams =
    { $count ->
       *[other] ein Kampf von { $count } Teams
    }
event-file-expected-teams = erwartet: zwei Teams, oder eines bei einem Freilos
event-file-expected-two-numbers = erwartet: zwei Zahlen, eine für jede Seite
event-file-expected-bye-number = erwartet: eine Zahl, denn ein Freilos hat ein Team
event-file-missing-here = hier fehlt `{ $key }`
event-file-match-without-score = ein Kampf ohne Ergebnis
event-file-add-score = `score = [..., ...]` hinzufügen
event-file-vps-unknown = die VP dieses Kampfes sind nicht bekannt
event-file-add-boards = `boards = ...` hinzufügen, woraus die VP folgen, oder `vps = [..., ...]`
event-file-neither-imps-nor-vps = dieser Kampf hat weder IMP noch VP
event-file-add-imps = `imps = [..., ...]` und `boards = ...` hinzufügen, oder `vps = [..., ...]`
event-file-status-without-vps = ein Kampf mit Status „{ $status }“ und ohne VP
event-file-add-vps = die vergebenen VP hinzufügen: Errechnen lassen sie sich nicht
event-file-expected-pairs = erwartet: zwei Paare
event-file-not-a-table = `{ $key }` ist { $kind }, keine Tabelle
event-file-not-a-result = „{ $text }“ ist kein Ergebnis
event-file-kind-not-a-result = { $kind } ist kein Ergebnis
event-file-result-hint =
    { $of ->
        [game] ein kampfloses Ergebnis schreibt man +/- oder -/+, eine nicht beendete Partie *, eine gestrichene annulled
       *[board] ein kampfloses Ergebnis schreibt man +/- oder -/+, eine nicht beendete Partie *
    }
event-file-not-a-bye = „{ $text }“ ist keine Art von Freilos
event-file-expected-values = erwartet: Werte nach Code, etwa {"{"} "EMGSB/C1" = 372.5 {"}"}
event-file-expected-match-points = erwartet: drei Zahlen, für einen gewonnenen, unentschiedenen und verlorenen Kampf
event-file-not-a-team-score = „{ $text }“ ist keine Wertung von Mannschaften
event-file-no-colours = „{ $text }“ sind keine Farben
event-file-expected-colours = erwartet: W oder B für jedes Brett, etwa WBWB
event-file-expected-game-points = erwartet: die Brettpunkte beider Mannschaften
event-file-empty-match = dieser Kampf hat weder Bretter noch ein Ergebnis
event-file-expected-boards = erwartet: `boards` mit einem Ergebnis je Brett, oder `score` mit Brettpunkten
event-file-expected-two-or-bye = erwartet: zwei Mannschaften; eine Mannschaft ohne Gegner ist ein [[bye]]
event-file-expected-line-ups = erwartet: zwei Listen von Spielern, eine für jede Mannschaft
event-file-not-in-team = „{ $name }“ spielt nicht für „{ $team }“
event-file-expected-player = erwartet: ein Spieler dieser Mannschaft, "" für niemanden
event-file-nobody = an diesem Turnier nimmt niemand teil
event-file-add-participants = Tabellen [[player]], [[team]] oder [[pair]] hinzufügen
event-file-no-name = ein Teilnehmer ohne Namen
event-file-expected-name = erwartet: ein Name
event-file-long-name = ein Name mit mehr als 200 Zeichen
event-file-expected-shorter-name = erwartet: ein kürzerer Name
event-file-control-name = ein Name mit Zeilenumbruch oder Steuerzeichen
event-file-expected-one-line = erwartet: eine Zeile Text
event-file-name-above = dieser Name steht schon weiter oben
event-file-tell-apart = etwas hinzufügen, was sie unterscheidet, zum Beispiel das Geburtsjahr
event-file-unknown-name =
    { $what ->
        [player] „{ $name }“ spielt in diesem Turnier nicht mit
       *[participant] „{ $name }“ nimmt an diesem Turnier nicht teil
    }
event-file-expected-participant = erwartet: der Name eines Teilnehmers
event-file-match-with-itself = „{ $name }“ spielt einen Kampf gegen sich selbst
event-file-expected-different-teams = erwartet: zwei verschiedene Teams
event-file-one-team = ein Kampf mit einem Team
event-file-expected-two-teams = erwartet: zwei Teams
event-file-bye-hint = ein Team ohne Gegner hat `status = "bye"`
event-file-bye-of-two = ein Freilos mit zwei Teams
event-file-expected-one-team = erwartet: ein Team
event-file-denominators = die Punkte haben zu viele verschiedene Nenner
event-file-denominators-hint =
    { $from ->
        [boards] die Boards wurden zu ungleich oft gespielt für genaue Brüche; unter [board-scoring] `round = 0.01` angeben
       *[scores] Punkte als Dezimalzahlen oder als Drittel, Viertel und dergleichen schreiben
    }
event-file-not-two-players = ein Match hat zwei Spieler; hier sind es { $count }
event-file-expected-two-players = erwartet: zwei Tabellen [[player]]
event-file-knockout-hint = mehrere Matches in einer Datei sind ein Turnier der Art "knockout"
event-file-empty-short = ein Kurzname ohne Zeichen
event-file-expected-short = erwartet: ein Name, oder gar kein `short`
event-file-same-short = { $first } und { $second } haben denselben Kurznamen „{ $short }“
event-file-expected-other-short = erwartet: ein anderer Kurzname, vielleicht mit Initiale
event-file-games-differ = { $name } hat hier { $points } Punkte, aus den Partien aber { $games }
event-file-games-give = die Partien ergeben { $games }
event-file-correct-games =
    { $count ->
        [one] die Punkte oder die Partien berichtigen; { $count } Partie von { $name } steht in dieser Datei
       *[other] die Punkte oder die Partien berichtigen; { $count } Partien von { $name } stehen in dieser Datei
    }
event-file-ends-early = das Turnier endet am { $date }, bevor es beginnt
event-file-mixed-offsets = manche Zeiten haben eine Zeitverschiebung, manche keine
event-file-offset-differs = diese unterscheidet sich von der ersten
event-file-offset-hint = alle gleich schreiben, zum Beispiel 2024-01-28T17:42:00+01:00, oder `time-zone` angeben
event-file-crowd = { $count } Teilnehmer, mehr als die 50.000, die gelesen werden
event-file-at-most = erwartet: höchstens { $most }
event-file-many-rounds =
    { $what ->
        [cycles] { $number } ist mehr als die 5.000 Durchgänge, die gelesen werden
       *[rounds] { $number } ist mehr als die 5.000 Runden, die gelesen werden
    }
event-file-many-phases = mehr als die 100 Phasen, die gelesen werden
event-file-long-text = ein Text mit mehr als 500 Zeichen
event-file-expected-shorter = erwartet: ein kürzerer
event-file-busy = { $name } spielt mehr als die 5.000 Partien, die gelesen werden
event-file-many-places = { $count } Teilnehmer und { $rounds } Runden, mehr als die 10.000.000 Felder, die eine Kreuztabelle haben darf
event-file-many-points = { $points } Punkte für ein Ergebnis, mehr als die { $most }, die gelesen werden
event-file-many-points-hint = je mehr Nachkommastellen die Punkte eines Turniers haben, desto kleiner müssen sie sein
event-file-many-meetings = { $first } und { $second } treffen öfter als die 32 Male aufeinander, die gelesen werden
event-file-both-colours = „{ $name }“ hat sowohl Weiß als auch Schwarz
event-file-expected-opponent = erwartet: ein Gegner
event-file-meets-itself = „{ $name }“ trifft auf sich selbst
event-file-expected-different-pairs = erwartet: zwei verschiedene Paare
event-file-board-against-itself = „{ $name }“ spielt auf Board { $board } gegen sich selbst
event-file-rounds-and-cycles = ein Match von { $rounds } Runden, und nach `cycles` von { $games } Partien
event-file-expected-same = erwartet: dieselbe Zahl
event-file-one-game-a-round = eines von beiden weglassen: Ein Match hat eine Partie je Runde
event-file-meet-twice =
    { $others ->
        [0] „{ $first }“ und „{ $second }“ treffen in diesem Rundenturnier zweimal aufeinander
        [1] „{ $first }“ und „{ $second }“ treffen in diesem Rundenturnier zweimal aufeinander, ebenso zwei andere
       *[other] „{ $first }“ und „{ $second }“ treffen in diesem Rundenturnier zweimal aufeinander, ebenso { $others } weitere Paarungen
    }
event-file-meet-too-often =
    { $others ->
        [0] „{ $first }“ und „{ $second }“ treffen in diesem Rundenturnier zu oft aufeinander
        [1] „{ $first }“ und „{ $second }“ treffen in diesem Rundenturnier zu oft aufeinander, ebenso zwei andere
       *[other] „{ $first }“ und „{ $second }“ treffen in diesem Rundenturnier zu oft aufeinander, ebenso { $others } weitere Paarungen
    }
event-file-pairing-above = diese Paarung steht schon weiter oben
event-file-cycles-hint = das Falsche entfernen; treffen alle zweimal aufeinander, oben in der Datei unter `kind` die Zeile `cycles = 2` einfügen
event-file-match-of-boards =
    { $count ->
        [one] ein Kampf an { $count } Brett
       *[other] ein Kampf an { $count } Brettern
    }
event-file-expected-1-to-100 = erwartet: 1 bis 100
event-file-match-points-order = ein verlorener Kampf gibt mehr als ein unentschiedener, oder ein unentschiedener mehr als ein gewonnener
event-file-expected-order = erwartet: Sieg, Unentschieden, Niederlage, etwa [2, 1, 0]
event-file-boards-in-match =
    { $count ->
        [one] { $count } Brett in diesem Kampf
       *[other] { $count } Bretter in diesem Kampf
    }
event-file-bye-without-points = das Freilos einer Mannschaft, die nicht gepaart werden konnte, hat hier keine Punkte
event-file-expected-bye-points = erwartet: `match-points` und `game-points`
event-file-bye-points-hint = was es gibt, sagt die Ausschreibung, oft einen Mannschaftspunkt und die Hälfte der Brettpunkte
event-file-two-matches = „{ $name }“ hat in Runde { $round } zwei Kämpfe, oder einen Kampf und ein Freilos
event-file-expected-one-match = erwartet: ein Kampf je Runde
event-file-not-counted = „{ $given }“ auf Board { $number } kann { $method } nicht zählen
event-file-too-fine = die Boards wurden zu ungleich oft gespielt für genaue Brüche
event-file-expected-round = erwartet: `round = 0.01` an dieser Stelle
event-file-too-fine-hint = angeben, worauf das Ergebnis jedes Boards gerundet wird: `round = 0.01` unter [board-scoring]
event-file-expected-of-method =
    { $method ->
        [matchpoints] erwartet: ein Score, A+, A, A- oder ein Prozentsatz wie "60%"
        [board] erwartet: ein Score, A+, A, A- oder ein Prozentsatz des Boards
       *[imps] erwartet: ein Score, A+, A, A- oder IMP wie "+3 imps"
    }
event-file-other-method = Boards der Art „{ $kind }“ lassen sich nicht nach { $method } werten
event-file-two-winners = Preise eines Turniers mit zwei Siegern
event-file-which-ranking = für welche Rangliste sie gelten, ist nicht zu erkennen
event-file-leave-them-out = weglassen
event-file-many-tables = Board { $board } hat mehr als 1.000 Tische
event-file-expected-fewer = erwartet: weniger
event-file-session-of-board = Durchgang { $session } von Board { $board }
event-file-many-weighted = Board { $board } hat mehr als 20 gewichtete Scores
event-file-many-travellers = { $count } Zeilen von Laufzetteln, mehr als die 100.000, die gelesen werden
event-file-board-twice = Board { $board } von Durchgang { $session } steht hier zweimal
event-file-expected-one-place = erwartet: alle seine Tische an einer Stelle, oder ein anderes `session` oder `section`
event-file-plays-twice = „{ $name }“ spielt Board { $board } zweimal
event-file-two-seats = es sitzt an zwei seiner Tische
event-file-sessions-given = „{ $name }“ hat hier Durchgänge, und die Boards ergeben sie ebenfalls
event-file-from-boards = diese folgen aus den Boards
event-file-leave-boards-out = dies weglassen, oder die Tische der Boards weglassen
event-file-nets-given = hier stehen Boards mit `net`, und Boards mit `tables` ergeben es ebenfalls
event-file-from-tables = dies folgt aus den Tischen
event-file-encounters-given = hier stehen Begegnungen, und die Boards ergeben sie ebenfalls
event-file-boards-differ = { $first } – { $second }: Hier steht { $stated }, die Boards ergeben { $given }
event-file-correct-boards = dies berichtigen, oder die Boards

## Files: regulations

regulation-file-expected-one = erwartet: eines von { $words }
regulation-file-expected-such = erwartet: etwas wie { $words }
regulation-file-expected-with = erwartet: neben { $words }
regulation-file-is = `{ $key }` ist { $kind }
regulation-file-this-is = dies ist { $kind }
regulation-file-unknown-word = „{ $word }“ ist als `{ $key }` nicht bekannt
regulation-file-unknown-sport = eine unbekannte Sportart
regulation-file-event = dies ist eine Turnierdatei, kein Reglement
regulation-file-event-hint = ein Turnier nennt sein Reglement: regulation = "...", oder --regulation neben dem Turnier
regulation-file-unknown-format = ein unbekanntes Format
regulation-file-format-hint = dieses Programm liest Version 1 der Reglementdateien
regulation-file-expected-tables = erwartet: Tabellen [{ $key }."..."]
regulation-file-too-many =
    { $what ->
        [clauses] { $count } Bestimmungen, mehr als die { $most }, die gelesen werden
        [readings] { $count } Lesarten, mehr als die { $most }, die gelesen werden
        [clocks] { $count } Bedenkzeiten, mehr als die { $most }, die gelesen werden
        [listed] { $count } Bestimmungen in einer Liste, mehr als die { $most }, die gelesen werden
       *[choices] { $count } Möglichkeiten, mehr als die { $most }, die gelesen werden
    }
regulation-file-too-long = `{ $key }` mit mehr als { $longest } Zeichen
regulation-file-expected-shorter = erwartet: etwas Kürzeres
regulation-file-other-sport =
    { $what ->
        [margin] „{ $name }“ ist eine Differenz aus dem Bridge, und dieses Reglement ist eines für Schach
        [form-of-chess] „{ $name }“ ist eine Spielform aus dem Schach, und dieses Reglement ist eines für Bridge
        [form-of-bridge] „{ $name }“ ist eine Spielform aus dem Bridge, und dieses Reglement ist eines für Schach
        [criterion-of-chess] „{ $name }“ ist ein Kriterium aus dem Schach, und dieses Reglement ist eines für Bridge
       *[criterion-of-bridge] „{ $name }“ ist ein Kriterium aus dem Bridge, und dieses Reglement ist eines für Schach
    }
regulation-file-expected-own-sport =
    { $what ->
        [margin] erwartet: eine Differenz aus dem Schach
        [form-of-chess] erwartet: eine Spielform aus dem Bridge
        [form-of-bridge] erwartet: eine Spielform aus dem Schach
        [criterion-of-chess] erwartet: ein Kriterium aus dem Bridge
       *[criterion-of-bridge] erwartet: ein Kriterium aus dem Schach
    }
regulation-file-clause-not-a-text = eine Bestimmung ist hier { $kind }, kein Text
regulation-file-expected-text = erwartet: ein Text
regulation-file-no-such-clause = es gibt keine Bestimmung „{ $id }“
regulation-file-expected-clause = erwartet: die Nummer einer Bestimmung in dieser Datei
regulation-file-clauses = diese Datei hat die Bestimmungen { $ids }
regulation-file-no-reading = es gibt keine Lesart „{ $id }“
regulation-file-expected-reading = erwartet: der Name einer Tabelle [reading]
regulation-file-no-choice = die Lesart „{ $reading }“ hat keine Möglichkeit `{ $choice }`
regulation-file-choice-missing = für die Möglichkeit `{ $choice }` steht hier nichts
regulation-file-add = `{ $key } = ...` hinzufügen
regulation-file-unknown-forfeits = kampflose Partien werden auf unbekannte Weise behandelt
regulation-file-unknown-withdrawals = Ausgeschiedene werden auf unbekannte Weise behandelt
regulation-file-default = die Vorgabe ist keine der Möglichkeiten
regulation-file-idle-reading = von der Lesart „{ $id }“ hängt nichts ab
regulation-file-idle-reading-label = sie verwenden: `{"{"} reading = "...", choice = ... {"}"}`, oder eine Möglichkeit lassen
regulation-file-tie-for = "first", "all", "needed", "cut", "first, cut" oder Plätze wie "1-4", "2..5" oder "3.."
regulation-file-unknown-places = unbekannte Plätze
regulation-file-no-kind = keine Art von Turnier ist genannt
regulation-file-add-kinds = `kinds = ["round-robin"]` hinzufügen; es gibt { $kinds }
regulation-file-two-lists = zwei Listen für einen Preis
regulation-file-cut = eine Grenze liegt unter den ersten oder über den letzten so vielen
regulation-file-everybody = dies gilt für alle
regulation-file-say-for-whom = angeben, für wen: { $keys }
regulation-file-no-range = „{ $text }“ ist kein Bereich
regulation-file-against-each = nur eine Differenz kann gegen jeden einzeln mitgenommen werden
regulation-file-part-below = ein Anteil für den schlechter Platzierten gehört zur Differenz zweier
regulation-file-no-number = dies ist keine Zahl
regulation-file-two-clocks = zwei Bedenkzeiten heißen „{ $name }“
regulation-file-expected-other-name = erwartet: ein anderer Name
regulation-file-both-times = eine Bedenkzeit braucht die Zeiten beider Seiten
regulation-file-write-both = `both = "3:00+2"` schreiben, oder `white` und `black`
regulation-file-not-a-time = „{ $text }“ ist keine Bedenkzeit
regulation-file-expected-time = erwartet: 3:00+2, 10:00 delay 5 oder 5:00
regulation-file-no-procedure = keine Bestimmung sagt, welche Gleichstände entschieden werden
regulation-file-add-applies = der Bestimmung, die es tut, `applies = {"{"} ... {"}"}` hinzufügen
regulation-file-prizes-two-ways = die Bestimmungen „{ $first }“ und „{ $second }“ teilen das Preisgeld auf zweierlei Weise
regulation-file-keep-one = eine behalten, oder mit `prizes-for` angeben, von welchen Plätzen jede spricht
regulation-file-only-winner = nur der Sieger wird entschieden, aber `tie-for` nennt Plätze unter dem ersten
regulation-file-write-settles = `settles = "places"` schreiben, oder `tie-for = "first"`
regulation-file-no-seeds = Bestimmung „{ $id }“ sagt nicht, wer höher gesetzt ist
regulation-file-add-seeding = `seeding = "..."`, die Bestimmung, die sie reiht, bei `play` hinzufügen
regulation-file-two-awards = zwei Preise heißen „{ $name }“
regulation-file-award-names = Turnierdateien nennen die Preisgelder eines Preises bei seinem Namen
regulation-file-gives-no-prize = Bestimmung „{ $id }“ vergibt keinen Preis
regulation-file-expected-prizes = erwartet: Bestimmungen mit `prizes` oder `award`
regulation-file-nobody-qualifies = es ist nicht gesagt, wer sich qualifiziert
regulation-file-add-cut = eine Bestimmung mit `cut = {"{"} first = 8, name = "..." {"}"}` hinzufügen und mit `of` nennen
regulation-file-which-procedure = Bestimmung „{ $id }“ sagt nicht, um welches Verfahren es geht
regulation-file-add-of = `of = "..."` hinzufügen: die Bestimmung, die `applies` hat
regulation-file-not-a-form = „{ $form }“ ist keine Spielform
regulation-file-no-clock = dieser Abschnitt hat keine Bedenkzeit
regulation-file-add-clock = `clock = "..."` hinzufügen: der Name einer Bedenkzeit, die eine Bestimmung festlegt
regulation-file-unknown-clock = keine Bestimmung legt eine Bedenkzeit „{ $name }“ fest
regulation-file-expected-clock = erwartet: eine Bedenkzeit, die eine Bestimmung festlegt: `clock = {"{"} name = "...", both = "3:00+2" {"}"}`
regulation-file-known-clocks = bekannte Bedenkzeiten: { $names }
regulation-file-not-an-order = dies ist keine Reihenfolge von Farben
regulation-file-expected-order = erwartet: zum Beispiel "1 2 2 1"
regulation-file-unknown-white =
    { $way ->
        [bids] um Zeit geboten wird nur für eine Armageddon-Partie
       *[other] unbekannter Weg zu bestimmen, wer Weiß hat
    }
regulation-file-unknown-numbers = unbekannter Weg, die Startnummern zu bestimmen
regulation-file-colour-or-seed = dies ist weder eine Farbe noch eine Setzung
regulation-file-two-parts = ein Preis hat zwei Teile
regulation-file-no-amount = auf „{ $text }“ lässt sich nicht runden
regulation-file-not-fides = „{ $code }“ ist keine Feinwertung der FIDE
regulation-file-long-code = erwartet: ein Code von höchstens { $longest } Zeichen
regulation-file-code-modifier = { $code } hat keinen Zusatz { $word }
regulation-file-code-number =
    { $modifier ->
        [C] ein Streichergebnis braucht eine Zahl, etwa C1
        [M] ein Median braucht eine Zahl, etwa M1
        [L] eine Grenze braucht eine Zahl, etwa L+1, L-0.5 oder L60
        [U] eine Wertungszahl für Wertungslose ist eine Zahl, etwa U1400
        [V] eine Ausgabe ist ein Jahr, etwa V2024 oder V2026
       *[K] ein Teiler ist eine Zahl, etwa K3
    }
regulation-file-code-score = erwartet: :MP oder :GP nach dem Code
regulation-file-code-game-points = { $code } zählt keine Brettpunkte
regulation-file-code-own-score = { $code } wird nicht nach einer eigenen Wertung gezählt
regulation-file-code-unfit =
    { $name ->
        [BH] Buchholz ist für Turniere nach Schweizer System: Im Rundenturnier haben alle dieselben Gegner
        [AOB] das mittlere Buchholz der Gegner ist für Turniere nach Schweizer System: Im Rundenturnier haben alle dieselben Gegner
        [FB] Fore-Buchholz ist für Turniere nach Schweizer System: Im Rundenturnier haben alle dieselben Gegner
        [MMED] der modifizierte Median ist für Turniere nach Schweizer System: Im Rundenturnier haben alle dieselben Gegner
        [SOLK] Solkoff ist für Turniere nach Schweizer System: Im Rundenturnier haben alle dieselben Gegner
       *[KS] das Koya-System ist für Rundenturniere (9.2)
    }
regulation-file-code-does-not-fit = { $code } passt nicht zu diesem Turnier: { $why }
regulation-file-expected-criterion =
    { $sport ->
        [chess] erwartet: ein Kriterium aus dem Schach
       *[bridge] erwartet: ein Kriterium aus dem Bridge
    }
regulation-file-which-one = welches? { $which }
regulation-file-criteria =
    { $sport ->
        [chess] Kriterien im Schach: { $names } oder ein beliebiger Code der FIDE: "fide:BH/C2"
       *[bridge] Kriterien im Bridge: { $names }
    }
regulation-file-over = `over` gehört nicht zu diesem Verb
regulation-file-expected-with-one = erwartet: neben einem von { $words }
regulation-file-over-one-stage = `over` nennt einen Abschnitt
regulation-file-route = dieser Weg führt nirgendwohin
regulation-file-add-go = `go = "..."` hinzufügen
regulation-file-no-number-of-participants = dies ist keine Zahl von Teilnehmern
regulation-file-silent = es ist nicht gesagt, was aus Bestimmung „{ $id }“ wird
regulation-file-dropped = dieser Satz fiele weg
regulation-file-give-a-verb = ihr ein Verb geben, oder `remind = true`, `restates = "..."`, `outside = "why"`
regulation-file-unquoted = die Nummer von Bestimmung { $id } steht ohne Anführungszeichen
regulation-file-write-quoted = [clause."{ $id }"] schreiben
regulation-file-quoted-hint = TOML nimmt einen Punkt ohne Anführungszeichen für eine Tabelle in einer Tabelle
regulation-file-no-text = Bestimmung „{ $id }“ hat keinen Text
regulation-file-add-text = `text = "..."` hinzufügen: den gedruckten Wortlaut
regulation-file-two-verbs = Bestimmung „{ $id }“ tut zweierlei: { $verbs }
regulation-file-own-clauses = jedem eine eigene Bestimmung geben
regulation-file-not-a-table = `{ $key }` ist keine Tabelle
regulation-file-not-a-place = „{ $text }“ ist kein Platz
regulation-file-not-a-count = „{ $text }“ ist keine Zahl von Teilnehmern
regulation-file-which-mutual = `mutual-result` zählt die Partien unter den Gleichstehenden einmal zusammen; `DE` ist das der FIDE und beginnt für die noch Gleichen von vorn; `mutual-result-weighted` zählt, wie das Turnier wertet
regulation-file-which-sonneborn = `sonneborn-berger` nimmt jede Partie, wie sie gewertet wurde; `SB` ist das der FIDE, mit eigenen Regeln für nicht gespielte Partien; `SB/C1` lässt den geringsten Beitrag weg
regulation-file-which-buchholz = `BH` ist das Buchholz der FIDE, `BH/C1` dasselbe ohne den niedrigsten Wert, `BH/M1` ohne den niedrigsten und den höchsten; `solkoff` und `modified-median` sind die von US Chess
regulation-file-which-wins = `wins` zählt gewonnene Partien, auch kampflose; `WIN` Runden, die so viel wie ein Sieg gaben, `WON` am Brett gewonnene Partien; `wins-with-black` und `BWG` der FIDE die mit Schwarz
regulation-file-which-black = `games-with-black` und `BPG` der FIDE zählen gespielte Partien, `wins-with-black` und `BWG` gewonnene
regulation-file-which-progressive = `PS` ist die Fortschrittswertung der FIDE, `PS/C1` dieselbe ohne die erste Runde; `cumulative` ist die von US Chess
regulation-file-which-rating = `higher-rating` und `lower-rating` sind die eigene Wertungszahl; `ARO` ist der Durchschnitt der Gegner, `TPR` die Leistung
regulation-file-which-imps = `imp-quotient` teilt und `net-imps-in-all-matches` zieht ab, über alle Kämpfe; `net-imps` sieht auf die Kämpfe unter den Gleichstehenden, `imps-in-their-match` auf den zweier
regulation-file-which-direct = `direct-match` ist das Ergebnis unter den Gleichstehenden, `imps-in-their-match` sind die IMP im Kampf zweier; `beat-both` fragt nach einem Team, das zwei andere schlug, `beat-all-or-tied-one` nach einem unter vier oder mehr
regulation-file-which-session = `best-session` sieht auf einen, `next-best-session` geht von einem zum nächsten, `best-two-sessions` zählt zwei zusammen
regulation-file-which-swiss = `swiss-points` zählt die Ergebnisse der Gegner zusammen, `opponents-average` teilt sie; `common-opponent` ist für Paare, `margin-against-common-opponent` für Teams
