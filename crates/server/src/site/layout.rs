//! The layout that all pages share.

use crate::accounts::access::Viewer;
use crate::events::share::Share;
use crate::infra::assets::FIRST_FONTS;
use crate::infra::clock;
use axum::response::Html;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use tiebreak_report::{Language, say};
use tiebreak_store::Role;

/// The head of a page. Its script adds live updates, keys and countdowns; pages work without it.
pub fn head(title: &str, style: &str) -> Markup {
    html! {
        meta charset="utf-8";
        meta name="viewport" content="width=device-width, initial-scale=1";
        meta name="color-scheme" content="light dark";
        title { (title) }
        link rel="icon" href="/assets/icon.svg" type="image/svg+xml";
        @for font in FIRST_FONTS {
            link rel="preload" as="font" type="font/woff2" href={ "/assets/fonts/" (font) }
                crossorigin;
        }
        link rel="stylesheet" href=(style);
        script src="/assets/tiebreak.js" defer {}
    }
}

/// How often a browser without scripts reloads a changing page, in seconds.
#[derive(Debug, Clone, Copy)]
pub struct Refresh(pub u32);

impl Refresh {
    /// The element for the head of the page.
    pub fn head(self) -> Markup {
        html! { noscript { meta http-equiv="refresh" content=(self.0); } }
    }

    /// The note for the reader: when the page was made, and when it reloads.
    pub fn said(self, language: Language) -> Markup {
        let said =
            say!(language, page_board_looks_again { time: clock::time_of_day(), seconds: self.0 });
        html! {
            noscript {
                p.refreshes { (said) }
            }
        }
    }
}

/// The part of the site to which a page belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Section {
    /// All pages about events.
    Events,
    /// All pages about regulations.
    Regulations,
    /// The accounts of other people.
    People,
    /// The reader's own account.
    Account,
    /// Pages outside the menu, such as the login and errors.
    Elsewhere,
}

/// A page in the section of events.
pub fn page(title: &str, viewer: &Viewer, body: Markup) -> Html<String> {
    page_in(Section::Events, title, viewer, body)
}

/// A page in any section.
pub fn page_in(section: Section, title: &str, viewer: &Viewer, body: Markup) -> Html<String> {
    whole(PageFrame { section, title, viewer: Ok(viewer), refresh: None, share: None }, body)
}

/// A public page, with the description that other sites may show of it.
pub fn public_page(section: Section, viewer: &Viewer, share: &Share, body: Markup) -> Html<String> {
    whole(
        PageFrame {
            section,
            title: &share.title,
            viewer: Ok(viewer),
            refresh: None,
            share: Some(share),
        },
        body,
    )
}

/// A public page about an event that changes. Without scripts it reloads itself and says so.
pub fn changing_public_page(
    viewer: &Viewer,
    share: &Share,
    refresh: Refresh,
    body: Markup,
) -> Html<String> {
    let (section, title) = (Section::Events, share.title.as_str());
    whole(
        PageFrame {
            section,
            title,
            viewer: Ok(viewer),
            refresh: Some(refresh),
            share: Some(share),
        },
        body,
    )
}

/// A page of boards or scenes. It has only their stylesheet, which would conflict with the one of
/// other pages.
pub fn page_of_boards(title: &str, language: Language, style: &str, body: &Markup) -> Html<String> {
    Html(finish(html! {
        (DOCTYPE)
        html lang=(language.code()) {
            head { (head(&format!("{title} · Tiebreak"), style)) }
            body {
                header.top {
                    a.brand href="/" { "Tiebreak" }
                    nav aria-label=(say!(language, page_pages)) {
                        a href="/" { (say!(language, page_events)) }
                        a href="/regulations" { (say!(language, page_regulations)) }
                    }
                }
                main.of-boards id="main" { (body) }
            }
        }
    }))
}

/// A page that knows the reader's language, but not the account.
pub fn page_for_anybody(title: &str, language: Language, body: Markup) -> Html<String> {
    whole(
        PageFrame {
            section: Section::Elsewhere,
            title,
            viewer: Err(language),
            refresh: None,
            share: None,
        },
        body,
    )
}

/// The parts of a page around its body.
struct PageFrame<'a> {
    section: Section,
    title: &'a str,
    /// The viewer, or only a language if the viewer is not known.
    viewer: Result<&'a Viewer, Language>,
    refresh: Option<Refresh>,
    share: Option<&'a Share>,
}

fn whole(
    PageFrame { section, title, viewer, refresh, share }: PageFrame<'_>,
    body: Markup,
) -> Html<String> {
    let language = viewer.map_or_else(|language| language, |viewer| viewer.language);
    Html(finish(html! {
        (DOCTYPE)
        html lang=(language.code()) {
            head {
                (head(&format!("{title} · Tiebreak"), "/assets/tiebreak.css"))
                @if let Some(refresh) = refresh { (refresh.head()) }
                @if let Some(share) = share { (share.head()) }
            }
            body {
                a.skip href="#main" { (say!(language, page_skip)) }
                (top(section, viewer.ok(), language))
                main id="main" {
                    (body)
                    @if let Some(refresh) = refresh { (refresh.said(language)) }
                }
                (foot(language))
            }
        }
    }))
}

/// The menu, and the account that is logged in.
fn top(section: Section, viewer: Option<&Viewer>, language: Language) -> Markup {
    let here = |part: Section| (section == part).then_some("true");
    let account = viewer.and_then(|viewer| viewer.account.as_ref());
    let administers = account.is_some_and(|account| account.role == Role::Administrator);
    html! {
        header.top {
            a.brand href="/" { "Tiebreak" }
            nav aria-label=(say!(language, page_pages)) {
                a href="/" aria-current=[here(Section::Events)] { (say!(language, page_events)) }
                a href="/regulations" aria-current=[here(Section::Regulations)] {
                    (say!(language, page_regulations))
                }
                @if administers {
                    a href="/people" aria-current=[here(Section::People)] {
                        (say!(language, page_people))
                    }
                }
            }
            div.who {
                @match account {
                    Some(account) => {
                        a href="/account" aria-current=[here(Section::Account)] { (account.name) }
                        form method="post" action="/logout" {
                            button.plain type="submit" { (say!(language, page_log_out)) }
                        }
                    }
                    None if viewer.is_some() => a href="/login" { (say!(language, page_log_in)) },
                    None => {}
                }
            }
        }
    }
}

/// The foot of every page: the link about privacy and the choice of a language.
fn foot(language: Language) -> Markup {
    html! {
        footer.foot {
            a href="/privacy" { (say!(language, page_privacy)) }
            form.inline method="post" action="/language" {
                label { span.unseen { (say!(language, page_language)) } select name="language" {
                    @for one in Language::ALL {
                        option value=(one.code()) lang=(one.code()) selected[one == language] {
                            (one.own_name())
                        }
                    }
                } }
                " " button.plain type="submit" { (say!(language, page_show_in_language)) }
            }
        }
    }
}

/// The finished text of a page. Characters that would deceive the reader become a visible �.
///
/// Files may contain any names. `maud` escapes markup in them, but not direction marks, which could
/// turn "1–0" into "0–1".
pub fn finish(markup: Markup) -> String {
    let PreEscaped(text) = markup;
    if text.chars().any(deceives) {
        text.chars().map(|c| if deceives(c) { '\u{fffd}' } else { c }).collect()
    } else {
        text
    }
}

/// Whether a character is invisible or changes the direction of the text after it.
pub fn deceives(c: char) -> bool {
    let control = c.is_control() && !matches!(c, '\t' | '\n' | '\r');
    control
        || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{fffe}' | '\u{ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hostile_names_are_harmless() {
        let name = "<script>alert(1)</script>\u{202e}\u{0}";
        assert_eq!(
            finish(html! { (name) }),
            "&lt;script&gt;alert(1)&lt;/script&gt;\u{fffd}\u{fffd}"
        );
    }
}
