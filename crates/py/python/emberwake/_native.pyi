"""What the native half of the package offers."""

from typing import Literal, Optional, Sequence, Union

import numpy as np
import numpy.typing as npt

CHANCE: int
TERMINAL: int

Who = Union[int, Literal["spectator", "omniscient"], str]

def load_game(name: str, players: int = 4, **options: object) -> Game:
    """A table of the game of this name. Options are those of its records, as keywords."""

class Luck:
    """A fast generator, the same for the same seed: xoshiro256++."""

    def __init__(self, seed: int) -> None: ...
    def below(self, bound: int) -> int:
        """A number from 0 to ``bound - 1``, all equally likely."""

class Game:
    """A table: a game, its number of players and its options. It never changes."""

    @staticmethod
    def from_options(name: str, options: Sequence[tuple[str, str]]) -> Game: ...
    @property
    def name(self) -> str: ...
    @property
    def options(self) -> list[tuple[str, str]]:
        """What the table agreed on, as records write it."""
    def num_players(self) -> int: ...
    def num_distinct_actions(self) -> int: ...
    def max_chance_outcomes(self) -> int: ...
    def observation_tensor_shape(self) -> list[int]: ...
    def observation_tensor_size(self) -> int: ...
    def information_state_tensor_shape(self) -> list[int]: ...
    def information_state_tensor_size(self) -> int: ...
    def observation_layout(self) -> list[tuple[str, int, int]]:
        """The parts of an observation: name, beginning, length."""
    def min_utility(self) -> float: ...
    def max_utility(self) -> float: ...
    def utility_sum(self) -> float: ...
    def new_initial_state(self, seed: Optional[int] = None) -> State:
        """A new game. With a seed, chance is dealt from it; without, you apply its outcomes."""
    def playouts(
        self, games: int, seed: int = 0
    ) -> tuple[npt.NDArray[np.uint32], npt.NDArray[np.uint32], npt.NDArray[np.uint8]]:
        """Plays games at random; game ``i`` follows from ``Luck(seed + i)``.

        Returns decisions and outcomes of each game, and the places of all seats.
        """
    def selfplay_columns(
        self, games: int, bots: Sequence[str], seed: int = 1, observations: bool = True
    ) -> dict[str, npt.NDArray[np.generic]]:
        """Lets bots play, and gives a row for each decision as columns of numpy."""
    def __eq__(self, other: object) -> bool: ...

class State:
    """A position and how it came to be. It knows every secret; a ``View`` does not."""

    @staticmethod
    def deserialize(text: str) -> State:
        """Reads what ``serialize`` wrote, or any record."""
    @property
    def seed(self) -> Optional[int]:
        """The seed from which chance is dealt; ``None`` where you apply its outcomes."""
    def get_game(self) -> Game: ...
    def num_players(self) -> int: ...
    def num_distinct_actions(self) -> int: ...
    def current_player(self) -> int:
        """The seat that decides, ``CHANCE``, or ``TERMINAL``."""
    def is_chance_node(self) -> bool: ...
    def is_terminal(self) -> bool: ...
    def legal_actions(self, player: Optional[int] = None) -> list[int]:
        """What can be applied now, ascending; nothing for another player than the one to act."""
    def legal_actions_mask(self, player: Optional[int] = None) -> npt.NDArray[np.int8]: ...
    def legal_moves(self) -> list[str]:
        """The legal moves in notation, in the order in which the rules list them."""
    def apply_action(self, action: int) -> None:
        """Plays an action, or applies an outcome of chance. Refused, it changes nothing."""
    def apply_action_with_legality_check(self, action: int) -> None: ...
    def apply_move(self, notation: str) -> None:
        """Plays a move or applies an outcome in notation; also moves that have no number.

        `all end` lets all seats agree to end the game."""
    def apply_chance(self, luck: Luck) -> None:
        """Draws the outcome that is awaited, as its chances say."""
    def child(self, action: int) -> State: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def action_to_string(self, player_or_action: int, action: Optional[int] = None) -> str: ...
    def string_to_action(
        self, player_or_notation: Union[int, str], notation: Optional[str] = None
    ) -> int: ...
    def observation_tensor(self, player: Optional[int] = None) -> npt.NDArray[np.float32]: ...
    def observation_bytes(self, player: Optional[int] = None) -> npt.NDArray[np.uint8]: ...
    def information_state_tensor(self, player: Optional[int] = None) -> npt.NDArray[np.float32]: ...
    def observation_string(self, player: Optional[int] = None) -> str: ...
    def information_state_string(self, player: Optional[int] = None) -> str: ...
    def view(self, who: Optional[Who] = None) -> View:
        """What a viewer knows; by default the seat that decides."""
    def resample_from_infostate(self, player: int, luck: Union[Luck, int]) -> State:
        """Another position that this player could not tell from the present one."""
    def returns(self) -> list[float]: ...
    def rewards(self) -> list[float]: ...
    def player_return(self, player: int) -> float: ...
    def places(self) -> Optional[list[int]]:
        """The place of each seat, from 1, once the game is over."""
    def rollout(self, luck: Luck) -> list[float]:
        """What each seat gets at the end of a random game from here; nothing changes."""
    def clone(self) -> State: ...
    def undo_action(self, player: Optional[int] = None, action: Optional[int] = None) -> None:
        """Takes back the last decision, or the last outcome where you apply these."""
    def history(self) -> list[int]:
        """The numbers of all that was played; -1 for a move that has none."""
    def full_history(self) -> list[tuple[int, int, str]]:
        """Player, number and notation of all that was played."""
    def move_number(self) -> int: ...
    def serialize(self) -> str: ...

class View:
    """What one viewer knows of a position. The position itself is not in it."""

    @staticmethod
    def from_json(game: Game, who: Who, json: str) -> View: ...
    @property
    def viewer(self) -> str: ...
    def get_game(self) -> Game: ...
    def current_player(self) -> int: ...
    def json(self) -> str:
        """The JSON that the server sends to this viewer."""
    def to_dict(self) -> dict[str, object]: ...
    def legal_actions(self) -> list[int]:
        """The legal actions if the viewer decides, else nothing."""
    def legal_moves(self) -> list[str]: ...
    def observation_tensor(self, player: Optional[int] = None) -> npt.NDArray[np.float32]: ...
    def imagine(self, luck: Union[Luck, int]) -> State:
        """A position drawn at random among those that show this view."""
    def __eq__(self, other: object) -> bool: ...

class Record:
    """A game as it is written down, checked by the rules."""

    @staticmethod
    def parse(text: str) -> Record: ...
    @staticmethod
    def of(state: State) -> Record: ...
    @property
    def game(self) -> str: ...
    @property
    def lines(self) -> list[str]: ...
    @property
    def tags(self) -> list[tuple[str, str]]: ...
    def state(self, lines: Optional[int] = None) -> State:
        """The position after the first ``lines`` lines; after all, if no number is given."""
    def __len__(self) -> int: ...

class Bot:
    """A player made of code. It is given a view, never a state."""

    def __init__(self, game: Game, name: str, seed: int = 1) -> None: ...
    @property
    def name(self) -> str: ...
    def choose(self, view: View) -> int: ...
    def choose_move(self, view: View) -> str: ...
    def analyse(self, view: View) -> Optional[Analysis]:
        """The best moves; ``None`` from a bot that does not search."""

class Analysis:
    """What a bot that searches thinks of a position."""

    @property
    def iterations(self) -> int: ...
    @property
    def moves(self) -> list[Considered]:
        """The moves considered, the best first."""

class Considered:
    """One move that a bot has considered."""

    @property
    def action(self) -> Optional[int]: ...
    @property
    def notation(self) -> str: ...
    @property
    def visits(self) -> int: ...
    @property
    def win(self) -> list[float]:
        """The chance of each seat to win after this move."""
    @property
    def line(self) -> list[tuple[int, str]]: ...

class VecEnv:
    """Many games of one table, stepped together. A game that ends begins again."""

    def __init__(self, game: Game, num_envs: int, seed: int = 0) -> None: ...
    @property
    def num_envs(self) -> int: ...
    @property
    def num_players(self) -> int: ...
    @property
    def num_actions(self) -> int: ...
    @property
    def observation_size(self) -> int: ...
    def reset(
        self,
        seed: int = 0,
        *,
        observation: Optional[npt.NDArray[Union[np.uint8, np.float32]]] = None,
        mask: Optional[npt.NDArray[np.bool_]] = None,
        seat: Optional[npt.NDArray[np.int8]] = None,
    ) -> None: ...
    def step(
        self,
        actions: Union[npt.NDArray[Union[np.int64, np.int32]], list[int]],
        *,
        observation: Optional[npt.NDArray[Union[np.uint8, np.float32]]] = None,
        mask: Optional[npt.NDArray[np.bool_]] = None,
        reward: Optional[npt.NDArray[np.float32]] = None,
        done: Optional[npt.NDArray[np.bool_]] = None,
        seat: Optional[npt.NDArray[np.int8]] = None,
    ) -> None:
        """Plays one action in each game. If any is illegal, none is played."""
    def look(
        self,
        *,
        observation: Optional[npt.NDArray[Union[np.uint8, np.float32]]] = None,
        mask: Optional[npt.NDArray[np.bool_]] = None,
        seat: Optional[npt.NDArray[np.int8]] = None,
    ) -> None: ...
    def sample(self, actions: npt.NDArray[np.int64]) -> None:
        """Draws a legal action for each game, all equally likely."""
    def __len__(self) -> int: ...
