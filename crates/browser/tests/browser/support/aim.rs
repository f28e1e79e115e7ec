//! Pressing things: with a finger or a mouse where they are seen, and keys of a keyboard.

use super::{Device, Outcome, Page, fault};
use serde_json::{Value, json};

/// The maximum number of attempts to press an element that moves.
const AIMS_MAX: usize = 5;

/// A key of a keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// Moves to the next element.
    Tab,
    /// Moves to the previous element.
    BackTab,
    /// Presses the focused element.
    Enter,
    /// Moves to the left.
    Left,
    /// Moves to the right.
    Right,
}

impl Key {
    /// Returns the browser's name of the key, its number, and the text it types.
    const fn event(self) -> (&'static str, u32, &'static str) {
        match self {
            Key::Tab | Key::BackTab => ("Tab", 9, ""),
            Key::Enter => ("Enter", 13, "\r"),
            Key::Left => ("ArrowLeft", 37, ""),
            Key::Right => ("ArrowRight", 39, ""),
        }
    }
}

impl Page {
    /// Presses a key and lets it go.
    pub async fn key(&self, key: Key) -> Outcome {
        const SHIFT: u32 = 8;
        let (name, number, text) = key.event();
        let shift = if key == Key::BackTab { SHIFT } else { 0 };
        for kind in [if text.is_empty() { "rawKeyDown" } else { "keyDown" }, "keyUp"] {
            let event = json!({
                "type": kind, "key": name, "code": name,
                "windowsVirtualKeyCode": number, "modifiers": shift,
                "text": if kind == "keyUp" { "" } else { text },
            });
            self.tool("Input.dispatchKeyEvent", event).await?;
        }
        Ok(())
    }

    /// Presses the element with this test id, once it is visible and enabled.
    pub async fn press(&self, id: &str) -> Outcome {
        let script = "return watch.find(watch.named(arguments[0])).some((one) => !one.disabled)";
        let what = format!("‘{id}’ to be there to press");
        self.wait_with(&what, script, vec![json!(id)]).await?;
        self.press_found(
            "watch.find(watch.named(arguments[0])).find((one) => !one.disabled)",
            json!(id),
        )
        .await
    }

    /// Presses the first that a selector finds.
    pub async fn press_first(&self, selector: &str) -> Outcome {
        let script = "return watch.find(arguments[0]).length > 0";
        let what = format!("‘{selector}’ to be there to press");
        self.wait_with(&what, script, vec![json!(selector)]).await?;
        self.press_found("watch.find(arguments[0])[0]", json!(selector)).await
    }

    /// Presses the element that an expression finds.
    pub async fn press_found(&self, expression: &str, argument: Value) -> Outcome {
        if self.press_if_there(expression, &argument).await? {
            Ok(())
        } else {
            Err(fault(format!("{argument} can't be pressed: it is gone")))
        }
    }

    /// Presses the element that an expression finds, and returns `true` if it was there. It may
    /// disappear after it was seen, since a browser answers before a tap is complete.
    pub async fn press_if_there(&self, expression: &str, argument: &Value) -> Outcome<bool> {
        let script = format!("return watch.aim({expression})");
        for _ in 0..AIMS_MAX {
            let aim = self.ask_with(&script, vec![argument.clone()]).await?;
            if aim["gone"] == json!(true) {
                return Ok(false);
            }
            if let Some(cover) = aim["covered"].as_str() {
                return Err(fault(format!("{argument} can't be pressed: over it lies {cover}")));
            }
            let at = |name: &str| aim[name].as_f64().unwrap_or(0.0);
            self.press_at(at("x"), at("y")).await?;
            // If the press leads to another page, there is no script to ask.
            let missed = self.ask("return watch.missed()").await.unwrap_or_default();
            if missed != json!(true) {
                return Ok(true);
            }
        }
        Err(fault(format!("{argument} can't be pressed: it moves away")))
    }

    /// Presses a point of the window: with a finger on a phone, with the mouse on a desk.
    pub async fn press_at(&self, x: f64, y: f64) -> Outcome {
        match self.device {
            Device::Phone => {
                let down = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
                self.tool("Input.dispatchTouchEvent", down).await?;
                let up = json!({ "type": "touchEnd", "touchPoints": [] });
                self.tool("Input.dispatchTouchEvent", up).await?;
            }
            Device::Desk => {
                for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
                    let button = if kind == "mouseMoved" { "none" } else { "left" };
                    let event =
                        json!({ "type": kind, "x": x, "y": y, "button": button, "clickCount": 1 });
                    self.tool("Input.dispatchMouseEvent", event).await?;
                }
            }
        }
        Ok(())
    }
}
