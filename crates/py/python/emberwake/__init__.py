"""Two board games with hidden information, for search and learning.

``load_game`` gives a table, ``Game.new_initial_state`` a state in the habits of OpenSpiel. A
``View`` is what one seat knows, ``VecEnv`` steps many games into arrays that you own, and
``aec_env`` is the same for PettingZoo. ``load_data`` opens the data of the designer's lab. The
guide is docs/python.md.
"""

from ._native import (
    CHANCE,
    TERMINAL,
    Analysis,
    Bot,
    Considered,
    Game,
    Luck,
    Record,
    State,
    VecEnv,
    View,
    load_game,
)
from .data import DataError, LabData, load_data

__all__ = [
    "CHANCE",
    "TERMINAL",
    "Analysis",
    "Bot",
    "Considered",
    "DataError",
    "Game",
    "LabData",
    "Luck",
    "Record",
    "State",
    "VecEnv",
    "View",
    "aec_env",
    "load_data",
    "load_game",
    "selfplay",
]


def aec_env(game="campfire", players=4, **options):
    """A PettingZoo AEC environment of a game; needs the package ``pettingzoo``."""
    from .aec import EmberwakeEnv

    if not isinstance(game, Game):
        game = load_game(game, players, **options)
    elif options:
        raise ValueError("options belong to a game that is named, not to one that is given")
    return EmberwakeEnv(game)


def selfplay(game, games, bots, seed=1, observations=True):
    """Lets bots play, and returns an Arrow table with a row for each decision.

    ``bots`` is a name or a list of names; they take the seats in their order, and from the first
    again. The columns share the memory that the games wrote, so nothing is copied. It needs the
    package ``pyarrow``; ``Game.selfplay_columns`` gives the same as numpy arrays without it.
    """
    import pyarrow

    names = [bots] if isinstance(bots, str) else list(bots)
    columns = game.selfplay_columns(games, names, seed, observations)
    arrays = {}
    for name, column in columns.items():
        array = pyarrow.array(column.reshape(-1))
        if column.ndim == 2:
            array = pyarrow.FixedSizeListArray.from_arrays(array, column.shape[1])
        arrays[name] = array
    metadata = {"game": game.name, "bots": ",".join(names), "seed": str(seed)}
    metadata.update({f"option.{key}": value for key, value in game.options})
    return pyarrow.table(arrays, metadata=metadata)
