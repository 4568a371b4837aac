//! What all pages have around them.

use crate::accounts::access::Viewer;
use crate::events::share::Share;
use crate::infra::assets::FIRST_FONTS;
use crate::infra::clock;
use axum::response::Html;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use tiebreak_report::{Language, say};
use tiebreak_store::Role;

/// The head of a page. The script adds live updates, keys and countdowns; nothing else needs it.
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

/// Without scripts a page that changes is asked for again by the browser: how often, in seconds.
#[derive(Debug, Clone, Copy)]
pub struct Refresh(pub u32);

impl Refresh {
    /// For the head of the page.
    pub fn head(self) -> Markup {
        html! { noscript { meta http-equiv="refresh" content=(self.0); } }
    }

    /// The same said to the reader: when the page was made, and when it looks again.
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

/// The part of the site in which a page stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Section {
    /// Events and everything about one.
    Events,
    /// Regulations and everything about one.
    Regulations,
    /// Accounts of others.
    People,
    /// One's own account.
    Account,
    /// Logging in, what went wrong.
    Elsewhere,
}

/// A page about events, with the usual top.
pub fn page(title: &str, viewer: &Viewer, body: Markup) -> Html<String> {
    page_in(Section::Events, title, viewer, body)
}

/// A page of any part of the site.
pub fn page_in(section: Section, title: &str, viewer: &Viewer, body: Markup) -> Html<String> {
    whole(PageFrame { section, title, viewer: Ok(viewer), refresh: None, share: None }, body)
}

/// A page for everybody, which says what other sites may show of it.
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

/// The same about an event that changes while one looks at it: without scripts it refreshes itself,
/// and says so.
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

/// A page of boards and scenes: their stylesheet alone, which the one of other pages would disturb.
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

/// A page that does not know who is looking, only what they read.
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

/// What stands around a page.
struct PageFrame<'a> {
    section: Section,
    title: &'a str,
    /// Who is looking; where that is not known, their language alone.
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

/// The parts of the site, and who is logged in.
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

/// What stands below every page: how data is kept, and the choice of a language.
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

/// The finished text: signs that would deceive the reader are replaced by �, so that it is seen
/// that something was there.
///
/// Names come from files that anybody may have written. `maud` escapes what would be markup; the
/// direction marks would turn what follows around, so that "1–0" reads "0–1".
pub fn finish(markup: Markup) -> String {
    let PreEscaped(text) = markup;
    if text.chars().any(deceives) {
        text.chars().map(|c| if deceives(c) { '\u{fffd}' } else { c }).collect()
    } else {
        text
    }
}

/// Whether a sign cannot be seen, or turns around what follows.
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
