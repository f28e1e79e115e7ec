//! How values are written and read as JSON, and other formats of serde.

use kernel::{SetupText, known_edition, tagged};
use serde::de::Error;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

use crate::agenda::Frame;
use crate::event::Places;
use crate::options::Setup;
use crate::pieces::{Component, Handle};
use crate::tables::PAWNS;
use crate::tribe::{Counts, Tribe};
use crate::view::View;

/// The key of the edition, which is next to the options in JSON.
const RULES_KEY: &str = "rules";

/// The field `step` names the variant.
impl Serialize for Frame {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Frame::serialize(self, tagged::write("step", serializer))
    }
}

impl<'de> Deserialize<'de> for Frame {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Frame, D::Error> {
        tagged::read("step", deserializer, Frame::deserialize)
    }
}

impl Serialize for Places {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.by_seat().serialize(to)
    }
}

impl<'de> Deserialize<'de> for Places {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Places, D::Error> {
        let too_many = || Error::custom("more places than seats");
        Places::new(&Vec::deserialize(from)?).ok_or_else(too_many)
    }
}

impl Serialize for Component {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Component {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Component, D::Error> {
        let text = String::deserialize(deserializer)?;
        Component::read(&text).ok_or_else(|| {
            D::Error::custom(
                "a component is a number from 0 to 5, a colon, and character, location or action",
            )
        })
    }
}

impl Serialize for Handle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Handle {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Handle, D::Error> {
        let text = String::deserialize(deserializer)?;
        Handle::read(&text).ok_or_else(|| D::Error::custom("a handle is the letter h and a number"))
    }
}

impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry(RULES_KEY, &self.edition.to_string())?;
        for (key, value) in self.fields() {
            map.serialize_entry(&key, &value)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Setup {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Setup, D::Error> {
        let mut fields = BTreeMap::<String, String>::deserialize(deserializer)?;
        let edition = fields.remove(RULES_KEY);
        let edition = edition.and_then(|edition| known_edition::<crate::Sea>(&edition));
        let edition = edition.ok_or_else(|| D::Error::custom("an unknown edition of the rules"))?;
        let fields: Vec<(String, String)> = fields.into_iter().collect();
        Setup::from_fields(edition, &fields).map_err(|problems| D::Error::custom(&problems[0]))
    }
}

impl Serialize for Tribe {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.color())
    }
}

impl<'de> Deserialize<'de> for Tribe {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tribe, D::Error> {
        let color = String::deserialize(deserializer)?;
        Tribe::read(&color).ok_or_else(|| D::Error::custom("a tribe is the name of its color"))
    }
}

impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for tribe in self.tribes() {
            map.serialize_entry(tribe.color(), &self.get(tribe))?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Counts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Counts, D::Error> {
        let mut counts = Counts::NONE;
        for (color, count) in BTreeMap::<String, u8>::deserialize(deserializer)? {
            let tribe = Tribe::read(&color).filter(|_| (1..=PAWNS).contains(&count));
            let wrong = || D::Error::custom("pawns are 1 to 30 for each tribe that has some");
            counts += Counts::of(tribe.ok_or_else(wrong)?, count);
        }
        Ok(counts)
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        View::serialize(self, serializer)
    }
}

/// Refuses what no valid position shows, with a reason.
impl<'de> Deserialize<'de> for View {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<View, D::Error> {
        let view = View::deserialize(deserializer)?;
        view.check().map_err(Error::custom)?;
        Ok(view)
    }
}
