//! What a standing is made from: the crosstable of players, or those of teams.

use crate::{
    Code, Edition, Listing, Standings, TeamCode, TeamStandings, UnknownCode, codes, recommended,
    recommended_for_teams, team_codes,
};
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::{Crosstable, Entrant, Event, TeamTable};

/// The rounds of players or of teams.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AnyCrosstable {
    /// The crosstable of players.
    Players(Crosstable),
    /// Of teams, in both scores.
    Teams(Box<TeamTable>),
}

impl AnyCrosstable {
    /// The table of a chess event.
    pub fn from_event(event: &Event) -> Self {
        match TeamTable::from_event(event) {
            Some(teams) => Self::Teams(Box::new(teams)),
            None => Self::Players(Crosstable::from_event(event)),
        }
    }

    /// The crosstable: for teams that of the score that decides.
    pub fn crosstable(&self) -> &Crosstable {
        match self {
            Self::Players(table) => table,
            Self::Teams(table) => table.of_score(table.primary),
        }
    }

    /// Who takes part, by number.
    pub fn entrants(&self) -> &[Entrant] {
        &self.crosstable().entrants
    }

    /// `players` or `teams`.
    pub fn competitors(&self) -> &'static str {
        match self {
            Self::Players(_) => "players",
            Self::Teams(_) => "teams",
        }
    }

    /// The table as it was after a round.
    pub fn after(&self, round: u32) -> Self {
        match self {
            Self::Players(table) => Self::Players(table.after(round)),
            Self::Teams(table) => Self::Teams(Box::new(table.after(round))),
        }
    }

    /// The list that FIDE recommended for such an event.
    pub fn recommended(&self) -> &'static str {
        match self {
            Self::Players(table) => recommended(table),
            Self::Teams(table) => recommended_for_teams(table),
        }
    }

    /// The codes that there are, without modifiers.
    pub fn known_codes(&self) -> Vec<&'static str> {
        match self {
            Self::Players(_) => Code::known().collect(),
            Self::Teams(_) => TeamCode::known().collect(),
        }
    }

    /// A list of codes, each as it is written best.
    pub fn codes(&self, list: &str) -> Result<Vec<String>, UnknownCode> {
        match self {
            Self::Players(_) => Ok(codes(list)?.iter().map(ToString::to_string).collect()),
            Self::Teams(_) => Ok(team_codes(list)?.iter().map(ToString::to_string).collect()),
        }
    }

    /// Why codes of a list do not fit this kind of event, each with its code.
    pub fn unfit(&self, list: &str) -> Result<Vec<Sentence>, UnknownCode> {
        let round_robin = self.crosstable().round_robin;
        let said = |code: String, why: Option<Sentence>| {
            why.map(|why| sentence!(regulation_file_code_does_not_fit { code, why }))
        };
        Ok(match self {
            Self::Players(_) => {
                let list = codes(list)?;
                list.iter()
                    .filter_map(|code| said(code.to_string(), code.unfit(round_robin)))
                    .collect()
            }
            Self::Teams(_) => {
                let list = team_codes(list)?;
                list.iter()
                    .filter_map(|code| said(code.to_string(), code.unfit(round_robin)))
                    .collect()
            }
        })
    }

    /// The standing by a list of codes; the edition follows from the start date unless it is given.
    pub fn standing(
        &self,
        list: &str,
        edition: Option<Edition>,
    ) -> Result<Box<dyn Listing + '_>, UnknownCode> {
        match self {
            Self::Players(table) => Ok(Box::new(Standings::new(table, codes(list)?, edition))),
            Self::Teams(table) => {
                Ok(Box::new(TeamStandings::new(table, team_codes(list)?, edition)))
            }
        }
    }
}

/// A list with a rating for those who have none, in every code that counts ratings and gives none
/// itself.
///
/// ```
/// let list = tiebreak_standings::with_rating("PTS,ARO/C1,TPR/U1200", 1400);
/// assert_eq!(list, "PTS,ARO/C1/U1400,TPR/U1200");
/// ```
pub fn with_rating(list: &str, rating: u32) -> String {
    let by_rating = ["ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"];
    let one = |code: &str| {
        let mut words = code.split('/');
        let name = words.next().unwrap_or_default().trim().to_uppercase();
        let given = words.any(|word| word.len() > 1 && word.to_uppercase().starts_with('U'));
        if by_rating.contains(&name.as_str()) && !given {
            format!("{code}/U{rating}")
        } else {
            code.to_owned()
        }
    };
    list.split(',').map(one).collect::<Vec<_>>().join(",")
}
