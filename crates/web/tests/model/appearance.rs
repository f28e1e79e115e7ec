//! Colors that must be the same in several places.

use web::model::Theme;

#[test]
fn the_bar_has_the_color_of_the_style_sheet_before_and_after_the_page_runs() {
    let page = include_str!("../../assets/index.html");
    let style = include_str!("../../assets/style/1-base.css");
    for system in [Theme::Light, Theme::Dark] {
        let bar = Theme::Auto.bar(system);
        let word = system.word();
        let meta = format!("media=\"(prefers-color-scheme: {word})\" content=\"{bar}\"");
        assert!(page.contains(&meta), "{meta}");
        assert!(style.contains(&format!("--surface: {bar};")), "{bar}");
        assert_eq!(Theme::Dark.bar(system), Theme::Auto.bar(Theme::Dark));
        assert_eq!(Theme::Light.bar(system), Theme::Auto.bar(Theme::Light));
    }
}
