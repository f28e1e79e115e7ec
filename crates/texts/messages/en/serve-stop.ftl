### What the page says on which email is stopped.

# The question, above the button.
question = Stop emails about your turns? Your address stays with your account, in case you forget your password.

# The button.
button = Stop emails

# It is done.
done = Done. Emberwake will no longer email you about your turns. You can turn this on again on your page.
