"""What several tests need: every table there is, games played in Python, and the native binary."""

import os
import pathlib
import random

import pytest

import emberwake

ROOT = pathlib.Path(__file__).resolve().parents[3]
TABLES = [("campfire", players) for players in range(2, 6)]
TABLES += [("sea", players) for players in range(3, 7)]

# How many seeds a property is tried with; the suite asks for more.
SEEDS = int(os.environ.get("EMBERWAKE_PYTHON_SEEDS", "40"))


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def game(request):
    """Each game with each number of players."""
    return emberwake.load_game(*request.param)


@pytest.fixture(scope="session")
def emberwake_binary():
    """The native program, against which Python is compared."""
    path = os.environ.get("EMBERWAKE_BINARY")
    if not path:
        pytest.skip("EMBERWAKE_BINARY does not name the native program")
    return path


def play(state, luck, moves=None):
    """Plays random actions, to the end or for so many, and yields before each."""
    while not state.is_terminal() and moves != 0:
        yield state
        state.apply_action(luck.choice(state.legal_actions()))
        moves = None if moves is None else moves - 1


def midgame(game, seed, moves=40):
    """A state in the middle of a random game, chance dealt from the seed."""
    state = game.new_initial_state(seed=seed)
    for _ in play(state, random.Random(seed), moves):
        pass
    return state


def pytest_runtest_logreport(report):
    """Tells `cargo verify` which tests could not test anything, and why."""
    path = os.environ.get("VERIFY_SKIPS")
    if path and report.skipped and isinstance(report.longrepr, tuple):
        with open(path, "a", encoding="utf-8") as file:
            file.write(report.longrepr[2].removeprefix("Skipped: ") + "\n")
