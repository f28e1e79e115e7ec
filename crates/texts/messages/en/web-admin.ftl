### A text of the page for administrators.

# The heading of the page for administrators, and the link to it.
title = Administration

# Instead of the page, to everyone else.
not-admin = Only administrators can open this page.

# The heading of the list of reports.
reports = Reports

# The list is empty.
no-reports = No reports.

# An option: closed reports are listed too.
show-closed = Show closed reports

# Lists earlier reports.
older-reports = Show older reports

# Who reported whom.
# $by (text)
# $about (text)
report-line = { $by } reported { $about }

# The chat message that was reported.
# $said (text)
said = Message: { QUOTE($said) }

# The reported message can’t be shown.
said-gone = The message no longer exists.

# What the reporter wrote.
# $text (text)
reason = Reason: { QUOTE($text) }

# When the report was closed.
# $when (text)
closed = closed { $when }

# What the administrator noted.
# $note (text)
note-line = Note: { QUOTE($note) }

# A field: what was decided.
note = Note

# Closes a report; also in the audit trail.
close-report = Close report

# Shows what can be done about a person.
# $name (text)
manage = Manage { $name }

# Goes to the table of a report.
see-table = Go to the table

# The heading of the search for people.
people = People

# A field: a part of a name.
find = Name or username

# Searches.
search = Search

# No one has such a name.
none-found = No one found.

# The number of a person.
# $number (text)
number = No. { $number }

# A sign: a person without an account.
is-guest = guest

# A sign: a program.
is-bot = bot

# A sign: the role of a person.
is-admin = administrator

# A sign.
# $when (text)
banned-until = banned until { $when }

# A sign: banned without an end.
banned = banned permanently

# A sign.
# $when (text)
muted-until = muted until { $when }

# A sign: muted without an end.
muted = muted permanently

# A sign: when the person came.
# $when (text)
since = joined { $when }

# A field: how long a ban or a mute lasts.
days = Number of days

# Explains that field.
days-help = Leave this empty to ban or mute permanently.

# That field has a wrong value.
bad-days = Enter a whole number of days, 1 or more, or leave the field empty.

# Bans a person; also in the audit trail.
ban = Ban

# Asks before it.
# $name (text)
ban-ask = Ban { $name }? They’ll be signed out immediately.

# Ends a ban; also in the audit trail.
unban = Lift the ban

# Keeps a person from using the chat; also in the audit trail.
mute = Mute

# Lets a person use the chat again; also in the audit trail.
unmute = Unmute

# A field.
new-name = New name

# Gives a person another name; also in the audit trail.
rename = Change name

# In the audit trail: a person got another role.
role = Change role

# Makes a person an administrator.
make-admin = Make administrator

# Asks before it.
# $name (text)
make-admin-ask = Make { $name } an administrator? They’ll be able to do everything on this page.

# Takes that role away.
make-player = Remove administrator role

# Gives a person a new password; also in the audit trail.
reset-password = Reset password

# Asks before it.
# $name (text)
reset-ask = Reset the password of { $name }? They’ll be signed out everywhere.

# It is shown once.
# $password (text)
new-password = The new password is { $password }. It’s shown only once.

# Deletes a person; also in the audit trail.
delete-person = Delete person

# In the audit trail: the action named in parentheses was tried, and failed.
failed = Failed

# Brings a deleted person back; in the audit trail.
undelete-person = Bring back

# Asks before it.
# $name (text)
delete-person-ask = Delete { $name }? They disappear everywhere, with account and bots. For some days, “emberwake admin undelete” brings them back; then everything is erased. Finished games stay, without the name.

# A heading: deleting tables and uploaded records.
content = Tables and records

# A field: the link or the name of a table or a record.
content-id = Link or ID

# That field names neither a table nor a record.
bad-id = Paste the link of a table or record, or enter its ID.

# Deletes a table; also in the audit trail.
delete-table = Delete table

# Asks before it.
delete-table-ask = Delete this table with its game and chat? You can’t undo this.

# Deletes an uploaded record; also in the audit trail.
delete-record = Delete record

# Asks before it.
delete-record-ask = Delete this record? You can’t undo this.

# The heading of the list of what administrators did.
audit = Audit trail

# The list is empty.
no-audit = Nothing yet.

# Who did it: someone on the command line of the server.
console = command line

# To whom it was done.
# $number (text)
of-person = person { $number }

# To what it was done.
# $id (text)
of-table = table { $id }

# To what it was done.
# $id (text)
of-record = record { $id }

# To what it was done.
# $number (text)
of-report = report { $number }

# Something was done.
done = Done.
