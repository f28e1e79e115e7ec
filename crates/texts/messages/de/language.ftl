name = Deutsch

place = 3
