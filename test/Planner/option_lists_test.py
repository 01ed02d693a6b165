# ===- option_lists_test.py - Lists of options and policies ----------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Compares what no compiler compares with PlanOptions.def and Policies.def: the
schema of plans, the functions of Python, the struct of its planner, and the page of
policies."""

import ast
import json
import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
LISTS = ROOT / "include" / "ao" / "Planner"
PYTHON = ROOT / "python" / "ao"
ROW = re.compile(
    r'^AO_(\w+)_OPTION\(\s*\w+,\s*\w+,[^,]+,\s*"([^"]+)",[^"]*(?:"[^"]*"\s*)+'
    r'(?:,\s*"(\w+)")?\)',
    re.MULTILINE,
)
# By names of C: kinds of fields, in ctypes.
FIELD = re.compile(r"^  (size_t|int64_t|double|const char \*)\s*(\w+);", re.MULTILINE)
TYPES = {"size_t": "c_size_t", "int64_t": "c_int64", "double": "c_double",
         "const char *": "c_char_p"}


def read_rows():
    """Returns the kind of row, the name and the key of each option."""
    text = (LISTS / "PlanOptions.def").read_text()
    rows = ROW.findall(text)
    assert len(rows) == len(re.findall(r"^AO_\w+_OPTION\(", text, re.MULTILINE))
    return rows


def read_policies():
    text = (LISTS / "Policies.def").read_text()
    return re.findall(r'^AO_POLICY\(\w+, "([^"]+)"', text, re.MULTILINE)


def keywords(file, function):
    """Returns the names of the keyword arguments of a function of Python."""
    for node in ast.parse((PYTHON / file).read_text()).body:
        if isinstance(node, ast.FunctionDef) and node.name == function:
            return {argument.arg for argument in node.args.kwonlyargs}
    raise AssertionError(f"{file} has no function {function}")


class OptionListsTest(unittest.TestCase):
    def test_schema_of_plans(self):
        schema = json.loads(
            (ROOT / "docs/Reference/Schemas/ao.plan.v2.json").read_text()
        )
        options = schema["$defs"]["options"]["properties"]
        self.assertEqual(set(options), {key for *_, key in read_rows() if key})
        self.assertEqual(options["policy"]["enum"], read_policies())

    def test_functions_of_python(self):
        names = [(kind, name.replace("-", "_")) for kind, name, _ in read_rows()]
        plan, offload = keywords("_planner.py", "plan"), keywords("_modules.py", "offload")
        for kind, name in names:
            if kind in ("POLICY", "PLAN", "SEED"):
                self.assertIn(name, plan)
            if kind != "POLICY":
                self.assertIn(name, offload)

    def test_struct_of_python(self):
        header = (ROOT / "include/ao-c/Planner.h").read_text()
        struct = header[header.index("typedef struct AoPlanOptions"):]
        fields = [
            (re.sub("[A-Z]", lambda m: "_" + m[0].lower(), name), TYPES[kind])
            for kind, name in FIELD.findall(struct[:struct.index("}")])
        ]
        library = (PYTHON / "_planner_library.py").read_text()
        struct = library[library.index("class _PlanOptions"):]
        self.assertEqual(
            [(name.replace("_memory", ""), kind)
             for name, kind in re.findall(r'\("(\w+)", (\w+)\)', struct[:struct.index("]")])],
            fields,
        )

    def test_page_of_policies(self):
        page = (ROOT / "docs/Explanation/Policies.md").read_text()
        self.assertEqual(
            set(re.findall(r"^\| `([\w-]+)` \|", page, re.MULTILINE)), set(read_policies())
        )


if __name__ == "__main__":
    unittest.main()
