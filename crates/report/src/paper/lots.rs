//! Lots with the recipe to repeat the draw.

use super::spliced::{PLACES, spliced};
use super::{Block, Hashed, Manner, TextRun, Tone};
use crate::html::{Draw, Extras, LotsDrawn, Party};
use crate::lots::command;
use crate::words::place_in_play_off;
use crate::{Language, say};
use tiebreak_model::lots::DrawOfLots;

pub(super) fn lots(language: Language, extras: &Extras) -> Option<Vec<Block>> {
    if extras.lots.is_empty() {
        return None;
    }
    let mut blocks = Vec::new();
    if extras.lots.iter().any(|lots| matches!(lots.draw, Draw::Seed { .. })) {
        blocks.push(Block::Paragraph(
            Tone::Note,
            vec![TextRun::plain(say!(language, protocol_lots_recipe))],
        ));
    }
    blocks.extend(extras.lots.iter().map(|lots| one(language, lots)));
    Some(blocks)
}

fn one(language: Language, lots: &LotsDrawn) -> Block {
    let plain = |runs| Block::Paragraph(Tone::Plain, runs);
    let mut blocks = vec![Block::Heading(heading(language, lots))];
    if let Some(why) = &lots.redrawn_because {
        let why = say!(language, protocol_drawn_again { why: why.trim_end_matches('.') });
        blocks.push(Block::Paragraph(Tone::Again, vec![TextRun::plain(why)]));
    }
    blocks.push(plain(order(language, &lots.order)));
    match &lots.draw {
        Draw::Physical { witnesses } if witnesses.is_empty() => {
            blocks.push(plain(vec![TextRun::plain(say!(language, protocol_no_witnesses))]));
        }
        Draw::Physical { witnesses } => {
            let said = say!(language, protocol_witnesses { names: PLACES[0] });
            blocks.push(plain(spliced(&said, [names(witnesses)])));
        }
        Draw::Seed { seed, drawn, parties } => {
            blocks.extend(recipe(language, lots, seed, drawn, parties))
        }
    }
    Block::Draw { superseded: lots.superseded, blocks }
}

fn heading(language: Language, lots: &LotsDrawn) -> Vec<TextRun> {
    let mut runs = Vec::new();
    if let Some(clause) = &lots.clause {
        runs.extend([TextRun::new(Manner::Clause, clause.clone()), TextRun::plain(" ")]);
    }
    runs.push(TextRun::plain(format!("{} ", place_in_play_off(language, &lots.question))));
    runs.push(TextRun::new(Manner::Id, lots.question.clone()));
    if lots.superseded {
        runs.push(TextRun::new(Manner::Mark, say!(language, fate_fell_away)));
    }
    runs
}

fn recipe(
    language: Language,
    lots: &LotsDrawn,
    seed: &str,
    drawn: &[DrawOfLots],
    parties: &[Party],
) -> Vec<Block> {
    let plain = |runs| Block::Paragraph(Tone::Plain, runs);
    let mut blocks: Vec<Block> =
        parties.iter().map(|party| plain(promised(language, party))).collect();
    blocks.push(plain(spliced(
        &say!(language, protocol_seed { seed: PLACES[0] }),
        [vec![TextRun::code(seed)]],
    )));
    let hashed = drawn.iter().map(|one| Hashed {
        command: command(seed, &lots.question, &one.name),
        hash: one.hash.to_string(),
    });
    blocks.push(Block::Recipe(hashed.collect()));
    blocks
}

fn promised(language: Language, party: &Party) -> Vec<TextRun> {
    let [name, secret, hash] = PLACES;
    let sentence = match &party.commitment {
        Some(_) => say!(language, protocol_revealed { party: name, hash, secret }),
        None => say!(language, protocol_gave { party: name, secret }),
    };
    let hash = party.commitment.iter().map(|hash| TextRun::code(hash)).collect();
    spliced(&sentence, [vec![TextRun::name(&party.name)], vec![TextRun::code(&party.secret)], hash])
}

fn order(language: Language, listed: &[String]) -> Vec<TextRun> {
    let mut runs = Vec::new();
    for (index, name) in listed.iter().enumerate() {
        let comma = if index > 0 { ", " } else { "" };
        runs.push(TextRun::plain(format!("{comma}{} ", index + 1)));
        runs.push(TextRun::new(Manner::StrongName, name.clone()));
    }
    spliced(&say!(language, protocol_drawn_order { order: PLACES[0] }), [runs])
}

fn names(listed: &[String]) -> Vec<TextRun> {
    let mut runs = Vec::new();
    for (index, name) in listed.iter().enumerate() {
        if index > 0 {
            runs.push(TextRun::plain(", "));
        }
        runs.push(TextRun::name(name));
    }
    runs
}
