"""Bad input raises an exception that says what is allowed, and changes nothing."""

import numpy as np
import pytest

import emberwake
from conftest import midgame


@pytest.mark.parametrize(
    "name,options,message",
    [
        ("chess", {}, "known are campfire and sea"),
        ("campfire", {"players": 9}, "2 to 5 can play"),
        ("campfire", {"players": -1}, "players"),
        ("sea", {"players": 2}, "3 to 6 can play"),
        ("campfire", {"color": "red"}, "not a setting"),
        ("sea", {"steering": "oars"}, "wind|die"),
        ("campfire", {"standstill": 0}, "C8.3"),
    ],
)
def test_a_table_that_can_not_be(name, options, message):
    with pytest.raises(ValueError, match=message.replace("|", r"\|")):
        emberwake.load_game(name, **options)


def test_options_may_be_words_switches_and_lists():
    game = emberwake.load_game("campfire", 2, even_stacks=False, adventurers=["red", "moon"])
    assert ("even_stacks", "off") in game.options and ("adventurers", "red moon") in game.options


@pytest.mark.parametrize("action", [-1, 10**6, 2**62])
def test_an_illegal_action_is_refused(game, action):
    state = midgame(game, 1)
    before = state.serialize()
    with pytest.raises(ValueError, match="is not legal now; legal are"):
        state.apply_action(action)
    with pytest.raises(ValueError):
        state.action_to_string(action)
    assert state.serialize() == before
    with pytest.raises(OverflowError):
        state.apply_action(2**70)
    with pytest.raises(TypeError):
        state.apply_action("sow")


def test_every_action_that_is_not_legal_is_refused(game):
    state = midgame(game, 2)
    legal = set(state.legal_actions())
    before = state.serialize()
    for action in range(game.num_distinct_actions()):
        if action not in legal:
            with pytest.raises(ValueError):
                state.apply_action(action)
    assert state.serialize() == before


def test_an_outcome_that_can_not_fall_is_refused(game):
    state = game.new_initial_state()
    legal = set(state.legal_actions())
    for outcome in range(-1, game.max_chance_outcomes() + 1):
        if outcome not in legal:
            with pytest.raises(ValueError, match="chance_outcomes"):
                state.apply_action(outcome)
    assert state.history() == []
    with pytest.raises(ValueError, match="no outcome of chance"):
        midgame(game, 1).chance_outcomes()
    with pytest.raises(ValueError, match="no outcome of chance"):
        midgame(game, 1).apply_chance(emberwake.Luck(1))


@pytest.mark.parametrize("text", ["", "dance", "sow 99 cw", "pass " * 50, "\0", "legend"])
def test_moves_that_can_not_be_read_are_refused(game, text):
    state = midgame(game, 1)
    before = state.serialize()
    with pytest.raises(ValueError):
        state.apply_move(text)
    with pytest.raises(ValueError):
        state.string_to_action(text)
    assert state.serialize() == before


def test_nothing_is_played_after_the_end(game):
    state = midgame(game, 1, None)
    for refused in (lambda: state.apply_action(0), lambda: state.apply_move("pass")):
        with pytest.raises(ValueError, match="over"):
            refused()
    with pytest.raises(ValueError, match="no seat decides"):
        state.observation_tensor()
    with pytest.raises(ValueError, match="no seat decides"):
        emberwake.Bot(game, "random").choose(state.view(0))


def test_seats_and_viewers_that_do_not_exist(game):
    state = midgame(game, 1)
    for seat in (-1, 6, 255, 256, 10**9):
        with pytest.raises(ValueError, match="there is no seat"):
            state.observation_tensor(seat)
        with pytest.raises(ValueError, match="there is no seat"):
            state.view(seat)
        with pytest.raises(ValueError, match="there is no seat"):
            state.resample_from_infostate(seat, 1)
    for who in ("me", 1.5, [], "seat 9"):
        with pytest.raises((TypeError, ValueError)):
            state.view(who)
    with pytest.raises(TypeError, match="Luck"):
        state.resample_from_infostate(0, "dice")


def test_bots_are_refused_what_is_not_theirs(game):
    with pytest.raises(ValueError, match="there is no bot"):
        emberwake.Bot(game, "grandmaster")
    state = midgame(game, 1)
    bot = emberwake.Bot(game, "greedy")
    with pytest.raises(TypeError):
        bot.choose(state)
    for who in [seat for seat in range(game.num_players()) if seat != state.current_player()]:
        with pytest.raises(ValueError, match="whose decision"):
            bot.choose(state.view(who))
    with pytest.raises(ValueError, match="whose decision"):
        bot.choose(state.view("omniscient"))
    other = emberwake.load_game("sea" if game.name == "campfire" else "campfire")
    with pytest.raises(ValueError, match="is needed"):
        bot.choose(midgame(other, 1).view())


@pytest.mark.parametrize(
    "text",
    ["", "hello", "emberwake record 1\ngame chess\n", "emberwake imagined 1\ngame sea\nplay\n"],
)
def test_texts_that_are_no_records(text):
    with pytest.raises(ValueError):
        emberwake.State.deserialize(text)
    with pytest.raises(ValueError):
        emberwake.Record.parse(text)


def test_a_damaged_record_names_its_line(game):
    lines = emberwake.Record.of(midgame(game, 1)).__str__().splitlines()
    lines[-1] = "0 dance"
    with pytest.raises(ValueError, match=f"line {len(lines)}"):
        emberwake.Record.parse("\n".join(lines) + "\n")
    cut = str(emberwake.Record.of(midgame(game, 1)))[:-1]
    with pytest.raises(ValueError, match="cut off"):
        emberwake.Record.parse(cut)


def test_a_view_that_shows_no_position_is_refused(game):
    for json in ("", "{}", "[1]", "null"):
        with pytest.raises(ValueError):
            emberwake.View.from_json(game, 0, json)


def test_a_view_of_another_table_or_seat_is_refused():
    for name, players in (("campfire", 2), ("sea", 3)):
        json = midgame(emberwake.load_game(name, players), 1).view().json()
        with pytest.raises(ValueError, match="at a table for"):
            emberwake.View.from_json(emberwake.load_game(name, players + 1), 0, json)
    game = emberwake.load_game("sea", 3)
    state = midgame(game, 1)
    with pytest.raises(ValueError, match="not what seat 1 sees"):
        emberwake.View.from_json(game, 1, state.view(0).json())


def test_records_with_the_line_ends_of_windows_are_read(game):
    record = emberwake.Record.of(midgame(game, 1))
    other = emberwake.Record.parse(str(record).replace("\n", "\r\n"))
    assert other.lines == record.lines and other.state(5).history() == record.state(5).history()


def arrays(env):
    return {
        "observation": np.zeros((env.num_envs, env.observation_size), np.uint8),
        "mask": np.zeros((env.num_envs, env.num_actions), bool),
        "reward": np.zeros((env.num_envs, env.num_players), np.float32),
        "done": np.zeros(env.num_envs, bool),
        "seat": np.zeros(env.num_envs, np.int8),
    }


@pytest.mark.parametrize("name", ["observation", "mask", "reward", "done", "seat"])
def test_arrays_of_the_wrong_type_or_shape_are_refused(game, name):
    env = emberwake.VecEnv(game, 4, 1)
    actions = np.zeros(4, np.int64)
    env.sample(actions)
    good = arrays(env)[name]
    strided = np.zeros((*good.shape[:-1], good.shape[-1] * 2), good.dtype)[..., ::2]
    frozen = good.copy()
    frozen.flags.writeable = False
    bad = [
        (good.astype(np.complex64), TypeError),
        (good.astype(np.float64), TypeError),
        (good.tolist(), TypeError),
        ("array", TypeError),
        (np.zeros((3, *good.shape[1:]), good.dtype), ValueError),
        (np.zeros((*good.shape, 1), good.dtype), ValueError),
        (np.zeros(0, good.dtype), ValueError),
        (strided, ValueError),
        (frozen, ValueError),
    ]
    for array, problem in bad:
        with pytest.raises(problem, match=name):
            env.step(actions, **{name: array})
    env.step(actions, **{name: good})


def test_one_array_can_not_be_written_twice(game):
    env = emberwake.VecEnv(game, 4, 1)
    actions = np.zeros(4, np.int64)
    env.sample(actions)
    both = np.zeros((4, env.num_actions), bool)
    with pytest.raises(ValueError, match="not be given twice"):
        env.step(actions, mask=both, done=both.reshape(-1)[:4])


def test_bad_actions_play_in_no_game(game):
    env = emberwake.VecEnv(game, 4, 1)
    before, after = arrays(env), arrays(env)
    look = ("observation", "mask", "seat")
    env.look(**{name: before[name] for name in look})
    actions = np.zeros(4, np.int64)
    env.sample(actions)
    wrong = actions.copy()
    wrong[3] = env.num_actions
    with pytest.raises(ValueError, match="game 3: action .* is not legal"):
        env.step(wrong)
    for bad in (-1, 65535, 2**40, -(2**63)):
        wrong[3] = bad
        with pytest.raises(ValueError, match="game 3"):
            env.step(wrong)
    for bad in (np.zeros(3, np.int64), np.zeros((2, 4), np.int64), [1, 2, 3]):
        with pytest.raises(ValueError, match="actions must be 4 numbers"):
            env.step(bad)
    for bad in (np.zeros(4), np.zeros(4, np.uint8), 7, None, "0000"):
        with pytest.raises(TypeError):
            env.step(bad)
    for bad in (np.zeros(4, np.int32), np.zeros(5, np.int64), [0] * 4):
        with pytest.raises((TypeError, ValueError), match="actions"):
            env.sample(bad)
    env.look(**{name: after[name] for name in look})
    for name in look:
        assert np.array_equal(before[name], after[name])
    env.step(actions.astype(np.int32))
    env.sample(actions)
    env.step(actions.tolist())


def test_numbers_of_games_that_make_no_sense(game):
    with pytest.raises(ValueError, match="num_envs must be at least 1"):
        emberwake.VecEnv(game, 0)
    with pytest.raises(OverflowError):
        emberwake.VecEnv(game, -1)
    with pytest.raises(OverflowError):
        game.new_initial_state(seed=-1)
    with pytest.raises(ValueError, match="number of bots"):
        game.selfplay_columns(1, [])
    with pytest.raises(ValueError, match="there is no bot"):
        game.selfplay_columns(1, ["greedy", "nobody"])
    with pytest.raises(ValueError, match="bound must be at least 1"):
        emberwake.Luck(1).below(0)
