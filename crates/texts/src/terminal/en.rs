//! The terminal interface in English.

use super::{Reason, Ui, seconds};
use crate::grammar::en::{count, join, quote};

pub(super) fn ui(text: Ui) -> String {
    let fixed = match text {
        Ui::NoTerminal => {
            "Playing needs a terminal: a window for input and output, neither of them redirected."
        }
        Ui::TerminalFailed { why } => return format!("The terminal failed: {why}."),
        Ui::WrongSeats { given, players } => {
            return format!("{players} players need {players} seats, but {given} are described.");
        }
        Ui::RecordExists { file } => {
            return format!("{file} is there already and is not overwritten; name another file.");
        }
        Ui::TooSmall { columns, lines } => {
            return format!("Please enlarge this window to at least {columns} × {lines}.");
        }
        Ui::TurnNumber { turn } => return format!("turn {turn}"),
        Ui::StacksLeft { stacks, end } => {
            return format!("{} (end at {end})", count(stacks, "stack left", "stacks left"));
        }
        Ui::IdleTurns { turns } => return format!("{turns} turns without progress"),
        Ui::Bot(kind) => return format!("({kind} bot)"),
        Ui::Asleep => "asleep:",
        Ui::Answers => "Answers",
        Ui::Legends => "Legends",
        Ui::Song => "Song",
        Ui::Songs => "Songs",
        Ui::PairAt { place } => return format!("two discs on {place}"),
        Ui::SkipAt { place } => return format!("none on {place}"),
        Ui::Forgotten => "forgotten:",
        Ui::Scoring => "scoring!",
        Ui::LysBonus => "Lys bonus",
        Ui::MayLift => "then Red may lift",
        Ui::ScoreAfter { before, after } => return format!("points: {before} → {after}"),
        Ui::BotsMove { delay_ms: 0 } => "The bots move.",
        Ui::BotsMove { delay_ms } => {
            return format!(
                "The bots move, after {} s each. Space skips the wait, + and − change it.",
                seconds(delay_ms, '.')
            );
        }
        Ui::AfterEnd => "Enter shows the result, q leaves.",
        Ui::GameOver => "The game is over",
        Ui::KeyChoose => "choose",
        Ui::KeyPlay => "play",
        Ui::KeyType => "type",
        Ui::KeyComplete => "complete",
        Ui::KeyBack => "back",
        Ui::KeyUndo => "undo",
        Ui::KeyRules => "rules",
        Ui::KeyLanguage => "language",
        Ui::KeyHelp => "help",
        Ui::KeyLeave => "leave",
        Ui::KeySkip => "skip the wait",
        Ui::KeySpeed => "speed",
        Ui::KeyResult => "result",
        Ui::KeyLook => "show",
        Ui::KeyPieces => "pieces",
        Ui::HandOver { name } => {
            return format!(
                "Hand the screen to {name}. Everybody else looks away; then {name} presses Enter."
            );
        }
        Ui::UndoAllTheSame => "U takes it back all the same, and the log will say so.",
        Ui::UndoAfterEnd => "The game is over; nothing is taken back any more.",
        Ui::EndAsked => {
            "End the game now? The last turns follow. Press E again to agree for everybody here."
        }
        Ui::EndAgreed => "The game ends: the last turns follow.",
        Ui::BotsPlayOn => {
            "Bots agree to end the game only after three rounds in which nothing has grown."
        }
        Ui::TakenBack => "Taken back.",
        Ui::Delay { delay_ms: 0 } => "Bots move at once.",
        Ui::Delay { delay_ms } => {
            return format!("Bots wait {} s before they move.", seconds(delay_ms, '.'));
        }
        Ui::NotKept { file, why } => {
            return format!("{file} can't be written: {why}. The next move tries again.");
        }
        Ui::KeptAgain { file } => return format!("{file} is written again, with the whole game."),
        Ui::SeedLost => {
            "The seed of this game is lost: from here on what is hidden is drawn anew, and its luck as a whole can't be verified."
        }
        Ui::Since { name } => return format!("{name}, since your last turn:"),
        Ui::Uncovered { tops } => return format!("Uncovered: {tops}."),
        Ui::MoonsRose { moons } => return format!("Chart: +{moons} ☾"),
        Ui::NoteTakenBack { name, lines: 1 } => {
            return format!("{name} takes back a move although that was not free to do.");
        }
        Ui::NoteTakenBack { name, lines } => {
            return format!(
                "{name} takes back a move and all that followed ({lines} lines of the record)."
            );
        }
        Ui::Resumed => "The game goes on from its record.",
        Ui::NoteSeedLost { tag } => {
            return format!(
                "The seed is lost. What is hidden is drawn anew; the tag {tag} commits to the new seed."
            );
        }
        Ui::Commitment { hex } => {
            return format!("The shuffle is fixed; its commitment begins {hex}.");
        }
        Ui::KeptIn { file } => return format!("The game is kept in {file}."),
        Ui::KeyCards => "cards",
        Ui::Cards => "Cards",
        Ui::CardsFor { name } => return format!("Cards: value and what it costs {name}"),
        Ui::CardsPrice => "5:2  an upgrade: value 5, costs you 2",
        Ui::CardsPayable => "✓    you can pay this card now",
        Ui::CardsLacking => "−2   you lack so many tiles",
        Ui::CardsTaken => "(U)  taken by the player of this adventurer",
        Ui::CardsMine => "●    your own; < not higher than yours, or a second Song",
        Ui::Hidden => "Hidden tiles",
        Ui::HiddenAbout { total } => {
            return format!(
                "{total} tiles lie under the visible tops. How many of each kind, of all in the box, and how likely the next one is of it:"
            );
        }
        Ui::Won { name } => return format!("{name} wins."),
        Ui::WonTogether { names } => return format!("{} share the victory.", join(names)),
        Ui::Moons => "Moons",
        Ui::TilesLeft => "Tiles",
        Ui::Points => "Points",
        Ui::LuckVerifiable => {
            "The seed is revealed: whoever saw the commitment before can check every tile."
        }
        Ui::LuckNotVerifiable => {
            "The first seed was lost on the way, so the luck of the whole game can't be verified."
        }
        Ui::NoRecord => "No record of this game was kept.",
        Ui::RecordIsIn { file } => {
            return format!(
                "The record is in {file}; ‘emberwake record verify {file}’ checks its luck."
            );
        }
        Ui::Leave => "Leave",
        Ui::LeaveQuestion => "Leave the game?",
        Ui::LeaveKeys => "Enter or y leaves · any other key goes on",
        Ui::GameWillBeLost => "The game is not kept in a file and will be lost.",
        Ui::GameIsKept { file } => {
            return format!("The game is kept in {file} and can go on from there.");
        }
        Ui::GameIsNotKept { file } => {
            return format!("{file} could not be written: the latest moves will be lost.");
        }
        Ui::Help => "Help",
        Ui::OverlayKeys => "↑ ↓ scroll · Esc closes · l language",
        Ui::ResultKeys => "↑ ↓ scroll · Esc shows the board · q leaves",
        Ui::RulebookKeys => "↑ ↓ scroll · / search · Esc closes · l language",
        Ui::NothingFound { words } => {
            return format!("{} is nowhere · / search · Esc closes", quote(words));
        }
        Ui::Found { words, at, found } => {
            return format!(
                "{}: {at} of {found} · n next · N back · / search · Esc closes",
                quote(words)
            );
        }
        Ui::HelpUpDown => "choose a move; the board shows what it would do",
        Ui::HelpLeftRight => "go to the next pile or kind of card",
        Ui::HelpDigits => "go to the next move of this place",
        Ui::HelpEnter => "play the chosen move",
        Ui::HelpType => "type a move: sow 2 cw pair 1; Tab completes",
        Ui::HelpUndo => "take back your last move, if nothing was revealed and nobody acted since",
        Ui::HelpEnd => "end the game now, if everybody agrees",
        Ui::HelpUndoAll => "take it back all the same, with all that followed; the log says so",
        Ui::HelpCards => "cards, with what they cost you",
        Ui::HelpHidden => "hidden tiles by kind",
        Ui::HelpRules => "rulebook, at the rule of the last refusal; / searches",
        Ui::HelpLanguage => "next language",
        Ui::HelpLog => "scroll the log",
        Ui::HelpSpeed => "bots faster or slower",
        Ui::HelpSpace => "skip the wait of bots",
        Ui::HelpLeave => "leave, after a question",
        Ui::HelpEsc => "close, or stop typing",
        Ui::SignsPlace => {
            "A place: its number (▸ its pile may move), the top tile, ×tiles in the stack, ◆Lys; below it the discs from bottom to top (in boxes: upwards)."
        }
        Ui::SignsPreview => {
            "Before a move: ↻2 second drop, underlined discs would land there, a‡→U Ulrich would take this tile, ✗ it leaves the game, ☾ it goes to the chart."
        }
        Ui::SignsCards => {
            "Players: tiles with their number, [cards] with their value, ☾ moons won."
        }
    };
    fixed.to_owned()
}

pub(super) fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::NotFound => "the folder or file is not there",
        Reason::NotAllowed => "you may not write there",
        Reason::IsFolder => "it is a folder",
        Reason::NotAFolder => "something on the way there is not a folder",
        Reason::Full => "no space is left",
        Reason::ReadOnly => "nothing can be written there",
    }
}
