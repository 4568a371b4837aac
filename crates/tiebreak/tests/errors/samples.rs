//! One value for every code of every error.

use super::Samples;
use std::io;
use tiebreak::{Explain, FileError, FileRole, RuleError};
use tiebreak_document::{Diagnostic, RejectedFile};
use tiebreak_follow::AddressFault;
use tiebreak_formats::SourceError;
use tiebreak_generate::ImpossiblePlan;
use tiebreak_language::sentence;
use tiebreak_model::{ExactError, Kind};
use tiebreak_pdf::PdfError;
use tiebreak_record::{
    AmendmentFault, AnswerFault, FaultKind, MalformedLine, NoteError, PromiseFault, RecordError,
    RecordFileError,
};
use tiebreak_regulation::ReadError;
use tiebreak_report::WhyError;
use tiebreak_scenarios::odds::OddsError;
use tiebreak_scenarios::{NoNeeds, ScenarioError, SupposeError};
use tiebreak_standings::UnknownCode;
use tiebreak_store::StoreError;

/// Every error type of the workspace, but those of the web app's requests.
pub fn all() -> Vec<Samples> {
    vec![
        of("FileError", FileError::CODES, files()),
        of("Rejected", &["file-rejected"], vec![rejected()]),
        of("ReadError", ReadError::CODES, readings()),
        of("SourceError", SourceError::CODES, sources()),
        of("ExactError", ExactError::CODES, numbers()),
        of("RuleError", RuleError::CODES, rulings()),
        of("OddsError", OddsError::CODES, odds()),
        of("ScenarioError", ScenarioError::CODES, scenarios()),
        of("SupposeError", SupposeError::CODES, suppositions()),
        of("NoNeeds", NoNeeds::CODES, needs()),
        of("UnknownCode", &["tie-break-unknown"], vec![unknown_code()]),
        of("WhyError", WhyError::CODES, comparisons()),
        of("RecordError", RecordError::CODES, records()),
        of("RecordFileError", RecordFileError::CODES, record_files()),
        of("FaultKind", FaultKind::CODES, entries()),
        of("PromiseFault", PromiseFault::CODES, promises()),
        of("AmendmentFault", AmendmentFault::CODES, amendments()),
        of("AnswerFault", AnswerFault::CODES, answers()),
        of("NoteError", NoteError::CODES, notes()),
        of("AddressFault", AddressFault::CODES, addresses()),
        of("ImpossiblePlan", &["plan-impossible"], vec![plan()]),
        of("PdfError", PdfError::CODES, boxed([PdfError::NotWritten("no tags".into())])),
        of("StoreError", StoreError::CODES, stores()),
    ]
}

type Errors = Vec<Box<dyn Explain>>;

fn of(name: &'static str, codes: &'static [&'static str], values: Errors) -> Samples {
    Samples { name, codes: codes.to_vec(), values }
}

fn boxed<E: Explain + 'static>(errors: impl IntoIterator<Item = E>) -> Errors {
    errors.into_iter().map(|error| Box::new(error) as Box<dyn Explain>).collect()
}

fn t(text: &str) -> String {
    text.to_owned()
}

fn id() -> String {
    t("match/first-white")
}

fn system() -> io::Error {
    io::Error::from(io::ErrorKind::PermissionDenied)
}

fn files() -> Errors {
    boxed([
        FileError::Unreadable { path: "a.toml".into(), source: system() },
        FileError::Folder("events".into()),
        FileError::TooLarge {
            path: "a.toml".into(),
            megabytes: 70,
            most: 64,
            role: FileRole::Event,
        },
        FileError::NotText { path: "a.toml".into(), byte: 0xFF, at: 3, line: 1 },
        FileError::NotARegulation {
            path: "a.toml".into(),
            found: sentence!(import_recognised { what: "pdf" }),
            is_event_file: false,
        },
        FileError::NoneNamed,
        FileError::NoRegulation { named: t("tepe"), near: Some("tepe-sigeman-2023") },
    ])
}

fn rejected() -> Box<dyn Explain> {
    let finding = Diagnostic::whole(sentence!(cli_names_no_regulation));
    Box::new(RejectedFile::new("a.toml", "", vec![finding]))
}

fn readings() -> Errors {
    boxed([
        ReadError::UnknownReading { asked: t("mutual"), known: vec![t("mutual-result")] },
        ReadError::UnknownChoice {
            reading: t("mutual-result"),
            asked: t("again"),
            known: vec![t("continued"), t("restarted")],
        },
    ])
}

fn sources() -> Errors {
    boxed([
        SourceError::Unreadable { path: "a.pgn".into(), source: system() },
        SourceError::NoGames("games".into()),
    ])
}

fn numbers() -> Errors {
    boxed([ExactError::NotANumber, ExactError::ZeroBelow, ExactError::TooLarge])
}

fn rulings() -> Errors {
    boxed([
        RuleError::OtherSport,
        RuleError::KindNotCovered { kind: Kind::Swiss, covered: vec![Kind::RoundRobin] },
        RuleError::OtherNumber { participants: 9, expected: 14 },
        RuleError::GamesUnseen { clause: t("C.1") },
        RuleError::StageTooLong { clause: t("C.1"), games: 9_000 },
    ])
}

fn odds() -> Errors {
    boxed([
        OddsError::Bridge,
        OddsError::Teams,
        OddsError::Bids,
        OddsError::Data {
            missing: sentence!(missing_of_one { figure: "imps", code: "", one: "A" }),
        },
        OddsError::Unlisted { games: 2 },
        OddsError::Stopped,
        OddsError::NeverEnds,
        OddsError::TooMany { tied: 40 },
        OddsError::TooLarge { games: 40 },
    ])
}

fn scenarios() -> Errors {
    boxed([
        ScenarioError::Bridge,
        ScenarioError::Teams,
        ScenarioError::Unlisted { games: 2 },
        ScenarioError::TooLarge { games: 90 },
    ])
}

fn suppositions() -> Errors {
    let two = || vec![t("A-B"), t("A-C")];
    boxed([
        SupposeError::NoResult,
        SupposeError::NoGame { open: two() },
        SupposeError::SeveralGames { fit: two() },
        SupposeError::NoImps,
        SupposeError::NoMatch { open: two() },
        SupposeError::SeveralMatches { fit: two() },
    ])
}

fn needs() -> Errors {
    boxed([NoNeeds::OtherKind, NoNeeds::NotScored, NoNeeds::TooEarly, NoNeeds::Finished])
}

fn unknown_code() -> Box<dyn Explain> {
    let error: UnknownCode = tiebreak_standings::codes("XYZ").unwrap_err();
    Box::new(error)
}

fn comparisons() -> Errors {
    boxed([WhyError::Unknown(t("Eve")), WhyError::Same(t("Ann"))])
}

fn records() -> Errors {
    boxed([
        RecordError::Empty,
        RecordError::NotARecord,
        RecordError::OtherFormat { found: t("tiebreak-record/9") },
        RecordError::NotUtf8 { line: 2 },
        RecordError::CutOff { line: 2, text: t("{") },
        RecordError::Altered { line: 2 },
        RecordError::Broken { line: 2 },
        RecordError::Malformed { line: 2, why: MalformedLine::NotARound },
        RecordError::OtherEvent { title: t("Cup") },
        RecordError::OtherRegulation { id: t("rules"), program: t("tiebreak 0.1.0") },
    ])
}

fn record_files() -> Errors {
    boxed([RecordFileError::Busy, RecordFileError::Moved { added: 2 }])
}

fn entries() -> Errors {
    let tie = || t("tie");
    let name = || t("Ann");
    boxed([
        FaultKind::ReadsOtherwise,
        FaultKind::TooLong { signs: 90_000 },
        FaultKind::OtherOrder { id: id() },
        FaultKind::OtherEvent { title: t("Cup") },
        FaultKind::OtherRegulation { id: t("rules") },
        FaultKind::NotOpen { id: id() },
        FaultKind::DoesNotFit { id: id() },
        FaultKind::NothingToCorrect { id: id() },
        FaultKind::NothingToWithdraw { id: id() },
        FaultKind::NoTie { tie: tie() },
        FaultKind::OthersTied { tie: tie() },
        FaultKind::NoDeparture { tie: tie() },
        FaultKind::NotTied { name: name() },
        FaultKind::GoneAlready { name: name() },
        FaultKind::NotGone { name: name() },
        FaultKind::NoParticipant { name: name() },
        FaultKind::NoRuling { cause: t("the regulation is for bridge") },
        FaultKind::Stopped,
    ])
}

fn promises() -> Errors {
    let party = || t("Ann");
    boxed([
        PromiseFault::Twice { party: party(), id: id() },
        PromiseFault::Name { party: party() },
        PromiseFault::Hash { party: party() },
        PromiseFault::NotPromised { party: party(), id: id() },
        PromiseFault::NotRevealed { party: party() },
        PromiseFault::RevealedTwice { party: party() },
        PromiseFault::OtherSecret { party: party() },
        PromiseFault::Alone { party: party() },
        PromiseFault::SecondSource { id: id() },
        PromiseFault::Unnamed,
        PromiseFault::OtherChain { chain: t("quick") },
        PromiseFault::NoRound,
        PromiseFault::OtherTime { round: 7 },
        PromiseFault::TooLate { id: id() },
        PromiseFault::NoSource { id: id() },
        PromiseFault::NoOutcome { id: id() },
        PromiseFault::NotGenuine { id: id() },
        PromiseFault::OtherSeed { id: id() },
        PromiseFault::Bound { id: id() },
        PromiseFault::Corrected { id: id() },
    ])
}

fn amendments() -> Errors {
    boxed([
        AmendmentFault::NothingKept,
        AmendmentFault::OtherBefore,
        AmendmentFault::NothingChanged,
        AmendmentFault::OtherChanges,
        AmendmentFault::NotAnEvent { cause: String::new() },
        AmendmentFault::OtherText,
    ])
}

fn answers() -> Errors {
    boxed([
        AnswerFault::Nothing,
        AnswerFault::NotAColour(t("red")),
        AnswerFault::ColourIsOneWord,
        AnswerFault::NotLots { id: id() },
        AnswerFault::Seed,
        AnswerFault::NotOver,
        AnswerFault::NotAResult(t("2-0")),
        AnswerFault::UnknownName { name: t("Anne"), near: Some(t("Ann")) },
        AnswerFault::NotAbout { id: id(), name: t("Ann") },
        AnswerFault::ResultNeeded,
        AnswerFault::OtherColours { id: id(), white: t("Ann"), black: t("Ben") },
        AnswerFault::NobodyLevel,
        AnswerFault::LevelSign,
        AnswerFault::NamedTwice(t("Ann")),
        AnswerFault::NotNamed(vec![t("Ann")]),
        AnswerFault::TwoBids,
        AnswerFault::NotATime(t("x")),
        AnswerFault::BidTooHigh { most: 900 },
        AnswerFault::OutOfBounds { number: "-10".to_owned(), figure: "total-points" },
        AnswerFault::ColoursNeeded,
        AnswerFault::WordCount(3),
        AnswerFault::NotANumber(t("x")),
    ])
}

fn notes() -> Errors {
    boxed([
        NoteError::NoKey,
        NoteError::NotANote,
        NoteError::NotACheckpoint,
        NoteError::NotSignedBy,
        NoteError::BadSignature,
    ])
}

fn addresses() -> Errors {
    boxed([
        AddressFault::TooLong,
        AddressFault::NotAnAddress,
        AddressFault::OtherScheme,
        AddressFault::NoHost,
        AddressFault::Credentials,
        AddressFault::Private,
        AddressFault::OtherHost(t("example.org")),
    ])
}

fn plan() -> Box<dyn Explain> {
    Box::new(ImpossiblePlan {
        message: sentence!(cli_names_no_regulation),
        hint: sentence!(generate_other_list),
    })
}

fn stores() -> Errors {
    boxed([
        StoreError::Taken(t("cup")),
        StoreError::Stale,
        StoreError::NotALine,
        StoreError::Newer { found: 9, known: 8 },
        StoreError::Address(t("x:")),
        StoreError::NoFile(t("a.db")),
        StoreError::InUse(t("a.db")),
        StoreError::Claim(t("a.lock"), t("no")),
        StoreError::Full,
        StoreError::NotText,
        StoreError::Unreachable(sqlx::Error::PoolTimedOut),
        StoreError::Lost(std::sync::Arc::new(sqlx::Error::PoolTimedOut)),
        StoreError::NoTables,
        StoreError::NotEmpty("events"),
        StoreError::TablesTooNew { found: 9, copy: 8 },
        StoreError::NotABackup(sentence!(cli_names_no_regulation)),
        StoreError::Written,
        StoreError::Database(sqlx::Error::PoolTimedOut),
    ])
}
