//! Deserializes JSON with as little code as possible.
//!
//! Every deserializable type adds code for each format it is read from, and a game's events and
//! views add a lot. Every visitor downloads the page, so it reads all JSON through this module.

use serde::Deserializer;
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, EnumAccess, MapAccess, SeqAccess, Unexpected,
    VariantAccess, Visitor,
};
use serde_json::{Map, Value};
use std::fmt;

/// Deserializes a value.
///
/// ```
/// use emberwake_kernel::{Seat, json};
///
/// assert_eq!(json::read(serde_json::json!([0, 2])), Ok(vec![Seat(0), Seat(2)]));
/// assert!(json::read::<Seat>(serde_json::json!("first")).is_err());
/// ```
///
/// # Errors
///
/// Returns the reason if the value doesn't fit the type.
pub fn read<T: DeserializeOwned>(value: Value) -> Result<T, JsonError> {
    T::deserialize(ValueReader(value))
}

/// The reason why a value can't be deserialized.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JsonError(String);

impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for JsonError {}

/// Leaves out what was expected: naming it would add a string for each type.
impl de::Error for JsonError {
    fn custom<T: fmt::Display>(message: T) -> JsonError {
        JsonError(message.to_string())
    }

    fn invalid_type(found: Unexpected<'_>, _expected: &dyn de::Expected) -> JsonError {
        unexpected(found)
    }

    fn invalid_value(found: Unexpected<'_>, _expected: &dyn de::Expected) -> JsonError {
        unexpected(found)
    }

    fn invalid_length(length: usize, _expected: &dyn de::Expected) -> JsonError {
        JsonError(format!("there must not be {length} of them"))
    }

    fn unknown_variant(variant: &str, expected: &'static [&'static str]) -> JsonError {
        JsonError(format!("‘{variant}’ is not known, only: {}", expected.join(", ")))
    }

    fn unknown_field(field: &str, _expected: &'static [&'static str]) -> JsonError {
        JsonError(format!("the field ‘{field}’ is not known"))
    }
}

#[inline(never)]
fn unexpected(found: Unexpected<'_>) -> JsonError {
    JsonError(format!("something else than {found} was expected"))
}

/// A deserializer for one value.
pub(crate) struct ValueReader(pub(crate) Value);

impl ValueReader {
    #[inline(never)]
    pub(crate) fn misfit(&self) -> JsonError {
        JsonError(format!("something else than {} was expected", self.0))
    }

    #[inline(never)]
    fn text(self) -> Result<String, JsonError> {
        match self.0 {
            Value::String(text) => Ok(text),
            _ => Err(self.misfit()),
        }
    }

    #[inline(never)]
    fn number(self) -> Result<Number, JsonError> {
        let Value::Number(number) = &self.0 else { return Err(self.misfit()) };
        let whole = number.as_u64().map(Number::Natural).or(number.as_i64().map(Number::Whole));
        whole.or(number.as_f64().map(Number::Real)).ok_or_else(|| self.misfit())
    }

    #[inline(never)]
    fn elements(self) -> Result<Elements, JsonError> {
        match self.0 {
            Value::Array(elements) => Ok(Elements(elements.into_iter())),
            _ => Err(self.misfit()),
        }
    }

    #[inline(never)]
    pub(crate) fn fields(self) -> Result<ObjectEntries, JsonError> {
        match self.0 {
            Value::Object(fields) => {
                Ok(ObjectEntries { rest: fields.into_iter(), value: Value::Null })
            }
            _ => Err(self.misfit()),
        }
    }

    /// Reads an enum variant: a string, or an object with one entry.
    #[inline(never)]
    fn variant(self) -> Result<Variant, JsonError> {
        let alone = |fields: &Map<String, Value>| fields.len() == 1;
        match self.0 {
            Value::String(name) => Ok(Variant { name, content: Value::Null }),
            Value::Object(fields) if alone(&fields) => {
                let (name, content) = fields.into_iter().next().unwrap_or_default();
                Ok(Variant { name, content })
            }
            _ => Err(self.misfit()),
        }
    }
}

enum Number {
    Natural(u64),
    Whole(i64),
    Real(f64),
}

impl Number {
    fn visit<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        match self {
            Number::Natural(number) => visitor.visit_u64(number),
            Number::Whole(number) => visitor.visit_i64(number),
            Number::Real(number) => visitor.visit_f64(number),
        }
    }
}

/// Implements the `deserialize_*` methods for each kind of value.
macro_rules! kinds {
    ($($kind:ident($($argument:ident: $type:ty),*) => |$reader:ident, $visitor:ident| $read:expr;)*) => {
        $(fn $kind<V: Visitor<'de>>(
            self,
            $($argument: $type,)*
            $visitor: V,
        ) -> Result<V::Value, JsonError> {
            let $reader = self;
            $(let _ = $argument;)*
            $read
        })*
    };
}

impl<'de> Deserializer<'de> for ValueReader {
    type Error = JsonError;

    kinds! {
        deserialize_any() => |reader, visitor| match reader.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(said) => visitor.visit_bool(said),
            Value::Number(_) => reader.number()?.visit(visitor),
            Value::String(text) => visitor.visit_string(text),
            Value::Array(_) => reader.elements()?.visit(visitor),
            Value::Object(_) => visitor.visit_map(reader.fields()?),
        };
        deserialize_ignored_any() => |_reader, visitor| visitor.visit_unit();
        deserialize_bool() => |reader, visitor| match reader.0 {
            Value::Bool(said) => visitor.visit_bool(said),
            _ => Err(reader.misfit()),
        };
        deserialize_u8() => |reader, visitor| reader.number()?.visit(visitor);
        deserialize_u16() => |reader, visitor| reader.number()?.visit(visitor);
        deserialize_u32() => |reader, visitor| reader.number()?.visit(visitor);
        deserialize_u64() => |reader, visitor| reader.number()?.visit(visitor);
        deserialize_i8() => |reader, visitor| reader.number()?.visit(visitor);
        deserialize_i16() => |reader, visitor| reader.number()?.visit(visitor);
        deserialize_i32() => |reader, visitor| reader.number()?.visit(visitor);
        deserialize_i64() => |reader, visitor| reader.number()?.visit(visitor);
        deserialize_f32() => |reader, visitor| reader.number()?.visit(visitor);
        deserialize_f64() => |reader, visitor| reader.number()?.visit(visitor);
        deserialize_char() => |reader, visitor| visitor.visit_string(reader.text()?);
        deserialize_str() => |reader, visitor| visitor.visit_string(reader.text()?);
        deserialize_string() => |reader, visitor| visitor.visit_string(reader.text()?);
        deserialize_identifier() => |reader, visitor| visitor.visit_str(&reader.text()?);
        deserialize_bytes() => |reader, _visitor| Err(reader.misfit());
        deserialize_byte_buf() => |reader, _visitor| Err(reader.misfit());
        deserialize_option() => |reader, visitor| match reader.0 {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(reader),
        };
        deserialize_unit() => |reader, visitor| match reader.0 {
            Value::Null => visitor.visit_unit(),
            _ => Err(reader.misfit()),
        };
        deserialize_unit_struct(_name: &'static str) => |reader, visitor| {
            reader.deserialize_unit(visitor)
        };
        deserialize_newtype_struct(_name: &'static str) => |reader, visitor| {
            visitor.visit_newtype_struct(reader)
        };
        deserialize_seq() => |reader, visitor| reader.elements()?.visit(visitor);
        deserialize_tuple(_length: usize) => |reader, visitor| reader.elements()?.visit(visitor);
        deserialize_tuple_struct(_name: &'static str, _length: usize) => |reader, visitor| {
            reader.elements()?.visit(visitor)
        };
        deserialize_map() => |reader, visitor| visitor.visit_map(reader.fields()?);
        deserialize_struct(_name: &'static str, _fields: &'static [&'static str]) =>
            |reader, visitor| visitor.visit_map(reader.fields()?);
        deserialize_enum(_name: &'static str, _variants: &'static [&'static str]) =>
            |reader, visitor| visitor.visit_enum(reader.variant()?);
    }
}

/// The remaining elements of an array.
struct Elements(std::vec::IntoIter<Value>);

impl Elements {
    fn visit<'de, V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, JsonError> {
        let read = visitor.visit_seq(&mut self)?;
        match self.0.next() {
            None => Ok(read),
            Some(more) => Err(ValueReader(more).misfit()),
        }
    }
}

impl<'de> SeqAccess<'de> for Elements {
    type Error = JsonError;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, JsonError> {
        match self.0.next() {
            Some(value) => seed.deserialize(ValueReader(value)).map(Some),
            None => Ok(None),
        }
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

/// The entries of an object that haven't been read yet.
pub(crate) struct ObjectEntries {
    rest: serde_json::map::IntoIter,
    value: Value,
}

impl ObjectEntries {
    #[inline(never)]
    fn next(&mut self) -> Option<ValueReader> {
        let (key, value) = self.rest.next()?;
        self.value = value;
        Some(ValueReader(Value::String(key)))
    }
}

impl<'de> MapAccess<'de> for ObjectEntries {
    type Error = JsonError;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, JsonError> {
        match self.next() {
            Some(key) => seed.deserialize(key).map(Some),
            None => Ok(None),
        }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, JsonError> {
        seed.deserialize(ValueReader(self.value.take()))
    }
}

/// A variant of an enum, and its contents.
struct Variant {
    name: String,
    content: Value,
}

impl<'de> EnumAccess<'de> for Variant {
    type Error = JsonError;
    type Variant = ValueReader;

    fn variant_seed<V: DeserializeSeed<'de>>(
        self,
        seed: V,
    ) -> Result<(V::Value, ValueReader), JsonError> {
        Ok((seed.deserialize(ValueReader(Value::String(self.name)))?, ValueReader(self.content)))
    }
}

impl<'de> VariantAccess<'de> for ValueReader {
    type Error = JsonError;

    fn unit_variant(self) -> Result<(), JsonError> {
        if self.0.is_null() { Ok(()) } else { Err(self.misfit()) }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, JsonError> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(
        self,
        _length: usize,
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        self.elements()?.visit(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        visitor.visit_map(self.fields()?)
    }
}
