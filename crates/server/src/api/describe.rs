//! Completes the OpenAPI description of every operation: who may use it and how it can be refused.
//! Also describes the parts of the message `update` that depend on a game, because OpenAPI has no
//! such types.

use serde_json::{Map, Value, json};

/// The ways in which a request can be refused: status, name, codes and meaning.
const REFUSALS: &[(&str, &str, &str)] = &[
    (
        "400",
        "Malformed",
        "`malformed`: something in the request can't be read or has no valid value.",
    ),
    ("401", "SignedOut", "`signed-out`: you aren't signed in, or the sign-in is wrong."),
    (
        "403",
        "Forbidden",
        "`forbidden`: only someone else can do this, or it comes from another site.",
    ),
    ("404", "NotFound", "`not-found`: there is no such thing."),
    (
        "409",
        "Refused",
        "`refused`, `illegal`, `stale` or `already-played`: not in the present state.",
    ),
    ("413", "TooLong", "`too-long`: the body is too long."),
    ("429", "TooMany", "`too-many`: too many requests; wait for the time that Retry-After says."),
    ("500", "Internal", "`internal`: an unexpected error; nothing has changed."),
    ("503", "Unavailable", "`unavailable`: the server can't store anything at the moment."),
];

/// Adds to the handlers' own descriptions.
pub(super) fn complete(document: &mut Value) {
    let schemes = json!({
        "cookie": {
            "type": "apiKey", "in": "cookie", "name": "emberwake",
            "description": "A browser that is signed in. Over HTTPS the name is __Host-emberwake."
        },
        "token": {
            "type": "http", "scheme": "bearer",
            "description": "A bot: its owner gets the token from POST /api/v1/tokens."
        }
    });
    let components = &mut document["components"];
    components["securitySchemes"] = schemes;
    components["responses"] = REFUSALS
        .iter()
        .map(|(status, name, meaning)| ((*name).to_owned(), refusal(status, meaning)))
        .collect();
    if let Some(schemas) = components["schemas"].as_object_mut() {
        schemas.extend(messages());
        name_variants(schemas);
    }
    let Some(paths) = document["paths"].as_object_mut() else { return };
    for (path, operations) in paths {
        for (method, operation) in operations.as_object_mut().into_iter().flatten() {
            complete_operation(method, path, operation);
        }
    }
}

/// Moves the fields of a variant into a schema of their own, named like the variant: generators of
/// clients have no name for an object inside another one.
fn name_variants(schemas: &mut Map<String, Value>) {
    let mut named = Map::new();
    let variants =
        schemas.values_mut().filter_map(|schema| schema.get_mut("oneOf")?.as_array_mut());
    let fields = variants.flatten().filter_map(|variant| variant.get_mut("properties"));
    for (word, field) in fields.filter_map(Value::as_object_mut).flatten() {
        if field.get("properties").is_some() {
            let name = type_name(word);
            let target = json!({ "$ref": format!("#/components/schemas/{name}") });
            named.insert(name, std::mem::replace(field, target));
        }
    }
    schemas.extend(named);
}

/// Returns the name of a type for a word of JSON: `StandIn` for `stand-in`.
fn type_name(word: &str) -> String {
    let parts = word.split('-').filter_map(|part| part.split_at_checked(1));
    parts.map(|(first, rest)| first.to_uppercase() + rest).collect()
}

fn complete_operation(method: &str, path: &str, operation: &mut Value) {
    // A handler says it if no sign-in is needed.
    if operation.get("security").is_none() {
        operation["security"] = json!([{"cookie": []}, {"token": []}]);
    }
    let is_open = operation["security"] == json!([{}]);
    // Handlers in different files share names; generated clients need a unique name for each
    // operation.
    operation["operationId"] = Value::from(name(method, path));
    let summary = operation["summary"].as_str().unwrap_or("The answer.").to_owned();
    if let Some(form) =
        operation.pointer_mut("/requestBody/content/application~1x-www-form-urlencoded/schema")
    {
        *form = json!({
            "type": "object",
            "required": ["password"],
            "properties": {"password": {"type": "string"}}
        });
    }
    let has_body = operation.get("requestBody").is_some();
    let Some(responses) = operation["responses"].as_object_mut() else { return };
    for response in responses.values_mut().filter_map(Value::as_object_mut) {
        response.entry("description").or_insert_with(|| Value::from(summary.as_str()));
    }
    for (status, name, _) in REFUSALS {
        let impossible = match *status {
            "401" => is_open,
            "413" => !has_body,
            _ => false,
        };
        if !impossible {
            let reference = format!("#/components/responses/{name}");
            responses.insert((*status).to_owned(), json!({"$ref": reference}));
        }
    }
    responses.sort_keys();
}

/// Returns the operation's id: `POST /api/v1/tables/{id}/acts` becomes `post_tables_id_acts`.
fn name(method: &str, path: &str) -> String {
    let path = path.trim_start_matches("/api/v1/").replace(['{', '}'], "");
    format!("{method}_{}", path.replace(['/', '-', '.'], "_"))
}

fn refusal(status: &str, meaning: &str) -> Value {
    let mut response = json!({
        "description": meaning,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    });
    if status == "429" {
        response["headers"] = json!({
            "Retry-After": {
                "description": "How many seconds to wait.",
                "schema": {"type": "integer", "minimum": 1}
            }
        });
    }
    response
}

/// Returns the schemas of an update at a table of any game: [`wire::UpdateOf`], [`table::Told`] and
/// [`table::News`].
fn messages() -> Map<String, Value> {
    let number = json!({"type": "integer", "minimum": 0});
    let seat = json!({"type": "integer", "minimum": 0, "maximum": 5});
    let schemas = json!({
        "Update": {
            "type": "object",
            "description": "What happened at a table since a line: the message `update` of the socket, which docs/protocol.md explains.",
            "required": ["say", "table", "game", "after", "told", "status"],
            "properties": {
                "say": {"type": "string", "const": "update"},
                "table": {"type": "string"},
                "game": {"type": "string"},
                "after": number,
                "told": {"type": "array", "items": {"$ref": "#/components/schemas/Told"}},
                "view": {"type": "object", "description": "The position as you may know it; docs/records.md describes it for each game."},
                "status": {"$ref": "#/components/schemas/Status"},
                "seat": seat,
                "legal": {"type": "array", "items": {"type": "string"}},
                "people": {"type": "array", "items": {"$ref": "#/components/schemas/PersonName"}},
                "bot_waits": {"type": "boolean"}
            }
        },
        "Told": {
            "type": "object",
            "required": ["sequence", "at_ms", "news"],
            "properties": {
                "sequence": number,
                "at_ms": number,
                "news": {"$ref": "#/components/schemas/News"}
            }
        },
        "News": {
            "type": "object",
            "description": "What happened: `what` says which kind, and docs/protocol.md which fields it has. docs/events.md lists all events.",
            "required": ["what"],
            "properties": {
                "what": {"type": "string"},
                "events": {"type": "array", "items": {"type": ["object", "string"]}}
            },
            "additionalProperties": true
        }
    });
    match schemas {
        Value::Object(schemas) => schemas,
        _ => Map::new(),
    }
}
