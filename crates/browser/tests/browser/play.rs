//! Plays whole games through the page, of any game, by pressing what it offers.

use crate::support::{Key, Outcome, Page, demand, fault};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// The time limit of a game.
const GAME_MAX: Duration = Duration::from_secs(300);
/// The time limit until a person is asked again.
const WAIT_MAX: Duration = Duration::from_secs(40);
/// The maximum number of presses for a decision. A choice has a handful of steps.
const PRESSES_MAX: usize = 100;
/// The interval at which the page is checked while another player acts.
const LOOK_EVERY: Duration = Duration::from_millis(20);

/// The input device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// A finger or the mouse.
    Pointer,
    /// The keyboard alone.
    Keys,
}

/// Someone who plays by pressing whatever is offered.
pub struct Player {
    page: Page,
    hand: Hand,
    luck: u64,
    /// Whether the keyboard's focus was already moved.
    walked: bool,
    /// The number of presses since the last decision.
    presses: usize,
    /// The number of confirmed decisions.
    pub decisions: usize,
}

impl Player {
    /// Sits down.
    pub fn new(page: &Page, hand: Hand) -> Player {
        Player {
            page: page.clone(),
            hand,
            luck: 0x9e37_79b9_7f4a_7c15,
            walked: false,
            presses: 0,
            decisions: 0,
        }
    }

    fn below(&mut self, count: usize) -> usize {
        self.luck ^= self.luck << 13;
        self.luck ^= self.luck >> 7;
        self.luck ^= self.luck << 17;
        (self.luck % count.max(1) as u64) as usize
    }

    /// The state of the game here, and whether someone here is asked or it is over.
    async fn look(&self) -> Outcome<(Value, bool)> {
        let state = self.page.ask("return watch.state()").await?;
        let is = |name: &str| state[name] == json!(true);
        let offers = state["offers"].as_array().is_some_and(|offers| !offers.is_empty());
        let asked = is("over") || is("curtain") || is("ready") || (is("asked") && offers);
        let lost = state["lost"].as_str().unwrap_or_default();
        demand(asked || lost.is_empty(), || format!("the table is lost: {lost}"))?;
        Ok((state, asked))
    }

    /// Waits until someone here is asked, or the game is over.
    pub async fn wait(&self) -> Outcome<Value> {
        let start = Instant::now();
        loop {
            let (state, asked) = self.look().await?;
            if asked {
                return Ok(state);
            }
            demand(start.elapsed() < WAIT_MAX, || format!("nobody is asked: {state}"))?;
            tokio::time::sleep(LOOK_EVERY).await;
        }
    }

    /// Presses one of the offered controls, or confirms. Returns `true` if the game continues.
    pub async fn step(&mut self) -> Outcome<bool> {
        let state = self.wait().await?;
        if state["over"] == json!(true) {
            return Ok(false);
        }
        let offers = state["offers"].as_array().map_or(0, Vec::len);
        if state["curtain"] == json!(true) {
            self.hit("watch.find(watch.named('curtain-ready'))[0]").await?;
        } else if state["ready"] == json!(true) {
            self.hit("watch.find(watch.named('confirm'))[0]").await?;
            self.decisions += 1;
            self.presses = 0;
        } else {
            self.presses += 1;
            demand(self.presses < PRESSES_MAX, || format!("nothing is ever decided: {state}"))?;
            let index = self.below(offers);
            let pressed = self.hit(&format!("watch.offers()[{index}]")).await;
            // If the chart moved meanwhile and a panel floats over the cell, choose again.
            let floats = |why: &str| why.contains("over it lies") && why.contains("overview");
            pressed.or_else(|why| if floats(&why.to_string()) { Ok(()) } else { Err(why) })?;
        }
        Ok(true)
    }

    /// Plays until this many decisions were confirmed.
    pub async fn decide(&mut self, count: usize) -> Outcome {
        let until = self.decisions + count;
        let start = Instant::now();
        while self.decisions < until {
            demand(self.step().await?, || "the game ended early".to_owned())?;
            demand(start.elapsed() < GAME_MAX, || "it takes too long".to_owned())?;
        }
        // The last decision is on the board once a person is asked again.
        self.wait().await.map(drop)
    }

    /// Decides once, without waiting for the effects.
    pub async fn decide_without_waiting(&mut self) -> Outcome {
        let until = self.decisions + 1;
        while self.decisions < until {
            demand(self.step().await?, || "the game ended early".to_owned())?;
        }
        Ok(())
    }

    /// Plays to the end.
    pub async fn finish(&mut self) -> Outcome {
        let start = Instant::now();
        while self.step().await? {
            demand(start.elapsed() < GAME_MAX, || {
                format!("the game goes on after {} decisions", self.decisions)
            })?;
        }
        Ok(())
    }

    /// Lets several people, each at their own page, play until this many decisions were confirmed
    /// or the game is over everywhere. Returns `true` if it continues.
    pub async fn together(players: &mut [Player], decisions: usize) -> Outcome<bool> {
        let done = |players: &[Player]| players.iter().map(|one| one.decisions).sum::<usize>();
        let until = done(players) + decisions;
        let start = Instant::now();
        let mut last = Instant::now();
        while done(players) < until {
            let mut over = 0;
            for player in players.iter_mut() {
                let (state, asked) = player.look().await?;
                if state["over"] == json!(true) {
                    over += 1;
                } else if asked {
                    player.step().await?;
                    last = Instant::now();
                }
            }
            if over == players.len() {
                return Ok(false);
            }
            demand(last.elapsed() < WAIT_MAX, || "nobody is asked".to_owned())?;
            demand(start.elapsed() < GAME_MAX, || "the game goes on and on".to_owned())?;
        }
        Ok(true)
    }

    async fn hit(&mut self, expression: &str) -> Outcome {
        match self.hand {
            Hand::Pointer => {
                self.page.press_if_there(expression, &json!(expression)).await.map(drop)
            }
            Hand::Keys => self.walk_to(expression).await,
        }
    }

    /// Tabs to something and presses Enter. The keyboard's focus must be somewhere all the time,
    /// and where it arrives it must be seen.
    async fn walk_to(&mut self, expression: &str) -> Outcome {
        if self.walked {
            // The focused control may have gone with the decision; the page moves the focus on.
            let kept = "return document.activeElement !== document.body";
            self.page.wait(&format!("the focus, before {expression}"), kept).await?;
        }
        self.walked = true;
        self.page.ask(&format!("window.target = {expression}")).await?;
        if self.page.ask("return watch.stops().includes(document.activeElement)").await?
            == json!(false)
        {
            // The keyboard continues from where a removed control was.
            self.page.key(Key::Tab).await?;
        }
        // Straight there if the order of the page is the order of the keyboard, else step by step.
        let ahead = self.page.ask("return watch.ahead(window.target)").await?;
        let ahead = ahead.as_i64().unwrap_or(0);
        for _ in 0..ahead.unsigned_abs() {
            self.page.key(if ahead < 0 { Key::BackTab } else { Key::Tab }).await?;
        }
        let stops = self.page.ask("return watch.stops().length").await?.as_u64().unwrap_or(0);
        for _ in 0..stops + 10 {
            let focus = self.page.ask("return watch.focus(window.target)").await?;
            if focus["there"] == json!(true) {
                demand(focus["visible"] == json!(true), || {
                    format!("the focus on {expression} can't be seen: {focus}")
                })?;
                return self.page.key(Key::Enter).await;
            }
            self.page.key(Key::Tab).await?;
        }
        Err(fault(format!("the keyboard does not reach {expression}")))
    }
}
