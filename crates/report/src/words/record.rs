//! What can be wrong with a record, an entry, or the file they are kept in.

use tiebreak_record::{
    FORMAT, Fault, FaultKind, FileError, MOST_SIGNS, Malformed, PromiseFault, RecordError, SetAside,
};

/// Why a text is not a record, or not the one it should be.
pub fn record_error(error: &RecordError) -> String {
    match error {
        RecordError::Empty => "the record is empty".to_owned(),
        RecordError::NotARecord => "line 1 is not the first line of a record".to_owned(),
        RecordError::OtherFormat { found } => {
            format!("the record has the format \"{found}\"; this program reads \"{FORMAT}\"")
        }
        RecordError::NotUtf8 { line } => {
            format!("line {line} holds bytes that are not UTF-8: the record was altered")
        }
        RecordError::CutOff { line, .. } => {
            format!("line {line} was not written to its end: the program or the machine stopped while writing it")
        }
        RecordError::Altered { line } => format!("line {line} was altered: its checksum does not match its text"),
        RecordError::Broken { line } => format!(
            "line {line} does not follow the line before it: a line was altered, removed, doubled or moved here"
        ),
        RecordError::Malformed { line, why } => {
            format!("line {line} is not an entry of a record: {}", malformed(why))
        }
        RecordError::OtherEvent { title } => {
            format!("the record belongs to another event file (\"{title}\"), or the event file was changed since")
        }
        RecordError::OtherRegulation { id, program } => {
            format!("the record was begun by {program} under another text of the regulation \"{id}\"")
        }
    }
}

/// What to do about a record that is wrong.
pub fn record_hint(error: &RecordError) -> &'static str {
    match error {
        RecordError::Empty => "delete the file; the next answer begins a new record",
        RecordError::NotARecord | RecordError::OtherFormat { .. } => {
            "check the path; a record begins with {\"format\":\"tiebreak-record/1\""
        }
        RecordError::NotUtf8 { .. }
        | RecordError::Altered { .. }
        | RecordError::Broken { .. }
        | RecordError::Malformed { .. } => {
            "go back to a copy whose head hash was noted, or begin a new record; nothing was changed"
        }
        RecordError::CutOff { .. } => {
            "`tiebreak playoff` and `tiebreak answer` set the half line aside and go on; check whether its answer is missing"
        }
        RecordError::OtherEvent { .. } => {
            "note the change with `tiebreak record amend EVENT --why TEXT`, which first shows what would follow; or undo it; or name another record with --record"
        }
        RecordError::OtherRegulation { .. } => {
            "use the regulation file, or the version of the program, with which the record was begun"
        }
    }
}

fn malformed(why: &Malformed) -> String {
    match why {
        Malformed::NotJson(error) => format!("it is not JSON: {error}"),
        Malformed::NotAnObjectAtAll => "expected a JSON object".to_owned(),
        Malformed::WrittenOtherwise => "it is not written as the program writes it".to_owned(),
        Malformed::Missing(name) => format!("`{name}` is missing"),
        Malformed::UnknownProvenance(word) => format!("answers do not come from \"{word}\"; expected \"broadcast\""),
        Malformed::UnknownField(name) => format!("there is no field `{name}`"),
        Malformed::UnknownKind(kind) => format!("there is no kind \"{kind}\""),
        Malformed::NotAText(name) => format!("`{name}` is not a text"),
        Malformed::NotTexts(name) => format!("`{name}` is not a list of texts"),
        Malformed::NotAnObject(name) => format!("`{name}` is not an object"),
        Malformed::NotObjects(name) => format!("`{name}` is not a list of objects"),
        Malformed::Empty(name) => format!("`{name}` is empty"),
        Malformed::NotAMoment { field, text } => format!("`{field}` is not a moment in time: \"{text}\""),
        Malformed::NotARound => "`round` is not a number".to_owned(),
        Malformed::NotAnOrder => "`parts` is not an order of names".to_owned(),
        Malformed::NotMinutes => "`minutes` is not a number from 0 to 1440".to_owned(),
        Malformed::RevealsNotTexts => "`reveals` holds something other than texts".to_owned(),
        Malformed::OrderNotNames => "the order is not a list of names".to_owned(),
        Malformed::LotsLevel => "lots leave nobody level".to_owned(),
        Malformed::OtherNames => "the names of the answer are not those of the question".to_owned(),
        Malformed::NotAnAnswer { value, kind } => format!("{value} is not an answer to a question of kind \"{kind}\""),
    }
}

/// What is wrong with an entry, and in which line.
pub fn fault(fault: &Fault) -> String {
    match (&fault.kind, fault.line) {
        (FaultKind::Unreadable(error), _) => record_error(error),
        (kind, Some(line)) => format!("line {line}: {}", fault_kind(kind)),
        (kind, None) => fault_kind(kind),
    }
}

/// What is wrong with an entry.
pub fn fault_kind(kind: &FaultKind) -> String {
    match kind {
        FaultKind::Unreadable(error) => record_error(error),
        FaultKind::ReadsOtherwise => "the entry cannot be written so that it reads the same again".to_owned(),
        FaultKind::TooLong { signs } => {
            format!("a text of {signs} characters is too long: an entry takes at most {MOST_SIGNS} in each")
        }
        FaultKind::OtherOrder { id } => format!("the seed gives another order of {id}"),
        FaultKind::Promise(fault) => promise_fault(fault),
        FaultKind::OtherEvent { title } => {
            format!("the event file says something else than when the record began, or was last amended (\"{title}\")")
        }
        FaultKind::OtherRegulation { id } => {
            format!("the record was begun with another text of the regulation \"{id}\"")
        }
        FaultKind::NotOpen { id } => format!("{id} was not open"),
        FaultKind::DoesNotFit { id } => format!("the answer does not fit {id}"),
        FaultKind::NothingToCorrect { id } => format!("there was no answer to {id} to correct"),
        FaultKind::NothingToWithdraw { id } => format!("there was no answer to {id} to withdraw"),
        FaultKind::NoTie { tie } => format!("there was no tie {tie}"),
        FaultKind::OthersTied { tie } => format!("others were tied in {tie}"),
        FaultKind::NoDeparture { tie } => format!("there was no departure about {tie} to withdraw"),
        FaultKind::NotTied { name } => format!("{name} is in no tie that is played off"),
        FaultKind::GoneAlready { name } => format!("{name} is gone already"),
        FaultKind::NotGone { name } => format!("{name} has not left"),
        FaultKind::NoParticipant { name } => format!("\"{name}\" does not take part in the event"),
        FaultKind::Amendment(fault) => super::amendment_fault(fault),
        FaultKind::NoRuling { cause } => cause.clone(),
        FaultKind::Stopped => "the program cannot rule on it: this is a fault of the program".to_owned(),
    }
}

/// What is wrong with promises, or with a public source.
pub fn promise_fault(fault: &PromiseFault) -> String {
    match fault {
        PromiseFault::Twice { party, id } => {
            format!("{party} has promised a secret for {id} already: it can only be revealed")
        }
        PromiseFault::Name { party } => {
            format!(
                "\"{party}\" is not the name of a party: expected up to 200 characters, without = and ;, and not \"source\""
            )
        }
        PromiseFault::Hash { party } => {
            format!("what {party} promises is not a SHA-256 hash: expected 64 digits in lower-case hexadecimal")
        }
        PromiseFault::NotPromised { party, id } => format!("{party} has promised no secret for {id}"),
        PromiseFault::NotRevealed { party } => {
            format!("the secret of {party} is missing: all who promised reveal together")
        }
        PromiseFault::RevealedTwice { party } => format!("the secret of {party} is revealed twice"),
        PromiseFault::OtherSecret { party } => format!("the secret of {party} is not the one that was promised"),
        PromiseFault::Alone { party } => {
            format!("{party} alone has promised: a draw needs two parties, or a public source")
        }
        PromiseFault::SecondSource { id } => format!("a public source is named for {id} already"),
        PromiseFault::Unnamed => "the public source is not named, or in more than 1000 characters".to_owned(),
        PromiseFault::OtherChain { chain } => {
            format!("the beacon \"{chain}\" is not known here: expected quicknet, or the source in words")
        }
        PromiseFault::NoRound => {
            "expected a round of the beacon, or a moment with its offset: 2026-11-17T20:00:00+01:00".to_owned()
        }
        PromiseFault::OtherTime { round } => format!("round {round} of the beacon comes at another time"),
        PromiseFault::TooLate { id } => {
            format!("the public source of {id} may be known already: it is named before it speaks")
        }
        PromiseFault::NoSource { id } => format!("no public source is named for {id}"),
        PromiseFault::NoOutcome { id } => format!("what the public source of {id} gave is missing"),
        PromiseFault::NotGenuine { id } => format!("this is not what the public source of {id} gave"),
        PromiseFault::OtherSeed { id } => format!("the seed of {id} is not made of what was revealed"),
        PromiseFault::Bound { id } => {
            format!("promises stand for {id}: only they decide, or the draw is withdrawn with a reason")
        }
        PromiseFault::Corrected { id } => {
            format!("{id} was drawn from promises: it is withdrawn with a reason, not corrected")
        }
    }
}

/// Why a record in a file could not be read or added to.
pub fn file_error(error: &FileError) -> String {
    match error {
        FileError::Io(error) => error.to_string(),
        FileError::Record(error) => record_error(error),
        FileError::Faulty(found) => format!("the record fails check V{}: {}", found.check, fault(found)),
        FileError::Refused(fault) => fault_kind(&fault.kind),
        FileError::Busy => "another program is writing to the record; nothing was written, try again".to_owned(),
        FileError::Moved { added } => {
            let entries = if *added == 1 { "an entry" } else { "entries" };
            format!("another program has added {entries} to the record meanwhile; nothing was written")
        }
    }
}

/// What became of a half-written line.
pub fn set_aside(found: &SetAside) -> String {
    let line = found.line;
    match &found.kept_in {
        Some(path) => format!(
            "line {line} was half-written when the program or the machine stopped; it was never confirmed, and is kept in {}:\n  {}",
            path.display(),
            found.text
        ),
        None => format!("line {line} lacked only its line end and stays in the record:\n  {}", found.text),
    }
}
