range = { $name }: Wähle eine Zahl von { $least } bis { $most }, nicht { $found }.

no-seat = { $name }: Diesen Platz gibt es an diesem Tisch nicht.

count = { $name }: { $named } statt { $players }; nötig ist eine Angabe pro Spieler.

twice = { $name }: { $word } kann nicht zweimal vergeben werden.

needs = { $name }: Stelle zuerst { $other } auf „{ $word }“.
