# ===- WritePlanningOptions.py - Planning options for TableGen -------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Writes the options of PlanOptions.def as records of TableGen: a class for each
option, with its default as a parameter, and the list AO_PlanningOptions of all
options of passes.

    WritePlanningOptions.py PlanOptions.def PlanOptions.td
"""

import pathlib
import re
import sys

# Type and default of an option of a pass, and its text in C++, by the kind of
# the option. Enumerations have their own type.
TEXT, NUMBER = ("std::string", '"\\"" # value # "\\""'), ("int64_t", "value")
KINDS = {
    "Budget": (*TEXT, ""),
    "Share": (*TEXT, ""),
    "Text": (*TEXT, ""),
    "Size": (*TEXT, "auto"),
    "Effort": (*NUMBER, None),
    "Seed": (*NUMBER, None),
    "Count": (*NUMBER, "-1"),
    "LayerCount": (*NUMBER, "-1"),
    "Flag": ("bool", "value", None),
    "Permission": ("bool", "value", "false"),
    "Rate": ("double", "value", None),
}
ROW = re.compile(
    r"^AO_(POLICY|SEED|PLAN|TRACE|PASS)_OPTION\(\s*(\w+),\s*(\w+),\s*([^,]+),"
    r'\s*"([^"]+)",\s*[\w |]+,\s*((?:"[^"]*"\s*)+)[,)]',
    re.MULTILINE,
)


def write_class(row: re.Match) -> tuple[str, str]:
    """Returns the name of a class and its definition."""
    _, kind, member, default, name, text = row.groups()
    values = ""
    if kind in KINDS:
        cpp_type, form, other = KINDS[kind]
        default = default if other is None else other
    else:
        cpp_type, default = f"::ao::planner::{kind}", default.split("::")[-1]
        form = f'"{cpp_type}::" # value'
        values = f", [{{::ao::getValues({cpp_type}())}}]"
    text = re.sub(r"\s*\n\s*", "\n    ", text)
    record = f"AO_{member[0].upper()}{member[1:]}Option"
    return record, (
        f'class {record}<string value = "{default}"> : Option<"{member}", "{name}",\n'
        f'    "{cpp_type}", {form},\n    {text}{values}>;\n'
    )


def main() -> None:
    source, target = map(pathlib.Path, sys.argv[1:])
    listing = source.read_text()
    rows = list(ROW.finditer(listing))
    if len(rows) != len(re.findall(r"^AO_(?!PIPELINE)\w+_OPTION\(", listing, re.MULTILINE)):
        sys.exit(f"{source}: expected rows as its comment describes them")
    classes = [write_class(row) for row in rows]
    names = ",\n".join(f"  {name}<>" for name, _ in classes)
    text = "\n".join(
        [
            f"// Written by {pathlib.Path(__file__).name} from {source.name}.\n",
            *(definition for _, definition in classes),
            f"defvar AO_PlanningOptions = [\n{names}\n];\n",
        ]
    )
    if not target.exists() or target.read_text() != text:
        target.write_text(text)


main()
