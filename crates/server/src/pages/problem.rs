//! The page for what went wrong.

use super::words;
use crate::problem::Problem;
use axum::response::Html;
use maud::{Markup, html};
use tiebreak_report::diagnostic;

/// What is wrong, with the places in a file underlined.
pub fn findings(problem: &Problem) -> Markup {
    html! {
        @match problem {
            Problem::Rejected(rejected) => {
                p { (rejected.name) " cannot be used:" }
                pre.findings { (diagnostic::render(rejected, false)) }
            }
            other => p.lead { (words::capital(other.to_string().trim_end_matches('.'))) "." }
        }
    }
}

/// The page.
pub fn page(problem: &Problem) -> Html<String> {
    super::layout::page_for_anybody(
        problem.title(),
        html! {
            // The console shows what is marked on the card that was refused.
            article.narrow data-problem=(problem.status().as_u16()) data-instead=(problem.on_the_card()) {
                h1 { (problem.title()) }
                div data-detail { (findings(problem)) }
                @if !problem.advice().is_empty() { p { (problem.advice()) } }
                @if let Problem::Damaged { slug, .. } = problem { (ways(slug)) }
                @if let (Problem::Internal(_), Some(number)) = (problem, crate::observing::number()) { p.grey { "It is number " code { (number) } " in the log." } }
                p { a href="/" { "All events" } }
            }
        },
    )
}

/// What can still be done with an event that cannot be read.
pub fn ways(slug: &str) -> Markup {
    html! {
        p {
            "As it is kept: " a href={ "/events/" (slug) } { "the lines of its record" } ", "
            a href={ "/events/" (slug) "/record" } download { "record" } ", "
            a href={ "/events/" (slug) "/file" } download { "event file" } ", "
            a href={ "/events/" (slug) "/regulation-file" } download { "regulation" } ". "
            a href={ "/events/" (slug) "/remove" } { "Remove it" }
        }
    }
}
