"""Settings of a room: what there is to set, and where each value comes from."""

from doorcard.config.catalogue import CATALOGUE, ENVIRONMENT, Setting
from doorcard.config.reading import (
    FILE_VARIABLE,
    BadSettings,
    Found,
    default_folder,
    find_settings,
    read_settings,
)
from doorcard.config.settings import Settings

__all__ = [
    "CATALOGUE",
    "ENVIRONMENT",
    "FILE_VARIABLE",
    "BadSettings",
    "Found",
    "Setting",
    "Settings",
    "default_folder",
    "find_settings",
    "read_settings",
]
