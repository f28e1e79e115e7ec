//! A scripted person: plays random legal moves over the socket, whatever happens to the servers,
//! and remembers every byte it was sent.

use campfire::Campfire;
use kernel::notation::hex;
use kernel::{Game, Seat, Turn};
use load::{Address, Client, Frame, Heard, Socket};
use sea::Sea;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::time::Duration;
use table::{Phase, Status};
use wire::{
    Act, Code, Edits, Followed, Form, FromClient, FromServer, ShortUpdate, TableId, Texts,
    rest_edits,
};

/// The time without news after which a person checks again whether there is something to do.
const LOOK_AGAIN: Duration = Duration::from_secs(2);
/// The time without any progress after which the trial has failed.
const PATIENCE: Duration = Duration::from_secs(120);

/// A decision that the server has confirmed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Confirmed {
    /// The line it answers.
    pub answers: u64,
    /// The move, in notation.
    pub mv: String,
    /// The last line of the table when it was confirmed.
    pub sequence: u64,
    /// The time of arrival.
    pub at: std::time::Instant,
}

/// A person's memory of a table.
#[derive(Default)]
pub struct Memory {
    /// The received lines, by number, as JSON.
    pub told: BTreeMap<u64, String>,
    /// The decisions that were confirmed.
    pub confirmed: Vec<Confirmed>,
    /// Everything that was received, frame by frame. A short update is followed by the full one
    /// that it stands for.
    pub heard: Vec<String>,
    /// The number of short updates received.
    pub shorts: u32,
    /// The nonce that was taken.
    pub nonce: Option<String>,
    /// The number of times the socket broke.
    pub breaks: u32,
    /// The number of times another server was asked, and knew what had been confirmed.
    pub looks: u32,
}

/// The seat of spectators.
pub const NO_SEAT: u8 = u8::MAX;

/// A person on the way through one game.
pub struct Person {
    pub client: Client,
    pub seat: u8,
    pub owner: bool,
    pub memory: Memory,
    form: Form,
    luck: u64,
    last: u64,
    number: u64,
    pending: Option<(u64, Act)>,
}

impl Person {
    /// Someone who will sit in this seat; the number decides all choices.
    pub fn new(client: Client, seat: u8, owner: bool, luck: u64) -> Person {
        let memory = Memory::default();
        let form = Form::Full;
        Person { client, seat, owner, memory, form, luck, last: 0, number: 0, pending: None }
    }

    /// Follows by short updates, as the page does.
    pub fn with_short_updates(mut self) -> Person {
        self.form = Form::Short;
        self
    }

    fn random(&mut self, below: usize) -> usize {
        self.luck =
            self.luck.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (self.luck >> 33) as usize % below.max(1)
    }

    /// Plays the game at this table to its end, through any of these servers.
    pub async fn play(mut self, table: TableId, servers: &[Address]) -> Person {
        let patience = tokio::time::timeout(PATIENCE, async {
            loop {
                let server = servers[self.random(servers.len())];
                let ended = match self.client.at(server).socket().await {
                    Ok(socket) => self.follow(&table, socket, servers).await,
                    Err(_) => false,
                };
                if ended {
                    return;
                }
                self.memory.breaks += 1;
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        });
        let in_time = patience.await.is_ok();
        let seat = self.seat;
        let last = self.memory.heard.last();
        assert!(in_time, "seat {seat} of {table} waited too long: {last:?}");
        self
    }

    /// Follows the table until the game is over (`true`) or the socket breaks.
    async fn follow(&mut self, table: &TableId, mut socket: Socket, servers: &[Address]) -> bool {
        // The next update will show whether an act succeeded before the socket broke.
        self.pending = None;
        let watch = FromClient::Watch { table: table.clone(), since: self.last, form: self.form };
        if socket.say(&watch).await.is_err() {
            return false;
        }
        let mut known: Option<(Status, Vec<String>)> = None;
        let mut followed = Followed::default();
        loop {
            let text = match tokio::time::timeout(LOOK_AGAIN, socket.hear_text()).await {
                Ok(Ok(text)) => text,
                Ok(Err(_)) => return false,
                Err(_) => {
                    self.pending = None;
                    if self.next_act(table, &known, &mut socket).await {
                        continue;
                    } else {
                        return false;
                    }
                }
            };
            self.memory.heard.push(text.to_string());
            let frame: Frame = serde_json::from_str(&text).unwrap_or_else(|_| panic!("{text}"));
            let frame = match frame {
                FromServer::Short(short) => FromServer::Update(self.full(&mut followed, short)),
                frame => frame,
            };
            match frame {
                FromServer::Update(update) => {
                    let update = update.to_string();
                    let heard: Heard = serde_json::from_str(&update).unwrap();
                    self.note(&heard);
                    if heard.status.phase == Phase::Over {
                        return true;
                    }
                    known = Some((heard.status, heard.legal));
                }
                FromServer::Done { number, sequence } => {
                    self.confirm(number, sequence);
                    self.look_elsewhere(table, servers, sequence).await;
                }
                FromServer::Refused { number, problem } => {
                    let mine = self.pending.take_if(|(pending, _)| Some(*pending) == number);
                    let harmless = [Code::Stale, Code::AlreadyPlayed, Code::Unavailable];
                    // In the lobby several people act at the same time; the later act is refused.
                    let lobby =
                        mine.as_ref().is_some_and(|(_, act)| !matches!(act, Act::Move { .. }));
                    assert!(lobby || harmless.contains(&problem.code), "{problem:?} for {mine:?}");
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
                _ => {}
            }
            if !self.next_act(table, &known, &mut socket).await {
                return false;
            }
        }
    }

    /// Returns the full update that a short one stands for, with the legal moves by the rules.
    /// Everything in the short one must follow from what this person knew before and knows then.
    fn full(&mut self, followed: &mut Followed, short: serde_json::Value) -> serde_json::Value {
        let short: ShortUpdate = serde_json::from_value(short).unwrap();
        let old = if short.fresh { Texts::default() } else { followed.texts().clone() };
        let view = short.view.clone();
        let rest = short.rest.clone();
        // A step in a game with secrets might reveal one: such a game can't be played along.
        let mut update = followed.hear(short, play_along).unwrap();
        let texts = followed.texts();
        assert_eq!(view.unwrap_or_default(), Edits::between(&old.view, &texts.view));
        assert_eq!(rest, rest_edits(&old.rest, &texts.rest));
        update["legal"] = match update["game"].as_str() {
            Some(Sea::NAME) => legal_moves::<Sea>(&update),
            _ => legal_moves::<Campfire>(&update),
        };
        self.memory.shorts += 1;
        self.memory.heard.push(update.to_string());
        update
    }

    /// Whatever one server has confirmed, every other one that answers knows from then on.
    async fn look_elsewhere(&mut self, table: &TableId, servers: &[Address], sequence: u64) {
        if servers.len() < 2 || self.random(8) > 0 {
            return;
        }
        let server = servers[self.random(servers.len())];
        let path = format!("/api/v1/tables/{table}/update?since=0");
        let asked = self.client.at(server).ask(load::Method::GET, &path, None).await;
        // One that was just killed, or has lost its database, answers nothing.
        let Ok(answer) = asked else { return };
        if answer.status.is_success() {
            let heard: Heard = serde_json::from_slice(&answer.body).unwrap();
            let known = heard.status.sequence;
            assert!(known >= sequence, "line {sequence} was confirmed, an answer ends at {known}");
            self.memory.looks += 1;
        }
    }

    /// Remembers a line. If it comes twice, it must be the same.
    fn note(&mut self, heard: &Heard) {
        assert!(
            heard.after <= self.last,
            "lines between {} and {} are missing",
            self.last,
            heard.after
        );
        for line in &heard.told {
            let number = sequence_of(line);
            let before = self.memory.told.insert(number, line.get().to_owned());
            if let Some(before) = before {
                assert_eq!(before, line.get(), "line {number} was told twice and differently");
            }
        }
        assert!(heard.status.sequence >= self.last, "the table went back");
        self.last = heard.status.sequence;
    }

    fn confirm(&mut self, number: u64, sequence: u64) {
        let mine = self.pending.take_if(|(pending, _)| *pending == number);
        match mine {
            Some((_, Act::Move { answers, mv })) => {
                let at = std::time::Instant::now();
                self.memory.confirmed.push(Confirmed { answers, mv, sequence, at });
            }
            Some((_, Act::Ready { nonce })) => self.memory.nonce = Some(hex(&nonce)),
            _ => {}
        }
    }

    /// Does the next thing to do, once.
    async fn next_act(
        &mut self,
        table: &TableId,
        known: &Option<(Status, Vec<String>)>,
        socket: &mut Socket,
    ) -> bool {
        let (Some((status, legal)), None) = (known, &self.pending) else { return true };
        let Some(act) = self.decide(status, legal) else { return true };
        self.number += 1;
        let number = self.number;
        self.pending = Some((number, act.clone()));
        socket.say(&FromClient::Act { table: table.clone(), number, act }).await.is_ok()
    }

    fn decide(&mut self, status: &Status, legal: &[String]) -> Option<Act> {
        // Spectators have a seat that does not exist.
        let mine = status.seats.get(usize::from(self.seat))?;
        let played = self.memory.confirmed.iter().any(|done| done.answers == status.answers);
        match status.phase {
            Phase::Lobby if mine.occupant.person().is_none() => {
                Some(Act::Sit { seat: Seat(self.seat) })
            }
            Phase::Lobby if !mine.ready => {
                let byte = self.random(256) as u8;
                Some(Act::Ready { nonce: [byte; 32] })
            }
            Phase::Lobby => {
                let waiting = |seat: &table::SeatStatus| match seat.occupant.person() {
                    Some(_) => !seat.ready,
                    None => seat.occupant == table::Occupant::Empty,
                };
                let all_ready = !status.seats.iter().any(waiting);
                (self.owner && all_ready).then_some(Act::Start)
            }
            Phase::Playing if !legal.is_empty() && !played => {
                let mv = legal[self.random(legal.len())].clone();
                Some(Act::Move { answers: status.answers, mv })
            }
            _ => None,
        }
    }
}

/// The legal moves of the person who was sent this, as far as it decides.
fn legal_moves<G: Game>(update: &serde_json::Value) -> serde_json::Value {
    let status: Status = serde_json::from_value(update["status"].clone()).unwrap();
    let seat = update["seat"].as_u64().map(|seat| Turn::Seat(Seat(seat as u8)));
    let mut legal = Vec::new();
    if status.phase == Phase::Playing && seat == Some(status.turn) {
        let view: G::View = serde_json::from_value(update["view"].clone()).unwrap();
        G::imagine(&view, &mut dealer::Quick::new(1)).legal_moves(&mut legal);
    }
    legal.iter().map(ToString::to_string).collect()
}

/// Returns the number of a line.
fn sequence_of(line: &RawValue) -> u64 {
    #[derive(serde::Deserialize)]
    struct Numbered {
        sequence: u64,
    }
    let numbered: Numbered = serde_json::from_str(line.get()).unwrap();
    numbered.sequence
}

/// Plays a game along whose rules allow it.
fn play_along(game: &str, view: serde_json::Value) -> Option<Box<dyn wire::Along>> {
    fn imagine<G: Game>(view: &G::View) -> G {
        G::imagine(view, &mut dealer::Quick::new(0))
    }
    games::with_game!(game, G => wire::play_along(view, imagine::<G>)).flatten()
}
