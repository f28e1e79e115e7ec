### What the page says on which an email address is confirmed.

question = Möchtest du eine E-Mail bekommen, wenn du am Zug bist?

button = Ja, per E-Mail benachrichtigen

done = Erledigt. Emberwake schickt dir eine E-Mail, wenn du am Zug bist.
