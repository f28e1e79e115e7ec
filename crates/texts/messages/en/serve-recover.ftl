### What the page says on which someone chooses a new password.

# Above the field.
question = Choose a new password. You’ll be signed out on all devices.

# Before the field.
field = New password

# The button.
button = Save the password

# It is done.
done = Done. Sign in with your new password.
