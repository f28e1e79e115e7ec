//! A page in a browser: opened, asked, waited for.

use super::{Outcome, World, demand, fault};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use thirtyfour::cdp::Cdp;
use thirtyfour::common::capabilities::chromium::ChromiumLikeCapabilities;
use thirtyfour::{DesiredCapabilities, LoggingPrefsLogLevel, WebDriver};

/// The timeout for everything. It is generous, since machines are slow at times.
const PATIENCE: Duration = Duration::from_secs(40);
/// The interval at which a condition is checked.
const LOOK_EVERY: Duration = Duration::from_millis(25);
/// The script with which the tests query the page.
const WATCH: &str = include_str!("watch.js");

const FLAGS: &[&str] = &[
    "--headless=new",
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
];

/// The device that shows the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Device {
    /// A phone held upright: narrow, and touched.
    Phone,
    /// A screen on a desk, with mouse and keyboard.
    Desk,
}

impl Device {
    /// Width and height in pixels of the page.
    pub const fn size(self) -> (u32, u32) {
        match self {
            Device::Phone => (360, 740),
            Device::Desk => (1280, 800),
        }
    }
}

/// A hint of the browser on a machine that is so busy that the page isn't drawn in time.
const SLOW: &str = "was preloaded using link preload but not used within a few seconds";

/// A browser that has never been anywhere, of someone who reads this language.
async fn browser(driver: &str, lang: &str) -> Outcome<WebDriver> {
    let mut wishes = DesiredCapabilities::chrome();
    for flag in FLAGS {
        wishes.add_arg(flag)?;
    }
    wishes.add_arg(&format!("--lang={lang}"))?;
    wishes.add_arg(&format!("--accept-lang={lang}"))?;
    wishes.set_browser_log_level(LoggingPrefsLogLevel::All)?;
    Ok(WebDriver::new(driver, wishes).await?)
}

/// A page in its own browser.
#[derive(Clone)]
pub struct Page {
    driver: WebDriver,
    /// The device that shows it.
    pub device: Device,
    /// The address of the server.
    pub address: String,
    pictures: PathBuf,
    forgiven: Arc<Mutex<Vec<&'static str>>>,
    /// The address of the driver.
    driver_address: String,
    /// Browsers of other people, opened by the same test.
    others: Arc<Mutex<Vec<Page>>>,
}

impl Page {
    /// Opens a browser that has never been anywhere.
    pub async fn launch(world: &World, device: Device) -> Outcome<Page> {
        let page = Page {
            driver: browser(&world.driver, "en").await?,
            device,
            address: world.address.clone(),
            pictures: world.pictures.clone(),
            forgiven: Arc::default(),
            driver_address: world.driver.clone(),
            others: Arc::default(),
        };
        page.prepare().await
    }

    /// Opens the browser of someone else, who goes to the same server. It is closed with this one.
    pub async fn beside(&self, device: Device) -> Outcome<Page> {
        self.beside_reading(device, "en").await
    }

    /// Opens the browser of someone else who reads another language.
    pub async fn beside_reading(&self, device: Device, lang: &str) -> Outcome<Page> {
        let driver = browser(&self.driver_address, lang).await?;
        let page = Page { driver, device, others: Arc::default(), ..self.clone() };
        if let Ok(mut others) = self.others.lock() {
            others.push(page.clone());
        }
        page.prepare().await
    }

    /// The same page, served by another server.
    pub fn at(&self, address: &str) -> Page {
        Page { address: address.to_owned(), ..self.clone() }
    }

    /// Returns this page and those of others.
    pub fn with_others(&self) -> Vec<Page> {
        let others = self.others.lock().map(|others| others.clone()).unwrap_or_default();
        [vec![self.clone()], others].concat()
    }

    async fn prepare(self) -> Outcome<Page> {
        let page = self;
        page.resize(page.device.size()).await?;
        page.tool("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH })).await?;
        Ok(page)
    }

    /// Resizes the page.
    pub async fn resize(&self, (width, height): (u32, u32)) -> Outcome {
        let phone = self.device == Device::Phone;
        let metrics = json!({
            "width": width, "height": height, "mobile": phone,
            "deviceScaleFactor": if phone { 2 } else { 1 },
        });
        self.tool("Emulation.setDeviceMetricsOverride", metrics).await?;
        let touch = json!({ "enabled": phone, "maxTouchPoints": if phone { 5 } else { 1 } });
        self.tool("Emulation.setTouchEmulationEnabled", touch).await?;
        Ok(())
    }

    /// A command of the browser's developer tools.
    pub async fn tool(&self, method: &str, parameters: Value) -> Outcome<Value> {
        let cdp = Cdp::new(self.driver.handle().clone());
        let told = cdp.send_raw(method, parameters).await;
        told.map_err(|error| fault(format!("{method}: {error}")))
    }

    /// Runs a script in the page and returns its result.
    pub async fn ask(&self, script: &str) -> Outcome<Value> {
        self.ask_with(script, Vec::new()).await
    }

    /// Runs a script with `arguments`.
    pub async fn ask_with(&self, script: &str, arguments: Vec<Value>) -> Outcome<Value> {
        let told = self.driver.execute(script, arguments).await;
        let told = told.map_err(|error| fault(format!("script ‘{script}’: {error}")))?;
        Ok(told.json().clone())
    }

    /// Runs a script that ends by calling its last argument, and returns the value it passes.
    pub async fn ask_slowly(&self, script: &str, arguments: Vec<Value>) -> Outcome<Value> {
        self.driver.set_script_timeout(PATIENCE * 3).await?;
        let told = self.driver.execute_async(script, arguments).await;
        let told = told.map_err(|error| fault(format!("script ‘{script}’: {error}")))?;
        Ok(told.json().clone())
    }

    /// Opens a part of the page, such as `#/settings`, by loading the page again.
    pub async fn open(&self, route: &str) -> Outcome {
        self.load(route).await?;
        self.wait("the page to start", "return !!document.querySelector('main#content > *')").await
    }

    /// Loads a part of the page without waiting for its code.
    pub async fn load(&self, route: &str) -> Outcome {
        // An address that differs only after the ‘#’ would not load anything.
        self.driver.goto("about:blank").await?;
        Ok(self.driver.goto(format!("{}{route}", self.address)).await?)
    }

    /// Goes to another part of the page without loading it again.
    pub async fn go(&self, route: &str) -> Outcome {
        self.ask_with("location.hash = arguments[0]", vec![json!(route)]).await?;
        let at = json!(route);
        self.wait_with("to get there", "return location.hash === arguments[0]", vec![at]).await
    }

    /// Loads the page again where it is.
    pub async fn reload(&self) -> Outcome {
        self.driver.refresh().await?;
        self.wait("the page to start", "return !!document.querySelector('main#content > *')").await
    }

    /// Returns the address of the page.
    pub async fn location(&self) -> Outcome<String> {
        Ok(self.driver.current_url().await?.to_string())
    }

    /// Opens a second tab, which becomes the page, and returns the first.
    pub async fn open_tab(&self, route: &str) -> Outcome<thirtyfour::WindowHandle> {
        let first = self.driver.window().await?;
        let tab = self.driver.new_tab().await?;
        self.driver.switch_to_window(tab).await?;
        self.resize(self.device.size()).await?;
        self.tool("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH })).await?;
        self.open(route).await?;
        Ok(first)
    }

    /// The tab that is the page.
    pub async fn tab(&self) -> Outcome<thirtyfour::WindowHandle> {
        Ok(self.driver.window().await?)
    }

    /// Goes to another tab.
    pub async fn switch_tab(&self, tab: thirtyfour::WindowHandle) -> Outcome {
        Ok(self.driver.switch_to_window(tab).await?)
    }

    /// Shows another tab, which hides this one. This one is still the page.
    pub async fn hide_behind(&self, other: &thirtyfour::WindowHandle) -> Outcome {
        let shown = json!({ "targetId": other.to_string() });
        self.tool("Target.activateTarget", shown).await?;
        self.wait("the page to be hidden", "return document.hidden").await
    }

    /// Shows this tab again.
    pub async fn show(&self) -> Outcome {
        self.tool("Page.bringToFront", json!({})).await?;
        self.wait("the page to be shown", "return !document.hidden").await
    }

    /// Closes this tab, and goes to another one.
    pub async fn close_tab(&self, other: thirtyfour::WindowHandle) -> Outcome {
        self.driver.close_window().await?;
        self.switch_tab(other).await
    }

    /// Follows a link to another site.
    pub async fn leave_for(&self, address: &str) -> Outcome {
        self.ask_with("location.href = arguments[0]", vec![json!(address)]).await?;
        let there = "return location.href === arguments[0]";
        self.wait_with("to get there", there, vec![json!(address)]).await
    }

    /// Goes back in the browser's history.
    pub async fn back(&self) -> Outcome {
        Ok(self.driver.back().await?)
    }

    /// Waits until a script returns something true.
    pub async fn wait(&self, what: &str, script: &str) -> Outcome {
        self.wait_with(what, script, Vec::new()).await
    }

    /// Waits until a script with arguments returns something true.
    pub async fn wait_with(&self, what: &str, script: &str, arguments: Vec<Value>) -> Outcome {
        let start = Instant::now();
        loop {
            // While a page is being left, asking it may fail.
            let told = self.ask_with(script, arguments.clone()).await;
            let holds = told.as_ref().is_ok_and(|told| told.as_bool() == Some(true));
            if holds {
                return Ok(());
            }
            if start.elapsed() > PATIENCE {
                return Err(fault(format!("waited in vain for {what}: {told:?}")));
            }
            tokio::time::sleep(LOOK_EVERY).await;
        }
    }

    /// Waits until something with this test id is seen.
    pub async fn see(&self, id: &str) -> Outcome {
        let script = "return watch.find(watch.named(arguments[0])).length > 0";
        self.wait_with(&format!("‘{id}’ to be seen"), script, vec![json!(id)]).await
    }

    /// Waits until nothing with this test id is seen.
    pub async fn see_no(&self, id: &str) -> Outcome {
        let script = "return watch.find(watch.named(arguments[0])).length === 0";
        self.wait_with(&format!("‘{id}’ to be gone"), script, vec![json!(id)]).await
    }

    /// Returns the text of the element with this test id.
    pub async fn text(&self, id: &str) -> Outcome<String> {
        self.see(id).await?;
        let script = "return watch.find(watch.named(arguments[0]))[0].textContent";
        let text = self.ask_with(script, vec![json!(id)]).await?;
        Ok(text.as_str().unwrap_or_default().trim().to_owned())
    }

    /// Chooses an entry of a list to choose from, as someone would who opens it.
    pub async fn choose(&self, id: &str, value: &str) -> Outcome {
        self.see(id).await?;
        let script = "const list = watch.find(watch.named(arguments[0]))[0];\
            list.value = arguments[1]; list.dispatchEvent(new Event('change', { bubbles: true }));\
            return list.value === arguments[1]";
        let there = self.ask_with(script, vec![json!(id), json!(value)]).await?;
        demand(there == json!(true), || format!("‘{id}’ does not offer ‘{value}’"))
    }

    /// Chooses the language of the page, whose texts may have to be fetched.
    pub async fn speak(&self, lang: &str) -> Outcome {
        self.choose("language", lang).await?;
        let spoken = "return document.documentElement.lang === arguments[0]";
        self.wait_with(&format!("the page to speak {lang}"), spoken, vec![json!(lang)]).await
    }

    /// Writes into a field.
    pub async fn write(&self, id: &str, text: &str) -> Outcome {
        self.see(id).await?;
        let script = "const field = watch.find(watch.named(arguments[0]))[0];\
            field.value = arguments[1]; field.dispatchEvent(new Event('input', { bubbles: true }))";
        self.ask_with(script, vec![json!(id), json!(text)]).await?;
        Ok(())
    }

    /// Waits until the element with this test id contains these words.
    pub async fn read(&self, id: &str, words: &str) -> Outcome {
        let script = "return watch.find(watch.named(arguments[0]))\
            .some((one) => one.textContent.includes(arguments[1]))";
        let what = format!("‘{words}’ to be read in ‘{id}’");
        self.wait_with(&what, script, vec![json!(id), json!(words)]).await
    }

    /// Puts settings into the storage of the browser, for the next time the page is loaded.
    pub async fn set(&self, settings: &str) -> Outcome {
        let text = json!(settings.replace("; ", "\n"));
        self.ask_with("localStorage.setItem('emberwake.settings', arguments[0])", vec![text])
            .await?;
        Ok(())
    }

    /// Saves a picture of the page under this name.
    pub async fn picture(&self, name: &str) -> Outcome {
        let png = self.driver.screenshot_as_png().await?;
        Ok(std::fs::write(self.pictures.join(format!("{name}.png")), png)?)
    }

    /// From now on, messages in the console that contain these words are not a failure.
    pub fn forgive(&self, words: &'static str) {
        if let Ok(mut forgiven) = self.forgiven.lock() {
            forgiven.push(words);
        }
    }

    /// Fails if anything went wrong in the page so far.
    pub async fn is_faultless(&self) -> Outcome {
        let forgiven = self.forgiven.lock().map(|list| list.clone()).unwrap_or_default();
        let forgiven =
            |text: &str| text.contains(SLOW) || forgiven.iter().any(|words| text.contains(words));
        let faults = self.ask("return window.watch ? watch.faults : []").await?;
        let faults = faults.as_array().into_iter().flatten().map(|fault| fault.to_string());
        let console = self.driver.browser_log().await?;
        let console = console.into_iter().filter(|entry| entry.level != "INFO");
        let console = console.map(|entry| format!("{}: {}", entry.level, entry.message));
        let told: Vec<String> = faults.chain(console).filter(|text| !forgiven(text)).collect();
        demand(told.is_empty(), || format!("the console is not empty:\n  {}", told.join("\n  ")))
    }

    /// Closes the browser.
    pub async fn quit(self) -> Outcome {
        Ok(self.driver.quit().await?)
    }

    /// Confirms if the page asks for a confirmation.
    pub async fn agree(&self) -> Outcome {
        let asked = "return watch.find(watch.named('dialog-yes')).length > 0";
        if self.ask(asked).await? == json!(true) {
            self.press("dialog-yes").await?;
            self.see_no("dialog-yes").await?;
        }
        Ok(())
    }
}

/// Waits until a file whose name begins like this is cached for offline use.
pub async fn kept_file(page: &Page, beginning: &str) -> Outcome {
    let script = "return caches.keys()\
        .then((names) => Promise.all(names.map((name) => caches.open(name))))\
        .then((all) => Promise.all(all.map((cache) => cache.keys())))\
        .then((all) => all.flat().some(({ url }) => url.includes(`/${arguments[0]}`)))";
    page.wait_with(&format!("{beginning}… to be kept"), script, vec![json!(beginning)]).await
}
