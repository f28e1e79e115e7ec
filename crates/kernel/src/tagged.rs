//! Enums as JSON objects with a field that names the variant: `{"what":"moved","seat":1}`.
//!
//! Serde can do that too (`tag`), but it reads such enums through a second code path, which
//! compiles all the code of their fields twice. Here [`crate::json`] reads them like everything
//! else.
//!
//! An enum whose variants have named fields or none derives both traits with `remote = "Self"` and
//! implements them with [`write()`] and [`read()`].

use crate::json::{JsonError, ValueReader};
use serde::de::{self, DeserializeSeed, EnumAccess, VariantAccess, Visitor};
use serde::ser::{self, Impossible, SerializeStruct, SerializeStructVariant};
use serde::{Deserialize, Deserializer, Serialize, Serializer, forward_to_deserialize_any};
use serde_json::{Map, Value};

/// Reads an enum whose variant is named by the field `tag`.
///
/// # Errors
///
/// Returns the reason if the tag is missing or the fields don't fit.
pub fn read<'de, D: Deserializer<'de>, T>(
    tag: &'static str,
    from: D,
    read: impl FnOnce(Tagged) -> Result<T, JsonError>,
) -> Result<T, D::Error> {
    read_with(tag, from, Strictness::Lenient, read)
}

/// Reads like [`read()`], but refuses fields next to a variant that has none. In variants with
/// fields, `deny_unknown_fields` refuses the others.
///
/// # Errors
///
/// Returns the reason if the tag is missing, the fields don't fit, or there are more of them.
pub fn read_strictly<'de, D: Deserializer<'de>, T>(
    tag: &'static str,
    from: D,
    read: impl FnOnce(Tagged) -> Result<T, JsonError>,
) -> Result<T, D::Error> {
    read_with(tag, from, Strictness::Strict, read)
}

fn read_with<'de, D: Deserializer<'de>, T>(
    tag: &'static str,
    from: D,
    strictness: Strictness,
    read: impl FnOnce(Tagged) -> Result<T, JsonError>,
) -> Result<T, D::Error> {
    let mut fields = Map::deserialize(from)?;
    match fields.remove(tag) {
        Some(Value::String(name)) => {
            read(Tagged { name, fields, strictness }).map_err(de::Error::custom)
        }
        _ => Err(de::Error::missing_field(tag)),
    }
}

/// The treatment of fields that a variant doesn't have.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Strictness {
    Lenient,
    Strict,
}

/// A deserializer for a tagged enum.
pub struct Tagged {
    name: String,
    fields: Map<String, Value>,
    strictness: Strictness,
}

impl<'de> Deserializer<'de> for Tagged {
    type Error = JsonError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        visitor.visit_enum(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
        unit unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier
        ignored_any
    }
}

impl<'de> EnumAccess<'de> for Tagged {
    type Error = JsonError;
    type Variant = Named;

    fn variant_seed<V: DeserializeSeed<'de>>(
        self,
        seed: V,
    ) -> Result<(V::Value, Named), JsonError> {
        let variant = seed.deserialize(ValueReader(Value::String(self.name)))?;
        Ok((variant, Named { fields: self.fields, strictness: self.strictness }))
    }
}

/// The fields of a variant, once its name is known.
pub struct Named {
    fields: Map<String, Value>,
    strictness: Strictness,
}

impl<'de> VariantAccess<'de> for Named {
    type Error = JsonError;

    fn unit_variant(self) -> Result<(), JsonError> {
        match self.fields.keys().next() {
            Some(field) if self.strictness == Strictness::Strict => {
                Err(de::Error::unknown_field(field, &[]))
            }
            _ => Ok(()),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, JsonError> {
        seed.deserialize(ValueReader(Value::Object(self.fields)))
    }

    fn tuple_variant<V: Visitor<'de>>(
        self,
        _length: usize,
        _visitor: V,
    ) -> Result<V::Value, JsonError> {
        Err(ValueReader(Value::Object(self.fields)).misfit())
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        visitor.visit_map(ValueReader(Value::Object(self.fields)).fields()?)
    }
}

/// Writes an enum with the field `tag` first, which names the variant. Variants with unnamed fields
/// can't be written.
pub fn write<S: Serializer>(tag: &'static str, to: S) -> Tagging<S> {
    Tagging { tag, to }
}

/// A serializer for a tagged enum.
pub struct Tagging<S> {
    tag: &'static str,
    to: S,
}

fn unfit<T, E: ser::Error>() -> Result<T, E> {
    Err(E::custom("only variants with named fields have room for a tag"))
}

/// Refuses the kinds of values that have no room for a tag.
macro_rules! unfit {
    ($($kind:ident($($type:ty),*);)*) => {
        $(fn $kind(self, $(_: $type),*) -> Result<S::Ok, S::Error> { unfit() })*
    };
}

impl<S: Serializer> Serializer for Tagging<S> {
    type Ok = S::Ok;
    type Error = S::Error;
    type SerializeSeq = Impossible<S::Ok, S::Error>;
    type SerializeTuple = Impossible<S::Ok, S::Error>;
    type SerializeTupleStruct = Impossible<S::Ok, S::Error>;
    type SerializeTupleVariant = Impossible<S::Ok, S::Error>;
    type SerializeMap = Impossible<S::Ok, S::Error>;
    type SerializeStruct = Impossible<S::Ok, S::Error>;
    type SerializeStructVariant = FieldsAfterTag<S::SerializeStruct>;

    fn serialize_unit_variant(
        self,
        name: &'static str,
        _index: u32,
        variant: &'static str,
    ) -> Result<S::Ok, S::Error> {
        let mut fields = self.to.serialize_struct(name, 1)?;
        fields.serialize_field(self.tag, variant)?;
        fields.end()
    }

    fn serialize_struct_variant(
        self,
        name: &'static str,
        _index: u32,
        variant: &'static str,
        length: usize,
    ) -> Result<Self::SerializeStructVariant, S::Error> {
        let mut fields = self.to.serialize_struct(name, length + 1)?;
        fields.serialize_field(self.tag, variant)?;
        Ok(FieldsAfterTag(fields))
    }

    unfit! {
        serialize_bool(bool);
        serialize_i8(i8);
        serialize_i16(i16);
        serialize_i32(i32);
        serialize_i64(i64);
        serialize_u8(u8);
        serialize_u16(u16);
        serialize_u32(u32);
        serialize_u64(u64);
        serialize_f32(f32);
        serialize_f64(f64);
        serialize_char(char);
        serialize_str(&str);
        serialize_bytes(&[u8]);
        serialize_none();
        serialize_unit();
        serialize_unit_struct(&'static str);
    }

    fn serialize_some<T: ?Sized + Serialize>(self, _: &T) -> Result<S::Ok, S::Error> {
        unfit()
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(
        self,
        _name: &'static str,
        _value: &T,
    ) -> Result<S::Ok, S::Error> {
        unfit()
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _name: &'static str,
        _index: u32,
        _variant: &'static str,
        _value: &T,
    ) -> Result<S::Ok, S::Error> {
        unfit()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self::SerializeSeq, S::Error> {
        unfit()
    }

    fn serialize_tuple(self, _: usize) -> Result<Self::SerializeTuple, S::Error> {
        unfit()
    }

    fn serialize_tuple_struct(
        self,
        _name: &'static str,
        _length: usize,
    ) -> Result<Self::SerializeTupleStruct, S::Error> {
        unfit()
    }

    fn serialize_tuple_variant(
        self,
        _name: &'static str,
        _index: u32,
        _variant: &'static str,
        _length: usize,
    ) -> Result<Self::SerializeTupleVariant, S::Error> {
        unfit()
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, S::Error> {
        unfit()
    }

    fn serialize_struct(
        self,
        _name: &'static str,
        _length: usize,
    ) -> Result<Self::SerializeStruct, S::Error> {
        unfit()
    }
}

/// A serializer for the fields after the tag.
pub struct FieldsAfterTag<S>(S);

impl<S: SerializeStruct> SerializeStructVariant for FieldsAfterTag<S> {
    type Ok = S::Ok;
    type Error = S::Error;

    fn serialize_field<T: ?Sized + Serialize>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), S::Error> {
        self.0.serialize_field(name, value)
    }

    fn skip_field(&mut self, name: &'static str) -> Result<(), S::Error> {
        self.0.skip_field(name)
    }

    fn end(self) -> Result<S::Ok, S::Error> {
        self.0.end()
    }
}
