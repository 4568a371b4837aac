//! The gallery in a real browser: nothing outside the screen, nothing cut, no name wrapped in the
//! hall, everybody can use it, and it can be read from ten metres.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::{Site, Visitor};
use std::path::PathBuf;
use tiebreak_e2e::axe::violations;
use tiebreak_e2e::browser::{Browser, Driver, Look};
use tiebreak_e2e::skipping::left_to_all;

const SIZES: [(u32, u32); 4] = [(1920, 1080), (1080, 1920), (3840, 2160), (390, 844)];
const NAMES: [&str; 4] = ["latin", "cyrillic", "chinese", "long"];

/// The boards of the gallery, as its page lists them.
fn boards(site: &Site) -> Vec<String> {
    let page = Visitor::new(&site.url).get("/gallery").page();
    let found: Vec<String> =
        page.all(".gallery > section > p > a").iter().map(|link| link.attribute("href")).collect();
    assert!(found.len() >= 15 * NAMES.len(), "{found:?}");
    found
}

/// What does not fit: text outside the window, outside its box, cut, wrapped. `hall` says that
/// nothing may scroll or wrap.
const MISFITS: &str = r#"
const hall = innerWidth > 700, wrong = [];
const where = (element) => `${element.tagName.toLowerCase()}.${element.className} "${element.textContent.trim().slice(0, 50)}"`;
const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const node = walker.currentNode, element = node.parentElement;
  if (!node.data.trim() || element.closest(".unseen, noscript") || !element.checkVisibility()) continue;
  if (getComputedStyle(element).clipPath !== "none") continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
  const box = element.closest("article, td, th, li, .far, .how, .tied, .rest, header, .above, .middle, .below").getBoundingClientRect();
  for (const rect of rects) {
    if (rect.left < -1 || rect.right > innerWidth + 1 || hall && (rect.top < -1 || rect.bottom > innerHeight + 1)) wrong.push("outside the window: " + where(element));
    if (rect.left < box.left - 2 || rect.right > box.right + 2) wrong.push("outside its box: " + where(element));
  }
  const lines = new Set(rects.map((rect) => Math.round(rect.top)));
  if (hall && element.closest(".nm, .winner > strong") && lines.size > 1) wrong.push("wrapped: " + where(element));
}
for (const element of document.querySelectorAll("main *")) {
  if (element.closest("svg, .unseen") || element.matches(".match .title") || !element.checkVisibility()) continue;
  if (element.clientWidth && element.scrollWidth > element.clientWidth + 1) wrong.push(`cut: ${element.scrollWidth} in ${element.clientWidth}: ` + where(element));
}
if (hall) for (const band of document.querySelectorAll(".above, .middle, .below, .bd, .needs, .how")) {
  if (band.scrollHeight > band.clientHeight + 2) wrong.push(`too high: ${band.scrollHeight} in ${band.clientHeight}: ` + where(band));
}
if (document.documentElement.scrollWidth > innerWidth + 1) wrong.push("the page scrolls sideways");
return [...new Set(wrong)];
"#;

fn misfits(browser: &Browser) -> Vec<String> {
    browser.run("return document.fonts.ready.then(() => true)");
    let found = browser.run(MISFITS);
    found.as_array().unwrap().iter().map(|one| one.as_str().unwrap().to_owned()).collect()
}

fn picture(browser: &Browser, name: &str) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("gallery");
    browser.picture(&folder.join(format!("{name}.png")), name.starts_with("390"));
}

#[test]
fn every_board_fits_every_screen() {
    if left_to_all() {
        return;
    }
    let site = Site::start();
    let boards = boards(&site);
    let driver = Driver::start();
    let long = std::env::var_os("TIEBREAK_LONG").is_some();
    let mut wrong = Vec::new();
    for (at, (width, height)) in SIZES.into_iter().enumerate() {
        let browser = driver.browser(Look { width, height, dark: at % 2 == 1 });
        for (index, board) in boards.iter().enumerate() {
            // Both lights in every size, each list of names in one of them; both, and pictures, for
            // `./test --long`.
            let lights = if long {
                &["dark", "light"][..]
            } else {
                &["dark", "light"][index % 2..=index % 2]
            };
            for light in lights {
                browser.go(&format!("{}{board}?theme={light}", site.url));
                let name =
                    format!("{width}-{light}{}", board.replace('/', "-").replace("-gallery", ""));
                wrong.extend(misfits(&browser).into_iter().map(|one| format!("{name}: {one}")));
                if long {
                    picture(&browser, &name);
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} misfits:\n{}", wrong.len(), wrong.join("\n"));
}

/// What of a scene does not fit: outside the screen, cut, a name on two lines.
const SCENE_MISFITS: &str = r#"
const wrong = [], panel = document.querySelector(".panel");
if (!panel) return ["empty"];
const where = (element) => `${element.tagName.toLowerCase()}.${element.className} "${element.textContent.trim().slice(0, 50)}"`;
const edge = panel.getBoundingClientRect();
if (edge.left < 0 || edge.top < 0 || edge.right > innerWidth + 1 || edge.bottom > innerHeight + 1) wrong.push("the panel is outside the screen");
for (const element of panel.querySelectorAll("*")) {
  if (element.closest("svg, .unseen") || element.matches(".match .title") || !element.checkVisibility()) continue;
  const box = element.getBoundingClientRect();
  if (box.width && (box.right > edge.right + 2 || box.left < edge.left - 2 || box.bottom > edge.bottom + 2)) wrong.push("outside the panel: " + where(element));
  if (element.clientWidth && element.scrollWidth > element.clientWidth + 1) wrong.push("cut: " + where(element));
  if (element.matches(".nm") && element.getClientRects().length > 1) wrong.push("wrapped: " + where(element));
}
return [...new Set(wrong)];
"#;

/// Every scene of events at different moments, with names of every length, large and small: nothing
/// cut, nothing beyond the edge.
#[test]
fn every_scene_fits_the_stream() {
    if left_to_all() {
        return;
    }
    let site = Site::start();
    let ann = site.administrator();
    play_wijk(&ann);
    let names = [
        "Krungthepmahanakhon-Amonrattanakosinthew",
        "Константин Вознесенский-Преображенский",
        "丁立人",
        "Maria-Magdalena Konstantinopoulou-Weiß",
    ];
    let mut long = String::from(
        "format = \"tiebreak-event/1\"\ntitle = \"Long\"\nkind = \"round-robin\"\nregulation = \"tata-steel-masters-2023\"\n",
    );
    for name in names {
        long.push_str(&format!("[[player]]\nname = \"{name}\"\n"));
    }
    for (index, white) in names.iter().enumerate() {
        for black in &names[index + 1..] {
            long.push_str(&format!(
                "[[game]]\nwhite = \"{white}\"\nblack = \"{black}\"\nresult = \"1/2-1/2\"\n"
            ));
        }
    }
    assert_eq!(ann.upload("long.toml", long.as_bytes(), "").status, 303);
    let driver = Driver::start();
    let mut wrong = Vec::new();
    for (width, height) in [(1920, 1080), (3840, 2160)] {
        let browser = driver.browser(Look { width, height, dark: false });
        for (event, scenes) in [
            (
                "tata-steel-masters-2024",
                &[
                    "lower-third",
                    "lower-third&board=2",
                    "card",
                    "card&board=2&at=bottom-right",
                    "bracket",
                    "standing",
                ][..],
            ),
            (
                "tata-steel-masters-2022-before-round-13",
                &[
                    "lower-third",
                    "card",
                    "standing&at=left",
                    "needs",
                    "needs&board=2&scale=1.5&at=top-left",
                ][..],
            ),
            ("long", &["lower-third", "card", "bracket", "standing&scale=1.5"][..]),
            ("tepe-sigeman-co-2024", &["lower-third", "standing"][..]),
            ("tata-steel-masters-2022", &["lower-third&theme=light", "standing&at=centre"][..]),
        ] {
            for scene in scenes {
                browser.go(&format!("{}/events/{event}/overlay?scene={scene}", site.url));
                // What somebody needs is worked out in the background, and comes by itself.
                browser.wait_for(".panel", "");
                browser.run("return document.fonts.ready.then(() => true)");
                let found = browser.run(SCENE_MISFITS);
                let found =
                    found.as_array().unwrap().iter().map(|one| one.as_str().unwrap().to_owned());
                wrong.extend(found.map(|one| format!("{width} {event} {scene}: {one}")));
                picture(
                    &browser,
                    &format!("scene-{width}-{event}-{}", scene.replace(['&', '='], "-")),
                );
            }
        }
    }
    assert!(wrong.is_empty(), "{} misfits:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn no_board_keeps_anybody_out() {
    if left_to_all() {
        return;
    }
    let site = Site::start();
    let boards = boards(&site);
    let driver = Driver::start();
    let looks = [
        (Look::HALL, "dark"),
        (Look::TELEPHONE, "light"),
        (Look::HALL, "light"),
        (Look::TELEPHONE_DARK, "dark"),
    ];
    let mut wrong = Vec::new();
    for (look, light) in looks {
        let browser = driver.browser(look);
        let pages = boards.iter().filter(|board| board.ends_with("/latin")).cloned();
        let scenes = "/events/tata-steel-masters-2024/scenes".to_owned();
        for page in pages.chain(["/gallery".to_owned(), scenes]) {
            browser.go(&format!("{}{page}?theme={light}", site.url));
            wrong.extend(
                violations(&browser).into_iter().map(|one| format!("{page}, {light}: {one}")),
            );
        }
    }
    assert!(wrong.is_empty(), "{} findings:\n{}", wrong.len(), wrong.join("\n"));
}

/// A letter is read from two hundred times its height (`docs/design.md`). On a screen 2.4 m wide a
/// capital of the largest text must be 5 cm high: two thirds of the font size.
#[test]
fn the_largest_text_is_read_from_ten_metres() {
    if left_to_all() {
        return;
    }
    let site = Site::start();
    let driver = Driver::start();
    let hall = driver.browser(Look::HALL);
    let least = 0.05 / 2.4 * 1920.0 / 0.67;
    for board in boards(&site) {
        hall.go(&format!("{}{board}", site.url));
        let largest = hall.run(
            "return Math.max(...[...document.querySelectorAll('.above *')].filter((one) => one.childNodes.length && \
             [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())).map((one) => parseFloat(getComputedStyle(one).fontSize)))",
        );
        let largest = largest.as_f64().unwrap();
        assert!(
            largest >= least,
            "{board}: the largest text is {largest} px high, {least:.0} are needed"
        );
    }
}

/// What a telephone has to load, fonts aside.
#[test]
fn pages_are_light() {
    if left_to_all() {
        return;
    }
    let site = Site::start();
    let driver = Driver::start();
    let browser = driver.browser(Look::TELEPHONE);
    let loaded = "const all = performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation')); \
                  return all.filter((one) => !one.name.includes('/fonts/')).reduce((sum, one) => sum + one.decodedBodySize, 0)";
    let event = "/events/tata-steel-masters-2024";
    let mut pages = boards(&site);
    pages.extend([format!("{event}/board"), format!("{event}/overlay?scene=bracket")]);
    for page in pages {
        browser.go(&format!("{}{page}", site.url));
        let bytes = browser.run(loaded).as_f64().unwrap();
        assert!(bytes > 10_000.0 && bytes < 100_000.0, "{page} loads {bytes} bytes");
    }
    // The fonts come from the program and are fetched once.
    assert_eq!(
        browser.run("return document.fonts.load('600 20px \"Tiebreak Serif\"').then((found) => found.length)"),
        1
    );
    let kept = "return fetch('/assets/fonts/tiebreak-serif-latin.woff2').then((font) => font.headers.get('cache-control'))";
    assert_eq!(browser.run(kept), "public, max-age=31536000, immutable");
}

/// The play-off of Wijk 2024 up to the sudden death of the second semi-final, as it was played.
fn play_wijk(ann: &Visitor) {
    let program = ann.program();
    let (wei, abdu, gukesh, giri) = ("Wei Yi", "Nodirbek Abdusattorov", "Gukesh D", "Anish Giri");
    for (question, value) in [
        ("semi-final-1/first-white", vec![wei, abdu]),
        ("semi-final-2/first-white", vec![gukesh, giri]),
        ("semi-final-1/game-1", vec!["1/2-1/2"]),
        ("semi-final-2/game-1", vec!["0-1"]),
        ("semi-final-1/game-2", vec!["0-1"]),
        ("semi-final-2/game-2", vec!["0-1"]),
        ("semi-final-2/sudden-death/first-white", vec![gukesh, giri]),
    ] {
        let answer = serde_json::json!({ "question": question, "value": value });
        let entered = program.post_json("/api/v1/events/tata-steel-masters-2024/answers", &answer);
        assert_eq!(entered.status, 200, "{question}: {}", entered.text);
    }
}

/// The pictures of the book: `BLESS=1` takes them again. Fonts are drawn a little differently by
/// every browser, so that they are looked at by people and not compared.
#[test]
fn the_book_shows_the_board() {
    if left_to_all() {
        return;
    }
    const PICTURES: [(&str, &str, u32, u32); 6] = [
        ("board", "/events/tata-steel-masters-2024/board", 960, 540),
        ("what-if", "/events/tata-steel-masters-2022-before-round-13/what-if", 1100, 760),
        ("board-between", "/gallery/between/latin", 960, 540),
        ("board-semi-finals", "/gallery/semi-finals/latin", 960, 540),
        ("board-decided", "/gallery/decided/latin", 960, 540),
        ("board-telephone", "/gallery/semi-finals/latin?theme=light", 390, 844),
    ];
    let path = |name: &str| {
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/pictures/{name}.png"))
    };
    if std::env::var_os("BLESS").is_some() {
        let site = Site::start();
        play_wijk(&site.administrator());
        let driver = Driver::start();
        for (name, address, width, height) in PICTURES {
            let browser = driver.browser(Look { width, height, dark: false });
            browser.go(&format!("{}{address}", site.url));
            if name == "what-if" {
                browser.wait_for(".counted", "2187 outcomes");
                browser.run("return document.fonts.ready.then(() => true)");
            } else {
                assert_eq!(misfits(&browser), Vec::<String>::new(), "{name}");
            }
            browser.picture(&path(name), false);
        }
    }
    for (name, ..) in PICTURES {
        let picture = std::fs::read(path(name))
            .unwrap_or_else(|error| panic!("{name}: {error}; run with BLESS=1"));
        assert!(
            picture.starts_with(b"\x89PNG") && picture.len() < 150_000,
            "{name}: {} bytes",
            picture.len()
        );
    }
}
