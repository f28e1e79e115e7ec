//! 32 bytes as 64 hexadecimal digits in JSON, as in records.

use kernel::notation::{hex, hex32};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

pub(crate) fn serialize<S: Serializer>(bytes: &[u8; 32], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&hex(bytes))
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<[u8; 32], D::Error> {
    read(&String::deserialize(deserializer)?)
}

fn read<E: Error>(text: &str) -> Result<[u8; 32], E> {
    hex32(text).ok_or_else(|| E::custom("32 bytes are 64 hexadecimal digits"))
}

/// Pairs of a seat and its bytes: `[[0,"1f…"],[1,"07…"]]`.
pub(crate) mod by_seat {
    use dealer::Nonce;
    use kernel::Seat;
    use kernel::notation::hex;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(
        nonces: &[(Seat, Nonce)],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(nonces.iter().map(|(seat, nonce)| (seat, hex(nonce))))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<(Seat, Nonce)>, D::Error> {
        let pairs = Vec::<(Seat, String)>::deserialize(deserializer)?;
        pairs.into_iter().map(|(seat, text)| Ok((seat, super::read(&text)?))).collect()
    }
}
