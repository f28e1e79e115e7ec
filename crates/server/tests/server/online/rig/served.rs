//! A server that runs in this process, and people who are known to it.

use super::super::store::Scratch;
use super::{T0, TestClock, in_time};
use ::store::{NewPerson, Session, SessionHash, SessionKind, Store};
use kernel::notation::hex;
use server::config::Config;
use server::{Clock, NewTableRequest, Settings, State, run};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use table::{Chair, HostingOptions, Level, Person};
use texts::Lang;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use wire::TableId;

/// A running server.
pub struct Served {
    pub state: State,
    pub address: SocketAddr,
    pub store: Arc<dyn Store>,
    pub clock: Arc<TestClock>,
    stop: Option<oneshot::Sender<()>>,
    task: tokio::task::JoinHandle<()>,
    folder: Option<Scratch>,
}

/// Returns settings with limits that no test reaches by accident.
pub fn generous() -> Settings {
    Settings {
        messages_per_second: 10_000,
        messages_burst: 10_000,
        bot_think_max: Duration::from_millis(50),
        ..Settings::default()
    }
}

impl Served {
    /// Starts a server on its own store.
    pub async fn new() -> Served {
        Served::with(generous()).await
    }

    /// Starts a server on its own store, with these settings.
    pub async fn with(settings: Settings) -> Served {
        let folder = Scratch::new();
        let mut served = Served::on(folder.store().await, TestClock::new(), settings).await;
        served.folder = Some(folder);
        served
    }

    /// Starts a server on this store.
    pub async fn on(store: Arc<dyn Store>, clock: Arc<TestClock>, settings: Settings) -> Served {
        Served::configured(store, clock, Config { settings, ..Config::default() }).await
    }

    /// Starts a server on this store, with this configuration except for the rate limits.
    pub async fn configured(
        store: Arc<dyn Store>,
        clock: Arc<TestClock>,
        mut config: Config,
    ) -> Served {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
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

    /// Stops the server as an operator would.
    pub async fn stop(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        in_time("the server stops", self.task).await.unwrap();
    }

    /// Returns the value of a metric.
    pub async fn metric(&self, name: &str) -> u64 {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let request = "GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut page = String::new();
        in_time("the figures", stream.read_to_string(&mut page)).await.unwrap();
        let wanted = format!("emberwake_{name} ");
        let value = page.lines().find_map(|line| line.strip_prefix(wanted.as_str()));
        value.unwrap_or_else(|| panic!("no {name} in {page}")).parse().unwrap()
    }

    /// Creates a person.
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

    /// Opens a table of this game: `p` is the owner, `o` an open seat, `b` a bot.
    pub async fn table(&self, owner: &Somebody, game: &str, chairs: &str) -> TableId {
        let options = HostingOptions::live(Level::new("easy").unwrap());
        self.table_with(owner, game, chairs, options).await
    }

    pub async fn table_with(
        &self,
        owner: &Somebody,
        game: &str,
        chairs: &str,
        options: HostingOptions,
    ) -> TableId {
        let request = request(owner.person, game, chairs, options);
        self.state.hub.create(request, owner.person, Lang::En).await.unwrap()
    }
}

pub fn request(
    owner: Person,
    game: &str,
    chairs: &str,
    options: HostingOptions,
) -> NewTableRequest {
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
        listed_max: None,
        days: false,
        rated: false,
        programs: false,
    }
}

/// A person who is signed in.
#[derive(Clone, Debug)]
pub struct Somebody {
    pub person: Person,
    pub token: String,
}
