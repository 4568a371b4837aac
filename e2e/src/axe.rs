//! Whether everybody can use a page: axe-core looks at it in the browser. It lies in `e2e/axe` as
//! its package has it, with its licence.

use crate::browser::Browser;

const AXE: &str = include_str!("../axe/axe-core-4.14.0.min.js");

/// What axe-core finds wrong with the page that is shown: the rule, what it says, and where.
pub fn violations(browser: &Browser) -> Vec<String> {
    let script = format!(
        "{AXE}\nreturn window.axe.run(document, {{ resultTypes: ['violations'] }}).then((found) => found.violations.flatMap((one) => one.nodes.map((node) => `${{one.id}}: ${{one.help}}: ${{node.target.join(' ')}}: ${{node.failureSummary}}`)))"
    );
    let found = browser.run(&script);
    let found = found.as_array().unwrap_or_else(|| panic!("axe-core gave no answer: {found}"));
    found.iter().map(|one| one.as_str().unwrap_or_default().to_owned()).collect()
}
