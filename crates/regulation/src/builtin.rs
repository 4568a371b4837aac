//! The regulations that come with the program.

use crate::{ReadError, Regulation};

macro_rules! files {
    ($($path:literal)*) => {
        /// Name and text of each file, in the order in which they are listed.
        pub const FILES: &[(&str, &str)] = &[$(($path, include_str!(concat!("../", $path))),)*];
    };
}

files! {
    "regulations/chess/tata-steel-masters-2022.toml"
    "regulations/chess/tata-steel-masters-2023.toml"
    "regulations/chess/tata-steel-challengers-2023.toml"
    "regulations/chess/tepe-sigeman-2023.toml"
    "regulations/chess/grand-chess-tour-2018.toml"
    "regulations/chess/fide-round-robin.toml"
    "regulations/chess/fide-swiss.toml"
    "regulations/chess/fide-team-round-robin.toml"
    "regulations/chess/fide-team-swiss.toml"
    "regulations/bridge/wbf-2023.toml"
    "regulations/bridge/ebu-two-contestants.toml"
    "regulations/bridge/cbai-teams.toml"
    "regulations/bridge/ebl-knock-out-2017.toml"
    "regulations/chess/candidates-2022.toml"
    "regulations/chess/candidates-2024.toml"
    "regulations/chess/world-cup-2023.toml"
    "regulations/chess/world-cup-2025.toml"
    "regulations/chess/world-championship-match-2018.toml"
    "regulations/chess/world-championship-match-2021.toml"
    "regulations/chess/world-championship-match-2023.toml"
    "regulations/chess/world-championship-match-2024.toml"
    "regulations/chess/world-rapid-and-blitz-2018.toml"
    "regulations/chess/world-blitz-final-2024.toml"
    "regulations/chess/norway-chess-2020.toml"
    "regulations/chess/norway-chess-2024.toml"
    "regulations/chess/tata-steel-masters-2018.toml"
    "regulations/chess/grand-chess-tour-2019.toml"
    "regulations/chess/grand-chess-tour-2022.toml"
    "regulations/chess/us-championship-2018.toml"
    "regulations/chess/us-championship-2021.toml"
    "regulations/chess/us-championship-2022.toml"
    "regulations/chess/french-championship.toml"
    "regulations/chess/uzchess-cup-2025.toml"
    "regulations/chess/donostia.toml"
    "regulations/chess/chess-olympiad.toml"
    "regulations/chess/national-league.toml"
    "regulations/chess/us-chess-34e.toml"
}

/// The ids of all built-in regulations.
pub fn ids() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(path, _)| id_of(path))
}

/// The file of a built-in regulation: its name and its text.
pub fn file(id: &str) -> Option<(&'static str, &'static str)> {
    FILES.iter().find(|(path, _)| id_of(path) == id).copied()
}

/// Reads a built-in regulation with its default readings.
pub fn find(id: &str) -> Option<Result<Regulation, ReadError>> {
    file(id).map(|(path, text)| Regulation::read(path, text))
}

fn id_of(path: &'static str) -> &'static str {
    let name = path.rsplit('/').next().unwrap_or(path);
    name.strip_suffix(".toml").unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_can_be_followed_and_is_called_by_its_id() {
        for id in ids() {
            let regulation = find(id).unwrap().unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(regulation.id, id);
            assert!(!regulation.entries.is_empty());
        }
    }
}
