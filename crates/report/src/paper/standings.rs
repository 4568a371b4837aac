//! Standings as documents: of a ruling, or by FIDE tie-breaks with every value.

use super::foot::no_record;
use super::protocol::{heading, title};
use super::{
    Block, Cell, Foot, GroupManner, Heading, PaperDocument, PaperSection, PaperStep, Row, Table,
    TableKind, TextRun, Tone,
};
use crate::html::Extras;
use crate::words::{decimal, tie_break};
use crate::{Case, Language, say};
use tiebreak_model::{Exact, Sport};
use tiebreak_standings::{AnyCrosstable as Crosstable, Derivation, Edition, Listing};

/// The sections of a report that standings have too.
const KEPT: [&str; 7] =
    ["departures", "standing", "awards", "carry-over", "money", "crosstable", "head"];

/// The standings of a ruling, with the values of the FIDE tie-breaks if the regulation lists some.
pub fn standing(case: Case<'_>, extras: &Extras) -> PaperDocument {
    let mut document = super::protocol(case, extras);
    document.sections.retain(|section| KEPT.contains(&section.id));
    document.title = title(case, "standing");
    document.heading = Heading { kind: kind(case.language), ..heading(case, extras) };
    if let Some(values) = values(case) {
        let at = document
            .sections
            .iter()
            .position(|section| section.id == "standing")
            .map_or(0, |at| at + 1);
        document.sections.insert(at, values);
    }
    document
}

/// The values of the tie-breaks that the regulation lists.
fn values(case: Case<'_>) -> Option<PaperSection> {
    if case.event.sport() != Sport::Chess {
        return None;
    }
    let (clause, codes) = case.regulation.list(case.event.kind())?;
    let list: Vec<&str> = std::iter::once("PTS").chain(codes).collect();
    let table = Crosstable::from_event(case.event);
    let listing = table.standing(&list.join(","), None).ok()?;
    let from = format!("regulation {}, {}", case.regulation.id, case.clause(clause));
    Some(PaperSection::new(case.language, "values", blocks(case.language, &*listing, &from)))
}

/// Standings by FIDE tie-breaks as a document. `from` names the source of the tie-break list, as
/// data gives it.
pub fn standings(
    language: Language,
    title: &str,
    listing: &dyn Listing,
    from: &str,
) -> PaperDocument {
    let blocks = blocks(language, listing, from);
    PaperDocument {
        language: language.code(),
        title: say!(language, protocol_title { kind: "standing", event: title }),
        heading: Heading {
            kind: kind(language),
            title: title.to_owned(),
            regulation: Vec::new(),
            state: String::new(),
            settled: true,
            printed: None,
        },
        sections: vec![PaperSection {
            id: "values",
            ..PaperSection::new(language, "standing", blocks)
        }],
        foot: Foot { title: title.to_owned(), departs: None, head: no_record(language) },
    }
}

fn kind(language: Language) -> String {
    say!(language, protocol_kind { kind: "standing" })
}

fn blocks(language: Language, listing: &dyn Listing, from: &str) -> Vec<Block> {
    let headings = listing.headings();
    let [rank, number, name] =
        ["rank", "number", "name"].map(|column| say!(language, cli_standing_head { column }));
    let mut head = vec![Cell::number(rank), Cell::number(number), Cell::words(name)];
    head.extend(headings.iter().map(|heading| Cell::number(heading.code.clone())));
    let rows = listing.rows().into_iter().map(|row| {
        let entrant = &listing.entrants()[row.player];
        let mut cells =
            vec![Cell::number(row.rank.to_string()), Cell::number(entrant.number.to_string())];
        cells.push(Cell::name(&entrant.name));
        let value = |at| shown(listing, row.player, at, |value| decimal(language, &value.mixed()));
        cells.extend((0..headings.len()).map(|at| Cell::number(value(at))));
        Row::new(cells)
    });
    let table = rows.fold(Table::new(TableKind::List, head), |table, row| {
        table.with(GroupManner::Plain, vec![row])
    });
    let below = below(language, listing, from)
        .into_iter()
        .map(|words| Block::Paragraph(Tone::Note, vec![TextRun::plain(words)]));
    let explained = headings.into_iter().map(|heading| PaperStep {
        long: false,
        blocks: vec![Block::Paragraph(
            Tone::Note,
            vec![TextRun::plain(tie_break(language, &heading.code, &heading.words))],
        )],
        clause: heading.code,
    });
    let explained = Block::Steps(explained.collect());
    std::iter::once(Block::Table(table)).chain(below).chain([explained]).collect()
}

/// The headings of the first columns, and the mark for an undefined value.
const RANK: &str = "Rank";
const NUMBER: &str = "No";
const NAME: &str = "Name";
const UNDEFINED: &str = "-";

/// A value for people. For a direct encounter, the points among the tied and the rank there; empty
/// for a player without a tie.
fn shown(
    listing: &dyn Listing,
    player: usize,
    code: usize,
    figure: impl Fn(Exact) -> String,
) -> String {
    let Some(value) = listing.value(player, code) else { return UNDEFINED.to_owned() };
    let comparison = listing.headings()[code].made_of == Derivation::Comparison;
    match listing.among_tied(player, code) {
        Some(points) => format!("{} ({})", figure(points), figure(value)),
        None if comparison && value.is_zero() => UNDEFINED.to_owned(),
        None => figure(value),
    }
}

/// The headings of the columns, and the words of each player's row: for terminals and files.
pub fn rows(listing: &dyn Listing) -> (Vec<String>, Vec<Vec<String>>) {
    let heads = [RANK, NUMBER, NAME].map(str::to_owned).into_iter();
    let head: Vec<String> =
        heads.chain(listing.headings().into_iter().map(|heading| heading.code)).collect();
    let rows = listing.rows().into_iter().map(|row| {
        let entrant = &listing.entrants()[row.player];
        let mut words =
            vec![row.rank.to_string(), entrant.number.to_string(), entrant.name.clone()];
        let value = |at| shown(listing, row.player, at, |value| value.to_string());
        words.extend((0..head.len() - 3).map(value));
        words
    });
    let rows = rows.collect();
    (head, rows)
}

/// The remarks below the standings: the tie-breaks, their source and the edition.
pub fn below(language: Language, listing: &dyn Listing, from: &str) -> [String; 2] {
    let codes: Vec<String> = listing.headings().into_iter().map(|heading| heading.code).collect();
    [
        say!(language, standing_by { codes: codes.join(", "), from: source(language, from) }),
        edition(language, listing),
    ]
}

/// The edition that was applied, and why.
fn edition(language: Language, listing: &dyn Listing) -> String {
    let edition = listing.edition();
    let because = match listing.start() {
        Some(day) if Edition::on(Some(day)) == edition => {
            say!(language, edition_because_start { date: day.to_string() })
        }
        None if Edition::on(None) == edition => say!(language, edition_because_unknown),
        _ => say!(language, edition_because_told),
    };
    say!(language, standing_edition { year: edition.year().to_string(), because })
}

/// The source of a tie-break list, in words.
pub fn source(language: Language, from: &str) -> String {
    if let Some((id, clause)) =
        from.strip_prefix("regulation ").and_then(|named| named.split_once(", "))
    {
        return say!(language, protocol_list_from { id, clause });
    }
    let source = match from {
        "recommended" => "recommended",
        "--by" => "by",
        _ if from.starts_with("record") => "record",
        _ => "other",
    };
    say!(language, standing_list_from { source, from })
}
