### Why Sea refuses a move.

not-asked = On vous demande autre chose : { QUOTE(QUESTION($asked)) }.

luck-awaited = Pas encore. Il faut d’abord un tirage.

game-over = La partie est terminée.

not-an-origin = Vous ne pouvez pas partir de { $from }. Partez de la Mer Primordiale ou d’une colonie que vous possédez.

origin-full = Vous ne pouvez pas partir de { $from } : il y a déjà deux bateaux.

payer-not-aboard = Il n’y a à bord aucun passager { TRIBE-COLOR($tribe) } pour payer le vent.

payment-sinks = Vous ne pouvez pas payer avec un passager { TRIBE-COLOR($tribe) }. Votre bateau doit garder un passager, et vous la majorité.

payment-missing = Faire tourner le vent coûte un passager. Seul le Dieu des Vents le fait gratuitement.

payment-needless = Le Dieu des Vents fait tourner le vent gratuitement. N’indiquez pas de passager.

leave-not-aboard = Il n’y a à bord aucun passager { TRIBE-COLOR($tribe) } à laisser en sillage.

own-trail = Les pions de couleur { TRIBE-COLOR($tribe) } sont à vous. Vous ne pouvez prendre à bord que des pions de sillage d’une autre tribu.

not-in-trail = Vous ne pouvez pas prendre à bord un pion de sillage { TRIBE-COLOR($tribe) } ici et maintenant.

loss-number =
    Vous devez perdre exactement { $needed ->
        [one] { $needed } passager
       *[other] { $needed } passagers
    } ; vous en indiquez { $named }.

loss-not-aboard = Vous ne pouvez pas perdre { -passengers($lost) } : il n’y en a pas autant à bord.

not-arrived = Votre bateau n’est entré sur aucune tuile ce tour-ci : vous pouvez seulement laisser des colons.

no-foreign-settlement = Vous ne pouvez laisser des colons qu’à la colonie d’un autre joueur.

settled-already = Vous avez déjà laissé des colons ce tour-ci.

settles-nobody = Laissez au moins un passager comme colon.

settlers-not-aboard = Vous ne pouvez pas laisser { -passengers($left) } : il n’y en a pas autant à bord.

not-loose-settlers = Vous ne pouvez pas prendre { -settlers($taken) } à bord : il n’y a pas autant de colons libres ici.

takes-too-many =
    Vous laissez { $left ->
        [one] { $left } passager
       *[other] { $left } passagers
    } et ne pouvez donc pas prendre { $taken ->
        [one] { $taken } colon
       *[other] { $taken } colons
    } en retour.

taking-sinks = Si vous prenez des colons, votre bateau doit rester à flot. Ici, il coulerait.

not-a-partner = Vous ne pouvez pas traiter avec { -the-tribe($tribe) } ici.

disclosed-already = Vous avez déjà proposé de montrer des éléments ce tour-ci.

offers-spent = Vous n’avez plus d’offre pour ce tour.

exchanged-already = Vous avez déjà conclu un échange avec { -the-tribe($with) } ce tour-ci.

empty-offer = Cette offre ne changerait rien.

counter-partner = Une contre-offre doit concerner les deux mêmes joueurs. Elle ne peut pas désigner { -the-tribe($tribe) }.

kind-missing = Précisez quel échange vous proposez : « boats » de bateau à bateau, « settlement » à la colonie.

kind-named = Selon l’édition 1 des règles, le lieu décide du type d’échange ; une offre ne peut pas le nommer.

counter-kind = Une contre-offre doit être du même type que l’offre.

counter-to-counter = Vous ne pouvez qu’accepter ou refuser une contre-offre.

offer-lapsed = Cette offre n’est plus possible.

no-such-piece = Il n’y a pas de bateau { $handle }.

not-your-boat = Le joueur actif doit donner le bateau sur lequel il navigue, et ce n’est pas { $handle }.

not-their-boat = En mer, le partenaire doit donner le bateau sur lequel il navigue, et ce n’est pas { $handle }.

not-on-offer = Ici, le partenaire doit donner un élément en sûreté non révélé ou son bateau. { $handle } n’est ni l’un ni l’autre.

swap-missing = Lors d’un échange à une colonie, il faut échanger les éléments.

give-not-aboard = Le joueur actif ne peut pas donner { -passengers($given) } : il n’y en a pas autant à bord.

take-not-aboard = Le partenaire ne peut pas donner { -passengers($taken) } : il n’y en a pas autant à bord.

take-not-settlers = Le partenaire ne peut pas donner { -settlers($taken) }, seulement des colons libres de sa propre tribu présents dans cette colonie.

too-many-aboard = Le bateau de { -the-tribe($tribe) } peut transporter au plus { $crew-max } passagers.

exchange-sinks = Le bateau de { -the-tribe($tribe) } doit garder un passager, et son capitaine la majorité.

nobody-to-attack = Il n’y a pas d’autre bateau ici.

attacked-already = Vous avez déjà attaqué ce tour-ci.

safe-harbour = Vous ne pouvez pas attaquer à la colonie d’un autre joueur.

attack-after-exchange = Vous avez conclu un échange avec { -the-tribe($tribe) } ce tour-ci et ne pouvez plus l’attaquer.

attack-number =
    { $most ->
        [1] Vous ne pouvez attaquer qu’avec 1 passager, et non avec { $named }.
       *[other] Vous pouvez attaquer avec 1 à { $most } passagers, et non avec { $named }.
    }

not-ashore = L’équipage qui débarque ne compte pas { -passengers($named) }.

sail-on-no-boat = Il ne reste pas de bateau dans la pioche pour reprendre la mer.

sail-on-majority = Vous n’auriez pas la majorité parmi ceux qui reprennent la mer.

not-your-piece = Vous n’avez pas d’élément { $handle } en sûreté et non révélé.

not-a-legend = Une légende, c’est un personnage, un lieu et une action, dans cet ordre.
