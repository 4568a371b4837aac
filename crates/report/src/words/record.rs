//! What can be wrong with a record, an entry, or the file they are kept in.

use super::promise_fault;
use crate::{Language, say};
use tiebreak_record::{FORMAT, Fault, FaultKind, FileError, MOST_SIGNS, Malformed, RecordError, SetAside};

/// The head of a record, with the word that goes with it: "Record 3f9c…".
pub fn record_head(language: Language, head: &str) -> String {
    say!(language, record_head { head })
}

/// Why a text is not a record, or not the one it should be.
pub fn record_error(language: Language, error: &RecordError) -> String {
    match error {
        RecordError::Empty => say!(language, record_empty),
        RecordError::NotARecord => say!(language, record_not_a_record),
        RecordError::OtherFormat { found } => say!(language, record_other_format { found, format: FORMAT }),
        RecordError::NotUtf8 { line } => say!(language, record_not_utf_eight { line: *line }),
        RecordError::CutOff { line, .. } => say!(language, record_cut_off { line: *line }),
        RecordError::Altered { line } => say!(language, record_altered { line: *line }),
        RecordError::Broken { line } => say!(language, record_broken { line: *line }),
        RecordError::Malformed { line, why } => {
            say!(language, record_malformed { line: *line, why: malformed(language, why) })
        }
        RecordError::OtherEvent { title } => say!(language, record_other_event { title }),
        RecordError::OtherRegulation { id, program } => say!(language, record_other_regulation { id, program }),
    }
}

/// What to do about a record that is wrong.
pub fn record_hint(language: Language, error: &RecordError) -> String {
    match error {
        RecordError::Empty => say!(language, hint_empty),
        RecordError::NotARecord | RecordError::OtherFormat { .. } => {
            say!(language, hint_path { begins: "{\"format\":\"tiebreak-record/1\"" })
        }
        RecordError::NotUtf8 { .. }
        | RecordError::Altered { .. }
        | RecordError::Broken { .. }
        | RecordError::Malformed { .. } => say!(language, hint_copy),
        RecordError::CutOff { .. } => say!(language, hint_cut_off),
        RecordError::OtherEvent { .. } => say!(language, hint_amend),
        RecordError::OtherRegulation { .. } => say!(language, hint_regulation),
    }
}

fn malformed(language: Language, why: &Malformed) -> String {
    let not_a = |what: &str, name: &str| say!(language, malformed_not_a { what, name });
    match why {
        Malformed::NotJson(error) => say!(language, malformed_not_json { error: error.to_string() }),
        Malformed::NotAnObjectAtAll => say!(language, malformed_not_an_object),
        Malformed::WrittenOtherwise => say!(language, malformed_written_otherwise),
        Malformed::Missing(name) => say!(language, malformed_missing { name: name.to_string() }),
        Malformed::UnknownProvenance(word) => say!(language, malformed_provenance { word }),
        Malformed::UnknownField(name) => say!(language, malformed_unknown_field { name }),
        Malformed::UnknownKind(kind) => say!(language, malformed_unknown_kind { kind }),
        Malformed::NotAText(name) => not_a("text", name),
        Malformed::NotTexts(name) => not_a("texts", name),
        Malformed::NotAnObject(name) => not_a("object", name),
        Malformed::NotObjects(name) => not_a("objects", name),
        Malformed::Empty(name) => say!(language, malformed_empty { name: name.to_string() }),
        Malformed::NotAMoment { field, text } => {
            say!(language, malformed_not_a_moment { field: field.to_string(), text })
        }
        Malformed::NotARound => say!(language, malformed_not_a_round),
        Malformed::NotAnOrder => say!(language, malformed_not_an_order),
        Malformed::NotMinutes => say!(language, malformed_not_minutes),
        Malformed::RevealsNotTexts => say!(language, malformed_reveals),
        Malformed::OrderNotNames => say!(language, malformed_order_not_names),
        Malformed::LotsLevel => say!(language, answer_nobody_level),
        Malformed::OtherNames => say!(language, malformed_other_names),
        Malformed::NotAnAnswer { value, kind } => {
            say!(language, malformed_not_an_answer { value: value.to_string(), kind: kind.to_string() })
        }
    }
}

/// What is wrong with an entry, and in which line.
pub fn fault(language: Language, fault: &Fault) -> String {
    match (&fault.kind, fault.line) {
        (FaultKind::Unreadable(error), _) => record_error(language, error),
        (kind, Some(line)) => say!(language, in_line { line, said: fault_kind(language, kind) }),
        (kind, None) => fault_kind(language, kind),
    }
}

/// What is wrong with an entry.
pub fn fault_kind(language: Language, kind: &FaultKind) -> String {
    match kind {
        FaultKind::Unreadable(error) => record_error(language, error),
        FaultKind::ReadsOtherwise => say!(language, fault_reads_otherwise),
        FaultKind::TooLong { signs } => say!(language, fault_too_long { signs: *signs, most: MOST_SIGNS }),
        FaultKind::OtherOrder { id } => say!(language, fault_other_order { id }),
        FaultKind::Promise(fault) => promise_fault(language, fault),
        FaultKind::OtherEvent { title } => say!(language, fault_other_event { title }),
        FaultKind::OtherRegulation { id } => say!(language, fault_other_regulation { id }),
        FaultKind::NotOpen { id } => say!(language, fault_not_open { id }),
        FaultKind::DoesNotFit { id } => say!(language, fault_does_not_fit { id }),
        FaultKind::NothingToCorrect { id } => say!(language, fault_nothing_to_correct { id }),
        FaultKind::NothingToWithdraw { id } => say!(language, fault_nothing_to_withdraw { id }),
        FaultKind::NoTie { tie } => say!(language, fault_no_tie { tie }),
        FaultKind::OthersTied { tie } => say!(language, fault_others_tied { tie }),
        FaultKind::NoDeparture { tie } => say!(language, fault_no_departure { tie }),
        FaultKind::NotTied { name } => say!(language, fault_not_tied { name }),
        FaultKind::GoneAlready { name } => say!(language, fault_gone_already { name }),
        FaultKind::NotGone { name } => say!(language, fault_not_gone { name }),
        FaultKind::NoParticipant { name } => say!(language, fault_no_participant { name }),
        FaultKind::Amendment(fault) => super::amendment_fault(language, fault),
        FaultKind::NoRuling { cause } => cause.clone(),
        FaultKind::Stopped => say!(language, fault_stopped),
    }
}

/// Why a record in a file could not be read or added to.
pub fn file_error(language: Language, error: &FileError) -> String {
    match error {
        FileError::Io(error) => error.to_string(),
        FileError::Record(error) => record_error(language, error),
        FileError::Faulty(found) => {
            say!(language, file_faulty { check: found.check.to_string(), fault: fault(language, found) })
        }
        FileError::Refused(fault) => fault_kind(language, &fault.kind),
        FileError::Busy => say!(language, file_busy),
        FileError::Moved { added } => say!(language, file_moved { added: *added }),
    }
}

/// What became of a half-written line, and the line below.
pub fn set_aside(language: Language, found: &SetAside) -> String {
    let line = found.line;
    let said = match &found.kept_in {
        Some(path) => say!(language, set_aside { line, path: path.display().to_string() }),
        None => say!(language, line_end_lacked { line }),
    };
    format!("{said}\n  {}", found.text)
}
