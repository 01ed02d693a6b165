# ===- lint_folders.py - Dependencies between folders ----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Checks the sizes of folders and the includes between them.

A public header counts as a file of the folder that has the source of the same
name (include/ao/Analysis/Steps/Step.h: lib/Analysis/Steps); without such a source its
includes are not checked.
"""

import pathlib
import posixpath
import re

SOURCES = (".cpp", ".h", ".c", ".cu", ".td", ".py")
PRODUCT = ("lib/", "include/", "runtime/", "tools/", "python/")
TESTS = ("runtime/cts/",)
MAX_FILES = 25
ARCHITECTURE = "docs/Explanation/Architecture.md"
# Folders of parts that a build may omit, and the folders that may include them.
OPTIONAL = {
    "runtime/eager": {"runtime"},
    "runtime/graph": {"runtime"},
    "lib/Conversion/AutogradToLLVM": {"lib/Pipelines"},
    "lib/Dialect/Autograd/IR": {
        "lib/CAPI",
        "lib/Conversion/AutogradToLLVM",
        "lib/Dialect/Autograd/Models",
        "lib/Dialect/Autograd/Transforms",
        "lib/Pipelines",
        "tools/ao-run/tapes",
    },
    "lib/Dialect/Autograd/Transforms": {"lib/CAPI"},
    "lib/Dialect/Graph/IR": {"lib/CAPI", "lib/Dialect/Graph/Transforms", "lib/Pipelines"},
    "lib/Dialect/Graph/Transforms": {"lib/Pipelines"},
    "lib/Execution": {"lib/CAPI", "tools/ao-run"},
    "tools/ao-run": set(),
    "tools/ao-run/harness": {"tools/ao-run"},
    "tools/ao-run/harness/Program": {
        "tools/ao-run",
        "tools/ao-run/harness",
        "tools/ao-run/tapes",
    },
    "tools/ao-run/tapes": {"tools/ao-run"},
}

_CXX = re.compile(r'^#include "([^"]+)"', re.MULTILINE)
_PYTHON = re.compile(
    r"^from (\.+)([\w.]*) import (\([^)]*\)|.*)$", re.MULTILINE
)


def _owners(paths):
    """Returns the folder of the source of each public header."""
    sources = {}
    for path in paths:
        if path.startswith(("lib/", "runtime/")) and path.endswith(".cpp"):
            stem = pathlib.PurePath(path).stem
            sources.setdefault(stem, []).append(posixpath.dirname(path))
    owners = {}
    for path in paths:
        if not path.startswith("include/"):
            continue
        library = posixpath.dirname(path).replace("include/ao/", "lib/", 1)
        folders = [
            folder for folder in sources.get(pathlib.PurePath(path).stem, [])
            if folder == library or folder.startswith(library + "/")
        ]
        # A list for the preprocessor has no source.
        owners[path] = folders[0] if folders and not path.endswith(".def") else None
    return owners


def _resolve_cxx(path, included, known):
    """Returns the file that an include line names, or None."""
    folder = posixpath.dirname(path)
    while True:
        candidate = posixpath.normpath(posixpath.join(folder, included))
        if candidate in known:
            return candidate
        if not folder:
            break
        folder = posixpath.dirname(folder)
    candidate = "include/" + included
    return candidate if candidate in known else None


def _resolve_python(path, dots, module, names, known):
    """Returns the files that an import line names."""
    package = path.split("/")[:-1]
    base = package[:len(package) - len(dots) + 1] + [p for p in module.split(".") if p]
    found = []
    for name in re.findall(r"\w+", names):
        for parts in ([*base, name + ".py"], [*base[:-1], base[-1] + ".py"]):
            candidate = "/".join(parts)
            if candidate in known:
                found.append(candidate)
                break
    return found


def includes(root, paths):
    """Returns pairs of folders, the first of which includes the second, each with
    the two files of one such line."""
    known = {
        path for path in paths
        if path.startswith(PRODUCT) and not path.startswith(TESTS)
    }
    owners = _owners(known)

    def folder_of(path):
        return owners.get(path, posixpath.dirname(path))

    pairs = {}
    for path in sorted(known):
        if not path.endswith(SOURCES):
            continue
        text = (root / path).read_text(errors="replace")
        targets = [
            _resolve_cxx(path, match, known) for match in _CXX.findall(text)
        ]
        if path.endswith(".py"):
            for match in _PYTHON.findall(text):
                targets += _resolve_python(path, *match, known)
        for target in targets:
            pair = (folder_of(path), target and folder_of(target))
            if all(pair) and pair[0] != pair[1]:
                pairs.setdefault(pair, (path, target))
    return pairs


def cycles(pairs):
    """Returns the sets of folders that include each other, each sorted."""
    after = {}
    for first, second in pairs:
        after.setdefault(first, set()).add(second)

    def reached(start):
        seen, stack = set(), [start]
        while stack:
            for folder in after.get(stack.pop(), ()):
                if folder not in seen:
                    seen.add(folder)
                    stack.append(folder)
        return seen

    reach = {folder: reached(folder) for folder in after}
    found = {
        tuple(sorted(other for other in reach[folder]
                     if folder in reach.get(other, ())))
        for folder in after if folder in reach[folder]
    }
    return sorted(found)


def sizes(paths):
    """Returns the number of sources in each folder."""
    counts = {}
    for path in paths:
        if path.endswith(SOURCES):
            folder = posixpath.dirname(path)
            counts[folder] = counts.get(folder, 0) + 1
    return counts


def unnamed(root, paths):
    """Returns the folders of the product that the architecture page does not name."""
    if ARCHITECTURE not in paths:
        return []
    page = (root / ARCHITECTURE).read_text()
    folders = {
        path.split("/")[0] + "/" + path.split("/")[1]
        for path in paths
        if path.startswith(("lib/", "include/", "runtime/"))
        and path.count("/") > 1
    } | {
        "/".join(path.split("/")[:3])
        for path in paths
        if path.startswith(("include/ao/", "python/ao/")) and path.count("/") > 2
    }
    return sorted(
        folder for folder in folders
        if f"`{folder}`" not in page and not any(
            other.startswith(folder + "/") and f"`{other}`" in page
            for other in folders
        )
    )


def check(root, paths):
    """Returns a finding for each folder that is too large or undocumented, and for
    each include of an optional part or in a cycle of folders."""
    findings = [
        f"{folder}:1: {count} sources, at most {MAX_FILES} are allowed"
        for folder, count in sorted(sizes(paths).items())
        if count > MAX_FILES
    ]
    findings += [
        f"{ARCHITECTURE}:1: names no folder '{folder}'"
        for folder in unnamed(root, paths)
    ]
    pairs = includes(root, paths)
    findings += [
        f"{path}:1: includes {target}, which a build may omit"
        for (first, second), (path, target) in sorted(pairs.items())
        if first not in OPTIONAL.get(second, {first})
    ]
    for cycle in cycles(pairs):
        for (first, second), (path, target) in sorted(pairs.items()):
            if first in cycle and second in cycle:
                findings.append(
                    f"{path}:1: includes {target}, but {second} includes {first} "
                    "as well"
                )
    return findings
