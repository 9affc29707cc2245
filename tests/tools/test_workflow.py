"""The workflow that builds on all three systems asks for nothing that is not there."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.specifiers import SpecifierSet

ROOT = Path(__file__).parents[2]
JOBS: dict[str, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / "build.yml").read_text("utf-8"))["jobs"]
BUILD = JOBS["build"]
STEPS: list[dict[str, Any]] = BUILD["steps"]
COMMANDS = [line for step in STEPS for line in step.get("run", "").splitlines()]
SYSTEMS = ("ubuntu", "windows", "macos")


def steps_on(system: str) -> list[dict[str, Any]]:
    """The steps that are taken on a system, named as in the conditions."""
    conditions = {"": True, f"runner.os == '{system}'": True}
    others = {f"runner.os != '{other}'" for other in ("Linux", "Windows", "macOS") if other != system}
    return [step for step in STEPS if conditions.get(step.get("if", "")) or step.get("if") in others]


def test_all_three_systems_build() -> None:
    assert [system.split("-")[0] for system in BUILD["strategy"]["matrix"]["system"]] == list(SYSTEMS)
    assert BUILD["runs-on"] == "${{ matrix.system }}"


@pytest.mark.parametrize("system", ["Linux", "Windows", "macOS"])
def test_each_system_tests_builds_tries_and_keeps_the_folder_once(system: str) -> None:
    steps = steps_on(system)
    runs = [step.get("run", "") for step in steps]
    assert sum("package.py dist/two-by-two" in run for run in runs) == 1
    assert sum("test_package.py" in run for run in runs) == 1
    assert sum(run == "bash .ci/run" or "not window" in run for run in runs) == 1
    assert sum("upload-artifact" in step.get("uses", "") for step in steps) == 1


@pytest.mark.parametrize("command", [line for line in COMMANDS if not line.startswith("sudo")])
def test_what_is_run_is_there(command: str) -> None:
    words = shlex.split(command)
    ours = [word for word in words if re.match(r"(\.ci|tools|tests)/", word)]
    assert all((ROOT / word).is_file() for word in ours)
    assert ours or words[0] == "tar"


@pytest.mark.parametrize("step", [step for step in STEPS if "uses" in step], ids=lambda step: step["uses"])
def test_what_others_have_written_is_pinned_to_a_major_version(step: dict[str, Any]) -> None:
    assert re.fullmatch(r"actions/[a-z-]+@v\d+", step["uses"])


def test_the_version_of_python_is_one_that_the_project_takes() -> None:
    taken = SpecifierSet(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["requires-python"])
    versions = [step["with"]["python-version"] for step in STEPS if "setup-python" in step.get("uses", "")]
    assert versions
    assert all(version in taken for version in versions)
