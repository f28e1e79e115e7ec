//! Lighthouse's rating of the page on its mobile profile: a slow phone on a slow network.

use crate::Figure;
use crate::support::{Outcome, World, fault};
use serde_json::Value;
use std::process::Command;

/// The variable that names Lighthouse's script. Without npm there is none, and nothing to measure.
const SCRIPT: &str = "EMBERWAKE_LIGHTHOUSE";
const PERFORMANCE_MIN: f64 = 95.0;
const LARGEST_PAINT_MS_MAX: f64 = 1_500.0;

/// Returns the four scores and the largest paint, if Lighthouse is installed.
pub fn scores(world: &World) -> Outcome<Vec<Figure>> {
    let Some(script) = std::env::var_os(SCRIPT) else {
        println!("Lighthouse is not there, since npm is not; its figures are left out.");
        return Ok(Vec::new());
    };
    let mut command = Command::new("node");
    command.arg(script).arg(&world.address).args(["--output=json", "--quiet"]);
    command.arg("--only-categories=performance,accessibility,best-practices,seo");
    command.arg("--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage --disable-gpu");
    if std::env::var_os("CHROME_PATH").is_none() {
        command.env("CHROME_PATH", "/usr/bin/chromium");
    }
    let told = command.output()?;
    let report: Value = serde_json::from_slice(&told.stdout).map_err(|_| {
        fault(format!("Lighthouse failed: {}", String::from_utf8_lossy(&told.stderr)))
    })?;
    Ok(figures(&report))
}

fn figures(report: &Value) -> Vec<Figure> {
    let score = |name: &str| {
        let score = report["categories"][name]["score"].as_f64().unwrap_or(0.0);
        (score * 100.0).round()
    };
    let milliseconds = |audit: &str| report["audits"][audit]["numericValue"].as_f64();
    let figure = |name: &str, limit: &'static str, min: f64| Figure {
        what: format!("Lighthouse, mobile: {}", name.replace('-', " ")),
        measured: format!("{}", score(name)),
        limit,
        kept: score(name) >= min,
    };
    let paint = milliseconds("largest-contentful-paint").unwrap_or(f64::MAX);
    let shift = milliseconds("cumulative-layout-shift").unwrap_or(f64::MAX);
    vec![
        figure("performance", "at least 95", PERFORMANCE_MIN),
        figure("accessibility", "100", 100.0),
        figure("best-practices", "100", 100.0),
        figure("seo", "100", 100.0),
        Figure {
            what: "Lighthouse, mobile: largest paint".into(),
            measured: format!("{:.1} s, layout shift {shift:.3}", paint / 1000.0),
            limit: "1.5 s",
            kept: paint <= LARGEST_PAINT_MS_MAX,
        },
    ]
}
