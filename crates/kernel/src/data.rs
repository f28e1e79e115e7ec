//! What programs on both ends of a connection do with events and views.

/// A value that can be sent as data: with the feature `serde`, one that can be serialized and
/// deserialized; without it, any value.
///
/// You never implement it. If your game should work for everyone, derive serde's traits for its
/// events and views, since another crate in the same build can switch the feature on.
#[cfg(feature = "serde")]
pub trait Data: serde::Serialize + serde::de::DeserializeOwned {}

#[cfg(feature = "serde")]
impl<T: serde::Serialize + serde::de::DeserializeOwned> Data for T {}

/// A value that can be sent as data: with the feature `serde`, one that can be serialized and
/// deserialized; without it, any value.
#[cfg(not(feature = "serde"))]
pub trait Data {}

#[cfg(not(feature = "serde"))]
impl<T> Data for T {}
