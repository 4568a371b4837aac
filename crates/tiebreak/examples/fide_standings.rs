//! FIDE's tie-breaks for a list of games, with what one value was made of.

use std::error::Error;
use std::fmt::Write;

const GAMES: &str = "\
round,white,black,result
1,Ann,Ben,1-0
1,Cid,Dora,1/2-1/2
2,Ben,Cid,1-0
2,Dora,Ann,0-1
3,Ann,Cid,1/2-1/2
3,Ben,Dora,1-0
";

fn main() -> Result<(), Box<dyn Error>> {
    print!("{}", table()?);
    Ok(())
}

/// Rank, name, points, Sonneborn-Berger.
pub fn table() -> Result<String, Box<dyn Error>> {
    let event = tiebreak::event_from("games.csv", GAMES.as_bytes())?;
    let crosstable = tiebreak::Crosstable::from_event(&event);
    let standings = tiebreak::standings(&crosstable, "PTS,SB")?;

    let mut out = String::new();
    for row in standings.rows() {
        let name = &crosstable.entrants[row.player].name;
        let value = |code| {
            standings.value(row.player, code).map_or("-".to_owned(), |value| value.to_string())
        };
        writeln!(out, "{} {name} {} {}", row.rank, value(0), value(1))?;
    }
    Ok(out)
}
