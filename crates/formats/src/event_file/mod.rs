//! Event files: TOML, or JSON with the same names.

mod boards;
mod boards_write;
mod bridge;
mod games;
mod participants;
mod places;
mod points;
mod teams;
mod values;
mod write;

pub(crate) use bridge::status_word;
pub use write::write;

use crate::account::{Account, Told, examine, examine_teams};
use crate::text::{LARGEST, decode};
use crate::{Format, Import};
use places::{Places, TablePlaces};
use std::collections::BTreeMap;
use tiebreak_document::{
    Diagnostic, Document, Faults, Fields, Node, Pieces, PlacedValue, RejectedFile, closest,
    without_mark,
};
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::bridge::{Method, PlayedBoard};
use tiebreak_model::{DraftEvent, Event, EventInfo, Fault, Id, Kind, Sport, bounds};
use values::{count, flag, meant, moment, name_order, zone};

/// The version of the format that is read and written.
pub const FORMAT: &str = "tiebreak-event/1";

/// Reads an event file's bytes: refuses those that are empty, larger than 32 MiB or not UTF-8.
pub fn read_bytes(name: &str, bytes: &[u8]) -> Result<Event, RejectedFile> {
    read(name, decode(name, bytes, LARGEST)?)
}

/// Reads an event file. All the mistakes come at once, in the order of the file.
pub fn read(name: &str, text: &str) -> Result<Event, RejectedFile> {
    read_as(name, text, |_| ()).map(|(event, _)| event)
}

/// The event as its record keeps it: always the same text for the same event. Games of the play-off
/// are left out, as nothing follows from them by themselves.
pub fn kept(event: &Event) -> String {
    write(&event.without_offers())
}

/// Reads an event file with an account of it. The file says what it is, unless the user says
/// otherwise; what it says is compared with the games.
pub fn import(name: &str, text: &str, told: &Told) -> Result<Import, RejectedFile> {
    let (event, mut draft) = read_as(name, text, |draft| {
        draft.info.kind = told.kind.unwrap_or(draft.info.kind);
        draft.info.cycles = told.cycles.unwrap_or(draft.info.cycles);
        draft.info.rounds = told.rounds.or(draft.info.rounds);
    })?;
    let mut account = Account::new(name, Format::EventFile, "utf-8");
    if event.teams().is_some() {
        examine_teams(&event, sentence!(event_file_says_so), told, &mut account);
    } else {
        let named = Some((draft.info.kind, sentence!(event_file_says_so)));
        draft.info.cycles = event.cycles();
        let told =
            Told { names: told.names.clone(), cycles: Some(event.cycles()), ..Told::default() };
        examine(&mut draft, named, &told, &mut account);
    }
    account.repairs.extend(small_groups(&event));
    Ok(Import::new(event, account))
}

/// Says how the small groups of fouled boards are scored, where there are any.
fn small_groups(event: &Event) -> Option<Sentence> {
    let scoring = event.board_scoring()?;
    let fouled = |board: &&PlayedBoard<Id>| {
        board.tables.iter().any(|table| table.form != board.tables[0].form)
    };
    let count = event.played_boards().iter().filter(fouled).count();
    let counts = scoring.method == Method::Matchpoints && count > 0;
    counts.then(|| sentence!(account_small_groups { rule: scoring.small_groups.word(), count }))
}

/// From this size in bytes on, a file is read table by table.
const LARGE: usize = 128 * 1024;

/// An event with its draft, into which something is changed before it is checked.
fn read_as(
    name: &str,
    text: &str,
    change: impl Fn(&mut DraftEvent),
) -> Result<(Event, DraftEvent), RejectedFile> {
    let text = without_mark(text);
    let pieces = if text.len() > LARGE { Pieces::parse(text) } else { None };
    if let Some(fault) = pieces.as_ref().and_then(crowd) {
        return Err(RejectedFile::new(
            name,
            text,
            vec![Places::default().diagnostic(&fault, text)],
        ));
    }
    let in_pieces = pieces.and_then(|pieces| read_in_pieces(text, &pieces, &change));
    in_pieces.map_or_else(|| read_whole(name, text, &change), Ok)
}

/// More participants than are read: told before any of them is, however many there are. Players who
/// are listed next to teams are theirs.
fn crowd(pieces: &Pieces<'_>) -> Option<Fault> {
    let mut lists =
        PARTICIPANTS.iter().map(|(word, _)| pieces.count(word)).filter(|count| *count > 0);
    lists.next().filter(|_| lists.next().is_none()).and_then(bounds::crowd)
}

fn read_whole(
    name: &str,
    text: &str,
    change: &impl Fn(&mut DraftEvent),
) -> Result<(Event, DraftEvent), RejectedFile> {
    let document = Document::read(name, text)?;
    let mut reader = EventFileReader {
        text,
        pieces: None,
        faults: Faults::default(),
        places: Places::default(),
        whole: true,
    };
    let draft = reader.event(&document.root);
    let EventFileReader { mut faults, places, whole, .. } = reader;
    let checked = match draft {
        Some(mut draft) if whole => {
            change(&mut draft);
            tiebreak_bridge::enter(&mut draft)
                .and_then(|()| Event::checked(&draft))
                .map(|event| (event, draft))
        }
        _ => Err(Vec::new()),
    };
    match checked {
        Ok(read) if !faults.fatal() => Ok(read),
        Ok(_) => Err(RejectedFile::new(name, text, faults.list)),
        Err(found) => {
            faults.list.extend(found.iter().map(|fault| places.diagnostic(fault, text)));
            Err(RejectedFile::new(name, text, faults.list))
        }
    }
}

/// A large file, whose tree would take twenty times its memory. `None` where anything about it is
/// to be shown at its place.
fn read_in_pieces(
    text: &str,
    pieces: &Pieces<'_>,
    change: &impl Fn(&mut DraftEvent),
) -> Option<(Event, DraftEvent)> {
    let (faults, places) = (Faults::default(), Places::default());
    let mut reader = EventFileReader { text, pieces: Some(pieces), faults, places, whole: true };
    let mut draft =
        reader.event(pieces.head()).filter(|_| reader.whole && reader.faults.list.is_empty())?;
    change(&mut draft);
    tiebreak_bridge::enter(&mut draft).ok()?;
    Event::checked(&draft).ok().map(|event| (event, draft))
}

struct EventFileReader<'t> {
    text: &'t str,
    /// The tables of the lists, where they are read one at a time.
    pieces: Option<&'t Pieces<'t>>,
    faults: Faults,
    places: Places,
    /// Whether enough could be read for the model's checks to mean anything.
    whole: bool,
}

/// The tables of participants, each with its sport.
const PARTICIPANTS: [(&str, Sport); 3] =
    [("player", Sport::Chess), ("team", Sport::Bridge), ("pair", Sport::Bridge)];

impl EventFileReader<'_> {
    fn event(&mut self, root: &Node) -> Option<DraftEvent> {
        let mut fields = Fields::open(root, "the event", &mut self.faults)?;
        if !self.format(&mut fields) {
            return None;
        }
        self.places.event = TablePlaces::from_node(root);
        let title = fields.required_text("title", &mut self.faults);
        let regulation = fields.text("regulation", &mut self.faults);
        let mut draft = DraftEvent {
            info: EventInfo {
                title: title.map(|title| title.value).unwrap_or_default(),
                regulation: regulation.map(|regulation| regulation.value).unwrap_or_default(),
                readings: self.readings(&mut fields),
                cycles: count(&mut fields, "cycles", 1, &mut self.faults).unwrap_or_default(),
                rounds: count(&mut fields, "rounds", 1, &mut self.faults),
                qualify: count(&mut fields, "qualify", 1, &mut self.faults),
                indivisible_prizes: points::places(
                    &mut fields,
                    "indivisible-prizes",
                    &mut self.faults,
                ),
                finished: fields
                    .node("finished")
                    .is_some_and(|node| flag(node, "finished", &mut self.faults)),
                start: moment(&mut fields, "start", &mut self.faults),
                end: moment(&mut fields, "end", &mut self.faults),
                venue: fields.text("venue", &mut self.faults).map(|venue| venue.value),
                time_zone: zone(&mut fields, "time-zone", &mut self.faults),
                names: name_order(&mut fields, &mut self.faults),
                ..EventInfo::default()
            },
            ..DraftEvent::default()
        };
        self.worth(&mut fields, &mut draft);
        if teams::read::is_chess(root) && fields.node("team").is_some() {
            draft.teams = Some(self.teams_head(&mut fields));
        }
        let word = self.participants(&mut fields, &mut draft);
        draft.info.kind = self.kind(&mut fields, word, draft.info.sport);
        match draft.info.sport {
            Sport::Chess if draft.teams.is_some() => self.teams_tables(&mut fields, &mut draft),
            Sport::Chess => self.chess(&mut fields, &mut draft),
            Sport::Bridge => self.bridge(&mut fields, &mut draft),
        }
        fields.finish(&mut self.faults);
        Some(draft)
    }

    /// A file of another format or version is not read any further: nothing in it can be relied on.
    fn format(&mut self, fields: &mut Fields<'_>) -> bool {
        let Some(node) = fields.node("format") else {
            let found = Diagnostic::error(sentence!(event_file_no_format), 0..0);
            self.faults.add(found.hint(sentence!(event_file_begin_with { format: FORMAT })));
            return false;
        };
        let Some(format) = node.text("format", &mut self.faults) else { return false };
        if format.value == FORMAT {
            return true;
        }
        let expected = sentence!(event_file_expected { words: format!("\"{FORMAT}\"") });
        if format.value.starts_with("tiebreak-regulation/") {
            let found =
                Diagnostic::error(sentence!(event_file_regulation), format.span).label(expected);
            self.faults.add(found.hint(sentence!(event_file_regulation_hint)));
            return false;
        }
        let message = match format.value.strip_prefix("tiebreak-event/") {
            Some(version) => sentence!(event_file_other_version { version }),
            None => sentence!(event_file_other_format { format: format.value }),
        };
        self.faults.add(Diagnostic::error(message, format.span).label(expected));
        false
    }

    fn readings(&mut self, fields: &mut Fields<'_>) -> BTreeMap<String, String> {
        let Some(node) = fields.node("readings") else { return BTreeMap::new() };
        let Some(mut readings) = Fields::open(node, "`readings`", &mut self.faults) else {
            return BTreeMap::new();
        };
        let chosen = readings.others();
        chosen
            .filter_map(|entry| {
                Some((entry.key.clone(), entry.node.text(&entry.key, &mut self.faults)?.value))
            })
            .collect()
    }

    fn worth(&mut self, fields: &mut Fields<'_>, draft: &mut DraftEvent) {
        let before = self.faults.list.len();
        if let Some(node) = fields.node("scoring") {
            draft.info.scoring = points::scoring(node, &mut self.faults);
        }
        self.whole &= self.faults.list.len() == before;
        draft.info.prizes =
            fields.node("prizes").and_then(|node| points::prizes(node, &mut self.faults));
        draft.info.tour_points =
            fields.node("tour-points").and_then(|node| points::tour_points(node, &mut self.faults));
    }

    /// Reads the participants and returns the name of their tables.
    fn participants(
        &mut self,
        fields: &mut Fields<'_>,
        draft: &mut DraftEvent,
    ) -> Option<&'static str> {
        let mut first: Option<&'static str> = None;
        for (word, sport) in PARTICIPANTS {
            let Some(node) = fields.node(word) else { continue };
            if let Some(first) = first {
                let message = sentence!(event_file_both_tables { first, second: word });
                let found = Diagnostic::error(message, values::head(&node.span, self.text));
                self.faults.add(found.label(sentence!(event_file_tables_too { first })));
                self.whole = false;
                continue;
            }
            first = Some(word);
            draft.info.sport = if draft.teams.is_some() { Sport::Chess } else { sport };
            self.each(node, word, |reader, item| {
                let read = match &mut draft.teams {
                    Some(teams) => {
                        teams::read::team(item, &mut reader.faults).map(|(one, roster)| {
                            teams.rosters.push(roster);
                            one
                        })
                    }
                    None => participants::read(item, word, &mut reader.faults),
                };
                let Some(one) = read else {
                    reader.whole = false;
                    return;
                };
                draft.participants.push(one);
                reader.places.participants.extend(reader.place(item));
            });
        }
        first
    }

    /// The kind, which must fit the participants. Where it does not, nothing is checked that
    /// depends on it.
    fn kind(&mut self, fields: &mut Fields<'_>, word: Option<&str>, sport: Sport) -> Kind {
        let stand_in = Kind::Swiss;
        let fits = |kind: Kind| match word {
            None => true,
            Some(word) => (word == "pair") == (kind == Kind::Pairs) && of_sport(kind, sport),
        };
        let fitting: Vec<&str> =
            Kind::ALL.iter().filter(|(kind, _)| fits(*kind)).map(|(_, word)| *word).collect();
        let Some(PlacedValue { value, span }) = fields.text("kind", &mut self.faults) else {
            if fields.node("kind").is_none() {
                let quoted: Vec<String> =
                    fitting.iter().map(|word| format!("\"{word}\"")).collect();
                fields.missing_like("kind", quoted.join(", "), &mut self.faults);
            }
            return stand_in;
        };
        let message = match Kind::ALL.iter().find(|(_, known)| *known == value) {
            Some((kind, _)) if fits(*kind) => return *kind,
            Some(_) => {
                sentence!(event_file_kind_without_tables {
                    kind: &value,
                    table: word.unwrap_or_default()
                })
            }
            None => sentence!(event_file_not_a_kind { kind: &value }),
        };
        let label = meant(closest(&value, fitting.iter().copied()), &fitting);
        self.faults.add(Diagnostic::error(message, span).label(label));
        stand_in
    }

    fn chess(&mut self, fields: &mut Fields<'_>, draft: &mut DraftEvent) {
        self.tables(fields, "game", |reader, item| {
            let Some(games::GameTable { game, rated, annulled }) =
                games::read(item, &mut reader.faults)
            else {
                return;
            };
            if annulled {
                draft.annulled.push(draft.games.len());
            }
            if !rated {
                draft.unrated.push(draft.games.len());
            }
            draft.games.push(game);
            reader.places.games.extend(reader.place(item));
        });
        self.tables(fields, "play-off-game", |reader, item| {
            let Some(game) = games::read_play_off(item, &mut reader.faults) else { return };
            draft.play_off.push(game);
            reader.places.play_off.extend(reader.place(item));
        });
        self.tables(fields, "bye", |reader, item| {
            let Some(bye) = games::read_bye(item, &draft.info.scoring, &mut reader.faults) else {
                return;
            };
            draft.byes.push(bye);
            reader.places.byes.extend(reader.place(item));
        });
        self.tables(fields, "assigned", |reader, item| {
            let Some(one) = games::read_assigned(item, &mut reader.faults) else { return };
            draft.assigned.push(one);
            reader.places.assigned.extend(reader.place(item));
        });
        self.report(fields, draft);
        self.foreign(
            fields,
            &["match", "qualification-match", "encounter", "board", "board-scoring"],
            "chess",
        );
    }

    fn bridge(&mut self, fields: &mut Fields<'_>, draft: &mut DraftEvent) {
        let scoring = fields.node("board-scoring");
        draft.board_scoring =
            scoring.and_then(|node| boards::read_scoring(node, draft.info.kind, &mut self.faults));
        self.tables(fields, "match", |reader, item| {
            let read = bridge::read_match(item, draft.info.kind, reader.text, &mut reader.faults);
            let Some(one) = read else { return };
            draft.matches.push(one);
            reader.places.matches.extend(reader.place(item));
        });
        self.tables(fields, "qualification-match", |reader, item| {
            // The qualification is scored in VPs, whatever follows it.
            let read = bridge::read_match(item, Kind::RoundRobin, reader.text, &mut reader.faults);
            let Some(one) = read else { return };
            draft.qualification_matches.push(one);
            reader.places.qualification_matches.extend(reader.place(item));
        });
        self.tables(fields, "encounter", |reader, item| {
            let Some(one) = bridge::read_encounter(item, &mut reader.faults) else { return };
            draft.encounters.push(one);
            reader.places.encounters.extend(reader.place(item));
        });
        self.tables(fields, "board", |reader, item| {
            if bridge::has_tables(item) {
                let Some(one) = boards::read_board(item, &mut reader.faults) else { return };
                draft.played_boards.push(one);
                reader.places.played_boards.extend(reader.place(item));
                return;
            }
            let Some(one) = bridge::read_board(item, &mut reader.faults) else { return };
            draft.boards.push(one);
            reader.places.boards.extend(reader.place(item));
        });
        self.foreign(fields, &["game", "play-off-game", "bye", "assigned"], "bridge");
    }

    /// The lines of a tournament report that came by way of an event file, and what they list.
    fn report(&mut self, fields: &mut Fields<'_>, draft: &mut DraftEvent) {
        let (key, faults) = ("report", &mut self.faults);
        let items = fields.node(key).and_then(|node| node.list(key, faults)).unwrap_or_default();
        draft.info.report =
            items.iter().filter_map(|item| Some(item.text(key, faults)?.value)).collect();
        draft.info.listed = crate::trf::listed(&draft.info.report);
    }

    /// Reads the tables of a list, where it is there.
    fn tables(
        &mut self,
        fields: &mut Fields<'_>,
        key: &'static str,
        read: impl FnMut(&mut Self, &Node),
    ) {
        if let Some(node) = fields.node(key) {
            self.each(node, key, read);
        }
    }

    /// Reads the tables of a list one after the other, from the tree or from their pieces.
    fn each(&mut self, node: &Node, key: &str, mut read: impl FnMut(&mut Self, &Node)) {
        for item in node.list(key, &mut self.faults).unwrap_or_default() {
            read(self, item);
        }
        let Some(pieces) = self.pieces else { return };
        for item in pieces.tables(key) {
            match item {
                Some(item) => read(self, &item),
                None => self.whole = false,
            }
        }
    }

    /// Where a table stands; pieces do not know it.
    fn place(&self, item: &Node) -> Option<TablePlaces> {
        self.pieces.is_none().then(|| TablePlaces::from_node(item))
    }

    /// Tables of the other sport; `sport` is `chess`, `bridge`, or `teams` of chess.
    fn foreign(&mut self, fields: &mut Fields<'_>, keys: &[&'static str], sport: &'static str) {
        for key in keys {
            if let Some(node) = fields.node(key) {
                let message = sentence!(event_file_foreign_tables { sport, key: *key });
                let found = Diagnostic::error(message, values::head(&node.span, self.text));
                self.faults.add(found.hint(sentence!(event_file_foreign_tables_hint)));
            }
        }
    }
}

fn of_sport(kind: Kind, sport: Sport) -> bool {
    match kind {
        Kind::RoundRobin | Kind::Swiss | Kind::Knockout => true,
        Kind::RapidAndBlitz | Kind::Tour | Kind::Match => sport == Sport::Chess,
        Kind::Pairs | Kind::BoardAMatch => sport == Sport::Bridge,
    }
}
