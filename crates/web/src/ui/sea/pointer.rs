//! Moving and zooming the chart: by mouse, touch, wheel and keys.

use crate::model::Room;
use crate::model::sea::camera::{Camera, Covered, FOLLOWED_MIN};
use ::sea::Cell;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// The distance after which a pointer drags instead of pressing, in pixels.
const SLACK: f64 = 7.0;
/// The distance an arrow key moves the chart, in pixels.
const KEY_STEP: f64 = 60.0;
/// The zoom factor of a key or a button.
const ZOOM_STEP: f64 = 1.35;

/// The visible part of the chart, and the ways people move it.
#[derive(Clone, Copy)]
pub struct Helm {
    /// The window of the chart, and the part of it that no panel covers.
    pub room: RwSignal<Room>,
    /// The size of that part, in pixels: the frame that the camera fills.
    pub frame: Memo<(f64, f64)>,
    /// Its covered corners.
    covered: RwSignal<Covered>,
    /// The current camera.
    pub camera: Memo<Camera>,
    /// The person's choice of what to see.
    sight: RwSignal<Sight>,
    /// Whether the whole chart is too small to be shown unasked.
    crowded: Memo<bool>,
    /// Whether the chart is being dragged.
    pub dragging: RwSignal<bool>,
    cells: Memo<Vec<Cell>>,
    fingers: StoredValue<Vec<Finger>>,
    /// Whether the press that ends now was a drag, so that it presses nothing.
    dragged: StoredValue<bool>,
}

/// A choice of what to see.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Sight {
    /// The cells with action.
    Action,
    /// The whole chart, however small.
    All,
    /// The part that the person has moved to.
    Hand(Camera),
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Finger {
    id: i32,
    /// The last position.
    at: (f64, f64),
    /// The position where it came down.
    from: (f64, f64),
}

impl Helm {
    /// Creates a helm that shows all these cells while they are large enough, and otherwise those
    /// with action, until someone moves the chart.
    pub fn new(cells: Memo<Vec<Cell>>, action: Memo<Vec<Cell>>) -> Helm {
        let room = RwSignal::new(Room::open(344.0, 344.0));
        let frame = Memo::new(move |_| room.get().free);
        let covered = RwSignal::new(Covered::default());
        let sight = RwSignal::new(Sight::Action);
        let all = Memo::new(move |_| Camera::fit(cells.get(), frame.get(), covered.get()));
        let crowded = Memo::new(move |_| all.get().scale < FOLLOWED_MIN);
        let camera = Memo::new(move |before: Option<&Camera>| match sight.get() {
            Sight::Hand(camera) => camera,
            Sight::All => all.get(),
            Sight::Action => {
                let frame = frame.get();
                let covered = covered.get();
                cells.with(|cells| {
                    let before = before.copied();
                    action.with(|action| Camera::follow(cells, action, frame, covered, before))
                })
            }
        });
        // If the person has moved the chart, return to the action once something happens out of
        // sight.
        Effect::new(move |_| {
            let action = action.get();
            if let Sight::Hand(camera) = sight.get_untracked()
                && !camera.holds(&action, frame.get_untracked())
            {
                sight.set(Sight::Action);
            }
        });
        Helm {
            room,
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

    /// Updates the layout after the window was laid out or resized.
    pub fn measure(self, element: &Element, room: Room) {
        if room != self.room.get_untracked() {
            self.room.set(room);
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

    /// Shows everything. If it is already shown, shows the action.
    pub fn fit(self) {
        let all = self.crowded.get_untracked() && self.sight.get_untracked() != Sight::All;
        self.sight.set(if all { Sight::All } else { Sight::Action });
    }

    /// Centers this point of the chart, in columns and rows.
    pub fn look_at(self, x: f64, y: f64) {
        self.steer(Camera { x, y, ..self.camera.get_untracked() });
    }

    /// Returns `true` if part of the chart is out of sight.
    pub fn hides_part(self) -> bool {
        let frame = self.frame.get();
        self.cells.with(|cells| !self.camera.get().holds(cells, frame))
    }

    /// Shows everything, however small, for a picture in a book.
    pub fn show_all(self) {
        self.sight.set(Sight::All);
    }

    /// Zooms in around the center.
    pub fn zoom_in(self) {
        self.steer(self.camera.get_untracked().zoomed(ZOOM_STEP, (0.0, 0.0)));
    }

    /// Zooms out around the center.
    pub fn zoom_out(self) {
        self.steer(self.camera.get_untracked().zoomed(1.0 / ZOOM_STEP, (0.0, 0.0)));
    }

    /// Handles a key while the chart has the focus. Returns `true` if the chart used it.
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

    /// Handles the wheel over the chart.
    pub fn wheel(self, event: &ev::WheelEvent) {
        event.prevent_default();
        let factor = (-event.delta_y() / 400.0).clamp(-0.6, 0.6).exp();
        let at = self.off_middle(f64::from(event.client_x()), f64::from(event.client_y()), event);
        self.steer(self.camera.get_untracked().zoomed(factor, at));
    }

    /// Converts a point of the window to an offset from the center of its free part.
    fn off_middle(self, x: f64, y: f64, event: &ev::Event) -> (f64, f64) {
        let element = event.current_target().and_then(|target| target.dyn_into::<Element>().ok());
        let Some(element) = element else { return (0.0, 0.0) };
        let rect = element.get_bounding_client_rect();
        let (middle_x, middle_y) = self.room.get_untracked().middle();
        (x - rect.left() - middle_x, y - rect.top() - middle_y)
    }

    /// Handles a finger or button that came down.
    pub fn down(self, event: &ev::PointerEvent) {
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        let finger = Finger { id: event.pointer_id(), at, from: at };
        self.fingers.update_value(|fingers| {
            fingers.retain(|other| other.id != finger.id);
            fingers.push(finger);
        });
        self.dragged.set_value(false);
    }

    /// Handles a movement.
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
            // From now on the chart captures the pointer, wherever it goes.
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

    /// Handles a lifted finger or button.
    pub fn up(self, event: &ev::PointerEvent) {
        let id = event.pointer_id();
        self.fingers.update_value(|fingers| fingers.retain(|finger| finger.id != id));
        self.dragging.set(false);
    }

    /// Returns `true` if the current click only ends a drag.
    pub fn ends_drag(self) -> bool {
        self.dragged.try_update_value(std::mem::take).unwrap_or(false)
    }
}
