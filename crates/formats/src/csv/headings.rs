//! What columns are called: in English, German, French, Spanish and Dutch, as the usual programs
//! head them.

use super::sheet::CsvTable;

/// A player, a team, a pair.
pub(super) const NAME: &[&str] = &[
    "name",
    "player",
    "participant",
    "player name",
    "full name",
    "names",
    "spieler",
    "spielername",
    "teilnehmer",
    "nom",
    "nom prenom",
    "nom et prenom",
    "joueur",
    "jugador",
    "jugadora",
    "nombre",
    "nombre y apellidos",
    "apellidos y nombre",
    "participante",
    "naam",
    "speler",
    "deelnemer",
];
/// The two halves of a name in columns of their own.
pub(super) const LAST_NAME: &[&str] = &[
    "last name",
    "surname",
    "family name",
    "nachname",
    "nom de famille",
    "apellidos",
    "apellido",
    "achternaam",
];
/// The other half.
pub(super) const FIRST_NAME: &[&str] =
    &["first name", "given name", "vorname", "prenom", "nombre", "voornaam"];
/// Headings of the score.
pub(super) const POINTS: &[&str] = &[
    "points",
    "pts",
    "score",
    "total",
    "total points",
    "punkte",
    "pkt",
    "pkte",
    "puntos",
    "ptos",
    "punten",
    "pnt",
    "pt",
];
/// The starting number.
pub(super) const NUMBER: &[&str] = &[
    "no",
    "nr",
    "number",
    "start",
    "sno",
    "start no",
    "start number",
    "starting number",
    "starting rank",
    "startnr",
    "startnummer",
    "snr",
    "stnr",
    "tnr",
    "ni",
    "n",
    "num",
    "numero",
    "dorsal",
    "id",
    "pairing no",
    "pairing number",
    "seed",
];
/// The place in the published list.
pub(super) const RANK: &[&str] = &[
    "rk",
    "rank",
    "ranking",
    "rg",
    "rang",
    "platz",
    "pl",
    "plz",
    "pos",
    "position",
    "place",
    "plaats",
    "rango",
    "puesto",
    "clas",
    "cl",
    "clasificacion",
    "classement",
    "rangliste",
];
/// Headings of the rating.
pub(super) const RATING: &[&str] = &[
    "rating",
    "elo",
    "rtg",
    "eloi",
    "elo int",
    "elon",
    "elo nat",
    "rtgi",
    "rtgn",
    "twz",
    "dwz",
    "elo fide",
    "fide elo",
    "fide rating",
    "fide",
];
/// Headings of the federation.
pub(super) const FEDERATION: &[&str] = &[
    "federation",
    "fed",
    "land",
    "nat",
    "country",
    "pays",
    "pais",
    "federacion",
    "federatie",
    "verband",
];
/// Headings of the FIDE number.
pub(super) const FIDE_ID: &[&str] = &[
    "fide id",
    "id fide",
    "fide no",
    "fide nr",
    "fide number",
    "codigo fide",
    "code fide",
    "fide code",
];
/// Headings of the title.
pub(super) const TITLE: &[&str] = &["title", "titel", "titre", "titulo", "tit", "ttl"];
/// White, and White's rating and number.
pub(super) const WHITE: &[&str] = &[
    "white",
    "white player",
    "white name",
    "weiss",
    "blancs",
    "blanc",
    "les blancs",
    "blancas",
    "blanca",
    "wit",
];
/// Headings of the player with Black.
pub(super) const BLACK: &[&str] = &[
    "black",
    "black player",
    "black name",
    "schwarz",
    "noirs",
    "noir",
    "les noirs",
    "negras",
    "negra",
    "zwart",
];
/// How a game ended.
pub(super) const RESULT: &[&str] =
    &["result", "score", "res", "ergebnis", "erg", "resultat", "resultado", "uitslag"];
/// Headings of the round.
pub(super) const ROUND: &[&str] = &["round", "rd", "rnd", "runde", "ronde", "ronda", "rde"];

/// What follows the number in the head of a round's column.
const ROUND_WORDS: &[&str] =
    &["r", "rd", "rnd", "rda", "rde", "round", "runde", "rnde", "ronde", "ronda", "t", "tour"];

/// Heads whose titles nobody writes: "GM", "IM" below them tell.
const TITLES: &[&str] =
    &["GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM", "NM", "g", "m", "f", "wg", "wm", "wf"];

/// Columns headed by a round: R1, Rd.1, 1.Rd, Round 1, 1. Runde.
pub(super) fn rounds(sheet: &CsvTable) -> Vec<(u32, usize)> {
    let round = |head: &str| {
        let digits: String = head.chars().filter(char::is_ascii_digit).collect();
        let word: String = head.chars().filter(|c| !c.is_ascii_digit()).collect();
        let number = digits.parse().ok().filter(|round| *round > 0);
        number.filter(|_| ROUND_WORDS.contains(&word.as_str()))
    };
    sheet.heads().filter_map(|(at, head)| Some((round(head)?, at))).collect()
}

/// Columns headed by numbers alone, in order from 1: opponents, or the rounds of programs that
/// leave the word out.
pub(super) fn numbered(sheet: &CsvTable) -> Vec<usize> {
    let columns: Vec<(usize, &str)> =
        sheet.heads().filter(|(_, head)| head.parse::<u32>().is_ok()).collect();
    let in_order =
        columns.iter().zip(1..).all(|((_, head), number)| *head == u32::to_string(&number));
    if in_order { columns.into_iter().map(|(at, _)| at).collect() } else { Vec::new() }
}

/// A column without a head in which only titles stand.
pub(super) fn unnamed_titles(sheet: &CsvTable) -> Option<usize> {
    (0..sheet.head.len()).find(|column| {
        let below = || {
            sheet
                .rows
                .iter()
                .filter_map(|row| row.get(*column))
                .filter(|field| !field.text.is_empty())
        };
        sheet.head[*column].text.is_empty()
            && below().next().is_some()
            && below().all(|field| TITLES.contains(&field.text.as_str()))
    })
}
