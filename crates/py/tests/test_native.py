"""Python plays the same games as the native program and shows the same views."""

import subprocess

import numpy as np
import pytest

import emberwake
from conftest import ROOT, TABLES

MASK = 2**64 - 1
GAME_STEP = 0x9E3779B97F4A7C15
SEAT_STEP = 0xD1B54A32D192ED03


def bot_number(game, seat):
    """The seed of a seat's bot, as docs/records.md says."""
    mixed = (game + (seat + 1) * SEAT_STEP) & MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
    return mixed ^ (mixed >> 31)


def played_lines(text):
    """The moves and outcomes of a record, without tags and comments."""
    after = text.split("\nplay\n", 1)[1].splitlines()
    who = [(line, line.split(" ")[0]) for line in after]
    return [line for line, by in who if by.isdigit() or by in ("!", "all")]


@pytest.mark.parametrize("bots", ["random", "greedy"])
@pytest.mark.parametrize("name,players", TABLES)
def test_bots_play_the_games_that_the_native_program_plays(
    emberwake_binary, tmp_path, name, players, bots
):
    command = [emberwake_binary, "simulate", name, "--players", str(players), "--bots", bots]
    command += ["--games", "4", "--seed", "11", "--records", str(tmp_path)]
    subprocess.run(command, check=True, capture_output=True)
    game = emberwake.load_game(name, players)
    for index in range(4):
        number = (11 + index * GAME_STEP) & MASK
        state = game.new_initial_state(seed=number)
        seated = [emberwake.Bot(game, bots, bot_number(number, s)) for s in range(players)]
        while not state.is_terminal():
            state.apply_action(seated[state.current_player()].choose(state.view()))
        native = (tmp_path / f"{name}-11-{index}.rec").read_text()
        assert played_lines(state.serialize()) == played_lines(native)
        assert state.serialize().splitlines()[-1] in native


@pytest.mark.parametrize("name,players", TABLES)
def test_selfplay_plays_the_same_games_again(emberwake_binary, tmp_path, name, players):
    command = [emberwake_binary, "simulate", name, "--players", str(players), "--bots", "greedy"]
    command += ["--games", "3", "--seed", "5", "--records", str(tmp_path)]
    subprocess.run(command, check=True, capture_output=True)
    game = emberwake.load_game(name, players)
    columns = game.selfplay_columns(3, ["greedy"], 5)
    for index in range(3):
        record = emberwake.Record.parse((tmp_path / f"{name}-5-{index}.rec").read_text())
        rows = columns["game"] == index
        decisions = [line for line in record.lines if not line.startswith("!")]
        assert columns["seat"][rows].tolist() == [int(line.split()[0]) for line in decisions]
        steps = record.state().full_history()
        assert columns["action"][rows].tolist() == [a for player, a, _ in steps if player >= 0]


def fixtures(name):
    return sorted((ROOT / "crates" / name / "tests/rules/fixtures").glob("*.rec"))


@pytest.mark.parametrize("path", fixtures("campfire") + fixtures("sea"), ids=lambda p: p.stem)
def test_views_are_those_of_the_native_program_byte_for_byte(emberwake_binary, path):
    record = emberwake.Record.parse(path.read_text())
    state = record.state(0)
    seats = [str(seat) for seat in range(state.num_players())]
    native = {}
    for seat in [None, *seats]:
        command = [emberwake_binary, "record", "states", str(path)]
        command += ["--seat", str(int(seat) + 1)] if seat else []
        shown = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        # Each line is {"line":…,"text":…,"position":VIEW}.
        lines = shown.splitlines()
        native[seat] = [line.split(',"position":', 1)[1][:-1] for line in lines]
    for index in range(len(record) + 1):
        assert state.view("omniscient").json() == native[None][index]
        for seat in seats:
            assert state.view(int(seat)).json() == native[seat][index]
        if index < len(record):
            line = record.lines[index]
            state.apply_move(line if line == "all end" else line.split(" ", 1)[1])


@pytest.mark.parametrize("path", fixtures("campfire") + fixtures("sea"), ids=lambda p: p.stem)
def test_the_records_of_the_project_replay(path):
    text = path.read_text()
    record = emberwake.Record.parse(text)
    assert str(record) == text
    state = record.state()
    assert state.is_terminal() == ("\nend " in text)
    assert played_lines(state.serialize()) == record.lines


@pytest.mark.parametrize("path", fixtures("campfire") + fixtures("sea"), ids=lambda p: p.stem)
def test_in_records_of_every_edition_each_listed_move_has_its_number(path):
    record = emberwake.Record.parse(path.read_text())
    state = record.state(0)
    for line in record.lines:
        if state.current_player() >= 0:
            actions = state.legal_actions()
            assert len(actions) == len(state.legal_moves()) == len(set(actions))
            assert actions[-1] < state.num_distinct_actions()
        state.apply_move(line if line == "all end" else line.split(" ", 1)[1])


def test_random_play_in_python_is_random_play_in_rust(game):
    decisions, outcomes, places = game.playouts(30, seed=100)
    for index in range(30):
        luck = emberwake.Luck(100 + index)
        state = game.new_initial_state()
        made, fell = 0, 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_chance(luck)
                fell += 1
            else:
                moves = state.legal_moves()
                state.apply_move(moves[luck.below(len(moves))])
                made += 1
        assert (made, fell) == (decisions[index], outcomes[index])
        assert state.places() == places[index].tolist()


def test_a_vector_of_games_plays_what_single_states_play(game):
    """A `VecEnv` draws chance from `Luck(seed + index)`; states that are fed the same agree."""
    count, seed = 8, 70
    env = emberwake.VecEnv(game, count, seed)
    actions = np.zeros(count, np.int64)
    observation = np.zeros((count, env.observation_size), np.uint8)
    mask = np.zeros((count, env.num_actions), bool)
    reward = np.zeros((count, env.num_players), np.float32)
    done = np.zeros(count, bool)
    seat = np.zeros(count, np.int8)
    lucks = [emberwake.Luck(seed + index) for index in range(count)]

    def settle(state, luck):
        while state.is_chance_node():
            state.apply_chance(luck)

    states = [game.new_initial_state() for _ in range(count)]
    for state, luck in zip(states, lucks):
        settle(state, luck)
    env.look(observation=observation, mask=mask, seat=seat)
    ended = 0
    for _ in range(400):
        env.sample(actions)
        env.step(actions, observation=observation, mask=mask, reward=reward, done=done, seat=seat)
        for index, luck in enumerate(lucks):
            state = states[index]
            state.apply_action(int(actions[index]))
            settle(state, luck)
            assert done[index] == state.is_terminal()
            assert np.allclose(reward[index], state.returns())
            if state.is_terminal():
                ended += 1
                states[index] = state = game.new_initial_state()
                settle(state, luck)
            assert seat[index] == state.current_player()
            assert np.array_equal(mask[index], state.legal_actions_mask() == 1)
            assert np.array_equal(observation[index], state.observation_bytes())
    assert ended > 0
