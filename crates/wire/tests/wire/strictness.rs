//! The messages that a server refuses to parse.

use crate::examples;
use campfire::Campfire;
use serde_json::{Value, json};
use wire::{Code, FRAME_BYTES_MAX, FromServer, ReadError, TableId, Update, VERSION, read};

fn code(text: &str) -> Code {
    read(text).expect_err("it is refused").code()
}

#[test]
fn a_field_that_a_message_does_not_have_is_refused() {
    for (name, message) in examples::from_client() {
        let mut json = serde_json::to_value(&message).expect("a message is JSON");
        json["extra"] = Value::from(1);
        assert_eq!(code(&json.to_string()), Code::Malformed, "{name}");
    }
    for act in examples::acts() {
        let mut act = serde_json::to_value(&act).expect("an act is JSON");
        act["extra"] = Value::Null;
        let message = json!({"say": "act", "table": examples::id(), "number": 1, "act": act});
        assert_eq!(code(&message.to_string()), Code::Malformed, "{act}");
    }
}

#[test]
fn what_is_missing_misspelt_or_of_another_type_is_refused() {
    let id = examples::id();
    let cases = [
        String::new(),
        "hello".to_owned(),
        "[]".to_owned(),
        "{}".to_owned(),
        r#"{"say":"shout"}"#.to_owned(),
        format!(r#"{{"say":"watch","table":"{id}"}}"#),
        format!(r#"{{"say":"watch","table":"{id}","since":-1}}"#),
        format!(r#"{{"say":"watch","table":"{id}","since":"0"}}"#),
        r#"{"say":"watch","table":"../../etc/passwd","since":0}"#.to_owned(),
        format!(r#"{{"say":"act","table":"{id}","number":1,"act":{{"what":"fly"}}}}"#),
        format!(r#"{{"say":"act","table":"{id}","number":1,"act":{{"what":"sit","seat":256}}}}"#),
        format!(r#"{{"say":"act","table":"{id}","number":1,"act":"stand"}}"#),
        format!(
            r#"{{"say":"act","table":"{id}","number":1,"act":{{"what":"ready","nonce":"5c"}}}}"#
        ),
        format!(
            r#"{{"say":"act","table":"{id}","number":1,"act":{{"what":"set-chair","seat":1,"level":"no word"}}}}"#
        ),
        format!(r#"{{"say":"unwatch","table":"{id}"}} {{}}"#),
    ];
    for text in cases {
        let unread = read(&text).expect_err("it is refused");
        assert!(matches!(unread, ReadError::Malformed(_)), "{text}: {unread}");
    }
}

#[test]
fn another_version_is_told_from_a_malformed_hello() {
    let next = VERSION + 1;
    assert_eq!(code(&format!(r#"{{"say":"hello","version":{next},"lang":"en"}}"#)), Code::Version);
    let later = format!(r#"{{"say":"hello","version":{next},"tongues":["en"]}}"#);
    assert_eq!(read(&later), Err(ReadError::Version(next.into())), "whatever else it says");
    assert_eq!(code(r#"{"say":"hello","version":99999999999,"lang":"en"}"#), Code::Version);
    let now = format!(r#"{{"say":"hello","version":{VERSION},"tongues":["en"]}}"#);
    assert_eq!(code(&now), Code::Malformed);
}

#[test]
fn a_frame_that_is_too_long_is_refused_unread() {
    let long = " ".repeat(FRAME_BYTES_MAX + 1);
    assert_eq!(read(&long), Err(ReadError::TooLong(FRAME_BYTES_MAX + 1)));
    let hello = format!(r#"{{"say":"hello","version":{VERSION},"lang":"en"}}"#);
    let padded = format!("{hello}{}", " ".repeat(FRAME_BYTES_MAX - hello.len()));
    assert!(read(&padded).is_ok(), "the longest frame is read");
}

#[test]
fn a_client_ignores_fields_that_it_does_not_know() {
    for (name, message) in examples::from_server() {
        let mut json = serde_json::to_value(&message).expect("a message is JSON");
        json["later"] = json!({"more": [1, 2]});
        let back: FromServer<Update<Campfire>> =
            serde_json::from_value(json).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(back, message);
    }
}

#[test]
fn an_update_with_an_unlawful_view_is_refused() {
    let (_, message) = examples::from_server().swap_remove(1);
    let mut json = serde_json::to_value(&message).expect("a message is JSON");
    json["view"]["chart"] = Value::from(11);
    let error = serde_json::from_value::<FromServer<Update<Campfire>>>(json).expect_err("refused");
    assert!(error.to_string().contains("no lawful position: there are too many"), "{error}");
}

#[test]
fn names_of_tables_are_sixteen_letters_and_digits() {
    for text in ["", "hearthside23456", "hearthside2345678", "Hearthside234567", "hearthside23456é"]
    {
        assert!(text.parse::<TableId>().is_err(), "{text}");
    }
    assert_eq!(TableId::from_bytes([0; 10]).as_str(), "aaaaaaaaaaaaaaaa");
    assert_eq!(TableId::from_bytes([0xff; 10]).as_str(), "7777777777777777");
}
