//! Reads values out of JSON with as little code as possible.
//!
//! Whatever can be deserialised brings code for each kind of input it is read from, and that of a
//! game's events and views is large. In the page, where code has to be sent to everybody, all of it
//! is read from here, and nothing from anywhere else.

use serde::Deserializer;
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, EnumAccess, MapAccess, SeqAccess, Unexpected,
    VariantAccess, Visitor,
};
use serde_json::{Map, Value};
use std::fmt;

/// Reads a value.
pub fn read<T: DeserializeOwned>(value: Value) -> Result<T, Misfit> {
    T::deserialize(Reader(value))
}

/// Why a value can't be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misfit(String);

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Misfit {}

/// What was expected instead is left out: naming it would bring a text for each type.
impl de::Error for Misfit {
    fn custom<T: fmt::Display>(message: T) -> Misfit {
        Misfit(message.to_string())
    }

    fn invalid_type(found: Unexpected<'_>, _expected: &dyn de::Expected) -> Misfit {
        unexpected(found)
    }

    fn invalid_value(found: Unexpected<'_>, _expected: &dyn de::Expected) -> Misfit {
        unexpected(found)
    }

    fn invalid_length(length: usize, _expected: &dyn de::Expected) -> Misfit {
        Misfit(format!("there must not be {length} of them"))
    }

    fn unknown_variant(variant: &str, _expected: &'static [&'static str]) -> Misfit {
        Misfit(format!("‘{variant}’ is not known"))
    }

    fn unknown_field(field: &str, _expected: &'static [&'static str]) -> Misfit {
        Misfit(format!("the field ‘{field}’ is not known"))
    }
}

#[inline(never)]
fn unexpected(found: Unexpected<'_>) -> Misfit {
    Misfit(format!("something else than {found} was expected"))
}

/// A value that is being read.
pub(crate) struct Reader(pub(crate) Value);

impl Reader {
    #[inline(never)]
    pub(crate) fn misfit(&self) -> Misfit {
        Misfit(format!("something else than {} was expected", self.0))
    }

    #[inline(never)]
    fn text(self) -> Result<String, Misfit> {
        match self.0 {
            Value::String(text) => Ok(text),
            _ => Err(self.misfit()),
        }
    }

    #[inline(never)]
    fn number(self) -> Result<Number, Misfit> {
        let Value::Number(number) = &self.0 else { return Err(self.misfit()) };
        let whole = number.as_u64().map(Number::Natural).or(number.as_i64().map(Number::Whole));
        whole.or(number.as_f64().map(Number::Real)).ok_or_else(|| self.misfit())
    }

    #[inline(never)]
    fn elements(self) -> Result<Elements, Misfit> {
        match self.0 {
            Value::Array(elements) => Ok(Elements(elements.into_iter())),
            _ => Err(self.misfit()),
        }
    }

    #[inline(never)]
    pub(crate) fn fields(self) -> Result<ObjectEntries, Misfit> {
        match self.0 {
            Value::Object(fields) => {
                Ok(ObjectEntries { rest: fields.into_iter(), value: Value::Null })
            }
            _ => Err(self.misfit()),
        }
    }

    /// A word, or an object with one entry.
    #[inline(never)]
    fn variant(self) -> Result<Variant, Misfit> {
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
    fn visit<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match self {
            Number::Natural(number) => visitor.visit_u64(number),
            Number::Whole(number) => visitor.visit_i64(number),
            Number::Real(number) => visitor.visit_f64(number),
        }
    }
}

/// Each kind of value that is asked for, and how it is read.
macro_rules! kinds {
    ($($kind:ident($($argument:ident: $type:ty),*) => |$reader:ident, $visitor:ident| $read:expr;)*) => {
        $(fn $kind<V: Visitor<'de>>(
            self,
            $($argument: $type,)*
            $visitor: V,
        ) -> Result<V::Value, Misfit> {
            let $reader = self;
            $(let _ = $argument;)*
            $read
        })*
    };
}

impl<'de> Deserializer<'de> for Reader {
    type Error = Misfit;

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

/// What is left of a list.
struct Elements(std::vec::IntoIter<Value>);

impl Elements {
    fn visit<'de, V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, Misfit> {
        let read = visitor.visit_seq(&mut self)?;
        match self.0.next() {
            None => Ok(read),
            Some(more) => Err(Reader(more).misfit()),
        }
    }
}

impl<'de> SeqAccess<'de> for Elements {
    type Error = Misfit;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Misfit> {
        match self.0.next() {
            Some(value) => seed.deserialize(Reader(value)).map(Some),
            None => Ok(None),
        }
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

/// The entries of an object that are not read yet.
pub(crate) struct ObjectEntries {
    rest: serde_json::map::IntoIter,
    value: Value,
}

impl ObjectEntries {
    #[inline(never)]
    fn next(&mut self) -> Option<Reader> {
        let (key, value) = self.rest.next()?;
        self.value = value;
        Some(Reader(Value::String(key)))
    }
}

impl<'de> MapAccess<'de> for ObjectEntries {
    type Error = Misfit;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Misfit> {
        match self.next() {
            Some(key) => seed.deserialize(key).map(Some),
            None => Ok(None),
        }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Misfit> {
        seed.deserialize(Reader(self.value.take()))
    }
}

/// A variant of an enum, and what it holds.
struct Variant {
    name: String,
    content: Value,
}

impl<'de> EnumAccess<'de> for Variant {
    type Error = Misfit;
    type Variant = Reader;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Reader), Misfit> {
        Ok((seed.deserialize(Reader(Value::String(self.name)))?, Reader(self.content)))
    }
}

impl<'de> VariantAccess<'de> for Reader {
    type Error = Misfit;

    fn unit_variant(self) -> Result<(), Misfit> {
        if self.0.is_null() { Ok(()) } else { Err(self.misfit()) }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Misfit> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(
        self,
        _length: usize,
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        self.elements()?.visit(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        visitor.visit_map(self.fields()?)
    }
}
