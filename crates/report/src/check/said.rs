//! A finding in words: what was found, the words under the place, the smallest example, what to do.

use super::numbers::{counts, list, number, places, trail};
use tiebreak_check::{Class, Finding, Gap, Kept, Never, Unstated, What};
use tiebreak_model::{Colour, Exact};

/// A finding as people read it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Said {
    /// What was found, in one line, with the readings that it holds under.
    pub message: String,
    /// The words under the underlined place.
    pub label: String,
    /// The smallest example that shows it.
    pub example: Option<String>,
    /// What to do about it.
    pub hint: Option<String>,
}

/// What a class means, in a sentence.
pub fn class(class: Class) -> &'static str {
    match class {
        Class::Invalid => "The file cannot be followed as it stands.",
        Class::MissingReference => "A clause refers to one that does not exist.",
        Class::Gap => "Somebody is still tied and no rule applies.",
        Class::Overlap => "Two rules apply to the same tie and lead to different clauses.",
        Class::EndlessLoop => "A loop need not end.",
        Class::Unreachable => "No tie ever comes to this clause.",
        Class::NeverSeparates => "A criterion can separate nobody at the point where it stands.",
        Class::UndefinedValue => "A value need not exist.",
        Class::IllSuited => "It can be followed and makes no sense.",
        Class::UnstatedReading => "The text can be taken two ways and does not say which is meant.",
        Class::TieLeft => "A tie is left on purpose.",
        Class::Discretion => "A person decides.",
        Class::Bound => "The file is larger than what is followed.",
    }
}

/// A finding in words.
///
/// ```
/// use tiebreak_check::check;
/// use tiebreak_regulation::builtin;
/// use tiebreak_report::check::said;
/// let checked = check(&builtin::find("grand-chess-tour-2018").unwrap().unwrap());
/// assert!(checked.findings.iter().any(|found| said(found).message == "3.10 leaves it to the Grand Chess Tour Chief Arbiter"));
/// ```
pub fn said(found: &Finding) -> Said {
    let mut said = what(found);
    if !found.readings.is_empty() {
        let readings: Vec<String> = found.readings.iter().map(|(id, choice)| format!("{id} = {choice}")).collect();
        said.message = format!("{} (read {})", said.message, readings.join(", "));
    }
    said
}

fn of(message: String, label: impl Into<String>, example: String, hint: &str) -> Said {
    let hint = (!hint.is_empty()).then(|| hint.to_owned());
    Said { message, label: label.into(), example: Some(format!("for example: {example}")), hint }
}

fn what(found: &Finding) -> Said {
    let id = found.clause.as_deref().unwrap_or_default();
    match &found.what {
        What::Mistake { message, label, hint } => {
            Said { message: message.clone(), label: label.clone(), example: None, hint: hint.clone() }
        }
        What::TextRefers { words } => of(
            format!("the text of {id} refers to {words}, which does not exist"),
            "no such clause",
            format!("whoever looks for \"{words}\" finds nothing"),
            "",
        ),
        What::OtherEdition { year, own } => of(
            format!("the text of {id} speaks of {year}, the regulation is that of {own}"),
            "another edition",
            format!("whoever looks for \"{year}\" finds nothing"),
            "left over from the edition before?",
        ),
        What::Gap { .. } => gap(id, &found.what),
        What::InPart { trail: way } => of(
            format!("{id} leads to more situations than are followed here: there may be other gaps"),
            "looked at in part",
            trail(way),
            "use fewer clauses, or check parts of the file by themselves",
        ),
        What::Combinations { followed, of: all } => of(
            format!("{followed} of {all} combinations of readings were followed, those nearest to what is taken first"),
            "followed in part",
            "a gap that only some of the others lead to would not be found".to_owned(),
            "take out readings that are settled, or check parts of the file by themselves",
        ),
        What::TwoRules { taken, other, tied, trail: way } => of(
            format!("two rules of {id} apply to the same tie: {taken} and {other}"),
            format!("{} tied: {taken} already applies", counts(tied)),
            format!("{}; {id} leads to {taken} and to {other}", trail(way)),
            "make the conditions exclude each other",
        ),
        What::TwoProcedures { taken, kind } => of(
            format!("{taken} and {id} both begin for events of one kind"),
            format!("{taken} already begins for \"{}\"", kind.word()),
            format!("two tied for first place in an event of kind \"{}\"", kind.word()),
            "name each kind of event in one procedure only",
        ),
        What::UntilWon { boards, mean, trail: way } => {
            let (what, drawn) = if *boards { ("boards", "board is flat") } else { ("games", "game is drawn") };
            let mean = mean.map(Exact::mixed).unwrap_or_default();
            of(
                format!("{id} goes on until somebody wins: there is no last one"),
                format!("{mean} {what} on average if one in three is drawn"),
                format!("{}; every {drawn}", trail(way)),
                "say what happens after a number of them, or accept that there is no limit",
            )
        }
        What::Circle { .. } => circle(&found.what),
        What::Never(never) => nothing_comes(id, never),
        What::CannotSeparate { .. } | What::OrdersNobody { .. } => decides_nothing(id, &found.what),
        What::NothingKept { .. } | What::Undefined { .. } => no_value(id, &found.what),
        What::IllSuited { criterion, kind } => of(
            format!(
                "{id} ranks by {}, which says nothing in an event of kind \"{}\"",
                criterion.measure(),
                kind.word()
            ),
            "followed as it is written",
            ill_suited(*kind).to_owned(),
            "take a criterion that is meant for such events",
        ),
        What::TimeAndDraw { colour } => {
            let side = if *colour == Colour::Black { "Black" } else { "White" };
            of(
                format!("in {id} {side} has more time and wins with a draw as well"),
                "followed as it is written",
                format!("whoever is given {} has both", side.to_lowercase()),
                "give the other player more time, or let a draw win for the other colour",
            )
        }
        What::Ambiguous { clauses, question, taken, instead } => of(
            format!(
                "{} {}: {}",
                list(clauses),
                if clauses.len() == 1 { "does not say" } else { "do not say" },
                question.trim_end_matches('.')
            ),
            format!("read as `{}`", taken.0),
            format!("{}; or: {}", taken.1, instead.join("; or: ")),
            "write the answer into the next edition",
        ),
        What::Unstated(unstated) => assumed(id, unstated),
        What::LeavesTied { from } => of(
            format!("{id} leaves some ties as they are"),
            "stay tied",
            format!("two tied for {}", places(*from, from + 1)),
            "",
        ),
        What::WinnerOnly => of(
            format!("{id} finds the winner only: the others who were tied stay level"),
            "the others share second place",
            "three tied for first place; one wins, two share places 2 to 3".to_owned(),
            "",
        ),
        What::PlacesUpTo(to) => of(
            format!("{id} settles the places up to {to} only"),
            "other ties stay",
            format!("two tied for {}", places(to + 1, to + 2)),
            "",
        ),
        What::AtCuts { to } => {
            let places = match to {
                0 => String::new(),
                1 => "first place and ".to_owned(),
                to => format!("the places up to {to} and "),
            };
            of(
                format!("{id} settles {places}ties across a cut only"),
                "other ties stay",
                "two tied, both of them above the cut".to_owned(),
                "",
            )
        }
        What::AwardShared { award, cut: false } => of(
            format!("{id}: \"{award}\" cannot be shared, and nothing says who has it where several are level"),
            "who of them has it?",
            "two are level on the place that it is for".to_owned(),
            "add `if-shared = \"...\"`, the clause that those go to who would share it",
        ),
        What::AwardShared { award, cut: true } => of(
            format!("{id}: ties across \"{award}\" are not always broken"),
            "who of them is above the line?",
            "two are level, one of them above the line".to_owned(),
            "add \"cut\" to `tie-for`, and a clause that separates them",
        ),
        What::Decides { who, trail: way } => of(
            format!("{id} leaves it to the {who}"),
            "by what means is not said",
            format!("{}; the {who} decides", trail(way)),
            "",
        ),
        What::MayDepart { who } => of(
            format!("{id} lets {who} depart from the rules"),
            "when and how is not said",
            "any tie may be settled otherwise, with a reason on record".to_owned(),
            "",
        ),
    }
}

fn gap(id: &str, what: &What) -> Said {
    let What::Gap { gap, come, left, example: (size, place), some, knowingly, trail: way } = what else {
        return Said::default();
    };
    let sizes = counts(come);
    let level = number(*size);
    let some = number(*some);
    let left = counts(left);
    let (message, end, hint) = match gap {
        Gap::NoAction => (
            format!("{id} is to settle a tie but gives no rule"),
            format!("{id} orders nobody"),
            "give the clause a verb: `rank`, `order`, `lots`, `play`, `decide` or `go`",
        ),
        Gap::NoPlace => (
            format!("{id} has no rule for ties for some places"),
            format!("{id} has no line for place {place}"),
            "add the missing place to `by-place`",
        ),
        Gap::NoNumber => (
            format!("{id} has no rule for {sizes} tied"),
            format!("{id} has no line for {level}"),
            "add the missing number to `by-number`",
        ),
        Gap::NoRoute => (
            format!("{id} does not say where {left} who are still level go"),
            format!("{id} leaves {some} level, and no route fits them"),
            "add a route to `then`",
        ),
        Gap::EndOfText => (
            format!("nothing follows when {id} leaves a tie"),
            format!("{id} leaves {some} level, and the text ends"),
            "add `then = \"...\"`: another criterion, lots, or a decision",
        ),
        Gap::TooFew => (
            format!("{id} chooses more than are tied"),
            format!("{id} wants more than {level}"),
            "send fewer elsewhere with `by-number`",
        ),
        Gap::NotTwo => (
            format!("{id} is a stage for two, but {sizes} come to it"),
            format!("{level} come to {id}, which is for two"),
            "use `by-number`, or a round robin or knock-out",
        ),
        Gap::NotSeeded => (
            format!("{id} may leave some without a seed"),
            format!("{id} leaves {some} level and says nothing more"),
            "end the seeding with `lots = \"seeding\"`",
        ),
        Gap::NotSelected => (
            format!("{id} may leave open who is chosen"),
            format!("{id} leaves some level, of whom not all can be chosen"),
            "end the selection with `lots = \"participants\"`",
        ),
        Gap::NotChosen => (
            format!("{id} does not say what becomes of those who are not chosen"),
            format!("{id} leaves out {some}, and their places are to be settled"),
            "add `others = \"...\"` to `select`: the clause that orders them, or one with `share = true`",
        ),
        Gap::NoSeeds => (
            format!("{id} gives something to one of the seeds, but neither of the two is the higher one"),
            format!("{id} comes next, and nobody was seeded"),
            "add `seeding = \"...\"` to `play`: the clause that orders the two",
        ),
    };
    let (message, hint) = match knowingly {
        Some(why) => (format!("{id} leaves a tie open, and the file says why: {}", why.trim_end_matches('.')), ""),
        None => (message, hint),
    };
    of(message, format!("{sizes} may come here"), format!("{}; {end}", trail(way)), hint)
}

fn circle(what: &What) -> Said {
    let What::Circle { clauses, size, played, mean, trail: way } = what else { return Said::default() };
    let names = list(clauses);
    let (alone, way) = (clauses.len() == 1, trail(way));
    if !played {
        let leave = if alone { "leaves all level and leads" } else { "leave all level and lead" };
        return of(
            match alone {
                true => format!("{names} leads back to itself, and nothing new happens"),
                false => format!("{names} lead in a circle in which nothing new happens"),
            },
            "one comes here again and again",
            format!("{way}; {names} {leave} back to {}", clauses.first().map_or("", String::as_str)),
            if alone { "let it lead elsewhere" } else { "let one of them lead elsewhere" },
        );
    }
    let label = match mean {
        Some(mean) => format!("{} games on average if all results are equally likely", average(*mean)),
        None => "no last one".to_owned(),
    };
    let all = if *size == 2 { "both".to_owned() } else { format!("all {}", number(*size)) };
    of(
        format!("{names} {} repeated while nobody is separated", if alone { "is" } else { "are" }),
        label,
        format!("{way}; every stage leaves {all} level"),
        "say what happens after a number of stages, or accept that there is no limit",
    )
}

/// As people say it: exactly where that is short.
fn average(mean: Exact) -> String {
    if mean.denominator() <= 4 {
        return mean.mixed();
    }
    format!("about {}", mean.rounded(1).trim_end_matches(".0"))
}

fn nothing_comes(id: &str, never: &Never) -> Said {
    let lead = "let another clause lead here, or make it `restates` or `remind`";
    let line = "leave it out, or widen the condition";
    let (message, label, hint) = match never {
        Never::Reached => (format!("no tie ever comes to {id}"), "never reached", lead),
        Never::ClockUsed => (format!("no stage that is played uses the clock of {id}"), "never used", lead),
        Never::RouteTaken(to) => (format!("nobody ever goes from {id} to {to} by this route"), "never taken", line),
        Never::NumberTied(count) => (format!("{count} tied never come to {id}"), "never taken", line),
        Never::PlaceTied(count) => (format!("no tie for place {count} ever comes to {id}"), "never taken", line),
        Never::LeftOpen => (
            format!("{id} says that it leaves a tie open, but none is ever left there"),
            "never happens",
            "leave `leaves-open` out",
        ),
    };
    of(message, label, "any number tied, whatever the results and the readings".to_owned(), hint)
}

fn decides_nothing(id: &str, what: &What) -> Said {
    match what {
        What::CannotSeparate { criterion, no_data, trail: way } => {
            let why = match no_data {
                None => format!("everybody here is already level on {}", criterion.measure()),
                Some(kind) => {
                    format!("an event of kind \"{}\" has no data for {}", kind.word(), criterion.measure())
                }
            };
            of(
                format!("{id} can separate nobody: {why}"),
                "decides nothing here",
                format!("{}; {id} finds nothing new", trail(way)),
                "leave the criterion out, or put it before what made them level",
            )
        }
        What::OrdersNobody { trail: way } => of(
            format!("{id} stands in an order but orders nobody"),
            "neither a criterion nor lots",
            format!("{}; {id} is passed over", trail(way)),
            "an order names clauses with `rank` or `lots`",
        ),
        _ => Said::default(),
    }
}

fn no_value(id: &str, what: &What) -> Said {
    match what {
        What::NothingKept { kept, trail: way } => {
            let (message, label, hint) = match kept {
                Kept::Colours => (
                    format!("{id} keeps the colours of a match that need not have been played"),
                    "there may be nothing to keep: lots are drawn",
                    "say how white is found: `white = \"lots\"`",
                ),
                Kept::Numbers => (
                    format!("{id} reverses the colours of a round robin that these need not have played"),
                    "there may be nothing to reverse: lots are drawn",
                    "say how the numbers are found: `numbers = \"by-change\"` or `\"lots\"`",
                ),
            };
            of(message, label, format!("{}; {id} comes next", trail(way)), hint)
        }
        What::Undefined { clauses, when, trail: way } => {
            let use_it = if clauses.len() == 1 { "uses a value" } else { "use values" };
            of(
                format!("{} {use_it} that need not exist", list(clauses)),
                "the step may not decide",
                format!("{}; {when}", trail(way)),
                "say what holds then: the step is passed over, or counts as nothing",
            )
        }
        _ => Said::default(),
    }
}

/// Why a criterion says nothing in events of a kind.
fn ill_suited(kind: tiebreak_model::Kind) -> &'static str {
    match kind {
        tiebreak_model::Kind::RoundRobin => {
            "two are level; everybody has met everybody, so that both have met opponents with the same scores"
        }
        _ => "two are level; they have met different opponents, and not as many of each",
    }
}

fn assumed(id: &str, unstated: &Unstated) -> Said {
    match unstated {
        Unstated::AfterSeparation(way) => of(
            format!("{id} does not say what follows when a criterion separates some of them"),
            "assumed: those still level go on to the next criterion",
            format!("{}; the games among the tied put one first and leave two level", trail(way)),
            "add `after-separation = \"continue\"` or `\"restart\"`",
        ),
        Unstated::Forfeits => of(
            format!("{id} does not say whether a forfeited game counts"),
            "assumed: nobody had black in a forfeited game",
            "two are level; one of them got a point with black because the opponent did not come".to_owned(),
            "add `forfeits = \"in-scores\"` or `\"everywhere\"` at the top of the file",
        ),
        Unstated::Games => of(
            format!("{id} does not say its `games`"),
            "assumed: two games",
            format!("two come to {id}"),
            "add `games = 2`",
        ),
        Unstated::Order => of(
            format!("{id} does not say its `order`"),
            "assumed: white changes after every game",
            format!("two come to {id}"),
            "add `order = \"1 2\"`",
        ),
        Unstated::Settles => of(
            format!("{id} does not say whether only the winner or every place is settled"),
            "assumed: every place that it names",
            "three tied for first place; the loser of a play-off may be third or share second place".to_owned(),
            "add `settles = \"winner\"` or `\"places\"`",
        ),
    }
}
