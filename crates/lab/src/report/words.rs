//! Number formatting in a report.

pub use texts::markup::escape;

/// Formats a share in percent with one decimal place, or two where it is small.
pub fn percent(share: f64) -> String {
    let percent = 100.0 * share;
    let digits = if percent.abs() < 1.0 && percent != 0.0 { 2 } else { 1 };
    minus(format!("{percent:.digits$} %"))
}

/// Formats a share, or returns a dash if there are no observations.
pub fn percent_or_dash(share: Option<f64>) -> String {
    share.map_or_else(|| "–".to_owned(), percent)
}

/// Formats a difference of shares.
pub fn points(difference: f64) -> String {
    minus(format!("{:.1} percentage points", 100.0 * difference))
}

/// Formats a difference of shares with its sign, for a table.
pub fn signed_points(difference: f64) -> String {
    minus(format!("{:+.1}", 100.0 * difference))
}

/// Formats an interval of shares.
pub fn interval([low, high]: [f64; 2]) -> String {
    minus(format!("{:.1}–{:.1} %", 100.0 * low, 100.0 * high)).replace("–−", " to −")
}

/// Formats a mean with three significant digits.
pub fn figure(value: f64) -> String {
    let digits = match value.abs() {
        size if size >= 100.0 => 0,
        size if size >= 10.0 => 1,
        size if size >= 1.0 || size == 0.0 => 2,
        _ => 3,
    };
    minus(format!("{value:.digits$}"))
}

/// Formats a mean, or returns a dash if there are no observations.
pub fn figure_or_dash(value: Option<f64>) -> String {
    value.map_or_else(|| "–".to_owned(), figure)
}

/// Formats a count with thin spaces between thousands.
pub fn count(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

/// Describes the certainty of a finding, by its adjusted p value.
pub fn sureness(p: f64) -> String {
    match p {
        p if p < 0.001 => "practically certain (p < 0.001)".to_owned(),
        p if p < 0.01 => format!("very sure (p = {p:.3})"),
        p if p < 0.05 => format!("sure (p = {p:.3})"),
        p => format!("not sure (p = {p:.2})"),
    }
}

/// Replaces hyphens with true minus signs.
fn minus(text: String) -> String {
    text.replace('-', "−")
}
