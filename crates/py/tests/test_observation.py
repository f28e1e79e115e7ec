"""Observations match the view, the seat itself first."""

import random

import numpy as np

import emberwake
from conftest import SEEDS, play

SEATS_OF_CAMPFIRE = ("tiles_total", "moons", "card_points")


def parts(game, row):
    """The parts of an observation by name."""
    return {name: row[begin : begin + size] for name, begin, size in game.observation_layout()}


def seats_from(seat, players):
    return [(seat + step) % players for step in range(players)]


def test_an_observation_is_that_of_the_view_byte_for_byte(game):
    """A state writes it without a view, so nothing may differ and nothing more may be shown."""
    for seed in range(SEEDS):
        state = game.new_initial_state(seed=seed)
        for state in play(state, random.Random(seed)):
            for seat in range(game.num_players()):
                compare_with_view(state, seat)
        for seat in range(game.num_players()):
            compare_with_view(state, seat)


def compare_with_view(state, seat):
    shown = state.view(seat).observation_tensor()
    assert state.observation_bytes(seat).tobytes() == shown.astype(np.uint8).tobytes()


def test_a_vector_writes_the_same_as_bytes_and_as_fractions(game):
    env = emberwake.VecEnv(game, 4, seed=3)
    observation = np.zeros((4, env.observation_size), np.uint8)
    fractions = np.zeros((4, env.observation_size), np.float32)
    actions = np.zeros(4, np.int64)
    for _ in range(400):
        env.look(observation=observation)
        env.look(observation=fractions)
        assert np.array_equal(observation, fractions)
        env.sample(actions)
        env.step(actions)


def test_observations_of_campfire_say_what_the_view_says():
    for players in range(2, 6):
        game = emberwake.load_game("campfire", players)
        for seed in range(6):
            for state in play(game.new_initial_state(seed=seed), random.Random(seed)):
                view = state.view("omniscient").to_dict()
                for seat in range(players):
                    found = parts(game, state.observation_bytes(seat))
                    compare_campfire(view, found, seat, players)


def compare_campfire(view, found, seat, players):
    places = found["places"].reshape(8, -1)
    order = seats_from(seat, players)
    adventurers = [view["seats"][other]["adventurer"] for other in order]
    for place, row in zip(view["places"], places):
        pile = [owner(disc, adventurers) for disc in place["pile"]]
        assert row[0] == place["stack"] and row[11] == len(pile)
        assert row[12:31].tolist() == pile + [0] * (19 - len(pile))
        assert row[1:10].sum() == (place["top"] is not None)
    assert np.flatnonzero(places[:, 10]).tolist() == ([] if view["lys"] is None else [view["lys"]])
    rows = found["seats"].reshape(players, -1)
    for other, row in zip(order, rows):
        shown = view["seats"][other]
        assert row[5:13].tolist() == list(shown["tiles"].values())
        assert row[13:16].tolist() == [shown[name] for name in SEATS_OF_CAMPFIRE]
        assert np.count_nonzero(row[16:23]) == len(shown["legends"])
        assert (row[23] > 0) == (shown["song"] is not None)
    cards = found["cards"].reshape(8, 4)
    values = view["rules"]["legends"]
    for index in range(7):
        available = [value for value, here in zip(values[index], cards[index]) if here]
        assert available == view["available"]["legends"][index]
    assert cards[7].sum() == len(view["available"]["songs"])
    assert found["hidden"].tolist() == list(view["hidden"].values())


def owner(disc, adventurers):
    """The number of a disc's owner: 1 a Nomad, 2 the seat itself, …, 7 a sleeper."""
    if disc == "nomad":
        return 1
    name = "nostromo" if disc == "frog" else disc
    return 2 + adventurers.index(name) if name in adventurers else 7


def test_observations_of_sea_say_what_the_view_says():
    for players in range(3, 7):
        game = emberwake.load_game("sea", players)
        for seed in range(4):
            for state in play(game.new_initial_state(seed=seed), random.Random(seed)):
                for seat in range(players):
                    found = parts(game, state.observation_bytes(seat))
                    compare_sea(state.view(seat).to_dict(), found, seat, players)


TRIBES = ["red", "blue", "green", "yellow", "purple", "white"]


def compare_sea(view, found, seat, players):
    order = seats_from(seat, players)
    for other, row in zip(order, found["seats"].reshape(players, -1)):
        shown = view["players"][other]
        score = shown["score"]
        assert row[:4].tolist() == [
            shown["pool"],
            shown["tokens"],
            len(shown["secured"]),
            len(shown["legends"]),
        ]
        assert row[4:9].tolist() == [
            score["mythical"] or 0,
            score["legendary"],
            score["builders"],
            score["nomads"],
            score["area"],
        ]
        myth = row[-6:]
        assert myth.sum() == (shown["myth"] is not None)
        assert shown["myth"] is None or myth[shown["myth"]] == 1
        boat = shown["boat"]
        assert row[10] == (boat is not None)
        if boat:
            crew = [boat["crew"].get(TRIBES[tribe], 0) for tribe in order]
            assert row[11:13].tolist() == [64 + boat["cell"]["x"], 64 + boat["cell"]["y"]]
            assert row[13 : 13 + players].tolist() == crew
    tiles = found["tiles"].reshape(50, -1)
    assert (tiles[:, 2:6].sum(1) == 1).sum() == len(view["tiles"])
    for shown, row in zip(view["tiles"], tiles):
        assert row[:2].tolist() == [64 + shown["cell"]["x"], 64 + shown["cell"]["y"]]
        assert row[6:].tolist() == [shown["trail"].get(TRIBES[tribe], 0) for tribe in order]
    settlements = found["settlements"].reshape(18, -1)
    for shown, row in zip(view["settlements"], settlements):
        assert row[2] == 1 + order.index(shown["owner"])
    seen = sum(piece["component"] is not None for piece in view["pieces"])
    assert np.count_nonzero(found["pieces"].reshape(18, 2)[:, 0]) == seen
