# ===- checked_test.py - A lit format that validates documents -------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""A test format of lit that validates the JSON documents that tools write in a test."""

import json
import pathlib

import lit.Test
import lit.formats

try:
    import documents
except ImportError:
    documents = None


class CheckedTest(lit.formats.ShTest):
    def execute(self, test, lit_config):
        before = _written(test)
        result = super().execute(test, lit_config)
        if result.code != lit.Test.PASS:
            return result
        for path, time in _written(test).items():
            error = None if before.get(path) == time else _find_error(path)
            if error:
                return lit.Test.Result(lit.Test.FAIL, f"{path}: {error}\n")
        return result


def make(lit_config):
    if documents:
        return CheckedTest(execute_external=False)
    lit_config.note("no module jsonschema (package python3-jsonschema): documents are not validated")
    return lit.formats.ShTest(execute_external=False)


def _written(test):
    """Returns the JSON files of a test with their modification times, without those that
    split-file extracts from its source."""
    source = pathlib.Path(test.getSourcePath())
    folder = pathlib.Path(test.getExecPath()).parent / "Output"
    inputs = {
        line.split("---", 1)[1].strip()
        for line in source.read_text(encoding="utf-8").splitlines()
        if line.startswith(("//---", "#---"))
    }
    return {
        path: path.stat().st_mtime_ns
        for place in folder.glob(f"{source.name}.tmp*")
        for path in ([place] if place.is_file() else place.rglob("*.json"))
        if path.suffix == ".json" and path.name not in inputs
    }


def _find_error(path):
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        return None  # An input that is wrong on purpose.
    return documents.find_error(document) if documents.kind_of(document) else None
