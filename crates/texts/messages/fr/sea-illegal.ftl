### Why Sea refuses a move.

not-asked = Ce n'est pas ce qui est demandé. { QUESTION($asked) }

luck-awaited = Le hasard décide d'abord ; personne n'a de choix à faire.

game-over = La partie est terminée.

not-an-origin = Vous ne pouvez pas partir de { $from }, seulement de la Mer Primordiale ou d'une colonie que vous possédez.

origin-full = Vous ne pouvez pas partir de { $from } : deux bateaux s'y trouvent.

payer-not-aboard = Aucun passager { TRIBE-COLOR($tribe) } n'est à bord pour payer le vent.

payment-sinks = Un passager { TRIBE-COLOR($tribe) } ne peut pas payer : le bateau doit garder un passager, et vous la majorité.

payment-missing = Faire tourner le vent coûte un passager ; seul le Dieu des Vents ne paie rien.

payment-needless = Le Dieu des Vents fait tourner le vent gratuitement ; personne ne paie.

leave-not-aboard = Aucun passager { TRIBE-COLOR($tribe) } n'est à bord pour rester en sillage.

own-trail = Le pion { TRIBE-COLOR($tribe) } est à vous ; seul un pion de sillage d'une autre tribu monte à bord.

not-in-trail = Aucun pion { TRIBE-COLOR($tribe) } du sillage ne peut monter à bord ici à cet instant.

loss-number =
    Vous devez perdre exactement { $needed ->
        [one] { $needed } passager
       *[other] { $needed } passagers
    } ; vous en indiquez { $named }.

loss-not-aboard = Vous ne pouvez pas perdre { -passengers($lost) } : votre bateau n'en transporte pas autant.

not-arrived = Votre bateau n'est entré sur aucune tuile ce tour-ci, il n'est donc arrivé nulle part : vous pouvez seulement laisser des colons.

no-foreign-settlement = On ne laisse des colons qu'à la colonie d'un autre joueur.

settled-already = Vous avez déjà laissé des colons ce tour-ci.

settles-nobody = Il faut laisser au moins un passager comme colon.

settlers-not-aboard = Vous ne pouvez pas laisser { -passengers($left) } : votre bateau n'en transporte pas autant.

not-loose-settlers = Vous ne pouvez pas prendre { -settlers($taken) } à bord : il n'y a pas autant de colons libres ici.

takes-too-many =
    Vous laissez { $left ->
        [one] { $left } passager
       *[other] { $left } passagers
    } et ne pouvez donc pas prendre { $taken ->
        [one] { $taken } colon
       *[other] { $taken } colons
    } en retour.

taking-sinks = Qui prend des colons doit rester à flot ; ainsi, votre bateau coulerait.

not-a-partner = Vous ne pouvez pas entrer en pourparlers avec { -the-tribe($tribe) } ici.

disclosed-already = Vous avez déjà proposé un dévoilement ce tour-ci.

offers-spent = Il ne vous reste pas d'offre ce tour-ci.

exchanged-already = Vous avez déjà conclu un échange avec { -the-tribe($with) } ce tour-ci.

empty-offer = Cette offre ne changerait rien.

counter-partner = Une contre-offre concerne les deux mêmes joueurs ; elle ne peut pas désigner { -the-tribe($tribe) }.

kind-missing = Dites quel échange vous proposez : « boats » de bateau à bateau, « settlement » à la colonie.

kind-named = Selon l'édition 1 des règles, le lieu décide du genre d'échange ; une offre ne peut pas le nommer.

counter-kind = Une contre-offre doit être du même genre que l'offre.

counter-to-counter = Une contre-offre ne peut être qu'acceptée ou refusée.

offer-lapsed = Cette offre ne peut plus être tenue.

no-such-piece = Il n'y a pas de pièce { $handle }.

not-your-boat = Le joueur actif donne la pièce sur laquelle il navigue, et ce n'est pas { $handle }.

not-their-boat = En mer, le partenaire donne la pièce sur laquelle il navigue, et ce n'est pas { $handle }.

not-on-offer = Le partenaire donne une pièce en sûreté non révélée ou son bateau présent ici, et { $handle } n'est ni l'un ni l'autre.

swap-missing = À une colonie, l'échange des pièces est obligatoire.

give-not-aboard = Le joueur actif ne peut pas donner { -passengers($given) } : il n'y en a pas autant à bord.

take-not-aboard = Le partenaire ne peut pas donner { -passengers($taken) } : il n'y en a pas autant à bord.

take-not-settlers = Le partenaire ne peut pas donner { -settlers($taken) }, seulement des colons libres de sa tribu présents ici.

too-many-aboard = Le bateau de { -the-tribe($tribe) } transporterait plus de { $crew-max } passagers.

exchange-sinks = Le bateau de { -the-tribe($tribe) } doit garder un passager, et son capitaine la majorité.

nobody-to-attack = Il n'y a pas d'autre bateau ici.

attacked-already = Vous avez déjà attaqué ce tour-ci.

safe-harbour = On n'attaque pas sur la tuile de la colonie d'un autre joueur.

attack-after-exchange = Vous avez conclu un échange avec { -the-tribe($tribe) } ce tour-ci et ne pouvez plus l'attaquer.

attack-number =
    { $most ->
        [1] Vous ne pouvez attaquer qu'avec 1 passager, et non avec { $named }.
       *[other] Vous pouvez attaquer avec 1 à { $most } passagers, et non avec { $named }.
    }

not-ashore = L'équipage qui débarque ne compte pas { -passengers($named) }.

sail-on-no-boat = Il ne reste pas de bateau dans la pioche pour reprendre la mer.

sail-on-majority = Vous n'auriez pas la majorité parmi ceux qui reprennent la mer.

not-your-piece = Vous n'avez pas de pièce { $handle } en sûreté et non révélée.

not-a-legend = Une légende, c'est un personnage, un lieu et une action, dans cet ordre.
