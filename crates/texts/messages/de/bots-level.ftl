### A level of bots.

first-steps = Erste Schritte

easy = Leicht

casual = Gemütlich

medium = Mittel

strong = Stark

expert = Schwer

hard = Experte

master = Meister
