### How many steps the guided game of Sea has.

step-1 = Welcome to Sea! The map grows as you sail. So far there’s only the Primordial Sea, and 49 tiles wait in the pile. You lead the red tribe. Mara leads the blue one. Ilo leads the green one and is the God of Winds.

step-2 = Your boat shows one component of a legend, and only you can see which: “the Moon Diver”, a character. Secure a character, a location and an action, and you have a legend (S12.1, S12.2). Your secret Original Myth, “Birth of the Tides”, names three components. Secure all of yours and you’re ahead of everyone who hasn’t (S14.3).

step-3 = You have 7 red passengers on the Primordial Sea. Boats go where the wind blows, and it blows north. To turn it, you’d pay a passenger before the dice are rolled (S5.1). North is fine: choose “Leave the wind as it is” and confirm.

step-4 = The distance die showed 2, so you sailed two tiles north (S5.3). There were no tiles yet, so two were drawn: sea, then a coast. Each tile you enter costs a passenger, who stays there as your trail (S6.5). You have 5 left aboard.

step-5 = Mara paid a passenger to turn the wind. The die showed E, so it turned one point that way and now blows northeast (S5.2). She sailed one tile, and Ilo sailed to the same tile. A tile can hold at most two boats (S6.2).

step-6 = Your boat is on a coast, which counts as land, and no one has settled here. So you may found a settlement instead of sailing (S7.1). Choose “Found a settlement here” and confirm.

step-7 = Three of your passengers are back in your pool: the token on the coast stands for them (S7.2). Two are still aboard. They may settle, return to the pool or sail on (S7.4). Let them settle: choose “2 red pawns” and confirm.

step-8 = Your boat has left the map, but “the Moon Diver” is secured in front of you, face down (S7.3). Mara paid for the wind again, but the die showed where it already blew, so her passenger was wasted. She’s on an island with 3 passengers. And Ilo has raised a storm over the Primordial Sea: the Vaal Er Num (S11.1).

step-9 = You need a new boat. You get the top one of the deck, with 7 passengers from your pool (S4.2, S4.4). A boat that leaves the Vaal’s tile loses passengers in the storm (S11.5), so don’t start there. Choose “Launch from your settlement at (0,2)”: that is the tile two north of the Primordial Sea.

step-10 = Your new boat shows “the Sleepless Rower”: another character, and you already have one. But maybe Mara’s boat is what you need! She’s two tiles east of you, and the wind blows northeast. Choose “Turn the wind”, which costs a passenger. If the die shows E, SE or S, the wind turns east (S5.2).

step-11 = The die showed SE, and the wind turned east. But there’s fog between you and Mara! It took one passenger and one of your two steps (S6.3). You have 5 passengers and one step left: choose “Cross the fog to (2,2)”.

step-12 = Mara left a blue pawn as her trail on this island. You may relieve it: it comes aboard, and you leave a red passenger for the step, so your crew stays at 5 (S6.6). Choose “Take a blue trail pawn aboard and leave one of your own”.

step-13 = Where two boats meet, you may talk, trade or attack. In an attack, both boats lose as many passengers as you say (S10.8). You have 5, Mara has 3. Choose “Attack” with 3: that empties her boat, not yours.

step-14 = You have 4 red passengers and 1 blue aboard, and you lose three. A boat sinks as soon as its captain’s pawns no longer outnumber all the others aboard (S6.7). So the blue one must go: choose “Lose 2 red passengers and 1 blue”.

step-15 = Mara’s boat is empty and yours isn’t. You’ve won the battle! The winner may claim the component of the emptied boat, without looking at it first (S10.8). Choose “Claim the component”.

step-16 = The component is “the Drowned Tower”, a location, and it’s secured for you! You’ve also earned two feats, “Crossing the Fog” and “Naval Battle”. Each goes to the first player who does it (S13.1). Meanwhile, Mara has started again from the Primordial Sea and lost 2 passengers in the storm. That was a feat as well.

step-17 = Ilo has turned the wind, free of charge as the God of Winds (S11.2), and has come to your island. He proposes that you show each other your components. It commits you to nothing (S10.3). Accept.

step-18 = Ilo’s boat shows “draws up the first tide”: an action, and your Myth names it! He offers it for your second character. In a trade at sea, you swap boats and each of you keeps your own crew (S10.5). Each of you needs what the other has: accept.

step-19 = It’s your turn. Your boat is on land again, on the island, with 2 passengers. You may found a settlement even with fewer than 3 (S7.2). Choose “Found a settlement here” to secure the action.

step-20 = You have a character, a location and an action, so your first legend is revealed immediately (S12.2): In the Drowned Tower, the Moon Diver draws up the first tide. Two components of your Myth are secured. The third, “the Sunken Stair”, is still in the deck.

step-21 = The game ends with a third legend, the last tile, the last boat or a dead calm. Then everyone has one more turn (S14.1, S14.2). Your Myth counts first. Then 3 for each legend and 1 for each feat: that’s 5 for you. Then settlements and boats, then your pawns on the map (S14.3). Fair winds!
