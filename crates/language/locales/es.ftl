### Español.

## The language itself

language-name = Español
decimal-sign = ,

## Lists, numbers, places

# «y» pasa a «e» ante el sonido i, «o» a «u» ante el sonido o.
list-and =
    { $sound ->
        [i] { $before } e { $last }
       *[other] { $before } y { $last }
    }
list-apart = { $before }; { $next }
list-or =
    { $sound ->
        [o] { $before } u { $last }
       *[other] { $before } o { $last }
    }
number-word =
    { $count ->
        [0] cero
        [1] uno
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
        [11] once
        [12] doce
       *[other] { $count }
    }
places =
    { $reach ->
        [first] el primer puesto
        [one] el puesto { $from }
        [two] los puestos { $from } y { $to }
       *[more] los puestos del { $from } al { $to }
    }

## Days and times

month =
    { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    }
day-in-words = { $day } de { $month } de { $year }
days-in-month = del { $from } al { $to } de { $month } de { $year }
days-in-year = del { $from } de { $from-month } al { $to } de { $to-month } de { $year }
days-apart = del { $from } de { $from-month } de { $from-year } al { $to } de { $to-month } de { $to-year }
short-date = { $day }/{ $month }/{ $year }

## Stages of a play-off

stage-word =
    { $stage ->
        [final] final
        [semi-final] semifinal
        [quarter-final] cuartos de final
        [knock-out] eliminatoria
        [play-off] desempate
        [round-robin] todos contra todos
        [match] match
        [sudden-death] muerte súbita
        [armageddon] Armagedón
        [board] mano
        [ladder] escalera
        [step] peldaño
        [game] partida
        [round] ronda
        [first-white] primeras blancas
        [pairing-numbers] números de emparejamiento
        [seeding] cabezas de serie
        [coin-toss] cara o cruz
        [colour] elección de color
        [bid] puja
        [decision] decisión
        [participants] participantes
        [award] premio
        [event] torneo
        [first] primer puesto
       *[other] { $words }
    }
round-of =
    { $count ->
        [16] octavos de final
        [32] dieciseisavos de final
       *[other] ronda de { $count }
    }
stage-places = puestos del { $from } al { $to }

## Values

value-undefined-quotient = { $quotient } (indefinido)
value-above-all = { $quotient } (por encima de todos)
value-not-applicable = no aplicable
finding =
    { $found ->
        [beat-both] ganó a los otros dos
        [beat-one-tied-one] ganó a uno y empató con otro
        [beat-one-lost-one] ganó a uno y perdió con otro
        [tied-both] empató con los otros dos
        [tied-one-lost-one] empató con uno y perdió con otro
        [lost-to-both] perdió con los otros dos
        [did-not-meet-both] no jugó con los otros dos
        [did-not-meet-all] no jugó con todos
        [beat-all] ganó a todos
       *[tied-one-beat-rest] empató con uno y ganó a los demás
    }
found-beat = ganó a { number-word }
found-tied = empató con { number-word }
found-lost = perdió con { number-word }

## What happened in a step

tied = { $members } comparten { $places } con { $score }.
score-with-unit =
    { $unit ->
        [percent] { $score } %
        [imps] { $score } IMP
        [vps] { $score } PV
        [points] { $score } puntos
       *[none] { $score }
    }
level-match =
    { $within ->
        [round] { $members } empatan en la ronda { $round }, { $score }.
       *[stage] { $members } empatan ({ $stage }), { $score }.
    }
score-to-score = { $own } a { $other }
stay-tied = { $members } siguen empatados por { $places }.
shared = { $members } comparten { $places }.
sent-on = { $members } pasan de { $from } a { $go }.
sent-by-number = { number-word } empatan: se aplica { $go }.
sent-by-place = { $members } empatan por { $places }: se aplica { $go }.
selected = { $members } juegan el desempate.
not-applicable = { $measure }: no aplicable, { $why }.
drawn =
    { $purpose ->
        [seeding] Sorteo de cabezas de serie: { $order }.
        [participants] Sorteo de una plaza en el desempate: { $order }.
       *[other] Sorteo: { $order }.
    }
in-order = { $before }, después { $next }
within-match = { $place }: { $sentence }
first-white = { $white } lleva blancas por sorteo.
pairing-numbers-drawn = Números de emparejamiento por sorteo: { $order }.
toss-won = { $chooser } gana el lanzamiento de moneda y elige color.
colour-chosen =
    { $colour ->
        [white] { $chooser } elige blancas.
       *[black] { $chooser } elige negras.
    }
bids-black = { $first } puja { $first-bid }, { $second } puja { $second-bid }: { $black } lleva negras.
bids-lots = { $first } puja { $first-bid }, { $second } puja { $second-bid }: decide el sorteo.
seeded = Cabezas de serie: { $order }.
knock-out-begins =
    { $seats ->
        [2] Final: { $pairs }.
        [4] { $count ->
            [one] Semifinal: { $pairs }.
           *[other] Semifinales: { $pairs }.
        }
        [8] Cuartos de final: { $pairs }.
        [16] Octavos de final: { $pairs }.
       *[other] Ronda de { $seats }: { $pairs }.
    }
match-level = El match { $first } – { $second } termina en empate, { $score }.
match-won = { $first } – { $second } { $score }: { $winner } gana el match.
sudden-death-won = { $winner } gana la partida { $game } de muerte súbita a { $loser }.
armageddon-won = { $winner } gana la partida Armagedón a { $loser }.
armageddon-drawn =
    { $colour ->
        [white] La partida Armagedón acaba en tablas: gana { $winner }, con blancas.
       *[black] La partida Armagedón acaba en tablas: gana { $winner }, con negras.
    }
double-round-robin =
    { $fewer ->
        [yes] Quedan dos: juegan a doble vuelta.
       *[no] Los dos juegan a doble vuelta.
    }
colours-reversed = De nuevo los mismos jugadores: se invierten los colores.
clear-winner = Nadie puede alcanzar a { $winner }, con { $score }: las partidas restantes no se juegan.
round-robin-ended = Todos contra todos { $number }: { $scores }.
board-level = Tras la mano { $number }, { $level } siguen empatados.
board-order = Mano { $number }: { $order }.
shoot-out-level =
    { $number ->
        [1] Tras la serie decisiva, { $level } siguen empatados.
       *[other] Tras la serie decisiva { $number }, { $level } siguen empatados.
    }
shoot-out-order =
    { $number ->
        [1] Serie decisiva: { $order }.
       *[other] Serie decisiva { $number }: { $order }.
    }
extra-boards-level =
    { $count ->
        [0] Tras las manos adicionales, { $level } siguen empatados.
       *[other] Tras las { number-word } manos adicionales, { $level } siguen empatados.
    }
extra-boards-order =
    { $count ->
        [0] manos adicionales: { $order }.
       *[other] { number-word } manos adicionales: { $order }.
    }
more-extra-boards-level =
    { $count ->
        [0] tras más manos adicionales, { $level } siguen empatados.
       *[other] tras otras { number-word } manos adicionales, { $level } siguen empatados.
    }
more-extra-boards-order =
    { $count ->
        [0] más manos adicionales: { $order }.
       *[other] otras { number-word } manos adicionales: { $order }.
    }
one-board-matches =
    { $number ->
        [1] Matches a una mano: { $scores }.
       *[other] Matches a una mano, ronda { $number }: { $scores }.
    }
goes-on-by-name = Decisión de { $by }: se sigue con { $go }.
goes-on = Decisión ({ role }): se sigue con { $go }.
both-forfeited =
    { $game ->
        [0] { $players } pierden por incomparecencia la partida Armagedón: decide el árbitro.
       *[other] { $players } pierden por incomparecencia la partida { $game } de muerte súbita: decide el árbitro.
    }
share-their-places = { $members } comparten sus puestos
decided-by-name = Decisión de { $by }: { $order }.
decided = Decisión ({ role }): { $order }.
role =
    { $known ->
        [grand-chess-tour-chief-arbiter-or-his-appointed-deputy] árbitro principal del Grand Chess Tour o su suplente designado
        [arbiter] árbitro
        [chief-arbiter] árbitro principal
        [arbiters] árbitros
        [director] director del torneo
        [organiser] organizador
        [league-committee] comité de la liga
        [appeals-committee] comité de apelación
       *[other] { $role }
    }
won-of-two = Gana { $winner }; { $other } queda en segundo lugar.
won = Gana { $winner }; los demás comparten el segundo puesto.
draw-odds =
    { $seed ->
        [higher] En caso de empate gana { $winner }, cabeza de serie más alto.
       *[lower] En caso de empate gana { $winner }, cabeza de serie más bajo.
    }
seed-has-white =
    { $seed ->
        [higher] { $white }, cabeza de serie más alto, lleva blancas.
       *[lower] { $white }, cabeza de serie más bajo, lleva blancas.
    }
seed-chooses =
    { $seed ->
        [higher] { $chooser }, cabeza de serie más alto, elige color.
       *[lower] { $chooser }, cabeza de serie más bajo, elige color.
    }
absent-withdrew = { $name } se retiró antes de la ronda { $round }
absent-expelled = { $name }, expulsión antes de la ronda { $round }
absent-declines = { $name } renuncia al desempate
absent-left = { $name } ha abandonado el torneo
absent =
    { $count ->
        [1] { $reasons }: { $present } no necesita desempate.
       *[other] { $reasons }: { $present } siguen.
    }
forfeited-by-leaving =
    { $count ->
        [1] { $white } – { $black }: { $left } ha abandonado el torneo, la partida se pierde por incomparecencia.
       *[other] { $white } – { $black }: { $left } han abandonado el torneo, la partida se pierde por incomparecencia.
    }
forfeited-absent =
    { $count ->
        [1] { $white } – { $black }: { $left } no juega, la partida se pierde por incomparecencia.
       *[other] { $white } – { $black }: { $left } no juegan, la partida se pierde por incomparecencia.
    }
read-as = El texto no dice: { $silent }. Se lee así: { $meaning }.
departed =
    { $named ->
        [yes] Excepción al reglamento de { $by }: { $why }.
       *[no] Excepción al reglamento: { $why }.
    }
departed-without-power =
    { $named ->
        [yes] Excepción de { $by } ({ $why }): el reglamento no da esa facultad.
       *[no] Excepción ({ $why }): el reglamento no da esa facultad.
    }

## Criteria

criterion =
    { $criterion ->
        [mutual-result] encuentro directo
        [mutual-result-weighted] encuentro directo
        [sonneborn-berger] Sonneborn-Berger
        [games-with-black] partidas con negras
        [wins] victorias
        [wins-with-black] victorias con negras
        [imp-quotient] cociente de IMP
        [total-points-quotient] cociente de puntos totales
        [imps-in-their-match] IMP en su match
        [total-points-in-their-match] puntos totales en su match
        [beat-both] matches entre los empatados
        [beat-one-tied-other] matches entre los empatados
        [beaten-by-both] matches entre los empatados
        [beat-all-or-tied-one] matches entre los empatados
        [net-imps] diferencia de IMP entre los empatados
        [net-total-points] diferencia de puntos totales entre los empatados
        [net-imps-in-all-matches] diferencia de IMP en todos los matches
        [margin-against-common-opponent] diferencia contra un rival común
        [swiss-points] puntos suizos
        [qualification-rank] puesto en la clasificación previa
        [qualification-match] match de la clasificación previa
        [best-session] mejor sesión
        [next-best-session] mejor sesión
        [best-two-sessions] dos mejores sesiones
        [common-opponent] puntos de match contra un rival común
        [score-without-carry-over] puntuación sin arrastre
        [opponents-average] puntuación media de los rivales
        [weighted-average] media ponderada
        [direct-match] match directo
        [net-points-on-common-boards] diferencia de puntos totales en las manos comunes
        [boards-won] manos ganadas
        [berlin-count] sistema Berlín en su match
        [bottom-board-elimination] su match sin los últimos tableros
        [youngest] fecha de nacimiento
        [oldest] fecha de nacimiento
        [higher-rating] Elo
        [lower-rating] Elo
        [title] rango del título
        [starting-number] número inicial
        [previous-place] puesto en la edición anterior
        [modified-median] mediana modificada
        [solkoff] Solkoff
        [cumulative] puntuación acumulada
        [cumulative-of-opposition] puntuaciones acumuladas de los rivales
        [DE] encuentro directo
        [WIN] victorias
        [WON] partidas ganadas
        [BPG] partidas con negras
        [BWG] victorias con negras
        [PS] puntuación progresiva
        [PS-C1] puntuación progresiva sin la primera ronda
        [REP] rondas que se quiso jugar
        [STD] puntos estándar
        [BH] Buchholz
        [BH-C1] Buchholz menos el peor
        [BH-C2] Buchholz menos los dos peores
        [BH-M1] Buchholz mediano
        [AOB] Buchholz medio de los rivales
        [FB] Buchholz anticipado
        [SB] Sonneborn-Berger
        [SB-C1] Sonneborn-Berger menos el peor
        [KS] sistema Koya
        [ARO] Elo medio de los rivales
        [ARO-C1] Elo medio de los rivales menos el peor
        [TPR] performance
        [PTP] performance perfecta
        [APRO] performance media de los rivales
        [APPO] performance perfecta media de los rivales
        [RTNG] Elo
       *[other] { $measure }
    }
criterion-of-code = { criterion } ({ $code })
measure-lots = sorteo
measure-decision = decisión
measure-entered = números introducidos
session-from-best =
    { $number ->
        [2] segunda mejor sesión
        [3] tercera mejor sesión
        [4] cuarta mejor sesión
        [5] quinta mejor sesión
        [6] sexta mejor sesión
       *[other] { $number }.ª mejor sesión
    }
qualification-vps = PV en el match de la clasificación previa
qualification-imps = IMP en el match de la clasificación previa
direct-encounter-not-all-met = encuentro directo, sin que todos se hayan enfrentado (6.2)
matchpoints-against = puntos de match contra { $against }
matchpoints-in-turn = puntos de match contra { $against } por turno, el último contra { $last }
margin-against = diferencia contra { $against }
counted-in-play-off = { $counted } en el desempate
counted-in-both = { $counted } en el torneo y el desempate
counted-in-clause = { $counted } en las partidas de { $clause }
counted-in-phase =
    { $phase ->
        [rapid] { $counted } en las partidas rápidas
        [blitz] { $counted } en las partidas relámpago
       *[other] { $counted } en las partidas ({ $phase })
    }
comparison = { $counted }: { $values }.
still-level-two = El empate continúa.
still-level-all = Continúa el empate entre todos.
nobody-found =
    { $criterion ->
        [beat-both] Ningún equipo ganó a los otros dos.
        [beat-one-tied-other] Ningún equipo en solitario ganó a uno y empató con el otro.
        [beaten-by-both] Ningún equipo perdió con los otros dos.
       *[beat-all-or-tied-one] Ningún equipo ganó a todos los demás, y ninguno en solitario empató con uno y ganó al resto.
    }
one-found =
    { $criterion ->
        [beaten-by-both] { $team } ocupa el tercero de los puestos empatados.
       *[other] { $team } es declarado ganador.
    }
nothing-lost =
    { $among ->
        [two] { $order ->
            [level] { $unit ->
                [imps] Ninguno de los dos perdió un IMP; empate.
               *[points] Ninguno de los dos perdió un punto; empate.
            }
           *[won] { $unit ->
                [imps] Ninguno de los dos perdió un IMP; va delante el que ganó más.
               *[points] Ninguno de los dos perdió un punto; va delante el que ganó más.
            }
        }
       *[more] { $order ->
            [level] { $unit ->
                [imps] Ninguno de ellos perdió un IMP; empate.
               *[points] Ninguno de ellos perdió un punto; empate.
            }
           *[won] { $unit ->
                [imps] Ninguno de ellos perdió un IMP; va delante el que ganó más.
               *[points] Ninguno de ellos perdió un punto; va delante el que ganó más.
            }
        }
    }
nothing-lost-of-some = { $names }: { $said }
working-nothing = { $name }: no cuenta nada.
working = { $name }: { $parts }.
working-round = ronda { $round }
working-session = sesión { $session }
working-board = mano { $board }
working-left-out = descartado
inapplicable-no-session = no se conoce ninguna sesión de { $members }
inapplicable-no-two-sessions = no se conocen dos sesiones de { $members }
inapplicable-no-common-opponent = no se conocen enfrentamientos de { $members } con un rival común
inapplicable-nobody-in-common = { $members } no tienen ningún rival en común
inapplicable-no-common-board =
    { $count ->
        [2] no se conoce ninguna mano que { $members } hayan jugado ambos
       *[other] no se conoce ninguna mano que { $members } hayan jugado todos
    }
inapplicable-did-not-meet = { $two } no se enfrentaron
inapplicable-more-pairs = ni otras { number-word } parejas de ellos
inapplicable-only-for-two = este criterio solo compara dos equipos
inapplicable-no-qualification-match = no se conoce ningún match de { $members } en la clasificación previa
inapplicable-qualification-unknown = no se conoce el resultado del match de la clasificación previa
inapplicable-nothing-carried = no se arrastró nada a esta fase
inapplicable-only-for-teams = este criterio compara equipos, no jugadores
inapplicable-only-for-players = este criterio compara jugadores, no equipos
inapplicable-no-direct-match = no se conoce ningún match entre ellos con sus tableros
inapplicable-told-in-vain = lo comunicado no llena el hueco
inapplicable-not-known =
    { $what ->
        [birth] no se conoce la fecha de nacimiento de { $of }
        [rating] no se conoce el Elo de { $of }
        [title] no se conoce el título de { $of }
        [starting-number] no se conoce el número inicial de { $of }
        [previous-place] no se conoce el puesto de { $of } en la edición anterior
        [sex] no se conoce el sexo de { $of }
        [federation] no se conoce la federación de { $of }
       *[club] no se conoce el club de { $of }
    }
inapplicable-too-large = las puntuaciones son demasiado grandes para multiplicarlas con exactitud

## Awards and invitations

award-nobody-may = { $award }: nadie puede tenerlo.
award-nobody-has = { $award }: nadie lo tiene; { $declined }.
award-given = { $award }: { $who }.
award-shared-by = { $who } lo comparten
award-passed =
    { $count ->
        [1] { $who } tiene otro premio
       *[other] { $who } tienen otro premio
    }
award-declined =
    { $count ->
        [1] { $who } renuncia
       *[other] { $who } renuncian
    }
award-contested =
    { $whole ->
        [yes] { $members } optan a { $award }.
       *[no] { $members } optan a { $award }, por { $places }.
    }
ladder-alone = Escalera.
ladder-begins = Escalera: { $steps }.
ladder-step = { $before }; después el ganador – { $next }
award-nobody-may-have = nadie puede tenerlo
award-nobody-has-it = nadie
award-place-open = { $who } (por decidir)
cannot-decline-last =
    { $count ->
        [1] { $who } renuncia a «{ $award }»: no se puede renunciar a un puesto entre los últimos
       *[other] { $who } renuncian a «{ $award }»: no se puede renunciar a un puesto entre los últimos
    }
cannot-decline-unknown =
    { $count ->
        [1] { $who } renuncia a «{ $award }»: ninguna cláusula lo concede; aquello a lo que se puede renunciar figura en `award` o `cut` en el reglamento
       *[other] { $who } renuncian a «{ $award }»: ninguna cláusula lo concede; aquello a lo que se puede renunciar figura en `award` o `cut` en el reglamento
    }
carried-part = { $part } de { $sum }
carried-against = { $points } contra { $name }
carried-pair = { $winner } contra { $loser }
carry-over-title = Arrastre: { $of }
many-players = { $count } jugadores
eligible-unknown =
    { $what ->
        [birth] el archivo no da la fecha de nacimiento de { $who }, de la que puede depender «{ $award }»
        [rating] el archivo no da el Elo de { $who }, del que puede depender «{ $award }»
        [title] el archivo no da el título de { $who }, del que puede depender «{ $award }»
        [starting-number] el archivo no da el número inicial de { $who }, del que puede depender «{ $award }»
        [previous-place] el archivo no da el puesto de { $who } en la edición anterior, del que puede depender «{ $award }»
        [sex] el archivo no da el sexo de { $who }, del que puede depender «{ $award }»
        [federation] el archivo no da la federación de { $who }, de la que puede depender «{ $award }»
       *[club] el archivo no da el club de { $who }, del que puede depender «{ $award }»
    }
destination-next-year = { $name } del próximo año
invited = Invitación para { $name }: { $to }.
invitation-nobody =
    { $count ->
        [1] { $declined } no acepta la invitación: no queda nadie a quien invitar.
       *[other] { $declined } no aceptan la invitación: no queda nadie a quien invitar.
    }
invitation-passes =
    { $count ->
        [1] { $declined } no acepta la invitación. El texto no dice a quién se invita en su lugar; { $next }.
       *[other] { $declined } no aceptan la invitación. El texto no dice a quién se invita en su lugar; { $next }.
    }
invitation-next =
    { $count ->
        [1] según las mismas reglas, a { $among }
       *[other] las mismas reglas deciden entre { $among }
    }

## Matches and boards

match-stage =
    { $within ->
        [stage] { $stage }
        [round] ronda { $round }
       *[match] match
    }
last-match =
    { $carried ->
        [yes] { $stage }, { $score } contra { $opponent }, con arrastre
       *[no] { $stage }, { $score } contra { $opponent }
    }
last-match-stage =
    { $within ->
        [stage] { $stage }
        [round] ronda { $round }
       *[match] match
    }
boards-one = una mano
boards-extra =
    { $count ->
        [0] las manos adicionales
       *[other] { number-word } manos adicionales
    }
boards-segment = una serie decisiva de { number-word } manos
met-in-round = { $of } { $adds }, { $against } { $other } en la ronda { $round }
met-somewhere = { $of } { $adds }, { $against } { $other }
part-against = { $of } contra { $against }
two-winners = { $north-south } gana en Norte-Sur, { $east-west } en Este-Oeste.
boards-level =
    { $count ->
        [1] Otra mano no cambió nada.
       *[other] Otras { $count } manos no cambiaron nada.
    }
session-number = sesión { $number }
section-name = sección { $name }
board-unit =
    { $unit ->
        [matchpoints] puntos de match
        [points] puntos
       *[imps] IMP
    }
matchpoints-of = puntos de match de { $top }
deal =
    Reparte { $dealer ->
        [north] Norte
        [east] Este
        [south] Sur
       *[west] Oeste
    }, { $vulnerable ->
        [nobody] nadie vulnerable
        [north-south] Norte-Sur vulnerables
        [east-west] Este-Oeste vulnerables
       *[all] todos vulnerables
    }
table-result =
    { $result ->
        [not-played] no jugada
       *[passed-out] pasada
    }
no-trumps = ST
seat-letter =
    { $seat ->
        [north] N
        [east] E
        [south] S
       *[west] O
    }
side-letters =
    { $side ->
        [north-south] NS
       *[east-west] EO
    }
card-sum =
    { $what ->
        [boards] Manos
        [carry-over] Arrastre
        [penalty] Penalización
       *[total] Total
    }

## Why a tie is left open

left-open = { $members } siguen empatados por { $places }: { $why }.
left-open-summary = Este archivo es un resumen; el reglamento impreso puede decir más.
no-further-rule = el reglamento no da más reglas
no-rule-for-number = el texto no tiene regla para { number-word }
no-rule-for-places = el texto no tiene regla para estos puestos
nobody-chosen = el texto no dice a cuáles de ellos se elige
too-few-to-choose = quedan demasiado pocos para elegir
stage-for-two = la fase es para dos
nobody-there = ninguno de ellos está para jugar
not-seeded = No se puede fijar el orden de cabezas de serie de { $members }: el texto no dice más.
no-seeds = Nada dice quién es cabeza de serie más alto: { $members }.
award-left-open = { $members } empatan por «{ $award }»: el texto no dice a quién de ellos corresponde.
award-places-left-open = { $members } empatan por { $places }: el texto no dice a quién de ellos corresponde.
clauses-in-circle = { $members } vuelven a { $clause } sin nada nuevo: las cláusulas llevan en círculo.
no-end = Tras { $clauses } cláusulas sigue sin haber final.

## Warnings

warning-answer-does-not-fit = la respuesta a { $question } no corresponde a la pregunta y se deja de lado
warning-departure-about-others = la excepción sobre { $tie } trata de otros participantes y se deja de lado
warning-games-missing =
    { $games ->
        [one] falta { $games } partida; se usan los puntos publicados de { $published }
       *[other] faltan { $games } partidas; se usan los puntos publicados de { $published }
    }
warning-games-without-points =
    { $games ->
        [one] falta { $games } partida y no hay puntos publicados de { $members }: sus puntuaciones pueden ser demasiado bajas
       *[other] faltan { $games } partidas y no hay puntos publicados de { $members }: sus puntuaciones pueden ser demasiado bajas
    }
warning-gone-annulled =
    { $count ->
        [1] { $player } dejó el torneo antes de la ronda { $round }: se anula el resultado
       *[other] { $player } dejó el torneo antes de la ronda { $round }: se anulan los { $count } resultados
    }
warning-gone-forfeited =
    { $count ->
        [1] { $player } dejó el torneo antes de la ronda { $round }: una partida cuenta como ganada por incomparecencia por su rival
       *[other] { $player } dejó el torneo antes de la ronda { $round }: { $count } partidas cuentan como ganadas por incomparecencia por sus rivales
    }
warning-idle =
    { $count ->
        [1] { $what ->
            [session] { $members } no tiene ninguna sesión en este torneo
           *[match] { $members } no tiene ningún match en este torneo
        }
       *[other] { $what ->
            [session] { $members } no tienen ninguna sesión en este torneo
           *[match] { $members } no tienen ningún match en este torneo
        }
    }
warning-published-differs = { $team } tiene { $published } según lo publicado, pero { $found } según los matches; se usa { $published }
warning-matches-missing =
    { $matches ->
        [one] falta { $matches } match del todos contra todos: la clasificación es provisional
       *[other] faltan { $matches } matches del todos contra todos: la clasificación es provisional
    }
warning-plays-twice = { $team } juega dos veces en una fase: dé a los matches un `stage` o un `round`
warning-unknown-award = el torneo tiene premios para «{ $award }» y ninguna cláusula lo concede: nadie los recibe
warning-unequal-opponents = los puntos suizos de los equipos empatados se basan en números de rivales distintos: { $each }
warning-off-scale =
    { $count ->
        [1] los PV de un match no son los de la escala continua de la WBF y se usan como se dan ({ $example })
       *[other] los PV de { number-word } matches no son los de la escala continua de la WBF y se usan como se dan (el primero es { $example })
    }
off-scale-example = { $teams }: { $given } donde la escala da { $scale }

## Reminders

condition =
    { $known-condition ->
        [if-they-deem-this-necessary] si lo consideran necesario
       *[other] { $condition }
    }
may-depart =
    { $conditional ->
        [yes] puede hacerse una excepción a estas reglas ({ role }), { condition }.
       *[no] puede hacerse una excepción a estas reglas ({ role }).
    }
may-depart-reason = El motivo lo pide Tiebreak, no el texto.
rest-before = { $minutes } minutos de descanso para cada jugador antes de las partidas de desempate.
rest-after-last = { $minutes } minutos de descanso para cada jugador: no antes de las { $start } (acabó la última partida).
rest-of-player = { $minutes } minutos de descanso para cada jugador: no antes de las { $start } ({ $player } acabó a las { $finished }).
short-draws =
    { $count ->
        [1] unas tablas fueron más cortas de lo que quieren los organizadores: { $draws }.
       *[other] { number-word } tablas fueron más cortas de lo que quieren los organizadores: { $draws }.
    }
short-draw =
    { $unit ->
        [moves] { $white } – { $black } ({ $length } jugadas)
       *[minutes] { $white } – { $black } ({ $length } minutos)
    }
short-draw-in-round =
    { $unit ->
        [moves] { $white } – { $black } (ronda { $round }, { $length } jugadas)
       *[minutes] { $white } – { $black } (ronda { $round }, { $length } minutos)
    }
undivided-nobody = Quedan { $amount }: nadie puede tenerlos.
undivided = Quedan { $amount } sin repartir entre { $among }: decide el organizador.

## Questions

draw-first-white =
    { $within ->
        [final] Sortear para la final: ¿quién de { $names } lleva blancas en la partida 1?
        [match] Sortear ({ $pairing }): ¿quién de { $names } lleva blancas en la partida 1?
       *[none] Sortear: ¿quién de { $names } lleva blancas en la partida 1?
    }
draw-pairing-numbers = Sortear los números de emparejamiento de { $names }.
draw-seeding = Sortear las cabezas de serie: { $names }.
draw-participants = Sortear: ¿{ $question }?
who-takes-part =
    { $count ->
        [1] quién de { $names } participa
       *[other] qué { number-word } de { $names } participan
    }
toss-coin =
    { $within ->
        [final] Lanzar una moneda para la final: ¿quién de { $names } gana?
        [match] Lanzar una moneda ({ $pairing }): ¿quién de { $names } gana?
       *[none] Lanzar una moneda: ¿quién de { $names } gana?
    }
toss-coin-conducted =
    { $within ->
        [final] Colores de la final por lanzamiento de moneda, a cargo de { $by }: ¿quién de { $names } gana?
        [match] Colores ({ $pairing }) por lanzamiento de moneda, a cargo de { $by }: ¿quién de { $names } gana?
       *[none] Colores por lanzamiento de moneda, a cargo de { $by }: ¿quién de { $names } gana?
    }
draw-order = Sortear el orden de { $names }.
draw-one = Sortear el primer puesto: ¿quién de { $names } sale elegido?
play-game = Jugar: { $white } (blancas) – { $black } (negras). Ritmo: { $clock }.
play-sudden-death = Jugar la partida { $number } a muerte súbita: { $white } (blancas) – { $black } (negras). Ritmo: { $clock }.
draw-wins =
    { $colour ->
        [white] Con tablas ganan las blancas.
       *[black] Con tablas ganan las negras.
    }
ask-colour = Pedir a { $chooser } que elija: blancas o negras.
ask-bids = Pedir a cada uno ({ $bidders }) una puja secreta: el tiempo con el que llevaría negras, como máximo { $most }.
play-board = Jugar una mano, muerte súbita: { $names }.
play-boards = Jugar { $boards }: { $names }.
ask-decision = Pedir una decisión ({ role }) sobre { $names }.
ask-to-go-on = Pedir una decisión ({ role }): ¿siguen { $names } con { $clause }, o se decide el empate de otro modo?
role-after =
    { $known-after ->
        [after-consulting-with-the-players] { role }, tras consultar con los jugadores
       *[other] { role }, { $after }
    }
find-out = Por averiguar: { $what }.
file-has-result = El archivo da { $result } para esta partida ({ $place }).
file-has-white = El archivo da blancas a { $white } en esta partida ({ $place }).
play-off-game = partida de desempate { $number }
game-at-line = partida { $game }, línea { $line }
game-at-line-of-file = partida { $game }, línea { $line } de { $file }
clock-both = ambos { $pace }
clock-both-from = ambos { $pace }, desde la jugada { $from }
clock-sides = blancas { $white }, negras { $black }
clock-sides-from = blancas { $white }, negras { $black }, desde la jugada { $from }
clock-sides-apart = blancas { $white }, desde la jugada { $white-from }, negras { $black }, desde la jugada { $black-from }
clock-delay = { $time } retardo { $seconds }

## Missing data

missing-result = resultado de { $white } – { $black }
missing-result-in-round = resultado de { $white } – { $black } en la ronda { $round }
missing-game = la partida entre { $first } y { $second }: blancas, negras, resultado
missing-of-qualification = { figure } de { $first } y { $second } en su match de la clasificación previa
missing-of-match =
    { $when ->
        [stage] { figure } de { $first } y { $second } ({ $stage })
        [round] { figure } de { $first } y { $second } en la ronda { $round }
       *[match] { figure } de { $first } y { $second } en su match
    }
missing-of-bye =
    { $when ->
        [stage] { figure } de { $team } por su bye ({ $stage })
        [round] { figure } de { $team } por su bye en la ronda { $round }
       *[match] { figure } de { $team } por su bye
    }
missing-entered = { $what } de { $one }
missing-on-common-boards = { figure } de { $one } en las manos que { $among } han jugado en común
missing-against-common =
    { $number ->
        [1] { figure } de { $one } contra la pareja mejor clasificada con la que se enfrentaron { $among }
       *[other] { figure } de { $one } contra la número { $number } de las parejas mejor clasificadas con las que se enfrentaron { $among }
    }
missing-of-one = { figure } de { $one }
figure =
    { $figure ->
        [vps] PV
        [score] puntuación
        [imps] IMP
        [total-points] puntos totales
        [qualification-rank] puesto en la clasificación previa
        [net-on-common-boards] diferencia de puntos totales
        [against-common-opponent] puntos de match
        [boards-won] manos ganadas (las empatadas, la mitad)
        [code] { $code }
       *[number] número
    }

## A ruling as text

summary-of-ours = { $name } (resumen)
list-of-tie-breaks = Desempates { $codes }: reglamento { $regulation }, { $clause }.
unit =
    { $unit ->
        [VPs] PV
        [IMPs] IMP
        [boards] manos
        [points] puntos
       *[other] { $unit }
    }
north-south = Norte-Sur
east-west = Este-Oeste
heading-steps = Cómo se decidió
heading-one-sentence = En una frase
heading-left-open = No previsto en el reglamento
heading-departures = Excepciones al reglamento
heading-to-do = Por hacer ahora
heading-awards = Premios y títulos
heading-prizes = Premios en metálico, { $currency }
heading-tour-points = Puntos del circuito
heading-keep-in-mind = Recordatorios
heading-read-as = Interpretación
heading-on-record = En el registro
record-head = Huella del registro: { $head }
tied-mark = empate
interim-progress =
    { $what ->
        [games] { $count ->
            [one] falta { $count } partida
           *[other] faltan { $count } partidas
        }
       *[matches] { $count ->
            [one] falta { $count } match
           *[other] faltan { $count } matches
        }
    }
interim-rounds = { $played } de { $all } rondas ({ interim-progress })
interim = provisional: { $progress }
interim-sentence = Clasificación provisional: { $progress }.
heading-plain-steps = Pasos
heading-warnings = Advertencias
heading-prize-money = Premios en metálico
place-open = { $place } (por decidir)
column-place = puesto
column-name = nombre
column-score = puntuación
column-score-in = puntuación, { $unit }
column-matches-won = matches ganados
column-last-match = último match
column-clause = cláusula
column-award = premio
column-who = quién
column-points = puntos
column-working = cálculo

## Readings

reading-idle = { $readings }: otra lectura no cambiaría nada aquí.
reading-changes-nothing = no cambiaría nada aquí
reading-other-standing = daría otra clasificación: { $places }
reading-asks-else = pediría ahora otra cosa
reading-other-reminders = daría otros avisos
reading-would-say = diría: { $said }; lo que está abierto sigue igual
# What a regulation file says of a reading or as a reminder, by its first words; others stay as they
# were written.
reading-phrase =
    { $phrase ->
        [a-1-divides-the-money-of-the-players-in-the-tiebreak-what-of-ties-for-other-plac] A.1 reparte el dinero de los jugadores del desempate. ¿Y los empates por otros puestos?
        [a-1-divides-the-prize-money-among-all-the-players-in-the-tiebreak-has-a-player-w] A.1 reparte los premios entre «all the players in the tiebreak». ¿Tiene parte quien renuncia al desempate?
        [a-1-speaks-of-the-tournament-of-2022] A.1 habla del torneo de 2022.
        [a-tie-of-two-may-be-broken-here-where-other-steps-say-shall-must-it-be-broken] Aquí un empate de dos «may be broken», donde otros pasos dicen «shall». ¿Hay que deshacerlo?
        [all-of-them-play-one-common-board-and-its-scores-order-them] todos juegan una mano común, y sus resultados los ordenan
        [all-of-them-share-second-place-those-who-did-not-play-off-too] todos comparten el segundo puesto, también quienes no jugaron el desempate
        [all-of-them-share-second-place-whenever-they-were-knocked-out] todos comparten el segundo puesto, sea cuando sea que quedaron eliminados
        [among-all-who-were-tied-at-the-end-of-the-main-tournament] entre todos los empatados al final del torneo principal
        [among-the-four-by-their-games-in-the-main-tournament] entre los cuatro, por sus partidas del torneo principal
        [among-whom-four-who-come-out-of-a-larger-play-off-are-compared-for-their-seeding] entre quiénes se comparan para su orden cuatro que salen de un desempate mayor
        [are-30-moves-or-three-hours-still-within-30-moves-or-three-hours] ¿30 jugadas o tres horas están aún dentro del límite?
        [are-lots-drawn-again-for-the-first-sudden-death-game] ¿Se sortea de nuevo para la primera partida de muerte súbita?
        [as-in-the-event] como en el torneo
        [as-soon-as-nobody-else-can-reach-the-leader-s-present-score-in-any-way-the-rest] en cuanto nadie más puede alcanzar la puntuación actual del líder
        [best-session-then-the-best-two-together-then-common-opponents-from-the-highest-r] mejor sesión, luego las dos mejores juntas, luego rivales comunes desde el mejor situado
        [best-session-then-the-second-best-and-so-on-before-the-best-two-together] mejor sesión, luego la segunda, etc., antes de las dos mejores juntas
        [both-players-forfeit-the-armageddon-game-who-wins] Ninguno de los dos comparece a la partida Armagedón. ¿Quién gana?
        [by-the-imps-of-all-their-meetings] por los IMP de todos sus encuentros
        [by-the-vps-of-all-their-meetings-a-team-that-is-to-stand-first-or-last-this-way] por los PV de todos sus encuentros; un equipo que así quede primero o último debe haberse enfrentado a todos
        [by-total-then-by-sessions-those-of-one-rank-are-added-up-a-part-that-is-still-le] por total, luego por sesiones; los de un mismo puesto se suman; un grupo aún empatado busca los suyos desde arriba
        [by-vps-then-by-imps-several-meetings-are-added-up] por PV, luego por IMP; varios encuentros se suman
        [by-which-ranking-opponents-are-the-highest-ranking] según qué clasificación los rivales son los mejor situados
        [classical-games-count-3-1-0-armageddon-games-after-a-draw-and-0-on-top-a-drawn-a] Las partidas clásicas valen 3, 1, 0; las Armagedón tras tablas, ½ y 0 más. Unas tablas en la Armagedón son victoria de las negras.
        [each-part-that-still-holds-one-of-the-first-four-places-plays-on-by-itself-a-par] cada grupo que aún ocupa uno de los cuatro primeros puestos sigue jugando por su lado; del quinto en adelante siguen empatados
        [each-two-of-them-play-a-board-and-the-boards-won-order-them-a-drawn-one-counting] cada dos juegan una mano, y las manos ganadas los ordenan; una empatada cuenta media
        [every-game-1-0-regardless-of-time-control] cada partida 1, ½, 0: «regardless of time control»
        [everything-games-with-black-too] todo, también partidas con negras
        [everything-wins-with-black-too] todo, también victorias con negras
        [final-scores-with-the-carry-over-direct-matches-only-where-all-met] resultados finales con el arrastre; matches directos solo si todos se enfrentaron
        [for-every-sudden-death-match-in-every-section] para todo match «sudden death», en toda sección
        [for-those-of-four-or-more-teams-in-a-round-robin-alone] solo para los de cuatro o más equipos en un todos contra todos
        [four-come-out-of-a-larger-play-off-among-whom-are-the-criteria-of-their-seeding] Cuatro salen de un desempate mayor. ¿Entre quiénes se comparan los criterios de su orden?
        [how-are-further-ties-broken-likewise] ¿Cómo se deshacen «likewise» los demás empates?
        [how-do-three-or-more-teams-play-one-board-matches] ¿Cómo juegan tres o más equipos «one-board matches»?
        [how-is-the-third-round-robin-of-the-same-players-numbered] ¿Cómo se numera el tercer todos contra todos de los mismos jugadores?
        [how-prize-money-is-divided-by-players-who-are-level-for-another-place-than-the-f] cómo se reparten los premios entre empatados por un puesto distinto del primero
        [how-the-other-two-are-placed-after-a-one-board-match-of-three-teams] cómo se sitúan los otros dos tras un match a una mano de tres equipos
        [how-the-winner-of-the-qualification-match-is-found-when-its-vps-are-level] cómo se halla el ganador del match de clasificación si sus PV son iguales
        [how-three-or-more-teams-play-one-board-matches] cómo juegan tres o más equipos matches a una mano
        [how-two-teams-compare-that-both-lost-nothing] cómo se comparan dos equipos que no perdieron nada
        [it-counts-as-a-draw-and-the-next-game-is-played] cuenta como tablas, y se juega la siguiente
        [it-goes-by-place-what-a-tie-covers-is-left-undivided] va por puestos: lo que abarca un empate queda sin repartir
        [it-is-shared-equally-too-which-the-text-does-not-say] también se reparte por igual, lo que el texto no dice
        [it-may-be-after-consulting-with-the-players-otherwise-3-8-goes-on-with-another-r] puede ser, tras consultar a los jugadores; si no, 3.8 sigue con otro todos contra todos
        [it-must-be] debe serlo
        [it-must-be-exactly-one-else-the-next-step-could-never-apply] debe ser exactamente uno; si no, el paso siguiente nunca se aplicaría
        [left-over-from-the-edition-before-the-regulation-applies-to-its-own-year] resto de la edición anterior; el reglamento vale para su propio año
        [lots-are-drawn-anew-as-in-section-1-and-the-fourth-reverses-it-as-in-section-2] se sortea de nuevo como en la sección 1, y el cuarto lo invierte como en la sección 2
        [lots-decide] decide el sorteo
        [main-tournament-100-minutes-for-40-moves-50-for-20-15-for-the-rest-30-seconds-ad] Torneo principal: 100 minutos para 40 jugadas, 50 para 20, 15 para el resto, 30 segundos por jugada desde la primera.
        [moves-are-broadcast-with-a-delay-of-15-minutes] Las jugadas se retransmiten con 15 minutos de retraso.
        [n-1-3-e-is-printed-under-four-or-more-teams-for-which-sudden-death-matches-does-it] 1.3(e) figura bajo cuatro o más equipos. ¿Para qué matches «sudden death» vale?
        [no-fewer-than-30-moves-less-than-three-hours] no: menos de 30 jugadas, menos de tres horas
        [no-he-is-left-out-altogether-as-if-he-were-not-tied] no: queda fuera por completo, como si no empatara
        [no-rest-between-tiebreak-games-the-chief-arbiter-may-grant-a-limited-one] Sin descanso entre las partidas de desempate; el árbitro principal puede conceder uno limitado.
        [no-the-money-goes-to-those-who-play] no: el dinero es para quienes juegan
        [no-whoever-began-the-match-with-white-begins-again] no: empieza de nuevo quien empezó el match con blancas
        [nothing-is-added-for-a-bye-a-warning-says-where-opponents-are-unequal-in-number] no se suma nada por un bye; un aviso señala números desiguales de rivales
        [on-to-the-next-printed-step-two-or-three-go-to-the-section-for-their-number-from] al siguiente paso impreso; dos o tres van a la sección de su número, desde el primer paso
        [on-which-places-the-tied-are-who-did-not-win] en qué puestos quedan los empatados que no ganaron
        [one-board-matches-will-determine-the-winner-of-three-what-of-the-other-two] Los matches a una mano «will determine the winner» de tres. ¿Y los otros dos?
        [play-in-the-main-hall-if-all-games-of-masters-and-challengers-have-finished-else] Jugar en la sala principal si han acabado todas las partidas de Masters y Challengers; si no, en otra sala.
        [points-from-the-games-among-all-the-tied-those-still-level-go-on-to-the-next-cri] puntos de las partidas entre todos los empatados; los que siguen empatados pasan al criterio siguiente
        [points-mutual-result-sonneborn-berger-and-wins-not-a-game-with-black] puntos, encuentro directo, Sonneborn-Berger y victorias; no una partida con negras
        [points-results-among-the-tied-and-wins-not-a-win-with-black] puntos, resultados entre los empatados y victorias; no una victoria con negras
        [rounds-start-at-14-00-cet-the-last-at-12-00-cet] Las rondas empiezan a las 14:00 CET, la última a las 12:00 CET.
        [somebody-who-is-tied-declines-the-playoff-has-withdrawn-was-expelled-or-leaves-d] Un empatado renuncia, se ha retirado, fue expulsado o se va durante el desempate. ¿Cuál es el calendario?
        [somebody-who-is-tied-declines-the-tiebreak-has-withdrawn-was-expelled-or-leaves] Un empatado renuncia, se ha retirado, fue expulsado o se va durante el desempate. ¿Cuál es el calendario?
        [somebody-who-is-tied-for-first-place-declines-the-playoff-do-his-games-count-in] Un empatado por el primer puesto renuncia al desempate. ¿Cuentan sus partidas en 2.1.1 a 2.1.3?
        [swiss-points-add-up-the-victory-point-scores-obtained-by-the-opponents-with-pena] Los puntos suizos suman los «victory-point scores obtained by» los rivales. ¿Con penalizaciones y arrastre? En el ejemplo del texto un equipo «has a VP score of 50», el de la clasificación; donde el texto quiere un resultado sin arrastre, lo dice (5a).
        [the-appeal-and-protest-period-is-over-when-the-sudden-death-match-begins] El plazo de apelación y protesta termina cuando empieza el match «sudden death».
        [the-arbiter-is-asked-whether-they-play-on-or-who-goes-through] se pregunta al árbitro si siguen jugando o quién pasa
        [the-arbiter-names-the-winner] el árbitro nombra al ganador
        [the-average-per-opponent-is-compared] se compara la media por rival
        [the-chief-arbiter-or-his-deputy-shall-be-empowered-after-four-round-robins-must] El árbitro principal o su adjunto «shall be empowered» tras cuatro torneos todos contra todos: ¿debe resolverse entonces el empate por otros medios?
        [the-colours-go-on-being-reversed-without-new-lots] los colores se siguen invirtiendo, sin nuevo sorteo
        [the-director-decides-whether-it-is-broken-and-how] el director decide si se deshace, y cómo
        [the-invitation-alone-first-place-stays-shared] solo la invitación: el primer puesto sigue compartido
        [the-meetings-that-took-place-count] cuentan los encuentros que hubo
        [the-next-player-by-the-same-rules-among-those-who-accept] el siguiente según las mismas reglas, entre quienes aceptan
        [the-next-printed-step] el siguiente paso impreso
        [the-same-but-the-round-under-way-is-finished-first] lo mismo, pero antes se termina la ronda en curso
        [the-same-step-again] el mismo paso otra vez
        [the-schedule-is-that-of-all-who-were-tied-and-those-who-do-not-play-forfeit-its] vale el calendario de todos los empatados, y quienes no juegan pierden por incomparecencia
        [the-scores-of-the-standings-with-penalties-and-carry-over] los resultados de la clasificación, con penalizaciones y arrastre
        [the-step-is-not-applicable-and-says-so] el paso no es aplicable, y lo dice
        [the-team-that-won-more-is-ahead] va delante el equipo que ganó más
        [the-tie-is-left-open-and-the-ruling-says-so] el empate queda abierto, y la resolución lo dice
        [the-vps-won-in-matches-without-penalties-and-carry-over] los PV ganados en matches, sin penalizaciones ni arrastre
        [the-winner-declines-the-invitation-who-is-invited] El ganador declina la invitación. ¿A quién se invita?
        [the-winner-of-a-toss-chooses] elige quien gana el lanzamiento de moneda
        [whoever-wins-the-challengers-is-invited-to-next-year-s-masters-see-tata-steel-ch] El ganador de los Challengers es invitado al Masters del año siguiente: véase tata-steel-challengers-2023.
        [the-winner-the-player-invited-is-first-the-others-who-were-tied-share-second-pla] el ganador: el invitado es primero, los demás empatados comparten el segundo puesto
        [their-average-counts-and-an-opponent-met-twice-counts-once-for-swiss-points] cuenta su media, y un rival repetido cuenta una vez para los puntos suizos
        [they-are-a-tie-of-their-own-and-begin-again-with-5a-so-that-5d-and-5e-look-at-th] son un empate propio y vuelven a 5a, de modo que 5d y 5e solo las miran a ellas
        [they-are-added-up-and-an-opponent-met-twice-counts-twice-for-swiss-points] se suman, y un rival repetido cuenta dos veces para los puntos suizos
        [they-are-level] están empatados
        [they-count-only-where-each-two-of-the-three-met] solo cuentan si los tres se enfrentaron entre sí
        [they-go-on-with-the-next-step] pasan al paso siguiente
        [they-share-the-place-below-the-winner] comparten el puesto tras el ganador
        [those-on-the-way-to-this-group-its-larger-groups-included] los que llevaron a este grupo, incluidos los de grupos mayores
        [those-still-level-go-on-to-2-1-2] los que siguen empatados pasan a 2.1.2
        [those-still-level-start-again-with-2-1-1-among-themselves] los que siguen empatados vuelven a 2.1.1 entre ellos
        [those-still-level-start-again-with-the-mutual-result-among-themselves] los que siguen empatados vuelven al encuentro directo entre ellos
        [those-who-do-not-play-are-left-out-and-the-schedule-is-that-of-the-others-who-le] quienes no juegan quedan fuera y vale el calendario de los demás; quien deja una fase empezada pierde el resto de sus partidas por incomparecencia
        [to-their-own-section-again-from-its-first-step] otra vez a su sección, desde el primer paso
        [two-quotients-have-nothing-below-how-do-they-compare] Dos cocientes tienen cero abajo. ¿Cómo se comparan?
        [vps-only-no-meeting-no-imps-no-swiss-opponent] solo PV: ni encuentro, ni IMP, ni rival suizo
        [what-a-forfeited-game-counts-for] para qué cuenta una partida ganada por incomparecencia
        [what-a-forfeited-game-counts-for-in-the-criteria-of-the-seeding] para qué cuenta una incomparecencia en los criterios del orden
        [what-a-quotient-is-when-nothing-was-lost] cuánto vale un cociente si no se perdió nada
        [what-are-the-clauses-called-whose-printed-numbering-is-broken] ¿Cómo se llaman las cláusulas cuya numeración impresa es defectuosa?
        [what-are-the-swiss-points-of-a-team-that-had-a-bye] ¿Cuáles son los puntos suizos de un equipo que tuvo bye?
        [what-counts-when-the-mutual-result-separates-some-of-three-or-four] ¿Qué cuenta si el encuentro directo separa solo a algunos de tres o cuatro?
        [what-counts-when-the-mutual-result-separates-some-of-three-or-more] ¿Qué cuenta si el encuentro directo separa solo a algunos de tres o más?
        [what-do-forfeits-assigned-scores-and-byes-count-for] ¿Para qué cuentan las incomparecencias, los resultados asignados y los byes?
        [what-do-several-meetings-of-the-same-two-count] ¿Cuánto cuentan varios encuentros de los mismos dos?
        [what-do-the-games-among-the-tied-count-when-rapid-counts-double-in-the-event] ¿Cuánto valen las partidas entre los empatados si las rápidas cuentan doble en el torneo?
        [what-do-the-promotion-rules-decide] ¿Qué deciden las reglas de ascenso?
        [what-does-a-forfeited-game-count-for] ¿Para qué cuenta una partida ganada por incomparecencia?
        [what-follows-when-2-1-1-separates-some-of-the-tied] ¿Qué sigue si 2.1.1 separa a algunos de los empatados?
        [what-follows-when-2-1-1-separates-some-of-the-tied-and-leaves-others-level] qué sigue si 2.1.1 separa a algunos y deja a otros empatados
        [what-follows-when-5-d-or-5-e-separates-some-teams-and-leaves-others-level] qué sigue si 5(d) o 5(e) separa a algunos equipos y deja a otros empatados
        [what-follows-when-four-or-more-are-left-after-a-winner-is-taken-out] ¿Qué sigue si quedan cuatro o más tras sacar al ganador?
        [what-follows-when-four-or-more-teams-are-left-after-a-winner-is-declared] qué sigue si quedan cuatro o más equipos tras el ganador
        [what-forfeits-assigned-scores-and-byes-count-for] para qué cuentan incomparecencias, resultados asignados y byes
        [what-happens-when-a-player-who-is-tied-declines-the-playoff-or-leaves-it] qué pasa si un empatado renuncia al desempate o lo abandona
        [what-happens-when-a-player-who-is-tied-declines-the-tiebreak-or-leaves-it] qué pasa si un empatado renuncia al desempate o lo abandona
        [what-happens-when-all-the-steps-leave-teams-level] qué pasa si todos los pasos dejan equipos empatados
        [what-happens-when-both-players-forfeit-a-sudden-death-game] qué pasa si ninguno comparece a una partida de muerte súbita
        [what-happens-when-the-two-tied-teams-did-not-meet] qué pasa si los dos equipos empatados no se enfrentaron
        [what-happens-when-two-of-three-teams-beat-one-and-tied-the-other] qué pasa si dos de tres equipos vencieron a uno y empataron con el otro
        [what-if-both-players-forfeit-a-sudden-death-game] ¿Y si ninguno de los dos comparece a una partida de muerte súbita?
        [what-if-nothing-is-left-to-apply] ¿Y si no queda nada que aplicar?
        [what-if-the-two-teams-did-not-meet] ¿Y si los dos equipos no se enfrentaron?
        [what-if-two-teams-beat-one-and-tied-the-other] ¿Y si dos equipos vencieron a uno y empataron con el otro?
        [what-is-a-quotient-with-nothing-below] ¿Cuánto vale un cociente con cero abajo?
        [what-net-totals-among-three-teams-count-when-two-of-them-did-not-meet] cuánto valen los totales netos entre tres equipos si dos no se enfrentaron
        [what-of-net-imps-and-net-points-of-three-teams-that-did-not-all-meet] ¿Qué pasa con los IMP netos y los puntos netos de tres equipos que no se enfrentaron todos?
        [what-of-teams-that-are-still-level-after-5d-or-5e-separated-some] ¿Qué pasa con los equipos que siguen empatados tras separar 5d o 5e a algunos?
        [what-several-meetings-of-the-same-two-teams-count] cuánto cuentan varios encuentros de los mismos dos equipos
        [what-the-swiss-points-of-a-team-with-a-bye-are] cuáles son los puntos suizos de un equipo con bye
        [when-has-a-team-beaten-another-and-when-have-they-tied] ¿Cuándo un equipo ha vencido a otro y cuándo han empatado?
        [when-is-there-a-clear-winner-inside-a-round-robin] ¿Cuándo hay un ganador claro dentro de un todos contra todos?
        [where-do-four-or-more-go-who-are-still-level-after-some-were-separated] ¿Adónde van cuatro o más que siguen empatados tras separarse algunos?
        [where-do-the-tied-stand-who-did-not-win] ¿En qué puesto quedan los empatados que no ganaron?
        [where-four-or-more-teams-go-that-remain-tied-after-a-step-separated-some] adónde van cuatro o más equipos que siguen empatados tras un paso
        [where-the-board-leaves-them-level-they-go-to-the-section-for-two] si la mano los deja empatados, van a la sección para dos
        [whether-a-player-who-is-tied-and-declines-the-tiebreak-has-a-share-of-the-prize] si un empatado que renuncia al desempate tiene parte en los premios
        [whether-a-tie-of-two-that-may-be-broken-must-be-broken] si un empate de dos que «may be broken» debe deshacerse
        [whether-the-end-of-the-appeal-period-in-1-3-e-holds-for-sudden-death-matches-of] si el fin del plazo de apelación de 1.3(e) vale para matches «sudden death» de otras secciones
        [whether-the-games-of-a-tied-player-who-declines-the-playoff-count-in-2-1-1-to-2] si las partidas de un empatado que renuncia al desempate cuentan en 2.1.1 a 2.1.3
        [whether-the-opponents-victory-point-scores-include-penalties-and-carry-over] si los puntos de victoria de los rivales incluyen penalizaciones y arrastre
        [which-opponents-are-the-highest-ranked] ¿Qué rivales son los mejor clasificados?
        [which-round-robins-are-counted] ¿Qué torneos todos contra todos se cuentan?
        [which-scores-of-the-opponents-count-and-what-is-the-direct-match-of-three-or-mor] ¿Qué resultados de los rivales cuentan, y qué es el match directo de tres o más?
        [which-scores-of-the-opponents-count-in-5-b-and-5-c] qué resultados de los rivales cuentan en 5(b) y 5(c)
        [who-begins-the-rapid-mini-match-with-white-the-text-is-silent] ¿Quién empieza el mini-match rápido con blancas? El texto no lo dice.
        [who-has-white-in-the-first-game-of-the-rapid-mini-match] quién lleva blancas en la primera partida del mini-match rápido
        [who-is-invited-when-the-winner-declines-the-invitation] a quién se invita si el ganador declina
        [who-plays-on-after-a-round-robin] ¿Quién sigue jugando tras un todos contra todos?
        [who-plays-on-after-a-round-robin-that-separated-some] quién sigue jugando tras un todos contra todos que separó a algunos
        [who-wins-when-both-players-forfeit-the-armageddon-game] quién gana si ninguno comparece a la partida Armagedón
        [who-won-the-qualification-match] ¿Quién ganó el match de clasificación?
        [x-0-stands-above-every-other-0-0-is-undefined-and-the-step-does-not-decide] x/0 va por encima de todos; 0/0 no está definido, y el paso no decide
        [yes-30-moves-and-three-hours-are-within] sí: 30 jugadas y tres horas están dentro
        [yes-a-full-share-as-all-who-were-tied] sí, una parte entera, como todos los empatados
        [yes-as-if-the-text-said-shall] sí, como si el texto dijera «shall»
        [yes-he-was-involved-in-the-tie-he-is-passed-over-as-a-participant] sí: formaba parte del empate; se le pasa por alto como participante
        [yes-the-sentence-about-lots-is-repeated-in-c-2] sí: la frase sobre el sorteo se repite en C.2
       *[other] { $english }
    }
outcome-first = { $winner } queda en primer lugar.
outcome-shared = { $members } comparten el primer puesto.
outcome-nothing = No hay nada que hacer.
outcome-and-more = { $first } Y { $count } más.

## Prizes

prize-part =
    { $part ->
        [half] { $divided ->
            [yes] la mitad de { $money } por { $places } dividida entre { $among }
           *[no] la mitad de { $money } por { $places }
        }
        [some] { $divided ->
            [yes] { $fraction } de { $money } por { $places } dividido entre { $among }
           *[no] { $fraction } de { $money } por { $places }
        }
       *[all] { $divided ->
            [yes] { $money } por { $places } dividido entre { $among }
           *[no] { $money } por { $places }
        }
    }
prize-place = el puesto { $place }
prize-and = { $before }, y { $next }
prize-of-award = { $working } ({ $award })
prize-as-published = según lo anunciado

## Lots

lots-recipe = Para comprobar el sorteo, ejecute estos comandos y ordene por hash, el menor primero.

## Why one participant is ranked above another

stands-above = { $upper } queda por delante de { $lower }: { $why }.
why-matches-won = matches ganados { $high } contra { $low }
why-scores = { $high } { $unit } contra { $low }
why-equal = empate a { $score } { $unit }; { $why }
why-no-more = la clasificación no dice más
why-level =
    { $open ->
        [interim] { $one } y { $other } comparten los puestos { $places } con { $score } { $unit }; la clasificación es provisional.
        [open] { $one } y { $other } comparten los puestos { $places } con { $score } { $unit }; aún queda algo por decidir.
       *[no] { $one } y { $other } comparten los puestos { $places } con { $score } { $unit }.
    }
why-two-places = { $from } y { $to }
why-places = del { $from } al { $to }
why-plays-off-by = { $upper } juega el desempate por { $why }
why-plays-off = { $upper } juega el desempate ({ $clause })
why-round-robin = { $high } contra { $low } en el todos contra todos { $number } ({ $clause })
why-values = { $measure } { $high } contra { $low } ({ $clause })
why-findings = { $measure }: { $upper } { $high }, { $lower } { $low } ({ $clause })
why-clause = { $why } ({ $clause })
why-won-round = { $winner } ganó ({ $round })
why-lots-left-out = el sorteo dejó a { $lower } fuera del desempate ({ $clause })
why-did-not-play = { $why }, así que { $lower } no jugó el desempate
why-won-match =
    { $how ->
        [score] { $winner } ganó a { $loser } { $score } ({ $round })
        [sudden-death] { $winner } ganó a { $loser } en la partida { $game } de muerte súbita ({ $round })
        [armageddon-draw] { $winner } superó a { $loser } con tablas en la partida Armagedón ({ $round })
       *[armageddon] { $winner } ganó a { $loser } en la partida Armagedón ({ $round })
    }
why-lost-match =
    { $how ->
        [score] { $loser } perdió con { $winner } { $score } ({ $round })
        [sudden-death] { $loser } perdió con { $winner } en la partida { $game } de muerte súbita ({ $round })
        [armageddon-draw] { $loser } perdió con { $winner } por tablas en la partida Armagedón ({ $round })
       *[armageddon] { $loser } perdió con { $winner } en la partida Armagedón ({ $round })
    }
why-level-match =
    { $within ->
        [stage] { $winner } y { $loser } empataron ({ $stage }), { $score }
        [round] { $winner } y { $loser } empataron en la ronda { $round }, { $score }
       *[match] { $winner } y { $loser } empataron en el match, { $score }
    }
why-won-knock-out =
    { $within ->
        [stage] { $winner } ganó a { $loser } ({ $stage }), { $score }
        [round] { $winner } ganó a { $loser } en la ronda { $round }, { $score }
       *[match] { $winner } ganó el match a { $loser }, { $score }
    }
why-lost-knock-out =
    { $within ->
        [stage] { $loser } perdió con { $winner } ({ $stage }), { $score }
        [round] { $loser } perdió con { $winner } en la ronda { $round }, { $score }
       *[match] { $loser } perdió el match con { $winner }, { $score }
    }
why-later-won =
    { $within ->
        [stage] { $upper } ganó ({ $stage })
        [round] { $upper } ganó en la ronda { $round }
       *[match] { $upper } ganó el match
    }
why-later-reached =
    { $within ->
        [stage] { $upper } llegó más lejos ({ $stage })
        [round] { $upper } llegó a la ronda { $round }
       *[match] { $upper } llegó al match
    }

## Protocol

protocol-title =
    { $kind ->
        [protocol] Acta: { $event }
        [standing] Clasificación: { $event }
       *[slips] Hojas de resultado: { $event }
    }
protocol-kind =
    { $kind ->
        [interim] Clasificación provisional
        [standing] Clasificación
       *[protocol] Acta de desempate
    }
protocol-section =
    { $section ->
        [departures] Este resultado se aparta del reglamento
        [standing] Clasificación
        [values] Desempates
        [awards] { heading-awards }
        [carry-over] Arrastre
        [money] { heading-prize-money }
        [open] { heading-to-do }
        [left-open] { heading-left-open }
        [play-off] Desempate
        [steps] { heading-steps }
        [crosstable] Tabla cruzada
        [lots] Sorteos
        [corrections] Correcciones y excepciones
        [readings] { heading-read-as }
        [reminders] { heading-keep-in-mind }
        [warnings] { heading-warnings }
        [log] El registro, línea por línea
        [head] Huella del registro
       *[signatures] Firmas
    }
protocol-settled = Decidido
protocol-not-settled =
    { $open ->
        [0] Sin decidir
        [1] Sin decidir: hay una pregunta abierta
       *[other] Sin decidir: hay { $open } preguntas abiertas
    }
protocol-printed = impreso { $time }
protocol-regulation = Reglamento: { $title } ({ $id })
protocol-no-record = Sin registro
protocol-departs-mark = se aparta del reglamento
protocol-signs =
    { $who ->
        [chief-arbiter] Árbitro principal
        [deputy-arbiter] Árbitro adjunto
        [chief-director] Director principal
        [deputy-director] Director adjunto
       *[witness] Testigo
    }
protocol-signed-when = lugar, fecha, hora
protocol-column =
    { $column ->
        [federation] federación
        [made-of] compuesto de
        [tour-points] puntos del circuito
        [game] partida
        [white] blancas
        [black] negras
        [result] resultado
        [line] línea
        [when] cuándo
        [entry] anotación
        [about] sobre
        [says] dice
        [by] por
        [board] mano
        [sitting-ns] sentados en Norte-Sur
        [sitting-ew] sentados en Este-Oeste
        [sat] posición
        [against] contra
        [contract] contrato
       *[score-ns] resultado NS
    }
protocol-column-prize = premio, { $currency }
protocol-to-be-decided = por decidir
protocol-in-summary = En resumen:
protocol-contract = { $contract } por { $by }, { $tricks }
protocol-game-state =
    { $state ->
        [white-wins] ½–½, ganan las blancas
        [black-wins] ½–½, ganan las negras
        [now] por jugar ahora
        [later] después
       *[not-needed] no hace falta
    }
protocol-more-games =
    { $count ->
        [one] y { $count } más
       *[other] y { $count } más
    }
protocol-tie-for-first = Empate en el primer puesto
protocol-reason =
    { $given ->
        [both] { $said }. Motivo: { $why } ({ $by }).
        [reason] { $said }. Motivo: { $why }.
        [name] { $said } ({ $by }).
       *[nothing] { $said }.
    }
protocol-allowed-by = Lo permite { $clause }.
protocol-line = línea { $line }
protocol-entry =
    { $kind ->
        [answer] respuesta
        [correction] corrección
        [withdrawal] retirada
        [departure] excepción
        [leave] abandono
        [amendment] modificación
        [rest] descanso
        [commitment] promesa
        [source] fuente
       *[note] nota
    }
protocol-answer-withdrawn = se retira la respuesta
protocol-departure-withdrawn = se retira la excepción
protocol-rest =
    { $minutes ->
        [0] termina para { $players }
        [1] { $minutes } minuto para { $players }
       *[other] { $minutes } minutos para { $players }
    }
protocol-lots-recipe = Sorteos con semilla: los nombres en el orden ascendente del SHA-256 de semilla, «|», pregunta, «|» y nombre (UTF-8, NFC). Cada línea de abajo repite un hash.
protocol-drawn-again = Sorteado de nuevo: { $why }.
protocol-drawn-order = Orden del sorteo: { $order }
protocol-no-witnesses = Sorteado a mano; no se nombran testigos.
protocol-witnesses = Sorteado a mano. Testigos: { $names }.
protocol-seed = Semilla: { $seed }
protocol-revealed = { $party } prometió { $hash } y reveló { $secret }.
protocol-gave = { $party } no prometió nada antes y dio { $secret }.
protocol-signed = Firmado; compruébelo con la clave { $key }.
protocol-code-holds = El código contiene la clave y la huella firmada.
protocol-not-signed = Sin firmar. Quien anote esta huella descubrirá cualquier cambio posterior en las líneas de arriba.
protocol-head-as-code = La huella como código QR
protocol-missing-letters = Faltan algunas letras: este equipo no tiene ninguna fuente para { $letters }.
protocol-tie-break-name =
    { $criterion ->
        [PTS] puntos
        [GE] rondas que se quiso jugar
        [TPN] número inicial
        [MMED] mediana modificada
        [SOLK] Solkoff
        [CUM] puntuación acumulada
        [CUMO] puntuaciones acumuladas de los rivales
        [MPTS] puntos de match
        [GPTS] puntos de partida
        [MPvGP] la puntuación que no decide el torneo
        [EDE] encuentro directo ampliado
        [EDEBT] encuentro directo ampliado, luego BC y TBR
        [EDEBB] encuentro directo ampliado, luego BC y BBE
        [EDET] encuentro directo ampliado, luego TBR
        [EDEB] encuentro directo ampliado, luego BBE
        [EMMSB] puntos de match de los rivales × puntos de match
        [EMGSB] puntos de match de los rivales × puntos de partida
        [EGMSB] puntos de partida de los rivales × puntos de match
        [EGGSB] puntos de partida de los rivales × puntos de partida
        [SSSC] combinación de puntos y fuerza de los rivales
        [BC] suma de tableros, mejor la menor
        [TBR] resultados de los primeros tableros
        [BBE] eliminación de los últimos tableros
        [matches-won] matches ganados
        [strength] fuerza
       *[other] { criterion }
    }
protocol-tie-break =
    { $on ->
        [MP] { protocol-tie-break-name } por puntos de match
        [GP] { protocol-tie-break-name } por puntos de partida
       *[none] { protocol-tie-break-name }
    }
protocol-list-from = reglamento { $id }, { $clause }
slip-signs =
    { $who ->
        [white] Blancas
        [black] Negras
        [arbiter] Árbitro
       *[time] Hora
    }
slip-none = No hay ninguna partida que jugar ahora.
slip-departs = Se aparta del reglamento: véase el acta.
slip-other = otro
slip-delay = Segundos de retardo a partir de la jugada { $from }.
slip-added = Segundos añadidos por jugada a partir de la jugada { $from }.
slip-nothing-added = No se añade nada por jugada.

## Bracket, pairings, drawings

rounds-word =
    { $stage ->
        [semi-final] semifinales
       *[other] { $title }
    }
winner-of = quien gane { $place }
bracket-bye = bye
stage-form =
    { $form ->
        [match] match
        [round-robin] todos contra todos
        [until-won] muerte súbita
        [armageddon] Armagedón
        [knock-out] eliminatoria
       *[ladder] escalera
    }
game-now = partida { $number } en juego
lots-for-white = sorteo de las blancas
crosstable-title = Tabla cruzada: { $event }
timeline-title = Quién podía aún quedar en primer lugar: { $event }
column =
    { $what ->
        [number] n.º
        [name] nombre
        [points] puntos
       *[place] puesto
    }
colour-letter =
    { $colour ->
        [white] b
       *[black] n
    }
bye-with-points = bye { $points }
round-head = r. { $round }

## Cards

card-state =
    { $state ->
        [live] En juego
        [tied] Por resolver
        [before-the-last-round] Antes de la última ronda
        [interim] Provisional
        [departed] Decisión fuera del reglamento
       *[decided] Decidido
    }
card-description = { $label }: { $sentence }
card-by-the-regulation = Según el reglamento { $regulation }
card-supposing =
    { $count ->
        [one] Suponiendo { $count } resultado: { $sentence }
       *[other] Suponiendo { $count } resultados: { $sentence }
    }
card-if = Si { $results }: { $sentence }
card-outcomes =
    { $outcomes ->
        [one] { $outcomes } desenlace
       *[other] { $outcomes } desenlaces
    }
card-open-games =
    { $count ->
        [one] { $count } partida abierta
       *[other] { $count } partidas abiertas
    }
card-now =
    { $what ->
        [lots] por sortear
        [colour] falta elegir el color
        [bid] pujas de tiempo
        [board] falta jugar una mano
        [decision] falta una decisión
       *[data] faltan datos
    }
still-to-come =
    { $sport ->
        [bridge] { $count ->
            [1] queda un match por jugar
           *[other] quedan { number-word } matches por jugar
        }
       *[chess] { $count ->
            [1] queda una partida por jugar
           *[other] quedan { number-word } partidas por jugar
        }
    }
rounds-played =
    { $count ->
        [0] no se ha jugado ninguna de { $all } rondas; { $still }.
        [1] se ha jugado una de { $all } rondas; { $still }.
       *[other] se han jugado { number-word } de { $all } rondas; { $still }.
    }
card-leads =
    { $count ->
        [one] { $who } va en cabeza con { $score }
       *[other] { $who } van en cabeza con { $score }
    }
card-certain-first = { $name } queda en primer lugar, pase lo que pase.
card-only-one-can = { $leading }; solo { $name } puede quedar en primer lugar.
card-several-can = { $leading }; { number-word } aún pueden quedar en primer lugar.
card-tied-for = Empate de { $who } por { $places }
card-share-first =
    { $departed ->
        [yes] { $who } comparten el primer puesto con { $score }, por una excepción al reglamento.
       *[no] { $who } comparten el primer puesto con { $score }.
    }
card-alone = { $name }, en solitario con { $score }.
card-won = Ganó { $name }.
card-winner =
    { $how ->
        [departure] { $name }, por una excepción al reglamento.
        [play-off] { $name }, tras un desempate de { number-word }.
        [measure] { $name }, por { $measure } en un empate de { number-word }.
       *[tied] { $name }, de un empate de { number-word }.
    }
own-criteria = los criterios propios del reglamento

## Board and overlay

interim-standing = Clasificación provisional · { $progress }
tied-on = empate de { number-word } a { $score }
were-tied-on = hubo un empate de { number-word } a { $score }.
no-tie-here = Ningún empate que resolver
share-places = { number-word } comparten { $places }
decides-now =
    { $what ->
        [lots] Decide el sorteo
        [board] Decide una mano
        [figures] Faltan datos
        [play-off] Decide un desempate
       *[nothing] Empate
    }
somebody-decides =
    { $role ->
        [chief-arbiter] decide el arbitraje principal
        [arbiter] decide el arbitraje
        [the-arbiters] decide el arbitraje
        [director] decide la dirección del torneo
        [league-committee] decide el comité de la liga
       *[other] decide { $who }
    }
tied-and-then = { $tied }: { $how }.
form-of-play-off =
    { $form ->
        [semi-finals] dos semifinales, 1 contra 4 y 2 contra 3, y una final
        [knock-out] una eliminatoria de { number-word }
        [ladder] una escalera: juegan los dos últimos puestos, y quien gana juega contra el puesto superior
        [match] { $count ->
            [1] un match a una partida
           *[other] un match a { number-word } partidas
        }
        [round-robin] un todos contra todos
        [until-won] partidas sueltas hasta que se gane una
       *[armageddon] una partida Armagedón
    }
ties-when-all-is-in = Los empates se resuelven cuando llega el último resultado; hasta entonces, las puntuaciones iguales comparten puesto.
equal-scores-share = Las puntuaciones iguales comparten puesto.
nobody-shares-first = Nadie comparte el primer puesto: no hay ningún empate que resolver.
nothing-to-settle = No hay ningún empate que resolver.
matrix-explained = Dos nombres en una casilla comparten ahí el primer puesto, y decide el reglamento.
rest-before-play-off = { $count } minutos de descanso para cada participante antes del desempate.
rest-granted =
    { $count ->
        [1] El arbitraje ha concedido un minuto de descanso.
       *[other] El arbitraje ha concedido { number-word } minutos de descanso.
    }
game-ended = { $game }: { $score }.
asked-now =
    { $what ->
        [game] En juego
        [first-white] Sorteo de las blancas
        [pairing-numbers] Sorteo de los números de emparejamiento
        [seeding] Sorteo de las cabezas de serie
        [participants] Sorteo de una plaza en el desempate
        [coin-toss] Cara o cruz
        [place] Sorteo del orden
        [colour] Elección de color
        [bid] Pujas de tiempo por las negras
       *[board] En la mesa
    }
leg-against =
    { $form ->
        [until-won] contra { $name }, muerte súbita
        [armageddon] contra { $name }, Armagedón
        [round-robin] en el todos contra todos
       *[match] contra { $name }
    }
leg-who-left = { $against }, que abandonó
points-of = { $points } de { $games }
clocks-of-both = blancas { $white }, negras { $black }
only-one-can-come-first = Solo { $name } puede quedar en primer lugar
can-still-come-first = { number-word } aún pueden quedar en primer lugar
seat-in-stage =
    { $form ->
        [match] Partida { $number } de { $total }
        [until-won] Muerte súbita, partida { $number }
        [round-robin] Ronda { $number } de { $total }
       *[armageddon] Armagedón
    }
rounds-of = { $played } de { $all } rondas
leads-to-both = { $step }; { $next }
nothing-more-to-do = no queda nada por hacer
then-the-others = después, las demás preguntas abiertas
next-game = a continuación, { $white } – { $black }
lots-briefly =
    { $purpose ->
        [first-white] sorteo de las blancas, { $names }
        [pairing-numbers] sorteo de los números de { $names }
        [seeding] sorteo de las cabezas de serie, { $names }
        [participants] sorteo: { $names }
        [coin-toss] cara o cruz, { $names }
       *[place] sorteo del orden, { $names }
    }
chooses-the-colour = { $name } elige el color
bids-for-black = pujas de tiempo por las negras, { $names }
boards-briefly = { $boards }, { $names }
find-out-briefly = por averiguar: { $what }
page-board-final = final
page-board-live = en directo
page-board-lost = sin conexión: esperando al servidor
page-board-not-live = sin conexión
page-board-now = Ahora
page-board-way = Camino al título
page-board-record-fails = El registro no supera la comprobación V{ $check }: { $fault }
page-board-state =
    { $state ->
        [as-it-stands] Situación actual
        [interim] Provisional
        [winner] Victoria
        [rest] Descanso
        [playing] En juego
        [between] Entre partidas
        [final] Clasificación final
       *[standing] Clasificación
    }
page-board-white-by-lots = Blancas por sorteo: { $name }
page-board-departed = Decidido por una excepción al reglamento
page-board-still-played = El torneo aún se está jugando
page-board-round = Ronda { $round }
page-board-of-rounds = de { $all }
page-board-results-to-come =
    { $count ->
        [one] resultado pendiente
       *[other] resultados pendientes
    }
and-more = y { $count } más
page-board-points-each = puntos
page-board-second =
    { $shared ->
        [yes] Segundo puesto, compartido
       *[no] Segundo puesto
    }
page-board-goes-on = { $name } pasa
page-board-left =
    { $count ->
        [one] { $names } ha abandonado el desempate
       *[other] { $names } han abandonado el desempate
    }
page-board-goes-on-left = { $goes-on }: { $left } ha abandonado
page-board-share-first = { $names } comparten el primer puesto
page-board-draw-wins =
    { $colour ->
        [white] Las tablas dan la victoria a las blancas
       *[black] Las tablas dan la victoria a las negras
    }
page-board-next = A continuación: { $game }
page-board-to-be-drawn = por sortear
page-board-chooses = { $name } elige
page-board-clause = Artículo del reglamento
page-board-play-from = Se juega desde las { $time }
page-board-may-begin = ahora
page-board-decided-at = Decidido a las
page-board-time = Hora
page-board-play-goes-on = Se reanuda a las { $time }
page-board-event-here = El torneo en este servidor
page-board-unreadable = El registro no se puede leer
page-board-please-wait = Un momento, por favor
page-board-looked-into = El arbitraje lo está revisando
page-board-damaged = El registro de este torneo está dañado, por lo que no se muestra nada de él. Lo introducido se conserva.
page-board-looks-again = Hora: { $time }. Esta página se actualiza cada { $seconds } segundos.
page-board-the-standing = La clasificación
page-board-games-running =
    { $count ->
        [1] una partida en juego
       *[other] { number-word } partidas en juego
    }
page-board-with-chances = { $games } · % de ganar, según el Elo
page-board-two-games-decide = Dos partidas deciden el primer puesto
page-board-round-in-part = Ronda { $round }, { $shown } de { $all } partidas
page-board-the-match = El match
page-board-sudden-death = muerte súbita
page-board-free = bye
page-board-column =
    { $what ->
        [number] Número
        [name] Nombre
       *[points] Puntos
    }
page-board-playing = en juego
page-board-colour =
    { $colour ->
        [white] Blancas
        [black] Negras
       *[lots] Color por sortear
    }
page-board-interim = Provisional · { $progress }
page-board-outcomes = En { $alone } de { $of } desenlaces, primer puesto en solitario; en { $shared }, compartido.
page-board-chance = Probabilidad de ganar, según el Elo: { $chance }.
page-board-no-chances = Son recuentos, no probabilidades.

## What if

whatif-title = { $event }: qué necesita cada participante
whatif-none-open = No queda ninguna partida del torneo por jugar: así está la situación.
whatif-open-games =
    { $games ->
        [1] 1 partida por jugar: { $outcomes } combinaciones. Son recuentos, no probabilidades.
       *[other] { $games } partidas por jugar: { $outcomes } combinaciones. Son recuentos, no probabilidades.
    }
whatif-unlisted =
    { $games ->
        [1] 1 partida más aún no figura en el torneo: no se tiene en cuenta.
       *[other] { $games } partidas más aún no figuran en el torneo: no se tienen en cuenta.
    }
whatif-stopped = Interrumpido antes del final: los recuentos son lo hallado hasta entonces, como mínimo.
whatif-sampled =
    { $what ->
        [criteria] Los puntos se cuentan con exactitud. Lo que deciden los criterios procede de una muestra: { $drawn } combinaciones extraídas con la semilla { $seed }; ± es un error estándar.
       *[all] Hay demasiadas combinaciones para contarlas todas. Los recuentos proceden de una muestra: { $drawn } combinaciones extraídas con la semilla { $seed }; ± es un error estándar.
    }
whatif-work = Contarlas todas exigiría { $needed } pasos de cálculo, más de los { $budget } que se hacen como máximo.
whatif-no-regulation = No se indica ningún reglamento: los empates se dan solo por puntos.
conditions-counted = { $count } condiciones distintas, demasiadas para enumerarlas
conditions-missing =
    { $why ->
        [stopped] el cálculo se interrumpió antes de hallar las condiciones
        [sampled] de una muestra no se pueden deducir las condiciones
       *[many] las condiciones son demasiadas para enumerarlas
    }
procedure =
    { $about ->
        [yes] Empate de { $tied } en cabeza, en unas { $count } combinaciones: { $then }.
       *[no] Empate de { $tied } en cabeza, en { $count } combinaciones: { $then }.
    }
procedure-missing = faltan en el torneo partidas que los criterios necesitan
procedure-decides = decide el criterio { $criterion } ({ $clause })
procedure-leaves =
    { $playing ->
        [1] el criterio { $criterion } ({ $clause }) deja 1, se sigue con { $go }
       *[other] el criterio { $criterion } ({ $clause }) deja { $playing }, se sigue con { $go }
    }
procedure-goes-on =
    { $playing ->
        [1] 1 sigue con { $go }
       *[other] { $playing } siguen con { $go }
    }
procedure-nothing = no se dice nada más
goal-label =
    { $goal ->
        [outright] gana en solitario
        [promoted] asciende
        [first] queda en cabeza
        [plays-off] juega el desempate
        [play-off] juega el desempate
        [shared] comparte la cabeza
       *[out] queda sin opciones
    }
goal-words =
    { $goal ->
        [outright] gana el torneo
        [first] obtiene o comparte el primer puesto
        [play-off] juega el desempate
        [shared] comparte el primer puesto
        [promoted] asciende
        [settled] obtiene el primer puesto sin desempate
        [lots] entra en el sorteo por el ascenso
       *[out] no obtiene el primer puesto
    }
need-in-any-case = { $what } en todo caso
need-if = { $what } si { $ways }
need-if-and-others =
    { $others ->
        [1] { $what } si { $way }; o de otra manera
       *[other] { $what } si { $way }; o de otras { $others } maneras
    }
ways-or = { $before }; o si { $next }
conditions-and = { $before } y { $last }
need-counted =
    { $goal ->
        [first] { $about ->
            [yes] obtiene el primer puesto en unas { $count } de { $outcomes } combinaciones
           *[no] obtiene el primer puesto en { $count } de { $outcomes } combinaciones
        }
       *[shared] { $about ->
            [yes] comparte el primer puesto en unas { $count } de { $outcomes } combinaciones
           *[no] comparte el primer puesto en { $count } de { $outcomes } combinaciones
        }
    }
own-game =
    { $result ->
        [win] gana
        [draw] hace tablas
        [loss] pierde
        [no-loss] no pierde
        [no-win] no gana
       *[decisive] su partida con { $opponent } no acaba en tablas
    }
own-game-of-several =
    { $result ->
        [win] { $name } gana a { $opponent }
        [draw] { $name } hace tablas con { $opponent }
        [loss] { $name } pierde con { $opponent }
        [no-loss] { $name } no pierde con { $opponent }
        [no-win] { $name } no gana a { $opponent }
       *[decisive] { $name } no hace tablas con { $opponent }
    }
other-game =
    { $result ->
        [white] { $white } gana a { $black }
        [black] { $black } gana a { $white }
        [draw] { $white } – { $black } acaba en tablas
        [not-black] { $black } no gana a { $white }
        [not-white] { $white } no gana a { $black }
       *[decisive] { $white } – { $black } no acaba en tablas
    }
in-any-case = en todo caso
possible-but = posible; { $why }
if-way = si { $way }
or-if-way = o si { $way }
or-other-ways =
    { $count ->
        [1] o de otra manera (--format json la indica)
       *[other] o de otras { $count } maneras (--format json las indica)
    }
verdict-of =
    { $verdict ->
        [certain] { $what }: seguro; { $why }
        [possible] { $what }: posible; { $why }
       *[impossible] { $what }: imposible; { $why }
    }
what-why = { $what }: { $why }
tree-more-ways =
    { $count ->
        [1] { $ways }; o de otra manera
       *[other] { $ways }; o de otras { $count } maneras
    }
no-game-left = sin partida
tree-against = contra
own-result =
    { $result ->
        [win] victoria
        [draw] tablas
       *[loss] derrota
    }
matrix-games = { $down } (filas) y { $across } (columnas)
matrix-result =
    { $result ->
        [win] gana { $name }
       *[draw] tablas
    }
matrix-what =
    { $what ->
        [tied] empate:
        [play-off] desempate:
        [criteria] por criterios:
       *[lots] desempate o sorteo:
    }
counts-of =
    { $outcomes ->
        [one] De { $outcomes } desenlace: { $parts }.
       *[other] De { $outcomes } desenlaces: { $parts }.
    }
count-outright = en solitario en { $count }
count-settled = en cabeza sin jugar ni sortear en { $count }
count-settled-by = en cabeza sin jugar ni sortear en { $count } (de ellas { $criteria })
count-by-criterion = por el criterio { $criterion } ({ $clause }) en { $count }
count-plays = en el desempate o el sorteo en { $count }
count-tied = con empate en cabeza en { $count }
out-of-contention = Sin opciones al primer puesto: { $names }.
first-place-ends = Primer puesto: { $ends }.
end-clear = en solitario en { $count }
end-tied = empate de { $size } en { $count }
places-settled = Se deciden los puestos { $first } a { $last }. En cuántas combinaciones se obtiene cada uno; tras el +, en cuántas queda un empate por jugar o sortear.
place-range = { $first } a { $last }
place-certain = seguro
whatif-everybody = Todos
whatif-column =
    { $column ->
        [wins] gana
        [outright] en solitario
        [tied] empate en cabeza
       *[first] en cabeza o empate
    }
needs-note = null: { $why }; --if permite fijar resultados
vp-goal =
    { $places ->
        [1] para el primer puesto
       *[other] para los { $places } primeros puestos
    }
vp-heading = Antes de los últimos matches de { $boards } manos: qué necesita cada equipo { vp-goal }.
vp-ties =
    { $decided ->
        [regulation] Si dos quedaran empatados, decide el reglamento; los empates de tres o más solo se señalan.
       *[no] Si hubiera empates, decide el reglamento.
    }
vp-no-needs =
    { $why ->
        [other-kind] lo que necesitan los equipos se indica solo en torneos todos contra todos de bridge a una vuelta que dan PV
        [not-scored] un match sin PV, o una escala en la que ganador y perdedor no se reparten siempre la misma suma
        [too-early] a algún equipo le falta más de un match: lo que necesitan se indica antes del último
       *[finished] no queda nada por jugar
    }
vp-yes = sí
vp-any-result = cualquier resultado
vp-interval = { $from }–{ $to } PV, desde { $margin }
vp-margin =
    { $result ->
        [win] victoria por { $imps } IMP
        [defeat] derrota por { $imps } IMP
       *[draw] empate
    }
vp-result = { $vps } PV ({ $margin })
vp-team = { $name } ({ $score })
vp-played-sure =
    { $places ->
        [1] { $team } ya ha jugado y tiene asegurado el primer puesto.
       *[other] { $team } ya ha jugado y tiene asegurado uno de los { $places } primeros puestos.
    }
vp-played-waits = { $team } ya ha jugado y tiene que esperar a los demás.
vp-played-waits-for = { $team } ya ha jugado y tiene que esperar a los demás; le sirve si { $limits }.
vp-played-out =
    { $places ->
        [1] { $team } ya ha jugado y no tiene opciones al primer puesto.
       *[other] { $team } ya ha jugado y no tiene opciones a ninguno de los { $places } primeros puestos.
    }
vp-out =
    { $places ->
        [1] { $team } ya no tiene opciones al primer puesto, pase lo que pase contra { $opponent }.
       *[other] { $team } ya no tiene opciones a ninguno de los { $places } primeros puestos, pase lo que pase contra { $opponent }.
    }
vp-sure-anyway =
    { $places ->
        [1] { $team } tiene asegurado el primer puesto, pase lo que pase contra { $opponent }.
       *[other] { $team } tiene asegurado uno de los { $places } primeros puestos, pase lo que pase contra { $opponent }.
    }
vp-enough = { $team } necesita { $result } contra { $opponent }, y con eso basta.
vp-sure = se lo asegura con { $result } contra { $opponent }
vp-then-level = con { $result } queda en el peor caso en empate
vp-level = con { $result } contra { $opponent } queda en el peor caso en empate
vp-never-sure = no puede asegurárselo con su propio resultado contra { $opponent }
vp-hopes-with-any = conserva opciones con cualquier resultado
vp-hopes = necesita al menos { $result }
vp-limit = { $name } obtiene como máximo { $vps } PV
vp-even-with = incluso con { $vps } PV, solo si { $limits }
stage-in-sentence = { $stage }
consequence-nothing = No cambia el puesto ni el rival de nadie.
consequence-other-winner = Gana { $is }, no { $was }.
consequence-open-again = { $was } aún no ha ganado: el primer puesto vuelve a estar abierto.
consequence-winner = Gana { $is }.
consequence-ties-too =
    { $count ->
        [1] { $joining } entra también en el empate por { $place }.
       *[other] { $joining } entran también en el empate por { $place }.
    }
consequence-ties-no-longer =
    { $count ->
        [1] { $leaving } ya no está en el empate por { $place }.
       *[other] { $leaving } ya no están en el empate por { $place }.
    }
consequence-ties-instead =
    { $count ->
        [1] { $joining }, no { $leaving }, está en el empate por { $place }.
       *[other] { $joining }, no { $leaving }, están en el empate por { $place }.
    }
consequence-plays = { $stage }: juegan { $members }.
consequence-plays-too =
    { $count ->
        [1] { $stage }: juega también { $joining }.
       *[other] { $stage }: juegan también { $joining }.
    }
consequence-plays-no-longer =
    { $count ->
        [1] { $stage }: ya no juega { $leaving }.
       *[other] { $stage }: ya no juegan { $leaving }.
    }
consequence-plays-instead = { $stage }: { $joining } en lugar de { $leaving }.
consequence-not-reached = { $stages }: ya no se juega.
consequence-other-match-winner = { $stage }: gana { $is }, no { $was }.
consequence-match-winner = { $stage }: gana { $is }.
consequence-match-open = { $stage }: { $was } aún no ha ganado.
consequence-place = { $name }: puesto { $now } en lugar de { $was }.
consequence-takes-part = { $name } participa.
consequence-lots-again = { $stage }: se repite el sorteo.
consequence-lots-void = { $stage }: el sorteo ya no cuenta.
losing-pays-bounds = Se empeoró cada resultado de cada partida para quien lo tenía; los emparejamientos eran fijos. Primero los desempates quedaron abiertos, de modo que lo hallado vale sea cual sea su desenlace; después, donde se concede algo aparte de la clasificación, en torneos de hasta cuatro los ganó el más fuerte, para cada orden de fuerza.
losing-pays-nothing-searched = { $regulation }: no se ha examinado nada.
losing-pays-none = { $regulation }: ningún resultado peor compensa.
losing-pays-found = { $regulation }: un resultado peor puede dar { $gains }.
losing-pays-gain =
    { $gain ->
        [place] un puesto mejor
        [prize] más dinero
        [invitation] la invitación
        [award] un premio
       *[carry-over] más arrastre
    }
losing-pays-example = { $events }. { $does } y { $has }. Si en cambio { $instead }, { $then }.
losing-pays-does =
    { $result ->
        [win] { $name } gana a { $opponent }
        [draw] { $name } hace tablas con { $opponent }
       *[loss] { $name } pierde con { $opponent }
    }
losing-pays-does-imps =
    { $result ->
        [win] { $name } gana { $imps } a { $opponent }
        [draw] { $name } empata { $imps } con { $opponent }
       *[loss] { $name } pierde { $imps } con { $opponent }
    }
losing-pays-on-board = { $does } en el tablero { $board }
losing-pays-instead =
    { $result ->
        [win] { $name } gana
        [draw] { $name } hace tablas
       *[loss] { $name } pierde
    }
losing-pays-instead-imps = { $name } hace { $imps }
losing-pays-has =
    { $gain ->
        [place] queda en el puesto { $value }
        [places] queda en los puestos { $value }
        [prize] recibe { $value }
        [invited] obtiene la invitación
        [not-invited] no obtiene la invitación
        [award] tiene «{ $value }»
        [no-award] no tiene «{ $value }»
       *[carry-over] arrastra { $value }
    }
losing-pays-then =
    { $gain ->
        [place] { $name } queda en el puesto { $value }
        [places] { $name } queda en los puestos { $value }
        [prize] { $name } recibe { $value }
        [invited] { $name } obtiene la invitación
        [not-invited] { $name } no obtiene la invitación
        [award] { $name } tiene «{ $value }»
        [no-award] { $name } no tiene «{ $value }»
       *[carry-over] { $name } arrastra { $value }
    }
losing-pays-strength = Los desempates los gana el más fuerte: { $order }.
losing-pays-order = { $before }, luego { $next }
losing-pays-who =
    { $who ->
        [players] jugadores
        [teams] equipos
        [teams-of-one] equipos de un tablero
       *[teams-on-boards] equipos de { number-word } tableros
    }
losing-pays-events =
    { $kind ->
        [swiss] dos rondas de un suizo de { $participants } { $who }
        [match] un match de dos partidas
        [rapid-and-blitz] rápidas y relámpago de { $participants } { $who }
       *[round-robin] un todos contra todos de { $participants } { $who }
    }
losing-pays-size = { $events } ({ $count } torneos)
losing-pays-searched = Examinado: { $sizes }. { losing-pays-bounds }
losing-pays-not-searched = No examinado: torneos del tipo { $kinds }.

## Odds

percent = { $number } %
percent-under = menos del { $number } %
percent-over = más del { $number } %
odds-outright-tied = en solitario { $outright }, empate { $tied }
odds-place = { $place }: { $chance }
odds-no-play-off = No hay desempate.
odds-play-off = Hace falta un desempate en { $cases } de cada 100 casos. Si lo hay:
odds-length = { $games } partidas y { $minutes } minutos de media; la mitad acaba antes de { $half } minutos, 90 de cada 100 antes de { $most }, 99 de cada 100 antes de { $nearly-all }.
odds-cut = Los desempates de más de una semana no entran en estas duraciones: las verdaderas son mayores.
odds-left-open = En { $cases } de cada 100 casos el texto no dice quién obtiene el primer puesto.
odds-drawn = Lo que era demasiado grande para calcularlo se extrajo al azar: { $drawn } veces, semilla { $seed }; ± es un error estándar.
odds-exact = Calculado con exactitud según el modelo de docs/odds-model.md; el propio modelo es una suposición.
odds-stopped = Interrumpido antes del final: { $cases } de cada 100 casos no se han calculado, y cada probabilidad puede quedarse corta en otro tanto.
odds-stopped-fewer = Interrumpido antes del final: se extrajeron menos desempates de los previstos.

## Regulations and clauses

clause-tie-for =
    { $places ->
        [needed] el primer puesto, el último puesto clasificatorio o un premio indivisible
        [cut] un puesto a ambos lados de un corte
        [first-or-cut] el primer puesto, o a ambos lados de un corte
        [first] el primer puesto
        [some-or-cut] uno de los puestos { $from } a { $to }, o a ambos lados de un corte
        [some] uno de los puestos { $from } a { $to }
        [any] cualquier puesto
       *[below] el puesto { $from } o uno posterior
    }
clause-kinds-of = { $kinds } de { $count }
clause-settles = Resuelve un empate por { $places } ({ $kinds }).
clause-settles-from = Resuelve un empate por { $places } ({ $kinds }), desde { $go }.
clause-settled =
    { $what ->
        [invitation] Solo se decide la invitación; los empatados comparten el primer puesto.
        [winner] Solo se decide el primer puesto; los demás empatados comparten el segundo.
       *[places] Se decide cada uno de esos puestos.
    }
clause-stops =
    { $when ->
        [at-once] El juego acaba en cuanto nadie más puede alcanzar la cabeza.
       *[after-round] El juego acaba tras la ronda en la que nadie más puede alcanzar la cabeza.
    }
clause-go = Se sigue con { $go }.
clause-tied-go = { $count } con empate: { $go }
clause-place-go =
    { $places ->
        [first] por el primer puesto: { $go }
        [one] por el puesto { $from }: { $go }
        [some] por los puestos { $from } a { $to }: { $go }
       *[below] por el puesto { $from } o posteriores: { $go }
    }
clause-ranks =
    { $over ->
        [play-off] Ordena por el criterio «{ $criterion }» en el desempate: { $says }
        [both] Ordena por el criterio «{ $criterion }» en el torneo y el desempate: { $says }
        [stage] Ordena por el criterio «{ $criterion }» en las partidas de { $of }: { $says }
        [phase] Ordena por el criterio «{ $criterion }» en las partidas de la fase «{ $of }»: { $says }
       *[event] Ordena por el criterio «{ $criterion }»: { $says }
    }
clause-enter =
    { $best ->
        [lowest] Pide «{ $what }» de cada participante; el número más bajo es el mejor.
       *[highest] Pide «{ $what }» de cada participante; el número más alto es el mejor.
    }
clause-orders =
    { $again ->
        [yes] Ordena sucesivamente por { $by }; quienes siguen con empate vuelven a empezar por el primero.
       *[no] Ordena sucesivamente por { $by }.
    }
clause-selects =
    { $again ->
        [yes] Los { $top } primeros, sucesivamente por { $by } (quienes siguen con empate vuelven a empezar por el primero), pasan a { $go }
       *[no] Los { $top } primeros, sucesivamente por { $by }, pasan a { $go }
    }
clause-others-go = los demás pasan a { $go }
clause-shares = El puesto se comparte.
clause-lots =
    { $contended ->
        [first] Pide un sorteo ({ $purpose }) cuando el empate es por el primer puesto.
        [later] Pide un sorteo ({ $purpose }) cuando el empate es por un puesto posterior.
       *[any] Pide un sorteo ({ $purpose }).
    }
clause-purpose =
    { $purpose ->
        [first-white] primeras blancas
        [pairing-numbers] números de emparejamiento
        [seeding] cabezas de serie
        [participants] participación
        [coin-toss] cara o cruz
        [place] puesto
       *[other] { $purpose }
    }
clause-decision = Pide una decisión ({ role }).
clause-decision-to-go-on = Pregunta ({ role }): seguir con { $go } o decidir por otros medios.
clause-route =
    { $when ->
        [all-tied] si el empate sigue entre todos, { $go }
        [separated] si algunos quedaron separados, quienes siguen con empate pasan a { $go }
        [tied] si el empate es de { $count }, { $go }
        [after-round-robins] tras { $count } torneos todos contra todos, { $go }
       *[otherwise] quienes siguen con empate pasan a { $go }
    }
clause-clock = Ritmo de juego para { $name }: { $clock }.
clause-tour-points = Los puntos del circuito se reparten por igual entre quienes tienen los mismos puntos.
clause-leaves-tied = Los demás empates se mantienen.
clause-at-any-time = Se aplica en todo momento; lo demás espera al final del torneo.
clause-leaves-open = Un empate que queda aquí sigue abierto: { $why }.
clause-restates = Se ejecuta mediante { $clauses }.
clause-rest =
    { $after ->
        [all-games] Inicio más temprano: { $minutes } minutos después de la propia partida, y no antes del final de todas las partidas del torneo.
       *[of-tied] Inicio más temprano: { $minutes } minutos después de la propia partida, y no antes del final de las partidas de los empatados.
    }
clause-short-draws =
    { $time ->
        [none] Enumera las tablas en { clause-limit } { $moves } jugadas, donde el torneo da su duración.
        [hours] Enumera las tablas en { clause-limit } { $moves } jugadas, o en { clause-limit } { $length } horas de juego, donde el torneo da su duración.
       *[minutes] Enumera las tablas en { clause-limit } { $moves } jugadas, o en { clause-limit } { $length } minutos de juego, donde el torneo da su duración.
    }
clause-limit =
    { $limit ->
        [at-most] como máximo
       *[fewer] menos de
    }
clause-promotes =
    { $who ->
        [one] { $when ->
            [next-year] Uno de ellos recibe la invitación para el próximo año ({ $to }); también quien gane en solitario. Si se rechaza, se pasa al siguiente según las mismas reglas.
           *[now] Uno de ellos recibe la invitación ({ $to }); también quien gane en solitario. Si se rechaza, se pasa al siguiente según las mismas reglas.
        }
       *[winner] { $when ->
            [next-year] Quien gana recibe la invitación para el próximo año ({ $to }); también quien gane en solitario. Si se rechaza, se pasa al siguiente según las mismas reglas.
           *[now] Quien gana recibe la invitación ({ $to }); también quien gane en solitario. Si se rechaza, se pasa al siguiente según las mismas reglas.
        }
    }
clause-deviates = puede hacerse una excepción a estas reglas ({ role }): se registra con un motivo.
clause-conducted = El sorteo lo dirige { $who }.
clause-reminds = Se muestra como recordatorio: { $words }
clause-reminds-with = Se muestra como recordatorio con { $clauses }: { $words }
clause-outside = Fuera del programa: { $why }.
clause-prizes =
    { $rule ->
        [by-score] Los premios en metálico se reparten por igual entre quienes tienen los mismos puntos.
        [by-place] Los premios en metálico van por puesto; quienes comparten un puesto los reparten por igual.
        [half] La mitad de cada premio va por puesto, la otra se reparte por igual entre quienes tienen los mismos puntos.
       *[split] De cada premio, { $by-place } partes de { $all } van por puesto, { $shared } se reparten por igual entre quienes tienen los mismos puntos.
    }
clause-award = { $name }: { $what }.
clause-award-who =
    { $who ->
        [first] el primer puesto
        [best] el mejor puesto
        [last] el último puesto
        [last-some] los { $count } últimos puestos
       *[first-some] los { $count } primeros puestos
    }
clause-award-among = { $who } entre quienes tienen derecho ({ $eligible })
clause-award-ranked =
    { $ranked ->
        [all] a todos los ordena { $clause }
       *[level] a quienes tienen los mismos puntos los ordena { $clause }
    }
clause-award-shared = quienes lo compartirían pasan a { $clause }
clause-award-whole = no se puede compartir
eligible-listed =
    { $what ->
        [federation] federación { $which }
        [club] club { $which }
        [group] grupo { $which }
       *[name] nombre { $which }
    }
eligible-or = { $before } o { $next }
eligible-sex =
    { $sex ->
        [women] mujeres
       *[men] hombres
    }
eligible-born =
    { $range ->
        [exactly] año de nacimiento { $from }
        [most] año de nacimiento { $to } o anterior
        [between] año de nacimiento de { $from } a { $to }
       *[least] año de nacimiento { $from } o posterior
    }
eligible-under = menos de { $age } años
eligible-over = { $age } años o más
eligible-rated =
    { $range ->
        [exactly] elo { $from }
        [most] elo de { $to } como máximo
        [between] elo de { $from } a { $to }
       *[least] elo de { $from } como mínimo
    }
eligible-or-unrated = { $rated } o sin elo
clause-one-prize-largest = Nadie recibe más de un premio en metálico: el mayor. Los siguientes avanzan en las demás listas.
clause-one-prize-in-order = Nadie recibe más de uno de los premios de { $clauses }: el primero en este orden. Los siguientes avanzan.
clause-carry-over = Los clasificados arrastran: { $what }.
clause-carry-over-of = Los clasificados según { $of } arrastran: { $what }.
carry-what =
    { $what ->
        [score] el resultado
        [among] lo obtenido contra los demás clasificados
        [margin-each] la diferencia entre ellos, uno a uno
        [margin] la diferencia contra los demás clasificados
        [imps-each] la diferencia de IMP entre ellos, uno a uno
        [imps] la diferencia de IMP contra los demás clasificados
       *[by-place] según el puesto { $points }
    }
carry-times = { $what }, por { $part }
carry-below = { $what } (por { $part } si ganó el peor situado)
carry-most = { $what }, { $most } como máximo
carry-rounded = { $what }, con redondeo a { $unit }
form-asks = Pide: { $form }.
form-white =
    { $white ->
        [lots] el sorteo decide quién empieza con blancas
        [toss] quien gana a cara o cruz elige el color
        [bids] se puja tiempo por las negras, y la puja más baja se las lleva
        [kept] los colores empiezan como en el match anterior
        [higher] el cabeza de serie más alto empieza con blancas
        [lower] el cabeza de serie más bajo empieza con blancas
        [higher-chooses] el cabeza de serie más alto elige el color
       *[lower-chooses] el cabeza de serie más bajo elige el color
    }
form-match =
    { $games ->
        [1] una partida, { $white }
       *[other] un match de { $games } partidas, { $white }
    }
form-level-wins =
    { $seed ->
        [higher] en caso de empate gana el cabeza de serie más alto
       *[lower] en caso de empate gana el cabeza de serie más bajo
    }
form-until-won = partidas sueltas hasta que se gane una, { $white }; blancas: { $order }, una y otra vez
form-cycles =
    { $cycles ->
        [0] un todos contra todos a una vuelta
        [1] un todos contra todos a una vuelta
        [2] un todos contra todos a doble vuelta
       *[other] un todos contra todos a { $cycles } vueltas
    }
form-round-robin =
    { $two ->
        [none] { form-cycles } según las tablas de Berger, { form-numbers }
       *[clause] { form-cycles } según las tablas de Berger, doble si son dos ({ $clause }), { form-numbers }
    }
form-numbers =
    { $numbers ->
        [lots] números de emparejamiento por sorteo
        [reversed] colores de la anterior invertidos
       *[by-change] colores invertidos si son los mismos jugadores, si no nuevo sorteo
    }
form-knock-out = una eliminatoria con cabezas de serie según { $seeding }, cada emparejamiento según { $pairing }
form-armageddon =
    { $wins ->
        [white] una partida Armagedón, las tablas ganan para las blancas, { $white }
        [black] una partida Armagedón, las tablas ganan para las negras, { $white }
        [higher] una partida Armagedón, las tablas ganan para el cabeza de serie más alto, { $white }
       *[lower] una partida Armagedón, las tablas ganan para el cabeza de serie más bajo, { $white }
    }
form-ladder = una escalera con cabezas de serie según { $seeding }: se enfrentan los dos últimos, y quien gana se enfrenta al siguiente cabeza de serie, cada peldaño según { $pairing }
form-shoot-out =
    { $most ->
        [0] tandas de { $boards } manos hasta que alguien vaya por delante, cada una jugada entera
        [1] una tanda de { $boards } manos, siempre jugada entera
       *[other] como máximo { $most } tandas de { $boards } manos, cada una jugada entera
    }
form-extra-boards = manos adicionales: el número previsto dividido por { $part }, redondeado hacia arriba, { $least } como mínimo
form-board =
    { $each ->
        [two] una mano de muerte súbita por cada dos de ellos
       *[all] una mano de muerte súbita
    }
form-boards-at-most = como máximo { $most } manos de muerte súbita
form-seeds = cabezas de serie según { $clause }
form-clocks = ritmo de juego: { $clock }
form-played-out = se juegan todas las partidas
form-others-share = los demás comparten el puesto siguiente
regulation-summary-mark = (resumen con nuestras palabras)
regulation-note = nota:
regulation-readings = Lecturas
regulation-taken = elegida
regulation-or = o
regulation-two-ways = Donde el texto admite dos lecturas
regulation-silent-title = Lo que { $title } no dice, y cómo se lee
regulation-silent = El texto no dice: { $silent }.
regulation-settle = Una frase que lo resuelve: «{ $sentence }»
regulation-silent-none = Este archivo de reglamento no nombra nada que el texto calle.
criterion-says =
    { $criterion ->
        [mutual-result] Puntos de las partidas entre todos los empatados, cada una a 1, ½, 0.
        [mutual-result-weighted] Puntos de las partidas entre todos los empatados, tal como los cuenta el torneo.
        [sonneborn-berger] La puntuación completa de cada rival vencido y la mitad de la de cada rival con quien se hicieron tablas.
        [games-with-black] El número de partidas jugadas con negras.
        [wins] El número de partidas ganadas.
        [wins-with-black] El número de partidas ganadas con negras.
        [imp-quotient] IMP ganados divididos por IMP perdidos, en todos los matches jugados.
        [total-points-quotient] Puntos totales ganados divididos por los perdidos, en todos los matches jugados.
        [imps-in-their-match] IMP obtenidos en el match entre los empatados.
        [total-points-in-their-match] Puntos totales obtenidos en el match entre los empatados.
        [beat-both] Primero, el equipo que ganó a los otros dos.
        [beat-one-tied-other] Primero, el equipo que ganó a uno de los otros y empató con el otro.
        [beaten-by-both] Último, el equipo que perdió con los otros dos.
        [beat-all-or-tied-one] Primero, el equipo que ganó a todos los demás, o el único que empató con uno y ganó al resto.
        [net-imps] IMP ganados menos IMP perdidos en los matches entre los empatados.
        [net-total-points] Puntos totales ganados menos perdidos en los matches entre los empatados.
        [net-imps-in-all-matches] IMP ganados menos IMP perdidos en todos los matches jugados.
        [margin-against-common-opponent] Diferencia de IMP contra el equipo mejor situado con el que jugaron todos los empatados, luego el siguiente, hasta la primera diferencia.
        [swiss-points] La suma de los resultados de todos los rivales.
        [qualification-rank] El puesto al final de la clasificación previa, primero el mejor.
        [qualification-match] El match de la clasificación previa entre los empatados: PV, luego IMP.
        [best-session] El resultado de la mejor sesión.
        [next-best-session] El resultado de la mejor sesión, luego de la siguiente, y así hasta la primera diferencia.
        [best-two-sessions] El resultado de las dos mejores sesiones juntas.
        [common-opponent] Puntos de match contra las parejas mejor situadas con las que jugaron todos los empatados, luego las siguientes, hasta la primera diferencia.
        [score-without-carry-over] El resultado de la fase sin el arrastre.
        [opponents-average] La media de los resultados finales de los rivales.
        [weighted-average] La media, en los matches, del resultado propio por el resultado final del rival.
        [direct-match] El resultado de los matches entre los empatados, si todos se enfrentaron.
        [net-points-on-common-boards] Diferencia de puntos totales en las manos que jugaron todos los empatados.
        [boards-won] Un punto por cada mano ganada y medio por cada mano empatada, en todas las manos jugadas (point-a-board).
        [berlin-count] Dos equipos de ajedrez: puntos de su match, el último tablero cuenta una vez, el anterior dos, y así sucesivamente.
        [bottom-board-elimination] Dos equipos de ajedrez: puntos de su match sin el último tablero, luego sin los dos últimos, hasta la primera diferencia.
        [youngest] Primero la menor edad.
        [oldest] Primero la mayor edad.
        [higher-rating] Primero el Elo más alto.
        [lower-rating] Primero el Elo más bajo.
        [title] Primero el título más alto: GM, IM, WGM, FM, WIM, CM, WFM, WCM, ninguno.
        [starting-number] Primero el número de salida más bajo.
        [previous-place] Primero el mejor puesto de la edición anterior.
        [modified-median] US Chess 34E1: las puntuaciones ajustadas de los rivales sin la menos significativa; las partidas no jugadas cuentan medio punto en ellas.
        [solkoff] US Chess 34E2: las puntuaciones ajustadas de los rivales.
        [cumulative] US Chess 34E3: la suma de las puntuaciones tras cada ronda, menos los puntos obtenidos sin jugar.
        [cumulative-of-opposition] US Chess 34E9: las puntuaciones acumuladas de los rivales.
        [DE] FIDE C.07, 6: puntos de las partidas entre los empatados, de nuevo para quienes siguen con empate.
        [WIN] FIDE C.07, 7.1: rondas que dieron lo mismo que una victoria, jugadas o no.
        [WON] FIDE C.07, 7.2: partidas ganadas sobre el tablero.
        [BPG] FIDE C.07, 7.3: partidas jugadas con negras.
        [BWG] FIDE C.07, 7.4: partidas ganadas con negras.
        [PS] FIDE C.07, 7.5: la suma de las puntuaciones tras cada ronda.
        [PS-C1] FIDE C.07, 7.5: lo mismo sin la primera ronda.
        [REP] FIDE C.07, 7.6: rondas sin derrota por incomparecencia ni bye solicitado.
        [STD] FIDE C.07, 7.7: puntos a 1, ½, 0.
        [BH] FIDE C.07, 8.1: la suma de las puntuaciones de los rivales.
        [BH-C1] FIDE C.07, 8.1: lo mismo sin la más baja.
        [BH-C2] FIDE C.07, 8.1: lo mismo sin las dos más bajas.
        [BH-M1] FIDE C.07, 8.1: lo mismo sin la más baja ni la más alta.
        [AOB] FIDE C.07, 8.2: la media de los Buchholz de los rivales.
        [FB] FIDE C.07, 8.3: Buchholz con las partidas de la última ronda tomadas como tablas.
        [SB] FIDE C.07, 9.1: las puntuaciones de los rivales por los puntos obtenidos contra ellos.
        [SB-C1] FIDE C.07, 9.1: lo mismo sin lo menos significativo.
        [KS] FIDE C.07, 9.2: puntos contra rivales con al menos la mitad de los puntos posibles.
        [ARO] FIDE C.07, 10.1: el Elo medio de los rivales jugados sobre el tablero.
        [ARO-C1] FIDE C.07, 10.1: lo mismo sin el más bajo.
        [TPR] FIDE C.07, 10.2: el Elo medio de los rivales y lo que añade el porcentaje.
        [PTP] FIDE C.07, 10.3: el Elo más bajo del que se esperarían tantos puntos.
        [APRO] FIDE C.07, 10.4: la media de las actuaciones de los rivales.
        [APPO] FIDE C.07, 10.5: la media de las actuaciones perfectas de los rivales.
        [RTNG] FIDE C.07, 10.6: el propio elo.
       *[other] { $says }
    }

## Refusals

rule-other-sport = el reglamento y el torneo son de deportes distintos
rule-kind-not-covered = el reglamento no dice nada de torneos de tipo «{ $kind }», solo de: { $covered }
rule-other-number = el reglamento es para torneos de { $expected } participantes; aquí hay { $participants }
rule-games-unseen = { $clause } mira las partidas del desempate, que aquí no se juegan una a una
rule-stage-too-long = { $clause } manda jugar { $games } partidas; las probabilidades se calculan para fases de { $most } como máximo
scenario-bridge = los escenarios son para partidas con tres resultados posibles; un match de bridge tiene muchos
scenario-teams = los escenarios son para partidas con tres resultados posibles; un match por equipos tiene muchos
scenario-unlisted =
    { $games ->
        [1] falta { $games } partida en el torneo, y tampoco figura como abierta: hay que escribirla con `result = "*"`
       *[other] faltan { $games } partidas en el torneo, y tampoco figuran como abiertas: hay que escribirlas con `result = "*"`
    }
scenario-too-large = hay { $games } partidas abiertas y demasiado por decidir para contar todos los desenlaces; inténtelo tras otra ronda o fije resultados
suppose-no-result = falta el resultado al final; se espera 1-0, 1/2-1/2 o 0-1 después de los dos nombres
suppose-no-open-game = no queda ninguna partida abierta en este torneo
suppose-no-game = no corresponde a ninguna partida abierta; abiertas están: { $open }
suppose-several-games = corresponde a más de una partida abierta: { $fit }; escriba los nombres con más detalle
suppose-no-imps = falta el resultado al final; se esperan los IMP de cada lado después de los dos nombres, por ejemplo 45-23
suppose-no-open-match = no queda ningún match por jugar en este torneo
suppose-no-match = no corresponde a ningún match; quedan por jugar: { $open }
suppose-several-matches = corresponde a más de un match: { $fit }; escriba los nombres con más detalle
odds-teams = las probabilidades son para partidas individuales, no para matches por equipos
odds-bridge = las probabilidades son para partidas de ajedrez, no para matches ni manos de bridge
odds-bids = no hay modelo de lo que se puja por las negras: para este desempate no se calculan probabilidades
odds-data = el torneo no dice lo suficiente; falta: { $what }; añádalo al archivo del torneo
odds-stopped-early = se detuvo antes de saber nada
odds-never-ends = con este modelo el desempate no acaba nunca: una partida que hay que ganar termina siempre en tablas; cambie las probabilidades
odds-too-many = un desempate de { $tied } participantes es demasiado grande para calcularlo
odds-too-large = { $games } partidas abiertas son demasiadas para calcularlas; fije resultados o espere una ronda

## Answers and entries

answer-refused = { $fault }; se espera: { $expected }
answer-nothing = falta la respuesta
answer-not-a-colour = «{ $word }» no es un color
answer-colour-one-word = un color es una sola palabra
answer-not-lots = { $id } no pide un sorteo: una semilla no lo responde
answer-seed = la semilla está vacía o no se puede imprimir
answer-not-over = «*» quiere decir que la partida no ha terminado
answer-not-a-result = «{ $word }» no es un resultado
answer-unknown-name = «{ $name }» no es un nombre de este torneo
answer-name-near = «{ $name }» no es un nombre de este torneo: ¿quería decir «{ $near }»?
answer-not-about = { $id } no trata de { $name }
answer-result-needed = a una partida se responde con su resultado
answer-other-colours = en { $id } lleva blancas { $white } y negras { $black }
answer-nobody-level = el sorteo no deja a nadie en empate
answer-level-sign = «=» va entre dos nombres
answer-named-twice = «{ $name }» aparece dos veces
answer-not-named = sin nombrar: { $names }
answer-two-bids = hacen falta dos pujas
answer-not-a-time = «{ $word }» no es un tiempo
answer-bid-too-high = una puja es de { $most } como máximo
answer-colours-needed = también hacen falta los colores
answer-word-count =
    { $count ->
        [1] hay una sola palabra
       *[other] hay { $count } palabras
    }
answer-not-a-number = «{ $word }» no es un número que se pueda usar
answer-out-of-bounds =
    { $figure ->
        [total-points] { $number } no puede ser un total de puntos: no baja de 0 y va de diez en diez
        [qualification-rank] { $number } no es un puesto
       *[imps] { $number } es menor que 0: se espera lo que ganó el bando
    }
expected-result = 1-0, 0-1 o 1/2-1/2 (incomparecencias: +/-, -/+, -/-)
expected-lots =
    { $form ->
        [option] los nombres en el orden sorteado, por ejemplo { $names }, o --seed TEXT
       *[form] los nombres en el orden sorteado, por ejemplo { $names }
    }
expected-order = los nombres en orden, con = entre quienes empatan, por ejemplo { $names }
expected-choice = { $choices }, o los nombres en orden, con = entre quienes empatan, por ejemplo { $names }
expected-colour = white (blancas) o black (negras), según eligió { $chooser }
expected-bids = dos tiempos, la puja de { $first } y la puja de { $second }, por ejemplo 2:50 3:05
expected-event-result = el resultado: 1-0, 0-1 o 1/2-1/2
expected-game = quién llevó blancas, quién llevó negras y el resultado, por ejemplo { $names } 1-0
expected-number = un número, por ejemplo 1230 o 13/3
expected-numbers = dos números, para { $first } y para { $second }
expected-dice = dados, por ejemplo: { $example }
told-of = { $what }: { $said }
entry-departure = Excepción al reglamento: { $order }: { $why }
entry-withdrawn = { $id }, respuesta retirada
entry-departure-withdrawn = se retira la excepción
entry-commitment = { $id }: { $party } promete el secreto con el hash { $hash }
entry-source = { $id }: lo decide { $source }
entry-everybody = todos
entry-rest =
    { $count ->
        [1] { $count } minuto de descanso para { $players }: { $why }
       *[other] { $count } minutos de descanso para { $players }: { $why }
    }
entry-rest-ends = Termina el descanso para { $players }: { $why }
fate-replaced = sustituida en la línea { $line }
fate-withdrawn = retirada en la línea { $line }
fate-fell-away = ya no cuenta
entry-left = { $name } ha abandonado el desempate
entry-back = { $name } sigue en el desempate
public-source-beacon = la ronda { $round } de la baliza drand { $name }, prevista para { $time }
public-source-text = «{ $text }»
entry-seed = { $said }, sorteado con la semilla «{ $seed }»
entry-seen = { $said }, ante { $witnesses }
entry-from-broadcast = { $said }, de la retransmisión
entry-corrected = { $said }; corregido: { $why }
entry-chose =
    { $colour ->
        [white] { $chooser } eligió blancas
       *[black] { $chooser } eligió negras
    }
entry-colour =
    { $colour ->
        [white] blancas
       *[black] negras
    }
entry-choice =
    { $choice ->
        [go-on] seguir
        [other-means] por otros medios
       *[other] { $choice }
    }
entry-game = { $white } llevó blancas, { $result }
amended = se modificó el archivo del torneo ({ $changes })
amended-more = y { $more } más
change-instead = { $field } { $is } en lugar de { $was }
change-new = { $field } { $is } es nuevo
change-gone = { $field } { $was } se quita
change-row-new = { $about }: es nuevo
change-row-gone = { $about }: se quita
change-table =
    { $table ->
        [game] partida
        [match] match
        [play-off-game] partida de desempate
        [bye] bye
        [prizes] premios
        [prize] premio
       *[other] { $words }
    }
change-of-round = { $table } de la ronda { $round }
amendment-nothing-kept = el registro lo empezó un programa que no guardaba en él el torneo, así que no se puede decir qué cambió
amendment-other-before = la modificación parte de un archivo de torneo distinto del que se cotejó con el registro
amendment-nothing-changed = no se cambió nada del torneo
amendment-other-changes = la modificación nombra cambios distintos de los que se hicieron
amendment-not-an-event = el texto que guarda el registro no es un torneo
amendment-other-text = el texto que guarda el registro dice otra cosa que el archivo del torneo
corrected-game =
    { $result ->
        [drawn] Corregido: { $game } terminó en tablas
        [won] Corregido: { $game }, ganó { $winner }
        [forfeit] Corregido: { $game }, ganó { $winner } por incomparecencia
       *[both-lost] Corregido: { $game }, perdieron ambos por incomparecencia
    }
corrected-open = Corregido: { $game } aún no tiene resultado
corrected-order = Corregido: el orden es { $order }
corrected-back = Corregido: { $name } sigue en el desempate
corrected-departure = Corregido: se retiró la excepción al reglamento

## Records

record-empty = el registro está vacío
record-not-a-record = la línea 1 no es la primera línea de un registro
record-other-format = el registro tiene el formato «{ $found }»; este programa lee «{ $format }»
record-not-utf-eight = la línea { $line } contiene bytes que no son UTF-8: el registro fue alterado
record-cut-off = la línea { $line } no se escribió hasta el final: el programa o la máquina se detuvo mientras tanto
record-altered = la línea { $line } fue alterado: su suma de control no corresponde a su texto
record-broken = la línea { $line } no sigue a la anterior: aquí se alteró, quitó, duplicó o movió una línea
record-malformed = la línea { $line } no es una anotación de un registro: { $why }
record-other-event = el registro es de otro archivo de torneo («{ $title }»), o el archivo se cambió después
record-other-regulation = el registro lo empezó { $program } con otro texto del reglamento «{ $id }»
hint-empty = borre el archivo; la próxima respuesta empieza un registro nuevo
hint-path = compruebe la ruta; un registro empieza con { $begins }
hint-copy = vuelva a una copia cuya huella se anotó, o empiece un registro nuevo; no se cambió nada
hint-cut-off = `tiebreak playoff` y `tiebreak answer` apartan la línea a medias y siguen; compruebe si falta su respuesta
hint-amend = anote el cambio con `tiebreak record amend EVENT --why TEXT`, que antes muestra sus consecuencias; o deshágalo; o nombre otro registro con --record
hint-regulation = use el archivo del reglamento, o la versión del programa, con que se empezó el registro
malformed-not-json = no es JSON: { $error }
malformed-not-an-object = se espera un objeto JSON
malformed-written-otherwise = no está escrita como la escribe el programa
malformed-missing = falta `{ $name }`
malformed-provenance = las respuestas no vienen de «{ $word }»; se espera «broadcast»
malformed-unknown-field = no existe el campo `{ $name }`
malformed-unknown-kind = no existe el tipo «{ $kind }»
malformed-not-a =
    { $what ->
        [text] `{ $name }` no es un texto
        [texts] `{ $name }` no es una lista de textos
        [object] `{ $name }` no es un objeto
       *[objects] `{ $name }` no es una lista de objetos
    }
malformed-empty = `{ $name }` está vacío
malformed-not-a-moment = `{ $field }` no es un momento en el tiempo: «{ $text }»
malformed-not-a-round = `round` no es un número
malformed-not-an-order = `parts` no es un orden de nombres
malformed-not-minutes = `minutes` no es un número de 0 a 1440
malformed-reveals = `reveals` contiene algo que no son textos
malformed-order-not-names = el orden no es una lista de nombres
malformed-other-names = los nombres de la respuesta no son los de la pregunta
malformed-not-an-answer = { $value } no responde a una pregunta de tipo «{ $kind }»
in-line = línea { $line }: { $said }
fault-reads-otherwise = la anotación no se puede escribir de modo que se lea igual
fault-too-long = un texto de { $signs } caracteres es demasiado largo: una anotación admite { $most } como máximo en cada uno
fault-other-order = la semilla da otro orden para { $id }
fault-other-event = el archivo del torneo dice otra cosa que cuando empezó el registro o se modificó por última vez («{ $title }»)
fault-other-regulation = el registro se empezó con otro texto del reglamento «{ $id }»
fault-not-open = { $id } no estaba abierta
fault-does-not-fit = la respuesta no corresponde a { $id }
fault-nothing-to-correct = no había respuesta a { $id } que corregir
fault-nothing-to-withdraw = no había respuesta a { $id } que retirar
fault-no-tie = no había ningún empate { $tie }
fault-others-tied = en { $tie } empataban otros
fault-no-departure = no había excepción sobre { $tie } que retirar
fault-not-tied = { $name } no está en ningún empate que se juegue
fault-gone-already = { $name } ya se fue
fault-not-gone = { $name } no se ha ido
fault-no-participant = «{ $name }» no participa en el torneo
fault-stopped = el programa no puede decidir sobre ello: es un fallo del programa
promise-twice = { $party } ya ha prometido un secreto para { $id }: solo se puede revelar
promise-name = «{ $party }» no es el nombre de una parte: se esperan hasta 200 caracteres, sin = ni ;, y no «source»
promise-hash = lo que promete { $party } no es un hash SHA-256: se esperan 64 dígitos hexadecimales en minúsculas
promise-not-promised = { $party } no ha prometido ningún secreto para { $id }
promise-not-revealed = falta el secreto de { $party }: quienes prometieron revelan a la vez
promise-revealed-twice = el secreto de { $party } se revela dos veces
promise-other-secret = el secreto de { $party } no es el que se prometió
promise-alone = solo { $party } ha prometido: un sorteo necesita dos partes o una fuente pública
promise-second-source = ya hay una fuente pública nombrada para { $id }
promise-unnamed = la fuente pública no está nombrada, o con más de 1000 caracteres
promise-other-chain = aquí no se conoce la baliza «{ $chain }»: se espera quicknet, o la fuente con palabras
promise-no-round = se espera una ronda de la baliza, o un momento con su desfase horario: 2026-11-17T20:00:00+01:00
promise-other-time = la ronda { $round } de la baliza llega a otra hora
promise-too-late = lo que da la fuente pública de { $id } puede saberse ya: se nombra antes de que hable
promise-no-source = no hay ninguna fuente pública nombrada para { $id }
promise-no-outcome = falta lo que dio la fuente pública de { $id }
promise-not-genuine = esto no es lo que dio la fuente pública de { $id }
promise-other-seed = la semilla de { $id } no está hecha de lo que se reveló
promise-bound = hay promesas para { $id }: solo ellas deciden, o el sorteo se retira con un motivo
promise-corrected = { $id } se sorteó con promesas: se retira con un motivo, no se corrige
file-faulty = el registro no pasa la comprobación V{ $check }: { $fault }
file-busy = otro programa está escribiendo en el registro; no se escribió nada, inténtelo de nuevo
file-moved =
    { $added ->
        [1] otro programa ha añadido entretanto una anotación al registro; no se escribió nada
       *[other] otro programa ha añadido entretanto anotaciones al registro; no se escribió nada
    }
set-aside = la línea { $line } estaba a medio escribir cuando se detuvo el programa o la máquina; nunca se confirmó, y se guarda en { $path }:
line-end-lacked = a la línea { $line } solo le faltaba el fin de línea, y se queda en el registro:
check-of =
    { $number ->
        [1] un registro de un formato conocido
        [2] cada línea completa y sin alterar
        [3] cada línea sigue a la anterior
        [4] cada línea una anotación válida
        [5] sorteos repetidos desde sus semillas
        [6] secretos como se prometieron
        [7] el archivo del torneo
        [8] el reglamento
        [9] cada respuesta a una pregunta entonces abierta
        [10] la decisión reproducida
        [11] la huella anotada
        [12] la huella firmada
        [13] modificaciones del archivo del torneo como se hicieron
       *[other] { $number }
    }
check-verdict =
    { $verdict ->
        [passed] ok
        [failed] FALLA
       *[not-made] omitida
    }
found-begun-by = { $format }, empezada por { $program }
found-lines =
    { $count ->
        [1] { $count } línea
       *[other] { $count } líneas
    }
found-drawn = { $count } con semilla
found-revealed =
    { $count ->
        [1] { $count } revelado
       *[other] { $count } revelados
    }
found-entries =
    { $count ->
        [1] { $count } anotación
       *[other] { $count } anotaciones
    }
found-amended =
    { $count ->
        [0] ninguna
        [1] una, anotada con lo que cambió
       *[other] { $count }, anotadas con lo que cambió
    }
found-ruling =
    { $settled ->
        [yes] decidido; en cabeza: { $first }
       *[no] aún sin decidir; en cabeza: { $first }
    }
found-signed =
    { $later ->
        [0] las { $line } líneas, por { $by }
       *[other] líneas 1 a { $line }, por { $by }; { $later } vinieron después
    }
failed-other-head = anotado { $noted }, encontrado { $found }
failed-other-record = la firma es de otro registro
failed-more-signed = se firmaron { $signed } líneas, y solo hay { $lines }
failed-other-line = la línea { $line } no es la que se firmó
not-made-no-event = no se encontró el archivo del torneo; nómbrelo con --event
not-made-other-files = el torneo o el reglamento no es el del registro
not-made-no-head = sin una huella anotada no se descubren líneas que falten al final, ni una cadena escrita de nuevo
not-made-no-signature = no se dio firma ni clave
not-made-before = no antes de que se cumpla V{ $check }
not-made-after = V{ $check } falló
note-no-key = esto no es una clave: se espera NAME+ID+KEY como lo escribe `tiebreak record key`
note-not-a-note = esto no es una nota firmada
note-not-a-checkpoint = la nota firmada no es un punto de control de un registro
note-not-signed-by = la nota no está firmada con esta clave
note-bad-signature = la firma no corresponde a la nota: una de las dos fue alterada

## Broadcasts

broadcast-place =
    { $place ->
        [round-board] Ronda { $round }, tablero { $board }
        [round] Ronda { $round }
        [board] Tablero { $board }
       *[play-off] Desempate
    }
broadcast-colour =
    { $colour ->
        [white] { $name } lleva blancas en la retransmisión.
       *[black] { $name } lleva negras en la retransmisión.
    }
broadcast-result = { $white } { $result } { $black } en la retransmisión.
broadcast-corrects = { $white } { $is } { $black } en la retransmisión; el registro dice { $was }.
broadcast-takes-back = { $white } – { $black }: la retransmisión ya no muestra resultado; el registro dice { $was }.
broadcast-says = La retransmisión dice { $is }.
broadcast-took-back = La retransmisión retiró { $was }.
broadcast-spelling = «{ $spelling }»
broadcast-spelling-number = «{ $spelling }» (ID FIDE { $number })
broadcast-is-this = { $spelled } en la retransmisión: ¿es { $only }?
broadcast-which-of = { $spelled } en la retransmisión: ¿quién de { $names }?
broadcast-stranger = «{ $name }» aparece en la retransmisión y no participa en este torneo.
broadcast-not-a-game =
    { $known ->
        [yes] { $white } – { $black } en la ronda { $round } no es una partida del archivo del torneo. Si lo es, añádala allí con `result = "*"`.
       *[no] { $white } – { $black } no es una partida del archivo del torneo. Si lo es, añádala allí con `result = "*"`.
    }
broadcast-colours-reversed = { $white } lleva blancas contra { $black } en la retransmisión, y negras en el archivo del torneo.
broadcast-several-fit = { $white } – { $black }: corresponden varias partidas del torneo, y la retransmisión no dice la ronda.
broadcast-two-results = { $white } – { $black } aparece en la retransmisión con dos resultados.
broadcast-file-otherwise = { $white } – { $black }: { $broadcast } en la retransmisión, { $file } en el archivo del torneo, que es el que cuenta. Si está mal, corríjalo allí y anote la modificación en el registro.
broadcast-not-yet = Todavía no hay nada.
broadcast-too-many = La retransmisión pide menos consultas; la próxima será dentro de un minuto o más.
broadcast-failed = No se pudo leer la retransmisión: { $why }
address-too-long = una dirección tiene { $most } bytes como máximo
address-not-an-address = esto no es una dirección; se espera https://...
address-other-scheme = se espera https:// o http://
address-no-host = la dirección no nombra ningún servidor
address-credentials = la dirección contiene un nombre o una contraseña
address-private = la dirección lleva a una red privada, y este servidor no lo permite
address-other-host = este servidor no sigue a { $host }; `serve --follow-hosts` nombra los permitidos

## Imports

many-round-robin =
    { $cycles ->
        [2] todos contra todos a doble vuelta
        [3] todos contra todos a triple vuelta
        [4] todos contra todos a cuatro vueltas
       *[other] todos contra todos a { $cycles } vueltas
    }
a-round-robin =
    { $article ->
        [one] un todos contra todos a una vuelta
       *[a] una { many-round-robin }
    }
event-kind =
    { $kind ->
        [round-robin] todos contra todos
        [swiss] torneo suizo
        [rapid-and-blitz] rápidas y relámpago
        [tour] circuito
        [match] match
        [knockout] eliminatoria
        [pairs] torneo de parejas
        [board-a-match] board-a-match
       *[other] { $words }
    }
form-of-event =
    { $many ->
        [1] { $kind } con { $many } participante
       *[other] { $kind } con { $many } participantes
    }
count-games =
    { $count ->
        [1] { $count } partida
       *[other] { $count } partidas
    }
count-matches =
    { $count ->
        [1] { $count } match
       *[other] { $count } matches
    }
count-boards =
    { $count ->
        [1] { $count } mano
       *[other] { $count } manos
    }
count-rounds =
    { $count ->
        [1] { $count } ronda
       *[other] { $count } rondas
    }
entries-of =
    { $count ->
        [0] aún sin anotaciones
        [1] una anotación
       *[other] { number-word } anotaciones
    }
open-games =
    { $count ->
        [0] no queda ninguna partida abierta
        [1] queda una partida abierta
       *[other] quedan { number-word } partidas abiertas
    }
account-heading = { $file }: { $format }, { $encoding }, { $what }
account-format =
    { $format ->
        [event-file] archivo de torneo
        [trf] informe de torneo (TRF)
        [xlsx] libro de cálculo (XLSX)
        [ods] libro de cálculo (ODS)
       *[other] { $format }
    }
account-participants =
    { $who ->
        [players] { $count ->
                [1] { $count } jugador
               *[other] { $count } jugadores
            }
        [pairs] { $count ->
                [1] { $count } pareja
               *[other] { $count } parejas
            }
       *[teams] { $count ->
                [1] { $count } equipo
               *[other] { $count } equipos
            }
    }
account-phase =
    { $phase ->
        [main] torneo
        [play-off] desempate
       *[other] Armagedón
    }
account-part =
    { $phase ->
        [main] Torneo principal
        [play-off] Desempate
       *[other] Armagedón
    }
account-kind =
    { $kind ->
        [round-robin] un todos contra todos
        [swiss] un suizo
        [rapid-and-blitz] rápidas y relámpago
        [tour] una tabla de puntos
        [match] un match
        [knockout] una eliminatoria
        [pairs] un torneo de parejas
        [board-a-match] board-a-match
       *[none] de un tipo que no se puede determinar
    }
account-in-doubt = Dudoso
account-complete = No falta nada.
account-more-doubts = y { $count } más del mismo tipo
account-more-in-inspect = y { $count } más; tiebreak inspect los muestra todos
account-decide =
    { $stops ->
        [yes] { $doubt }; decídalo con { $option }
       *[no] { $doubt }; si no: { $option }
    }
doubt-mark =
    { $kind ->
        [events] torneos
        [play-off] desempate
        [missing] falta
        [surplus] sobra
        [kind] tipo
        [scoring] puntuación
        [totals] totales
        [ranks] puestos
        [values] valores
        [results] resultados
        [names] nombres
        [date] fecha
        [encoding] caracteres
       *[not-used] sin usar
    }
account-value-differs = { $name }: se publicó { $code } { $published }, las partidas dan { $computed }
account-understood = Lo que se entendió
account-doubtful = Lo que es dudoso
account-no-doubt = No hay dudas.
account-taken-for =
    { $phase ->
        [main] Se toma por: { $why }.
       *[other] Aparte: { $why }.
    }
account-pairings =
    { $what ->
        [missing] Falta: { $pairings }.
       *[surplus] Sobra: { $pairings }.
    }
account-pairing-round = { $first }–{ $second }, ronda { $round }
account-datum-found =
    Datum del Butler: { $left-out ->
        [median] la anotación central
        [share] la media sin { $share } de las anotaciones en cada extremo
        [none] la media de todas las anotaciones
        [one] la media sin la anotación más alta ni la más baja
       *[several] la media sin las { $cut } anotaciones más altas ni las { $cut } más bajas
    }, { $to ->
        [exact] sin redondear
       *[rounded] redondeado a { $step } ({ $rounding })
    }: da { $agree } de { $of } cifras publicadas (claves cut, cut-share, datum-to, datum-rounding)
account-datum-given =
    { $count ->
        [one] Datum del Butler: el del archivo en { $count } mano
       *[other] Datum del Butler: el del archivo en { $count } manos
    }
account-imps-undivided = Los cross-IMP no se dividen por el número de comparaciones: { $agree } de { $of } cifras publicadas (clave divided)
account-raw-matchpoints =
    { $count ->
        [one] En { $count } mano el archivo publica los puntos de match antes de la fórmula de Neuberg
       *[other] En { $count } manos el archivo publica los puntos de match antes de la fórmula de Neuberg
    }
account-small-groups =
    { $count ->
        [one] { $rule ->
            [white-book] { $count } mano alterada: tres anotaciones como mucho, y un tercio como mucho de todas, reciben el 60 % de media (small-groups)
           *[neuberg] { $count } mano alterada: cada grupo se puntúa por la fórmula de Neuberg (small-groups)
        }
       *[other] { $rule ->
            [white-book] { $count } manos alteradas: tres anotaciones como mucho, y un tercio como mucho de todas, reciben el 60 % de media (small-groups)
           *[neuberg] { $count } manos alteradas: cada grupo se puntúa por la fórmula de Neuberg (small-groups)
        }
    }
nothing-played =
    { $what ->
        [games] ninguna partida
       *[matches] ningún match
    }

## The checker

check-class =
    { $class ->
        [invalid] El archivo no se puede seguir tal como está.
        [missing-reference] Una cláusula remite a otra que no existe.
        [gap] Sigue habiendo empatados y no hay regla que se aplique.
        [overlap] Dos reglas se aplican al mismo empate y llevan a cláusulas distintas.
        [endless-loop] Un bucle puede no acabar.
        [unreachable] A esta cláusula no llega nunca un empate.
        [never-separates] Un criterio no puede separar a nadie en el punto donde está.
        [undefined-value] Un valor puede no existir.
        [ill-suited] Se puede seguir y no tiene sentido.
        [unstated-reading] El texto se puede leer de dos maneras y no dice cuál.
        [tie-left] Un empate se deja a propósito.
        [discretion] Decide una persona.
       *[bound] El archivo es más grande de lo que se recorre.
    }
check-read = { $message } (leído { $readings })
check-example = por ejemplo: { $example }
check-count =
    { $reach ->
        [more] { $from } o más
        [one] { $from }
        [two] { $from } o { $to }
       *[range] { $from } a { $to }
    }
check-places =
    { $reach ->
        [first] el primer puesto
        [one] el puesto { $from }
       *[more] los puestos { $from } a { $to }
    }
check-tied = { $number } empatan por { $places }
check-step-times = { $step }, { $times } veces
check-chooses = { $clause } elige a { $number }
check-pairs = { $clause } empareja a dos
check-sends-on = { $clause } hace seguir a { $number }
check-leaves-all = { $clause } deja a todos iguales
check-leaves = { $clause } deja a { $number } iguales
check-leaves-for = { $clause } deja a { $number } iguales por { $places }
check-left-out = … { $count } pasos …
check-text-refers = el texto de { $id } remite a { $words }, que no existe
check-text-refers-label = no hay tal cláusula
check-finds-nothing = quien busque «{ $words }» no encuentra nada
check-other-edition = el texto de { $id } habla de { $year }, el reglamento es el de { $own }
check-other-edition-label = otra edición
check-other-edition-hint = ¿quedó de la edición anterior?
check-in-part = { $id } lleva a más situaciones de las que se recorren aquí: puede haber otros huecos
check-in-part-label = visto en parte
check-in-part-hint = use menos cláusulas, o compruebe partes del archivo por separado
check-combinations = se recorrieron { $followed } de { $all } combinaciones de lecturas, primero las más próximas a la elegida
check-combinations-label = recorrido en parte
check-combinations-example = no se encontraría un hueco al que solo lleven algunas de las otras
check-combinations-hint = quite las lecturas ya resueltas, o compruebe partes del archivo por separado
check-two-rules = dos reglas de { $id } se aplican al mismo empate: { $taken } y { $other }
check-two-rules-label = con { $tied } empatados ya se aplica { $taken }
check-two-rules-end = { $id } lleva a { $taken } y a { $other }
check-two-rules-hint = haga que las condiciones se excluyan
check-two-procedures = { $taken } y { $id } empiezan ambas para torneos de un mismo tipo
check-two-procedures-label = { $taken } ya empieza para «{ $kind }»
check-two-procedures-example = dos empatan por el primer puesto en un torneo de tipo «{ $kind }»
check-two-procedures-hint = nombre cada tipo de torneo en un solo procedimiento
check-until-won = { $id } sigue hasta que alguien gane: no hay final fijado
check-until-won-label =
    { $what ->
        [boards] { $mean } manos de media si se empata una de cada tres
       *[games] { $mean } partidas de media si una de cada tres acaba en tablas
    }
check-until-won-end =
    { $what ->
        [boards] todas las manos quedan iguales
       *[games] todas las partidas acaban en tablas
    }
check-until-won-hint = diga qué pasa tras cierto número, o acepte que no hay límite
check-ill-suited = { $id } clasifica por { $measure }, que no dice nada en un torneo de tipo «{ $kind }»
check-as-written = se sigue como está escrito
check-ill-suited-example =
    { $all ->
        [yes] dos están iguales; todos han jugado con todos, así que ambos tuvieron rivales con los mismos puntos
       *[no] dos están iguales; han tenido rivales distintos, y no el mismo número de cada clase
    }
check-ill-suited-hint = tome un criterio pensado para tales torneos
check-time-and-draw =
    { $colour ->
        [black] en { $id } las negras tienen más tiempo y ganan también con tablas
       *[white] en { $id } las blancas tienen más tiempo y ganan también con tablas
    }
check-time-and-draw-example =
    { $colour ->
        [black] quien recibe negras tiene ambas cosas
       *[white] quien recibe blancas tiene ambas cosas
    }
check-time-and-draw-hint = dé más tiempo al otro color, o que las tablas ganen para el otro color
check-ambiguous =
    { $count ->
        [1] { $clauses } no dice: { $question }
       *[other] { $clauses } no dicen: { $question }
    }
check-ambiguous-label = leído como `{ $taken }`
check-or-else = { $before }; o: { $next }
check-ambiguous-hint = escriba la respuesta en la próxima edición
check-leaves-tied = { $id } deja algunos empates como están
check-leaves-tied-label = siguen empatados
check-two-tied = dos empatan por { $places }
check-winner-only = { $id } solo decide quién gana: los demás siguen iguales
check-winner-only-label = los demás comparten el segundo puesto
check-winner-only-example = tres empatan por el primer puesto; uno gana, dos comparten los puestos 2 a 3
check-places-up-to = { $id } solo decide los puestos hasta el { $to }
check-others-stay = los demás empates quedan
check-at-cuts =
    { $to ->
        [0] { $id } solo decide empates a ambos lados de un corte
        [1] { $id } solo decide el primer puesto y empates a ambos lados de un corte
       *[other] { $id } solo decide los puestos hasta el { $to } y empates a ambos lados de un corte
    }
check-at-cuts-example = dos empatan, ambos por encima del corte
check-award-shared =
    { $cut ->
        [yes] { $id }: los empates en el límite de «{ $award }» no siempre se deshacen
       *[no] { $id }: «{ $award }» no se puede compartir, y nada dice para quién es si varios están iguales
    }
check-award-shared-label =
    { $cut ->
        [yes] ¿quién queda por encima de la línea?
       *[no] ¿para quién es?
    }
check-award-shared-example =
    { $cut ->
        [yes] dos están iguales, uno de ellos por encima de la línea
       *[no] dos están iguales en el puesto al que corresponde
    }
check-award-shared-hint =
    { $cut ->
        [yes] añada "cut" a `tie-for`, y una cláusula que los separe
       *[no] añada `if-shared = "..."`: la cláusula a la que van quienes lo compartirían
    }
check-decides = { $id } lo deja en manos de: { role }
check-decides-label = no se dice por qué medio
check-decides-end = decide: { role }
check-may-depart = { $id } permite apartarse de las reglas: { role }
check-may-depart-label = no se dice cuándo ni cómo
check-may-depart-example = cualquier empate puede decidirse de otro modo, con un motivo en el registro
check-gap =
    { $gap ->
        [no-action] { $id } debe decidir un empate y no da regla
        [no-place] { $id } no tiene regla para empates en algunos puestos
        [no-number] { $id } no tiene regla para { $sizes } empatados
        [no-route] { $id } no dice adónde van { $left } que siguen iguales
        [end-of-text] no sigue nada cuando { $id } deja un empate
        [too-few] { $id } elige a más de los que empatan
        [not-two] { $id } es una fase para dos, pero llegan { $sizes }
        [not-seeded] { $id } puede dejar a alguien sin cabeza de serie
        [not-selected] { $id } puede dejar abierto a quién se elige
        [not-chosen] { $id } no dice qué pasa con quienes no son elegidos
       *[no-seeds] { $id } da algo a un cabeza de serie, pero ninguno de los dos está por delante
    }
check-gap-end =
    { $gap ->
        [no-action] { $id } no ordena a nadie
        [no-place] { $id } no tiene línea para el puesto { $place }
        [no-number] { $id } no tiene línea para { $level }
        [no-route] { $id } deja a { $some } iguales, y ningún camino les sirve
        [end-of-text] { $id } deja a { $some } iguales, y el texto acaba
        [too-few] { $id } quiere más de { $level }
        [not-two] llegan { $level } a { $id }, que es para dos
        [not-seeded] { $id } deja a { $some } iguales y no dice más
        [not-selected] { $id } deja iguales a algunos, y no se puede elegir a todos
        [not-chosen] { $id } deja fuera a { $some }, y hay que decidir sus puestos
       *[no-seeds] luego viene { $id }, y no hay cabezas de serie
    }
check-gap-hint =
    { $gap ->
        [no-action] dé un verbo a la cláusula: `rank`, `order`, `lots`, `play`, `decide` o `go`
        [no-place] añada a `by-place` el puesto que falta
        [no-number] añada a `by-number` el número que falta
        [no-route] añada un camino a `then`
        [end-of-text] añada `then = "..."`: otro criterio, sorteo o una decisión
        [too-few] mande a menos a otra parte con `by-number`
        [not-two] use `by-number`, o un todos contra todos o eliminatoria
        [not-seeded] termine las cabezas de serie con `lots = "seeding"`
        [not-selected] termine la selección con `lots = "participants"`
        [not-chosen] añada `others = "..."` a `select`: la cláusula que los ordena, o una con `share = true`
       *[no-seeds] añada `seeding = "..."` a `play`: la cláusula que ordena a los dos
    }
check-gap-knowingly = { $id } deja abierto un empate, y el archivo dice por qué: { $why }
check-gap-label = aquí pueden llegar { $sizes }
check-circle-idle =
    { $count ->
        [1] { $clauses } vuelve a sí misma, y no pasa nada nuevo
       *[other] { $clauses } forman un círculo en el que no pasa nada nuevo
    }
check-circle-idle-label = aquí se vuelve una y otra vez
check-circle-idle-end =
    { $count ->
        [1] { $clauses } deja a todos iguales y vuelve a { $first }
       *[other] { $clauses } dejan a todos iguales y vuelven a { $first }
    }
check-circle-idle-hint =
    { $count ->
        [1] haga que lleve a otra parte
       *[other] haga que una de ellas lleve a otra parte
    }
check-circle =
    { $count ->
        [1] { $clauses } se repite mientras no se separe a nadie
       *[other] { $clauses } se repiten mientras no se separe a nadie
    }
check-circle-label =
    { $about ->
        [yes] unas { $mean } partidas de media si todos los resultados son igual de probables
       *[no] { $mean } partidas de media si todos los resultados son igual de probables
    }
check-circle-no-last = no hay última vez
check-circle-end =
    { $size ->
        [2] cada fase deja iguales a los dos
       *[other] cada fase deja iguales a los { $number }
    }
check-circle-hint = diga qué pasa tras cierto número de fases, o acepte que no hay límite
check-never =
    { $never ->
        [reached] nunca llega un empate a { $id }
        [clock] ninguna fase que se juegue usa el ritmo de { $id }
        [route] nadie va nunca de { $id } a { $to } por este camino
        [number] { $to } empatados nunca llegan a { $id }
        [place] un empate por el puesto { $to } nunca llega a { $id }
       *[left-open] { $id } dice que deja abierto un empate, pero allí no queda nunca ninguno
    }
check-never-label =
    { $never ->
        [reached] nunca se alcanza
        [clock] nunca se usa
        [left-open] nunca ocurre
       *[taken] nunca se toma
    }
check-never-example = cualquier número de empatados, con cualesquiera resultados y lecturas
check-never-hint =
    { $never ->
        [reached] haga que otra cláusula lleve aquí, o conviértala en `restates` o `remind`
        [clock] haga que otra cláusula lleve aquí, o conviértala en `restates` o `remind`
        [left-open] quite `leaves-open`
       *[taken] quítelo, o amplíe la condición
    }
check-cannot-separate =
    { $data ->
        [yes] { $id } no puede separar a nadie: aquí todos están ya iguales en { $measure }
       *[no] { $id } no puede separar a nadie: un torneo de tipo «{ $kind }» no tiene datos para { $measure }
    }
check-cannot-separate-label = aquí no decide nada
check-cannot-separate-end = { $id } no halla nada nuevo
check-cannot-separate-hint = quite el criterio, o póngalo antes de lo que los igualó
check-orders-nobody = { $id } está en un orden y no ordena a nadie
check-orders-nobody-label = ni criterio ni sorteo
check-orders-nobody-end = se pasa por alto { $id }
check-orders-nobody-hint = un orden nombra cláusulas con `rank` o `lots`
check-nothing-kept =
    { $kept ->
        [colours] { $id } mantiene los colores de un match que puede no haberse jugado
       *[numbers] { $id } invierte los colores de un todos contra todos que estos pueden no haber jugado
    }
check-nothing-kept-label =
    { $kept ->
        [colours] puede no haber nada que mantener: se sortea
       *[numbers] puede no haber nada que invertir: se sortea
    }
check-nothing-kept-end = luego viene { $id }
check-nothing-kept-hint =
    { $kept ->
        [colours] diga cómo se hallan las blancas: `white = "lots"`
       *[numbers] diga cómo se hallan los números: `numbers = "by-change"` o `"lots"`
    }
check-undefined =
    { $count ->
        [1] { $clauses } usa un valor que puede no existir
       *[other] { $clauses } usan valores que pueden no existir
    }
check-undefined-label = el paso puede no decidir
check-undefined-hint = diga qué vale entonces: el paso se omite, o cuenta cero
check-unstated =
    { $what ->
        [separation] { $id } no dice qué sigue cuando un criterio separa a algunos
        [forfeits] { $id } no dice si cuenta una partida no disputada
        [games] { $id } no dice su `games`
        [order] { $id } no dice su `order`
       *[settles] { $id } no dice si solo se decide quién gana o todos los puestos
    }
check-unstated-label =
    { $what ->
        [separation] se supone: quienes siguen iguales pasan al criterio siguiente
        [forfeits] se supone: nadie llevó negras en una partida no disputada
        [games] se supone: dos partidas
        [order] se supone: las blancas cambian tras cada partida
       *[settles] se supone: todos los puestos que nombra
    }
check-unstated-end =
    { $what ->
        [separation] las partidas entre ellos ponen a uno primero y dejan a dos iguales
        [forfeits] dos están iguales; uno ganó un punto con negras por incomparecencia del rival
        [settles] tres empatan por el primer puesto; quien pierde el desempate puede ser tercero o compartir el segundo puesto
       *[come] dos llegan a { $id }
    }
check-unstated-hint =
    { $what ->
        [separation] añada `after-separation = "continue"` o `"restart"`
        [forfeits] añada `forfeits = "in-scores"` o `"everywhere"` al principio del archivo
        [games] añada `games = 2`
        [order] añada `order = "1 2"`
       *[settles] añada `settles = "winner"` o `"places"`
    }
check-severity-count =
    { $severity ->
        [error] { $count ->
                [1] { $count } error
               *[other] { $count } errores
            }
        [warning] { $count ->
                [1] { $count } aviso
               *[other] { $count } avisos
            }
       *[note] { $count ->
                [1] { $count } nota
               *[other] { $count } notas
            }
    }

## Standings of FIDE

check-head =
    { $competitors ->
        [teams] { $file }: { $count } equipos, { check-rounds-played }, lista { $list } ({ $from })
       *[players] { $file }: { $count } jugadores, { check-rounds-played }, lista { $list } ({ $from })
    }
check-rounds-played =
    { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }
check-after-round = Tras la ronda { $round }
check-what =
    { $what ->
        [points] puntos
        [rank] puesto
       *[code] { $code }
    }
check-is = publicado { $published }, correcto { $computed }
check-has-no-value = publicado { $published }, no tiene valor
check-nobody = publicado { $published }, nadie tiene este número
check-nothing = No se publicó nada que se pueda comparar.
check-all-agree =
    { $figures ->
        [one] Coincide la única cifra ({ $shown }).
       *[other] Coinciden las { $shown } cifras.
    }
check-some-agree = Coinciden { $right } de { $all } cifras.
check-points-given = { $points }, más { $amount } por decisión arbitral (299)
check-points-taken = { $points }, menos { $amount } por decisión arbitral (299)
check-no-round = ninguna ronda
check-rounds = rondas { $rounds }
check-opponents = rivales: { $values }
check-without-round = { $sum }, sin la ronda { $round } ({ $amount })
check-below = por debajo de { $name }: { $by }
check-above = por encima de { $name }: { $by }
check-values = { $code } { $mine } frente a { $theirs }
cli-standing-head =
    { $column ->
        [rank] Puesto
        [number] N.º
       *[name] Nombre
    }
standing-by = Por { $codes } ({ $from }).
standing-list-from =
    { $source ->
        [recommended] la lista que la FIDE recomendó hasta 2023; desde entonces no recomienda ninguna, y ni el archivo ni una opción indican otra
        [by] indicado con --by
        [record] { $from } del archivo
       *[other] { $from }
    }
standing-edition = FIDE C.07, edición de { $year }: { $because }.
standing-other-edition = --edition 2023 aplica la edición anterior, para torneos que empezaron antes del 1 de marzo de 2026.
standing-among-tied = puntos entre los empatados y, entre paréntesis, el puesto que dan
cli-opened-undefined = indefinido
cli-opened-article = { $words }, artículo { $article }
cli-opened-arbiter = decisión arbitral
cli-opened-no-opponent = sin rival
cli-opened-unplayed = no jugada, { $article }
cli-opened-cut = descartada
cli-check-beyond = Se publicó una clasificación tras la ronda { $round }, pero solo se han jugado { $last } rondas: no se compara.

## Around every page

page-skip = Ir al contenido
page-pages = Páginas
page-events = Torneos
page-regulations = Reglamentos
page-people = Personas
page-log-in = Iniciar sesión
page-log-out = Cerrar sesión
page-privacy = Privacidad
page-language = Idioma
page-show-in-language = Cambiar de idioma
page-all-events = Todos los torneos
page-problem-title =
    { $kind ->
        [damaged] Este torneo no se puede leer
        [busy] Ocupado
        [not-found] No encontrado
        [address] No se entiende esta dirección
        [log-in] Inicie sesión primero
        [forbidden] No permitido
        [conflict] Alguien se adelantó
        [moved] El estado ya no es el que se vio
        [method] No de esta manera
        [form] No en esta forma
        [invalid] Esto no se puede usar
        [large] Demasiado grande
        [often] Demasiados intentos
        [slow] Demasiado lento
        [database] La base de datos no responde
        [full] El disco está lleno
       *[other] Algo salió mal
    }
page-problem-advice =
    { $kind ->
        [damaged] Su registro o sus archivos se modificaron desde fuera. No se ha perdido nada, y los demás torneos no están afectados.
        [busy] No se cambió nada y no se ha perdido nada. Esta página lo intentará de nuevo por sí sola en unos segundos; lo enviado con un formulario hay que enviarlo otra vez.
        [not-found] La lista de torneos muestra los que hay; los privados se ven después de iniciar sesión.
        [address] Corrija la dirección.
        [forbidden] La administración puede dar más permisos a una cuenta.
        [conflict] Usted no ha cambiado nada. Vuelva atrás, mire lo que hay ahora y decida de nuevo.
        [invalid] No se cambió nada. Vuelva atrás y corríjalo.
        [slow] No se cambió nada. Envíelo otra vez con una conexión mejor.
        [full] No se cambió nada, y nada de lo confirmado se ha perdido. La administración tiene que hacer sitio en el disco del servidor; después, envíelo otra vez.
       *[database] No se ha perdido nada. Espere un momento, mire si la entrada está en el historial y, si no está, inténtelo de nuevo.
    }
# Where the form still stands on the page.
page-problem-on-the-card =
    { $kind ->
        [log-in] Inicie sesión de nuevo en otra ventana, vuelva y pulse otra vez: lo escrito aquí se conserva.
        [conflict] Usted no ha cambiado nada. Mire lo que hay ahora y decida de nuevo.
       *[invalid] No se cambió nada. Corríjalo y pulse otra vez.
    }
page-problem-number = En el registro del servidor tiene el número { $number }.
page-file-cannot-be-used = { $name } no se puede usar:
page-session-over = inicie sesión primero: no hay ninguna sesión, o ha caducado
page-token-needed = hace falta un token: no hay ninguno, no se conoce o ha caducado
page-event-moved = el torneo ha avanzado desde el estado que indica `If-Match`
page-sent-too-large = lo enviado es demasiado grande: como máximo { $megabytes } MB
page-file-exceeds-memory = leer este archivo requiere más memoria de la que permite el servidor ({ $megabytes } MB); envíe un archivo solo con este torneo, o pida a la administración que aumente `read-memory`
page-file-exceeds-time = leer este archivo tarda más de lo que permite el servidor ({ $seconds } s); envíe un archivo solo con este torneo, o pida a la administración que aumente `read-seconds`
page-file-stops-reader = Tiebreak no puede leer este archivo; guárdelo en otro formato y envíelo a la administración para que se corrija el error
page-wait-minutes =
    { $minutes ->
       *[other] demasiados intentos: espere { $minutes } minutos e inténtelo de nuevo
    }
page-wait-seconds =
    { $seconds ->
        [one] demasiados intentos: espere un segundo e inténtelo de nuevo
       *[other] demasiados intentos: espere { $seconds } segundos e inténtelo de nuevo
    }
page-server-busy = el servidor está ocupado con otras peticiones
page-sent-too-slowly = lo enviado llegaba demasiado despacio y se descartó
page-record-broken = el registro de este torneo no es coherente: { $why }
page-went-wrong = algo salió mal en el programa; la administración lo encontrará en el registro del servidor
page-name-taken = «{ $name }» ya está en uso
page-record-moved = el registro ha avanzado: otra persona escribió antes
page-disk-full = el disco del servidor está lleno: no se puede guardar nada hasta que haya sitio
page-no-text = un texto contiene el carácter NUL, o no es texto
page-database-silent = la base de datos no responde: { $why }
page-rule-error = { $why }; elija otro reglamento o corrija el tipo de torneo
page-no-page = no hay ninguna página en esta dirección
page-no-event = aquí no hay ningún torneo con este nombre
page-not-asked-so = esta dirección no se consulta de esta manera
page-from-another-site = el formulario venía de otro sitio y se rechazó ({ $words })
page-nul-sent = lo enviado contiene el carácter NUL, que no cabe en ningún texto
page-not-an-arbiter = { $name } no arbitra este torneo
page-only-reads = { $name } puede verlo todo y no cambiar nada
page-for-administrators = esto es solo para la administración

## Pages for everybody

page-lots-for =
    { $purpose ->
        [first-white] sorteo de las blancas en la partida 1
        [pairing-numbers] sorteo de los números de emparejamiento
        [seeding] sorteo de las cabezas de serie
        [participants] sorteo de la participación
        [coin-toss] cara o cruz
       *[place] sorteo del orden
    }
page-first-drawn =
    { $purpose ->
        [first-white] Quien sale primero en el sorteo lleva blancas.
        [pairing-numbers] Quien sale primero en el sorteo es el número 1.
        [seeding] Quien sale primero en el sorteo es cabeza de serie más alto.
        [participants]
            { $count ->
                [1] Quien sale primero en el sorteo participa.
               *[other] Participan las { number-word } primeras personas sorteadas.
            }
        [coin-toss] Quien sale primero ha ganado el lanzamiento.
       *[place] Quien sale primero en el sorteo queda por delante.
    }
page-mistakes =
    { $count ->
        [1] un error
       *[other] { $count } errores
    }
page-brief-within = { $place }: { $what }
page-brief-game = { $name } lleva blancas
page-brief-bids = pujas de tiempo por las negras
page-brief-boards =
    { $form ->
        [one] se juega una mano
        [segment] se juega { $boards }
       *[extra] se juegan { $boards }
    }
page-brief-data = por averiguar: { $what }
page-motto = Empates, resueltos como dice el reglamento.
page-front-about = { page-motto } El desempate en directo, lo que cada cual necesita antes de la última ronda y cada paso con su artículo.
page-front-show-all = mostrar todos
page-front-sport =
    { $sport ->
        [bridge] bridge
       *[chess] ajedrez
    }
page-front-filter =
    { $which ->
        [words] Título, lugar, jugador
        [sport] Deporte
        [state] Estado
        [all] todos
       *[regulation] Reglamento
    }
page-front-find = Buscar
page-front-new-event = Nuevo torneo
page-front-found =
    { $count ->
        [0] No se ha encontrado nada
        [1] Un torneo encontrado
       *[other] { $count } torneos encontrados
    }
page-front-nothing-fits = Ningún torneo coincide.
page-front-nothing-fits-words = Ningún torneo coincide con «{ $words }».
page-front-empty = Todavía no hay ningún torneo.
page-front-log-in-to-bring = { $log-in } para incorporar uno, o inicie el servidor con --demo para ver torneos reales.
page-front-texts = Todos, y los propios
page-turn-list = Páginas de la lista
page-turn-before = Anterior
page-turn-after = Siguiente
page-turn-here = página { $here } de { $pages }
page-glance-not-read = Aún sin leer
page-glance-not-finished = Sin terminar
page-glance-go =
    { $to ->
        [board] Ver en directo
        [needs] Qué necesita cada cual
       *[how] El desempate explicado
    }
page-glance-rounds = { $played } de { $of } rondas
page-glance-bar = { $name }: en { $count } de { $of } desenlaces, primer puesto en solitario o compartido
page-legend =
    { $what ->
        [alone] en solitario
        [tied] en empate
        [shared] compartido
       *[out] fuera
    }
page-event-heading =
    { $what ->
        [standing] Clasificación
        [play-off] Desempate
        [how] Cómo se ha llegado a esto
        [mind] A tener en cuenta
        [look-at] Por revisar
        [awards] Premios y títulos
        [prizes] Premios en metálico
        [tour-points] Puntos del circuito
        [to-do] Por hacer ahora
       *[read-as] Lecturas
    }
page-event-standing-is =
    { $state ->
        [settled] resuelta
       *[interim] provisional
    }
page-event-press-a-step = pulse un paso para ver su texto impreso
page-event-fact =
    { $what ->
        [played] Se juega
        [event] Torneo
        [regulation] Reglamento
       *[record] Registro
    }
page-event-times-of = horas de { $zone }
page-event-record-head = { $entries }, cabecera { $head }
page-event-record-fails = El registro no supera la comprobación V{ $check } y no se le puede añadir nada: { $fault }.
page-event-first-no-tie = { $name } ocupa el primer puesto; no hubo que resolver ningún empate.
page-event-wins = Gana { $name }.
page-event-no-tie = No hay ningún empate que el reglamento resuelva.
page-event-all-settled = Todos los empates que el reglamento resuelve están resueltos.
page-event-share-first = Decidido por una excepción al reglamento: { $names } comparten el primer puesto.
and-more-ending = y { $count } más.
page-event-departure = Excepción al reglamento
page-event-departure-by = { $departure }, por { $by }: { $why }
page-event-reading-not = (no { $instead })
page-event-nothing = Nada.
page-event-column =
    { $column ->
        [place] Puesto
        [name] Nombre
        [matches-won] Matches ganados
        [last-match] Último match
        [number] Número
        [rating] Elo
       *[points] Puntos
    }
page-event-open = abierto
page-event-this = Este torneo
page-event-way =
    { $to ->
        [ruling] Resultado
        [console] Consola de arbitraje
        [what-if] Escenarios
        [boards] Manos
        [regulation] Reglamento
        [board] Pantalla
        [overlay] Superposición
       *[protocol] Acta
    }
page-event-download = Descargar
page-event-file =
    { $file ->
        [record] Registro
        [event] Archivo del torneo
        [regulation] Archivo del reglamento
        [protocol] Acta en PDF
        [standing] Clasificación en PDF
       *[timeline] Cronología como imagen
    }
page-event-participants =
    { $count ->
        [1] { $count } participante
       *[other] { $count } participantes
    }
page-event-unreadable = Este torneo no se puede leer: { $reason }.
page-event-changed-outside = Su registro o sus archivos se cambiaron desde fuera. No se puede añadir nada; nada se ha perdido.
page-event-record-kept = El registro tal como se conserva
page-cross-heading = Cuadro cruzado
page-cross-shaded = sombreado: con negras
page-cross-results = Resultados de todos
page-cross-rounds = Rondas
page-cross-part = { $from } a { $to } de { $all }
page-cross-parts = Partes de la clasificación
page-cross-with =
    { $colour ->
        [white] con blancas
       *[black] con negras
    }
page-round-count =
    { $count ->
        [1] { $count } ronda
       *[other] { $count } rondas
    }
page-round-parts = Partes de la ronda
page-no-round = aquí no hay ninguna ronda con ese número
page-summary-in-our-words = (resumen con nuestras palabras)
page-turned-on =
    { $what ->
        [boards] En las manos
       *[counted] Lo que se contó
    }
page-bridge-column =
    { $column ->
        [board] Mano
        [north-south] Norte-Sur
        [east-west] Este-Oeste
        [sat] Posición
        [opponents] Rivales
        [contract] Contrato
        [lead] Salida
        [score] Puntos NS
        [ns] NS
        [ew] EO
       *[session] Sesión
    }
page-bridge-boards-of = Manos de { $name }
page-bridge-count =
    { $count ->
        [1] { $count } mano
       *[other] { $count } manos
    }
page-bridge-who =
    { $who ->
        [pairs] Parejas
       *[teams] Equipos
    }
page-bridge-board = Mano { $number }
page-bridge-all = Todas las manos
page-bridge-board-by-board = mano a mano
page-bridge-traveller = La hoja de la mano
page-bridge-units = NS y EO: { $unit }.
page-bridge-units-datum = NS y EO: { $unit }, media { $datum }.
page-bridge-against = Contra { $name }
page-no-board = aquí no hay ninguna mano con ese número
page-no-card = aquí no hay ninguna ficha con ese número
page-no-boards = no hay manos de este torneo: su archivo no tiene ninguna
page-what-if-supposed = { $count } supuestos
page-what-if-as-it-stands = real
page-what-if-keeps = Esta dirección guarda los resultados supuestos: puede enviarla.
page-what-if-picture = Descargar como imagen
page-what-if-last-hour = Cronología
page-what-if-last-hour-shows = Quién podía ser aún primero por puntos, resultado a resultado, y cuándo dejó de poder
page-what-if-parts =
    { $of ->
        [games] Partes de las partidas
       *[players] Partes de los jugadores
    }
page-what-if-before =
    { $of ->
        [games] Partidas anteriores
       *[players] Jugadores anteriores
    }
page-what-if-after =
    { $of ->
        [games] Partidas siguientes
       *[players] Jugadores siguientes
    }
page-what-if-part = parte { $part } de { $parts }
page-what-if-no-result = "{ $game }={ $result }" no es el resultado de una partida pendiente
page-what-if-outcomes =
    { $outcomes ->
        [one] { $outcomes } desenlace. { page-board-no-chances }
       *[other] { $outcomes } desenlaces. { page-board-no-chances }
    }
page-what-if-stopped = No se pudieron examinar todos a tiempo: los recuentos son lo hallado hasta ahora, como mínimo.
page-what-if-sampled = Muestra.
page-what-if-who-first = Quién puede quedar en primer lugar
page-what-if-bar = en solitario en { $alone }, en empate en { $tied } de { $of } desenlaces
page-what-if-tally =
    { $what ->
        [certain] seguro
        [alone] en solitario
        [tied] empate
       *[out] fuera
    }
page-what-if-about = unos { $count } ± { $error }
page-what-if-cannot = Ya no pueden quedar en primer lugar: { $names }.
page-what-if-cannot-more = Ya no pueden quedar en primer lugar: { $names } y { $count } más.
page-what-if-two-games = Deciden dos partidas
page-what-if-several-names = varios nombres: empate
page-what-if-matrix = Una partida hacia abajo, la otra hacia la derecha: quién queda en primer lugar.
page-what-if-in-sentences = En palabras
page-what-if-places = Puestos
page-what-if-more-players =
    { $count ->
        [1] y { $count } jugador más.
       *[other] y { $count } jugadores más.
    }
page-what-if-first-places = Los primeros { $shown } de { $all } puestos.
page-vp-none = No hay escenarios: { $why }.
page-vp-suppose = Probar resultados
page-vp-match = { $first } – { $second }, en IMP
page-vp-imps = lo que ganó cada lado en IMP, por ejemplo 45-23
page-vp-follows = Resultado
page-vp-needs = Qué necesita cada equipo { vp-goal }
page-vp-in-vps = En PV
page-vp-last-match = en el último match
page-vp-table = Qué necesita cada equipo en PV
page-vp-column =
    { $column ->
        [team] Equipo
        [now] PV ahora
        [against] Contra
        [sure] Seguro
        [level] En el peor caso, empate
       *[possible] Posible
    }
page-vp-has-played = ya ha jugado
page-vp-no-result = "{ $teams }={ $result }" no es un resultado en IMP de un match por jugar
page-regulations-about = Los reglamentos con los que el programa resuelve los empates: textos impresos, artículo por artículo, cada uno con lo que se hace de él.
page-regulations-write = Escribir un reglamento
page-regulations-written-here = Escritos aquí
page-regulations-built-in = Incluidos
page-regulations-one-version = versión { $number }, { $by }, { $when }
page-regulations-draft = borrador: { $mistakes }
page-regulations-begin-lead = Se comprueba mientras escribe, se guarda versión a versión y solo lo ven usted, quienes administran y quienes usted permita.
page-regulations-from-smallest = A partir del más pequeño
page-regulations-from-built-in = A partir de uno incluido en el programa
page-regulations-event-title = Título del torneo, con el año
page-regulations-our-open = Nuestro Open 2027
event-type-label = Tipo de torneo
page-regulations-kind-of =
    { $kind ->
        [round-robin] todos contra todos
        [swiss] suizo
       *[rapid-and-blitz] rápidas y relámpago
    }
page-regulations-settled = Qué se resuelve
page-regulations-settles =
    { $what ->
        [winner] solo el primer puesto
       *[all] todos los puestos
    }
page-regulations-begins = Con qué empieza
page-regulations-begins-with =
    { $what ->
        [play-off] un desempate
        [criteria] criterios y luego sorteo
       *[nothing] solo puestos compartidos
    }
page-regulations-begin = Empezar
page-regulation-summary = resumen
page-regulation-this = Este reglamento
page-regulation-way =
    { $to ->
        [own] Escribir uno propio a partir de este
        [clauses] Cláusulas
        [edit] Editar
        [versions] Versiones
        [people] Quién lo ve
        [event] Nuevo torneo con este reglamento
       *[file] Archivo
    }
page-regulation-about = { $title }: el texto impreso artículo por artículo, lo que el programa hace de cada uno y lo que encuentra la comprobación.
page-regulation-text = Texto
page-regulation-state = { $id } · versión { $number }, guardada por { $by } el { $when } · privado hasta que se abra un torneo con este reglamento
page-regulation-a-draft = Un borrador.
page-regulation-to-mend =
    { $count ->
        [1] Hay un error que corregir antes de poder abrir un torneo con este reglamento.
       *[other] Hay { $count } errores que corregir antes de poder abrir un torneo con este reglamento.
    }
page-regulation-usable = Los torneos nuevos toman la versión { $number }.
page-regulation-not-yet = Aún no se sabe qué deja abierto el texto: { $why }.
page-regulation-finding =
    { $severity ->
        [error] error grave:
        [warning] aviso:
       *[note] nota:
    }
page-regulation-taken = (elegida)
page-scenes-title = Superposición · { $event }
page-scenes-event = El torneo
page-scenes-board = El tablero
page-scenes-lead = Una fuente de navegador para una emisión: transparente, tan grande como la fuente (1920 × 1080, 3840 × 2160), se actualiza sola.
page-scenes-asked-for = Parámetros de la URL
page-scenes-empty = No hay nada que mostrar en este momento: la escena está vacía.
page-scenes-scene =
    { $scene ->
        [lower-third] Rótulo inferior
        [card] Ficha
        [bracket] Cuadro o tabla
        [standing] Clasificación
       *[needs] Qué necesita alguien
    }
page-scenes-option =
    { $option ->
        [board] qué tablero, desde 1, para lower-third y card; qué aspirante, desde 1, para needs
        [of] de quién, por su nombre
        [scale] de 0.5 a 2 en pasos de 0.05; 1 es el tamaño de las vistas previas
        [colour] el color de la doble línea, como seis cifras hexadecimales: 0a5a45
       *[lang] otra lengua que la del torneo: en, de, es, fr, nl, sv
    }
page-gallery = Galería
page-gallery-lead = Todos los momentos del tablero, con nombres de cualquier longitud. Los torneos son inventados.
page-gallery-names =
    { $names ->
        [latin] latino
        [cyrillic] cirílico
        [chinese] chino
       *[long] 40 letras
    }
page-gallery-state =
    { $state ->
        [interim] Provisional
        [last-round] Última ronda en juego
        [tie-of-four] Empate anunciado, cuatro
        [tie-of-two] Empate anunciado, dos
        [lots] Sorteo
        [semi-finals] Partidas de dos semifinales
        [between] Entre partidas
        [sudden-death] Muerte súbita en una semifinal
        [rest] Descanso
        [corrected] Corregido
        [final-lots] Sorteo de la final
        [final] La final
        [decided] Decidido
        [match] Un match de dos
        [round-robin] Un todos contra todos de tres
        [no-tie] Sin empate
        [departed] Fuera del reglamento
       *[damaged] Registro dañado
    }
page-no-gallery-board = aquí no hay ningún tablero con ese nombre
page-letters-missing = Faltan algunas letras: este servidor no tiene fuente para { $letters }.
page-no-pictures = aquí no hay imágenes, porque el programa se compiló sin ellas
page-no-pdf = aquí no hay PDF, porque el programa se compiló sin él
page-no-key = aquí no hay ninguna clave para firmar
page-no-play-off-game = aquí no hay ninguna partida de desempate jugada
page-no-timeline = aquí no hay ningún resultado del torneo en su registro
page-privacy-lead = Qué datos personales guarda este servidor, por qué, durante cuánto tiempo y quién los ve. El responsable es quien gestiona este servidor; diríjase a él para ejercer sus derechos.
page-privacy-column =
    { $column ->
        [what] Qué
        [why] Por qué
        [how-long] Cuánto tiempo
       *[who] Quién lo ve
    }
page-privacy-what =
    { $data ->
        [players] Jugadores, parejas y equipos: nombre, federación, Elo, título, resultados, tal como los da el archivo del torneo
        [entries] Anotaciones de los árbitros: nombre de la cuenta, lo anotado, el motivo, la hora; nombres de testigos y de quien decidió, si se anotaron
        [accounts] Cuentas: nombre, función, torneos dirigidos, un hash de la contraseña (Argon2id), el secreto de los códigos de un solo uso si se configuraron, hashes de los códigos de recuperación
        [sessions] Sesiones y tokens: un hash del secreto, dirección y navegador al iniciar sesión, hora de inicio y de último uso; de un token, su etiqueta y la dirección de su último uso
        [attempts] Intentos de iniciar sesión: un hash del nombre escrito, la dirección, cuántos
        [files] Archivos que se están incorporando
        [log] El log del servidor: hora, número de la petición, página, estado. Un inicio de sesión fallido, con el nombre de la cuenta y la dirección
       *[removed] Torneos eliminados: título, quién lo eliminó, cuándo, cuántas anotaciones, el hash de la última. Cuentas eliminadas: el nombre y lo que se muestra en su lugar, si se eligió
    }
page-privacy-why =
    { $data ->
        [players] Para resolver y publicar el resultado del torneo en el que participaron (interés legítimo del organizador, art. 6.1.f RGPD)
        [entries] Para que cada decisión se pueda atribuir a quien la tomó (interés legítimo; formulación y defensa de reclamaciones, art. 17.3.e)
        [accounts] Para dejar entrar a quienes pueden escribir, y a nadie más (art. 6.1.b o f)
        [sessions] Para mostrar dónde se tiene sesión abierta y poder cerrarla (seguridad, art. 6.1.f, art. 32)
        [attempts] Para impedir que se adivinen contraseñas (seguridad)
        [files] Para no teclear nada dos veces entre dos pasos
        [log] Para encontrar fallos y ataques (seguridad)
       *[removed] Para que nada desaparezca sin dejar rastro y un nombre sustituido siga sustituido
    }
page-privacy-how-long =
    { $data ->
        [players] Hasta que se elimina el torneo. Los registros son prueba y se conservan sin cambios hasta entonces
        [entries] Con el torneo. Una anotación no se puede cambiar ni eliminar por separado
        [accounts] Hasta que un administrador elimina la cuenta
        [sessions] Una sesión, catorce horas; un token, hasta que se retira. Ambos terminan con la cuenta y al restablecer la contraseña
        [attempts] Un cuarto de hora, luego se borran
        [files] Hasta que se incorporan, un día como máximo, cinco por cuenta
        [log] El programa no guarda ningún log: entrega líneas al sistema, cuyo administrador decide cuánto tiempo (véase la guía; basta una semana)
       *[removed] Mientras exista el servidor
    }
page-privacy-who =
    { $data ->
        [players] Todos mientras el torneo es público; quien tiene cuenta mientras es privado; quienes lo dirigen y los administradores mientras está fuera de línea
        [entries] Como el torneo
        [accounts] Los administradores ven nombre, función y torneos. Nadie ve contraseñas ni secretos
        [account] La propia cuenta
        [nobody] Nadie; el programa cuenta
        [machine] Quien administra la máquina
       *[administrators] Administradores
    }
page-privacy-heading =
    { $about ->
        [where] Dónde
        [cookies] Cookies
       *[rights] Sus derechos
    }
page-privacy-where = En una base de datos, SQLite o PostgreSQL, en la máquina o en el servicio que haya elegido quien gestiona el servidor. No se envía nada a nadie más: ninguna página carga nada de otro sitio, y no se cuenta ni se sigue a nadie. Un webhook o un programa con un token recibe lo que pidió quien lo configuró.
page-privacy-cookies = Una, { $session }, que se crea al iniciar sesión y es necesaria para ello; { $half } durante cinco minutos mientras se pide un código de un solo uso. Ninguna para quien solo mira.
page-privacy-language-cookie = Quien elige una lengua al pie de una página recibe { $language }, que guarda esa elección y nada más, durante un año. Hace lo que se ha pedido y no distingue a nadie, por lo que no necesita consentimiento.
page-privacy-right =
    { $right ->
        [access] Acceso y portabilidad
        [rectification] Rectificación
        [restriction] Limitación y oposición
        [erasure] Supresión
       *[copies] Copias
    }
page-privacy-right-means =
    { $right ->
        [access] El archivo del torneo, el registro y el acta se pueden descargar en la página del torneo, en formatos abiertos.
        [rectification] El arbitraje del torneo corrige una respuesta o modifica el archivo del torneo; el texto anterior queda en el registro junto a la corrección, marcado como que ya no cuenta.
        [restriction] El torneo se puede hacer privado o retirar de línea de inmediato, por quien lo incorporó o un administrador (consola, Más).
        [erasure] El torneo se puede eliminar entero con su registro; una cuenta se puede eliminar y su nombre sustituirse por otras palabras en cada página e impresión desde entonces. Dentro de un registro que se conserva, y en sus descargas, el nombre permanece: cada línea está ligada a la anterior por su hash, y cambiar una invalidaría la prueba.
       *[copies] Las copias de seguridad y los archivos que alguien ha descargado quedan fuera del alcance de este servidor; quien los guarda responde de ellos.
    }
page-privacy-no-advice = Estos son los hechos sobre el programa, en palabras que un jurista puede usar. No son asesoramiento jurídico; quien gestiona el servidor añade quién es y cómo contactarle.
card-front-clauses = Cada paso cita su artículo. Lo que no se puede decidir se dice.
card-front-sports = Ajedrez y bridge
flow-of = El recorrido de { $title }
flow-first-play =
    { $count ->
       *[other] juegan los { $count } primeros
    }
flow-match-of =
    { $games ->
       *[other] match a { $games }
    }
flow-verb =
    { $what ->
        [none] se aplica
        [go] sigue
        [by-number] según el número
        [by-place] según el puesto
        [order] criterios por orden
        [lots] sorteo
        [decide] una decisión
        [share] compartido
        [until-won] partidas hasta ganar
        [round-robin] todos contra todos
        [knock-out] eliminatoria
        [ladder] escalera
        [armageddon] Armagedón
       *[board] una mano
    }

## The console

page-console-title = Consola: { $event }
page-console-disk-full = El disco del servidor está lleno: no se puede anotar nada hasta que haya sitio. Lo confirmado se conserva.
page-console-secluded = Visibilidad de este torneo: { $audience }. No todo el mundo lo ve.
page-console-so-far = El desempate hasta ahora
page-console-what-to-show = Qué mostrar
page-console-tab =
    { $tab ->
        [tie] El empate
        [why] Por qué
        [log] Historial
        [mind] A tener en cuenta
       *[more] Más
    }
page-console-entered-last = Últimas anotaciones
page-console-print = Imprimir
page-console-slips = Hojas de resultado de las partidas abiertas
page-console-slips-pdf = Hojas de resultado en PDF
page-console-protocol = Acta impresa
page-console-protocol-pdf = Acta en PDF
page-console-pgn = Desempate en PGN
page-console-unusual = Excepciones
page-console-remove = Eliminar este torneo
page-console-keys = Teclas
page-console-key =
    { $key ->
        [white] ganan blancas
        [draw] tablas
        [black] ganan negras
        [next] el tablero siguiente
        [take] acepta el primer resultado de la retransmisión, o el recuadrado
        [leave] lo descarta
        [all] acepta todos los del torneo
        [keys] estas teclas
       *[close] cierra esto
    }
page-console-keys-where = En el tablero recuadrado, o en el único. La misma tecla antes de un segundo no anota nada, y tampoco un tablero que acaba de aparecer.
page-console-close = Cerrar
page-console-back = Volver a la consola
page-console-reason = Motivo
page-console-set = Fijar
# What the script says. Where it puts its own words stands $what.
page-console-said-seed = semilla «{ $what }»
page-console-said-answer = respuesta
page-console-lost = Se ha perdido la conexión.
page-console-lost-look = Cuando vuelva, mire el historial y pulse otra vez si no está allí.
page-console-waiting = Esperando la conexión: { $what }.
page-console-waiting-sent = Se envía en cuanto vuelva la conexión, salvo que alguien se adelante.
page-console-do-not-send = No enviar
page-console-not-written = No anotado: { $what }.
page-console-unreadable = la respuesta del servidor no se puede leer.
page-console-just-appeared = Este tablero acaba de aparecer: pulse otra vez.
page-console-same-key = La misma tecla antes de un segundo no anota nada.
page-now = Ahora
page-now-tab = Tab elige el tablero;
page-now-key =
    { $key ->
        [white] ganan blancas
        [draw] tablas
       *[black] ganan negras
    }
page-now-more-follow =
    { $count ->
        [one] Queda una pregunta más cuando se respondan estas.
       *[other] Quedan { $count } preguntas más cuando se respondan estas.
    }
page-now-enter-result-of = Anotar el resultado: { $game }.
page-now-enter-result = Anotar el resultado.
page-now-enter-results-of = Anotar los resultados: { $game }.
page-now-enter-results = Anotar los resultados según acaben las partidas.
page-now-draw = Hacer los sorteos.
page-now-enter-and-draw = Anotar los resultados y hacer los sorteos.
page-now-answer = Responder las preguntas abiertas: { number-word }.
page-now-not-finished = El torneo no ha terminado.
page-now-wins = Gana { $winner }.
everything-settled = Todo está decidido.
page-now-left-open = El texto deja un empate sin resolver.
page-now-nothing-yet = Aún no hay nada que jugar ni sortear.
page-now-nothing-left = No queda nada por hacer: imprima el acta y recoja las firmas.
page-now-nothing-can-be-answered = No hay nada que se pueda responder.
page-question-game-before = partida { $number }: { $result }
page-question-won = ganó { $name }
page-accept = Aceptar
page-question-draw-wins =
    { $colour ->
        [white] Con tablas ganan las blancas.
       *[black] Con tablas ganan las negras.
    }
page-question-chose = { $name } eligió:
page-question-bid-of = Puja de { $name }
page-question-note-bids = Anotar las pujas
page-question-places-after-play = Puestos tras el juego; números iguales donde siga el empate
page-question-key-into-clock = Lo que se programa en el reloj
page-question-increment-from = El incremento o la demora cuenta desde la jugada { $number }.
page-question-result = Resultado
page-question-forfeit = Incomparecencia
page-question-forfeits =
    { $who ->
        [white] Ganan blancas por incomparecencia
        [black] Ganan negras por incomparecencia
       *[both] Incomparecencia de ambos
    }
page-question-seed = Semilla: por ejemplo, dados tirados en público
page-question-draw-lots = Sortear
page-question-by-hand = Sorteado a mano
page-question-first-drawn = Sale primero
page-question-order-drawn = El orden sorteado, desde 1
page-question-witness = Testigo
page-question-enter-draw = Anotar el sorteo
page-question-secrets = Con secretos de varias partes o una fuente pública
page-question-secrets-explained = Si nadie debe tener los dados en la mano: cada parte promete el SHA-256 de un secreto y después se revelan todos a la vez. Una vez prometido o nombrado algo, no decide nada más.
page-question-secret-of = Secreto de { $party }
page-question-what-came = Lo que salió: { $source }
page-question-reveal = Revelar y sortear
page-question-promise =
    { $which ->
        [first] Prometer un secreto
       *[another] Otra promesa
    }
page-question-party = Parte
page-question-hash = SHA-256 del secreto
page-question-hash-made = Lo calcula la propia parte:
page-question-note-promise = Anotar la promesa
page-question-source = Nombrar una fuente pública
page-question-source-what = Qué decidirá
page-question-source-name = Nombrarla
page-question-enter = Anotar
page-question-who-decided = Quién decidió ({ $who } o suplente)
page-question-decided = Qué se decidió
page-question-go-on-with = Seguir con { $clause }
page-question-go-on = Seguir
page-question-other-means = Por otros medios, aún por venir
page-question-places = Puestos según la decisión; con números iguales se comparte el puesto
page-question-places-otherwise = O decidido por otros medios: los puestos; con números iguales se comparte el puesto
page-correction-title = Corregir una anotación
page-correction-line = Corregir la línea { $line }
page-correction-answer = { $place }: { $answer }.
page-correction-answer-by = { $place }: { $answer }, lo anotó { $name }.
page-correction-draw = { $place }: el sorteo prometido. Retirado con un motivo, que figura en todo lo impreso, puede hacerse de otra manera.
page-correction-departure = Excepción al reglamento en el empate: { $tie }.
page-correction-should-be = Valor correcto
page-correction-not-asked = La pregunta ya no se plantea; esta respuesta ya no cuenta.
page-correction-take-back = Eliminar la anotación
page-correction-open-again = Lo que resolvía vuelve a estar abierto. No se cambia nada antes de que usted vea las consecuencias.
page-correction-drawn-again = En su lugar: se sortea de nuevo
page-correction-drawn-then = Se sortea al anotar el motivo. Quien pudiera mirar antes podría probar semillas hasta dar con una que le guste.
page-correction-instead = En su lugar: { $answer }
page-correction-instead-nothing = En su lugar: nada, se retira
page-correction-correct-it = Corregir
page-correction-before = Antes
page-correction-after = Después
page-correction-falls-away = Ya no se aplica
page-correction-of-question = { $place }: { $answer }
page-correction-opens = Por responder de nuevo
page-correction-open = abierto
page-unusual-amend = Modificar el archivo del torneo
page-unusual-depart = Apartarse del reglamento
page-unusual-places = Puestos en el empate ({ $tie }); con números iguales se comparte el puesto
page-unusual-who-decides = Quién decide
page-unusual-enter-departure = Guardar la excepción
page-unusual-departure-marked = Constará en todo lo que se muestre o imprima desde ahora.
page-unusual-leaves = Alguien abandona el desempate
page-unusual-who-leaves = Quién se va
page-save = Guardar
page-unusual-leaving = Una fase ya empezada se termina por incomparecencia; una aún no empezada comienza sin quien se va.
page-unusual-add-note = Añadir una nota
page-unusual-note = Nota
page-add = Añadir
page-log-title = Historial: { $event }
page-log-heading = Historial
page-log-empty = Todavía no se ha anotado nada.
page-log-older =
    { $count ->
        [one] { $count } anotación anterior
       *[other] { $count } anotaciones anteriores
    }
page-log-head = Huella del registro:
page-log-correct = Corregir
page-log-draw = El sorteo
page-log-draw-again = Para repetirlo, con cada nombre: { $command }; primero el menor.
page-toast-written = Anotado: { $what }.
page-toast-withdrawn = { $place } retirado
page-toast-departure-withdrawn = excepción al reglamento retirada
page-toast-amended = archivo del torneo rectificado
page-toast-written-at = Anotado { $time }: { $what }.
page-undo = Deshacer
page-resting = Descanso
page-resting-may-start = Puede empezar a las { $time }
page-resting-until =
    { $count ->
        [1] { $names } descansa hasta las { $time }
       *[other] { $names } descansan hasta las { $time }
    }
page-resting-over = ya puede empezar
page-resting-correct = Corregir este descanso
page-resting-minutes-from-now = Minutos desde ahora; 0 lo termina
page-resting-correct-it = Corregir el descanso
page-resting-grant = Conceder un descanso
page-resting-minutes = Minutos
page-resting-for-whom = Para; sin marcar a nadie, todos
page-resting-grant-it = Conceder
page-resting-ends = Termina cuando juegan quienes descansan.
page-amend-explained = Corrija lo que esté mal: un Elo, una hora, un resultado del torneo. No se anota nada antes de que usted vea las consecuencias.
page-amend-file = El archivo del torneo
page-amend-show = Ver los cambios
page-amend-changed = Cambios
page-amend-follows = Consecuencias
page-amend-kept = Se conservan todas las respuestas que cuentan.
page-amend-it = Guardar los cambios
page-amend-other-regulation = una modificación no puede cambiar el reglamento: introduzca el torneo de nuevo con el otro
page-removal-title = Eliminar { $event }
page-removal-goes =
    { $entries ->
        [1] El torneo desaparece para todos, con su registro de { $entries } anotación. Desde aquí no se puede recuperar.
       *[other] El torneo desaparece para todos, con su registro de { $entries } anotaciones. Desde aquí no se puede recuperar.
    }
page-removal-keep-first = Guárdelo antes: { $files }.
page-removal-file =
    { $file ->
        [record] registro
        [event] archivo del torneo
        [regulation] reglamento
        [protocol] acta para imprimir
       *[lines] las líneas de su registro
    }
page-removal-stays = Lo que queda aquí: que usted lo eliminó, cuándo, y la huella de su registro, { $head }.
page-removal-type = Para continuar, escriba { $name }
page-removal-remove = Eliminar el torneo
page-cancel = Cancelar
page-removal-not-typed = No se eliminó nada: lo escrito no es { $name }.
page-removal-grown = el registro ha crecido desde que se cargó la página, así que no se eliminó nada
page-removal-not-yours = solo lo elimina quien introdujo el torneo o la administración
page-removal-removed = Eliminados
page-removal-trace =
    { $entries ->
        [one] eliminado por { $who }, { $when }; { $entries } anotación, huella { $head }
       *[other] eliminado por { $who }, { $when }; { $entries } anotaciones, huella { $head }
    }
page-removal-before-them =
    { $count ->
        [one] y { $count } anterior; todos están en cada copia de seguridad
       *[other] y { $count } anteriores; todos están en cada copia de seguridad
    }
page-damaged-ways = Tal como se conserva: { $files }.
page-audience =
    { $audience ->
        [public] público
        [private] privado
       *[offline] fuera de línea
    }
page-audience-who = Visibilidad
page-audience-means =
    { $audience ->
        [public] Público: lo ve todo el mundo, también los paneles y las descargas
        [private] Privado: quien tenga una cuenta aquí
       *[offline] Fuera de línea: quienes lo arbitran y la administración
    }
page-audience-not-yours = solo quien introdujo el torneo o la administración dice quién lo ve
page-audience-unknown = «{ $word }» no es public, private ni offline
page-embedding = El panel en otros sitios
page-embedding-sites = Sitios que pueden mostrar el panel en un marco y leer las novedades, uno por línea, como dirección sin ruta
page-embedding-none = Ninguno si no se nombra nada. En sus páginas:
page-embedding-too-many = hay { $count } sitios: como máximo pueden ser { $most }
page-embedding-no-site = «{ $text }» no es un sitio: se espera https://example.org
page-embedding-refused = { $site } aún no puede mostrar este panel
page-embedding-allow = Para permitirlo, abra la consola del torneo, elija «Más» y añada { $site } en «El panel en otros sitios».
page-embedding-open = Abrir el panel
page-hall-language = Idioma de la pantalla
page-hall-language-shown = El panel y los rótulos se muestran en
page-hall-language-else = Quien añada { $query } a la dirección los ve en otro idioma.
page-hall-language-unknown = «{ $code }» no es un idioma del panel: se espera { $known }
page-broadcast-from = De la retransmisión
page-broadcast-looked = { $host }, consultado { $time }
page-broadcast-misfits = Lo que no encaja: { $count }
page-broadcast-nothing = No hay propuestas.
page-broadcast-running = En juego: { $count }
page-broadcast-move = { $game }, jugada { $number }
page-broadcast-change = Cambiar el registro
page-broadcast-leave = Ignorar
page-broadcast-take-all =
    { $count ->
       *[other] Aceptar los { $count } del torneo
    }
page-broadcast-nobody = Nadie de este torneo
page-broadcast = Retransmisión
page-broadcast-none = Este servidor no sigue retransmisiones: { $option } nombra los servidores que puede consultar. { $command } sigue una desde su propio equipo.
page-broadcast-address = Dirección de las partidas, en PGN
page-broadcast-follow = Seguir
page-broadcast-hosts = De { $hosts }. No se anota nada que alguien no acepte.
page-broadcast-stop = Dejar de seguir
page-broadcast-neither = «{ $word }» no es take ni leave
page-broadcast-nothing-chosen = falta lo que se acepta o se descarta
page-broadcast-no-longer = la retransmisión ya no lo propone: el registro ya lo tiene, o ahora dice otra cosa
page-broadcast-not-allowed = este servidor no sigue retransmisiones: `serve --follow-hosts` nombra los servidores que puede consultar
page-broadcast-cannot-be-followed = no se puede seguir «{ $url }»: { $why }
page-broadcast-no-address = «{ $url }» no es una dirección
page-broadcast-too-many =
    { $count ->
       *[other] ya se siguen { $count } torneos; deje antes de seguir uno de ellos
    }
page-broadcast-at-once = otra persona está respondiendo sobre la retransmisión al mismo tiempo
page-broadcast-not-followed = este torneo no sigue ninguna retransmisión
page-missing =
    { $what ->
        [question] falta la pregunta
        [who-decided] falta quién decidió
        [who-decides] falta quién decide
        [tie] falta el empate
        [reason] falta el motivo
        [head] falta la huella del registro
        [who-leaves] falta quién se va
        [minutes] falta el número de minutos
        [party] falta la parte
        [hash] falta el hash del secreto
        [source] falta la fuente
        [note] falta la nota
        [line] falta la línea
        [address] falta la dirección
        [what-to-do] falta qué hacer
        [spelling] falta el nombre tal como aparece
       *[who-is-meant] falta a quién se refiere
    }
page-missing-place = falta el puesto de { $name }
page-no-place = «{ $word }» no es un puesto para { $name }: se espera de 1 a { $count }
page-no-promise = nadie ha prometido un secreto
page-no-seed = no hay semilla con que sortear
page-no-such-tie = ya no hay tal empate: { $tie }
page-no-rest = «{ $word }» no es un descanso: se esperan de 1 a 240 minutos, o 0 para terminar uno
page-takes-no-part = «{ $name }» no participa en este torneo
page-question-changed = la pregunta ha cambiado desde que se cargó la página: otros jugadores u otros colores
page-answered-already = { $question } ya tiene respuesta: { $answer }
page-answered-already-by = { $question } ya tiene respuesta de { $name }: { $answer }
page-no-open-question = aquí no hay ninguna pregunta abierta { $question }
page-no-open-lots = aquí no hay ningún sorteo abierto { $question }
page-record-grown = el registro ha crecido desde que se cargó la página, y las consecuencias pueden haber cambiado
page-too-late-to-take-back = esto ya no se puede retirar sin más: han pasado diez segundos, o se cambió; corríjalo en el historial
page-correction-needs-reason = una corrección necesita un motivo: queda en el registro junto a lo que corrige
page-correction-decides-nothing = esta anotación no decide nada y no se puede corregir; añada una nota en su lugar
page-correction-no-line = aquí el registro no tiene línea { $line }
page-correction-counts-no-longer = esta respuesta ya no cuenta: la pregunta ya no se plantea

## Accounts, people, files that come in

page-account = Cuenta
page-account-name = Nombre
page-account-password = Contraseña
page-account-do-not-fit = El nombre y la contraseña no coinciden.
page-account-one-time-code = Código de un solo uso
page-account-code-asked = La contraseña es correcta. Ahora, el código que muestra su aplicación de autenticación o uno de sus códigos de recuperación.
page-account-code = Código
page-account-code-wrong = Este código no es correcto o ya se usó.
page-account-no-invitation = aquí no hay ninguna invitación: el enlace ya se usó o ha caducado
page-account-set-up-administrator = Configurar la administración
page-account-set-your-password = Establezca su contraseña
page-account-link-works-once = Este enlace sirve una sola vez. Su nombre figurará junto a cada entrada que haga.
page-account-set-up-again = Si la cuenta ya existe, se cierran todas sus sesiones, se anulan sus tokens y hay que configurar de nuevo los códigos de un solo uso.
page-account-at-least = Al menos { $count } caracteres.
page-account-same-again = Repetir la contraseña
page-account-set-the-password = Establecer la contraseña
page-account-passwords-differ = las dos contraseñas son distintas
page-account-name-refused = un nombre tiene de 1 a 100 caracteres imprimibles
page-account-password-short =
    { $length ->
        [one] la contraseña tiene { $length } carácter; hacen falta al menos { $shortest }
       *[other] la contraseña tiene { $length } caracteres; hacen falta al menos { $shortest }
    }
page-account-password-long = la contraseña tiene más de { $longest } caracteres
page-account-role =
    { $role ->
        [administrator] administración
        [arbiter] arbitraje
       *[reader] lectura
    }
page-account-password-changed = Se ha cambiado la contraseña y se han cerrado las demás sesiones.
page-account-tokens = Tokens para programas
page-account-tokens-explained = Un programa que envía un token puede hacer lo que puede hacer usted, en la medida en que lo permita el token. La interfaz se describe en { $file }.
page-account-new-token = El nuevo token, que solo se muestra ahora: { $token }
page-account-token-for = Para qué es
page-account-token-may = Qué permite
page-account-token-days = Tras cuántos días caduca
page-account-token-never = nunca
page-account-token-event = Solo para el torneo
page-account-token-all = todos los suyos
page-account-make-token = Crear un token
page-account-scope =
    { $scope ->
        [read] ver
        [answer] ver y escribir en los registros
       *[manage] todo lo que usted puede hacer
    }
page-account-only-for = solo para { $event }
page-account-since = desde el { $when }
page-account-until = hasta el { $when }
page-account-last-used-from = usado por última vez el { $when } desde { $address }
page-account-never-used = nunca usado
page-account-take-back = Revocar
page-account-sessions = Dónde tiene la sesión iniciada
page-account-more-sessions =
    { $count ->
        [one] y otra usada antes
       *[other] y { $count } más usadas antes
    }
page-account-end-others = Cerrar sesión en otros dispositivos
page-account-browser = Un navegador
page-account-browser-on = { $browser } en { $system }
page-account-this-one = esta
page-account-session-since = desde el { $when } desde { $address }
page-account-last-used = usada por última vez el { $when }
page-account-begun-before = iniciada antes de que esto se guardara
page-account-password-now = Contraseña actual
page-account-new-password = Contraseña nueva
page-account-tokens-too = Revocar también todos los tokens
page-account-change-password = Cambiar la contraseña
page-account-others-end = Se cierran las demás sesiones.
page-account-no-such-scope = «{ $word }» no es algo para lo que se use un token
page-account-days-refused = un token caduca tras 1 a 3650 días
page-account-no-event = aquí no hay ningún torneo «{ $event }»
page-account-most-tokens = una cuenta tiene como máximo { $most } tokens: revoque uno primero
page-account-password-now-wrong = La contraseña actual no es correcta.
page-account-one-time-codes = Códigos de un solo uso
page-account-codes-left =
    { $left ->
        [one] Después de la contraseña se pide un código. Queda { $left } de { $all } códigos de recuperación.
       *[other] Después de la contraseña se pide un código. Quedan { $left } de { $all } códigos de recuperación.
    }
page-account-ask-no-more = No pedir más códigos
page-account-codes-explained = Con una aplicación de autenticación en el teléfono se pide un código después de la contraseña, de modo que la contraseña sola no deja entrar a nadie.
page-account-set-up-codes = Configurar códigos de un solo uso
page-account-codes-there = los códigos de un solo uso ya están configurados: desactívelos primero
page-account-password-wrong = La contraseña no es correcta.
page-account-read-secret = Léalo con una aplicación de autenticación o escriba en ella el secreto.
page-account-qr-code = Código QR del secreto
page-account-secret = Secreto: { $secret }
page-account-code-shown = El código que muestra
page-account-confirm = Confirmar
page-account-code-not-now = Este no es el código de ahora. ¿Está en hora el reloj del teléfono?
page-account-recovery-codes = Códigos de recuperación
page-account-recovery-explained = Los códigos de un solo uso están configurados. Sin la aplicación de autenticación, cada uno de estos le deja entrar una vez. Imprímalos o guárdelos donde no esté el teléfono; solo se muestran ahora.
page-account-codes-kept = Los he guardado
page-people-link = Envíe este enlace a la persona; sirve una sola vez, durante una semana, y los anteriores para ese nombre han quedado anulados: { $link }
page-people-find = Buscar
page-people-invite = Invitar a alguien
page-people-role = Función
page-people-role-means =
    { $role ->
        [arbiter] arbitraje: da de alta torneos, dirige los asignados
        [reader] lectura: ve todas las consolas, no cambia nada
       *[administrator] administración: todo
    }
page-people-make-link = Crear un enlace
page-people-known-name = Si el nombre ya existe, el enlace establece una contraseña nueva y la función, y anula sesiones, tokens y códigos de un solo uso.
page-people-conducts =
    { $count ->
        [one] Dirige { $count } torneo
       *[other] Dirige { $count } torneos
    }
page-remove = Quitar
page-people-no-longer-event = Quitar { $event }
page-people-more-events = y { $count } más
page-people-event-address = Torneo, tal como figura en su dirección
page-people-remove = Eliminar
page-people-removal = Las sesiones, los tokens y las invitaciones acaban al instante. Las entradas se quedan en los registros, que no se pueden cambiar.
page-people-other-words = Sustituir el nombre por
page-people-remove-name = Eliminar a { $name }
page-people-no-account-or-event = aquí no hay tal cuenta o torneo
page-people-no-account = aquí no hay tal cuenta
page-people-not-oneself = nadie puede eliminar la cuenta con la que ha iniciado sesión
page-incoming-step = Paso { $step } de 2
page-incoming-new-event = Torneo nuevo
page-incoming-from-file = Desde un archivo
page-incoming-event-file = Archivo de torneo (TOML o JSON), TRF, PGN, CSV, XLSX, ODS, USEBIO o PBN, comprimido o no
page-incoming-or-pasted = O pegado
page-incoming-paste = Un cuadro cruzado de una hoja de cálculo o de una página web, o el texto de cualquiera de estos archivos
page-incoming-title-without = Título, si el texto no lo tiene
page-incoming-or-grid = O { $grid }.
page-incoming-or-grid-link = escriba jugadores y resultados en una cuadrícula
page-incoming-own-regulation = Un archivo de reglamento propio
page-incoming-or-write = O { $write }, con comprobación mientras escribe.
page-incoming-or-write-link = escriba uno aquí
page-incoming-regulation-file = Archivo de reglamento
page-incoming-read = Continuar
page-incoming-nothing-decided = Aún no se decide nada: a continuación viene lo que contiene el archivo y la elección de reglamento, lecturas y zona horaria.
page-incoming-pasted-event = Torneo pegado
page-incoming-neither = no hay ni archivo ni texto pegado
page-incoming-not-utf-8 = { $name } no está en UTF-8: guárdelo como UTF-8
page-incoming-not-a-regulation = { $name } no es un reglamento ({ $what })
page-incoming-too-many-fields = el formulario tiene más campos de los que envía esta página
page-incoming-text-not-utf-8 = el texto no está en UTF-8
page-incoming-form-unread = el formulario no se puede leer: { $why }
page-incoming-no-upload = el archivo subido ya no está aquí: súbalo de nuevo
page-incoming-no-such-event = «{ $which }» no es un torneo del archivo
page-incoming-refused =
    { $what ->
        [kind] «{ $text }» no es un tipo de torneo
        [scoring] «{ $text }» no es una puntuación de parejas
        [cycles] «{ $text }» no es un número de vueltas
        [rounds] «{ $text }» no es un número de rondas
       *[encoding] «{ $text }» no es una codificación
    }
page-incoming-no-time-zone = «{ $name }» no es una zona horaria: se espera un nombre de la base IANA, como Europe/Amsterdam
page-incoming-other-time-zone = «{ $name }» no es una zona horaria: ¿quiso decir { $near }?
page-incoming-names-no-regulation = el archivo no nombra ningún reglamento: elija uno abajo
page-incoming-unknown-regulation = no hay ningún reglamento incluido «{ $regulation }»: elija uno de { $known }, o añada el archivo del reglamento
page-incoming-still-undecided = abajo queda algo por decidir
page-grid-new = Todos contra todos nueva
page-grid-players = Jugadores
page-grid-empty = Cuadrícula vacía de este tamaño
page-grid-marked =
    { $count ->
        [one] { $count } campo que revisar, marcado abajo.
       *[other] { $count } campos que revisar, marcados abajo.
    }
page-grid-title = Título
page-grid-explained = Los jugadores, en el orden de sus números de emparejamiento. En las casillas, 1, 5 o ½, 0, vistos desde la fila; vacías mientras no se juegue. Basta una de las dos casillas de una partida. Rondas y colores siguen la tabla de Berger; donde un color fue otro, añada w (blancas) o b (negras): 1b.
page-grid-next = A continuación viene la elección de reglamento, lecturas y zona horaria.
page-number = Número
page-grid-rating = Elo
page-grid-name-of = Nombre del jugador { $number }
page-grid-rating-of = Elo del jugador { $number }
page-grid-against = { $row } contra { $column }
page-grid-no-title = el torneo necesita un título
page-grid-no-name = falta un nombre
page-grid-no-rating = «{ $typed }» no es un Elo
name-twice = dos participantes se llaman «{ $name }»
page-grid-does-not-fit = no concuerda con la casilla opuesta
page-grid-no-result = «{ $typed }» no es 1, ½ (o 5) ni 0
page-incoming-holds = Lo que contiene el archivo
page-incoming-to-decide = Por decidir
page-incoming-nothing-before = No se calcula nada antes de que se diga esto.
page-incoming-bring = Importar
page-incoming-read-again = Releer
page-incoming-show-follows = Mostrar lo que resulta
page-incoming-another-file = Elegir otro archivo
page-incoming-with-regulation = Con un reglamento elegido, esta página muestra qué significaría cada una de sus lecturas para este torneo.
page-incoming-regulation = Reglamento
page-incoming-settled-by-file = Los empates se resuelven según { $file }, el archivo que venía con él.
page-incoming-as-chosen = Tal como está elegido: { $outcome }
page-incoming-which-event = Qué torneo
page-incoming-one-event =
    { $games ->
        [one] { $name } ({ $games } partida)
       *[other] { $name } ({ $games } partidas)
    }
page-incoming-names-alike = Nombres parecidos
page-incoming-names-are =
    { $are ->
        [apart] Son personas distintas
       *[together] Cada dos son la misma persona
    }
page-incoming-one-person = Una sola persona: { $names }
page-incoming-read-wrong = Corregir lo detectado
page-incoming-kind = Tipo de torneo
page-incoming-scoring = Puntuación de las manos
page-incoming-as-read = como se leyó
page-incoming-cycles = Cuántas veces juega cada uno contra cada uno
page-incoming-rounds = Cuántas rondas tiene el torneo
page-incoming-encoding = Codificación del archivo
page-incoming-settle-by = Resolver los empates según
page-incoming-choose = elija un reglamento
page-incoming-built-in = Incluidos
page-incoming-own-version =
    { $draft ->
        [yes] { $title }, versión { $number } (una más nueva es un borrador)
       *[no] { $title }, versión { $number }
    }
page-incoming-its-text = Su texto
page-incoming-text-kept = El torneo conserva el texto como está ahora y lo muestra a todos.
page-incoming-silent-readings =
    { $count ->
        [one] { $count } lectura que ahora no cambiaría nada
       *[other] { $count } lecturas que ahora no cambiarían nada
    }
page-incoming-way =
    { $usual ->
        [yes] { $name } (habitual): { $means }
       *[no] { $name }: { $means }
    }
page-incoming-names = Nombres
page-incoming-names-shown =
    { $order ->
        [given-family] Primero el nombre de pila: { $example }
        [family-given] Primero el apellido: { $example }
       *[as-written] Como en el archivo: { $example }
    }
page-incoming-names-explained = El registro y los archivos conservan los nombres del archivo importado. En los nombres chinos, húngaros y vietnamitas el apellido sigue yendo primero.
page-incoming-time-zone = Zona horaria
page-incoming-played-in = Zona horaria en la que se juega
page-incoming-zone-explained = En ella se muestran las pausas, las entradas y el comienzo más temprano. Sin ella llevan el desfase del servidor o del archivo.
page-incoming-take-zone = Tomar la de este navegador: { $zone }

## The editor of regulations

page-editor-new = Reglamento nuevo
page-editor-not-saved-yet = Aún no guardado. Solo lo encontrarán usted, la administración y quienes usted deje verlo.
page-editor-as-form = El reglamento como formulario
page-editor-as-toml = El reglamento, en TOML
page-editor-save-as = Guardar como versión { $number }
page-editor-check = Comprobar
page-editor-drafts = Un texto con errores se puede guardar como borrador. Cómo se escribe un reglamento está en la guía para organizadores; { $built-in } sirven de ejemplo.
page-editor-drafts-link = los incluidos
page-editor-checker-says = Lo que dice la comprobación
page-editor-not-saved = { $mark } { $why }.
page-editor-not-saved-mark = No guardado:
page-editor-saved-as = Guardado como versión { $number }.
page-editor-open-event = Abrir un torneo con él
page-editor-overtaken = { $who } guardó la versión { $number } el { $when }, mientras usted escribía.
page-editor-overtaken-yours = La suya está abajo y no está guardada. Si la guarda ahora será la versión { $next }; la otra sigue siendo la versión { $number }. O incorpore lo que se cambió:
page-editor-signs = − solo en la otra, + solo en la suya.
page-editor-their-version = La otra versión
page-editor-text-late = el texto no se pudo leer a tiempo: inténtelo de nuevo o acórtelo
page-editor-severity =
    { $severity ->
        [error] error:
        [warning] advertencia:
       *[note] nota:
    }
page-editor-class =
    { $class ->
        [invalid] no válido
        [missing-reference] falta lo citado
        [gap] laguna
        [overlap] solapamiento
        [endless-loop] bucle sin fin
        [unreachable] inalcanzable
        [never-separates] nunca separa
        [undefined-value] valor indefinido
        [ill-suited] poco adecuado
        [unstated-reading] lectura no dicha
        [tie-left] empate sin resolver
        [discretion] a discreción
        [bound] límite
       *[other] { $words }
    }
page-editor-flow = Recorrido
page-editor-verdict =
    { $verdict ->
        [complete] Se puede seguir y no deja ningún empate sin regla.
        [followed] Se puede seguir.
        [not-always] Se puede seguir, pero no en todos los casos.
       *[not] Todavía no se puede seguir.
    }
page-editor-not-explored = No se han mirado todos los desenlaces: { $why }.
page-editor-unexplored =
    { $why ->
        [many-readings] nombra más lecturas de las que se pueden explorar aquí: use tiebreak check
        [in-a-moment] compruebe de nuevo dentro de un momento
       *[takes-longer] explorar todos los desenlaces tarda más de lo habitual: compruebe de nuevo dentro de un momento
    }
page-editor-other-id = el id es "{ $found }", pero este reglamento se guarda como "{ $wanted }"
page-editor-other-id-hint = escriba id = "{ $wanted }", para que ningún registro lo confunda con otro; el título lo elige usted
page-editor-too-long = el texto tiene { $bytes } bytes; se admiten como máximo { $most }
page-editor-unseen = la línea { $line } tiene un signo que no se ve: quítelo
page-editor-no-regulation = aquí no hay ningún reglamento «{ $id }»
page-editor-no-version = aquí no hay ninguna versión { $number } de «{ $id }»
page-editor-most-begun = { $name } ya ha empezado { $most } reglamentos
page-editor-most-versions = hay { $most } versiones: empiece con él un reglamento nuevo
page-editor-not-followed = todavía no se puede seguir ninguna versión de «{ $id }»: corrija primero sus errores
page-editor-who-shares = quién lo ve lo dice { $name } o la administración
page-editor-no-account = aquí no hay ninguna cuenta «{ $name }»
page-editor-keeps-seeing = { $name } lo empezó y lo sigue viendo
page-editor-typed-other = lo escrito no es { $id }
page-editor-who-sees = Quién ve { $title }
page-editor-who-sees-it = Quién lo ve
page-editor-administrators-see = La administración ve todos los reglamentos. Además:
page-editor-began-it = lo empezó
page-editor-no-longer = Ya no
page-editor-account-name = Nombre de la cuenta
page-editor-let-see = Dejar que esta cuenta lo vea
page-editor-arbiters-too = Quienes arbitran también pueden cambiarlo; quienes solo leen, solo lo miran.
page-editor-remove-regulation = Eliminar el reglamento
page-editor-versions-go = Desaparecen todas sus versiones; { $keep }. Los torneos abiertos con él conservan su texto.
page-editor-versions-go-link = guarde antes el archivo
page-editor-type-to-go-on = Para continuar, escriba { $id }
page-editor-remove-it = Eliminarlo
page-editor-versions-of = Versiones de { $title }
page-editor-versions = Versiones
page-editor-version-of = { $title }, versión { $number }
page-editor-saved-by = Guardado por { $who } el { $when }
page-editor-all-versions = Todas las versiones
page-editor-file = Archivo
page-editor-bring-back = Recuperarla como versión { $number }
page-editor-changed-since = Cambios desde la versión { $number }
page-editor-text = Texto
page-editor-saved-since = { $who } ha guardado entretanto la versión { $number }
page-editor-no-line-differs = Ninguna línea difiere.
# What the schema of regulation files says, by its first words; what is not here stays English.
page-editor-schema =
    { $text ->
        [a-clause] una cláusula
        [a-code-of-fide-s] un código de la FIDE
        [a-criterion] un criterio
        [a-draw-wins-for] Las tablas ganan para
        [a-margin-against-all-of-them-together-or-against-each-as-a-k] Un margen contra todos juntos o contra cada uno, como lo necesita una eliminatoria: quien ganó su encuentro lo lleva consigo, el otro nada.
        [a-match-of-a-fixed-number-of-games] Un match con un número fijo de partidas.
        [a-person-decides] Decide una persona
        [a-person-decides-those-left-level-go-on-where-there-is-a-the] Decide una persona; quienes siguen igualados continúan donde hay un `then`.
        [a-remark-of-ours] Una observación nuestra.
        [a-report-of-short-draws-where-the-event-gives-their-length] Una lista de tablas cortas, si el torneo da su longitud.
        [a-rest-before-the-play-off] Una pausa antes del desempate.
        [a-sentence-that-would-settle-it-for-the-next-edition-of-the-] Una frase para la próxima edición que resolvería la cuestión.
        [a-sudden-death-game-that-both-forfeit-asked-of-the-arbiter-o] Una partida de muerte súbita que ambos pierden por incomparecencia: se pregunta al árbitro, o tablas.
        [a-title-a-trophy-or-a-category-of-prizes-and-for-whom-it-is] Un título, un trofeo o una categoría de premios, y para quién es.
        [a-title-trophy-or-prize] Un título, trofeo o premio
        [above-the-last-so-many] Por encima de los últimos tantos.
        [absent] ausente
        [absent-results] resultados de los ausentes
        [absent-share] parte de los ausentes
        [after] después de
        [after-the-games-of-the-tied-or-all-games-of-the-event] Tras las partidas de los empatados o tras todas las del torneo.
        [after-what-in-the-words-of-the-text] Después de qué, con las palabras del texto.
        [against] contra
        [all] todos
        [all-games] todas las partidas
        [all-go-to-one-clause] todos van a una cláusula
        [all-tied] todos los empatados
        [also-while-the-event-is-played] También mientras se juega el torneo
        [among-qualified] entre los clasificados
        [among-whom-the-criteria-of-order-compare-the-group-that-is-o] Entre quiénes comparan los criterios de `order`: el grupo que se ordena, o todos los empatados al final del torneo.
        [annulled] anuladas
        [armageddon] partida Armagedón
        [asked] se pregunta
        [at-least-so-many-boards] Al menos tantas manos.
        [at-most-so-many-boards-those-still-level-then-go-on] Como máximo tantas manos; quienes sigan igualados continúan.
        [average] promedio
        [beaten] vencido
        [becomes-at-least-so-old-in-the-year-of-the-event] Cumple al menos esa edad en el año del torneo.
        [becomes-at-most-so-old-in-the-year-of-the-event] Cumple como máximo esa edad en el año del torneo.
        [begins-with-clause] Empieza con la cláusula
        [below-the-first-so-many] Por debajo de los primeros tantos.
        [best] mejor número
        [between] entre quiénes
        [bids] ofertas de tiempo
        [black] negras
        [black-s-time] El tiempo de las negras.
        [board] mano
        [board-a-match] board-a-match
        [boards] manos
        [born] nacido
        [both] ambos
        [bridge-how-quotients-compare-where-neither-team-lost-anythin] Bridge: cómo se comparan los cocientes cuando ninguno de los equipos perdió nada. Iguales, o por lo que ganaron.
        [bridge-swiss-points-as-a-sum-or-as-an-average-per-opponent] Bridge: puntos suizos como suma o como promedio por rival.
        [bridge-what-becomes-of-sums-over-the-tied-where-some-two-of-] Bridge: qué pasa con las sumas entre los empatados si dos de ellos no se enfrentaron.
        [bridge-what-it-takes-to-have-beaten-a-team] Bridge: qué hace falta para haber vencido a un equipo.
        [bridge-what-several-meetings-of-the-same-two-count] Bridge: qué cuentan varios encuentros de los mismos dos.
        [bridge-which-scores-of-the-opponents-make-swiss-points-those] Bridge: qué resultados de los rivales forman los puntos suizos. Los de la clasificación, con arrastre y sanciones, o los VP ganados en los encuentros.
        [by] según
        [by-a-usual-rule] por una regla habitual
        [by-change] por cambio
        [by-imps] por IMP
        [by-place] por puesto
        [by-vps] por VPs
        [by-what-the-scheduled-number-of-boards-is-divided] Por cuánto se divide el número previsto de manos.
        [by-won] por lo ganado
        [carried-out-by-other-clauses] La ejecutan otras cláusulas
        [chess] ajedrez
        [chess-round-robins-what-becomes-of-the-games-of-players-who-] Ligas de ajedrez: qué pasa con las partidas de quienes se retiraron o fueron expulsados. Ganadas por sus rivales, todos los resultados anulados, o anulados si se jugó menos de la mitad.
        [choices] opciones
        [choose-some-who-go-on] Elegir a algunos, que siguen
        [chosen-by] Elegidos según
        [clause] cláusula
        [clear-winner] ganador claro
        [clear-winner-after-round] ganador claro tras una ronda
        [clock] Reloj
        [compared-among] Comparado entre
        [continue] continuar
        [count] cuentan
        [counts] cuenta
        [default] habitual
        [double-for-two] doble si son dos
        [double-forfeit] doble incomparecencia
        [draw] tablas
        [draw-by] tablas según
        [draw-lots] Sortear
        [drawn-by] sorteado según
        [draws-within-so-many-moves-are-listed] Se listan las tablas en hasta tantas jugadas.
        [each] cada uno
        [each-reading-with-what-it-means] Cada lectura con lo que significa.
        [each-two] cada dos
        [earned] ganados
        [event] torneo
        [event-files-give-its-prizes-by-this-name] Los archivos de torneo dan sus premios con este nombre.
        [everybody-against-everybody-by-the-berger-tables] Todos contra todos, según las tablas de Berger.
        [everywhere] en todo
        [extra] adicionales
        [extra-boards-of-a-level-match-the-scheduled-number-divided-b] Manos adicionales de un encuentro empatado: el número previsto dividido por `part`, redondeado hacia arriba, al menos `least`.
        [federation] federación
        [fewer] menos
        [first] primero
        [first-all-places-such-as-1-4-2-5-or-3-needed-first-place-the] "first" (el primero), "all" (todos), puestos como "1-4", "2..5" o "3..", "needed" (el primer puesto, el último clasificatorio y los premios indivisibles) o "cut": empates a caballo de un corte; también "first, cut".
        [for] para
        [for-how-many-it-is-as-many-as-it-has-prizes-without-it] Para cuántos es; si no se dice, para tantos como premios tenga.
        [for-people-alone] Solo para personas
        [for-people-alone-why] Solo para personas; por qué.
        [for-the-place] por el puesto
        [for-the-seeding] por la cabeza de serie
        [for-who-takes-part] por quién participa
        [forfeits] incomparecencias
        [form] forma
        [full] entera
        [go-on] seguir
        [go-on-by-how-many-are-tied] Seguir según cuántos empatan
        [go-on-by-the-place-that-is-tied-for] Seguir según el puesto en disputa
        [go-on-to-a-clause] Seguir a una cláusula
        [go-to] Ir a
        [group] grupo
        [half] mitad
        [half-by-place-half-shared-equally-hort] mitad por puesto, mitad por igual (Hort)
        [higher-seed] cabeza de serie más alto
        [higher-seed-chooses] elige el cabeza de serie más alto
        [highest] el más alto
        [how-its-money-is-shared-by-those-who-are-level] Cómo se reparte su dinero entre los igualados.
        [how-many] Cuántos
        [how-many-are-chosen] Cuántos se eligen.
        [how-many-games-two-without-it] Cuántas partidas; dos si no se dice.
        [how-many-take-part-where-the-rule-is-for-events-of-so-many-o] Cuántos participan, si la regla es solo para torneos de tantos: 2 en un match.
        [how-often-each-two-meet] Cuántas veces se enfrentan cada dos
        [how-often-everybody-meets-everybody-once-without-it] Cuántas veces juega cada uno contra cada uno; una si no se dice.
        [how-prize-money-is-shared-equally-by-those-level-on-points-b] Cómo se reparte el dinero de los premios: por igual entre los igualados a puntos, por puesto, mitad y mitad (Hort) o en otras partes.
        [how-the-pairing-numbers-come-about] Cómo se obtienen los números de emparejamiento.
        [if] si
        [if-shared] si se comparte
        [imp-margin] margen de IMP
        [in-detail] en detalle
        [in-other-parts] en otras partes
        [in-scores] solo en la puntuación
        [in-words] con palabras
        [invitation] Invitación
        [invitee] invitado
        [kept] se mantiene
        [kinds-of-event] Tipos de torneo
        [knock-out] eliminatoria
        [knockout] torneo eliminatorio
        [ladder] escalera
        [last] últimos
        [later] posterior
        [least] mínimo
        [left-open-knowingly] Dejado abierto a sabiendas
        [left-out] excluidos
        [level] igualado
        [level-wins] el empate gana
        [lots] sorteo
        [lots-and-what-for] Sorteo, y para qué.
        [lots-only-for] Sorteo solo para
        [lots-only-for-the-first-place-or-only-for-a-later-one] Sorteo solo para el primer puesto o solo para uno posterior.
        [lower-seed] cabeza de serie más bajo
        [lower-seed-chooses] elige el cabeza de serie más bajo
        [lowest] el más bajo
        [m] hombres
        [margin] margen
        [met-twice] enfrentados dos veces
        [minutes] minutos
        [minutes-after-a-player-s-own-game] Minutos tras la propia partida.
        [most] máximo
        [moves] jugadas
        [name] nombre
        [names] nombres
        [next-year] año siguiente
        [no-more-than-this] No más que esto.
        [nobody-gets-more-than-one-prize-the-largest-or-the-first-in-] Nadie recibe más de un premio: el mayor, o el primero en este orden de cláusulas.
        [nobody-separated-go-to] Nadie separado: ir a
        [not-applicable] no aplicable
        [not-met] no enfrentados
        [nothing] nada
        [nothing-lost] nada perdido
        [number-of-games] Número de partidas
        [number-of-participants] Número de participantes
        [obliged] obligado
        [of] de
        [of-a-margin-by-which-the-lower-placed-of-two-won-this-part] De un margen con el que ganó el peor clasificado de los dos, esta parte.
        [of-all] de todos
        [of-this-club-or-of-one-of-these] De este club o de uno de estos.
        [of-this-federation-or-of-one-of-these] De esta federación o de una de estas.
        [of-which-places-the-clause-about-prizes-speaks] De qué puestos habla la cláusula de premios.
        [on-what-condition-in-the-words-of-the-text] Con qué condición, con las palabras del texto.
        [once-some-are-separated] Una vez separados algunos
        [one-board-of-bridge-again-while-it-leaves-all-of-them-level] Una mano de bridge, otra vez mientras los deje a todos igualados.
        [one-game-in-which-a-draw-decides] Una partida en la que las tablas deciden.
        [one-of-the-groups-that-the-event-file-gives-its-participants] Uno de los `groups` que el archivo de torneo da a sus participantes.
        [one-of-these] uno de estos
        [one-prize-each] Un premio por persona
        [one-route] una ruta
        [only-the-games-of-this-phase-of-the-event] Solo las partidas de esta fase del torneo.
        [only-the-games-that-this-clause-had-played-to-break-the-tie] Solo las partidas que esta cláusula hizo jugar para deshacer el empate.
        [opponents-scores] resultados de los rivales
        [or-within-so-many-minutes-of-play] O en hasta tantos minutos de juego.
        [order] orden
        [orders-the-tied-by-a-criterion] Ordena a los empatados por un criterio.
        [orders-the-tied-by-several-clauses-in-turn] Ordena a los empatados por varias cláusulas, por turno.
        [other-clauses-carry-this-sentence-out] Otras cláusulas ejecutan esta frase.
        [other-ties-stay] Los demás empates quedan
        [others] los demás
        [otherwise] si no
        [over] mayores de
        [over-which-games] Sobre qué partidas
        [pairing-numbers] Números de emparejamiento
        [pairs] torneo de parejas
        [part] parte
        [part-below] parte del peor clasificado
        [per-opponent] por rival
        [phase] fase
        [places] puestos
        [places-that-are-tied-for] Puestos en disputa
        [places-that-the-prize-money-is-for] Puestos para los que es el dinero
        [play] Jugar
        [play-off] desempate
        [played-out] jugado entero
        [printed-text] Texto impreso
        [prize-money] Dinero de los premios
        [prize-money-of-other-ties] Dinero de los demás empates
        [prizes] premios
        [question] pregunta
        [rank-by-a-criterion] Ordenar por un criterio
        [rank-by-several-criteria-in-turn] Ordenar por varios criterios, por turno
        [ranks-all-of-them-whatever-their-points] Los ordena a todos, tengan los puntos que tengan.
        [ranks-those-of-them-who-are-level-on-points-instead-of-the-s] Ordena a los igualados a puntos, en lugar de la clasificación.
        [rapid-and-blitz] rápidas y relámpago
        [rating] Elo
        [remark] Observación
        [reminder] Recordatorio
        [reminder-only-with] Recordatorio solo con
        [rest-before-the-play-off] Pausa antes del desempate
        [restart] volver a empezar
        [reversed] invertidos
        [reversed-by] invertidos según
        [round-robin] todos contra todos
        [rounded] redondeado
        [rounding-of-prize-money] Redondeo de los premios
        [score] puntuación
        [seeding] cabezas de serie
        [sends-the-tied-on] Envía a los empatados a otra cláusula.
        [sends-the-tied-on-by-how-many-they-are] Envía a los empatados según cuántos son.
        [sends-the-tied-on-by-the-first-place-that-they-contend-for] Envía a los empatados según el primer puesto que se disputan.
        [sets-a-clock-or-several] Fija un reloj, o varios.
        [settle] resuelve
        [several] varios
        [several-routes-the-first-that-fits] varias rutas; la primera que encaje
        [sex] sexo
        [share] compartir
        [share-the-place] Compartir el puesto
        [shared] compartido
        [shared-equally-by-those-level-on-points] por igual entre los igualados a puntos
        [short-draws] Tablas cortas
        [shown-to-people-the-text-itself-or-shorter-words] Se muestra a las personas: el propio texto o palabras más breves.
        [silent] no dice
        [single-games-until-one-is-won] Partidas sueltas hasta que se gane una.
        [so-many-boards-as-one-segment-always-played-out-a-shoot-out] Tantas manos como un segmento, siempre jugado entero: una tanda.
        [so-many-round-robins-played] Tantos torneos todos contra todos jugados
        [so-many-still-level] Tantos aún igualados
        [somebody-enters-a-number-for-each-of-the-tied] Alguien introduce un número para cada empatado.
        [somebody-enters-numbers] Alguien introduce números
        [somebody-may-depart-from-the-regulation] Alguien puede apartarse del reglamento.
        [somebody-separated-go-to] Alguien separado: ir a
        [something-has-to-be-played] Hay que jugar algo.
        [source] fuente
        [sport] deporte
        [standing] clasificación
        [sum] suma
        [sums] sumas
        [swiss] torneo suizo
        [swiss-points] puntos suizos
        [takes-the-first-few-by-several-clauses-in-turn-and-sends-onl] Toma a los primeros por varias cláusulas, por turno, y solo los envía a ellos.
        [the-chosen-go-to] Los elegidos van a
        [the-clause-by-which-two-players-meet-twice] La cláusula por la que dos jugadores se enfrentan dos veces.
        [the-clause-for-the-final-where-it-is-another-one] La cláusula de la final, si es otra.
        [the-clause-for-the-last-step] La cláusula del último peldaño.
        [the-clause-that-each-pairing-is-played-by] La cláusula según la que se juega cada emparejamiento.
        [the-clause-that-each-step-is-played-by] La cláusula según la que se juega cada peldaño.
        [the-clause-that-orders-the-seeds] La cláusula que ordena los cabezas de serie.
        [the-clause-that-ranks-the-two-where-no-knock-out-or-ladder-h] La cláusula que ordena a los dos, si ninguna eliminatoria ni escalera los ha hecho cabezas de serie.
        [the-clause-that-says-so-where-it-is-another-one] La cláusula que lo dice, si es otra.
        [the-clause-under-which-colours-are-reversed-where-it-is-anot] La cláusula según la que se invierten los colores, si es otra.
        [the-clause-under-which-lots-are-drawn-where-it-is-another-on] La cláusula según la que se sortea, si es otra.
        [the-clause-with-the-cut-or-award-the-first-cut-without-it] La cláusula con el corte o premio; si no se dice, el primer corte.
        [the-clause-with-which-the-procedure-begins] La cláusula con la que empieza el procedimiento.
        [the-clauses-that-it-is-about] Las cláusulas de las que trata.
        [the-clauses-that-order-them-in-turn] Las cláusulas que los ordenan, por turno.
        [the-first-or-the-last-so-many-they-qualify-are-promoted-are-] Los primeros o los últimos tantos: se clasifican, ascienden, descienden.
        [the-games-of-a-phase-of-the-event] Las partidas de una fase del torneo.
        [the-games-that-a-clause-had-played-to-break-this-tie] Las partidas que una cláusula hizo jugar para deshacer este empate.
        [the-kinds-of-events] Los tipos de torneo.
        [the-last-two-seeds-meet-the-winner-meets-the-next-higher-one] Se enfrentan los dos últimos cabezas de serie, quien gana al siguiente mejor, y así sucesivamente.
        [the-name-by-which-stages-choose-it] El nombre por el que la eligen las fases.
        [the-name-of-a-clock] El nombre de un reloj.
        [the-others-go-to] Los demás van a
        [the-part-of-each-prize-that-goes-by-place] La parte de cada premio que va por puesto.
        [the-part-of-it-that-is-carried-over] La parte que se arrastra.
        [the-part-that-is-shared-by-those-level-on-points] La parte que comparten los igualados a puntos.
        [the-place-is-shared] El puesto se comparte.
        [the-places] los puestos
        [the-printed-words] Las palabras impresas.
        [the-procedure-that-this-clause-is-about-where-there-are-seve] El procedimiento del que trata esta cláusula, si hay varios.
        [label] etiqueta
        [the-name-of-the-reading-for-people-by-language] El nombre de la lectura para las personas, por idioma.
        [the-reading-taken-unless-the-event-says-otherwise] La lectura que vale salvo que el torneo diga otra cosa.
        [the-reminder-is-shown-only-where-one-of-these-clauses-came-i] El recordatorio se muestra solo si una de estas cláusulas entró en juego.
        [the-schedule-where-some-of-the-tied-do-not-play-that-of-the-] El calendario cuando algunos de los empatados no juegan: el de los demás, o el de todos, con las partidas de los ausentes perdidas por incomparecencia.
        [the-sport] El deporte.
        [the-text-is-a-summary] El texto es un resumen
        [the-time-of-both-players-3-00-2-10-00-delay-5-5-00-10-00-1-4] El tiempo de ambos: "3:00+2", "10:00 delay 5", "5:00", "10:00+1@41".
        [the-title-with-the-year-of-the-edition] El título, con el año de la edición.
        [the-whole-score-what-was-scored-against-the-others-who-quali] Toda la puntuación, lo obtenido contra los demás clasificados, el margen contra ellos (en puntos o VPs, o en IMP), o tanto por cada puesto.
        [the-winner-only] solo el ganador
        [the-winner-only-or-every-place-that-applies-names] Solo el ganador, o cada puesto que nombra `applies`.
        [these-alone] Solo estos.
        [those-above-or-below-a-line] Los que están por encima o por debajo de un corte
        [those-still-level] Los aún igualados
        [tied-games] partidas de los empatados
        [time-of-black] Tiempo de las negras
        [time-of-both] Tiempo de ambos
        [time-of-white] Tiempo de las blancas
        [title] título
        [to] a
        [to-the-nearest-multiple-halves-up] Al múltiplo más próximo, las mitades hacia arriba.
        [to-what-amounts-are-rounded-down-such-as-1-or-0-50-cents-wit] A qué se redondean hacia abajo los importes, como "1" o "0.50"; a céntimos si no se dice. Lo que sobra lo reparte la organización.
        [to-what-with-its-article] A qué, con su artículo.
        [toss-with-choice] cara o cruz con elección
        [tour] circuito
        [tour-points-too] También los puntos del circuito
        [under] menores de
        [undivided] sin repartir
        [unrated] sin Elo
        [until-won] hasta ganar
        [up-to] hasta
        [w] mujeres
        [what] qué
        [what-a-forfeited-game-counts-for-results-only-or-games-and-w] Para qué cuenta una partida no jugada por incomparecencia: solo el resultado, o también como partida y victoria con un color.
        [what-becomes-of-the-money-of-ties-of-which-no-clause-speaks] Qué pasa con el dinero de los empates de los que ninguna cláusula habla.
        [what-becomes-of-those-whom-the-winner-of-the-board-leaves-be] Qué pasa con quienes deja atrás el ganador de la mano.
        [what-is-carried-over] Lo que se arrastra
        [what-is-entered-in-the-words-of-the-regulation] Qué se introduce, en palabras del reglamento.
        [what-is-entered-points-of-the-jury] Qué se introduce: «puntos del jurado».
        [what-is-settled] Qué se resuelve
        [what-it-is-called] Cómo se llama.
        [what-share-the-tied-who-do-not-play-have-in-prize-money-that] Qué parte tienen los que no juegan en el premio que una cláusula reparte entre los empatados en el primer puesto.
        [what-the-text-does-not-say-as-the-end-of-a-sentence-what-hap] Lo que el texto no dice, como final de una frase: «qué ocurre cuando …». Sin ello, el texto habla del asunto y se puede leer de varias maneras.
        [what-the-text-leaves-unclear] Lo que el texto deja sin aclarar.
        [what-the-winner-is-invited-to-with-its-article-the-table-als] A qué se invita al ganador, con su artículo; la tabla dice también si es el del año siguiente y si el invitado es primero o sigue igualado con los empatados.
        [what-there-is] lo que haya
        [what-those-who-qualified-take-along-into-the-next-stage] Lo que los clasificados llevan a la fase siguiente.
        [when-play-stops] Cuándo se deja de jugar
        [when-play-stops-before-its-end] Cuándo se deja de jugar antes del final.
        [when-the-reminder-is-shown] Cuándo se muestra el recordatorio.
        [when-to-remind] Cuándo recordar
        [where-a-part-of-so-many-goes] Adónde va una parte de tantos.
        [where-all-go-if-nobody-was-separated] Adónde van todos si nadie se separó.
        [where-the-chosen-go] Adónde van los elegidos.
        [where-the-text-comes-from] De dónde viene el texto.
        [where-the-tied-go-on-if-that-is-decided] Adónde siguen los empatados si así se decide.
        [where-those-go-who-are-not-chosen] Adónde van los no elegidos.
        [where-those-go-who-are-still-level] Adónde van los aún igualados.
        [where-those-go-who-have-played-so-many-round-robins-on-the-w] Adónde van quienes han jugado tantos torneos todos contra todos en el camino.
        [where-those-go-who-would-share-it] Adónde van quienes lo compartirían.
        [where-those-still-level-go-if-somebody-was-separated] Adónde van los aún igualados si alguien se separó.
        [where-to] Adónde.
        [whether-all-games-are-played-also-where-play-otherwise-stops] Si se juegan todas las partidas, también donde se dejaría de jugar con un ganador claro.
        [whether-going-on-is-no-choice] Si seguir no es optativo.
        [whether-it-cannot-be-shared] Si no se puede compartir.
        [whether-it-is-the-one-of-the-next-year] Si es el del año siguiente.
        [whether-just-so-many-are-still-within] Si justo tantos aún cuentan.
        [whether-other-ties-stay-as-they-are] Si los demás empates quedan como están.
        [whether-text-is-a-summary-in-our-words] Si `text` es un resumen con nuestras palabras.
        [whether-the-clause-the-first-of-its-procedure-also-ranks-whi] Si la cláusula, la primera de su procedimiento, ordena también mientras se juega el torneo.
        [whether-the-highest-or-the-lowest-number-is-the-best] Si el mejor número es el más alto o el más bajo.
        [whether-the-invitation-decides-first-place-or-a-tie-for-it-s] Si la invitación decide el primer puesto o el empate por él queda.
        [whether-the-results-of-the-tied-who-do-not-play-count-where-] Si cuentan los resultados de los empatados que no juegan cuando `select` elige jugadores para el desempate.
        [whether-those-still-level-go-on-to-the-next-criterion-or-sta] Si los aún igualados pasan al criterio siguiente o vuelven a empezar por el primero.
        [whether-those-without-a-rating-may-have-it-too] Si pueden tenerlo también quienes no tienen Elo.
        [whether-three-or-more-play-a-common-board-or-each-two-of-the] Si tres o más juegan una mano común, o una cada dos de ellos.
        [whether-tour-points-are-shared-likewise] Si los puntos del circuito se reparten igual.
        [which-games-the-criterion-of-rank-looks-at-those-of-the-even] Qué partidas mira el criterio de `rank`: las del torneo si no se dice.
        [which-procedure-this-is-about] De qué procedimiento se trata
        [which-ties] Qué empates
        [which-ties-start-the-procedure-and-where-it-begins] Qué empates inician el procedimiento, y dónde empieza.
        [white] blancas
        [white-in-the-first-game] Blancas en la primera partida
        [white-s-time-where-the-two-differ] El tiempo de las blancas, si son distintos.
        [who] Quién
        [who-begins-with-white] Quién empieza con blancas.
        [who-conducts-the-draw] Quién dirige el sorteo
        [who-conducts-the-draw-that-the-clause-is-about-in-the-words-] Quién dirige el sorteo del que trata la cláusula, con las palabras del texto.
        [who-decides] Quién decide.
        [who-has-white] Quién lleva blancas.
        [who-has-white-game-by-game-over-and-over-1-is-who-began] Quién lleva blancas, partida a partida, una y otra vez: 1 es quien empezó.
        [who-may-depart-from-the-rules] Quién puede apartarse de las reglas
        [who-may-have-it-everybody-without-it] Quién puede tenerlo; todos si no se dice.
        [whom-a-draw-gives-the-win] A quién dan la victoria las tablas.
        [whom-a-level-match-gives-the-win-draw-odds] A quién da la victoria un match empatado: ventaja de tablas.
        [why-the-text-knowingly-has-no-further-rule-for-a-tie-that-is] Por qué el texto, a sabiendas, no tiene más regla para un empate que queda aquí.
        [winners-go-on] Quien gana sigue.
        [withdrawals] retiradas
        [within] dentro de
        [women-or-men] Mujeres u hombres.
        [years-of-birth-2014-2014-2015-1966] Años de nacimiento: "2014..", "2014..2015", "..1966".
        [yes] sí
       *[other] { $english }
    }
page-editor-json = Este reglamento está escrito en JSON. El formulario solo escribe TOML: siga en el texto.
page-editor-unreadable =
    { $known ->
        [yes] El texto no se puede descomponer, por la línea { $line }. Corríjalo en el texto y el formulario volverá.
       *[no] El texto no se puede descomponer. Corríjalo en el texto y el formulario volverá.
    }
page-editor-how-to-write = Vista
page-editor-view =
    { $view ->
        [both] Formulario y texto
        [form] Formulario
       *[text] Texto
    }
page-editor-in-text-only = Esto no se puede cambiar aquí: cámbielo en el texto.
page-editor-about = Sobre el reglamento
page-editor-add-clause = Añadir una cláusula
page-editor-move-up = Subir
page-editor-move-down = Bajar
page-editor-add-behind = Añadir una cláusula debajo
page-editor-of-clause =
    { $act ->
        [up] Subir la cláusula { $clause }
        [down] Bajar la cláusula { $clause }
        [add] Añadir una cláusula debajo: { $clause }
        [remove] Quitar la cláusula { $clause }
        [remove-from-list] Quitar la cláusula { $clause } de la lista
        [earlier] La cláusula { $clause } antes
       *[later] La cláusula { $clause } después
    }
page-editor-does = Qué hace con los empatados
page-editor-does-nothing = nada por sí misma
page-editor-remove-what = Quitar: { $what }
page-editor-remove-number = Quitar el número { $number }: { $what }
page-editor-remove-from = Quitar { $what }: { $from }
page-editor-unknown-word = { $word }: el programa no conoce esa palabra.
page-editor-say-more = Añadir un campo
page-editor-choose = Elija …
page-editor-means = { $what }: { $says }
page-editor-no-clause = no hay tal cláusula
page-editor-grip = Cláusula { $clause }, { $number } de { $count }: arrástrela o pulse las flechas
page-editor-next-in-turn = Siguiente por turno
page-editor-one-more-clause = Una cláusula más
page-editor-another-kind = Una cláusula de otra clase
page-editor-clause-there = Una cláusula que ya está
page-editor-criteria = Criterios
page-editor-fide-codes = Desempates de la FIDE por sus códigos
page-editor-one-more = Uno más
page-editor-for-which = Para cuál
page-editor-read-so = { $title }, leído «{ $choice }»
page-editor-depends = Depende de la lectura «{ $reading }».
page-editor-what-then = En otro caso
page-editor-no-choice = La lectura no tiene la opción { $choice }.
page-editor-always-as = Siempre como «{ $choice }»
page-editor-may-depend = { $title } depende de una lectura
page-editor-let-depend = Depende de la interpretación
page-editor-how-said = { $title }: cómo se dice
page-editor-in-the-text = Está escrito en el texto y se queda como está: { $value }
page-editor-script =
    { $say ->
        [keeps-nothing] este navegador no guarda nada: guarde a menudo
        [checking] comprobando …
        [checked] comprobado
        [busy] el servidor está ocupado; su texto se comprobará de nuevo en { $what } segundos
        [logged-out] se ha cerrado su sesión; su texto se conserva en este navegador: inicie sesión en otra ventana y siga aquí
        [not-checked] no comprobado: { $what }
        [answered] el servidor respondió { $what }
        [no-connection] sin conexión; su texto se conserva en este navegador y se comprobará cuando vuelva la conexión
        [saving] guardando …
        [not-saved] no guardado: sin conexión. Su texto se conserva en este navegador; inténtelo de nuevo
        [back] Lo que escribió hasta { $what } y no guardó está de vuelta.
        [without-it] Empezar de nuevo sin ello
        [saved-instead] Tomar en su lugar la versión guardada
        [form-logged-out] Se ha cerrado su sesión: inicie sesión en otra ventana y siga aquí
        [form-not-taken] No cambiado: el servidor no lo aceptó
        [form-no-connection] Sin conexión: no se cambió nada
        [form-choose] Elija qué añadir.
        [form-taken-back] Deshecho.
       *[form-now] Ahora { $what } de { $of }.
    }

## Command line

cli-label =
    { $label ->
        [error] error
        [because] causa
        [hint] sugerencia
        [note] nota
       *[warning] aviso
    }
cli-labelled = { $label }: { $message }
diagnostic-level =
    { $level ->
        [error] error
        [warning] aviso
        [note] nota
       *[help] ayuda
    }
diagnostic-more =
    { $kinds ->
        [one] y { $more } más de la misma clase
        [new] y { $more } de otra clase: { $kind }
       *[other] y { $more } más de la misma clase: { $kind }
    }
cli-cannot-read = no se puede leer { $path }
cli-cannot-write = no se puede escribir { $path }
cli-cannot-make = no se puede crear { $path }
cli-file-folder = { $path } es una carpeta
cli-file-too-large =
    { $what ->
        [regulation] { $path } ocupa { $megabytes } MB; un archivo de reglamento tiene { $most } MB como máximo
       *[event] { $path } ocupa { $megabytes } MB; un archivo de torneo tiene { $most } MB como máximo
    }
cli-file-not-text = { $path }: el byte { $byte } no es UTF-8 (en la posición { $at }, línea { $line })
cli-file-no-regulation =
    { $what ->
        [event] { $path } es un archivo de torneo, no un reglamento
       *[other] { $path } no es un reglamento ({ $words })
    }
cli-no-regulation = no hay ningún reglamento `{ $named }`
cli-names-no-regulation = el torneo no nombra ningún reglamento
no-reading =
    { $known ->
        [no] el reglamento no tiene la lectura `{ $asked }`: no nombra ninguna
       *[yes] el reglamento no tiene la lectura `{ $asked }`; nombra { $names }
    }
no-choice-of-reading = la lectura `{ $reading }` no puede ser `{ $asked }`; elija { $names }
cli-hint-folder = nombre el archivo que contiene
cli-hint-too-large = ¿se quería otro archivo?
cli-hint-utf-eight = guarde el archivo como UTF-8
cli-hint-no-regulation-file =
    { $interface ->
        [python] un reglamento es un archivo TOML con cláusulas; `tiebreak.regulations()` enumera los incorporados
        [page] un reglamento es un archivo TOML con cláusulas; la página de los reglamentos enumera los incorporados
       *[command-line] un reglamento es un archivo TOML con cláusulas; `tiebreak regulations` enumera los incorporados, `tiebreak new-regulation` escribe uno
    }
cli-hint-name-regulation =
    { $interface ->
        [python] nombre uno con regulation=, o en el archivo del torneo: regulation = "..."; `tiebreak.regulations()` enumera los incorporados
        [page] elija uno en el campo Reglamento, o nómbrelo en el archivo del torneo: regulation = "..."
       *[command-line] nombre uno con --regulation, o en el archivo del torneo: regulation = "..."; `tiebreak regulations` enumera los incorporados
    }
cli-hint-regulations =
    { $interface ->
        [python] `tiebreak.regulations()` enumera los incorporados; también vale la ruta de un archivo
        [page] elija uno de la lista en el campo Reglamento
       *[command-line] `tiebreak regulations` enumera los incorporados; también vale la ruta de un archivo
    }
cli-hint-readings =
    { $interface ->
        [python] `Regulation.text` muestra sus lecturas; readings= o [readings] del archivo del torneo las elige
        [page] la página del reglamento muestra sus lecturas; elíjalas en los ajustes del torneo
       *[command-line] `tiebreak regulations ID` muestra sus lecturas; [readings] del archivo del torneo las elige
    }
cli-did-you-mean = ¿quería decir `{ $near }`?
cli-did-you-mean-code = ¿quería decir { $near }?
cli-did-you-mean-name = ¿quería decir «{ $near }»?
cli-taken = { $path } ya existe y no se reemplazó
cli-taken-hint = elija otro nombre, o añada --force
cli-nothing-written = no se escribió nada
cli-standard-input = la entrada estándar
cli-no-text = esto no es texto, y solo estorbaría en la terminal
cli-no-text-hint = escríbalo en un archivo con -o FILE
cli-no-pdf = este programa se compiló sin PDF
cli-no-pdf-hint = los paquetes de una versión lo tienen; desde el código fuente: { $command }
cli-pdf-not-written = no se pudo escribir el PDF: { $why }
cli-kind-choice =
    { $kind ->
        [round-robin] un todos contra todos
       *[swiss] un suizo
    }
scoring-method =
    { $method ->
        [butler] IMP contra un datum (Butler)
        [cross-imps] cross-IMP
       *[matchpoints] puntos de match
    }
cli-people =
    { $people ->
        [one] una persona
       *[two] dos personas
    }
cli-event-games =
    { $games ->
        [one] { $name }: { $games } partida
       *[other] { $name }: { $games } partidas
    }
cli-yes-or-no = ¿{ $question }? (sí o no)
cli-yes-words = s si sí
cli-choose = de 1 a { $count }:
cli-progress = { $done }, faltan { $left }; Ctrl-C muestra lo que se sabe
cli-long-work =
    { $what ->
        [scenarios] Contando desenlaces
        [odds] Calculando probabilidades
       *[losing-pays] Examinando torneos pequeños
    }
cli-no-randomness = aquí no hay azar: { $error }
cli-key-name = «{ $name }» no es nombre para una clave
cli-key-name-hint = un nombre como arbiter.example, sin espacios ni signos más
cli-key-taken = { $path } ya existe, y una clave nunca se reemplaza
cli-key-taken-hint = elija otro nombre
cli-no-signing-key = { $path } no contiene ninguna clave con que firmar
cli-no-signing-key-hint = se espera un archivo hecho por `tiebreak record key`, no el que termina en .pub
cli-no-checkpoint = la huella no se puede escribir como punto de control
cli-no-data-folder = no hay carpeta de datos: HOME no está definida
cli-name-database = nombre un archivo con --database
cli-no-event-in = no hay ningún torneo en { $file }
cli-no-chess-in = no hay partidas de ajedrez en { $file }
cli-no-chess-hint = los desempates de la FIDE necesitan partidas; `tiebreak resolve` resuelve otros empates
cli-points-differ =
    { $others ->
        [0] las partidas no suman los puntos publicados de { $first }
       *[other] las partidas no suman los puntos publicados de { $first } y de { $others } más
    }
cli-points-differ-hint = faltan partidas; aquí todos los valores se basan solo en las partidas, también los puntos
cli-no-pgn-in = no hay ningún archivo .pgn en { $path }
cli-no-pgn-hint = los tableros y las retransmisiones escriben archivos .pgn
cli-no-record-file = un torneo de la entrada estándar no tiene registro al lado
cli-no-record-hint = nombre el registro con --record FILE
cli-enter-missing = el registro se puede usar de nuevo; anote lo que falte y repita el comando
cli-next = A continuación
cli-other-regulation = elija otro reglamento con --regulation, o corrija `kind`
cli-event-changed =
    { $since ->
        [amended] el archivo del torneo cambió desde su última modificación anotada
       *[began] el archivo del torneo cambió desde que empezó el registro
    }
cli-note-the-change = anote el cambio, tras ver sus consecuencias:
cli-or-undo-it = o deshágalo, o nombre otro registro con --record
cli-verify-all = `tiebreak verify` hace todas las comprobaciones; a este registro no se le añade nada
cli-noted =
    { $preview ->
        [yes] Se anotaría: { $what }
       *[no] Anotado: { $what }
    }
cli-noted-alone = Anotado.
cli-departure = excepción al reglamento
cli-expected = se espera: { $expected }
cli-expected-or-share = se espera: { $expected }; o --share
cli-not-a-participant = «{ $name }» no participa en este torneo
cli-no-look-at-lots = un sorteo no se puede mirar antes de hacerlo
cli-no-look-hint = quien pudiera mirar antes podría probar hasta que le gustase; quite --preview
cli-write-in-place =
    { $what ->
        [result] escriba el resultado en lugar de { $words }
        [colour] escriba el color en lugar de { $words }
        [decision] escriba la decisión en lugar de { $words }
        [bids] escriba las dos ofertas en lugar de { $words }
        [numbers] escriba los números en lugar de { $words }
        [number] escriba el número en lugar de { $words }
        [names-and-result] escriba los nombres y el resultado en lugar de { $words }
       *[names] escriba los nombres en lugar de { $words }
    }
cli-nothing-to-correct = { $id } está abierta: no hay respuesta que corregir
cli-nothing-to-correct-hint = quite --correct y --withdraw
cli-reason-needed = una corrección necesita un motivo
cli-answered-already = { $id } ya tiene respuesta: { $given } (línea { $line } del registro)
cli-answered-hint = para corregirla, añada --correct --why "..."
cli-no-open-question = no hay ninguna pregunta abierta `{ $id }`
cli-nothing-open =
    { $interim ->
        [yes] no hay nada abierto: el torneo no ha terminado
       *[no] no hay nada abierto: todo está decidido, o el texto lo deja abierto
    }
cli-open-now = Abiertas ahora:
cli-already-the-answer = { $value } ya es la respuesta a { $id }
cli-seen-by = Ante { $names }.
cli-decided-by = { $id } lo decide { $source }
cli-promises = { $party } promete un secreto para { $id }
cli-falls-away = decae: { $what }
cli-not-a-hash = «{ $hash }» no es un hash SHA-256 en hexadecimal
cli-not-for-lots = { $id } no es una pregunta de sorteo
cli-source-hint = se espera «drand quicknet 2026-11-17T20:00:00+01:00», o cualesquiera otras palabras
cli-no-departure = no hay excepción sobre { $tie } que retirar
cli-no-tie-at-all = no hay ningún empate que el reglamento resuelva, ni nada de que apartarse
cli-several-ties = hay varios empates: { $ties }
cli-say-which-tie = diga cuál con --tie
cli-no-tie = no hay ningún empate `{ $tie }`
cli-there-is = disponible: { $what }
cli-the-tie = el empate `{ $tie }`
cli-lots-not-printable = un nombre o la semilla está vacío o no es imprimible
cli-named-twice = «{ $name }» se nombra dos veces
cli-named-twice-hint = distinga a los dos
cli-award-open = aún no está decidido quién tiene «{ $award }»
cli-resolve-says = `tiebreak resolve` dice qué está abierto
cli-no-next-event = no se puede hacer un torneo con ello: { $why }
cli-no-award = no hay corte ni premio «{ $name }»
cli-nobody-goes-on = el reglamento no dice quién sigue
cli-cut-hint = lo dice una cláusula con `{ $cut }`
cli-there-are = disponibles: { $names }
cli-slips-for-paper = las hojas de resultado son para papel
cli-slips-hint = quite --format para una página HTML, o diga --format pdf
cli-record-to-come = { $path } aún no existe; la primera respuesta la empezará
cli-file-lists = el archivo da la lista { $codes } ({ $from }); se sigue { $taken }
cli-same-name-twice = «{ $name }» no se puede comparar consigo
cli-other-list = el archivo da la lista { $codes } ({ $from }); se toma la de { $taken }
cli-other-tie-breaks = elija otros desempates con --by, o quite --strict
cli-not-a-code = «{ $text }» no es un desempate: se espera uno de { $codes }
cli-not-a-code-because = «{ $text }» no es un desempate: { $why }
cli-left-early = { $name } se fue con menos de la mitad de las partidas jugadas: no cuentan para nadie (reglas de competición de la FIDE)
cli-no-list = { $named } no tiene lista de desempates de la FIDE para esta clase de torneo
cli-no-list-hint = `tiebreak resolve` lo sigue cláusula por cláusula; --by da una lista
cli-not-among =
    { $competitors ->
        [teams] «{ $name }» no está entre los equipos de este torneo
       *[players] «{ $name }» no está entre los jugadores de este torneo
    }
cli-name-or-number = dé el nombre como lo escribe el archivo, o el número inicial
cli-check-not-as =
    { $format ->
        [pdf] una comprobación no se escribe como PDF
       *[xlsx] una comprobación no se escribe como libro de cálculo
    }
cli-use-format = use --format { $format }
cli-search-sarif = SARIF tiene hallazgos sobre líneas; una búsqueda tiene torneos
cli-compare-sarif = una comparación trata de dos archivos; SARIF tiene hallazgos sobre uno
cli-search-stopped = la búsqueda se detuvo antes de terminar
cli-not-a-ruling = { $path } no es una decisión: { $error }
cli-not-a-ruling-hint = se espera la salida de `resolve --format json`
cli-verify-event = { $path } es un archivo de torneo, y verify comprueba un registro: { $record }
cli-verify-event-hint = ejecute `tiebreak verify { $record }`
cli-other-ruling = la decisión impresa es otra: difiere `{ $name }`
cli-no-rating = sin rating para { $names }: se toma { $rating }
cli-white-advantage = --white-advantage no puede ser { $points }
cli-white-advantage-hint = se esperan puntos de rating de { $least } a { $most }, por ejemplo 35
cli-draws = --draws es una parte de todas las partidas
cli-draws-hint = se espera un número desde 0 hasta menos de 1
cli-no-scenarios = no hay escenarios: { $why }
cli-no-scenarios-hint = `tiebreak resolve` da la clasificación como está
cli-needs-as-text = lo que los equipos necesitan en PV se imprime como texto, Markdown o JSON
cli-needs-hint = la aplicación web lo muestra en la página ¿Y si…?
cli-if = --if "{ $text }": { $why }
cli-only-points = el reglamento no dice nada de esta clase de torneo: solo se miran los puntos
cli-name-in-file = dé el nombre como está en el archivo del torneo
cli-several-people = «{ $name }» coincide con varios nombres: { $names }
cli-several-people-hint = escriba más del nombre
cli-signed =
    { $lines ->
        [one] Firmado: { $lines } línea, huella { $head }, en { $path }
       *[other] Firmado: { $lines } líneas, huella { $head }, en { $path }
    }
cli-key = Clave { $key }
cli-no-play-off-game = aún no se ha jugado ninguna partida de desempate
cli-no-play-off-hint = `tiebreak convert --to pgn` escribe las partidas del torneo
cli-write-reason = escriba el motivo en lugar de REASON
cli-nothing-to-amend = aún no hay registro { $path }, ni nada que modificar
cli-nothing-to-amend-hint = la primera respuesta la empieza, con el archivo del torneo como esté entonces
cli-amended-already = Nada que modificar: el archivo del torneo dice lo que sabe el registro.
cli-nothing-was-written = No se escribió nada.
cli-file-amended = se modificó el archivo del torneo
cli-enter-amendment = Anotar esta modificación
cli-enter-amendment-hint = repita el comando con --yes para anotar la modificación
cli-undo-or-restart = deshaga el cambio del archivo del torneo, o empiece un registro nuevo y anote otra vez las respuestas
cli-undo-change = deshaga el cambio del archivo del torneo; no se escribió nada
cli-heading =
    { $heading ->
        [changed] Cambios en el archivo del torneo
        [follows] Lo que se sigue
        [falls-away] Decae
        [again] Se pregunta de nuevo
        [so-far] Hasta ahora
       *[also-open] También abiertas
    }
cli-answers-kept = Se conserva cada respuesta que cuenta.
cli-cannot-follow = no se puede seguir «{ $source }»: { $why }
cli-who-is-meant = «{ $who }» no dice a quién se refiere
cli-who-hint = se espera «SPELLING = NAME»
cli-source-unread = no se pudo leer { $source }: { $why }
cli-proposes-nothing = la retransmisión no propone nada para `{ $id }`
cli-proposes-nothing-now = ahora no propone nada
cli-proposes-for = propone algo para: { $ids }
cli-follow-keys = y acepta la primera propuesta, n la deja, a acepta todas las del torneo, q termina.
cli-following = Siguiendo la retransmisión. { cli-follow-keys }
cli-no-such-number = No hay ningún { $number }.
cli-start-with-by = El registro dice quién aceptó un resultado: termine con q y empiece de nuevo con --by NAME.
cli-proposal-left = Se deja. Volverá cuando la retransmisión diga otra cosa.
cli-nothing-proposed = No se propone nada.
cli-nothing-to-take = Nada que aceptar.
cli-follow-nothing-at = todavía no hay partidas en { $source }
cli-follow-empty = { $source } todavía no tiene partidas
cli-follow-no-file = no hay ningún archivo { $source }
cli-follow-waiting = Tiebreak sigue preguntando; q termina.
cli-not-a-memory = { $path } no es lo que escribió `tiebreak follow`
cli-not-a-memory-hint = bórrelo; lo que respondía se preguntará otra vez
cli-no-format = la terminación de { $path } no indica ningún formato
cli-no-format-hint = use .toml, .trf, .pgn, .csv, .xml o .xlsx, o --to FORMAT
cli-same-file = la entrada y la salida son el mismo archivo
cli-same-file-hint = nombre otra salida
cli-cannot-be-written = este torneo no se puede escribir así: { $why }
cli-toml-holds-all = un archivo de torneo (.toml) lo guarda todo
cli-does-not-hold = { $format } no guarda: { $lost }
cli-only-report-lists = solo un informe de torneo guarda una lista de desempates
cli-write-trf = escriba .trf
cli-list-changed =
    { $after ->
        [1] la lista de desempates cambia después de jugarse 1 ronda: era { $from }, y desde ahora es { $to }; lo dice un comentario en el informe
       *[other] la lista de desempates cambia después de jugarse { $after } rondas: era { $from }, y desde ahora es { $to }; lo dice un comentario en el informe
    }
cli-no-event-called = no hay ningún torneo `{ $slug }`
cli-no-event-called-hint = `tiebreak export` sin nombre los enumera
cli-nothing-kept = no se guardó nada en { $path }
copied-events =
    { $events ->
        [1] { $events } torneo
       *[other] { $events } torneos
    }
copied-lines =
    { $lines ->
        [1] { $lines } línea
       *[other] { $lines } líneas
    }
copied-accounts =
    { $accounts ->
        [1] { $accounts } cuenta
       *[other] { $accounts } cuentas
    }
cli-copied = { copied-events } con { copied-lines } de sus registros, { copied-accounts }
cli-new-database = nombre con --database un archivo nuevo o una base de datos vacía: nunca se reemplaza nada
cli-nothing-copied = { $why }; no se copió nada
cli-stop-the-server = detenga el servidor que la usa e inténtelo de nuevo
cli-settings-from = Ajustes de { $file }
cli-server-at = Tiebreak está en { $here }
cli-first-password = Ponga la contraseña de administración, una sola vez, antes de un día: { $link }
cli-server-stopped = el servidor se detuvo
cli-systemd = no se puede usar lo que entrega systemd
cli-cannot-listen = no se puede escuchar en { $place }: { $error }
cli-cannot-listen-hint = elija otro con --listen
cli-key-made = Se hizo una clave con que firmar: { $path } ({ $key })
cli-show-config = `tiebreak serve --show-config` muestra qué está ajustado y desde dónde
cli-no-round-again = el torneo no tiene ninguna ronda que se pueda volver a jugar
cli-no-round-hint = un ensayo necesita un torneo de ajedrez con rondas y resultados
cli-no-demo = la demostración no tiene tal torneo
cli-no-folder = no hay carpeta para el ensayo
cli-cannot-listen-port = no se puede escuchar en el puerto { $port } de este equipo
cli-rehearsal = Un ensayo de { $games } partidas, que acaba en unos { $seconds } segundos. Se detiene con Ctrl+C; no se guarda nada.
cli-rehearsal-place =
    { $place ->
        [board] Panel
        [console] Consola
       *[broadcast] Retransmisión
    }
cli-rehearsal-password = Para la consola ponga antes una contraseña, solo para este ensayo: { $link }
cli-no-command = no hay ninguna orden `{ $name }`
cli-no-command-hint = `tiebreak help` las enumera
cli-playoff-changed = El registro ha cambiado entretanto: mire y pulse de nuevo.
cli-playoff-added = Otro programa ha añadido algo al registro.
cli-playoff-no-key = `{ $key }` no hace nada aquí.
cli-playoff-twice = `{ $key }` llegó otra vez en menos de un segundo y no se anotó. Púlsela de nuevo si es lo que se quiere.
cli-playoff-nothing-open = No hay nada abierto.
cli-playoff-seed = Semilla, p. ej. los dados como cayeron:
cli-playoff-repeat = Cualquiera lo repite, nombre por nombre, el menor primero:
cli-playoff-not-noted = No se anotó: { $why }.
cli-playoff-games-otherwise = Las partidas dicen ahora otra cosa del torneo mismo: salga, y vea `tiebreak record amend`.
cli-playoff-games-news = Las partidas traen novedades; lo que ofrecen está junto a la pregunta.
cli-playoff-keys =
    { $keys ->
        [forfeit] 1 0 2 incomp. · f atrás · u corregir · ? teclas · q salir
        [game] 1 5 0 result. · f incomp. · u corregir · ? teclas · q salir
        [lots] número · s semilla · u corregir · ? teclas · q salir
        [decision] g seguir · o otros · u corregir · ? teclas · q salir
        [order] por orden · = igual · u corregir · ? teclas · q salir
        [colour] w b color · u corregir · ? teclas · q salir
        [words] Intro respuesta · u corregir · ? teclas · q salir
       *[nothing] u corregir · ? teclas · q salir
    }
cli-playoff-key =
    { $key ->
        [result] una partida: ganan blancas, tablas, ganan negras
        [forfeit] incomparecencia: 1 o 0, quién ganó; 2, ninguno
        [order] sorteos, manos, decisiones: los nombres por orden
        [level] entre dos que están iguales
        [colour] el color que se eligió
        [decision] una decisión: seguir, o por otros medios
        [seed] sorteo con una semilla
        [witness] quién ve el sorteo
        [offer] aceptar la respuesta que ofrece el archivo
        [words] una respuesta con palabras
        [next] la siguiente pregunta abierta
        [correct] corregir o retirar una respuesta
        [departure] una excepción al reglamento
        [leave] alguien se va, o vuelve
        [rest] dar un descanso; anotar algo
       *[quit] salir; se guarda todo lo anotado
    }
cli-playoff-key-twice = La misma tecla dos veces en un segundo cuenta una vez.
cli-playoff-any-key = cualquier tecla: volver
cli-playoff-place = ({ $number } de { $open }, Tab: siguiente)
cli-playoff-word =
    { $word ->
        [play] A jugar
        [white] Blancas
        [black] Negras
       *[clock] Reloj
    }
cli-playoff-colours = w  blancas   b  negras
cli-playoff-enter-then = Intro, luego { $expected }
cli-playoff-go-on-with = seguir con { $clause }
cli-playoff-go-on = seguir
cli-playoff-other-means = otros medios, aún por venir
cli-playoff-not-before =
    { $left ->
        [no] No antes de las { $time }
       *[yes] No antes de las { $time } (en { $remaining })
    }
cli-playoff-rest-until = Descanso hasta las { $time } (en { $remaining }): { $what }
cli-playoff-departure = Excepción al reglamento: { $why } ({ $by })
cli-playoff-answer-label = Respuesta:
cli-playoff-same-answer = Esa ya es la respuesta.
cli-playoff-why-or-leave = Motivo (vacío: dejarlo todo como está):
cli-playoff-nothing-changed = No se cambió nada.
cli-playoff-corrected = Corregido: { $id }
cli-playoff-no-answer-yet = Aún no hay ninguna respuesta que corregir.
cli-playoff-correct-which = ¿Qué respuesta se corrige?
cli-playoff-number-or-name = Número o nombre de la pregunta (vacío: ninguna):
cli-playoff-no-answer = No hay ninguna respuesta `{ $id }`.
cli-playoff-instead-of = En lugar de { $answer }:
cli-playoff-right-answer = la respuesta correcta · x retirar · Retroceso dejarlo
cli-playoff-seed-again = Semilla:
cli-playoff-correct-title = Corregir { $id }
cli-playoff-was-and-is =
    { $what ->
        [now] ahora
       *[instead] en su lugar
    }
cli-playoff-open-again = abierta de nuevo
cli-playoff-nothing-falls-away = No queda sin efecto nada más.
cli-playoff-nothing-noted = No se anotó nada.
cli-playoff-your-name = Su nombre:
cli-playoff-no-tie = No hay ningún empate en que hacer una excepción.
cli-playoff-which-tie = Empate ({ $ties }):
cli-playoff-no-such-tie = No hay ningún empate `{ $tie }`.
cli-playoff-order = Todos comparten: `share`; o "nombres" por orden, = entre iguales:
cli-playoff-why = Motivo:
cli-playoff-departure-noted = Anotado: excepción al reglamento.
cli-playoff-who-leaves = Nombre de quien se va (quien ya se fue, vuelve):
cli-playoff-said-why = { $said }. Motivo:
cli-playoff-minutes = Minutos de descanso:
cli-playoff-no-minutes = «{ $minutes }» no es un número de minutos.
cli-playoff-for-whom = Para (vacío: todos):
cli-playoff-rest-noted = Anotado: el descanso.
cli-playoff-note = Nota:
cli-playoff-who-sees = Testigos del sorteo ("nombres" entre comillas; vacío: nadie):
cli-playoff-no-witnesses = Los sorteos se anotan sin testigos.
cli-playoff-seen-by = Los sorteos se anotan como vistos por { $names }.

## Files: what is wrong anywhere

# $known is all, or least where they were not counted to the end.
document-not-shown =
    { $known ->
        [least] no se muestran otros hallazgos: al menos { $more }
       *[all] no se muestran otros hallazgos: { $more }
    }
# What a table of a file is called, as the subject of a sentence; $name is a clause's, or the key as it stands.
document-table =
    { $what ->
        [the-event] el torneo
        [the-regulation] el reglamento
        [the-settings] el archivo de ajustes
        [the-model] el modelo
        [this-stage] esta fase
        [this-clock] este ritmo
        [this-route] este camino
        [this-reading] esta lectura
        [this-player] este jugador
        [this-team] este equipo
        [this-pair] esta pareja
        [this-game] esta partida
        [this-origin] este origen
        [this-match] este match
        [this-encounter] este enfrentamiento
        [this-bye] este bye
        [these-points] esta anotación de puntos
        [this-board] esta mano
        [this-table] esta mesa
        [this-phase] esta fase
        [what-is-declined] esta renuncia
        [clause] la cláusula «{ $name }»
       *[other] { $name }
    }
# The same, where something stands in it.
document-in-table =
    { $what ->
        [the-event] en el torneo
        [the-regulation] en el reglamento
        [the-settings] en los ajustes
        [the-model] en el modelo
        [this-stage] en esta fase
        [this-clock] en este ritmo
        [this-route] en este camino
        [this-reading] en esta lectura
        [this-player] en este jugador
        [this-team] en este equipo
        [this-pair] en esta pareja
        [this-game] en esta partida
        [this-origin] en este origen
        [this-match] en este match
        [this-encounter] en este enfrentamiento
        [this-bye] en este bye
        [these-points] en esta anotación de puntos
        [this-board] en esta mano
        [this-table] en esta mesa
        [this-phase] en esta fase
        [what-is-declined] en esta renuncia
        [clause] en la cláusula «{ $name }»
       *[other] en { $name }
    }
document-missing = { $table } no tiene `{ $key }`
document-missing-label = aquí falta `{ $key }`
document-missing-hint = añada `{ $key } = ...`
document-missing-hint-like = añada `{ $key } = ...`: { $like }
document-not-usable = `{ $key }` no sirve
document-whole-number = se espera un número entero de { $least } a { $most }
document-unknown-key = clave desconocida `{ $key }` { $place }
document-known-keys = claves conocidas: { $keys }
document-kind =
    { $kind ->
        [text] un texto
        [number] un número
        [truth] true o false
        [moment] una fecha o una hora
        [list] una lista
       *[table] una tabla
    }
document-wrong-kind =
    { $wanted ->
        [text] { $table } es { $kind }, no un texto
        [list] { $table } es { $kind }, no una lista
       *[table] { $table } es { $kind }, no una tabla
    }
document-expected =
    { $wanted ->
        [text] se espera un texto
        [list] se espera una lista
       *[table] se espera una tabla
    }
# $why is in the words of the library that reads TOML.
document-toml = esto no es TOML válido: { $why }
document-quotes-straight = use comillas rectas: "..."
document-quotes-text = un texto va entre comillas: { $key } = "{ $value }"
document-quotes-end = un texto termina en la línea en la que empieza, o va entre tres comillas: """..."""
document-quotes-inside = unas comillas dentro de un texto se escriben \", o el texto va entre comillas simples: '...'
document-json = esto no es JSON válido
document-json-expected =
    { $what ->
        [end] se espera el final del archivo
        [flatter] se esperan menos corchetes anidados
        [value] se espera un valor
        [key] se espera una clave entre comillas
        [quote] se espera `"` para acabar el texto
        [line] no se espera un salto de línea dentro de un texto
        [escape] se espera un carácter después de `\`
        [escapes] se espera uno de { $signs }
        [character] se espera un carácter
        [hex] se esperan cuatro cifras hexadecimales
       *[signs] se espera { $signs }
    }
document-json-twice = la clave `{ $key }` está dos veces
document-json-keep-one = conserve una de las dos

## Files: what was understood

kind-told = así se indicó con --kind
kind-told-cycles =
    { $cycles ->
        [1] se indicó que es un todos contra todos a { $cycles } vuelta
       *[other] se indicó que es un todos contra todos a { $cycles } vueltas
    }
kind-only-two =
    { $who ->
        [players] solo dos jugadores
        [pairs] solo dos parejas
       *[teams] solo dos equipos
    }
kind-no-games = no hay partidas por las que saberlo
kind-knock-out = tras cada ronda sigue jugando aproximadamente la mitad de los que quedan
kind-all-met =
    { $times ->
        [1] { $who ->
                [players] todos los jugadores se enfrentaron una vez entre sí
                [pairs] todas las parejas se enfrentaron una vez entre sí
               *[teams] todos los equipos se enfrentaron una vez entre sí
            }
        [2] { $who ->
                [players] todos los jugadores se enfrentaron dos veces entre sí
                [pairs] todas las parejas se enfrentaron dos veces entre sí
               *[teams] todos los equipos se enfrentaron dos veces entre sí
            }
       *[other] { $who ->
                [players] todos los jugadores se enfrentaron { $times } veces entre sí
                [pairs] todas las parejas se enfrentaron { $times } veces entre sí
               *[teams] todos los equipos se enfrentaron { $times } veces entre sí
            }
    }
kind-nearly-all-met =
    { $who ->
        [players] { $rounds } rondas para { $players } jugadores, y están { $present } de los { $expected } enfrentamientos
        [pairs] { $rounds } rondas para { $players } parejas, y están { $present } de los { $expected } enfrentamientos
       *[teams] { $rounds } rondas para { $players } equipos, y están { $present } de los { $expected } enfrentamientos
    }
kind-too-few-rounds =
    { $who ->
        [players] { $rounds } rondas para { $players } jugadores: muy pocas para que se enfrenten todos entre sí
        [pairs] { $rounds } rondas para { $players } parejas: muy pocas para que se enfrenten todas entre sí
       *[teams] { $rounds } rondas para { $players } equipos: muy pocas para que se enfrenten todos entre sí
    }
kind-like-scores = se emparejó a quienes tenían puntuaciones parecidas
kind-berger =
    { $who ->
        [players] { $rounds } rondas completas para { $players } jugadores, emparejadas según las tablas Berger
        [pairs] { $rounds } rondas completas para { $players } parejas, emparejadas según las tablas Berger
       *[teams] { $rounds } rondas completas para { $players } equipos, emparejadas según las tablas Berger
    }
kind-never-twice =
    { $who ->
        [players] { $rounds } rondas completas de jugadores que nunca se enfrentaron dos veces, emparejados sin atender a la puntuación
        [pairs] { $rounds } rondas completas de parejas que nunca se enfrentaron dos veces, emparejadas sin atender a la puntuación
       *[teams] { $rounds } rondas completas de equipos que nunca se enfrentaron dos veces, emparejados sin atender a la puntuación
    }
kind-either =
    { $rounds ->
        [1] { $who ->
                [players] { $rounds } ronda para { $players } jugadores podría ser un suizo, o un todos contra todos en curso
                [pairs] { $rounds } ronda para { $players } parejas podría ser un suizo, o un todos contra todos en curso
               *[teams] { $rounds } ronda para { $players } equipos podría ser un suizo, o un todos contra todos en curso
            }
       *[other] { $who ->
                [players] { $rounds } rondas para { $players } jugadores podrían ser un suizo, o un todos contra todos en curso
                [pairs] { $rounds } rondas para { $players } parejas podrían ser un suizo, o un todos contra todos en curso
               *[teams] { $rounds } rondas para { $players } equipos podrían ser un suizo, o un todos contra todos en curso
            }
    }
kind-kept-apart = guardado aparte en tablas [[play-off-game]]
doubt-total =
    { $unit ->
        [points] { $name }: se publicaron { $published } puntos, los resultados dan { $given }
       *[vps] { $name }: se publicaron { $published } PV, los resultados dan { $given }
    }
doubt-total-missing = los resultados que faltan pueden explicarlo
doubt-total-penalty = lo explicaría una penalización de { $points }
doubt-total-carry-over = lo explicaría un arrastre de { $points }
doubt-rank = { $below } figura en el puesto { $lower } con { $more } puntos, detrás de { $above }, puesto { $rank } con { $points }
doubt-ranks = los puestos publicados no siguen los puntos en { $wrong } de { $count } casos
doubt-vps = { $first } – { $second }: se publicaron { $published } PV, { $imps } IMP en { $boards } manos dan { $given }
doubt-vps-count = cuentan los publicados
doubt-vps-scale = ninguno de los { $count } matches tiene los PV de la escala de la WBF: se usó otra escala
doubt-names-seen = «{ $name }» aparece aquí dos veces, con signos que parecen iguales
doubt-names-expected = se espera `given-family`, `family-given`, `as-written`, `apart`, `together`, o dos nombres con = entre ellos
doubt-board-score = mano { $number }, { $who }: se indica { $stated }, el contrato da { $given }
doubt-board-points = mano { $number }, { $who }: se publicó { $stated }, las anotaciones dan { $given }
doubt-session =
    { $unit ->
        [percent] { $name }: se publicó { $stated }, las manos dan { $given } %
       *[imps] { $name }: se publicó { $stated }, las manos dan { $given } IMP
    }
doubt-and-more = { $first }; y { $more } más
doubt-taken =
    { $taken ->
        [stated] valen las anotaciones indicadas
        [scores] vale lo que dan las anotaciones
       *[boards] vale lo que dan las manos
    }
doubt-scoring-unclear =
    { $said ->
        [other] «{ $stated }» no dice cómo se puntúan las manos
       *[nothing] el archivo no dice cómo se puntúan las manos
    }
lost-part =
    { $part ->
        [title] el título
        [regulation] el reglamento y sus lecturas
        [kind] el tipo de torneo (indíquelo con --kind al leerlo)
        [rounds] cuántas rondas habrá
        [finished] que el torneo ha terminado
        [start] el día en que empieza
        [end] el día en que termina
        [venue] la sede
        [time-zone] la zona horaria
        [scoring] puntos por partida que no sean 1, ½, 0
        [prizes] los premios en metálico
        [tour-points] los puntos del circuito
        [teams] los tableros y alineaciones de los equipos
        [report] otras líneas del informe
        [participants] los participantes que no jugaron nada
        [numbers] los números de salida
        [shown-names] cómo se muestran los nombres
        [short-names] los nombres cortos
        [federations] las federaciones
        [chess-titles] los títulos de los jugadores
        [ratings] los ratings
        [fide-ids] los ID FIDE
        [births] el sexo y las fechas de nacimiento
        [figures] las cifras publicadas
        [penalties] las penalizaciones y el arrastre
        [points-by-event] los puntos torneo por torneo
        [sessions] los resultados de las sesiones
        [clubs] los clubes
        [groups] los grupos de participantes
        [previous-places] los puestos en la edición anterior
        [qualification-places] los puestos en la clasificación previa
        [who-left] quién se retiró o renuncia
        [results] los resultados de partidas
        [rounds-of-games] las rondas de las partidas
        [phases] las fases de las partidas
        [moves] los números de jugadas
        [times] cuándo se jugaron las partidas
        [byes] los descansos
        [unrated] qué partidas no cuentan para el rating
        [play-off] las partidas del desempate
        [annulled-games] las partidas anuladas
        [matches] las cifras de los matches
        [qualification-matches] los matches de la clasificación previa
        [annulled-matches] los matches anulados
        [encounters] los enfrentamientos de parejas
        [boards] las manos
        [tables] lo que pasó en las mesas
       *[everything] todo: no se puede volver a leer
    }

## Files: models of chance

model-file-format = «{ $format }» no es el formato de un archivo de modelo
model-file-format-expected = se espera "{ $expected }"
model-file-twice = { $white } con blancas contra { $black } aparece dos veces
model-file-twice-label = la segunda vez
model-file-twice-hint = cada par y color una vez; con los colores cambiados es otro par
model-file-no-player = «{ $name }» no juega en este torneo
model-file-three = hacen falta tres probabilidades: ganan blancas, tablas, ganan negras
model-file-three-expected = se espera, por ejemplo, { $example }
model-file-together-one = se esperan tres de 0 a 1, que sumen 1
model-file-out-of-range = una probabilidad es menor que 0 o mayor que 1
model-file-nearly-one =
    { $off ->
        [more] las tres probabilidades suman { $by } más que 1
       *[less] las tres probabilidades suman { $by } menos que 1
    }
model-file-not-one = las tres probabilidades suman { $sum }, no 1
model-file-draws = `draws` es la parte de las partidas entre iguales que acaba en tablas
model-file-cannot-be = `{ $key }` no puede ser { $found }
model-file-from-to = se espera un número de { $least } a { $most }
model-file-no-number = esto no es un número
model-file-number-expected = se espera un número

## Made-up tournaments

## The store

## Settings

## A new regulation in the terminal

new-regulation-title = Título del torneo, con el año
new-regulation-sport = Deporte
new-regulation-settled =
    { $first ->
        [winner] Qué se decide: solo el primer puesto, o todos los puestos
       *[all] Qué se decide: todos los puestos, o solo el primero
    }
new-regulation-games = Partidas de un match de desempate entre dos (0: sin desempate)
new-regulation-games-expected = se espera un número hasta 100
new-regulation-criteria = Criterios por orden, con comas
new-regulation-no-criterion =
    { $near ->
        [none] «{ $name }» no es un criterio de este deporte; hay { $known }
       *[other] «{ $name }» no es un criterio de este deporte; ¿quería decir { $near }? Hay { $known }
    }
new-regulation-criterion-twice = { $name } aparece dos veces; el segundo no separaría a nadie
new-regulation-many-criteria = se esperan veinte como máximo
new-regulation-categories = Categorías con premios o trofeos propios, con comas (women, under 12, over 65, below 2000)
new-regulation-no-category = «{ $name }» no es ninguno de women, under N, over N, below RATING
new-regulation-several-prizes = Quien gana varios premios los recibe todos, o solo el mayor
new-regulation-criteria-level = Si los criterios dejan a algunos igualados
new-regulation-rate = Ritmo de juego: minutos + segundos por jugada
new-regulation-rate-expected = se espera, por ejemplo, 3+2
new-regulation-match-level = Si el match acaba igualado
new-regulation-more-than-two = Más de dos empatados: todos en un todos contra todos, o los dos mejores según los criterios
new-regulation-no-choice = «{ $answer }» no es ninguno de { $names }
new-regulation-choice = { $question } ({ $names })
new-regulation-prompt = { $question } [{ $usual }]:
new-regulation-written =
    { $count ->
        [0] { $name } está escrito; `tiebreak check { $name }` no tiene observaciones.
        [1] { $name } está escrito; `tiebreak check { $name }` tiene una observación.
       *[other] { $name } está escrito; `tiebreak check { $name }` tiene { $count } observaciones.
    }

## Following a broadcast

follow-no-address = { $address } no es una dirección
follow-answered = respondió { $status }
follow-redirect = respondió { $status }, hacia { $to }: no se siguen redirecciones
follow-too-much = envió más de { $most } bytes
follow-cannot-read = no se puede leer { $path }: { $why }
follow-file-too-large = más de { $most } bytes

## Files: TRF

trf-no-player = en este informe no hay ningún jugador
trf-no-player-hint = los jugadores están en registros que empiezan por 001
trf-not-rounds = «{ $text }» no es un número de rondas
trf-expected-rounds = se espera: un número entero de 1 a { $most }
trf-not-point-system = «{ $word }» no pertenece a un sistema de puntos
trf-expected-point-system = se espera: letras con puntos, por ejemplo W 1.0  D 0.5  L 0.0
trf-not-a-record = { $code } no es un registro de un informe de torneo
trf-meant-player = ¿quería decir 001?
trf-expected-record = se espera: el número de un registro
trf-comment = una línea que empieza por # es un comentario
trf-old-byes =
    { $count ->
        [one] { $count } bye lleva el signo de un resultado, como en TRF06: + se toma por un bye de un punto, = por uno de medio punto.
       *[other] { $count } byes llevan el signo de un resultado, como en TRF06: + se toma por un bye de un punto, = por uno de medio punto.
    }
trf-taken-for =
    { $declared ->
        [no] Un informe { $layout } no tiene registro para esto; se supone: { $rounds ->
                [one] { $rounds } ronda, tantas como se jugaron
               *[other] { $rounds } rondas, tantas como se jugaron
            }; { $points } puntos; { $kind ->
                [round-robin] un todos contra todos
               *[swiss] un suizo
            }.
       *[yes] Un informe { $layout } no tiene registro para esto; se supone: { $points } puntos; { $kind ->
                [round-robin] un todos contra todos
               *[swiss] un suizo
            }.
    }
trf-shifted =
    { $more ->
        [0] Las columnas de los registros de { $numbers } están desplazadas: se leen donde están.
       *[other] Las columnas de los registros de { $numbers } y { $more } más están desplazadas: se leen donde están.
    }
trf-shifted-by =
    { $side ->
        [right] { $columns ->
                [one] desplazado una columna a la derecha
               *[other] desplazado { $columns } columnas a la derecha
            }
       *[left] { $columns ->
                [one] desplazado una columna a la izquierda
               *[other] desplazado { $columns } columnas a la izquierda
            }
    }
trf-shifted-hint = en algunos programas lo causan los nombres con letras de dos bytes; exporte el informe otra vez
trf-short-record = este registro de jugador termina en la columna { $column }
trf-expected-points-end = se espera: al menos 84 columnas; los puntos están en las columnas 81 a 84
trf-short-record-hint = quizá se cortó la línea o se juntaron sus espacios; exporte el informe otra vez
trf-number-zero = un número inicial 0
trf-expected-one-or-more = se espera: 1 o más
trf-not-points = «{ $text }» no son puntos
trf-expected-points = se espera: puntos como { $such } en las columnas { $from } a { $to }
trf-odd-name = un nombre con un tabulador u otro signo que no es una letra
trf-expected-name = se espera: letras y espacios en las columnas 15 a 47
trf-expected-field =
    { $what ->
        [number] se espera: un número inicial en las columnas { $from } a { $to }
        [rating] se espera: un Elo en las columnas { $from } a { $to }
        [fide-id] se espera: el ID FIDE en las columnas { $from } a { $to }
        [rank] se espera: un puesto en las columnas { $from } a { $to }
        [round] se espera: una ronda en las columnas { $from } a { $to }
        [team] se espera: el número de un equipo en las columnas { $from } a { $to }
        [strength] se espera: una fuerza en las columnas { $from } a { $to }
        [any-number] se espera: un número inicial de cuatro columnas
        [any-player] se espera: el número inicial de un jugador
        [any-seat] se espera: el número inicial de un jugador, o 0
       *[any-team] se espera: el número de un equipo
    }
trf-many-rounds = { $count } rondas, más de las { $most } que se leen
trf-expected-at-most = se espera: como máximo { $most }
trf-expected-round = se espera: rival, color y resultado de la ronda { $round }, por ejemplo "12 w 1"
trf-round-columns = están en las columnas { $from } a { $to }
trf-no-result = una ronda sin resultado
trf-expected-result = se espera: 1, =, 0, +, -, W, D, L, F, H, U o Z
trf-points-to-nobody = los puntos no se asignan a nadie
trf-expected-numbers = se espera: números iniciales
trf-points-to-nobody-hint = están en las columnas 24 a 27, 29 a 32, etc.; los puntos de los jugadores, en las columnas 14 a 17
trf-points-here = aquí se asignan puntos a este número
trf-not-kind = «{ $kind }» no es un tipo de resultado
trf-expected-kind = se espera: +, -, W, D, L, F, H, U o Z en la columna 5
trf-called = el jugador { $number } se llama «{ $name }» desde aquí
trf-no-name-here = aquí no hay ningún nombre
trf-name-twice = este nombre aparece aquí dos veces
trf-points-differ =
    { $more ->
        [0] el jugador { $number } tiene aquí { $points } puntos, pero { $rounds } de las rondas
       *[other] el jugador { $number } tiene aquí { $points } puntos, pero { $rounds } de las rondas, y { $more } más
    }
trf-points-of-team = en un informe de equipos pueden ser los del equipo
trf-rounds-give = las rondas dan { $points }
trf-points-differ-hint = corrija los puntos o los resultados; otros puntos por victoria se dan en el registro 162
trf-same-number = dos jugadores tienen el número inicial { $number }
trf-number-above = este número ya está más arriba
trf-round-too-many = el jugador { $number } tiene una ronda { $round }
trf-rounds-declared = según el informe hay { $rounds } rondas
trf-more-mistakes = hay más errores; estos son los primeros
trf-against-itself = el jugador { $number } juega contra sí mismo
trf-expected-opponent = se espera: un rival
trf-expected-known-number = se espera: un número inicial de este informe, como máximo { $last }
trf-disagree = los jugadores { $one } y { $other } no coinciden en la ronda { $round }
trf-player-there = el jugador { $number } tiene ahí al jugador { $opponent }
trf-bye-there = el jugador { $number } tiene ahí un bye
trf-nothing-there = el jugador { $number } no tiene nada ahí
trf-same-colour = los jugadores { $one } y { $other } tienen el mismo color en la ronda { $round }
trf-expected-other-colour = se espera: el otro color
trf-results-disagree = los resultados de los jugadores { $one } y { $other } en la ronda { $round } no concuerdan
trf-signs = { $here } aquí, { $there } en el jugador { $number }
trf-list-changed = La lista de desempates se cambió después de la ronda { $round }: era { $from }, y desde entonces es { $to }.
trf-list-changed-when = La lista de desempates se cambió{ $when }: era { $from }, y desde entonces es { $to }.
trf-because-said = el informe dice «{ $system }»
trf-because-rounds = { $rounds } rondas para { $players } jugadores
trf-because-unnamed = el informe no nombra ningún sistema, y hay muy pocas rondas para un todos contra todos
trf-team-unknown = uno de estos equipos no está en el informe
trf-expected-teams = se espera: números de los registros 310
trf-expected-team = se espera: un número de los registros 310
trf-kind-of-teams = lo que un tipo de resultado da a los equipos (299) se conserva, pero no se cuenta
trf-team-names-nobody = este equipo nombra a un jugador que no está en el informe
trf-in-two-teams = el jugador { $number } está en dos equipos
trf-team-above-too = un equipo de más arriba también nombra a este jugador
trf-not-in-team = el jugador { $number } no está en el equipo { $team }
trf-expected-line-up = se espera: jugadores de este equipo, 0 para nadie
trf-in-no-team = el jugador { $number } no está en ningún equipo
trf-expected-of-a-team = se espera: un jugador de un equipo
trf-team-against-itself = el equipo { $number } juega contra sí mismo
trf-expected-of-another-team = se espera: un jugador de otro equipo
trf-two-opponents = el equipo { $number } se enfrenta a dos equipos en la ronda { $round }
trf-other-boards = sus otros tableros son contra otro equipo
trf-empty-boards = los equipos { $one } y { $other } dejaron ambos un tablero vacío en la ronda { $round }, y ningún registro 300 dice cuál
trf-empty-boards-taken = los tableros vacíos se toman por los últimos
trf-same-team-number = dos equipos tienen el número { $number }
trf-team-above = «{ $name }» ya está más arriba
trf-not-bye = «{ $kind }» no es un tipo de bye
trf-expected-bye = se espera: F, H o Z en la columna 5
trf-not-came = «{ $text }» no dice quién se presentó
trf-expected-came = se espera: +-, -+ o -- en las columnas 5 y 6
trf-not-colours = «{ $colours }» no son colores
trf-expected-colours = se espera: W o B para cada tablero, por ejemplo WBWB
trf-not-match-points = «{ $word }» no pertenece a los puntos de match
trf-expected-match-points = se espera: letras con puntos, por ejemplo TW 2.0   TD 1.0   TL 0.0
trf-number-missing = falta un número
trf-chess-only = un informe de torneo (TRF) solo guarda ajedrez
trf-needs-line-ups = un informe de torneo (TRF) necesita saber quién jugó en cada tablero
trf-too-wide = { $value } no cabe en los { $width } caracteres que el registro { $record } de un informe de torneo (TRF) tiene para ello

## Files: PGN

pgn-not-of-event = { $white } – { $black } no es una partida de este torneo
pgn-other-result = { $white } – { $black } terminó { $known } en el archivo del torneo, { $result } en las partidas
pgn-event-file-counts = cuenta el archivo del torneo; corríjalo allí si está mal
pgn-not-a-player = «{ $name }» no es un jugador de este torneo
pgn-add-fide-id = añada el fide-id del jugador al archivo del torneo, o corrija el nombre en las partidas
pgn-looks-like = se parece a { $names }; añada el fide-id, o escriba ambos igual
pgn-in-file = { $file }:{ $line }: { $message }
pgn-because-two-speeds = partidas rápidas y relámpago de los mismos jugadores
pgn-because-event-type = lo dice la etiqueta EventType
pgn-later =
    { $phase ->
        [armageddon] { $count ->
                [one] { $count } partida Armagedón: { $because }
               *[other] { $count } partidas Armagedón: { $because }
            }
       *[play-off] { $count ->
                [one] { $count } partida: { $because }
               *[other] { $count } partidas: { $because }
            }
    }
pgn-later-in-round = no dan puntos; si los dan, escríbalo bajo [scoring] en un archivo de torneo
pgn-later-apart = no cuentan en la clasificación; se ofrecen como respuestas donde el desempate las pide
pgn-tag-differs = { $white } – { $black }: la etiqueta dice { $tag }, las jugadas terminan con { $ended } ({ $place })
pgn-tag-counts = cuenta la etiqueta
pgn-no-side = una partida sin [{ $tag } "..."]
pgn-no-side-label = esta partida no nombra ahí a ningún jugador
pgn-expected-result = se espera: 1-0, 0-1, 1/2-1/2 o *
pgn-because-unequal-time = los ritmos de juego de blancas y negras son distintos
pgn-because-tags = las etiquetas dicen «{ $word }»
pgn-because-decider = una partida más rápida ({ $clock }) tras unas tablas entre los mismos dos, en la misma ronda
pgn-because-faster = más rápidas que las demás ({ $clock }), entre { $few } de { $all } jugadores
pgn-because-after = después de la ronda { $round }, la última del torneo
pgn-one-player = «{ $one }» y «{ $other }» se toman por un solo jugador
pgn-maybe-one-player = «{ $one }» y «{ $other }» pueden ser el mismo jugador
pgn-fide-id = ID FIDE { $id }
pgn-hidden-sign = se distinguen por un signo que nadie ve: { $one } y { $other }
pgn-other-letters = parecen iguales, con otras letras: { $one } y { $other }
pgn-say-one = diga { $option } si son la misma persona
pgn-repeated =
    { $count ->
        [one] { $count } partida aparece aquí dos veces
       *[other] { $count } partidas aparecen aquí más de una vez
    }
pgn-counts-once = cada partida cuenta una vez
pgn-two-results = { $white } – { $black } aparece aquí con dos resultados
pgn-results-before = { $here } aquí, { $before } antes
pgn-results-in = { $here } aquí, { $there } en { $place }
pgn-remove-wrong = quite la partida que está mal
pgn-faults-elsewhere =
    { $count ->
        [one] { $count } error en otro torneo del archivo; este torneo no está afectado
       *[other] { $count } errores en otros torneos del archivo; este torneo no está afectado
    }
pgn-board-of-match = { $first }–{ $second }, tablero { $board }
pgn-boards-missing =
    { $count ->
        [one] { $count } tablero de los encuentros no tiene resultado en el archivo, y su encuentro no cuenta: { $boards }
       *[other] { $count } tableros de los encuentros no tienen resultado en el archivo, y esos encuentros no cuentan: { $boards }
    }
pgn-no-rounds = las partidas no indican rondas; cada encuentro recibe la primera ronda en la que ambos equipos están libres
pgn-expected-end = se espera: { $signs } al final de la etiqueta
pgn-odd-tag = una etiqueta sin un nombre válido
pgn-not-a-game = esto no es una partida PGN
pgn-expected-event = se espera: una etiqueta como [Event "..."]
pgn-no-game = en este archivo no hay ninguna partida
pgn-no-game-hint = una partida PGN empieza con etiquetas como [Event "..."]
pgn-chess-only = PGN solo guarda partidas de ajedrez
pgn-no-games = PGN guarda partidas, y este torneo no tiene ninguna

## Files: CSV

csv-because-requested = se dieron byes solicitados, que en un todos contra todos no existen
csv-because-opponents = un cuadro cruzado con una columna para cada rival
csv-expected-points = se espera: 1, ½ (también =, 1/2), 0, + o -
csv-expected-round = se espera: rival, color y resultado, por ejemplo 12w1
csv-cells-disagree = las casillas de { $one } y { $other } no concuerdan
csv-second-cell = esta es la segunda de las dos
csv-one-row = la partida de { $one } y { $other } solo está en una de sus filas
csv-other-row = la otra fila no tiene nada ahí
csv-no-colours = el cuadro cruzado no dice quién llevó blancas: los criterios que cuentan partidas con negras no son fiables
csv-no-colours-hint = escriba 1w o 0b en las casillas, o dé una lista de partidas
csv-no-result-column = no hay columna para el resultado
csv-expected-result-column = se espera: una columna `result`
csv-expected-counting = se espera: 1, 2, 3, ...
csv-expected-result = se espera: 1-0, 0-1, 1/2-1/2, +/-, -/+, -/- o *
csv-row-lacks =
    { $what ->
        [name] en esta fila falta el nombre
        [score] en esta fila falta la puntuación
        [white] en esta fila falta el jugador de blancas
        [black] en esta fila falta el jugador de negras
        [team] en esta fila falta el equipo
        [board] en esta fila falta la mano
       *[pair] en esta fila falta la pareja
    }
csv-row-expected =
    { $what ->
        [name] se espera: un nombre
        [score] se espera: una puntuación
        [white] se espera: un jugador de blancas
        [black] se espera: un jugador de negras
        [team] se espera: un equipo
        [board] se espera: una mano
       *[pair] se espera: una pareja
    }
csv-vps-of-nobody = PV para un equipo que no se nombra
csv-vps-of-bye = un bye tiene los PV de un solo equipo
csv-not-a-status = «{ $status }» no es un estado de un match
csv-expected-status = se espera: played, forfeit, assigned, bye o annulled
csv-long-row = esta fila tiene { $fields } campos, la primera fila { $columns }
csv-no-column = no hay columna para esto
csv-long-row-hint = escriba 4.5 o "4,5", o ponga puntos y comas entre los campos
csv-unknown-columns = estas columnas no se conocen
csv-expected-columns = se espera: round, white, black, result
csv-unknown-columns-hint = o: name, 1, 2, 3, ... (un cuadro cruzado); name, points (una tabla); home, visit, boards, home_imps, visit_imps (bridge); board, ns, ew, contract, by, tricks (hojas de las manos)
csv-expected-number = se espera: un número como 8.5
csv-nothing = en este archivo no hay nada
csv-nothing-hint = la primera fila nombra las columnas
csv-many-fields = esta fila tiene más de los { $most } campos que se leen
csv-many-cells = este archivo tiene más de los { $most } campos que se leen
csv-one-too-many = este ya sobra
csv-many-fields-hint = ¿está toda la tabla en una línea? Empiece una línea para cada fila
csv-after-quote = texto después de unas comillas
csv-expected-field-end = se espera: el final del campo
csv-after-quote-hint = escriba dos veces unas comillas dentro de un campo
csv-open-field = este campo no termina
csv-expected-quote = se espera: unas comillas de cierre
csv-because-table = una tabla de puntos sin partidas
csv-because-travellers = contiene hojas de manos de parejas
csv-because-sessions = contiene sesiones de parejas
csv-expected-score = se espera: la puntuación de Norte-Sur, A6040 para porcentajes, o NP si no se jugó
csv-score-here = aquí hay una puntuación de { $score }
csv-contract-gives = el contrato da a Norte-Sur { $score } en la mano { $board }
csv-row-says-nothing = esta fila no dice qué pasó
csv-expected-contract-or-score = se espera: un contrato con declarante y bazas, o una puntuación
csv-half-contract = { $contract } sin declarante o sin bazas
csv-expected-declarer = se espera: N, E, S o W bajo `by`, y de 0 a 13 bajo `tricks`
csv-not-a-contract = «{ $contract }» no es un contrato
csv-expected-contract = se espera: uno como 4S, 3NTX o pass
csv-no-teams = CSV no tiene sitio para tableros y alineaciones de equipos; un archivo de torneo (.toml) o un informe (.trf) sí
csv-no-table = CSV guarda partidas, matches o una tabla de puntos, y este torneo no tiene nada de eso

## Files: USEBIO

usebio-other-root = <{ $element }> no es un archivo USEBIO
usebio-expected-root = se espera: <USEBIO Version="1.2"> o 1.3
usebio-no-event = en este archivo no hay ningún torneo
usebio-expected-event = se espera: <EVENT>
usebio-other-version = la versión { $version } de USEBIO no se conoce
usebio-expected-version = se espera: 1.2 o 1.3
usebio-because-type = el tipo de torneo es { $kind }
usebio-because-pairs = contiene parejas
usebio-expected-number = se espera: un número en <{ $element }>
usebio-lacks = <{ $element }> no tiene <{ $child }>
usebio-expected-in-here = se espera: <{ $child }> aquí dentro
usebio-not-whole = { $number } no es un número entero
usebio-expected-whole = se espera: 1, 2, 3, ... en <{ $element }>
usebio-nobody = en este torneo no hay ni equipos ni parejas
usebio-expected-participants = se espera: <PARTICIPANTS> con <TEAM> o <PAIR>
usebio-no-pair = no hay ninguna pareja { $pair }
usebio-expected-pair = se espera: un PAIR_NUMBER de los participantes
usebio-below-zero = puntos de match por debajo de cero
usebio-expected-zero = se espera: cero o más
usebio-expected-team = se espera: un TEAM_ID de los participantes
usebio-imps-differ = { $home } – { $visit }: se indican { $stated } IMP, las manos dan { $counted }
usebio-stated-taken = se toman los indicados
usebio-deep = elementos anidados a más de 64 niveles
usebio-entities = este archivo define entidades propias
usebio-entities-hint = esos archivos no se leen; expórtelo sin tipo de documento, o con uno simple
usebio-open-element = <{ $element }> no termina
usebio-no-element = en este archivo no hay ningún elemento
usebio-not-xml = esto no es XML válido: { $why }
usebio-other-entity = { $entity } no se conoce
usebio-expected-entity = se espera: &amp; &lt; &gt; &apos; o &quot;
usebio-bridge-only = USEBIO se escribe para matches de equipos de bridge, y para parejas cuyas manos se conocen
usebio-no-byes = USEBIO no tiene sitio para byes, incomparecencias y resultados asignados

## Files: PBN

pbn-no-board = en este archivo no hay ninguna mano
pbn-no-board-hint = un registro PBN empieza con etiquetas como [Board "1"]
pbn-no-teams = una mano sin sus equipos
pbn-expected-teams = se espera: [Board], [HomeTeam] y [VisitTeam] en este registro
pbn-expected-score = se espera: una como "NS 420" o "EW 50"
pbn-three-tables = la mano { $board } de { $home } – { $visit } se jugó en más de dos mesas
pbn-third = esta es la tercera
pbn-unplayed =
    { $boards ->
        [one] { $home } – { $visit } no se jugó: { $boards } mano está pasada sin puntuación
       *[other] { $home } – { $visit } no se jugó: { $boards } manos están pasadas sin puntuación
    }
pbn-unplayed-hint = añada el match con sus PV y `status = "forfeit"` al archivo del torneo: no se toma por un empate
pbn-one-table = la mano { $board } de { $home } – { $visit } se jugó en una sola mesa y no cuenta
pbn-no-score = la mano { $board } de { $home } – { $visit } no tiene puntuación y no cuenta
pbn-same-seats = la mano { $board } de { $home } – { $visit } tiene a { $team } en Norte-Sur en las dos mesas y no cuenta
pbn-left-out = { $home } – { $visit } no tiene ninguna mano con puntuación en las dos mesas y se omite
pbn-left-out-hint = añada el match a mano al archivo del torneo
pbn-no-number = una tabla de puntuaciones sin el número de su mano
pbn-no-table = la mano { $board } no tiene ninguna mesa
pbn-because-pairs = contiene tablas de puntuaciones de parejas
pbn-row-without-pairs = una fila sin sus dos parejas
pbn-expected-pairs = se espera: lo que nombran las columnas PairId_NS y PairId_EW
pbn-row-says-nothing = una fila que no dice qué pasó
pbn-expected-contract = se espera: Contract, Declarer y Result, o Score_NS o Score_EW
pbn-no-boards = PBN guarda manos, y este torneo solo guarda lo que dieron
pbn-one-session = PBN se escribe para una sola sesión sin secciones

## Files: what comes packed

packed-from = extraído de { $file }
packed-xls = esto es un libro de cálculo de Excel anterior a 2007 (.xls)
packed-xls-hint = guárdelo como .xlsx o CSV y lea eso
packed-broken = este archivo comprimido no se puede abrir: { $why }
packed-nothing = en este archivo comprimido no hay ningún archivo
packed-several = en este archivo comprimido hay { $count } archivos
packed-several-hint = extráigalo e indique cuál es: { $names }
packed-unreadable = este archivo no se puede extraer: { $why }
packed-large = este archivo comprimido contiene más de { $size } MB
packed-workbook = este libro de cálculo no se puede abrir: { $why }
packed-workbook-hint = guarde la hoja como CSV y lea eso
packed-no-sheet = en este libro de cálculo no hay ninguna hoja «{ $name }»
packed-sheets = tiene { $names }
packed-sheets-of-results = { $count } hojas de este libro de cálculo contienen resultados
packed-sheet-of = hoja «{ $name }» de { $count }
packed-sheets-empty = en sus hojas no hay nada
packed-encrypted = está cifrado; guárdelo sin contraseña
packed-nested = este archivo está comprimido más de { $most } veces
packed-nested-hint = descomprímalo y lea lo que contiene
packed-place-outside = { $place } no es una celda de una hoja, que tiene { $rows } filas y { $columns } columnas
packed-many-cells = más de { $most } celdas están rellenas
packed-many-repeats = repite celdas rellenas más de { $most } veces
packed-many-gaps = hay más de { $most } celdas vacías entre las rellenas
packed-many-sheets = tiene más de { $most } hojas
packed-many-strings = tiene más de { $most } textos compartidos
packed-much-text = tiene más de { $size } MB de texto
packed-unpacks-large = descomprimido ocupa más de { $size } MB
packed-part-missing = falta { $part }
packed-part-cut = { $part } termina demasiado pronto
packed-not-xml = { $part } no es XML válido: { $why }
packed-long-piece = { $part } tiene una etiqueta o un texto de más de { $size } MB
packed-xml-deep = { $part } está anidado a más de { $most } niveles
packed-string-missing = la celda { $place } nombra el texto compartido { $number }, y hay { $count }
packed-file-empty = el archivo está vacío
packed-saved = ¿se guardó?
packed-file-large = el archivo tiene { $size } bytes, más de los { $most } que se leen
packed-right-file = ¿es este el archivo correcto?
packed-not-utf-8 = el byte { $byte } no es UTF-8 (en la posición { $at }, línea { $line })
packed-expected-utf-8 = se espera: un carácter en UTF-8
packed-not-text = el byte { $byte } no es texto (en la posición { $at }, línea { $line })
packed-expected-text = se espera texto
export-not-read = este formato no puede contener el evento: { $why }
export-taken-for = este formato no puede contener el evento: el archivo se leería como { $format }
packed-utf-8-hint = guarde el archivo como UTF-8, o indique su codificación con --encoding, por ejemplo --encoding latin1
import-read-as = el archivo no está en UTF-8; se lee como { $encoding }
import-several-files = { $count } archivos leídos como un solo torneo
import-as-xlsx = un libro de cálculo se escribe como .xlsx
import-cut-off = quizá se cortó el archivo; consígalo otra vez
import-open-tag = esta etiqueta no termina
import-expected-tag = se espera: [Name "value"]
import-open-tag-hint = quizá se cortó aquí el archivo; consígalo otra vez, o complete la etiqueta
import-not-a-number = «{ $text }» no es un número
import-not-whole = «{ $text }» no es un número entero
import-not-a-round = «{ $text }» no es una ronda
import-not-a-score = «{ $text }» no es una puntuación
import-no-player = no hay ningún jugador { $number }
import-no-team = no hay ningún equipo { $number }
import-cannot-score = las manos no se pueden puntuar
import-below-zero =
    { $what ->
        [imps] IMP por debajo de cero
       *[total-points] puntos totales por debajo de cero
    }
import-expected-won = se espera: lo que ganó cada lado, no la diferencia
import-unplayed-without-vps = un match que no se jugó no tiene aquí PV
import-expected-given-vps = se espera: los PV que se dieron
import-match-without-figures = este match no tiene ni PV ni manos e IMP
import-expected-figures = se espera: los PV de ambos lados, o las manos y los IMP de ambos
import-choose = elija uno con { $option }; tiebreak inspect los muestra todos
import-say = diga { $option }
import-say-names = diga { $option } si son dos personas, o añada sus ID FIDE
import-say-kind = diga --kind round-robin o --kind swiss
import-no-event = en este archivo no hay ningún torneo «{ $name }»
import-did-you-mean = ¿quería decir «{ $name }»?
import-holds = contiene { $names }
import-quoted = «{ $name }»
date-unreadable = no se puede leer ningún día en la fecha «{ $text }»
date-either = la fecha «{ $text }» puede ser { $taken } o { $instead }; se toma { $taken }
date-within = la fecha «{ $text }» no indica el día; se toma { $taken }
date-edition = se aplican las reglas de la FIDE, edición de { $year }; { $option } aplica la otra
edition-because-start = el torneo empezó el { $date }
edition-because-unknown = no se conoce la fecha del torneo
edition-because-told = indicada con --edition
account-edition = Reglas de desempate de la FIDE, edición de { $year }: { $because }.
import-part =
    { $what ->
        [games] { $count ->
                [one] «{ $name }», { $count } partida
               *[other] «{ $name }», { $count } partidas
            }
       *[matches] { $count ->
                [one] «{ $name }», { $count } match
               *[other] «{ $name }», { $count } matches
            }
    }
import-several =
    { $what ->
        [sections] { $count ->
                [2] en este archivo hay dos secciones
                [3] en este archivo hay tres secciones
               *[other] en este archivo hay { $count } secciones
            }
       *[tournaments] { $count ->
                [2] en este archivo hay dos torneos
                [3] en este archivo hay tres torneos
               *[other] en este archivo hay { $count } torneos
            }
    }
import-kind-unclear = no se puede determinar el tipo de torneo: { $because }
import-or-round-robin = o --kind round-robin
import-missing =
    { $what ->
        [games] { $count ->
                [one] falta { $count } partida: { $pairings }
               *[other] faltan { $count } partidas: { $pairings }
            }
       *[matches] { $count ->
                [one] falta { $count } match: { $pairings }
               *[other] faltan { $count } matches: { $pairings }
            }
    }
import-maybe-bye = ninguno de los dos tiene partida en esa ronda; pudo ser un bye
import-idle =
    { $who ->
        [players] { $count } jugadores no tienen partida en la ronda { $round }
        [pairs] { $count } parejas no tienen match en la ronda { $round }
       *[teams] { $count } equipos no tienen match en la ronda { $round }
    }
import-idle-why = byes, o partidas que faltan
import-surplus =
    { $what ->
        [games] { $count ->
                [one] sobra { $count } partida: { $pairings }
               *[other] sobran { $count } partidas: { $pairings }
            }
       *[matches] { $count ->
                [one] sobra { $count } match: { $pairings }
               *[other] sobran { $count } matches: { $pairings }
            }
    }
import-not-counted = no se cuenta: los mismos dos ya se habían enfrentado
import-counted = se cuenta, aunque los mismos dos ya se habían enfrentado
import-recognised =
    { $what ->
        [archive] un archivo comprimido o un libro de cálculo (.zip, .xlsx, .ods)
        [packed] un archivo comprimido (.gz)
        [office] un libro de cálculo o un documento de Office anterior a 2007 (.xls, .doc)
        [pdf] un PDF
        [record] un registro
        [trf] un informe de torneo (TRF)
        [pgn] un archivo de partidas (PGN)
        [pbn] un archivo de manos (PBN)
        [access] una base de datos Access, como las de Bridgemate (.bws)
        [lin] manos de Bridge Base Online (LIN)
        [csv] una tabla (CSV)
        [xml] un archivo XML o HTML
       *[event-file] un archivo de torneo
    }
import-row-figures = esta fila de la clasificación publicada tiene { $count } cifras
import-unread =
    { $what ->
        [access] es una base de datos de Microsoft Access, como las de Bridgemate (.bws)
        [acbl] es una página de ACBL Live
       *[page] es una página web (HTML)
    }
import-unread-hint =
    { $what ->
        [access] exporte USEBIO o PBN desde el programa de puntuación, o: mdb-export FILE ReceivedData > tables.csv
        [acbl] pida al club los resultados en USEBIO o PBN, o escriba las mesas en CSV
       *[page] guarde los resultados en un formato que se lea: USEBIO, PBN, CSV, PGN, TRF
    }
lin-no-result = ninguna mano de este archivo LIN dice quién jugó y cómo acabó
lin-no-result-hint = hacen falta los nombres (pn), una mano (md), la subasta (mb) y una reclamación (mc) o todo el carteo (pc)
lin-not-written = LIN solo se lee; escriba PBN
tables-without-result =
    { $count ->
        [one] { $count } registro no dice quién jugó la mano y cómo acabó: se omite
       *[other] { $count } registros no dicen quién jugó la mano y cómo acabó: se omiten
    }
pbn-summarised = las tablas de anotaciones no dicen qué parejas jugaron, y no hay totales
pbn-summarised-hint = exporte una tabla de anotaciones con PairId_NS y PairId_EW
account-totals-alone = Las tablas de anotaciones están resumidas: valen los totales publicados
import-expected-row-figures = se espera: { $count }, como las nombra su primera línea
import-nobody-named = en esta clasificación no se nombra a nadie
import-expected-name-column = se espera: una columna number o name
import-name-column-hint = por ejemplo: rank,number,name,points,BH/C1,BH,SB
import-expected-figure = se espera: una cifra de la clasificación; - donde no la hay
import-no-such-name = nadie de este torneo tiene ese nombre
import-expected-name = se espera: un nombre como lo escribe el torneo
import-number-surer = una columna `number` con números iniciales es más segura

## Files: events

event-file-says-so = lo dice el archivo
event-file-expected = se espera { $words }
event-file-no-format = esto no es un archivo de torneo: no tiene `format`
event-file-begin-with = empiece el archivo con `format = "{ $format }"`
event-file-regulation = esto es un reglamento, no un torneo
event-file-regulation-hint = indique el archivo del propio torneo, y el reglamento con --regulation
event-file-other-version = este programa no conoce la versión { $version } del formato de torneos
event-file-other-format = «{ $format }» no es el formato de un archivo de torneo
event-file-both-tables = un torneo tiene tablas [[{ $first }]] o [[{ $second }]], no ambas
event-file-tables-too = en este archivo hay también tablas [[{ $first }]]
event-file-kind-without-tables = un torneo de tipo «{ $kind }» no tiene tablas [[{ $table }]]
event-file-not-a-kind = «{ $kind }» no es un tipo de torneo
event-file-not-a-name-order = «{ $word }» no es un orden de nombres
event-file-foreign-tables =
    { $sport ->
        [chess] un torneo de ajedrez no tiene tablas [[{ $key }]]
        [teams] un torneo de ajedrez por equipos no tiene tablas [[{ $key }]]
       *[bridge] un torneo de bridge no tiene tablas [[{ $key }]]
    }
event-file-foreign-tables-hint = el ajedrez tiene [[player]] y [[game]]; el bridge, [[team]] y [[match]]
event-file-is = `{ $key }` es { $value }
event-file-is-word = `{ $key }` es «{ $value }»
event-file-kind-not-a-number = esto es { $kind }, no un número
event-file-not-a-number = «{ $digits }» no es un número
event-file-divides-by-zero = «{ $digits }» divide por cero
event-file-too-large = { $digits } es demasiado grande o demasiado fino
event-file-expected-number =
    { $wrong ->
        [not-a-number] se espera un número como 8.5 o "13/3"
        [zero-below] una fracción no puede tener cero en el denominador
       *[too-large] se espera 1 000 000 000 como máximo y cinco decimales como máximo
    }
event-file-amount-of =
    { $what ->
        [prize] un premio de { $number }
        [bye] un bye de { $number }
        [imps] { $number } IMP
        [total-points] { $number } puntos totales
       *[matchpoints] { $number } puntos de match
    }
event-file-zero-or-more = se espera cero o más
event-file-true-or-false = se espera true o false
event-file-whole-cents = se esperan céntimos enteros: dos decimales como máximo
event-file-expected-whole = se espera un número entero, { $least } o más
event-file-entries =
    { $count ->
        [0] `{ $key }` no tiene ninguna entrada
        [1] `{ $key }` tiene una entrada
       *[other] `{ $key }` tiene { $count } entradas
    }
event-file-not-a-moment = `{ $key }` no es una fecha con hora
event-file-expected-moment = se espera algo como 2024-01-28T17:42:00+01:00
event-file-not-a-zone = «{ $name }» no es una zona horaria
event-file-expected-zone = se espera un nombre de la base de datos de la IANA, como "Europe/Amsterdam"
event-file-cannot-be-declined = «{ $word }» no es algo que se pueda rechazar
event-file-expected-declined = se espera "play-off", "invitation", o un premio por su nombre: {"{"} award = "..." {"}"}
event-file-points-differ = { $name } tiene aquí { $points } puntos, pero { $sum } torneo a torneo
event-file-events-add-up = los torneos suman { $sum }
event-file-leave-one-out = corrija uno de los dos, u omita `{ $key }`
event-file-expected-scoring = se esperan tres números: por victoria, tablas y derrota
event-file-no-place = esto no es un puesto
event-file-cannot-round = los resultados no se pueden redondear a { $step }
event-file-expected-step = se espera un paso como 0.01 o 0.1
event-file-cut-share = un datum no puede omitir { $share } de las anotaciones en cada extremo
event-file-expected-share = se espera una parte menor que la mitad, como "1/10"
event-file-no-vp-table = ninguna tabla de PV se llama «{ $name }»
event-file-expected-vp-table = se esperan filas, o una de { $names }
event-file-expected-vp-row = se espera una diferencia, los PV del ganador y los del perdedor
event-file-vp-row = una fila para diferencias desde { $margin }
event-file-vp-row-from =
    { $row ->
        [first] se espera 0 en la primera fila
       *[next] se espera más que en la fila anterior
    }
event-file-score-stands = aquí figura una puntuación de { $score }
event-file-contract-gives = el contrato da a Norte-Sur { $given } en la mano { $board }
event-file-no-result = una mesa sin resultado
event-file-nothing-happened = nada dice qué ocurrió aquí
event-file-add-result = añada `contract`, `by` y `tricks`, o `score`, o `adjusted = [.., ..]`, o `status = "not-played"`
event-file-several-results = una mesa con varios resultados
event-file-expected-one-result = se espera un contrato, una puntuación, `adjusted` o `status`, uno de ellos
event-file-not-a-contract = «{ $text }» no es un contrato
event-file-expected-contract = se espera algo como "4S", "3NTX", "2HXX" o "pass"
event-file-contract-alone = { $contract } sin declarante o sin bazas
event-file-expected-declarer = se espera al lado `by = "N"` y `tricks = 10`
event-file-no-seat = «{ $text }» no es una posición
event-file-not-a-score = { $score } no es una puntuación
event-file-expected-score = se espera la puntuación de Norte-Sur en decenas, negativa donde anotó Este-Oeste
event-file-expected-adjusted = se espera lo que se dio a Norte-Sur y a Este-Oeste
event-file-not-given = «{ $text }» no es algo que dé un director
event-file-expected-given = se espera A+, A, A-, 60%, +3 imps, una puntuación, o pesos como "60% of 620, 40% of -100"
event-file-not-a-status =
    { $of ->
        [table] «{ $text }» no es un estado de una mesa
       *[match] «{ $text }» no es un estado de un match
    }
event-file-match-of-teams =
    { $count ->
       *[other] un match de { $count } equipos
    }
event-file-expected-teams = se esperan dos equipos, o uno en un bye
event-file-expected-two-numbers = se esperan dos números, uno por cada lado
event-file-expected-bye-number = se espera un número: un bye tiene un solo equipo
event-file-missing-here = aquí falta `{ $key }`
event-file-match-without-score = un match sin resultado
event-file-add-score = añada `score = [..., ...]`
event-file-vps-unknown = no se conocen los PV de este match
event-file-add-boards = añada `boards = ...`, de donde salen los PV, o `vps = [..., ...]`
event-file-neither-imps-nor-vps = este match no tiene ni IMP ni PV
event-file-add-imps = añada `imps = [..., ...]` y `boards = ...`, o `vps = [..., ...]`
event-file-status-without-vps = un match con estado «{ $status }» y sin PV
event-file-add-vps = añada los PV que se dieron: no se pueden calcular
event-file-expected-pairs = se esperan dos parejas
event-file-not-a-table = `{ $key }` es { $kind }, no una tabla
event-file-not-a-result = «{ $text }» no es un resultado
event-file-kind-not-a-result = { $kind } no es un resultado
event-file-result-hint =
    { $of ->
        [game] una incomparecencia se escribe +/- o -/+, una partida sin terminar *, una anulada annulled
       *[board] una incomparecencia se escribe +/- o -/+, una partida sin terminar *
    }
event-file-not-a-bye = «{ $text }» no es un tipo de bye
event-file-expected-values = se esperan valores por código, como {"{"} "EMGSB/C1" = 372.5 {"}"}
event-file-expected-match-points = se esperan tres números: por match ganado, empatado y perdido
event-file-not-a-team-score = «{ $text }» no es una puntuación de equipos
event-file-no-colours = «{ $text }» no son colores
event-file-expected-colours = se espera W o B por cada tablero, como WBWB
event-file-expected-game-points = se esperan los puntos de partida de ambos equipos
event-file-empty-match = este match no tiene ni tableros ni resultado
event-file-expected-boards = se espera `boards` con un resultado por tablero, o `score` con puntos de partida
event-file-expected-two-or-bye = se esperan dos equipos; un equipo sin rival es un [[bye]]
event-file-expected-line-ups = se esperan dos listas de jugadores, una por equipo
event-file-not-in-team = «{ $name }» no es jugador de «{ $team }»
event-file-expected-player = se espera un jugador de este equipo, "" para nadie
event-file-nobody = nadie participa en este torneo
event-file-add-participants = añada tablas [[player]], [[team]] o [[pair]]
event-file-no-name = un participante sin nombre
event-file-expected-name = se espera un nombre
event-file-long-name = un nombre de más de 200 caracteres
event-file-expected-shorter-name = se espera un nombre más corto
event-file-control-name = un nombre con un salto de línea o un carácter de control
event-file-expected-one-line = se espera una sola línea de texto
event-file-name-above = este nombre ya figura más arriba
event-file-tell-apart = añada algo que los distinga, por ejemplo el año de nacimiento
event-file-unknown-name =
    { $what ->
        [player] «{ $name }» no es jugador de este torneo
       *[participant] «{ $name }» no participa en este torneo
    }
event-file-expected-participant = se espera el nombre de un participante
event-file-match-with-itself = «{ $name }» juega un match contra sí mismo
event-file-expected-different-teams = se esperan dos equipos distintos
event-file-one-team = un match con un solo equipo
event-file-expected-two-teams = se esperan dos equipos
event-file-bye-hint = un equipo sin rival tiene `status = "bye"`
event-file-bye-of-two = un bye con dos equipos
event-file-expected-one-team = se espera un equipo
event-file-denominators = las puntuaciones tienen demasiados denominadores distintos
event-file-denominators-hint =
    { $from ->
        [boards] las manos se jugaron un número de veces demasiado desigual para fracciones exactas; indique `round = 0.01` en [board-scoring]
       *[scores] escriba las puntuaciones como decimales o como tercios, cuartos y similares
    }
event-file-not-two-players = un match tiene dos jugadores, y aquí hay { $count }
event-file-expected-two-players = se esperan dos tablas [[player]]
event-file-knockout-hint = varios matches en un archivo son un torneo de tipo "knockout"
event-file-empty-short = un nombre corto sin ningún carácter
event-file-expected-short = se espera un nombre, o ningún `short`
event-file-same-short = { $first } y { $second } tienen el mismo nombre corto «{ $short }»
event-file-expected-other-short = se espera otro nombre corto, quizá con una inicial
event-file-games-differ = { $name } tiene aquí { $points } puntos, pero { $games } según las partidas
event-file-games-give = las partidas dan { $games }
event-file-correct-games =
    { $count ->
        [one] corrija los puntos o las partidas; en este archivo hay { $count } partida de { $name }
       *[other] corrija los puntos o las partidas; en este archivo hay { $count } partidas de { $name }
    }
event-file-ends-early = el torneo termina el { $date }, antes de empezar
event-file-mixed-offsets = unas horas tienen desfase horario y otras no
event-file-offset-differs = esta difiere de la primera
event-file-offset-hint = escríbalas todas igual, por ejemplo 2024-01-28T17:42:00+01:00, o indique `time-zone`
event-file-crowd = { $count } participantes, más de los 50 000 que se leen
event-file-at-most = se espera { $most } como máximo
event-file-many-rounds =
    { $what ->
        [cycles] { $number } es más que las 5000 vueltas que se leen
       *[rounds] { $number } es más que las 5000 rondas que se leen
    }
event-file-many-phases = más de las 100 fases que se leen
event-file-long-text = un texto de más de 500 caracteres
event-file-expected-shorter = se espera uno más corto
event-file-busy = { $name } juega más de las 5000 partidas que se leen
event-file-many-places = { $count } participantes y { $rounds } rondas, más de las 10 000 000 de casillas que puede tener un cuadro
event-file-many-points = { $points } puntos por un resultado, más de los { $most } que se leen
event-file-many-points-hint = cuantos más decimales tengan las puntuaciones de un torneo, menores han de ser
event-file-many-meetings = { $first } y { $second } se enfrentan más de las 32 veces que se leen
event-file-both-colours = «{ $name }» lleva blancas y negras a la vez
event-file-expected-opponent = se espera un rival
event-file-meets-itself = «{ $name }» se enfrenta a sí misma
event-file-expected-different-pairs = se esperan dos parejas distintas
event-file-board-against-itself = «{ $name }» juega contra sí misma en la mano { $board }
event-file-rounds-and-cycles = un match de { $rounds } rondas, y de { $games } partidas según `cycles`
event-file-expected-same = se espera el mismo número
event-file-one-game-a-round = omita uno de los dos: un match tiene una partida por ronda
event-file-meet-twice =
    { $others ->
        [0] «{ $first }» y «{ $second }» se enfrentan dos veces en este todos contra todos
        [1] «{ $first }» y «{ $second }» se enfrentan dos veces en este todos contra todos, y otros dos también
       *[other] «{ $first }» y «{ $second }» se enfrentan dos veces en este todos contra todos, y otras { $others } parejas también
    }
event-file-meet-too-often =
    { $others ->
        [0] «{ $first }» y «{ $second }» se enfrentan demasiadas veces en este todos contra todos
        [1] «{ $first }» y «{ $second }» se enfrentan demasiadas veces en este todos contra todos, y otros dos también
       *[other] «{ $first }» y «{ $second }» se enfrentan demasiadas veces en este todos contra todos, y otras { $others } parejas también
    }
event-file-pairing-above = este emparejamiento ya figura más arriba
event-file-cycles-hint = quite lo que sobra; si todos se enfrentan dos veces a todos, escriba `cycles = 2` al principio del archivo, debajo de `kind`
event-file-match-of-boards =
    { $count ->
        [one] un match a { $count } tablero
       *[other] un match a { $count } tableros
    }
event-file-expected-1-to-100 = se espera de 1 a 100
event-file-match-points-order = un match perdido da más que uno empatado, o uno empatado más que uno ganado
event-file-expected-order = se espera victoria, empate, derrota, como [2, 1, 0]
event-file-boards-in-match =
    { $count ->
        [one] { $count } tablero en este match
       *[other] { $count } tableros en este match
    }
event-file-bye-without-points = el bye de un equipo que no se pudo emparejar no tiene puntos aquí
event-file-expected-bye-points = se esperan `match-points` y `game-points`
event-file-bye-points-hint = las bases del torneo dicen lo que da, a menudo un punto de match y la mitad de los puntos de partida
event-file-two-matches = «{ $name }» tiene dos matches, o un match y un bye, en la ronda { $round }
event-file-expected-one-match = se espera un match por ronda
event-file-not-counted = { $method } no puede contar «{ $given }» en la mano { $number }
event-file-too-fine = las manos se jugaron un número de veces demasiado desigual para fracciones exactas
event-file-expected-round = aquí se espera `round = 0.01`
event-file-too-fine-hint = diga a qué se redondea el resultado de cada mano: `round = 0.01` en [board-scoring]
event-file-expected-of-method =
    { $method ->
        [matchpoints] se espera una puntuación, A+, A, A- o un porcentaje como "60%"
        [board] se espera una puntuación, A+, A, A- o un porcentaje de la mano
       *[imps] se espera una puntuación, A+, A, A- o IMP como "+3 imps"
    }
event-file-other-method = las manos de tipo «{ $kind }» no se pueden puntuar por { $method }
event-file-two-winners = premios de un torneo con dos ganadores
event-file-which-ranking = no se puede saber para qué clasificación son
event-file-leave-them-out = omítalos
event-file-many-tables = la mano { $board } tiene más de 1000 mesas
event-file-expected-fewer = se esperan menos
event-file-session-of-board = sesión { $session } de la mano { $board }
event-file-many-weighted = la mano { $board } tiene más de 20 puntuaciones ponderadas
event-file-many-travellers = { $count } líneas de hojas de manos, más de las 100 000 que se leen
event-file-board-twice = la mano { $board } de la sesión { $session } figura aquí dos veces
event-file-expected-one-place = se esperan todas sus mesas en un solo lugar, u otro `session` o `section`
event-file-plays-twice = «{ $name }» juega la mano { $board } dos veces
event-file-two-seats = se sienta en dos de sus mesas
event-file-sessions-given = «{ $name }» tiene sesiones aquí, y las manos las dan también
event-file-from-boards = estas salen de las manos
event-file-leave-boards-out = omítalo, u omita las mesas de las manos
event-file-nets-given = aquí hay manos con `net`, y las manos con `tables` lo dan también
event-file-from-tables = esto sale de las mesas
event-file-encounters-given = aquí hay enfrentamientos, y las manos los dan también
event-file-boards-differ = { $first } – { $second }: aquí figura { $stated }, las manos dan { $given }
event-file-correct-boards = corríjalo, o corrija las manos

## Files: regulations

regulation-file-expected-one = se espera uno de { $words }
regulation-file-expected-such = se espera algo como { $words }
regulation-file-expected-with = se espera junto a { $words }
regulation-file-is = `{ $key }` es { $kind }
regulation-file-this-is = esto es { $kind }
regulation-file-unknown-word = «{ $word }» no se conoce como `{ $key }`
regulation-file-unknown-sport = un deporte desconocido
regulation-file-event = esto es un archivo de torneo, no un reglamento
regulation-file-event-hint = un torneo nombra su reglamento: regulation = "...", o --regulation junto al torneo
regulation-file-unknown-format = un formato desconocido
regulation-file-format-hint = este programa lee la versión 1 de los archivos de reglamento
regulation-file-expected-tables = se esperan tablas [{ $key }."..."]
regulation-file-too-many =
    { $what ->
        [clauses] { $count } cláusulas, más de las { $most } que se leen
        [readings] { $count } lecturas, más de las { $most } que se leen
        [clocks] { $count } ritmos de juego, más de los { $most } que se leen
        [listed] { $count } cláusulas en una lista, más de las { $most } que se leen
       *[choices] { $count } opciones, más de las { $most } que se leen
    }
regulation-file-too-long = `{ $key }` de más de { $longest } caracteres
regulation-file-expected-shorter = se espera algo más corto
regulation-file-other-sport =
    { $what ->
        [margin] «{ $name }» es una diferencia de bridge, y este reglamento es de ajedrez
        [form-of-chess] «{ $name }» es una forma de juego de ajedrez, y este reglamento es de bridge
        [form-of-bridge] «{ $name }» es una forma de juego de bridge, y este reglamento es de ajedrez
        [criterion-of-chess] «{ $name }» es un criterio de ajedrez, y este reglamento es de bridge
       *[criterion-of-bridge] «{ $name }» es un criterio de bridge, y este reglamento es de ajedrez
    }
regulation-file-expected-own-sport =
    { $what ->
        [margin] se espera una diferencia de ajedrez
        [form-of-chess] se espera una forma de juego de bridge
        [form-of-bridge] se espera una forma de juego de ajedrez
        [criterion-of-chess] se espera un criterio de bridge
       *[criterion-of-bridge] se espera un criterio de ajedrez
    }
regulation-file-clause-not-a-text = una cláusula es aquí { $kind }, no un texto
regulation-file-expected-text = se espera un texto
regulation-file-no-such-clause = no hay ninguna cláusula «{ $id }»
regulation-file-expected-clause = se espera el número de una cláusula de este archivo
regulation-file-clauses = este archivo tiene las cláusulas { $ids }
regulation-file-no-reading = no hay ninguna lectura «{ $id }»
regulation-file-expected-reading = se espera el nombre de una tabla [reading]
regulation-file-no-choice = la lectura «{ $reading }» no tiene la opción `{ $choice }`
regulation-file-choice-missing = aquí no hay nada para la opción `{ $choice }`
regulation-file-add = añada `{ $key } = ...`
regulation-file-unknown-forfeits = un tratamiento desconocido de las incomparecencias
regulation-file-unknown-withdrawals = un tratamiento desconocido de quienes se retiran
regulation-file-default = el valor por defecto no es una de las opciones
regulation-file-idle-reading = nada depende de la lectura «{ $id }»
regulation-file-idle-reading-label = úsela: `{"{"} reading = "...", choice = ... {"}"}`, o deje una sola opción
regulation-file-tie-for = "first", "all", "needed", "cut", "first, cut", o puestos como "1-4", "2..5" o "3.."
regulation-file-unknown-places = puestos desconocidos
regulation-file-no-kind = no se nombra ningún tipo de torneo
regulation-file-add-kinds = añada `kinds = ["round-robin"]`; los tipos son { $kinds }
regulation-file-two-lists = dos listas para un premio
regulation-file-cut = un corte va por debajo de los primeros o por encima de los últimos tantos
regulation-file-everybody = esto es para todos
regulation-file-say-for-whom = diga para quién: { $keys }
regulation-file-no-range = «{ $text }» no es un intervalo
regulation-file-against-each = solo una diferencia se puede arrastrar contra cada uno
regulation-file-part-below = una parte para el peor clasificado corresponde a la diferencia entre dos
regulation-file-no-number = esto no es un número
regulation-file-two-clocks = dos ritmos de juego se llaman «{ $name }»
regulation-file-expected-other-name = se espera otro nombre
regulation-file-both-times = un ritmo de juego necesita los tiempos de ambos bandos
regulation-file-write-both = escriba `both = "3:00+2"`, o `white` y `black`
regulation-file-not-a-time = «{ $text }» no es un tiempo
regulation-file-expected-time = se espera 3:00+2, 10:00 delay 5 o 5:00
regulation-file-no-procedure = ninguna cláusula dice qué empates se resuelven
regulation-file-add-applies = añada `applies = {"{"} ... {"}"}` a la cláusula que lo hace
regulation-file-prizes-two-ways = las cláusulas «{ $first }» y «{ $second }» reparten el dinero de los premios de dos maneras
regulation-file-keep-one = deje una, o diga con `prizes-for` de qué puestos habla cada una
regulation-file-only-winner = solo se decide el ganador, pero `tie-for` nombra puestos por debajo del primero
regulation-file-write-settles = escriba `settles = "places"`, o `tie-for = "first"`
regulation-file-no-seeds = la cláusula «{ $id }» no dice quién es cabeza de serie más alto
regulation-file-add-seeding = añada a `play` `seeding = "..."`: la cláusula que los ordena
regulation-file-two-awards = dos premios se llaman «{ $name }»
regulation-file-award-names = los archivos de torneo nombran las cuantías de un premio por su nombre
regulation-file-gives-no-prize = la cláusula «{ $id }» no da ningún premio
regulation-file-expected-prizes = se esperan cláusulas con `prizes` o `award`
regulation-file-nobody-qualifies = no se dice quién se clasifica
regulation-file-add-cut = añada una cláusula con `cut = {"{"} first = 8, name = "..." {"}"}`, y nómbrela con `of`
regulation-file-which-procedure = la cláusula «{ $id }» no dice de qué procedimiento trata
regulation-file-add-of = añada `of = "..."`: la cláusula que tiene `applies`
regulation-file-not-a-form = «{ $form }» no es una forma de juego
regulation-file-no-clock = esta fase no tiene ritmo de juego
regulation-file-add-clock = añada `clock = "..."`: el nombre de un ritmo de juego que fija una cláusula
regulation-file-unknown-clock = ninguna cláusula fija un ritmo de juego «{ $name }»
regulation-file-expected-clock = se espera un ritmo de juego que fije una cláusula: `clock = {"{"} name = "...", both = "3:00+2" {"}"}`
regulation-file-known-clocks = ritmos de juego conocidos: { $names }
regulation-file-not-an-order = esto no es un orden de colores
regulation-file-expected-order = se espera por ejemplo "1 2 2 1"
regulation-file-unknown-white =
    { $way ->
        [bids] solo se puja por tiempo en una partida Armagedón
       *[other] modo desconocido de hallar quién lleva blancas
    }
regulation-file-unknown-numbers = modo desconocido de hallar los números de emparejamiento
regulation-file-colour-or-seed = esto no es ni un color ni una cabeza de serie
regulation-file-two-parts = un premio tiene dos partes
regulation-file-no-amount = «{ $text }» no es una cantidad a la que redondear
regulation-file-not-fides = «{ $code }» no es un desempate de la FIDE
regulation-file-long-code = se espera un código de { $longest } letras como máximo
regulation-file-code-modifier = { $code } no tiene el modificador { $word }
regulation-file-code-number =
    { $modifier ->
        [C] un corte necesita un número, como C1
        [M] una mediana necesita un número, como M1
        [L] un límite necesita un número, como L+1, L-0.5 o L60
        [U] el rating de quienes no lo tienen es un número, como U1400
        [V] una edición es un año, como V2024 o V2026
       *[K] un divisor es un número, como K3
    }
regulation-file-code-score = se espera :MP o :GP después del código
regulation-file-code-game-points = { $code } no cuenta puntos de partida
regulation-file-code-own-score = { $code } no se cuenta sobre una puntuación propia
regulation-file-code-unfit =
    { $name ->
        [BH] el Buchholz es para torneos suizos: en un todos contra todos todos tienen los mismos rivales
        [AOB] el Buchholz medio de los rivales es para torneos suizos: en un todos contra todos todos tienen los mismos rivales
        [FB] el Buchholz anticipado es para torneos suizos: en un todos contra todos todos tienen los mismos rivales
        [MMED] la mediana modificada es para torneos suizos: en un todos contra todos todos tienen los mismos rivales
        [SOLK] el Solkoff es para torneos suizos: en un todos contra todos todos tienen los mismos rivales
       *[KS] el sistema Koya es para torneos todos contra todos (9.2)
    }
regulation-file-code-does-not-fit = { $code } no es adecuado para este torneo: { $why }
regulation-file-expected-criterion =
    { $sport ->
        [chess] se espera un criterio de ajedrez
       *[bridge] se espera un criterio de bridge
    }
regulation-file-which-one = ¿cuál? { $which }
regulation-file-criteria =
    { $sport ->
        [chess] criterios de ajedrez: { $names }, o cualquier código de la FIDE: "fide:BH/C2"
       *[bridge] criterios de bridge: { $names }
    }
regulation-file-over = `over` no corresponde a este verbo
regulation-file-expected-with-one = se espera junto a uno de { $words }
regulation-file-over-one-stage = `over` nombra una fase
regulation-file-route = este camino no lleva a ninguna parte
regulation-file-add-go = añada `go = "..."`
regulation-file-no-number-of-participants = esto no es un número de participantes
regulation-file-silent = no se dice qué se hace con la cláusula «{ $id }»
regulation-file-dropped = esta frase se perdería
regulation-file-give-a-verb = dele un verbo, o `remind = true`, `restates = "..."`, `outside = "why"`
regulation-file-unquoted = el número de la cláusula { $id } está sin comillas
regulation-file-write-quoted = escriba [clause."{ $id }"]
regulation-file-quoted-hint = TOML toma un punto sin comillas por una tabla dentro de otra
regulation-file-no-text = la cláusula «{ $id }» no tiene texto
regulation-file-add-text = añada `text = "..."`: las palabras impresas
regulation-file-two-verbs = la cláusula «{ $id }» hace dos cosas: { $verbs }
regulation-file-own-clauses = dé a cada una su propia cláusula
regulation-file-not-a-table = `{ $key }` no es una tabla
regulation-file-not-a-place = «{ $text }» no es un puesto
regulation-file-not-a-count = «{ $text }» no es un número de participantes
regulation-file-which-mutual = `mutual-result` suma una vez las partidas entre los empatados; `DE` es el de la FIDE y vuelve a empezar para los que siguen igualados; `mutual-result-weighted` cuenta como puntúa el torneo
regulation-file-which-sonneborn = `sonneborn-berger` toma cada partida como se puntuó; `SB` es el de la FIDE, con reglas propias para las partidas no jugadas; `SB/C1` omite la menos significativa
regulation-file-which-buchholz = `BH` es el Buchholz de la FIDE, `BH/C1` el mismo sin el más bajo, `BH/M1` sin el más bajo y el más alto; `solkoff` y `modified-median` son los de US Chess
regulation-file-which-wins = `wins` cuenta las partidas ganadas, también por incomparecencia; `WIN`, las rondas que dieron tanto como una victoria; `WON`, las ganadas en el tablero; `wins-with-black` y `BWG` de la FIDE, las ganadas con negras
regulation-file-which-black = `games-with-black` y `BPG` de la FIDE cuentan partidas jugadas; `wins-with-black` y `BWG`, partidas ganadas
regulation-file-which-progressive = `PS` es la puntuación progresiva de la FIDE, `PS/C1` la misma sin la primera ronda; `cumulative` es la de US Chess
regulation-file-which-rating = `higher-rating` y `lower-rating` son los del propio jugador; `ARO` es la media de los rivales, `TPR` la performance
regulation-file-which-imps = `imp-quotient` divide y `net-imps-in-all-matches` resta en todos los matches; `net-imps` mira los matches entre los empatados, `imps-in-their-match` el de dos
regulation-file-which-direct = `direct-match` es el resultado entre los empatados, `imps-in-their-match` los IMP del match de dos; `beat-both` pide un equipo que ganó a otros dos, `beat-all-or-tied-one` uno entre cuatro o más
regulation-file-which-session = `best-session` mira una, `next-best-session` va de una a la siguiente, `best-two-sessions` suma dos
regulation-file-which-swiss = `swiss-points` suma los resultados de los rivales, `opponents-average` los divide; `common-opponent` es para parejas, `margin-against-common-opponent` para equipos
