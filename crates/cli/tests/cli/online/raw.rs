//! A client that writes arbitrary bytes, which no library allows.

use load::Address;
use std::io::{self, ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

/// Longer than anything takes here.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server's answer to a request.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    /// Sends a request over its own connection. The first lines of the head are given, each with
    /// its line ending.
    pub fn to(address: Address, head: &str, body: &str) -> Answer {
        let mut stream = connect(address);
        let length = body.len();
        let rest = format!("connection: close\r\ncontent-length: {length}\r\n\r\n");
        let request = format!("{head}host: {}\r\n{rest}{body}", address.host());
        // Refused early, it may not be read to its end.
        let _ = stream.write_all(request.as_bytes());
        let mut bytes = Vec::new();
        let _ = stream.read_to_end(&mut bytes);
        Answer::read(&bytes)
    }

    fn read(bytes: &[u8]) -> Answer {
        let text = String::from_utf8_lossy(bytes);
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        Answer { status, head: head.to_ascii_lowercase(), body: body.to_owned() }
    }

    /// The code of a refusal, which must come with a sentence.
    #[track_caller]
    pub fn code(&self) -> String {
        let problem: serde_json::Value =
            serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no refusal: {self:?}"));
        assert!(problem["text"].as_str().is_some_and(|text| text.ends_with('.')), "{self:?}");
        problem["code"].as_str().unwrap().to_owned()
    }

    /// The cookie that was set, as it is sent back.
    pub fn cookie(&self) -> Option<String> {
        let line = self.head.lines().find_map(|line| line.strip_prefix("set-cookie: "))?;
        line.split(';').next().map(str::to_owned)
    }
}

pub fn connect(address: Address) -> TcpStream {
    let stream = TcpStream::connect(address.socket()).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream.set_write_timeout(Some(PATIENCE)).unwrap();
    stream
}

/// A socket without manners.
pub struct RawSocket {
    pub stream: TcpStream,
}

/// A message that came over a socket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Came {
    Text(String),
    Closed(u16),
    /// The connection ended without a word.
    Gone,
}

impl RawSocket {
    /// Opens a socket; `Err` is the refusal. The headers end with a line end each.
    pub fn open(address: Address, headers: &str) -> Result<RawSocket, Answer> {
        let mut stream = connect(address);
        let request = format!(
            "GET /api/v1/socket HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\n\
             upgrade: websocket\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{headers}\r\n",
            address.host()
        );
        let _ = stream.write_all(request.as_bytes());
        let mut head = Vec::new();
        let mut byte = [0];
        while !head.ends_with(b"\r\n\r\n") && stream.read(&mut byte).is_ok_and(|read| read > 0) {
            head.push(byte[0]);
        }
        if head.starts_with(b"HTTP/1.1 101 ") {
            return Ok(RawSocket { stream });
        }
        stream.set_read_timeout(Some(Duration::from_millis(300))).unwrap();
        let _ = stream.read_to_end(&mut head);
        Err(Answer::read(&head))
    }

    /// Opens a socket and greets.
    pub fn greeted(address: Address, headers: &str) -> RawSocket {
        let opened = RawSocket::open(address, headers);
        let mut socket = opened.unwrap_or_else(|answer| panic!("{answer:?}"));
        socket.say(r#"{"say":"hello","version":1,"lang":"en"}"#).unwrap();
        match socket.hear() {
            Came::Text(text) if text.contains("welcome") => socket,
            other => panic!("{other:?}"),
        }
    }

    /// Writes a frame: the first byte is its kind, and whether it is the last of a message.
    pub fn frame(&mut self, first: u8, payload: &[u8]) -> io::Result<()> {
        let mut bytes = vec![first];
        match payload.len() {
            length @ 0..126 => bytes.push(0x80 | length as u8),
            length @ 126..65_536 => {
                bytes.push(0x80 | 126);
                bytes.extend((length as u16).to_be_bytes());
            }
            length => {
                bytes.push(0x80 | 127);
                bytes.extend((length as u64).to_be_bytes());
            }
        }
        // A mask of zeros changes nothing.
        bytes.extend([0; 4]);
        bytes.extend(payload);
        self.stream.write_all(&bytes)
    }

    pub fn say(&mut self, text: &str) -> io::Result<()> {
        self.frame(0x81, text.as_bytes())
    }

    /// Hears the next message.
    pub fn hear(&mut self) -> Came {
        let deadline = Instant::now() + PATIENCE;
        loop {
            // Each ping alone would come in time.
            assert!(Instant::now() < deadline, "nothing but pings in {PATIENCE:?}");
            let mut head = [0; 2];
            if self.stream.read_exact(&mut head).is_err() {
                return Came::Gone;
            }
            let length = match head[1] {
                126 => {
                    let mut bytes = [0; 2];
                    self.read(&mut bytes);
                    u64::from(u16::from_be_bytes(bytes))
                }
                127 => {
                    let mut bytes = [0; 8];
                    self.read(&mut bytes);
                    u64::from_be_bytes(bytes)
                }
                length => u64::from(length),
            };
            let mut payload = vec![0; length as usize];
            self.read(&mut payload);
            match head[0] & 0xf {
                1 => return Came::Text(String::from_utf8_lossy(&payload).into_owned()),
                8 if payload.len() >= 2 => {
                    return Came::Closed(u16::from_be_bytes([payload[0], payload[1]]));
                }
                8 => return Came::Closed(1005),
                _ => {}
            }
        }
    }

    fn read(&mut self, bytes: &mut [u8]) {
        match self.stream.read_exact(bytes) {
            Ok(()) => {}
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => {}
            Err(error) => panic!("a frame breaks off: {error}"),
        }
    }

    /// Hears until the end, and how it ended; and the codes of all refusals until then.
    pub fn end(&mut self) -> (Came, Vec<String>) {
        let mut codes = Vec::new();
        let deadline = Instant::now() + PATIENCE;
        loop {
            assert!(Instant::now() < deadline, "the socket is still open after {PATIENCE:?}");
            match self.hear() {
                Came::Text(text) => {
                    let message: serde_json::Value = serde_json::from_str(&text).unwrap();
                    if message["say"] == "refused" {
                        codes.push(message["problem"]["code"].as_str().unwrap().to_owned());
                    }
                }
                end => return (end, codes),
            }
        }
    }
}
