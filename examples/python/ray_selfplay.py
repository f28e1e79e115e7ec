"""Runs self-play on several machines with Ray, and merges what they report.

A plan is a list of tables, bots and seeds. Each piece of it goes to a worker, which plays its games
natively and gives back the columns of its decisions; the results don't depend on how many workers
there are. On one machine Ray starts by itself; for a cluster, start Ray on its machines and give
the address of the head.

Ray listens on every network interface and has no setting against it. Where that matters, give it a
network of its own, as the test of this example does:

    unshare -rn sh -c 'ip link set lo up && exec python examples/python/ray_selfplay.py'

On one machine and without a cluster:

    pip install ray
    python examples/python/ray_selfplay.py --workers 2
    python examples/python/ray_selfplay.py --address auto --games 100000
"""

import argparse
import collections

import numpy as np
import ray

import emberwake

PLAN = [
    ("campfire", 2, ["keen", "greedy"]),
    ("campfire", 4, ["greedy"]),
    ("sea", 4, ["greedy"]),
]


@ray.remote
def piece(name, players, bots, games, seed):
    """Plays one piece of the plan. Only small results travel: who won, and from which seat."""
    game = emberwake.load_game(name, players)
    columns = game.selfplay_columns(games, bots, seed, observations=False)
    wins = np.zeros(players)
    for index in range(games):
        rows = columns["game"] == index
        seats, first = np.unique(columns["seat"][rows], return_index=True)
        won = columns["place"][rows][first] == 1
        wins[seats[won]] += 1 / max(1, won.sum())
    return wins, games, len(columns["game"])


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--workers", type=int, default=2, help="workers on this machine [2]")
    parser.add_argument("--address", help="the head of a cluster; this machine if left out")
    parser.add_argument("--games", type=int, default=400, help="games for each table [400]")
    parser.add_argument("--piece", type=int, default=50, help="games of a piece [50]")
    parser.add_argument("--seed", type=int, default=1, help="what all random results follow from")
    return parser.parse_args()


def main():
    options = arguments()
    if options.address:
        ray.init(address=options.address, log_to_driver=False)
    else:
        ray.init(num_cpus=options.workers, include_dashboard=False, log_to_driver=False)
    running = {}
    for row, (name, players, bots) in enumerate(PLAN):
        for begin in range(0, options.games, options.piece):
            games = min(options.piece, options.games - begin)
            # A seed of its own for each piece, no matter who plays it.
            seed = options.seed * 1_000_003 + row * 10_007 + begin
            running[piece.remote(name, players, bots, games, seed)] = row
    wins = collections.defaultdict(float)
    played, decisions = collections.Counter(), collections.Counter()
    waiting = list(running)
    while waiting:
        [done], waiting = ray.wait(waiting)
        row = running[done]
        found, games, made = ray.get(done)
        wins[row] = wins[row] + found
        played[row] += games
        decisions[row] += made
    for row, (name, players, bots) in enumerate(PLAN):
        share = ", ".join(f"{part:.1%}" for part in wins[row] / played[row])
        print(
            f"{name} for {players}, {','.join(bots)}: {played[row]} games,"
            f" {decisions[row] / played[row]:.1f} decisions a game, wins by seat {share}"
        )
    ray.shutdown()


if __name__ == "__main__":
    main()
