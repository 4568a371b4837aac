//! Fonts: our own four, and those of the system for letters that they lack.
//!
//! Which font of the system is taken does not depend on the order in which a disk lists them.

use crate::look::Face;
use fontdb::{Database, FaceInfo, ID, Source, Stretch, Style};
use harfrust::{Feature, ShapeOptions, ShaperData, UnicodeBuffer};
use krilla::text::{Font, GlyphId, KrillaGlyph};
use skrifa::{FontRef, MetadataProvider};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};
use unicode_bidi::{BidiClass, bidi_class};

type Bytes = Arc<dyn AsRef<[u8]> + Send + Sync>;

/// A font that is at hand, by its number.
pub(crate) type FontNumber = usize;

struct LoadedFont {
    bytes: Bytes,
    index: u32,
    /// Which font of the system it is, and whether it was wanted bold.
    of_system: Option<(ID, bool)>,
    font: Font,
    shaper: ShaperData,
}

impl LoadedFont {
    fn new(bytes: Bytes, index: u32, of_system: Option<(ID, bool)>) -> Option<Self> {
        let font = Font::new(Arc::clone(&bytes).into(), index)?;
        let shaper = ShaperData::new(&FontRef::from_index((*bytes).as_ref(), index).ok()?);
        Some(Self { bytes, index, of_system, font, shaper })
    }

    fn font_ref(&self) -> Option<FontRef<'_>> {
        FontRef::from_index((*self.bytes).as_ref(), self.index).ok()
    }
}

/// The fonts of one document, and the letters that none has.
pub(crate) struct Fonts {
    loaded: Vec<LoadedFont>,
    /// For each letter, light or bold: the font of the system that has it.
    found: BTreeMap<(char, bool), Option<FontNumber>>,
    /// Whether a font has a letter, for those that were asked about.
    known: RefCell<BTreeMap<(FontNumber, char), bool>>,
    /// Words that were shaped: most are measured before they are set.
    shaped: RefCell<BTreeMap<(FontNumber, bool, String), Vec<KrillaGlyph>>>,
    pub missing: BTreeSet<char>,
}

impl Fonts {
    pub fn new() -> Self {
        let loaded = tiebreak_fonts::ALL
            .iter()
            .filter_map(|font| LoadedFont::new(Arc::new(*font), 0, None))
            .collect();
        Self {
            loaded,
            found: BTreeMap::new(),
            known: RefCell::default(),
            shaped: RefCell::default(),
            missing: BTreeSet::new(),
        }
    }

    pub fn font(&self, number: FontNumber) -> Option<&Font> {
        self.loaded.get(number).map(|loaded| &loaded.font)
    }

    /// One font for a whole word, where there is one: letters of two fonts in a word would look
    /// like a mistake.
    pub fn for_word(&mut self, word: &str, face: Face) -> Option<FontNumber> {
        let needed: Vec<char> = word.chars().filter(|c| !is_ignorable(*c)).collect();
        let lacking = needed.iter().copied().find(|c| !self.has(own(face), *c));
        let Some(lacking) = lacking else { return Some(own(face)) };
        self.of_system(lacking, is_bold(face)).filter(|number| self.has_all(*number, &needed))
    }

    /// The font for a letter with the marks above and below it; nothing where no font has them.
    pub fn for_letter(&mut self, cluster: &str, face: Face) -> Option<FontNumber> {
        let (own, bold) = (own(face), is_bold(face));
        let needed: Vec<char> = cluster.chars().filter(|c| !is_ignorable(*c)).collect();
        if self.has_all(own, &needed) {
            return Some(own);
        }
        let letter = *needed.first()?;
        let candidates: Vec<Option<FontNumber>> =
            needed.iter().map(|c| self.of_system(*c, bold)).collect();
        let whole =
            candidates.iter().flatten().find(|number| self.has_all(**number, &needed)).copied();
        let chosen = whole.or(candidates[0]);
        match chosen {
            // A mark that is nowhere is said, and its letter is written without it.
            Some(number) => {
                let lacking: Vec<char> =
                    needed.into_iter().filter(|c| !self.has(number, *c)).collect();
                self.missing.extend(lacking);
            }
            None if self.has(own, letter) => {
                self.missing.extend(needed.iter().skip(1));
                return Some(own);
            }
            None => self.missing.extend(&needed),
        }
        chosen
    }

    fn has_all(&self, number: FontNumber, letters: &[char]) -> bool {
        letters.iter().all(|c| self.has(number, *c))
    }

    fn has(&self, number: FontNumber, letter: char) -> bool {
        let look = || {
            self.loaded
                .get(number)
                .and_then(LoadedFont::font_ref)
                .is_some_and(|font| draws(&font, letter))
        };
        *self.known.borrow_mut().entry((number, letter)).or_insert_with(look)
    }

    fn of_system(&mut self, letter: char, bold: bool) -> Option<FontNumber> {
        if let Some(known) = self.found.get(&(letter, bold)) {
            return *known;
        }
        // A font that is in use already is better than one more.
        let same =
            |number: &FontNumber| self.loaded[*number].of_system.is_some_and(|(_, of)| of == bold);
        let mut others = (tiebreak_fonts::ALL.len()..self.loaded.len()).filter(same);
        let in_use = others.find(|number| self.has(*number, letter));
        let found = in_use.or_else(|| self.load(system().find(letter, bold)?, bold));
        self.found.insert((letter, bold), found);
        found
    }

    fn load(&mut self, id: ID, bold: bool) -> Option<FontNumber> {
        if let Some(at) = self
            .loaded
            .iter()
            .position(|loaded| loaded.of_system.is_some_and(|(known, _)| known == id))
        {
            return Some(at);
        }
        let (bytes, index) = system().bytes(id)?;
        self.loaded.push(LoadedFont::new(bytes, index, Some((id, bold)))?);
        Some(self.loaded.len() - 1)
    }

    /// The glyphs of a text in one font, from left to right. Lengths are parts of the font size.
    pub fn shape(&self, number: FontNumber, text: &str, leftward: bool) -> Vec<KrillaGlyph> {
        let name = (number, leftward, text.to_owned());
        if let Some(known) = self.shaped.borrow().get(&name) {
            return known.clone();
        }
        let glyphs = self.shaped_anew(number, text, leftward);
        self.shaped.borrow_mut().insert(name, glyphs.clone());
        glyphs
    }

    fn shaped_anew(&self, number: FontNumber, text: &str, leftward: bool) -> Vec<KrillaGlyph> {
        let Some((loaded, font)) =
            self.loaded.get(number).and_then(|one| Some((one, one.font_ref()?)))
        else {
            return Vec::new();
        };
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
        buffer.set_direction(if leftward {
            harfrust::Direction::RightToLeft
        } else {
            harfrust::Direction::LeftToRight
        });
        // Figures under each other are of one width.
        let features: Vec<Feature> = "tnum".parse().into_iter().collect();
        let shaped = loaded
            .shaper
            .shaper(&font)
            .build()
            .shape(buffer, ShapeOptions::new().features(&features));
        let mut starts: Vec<usize> =
            shaped.glyph_infos().iter().map(|info| info.cluster as usize).collect();
        starts.sort_unstable();
        starts.dedup();
        let end =
            |start: usize| starts.iter().copied().find(|next| *next > start).unwrap_or(text.len());
        let em = loaded.font.units_per_em();
        let glyphs = shaped.glyph_infos().iter().zip(shaped.glyph_positions());
        let glyph = |(info, at): (&harfrust::GlyphInfo, &harfrust::GlyphPosition)| {
            let start = info.cluster as usize;
            let part = |length: i32| length as f32 / em;
            let (x, y) = (part(at.x_offset), part(at.y_offset));
            let id = GlyphId::new(info.glyph_id);
            KrillaGlyph::new(
                id,
                part(at.x_advance),
                x,
                y,
                part(at.y_advance),
                start..end(start),
                None,
            )
        };
        glyphs.map(glyph).collect()
    }
}

/// The number of a face of our own.
fn own(face: Face) -> FontNumber {
    match face {
        Face::Sans => 0,
        Face::SansBold => 1,
        Face::Serif => 2,
        Face::SerifBold => 3,
    }
}

fn is_bold(face: Face) -> bool {
    matches!(face, Face::SansBold | Face::SerifBold)
}

/// Signs that are there for the order and the joining of others, and are never seen.
pub(crate) fn is_ignorable(c: char) -> bool {
    matches!(
        c,
        '\u{200b}'..='\u{200f}'
            | '\u{61c}'
            | '\u{2060}'..='\u{206f}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ad}'
    )
}

/// Marks that are above or below the letter before them, and what joins letters.
pub(crate) fn is_mark(c: char) -> bool {
    is_ignorable(c) && !directs(c) || bidi_class(c) == BidiClass::NSM
}

/// Signs that only say in which direction others run.
pub(crate) fn directs(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{2066}'..='\u{2069}')
}

/// Whether a font draws a letter: it has a glyph for it, and that has an outline.
fn draws(font: &FontRef<'_>, letter: char) -> bool {
    let glyph = font.charmap().map(letter).filter(|glyph| glyph.to_u32() != 0);
    glyph.is_some_and(|glyph| letter.is_whitespace() || font.outline_glyphs().get(glyph).is_some())
}

/// The fonts of the machine, the plainest first.
struct System {
    fonts: Database,
    order: Vec<ID>,
}

fn system() -> &'static System {
    static SYSTEM: OnceLock<System> = OnceLock::new();
    SYSTEM.get_or_init(|| {
        let mut fonts = Database::new();
        fonts.load_system_fonts();
        let mut faces: Vec<&FaceInfo> = fonts.faces().collect();
        faces.sort_by_cached_key(|face| {
            let upright = face.style == Style::Normal;
            (
                !upright,
                face.monospaced,
                face.stretch != Stretch::Normal,
                face.post_script_name.clone(),
                face.index,
            )
        });
        let order = faces.iter().map(|face| face.id).collect();
        System { fonts, order }
    })
}

impl System {
    /// The first font with a letter, of the weight nearest to the wanted one.
    fn find(&self, letter: char, bold: bool) -> Option<ID> {
        let wanted: u16 = if bold { 600 } else { 400 };
        let mut order: Vec<&FaceInfo> =
            self.order.iter().filter_map(|id| self.fonts.face(*id)).collect();
        order.sort_by_key(|face| {
            (face.style != Style::Normal, face.monospaced, face.weight.0.abs_diff(wanted))
        });
        let has = |face: &&&FaceInfo| {
            let draws = |bytes: &[u8], index| {
                FontRef::from_index(bytes, index).is_ok_and(|font| draws(&font, letter))
            };
            self.fonts.with_face_data(face.id, draws).unwrap_or(false)
        };
        order.iter().find(has).map(|face| face.id)
    }

    fn bytes(&self, id: ID) -> Option<(Bytes, u32)> {
        match self.fonts.face_source(id)? {
            (Source::File(path) | Source::SharedFile(path, _), index) => {
                Some((Arc::new(std::fs::read(path).ok()?), index))
            }
            (Source::Binary(bytes), index) => Some((bytes, index)),
        }
    }
}
