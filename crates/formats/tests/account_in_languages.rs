//! What was understood of a file, what is in doubt and what a format does not hold come in the
//! language of the reader.
#![allow(clippy::unwrap_used)]

use tiebreak_formats::account::{Account, DoubtKind, Told};
use tiebreak_formats::{Format, import_any, lost, write_any};
use tiebreak_language::{Language, Sentence};
use tiebreak_model::Kind;

/// A Swiss of bridge teams whose VPs are those of no scale, or one whose second match has others.
const MATCHES: &str = "round,home,visit,boards,home_imps,visit_imps,home_vp,visit_vp\n1,Oslo,Rom,8,20,20,10,10\n1,Lund,Bonn,8,20,20,11.5,8.5\n";

/// Six players, of whom everybody met two.
fn pgn() -> String {
    let game = |round: u32, white: &str, black: &str, result: &str| {
        format!(
            "[Event \"Cup\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n\n{result}\n\n"
        )
    };
    let rounds = [
        ("Ann", "Ben"),
        ("Cid", "Dan"),
        ("Eve", "Fay"),
        ("Ann", "Cid"),
        ("Ben", "Eve"),
        ("Dan", "Fay"),
    ];
    (0u32..).zip(rounds).map(|(at, (white, black))| game(at / 3 + 1, white, black, "1-0")).collect()
}

fn account(name: &str, text: &str, told: &Told) -> Account {
    import_any(name, text.as_bytes(), told).unwrap().account
}

/// Everything that an account says.
fn said(account: &Account) -> Vec<Sentence> {
    let because = account.events.iter().map(|found| found.because.clone());
    let doubts = account
        .doubts
        .iter()
        .flat_map(|doubt| std::iter::once(&doubt.message).chain(&doubt.details));
    because.chain(doubts.cloned()).collect()
}

/// Readers of another language get nothing in English.
fn in_every_language(sentences: &[Sentence]) {
    assert!(!sentences.is_empty());
    for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
        for sentence in sentences {
            assert_ne!(sentence.in_language(language), sentence.to_string(), "{}", language.code());
        }
    }
}

#[test]
fn why_it_is_of_its_kind() {
    let account = account("cup.pgn", &pgn(), &Told::default());
    let because = &account.events[0].because;
    assert_eq!(*because, "2 rounds for 6 players could be a Swiss, or a round robin under way");
    assert_eq!(
        because.in_language(Language::De),
        "2 Runden bei 6 Spielern könnten Schweizer System sein oder ein laufendes Rundenturnier"
    );
    let told = Told { kind: Some(Kind::Swiss), ..Told::default() };
    in_every_language(&[
        because.clone(),
        self::account("cup.pgn", &pgn(), &told).events[0].because.clone(),
    ]);
}

/// Numbers that were worked out have the decimal sign of the reader.
#[test]
fn figures_that_differ() {
    let told = Told { kind: Some(Kind::Swiss), ..Told::default() };
    let account = account("a.csv", MATCHES, &told);
    let doubt = account.doubts.iter().find(|doubt| doubt.kind == DoubtKind::TotalDiffers).unwrap();
    assert_eq!(
        doubt.message,
        "Lund – Bonn: 11.5-8.5 VPs are published, 20-20 IMPs in 8 boards give 10-10"
    );
    assert_eq!(
        doubt.message.in_language(Language::Sv),
        "Lund – Bonn: 11,5-8,5 VP är publicerade, 20-20 IMP på 8 brickor ger 10-10"
    );
    in_every_language(&said(&account));
}

#[test]
fn names_that_look_the_same() {
    let text = pgn().replace("Fay", "Ann\u{200b}");
    let told = Told { kind: Some(Kind::Swiss), ..Told::default() };
    let account = account("cup.pgn", &text, &told);
    let doubt = account.doubts.iter().find(|doubt| doubt.kind == DoubtKind::NamesAlike).unwrap();
    in_every_language(std::slice::from_ref(&doubt.message));
    assert!(
        "a".parse::<tiebreak_formats::account::Names>()
            .unwrap_err()
            .in_language(Language::Nl)
            .starts_with("verwacht")
    );
}

#[test]
fn what_a_format_does_not_hold() {
    let told = Told { kind: Some(Kind::Swiss), ..Told::default() };
    let event = import_any("cup.pgn", pgn().as_bytes(), &told)
        .unwrap()
        .event
        .unwrap()
        .under("fide-swiss".to_owned());
    let lost = lost(&event, Format::Csv, "cup.csv", &write_any(&event, Format::Csv).unwrap());
    assert_eq!(lost[1], "the regulation and its readings", "{lost:?}");
    in_every_language(&lost);
}
