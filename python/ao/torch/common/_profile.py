# ===- _profile.py - Measured durations and memory -------------------------===#
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
write at once the later one remains. A file that cannot be read is replaced, with a
warning.
"""

from __future__ import annotations

import json
import math
import os
import pathlib
import platform
import re
import tempfile
import warnings
from typing import Any, Collection, Mapping

import torch

from ..._messages import Error

_SCHEMA, _VERSION = "ao.torch-profile", 1
_PARTS = ("link", "shared_links", "ops")
_KEYS = ("schema", "version", "device", "torch", *_PARTS)
_OP_KEYS = ("duration_us", "workspace_bytes")

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


def _expect_object(path: str, value: Any, keys: Collection[str] | None = None) -> None:
    if not isinstance(value, Mapping):
        raise Error(f"{path}: expected an object")
    for key in value:
        if keys is not None and key not in keys:
            raise Error(
                f"{path}.{key}: unknown key {json.dumps(key)}, "
                f"expected one of {', '.join(keys)}"
            )


def check(document: Any) -> Mapping[str, Any]:
    """Returns a profile.

    Raises:
      Error: the document is no profile, or has another version.
    """
    _expect_object("$", document)
    schema, version = document.get("schema"), document.get("version")
    if schema != _SCHEMA:
        got = f", got {json.dumps(schema)}" if isinstance(schema, str) else ""
        raise Error(f'$.schema: expected the schema "{_SCHEMA}"{got}')
    if version != _VERSION:
        raise Error(
            f"$.version: expected version {_VERSION} of {_SCHEMA}, got {version}; "
            "write it again with durations='measured'"
        )
    _expect_object("$", document, _KEYS)
    for part in _PARTS:
        _expect_object(f"$.{part}", document.get(part, {}))
    for signature, entry in document.get("ops", {}).items():
        path = f"$.ops[{json.dumps(signature)}]"
        _expect_object(path, entry, _OP_KEYS)
        for key in _OP_KEYS:
            value = entry.get(key, 0)
            if not isinstance(value, (int, float)) or not 0 <= value < math.inf:
                raise Error(f"{path}.{key}: expected a number of at least 0")
        if "duration_us" not in entry:
            raise Error(f'{path}: missing key "duration_us"')
    return document


class Profile:
    """The file of one device. A file that cannot be read, such as one of another
    version, is replaced, with a warning."""

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
        except FileNotFoundError:
            return
        except (OSError, ValueError, Error) as error:
            warnings.warn(f"{self.path}: {error}; it is measured again", stacklevel=2)
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
