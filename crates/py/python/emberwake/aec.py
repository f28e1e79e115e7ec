"""The games as a PettingZoo AEC environment."""

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ._native import Game


class EmberwakeEnv(AECEnv):
    """One game for agents who take turns.

    An observation is ``{"observation": …, "action_mask": …}``; the mask is empty for an agent who
    does not decide. Rewards come at the end: 1 for a sole winner, and so little for the others that
    all sum to 0. Chance is dealt from the seed of ``reset``.
    """

    metadata = {"name": "emberwake_v0", "is_parallelizable": False, "render_modes": ["ansi"]}

    def __init__(self, game: Game, render_mode=None):
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError("render_mode must be None or ‘ansi’")
        self.game = game
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(game.num_players())]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_space = {
            agent: spaces.Discrete(game.num_distinct_actions()) for agent in self.possible_agents
        }
        size = game.observation_tensor_size()
        self._observation_space = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (game.num_distinct_actions(),), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._luck = np.random.default_rng()
        self.agents = []
        self.state_now = None

    def observation_space(self, agent):
        return self._observation_space[agent]

    def action_space(self, agent):
        return self._action_space[agent]

    def reset(self, seed=None, options=None):
        """Begins a new game. Without a seed the games continue from the last one."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        deal = int(self._luck.integers(2**63))
        self.state_now = self.game.new_initial_state(seed=deal)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.state_now.current_player()]

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.state_now.apply_action(action)
        self._cumulative_rewards[agent] = 0.0
        player = self.state_now.current_player()
        if player >= 0:
            self.agent_selection = self.possible_agents[player]
            return
        for name, reward in zip(self.possible_agents, self.state_now.returns()):
            self.rewards[name] = reward
            self.terminations[name] = True
            self._cumulative_rewards[name] += reward
        self.agent_selection = self.agents[0]

    def observe(self, agent):
        seat = self._seats[agent]
        return {
            "observation": self.state_now.observation_bytes(seat),
            "action_mask": self.state_now.legal_actions_mask(seat),
        }

    def last(self, observe=True):
        """Returns what the acting agent must know, as in any AEC environment."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def render(self):
        if self.render_mode != "ansi":
            return None
        return str(self.state_now.view("spectator"))

    def close(self):
        """Does nothing, because nothing is open."""

    def __str__(self):
        return f"emberwake_{self.game.name}_v0"
