//! A series of games, each of which follows from the series' seed and its own number alone.

use crate::registry::Offered;
use crate::seeds::{bot_number, game_number};
use bots::BotConfig;
use dealer::{Dealer, Seed, tag_reveal, tags_before};
use kernel::{Journal, Record, Seat, Turn, Viewer};

/// The common settings of all games of a series.
pub struct Series<G: Offered> {
    /// The setup of the table.
    pub setup: G::Setup,
    /// The number that makes this series another than the others.
    pub seed: u64,
    /// The bots, who take the seats in this order and from the beginning again.
    pub bots: Vec<String>,
    /// Whether the bots move on by one seat with each game.
    pub rotate: bool,
    /// A game longer than this many turns is stopped.
    pub turns_max: u32,
}

impl<G: Offered> Series<G> {
    /// The name of a game's record.
    pub fn file_name(&self, index: u64) -> String {
        format!("{}-{}-{index}.rec", G::NAME, self.seed)
    }

    /// The game whose record has this name.
    pub fn index_of(&self, file_name: &str) -> Option<u64> {
        let prefix = format!("{}-{}-", G::NAME, self.seed);
        let index = file_name.strip_prefix(&prefix)?.strip_suffix(".rec")?.parse().ok()?;
        (self.file_name(index) == file_name).then_some(index)
    }

    /// Returns the bot in this seat in this game.
    pub fn bot(&self, index: u64, seat: Seat) -> &str {
        let shift = if self.rotate { index % self.bots.len() as u64 } else { 0 };
        &self.bots[(seat.index() + shift as usize) % self.bots.len()]
    }

    fn dealer_seed(&self, index: u64) -> Seed {
        Seed::from_number(game_number(self.seed, index))
    }

    /// Plays a game to its end, or until it has gone on for too long.
    pub fn play(&self, index: u64) -> Journal<G> {
        let mut journal = Journal::<G>::start(self.setup.clone()).expect("the setup was checked");
        let mut dealer = Dealer::new(&self.dealer_seed(index), &[]);
        let number = game_number(self.seed, index);
        let seats = Seat::all(journal.now().players());
        let bot = |seat: Seat| {
            let config = BotConfig::seed(bot_number(number, seat.0));
            G::bot(self.bot(index, seat), config)
        };
        let mut bots: Vec<_> = seats
            .map(|seat| bot(seat).unwrap_or_else(|_| unreachable!("the bots were checked")))
            .collect();
        let mut legal = Vec::new();
        loop {
            match journal.now().turn() {
                Turn::Over => return journal,
                _ if journal.now().turns() > self.turns_max => return journal,
                Turn::Chance => {
                    let outcome = dealer.answer(journal.now());
                    journal.resolve(outcome, &mut ()).expect("the dealer answers what is asked");
                }
                Turn::Seat(seat) => {
                    legal.clear();
                    journal.now().legal_moves(&mut legal);
                    let view = journal.now().view(Viewer::Seat(seat));
                    let mv = bots[seat.index()].choose(&view, &legal);
                    journal.play(seat, mv, &mut ()).expect("a bot chooses a legal move");
                }
            }
        }
    }

    /// The record of a finished game: the seed is committed to before it and revealed after it.
    pub fn record(&self, index: u64, journal: &Journal<G>) -> String {
        let seed = self.dealer_seed(index);
        let mut tags = tags_before(&seed, &[]);
        for seat in Seat::all(journal.now().players()) {
            tags.push((format!("bot.{seat}"), self.bot(index, seat).to_owned()));
        }
        let mut text = Record::<G>::header(&self.setup, &tags);
        for line in journal.lines() {
            text += &format!("{line}\n");
        }
        if let Some(standing) = journal.now().standing() {
            text += &Record::<G>::end_line(&standing);
        }
        let (key, value) = tag_reveal(&seed);
        text + &format!("tag {key} {value}\n")
    }
}
