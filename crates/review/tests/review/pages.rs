//! The page of a review is one file without scripts, escapes names, and works in every language.

use crate::played::{cut, game, reviewed};
use campfire::Campfire;
use kernel::{Record, Seat};
use review::{Grade, Par, Reviewed, page};
use sea::Sea;
use texts::{Lang, Names};

fn whole_page<G: Reviewed>(record: &Record<G>, from: Option<Grade>, lang: Lang) -> String {
    let review = reviewed(record, 0);
    let mut par = Par::new(record, Seat(0), 1).expect("the record is a game");
    par.step();
    let names = Names::new((0..review.players).map(|_| Some("<script>&\"'".to_owned())));
    page(record, &review, Some(par.result()), from, lang, &names).expect("the record is a game")
}

fn is_sound(html: &str) {
    assert!(html.starts_with("<!doctype html>") && html.ends_with("</html>\n"));
    for forbidden in ["<script", "http:", "https:", "NaN", "inf%"] {
        assert!(!html.contains(forbidden), "{forbidden} is in the page");
    }
    for tag in ["section", "table", "svg", "figure", "ol", "dl", "tr", "td", "p"] {
        let opened =
            html.matches(&format!("<{tag}>")).count() + html.matches(&format!("<{tag} ")).count();
        assert_eq!(opened, html.matches(&format!("</{tag}>")).count(), "{tag}");
    }
}

#[test]
fn a_page_is_one_sound_file_in_every_language() {
    let campfire = game::<Campfire>(&["random", "keen"], 90);
    for lang in Lang::ALL {
        let html = whole_page(&campfire, None, lang);
        is_sound(&html);
        assert!(html.contains(&format!("lang=\"{}\"", lang.tag())));
        assert!(html.contains("&lt;script&gt;&amp;&quot;&#39;"));
    }
    let sea = whole_page(&game::<Sea>(&["keen", "random", "keen"], 91), None, Lang::En);
    is_sound(&sea);
    assert_eq!(sea.matches("<svg").count(), 2, "a game with secrets has a second curve");
    is_sound(&whole_page(&cut(&campfire, 20), None, Lang::En));
}

#[test]
fn the_table_can_be_filtered_by_the_size_of_mistakes() {
    let record = game::<Campfire>(&["random", "keen"], 92);
    let rows = |from| whole_page(&record, from, Lang::En).matches("<tr class=").count();
    let [all, mistakes, blunders] = [None, Some(Grade::Mistake), Some(Grade::Blunder)].map(rows);
    assert!(all > mistakes && mistakes >= blunders, "{all} {mistakes} {blunders}");
}
