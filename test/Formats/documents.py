# ===- documents.py - Validates JSON documents of ao -----------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Validates documents against the JSON Schema files in docs/Reference/Schemas."""

import functools
import json
import pathlib

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCHEMAS = ROOT / "docs" / "Reference" / "Schemas"


class Invalid(Exception):
    pass


@functools.lru_cache(maxsize=None)
def schemas():
    """Returns the schemas by kind of document; each contains the schemas that it refers
    to. References become paths, because older versions of jsonschema do not resolve an
    "$id" within a schema."""
    found = {
        path.name.partition(".v")[0]: json.loads(path.read_text())
        for path in sorted(SCHEMAS.glob("*.json"))
    }
    kinds = {schema["$id"]: kind for kind, schema in found.items()}

    def with_paths(node, kind):
        if isinstance(node, list):
            return [with_paths(entry, kind) for entry in node]
        if not isinstance(node, dict):
            return node
        entries = {key: with_paths(entry, kind) for key, entry in node.items()}
        if isinstance(node.get("$ref"), str):
            name, _, rest = node["$ref"].partition("#")
            target = kinds[name] if name else kind
            entries["$ref"] = f"#/$defs/{target}{rest}"
        return entries

    definitions = {}
    for kind, schema in found.items():
        definitions[kind] = with_paths(schema, kind)
        del definitions[kind]["$id"]
    return {
        kind: {
            "$schema": schema["$schema"],
            "$ref": f"#/$defs/{kind}",
            "$defs": definitions,
        }
        for kind, schema in found.items()
    }


def kind_of(document):
    """Returns the kind that a document names; "" if it is no document of ao."""
    schema = document.get("schema") if isinstance(document, dict) else None
    return schema if isinstance(schema, str) and schema.startswith("ao.") else ""


@functools.lru_cache(maxsize=None)
def _validator(kind):
    return jsonschema.Draft202012Validator(schemas()[kind])


def find_error(document, kind=None):
    """Returns the first error of a document, with its path; None if it is valid."""
    kind = kind or kind_of(document)
    if kind not in schemas():
        return f"{kind or 'a document without a schema'}: no such kind of document"
    error = next(_validator(kind).iter_errors(document), None)
    if error is None:
        return None
    # The error of alternatives is only that none matches: use that of the closest one.
    while error.context:
        error = max(error.context, key=lambda e: len(e.absolute_path))
    return f"{kind} {error.json_path}: {error.message[-300:]}"


def check(document, kind=None):
    """Returns the document.

    Raises:
      Invalid: it is not valid.
    """
    error = find_error(document, kind)
    if error:
        raise Invalid(error)
    return document


def load(path, kind=None):
    """Reads a document and checks it."""
    return check(json.loads(pathlib.Path(path).read_text(encoding="utf-8")), kind)
