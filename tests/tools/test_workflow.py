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
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
JOBS: dict[str, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / "build.yml").read_text("utf-8"))["jobs"]
BUILD, PYTHON = JOBS["build"], JOBS["python"]
STEPS: list[dict[str, Any]] = BUILD["steps"]
ALL_STEPS: list[dict[str, Any]] = [*STEPS, *PYTHON["steps"]]
COMMANDS = [line for step in ALL_STEPS for line in step.get("run", "").splitlines()]
MODULES = {"pip", "pytest"}
"""What is run that is not this project's own, by name after ``python -m``."""
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
    assert ours or words[0] == "tar" or words[1:3] in [["-m", module] for module in MODULES]


@pytest.mark.parametrize("system", ["Linux", "Windows", "macOS"])
def test_the_folder_that_is_kept_is_the_one_that_is_tried(system: str) -> None:
    (step,) = [step for step in steps_on(system) if "test_package.py" in step.get("run", "")]
    assert step["env"]["TWO_BY_TWO_FOLDER"] == "dist/two-by-two"
    program = ".venv/Scripts/python" if system == "Windows" else ".venv/bin/python"
    assert step["run"].startswith(f"{program} -m pytest -n 0 -m long ")


@pytest.mark.parametrize("step", [step for step in ALL_STEPS if "uses" in step], ids=lambda step: step["uses"])
def test_what_others_have_written_is_pinned_to_a_major_version(step: dict[str, Any]) -> None:
    assert re.fullmatch(r"actions/[a-z-]+@v\d+", step["uses"])


def test_every_version_of_python_that_the_project_promises_is_tried() -> None:
    (usual,) = [step["with"]["python-version"] for step in STEPS if "setup-python" in step.get("uses", "")]
    versions = {usual, *PYTHON["strategy"]["matrix"]["python"]}
    names = [name.rpartition(" :: ") for name in PROJECT["classifiers"]]
    assert versions == {version for kind, _, version in names if kind == "Programming Language :: Python"}
    assert all(version in SpecifierSet(PROJECT["requires-python"]) for version in versions)


def test_no_index_takes_the_package_by_mistake() -> None:
    assert "Private :: Do Not Upload" in PROJECT["classifiers"]
