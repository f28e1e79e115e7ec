//! Every figure of the main cells as CSV, for a spreadsheet.

use super::words::escape;
use crate::measures::Unit;
use crate::results::Results;
use crate::subject::Subject;

pub(super) fn panel<G: Subject>(results: &Results) -> String {
    let text = csv::<G>(results);
    let definition = "Every figure of the tables above. The rows of the games themselves are in \
                      the folder of the study, as Arrow files.";
    let content = format!(
        "<details><summary>CSV, {} rows</summary>\n<pre>{}</pre>\n</details>\n",
        text.lines().count().saturating_sub(1),
        escape(&text)
    );
    super::page::panel("data", "Data", definition, &content)
}

/// Formats the figures as CSV.
fn csv<G: Subject>(results: &Results) -> String {
    let mut text = "variant,players,panel,figure,unit,games,value,low,high\n".to_owned();
    for (cell, measures) in results.main() {
        for named in results.named::<G>(cell, measures) {
            let number = |value: Option<f64>| value.map_or(String::new(), |v| format!("{v:.6}"));
            let known = named.interval();
            let unit = if named.unit == Unit::Share { "share" } else { "mean" };
            let fields = [
                quoted(&results.study.variants[cell.variant].name),
                cell.players.to_string(),
                named.panel.to_owned(),
                quoted(&named.key),
                unit.to_owned(),
                named.figure.ratio.games().to_string(),
                number(named.figure.ratio.value()),
                number(known.map(|[low, _]| low)),
                number(known.map(|[_, high]| high)),
            ];
            text += &(fields.join(",") + "\n");
        }
    }
    text
}

fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\"").replace(['\n', '\r'], " "))
    } else {
        text.to_owned()
    }
}
