//! A report that is looked at for its account alone: a standing is made from the records
//! themselves, and neither a game nor a player is copied for it.

use super::{Player, Trf};
use crate::account::{
    Account, AccountEntrant, EventFacts, FileExamination, Meeting, ReportScores, Told, half_points,
};
use tiebreak_document::Diagnostic;
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::{Exact, Kind, Outcome};

impl Trf {
    /// Whether no event has to be made to give the account of this report.
    pub(super) fn stands_alone(&self, told: &Told) -> bool {
        told.report_alone && self.is_usual() && !self.teams
    }

    /// Notes in the account what was understood: the same that an event of this report would give.
    pub(super) fn look_at(
        &self,
        name: &str,
        told: &Told,
        account: &mut Account,
        warnings: &mut Vec<Diagnostic>,
    ) {
        let names = self.names(warnings);
        let each = self.players.iter().zip(&names).map(|(player, name)| AccountEntrant {
            name,
            number: Some(player.number),
            fide_id: player.fide_id,
            points: Some(player.points),
            rank: player.rank.filter(|rank| *rank > 0),
        });
        let entrants: Vec<AccountEntrant<'_>> = each.collect();
        let course = EventFacts {
            cycles: Some(self.meetings()),
            rounds: self.declared_rounds,
            byes: self.rounds_off().map(|(position, round, _)| (position, round)).collect(),
            ..EventFacts::new("players", entrants.len(), Some(self.kind_and_why()))
        };
        let (title, met) = (self.title_or(name), self.met());
        let scores = ReportScores { entrants: &entrants, scored: self.scored() };
        FileExamination { told, account }.report(title, course, scores, &met);
    }

    /// The kind that the report names or its rounds suggest, with the words for why.
    pub(super) fn kind_and_why(&self) -> (Kind, Sentence) {
        let kind = if self.round_robin() { Kind::RoundRobin } else { Kind::Swiss };
        let because = match (self.system_named().is_some(), kind) {
            (true, _) => sentence!(trf_because_said { system: &self.system }),
            (false, Kind::RoundRobin) => {
                sentence!(trf_because_rounds {
                    rounds: self.rounds_so_far(),
                    players: self.players.len()
                })
            }
            (false, _) => sentence!(trf_because_unnamed),
        };
        (kind, because)
    }

    /// Who met whom.
    fn met(&self) -> Vec<Meeting> {
        // A game is in two rounds: room for all of them at once, and no more.
        let mut meetings = Vec::with_capacity(self.rounds_in_all().div_ceil(2));
        meetings.extend(self.games().enumerate().map(|(index, (round, sides, _, result))| {
            Meeting::new(index, Some(round), sides, half_points(result), !result.is_forfeit())
        }));
        meetings
    }

    /// What each scored, and how many games are open, where every result gives what it usually
    /// gives.
    fn scored(&self) -> Vec<(Exact, u32)> {
        let worth = self.points.worth();
        let open = |player: &Player| {
            player.rounds.iter().flatten().filter(|cell| cell.outcome == Outcome::Open).count()
        };
        let each = self.players.iter();
        each.map(|player| (worth.sum(player), u32::try_from(open(player)).unwrap_or(u32::MAX)))
            .collect()
    }
}
