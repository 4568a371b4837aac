//! The interpretations behind the ruling, and what the others would have changed.

use super::prose::prose;
use super::spliced::{PLACES, spliced};
use super::{Block, Manner, PaperStep, TextRun, Tone};
use crate::html::Extras;
use crate::{Case, phrase, say, words};
use tiebreak_model::ReadingTaken;

pub(super) fn readings(case: Case<'_>, extras: &Extras) -> Option<Vec<Block>> {
    let steps: Vec<PaperStep> =
        case.ruling.readings.iter().map(|one| taken(case, extras, one)).collect();
    (!steps.is_empty()).then(|| vec![Block::Steps(steps)])
}

fn taken(case: Case<'_>, extras: &Extras, one: &ReadingTaken) -> PaperStep {
    let reading = case.regulation.readings.iter().find(|reading| reading.id == one.id);
    let clause = words::clause_of_reading(case, &one.id).map(str::to_owned);
    let mut runs = Vec::new();
    if let Some(reading) = reading {
        runs.push(TextRun::plain(format!("{} ", phrase(case.language, &reading.question))));
    }
    let taken = vec![TextRun::new(Manner::Code, format!("{} = {}", one.id, one.taken))];
    runs.extend(match reading {
        Some(reading) => {
            let meaning = phrase(case.language, reading.meaning());
            let meaning = TextRun::plain(meaning.trim_end_matches('.').to_owned());
            spliced(
                &say!(case.language, told_of { what: PLACES[0], said: PLACES[1] }),
                [taken, vec![meaning]],
            )
        }
        None => taken,
    });
    runs.push(TextRun::plain("."));
    let mut blocks = vec![Block::Paragraph(Tone::Plain, runs)];
    for other in extras.otherwise.iter().filter(|other| other.reading == one.id) {
        let mut runs = prose(case, &other.says(case.language));
        runs.push(TextRun::plain("."));
        blocks.push(Block::Paragraph(Tone::Otherwise, runs));
    }
    PaperStep { clause: clause.unwrap_or_else(|| "–".to_owned()), long: false, blocks }
}
