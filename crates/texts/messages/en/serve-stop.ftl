### What the page says on which e-mail is stopped.

# The question, above the button.
question = Shall Emberwake send you no e-mail any more?

# The button.
button = No more e-mail

# It is done.
done = Done. Emberwake will send you no e-mail any more.
