//! A server under a service manager: it says when it is ready, that it lives, and that it stops; and
//! signals are answered.

use super::raw::{Answer, RawSocket, connect};
use crate::program::{binary, folder};
use load::Address;
use std::io::Write;
use std::os::unix::net::UnixDatagram;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A service manager that hears one server.
struct Manager {
    socket: UnixDatagram,
    child: Child,
    address: Address,
}

impl Manager {
    fn start(place: &Path) -> Manager {
        let path = place.join("notify");
        let socket = UnixDatagram::bind(&path).unwrap();
        socket.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        let database = format!("sqlite:{}", place.join("games.db").display());
        let log = std::fs::File::create(place.join("server.log")).unwrap();
        let mut command = binary();
        command.args(["serve", "--port=0", "--database", &database]);
        command.env("NOTIFY_SOCKET", &path).env("WATCHDOG_USEC", "100000");
        let child = command.stdout(Stdio::null()).stderr(log).spawn().unwrap();
        let address = "127.0.0.1:1".parse::<std::net::SocketAddr>().unwrap();
        let mut manager = Manager { socket, child, address: Address::try_from(address).unwrap() };
        let ready = manager.hear_all_until("READY=1").pop().unwrap();
        let url = ready.split_once("http://").unwrap().1.trim_end_matches('/').to_owned();
        let address = url.parse::<std::net::SocketAddr>().unwrap();
        manager.address = Address::try_from(address).unwrap();
        manager
    }

    fn hear(&self) -> String {
        let mut message = [0; 1_000];
        let length = self.socket.recv(&mut message).expect("it says something");
        String::from_utf8(message[..length].to_vec()).unwrap()
    }

    /// Everything up to a message that begins like this.
    fn hear_all_until(&self, words: &str) -> Vec<String> {
        let mut heard = Vec::new();
        while !heard.last().is_some_and(|last: &String| last.starts_with(words)) {
            heard.push(self.hear());
        }
        heard
    }

    fn signal(&self, signal: &str) {
        let mut kill = Command::new("kill");
        assert!(kill.args([signal, &self.child.id().to_string()]).status().unwrap().success());
    }
}

#[test]
fn the_service_manager_hears_that_the_server_is_ready_lives_and_stops() {
    let place = folder("supervised");
    let mut manager = Manager::start(&place);
    assert_eq!(Answer::to(manager.address, "GET /health HTTP/1.1\r\n", "").status, 200);
    for _ in 0..3 {
        manager.hear_all_until("WATCHDOG=1");
    }
    // Settings are not reloaded, and the signal doesn't stop the server.
    manager.signal("-HUP");
    let log = || std::fs::read_to_string(place.join("server.log")).unwrap();
    while !log().contains("SIGHUP changes nothing") {
        manager.hear_all_until("WATCHDOG=1");
    }
    assert_eq!(Answer::to(manager.address, "GET /health HTTP/1.1\r\n", "").status, 200);
    manager.signal("-TERM");
    manager.hear_all_until("STOPPING=1");
    assert_eq!(manager.child.wait().unwrap().code(), Some(0));
}

#[test]
fn clients_that_read_nothing_do_not_keep_a_server_from_ending() {
    let place = folder("supervised-stalled");
    let mut manager = Manager::start(&place);
    let json = "content-type: application/json\r\n";
    let head = format!("POST /api/v1/guest HTTP/1.1\r\n{json}");
    let ann = Answer::to(manager.address, &head, r#"{"name":"Ann","lang":"en"}"#);
    let cookie = format!("cookie: {}\r\n", ann.cookie().unwrap());
    // Open sockets that answer nothing, requests that never end, answers that are never read.
    let sockets: Vec<RawSocket> =
        (0..5).map(|_| RawSocket::greeted(manager.address, &cookie)).collect();
    let mut halves = Vec::new();
    for request in
        ["GET /heal", "POST /api/v1/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\n{"]
    {
        let mut stream = connect(manager.address);
        stream.write_all(request.as_bytes()).unwrap();
        halves.push(stream);
    }
    let mut greedy = connect(manager.address);
    let ask =
        format!("GET /api/v1/openapi.json HTTP/1.1\r\nhost: {}\r\n\r\n", manager.address.host());
    greedy.write_all(ask.repeat(50).as_bytes()).unwrap();
    let began = std::time::Instant::now();
    manager.signal("-TERM");
    assert_eq!(manager.child.wait().unwrap().code(), Some(0));
    println!("ended after {} ms", began.elapsed().as_millis());
    drop((sockets, halves, greedy));
}
