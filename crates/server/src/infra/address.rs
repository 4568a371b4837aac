//! Addresses: the names of events in them, and the public address of the site.

use super::problem::Problem;
use crate::App;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The longest name, in bytes.
const LONGEST: usize = 60;

/// Turns a title into a part of an address: `tata-steel-masters-2024`.
///
/// Accents are removed, and Latin and Cyrillic letters become plain ones. Letters of other scripts
/// stay, because browsers show them and a transcription would be a guess (a name in Chinese letters
/// may be Japanese).
pub fn slug(title: &str) -> String {
    let mut slug = String::new();
    for c in title.nfc().flat_map(char::to_lowercase).flat_map(parted) {
        let written = written(c, &slug);
        let next = match written {
            Some(letters) => letters,
            None if slug.ends_with('-') || slug.is_empty() => continue,
            None => "-".to_owned(),
        };
        if slug.len() + next.len() > LONGEST {
            break;
        }
        slug.push_str(&next);
    }
    let slug: String = slug.trim_matches('-').nfc().collect();
    // `new` is a page of its own.
    if slug.is_empty() || slug == "new" { "event".to_owned() } else { slug }
}

/// The parts of a letter: a base letter and its accents. A letter with its own transcription stays
/// whole.
fn parted(c: char) -> Vec<char> {
    if plain(c).is_some() { vec![c] } else { std::iter::once(c).nfkd().collect() }
}

/// A slug of plain letters only, for names that also appear in files, such as the id of a
/// regulation.
pub fn plain_slug(title: &str) -> String {
    let kept: String = slug(title).chars().filter(char::is_ascii).collect();
    let kept = kept.trim_matches('-');
    if kept.is_empty() { "event".to_owned() } else { kept.to_owned() }
}

/// Encodes the `Location` header of redirects in ASCII, because slugs may contain other letters.
pub async fn plain_location(mut response: Response) -> Response {
    let given =
        response.headers().get(header::LOCATION).filter(|location| !location.as_bytes().is_ascii());
    let plain = given
        .map(|location| location.as_bytes().iter().map(|byte| encoded(*byte)).collect::<String>());
    if let Some(Ok(location)) = plain.map(HeaderValue::try_from) {
        response.headers_mut().insert(header::LOCATION, location);
    }
    response
}

fn encoded(byte: u8) -> String {
    if byte.is_ascii() { char::from(byte).to_string() } else { format!("%{byte:02X}") }
}

/// The transcription of a letter; `None` for a separator of words. Combining marks stay with
/// letters of the scripts that are kept.
fn written(c: char, before: &str) -> Option<String> {
    match c {
        'a'..='z' | '0'..='9' => Some(c.to_string()),
        _ if is_combining_mark(c) => {
            let kept = before.chars().last().is_some_and(|last| !last.is_ascii());
            Some(if kept { c.to_string() } else { String::new() })
        }
        // Hard and soft signs and apostrophes have no sound.
        'ъ' | 'ь' | '\'' | '’' | 'ʼ' => Some(String::new()),
        _ => match plain(c) {
            Some(letters) => Some(letters.to_owned()),
            None => c.is_alphanumeric().then(|| c.to_string()),
        },
    }
}

/// The transcription of letters that are not a plain letter with an accent.
fn plain(c: char) -> Option<&'static str> {
    Some(match c {
        'ß' => "ss",
        'æ' => "ae",
        'œ' => "oe",
        'ø' => "o",
        'đ' | 'ð' => "d",
        'þ' => "th",
        'ł' => "l",
        'ħ' => "h",
        'ı' => "i",
        'ŋ' => "ng",
        'ŧ' => "t",
        'ə' => "e",
        'а' => "a",
        'б' => "b",
        'в' => "v",
        'г' | 'ґ' => "g",
        'д' => "d",
        'е' => "e",
        'ж' => "zh",
        'з' => "z",
        'и' | 'і' => "i",
        'ї' => "yi",
        'ё' => "e",
        'й' => "y",
        'к' => "k",
        'л' => "l",
        'м' => "m",
        'н' => "n",
        'о' => "o",
        'п' => "p",
        'р' => "r",
        'с' => "s",
        'т' => "t",
        'у' => "u",
        'ф' => "f",
        'х' => "kh",
        'ц' => "ts",
        'ч' => "ch",
        'ш' => "sh",
        'щ' => "shch",
        'ы' => "y",
        'э' | 'є' => "e",
        'ю' => "yu",
        'я' => "ya",
        'ј' => "j",
        'љ' => "lj",
        'њ' => "nj",
        'ћ' => "c",
        'ђ' => "dj",
        'џ' => "dz",
        'ө' => "o",
        'ү' | 'ұ' => "u",
        'ә' => "a",
        'қ' => "q",
        'ң' => "ng",
        'ғ' => "gh",
        'һ' => "h",
        _ => return None,
    })
}

/// The public address of the site, without a slash at its end. Links that leave the site begin with
/// it.
#[derive(Debug, Clone)]
pub struct Base(pub String);

impl Base {
    /// Takes the address from the settings, otherwise from the headers of the request.
    pub fn from_headers(app: &App, headers: &HeaderMap) -> Option<Self> {
        let host = headers
            .get(header::HOST)
            .and_then(|host| host.to_str().ok())
            .filter(|host| is_host(host));
        let known = host.is_some() || app.settings.public_url.is_some();
        known.then(|| Self(app.address(host.unwrap_or_default())))
    }
}

impl FromRequestParts<App> for Base {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let none = || Problem::invalid("the request names no host to link to".to_owned());
        Self::from_headers(app, &parts.headers).ok_or_else(none)
    }
}

fn is_host(host: &str) -> bool {
    !host.is_empty()
        && host.len() < 260
        && host.chars().all(|c| c.is_ascii_alphanumeric() || "-.:[]_".contains(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_become_addresses() {
        assert_eq!(slug("Tata Steel Masters 2024"), "tata-steel-masters-2024");
        assert_eq!(slug("  <script>alert('½')</script> "), "script-alert-1-2-script");
        assert_eq!(slug("New"), "event");
        assert_eq!(slug("!!!"), "event");
        assert!(slug(&"x".repeat(10_000)).len() <= 60);
    }

    #[test]
    fn ids_of_regulations_are_plain() {
        assert_eq!(plain_slug("Кубок 全国 2024"), "kubok--2024");
        assert_eq!(plain_slug("全国"), "event");
    }

    #[test]
    fn titles_of_any_script_stay_readable() {
        assert_eq!(
            slug("Málaga Óbidos Łódź Großmeister Ærø"),
            "malaga-obidos-lodz-grossmeister-aero"
        );
        assert_eq!(slug("Чемпионат России – Суперфинал 2024"), "chempionat-rossii-superfinal-2024");
        assert_eq!(slug("Київ, Щорічний турнір"), "kiyiv-shchorichniy-turnir");
        assert_eq!(slug("Đại hội cờ vua Hà Nội"), "dai-hoi-co-vua-ha-noi");
        assert_eq!(slug("全国象棋个人赛 2024"), "全国象棋个人赛-2024");
        assert_eq!(slug("كأس العالم"), "كأس-العالم");
        assert_eq!(slug("राष्ट्रीय शतरंज"), "राष्ट्रीय-शतरंज");
        assert_eq!(slug("한국 선수권"), "한국-선수권");
        // A name is cut between letters and never exceeds the limit.
        let long = slug(&"象棋".repeat(100));
        assert!(long.len() <= 60 && long.chars().count() == 20, "{long}");
    }
}
