//! What somebody tries to enter: made from a few numbers, so that a failing sequence shrinks, and
//! mostly about what is open.

use super::Hall;
use tiebreak_model::lots::sha256;
use tiebreak_model::{
    Answer, Ask, Colour, DataAnswer, DataNeeded, Event, Exact, GameResult, Id, Question,
};
use tiebreak_record::{
    Amendment, AnswerEntry, Commitment, DepartureEntry, Entry, Leave, Note, PublicSource, Rest,
    Reveal, SourceEntry, SourceFile, VerifiedRecord, Withdrawal, WithdrawnEntry, draw_lots,
    joint_seed,
};

/// One attempt: what, about which of those there are, and how.
pub type Attempt = (u8, u8, u8);

/// Makes entries about the state of a record.
pub struct Maker<'a> {
    pub hall: &'a Hall,
    pub checked: &'a VerifiedRecord,
}

/// Round 123 of the beacon quicknet came at 15:15:33 on that day, with this signature.
const EARLY: &str = "2023-08-23T17:00:00+02:00";
const LATE: &str = "2023-08-23T15:16:00Z";
pub const SIGNATURE: &str = "b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92";

const PARTIES: [&str; 3] = ["Arbiter", "Press", "source"];

impl Maker<'_> {
    /// The entry that an attempt makes, sensible or not; nothing where there is nothing it could be
    /// about.
    pub fn entry(&self, (what, which, how): Attempt) -> Option<Entry> {
        match what % 23 {
            0..=7 => self.answer(self.open(which)?, how),
            8 => Some(self.correction(self.answered(which)?, how, "slip")),
            9 => Some(self.withdrawal(self.answered(which)?, "slip")),
            10 => self.departure(which, how),
            11 => Some(self.withdrawn_departure(which)),
            12 => Some(self.rest(which, how)),
            13 => Some(Entry::Note(Note { by: text(which), why: text(how), at: None })),
            14 | 15 => self.promise(which, how),
            16 => self.reveal(which, how),
            17 => self.seeded(which, how),
            18 => self.source(which, how),
            19 => Some(self.leave(which, how)),
            20 => Some(self.back(which)),
            21 => Some(self.amendment(which, how)),
            _ => self.hostile(which, how),
        }
    }

    fn open(&self, which: u8) -> Option<&Question> {
        pick(&self.checked.heard().ok()?.ruling.open, which)
    }

    fn answered(&self, which: u8) -> Option<&Question> {
        pick(self.checked.heard().ok()?.answered(), which).map(|(question, _)| question)
    }

    /// Open lots.
    fn lots(&self, which: u8) -> Option<&Question> {
        let open = &self.checked.heard().ok()?.ruling.open;
        let lots: Vec<&Question> =
            open.iter().filter(|open| matches!(open.ask, Ask::Lots { .. })).collect();
        pick(&lots, which).copied()
    }

    fn new_answer(&self, question: &Question, how: u8) -> AnswerEntry {
        AnswerEntry::new(question, &some_answer(question, how), &self.hall.event)
    }

    fn answer(&self, question: &Question, how: u8) -> Option<Entry> {
        Some(Entry::Answer(self.new_answer(question, how)))
    }

    fn correction(&self, question: &Question, how: u8, why: &str) -> Entry {
        Entry::Answer(AnswerEntry { why: Some(why.to_owned()), ..self.new_answer(question, how) })
    }

    fn withdrawal(&self, question: &Question, why: &str) -> Entry {
        let what = WithdrawnEntry::Answer {
            id: question.id.clone(),
            asked: question.wording(&self.hall.event),
        };
        Entry::Withdrawal(Withdrawal { what, by: None, why: why.to_owned(), at: None })
    }

    fn departure(&self, which: u8, how: u8) -> Option<Entry> {
        let (tie, members) = pick(self.checked.heard().ok()?.ties(), which)?;
        let mut names: Vec<String> =
            members.iter().map(|id| self.hall.event.name(*id).to_owned()).collect();
        let turn = usize::from(how) % names.len();
        names.rotate_left(turn);
        let mut parts: Vec<Vec<String>> = match how % 4 {
            0 => vec![names],
            1 => vec![vec![], names],
            _ => names.into_iter().map(|name| vec![name]).collect(),
        };
        if how % 16 == 15 {
            parts.push(vec!["P00".into()]);
        }
        Some(Entry::Departure(DepartureEntry {
            tie: tie.clone(),
            parts,
            by: "Organiser".into(),
            why: text(how),
            at: None,
        }))
    }

    fn withdrawn_departure(&self, which: u8) -> Entry {
        let ties = self.checked.heard().map(|heard| heard.ties().to_vec()).unwrap_or_default();
        let tie = pick(&ties, which).map_or("first".to_owned(), |(tie, _)| tie.clone());
        let what = WithdrawnEntry::Departure { tie };
        Entry::Withdrawal(Withdrawal { what, by: None, why: "back".into(), at: None })
    }

    fn leave(&self, which: u8, how: u8) -> Entry {
        let name = if how % 16 == 15 { "Nobody".to_owned() } else { self.somebody(which) };
        Entry::Leave(Leave {
            name,
            by: how.is_multiple_of(2).then(|| text(how / 2)),
            why: text(how),
            at: None,
        })
    }

    fn back(&self, which: u8) -> Entry {
        let what = WithdrawnEntry::Leave { name: self.somebody(which) };
        Entry::Withdrawal(Withdrawal { what, by: None, why: "back".into(), at: None })
    }

    /// The event file with something changed in it, or an amendment that says something else than
    /// was done.
    fn amendment(&self, which: u8, how: u8) -> Entry {
        let text = match how % 6 {
            // What nothing turns on.
            0 | 1 => self.hall.text.replace("title = \"Tie\"", &format!("title = \"Tie {which}\"")),
            2 => format!("# {which}\n{}", self.hall.text),
            // Somebody drops out of the tie, or comes back into it.
            3 | 4 => {
                let name = format!("name = \"{}\"\npoints = ", self.somebody(which));
                let (five, four) = (format!("{name}5\n"), format!("{name}4\n"));
                let from = if self.hall.text.contains(&five) { [five, four] } else { [four, five] };
                self.hall.text.replace(&from[0], &from[1])
            }
            _ => self
                .hall
                .text
                .replace("name = \"P01\"", "name = \"Q01\"")
                .replace("\"P01\"", "\"Q01\""),
        };
        let hall = self.hall.amended(&text);
        let made = Amendment::new(self.checked.record(), hall.source(), self::text(how / 8));
        let made = made.unwrap_or_else(|_| Amendment {
            was: hall.source().sha256,
            event: hall.source(),
            changes: Vec::new(),
            by: None,
            why: "nothing changed".into(),
            at: None,
        });
        Entry::Amendment(match how % 32 {
            28 => Amendment { was: sha256(b"another"), ..made },
            29 => Amendment { changes: Vec::new(), ..made },
            30 => Amendment {
                event: SourceFile { text: Some("title = 5".into()), ..made.event },
                ..made
            },
            31 => Amendment { event: SourceFile { text: None, ..made.event }, ..made },
            _ => made,
        })
    }

    fn somebody(&self, which: u8) -> String {
        let count = self.hall.event.participants().len();
        self.hall.event.name(Id(u16::from(which) % u16::try_from(count).unwrap_or(1))).to_owned()
    }

    fn rest(&self, which: u8, how: u8) -> Entry {
        let players = match which % 4 {
            0 => vec![],
            1 => vec!["Nobody".to_owned()],
            _ => vec![self.hall.event.name(Id(u16::from(which) % 2)).to_owned()],
        };
        let minutes = [0, 5, 10, 60, u32::MAX][usize::from(how) % 5];
        Entry::Rest(Rest { players, minutes, by: "Arbiter".into(), why: text(how), at: None })
    }

    fn promise(&self, which: u8, how: u8) -> Option<Entry> {
        let id = self.lots(which)?.id.clone();
        let party = PARTIES[usize::from(how) % 3].to_owned();
        let hash =
            if how % 16 == 15 { "no hash".to_owned() } else { sha256(secret(&party).as_bytes()) };
        let at = if how % 8 == 7 { LATE } else { EARLY };
        Some(Entry::Commitment(Commitment { id, party, hash, at: at.parse().ok() }))
    }

    fn source(&self, which: u8, how: u8) -> Option<Entry> {
        let id = self.lots(which)?.id.clone();
        let words = ["drand quicknet 123", "tomorrow's lottery", "drand quicknet 124", ""]
            [usize::from(how) % 4];
        let source = PublicSource::named(words).ok()?;
        let at = [EARLY, EARLY, EARLY, LATE][usize::from(how / 4) % 4].parse().ok();
        Some(Entry::Source(SourceEntry { id, source, by: Some(text(how)), at }))
    }

    /// The secrets of all who promised and what the source gave, or something that does not fit.
    fn reveal(&self, which: u8, how: u8) -> Option<Entry> {
        let question = self.lots(which)?;
        let promised = self.checked.promises().unused_commitments(&question.id);
        let mut reveals: Vec<Reveal> = promised
            .iter()
            .map(|promise| Reveal { party: promise.party.clone(), secret: secret(&promise.party) })
            .collect();
        match how % 8 {
            0 => drop(reveals.pop()),
            1 => reveals.extend(reveals.first().cloned()),
            2 => reveals.push(Reveal { party: "Eve".into(), secret: "x".into() }),
            3 => reveals.iter_mut().take(1).for_each(|reveal| reveal.secret.push('!')),
            _ => {}
        }
        let outcome = match (self.checked.promises().source(&question.id), how % 8) {
            (None, 7) => Some("6 2 5".to_owned()),
            (None, _) | (Some(_), 6) => None,
            (Some(_), _) => Some(SIGNATURE.to_owned()),
        };
        let made = self.checked.promises().seed(&question.id, &reveals, outcome.as_deref());
        let seed = made.ok().flatten().unwrap_or_else(|| joint_seed(&reveals, outcome.as_deref()));
        let (answer, _) = draw_lots(question, &self.hall.event, &seed).ok()?;
        let seed = if how % 32 == 31 { format!("{seed} ") } else { seed };
        let entry = AnswerEntry::new(question, &answer, &self.hall.event);
        Some(Entry::Answer(AnswerEntry { seed: Some(seed), reveals, outcome, ..entry }))
    }

    fn seeded(&self, which: u8, how: u8) -> Option<Entry> {
        let question = self.lots(which)?;
        let (answer, _) = draw_lots(question, &self.hall.event, &format!("dice {how}")).ok()?;
        let seed = Some(format!("dice {}", how - how % 16 / 15));
        Some(Entry::Answer(AnswerEntry {
            seed,
            ..AnswerEntry::new(question, &answer, &self.hall.event)
        }))
    }

    /// What no form offers.
    fn hostile(&self, which: u8, how: u8) -> Option<Entry> {
        let open = self.open(which);
        Some(match how % 8 {
            0 => self.correction(open?, how / 8, ""),
            1 => self.withdrawal(open?, ""),
            2 => self.answer(self.answered(which)?, how / 8)?,
            // Of another kind, or about others.
            3 => Entry::Answer(AnswerEntry {
                asked: vec!["game".into(), "P00".into()],
                ..self.new_answer(open?, how)
            }),
            4 => Entry::Answer(AnswerEntry { id: text(which), ..self.new_answer(open?, how) }),
            5 => {
                let value =
                    Answer::Data(DataAnswer::Numbers(vec![Exact::from(-1); usize::from(how / 8)]));
                Entry::Answer(AnswerEntry::new(open?, &value, &self.hall.event))
            }
            6 => Entry::Answer(AnswerEntry::new(
                open?,
                &Answer::Order(vec![vec![], vec![Id(0)]]),
                &self.hall.event,
            )),
            _ => Entry::Answer(AnswerEntry::new(
                open?,
                &Answer::Result(GameResult::Open),
                &self.hall.event,
            )),
        })
    }
}

fn secret(party: &str) -> String {
    format!("secret of {party}")
}

fn pick<T>(all: &[T], which: u8) -> Option<&T> {
    all.get(usize::from(which).checked_rem(all.len())?)
}

/// Words with everything in them that a line might stumble over.
fn text(number: u8) -> String {
    [
        "unwell",
        "“quoted” \\ \"and\"",
        "a\nb\r\u{0}\u{1b}",
        "é 丁 \u{202e}",
        "",
        "sum\":\"",
        ",\"sum\":\"",
        "\u{2028}",
    ][usize::from(number) % 8]
        .to_owned()
}

/// Some answer to a question, by a number.
pub fn some_answer(question: &Question, number: u8) -> Answer {
    let results = [GameResult::White, GameResult::Draw, GameResult::Black];
    let result = results[usize::from(number % 3)];
    let turned = |among: &[Id]| {
        let mut order = among.to_vec();
        order.rotate_left(usize::from(number) % among.len());
        order
    };
    match &question.ask {
        Ask::Game { .. } if number > 240 => Answer::Result(GameResult::BothForfeit),
        Ask::Game { .. } => Answer::Result(result),
        Ask::Lots { among, .. } => Answer::order(turned(among)),
        Ask::Decision { among, .. } | Ask::Board { between: among } if number > 200 => {
            Answer::Order(vec![turned(among)])
        }
        Ask::Decision { among, .. } | Ask::Board { between: among } => Answer::order(turned(among)),
        Ask::Colour { .. } => {
            Answer::Colour([Colour::White, Colour::Black][usize::from(number % 2)])
        }
        Ask::Bid { .. } => Answer::Data(DataAnswer::Numbers(vec![
            Exact::from(60 + i64::from(number)),
            Exact::from(170),
        ])),
        Ask::Data(missing) => Answer::Data(match missing.needs {
            DataNeeded::Result { .. } => DataAnswer::Result(result),
            DataNeeded::Game(white, _) => DataAnswer::Game { white, result },
            // Tens above zero are possible ranks, IMPs and total points.
            DataNeeded::Number(_) => {
                DataAnswer::Numbers(vec![Exact::from(10 + 10 * i64::from(number % 4))])
            }
            DataNeeded::Numbers(..) => DataAnswer::Numbers(vec![
                Exact::from(10 + 10 * i64::from(number % 4)),
                Exact::from(20),
            ]),
        }),
    }
}

/// An answer as somebody types it.
pub fn typed(question: &Question, answer: &Answer, event: &Event) -> Vec<String> {
    let sign = |result: &GameResult| result.sign().to_owned();
    match answer {
        Answer::Result(result) | Answer::Data(DataAnswer::Result(result)) => vec![sign(result)],
        Answer::Colour(colour) => vec![colour.word().to_owned()],
        Answer::Data(DataAnswer::Numbers(numbers)) => {
            numbers.iter().map(ToString::to_string).collect()
        }
        Answer::Data(DataAnswer::Game { white, result }) => {
            let black = question.ask.participants().into_iter().find(|id| id != white).unwrap();
            vec![event.name(*white).to_owned(), sign(result), event.name(black).to_owned()]
        }
        Answer::Order(parts) => {
            let part = |part: &Vec<_>| {
                part.iter().map(|id| event.name(*id)).collect::<Vec<_>>().join(" = ")
            };
            parts
                .iter()
                .flat_map(|one| part(one).split(' ').map(str::to_owned).collect::<Vec<_>>())
                .collect()
        }
        #[allow(
            unreachable_patterns,
            reason = "kinds of answers that come later are answered as their question expects"
        )]
        _ => Vec::new(),
    }
}
