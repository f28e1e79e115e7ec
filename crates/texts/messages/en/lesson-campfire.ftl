### How many steps the guided game of Campfire has.

step-1 = Welcome to Campfire! There are eight spaces around the fire. Each has a stack of tiles: the number says how many are left, and you see only the top one.

step-2 = In front of each stack is a pile of discs. Yours are yellow with a star, because you play Siana. Ash plays Red: the triangles. Blue Nomads belong to no one, and discs with a z belong to sleeping adventurers.

step-3 = You collect story tiles and spend them on cards. Cards score points; every tile you still have at the end costs you one (C9.1).

step-4 = On your turn, pick up a whole pile that contains one of your discs and sow it: one disc on each following space, bottom disc first (C5.2). Tap the glowing pile and choose a direction. The preview shows what everyone would get. Then confirm.

step-5 = After a move, everyone listens. Where your disc is on top of a pile, you take the top tile of that stack, and so does Ash (C5.7). Under a sleeper the tile leaves the game. A Nomad leaves it where it is.

step-6 = Now it’s Ash’s turn. Watch who takes what. The log tells you too, and each line names its rule.

step-7 = As Siana, you may skip one space while sowing (C7.4). Tap the glowing pile, then choose the direction and the space to skip.

step-8 = The lily is Lys. She points at one stack. If your last disc lands on her space, you move her to another stack and immediately take its top tile (C5.5).

step-9 = Try it: sow the glowing pile so that the last disc lands on Lys’s space.

step-10 = Lys bonus! Send her to the glowing stack and take its tile.

step-11 = Opal Moons go to the chart in the sky, not to a player. Four of them trigger an intermediate scoring: the leader wins three moons, second place wins one. Each is worth a point at the end (C7A.1).

step-12 = Instead of sowing, you may write a card (C6.3). You have enough tiles of one legend. Tap the glowing card, then confirm.

step-13 = The card’s points are yours. Later you may upgrade it to a higher one for the difference (C6.4). A Song is paid with tiles that are all different (C6.2).

step-14 = The game ends when a turn begins with two or fewer stacks left (C8.1). Then everyone may write one last card. That’s all you need. Enjoy the fire!
