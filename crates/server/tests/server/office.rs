//! A service on its own store, asked without a port by people with cookies or tokens; and a clock
//! that tests set.

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use server::config::Config;
use server::{Clock, State, app};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use store::{NewPerson, NewTable, SeatSummary, Store, Summary};
use table::Person;
use tower::ServiceExt;
use wire::TableId;

/// A clock that stops until time is made to pass, or it is set.
pub struct Jumping {
    steady_ms: AtomicU64,
    offset_ms: AtomicU64,
}

impl Jumping {
    pub fn forward(&self, ms: u64) {
        self.steady_ms.fetch_add(ms, Ordering::Relaxed);
    }

    /// Sets the clock ahead.
    pub fn jump_ahead(&self, ms: u64) {
        self.offset_ms.fetch_add(ms, Ordering::Relaxed);
    }

    /// Sets the clock back.
    pub fn jump_back(&self, ms: u64) {
        self.offset_ms.fetch_sub(ms, Ordering::Relaxed);
    }
}

impl Clock for Jumping {
    fn now_ms(&self) -> u64 {
        self.offset_ms.load(Ordering::Relaxed) + self.steady_ms()
    }

    fn steady_ms(&self) -> u64 {
        self.steady_ms.load(Ordering::Relaxed)
    }
}

/// A folder that is deleted after the test.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("emberwake-server-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The service.
pub struct Office {
    pub app: Router,
    pub state: State,
    pub store: Arc<dyn Store>,
    pub clock: Arc<Jumping>,
    folder: Folder,
}

/// An answer.
#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    /// Returns the body of a successful answer; panics otherwise.
    #[track_caller]
    pub fn fine(self) -> Value {
        assert!(self.status.is_success(), "{self:?}");
        if self.text.is_empty() { Value::Null } else { self.json() }
    }

    /// Returns the problem's code; panics if the status is another.
    #[track_caller]
    pub fn refused(self, status: u16) -> String {
        assert_eq!(self.status.as_u16(), status, "{self:?}");
        let problem = self.json();
        assert!(problem["text"].as_str().unwrap().ends_with('.'), "{self:?}");
        problem["code"].as_str().unwrap().to_owned()
    }

    /// Returns the cookie that was set, as it is sent back.
    pub fn cookie(&self) -> Option<String> {
        let value = self.headers.get("set-cookie")?.to_str().unwrap();
        value.split(';').next().map(str::to_owned)
    }
}

impl Office {
    pub async fn open() -> Office {
        Office::with(Config::default()).await
    }

    pub async fn with(config: Config) -> Office {
        let folder = Folder::new();
        let address = format!("sqlite:{}", folder.0.join("test.db").display());
        let store = store::open(&address, store::StoreOptions::default()).await.unwrap();
        let clock = Arc::new(Jumping {
            steady_ms: AtomicU64::new(0),
            offset_ms: AtomicU64::new(1_800_000_000_000),
        });
        let state = State::with(Arc::clone(&store), Arc::<Jumping>::clone(&clock), config);
        let app = app(state.clone());
        Office { app, state, store, clock, folder }
    }

    /// Returns the path of the store's file.
    pub fn file(&self) -> PathBuf {
        self.folder.0.join("test.db")
    }

    /// Forgets everything but what is stored, as a new process does.
    pub fn restart(&mut self) {
        let config = Config::default();
        self.state =
            State::with(Arc::clone(&self.store), Arc::<Jumping>::clone(&self.clock), config);
        self.app = app(self.state.clone());
    }

    pub async fn send(&self, request: Request<Body>) -> Answer {
        let response = self.app.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.unwrap().to_bytes();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Answer { status: parts.status, headers: parts.headers, text }
    }

    /// Sends a request as the person with this cookie.
    pub async fn ask(&self, who: &str, method: Method, path: &str, body: Option<Value>) -> Answer {
        let request = Request::builder().method(method).uri(path).header("host", "games.example");
        let request = match who.strip_prefix("Bearer ") {
            Some(_) => request.header("authorization", who),
            None if who.is_empty() => request,
            None => request.header("cookie", who),
        };
        let request = request.header("content-type", "application/json");
        let body = body.map_or(Body::empty(), |body| Body::from(body.to_string()));
        self.send(request.body(body).unwrap()).await
    }

    pub async fn get(&self, who: &str, path: &str) -> Answer {
        self.ask(who, Method::GET, path, None).await
    }

    pub async fn post(&self, who: &str, path: &str, body: Value) -> Answer {
        self.ask(who, Method::POST, path, Some(body)).await
    }

    /// Returns a guest's cookie.
    pub async fn guest(&self, name: &str) -> String {
        let answer = self.post("", "/api/v1/guest", json!({ "name": name, "lang": "en" })).await;
        answer.cookie().unwrap_or_else(|| panic!("{answer:?}"))
    }

    /// Returns the cookie of a person with an account.
    pub async fn account(&self, name: &str, login: &str) -> String {
        let guest = self.guest(name).await;
        let body = json!({ "login": login, "password": PASSWORD });
        let answer = self.post(&guest, "/api/v1/me/account", body).await;
        answer.cookie().unwrap_or_else(|| panic!("{answer:?}"))
    }

    /// Presses the button on the page of this link.
    pub async fn confirm(&self, link: &str) {
        let page = self.get("", link).await;
        assert!(page.text.contains("<button>"), "{page:?}");
        let form = Request::post(link).header("content-type", "application/x-www-form-urlencoded");
        assert!(self.send(form.body(Body::empty()).unwrap()).await.status.is_success());
    }

    /// Returns the number of the person with this cookie.
    pub async fn number(&self, who: &str) -> u64 {
        self.get(who, "/api/v1/me").await.fine()["person"].as_u64().unwrap()
    }

    /// Opens a Campfire table for two, with the owner in the first seat. Returns its name.
    pub async fn table(&self, owner: &str, extra: Value) -> String {
        let mut body = json!({
            "game": "campfire", "setup": { "players": 2 }, "chairs": ["me", "open"],
        });
        body.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
        let answer = self.post(owner, "/api/v1/tables", body).await.fine();
        answer["id"].as_str().unwrap().to_owned()
    }

    /// Opens a rated table like [`Office::table`].
    pub async fn rated(&self, owner: &str, extra: Value) -> String {
        let mut rated = json!({ "rated": true, "clock": { "kind": "per-move", "ms": 600_000 } });
        rated.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
        self.table(owner, rated).await
    }

    pub async fn act(&self, who: &str, table: &str, act: Value) -> Answer {
        self.post(who, &format!("/api/v1/tables/{table}/acts"), act).await
    }

    /// Seats two people and begins the game.
    pub async fn begin(&self, table: &str, [owner, other]: [&str; 2]) {
        self.act(other, table, json!({ "what": "sit", "seat": 1 })).await.fine();
        for (who, nonce) in [(owner, "11"), (other, "22")] {
            let act = json!({ "what": "ready", "nonce": nonce.repeat(32) });
            self.act(who, table, act).await.fine();
        }
        self.act(owner, table, json!({ "what": "start" })).await.fine();
    }

    /// Plays the first legal move of the deciding player, until everyone has moved.
    pub async fn play_first_round(&self, table: &str, seats: &[&str]) {
        let mut waiting = seats.to_vec();
        while !waiting.is_empty() {
            for who in seats {
                let update = self.update(who, table).await;
                if let Some(mv) = update["legal"].get(0) {
                    let answers = &update["status"]["answers"];
                    let act = json!({ "what": "move", "answers": answers, "move": mv });
                    self.act(who, table, act).await.fine();
                    waiting.retain(|other| other != who);
                }
            }
        }
    }

    /// Plays the first legal move of the deciding player, until the game is over.
    pub async fn play_to_the_end(&self, table: &str, seats: &[&str]) {
        for _ in 0..5000 {
            let mut over = true;
            for who in seats {
                let update = self.update(who, table).await;
                let Some(mv) = update["legal"].get(0) else {
                    over &= update["status"]["phase"] == "over";
                    continue;
                };
                let answers = &update["status"]["answers"];
                let act = json!({ "what": "move", "answers": answers, "move": mv });
                self.act(who, table, act).await.fine();
                over = false;
            }
            if over {
                return;
            }
        }
        panic!("the game does not end");
    }

    /// Stores a person, and returns their number.
    pub async fn somebody(&self) -> u64 {
        let (name, lang) = ("Somebody".to_owned(), "en".to_owned());
        let now_ms = self.clock.now_ms();
        let new = NewPerson { name, lang, bot: false, owner: None, now_ms };
        self.store.create_person(new).await.unwrap().0
    }

    /// Stores a table at which this person must decide, without a game.
    pub async fn turn_of(&self, person: u64) {
        let now_ms = self.clock.now_ms();
        let person = Some(Person(person));
        let summary = Summary {
            phase: "playing".to_owned(),
            seats: vec![SeatSummary { person, level: None }],
            to_act: person,
            answers: 1,
            turn_ms: Some(now_ms),
            deadline_ms: None,
            wake_ms: None,
        };
        let mut id = [0; _];
        getrandom::fill(&mut id).unwrap();
        let table = NewTable {
            id: TableId::from_bytes(id),
            game: "campfire".to_owned(),
            seed: [0; 32],
            listed: false,
            rated: false,
            programs: false,
            days: false,
            listed_max: None,
            owner: None,
            rematch_of: None,
            about: String::new(),
            now_ms,
            lines: Vec::new(),
            summary,
        };
        self.store.create_table(table).await.unwrap();
    }

    pub async fn update(&self, who: &str, table: &str) -> Value {
        let path = format!("/api/v1/tables/{table}/update?since=0");
        self.get(who, &path).await.fine()
    }
}

/// A password that is not easily guessed.
pub const PASSWORD: &str = "six geese on a fence";
