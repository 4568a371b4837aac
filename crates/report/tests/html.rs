//! Paper: the protocol and the slips say everything they must, whatever the names are.
#![allow(clippy::unwrap_used, clippy::panic, clippy::expect_used)]

use crate::fixtures::markup::{Element, elements, in_lines, texts};
use crate::fixtures::{Ruled, TATA_2024, all_drawn, hostile_names};
use tiebreak_engine::{Options, rule};
use tiebreak_model::{Ask, Bonus, Clock, Colour, Question, SideClock};
use tiebreak_record::{
    AnswerEntry, Commitment, DepartureEntry, Entry, Header, Record, Rest, Reveal, SourceFile,
    joint_seed, parse_answer, sha256,
};
use tiebreak_report::Case;
use tiebreak_report::html::{Extras, protocol, slips};

fn tata(answers: usize) -> Ruled {
    Ruled::real("tata-steel-masters-2024").answered(&TATA_2024[..answers])
}

/// A record in which the play-off of 2024 is answered as given, each answer perhaps changed before
/// it is added.
fn recorded(
    answers: &[(&str, &str)],
    mut change: impl FnMut(&mut Record, &mut AnswerEntry),
) -> (Ruled, Record) {
    let source = |name: &str| SourceFile {
        name: name.into(),
        file: None,
        sha256: sha256(name.as_bytes()),
        text: None,
    };
    let header = Header {
        program: "tiebreak 0.1.0".into(),
        event: source("event"),
        regulation: source("regulation"),
    };
    let mut record = Record::start(header);
    let mut ruled = tata(0);
    for (id, words) in answers {
        let question = ruled.ruling.open.iter().find(|question| question.id == *id).unwrap();
        let words: Vec<String> = words.split(" > ").map(str::to_owned).collect();
        let answer = parse_answer(question, &ruled.event, &words).unwrap();
        let mut entry = AnswerEntry::new(question, &answer, &ruled.event);
        change(&mut record, &mut entry);
        record.append(Entry::Answer(entry));
        ruled = again(ruled, &record).0;
    }
    (ruled, record)
}

/// The ruling by a record, and the page's extras.
fn again(ruled: Ruled, record: &Record) -> (Ruled, Extras) {
    let Ruled { event, regulation, .. } = ruled;
    let mut answers = record.answers(&event);
    let ruling = rule(&event, &regulation, &mut answers, Options::default()).unwrap();
    let extras =
        Extras::of_record(Case::new(&event, &regulation, &ruling), record, answers.trace());
    (Ruled { event, regulation, ruling }, extras)
}

/// All the text of a page without its styles.
fn page_text(page: &str) -> String {
    let shown = |element: &&Element| element.name != "style";
    elements(page)
        .iter()
        .filter(shown)
        .map(|element| element.text.as_str())
        .collect::<Vec<_>>()
        .join("\n")
}

#[test]
fn the_protocol_of_wijk_aan_zee_2024() {
    let (ruled, record) = recorded(&TATA_2024, |_, _| ());
    let (ruled, extras) = again(ruled, &record);
    insta::assert_snapshot!(in_lines(&protocol(ruled.case(), &extras)));
}

#[test]
fn slips_for_two_semi_finals() {
    insta::assert_snapshot!(in_lines(&slips(tata(2).case(), &Extras::default())));
}

#[test]
fn every_step_has_its_clause_and_every_clause_its_text_once() {
    let ruled = tata(11);
    let page = protocol(ruled.case(), &Extras::default());
    let text = page_text(&page);
    for step in &ruled.ruling.steps {
        let clause = ruled.regulation.clause(step.clause);
        let because = tiebreak_report::words::because(ruled.case(), step);
        assert!(text.contains(&because), "{because}");
        assert_eq!(text.matches(&clause.text).count(), 1, "{}", clause.id);
    }
    assert!(text.contains("Settled") && !text.contains("Not settled"));
    assert_eq!(text.matches("Chief arbiter").count(), 1);
}

#[test]
fn what_is_open_stands_in_the_protocol() {
    let ruled = tata(6);
    let text = page_text(&protocol(ruled.case(), &Extras::default()));
    assert!(text.contains("Not settled: one question is open"));
    assert!(text.contains("semi-final-2/sudden-death/first-white"));
    assert!(text.contains("No rest between tiebreak games"), "what counts while they play");
    assert!(!text.contains("30 minutes' rest"), "the rest before the first game is over");
    assert!(text.contains("No record"));
}

#[test]
fn the_head_of_the_record_stands_on_every_sheet() {
    let (ruled, record) = recorded(&TATA_2024[..2], |_, _| ());
    let (ruled, extras) = again(ruled, &record);
    let head: Vec<char> = record.head().chars().collect();
    let fours =
        head.chunks(4).map(|four| four.iter().collect::<String>()).collect::<Vec<_>>().join(" ");
    assert_eq!(fours.len(), 79);
    let page = protocol(ruled.case(), &extras);
    assert_eq!(page.matches(&fours).count(), 1, "in the foot, which is repeated");
    assert!(page.contains("position: fixed"));
    assert_eq!(slips(ruled.case(), &extras).matches(&fours).count(), 2, "on each of two slips");
}

#[test]
fn lots_from_a_seed_come_with_their_recipe() {
    let secrets = [("Wei Yi", "sea"), ("Nodirbek Abdusattorov", "it's sand")];
    let (ruled, record) = recorded(&TATA_2024[..2], |record, entry| {
        if entry.id == "semi-final-1/first-white" {
            for (party, secret) in secrets {
                let hash = sha256(secret.as_bytes());
                let (id, party) = (entry.id.clone(), party.to_owned());
                record.append(Entry::Commitment(Commitment { id, party, hash, at: None }));
            }
            entry.reveals = secrets
                .map(|(party, secret)| Reveal { party: party.into(), secret: secret.into() })
                .to_vec();
            entry.seed = Some(joint_seed(&entry.reveals, None));
        } else {
            entry.witnesses = vec!["Jan Smit".to_owned(), "Piet <Vos>".to_owned()];
        }
    });
    let (ruled, extras) = again(ruled, &record);
    let page = protocol(ruled.case(), &extras);
    let commands = texts(&page, "command");
    let hashes = texts(&page, "hash");
    let seed = "Nodirbek Abdusattorov=it's sand;Wei Yi=sea";
    for name in ["Wei Yi", "Nodirbek Abdusattorov"] {
        let hashed = format!("{seed}|semi-final-1/first-white|{name}");
        let at = hashes.iter().position(|hash| *hash == sha256(hashed.as_bytes())).unwrap();
        assert_eq!(
            commands[at],
            format!("printf '%s' '{}' | sha256sum", hashed.replace('\'', r"'\''"))
        );
    }
    assert!(hashes[0] < hashes[1]);
    let text = page_text(&page);
    assert!(
        text.contains(&sha256(b"sea"))
            && text.contains("Piet <Vos>")
            && text.contains("Drawn by hand")
    );
}

#[test]
fn corrections_stay_visible_with_their_reason() {
    let (ruled, mut record) = recorded(&TATA_2024[..4], |_, _| ());
    let first = record.entries().iter().find_map(|entry| match entry {
        Entry::Answer(answer) if answer.id == "semi-final-2/game-1" => Some(answer.clone()),
        _ => None,
    });
    let mut corrected = first.unwrap();
    corrected.value = tiebreak_record::RecordedValue::Result(tiebreak_model::GameResult::Draw);
    corrected.why = Some("The boards were taken for each other.".to_owned());
    corrected.by = Some("P. Arbiter".to_owned());
    record.append(Entry::Answer(corrected));
    let (ruled, extras) = again(ruled, &record);
    let superseded: Vec<bool> = extras.log.iter().map(|entry| entry.superseded).collect();
    assert_eq!(superseded, [false, false, false, true, false]);
    let page = protocol(ruled.case(), &extras);
    let text = page_text(&page);
    assert!(text.contains(": Gukesh D – Anish Giri 1/2-1/2"), "{text}");
    assert!(
        text.contains("Reason: The boards were taken for each other")
            && text.contains("P. Arbiter")
    );
    assert!(!text.contains("departs from the regulation"), "a correction is no departure");
    assert_eq!(texts(&page, "superseded").len(), 1);
}

#[test]
fn departures_are_marked_on_everything_printed() {
    let (ruled, mut record) = recorded(&TATA_2024[..2], |_, _| ());
    let all =
        ["Anish Giri", "Gukesh D", "Nodirbek Abdusattorov", "Wei Yi"].map(str::to_owned).to_vec();
    let (by, at) = ("The organiser".to_owned(), None);
    let why = "The players agreed to share the title.".to_owned();
    record.append(Entry::Departure(DepartureEntry {
        tie: "first".into(),
        parts: vec![all],
        by,
        why,
        at,
    }));
    let minutes = 10;
    let (by, why) = ("Arbiter".to_owned(), "A.4".to_owned());
    record.append(Entry::Rest(Rest { players: Vec::new(), minutes, by, why, at: None }));
    let (ruled, extras) = again(ruled, &record);
    let page = protocol(ruled.case(), &extras);
    let banner = page.find("This result departs from the regulation").unwrap();
    assert!(banner < page.find(">Standings<").unwrap(), "above everything else");
    let text = page_text(&page);
    assert_eq!(text.matches("departs from the regulation").count(), 2, "on top and in the foot");
    assert!(text.contains("1–4 Anish Giri, Gukesh D, Nodirbek Abdusattorov and Wei Yi"));
    assert!(text.contains("10 minutes for everybody"));
    assert!(page_text(&slips(ruled.case(), &extras)).contains("departs from the regulation"));
}

#[test]
fn slips_say_what_to_key_into_the_clock() {
    let mut ruled = tata(2);
    let pace = |base: u32, bonus: Bonus| SideClock { base, bonus, from_move: 61 };
    let (white, black) =
        (ruled.event.find("Wei Yi").unwrap(), ruled.event.find("Anish Giri").unwrap());
    let clock = Clock { white: pace(150, Bonus::Increment(2)), black: pace(3600, Bonus::None) };
    let ask = Ask::Game { white, black, clock, draw_wins: Some(Colour::Black) };
    ruled.ruling.open =
        vec![Question { id: "armageddon/game-1".into(), clause: ruled.ruling.open[0].clause, ask }];
    let page = slips(ruled.case(), &Extras::default());
    assert_eq!(texts(&page, "pace"), ["2:30 +2", "60:00"]);
    let names: Vec<String> = elements(&page)
        .into_iter()
        .filter(|element| element.name == "bdi")
        .map(|element| element.text)
        .collect();
    assert_eq!(
        names,
        ["Tata Steel Masters 2024", "Tata Steel Masters 2024", "Wei Yi", "Anish Giri"],
        "of the page, of the slip"
    );
    let text = page_text(&page);
    assert!(text.contains("from move 61") && text.contains("A draw wins for Black."), "{text}");
    assert_eq!(texts(&page, "tick").len(), 3);
}

#[test]
fn five_slips_need_two_sheets_and_none_needs_a_word() {
    let mut ruled = tata(2);
    let game = ruled.ruling.open[0].clone();
    ruled.ruling.open = vec![game; 5];
    let page = slips(ruled.case(), &Extras::default());
    assert_eq!(texts(&page, "sheet").len(), 2);
    assert_eq!(elements(&page).iter().filter(|element| element.name == "article").count(), 5);
    assert!(
        page_text(&slips(tata(11).case(), &Extras::default()))
            .contains("No game is to be played now.")
    );
}

#[test]
fn no_name_breaks_a_page() {
    let ruled = Ruled::of(&all_drawn("<title> & \"more\"", &hostile_names()));
    let names: Vec<&str> = ruled.event.participants().iter().map(|one| one.name.as_str()).collect();
    let order = names.join(" > ");
    let ruled = ruled.answered(&[("round-robin-1/pairing-numbers", &order)]);
    let signatures = vec!["</td><script>".to_owned()];
    let extras =
        Extras { head: Some("</code><script>".to_owned()), signatures, ..Extras::default() };
    for page in [protocol(ruled.case(), &extras), slips(ruled.case(), &extras)] {
        for element in elements(&page) {
            assert!(
                !["script", "img", "iframe", "object", "link", "base"]
                    .contains(&element.name.as_str())
            );
            assert!(
                !element.attributes.iter().any(|(name, _)| name.starts_with("on")),
                "{element:?}"
            );
        }
        assert!(!page.contains('\u{202e}') && !page.contains('\u{2066}'));
        assert!(page_text(&page).contains("<script>alert(1)</script>"), "the name itself is shown");
    }
}

#[test]
fn a_score_stays_with_a_name_that_runs_the_other_way() {
    let names = ["ميلاد", "ميلاد مقصودلو", "Giri"].map(str::to_owned);
    let ruled = Ruled::of(&all_drawn("Mixed", &names));
    let ruled = ruled.answered(&[("round-robin-1/pairing-numbers", "Giri > ميلاد > ميلاد مقصودلو")]);
    let page = protocol(ruled.case(), &Extras::default());
    let numbers = "Pairing numbers by lot: 1 Giri, 2 <bdi>ميلاد</bdi>, 3 <bdi>ميلاد مقصودلو</bdi>.";
    assert!(page.contains(numbers), "{page}");
}

#[test]
fn nothing_comes_from_outside() {
    let ruled = tata(2);
    for page in
        [protocol(ruled.case(), &Extras::default()), slips(ruled.case(), &Extras::default())]
    {
        let inner = page.replace("xmlns=\"http://www.w3.org/2000/svg\"", "");
        for outside in ["http:", "https:", "//", "href", "src=", "url(", "@import", "<script"] {
            assert!(!inner.contains(outside), "{outside}");
        }
        let policy = elements(&page)
            .into_iter()
            .find(|element| !element.attribute("http-equiv").is_empty())
            .unwrap();
        assert!(policy.attribute("content").starts_with("default-src 'none'"));
    }
}

#[test]
fn prize_money_stands_beside_the_standing() {
    let prizes = "[prizes]\ncurrency = \"EUR\"\namounts = [50, 25, 15]\n";
    let names = ["A", "B", "C"].map(str::to_owned);
    let text =
        all_drawn("Prizes", &names).replacen("[[player]]", &format!("{prizes}[[player]]"), 1);
    let shown = page_text(&protocol(Ruled::of(&text).case(), &Extras::default()));
    assert!(shown.contains("prize, EUR"));
    assert_eq!(
        shown.matches("30.00").count(),
        6,
        "90 shared by three: beside the standing, and with its working"
    );
}

#[test]
fn the_invitation_stands_below_the_standing() {
    let ruled = Ruled::real("tata-steel-challengers-2020");
    let invited = "David Antón Guijarro is invited to the Tata Steel Masters 2021.";
    let shown = page_text(&protocol(ruled.case(), &Extras::default()));
    assert_eq!(
        shown.matches(invited).count(),
        2,
        "below the standing and among the steps: {shown}"
    );
    let bulletin = tiebreak_report::markdown::ruling(ruled.case(), &[]);
    assert_eq!(bulletin.matches(invited).count(), 2, "{bulletin}");
    let told = tiebreak_report::json::ruling(ruled.case());
    assert_eq!(told["invitation"]["to"], "the Tata Steel Masters 2021");
}

/// The score of a match and what was carried over, in print, in the bulletin and for programs.
#[test]
fn a_knock_out_prints_what_was_carried_over() {
    let teams = "team = [{ name = \"Ash\", qualification-rank = 2 }, { name = \"Elm\", qualification-rank = 1 }]\n";
    let text = format!(
        "format = \"tiebreak-event/1\"\ntitle = \"T\"\nkind = \"knockout\"\nregulation = \"wbf-2023\"\n{teams}\
         [[match]]\nstage = \"final\"\nteams = [\"Ash\", \"Elm\"]\nscore = [95, 99]\ncarry-over = [\"13/3\", 0]\n"
    );
    let ruled = Ruled::of(&text);
    let last = "final, 95 + 13/3 to 99 against Elm, with carry-over";
    let shown = page_text(&protocol(ruled.case(), &Extras::default()));
    assert!(shown.contains("last match") && shown.contains(last), "{shown}");
    assert!(tiebreak_report::markdown::ruling(ruled.case(), &[]).contains(last));
    let told = &tiebreak_report::json::ruling(ruled.case())["matches"][0];
    assert_eq!(
        (&told["score"][0], &told["carry-over"][0], &told["total"][0]),
        (&"95".into(), &"13/3".into(), &"298/3".into())
    );
    assert_eq!(told["winner"], "Ash");
}

#[test]
fn every_real_event_prints() {
    let events = [
        "tata-steel-masters-2022",
        "tata-steel-masters-2022-before-round-13",
        "tata-steel-masters-2024-partial",
        "tata-steel-challengers-2020",
        "sinquefield-cup-2018",
        "st-louis-rapid-and-blitz-2018",
        "gct-2018-tour",
        "tepe-sigeman-2024",
    ];
    for name in events {
        let ruled = Ruled::real(name);
        let page = protocol(ruled.case(), &Extras::default());
        let text = page_text(&page);
        for one in ruled.event.participants() {
            assert!(text.contains(&one.name), "{name}: {}", one.name);
        }
        elements(&slips(ruled.case(), &Extras::default()));
    }
}
