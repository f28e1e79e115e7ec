//! The legal moves in groups, and the one that is highlighted.

/// Moves that belong together, under a heading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group<H, M> {
    /// Their common heading.
    pub heading: H,
    /// The moves, in the order in which they are shown.
    pub moves: Vec<M>,
}

/// All legal moves in groups, one of them highlighted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Menu<H, M> {
    groups: Vec<Group<H, M>>,
    group: usize,
    item: usize,
}

impl<H, M> Default for Menu<H, M> {
    fn default() -> Self {
        Menu { groups: Vec::new(), group: 0, item: 0 }
    }
}

impl<H: Copy + Eq, M: Copy + Eq> Menu<H, M> {
    /// Sorts moves into groups by their headings, in the order in which headings first occur.
    pub fn new(moves: &[M], heading: impl Fn(&M) -> H) -> Menu<H, M> {
        let mut groups: Vec<Group<H, M>> = Vec::new();
        for mv in moves {
            let heading = heading(mv);
            match groups.iter_mut().find(|group| group.heading == heading) {
                Some(group) => group.moves.push(*mv),
                None => groups.push(Group { heading, moves: vec![*mv] }),
            }
        }
        Menu { groups, group: 0, item: 0 }
    }

    /// The groups.
    pub fn groups(&self) -> &[Group<H, M>] {
        &self.groups
    }

    /// Returns the index of the open group.
    pub fn open(&self) -> usize {
        self.group
    }

    /// Returns the index of the highlighted move in the open group.
    pub fn item(&self) -> usize {
        self.item
    }

    /// The highlighted move.
    pub fn highlighted(&self) -> Option<M> {
        self.groups.get(self.group).and_then(|group| group.moves.get(self.item)).copied()
    }

    /// All moves, group after group.
    pub fn moves(&self) -> impl Iterator<Item = M> + '_ {
        self.groups.iter().flat_map(|group| group.moves.iter().copied())
    }

    /// Highlights the next move, going on in the next group after the last of this one.
    pub fn down(&mut self) {
        if self.groups.is_empty() {
            return;
        }
        self.item += 1;
        if self.item == self.groups[self.group].moves.len() {
            self.right();
        }
    }

    /// Highlights the move before, going on in the group before.
    pub fn up(&mut self) {
        if self.groups.is_empty() {
            return;
        }
        if self.item > 0 {
            self.item -= 1;
        } else {
            self.left();
            self.item = self.groups[self.group].moves.len() - 1;
        }
    }

    /// Opens the next group.
    pub fn right(&mut self) {
        if !self.groups.is_empty() {
            self.group = (self.group + 1) % self.groups.len();
            self.item = 0;
        }
    }

    /// Opens the previous group.
    pub fn left(&mut self) {
        if !self.groups.is_empty() {
            self.group = (self.group + self.groups.len() - 1) % self.groups.len();
            self.item = 0;
        }
    }

    /// Highlights the first move.
    pub fn first(&mut self) {
        (self.group, self.item) = (0, 0);
    }

    /// Highlights the last move.
    pub fn last(&mut self) {
        self.first();
        self.up();
    }

    /// Highlights this move, if it is one of them.
    pub fn highlight(&mut self, mv: M) -> bool {
        for (group, entries) in self.groups.iter().enumerate() {
            if let Some(item) = entries.moves.iter().position(|other| *other == mv) {
                (self.group, self.item) = (group, item);
                return true;
            }
        }
        false
    }

    /// Highlights the next matching move after the highlighted one, and wraps around.
    pub fn next_where(&mut self, fits: impl Fn(&M) -> bool) -> bool {
        let moves: Vec<M> = self.moves().collect();
        let now = self.highlighted();
        let at = moves.iter().position(|mv| Some(*mv) == now).unwrap_or(0);
        let order = (1..=moves.len()).map(|step| moves[(at + step) % moves.len()]);
        let found = order.into_iter().find(|mv| fits(mv));
        found.is_some_and(|mv| self.highlight(mv))
    }
}
