"""Where settings come from: a flag, else the environment, else the file, else the default."""

from __future__ import annotations

import os
import stat
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from doorcard.config.catalogue import CATALOGUE, ENVIRONMENT
from doorcard.config.settings import Settings
from doorcard.stud.refusals import Refusal

FILE_NAME: Final = "settings.toml"
"""In the data folder, unless another file is named."""
FILE_VARIABLE: Final = f"{ENVIRONMENT}SETTINGS"
_BY_NAME: Final = {each.name: each for each in CATALOGUE}


class BadSettings(Refusal):
    """The room cannot be opened with these settings; ``problems`` lists everything wrong."""

    def __init__(self, problems: list[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("settings.wrong", "; ".join(problems), problems=problems)


@dataclass(frozen=True, slots=True)
class Found:
    """Settings, and where each comes from."""

    settings: Settings
    sources: Mapping[str, str]
    """By name: ``flag``, the variable, the file, or ``default``."""
    file: Path
    """The settings file: the one read, or the one that would be read if it were there."""


def default_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Where the room is kept unless something else is said: the user's own data folder.

    >>> default_folder({"XDG_DATA_HOME": "/home/ann/share"}).as_posix()
    '/home/ann/share/doorcard'
    """
    home = environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "doorcard"


def read_settings(
    flags: Mapping[str, object] | None = None, environ: Mapping[str, str] = os.environ
) -> Settings:
    """The settings alone; see :func:`find_settings`.

    >>> room = read_settings({"port": 9000, "think": None}, {"DOORCARD_THINK": "0.5"})
    >>> room.port, room.think, room.host
    (9000, 0.5, '127.0.0.1')
    >>> read_settings({}, {"DOORCARD_PORT": "http"})
    Traceback (most recent call last):
    doorcard.config.reading.BadSettings: DOORCARD_PORT 'http' is not a whole number
    """
    return find_settings(flags, environ).settings


def find_settings(
    flags: Mapping[str, object] | None = None, environ: Mapping[str, str] = os.environ
) -> Found:
    """Settings from flags, then ``DOORCARD_…`` variables, then the file, then defaults.

    The file is what the flag ``settings`` or ``DOORCARD_SETTINGS`` names, else
    ``settings.toml`` in the data folder, if it is there. A flag that is ``None`` was not
    given; flags of other names are left alone. Raises :class:`BadSettings` with all that
    is wrong.
    """
    flags = flags or {}
    wrong: list[str] = []
    by_flag = {k: v for k, v in flags.items() if k in _BY_NAME and v is not None}
    by_variable = _from_environment(environ, wrong)
    named = flags.get("settings") or environ.get(FILE_VARIABLE)
    folder = by_flag.get("data") or by_variable.get("data") or default_folder(environ)
    file = Path(str(named)) if named else Path(str(folder)) / FILE_NAME
    by_file = _from_file(file, wrong, needed=bool(named))
    if not named and by_file.pop("data", None) is not None:
        wrong.append(f"{file} lies in the data folder and cannot name it: use --data")
    given: dict[str, Any] = {"data": folder, **by_file, **by_variable, **by_flag}
    settings = replace(Settings(data=given["data"]), **given)
    wrong += settings.problems()
    if wrong:
        raise BadSettings(wrong)
    sources = dict.fromkeys(_BY_NAME, "default")
    sources |= dict.fromkeys(by_file, str(file))
    sources |= {name: _BY_NAME[name].variable for name in by_variable}
    sources |= dict.fromkeys(by_flag, "flag")
    return Found(settings, sources, file)


def _from_environment(environ: Mapping[str, str], wrong: list[str]) -> dict[str, Any]:
    found = {}
    for setting in CATALOGUE:
        text = environ.get(setting.variable)
        if text is None:
            continue
        try:
            found[setting.name] = setting.kind.from_text(text)
        except ValueError:
            said = setting.variable if setting.secret else f"{setting.variable} {text!r}"
            wrong.append(f"{said} is not {setting.kind.words}")
    return found


def _from_file(file: Path, wrong: list[str], *, needed: bool) -> dict[str, Any]:
    try:
        lines = file.read_text(encoding="utf-8")
    except (FileNotFoundError, NotADirectoryError):
        if needed:
            wrong.append(f"there is no settings file {file}")
        return {}
    except (OSError, UnicodeDecodeError) as failed:
        wrong.append(f"the settings file {file} cannot be read: {failed}")
        return {}
    try:
        written = tomllib.loads(lines)
    except tomllib.TOMLDecodeError as failed:
        wrong.append(f"the settings file {file} is not TOML: {failed}")
        return {}
    found = {}
    for name, value in written.items():
        setting = _BY_NAME.get(name)
        if setting is None:
            wrong.append(f"{file} sets {name!r}, which is no setting: doorcard settings lists all")
            continue
        try:
            found[name] = setting.kind.from_file(value)
        except ValueError:
            said = name if setting.secret else f"{name} {value!r}"
            wrong.append(f"{said} in {file} is not {setting.kind.words}")
    if any(_BY_NAME[name].secret for name in found) and _is_open(file):
        wrong.append(f"{file} holds a secret and others may read it: chmod 600 {file}")
    return found


def _is_open(file: Path) -> bool:
    return bool(file.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO))
