//! An event as an event file: always the same bytes for the same event.

use super::{
    FORMAT, boards_write, bridge::status_word, games::ANNULLED, teams::write as teams_of_chess,
};
use std::fmt::Write;
use tiebreak_model::{
    DeclinedOffer, Event, Exact, Game, GameOrigin, Id, Kind, Match, MatchStatus, Moment, NameOrder,
    Participant, PlayOffGame, Sport, Zone,
};

/// The event as TOML; reading it gives an equal event.
pub fn write(event: &Event) -> String {
    let mut out = TomlLines::default();
    out.text("format", FORMAT);
    out.text("title", event.title());
    if !event.regulation().is_empty() {
        out.text("regulation", event.regulation());
    }
    out.text("kind", event.kind().word());
    if event.cycles() > 1 {
        out.plain("cycles", event.cycles());
    }
    out.optional("rounds", event.rounds());
    out.optional("qualify", event.qualify());
    if !event.indivisible_prizes().is_empty() {
        let places: Vec<String> = event.indivisible_prizes().iter().map(u32::to_string).collect();
        out.plain("indivisible-prizes", format_args!("[{}]", places.join(", ")));
    }
    if event.finished() {
        out.plain("finished", true);
    }
    out.moment("start", event.start());
    out.moment("end", event.end());
    out.optional_text("venue", event.venue());
    out.optional_text("time-zone", event.time_zone().map(Zone::name));
    if event.name_order() != NameOrder::AsWritten {
        out.text("names", event.name_order().word());
    }
    if !event.report().is_empty() {
        let lines: Vec<String> =
            event.report().iter().map(|line| format!("  {},\n", quoted(line))).collect();
        out.plain("report", format_args!("[\n{}]", lines.concat()));
    }
    if let Some(teams) = event.teams() {
        teams_of_chess::write_head(teams, &mut out);
    }
    head_tables(event, &mut out);
    for one in event.participants() {
        participant(one, event, &mut out);
    }
    for (index, game) in event.games().iter().enumerate() {
        out.table("[[game]]");
        one_game(game, game.result.sign(), event, &mut out);
        if event.unrated().binary_search(&index).is_ok() {
            out.plain("rated", false);
        }
    }
    for PlayOffGame { game, annulled, origin } in event.play_off() {
        out.table("[[play-off-game]]");
        one_game(game, if *annulled { ANNULLED } else { game.result.sign() }, event, &mut out);
        if let Some(GameOrigin { game, line, file }) = origin {
            let file =
                file.as_ref().map(|file| format!(", file = {}", quoted(file))).unwrap_or_default();
            out.plain("origin", format_args!("{{ game = {game}, line = {line}{file} }}"));
        }
    }
    for game in event.annulled_games() {
        out.table("[[game]]");
        one_game(game, ANNULLED, event, &mut out);
    }
    for bye in event.byes() {
        out.table("[[bye]]");
        out.plain("round", bye.round);
        out.text("player", event.name(bye.player));
        out.text("kind", bye.kind.word());
        out.number("points", Some(bye.points));
    }
    for one in event.assigned() {
        out.table("[[assigned]]");
        out.optional("round", one.round);
        out.text("player", event.name(one.player));
        out.number("points", Some(one.points));
    }
    bridge_tables(event, &mut out);
    if let Some(teams) = event.teams() {
        teams_of_chess::write_tables(event, teams, &mut out);
    }
    out.0
}

fn one_game(game: &Game, result: &str, event: &Event, out: &mut TomlLines) {
    out.optional("round", game.round);
    out.text("white", event.name(game.white));
    out.text("black", event.name(game.black));
    out.text("result", result);
    out.optional_text("phase", game.phase.as_deref());
    out.optional("moves", game.moves);
    out.moment("started", game.started);
    out.moment("finished", game.finished);
}

fn head_tables(event: &Event, out: &mut TomlLines) {
    if !event.readings().is_empty() {
        out.table("[readings]");
        for (reading, taken) in event.readings() {
            out.text(&quoted(reading), taken);
        }
    }
    if !event.scoring().phases.is_empty() {
        out.table("[scoring]");
        for (phase, points) in &event.scoring().phases {
            match event.scoring().draw_wins.iter().find(|(name, _)| name == phase) {
                Some((_, colour)) => {
                    let (win, loss) = (exact(points[0]), exact(points[2]));
                    let table = format!(
                        "{{ win = {win}, loss = {loss}, draw-wins = \"{}\" }}",
                        colour.word()
                    );
                    out.plain(&quoted(phase), table);
                }
                None => out.numbers(&quoted(phase), points),
            }
        }
    }
    if let Some(scoring) = event.board_scoring() {
        boards_write::write_scoring(scoring, out);
    }
    if let Some(prizes) = event.prizes() {
        out.table("[prizes]");
        out.text("currency", &prizes.currency);
        let money = |cents: &[i64]| {
            cents.iter().map(|cents| Exact::from(*cents) / 100).collect::<Vec<Exact>>()
        };
        if !prizes.cents.is_empty() || prizes.awards.is_empty() {
            out.numbers("amounts", &money(&prizes.cents));
        }
        if !prizes.awards.is_empty() {
            out.table("[prizes.awards]");
            for (award, cents) in &prizes.awards {
                out.numbers(&quoted(award), &money(cents));
            }
        }
    }
    if let Some(points) = event.tour_points() {
        out.table("[tour-points]");
        out.numbers("places", &points.places);
        out.number("outright-first", points.outright_first);
    }
}

fn participant(one: &Participant, event: &Event, out: &mut TomlLines) {
    out.table(match (event.sport(), event.kind()) {
        (Sport::Chess, _) if event.teams().is_some() => "[[team]]",
        (Sport::Chess, _) => "[[player]]",
        (Sport::Bridge, Kind::Pairs) => "[[pair]]",
        (Sport::Bridge, _) => "[[team]]",
    });
    out.text("name", &one.name);
    out.optional_text("shown", one.shown.as_deref());
    out.optional_text("short", one.short.as_deref());
    out.optional("number", one.number);
    out.optional_text("federation", one.federation.as_deref());
    out.optional_text("title", one.chess_title.as_deref());
    out.optional("rating", one.rating);
    out.optional("fide-id", one.fide_id);
    out.optional_text("sex", one.sex.as_deref());
    out.optional_text("birth", one.birth.as_deref());
    out.optional_text("club", one.club.as_deref());
    if !one.groups.is_empty() {
        let groups: Vec<String> = one.groups.iter().map(|group| quoted(group)).collect();
        out.plain("groups", format_args!("[{}]", groups.join(", ")));
    }
    out.optional("previous-place", one.previous_place);
    out.optional("rank", one.rank);
    out.optional("withdrawn", one.withdrawn);
    out.optional("expelled", one.expelled);
    if !one.declines.is_empty() || !one.declines_awards.is_empty() {
        let words = DeclinedOffer::ALL
            .iter()
            .filter(|(what, _)| one.declines(*what))
            .map(|(_, word)| quoted(word));
        let awards =
            one.declines_awards.iter().map(|name| format!("{{ award = {} }}", quoted(name)));
        let words = words.chain(awards);
        out.plain("declines", format_args!("[{}]", words.collect::<Vec<_>>().join(", ")));
    }
    out.number("points", one.points);
    if !one.points_by_event.is_empty() {
        let events: Vec<String> = one
            .points_by_event
            .iter()
            .map(|(event, points)| format!("{} = {}", quoted(event), exact(*points)))
            .collect();
        out.plain("points-by-event", format_args!("{{ {} }}", events.join(", ")));
    }
    out.number("penalty", Some(one.penalty).filter(|penalty| !penalty.is_zero()));
    out.number("carry-over", Some(one.carry_over).filter(|carried| !carried.is_zero()));
    out.optional("qualification-rank", one.qualification_rank);
    // What follows from the boards is worked out again.
    if !one.sessions.is_empty() && event.played_boards().is_empty() {
        out.numbers("sessions", &one.sessions);
    }
    if let Some(teams) = event.teams() {
        teams_of_chess::write_team(one, event, teams, out);
    }
}

fn bridge_tables(event: &Event, out: &mut TomlLines) {
    let from_boards = tiebreak_bridge::MatchesOfBoards::from_event(event);
    for one in
        event.matches().iter().chain(event.annulled_matches()).filter(|one| !from_boards.give(one))
    {
        out.table("[[match]]");
        one_match(one, event, out);
    }
    for one in event.qualification_matches() {
        out.table("[[qualification-match]]");
        one_match(one, event, out);
    }
    for board in event.played_boards() {
        boards_write::write_board(board, event, out);
    }
    // What follows from the boards is worked out again.
    if !event.played_boards().is_empty() {
        return;
    }
    for one in event.encounters() {
        out.table("[[encounter]]");
        out.names("pairs", &one.pairs, event);
        out.numbers("matchpoints", &one.matchpoints);
    }
    for board in event.boards() {
        out.table("[[board]]");
        out.plain("number", board.number);
        let net: Vec<String> = board
            .net
            .iter()
            .map(|(id, points)| format!("{} = {}", quoted(event.name(*id)), exact(*points)))
            .collect();
        out.plain("net", format_args!("{{ {} }}", net.join(", ")));
    }
}

fn one_match(one: &Match, event: &Event, out: &mut TomlLines) {
    out.optional("round", one.round);
    out.optional_text("stage", one.stage.as_deref());
    let teams: Vec<Id> = std::iter::once(one.first).chain(one.second).collect();
    out.names("teams", &teams, event);
    if one.status != MatchStatus::Played {
        out.text("status", status_word(one.status));
    }
    out.optional("boards", one.boards);
    let pairs = [
        ("imps", &one.imps),
        ("vps", &one.vps),
        ("total-points", &one.total_points),
        ("score", &one.score),
    ];
    for (key, numbers) in pairs {
        if let Some(numbers) = numbers.get() {
            let sides = if key == "vps" { teams.len() } else { 2 };
            out.numbers(key, &numbers[..sides]);
        }
    }
    if let Some(carried) = one.carry_over.get() {
        out.numbers("carry-over", &carried);
    }
}

/// Lines of TOML.
#[derive(Default)]
pub(super) struct TomlLines(String);

impl TomlLines {
    pub(super) fn table(&mut self, header: &str) {
        self.0.push('\n');
        self.0.push_str(header);
        self.0.push('\n');
    }

    pub(super) fn plain(&mut self, key: &str, value: impl std::fmt::Display) {
        // Writing to a String cannot fail.
        let _ = writeln!(self.0, "{key} = {value}");
    }

    pub(super) fn optional(&mut self, key: &str, value: Option<impl Into<u64>>) {
        if let Some(value) = value {
            self.plain(key, value.into());
        }
    }

    pub(super) fn text(&mut self, key: &str, value: &str) {
        self.plain(key, quoted(value));
    }

    pub(super) fn optional_text(&mut self, key: &str, value: Option<&str>) {
        if let Some(value) = value {
            self.text(key, value);
        }
    }

    pub(super) fn number(&mut self, key: &str, value: Option<Exact>) {
        if let Some(value) = value {
            self.plain(key, exact(value));
        }
    }

    pub(super) fn numbers(&mut self, key: &str, values: &[Exact]) {
        let values: Vec<String> = values.iter().map(|value| exact(*value)).collect();
        self.plain(key, format_args!("[{}]", values.join(", ")));
    }

    pub(super) fn names(&mut self, key: &str, ids: &[Id], event: &Event) {
        let names: Vec<String> = ids.iter().map(|id| quoted(event.name(*id))).collect();
        self.plain(key, format_args!("[{}]", names.join(", ")));
    }

    pub(super) fn moment(&mut self, key: &str, value: Option<Moment>) {
        let Some(value) = value else { return };
        // TOML knows the years 0 to 9999 only.
        if (0..=9999).contains(&value.date().year()) {
            self.plain(key, value);
        } else {
            self.text(key, &value.to_string());
        }
    }
}

pub(super) fn exact(number: Exact) -> String {
    let text = number.to_string();
    if text.contains('/') { format!("\"{text}\"") } else { text }
}

/// A basic string of TOML.
pub(super) fn quoted(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            c if c.is_control() => {
                let _ = write!(out, "\\u{:04X}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
