//! Team matches in games: teams that tags name, or events that are named after a match, such as
//! "BL 9394 HSK-Dortmund".

use super::PgnGame;
use super::who::PlayerNumbers;
use crate::names;
use std::collections::{BTreeMap, BTreeSet};

/// Matches of teams, in the order of the file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct League {
    /// The names of the teams.
    pub(super) teams: Vec<String>,
    pub(super) matches: Vec<LeagueMatch>,
}

/// One match between two teams.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct LeagueMatch {
    pub(super) round: Option<u32>,
    /// Positions among the teams, the one named first in front.
    pub(super) teams: [usize; 2],
    pub(super) boards: Vec<LeagueBoard>,
}

/// One board of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct LeagueBoard {
    /// The number of the board, from 1.
    pub(super) number: u32,
    /// The position of the game.
    pub(super) game: usize,
    /// Whether the team named first has White.
    pub(super) first_has_white: bool,
}

/// A league has at least this many teams; two teams play a match.
const FEWEST_TEAMS: usize = 3;

/// The league that the tags `WhiteTeam` and `BlackTeam` describe. `None` where they name something
/// else, as the country of a player, or where not all games have them.
pub(super) fn by_tags(main: &[usize], games: &[PgnGame]) -> Option<League> {
    let mut league = League::default();
    let mut places: BTreeMap<String, usize> = BTreeMap::new();
    let mut matches: BTreeMap<(Option<u32>, [usize; 2]), usize> = BTreeMap::new();
    for at in main {
        let game = &games[*at];
        let mut team = |name: &str| {
            let key = names::key(name);
            *places.entry(key).or_insert_with(|| {
                league.teams.push(name.to_owned());
                league.teams.len() - 1
            })
        };
        let (white, black) = (team(game.white.team.as_deref()?), team(game.black.team.as_deref()?));
        if white == black {
            return None;
        }
        let key = (game.round, [white.min(black), white.max(black)]);
        let place = *matches.entry(key).or_insert_with(|| {
            league.matches.push(LeagueMatch {
                round: game.round,
                teams: [white, black],
                boards: Vec::new(),
            });
            league.matches.len() - 1
        });
        let one = &mut league.matches[place];
        let number = u32::try_from(one.boards.len() + 1).unwrap_or(u32::MAX);
        let first_has_white = one.teams[0] == white;
        one.boards.push(LeagueBoard { number, game: *at, first_has_white });
    }
    (league.teams.len() >= FEWEST_TEAMS && league.is_of_matches()).then_some(league)
}

impl League {
    /// Whether two teams that meet play on several boards, and nobody meets two in one round.
    fn is_of_matches(&self) -> bool {
        let boards: usize = self.matches.iter().map(|one| one.boards.len()).sum();
        let mut taken = BTreeSet::new();
        let single = self.matches.iter().all(|one| {
            one.teams.iter().all(|team| one.round.is_none() || taken.insert((one.round, *team)))
        });
        single && 2 * boards >= 3 * self.matches.len()
    }

    /// The highest number of a board.
    pub(super) fn boards(&self) -> u32 {
        let boards = self.matches.iter().flat_map(|one| &one.boards);
        boards.map(|board| board.number).max().unwrap_or(1)
    }
}

/// The name of an event that is a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct MatchName {
    /// What the names of all matches begin with.
    pub(super) league: String,
    pub(super) teams: [String; 2],
}

/// What stands between two teams.
const BETWEEN: [&str; 5] = [" - ", " – ", " vs. ", " vs ", " v "];

impl MatchName {
    /// Reads the name of an event; `None` where it names no match. The league ends with its last
    /// word that has a figure, or with a colon.
    pub(super) fn parse(name: &str) -> Option<Self> {
        let spaced = BETWEEN.iter().find_map(|sign| name.rsplit_once(sign));
        let (left, second) = spaced.or_else(|| {
            let mut parts = name.split(['-', '–']);
            let (left, right) = (parts.next()?, parts.next()?);
            parts.next().is_none().then_some((left, right))
        })?;
        let end = match left.rfind(": ") {
            Some(colon) => colon + 1,
            None => {
                // A figure at the end belongs to the team: "München 36".
                let before = &left[..left.trim_end().rfind(' ')?];
                let figure = before.rfind(|sign: char| sign.is_ascii_digit())?;
                figure + left[figure..].find(' ')?
            }
        };
        let (league, first) = left.split_at(end);
        let teams = [first, second].map(|team| team.trim().to_owned());
        let named = teams.iter().all(|team| team.chars().any(char::is_alphabetic));
        named.then(|| Self { league: league.trim_end_matches([':', ' ']).to_owned(), teams })
    }

    /// The same match in a league with a shorter name, given by its key: what follows belongs to
    /// the first team.
    pub(super) fn in_league(self, key: &str) -> Self {
        let ends = |(at, sign): (usize, char)| {
            let end = at + sign.len_utf8();
            (plain(&self.league[..end]) == key).then_some(end)
        };
        let Some(end) = self.league.char_indices().find_map(ends) else { return self };
        let (league, rest) = self.league.split_at(end);
        let [first, second] = &self.teams;
        let teams = [format!("{} {first}", rest.trim()).trim().to_owned(), second.clone()];
        Self { league: league.to_owned(), teams }
    }

    /// The league without blanks and signs: "BL 1011" is "BL1011".
    pub(super) fn league_key(&self) -> String {
        plain(&self.league)
    }
}

/// The letters and figures of a text.
fn plain(text: &str) -> String {
    text.chars().filter(|sign| sign.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The games of a match, with the names of its teams as the file has them.
#[derive(Debug, Clone)]
pub(super) struct NamedMatch {
    pub(super) labels: [String; 2],
    pub(super) games: Vec<usize>,
}

/// Who has White where: what leagues do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct ColourOrder {
    first_begins: bool,
    alternate: bool,
}

impl ColourOrder {
    const ALL: [Self; 4] = [
        Self { first_begins: false, alternate: true },
        Self { first_begins: true, alternate: true },
        Self { first_begins: true, alternate: false },
        Self { first_begins: false, alternate: false },
    ];

    fn first_has_white(self, board: u32) -> bool {
        self.first_begins == (!self.alternate || board % 2 == 1)
    }
}

/// The league of some matches. Which player belongs to which team is found by who plays for whom
/// in all the matches together; teams in different spellings are one where they share players.
pub(super) fn by_names(
    named: &[NamedMatch],
    games: &[PgnGame],
    who: &PlayerNumbers,
) -> Option<League> {
    let matches = one_a_round(named, games);
    let (colours, players) = ColourOrder::ALL
        .into_iter()
        .map(|colours| (colours, players_of(&matches, colours, who)))
        .min_by_key(|(_, players)| contradictions(players))?;
    let teams = same_teams(&matches, &players);
    let mut league = League::default();
    let mut places: BTreeMap<&str, usize> = BTreeMap::new();
    for one in &matches {
        let teams = one.labels.each_ref().map(|label| {
            let team = teams.get(&plain(label)).map_or(label.as_str(), String::as_str);
            *places.entry(team).or_insert_with(|| {
                league.teams.push(team.to_owned());
                league.teams.len() - 1
            })
        });
        if teams[0] == teams[1] {
            return None;
        }
        let board = |board: &BoardGame| LeagueBoard {
            number: board.number,
            game: board.game,
            first_has_white: colours.first_has_white(board.number),
        };
        let boards = one.boards.iter().map(board).collect();
        league.matches.push(LeagueMatch { round: one.round, teams, boards });
    }
    (league.teams.len() >= FEWEST_TEAMS && league.is_of_matches()).then_some(league)
}

struct BoardGame {
    number: u32,
    game: usize,
}

struct Labelled<'n> {
    round: Option<u32>,
    labels: &'n [String; 2],
    boards: Vec<BoardGame>,
}

/// The matches, each of one round, with numbered boards.
fn one_a_round<'n>(named: &'n [NamedMatch], games: &[PgnGame]) -> Vec<Labelled<'n>> {
    let mut matches = Vec::new();
    for one in named {
        let mut rounds: BTreeMap<Option<u32>, Vec<usize>> = BTreeMap::new();
        for game in &one.games {
            rounds.entry(games[*game].round).or_default().push(*game);
        }
        for (round, mut of_round) in rounds {
            let numbers: BTreeSet<u32> =
                of_round.iter().filter_map(|game| games[*game].board).collect();
            let numbered = numbers.len() == of_round.len();
            if numbered {
                of_round.sort_by_key(|game| games[*game].board);
            }
            let board = |(at, game): (u32, usize)| BoardGame {
                number: games[game].board.filter(|_| numbered).unwrap_or(at),
                game,
            };
            let boards = (1..).zip(of_round).map(board).collect();
            matches.push(Labelled { round, labels: &one.labels, boards });
        }
    }
    matches
}

/// The players of each label.
fn players_of(
    matches: &[Labelled<'_>],
    colours: ColourOrder,
    who: &PlayerNumbers,
) -> BTreeMap<String, BTreeSet<u32>> {
    let mut players: BTreeMap<String, BTreeSet<u32>> = BTreeMap::new();
    for one in matches {
        for board in &one.boards {
            let mut sides = who.sides(board.game);
            if !colours.first_has_white(board.number) {
                sides.reverse();
            }
            for (label, player) in one.labels.iter().zip(sides) {
                players.entry(plain(label)).or_default().insert(player);
            }
        }
    }
    players
}

/// How often players are in a second team: many where the colours are taken wrong.
fn contradictions(players: &BTreeMap<String, BTreeSet<u32>>) -> usize {
    let all: BTreeSet<u32> = players.values().flatten().copied().collect();
    players.values().map(BTreeSet::len).sum::<usize>() - all.len()
}

/// The name of the team behind each label. Labels are one team where one goes on like the other, or
/// where they share players, and where they never meet.
fn same_teams(
    matches: &[Labelled<'_>],
    players: &BTreeMap<String, BTreeSet<u32>>,
) -> BTreeMap<String, String> {
    let labels: Vec<&String> = players.keys().collect();
    let mut written: BTreeMap<String, BTreeMap<&str, usize>> = BTreeMap::new();
    let mut met: BTreeSet<[String; 2]> = BTreeSet::new();
    for one in matches {
        let keys = one.labels.each_ref().map(|label| plain(label));
        for (label, key) in one.labels.iter().zip(&keys) {
            *written.entry(key.clone()).or_default().entry(label).or_default() += 1;
        }
        let [first, second] = keys;
        met.insert([second.clone(), first.clone()]);
        met.insert([first, second]);
    }
    let mut team: Vec<usize> = (0..labels.len()).collect();
    for one in 0..labels.len() {
        for other in one + 1..labels.len() {
            let (a, b) = (labels[one], labels[other]);
            let shared = players[a].intersection(&players[b]).count();
            let fewer = players[a].len().min(players[b].len());
            let longer = a.len().min(b.len()) > 4
                && (a.starts_with(b.as_str()) || b.starts_with(a.as_str()));
            let alike = longer || (shared > 1 && 3 * shared >= fewer);
            let group = |at: usize, team: &[usize]| -> Vec<usize> {
                (0..labels.len()).filter(|other| team[*other] == team[at]).collect()
            };
            let apart = group(one, &team).iter().any(|a| {
                let others = group(other, &team);
                others.iter().any(|b| met.contains(&[labels[*a].clone(), labels[*b].clone()]))
            });
            if alike && !apart {
                let (into, from) = (team[one], team[other]);
                team.iter_mut().filter(|at| **at == from).for_each(|at| *at = into);
            }
        }
    }
    let mut names = BTreeMap::new();
    for (at, label) in labels.iter().enumerate() {
        let spelled = (0..labels.len())
            .filter(|other| team[*other] == team[at])
            .flat_map(|other| &written[labels[other]])
            .max_by_key(|(name, uses)| (**uses, name.len(), std::cmp::Reverse(**name)));
        names.extend(spelled.map(|(name, _)| ((*label).clone(), (*name).to_owned())));
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_matches() {
        let parse = |name: &str| {
            MatchName::parse(name).map(|MatchName { league, teams: [a, b] }| [league, a, b])
        };
        let is = |league: &str, a: &str, b: &str| Some([league, a, b].map(str::to_owned));
        assert_eq!(parse("BL 9394 HSK-Dortmund"), is("BL 9394", "HSK", "Dortmund"));
        assert_eq!(
            parse("BL1011 Werder Bremen - SG Trier"),
            is("BL1011", "Werder Bremen", "SG Trier")
        );
        assert_eq!(
            parse("4NCL 2018-19 Oxford vs Cheddleton"),
            is("4NCL 2018-19", "Oxford", "Cheddleton")
        );
        assert_eq!(parse("BL 9394 Stern 36-Porz"), is("BL 9394", "Stern 36", "Porz"));
        assert_eq!(parse("Cup: Lund - Malmö"), is("Cup", "Lund", "Malmö"));
        let within = MatchName {
            league: "BL 9394 Stern 36".to_owned(),
            teams: [String::new(), "Porz".to_owned()],
        };
        let within = within.in_league("bl9394");
        assert_eq!((within.league.as_str(), within.teams[0].as_str()), ("BL 9394", "Stern 36"));
        for name in [
            "Tata Steel Masters 2024",
            "TCh-CAT Gp2 2017",
            "Dutch League 2016-17",
            "TCh-SWE Elitserien",
        ] {
            assert_eq!(parse(name), None, "{name}");
        }
    }
}
