name = Français

place = 2
