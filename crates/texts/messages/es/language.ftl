name = Español

place = 4
