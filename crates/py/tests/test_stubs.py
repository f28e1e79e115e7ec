"""The type stubs match the module, and the examples of the guide run."""

import ast
import pathlib
import re

import pytest

import emberwake
from conftest import ROOT, write_lab_data
from emberwake import _native

STUBS = pathlib.Path(emberwake.__file__).with_name("_native.pyi")


def stubbed():
    """The names of the stubs: functions and constants, and the members of each class."""
    tree = ast.parse(STUBS.read_text(encoding="utf-8"))
    classes = {
        node.name: {item.name for item in node.body if isinstance(item, ast.FunctionDef)}
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }
    functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    constants = {node.target.id for node in tree.body if isinstance(node, ast.AnnAssign)}
    return classes, functions | constants


def test_the_stubs_name_every_class_and_function():
    classes, others = stubbed()
    ours = {name for name in vars(_native) if not name.startswith("__")}
    assert ours == set(classes) | others
    public = {name for name in ours if not name.startswith("_")}
    assert public <= set(emberwake.__all__)


@pytest.mark.parametrize("name", sorted(stubbed()[0]))
def test_the_stubs_name_every_method(name):
    real = {member for member in vars(getattr(_native, name)) if not member.startswith("_")}
    named = {member for member in stubbed()[0][name] if not member.startswith("_")}
    assert named == real


def test_the_examples_of_the_guide_run(capsys, tmp_path, monkeypatch):
    write_lab_data(tmp_path / "adventurers.lab")
    monkeypatch.chdir(tmp_path)
    text = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(examples) >= 5
    names = {}
    for example in examples:
        example = example.replace("games=1000", "games=2")
        if "state.view()" in example:
            names["state"] = names["game"].new_initial_state(seed=1)
        exec(example, names)
    state = names["game"].new_initial_state(seed=3)
    view, luck = state.view(), emberwake.Luck(1)
    assert names["planner"](view, luck) in state.legal_actions()
    assert capsys.readouterr().out
