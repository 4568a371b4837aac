//! What is to be done now, in one sentence, and a card for each board.

use super::localized::LocalizedEvent;
use crate::console::question;
use crate::site::words;
use maud::{Markup, html};
use tiebreak_model::{Ask, Question};
use tiebreak_report::{imperative, say, words as said};

/// The most cards on one page.
const MOST: usize = 24;

/// The section at the top of the console.
pub fn section(event_state: LocalizedEvent<'_>, conducts: bool) -> Markup {
    let (open, language) = (&event_state.ruling().open, event_state.language);
    let games = open.iter().filter(|question| is_game(question)).count();
    html! {
        section.now aria-labelledby="now" {
            header.task {
                div {
                    p.kick { (say!(language, page_now)) }
                    h2 id="now" tabindex="-1" { (task(event_state)) }
                }
                @if games > 0 && conducts {
                    p.keys data-scripted hidden {
                        @if games > 1 { (say!(language, page_now_tab)) " " }
                        @for (sign, key) in [("1", "white"), ("5", "draw"), ("0", "black")] {
                            kbd { (sign) } " " (say!(language, page_now_key { key })) " "
                        }
                        button.plain type="button" data-keys {
                            (say!(language, page_console_keys)) " " kbd { "?" }
                        }
                    }
                }
            }
            @if open.is_empty() { (finished(event_state)) }
            // What a script has to say about a board that is no longer there.
            div id="notices" {}
            div.cards.one[open.len() == 1] {
                @for asked in open.iter().take(MOST) {
                    @if conducts { (question::card(event_state, asked, open.len() > 1)) }
                    @else {
                        article.card {
                            p {
                                (words::capital(&words::brief(event_state, asked))) " "
                                (words::clause(language, event_state.case().clause(asked.clause)))
                            }
                        }
                    }
                }
            }
            @if open.len() > MOST {
                p.grey { (say!(language, page_now_more_follow { count: open.len() - MOST })) }
            }
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
fn task(event_state: LocalizedEvent<'_>) -> String {
    let (open, language) = (event_state.ruling().open.as_slice(), event_state.language);
    let labels: Vec<String> =
        open.iter().filter_map(|question| label(event_state, question)).collect();
    let alike = labels.windows(2).all(|two| two[0] == two[1]);
    match open {
        [] => ended(event_state),
        [one] if is_game(one) => match labels.first() {
            Some(game) => say!(language, page_now_enter_result_of { game }),
            None => say!(language, page_now_enter_result),
        },
        [one] => imperative(event_state.case(), one),
        several if several.iter().all(is_game) => match labels.first() {
            Some(game) if alike && labels.len() == several.len() => {
                say!(language, page_now_enter_results_of { game })
            }
            _ => say!(language, page_now_enter_results),
        },
        several if several.iter().all(is_lots) => say!(language, page_now_draw),
        several if several.iter().all(|question| is_game(question) || is_lots(question)) => {
            say!(language, page_now_enter_and_draw)
        }
        several => say!(language, page_now_answer { count: several.len() }),
    }
}

/// "game 2 of 2", where the question is a game of a stage.
fn label(event_state: LocalizedEvent<'_>, question: &Question) -> Option<String> {
    let seat = words::seat(&event_state, &question.id).filter(|_| is_game(question));
    seat.map(|seat| said::uncapital(event_state.language, &seat.label(event_state.language)))
}

fn ended(event_state: LocalizedEvent<'_>) -> String {
    if let Some(sentence) = said::two_winners(event_state.case()) {
        return sentence;
    }
    let language = event_state.language;
    match event_state.winner() {
        _ if event_state.ruling().interim.is_some() => say!(language, page_now_not_finished),
        Some(winner) => say!(language, page_now_wins { winner: event_state.name(winner) }),
        None if event_state.ruling().settled => say!(language, everything_settled),
        None => say!(language, page_now_left_open),
    }
}

fn finished(event_state: LocalizedEvent<'_>) -> Markup {
    let (ruling, language) = (event_state.ruling(), event_state.language);
    html! {
        @if let Some(sentence) = said::invitation(event_state.case()) { p.lead { (sentence) } }
        @if ruling.interim.is_some() { p.lead { (say!(language, page_now_nothing_yet)) } }
        @else if ruling.settled {
            p.lead { (say!(language, page_now_nothing_left)) }
            p {
                a.button.main href={ "/events/" (event_state.row.slug) "/protocol" } {
                    (say!(language, page_console_protocol))
                }
            }
        }
        @else { p.lead { (say!(language, page_now_nothing_can_be_answered)) } }
    }
}
