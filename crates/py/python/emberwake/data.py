"""The data of ``emberwake lab run``, as Arrow tables. ``docs/lab.md`` documents every column."""

from __future__ import annotations

import json
import os
import pathlib
import typing

import numpy

from ._native import _checksum

if typing.TYPE_CHECKING:
    import pyarrow

# The version of the data format that this package reads.
_VERSION = 1

# A value of each kind that ``study.json`` must have for the rest to make sense.
_KEYS = {"game": str, "name": str, "players": list, "bots": list, "variants": list, "chunk": int}


class DataError(ValueError):
    """The data is damaged, unfinished or foreign. The message names the file and the reason."""


class LabData:
    """The data of a study.

    ``study`` is the plan as ``study.json`` has it, ``games`` has a row for each game and ``turns``
    a row for each turn. Both are tables in the files' memory: the system reads a column when you
    use it, and the files must stay where they are. ``labels`` says what the numbers of a column
    mean: ``labels["adventurer"][2]`` is the name of adventurer 2.
    """

    def __init__(
        self,
        path: pathlib.Path,
        study: dict[str, typing.Any],
        games: pyarrow.Table,
        turns: pyarrow.Table,
        labels: dict[str, list[str]],
    ) -> None:
        self.path = path
        self.study = study
        self.games = games
        self.turns = turns
        self.labels = labels

    def __repr__(self) -> str:
        name, game = self.study["name"], self.study["game"]
        return f"<LabData {name!r}: {game}, {len(self.games)} games, {len(self.turns)} turns>"

    def cell(self, players: int | None = None, variant: str | None = None) -> int:
        """Returns the number of a main cell, for the column ``cell``.

        ``players`` is a number of players of the study, ``variant`` the name of a variant; by
        default each is the first of its list.
        """
        counts = self.study["players"]
        names = [one["name"] for one in self.study["variants"]]
        players = counts[0] if players is None else players
        variant = names[0] if variant is None else variant
        if players not in counts:
            raise ValueError(f"the study has no games with {players} players; it has {counts}")
        if variant not in names:
            raise ValueError(f"the study has no variant {variant!r}; it has {names}")
        # The main cells come first: the counts of the first variant, then those of the next.
        return names.index(variant) * len(counts) + counts.index(players)


def load_data(path: str | os.PathLike[str]) -> LabData:
    """Opens the folder that ``emberwake lab run`` has written, and checks every file in it.

    It needs the package ``pyarrow``. Damaged, unfinished or foreign data raises ``DataError``.
    """
    folder = pathlib.Path(os.fspath(path))
    study = _read_study(folder)
    chunks = _read_ledger(folder / "chunks.txt")
    if not chunks:
        raise DataError(f"{folder}: no games have been played yet")
    games = [_read_chunk(folder, "games", study, *chunk[:3]) for chunk in chunks]
    turns = [_read_chunk(folder, "turns", study, *chunk[:2], chunk[3]) for chunk in chunks]
    games, turns = _join(folder, games), _join(folder, turns)
    meanings = (games.schema.metadata or {}).items()
    labels = {key.decode(): value.decode().split("|") for key, value in meanings}
    labels.pop("game")
    return LabData(folder, study, games, turns, labels)


def _read_study(folder):
    file = folder / "study.json"
    try:
        study = json.loads(file.read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        raise DataError(
            f"{folder}: there is no study in this folder; `emberwake lab run` writes one"
        ) from None
    except ValueError as problem:
        raise DataError(f"{file}: damaged: {problem}") from None
    version = study.get("version") if isinstance(study, dict) else None
    if not isinstance(version, int):
        raise DataError(f"{file}: damaged: it has no version")
    if version != _VERSION:
        raise DataError(
            f"{file}: its data has version {version}; this package reads version {_VERSION}"
        )
    for key, kind in _KEYS.items():
        if not isinstance(study.get(key), kind) or not study[key]:
            raise DataError(f"{file}: damaged: {key!r} is missing or wrong")
    named = (isinstance(one, dict) and isinstance(one.get("name"), str) for one in study["variants"])
    if not all(named):
        raise DataError(f"{file}: damaged: a variant has no name")
    return study


def _read_ledger(file):
    """Returns cell, chunk and the two checksums of each finished chunk, in order."""
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return []
    except ValueError as problem:
        raise DataError(f"{file}: damaged: {problem}") from None
    chunks = []
    # A run that was stopped in the middle of a line repeats that chunk.
    for number, line in enumerate(text.split("\n")[:-1], 1):
        words = line.split(" ")
        if len(words) != 4 or not (words[0].isdecimal() and words[1].isdecimal()):
            raise DataError(f"{file}: damaged: line {number} can't be read")
        chunks.append((int(words[0]), int(words[1]), words[2], words[3]))
    return sorted(chunks)


def _read_chunk(folder, kind, study, cell, chunk, checksum):
    import pyarrow
    import pyarrow.compute
    import pyarrow.ipc

    file = folder / kind / f"{cell:05}-{chunk:05}.arrow"
    try:
        if not file.stat().st_size:
            raise DataError(f"{file}: damaged: it is empty")
        found = _checksum(numpy.memmap(file, numpy.uint8, "r"))
    except FileNotFoundError:
        raise DataError(f"{file}: it is missing; `emberwake lab run` plays its games again") from None
    if found != checksum:
        raise DataError(
            f"{file}: damaged: its checksum is wrong; `emberwake lab run` plays its games again"
        )
    try:
        table = pyarrow.ipc.open_file(pyarrow.memory_map(str(file))).read_all()
        table.validate(full=True)
    except pyarrow.ArrowException as problem:
        raise DataError(f"{file}: not an Arrow file of the lab: {problem}") from None
    for column in ("cell", "game"):
        if column not in table.column_names:
            raise DataError(f"{file}: not an Arrow file of the lab: it has no column {column!r}")
    if kind == "games":
        game = (table.schema.metadata or {}).get(b"game", b"").decode()
        if game != study["game"]:
            raise DataError(f"{file}: it is about {game!r}, and the study about {study['game']!r}")
    if not pyarrow.compute.all(pyarrow.compute.equal(table["cell"], cell), min_count=0).as_py():
        raise DataError(f"{file}: its games belong to another cell")
    return table


def _join(folder, tables):
    import pyarrow

    try:
        return pyarrow.concat_tables(tables)
    except pyarrow.ArrowInvalid as problem:
        raise DataError(f"{folder}: its files have different columns: {problem}") from None
