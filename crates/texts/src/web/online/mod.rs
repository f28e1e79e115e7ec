//! The texts of online play in the page: people, tables, chat, connection.

mod de;
mod en;
mod es;
mod fr;

use crate::Lang;
use crate::messages::messages;
use crate::speak::speak;

messages! {
/// A text of online play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "gaps are named after what fills them")]
pub enum Msg<'a> {
    /// The heading of online play.
    Online,
    /// What that is.
    OnlineHelp,
    /// This page was not served by a server of the game, or it can't be reached.
    NoServer,
    /// The connection is being made.
    Connecting,
    /// The connection was lost and comes back by itself.
    Reconnecting,
    /// The server speaks another version.
    Outdated,
    /// Loads the page anew.
    Reload,
    /// The device was signed out elsewhere, or for too long unused.
    SessionEnded,
    /// A field: what others will call you.
    YourName,
    /// Begins as a guest.
    ComeIn,
    /// Signs in with an account.
    SignIn,
    /// Asks for a link to a new password.
    ForgotPassword,
    /// That link may be on its way.
    RecoverySent,
    /// Downloads everything that is kept of somebody.
    ExportData,
    /// For whom that is.
    SignInHelp,
    /// A field: the name to sign in with.
    Login,
    /// A field.
    Password,
    /// A field.
    OldPassword,
    /// A field.
    NewPassword,
    /// Who is signed in.
    SignedInAs { name: &'a str },
    /// The page about oneself.
    MyPage,
    /// The heading of the list.
    MyTables,
    /// The list is empty.
    NoTables,
    /// The heading of the list of tables where one may sit down.
    OpenTables,
    /// The heading of the list of tables to look on.
    PlayingTables,
    /// Opens a form.
    NewOnlineTable,
    /// Opens the table.
    OpenTable,
    /// An option: in the list of open tables.
    Listed,
    /// What that means.
    ListedHelp,
    /// An option: ratings change.
    Rated,
    /// What that means and needs.
    RatedHelp,
    /// To a guest at a rated table.
    RatedGuest,
    /// A field: the bot that plays for somebody who is away.
    StandIn,
    /// When it does.
    StandInHelp,
    /// A seat: one's own.
    ChairMe,
    /// A seat: for whoever comes.
    ChairOpen,
    /// A clock: days for each move.
    ClockDays,
    /// A field.
    DaysPerMove,
    /// An option.
    WeekendsOff,
    /// The heading above the link.
    Invite,
    /// What the link does.
    InviteHelp,
    /// Copies the link.
    CopyInvite,
    /// What the picture is.
    QrCode,
    /// Takes a seat.
    Sit,
    /// Leaves the seat.
    Stand,
    /// Sends somebody away.
    Kick { name: &'a str },
    /// Asks before it.
    KickAsk { name: &'a str },
    /// To somebody whom the owner has sent away.
    YouWereKicked,
    /// Is ready.
    ReadyUp,
    /// Is not ready after all.
    NotReady,
    /// A sign at a seat.
    IsReady,
    /// A sign at a seat.
    IsNotReady,
    /// A sign at a seat: not connected.
    IsAway,
    /// Nobody sits there.
    EmptySeat,
    /// So many seats of a table in a list are empty.
    FreeSeats { count: usize },
    /// The owner starts the game.
    Begin,
    /// All wait for the owner.
    WaitingForOwner { name: &'a str },
    /// Seats are free, or people not ready.
    WaitingForPeople,
    /// The owner closes the table.
    CloseTable,
    /// Asks before it.
    CloseAsk,
    /// The table was closed.
    TableClosed,
    /// Explains the number.
    Commitment,
    /// The heading of the chat.
    Chat,
    /// A field: a line of the chat.
    ChatHint,
    /// Sends it.
    Send,
    /// Nobody wrote yet.
    NoChat,
    /// Opens what can be done about a line.
    AboutLine { name: &'a str },
    /// The owner silences somebody.
    Mute { name: &'a str },
    /// The owner lets somebody write again.
    Unmute { name: &'a str },
    /// Does not want to read somebody.
    Hide { name: &'a str },
    /// Wants to read somebody again.
    Unhide { name: &'a str },
    /// In place of a hidden line.
    Hidden,
    /// Reports a line.
    Report,
    /// A field: why.
    ReportAsk { name: &'a str },
    /// It is reported.
    Reported,
    /// One has no seat.
    Watching,
    /// A bot waits until it may think.
    BotWaits,
    /// Shows the next tables of a list.
    MoreTables,
    /// Lists tables of all games.
    AnyGame,
    /// Lists tables whatever their clock.
    AnyPace,
    /// Lists tables where people play at the same time.
    PaceLive,
    /// Lists tables where a move may take days.
    PaceDays,
    /// Lists only tables where a seat is free.
    OnlyFree,
    /// A choice: which game the lists show.
    FilterGame,
    /// A choice: which pace the lists show.
    FilterPace,
    /// A move is on its way.
    Waiting,
    /// What was done last was perhaps lost with the connection.
    NotSent,
    /// One has agreed and the others are asked.
    VoteOpen,
    /// Takes the proposal back.
    Withdraw,
    /// Goes to the new table.
    ToRematch,
    /// It is your turn at a table.
    YourTurnAt { game: &'a str },
    /// A sign in the list.
    MyTurn,
    /// A sign in the list.
    InLobby,
    /// A sign in the list.
    Running,
    /// Opens a table of a list.
    GoThere,
    /// A heading.
    Account,
    /// Makes an account of a guest.
    MakeAccount,
    /// What it is for.
    MakeAccountHelp,
    /// Changes the name.
    Rename,
    /// Changes the password.
    ChangePassword,
    /// It is changed.
    ChangedPassword,
    /// Something was stored.
    Saved,
    /// Stores something.
    Save,
    /// A heading.
    Devices,
    /// A sign at a device.
    ThisDevice,
    /// Signs a device out.
    EndDevice,
    /// Signs out here.
    SignOut,
    /// Asks a guest before it.
    SignOutGuestAsk,
    /// Signs out on all devices.
    SignOutEverywhere,
    /// A heading: signing out and leaving.
    Leaving,
    /// One has signed out.
    SignedOut,
    /// Deletes the person.
    DeleteMe,
    /// What that does.
    DeleteMeHelp,
    /// Asks before it.
    DeleteMeAsk,
    /// It is done.
    Deleted,
    /// A heading.
    Notifications,
    /// An option.
    NotifyBrowser,
    /// An option.
    NotifySound,
    /// This device makes no sound; followed by a link to the settings.
    SoundOff,
    /// A field.
    NotifyEmail,
    /// A letter was sent that asks whether the address is right.
    EmailUnconfirmed,
    /// A button: that letter is to be sent once more.
    SendAgain,
    /// A field.
    NotifyWebhook,
    /// The browser does not allow notifications.
    NotifyRefused,
    /// A heading.
    History,
    /// The list is empty.
    NoHistory,
    /// The own place in a finished game.
    Place { place: &'a str },
    /// A heading.
    Statistics,
    /// A line of it.
    StatisticLine { game: &'a str, players: &'a str, games: &'a str, share: &'a str },
    /// A heading.
    Ratings,
    /// A line of it.
    RatingLine { game: &'a str, points: &'a str, games: &'a str },
    /// How a rated game has changed somebody's points.
    PointsChange { points: &'a str },
    /// A heading: the best rated.
    Best,
    /// Brings a record.
    Upload,
    /// It is kept.
    Uploaded,
    /// The file is too large.
    FileTooLarge,
    /// A heading: records that were brought.
    Records,
    /// There is no such table.
    NoSuchTable,
    /// The server's answer makes no sense.
    SomethingWrong,
    /// When the time runs out.
    Deadline { when: &'a str },
    /// The way back to the lists.
    Lobby,
}
}

/// The text in this language.
pub fn say(lang: Lang, what: &Msg) -> String {
    speak!(lang, say(what))
}

/// Somebody whose name is not known any more.
pub fn nobody(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "somebody who has left",
        Lang::Fr => "quelqu'un qui est parti",
        Lang::De => "jemand, der gegangen ist",
        Lang::Es => "alguien que se ha ido",
    }
}
