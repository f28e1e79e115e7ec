//! The documentation matches the server: its limits, the codes with which it closes sockets, and in
//! OpenAPI who may use what and how it is refused.

use super::office::Office;
use axum::http::Method;
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn page(name: &str) -> String {
    let path = format!("{}/../../docs/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).unwrap()
}

/// Formats 16384 as `16,384`.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[test]
fn the_protocol_names_every_fixed_limit_with_its_number() {
    let text = page("protocol.md");
    for (name, number) in server::fixed_limits() {
        let row = format!("| `{name}` | {} |", grouped(number));
        assert!(text.contains(&row), "docs/protocol.md has no row ‘{row}’");
    }
    let rows = text.lines().skip_while(|line| *line != "| limit | number | |");
    let rows = rows.skip(2).take_while(|line| line.starts_with('|')).count();
    assert_eq!(rows, server::fixed_limits().len(), "rows that no limit stands behind");
}

#[test]
fn the_protocol_names_every_code_that_closes_a_socket() {
    let text = page("protocol.md");
    for (code, word) in server::close_codes() {
        let row = format!("| {code} | {word} |");
        assert!(text.contains(&row), "docs/protocol.md has no row ‘{row}’");
    }
}

fn description() -> Value {
    serde_json::from_str(&server::openapi()).unwrap()
}

/// Collects the target of every reference in the description.
fn references(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Array(values) => values.iter().for_each(|value| references(value, found)),
        Value::Object(fields) => {
            if let Some(Value::String(to)) = fields.get("$ref") {
                found.insert(to.clone());
            }
            fields.values().for_each(|value| references(value, found));
        }
        _ => {}
    }
}

#[test]
fn every_reference_of_the_description_leads_somewhere() {
    let description = description();
    let mut found = BTreeSet::new();
    references(&description, &mut found);
    assert!(found.contains("#/components/schemas/Update"));
    for to in found {
        let pointer = to.trim_start_matches('#');
        assert!(description.pointer(pointer).is_some(), "{to} leads nowhere");
    }
}

/// A value that fits a schema: the smallest one.
fn example(description: &Value, schema: &Value) -> Value {
    if let Some(target) = schema["$ref"].as_str() {
        let target = description.pointer(target.trim_start_matches('#')).unwrap();
        return example(description, target);
    }
    if let Some(words) = schema["enum"].as_array() {
        return words[0].clone();
    }
    let kind = match &schema["type"] {
        Value::Array(kinds) => kinds[0].as_str(),
        kind => kind.as_str(),
    };
    match kind {
        Some("string") => json!("00".repeat(32)),
        Some("integer") => json!(0),
        Some("object") => {
            let required = schema["required"].as_array().into_iter().flatten();
            let name = |name: &Value| name.as_str().unwrap().to_owned();
            let value = |key: &str| example(description, &schema["properties"][key]);
            required.map(|key| (name(key), value(&name(key)))).collect()
        }
        _ => panic!("no example for {schema}"),
    }
}

/// The names of all variants of an enum: those that its reader lists when it gets another one.
fn variants<T: serde::de::DeserializeOwned>(wrong: Value) -> BTreeSet<String> {
    let Err(error) = serde_json::from_value::<T>(wrong) else { panic!("there is no such variant") };
    let list = error.to_string();
    // The readers of serde and of the kernel write it in two ways.
    if let Some((_, list)) = list.split_once("expected one of ") {
        return list.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    }
    let (_, list) = list.split_once("is not known, only: ").unwrap();
    list.split(", ").map(str::to_owned).collect()
}

#[test]
fn the_description_has_every_act_with_fields_that_the_server_reads() {
    let description = description();
    let acts = description.pointer("/components/schemas/Act/oneOf").unwrap().as_array().unwrap();
    let mut described = BTreeSet::new();
    for act in acts {
        let act = example(&description, act);
        serde_json::from_value::<wire::Act>(act.clone())
            .unwrap_or_else(|why| panic!("{act}: {why}"));
        described.insert(act["what"].as_str().unwrap().to_owned());
    }
    assert_eq!(described, variants::<wire::Act>(json!({"what": "?"})));
}

#[test]
fn the_description_has_every_motion_phase_and_turn() {
    let description = description();
    let words = |name: &str| -> BTreeSet<String> {
        let words = description.pointer(&format!("/components/schemas/{name}/enum")).unwrap();
        serde_json::from_value(words.clone()).unwrap()
    };
    assert_eq!(words("Motion"), variants::<table::Motion>(json!("?")));
    assert_eq!(words("Motion"), table::Motion::ALL.map(|motion| motion.to_string()).into());
    assert_eq!(words("Phase"), table::Phase::ALL.map(|phase| phase.name().to_owned()).into());
    for turn in [kernel::Turn::Seat(kernel::Seat(2)), kernel::Turn::Chance, kernel::Turn::Over] {
        assert_eq!(json!(table::schema::Turn::from(turn)), json!(turn));
    }
}

#[tokio::test]
async fn the_description_says_who_must_be_signed_in() {
    let office = Office::open().await;
    let description = description();
    for (path, operations) in description["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            if path == "/api/v1/sign-in" {
                continue;
            }
            let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
            let address = path
                .replace("{id}", "hearthside234567")
                .replace("{person}", "1")
                .replace("{game}", "campfire")
                .replace("{device}", "1")
                .replace("{secret}", "none");
            assert!(!address.contains('{'), "{address}");
            let answer = office.ask("", method.clone(), &address, Some(json!({}))).await;
            let security = operation["security"].as_array().unwrap();
            let must = !security.is_empty() && !security.contains(&json!({}));
            assert_eq!(answer.status == 401, must, "{method} {path}: {}", answer.status);
            let known = operation["responses"].get(answer.status.as_str());
            assert!(known.is_some(), "{method} {path} does not document {}", answer.status);
        }
    }
}
