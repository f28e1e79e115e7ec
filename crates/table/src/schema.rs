//! What OpenAPI says about types whose JSON it can't derive: those of the kernel, which knows no
//! OpenAPI, and those whose variant is named by a field.

use crate::Act;
use serde::Serialize;
use std::borrow::Cow;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{Object, ObjectBuilder, OneOf, Schema, SchemaType, Type};
use utoipa::{PartialSchema, ToSchema};

/// An act as messages contain it: the field `what` names it.
pub struct ActInMessage;

impl PartialSchema for ActInMessage {
    fn schema() -> RefOr<Schema> {
        tagged("what", Act::<String>::schema())
    }
}

impl ToSchema for ActInMessage {
    fn name() -> Cow<'static, str> {
        "Act".into()
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        Act::<String>::schemas(schemas);
    }
}

/// Returns the schema of an enum in which a field names the variant, from the one that is derived: in
/// that, a variant is a word, or an object with one field of its name.
fn tagged(tag: &str, derived: RefOr<Schema>) -> RefOr<Schema> {
    let RefOr::T(Schema::OneOf(OneOf { items, description, .. })) = derived else { return derived };
    let variant = |item: RefOr<Schema>| {
        let RefOr::T(Schema::Object(object)) = item else { return item };
        let word = object.enum_values.clone();
        let field = object.properties.iter().next().map(|(name, fields)| (name.clone(), fields));
        let (name, fields) = match (word, field) {
            (_, Some((name, RefOr::T(Schema::Object(fields))))) => {
                (vec![name.into()], fields.clone())
            }
            (Some(word), _) => (word, Object::new()),
            _ => return RefOr::T(Schema::Object(object)),
        };
        let name = ObjectBuilder::new().schema_type(Type::String).enum_values(Some(name));
        let described = ObjectBuilder::from(fields).schema_type(SchemaType::Type(Type::Object));
        described.description(object.description).property(tag, name).required(tag).into()
    };
    let items = items.into_iter().map(variant).collect();
    RefOr::T(Schema::OneOf(OneOf { items, description, ..OneOf::new() }))
}

/// The turn: who decides.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    /// This seat must decide.
    Seat(u8),
    /// A random outcome is due.
    Chance,
    /// The game has ended.
    Over,
}

/// The compiler names what is missing here when a variant is added.
impl From<kernel::Turn> for Turn {
    fn from(turn: kernel::Turn) -> Turn {
        match turn {
            kernel::Turn::Seat(seat) => Turn::Seat(seat.0),
            kernel::Turn::Chance => Turn::Chance,
            kernel::Turn::Over => Turn::Over,
        }
    }
}
