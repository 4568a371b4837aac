//! A report about teams as an event, whose participants are the teams.

use super::super::Trf;
use super::line_ups::Seats;
use super::{ForfeitedMatch, TeamRecord};
use std::collections::{BTreeMap, BTreeSet};
use tiebreak_document::{Diagnostic, RejectedFile, Severity, Span};
use tiebreak_language::sentence;
use tiebreak_model::{
    ByeKind, DraftAssignedPoints, DraftEvent, DraftParticipant, DraftTeamBye, DraftTeamMatch,
    DraftTeams, Event, EventInfo, Exact, GameResult, Kind, PublishedFigure, PublishedRow,
    PublishedStanding, TeamScore,
};

impl Trf {
    /// Whether it reports a competition of teams: it has several teams (`310`), or those of an
    /// older report (`013`) play team against team.
    pub fn is_team_event(&self) -> bool {
        let teams = &self.team_records.teams;
        if teams.len() < 2 || teams.iter().any(|team| !team.match_points.is_empty()) {
            return teams.len() >= 2;
        }
        let mut faults = Vec::new();
        let seats = Seats::from_report(self, &mut faults);
        let rounds = u32::try_from(self.rounds_so_far()).unwrap_or(0);
        let whole = |round: u32| (0..teams.len()).all(|team| seats.opponent(team, round).is_ok());
        faults.is_empty() && (1..=rounds).all(whole)
    }

    /// The score that decides: by the end of record `192`, in a round robin by the first of record
    /// `212`.
    pub fn primary_score(&self) -> TeamScore {
        let system = self.system.to_uppercase();
        let ends = |end: &str| system.split_whitespace().any(|word| word.ends_with(end));
        if ends("_MP") && !ends("_GP_MP") || ends("_MP_GP") {
            return TeamScore::MatchPoints;
        }
        let listed = self.tie_breaks.first().is_some_and(|first| first == "GPTS");
        if ends("_GP") || ends("_GP_MP") || listed {
            TeamScore::GamePoints
        } else {
            TeamScore::MatchPoints
        }
    }

    /// The scores and ranks of the team records, as they were published.
    pub fn published_teams(&self) -> PublishedStanding {
        let primary = self.primary_score();
        let printed = |team: &TeamRecord, score: TeamScore| match score {
            TeamScore::MatchPoints => PublishedFigure::read(&team.match_points),
            TeamScore::GamePoints => PublishedFigure::read(&team.game_points),
        };
        let row = |team: &TeamRecord| PublishedRow {
            number: team.number,
            rank: team
                .rank
                .filter(|rank| *rank > 0)
                .and_then(|rank| PublishedFigure::read(&rank.to_string())),
            points: printed(team, primary),
            values: vec![printed(team, primary.other())],
        };
        let rows = self.team_records.teams.iter().map(row).collect();
        PublishedStanding { after: None, codes: vec![primary.other().code().to_owned()], rows }
    }

    fn teams_meet_all(&self) -> bool {
        let system = self.system.to_lowercase();
        if system.contains("robin") || system.contains("berger") {
            return true;
        }
        if system.contains("swiss") || system.contains("fide_team") {
            return false;
        }
        let (teams, rounds) = (self.team_records.teams.len(), self.rounds_so_far());
        teams > 2 && [teams - 1, teams, 2 * (teams - 1), 2 * teams].contains(&rounds)
    }

    pub(in super::super) fn team_event(
        &self,
        name: &str,
        text: &str,
    ) -> Result<(Event, Vec<Diagnostic>), RejectedFile> {
        let mut faults = self.team_records.faults.clone();
        let mut seats = Seats::from_report(self, &mut faults);
        let mut warnings = Vec::new();
        let names = unique(
            self.team_records.teams.iter().map(|team| (team.number, team.name.as_str())),
            "Team",
        );
        let mut teams = DraftTeams {
            boards: u32::try_from(seats.boards).unwrap_or(u32::MAX),
            colours: self.team_records.colours.clone().filter(|colours| !alternate(colours)),
            match_points: self.team_records.match_points.unwrap_or([2, 1, 0].map(Exact::from)),
            primary: self.primary_score(),
            rosters: self.team_records.teams.iter().map(|team| self.roster(team)).collect(),
            ..DraftTeams::default()
        };
        let matches = self.matches(&names, &mut seats, &mut faults);
        let (matches, at): (Vec<DraftTeamMatch>, Vec<Span>) = matches.into_iter().unzip();
        teams.matches = matches;
        let byes = self.byes(&names, &mut teams, &mut faults);
        self.assigned_to_teams(&names, &mut teams, &mut faults, &mut warnings);
        warnings.extend(seats.doubts);
        if !faults.is_empty() {
            return Err(RejectedFile::new(name, text, faults));
        }
        let draft = DraftEvent {
            info: EventInfo {
                title: if self.title.is_empty() { name.to_owned() } else { self.title.clone() },
                kind: if self.teams_meet_all() { Kind::RoundRobin } else { Kind::Swiss },
                cycles: if self.teams_meet_all() { most_meetings(&teams.matches) } else { 1 },
                rounds: self.declared_rounds,
                venue: self.venue.clone(),
                start: self.start_date().and_then(|date| date.to_string().parse().ok()),
                end: self.end_day(),
                scoring: self.scoring(),
                listed: self.listed(),
                report: self.report_without_teams(),
                ..EventInfo::default()
            },
            participants: self
                .team_records
                .teams
                .iter()
                .zip(&names)
                .map(|(team, name)| participant(team, name))
                .collect(),
            teams: Some(teams),
            ..DraftEvent::default()
        };
        let place = |place: &tiebreak_model::Place| match place {
            tiebreak_model::Place::Match(index, _) => at.get(*index).cloned(),
            tiebreak_model::Place::Bye(index, _) => byes.get(*index).cloned(),
            tiebreak_model::Place::Participant(index, _) => {
                self.team_records.teams.get(*index).map(|team| team.span.clone())
            }
            _ => None,
        };
        let loaded = crate::Loaded::check(name, text, draft, warnings, place)?;
        Ok((loaded.event, loaded.warnings))
    }

    /// The other records, with the number of a record of teams standing alone where the first of
    /// them stood.
    fn report_without_teams(&self) -> Vec<String> {
        let mut seen = BTreeSet::new();
        let mut lines = Vec::with_capacity(self.report.len());
        for line in &self.report {
            let own = super::records::CODES.into_iter().find(|code| line.starts_with(code));
            // A record 299 with a kind is about results, and is kept as it is.
            let assigned = || {
                (line.starts_with("299") && line.as_bytes().get(4) == Some(&b' ')).then_some("299")
            };
            match own.or_else(assigned) {
                None => lines.push(line.clone()),
                Some(code) if seen.insert(code) => lines.push(code.to_owned()),
                Some(_) => {}
            }
        }
        lines
    }

    fn roster(&self, team: &TeamRecord) -> Vec<DraftParticipant> {
        let players =
            team.players.iter().filter_map(|number| self.players.get(self.position(*number)?));
        let players: Vec<_> = players.collect();
        let names =
            unique(players.iter().map(|player| (player.number, player.name.as_str())), "Player");
        let worth = self.points.worth();
        let one = |(player, name): (&&super::super::Player, String)| DraftParticipant {
            points: Some(player.points),
            ..self.participant(player, &name, &worth)
        };
        players.iter().zip(names).map(one).collect()
    }

    fn matches(
        &self,
        names: &[String],
        seats: &mut Seats<'_>,
        faults: &mut Vec<Diagnostic>,
    ) -> Vec<(DraftTeamMatch, Span)> {
        let mut matches = Vec::new();
        let records = &self.team_records;
        let index = |number: u32| records.teams.iter().position(|team| team.number == number);
        let played = u32::try_from(self.rounds_so_far()).unwrap_or(0);
        let last = records.forfeited.iter().map(|one| one.round).max().unwrap_or(0).max(played);
        for round in 1..=last {
            let mut met: BTreeMap<[usize; 2], Option<&ForfeitedMatch>> = BTreeMap::new();
            for team in 0..records.teams.len() {
                match seats.opponent(team, round) {
                    Ok(Some(other)) => {
                        met.insert([team.min(other), team.max(other)], None);
                    }
                    Ok(None) => {}
                    Err(fault) => faults.push(fault),
                }
            }
            for one in records.forfeited.iter().filter(|one| one.round == round) {
                let [Some(first), Some(second)] = one.teams.map(index) else {
                    let found = Diagnostic::error(sentence!(trf_team_unknown), one.span.clone());
                    faults.push(found.label(sentence!(trf_expected_teams)));
                    continue;
                };
                met.insert([first.min(second), first.max(second)], Some(one));
            }
            for (sides, forfeit) in met {
                let met = TeamMeeting { round, sides, forfeit };
                let span = forfeit.map_or(&records.teams[sides[0]].span, |one| &one.span);
                matches.push((self.one_match(met, names, seats), span.clone()));
            }
        }
        matches
    }

    fn one_match(
        &self,
        TeamMeeting { round, sides, forfeit }: TeamMeeting<'_>,
        names: &[String],
        seats: &mut Seats<'_>,
    ) -> DraftTeamMatch {
        let white = forfeit.map(|one| one.teams[0] == self.team_records.teams[sides[0]].number);
        let seated = seats.seat(round, sides);
        let mut results = seated.results;
        if let (Some(one), Some(first_is_white)) = (forfeit, white) {
            let came = if first_is_white { one.came } else { [one.came[1], one.came[0]] };
            // Some programs leave the players' rounds blank.
            if results.iter().all(|result| *result == GameResult::BothForfeit) {
                let result = match came {
                    [true, _] => GameResult::WhiteByForfeit,
                    [_, true] => GameResult::BlackByForfeit,
                    _ => GameResult::BothForfeit,
                };
                results.fill(result);
            }
        }
        let mut drafted = DraftTeamMatch {
            round,
            teams: sides.map(|side| names[side].clone()),
            results,
            line_ups: seated.line_ups,
            score: None,
            forfeited: forfeit.is_some(),
        };
        if !seated.is_first.or(white).unwrap_or(true) {
            drafted.teams.reverse();
            drafted.line_ups.reverse();
            drafted.results.iter_mut().for_each(|result| *result = result.turned());
        }
        drafted
    }

    /// The byes of records `320` and `240`, each with its place in the file.
    fn byes(
        &self,
        names: &[String],
        teams: &mut DraftTeams,
        faults: &mut Vec<Diagnostic>,
    ) -> Vec<Span> {
        let records = &self.team_records;
        let mut at = Vec::new();
        let mut add = |number: u32, span: &Span, bye: DraftTeamBye| {
            let Some(team) = records.teams.iter().position(|team| team.number == number) else {
                let found = Diagnostic::error(sentence!(import_no_team { number }), span.clone());
                faults.push(found.label(sentence!(trf_expected_team)));
                return;
            };
            teams.byes.push(DraftTeamBye { team: names[team].clone(), ..bye });
            at.push(span.clone());
        };
        for one in &records.pairing_byes {
            for (round, number) in (1..).zip(&one.teams).filter(|(_, number)| **number > 0) {
                let (match_points, game_points) = (Some(one.match_points), Some(one.game_points));
                let kind = ByeKind::Pairing;
                let bye =
                    DraftTeamBye { round, team: String::new(), kind, match_points, game_points };
                add(*number, &one.span, bye);
            }
        }
        for one in &records.requested_byes {
            for number in one.teams.iter().filter(|number| **number > 0) {
                let (round, kind) = (one.round, one.kind);
                let bye = DraftTeamBye {
                    round,
                    team: String::new(),
                    kind,
                    match_points: None,
                    game_points: None,
                };
                add(*number, &one.span, bye);
            }
        }
        at
    }
}

impl Trf {
    /// Points that the arbiter gave or took, record `299`.
    fn assigned_to_teams(
        &self,
        names: &[String],
        teams: &mut DraftTeams,
        faults: &mut Vec<Diagnostic>,
        warnings: &mut Vec<Diagnostic>,
    ) {
        for one in &self.assigned {
            if one.kind != ' ' {
                let found = Diagnostic::error(sentence!(trf_kind_of_teams), one.span.clone());
                warnings.push(Diagnostic { severity: Severity::Warning, ..found });
                continue;
            }
            for number in &one.numbers {
                let Some(team) =
                    self.team_records.teams.iter().position(|team| team.number == *number)
                else {
                    let found = Diagnostic::error(
                        sentence!(import_no_team { number: *number }),
                        one.span.clone(),
                    );
                    faults.push(found.label(sentence!(trf_expected_team)));
                    continue;
                };
                teams.assigned.push(DraftAssignedPoints {
                    round: if one.standing_only { None } else { Some(one.round.unwrap_or(1)) },
                    team: names[team].clone(),
                    match_points: one.match_points,
                    game_points: one.game_points,
                });
            }
        }
    }
}

/// Two teams, by their positions, that met in a round or should have.
struct TeamMeeting<'f> {
    round: u32,
    sides: [usize; 2],
    forfeit: Option<&'f ForfeitedMatch>,
}

fn participant(team: &TeamRecord, name: &str) -> DraftParticipant {
    DraftParticipant {
        name: name.to_owned(),
        number: Some(team.number),
        rating: team.strength,
        federation: (!team.short.is_empty()).then(|| team.short.clone()),
        rank: team.rank.filter(|rank| *rank > 0),
        ..DraftParticipant::default()
    }
}

/// Names, with the number behind those that stand twice or are empty.
fn unique<'n>(named: impl Iterator<Item = (u32, &'n str)>, what: &str) -> Vec<String> {
    let named: Vec<(u32, &str)> = named.collect();
    let mut uses: BTreeMap<&str, usize> = BTreeMap::new();
    for (_, name) in &named {
        *uses.entry(name).or_default() += 1;
    }
    let one = |(number, name): &(u32, &str)| match *name {
        "" => format!("{what} {number}"),
        name if uses[name] > 1 => format!("{name} ({number})"),
        name => name.to_owned(),
    };
    named.iter().map(one).collect()
}

fn alternate(colours: &str) -> bool {
    colours.bytes().enumerate().all(|(board, colour)| (colour == b'W') == board.is_multiple_of(2))
}

/// How often the same two meet at most.
fn most_meetings(matches: &[DraftTeamMatch]) -> u32 {
    let mut met: BTreeMap<[&str; 2], u32> = BTreeMap::new();
    for one in matches {
        let mut pair = [one.teams[0].as_str(), one.teams[1].as_str()];
        pair.sort_unstable();
        *met.entry(pair).or_default() += 1;
    }
    met.into_values().max().unwrap_or(1)
}
