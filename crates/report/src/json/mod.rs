//! The ruling for programs: `tiebreak-ruling/1`.

mod awards;
mod reason;

use crate::{Case, Language, imperative, offered_words, words};
use serde_json::{Map, Value, json};
use tiebreak_model::{
    Ask, Bonus, ClauseRef, Clock, DecisionChoice, Exact, Id, KnockOutMatch, MissingGame, Offer, Origin, Pace,
    PlayedGame, Question, Scheduled, StageForm,
};
use tiebreak_regulation::Action;

/// The ruling as JSON, names as the interface fixes them.
pub fn ruling(case: Case<'_>) -> Value {
    let ruling = case.ruling;
    let mut out = Map::new();
    out.insert("schema".into(), json!("tiebreak-ruling/1"));
    out.insert("event".into(), json!(case.event.title));
    out.insert("regulation".into(), json!(case.regulation.id));
    out.insert("regulation-text".into(), json!(if case.regulation.is_summary() { "summary" } else { "printed" }));
    if let Some((clause, codes)) = case.list() {
        out.insert("list".into(), json!(codes));
        out.insert("list-from".into(), json!(format!("regulation {}, {clause}", case.regulation.id)));
    }
    out.insert("settled".into(), json!(ruling.settled));
    out.insert("interim".into(), json!(ruling.interim.is_some()));
    if let Some(missing) = &ruling.interim {
        let games = missing.games.iter();
        let games: Vec<Value> = games.map(|game| missing_game(case, game)).collect();
        out.insert("missing".into(), json!({ "count": missing.count, "games": games }));
    }
    out.insert("standing".into(), ruling.standing.iter().map(|place| {
        json!({ "from": place.from, "to": place.to, "names": case.names(&place.members), "score": place.score.to_string(), "open": place.open })
    }).collect());
    if !ruling.matches.is_empty() {
        out.insert("matches".into(), ruling.matches.iter().map(|one| match_json(case, one)).collect());
    }
    out.insert("open".into(), ruling.open.iter().map(|asked| question(case, asked)).collect());
    out.insert("steps".into(), steps(case));
    out.insert(
        "readings".into(),
        ruling
            .readings
            .iter()
            .map(|reading| json!({ "id": reading.id, "taken": reading.taken, "instead": reading.instead }))
            .collect(),
    );
    if let Some(invitation) = &ruling.invitation {
        let to = words::destination(Language::En, &invitation.to);
        let clause = case.clause(invitation.clause);
        out.insert("invitation".into(), json!({ "name": case.name(invitation.id), "to": to, "clause": clause }));
    }
    if !ruling.awards.is_empty() {
        out.insert("awards".into(), ruling.awards.iter().map(|award| awards::award(case, award)).collect());
    }
    if let Some(carried) = &ruling.carry_over {
        out.insert("carry-over".into(), awards::carry_over(case, carried));
    }
    out.insert("prizes".into(), prizes(case));
    out.insert("undivided".into(), undivided(case));
    if !ruling.tour_points.is_empty() {
        out.insert(
            "tour-points".into(),
            ruling
                .tour_points
                .iter()
                .map(|share| json!({ "name": case.name(share.id), "points": share.points.to_string(), "clause": share.clause.map(|at| case.clause(at)) }))
                .collect(),
        );
    }
    out.insert("reminders".into(), reminders(case));
    out.insert("warnings".into(), ruling.warnings.iter().map(|warning| {
        json!({ "text": words::warning(case.language, case.event, warning), "reason": reason::warning(case.event, warning) })
    }).collect());
    out.insert(
        "left-open".into(),
        ruling
            .left_open
            .iter()
            .map(|left| {
                json!({
                    "clause": case.clause(left.clause),
                    "names": case.names(&left.members),
                    "because": words::left_open(case, left),
                    "reason": reason::left_open(left),
                })
            })
            .collect(),
    );
    out.insert("departures".into(), departures(case));
    out.insert("stages".into(), ruling.stages.iter().map(|stage| stage_json(case, stage)).collect());
    Value::Object(out)
}

/// An open question.
pub fn question(case: Case<'_>, asked: &Question) -> Value {
    let mut out = Map::new();
    out.insert("id".into(), json!(asked.id));
    out.insert("kind".into(), json!(asked.ask.kind()));
    out.insert("clause".into(), json!(case.clause(asked.clause)));
    match &asked.ask {
        Ask::Lots { purpose, among, .. } => {
            out.insert("purpose".into(), json!(purpose.word()));
            out.insert("among".into(), json!(case.names(among)));
        }
        Ask::Game { white, black, clock, draw_wins } => {
            out.insert("white".into(), json!(case.name(*white)));
            out.insert("black".into(), json!(case.name(*black)));
            out.insert("clock".into(), clock_json(*clock));
            if let Action::Play(play) = &case.regulation.clause(asked.clause).action
                && let Some((_, set_by)) = play.clock
            {
                out.insert("clock-clause".into(), json!(case.clause(set_by)));
            }
            if let Some(colour) = draw_wins {
                out.insert("draw-wins".into(), json!(colour.word()));
            }
        }
        Ask::Colour { chooser, other } => {
            out.insert("chooser".into(), json!(case.name(*chooser)));
            out.insert("other".into(), json!(case.name(*other)));
        }
        Ask::Bid { bidders, most } => {
            out.insert("between".into(), json!(case.names(bidders)));
            out.insert("most".into(), json!(most));
        }
        Ask::Board { between } => {
            out.insert("between".into(), json!(case.names(between)));
            match words::boards(case, asked.clause, between) {
                words::Boards::One => {}
                words::Boards::Extra(count) => {
                    out.insert("extra-boards".into(), json!(count));
                }
                words::Boards::Segment(count) => {
                    out.insert("boards".into(), json!(count));
                }
            }
        }
        Ask::Decision { who, among, choices } => {
            out.insert("who".into(), json!(who));
            out.insert("among".into(), json!(case.names(among)));
            if !choices.is_empty() {
                out.insert("choices".into(), choices.iter().map(|choice| choice_json(case, choice)).collect());
            }
        }
        Ask::Data(data) => {
            out.insert("missing".into(), json!(words::missing(case.language, case.event, data)));
            out.insert("about".into(), json!(case.names(&asked.ask.participants())));
            out.insert("needs".into(), json!(data.needs.word()));
        }
    }
    out.insert("text".into(), json!(imperative(case, asked)));
    out.insert("reason".into(), reason::question(case, asked));
    out.extend(offered(case, asked).map(|offered| ("offered".into(), offered)));
    Value::Object(out)
}

/// A match of a knock-out; the score is the match's own, without what was carried over.
fn match_json(case: Case<'_>, one: &KnockOutMatch) -> Value {
    let both = |sides: [Exact; 2]| json!(sides.map(|side| side.to_string()));
    json!({
        "stage": one.stage,
        "round": one.round,
        "between": case.names(&one.between),
        "score": both(one.score),
        "carry-over": both(one.carry_over),
        "total": both(one.totals()),
        "winner": one.winner.map(|id| case.name(id)),
    })
}

/// What a game of the play-off in the file offers as the answer, in the words of `tiebreak answer`.
fn offered(case: Case<'_>, asked: &Question) -> Option<Value> {
    let value = offered_words(case, asked)?;
    let Offer { number, from, .. } = case.event.offered(case.ruling, asked)?;
    let mut out = Map::new();
    out.insert("value".into(), json!(value));
    out.insert("play-off-game".into(), json!(number));
    if let Some(Origin { game, line, file }) = &from.origin {
        out.insert("game".into(), json!(game));
        out.insert("line".into(), json!(line));
        out.extend(file.as_ref().map(|file| ("file".into(), json!(file))));
    }
    Some(Value::Object(out))
}

/// The round stands there where it is known.
fn missing_game(case: Case<'_>, game: &MissingGame) -> Value {
    let between = case.names(&game.between);
    match game.round {
        Some(round) => json!({ "round": round, "between": between }),
        None => json!({ "between": between }),
    }
}

fn choice_json(case: Case<'_>, choice: &DecisionChoice) -> Value {
    match choice.clause {
        Some(at) => json!({ "id": choice.choice.word(), "clause": case.clause(at) }),
        None => json!({ "id": choice.choice.word() }),
    }
}

fn clock_json(clock: Clock) -> Value {
    json!({ "white": pace(clock.white), "black": pace(clock.black) })
}

fn pace(pace: Pace) -> Value {
    let mut out = Map::new();
    out.insert("base".into(), json!(pace.base));
    match pace.bonus {
        Bonus::None => {}
        Bonus::Increment(seconds) => {
            out.insert("increment".into(), json!(seconds));
        }
        Bonus::Delay(seconds) => {
            out.insert("delay".into(), json!(seconds));
        }
    }
    if pace.from_move > 1 {
        out.insert("from-move".into(), json!(pace.from_move));
    }
    Value::Object(out)
}

fn steps(case: Case<'_>) -> Value {
    let steps = case.ruling.steps.iter();
    steps
        .map(|step| {
            let parts: Vec<Vec<&str>> = step.parts.iter().map(|part| case.names(part)).collect();
            let values: Map<String, Value> = step
                .reason
                .values()
                .iter()
                .map(|(id, value)| (case.name(*id).to_owned(), json!(words::plain_value(value))))
                .collect();
            let mut out = Map::new();
            out.insert("clause".into(), json!(step.cites().map(|at| case.clause(at))));
            out.insert("text".into(), json!(step.cites().map(|at| &case.regulation.clause(at).text)));
            out.insert("because".into(), json!(words::because(case, step)));
            out.insert("parts".into(), json!(parts));
            out.insert("values".into(), Value::Object(values));
            if let Some(stage) = &step.stage {
                out.insert("stage".into(), json!(stage));
            }
            let measure = words::measure(case.language, step);
            if !measure.is_empty() {
                out.insert("measure".into(), json!(measure));
            }
            out.insert("reason".into(), reason::step(case, step));
            Value::Object(out)
        })
        .collect()
}

/// Cents as an amount with two decimals.
pub fn amount(cents: i64) -> String {
    format!("{}.{:02}", cents / 100, cents % 100)
}

fn prizes(case: Case<'_>) -> Value {
    let shares = case.ruling.prizes.iter();
    let clause = |at: Option<ClauseRef>| at.map(|at| case.clause(at));
    shares
        .map(|share| {
            let mut out = json!({
                "name": case.name(share.id),
                "amount": amount(share.cents),
                "clause": clause(share.clause),
                "working": words::prize_working(case.language, share),
            });
            if let Some(award) = &share.award {
                out["award"] = json!(award);
            }
            out
        })
        .collect()
}

fn undivided(case: Case<'_>) -> Value {
    let clause = |at: Option<ClauseRef>| at.map(|at| case.clause(at));
    let left = case.ruling.undivided.iter();
    left.map(
        |left| json!({ "amount": amount(left.cents), "clause": clause(left.clause), "among": case.names(&left.among) }),
    )
    .collect()
}

fn reminders(case: Case<'_>) -> Value {
    let reminders = case.ruling.reminders.iter();
    reminders
        .map(|reminder| {
            let mut out = Map::new();
            out.insert("clause".into(), json!(case.clause(reminder.clause)));
            out.insert("text".into(), json!(words::reminder(case, reminder)));
            out.insert("reason".into(), reason::reminder(case, &reminder.about));
            if let Some(start) = reminder.earliest_start {
                out.insert("earliest-start".into(), json!(start.to_string()));
                let each = reminder.players.iter();
                let each =
                    each.map(|(id, start)| json!({ "name": case.name(*id), "earliest-start": start.to_string() }));
                out.insert("players".into(), each.collect());
            }
            Value::Object(out)
        })
        .collect()
}

fn departures(case: Case<'_>) -> Value {
    let departures = case.ruling.departures.iter();
    departures
        .map(|departed| {
            let parts: Vec<Vec<&str>> = departed.departure.parts.iter().map(|part| case.names(part)).collect();
            json!({
                "clause": departed.clause.map(|at| case.clause(at)),
                "tie": departed.tie,
                "parts": parts,
                "by": departed.departure.by,
                "why": departed.departure.why,
            })
        })
        .collect()
}

fn stage_json(case: Case<'_>, stage: &tiebreak_model::StageRecord) -> Value {
    let form = match stage.form {
        StageForm::Match => "match",
        StageForm::RoundRobin => "round-robin",
        StageForm::UntilWon => "until-won",
        StageForm::Armageddon => "armageddon",
        StageForm::KnockOut => "knock-out",
        StageForm::Ladder => "ladder",
    };
    let names: Vec<&str> = stage.members.iter().map(|id: &Id| case.name(*id)).collect();
    let games: Vec<Value> = stage.games.iter().map(|game| game_json(case, game)).collect();
    let mut out = json!({ "path": stage.path, "clause": case.clause(stage.clause), "form": form, "names": names, "games": games });
    if stage.unlisted > 0 {
        out["unlisted"] = json!(stage.unlisted);
    }
    out
}

fn game_json(case: Case<'_>, game: &PlayedGame) -> Value {
    let state = match game.state {
        Scheduled::Played(_) => "played",
        Scheduled::Now => "now",
        Scheduled::Later => "later",
        Scheduled::NotNeeded => "not-needed",
    };
    let mut out = Map::new();
    out.insert("id".into(), json!(game.id));
    out.insert("round".into(), json!(game.round));
    out.insert("white".into(), json!(case.name(game.white)));
    out.insert("black".into(), json!(case.name(game.black)));
    out.insert("state".into(), json!(state));
    if let Scheduled::Played(result) = game.state {
        out.insert("result".into(), json!(result.sign()));
    }
    Value::Object(out)
}
