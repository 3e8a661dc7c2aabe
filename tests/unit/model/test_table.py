"""The agents table: what is shipped, what adds to it, and every way to get it wrong."""

import tomllib

import pytest
from model_server import ModelServer, said

from pytest_sentinel.agent import AgentSpec
from pytest_sentinel.model.ready import check_ready
from pytest_sentinel.model.start import check_agent
from pytest_sentinel.model.table import SHIPPED, read_agents_table
from pytest_sentinel.option_table import Settings


def table_of(tmp_path, project="", own=None):
    (tmp_path / "pyproject.toml").write_text(project)
    file = None
    if own is not None:
        file = tmp_path / "agents.toml"
        file.write_text(own, errors="surrogateescape")
    return read_agents_table(tmp_path, file)


MINE = '[tool.pytest_sentinel.agents.mine]\nmodel = "m"\nbase_url = "http://localhost:1/v1"\n'


def test_shipped_agents_are_whole_and_have_no_prices(tmp_path):
    table = read_agents_table(tmp_path, None)
    assert table.names == ("gpt-4o", "gpt-5.4", "qwen3.5")
    assert all(table.spec(name).prices is None for name in table.names)
    assert table.spec("qwen3.5").base_url == "http://localhost:11434/v1"
    assert table.spec("qwen3.5").key_variable is None
    assert table.spec("gpt-5.4").key_variable == "OPENAI_API_KEY"
    assert set(tomllib.loads(SHIPPED.read_text())) == {"agents"}


def test_project_and_file_add_to_the_table_and_override_it_key_by_key(tmp_path):
    project = MINE + '[tool.pytest_sentinel.agents."qwen3.5"]\ntemperature = 0.2\nmodel = "qwen3.5:27b"\n'
    table = table_of(tmp_path, project, '[agents."qwen3.5"]\nmodel = "qwen3.5:9b"\n[agents.other]\nmodel = "o"\n')
    spec = table.spec("qwen3.5")
    assert (spec.model, spec.temperature, spec.base_url) == ("qwen3.5:9b", 0.2, "http://localhost:11434/v1")
    assert set(table.names) > {"mine", "other"}


def test_prices_stand_in_the_agents_table_or_once_for_a_model(tmp_path):
    prices = "as_of = 2026-10-01\noutput_usd_per_million = 2\ninput_usd_per_million ="
    dear = f'[agents.dear]\nmodel = "m"\nbase_url = "http://localhost:1/v1"\n[agents.dear.prices]\n{prices} 9\n'
    table = table_of(tmp_path, MINE, f"[prices.m]\n{prices} 1\n{dear}")
    assert table.spec("mine").prices.input_usd_per_million == 1
    assert table.spec("dear").prices.input_usd_per_million == 9
    assert str(table.spec("mine").prices.as_of) == "2026-10-01"


def test_prices_of_hooks_hold_where_no_file_gives_any(tmp_path):
    given = {"as_of": "2026-10-01", "input_usd_per_million": 3, "output_usd_per_million": 4}
    (tmp_path / "pyproject.toml").write_text(MINE)
    assert read_agents_table(tmp_path, None, {"m": given}).spec("mine").prices.input_usd_per_million == 3
    (tmp_path / "own.toml").write_text(
        "[prices.m]\nas_of = 2026-11-01\ninput_usd_per_million = 1\noutput_usd_per_million = 1\n"
    )
    table = read_agents_table(tmp_path, tmp_path / "own.toml", {"m": given})
    assert table.spec("mine").prices.input_usd_per_million == 1


def test_watcher_is_another_agent_of_the_table(tmp_path):
    table = table_of(tmp_path, MINE + 'watcher = "gpt-4o"\n')
    assert table.spec("mine").watcher.model == "gpt-4o"


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ('modle = "x"', "unknown key 'modle'; closest is 'model'"),
        ('base_url = "localhost"', "key 'base_url': string should match"),
        ('base_url = "https://me:pw@host/v1"', "key 'base_url': a key has no place in the address"),
        ('base_url = "http://[::1"', "key 'base_url': invalid IPv6 URL"),
        ('base_url = "http://"', "key 'base_url': names no host, as in http://localhost:11434/v1"),
        ('base_url = "http://localhost:99999/v1"', "key 'base_url': port out of range"),
        ('base_url = "http://local host/v1"', "key 'base_url': holds a character that no address has"),
        ("timeout_s = inf", "key 'timeout_s': input should be a finite number"),
        ("extra_body = {top_p = nan}", "key 'extra_body': cannot be sent as JSON"),
        ("extra_body = {day = 2026-01-01}", "key 'extra_body': cannot be sent as JSON"),
        ('tool_calls = "natve"', "key 'tool_calls': 'natve' is not one of native, json; closest is 'native'"),
        ("temperature = -1", "key 'temperature': input should be greater than or equal to 0"),
        ("vision = 7", "key 'vision'"),
        (
            'watcher = "gpt4o"',
            "'watcher' must be the name of another agent of the table, not 'gpt4o'; closest is 'gpt-4o'",
        ),
        ('watcher = "mine"', "'watcher' must be the name of another agent"),
        ("prices = {as_of = 2026-10-01, input_usd_per_million = 1}", "key 'prices.output_usd_per_million' is missing"),
        (
            "prices = {as_of = 2026-10-01, input_usd_per_million = 1, output_usd_per_millon = 1}",
            "unknown key 'prices.output_usd_per_millon'; closest is 'output_usd_per_million'",
        ),
    ],
)
def test_wrong_key_is_named_with_its_file_and_the_closest_valid_one(tmp_path, lines, message):
    own = f"[agents.mine]\n{lines}\n"
    with pytest.raises(pytest.UsageError) as error:
        table_of(tmp_path, MINE, own).spec("mine")
    assert message in str(error.value)
    assert 'agents table [agents."mine"] (pyproject.toml, agents.toml)' in str(error.value)


def test_missing_model_and_address_are_named(tmp_path):
    with pytest.raises(pytest.UsageError, match="key 'model' is missing; key 'base_url' is missing"):
        table_of(tmp_path, own="[agents.mine]\nvision = true\n").spec("mine")


def test_name_with_a_dot_that_is_not_quoted_is_explained(tmp_path):
    table = table_of(tmp_path, own='[agents.gpt-6.1]\nmodel = "x"\n')
    with pytest.raises(pytest.UsageError, match=r"unknown table \'1\'; a name that holds a dot must be quoted"):
        table.spec("gpt-6")


@pytest.mark.parametrize(
    ("own", "message"),
    [
        ("[agents", "is no TOML file"),
        ("agents = 3", r"agents.toml: \[agents\] must be a table, not 3"),
        ("[agents]\nx = 3", r"agents.toml: \[agents.x\] must be a table, not 3"),
        ("x = " + "[" * 5_000, "is no TOML file: its parts lie too deep inside each other"),
        ("x = '\udcff'", "is no TOML file: not UTF-8 text at byte 5"),
    ],
)
def test_broken_file_is_one_clear_error(tmp_path, own, message):
    with pytest.raises(pytest.UsageError, match=message):
        table_of(tmp_path, own=own)


def test_error_in_another_agents_table_does_not_matter(tmp_path):
    table = table_of(tmp_path, MINE, "[agents.broken]\nnonsense = 1\n")
    assert table.spec("mine").model == "m"


def hi(request):
    return said("hi")


@pytest.mark.parametrize("listed", [("scripted",), ("scripted:latest",), ("models/scripted",), None, ()])
def test_model_that_the_endpoint_lists_or_that_cannot_be_looked_up_is_ready(listed):
    with ModelServer(hi, models=listed) as server:
        check_ready(server.spec())
    assert server.asked == []


def test_unlisted_model_is_refused_with_the_closest_one_unless_allowed():
    with ModelServer(hi, models=("scripted-9b", "other")) as server:
        with pytest.raises(pytest.UsageError, match="does not list the model 'scripted'; closest is 'scripted-9b'"):
            check_ready(server.spec())
        check_ready(server.spec(unlisted=True))


def test_missing_key_is_named(monkeypatch):
    monkeypatch.delenv("NO_SUCH_KEY", raising=False)
    with ModelServer(hi, key="right") as server:
        with pytest.raises(pytest.UsageError, match="set the environment variable NO_SUCH_KEY"):
            check_ready(server.spec(key_variable="NO_SUCH_KEY"))
        monkeypatch.setenv("NO_SUCH_KEY", "wrong-but-secret")
        with pytest.raises(pytest.UsageError, match=r"refuses the key \(NO_SUCH_KEY\)") as error:
            check_ready(server.spec(key_variable="NO_SUCH_KEY"))
        assert "wrong-but-secret" not in str(error.value)
        monkeypatch.setenv("NO_SUCH_KEY", "right")
        check_ready(server.spec(key_variable="NO_SUCH_KEY"))


def test_endpoint_that_does_not_answer_is_named():
    with ModelServer(hi) as server:
        spec = server.spec()
    with pytest.raises(
        pytest.UsageError, match=r"does not answer \(ConnectError\); start the server, or mend base_url"
    ):
        check_ready(spec)


def test_watcher_is_checked_too():
    with ModelServer(hi) as server, ModelServer(hi, models=("else",)) as other:
        watcher = other.spec(name="judge")
        with pytest.raises(pytest.UsageError, match="agent 'judge'"):
            check_ready(server.spec().model_copy(update={"watcher": watcher}))


@pytest.mark.parametrize(("limit", "flag"), [({"max_cost_usd": 1.0}, "--max-cost"), ({"budget_usd": 1.0}, "--budget")])
def test_limit_of_cost_without_prices_refuses_to_start(limit, flag):
    spec = AgentSpec("x", lambda context: None, calls_model=True)
    with pytest.raises(pytest.UsageError, match=f"{flag}: the prices of 'x' are unknown"):
        check_agent(spec, Settings(**limit))
    check_agent(spec, Settings())
    check_agent(AgentSpec("x", lambda context: None, calls_model=False), Settings(**limit))
    check_agent(AgentSpec("x", lambda c: None, False, "", None, True, 1.0, 2.0), Settings(**limit))


def test_watcher_without_prices_refuses_to_start():
    spec = AgentSpec("x", lambda c: None, False, "", None, True, 1.0, 2.0, unpriced=("judge",))
    with pytest.raises(pytest.UsageError, match="--budget: the prices of 'judge' are unknown"):
        check_agent(spec, Settings(budget_usd=1.0))


def test_think_time_by_tokens_without_rates_refuses_to_start():
    spec = AgentSpec("x", lambda context: None, calls_model=True)
    with pytest.raises(pytest.UsageError, match="agent 'x' has no think_rates"):
        check_agent(spec, Settings(think_time="tokens"))


def test_measured_think_time_with_a_local_model_and_many_workers_is_warned_about(monkeypatch):
    spec = AgentSpec("x", lambda context: None, calls_model=True, described={"base_url": "http://localhost:1/v1"})
    monkeypatch.setenv("PYTEST_XDIST_WORKER_COUNT", "8")
    monkeypatch.setenv("PYTEST_XDIST_WORKER", "gw0")
    with pytest.warns(pytest.PytestWarning, match="it holds the model's queue"):
        check_agent(spec, Settings())
    check_agent(spec, Settings(think_time="0"))
