//! Clients that lie, flood, stall and never end, against a real server: each is refused with a
//! sentence, a game beside them continues, and the server's memory stays small.

use super::person::Person;
use super::process::Process;
use super::raw::{Answer, Came, RawSocket, connect};
use super::tables::{guest, open};
use load::Address;
use std::io::Write;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// The maximum growth of a server's memory during an attack. Far more is sent.
const GROWTH_BYTES_MAX: u64 = 64 << 20;
/// The attackers' address, as a proxy reports it. Honest people have another.
const EVIL: &str = "x-forwarded-for: 203.0.113.66\r\n";
/// The default limits, except for people who play faster than people do.
const SETTINGS: &[&str] =
    &["--trust-proxy=1", "--acts-per-minute=60000", "--slow-reader-s=2", "--log-level=error"];

/// A server with honest people at it.
struct Siege {
    server: Process,
    runtime: Runtime,
    before_bytes: u64,
    _folder: TempDir,
}

impl Siege {
    fn begin() -> Siege {
        let folder = tempfile::tempdir().unwrap();
        let database = format!("sqlite:{}", folder.path().join("games.db").display());
        let server = Process::with(&database, &folder.path().join("server.log"), SETTINGS);
        let runtime = Runtime::new().unwrap();
        let mut siege = Siege { server, runtime, before_bytes: 0, _folder: folder };
        // The first game allocates what a server needs in any case.
        siege.runtime.block_on(game(siege.address(), 1));
        siege.before_bytes = siege.server.memory_bytes();
        siege
    }

    fn address(&self) -> Address {
        self.server.address()
    }

    /// Plays a whole game while the attack runs, and checks the memory.
    fn during<T: Send>(&self, attack: impl FnOnce(Address) -> T + Send) -> T {
        let address = self.address();
        let result = std::thread::scope(|scope| {
            let attack = scope.spawn(move || attack(address));
            self.runtime.block_on(game(address, 2));
            attack.join().unwrap()
        });
        let grown = self.server.memory_bytes().saturating_sub(self.before_bytes);
        assert!(grown < GROWTH_BYTES_MAX, "the server has taken {} MB more", grown >> 20);
        result
    }

    /// Ends it: the server still answers, and ends as it should.
    fn end(mut self) {
        self.runtime.block_on(game(self.address(), 3));
        self.server.stop();
        let printed = self.server.printed();
        assert!(!printed.contains("panicked"), "{printed}");
    }
}

/// Two people play a whole game.
async fn game(server: Address, luck: u64) {
    let servers = [server];
    let clients = [guest(&servers, "Ann").await, guest(&servers, "Ben").await];
    let table = open(&servers, &clients[0], "campfire", 2, 0).await.unwrap();
    let people: Vec<_> = (0u8..)
        .zip(clients)
        .map(|(seat, client)| {
            let person = Person::new(client, seat, seat == 0, luck << 8 | u64::from(seat));
            let table = table.clone();
            tokio::spawn(async move { person.play(table, &servers).await })
        })
        .collect();
    for person in people {
        let person = person.await.unwrap();
        assert_eq!(person.memory.breaks, 0, "somebody was thrown out");
    }
}

/// An evil guest's cookie.
fn evil_guest(address: Address) -> Answer {
    let head = format!("POST /api/v1/guest HTTP/1.1\r\n{EVIL}content-type: application/json\r\n");
    Answer::to(address, &head, r#"{"name":"Eve","lang":"en"}"#)
}

fn signed_in(cookie: &str) -> String {
    format!("{EVIL}cookie: {cookie}\r\n")
}

/// A request in JSON of the person with this cookie.
fn post(address: Address, path: &str, cookie: &str, body: &str) -> Answer {
    let head =
        format!("POST {path} HTTP/1.1\r\n{}content-type: application/json\r\n", signed_in(cookie));
    Answer::to(address, &head, body)
}

fn new_table(address: Address, cookie: &str) -> Answer {
    let body = r#"{"game":"campfire","setup":{"players":2},"chairs":["me","open"]}"#;
    post(address, "/api/v1/tables", cookie, body)
}

fn table_of(answer: &Answer) -> String {
    let body: serde_json::Value = serde_json::from_str(&answer.body).unwrap();
    body["id"].as_str().unwrap_or_else(|| panic!("{answer:?}")).to_owned()
}

#[test]
fn frames_that_break_the_protocol_end_their_socket_and_nothing_else() {
    let siege = Siege::begin();
    siege.during(|address| {
        // Not masked, of an unknown kind, no UTF-8, longer than the world, a control frame in
        // parts.
        let huge = [&[0x81, 0xff][..], &u64::MAX.to_be_bytes(), &[0; 4]].concat();
        let broken: [&[u8]; 5] = [
            &[0x81, 0x02, b'{', b'}'],
            &[0x83, 0x80, 0, 0, 0, 0],
            &[0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28],
            &huge,
            &[0x09, 0x80, 0, 0, 0, 0],
        ];
        for bytes in broken {
            let mut socket = RawSocket::greeted(address, EVIL);
            socket.stream.write_all(bytes).unwrap();
            let (end, _) = socket.end();
            assert!(matches!(end, Came::Closed(_) | Came::Gone), "{end:?}");
        }
        // A message in parts that never ends, large and small.
        for part in [&[b'x'; 1000][..], b"x", b""] {
            let mut socket = RawSocket::greeted(address, EVIL);
            let until = Instant::now() + Duration::from_secs(2);
            let mut sent = socket.frame(0x01, part);
            while sent.is_ok() && Instant::now() < until {
                sent = socket.frame(0x00, part);
            }
        }
        // A message that is too long, but not by much, is refused by a sentence.
        let mut socket = RawSocket::greeted(address, EVIL);
        socket.say(&"x".repeat(20_000)).unwrap();
        let Came::Text(refused) = socket.hear() else { panic!("no answer") };
        assert!(refused.contains("too-long"), "{refused}");
        socket.say(&"[".repeat(16_000)).unwrap();
        let Came::Text(refused) = socket.hear() else { panic!("no answer") };
        assert!(refused.contains("malformed"), "{refused}");
        // Another version gets a clear refusal.
        let mut socket = RawSocket::open(address, EVIL).ok().unwrap();
        socket.say(r#"{"say":"hello","version":99,"lang":"en"}"#).unwrap();
        let (end, codes) = socket.end();
        assert_eq!((end, codes), (Came::Closed(4406), vec!["version".to_owned()]));
        // Not even a socket.
        let head = format!("GET /api/v1/socket HTTP/1.1\r\n{EVIL}");
        let answer = Answer::to(address, &head, "");
        assert!((400..500).contains(&answer.status), "{answer:?}");
    });
    siege.end();
}

#[test]
fn floods_are_refused_with_the_time_to_wait_and_then_cut_off() {
    let siege = Siege::begin();
    siege.during(|address| {
        let cookie = evil_guest(address).cookie().unwrap();
        // Messages on one socket.
        let mut socket = RawSocket::greeted(address, &signed_in(&cookie));
        let table = table_of(&new_table(address, &cookie));
        let watch = format!(r#"{{"say":"watch","table":"{table}","since":0}}"#);
        let mut flood = socket.stream.try_clone().unwrap();
        std::thread::scope(|scope| {
            scope.spawn(move || {
                let mut flood_socket = RawSocket { stream: flood.try_clone().unwrap() };
                while flood_socket.say(&watch).is_ok() {}
                let _ = flood.flush();
            });
            let (end, codes) = socket.end();
            assert!(matches!(end, Came::Closed(1008) | Came::Gone), "{end:?}");
            assert!(codes.iter().all(|code| code == "too-many") && !codes.is_empty(), "{codes:?}");
        });
        // Tables to follow.
        let mut socket = RawSocket::greeted(address, &signed_in(&cookie));
        let mut refused = 0;
        let mut open = Vec::new();
        for _ in 0..70 {
            let answer = new_table(address, &cookie);
            match answer.status {
                200 => open.push(table_of(&answer)),
                _ => {
                    assert_eq!((answer.status, answer.code()), (429, "too-many".to_owned()));
                    assert!(answer.head.contains("retry-after: "), "{answer:?}");
                    refused += 1;
                }
            }
        }
        assert!(refused >= 5 && open.len() >= 55, "{refused} refused, {} open", open.len());
        for table in &open {
            socket.say(&format!(r#"{{"say":"watch","table":"{table}","since":0}}"#)).unwrap();
        }
        let mut too_many = 0;
        while too_many < open.len() - 50 {
            let Came::Text(text) = socket.hear() else { panic!("the socket ended") };
            too_many += usize::from(text.contains("too-many"));
        }
        // Sockets, guests and requests of one address.
        let mut sockets = Vec::new();
        let answer = loop {
            match RawSocket::open(address, EVIL) {
                Ok(socket) => sockets.push(socket),
                Err(answer) => break answer,
            }
            assert!(sockets.len() <= 200);
        };
        assert_eq!((answer.status, answer.code()), (429, "too-many".to_owned()));
        let mut guests = 0;
        let answer = loop {
            let answer = evil_guest(address);
            if answer.status != 200 {
                break answer;
            }
            guests += 1;
            assert!(guests <= 60);
        };
        assert_eq!((answer.status, answer.code()), (429, "too-many".to_owned()));
        let head = format!("GET /api/v1/tables?which=open HTTP/1.1\r\n{EVIL}");
        let statuses: Vec<u16> = (0..700).map(|_| Answer::to(address, &head, "").status).collect();
        assert!(statuses.contains(&429), "{statuses:?}");
        assert!(statuses.iter().all(|status| [200, 429].contains(status)), "{statuses:?}");
    });
    siege.end();
}

#[test]
fn those_who_do_not_read_are_let_go_and_cost_little() {
    let siege = Siege::begin();
    siege.during(|address| {
        let cookie = evil_guest(address).cookie().unwrap();
        let table = table_of(&new_table(address, &cookie));
        let mut stuck = Vec::new();
        for _ in 0..20 {
            stuck.push(RawSocket::greeted(address, &signed_in(&cookie)));
        }
        // All of them ask for everything again and again, and never look.
        let watch = format!(r#"{{"say":"watch","table":"{table}","since":0}}"#);
        std::thread::scope(|scope| {
            for socket in &mut stuck {
                let watch = &watch;
                socket.stream.set_write_timeout(Some(Duration::from_secs(5))).unwrap();
                scope.spawn(move || while socket.say(watch).is_ok() {});
            }
        });
    });
    let deadline = Instant::now() + Duration::from_secs(60);
    while siege.server.metric("sockets") > 0 {
        assert!(Instant::now() < deadline, "sockets stay open");
        std::thread::sleep(Duration::from_millis(100));
    }
    siege.end();
}

#[test]
fn connections_that_stop_in_the_middle_cost_little() {
    let siege = Siege::begin();
    siege.during(|address| {
        let mut half_open = Vec::new();
        for number in 0..300 {
            let mut stream = connect(address);
            let start = match number % 3 {
                0 => "".to_owned(),
                1 => format!("POST /api/v1/guest HTTP/1.1\r\n{EVIL}x-slow: "),
                _ => format!(
                    "POST /api/v1/guest HTTP/1.1\r\nhost: {}\r\n{EVIL}\
                     content-type: application/json\r\ncontent-length: 10000\r\n\r\n{{",
                    address.host()
                ),
            };
            stream.write_all(start.as_bytes()).unwrap();
            half_open.push(stream);
        }
        // Sockets that never greet are closed.
        let mut silent: Vec<RawSocket> =
            (0..50).map(|_| RawSocket::open(address, EVIL).ok().unwrap()).collect();
        for socket in &mut silent {
            assert_eq!(socket.end(), (Came::Closed(1008), Vec::new()));
        }
    });
    siege.end();
}

#[test]
fn pages_of_other_sites_forged_names_and_old_tokens_get_nowhere() {
    let siege = Siege::begin();
    siege.during(|address| {
        let cookie = evil_guest(address).cookie().unwrap();
        let table = table_of(&new_table(address, &cookie));
        let acts = format!("/api/v1/tables/{table}/acts");
        // Another site's page, with the cookie of its visitor.
        for (name, value) in [
            ("origin", "https://evil.example"),
            ("origin", "null"),
            ("sec-fetch-site", "cross-site"),
        ] {
            let head = format!(
                "POST {acts} HTTP/1.1\r\n{}{name}: {value}\r\ncontent-type: application/json\r\n",
                signed_in(&cookie)
            );
            let answer = Answer::to(address, &head, r#"{"what":"close"}"#);
            assert_eq!((answer.status, answer.code()), (403, "forbidden".to_owned()), "{value}");
        }
        for origin in ["https://evil.example", "null"] {
            let headers = format!("{}origin: {origin}\r\n", signed_in(&cookie));
            let answer = RawSocket::open(address, &headers).err().expect("another site's socket");
            assert_eq!((answer.status, answer.code()), (403, "forbidden".to_owned()), "{origin}");
        }
        // A form can't send JSON.
        let head =
            format!("POST {acts} HTTP/1.1\r\n{}content-type: text/plain\r\n", signed_in(&cookie));
        assert_eq!(Answer::to(address, &head, r#"{"what":"close"}"#).code(), "malformed");
        // Names and paths.
        for (name, code) in [
            (r"A\u202enn", "malformed"),
            (r"A\u0000nn", "malformed"),
            (r"A\nnn", "malformed"),
            (r"A\u200bnn", "malformed"),
            (r"\u2066Ann", "malformed"),
            (&*"a".repeat(25), "malformed"),
            (&*"a".repeat(15_000), "malformed"),
            (&*"a".repeat(17_000), "too-long"),
        ] {
            let body = format!(r#"{{"name":"{name}"}}"#);
            let head = format!(
                "PUT /api/v1/me HTTP/1.1\r\n{}content-type: application/json\r\n",
                signed_in(&cookie)
            );
            let answer = Answer::to(address, &head, &body);
            assert_eq!(answer.code(), code, "{name}: {answer:?}");
        }
        let markup = r#"<img src=x onerror=1>'--"#;
        let head = format!(
            "PUT /api/v1/me HTTP/1.1\r\n{}content-type: application/json\r\n",
            signed_in(&cookie)
        );
        let answer = Answer::to(address, &head, &format!(r#"{{"name":"{markup}"}}"#));
        assert!(answer.body.contains(markup), "a name is any text: {answer:?}");
        assert!(answer.head.contains("content-type: application/json"), "{answer:?}");
        assert!(answer.head.contains("x-content-type-options: nosniff"), "{answer:?}");
        for path in [
            "/../../../../etc/passwd",
            "/%2e%2e/%2e%2e/etc/passwd",
            "/..%5c..%5cwindows",
            "/api/v1/tables/1'%20OR%20'1'='1",
            "/api/v1/tables/aaaaaaaaaaaaaaaa';DROP%20TABLE%20tables;--/record",
            "/api/v1/people/1%20UNION%20SELECT%20password%20FROM%20persons",
            "/api/v1/records/%00",
        ] {
            let answer = Answer::to(address, &format!("GET {path} HTTP/1.1\r\n{EVIL}"), "");
            assert!([400, 404].contains(&answer.status), "{path}: {answer:?}");
            assert!(!answer.body.contains("root:") && !answer.body.contains("argon2"));
        }
        // A line of chat as long as a book, and moves for others.
        let say = format!(r#"{{"what":"say","text":"{}"}}"#, "a".repeat(501));
        assert_eq!(post(address, &acts, &cookie, &say).code(), "too-long");
        let say = format!(r#"{{"what":"say","text":"{}"}}"#, "a".repeat(1_000_000));
        assert_eq!(post(address, &acts, &cookie, &say).code(), "too-long");
        // A person who signs out is out, on the socket too, and the token stops working.
        let mut socket = RawSocket::greeted(address, &signed_in(&cookie));
        let out = post(address, "/api/v1/sign-out", &cookie, "{}");
        assert_eq!(out.status, 204, "{out:?}");
        assert_eq!(socket.end().0, Came::Closed(4401));
        assert_eq!(post(address, &acts, &cookie, r#"{"what":"close"}"#).code(), "signed-out");
        // Without a session, they may watch like anyone.
        let mut socket = RawSocket::greeted(address, &signed_in(&cookie));
        let act =
            format!(r#"{{"say":"act","table":"{table}","number":1,"act":{{"what":"stand"}}}}"#);
        socket.say(&act).unwrap();
        let Came::Text(refused) = socket.hear() else { panic!("no answer") };
        assert!(refused.contains("signed-out"), "{refused}");
        let headers = format!("{EVIL}authorization: Bearer {}\r\n", "ab".repeat(32));
        let answer = RawSocket::open(address, &headers).err().expect("a token of nobody");
        assert_eq!((answer.status, answer.code()), (401, "signed-out".to_owned()));
    });
    siege.end();
}
