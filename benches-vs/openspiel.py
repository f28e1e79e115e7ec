#!/usr/bin/env python3
"""Measures Campfire's rules beside OpenSpiel's mancala, both playing at random to the end.

Both run on the same core, one after the other, in many short slices of one run: on a shared
machine only ratios of neighboring slices mean anything. See README.md.
"""

import argparse
import json
import os
import pathlib
import random
import statistics
import subprocess
import sys
import tempfile
import time
import venv

OPEN_SPIEL = "open_spiel==2.0.2"
ROOT = pathlib.Path(__file__).resolve().parent.parent
SEED = 1


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--slices", type=int, default=10, help="pairs of slices [10]")
    parser.add_argument("--seconds", type=float, default=1.0, help="seconds of a slice [1]")
    parser.add_argument("--players", type=int, default=4, help="players of Campfire [4]")
    parser.add_argument("--binary", help="emberwake; built from this checkout if nobody says")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser.parse_args()


def with_open_spiel():
    """Runs this script again in a temporary environment that has OpenSpiel."""
    with tempfile.TemporaryDirectory(prefix="openspiel-") as folder:
        print(f"Installing {OPEN_SPIEL} into a temporary environment …", file=sys.stderr)
        venv.create(folder, with_pip=True)
        python = pathlib.Path(folder) / "bin" / "python"
        subprocess.run([python, "-m", "pip", "install", "--quiet", OPEN_SPIEL], check=True)
        return subprocess.run([python, *sys.argv]).returncode


def build():
    command = ["cargo", "build", "--release", "--package", "cli"]
    subprocess.run(command, cwd=ROOT, check=True)
    target = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
    return target / "release" / "emberwake"


class Mancala:
    """OpenSpiel's mancala. Its C++ plays whole games when a tree search evaluates its root by
    random rollouts: one simulation with N rollouts is N games from the start."""

    def __init__(self, pyspiel, seconds):
        self.pyspiel = pyspiel
        self.game = pyspiel.load_game("mancala")
        self.decisions = self.mean_decisions()
        self.rollouts = 2000
        took = self.play()
        self.rollouts = max(1000, int(self.rollouts * seconds / took))

    def mean_decisions(self, games=4000):
        luck = random.Random(SEED)
        decisions = 0
        for _ in range(games):
            state = self.game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(luck.choice(state.legal_actions()))
                decisions += 1
        return decisions / games

    def play(self):
        """Plays all rollouts, and returns the processor time in seconds."""
        evaluator = self.pyspiel.RandomRolloutEvaluator(n_rollouts=self.rollouts, seed=SEED)
        bot = self.pyspiel.MCTSBot(self.game, evaluator, 1.4, 1, 1000, False, SEED, False)
        state = self.game.new_initial_state()
        began = time.process_time()
        bot.mcts_search(state)
        return time.process_time() - began

    def slice(self):
        playouts = self.rollouts / self.play()
        return playouts, playouts * self.decisions


def campfire(binary, players, seconds):
    command = [binary, "bench", "campfire", "--json"]
    command += ["--players", str(players), "--seconds", str(seconds)]
    speed = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    return speed["playouts_per_s"], speed["decisions_per_s"], speed["mean_decisions"]


def one_core():
    """Keeps this process and those it starts on one core, where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main():
    options = arguments()
    try:
        import pyspiel
    except ImportError:
        return with_open_spiel()
    binary = options.binary or build()
    one_core()
    mancala = Mancala(pyspiel, options.seconds)
    campfire(binary, options.players, 0.1)
    theirs, ours, length = [], [], 0
    for _ in range(options.slices):
        theirs.append(mancala.slice())
        *speed, length = campfire(binary, options.players, options.seconds)
        ours.append(speed)
    ratios = sorted(our[1] / their[1] for our, their in zip(ours, theirs))
    result = {
        "slices": options.slices,
        "seconds": options.seconds,
        "mancala": {
            "playouts_per_s": round(statistics.median(their[0] for their in theirs)),
            "decisions_per_s": round(statistics.median(their[1] for their in theirs)),
            "mean_decisions": round(mancala.decisions, 2),
        },
        "campfire": {
            "players": options.players,
            "playouts_per_s": round(statistics.median(our[0] for our in ours)),
            "decisions_per_s": round(statistics.median(our[1] for our in ours)),
            "mean_decisions": length,
        },
        "ratio_of_decisions": {
            "median": round(statistics.median(ratios), 2),
            "lowest": round(ratios[0], 2),
            "highest": round(ratios[-1], 2),
        },
    }
    if options.json:
        print(json.dumps(result))
        return 0
    print(f"{options.slices} pairs of slices of {options.seconds:g} s on one core, medians")
    print(f"{'':24}{'playouts/s':>12}{'decisions/s':>13}{'decisions/playout':>19}")
    for name, key in [
        ("OpenSpiel mancala", "mancala"),
        (f"Campfire, {options.players} players", "campfire"),
    ]:
        row = result[key]
        print(
            f"{name:24}{row['playouts_per_s']:>12,}{row['decisions_per_s']:>13,}"
            f"{row['mean_decisions']:>19.1f}"
        )
    ratio = result["ratio_of_decisions"]
    print(
        f"Campfire decides {ratio['median']:.2f} times as fast"
        f" (slice by slice {ratio['lowest']:.2f} to {ratio['highest']:.2f})."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
