//! A client that talks to the server over a socket.

use super::{Known, Served, Somebody, in_time};
use dealer::Quick;
use futures_util::{SinkExt, StreamExt};
use kernel::Game;
use serde_json::Value;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};
use wire::{Act, Along, Followed, Form, FromClient, Problem, ShortUpdate, TableId};

/// A client.
pub struct Client {
    stream: WebSocketStream<TcpStream>,
    number: u64,
    pub tables: BTreeMap<TableId, Known>,
    /// The texts that short updates change.
    followed: BTreeMap<TableId, Followed>,
    /// All messages except updates.
    pub notes: Vec<Value>,
    /// Every text that was received, to search in.
    pub heard: Vec<String>,
}

impl Client {
    /// Connects as a person, and greets.
    pub async fn new(served: &Served, who: &Somebody) -> Client {
        Client::at(served.address, Some(who)).await
    }

    pub async fn at(address: SocketAddr, who: Option<&Somebody>) -> Client {
        let mut client = Client::silent(address, who, None).await.unwrap();
        client.say(&FromClient::Hello { version: wire::VERSION, lang: "en".to_owned() }).await;
        let welcome = client.note("welcome").await;
        let person = who.map(|who| who.person.0);
        assert_eq!(welcome["person"].as_u64(), person);
        client
    }

    /// Connects and says nothing; the origin is what a browser would send.
    pub async fn silent(
        address: SocketAddr,
        who: Option<&Somebody>,
        origin: Option<&str>,
    ) -> Result<Client, tungstenite::Error> {
        let mut request = format!("ws://{address}/api/v1/socket").into_client_request().unwrap();
        let headers = request.headers_mut();
        if let Some(who) = who {
            headers.insert("authorization", format!("Bearer {}", who.token).parse().unwrap());
        }
        if let Some(origin) = origin {
            headers.insert("origin", origin.parse().unwrap());
        }
        let stream = TcpStream::connect(address).await.unwrap();
        stream.set_nodelay(true).unwrap();
        Client::over(stream, request).await
    }

    /// Connects with small buffers for unread bytes, and greets.
    pub async fn narrow(served: &Served, who: &Somebody) -> Client {
        let mut request =
            format!("ws://{}/api/v1/socket", served.address).into_client_request().unwrap();
        let bearer = format!("Bearer {}", who.token).parse().unwrap();
        request.headers_mut().insert("authorization", bearer);
        let socket = tokio::net::TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4096).unwrap();
        let stream = socket.connect(served.address).await.unwrap();
        let mut client = Client::over(stream, request).await.unwrap();
        client.say(&FromClient::Hello { version: wire::VERSION, lang: "en".to_owned() }).await;
        client.note("welcome").await;
        client
    }

    async fn over(
        stream: TcpStream,
        request: tungstenite::handshake::client::Request,
    ) -> Result<Client, tungstenite::Error> {
        let (stream, _) = tokio_tungstenite::client_async(request, stream).await?;
        let tables = BTreeMap::new();
        let followed = BTreeMap::new();
        let notes = Vec::new();
        Ok(Client { stream, number: 0, tables, followed, notes, heard: Vec::new() })
    }

    pub async fn say(&mut self, message: &FromClient) {
        self.send(Message::text(serde_json::to_string(message).unwrap())).await;
    }

    pub async fn try_say(&mut self, message: &FromClient) -> Result<(), tungstenite::Error> {
        self.try_send(Message::text(serde_json::to_string(message).unwrap())).await
    }

    pub async fn try_send(&mut self, message: Message) -> Result<(), tungstenite::Error> {
        in_time("the server reads what is sent", self.stream.send(message)).await
    }

    pub async fn send(&mut self, message: Message) {
        in_time("the server reads what is sent", self.stream.send(message)).await.unwrap();
    }

    /// Receives one frame; the error says how the connection ended.
    pub async fn hear(&mut self) -> Result<(), String> {
        let frame = match in_time("a message of the server", self.stream.next()).await {
            Some(Ok(frame)) => frame,
            Some(Err(error)) => return Err(error.to_string()),
            None => return Err("gone".to_owned()),
        };
        match frame {
            Message::Text(text) => self.take(text.as_str()),
            Message::Close(frame) => {
                return Err(frame.map_or("closed".to_owned(), |frame| frame.code.to_string()));
            }
            _ => {}
        }
        Ok(())
    }

    fn take(&mut self, text: &str) {
        self.heard.push(text.to_owned());
        let mut message: Value = serde_json::from_str(text).unwrap();
        if message["say"] == "short" {
            let short: ShortUpdate = serde_json::from_value(message).unwrap();
            let followed = self.followed.entry(short.table.clone()).or_default();
            message = followed.hear(short, play_along).unwrap();
        } else if message["say"] != "update" {
            self.notes.push(message);
            return;
        }
        let id: TableId = message["table"].as_str().unwrap().parse().unwrap();
        let known = self.tables.entry(id).or_default();
        let after = message["after"].as_u64().unwrap();
        if after != known.sequence() {
            known.told.retain(|line, _| *line <= after);
        }
        for told in message["told"].as_array().unwrap() {
            known.told.insert(told["sequence"].as_u64().unwrap(), told.clone());
        }
        if !message["view"].is_null() {
            known.view = message["view"].clone();
        }
        known.update = message;
        known.updates += 1;
    }

    /// Waits until the connection ends, and returns how.
    pub async fn end(&mut self) -> String {
        let ending = async {
            loop {
                if let Err(end) = self.hear().await {
                    return end;
                }
            }
        };
        in_time("the server ends the connection", ending).await
    }

    /// Receives until `found` returns a value.
    async fn hear_until<T>(
        &mut self,
        what: &str,
        mut found: impl FnMut(&mut Client) -> Option<T>,
    ) -> T {
        let hearing = async {
            loop {
                if let Some(found) = found(self) {
                    return found;
                }
                if let Err(end) = self.hear().await {
                    panic!("the connection ended ({end}) before {what}");
                }
            }
        };
        in_time(what, hearing).await
    }

    /// Waits for a message of this kind, and takes it.
    pub async fn note(&mut self, say: &str) -> Value {
        self.hear_until(&format!("the message ‘{say}’"), |client| {
            let found = client.notes.iter().position(|note| note["say"] == say)?;
            Some(client.notes.remove(found))
        })
        .await
    }

    pub async fn watch(&mut self, table: &TableId) -> &Known {
        self.watch_since(table, 0).await
    }

    pub async fn watch_since(&mut self, table: &TableId, since: u64) -> &Known {
        self.watch_as(table, since, Form::Full).await
    }

    pub async fn watch_as(&mut self, table: &TableId, since: u64, form: Form) -> &Known {
        let before = self.tables.get(table).map_or(0, |known| known.updates);
        self.say(&FromClient::Watch { table: table.clone(), since, form }).await;
        self.until(table, |known| known.updates > before).await
    }

    /// Waits until the state of a table is as expected.
    pub async fn until(&mut self, table: &TableId, expected: impl Fn(&Known) -> bool) -> &Known {
        self.hear_until("what is expected of a table", |client| {
            client.tables.get(table).filter(|known| expected(known)).map(drop)
        })
        .await;
        &self.tables[table]
    }

    /// Acts and waits for the answer.
    pub async fn act(&mut self, table: &TableId, act: Act) -> Result<u64, Problem> {
        self.number += 1;
        let number = self.number;
        self.say(&FromClient::Act { table: table.clone(), number, act }).await;
        let answered = |note: &Value| note["number"].as_u64() == Some(number);
        let answer = self.hear_until("the answer to an act", |client| {
            let found = client.notes.iter().position(answered)?;
            Some(client.notes.remove(found))
        });
        let answer = answer.await;
        match answer["say"].as_str() {
            Some("done") => Ok(answer["sequence"].as_u64().unwrap()),
            _ => Err(serde_json::from_value(answer["problem"].clone()).unwrap()),
        }
    }

    pub async fn ready(&mut self, table: &TableId) {
        let nonce = *blake3::hash(&self.number.to_le_bytes()).as_bytes();
        self.act(table, Act::Ready { nonce }).await.unwrap();
    }

    pub fn known(&self, table: &TableId) -> &Known {
        &self.tables[table]
    }

    /// Waits until it is this client's turn, or the game is over; returns `true` for the former.
    pub async fn my_turn(&mut self, table: &TableId) -> bool {
        let ready = |known: &Known| known.phase() == "over" || !known.legal().is_empty();
        self.until(table, ready).await.phase() != "over"
    }

    /// Plays the legal move that `pick` selects.
    pub async fn play(&mut self, table: &TableId, pick: u64) -> Result<u64, Problem> {
        let known = &self.tables[table];
        let legal = known.legal();
        let mv = legal[(pick % legal.len() as u64) as usize].clone();
        let sequence = self.act(table, Act::Move { answers: known.answers(), mv }).await?;
        self.until(table, |known| known.sequence() >= sequence).await;
        Ok(sequence)
    }

    /// Plays to the end of the game.
    pub async fn play_out(&mut self, table: &TableId, mut pick: u64) {
        while self.my_turn(table).await {
            pick = pick.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            self.play(table, pick >> 33).await.unwrap();
        }
    }
}

/// Returns a follower that plays the game along, if its rules allow it.
pub fn play_along(game: &str, view: Value) -> Option<Box<dyn Along>> {
    fn imagine<G: Game>(view: &G::View) -> G {
        G::imagine(view, &mut Quick::new(0))
    }
    games::with_game!(game, G => wire::play_along(view, imagine::<G>)).flatten()
}
