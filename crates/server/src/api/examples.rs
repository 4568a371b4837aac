//! Examples for the OpenAPI document; a test checks each of them against its schema.

/// Pairs of a schema's name and an example.
pub const ALL: &[(&str, &str)] = &[
    (
        "Problem",
        r#"{
            "type": "about:blank",
            "title": "Already changed by someone else",
            "status": 409,
            "detail": "semi-final-1/first-white was answered already by Ann: Wei Yi"
        }"#,
    ),
    (
        "EventList",
        r#"{
            "events": [
                {
                    "slug": "tata-steel-masters-2024",
                    "title": "Tata Steel Masters 2024",
                    "entries": 6,
                    "sport": "chess",
                    "state": "tie-break"
                }
            ],
            "next": "1731787200-tata-steel-masters-2024"
        }"#,
    ),
    (
        "NewEvent",
        concat!(
            r#"{ "name": "cup.toml", "text": "format = \"tiebreak-event/1\"\ntitle = \"Cup\"\n"#,
            r#"regulation = \"tata-steel-masters-2023\"\nkind = \"round-robin\"\n", "#,
            r#""regulation": "" }"#,
        ),
    ),
    (
        "EventDocument",
        r#"{
            "slug": "tata-steel-masters-2024",
            "title": "Tata Steel Masters 2024",
            "entries": 0,
            "head": "b1f7…",
            "ruling": { "schema": "tiebreak-ruling/1", "settled": false }
        }"#,
    ),
    ("NewAnswer", r#"{ "question": "semi-final-1/game-1", "value": ["1-0"] }"#),
    (
        "AnswerPreview",
        r#"{
            "after": { "schema": "tiebreak-ruling/1" },
            "consequences": ["Nodirbek Abdusattorov plays the final instead of Wei Yi"],
            "falls_away": ["final/first-white"],
            "opens": []
        }"#,
    ),
    (
        "NewWithdrawal",
        r#"{ "question": "semi-final-1/game-1", "why": "entered for the wrong board" }"#,
    ),
    (
        "NewDeparture",
        r#"{
            "tie": "first",
            "parts": [["Wei Yi"], ["Gukesh D", "Anish Giri", "Nodirbek Abdusattorov"]],
            "why": "decision of the organisers"
        }"#,
    ),
    ("NewLeave", r#"{ "name": "Anish Giri", "why": "ill" }"#),
    ("NewRest", r#"{ "minutes": 10, "players": [], "why": "the usual pause" }"#),
    ("NewNote", r#"{ "why": "The clocks were replaced before the second game." }"#),
    (
        "NewSource",
        r#"{
            "question": "semi-final-1/first-white",
            "source": "drand quicknet 2026-11-17T20:00:00+01:00"
        }"#,
    ),
    (
        "NewPromise",
        r#"{
            "question": "semi-final-1/first-white",
            "party": "Wei Yi",
            "hash": "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"
        }"#,
    ),
    (
        "NewAmendment",
        r#"{ "text": "format = \"tiebreak-event/1\"\n", "why": "a rating was wrong" }"#,
    ),
    (
        "AmendmentPreview",
        r#"{
            "changes": ["rating of Wei Yi: 2740 instead of 2704"],
            "consequences": [],
            "after": { "schema": "tiebreak-ruling/1" },
            "falls_away": [],
            "opens": []
        }"#,
    ),
    (
        "RegulationList",
        r#"{
            "regulations": [
                { "id": "tata-steel-masters-2023", "title": "Tata Steel Masters 2023" }
            ],
            "next": null
        }"#,
    ),
    ("RegulationText", r#"{ "text": "format = \"tiebreak-regulation/1\"\n" }"#),
    (
        "OwnRegulation",
        r#"{
            "id": "own-club",
            "created_by": "Ann",
            "newest": {
                "number": 2,
                "title": "Club",
                "mistakes": 0,
                "saved_by": "Ann",
                "saved": 1731787200
            },
            "usable": 2
        }"#,
    ),
    ("NextVersion", r#"{ "text": "format = \"tiebreak-regulation/1\"\n", "after": 1 }"#),
    ("SchemaList", r#"{ "schemas": ["event", "ruling"], "next": null }"#),
    ("NewWebhook", r#"{ "url": "https://example.org/ties", "event": "tata-steel-masters-2024" }"#),
    (
        "WebhookWithSecret",
        r#"{
            "webhook": {
                "id": "4d1f0a…",
                "url": "https://example.org/ties",
                "event": null,
                "created": 1731787200,
                "failures": 0,
                "due": null,
                "given_up": false,
                "outcome": ""
            },
            "secret": "whsec_…"
        }"#,
    ),
];
