//! Players or teams, ranked by a list: the same steps for both.

use crate::failure::Complaint;
use crate::source::Tabled;
use std::borrow::Cow;
use tiebreak_document::closest;
use tiebreak_model::{Crosstable, TeamTable};
use tiebreak_standings::{
    Code, Edition, Standing, Standings, TeamCode, TeamStandings, UnknownCode, codes, recommended,
    recommended_for_teams, team_codes,
};

/// What is ranked.
pub(super) enum Contest<'t> {
    Players(Cow<'t, Crosstable>),
    Teams(Box<Cow<'t, TeamTable>>),
}

impl<'t> Contest<'t> {
    pub(super) fn of(tabled: &'t Tabled) -> Self {
        match &tabled.teams {
            Some(teams) => Self::Teams(Box::new(Cow::Borrowed(teams))),
            None => Self::Players(Cow::Borrowed(&tabled.table)),
        }
    }

    /// The same as it was after a round.
    pub(super) fn after(&self, round: u32) -> Contest<'static> {
        match self {
            Self::Players(table) => Contest::Players(Cow::Owned(table.after(round))),
            Self::Teams(table) => Contest::Teams(Box::new(Cow::Owned(table.after(round)))),
        }
    }

    /// Ranked by a list.
    pub(super) fn ranked(&self, list: &str, edition: Option<Edition>) -> anyhow::Result<Box<dyn Standing + '_>> {
        Ok(match self {
            Self::Players(table) => {
                let list = codes(list).map_err(|unknown| complaint(&unknown, Code::known()))?;
                Box::new(Standings::new(table, list, edition))
            }
            Self::Teams(table) => {
                let list = team_codes(list).map_err(|unknown| complaint(&unknown, TeamCode::known()))?;
                Box::new(TeamStandings::new(table, list, edition))
            }
        })
    }

    /// A list that FIDE recommended.
    pub(super) fn recommended(&self) -> &'static str {
        match self {
            Self::Players(table) => recommended(table),
            Self::Teams(table) => recommended_for_teams(table),
        }
    }

    /// The codes of a list that do not fit the kind of event, and why.
    pub(super) fn unfit(&self, list: &str) -> Vec<String> {
        let said = |code: String, why: Option<String>| why.map(|why| format!("{code} does not fit this event: {why}"));
        match self {
            Self::Players(table) => {
                let list = codes(list).unwrap_or_default();
                list.iter().filter_map(|code| said(code.to_string(), code.unfit(table.round_robin))).collect()
            }
            Self::Teams(table) => {
                let round_robin = table.match_points.round_robin;
                let list = team_codes(list).unwrap_or_default();
                list.iter().filter_map(|code| said(code.to_string(), code.unfit(round_robin))).collect()
            }
        }
    }
}

fn complaint(unknown: &UnknownCode, known: impl Iterator<Item = &'static str>) -> anyhow::Error {
    let near = closest(&unknown.text.to_uppercase(), known);
    let complaint = Complaint::new(unknown.to_string());
    match near {
        Some(near) => complaint.hint(format!("did you mean {near}?")).into(),
        None => complaint.into(),
    }
}

/// The list with a rating for those who have none, in every code that counts ratings and gives none itself.
pub(super) fn with_rating(list: &str, rating: u32) -> String {
    let by_rating = ["ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"];
    let one = |code: &str| {
        let mut words = code.split('/');
        let name = words.next().unwrap_or_default().trim().to_uppercase();
        let given = words.any(|word| word.len() > 1 && word.to_uppercase().starts_with('U'));
        if by_rating.contains(&name.as_str()) && !given { format!("{code}/U{rating}") } else { code.to_owned() }
    };
    list.split(',').map(one).collect::<Vec<_>>().join(",")
}
