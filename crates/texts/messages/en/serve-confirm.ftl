### What the page says on which an address for e-mail is confirmed.

# The question, above the button.
question = Shall Emberwake tell you by e-mail when it is your turn?

# The button.
button = Yes, tell me

# It is done.
done = Done. Emberwake will tell you when it is your turn.
