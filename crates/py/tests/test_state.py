"""The invariants of a state, a view, a record and a bot."""

import copy
import inspect
import pickle
import random

import numpy as np
import pytest

import emberwake
from conftest import SEEDS, midgame, play


def test_every_listed_move_has_a_number_of_its_own(game):
    for seed in range(SEEDS):
        for state in play(game.new_initial_state(seed=seed), random.Random(seed)):
            actions = state.legal_actions()
            assert len(actions) == len(state.legal_moves()) == len(set(actions))
            assert actions == sorted(actions)
            assert 0 <= actions[0] and actions[-1] < game.num_distinct_actions()


def test_actions_and_notation_name_each_other(game):
    for seed in range(5):
        for state in play(game.new_initial_state(seed=seed), random.Random(seed)):
            texts = [state.action_to_string(action) for action in state.legal_actions()]
            assert sorted(texts) == sorted(state.legal_moves())
            for action, text in zip(state.legal_actions(), texts):
                assert state.string_to_action(text) == action
                assert state.string_to_action(state.current_player(), text) == action


def test_explicit_chance_has_probabilities_and_numbers(game):
    luck = random.Random(3)
    state = game.new_initial_state()
    met = 0
    while not state.is_terminal():
        if state.is_chance_node():
            met += 1
            assert state.current_player() == emberwake.CHANCE
            outcomes = state.chance_outcomes()
            numbers = [number for number, _ in outcomes]
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert len(set(numbers)) == len(numbers)
            assert sorted(numbers) == state.legal_actions()
            assert max(numbers) < game.max_chance_outcomes()
            assert state.legal_actions_mask().sum() == len(numbers)
            number = luck.choices(numbers, [chance for _, chance in outcomes])[0]
            assert state.string_to_action(state.action_to_string(number)) == number
            state.apply_action(number)
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    assert met > 20


def test_the_mask_says_what_is_legal_and_is_empty_for_the_others(game):
    state = midgame(game, 1, 20)
    mask = state.legal_actions_mask()
    assert mask.dtype == np.int8 and mask.shape == (game.num_distinct_actions(),)
    assert np.flatnonzero(mask).tolist() == state.legal_actions()
    for player in range(game.num_players()):
        decides = player == state.current_player()
        assert bool(state.legal_actions(player)) == decides
        assert state.legal_actions_mask(player).any() == decides


def test_a_finished_game_pays_sums_of_zero(game):
    for seed in range(20):
        state = midgame(game, seed, None)
        places = state.places()
        assert sorted(places)[0] == 1
        assert sum(state.returns()) == pytest.approx(0, abs=1e-5)
        best = max(state.returns())
        assert [r == best for r in state.returns()] == [place == 1 for place in places]
        assert game.min_utility() - 1e-6 <= min(state.returns()) <= best <= game.max_utility()
        assert state.current_player() == emberwake.TERMINAL
        assert state.legal_actions() == []


def test_observations_have_their_shape_for_every_seat(game):
    layout = game.observation_layout()
    assert sum(length for _, _, length in layout) == game.observation_tensor_size()
    for state in play(game.new_initial_state(seed=2), random.Random(2)):
        rows = [state.observation_tensor(seat) for seat in range(game.num_players())]
        for seat, row in enumerate(rows):
            assert row.shape == tuple(game.observation_tensor_shape())
            assert row.dtype == np.float32
            assert np.array_equal(row, state.observation_bytes(seat))
            assert np.array_equal(row, state.information_state_tensor(seat))
        assert not np.array_equal(rows[0], rows[1])


def test_the_number_of_an_observation_tells_positions_apart(game):
    state = midgame(game, 5, 10)
    for action in state.legal_actions():
        child = state.child(action)
        if not child.is_terminal():
            seat = state.current_player()
            assert not np.array_equal(
                child.observation_bytes(seat), state.observation_bytes(seat)
            ), state.action_to_string(action)


def test_a_clone_goes_its_own_way(game):
    state = midgame(game, 4)
    before = state.serialize()
    for twin in (state.clone(), copy.copy(state), copy.deepcopy(state)):
        assert twin.serialize() == before
        twin.apply_action(twin.legal_actions()[0])
        assert state.serialize() == before != twin.serialize()


def test_undo_goes_back_step_by_step(game):
    for seed in (None, 9):
        luck, chance = random.Random(9), emberwake.Luck(9)
        state, before = game.new_initial_state(seed=seed), []
        for _ in range(60):
            before.append(state.serialize())
            if state.is_chance_node():
                state.apply_chance(chance)
            else:
                state.apply_action(luck.choice(state.legal_actions()))
        player, action, _ = [step for step in state.full_history() if step[0] >= 0][-1]
        with pytest.raises(ValueError, match="the last action was"):
            state.undo_action(player, action + 1)
        for text in reversed(before):
            state.undo_action()
            assert state.serialize() == text
        with pytest.raises(ValueError, match="nothing was played"):
            state.undo_action()


def test_what_is_undone_and_played_again_meets_the_same_chance(game):
    state = midgame(game, 6)
    action = state.legal_actions()[-1]
    state.apply_action(action)
    after = state.serialize()
    state.undo_action()
    state.apply_action(action)
    assert state.serialize() == after


def test_states_survive_pickle_and_go_on_alike(game):
    for seed in range(SEEDS):
        state = midgame(game, seed, seed)
        twin = pickle.loads(pickle.dumps(state))
        assert twin.serialize() == state.serialize() and twin.seed == seed
        luck, other = random.Random(seed), random.Random(seed)
        for _ in play(state, luck, 30):
            pass
        for _ in play(twin, other, 30):
            pass
        assert twin.serialize() == state.serialize()


def test_games_views_and_records_survive_pickle(game):
    state = midgame(game, 8)
    assert pickle.loads(pickle.dumps(game)) == game
    for who in (0, "spectator", "omniscient"):
        view = state.view(who)
        assert pickle.loads(pickle.dumps(view)) == view
    view = state.view()
    assert pickle.loads(pickle.dumps(view)).legal_actions() == view.legal_actions()
    record = emberwake.Record.of(state)
    assert str(pickle.loads(pickle.dumps(record))) == str(record)


def test_an_imagined_state_shows_the_same_view_and_can_be_played(game):
    for seed in range(15):
        state = midgame(game, seed, 10 + 5 * seed)
        if state.is_terminal():
            continue
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, seed)
            assert other.view(player) == state.view(player)
            assert np.array_equal(other.observation_bytes(player), state.observation_bytes(player))
            assert other.seed is None
        decides = state.current_player()
        other = state.resample_from_infostate(decides, emberwake.Luck(seed))
        assert other.legal_actions() == state.legal_actions() == state.view().legal_actions()
        other.apply_action(other.legal_actions()[0])
        twin = pickle.loads(pickle.dumps(other))
        assert twin.view("omniscient") == other.view("omniscient")
        assert twin.serialize() == other.serialize()


def test_secrets_really_differ_between_imagined_states():
    game = emberwake.load_game("sea", 4)
    state = midgame(game, 3, 60)
    seen = {state.resample_from_infostate(0, seed).view("omniscient").json() for seed in range(20)}
    assert len(seen) > 1


def test_a_view_holds_nothing_that_leads_to_the_state(game):
    state = midgame(game, 2)
    view = state.view()
    leads = [name for name, _ in inspect.getmembers(view) if "state" in name.lower()]
    assert set(leads) <= {"__getstate__", "__setstate__"}
    if game.name == "sea":
        other = state.resample_from_infostate(state.current_player(), 77)
        assert pickle.dumps(other.view()) == pickle.dumps(view)


def test_a_view_read_from_json_knows_what_is_legal(game):
    for seed in range(20):
        state = midgame(game, seed, 5 * seed + 3)
        if state.is_terminal():
            continue
        view = emberwake.View.from_json(game, state.current_player(), state.view().json())
        assert view.legal_moves() == state.legal_moves()
        assert view.to_dict() == state.view().to_dict()


def test_a_bot_chooses_and_explains(game):
    state = midgame(game, 1, 30)
    for name in ("random", "greedy", "keen", "search:50"):
        bot = emberwake.Bot(game, name, seed=4)
        assert bot.choose(state.view()) in state.legal_actions()
        assert emberwake.Bot(game, name, seed=4).choose_move(state.view()) in state.legal_moves()
    analysis = emberwake.Bot(game, "search:200").analyse(state.view())
    assert analysis.iterations > 0
    best = analysis.moves[0]
    assert state.action_to_string(best.action) == best.notation
    assert len(best.win) == game.num_players() and sum(best.win) == pytest.approx(1, abs=1e-3)
    assert best.line[0] == (state.current_player(), best.notation)
    assert emberwake.Bot(game, "random").analyse(state.view()) is None


def test_a_record_gives_every_position(game):
    state = midgame(game, 12, None)
    record = emberwake.Record.of(state)
    assert record.game == game.name and len(record) == len(state.history())
    assert record.state().serialize() == state.serialize()
    for lines in (0, 1, 50, len(record) - 1):
        assert record.state(lines).history() == state.history()[:lines]
    with pytest.raises(ValueError, match="lines"):
        record.state(len(record) + 1)


def test_a_rollout_changes_nothing(game):
    state = midgame(game, 3)
    before = state.serialize()
    assert sum(state.rollout(emberwake.Luck(1))) == pytest.approx(0, abs=1e-5)
    assert state.rollout(emberwake.Luck(1)) == state.rollout(emberwake.Luck(1))
    assert state.serialize() == before


def test_free_moves_of_sea_are_played_by_their_notation():
    """Offers that the rules do not list have no number, and can be played and taken back."""
    game = emberwake.load_game("sea", 4)
    for seed in range(300):
        for state in play(game.new_initial_state(seed=seed), random.Random(seed)):
            offers = [move for move in state.legal_moves() if move.startswith("settle leave:")]
            mixed = [m for m in offers if ":2" in m and " take:" not in m]
            others = [m for m in offers if " take:" in m]
            if not mixed or not others:
                continue
            free = mixed[0] + " " + others[0].split(" ")[-1]
            twin = state.clone()
            try:
                twin.apply_move(free)
            except ValueError:
                continue
            assert free not in state.legal_moves()
            step = [step for step in twin.full_history() if step[0] >= 0][-1]
            assert step[1:] == (-1, free)
            twin.undo_action()
            assert twin.serialize() == state.serialize()
            return
    pytest.fail("no game came to a free move")
