#!/usr/bin/env python3
"""Measures the games from Python beside pyspiel, pgx and PettingZoo, in one run on one core.

    python3 benches-vs/python.py                   # makes an environment under target, 8 rounds
    python3 benches-vs/python.py --json
    python3 benches-vs/python.py --binary PATH     # also the native program, for batched play

What counts is processor time. Machines that others use as well are slow at one moment and fast at
the next, so all take turns in short slices, and a slice is compared with its neighbors only.
"""

import argparse
import json
import os
import pathlib
import random
import statistics
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PLACE = ROOT / "target" / "benches-vs-python"
PACKAGES = ["open_spiel==2.0.2", "pgx==2.6.0", "pettingzoo==1.27.0", "pygame", "numpy", "maturin"]


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=8, help="rounds of slices [8]")
    parser.add_argument("--seconds", type=float, default=0.5, help="seconds of a slice [0.5]")
    parser.add_argument("--players", type=int, default=4, help="players of our games [4]")
    parser.add_argument("--envs", type=int, default=256, help="games of a VecEnv [256]")
    parser.add_argument("--binary", help="the native program, for batched random play")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser.parse_args()


def in_environment():
    """Runs this script again in an environment that has all of it, ours built for release."""
    python = PLACE / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", PLACE], check=True)
    pip = [python, "-m", "pip", "install", "--quiet"]
    subprocess.run([*pip, *PACKAGES], check=True)
    settings = dict(os.environ, CARGO_TARGET_DIR=str(ROOT / "target" / "python"))
    wheels = PLACE / "wheels"
    build = [PLACE / "bin" / "maturin", "build", "--release", "--out", wheels]
    build += ["--manifest-path", ROOT / "crates" / "py" / "Cargo.toml"]
    subprocess.run(build, check=True, env=settings)
    ours = [*pip, "--force-reinstall", "--no-deps", "--no-index", "--find-links", wheels]
    subprocess.run([*ours, "emberwake"], check=True)
    settings["EMBERWAKE_BENCH_READY"] = "1"
    return subprocess.run([python, *sys.argv], env=settings).returncode


def one_core():
    """Keeps this process, and every thread it starts, on one core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def timed(seconds, play):
    """Calls `play` again and again, and returns its count per second of processor time."""
    count, began, wall = 0, time.process_time(), time.monotonic()
    while time.monotonic() - wall < seconds:
        count += play()
    return count / (time.process_time() - began)


def states_of_mancala(seconds):
    import pyspiel

    game, luck = pyspiel.load_game("mancala"), random.Random(1)

    def play():
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))
            steps += 1
        return steps

    return lambda: timed(seconds, play)


def states_of_ours(name, players, seconds):
    import emberwake

    game, luck, seeds = emberwake.load_game(name, players), random.Random(1), iter(range(2**40))

    def play():
        state, steps = game.new_initial_state(seed=next(seeds)), 0
        while not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))
            steps += 1
        return steps

    return lambda: timed(seconds, play)


def vector_of_ours(name, players, envs, seconds, observe):
    import emberwake
    import numpy as np

    env = emberwake.VecEnv(emberwake.load_game(name, players), envs, seed=1)
    actions = np.zeros(envs, np.int64)
    arrays = {
        "mask": np.zeros((envs, env.num_actions), bool),
        "reward": np.zeros((envs, env.num_players), np.float32),
        "done": np.zeros(envs, bool),
        "seat": np.zeros(envs, np.int8),
    }
    if observe:
        arrays["observation"] = np.zeros((envs, env.observation_size), np.uint8)

    def play():
        env.sample(actions)
        env.step(actions, **arrays)
        return envs

    return lambda: timed(seconds, play)


def vector_of_pgx(batch, seconds):
    import jax
    import jax.numpy as jnp
    import pgx

    env = pgx.make("connect_four")
    initial = jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(1), batch))
    steps = 16

    def step(carry, key):
        state = carry
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        state = jax.vmap(env.step)(state, jax.random.categorical(key, logits))
        over = state.terminated | state.truncated

        def choose(fresh, played):
            shape = (batch,) + (1,) * (played.ndim - 1)
            return jnp.where(over.reshape(shape), fresh, played)

        return jax.tree_util.tree_map(choose, initial, state), state.rewards.sum()

    @jax.jit
    def many(state, key):
        return jax.lax.scan(step, state, jax.random.split(key, steps))

    keys = iter(range(2**40))
    carried = [initial]

    def play():
        carried[0], rewards = many(carried[0], jax.random.PRNGKey(next(keys)))
        rewards.block_until_ready()
        return steps * batch

    play()
    return lambda: timed(seconds, play)


def agents(env, seconds):
    """Plays random legal moves through the AEC interface, as its documentation shows it."""
    import numpy as np

    luck, seeds = np.random.default_rng(1), iter(range(2**31))

    def play():
        env.reset(seed=next(seeds))
        steps = 0
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(legal[int(luck.random() * len(legal))])
            steps += 1
        return steps

    return lambda: timed(seconds, play)


def agents_of_pettingzoo(seconds):
    from pettingzoo.classic import connect_four_v3

    return agents(connect_four_v3.env(), seconds)


def agents_of_ours(name, players, seconds):
    import emberwake

    return agents(emberwake.aec_env(name, players), seconds)


def batched(name, players, seconds):
    import emberwake

    game, seeds = emberwake.load_game(name, players), iter(range(0, 2**60, 1000))
    return lambda: timed(seconds, lambda: int(game.playouts(500, next(seeds))[0].sum()))


def native(binary, name, players, seconds):
    command = [binary, "bench", name, "--json", "--players", str(players)]
    command += ["--seconds", str(seconds)]

    def speed():
        printed = subprocess.run(command, check=True, capture_output=True).stdout
        return json.loads(printed)["decisions_per_s"]

    return speed


def contestants(options):
    seconds, players = options.seconds, options.players
    each = {
        "pyspiel mancala, states": lambda: states_of_mancala(seconds),
        "PettingZoo connect four, AEC": lambda: agents_of_pettingzoo(seconds),
    }
    for batch in (256, 1024, 4096):
        each[f"pgx connect four, {batch}"] = lambda batch=batch: vector_of_pgx(batch, seconds)
    for name in ("campfire", "sea"):
        each[f"{name}, states"] = lambda name=name: states_of_ours(name, players, seconds)
        each[f"{name}, AEC"] = lambda name=name: agents_of_ours(name, players, seconds)
        for observe, what in ((True, "VecEnv"), (False, "VecEnv without observations")):
            each[f"{name}, {what}"] = lambda name=name, observe=observe: vector_of_ours(
                name, players, options.envs, seconds, observe
            )
        each[f"{name}, batched random play"] = lambda name=name: batched(name, players, seconds)
        if options.binary:
            each[f"{name}, native"] = lambda name=name: native(
                options.binary, name, players, seconds
            )
    return each


def measure(options):
    """Returns all speeds, slice by slice; names and leaves out what can't be imported."""
    slices, missing = {}, {}
    for name, make in contestants(options).items():
        try:
            slices[name] = make()
        except ImportError as why:
            missing[name] = str(why)
    speeds = {name: [] for name in slices}
    for _ in range(options.rounds):
        for name, play in slices.items():
            speeds[name].append(play())
    return speeds, missing


RATIOS = [
    ("campfire, states", "pyspiel mancala, states", 1),
    ("sea, states", "pyspiel mancala, states", 1),
    ("campfire, AEC", "PettingZoo connect four, AEC", 10),
    ("sea, AEC", "PettingZoo connect four, AEC", 10),
    ("campfire, VecEnv", "pgx", 1),
    ("campfire, VecEnv without observations", "pgx", None),
    ("sea, VecEnv", "pgx", None),
    ("sea, VecEnv without observations", "pgx", None),
    ("campfire, batched random play", "campfire, native", 0.8),
    ("sea, batched random play", "sea, native", 0.8),
]


def ratios(speeds):
    """Returns the ratio of ours to each neighbor, round by round; pgx is taken at its best batch."""
    batches = [name for name in speeds if name.startswith("pgx")]
    if batches:
        best = max(batches, key=lambda name: statistics.median(speeds[name]))
        speeds = dict(speeds, pgx=speeds[best])
    found = []
    for ours, theirs, goal in RATIOS:
        if ours in speeds and theirs in speeds:
            each = sorted(our / their for our, their in zip(speeds[ours], speeds[theirs]))
            found.append((ours, theirs, statistics.median(each), each[0], each[-1], goal))
    return found


def main():
    options = arguments()
    if "EMBERWAKE_BENCH_READY" not in os.environ:
        return in_environment()
    one_core()
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    speeds, missing = measure(options)
    medians = {name: round(statistics.median(each)) for name, each in speeds.items()}
    if options.json:
        rows = [dict(zip(("ours", "theirs", "median", "lowest", "highest", "goal"), row))
                for row in ratios(speeds)]
        print(json.dumps({"steps_per_s": medians, "ratios": rows, "missing": missing}))
        return 0
    print(f"{options.rounds} rounds of {options.seconds:g} s on one core, {options.players} players")
    for name, speed in medians.items():
        print(f"{name:42}{speed:>14,} steps a processor second")
    for name, why in missing.items():
        print(f"{name:42}not measured: {why}")
    for ours, theirs, median, lowest, highest, goal in ratios(speeds):
        wanted = f", goal {goal}" if goal else ""
        print(f"{ours} / {theirs}: {median:.2f} ({lowest:.2f} to {highest:.2f}{wanted})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
