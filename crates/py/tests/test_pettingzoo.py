"""The AEC environment keeps PettingZoo's contract, in every table and over many seeds."""

import pickle
import warnings

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="the package pettingzoo is missing")

from pettingzoo.test import api_test, seed_test  # noqa: E402

import emberwake  # noqa: E402
from conftest import SEEDS, TABLES  # noqa: E402


def environment(name, players):
    return emberwake.aec_env(name, players)


@pytest.mark.parametrize("name,players", TABLES)
def test_the_api_is_kept(name, players):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # A dictionary with a mask is what PettingZoo's own board games show.
        warnings.filterwarnings("ignore", message="Observation (space|is not a NumPy)")
        api_test(environment(name, players), num_cycles=1000, verbose_progress=False)


@pytest.mark.parametrize("name,players", TABLES)
def test_a_seed_repeats_a_game(name, players):
    seed_test(lambda: environment(name, players), num_cycles=200)


def episode(env, seed):
    """Everything that one random game shows its agents."""
    env.reset(seed=seed)
    luck = np.random.default_rng(seed)
    shown = []
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        assert env.observation_space(agent).contains(observation)
        assert not truncated
        mask = observation["action_mask"]
        assert mask.any() != terminated
        action = None if terminated else int(luck.choice(np.flatnonzero(mask)))
        shown.append((agent, reward, terminated, action, observation["observation"].sum()))
        env.step(action)
    return shown


@pytest.mark.parametrize("name,players", TABLES)
def test_whole_games_over_many_seeds(name, players):
    env = environment(name, players)
    for seed in range(SEEDS):
        shown = episode(env, seed)
        ended = [reward for _, reward, terminated, _, _ in shown if terminated]
        assert len(ended) == players and sum(ended) == pytest.approx(0, abs=1e-5)
        assert all(reward == 0 for _, reward, terminated, _, _ in shown if not terminated)
        assert env.agents == []


@pytest.mark.parametrize("name,players", TABLES)
def test_an_environment_survives_pickle_in_the_middle_of_a_game(name, players):
    for seed in range(SEEDS):
        env = environment(name, players)
        env.reset(seed=seed)
        luck = np.random.default_rng(seed)
        for _ in range(seed % 60):
            mask = env.last()[0]["action_mask"]
            if not mask.any():
                break
            env.step(int(luck.choice(np.flatnonzero(mask))))
        twin = pickle.loads(pickle.dumps(env))
        while env.agents:
            ours, theirs = env.last(), twin.last()
            assert env.agent_selection == twin.agent_selection
            assert ours[1:] == theirs[1:]
            assert np.array_equal(ours[0]["observation"], theirs[0]["observation"])
            mask = ours[0]["action_mask"]
            action = int(np.flatnonzero(mask)[-1]) if mask.any() else None
            env.step(action)
            twin.step(action)
        env.reset()
        twin.reset()
        assert np.array_equal(env.last()[0]["observation"], twin.last()[0]["observation"])


def test_numbers_of_numpy_are_actions_and_bad_ones_raise():
    env = environment("campfire", 2)
    env.reset(seed=1)
    legal = np.flatnonzero(env.last()[0]["action_mask"])
    env.step(np.int32(legal[0]))
    with pytest.raises(ValueError, match="not legal"):
        env.step(np.int64(10**6))
    for wrong in (None, "1", 1.5, np.float32(legal[0]), legal[:2]):
        with pytest.raises(TypeError):
            env.step(wrong)
    with pytest.raises(ValueError, match="render_mode"):
        from emberwake.aec import EmberwakeEnv

        EmberwakeEnv(env.game, render_mode="human")


def test_spaces_are_the_same_object_each_time():
    env = environment("sea", 3)
    for agent in env.possible_agents:
        assert env.action_space(agent) is env.action_space(agent)
        assert env.observation_space(agent) is env.observation_space(agent)
