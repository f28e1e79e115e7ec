range = { $name }: elige un número de { $least } a { $most }, no { $found }.

no-seat = { $name }: esta mesa no tiene ese asiento.

count = { $name }: { $named } en lugar de { $players }, uno para cada jugador.

twice = { $name }: dos jugadores no pueden tener a la vez { $word }.

needs = { $name }: pon primero { $other } en «{ $word }».
