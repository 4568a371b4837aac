//! The page that shows a problem.

use super::words::{self, MARKS, with_markup};
use crate::events::removal;
use crate::infra::problem::Problem;
use axum::response::Html;
use maud::{Markup, html};
use tiebreak_report::Explain;
use tiebreak_report::{Language, diagnostic, say};

/// The findings in a rejected file, with the mistakes underlined.
pub fn findings(problem: &Problem, language: Language) -> Markup {
    html! {
        @match problem {
            Problem::Rejected(rejected) => {
                p { (say!(language, page_file_cannot_be_used { name: &rejected.name })) }
                pre.findings { (diagnostic::render(language, rejected, false)) }
            }
            other => {
                @let sentence = words::capital(other.in_language(language).trim_end_matches('.'));
                p.lead { (sentence) "." }
            }
        }
    }
}

/// The page of a problem.
pub fn page(problem: &Problem, language: Language) -> Html<String> {
    let (title, advice) = (problem.title(language), problem.advice(language));
    let number =
        crate::infra::observing::number().filter(|_| matches!(problem, Problem::Internal(_)));
    let body = html! {
        // The console's script shows the advice in `data-instead` on the card that was refused.
        article.narrow data-problem=(problem.status().as_u16())
            data-instead=(problem.on_the_card(language)) {
            h1 { (title) }
            div data-detail { (findings(problem, language)) }
            @if !advice.is_empty() { p { (advice) } }
            @if let Problem::Damaged { slug, .. } = problem { (ways(slug, language)) }
            @if let Some(number) = number {
                p.grey { (say!(language, page_problem_number { number })) }
            }
            p { a href="/" { (say!(language, page_all_events)) } }
        }
    };
    crate::site::layout::page_for_anybody(&title, language, body)
}

/// The actions that remain for an event that cannot be read.
pub fn ways(slug: &str, language: Language) -> Markup {
    let lines = say!(language, page_removal_file { file: "lines" });
    let kept =
        html! { a href={ "/events/" (slug) } { (lines) } ", " (removal::files(language, slug)) };
    html! {
        p {
            (with_markup(&say!(language, page_damaged_ways { files: MARKS[0] }), &[kept])) " "
            a href={ "/events/" (slug) "/remove" } { (say!(language, page_removal_remove)) }
        }
    }
}
