//! The light of the fire: colors depend on the position of a piece and the direction of its
//! surface. Dark sides stay readable, since paint gets more ambient light than in nature.

/// A color with components from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Color(pub [f64; 3]);

impl Color {
    /// Creates a color from `0xrrggbb`.
    pub const fn hex(value: u32) -> Color {
        Color([
            ((value >> 16) & 0xff) as f64 / 255.0,
            ((value >> 8) & 0xff) as f64 / 255.0,
            (value & 0xff) as f64 / 255.0,
        ])
    }

    /// Mixes this color with another.
    pub fn toward(self, other: Color, share: f64) -> Color {
        Color(std::array::from_fn(|part| self.0[part] + (other.0[part] - self.0[part]) * share))
    }

    fn lit(self, ambient: [f64; 3], fire: f64) -> Color {
        const FIRE: [f64; 3] = [1.02, 0.72, 0.40];
        Color(std::array::from_fn(|part| {
            (self.0[part] * (ambient[part] + fire * FIRE[part])).min(1.0)
        }))
    }

    /// Formats the color for SVG.
    pub fn svg(self) -> String {
        let [red, green, blue] = self.0.map(|part| (part * 255.0).round() as u8);
        format!("#{red:02x}{green:02x}{blue:02x}")
    }
}

/// The light at one point of the ground.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Light {
    /// The unit vector away from the fire on the ground: right, and toward the viewer.
    pub away: (f64, f64),
    /// The share of the fire's light that arrives.
    pub strength: f64,
}

/// The ratio of height to width of a circle on the ground, seen from above at 35 degrees.
pub const SQUASH: f64 = 0.58;

const RIM: [f64; 3] = [0.56, 0.57, 0.72];
const TOP: [f64; 3] = [0.60, 0.62, 0.76];

impl Light {
    /// Computes the light at a point relative to the fire on the screen. `ring` is the usual
    /// distance of piles.
    pub fn at(right: f64, down: f64, ring: f64) -> Light {
        let ahead = down / SQUASH;
        let far = right.hypot(ahead).max(1.0);
        let fall = far / (0.72 * ring);
        Light { away: (right / far, ahead / far), strength: 0.08 + 1.12 / (1.0 + fall * fall) }
    }

    /// The light in the air above the fire, where nothing is in shadow.
    pub const OVERHEAD: Light = Light { away: (0.0, -1.0), strength: 0.5 };

    /// Returns the colors along the visible half of a rim, evenly spaced from left to right.
    pub fn rim(&self, paint: Color) -> [Color; 5] {
        [-1.0f64, -0.5, 0.0, 0.5, 1.0].map(|x| {
            let normal = (x, (1.0 - x * x).sqrt());
            let facing = -(normal.0 * self.away.0 + normal.1 * self.away.1);
            let moon = 0.10 * x.max(0.0);
            paint.lit(RIM, 1.5 * self.strength * facing.max(0.0) + moon)
        })
    }

    /// Returns the colors of a level surface, on the side of the fire and away from it.
    pub fn top(&self, paint: Color) -> [Color; 2] {
        [1.15, 0.5].map(|share| paint.lit(TOP, self.strength * share))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAINT: Color = Color::hex(0x3f_86_d8);

    fn brightness(color: Color) -> f64 {
        color.0.iter().sum()
    }

    #[test]
    fn a_piece_behind_the_fire_is_bright_in_front_and_one_before_it_dark() {
        let [_, _, behind, ..] = Light::at(0.0, -100.0, 180.0).rim(PAINT);
        let [_, _, before, ..] = Light::at(0.0, 100.0, 180.0).rim(PAINT);
        assert!(brightness(behind) > 1.2 * brightness(before));
    }

    #[test]
    fn the_side_that_faces_the_fire_is_the_bright_one() {
        let [left, .., right] = Light::at(180.0, 0.0, 180.0).rim(PAINT);
        assert!(brightness(left) > brightness(right));
        let [left, .., right] = Light::at(-180.0, 0.0, 180.0).rim(PAINT);
        assert!(brightness(right) > brightness(left));
    }

    #[test]
    fn light_fades_with_the_distance_and_never_goes_out() {
        let far = |distance: f64| Light::at(distance, 0.0, 180.0).strength;
        assert!(far(50.0) > far(180.0) && far(180.0) > far(400.0) && far(9000.0) >= 0.08);
    }

    #[test]
    fn colors_are_read_and_written_alike() {
        assert_eq!(Color::hex(0xf4b04a).svg(), "#f4b04a");
        assert_eq!(Color::hex(0).toward(Color::hex(0xffffff), 0.5).svg(), "#808080");
    }
}
