//! Renders a review as one self-contained HTML page: no script, no other file, light and dark.

mod river;

pub use river::river_bands;

use crate::Reviewed;
use crate::par::ParResult;
use crate::review::{Decision, Extent, Grade, Review};
use crate::story::StoryProblem;
use crate::telling::{
    DecisionText, decision_heading, grade_word, highlight_word, par_text, sum_lines, tell_decisions,
};
use kernel::{Record, Seat};
use texts::markup::escape;
use texts::review::{ReviewLabel, ReviewMessage, percent_exactly, review_label, review_message};
use texts::{Lang, Names};

const STYLE: &str = include_str!("style.css");

/// The number of costliest decisions shown first.
pub const DEAREST: usize = 3;

/// Renders the whole page. The table leaves out decisions milder than `from`.
pub fn page<G: Reviewed>(
    record: &Record<G>,
    review: &Review,
    par: Option<&ParResult>,
    from: Option<Grade>,
    lang: Lang,
    names: &Names,
) -> Result<String, StoryProblem<G>> {
    let texts = tell_decisions(record, review, |_| true, lang, names)?;
    let writer = HtmlWriter { review, texts, lang, names };
    // The title names the reader like anyone else.
    let name = &names.clone().read_by(None).of(lang, review.seat);
    let game = G::title(lang);
    let title = review_message(lang, &ReviewMessage::Title { name, game });
    let body = [
        writer.about(&title),
        writer.chances(),
        writer.sum(par),
        writer.dearest(),
        writer.table(from),
        writer.moments(),
    ];
    let tag = lang.tag();
    let title = escape(&title);
    Ok(format!(
        "<!doctype html>\n<html lang=\"{tag}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title}</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n{}</body>\n</html>\n",
        body.concat()
    ))
}

struct HtmlWriter<'a> {
    review: &'a Review,
    texts: Vec<DecisionText>,
    lang: Lang,
    names: &'a Names,
}

impl HtmlWriter<'_> {
    fn label(&self, label: ReviewLabel) -> String {
        escape(review_label(self.lang, label))
    }

    fn message(&self, message: &ReviewMessage) -> String {
        escape(&review_message(self.lang, message))
    }

    fn section(&self, heading: ReviewLabel, content: &str) -> String {
        format!("<section>\n<h2>{}</h2>\n{content}</section>\n", self.label(heading))
    }

    fn about(&self, title: &str) -> String {
        let Review { iterations, seed, lines_reviewed: line, lines: all, .. } = *self.review;
        let mut text = format!("<h1>{}</h1>\n", escape(title));
        let setting = self.message(&ReviewMessage::Setting { iterations, seed });
        text += &format!("<p class=\"note\">{setting}</p>\n");
        let extent = match self.review.extent {
            Extent::Whole => return text,
            Extent::Unfinished => self.message(&ReviewMessage::Unfinished { line }),
            Extent::Stopped => self.message(&ReviewMessage::Stopped { line, all }),
        };
        text + &format!("<p class=\"warning\">{extent}</p>\n")
    }

    fn chances(&self) -> String {
        let mut content = String::from("<p class=\"key\">");
        for seat in Seat::all(self.review.players) {
            let name = escape(&self.names.of(self.lang, seat));
            content += &format!("<span><i class=\"s{seat}\"></i>{name}</span> ");
        }
        content += "</p>\n";
        let known = self.review.river.iter().map(|point| (point.line, &point.chances));
        let is_double = self.review.river.iter().any(|point| point.omniscient.is_some());
        let caption = if is_double { ReviewLabel::AsYouKnew } else { ReviewLabel::Chances };
        content += &self.river(caption, &known.collect::<Vec<_>>(), true);
        if is_double {
            let all = self.review.river.iter();
            let all = all.filter_map(|point| Some((point.line, point.omniscient.as_ref()?)));
            content += &self.river(ReviewLabel::Omniscient, &all.collect::<Vec<_>>(), false);
        }
        self.section(ReviewLabel::Chances, &content)
    }

    fn river(
        &self,
        caption: ReviewLabel,
        points: &[(usize, &crate::Chances)],
        marks: bool,
    ) -> String {
        let mut marked: Vec<(usize, &str, String)> = Vec::new();
        if marks {
            for moment in &self.review.moments {
                marked.push((moment.line, "moment", self.moment_text(moment)));
            }
            for told in &self.texts {
                if let Some((grade, heading)) = self.graded(told) {
                    marked.push((self.decision(told).line, grade.word(), heading));
                }
            }
        }
        river::river(&self.label(caption), points, &marked, self.review.seat)
    }

    fn moment_text(&self, moment: &crate::Moment) -> String {
        let what = highlight_word(self.lang, moment.what);
        let who = moment.seat.map(|seat| format!(" ({})", self.names.of(self.lang, seat)));
        let turn = review_label(self.lang, ReviewLabel::Turn);
        escape(&format!("{turn} {}: {what}{}", moment.turn, who.unwrap_or_default()))
    }

    fn sum(&self, par: Option<&ParResult>) -> String {
        let (lines, note) = sum_lines(self.lang, self.review);
        let mut content = String::from("<table class=\"sum\"><tbody>\n");
        for (label, value) in lines {
            let label = escape(label);
            let value = escape(&value);
            content += &format!("<tr><th scope=\"row\">{label}</th><td>{value}</td></tr>\n");
        }
        content += &format!("</tbody></table>\n<p class=\"note\">{}</p>\n", escape(&note));
        let mut text = self.section(ReviewLabel::Sum, &content);
        if let Some(par) = par.and_then(|par| par_text(self.lang, par)) {
            text += &self.section(ReviewLabel::Par, &format!("<p>{}</p>\n", escape(&par)));
        }
        text
    }

    /// Returns the grade of a decision and its heading, or `None` if it has no grade.
    fn graded(&self, told: &DecisionText) -> Option<(Grade, String)> {
        let decision = self.decision(told);
        let grade = decision.grade?;
        let heading = decision_heading(self.lang, decision, grade, told.line_number);
        Some((grade, escape(&heading)))
    }

    fn dearest(&self) -> String {
        let mut content = String::from("<ol class=\"dearest\">\n");
        let dearest = self.review.dearest(DEAREST);
        for decision in &dearest {
            let told = self.texts.iter().find(|told| self.decision(told).line == decision.line);
            let Some(told) = told else { continue };
            let Some((grade, heading)) = self.graded(told) else { continue };
            content += &format!(
                "<li class=\"{}\"><strong>{}</strong><dl><dt>{}</dt><dd>{}</dd>\
                 <dt>{}</dt><dd>{}<br><em>{}</em></dd></dl></li>\n",
                grade.word(),
                heading,
                self.label(ReviewLabel::YouChose),
                escape(&told.chosen),
                self.label(ReviewLabel::Better),
                escape(told.preferred.as_deref().unwrap_or_default()),
                escape(&told.why),
            );
        }
        content += "</ol>\n";
        if dearest.is_empty() {
            content = format!("<p>{}</p>\n", self.label(ReviewLabel::NoMistakes));
        }
        self.section(ReviewLabel::Dearest, &content)
    }

    fn decision(&self, told: &DecisionText) -> &Decision {
        &self.review.decisions[told.index]
    }

    fn table(&self, from: Option<Grade>) -> String {
        let counts = self.message(&ReviewMessage::Counts {
            decisions: self.review.decisions.len(),
            inaccuracies: self.review.count(Grade::Inaccuracy),
            mistakes: self.review.count(Grade::Mistake),
            blunders: self.review.count(Grade::Blunder),
        });
        let headings = [
            ReviewLabel::Turn,
            ReviewLabel::Line,
            ReviewLabel::Loss,
            ReviewLabel::Noise,
            ReviewLabel::Grade,
            ReviewLabel::YouChose,
            ReviewLabel::Better,
        ];
        let heads = headings.map(|label| format!("<th scope=\"col\">{}</th>", self.label(label)));
        let mut rows = String::new();
        for told in &self.texts {
            let decision = self.decision(told);
            if from.is_some_and(|from| decision.grade < Some(from)) {
                continue;
            }
            let class = decision.grade.map_or("", Grade::word);
            let grade = decision.grade.map_or("", |grade| grade_word(self.lang, grade));
            rows += &format!(
                "<tr class=\"{class}\"><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td>\
                 <td>{}</td><td>{}</td></tr>\n",
                decision.turn,
                told.line_number,
                percent_exactly(self.lang, decision.loss.value),
                percent_exactly(self.lang, decision.loss.noise),
                escape(grade),
                escape(&told.chosen),
                escape(told.preferred.as_deref().unwrap_or_default()),
            );
        }
        let content = format!(
            "<p>{counts}</p>\n<div class=\"scroll\"><table>\n<thead><tr>{}</tr></thead>\n<tbody>\n\
             {rows}</tbody></table></div>\n",
            heads.concat()
        );
        self.section(ReviewLabel::Decisions, &content)
    }

    fn moments(&self) -> String {
        if self.review.moments.is_empty() {
            return String::new();
        }
        let item = |moment| format!("<li>{}</li>\n", self.moment_text(moment));
        let items: String = self.review.moments.iter().map(item).collect();
        self.section(ReviewLabel::Moments, &format!("<ul class=\"moments\">\n{items}</ul>\n"))
    }
}
