//! Charts as inline SVG. Colors come from the page's style sheet, so one drawing works in light
//! mode, in dark mode and on paper.

use super::words::{escape, figure, percent};
use std::fmt::Write;

/// A value with its interval.
pub(super) struct Dot {
    pub(super) label: String,
    pub(super) value: f64,
    pub(super) interval: Option<[f64; 2]>,
    pub(super) flagged: bool,
}

const WIDTH: f64 = 340.0;
const LABELS: f64 = 112.0;
const VALUES: f64 = 48.0;
const ROW: f64 = 20.0;

/// Draws values with their intervals in rows, and a line at the fair value.
pub(super) fn dots(caption: &str, dots: &[Dot], fair: f64) -> String {
    let ends = dots.iter().flat_map(|dot| dot.interval.unwrap_or([dot.value; 2]));
    let reach = ends.map(|end| (end - fair).abs()).fold(0.02, f64::max) * 1.1;
    let low = (fair - reach).max(0.0);
    let high = fair + reach;
    let plot = WIDTH - LABELS - VALUES;
    let x = |value: f64| LABELS + plot * ((value - low) / (high - low)).clamp(0.0, 1.0);
    let height = ROW * dots.len() as f64 + 22.0;
    let mut svg = open(caption, height);
    let bottom = height - 16.0;
    for share in ticks(low, high) {
        let _ = write!(
            svg,
            "<line class=\"grid\" x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"0\" y2=\"{bottom}\"/>\
             <text class=\"soft\" x=\"{0:.1}\" y=\"{1}\" text-anchor=\"middle\">{2}</text>",
            x(share),
            height - 4.0,
            percent_tick(share),
        );
    }
    let _ = write!(
        svg,
        "<line class=\"fair\" x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"0\" y2=\"{bottom}\"/>",
        x(fair)
    );
    for (index, dot) in dots.iter().enumerate() {
        let y = ROW * (index as f64 + 0.5);
        let class = if dot.flagged { " class=\"flagged\"" } else { "" };
        let _ = write!(
            svg,
            "<g{class}><text x=\"0\" y=\"{:.1}\">{}</text>",
            y + 4.0,
            escape(&dot.label)
        );
        if let Some([from, to]) = dot.interval {
            let _ = write!(
                svg,
                "<line class=\"range\" x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{y}\" y2=\"{y}\"/>",
                x(from),
                x(to)
            );
        }
        let _ = write!(
            svg,
            "<circle class=\"dot\" cx=\"{:.1}\" cy=\"{y}\" r=\"3.5\"/>\
             <text x=\"{WIDTH}\" y=\"{:.1}\" text-anchor=\"end\">{}</text></g>",
            x(dot.value),
            y + 4.0,
            percent(dot.value)
        );
    }
    close(svg)
}

/// Draws a histogram of the number of games of each length.
pub(super) fn histogram(caption: &str, counts: &[u32], unit: &str) -> String {
    let first = counts.iter().position(|&count| count > 0).unwrap_or(0);
    let last = counts.iter().rposition(|&count| count > 0).unwrap_or(0);
    // The longest hundredth of the games would squeeze all others together.
    let all: u64 = counts.iter().map(|&count| u64::from(count)).sum();
    let mut seen = 0;
    let cut = counts.iter().position(|&count| {
        seen += u64::from(count);
        seen * 100 >= all * 99
    });
    let last = cut.unwrap_or(last).max(first);
    let width = (last - first + 1).div_ceil(40);
    let bars: Vec<u64> = counts[first.min(counts.len())..(last + 1).min(counts.len())]
        .chunks(width)
        .map(|bar| bar.iter().map(|&count| u64::from(count)).sum())
        .collect();
    let most = bars.iter().copied().max().unwrap_or(1).max(1) as f64;
    let height = 96.0;
    let floor = height - 18.0;
    let step = WIDTH / bars.len().max(1) as f64;
    let mut svg = open(caption, height);
    for (index, &bar) in bars.iter().enumerate() {
        let tall = (floor - 4.0) * bar as f64 / most;
        let _ = write!(
            svg,
            "<rect class=\"bar\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{tall:.1}\"/>",
            index as f64 * step,
            floor - tall,
            (step - 1.0).max(0.5),
        );
    }
    let _ = write!(
        svg,
        "<text class=\"soft\" x=\"0\" y=\"{0}\">{first} {unit}</text>\
         <text class=\"soft\" x=\"{WIDTH}\" y=\"{0}\" text-anchor=\"end\">{last}</text>",
        height - 4.0
    );
    close(svg)
}

/// Draws stacked bars in rows. Negative numbers extend to the left of the center line.
pub(super) fn stacked(caption: &str, rows: &[(String, Vec<f64>)]) -> String {
    let sum = |values: &[f64], sign: f64| -> f64 {
        values.iter().map(|value| (sign * value).max(0.0)).sum()
    };
    let right = rows.iter().map(|(_, values)| sum(values, 1.0)).fold(0.0, f64::max);
    let left = rows.iter().map(|(_, values)| sum(values, -1.0)).fold(0.0, f64::max);
    let labels = 60.0;
    let scale = (WIDTH - labels - VALUES) / (left + right).max(1e-9);
    let zero = labels + left * scale;
    let height = 26.0 * rows.len() as f64 + 4.0;
    let mut svg = open(caption, height);
    for (index, (label, values)) in rows.iter().enumerate() {
        let y = 26.0 * index as f64 + 4.0;
        let _ = write!(svg, "<text x=\"0\" y=\"{:.1}\">{}</text>", y + 14.0, escape(label));
        let mut to_right = zero;
        let mut to_left = zero;
        for (color, value) in values.iter().enumerate() {
            let wide = value.abs() * scale;
            let x = if *value >= 0.0 {
                to_right += wide;
                to_right - wide
            } else {
                to_left -= wide;
                to_left
            };
            let _ = write!(
                svg,
                "<rect class=\"c{color}\" x=\"{x:.1}\" y=\"{y}\" width=\"{wide:.1}\" \
                 height=\"18\"><title>{}</title></rect>",
                figure(*value)
            );
        }
        let _ = write!(
            svg,
            "<text x=\"{WIDTH}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            y + 14.0,
            figure(values.iter().sum())
        );
    }
    let _ = write!(
        svg,
        "<line class=\"fair\" x1=\"{zero:.1}\" x2=\"{zero:.1}\" y1=\"0\" y2=\"{height}\"/>"
    );
    close(svg)
}

/// Draws the legend of a stacked chart.
pub(super) fn key(names: &[&str]) -> String {
    const COLORS: [&str; 6] = ["one", "two", "three", "four", "five", "six"];
    let items: String = (names.iter().zip(COLORS))
        .map(|(name, color)| {
            format!("<span><i style=\"background: var(--{color})\"></i>{}</span>", escape(name))
        })
        .collect();
    format!("<p class=\"key\">{items}</p>\n")
}

fn open(caption: &str, height: f64) -> String {
    let caption = escape(caption);
    format!(
        "<figure><figcaption>{caption}</figcaption>\
         <svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{caption}\">"
    )
}

fn close(svg: String) -> String {
    svg + "</svg></figure>\n"
}

/// Returns three to six round shares between two ends.
fn ticks(low: f64, high: f64) -> Vec<f64> {
    let steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5];
    let step = steps.into_iter().find(|step| (high - low) / step <= 5.0).unwrap_or(1.0);
    let first = (low / step).ceil() as i64;
    (first..).map(|tick| tick as f64 * step).take_while(|tick| *tick <= high).collect()
}

fn percent_tick(share: f64) -> String {
    format!("{:.0} %", 100.0 * share)
}
