### Français. Une espace fine insécable (U+202F) précède : ; ! ? et suit ou précède les guillemets.

## The language itself

language-name = Français
decimal-sign = ,

## Lists, numbers, places

list-and = { $before } et { $last }
list-apart = { $before } ; { $next }
list-or = { $before } ou { $last }
number-word =
    { $count ->
        [0] zéro
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
       *[other] { $count }
    }
places =
    { $reach ->
        [first] la première place
        [one] la { $from }e place
        [two] les places { $from } et { $to }
       *[more] les places { $from } à { $to }
    }

## Days and times

month =
    { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }
day-in-words =
    { $day ->
        [1] 1er { $month } { $year }
       *[other] { $day } { $month } { $year }
    }
days-in-month =
    { $from ->
        [1] du 1er au { $to } { $month } { $year }
       *[other] du { $from } au { $to } { $month } { $year }
    }
days-in-year =
    du { $from ->
        [1] 1er
       *[other] { $from }
    } { $from-month } au { $to ->
        [1] 1er
       *[other] { $to }
    } { $to-month } { $year }
days-apart =
    du { $from ->
        [1] 1er
       *[other] { $from }
    } { $from-month } { $from-year } au { $to ->
        [1] 1er
       *[other] { $to }
    } { $to-month } { $to-year }
short-date = { $day }/{ $month }/{ $year }

## Stages of a play-off

stage-word =
    { $stage ->
        [final] finale
        [semi-final] demi-finale
        [quarter-final] quart de finale
        [knock-out] tableau à élimination directe
        [play-off] départage
        [round-robin] tournoi toutes rondes
        [match] match
        [sudden-death] mort subite
        [armageddon] Armageddon
        [board] donne
        [ladder] échelle
        [step] échelon
        [game] partie
        [round] ronde
        [first-white] premiers Blancs
        [pairing-numbers] numéros d’appariement
        [seeding] têtes de série
        [coin-toss] pile ou face
        [colour] choix de la couleur
        [bid] enchère
        [decision] décision
        [participants] participants
        [award] prix
        [event] tournoi
        [first] première place
       *[other] { $words }
    }
round-of =
    { $count ->
        [16] huitième de finale
        [32] seizième de finale
       *[other] tour des { $count }
    }
stage-places = places { $from } à { $to }

## Values

value-undefined-quotient = { $quotient } (indéfini)
value-above-all = { $quotient } (au-dessus de tout autre)
value-not-applicable = non applicable
finding =
    { $found ->
        [beat-both] victoire contre les deux autres
        [beat-one-tied-one] une victoire, une égalité
        [beat-one-lost-one] une victoire, une défaite
        [tied-both] égalité avec les deux autres
        [tied-one-lost-one] une égalité, une défaite
        [lost-to-both] défaite contre les deux autres
        [did-not-meet-both] n’a pas rencontré les deux autres
        [did-not-meet-all] n’a pas rencontré tous les autres
        [beat-all] victoire contre tous les autres
       *[tied-one-beat-rest] une égalité, victoire contre tous les autres
    }
found-beat =
    { $count ->
        [1] une victoire
       *[other] { number-word } victoires
    }
found-tied =
    { $count ->
        [1] une égalité
       *[other] { number-word } égalités
    }
found-lost =
    { $count ->
        [1] une défaite
       *[other] { number-word } défaites
    }

## What happened in a step

tied = { $members } se partagent { $places } avec { $score }.
score-with-unit =
    { $unit ->
        [percent] { $score } %
        [imps] { $score } IMP
        [vps] { $score } PV
        [points] { $score } points
       *[none] { $score }
    }
level-match =
    { $within ->
        [round] { $members } sont à égalité à la ronde { $round }, { $score }.
       *[stage] { $members } sont à égalité ({ $stage }), { $score }.
    }
score-to-score = { $own } à { $other }
stay-tied = { $members } restent à égalité pour { $places }.
shared = { $members } se partagent { $places }.
sent-on = { $members } passent de { $from } à { $go }.
sent-by-number = { number-word } sont à égalité : { $go } s’applique.
sent-by-place = { $members } sont à égalité pour { $places } : { $go } s’applique.
selected = { $members } disputent le départage.
not-applicable = { $measure } : non applicable, { $why }.
drawn =
    { $purpose ->
        [seeding] Tirage au sort des têtes de série : { $order }.
        [participants] Tirage au sort d’une place au départage : { $order }.
       *[other] Tirage au sort : { $order }.
    }
in-order = { $before }, puis { $next }
within-match = { $place } : { $sentence }
first-white = le tirage au sort donne les Blancs à { $white }.
pairing-numbers-drawn = Numéros d’appariement tirés au sort : { $order }.
toss-won = { $chooser } gagne à pile ou face et choisit la couleur.
colour-chosen =
    { $colour ->
        [white] { $chooser } choisit les Blancs.
       *[black] { $chooser } choisit les Noirs.
    }
bids-black = { $first } propose { $first-bid }, { $second } propose { $second-bid } : { $black } a les Noirs.
bids-lots = { $first } propose { $first-bid }, { $second } propose { $second-bid } : le sort décide.
seeded = Têtes de série : { $order }.
knock-out-begins =
    { $seats ->
        [2] Finale : { $pairs }.
        [4] { $count ->
            [one] Demi-finale : { $pairs }.
           *[other] Demi-finales : { $pairs }.
        }
        [8] { $count ->
            [one] Quart de finale : { $pairs }.
           *[other] Quarts de finale : { $pairs }.
        }
        [16] { $count ->
            [one] Huitième de finale : { $pairs }.
           *[other] Huitièmes de finale : { $pairs }.
        }
       *[other] Tour des { $seats } : { $pairs }.
    }
match-level = Le match { $first } – { $second } se termine à égalité, { $score }.
match-won = { $first } – { $second } { $score } : { $winner } gagne le match.
sudden-death-won = { $winner } gagne la partie { $game } de mort subite contre { $loser }.
armageddon-won = { $winner } gagne la partie Armageddon contre { $loser }.
armageddon-drawn =
    { $colour ->
        [white] La partie Armageddon est nulle : { $winner }, avec les Blancs, l’emporte.
       *[black] La partie Armageddon est nulle : { $winner }, avec les Noirs, l’emporte.
    }
double-round-robin =
    { $fewer ->
        [yes] Il en reste deux : ils jouent un match aller-retour.
       *[no] Les deux jouent un match aller-retour.
    }
colours-reversed = Les mêmes joueurs de nouveau : les couleurs sont inversées.
clear-winner = Personne ne peut plus rejoindre { $winner }, à { $score } : les parties restantes ne sont pas jouées.
round-robin-ended = Tournoi toutes rondes { $number } : { $scores }.
board-level = Après la donne { $number }, { $level } restent à égalité.
board-order = Donne { $number } : { $order }.
shoot-out-level =
    { $number ->
        [1] Après la série décisive, { $level } restent à égalité.
       *[other] Après la série décisive { $number }, { $level } restent à égalité.
    }
shoot-out-order =
    { $number ->
        [1] Série décisive : { $order }.
       *[other] Série décisive { $number } : { $order }.
    }
extra-boards-level =
    { $count ->
        [0] Après les donnes supplémentaires, { $level } restent à égalité.
       *[other] Après les { number-word } donnes supplémentaires, { $level } restent à égalité.
    }
extra-boards-order =
    { $count ->
        [0] donnes supplémentaires : { $order }.
       *[other] { number-word } donnes supplémentaires : { $order }.
    }
more-extra-boards-level =
    { $count ->
        [0] après d’autres donnes supplémentaires, { $level } restent à égalité.
       *[other] après { number-word } autres donnes supplémentaires, { $level } restent à égalité.
    }
more-extra-boards-order =
    { $count ->
        [0] autres donnes supplémentaires : { $order }.
       *[other] { number-word } autres donnes supplémentaires : { $order }.
    }
one-board-matches =
    { $number ->
        [1] Matchs d’une donne : { $scores }.
       *[other] Matchs d’une donne, tour { $number } : { $scores }.
    }
goes-on-by-name = Décision ({ $by }) : on continue avec { $go }.
goes-on = Décision ({ role }) : on continue avec { $go }.
both-forfeited =
    { $game ->
        [0] { $players } perdent tous deux la partie Armageddon par forfait : l’arbitre décide.
       *[other] { $players } perdent tous deux la partie { $game } de mort subite par forfait : l’arbitre décide.
    }
share-their-places = { $members } se partagent leurs places
decided-by-name = Décision ({ $by }) : { $order }.
decided = Décision ({ role }) : { $order }.
role =
    { $known ->
        [grand-chess-tour-chief-arbiter-or-his-appointed-deputy] arbitre principal du Grand Chess Tour ou son adjoint désigné
        [arbiter] arbitre
        [chief-arbiter] arbitre principal
        [arbiters] arbitres
        [director] directeur du tournoi
        [organiser] organisateur
        [league-committee] comité de la ligue
        [appeals-committee] commission d’appel
       *[other] { $role }
    }
won-of-two = { $winner } l’emporte ; { $other } prend la deuxième place.
won = { $winner } l’emporte ; les autres se partagent la deuxième place.
draw-odds =
    { $seed ->
        [higher] À égalité, le match revient à { $winner }, tête de série la mieux classée.
       *[lower] À égalité, le match revient à { $winner }, tête de série la moins bien classée.
    }
seed-has-white =
    { $seed ->
        [higher] { $white }, tête de série la mieux classée, a les Blancs.
       *[lower] { $white }, tête de série la moins bien classée, a les Blancs.
    }
seed-chooses =
    { $seed ->
        [higher] { $chooser }, tête de série la mieux classée, choisit la couleur.
       *[lower] { $chooser }, tête de série la moins bien classée, choisit la couleur.
    }
absent-withdrew = { $name } a abandonné avant la ronde { $round }
absent-expelled = { $name }, exclusion avant la ronde { $round }
absent-declines = { $name } renonce au départage
absent-left = { $name } a quitté le tournoi
absent =
    { $count ->
        [1] { $reasons } : { $present } n’a pas besoin de départage.
       *[other] { $reasons } : { $present } continuent.
    }
forfeited-by-leaving =
    { $count ->
        [1] { $white } – { $black } : { $left } a quitté le tournoi, la partie est perdue par forfait.
       *[other] { $white } – { $black } : { $left } ont quitté le tournoi, la partie est perdue par forfait.
    }
forfeited-absent =
    { $count ->
        [1] { $white } – { $black } : { $left } ne joue pas, la partie est perdue par forfait.
       *[other] { $white } – { $black } : { $left } ne jouent pas, la partie est perdue par forfait.
    }
read-as = Le texte ne dit pas : { $silent }. Lu ainsi : { $meaning }.
departed =
    { $named ->
        [yes] Dérogation au règlement ({ $by }) : { $why }.
       *[no] Dérogation au règlement : { $why }.
    }
departed-without-power =
    { $named ->
        [yes] Dérogation ({ $by } ; { $why }) : le règlement ne donne pas ce pouvoir.
       *[no] Dérogation ({ $why }) : le règlement ne donne pas ce pouvoir.
    }

## Criteria

criterion =
    { $criterion ->
        [mutual-result] confrontation directe
        [mutual-result-weighted] confrontation directe
        [sonneborn-berger] Sonneborn-Berger
        [games-with-black] parties avec les Noirs
        [wins] victoires
        [wins-with-black] victoires avec les Noirs
        [imp-quotient] quotient d’IMP
        [total-points-quotient] quotient des points totaux
        [imps-in-their-match] IMP de leur match
        [total-points-in-their-match] points totaux de leur match
        [beat-both] matchs entre ex æquo
        [beat-one-tied-other] matchs entre ex æquo
        [beaten-by-both] matchs entre ex æquo
        [beat-all-or-tied-one] matchs entre ex æquo
        [net-imps] différence d’IMP entre ex æquo
        [net-total-points] différence de points totaux entre ex æquo
        [net-imps-in-all-matches] différence d’IMP de tous les matchs
        [margin-against-common-opponent] écart contre un adversaire commun
        [swiss-points] points suisses
        [qualification-rank] place en qualification
        [qualification-match] match de qualification
        [best-session] meilleure séance
        [next-best-session] meilleure séance
        [best-two-sessions] deux meilleures séances
        [common-opponent] points de match contre un adversaire commun
        [score-without-carry-over] score sans carry-over
        [opponents-average] score moyen des adversaires
        [weighted-average] moyenne pondérée
        [direct-match] match direct
        [net-points-on-common-boards] différence de points totaux sur les donnes communes
        [boards-won] donnes gagnées
        [berlin-count] décompte de Berlin de leur match
        [bottom-board-elimination] leur match sans ses derniers échiquiers
        [youngest] date de naissance
        [oldest] date de naissance
        [higher-rating] Elo
        [lower-rating] Elo
        [title] rang du titre
        [starting-number] rang initial
        [previous-place] place à l’édition précédente
        [modified-median] médian modifié
        [solkoff] Solkoff
        [cumulative] score cumulé
        [cumulative-of-opposition] scores cumulés des adversaires
        [DE] confrontation directe
        [WIN] victoires
        [WON] parties gagnées
        [BPG] parties avec les Noirs
        [BWG] victoires avec les Noirs
        [PS] score progressif
        [PS-C1] score progressif tronqué d’une ronde
        [REP] rondes disputées par choix
        [STD] points standard
        [BH] Buchholz
        [BH-C1] Buchholz tronqué d’un résultat
        [BH-C2] Buchholz tronqué de deux résultats
        [BH-M1] Buchholz médian
        [AOB] Buchholz moyen des adversaires
        [FB] Buchholz anticipé
        [SB] Sonneborn-Berger
        [SB-C1] Sonneborn-Berger tronqué d’un résultat
        [KS] système Koya
        [ARO] Elo moyen des adversaires
        [ARO-C1] Elo moyen des adversaires tronqué d’un résultat
        [TPR] performance
        [PTP] performance parfaite
        [APRO] performance moyenne des adversaires
        [APPO] performance parfaite moyenne des adversaires
        [RTNG] Elo
       *[other] { $measure }
    }
criterion-of-code = { criterion } ({ $code })
measure-lots = tirage au sort
measure-decision = décision
measure-entered = nombres saisis
session-from-best =
    { $number ->
        [2] deuxième meilleure séance
        [3] troisième meilleure séance
        [4] quatrième meilleure séance
        [5] cinquième meilleure séance
        [6] sixième meilleure séance
       *[other] { $number }e meilleure séance
    }
qualification-vps = PV du match de qualification
qualification-imps = IMP du match de qualification
direct-encounter-not-all-met = confrontation directe, tous ne s’étant pas rencontrés (6.2)
matchpoints-against = points de match contre { $against }
matchpoints-in-turn = points de match tour à tour contre { $against }, en dernier contre { $last }
margin-against = écart contre { $against }
counted-in-play-off = { $counted } dans le départage
counted-in-both = { $counted } dans le tournoi et le départage
counted-in-clause = { $counted } dans les parties de { $clause }
counted-in-phase =
    { $phase ->
        [rapid] { $counted } dans les parties rapides
        [blitz] { $counted } dans les parties de blitz
       *[other] { $counted } dans les parties ({ $phase })
    }
comparison = { $counted } : { $values }.
still-level-two = L’égalité demeure.
still-level-all = L’égalité demeure entre tous.
nobody-found =
    { $criterion ->
        [beat-both] Aucune équipe n’a battu les deux autres.
        [beat-one-tied-other] Aucune équipe seule n’a battu l’une et fait match nul avec l’autre.
        [beaten-by-both] Aucune équipe n’a perdu contre les deux autres.
       *[beat-all-or-tied-one] Aucune équipe n’a battu toutes les autres, et aucune seule n’a fait un match nul et battu le reste.
    }
one-found =
    { $criterion ->
        [beaten-by-both] { $team } est classée troisième des places à égalité.
       *[other] { $team } est déclarée gagnante.
    }
nothing-lost =
    { $among ->
        [two] { $order ->
            [level] { $unit ->
                [imps] Aucune des deux n’a perdu d’IMP : égalité.
               *[points] Aucune des deux n’a perdu de point : égalité.
            }
           *[won] { $unit ->
                [imps] Aucune des deux n’a perdu d’IMP : celle qui en a gagné plus est devant.
               *[points] Aucune des deux n’a perdu de point : celle qui en a gagné plus est devant.
            }
        }
       *[more] { $order ->
            [level] { $unit ->
                [imps] Aucune d’elles n’a perdu d’IMP : égalité.
               *[points] Aucune d’elles n’a perdu de point : égalité.
            }
           *[won] { $unit ->
                [imps] Aucune d’elles n’a perdu d’IMP : celle qui en a gagné plus est devant.
               *[points] Aucune d’elles n’a perdu de point : celle qui en a gagné plus est devant.
            }
        }
    }
nothing-lost-of-some = { $names } : { $said }
working-nothing = { $name } : rien n’est compté.
working = { $name } : { $parts }.
working-round = ronde { $round }
working-session = séance { $session }
working-board = donne { $board }
working-left-out = écarté
inapplicable-no-session = aucune séance connue pour { $members }
inapplicable-no-two-sessions = pas deux séances connues pour { $members }
inapplicable-no-common-opponent = aucune rencontre connue contre un adversaire commun pour { $members }
inapplicable-nobody-in-common = { $members } n’ont aucun adversaire en commun
inapplicable-no-common-board =
    { $count ->
        [2] aucune donne connue jouée à la fois par { $members }
       *[other] aucune donne connue jouée à la fois par { $members }
    }
inapplicable-did-not-meet = { $two } ne se sont pas rencontrés
inapplicable-more-pairs = ni { number-word } autres paires d’entre eux
inapplicable-only-for-two = ce critère ne compare que deux équipes
inapplicable-no-qualification-match = aucun match de qualification connu entre { $members }
inapplicable-qualification-unknown = le score du match de qualification n’est pas connu
inapplicable-nothing-carried = rien n’a été reporté dans cette phase
inapplicable-only-for-teams = ce critère compare des équipes, non des joueurs
inapplicable-only-for-players = ce critère compare des joueurs, non des équipes
inapplicable-no-direct-match = aucun match entre elles n’est connu avec ses échiquiers
inapplicable-told-in-vain = les données fournies ne comblent pas la lacune
inapplicable-not-known =
    { $what ->
        [birth] date de naissance inconnue pour { $of }
        [rating] Elo inconnu pour { $of }
        [title] titre inconnu pour { $of }
        [starting-number] rang initial inconnu pour { $of }
        [previous-place] place à l’édition précédente inconnue pour { $of }
        [sex] sexe inconnu pour { $of }
        [federation] fédération inconnue pour { $of }
       *[club] club inconnu pour { $of }
    }
inapplicable-too-large = les scores sont trop grands pour être multipliés exactement

## Awards and invitations

award-nobody-may = { $award } : personne ne peut l’avoir.
award-nobody-has = { $award } : personne ne l’a ; { $declined }.
award-given = { $award } : { $who }.
award-shared-by = { $who } se le partagent
award-passed =
    { $count ->
        [1] { $who } a un autre prix
       *[other] { $who } ont un autre prix
    }
award-declined =
    { $count ->
        [1] { $who } y renonce
       *[other] { $who } y renoncent
    }
award-contested =
    { $whole ->
        [yes] { $members } sont en lice : { $award }.
       *[no] { $members } sont en lice : { $award }, pour { $places }.
    }
ladder-alone = Échelle.
ladder-begins = Échelle : { $steps }.
ladder-step = { $before } ; puis le vainqueur – { $next }
award-nobody-may-have = personne ne peut l’avoir
award-nobody-has-it = personne
award-place-open = { $who } (à décider)
cannot-decline-last =
    { $count ->
        [1] { $who } renonce à « { $award } » : on ne peut renoncer à une place parmi les derniers
       *[other] { $who } renoncent à « { $award } » : on ne peut renoncer à une place parmi les derniers
    }
cannot-decline-unknown =
    { $count ->
        [1] { $who } renonce à « { $award } » : aucune clause n’attribue cela ; ce à quoi on peut renoncer est nommé par `award` ou `cut` dans le règlement
       *[other] { $who } renoncent à « { $award } » : aucune clause n’attribue cela ; ce à quoi on peut renoncer est nommé par `award` ou `cut` dans le règlement
    }
carried-part = { $part } de { $sum }
carried-against = { $points } contre { $name }
carried-pair = { $winner } contre { $loser }
carry-over-title = Carry-over : { $of }
many-players = { $count } joueurs
eligible-unknown =
    { $what ->
        [birth] le fichier ne donne pas la date de naissance ({ $who }), et « { $award } » peut en dépendre
        [rating] le fichier ne donne pas l’Elo ({ $who }), et « { $award } » peut en dépendre
        [title] le fichier ne donne pas le titre ({ $who }), et « { $award } » peut en dépendre
        [starting-number] le fichier ne donne pas le rang initial ({ $who }), et « { $award } » peut en dépendre
        [previous-place] le fichier ne donne pas la place à l’édition précédente ({ $who }), et « { $award } » peut en dépendre
        [sex] le fichier ne donne pas le sexe ({ $who }), et « { $award } » peut en dépendre
        [federation] le fichier ne donne pas la fédération ({ $who }), et « { $award } » peut en dépendre
       *[club] le fichier ne donne pas le club ({ $who }), et « { $award } » peut en dépendre
    }
destination-next-year = { $name } de l’année prochaine
invited = Invitation pour { $name } : { $to }.
invitation-nobody =
    { $count ->
        [1] { $declined } décline l’invitation : il ne reste personne à inviter.
       *[other] { $declined } déclinent l’invitation : il ne reste personne à inviter.
    }
invitation-passes =
    { $count ->
        [1] { $declined } décline l’invitation. Le texte ne dit pas qui est invité à la place ; { $next }.
       *[other] { $declined } déclinent l’invitation. Le texte ne dit pas qui est invité à la place ; { $next }.
    }
invitation-next =
    { $count ->
        [1] selon les mêmes règles, c’est { $among }
       *[other] les mêmes règles décident entre { $among }
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
        [yes] { $stage }, { $score } contre { $opponent }, carry-over compris
       *[no] { $stage }, { $score } contre { $opponent }
    }
last-match-stage =
    { $within ->
        [stage] { $stage }
        [round] ronde { $round }
       *[match] match
    }
boards-one = une donne
boards-extra =
    { $count ->
        [0] les donnes supplémentaires
       *[other] { number-word } donnes supplémentaires
    }
boards-segment = une série décisive de { number-word } donnes
met-in-round = { $of } { $adds }, { $against } { $other } à la ronde { $round }
met-somewhere = { $of } { $adds }, { $against } { $other }
part-against = { $of } contre { $against }
two-winners = { $north-south } gagne en Nord-Sud, { $east-west } en Est-Ouest.
boards-level =
    { $count ->
        [1] Une autre donne n’a rien changé.
       *[other] { $count } autres donnes n’ont rien changé.
    }
session-number = séance { $number }
section-name = section { $name }
board-unit =
    { $unit ->
        [matchpoints] points de match
        [points] points
       *[imps] IMP
    }
matchpoints-of = points de match sur { $top }
deal =
    Donneur { $dealer ->
        [north] Nord
        [east] Est
        [south] Sud
       *[west] Ouest
    }, { $vulnerable ->
        [nobody] personne vulnérable
        [north-south] Nord-Sud vulnérables
        [east-west] Est-Ouest vulnérables
       *[all] tous vulnérables
    }
table-result =
    { $result ->
        [not-played] non jouée
       *[passed-out] passe général
    }
no-trumps = SA
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
        [boards] Donnes
        [carry-over] Carry-over
        [penalty] Pénalité
       *[total] Total
    }

## Why a tie is left open

left-open = { $members } restent à égalité pour { $places } : { $why }.
left-open-summary = Ce fichier est un résumé ; le règlement imprimé peut en dire plus.
no-further-rule = le règlement ne donne pas d’autre règle
no-rule-for-number = le texte n’a pas de règle pour { number-word }
no-rule-for-places = le texte n’a pas de règle pour ces places
nobody-chosen = le texte ne dit pas lesquels sont choisis
too-few-to-choose = il en reste trop peu pour choisir
stage-for-two = la phase est prévue pour deux
nobody-there = aucun n’est là pour jouer
not-seeded = { $members } ne peuvent être classés comme têtes de série : le texte n’en dit pas plus.
no-seeds = Rien ne dit qui est la tête de série la mieux classée : { $members }.
award-left-open = { $members } sont à égalité pour « { $award } » : le texte ne dit pas qui d’entre eux l’obtient.
award-places-left-open = { $members } sont à égalité pour { $places } : le texte ne dit pas qui d’entre eux l’obtient.
clauses-in-circle = { $members } reviennent à { $clause } sans rien de nouveau : les clauses tournent en rond.
no-end = Après { $clauses } clauses, il n’y a toujours pas de fin.

## Warnings

warning-answer-does-not-fit = la réponse à { $question } ne convient pas à la question et est écartée
warning-departure-about-others = la dérogation sur { $tie } concerne d’autres participants et est écartée
warning-games-missing =
    { $games ->
        [one] { $games } partie manque ; les points publiés servent ({ $published })
       *[other] { $games } parties manquent ; les points publiés servent ({ $published })
    }
warning-games-without-points =
    { $games ->
        [one] { $games } partie manque et aucun point n’est publié pour { $members } : leurs scores peuvent être trop bas
       *[other] { $games } parties manquent et aucun point n’est publié pour { $members } : leurs scores peuvent être trop bas
    }
warning-gone-annulled =
    { $count ->
        [1] { $player } a quitté le tournoi avant la ronde { $round } : le résultat est annulé
       *[other] { $player } a quitté le tournoi avant la ronde { $round } : les { $count } résultats sont annulés
    }
warning-gone-forfeited =
    { $count ->
        [1] { $player } a quitté le tournoi avant la ronde { $round } : une partie est gagnée par forfait par l’adversaire
       *[other] { $player } a quitté le tournoi avant la ronde { $round } : { $count } parties sont gagnées par forfait par les adversaires
    }
warning-idle =
    { $count ->
        [1] { $what ->
            [session] { $members } n’a aucune séance dans ce tournoi
           *[match] { $members } n’a aucun match dans ce tournoi
        }
       *[other] { $what ->
            [session] { $members } n’ont aucune séance dans ce tournoi
           *[match] { $members } n’ont aucun match dans ce tournoi
        }
    }
warning-published-differs = { $team } a { $published } selon la publication, mais { $found } d’après les matchs ; { $published } est retenu
warning-matches-missing =
    { $matches ->
        [one] { $matches } match du tournoi toutes rondes manque : le classement est provisoire
       *[other] { $matches } matchs du tournoi toutes rondes manquent : le classement est provisoire
    }
warning-plays-twice = { $team } joue deux fois dans une phase : donnez aux matchs un `stage` ou un `round`
warning-unknown-award = le tournoi a des prix pour « { $award } », et aucune clause n’attribue cela : personne ne les reçoit
warning-unequal-opponents = les points suisses des équipes à égalité reposent sur des nombres d’adversaires inégaux : { $each }
warning-off-scale =
    { $count ->
        [1] les PV d’un match ne sont pas ceux de l’échelle continue de la WBF et sont pris tels quels ({ $example })
       *[other] les PV de { number-word } matchs ne sont pas ceux de l’échelle continue de la WBF et sont pris tels quels (le premier est { $example })
    }
off-scale-example = { $teams } : { $given } là où l’échelle donne { $scale }

## Reminders

condition =
    { $known-condition ->
        [if-they-deem-this-necessary] s’ils l’estiment nécessaire
       *[other] { $condition }
    }
may-depart =
    { $conditional ->
        [yes] dérogation possible à ces règles ({ role }), { condition }.
       *[no] dérogation possible à ces règles ({ role }).
    }
may-depart-reason = C’est Tiebreak qui demande le motif, non le texte.
rest-before = { $minutes } minutes de repos pour chacun avant les parties de départage.
rest-after-last = { $minutes } minutes de repos pour chacun : pas avant { $start } (fin de la dernière partie).
rest-of-player = { $minutes } minutes de repos pour chacun : pas avant { $start } ({ $player } a fini à { $finished }).
short-draws =
    { $count ->
        [1] une nulle a été plus courte que le règlement ne le demande : { $draws }.
       *[other] { number-word } nulles ont été plus courtes que le règlement ne le demande : { $draws }.
    }
short-draw =
    { $unit ->
        [moves] { $white } – { $black } ({ $length } coups)
       *[minutes] { $white } – { $black } ({ $length } minutes)
    }
short-draw-in-round =
    { $unit ->
        [moves] { $white } – { $black } (ronde { $round }, { $length } coups)
       *[minutes] { $white } – { $black } (ronde { $round }, { $length } minutes)
    }
undivided-nobody = Il reste { $amount } : personne ne peut l’avoir.
undivided = { $amount } ne peuvent être partagés également entre { $among } ; l’organisateur décide.

## Questions

draw-first-white =
    { $within ->
        [final] Tirer au sort les Blancs de la partie 1 de la finale : { $names }.
        [match] Tirer au sort les Blancs de la partie 1 ({ $pairing }) : { $names }.
       *[none] Tirer au sort les Blancs de la partie 1 : { $names }.
    }
draw-pairing-numbers = Tirer au sort les numéros d’appariement : { $names }.
draw-seeding = Tirer au sort les têtes de série : { $names }.
draw-participants = Tirer au sort : { $question } ?
who-takes-part =
    { $count ->
        [1] qui participe ({ $names })
       *[other] quels { number-word } participent ({ $names })
    }
toss-coin =
    { $within ->
        [final] Tirer à pile ou face pour la finale : { $names }.
        [match] Tirer à pile ou face ({ $pairing }) : { $names }.
       *[none] Tirer à pile ou face : { $names }.
    }
toss-coin-conducted =
    { $within ->
        [final] Couleurs de la finale à pile ou face, tirage fait par { $by } : { $names }.
        [match] Couleurs ({ $pairing }) à pile ou face, tirage fait par { $by } : { $names }.
       *[none] Couleurs à pile ou face, tirage fait par { $by } : { $names }.
    }
draw-order = Tirer au sort l’ordre : { $names }.
draw-one = Tirer au sort la première place : qui de { $names } ?
play-game = À jouer : { $white } (Blancs) – { $black } (Noirs). Cadence : { $clock }.
play-sudden-death = À jouer, partie { $number } de mort subite : { $white } (Blancs) – { $black } (Noirs). Cadence : { $clock }.
draw-wins =
    { $colour ->
        [white] La nulle fait gagner les Blancs.
       *[black] La nulle fait gagner les Noirs.
    }
ask-colour = Faire choisir { $chooser } : Blancs ou Noirs.
ask-bids = Demander une enchère secrète à chacun ({ $bidders }) : le temps avec lequel il prendrait les Noirs, au plus { $most }.
play-board = Jouer une donne, mort subite : { $names }.
play-boards = À jouer : { $boards }, { $names }.
ask-decision = Demander une décision ({ role }) : { $names }.
ask-to-go-on = Demander une décision ({ role }) : { $names } continuent-ils avec { $clause }, ou l’égalité est-elle tranchée autrement ?
role-after =
    { $known-after ->
        [after-consulting-with-the-players] { role }, après consultation des joueurs
       *[other] { role }, { $after }
    }
find-out = À établir : { $what }.
file-has-result = Le fichier donne { $result } pour cette partie ({ $place }).
file-has-white = Le fichier donne les Blancs à { $white } dans cette partie ({ $place }).
play-off-game = partie de départage { $number }
game-at-line = partie { $game }, ligne { $line }
game-at-line-of-file = partie { $game }, ligne { $line }, { $file }
clock-both = { $pace } chacun
clock-both-from = { $pace } chacun, à partir du coup { $from }
clock-sides = Blancs { $white }, Noirs { $black }
clock-sides-from = Blancs { $white }, Noirs { $black }, à partir du coup { $from }
clock-sides-apart = Blancs { $white }, à partir du coup { $white-from }, Noirs { $black }, à partir du coup { $black-from }
clock-delay = { $time } délai { $seconds }

## Missing data

missing-result = résultat { $white } – { $black }
missing-result-in-round = résultat { $white } – { $black } à la ronde { $round }
missing-game = la partie entre { $first } et { $second } : Blancs, Noirs, résultat
missing-of-qualification = { figure }, match de qualification { $first } – { $second }
missing-of-match =
    { $when ->
        [stage] { figure }, { $first } – { $second } ({ $stage })
        [round] { figure }, { $first } – { $second }, ronde { $round }
       *[match] { figure }, match { $first } – { $second }
    }
missing-of-bye =
    { $when ->
        [stage] { figure }, { $team } : exempt ({ $stage })
        [round] { figure }, { $team } : exempt, ronde { $round }
       *[match] { figure }, { $team } : exempt
    }
missing-entered = { $what } ({ $one })
missing-on-common-boards = { figure } ({ $one }) sur les donnes jouées en commun par { $among }
missing-against-common =
    { $number ->
        [1] { figure } ({ $one }) contre la paire la mieux classée rencontrée à la fois par { $among }
       *[other] { figure } ({ $one }) contre la no { $number } des paires les mieux classées rencontrées à la fois par { $among }
    }
missing-of-one = { figure } ({ $one })
figure =
    { $figure ->
        [vps] PV
        [score] score
        [imps] IMP
        [total-points] points totaux
        [qualification-rank] place en qualification
        [net-on-common-boards] différence de points totaux
        [against-common-opponent] points de match
        [boards-won] donnes gagnées (les nulles pour moitié)
        [code] { $code }
       *[number] nombre
    }

## A ruling as text

summary-of-ours = { $name } (résumé)
list-of-tie-breaks = Départages { $codes } : règlement { $regulation }, { $clause }.
unit =
    { $unit ->
        [VPs] PV
        [IMPs] IMP
        [boards] donnes
        [points] points
       *[other] { $unit }
    }
north-south = Nord-Sud
east-west = Est-Ouest
heading-steps = Comment cela a été décidé
heading-one-sentence = En une phrase
heading-left-open = Non prévu par le règlement
heading-departures = Dérogations au règlement
heading-to-do = À faire maintenant
heading-awards = Prix et titres
heading-prizes = Prix en argent, { $currency }
heading-tour-points = Points du circuit
heading-keep-in-mind = Rappels
heading-read-as = Interprétation
heading-on-record = Au registre
record-head = Empreinte du registre : { $head }
tied-mark = à égalité
interim-progress =
    { $what ->
        [games] { $count ->
            [one] { $count } partie manque
           *[other] { $count } parties manquent
        }
       *[matches] { $count ->
            [one] { $count } match manque
           *[other] { $count } matchs manquent
        }
    }
interim-rounds = { $played } rondes sur { $all } ({ interim-progress })
interim = provisoire : { $progress }
interim-sentence = Classement provisoire : { $progress }.
heading-plain-steps = Étapes
heading-warnings = Avertissements
heading-prize-money = Prix en argent
place-open = { $place } (à décider)
column-place = place
column-name = nom
column-score = score
column-score-in = score, { $unit }
column-matches-won = matchs gagnés
column-last-match = dernier match
column-clause = clause
column-award = prix
column-who = qui
column-points = points
column-working = calcul

## Readings

reading-idle = { $readings } : une autre interprétation ne changerait rien ici.
reading-changes-nothing = ne changerait rien ici
reading-other-standing = donnerait un autre classement : { $places }
reading-asks-else = demanderait autre chose maintenant
reading-other-reminders = donnerait d’autres rappels
reading-would-say = dirait : { $said } ; ce qui est ouvert reste le même
# What a regulation file says of a reading or as a reminder, by its first words; others stay as they
# were written.
reading-phrase =
    { $phrase ->
        [a-1-divides-the-money-of-the-players-in-the-tiebreak-what-of-ties-for-other-plac] A.1 partage l’argent des joueurs du départage. Qu’en est-il des autres places à égalité ?
        [a-1-divides-the-prize-money-among-all-the-players-in-the-tiebreak-has-a-player-w] A.1 partage les prix entre « all the players in the tiebreak ». Un joueur qui renonce au départage a-t-il une part ?
        [a-1-speaks-of-the-tournament-of-2022] A.1 parle du tournoi de 2022.
        [a-tie-of-two-may-be-broken-here-where-other-steps-say-shall-must-it-be-broken] Une égalité à deux « may be broken » ici, alors que d’autres étapes disent « shall ». Faut-il départager ?
        [all-of-them-play-one-common-board-and-its-scores-order-them] toutes jouent une donne commune, et ses résultats les classent
        [all-of-them-share-second-place-those-who-did-not-play-off-too] tous partagent la deuxième place, même ceux qui n’ont pas joué le départage
        [all-of-them-share-second-place-whenever-they-were-knocked-out] tous partagent la deuxième place, quel que soit le moment de leur élimination
        [among-all-who-were-tied-at-the-end-of-the-main-tournament] entre tous ceux à égalité à la fin du tournoi principal
        [among-the-four-by-their-games-in-the-main-tournament] entre les quatre, par leurs parties du tournoi principal
        [among-whom-four-who-come-out-of-a-larger-play-off-are-compared-for-their-seeding] entre qui sont comparés, pour leur classement de têtes de série, quatre joueurs issus d’un départage plus large
        [are-30-moves-or-three-hours-still-within-30-moves-or-three-hours] 30 coups ou trois heures sont-ils encore dans la limite ?
        [are-lots-drawn-again-for-the-first-sudden-death-game] Tire-t-on de nouveau au sort pour la première partie de mort subite ?
        [as-in-the-event] comme dans le tournoi
        [as-soon-as-nobody-else-can-reach-the-leader-s-present-score-in-any-way-the-rest] dès que personne d’autre ne peut atteindre le score actuel du premier
        [best-session-then-the-best-two-together-then-common-opponents-from-the-highest-r] meilleure séance, puis les deux meilleures ensemble, puis adversaires communs à partir du mieux classé
        [best-session-then-the-second-best-and-so-on-before-the-best-two-together] meilleure séance, puis la deuxième, etc., avant les deux meilleures ensemble
        [both-players-forfeit-the-armageddon-game-who-wins] Les deux joueurs sont forfait à la partie d’Armageddon. Qui gagne ?
        [by-the-imps-of-all-their-meetings] par les IMP de toutes leurs rencontres
        [by-the-vps-of-all-their-meetings-a-team-that-is-to-stand-first-or-last-this-way] par les PV de toutes leurs rencontres ; une équipe classée ainsi première ou dernière doit avoir rencontré toutes les autres
        [by-total-then-by-sessions-those-of-one-rank-are-added-up-a-part-that-is-still-le] par total, puis par séances ; ceux d’un même rang s’additionnent ; un groupe encore à égalité cherche les siens depuis le haut
        [by-vps-then-by-imps-several-meetings-are-added-up] par PV, puis par IMP ; plusieurs rencontres s’additionnent
        [by-which-ranking-opponents-are-the-highest-ranking] selon quel classement les adversaires sont les mieux classés
        [classical-games-count-3-1-0-armageddon-games-after-a-draw-and-0-on-top-a-drawn-a] Les parties classiques comptent 3, 1, 0, les parties d’Armageddon après une nulle ½ et 0 en plus. Une partie d’Armageddon nulle est un gain des Noirs.
        [each-part-that-still-holds-one-of-the-first-four-places-plays-on-by-itself-a-par] chaque groupe concerné par une des quatre premières places continue entre soi ; à partir de la cinquième, l’égalité demeure
        [each-two-of-them-play-a-board-and-the-boards-won-order-them-a-drawn-one-counting] chaque paire d’équipes joue une donne, et les donnes gagnées les classent, une nulle comptant demi
        [every-game-1-0-regardless-of-time-control] chaque partie 1, ½, 0 : « regardless of time control »
        [everything-games-with-black-too] tout, les parties avec les Noirs aussi
        [everything-wins-with-black-too] tout, les gains avec les Noirs aussi
        [final-scores-with-the-carry-over-direct-matches-only-where-all-met] scores finals avec carry-over ; matchs directs seulement si toutes se sont rencontrées
        [for-every-sudden-death-match-in-every-section] pour tout match « sudden death », dans toute section
        [for-those-of-four-or-more-teams-in-a-round-robin-alone] seulement pour ceux de quatre équipes ou plus d’un tournoi toutes rondes
        [four-come-out-of-a-larger-play-off-among-whom-are-the-criteria-of-their-seeding] Quatre joueurs sortent d’un départage plus large. Entre qui compare-t-on les critères de leur classement de têtes de série ?
        [how-are-further-ties-broken-likewise] Comment les autres égalités sont-elles départagées « likewise » ?
        [how-do-three-or-more-teams-play-one-board-matches] Comment trois équipes ou plus jouent-elles des « one-board matches » ?
        [how-is-the-third-round-robin-of-the-same-players-numbered] Comment numérote-t-on le troisième tournoi toutes rondes des mêmes joueurs ?
        [how-prize-money-is-divided-by-players-who-are-level-for-another-place-than-the-f] comment les prix sont partagés entre joueurs à égalité pour une autre place que la première
        [how-the-other-two-are-placed-after-a-one-board-match-of-three-teams] comment les deux autres sont classées après un match d’une donne à trois
        [how-the-winner-of-the-qualification-match-is-found-when-its-vps-are-level] comment trouver le vainqueur du match de qualification à PV égaux
        [how-three-or-more-teams-play-one-board-matches] comment trois équipes ou plus jouent des matchs d’une donne
        [how-two-teams-compare-that-both-lost-nothing] comment comparer deux équipes qui n’ont rien perdu
        [it-counts-as-a-draw-and-the-next-game-is-played] elle compte comme nulle, et la suivante est jouée
        [it-goes-by-place-what-a-tie-covers-is-left-undivided] il va par place : ce que couvre une égalité reste non partagé
        [it-is-shared-equally-too-which-the-text-does-not-say] il est partagé également aussi, ce que le texte ne dit pas
        [it-may-be-after-consulting-with-the-players-otherwise-3-8-goes-on-with-another-r] elle peut l’être, après consultation des joueurs ; sinon 3.8 continue avec un autre tournoi toutes rondes
        [it-must-be] elle doit l’être
        [it-must-be-exactly-one-else-the-next-step-could-never-apply] il en faut exactement une, sinon l’étape suivante ne servirait jamais
        [left-over-from-the-edition-before-the-regulation-applies-to-its-own-year] reste de l’édition précédente ; le règlement vaut pour sa propre année
        [lots-are-drawn-anew-as-in-section-1-and-the-fourth-reverses-it-as-in-section-2] on tire de nouveau au sort comme en section 1, et le quatrième l’inverse comme en section 2
        [lots-decide] le tirage au sort décide
        [main-tournament-100-minutes-for-40-moves-50-for-20-15-for-the-rest-30-seconds-ad] Tournoi principal : 100 minutes pour 40 coups, 50 pour 20, 15 pour le reste, 30 secondes par coup dès le premier.
        [moves-are-broadcast-with-a-delay-of-15-minutes] Les coups sont retransmis avec 15 minutes de retard.
        [n-1-3-e-is-printed-under-four-or-more-teams-for-which-sudden-death-matches-does-it] 1.3(e) est imprimé sous quatre équipes ou plus. Pour quels matchs « sudden death » vaut-il ?
        [no-fewer-than-30-moves-less-than-three-hours] non : moins de 30 coups, moins de trois heures
        [no-he-is-left-out-altogether-as-if-he-were-not-tied] non : il est écarté entièrement, comme s’il n’était pas à égalité
        [no-rest-between-tiebreak-games-the-chief-arbiter-may-grant-a-limited-one] Pas de repos entre les parties de départage ; l’arbitre principal peut en accorder un, limité.
        [no-the-money-goes-to-those-who-play] non : l’argent va à ceux qui jouent
        [no-whoever-began-the-match-with-white-begins-again] non : celui qui a commencé le match avec les Blancs recommence
        [nothing-is-added-for-a-bye-a-warning-says-where-opponents-are-unequal-in-number] rien n’est ajouté pour une exemption ; un avertissement signale les nombres inégaux d’adversaires
        [on-to-the-next-printed-step-two-or-three-go-to-the-section-for-their-number-from] à l’étape imprimée suivante ; deux ou trois vont à la section de leur nombre, depuis la première étape
        [on-which-places-the-tied-are-who-did-not-win] à quelles places sont les joueurs à égalité qui n’ont pas gagné
        [one-board-matches-will-determine-the-winner-of-three-what-of-the-other-two] Des matchs d’une donne « will determine the winner » sur trois. Et les deux autres ?
        [play-in-the-main-hall-if-all-games-of-masters-and-challengers-have-finished-else] Jouer dans la salle principale si toutes les parties des Masters et des Challengers sont finies, sinon dans une autre salle.
        [points-from-the-games-among-all-the-tied-those-still-level-go-on-to-the-next-cri] points des parties entre tous les joueurs à égalité ; ceux encore à égalité passent au critère suivant
        [points-mutual-result-sonneborn-berger-and-wins-not-a-game-with-black] points, confrontation directe, Sonneborn-Berger et gains ; pas une partie avec les Noirs
        [points-results-among-the-tied-and-wins-not-a-win-with-black] points, résultats entre joueurs à égalité et gains ; pas un gain avec les Noirs
        [rounds-start-at-14-00-cet-the-last-at-12-00-cet] Les rondes commencent à 14 h (CET), la dernière à 12 h (CET).
        [somebody-who-is-tied-declines-the-playoff-has-withdrawn-was-expelled-or-leaves-d] Un joueur à égalité renonce, s’est retiré, a été exclu ou part en cours de départage. Quel est le programme ?
        [somebody-who-is-tied-declines-the-tiebreak-has-withdrawn-was-expelled-or-leaves] Un joueur à égalité renonce, s’est retiré, a été exclu ou part en cours de départage. Quel est le programme ?
        [somebody-who-is-tied-for-first-place-declines-the-playoff-do-his-games-count-in] Un joueur à égalité pour la première place renonce aux parties de départage. Ses parties comptent-elles en 2.1.1 à 2.1.3 ?
        [swiss-points-add-up-the-victory-point-scores-obtained-by-the-opponents-with-pena] Les points suisses additionnent les « victory-point scores obtained by » les adversaires. Avec pénalités et carry-over ? Dans l’exemple du texte, une équipe « has a VP score of 50 », le score du classement ; là où le texte veut un score sans carry-over, il le dit (5a).
        [the-appeal-and-protest-period-is-over-when-the-sudden-death-match-begins] Le délai d’appel et de réclamation prend fin quand le match « sudden death » commence.
        [the-arbiter-is-asked-whether-they-play-on-or-who-goes-through] on demande à l’arbitre s’ils continuent, ou qui passe
        [the-arbiter-names-the-winner] l’arbitre désigne le vainqueur
        [the-average-per-opponent-is-compared] on compare la moyenne par adversaire
        [the-chief-arbiter-or-his-deputy-shall-be-empowered-after-four-round-robins-must] L’arbitre principal ou son adjoint « shall be empowered » après quatre tournois toutes rondes : l’égalité doit-elle alors être départagée autrement ?
        [the-colours-go-on-being-reversed-without-new-lots] les couleurs continuent de s’inverser, sans nouveau tirage
        [the-director-decides-whether-it-is-broken-and-how] l’arbitre décide si elle est départagée, et comment
        [the-invitation-alone-first-place-stays-shared] l’invitation seule : la première place reste partagée
        [the-meetings-that-took-place-count] les rencontres qui ont eu lieu comptent
        [the-next-player-by-the-same-rules-among-those-who-accept] le suivant selon les mêmes règles, parmi ceux qui acceptent
        [the-next-printed-step] l’étape imprimée suivante
        [the-same-but-the-round-under-way-is-finished-first] de même, mais la ronde en cours est terminée
        [the-same-step-again] la même étape de nouveau
        [the-schedule-is-that-of-all-who-were-tied-and-those-who-do-not-play-forfeit-its] le programme est celui de tous les joueurs à égalité, et les absents perdent par forfait
        [the-scores-of-the-standings-with-penalties-and-carry-over] les scores du classement, avec pénalités et carry-over
        [the-step-is-not-applicable-and-says-so] l’étape n’est pas applicable et le dit
        [the-team-that-won-more-is-ahead] l’équipe qui a gagné le plus est devant
        [the-tie-is-left-open-and-the-ruling-says-so] l’égalité reste ouverte, et la décision le dit
        [the-vps-won-in-matches-without-penalties-and-carry-over] les PV gagnés en match, sans pénalités ni carry-over
        [the-winner-declines-the-invitation-who-is-invited] Le vainqueur décline l’invitation. Qui est invité ?
        [the-winner-of-a-toss-chooses] le gagnant du tirage à pile ou face choisit
        [whoever-wins-the-challengers-is-invited-to-next-year-s-masters-see-tata-steel-ch] Le vainqueur des Challengers est invité au Masters de l’année suivante : voir tata-steel-challengers-2023.
        [the-winner-the-player-invited-is-first-the-others-who-were-tied-share-second-pla] le vainqueur : le joueur invité est premier, les autres à égalité partagent la deuxième place
        [their-average-counts-and-an-opponent-met-twice-counts-once-for-swiss-points] leur moyenne compte, et un adversaire rencontré deux fois compte une fois pour les points suisses
        [they-are-a-tie-of-their-own-and-begin-again-with-5a-so-that-5d-and-5e-look-at-th] elles forment une égalité à part et reprennent à 5a ; 5d et 5e ne regardent qu’elles
        [they-are-added-up-and-an-opponent-met-twice-counts-twice-for-swiss-points] elles s’additionnent, et un adversaire rencontré deux fois compte deux fois pour les points suisses
        [they-are-level] elles sont à égalité
        [they-count-only-where-each-two-of-the-three-met] ils ne comptent que si les trois se sont toutes rencontrées
        [they-go-on-with-the-next-step] elles passent à l’étape suivante
        [they-share-the-place-below-the-winner] elles partagent la place après le vainqueur
        [those-on-the-way-to-this-group-its-larger-groups-included] ceux qui ont mené à ce groupe, y compris ceux des groupes plus grands
        [those-still-level-go-on-to-2-1-2] ceux encore à égalité passent à 2.1.2
        [those-still-level-start-again-with-2-1-1-among-themselves] ceux encore à égalité reprennent 2.1.1 entre eux
        [those-still-level-start-again-with-the-mutual-result-among-themselves] ceux encore à égalité reprennent la confrontation directe entre eux
        [those-who-do-not-play-are-left-out-and-the-schedule-is-that-of-the-others-who-le] les absents sont écartés et le programme est celui des autres ; qui quitte une phase commencée perd ses parties restantes par forfait
        [to-their-own-section-again-from-its-first-step] de nouveau à leur section, depuis la première étape
        [two-quotients-have-nothing-below-how-do-they-compare] Deux quotients ont un dénominateur nul. Comment les comparer ?
        [vps-only-no-meeting-no-imps-no-swiss-opponent] PV seulement : ni rencontre, ni IMP, ni adversaire suisse
        [what-a-forfeited-game-counts-for] pour quoi compte une partie gagnée par forfait
        [what-a-forfeited-game-counts-for-in-the-criteria-of-the-seeding] pour quoi compte un forfait dans les critères des têtes de série
        [what-a-quotient-is-when-nothing-was-lost] ce que vaut un quotient quand rien n’a été perdu
        [what-are-the-clauses-called-whose-printed-numbering-is-broken] Comment nommer les clauses dont la numérotation imprimée est défectueuse ?
        [what-are-the-swiss-points-of-a-team-that-had-a-bye] Quels sont les points suisses d’une équipe exempte ?
        [what-counts-when-the-mutual-result-separates-some-of-three-or-four] Qu’est-ce qui compte si la confrontation directe n’en départage que certains sur trois ou quatre ?
        [what-counts-when-the-mutual-result-separates-some-of-three-or-more] Qu’est-ce qui compte si la confrontation directe n’en départage que certains sur trois ou plus ?
        [what-do-forfeits-assigned-scores-and-byes-count-for] Pour quoi comptent les forfaits, scores attribués et exemptions ?
        [what-do-several-meetings-of-the-same-two-count] Que comptent plusieurs rencontres des deux mêmes équipes ?
        [what-do-the-games-among-the-tied-count-when-rapid-counts-double-in-the-event] Que comptent les parties entre joueurs à égalité quand les parties rapides comptent double dans le tournoi ?
        [what-do-the-promotion-rules-decide] Que décident les règles de promotion ?
        [what-does-a-forfeited-game-count-for] Pour quoi compte une partie gagnée par forfait ?
        [what-follows-when-2-1-1-separates-some-of-the-tied] Que se passe-t-il si 2.1.1 départage une partie des joueurs à égalité ?
        [what-follows-when-2-1-1-separates-some-of-the-tied-and-leaves-others-level] ce qui suit si 2.1.1 en départage certains et laisse d’autres à égalité
        [what-follows-when-5-d-or-5-e-separates-some-teams-and-leaves-others-level] ce qui suit si 5(d) ou 5(e) départage certaines équipes et en laisse d’autres à égalité
        [what-follows-when-four-or-more-are-left-after-a-winner-is-taken-out] Que se passe-t-il s’il reste quatre équipes ou plus après le vainqueur ?
        [what-follows-when-four-or-more-teams-are-left-after-a-winner-is-declared] ce qui suit s’il reste quatre équipes ou plus après le vainqueur
        [what-forfeits-assigned-scores-and-byes-count-for] pour quoi comptent forfaits, scores attribués et exemptions
        [what-happens-when-a-player-who-is-tied-declines-the-playoff-or-leaves-it] ce qui se passe quand un joueur à égalité renonce au départage ou le quitte
        [what-happens-when-a-player-who-is-tied-declines-the-tiebreak-or-leaves-it] ce qui se passe quand un joueur à égalité renonce au départage ou le quitte
        [what-happens-when-all-the-steps-leave-teams-level] ce qui se passe si toutes les étapes laissent des équipes à égalité
        [what-happens-when-both-players-forfeit-a-sudden-death-game] ce qui se passe si les deux joueurs sont forfait à une partie de mort subite
        [what-happens-when-the-two-tied-teams-did-not-meet] ce qui se passe si les deux équipes à égalité ne se sont pas rencontrées
        [what-happens-when-two-of-three-teams-beat-one-and-tied-the-other] ce qui se passe si deux équipes sur trois en ont battu une et fait nul avec l’autre
        [what-if-both-players-forfeit-a-sudden-death-game] Et si les deux joueurs sont forfait à une partie de mort subite ?
        [what-if-nothing-is-left-to-apply] Et s’il ne reste rien à appliquer ?
        [what-if-the-two-teams-did-not-meet] Et si les deux équipes ne se sont pas rencontrées ?
        [what-if-two-teams-beat-one-and-tied-the-other] Et si deux équipes en ont battu une et fait nul avec l’autre ?
        [what-is-a-quotient-with-nothing-below] Que vaut un quotient dont le dénominateur est nul ?
        [what-net-totals-among-three-teams-count-when-two-of-them-did-not-meet] ce que valent les totaux nets entre trois équipes si deux ne se sont pas rencontrées
        [what-of-net-imps-and-net-points-of-three-teams-that-did-not-all-meet] Que valent les IMP nets et points nets de trois équipes qui ne se sont pas toutes rencontrées ?
        [what-of-teams-that-are-still-level-after-5d-or-5e-separated-some] Qu’en est-il des équipes encore à égalité après que 5d ou 5e en a départagé certaines ?
        [what-several-meetings-of-the-same-two-teams-count] ce que comptent plusieurs rencontres des deux mêmes équipes
        [what-the-swiss-points-of-a-team-with-a-bye-are] quels sont les points suisses d’une équipe exempte
        [when-has-a-team-beaten-another-and-when-have-they-tied] Quand une équipe en a-t-elle battu une autre, et quand ont-elles fait match nul ?
        [when-is-there-a-clear-winner-inside-a-round-robin] Quand y a-t-il un vainqueur net au cours d’un tournoi toutes rondes ?
        [where-do-four-or-more-go-who-are-still-level-after-some-were-separated] Où vont quatre équipes ou plus encore à égalité après une séparation partielle ?
        [where-do-the-tied-stand-who-did-not-win] À quelles places sont classés les joueurs à égalité qui n’ont pas gagné ?
        [where-four-or-more-teams-go-that-remain-tied-after-a-step-separated-some] où vont quatre équipes ou plus encore à égalité après une étape
        [where-the-board-leaves-them-level-they-go-to-the-section-for-two] si la donne les laisse à égalité, elles vont à la section pour deux
        [whether-a-player-who-is-tied-and-declines-the-tiebreak-has-a-share-of-the-prize] si un joueur à égalité qui renonce au départage a part aux prix
        [whether-a-tie-of-two-that-may-be-broken-must-be-broken] si une égalité à deux qui « may be broken » doit être départagée
        [whether-the-end-of-the-appeal-period-in-1-3-e-holds-for-sudden-death-matches-of] si la fin du délai d’appel de 1.3(e) vaut pour les matchs « sudden death » d’autres sections
        [whether-the-games-of-a-tied-player-who-declines-the-playoff-count-in-2-1-1-to-2] si les parties d’un joueur à égalité qui renonce au départage comptent en 2.1.1 à 2.1.3
        [whether-the-opponents-victory-point-scores-include-penalties-and-carry-over] si les points de victoire des adversaires comprennent pénalités et carry-over
        [which-opponents-are-the-highest-ranked] Quels adversaires sont les mieux classés ?
        [which-round-robins-are-counted] Quels tournois toutes rondes sont comptés ?
        [which-scores-of-the-opponents-count-and-what-is-the-direct-match-of-three-or-mor] Quels scores des adversaires comptent, et qu’est-ce que le match direct de trois équipes ou plus ?
        [which-scores-of-the-opponents-count-in-5-b-and-5-c] quels scores des adversaires comptent en 5(b) et 5(c)
        [who-begins-the-rapid-mini-match-with-white-the-text-is-silent] Qui commence le mini-match rapide avec les Blancs ? Le texte n’en dit rien.
        [who-has-white-in-the-first-game-of-the-rapid-mini-match] qui a les Blancs dans la première partie du mini-match rapide
        [who-is-invited-when-the-winner-declines-the-invitation] qui est invité si le vainqueur décline
        [who-plays-on-after-a-round-robin] Qui continue après un tournoi toutes rondes ?
        [who-plays-on-after-a-round-robin-that-separated-some] qui continue après un tournoi toutes rondes qui en a départagé certains
        [who-wins-when-both-players-forfeit-the-armageddon-game] qui gagne si les deux joueurs sont forfait à la partie d’Armageddon
        [who-won-the-qualification-match] Qui a gagné le match de qualification ?
        [x-0-stands-above-every-other-0-0-is-undefined-and-the-step-does-not-decide] x/0 passe avant tout autre ; 0/0 est indéfini, et l’étape ne décide pas
        [yes-30-moves-and-three-hours-are-within] oui : 30 coups et trois heures sont dans la limite
        [yes-a-full-share-as-all-who-were-tied] oui, une part entière, comme tous les joueurs à égalité
        [yes-as-if-the-text-said-shall] oui, comme si le texte disait « shall »
        [yes-he-was-involved-in-the-tie-he-is-passed-over-as-a-participant] oui : il était dans l’égalité ; il n’est pas retenu comme participant
        [yes-the-sentence-about-lots-is-repeated-in-c-2] oui : la phrase sur le tirage est répétée en C.2
       *[other] { $english }
    }
outcome-first = { $winner } prend la première place.
outcome-shared = { $members } se partagent la première place.
outcome-nothing = Il n’y a rien à faire.
outcome-and-more = { $first } Et { $count } autres.

## Prizes

prize-part =
    { $part ->
        [half] { $divided ->
            [yes] la moitié de { $money } pour { $places } divisée par { $among }
           *[no] la moitié de { $money } pour { $places }
        }
        [some] { $divided ->
            [yes] { $fraction } de { $money } pour { $places } divisé par { $among }
           *[no] { $fraction } de { $money } pour { $places }
        }
       *[all] { $divided ->
            [yes] { $money } pour { $places } divisé par { $among }
           *[no] { $money } pour { $places }
        }
    }
prize-place = la place { $place }
prize-and = { $before }, et { $next }
prize-of-award = { $working } ({ $award })
prize-as-published = comme annoncé

## Lots

lots-recipe = Chacun peut le refaire : les nombres dans l’ordre croissant donnent l’ordre des noms.

## Why one participant is ranked above another

stands-above = { $upper } est devant { $lower } : { $why }.
why-matches-won = matchs gagnés { $high } contre { $low }
why-scores = { $high } { $unit } contre { $low }
why-equal = égalité à { $score } { $unit } ; { $why }
why-no-more = le classement n’en dit pas plus
why-level =
    { $open ->
        [interim] { $one } et { $other } se partagent les places { $places } avec { $score } { $unit } ; le classement est provisoire.
        [open] { $one } et { $other } se partagent les places { $places } avec { $score } { $unit } ; quelque chose reste à décider.
       *[no] { $one } et { $other } se partagent les places { $places } avec { $score } { $unit }.
    }
why-two-places = { $from } et { $to }
why-places = { $from } à { $to }
why-plays-off-by = { $upper } dispute le départage : { $why }
why-plays-off = { $upper } dispute le départage ({ $clause })
why-round-robin = { $high } contre { $low } au tournoi toutes rondes { $number } ({ $clause })
why-values = { $measure } { $high } contre { $low } ({ $clause })
why-findings = { $measure } : { $upper } {"–"} { $high }, { $lower } {"–"} { $low } ({ $clause })
why-clause = { $why } ({ $clause })
why-won-round = { $winner } a gagné ({ $round })
why-lots-left-out = le sort a écarté { $lower } du départage ({ $clause })
why-did-not-play = { $why }, donc { $lower } n’a pas disputé le départage
why-won-match =
    { $how ->
        [score] { $winner } a battu { $loser } { $score } ({ $round })
        [sudden-death] { $winner } a battu { $loser } à la partie { $game } de mort subite ({ $round })
        [armageddon-draw] { $winner } l’a emporté sur { $loser } par la nulle dans la partie Armageddon ({ $round })
       *[armageddon] { $winner } a battu { $loser } dans la partie Armageddon ({ $round })
    }
why-lost-match =
    { $how ->
        [score] { $loser } a perdu contre { $winner } { $score } ({ $round })
        [sudden-death] { $loser } a perdu contre { $winner } à la partie { $game } de mort subite ({ $round })
        [armageddon-draw] { $loser } a perdu contre { $winner } par la nulle dans la partie Armageddon ({ $round })
       *[armageddon] { $loser } a perdu contre { $winner } dans la partie Armageddon ({ $round })
    }
why-level-match =
    { $within ->
        [stage] { $winner } et { $loser } étaient à égalité ({ $stage }), { $score }
        [round] { $winner } et { $loser } étaient à égalité à la ronde { $round }, { $score }
       *[match] { $winner } et { $loser } étaient à égalité dans le match, { $score }
    }
why-won-knock-out =
    { $within ->
        [stage] { $winner } a battu { $loser } ({ $stage }), { $score }
        [round] { $winner } a battu { $loser } à la ronde { $round }, { $score }
       *[match] { $winner } a gagné le match contre { $loser }, { $score }
    }
why-lost-knock-out =
    { $within ->
        [stage] { $loser } a perdu contre { $winner } ({ $stage }), { $score }
        [round] { $loser } a perdu contre { $winner } à la ronde { $round }, { $score }
       *[match] { $loser } a perdu le match contre { $winner }, { $score }
    }
why-later-won =
    { $within ->
        [stage] { $upper } a gagné ({ $stage })
        [round] { $upper } a gagné à la ronde { $round }
       *[match] { $upper } a gagné le match
    }
why-later-reached =
    { $within ->
        [stage] { $upper } a atteint ce tour : { $stage }
        [round] { $upper } a atteint la ronde { $round }
       *[match] { $upper } a atteint le match
    }

## Protocol

protocol-title =
    { $kind ->
        [protocol] Procès-verbal : { $event }
        [standing] Classement : { $event }
       *[slips] Feuilles de partie : { $event }
    }
protocol-kind =
    { $kind ->
        [interim] Classement provisoire
        [standing] Classement
       *[protocol] Procès-verbal de départage
    }
protocol-section =
    { $section ->
        [departures] Ce résultat déroge au règlement
        [standing] Classement
        [values] Départages
        [awards] { heading-awards }
        [carry-over] Carry-over
        [money] { heading-prize-money }
        [open] { heading-to-do }
        [left-open] { heading-left-open }
        [play-off] Départage
        [steps] { heading-steps }
        [crosstable] Grille
        [lots] Tirages au sort
        [corrections] Corrections et dérogations
        [readings] { heading-read-as }
        [reminders] { heading-keep-in-mind }
        [warnings] { heading-warnings }
        [log] Le registre, ligne par ligne
        [head] Empreinte de tête du registre
       *[signatures] Signatures
    }
protocol-settled = Décidé
protocol-not-settled =
    { $open ->
        [0] Non décidé
        [1] Non décidé : une question est ouverte
       *[other] Non décidé : { $open } questions sont ouvertes
    }
protocol-printed = imprimé { $time }
protocol-regulation = Règlement : { $title } ({ $id })
protocol-no-record = Aucun registre
protocol-departs-mark = déroge au règlement
protocol-signs =
    { $who ->
        [chief-arbiter] Arbitre principal
        [deputy-arbiter] Arbitre adjoint
        [chief-director] Directeur principal
        [deputy-director] Directeur adjoint
       *[witness] Témoin
    }
protocol-signed-when = lieu, date, heure
protocol-column =
    { $column ->
        [federation] fédération
        [made-of] composé de
        [tour-points] points du circuit
        [game] partie
        [white] Blancs
        [black] Noirs
        [result] résultat
        [line] ligne
        [when] quand
        [entry] entrée
        [about] sur
        [says] dit
        [by] par
        [board] donne
        [sitting-ns] assis en Nord-Sud
        [sitting-ew] assis en Est-Ouest
        [sat] position
        [against] contre
        [contract] contrat
       *[score-ns] score NS
    }
protocol-column-prize = prix, { $currency }
protocol-to-be-decided = à décider
protocol-in-summary = En résumé :
protocol-contract = { $contract } par { $by }, { $tricks }
protocol-game-state =
    { $state ->
        [white-wins] ½–½, les Blancs gagnent
        [black-wins] ½–½, les Noirs gagnent
        [now] à jouer maintenant
        [later] plus tard
       *[not-needed] inutile
    }
protocol-more-games =
    { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
protocol-tie-for-first = Égalité à la première place
protocol-reason =
    { $given ->
        [both] { $said }. Motif : { $why } ({ $by }).
        [reason] { $said }. Motif : { $why }.
        [name] { $said } ({ $by }).
       *[nothing] { $said }.
    }
protocol-allowed-by = Permis par { $clause }.
protocol-line = ligne { $line }
protocol-entry =
    { $kind ->
        [answer] réponse
        [correction] correction
        [withdrawal] retrait
        [departure] dérogation
        [leave] abandon
        [amendment] modification
        [rest] repos
        [commitment] promesse
        [source] source
       *[note] note
    }
protocol-answer-withdrawn = la réponse est retirée
protocol-departure-withdrawn = la dérogation est retirée
protocol-rest =
    { $minutes ->
        [0] prend fin pour { $players }
        [1] { $minutes } minute pour { $players }
       *[other] { $minutes } minutes pour { $players }
    }
protocol-lots-recipe = Tirages depuis une graine : les noms dans l’ordre croissant du SHA-256 de la graine, « | », la question, « | » et le nom (UTF-8, NFC). Chaque ligne ci-dessous refait une empreinte.
protocol-drawn-again = Nouveau tirage : { $why }.
protocol-drawn-order = Ordre du tirage : { $order }
protocol-no-witnesses = Tiré à la main ; aucun témoin n’est nommé.
protocol-witnesses = Tiré à la main. Témoins : { $names }.
protocol-seed = Graine : { $seed }
protocol-revealed = { $party } a promis { $hash } et révélé { $secret }.
protocol-gave = { $party } n’avait rien promis et a donné { $secret }.
protocol-signed = Signé ; à vérifier avec la clé { $key }.
protocol-code-holds = Le code contient la clé et l’empreinte de tête signée.
protocol-not-signed = Non signé. Qui note cette empreinte de tête découvrira toute modification ultérieure des lignes ci-dessus.
protocol-head-as-code = L’empreinte de tête en code QR
protocol-missing-letters = Certaines lettres manquent : cette machine n’a pas de police pour { $letters }.
protocol-tie-break-name =
    { $criterion ->
        [PTS] points
        [GE] rondes disputées par choix
        [TPN] rang initial
        [MMED] médian modifié
        [SOLK] Solkoff
        [CUM] score cumulé
        [CUMO] scores cumulés des adversaires
        [MPTS] points de match
        [GPTS] points de partie
        [MPvGP] le score qui ne décide pas du tournoi
        [EDE] confrontation directe étendue
        [EDEBT] confrontation directe étendue, puis BC et TBR
        [EDEBB] confrontation directe étendue, puis BC et BBE
        [EDET] confrontation directe étendue, puis TBR
        [EDEB] confrontation directe étendue, puis BBE
        [EMMSB] points de match des adversaires × points de match
        [EMGSB] points de match des adversaires × points de partie
        [EGMSB] points de partie des adversaires × points de match
        [EGGSB] points de partie des adversaires × points de partie
        [SSSC] combinaison des scores et de la force des adversaires
        [BC] décompte des échiquiers, le plus bas l’emporte
        [TBR] résultats des premiers échiquiers
        [BBE] élimination des derniers échiquiers
        [matches-won] matchs gagnés
        [strength] force
       *[other] { criterion }
    }
protocol-tie-break =
    { $on ->
        [MP] { protocol-tie-break-name } en points de match
        [GP] { protocol-tie-break-name } en points de partie
       *[none] { protocol-tie-break-name }
    }
protocol-list-from = règlement { $id }, { $clause }
slip-signs =
    { $who ->
        [white] Blancs
        [black] Noirs
        [arbiter] Arbitre
       *[time] Heure
    }
slip-none = Aucune partie n’est à jouer maintenant.
slip-departs = Déroge au règlement : voir le procès-verbal.
slip-other = autre
slip-delay = Secondes de délai à partir du coup { $from }.
slip-added = Secondes ajoutées par coup à partir du coup { $from }.
slip-nothing-added = Rien n’est ajouté par coup.

## Bracket, pairings, drawings

rounds-word =
    { $stage ->
        [semi-final] demi-finales
        [quarter-final] quarts de finale
        [round-of-16] huitièmes de finale
        [round-of-32] seizièmes de finale
       *[other] { $title }
    }
winner-of = vainqueur, { $place }
bracket-bye = exempt
stage-form =
    { $form ->
        [match] match
        [round-robin] toutes rondes
        [until-won] mort subite
        [armageddon] Armageddon
        [knock-out] élimination directe
       *[ladder] échelle
    }
game-now = partie { $number } en cours
lots-for-white = tirage au sort des Blancs
crosstable-title = Grille : { $event }
timeline-title = Qui pouvait encore finir à la première place : { $event }
column =
    { $what ->
        [number] nº
        [name] nom
        [points] points
       *[place] place
    }
colour-letter =
    { $colour ->
        [white] b
       *[black] n
    }
bye-with-points = exempt { $points }
round-head = r. { $round }

## Cards

card-state =
    { $state ->
        [live] En cours
        [tied] À départager
        [before-the-last-round] Avant la dernière ronde
        [interim] Provisoire
        [departed] Par dérogation
       *[decided] Terminé
    }
card-description = { $label } : { $sentence }
card-by-the-regulation = Selon le règlement { $regulation }
card-supposing =
    { $count ->
        [one] En supposant { $count } résultat : { $sentence }
       *[other] En supposant { $count } résultats : { $sentence }
    }
card-if = Hypothèse : { $results }. { $sentence }
card-outcomes =
    { $outcomes ->
        [one] { $outcomes } issue
       *[other] { $outcomes } issues
    }
card-open-games =
    { $count ->
        [one] { $count } partie en attente
       *[other] { $count } parties en attente
    }
card-now =
    { $what ->
        [lots] tirage au sort à faire
        [colour] couleur à choisir
        [bid] enchères de temps
        [board] une donne à jouer
        [decision] une décision à prendre
       *[data] il manque quelque chose
    }
still-to-come =
    { $sport ->
        [bridge] { $count ->
            [1] il reste un match à jouer
           *[other] il reste { number-word } matchs à jouer
        }
       *[chess] { $count ->
            [1] il reste une partie à jouer
           *[other] il reste { number-word } parties à jouer
        }
    }
rounds-played =
    { $count ->
        [0] aucune ronde sur { $all } n’est jouée ; { $still }.
        [1] une ronde sur { $all } est jouée ; { $still }.
       *[other] { number-word } rondes sur { $all } sont jouées ; { $still }.
    }
card-leads =
    { $count ->
        [one] { $who } est en tête avec { $score }
       *[other] { $who } sont en tête avec { $score }
    }
card-certain-first = { $name } finit à la première place, quoi qu’il arrive.
card-only-one-can = { $leading } ; plus que { $name } pour la première place.
card-several-can = { $leading } ; { number-word } peuvent encore finir à la première place.
card-tied-for = { $who } à égalité pour { $places }
card-share-first =
    { $departed ->
        [yes] { $who } se partagent la première place avec { $score }, par dérogation au règlement.
       *[no] { $who } se partagent la première place avec { $score }.
    }
card-alone = { $name }, sans égalité, avec { $score }.
card-won = Victoire : { $name }.
card-winner =
    { $how ->
        [departure] { $name }, par dérogation au règlement.
        [play-off] { $name }, après un départage à { number-word }.
        [measure] { $name }, parmi { number-word } à égalité ; critère : { $measure }.
       *[tied] { $name }, parmi { number-word } à égalité.
    }
own-criteria = critères propres au règlement

## Board and overlay

interim-standing = Classement provisoire · { $progress }
tied-on = { number-word } à égalité avec { $score }
were-tied-on = { number-word } étaient à égalité avec { $score }.
no-tie-here = Aucune égalité à départager
share-places = { number-word } se partagent { $places }
decides-now =
    { $what ->
        [lots] Le tirage au sort décide
        [board] Une donne décide
        [figures] Il manque des données
        [play-off] Un départage décide
       *[nothing] Égalité
    }
somebody-decides =
    { $role ->
        [chief-arbiter] l’arbitre en chef décide
        [arbiter] l’arbitre décide
        [the-arbiters] les arbitres décident
        [director] l’arbitre décide
        [league-committee] le comité de la ligue décide
       *[other] { $who } décide
    }
tied-and-then = { $tied } : { $how }.
form-of-play-off =
    { $form ->
        [semi-finals] deux demi-finales, 1 contre 4 et 2 contre 3, puis une finale
        [knock-out] un tableau à élimination directe à { number-word }
        [ladder] une échelle : les deux dernières places s’affrontent, et qui gagne affronte la place au-dessus
        [match] { $count ->
            [1] un match en une partie
           *[other] un match en { number-word } parties
        }
        [round-robin] un tournoi toutes rondes
        [until-won] des parties uniques jusqu’à une victoire
       *[armageddon] une partie Armageddon
    }
ties-when-all-is-in = Les égalités sont départagées une fois le dernier résultat connu ; d’ici là, les scores égaux partagent la même place.
equal-scores-share = Les scores égaux partagent la même place.
nobody-shares-first = Personne ne partage la première place : il n’y a aucune égalité à départager.
nothing-to-settle = Il n’y a aucune égalité à départager.
matrix-explained = Deux noms dans une case y partagent la première place, et le règlement les départage.
rest-before-play-off = { $count } minutes de repos pour tout le monde avant le départage.
rest-granted =
    { $count ->
        [1] L’arbitre a accordé une minute de repos.
       *[other] L’arbitre a accordé { number-word } minutes de repos.
    }
game-ended = { $game } : { $score }.
asked-now =
    { $what ->
        [game] En cours
        [first-white] Tirage au sort des Blancs
        [pairing-numbers] Tirage au sort des numéros
        [seeding] Tirage au sort des têtes de série
        [participants] Tirage au sort d’une place au départage
        [coin-toss] Pile ou face
        [place] Tirage au sort de l’ordre
        [colour] Choix de la couleur
        [bid] Enchères de temps pour les Noirs
       *[board] À la table
    }
leg-against =
    { $form ->
        [until-won] contre { $name }, mort subite
        [armageddon] contre { $name }, Armageddon
        [round-robin] au tournoi toutes rondes
       *[match] contre { $name }
    }
leg-who-left = { $against }, qui a quitté le départage
points-of = { $points } sur { $games }
clocks-of-both = Blancs { $white }, Noirs { $black }
only-one-can-come-first = Plus que { $name } pour la première place
can-still-come-first = { number-word } peuvent encore finir à la première place
seat-in-stage =
    { $form ->
        [match] Partie { $number } sur { $total }
        [until-won] Mort subite, partie { $number }
        [round-robin] Ronde { $number } sur { $total }
       *[armageddon] Armageddon
    }
rounds-of =
    { $played ->
        [one] { $played } ronde sur { $all }
       *[other] { $played } rondes sur { $all }
    }
leads-to-both = { $step } ; { $next }
nothing-more-to-do = plus rien à faire
then-the-others = puis les autres questions ouvertes
next-game = ensuite { $white } – { $black }
lots-briefly =
    { $purpose ->
        [first-white] tirage au sort des Blancs, { $names }
        [pairing-numbers] tirage au sort des numéros : { $names }
        [seeding] tirage au sort des têtes de série : { $names }
        [participants] tirage au sort : { $names }
        [coin-toss] pile ou face, { $names }
       *[place] tirage au sort de l’ordre : { $names }
    }
chooses-the-colour = { $name } choisit la couleur
bids-for-black = enchères de temps pour les Noirs, { $names }
boards-briefly = { $boards }, { $names }
find-out-briefly = à établir : { $what }
page-board-final = final
page-board-live = en direct
page-board-lost = hors ligne : en attente du serveur
page-board-not-live = hors ligne
page-board-now = En ce moment
page-board-way = Le parcours
page-board-record-fails = Le registre échoue au contrôle V{ $check } : { $fault }
page-board-state =
    { $state ->
        [as-it-stands] Situation actuelle
        [interim] Provisoire
        [winner] Victoire
        [rest] Pause
        [playing] En cours
        [between] Entre deux parties
        [final] Classement final
       *[standing] Classement
    }
page-board-white-by-lots = Les Blancs par tirage au sort : { $name }
page-board-departed = Décidé par dérogation au règlement
page-board-still-played = Le tournoi est encore en cours
page-board-round = Ronde { $round }
page-board-of-rounds = sur { $all }
page-board-results-to-come =
    { $count ->
        [one] résultat attendu
       *[other] résultats attendus
    }
and-more = et { $count } de plus
page-board-points-each = points
page-board-second =
    { $shared ->
        [yes] Deuxième place, partagée
       *[no] Deuxième place
    }
page-board-goes-on = { $name } passe
page-board-left =
    { $count ->
        [one] { $names } a quitté le départage
       *[other] { $names } ont quitté le départage
    }
page-board-goes-on-left = { $goes-on } : { $left } a quitté le départage
page-board-share-first = { $names } partagent la première place
page-board-draw-wins =
    { $colour ->
        [white] La nulle suffit aux Blancs
       *[black] La nulle suffit aux Noirs
    }
page-board-next = Ensuite : { $game }
page-board-to-be-drawn = à tirer au sort
page-board-chooses = { $name } choisit
page-board-clause = Article du règlement
page-board-play-from = Début à { $time }
page-board-may-begin = maintenant
page-board-decided-at = Décidé à
page-board-time = Heure
page-board-play-goes-on = Reprise à { $time }
page-board-event-here = Le tournoi sur ce serveur
page-board-unreadable = Le registre est illisible
page-board-please-wait = Merci de patienter
page-board-looked-into = L’arbitre s’en occupe
page-board-damaged = Le registre de ce tournoi a été endommagé : rien n’en est affiché. Ce qui a été saisi est conservé.
page-board-looks-again = État à { $time }. Cette page s’actualise toutes les { $seconds } secondes.
page-board-the-standing = Le classement
page-board-games-running =
    { $count ->
        [1] une partie en cours
       *[other] { number-word } parties en cours
    }
page-board-with-chances = { $games } · % de gagner, d’après les classements Elo
page-board-two-games-decide = Deux parties décident de la première place
page-board-round-in-part = Ronde { $round }, { $shown } parties sur { $all }
page-board-the-match = Le match
page-board-sudden-death = mort subite
page-board-free = exempt
page-board-column =
    { $what ->
        [number] Numéro
        [name] Nom
       *[points] Points
    }
page-board-playing = en cours
page-board-colour =
    { $colour ->
        [white] Blancs
        [black] Noirs
       *[lots] Couleur à tirer au sort
    }
page-board-interim = Provisoire · { $progress }
page-board-outcomes = Première place seule dans { $alone } issues sur { $of }, partagée dans { $shared }.
page-board-chance = Chances de victoire, d’après les classements Elo : { $chance }.
page-board-no-chances = Des nombres de cas, pas des probabilités.

## What if

whatif-title = { $event } : ce qu’il faut à chacun
whatif-none-open = Aucune partie du tournoi n’est en cours : voici la situation.
whatif-open-games =
    { $games ->
        [1] 1 partie à jouer : { $outcomes } issues. Ce sont des nombres d’issues, pas des chances.
       *[other] { $games } parties à jouer : { $outcomes } issues. Ce sont des nombres d’issues, pas des chances.
    }
whatif-unlisted =
    { $games ->
        [1] 1 autre partie n’est pas encore dans le tournoi : elle n’est pas prise en compte.
       *[other] { $games } autres parties ne sont pas encore dans le tournoi : elles ne sont pas prises en compte.
    }
whatif-stopped = Arrêté avant la fin : les nombres indiquent ce qui a été trouvé jusque-là, au minimum.
whatif-sampled =
    { $what ->
        [criteria] Les points sont comptés exactement. Ce que les critères décident est échantillonné : { $drawn } issues tirées avec la graine { $seed } ; ± est une erreur type.
       *[all] Les issues sont trop nombreuses pour être toutes comptées. Les nombres sont échantillonnés : { $drawn } issues tirées avec la graine { $seed } ; ± est une erreur type.
    }
whatif-work = Les compter toutes demanderait { $needed } pas de calcul, plus que les { $budget } autorisés au maximum.
whatif-no-regulation = Aucun règlement n’est indiqué : les égalités ne sont signalées qu’aux points.
conditions-counted = { $count } conditions différentes, trop pour une liste
conditions-missing =
    { $why ->
        [stopped] calcul arrêté avant que les conditions soient établies
        [sampled] un échantillon ne permet pas d’établir les conditions
       *[many] trop de conditions pour une liste
    }
procedure =
    { $about ->
        [yes] { $tied } à égalité en tête, dans environ { $count } issues : { $then }.
       *[no] { $tied } à égalité en tête, dans { $count } issues : { $then }.
    }
procedure-missing = il manque dans le tournoi des parties nécessaires aux critères
procedure-decides = le critère { $criterion } ({ $clause }) décide
procedure-leaves =
    { $playing ->
        [1] le critère { $criterion } ({ $clause }) en laisse 1, suite selon { $go }
       *[other] le critère { $criterion } ({ $clause }) en laisse { $playing }, suite selon { $go }
    }
procedure-goes-on =
    { $playing ->
        [1] suite pour 1 selon { $go }
       *[other] suite pour { $playing } selon { $go }
    }
procedure-nothing = rien d’autre n’est prévu
goal-label =
    { $goal ->
        [outright] gagne sans partage
        [promoted] obtient la montée
        [first] prend la 1re place
        [plays-off] dispute le départage
        [play-off] dispute le départage
        [shared] partage la 1re place
       *[out] est hors course
    }
goal-words =
    { $goal ->
        [outright] remporte le tournoi
        [first] prend ou partage la première place
        [play-off] dispute le départage
        [shared] partage la première place
        [promoted] obtient la montée
        [settled] prend la première place sans départage
        [lots] participe au tirage au sort pour la montée
       *[out] ne prend pas la première place
    }
need-in-any-case = { $what } dans tous les cas
need-if = { $what } si { $ways }
need-if-and-others =
    { $others ->
        [1] { $what } si { $way } ; ou d’une autre manière
       *[other] { $what } si { $way } ; ou de { $others } autres manières
    }
ways-or = { $before } ; ou si { $next }
conditions-and = { $before } et si { $last }
need-counted =
    { $goal ->
        [first] { $about ->
            [yes] prend la première place dans environ { $count } issues sur { $outcomes }
           *[no] prend la première place dans { $count } issues sur { $outcomes }
        }
       *[shared] { $about ->
            [yes] partage la première place dans environ { $count } issues sur { $outcomes }
           *[no] partage la première place dans { $count } issues sur { $outcomes }
        }
    }
own-game =
    { $result ->
        [win] sa partie est gagnée
        [draw] sa partie est nulle
        [loss] sa partie est perdue
        [no-loss] sa partie n’est pas perdue
        [no-win] sa partie n’est pas gagnée
       *[decisive] sa partie contre { $opponent } n’est pas nulle
    }
own-game-of-several =
    { $result ->
        [win] { $name } bat { $opponent }
        [draw] { $name } annule contre { $opponent }
        [loss] { $name } perd contre { $opponent }
        [no-loss] { $name } ne perd pas contre { $opponent }
        [no-win] { $name } ne bat pas { $opponent }
       *[decisive] { $name } n’annule pas contre { $opponent }
    }
other-game =
    { $result ->
        [white] { $white } bat { $black }
        [black] { $black } bat { $white }
        [draw] { $white } – { $black } est nulle
        [not-black] { $black } ne bat pas { $white }
        [not-white] { $white } ne bat pas { $black }
       *[decisive] { $white } – { $black } n’est pas nulle
    }
in-any-case = dans tous les cas
possible-but = possible ; { $why }
if-way = si { $way }
or-if-way = ou si { $way }
or-other-ways =
    { $count ->
        [1] ou d’une autre manière (--format json l’indique)
       *[other] ou de { $count } autres manières (--format json les indique)
    }
verdict-of =
    { $verdict ->
        [certain] { $what } : certain ; { $why }
        [possible] { $what } : possible ; { $why }
       *[impossible] { $what } : impossible ; { $why }
    }
what-why = { $what } : { $why }
tree-more-ways =
    { $count ->
        [1] { $ways } ; ou d’une autre manière
       *[other] { $ways } ; ou de { $count } autres manières
    }
no-game-left = plus de partie
tree-against = contre
own-result =
    { $result ->
        [win] gain
        [draw] nulle
       *[loss] défaite
    }
matrix-games = { $down } (lignes) et { $across } (colonnes)
matrix-result =
    { $result ->
        [win] { $name } gagne
       *[draw] nulle
    }
matrix-what =
    { $what ->
        [tied] à égalité :
        [play-off] départage :
        [criteria] aux critères :
       *[lots] départage ou tirage au sort :
    }
counts-of =
    { $outcomes ->
        [one] Sur { $outcomes } issue : { $parts }.
       *[other] Sur { $outcomes } issues : { $parts }.
    }
count-outright = sans partage dans { $count }
count-settled = en tête sans jouer ni tirer au sort dans { $count }
count-settled-by = en tête sans jouer ni tirer au sort dans { $count } (dont { $criteria })
count-by-criterion = par le critère { $criterion } ({ $clause }) dans { $count }
count-plays = au départage ou au tirage au sort dans { $count }
count-tied = à égalité en tête dans { $count }
out-of-contention = Hors course pour la première place : { $names }.
first-place-ends = Première place : { $ends }.
end-clear = sans partage dans { $count }
end-tied = { $size } à égalité dans { $count }
places-settled = Les places { $first } à { $last } sont attribuées. Dans combien d’issues chacune est obtenue ; après le +, dans combien une égalité pour cette place reste à jouer ou à tirer au sort.
place-range = { $first } à { $last }
place-certain = certain
whatif-everybody = Tout le monde
whatif-column =
    { $column ->
        [wins] gagne
        [outright] sans partage
        [tied] à égalité en tête
       *[first] en tête ou à égalité
    }
needs-note = null : { $why } ; --if permet de fixer des résultats
vp-goal =
    { $places ->
        [1] pour la première place
       *[other] pour les { $places } premières places
    }
vp-heading = Avant les derniers matchs de { $boards } donnes : ce qu’il faut à chaque équipe { vp-goal }.
vp-ties =
    { $decided ->
        [regulation] Si deux équipes étaient à égalité, le règlement est consulté ; au-delà de deux, l’égalité est seulement signalée.
       *[no] Si des équipes étaient à égalité, le règlement décide.
    }
vp-no-needs =
    { $why ->
        [other-kind] ce qu’il faut aux équipes n’est indiqué que pour les tournois de bridge toutes rondes simples qui donnent des PV
        [not-scored] un match sans PV, ou une échelle où vainqueur et vaincu ne se partagent pas toujours la même somme
        [too-early] il manque à une équipe plus d’un match : ce qu’il faut n’est indiqué qu’avant le dernier
       *[finished] il ne reste rien à jouer
    }
vp-yes = oui
vp-any-result = n’importe quel résultat
vp-interval = { $from }–{ $to } PV, à partir de : { $margin }
vp-margin =
    { $result ->
        [win] victoire de { $imps } IMP
        [defeat] défaite de { $imps } IMP
       *[draw] match nul
    }
vp-result = { $vps } PV ({ $margin })
vp-team = { $name } ({ $score })
vp-played-sure =
    { $places ->
        [1] { $team } a joué et s’assure la première place.
       *[other] { $team } a joué et s’assure l’une des { $places } premières places.
    }
vp-played-waits = { $team } a joué et doit attendre les autres.
vp-played-waits-for = { $team } a joué et doit attendre les autres ; cela ne suffit que si { $limits }.
vp-played-out =
    { $places ->
        [1] { $team } a joué et ne peut plus espérer la première place.
       *[other] { $team } a joué et ne peut plus espérer l’une des { $places } premières places.
    }
vp-out =
    { $places ->
        [1] { $team } ne peut plus espérer la première place, quoi qu’il arrive contre { $opponent }.
       *[other] { $team } ne peut plus espérer l’une des { $places } premières places, quoi qu’il arrive contre { $opponent }.
    }
vp-sure-anyway =
    { $places ->
        [1] { $team } s’assure la première place, quoi qu’il arrive contre { $opponent }.
       *[other] { $team } s’assure l’une des { $places } premières places, quoi qu’il arrive contre { $opponent }.
    }
vp-enough = { $team } a besoin de { $result } contre { $opponent }, et cela suffit.
vp-sure = est à l’abri avec { $result } contre { $opponent }
vp-then-level = est au pire à égalité avec { $result }
vp-level = est au pire à égalité avec { $result } contre { $opponent }
vp-never-sure = ne peut se mettre à l’abri par son seul résultat contre { $opponent }
vp-hopes-with-any = peut espérer avec n’importe quel résultat
vp-hopes = a besoin d’au moins { $result }
vp-limit = { $name } marque au plus { $vps } PV
vp-even-with = même avec { $vps } PV, seulement si { $limits }
stage-in-sentence = { $stage }
consequence-nothing = Ni place ni adversaire ne changent pour personne.
consequence-other-winner = { $is } l’emporte, et non { $was }.
consequence-open-again = { $was } n’a pas encore gagné : la première place est de nouveau indécise.
consequence-winner = { $is } l’emporte.
consequence-ties-too =
    { $count ->
        [1] { $joining } est aussi à égalité pour { $place }.
       *[other] { $joining } sont aussi à égalité pour { $place }.
    }
consequence-ties-no-longer =
    { $count ->
        [1] { $leaving } n’est plus à égalité pour { $place }.
       *[other] { $leaving } ne sont plus à égalité pour { $place }.
    }
consequence-ties-instead =
    { $count ->
        [1] { $joining }, et non { $leaving }, est à égalité pour { $place }.
       *[other] { $joining }, et non { $leaving }, sont à égalité pour { $place }.
    }
consequence-plays = { $stage } : { $members } jouent.
consequence-plays-too =
    { $count ->
        [1] { $stage } : { $joining } joue aussi.
       *[other] { $stage } : { $joining } jouent aussi.
    }
consequence-plays-no-longer =
    { $count ->
        [1] { $stage } : { $leaving } ne joue plus.
       *[other] { $stage } : { $leaving } ne jouent plus.
    }
consequence-plays-instead = { $stage } : { $joining } au lieu de { $leaving }.
consequence-not-reached = { $stages } : plus au programme.
consequence-other-match-winner = { $stage } : { $is } gagne, et non { $was }.
consequence-match-winner = { $stage } : { $is } gagne.
consequence-match-open = { $stage } : { $was } n’a pas encore gagné.
consequence-place = { $name } : place { $now } au lieu de { $was }.
consequence-takes-part = { $name } participe.
consequence-lots-again = { $stage } : le tirage au sort est refait.
consequence-lots-void = { $stage } : le tirage au sort ne compte plus.
losing-pays-bounds = Chaque résultat de chaque partie a été rendu moins bon pour le camp qui l’avait ; les appariements étaient fixes. D’abord, les départages sont restés ouverts, si bien que ce qui est trouvé vaut quelle que soit leur issue ; ensuite, là où quelque chose est attribué en dehors du classement, dans les tournois jusqu’à quatre, le plus fort les a gagnés, pour chaque ordre de force.
losing-pays-nothing-searched = { $regulation } : rien n’a été exploré.
losing-pays-none = { $regulation } : aucun résultat moins bon n’est payant.
losing-pays-found = { $regulation } : un résultat moins bon peut apporter { $gains }.
losing-pays-gain =
    { $gain ->
        [place] une meilleure place
        [prize] plus d’argent
        [invitation] l’invitation
        [award] un prix
       *[carry-over] un plus grand carry-over
    }
losing-pays-example = { $events }. { $does } et { $has }. Si, au lieu de cela, { $instead }, { $then }.
losing-pays-does =
    { $result ->
        [win] { $name } bat { $opponent }
        [draw] { $name } annule contre { $opponent }
       *[loss] { $name } perd contre { $opponent }
    }
losing-pays-does-imps =
    { $result ->
        [win] { $name } gagne { $imps } contre { $opponent }
        [draw] { $name } fait { $imps } contre { $opponent }
       *[loss] { $name } perd { $imps } contre { $opponent }
    }
losing-pays-on-board = { $does } à l’échiquier { $board }
losing-pays-instead =
    { $result ->
        [win] { $name } gagne
        [draw] { $name } annule
       *[loss] { $name } perd
    }
losing-pays-instead-imps = { $name } fait { $imps }
losing-pays-has =
    { $gain ->
        [place] prend la place { $value }
        [places] partage les places { $value }
        [prize] reçoit { $value }
        [invited] obtient l’invitation
        [not-invited] n’obtient pas l’invitation
        [award] a « { $value } »
        [no-award] n’a pas « { $value } »
       *[carry-over] reporte { $value }
    }
losing-pays-then =
    { $gain ->
        [place] { $name } prend la place { $value }
        [places] { $name } partage les places { $value }
        [prize] { $name } reçoit { $value }
        [invited] { $name } obtient l’invitation
        [not-invited] { $name } n’obtient pas l’invitation
        [award] { $name } a « { $value } »
        [no-award] { $name } n’a pas « { $value } »
       *[carry-over] { $name } reporte { $value }
    }
losing-pays-strength = Le plus fort gagne les départages : { $order }.
losing-pays-order = { $before }, puis { $next }
losing-pays-who =
    { $who ->
        [players] joueurs
        [teams] équipes
        [teams-of-one] équipes d’un échiquier
       *[teams-on-boards] équipes de { number-word } échiquiers
    }
losing-pays-events =
    { $kind ->
        [swiss] deux rondes d’un tournoi suisse à { $participants } { $who }
        [match] un match de deux parties
        [rapid-and-blitz] rapide et blitz à { $participants } { $who }
       *[round-robin] un tournoi toutes rondes à { $participants } { $who }
    }
losing-pays-size = { $events } ({ $count } tournois)
losing-pays-searched = Exploré : { $sizes }. { losing-pays-bounds }
losing-pays-not-searched = Non exploré : tournois de type { $kinds }.

## Odds

percent = { $number } %
percent-under = moins de { $number } %
percent-over = plus de { $number } %
odds-outright-tied = sans partage { $outright }, à égalité { $tied }
odds-place = { $place } : { $chance }
odds-no-play-off = Il n’y a pas de départage.
odds-play-off = Un départage est nécessaire dans { $cases } cas sur 100. S’il y en a un :
odds-length = En moyenne { $games } parties et { $minutes } minutes ; la moitié se terminent en { $half } minutes, 90 sur 100 en { $most }, 99 sur 100 en { $nearly-all }.
odds-cut = Les départages de plus d’une semaine ne sont pas comptés dans ces durées : les vraies sont plus longues.
odds-left-open = Dans { $cases } cas sur 100, le texte laisse la première place indécise.
odds-drawn = Ce qui était trop grand pour être calculé a été tiré : { $drawn } fois, graine { $seed } ; ± est une erreur type.
odds-exact = Calculé exactement selon le modèle de docs/odds-model.md ; le modèle lui-même est une hypothèse.
odds-stopped = Arrêté avant la fin : { $cases } cas sur 100 ne sont pas calculés, et chaque probabilité peut être trop basse d’autant.
odds-stopped-fewer = Arrêté avant la fin : moins de départages ont été tirés que prévu.

## Regulations and clauses

clause-tie-for =
    { $places ->
        [needed] la première place, la dernière place qualificative ou un prix indivisible
        [cut] une place à cheval sur un seuil de qualification
        [first-or-cut] la première place, ou à cheval sur un seuil de qualification
        [first] la première place
        [some-or-cut] l’une des places { $from } à { $to }, ou à cheval sur un seuil de qualification
        [some] l’une des places { $from } à { $to }
        [any] toute place
       *[below] la place { $from } ou une place suivante
    }
clause-kinds-of = { $kinds } à { $count }
clause-settles = Départage une égalité pour { $places } ({ $kinds }).
clause-settles-from = Départage une égalité pour { $places } ({ $kinds }), à partir de { $go }.
clause-settled =
    { $what ->
        [invitation] Seule l’invitation est décidée ; les ex æquo se partagent la première place.
        [winner] Seule la première place est attribuée ; les autres ex æquo se partagent la deuxième.
       *[places] Chacune de ces places est attribuée.
    }
clause-stops =
    { $when ->
        [at-once] Le jeu s’arrête dès que personne d’autre ne peut rejoindre la tête.
       *[after-round] Le jeu s’arrête après la ronde où plus personne ne peut rejoindre la tête.
    }
clause-go = Suite selon { $go }.
clause-tied-go = { $count } ex æquo : { $go }
clause-place-go =
    { $places ->
        [first] pour la première place : { $go }
        [one] pour la place { $from } : { $go }
        [some] pour les places { $from } à { $to } : { $go }
       *[below] pour la place { $from } ou une suivante : { $go }
    }
clause-ranks =
    { $over ->
        [play-off] Classe selon le critère « { $criterion } » dans le départage : { $says }
        [both] Classe selon le critère « { $criterion } » dans le tournoi et le départage : { $says }
        [stage] Classe selon le critère « { $criterion } » dans les parties de { $of } : { $says }
        [phase] Classe selon le critère « { $criterion } » dans les parties de la phase « { $of } » : { $says }
       *[event] Classe selon le critère « { $criterion } » : { $says }
    }
clause-enter =
    { $best ->
        [lowest] Demande « { $what } » pour chacun ; le plus petit nombre est le meilleur.
       *[highest] Demande « { $what } » pour chacun ; le plus grand nombre est le meilleur.
    }
clause-orders =
    { $again ->
        [yes] Classe tour à tour selon { $by } ; ceux qui restent à égalité reprennent au début.
       *[no] Classe tour à tour selon { $by }.
    }
clause-selects =
    { $again ->
        [yes] Les { $top } premiers, tour à tour selon { $by } (ceux qui restent à égalité reprennent au début), vont à { $go }
       *[no] Les { $top } premiers, tour à tour selon { $by }, vont à { $go }
    }
clause-others-go = les autres vont à { $go }
clause-shares = La place est partagée.
clause-lots =
    { $contended ->
        [first] Demande un tirage au sort ({ $purpose }) quand l’égalité porte sur la première place.
        [later] Demande un tirage au sort ({ $purpose }) quand l’égalité porte sur une place suivante.
       *[any] Demande un tirage au sort ({ $purpose }).
    }
clause-purpose =
    { $purpose ->
        [first-white] premiers Blancs
        [pairing-numbers] numéros d’appariement
        [seeding] têtes de série
        [participants] participation
        [coin-toss] pile ou face
        [place] place
       *[other] { $purpose }
    }
clause-decision = Demande une décision ({ role }).
clause-decision-to-go-on = Demande ({ role }) : continuer selon { $go }, ou décider autrement.
clause-route =
    { $when ->
        [all-tied] si tous restent à égalité, { $go }
        [separated] si certains ont été séparés, ceux qui restent à égalité vont à { $go }
        [tied] si { $count } sont à égalité, { $go }
        [after-round-robins] après { $count } tournois toutes rondes, { $go }
       *[otherwise] ceux qui restent à égalité vont à { $go }
    }
clause-clock = Cadence pour { $name } : { $clock }.
clause-tour-points = Les points du circuit sont partagés également entre ex æquo aux points.
clause-leaves-tied = Les autres égalités demeurent.
clause-at-any-time = S’applique à tout moment ; tout le reste attend la fin du tournoi.
clause-leaves-open = Une égalité qui subsiste ici reste ouverte : { $why }.
clause-restates = Exécuté par { $clauses }.
clause-rest =
    { $after ->
        [all-games] Début au plus tôt : { $minutes } minutes après sa propre partie, et pas avant la fin de toutes les parties du tournoi.
       *[of-tied] Début au plus tôt : { $minutes } minutes après sa propre partie, et pas avant la fin des parties des ex æquo.
    }
clause-short-draws =
    { $time ->
        [none] Relève les nulles en { clause-limit } { $moves } coups, quand le tournoi indique leur longueur.
        [hours] Relève les nulles en { clause-limit } { $moves } coups, ou en { clause-limit } { $length } heures de jeu, quand le tournoi indique leur longueur.
       *[minutes] Relève les nulles en { clause-limit } { $moves } coups, ou en { clause-limit } { $length } minutes de jeu, quand le tournoi indique leur longueur.
    }
clause-limit =
    { $limit ->
        [at-most] au plus
       *[fewer] moins de
    }
clause-promotes =
    { $who ->
        [one] { $when ->
            [next-year] L’un d’eux est invité l’année suivante ({ $to }) ; une victoire sans partage vaut aussi. En cas de refus, l’invitation passe au suivant selon les mêmes règles.
           *[now] L’un d’eux est invité ({ $to }) ; une victoire sans partage vaut aussi. En cas de refus, l’invitation passe au suivant selon les mêmes règles.
        }
       *[winner] { $when ->
            [next-year] Qui gagne est invité l’année suivante ({ $to }) ; une victoire sans partage vaut aussi. En cas de refus, l’invitation passe au suivant selon les mêmes règles.
           *[now] Qui gagne est invité ({ $to }) ; une victoire sans partage vaut aussi. En cas de refus, l’invitation passe au suivant selon les mêmes règles.
        }
    }
clause-deviates = dérogation possible à ces règles ({ role }) : consigné avec un motif.
clause-conducted = Le tirage est fait par { $who }.
clause-reminds = Affiché comme rappel : { $words }
clause-reminds-with = Affiché comme rappel avec { $clauses } : { $words }
clause-outside = Hors du programme : { $why }.
clause-prizes =
    { $rule ->
        [by-score] Les prix sont partagés également entre ex æquo aux points.
        [by-place] Les prix vont selon la place ; ceux qui partagent une place les partagent également.
        [half] La moitié de chaque prix va selon la place, l’autre est partagée également entre ex æquo aux points.
       *[split] De chaque prix, { $by-place } parts sur { $all } vont selon la place, { $shared } sont partagées également entre ex æquo aux points.
    }
clause-award = { $name } : { $what }.
clause-award-who =
    { $who ->
        [first] la première place
        [best] la meilleure place
        [last] la dernière place
        [last-some] les { $count } dernières places
       *[first-some] les { $count } premières places
    }
clause-award-among = { $who } parmi les ayants droit ({ $eligible })
clause-award-ranked =
    { $ranked ->
        [all] tous sont classés selon { $clause }
       *[level] les ex æquo aux points sont classés selon { $clause }
    }
clause-award-shared = ceux qui le partageraient vont à { $clause }
clause-award-whole = il ne peut être partagé
eligible-listed =
    { $what ->
        [federation] fédération { $which }
        [club] club { $which }
        [group] groupe { $which }
       *[name] nom { $which }
    }
eligible-or = { $before } ou { $next }
eligible-sex =
    { $sex ->
        [women] femmes
       *[men] hommes
    }
eligible-born =
    { $range ->
        [exactly] naissance en { $from }
        [most] naissance en { $to } ou avant
        [between] naissance de { $from } à { $to }
       *[least] naissance en { $from } ou après
    }
eligible-under = moins de { $age } ans
eligible-over = { $age } ans ou plus
eligible-rated =
    { $range ->
        [exactly] classement { $from }
        [most] classement d’au plus { $to }
        [between] classement de { $from } à { $to }
       *[least] classement d’au moins { $from }
    }
eligible-or-unrated = { $rated } ou sans classement
clause-one-prize-largest = Personne ne reçoit plus d’un prix en argent : le plus élevé. Les suivants avancent dans les autres listes.
clause-one-prize-in-order = Personne ne reçoit plus d’un des prix de { $clauses } : le premier dans cet ordre. Les suivants avancent.
clause-carry-over = Les qualifiés reportent : { $what }.
clause-carry-over-of = Les qualifiés selon { $of } reportent : { $what }.
carry-what =
    { $what ->
        [score] le score
        [among] ce qui a été marqué contre les autres qualifiés
        [margin-each] l’écart entre eux, un à un
        [margin] l’écart contre les autres qualifiés
        [imps-each] l’écart en IMP entre eux, un à un
        [imps] l’écart en IMP contre les autres qualifiés
       *[by-place] selon la place { $points }
    }
carry-times = { $what }, fois { $part }
carry-below = { $what } (fois { $part } si le moins bien placé a gagné)
carry-most = { $what }, au plus { $most }
carry-rounded = { $what }, arrondi à { $unit }
form-asks = Demande : { $form }.
form-white =
    { $white ->
        [lots] le tirage au sort décide qui commence avec les Blancs
        [toss] qui gagne à pile ou face choisit la couleur
        [bids] on enchérit du temps pour les Noirs, l’enchère la plus basse les obtient
        [kept] les couleurs commencent comme dans le match précédent
        [higher] la tête de série la mieux classée commence avec les Blancs
        [lower] la tête de série la moins bien classée commence avec les Blancs
        [higher-chooses] la tête de série la mieux classée choisit la couleur
       *[lower-chooses] la tête de série la moins bien classée choisit la couleur
    }
form-match =
    { $games ->
        [1] une partie, { $white }
       *[other] un match de { $games } parties, { $white }
    }
form-level-wins =
    { $seed ->
        [higher] en cas d’égalité, la tête de série la mieux classée gagne
       *[lower] en cas d’égalité, la tête de série la moins bien classée gagne
    }
form-until-won = des parties jusqu’à ce que l’une soit gagnée, { $white } ; Blancs : { $order }, et ainsi de suite
form-cycles =
    { $cycles ->
        [0] un tournoi toutes rondes simple
        [1] un tournoi toutes rondes simple
        [2] un tournoi toutes rondes double
        [3] un tournoi toutes rondes triple
        [4] un tournoi toutes rondes quadruple
       *[other] un tournoi toutes rondes à { $cycles } tours
    }
form-round-robin =
    { $two ->
        [none] { form-cycles } selon les tables de Berger, { form-numbers }
       *[clause] { form-cycles } selon les tables de Berger, double à deux ({ $clause }), { form-numbers }
    }
form-numbers =
    { $numbers ->
        [lots] numéros d’appariement tirés au sort
        [reversed] couleurs du précédent inversées
       *[by-change] couleurs inversées si les joueurs sont les mêmes, sinon nouveau tirage au sort
    }
form-knock-out = une élimination directe, têtes de série selon { $seeding }, chaque appariement selon { $pairing }
form-armageddon =
    { $wins ->
        [white] une partie Armageddon, la nulle gagne pour les Blancs, { $white }
        [black] une partie Armageddon, la nulle gagne pour les Noirs, { $white }
        [higher] une partie Armageddon, la nulle gagne pour la tête de série la mieux classée, { $white }
       *[lower] une partie Armageddon, la nulle gagne pour la tête de série la moins bien classée, { $white }
    }
form-ladder = une échelle, têtes de série selon { $seeding } : les deux derniers se rencontrent, le vainqueur rencontre la tête de série suivante, chaque échelon selon { $pairing }
form-shoot-out =
    { $most ->
        [0] des shoot-outs de { $boards } donnes jusqu’à ce que quelqu’un mène, chacun joué jusqu’au bout
        [1] un shoot-out de { $boards } donnes, toujours joué jusqu’au bout
       *[other] au plus { $most } shoot-outs de { $boards } donnes, chacun joué jusqu’au bout
    }
form-extra-boards = des donnes supplémentaires : le nombre prévu divisé par { $part }, arrondi au supérieur, au moins { $least }
form-board =
    { $each ->
        [two] une donne de mort subite pour chaque paire d’entre eux
       *[all] une donne de mort subite
    }
form-boards-at-most = au plus { $most } donnes de mort subite
form-seeds = têtes de série selon { $clause }
form-clocks = cadence : { $clock }
form-played-out = toutes les parties sont jouées
form-others-share = les autres se partagent la place suivante
regulation-summary-mark = (résumé dans nos termes)
regulation-note = note :
regulation-readings = Interprétations
regulation-taken = retenue
regulation-or = ou
regulation-two-ways = Où le texte peut se lire de deux façons
regulation-silent-title = Ce que { $title } ne dit pas, et comment on le lit
regulation-silent = Le texte ne dit pas : { $silent }.
regulation-settle = Une phrase qui le règle : « { $sentence } »
regulation-silent-none = Ce fichier de règlement ne nomme rien que le texte passe sous silence.
criterion-says =
    { $criterion ->
        [mutual-result] Points des parties entre tous les ex æquo, chaque partie comptant 1, ½, 0.
        [mutual-result-weighted] Points des parties entre tous les ex æquo, comptés comme dans le tournoi.
        [sonneborn-berger] Le total des points de chaque adversaire battu et la moitié des points de chaque adversaire avec lequel la partie fut nulle.
        [games-with-black] Le nombre de parties jouées avec les Noirs.
        [wins] Le nombre de parties gagnées.
        [wins-with-black] Le nombre de parties gagnées avec les Noirs.
        [imp-quotient] IMP gagnés divisés par IMP perdus, dans tous les matchs joués.
        [total-points-quotient] Points totaux gagnés divisés par les points perdus, dans tous les matchs joués.
        [imps-in-their-match] IMP marqués dans le match entre les ex æquo.
        [total-points-in-their-match] Points totaux marqués dans le match entre les ex æquo.
        [beat-both] En tête, l’équipe qui a battu les deux autres.
        [beat-one-tied-other] En tête, l’équipe qui a battu l’une des autres et fait match nul avec l’autre.
        [beaten-by-both] En dernier, l’équipe battue par les deux autres.
        [beat-all-or-tied-one] En tête, l’équipe qui a battu toutes les autres, ou qui seule a fait un match nul et battu le reste.
        [net-imps] IMP gagnés moins IMP perdus dans les matchs entre ex æquo.
        [net-total-points] Points totaux gagnés moins points perdus dans les matchs entre ex æquo.
        [net-imps-in-all-matches] IMP gagnés moins IMP perdus dans tous les matchs joués.
        [margin-against-common-opponent] Différence d’IMP contre l’équipe la mieux placée que tous les ex æquo ont rencontrée, puis la suivante, jusqu’à la première différence.
        [swiss-points] La somme des scores de tous les adversaires rencontrés.
        [qualification-rank] La place à la fin de la qualification, la meilleure d’abord.
        [qualification-match] Le match de qualification entre les ex æquo : PV, puis IMP.
        [best-session] Le score de la meilleure séance.
        [next-best-session] Le score de la meilleure séance, puis de la suivante, et ainsi de suite jusqu’à la première différence.
        [best-two-sessions] Le score des deux meilleures séances ensemble.
        [common-opponent] Points de match contre les paires les mieux classées que tous les ex æquo ont rencontrées, puis les suivantes, jusqu’à la première différence.
        [score-without-carry-over] Le score de la phase sans le carry-over.
        [opponents-average] La moyenne des scores finaux des adversaires.
        [weighted-average] La moyenne, sur les matchs, du score propre multiplié par le score final de l’adversaire.
        [direct-match] Le score des matchs entre les ex æquo, si tous se sont rencontrés.
        [net-points-on-common-boards] Différence de points totaux sur les donnes jouées par tous les ex æquo.
        [boards-won] Un point par donne gagnée et un demi-point par donne nulle, sur toutes les donnes jouées (point-a-board).
        [berlin-count] Deux équipes d’échecs : points de leur match, le dernier échiquier comptant une fois, celui au-dessus deux fois, et ainsi de suite.
        [bottom-board-elimination] Deux équipes d’échecs : points de leur match sans le dernier échiquier, puis sans les deux derniers, jusqu’à la première différence.
        [youngest] L’âge le plus bas d’abord.
        [oldest] L’âge le plus élevé d’abord.
        [higher-rating] Le classement le plus élevé d’abord.
        [lower-rating] Le classement le plus bas d’abord.
        [title] Le titre le plus élevé d’abord : GM, IM, WGM, FM, WIM, CM, WFM, WCM, aucun.
        [starting-number] Le plus petit rang initial d’abord.
        [previous-place] La meilleure place de l’édition précédente d’abord.
        [modified-median] US Chess 34E1 : les scores ajustés des adversaires sans le moins significatif ; les parties non jouées y comptent un demi-point.
        [solkoff] US Chess 34E2 : les scores ajustés des adversaires.
        [cumulative] US Chess 34E3 : la somme des scores après chaque ronde, moins les points obtenus sans jouer.
        [cumulative-of-opposition] US Chess 34E9 : les scores cumulés des adversaires.
        [DE] FIDE C.07, 6 : points des parties entre ex æquo, de nouveau pour ceux qui restent à égalité.
        [WIN] FIDE C.07, 7.1 : rondes valant une victoire, jouées ou non.
        [WON] FIDE C.07, 7.2 : parties gagnées sur l’échiquier.
        [BPG] FIDE C.07, 7.3 : parties jouées avec les Noirs.
        [BWG] FIDE C.07, 7.4 : parties gagnées avec les Noirs.
        [PS] FIDE C.07, 7.5 : la somme des scores après chaque ronde.
        [PS-C1] FIDE C.07, 7.5 : le même sans la première ronde.
        [REP] FIDE C.07, 7.6 : rondes sans forfait ni bye demandé.
        [STD] FIDE C.07, 7.7 : points à 1, ½, 0.
        [BH] FIDE C.07, 8.1 : la somme des scores des adversaires.
        [BH-C1] FIDE C.07, 8.1 : le même sans le plus bas.
        [BH-C2] FIDE C.07, 8.1 : le même sans les deux plus bas.
        [BH-M1] FIDE C.07, 8.1 : le même sans le plus bas ni le plus haut.
        [AOB] FIDE C.07, 8.2 : la moyenne des Buchholz des adversaires.
        [FB] FIDE C.07, 8.3 : Buchholz en comptant nulles les parties de la dernière ronde.
        [SB] FIDE C.07, 9.1 : les scores des adversaires multipliés par les points marqués contre eux.
        [SB-C1] FIDE C.07, 9.1 : le même sans le moins significatif.
        [KS] FIDE C.07, 9.2 : points contre les adversaires ayant au moins la moitié des points possibles.
        [ARO] FIDE C.07, 10.1 : la moyenne des classements des adversaires joués sur l’échiquier.
        [ARO-C1] FIDE C.07, 10.1 : le même sans le plus bas.
        [TPR] FIDE C.07, 10.2 : la moyenne des classements des adversaires et ce qu’ajoute le pourcentage.
        [PTP] FIDE C.07, 10.3 : le plus bas classement dont on attendrait autant de points.
        [APRO] FIDE C.07, 10.4 : la moyenne des performances des adversaires.
        [APPO] FIDE C.07, 10.5 : la moyenne des performances parfaites des adversaires.
        [RTNG] FIDE C.07, 10.6 : le classement du joueur.
       *[other] { $says }
    }

## Refusals

rule-other-sport = le règlement et le tournoi ne relèvent pas du même sport
rule-kind-not-covered = le règlement ne dit rien des tournois de type « { $kind } », seulement de : { $covered }
rule-other-number = le règlement vaut pour les tournois à { $expected } participants ; ici, il y en a { $participants }
rule-games-unseen = { $clause } regarde les parties du départage, qui ne sont pas jouées une à une ici
rule-stage-too-long = { $clause } prescrit { $games } parties ; les chances sont calculées pour des phases de { $most } parties au plus
scenario-bridge = les scénarios valent pour des parties à trois résultats possibles ; un match de bridge en a beaucoup
scenario-teams = les scénarios valent pour des parties à trois résultats possibles ; un match par équipes en a beaucoup
scenario-unlisted =
    { $games ->
        [1] { $games } partie manque au tournoi, et n’y figure pas non plus comme non terminée : l’écrire avec `result = "*"`
       *[other] { $games } parties manquent au tournoi, et n’y figurent pas non plus comme non terminées : les écrire avec `result = "*"`
    }
scenario-too-large = { $games } parties ne sont pas terminées et trop de choses sont indécises pour compter toutes les issues ; revenir après une ronde, ou fixer des résultats
suppose-no-result = pas de résultat à la fin ; attendu : 1-0, 1/2-1/2 ou 0-1 après les deux noms
suppose-no-open-game = toutes les parties de ce tournoi sont terminées
suppose-no-game = aucune partie non terminée ne correspond ; non terminées : { $open }
suppose-several-games = plusieurs parties non terminées correspondent : { $fit } ; écrire les noms plus complètement
suppose-no-imps = pas de résultat à la fin ; attendu : les IMP de chaque côté après les deux noms, par exemple 45-23
suppose-no-open-match = aucun match de ce tournoi ne reste à jouer
suppose-no-match = aucun match ne correspond ; restent à jouer : { $open }
suppose-several-matches = plusieurs matchs correspondent : { $fit } ; écrire les noms plus complètement
odds-teams = les chances valent pour des parties entre joueurs, pas pour des matchs par équipes
odds-bridge = les chances valent pour des parties d’échecs, pas pour des matchs ou des donnes de bridge
odds-bids = aucun modèle ne dit ce que l’on propose pour avoir les Noirs : pas de chances pour ce départage
odds-data = le tournoi n’en dit pas assez ; il manque : { $what } ; l’ajouter au fichier du tournoi
odds-stopped-early = arrêt avant tout résultat
odds-never-ends = selon ce modèle, le départage ne finit jamais : une partie qu’il faut gagner est toujours nulle ; changer les probabilités
odds-too-many = un départage à { $tied } participants est trop grand pour être calculé
odds-too-large = { $games } parties non terminées sont trop nombreuses pour être calculées ; fixer des résultats ou attendre une ronde

## Answers and entries

answer-refused = { $fault } ; attendu : { $expected }
answer-nothing = la réponse manque
answer-not-a-colour = « { $word } » n’est pas une couleur
answer-colour-one-word = une couleur est un seul mot
answer-not-lots = { $id } ne demande pas de tirage au sort : une graine n’y répond pas
answer-seed = la graine est vide ou non imprimable
answer-not-over = « * » veut dire que la partie n’est pas finie
answer-not-a-result = « { $word } » n’est pas un résultat
answer-unknown-name = « { $name } » n’est pas un nom de ce tournoi
answer-name-near = « { $name } » n’est pas un nom de ce tournoi : vouliez-vous dire « { $near } » ?
answer-not-about = { $id } ne concerne pas { $name }
answer-result-needed = on répond à une partie par son résultat
answer-other-colours = dans { $id }, { $white } a les Blancs et { $black } les Noirs
answer-nobody-level = le tirage au sort ne laisse personne à égalité
answer-level-sign = « = » se place entre deux noms
answer-named-twice = « { $name } » figure deux fois
answer-not-named = il manque : { $names }
answer-two-bids = il faut deux enchères
answer-not-a-time = « { $word } » n’est pas un temps
answer-bid-too-high = une enchère est de { $most } au plus
answer-colours-needed = il faut aussi les couleurs
answer-word-count =
    { $count ->
        [1] il y a un seul mot
       *[other] il y a { $count } mots
    }
answer-not-a-number = « { $word } » n’est pas un nombre utilisable
answer-out-of-bounds =
    { $figure ->
        [total-points] { $number } ne peut être un total de points : il n’est pas sous 0 et se compte par dizaines
        [qualification-rank] { $number } n’est pas un rang
       *[imps] { $number } est sous 0 : on attend ce que le camp a gagné
    }
expected-result = 1-0, 0-1 ou 1/2-1/2 (forfaits : +/-, -/+, -/-)
expected-lots =
    { $form ->
        [option] les noms dans l’ordre du tirage, par exemple { $names }, ou --seed TEXT
       *[form] les noms dans l’ordre du tirage, par exemple { $names }
    }
expected-order = les noms dans l’ordre, = entre ceux à égalité, par exemple { $names }
expected-choice = { $choices }, ou les noms dans l’ordre, = entre ceux à égalité, par exemple { $names }
expected-colour = la couleur choisie par { $chooser }, white (Blancs) ou black (Noirs)
expected-bids = deux temps, les enchères dans cet ordre, { $first } puis { $second }, par exemple 2:50 3:05
expected-event-result = le résultat : 1-0, 0-1 ou 1/2-1/2
expected-game = qui avait les Blancs, qui avait les Noirs et le résultat, par exemple { $names } 1-0
expected-number = un nombre, par exemple 1230 ou 13/3
expected-numbers = deux nombres, pour { $first } et pour { $second }
expected-dice = des dés, par exemple : { $example }
told-of = { $what } : { $said }
entry-departure = Dérogation au règlement : { $order } : { $why }
entry-withdrawn = { $id }, réponse retirée
entry-departure-withdrawn = la dérogation est retirée
entry-commitment = { $id } : { $party } promet le secret d’empreinte { $hash }
entry-source = { $id } : décidé par { $source }
entry-everybody = tous
entry-rest =
    { $count ->
        [1] { $count } minute de repos pour { $players } : { $why }
       *[other] { $count } minutes de repos pour { $players } : { $why }
    }
entry-rest-ends = Fin du repos pour { $players } : { $why }
fate-replaced = remplacée à la ligne { $line }
fate-withdrawn = retirée à la ligne { $line }
fate-fell-away = ne compte plus
entry-left = { $name } a quitté le départage
entry-back = { $name } reste dans le départage
public-source-beacon = le tour { $round } de la balise drand { $name }, prévu pour { $time }
public-source-text = « { $text } »
entry-seed = { $said }, tiré de la graine « { $seed } »
entry-seen = { $said }, devant { $witnesses }
entry-from-broadcast = { $said }, d’après la retransmission
entry-corrected = { $said } ; corrigé : { $why }
entry-chose =
    { $colour ->
        [white] { $chooser } a choisi les Blancs
       *[black] { $chooser } a choisi les Noirs
    }
entry-colour =
    { $colour ->
        [white] Blancs
       *[black] Noirs
    }
entry-choice =
    { $choice ->
        [go-on] continuer
        [other-means] par d’autres moyens
       *[other] { $choice }
    }
entry-game = { $white } avait les Blancs, { $result }
amended = le fichier du tournoi a été modifié ({ $changes })
amended-more = et { $more } de plus
change-instead = { $field } { $is } au lieu de { $was }
change-new = { $field } { $is } est nouveau
change-gone = { $field } { $was } est retiré
change-row-new = { $about } : ajout
change-row-gone = { $about } : retrait
change-table =
    { $table ->
        [game] partie
        [match] match
        [play-off-game] partie de départage
        [bye] exempt
        [prizes] prix
        [prize] prix
       *[other] { $words }
    }
change-of-round = { $table } de la ronde { $round }
amendment-nothing-kept = le registre a été ouvert par un programme qui n’y gardait pas le tournoi : personne ne peut dire ce qui a changé
amendment-other-before = la modification part d’un autre fichier de tournoi que celui auquel le registre a été comparé
amendment-nothing-changed = rien n’a changé dans le tournoi
amendment-other-changes = la modification nomme d’autres changements que ceux qui ont été faits
amendment-not-an-event = le texte que garde le registre n’est pas un tournoi
amendment-other-text = le texte que garde le registre dit autre chose que le fichier du tournoi
corrected-game =
    { $result ->
        [drawn] Corrigé : { $game }, nulle
        [won] Corrigé : { $game }, gagnée par { $winner }
        [forfeit] Corrigé : { $game }, gagnée par { $winner } par forfait
       *[both-lost] Corrigé : { $game }, perdue par forfait des deux côtés
    }
corrected-open = Corrigé : { $game } n’a pas encore de résultat
corrected-order = Corrigé : l’ordre est { $order }
corrected-back = Corrigé : { $name } reste dans le départage
corrected-departure = Corrigé : la dérogation au règlement a été retirée

## Records

record-empty = le registre est vide
record-not-a-record = la ligne 1 n’est pas la première ligne d’un registre
record-other-format = le registre est au format « { $found } » ; ce programme lit « { $format } »
record-not-utf-eight = la ligne { $line } contient des octets qui ne sont pas de l’UTF-8 : le registre a été altéré
record-cut-off = la ligne { $line } n’a pas été écrite jusqu’au bout : le programme ou la machine s’est arrêté pendant l’écriture
record-altered = la ligne { $line } a été altérée : sa somme de contrôle ne correspond pas à son texte
record-broken = la ligne { $line } ne suit pas la précédente : une ligne a été altérée, enlevée, doublée ou déplacée ici
record-malformed = la ligne { $line } n’est pas une entrée de registre : { $why }
record-other-event = le registre appartient à un autre fichier de tournoi (« { $title } »), ou le fichier a changé depuis
record-other-regulation = le registre a été ouvert par { $program } avec un autre texte du règlement « { $id } »
hint-empty = supprimer le fichier ; la réponse suivante ouvre un nouveau registre
hint-path = vérifier le chemin ; un registre commence par { $begins }
hint-copy = revenir à une copie dont l’empreinte de tête est notée, ou ouvrir un nouveau registre ; rien n’a été changé
hint-cut-off = `tiebreak playoff` et `tiebreak answer` mettent de côté la ligne inachevée et continuent ; vérifier si sa réponse manque
hint-amend = noter le changement avec `tiebreak record amend EVENT --why TEXT`, qui montre d’abord ce qui en suivrait ; ou l’annuler ; ou nommer un autre registre avec --record
hint-regulation = prendre le fichier du règlement, ou la version du programme, avec lequel le registre a été ouvert
malformed-not-json = ce n’est pas du JSON : { $error }
malformed-not-an-object = attendu : un objet JSON
malformed-written-otherwise = elle n’est pas écrite comme le programme l’écrit
malformed-missing = `{ $name }` manque
malformed-provenance = les réponses ne viennent pas de « { $word } » ; attendu : « broadcast »
malformed-unknown-field = il n’y a pas de champ `{ $name }`
malformed-unknown-kind = il n’y a pas de type « { $kind } »
malformed-not-a =
    { $what ->
        [text] `{ $name }` n’est pas un texte
        [texts] `{ $name }` n’est pas une liste de textes
        [object] `{ $name }` n’est pas un objet
       *[objects] `{ $name }` n’est pas une liste d’objets
    }
malformed-empty = `{ $name }` est vide
malformed-not-a-moment = `{ $field }` n’est pas un moment : « { $text } »
malformed-not-a-round = `round` n’est pas un nombre
malformed-not-an-order = `parts` n’est pas un ordre de noms
malformed-not-minutes = `minutes` n’est pas un nombre de 0 à 1440
malformed-reveals = `reveals` contient autre chose que des textes
malformed-order-not-names = l’ordre n’est pas une liste de noms
malformed-other-names = les noms de la réponse ne sont pas ceux de la question
malformed-not-an-answer = { $value } ne répond pas à une question de type « { $kind } »
in-line = ligne { $line } : { $said }
fault-reads-otherwise = l’entrée ne peut pas s’écrire de façon à se relire à l’identique
fault-too-long = un texte de { $signs } caractères est trop long : une entrée en admet { $most } au plus par texte
fault-other-order = la graine donne un autre ordre pour { $id }
fault-other-event = le fichier du tournoi dit autre chose qu’à l’ouverture du registre ou à sa dernière modification (« { $title } »)
fault-other-regulation = le registre a été ouvert avec un autre texte du règlement « { $id } »
fault-not-open = { $id } n’était pas ouverte
fault-does-not-fit = la réponse ne convient pas à { $id }
fault-nothing-to-correct = il n’y avait pas de réponse à { $id } à corriger
fault-nothing-to-withdraw = il n’y avait pas de réponse à { $id } à retirer
fault-no-tie = il n’y avait pas d’égalité { $tie }
fault-others-tied = d’autres étaient à égalité dans { $tie }
fault-no-departure = il n’y avait pas de dérogation sur { $tie } à retirer
fault-not-tied = { $name } n’est dans aucune égalité qui se joue
fault-gone-already = { $name } a déjà quitté le départage
fault-not-gone = { $name } n’a pas quitté le départage
fault-no-participant = « { $name } » ne participe pas au tournoi
fault-stopped = le programme ne peut pas en décider : c’est un défaut du programme
promise-twice = { $party } a déjà promis un secret pour { $id } : il ne peut plus qu’être révélé
promise-name = « { $party } » n’est pas le nom d’une partie prenante : attendu, 200 caractères au plus, sans = ni {";"}, et pas « source »
promise-hash = ce que promet { $party } n’est pas une empreinte SHA-256 : attendu, 64 chiffres hexadécimaux en minuscules
promise-not-promised = { $party } n’a promis aucun secret pour { $id }
promise-not-revealed = le secret promis par { $party } manque : tous ceux qui ont promis révèlent ensemble
promise-revealed-twice = le secret promis par { $party } est révélé deux fois
promise-other-secret = le secret révélé par { $party } n’est pas celui qui a été promis
promise-alone = { $party } promet sans personne d’autre : un tirage demande deux parties prenantes, ou une source publique
promise-second-source = une source publique est déjà nommée pour { $id }
promise-unnamed = la source publique n’est pas nommée, ou en plus de 1000 caractères
promise-other-chain = la balise « { $chain } » n’est pas connue ici : attendu, quicknet ou la source en toutes lettres
promise-no-round = attendu : un tour de la balise, ou un moment avec son décalage horaire, 2026-11-17T20:00:00+01:00
promise-other-time = le tour { $round } de la balise vient à un autre moment
promise-too-late = ce que donne la source publique de { $id } peut déjà être connu : on la nomme avant qu’elle parle
promise-no-source = aucune source publique n’est nommée pour { $id }
promise-no-outcome = il manque ce qu’a donné la source publique de { $id }
promise-not-genuine = ce n’est pas ce qu’a donné la source publique de { $id }
promise-other-seed = la graine de { $id } n’est pas faite de ce qui a été révélé
promise-bound = des promesses existent pour { $id } : elles seules décident, ou le tirage est retiré avec un motif
promise-corrected = { $id } a été tiré de promesses : cela se retire avec un motif, et ne se corrige pas
file-faulty = le registre ne passe pas le contrôle V{ $check } : { $fault }
file-busy = un autre programme écrit dans le registre ; rien n’a été écrit, réessayer
file-moved =
    { $added ->
        [1] un autre programme a ajouté entre-temps une entrée au registre ; rien n’a été écrit
       *[other] un autre programme a ajouté entre-temps des entrées au registre ; rien n’a été écrit
    }
set-aside = la ligne { $line } était à moitié écrite quand le programme ou la machine s’est arrêté ; elle n’a jamais été confirmée, et est gardée dans { $path } :
line-end-lacked = il ne manquait à la ligne { $line } que sa fin de ligne ; elle reste au registre :
check-of =
    { $number ->
        [1] un registre d’un format connu
        [2] chaque ligne entière et inaltérée
        [3] chaque ligne suit la précédente
        [4] chaque ligne une entrée valable
        [5] tirages refaits depuis leurs graines
        [6] secrets conformes aux promesses
        [7] le fichier du tournoi
        [8] le règlement
        [9] chaque réponse à une question alors ouverte
        [10] la décision refaite
        [11] l’empreinte de tête notée
        [12] l’empreinte de tête signée
        [13] modifications du fichier du tournoi telles qu’elles ont été faites
       *[other] { $number }
    }
check-verdict =
    { $verdict ->
        [passed] ok
        [failed] ÉCHEC
       *[not-made] non fait
    }
found-begun-by = { $format }, ouvert par { $program }
found-lines =
    { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }
found-drawn = { $count } avec graine
found-revealed =
    { $count ->
        [one] { $count } révélé
       *[other] { $count } révélés
    }
found-entries =
    { $count ->
        [one] { $count } entrée
       *[other] { $count } entrées
    }
found-amended =
    { $count ->
        [0] aucune
        [1] une, notée avec ce qui a changé
       *[other] { $count }, notées avec ce qui a changé
    }
found-ruling =
    { $settled ->
        [yes] décidé ; en tête : { $first }
       *[no] pas encore décidé ; en tête : { $first }
    }
found-signed =
    { $later ->
        [0] toutes les lignes ({ $line }), par { $by }
       *[other] lignes 1 à { $line }, par { $by } ; { $later } de plus par la suite
    }
failed-other-head = noté { $noted }, trouvé { $found }
failed-other-record = la signature porte sur un autre registre
failed-more-signed = { $signed } lignes ont été signées, et il n’y en a que { $lines }
failed-other-line = la ligne { $line } n’est pas celle qui a été signée
not-made-no-event = le fichier du tournoi est introuvable ; le nommer avec --event
not-made-other-files = le tournoi ou le règlement n’est pas celui du registre
not-made-no-head = sans empreinte de tête notée, on ne peut trouver ni des lignes manquant à la fin, ni une chaîne réécrite
not-made-no-signature = ni signature ni clé n’ont été données
not-made-before = pas avant que V{ $check } soit rempli
not-made-after = V{ $check } a échoué
note-no-key = ce n’est pas une clé : attendu, NAME+ID+KEY comme `tiebreak record key` l’écrit
note-not-a-note = ce n’est pas une note signée
note-not-a-checkpoint = la note signée n’est pas un point de contrôle d’un registre
note-not-signed-by = la note n’est pas signée par cette clé
note-bad-signature = la signature ne correspond pas à la note : l’une des deux a été altérée

## Broadcasts

broadcast-place =
    { $place ->
        [round-board] Ronde { $round }, échiquier { $board }
        [round] Ronde { $round }
        [board] Échiquier { $board }
       *[play-off] Départage
    }
broadcast-colour =
    { $colour ->
        [white] { $name } a les Blancs dans la retransmission.
       *[black] { $name } a les Noirs dans la retransmission.
    }
broadcast-result = { $white } { $result } { $black } dans la retransmission.
broadcast-corrects = { $white } { $is } { $black } dans la retransmission ; le registre dit { $was }.
broadcast-takes-back = { $white } – { $black } : la retransmission ne montre plus de résultat ; le registre dit { $was }.
broadcast-says = La retransmission dit { $is }.
broadcast-took-back = La retransmission a retiré { $was }.
broadcast-spelling = « { $spelling } »
broadcast-spelling-number = « { $spelling } » (ID FIDE { $number })
broadcast-is-this = { $spelled } dans la retransmission : est-ce { $only } ?
broadcast-which-of = { $spelled } dans la retransmission : qui est-ce, { $names } ?
broadcast-stranger = « { $name } » figure dans la retransmission et ne participe pas à ce tournoi.
broadcast-not-a-game =
    { $known ->
        [yes] { $white } – { $black } à la ronde { $round } n’est pas une partie du fichier du tournoi. Si c’en est une, l’y ajouter avec `result = "*"`.
       *[no] { $white } – { $black } n’est pas une partie du fichier du tournoi. Si c’en est une, l’y ajouter avec `result = "*"`.
    }
broadcast-colours-reversed = { $white } a les Blancs contre { $black } dans la retransmission, et les Noirs dans le fichier du tournoi.
broadcast-several-fit = { $white } – { $black } : plusieurs parties du tournoi correspondent, et la retransmission ne dit pas la ronde.
broadcast-two-results = { $white } – { $black } figure dans la retransmission avec deux résultats.
broadcast-file-otherwise = { $white } – { $black } : { $broadcast } dans la retransmission, { $file } dans le fichier du tournoi, qui fait foi. S’il est faux, le corriger là et noter la modification au registre.
broadcast-not-yet = Il n’y a encore rien.
broadcast-too-many = La retransmission demande moins de consultations ; la prochaine aura lieu dans une minute ou plus tard.
broadcast-failed = La retransmission n’a pas pu être lue : { $why }
address-too-long = une adresse a au plus { $most } octets
address-not-an-address = ce n’est pas une adresse ; attendu : https://...
address-other-scheme = attendu : https:// ou http://
address-no-host = l’adresse ne nomme aucun serveur
address-credentials = l’adresse contient un nom ou un mot de passe
address-private = l’adresse mène à un réseau privé, ce que ce serveur n’autorise pas
address-other-host = ce serveur ne suit pas { $host } ; `serve --follow-hosts` nomme ceux qu’il suit

## Imports

many-round-robin =
    { $cycles ->
        [2] tournoi toutes rondes à double tour
        [3] tournoi toutes rondes à trois tours
        [4] tournoi toutes rondes à quatre tours
       *[other] tournoi toutes rondes à { $cycles } tours
    }
a-round-robin =
    { $article ->
        [one] un tournoi toutes rondes à un tour
       *[a] un { many-round-robin }
    }
event-kind =
    { $kind ->
        [round-robin] tournoi toutes rondes
        [swiss] tournoi au système suisse
        [rapid-and-blitz] rapide et blitz
        [tour] circuit
        [match] match
        [knockout] tournoi à élimination directe
        [pairs] tournoi par paires
        [board-a-match] board-a-match
       *[other] { $words }
    }
form-of-event =
    { $many ->
        [one] { $kind }, { $many } participant
       *[other] { $kind }, { $many } participants
    }
count-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
count-matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matchs
    }
count-boards =
    { $count ->
        [one] { $count } donne
       *[other] { $count } donnes
    }
count-rounds =
    { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
    }
entries-of =
    { $count ->
        [0] pas encore d’entrée
        [1] une entrée
       *[other] { number-word } entrées
    }
open-games =
    { $count ->
        [0] toutes les parties du tournoi sont terminées
        [1] une partie n’est pas terminée
       *[other] { number-word } parties ne sont pas terminées
    }
account-heading = { $file } : { $format }, { $encoding }, { $what }
account-format =
    { $format ->
        [event-file] fichier de tournoi
        [trf] rapport de tournoi (TRF)
        [xlsx] classeur (XLSX)
        [ods] classeur (ODS)
       *[other] { $format }
    }
account-participants =
    { $who ->
        [players] { $count ->
                [one] { $count } joueur
               *[other] { $count } joueurs
            }
        [pairs] { $count ->
                [one] { $count } paire
               *[other] { $count } paires
            }
       *[teams] { $count ->
                [one] { $count } équipe
               *[other] { $count } équipes
            }
    }
account-phase =
    { $phase ->
        [main] tournoi
        [play-off] départage
       *[other] Armageddon
    }
account-part =
    { $phase ->
        [main] Tournoi principal
        [play-off] Départage
       *[other] Armageddon
    }
account-kind =
    { $kind ->
        [round-robin] un tournoi toutes rondes
        [swiss] un suisse
        [rapid-and-blitz] rapide et blitz
        [tour] un tableau de points
        [match] un match
        [knockout] un tournoi à élimination directe
        [pairs] un tournoi par paires
        [board-a-match] board-a-match
       *[none] d’un type indéterminé
    }
account-in-doubt = En doute
account-complete = Rien ne manque.
account-more-doubts = et { $count } de plus du même type
account-more-in-inspect = et { $count } autres ; tiebreak inspect les montre tous
account-decide =
    { $stops ->
        [yes] { $doubt } ; à décider avec { $option }
       *[no] { $doubt } ; sinon : { $option }
    }
doubt-mark =
    { $kind ->
        [events] tournois
        [play-off] départage
        [missing] manque
        [surplus] en trop
        [kind] type
        [scoring] calcul
        [totals] totaux
        [ranks] places
        [values] valeurs
        [results] résultats
        [names] noms
        [date] date
        [encoding] encodage
       *[not-used] inutilisé
    }
account-value-differs = { $name } : { $code } { $published } est publié, les parties donnent { $computed }
account-understood = Ce qui a été compris
account-doubtful = Ce qui est en doute
account-no-doubt = Rien n’est en doute.
account-taken-for =
    { $phase ->
        [main] Pris pour : { $why }.
       *[other] À part : { $why }.
    }
account-pairings =
    { $what ->
        [missing] Manque : { $pairings }.
       *[surplus] En trop : { $pairings }.
    }
account-pairing-round = { $first }–{ $second }, ronde { $round }
account-datum-found =
    Moyenne du Butler : { $left-out ->
        [median] la marque du milieu
        [share] la moyenne sans { $share } des marques à chaque bout
        [none] la moyenne de toutes les marques
        [one] la moyenne sans la plus haute et la plus basse marque
       *[several] la moyenne sans les { $cut } plus hautes et les { $cut } plus basses marques
    }, { $to ->
        [exact] non arrondie
       *[rounded] arrondie à { $step } ({ $rounding })
    }: elle donne { $agree } des { $of } chiffres publiés (clés cut, cut-share, datum-to, datum-rounding)
account-datum-given =
    { $count ->
        [one] Moyenne du Butler : celle du fichier sur { $count } donne
       *[other] Moyenne du Butler : celle du fichier sur { $count } donnes
    }
account-imps-undivided = Les cross-IMPs ne sont pas divisés par le nombre de comparaisons : { $agree } des { $of } chiffres publiés (clé divided)
account-raw-matchpoints =
    { $count ->
        [one] Sur { $count } donne, le fichier publie les points de match avant la formule de Neuberg
       *[other] Sur { $count } donnes, le fichier publie les points de match avant la formule de Neuberg
    }
account-small-groups =
    { $count ->
        [one] { $rule ->
            [white-book] { $count } donne altérée : trois marques au plus, et un tiers au plus de toutes, reçoivent 60 % en moyenne (small-groups)
           *[neuberg] { $count } donne altérée : chaque groupe est compté selon la formule de Neuberg (small-groups)
        }
       *[other] { $rule ->
            [white-book] { $count } donnes altérées : trois marques au plus, et un tiers au plus de toutes, reçoivent 60 % en moyenne (small-groups)
           *[neuberg] { $count } donnes altérées : chaque groupe est compté selon la formule de Neuberg (small-groups)
        }
    }
nothing-played =
    { $what ->
        [games] aucune partie
       *[matches] aucun match
    }

## The checker

check-class =
    { $class ->
        [invalid] Le fichier ne peut pas être suivi tel quel.
        [missing-reference] Une clause renvoie à une autre qui n’existe pas.
        [gap] Il reste une égalité et aucune règle ne s’applique.
        [overlap] Deux règles s’appliquent à la même égalité et mènent à des clauses différentes.
        [endless-loop] Une boucle peut ne pas finir.
        [unreachable] Aucune égalité n’arrive jamais à cette clause.
        [never-separates] Un critère ne peut départager personne là où il se trouve.
        [undefined-value] Une valeur peut ne pas exister.
        [ill-suited] On peut la suivre, mais elle n’a pas de sens.
        [unstated-reading] Le texte se lit de deux façons et ne dit pas laquelle.
        [tie-left] Une égalité est laissée exprès.
        [discretion] Une personne décide.
       *[bound] Le fichier est plus grand que ce qui est suivi.
    }
check-read = { $message } (lu { $readings })
check-example = par exemple : { $example }
check-count =
    { $reach ->
        [more] { $from } ou plus
        [one] { $from }
        [two] { $from } ou { $to }
       *[range] { $from } à { $to }
    }
check-places =
    { $reach ->
        [first] la première place
        [one] la place { $from }
       *[more] les places { $from } à { $to }
    }
check-tied = { $number } à égalité pour { $places }
check-step-times = { $step }, { $times } fois
check-chooses = { $clause } en choisit { $number }
check-pairs = { $clause } en apparie deux
check-sends-on = { $clause } en renvoie { $number } plus loin
check-leaves-all = { $clause } les laisse tous à égalité
check-leaves = { $clause } en laisse { $number } à égalité
check-leaves-for = { $clause } en laisse { $number } à égalité pour { $places }
check-left-out = … { $count } étapes …
check-text-refers = le texte de { $id } renvoie à { $words }, qui n’existe pas
check-text-refers-label = pas de telle clause
check-finds-nothing = qui cherche « { $words } » ne trouve rien
check-other-edition = le texte de { $id } parle de { $year }, le règlement est celui de { $own }
check-other-edition-label = une autre édition
check-other-edition-hint = resté de l’édition précédente ?
check-in-part = { $id } mène à plus de situations qu’il n’en est suivi ici : il peut y avoir d’autres lacunes
check-in-part-label = vu en partie
check-in-part-hint = prendre moins de clauses, ou vérifier des parties du fichier à part
check-combinations = { $followed } combinaisons d’interprétations sur { $all } ont été suivies, d’abord les plus proches de celle qui est prise
check-combinations-label = suivi en partie
check-combinations-example = une lacune à laquelle seules certaines des autres mènent ne serait pas trouvée
check-combinations-hint = enlever les interprétations réglées, ou vérifier des parties du fichier à part
check-two-rules = deux règles de { $id } s’appliquent à la même égalité : { $taken } et { $other }
check-two-rules-label = à { $tied } à égalité, { $taken } s’applique déjà
check-two-rules-end = { $id } mène à { $taken } et à { $other }
check-two-rules-hint = faire que les conditions s’excluent
check-two-procedures = { $taken } et { $id } commencent toutes deux pour des tournois d’un même type
check-two-procedures-label = { $taken } commence déjà pour « { $kind } »
check-two-procedures-example = deux à égalité pour la première place dans un tournoi de type « { $kind } »
check-two-procedures-hint = nommer chaque type de tournoi dans une seule procédure
check-until-won = { $id } continue jusqu’à une victoire : aucune fin n’est fixée
check-until-won-label =
    { $what ->
        [boards] { $mean } donnes en moyenne si une sur trois est nulle
       *[games] { $mean } parties en moyenne si une sur trois est nulle
    }
check-until-won-end =
    { $what ->
        [boards] chaque donne est nulle
       *[games] chaque partie est nulle
    }
check-until-won-hint = dire ce qui se passe après un certain nombre, ou accepter qu’il n’y ait pas de limite
check-ill-suited = { $id } classe par { $measure }, qui ne dit rien dans un tournoi de type « { $kind } »
check-as-written = suivi tel que c’est écrit
check-ill-suited-example =
    { $all ->
        [yes] deux sont à égalité ; tous ont rencontré tous, donc les deux ont eu des adversaires aux mêmes scores
       *[no] deux sont à égalité ; ils ont eu des adversaires différents, et pas autant de chaque sorte
    }
check-ill-suited-hint = prendre un critère prévu pour de tels tournois
check-time-and-draw =
    { $colour ->
        [black] dans { $id }, les Noirs ont plus de temps et gagnent aussi en cas de nulle
       *[white] dans { $id }, les Blancs ont plus de temps et gagnent aussi en cas de nulle
    }
check-time-and-draw-example =
    { $colour ->
        [black] qui reçoit les Noirs a les deux
       *[white] qui reçoit les Blancs a les deux
    }
check-time-and-draw-hint = donner plus de temps à l’autre couleur, ou lui accorder la nulle
check-ambiguous =
    { $count ->
        [1] { $clauses } ne dit pas : { $question }
       *[other] { $clauses } ne disent pas : { $question }
    }
check-ambiguous-label = lu comme `{ $taken }`
check-or-else = { $before } ; ou : { $next }
check-ambiguous-hint = écrire la réponse dans la prochaine édition
check-leaves-tied = { $id } laisse certaines égalités telles quelles
check-leaves-tied-label = restent à égalité
check-two-tied = deux à égalité pour { $places }
check-winner-only = { $id } ne désigne que le vainqueur : les autres restent à égalité
check-winner-only-label = les autres se partagent la deuxième place
check-winner-only-example = trois à égalité pour la première place ; l’un gagne, deux se partagent les places 2 à 3
check-places-up-to = { $id } ne règle que les places jusqu’à { $to }
check-others-stay = les autres égalités restent
check-at-cuts =
    { $to ->
        [0] { $id } ne règle que les égalités à cheval sur une limite
        [1] { $id } ne règle que la première place et les égalités à cheval sur une limite
       *[other] { $id } ne règle que les places jusqu’à { $to } et les égalités à cheval sur une limite
    }
check-at-cuts-example = deux à égalité, tous deux au-dessus de la limite
check-award-shared =
    { $cut ->
        [yes] { $id } : les égalités à la limite de « { $award } » ne sont pas toujours départagées
       *[no] { $id } : « { $award } » ne se partage pas, et rien ne dit à qui il revient en cas d’égalité
    }
check-award-shared-label =
    { $cut ->
        [yes] qui est au-dessus de la limite ?
       *[no] à qui revient-il ?
    }
check-award-shared-example =
    { $cut ->
        [yes] deux à égalité, la limite passe entre eux
       *[no] deux à égalité à la place récompensée
    }
check-award-shared-hint =
    { $cut ->
        [yes] ajouter "cut" à `tie-for`, et une clause qui les départage
       *[no] ajouter `if-shared = "..."` : la clause où vont ceux qui le partageraient
    }
check-decides = { $id } s’en remet à : { role }
check-decides-label = par quel moyen n’est pas dit
check-decides-end = décide : { role }
check-may-depart = { $id } permet de déroger aux règles : { role }
check-may-depart-label = quand et comment n’est pas dit
check-may-depart-example = toute égalité peut être réglée autrement, avec un motif au registre
check-gap =
    { $gap ->
        [no-action] { $id } doit régler une égalité et ne donne pas de règle
        [no-place] { $id } n’a pas de règle pour des égalités à certaines places
        [no-number] { $id } n’a pas de règle pour { $sizes } à égalité
        [no-route] { $id } ne dit pas où vont { $left } encore à égalité
        [end-of-text] rien ne suit quand { $id } laisse une égalité
        [too-few] { $id } en choisit plus qu’il n’y en a à égalité
        [not-two] { $id } est une phase pour deux, mais { $sizes } y arrivent
        [not-seeded] { $id } peut en laisser sans rang de tête de série
        [not-selected] { $id } peut laisser ouvert qui est choisi
        [not-chosen] { $id } ne dit pas ce que deviennent ceux qui ne sont pas choisis
       *[no-seeds] { $id } donne quelque chose à une tête de série, mais aucun des deux n’est devant l’autre
    }
check-gap-end =
    { $gap ->
        [no-action] { $id } n’ordonne personne
        [no-place] { $id } n’a pas de ligne pour la place { $place }
        [no-number] { $id } n’a pas de ligne pour { $level }
        [no-route] { $id } en laisse { $some } à égalité, et aucun chemin ne leur convient
        [end-of-text] { $id } en laisse { $some } à égalité, et le texte s’arrête
        [too-few] { $id } en veut plus que { $level }
        [not-two] { $level } arrivent à { $id }, qui est pour deux
        [not-seeded] { $id } en laisse { $some } à égalité et ne dit rien de plus
        [not-selected] { $id } en laisse à égalité, qui ne peuvent pas tous être choisis
        [not-chosen] { $id } en écarte { $some }, et leurs places sont à régler
       *[no-seeds] { $id } vient ensuite, et il n’y a pas de têtes de série
    }
check-gap-hint =
    { $gap ->
        [no-action] donner un verbe à la clause : `rank`, `order`, `lots`, `play`, `decide` ou `go`
        [no-place] ajouter la place manquante à `by-place`
        [no-number] ajouter le nombre manquant à `by-number`
        [no-route] ajouter un chemin à `then`
        [end-of-text] ajouter `then = "..."` : un autre critère, un tirage au sort ou une décision
        [too-few] en envoyer moins ailleurs avec `by-number`
        [not-two] prendre `by-number`, ou un tournoi toutes rondes ou à élimination
        [not-seeded] finir les têtes de série par `lots = "seeding"`
        [not-selected] finir la sélection par `lots = "participants"`
        [not-chosen] ajouter `others = "..."` à `select` : la clause qui les ordonne, ou une avec `share = true`
       *[no-seeds] ajouter `seeding = "..."` à `play` : la clause qui ordonne les deux
    }
check-gap-knowingly = { $id } laisse une égalité ouverte, et le fichier dit pourquoi : { $why }
check-gap-label = { $sizes } peuvent arriver ici
check-circle-idle =
    { $count ->
        [1] { $clauses } revient à elle-même, et rien de nouveau ne se passe
       *[other] { $clauses } mènent en un cercle où rien de nouveau ne se passe
    }
check-circle-idle-label = on revient ici encore et encore
check-circle-idle-end =
    { $count ->
        [1] { $clauses } laisse tout le monde à égalité et revient à { $first }
       *[other] { $clauses } laissent tout le monde à égalité et reviennent à { $first }
    }
check-circle-idle-hint =
    { $count ->
        [1] la faire mener ailleurs
       *[other] faire mener l’une d’elles ailleurs
    }
check-circle =
    { $count ->
        [1] { $clauses } est répétée tant que personne n’est départagé
       *[other] { $clauses } sont répétées tant que personne n’est départagé
    }
check-circle-label =
    { $about ->
        [yes] environ { $mean } parties en moyenne si tous les résultats sont également probables
       *[no] { $mean } parties en moyenne si tous les résultats sont également probables
    }
check-circle-no-last = pas de dernière fois
check-circle-end =
    { $size ->
        [2] chaque phase laisse les deux à égalité
       *[other] chaque phase laisse les { $number } à égalité
    }
check-circle-hint = dire ce qui se passe après un certain nombre de phases, ou accepter qu’il n’y ait pas de limite
check-never =
    { $never ->
        [reached] aucune égalité n’arrive jamais à { $id }
        [clock] aucune phase jouée n’utilise la cadence de { $id }
        [route] personne ne va jamais de { $id } à { $to } par ce chemin
        [number] { $to } à égalité n’arrivent jamais à { $id }
        [place] aucune égalité pour la place { $to } n’arrive jamais à { $id }
       *[left-open] { $id } dit laisser une égalité ouverte, mais il n’en reste jamais là
    }
check-never-label =
    { $never ->
        [reached] jamais atteinte
        [clock] jamais utilisée
        [left-open] n’arrive jamais
       *[taken] jamais pris
    }
check-never-example = à égalité en n’importe quel nombre, quels que soient les résultats et les interprétations
check-never-hint =
    { $never ->
        [reached] faire mener une autre clause ici, ou en faire `restates` ou `remind`
        [clock] faire mener une autre clause ici, ou en faire `restates` ou `remind`
        [left-open] enlever `leaves-open`
       *[taken] l’enlever, ou élargir la condition
    }
check-cannot-separate =
    { $data ->
        [yes] { $id } ne peut départager personne : tous ici sont déjà à égalité pour { $measure }
       *[no] { $id } ne peut départager personne : un tournoi de type « { $kind } » n’a pas de données pour { $measure }
    }
check-cannot-separate-label = ne décide rien ici
check-cannot-separate-end = { $id } ne trouve rien de nouveau
check-cannot-separate-hint = enlever le critère, ou le mettre avant ce qui les a mis à égalité
check-orders-nobody = { $id } figure dans un ordre et n’ordonne personne
check-orders-nobody-label = ni critère ni tirage au sort
check-orders-nobody-end = { $id } est sautée
check-orders-nobody-hint = un ordre nomme des clauses avec `rank` ou `lots`
check-nothing-kept =
    { $kept ->
        [colours] { $id } garde les couleurs d’un match qui peut ne pas avoir été joué
       *[numbers] { $id } inverse les couleurs d’un tournoi toutes rondes que ceux-ci peuvent ne pas avoir joué
    }
check-nothing-kept-label =
    { $kept ->
        [colours] il peut n’y avoir rien à garder : on tire au sort
       *[numbers] il peut n’y avoir rien à inverser : on tire au sort
    }
check-nothing-kept-end = { $id } vient ensuite
check-nothing-kept-hint =
    { $kept ->
        [colours] dire comment les Blancs sont attribués : `white = "lots"`
       *[numbers] dire comment les numéros sont attribués : `numbers = "by-change"` ou `"lots"`
    }
check-undefined =
    { $count ->
        [1] { $clauses } utilise une valeur qui peut ne pas exister
       *[other] { $clauses } utilisent des valeurs qui peuvent ne pas exister
    }
check-undefined-label = l’étape peut ne pas décider
check-undefined-hint = dire ce qui vaut alors : l’étape est sautée, ou compte pour rien
check-unstated =
    { $what ->
        [separation] { $id } ne dit pas ce qui suit quand un critère en départage certains
        [forfeits] { $id } ne dit pas si une partie gagnée par forfait compte
        [games] { $id } ne dit pas son `games`
        [order] { $id } ne dit pas son `order`
       *[settles] { $id } ne dit pas si seul le vainqueur ou chaque place est réglé
    }
check-unstated-label =
    { $what ->
        [separation] supposé : ceux encore à égalité passent au critère suivant
        [forfeits] supposé : personne n’a eu les Noirs dans une partie par forfait
        [games] supposé : deux parties
        [order] supposé : les Blancs changent après chaque partie
       *[settles] supposé : chaque place qu’il nomme
    }
check-unstated-end =
    { $what ->
        [separation] les parties entre eux en mettent un devant et en laissent deux à égalité
        [forfeits] deux sont à égalité ; l’un a eu un point avec les Noirs parce que l’adversaire n’est pas venu
        [settles] trois à égalité pour la première place ; le perdant du départage est troisième ou partage la deuxième place
       *[come] deux arrivent à { $id }
    }
check-unstated-hint =
    { $what ->
        [separation] ajouter `after-separation = "continue"` ou `"restart"`
        [forfeits] ajouter `forfeits = "in-scores"` ou `"everywhere"` en tête du fichier
        [games] ajouter `games = 2`
        [order] ajouter `order = "1 2"`
       *[settles] ajouter `settles = "winner"` ou `"places"`
    }
check-severity-count =
    { $severity ->
        [error] { $count ->
                [one] { $count } erreur
               *[other] { $count } erreurs
            }
        [warning] { $count ->
                [one] { $count } avertissement
               *[other] { $count } avertissements
            }
       *[note] { $count ->
                [one] { $count } remarque
               *[other] { $count } remarques
            }
    }

## Standings of FIDE

check-head =
    { $competitors ->
        [teams] { $file } : { $count } équipes, { check-rounds-played }, liste { $list } ({ $from })
       *[players] { $file } : { $count } joueurs, { check-rounds-played }, liste { $list } ({ $from })
    }
check-rounds-played =
    { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }
check-after-round = Après la ronde { $round }
check-what =
    { $what ->
        [points] points
        [rank] rang
       *[code] { $code }
    }
check-is = publié { $published }, exact { $computed }
check-has-no-value = publié { $published }, n’a pas de valeur
check-nobody = publié { $published }, personne n’a ce numéro
check-nothing = Rien n’a été publié qui puisse être comparé.
check-all-agree =
    { $figures ->
        [one] Le seul chiffre concorde ({ $shown }).
       *[other] Les { $shown } chiffres concordent tous.
    }
check-some-agree = { $right } chiffres sur { $all } concordent.
check-points-given = { $points }, { $amount } par décision arbitrale (299)
check-points-taken = { $points }, moins { $amount } par décision arbitrale (299)
check-no-round = aucune ronde
check-rounds = rondes { $rounds }
check-opponents = adversaires : { $values }
check-without-round = { $sum }, sans la ronde { $round } ({ $amount })
check-below = derrière { $name } : { $by }
check-above = devant { $name } : { $by }
check-values = { $code } { $mine } contre { $theirs }
cli-standing-head =
    { $column ->
        [rank] Rang
        [number] N°
       *[name] Nom
    }
standing-by = Selon { $codes } ({ $from }).
standing-list-from =
    { $source ->
        [recommended] la liste que la FIDE recommandait jusqu’en 2023 ; elle n’en recommande plus depuis, et ni le fichier ni une option n’en indique une
        [by] indiqué par --by
        [record] { $from } du fichier
       *[other] { $from }
    }
standing-edition = FIDE C.07, édition de { $year } : { $because }.
standing-other-edition = --edition 2023 applique l’édition précédente, pour les tournois commencés avant le 1er mars 2026.
standing-among-tied = points entre les ex æquo et, entre parenthèses, le rang qu’ils donnent
cli-opened-undefined = indéfini
cli-opened-article = { $words }, article { $article }
cli-opened-arbiter = décision de l’arbitre
cli-opened-no-opponent = pas d’adversaire
cli-opened-unplayed = non jouée, { $article }
cli-opened-cut = retirée
cli-check-beyond = Un classement après la ronde { $round } a été publié, mais seules { $last } rondes ont été jouées : il n’est pas comparé.

## Around every page

page-skip = Aller au contenu
page-pages = Pages
page-events = Tournois
page-regulations = Règlements
page-people = Personnes
page-log-in = Se connecter
page-log-out = Se déconnecter
page-privacy = Confidentialité
page-language = Langue
page-show-in-language = Changer de langue
page-all-events = Tous les tournois
page-problem-title =
    { $kind ->
        [damaged] Ce tournoi est illisible
        [busy] Occupé
        [not-found] Introuvable
        [address] Adresse incompréhensible
        [log-in] Connectez-vous d’abord
        [forbidden] Non autorisé
        [conflict] Quelqu’un a été plus rapide
        [moved] L’état n’est plus celui qui a été vu
        [method] Pas de cette façon
        [form] Pas sous cette forme
        [invalid] Inutilisable
        [large] Trop volumineux
        [often] Trop de tentatives
        [slow] Trop lent
        [database] La base de données ne répond pas
        [full] Le disque est plein
       *[other] Une erreur s’est produite
    }
page-problem-advice =
    { $kind ->
        [damaged] Son registre ou ses fichiers ont été modifiés de l’extérieur. Rien n’est perdu, et les autres tournois ne sont pas touchés.
        [busy] Rien n’a été modifié et rien n’est perdu. Cette page réessaie d’elle-même dans quelques secondes ; ce qu’un formulaire a envoyé doit être renvoyé.
        [not-found] La liste des tournois montre ce qui existe ; les tournois privés sont visibles après connexion.
        [address] Corrigez l’adresse.
        [forbidden] L’administration peut donner davantage de droits à un compte.
        [conflict] Vous n’avez rien modifié. Revenez en arrière, voyez ce qui s’y trouve maintenant et décidez à nouveau.
        [invalid] Rien n’a été modifié. Revenez en arrière et corrigez.
        [slow] Rien n’a été modifié. Renvoyez-le avec une meilleure connexion.
        [full] Rien n’a été modifié, et rien de ce qui a été confirmé n’est perdu. L’administration doit faire de la place sur le disque du serveur ; renvoyez ensuite.
       *[database] Rien n’est perdu. Attendez un instant, regardez si l’entrée figure au journal et, sinon, réessayez.
    }
# Where the form still stands on the page.
page-problem-on-the-card =
    { $kind ->
        [log-in] Reconnectez-vous dans une autre fenêtre, revenez et appuyez de nouveau : ce qui est saisi ici reste.
        [conflict] Vous n’avez rien modifié. Voyez ce qui s’y trouve maintenant et décidez à nouveau.
       *[invalid] Rien n’a été modifié. Corrigez et appuyez de nouveau.
    }
page-problem-number = Elle porte le numéro { $number } dans le journal du serveur.
page-file-cannot-be-used = { $name } est inutilisable :
page-session-over = connectez-vous d’abord : il n’y a pas de session, ou elle a expiré
page-token-needed = il faut un jeton : il n’y en a pas, il est inconnu ou il a expiré
page-event-moved = le tournoi a avancé depuis l’état que nomme `If-Match`
page-sent-too-large = l’envoi est trop volumineux : au plus { $megabytes } Mo
page-file-exceeds-memory = la lecture de ce fichier demande plus de mémoire que le serveur n’en autorise ({ $megabytes } Mo) ; envoyez un fichier avec ce seul tournoi, ou demandez à l’administration d’augmenter `read-memory`
page-file-exceeds-time = la lecture de ce fichier prend plus de temps que le serveur n’en autorise ({ $seconds } s) ; envoyez un fichier avec ce seul tournoi, ou demandez à l’administration d’augmenter `read-seconds`
page-file-stops-reader = Tiebreak ne peut pas lire ce fichier ; enregistrez-le dans un autre format, et envoyez-le à l’administration pour que l’erreur soit corrigée
page-wait-minutes =
    { $minutes ->
       *[other] trop de tentatives : attendez { $minutes } minutes et réessayez
    }
page-wait-seconds =
    { $seconds ->
        [one] trop de tentatives : attendez une seconde et réessayez
       *[other] trop de tentatives : attendez { $seconds } secondes et réessayez
    }
page-server-busy = le serveur est occupé par d’autres demandes
page-sent-too-slowly = l’envoi arrivait trop lentement et a été abandonné
page-record-broken = le registre de ce tournoi est incohérent : { $why }
page-went-wrong = une erreur s’est produite dans le programme ; l’administration la trouvera dans le journal du serveur
page-name-taken = « { $name } » est déjà pris
page-record-moved = le registre a avancé : quelqu’un d’autre a écrit en premier
page-disk-full = le disque du serveur est plein : rien ne peut être conservé tant qu’il n’y a pas de place
page-no-text = un texte contient le caractère NUL, ou n’est pas du texte
page-database-silent = la base de données ne répond pas : { $why }
page-rule-error = { $why } ; choisissez un autre règlement ou corrigez le type de tournoi
page-no-page = il n’y a pas de page à cette adresse
page-no-event = il n’y a pas ici de tournoi de ce nom
page-not-asked-so = cette adresse ne se consulte pas de cette façon
page-from-another-site = le formulaire venait d’un autre site et a été refusé ({ $words })
page-nul-sent = l’envoi contient le caractère NUL, qu’aucun texte ne contient
page-not-an-arbiter = { $name } n’arbitre pas ce tournoi
page-only-reads = { $name } peut tout voir et ne rien modifier
page-for-administrators = ceci est réservé à l’administration

## Pages for everybody

page-lots-for =
    { $purpose ->
        [first-white] tirage au sort des Blancs de la partie 1
        [pairing-numbers] tirage au sort des numéros d’appariement
        [seeding] tirage au sort des têtes de série
        [participants] tirage au sort de la participation
        [coin-toss] pile ou face
       *[place] tirage au sort de l’ordre
    }
page-first-drawn =
    { $purpose ->
        [first-white] Le premier nom tiré a les Blancs.
        [pairing-numbers] Le premier nom tiré a le numéro 1.
        [seeding] Le premier nom tiré est mieux placé parmi les têtes de série.
        [participants]
            { $count ->
                [1] Le premier nom tiré participe.
               *[other] Les { number-word } premiers noms tirés participent.
            }
        [coin-toss] Le premier nom tiré a gagné à pile ou face.
       *[place] Le premier nom tiré est classé devant.
    }
page-mistakes =
    { $count ->
        [1] une erreur
       *[other] { $count } erreurs
    }
page-brief-within = { $place } : { $what }
page-brief-game = { $name } a les Blancs
page-brief-bids = enchères de temps pour les Noirs
page-brief-boards =
    { $form ->
        [one] une donne est jouée
        [segment] { $boards } est jouée
       *[extra] { $boards } sont jouées
    }
page-brief-data = à établir : { $what }
page-motto = Les ex æquo, départagés comme le dit le règlement.
page-front-about = { page-motto } Le départage en direct, ce qu’il faut à chacun avant la dernière ronde, et chaque étape avec son article.
page-front-show-all = tout afficher
page-front-sport =
    { $sport ->
        [bridge] bridge
       *[chess] échecs
    }
page-front-filter =
    { $which ->
        [words] Titre, lieu, joueur
        [sport] Sport
        [state] État
        [all] tous
       *[regulation] Règlement
    }
page-front-find = Rechercher
page-front-new-event = Nouveau tournoi
page-front-found =
    { $count ->
        [0] Aucun résultat
        [1] Un tournoi trouvé
       *[other] { $count } tournois trouvés
    }
page-front-nothing-fits = Aucun tournoi ne correspond.
page-front-nothing-fits-words = Aucun tournoi ne correspond à « { $words } ».
page-front-empty = Il n’y a pas encore de tournoi.
page-front-log-in-to-bring = { $log-in } pour en apporter un, ou démarrez le serveur avec --demo pour en voir de vrais.
page-front-texts = Tous, et les vôtres
page-turn-list = Pages de la liste
page-turn-before = Précédent
page-turn-after = Suivant
page-turn-here = page { $here } sur { $pages }
page-glance-not-read = Pas encore lu
page-glance-not-finished = Inachevé
page-glance-go =
    { $to ->
        [board] Voir le tableau d’affichage
        [needs] Ce qu’il faut à chacun
       *[how] Comment on en est arrivé là
    }
page-glance-rounds = { $played } rondes sur { $of }
page-glance-bar = { $name } : première place, seule ou partagée, dans { $count } issues sur { $of }
page-legend =
    { $what ->
        [alone] première place
        [tied] première ex æquo
        [shared] partagée
       *[out] hors course
    }
page-event-heading =
    { $what ->
        [standing] Classement
        [play-off] Départage
        [how] Comment cela a été décidé
        [mind] À ne pas oublier
        [look-at] À vérifier
        [awards] Prix et titres
        [prizes] Prix en argent
        [tour-points] Points du circuit
        [to-do] À faire maintenant
       *[read-as] Interprétation
    }
page-event-standing-is =
    { $state ->
        [settled] départagé
       *[interim] provisoire
    }
page-event-press-a-step = cliquez sur une étape pour en lire le texte imprimé
page-event-fact =
    { $what ->
        [played] Dates et lieu
        [event] Tournoi
        [regulation] Règlement
       *[record] Registre
    }
page-event-times-of = heures de { $zone }
page-event-record-head = { $entries }, tête { $head }
page-event-record-fails = Le registre échoue au contrôle V{ $check }, et rien ne peut y être ajouté : { $fault }.
page-event-first-no-tie = { $name } est en tête ; aucun ex æquo n’était à départager.
page-event-wins = { $name } l’emporte.
page-event-no-tie = Il n’y a pas d’ex æquo que le règlement départage.
page-event-all-settled = Tous les ex æquo que le règlement départage sont départagés.
page-event-share-first = Décidé par une dérogation au règlement : { $names } partagent la première place.
and-more-ending = et { $count } de plus.
page-event-departure = Dérogation au règlement
page-event-departure-by = { $departure }, par { $by } : { $why }
page-event-reading-not = (et non { $instead })
page-event-nothing = Rien.
page-event-column =
    { $column ->
        [place] Place
        [name] Nom
        [matches-won] Matchs gagnés
        [last-match] Dernier match
        [number] Numéro
        [rating] Elo
       *[points] Points
    }
page-event-open = ouvert
page-event-this = Ce tournoi
page-event-way =
    { $to ->
        [ruling] Décision
        [console] Console
        [what-if] Et si
        [boards] Donnes
        [regulation] Règlement
        [board] Affichage
        [overlay] Incrustation
       *[protocol] Procès-verbal
    }
page-event-download = Télécharger
page-event-file =
    { $file ->
        [record] Registre
        [event] Fichier du tournoi
        [regulation] Fichier du règlement
        [protocol] Procès-verbal en PDF
        [standing] Classement en PDF
       *[timeline] La dernière heure, en image
    }
page-event-participants =
    { $count ->
        [1] { $count } participant
       *[other] { $count } participants
    }
page-event-unreadable = Ce tournoi est illisible : { $reason }.
page-event-changed-outside = Son registre ou ses fichiers ont été modifiés de l’extérieur. Rien ne peut être ajouté ; rien n’est perdu.
page-event-record-kept = Le registre tel qu’il est conservé
page-cross-heading = Tableau croisé
page-cross-shaded = grisé : avec les Noirs
page-cross-results = Résultats de tous
page-cross-rounds = Rondes
page-cross-part = { $from } à { $to } sur { $all }
page-cross-parts = Parties du classement
page-cross-with =
    { $colour ->
        [white] avec les Blancs
       *[black] avec les Noirs
    }
page-round-count =
    { $count ->
        [1] { $count } ronde
       *[other] { $count } rondes
    }
page-round-parts = Parties de la ronde
page-no-round = il n’y a pas ici de ronde de ce numéro
page-summary-in-our-words = (résumé dans nos mots)
page-turned-on =
    { $what ->
        [boards] Sur les donnes
       *[counted] Ce qui a été compté
    }
page-bridge-column =
    { $column ->
        [board] Donne
        [north-south] Nord-Sud
        [east-west] Est-Ouest
        [sat] Position
        [opponents] Adversaires
        [contract] Contrat
        [lead] Entame
        [score] Marque NS
        [ns] NS
        [ew] EO
       *[session] Séance
    }
page-bridge-boards-of = Donnes : { $name }
page-bridge-count =
    { $count ->
        [1] { $count } donne
       *[other] { $count } donnes
    }
page-bridge-who =
    { $who ->
        [pairs] Paires
       *[teams] Équipes
    }
page-bridge-board = Donne { $number }
page-bridge-all = Toutes les donnes
page-bridge-board-by-board = donne par donne
page-bridge-traveller = La feuille ambulante
page-bridge-units = NS et EO : { $unit }.
page-bridge-units-datum = NS et EO : { $unit }, moyenne { $datum }.
page-bridge-against = Contre { $name }
page-no-board = il n’y a pas ici de donne de ce numéro
page-no-card = il n’y a pas ici de fiche de ce numéro
page-no-boards = il n’y a pas de donne de ce tournoi : son fichier n’en contient aucune
page-what-if-supposed = { $count } supposé(s)
page-what-if-as-it-stands = réel
page-what-if-keeps = Cette adresse garde les résultats supposés : vous pouvez l’envoyer.
page-what-if-picture = Télécharger en image
page-what-if-last-hour = Chronologie
page-what-if-last-hour-shows = Qui pouvait encore finir en tête aux points, résultat après résultat, et jusqu’à quand
page-what-if-parts =
    { $of ->
        [games] Parties de la liste des rencontres
       *[players] Parties de la liste des joueurs
    }
page-what-if-before =
    { $of ->
        [games] Parties précédentes
       *[players] Joueurs précédents
    }
page-what-if-after =
    { $of ->
        [games] Parties suivantes
       *[players] Joueurs suivants
    }
page-what-if-part = partie { $part } sur { $parts }
page-what-if-no-result = "{ $game }={ $result }" n’est pas le résultat d’une partie à jouer
page-what-if-outcomes =
    { $outcomes ->
        [one] { $outcomes } issue. { page-board-no-chances }
       *[other] { $outcomes } issues. { page-board-no-chances }
    }
page-what-if-stopped = Toutes n’ont pas pu être examinées à temps : les nombres sont ceux trouvés jusqu’ici, au moins.
page-what-if-sampled = Échantillon.
page-what-if-who-first = Qui peut finir en tête
page-what-if-bar = première place dans { $alone }, ex æquo dans { $tied } des { $of } issues
page-what-if-tally =
    { $what ->
        [certain] certain
        [alone] première place
        [tied] ex æquo
       *[out] hors course
    }
page-what-if-about = environ { $count } ± { $error }
page-what-if-cannot = Ne peuvent plus finir en tête : { $names }.
page-what-if-cannot-more = Ne peuvent plus finir en tête : { $names } et { $count } de plus.
page-what-if-two-games = Deux parties décident
page-what-if-several-names = plusieurs noms : ex æquo
page-what-if-matrix = Une partie en lignes, l’autre en colonnes : qui finit en tête.
page-what-if-in-sentences = En mots
page-what-if-places = Places
page-what-if-more-players =
    { $count ->
        [1] et { $count } joueur de plus.
       *[other] et { $count } joueurs de plus.
    }
page-what-if-first-places = Les { $shown } premières des { $all } places.
page-vp-none = Il n’y a pas de scénarios : { $why }.
page-vp-suppose = Essayer des résultats
page-vp-match = { $first } – { $second }, en IMP
page-vp-imps = ce que chaque camp a gagné en IMP, par exemple 45-23
page-vp-follows = Résultat
page-vp-needs = Ce qu’il faut à chaque équipe { vp-goal }
page-vp-in-vps = En PV
page-vp-last-match = dans le dernier match
page-vp-table = Ce qu’il faut à chaque équipe en PV
page-vp-column =
    { $column ->
        [team] Équipe
        [now] PV actuels
        [against] Contre
        [sure] À l’abri
        [level] Au pire à égalité
       *[possible] Encore possible
    }
page-vp-has-played = a joué
page-vp-no-result = "{ $teams }={ $result }" n’est pas un résultat en IMP d’un match à jouer
page-regulations-about = Les règlements d’après lesquels le programme départage les ex æquo : textes imprimés, article par article, chacun avec ce qu’on en fait.
page-regulations-write = Écrire un règlement
page-regulations-written-here = Écrits ici
page-regulations-built-in = Fournis
page-regulations-one-version = version n° { $number }, { $by }, { $when }
page-regulations-draft = brouillon : { $mistakes }
page-regulations-begin-lead = Il est contrôlé pendant que vous écrivez, gardé version par version, et visible de vous seul, des administrateurs et des personnes que vous choisissez.
page-regulations-from-smallest = À partir du plus petit
page-regulations-from-built-in = À partir d’un règlement fourni avec le programme
page-regulations-event-title = Titre du tournoi, avec l’année
page-regulations-our-open = Notre Open 2027
event-type-label = Type de tournoi
page-regulations-kind-of =
    { $kind ->
        [round-robin] toutes rondes
        [swiss] système suisse
       *[rapid-and-blitz] rapide et blitz
    }
page-regulations-settled = Ce qui est départagé
page-regulations-settles =
    { $what ->
        [winner] la première place seulement
       *[all] toutes les places
    }
page-regulations-begins = Par quoi il commence
page-regulations-begins-with =
    { $what ->
        [play-off] un départage
        [criteria] des critères, puis le tirage au sort
       *[nothing] seulement des places partagées
    }
page-regulations-begin = Commencer
page-regulation-summary = résumé
page-regulation-this = Ce règlement
page-regulation-way =
    { $to ->
        [own] En faire le vôtre
        [clauses] Articles
        [edit] Modifier
        [versions] Versions enregistrées
        [people] Qui le voit
        [event] Nouveau tournoi avec ce règlement
       *[file] Fichier
    }
page-regulation-about = { $title } : le texte imprimé article par article, ce que le programme fait de chacun, et ce que trouve la vérification.
page-regulation-text = Texte
page-regulation-state = { $id } · version { $number }, enregistrée par { $by } le { $when } · privé tant qu’aucun tournoi n’est ouvert avec ce règlement
page-regulation-a-draft = Un brouillon.
page-regulation-to-mend =
    { $count ->
        [1] Une erreur à corriger avant qu’un tournoi puisse être ouvert avec ce règlement.
       *[other] { $count } erreurs à corriger avant qu’un tournoi puisse être ouvert avec ce règlement.
    }
page-regulation-usable = Les nouveaux tournois prennent la version { $number }.
page-regulation-not-yet = Ce que le texte laisse ouvert n’est pas encore connu : { $why }.
page-regulation-finding =
    { $severity ->
        [error] erreur :
        [warning] avertissement :
       *[note] note :
    }
page-regulation-taken = (retenue)
page-scenes-title = Incrustation · { $event }
page-scenes-event = Le tournoi
page-scenes-board = Le tableau d’affichage
page-scenes-lead = Une source navigateur pour une diffusion : transparente, aussi grande que la source (1920 × 1080, 3840 × 2160), qui change d’elle-même.
page-scenes-asked-for = Paramètres de l’URL
page-scenes-empty = Rien à montrer pour le moment : la scène est vide.
page-scenes-scene =
    { $scene ->
        [lower-third] Bandeau inférieur
        [card] Fiche
        [bracket] Tableau final ou grille
        [standing] Classement
       *[needs] Ce qu’il faut à quelqu’un
    }
page-scenes-option =
    { $option ->
        [board] quel échiquier, à partir de 1, pour lower-third et card ; quel prétendant, à partir de 1, pour needs
        [of] de qui, par son nom
        [scale] de 0.5 à 2 par pas de 0.05 ; 1 est la taille des aperçus
        [colour] la couleur du double filet, en six chiffres hexadécimaux : 0a5a45
       *[lang] une autre langue que celle du tournoi : en, de, es, fr, nl, sv
    }
page-gallery = Galerie d’états
page-gallery-lead = Chaque moment du tableau d’affichage, avec des noms de toutes longueurs. Les tournois sont inventés.
page-gallery-names =
    { $names ->
        [latin] latin
        [cyrillic] cyrillique
        [chinese] chinois
       *[long] 40 lettres
    }
page-gallery-state =
    { $state ->
        [interim] Provisoire
        [last-round] Dernière ronde en cours
        [tie-of-four] Ex æquo annoncés, quatre
        [tie-of-two] Ex æquo annoncés, deux
        [lots] Tirage au sort
        [semi-finals] Parties de deux demi-finales
        [between] Entre les parties
        [sudden-death] Mort subite dans une demi-finale
        [rest] Repos
        [corrected] Corrigé
        [final-lots] Tirage au sort de la finale
        [final] Finale
        [decided] Terminé
        [match] Un match à deux
        [round-robin] Un toutes rondes à trois
        [no-tie] Pas d’ex æquo
        [departed] Dérogation au règlement
       *[damaged] Registre endommagé
    }
page-no-gallery-board = il n’y a pas ici de tableau de ce nom
page-letters-missing = Il manque des lettres : ce serveur n’a pas de police pour { $letters }.
page-no-pictures = il n’y a pas d’image ici, car le programme a été compilé sans elles
page-no-pdf = il n’y a pas de PDF ici, car le programme a été compilé sans lui
page-no-key = il n’y a pas ici de clé pour signer
page-no-play-off-game = il n’y a pas ici de partie de départage jouée
page-no-timeline = il n’y a pas ici de résultat du tournoi dans son registre
page-privacy-lead = Quelles données personnelles ce serveur conserve, pourquoi, combien de temps, et qui les voit. Le responsable du traitement est celui qui exploite ce serveur ; adressez-vous à lui pour exercer vos droits.
page-privacy-column =
    { $column ->
        [what] Quoi
        [why] Pourquoi
        [how-long] Combien de temps
       *[who] Qui le voit
    }
page-privacy-what =
    { $data ->
        [players] Joueurs, paires et équipes : nom, fédération, classement, titre, résultats, tels que les donne le fichier du tournoi
        [entries] Saisies des arbitres : nom du compte, ce qui a été saisi, le motif, l’heure ; noms des témoins et de qui a décidé, s’ils ont été saisis
        [accounts] Comptes : nom, rôle, tournois dirigés, une empreinte du mot de passe (Argon2id), le secret des codes à usage unique s’ils ont été configurés, des empreintes des codes de secours
        [sessions] Sessions et jetons : une empreinte du secret, adresse et navigateur à la connexion, heure de connexion et de dernier usage ; pour un jeton, son libellé et l’adresse de son dernier usage
        [attempts] Tentatives de connexion : une empreinte du nom saisi, l’adresse, leur nombre
        [files] Fichiers en cours d’apport
        [log] Le journal du serveur : heure, numéro de la requête, page, statut. Une connexion échouée, avec le nom du compte et l’adresse
       *[removed] Tournois supprimés : titre, qui l’a supprimé, quand, combien d’écritures, l’empreinte de la dernière. Comptes supprimés : le nom et ce qui est affiché à sa place, si cela a été choisi
    }
page-privacy-why =
    { $data ->
        [players] Pour établir et publier l’issue du tournoi auquel ils ont participé (intérêt légitime de l’organisateur, art. 6, § 1, point f, RGPD)
        [entries] Pour que chaque décision puisse être rattachée à qui l’a prise (intérêt légitime ; constatation et défense de droits en justice, art. 17, § 3, point e)
        [accounts] Pour laisser entrer celles et ceux qui peuvent écrire, et personne d’autre (art. 6, § 1, points b ou f)
        [sessions] Pour montrer où l’on est connecté, et pouvoir y mettre fin (sécurité, art. 6, § 1, point f, art. 32)
        [attempts] Pour empêcher de deviner des mots de passe (sécurité)
        [files] Pour que rien ne soit tapé deux fois entre deux étapes
        [log] Pour trouver les pannes et les attaques (sécurité)
       *[removed] Pour que rien ne disparaisse sans trace, et qu’un nom remplacé le reste
    }
page-privacy-how-long =
    { $data ->
        [players] Jusqu’à la suppression du tournoi. Les registres font preuve et sont conservés inchangés jusque-là
        [entries] Avec le tournoi. Une écriture ne peut être modifiée ni supprimée seule
        [accounts] Jusqu’à ce qu’un administrateur supprime le compte
        [sessions] Une session quatorze heures ; un jeton jusqu’à son retrait. Les deux prennent fin avec le compte et avec une réinitialisation du mot de passe
        [attempts] Un quart d’heure, puis supprimées
        [files] Jusqu’à leur apport, un jour au plus, cinq par compte
        [log] Le programme ne garde pas de journal : il remet des lignes au système, dont l’administrateur fixe la durée (voir le guide ; une semaine suffit)
       *[removed] Aussi longtemps que le serveur
    }
page-privacy-who =
    { $data ->
        [players] Tout le monde tant que le tournoi est public ; qui a un compte tant qu’il est privé ; qui le dirige et les administrateurs tant qu’il est hors ligne
        [entries] Comme le tournoi
        [accounts] Les administrateurs voient nom, rôle et tournois. Personne ne voit mots de passe ni secrets
        [account] Le compte lui-même
        [nobody] Personne ; le programme compte
        [machine] Qui administre la machine
       *[administrators] Administrateurs
    }
page-privacy-heading =
    { $about ->
        [where] Où
        [cookies] Cookies
       *[rights] Vos droits
    }
page-privacy-where = Dans une base de données, SQLite ou PostgreSQL, sur la machine ou dans le service choisi par qui exploite le serveur. Rien n’est envoyé à personne d’autre : aucune page ne charge quoi que ce soit d’un autre site, et personne n’est compté ni suivi. Un webhook ou un programme muni d’un jeton reçoit ce qu’a demandé qui l’a configuré.
page-privacy-cookies = Un, { $session }, posé à la connexion et nécessaire pour elle ; { $half } pendant cinq minutes, le temps de demander un code à usage unique. Aucun pour qui ne fait que regarder.
page-privacy-language-cookie = Qui choisit une langue au bas d’une page reçoit { $language }, qui garde ce choix et rien d’autre, pendant un an. Il fait ce qui a été demandé et ne distingue personne ; aucun consentement n’est donc nécessaire.
page-privacy-right =
    { $right ->
        [access] Accès et portabilité
        [rectification] Droit de rectification
        [restriction] Limitation et opposition
        [erasure] Effacement
       *[copies] Copies conservées
    }
page-privacy-right-means =
    { $right ->
        [access] Le fichier du tournoi, le registre et le procès-verbal se téléchargent sur la page du tournoi, dans des formats ouverts.
        [rectification] L’arbitre du tournoi corrige une réponse ou modifie le fichier du tournoi ; le texte antérieur reste au registre à côté de la correction, marqué comme ne comptant plus.
        [restriction] Le tournoi peut être rendu privé ou mis hors ligne aussitôt, par qui l’a apporté ou un administrateur (console, Plus).
        [erasure] Le tournoi peut être supprimé en entier avec son registre ; un compte peut être supprimé, et son nom remplacé par d’autres mots sur chaque page et impression dès lors. Dans un registre conservé, et dans ses téléchargements, le nom demeure : chaque ligne est liée à la précédente par son empreinte, et en changer une annulerait la preuve.
       *[copies] Les sauvegardes et les fichiers que quelqu’un a téléchargés sont hors de portée de ce serveur ; qui les garde en est responsable.
    }
page-privacy-no-advice = Voici les faits sur le programme, dans des mots qu’un juriste peut utiliser. Ce n’est pas un avis juridique ; qui exploite le serveur ajoute qui il est et comment le joindre.
card-front-clauses = Chaque étape cite son article. Ce qui ne peut être décidé est dit.
card-front-sports = Échecs et bridge
flow-of = Le déroulement de { $title }
flow-first-play =
    { $count ->
       *[other] les { $count } premiers jouent
    }
flow-match-of =
    { $games ->
       *[other] match en { $games }
    }
flow-verb =
    { $what ->
        [none] s’applique
        [go] suite
        [by-number] selon le nombre
        [by-place] selon la place
        [order] critères dans l’ordre
        [lots] tirage au sort
        [decide] une décision
        [share] partage
        [until-won] parties jusqu’à un gain
        [round-robin] toutes rondes
        [knock-out] élimination directe
        [ladder] échelle
        [armageddon] Armageddon
       *[board] une donne
    }

## The console

page-console-title = Console : { $event }
page-console-disk-full = Le disque du serveur est plein : rien ne peut être saisi tant qu’il n’y a pas de place. Ce qui a été confirmé est conservé.
page-console-secluded = Ce tournoi est { $audience } : tout le monde ne le voit pas.
page-console-so-far = Le départage jusqu’ici
page-console-what-to-show = Ce qui est affiché
page-console-tab =
    { $tab ->
        [tie] L’égalité
        [why] Pourquoi
        [log] Journal
        [mind] À ne pas oublier
       *[more] Plus
    }
page-console-entered-last = Dernières écritures
page-console-print = Imprimer
page-console-slips = Feuilles des parties en attente
page-console-slips-pdf = Feuilles de partie en PDF
page-console-protocol = Procès-verbal
page-console-protocol-pdf = Procès-verbal en PDF
page-console-pgn = Départage en PGN
page-console-unusual = Exceptions
page-console-remove = Supprimer ce tournoi
page-console-keys = Touches
page-console-key =
    { $key ->
        [white] les Blancs gagnent
        [draw] nulle
        [black] les Noirs gagnent
        [next] l’échiquier suivant
        [take] reprend le premier résultat de la retransmission, ou celui qui est encadré
        [leave] le laisse de côté
        [all] reprend tous ceux du tournoi
        [keys] ces touches
       *[close] ferme cette fenêtre
    }
page-console-keys-where = Sur l’échiquier encadré, ou sur le seul affiché. La même touche en moins d’une seconde n’inscrit rien, pas plus qu’un échiquier qui vient d’apparaître.
page-console-close = Fermer
page-console-back = Retour à la console
page-console-reason = Motif
page-console-set = Valider
# What the script says. Where it puts its own words stands $what.
page-console-said-seed = graine « { $what } »
page-console-said-answer = réponse
page-console-lost = La connexion est perdue.
page-console-lost-look = Consultez le journal à son retour, et appuyez de nouveau si l’entrée n’y figure pas.
page-console-waiting = En attente de connexion : { $what }.
page-console-waiting-sent = L’envoi se fera dès le retour de la connexion, sauf si quelqu’un est plus rapide.
page-console-do-not-send = Ne pas envoyer
page-console-not-written = Non inscrit : { $what }.
page-console-unreadable = la réponse du serveur est illisible.
page-console-just-appeared = Cet échiquier vient d’apparaître : appuyez de nouveau.
page-console-same-key = La même touche en moins d’une seconde n’inscrit rien.
page-now = Maintenant
page-now-tab = Tab choisit l’échiquier ;
page-now-key =
    { $key ->
        [white] les Blancs gagnent
        [draw] nulle
       *[black] les Noirs gagnent
    }
page-now-more-follow =
    { $count ->
        [one] Une autre question suivra quand celles-ci auront leur réponse.
       *[other] { $count } autres questions suivront quand celles-ci auront leur réponse.
    }
page-now-enter-result-of = Saisir le résultat : { $game }.
page-now-enter-result = Saisir le résultat.
page-now-enter-results-of = Saisir les résultats : { $game }.
page-now-enter-results = Saisir les résultats à la fin des parties.
page-now-draw = Procéder aux tirages au sort.
page-now-enter-and-draw = Saisir les résultats et procéder aux tirages au sort.
page-now-answer = Répondre aux questions ouvertes : { number-word }.
page-now-not-finished = Le tournoi n’est pas terminé.
page-now-wins = { $winner } l’emporte.
everything-settled = Tout est décidé.
page-now-left-open = Le texte laisse une égalité ouverte.
page-now-nothing-yet = Il n’y a encore rien à jouer ni à tirer au sort.
page-now-nothing-left = Il ne reste rien à faire : imprimez le procès-verbal et faites-le signer.
page-now-nothing-can-be-answered = Rien ne peut recevoir de réponse.
page-question-game-before = partie { $number } : { $result }
page-question-won = { $name } a gagné
page-accept = Accepter
page-question-draw-wins =
    { $colour ->
        [white] La nulle donne le gain aux Blancs.
       *[black] La nulle donne le gain aux Noirs.
    }
page-question-chose = { $name } a choisi :
page-question-bid-of = Enchère de { $name }
page-question-note-bids = Noter les enchères
page-question-places-after-play = Places après le jeu ; nombres égaux là où l’égalité demeure
page-question-key-into-clock = À régler sur la pendule
page-question-increment-from = L’incrément ou le délai compte à partir du coup { $number }.
page-question-result = Résultat
page-question-forfeit = Forfait
page-question-forfeits =
    { $who ->
        [white] Les Blancs gagnent par forfait
        [black] Les Noirs gagnent par forfait
       *[both] Forfait des deux
    }
page-question-seed = Graine : par exemple des dés lancés en public
page-question-draw-lots = Tirer au sort
page-question-by-hand = Tiré à la main
page-question-first-drawn = Sorti en premier
page-question-order-drawn = L’ordre tiré, à partir de 1
page-question-witness = Témoin
page-question-enter-draw = Saisir le tirage
page-question-secrets = Secrets de plusieurs parties prenantes, ou source publique
page-question-secrets-explained = Quand personne ne doit tenir les dés : chaque partie prenante promet le SHA-256 d’un secret, puis tous sont révélés d’un coup. Dès que quelque chose est promis ou nommé, rien d’autre ne décide.
page-question-secret-of = Secret de { $party }
page-question-what-came = Ce qui est sorti : { $source }
page-question-reveal = Révéler et tirer
page-question-promise =
    { $which ->
        [first] Promettre un secret
       *[another] Autre promesse
    }
page-question-party = Partie prenante
page-question-hash = SHA-256 du secret
page-question-hash-made = Calculé par la partie prenante elle-même :
page-question-note-promise = Noter la promesse
page-question-source = Nommer une source publique
page-question-source-what = Ce qui décidera
page-question-source-name = Nommer
page-question-enter = Saisir
page-question-who-decided = Qui a décidé ({ $who }, ou suppléant)
page-question-decided = Ce qui a été décidé
page-question-go-on-with = Continuer avec { $clause }
page-question-go-on = Continuer
page-question-other-means = Par d’autres moyens, à venir
page-question-places = Places selon la décision ; à nombres égaux, place partagée
page-question-places-otherwise = Ou décidé par d’autres moyens : les places ; à nombres égaux, place partagée
page-correction-title = Corriger une entrée
page-correction-line = Corriger la ligne { $line }
page-correction-answer = { $place } : { $answer }.
page-correction-answer-by = { $place } : { $answer }, saisi par { $name }.
page-correction-draw = { $place } : le tirage promis. Retiré avec un motif, qui figure sur tout ce qui est imprimé, il peut se faire autrement.
page-correction-departure = Dérogation au règlement dans l’égalité : { $tie }.
page-correction-should-be = Valeur correcte
page-correction-not-asked = La question ne se pose plus ; cette réponse ne compte plus.
page-correction-take-back = Supprimer l’écriture
page-correction-open-again = Ce qui était décidé par là est de nouveau ouvert. Rien n’est modifié avant que vous n’ayez vu ce qui s’ensuit.
page-correction-drawn-again = À la place : nouveau tirage
page-correction-drawn-then = Le tirage a lieu quand le motif est saisi. Qui pourrait regarder avant pourrait essayer des graines jusqu’à ce que l’une lui plaise.
page-correction-instead = À la place : { $answer }
page-correction-instead-nothing = À la place : rien, retiré
page-correction-correct-it = Corriger
page-correction-before = Avant
page-correction-after = Après
page-correction-falls-away = N’est plus valable
page-correction-of-question = { $place } : { $answer }
page-correction-opens = À répondre de nouveau
page-correction-open = ouvert
page-unusual-amend = Modifier le fichier du tournoi
page-unusual-depart = Déroger au règlement
page-unusual-places = Places dans l’égalité ({ $tie }) ; à nombres égaux, place partagée
page-unusual-who-decides = Qui décide
page-unusual-enter-departure = Enregistrer l’exception
page-unusual-departure-marked = Elle figure désormais sur tout ce qui est affiché ou imprimé.
page-unusual-leaves = Quelqu’un quitte le départage
page-unusual-who-leaves = Qui part
page-save = Enregistrer
page-unusual-leaving = Une phase commencée se termine par des forfaits ; une phase qui n’a pas commencé débute sans les partants.
page-unusual-add-note = Ajouter une note
page-unusual-note = Note
page-add = Ajouter
page-log-title = Journal : { $event }
page-log-heading = Journal
page-log-empty = Rien n’a encore été saisi.
page-log-older =
    { $count ->
        [one] { $count } entrée plus ancienne
       *[other] { $count } entrées plus anciennes
    }
page-log-head = Empreinte du registre :
page-log-correct = Corriger
page-log-draw = Le tirage
page-log-draw-again = Pour refaire le tirage, pour chaque nom : { $command } ; le plus petit d’abord.
page-toast-written = Inscrit : { $what }.
page-toast-withdrawn = { $place } : retiré
page-toast-departure-withdrawn = dérogation au règlement retirée
page-toast-amended = fichier du tournoi rectifié
page-toast-written-at = Inscrit { $time } : { $what }.
page-undo = Annuler
page-resting = Repos
page-resting-may-start = Début possible à { $time }
page-resting-until =
    { $count ->
        [1] { $names } se repose jusqu’à { $time }
       *[other] { $names } se reposent jusqu’à { $time }
    }
page-resting-over = peut commencer
page-resting-correct = Corriger ce repos
page-resting-minutes-from-now = Minutes à partir de maintenant ; 0 y met fin
page-resting-correct-it = Corriger le repos
page-resting-grant = Accorder un repos
page-resting-minutes = Minutes
page-resting-for-whom = Pour ; sans rien cocher, tout le monde
page-resting-grant-it = Accorder
page-resting-ends = Il prend fin quand ceux qui se reposent jouent.
page-amend-explained = Corrigez ce qui est faux : un classement Elo, une heure, un résultat du tournoi. Rien n’est inscrit avant que vous n’ayez vu ce qui s’ensuit.
page-amend-file = Le fichier du tournoi
page-amend-show = Aperçu des modifications
page-amend-changed = Modifications
page-amend-follows = Résultat
page-amend-kept = Toutes les réponses qui comptent sont conservées.
page-amend-it = Enregistrer les modifications
page-amend-other-regulation = une modification ne peut pas changer de règlement : introduisez le tournoi à nouveau, sous l’autre
page-removal-title = Supprimer { $event }
page-removal-goes =
    { $entries ->
        [1] Le tournoi disparaît pour tout le monde, avec son registre de { $entries } entrée. Il ne peut pas être rétabli d’ici.
       *[other] Le tournoi disparaît pour tout le monde, avec son registre de { $entries } entrées. Il ne peut pas être rétabli d’ici.
    }
page-removal-keep-first = À conserver d’abord : { $files }.
page-removal-file =
    { $file ->
        [record] registre
        [event] fichier du tournoi
        [regulation] règlement
        [protocol] procès-verbal
       *[lines] les lignes de son registre
    }
page-removal-stays = Ce qui reste ici : que vous l’avez supprimé, quand, et l’empreinte de tête de son registre, { $head }.
page-removal-type = Pour continuer, tapez { $name }
page-removal-remove = Supprimer le tournoi
page-cancel = Annuler
page-removal-not-typed = Rien n’a été supprimé : ce qui a été tapé n’est pas { $name }.
page-removal-grown = le registre s’est allongé depuis le chargement de la page, rien n’a donc été supprimé
page-removal-not-yours = seule la personne qui a introduit le tournoi ou l’administration le supprime
page-removal-removed = Supprimés
page-removal-trace =
    { $entries ->
        [one] supprimé par { $who }, { $when } ; { $entries } entrée, empreinte de tête { $head }
       *[other] supprimé par { $who }, { $when } ; { $entries } entrées, empreinte de tête { $head }
    }
page-removal-before-them =
    { $count ->
        [one] et { $count } avant eux ; tous figurent dans chaque sauvegarde
       *[other] et { $count } avant eux ; tous figurent dans chaque sauvegarde
    }
page-damaged-ways = Tel qu’il est conservé : { $files }.
page-audience =
    { $audience ->
        [public] public
        [private] privé
       *[offline] hors ligne
    }
page-audience-who = Visibilité
page-audience-means =
    { $audience ->
        [public] Public : tout le monde le voit, tableaux et téléchargements compris
        [private] Privé : quiconque a un compte ici
       *[offline] Hors ligne : ceux qui l’arbitrent et l’administration
    }
page-audience-not-yours = seule la personne qui a introduit le tournoi ou l’administration dit qui le voit
page-audience-unknown = « { $word } » n’est ni public, ni private, ni offline
page-embedding = Le tableau sur d’autres sites
page-embedding-sites = Sites qui peuvent afficher le tableau dans un cadre et lire le flux, un par ligne, en adresse sans chemin
page-embedding-none = Aucun si rien n’est nommé. Sur leurs pages :
page-embedding-too-many = { $count } sites sont nommés : { $most } au plus sont possibles
page-embedding-no-site = « { $text } » n’est pas un site ; attendu : https://example.org
page-embedding-refused = { $site } ne peut pas encore afficher ce tableau
page-embedding-allow = Pour l’autoriser, ouvrez la console du tournoi, choisissez « Plus » et ajoutez { $site } sous « Le tableau sur d’autres sites ».
page-embedding-open = Ouvrir le tableau
page-hall-language = Langue d’affichage
page-hall-language-shown = Le tableau et l’incrustation s’affichent en
page-hall-language-else = Ajoutez { $query } à l’adresse pour les voir dans une autre langue.
page-hall-language-unknown = « { $code } » n’est pas une langue de tableau ; attendu : { $known }
page-broadcast-from = D’après la retransmission
page-broadcast-looked = { $host }, consulté { $time }
page-broadcast-misfits = Ce qui ne concorde pas : { $count }
page-broadcast-nothing = Rien n’est proposé.
page-broadcast-running = En cours : { $count }
page-broadcast-move = { $game }, coup { $number }
page-broadcast-change = Modifier le registre
page-broadcast-leave = Ignorer
page-broadcast-take-all =
    { $count ->
       *[other] Reprendre les { $count } du tournoi
    }
page-broadcast-nobody = Personne de ce tournoi
page-broadcast = Retransmission
page-broadcast-none = Ce serveur ne suit pas de retransmissions : { $option } nomme les serveurs qu’il peut consulter. { $command } en suit une depuis votre propre machine.
page-broadcast-address = Adresse des parties, en PGN
page-broadcast-follow = Suivre
page-broadcast-hosts = Depuis { $hosts }. Rien n’est inscrit sans que quelqu’un le reprenne.
page-broadcast-stop = Ne plus suivre
page-broadcast-neither = « { $word } » n’est ni take ni leave
page-broadcast-nothing-chosen = il manque ce qui est repris ou laissé
page-broadcast-no-longer = la retransmission ne propose plus cela : le registre l’a déjà, ou elle dit maintenant autre chose
page-broadcast-not-allowed = ce serveur ne suit pas de retransmissions : `serve --follow-hosts` nomme les serveurs qu’il peut consulter
page-broadcast-cannot-be-followed = « { $url } » ne peut pas être suivi : { $why }
page-broadcast-no-address = « { $url } » n’est pas une adresse
page-broadcast-too-many =
    { $count ->
       *[other] { $count } tournois sont déjà suivis ; cessez d’abord d’en suivre un
    }
page-broadcast-at-once = quelqu’un d’autre répond au même moment au sujet de la retransmission
page-broadcast-not-followed = ce tournoi ne suit aucune retransmission
page-missing =
    { $what ->
        [question] la question manque
        [who-decided] il manque qui a décidé
        [who-decides] il manque qui décide
        [tie] l’égalité manque
        [reason] le motif manque
        [head] l’empreinte de tête du registre manque
        [who-leaves] il manque qui part
        [minutes] le nombre de minutes manque
        [party] la partie prenante manque
        [hash] l’empreinte du secret manque
        [source] la source manque
        [note] la note manque
        [line] la ligne manque
        [address] l’adresse manque
        [what-to-do] il manque ce qu’il faut faire
        [spelling] la graphie manque
       *[who-is-meant] il manque de qui il s’agit
    }
page-missing-place = la place de { $name } manque
page-no-place = « { $word } » n’est pas une place pour { $name } ; attendu : de 1 à { $count }
page-no-promise = personne n’a promis de secret
page-no-seed = il n’y a pas de graine pour le tirage
page-no-such-tie = cette égalité n’existe plus : { $tie }
page-no-rest = « { $word } » n’est pas un repos ; attendu : de 1 à 240 minutes, ou 0 pour y mettre fin
page-takes-no-part = « { $name } » ne participe pas à ce tournoi
page-question-changed = la question a changé depuis le chargement de la page : autres joueurs ou autres couleurs
page-answered-already = { $question } a déjà une réponse : { $answer }
page-answered-already-by = { $question } a déjà une réponse, de { $name } : { $answer }
page-no-open-question = il n’y a pas ici de question ouverte { $question }
page-no-open-lots = il n’y a pas ici de tirage au sort ouvert { $question }
page-record-grown = le registre s’est allongé depuis le chargement de la page, et ce qui s’ensuit a pu changer
page-too-late-to-take-back = cela ne peut plus être retiré aussitôt : dix secondes sont passées, ou l’entrée a changé ; corrigez-la dans le journal
page-correction-needs-reason = une correction demande un motif : il reste au registre à côté de ce qu’elle corrige
page-correction-decides-nothing = cette entrée ne décide rien et ne peut pas être corrigée ; ajoutez plutôt une note
page-correction-no-line = le registre n’a pas ici de ligne { $line }
page-correction-counts-no-longer = cette réponse ne compte plus : la question ne se pose plus

## Accounts, people, files that come in

page-account = Compte
page-account-name = Nom
page-account-password = Mot de passe
page-account-do-not-fit = Le nom et le mot de passe ne correspondent pas.
page-account-one-time-code = Code à usage unique
page-account-code-asked = Le mot de passe est juste. Indiquez maintenant le code que montre votre application d’authentification, ou l’un de vos codes de secours.
page-account-code = Code
page-account-code-wrong = Ce code n’est pas juste, ou a déjà servi.
page-account-no-invitation = il n’y a pas d’invitation ici : le lien a déjà servi ou a expiré
page-account-set-up-administrator = Créer le compte d’administration
page-account-set-your-password = Choisissez votre mot de passe
page-account-link-works-once = Ce lien ne sert qu’une fois. Votre nom figurera à côté de chacune de vos entrées.
page-account-set-up-again = Si le compte existe déjà, il est déconnecté partout, ses jetons prennent fin et les codes à usage unique sont à configurer de nouveau.
page-account-at-least = Au moins { $count } caractères.
page-account-same-again = Répéter le mot de passe
page-account-set-the-password = Enregistrer le mot de passe
page-account-passwords-differ = les deux mots de passe diffèrent
page-account-name-refused = un nom compte de 1 à 100 caractères imprimables
page-account-password-short =
    { $length ->
        [one] le mot de passe compte { $length } caractère ; il en faut au moins { $shortest }
       *[other] le mot de passe compte { $length } caractères ; il en faut au moins { $shortest }
    }
page-account-password-long = le mot de passe dépasse { $longest } caractères
page-account-role =
    { $role ->
        [administrator] administration
        [arbiter] arbitrage
       *[reader] lecture
    }
page-account-password-changed = Le mot de passe est changé, et toutes les autres sessions ont pris fin.
page-account-tokens = Jetons pour les programmes
page-account-tokens-explained = Un programme qui envoie un jeton peut faire ce que vous pouvez faire, dans la mesure où le jeton le permet. L’interface est décrite dans { $file }.
page-account-new-token = Le nouveau jeton, affiché seulement maintenant : { $token }
page-account-token-for = À quoi il sert
page-account-token-may = Ce qu’il permet
page-account-token-days = Après combien de jours il expire
page-account-token-never = jamais
page-account-token-event = Seulement pour le tournoi
page-account-token-all = tous les vôtres
page-account-make-token = Créer un jeton
page-account-scope =
    { $scope ->
        [read] consulter
        [answer] consulter et écrire dans les registres
       *[manage] tout ce que vous pouvez faire
    }
page-account-only-for = seulement pour { $event }
page-account-since = depuis le { $when }
page-account-until = jusqu’au { $when }
page-account-last-used-from = utilisé en dernier le { $when } depuis { $address }
page-account-never-used = jamais utilisé
page-account-take-back = Révoquer
page-account-sessions = Où vous êtes connecté
page-account-more-sessions =
    { $count ->
        [one] et une autre utilisée auparavant
       *[other] et { $count } autres utilisées auparavant
    }
page-account-end-others = Déconnecter les autres appareils
page-account-browser = Un navigateur
page-account-browser-on = { $browser } sous { $system }
page-account-this-one = celle-ci
page-account-session-since = depuis le { $when }, de { $address }
page-account-last-used = utilisée en dernier le { $when }
page-account-begun-before = ouverte avant que cela soit conservé
page-account-password-now = Mot de passe actuel
page-account-new-password = Nouveau mot de passe
page-account-tokens-too = Révoquer aussi tous les jetons
page-account-change-password = Changer le mot de passe
page-account-others-end = Toutes les autres sessions prennent fin.
page-account-no-such-scope = « { $word } » n’est pas un usage possible d’un jeton
page-account-days-refused = un jeton expire après 1 à 3 650 jours
page-account-no-event = il n’y a pas ici de tournoi « { $event } »
page-account-most-tokens = un compte a au plus { $most } jetons : révoquez-en d’abord un
page-account-password-now-wrong = Le mot de passe actuel n’est pas juste.
page-account-one-time-codes = Codes à usage unique
page-account-codes-left =
    { $left ->
        [one] Après le mot de passe, un code est demandé. Il reste { $left } code de secours sur { $all }.
       *[other] Après le mot de passe, un code est demandé. Il reste { $left } codes de secours sur { $all }.
    }
page-account-ask-no-more = Ne plus demander de code
page-account-codes-explained = Avec une application d’authentification sur votre téléphone, un code est demandé après le mot de passe : le mot de passe seul ne laisse entrer personne.
page-account-set-up-codes = Configurer les codes à usage unique
page-account-codes-there = les codes à usage unique sont déjà configurés : désactivez-les d’abord
page-account-password-wrong = Le mot de passe n’est pas juste.
page-account-read-secret = Lisez ceci avec une application d’authentification, ou saisissez-y le secret.
page-account-qr-code = Code QR du secret
page-account-secret = Secret : { $secret }
page-account-code-shown = Le code qu’elle affiche
page-account-confirm = Confirmer
page-account-code-not-now = Ce n’est pas le code du moment. L’horloge du téléphone est-elle à l’heure ?
page-account-recovery-codes = Codes de secours
page-account-recovery-explained = Les codes à usage unique sont configurés. Sans l’application d’authentification, chacun de ceux-ci vous laisse entrer une fois. Imprimez-les ou gardez-les ailleurs que près du téléphone ; ils ne sont affichés que maintenant.
page-account-codes-kept = Je les ai gardés
page-people-link = Envoyez ce lien à la personne ; il sert une seule fois, pendant une semaine, et les précédents pour ce nom ont pris fin : { $link }
page-people-find = Chercher
page-people-invite = Inviter quelqu’un
page-people-role = Rôle
page-people-role-means =
    { $role ->
        [arbiter] arbitrage : ajoute des tournois, dirige ceux qui lui sont confiés
        [reader] lecture : voit chaque console, ne modifie rien
       *[administrator] administration : tout
    }
page-people-make-link = Créer un lien
page-people-known-name = Si le nom existe déjà, le lien fixe un nouveau mot de passe et le rôle, et met fin aux sessions, aux jetons et aux codes à usage unique.
page-people-conducts =
    { $count ->
        [one] Dirige { $count } tournoi
       *[other] Dirige { $count } tournois
    }
page-remove = Retirer
page-people-no-longer-event = Retirer { $event }
page-people-more-events =
    { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
page-people-event-address = Tournoi, tel qu’il figure dans son adresse
page-people-remove = Supprimer
page-people-removal = Sessions, jetons et invitations prennent fin aussitôt. Les entrées restent dans les registres, qui ne peuvent être modifiés.
page-people-other-words = Remplacer le nom par
page-people-remove-name = Supprimer { $name }
page-people-no-account-or-event = il n’y a pas ici de tel compte ou tournoi
page-people-no-account = il n’y a pas ici de tel compte
page-people-not-oneself = personne ne peut supprimer le compte avec lequel il est connecté
page-incoming-step = Étape { $step } sur 2
page-incoming-new-event = Nouveau tournoi
page-incoming-from-file = Depuis un fichier
page-incoming-event-file = Fichier de tournoi (TOML ou JSON), TRF, PGN, CSV, XLSX, ODS, USEBIO ou PBN, compressé ou non
page-incoming-or-pasted = Ou collé
page-incoming-paste = Une grille venant d’un tableur ou d’une page web, ou le texte de l’un de ces fichiers
page-incoming-title-without = Titre, si le texte n’en a pas
page-incoming-or-grid = Ou { $grid }.
page-incoming-or-grid-link = saisissez joueurs et résultats dans une grille
page-incoming-own-regulation = Votre propre fichier de règlement
page-incoming-or-write = Ou { $write }, vérifié pendant que vous écrivez.
page-incoming-or-write-link = écrivez-en un ici
page-incoming-regulation-file = Fichier de règlement
page-incoming-read = Continuer
page-incoming-nothing-decided = Rien n’est encore décidé : viennent ensuite le contenu du fichier et le choix du règlement, des interprétations et du fuseau horaire.
page-incoming-pasted-event = Tournoi collé
page-incoming-neither = il n’y a ni fichier ni texte collé
page-incoming-not-utf-8 = { $name } n’est pas en UTF-8 : enregistrez-le en UTF-8
page-incoming-not-a-regulation = { $name } n’est pas un règlement ({ $what })
page-incoming-too-many-fields = le formulaire a plus de champs que cette page n’en envoie
page-incoming-text-not-utf-8 = le texte n’est pas en UTF-8
page-incoming-form-unread = le formulaire est illisible : { $why }
page-incoming-no-upload = le fichier envoyé n’est plus ici : envoyez-le de nouveau
page-incoming-no-such-event = « { $which } » n’est pas un tournoi du fichier
page-incoming-refused =
    { $what ->
        [kind] « { $text } » n’est pas un type de tournoi
        [scoring] « { $text } » n’est pas un mode de calcul par paires
        [cycles] « { $text } » n’est pas un nombre de tours
        [rounds] « { $text } » n’est pas un nombre de rondes
       *[encoding] « { $text } » n’est pas un encodage
    }
page-incoming-no-time-zone = « { $name } » n’est pas un fuseau horaire : on attend un nom de la base IANA, tel que Europe/Amsterdam
page-incoming-other-time-zone = « { $name } » n’est pas un fuseau horaire : vouliez-vous dire { $near } ?
page-incoming-names-no-regulation = le fichier ne nomme aucun règlement : choisissez-en un ci-dessous
page-incoming-unknown-regulation = il n’y a pas de règlement fourni « { $regulation } » : choisissez-en un parmi { $known }, ou ajoutez le fichier du règlement
page-incoming-still-undecided = il reste quelque chose à décider ci-dessous
page-grid-new = Nouveau tournoi toutes rondes
page-grid-players = Joueurs
page-grid-empty = Grille vide de cette taille
page-grid-marked =
    { $count ->
        [one] { $count } champ à revoir, marqué ci-dessous.
       *[other] { $count } champs à revoir, marqués ci-dessous.
    }
page-grid-title = Titre
page-grid-explained = Les joueurs dans l’ordre de leurs numéros d’appariement. Dans les cases, 1, 5 ou ½, 0, vus de la ligne ; vides tant que ce n’est pas joué. Une des deux cases d’une partie suffit. Rondes et couleurs suivent la table de Berger ; si une couleur était autre, ajoutez w (Blancs) ou b (Noirs) : 1b.
page-grid-next = Vient ensuite le choix du règlement, des interprétations et du fuseau horaire.
page-number = Numéro
page-grid-rating = Classement Elo
page-grid-name-of = Nom du joueur { $number }
page-grid-rating-of = Classement Elo du joueur { $number }
page-grid-against = { $row } contre { $column }
page-grid-no-title = il faut un titre au tournoi
page-grid-no-name = il manque un nom
page-grid-no-rating = « { $typed } » n’est pas un classement Elo
name-twice = deux participants s’appellent « { $name } »
page-grid-does-not-fit = ne s’accorde pas avec la case opposée
page-grid-no-result = « { $typed } » n’est ni 1, ni ½ (ou 5), ni 0
page-incoming-holds = Ce que contient le fichier
page-incoming-to-decide = À décider
page-incoming-nothing-before = Rien n’est calculé tant que ceci n’est pas dit.
page-incoming-bring = Importer
page-incoming-read-again = Relire
page-incoming-show-follows = Montrer ce qui en résulte
page-incoming-another-file = Choisir un autre fichier
page-incoming-with-regulation = Un règlement une fois choisi, cette page montre ce que chacune de ses interprétations signifierait pour ce tournoi.
page-incoming-regulation = Règlement
page-incoming-settled-by-file = Les égalités sont départagées selon { $file }, le fichier joint.
page-incoming-as-chosen = Tel que choisi : { $outcome }
page-incoming-which-event = Quel tournoi
page-incoming-one-event =
    { $games ->
        [one] { $name } ({ $games } partie)
       *[other] { $name } ({ $games } parties)
    }
page-incoming-names-alike = Noms qui se ressemblent
page-incoming-names-are =
    { $are ->
        [apart] Ce sont des personnes différentes
       *[together] Chaque paire est une seule personne
    }
page-incoming-one-person = Une seule personne : { $names }
page-incoming-read-wrong = Corriger ce qui a été détecté
page-incoming-kind = Type de tournoi
page-incoming-scoring = Calcul des donnes
page-incoming-as-read = tel qu’il a été lu
page-incoming-cycles = Combien de fois chacun rencontre chacun
page-incoming-rounds = Combien de rondes compte le tournoi
page-incoming-encoding = Encodage du fichier
page-incoming-settle-by = Départager selon
page-incoming-choose = choisissez un règlement
page-incoming-built-in = Fournis
page-incoming-own-version =
    { $draft ->
        [yes] { $title }, version { $number } (une plus récente est un brouillon)
       *[no] { $title }, version { $number }
    }
page-incoming-its-text = Son texte
page-incoming-text-kept = Le tournoi garde le texte tel qu’il est maintenant et le montre à tous.
page-incoming-silent-readings =
    { $count ->
        [one] { $count } lecture qui ne changerait rien maintenant
       *[other] { $count } interprétations qui ne changeraient rien maintenant
    }
page-incoming-way =
    { $usual ->
        [yes] { $name } (habituelle) : { $means }
       *[no] { $name } : { $means }
    }
page-incoming-names = Noms
page-incoming-names-shown =
    { $order ->
        [given-family] Prénom d’abord : { $example }
        [family-given] Nom de famille d’abord : { $example }
       *[as-written] Comme dans le fichier : { $example }
    }
page-incoming-names-explained = Les registres et les fichiers gardent les noms du fichier. Pour les noms chinois, hongrois et vietnamiens, le nom de famille reste en premier.
page-incoming-time-zone = Fuseau horaire
page-incoming-played-in = Fuseau horaire dans lequel on joue
page-incoming-zone-explained = Les pauses, les entrées et le début au plus tôt y sont affichés. Sans lui, ils portent le décalage du serveur ou du fichier.
page-incoming-take-zone = Prendre celui de ce navigateur : { $zone }

## The editor of regulations

page-editor-new = Nouveau règlement
page-editor-not-saved-yet = Pas encore enregistré. Seuls vous, l’administration et ceux à qui vous le montrez le trouveront.
page-editor-as-form = Le règlement sous forme de formulaire
page-editor-as-toml = Le règlement, en TOML
page-editor-save-as = Enregistrer comme version { $number }
page-editor-check = Vérifier
page-editor-drafts = Un texte qui contient des erreurs peut être enregistré comme brouillon. Le guide des organisateurs dit comment s’écrit un règlement ; { $built-in } servent d’exemples.
page-editor-drafts-link = ceux qui sont fournis
page-editor-checker-says = Ce que dit la vérification
page-editor-not-saved = { $mark } { $why }.
page-editor-not-saved-mark = Non enregistré :
page-editor-saved-as = Enregistré comme version { $number }.
page-editor-open-event = Ouvrir un tournoi sous ce règlement
page-editor-overtaken = { $who } a enregistré la version { $number } le { $when }, pendant que vous écriviez.
page-editor-overtaken-yours = La vôtre est ci-dessous et n’est pas enregistrée. Enregistrez-la maintenant et elle devient la version { $next } ; l’autre reste la version { $number }. Ou reprenez ce qui y a été changé :
page-editor-signs = − seulement dans l’autre, + seulement dans la vôtre.
page-editor-their-version = L’autre version
page-editor-text-late = le texte n’a pu être lu à temps : réessayez ou raccourcissez-le
page-editor-severity =
    { $severity ->
        [error] erreur :
        [warning] avertissement :
       *[note] note :
    }
page-editor-class =
    { $class ->
        [invalid] non valide
        [missing-reference] renvoi manquant
        [gap] lacune
        [overlap] chevauchement
        [endless-loop] boucle sans fin
        [unreachable] inatteignable
        [never-separates] ne départage jamais
        [undefined-value] valeur indéfinie
        [ill-suited] mal adapté
        [unstated-reading] interprétation non précisée
        [tie-left] égalité laissée
        [discretion] appréciation
        [bound] limite
       *[other] { $words }
    }
page-editor-flow = Déroulement
page-editor-verdict =
    { $verdict ->
        [complete] Il peut être suivi et ne laisse aucune égalité sans règle.
        [followed] Il peut être suivi.
        [not-always] Il peut être suivi, mais pas dans tous les cas.
       *[not] Il ne peut pas encore être suivi.
    }
page-editor-not-explored = Toutes les issues n’ont pas été examinées : { $why }.
page-editor-unexplored =
    { $why ->
        [many-readings] il nomme plus d’interprétations qu’on ne peut en explorer ici : utilisez tiebreak check
        [in-a-moment] vérifiez de nouveau dans un instant
       *[takes-longer] explorer toutes les issues prend plus de temps que d’habitude : vérifiez de nouveau dans un instant
    }
page-editor-other-id = l’id est "{ $found }", mais ce règlement est conservé sous "{ $wanted }"
page-editor-other-id-hint = écrivez id = "{ $wanted }", pour qu’aucun registre ne le confonde avec un autre ; le titre est à votre choix
page-editor-too-long = le texte compte { $bytes } octets ; { $most } au plus sont acceptés
page-editor-unseen = la ligne { $line } contient un signe invisible : retirez-le
page-editor-no-regulation = il n’y a pas ici de règlement « { $id } »
page-editor-no-version = il n’y a pas ici de version { $number } de « { $id } »
page-editor-most-begun = { $name } a déjà commencé { $most } règlements
page-editor-most-versions = il y a { $most } versions : commencez-en un nouveau règlement
page-editor-not-followed = aucune version de « { $id } » ne peut encore être suivie : corrigez d’abord ses erreurs
page-editor-who-shares = c’est { $name } ou l’administration qui dit qui le voit
page-editor-no-account = il n’y a pas ici de compte « { $name } »
page-editor-keeps-seeing = { $name } l’a commencé et continue de le voir
page-editor-typed-other = ce qui a été saisi n’est pas { $id }
page-editor-who-sees = Qui voit { $title }
page-editor-who-sees-it = Qui le voit
page-editor-administrators-see = L’administration voit tous les règlements. En outre :
page-editor-began-it = l’a commencé
page-editor-no-longer = Plus maintenant
page-editor-account-name = Nom du compte
page-editor-let-see = Laisser ce compte le voir
page-editor-arbiters-too = Les arbitres peuvent aussi le modifier ; les lecteurs ne font que regarder.
page-editor-remove-regulation = Supprimer le règlement
page-editor-versions-go = Toutes ses versions disparaissent ; { $keep }. Les tournois ouverts sous ce règlement gardent leur texte.
page-editor-versions-go-link = gardez d’abord le fichier
page-editor-type-to-go-on = Pour continuer, saisissez { $id }
page-editor-remove-it = Le supprimer
page-editor-versions-of = Versions de { $title }
page-editor-versions = Versions
page-editor-version-of = { $title }, version { $number }
page-editor-saved-by = Enregistré par { $who } le { $when }
page-editor-all-versions = Toutes les versions
page-editor-file = Fichier
page-editor-bring-back = La reprendre comme version { $number }
page-editor-changed-since = Modifié depuis la version { $number }
page-editor-text = Texte
page-editor-saved-since = { $who } a enregistré entre-temps la version { $number }
page-editor-no-line-differs = Aucune ligne ne diffère.
# What the schema of regulation files says, by its first words; what is not here stays English.
page-editor-schema =
    { $text ->
        [a-clause] une clause
        [a-code-of-fide-s] un code de la FIDE
        [a-criterion] un critère
        [a-draw-wins-for] La nulle gagne pour
        [a-margin-against-all-of-them-together-or-against-each-as-a-k] Un écart contre tous ensemble ou contre chacun, comme il en faut pour une élimination directe : le vainqueur de leur match l’emporte avec lui, le perdant rien.
        [a-match-of-a-fixed-number-of-games] Un match d’un nombre fixe de parties.
        [a-person-decides] Une personne décide
        [a-person-decides-those-left-level-go-on-where-there-is-a-the] Une personne décide ; ceux qui restent à égalité continuent là où il y a un `then`.
        [a-remark-of-ours] Une remarque de notre part.
        [a-report-of-short-draws-where-the-event-gives-their-length] Une liste des nulles rapides, si le tournoi en donne la longueur.
        [a-rest-before-the-play-off] Une pause avant le départage.
        [a-sentence-that-would-settle-it-for-the-next-edition-of-the-] Une phrase pour la prochaine édition qui réglerait la question.
        [a-sudden-death-game-that-both-forfeit-asked-of-the-arbiter-o] Une partie de mort subite que les deux perdent par forfait : l’arbitre est consulté, ou nulle.
        [a-title-a-trophy-or-a-category-of-prizes-and-for-whom-it-is] Un titre, un trophée ou une catégorie de prix, et pour qui.
        [a-title-trophy-or-prize] Un titre, un trophée ou un prix
        [above-the-last-so-many] Au-dessus des derniers, tant d’entre eux.
        [absent] absent (joueur)
        [absent-results] résultats des absents
        [absent-share] part des absents
        [after] après
        [after-the-games-of-the-tied-or-all-games-of-the-event] Après les parties des ex æquo, ou après toutes celles du tournoi.
        [after-what-in-the-words-of-the-text] Après quoi, avec les mots du texte.
        [against] contre
        [all] tous
        [all-games] toutes les parties
        [all-go-to-one-clause] tous vont à une clause
        [all-tied] tous les ex æquo
        [also-while-the-event-is-played] Aussi pendant le tournoi
        [among-qualified] entre les qualifiés
        [among-whom-the-criteria-of-order-compare-the-group-that-is-o] Entre qui les critères de `order` comparent : le groupe que l’on ordonne, ou tous ceux qui étaient à égalité à la fin du tournoi.
        [annulled] annulées
        [armageddon] partie Armageddon
        [asked] on demande
        [at-least-so-many-boards] Au moins autant de donnes.
        [at-most-so-many-boards-those-still-level-then-go-on] Au plus autant de donnes ; ceux encore à égalité continuent.
        [average] moyenne
        [beaten] battu
        [becomes-at-least-so-old-in-the-year-of-the-event] Atteint au moins cet âge l’année du tournoi.
        [becomes-at-most-so-old-in-the-year-of-the-event] Atteint au plus cet âge l’année du tournoi.
        [begins-with-clause] Commence par la clause
        [below-the-first-so-many] Au-dessous des premiers, tant d’entre eux.
        [best] meilleur nombre
        [between] entre qui
        [bids] enchères de temps
        [black] Noirs
        [black-s-time] Le temps des Noirs.
        [board] donne
        [board-a-match] board-a-match
        [boards] donnes
        [born] né
        [both] les deux
        [bridge-how-quotients-compare-where-neither-team-lost-anythin] Bridge : comment se comparent les quotients quand aucune des équipes n’a rien perdu. Égaux, ou d’après ce qu’elles ont gagné.
        [bridge-swiss-points-as-a-sum-or-as-an-average-per-opponent] Bridge : points suisses en somme ou en moyenne par adversaire.
        [bridge-what-becomes-of-sums-over-the-tied-where-some-two-of-] Bridge : ce que deviennent les sommes entre ex æquo si deux d’entre eux ne se sont pas rencontrés.
        [bridge-what-it-takes-to-have-beaten-a-team] Bridge : ce qu’il faut pour avoir battu une équipe.
        [bridge-what-several-meetings-of-the-same-two-count] Bridge : ce que comptent plusieurs rencontres des deux mêmes.
        [bridge-which-scores-of-the-opponents-make-swiss-points-those] Bridge : quels résultats des adversaires forment les points suisses. Ceux du classement, avec carry-over et pénalités, ou les VP gagnés dans les matchs.
        [by] selon
        [by-a-usual-rule] selon une règle usuelle
        [by-change] par changement
        [by-imps] aux IMPs
        [by-place] selon la place
        [by-vps] aux VPs
        [by-what-the-scheduled-number-of-boards-is-divided] Par quoi est divisé le nombre prévu de donnes.
        [by-won] d’après les gains
        [carried-out-by-other-clauses] Exécutée par d’autres clauses
        [chess] échecs
        [chess-round-robins-what-becomes-of-the-games-of-players-who-] Tournois toutes rondes d’échecs : ce que deviennent les parties de ceux qui ont abandonné ou ont été exclus. Gagnées par leurs adversaires, tous les résultats annulés, ou annulés si moins de la moitié a été jouée.
        [choices] choix
        [choose-some-who-go-on] En choisir quelques-uns, qui continuent
        [chosen-by] Choisis selon
        [clear-winner] vainqueur certain
        [clear-winner-after-round] vainqueur certain après une ronde
        [clock] Pendule
        [compared-among] Comparé entre
        [continue] continuer
        [count] comptent
        [counts] compte
        [default] par défaut
        [double-for-two] double à deux
        [double-forfeit] double forfait
        [draw] nulle
        [draw-by] nulle selon
        [draw-lots] Tirer au sort
        [drawn-by] tiré au sort selon
        [draws-within-so-many-moves-are-listed] Les nulles en autant de coups au plus sont listées.
        [each] chacun
        [each-reading-with-what-it-means] Chaque interprétation avec ce qu’elle signifie.
        [each-two] chaque paire
        [earned] gagnés
        [event] tournoi
        [event-files-give-its-prizes-by-this-name] Les fichiers de tournoi donnent ses prix sous ce nom.
        [everybody-against-everybody-by-the-berger-tables] Chacun contre chacun, selon les tables de Berger.
        [everywhere] partout
        [extra] supplément
        [extra-boards-of-a-level-match-the-scheduled-number-divided-b] Donnes supplémentaires d’un match nul : le nombre prévu divisé par `part`, arrondi au supérieur, au moins `least`.
        [federation] fédération
        [fewer] moins
        [final] finale
        [first] premier
        [first-all-places-such-as-1-4-2-5-or-3-needed-first-place-the] "first" (la première), "all" (toutes), des places comme "1-4", "2..5" ou "3..", "needed" (la première place, la dernière qualificative et les prix indivisibles) ou "cut" : égalités de part et d’autre d’une limite ; aussi "first, cut".
        [for] pour
        [for-how-many-it-is-as-many-as-it-has-prizes-without-it] Pour combien ; à défaut, autant qu’il a de prix.
        [for-people-alone] Pour les personnes seulement
        [for-people-alone-why] Pour les personnes seulement ; pourquoi.
        [for-the-place] pour la place
        [for-the-seeding] pour les têtes de série
        [for-who-takes-part] pour la participation
        [forfeits] forfaits
        [form] forme
        [full] entière
        [go-on] continuer
        [go-on-by-how-many-are-tied] Suite selon le nombre d’ex æquo
        [go-on-by-the-place-that-is-tied-for] Suite selon la place en jeu
        [go-on-to-a-clause] Passer à une clause
        [go-to] Aller à
        [group] groupe
        [half] moitié
        [half-by-place-half-shared-equally-hort] moitié selon la place, moitié également (Hort)
        [higher-seed] tête de série la mieux classée
        [higher-seed-chooses] la tête de série la mieux classée choisit
        [highest] le plus grand
        [how-its-money-is-shared-by-those-who-are-level] Comment l’argent est partagé entre ceux à égalité.
        [how-many] Combien
        [how-many-are-chosen] Combien sont choisis.
        [how-many-games-two-without-it] Combien de parties ; deux à défaut.
        [how-many-take-part-where-the-rule-is-for-events-of-so-many-o] Combien participent, si la règle ne vaut que pour des tournois à autant : 2 dans un match.
        [how-often-each-two-meet] Combien de fois chaque paire se rencontre
        [how-often-everybody-meets-everybody-once-without-it] Combien de fois chacun rencontre chacun ; une à défaut.
        [how-prize-money-is-shared-equally-by-those-level-on-points-b] Comment sont partagés les prix : également entre ceux à égalité de points, selon la place, moitié-moitié (Hort) ou en d’autres parts.
        [how-the-pairing-numbers-come-about] Comment sont obtenus les numéros d’appariement.
        [if] à condition que
        [if-shared] si partagé
        [imp-margin] écart en IMPs
        [in-detail] en détail
        [in-other-parts] en d’autres parts
        [in-scores] dans le score seulement
        [in-words] en mots
        [invitee] invité
        [kept] conservée
        [kinds-of-event] Types de tournoi
        [knock-out] élimination directe
        [knockout] tournoi à élimination directe
        [ladder] échelle
        [last] derniers
        [later] plus tard
        [least] au moins
        [left-open-knowingly] Laissé ouvert sciemment
        [left-out] écartés
        [level] à égalité
        [level-wins] l’égalité gagne
        [lots] tirage au sort
        [lots-and-what-for] Tirage au sort, et pour quoi.
        [lots-only-for] Tirage seulement pour
        [lots-only-for-the-first-place-or-only-for-a-later-one] Tirage au sort seulement pour la première place, ou seulement pour une suivante.
        [lower-seed] tête de série la moins bien classée
        [lower-seed-chooses] la tête de série la moins bien classée choisit
        [lowest] le plus petit
        [m] hommes
        [margin] écart
        [met-twice] rencontrés deux fois
        [minutes-after-a-player-s-own-game] Minutes après sa propre partie.
        [most] au plus
        [moves] coups
        [name] nom
        [names] noms
        [next-year] année suivante
        [no-more-than-this] Pas plus que cela.
        [nobody-gets-more-than-one-prize-the-largest-or-the-first-in-] Personne ne reçoit plus d’un prix : le plus grand, ou le premier dans cet ordre de clauses.
        [nobody-separated-go-to] Personne de départagé : aller à
        [not-applicable] non applicable
        [not-met] non rencontrés
        [nothing] rien
        [nothing-lost] rien perdu
        [number-of-games] Nombre de parties
        [number-of-participants] Nombre de participants
        [obliged] obligé
        [of] de
        [of-a-margin-by-which-the-lower-placed-of-two-won-this-part] D’un écart par lequel le moins bien classé des deux a gagné, cette part.
        [of-all] de tous
        [of-this-club-or-of-one-of-these] De ce club, ou de l’un de ceux-ci.
        [of-this-federation-or-of-one-of-these] De cette fédération, ou de l’une de celles-ci.
        [of-which-places-the-clause-about-prizes-speaks] De quelles places parle la clause sur les prix.
        [on-what-condition-in-the-words-of-the-text] À quelle condition, avec les mots du texte.
        [once-some-are-separated] Une fois certains départagés
        [one-board-of-bridge-again-while-it-leaves-all-of-them-level] Une donne de bridge, de nouveau tant qu’elle les laisse tous à égalité.
        [one-game-in-which-a-draw-decides] Une partie où la nulle décide.
        [one-of-the-groups-that-the-event-file-gives-its-participants] L’un des `groups` que le fichier de tournoi donne à ses participants.
        [one-of-these] l’un de ceux-ci
        [one-prize-each] Un seul prix chacun
        [one-route] une voie
        [only-the-games-of-this-phase-of-the-event] Seulement les parties de cette phase du tournoi.
        [only-the-games-that-this-clause-had-played-to-break-the-tie] Seulement les parties que cette clause a fait jouer pour départager.
        [opponents-scores] résultats des adversaires
        [or-within-so-many-minutes-of-play] Ou en autant de minutes de jeu au plus.
        [order] ordre
        [orders-the-tied-by-a-criterion] Classe les ex æquo selon un critère.
        [orders-the-tied-by-several-clauses-in-turn] Classe les ex æquo selon plusieurs clauses tour à tour.
        [other-clauses-carry-this-sentence-out] D’autres clauses exécutent cette phrase.
        [other-ties-stay] Les autres égalités restent
        [others] les autres
        [otherwise] sinon
        [over] âge minimal
        [over-which-games] Sur quelles parties
        [pairing-numbers] Numéros d’appariement
        [pairs] tournoi par paires
        [part-below] part du moins bien classé
        [per-opponent] par adversaire
        [places-that-are-tied-for] Places en jeu
        [places-that-the-prize-money-is-for] Places concernées par les prix
        [play] Jouer
        [play-off] départage
        [played-out] joué jusqu’au bout
        [printed-text] Texte imprimé
        [prize-money] Prix en argent
        [prize-money-of-other-ties] Prix des autres égalités
        [prizes] prix
        [rank-by-a-criterion] Classer selon un critère
        [rank-by-several-criteria-in-turn] Classer selon plusieurs critères tour à tour
        [ranks-all-of-them-whatever-their-points] Les classe tous, quels que soient leurs points.
        [ranks-those-of-them-who-are-level-on-points-instead-of-the-s] Classe ceux d’entre eux à égalité de points, au lieu du classement.
        [rapid-and-blitz] rapide et blitz
        [rating] classement Elo
        [remark] Remarque
        [reminder] Rappel
        [reminder-only-with] Rappel seulement avec
        [rest-before-the-play-off] Pause avant le départage
        [restart] recommencer
        [reversed] inversés
        [reversed-by] inversés selon
        [round-robin] tournoi toutes rondes
        [rounded] arrondi
        [rounding-of-prize-money] Arrondi des prix
        [seeding] têtes de série
        [sends-the-tied-on] Dirige les ex æquo vers la suite.
        [sends-the-tied-on-by-how-many-they-are] Dirige les ex æquo selon leur nombre.
        [sends-the-tied-on-by-the-first-place-that-they-contend-for] Dirige les ex æquo selon la première place en jeu.
        [sets-a-clock-or-several] Règle une pendule, ou plusieurs.
        [settle] règle
        [several] plusieurs
        [several-routes-the-first-that-fits] plusieurs voies ; la première qui convient
        [sex] sexe
        [share] partager
        [share-the-place] Partager la place
        [shared] partagé
        [shared-equally-by-those-level-on-points] également entre ceux à égalité de points
        [short-draws] Nulles rapides
        [shown-to-people-the-text-itself-or-shorter-words] Montré aux personnes : le texte lui-même, ou des mots plus courts.
        [silent] muet
        [single-games-until-one-is-won] Des parties jusqu’à ce que l’une soit gagnée.
        [so-many-boards-as-one-segment-always-played-out-a-shoot-out] Autant de donnes en un segment, toujours joué jusqu’au bout : un shoot-out.
        [so-many-round-robins-played] Autant de toutes rondes jouées
        [so-many-still-level] Autant encore à égalité
        [somebody-enters-a-number-for-each-of-the-tied] Quelqu’un saisit un nombre pour chacun des ex æquo.
        [somebody-enters-numbers] Quelqu’un saisit des nombres
        [somebody-may-depart-from-the-regulation] Quelqu’un peut s’écarter du règlement.
        [somebody-separated-go-to] Quelqu’un de départagé : aller à
        [something-has-to-be-played] Quelque chose doit être joué.
        [standing] classement
        [sum] somme
        [sums] sommes
        [swiss] système suisse
        [swiss-points] points suisses
        [takes-the-first-few-by-several-clauses-in-turn-and-sends-onl] Prend les premiers selon plusieurs clauses tour à tour et n’envoie qu’eux plus loin.
        [the-chosen-go-to] Les choisis vont à
        [the-clause-by-which-two-players-meet-twice] La clause selon laquelle deux joueurs se rencontrent deux fois.
        [the-clause-for-the-final-where-it-is-another-one] La clause de la finale, si c’en est une autre.
        [the-clause-for-the-last-step] La clause du dernier échelon.
        [the-clause-that-each-pairing-is-played-by] La clause selon laquelle chaque appariement est joué.
        [the-clause-that-each-step-is-played-by] La clause selon laquelle chaque échelon est joué.
        [the-clause-that-orders-the-seeds] La clause qui ordonne les têtes de série.
        [the-clause-that-ranks-the-two-where-no-knock-out-or-ladder-h] La clause qui classe les deux, si aucune élimination directe ou échelle ne les a placés.
        [the-clause-that-says-so-where-it-is-another-one] La clause qui le dit, si c’en est une autre.
        [the-clause-under-which-colours-are-reversed-where-it-is-anot] La clause selon laquelle les couleurs sont inversées, si c’en est une autre.
        [the-clause-under-which-lots-are-drawn-where-it-is-another-on] La clause selon laquelle on tire au sort, si c’en est une autre.
        [the-clause-with-the-cut-or-award-the-first-cut-without-it] La clause avec la limite ou la récompense ; à défaut, la première limite.
        [the-clause-with-which-the-procedure-begins] La clause par laquelle commence la procédure.
        [the-clauses-that-it-is-about] Les clauses dont il s’agit.
        [the-clauses-that-order-them-in-turn] Les clauses qui les classent, tour à tour.
        [the-first-or-the-last-so-many-they-qualify-are-promoted-are-] Les premiers ou les derniers, tant d’entre eux : ils se qualifient, montent, descendent.
        [the-games-of-a-phase-of-the-event] Les parties d’une phase du tournoi.
        [the-games-that-a-clause-had-played-to-break-this-tie] Les parties qu’une clause a fait jouer pour départager.
        [the-kinds-of-events] Les types de tournoi.
        [the-last-two-seeds-meet-the-winner-meets-the-next-higher-one] Les deux dernières têtes de série se rencontrent, le vainqueur rencontre la suivante, et ainsi de suite.
        [the-name-by-which-stages-choose-it] Le nom par lequel les phases la choisissent.
        [the-name-of-a-clock] Le nom d’une pendule.
        [the-others-go-to] Les autres vont à
        [the-part-of-each-prize-that-goes-by-place] La part de chaque prix qui va selon la place.
        [the-part-of-it-that-is-carried-over] La part qui est reportée.
        [the-part-that-is-shared-by-those-level-on-points] La part que se partagent ceux à égalité de points.
        [the-place-is-shared] La place est partagée.
        [the-places] les places
        [the-printed-words] Les mots imprimés.
        [the-procedure-that-this-clause-is-about-where-there-are-seve] La procédure dont traite cette clause, s’il y en a plusieurs.
        [label] libellé
        [the-name-of-the-reading-for-people-by-language] Le nom de l’interprétation pour les lecteurs, par langue.
        [the-reading-taken-unless-the-event-says-otherwise] L’interprétation retenue, sauf si le tournoi en dit autrement.
        [the-reminder-is-shown-only-where-one-of-these-clauses-came-i] Le rappel n’est montré que si l’une de ces clauses est entrée en jeu.
        [the-schedule-where-some-of-the-tied-do-not-play-that-of-the-] Le calendrier quand certains des ex æquo ne jouent pas : celui des autres, ou celui de tous, les parties des absents étant perdues par forfait.
        [the-sport] Le sport.
        [the-text-is-a-summary] Le texte est un résumé
        [the-time-of-both-players-3-00-2-10-00-delay-5-5-00-10-00-1-4] Le temps des deux joueurs : "3:00+2", "10:00 delay 5", "5:00", "10:00+1@41".
        [the-title-with-the-year-of-the-edition] Le titre, avec l’année de l’édition.
        [the-whole-score-what-was-scored-against-the-others-who-quali] Tout le score, ce qui a été marqué contre les autres qualifiés, l’écart contre eux (en points ou VPs, ou en IMPs), ou tant pour chaque place.
        [the-winner-only] le vainqueur seulement
        [the-winner-only-or-every-place-that-applies-names] Le vainqueur seulement, ou chaque place que nomme `applies`.
        [these-alone] Ceux-ci seulement.
        [those-above-or-below-a-line] Ceux au-dessus ou au-dessous d’une limite
        [those-still-level] Ceux encore à égalité
        [tied-games] parties des ex æquo
        [time-of-black] Temps des Noirs
        [time-of-both] Temps des deux
        [time-of-white] Temps des Blancs
        [title] titre
        [to] à
        [to-the-nearest-multiple-halves-up] Au multiple le plus proche, les moitiés vers le haut.
        [to-what-amounts-are-rounded-down-such-as-1-or-0-50-cents-wit] À quoi les montants sont arrondis par défaut, comme "1" ou "0.50" ; aux centimes sinon. Le reste est à répartir par l’organisateur.
        [to-what-with-its-article] À quoi, avec son article.
        [toss-with-choice] pile ou face avec choix
        [tour] circuit
        [tour-points-too] Aussi les points du circuit
        [under] âge maximal
        [undivided] non partagé
        [unrated] sans classement
        [until-won] jusqu’au gain
        [up-to] jusqu’à
        [w] femmes
        [what] quoi
        [what-a-forfeited-game-counts-for-results-only-or-games-and-w] Pour quoi compte une partie gagnée par forfait : seulement le résultat, ou aussi comme partie et gain avec une couleur.
        [what-becomes-of-the-money-of-ties-of-which-no-clause-speaks] Ce que devient l’argent des égalités dont aucune clause ne parle.
        [what-becomes-of-those-whom-the-winner-of-the-board-leaves-be] Ce que deviennent ceux que le vainqueur de la donne laisse derrière lui.
        [what-is-carried-over] Ce qui est reporté
        [what-is-entered-in-the-words-of-the-regulation] Ce qui est saisi, dans les mots du règlement.
        [what-is-entered-points-of-the-jury] Ce qui est saisi : « points du jury ».
        [what-is-settled] Ce qui est décidé
        [what-it-is-called] Comment cela s’appelle.
        [what-share-the-tied-who-do-not-play-have-in-prize-money-that] Quelle part ont ceux qui ne jouent pas dans le prix qu’une clause partage entre les ex æquo à la première place.
        [what-the-text-does-not-say-as-the-end-of-a-sentence-what-hap] Ce que le texte ne dit pas, comme fin d’une phrase : « ce qui se passe quand … ». Sans cela, le texte en parle et peut se lire de plusieurs façons.
        [what-the-text-leaves-unclear] Ce que le texte laisse obscur.
        [what-the-winner-is-invited-to-with-its-article-the-table-als] À quoi le vainqueur est invité, avec son article ; la table dit aussi si c’est celui de l’année suivante, et si l’invité est premier ou reste à égalité avec les ex æquo.
        [what-there-is] ce qu’il y a
        [what-those-who-qualified-take-along-into-the-next-stage] Ce que les qualifiés emportent dans la phase suivante.
        [when-play-stops] Quand le jeu s’arrête
        [when-play-stops-before-its-end] Quand le jeu s’arrête avant la fin.
        [when-the-reminder-is-shown] Quand le rappel est montré.
        [when-to-remind] Quand rappeler
        [where-a-part-of-so-many-goes] Où va une partie d’autant.
        [where-all-go-if-nobody-was-separated] Où vont tous si personne n’a été départagé.
        [where-the-chosen-go] Où vont les choisis.
        [where-the-text-comes-from] D’où vient le texte.
        [where-the-tied-go-on-if-that-is-decided] Où continuent les ex æquo si cela est décidé.
        [where-those-go-who-are-not-chosen] Où vont ceux qui ne sont pas choisis.
        [where-those-go-who-are-still-level] Où vont ceux encore à égalité.
        [where-those-go-who-have-played-so-many-round-robins-on-the-w] Où vont ceux qui ont joué autant de toutes rondes en chemin.
        [where-those-go-who-would-share-it] Où vont ceux qui le partageraient.
        [where-those-still-level-go-if-somebody-was-separated] Où vont ceux encore à égalité si quelqu’un a été départagé.
        [where-to] Où.
        [whether-all-games-are-played-also-where-play-otherwise-stops] Si toutes les parties sont jouées, même là où le jeu s’arrêterait à un vainqueur certain.
        [whether-going-on-is-no-choice] Si continuer n’est pas un choix.
        [whether-it-cannot-be-shared] S’il ne peut être partagé.
        [whether-it-is-the-one-of-the-next-year] Si c’est celui de l’année suivante.
        [whether-just-so-many-are-still-within] Si exactement autant compte encore.
        [whether-other-ties-stay-as-they-are] Si les autres égalités restent telles quelles.
        [whether-text-is-a-summary-in-our-words] Si `text` est un résumé dans nos termes.
        [whether-the-clause-the-first-of-its-procedure-also-ranks-whi] Si la clause, la première de sa procédure, classe aussi pendant le tournoi.
        [whether-the-highest-or-the-lowest-number-is-the-best] Si le plus grand ou le plus petit nombre est le meilleur.
        [whether-the-invitation-decides-first-place-or-a-tie-for-it-s] Si l’invitation décide la première place, ou si l’égalité demeure.
        [whether-the-results-of-the-tied-who-do-not-play-count-where-] Si les résultats des ex æquo qui ne jouent pas comptent quand `select` choisit les joueurs du départage.
        [whether-those-still-level-go-on-to-the-next-criterion-or-sta] Si ceux encore à égalité passent au critère suivant ou recommencent au premier.
        [whether-those-without-a-rating-may-have-it-too] Si ceux sans classement peuvent aussi l’avoir.
        [whether-three-or-more-play-a-common-board-or-each-two-of-the] Si trois ou plus jouent une donne commune, ou une pour chaque paire d’entre eux.
        [whether-tour-points-are-shared-likewise] Si les points du circuit sont partagés de même.
        [which-games-the-criterion-of-rank-looks-at-those-of-the-even] Quelles parties regarde le critère de `rank` : celles du tournoi à défaut.
        [which-procedure-this-is-about] De quelle procédure il s’agit
        [which-ties] Quelles égalités
        [which-ties-start-the-procedure-and-where-it-begins] Quelles égalités déclenchent la procédure, et où elle commence.
        [white] Blancs
        [white-in-the-first-game] Les Blancs dans la première partie
        [white-s-time-where-the-two-differ] Le temps des Blancs, si les deux diffèrent.
        [who] Qui
        [who-begins-with-white] Qui commence avec les Blancs.
        [who-conducts-the-draw] Qui dirige le tirage au sort
        [who-conducts-the-draw-that-the-clause-is-about-in-the-words-] Qui dirige le tirage au sort dont parle la clause, avec les mots du texte.
        [who-decides] Qui décide.
        [who-has-white] Qui a les Blancs.
        [who-has-white-game-by-game-over-and-over-1-is-who-began] Qui a les Blancs, partie après partie, et ainsi de suite : 1 est qui a commencé.
        [who-may-depart-from-the-rules] Qui peut s’écarter des règles
        [who-may-have-it-everybody-without-it] Qui peut l’avoir ; tous à défaut.
        [whom-a-draw-gives-the-win] À qui la nulle donne le gain.
        [whom-a-level-match-gives-the-win-draw-odds] À qui un match nul donne le gain : avantage de la nulle.
        [why-the-text-knowingly-has-no-further-rule-for-a-tie-that-is] Pourquoi le texte n’a sciemment plus de règle pour une égalité qui demeure ici.
        [winners-go-on] Les vainqueurs continuent.
        [withdrawals] abandons
        [within] dans la limite
        [women-or-men] Femmes ou hommes.
        [years-of-birth-2014-2014-2015-1966] Années de naissance : "2014..", "2014..2015", "..1966".
        [yes] oui
       *[other] { $english }
    }
page-editor-json = Ce règlement est écrit en JSON. Le formulaire n’écrit que du TOML : continuez dans le texte.
page-editor-unreadable =
    { $known ->
        [yes] Le texte ne peut être décomposé, à cause de la ligne { $line }. Corrigez-le dans le texte et le formulaire revient.
       *[no] Le texte ne peut être décomposé. Corrigez-le dans le texte et le formulaire revient.
    }
page-editor-how-to-write = Affichage
page-editor-view =
    { $view ->
        [both] Formulaire et texte
        [form] Formulaire
       *[text] Texte
    }
page-editor-in-text-only = Cela ne peut être modifié ici : modifiez-le dans le texte.
page-editor-about = À propos du règlement
page-editor-add-clause = Ajouter une clause
page-editor-move-up = Monter
page-editor-move-down = Descendre
page-editor-add-behind = Ajouter une clause dessous
page-editor-of-clause =
    { $act ->
        [up] Monter la clause { $clause }
        [down] Descendre la clause { $clause }
        [add] Ajouter une clause dessous : { $clause }
        [remove] Retirer la clause { $clause }
        [remove-from-list] Retirer la clause { $clause } de la liste
        [earlier] La clause { $clause } plus tôt
       *[later] La clause { $clause } plus tard
    }
page-editor-does = Ce qu’elle fait des ex æquo
page-editor-does-nothing = rien par elle-même
page-editor-remove-what = Retirer : { $what }
page-editor-remove-number = Retirer le numéro { $number } : { $what }
page-editor-remove-from = Retirer { $what } : { $from }
page-editor-unknown-word = { $word } : le programme ne connaît pas ce mot.
page-editor-say-more = Ajouter un champ
page-editor-choose = Choisissez …
page-editor-means = { $what } : { $says }
page-editor-no-clause = il n’y a pas de telle clause
page-editor-grip = Clause { $clause }, { $number } sur { $count } : faites-la glisser, ou utilisez les flèches
page-editor-next-in-turn = Ensuite
page-editor-one-more-clause = Une clause de plus
page-editor-another-kind = Une clause d’un autre genre
page-editor-clause-there = Une clause qui existe
page-editor-criteria = Critères
page-editor-fide-codes = Départages de la FIDE par leurs codes
page-editor-one-more = Un de plus
page-editor-for-which = Pour lequel
page-editor-read-so = { $title }, lu « { $choice } »
page-editor-depends = Cela dépend de l’interprétation « { $reading } ».
page-editor-what-then = Sinon
page-editor-no-choice = L’interprétation n’a pas de choix { $choice }.
page-editor-always-as = Toujours comme « { $choice } »
page-editor-may-depend = { $title } dépend d’une interprétation
page-editor-let-depend = Dépend de l’interprétation
page-editor-how-said = { $title } : comment c’est dit
page-editor-in-the-text = C’est écrit dans le texte et reste tel quel : { $value }
page-editor-script =
    { $say ->
        [keeps-nothing] ce navigateur ne conserve rien : enregistrez souvent
        [checking] vérification …
        [checked] vérifié
        [busy] le serveur est occupé ; votre texte sera vérifié de nouveau dans { $what } secondes
        [logged-out] vous êtes déconnecté ; votre texte est conservé dans ce navigateur : connectez-vous dans une autre fenêtre, puis continuez ici
        [not-checked] non vérifié : { $what }
        [answered] le serveur a répondu { $what }
        [no-connection] pas de connexion ; votre texte est conservé dans ce navigateur et sera vérifié au retour de la connexion
        [saving] enregistrement …
        [not-saved] non enregistré : pas de connexion. Votre texte est conservé dans ce navigateur ; réessayez
        [back] Ce que vous avez écrit jusqu’au { $what } sans l’enregistrer est de retour.
        [without-it] Recommencer sans cela
        [saved-instead] Prendre plutôt la version enregistrée
        [form-logged-out] Vous êtes déconnecté : connectez-vous dans une autre fenêtre, puis continuez ici
        [form-not-taken] Non modifié : le serveur ne l’a pas accepté
        [form-no-connection] Pas de connexion : rien n’a été modifié
        [form-choose] Choisissez ce qu’il faut ajouter.
        [form-taken-back] Annulé.
       *[form-now] Maintenant { $what } sur { $of }.
    }

## Command line

cli-label =
    { $label ->
        [error] erreur
        [because] cause
        [hint] conseil
        [note] note
       *[warning] avertissement
    }
cli-labelled = { $label } : { $message }
diagnostic-level =
    { $level ->
        [error] erreur
        [warning] avertissement
        [note] note
       *[help] aide
    }
diagnostic-more =
    { $kinds ->
        [one] et { $more } de plus du même genre
        [new] et { $more } d’un autre genre : { $kind }
       *[other] et { $more } de plus du même genre : { $kind }
    }
cli-cannot-read = impossible de lire { $path }
cli-cannot-write = impossible d’écrire { $path }
cli-cannot-make = impossible de créer { $path }
cli-file-folder = { $path } est un dossier
cli-file-too-large =
    { $what ->
        [regulation] { $path } fait { $megabytes } Mo ; un fichier de règlement en a { $most } au plus
       *[event] { $path } fait { $megabytes } Mo ; un fichier de tournoi en a { $most } au plus
    }
cli-file-not-text = { $path } : l’octet { $byte } n’est pas de l’UTF-8 (à la position { $at }, ligne { $line })
cli-file-no-regulation =
    { $what ->
        [event] { $path } est un fichier de tournoi, pas un règlement
       *[other] { $path } n’est pas un règlement ({ $words })
    }
cli-no-regulation = il n’y a pas de règlement `{ $named }`
cli-names-no-regulation = le tournoi ne nomme pas de règlement
no-reading =
    { $known ->
        [no] le règlement n’a pas d’interprétation `{ $asked }` : il n’en nomme aucune
       *[yes] le règlement n’a pas d’interprétation `{ $asked }` ; il nomme { $names }
    }
no-choice-of-reading = l’interprétation `{ $reading }` ne peut pas être `{ $asked }` ; choisir { $names }
cli-hint-folder = nommer le fichier qu’il contient
cli-hint-too-large = s’agissait-il d’un autre fichier ?
cli-hint-utf-eight = enregistrer le fichier en UTF-8
cli-hint-no-regulation-file =
    { $interface ->
        [python] un règlement est un fichier TOML avec des clauses ; `tiebreak.regulations()` énumère ceux du programme
        [page] un règlement est un fichier TOML avec des clauses ; la page des règlements énumère ceux du programme
       *[command-line] un règlement est un fichier TOML avec des clauses ; `tiebreak regulations` énumère ceux du programme, `tiebreak new-regulation` en écrit un
    }
cli-hint-name-regulation =
    { $interface ->
        [python] en nommer un avec regulation=, ou dans le fichier du tournoi : regulation = "..." ; `tiebreak.regulations()` énumère ceux du programme
        [page] en choisir un dans le champ Règlement, ou le nommer dans le fichier du tournoi : regulation = "..."
       *[command-line] en nommer un avec --regulation, ou dans le fichier du tournoi : regulation = "..." ; `tiebreak regulations` énumère ceux du programme
    }
cli-hint-regulations =
    { $interface ->
        [python] `tiebreak.regulations()` énumère ceux du programme ; le chemin d’un fichier convient aussi
        [page] en choisir un dans la liste du champ Règlement
       *[command-line] `tiebreak regulations` énumère ceux du programme ; le chemin d’un fichier convient aussi
    }
cli-hint-readings =
    { $interface ->
        [python] `Regulation.text` montre ses interprétations ; readings= ou [readings] dans le fichier du tournoi les choisit
        [page] la page du règlement montre ses interprétations ; les choisir dans les réglages du tournoi
       *[command-line] `tiebreak regulations ID` montre ses interprétations ; [readings] dans le fichier du tournoi les choisit
    }
cli-did-you-mean = vouliez-vous dire `{ $near }` ?
cli-did-you-mean-code = vouliez-vous dire { $near } ?
cli-did-you-mean-name = vouliez-vous dire « { $near } » ?
cli-taken = { $path } existe déjà, et n’a pas été remplacé
cli-taken-hint = choisir un autre nom, ou ajouter --force
cli-nothing-written = rien n’a été écrit
cli-standard-input = l’entrée standard
cli-no-text = ce n’est pas du texte, et ne ferait que gêner le terminal
cli-no-text-hint = l’écrire dans un fichier avec -o FILE
cli-no-pdf = ce programme a été compilé sans PDF
cli-no-pdf-hint = les paquets d’une version publiée l’ont ; depuis les sources : { $command }
cli-pdf-not-written = le PDF n’a pas pu être écrit : { $why }
cli-kind-choice =
    { $kind ->
        [round-robin] un toutes rondes
       *[swiss] un suisse
    }
scoring-method =
    { $method ->
        [butler] IMPs contre une moyenne (Butler)
        [cross-imps] cross-IMPs
       *[matchpoints] points de match
    }
cli-people =
    { $people ->
        [one] une seule personne
       *[two] deux personnes
    }
cli-event-games =
    { $games ->
        [one] { $name } : { $games } partie
       *[other] { $name } : { $games } parties
    }
cli-yes-or-no = { $question } ? (oui ou non)
cli-yes-words = o oui
cli-choose = 1 à { $count } :
cli-progress = { $done }, encore { $left } ; Ctrl-C montre ce qui est connu
cli-long-work =
    { $what ->
        [scenarios] Décompte des issues
        [odds] Calcul des chances
       *[losing-pays] Examen de petits tournois
    }
cli-no-randomness = il n’y a pas de hasard ici : { $error }
cli-key-name = « { $name } » n’est pas un nom de clé
cli-key-name-hint = un nom tel que arbiter.example, sans espaces ni signes plus
cli-key-taken = { $path } existe déjà, et une clé n’est jamais remplacée
cli-key-taken-hint = choisir un autre nom
cli-no-signing-key = { $path } ne contient pas de clé pour signer
cli-no-signing-key-hint = attendu : un fichier créé par `tiebreak record key`, pas celui qui finit par .pub
cli-no-checkpoint = l’empreinte de tête ne peut pas s’écrire comme point de contrôle
cli-no-data-folder = il n’y a pas de dossier de données : HOME n’est pas défini
cli-name-database = nommer un fichier avec --database
cli-no-event-in = il n’y a pas de tournoi dans { $file }
cli-no-chess-in = il n’y a pas de parties d’échecs dans { $file }
cli-no-chess-hint = les départages de la FIDE demandent des parties ; `tiebreak resolve` règle les autres égalités
cli-points-differ =
    { $others ->
        [0] les parties ne donnent pas les points publiés pour { $first }
       *[other] les parties ne donnent pas les points publiés pour { $first } et { $others } autres
    }
cli-points-differ-hint = des parties manquent ; ici chaque valeur repose sur les seules parties, points compris
cli-no-pgn-in = il n’y a pas de fichier .pgn dans { $path }
cli-no-pgn-hint = les échiquiers et les retransmissions écrivent des fichiers .pgn
cli-no-record-file = un tournoi de l’entrée standard n’a pas de registre à côté de lui
cli-no-record-hint = nommer le registre avec --record FILE
cli-enter-missing = le registre est de nouveau utilisable ; entrer ce qui manque et répéter la commande
cli-next = Ensuite
cli-other-regulation = choisir un autre règlement avec --regulation, ou corriger `kind`
cli-event-changed =
    { $since ->
        [amended] le fichier du tournoi a changé depuis sa dernière modification notée
       *[began] le fichier du tournoi a changé depuis l’ouverture du registre
    }
cli-note-the-change = noter le changement, après avoir vu ce qui en suivrait :
cli-or-undo-it = ou l’annuler, ou nommer un autre registre avec --record
cli-verify-all = `tiebreak verify` fait tous les contrôles ; rien n’est ajouté à ce registre
cli-noted =
    { $preview ->
        [yes] Serait noté : { $what }
       *[no] Noté : { $what }
    }
cli-noted-alone = Noté.
cli-departure = dérogation au règlement
cli-expected = attendu : { $expected }
cli-expected-or-share = attendu : { $expected } ; ou --share
cli-not-a-participant = « { $name } » ne participe pas à ce tournoi
cli-no-look-at-lots = un tirage au sort ne se regarde pas avant d’être fait
cli-no-look-hint = qui pourrait regarder d’abord essaierait jusqu’à ce que cela plaise ; enlever --preview
cli-write-in-place =
    { $what ->
        [result] écrire le résultat à la place de { $words }
        [colour] écrire la couleur à la place de { $words }
        [decision] écrire la décision à la place de { $words }
        [bids] écrire les deux enchères à la place de { $words }
        [numbers] écrire les nombres à la place de { $words }
        [number] écrire le nombre à la place de { $words }
        [names-and-result] écrire les noms et le résultat à la place de { $words }
       *[names] écrire les noms à la place de { $words }
    }
cli-nothing-to-correct = { $id } est ouverte : il n’y a pas de réponse à corriger
cli-nothing-to-correct-hint = enlever --correct et --withdraw
cli-reason-needed = une correction demande un motif
cli-answered-already = { $id } a déjà une réponse : { $given } (ligne { $line } du registre)
cli-answered-hint = pour la corriger, ajouter --correct --why "..."
cli-no-open-question = il n’y a pas de question ouverte `{ $id }`
cli-nothing-open =
    { $interim ->
        [yes] rien n’est ouvert : le tournoi n’est pas terminé
       *[no] rien n’est ouvert : tout est décidé, ou laissé ouvert par le texte
    }
cli-open-now = Ouvertes maintenant :
cli-already-the-answer = { $value } est déjà la réponse à { $id }
cli-seen-by = Devant { $names }.
cli-decided-by = { $id } sera décidé par { $source }
cli-promises = { $party } promet un secret pour { $id }
cli-falls-away = tombe : { $what }
cli-not-a-hash = « { $hash } » n’est pas une empreinte SHA-256 en hexadécimal
cli-not-for-lots = { $id } n’est pas une question de tirage au sort
cli-source-hint = attendu : « drand quicknet 2026-11-17T20:00:00+01:00 », ou d’autres mots
cli-no-departure = il n’y a pas de dérogation sur { $tie } à retirer
cli-no-tie-at-all = il n’y a pas d’égalité que le règlement décide, ni rien à quoi déroger
cli-several-ties = il y a plusieurs égalités : { $ties }
cli-say-which-tie = dire laquelle avec --tie
cli-no-tie = il n’y a pas d’égalité `{ $tie }`
cli-there-is = disponible : { $what }
cli-the-tie = l’égalité `{ $tie }`
cli-lots-not-printable = un nom ou la graine est vide ou non imprimable
cli-named-twice = « { $name } » figure deux fois
cli-named-twice-hint = distinguer les deux
cli-award-open = il n’est pas encore décidé qui a « { $award } »
cli-resolve-says = `tiebreak resolve` dit ce qui est ouvert
cli-no-next-event = on ne peut pas en faire un tournoi : { $why }
cli-no-award = il n’y a ni seuil de qualification ni prix « { $name } »
cli-nobody-goes-on = le règlement ne dit pas qui continue
cli-cut-hint = une clause avec `{ $cut }` le dit
cli-there-are = disponibles : { $names }
cli-slips-for-paper = les feuilles de partie sont pour le papier
cli-slips-hint = enlever --format pour une page HTML, ou dire --format pdf
cli-record-to-come = { $path } n’existe pas encore ; la première réponse l’ouvrira
cli-file-lists = le fichier donne la liste { $codes } ({ $from }) ; c’est { $taken } qui est suivi
cli-same-name-twice = « { $name } » ne se compare pas à soi-même
cli-other-list = le fichier donne la liste { $codes } ({ $from }) ; c’est celle de { $taken } qui est prise
cli-other-tie-breaks = choisir d’autres départages avec --by, ou enlever --strict
cli-not-a-code = « { $text } » n’est pas un départage ; attendu : l’un de { $codes }
cli-not-a-code-because = « { $text } » n’est pas un départage : { $why }
cli-left-early = { $name } a quitté le tournoi avec moins de la moitié des parties jouées : elles ne comptent pour personne (règles de compétition de la FIDE)
cli-no-list = { $named } n’a pas de liste de départages de la FIDE pour ce genre de tournoi
cli-no-list-hint = `tiebreak resolve` le suit clause par clause ; --by donne une liste
cli-not-among =
    { $competitors ->
        [teams] « { $name } » n’est pas parmi les équipes de ce tournoi
       *[players] « { $name } » n’est pas parmi les joueurs de ce tournoi
    }
cli-name-or-number = donner le nom comme le fichier l’écrit, ou le rang initial
cli-check-not-as =
    { $format ->
        [pdf] un contrôle ne s’écrit pas en PDF
       *[xlsx] un contrôle ne s’écrit pas comme classeur
    }
cli-use-format = prendre --format { $format }
cli-search-sarif = SARIF a des constats sur des lignes ; une recherche a des tournois
cli-compare-sarif = une comparaison porte sur deux fichiers ; SARIF a des constats sur un seul
cli-search-stopped = la recherche a été arrêtée avant la fin
cli-not-a-ruling = { $path } n’est pas une décision : { $error }
cli-not-a-ruling-hint = attendu : ce qu’écrit `resolve --format json`
cli-verify-event = { $path } est un fichier de tournoi, et verify contrôle un registre : { $record }
cli-verify-event-hint = lancer `tiebreak verify { $record }`
cli-other-ruling = la décision imprimée est une autre : `{ $name }` diffère
cli-no-rating = pas de classement Elo pour { $names } : { $rating } est pris
cli-white-advantage = --white-advantage ne peut pas être { $points }
cli-white-advantage-hint = attendu : des points Elo de { $least } à { $most }, par exemple 35
cli-draws = --draws est une part de toutes les parties
cli-draws-hint = attendu : un nombre de 0 à moins de 1
cli-no-scenarios = il n’y a pas de scénarios : { $why }
cli-no-scenarios-hint = `tiebreak resolve` donne le classement tel qu’il est
cli-needs-as-text = ce qu’il faut aux équipes en PV s’écrit en texte, Markdown ou JSON
cli-needs-hint = l’application web le montre à la page Et si
cli-if = --if "{ $text }" : { $why }
cli-only-points = le règlement ne dit rien de ce genre de tournoi : seuls les points sont regardés
cli-name-in-file = donner le nom comme il est dans le fichier du tournoi
cli-several-people = « { $name } » correspond à plusieurs noms : { $names }
cli-several-people-hint = écrire davantage du nom
cli-signed =
    { $lines ->
        [one] Signé : { $lines } ligne, empreinte de tête { $head }, dans { $path }
       *[other] Signé : { $lines } lignes, empreinte de tête { $head }, dans { $path }
    }
cli-key = Clé { $key }
cli-no-play-off-game = aucune partie de départage n’a encore été jouée
cli-no-play-off-hint = `tiebreak convert --to pgn` écrit les parties du tournoi
cli-write-reason = écrire le motif à la place de REASON
cli-nothing-to-amend = il n’y a pas encore de registre { $path }, ni rien à modifier
cli-nothing-to-amend-hint = la première réponse l’ouvre, avec le fichier du tournoi tel qu’il est alors
cli-amended-already = Rien à modifier : le fichier du tournoi dit ce que sait le registre.
cli-nothing-was-written = Rien n’a été écrit.
cli-file-amended = le fichier du tournoi a été modifié
cli-enter-amendment = Entrer cette modification
cli-enter-amendment-hint = répéter la commande avec --yes pour entrer la modification
cli-undo-or-restart = annuler le changement du fichier du tournoi, ou ouvrir un nouveau registre et y entrer de nouveau les réponses
cli-undo-change = annuler le changement du fichier du tournoi ; rien n’a été écrit
cli-heading =
    { $heading ->
        [changed] Changé dans le fichier du tournoi
        [follows] Ce qui en suit
        [falls-away] Tombe
        [again] Demandé à nouveau
        [so-far] Jusqu’ici
       *[also-open] Ouvertes aussi
    }
cli-answers-kept = Chaque réponse qui compte est gardée.
cli-cannot-follow = « { $source } » ne peut pas être suivi : { $why }
cli-who-is-meant = « { $who } » ne dit pas de qui il s’agit
cli-who-hint = attendu : « SPELLING = NAME »
cli-source-unread = { $source } n’a pas pu être lu : { $why }
cli-proposes-nothing = la retransmission ne propose rien pour `{ $id }`
cli-proposes-nothing-now = elle ne propose rien maintenant
cli-proposes-for = elle propose quelque chose pour : { $ids }
cli-follow-keys = y prend la première proposition, n la laisse, a prend toutes celles du tournoi, q termine.
cli-following = Suivi en cours. { cli-follow-keys }
cli-no-such-number = Il n’y a pas de { $number }.
cli-start-with-by = Le registre dit qui a pris un résultat : terminer avec q, et recommencer avec --by NAME.
cli-proposal-left = Laissé. La proposition reviendra quand la retransmission dira autre chose.
cli-nothing-proposed = Rien n’est proposé.
cli-nothing-to-take = Rien à accepter.
cli-follow-nothing-at = il n’y a pas encore de parties à { $source }
cli-follow-empty = { $source } n’a pas encore de parties
cli-follow-no-file = il n’y a pas de fichier { $source }
cli-follow-waiting = Tiebreak continue d’interroger ; q termine.
cli-not-a-memory = { $path } n’est pas ce qu’a écrit `tiebreak follow`
cli-not-a-memory-hint = le supprimer ; ce à quoi il répondait sera redemandé
cli-no-format = la terminaison de { $path } n’indique aucun format
cli-no-format-hint = prendre .toml, .trf, .pgn, .csv, .xml ou .xlsx, ou --to FORMAT
cli-same-file = l’entrée et la sortie sont le même fichier
cli-same-file-hint = nommer une autre sortie
cli-cannot-be-written = ce tournoi ne peut pas s’écrire ainsi : { $why }
cli-toml-holds-all = un fichier de tournoi (.toml) contient tout
cli-does-not-hold = { $format } ne contient pas : { $lost }
cli-only-report-lists = seul un rapport de tournoi contient une liste de départages
cli-write-trf = écrire .trf
cli-list-changed =
    { $after ->
        [1] la liste des départages change après 1 ronde jouée : c’était { $from }, c’est désormais { $to } ; un commentaire du rapport le dit
       *[other] la liste des départages change après { $after } rondes jouées : c’était { $from }, c’est désormais { $to } ; un commentaire du rapport le dit
    }
cli-no-event-called = il n’y a pas de tournoi `{ $slug }`
cli-no-event-called-hint = `tiebreak export` sans nom les énumère
cli-nothing-kept = rien n’a été gardé dans { $path }
copied-events =
    { $events ->
        [1] { $events } tournoi
       *[other] { $events } tournois
    }
copied-lines =
    { $lines ->
        [1] { $lines } ligne
       *[other] { $lines } lignes
    }
copied-accounts =
    { $accounts ->
        [1] { $accounts } compte
       *[other] { $accounts } comptes
    }
cli-copied = { copied-events } avec { copied-lines } de leurs registres, { copied-accounts }
cli-new-database = nommer avec --database un nouveau fichier ou une base vide : rien n’est jamais remplacé
cli-nothing-copied = { $why } ; rien n’a été copié
cli-stop-the-server = arrêter le serveur qui l’utilise et réessayer
cli-settings-from = Réglages de { $file }
cli-server-at = Tiebreak est à { $here }
cli-first-password = Choisir le mot de passe d’administration, une seule fois, dans la journée : { $link }
cli-server-stopped = le serveur s’est arrêté
cli-systemd = ce que systemd transmet est inutilisable
cli-cannot-listen = impossible d’écouter sur { $place } : { $error }
cli-cannot-listen-hint = en choisir un autre avec --listen
cli-key-made = Une clé pour signer a été créée : { $path } ({ $key })
cli-show-config = `tiebreak serve --show-config` montre ce qui est réglé et d’où
cli-no-round-again = le tournoi n’a pas de ronde qui puisse être rejouée
cli-no-round-hint = une répétition demande un tournoi d’échecs avec des rondes et des résultats
cli-no-demo = la démo n’a pas ce tournoi
cli-no-folder = pas de dossier pour la répétition
cli-cannot-listen-port = impossible d’écouter sur le port { $port } de cette machine
cli-rehearsal = Une répétition de { $games } parties, finie dans { $seconds } secondes environ. L’arrêter avec Ctrl+C ; rien n’en est gardé.
cli-rehearsal-place =
    { $place ->
        [board] Panneau
        [console] Console
       *[broadcast] Retransmission
    }
cli-rehearsal-password = Pour la console, choisir d’abord un mot de passe, pour cette seule répétition : { $link }
cli-no-command = il n’y a pas de commande `{ $name }`
cli-no-command-hint = `tiebreak help` les énumère
cli-playoff-changed = Le registre a changé entre-temps : regarder, puis appuyer à nouveau.
cli-playoff-added = Un autre programme a ajouté une entrée au registre.
cli-playoff-no-key = `{ $key }` ne fait rien ici.
cli-playoff-twice = `{ $key }` est revenu en moins d’une seconde et n’a pas été noté. Appuyer à nouveau si c’est voulu.
cli-playoff-nothing-open = Rien n’est ouvert.
cli-playoff-seed = Graine, p. ex. les dés comme ils sont tombés :
cli-playoff-repeat = Chacun peut le refaire, nom par nom, le plus petit d’abord :
cli-playoff-not-noted = Non noté : { $why }.
cli-playoff-games-otherwise = Les parties disent maintenant autre chose du tournoi lui-même : quitter, et voir `tiebreak record amend`.
cli-playoff-games-news = Les parties apportent du nouveau ; ce qu’elles proposent est à côté de la question.
cli-playoff-keys =
    { $keys ->
        [forfeit] 1 0 2 forfait · f retour · u corriger · ? touches · q fin
        [game] 1 5 0 résultat · f forfait · u corriger · ? touches · q fin
        [lots] numéro · s graine · u corriger · ? touches · q fin
        [decision] g continuer · o autre · u corriger · ? touches · q fin
        [order] dans l’ordre · = égal · u corriger · ? touches · q fin
        [colour] w b couleur · u corriger · ? touches · q fin
        [words] Entrée réponse · u corriger · ? touches · q fin
       *[nothing] u corriger · ? touches · q fin
    }
cli-playoff-key =
    { $key ->
        [result] une partie : Blancs gagnent, nulle, Noirs gagnent
        [forfeit] un forfait : 1 ou 0 pour qui a gagné, 2 pour aucun
        [order] tirages, donnes, décisions : les noms dans l’ordre
        [level] entre deux à égalité
        [colour] la couleur choisie
        [decision] une décision : continuer, ou d’autres moyens
        [seed] un tirage depuis une graine
        [witness] qui voit le tirage au sort
        [offer] prendre la réponse que propose le fichier
        [words] une réponse en toutes lettres
        [next] la question ouverte suivante
        [correct] corriger ou retirer une réponse
        [departure] une dérogation au règlement
        [leave] quelqu’un part, ou revient
        [rest] accorder un repos ; noter quelque chose
       *[quit] quitter ; tout ce qui est entré est gardé
    }
cli-playoff-key-twice = La même touche deux fois en une seconde compte une fois.
cli-playoff-any-key = une touche : retour
cli-playoff-place = ({ $number } sur { $open }, Tab : suivante)
cli-playoff-word =
    { $word ->
        [play] À jouer
        [white] Blancs
        [black] Noirs
       *[clock] Pendule
    }
cli-playoff-colours = w  Blancs   b  Noirs
cli-playoff-enter-then = Entrée, puis { $expected }
cli-playoff-go-on-with = continuer avec { $clause }
cli-playoff-go-on = continuer
cli-playoff-other-means = d’autres moyens, encore à venir
cli-playoff-not-before =
    { $left ->
        [no] Pas avant { $time }
       *[yes] Pas avant { $time } (dans { $remaining })
    }
cli-playoff-rest-until = Repos jusqu’à { $time } (dans { $remaining }) : { $what }
cli-playoff-departure = Dérogation au règlement : { $why } ({ $by })
cli-playoff-answer-label = Réponse :
cli-playoff-same-answer = C’est déjà la réponse.
cli-playoff-why-or-leave = Motif (vide : tout laisser tel quel) :
cli-playoff-nothing-changed = Rien n’a été changé.
cli-playoff-corrected = Corrigé : { $id }
cli-playoff-no-answer-yet = Il n’y a pas encore de réponse à corriger.
cli-playoff-correct-which = Corriger quelle réponse ?
cli-playoff-number-or-name = Numéro ou nom de la question (vide : aucune) :
cli-playoff-no-answer = Il n’y a pas de réponse `{ $id }`.
cli-playoff-instead-of = Au lieu de { $answer } :
cli-playoff-right-answer = la bonne réponse · x retirer · Retour arrière annuler
cli-playoff-seed-again = Graine :
cli-playoff-correct-title = Corriger { $id }
cli-playoff-was-and-is =
    { $what ->
        [now] maintenant
       *[instead] à la place
    }
cli-playoff-open-again = de nouveau ouverte
cli-playoff-nothing-falls-away = Rien d’autre n’est annulé.
cli-playoff-nothing-noted = Rien n’a été noté.
cli-playoff-your-name = Votre nom :
cli-playoff-no-tie = Il n’y a pas d’égalité sur laquelle déroger.
cli-playoff-which-tie = Quelle égalité ({ $ties }) :
cli-playoff-no-such-tie = Il n’y a pas d’égalité `{ $tie }`.
cli-playoff-order = Tous partagent : `share` ; ou "noms" dans l’ordre, = entre égaux :
cli-playoff-why = Motif :
cli-playoff-departure-noted = Noté : dérogation au règlement.
cli-playoff-who-leaves = Qui part (qui est déjà parti revient) :
cli-playoff-said-why = { $said }. Motif :
cli-playoff-minutes = Minutes de repos :
cli-playoff-no-minutes = « { $minutes } » n’est pas un nombre de minutes.
cli-playoff-for-whom = Pour qui (vide : tous) :
cli-playoff-rest-noted = Noté : le repos.
cli-playoff-note = Note :
cli-playoff-who-sees = Qui voit le tirage ("noms" entre guillemets ; vide : personne) :
cli-playoff-no-witnesses = Les tirages sont notés sans témoins.
cli-playoff-seen-by = Les tirages sont notés comme vus par { $names }.

## Files: what is wrong anywhere

# $known is all, or least where they were not counted to the end.
document-not-shown =
    { $known ->
        [least] au moins { $more } autres remarques ne sont pas affichées
       *[all] { $more } autres remarques ne sont pas affichées
    }
# What a table of a file is called, as the subject of a sentence; $name is a clause's, or the key as it stands.
document-table =
    { $what ->
        [the-event] le tournoi
        [the-regulation] le règlement
        [the-settings] le fichier de réglages
        [the-model] le modèle
        [this-stage] cette étape
        [this-clock] cette cadence
        [this-route] ce chemin
        [this-reading] cette interprétation
        [this-player] ce joueur
        [this-team] cette équipe
        [this-pair] cette paire
        [this-game] cette partie
        [this-origin] cette provenance
        [this-match] ce match
        [this-encounter] cette rencontre
        [this-bye] cette exemption
        [these-points] cette attribution de points
        [this-board] cette donne
        [this-table] cette table
        [this-phase] cette phase
        [what-is-declined] ce renoncement
        [clause] la clause « { $name } »
       *[other] { $name }
    }
# The same, where something stands in it.
document-in-table =
    { $what ->
        [the-event] dans le tournoi
        [the-regulation] dans le règlement
        [the-settings] dans les réglages
        [the-model] dans le modèle
        [this-stage] dans cette étape
        [this-clock] dans cette cadence
        [this-route] dans ce chemin
        [this-reading] dans cette interprétation
        [this-player] pour ce joueur
        [this-team] pour cette équipe
        [this-pair] pour cette paire
        [this-game] dans cette partie
        [this-origin] dans cette provenance
        [this-match] dans ce match
        [this-encounter] dans cette rencontre
        [this-bye] dans cette exemption
        [these-points] dans cette attribution de points
        [this-board] dans cette donne
        [this-table] à cette table
        [this-phase] dans cette phase
        [what-is-declined] dans ce renoncement
        [clause] dans la clause « { $name } »
       *[other] dans { $name }
    }
document-missing = { $table } n’a pas de `{ $key }`
document-missing-label = `{ $key }` manque ici
document-missing-hint = ajouter `{ $key } = ...`
document-missing-hint-like = ajouter `{ $key } = ...` : { $like }
document-not-usable = `{ $key }` est inutilisable
document-whole-number = attendu : un nombre entier de { $least } à { $most }
document-unknown-key = clé inconnue `{ $key }` { $place }
document-known-keys = clés connues : { $keys }
document-kind =
    { $kind ->
        [text] un texte
        [number] un nombre
        [truth] true ou false
        [moment] une date ou une heure
        [list] une liste
       *[table] un tableau
    }
document-wrong-kind =
    { $wanted ->
        [text] { $table } est { $kind }, pas un texte
        [list] { $table } est { $kind }, pas une liste
       *[table] { $table } est { $kind }, pas un tableau
    }
document-expected =
    { $wanted ->
        [text] attendu : un texte
        [list] attendu : une liste
       *[table] attendu : un tableau
    }
# $why is in the words of the library that reads TOML.
document-toml = ce n’est pas du TOML valable : { $why }
document-quotes-straight = employer des guillemets droits : "..."
document-quotes-text = un texte est entre guillemets : { $key } = "{ $value }"
document-quotes-end = un texte finit sur la ligne où il commence, ou est entre trois guillemets : """..."""
document-quotes-inside = un guillemet dans un texte s’écrit \", ou le texte est entre guillemets simples : '...'
document-json = ce n’est pas du JSON valable
document-json-expected =
    { $what ->
        [end] attendu : la fin du fichier
        [flatter] attendu : moins de crochets imbriqués
        [value] attendu : une valeur
        [key] attendu : une clé entre guillemets
        [quote] attendu : `"` pour finir le texte
        [line] attendu : pas de saut de ligne dans un texte
        [escape] attendu : un caractère après `\`
        [escapes] attendu : l’un de { $signs }
        [character] attendu : un caractère
        [hex] attendu : quatre chiffres hexadécimaux
       *[signs] attendu : { $signs }
    }
document-json-twice = la clé `{ $key }` figure deux fois
document-json-keep-one = garder l’une des deux

## Files: what was understood

kind-told = indiqué par --kind
kind-told-cycles =
    { $cycles ->
        [one] indiqué comme un tournoi toutes rondes à { $cycles } tour
       *[other] indiqué comme un tournoi toutes rondes à { $cycles } tours
    }
kind-only-two =
    { $who ->
        [players] seulement deux joueurs
        [pairs] seulement deux paires
       *[teams] seulement deux équipes
    }
kind-no-games = il n’y a pas de parties pour le dire
kind-knock-out = environ la moitié de ceux qui restent continuent après chaque ronde
kind-all-met =
    { $times ->
        [1] { $who ->
                [players] tous les joueurs se sont rencontrés une fois
                [pairs] toutes les paires se sont rencontrées une fois
               *[teams] toutes les équipes se sont rencontrées une fois
            }
        [2] { $who ->
                [players] tous les joueurs se sont rencontrés deux fois
                [pairs] toutes les paires se sont rencontrées deux fois
               *[teams] toutes les équipes se sont rencontrées deux fois
            }
       *[other] { $who ->
                [players] tous les joueurs se sont rencontrés { $times } fois
                [pairs] toutes les paires se sont rencontrées { $times } fois
               *[teams] toutes les équipes se sont rencontrées { $times } fois
            }
    }
kind-nearly-all-met =
    { $who ->
        [players] { $rounds } rondes pour { $players } joueurs, et { $present } des { $expected } rencontres sont là
        [pairs] { $rounds } rondes pour { $players } paires, et { $present } des { $expected } rencontres sont là
       *[teams] { $rounds } rondes pour { $players } équipes, et { $present } des { $expected } rencontres sont là
    }
kind-too-few-rounds =
    { $who ->
        [players] { $rounds } rondes pour { $players } joueurs : trop peu pour que tous se rencontrent
        [pairs] { $rounds } rondes pour { $players } paires : trop peu pour que toutes se rencontrent
       *[teams] { $rounds } rondes pour { $players } équipes : trop peu pour que toutes se rencontrent
    }
kind-like-scores = on a apparié ceux dont les scores étaient proches
kind-berger =
    { $who ->
        [players] { $rounds } rondes complètes pour { $players } joueurs, appariées selon les tables de Berger
        [pairs] { $rounds } rondes complètes pour { $players } paires, appariées selon les tables de Berger
       *[teams] { $rounds } rondes complètes pour { $players } équipes, appariées selon les tables de Berger
    }
kind-never-twice =
    { $who ->
        [players] { $rounds } rondes complètes de joueurs qui ne se sont jamais rencontrés deux fois, appariés sans égard au score
        [pairs] { $rounds } rondes complètes de paires qui ne se sont jamais rencontrées deux fois, appariées sans égard au score
       *[teams] { $rounds } rondes complètes d’équipes qui ne se sont jamais rencontrées deux fois, appariées sans égard au score
    }
kind-either =
    { $rounds ->
        [1] { $who ->
                [players] { $rounds } ronde pour { $players } joueurs pourrait être un suisse, ou un tournoi toutes rondes en cours
                [pairs] { $rounds } ronde pour { $players } paires pourrait être un suisse, ou un tournoi toutes rondes en cours
               *[teams] { $rounds } ronde pour { $players } équipes pourrait être un suisse, ou un tournoi toutes rondes en cours
            }
       *[other] { $who ->
                [players] { $rounds } rondes pour { $players } joueurs pourraient être un suisse, ou un tournoi toutes rondes en cours
                [pairs] { $rounds } rondes pour { $players } paires pourraient être un suisse, ou un tournoi toutes rondes en cours
               *[teams] { $rounds } rondes pour { $players } équipes pourraient être un suisse, ou un tournoi toutes rondes en cours
            }
    }
kind-kept-apart = gardé à part dans des tables [[play-off-game]]
doubt-total =
    { $unit ->
        [points] { $name } : { $published } points sont publiés, les résultats donnent { $given }
       *[vps] { $name } : { $published } PV sont publiés, les résultats donnent { $given }
    }
doubt-total-missing = les résultats manquants peuvent l’expliquer
doubt-total-penalty = une pénalité de { $points } l’expliquerait
doubt-total-carry-over = un carry-over de { $points } l’expliquerait
doubt-rank = { $below } est à la place { $lower } avec { $more } points, derrière { $above }, place { $rank } avec { $points }
doubt-ranks = les places publiées ne suivent pas les points dans { $wrong } cas sur { $count }
doubt-vps = { $first } – { $second } : { $published } PV sont publiés, { $imps } IMP en { $boards } donnes donnent { $given }
doubt-vps-count = ceux qui sont publiés comptent
doubt-vps-scale = aucun des { $count } matchs n’a les PV de l’échelle de la WBF : une autre échelle a été utilisée
doubt-names-seen = « { $name } » figure ici deux fois, en signes d’apparence identique
doubt-names-expected = attendu : `given-family`, `family-given`, `as-written`, `apart`, `together`, ou deux noms séparés par =
doubt-board-score = donne { $number }, { $who } : { $stated } est indiqué, le contrat donne { $given }
doubt-board-points = donne { $number }, { $who } : { $stated } est publié, les scores donnent { $given }
doubt-session =
    { $unit ->
        [percent] { $name } : { $stated } est publié, les donnes donnent { $given } %
       *[imps] { $name } : { $stated } est publié, les donnes donnent { $given } IMP
    }
doubt-and-more = { $first } ; et { $more } de plus
doubt-taken =
    { $taken ->
        [stated] les scores indiqués sont retenus
        [scores] ce que donnent les scores est retenu
       *[boards] ce que donnent les donnes est retenu
    }
doubt-scoring-unclear =
    { $said ->
        [other] « { $stated } » ne dit pas comment les donnes sont comptées
       *[nothing] le fichier ne dit pas comment les donnes sont comptées
    }
lost-part =
    { $part ->
        [title] le titre
        [regulation] le règlement et ses interprétations
        [kind] le type de tournoi (le dire avec --kind à la lecture)
        [rounds] le nombre de rondes prévues
        [finished] le fait que le tournoi est terminé
        [start] le jour où il commence
        [end] le jour où il finit
        [venue] le lieu
        [time-zone] le fuseau horaire
        [scoring] des points par partie autres que 1, ½, 0
        [prizes] les prix en argent
        [tour-points] les points du circuit
        [teams] les échiquiers et compositions des équipes
        [report] d’autres lignes du rapport
        [participants] les participants qui n’ont rien joué
        [numbers] les rangs initiaux
        [shown-names] la façon d’afficher les noms
        [short-names] les noms courts
        [federations] les fédérations
        [chess-titles] les titres des joueurs
        [ratings] les classements Elo
        [fide-ids] les identifiants FIDE
        [births] le sexe et les dates de naissance
        [figures] les chiffres publiés
        [penalties] les pénalités et le carry-over
        [points-by-event] les points tournoi par tournoi
        [sessions] les scores des séances
        [clubs] les clubs
        [groups] les groupes de participants
        [previous-places] les places à l’édition précédente
        [qualification-places] les places en qualification
        [who-left] qui est parti ou décline
        [results] des résultats de parties
        [rounds-of-games] les rondes des parties
        [phases] les phases des parties
        [moves] les nombres de coups
        [times] quand les parties ont été jouées
        [byes] les exemptions
        [unrated] quelles parties ne comptent pas pour l’Elo
        [play-off] les parties du départage
        [annulled-games] les parties annulées
        [matches] les chiffres des matchs
        [qualification-matches] les matchs de qualification
        [annulled-matches] les matchs annulés
        [encounters] les rencontres de paires
        [boards] les donnes
        [tables] ce qui s’est passé aux tables
       *[everything] tout : il ne peut pas être relu
    }

## Files: models of chance

model-file-format = « { $format } » n’est pas le format d’un fichier de modèle
model-file-format-expected = attendu : "{ $expected }"
model-file-twice = { $white } avec les Blancs contre { $black } est nommé deux fois
model-file-twice-label = la deuxième fois
model-file-twice-hint = chaque paire et couleur une fois ; les couleurs inversées font une autre paire
model-file-no-player = « { $name } » ne joue pas dans ce tournoi
model-file-three = il faut trois probabilités : les Blancs gagnent, nulle, les Noirs gagnent
model-file-three-expected = attendu : par exemple { $example }
model-file-together-one = attendu : trois nombres de 0 à 1, dont la somme fait 1
model-file-out-of-range = une probabilité est inférieure à 0 ou supérieure à 1
model-file-nearly-one =
    { $off ->
        [more] la somme des trois probabilités dépasse 1 de { $by }
       *[less] la somme des trois probabilités s’écarte de 1 de { $by }
    }
model-file-not-one = la somme des trois probabilités est { $sum }, non 1
model-file-draws = `draws` est la part des parties entre égaux qui finissent nulles
model-file-cannot-be = `{ $key }` ne peut pas être { $found }
model-file-from-to = attendu : un nombre de { $least } à { $most }
model-file-no-number = ce n’est pas un nombre
model-file-number-expected = attendu : un nombre

## Made-up tournaments

## The store

## Settings

## A new regulation in the terminal

new-regulation-title = Titre du tournoi, avec l’année
new-regulation-sport = Sport
new-regulation-settled =
    { $first ->
        [winner] Ce qui est décidé : la première place seulement, ou toutes les places
       *[all] Ce qui est décidé : toutes les places, ou la première seulement
    }
new-regulation-games = Parties d’un match de départage à deux (0 : pas de départage)
new-regulation-games-expected = attendu : un nombre jusqu’à 100
new-regulation-criteria = Critères dans l’ordre, avec des virgules
new-regulation-no-criterion =
    { $near ->
        [none] « { $name } » n’est pas un critère de ce sport ; il y a { $known }
       *[other] « { $name } » n’est pas un critère de ce sport ; vouliez-vous dire { $near } ? Il y a { $known }
    }
new-regulation-criterion-twice = { $name } figure deux fois ; le second ne séparerait personne
new-regulation-many-criteria = attendu : vingt au plus
new-regulation-categories = Catégories avec leurs propres prix ou trophées, avec des virgules (women, under 12, over 65, below 2000)
new-regulation-no-category = « { $name } » n’est ni women, ni under N, ni over N, ni below RATING
new-regulation-several-prizes = Qui gagne plusieurs prix les reçoit tous, ou le plus grand seulement
new-regulation-criteria-level = Si les critères en laissent à égalité
new-regulation-rate = Cadence : minutes + secondes par coup
new-regulation-rate-expected = attendu : par exemple 3+2
new-regulation-match-level = Si le match est nul
new-regulation-more-than-two = Plus de deux à égalité : tous dans un tournoi toutes rondes, ou les deux meilleurs selon les critères
new-regulation-no-choice = « { $answer } » ne figure pas parmi { $names }
new-regulation-choice = { $question } ({ $names })
new-regulation-prompt = { $question } [{ $usual }] :
new-regulation-written =
    { $count ->
        [0] { $name } est écrit ; `tiebreak check { $name }` n’a pas de remarque.
        [1] { $name } est écrit ; `tiebreak check { $name }` a une remarque.
       *[other] { $name } est écrit ; `tiebreak check { $name }` a { $count } remarques.
    }

## Following a broadcast

follow-no-address = { $address } n’est pas une adresse
follow-answered = a répondu { $status }
follow-redirect = a répondu { $status }, vers { $to } : les redirections ne sont pas suivies
follow-too-much = a envoyé plus de { $most } octets
follow-cannot-read = impossible de lire { $path } : { $why }
follow-file-too-large = plus de { $most } octets

## Files: TRF

trf-no-player = aucun joueur dans ce rapport
trf-no-player-hint = les joueurs figurent dans les enregistrements qui commencent par 001
trf-not-rounds = « { $text } » n’est pas un nombre de rondes
trf-expected-rounds = attendu : un nombre entier de 1 à { $most }
trf-not-point-system = « { $word } » n’a pas sa place dans un système de points
trf-expected-point-system = attendu : des lettres avec des points, par exemple W 1.0  D 0.5  L 0.0
trf-not-a-record = { $code } n’est pas un enregistrement d’un rapport de tournoi
trf-meant-player = vouliez-vous dire 001 ?
trf-expected-record = attendu : le numéro d’un enregistrement
trf-comment = une ligne qui commence par # est un commentaire
trf-old-byes =
    { $count ->
        [one] { $count } exemption porte le signe d’un résultat, comme en TRF06 : + est pris pour une exemption d’un point, = pour une exemption d’un demi-point.
       *[other] { $count } exemptions portent le signe d’un résultat, comme en TRF06 : + est pris pour une exemption d’un point, = pour une exemption d’un demi-point.
    }
trf-taken-for =
    { $declared ->
        [no] Un rapport { $layout } n’a pas d’enregistrement pour cela ; on suppose : { $rounds ->
                [one] { $rounds } ronde, autant qu’il en a été joué
               *[other] { $rounds } rondes, autant qu’il en a été joué
            } ; { $points } points ; { $kind ->
                [round-robin] un tournoi toutes rondes
               *[swiss] un suisse
            }.
       *[yes] Un rapport { $layout } n’a pas d’enregistrement pour cela ; on suppose : { $points } points ; { $kind ->
                [round-robin] un tournoi toutes rondes
               *[swiss] un suisse
            }.
    }
trf-shifted =
    { $more ->
        [0] Les colonnes des enregistrements de { $numbers } sont décalées : elles sont lues là où elles se trouvent.
       *[other] Les colonnes des enregistrements de { $numbers } et de { $more } de plus sont décalées : elles sont lues là où elles se trouvent.
    }
trf-shifted-by =
    { $side ->
        [right] { $columns ->
                [one] décalé d’une colonne vers la droite
               *[other] décalé de { $columns } colonnes vers la droite
            }
       *[left] { $columns ->
                [one] décalé d’une colonne vers la gauche
               *[other] décalé de { $columns } colonnes vers la gauche
            }
    }
trf-shifted-hint = dans certains programmes, les noms avec des lettres de deux octets font cela ; exporter le rapport de nouveau
trf-short-record = cet enregistrement de joueur s’arrête à la colonne { $column }
trf-expected-points-end = attendu : au moins 84 colonnes ; les points figurent dans les colonnes 81 à 84
trf-short-record-hint = la ligne a peut-être été coupée, ou ses blancs ont été réduits ; exporter le rapport de nouveau
trf-number-zero = un rang initial 0
trf-expected-one-or-more = attendu : 1 ou plus
trf-not-points = « { $text } » ne sont pas des points
trf-expected-points = attendu : des points comme { $such } dans les colonnes { $from } à { $to }
trf-odd-name = un nom avec une tabulation ou un autre signe qui n’est pas une lettre
trf-expected-name = attendu : des lettres et des blancs dans les colonnes 15 à 47
trf-expected-field =
    { $what ->
        [number] attendu : un rang initial dans les colonnes { $from } à { $to }
        [rating] attendu : un classement Elo dans les colonnes { $from } à { $to }
        [fide-id] attendu : l’ID FIDE dans les colonnes { $from } à { $to }
        [rank] attendu : une place dans les colonnes { $from } à { $to }
        [round] attendu : une ronde dans les colonnes { $from } à { $to }
        [team] attendu : le numéro d’une équipe dans les colonnes { $from } à { $to }
        [strength] attendu : une force dans les colonnes { $from } à { $to }
        [any-number] attendu : un rang initial sur quatre colonnes
        [any-player] attendu : le rang initial d’un joueur
        [any-seat] attendu : le rang initial d’un joueur, ou 0
       *[any-team] attendu : le numéro d’une équipe
    }
trf-many-rounds = { $count } rondes, plus que les { $most } qui sont lues
trf-expected-at-most = attendu : au plus { $most }
trf-expected-round = attendu : l’adversaire, la couleur et le résultat de la ronde { $round }, par exemple "12 w 1"
trf-round-columns = ils figurent dans les colonnes { $from } à { $to }
trf-no-result = une ronde sans résultat
trf-expected-result = attendu : 1, =, 0, +, -, W, D, L, F, H, U ou Z
trf-points-to-nobody = les points ne sont attribués à personne
trf-expected-numbers = attendu : des numéros d’appariement
trf-points-to-nobody-hint = ils figurent dans les colonnes 24 à 27, 29 à 32, etc. ; les points des joueurs dans les colonnes 14 à 17
trf-points-here = des points sont attribués ici à ce numéro
trf-not-kind = « { $kind } » n’est pas un type de résultat
trf-expected-kind = attendu : +, -, W, D, L, F, H, U ou Z dans la colonne 5
trf-called = le joueur { $number } s’appelle désormais « { $name } »
trf-no-name-here = il n’y a pas de nom ici
trf-name-twice = ce nom figure ici deux fois
trf-points-differ =
    { $more ->
        [0] le joueur { $number } a ici { $points } points, mais { $rounds } d’après les rondes
       *[other] le joueur { $number } a ici { $points } points, mais { $rounds } d’après les rondes, et { $more } de plus
    }
trf-points-of-team = dans un rapport par équipes, ce sont peut-être ceux de l’équipe
trf-rounds-give = les rondes donnent { $points }
trf-points-differ-hint = corriger les points ou les résultats ; d’autres points pour un gain se donnent dans l’enregistrement 162
trf-same-number = deux joueurs ont le rang initial { $number }
trf-number-above = ce numéro figure déjà plus haut
trf-round-too-many = le joueur { $number } a une ronde { $round }
trf-rounds-declared = d’après le rapport, il y a { $rounds } rondes
trf-more-mistakes = il y a d’autres erreurs ; voici les premières
trf-against-itself = le joueur { $number } joue contre lui-même
trf-expected-opponent = attendu : un adversaire
trf-expected-known-number = attendu : un rang initial de ce rapport, au plus { $last }
trf-disagree = les joueurs { $one } et { $other } ne concordent pas sur la ronde { $round }
trf-player-there = le joueur { $number } y a le joueur { $opponent }
trf-bye-there = le joueur { $number } y est exempt
trf-nothing-there = le joueur { $number } n’y a rien
trf-same-colour = les joueurs { $one } et { $other } ont la même couleur à la ronde { $round }
trf-expected-other-colour = attendu : l’autre couleur
trf-results-disagree = les résultats des joueurs { $one } et { $other } à la ronde { $round } ne concordent pas
trf-signs = { $here } ici, { $there } chez le joueur { $number }
trf-list-changed = La liste des départages a été changée après la ronde { $round } : c’était { $from }, et c’est { $to } depuis.
trf-list-changed-when = La liste des départages a été changée{ $when } : c’était { $from }, et c’est { $to } depuis.
trf-because-said = le rapport dit « { $system } »
trf-because-rounds = { $rounds } rondes pour { $players } joueurs
trf-because-unnamed = le rapport ne nomme aucun système, et il y a trop peu de rondes pour un tournoi toutes rondes
trf-team-unknown = l’une de ces équipes ne figure pas dans le rapport
trf-expected-teams = attendu : des numéros des enregistrements 310
trf-expected-team = attendu : un numéro d’un enregistrement 310
trf-kind-of-teams = ce qu’un type de résultat donne aux équipes (299) est conservé, mais pas compté
trf-team-names-nobody = cette équipe nomme un joueur qui n’est pas dans le rapport
trf-in-two-teams = le joueur { $number } est dans deux équipes
trf-team-above-too = une équipe plus haut nomme aussi ce joueur
trf-not-in-team = le joueur { $number } n’est pas dans l’équipe { $team }
trf-expected-line-up = attendu : des joueurs de cette équipe, 0 pour personne
trf-in-no-team = le joueur { $number } n’est dans aucune équipe
trf-expected-of-a-team = attendu : un joueur d’une équipe
trf-team-against-itself = l’équipe { $number } joue contre elle-même
trf-expected-of-another-team = attendu : un joueur d’une autre équipe
trf-two-opponents = l’équipe { $number } rencontre deux équipes à la ronde { $round }
trf-other-boards = ses autres échiquiers jouent contre une autre équipe
trf-empty-boards = les équipes { $one } et { $other } ont toutes deux laissé un échiquier vide à la ronde { $round }, et aucun enregistrement 300 ne dit lequel
trf-empty-boards-taken = les échiquiers vides sont pris pour les derniers
trf-same-team-number = deux équipes ont le numéro { $number }
trf-team-above = « { $name } » figure déjà plus haut
trf-not-bye = « { $kind } » n’est pas un type d’exemption
trf-expected-bye = attendu : F, H ou Z dans la colonne 5
trf-not-came = « { $text } » ne dit pas qui est venu
trf-expected-came = attendu : +-, -+ ou -- dans les colonnes 5 et 6
trf-not-colours = « { $colours } » ne sont pas des couleurs
trf-expected-colours = attendu : W ou B pour chaque échiquier, par exemple WBWB
trf-not-match-points = « { $word } » n’a pas sa place dans les points de match
trf-expected-match-points = attendu : des lettres avec des points, par exemple TW 2.0   TD 1.0   TL 0.0
trf-number-missing = un numéro manque
trf-chess-only = un rapport de tournoi (TRF) ne contient que des échecs
trf-needs-line-ups = un rapport de tournoi (TRF) doit savoir qui était à chaque échiquier
trf-too-wide = { $value } ne tient pas dans les { $width } caractères prévus par l’enregistrement { $record } d’un rapport de tournoi (TRF)

## Files: PGN

pgn-not-of-event = { $white } – { $black } n’est pas une partie de ce tournoi
pgn-other-result = { $white } – { $black } s’est terminée { $known } dans le fichier du tournoi, { $result } dans les parties
pgn-event-file-counts = le fichier du tournoi compte ; le corriger s’il est faux
pgn-not-a-player = « { $name } » n’est pas un joueur de ce tournoi
pgn-add-fide-id = ajouter le fide-id du joueur au fichier du tournoi, ou corriger le nom dans les parties
pgn-looks-like = cela ressemble à { $names } ; ajouter le fide-id, ou écrire les deux de la même façon
pgn-in-file = { $file }:{ $line }: { $message }
pgn-because-two-speeds = des parties rapides et de blitz des mêmes joueurs
pgn-because-event-type = la balise EventType le dit
pgn-later =
    { $phase ->
        [armageddon] { $count ->
                [one] { $count } partie d’Armageddon : { $because }
               *[other] { $count } parties d’Armageddon : { $because }
            }
       *[play-off] { $count ->
                [one] { $count } partie : { $because }
               *[other] { $count } parties : { $because }
            }
    }
pgn-later-in-round = elles ne donnent pas de points ; si elles en donnent, l’écrire sous [scoring] dans un fichier de tournoi
pgn-later-apart = pas comptées dans le classement ; proposées comme réponses là où le départage les demande
pgn-tag-differs = { $white } – { $black } : la balise dit { $tag }, les coups se terminent par { $ended } ({ $place })
pgn-tag-counts = la balise compte
pgn-no-side = une partie sans [{ $tag } "..."]
pgn-no-side-label = cette partie n’y nomme aucun joueur
pgn-expected-result = attendu : 1-0, 0-1, 1/2-1/2 ou *
pgn-because-unequal-time = les cadences des Blancs et des Noirs diffèrent
pgn-because-tags = les balises disent « { $word } »
pgn-because-decider = une partie plus rapide ({ $clock }) après une nulle des deux mêmes, à la même ronde
pgn-because-faster = plus rapides que les autres ({ $clock }), entre { $few } joueurs sur { $all }
pgn-because-after = après la ronde { $round }, la dernière du tournoi
pgn-one-player = « { $one } » et « { $other } » sont pris pour un seul joueur
pgn-maybe-one-player = « { $one } » et « { $other } » sont peut-être le même joueur
pgn-fide-id = ID FIDE { $id }
pgn-hidden-sign = ils diffèrent par un signe que personne ne voit : { $one } et { $other }
pgn-other-letters = ils paraissent identiques, avec d’autres lettres : { $one } et { $other }
pgn-say-one = dire { $option } si c’est une seule personne
pgn-repeated =
    { $count ->
        [one] { $count } partie figure ici deux fois
       *[other] { $count } parties figurent ici plus d’une fois
    }
pgn-counts-once = chaque partie compte une fois
pgn-two-results = { $white } – { $black } figure ici avec deux résultats
pgn-results-before = { $here } ici, { $before } avant
pgn-results-in = { $here } ici, { $there } dans { $place }
pgn-remove-wrong = retirer la partie qui est fausse
pgn-faults-elsewhere =
    { $count ->
        [one] { $count } erreur dans un autre tournoi du fichier ; ce tournoi n’est pas concerné
       *[other] { $count } erreurs dans d’autres tournois du fichier ; ce tournoi n’est pas concerné
    }
pgn-board-of-match = { $first }–{ $second }, échiquier { $board }
pgn-boards-missing =
    { $count ->
        [one] { $count } échiquier des matchs n’a pas de résultat dans le fichier, et son match ne compte pas : { $boards }
       *[other] { $count } échiquiers des matchs n’ont pas de résultat dans le fichier, et ces matchs ne comptent pas : { $boards }
    }
pgn-no-rounds = les parties n’indiquent pas de rondes ; chaque match reçoit la première ronde où les deux équipes sont libres
pgn-expected-end = attendu : { $signs } à la fin de la balise
pgn-odd-tag = une balise sans vrai nom
pgn-not-a-game = ce n’est pas une partie PGN
pgn-expected-event = attendu : une balise comme [Event "..."]
pgn-no-game = aucune partie dans ce fichier
pgn-no-game-hint = une partie PGN commence par des balises comme [Event "..."]
pgn-chess-only = PGN ne contient que des parties d’échecs
pgn-no-games = PGN contient des parties, et ce tournoi n’en a aucune

## Files: CSV

csv-because-requested = des exemptions ont été données sur demande, ce qu’un tournoi toutes rondes ne connaît pas
csv-because-opponents = une grille avec une colonne pour chaque adversaire
csv-expected-points = attendu : 1, ½ (aussi =, 1/2), 0, + ou -
csv-expected-round = attendu : l’adversaire, la couleur et le résultat, par exemple 12w1
csv-cells-disagree = les cases de { $one } et { $other } ne concordent pas
csv-second-cell = c’est la seconde des deux
csv-one-row = la partie de { $one } et { $other } ne figure que dans une de leurs lignes
csv-other-row = l’autre ligne n’y a rien
csv-no-colours = la grille ne dit pas qui avait les Blancs : les critères qui comptent les parties avec les Noirs ne sont pas fiables
csv-no-colours-hint = écrire 1w ou 0b dans les cases, ou donner une liste de parties
csv-no-result-column = il n’y a pas de colonne pour le résultat
csv-expected-result-column = attendu : une colonne `result`
csv-expected-counting = attendu : 1, 2, 3, ...
csv-expected-result = attendu : 1-0, 0-1, 1/2-1/2, +/-, -/+, -/- ou *
csv-row-lacks =
    { $what ->
        [name] dans cette ligne, le nom manque
        [score] dans cette ligne, le score manque
        [white] dans cette ligne, le joueur des Blancs manque
        [black] dans cette ligne, le joueur des Noirs manque
        [team] dans cette ligne, l’équipe manque
        [board] dans cette ligne, la donne manque
       *[pair] dans cette ligne, la paire manque
    }
csv-row-expected =
    { $what ->
        [name] attendu : un nom
        [score] attendu : un score
        [white] attendu : un joueur avec les Blancs
        [black] attendu : un joueur avec les Noirs
        [team] attendu : une équipe
        [board] attendu : une donne
       *[pair] attendu : une paire
    }
csv-vps-of-nobody = des PV pour une équipe qui n’est pas nommée
csv-vps-of-bye = une exemption a les PV d’une seule équipe
csv-not-a-status = « { $status } » n’est pas un état d’un match
csv-expected-status = attendu : played, forfeit, assigned, bye ou annulled
csv-long-row = cette ligne a { $fields } champs, la première ligne { $columns }
csv-no-column = il n’y a pas de colonne pour cela
csv-long-row-hint = écrire 4.5 ou "4,5", ou mettre des points-virgules entre les champs
csv-unknown-columns = ces colonnes ne sont pas connues
csv-expected-columns = attendu : round, white, black, result
csv-unknown-columns-hint = ou : name, 1, 2, 3, ... (une grille) ; name, points (un tableau) ; home, visit, boards, home_imps, visit_imps (bridge) ; board, ns, ew, contract, by, tricks (feuilles ambulantes)
csv-expected-number = attendu : un nombre comme 8.5
csv-nothing = il n’y a rien dans ce fichier
csv-nothing-hint = la première ligne nomme les colonnes
csv-many-fields = cette ligne a plus que les { $most } champs qui sont lus
csv-many-cells = ce fichier a plus que les { $most } champs qui sont lus
csv-one-too-many = c’est un de trop
csv-many-fields-hint = tout le tableau est-il sur une seule ligne ? Commencer une ligne pour chaque rangée
csv-after-quote = du texte après un guillemet
csv-expected-field-end = attendu : la fin du champ
csv-after-quote-hint = écrire deux fois un guillemet à l’intérieur d’un champ
csv-open-field = ce champ ne se termine pas
csv-expected-quote = attendu : un guillemet fermant
csv-because-table = un tableau de points sans parties
csv-because-travellers = il contient des feuilles ambulantes de paires
csv-because-sessions = il contient des séances de paires
csv-expected-score = attendu : la marque de Nord-Sud, A6040 pour des pourcentages, ou NP si elle n’a pas été jouée
csv-score-here = une marque de { $score } figure ici
csv-contract-gives = le contrat donne { $score } à Nord-Sud à la donne { $board }
csv-row-says-nothing = cette ligne ne dit pas ce qui s’est passé
csv-expected-contract-or-score = attendu : un contrat avec déclarant et levées, ou une marque
csv-half-contract = { $contract } sans déclarant ou sans levées
csv-expected-declarer = attendu : N, E, S ou W sous `by`, et de 0 à 13 sous `tricks`
csv-not-a-contract = « { $contract } » n’est pas un contrat
csv-expected-contract = attendu : un contrat comme 4S, 3NTX ou pass
csv-no-teams = CSV n’a pas de place pour les échiquiers et les compositions d’équipe ; un fichier de tournoi (.toml) ou un rapport (.trf) en a
csv-no-table = CSV contient des parties, des matchs ou un tableau de points, et ce tournoi n’en a pas

## Files: USEBIO

usebio-other-root = <{ $element }> n’est pas un fichier USEBIO
usebio-expected-root = attendu : <USEBIO Version="1.2"> ou 1.3
usebio-no-event = il n’y a pas de tournoi dans ce fichier
usebio-expected-event = attendu : <EVENT>
usebio-other-version = la version { $version } de USEBIO n’est pas connue
usebio-expected-version = attendu : 1.2 ou 1.3
usebio-because-type = le type du tournoi est { $kind }
usebio-because-pairs = il contient des paires
usebio-expected-number = attendu : un nombre dans <{ $element }>
usebio-lacks = <{ $element }> n’a pas de <{ $child }>
usebio-expected-in-here = attendu : <{ $child }> ici
usebio-not-whole = { $number } n’est pas un nombre entier
usebio-expected-whole = attendu : 1, 2, 3, ... dans <{ $element }>
usebio-nobody = il n’y a ni équipes ni paires dans ce tournoi
usebio-expected-participants = attendu : <PARTICIPANTS> avec <TEAM> ou <PAIR>
usebio-no-pair = il n’y a pas de paire { $pair }
usebio-expected-pair = attendu : un PAIR_NUMBER des participants
usebio-below-zero = points de match inférieurs à zéro
usebio-expected-zero = attendu : zéro ou plus
usebio-expected-team = attendu : un TEAM_ID des participants
usebio-imps-differ = { $home } – { $visit } : { $stated } IMP sont indiqués, les donnes donnent { $counted }
usebio-stated-taken = ceux qui sont indiqués comptent
usebio-deep = des éléments imbriqués sur plus de 64 niveaux
usebio-entities = ce fichier définit ses propres entités
usebio-entities-hint = de tels fichiers ne sont pas lus ; l’exporter sans type de document, ou avec un type simple
usebio-open-element = <{ $element }> ne se termine pas
usebio-no-element = il n’y a pas d’élément dans ce fichier
usebio-not-xml = ce n’est pas du XML valide : { $why }
usebio-other-entity = { $entity } n’est pas connu
usebio-expected-entity = attendu : &amp; &lt; &gt; &apos; ou &quot;
usebio-bridge-only = USEBIO s’écrit pour les matchs par équipes de bridge, et pour les paires dont les donnes sont connues
usebio-no-byes = USEBIO n’a pas de place pour les exemptions, les forfaits et les scores attribués

## Files: PBN

pbn-no-board = aucune donne dans ce fichier
pbn-no-board-hint = un enregistrement PBN commence par des balises comme [Board "1"]
pbn-no-teams = une donne sans ses équipes
pbn-expected-teams = attendu : [Board], [HomeTeam] et [VisitTeam] dans cet enregistrement
pbn-expected-score = attendu : une marque comme "NS 420" ou "EW 50"
pbn-three-tables = la donne { $board } de { $home } – { $visit } a été jouée à plus de deux tables
pbn-third = c’est la troisième
pbn-unplayed =
    { $boards ->
        [one] { $home } – { $visit } n’a pas été joué : { $boards } donne est en passe général sans marque
       *[other] { $home } – { $visit } n’a pas été joué : { $boards } donnes sont en passe général sans marque
    }
pbn-unplayed-hint = ajouter le match avec ses PV et `status = "forfeit"` au fichier du tournoi : il n’est pas pris pour une égalité
pbn-one-table = la donne { $board } de { $home } – { $visit } n’a été jouée qu’à une table et ne compte pas
pbn-no-score = la donne { $board } de { $home } – { $visit } n’a pas de marque et ne compte pas
pbn-same-seats = la donne { $board } de { $home } – { $visit } a { $team } en Nord-Sud aux deux tables et ne compte pas
pbn-left-out = { $home } – { $visit } n’a aucune donne avec une marque aux deux tables et est laissé de côté
pbn-left-out-hint = ajouter le match à la main au fichier du tournoi
pbn-no-number = un tableau de marques sans le numéro de sa donne
pbn-no-table = la donne { $board } n’a aucune table
pbn-because-pairs = il contient des tableaux de marques de paires
pbn-row-without-pairs = une ligne sans ses deux paires
pbn-expected-pairs = attendu : ce que nomment les colonnes PairId_NS et PairId_EW
pbn-row-says-nothing = une ligne qui ne dit pas ce qui s’est passé
pbn-expected-contract = attendu : Contract, Declarer et Result, ou Score_NS ou Score_EW
pbn-no-boards = PBN contient des donnes, et ce tournoi ne contient que ce qu’elles ont donné
pbn-one-session = PBN s’écrit pour une seule séance sans sections

## Files: what comes packed

packed-from = extrait de { $file }
packed-xls = c’est un classeur d’Excel d’avant 2007 (.xls)
packed-xls-hint = l’enregistrer en .xlsx ou CSV et lire cela
packed-broken = cette archive ne s’ouvre pas : { $why }
packed-nothing = il n’y a aucun fichier dans cette archive
packed-several = cette archive contient { $count } fichiers
packed-several-hint = l’extraire et nommer celui qui convient : { $names }
packed-unreadable = ce fichier ne peut pas être décompressé : { $why }
packed-large = cette archive contient plus de { $size } Mo
packed-workbook = ce classeur ne s’ouvre pas : { $why }
packed-workbook-hint = enregistrer la feuille en CSV et lire cela
packed-no-sheet = il n’y a pas de feuille « { $name } » dans ce classeur
packed-sheets = il a { $names }
packed-sheets-of-results = { $count } feuilles de ce classeur contiennent des résultats
packed-sheet-of = feuille « { $name } » sur { $count }
packed-sheets-empty = il n’y a rien dans ses feuilles
packed-encrypted = il est chiffré ; l’enregistrer sans mot de passe
packed-nested = ce fichier est compressé plus de { $most } fois
packed-nested-hint = le décompresser et lire ce qu’il contient
packed-place-outside = { $place } n’est pas une cellule d’une feuille, qui a { $rows } lignes et { $columns } colonnes
packed-many-cells = plus de { $most } cellules sont remplies
packed-many-repeats = il répète des cellules remplies plus de { $most } fois
packed-many-gaps = plus de { $most } cellules vides séparent des cellules remplies
packed-many-sheets = il a plus de { $most } feuilles
packed-many-strings = il a plus de { $most } textes partagés
packed-much-text = il a plus de { $size } Mo de texte
packed-unpacks-large = décompressé, il dépasse { $size } Mo
packed-part-missing = { $part } manque
packed-part-cut = { $part } se termine trop tôt
packed-not-xml = { $part } n’est pas du XML valide : { $why }
packed-long-piece = { $part } a une balise ou un texte de plus de { $size } Mo
packed-xml-deep = { $part } est imbriqué sur plus de { $most } niveaux
packed-string-missing = la cellule { $place } désigne le texte partagé { $number }, et il y en a { $count }
packed-file-empty = le fichier est vide
packed-saved = a-t-il été enregistré ?
packed-file-large = le fichier a { $size } octets, plus que les { $most } qui sont lus
packed-right-file = est-ce le bon fichier ?
packed-not-utf-8 = l’octet { $byte } n’est pas de l’UTF-8 (à la position { $at }, ligne { $line })
packed-expected-utf-8 = attendu : un caractère en UTF-8
packed-not-text = l’octet { $byte } n’est pas du texte (à la position { $at }, ligne { $line })
packed-expected-text = du texte est attendu
export-not-read = ce format ne peut pas contenir l’événement : { $why }
export-taken-for = ce format ne peut pas contenir l’événement : le fichier serait lu comme { $format }
packed-utf-8-hint = enregistrer le fichier en UTF-8, ou nommer son encodage avec --encoding, par exemple --encoding latin1
import-read-as = le fichier n’est pas en UTF-8 ; il est lu comme { $encoding }
import-several-files = { $count } fichiers lus comme un seul tournoi
import-as-xlsx = un classeur s’écrit en .xlsx
import-cut-off = le fichier a peut-être été coupé ; le récupérer de nouveau
import-open-tag = cette balise ne se termine pas
import-expected-tag = attendu : [Name "value"]
import-open-tag-hint = le fichier a peut-être été coupé ici ; le récupérer de nouveau, ou compléter la balise
import-not-a-number = « { $text } » n’est pas un nombre
import-not-whole = « { $text } » n’est pas un nombre entier
import-not-a-round = « { $text } » n’est pas une ronde
import-not-a-score = « { $text } » n’est pas une marque
import-no-player = il n’y a pas de joueur { $number }
import-no-team = il n’y a pas d’équipe { $number }
import-cannot-score = les donnes ne peuvent pas être marquées
import-below-zero =
    { $what ->
        [imps] IMP inférieurs à zéro
       *[total-points] points totaux inférieurs à zéro
    }
import-expected-won = attendu : ce que chaque côté a gagné, pas l’écart
import-unplayed-without-vps = un match qui n’a pas été joué n’a pas de PV ici
import-expected-given-vps = attendu : les PV qui ont été donnés
import-match-without-figures = ce match n’a ni PV, ni donnes et IMP
import-expected-figures = attendu : les PV des deux côtés, ou les donnes et les IMP des deux
import-choose = en choisir un avec { $option } ; tiebreak inspect les montre tous
import-say = dire { $option }
import-say-names = dire { $option } si ce sont deux personnes, ou ajouter leurs ID FIDE
import-say-kind = dire --kind round-robin ou --kind swiss
import-no-event = il n’y a pas de tournoi « { $name } » dans ce fichier
import-did-you-mean = vouliez-vous dire « { $name } » ?
import-holds = il contient { $names }
import-quoted = « { $name } »
date-unreadable = aucun jour ne peut être lu dans la date « { $text } »
date-either = la date « { $text } » peut être { $taken } ou { $instead } ; { $taken } est retenu
date-within = la date « { $text } » n’indique pas le jour ; { $taken } est retenu
date-edition = les règles de la FIDE sont appliquées dans l’édition de { $year } ; { $option } applique l’autre
edition-because-start = le tournoi a commencé le { $date }
edition-because-unknown = la date du tournoi n’est pas connue
edition-because-told = indiquée avec --edition
account-edition = Règles de départage de la FIDE, édition de { $year } : { $because }.
import-part =
    { $what ->
        [games] { $count ->
                [one] « { $name } », { $count } partie
               *[other] « { $name } », { $count } parties
            }
       *[matches] { $count ->
                [one] « { $name } », { $count } match
               *[other] « { $name } », { $count } matchs
            }
    }
import-several =
    { $what ->
        [sections] { $count ->
                [2] ce fichier contient deux sections
                [3] ce fichier contient trois sections
               *[other] ce fichier contient { $count } sections
            }
       *[tournaments] { $count ->
                [2] ce fichier contient deux tournois
                [3] ce fichier contient trois tournois
               *[other] ce fichier contient { $count } tournois
            }
    }
import-kind-unclear = le type du tournoi ne peut pas être déterminé : { $because }
import-or-round-robin = ou --kind round-robin
import-missing =
    { $what ->
        [games] { $count ->
                [one] { $count } partie manque : { $pairings }
               *[other] { $count } parties manquent : { $pairings }
            }
       *[matches] { $count ->
                [one] { $count } match manque : { $pairings }
               *[other] { $count } matchs manquent : { $pairings }
            }
    }
import-maybe-bye = aucun des deux n’a de partie à cette ronde ; c’était peut-être une exemption
import-idle =
    { $who ->
        [players] { $count } joueurs n’ont pas de partie à la ronde { $round }
        [pairs] { $count } paires n’ont pas de match à la ronde { $round }
       *[teams] { $count } équipes n’ont pas de match à la ronde { $round }
    }
import-idle-why = des exemptions, ou des parties qui manquent
import-surplus =
    { $what ->
        [games] { $count ->
                [one] { $count } partie est en trop : { $pairings }
               *[other] { $count } parties sont en trop : { $pairings }
            }
       *[matches] { $count ->
                [one] { $count } match est en trop : { $pairings }
               *[other] { $count } matchs sont en trop : { $pairings }
            }
    }
import-not-counted = pas compté : les deux mêmes se sont déjà rencontrés
import-counted = compté, bien que les deux mêmes se soient déjà rencontrés
import-recognised =
    { $what ->
        [archive] une archive ou un classeur (.zip, .xlsx, .ods)
        [packed] un fichier compressé (.gz)
        [office] un classeur ou un document d’Office d’avant 2007 (.xls, .doc)
        [pdf] un PDF
        [record] un registre
        [trf] un rapport de tournoi (TRF)
        [pgn] un fichier de parties (PGN)
        [pbn] un fichier de donnes (PBN)
        [access] une base Access, comme celles de Bridgemate (.bws)
        [lin] des donnes de Bridge Base Online (LIN)
        [csv] un tableau (CSV)
        [xml] un fichier XML ou HTML
       *[event-file] un fichier de tournoi
    }
import-row-figures = cette ligne du classement publié a { $count } chiffres
import-unread =
    { $what ->
        [access] c’est une base de données Microsoft Access, comme celles de Bridgemate (.bws)
        [acbl] c’est une page d’ACBL Live
       *[page] c’est une page web (HTML)
    }
import-unread-hint =
    { $what ->
        [access] exportez USEBIO ou PBN depuis le programme de calcul, ou : mdb-export FILE ReceivedData > tables.csv
        [acbl] demandez au club les résultats en USEBIO ou PBN, ou écrivez les tables en CSV
       *[page] enregistrez les résultats dans un format lu : USEBIO, PBN, CSV, PGN, TRF
    }
lin-no-result = aucune donne de ce fichier LIN ne dit qui a joué et comment elle a fini
lin-no-result-hint = il faut les noms (pn), une donne (md), les enchères (mb) et une réclamation (mc) ou tout le jeu (pc)
lin-not-written = LIN n’est que lu ; écrivez PBN
tables-without-result =
    { $count ->
        [one] { $count } entrée ne dit pas qui a joué la donne et comment elle a fini : elle est omise
       *[other] { $count } entrées ne disent pas qui a joué la donne et comment elle a fini : elles sont omises
    }
pbn-summarised = les tables de marques ne disent pas quelles paires ont joué, et il n’y a pas de totaux
pbn-summarised-hint = exportez une table de marques avec PairId_NS et PairId_EW
account-totals-alone = Les tables de marques sont résumées : les totaux publiés font le résultat
import-expected-row-figures = attendu : { $count }, comme sa première ligne les nomme
import-nobody-named = personne n’est nommé dans ce classement
import-expected-name-column = attendu : une colonne number ou name
import-name-column-hint = par exemple : rank,number,name,points,BH/C1,BH,SB
import-expected-figure = attendu : un chiffre du classement ; - là où il n’y en a pas
import-no-such-name = personne dans ce tournoi n’a ce nom
import-expected-name = attendu : un nom tel que le tournoi l’écrit
import-number-surer = une colonne `number` avec les rangs initiaux est plus sûre

## Files: events

event-file-says-so = le fichier le dit
event-file-expected = attendu : { $words }
event-file-no-format = ce n’est pas un fichier de tournoi : `format` manque
event-file-begin-with = commencer le fichier par `format = "{ $format }"`
event-file-regulation = ceci est un règlement, pas un tournoi
event-file-regulation-hint = indiquer le fichier du tournoi lui-même, et le règlement avec --regulation
event-file-other-version = ce programme ne connaît pas la version { $version } du format de tournoi
event-file-other-format = « { $format } » n’est pas le format d’un fichier de tournoi
event-file-both-tables = un tournoi a des tables [[{ $first }]] ou [[{ $second }]], pas les deux
event-file-tables-too = ce fichier a aussi des tables [[{ $first }]]
event-file-kind-without-tables = un tournoi de type « { $kind } » n’a pas de tables [[{ $table }]]
event-file-not-a-kind = « { $kind } » n’est pas un type de tournoi
event-file-not-a-name-order = « { $word } » n’est pas un ordre de noms
event-file-foreign-tables =
    { $sport ->
        [chess] un tournoi d’échecs n’a pas de tables [[{ $key }]]
        [teams] un tournoi d’échecs par équipes n’a pas de tables [[{ $key }]]
       *[bridge] un tournoi de bridge n’a pas de tables [[{ $key }]]
    }
event-file-foreign-tables-hint = les échecs ont [[player]] et [[game]], le bridge [[team]] et [[match]]
event-file-is = `{ $key }` est { $value }
event-file-is-word = `{ $key }` est « { $value } »
event-file-kind-not-a-number = c’est { $kind }, pas un nombre
event-file-not-a-number = « { $digits } » n’est pas un nombre
event-file-divides-by-zero = « { $digits } » divise par zéro
event-file-too-large = { $digits } est trop grand ou trop fin
event-file-expected-number =
    { $wrong ->
        [not-a-number] attendu : un nombre comme 8.5 ou "13/3"
        [zero-below] une fraction ne peut avoir zéro au dénominateur
       *[too-large] attendu : au plus 1 000 000 000 et au plus cinq décimales
    }
event-file-amount-of =
    { $what ->
        [prize] un prix de { $number }
        [bye] une exemption de { $number }
        [imps] { $number } IMP
        [total-points] { $number } points totaux
       *[matchpoints] { $number } points de match
    }
event-file-zero-or-more = attendu : zéro ou plus
event-file-true-or-false = attendu : true ou false
event-file-whole-cents = attendu : des centimes entiers, deux décimales au plus
event-file-expected-whole = attendu : un nombre entier, { $least } ou plus
event-file-entries =
    { $count ->
        [0] `{ $key }` n’a aucun élément
        [1] `{ $key }` a un élément
       *[other] `{ $key }` a { $count } éléments
    }
event-file-not-a-moment = `{ $key }` n’est pas une date avec l’heure
event-file-expected-moment = attendu : par exemple 2024-01-28T17:42:00+01:00
event-file-not-a-zone = « { $name } » n’est pas un fuseau horaire
event-file-expected-zone = attendu : un nom de la base de l’IANA, comme "Europe/Amsterdam"
event-file-cannot-be-declined = « { $word } » n’est rien que l’on puisse refuser
event-file-expected-declined = attendu : "play-off", "invitation", ou un prix par son nom : {"{"} award = "..." {"}"}
event-file-points-differ = { $name } a ici { $points } points, mais { $sum } tournoi par tournoi
event-file-events-add-up = les tournois donnent { $sum } au total
event-file-leave-one-out = corriger l’un des deux, ou omettre `{ $key }`
event-file-expected-scoring = attendu : trois nombres, pour un gain, une nulle et une perte
event-file-no-place = ce n’est pas une place
event-file-cannot-round = on ne peut arrondir les résultats à { $step }
event-file-expected-step = attendu : un pas comme 0.01 ou 0.1
event-file-cut-share = une moyenne ne peut omettre { $share } des marques à chaque bout
event-file-expected-share = attendu : une part de moins de la moitié, comme "1/10"
event-file-no-vp-table = aucune table de PV ne s’appelle « { $name } »
event-file-expected-vp-table = attendu : des lignes, ou l’une de { $names }
event-file-expected-vp-row = attendu : un écart, les PV du vainqueur et ceux du perdant
event-file-vp-row = une ligne pour les écarts à partir de { $margin }
event-file-vp-row-from =
    { $row ->
        [first] attendu : 0 à la première ligne
       *[next] attendu : plus qu’à la ligne précédente
    }
event-file-score-stands = une marque de { $score } figure ici
event-file-contract-gives = le contrat donne { $given } à Nord-Sud à la donne { $board }
event-file-no-result = une table sans résultat
event-file-nothing-happened = rien ne dit ce qui s’est passé ici
event-file-add-result = ajouter `contract`, `by` et `tricks`, ou `score`, ou `adjusted = [.., ..]`, ou `status = "not-played"`
event-file-several-results = une table avec plusieurs résultats
event-file-expected-one-result = attendu : un contrat, une marque, `adjusted` ou `status`, l’un d’eux
event-file-not-a-contract = « { $text } » n’est pas un contrat
event-file-expected-contract = attendu : par exemple "4S", "3NTX", "2HXX" ou "pass"
event-file-contract-alone = { $contract } sans déclarant ou sans levées
event-file-expected-declarer = attendu à côté : `by = "N"` et `tricks = 10`
event-file-no-seat = « { $text } » n’est pas une position
event-file-not-a-score = { $score } n’est pas une marque
event-file-expected-score = attendu : la marque de Nord-Sud en dizaines, négative si Est-Ouest a marqué
event-file-expected-adjusted = attendu : ce qui a été donné à Nord-Sud et à Est-Ouest
event-file-not-given = « { $text } » n’est rien qu’un directeur donne
event-file-expected-given = attendu : A+, A, A-, 60%, +3 imps, une marque, ou des pondérations comme "60% of 620, 40% of -100"
event-file-not-a-status =
    { $of ->
        [table] « { $text } » n’est pas le statut d’une table
       *[match] « { $text } » n’est pas le statut d’un match
    }
event-file-match-of-teams =
    { $count ->
        [one] un match de { $count } équipe
       *[other] un match de { $count } équipes
    }
event-file-expected-teams = attendu : deux équipes, ou une en cas d’exemption
event-file-expected-two-numbers = attendu : deux nombres, un par camp
event-file-expected-bye-number = attendu : un nombre, car une exemption concerne une équipe
event-file-missing-here = `{ $key }` manque ici
event-file-match-without-score = un match sans résultat
event-file-add-score = ajouter `score = [..., ...]`
event-file-vps-unknown = les PV de ce match ne sont pas connus
event-file-add-boards = ajouter `boards = ...`, dont les PV se déduisent, ou `vps = [..., ...]`
event-file-neither-imps-nor-vps = ce match n’a ni IMP ni PV
event-file-add-imps = ajouter `imps = [..., ...]` et `boards = ...`, ou `vps = [..., ...]`
event-file-status-without-vps = un match de statut « { $status } » et sans PV
event-file-add-vps = ajouter les PV attribués : ils ne peuvent être calculés
event-file-expected-pairs = attendu : deux paires
event-file-not-a-table = `{ $key }` est { $kind }, pas une table
event-file-not-a-result = « { $text } » n’est pas un résultat
event-file-kind-not-a-result = { $kind } n’est pas un résultat
event-file-result-hint =
    { $of ->
        [game] un forfait s’écrit +/- ou -/+, une partie non terminée *, une partie annulée annulled
       *[board] un forfait s’écrit +/- ou -/+, une partie non terminée *
    }
event-file-not-a-bye = « { $text } » n’est pas un type d’exemption
event-file-expected-values = attendu : des valeurs par code, comme {"{"} "EMGSB/C1" = 372.5 {"}"}
event-file-expected-match-points = attendu : trois nombres, pour un match gagné, nul et perdu
event-file-not-a-team-score = « { $text } » n’est pas un score d’équipes
event-file-no-colours = « { $text } » ne sont pas des couleurs
event-file-expected-colours = attendu : W ou B pour chaque échiquier, comme WBWB
event-file-expected-game-points = attendu : les points de partie des deux équipes
event-file-empty-match = ce match n’a ni échiquiers ni résultat
event-file-expected-boards = attendu : `boards` avec un résultat par échiquier, ou `score` avec les points de partie
event-file-expected-two-or-bye = attendu : deux équipes ; une équipe sans adversaire est un [[bye]]
event-file-expected-line-ups = attendu : deux listes de joueurs, une par équipe
event-file-not-in-team = « { $name } » ne joue pas pour « { $team } »
event-file-expected-player = attendu : un joueur de cette équipe, "" pour personne
event-file-nobody = personne ne participe à ce tournoi
event-file-add-participants = ajouter des tables [[player]], [[team]] ou [[pair]]
event-file-no-name = un participant sans nom
event-file-expected-name = attendu : un nom
event-file-long-name = un nom de plus de 200 caractères
event-file-expected-shorter-name = attendu : un nom plus court
event-file-control-name = un nom avec un saut de ligne ou un caractère de contrôle
event-file-expected-one-line = attendu : une seule ligne de texte
event-file-name-above = ce nom figure déjà plus haut
event-file-tell-apart = ajouter de quoi les distinguer, par exemple l’année de naissance
event-file-unknown-name =
    { $what ->
        [player] « { $name } » ne joue pas dans ce tournoi
       *[participant] « { $name } » ne participe pas à ce tournoi
    }
event-file-expected-participant = attendu : le nom d’un participant
event-file-match-with-itself = « { $name } » joue un match contre elle-même
event-file-expected-different-teams = attendu : deux équipes différentes
event-file-one-team = un match avec une seule équipe
event-file-expected-two-teams = attendu : deux équipes
event-file-bye-hint = une équipe sans adversaire a `status = "bye"`
event-file-bye-of-two = une exemption avec deux équipes
event-file-expected-one-team = attendu : une équipe
event-file-denominators = les scores ont trop de dénominateurs différents
event-file-denominators-hint =
    { $from ->
        [boards] les donnes ont été jouées un nombre de fois trop inégal pour des fractions exactes ; indiquer `round = 0.01` sous [board-scoring]
       *[scores] écrire les scores en décimales ou en tiers, quarts et ainsi de suite
    }
event-file-not-two-players = un match a deux joueurs ; ici, il y en a { $count }
event-file-expected-two-players = attendu : deux tables [[player]]
event-file-knockout-hint = plusieurs matchs dans un fichier forment un tournoi de type "knockout"
event-file-empty-short = un nom court sans aucun caractère
event-file-expected-short = attendu : un nom, ou pas de `short` du tout
event-file-same-short = { $first } et { $second } ont le même nom court « { $short } »
event-file-expected-other-short = attendu : un autre nom court, avec une initiale peut-être
event-file-games-differ = { $name } a ici { $points } points, mais { $games } d’après les parties
event-file-games-give = les parties donnent { $games }
event-file-correct-games =
    { $count ->
        [one] corriger les points ou les parties ; ce fichier contient { $count } partie de { $name }
       *[other] corriger les points ou les parties ; ce fichier contient { $count } parties de { $name }
    }
event-file-ends-early = le tournoi se termine le { $date }, avant de commencer
event-file-mixed-offsets = certaines heures ont un décalage horaire et d’autres non
event-file-offset-differs = celle-ci diffère de la première
event-file-offset-hint = les écrire toutes de même, par exemple 2024-01-28T17:42:00+01:00, ou indiquer `time-zone`
event-file-crowd = { $count } participants, plus que les 50 000 qui sont lus
event-file-at-most = attendu : { $most } au plus
event-file-many-rounds =
    { $what ->
        [cycles] { $number } dépasse les 5 000 cycles qui sont lus
       *[rounds] { $number } dépasse les 5 000 rondes qui sont lues
    }
event-file-many-phases = plus que les 100 phases qui sont lues
event-file-long-text = un texte de plus de 500 caractères
event-file-expected-shorter = attendu : un texte plus court
event-file-busy = { $name } joue plus que les 5 000 parties qui sont lues
event-file-many-places = { $count } participants et { $rounds } rondes, plus que les 10 000 000 de cases qu’une grille peut avoir
event-file-many-points = { $points } points pour un résultat, plus que les { $most } qui sont lus
event-file-many-points-hint = plus les scores d’un tournoi ont de décimales, plus ils doivent être petits
event-file-many-meetings = { $first } et { $second } se rencontrent plus que les 32 fois qui sont lues
event-file-both-colours = « { $name } » a à la fois les Blancs et les Noirs
event-file-expected-opponent = attendu : un adversaire
event-file-meets-itself = « { $name } » se rencontre elle-même
event-file-expected-different-pairs = attendu : deux paires différentes
event-file-board-against-itself = « { $name } » joue contre elle-même à la donne { $board }
event-file-rounds-and-cycles = un match de { $rounds } rondes, et de { $games } parties selon `cycles`
event-file-expected-same = attendu : le même nombre
event-file-one-game-a-round = omettre l’un des deux : un match a une partie par ronde
event-file-meet-twice =
    { $others ->
        [0] « { $first } » et « { $second } » se rencontrent deux fois dans ce tournoi toutes rondes
        [1] « { $first } » et « { $second } » se rencontrent deux fois dans ce tournoi toutes rondes, et deux autres aussi
       *[other] « { $first } » et « { $second } » se rencontrent deux fois dans ce tournoi toutes rondes, et { $others } autres paires aussi
    }
event-file-meet-too-often =
    { $others ->
        [0] « { $first } » et « { $second } » se rencontrent trop souvent dans ce tournoi toutes rondes
        [1] « { $first } » et « { $second } » se rencontrent trop souvent dans ce tournoi toutes rondes, et deux autres aussi
       *[other] « { $first } » et « { $second } » se rencontrent trop souvent dans ce tournoi toutes rondes, et { $others } autres paires aussi
    }
event-file-pairing-above = cet appariement figure déjà plus haut
event-file-cycles-hint = supprimer ce qui est faux ; si tous se rencontrent deux fois, écrire `cycles = 2` en tête du fichier, sous `kind`
event-file-match-of-boards =
    { $count ->
        [one] un match sur { $count } échiquier
       *[other] un match sur { $count } échiquiers
    }
event-file-expected-1-to-100 = attendu : de 1 à 100
event-file-match-points-order = un match perdu donne plus qu’un match nul, ou un match nul plus qu’un match gagné
event-file-expected-order = attendu : gain, nul, perte, comme [2, 1, 0]
event-file-boards-in-match =
    { $count ->
        [one] { $count } échiquier dans ce match
       *[other] { $count } échiquiers dans ce match
    }
event-file-bye-without-points = l’exemption d’une équipe qui n’a pu être appariée n’a pas de points ici
event-file-expected-bye-points = attendu : `match-points` et `game-points`
event-file-bye-points-hint = le règlement du tournoi dit ce qu’elle donne, souvent un point de match et la moitié des points de partie
event-file-two-matches = « { $name } » a deux matchs, ou un match et une exemption, à la ronde { $round }
event-file-expected-one-match = attendu : un match par ronde
event-file-not-counted = { $method } ne peut compter « { $given } » à la donne { $number }
event-file-too-fine = les donnes ont été jouées un nombre de fois trop inégal pour des fractions exactes
event-file-expected-round = attendu ici : `round = 0.01`
event-file-too-fine-hint = dire à quoi le résultat de chaque donne est arrondi : `round = 0.01` sous [board-scoring]
event-file-expected-of-method =
    { $method ->
        [matchpoints] attendu : une marque, A+, A, A- ou un pourcentage comme "60%"
        [board] attendu : une marque, A+, A, A- ou un pourcentage de la donne
       *[imps] attendu : une marque, A+, A, A- ou des IMP comme "+3 imps"
    }
event-file-other-method = des donnes de type « { $kind } » ne peuvent être comptées en { $method }
event-file-two-winners = prix d’un tournoi à deux vainqueurs
event-file-which-ranking = on ne peut dire à quel classement ils se rapportent
event-file-leave-them-out = les omettre
event-file-many-tables = la donne { $board } a plus de 1 000 tables
event-file-expected-fewer = attendu : moins
event-file-session-of-board = séance { $session } de la donne { $board }
event-file-many-weighted = la donne { $board } a plus de 20 marques pondérées
event-file-many-travellers = { $count } lignes de feuilles ambulantes, plus que les 100 000 qui sont lues
event-file-board-twice = la donne { $board } de la séance { $session } figure ici deux fois
event-file-expected-one-place = attendu : toutes ses tables au même endroit, ou un autre `session` ou `section`
event-file-plays-twice = « { $name } » joue la donne { $board } deux fois
event-file-two-seats = elle est assise à deux de ses tables
event-file-sessions-given = « { $name } » a des séances ici, et les donnes les donnent aussi
event-file-from-boards = elles se déduisent des donnes
event-file-leave-boards-out = l’omettre, ou omettre les tables des donnes
event-file-nets-given = il y a ici des donnes avec `net`, et les donnes avec `tables` le donnent aussi
event-file-from-tables = cela se déduit des tables
event-file-encounters-given = il y a ici des rencontres, et les donnes les donnent aussi
event-file-boards-differ = { $first } – { $second } : { $stated } figure ici, les donnes donnent { $given }
event-file-correct-boards = corriger cela, ou les donnes

## Files: regulations

regulation-file-expected-one = attendu : l’un de { $words }
regulation-file-expected-such = attendu : par exemple { $words }
regulation-file-expected-with = attendu à côté de { $words }
regulation-file-is = `{ $key }` est { $kind }
regulation-file-this-is = c’est { $kind }
regulation-file-unknown-word = « { $word } » n’est pas connu comme `{ $key }`
regulation-file-unknown-sport = un sport inconnu
regulation-file-event = ceci est un fichier de tournoi, pas un règlement
regulation-file-event-hint = un tournoi nomme son règlement : regulation = "...", ou --regulation à côté du tournoi
regulation-file-unknown-format = un format inconnu
regulation-file-format-hint = ce programme lit la version 1 des fichiers de règlement
regulation-file-expected-tables = attendu : des tables [{ $key }."..."]
regulation-file-too-many =
    { $what ->
        [clauses] { $count } clauses, plus que les { $most } qui sont lues
        [readings] { $count } interprétations, plus que les { $most } qui sont lues
        [clocks] { $count } cadences, plus que les { $most } qui sont lues
        [listed] { $count } clauses dans une liste, plus que les { $most } qui sont lues
       *[choices] { $count } choix, plus que les { $most } qui sont lus
    }
regulation-file-too-long = `{ $key }` de plus de { $longest } caractères
regulation-file-expected-shorter = attendu : quelque chose de plus court
regulation-file-other-sport =
    { $what ->
        [margin] « { $name } » est un écart de bridge, et ce règlement est un règlement d’échecs
        [form-of-chess] « { $name } » est une forme de jeu des échecs, et ce règlement est un règlement de bridge
        [form-of-bridge] « { $name } » est une forme de jeu du bridge, et ce règlement est un règlement d’échecs
        [criterion-of-chess] « { $name } » est un critère des échecs, et ce règlement est un règlement de bridge
       *[criterion-of-bridge] « { $name } » est un critère du bridge, et ce règlement est un règlement d’échecs
    }
regulation-file-expected-own-sport =
    { $what ->
        [margin] attendu : un écart aux échecs
        [form-of-chess] attendu : une forme de jeu du bridge
        [form-of-bridge] attendu : une forme de jeu des échecs
        [criterion-of-chess] attendu : un critère du bridge
       *[criterion-of-bridge] attendu : un critère des échecs
    }
regulation-file-clause-not-a-text = une clause est ici { $kind }, pas un texte
regulation-file-expected-text = attendu : un texte
regulation-file-no-such-clause = il n’y a pas de clause « { $id } »
regulation-file-expected-clause = attendu : le numéro d’une clause de ce fichier
regulation-file-clauses = ce fichier a les clauses { $ids }
regulation-file-no-reading = il n’y a pas d’interprétation « { $id } »
regulation-file-expected-reading = attendu : le nom d’une table [reading]
regulation-file-no-choice = l’interprétation « { $reading } » n’a pas de choix `{ $choice }`
regulation-file-choice-missing = rien ne figure ici pour le choix `{ $choice }`
regulation-file-add = ajouter `{ $key } = ...`
regulation-file-unknown-forfeits = un traitement inconnu des forfaits
regulation-file-unknown-withdrawals = un traitement inconnu de ceux qui abandonnent
regulation-file-default = la valeur par défaut n’est pas l’un des choix
regulation-file-idle-reading = rien ne dépend de l’interprétation « { $id } »
regulation-file-idle-reading-label = l’utiliser : `{"{"} reading = "...", choice = ... {"}"}`, ou ne laisser qu’un choix
regulation-file-tie-for = "first", "all", "needed", "cut", "first, cut", ou des places comme "1-4", "2..5" ou "3.."
regulation-file-unknown-places = places inconnues
regulation-file-no-kind = aucun type de tournoi n’est nommé
regulation-file-add-kinds = ajouter `kinds = ["round-robin"]` ; les types sont { $kinds }
regulation-file-two-lists = deux listes pour un prix
regulation-file-cut = une limite passe sous les tant premiers ou au-dessus des tant derniers
regulation-file-everybody = ceci vaut pour tous
regulation-file-say-for-whom = dire pour qui : { $keys }
regulation-file-no-range = « { $text } » n’est pas un intervalle
regulation-file-against-each = seul un écart peut être reporté contre chacun
regulation-file-part-below = une part pour le moins bien classé appartient à l’écart entre deux
regulation-file-no-number = ce n’est pas un nombre
regulation-file-two-clocks = deux cadences s’appellent « { $name } »
regulation-file-expected-other-name = attendu : un autre nom
regulation-file-both-times = une cadence demande les temps des deux camps
regulation-file-write-both = écrire `both = "3:00+2"`, ou `white` et `black`
regulation-file-not-a-time = « { $text } » n’est pas un temps de réflexion
regulation-file-expected-time = attendu : 3:00+2, 10:00 delay 5 ou 5:00
regulation-file-no-procedure = aucune clause ne dit quelles égalités sont réglées
regulation-file-add-applies = ajouter `applies = {"{"} ... {"}"}` à la clause qui le fait
regulation-file-prizes-two-ways = les clauses « { $first } » et « { $second } » partagent les prix de deux façons
regulation-file-keep-one = en garder une, ou dire avec `prizes-for` de quelles places chacune parle
regulation-file-only-winner = seul le vainqueur est désigné, mais `tie-for` nomme des places après la première
regulation-file-write-settles = écrire `settles = "places"`, ou `tie-for = "first"`
regulation-file-no-seeds = la clause « { $id } » ne dit pas qui est la tête de série la mieux classée
regulation-file-add-seeding = ajouter à `play` `seeding = "..."` : la clause qui les classe
regulation-file-two-awards = deux prix s’appellent « { $name } »
regulation-file-award-names = les fichiers de tournoi désignent les montants d’un prix par son nom
regulation-file-gives-no-prize = la clause « { $id } » n’attribue aucun prix
regulation-file-expected-prizes = attendu : des clauses avec `prizes` ou `award`
regulation-file-nobody-qualifies = rien ne dit qui se qualifie
regulation-file-add-cut = ajouter une clause avec `cut = {"{"} first = 8, name = "..." {"}"}`, et la nommer avec `of`
regulation-file-which-procedure = la clause « { $id } » ne dit pas de quelle procédure il s’agit
regulation-file-add-of = ajouter `of = "..."` : la clause qui a `applies`
regulation-file-not-a-form = « { $form } » n’est pas une forme de jeu
regulation-file-no-clock = cette phase n’a pas de cadence
regulation-file-add-clock = ajouter `clock = "..."` : le nom d’une cadence qu’une clause fixe
regulation-file-unknown-clock = aucune clause ne fixe de cadence « { $name } »
regulation-file-expected-clock = attendu : une cadence qu’une clause fixe : `clock = {"{"} name = "...", both = "3:00+2" {"}"}`
regulation-file-known-clocks = cadences connues : { $names }
regulation-file-not-an-order = ce n’est pas un ordre de couleurs
regulation-file-expected-order = attendu : par exemple "1 2 2 1"
regulation-file-unknown-white =
    { $way ->
        [bids] on ne met le temps aux enchères que pour une partie Armageddon
       *[other] façon inconnue de trouver qui a les Blancs
    }
regulation-file-unknown-numbers = façon inconnue de trouver les numéros d’appariement
regulation-file-colour-or-seed = ce n’est ni une couleur ni une tête de série
regulation-file-two-parts = un prix a deux parts
regulation-file-no-amount = « { $text } » n’est pas un montant auquel arrondir
regulation-file-not-fides = « { $code } » n’est pas un départage de la FIDE
regulation-file-long-code = attendu : un code de { $longest } lettres au plus
regulation-file-code-modifier = { $code } n’a pas de modificateur { $word }
regulation-file-code-number =
    { $modifier ->
        [C] une troncature demande un nombre, comme C1
        [M] une médiane demande un nombre, comme M1
        [L] une limite demande un nombre, comme L+1, L-0.5 ou L60
        [U] le classement des non classés est un nombre, comme U1400
        [V] une édition est une année, comme V2024 ou V2026
       *[K] un diviseur est un nombre, comme K3
    }
regulation-file-code-score = attendu : {":MP"} ou {":GP"} après le code
regulation-file-code-game-points = { $code } ne compte pas les points de partie
regulation-file-code-own-score = { $code } ne se compte pas sur un score propre
regulation-file-code-unfit =
    { $name ->
        [BH] le Buchholz est fait pour le système suisse : dans un tournoi toutes rondes, tous ont les mêmes adversaires
        [AOB] le Buchholz moyen des adversaires est fait pour le système suisse : dans un tournoi toutes rondes, tous ont les mêmes adversaires
        [FB] le Buchholz anticipé est fait pour le système suisse : dans un tournoi toutes rondes, tous ont les mêmes adversaires
        [MMED] le médian modifié est fait pour le système suisse : dans un tournoi toutes rondes, tous ont les mêmes adversaires
        [SOLK] le Solkoff est fait pour le système suisse : dans un tournoi toutes rondes, tous ont les mêmes adversaires
       *[KS] le système Koya est fait pour les tournois toutes rondes (9.2)
    }
regulation-file-code-does-not-fit = { $code } ne convient pas à ce tournoi : { $why }
regulation-file-expected-criterion =
    { $sport ->
        [chess] attendu : un critère des échecs
       *[bridge] attendu : un critère du bridge
    }
regulation-file-which-one = lequel ? { $which }
regulation-file-criteria =
    { $sport ->
        [chess] critères des échecs : { $names }, ou tout code de la FIDE : "fide:BH/C2"
       *[bridge] critères du bridge : { $names }
    }
regulation-file-over = `over` n’appartient pas à ce verbe
regulation-file-expected-with-one = attendu à côté de l’un de { $words }
regulation-file-over-one-stage = `over` nomme une phase
regulation-file-route = ce chemin ne mène nulle part
regulation-file-add-go = ajouter `go = "..."`
regulation-file-no-number-of-participants = ce n’est pas un nombre de participants
regulation-file-silent = rien ne dit ce que devient la clause « { $id } »
regulation-file-dropped = cette phrase serait perdue
regulation-file-give-a-verb = lui donner un verbe, ou `remind = true`, `restates = "..."`, `outside = "why"`
regulation-file-unquoted = le numéro de la clause { $id } est sans guillemets
regulation-file-write-quoted = écrire [clause."{ $id }"]
regulation-file-quoted-hint = TOML prend un point sans guillemets pour une table dans une table
regulation-file-no-text = la clause « { $id } » n’a pas de texte
regulation-file-add-text = ajouter `text = "..."` : les mots imprimés
regulation-file-two-verbs = la clause « { $id } » fait deux choses : { $verbs }
regulation-file-own-clauses = donner à chacune sa propre clause
regulation-file-not-a-table = `{ $key }` n’est pas une table
regulation-file-not-a-place = « { $text } » n’est pas une place
regulation-file-not-a-count = « { $text } » n’est pas un nombre de participants
regulation-file-which-mutual = `mutual-result` additionne une fois les parties entre les ex æquo ; `DE` est celui de la FIDE et recommence pour ceux qui restent à égalité ; `mutual-result-weighted` compte comme le tournoi
regulation-file-which-sonneborn = `sonneborn-berger` prend chaque partie comme elle a été comptée ; `SB` est celui de la FIDE, avec ses propres règles pour les parties non jouées ; `SB/C1` omet la moins significative
regulation-file-which-buchholz = `BH` est le Buchholz de la FIDE, `BH/C1` le même sans le plus bas, `BH/M1` sans le plus bas ni le plus haut ; `solkoff` et `modified-median` sont ceux de US Chess
regulation-file-which-wins = `wins` compte les parties gagnées, forfaits compris ; `WIN` les rondes qui ont donné autant qu’un gain, `WON` les parties gagnées sur l’échiquier ; `wins-with-black` et `BWG` de la FIDE celles gagnées avec les Noirs
regulation-file-which-black = `games-with-black` et `BPG` de la FIDE comptent les parties jouées, `wins-with-black` et `BWG` les parties gagnées
regulation-file-which-progressive = `PS` est le cumulatif de la FIDE, `PS/C1` le même sans la première ronde ; `cumulative` est celui de US Chess
regulation-file-which-rating = `higher-rating` et `lower-rating` sont le classement du joueur lui-même ; `ARO` est la moyenne des adversaires, `TPR` la performance
regulation-file-which-imps = `imp-quotient` divise et `net-imps-in-all-matches` soustrait sur tous les matchs ; `net-imps` regarde les matchs entre les ex æquo, `imps-in-their-match` celui de deux
regulation-file-which-direct = `direct-match` est le score entre les ex æquo, `imps-in-their-match` les IMP du match de deux ; `beat-both` demande une équipe qui a battu les deux autres, `beat-all-or-tied-one` une parmi quatre ou plus
regulation-file-which-session = `best-session` en regarde une, `next-best-session` va de l’une à la suivante, `best-two-sessions` en additionne deux
regulation-file-which-swiss = `swiss-points` additionne les scores des adversaires, `opponents-average` les divise ; `common-opponent` est pour les paires, `margin-against-common-opponent` pour les équipes
