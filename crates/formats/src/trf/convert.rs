//! A report as an event, and as a crosstable.

use super::{Player, PointSystem, RoundCell, Trf, Worth};
use crate::Format;
use crate::account::{Account, Doubt, DoubtKind, Told, examine};
use rustc_hash::FxHashMap;
use tiebreak_document::{Diagnostic, RejectedFile, Severity};
use tiebreak_language::sentence;
use tiebreak_model::{
    ByeKind, Colour, Crosstable, CrosstableBuilder, CrosstableCell, DraftBye, DraftEvent,
    DraftGame, DraftParticipant, Entrant, Event, EventInfo, Exact, GameResult, Outcome,
    PublishedFigure, PublishedRow, PublishedStanding,
};

impl Trf {
    /// Whether everybody meets everybody: by its name where it has one, else by who met whom.
    pub fn round_robin(&self) -> bool {
        if let Some(round_robin) = self.system_named() {
            return round_robin;
        }
        let (players, rounds) = (self.players.len(), self.rounds_so_far());
        players > 2 && [players - 1, players, 2 * (players - 1), 2 * players].contains(&rounds)
    }

    /// Whether the system that the report names is a round robin; nothing where it names none.
    pub(super) fn system_named(&self) -> Option<bool> {
        let system = self.system.to_lowercase();
        let holds = |words: &[&str]| words.iter().any(|word| system.contains(word));
        if holds(&["robin", "berger", "rundenturnier", "toutes rondes"]) {
            return Some(true);
        }
        holds(&[
            "swiss", "schweiz", "suisse", "suizo", "zwitsers", "dutch", "dubov", "burstein", "lim",
            "baku",
        ])
        .then_some(false)
    }

    /// The crosstable, straight from the records.
    pub fn crosstable(&self) -> Crosstable {
        let unit = self.unit();
        let mut builder = CrosstableBuilder::new(unit);
        builder.expect(self.rounds_in_all());
        let worth = self.points.worth_in(unit);
        let decided = |number, round| {
            let points = self.decided(number, round)?;
            i64::try_from((points * Exact::from(unit)).floor()).ok()
        };
        builder.adjustments = self.adjustments(unit);
        builder.points =
            [Outcome::Win, Outcome::Draw, Outcome::Loss].map(|outcome| worth.units(outcome));
        builder.scheduled = self.declared_rounds.unwrap_or(0);
        builder.round_robin = self.round_robin();
        builder.start = self.day_of_rules();
        for player in &self.players {
            builder.entrants.push(Entrant {
                number: player.number,
                name: player.name.clone(),
                rating: player.rating,
                fide_id: player.fide_id,
                left: None,
            });
        }
        for (position, player) in self.players.iter().enumerate() {
            for (round, cell) in player.rounds.iter().enumerate() {
                let Some(cell) = cell else { continue };
                let opponent =
                    self.position(cell.opponent).and_then(|position| u32::try_from(position).ok());
                let round = u32::try_from(round + 1).unwrap_or(u32::MAX);
                builder.cell(
                    u32::try_from(position).unwrap_or(u32::MAX),
                    CrosstableCell {
                        round,
                        opponent,
                        colour: match cell.colour {
                            'w' => Some(Colour::White),
                            'b' => Some(Colour::Black),
                            _ => None,
                        },
                        outcome: cell.outcome,
                        rated: cell.outcome.played() && !cell.unrated,
                        units: decided(player.number, round)
                            .unwrap_or_else(|| worth.units(cell.outcome)),
                    },
                );
            }
        }
        builder.finish()
    }

    /// What a player's rounds come to, with what the arbiter decided.
    pub(super) fn total(&self, worth: &Worth, player: &super::Player) -> Exact {
        if self.assigned.is_empty() {
            return worth.sum(player);
        }
        let rounds = player
            .rounds
            .iter()
            .enumerate()
            .filter_map(|(round, cell)| Some((round, cell.as_ref()?)));
        let points = rounds.map(|(round, cell)| {
            let round = u32::try_from(round + 1).unwrap_or(u32::MAX);
            self.decided(player.number, round)
                .unwrap_or_else(|| self.points.points_for(cell.outcome))
        });
        points.sum::<Exact>() + self.given(player.number)
    }

    /// The points and ranks of the player records, as they were published.
    pub fn published(&self) -> PublishedStanding {
        let rows = self.players.iter().map(|player| PublishedRow {
            number: player.number,
            rank: player
                .rank
                .filter(|rank| *rank > 0)
                .and_then(|rank| PublishedFigure::read(&rank.to_string())),
            points: PublishedFigure::read(&player.points_text),
            values: Vec::new(),
        });
        PublishedStanding { rows: rows.collect(), ..PublishedStanding::default() }
    }

    /// The event, of teams where the report is one of teams; names that stand twice get their
    /// starting number.
    pub fn event(&self, name: &str, text: &str) -> Result<(Event, Vec<Diagnostic>), RejectedFile> {
        if self.is_team_event() {
            return self.team_event(name, text);
        }
        let mut warnings = Vec::new();
        let mut account = Account::new(name, Format::Trf, "utf-8");
        let draft = self.draft(name, &Told::default(), &mut account, &mut warnings);
        Ok((event_of(draft, name, text)?, warnings))
    }

    /// Whether every result gives what results usually give: then nothing of it can be more than
    /// fits.
    pub(super) fn is_usual(&self) -> bool {
        self.assigned.is_empty() && self.points == PointSystem::default()
    }

    /// The event as a draft, with what was understood in the account.
    pub(super) fn draft(
        &self,
        name: &str,
        told: &Told,
        account: &mut Account,
        warnings: &mut Vec<Diagnostic>,
    ) -> DraftEvent {
        let names = self.names(warnings);
        let worth = self.points.worth();
        let participant =
            |(player, name): (&Player, &String)| self.participant(player, name, &worth);
        let draft = DraftEvent {
            info: EventInfo {
                title: self.title_or(name).to_owned(),
                cycles: self.meetings(),
                rounds: self.declared_rounds,
                venue: self.venue.clone(),
                start: self.start_date().and_then(|date| date.to_string().parse().ok()),
                end: self.end_day(),
                scoring: self.scoring(),
                listed: self.listed(),
                report: self.report.clone(),
                ..EventInfo::default()
            },
            participants: self.players.iter().zip(&names).map(participant).collect(),
            assigned: self.assigned_to(&names),
            ..DraftEvent::default()
        };
        let mut draft = self.with_rounds(draft, &names);
        let published: Vec<Option<Exact>> =
            draft.participants.iter().map(|one| one.points).collect();
        if self.teams {
            draft.participants.iter_mut().for_each(|one| one.points = None);
            account.doubts.extend(self.points_of_teams());
        }
        let told = Told { cycles: told.cycles.or(Some(draft.info.cycles)), ..told.clone() };
        examine(&mut draft, Some(self.kind_and_why()), &told, account);
        if self.teams {
            draft
                .participants
                .iter_mut()
                .zip(published)
                .for_each(|(one, points)| one.points = points);
        }
        draft
    }

    /// In a team report the points may be those of the team: one doubt for all of them.
    fn points_of_teams(&self) -> Option<Doubt> {
        let worth = self.points.worth();
        let mut differ = self.players.iter().filter(|player| worth.sum(player) != player.points);
        let first = differ.next()?;
        let [points, rounds] = [first.points, worth.sum(first)].map(|points| points.to_string());
        let message = sentence!(trf_points_differ {
            number: first.number,
            points,
            rounds,
            more: differ.count()
        });
        let mut doubt = Doubt::reported(DoubtKind::TotalDiffers, message);
        doubt.details.push(sentence!(trf_points_of_team));
        Some(doubt)
    }

    pub(super) fn title_or<'s>(&'s self, name: &'s str) -> &'s str {
        if self.title.is_empty() { name } else { &self.title }
    }

    pub(super) fn names(&self, warnings: &mut Vec<Diagnostic>) -> Vec<String> {
        // For looking up only.
        let mut uses: FxHashMap<&str, usize> = FxHashMap::default();
        for player in &self.players {
            *uses.entry(player.name.as_str()).or_default() += 1;
        }
        let mut names = Vec::with_capacity(self.players.len());
        for player in &self.players {
            let name = match player.name.as_str() {
                "" => format!("Player {}", player.number),
                name if uses[name] > 1 => format!("{name} ({})", player.number),
                name => name.to_owned(),
            };
            if name != player.name {
                let message = sentence!(trf_called { number: player.number, name: &name });
                let label = if player.name.is_empty() {
                    sentence!(trf_no_name_here)
                } else {
                    sentence!(trf_name_twice)
                };
                let found = Diagnostic::error(message, player.span.clone()).label(label);
                warnings.push(Diagnostic { severity: Severity::Warning, ..found });
            }
            names.push(name);
        }
        names
    }

    /// How often the same two meet at most.
    pub(super) fn meetings(&self) -> u32 {
        if !self.round_robin() {
            return 1;
        }
        let mut most = 1;
        for player in &self.players {
            let mut met: Vec<u32> = player
                .rounds
                .iter()
                .flatten()
                .map(|cell| cell.opponent)
                .filter(|n| *n > 0)
                .collect();
            met.sort_unstable();
            let longest = met.chunk_by(|a, b| a == b).map(<[u32]>::len).max().unwrap_or(1);
            most = most.max(u32::try_from(longest).unwrap_or(1));
        }
        most
    }

    pub(super) fn scoring(&self) -> tiebreak_model::Scoring {
        let system = self.points;
        let usual = PointSystem::default();
        let mut scoring = tiebreak_model::Scoring::default();
        if (system.win, system.draw, system.loss) != (usual.win, usual.draw, usual.loss) {
            scoring.phases.push(("default".to_owned(), [system.win, system.draw, system.loss]));
        }
        scoring
    }

    pub(super) fn participant(
        &self,
        player: &super::Player,
        name: &str,
        worth: &Worth,
    ) -> DraftParticipant {
        let rounds = worth.sum(player);
        DraftParticipant {
            name: name.to_owned(),
            federation: player.federation.clone(),
            rating: player.rating,
            fide_id: player.fide_id,
            number: Some(player.number),
            chess_title: player.title.clone(),
            // More than the rounds give is what a team report may say; a round robin allows no such
            // thing.
            points: (!self.teams
                || rounds == player.points
                || (rounds < player.points && !self.round_robin()))
            .then_some(player.points),
            sex: player.sex.clone(),
            birth: player.birth.clone(),
            rank: player.rank.filter(|rank| *rank > 0),
            ..DraftParticipant::default()
        }
    }

    /// The games, each from White's record: the round, the two by position, White's cell and the
    /// result.
    pub(super) fn games(&self) -> impl Iterator<Item = (u32, [usize; 2], &RoundCell, GameResult)> {
        let cells = self.cells().filter(|(_, _, cell)| !matches!(cell.outcome, Outcome::Bye(_)));
        cells.filter_map(|(position, round, cell)| {
            let other = self.position(cell.opponent)?;
            let index = round as usize - 1;
            let has_white = match cell.colour {
                'w' => true,
                'b' => false,
                _ => match self.colour_of(other, index) {
                    'w' => false,
                    'b' => true,
                    _ => position < other,
                },
            };
            // Every game is in two records; it is taken from White's.
            has_white.then(|| {
                let back = || {
                    self.players[other].rounds[index]
                        .as_ref()
                        .map_or(Outcome::Open, |back| back.outcome)
                };
                (round, [position, other], cell, result(cell.outcome, back))
            })
        })
    }

    /// The rounds without an opponent: the player's position, the round, the kind.
    pub(super) fn rounds_off(&self) -> impl Iterator<Item = (usize, u32, ByeKind)> {
        self.cells().filter_map(|(position, round, cell)| match cell.outcome {
            Outcome::Bye(kind) => Some((position, round, kind)),
            _ => None,
        })
    }

    pub(super) fn rounds_in_all(&self) -> usize {
        self.players.iter().map(|player| player.rounds.len()).sum()
    }

    fn cells(&self) -> impl Iterator<Item = (usize, u32, &RoundCell)> {
        self.players.iter().enumerate().flat_map(|(position, player)| {
            let rounds = (1u32..).zip(&player.rounds);
            rounds.filter_map(move |(round, cell)| Some((position, round, cell.as_ref()?)))
        })
    }

    fn with_rounds(&self, mut draft: DraftEvent, names: &[String]) -> DraftEvent {
        draft.byes.extend(self.rounds_off().map(|(position, round, kind)| DraftBye {
            round,
            player: names[position].clone(),
            kind,
            points: self.points.points_for(Outcome::Bye(kind)),
        }));
        for (round, [white, black], cell, result) in self.games() {
            if cell.unrated {
                draft.unrated.push(draft.games.len());
            }
            draft.games.push(DraftGame {
                round: Some(round),
                white: names[white].clone(),
                black: names[black].clone(),
                result,
                phase: None,
                moves: None,
                started: None,
                finished: None,
            });
        }
        draft
    }

    fn colour_of(&self, position: usize, round: usize) -> char {
        self.players[position]
            .rounds
            .get(round)
            .and_then(Option::as_ref)
            .map_or('-', |cell| cell.colour)
    }
}

/// The event that a draft makes.
pub(super) fn event_of(draft: DraftEvent, name: &str, text: &str) -> Result<Event, RejectedFile> {
    Event::new(draft).map_err(|faults| {
        let found = faults.iter().map(|fault| Diagnostic::whole(&fault.message)).collect();
        RejectedFile::new(name, text, found)
    })
}

/// A game by what White's record says; Black's is asked only where that is not enough.
fn result(white: Outcome, black: impl FnOnce() -> Outcome) -> GameResult {
    match white {
        Outcome::Win => return GameResult::White,
        Outcome::Draw => return GameResult::Draw,
        _ => {}
    }
    match (white, black()) {
        (_, Outcome::Win) => GameResult::Black,
        (Outcome::ForfeitWin, _) => GameResult::WhiteByForfeit,
        (_, Outcome::ForfeitWin) => GameResult::BlackByForfeit,
        (Outcome::Open, _) => GameResult::Open,
        // Neither side scores, whether they came or not.
        _ => GameResult::BothForfeit,
    }
}
