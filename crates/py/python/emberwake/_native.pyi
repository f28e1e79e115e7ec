"""The native half of the package."""

from typing import Literal, Optional, Sequence, Union

import numpy as np
import numpy.typing as npt

CHANCE: int
TERMINAL: int

Who = Union[int, Literal["spectator", "omniscient"], str]

def _checksum(bytes: npt.NDArray[np.uint8]) -> str:
    """Returns the checksum of these bytes, as the ledger of the lab's data has it."""

def load_game(name: str, players: int = 4, **options: object) -> Game:
    """Returns a table of the game with this name. Options are those of its records, as keywords."""

class Luck:
    """A fast random generator, the same for the same seed: xoshiro256++."""

    def __init__(self, seed: int) -> None: ...
    def below(self, bound: int) -> int:
        """Returns a number from 0 to ``bound - 1``, all equally likely."""

class Game:
    """A table: a game, its number of players and its options. It never changes."""

    @staticmethod
    def from_options(name: str, options: Sequence[tuple[str, str]]) -> Game: ...
    @property
    def name(self) -> str: ...
    @property
    def options(self) -> list[tuple[str, str]]:
        """The options of the table, as records write them."""
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
        """Begins a game. With a seed, chance is dealt from it; without, you apply its outcomes."""
    def playouts(
        self, games: int, seed: int = 0
    ) -> tuple[npt.NDArray[np.uint32], npt.NDArray[np.uint32], npt.NDArray[np.uint8]]:
        """Plays games at random; game ``i`` follows from ``Luck(seed + i)``.

        Returns decisions and outcomes of each game, and the places of all seats.
        """
    def selfplay_columns(
        self, games: int, bots: Sequence[str], seed: int = 1, observations: bool = True
    ) -> dict[str, npt.NDArray[np.generic]]:
        """Lets bots play, and returns a row for each decision as columns of numpy."""
    def __eq__(self, other: object) -> bool: ...

class State:
    """A position and its history. It knows every secret; a ``View`` does not."""

    @staticmethod
    def deserialize(text: str) -> State:
        """Reads the text of ``serialize``, or any record."""
    @property
    def seed(self) -> Optional[int]:
        """The seed from which chance is dealt; ``None`` if you apply its outcomes."""
    def get_game(self) -> Game: ...
    def num_players(self) -> int: ...
    def num_distinct_actions(self) -> int: ...
    def current_player(self) -> int:
        """The seat that decides, ``CHANCE``, or ``TERMINAL``."""
    def is_chance_node(self) -> bool: ...
    def is_terminal(self) -> bool: ...
    def legal_actions(self, player: Optional[int] = None) -> list[int]:
        """Returns the applicable actions, ascending; empty for a player who does not act."""
    def legal_actions_mask(self, player: Optional[int] = None) -> npt.NDArray[np.int8]: ...
    def legal_moves(self) -> list[str]:
        """The legal moves in notation, in the order in which the rules list them."""
    def apply_action(self, action: int) -> None:
        """Plays an action, or applies an outcome of chance. If it is refused, nothing changes."""
    def apply_action_with_legality_check(self, action: int) -> None: ...
    def apply_move(self, notation: str) -> None:
        """Plays a move or applies an outcome in notation; also moves that have no number.

        `all end` lets all seats agree to end the game."""
    def apply_chance(self, luck: Luck) -> None:
        """Draws the awaited outcome by its probabilities."""
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
        """Returns the knowledge of a viewer; by default of the seat that decides."""
    def resample_from_infostate(self, player: int, luck: Union[Luck, int]) -> State:
        """Returns another position that this player can't tell from the current one."""
    def returns(self) -> list[float]: ...
    def rewards(self) -> list[float]: ...
    def player_return(self, player: int) -> float: ...
    def places(self) -> Optional[list[int]]:
        """The place of each seat, from 1, once the game is over."""
    def rollout(self, luck: Luck) -> list[float]:
        """Plays a random game from here and returns each seat's reward; nothing changes."""
    def clone(self) -> State: ...
    def undo_action(self, player: Optional[int] = None, action: Optional[int] = None) -> None:
        """Takes back the last decision, or the last outcome if you apply these."""
    def history(self) -> list[int]:
        """Returns the numbers of all moves and outcomes; -1 for a move that has none."""
    def full_history(self) -> list[tuple[int, int, str]]:
        """Returns player, number and notation of all moves and outcomes."""
    def move_number(self) -> int: ...
    def serialize(self) -> str: ...

class View:
    """One viewer's knowledge of a position. It does not contain the position itself."""

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
        """Returns the legal actions if the viewer decides, else none."""
    def legal_moves(self) -> list[str]: ...
    def observation_tensor(self, player: Optional[int] = None) -> npt.NDArray[np.float32]: ...
    def imagine(self, luck: Union[Luck, int]) -> State:
        """Returns a random position among those that show this view."""
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
        """Returns the position after the first ``lines`` lines; by default after all."""
    def __len__(self) -> int: ...

class Bot:
    """A bot. It gets a view, never a state."""

    def __init__(self, game: Game, name: str, seed: int = 1) -> None: ...
    @property
    def name(self) -> str: ...
    def choose(self, view: View) -> int: ...
    def choose_move(self, view: View) -> str: ...
    def analyse(self, view: View) -> Optional[Analysis]:
        """Returns the best moves; ``None`` from a bot that does not search."""

class Analysis:
    """A searching bot's analysis of a position."""

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
