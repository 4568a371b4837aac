//! Decides which of two teams ranks above the other when they end level on VPs. It asks the
//! regulation about made-up ends of the last round.
//!
//! VPs follow from the margin, but an IMP quotient also depends on what both sides won. A match
//! ends with a margin `m` and with `l` IMPs for its loser. The following is for a win; a defeat
//! works the other way round. The ends that are examined decide for all others:
//!
//! - For one margin the quotient `(won + l + m) / (lost + l)` always rises with `l`, always falls,
//!   or stays: its slope has the sign of `lost - won - m`. The least and the greatest `l` bound it;
//!   both for none and for all that the boards can give, it rises with `m`. So the least and the
//!   greatest margin bound it for all between them.
//! - Two who meet each other in this match are compared by `(won + l + m)(lost' + l + m)` and
//!   `(won' + l)(lost + l)`. The squares of `l` cancel out in the difference, which is therefore
//!   linear in `l`; at both ends of `l` it rises with `m`.
//! - The other criteria in [`OWN`] rise with the margin and know nothing of `l`.
//! - Nothing divided by nothing decides nothing. That is so at a margin of zero alone, which is an
//!   end as well.
//!
//! Where the ends disagree, the answer is open. Criteria outside [`OWN`] look at other matches too
//! and also leave it open.

use super::last_round::{LastRound, LevelTeam, TeamMargin};
use tiebreak_engine::{Options, rule};
use tiebreak_model::{Event, Exact, Id, Match, MatchStatus, NoAnswers, Reason, Sides};
use tiebreak_regulation::Regulation;

/// The criteria that look only at the matches of the two teams.
const OWN: [&str; 4] =
    ["imp-quotient", "imps-in-their-match", "direct-match", "net-imps-in-all-matches"];

/// The most IMPs of one board.
const MOST_ON_A_BOARD: i64 = 24;

/// What the regulation says about the order of two teams.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RegulationOrder {
    /// The first ranks above the second for all possible IMPs of both sides.
    Above,
    /// The first ranks below the second.
    Below,
    /// That depends on the IMPs, or the matches of the two alone do not decide it.
    Open,
}

/// The two teams and the data for the question.
pub(super) struct TwoTeams<'a> {
    pub event: &'a Event,
    pub regulation: &'a Regulation,
    pub last: &'a LastRound,
    pub places: usize,
}

impl TwoTeams<'_> {
    /// Whether a team ranks above the only other team that is level with it, after a margin of its
    /// own.
    pub fn above(
        &self,
        team: Id,
        margin: i64,
        LevelTeam { id: other, margins }: LevelTeam,
    ) -> RegulationOrder {
        let opponent = self.last.opponent(team);
        let own: Vec<Option<Match>> = match opponent {
            Some(opponent) => self
                .ends([margin; 2])
                .into_iter()
                .map(|imps| Some(self.played(team, opponent, imps)))
                .collect(),
            None => vec![None],
        };
        let theirs: Vec<Option<Match>> = match self.last.opponent(other).filter(|met| *met != team)
        {
            Some(met) => self
                .ends(margins)
                .into_iter()
                .map(|imps| Some(self.played(other, met, imps)))
                .collect(),
            None => vec![None],
        };
        let mut told = None;
        for own in &own {
            for theirs in &theirs {
                let now = self.told([team, other], [margin, margins[0]], [own, theirs]);
                if now == RegulationOrder::Open || told.is_some_and(|before| before != now) {
                    return RegulationOrder::Open;
                }
                told = Some(now);
            }
        }
        told.unwrap_or(RegulationOrder::Open)
    }

    /// The extreme IMPs of both sides for these margins.
    fn ends(&self, [least, greatest]: [i64; 2]) -> Vec<[i64; 2]> {
        let (most, all) = (self.last.most(), MOST_ON_A_BOARD * i64::from(self.last.boards));
        // The outermost margins of the scale represent all larger ones.
        let least = if least == -most { -all } else { least };
        let greatest = if greatest == most { all } else { greatest };
        let mut margins =
            vec![least, greatest, least.clamp(-most, most), greatest.clamp(-most, most)];
        margins.extend((least < 0 && 0 < greatest).then_some(0));
        margins.sort_unstable();
        margins.dedup();
        let imps = |margin: i64, lost: i64| {
            if margin < 0 { [lost, lost - margin] } else { [lost + margin, lost] }
        };
        let ends = margins.into_iter().flat_map(|margin| {
            let spare = (all - margin.abs()).max(0) / 2;
            [imps(margin, 0), imps(margin, spare)]
        });
        ends.collect()
    }

    fn played(&self, first: Id, second: Id, imps: [i64; 2]) -> Match {
        Match {
            round: None,
            stage: None,
            first,
            second: Some(second),
            status: MatchStatus::Played,
            boards: Some(self.last.boards),
            imps: imps.map(Exact::from).into(),
            vps: Sides::default(),
            total_points: Sides::default(),
            score: Sides::default(),
            carry_over: Sides::default(),
        }
    }

    /// The order of the two teams for one end of the last round.
    fn told(
        &self,
        [team, other]: [Id; 2],
        margins: [i64; 2],
        matches: [&Option<Match>; 2],
    ) -> RegulationOrder {
        let mut played: Vec<Match> = matches.iter().filter_map(|one| (*one).clone()).collect();
        // The results of the others matter to these criteria only through the places for which the
        // two are level: those on both sides of the line.
        let others = self.last.with_above(
            TeamMargin { team, margin: margins[0] },
            TeamMargin { team: other, margin: margins[1] },
            self.places.saturating_sub(1),
        );
        let Some(others) = others else { return RegulationOrder::Open };
        for (id, margin) in others {
            let Some(met) = self.last.opponent(id) else { continue };
            played.push(self.played(id, met, [margin.max(0), (-margin).max(0)]));
        }
        let event = self.event.with_matches(played);
        let Ok(ruling) = rule(&event, self.regulation, &mut NoAnswers, Options::default()) else {
            return RegulationOrder::Open;
        };
        for step in ruling.steps.iter().filter(|step| step.places) {
            let part_of = |id: Id| step.parts.iter().position(|part| part.contains(&id));
            let (Some(above), Some(below)) = (part_of(team), part_of(other)) else { continue };
            match &step.reason {
                Reason::Ranked { criterion, .. } if OWN.contains(criterion) && above < below => {
                    return RegulationOrder::Above;
                }
                Reason::Ranked { criterion, .. } if OWN.contains(criterion) && above > below => {
                    return RegulationOrder::Below;
                }
                Reason::Ranked { criterion, .. } if OWN.contains(criterion) => {}
                Reason::Tied { .. }
                | Reason::SentByNumber { .. }
                | Reason::SentOn { .. }
                | Reason::SentByPlace { .. } => {}
                Reason::NotApplicable { .. } => {}
                _ => return RegulationOrder::Open,
            }
        }
        RegulationOrder::Open
    }
}
