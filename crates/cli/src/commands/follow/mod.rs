//! `tiebreak follow`: the results of a broadcast as proposals, which the arbiter accepts.

mod keys;
mod remembered;
mod table;

use super::depart::not_blank;
use crate::failure::{self, Complaint, NOTHING_TO_TAKE};
use crate::show;
use crate::sitting::RecordFiles;
use clap::Args;
use keys::{Keys, TypedInput};
use std::path::Path;
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;
use table::FollowedEvent;
use tiebreak_follow::{Looked, Pace, Proposal, Source, SourceReader};
use tiebreak_report::Explain;
use tiebreak_report::{Language, say};

/// How long a key is waited for before the broadcast and the record are looked at.
const TICK: Duration = Duration::from_millis(200);

#[derive(Debug, Args)]
#[command(after_help = "\
Nothing is entered automatically. Press y to accept the first proposal and n to ignore it, a to
accept every new result of the tournament (games with `result = \"*\"` in the event file), q to end.
Answer a name in doubt by its number, or by 0 for no participant. In a pipe every line is a key.
  tiebreak follow EVENT https://lichess.org/api/broadcast/round/ROUND.pgn --by \"Chief arbiter\"
  tiebreak follow EVENT boards/ --once
Names and ignored proposals are kept in EVENT.follow, next to the record.")]
pub struct Follow {
    #[command(flatten)]
    files: RecordFiles,
    /// The address of a PGN, a PGN file that grows, or a folder of them
    source: String,
    /// Who accepts the proposals; the record names it with every answer
    #[arg(long, value_name = "NAME", value_parser = not_blank)]
    by: Option<String>,
    /// Take every new result of the tournament's own games as it comes; never those of the
    /// play-off, and no correction
    #[arg(long, requires = "by")]
    take_all: bool,
    /// Look once, show what is proposed, and end; exit 4 where there is nothing to take
    #[arg(long)]
    once: bool,
    /// With --once: take what is proposed for this question; may be given several times
    #[arg(long, value_name = "ID", requires_all = ["once", "by"])]
    take: Vec<String>,
    /// Who is meant by a spelling: "Giri, A = Anish Giri", or "Giri, A = -" for nobody of this
    /// event
    #[arg(long, value_name = "SPELLING = NAME")]
    who: Vec<String>,
    /// How often to look, in seconds
    #[arg(
        long,
        value_name = "SECONDS",
        default_value_t = 5,
        value_parser = clap::value_parser!(u64).range(1..=3600)
    )]
    every: u64,
}

impl Follow {
    pub fn run(self, language: Language) -> crate::Result<ExitCode> {
        let source = Source::named(&self.source).map_err(|fault| {
            let why = fault.in_language(language);
            Complaint::new(say!(language, cli_cannot_follow { source: &self.source, why }))
        })?;
        // At your own machine you may name any host, also one in the hall.
        let reader =
            SourceReader::new(&source, concat!("tiebreak ", env!("CARGO_PKG_VERSION")), true);
        let mut table = FollowedEvent::open(language, &self.files, self.by.clone())?;
        self.tell_who(language, &mut table)?;
        if self.once {
            self.once(language, table, reader)
        } else {
            self.on(language, table, reader)
        }
    }

    /// Notes who is meant by the spellings that were named.
    fn tell_who(&self, language: Language, table: &mut FollowedEvent) -> crate::Result<()> {
        for who in &self.who {
            let (spelling, name) =
                who.split_once('=').map(|(a, b)| (a.trim(), b.trim())).ok_or_else(|| {
                    Complaint::new(say!(language, cli_who_is_meant { who }))
                        .hint(say!(language, cli_who_hint))
                })?;
            let known = if name == "-" { None } else { Some(table.participant(name)?) };
            table.settle(spelling, known.as_deref())?;
        }
        Ok(())
    }

    /// Looks once, for --once: prints the proposals and enters those that --take names.
    fn once(
        &self,
        language: Language,
        mut table: FollowedEvent,
        mut reader: SourceReader,
    ) -> crate::Result<ExitCode> {
        let looked = reader.look();
        if let Looked::Failed(why) = &looked {
            let source = &self.source;
            return Err(Complaint::new(say!(language, cli_source_unread { source, why })).into());
        }
        if looked == Looked::NotYet {
            failure::note(language, &self.nothing_there(language));
        } else {
            let trouble = table.look(&looked).unwrap_or_default();
            show::plain(&(trouble + &table.news()))?;
        }
        if table.proposals().is_empty() && self.take.is_empty() {
            show::plain(&format!("{}\n", say!(language, cli_nothing_to_take)))?;
            return Ok(ExitCode::from(NOTHING_TO_TAKE));
        }
        for id in &self.take {
            let proposals = table.proposals();
            let Some(proposal) = proposals.iter().find(|proposal| proposal.question.id == *id)
            else {
                let complaint = Complaint::new(say!(language, cli_proposes_nothing { id }));
                return Err(complaint.hint(proposed(language, &proposals)).into());
            };
            self.taken(&mut table, proposal)?;
        }
        if self.take_all {
            while let Some(proposal) = table.first_to_take() {
                self.taken(&mut table, &proposal)?;
            }
        }
        show::plain(&format!("{}\n", table.head()))?;
        Ok(ExitCode::SUCCESS)
    }

    fn taken(&self, table: &mut FollowedEvent, proposal: &Proposal) -> crate::Result<()> {
        match table.take(proposal)? {
            Some(noted) => show::plain(&noted),
            None => table.refresh(),
        }
    }

    /// That the source has no games, and where it is.
    fn nothing_there(&self, language: Language) -> String {
        let (path, source) = (Path::new(&self.source), &self.source);
        match self.source.contains("://") {
            true => say!(language, cli_follow_nothing_at { source }),
            false if path.exists() => say!(language, cli_follow_empty { source }),
            false => say!(language, cli_follow_no_file { source }),
        }
    }

    /// What went wrong with a look, and that the next one follows.
    fn waiting(&self, language: Language, looked: &Looked, trouble: String) -> String {
        let trouble = match looked {
            Looked::NotYet => format!("{}\n", self.nothing_there(language)),
            _ => trouble,
        };
        format!("{trouble}{}\n", say!(language, cli_follow_waiting))
    }

    /// One look after the other, until somebody ends it.
    fn on(
        &self,
        language: Language,
        mut table: FollowedEvent,
        reader: SourceReader,
    ) -> crate::Result<ExitCode> {
        let pace = reader.pace(Duration::from_secs(self.every));
        let looks = looks(reader, pace);
        let mut keys = Keys::new()?;
        keys.print(&say!(language, cli_following))?;
        loop {
            table.refresh()?;
            for looked in looks.try_iter() {
                if let Some(trouble) = table.look(&looked) {
                    keys.print(&self.waiting(language, &looked, trouble))?;
                }
            }
            keys.print(&table.news())?;
            while let (true, Some(proposal)) = (self.take_all, table.first_to_take()) {
                take(&mut table, &keys, &proposal)?;
            }
            match keys.next(TICK)? {
                TypedInput::End | TypedInput::Letter('q') => break,
                TypedInput::Nothing => {}
                TypedInput::Letter(letter) => pressed(language, &mut table, &keys, letter)?,
            }
        }
        drop(keys);
        show::plain(&format!("{}\n", table.head()))?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Looks on a thread of its own: an answer that takes long keeps nobody from pressing a key.
fn looks(mut reader: SourceReader, mut pace: Pace) -> Receiver<Looked> {
    let (send, looks) = channel();
    std::thread::spawn(move || {
        loop {
            let looked = reader.look();
            let wait = pace.wait(&looked);
            if send.send(looked).is_err() {
                return;
            }
            std::thread::sleep(wait);
        }
    });
    looks
}

/// A name in doubt comes before every proposal.
fn pressed(
    language: Language,
    table: &mut FollowedEvent,
    keys: &Keys,
    letter: char,
) -> crate::Result<()> {
    if let (Some(doubt), Some(number)) = (table.doubt(), letter.to_digit(10)) {
        let candidate = (number as usize).checked_sub(1).map(|at| doubt.candidates.get(at));
        match candidate {
            Some(None) => keys.print(&say!(language, cli_no_such_number { number }))?,
            Some(Some(name)) => table.settle(&doubt.spelling, Some(name))?,
            None => table.settle(&doubt.spelling, None)?,
        }
        return Ok(());
    }
    let first = table.proposals().into_iter().next();
    match (letter, first) {
        ('y' | 'a', _) if !table.is_signed() => {
            keys.print(&say!(language, cli_start_with_by))?;
        }
        ('y', Some(proposal)) => take(table, keys, &proposal)?,
        ('n', Some(proposal)) => {
            table.leave(&proposal)?;
            keys.print(&say!(language, cli_proposal_left))?;
        }
        ('y' | 'n', None) => keys.print(&say!(language, cli_nothing_proposed))?,
        ('a', _) => {
            while let Some(proposal) = table.first_to_take() {
                take(table, keys, &proposal)?;
            }
        }
        _ => keys.print(&say!(language, cli_follow_keys))?,
    }
    Ok(())
}

/// Takes a proposal. Where another program was quicker, the record is read again; the proposal
/// stands, or is gone.
fn take(table: &mut FollowedEvent, keys: &Keys, proposal: &Proposal) -> crate::Result<()> {
    match table.take(proposal)? {
        Some(noted) => Ok(keys.print(&noted)?),
        None => table.refresh(),
    }
}

fn proposed(language: Language, proposals: &[Proposal]) -> String {
    match proposals {
        [] => say!(language, cli_proposes_nothing_now),
        some => {
            let ids: Vec<&str> =
                some.iter().map(|proposal| proposal.question.id.as_str()).collect();
            say!(language, cli_proposes_for { ids: ids.join(", ") })
        }
    }
}
