//! Scenarios as one self-contained HTML page.

use super::place_table::place_table;
use super::sentences::{Goal, sentence};
use super::text::{counts, rows};
use super::{View, drawing, escaped};
use crate::say;
use std::fmt::Write;
use tiebreak_model::Id;
use tiebreak_scenarios::Verdict;

const STYLE: &str = "\
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;\
color:#1b1b1b}h2{margin-top:2rem}table{border-collapse:collapse}\
td,th{padding:.2rem .8rem;text-align:right;border-bottom:1px solid #ddd}\
td:first-child,th:first-child{text-align:left}.certain{font-weight:600}\
.impossible{text-decoration:line-through;color:#777}\
.counts{color:#555}svg{max-width:100%;height:auto}";

/// The columns of the table of all participants.
pub(super) const COLUMNS: [&str; 3] = ["outright", "tied", "first"];

/// The scenarios as a page.
pub fn html(view: View<'_>, only: Option<Id>) -> String {
    let language = view.language;
    let title = escaped(view.event.title());
    let mut body = format!("<h1>{title}</h1>\n");
    for remark in view.remarks() {
        let _ = writeln!(body, "<p>{remark}</p>");
    }
    for prospect in view.contenders().filter(|one| only.is_none_or(|id| one.id == id)) {
        let _ = writeln!(body, "<h2>{}</h2>\n<ul>", escaped(view.name(prospect.id)));
        for (label, goal, tallied) in
            rows(view, prospect).into_iter().filter(|(_, goal, _)| *goal != Goal::Out)
        {
            let words = sentence(view, prospect.id, goal).unwrap_or_else(|| {
                let (verdict, why) = (tallied.verdict.word(), view.no_conditions(prospect, goal));
                say!(language, verdict_of { verdict, what: label, why })
            });
            let _ = writeln!(body, "<li>{}</li>", escaped(&words));
        }
        let _ =
            writeln!(body, "</ul>\n<p class=\"counts\">{}</p>", escaped(&counts(view, prospect)));
    }
    let columns = COLUMNS.map(|column| say!(language, whatif_column { column }));
    let everybody = say!(language, whatif_everybody);
    let _ =
        writeln!(body, "<h2>{everybody}</h2>\n<table><tr><th></th>{}</tr>", cells("th", &columns));
    for one in &view.scenarios.participants {
        let class = match one.first.verdict {
            Verdict::Possible => "possible",
            verdict => verdict.word(),
        };
        let _ = writeln!(
            body,
            "<tr><td class=\"{class}\">{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
            escaped(view.name(one.id)),
            one.outright.count,
            one.shared.count,
            one.first.count
        );
    }
    body.push_str("</table>\n<ul>");
    for procedure in view.procedures() {
        let _ = write!(body, "<li>{}</li>", escaped(&procedure));
    }
    body.push_str("</ul>\n");
    if let Some(table) = place_table(view) {
        let _ = writeln!(
            body,
            "<p>{}</p>\n<table><tr><th></th>{}</tr>",
            table.caption,
            cells("th", &table.head)
        );
        for (name, row) in &table.rows {
            let _ = writeln!(body, "<tr><td>{}</td>{}</tr>", escaped(name), cells("td", row));
        }
        body.push_str("</table>\n");
    }
    let _ = writeln!(body, "{}", drawing::svg(view, only));
    let head = escaped(&say!(language, whatif_title { event: view.event.title() }));
    format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\">\
         <title>{head}</title><style>{STYLE}</style></head>\n<body>\n{body}</body></html>\n",
        language.code()
    )
}

fn cells(tag: &str, texts: &[String]) -> String {
    texts.iter().map(|text| format!("<{tag}>{}</{tag}>", escaped(text))).collect()
}
