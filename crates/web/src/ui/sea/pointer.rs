//! Moving and zooming the chart: by mouse, touch, wheel and keys.

use crate::model::sea::camera::{Camera, Covered, FOLLOWED_MIN};
use ::sea::Cell;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// How far a pointer must go before it drags rather than presses, in pixels.
const SLACK: f64 = 7.0;
/// How far an arrow key moves the chart, in pixels.
const KEY_STEP: f64 = 60.0;
/// How much a key or a button zooms.
const ZOOM_STEP: f64 = 1.35;

/// The part of the chart that is seen, and how people move it.
#[derive(Clone, Copy)]
pub struct Helm {
    /// The size of the frame, in pixels.
    pub frame: RwSignal<(f64, f64)>,
    /// What covers its corners.
    covered: RwSignal<Covered>,
    /// What is seen.
    pub camera: Memo<Camera>,
    /// What somebody has chosen to see.
    sight: RwSignal<Sight>,
    /// Whether all of it is too small to be shown unasked.
    crowded: Memo<bool>,
    /// Whether the chart is being dragged.
    pub dragging: RwSignal<bool>,
    cells: Memo<Vec<Cell>>,
    fingers: StoredValue<Vec<Finger>>,
    /// Whether the press that ends now was a drag, so that it presses nothing.
    dragged: StoredValue<bool>,
}

/// What somebody has chosen to see.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Sight {
    /// Where something happens.
    Action,
    /// All of the chart, however small.
    All,
    /// What they have moved the chart to.
    Hand(Camera),
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Finger {
    id: i32,
    /// Where it was last.
    at: (f64, f64),
    /// Where it came down.
    from: (f64, f64),
}

impl Helm {
    /// Shows all these cells as long as they are large enough, and else those where something
    /// happens, until somebody moves the chart.
    pub fn new(cells: Memo<Vec<Cell>>, action: Memo<Vec<Cell>>) -> Helm {
        let frame = RwSignal::new((344.0, 344.0));
        let covered = RwSignal::new(Covered::default());
        let sight = RwSignal::new(Sight::Action);
        let all = Memo::new(move |_| Camera::fit(cells.get(), frame.get(), covered.get()));
        let crowded = Memo::new(move |_| all.get().scale < FOLLOWED_MIN);
        let camera = Memo::new(move |before: Option<&Camera>| match sight.get() {
            Sight::Hand(camera) => camera,
            Sight::All => all.get(),
            Sight::Action => {
                let (frame, covered) = (frame.get(), covered.get());
                cells.with(|cells| {
                    let before = before.copied();
                    action.with(|action| Camera::follow(cells, action, frame, covered, before))
                })
            }
        });
        // Whoever has moved the chart is led back once something happens out of sight.
        Effect::new(move |_| {
            let action = action.get();
            if let Sight::Hand(camera) = sight.get_untracked()
                && !camera.holds(&action, frame.get_untracked())
            {
                sight.set(Sight::Action);
            }
        });
        Helm {
            frame,
            covered,
            camera,
            sight,
            crowded,
            dragging: RwSignal::new(false),
            cells,
            fingers: StoredValue::new(Vec::new()),
            dragged: StoredValue::new(false),
        }
    }

    /// The frame was laid out or has changed its size.
    pub fn measure(self, element: &Element) {
        let size = (f64::from(element.client_width()), f64::from(element.client_height()));
        if size.0 > 0.0 && size.1 > 0.0 && size != self.frame.get_untracked() {
            self.frame.set(size);
        }
        let size = |selector: &str| match element.query_selector(selector) {
            Ok(Some(part)) => {
                (f64::from(part.client_width() + 12), f64::from(part.client_height() + 12))
            }
            _ => (0.0, 0.0),
        };
        let covered = Covered { top_right: size(".compass"), bottom_left: size(".chart-tools") };
        if covered != self.covered.get_untracked() {
            self.covered.set(covered);
        }
    }

    fn steer(self, to: Camera) {
        let cells = self.cells.get_untracked();
        self.sight.set(Sight::Hand(to.kept_near(cells)));
    }

    /// Shows everything; pressed again, where something happens.
    pub fn fit(self) {
        let all = self.crowded.get_untracked() && self.sight.get_untracked() != Sight::All;
        self.sight.set(if all { Sight::All } else { Sight::Action });
    }

    /// Zooms around the middle.
    pub fn zoom_in(self) {
        self.steer(self.camera.get_untracked().zoomed(ZOOM_STEP, (0.0, 0.0)));
    }

    /// Zooms around the middle.
    pub fn zoom_out(self) {
        self.steer(self.camera.get_untracked().zoomed(1.0 / ZOOM_STEP, (0.0, 0.0)));
    }

    /// A key was pressed while the chart has the focus. Says whether it meant the chart.
    pub fn key(self, key: &str) -> bool {
        let camera = self.camera.get_untracked();
        match key {
            "+" | "=" => self.zoom_in(),
            "-" | "\u{2212}" => self.zoom_out(),
            "0" => self.fit(),
            "ArrowLeft" => self.steer(camera.dragged(KEY_STEP, 0.0)),
            "ArrowRight" => self.steer(camera.dragged(-KEY_STEP, 0.0)),
            "ArrowUp" => self.steer(camera.dragged(0.0, KEY_STEP)),
            "ArrowDown" => self.steer(camera.dragged(0.0, -KEY_STEP)),
            _ => return false,
        }
        true
    }

    /// The wheel was turned over the chart.
    pub fn wheel(self, event: &ev::WheelEvent) {
        event.prevent_default();
        let factor = (-event.delta_y() / 400.0).clamp(-0.6, 0.6).exp();
        let at = self.off_middle(f64::from(event.client_x()), f64::from(event.client_y()), event);
        self.steer(self.camera.get_untracked().zoomed(factor, at));
    }

    /// A point of the window, seen from the middle of the frame.
    fn off_middle(self, x: f64, y: f64, event: &ev::Event) -> (f64, f64) {
        let element = event.current_target().and_then(|target| target.dyn_into::<Element>().ok());
        let Some(element) = element else { return (0.0, 0.0) };
        let rect = element.get_bounding_client_rect();
        (x - rect.left() - rect.width() / 2.0, y - rect.top() - rect.height() / 2.0)
    }

    /// A finger or a button came down.
    pub fn down(self, event: &ev::PointerEvent) {
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        let finger = Finger { id: event.pointer_id(), at, from: at };
        self.fingers.update_value(|fingers| {
            fingers.retain(|other| other.id != finger.id);
            fingers.push(finger);
        });
        self.dragged.set_value(false);
    }

    /// It has moved.
    pub fn moved(self, event: &ev::PointerEvent) {
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        let id = event.pointer_id();
        let fingers = self.fingers.get_value();
        let Some(finger) = fingers.iter().find(|finger| finger.id == id).copied() else { return };
        let other = fingers.iter().find(|finger| finger.id != id).copied();
        let far = (at.0 - finger.from.0).hypot(at.1 - finger.from.1) > SLACK;
        if !far && !self.dragged.get_value() && other.is_none() {
            return;
        }
        if !self.dragged.get_value() {
            self.dragged.set_value(true);
            self.dragging.set(true);
            // From now on the movement is the chart's, wherever the pointer goes.
            let target = event.current_target().and_then(|t| t.dyn_into::<Element>().ok());
            target.map(|target| target.set_pointer_capture(id));
        }
        let camera = self.camera.get_untracked();
        let next = match other {
            None => camera.dragged(at.0 - finger.at.0, at.1 - finger.at.1),
            Some(still) => {
                let gap = |point: (f64, f64)| (point.0 - still.at.0).hypot(point.1 - still.at.1);
                let middle = ((at.0 + still.at.0) / 2.0, (at.1 + still.at.1) / 2.0);
                let factor = gap(at).max(1.0) / gap(finger.at).max(1.0);
                let (dx, dy) = ((at.0 - finger.at.0) / 2.0, (at.1 - finger.at.1) / 2.0);
                camera.dragged(dx, dy).zoomed(factor, self.off_middle(middle.0, middle.1, event))
            }
        };
        self.steer(next);
        self.fingers.update_value(|fingers| {
            fingers.iter_mut().filter(|finger| finger.id == id).for_each(|finger| finger.at = at);
        });
    }

    /// It was lifted.
    pub fn up(self, event: &ev::PointerEvent) {
        let id = event.pointer_id();
        self.fingers.update_value(|fingers| fingers.retain(|finger| finger.id != id));
        self.dragging.set(false);
    }

    /// Whether the click that comes now only ends a drag.
    pub fn ends_drag(self) -> bool {
        self.dragged.try_update_value(std::mem::take).unwrap_or(false)
    }
}
