"""What lies in deploy/ is true: every command and flag exists, every file can be read, every figure is measured."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import subprocess
from pathlib import Path
from typing import Any

import pytest
import typer.main
import yaml  # type: ignore[import-untyped]
from typer.testing import CliRunner

from meadhall.cli.__main__ import app
from meadhall.server import metrics
from meadhall.server.settings import Settings

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))
HARDENED = {"NoNewPrivileges", "ProtectSystem", "ProtectHome", "PrivateTmp", "PrivateDevices", "DynamicUser"}


def unit(path: Path) -> dict[str, dict[str, str]]:
    read = configparser.ConfigParser(interpolation=None, delimiters="=", strict=False, allow_no_value=False)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read_string(path.read_text())
    return {name: dict(read[name]) for name in read.sections()}


def compose() -> dict[str, Any]:
    return dict(yaml.safe_load((DEPLOY / "compose.yaml").read_text()))


def dockerfile() -> str:
    return (DEPLOY / "Dockerfile").read_text()


def commands() -> list[list[str]]:
    """Every call of ours: the words after `meadhall`."""
    found = [shlex.split(unit(path)["Service"]["ExecStart"])[1:] for path in UNITS]
    found += [service["command"] for service in compose()["services"].values() if "command" in service]
    found.append(json.loads(re.findall(r"^CMD (.*)", dockerfile(), re.M)[-1]))
    return found


def flags_of(command: str) -> set[str]:
    click = typer.main.get_command(app)
    return {flag for option in click.commands[command].params for flag in option.opts}  # type: ignore[attr-defined]


@pytest.mark.parametrize("words", commands(), ids=lambda words: " ".join(words)[:60])
def test_every_command_and_every_flag_is_there(words):
    used = {word.partition("=")[0] for word in words[1:] if word.startswith("--")}
    assert used <= flags_of(words[0])
    told = CliRunner().invoke(app, [words[0], "--help"], env={"COLUMNS": "400", "TERM": "dumb"})
    assert told.exit_code == 0


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_units_are_hardened_and_wait_for_the_hall_to_drain(path):
    service = unit(path)["Service"]
    assert {name for name, value in service.items() if value in ("yes", "strict")} >= HARDENED
    assert service["CapabilityBoundingSet"] == "" and service["KillSignal"] == "SIGTERM"
    words = shlex.split(service["ExecStart"])
    drained = float(words[words.index("--drain") + 1]) if "--drain" in words else 0.0
    assert float(service["TimeoutStopSec"]) > drained + 15
    assert unit(path)["Install"]["WantedBy"] == "multi-user.target"


def test_the_composition_is_whole():
    told = compose()
    services = told["services"]
    assert set(services) == {"postgres", "hall", "thinker", "proxy"}
    for service in services.values():
        assert set(service["networks"]) <= set(told["networks"])
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in told["volumes"]
    assert "ports" not in services["hall"] and "ports" not in services["postgres"]  # only the proxy is outside
    wishes = dict(word.split("=", 1) for word in services["hall"]["command"] if "=" in word)
    assert float(services["hall"]["stop_grace_period"].rstrip("s")) > float(wishes["--drain"]) + 15


def test_every_variable_has_its_line():
    given = set(re.findall(r"^([A-Z_]+)=", (DEPLOY / "meadhall.env").read_text(), re.M))
    texts = [path.read_text() for path in (*UNITS, DEPLOY / "compose.yaml", DEPLOY / "caddy/Caddyfile.compose")]
    used = set(re.findall(r"\$\{?([A-Z][A-Z_]+)", "\n".join(texts))) | {"MEADHALL_DATABASE"}
    assert used <= given
    spoken = {option.envvar for option in typer.main.get_command(app).commands["serve"].params}  # type: ignore[attr-defined]
    assert {"MEADHALL_DATABASE", "MEADHALL_SMTP", "MEADHALL_MAIL_FROM", "MEADHALL_PUBLIC_ADDRESS"} <= spoken


def test_proxies_pass_on_what_the_hall_asks_for_and_ask_whether_it_is_ready():
    nginx = (DEPLOY / "nginx/meadhall.conf").read_text()
    assert nginx.count("{") == nginx.count("}")
    for header in ("Host", "X-Forwarded-For", "X-Forwarded-Proto", "X-Request-ID", "Upgrade", "Connection"):
        assert re.search(rf"proxy_set_header {header}\s", nginx)
    assert f"client_max_body_size  {Settings.body_limit // 1024}k" in nginx
    caddy = (DEPLOY / "caddy/Caddyfile").read_text()
    assert caddy.count("{") == caddy.count("}") and "health_uri /readyz" in caddy
    for file in DEPLOY.glob("caddy/*"):
        assert "path /healthz /readyz" in file.read_text()  # whoever is outside is told nothing of what is inside
    assert nginx.count("z { return 404; }") + nginx.count("z  { return 404; }") == 2
    ports = {port for path in UNITS for port in re.findall(r"@(\d{4})", path.read_text())}
    for proxy in (caddy, nginx):
        assert ports == set(re.findall(r"127\.0\.0\.1:(\d{4})\b", proxy))


def measured() -> set[str]:
    names = set()
    for family in metrics.REGISTRY.collect():
        names |= {family.name, f"{family.name}_total"} if family.type == "counter" else {family.name}
        if family.type == "histogram":
            names |= {f"{family.name}_{part}" for part in ("bucket", "sum", "count")}
    return names


def test_the_board_shows_only_what_is_measured_and_leaves_out_nothing():
    board = json.loads((DEPLOY / "grafana/meadhall.json").read_text())
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    named = set(re.findall(r"\b(?:meadhall|process)_\w+", asked))
    assert named <= measured()
    families = {family.name for family in metrics.REGISTRY.collect() if family.name.startswith("meadhall")}
    assert [name for name in sorted(families) if not any(one.startswith(name) for one in named)] == []
    for expression in (target["expr"] for panel in board["panels"] for target in panel["targets"]):
        assert expression.count("(") == expression.count(")")
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


def test_prometheus_looks_where_the_units_tell_it():
    told = yaml.safe_load((DEPLOY / "prometheus.yml").read_text())
    targets = told["scrape_configs"][0]["static_configs"][0]["targets"]
    hall = next(path for path in UNITS if "hall" in path.name).read_text()
    assert "--metrics 127.0.0.1:1%i" in hall
    assert targets == [f"127.0.0.1:1{port}" for port in sorted(set(re.findall(r"@(\d{4})", hall)))]


@pytest.mark.parametrize("script", sorted(DEPLOY.glob("*.sh")), ids=lambda path: path.name)
def test_scripts_can_be_read_by_any_shell(script):
    subprocess.run(["sh", "-n", str(script)], check=True)
    assert script.stat().st_mode & 0o111
