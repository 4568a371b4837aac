//! One open question as a card: what to do, by which clause, and the form that takes the answer.

use super::colour_mark::king;
use super::words::{self, Seat};
use crate::dossier::Dossier;
use maud::{Markup, html};
use tiebreak_model::{
    Answer, Ask, Bonus, Choice, Clock, Colour, DecisionChoice, GameResult, Id, Missing, Pace, PlayedGame, Question,
    Scheduled,
};
use tiebreak_report::{Case, imperative, offer, offered_words};

/// Where a form goes, and what it carries beside the answer.
pub struct Form<'f> {
    /// The address.
    pub action: &'f str,
    /// `post`, or `get` for a preview.
    pub method: &'f str,
    /// Whether to say what each result leads to.
    pub consequences: bool,
}

/// The card of an open question in the console; it says what to do where it is not the only one.
pub fn card(dossier: &Dossier, question: &Question, one_of_several: bool) -> Markup {
    let action = format!("/events/{}/answers", dossier.row.slug);
    let form = Form { action: &action, method: "post", consequences: true };
    let case = dossier.case();
    let game = matches!(question.ask, Ask::Game { .. });
    let place = place(dossier, question);
    html! {
        article.card.game[game] id={ "q-" (question.id) } data-question=(question.id) tabindex=(if game { "0" } else { "-1" }) aria-label=(place) {
            header {
                span.where { (place) }
                span.played { (played(dossier, question)) }
                (words::clause(case.clause(question.clause)))
            }
            @if one_of_several && !game { h3 { (imperative(case, question)) } }
            (offered(dossier, question))
            (body(dossier, question, &form))
            (promise(dossier, question))
        }
    }
}

/// "Semi-final 1, game 2 of 2".
fn place(dossier: &Dossier, question: &Question) -> String {
    let above = question.id.rsplit_once('/').map_or("", |(above, _)| above);
    let Some(seat) = words::seat(dossier, &question.id) else { return words::place_in_play_off(above) };
    match seat.within() {
        within if within.is_empty() => seat.label(),
        within => format!("{within}, {}", seat.label().to_lowercase().replace("armageddon", "Armageddon")),
    }
}

/// What was played before in the same match: "game 1: ½–½".
fn played(dossier: &Dossier, question: &Question) -> String {
    let Some(seat) = words::seat(dossier, &question.id).filter(Seat::is_duel) else { return String::new() };
    let before = seat.stage.games.iter().take(seat.index).enumerate().filter_map(|(index, game)| match game.state {
        Scheduled::Played(result) => Some(format!("game {}: {}", index + 1, winner(dossier, game, result))),
        _ => None,
    });
    let before: Vec<String> = before.collect();
    before.into_iter().rev().take(3).rev().collect::<Vec<_>>().join(", ")
}

/// "½–½", "Giri won".
fn winner(dossier: &Dossier, game: &PlayedGame, result: GameResult) -> String {
    match (result.half_points(Colour::White), result.half_points(Colour::Black)) {
        (white, black) if white > black => format!("{} won", dossier.event.name(game.white)),
        (white, black) if black > white => format!("{} won", dossier.event.name(game.black)),
        _ => words::result(result).to_owned(),
    }
}

/// What a game of the play-off in the file offers as the answer, with a button that takes it.
fn offered(dossier: &Dossier, question: &Question) -> Markup {
    let case = dossier.case();
    let free = Some(question).filter(|question| !dossier.promises().stands(&question.id));
    let shown = free.and_then(|question| Some((offer(case, question)?, offered_words(case, question)?)));
    html! {
        @if let Some((sentence, words)) = shown {
            form.offer method="post" action={ "/events/" (dossier.row.slug) "/answers" } {
                (hidden(dossier, question))
                @if matches!(question.ask, Ask::Lots { .. }) { input type="hidden" name="first" value=[words.first()]; }
                @else { input type="hidden" name="value" value=[words.first()]; }
                p.note { (sentence) " " button type="submit" name="how" value="hand" { "Take it" } }
            }
        }
    }
}

/// Which question a form answers, and as it was asked.
fn hidden(dossier: &Dossier, question: &Question) -> Markup {
    let asked = serde_json::to_string(&question.wording(&dossier.event)).unwrap_or_default();
    html! {
        input type="hidden" name="question" value=(question.id);
        input type="hidden" name="asked" value=(asked);
    }
}

/// The form for an answer.
pub fn body(dossier: &Dossier, question: &Question, form: &Form<'_>) -> Markup {
    let inner = match &question.ask {
        Ask::Game { white, black, clock, draw_wins } => html! {
            (sides(dossier, question, [*white, *black], *clock))
            @if let Some(colour) = draw_wins { p.note { "A draw wins for " (words::capital(colour.word())) "." } }
            (results(dossier, question, form))
        },
        Ask::Lots { purpose, among, drawn } => html! {
            // Where something was promised, nothing else decides.
            @if !dossier.promises().stands(&question.id) {
                (lots(dossier, question, &words::first_drawn(*purpose, *drawn), among))
            }
            // A preview stands in an address, where no secret belongs.
            @if form.method == "post" { (secrets(dossier, question)) }
        },
        Ask::Colour { chooser, .. } => html! {
            p.note { (dossier.event.name(*chooser)) " chose:" }
            div.results { (choice("white", "White", None)) (choice("black", "Black", None)) }
        },
        Ask::Bid { bidders, .. } => html! {
            @for bidder in bidders {
                label { "Bid of " (dossier.event.name(*bidder)) " "
                    input name="value" required placeholder="3:00" pattern="[0-9]+(:[0-5][0-9])?"; }
            }
            button { "Note the bids" }
        },
        Ask::Board { between } => {
            order(dossier, between, "Places after play; equal numbers where they are still level")
        }
        Ask::Decision { who, among, choices } => decision(dossier, question, form, (who, among, choices)),
        Ask::Data(missing) => data(dossier, question, missing.needs, form),
    };
    html! {
        form method=(form.method) action=(form.action) {
            (hidden(dossier, question))
            (inner)
        }
    }
}

fn sides(dossier: &Dossier, question: &Question, [white, black]: [Id; 2], clock: Clock) -> Markup {
    let seat = words::seat(dossier, &question.id).filter(Seat::is_duel);
    let side = |id: Id, colour: Colour, pace: Pace| {
        html! {
            div.side {
                (king(colour)) span.name { (dossier.event.name(id)) }
                span.clock title="What to key into the clock" { (pace) }
                @if let Some(seat) = &seat { span.score { (words::points(seat.score(id))) } }
            }
        }
    };
    let from = [clock.white, clock.black].into_iter().find(|pace| pace.bonus != Bonus::None).map(|pace| pace.from_move);
    html! {
        (side(white, Colour::White, clock.white))
        (side(black, Colour::Black, clock.black))
        @if let Some(number) = from { p.grey.small { "The increment or delay counts from move " (number) "." } }
    }
}

fn results(dossier: &Dossier, question: &Question, form: &Form<'_>) -> Markup {
    let leads =
        |result: GameResult| form.consequences.then(|| leads_to(dossier, question, &Answer::Result(result))).flatten();
    html! {
        div.results role="group" aria-label="Result" {
            (keyed("1-0", "1–0", "1", leads(GameResult::White)))
            (keyed("1/2-1/2", "½–½", "5", leads(GameResult::Draw)))
            (keyed("0-1", "0–1", "0", leads(GameResult::Black)))
        }
        details.more {
            summary { "Forfeit" }
            div.results {
                (choice("+/-", "White wins by forfeit", None))
                (choice("-/+", "Black wins by forfeit", None))
                (choice("-/-", "Both forfeit", None))
            }
        }
    }
}

fn keyed(value: &str, label: &str, key: &str, leads: Option<String>) -> Markup {
    html! {
        div.result {
            button.main type="submit" name="value" value=(value) data-key=(key) aria-keyshortcuts=(key) { (label) }
            @if let Some(leads) = leads { small { (leads) } }
        }
    }
}

fn choice(value: &str, label: &str, leads: Option<&str>) -> Markup {
    html! {
        div.result {
            button type="submit" name="value" value=(value) { (label) }
            @if let Some(leads) = leads { small { (leads) } }
        }
    }
}

/// What an answer leads to, in a few words.
pub fn leads_to(dossier: &Dossier, question: &Question, answer: &Answer) -> Option<String> {
    let after = dossier.supposing(question, answer)?;
    let after = Case { event: &dossier.event, regulation: &dossier.regulation, ruling: &after };
    Some(tiebreak_report::leads_to(dossier.ruling(), after))
}

/// Drawing is recording: whoever could look first could try seeds until one pleases.
fn lots(dossier: &Dossier, question: &Question, meaning: &str, among: &[Id]) -> Markup {
    let id = format!("seed-{}", question.id);
    html! {
        p.note { (meaning) }
        div.seed {
            label for=(id) { "Seed: dice rolled in public, say" }
            input id=(id) name="seed" autocomplete="off" placeholder="6 2 5 1" maxlength="200";
            button.main type="submit" name="how" value="seed" { "Draw lots" }
        }
        details.more {
            summary { "Drawn by hand" }
            @if among.len() == 2 {
                fieldset {
                    legend { "First drawn" }
                    @for id in among {
                        label.radio { input type="radio" name="first" value=(dossier.event.name(*id)); " " (dossier.event.name(*id)) }
                    }
                }
            } @else {
                (places(dossier, among, "The order drawn, from 1"))
            }
            label { "Witness " input name="witness" autocomplete="off" maxlength="200"; }
            button type="submit" name="how" value="hand" { "Enter the draw" }
        }
    }
}

/// Secrets are promised first, by a form of its own that stands beside this one, and then revealed together: they make the seed.
fn secrets(dossier: &Dossier, question: &Question) -> Markup {
    let promised = dossier.promises().of(&question.id);
    let source = dossier.promises().source(&question.id);
    let form = promise_form(question);
    let stands = !promised.is_empty() || source.is_some();
    html! {
        details.more open[stands] {
            summary { "From secrets of several parties, or a public source" }
            p.small.grey { "Where nobody should hold the dice: each party promises the SHA-256 of a secret, then all are revealed in one go. Once something is promised or named, nothing else decides." }
            @for promise in promised {
                label { "Secret of " (promise.party) " " span.grey { code { (promise.hash.get(..12).unwrap_or_default()) "…" } }
                    input name={ "secret/" (promise.party) } autocomplete="off" maxlength="500"; }
            }
            @if let Some(source) = source {
                label { "What came: " (tiebreak_report::words::public_source(source)) " " input name="outcome" autocomplete="off" maxlength="1000"; }
            }
            @if stands { button type="submit" name="how" value="secrets" { "Reveal and draw" } }
            fieldset {
                legend { @if promised.is_empty() { "Promise a secret" } @else { "Another promise" } }
                label { "Party " input form=(form) name="party" required maxlength="200" autocomplete="off"; }
                label { "SHA-256 of the secret " input form=(form) name="hash" required pattern="[0-9a-fA-F]{64}" maxlength="64" autocomplete="off" spellcheck="false"; }
                p.small.grey { "Made by the party itself: " code { "printf '%s' 'SECRET' | sha256sum" } }
                button form=(form) type="submit" { "Note the promise" }
            }
            @if source.is_none() {
                fieldset {
                    legend { "Name a public source" }
                    label { "What will decide " input form=(source_form(question)) name="source" required maxlength="1000" autocomplete="off" placeholder="drand quicknet 2026-11-17T20:00:00+01:00"; }
                    button form=(source_form(question)) type="submit" { "Name it" }
                }
            }
        }
    }
}

fn promise_form(question: &Question) -> String {
    format!("promise-{}", question.id)
}

fn source_form(question: &Question) -> String {
    format!("source-{}", question.id)
}

/// Forms do not nest: these are empty, and their fields stand among those of the question.
fn promise(dossier: &Dossier, question: &Question) -> Markup {
    html! {
        @if matches!(question.ask, Ask::Lots { .. }) {
            form id=(promise_form(question)) method="post" action={ "/events/" (dossier.row.slug) "/promises" } {
                input type="hidden" name="question" value=(question.id);
            }
            form id=(source_form(question)) method="post" action={ "/events/" (dossier.row.slug) "/sources" } {
                input type="hidden" name="question" value=(question.id);
            }
        }
    }
}

fn order(dossier: &Dossier, among: &[Id], legend: &str) -> Markup {
    html! {
        (places(dossier, among, legend))
        button.main type="submit" name="how" value="hand" { "Enter" }
    }
}

/// Somebody decides: who, and then to go on as the text says, where it leaves that open, or how the tied stand.
fn decision(
    dossier: &Dossier,
    question: &Question,
    form: &Form<'_>,
    (who, among, choices): (&str, &[Id], &[DecisionChoice]),
) -> Markup {
    let leads =
        |choice: Choice| form.consequences.then(|| leads_to(dossier, question, &Answer::Choice(choice))).flatten();
    html! {
        label { "Who decided (the " (who) ", or a deputy) " input name="by" required maxlength="200" autocomplete="off"; }
        @if !choices.is_empty() {
            div.results role="group" aria-label="What was decided" {
                @for one in choices {
                    @let label = match (one.choice, one.clause) {
                        (Choice::GoOn, Some(clause)) => format!("Go on with {}", dossier.case().clause(clause)),
                        (Choice::GoOn, None) => "Go on".to_owned(),
                        (Choice::OtherMeans, _) => "By other means, still to come".to_owned(),
                    };
                    (choice(one.choice.word(), &label, leads(one.choice).as_deref()))
                }
            }
        }
        (order(dossier, among, if choices.is_empty() { PLACES } else { DECIDED }))
    }
}

const PLACES: &str = "Places as decided; equal numbers share a place";
const DECIDED: &str = "Or decided by other means: the places; equal numbers share a place";

fn places(dossier: &Dossier, among: &[Id], legend: &str) -> Markup {
    html! {
        fieldset.places {
            legend { (legend) }
            @for (index, id) in among.iter().enumerate() {
                label {
                    input type="number" name={ "place-" (index) } min="1" max=(among.len()) inputmode="numeric";
                    span { (dossier.event.name(*id)) }
                }
            }
        }
    }
}

fn data(dossier: &Dossier, question: &Question, needs: Missing, form: &Form<'_>) -> Markup {
    let name = |id: Id| dossier.event.name(id);
    match needs {
        Missing::Result { white, black } => html! {
            p { (king(Colour::White)) " " (name(white)) " – " (king(Colour::Black)) " " (name(black)) }
            (results(dossier, question, &Form { consequences: false, ..*form }))
        },
        Missing::Game(a, b) => html! {
            fieldset {
                legend { "White" }
                @for id in [a, b] { label.radio { input type="radio" name="first" value=(name(id)) required; " " (name(id)) } }
            }
            div.results {
                (choice("1-0", "1–0", None)) (choice("1/2-1/2", "½–½", None)) (choice("0-1", "0–1", None))
            }
        },
        Missing::Number(id) => html! {
            label { (name(id)) " " input name="value" inputmode="decimal" required; }
            button.main type="submit" { "Enter" }
        },
        Missing::Numbers(a, b) => html! {
            label { (name(a)) " " input name="value" inputmode="decimal" required; }
            label { (name(b)) " " input name="value" inputmode="decimal" required; }
            button.main type="submit" { "Enter" }
        },
    }
}
