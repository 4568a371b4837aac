//! Boards on the pages of other sites: which sites may show them in a frame. None may, unless
//! those who conduct the event allow it.

use crate::App;
use crate::console::entries::{ConsoleForm, field, to_console};
use crate::infra::clock;
use crate::infra::problem::Problem;
use crate::site::{finish, url};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, html};
use tiebreak_report::sentence;
use tiebreak_report::{Language, say};

/// The most sites that an event may allow.
const MOST: usize = 20;
/// The longest name of a site, in characters.
const LONGEST: usize = 200;

/// The form with the sites that are allowed at present.
pub fn form(language: Language, slug: &str, sites: &[String]) -> Markup {
    html! {
        h2 { (say!(language, page_embedding)) }
        form method="post" action={ "/events/" (slug) "/embedding" } {
            label {
                (say!(language, page_embedding_sites)) " "
                textarea name="sites" rows="3" { (sites.join("\n")) }
            }
            button type="submit" { (say!(language, page_console_set)) }
            p.small.grey {
                (say!(language, page_embedding_none)) " "
                code {
                    "<script src=\"…/embed.js\"></script> <tiebreak-board event=\"" (slug)
                    "\"></tiebreak-board>"
                }
            }
        }
    }
}

/// `POST /events/{slug}/embedding`: sets the sites that may show the board.
pub async fn set(
    ConsoleForm { app, slug, account, fields }: ConsoleForm,
) -> Result<Redirect, Problem> {
    let sites: Vec<String> = field(&fields, "sites")
        .unwrap_or_default()
        .split_whitespace()
        .map(site)
        .collect::<Result<_, _>>()?;
    if sites.len() > MOST {
        return Err(Problem::Invalid(sentence!(page_embedding_too_many {
            count: sites.len(),
            most: MOST
        })));
    }
    app.store.set_embedding_sites(&slug, &sites, &account.name, clock::seconds()).await?;
    // The event in memory has the old sites; open pages reconnect by themselves.
    app.live.forget(&slug);
    Ok(to_console(&slug))
}

/// A site as a browser names it: scheme, host, optionally a port, and nothing else, because it
/// becomes part of a header.
fn site(text: &str) -> Result<String, Problem> {
    let text = text.trim_end_matches('/');
    let host =
        text.strip_prefix("https://").or_else(|| text.strip_prefix("http://")).unwrap_or_default();
    let sign = |sign: char| sign.is_ascii_alphanumeric() || "-.:[]".contains(sign);
    if host.is_empty() || text.len() > LONGEST || !host.chars().all(sign) {
        return Err(Problem::Invalid(sentence!(page_embedding_no_site { text: text.to_owned() })));
    }
    Ok(text.to_ascii_lowercase())
}

/// A page that the sites of its event may show in a frame; other pages may be framed only by this
/// server.
pub async fn framed(app: &App, slug: &str, page: impl IntoResponse) -> Response {
    let mut response = page.into_response();
    let sites = app.live.sites(slug).await.unwrap_or_default();
    if !sites.is_empty() {
        let policy = format!("{} {}", crate::routes::POLICY_TEXT, sites.join(" "));
        if let Ok(policy) = HeaderValue::from_str(&policy) {
            response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
        }
    }
    response
}

/// The words for a site that the event does not allow, if it is one. Any site may frame them, and
/// they say nothing about the event.
pub async fn refusal(
    app: &App,
    slug: &str,
    framing: &str,
    language: Language,
) -> Result<Option<Response>, Problem> {
    let framing = site(framing)?;
    let sites = app.live.sites(slug).await.unwrap_or_default();
    if sites.contains(&framing) {
        return Ok(None);
    }
    let board = format!("/events/{}/board", url(slug));
    let page = finish(crate::board::refused(language, &framing, &board));
    let mut response = (StatusCode::FORBIDDEN, Html(page)).into_response();
    let policy = crate::routes::POLICY_TEXT.replace("frame-ancestors 'self'", "frame-ancestors *");
    if let Ok(policy) = HeaderValue::from_str(&policy) {
        response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    Ok(Some(response))
}

#[cfg(test)]
mod tests {
    use super::site;

    #[test]
    fn a_site_is_a_scheme_and_a_host() {
        for (text, known) in [
            ("https://Example.org/", Some("https://example.org")),
            ("http://[::1]:8080", Some("http://[::1]:8080")),
            ("example.org", None),
            ("https://", None),
            ("https://example.org/path", None),
            ("https://example.org;script-src", None),
            ("https://*.example.org", None),
            ("*", None),
        ] {
            assert_eq!(site(text).ok().as_deref(), known, "{text}");
        }
    }
}
