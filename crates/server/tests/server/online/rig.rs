//! A server on a port of its own, and clients that talk to it as any program would.

use super::store::Scratch;
use ::store::{NewPerson, Session, SessionHash, SessionKind, Store};
use futures_util::{SinkExt, StreamExt};
use kernel::notation::hex;
use serde_json::Value;
use server::config::Config;
use server::{Clock, NewTableRequest, Settings, State, run};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use table::{Chair, Level, Options, Person};
use texts::Lang;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};
use wire::{Act, FromClient, Problem, TableId};

/// When tests begin.
pub const T0: u64 = 1_800_000_000_000;
/// Longer than anything takes here: whoever waits so long waits in vain.
const PATIENCE: Duration = Duration::from_secs(30);

/// A clock that runs as all clocks do, and can be set.
pub struct TestClock {
    began: std::time::Instant,
    offset_ms: AtomicU64,
    /// How much time has passed that the test did not wait for.
    passed_ms: AtomicU64,
}

impl TestClock {
    pub fn new() -> Arc<TestClock> {
        let (offset_ms, passed_ms) = (AtomicU64::new(T0), AtomicU64::new(0));
        Arc::new(TestClock { began: std::time::Instant::now(), offset_ms, passed_ms })
    }

    /// Lets time pass.
    pub fn pass(&self, ms: u64) {
        self.passed_ms.fetch_add(ms, Ordering::SeqCst);
    }

    /// Jumps ahead, though no time has passed.
    pub fn jump_ahead(&self, ms: u64) {
        self.offset_ms.fetch_add(ms, Ordering::SeqCst);
    }

    /// Jumps back.
    pub fn jump_back(&self, ms: u64) {
        self.offset_ms.fetch_sub(ms, Ordering::SeqCst);
    }
}

impl Clock for TestClock {
    fn now_ms(&self) -> u64 {
        self.offset_ms.load(Ordering::SeqCst) + self.steady_ms()
    }

    fn steady_ms(&self) -> u64 {
        self.passed_ms.load(Ordering::SeqCst) + self.began.elapsed().as_millis() as u64
    }
}

/// A server that runs.
pub struct Served {
    pub state: State,
    pub address: SocketAddr,
    pub store: Arc<dyn Store>,
    pub clock: Arc<TestClock>,
    stop: Option<oneshot::Sender<()>>,
    task: tokio::task::JoinHandle<()>,
    folder: Option<Scratch>,
}

/// Settings that no test runs into by accident.
pub fn generous() -> Settings {
    Settings {
        messages_per_second: 10_000,
        messages_burst: 10_000,
        bot_think_max: Duration::from_millis(50),
        ..Settings::default()
    }
}

impl Served {
    /// A server on a store of its own.
    pub async fn new() -> Served {
        Served::with(generous()).await
    }

    /// A server on a store of its own, with these settings.
    pub async fn with(settings: Settings) -> Served {
        let folder = Scratch::new();
        let mut served = Served::on(folder.store().await, TestClock::new(), settings).await;
        served.folder = Some(folder);
        served
    }

    /// A server on this store.
    pub async fn on(store: Arc<dyn Store>, clock: Arc<TestClock>, settings: Settings) -> Served {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let mut config = Config { settings, ..Config::default() };
        config.rates.requests_per_minute = 1_000_000;
        let clock_of_state = Arc::clone(&clock) as Arc<dyn Clock>;
        let state = State::with(Arc::clone(&store), clock_of_state, config);
        let (stop, stopped) = oneshot::channel();
        let stopped = Box::pin(async {
            let _ = stopped.await;
        });
        let running = run(listener, state.clone(), stopped);
        let task = tokio::spawn(async move { running.await.unwrap() });
        Served { state, address, store, clock, stop: Some(stop), task, folder: None }
    }

    /// Stops it as an operator would.
    pub async fn stop(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        tokio::time::timeout(PATIENCE, self.task).await.unwrap().unwrap();
    }

    /// What the server has counted under this name.
    pub async fn metric(&self, name: &str) -> u64 {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let request = "GET /metrics HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n";
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut page = String::new();
        stream.read_to_string(&mut page).await.unwrap();
        let wanted = format!("emberwake_{name} ");
        let value = page.lines().find_map(|line| line.strip_prefix(wanted.as_str()));
        value.unwrap_or_else(|| panic!("no {name} in {page}")).parse().unwrap()
    }

    /// Somebody new.
    pub async fn person(&self, name: &str) -> Somebody {
        let new = NewPerson {
            name: name.to_owned(),
            lang: "en".to_owned(),
            bot: false,
            owner: None,
            now_ms: T0,
        };
        let person = self.store.create_person(new).await.unwrap();
        let token: [u8; 32] = blake3::hash(format!("{name} {person}").as_bytes()).into();
        let session = Session {
            hash: SessionHash(blake3::derive_key("emberwake session token 1", &token)),
            person,
            kind: SessionKind::Token,
            label: "test".to_owned(),
            created_ms: T0,
            seen_ms: T0,
            expires_ms: u64::MAX >> 2,
        };
        self.store.create_session(&session).await.unwrap();
        Somebody { person, token: hex(&token) }
    }

    /// A table of this game: `p` is the owner, `o` an open seat, `b` a bot.
    pub async fn table(&self, owner: &Somebody, game: &str, chairs: &str) -> TableId {
        let options = Options::live(Level::new("easy").unwrap());
        self.table_with(owner, game, chairs, options).await
    }

    pub async fn table_with(
        &self,
        owner: &Somebody,
        game: &str,
        chairs: &str,
        options: Options,
    ) -> TableId {
        let request = request(owner.person, game, chairs, options);
        self.state.hub.create(request, owner.person, Lang::En).await.unwrap()
    }
}

pub fn request(owner: Person, game: &str, chairs: &str, options: Options) -> NewTableRequest {
    let chair = |chair: char| match chair {
        'p' => Chair::Person(owner),
        'o' => Chair::Open,
        _ => Chair::Bot(Level::new("first-steps").unwrap()),
    };
    NewTableRequest {
        game: game.to_owned(),
        setup: vec![("players".to_owned(), chairs.len().to_string())],
        options,
        chairs: chairs.chars().map(chair).collect(),
        about: String::new(),
        listed: true,
        rated: false,
    }
}

/// Somebody who is signed in.
#[derive(Clone, Debug)]
pub struct Somebody {
    pub person: Person,
    pub token: String,
}

/// What a client knows of a table.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// The last update, whole.
    pub update: Value,
    /// The last view.
    pub view: Value,
    /// Everything that was told, by line.
    pub told: BTreeMap<u64, Value>,
    /// How many updates came.
    pub updates: usize,
}

impl Known {
    pub fn status(&self) -> &Value {
        &self.update["status"]
    }

    pub fn phase(&self) -> &str {
        self.status()["phase"].as_str().unwrap_or("")
    }

    pub fn sequence(&self) -> u64 {
        self.status()["sequence"].as_u64().unwrap_or(0)
    }

    pub fn answers(&self) -> u64 {
        self.status()["answers"].as_u64().unwrap()
    }

    pub fn legal(&self) -> Vec<String> {
        let legal = self.update["legal"].as_array().cloned().unwrap_or_default();
        legal.iter().map(|mv| mv.as_str().unwrap().to_owned()).collect()
    }

    /// What happened, in words.
    pub fn news(&self) -> Vec<&str> {
        self.told.values().filter_map(|told| told["news"]["what"].as_str()).collect()
    }

    pub fn heard(&self, what: &str) -> bool {
        self.news().contains(&what)
    }
}

/// A client.
pub struct Client {
    stream: WebSocketStream<TcpStream>,
    number: u64,
    pub tables: BTreeMap<TableId, Known>,
    /// Whatever came besides updates.
    pub notes: Vec<Value>,
    /// Every text that came, to search in.
    pub heard: Vec<String>,
}

impl Client {
    /// Connects as somebody, and greets.
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

    /// Connects over a line that holds little of what is not read, and greets.
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
        let (tables, notes) = (BTreeMap::new(), Vec::new());
        Ok(Client { stream, number: 0, tables, notes, heard: Vec::new() })
    }

    pub async fn say(&mut self, message: &FromClient) {
        self.send(Message::text(serde_json::to_string(message).unwrap())).await;
    }

    pub async fn try_say(&mut self, message: &FromClient) -> Result<(), tungstenite::Error> {
        self.stream.send(Message::text(serde_json::to_string(message).unwrap())).await
    }

    pub async fn try_send(&mut self, message: Message) -> Result<(), tungstenite::Error> {
        self.stream.send(message).await
    }

    pub async fn send(&mut self, message: Message) {
        self.stream.send(message).await.unwrap();
    }

    /// Hears one frame; the error is how the connection ended.
    pub async fn hear(&mut self) -> Result<(), String> {
        let next = tokio::time::timeout(PATIENCE, self.stream.next()).await;
        let frame = match next.expect("something comes in time") {
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
        let message: Value = serde_json::from_str(text).unwrap();
        if message["say"] != "update" {
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

    /// Waits until the connection ends, and says how.
    pub async fn end(&mut self) -> String {
        loop {
            if let Err(end) = self.hear().await {
                return end;
            }
        }
    }

    /// Waits for a message of this kind, and takes it.
    pub async fn note(&mut self, say: &str) -> Value {
        loop {
            if let Some(found) = self.notes.iter().position(|note| note["say"] == say) {
                return self.notes.remove(found);
            }
            self.hear().await.unwrap();
        }
    }

    pub async fn watch(&mut self, table: &TableId) -> &Known {
        self.watch_since(table, 0).await
    }

    pub async fn watch_since(&mut self, table: &TableId, since: u64) -> &Known {
        let before = self.tables.get(table).map_or(0, |known| known.updates);
        self.say(&FromClient::Watch { table: table.clone(), since }).await;
        while self.tables.get(table).map_or(0, |known| known.updates) == before {
            self.hear().await.unwrap();
        }
        &self.tables[table]
    }

    /// Waits until what is known of a table is as expected.
    pub async fn until(&mut self, table: &TableId, expected: impl Fn(&Known) -> bool) -> &Known {
        while !self.tables.get(table).is_some_and(&expected) {
            self.hear().await.unwrap();
        }
        &self.tables[table]
    }

    /// Does something and waits for the answer.
    pub async fn act(&mut self, table: &TableId, act: Act) -> Result<u64, Problem> {
        self.number += 1;
        let number = self.number;
        self.say(&FromClient::Act { table: table.clone(), number, act }).await;
        loop {
            let answered = |note: &Value| note["number"].as_u64() == Some(number);
            if let Some(found) = self.notes.iter().position(answered) {
                let answer = self.notes.remove(found);
                return match answer["say"].as_str() {
                    Some("done") => Ok(answer["sequence"].as_u64().unwrap()),
                    _ => Err(serde_json::from_value(answer["problem"].clone()).unwrap()),
                };
            }
            self.hear().await.unwrap();
        }
    }

    pub async fn ready(&mut self, table: &TableId) {
        let nonce = hex(blake3::hash(&self.number.to_le_bytes()).as_bytes());
        self.act(table, Act::Ready { nonce }).await.unwrap();
    }

    pub fn known(&self, table: &TableId) -> &Known {
        &self.tables[table]
    }

    /// Waits until it is this client's turn, or the game is over; says which.
    pub async fn my_turn(&mut self, table: &TableId) -> bool {
        let ready = |known: &Known| known.phase() == "over" || !known.legal().is_empty();
        self.until(table, ready).await.phase() != "over"
    }

    /// Plays one of the legal moves, whichever this number picks.
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

/// A table with these clients in its seats, begun. The first opens it.
pub async fn begun(
    served: &Served,
    game: &str,
    people: &[Somebody],
    bots: usize,
    options: Options,
) -> (TableId, Vec<Client>) {
    let chairs = format!("p{}{}", "o".repeat(people.len() - 1), "b".repeat(bots));
    let table = served.table_with(&people[0], game, &chairs, options).await;
    let mut clients = Vec::new();
    for (seat, somebody) in people.iter().enumerate() {
        let mut client = Client::new(served, somebody).await;
        client.watch(&table).await;
        if seat > 0 {
            client.act(&table, Act::Sit { seat: seat as u8 }).await.unwrap();
        }
        client.ready(&table).await;
        clients.push(client);
    }
    clients[0].act(&table, Act::Start).await.unwrap();
    for client in &mut clients {
        client.until(&table, |known| known.phase() == "playing").await;
    }
    (table, clients)
}

/// The client that is to decide.
pub async fn deciding(clients: &mut [Client], table: &TableId) -> Option<usize> {
    let newest = clients.iter().map(|client| client.known(table).sequence()).max().unwrap();
    for client in clients.iter_mut() {
        client.until(table, |known| known.sequence() >= newest).await;
    }
    clients.iter().position(|client| !client.known(table).legal().is_empty())
}

/// Waits until all have seen this line.
pub async fn all_see(clients: &mut [Client], table: &TableId, sequence: u64) {
    for client in clients {
        client.until(table, |known| known.sequence() >= sequence).await;
    }
}

pub fn live() -> Options {
    Options::live(Level::new("first-steps").unwrap())
}
