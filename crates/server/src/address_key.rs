//! Hides addresses in the log: it shows a hash instead, under a secret key that lasts as long as
//! the process. You can find all lines about one client, but they don't identify anyone.

use crate::people::token::random;
use crate::rate_limit::address_key;
use kernel::notation::hex;
use std::net::IpAddr;

/// The key. It is never shown or stored.
#[derive(Clone, Copy)]
pub(crate) struct AddressKey([u8; 32]);

impl AddressKey {
    /// Creates a random key.
    pub(crate) fn random() -> AddressKey {
        AddressKey(random())
    }

    /// Returns the text that represents an address, and all addresses that share its limits, in the
    /// log.
    pub(crate) fn shown(&self, address: IpAddr) -> String {
        let hash = blake3::keyed_hash(&self.0, &address_key(address).to_le_bytes());
        hex(&hash.as_bytes()[..8])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_alike_under_one_key_and_otherwise_under_another() {
        let key = AddressKey::random();
        let other = AddressKey::random();
        let address: IpAddr = "203.0.113.7".parse().unwrap();
        assert_eq!(key.shown(address), key.shown("::ffff:203.0.113.7".parse().unwrap()));
        assert_ne!(key.shown(address), key.shown("203.0.113.8".parse().unwrap()));
        assert_ne!(key.shown(address), other.shown(address));
    }
}
