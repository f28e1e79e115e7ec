"""Self-play as Arrow tables, without a copy."""

import numpy as np
import pytest

import emberwake

pyarrow = pytest.importorskip("pyarrow", reason="the package pyarrow is missing")


def test_a_table_has_a_row_for_each_decision(game):
    table = emberwake.selfplay(game, 3, ["greedy", "random"], seed=2)
    assert table.schema.metadata[b"game"] == game.name.encode()
    seats = table["seat"].to_numpy()
    rewards = table["reward"].to_numpy()
    for index in range(3):
        rows = table["game"].to_numpy() == index
        assert table["ply"].to_numpy()[rows].tolist() == list(range(rows.sum()))
        by_seat = {seat: set(rewards[rows][seats[rows] == seat]) for seat in set(seats[rows])}
        assert all(len(found) == 1 for found in by_seat.values())
    width = game.observation_tensor_size()
    assert table.schema.field("observation").type == pyarrow.list_(pyarrow.uint8(), width)


def test_observations_are_those_of_the_seat_that_decided(game):
    columns = game.selfplay_columns(1, ["greedy"], seed=9)
    state = game.new_initial_state(seed=9)
    for row, action in enumerate(columns["action"]):
        assert columns["seat"][row] == state.current_player()
        assert columns["legal"][row] == len(state.legal_moves())
        assert np.array_equal(columns["observation"][row], state.observation_bytes())
        state.apply_action(int(action))
    assert state.is_terminal()


def test_nothing_is_copied(game):
    columns = game.selfplay_columns(2, ["greedy"], seed=4)
    for name, column in columns.items():
        array = pyarrow.array(column.reshape(-1))
        address = array.buffers()[1].address
        assert address == column.__array_interface__["data"][0], name


def test_several_threads_play_beside_each_other():
    """The lock of the interpreter is free while games are played."""
    import threading

    game = emberwake.load_game("campfire", 4)
    results = [None] * 4

    def run(index):
        results[index] = game.playouts(500, seed=index)[2].sum()

    threads = [threading.Thread(target=run, args=(index,)) for index in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [game.playouts(500, seed=index)[2].sum() for index in range(4)]
