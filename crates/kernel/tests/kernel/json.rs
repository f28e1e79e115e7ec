//! Deserializing JSON with little code, as the page does.

use kernel::json::read;
use kernel::tagged;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Debug;

#[derive(Debug, PartialEq, Deserialize)]
struct Everything {
    yes: bool,
    small: u8,
    below: i16,
    part: f32,
    letter: char,
    word: String,
    #[serde(default)]
    perhaps: Option<u32>,
    nothing: (),
    pair: (u8, String),
    list: Vec<Shape>,
    by_letter: BTreeMap<char, u8>,
    wrapped: Wrapped,
    tagged: Tagged,
    any: Value,
}

#[derive(Debug, PartialEq, Deserialize)]
struct Wrapped(u64);

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Shape {
    Point,
    Circle(u8),
    Box(u8, u8),
    RoundBox { width: u8, corners: Vec<u8> },
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self")]
enum Tagged {
    Nothing,
    Shapes { shapes: Vec<Shape>, depth: i8 },
}

impl Serialize for Tagged {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Tagged::serialize(self, tagged::write("what", serializer))
    }
}

impl<'de> Deserialize<'de> for Tagged {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tagged, D::Error> {
        tagged::read("what", deserializer, Tagged::deserialize)
    }
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
enum Strict {
    Nothing,
    Shape { depth: i8 },
}

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Strict, D::Error> {
        tagged::read_strictly("what", deserializer, Strict::deserialize)
    }
}

#[test]
fn a_tagged_enum_leaves_unknown_fields_alone_unless_it_is_read_strictly() {
    assert_eq!(read(json!({ "what": "Nothing", "later": 1 })), Ok(Tagged::Nothing));
    assert_eq!(read(json!({ "what": "Nothing" })), Ok(Strict::Nothing));
    assert_eq!(read(json!({ "what": "Shape", "depth": 1 })), Ok(Strict::Shape { depth: 1 }));
    for more in [
        json!({ "what": "Nothing", "later": 1 }),
        json!({ "what": "Shape", "depth": 1, "later": 1 }),
    ] {
        assert!(refused::<Strict>(more).contains("later"));
    }
}

fn everything() -> Value {
    json!({
        "yes": true,
        "small": 255,
        "below": -300,
        "part": 0.5,
        "letter": "é",
        "word": "ember",
        "unknown": { "is": ["left", "alone"] },
        "nothing": null,
        "pair": [7, "seven"],
        "list": ["point", { "circle": 3 }, { "box": [1, 2] }, { "round-box": { "width": 4, "corners": [1] } }],
        "by_letter": { "a": 1, "b": 2 },
        "wrapped": 18_446_744_073_709_551_615_u64,
        "tagged": { "shapes": ["point"], "what": "Shapes", "depth": -2 },
        "any": { "deep": [1, -1, 0.5, "x", null, false] },
    })
}

#[test]
fn whatever_serde_json_reads_is_read_alike() {
    let whole: Everything = read(everything()).expect("it can be read");
    assert_eq!(whole, serde_json::from_value(everything()).expect("it can be read"));
    assert_eq!(read::<Option<u8>>(Value::Null), Ok(None));
    assert_eq!(read::<Option<u8>>(json!(3)), Ok(Some(3)));
}

fn refused<T: DeserializeOwned + Debug>(value: Value) -> String {
    assert!(serde_json::from_value::<T>(value.clone()).is_err(), "serde_json reads {value}");
    read::<T>(value).expect_err("it can't be read").to_string()
}

#[test]
fn whatever_does_not_fit_is_refused() {
    assert_eq!(refused::<u8>(json!(256)), "something else than integer `256` was expected");
    assert_eq!(refused::<u8>(json!("x")), "something else than \"x\" was expected");
    assert_eq!(refused::<u8>(json!(-1)), "something else than integer `-1` was expected");
    assert_eq!(refused::<bool>(json!(1)), "something else than 1 was expected");
    assert_eq!(refused::<String>(json!(null)), "something else than null was expected");
    assert_eq!(refused::<char>(json!("ab")), "something else than string \"ab\" was expected");
    assert_eq!(refused::<()>(json!(0)), "something else than 0 was expected");
    assert_eq!(refused::<(u8, u8)>(json!([1])), "there must not be 1 of them");
    assert_eq!(refused::<(u8, u8)>(json!([1, 2, 3])), "something else than 3 was expected");
    assert_eq!(refused::<Vec<u8>>(json!({})), "something else than {} was expected");
    assert_eq!(refused::<BTreeMap<char, u8>>(json!([])), "something else than [] was expected");
    assert_eq!(
        refused::<Shape>(json!("ring")),
        "‘ring’ is not known, only: point, circle, box, round-box"
    );
    assert_eq!(refused::<Shape>(json!({ "point": 1 })), "something else than 1 was expected");
    assert_eq!(refused::<Shape>(json!({})), "something else than {} was expected");
    assert_eq!(refused::<Shape>(json!({ "round-box": { "width": 1 } })), "missing field `corners`");
}

#[test]
fn an_enum_names_its_variant_in_a_field_and_is_read_back() {
    let shapes = Tagged::Shapes { shapes: vec![Shape::Circle(3)], depth: -1 };
    let text = r#"{"what":"Shapes","shapes":[{"circle":3}],"depth":-1}"#;
    assert_eq!(serde_json::to_string(&shapes).expect("it is written"), text);
    assert_eq!(serde_json::from_str::<Tagged>(text).expect("it is read"), shapes);
    assert_eq!(
        serde_json::to_string(&Tagged::Nothing).expect("it is written"),
        r#"{"what":"Nothing"}"#
    );
    assert_eq!(read(json!({ "what": "Nothing", "later": 1 })), Ok(Tagged::Nothing));
}

#[test]
fn an_enum_whose_variant_is_missing_or_unknown_is_refused() {
    assert_eq!(refused::<Tagged>(json!({ "shapes": [] })), "missing field `what`");
    assert_eq!(refused::<Tagged>(json!({ "what": 1 })), "missing field `what`");
    assert_eq!(
        refused::<Tagged>(json!({ "what": "Other" })),
        "‘Other’ is not known, only: Nothing, Shapes"
    );
    assert_eq!(refused::<Tagged>(json!("Nothing")), "something else than \"Nothing\" was expected");
    let wrong = json!({ "what": "Shapes", "shapes": ["ring"], "depth": 0 });
    assert_eq!(
        refused::<Tagged>(wrong),
        "‘ring’ is not known, only: point, circle, box, round-box"
    );
    let less = json!({ "what": "Shapes", "shapes": [] });
    assert_eq!(refused::<Tagged>(less), "missing field `depth`");
}
