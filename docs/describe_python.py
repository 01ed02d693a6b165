#!/usr/bin/env python3
# ===- describe_python.py - The Python package as a page -------------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Writes a page of Markdown from the docstrings of python/ao.

Reads the sources and does not import them: a page can be made without a build.
"""

import argparse
import ast
import pathlib
import re
import textwrap

SECTION = re.compile(r"^(Args|Attributes|Returns|Raises|Example):$")
ENTRY = re.compile(r"^([\w, *]+): (.*)$")


def public_names(package):
    """Module and name of each object that __init__.py imports; of a package whose
    users import its modules, of what these list in __all__."""
    tree = ast.parse((package / "__init__.py").read_text())
    imports = [
        node
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module not in (None, "__future__")
    ]
    for node in imports:
        for alias in node.names:
            yield node.module, alias.name
    for path in sorted(package.glob("[a-z]*.py")) if not imports else ():
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.Assign) and node.targets[0].id == "__all__":
                for name in ast.literal_eval(node.value):
                    yield path.stem, name


def definition(package, module, name):
    """The lines of a module, and where in them the name is defined."""
    source = package.joinpath(*module.split(".")).with_suffix(".py").read_text()
    for node in ast.parse(source).body:
        if getattr(node, "name", None) == name:
            return source.split("\n"), node
    raise SystemExit(f"no definition of {module}.{name}")


def signature(lines, node):
    """`name(…) -> result`, as the source has it."""
    head = "\n".join(lines[node.lineno - 1 : node.body[0].lineno - 1])
    return textwrap.dedent(head).removeprefix("def ").rstrip().rstrip(":")


def indent_of(line):
    return len(line) - len(line.lstrip())


def entries(lines):
    """Lines such as `name: text`, with lines that go on indented, as a list."""
    for line in lines:
        match = ENTRY.match(line)
        if match and indent_of(line) == 0:
            names = ", ".join(f"`{n}`" for n in match[1].split(", "))
            yield f"* {names}: {match[2]}"
        else:
            yield f"  {line.strip()}" if line.strip() else ""


def markdown(docstring):
    """A docstring with its sections set as lists and code."""
    section, block = None, []
    out = []

    def flush():
        body = "\n".join(block).strip("\n").split("\n")
        body = [line[2:] if line.startswith("  ") else line for line in body]
        if section == "Example":
            out.append("```python\n" + "\n".join(body) + "\n```")
        elif section in ("Args", "Attributes", "Raises"):
            out.append("\n".join(entries(body)))
        elif section:
            out.append("\n".join(body))
        elif block:
            out.append("\n".join(block).strip("\n"))
        block.clear()

    for line in docstring.split("\n"):
        match = SECTION.match(line)
        if match:
            flush()
            section = match[1]
            out.append(f"**{section}**")
        else:
            block.append(line)
    flush()
    return "\n\n".join(text for text in out if text)


def code_blocks(text):
    """Sets what a docstring indents by four as code."""
    return re.sub(
        r"(?m)(?:^ {4}.*\n?)(?:(?: {4}.*)?\n?)*",
        lambda m: "```python\n"
        + "\n".join(line[4:] for line in m[0].rstrip().split("\n"))
        + "\n```\n\n",
        text,
    ).strip()


def describe(lines, node, prefix, level):
    heading = "#" * level
    yield f"{heading} `{prefix}{node.name}`"
    if isinstance(node, ast.FunctionDef):
        text = signature(lines, node)
        if node.decorator_list:
            yield f"`{text.split(' -> ')[1]}`, read only."
        else:
            yield f"```python\n{text}\n```"
    yield markdown(ast.get_docstring(node) or "")
    if isinstance(node, ast.ClassDef):
        for member in node.body:
            # Hooks that a library calls have no docstring.
            is_public = isinstance(member, ast.FunctionDef) and member.name[0] != "_"
            if is_public and ast.get_docstring(member):
                yield from describe(lines, member, f"{node.name}.", level + 1)


def import_name(package):
    """How the package is imported: folders above it may be packages, too."""
    names = [package.name]
    while (package.parent / "__init__.py").exists():
        package = package.parent
        names.insert(0, package.name)
    return ".".join(names)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("package", type=pathlib.Path)
    parser.add_argument("-o", "--output", type=pathlib.Path, required=True)
    args = parser.parse_args()
    top = ast.get_docstring(ast.parse((args.package / "__init__.py").read_text()))
    parts = [code_blocks(top)]
    prefix = import_name(args.package) + "."
    for module, name in sorted(
        public_names(args.package), key=lambda pair: pair[1].lower()
    ):
        lines, node = definition(args.package, module, name)
        inner = "" if module.split(".")[-1].startswith("_") else f"{module}."
        parts += describe(lines, node, prefix + inner, 2)
    args.output.write_text("\n\n".join(parts) + "\n")


if __name__ == "__main__":
    main()
