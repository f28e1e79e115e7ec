//! A proxy to the server that can be cut, for tests without a network. The browser's own offline
//! mode doesn't affect the service worker.

use super::Outcome;
use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

/// A go-between to a server.
pub struct Bridge {
    /// Its own address, for the browser.
    pub address: String,
    cut: Arc<AtomicBool>,
    crossing: Arc<Mutex<Vec<TcpStream>>>,
}

impl Bridge {
    /// Listens before the server at this address, as long as the program runs.
    pub fn before(server: &str) -> Outcome<Bridge> {
        let target = server.trim_start_matches("http://").trim_end_matches('/').to_owned();
        let listener = TcpListener::bind(("127.0.0.1", 0))?;
        let address = format!("http://{}/", listener.local_addr()?);
        let cut = Arc::new(AtomicBool::new(false));
        let crossing = Arc::new(Mutex::new(Vec::new()));
        let bridge = Bridge { address, cut: cut.clone(), crossing: crossing.clone() };
        std::thread::spawn(move || {
            for browser in listener.incoming().flatten() {
                // Anyone who comes when it is cut is sent away without a word.
                if !cut.load(Ordering::SeqCst) {
                    let _ = let_pass(browser, &target, &crossing);
                }
            }
        });
        Ok(bridge)
    }

    /// Blocks everything from now on, and breaks open connections.
    pub fn cut(&self) {
        self.cut.store(true, Ordering::SeqCst);
        let streams = self.crossing.lock().map(|mut all| std::mem::take(&mut *all));
        for stream in streams.into_iter().flatten() {
            // It may have ended by itself.
            let _ = stream.shutdown(Shutdown::Both);
        }
    }
}

fn let_pass(
    browser: TcpStream,
    target: &str,
    crossing: &Mutex<Vec<TcpStream>>,
) -> std::io::Result<()> {
    let server = TcpStream::connect(target)?;
    let from = browser.try_clone()?;
    let to = server.try_clone()?;
    if let Ok(mut crossing) = crossing.lock() {
        crossing.extend([browser.try_clone()?, server.try_clone()?]);
    }
    std::thread::spawn(move || pass_on(from, to));
    std::thread::spawn(move || pass_on(server, browser));
    Ok(())
}

fn pass_on(mut from: TcpStream, mut to: TcpStream) {
    let mut buffer = vec![0; 1 << 16];
    while let Ok(count) = from.read(&mut buffer) {
        if count == 0 || to.write_all(&buffer[..count]).is_err() {
            break;
        }
    }
    // Either side may have hung up already.
    let _ = to.shutdown(Shutdown::Write);
}
