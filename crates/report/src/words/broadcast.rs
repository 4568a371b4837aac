//! What a broadcast proposes and asks, and what about it does not fit.

use tiebreak_follow::{AddressFault, Doubt, LONGEST, Looked, Notice, Proposal, What};
use tiebreak_model::{Answer, Ask, DataAnswer, Event, Id, Missing, Purpose, Question};

/// A proposal in one sentence: "Round 3, board 2: Cleo 1/2-1/2 Ann on the broadcast."
pub fn proposal(event: &Event, proposal: &Proposal) -> String {
    let place = place(proposal);
    let two = players(&proposal.question).map(|[white, black]| [event.name(white), event.name(black)]);
    let [white, black] = two.unwrap_or(["", ""]);
    match &proposal.what {
        What::Enter(Answer::Order(parts)) => {
            let first = parts.iter().flatten().next().map(|id| event.name(*id)).unwrap_or_default();
            format!("{place}{first} has white on the broadcast.")
        }
        What::Enter(Answer::Colour(colour)) => format!("{place}{white} has {} on the broadcast.", colour.word()),
        What::Enter(answer) => format!("{place}{white} {} {black} on the broadcast.", result(answer)),
        What::Correct { was, is } => {
            format!("{place}{white} {} {black} on the broadcast; the record says {}.", result(is), result(was))
        }
        What::TakeBack { was } => {
            let was = result(was);
            format!("{place}{white} – {black}: the broadcast shows no result any more; the record says {was}.")
        }
    }
}

/// The reason that the record keeps where a proposal changes it.
pub fn proposal_reason(proposal: &Proposal) -> String {
    match &proposal.what {
        What::Enter(_) => String::new(),
        What::Correct { is, .. } => format!("The broadcast says {}.", result(is)),
        What::TakeBack { was } => format!("The broadcast took {} back.", result(was)),
    }
}

/// A spelling that is in doubt, as a question.
pub fn broadcast_doubt(doubt: &Doubt) -> String {
    let number = doubt.fide_id.map(|number| format!(" (FIDE id {number})")).unwrap_or_default();
    match doubt.candidates.as_slice() {
        [only] => format!("\"{}\"{number} on the broadcast: is this {only}?", doubt.spelling),
        several => format!("\"{}\"{number} on the broadcast: which of {}?", doubt.spelling, several.join(", ")),
    }
}

/// What does not fit, with what to do where something can be done.
pub fn broadcast_notice(notice: &Notice) -> String {
    match notice {
        Notice::Stranger { name } => format!("\"{name}\" on the broadcast takes no part in this event."),
        Notice::NotAGame { white, black, round } => {
            let round = round.map(|round| format!(" in round {round}")).unwrap_or_default();
            format!(
                "{white} – {black}{round} is no game of the event file. Add it there with `result = \"*\"` if it is one."
            )
        }
        Notice::ColoursReversed { white, black } => {
            format!("{white} has white against {black} on the broadcast, and black in the event file.")
        }
        Notice::SeveralFit { white, black } => {
            format!("{white} – {black}: several games of the event fit, and the broadcast does not say the round.")
        }
        Notice::TwoResults { white, black } => format!("{white} – {black} stands on the broadcast with two results."),
        Notice::FileSaysOtherwise { white, black, file, broadcast } => format!(
            "{white} – {black}: {broadcast} on the broadcast, {file} in the event file, which counts. Correct it there if it is wrong, and amend the record."
        ),
    }
}

/// What is to be said about a look that did not work.
pub fn broadcast_trouble(looked: &Looked) -> Option<String> {
    match looked {
        Looked::News(_) | Looked::Same => None,
        Looked::NotYet => Some("Nothing is there yet.".to_owned()),
        Looked::TooMany(_) => {
            Some("The broadcast asks for fewer looks; the next one is in a minute or later.".to_owned())
        }
        Looked::Failed(why) => Some(format!("The broadcast could not be read: {why}")),
    }
}

/// Why an address may not be followed.
pub fn address_fault(fault: &AddressFault) -> String {
    match fault {
        AddressFault::TooLong => format!("an address has at most {LONGEST} bytes"),
        AddressFault::NotAnAddress => "this is no address; expected https://...".to_owned(),
        AddressFault::OtherScheme => "expected https:// or http://".to_owned(),
        AddressFault::NoHost => "the address names no host".to_owned(),
        AddressFault::Credentials => "the address holds a name or a password".to_owned(),
        AddressFault::Private => {
            "the address leads into a private network, which this server does not allow".to_owned()
        }
        AddressFault::OtherHost(host) => {
            format!("this server does not follow {host}; `serve --follow-hosts` names the hosts")
        }
    }
}

fn place(proposal: &Proposal) -> String {
    let round = match &proposal.question.ask {
        Ask::Data(data) => data.round,
        _ => None,
    };
    match (round, proposal.board) {
        (Some(round), Some(board)) => format!("Round {round}, board {board}: "),
        (Some(round), None) => format!("Round {round}: "),
        (None, Some(board)) if proposal.tournament => format!("Board {board}: "),
        _ if proposal.tournament => String::new(),
        _ => "Play-off: ".to_owned(),
    }
}

/// Who plays: white and black, or whoever chooses and the other.
fn players(question: &Question) -> Option<[Id; 2]> {
    match &question.ask {
        Ask::Game { white, black, .. } => Some([*white, *black]),
        Ask::Colour { chooser, other } => Some([*chooser, *other]),
        Ask::Lots { purpose: Purpose::FirstWhite, among, .. } => <[Id; 2]>::try_from(among.as_slice()).ok(),
        Ask::Data(data) => match data.needs {
            Missing::Result { white, black } => Some([white, black]),
            _ => None,
        },
        _ => None,
    }
}

fn result(answer: &Answer) -> String {
    match answer {
        Answer::Result(result) | Answer::Data(DataAnswer::Result(result)) => result.to_string(),
        _ => String::new(),
    }
}
