//! The tables that a reader wants to see in the lists: filters, and page after page.

use wire::TableId;

/// The number of tables that a list shows at first, and adds each time.
pub const PAGE: usize = 20;
/// The maximum that the server returns together.
const TOGETHER_MAX: usize = 100;

/// The filters of the lists of other people's tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// The name of a game; empty for any.
    pub game: String,
    /// `live` or `days`; empty for any.
    pub pace: String,
    /// Whether only tables with a free seat are listed.
    pub free: bool,
    /// Whether only rated tables are listed.
    pub rated: bool,
    /// The number of tables in each list.
    pub count: usize,
}

/// A request for a part of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PageRequest {
    /// The path of the request.
    pub path: String,
    /// The number of tables that are requested. If fewer come, the list is complete.
    pub limit: usize,
}

impl Default for Wanted {
    fn default() -> Self {
        let any = String::new;
        Wanted { game: any(), pace: any(), free: false, rated: false, count: PAGE }
    }
}

impl Wanted {
    /// Changes a filter; the lists start over.
    pub fn filter(&mut self, change: impl FnOnce(&mut Wanted)) {
        change(self);
        self.count = PAGE;
    }

    /// Returns the request for what is missing from a list that has this many tables, the last of
    /// which is `last`. `None` if it is long enough.
    pub fn request(&self, which: &str, have: usize, last: Option<&TableId>) -> Option<PageRequest> {
        let limit = self.count.saturating_sub(have).min(TOGETHER_MAX);
        if limit == 0 {
            return None;
        }
        let mut path = format!("tables?which={which}&limit={limit}");
        for (name, value) in [("game", &self.game), ("pace", &self.pace)] {
            if !value.is_empty() {
                path.push_str(&format!("&{name}={value}"));
            }
        }
        for (name, is_wanted) in [("free", self.free), ("rated", self.rated)] {
            if is_wanted {
                path.push_str(&format!("&{name}=true"));
            }
        }
        if let Some(last) = last {
            path.push_str(&format!("&before={last}"));
        }
        Some(PageRequest { path, limit })
    }
}
