### What the page says on which email is stopped.

# The question, above the button.
question = Stop all emails from Emberwake?

# The button.
button = Stop emails

# It is done.
done = Done. You won’t get any more emails from Emberwake.
