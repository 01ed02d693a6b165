# ===- _profile.py - What was measured on a device -------------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""A file for each device and version of PyTorch: durations of ops, and rates.

    {"schema": "ao.torch-profile", "version": 1, "device": …, "torch": …,
     "link": {a machine's description, or nothing},
     "shared_links": {"<ranks>": the same while so many ranks of a machine copy},
     "ops": {"<signature>": {"duration_us": …, "workspace_bytes": …}}}

It is written whole or not at all, so several processes may share it; of two that
write at once the later one remains.
"""

from __future__ import annotations

import json
import os
import pathlib
import platform
import re
import tempfile
from typing import Any, Mapping

import torch

from ..._messages import Error

_SCHEMA, _VERSION = "ao.torch-profile", 1
_PARTS = ("link", "shared_links", "ops")

Folder = "str | os.PathLike[str] | None"


def folder(given: Folder) -> pathlib.Path:
    """Returns the folder that the option `cache_dir` selects."""
    if given is None:
        given = os.environ.get("AO_CACHE_DIR") or pathlib.Path("~/.cache/ao")
    if not isinstance(given, (str, os.PathLike)):
        raise TypeError(
            f"'cache_dir' must be text or a path, not {type(given).__name__}"
        )
    return pathlib.Path(given).expanduser()


def device_name(device: torch.device) -> str:
    """The model of a device, so that equal ones share a profile."""
    if device.type == "cuda":
        return torch.cuda.get_device_name(device)
    if device.type == "cpu":
        return f"cpu {platform.processor() or platform.machine()}"
    return device.type


def check(document: Any) -> Mapping[str, Any]:
    """Returns a profile that a caller passes.

    Raises:
      Error: it is not a profile.
    """
    if (
        not isinstance(document, Mapping)
        or document.get("schema") != _SCHEMA
        or document.get("version") != _VERSION
    ):
        raise Error("durations: expected an ao.torch-profile of version 1")
    return document


class Profile:
    """The file of one device; one that is damaged is made anew."""

    def __init__(self, device: torch.device, cache_dir: Folder) -> None:
        name = device_name(device)
        slug = re.sub(r"[^A-Za-z0-9.]+", "-", f"{name}-torch-{torch.__version__}")
        self.path = folder(cache_dir) / f"profile-{slug}.json"
        self._document: dict[str, Any] = {
            "schema": _SCHEMA,
            "version": _VERSION,
            "device": name,
            "torch": torch.__version__,
            "link": {},
            "shared_links": {},
            "ops": {},
        }
        self._is_changed = False
        try:
            known = check(json.loads(self.path.read_text(encoding="utf-8")))
        except (OSError, ValueError, Error):
            return
        self._document |= {key: dict(known.get(key, {})) for key in _PARTS}

    @property
    def link(self) -> dict[str, Any]:
        return dict(self._document["link"])

    @link.setter
    def link(self, machine: Mapping[str, Any]) -> None:
        self._document["link"] = dict(machine)
        self._is_changed = True

    def shared_link(self, ranks: int) -> dict[str, Any]:
        """A description with rates of so many ranks of a machine at once, or
        nothing."""
        return dict(self._document["shared_links"].get(str(ranks), {}))

    def add_shared_link(self, ranks: int, machine: Mapping[str, Any]) -> None:
        if self.shared_link(ranks) != machine:
            self._document["shared_links"][str(ranks)] = dict(machine)
            self._is_changed = True

    def find(self, signature: str) -> Mapping[str, Any] | None:
        return self._document["ops"].get(signature)

    def add(self, signature: str, entry: Mapping[str, Any]) -> None:
        self._document["ops"][signature] = dict(entry)
        self._is_changed = True

    def save(self) -> None:
        """Writes what is new.

        Raises:
          OSError: the folder cannot be written.
        """
        if not self._is_changed:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=self.path.parent, suffix=".tmp")
        try:
            with open(handle, "w", encoding="utf-8") as file:
                json.dump(self._document, file, indent=1, sort_keys=True)
            os.replace(name, self.path)
        except BaseException:
            os.unlink(name)
            raise
        self._is_changed = False
