//! The river: the chances of all seats over time as bands of one stream, drawn as inline SVG.

use crate::chances::Chances;
use kernel::Seat;
use std::fmt::Write;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 220.0;
/// The height of the area for marks, below the stream.
const MARKS: f64 = 16.0;

/// The bands of a river in a space of this size, from the bottom up, as paths of SVG. The reviewed
/// seat is at the bottom, so that its chance is its height. A point is the number of lines before
/// it, and the chances.
pub fn river_bands(
    points: &[(usize, &Chances)],
    reviewed: Seat,
    (width, height): (f64, f64),
) -> Vec<(Seat, String)> {
    let last = points.last().map_or(1, |(line, _)| *line).max(1) as f64;
    let x = |line: usize| width * line as f64 / last;
    let players = points.first().map_or(0, |(_, chances)| chances.by_seat().len()) as u8;
    let order: Vec<Seat> = reviewed.round(players.max(1)).collect();
    let band = |rank: usize, seat: Seat| {
        let below = |chances: &Chances| -> f64 {
            order[..rank].iter().map(|other| chances.of(*other)).sum()
        };
        let mut path = String::new();
        for (nth, (line, chances)) in points.iter().enumerate() {
            let top = height * (1.0 - below(chances) - chances.of(seat));
            let _ = write!(path, "{}{:.1} {top:.1}", if nth == 0 { 'M' } else { 'L' }, x(*line));
        }
        for (line, chances) in points.iter().rev() {
            let _ = write!(path, "L{:.1} {:.1}", x(*line), height * (1.0 - below(chances)));
        }
        (seat, path + "Z")
    };
    order.iter().enumerate().map(|(rank, seat)| band(rank, *seat)).collect()
}

/// Draws a river. The reviewed seat is at the bottom, so that its height shows its chance. All
/// arguments must already be escaped for HTML.
pub(super) fn river(
    caption: &str,
    points: &[(usize, &Chances)],
    marks: &[(usize, &str, String)],
    reviewed: Seat,
) -> String {
    let last = points.last().map_or(1, |(line, _)| *line).max(1) as f64;
    let x = |line: usize| WIDTH * line as f64 / last;
    let all = HEIGHT + MARKS;
    let mut svg = format!(
        "<figure><figcaption>{caption}</figcaption>\
         <svg viewBox=\"0 0 {WIDTH} {all}\" role=\"img\" aria-label=\"{caption}\">"
    );
    for (seat, path) in river_bands(points, reviewed, (WIDTH, HEIGHT)) {
        let _ = write!(svg, "<path class=\"s{seat}\" d=\"{path}\"/>");
    }
    for share in [0.25, 0.5, 0.75] {
        let y = HEIGHT * (1.0 - share);
        let _ = write!(svg, "<line class=\"grid\" x1=\"0\" x2=\"{WIDTH}\" y1=\"{y}\" y2=\"{y}\"/>");
    }
    for (line, class, title) in marks {
        let at = x(*line);
        let _ = match *class {
            "moment" => write!(
                svg,
                "<line class=\"moment\" x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"{HEIGHT}\" \
                 y2=\"{:.1}\"><title>{title}</title></line>",
                HEIGHT + 7.0
            ),
            class => write!(
                svg,
                "<circle class=\"{class}\" cx=\"{at:.1}\" cy=\"{:.1}\" r=\"4\">\
                 <title>{title}</title></circle>",
                HEIGHT + 10.0
            ),
        };
    }
    svg + "</svg></figure>\n"
}
