//! The shared parts of the tests: the other programs, the browser, and functions to query a page
//! and press things on it.

mod aim;
mod bridge;
mod host;
mod page;
pub mod process;
mod site;

pub use aim::Key;
pub use bridge::Bridge;
pub use host::Host;
pub use page::{Device, Page, kept_file};
pub use site::Site;

use std::error::Error;
use std::path::PathBuf;
use std::pin::Pin;

/// The result of something that may fail.
pub type Outcome<T = ()> = Result<T, Box<dyn Error + Send + Sync>>;

/// Returns a failure with a sentence.
pub fn fault(sentence: impl Into<String>) -> Box<dyn Error + Send + Sync> {
    sentence.into().into()
}

/// Fails with a sentence unless something holds.
pub fn demand(holds: bool, sentence: impl FnOnce() -> String) -> Outcome {
    if holds { Ok(()) } else { Err(fault(sentence())) }
}

/// The body of a test.
pub type Body = fn(Page) -> Pin<Box<dyn Future<Output = Outcome>>>;

/// A test: a sentence, its device, and its code.
#[derive(Clone, Copy)]
pub struct Case {
    /// The sentence.
    pub name: &'static str,
    /// The device.
    pub device: Device,
    /// The code of the test.
    pub body: Body,
}

/// A list of tests from functions named like sentences, each after the device it is tried on.
macro_rules! cases {
    ($($device:ident $name:ident),* $(,)?) => {
        /// The tests of this file.
        pub const CASES: &[crate::support::Case] = &[$(crate::support::Case {
            name: stringify!($name),
            device: crate::support::Device::$device,
            body: |page| Box::pin($name(page)),
        }),*];
    };
}
pub(crate) use cases;

/// The programs that run beside the tests, as long as they do.
pub struct World {
    _server: process::Running,
    _driver: process::Running,
    folder: PathBuf,
    /// The address of the page.
    pub address: String,
    /// The address of the driver.
    pub driver: String,
    /// The folder for pictures.
    pub pictures: PathBuf,
}

impl World {
    /// Starts everything. `binary` is the server to be tried.
    pub fn start(binary: &str, pictures: PathBuf) -> Outcome<World> {
        std::fs::create_dir_all(&pictures)?;
        // The server's data is in a folder of this run alone.
        let folder = std::env::temp_dir().join(format!("emberwake-browser-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let (server, address) = process::serve(binary, &folder, "0", &[])?;
        let (driver_process, driver) = process::drive()?;
        Ok(World { _server: server, _driver: driver_process, folder, address, driver, pictures })
    }

    /// Runs one test, and once more if it failed: shuffles are random and machines are busy, but
    /// what is broken fails twice. The first failure is printed either way.
    pub fn run(&self, case: Case) -> Outcome {
        self.attempt(case).or_else(|why| {
            println!("{} failed and is tried again: {why}", case.name);
            self.attempt(case)
        })
    }

    /// Runs one test in its own browser. Errors and warnings in the console fail it.
    fn attempt(&self, case: Case) -> Outcome {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let start = std::time::Instant::now();
        runtime.block_on(async {
            let page = Page::launch(self, case.device).await?;
            let mut outcome = (case.body)(page.clone()).await;
            let pages = page.with_others();
            for page in &pages {
                if outcome.is_ok() {
                    outcome = page.is_faultless().await;
                }
            }
            if let Err(why) = outcome {
                let mut told = why.to_string();
                for (number, page) in pages.iter().enumerate() {
                    let name = format!("failed-{}-{number}", case.name);
                    // The failure itself matters more than its picture.
                    let _ = page.picture(&name).await;
                    let at = page.location().await.unwrap_or_default();
                    told += &format!("\n  at {at}; picture {name}.png");
                }
                outcome = Err(fault(told));
            }
            for page in pages {
                page.quit().await?;
            }
            println!("{:5.1} s  {}", start.elapsed().as_secs_f64(), case.name);
            outcome
        })
    }
}

impl Drop for World {
    fn drop(&mut self) {
        // A leftover folder does no harm.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
