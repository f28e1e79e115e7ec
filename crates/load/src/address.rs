//! The address of the server: on this machine only, since a load tool aimed elsewhere is a weapon.

use std::fmt;
use std::net::SocketAddr;
use std::str::FromStr;

/// The address of a server on this machine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Address(SocketAddr);

/// The reason why an address is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AddressProblem {
    /// It is not `127.0.0.1:8080` or `http://127.0.0.1:8080/`.
    Unreadable(String),
    /// It is another machine's.
    NotLoopback(SocketAddr),
}

impl fmt::Display for AddressProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AddressProblem::Unreadable(text) => {
                write!(f, "‘{text}’ is no address such as http://127.0.0.1:8080/")
            }
            AddressProblem::NotLoopback(address) => write!(f, "{address} is not this machine"),
        }
    }
}

impl std::error::Error for AddressProblem {}

impl Address {
    /// Returns the socket address.
    pub fn socket(self) -> SocketAddr {
        self.0
    }

    /// The value of the header `Host`.
    pub fn host(self) -> String {
        self.0.to_string()
    }

    /// The value of the header `Origin` of a page from there.
    pub fn origin(self) -> String {
        format!("http://{}", self.0)
    }
}

impl TryFrom<SocketAddr> for Address {
    type Error = AddressProblem;

    fn try_from(address: SocketAddr) -> Result<Self, Self::Error> {
        if address.ip().is_loopback() {
            Ok(Address(address))
        } else {
            Err(AddressProblem::NotLoopback(address))
        }
    }
}

impl FromStr for Address {
    type Err = AddressProblem;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let bare = text.strip_prefix("http://").unwrap_or(text).trim_end_matches('/');
        let bare = bare.replace("localhost", "127.0.0.1");
        let address: Result<SocketAddr, _> = bare.parse();
        address.map_err(|_| AddressProblem::Unreadable(text.to_owned()))?.try_into()
    }
}
