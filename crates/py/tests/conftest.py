"""Shared fixtures: every possible table, games played in Python, and the native binary."""

import json
import os
import pathlib
import random

import numpy
import pytest

import emberwake
from emberwake import _native

ROOT = pathlib.Path(__file__).resolve().parents[3]
TABLES = [("campfire", players) for players in range(2, 6)]
TABLES += [("sea", players) for players in range(3, 7)]

# The number of seeds for each property; the suite sets more.
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
    """Plays random actions, to the end or up to a number, and yields before each."""
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


def write_lab_data(folder, chunks=2, games=3):
    """Writes a small study as the lab does: three games in each chunk of one cell."""
    import pyarrow

    study = {
        "version": 1,
        "name": "small",
        "game": "campfire",
        "players": [2, 3],
        "bots": ["keen"],
        "variants": [{"name": "as printed", "fields": []}, {"name": "mine", "fields": []}],
        "chunk": games,
    }
    folder.mkdir()
    (folder / "study.json").write_text(json.dumps(study), encoding="utf-8")
    meanings = {"game": "campfire", "ending": "stacks|standstill", "adventurer": "ulrich|moon|red"}
    u8, u16, u32 = pyarrow.uint8(), pyarrow.uint16(), pyarrow.uint32()
    lines = []
    for chunk in range(chunks):
        numbers = range(games * chunk, games * (chunk + 1))
        of_games = {
            "cell": pyarrow.array([0] * games, u16),
            "game": pyarrow.array(numbers, u32),
            "place": pyarrow.array([[1, 2]] * games, pyarrow.list_(u8)),
            "adventurer": pyarrow.array([[2, 0]] * games, pyarrow.list_(u8)),
        }
        of_turns = {
            "cell": pyarrow.array([0] * 2 * games, u16),
            "game": pyarrow.array([number for number in numbers for _ in range(2)], u32),
            "turn": pyarrow.array([1, 2] * games, u32),
        }
        sums = []
        for kind, columns, metadata in [("games", of_games, meanings), ("turns", of_turns, {})]:
            (folder / kind).mkdir(exist_ok=True)
            sums.append(write_arrow(folder / kind / f"00000-{chunk:05}.arrow", columns, metadata))
        lines.append(f"0 {chunk} {sums[0]} {sums[1]}\n")
    (folder / "chunks.txt").write_text("".join(lines), encoding="utf-8")
    return folder


def write_arrow(file, columns, metadata):
    """Writes an Arrow file and returns its checksum."""
    import pyarrow

    table = pyarrow.table(columns).replace_schema_metadata(metadata)
    with pyarrow.OSFile(str(file), "wb") as sink, pyarrow.ipc.new_file(sink, table.schema) as writer:
        writer.write_table(table)
    return _native._checksum(numpy.fromfile(file, numpy.uint8))


def pytest_runtest_logreport(report):
    """Reports skipped tests and the reasons to `cargo verify`."""
    path = os.environ.get("VERIFY_SKIPS")
    if path and report.skipped and isinstance(report.longrepr, tuple):
        with open(path, "a", encoding="utf-8") as file:
            file.write(report.longrepr[2].removeprefix("Skipped: ") + "\n")
