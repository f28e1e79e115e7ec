"""The examples run as they are, only shorter."""

import os
import subprocess
import sys

import pytest

from conftest import ROOT

EXAMPLES = ROOT / "examples" / "python"


def run(script, *arguments, before=(), **settings):
    command = [*before, sys.executable, str(EXAMPLES / script), *arguments]
    settings = dict(os.environ, OPENBLAS_NUM_THREADS="1", **settings)
    done = subprocess.run(command, capture_output=True, text=True, env=settings, timeout=600)
    assert done.returncode == 0, done.stderr
    return done.stdout


# Ray listens on every interface, so it gets a network that has none but the loopback.
ALONE = ["unshare", "-rn", "sh", "-c", 'ip link set lo up && exec "$@"', "alone"]


def can_be_alone():
    try:
        return subprocess.run([*ALONE, "true"], capture_output=True).returncode == 0
    except OSError:
        return False


def test_a_value_function_is_trained():
    """A short run learns something: it beats the bot that plays random legal moves."""
    arguments = ["--games", "150", "--generations", "1", "--matches", "100", "--rival", "random"]
    shown = run("train_value.py", *arguments)
    share = float(shown.splitlines()[-1].split("%")[0])
    assert share > 60, shown


def test_two_workers_of_ray_play_what_one_plays(tmp_path):
    pytest.importorskip("ray", reason="the package ray is missing")
    if not can_be_alone():
        pytest.skip("Ray would listen on the network, and no network of its own can be made")
    plan = ["--games", "12", "--piece", "4"]
    alone = {"before": ALONE, "HOME": str(tmp_path)}
    two = run("ray_selfplay.py", "--workers", "2", *plan, **alone)
    one = run("ray_selfplay.py", "--workers", "1", *plan, **alone)
    assert two == one and len(two.splitlines()) == 3
