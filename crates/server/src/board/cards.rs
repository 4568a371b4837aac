//! The cards of the upper band: one for each board that is played, drawn or awaited, always in the
//! same place.

use super::names::{FittedName, width};
use super::{BoardEvent, is_to_begin};
use crate::site::colour_mark::{MarkedColour, piece};
use crate::site::words;
use maud::{Markup, html};
use tiebreak_model::{Ask, Colour, Id, PlayedGame, Question, StageForm, StageRecord};
use tiebreak_report::board::{asked, clocks, left_of};
use tiebreak_report::pairings::{BracketPairing, BracketSeat, rounds};
use tiebreak_report::svg::{half_points, own_mark, points};
use tiebreak_report::words::{names as said_names, uncapital};
use tiebreak_report::{Language, say};

/// The most cards that can be read on a board; with more they become a list.
const MOST: usize = 4;
/// Names on two boards side by side are shown whole up to this width, in half ems, so that they
/// can be read from ten metres.
const READ_SIDE_BY_SIDE: u32 = 17;
/// The most names on one card.
const MOST_ROWS: usize = 12;

/// What a card is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CardKind {
    Playing,
    /// The game before it has just ended.
    Next,
    ToBeDrawn,
    Over,
    Quiet,
}

impl CardKind {
    fn class(self) -> &'static str {
        match self {
            Self::Playing => "now",
            Self::Next => "next",
            Self::ToBeDrawn => "lots",
            Self::Over => "over",
            Self::Quiet => "",
        }
    }
}

/// One card of the upper band.
#[derive(Debug)]
pub struct BoardCard {
    kind: CardKind,
    title: String,
    note: String,
    rows: Vec<BoardCardRow>,
    foot: Option<String>,
}

#[derive(Debug)]
struct BoardCardRow {
    id: Id,
    side: Option<MarkedColour>,
    score: Option<String>,
    done: Vec<PastGame>,
    won: Option<bool>,
}

/// A finished game, seen by one of the two.
#[derive(Debug)]
struct PastGame {
    mark: String,
    black: bool,
    /// Sudden death and Armageddon games do not count in the score.
    beside: bool,
}

/// All cards of the present moment.
pub fn cards(board: &BoardEvent<'_>) -> Vec<BoardCard> {
    of_knock_out(board).unwrap_or_else(|| {
        let open = board
            .event_state
            .ruling()
            .open
            .iter()
            .filter(|question| !matches!(question.ask, Ask::Data(_)));
        open.map(|question| of_question(board, question)).collect()
    })
}

/// The matches of the knock-out round in progress, including finished ones, so that no card
/// changes its place.
fn of_knock_out(board: &BoardEvent<'_>) -> Option<Vec<BoardCard>> {
    let case = board.case();
    let stage = case.ruling.stages.iter().find(|stage| stage.form == StageForm::KnockOut)?;
    let rounds = rounds(case, stage);
    let round = rounds.iter().find(|round| round.iter().any(|pairing| pairing.winner.is_none()))?;
    let open = &case.ruling.open;
    let all_inside =
        open.iter().all(|question| round.iter().any(|pairing| pairing.holds(&question.id)));
    let played = |pairing: &&BracketPairing<'_>| {
        pairing.seats.iter().all(|seat| matches!(seat, BracketSeat::Known(_)))
    };
    (all_inside && !open.is_empty())
        .then(|| round.iter().filter(played).map(|pairing| of_pairing(board, pairing)).collect())
}

fn of_pairing(board: &BoardEvent<'_>, pairing: &BracketPairing<'_>) -> BoardCard {
    let open = board.event_state.ruling().open.iter().find(|question| pairing.holds(&question.id));
    let mut card = match (open, &pairing.seats) {
        (Some(question), _) => of_question(board, question),
        (None, [BracketSeat::Known(a), BracketSeat::Known(b)]) => {
            let note = pairing.winner.map(|id| goes_on(board, id, [*a, *b])).unwrap_or_default();
            let row = |id: Id| BoardCardRow {
                won: pairing.winner.map(|winner| winner == id),
                ..duel_row(board, id, [*a, *b], None)
            };
            let kind = if pairing.winner.is_some() { CardKind::Over } else { CardKind::Quiet };
            BoardCard { kind, title: String::new(), note, rows: vec![row(*a), row(*b)], foot: None }
        }
        (None, _) => BoardCard {
            kind: CardKind::Quiet,
            title: String::new(),
            note: String::new(),
            rows: Vec::new(),
            foot: None,
        },
    };
    card.title = pairing.title(board.language);
    card
}

/// "Wei Yi goes on", and whether that is because the opponent left.
fn goes_on(board: &BoardEvent<'_>, id: Id, pair: [Id; 2]) -> String {
    let goes_on = say!(board.language, page_board_goes_on { name: board.event.name(id) });
    let left = left_of(board.case(), &pair);
    if left.is_empty() {
        return goes_on;
    }
    let left = said_names(board.language, board.event, &left);
    say!(board.language, page_board_goes_on_left { goes_on, left })
}

fn of_question(board: &BoardEvent<'_>, question: &Question) -> BoardCard {
    let seat = words::seat(board.event_state, &question.id);
    let language = board.language;
    let within = seat.as_ref().map(|seat| seat.within(language)).unwrap_or_default();
    match &question.ask {
        Ask::Game { white, black, clock, draw_wins } => {
            let label = seat.as_ref().map_or_else(
                || words::place_in_play_off(language, &question.id),
                |seat| seat.label(language),
            );
            let duel = seat.as_ref().is_none_or(|seat| seat.stage.form != StageForm::RoundRobin);
            let row = |id: Id, colour: Colour| {
                let side = Some(MarkedColour::Known(colour));
                if duel { duel_row(board, id, [*white, *black], side) } else { plain_row(id, side) }
            };
            let foot = draw_wins
                .map(|colour| say!(language, page_board_draw_wins { colour: colour.word() }));
            let kind = if is_to_begin(board.event_state, question) {
                CardKind::Next
            } else {
                CardKind::Playing
            };
            let label = if kind == CardKind::Next { next(language, &label) } else { label };
            let clock = clocks(language, *clock);
            let (title, note) = if within.is_empty() {
                (label, clock)
            } else {
                (within, format!("{label}, {clock}"))
            };
            let rows = vec![row(*white, Colour::White), row(*black, Colour::Black)];
            BoardCard { kind, title, note, rows, foot }
        }
        ask => {
            let pair = matches!(ask, Ask::Lots { among, .. } if among.len() == 2)
                || matches!(ask, Ask::Colour { .. });
            let side = pair.then_some(MarkedColour::ToBeDrawn);
            let among = ask.participants();
            let row = |id: &Id| match among.as_slice() {
                [a, b] => duel_row(board, *id, [*a, *b], side),
                _ => plain_row(*id, side),
            };
            let rows = among.iter().take(MOST_ROWS).map(row).collect();
            let above = question
                .id
                .rsplit_once('/')
                .map_or(String::new(), |(above, _)| words::place_in_play_off(language, above));
            let title = if above.is_empty() { asked(language, question) } else { above };
            let note = match ask {
                Ask::Lots { .. } => say!(language, page_board_to_be_drawn),
                Ask::Colour { chooser, .. } => {
                    say!(language, page_board_chooses { name: board.event.name(*chooser) })
                }
                _ => String::new(),
            };
            BoardCard { kind: CardKind::ToBeDrawn, title, note, rows, foot: None }
        }
    }
}

fn next(language: Language, label: &str) -> String {
    say!(language, page_board_next { game: uncapital(language, label) })
}

fn plain_row(id: Id, side: Option<MarkedColour>) -> BoardCardRow {
    BoardCardRow { id, side, score: None, done: Vec::new(), won: None }
}

/// A row with the score of the games between the two in this play-off.
fn duel_row(
    board: &BoardEvent<'_>,
    id: Id,
    between: [Id; 2],
    side: Option<MarkedColour>,
) -> BoardCardRow {
    let stages = duels(board, between);
    let scored = stages.iter().find(|stage| stage.form == StageForm::Match).or(stages.last());
    let score = scored.map(|stage| half_points(points(stage, id)));
    let played = stages.iter().flat_map(|stage| {
        let beside = stage.form != StageForm::Match && stages.len() > 1;
        let past = move |game: &PlayedGame| {
            Some(PastGame { mark: own_mark(game, id)?, black: game.black == id, beside })
        };
        stage.games.iter().filter_map(past)
    });
    let done: Vec<PastGame> = played.collect();
    // Of many games only the last four are shown.
    let done = done.into_iter().rev().take(4).rev().collect();
    BoardCardRow { id, side, score, done, won: None }
}

/// The matches, sudden deaths and Armageddon games of two players, in order.
fn duels<'d>(board: &BoardEvent<'d>, between: [Id; 2]) -> Vec<&'d StageRecord> {
    let forms = [StageForm::Match, StageForm::UntilWon, StageForm::Armageddon];
    let theirs = |stage: &&StageRecord| {
        forms.contains(&stage.form)
            && stage.members.len() == 2
            && between.iter().all(|id| stage.members.contains(id))
    };
    board.event_state.ruling().stages.iter().filter(theirs).collect()
}

/// The cards side by side, or a list if there are too many.
pub fn drawn(board: &BoardEvent<'_>, cards: &[BoardCard]) -> Markup {
    html! {
        @if cards.len() > MOST {
            ul.gl { @for card in cards.iter().take(12) { (line(board, card)) } }
        } @else {
            @let rows = cards.iter().flat_map(|card| &card.rows);
            @let names: Vec<FittedName> = rows.map(|row| shown(board, row, cards.len())).collect();
            @let long = cards.len() == 2 && names.iter().any(FittedName::is_long);
            div
                class={
                    "cards n" (cards.len().max(1)) @if long { " tall" } " " (width(
                        &names.iter().collect::<Vec<_>>()
                    ))
                } {
                @for card in cards { (one(board, card, cards.len())) }
            }
        }
    }
}

/// The name on a card, fitted to the number of cards.
fn shown(board: &BoardEvent<'_>, row: &BoardCardRow, cards: usize) -> FittedName {
    if cards > 1 { board.shown_within(row.id, READ_SIDE_BY_SIDE) } else { board.shown(row.id) }
}

/// One card, sized for the number of cards; all its names have one size.
fn one(board: &BoardEvent<'_>, card: &BoardCard, cards: usize) -> Markup {
    let names: Vec<FittedName> = card.rows.iter().map(|row| shown(board, row, cards)).collect();
    let many = if card.rows.len() > 2 { "many" } else { "" };
    html! {
        article class={ "bd " (card.kind.class()) " " (many) } {
            p.label { b { (card.title) } span { (card.note) } }
            @for (row, name) in card.rows.iter().zip(&names) {
                div
                    class=(
                        match row.won {
                            Some(true) => "row won", Some(false) => "row lost", None => "row"
                        }
                    ) {
                    @if let Some(side) = row.side { (piece(board.language, side)) }
                    span.who { span.nm { (name.text) } (about(board, row.id)) }
                    @if let Some(score) = &row.score { (scored(score, &row.done, row.id)) }
                }
            }
            @if let Some(foot) = &card.foot { p.draw-wins { (foot) } }
        }
    }
}

fn scored(score: &str, done: &[PastGame], id: Id) -> Markup {
    html! {
        span.sc {
            b data-k={ "score-" (id.index()) } { (score) }
            @if !done.is_empty() {
                span.done {
                    @for game in done { span.b[game.black].beside[game.beside] { (game.mark) } }
                }
            }
        }
    }
}

/// Federation and rating, if the event gives them.
fn about(board: &BoardEvent<'_>, id: Id) -> Markup {
    let one = board.event.participants().get(id.index());
    let federation = one.and_then(|one| one.federation.clone());
    let rating = one.and_then(|one| one.rating).map(|rating| rating.to_string());
    let told: Vec<String> = [federation, rating].into_iter().flatten().collect();
    html! { @if !told.is_empty() { span.fed { (told.join(" · ")) } } }
}

fn line(board: &BoardEvent<'_>, card: &BoardCard) -> Markup {
    html! {
        li class=(card.kind.class()) {
            @for row in &card.rows {
                @if let Some(side) = row.side { (piece(board.language, side)) }
                (crate::board::names::name(board.event.name(row.id)))
            }
        }
    }
}

impl BoardCard {
    /// Whether a game on this card is in progress.
    pub fn is_playing(&self) -> bool {
        self.kind == CardKind::Playing
    }

    /// Whether a player of this card has won.
    pub fn is_over(&self) -> bool {
        self.kind == CardKind::Over
    }

    /// The round and what is played: "Final", "Game 2 of 2, 3+2".
    pub fn label(&self) -> (&str, &str) {
        (&self.title, &self.note)
    }

    /// The players on the card: name, colour, score.
    pub fn seats(&self) -> impl Iterator<Item = (Id, Option<MarkedColour>, Option<&str>)> {
        self.rows.iter().map(|row| (row.id, row.side, row.score.as_deref()))
    }
}
