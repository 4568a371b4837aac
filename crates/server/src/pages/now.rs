//! What is to be done now, in one sentence, and a card for each board.

use super::{question, words};
use crate::dossier::Dossier;
use maud::{Markup, html};
use tiebreak_model::{Ask, Question};
use tiebreak_report::{imperative, words as said};

/// So many cards can be looked at; the others follow.
const MOST: usize = 24;

/// The section at the top of the console.
pub fn section(dossier: &Dossier, conducts: bool) -> Markup {
    let open = &dossier.ruling().open;
    let games = open.iter().filter(|question| is_game(question)).count();
    html! {
        section.now aria-labelledby="now" {
            header.task {
                div {
                    p.kick { "Now" }
                    h2 id="now" tabindex="-1" { (task(dossier)) }
                }
                @if games > 0 && conducts {
                    p.keys data-scripted hidden {
                        @if games > 1 { "Tab chooses the board; " }
                        kbd { "1" } " White wins " kbd { "5" } " draw " kbd { "0" } " Black wins "
                        button.plain type="button" data-keys { "Keys " kbd { "?" } }
                    }
                }
            }
            @if open.is_empty() { (finished(dossier)) }
            // What a script has to say about a board that is no longer there.
            div id="notices" {}
            div.cards.one[open.len() == 1] {
                @for asked in open.iter().take(MOST) {
                    @if conducts { (question::card(dossier, asked, open.len() > 1)) }
                    @else { article.card { p { (words::capital(&words::brief(dossier, asked))) " " (words::clause(dossier.case().clause(asked.clause))) } } }
                }
            }
            @if open.len() > MOST { p.grey { (open.len() - MOST) " more questions follow when these are answered." } }
        }
    }
}

fn is_game(question: &Question) -> bool {
    matches!(question.ask, Ask::Game { .. })
}

fn is_lots(question: &Question) -> bool {
    matches!(question.ask, Ask::Lots { .. })
}

/// The one thing to do.
fn task(dossier: &Dossier) -> String {
    let open = dossier.ruling().open.as_slice();
    let labels: Vec<String> =
        open.iter().filter_map(|question| Some(label(dossier, question)?.to_lowercase())).collect();
    let alike = labels.windows(2).all(|two| two[0] == two[1]);
    match open {
        [] => ended(dossier),
        [one] if is_game(one) => match labels.first() {
            Some(label) => format!("Enter the result of {}.", proper(label)),
            None => "Enter the result.".to_owned(),
        },
        [one] => imperative(dossier.case(), one),
        several if several.iter().all(is_game) => match labels.first() {
            Some(label) if alike && labels.len() == several.len() => format!("Enter the results of {}.", proper(label)),
            _ => "Enter the results as the games end.".to_owned(),
        },
        several if several.iter().all(is_lots) => "Draw the lots.".to_owned(),
        several if several.iter().all(|question| is_game(question) || is_lots(question)) => {
            "Enter the results, and draw the lots.".to_owned()
        }
        several => format!("Answer what is open: {} questions.", said::number(several.len())),
    }
}

/// "Game 2 of 2", where the question is a game of a stage.
fn label(dossier: &Dossier, question: &Question) -> Option<String> {
    words::seat(dossier, &question.id).filter(|_| is_game(question)).map(|seat| seat.label())
}

fn proper(label: &str) -> String {
    label.replace("armageddon", "Armageddon")
}

fn ended(dossier: &Dossier) -> String {
    if let Some(sentence) = said::two_winners(dossier.case()) {
        return sentence;
    }
    match dossier.winner() {
        _ if dossier.ruling().interim.is_some() => "The event is not finished.".to_owned(),
        Some(winner) => format!("{} wins.", dossier.event.name(winner)),
        None if dossier.ruling().settled => "Everything is settled.".to_owned(),
        None => "The text leaves a tie open.".to_owned(),
    }
}

fn finished(dossier: &Dossier) -> Markup {
    let ruling = dossier.ruling();
    html! {
        @if let Some(sentence) = said::invitation(dossier.case()) { p.lead { (sentence) } }
        @if ruling.interim.is_some() { p.lead { "Nothing is to be played or drawn yet." } }
        @else if ruling.settled {
            p.lead { "Nothing is left to do: print the protocol and have it signed." }
            p { a.button.main href={ "/events/" (dossier.row.slug) "/protocol" } { "Protocol" } }
        }
        @else { p.lead { "Nothing can be answered." } }
    }
}
