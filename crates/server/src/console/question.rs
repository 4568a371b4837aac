//! One open question as a card: the task, its clause, and the form for the answer.

use crate::events::localized::LocalizedEvent;
use crate::site::colour_mark::king;
use crate::site::words::{self, PlayOffSeat};
use maud::{Markup, html};
use tiebreak_model::{
    Answer, Ask, Bonus, Choice, Clock, Colour, DataNeeded, DecisionChoice, GameResult, GameState,
    Id, PlayedGame, Question, SideClock,
};
use tiebreak_report::{Case, imperative, offer, offered_words, say, words as said};

/// The target of a form, and what it contains in addition to the answer.
pub struct Form<'f> {
    /// The address to which the form is sent.
    pub action: &'f str,
    /// `post`, or `get` for a preview.
    pub method: &'f str,
    /// Whether to show the consequence of each result.
    pub consequences: bool,
}

/// The card of an open question in the console; with several cards each one also names its task.
pub fn card(event_state: LocalizedEvent<'_>, question: &Question, one_of_several: bool) -> Markup {
    let action = format!("/events/{}/answers", event_state.row.slug);
    let form = Form { action: &action, method: "post", consequences: true };
    let case = event_state.case();
    let game = matches!(question.ask, Ask::Game { .. });
    let place = place(event_state, question);
    html! {
        article.card.game[game] id={ "q-" (question.id) } data-question=(question.id)
            tabindex=(if game { "0" } else { "-1" }) aria-label=(place) {
            header {
                span.where { (place) }
                span.played { (played(event_state, question)) }
                (words::clause(event_state.language, case.clause(question.clause)))
            }
            @if one_of_several && !game { h3 { (imperative(case, question)) } }
            (offered(event_state, question))
            (body(event_state, question, &form))
            (promise(event_state, question))
        }
    }
}

/// "Semi-final 1, game 2 of 2".
fn place(event_state: LocalizedEvent<'_>, question: &Question) -> String {
    let above = question.id.rsplit_once('/').map_or("", |(above, _)| above);
    match words::seat(&event_state, &question.id) {
        Some(seat) => seat.whole(event_state.language),
        None => words::place_in_play_off(event_state.language, above),
    }
}

/// The earlier games of the same match: "game 1: ½–½".
fn played(event_state: LocalizedEvent<'_>, question: &Question) -> String {
    let Some(seat) = words::seat(&event_state, &question.id).filter(PlayOffSeat::is_duel) else {
        return String::new();
    };
    let before =
        seat.stage.games.iter().take(seat.index).enumerate().filter_map(|(index, game)| match game
            .state
        {
            GameState::Played(result) => {
                let (number, result) = (index + 1, winner(event_state, game, result));
                Some(say!(event_state.language, page_question_game_before { number, result }))
            }
            _ => None,
        });
    let before: Vec<String> = before.collect();
    before.into_iter().rev().take(3).rev().collect::<Vec<_>>().join(", ")
}

/// The result or the winner: "½–½", "Giri won".
fn winner(event_state: LocalizedEvent<'_>, game: &PlayedGame, result: GameResult) -> String {
    match (result.half_points(Colour::White), result.half_points(Colour::Black)) {
        (white, black) if white > black => {
            say!(event_state.language, page_question_won { name: event_state.name(game.white) })
        }
        (white, black) if black > white => {
            say!(event_state.language, page_question_won { name: event_state.name(game.black) })
        }
        _ => words::result(result).to_owned(),
    }
}

/// The result of a play-off game in the file, as an answer with a button that accepts it.
fn offered(event_state: LocalizedEvent<'_>, question: &Question) -> Markup {
    let case = event_state.case();
    let free = Some(question).filter(|question| !event_state.promises().stands(&question.id));
    let shown =
        free.and_then(|question| Some((offer(case, question)?, offered_words(case, question)?)));
    html! {
        @if let Some((sentence, words)) = shown {
            form.offer method="post" action={ "/events/" (event_state.row.slug) "/answers" } {
                (hidden(event_state, question))
                @if matches!(question.ask, Ask::Lots { .. }) {
                    input type="hidden" name="first" value=[words.first()];
                }
                @else { input type="hidden" name="value" value=[words.first()]; }
                p.note {
                    (sentence) " "
                    button type="submit" name="how" value="hand" {
                        (say!(event_state.language, page_accept))
                    }
                }
            }
        }
    }
}

/// Hidden fields with the question's id and its wording.
fn hidden(event_state: LocalizedEvent<'_>, question: &Question) -> Markup {
    let asked = serde_json::to_string(&question.wording(&event_state.event)).unwrap_or_default();
    html! {
        input type="hidden" name="question" value=(question.id);
        input type="hidden" name="asked" value=(asked);
    }
}

/// The form for an answer.
pub fn body(event_state: LocalizedEvent<'_>, question: &Question, form: &Form<'_>) -> Markup {
    let language = event_state.language;
    let inner = match &question.ask {
        Ask::Game { white, black, clock, draw_wins } => html! {
            (sides(event_state, question, [*white, *black], *clock))
            @if let Some(colour) = draw_wins {
                p.note { (say!(language, page_question_draw_wins { colour: colour.word() })) }
            }
            (results(event_state, question, form))
        },
        Ask::Lots { purpose, among, drawn } => html! {
            // After a commitment, lots are decided only by the secrets.
            @if !event_state.promises().stands(&question.id) {
                (lots(
                    event_state,
                    question,
                    &words::first_drawn(language, *purpose, *drawn),
                    among
                ))
            }
            // A preview has its fields in the address, where secrets must not appear.
            @if form.method == "post" { (secrets(event_state, question)) }
        },
        Ask::Colour { chooser, .. } => html! {
            p.note {
                (say!(language, page_question_chose { name: event_state.name(*chooser) }))
            }
            div.results {
                @for colour in ["white", "black"] {
                    (choice(colour, &say!(language, page_board_colour { colour }), None))
                }
            }
        },
        Ask::Bid { bidders, .. } => html! {
            @for bidder in bidders {
                @let name = event_state.name(*bidder);
                label { (say!(language, page_question_bid_of { name })) " "
                    input name="value" required placeholder="3:00" pattern="[0-9]+(:[0-5][0-9])?"; }
            }
            button { (say!(language, page_question_note_bids)) }
        },
        Ask::Board { between } => {
            order(event_state, between, &say!(language, page_question_places_after_play))
        }
        Ask::Decision { who, among, choices } => {
            let asked = DecisionQuestion { who, among, choices };
            decision(event_state, question, form, asked)
        }
        Ask::Data(missing) => data(event_state, question, missing.needs, form),
    };
    html! {
        form method=(form.method) action=(form.action) {
            (hidden(event_state, question))
            (inner)
        }
    }
}

fn sides(
    event_state: LocalizedEvent<'_>,
    question: &Question,
    [white, black]: [Id; 2],
    clock: Clock,
) -> Markup {
    let seat = words::seat(&event_state, &question.id).filter(PlayOffSeat::is_duel);
    let side = |id: Id, colour: Colour, pace: SideClock| {
        html! {
            div.side {
                (king(event_state.language, colour)) span.name { (event_state.name(id)) }
                span.clock title=(say!(event_state.language, page_question_key_into_clock)) {
                    (said::pace(event_state.language, pace))
                }
                @if let Some(seat) = &seat { span.score { (words::points(seat.score(id))) } }
            }
        }
    };
    let from = [clock.white, clock.black]
        .into_iter()
        .find(|pace| pace.bonus != Bonus::None)
        .map(|pace| pace.from_move);
    html! {
        (side(white, Colour::White, clock.white))
        (side(black, Colour::Black, clock.black))
        @if let Some(number) = from {
            p.grey.small { (say!(event_state.language, page_question_increment_from { number })) }
        }
    }
}

fn results(event_state: LocalizedEvent<'_>, question: &Question, form: &Form<'_>) -> Markup {
    let language = event_state.language;
    let leads = |result: GameResult| {
        form.consequences
            .then(|| leads_to(event_state, question, &Answer::Result(result)))
            .flatten()
    };
    html! {
        div.results role="group" aria-label=(say!(language, page_question_result)) {
            (keyed("1-0", "1–0", "1", leads(GameResult::White)))
            (keyed("1/2-1/2", "½–½", "5", leads(GameResult::Draw)))
            (keyed("0-1", "0–1", "0", leads(GameResult::Black)))
        }
        details.more {
            summary { (say!(language, page_question_forfeit)) }
            div.results {
                @for (value, who) in [("+/-", "white"), ("-/+", "black"), ("-/-", "both")] {
                    (choice(value, &say!(language, page_question_forfeits { who }), None))
                }
            }
        }
    }
}

fn keyed(value: &str, label: &str, key: &str, leads: Option<String>) -> Markup {
    html! {
        div.result {
            button.main type="submit" name="value" value=(value) data-key=(key)
                aria-keyshortcuts=(key) {
                (label)
            }
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

/// The consequence of an answer, in a few words.
pub fn leads_to(
    event_state: LocalizedEvent<'_>,
    question: &Question,
    answer: &Answer,
) -> Option<String> {
    let after = event_state.supposing(question, answer)?;
    let after = Case { ruling: &after, ..event_state.case() };
    Some(tiebreak_report::leads_to(event_state.ruling(), after))
}

/// The draw is recorded at once: with a look at the result first, seeds could be tried until one
/// suits.
fn lots(
    event_state: LocalizedEvent<'_>,
    question: &Question,
    meaning: &str,
    among: &[Id],
) -> Markup {
    let (id, language) = (format!("seed-{}", question.id), event_state.language);
    html! {
        p.note { (meaning) }
        div.seed {
            label for=(id) { (say!(language, page_question_seed)) }
            input id=(id) name="seed" autocomplete="off" placeholder="6 2 5 1" maxlength="200";
            button.main type="submit" name="how" value="seed" {
                (say!(language, page_question_draw_lots))
            }
        }
        details.more {
            summary { (say!(language, page_question_by_hand)) }
            @if among.len() == 2 {
                fieldset {
                    legend { (say!(language, page_question_first_drawn)) }
                    @for id in among {
                        label.radio {
                            input type="radio" name="first" value=(event_state.event.name(*id));
                            " " (event_state.name(*id))
                        }
                    }
                }
            } @else {
                (places(event_state, among, &say!(language, page_question_order_drawn)))
            }
            label {
                (say!(language, page_question_witness)) " "
                input name="witness" autocomplete="off" maxlength="200";
            }
            button type="submit" name="how" value="hand" {
                (say!(language, page_question_enter_draw))
            }
        }
    }
}

/// Secrets are first committed to in a form of their own, next to this one, and then revealed
/// together: they make the seed.
fn secrets(event_state: LocalizedEvent<'_>, question: &Question) -> Markup {
    let promised = event_state.promises().unused_commitments(&question.id);
    let source = event_state.promises().source(&question.id);
    let (form, language) = (promise_form(question), event_state.language);
    let stands = !promised.is_empty() || source.is_some();
    html! {
        details.more open[stands] {
            summary { (say!(language, page_question_secrets)) }
            p.small.grey { (say!(language, page_question_secrets_explained)) }
            @for promise in promised {
                label {
                    (say!(language, page_question_secret_of { party: &promise.party })) " "
                    span.grey { code { (promise.hash.get(..12).unwrap_or_default()) "…" } }
                    input name={ "secret/" (promise.party) } autocomplete="off" maxlength="500"; }
            }
            @if let Some(source) = source {
                label {
                    (say!(
                        language,
                        page_question_what_came { source: said::public_source(language, source) }
                    ))
                    " "
                    input name="outcome" autocomplete="off" maxlength="1000";
                }
            }
            @if stands {
                button type="submit" name="how" value="secrets" {
                    (say!(language, page_question_reveal))
                }
            }
            fieldset {
                legend {
                    @let which = if promised.is_empty() { "first" } else { "another" };
                    (say!(language, page_question_promise { which }))
                }
                label {
                    (say!(language, page_question_party)) " "
                    input form=(form) name="party" required maxlength="200" autocomplete="off";
                }
                label {
                    (say!(language, page_question_hash)) " "
                    input form=(form) name="hash" required pattern="[0-9a-fA-F]{64}" maxlength="64"
                        autocomplete="off" spellcheck="false";
                }
                p.small.grey {
                    (say!(language, page_question_hash_made)) " "
                    code { "printf '%s' 'SECRET' | sha256sum" }
                }
                button form=(form) type="submit" { (say!(language, page_question_note_promise)) }
            }
            @if source.is_none() {
                fieldset {
                    legend { (say!(language, page_question_source)) }
                    label {
                        (say!(language, page_question_source_what)) " "
                        input form=(source_form(question)) name="source" required maxlength="1000"
                            autocomplete="off"
                            placeholder="drand quicknet 2026-11-17T20:00:00+01:00";
                    }
                    button form=(source_form(question)) type="submit" {
                        (say!(language, page_question_source_name))
                    }
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

/// Forms cannot be nested: these are empty, and their fields are among those of the question.
fn promise(event_state: LocalizedEvent<'_>, question: &Question) -> Markup {
    html! {
        @if matches!(question.ask, Ask::Lots { .. }) {
            form id=(promise_form(question)) method="post"
                action={ "/events/" (event_state.row.slug) "/promises" } {
                input type="hidden" name="question" value=(question.id);
            }
            form id=(source_form(question)) method="post"
                action={ "/events/" (event_state.row.slug) "/sources" } {
                input type="hidden" name="question" value=(question.id);
            }
        }
    }
}

fn order(event_state: LocalizedEvent<'_>, among: &[Id], legend: &str) -> Markup {
    html! {
        (places(event_state, among, legend))
        button.main type="submit" name="how" value="hand" {
            (say!(event_state.language, page_question_enter))
        }
    }
}

/// The parts of a question for a decision.
struct DecisionQuestion<'q> {
    who: &'q str,
    among: &'q [Id],
    choices: &'q [DecisionChoice],
}

/// The form for a decision: who decided, and then either to continue as the text says, if it
/// leaves that open, or the order of the tied players.
fn decision(
    event_state: LocalizedEvent<'_>,
    question: &Question,
    form: &Form<'_>,
    DecisionQuestion { who, among, choices }: DecisionQuestion<'_>,
) -> Markup {
    let (language, who) = (event_state.language, said::role(event_state.language, who));
    let leads = |choice: Choice| {
        form.consequences
            .then(|| leads_to(event_state, question, &Answer::Choice(choice)))
            .flatten()
    };
    html! {
        label {
            (say!(language, page_question_who_decided { who })) " "
            input name="by" required maxlength="200" autocomplete="off";
        }
        @if !choices.is_empty() {
            div.results role="group" aria-label=(say!(language, page_question_decided)) {
                @for one in choices {
                    @let label = match (one.choice, one.clause) {
                        (Choice::GoOn, Some(clause)) => say!(
                            language,
                            page_question_go_on_with { clause: event_state.case().clause(clause) }
                        ),
                        (Choice::GoOn, None) => say!(language, page_question_go_on),
                        (Choice::OtherMeans, _) => say!(language, page_question_other_means),
                    };
                    (choice(one.choice.word(), &label, leads(one.choice).as_deref()))
                }
            }
        }
        @let heading = if choices.is_empty() {
            say!(language, page_question_places)
        } else {
            say!(language, page_question_places_otherwise)
        };
        (order(event_state, among, &heading))
    }
}

fn places(event_state: LocalizedEvent<'_>, among: &[Id], legend: &str) -> Markup {
    html! {
        fieldset.places {
            legend { (legend) }
            @for (index, id) in among.iter().enumerate() {
                label {
                    input type="number" name={ "place-" (index) } min="1" max=(among.len())
                        inputmode="numeric";
                    span { (event_state.name(*id)) }
                }
            }
        }
    }
}

fn data(
    event_state: LocalizedEvent<'_>,
    question: &Question,
    needs: DataNeeded,
    form: &Form<'_>,
) -> Markup {
    let (name, language) = (|id: Id| event_state.name(id), event_state.language);
    let key = |id: Id| event_state.event.name(id);
    match needs {
        DataNeeded::Result { white, black } => html! {
            p {
                (king(language, Colour::White)) " " (name(white)) " – "
                (king(language, Colour::Black)) " " (name(black))
            }
            (results(event_state, question, &Form { consequences: false, ..*form }))
        },
        DataNeeded::Game(a, b) => html! {
            fieldset {
                legend { (say!(language, page_board_colour { colour: "white" })) }
                @for id in [a, b] {
                    label.radio {
                        input type="radio" name="first" value=(key(id)) required;
                        " " (name(id))
                    }
                }
            }
            div.results {
                (choice("1-0", "1–0", None)) (choice("1/2-1/2", "½–½", None))
                (choice("0-1", "0–1", None))
            }
        },
        DataNeeded::Number(id) => html! {
            label { (name(id)) " " input name="value" inputmode="decimal" required; }
            button.main type="submit" { (say!(language, page_question_enter)) }
        },
        DataNeeded::Numbers(a, b) => html! {
            label { (name(a)) " " input name="value" inputmode="decimal" required; }
            label { (name(b)) " " input name="value" inputmode="decimal" required; }
            button.main type="submit" { (say!(language, page_question_enter)) }
        },
    }
}
