//! Reading what an event of chess teams has of its own.

use super::super::values::{count, exactly, head, number, one_of, optional};
use super::super::{EventFileReader, games, participants};
use tiebreak_document::{Diagnostic, Faults, Fields, Node, NodeValue, closest};
use tiebreak_language::sentence;
use tiebreak_model::{
    ByeKind, DraftAssignedPoints, DraftEvent, DraftParticipant, DraftTeamBye, DraftTeamMatch,
    DraftTeams, Exact, GameResult, TeamScore,
};

/// The keys by which a file with `[[team]]` tables is one of chess.
const OWN_KEYS: [&str; 4] = ["boards", "match-points", "primary", "first-colours"];

/// Whether the teams of a file play chess.
pub(in super::super) fn is_chess(root: &Node) -> bool {
    let NodeValue::Table(entries) = &root.value else { return false };
    entries.iter().any(|entry| {
        let says_chess = entry.key == "sport"
            && matches!(&entry.node.value, NodeValue::Text(sport) if sport == "chess");
        says_chess || OWN_KEYS.contains(&entry.key.as_str())
    })
}

/// A team's table: a participant, and its players.
pub(in super::super) fn team(
    node: &Node,
    faults: &mut Faults,
) -> Option<(DraftParticipant, Vec<DraftParticipant>)> {
    let mut fields = Fields::open(node, "this team", faults)?;
    let name = fields.required_text("name", faults);
    let mut one =
        DraftParticipant { name: name.map(|name| name.value)?, ..DraftParticipant::default() };
    one.shown = fields.text("shown", faults).map(|text| text.value);
    one.short = fields.text("short", faults).map(|text| text.value);
    one.federation = fields.text("federation", faults).map(|text| text.value);
    one.number = count(&mut fields, "number", 1, faults);
    one.rating = count(&mut fields, "rating", 0, faults);
    one.rank = count(&mut fields, "rank", 1, faults);
    participants::absence(&mut fields, &mut one, faults);
    for score in [TeamScore::MatchPoints, TeamScore::GamePoints] {
        let published = optional(&mut fields, score.word(), faults);
        one.values.extend(published.map(|points| (score.code().to_owned(), points)));
    }
    if let Some(node) = fields.node("values") {
        one.values.extend(values(node, faults));
    }
    let players =
        fields.node("players").and_then(|node| node.list("players", faults)).unwrap_or_default();
    let roster = players.iter().filter_map(|node| player(node, faults)).collect();
    fields.finish(faults);
    Some((one, roster))
}

/// Published values by code.
fn values(node: &Node, faults: &mut Faults) -> Vec<(String, Exact)> {
    let NodeValue::Table(entries) = &node.value else {
        let message = sentence!(event_file_is { key: "values", value: node.value.kind() });
        faults.add(
            Diagnostic::error(message, node.span.clone())
                .label(sentence!(event_file_expected_values)),
        );
        return Vec::new();
    };
    entries
        .iter()
        .filter_map(|entry| Some((entry.key.clone(), number(&entry.node, faults)?)))
        .collect()
}

/// A player: a name, or a table like `[[player]]`.
fn player(node: &Node, faults: &mut Faults) -> Option<DraftParticipant> {
    match &node.value {
        NodeValue::Text(name) => {
            Some(DraftParticipant { name: name.clone(), ..DraftParticipant::default() })
        }
        _ => participants::read(node, "player", faults),
    }
}

impl EventFileReader<'_> {
    /// What stands at the head of a file of chess teams.
    pub(in super::super) fn teams_head(&mut self, fields: &mut Fields<'_>) -> DraftTeams {
        let mut teams = DraftTeams::default();
        // Looked at already: it told chess from bridge.
        let _ = fields.text("sport", &mut self.faults);
        match count(fields, "boards", 1, &mut self.faults) {
            Some(boards) => teams.boards = boards,
            None => {
                if fields.node("boards").is_none() {
                    fields.missing("boards", &mut self.faults);
                }
                self.whole = false;
            }
        }
        if let Some(node) = fields.node("match-points") {
            let expected = sentence!(event_file_expected_match_points);
            let numbers = exactly::<3>(node, "match-points", expected, &mut self.faults);
            let numbers =
                numbers.map(|items| items.each_ref().map(|item| number(item, &mut self.faults)));
            match numbers {
                Some([Some(win), Some(draw), Some(loss)]) => teams.match_points = [win, draw, loss],
                _ => self.whole = false,
            }
        }
        if let Some(word) = fields.text("primary", &mut self.faults) {
            match TeamScore::ALL.iter().find(|(_, known)| *known == word.value) {
                Some((score, _)) => teams.primary = *score,
                None => {
                    let message = sentence!(event_file_not_a_team_score { text: word.value });
                    let found = Diagnostic::error(message, word.span);
                    self.faults.add(found.label(one_of(&["match-points", "game-points"])));
                }
            }
        }
        teams.colours = self.first_colours(fields, teams.boards);
        teams
    }

    fn first_colours(&mut self, fields: &mut Fields<'_>, boards: u32) -> Option<String> {
        let colours = fields.text("first-colours", &mut self.faults)?;
        let right = colours.value.bytes().all(|colour| matches!(colour, b'W' | b'B'));
        if right && colours.value.len() == boards as usize {
            return Some(colours.value);
        }
        let found = Diagnostic::error(
            sentence!(event_file_no_colours { text: colours.value }),
            colours.span,
        );
        self.faults.add(found.label(sentence!(event_file_expected_colours)));
        None
    }

    /// Matches, byes and points given by the arbiter.
    pub(in super::super) fn teams_tables(
        &mut self,
        fields: &mut Fields<'_>,
        draft: &mut DraftEvent,
    ) {
        let Some(mut teams) = draft.teams.take() else { return };
        self.tables(fields, "match", |reader, item| {
            let Some(one) = reader.team_match(item, draft, &teams) else { return };
            teams.matches.push(one);
            reader.places.matches.extend(reader.place(item));
        });
        self.tables(fields, "bye", |reader, item| {
            let Some(bye) = reader.team_bye(item) else { return };
            teams.byes.push(bye);
            reader.places.byes.extend(reader.place(item));
        });
        self.tables(fields, "assigned", |reader, item| {
            let Some(one) = reader.assigned_points(item) else { return };
            teams.assigned.push(one);
            reader.places.assigned.extend(reader.place(item));
        });
        draft.teams = Some(teams);
        self.report(fields, draft);
        self.foreign(fields, &["game", "qualification-match", "encounter", "board"], "teams");
    }

    fn team_match(
        &mut self,
        node: &Node,
        draft: &DraftEvent,
        teams: &DraftTeams,
    ) -> Option<DraftTeamMatch> {
        let mut fields = Fields::open(node, "this match", &mut self.faults)?;
        let before = self.faults.list.len();
        let round = self.round(&mut fields);
        let names = self.two_names(&mut fields);
        let results = fields.node("boards").map(|node| self.results(node)).unwrap_or_default();
        let line_ups = match (fields.node("line-ups"), &names) {
            (Some(node), Some(names)) => self.line_ups(node, names, draft, teams),
            _ => Default::default(),
        };
        let score = fields.node("score").and_then(|node| {
            let expected = sentence!(event_file_expected_game_points);
            let [first, second] = exactly(node, "score", expected, &mut self.faults)?;
            Some([number(first, &mut self.faults)?, number(second, &mut self.faults)?])
        });
        let forfeited = self.forfeited(&mut fields);
        if results.is_empty() && score.is_none() && self.faults.list.len() == before {
            let place = head(&node.span, self.text);
            let found = Diagnostic::error(sentence!(event_file_empty_match), place);
            self.faults.add(found.label(sentence!(event_file_expected_boards)));
        }
        fields.finish(&mut self.faults);
        Some(DraftTeamMatch { round: round?, teams: names?, results, line_ups, score, forfeited })
    }

    fn round(&mut self, fields: &mut Fields<'_>) -> Option<u32> {
        let round = count(fields, "round", 1, &mut self.faults);
        if round.is_none() && fields.node("round").is_none() {
            fields.missing("round", &mut self.faults);
        }
        round
    }

    fn two_names(&mut self, fields: &mut Fields<'_>) -> Option<[String; 2]> {
        let Some(node) = fields.node("teams") else {
            fields.missing("teams", &mut self.faults);
            return None;
        };
        let expected = sentence!(event_file_expected_two_or_bye);
        let [first, second] = exactly(node, "teams", expected, &mut self.faults)?;
        let mut name = |node: &Node| node.text("teams", &mut self.faults).map(|name| name.value);
        Some([name(first)?, name(second)?])
    }

    fn results(&mut self, node: &Node) -> Vec<GameResult> {
        let items = node.list("boards", &mut self.faults).unwrap_or_default();
        items.iter().filter_map(|item| games::of_board(item, &mut self.faults)).collect()
    }

    fn line_ups(
        &mut self,
        node: &Node,
        names: &[String; 2],
        draft: &DraftEvent,
        teams: &DraftTeams,
    ) -> [Vec<Option<u32>>; 2] {
        let expected = sentence!(event_file_expected_line_ups);
        let Some(both) = exactly::<2>(node, "line-ups", expected, &mut self.faults) else {
            return Default::default();
        };
        [0, 1].map(|side: usize| {
            let team = draft.participants.iter().position(|one| one.name == names[side]);
            let roster = team
                .and_then(|team| teams.rosters.get(team))
                .map(Vec::as_slice)
                .unwrap_or_default();
            let seats = both[side].list("line-ups", &mut self.faults).unwrap_or_default();
            seats.iter().map(|seat| self.seat(seat, roster, &names[side])).collect()
        })
    }

    /// A player's place in the roster; nobody for an empty text.
    fn seat(&mut self, node: &Node, roster: &[DraftParticipant], team: &str) -> Option<u32> {
        let name = node.text("line-ups", &mut self.faults)?.value;
        if name.is_empty() {
            return None;
        }
        let place = roster.iter().position(|one| one.name == name);
        if place.is_none() {
            let label = match closest(&name, roster.iter().map(|one| one.name.as_str())) {
                Some(near) => sentence!(cli_did_you_mean_name { near }),
                None => sentence!(event_file_expected_player),
            };
            let message = sentence!(event_file_not_in_team { name, team });
            self.faults.add(Diagnostic::error(message, node.span.clone()).label(label));
        }
        place.and_then(|place| u32::try_from(place).ok())
    }

    fn forfeited(&mut self, fields: &mut Fields<'_>) -> bool {
        let Some(word) = fields.text("status", &mut self.faults) else { return false };
        if !matches!(word.value.as_str(), "played" | "forfeit") {
            let message = sentence!(event_file_not_a_status { of: "match", text: &word.value });
            self.faults
                .add(Diagnostic::error(message, word.span).label(one_of(&["played", "forfeit"])));
        }
        word.value == "forfeit"
    }

    fn team_bye(&mut self, node: &Node) -> Option<DraftTeamBye> {
        let mut fields = Fields::open(node, "this bye", &mut self.faults)?;
        let team = fields.required_text("team", &mut self.faults);
        let round = self.round(&mut fields);
        let kind: Option<ByeKind> = games::bye_kind(&mut fields, &mut self.faults);
        let match_points = optional(&mut fields, "match-points", &mut self.faults);
        let game_points = optional(&mut fields, "game-points", &mut self.faults);
        fields.finish(&mut self.faults);
        Some(DraftTeamBye {
            round: round?,
            team: team?.value,
            kind: kind?,
            match_points,
            game_points,
        })
    }

    fn assigned_points(&mut self, node: &Node) -> Option<DraftAssignedPoints> {
        let mut fields = Fields::open(node, "these points", &mut self.faults)?;
        let team = fields.required_text("team", &mut self.faults);
        let round = count(&mut fields, "round", 1, &mut self.faults);
        let match_points =
            optional(&mut fields, "match-points", &mut self.faults).unwrap_or(Exact::ZERO);
        let game_points =
            optional(&mut fields, "game-points", &mut self.faults).unwrap_or(Exact::ZERO);
        fields.finish(&mut self.faults);
        Some(DraftAssignedPoints { round, team: team?.value, match_points, game_points })
    }
}
