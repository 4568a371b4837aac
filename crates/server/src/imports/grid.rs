//! A round robin typed into a grid: names down the side and results in the cells. A mistake is
//! shown next to its cell.

use std::collections::BTreeMap;
use tiebreak_engine::berger;
use tiebreak_model::{
    Colour, DraftEvent, DraftGame, DraftParticipant, Event, EventInfo, GameResult, Kind, Place,
};
use tiebreak_report::{Sentence, sentence};

/// The most players that a grid has rows for.
pub const MOST: usize = 30;

/// A field of the grid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum At {
    /// The title of the event.
    Title,
    /// The name in a row.
    Name(usize),
    /// The rating in a row.
    Rating(usize),
    /// The result of the row's player against the column's player.
    Cell(usize, usize),
}

/// The text in every field.
#[derive(Debug, Clone, Default)]
pub struct Grid {
    /// The title of the event.
    pub title: String,
    /// Name and rating of each player.
    pub players: Vec<(String, String)>,
    /// The cells that are not empty, by row and column.
    pub cells: BTreeMap<(usize, usize), String>,
}

/// The mistake in each field that has one.
pub type Mistakes = BTreeMap<At, Sentence>;

/// Half points and colour of the player whose row it is.
type Score = (i64, Option<Colour>);

impl Grid {
    /// Makes an event from the grid, or returns the mistakes. Games without a result are unplayed.
    /// Rounds follow the Berger table, and so do colours that were not typed.
    pub fn event(&self) -> Result<Event, Mistakes> {
        let mut mistakes = Mistakes::new();
        if self.title.trim().is_empty() {
            mistakes.insert(At::Title, sentence!(page_grid_no_title));
        }
        let participants = self.participants(&mut mistakes);
        let mut places = Vec::new();
        let mut games = Vec::new();
        for (round, pairs) in (1..).zip(berger::rounds(self.players.len())) {
            for (white, black) in pairs {
                let (white, black) = (white - 1, black - 1);
                if let Some(game) = self.game(round, white, black, &mut mistakes) {
                    places.push((white.min(black), white.max(black)));
                    games.push(game);
                }
            }
        }
        if !mistakes.is_empty() {
            return Err(mistakes);
        }
        let draft = DraftEvent {
            info: EventInfo {
                title: self.title.trim().to_owned(),
                kind: Kind::RoundRobin,
                ..EventInfo::default()
            },
            participants,
            games,
            ..DraftEvent::default()
        };
        Event::new(draft).map_err(|faults| {
            let at = |place: &Place| match place {
                Place::Participant(index, "rating") => At::Rating(*index),
                Place::Participant(index, _) => At::Name(*index),
                Place::Game(index, _) => {
                    places.get(*index).map_or(At::Title, |(row, column)| At::Cell(*row, *column))
                }
                _ => At::Title,
            };
            faults.iter().map(|fault| (at(&fault.place), fault.message.clone())).collect()
        })
    }

    fn participants(&self, mistakes: &mut Mistakes) -> Vec<DraftParticipant> {
        let mut participants = Vec::with_capacity(self.players.len());
        for (row, (name, rating)) in self.players.iter().enumerate() {
            if name.trim().is_empty() {
                mistakes.insert(At::Name(row), sentence!(page_grid_no_name));
            } else if self.players.iter().take(row).any(|(other, _)| other.trim() == name.trim()) {
                mistakes
                    .insert(At::Name(row), sentence!(name_twice { name: name.trim().to_owned() }));
            }
            let rating = match rating.trim() {
                "" => None,
                typed => {
                    let read = typed.parse().ok();
                    if read.is_none() {
                        mistakes.insert(
                            At::Rating(row),
                            sentence!(page_grid_no_rating { typed: typed.to_owned() }),
                        );
                    }
                    read
                }
            };
            let number = u32::try_from(row + 1).ok();
            participants.push(DraftParticipant {
                name: name.trim().to_owned(),
                rating,
                number,
                ..Default::default()
            });
        }
        participants
    }

    /// The game between two rows, from one cell or from both.
    fn game(
        &self,
        round: u32,
        white: usize,
        black: usize,
        mistakes: &mut Mistakes,
    ) -> Option<DraftGame> {
        let (one, other) =
            (self.score(white, black, mistakes)?, self.score(black, white, mistakes)?);
        let from_other = other.map(|(halves, colour)| (2 - halves, colour.map(Colour::other)));
        if let (Some((halves, colour)), Some((said, said_colour))) = (one, from_other)
            && (halves != said
                || colour.is_some() && said_colour.is_some() && colour != said_colour)
        {
            mistakes.insert(At::Cell(white, black), sentence!(page_grid_does_not_fit));
            mistakes.insert(At::Cell(black, white), sentence!(page_grid_does_not_fit));
            return None;
        }
        let score = one.or(from_other);
        let colour =
            one.and_then(|(_, colour)| colour).or(from_other.and_then(|(_, colour)| colour));
        let swapped = colour == Some(Colour::Black);
        let result = match score.map(|(halves, _)| if swapped { 2 - halves } else { halves }) {
            Some(2) => GameResult::White,
            Some(1) => GameResult::Draw,
            Some(_) => GameResult::Black,
            None => GameResult::Open,
        };
        let name = |row: usize| {
            self.players.get(row).map(|(name, _)| name.trim().to_owned()).unwrap_or_default()
        };
        let (white, black) = if swapped { (black, white) } else { (white, black) };
        Some(DraftGame {
            round: Some(round),
            white: name(white),
            black: name(black),
            result,
            phase: None,
            moves: None,
            started: None,
            finished: None,
        })
    }

    /// The score in a cell; the outer `None` means a mistake.
    fn score(&self, row: usize, column: usize, mistakes: &mut Mistakes) -> Option<Option<Score>> {
        let Some(typed) = self.cells.get(&(row, column)).map(|typed| typed.trim().to_lowercase())
        else {
            return Some(None);
        };
        if typed.is_empty() {
            return Some(None);
        }
        let (result, colour) = match typed.strip_suffix(['w', 'b']) {
            Some(result) => (
                result.trim(),
                Some(if typed.ends_with('w') { Colour::White } else { Colour::Black }),
            ),
            None => (typed.as_str(), None),
        };
        let halves = match result {
            "1" => 2,
            "½" | "5" | "=" | ".5" | "0.5" | "0,5" | "1/2" => 1,
            "0" => 0,
            _ => {
                mistakes.insert(At::Cell(row, column), sentence!(page_grid_no_result { typed }));
                return None;
            }
        };
        Some(Some((halves, colour)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid(cells: &[((usize, usize), &str)]) -> Grid {
        let players = ["Ann", "Ben", "Cleo"].map(|name| (name.to_owned(), String::new())).to_vec();
        let cells = cells.iter().map(|(at, typed)| (*at, (*typed).to_owned())).collect();
        Grid { title: "Club".into(), players, cells }
    }

    #[test]
    fn either_cell_will_do_and_berger_gives_the_colours() {
        let event = grid(&[((0, 1), "1"), ((2, 0), "5")]).event().unwrap();
        let shown: Vec<String> = event
            .games()
            .iter()
            .map(|game| {
                format!(
                    "{:?} {} {} {}",
                    game.round.unwrap(),
                    event.name(game.white),
                    game.result,
                    event.name(game.black)
                )
            })
            .collect();
        assert_eq!(shown, ["1 Ben * Cleo", "2 Ann 1-0 Ben", "3 Cleo 1/2-1/2 Ann"]);
    }

    #[test]
    fn a_typed_colour_wins() {
        let event = grid(&[((0, 1), "1b")]).event().unwrap();
        let game = event.games().iter().find(|game| game.round == Some(2)).unwrap();
        assert_eq!((event.name(game.white), game.result), ("Ben", GameResult::Black));
    }

    #[test]
    fn mistakes_stand_beside_their_cells() {
        let wrong = grid(&[((0, 1), "1"), ((1, 0), "1"), ((2, 0), "x")]).event().unwrap_err();
        assert_eq!(
            wrong.keys().copied().collect::<Vec<_>>(),
            [At::Cell(0, 1), At::Cell(1, 0), At::Cell(2, 0)]
        );
        let mut twice = grid(&[]);
        twice.players[2].0 = "Ann".into();
        twice.players[1].1 = "strong".into();
        assert!(twice.event().unwrap_err().contains_key(&At::Rating(1)));
        twice.players[1].1 = "2200".into();
        assert_eq!(twice.event().unwrap_err().keys().next(), Some(&At::Name(2)));
    }
}
