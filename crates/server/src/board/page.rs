//! The page around the board, and the board of an event that cannot be read.

use super::Links;
use crate::events::state::EventState;
use crate::events::stored::StoredEvent;
use crate::infra::problem::Problem;
use crate::site::layout::{Refresh, head};
use crate::site::sign::{SignState, sign};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use tiebreak_report::{Language, say};

/// The options in a board's address: light or dark, and a language other than the event's.
#[derive(Debug, serde::Deserialize)]
pub struct Light {
    /// `light` or `dark`; the setting of the screen if it is not given.
    pub theme: Option<String>,
    /// The code of a language; the event's own if it is not given.
    pub lang: Option<String>,
    /// The site that shows the board in a frame, as `embed.js` says.
    pub site: Option<String>,
}

impl Light {
    /// The theme, if it is a known one.
    pub fn word(&self) -> Result<Option<&'static str>, Problem> {
        match self.theme.as_deref() {
            None | Some("") => Ok(None),
            Some("light") => Ok(Some("light")),
            Some("dark") => Ok(Some("dark")),
            Some(other) => Err(Problem::wrong(format!(
                "\"{other}\" is no theme of a board: expected light, dark"
            ))),
        }
    }

    /// The language that the address asks for, if any.
    pub fn language(&self) -> Result<Option<Language>, Problem> {
        self.lang.as_deref().filter(|tag| !tag.is_empty()).map(language).transpose()
    }
}

/// The language with this tag.
pub fn language(tag: &str) -> Result<Language, Problem> {
    let known = Language::ALL.map(Language::code).join(", ");
    Language::of_tag(tag).ok_or_else(|| {
        Problem::wrong(format!("\"{tag}\" is not a display language: expected {known}"))
    })
}

/// How often a board is loaded again without scripts, in seconds.
const REFRESH: Refresh = Refresh(15);

/// The whole page around the output of [`crate::board::content`], in the theme of the address.
pub fn page(
    event_state: &EventState,
    language: Language,
    content: &str,
    theme: Option<&str>,
) -> Markup {
    let live = format!("/events/{}/live?view=board", event_state.row.slug);
    let stream = Stream { live: &live, address: None };
    whole(event_state.event.title(), language, theme, Some(stream), &PreEscaped(content.to_owned()))
}

/// The page in a language other than the event's, for this viewer only: it is notified of changes,
/// and loads itself again.
pub fn page_in(
    event_state: &EventState,
    language: Language,
    content: &str,
    theme: Option<&str>,
) -> Markup {
    let slug = &event_state.row.slug;
    let theme_asked = theme.map(|theme| format!("&theme={theme}")).unwrap_or_default();
    let address = format!("/events/{slug}/board?lang={}{theme_asked}", language.code());
    let stream =
        Stream { live: &format!("/events/{slug}/live?view=overlay"), address: Some(&address) };
    whole(event_state.event.title(), language, theme, Some(stream), &PreEscaped(content.to_owned()))
}

/// A board that does not change, such as one of the gallery.
pub fn still(title: &str, language: Language, content: &str, theme: Option<&str>) -> Markup {
    whole(title, language, theme, None, &PreEscaped(content.to_owned()))
}

/// The board of an event whose record or files were changed from outside.
pub fn damaged(raw: &StoredEvent, language: Language, theme: Option<&str>) -> Markup {
    let content = damaged_content(raw, language, &Links::to_event(&raw.row.slug));
    whole(&raw.row.title, language, theme, None, &content)
}

/// The content of that board, which makes no statement about the result.
pub fn damaged_content(raw: &StoredEvent, language: Language, links: &Links) -> Markup {
    html! {
        div.bands {
            header {
                h1 { (raw.row.title) } (sign(SignState::Dead, &say!(language, page_board_not_live)))
            }
            section.above aria-label=(say!(language, page_board_now)) {
                p.kick { (sign(SignState::Dead, &say!(language, page_board_unreadable))) }
                div.far.dead {
                    strong { (say!(language, page_board_please_wait)) }
                    span { (say!(language, page_board_looked_into)) }
                }
            }
            section.middle aria-label=(say!(language, page_board_way)) {}
            footer.below {
                p.why.medium { (say!(language, page_board_damaged)) }
                p.clock { span { (say!(language, page_board_time)) } b data-clock="" { "–:–" } }
                (links.code(language))
            }
        }
    }
}

/// The words for a site that may not show the board, with the way to allow it. Without scripts
/// and streams, it looks again by itself.
pub fn refused(language: Language, site: &str, board: &str) -> Markup {
    let content = html! {
        div.refused {
            h1 { (say!(language, page_embedding_refused { site })) }
            p { (say!(language, page_embedding_allow { site })) }
            p {
                a href=(board) target="_blank" rel="noopener" {
                    (say!(language, page_embedding_open))
                }
            }
        }
    };
    whole("Tiebreak", language, None, None, &content)
}

/// Where a board receives changes from.
struct Stream<'s> {
    live: &'s str,
    /// The address from which it loads itself; none if the changes are sent to it.
    address: Option<&'s str>,
}

fn whole(
    title: &str,
    language: Language,
    theme: Option<&str>,
    stream: Option<Stream<'_>>,
    content: &Markup,
) -> Markup {
    let (live, address) = stream.map_or((None, None), |stream| (Some(stream.live), stream.address));
    let (id, news) = if address.is_some() { (Some("hall"), None) } else { (None, Some("board")) };
    html! {
        (DOCTYPE)
        html lang=(language.code()) data-theme=[theme] {
            head { (head(title, "/assets/board.css")) (REFRESH.head()) }
            body.board {
                main.hall id=[id] data-stream=[live] data-address=[address] data-news=[news] {
                    (content)
                }
                (REFRESH.said(language))
            }
        }
    }
}
