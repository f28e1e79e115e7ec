### How many steps the guided game of Campfire has.

step-1 = Welcome to Campfire! Eight places lie around the fire. Each has a stack of tiles, the square with a number: that many tiles are left, and only the top one can be seen.

step-2 = Before each stack lies a pile of discs. Yours are yellow with a star, because you play Siana. Ash plays Red: the triangles. Blue Nomads are nobody's, and discs with a z belong to adventurers who sleep.

step-3 = You gather story tiles and spend them on cards. Cards score points; every tile that is still before you at the end costs one (C9.1).

step-4 = On your turn you pick up a whole pile that holds one of your discs and sow it: one disc on each following place, the bottom disc first (C5.2). Tap the glowing pile and choose the direction. The preview shows what everybody would get. Then confirm.

step-5 = After a move everybody listens: where your disc is on top of a pile, you take the tile of that stack, and so does Ash (C5.7). Where a sleeper is on top, the tile leaves the game. A Nomad leaves it lying.

step-6 = Now it's Ash's turn. Watch who takes what; at a real table the log tells it too, and each line names its rule.

step-7 = As Siana you may pass over one place while sowing (C7.4). Tap the glowing pile, then choose the direction and the place to pass over.

step-8 = The white lily is Lys. She points at one stack. If the last disc you drop lands on her place, you send her to another stack and take the tile there at once (C5.5).

step-9 = Try it: sow the glowing pile so that the last disc lands on Lys's place.

step-10 = Lys bonus! Send her to the glowing stack and take its tile.

step-11 = Opal Moons go to no player but to the chart above the fire. With four of them there is a scoring: the leader wins three moons, the second wins one. Each is worth a point at the end (C7A.1).

step-12 = Instead of sowing you may write a card (C6.3). You have enough tiles of one legend: tap the glowing card among the cards, then confirm.

step-13 = The value of the card is yours. Later you may upgrade it to a higher one for the difference (C6.4). A Song is paid with tiles that are all different (C6.2).

step-14 = The game ends when two or fewer stacks still have tiles (C8.1). Then everybody may write one last card. That is all you need: enjoy the fire!
