//! What stands for an address in the log: a hash under a key that nobody knows and that ends with the
//! process. Lines about one client can be found together, and nobody can be found by them.

use crate::people::token::random;
use crate::rate_limit::address_key;
use kernel::notation::hex;
use std::net::IpAddr;

/// The key. It is never shown or stored.
#[derive(Clone, Copy)]
pub(crate) struct AddressKey([u8; 32]);

impl AddressKey {
    /// A key of its own.
    pub(crate) fn random() -> AddressKey {
        AddressKey(random())
    }

    /// What stands for an address, and for all that share its limits.
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
