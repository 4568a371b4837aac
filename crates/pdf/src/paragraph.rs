//! Words into lines: which font, in which direction, where a line ends.

use crate::fonts::{FontNumber, Fonts, directs, is_mark};
use crate::look::LetterStyle;
use krilla::text::KrillaGlyph;
use std::ops::Range;
use unicode_bidi::{BidiInfo, Level};
use unicode_normalization::UnicodeNormalization;

/// What comes before and after words that keep their order to themselves.
const ALONE: [char; 2] = ['\u{2068}', '\u{2069}'];

/// Words of one look.
#[derive(Debug, Clone)]
pub(crate) struct Piece {
    pub text: String,
    pub look: LetterStyle,
    /// Whether what stands around it keeps its order, whatever script it is in.
    pub alone: bool,
}

impl Piece {
    pub fn new(text: &str, look: LetterStyle) -> Self {
        Self { text: tiebreak_report::paper::legible(text), look, alone: false }
    }

    pub fn name(text: &str, look: LetterStyle) -> Self {
        Self { alone: true, ..Self::new(text, look) }
    }

    /// The end of a line.
    pub fn line_end(look: LetterStyle) -> Self {
        Self { text: "\n".to_owned(), look, alone: false }
    }
}

/// Glyphs of one font and look, as they stand.
#[derive(Debug, Clone)]
pub(crate) struct Shaped {
    /// None where no font has the letters: then a box stands for them.
    pub font: Option<FontNumber>,
    pub look: LetterStyle,
    pub text: String,
    pub glyphs: Vec<KrillaGlyph>,
    /// How far from the beginning of the line, and how wide.
    pub x: f32,
    pub width: f32,
    /// Where they begin in the text.
    start: usize,
}

/// A line of shaped words.
#[derive(Debug, Clone, Default)]
pub(crate) struct TextLine {
    pub words: Vec<Shaped>,
    /// Without the space at its end.
    pub width: f32,
    /// The size of its largest letters.
    pub size: f32,
}

/// A part of a text in one look and font.
struct Item {
    range: Range<usize>,
    look: LetterStyle,
    font: Option<FontNumber>,
}

/// The lines of a text that fit a width. There is always one.
pub(crate) fn lines(fonts: &mut Fonts, pieces: &[Piece], width: f32) -> Vec<TextLine> {
    let mut lines = Vec::new();
    for part in pieces.split(|piece| piece.text == "\n") {
        let (text, looks) = joined(part);
        let items = itemised(fonts, &text, &looks);
        let bidi = BidiInfo::new(&text, Some(Level::ltr()));
        let widths = widths(fonts, &text, &items, &bidi);
        for range in broken(&text, &widths, width) {
            lines.push(line(fonts, &text, &items, &bidi, range));
        }
        if text.is_empty() {
            lines.push(TextLine::default());
        }
    }
    let usual = pieces.iter().map(|piece| piece.look.size).fold(0.0, f32::max);
    for line in lines.iter_mut().filter(|line| line.size == 0.0) {
        line.size = usual;
    }
    lines
}

/// One text of all pieces, and which look begins where.
fn joined(pieces: &[Piece]) -> (String, Vec<(usize, LetterStyle)>) {
    let mut text = String::new();
    let mut looks = Vec::new();
    for piece in pieces {
        looks.push((text.len(), piece.look));
        let letters = piece
            .text
            .nfc()
            .map(|c| if c.is_control() || c == '\u{2028}' || c == '\u{2029}' { ' ' } else { c });
        if piece.alone {
            text.push(ALONE[0]);
        }
        text.extend(letters.filter(|c| *c != '\u{feff}'));
        if piece.alone {
            text.push(ALONE[1]);
        }
    }
    (text, looks)
}

fn itemised(fonts: &mut Fonts, text: &str, looks: &[(usize, LetterStyle)]) -> Vec<Item> {
    let mut items: Vec<Item> = Vec::new();
    let mut word: (Range<usize>, Option<FontNumber>) = (0..0, None);
    for cluster in clusters(text) {
        let letters = &text[cluster.clone()];
        if letters.chars().all(directs) {
            continue;
        }
        let at = looks.partition_point(|(start, _)| *start <= cluster.start);
        let Some((_, look)) = at.checked_sub(1).and_then(|at| looks.get(at)) else { continue };
        if cluster.start >= word.0.end {
            let ends = looks.get(at).map_or(text.len(), |(start, _)| *start);
            let end = text[cluster.start..ends]
                .find([' ', ALONE[0], ALONE[1]])
                .map_or(ends, |end| cluster.start + end);
            let end = end.max(cluster.end);
            word = (cluster.start..end, fonts.for_word(&text[cluster.start..end], look.face));
        }
        let font = word.1.or_else(|| fonts.for_letter(letters, look.face));
        match items.last_mut() {
            Some(last)
                if last.font == font && last.look == *look && last.range.end == cluster.start =>
            {
                last.range.end = cluster.end;
            }
            _ => items.push(Item { range: cluster, look: *look, font }),
        }
    }
    items
}

/// Letters with their marks.
fn clusters(text: &str) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    for (at, c) in text.char_indices() {
        let end = at + c.len_utf8();
        match found.last_mut() {
            Some(last) if is_mark(c) && !text[last.clone()].starts_with(ALONE) => last.end = end,
            _ => found.push(at..end),
        }
    }
    found
}

/// How wide the text is from its beginning to each of its bytes.
fn widths(fonts: &Fonts, text: &str, items: &[Item], bidi: &BidiInfo<'_>) -> Vec<f32> {
    let mut advances = vec![0.0; text.len() + 1];
    for item in items {
        let leftward = bidi.levels.get(item.range.start).is_some_and(Level::is_rtl);
        let words = shaped(fonts, text, item, item.range.clone(), leftward);
        for glyph in &words.glyphs {
            advances[item.range.start + glyph.text_range.start + 1] +=
                glyph.x_advance * item.look.size;
        }
        if words.font.is_none() {
            for (at, _) in text[item.range.clone()].char_indices() {
                advances[item.range.start + at + 1] = box_width(item.look);
            }
        }
    }
    let mut sum = 0.0;
    for advance in &mut advances {
        sum += *advance;
        *advance = sum;
    }
    advances
}

fn box_width(look: LetterStyle) -> f32 {
    look.size * 0.6
}

/// Where lines begin and end.
fn broken(text: &str, widths: &[f32], width: f32) -> Vec<Range<usize>> {
    let breaks = opportunities(text);
    let mut lines = Vec::new();
    let mut start = 0;
    while start < text.len() {
        let fits = |end: &usize| {
            let seen = start + text[start..*end].trim_end_matches(' ').len();
            widths[seen] - widths[start] <= width + 0.01
        };
        let whole = breaks.iter().copied().filter(|at| *at > start).take_while(fits).last();
        // A word that is longer than a line is broken where the line ends.
        let letters = || {
            let ends = clusters(&text[start..]).into_iter().map(|cluster| start + cluster.end);
            let first =
                clusters(&text[start..]).first().map_or(text.len(), |cluster| start + cluster.end);
            ends.take_while(fits).last().unwrap_or(first)
        };
        let end = whole.unwrap_or_else(letters);
        lines.push(start..end);
        start = end;
    }
    lines
}

/// Where a line may end: after spaces and hyphens between letters, and around characters that stand
/// for words.
fn opportunities(text: &str) -> Vec<usize> {
    let letters: Vec<(usize, char)> = text.char_indices().collect();
    let mut found = Vec::new();
    for (index, pair) in letters.windows(2).enumerate() {
        let [(_, before), (at, after)] = [pair[0], pair[1]];
        let earlier =
            index.checked_sub(1).and_then(|index| letters.get(index)).map_or(' ', |(_, c)| *c);
        let spaced = before == ' ' && after != ' ';
        let hyphened =
            matches!(before, '-' | '/') && earlier.is_alphabetic() && after.is_alphabetic();
        let of_words =
            (is_word_sign(before) || is_word_sign(after)) && !is_closing(after) && !is_mark(after);
        let inside = before == ALONE[0]
            || after == ALONE[1]
            || before == '\u{a0}'
            || after == '\u{a0}'
            || after == ' ';
        if (spaced || hyphened || of_words) && !inside {
            found.push(at);
        }
    }
    found.push(text.len());
    found
}

/// Han, kana and Hangul.
fn is_word_sign(c: char) -> bool {
    matches!(
        c,
        '\u{2e80}'..='\u{303f}'
            | '\u{3041}'..='\u{30ff}'
            | '\u{3400}'..='\u{4dbf}'
            | '\u{4e00}'..='\u{9fff}'
            | '\u{ac00}'..='\u{d7a3}'
            | '\u{f900}'..='\u{faff}'
            | '\u{20000}'..='\u{3ffff}'
    )
}

fn is_closing(c: char) -> bool {
    matches!(
        c,
        '、' | '。'
            | '，'
            | '．'
            | '：'
            | '；'
            | '！'
            | '？'
            | '）'
            | '」'
            | '』'
            | '】'
            | '》'
            | ','
            | '.'
            | ')'
            | ':'
            | ';'
            | '?'
            | '!'
            | '”'
            | '’'
    )
}

/// A line as it is seen: parts that run from right to left are turned.
fn line(
    fonts: &Fonts,
    text: &str,
    items: &[Item],
    bidi: &BidiInfo<'_>,
    range: Range<usize>,
) -> TextLine {
    let mut words = Vec::new();
    let paragraph = bidi.paragraphs.iter().find(|one| one.range.contains(&range.start));
    let Some(paragraph) = paragraph else { return TextLine::default() };
    let (levels, runs) = bidi.visual_runs(paragraph, range.clone());
    for run in runs {
        let leftward = levels.get(run.start).is_some_and(Level::is_rtl);
        let inside = |item: &Item| item.range.start.max(run.start)..item.range.end.min(run.end);
        let mut parts: Vec<(&Item, Range<usize>)> =
            items.iter().map(|item| (item, inside(item))).collect();
        parts.retain(|(_, part)| part.start < part.end);
        if leftward {
            parts.reverse();
        }
        words.extend(
            parts.into_iter().map(|(item, part)| shaped(fonts, text, item, part, leftward)),
        );
    }
    let ends = space_at_end(&words);
    let mut full = 0.0;
    for one in &mut words {
        one.x = full;
        full += one.width;
    }
    // Written in the order in which they are read, wherever they stand.
    words.sort_by_key(|words| words.start);
    let size = words.iter().map(|words| words.look.size).fold(0.0, f32::max);
    TextLine { width: full - ends, words, size }
}

fn space_at_end(words: &[Shaped]) -> f32 {
    let Some(last) = words.last() else { return 0.0 };
    let spaces = last.text.len() - last.text.trim_end_matches(' ').len();
    let ends =
        last.glyphs.iter().filter(|glyph| glyph.text_range.start >= last.text.len() - spaces);
    ends.map(|glyph| glyph.x_advance * last.look.size).sum()
}

fn shaped(fonts: &Fonts, text: &str, item: &Item, part: Range<usize>, leftward: bool) -> Shaped {
    let start = part.start;
    let text = text[part].to_owned();
    let (glyphs, width) = match item.font {
        Some(font) => {
            let glyphs = fonts.shape(font, &text, leftward);
            let width = glyphs.iter().map(|glyph| glyph.x_advance * item.look.size).sum();
            (glyphs, width)
        }
        None => (Vec::new(), text.chars().map(|_| box_width(item.look)).sum()),
    };
    Shaped { font: item.font, look: item.look, text, glyphs, x: 0.0, width, start }
}
