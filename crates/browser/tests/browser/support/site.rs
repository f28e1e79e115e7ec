//! Someone else's site: a page elsewhere that people go to, and the receiver of webhook calls.

use super::{Outcome, demand};
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// The time limit for a request to arrive.
const REQUEST_MAX: Duration = Duration::from_secs(5);
/// The time limit for a visitor to come.
const VISIT_MAX: Duration = Duration::from_secs(20);
/// The interval at which a visitor is looked for.
const LOOK_EVERY: Duration = Duration::from_millis(25);

/// A site that shows everyone the same page.
pub struct Site {
    /// Its address for browsers, which consider it someone else's because of the name.
    pub address: String,
    /// Its address for programs.
    pub hook: String,
    visits: Arc<AtomicUsize>,
}

impl Site {
    /// Opens one, as long as the program runs.
    pub fn open() -> Outcome<Site> {
        let listener = TcpListener::bind(("127.0.0.1", 0))?;
        let hook = format!("http://{}/", listener.local_addr()?);
        let address = hook.replace("127.0.0.1", "localhost");
        let visits = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&visits);
        std::thread::spawn(move || {
            for visitor in listener.incoming().flatten() {
                counted.fetch_add(1, Ordering::SeqCst);
                // A visitor who leaves early misses nothing.
                std::thread::spawn(move || answer(visitor));
            }
        });
        Ok(Site { address, hook, visits })
    }

    /// Returns the number of connections so far.
    pub fn visits(&self) -> usize {
        self.visits.load(Ordering::SeqCst)
    }

    /// Waits until someone has connected.
    pub async fn see_visit(&self) -> Outcome {
        let start = Instant::now();
        while self.visits() == 0 {
            demand(start.elapsed() < VISIT_MAX, || "no one comes".to_owned())?;
            tokio::time::sleep(LOOK_EVERY).await;
        }
        Ok(())
    }
}

fn answer(mut visitor: TcpStream) -> std::io::Result<()> {
    const PAGE: &str = "<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>";
    visitor.set_read_timeout(Some(REQUEST_MAX))?;
    let read = visitor.read(&mut [0; 1 << 13])?;
    if read == 0 {
        return Ok(());
    }
    let length = PAGE.len();
    let head = format!("HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: {length}");
    visitor.write_all(format!("{head}\r\nconnection: close\r\n\r\n{PAGE}").as_bytes())
}
