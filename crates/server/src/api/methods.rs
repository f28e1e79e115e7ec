//! The methods that each address has. A request with another one is refused before anything else is
//! looked at: who asks, how often, and from which site doesn't change that.

use super::openapi;
use axum::http::Method;
use std::sync::LazyLock;
use utoipa::openapi::path::PathItem;

/// An address, by its segments, and its methods as the header `Allow` lists them.
struct Address {
    segments: Vec<String>,
    allow: String,
}

/// Addresses that the description leaves out.
const UNDESCRIBED: [&str; 5] =
    ["/health", "/ready", "/metrics", "/api/v1/openapi.json", "/api/v1/socket"];

static ADDRESSES: LazyLock<Vec<Address>> = LazyLock::new(|| {
    let (_, api) = openapi::routes().split_for_parts();
    let described = api.paths.paths.iter().map(|(path, item)| (path.as_str(), methods(item)));
    let others = UNDESCRIBED.map(|path| (path, "GET,HEAD".to_owned()));
    let address = |(path, allow): (&str, String)| Address {
        segments: path.split('/').map(str::to_owned).collect(),
        allow,
    };
    described.chain(others).map(address).collect()
});

fn methods(item: &PathItem) -> String {
    let known = [
        ("GET,HEAD", item.get.is_some()),
        ("POST", item.post.is_some()),
        ("PUT", item.put.is_some()),
        ("PATCH", item.patch.is_some()),
        ("DELETE", item.delete.is_some()),
    ];
    let there: Vec<&str> =
        known.iter().filter(|(_, there)| *there).map(|(name, _)| *name).collect();
    there.join(",")
}

/// Returns the methods that this address has, if this is not one of them.
pub(crate) fn allowed_instead(method: &Method, path: &str) -> Option<&'static str> {
    let segments: Vec<&str> = path.split('/').collect();
    let found = ADDRESSES.iter().filter_map(|address| Some((address.fit(&segments)?, address)));
    // Like the router, this prefers an address that names a segment to one that takes any.
    let (_, address) = found.min_by_key(|(free, _)| *free)?;
    let has = address.allow.split(',').any(|name| name == method.as_str());
    (!has).then_some(&address.allow)
}

impl Address {
    /// Returns the number of segments that this address leaves open, if the path fits.
    fn fit(&self, path: &[&str]) -> Option<usize> {
        let is_open = |segment: &str| segment.starts_with('{');
        let fits =
            |(own, given): (&String, &&str)| own == given || is_open(own) && !given.is_empty();
        let fit = self.segments.len() == path.len() && self.segments.iter().zip(path).all(fits);
        fit.then(|| self.segments.iter().filter(|segment| is_open(segment)).count())
    }
}
