### What the page says on which an address for e-mail is confirmed.

question = Soll Emberwake dir per E-Mail sagen, wann du am Zug bist?

button = Ja, bitte

done = Erledigt. Emberwake sagt dir, wann du am Zug bist.
