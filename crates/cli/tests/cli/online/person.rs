//! A scripted person: plays random legal moves over the socket, whatever happens to the servers,
//! and remembers every byte it was told.

use load::{Address, Client, Frame, Heard, Socket};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::time::Duration;
use table::{Phase, Status};
use wire::{Act, Code, FromClient, FromServer, TableId};

/// After so long without news a person looks again whether there is something to do.
const LOOK_AGAIN: Duration = Duration::from_secs(2);
/// After so long without any progress the trial has failed.
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
    /// When that was heard.
    pub at: std::time::Instant,
}

/// What a person remembers of a table.
#[derive(Default)]
pub struct Memory {
    /// The lines told, by number, as JSON.
    pub told: BTreeMap<u64, String>,
    /// The decisions that were confirmed.
    pub confirmed: Vec<Confirmed>,
    /// Everything that was received, frame by frame.
    pub heard: Vec<String>,
    /// The nonce that was taken.
    pub nonce: Option<String>,
    /// How often the socket broke.
    pub breaks: u32,
}

/// The seat of those who only look on.
pub const NO_SEAT: u8 = u8::MAX;

/// A person on the way through one game.
pub struct Person {
    pub client: Client,
    pub seat: u8,
    pub owner: bool,
    pub memory: Memory,
    luck: u64,
    last: u64,
    number: u64,
    pending: Option<(u64, Act)>,
}

impl Person {
    /// Somebody who will sit in this seat; the number decides all choices.
    pub fn new(client: Client, seat: u8, owner: bool, luck: u64) -> Person {
        let memory = Memory::default();
        Person { client, seat, owner, memory, luck, last: 0, number: 0, pending: None }
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
                    Ok(socket) => self.follow(&table, socket).await,
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
        let (seat, last) = (self.seat, self.memory.heard.last());
        assert!(in_time, "seat {seat} of {table} waited too long: {last:?}");
        self
    }

    /// Follows the table until the game is over (`true`) or the socket breaks.
    async fn follow(&mut self, table: &TableId, mut socket: Socket) -> bool {
        // Whether an act went through before the socket broke, the next update will show.
        self.pending = None;
        let watch = FromClient::Watch { table: table.clone(), since: self.last };
        if socket.say(&watch).await.is_err() {
            return false;
        }
        let mut known: Option<(Status, Vec<String>)> = None;
        loop {
            let text = match tokio::time::timeout(LOOK_AGAIN, socket.hear_text()).await {
                Ok(Ok(text)) => text,
                Ok(Err(_)) => return false,
                Err(_) => {
                    self.pending = None;
                    match self.next_act(table, &known, &mut socket).await {
                        true => continue,
                        false => return false,
                    }
                }
            };
            self.memory.heard.push(text.to_string());
            let frame: Frame = serde_json::from_str(&text).unwrap_or_else(|_| panic!("{text}"));
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
                FromServer::Done { number, sequence } => self.confirm(number, sequence),
                FromServer::Refused { number, problem } => {
                    let mine = self.pending.take_if(|(pending, _)| Some(*pending) == number);
                    let harmless = [Code::Stale, Code::AlreadyPlayed, Code::Unavailable];
                    // In the lobby several people act at once; what came second is refused.
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

    /// Remembers what was told. Told twice, it must be the same.
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
            Some((_, Act::Ready { nonce })) => self.memory.nonce = Some(nonce),
            _ => {}
        }
    }

    /// Does what there is to do now, once.
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
            Phase::Lobby if mine.occupant.person().is_none() => Some(Act::Sit { seat: self.seat }),
            Phase::Lobby if !mine.ready => {
                let byte = self.random(256);
                Some(Act::Ready { nonce: format!("{byte:02x}").repeat(32) })
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

/// The number of a line that was told.
fn sequence_of(line: &RawValue) -> u64 {
    #[derive(serde::Deserialize)]
    struct Numbered {
        sequence: u64,
    }
    let numbered: Numbered = serde_json::from_str(line.get()).unwrap();
    numbered.sequence
}
