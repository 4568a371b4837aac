//! `tiebreak new-regulation`: starts a regulation file by asking a few questions.

use crate::failure::Complaint;
use crate::output::Replacing;
use crate::show;
use clap::Args;
use std::io::{BufRead, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use tiebreak_check::check_text;
use tiebreak_document::closest;
use tiebreak_model::{Kind, Sport};
use tiebreak_regulation::{
    BridgeOutline, Category, Criterion, LastResort, LevelMatchEnd, Outline, PlayOffOutline,
    PrizeOutline,
};
use tiebreak_report::{Language, say};

#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  tiebreak new-regulation rules.toml")]
pub struct NewRegulation {
    /// Where to write it; printed if left out
    file: Option<PathBuf>,
    #[command(flatten)]
    replacing: Replacing,
}

impl NewRegulation {
    pub fn run(self, language: Language) -> crate::Result<ExitCode> {
        if let Some(path) = &self.file {
            self.replacing.is_free(language, path)?;
        }
        let mut interview = Interview::new(language);
        let question = say!(language, new_regulation_title);
        let title = interview.ask(&question, "Our Open 2027", |answer| Ok(answer.to_owned()))?;
        let question = say!(language, new_regulation_sport);
        let text = match interview
            .choose(&question, &[("chess", Sport::Chess), ("bridge", Sport::Bridge)])?
        {
            Sport::Chess => {
                let outline = chess(&mut interview, title)?;
                outline.file() + &prizes(&mut interview)?.clauses()
            }
            Sport::Bridge => bridge(&mut interview, title)?.file(),
        };
        let Some(path) = self.file else {
            show::plain(&text)?;
            return Ok(ExitCode::SUCCESS);
        };
        self.replacing.write(language, &path, text.as_bytes())?;
        let name = path.display().to_string();
        let checked = check_text(&name, &text);
        let count = checked.findings.len();
        anstream::eprintln!("{}", say!(language, new_regulation_written { name, count }));
        Ok(ExitCode::SUCCESS)
    }
}

fn chess(interview: &mut Interview, title: String) -> crate::Result<Outline> {
    let kinds = [
        ("round-robin", Kind::RoundRobin),
        ("swiss", Kind::Swiss),
        ("rapid-and-blitz", Kind::RapidAndBlitz),
    ];
    let language = interview.language;
    let kind = interview.choose(&say!(language, event_type_label), &kinds)?;
    let question = say!(language, new_regulation_settled { first: "winner" });
    let winner_only = interview.choose(&question, &[("winner", true), ("all", false)])?;
    let games = interview.ask(&say!(language, new_regulation_games), "2", |answer| {
        let games = answer.parse::<u32>().ok().filter(|games| *games <= 100);
        games.ok_or_else(|| say!(language, new_regulation_games_expected))
    })?;
    let play_off = if games == 0 { None } else { Some(play_off(interview, games)?) };
    let usual = "mutual-result, sonneborn-berger, wins";
    let question = say!(language, new_regulation_criteria);
    let criteria =
        interview.ask(&question, usual, |answer| criteria(language, answer, Sport::Chess))?;
    Ok(Outline { title, kind, winner_only, play_off, criteria })
}

fn prizes(interview: &mut Interview) -> crate::Result<PrizeOutline> {
    let rules = [
        ("none", None),
        ("by-place", Some("by-place")),
        ("by-score", Some("by-score")),
        ("hort", Some("hort")),
    ];
    let language = interview.language;
    let money = interview.choose(&say!(language, heading_prize_money), &rules)?;
    let categories =
        interview.ask(&say!(language, new_regulation_categories), "none", |answer| {
            let named =
                answer.split(',').map(str::trim).filter(|name| !name.is_empty() && *name != "none");
            let category = |name: &str| {
                name.parse().map_err(|()| say!(language, new_regulation_no_category { name }))
            };
            named.map(category).collect::<Result<Vec<Category>, String>>()
        })?;
    let several = [("several", false), ("largest", true)];
    let one_prize = money.is_some()
        && !categories.is_empty()
        && interview.choose(&say!(language, new_regulation_several_prizes), &several)?;
    Ok(PrizeOutline { money, categories, one_prize })
}

fn bridge(interview: &mut Interview, title: String) -> crate::Result<BridgeOutline> {
    let kinds = [Kind::RoundRobin, Kind::Swiss, Kind::Knockout, Kind::Pairs, Kind::BoardAMatch];
    let language = interview.language;
    let kind = interview
        .choose(&say!(language, event_type_label), &kinds.map(|kind| (kind.word(), kind)))?;
    let every = [("all", false), ("winner", true)];
    let question = say!(language, new_regulation_settled { first: "all" });
    let winner_only = kind != Kind::Knockout && interview.choose(&question, &every)?;
    let usual: Vec<&str> = BridgeOutline::usual(kind).iter().map(|one| one.name()).collect();
    let question = say!(language, new_regulation_criteria);
    let criteria = interview
        .ask(&question, &usual.join(", "), |answer| criteria(language, answer, Sport::Bridge))?;
    let lasts = match kind {
        // Pairs play no boards against each other alone.
        Kind::Pairs => &[("lots", LastResort::Lots), ("director", LastResort::Director)][..],
        _ => &[
            ("board", LastResort::Board),
            ("lots", LastResort::Lots),
            ("director", LastResort::Director),
        ],
    };
    let last = interview.choose(&say!(language, new_regulation_criteria_level), lasts)?;
    Ok(BridgeOutline { title, kind, winner_only, criteria, last })
}

fn play_off(interview: &mut Interview, games: u32) -> crate::Result<PlayOffOutline> {
    let language = interview.language;
    let (minutes, seconds) =
        interview.ask(&say!(language, new_regulation_rate), "3+2", |answer| {
            let rate = answer.split_once('+').and_then(|(minutes, seconds)| {
                let (minutes, seconds): (u32, u32) =
                    (minutes.trim().parse().ok()?, seconds.trim().parse().ok()?);
                ((1..=600).contains(&minutes) && seconds <= 600).then_some((minutes, seconds))
            });
            rate.ok_or_else(|| say!(language, new_regulation_rate_expected))
        })?;
    let lasts = [
        ("sudden-death", LevelMatchEnd::SuddenDeath),
        ("armageddon", LevelMatchEnd::Armageddon),
        ("lots", LevelMatchEnd::Lots),
    ];
    let last = interview.choose(&say!(language, new_regulation_match_level), &lasts)?;
    let more = [("round-robin", true), ("best-two", false)];
    let round_robin = interview.choose(&say!(language, new_regulation_more_than_two), &more)?;
    Ok(PlayOffOutline { games, minutes, seconds, last, round_robin })
}

fn criteria(language: Language, answer: &str, sport: Sport) -> Result<Vec<Criterion>, String> {
    let names = answer.split(',').map(str::trim).filter(|name| !name.is_empty());
    let mut list = Vec::new();
    for name in names {
        let known: Vec<&str> = Criterion::ALL
            .iter()
            .filter(|one| one.sport() == sport)
            .map(|one| one.name())
            .collect();
        let Some(criterion) = Criterion::named(name).filter(|one| one.sport() == sport) else {
            let near = closest(name, known.iter().copied()).unwrap_or("none");
            return Err(say!(
                language,
                new_regulation_no_criterion { name, near, known: known.join(", ") }
            ));
        };
        if list.contains(&criterion) {
            return Err(say!(language, new_regulation_criterion_twice { name }));
        }
        list.push(criterion);
    }
    if list.len() > 20 { Err(say!(language, new_regulation_many_criteria)) } else { Ok(list) }
}

/// Questions on standard error, answers from standard input. A person is asked again; a pipe must
/// be right at once.
struct Interview {
    language: Language,
    lines: std::io::Lines<std::io::StdinLock<'static>>,
    person: bool,
}

impl Interview {
    fn new(language: Language) -> Self {
        let stdin = std::io::stdin();
        Self { language, person: stdin.is_terminal(), lines: stdin.lock().lines() }
    }

    /// An empty line, or the end of the input, takes what is in brackets.
    fn ask<T>(
        &mut self,
        question: &str,
        usual: &str,
        read: impl Fn(&str) -> Result<T, String>,
    ) -> crate::Result<T> {
        loop {
            anstream::eprint!(
                "{} ",
                say!(self.language, new_regulation_prompt { question, usual })
            );
            std::io::stderr().flush()?;
            let line = self.lines.next().transpose()?;
            if !self.person {
                anstream::eprintln!();
            }
            let answer =
                line.as_deref().map(str::trim).filter(|line| !line.is_empty()).unwrap_or(usual);
            match read(answer) {
                Ok(value) => return Ok(value),
                Err(why) if self.person => anstream::eprintln!("  {why}"),
                Err(why) => {
                    let said = say!(self.language, told_of { what: question, said: why });
                    return Err(Complaint::new(said).into());
                }
            }
        }
    }

    fn choose<T: Copy>(&mut self, question: &str, choices: &[(&str, T)]) -> crate::Result<T> {
        let names: Vec<&str> = choices.iter().map(|(name, _)| *name).collect();
        let language = self.language;
        let question = say!(language, new_regulation_choice { question, names: names.join(", ") });
        self.ask(&question, names.first().copied().unwrap_or_default(), |answer| {
            let found = choices.iter().find(|(name, _)| *name == answer).map(|(_, value)| *value);
            found.ok_or_else(|| {
                say!(language, new_regulation_no_choice { answer, names: names.join(", ") })
            })
        })
    }
}
