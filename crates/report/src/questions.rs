//! Open questions for people: an imperative, and the answer that the file offers.

use crate::{Case, say, words};
use tiebreak_model::{Answer, Ask, Id, Offer, Purpose, Question};
use tiebreak_regulation::{Action, Duty, StageRules};

/// What to do now, in one sentence.
pub fn imperative(case: Case<'_>, question: &Question) -> String {
    let language = case.language;
    let list = |ids: &[Id]| words::names(language, case.event, ids);
    match &question.ask {
        Ask::Lots { purpose, among, drawn } => lots(case, question, *purpose, among, *drawn),
        Ask::Game { white, black, clock, draw_wins } => {
            let (white, black) = (case.name(*white), case.name(*black));
            let clock = words::clock(language, clock);
            let play = match sudden_death_game(case, question) {
                Some(number) => {
                    say!(language, play_sudden_death { number, white, black, clock })
                }
                None => say!(language, play_game { white, black, clock }),
            };
            match draw_wins {
                Some(colour) => {
                    format!("{play} {}", say!(language, draw_wins { colour: colour.word() }))
                }
                None => play,
            }
        }
        Ask::Colour { chooser, .. } => say!(language, ask_colour { chooser: case.name(*chooser) }),
        Ask::Bid { bidders, most } => {
            let most = format!("{}:{:02}", most / 60, most % 60);
            say!(language, ask_bids { bidders: list(bidders), most })
        }
        Ask::Board { between } => match words::boards(case, question.clause, between) {
            words::Boards::One => say!(language, play_board { names: list(between) }),
            extra => {
                say!(language, play_boards { boards: extra.say(language), names: list(between) })
            }
        },
        Ask::Decision { who, among, choices } => {
            let names = list(among);
            let role = decider(case, question, who);
            // The role is already in the reader's language.
            let (known, who) = ("other", &role);
            match choices.iter().find_map(|choice| choice.clause) {
                None => say!(language, ask_decision { known, role: who, names }),
                Some(go) => say!(
                    language,
                    ask_to_go_on { known, role: who, names, clause: case.clause(go) }
                ),
            }
        }
        Ask::Data(data) => {
            say!(language, find_out { what: words::missing(language, case.event, data) })
        }
    }
}

fn lots(
    case: Case<'_>,
    question: &Question,
    purpose: Purpose,
    among: &[Id],
    drawn: usize,
) -> String {
    let language = case.language;
    let names = words::names(language, case.event, among);
    let found = words::match_of_path(&question.id);
    let pairing = found.map(|path| words::part(language, path)).unwrap_or_default();
    let within = match found {
        None => "none",
        Some("final") => "final",
        Some(_) => "match",
    };
    match purpose {
        Purpose::FirstWhite => say!(language, draw_first_white { within, pairing, names }),
        Purpose::PairingNumbers => say!(language, draw_pairing_numbers { names }),
        Purpose::Seeding => say!(language, draw_seeding { names }),
        Purpose::Participants => {
            say!(language, draw_participants { question: who_takes_part(case, among, drawn) })
        }
        Purpose::CoinToss => match conducted_by(case, question) {
            Some(by) => say!(language, toss_coin_conducted { within, pairing, names, by }),
            None => say!(language, toss_coin { within, pairing, names }),
        },
        Purpose::Place if drawn == 1 && among.len() > 1 => {
            let names = words::list_or(language, &case.names(among));
            say!(language, draw_one { names })
        }
        Purpose::Place => say!(language, draw_order { names }),
    }
}

/// The number of a sudden-death game, from the id of its question.
fn sudden_death_game(case: Case<'_>, question: &Question) -> Option<u32> {
    let Action::Play(play) = &case.regulation.clause(question.clause).action else { return None };
    let is_sudden_death = matches!(play.form, StageRules::UntilWon { .. });
    let (_, number) = question.id.rsplit_once("game-").filter(|_| is_sudden_death)?;
    number.parse().ok()
}

/// Who decides, and after which event if the text names one.
fn decider(case: Case<'_>, question: &Question, who: &str) -> String {
    let known = words::role_key(who);
    match &case.regulation.clause(question.clause).action {
        Action::Decide { after: Some(after), .. } => {
            let known_after = after.replace(' ', "-");
            say!(case.language, role_after { known, role: who, known_after, after })
        }
        _ => words::role(case.language, who),
    }
}

/// Who conducts the draw, if the text names that person.
pub(crate) fn conducted_by(case: Case<'_>, question: &Question) -> Option<String> {
    let duties = &case.regulation.clause(question.clause).duties;
    duties.iter().find_map(|duty| match duty {
        Duty::Conducts(who) => Some(who.clone()),
        _ => None,
    })
}

/// "which of A and B takes part", "which two of A, B and C take part".
pub(crate) fn who_takes_part(case: Case<'_>, among: &[Id], drawn: usize) -> String {
    say!(
        case.language,
        who_takes_part { count: drawn, names: words::names(case.language, case.event, among) }
    )
}

/// The answer that the file offers, in one sentence: "The file has 1-0 for this game (game 12, line
/// 340)."
pub fn offer(case: Case<'_>, question: &Question) -> Option<String> {
    let offer = case.event.offered(case.ruling, question)?;
    let place = place_of(case, &offer);
    Some(match &offer.answer {
        Answer::Result(result) => {
            say!(case.language, file_has_result { result: result.to_string(), place })
        }
        _ => say!(case.language, file_has_white { white: case.name(offer.from.game.white), place }),
    })
}

/// The offered answer as arguments of `tiebreak answer`.
pub fn offered_words(case: Case<'_>, question: &Question) -> Option<Vec<String>> {
    let names = |parts: Vec<Vec<tiebreak_model::Id>>| {
        parts.iter().flat_map(|part| case.names(part)).map(str::to_owned).collect()
    };
    Some(match case.event.offered(case.ruling, question)?.answer {
        Answer::Result(result) => vec![result.to_string()],
        Answer::Colour(colour) => vec![colour.word().to_owned()],
        Answer::Order(parts) => names(parts),
        Answer::Choice(_) | Answer::Data(_) => return None,
    })
}

fn place_of(case: Case<'_>, offer: &Offer<'_>) -> String {
    let Some(origin) = &offer.from.origin else {
        return say!(case.language, play_off_game { number: offer.number });
    };
    let (game, line) = (origin.game, origin.line);
    match &origin.file {
        None => say!(case.language, game_at_line { game, line }),
        Some(file) => say!(case.language, game_at_line_of_file { game, line, file }),
    }
}
