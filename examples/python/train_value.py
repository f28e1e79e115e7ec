"""Trains a small value function for Campfire by self-play, and lets it play against `greedy`.

The player looks one move ahead: it plays each legal action in a position that it imagines from its
view, and takes the one after which its net expects most. The net has one hidden layer and learns,
in numpy alone, who wins from positions right after a move. The first games are those of bots with
random moves in between; from then on it learns from its own.

    python examples/python/train_value.py                  # some three minutes, then 1,000 games
    python examples/python/train_value.py --games 200 --generations 1 --matches 100
"""

import argparse
import math
import time

import numpy as np

import emberwake


PLACES, PLACE, PILE = 8, 31, 12
OWNERS = np.arange(1, 8, dtype=np.uint8)


def features(rows):
    """Observations with piles replaced by how many discs of each owner lie at a place.

    The layout is in docs/python.md; a pile is the last 19 bytes of its place.
    """
    places = rows[:, : PLACES * PLACE].reshape(-1, PLACES, PLACE)
    counts = (places[:, :, PILE:, None] == OWNERS).sum(2, dtype=np.float32)
    kept = places[:, :, :PILE].reshape(len(rows), -1)
    return np.hstack([kept, counts.reshape(len(rows), -1), rows[:, PLACES * PLACE :]])


class Net:
    """Observation to the chance of winning: one hidden layer, trained by Adam."""

    def __init__(self, inputs, hidden, luck):
        self.weights = [
            luck.normal(0, 1 / math.sqrt(inputs), (inputs, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            luck.normal(0, 1 / math.sqrt(hidden), hidden).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self.scale = np.ones(inputs, np.float32)
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.steps = 0

    def value(self, observations):
        """The chance to win, from 0 to 1, for each row."""
        _, _, output = self.forward(observations * self.scale)
        return output

    def forward(self, inputs):
        first, bias, second, last = self.weights
        hidden = np.tanh(inputs @ first + bias)
        output = 1 / (1 + np.exp(-(hidden @ second + last[0])))
        return inputs, hidden, output

    def learn(self, observations, wins, rate):
        """One step down the slope of the log-loss; returns the loss before it."""
        inputs, hidden, output = self.forward(observations * self.scale)
        error = (output - wins) / len(wins)
        back = np.outer(error, self.weights[2]) * (1 - hidden**2)
        slopes = [inputs.T @ back, back.sum(0), hidden.T @ error, error.sum(keepdims=True)]
        self.steps += 1
        fade, fade_squares = 0.9, 0.999
        for weight, slope, (mean, square) in zip(self.weights, slopes, self.moments):
            mean += (1 - fade) * (slope - mean)
            square += (1 - fade_squares) * (slope**2 - square)
            scaled = mean / (1 - fade**self.steps)
            weight -= rate * scaled / (np.sqrt(square / (1 - fade_squares**self.steps)) + 1e-8)
        near = np.clip(output, 1e-6, 1 - 1e-6)
        return float(-(wins * np.log(near) + (1 - wins) * np.log(1 - near)).mean())


class ValuePlayer:
    """Chooses by the net, one move ahead. It is given a view, so it can't cheat."""

    def __init__(self, net, luck):
        self.net = net
        self.luck = luck

    def choose(self, view):
        actions = view.legal_actions()
        if len(actions) == 1:
            return actions[0]
        seat = view.current_player()
        state = view.imagine(self.luck)
        rows = [state.child(action).observation_bytes(seat) for action in actions]
        return actions[int(np.argmax(self.net.value(features(np.array(rows)))))]


def play(game, players, luck, stray=0.0, choices=None, watch=None):
    """Plays a game; after each move `watch` is shown the state. Returns what each seat got."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_chance(luck)
            continue
        if choices is not None and choices.random() < stray:
            action = int(choices.choice(state.legal_actions()))
        else:
            view = state.view()
            action = players[view.current_player()].choose(view)
        state.apply_action(action)
        if watch is not None and not state.is_terminal():
            watch(state)
    return state.returns()


def gather(game, players, games, stray, seed, every=2):
    """Plays games, and keeps what each seat sees after every few moves, and who won."""
    rows, wins = [], []
    for index in range(games):
        luck = emberwake.Luck(seed + index)
        choices = np.random.default_rng(seed + index)
        seen = []

        def watch(state):
            if choices.integers(every) == 0:
                seats = range(game.num_players())
                seen.append([state.observation_bytes(seat) for seat in seats])

        returns = play(game, players, luck, stray, choices, watch)
        for observations in seen:
            rows.extend(observations)
            wins.extend((reward + 1) / 2 for reward in returns)
    # Few bytes a row: half a million of them are kept.
    return features(np.array(rows)).astype(np.uint8), np.array(wins, np.float32)


def train(net, rows, wins, luck, epochs, batch=512):
    """Learns from the rows in random order; returns the loss of the last pass."""
    loss = 0.0
    for epoch in range(epochs):
        order = luck.permutation(len(rows))
        rate = 0.002 * 0.5 ** (4 * epoch / epochs)
        parts = [order[at : at + batch] for at in range(0, len(order) - batch + 1, batch)]
        losses = [net.learn(rows[p].astype(np.float32), wins[p], rate) for p in parts]
        loss = sum(losses) / max(1, len(losses))
    return loss


def match(game, net, rival, games, seed):
    """Plays against a bot, both going first equally often; returns the share of wins."""
    won = 0.0
    for index in range(games):
        luck = emberwake.Luck(seed + index // 2)
        ours = ValuePlayer(net, luck)
        theirs = emberwake.Bot(game, rival, seed + index)
        seat = index % 2
        players = [ours, theirs] if seat == 0 else [theirs, ours]
        won += (play(game, players, luck)[seat] + 1) / 2
    return won / games


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=2000, help="games a generation [2000]")
    parser.add_argument("--generations", type=int, default=3, help="generations of games [3]")
    parser.add_argument("--epochs", type=int, default=4, help="passes over the games [4]")
    parser.add_argument("--hidden", type=int, default=32, help="units of the hidden layer [32]")
    parser.add_argument("--matches", type=int, default=1000, help="games of the match [1000]")
    parser.add_argument("--rival", default="greedy", help="the bot to beat [greedy]")
    parser.add_argument("--seed", type=int, default=1, help="what all random results follow from")
    return parser.parse_args()


def main():
    options = arguments()
    began = time.time()
    game = emberwake.load_game("campfire", 2)
    luck = np.random.default_rng(options.seed)
    net = None
    kept_rows, kept_wins = [], []
    for generation in range(options.generations):
        first = generation * 10_000_000 + options.seed * 1000
        if generation == 0:
            players = [emberwake.Bot(game, "greedy", options.seed + seat) for seat in range(2)]
        else:
            players = [ValuePlayer(net, emberwake.Luck(first + seat)) for seat in range(2)]
        rows, wins = gather(game, players, options.games, 0.1, first)
        kept_rows, kept_wins = kept_rows + [rows], kept_wins + [wins]
        rows, wins = np.concatenate(kept_rows), np.concatenate(kept_wins)
        if net is None:
            net = Net(rows.shape[1], options.hidden, luck)
            net.scale = (1 / (rows.std(0) + 0.5)).astype(np.float32)
        loss = train(net, rows, wins, luck, options.epochs)
        share = match(game, net, options.rival, max(100, options.matches // 5), 77_000_000)
        print(
            f"generation {generation}: {len(rows):,} positions, loss {loss:.3f},"
            f" {share:.0%} against {options.rival}, {time.time() - began:.0f} s",
            flush=True,
        )
    share = match(game, net, options.rival, options.matches, 99_000_000)
    error = 1.96 * math.sqrt(share * (1 - share) / options.matches)
    print(f"{share:.1%} ± {error:.1%} of {options.matches} games against {options.rival}")


if __name__ == "__main__":
    main()
