### What the page says on which an email address is confirmed.

# The question, above the button.
question = Get an email when it’s your turn?

# The button.
button = Yes, email me

# It is done.
done = Done. Emberwake will email you when it’s your turn.
