//! Regulations that accounts write: started from a built-in one or from a few answers, saved in
//! versions, visible to those with access.

use super::checking::{self, Examination};
use crate::App;
use crate::infra::address::plain_slug;
use crate::infra::clock;
use crate::infra::problem::Problem;
use std::ops::Range;
use tiebreak_model::Kind;
use tiebreak_regulation::{Criterion, LevelMatchEnd, Outline, PlayOffOutline, builtin};
use tiebreak_report::sentence;
use tiebreak_store::{NewVersion, RegulationRow, Role, StoreError, UserAccount, VersionRow};

/// The prefix of the ids of written regulations. Built-in ids do not use it.
pub const PREFIX: &str = "own-";
/// The first line of a new regulation, a hint for its author.
const FIRST_LINE: &str =
    "# Put your printed words into `text`; what each clause does stands under it.";
/// The most regulations that one account may start, and the most versions of each: more than a
/// person writes, too few to fill a disk.
const MOST_BEGUN: i64 = 200;
const MOST_VERSIONS: i64 = 2000;

/// The text as it is stored: with Unix line ends and without invisible characters.
pub fn clean(text: &str) -> Result<String, Problem> {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    if text.len() > checking::LARGEST {
        return Err(Problem::Invalid(sentence!(page_editor_too_long {
            bytes: text.len(),
            most: checking::LARGEST
        })));
    }
    if let Some(at) = text.find(crate::site::layout::deceives) {
        let line = text[..at].matches('\n').count() + 1;
        return Err(Problem::Invalid(sentence!(page_editor_unseen { line })));
    }
    Ok(text)
}

/// A built-in regulation as a starting point, with an id and a title that cannot be confused with
/// the built-in one's.
pub fn from_builtin(id: &str) -> Option<String> {
    let (_, text) = builtin::file(id)?;
    let text = with_id(text, &format!("{PREFIX}{id}"));
    let Some(title) = value(&text, "title").filter(|place| text[place.clone()].ends_with('"'))
    else {
        return Some(text);
    };
    Some(format!("{}, our version{}", &text[..title.end - 1], &text[title.end - 1..]))
}

/// How a new regulation starts when it is not copied from another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Template {
    /// A play-off, then criteria.
    PlayOff,
    /// Criteria, then lots.
    Criteria,
    /// Tied players share the place; everything else is still to be written.
    Nothing,
}

/// The smallest regulation that can be followed: what `tiebreak new-regulation` writes by default.
pub fn skeleton(title: &str, kind: Kind, winner_only: bool, begun: Template) -> String {
    let title = if title.trim().is_empty() { "Our Open 2027" } else { title.trim() };
    let play_off = PlayOffOutline {
        games: 2,
        minutes: 3,
        seconds: 2,
        last: LevelMatchEnd::SuddenDeath,
        round_robin: true,
    };
    let criteria = match begun {
        Template::PlayOff | Template::Criteria => {
            vec![Criterion::MutualResult, Criterion::SonnebornBerger, Criterion::Wins]
        }
        Template::Nothing => Vec::new(),
    };
    let play_off = Some(play_off).filter(|_| begun == Template::PlayOff);
    let outline = Outline { title: title.to_owned(), kind, winner_only, play_off, criteria };
    let text = outline.file();
    // The first line mentions commands that are not needed in the editor.
    let text = match text.split_once('\n') {
        Some((first, rest)) if first.starts_with('#') => format!("{FIRST_LINE}\n{rest}"),
        _ => text,
    };
    with_id(&text, &own_id(title))
}

fn own_id(title: &str) -> String {
    format!("{PREFIX}{}", plain_slug(title).trim_start_matches(PREFIX))
}

/// The position of the value of `id`, quotes included.
pub fn id_value(text: &str) -> Option<Range<usize>> {
    value(text, "id")
}

/// The position of the value of a top-level key, quotes included.
fn value(text: &str, wanted: &str) -> Option<Range<usize>> {
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let key = line.trim_start();
        if key.starts_with('[') {
            return None;
        }
        if let Some(rest) =
            key.strip_prefix(wanted).map(str::trim_start).and_then(|rest| rest.strip_prefix('='))
        {
            let value = rest.trim_start();
            let begin = at + line.len() - value.len();
            let end = value
                .char_indices()
                .skip(1)
                .find(|(_, c)| matches!(c, '"' | '\'' | '\n'))
                .map(|(end, _)| end);
            let quote = usize::from(value.starts_with(['"', '\'']));
            return Some(begin..begin + end.map_or(value.trim_end().len(), |end| end + quote));
        }
        at += line.len();
    }
    None
}

/// The text with another id.
fn with_id(text: &str, id: &str) -> String {
    match id_value(text) {
        Some(place) => format!("{}\"{id}\"{}", &text[..place.start], &text[place.end..]),
        None => format!("id = \"{id}\"\n{text}"),
    }
}

/// The title for lists, also for a text that cannot be followed.
fn title(examined: &Examination) -> String {
    let text = &examined.checked.text;
    let written =
        || value(text, "title").map(|place| text[place].trim_matches(['"', '\'']).to_owned());
    let title =
        examined.regulation.as_ref().map(|regulation| regulation.title.clone()).or_else(written);
    let title: String = title.unwrap_or_default().chars().take(200).collect();
    if title.trim().is_empty() { "Without a title".to_owned() } else { title }
}

/// Whether the account may write regulations at all.
pub fn writes(account: &UserAccount) -> bool {
    account.role != Role::Reader
}

/// Whether the account may choose who else sees a regulation.
pub fn shares(account: &UserAccount, row: &RegulationRow) -> bool {
    account.role == Role::Administrator || (writes(account) && account.name == row.created_by)
}

/// A regulation that the account may see. For all others it does not exist.
pub async fn visible(app: &App, account: &UserAccount, id: &str) -> Result<RegulationRow, Problem> {
    let found = app.store.regulation(id, account).await?;
    found.ok_or_else(|| no_regulation(id))
}

/// The problem that there is no such regulation, also used for a regulation that the account may
/// not see.
pub fn no_regulation(id: &str) -> Problem {
    Problem::NotFound(sentence!(page_editor_no_regulation { id: id.to_owned() }))
}

/// One version of a regulation.
pub async fn version(app: &App, id: &str, number: i64) -> Result<VersionRow, Problem> {
    let found = app.store.regulation_version(id, number).await?;
    found.ok_or_else(|| {
        Problem::NotFound(sentence!(page_editor_no_version {
            number: number.to_string(),
            id: id.to_owned()
        }))
    })
}

/// Creates a regulation and returns its id, which the text has from now on.
pub async fn create(app: &App, account: &UserAccount, text: &str) -> Result<String, Problem> {
    if app.store.regulations_by(&account.name).await? >= MOST_BEGUN {
        let (name, most) = (account.name.clone(), MOST_BEGUN.unsigned_abs());
        return Err(Problem::Invalid(sentence!(page_editor_most_begun { name, most })));
    }
    let text = clean(text)?;
    let examined = checking::examine(None, &text).await?;
    let named = id_value(&text).map(|place| text[place].trim_matches(['"', '\'']).to_owned());
    let first = own_id(&named.filter(|id| !id.is_empty()).unwrap_or_else(|| title(&examined)));
    for number in 1..1000 {
        let id = if number == 1 { first.clone() } else { format!("{first}-{number}") };
        let text = with_id(&text, &id);
        let examined = checking::examine(Some(&id), &text).await?;
        match app
            .store
            .create_regulation(&id, new_version(&examined, &title(&examined), account))
            .await
        {
            Ok(()) => return Ok(id),
            Err(StoreError::Taken(_)) => {}
            Err(other) => return Err(other.into()),
        }
    }
    Err(StoreError::Taken(first).into())
}

/// Saves a version after the one that its writer saw, and returns its number. An unchanged text is
/// not saved again.
pub async fn save(
    app: &App,
    account: &UserAccount,
    id: &str,
    after: i64,
    text: &str,
) -> Result<i64, Problem> {
    let text = clean(text)?;
    if after >= MOST_VERSIONS {
        return Err(Problem::Invalid(sentence!(page_editor_most_versions {
            most: MOST_VERSIONS.unsigned_abs()
        })));
    }
    let newest = visible(app, account, id).await?.newest.number;
    // This also covers a form that was sent twice: the second finds its own text.
    if version(app, id, newest).await?.text == text {
        return Ok(newest);
    }
    let examined = checking::examine(Some(id), &text).await?;
    Ok(app
        .store
        .save_regulation(id, after, new_version(&examined, &title(&examined), account))
        .await?)
}

fn new_version<'v>(
    examined: &'v Examination,
    title: &'v str,
    account: &'v UserAccount,
) -> NewVersion<'v> {
    let mistakes = i64::try_from(examined.mistakes).unwrap_or(i64::MAX);
    NewVersion {
        title,
        text: &examined.checked.text,
        mistakes,
        by: &account.name,
        at: clock::seconds(),
    }
}

/// The regulation file for new events: the newest version that can be followed.
pub async fn for_event(
    app: &App,
    account: &UserAccount,
    id: &str,
) -> Result<(String, String), Problem> {
    let row = visible(app, account, id).await?;
    let Some(number) = row.usable else {
        return Err(Problem::Invalid(sentence!(page_editor_not_followed { id: id.to_owned() })));
    };
    Ok((format!("{id}.toml"), version(app, id, number).await?.text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tiebreak_regulation::Regulation;

    #[test]
    fn no_built_in_id_looks_like_ones_own() {
        assert!(builtin::ids().all(|id| !id.starts_with(PREFIX)));
    }

    #[test]
    fn beginnings_can_be_followed_under_an_id_of_their_own() {
        for id in builtin::ids() {
            let text = from_builtin(id).unwrap();
            let regulation =
                Regulation::read("own.toml", &text).unwrap_or_else(|error| panic!("{id}: {error}"));
            assert_eq!(regulation.id, format!("own-{id}"));
            assert!(regulation.title.ends_with(", our version"), "{}", regulation.title);
            assert_eq!(
                text.lines().count(),
                builtin::file(id).unwrap().1.lines().count(),
                "only two lines change"
            );
        }
        let text = skeleton("Café \"½\" Open", Kind::Swiss, false, Template::PlayOff);
        assert_eq!(Regulation::read("own.toml", &text).unwrap().id, "own-cafe-1-2-open");
        assert!(from_builtin("own-tata-steel-masters-2023").is_none());
    }

    #[test]
    fn an_id_is_found_and_replaced() {
        for (text, wanted) in [
            ("id = \"a\"\n", "id = \"x\"\n"),
            ("  id='a' # ours\n", "  id=\"x\" # ours\n"),
            ("id = a\n", "id = \"x\"\n"),
            ("id =", "id =\"x\""),
            ("id = \"a", "id = \"x\""),
            ("idea = \"a\"\n", "id = \"x\"\nidea = \"a\"\n"),
            ("[clause.\"1\"]\nid = \"a\"\n", "id = \"x\"\n[clause.\"1\"]\nid = \"a\"\n"),
            ("", "id = \"x\"\n"),
        ] {
            assert_eq!(with_id(text, "x"), wanted, "{text:?}");
        }
    }

    #[test]
    fn a_text_is_taken_as_it_can_be_seen() {
        assert_eq!(clean("a\r\nb\rc\n").unwrap(), "a\nb\nc\n");
        assert!(clean("a\n\0").unwrap_err().to_string().contains("line 2"));
        assert!(clean("a = \"\u{202e}\"").is_err());
        assert!(clean(&"x".repeat(checking::LARGEST + 1)).is_err());
    }
}
