//! Blocks of a document as HTML.

use super::qr::qr;
use crate::paper::{Block, Drawing, Manner, PaperStep, TextRun, Tone};
use maud::{Markup, PreEscaped, html};

/// Blocks from top to bottom.
pub(super) fn blocks(blocks: &[Block]) -> Markup {
    html! { @for one in blocks { (block(one)) } }
}

fn block(block: &Block) -> Markup {
    match block {
        Block::Paragraph(tone, words) => html! { p class=[class(*tone)] { (runs(words)) } },
        Block::Loose(words) => runs(words),
        Block::Heading(words) => html! { h3 { (runs(words)) } },
        Block::Quote(words) => html! { blockquote { (runs(words)) } },
        Block::Verbatim(text) => html! { pre { (text) } },
        Block::Steps(steps) => html! { dl { @for one in steps { (step(one)) } } },
        Block::Parts(parts) => {
            html! { ul class="parts" { @for part in parts { li { (blocks(part)) } } } }
        }
        Block::Table(table) => super::table::table(table),
        Block::Figure { caption, drawing } => {
            html! { figure { figcaption { (runs(caption)) } (drawn(drawing)) } }
        }
        Block::Drawing(drawing) => drawn(drawing),
        Block::Draw { superseded, blocks: said } => {
            html! { div class={ "draw" @if *superseded { " superseded" } } { (blocks(said)) } }
        }
        Block::Recipe(lines) => html! {
            ol class="recipe" {
                @for one in lines { li { code class="command" { (one.command) }
                    code class="hash" { (one.hash) } } }
            }
        },
        Block::Pinned { code, alternative, blocks: said } => html! {
            div class="pinned" {
                @if let Some(drawing) = qr(code, alternative) { div class="qr" { (drawing) } }
                div { (blocks(said)) }
            }
        },
        Block::Lines { who, noted } => html! {
            div class="lines" {
                @for who in who { div class="line" { span class="who" { bdi { (who) } }
                    span class="when" { (noted) } } }
            }
        },
    }
}

fn class(tone: Tone) -> Option<&'static str> {
    match tone {
        Tone::Plain => None,
        Tone::Note => Some("note"),
        Tone::Again => Some("again"),
        Tone::Otherwise => Some("otherwise"),
        Tone::Superseded => Some("superseded"),
    }
}

fn step(step: &PaperStep) -> Markup {
    html! {
        div class={ "step" @if step.long { " long" } } {
            dt { (step.clause) }
            dd { (blocks(&step.blocks)) }
        }
    }
}

fn drawn(drawing: &Drawing) -> Markup {
    html! { @for part in &drawing.svg { div class="drawing" { (PreEscaped(part)) } } }
}

/// Words in a line.
pub(super) fn runs(runs: &[TextRun]) -> Markup {
    html! { @for one in runs { (run(one)) } }
}

fn run(run: &TextRun) -> Markup {
    let words = run.words.as_ref();
    match run.manner {
        Manner::Plain => html! { (words) },
        Manner::Name => html! { bdi { (words) } },
        Manner::StrongName => html! { bdi { b { (words) } } },
        Manner::Strong => html! { b { (words) } },
        Manner::Code => html! { code { (words) } },
        Manner::Id => html! { code class="id" { (words) } },
        Manner::Clause => html! { span class="clause" { (words) } },
        Manner::Mark => html! { span class="mark" { (words) } },
        Manner::Fallen => html! { b class="fallen" { (words) } },
        Manner::Summary => html! { span class="summary" { (words) } },
        Manner::Clock => html! { span class="clock" { (words) } },
        Manner::Source => html! { span class="source" { bdi { (words) } } },
        Manner::Break => html! { br; },
    }
}
