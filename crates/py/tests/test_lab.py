"""The lab's data opens as Arrow tables, and damaged or foreign data is refused."""

import json
import subprocess

import pytest

import emberwake
from conftest import write_arrow, write_lab_data

pyarrow = pytest.importorskip("pyarrow")

PLAN = """
game = "campfire"
name = "little"
players = [2, 3]
bots = "greedy"
games = 40
questions = ["balance"]

[[variant]]
name = "as printed"

[[variant]]
name = "separate"
options = { moon_ties = "separate" }
"""


@pytest.fixture
def folder(tmp_path):
    """A small study that is complete."""
    return write_lab_data(tmp_path / "small.lab")


def refused(folder, *words):
    """Asserts that the folder is refused with a message that has all of these words."""
    with pytest.raises(emberwake.DataError) as problem:
        emberwake.load_data(folder)
    for word in words:
        assert word in str(problem.value)


def test_chunks_become_one_table_of_games_and_one_of_turns(folder):
    data = emberwake.load_data(folder)
    assert data.games["game"].to_pylist() == list(range(6))
    assert data.turns.num_rows == 12
    assert data.study["name"] == "small"
    assert data.labels["adventurer"] == ["ulrich", "moon", "red"]
    assert "game" not in data.labels
    assert repr(data) == "<LabData 'small': campfire, 6 games, 12 turns>"


def test_the_path_may_be_a_string(folder):
    assert emberwake.load_data(str(folder)).games.num_rows == 6


def test_tables_use_the_memory_of_the_files(folder):
    before = pyarrow.total_allocated_bytes()
    data = emberwake.load_data(folder)
    assert data.games.nbytes > 0
    assert pyarrow.total_allocated_bytes() == before


def test_main_cells_are_numbered_by_variant_and_count(folder):
    data = emberwake.load_data(folder)
    assert [data.cell(), data.cell(3), data.cell(2, "mine"), data.cell(3, "mine")] == [0, 1, 2, 3]
    with pytest.raises(ValueError, match="5 players"):
        data.cell(5)
    with pytest.raises(ValueError, match="'yours'"):
        data.cell(2, "yours")


def test_a_folder_without_a_study_is_refused(tmp_path):
    refused(tmp_path, "no study", str(tmp_path))
    refused(tmp_path / "nowhere", "no study")
    file = tmp_path / "file"
    file.write_text("text")
    refused(file, "no study")


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("{", "damaged"),
        ("[]", "no version"),
        ('{"version": 9}', "version 9"),
        ('{"version": 1}', "'game'"),
    ],
)
def test_a_study_that_is_none_is_refused(folder, text, word):
    (folder / "study.json").write_text(text)
    refused(folder, "study.json", word)


def test_any_flipped_byte_is_noticed(folder):
    for kind in ["games", "turns"]:
        file = folder / kind / "00000-00001.arrow"
        sound = file.read_bytes()
        for at in range(0, len(sound), 97):
            file.write_bytes(sound[:at] + bytes([sound[at] ^ 1]) + sound[at + 1 :])
            refused(folder, str(file), "checksum")
        file.write_bytes(sound[:-1])
        refused(folder, str(file), "checksum")
        file.write_bytes(b"")
        refused(folder, str(file), "empty")
        file.unlink()
        refused(folder, str(file), "missing")
        file.write_bytes(sound)
    assert emberwake.load_data(folder).games.num_rows == 6


def rewrite(folder, columns, metadata):
    """Replaces the only chunk by another file, with a checksum that fits."""
    write_lab_data(folder, chunks=1)
    checksum = write_arrow(folder / "games" / "00000-00000.arrow", columns, metadata)
    turns = (folder / "chunks.txt").read_text().split(" ")[3]
    (folder / "chunks.txt").write_text(f"0 0 {checksum} {turns}")


def test_foreign_files_are_refused_even_with_the_right_checksum(tmp_path):
    cell, game = pyarrow.array([0], pyarrow.uint16()), pyarrow.array([0], pyarrow.uint32())
    rewrite(tmp_path / "1", {"cell": cell, "game": game}, {"game": "sea"})
    refused(tmp_path / "1", "'sea'", "'campfire'")
    rewrite(tmp_path / "2", {"price": cell}, {"game": "campfire"})
    refused(tmp_path / "2", "no column 'cell'")
    other = pyarrow.array([7], pyarrow.uint16())
    rewrite(tmp_path / "3", {"cell": other, "game": game}, {"game": "campfire"})
    refused(tmp_path / "3", "another cell")


def test_a_damaged_ledger_is_refused_and_a_line_cut_off_is_not_counted(folder):
    ledger = folder / "chunks.txt"
    sound = ledger.read_text()
    ledger.write_text(sound[:-5])
    assert emberwake.load_data(folder).games.num_rows == 3
    ledger.write_text("nonsense\n" + sound)
    refused(folder, "chunks.txt", "line 1")
    ledger.write_text("")
    refused(folder, "no games")
    ledger.unlink()
    refused(folder, "no games")


def test_what_the_lab_writes_is_read(tmp_path, emberwake_binary):
    plan = tmp_path / "little.toml"
    plan.write_text(PLAN)
    subprocess.run([emberwake_binary, "lab", "run", plan], check=True, capture_output=True)
    data = emberwake.load_data(tmp_path / "little.lab")
    assert data.study == json.loads((tmp_path / "little.lab" / "study.json").read_text())
    assert data.games.num_rows == 4 * 40
    assert data.turns.num_rows > 40
    three = data.games.filter(pyarrow.compute.field("cell") == data.cell(3, "separate"))
    assert set(three["players"].to_pylist()) == {3}
    names = data.labels["adventurer"]
    held = {names[one] for row in three["adventurer"].to_pylist() for one in row}
    assert held <= set(names)
    assert len(held) > 1
