//! Pictures for previews of links: our own SVG made into PNG, one at a time, and kept as long as it
//! is the newest.
//!
//! Anybody may ask for a picture, and it costs a good deal more than a page: one is painted at a
//! time, few wait for it, and the rest are asked to come again.

use crate::infra::problem::Problem;
use axum::body::Bytes;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;

/// The most pictures kept in memory: some megabytes.
const MOST_KEPT: usize = 64;
/// The most pictures that wait; further requests get 503.
const MOST_WAITING: usize = 24;
/// When to ask again for a picture that was refused, in seconds.
const AGAIN: u64 = 5;

/// The number of the turn, and pictures by their names, each with the turn in which it was last
/// asked for.
type Kept = (u64, BTreeMap<String, (u64, Bytes)>);

/// Paints, and keeps what was painted.
#[derive(Debug)]
pub struct Painter {
    kept: Mutex<Kept>,
    waiting: Semaphore,
    painting: Semaphore,
}

impl Default for Painter {
    fn default() -> Self {
        Self {
            kept: Mutex::default(),
            waiting: Semaphore::new(MOST_WAITING),
            painting: Semaphore::new(1),
        }
    }
}

impl Painter {
    /// The picture of this name, which says all that it depends on; painted where it is not kept.
    /// `draw` is given the letters that no font has, which are known only after a first try: the
    /// picture says so.
    pub async fn picture(
        self: &Arc<Self>,
        name: String,
        draw: impl Fn(Option<&str>) -> String + Send + 'static,
    ) -> Result<Bytes, Problem> {
        if let Some(kept) = self.kept(&name) {
            return Ok(kept);
        }
        let _waits = self.waiting.try_acquire().map_err(|_| Problem::TooOften(AGAIN))?;
        let _paints =
            self.painting.acquire().await.map_err(|error| Problem::Internal(error.to_string()))?;
        // Somebody else may have waited for the same one.
        if let Some(kept) = self.kept(&name) {
            return Ok(kept);
        }
        let painted = tokio::task::spawn_blocking(move || paint::painted(draw)).await;
        let picture: Bytes = painted.map_err(|error| Problem::Internal(error.to_string()))??.into();
        self.keep(name, picture.clone());
        Ok(picture)
    }

    fn kept(&self, name: &str) -> Option<Bytes> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let (turn, pictures) = &mut *kept;
        *turn += 1;
        let (asked, picture) = pictures.get_mut(name)?;
        *asked = *turn;
        Some(picture.clone())
    }

    fn keep(&self, name: String, picture: Bytes) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let (turn, pictures) = &mut *kept;
        if pictures.len() >= MOST_KEPT {
            let oldest =
                pictures.iter().min_by_key(|(_, (asked, _))| *asked).map(|(name, _)| name.clone());
            oldest.map(|name| pictures.remove(&name));
        }
        pictures.insert(name, (*turn, picture));
    }
}

#[cfg(not(feature = "pictures"))]
mod paint {
    use crate::infra::problem::Problem;

    /// This program was built without pictures.
    pub fn painted(_draw: impl Fn(Option<&str>) -> String) -> Result<Vec<u8>, Problem> {
        Err(Problem::NotFound(tiebreak_report::sentence!(page_no_pictures)))
    }
}

#[cfg(feature = "pictures")]
mod paint {
    use crate::infra::problem::Problem;
    use resvg::tiny_skia::{Pixmap, Transform};
    use resvg::usvg::{FontResolver, Options, Tree, fontdb};
    use std::collections::BTreeSet;
    use std::sync::{Arc, Mutex, OnceLock, PoisonError};

    /// Our own fonts.
    fn own() -> Arc<fontdb::Database> {
        static OWN: OnceLock<Arc<fontdb::Database>> = OnceLock::new();
        OWN.get_or_init(|| Arc::new(bundled())).clone()
    }

    /// Our own and then the system's, for other scripts. They are looked for once, when a name
    /// first needs them.
    fn all() -> Arc<fontdb::Database> {
        static ALL: OnceLock<Arc<fontdb::Database>> = OnceLock::new();
        let with_those_of_the_system = || {
            let mut fonts = bundled();
            fonts.load_system_fonts();
            Arc::new(fonts)
        };
        ALL.get_or_init(with_those_of_the_system).clone()
    }

    fn bundled() -> fontdb::Database {
        let mut fonts = fontdb::Database::new();
        for font in tiebreak_fonts::ALL {
            fonts.load_font_source(fontdb::Source::Binary(Arc::new(font)));
        }
        fonts.set_serif_family("Tiebreak Serif");
        fonts.set_sans_serif_family("Tiebreak Sans");
        fonts
    }

    /// The picture as PNG. Letters that no font has are said in the picture and in the log.
    pub fn painted(draw: impl Fn(Option<&str>) -> String) -> Result<Vec<u8>, Problem> {
        let drawing = draw(None);
        let (tree, missing) = laid_out(&drawing, own())?;
        if missing.is_empty() {
            return pixels(&tree);
        }
        let (tree, missing) = laid_out(&drawing, all())?;
        if missing.is_empty() {
            return pixels(&tree);
        }
        let letters: Vec<String> =
            missing.iter().take(4).map(|c| format!("U+{:04X}", u32::from(*c))).collect();
        tracing::warn!(
            letters = letters.join(" "),
            "no font of this machine has these letters of a picture"
        );
        let more = if missing.len() > letters.len() { " …" } else { "" };
        pixels(&laid_out(&draw(Some(&format!("{}{more}", letters.join(", ")))), all())?.0)
    }

    /// The drawing with its letters as outlines, and the letters that no font has.
    fn laid_out(
        drawing: &str,
        fonts: Arc<fontdb::Database>,
    ) -> Result<(Tree, BTreeSet<char>), Problem> {
        let missing = Mutex::new(BTreeSet::new());
        let usual = FontResolver::default_fallback_selector();
        let fallback = |c: char, used: &[fontdb::ID], fonts: &mut Arc<fontdb::Database>| {
            let found = usual(c, used, fonts);
            if found.is_none() {
                missing.lock().unwrap_or_else(PoisonError::into_inner).insert(c);
            }
            found
        };
        let resolver = FontResolver {
            select_font: FontResolver::default_font_selector(),
            select_fallback: Box::new(fallback),
        };
        let options = Options { font_resolver: resolver, fontdb: fonts, ..Options::default() };
        let tree = Tree::from_str(drawing, &options);
        drop(options);
        let tree =
            tree.map_err(|error| Problem::Internal(format!("a picture cannot be read: {error}")))?;
        Ok((tree, missing.into_inner().unwrap_or_else(PoisonError::into_inner)))
    }

    fn pixels(tree: &Tree) -> Result<Vec<u8>, Problem> {
        let size = tree.size().to_int_size();
        let none = || Problem::Internal("a picture has no size".to_owned());
        let mut pixels = Pixmap::new(size.width(), size.height()).ok_or_else(none)?;
        resvg::render(tree, Transform::identity(), &mut pixels.as_mut());
        pixels
            .encode_png()
            .map_err(|error| Problem::Internal(format!("a picture cannot be written: {error}")))
    }
}

#[cfg(all(test, feature = "pictures"))]
mod tests {
    use super::*;

    fn words(words: &str) -> String {
        format!(
            "<svg xmlns='http://www.w3.org/2000/svg' width='600' height='60'>\
             <text x='5' y='40' font-size='30' font-family='Tiebreak Serif'>{words}</text></svg>"
        )
    }

    /// Letters of ours are drawn: each other text gives another picture, and none is an empty one.
    #[tokio::test]
    async fn latin_and_cyrillic_are_drawn_with_our_own_fonts() {
        let painter = Arc::new(Painter::default());
        let mut seen = Vec::new();
        for (number, text) in
            ["", "Abdusattorov ½", "Łódź Şahin", "Непомнящий"].into_iter().enumerate()
        {
            let drawn = painter.picture(number.to_string(), move |remark| {
                assert_eq!(remark, None, "{text}");
                words(text)
            });
            let picture = drawn.await.unwrap();
            assert!(picture.starts_with(b"\x89PNG"), "{text}");
            assert!(!seen.contains(&picture), "{text} is drawn like another text");
            seen.push(picture);
        }
    }

    #[tokio::test]
    async fn a_letter_that_no_font_has_is_said() {
        let painter = Arc::new(Painter::default());
        let said = Arc::new(Mutex::new(Vec::new()));
        let heard = Arc::clone(&said);
        let drawn = painter.picture("x".into(), move |remark| {
            heard.lock().unwrap().extend(remark.map(str::to_owned));
            words("\u{10FFF0}")
        });
        drawn.await.unwrap();
        let said = said.lock().unwrap();
        assert_eq!(said.as_slice(), ["U+10FFF0"]);
    }

    #[tokio::test]
    async fn a_picture_is_painted_once_and_the_oldest_makes_room() {
        let painter = Arc::new(Painter::default());
        let painted = Arc::new(Mutex::new(0));
        let ask = async |name: String| {
            let painted = Arc::clone(&painted);
            let drawn = painter.picture(name, move |_| {
                *painted.lock().unwrap() += 1;
                "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>".to_owned()
            });
            drawn.await.unwrap()
        };
        ask("a".into()).await;
        ask("a".into()).await;
        assert_eq!(*painted.lock().unwrap(), 1);
        for number in 0..MOST_KEPT {
            ask(number.to_string()).await;
            assert!(painter.kept.lock().unwrap().1.len() <= MOST_KEPT);
        }
        ask("a".into()).await;
        assert_eq!(*painted.lock().unwrap(), 2 + MOST_KEPT, "the oldest was still there");
    }
}
