//! Counts the bytes that reach a browser: a proxy that passes everything on.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// A proxy before a server.
pub struct Counter {
    /// Its own address, for the browser.
    pub address: String,
    bytes: Arc<AtomicU64>,
}

impl Counter {
    /// Listens before the server at this address, as long as the program runs.
    pub fn before(server: &str) -> std::io::Result<Counter> {
        let target = server.trim_start_matches("http://").trim_end_matches('/').to_owned();
        let listener = TcpListener::bind(("127.0.0.1", 0))?;
        let address = format!("http://{}/", listener.local_addr()?);
        let bytes = Arc::new(AtomicU64::new(0));
        let counted = bytes.clone();
        std::thread::spawn(move || {
            for browser in listener.incoming().flatten() {
                let Ok(server) = TcpStream::connect(&target) else { continue };
                let (Ok(from), Ok(to)) = (browser.try_clone(), server.try_clone()) else {
                    continue;
                };
                std::thread::spawn(move || pass_on(from, to, None));
                let counted = counted.clone();
                std::thread::spawn(move || pass_on(server, browser, Some(&counted)));
            }
        });
        Ok(Counter { address, bytes })
    }

    /// Returns the number of bytes that went to the browser since the last call.
    pub fn take(&self) -> u64 {
        self.bytes.swap(0, Ordering::SeqCst)
    }
}

fn pass_on(mut from: TcpStream, mut to: TcpStream, counted: Option<&AtomicU64>) {
    let mut buffer = vec![0; 1 << 16];
    while let Ok(count) = from.read(&mut buffer) {
        if count == 0 || to.write_all(&buffer[..count]).is_err() {
            break;
        }
        if let Some(counted) = counted {
            counted.fetch_add(count as u64, Ordering::SeqCst);
        }
    }
    // Either side may have hung up already.
    let _ = to.shutdown(Shutdown::Write);
}
