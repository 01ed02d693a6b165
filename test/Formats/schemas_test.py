# ===- schemas_test.py - Schemas against readers and writers ---------------===#
#
# Part of ao, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE in the project root for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-----------------------------------------------------------------------===#
"""Checks that the JSON Schema files accept the documents that the planner reads and
writes, and reject the documents that it rejects: unknown keys, other versions.

    schemas_test.py AO-PLAN
"""

import copy
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

try:
    import jsonschema
except ImportError:
    print("skipped: no module jsonschema (package python3-jsonschema)")
    sys.exit(77)

from documents import ROOT, SCHEMAS, check, find_error, load, schemas

TOOL = pathlib.Path(sys.argv.pop(1)).resolve()
TRACES = ROOT / "test" / "Traces"
ARTIFACTS = ROOT / "test" / "Formats" / "0.1"
MACHINE = {"d2h_bandwidth": 1e10, "h2d_bandwidth": 1e10}


def run(*arguments):
    return subprocess.run(
        [TOOL, *map(str, arguments)], capture_output=True, text=True, encoding="utf-8"
    )


def objects(node, path=()):
    """Yields the paths of the objects of a document."""
    if isinstance(node, dict):
        yield path
    children = node.items() if isinstance(node, dict) else enumerate(node)
    for key, child in children:
        if isinstance(child, (dict, list)):
            yield from objects(child, (*path, key))


def at(document, path):
    for key in path:
        document = document[key]
    return document


def json_path(path):
    return "$" + "".join(f"[{k}]" if isinstance(k, int) else f".{k}" for k in path)


class Case(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def succeed(self, *arguments):
        result = run(*arguments)
        self.assertEqual(result.returncode, 0, result.stderr)
        return result.stdout

    def write(self, document):
        path = self.folder / "document.json"
        path.write_text(json.dumps(document))
        return path

    def read_as(self, kind, document):
        """Returns the status and the errors of `ao-plan` for the document."""
        file = self.write(document)
        unet, trace = TRACES / "G_unet.json", ARTIFACTS / "trace.json"
        options = {
            "ao.step-trace": [file, "--min-bytes=0"],
            "ao.machine": [unet, f"--machine={file}", "--effort=0"],
            "ao.plan": [trace, f"--follow={file}", f"--followed-trace={trace}"],
            "ao.schedule": [unet, f"--schedule={file}", "--effort=0"],
            "ao.layout": [f"--layout={file}"],
        }
        result = run(*options[kind])
        return result.returncode, result.stderr


class SchemaTest(Case):
    def test_names(self):
        for path in sorted(SCHEMAS.iterdir()):
            schema = json.loads(path.read_text())
            jsonschema.Draft202012Validator.check_schema(schema)
            kind = schema["properties"]["schema"]["const"]
            version = schema["properties"]["version"]["const"]
            self.assertEqual(path.name, f"{kind}.v{version}.json")
            name = kind.removeprefix("ao.")
            self.assertEqual(schema["$id"], f"urn:ao:schema:{name}:{version}")

    def test_page(self):
        page = (ROOT / "docs" / "Reference" / "Formats.md").read_text()
        for path in SCHEMAS.glob("*.json"):
            kind = path.name.partition(".v")[0]
            self.assertIn(f"[`{kind}`](Schemas/{path.name})", page)


class WrittenTest(Case):
    """Documents that `ao-plan` writes, and those in the repository, are valid."""

    def test_traces(self):
        for path in [*TRACES.rglob("*.json"), *ROOT.glob("unittests/Planner/Inputs/random-step-*.json")]:
            load(path, "ao.step-trace")
        load(ROOT / "examples" / "small-device.json", "ao.machine")

    def test_plans_and_reports(self):
        unet, complete = TRACES / "G_unet.json", TRACES / "Complete" / "G_unet.json"
        tiers = {**MACHINE, "pinned_memory": 100_000_000,
                 "pageable_d2h_bandwidth": 5e9, "pageable_h2d_bandwidth": 5e9}
        plan, report, trace = (self.folder / n for n in ("plan.json", "report.json", "trace.json"))
        for source, *options in (
            (unet,),
            (unet, "--device-memory-budget=50%", "--compare", "--sweep"),
            (unet, "--device-memory-budget=50%", "--host-memory-budget=100GB",
             f"--machine={json.dumps(tiers)}"),
            (unet, "--policy=layerwise", "--num-layers=2", "--layer-issue=head",
             "--reload-order=use"),
            (unet, "--policy=pytorch", "--gib-rates"),
            (unet, "--policy=none"),
            (unet, "--device-memory-budget=200%"),
            (complete, "--device-memory-budget=40%"),
            (complete, "--device-memory-budget=60%", "--no-recompute"),
            (complete, "--max-slowdown=1%"),
            (TRACES / "A_gpt2s_4k.json", "--schedule=1f1b", "--stages=4", "--stage=0",
             "--microbatches=4", "--device-memory-budget=80%"),
        ):
            self.succeed(source, "--effort=0", *options, "-o", plan, f"--report={report}",
                         f"--trace-output={trace}")
            load(plan, "ao.plan")
            load(report, "ao.report")
            load(trace, "ao.step-trace")
        follow = (unet, f"--follow={plan}", f"--followed-trace={unet}")
        self.succeed(unet, "-o", plan, "--effort=0")
        check(json.loads(self.succeed(*follow, "--json")), "ao.plan")

    def test_layouts(self):
        output = self.folder / "layout.json"
        self.succeed(f"--layout={ARTIFACTS / 'layout.json'}", "-o", output)
        load(output, "ao.layout")


class ReaderTest(Case):
    """Readers and schemas reject the same documents."""

    def samples(self):
        for path in sorted(ARTIFACTS.glob("*.json")):
            document = json.loads(path.read_text())
            kind = document["schema"]
            if kind in ("ao.step-trace", "ao.machine", "ao.plan", "ao.schedule", "ao.layout"):
                yield kind, document

    def test_unknown_keys(self):
        for kind, document in self.samples():
            # One object of each type is enough.
            seen = set()
            for path in objects(document):
                names = tuple(k for k in path if isinstance(k, str))
                if names in seen or names[-1:] == ("peak_flops",):
                    continue
                seen.add(names)
                changed = copy.deepcopy(document)
                at(changed, path)["odd_key"] = 1
                with self.subTest(kind=kind, path=path):
                    self.assertIsNotNone(find_error(changed, kind))
                    status, error = self.read_as(kind, changed)
                    self.assertEqual(status, 1)
                    self.assertIn(f'{json_path((*path, "odd_key"))}: unknown key "odd_key"', error)

    def test_renamed_keys(self):
        """A renamed key is unknown, in each object that has it."""
        for kind, document in self.samples():
            seen = set()
            for path in objects(document):
                for key in at(document, path):
                    names = (*(k for k in path if isinstance(k, str)), key)
                    if names in seen or "peak_flops" in names[:-1] or names == ("schema",):
                        continue
                    seen.add(names)
                    changed = copy.deepcopy(document)
                    parent = at(changed, path)
                    parent[f"{key}_before"] = parent.pop(key)
                    with self.subTest(kind=kind, path=path, key=key):
                        self.assertIsNotNone(find_error(changed, kind))
                        status, error = self.read_as(kind, changed)
                        self.assertEqual(status, 1)
                        self.assertIn(json_path(path), error)

    def test_versions(self):
        for kind, document in self.samples():
            with self.subTest(kind=kind):
                # A later version may have other keys, also before the version.
                version = document.get("version", 1)
                later = version + 1
                changed = {"odd_key": [1], **document, "schema": kind, "version": later}
                self.assertIsNotNone(find_error(changed, kind))
                status, error = self.read_as(kind, changed)
                self.assertEqual(status, 1)
                self.assertIn(
                    f"$.version: expected version {version} of {kind}, got {later}", error)
                changed = {**document, "schema": "ao.other"}
                self.assertIsNotNone(find_error(changed, kind))
                status, error = self.read_as(kind, changed)
                self.assertIn(f'$.schema: expected the schema "{kind}", got "ao.other"', error)

    def test_artifacts(self):
        """Documents of 0.1 are read."""
        for kind, document in self.samples():
            with self.subTest(kind=kind):
                check(document, kind)
                status, error = self.read_as(kind, document)
                self.assertEqual(status, 0, error)
        for path in ARTIFACTS.glob("*.json"):
            load(path)


if __name__ == "__main__":
    unittest.main()
