"""A player for the arena that speaks the engine protocol (docs/engine.md).

It takes the first of the moves whose kind comes first in a list of wishes. Replace `choose` with
something better:

    emberwake arena campfire --bots 'engine:python3 examples/engine.py,easy' --games 20
"""

import json
import random
import sys

WISHES = ["song", "write", "found", "claim", "accept", "sow", "go"]


def choose(view, legal):
    """Chooses one of the legal moves from what the seat sees."""
    for wish in WISHES:
        wished = [move for move in legal if move.startswith(wish)]
        if wished:
            return random.choice(wished)
    return random.choice(legal)


def main():
    view, legal = None, []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "hello":
            print("id name first wish\nhellook", flush=True)
        elif word == "set" and rest.startswith("seed "):
            random.seed(int(rest.removeprefix("seed ")))
        elif word == "position":
            _, _game, text = rest.split(" ", 2)
            view, legal = json.loads(text), []
        elif word == "legal":
            legal.append(rest)
        elif word == "go":
            print("bestmove", choose(view, legal), flush=True)
        elif word == "quit":
            break


if __name__ == "__main__":
    main()
